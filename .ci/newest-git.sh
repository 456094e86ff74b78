#!/usr/bin/env bash
# Runs tests of our git calls once more on the newest git of Debian, laid over the one that is installed. Where it cannot be
# had, it says so: git changes under us, and what is installed here may be years old.
set -uo pipefail
cd "$(dirname "$0")/.."
skip() { echo "SKIPPED: the tests on the newest git: $1"; exit 0; }
[ "$(id -u)" = 0 ] || skip 'it takes root to lay it over the one that is installed'
site=$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' 2> /dev/null | head -n 1)
keys=/usr/share/keyrings/debian-archive-keyring.gpg
[ -n "$site" ] && [ -e "$keys" ] || skip 'this is no Debian with its lists of packages'

room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
mkdir -p "$room/lists/partial" "$room/new"
echo "deb [signed-by=$keys] $site sid main" > "$room/sources.list"
apt() {
  apt-get -qq -o APT::Sandbox::User=root -o Dir::Etc::SourceList="$room/sources.list" -o Dir::Etc::SourceParts=- \
    -o Dir::State::Lists="$room/lists" -o Dir::Cache="$room" -o Acquire::Languages=none -o APT::Update::Error-Mode=any \
    -o Acquire::IndexTargets::deb::DEP-11::DefaultEnabled=false "$@" 2>&1
}
# With the C library that it was built for, which runs the programs of an older one too.
said=$(apt update && cd "$room" && apt download git libc6) || skip "${said##*$'\n'}"
for package in "$room"/*.deb; do dpkg-deb -x "$package" "$room/new" || skip "$package cannot be unpacked"; done
over="mount -t overlay overlay -o lowerdir=$room/new/usr:/usr /usr && git --version"
version=$(unshare --mount sh -c "$over" 2>&1) || skip "$version"

echo "$version, over $(git --version)"
unshare --mount sh -c "$over > /dev/null && exec \"\$@\"" - \
  node --max-semi-space-size=2 --v8-pool-size=1 --no-regexp-tier-up --experimental-vm-modules --disable-warning=ExperimentalWarning node_modules/jest/bin/jest.js "${@:-\
test/system/git/(checkpoint|git|lock|plan-merge|tree)\\.}"
