"""The pages of a session that was taken over from another program: ranking, travellers, hand records."""
