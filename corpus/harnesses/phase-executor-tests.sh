# This project where a plan needs a test of its own that can fail: what the README advises for a gate.
exec bash "$CORPUS/harnesses/phase-executor.sh" --min-evidence tests
