#!/usr/bin/env bash
# Installs act, which runs workflows without GitHub, and prints where it is. Where it cannot be installed, as without Go or
# a way to its modules, it says so on standard error and prints nothing: the tests that need it are skipped, loudly.
set -uo pipefail
cd "$(dirname "$0")/.."

version=0.2.87
home=$PWD/node_modules/.cache/act-$version

is_there() { [ "$("$home/act" --version 2> /dev/null)" = "act version $version" ]; }

for try in 1 2 3; do
  is_there && echo "$home/act" && exit 0
  mkdir -p "$home"
  GOBIN=$home go install "github.com/nektos/act@v$version" > "$home/install.log" 2>&1 && continue
  [ "$try" = 3 ] || sleep $((try * 2))
done
is_there && echo "$home/act" && exit 0
{
  echo "SKIPPED: act $version cannot be installed here, so no workflow is run:"
  tail -n 3 "$home/install.log" | sed 's/^/  /'
} >&2
