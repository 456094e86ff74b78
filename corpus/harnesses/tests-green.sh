# "The tests are green": the agent, then the project's tests, in the same checkout.
set -e
eval "$AGENT"
eval "$TESTS"
