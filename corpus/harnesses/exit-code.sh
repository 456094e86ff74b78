# "The agent ended with 0": a step that runs an agent, and nothing after it.
eval "$AGENT"
