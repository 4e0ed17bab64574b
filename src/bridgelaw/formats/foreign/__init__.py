"""What readers and writers of other programs' files share: places, findings, calls and cards followed in turn."""
