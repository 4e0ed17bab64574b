"""Law 42: dummy's rights."""
