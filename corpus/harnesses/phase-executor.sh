# This project, with its defaults: one attempt, no repair.
exec node "$CORPUS/../dist/cli.js" run 1 --agent command --agent-command "$AGENT" --test-command "$TESTS" --max-attempts 1 --repairs 0 "$@"
