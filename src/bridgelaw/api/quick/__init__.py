"""The quick ruling: a kind of irregularity and the few facts that count, judged by the smallest record with them."""
