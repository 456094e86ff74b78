#!/usr/bin/env bash
# Runs tests of the cage once more as a user without rights, where CI runs as root: then namespaces are made in another way.
# The copy is this user's, because some attacks write into the engine.
set -euo pipefail
cd "$(dirname "$0")/.."
[ "$(id -u)" = 0 ] || { echo 'npm test has run them as such a user'; exit 0; }
as_user=(setpriv --reuid=65534 --regid=65534 --clear-groups env -i "PATH=$PATH")
"${as_user[@]}" node --version > /dev/null || { echo 'SKIPPED: node cannot be started by such a user here'; exit 0; }

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
mkdir "$room/copy" "$room/home" "$room/tmp"
find . -mindepth 1 -maxdepth 1 ! -name .git ! -name node_modules -exec cp -r -t "$room/copy" {} +
# Packages are only read. Where this user cannot reach them, it gets its own 370 MB.
if "${as_user[@]}" test -r "$PWD/node_modules/jest/bin/jest.js"; then
  ln -s "$PWD/node_modules" "$room/copy/node_modules"
else
  cp -r node_modules "$room/copy"
fi
chown -RP 65534:65534 "$room"
cd "$room/copy"
"${as_user[@]}" HOME="$room/home" TMPDIR="$room/tmp" \
  node --max-semi-space-size=2 --v8-pool-size=1 --no-regexp-tier-up --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js \
  test/agents/sandbox test/agents/egress-proxy test/attacks/cage test/attacks/network
