"""The boosters of Tichu as people meet them: names, texts, controls, lines of the log."""
