"""Law 93. Who hears an appeal: the record has the decision, not the instance. No rule acts."""
