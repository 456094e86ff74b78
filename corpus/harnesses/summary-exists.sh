# A plan is complete when its SUMMARY exists, and says nothing else: what scripts around planning folders ask.
set -e
eval "$AGENT"
test -s "$SUMMARY_PATH"
! grep -qi 'self-check: failed' "$SUMMARY_PATH"
