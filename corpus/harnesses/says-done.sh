# A loop that calls the agent until it says that it is done, and believes it: here one round of it.
set -e
output=$(eval "$AGENT")
printf '%s\n' "$output"
printf '%s\n' "$output" | grep -qiE '\b(done|complete|completed|finished)\b'
