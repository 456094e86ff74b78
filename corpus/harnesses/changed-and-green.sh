# A common step after an agent's Action: fail without changes, test, then commit and push what there is.
set -e
before=$(git rev-parse HEAD)
eval "$AGENT"
if [ -z "$(git status --porcelain)" ] && [ "$(git rev-parse HEAD)" = "$before" ]; then
  echo 'The agent changed nothing.'
  exit 1
fi
eval "$TESTS"
git add -A
git diff --cached --quiet || git commit -q -m 'chore: work of the agent'
