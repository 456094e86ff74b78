#!/usr/bin/env bash
# Holds every workflow, the examples, every action.yml and the files that `init` writes to two linters; exceptions and their reasons are in .github/actionlint.yaml
# and .github/zizmor.yml. A linter that cannot be installed here is skipped, and says so; a finding fails.
set -uo pipefail
cd "$(dirname "$0")/.."

actionlint=1.7.12 zizmor=1.32.0
home=$PWD/node_modules/.cache/workflow-linters
files=(.github/workflows/*.yml examples/workflows/*.yml)
failed=0

main() {
  mkdir -p "$home"
  starters=$(mktemp -d)
  trap 'rm -rf "$starters"' EXIT
  node .ci/starter-files.mjs "$starters" || return 1
  files+=("$starters"/*/run-phase.yml)
  if installed "actionlint $actionlint" install_actionlint; then
    # Without the linters of shell and Python that it would find on some machines: the same findings everywhere.
    "$home/bin/actionlint" -no-color -shellcheck= -pyflakes= "${files[@]}" || failed=1
  fi
  if installed "zizmor $zizmor" install_zizmor; then
    "$home/zizmor/bin/zizmor" --offline --pedantic --strict-collection --no-progress --color never --quiet \
      --config .github/zizmor.yml "${files[@]}" .github/dependabot.yml action.yml ./*/action.yml "$starters"/*/action.yml || failed=1
  fi
  return "$failed"
}

install_actionlint() {
  "$home/bin/actionlint" -version 2> /dev/null | head -n 1 | grep -qxE "v?$actionlint" ||
    GOBIN=$home/bin go install "github.com/rhysd/actionlint/cmd/actionlint@v$actionlint"
}

install_zizmor() {
  [ "$("$home/zizmor/bin/zizmor" --version 2> /dev/null)" = "zizmor $zizmor" ] && return
  rm -rf "$home/zizmor" # what an earlier try has left may be half a thing
  python3 -m venv "$home/zizmor" && "$home/zizmor/bin/pip" install --quiet --disable-pip-version-check "zizmor==$zizmor"
}

# The registries can stumble, so three times; no machine is red because it has no network, no Go or no Python.
installed() {
  local name=$1 install=$2 try
  for try in 1 2 3; do
    "$install" > "$home/install.log" 2>&1 && return 0
    [ "$try" = 3 ] || sleep $((try * 2))
  done
  printf 'SKIPPED: %s cannot be installed here, so nothing was checked with it:\n' "$name"
  tail -n 3 "$home/install.log" | sed 's/^/  /'
  return 1
}

main
