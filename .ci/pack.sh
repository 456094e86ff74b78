#!/usr/bin/env bash
# Builds a clean checkout, compares it with what is committed, and packs it: pack.sh <checkout> <folder>.
# The folder gets the package, its SBOM and SHA256SUMS, the same bytes on every machine.
set -euo pipefail
mkdir -p "$2"
folder=$(cd "$2" && pwd)
cd "$1"
npm ci
npm run --silent build
git diff --exit-code
[ -z "$(git status --porcelain)" ]
npm pack --silent --pack-destination "$folder" > /dev/null
cp dist/sbom.json "$folder"
cd "$folder"
sha256sum -- *.tgz sbom.json > SHA256SUMS
cat SHA256SUMS
