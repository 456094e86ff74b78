/** Does what a plan asks at its simplest: writes to the files it names, writes the SUMMARY, commits. */
export const simplestAgent = [
  'cd "$(git rev-parse --show-toplevel)"',
  // The paths under files_modified and under artifacts, cleaned of quotes and comments; never outside the repository.
  `sed -n '/^---$/,/^---$/p' "$PLAN_PATH" | grep -oE '^ *- +"?[]A-Za-z0-9_.@/ ()\\[-]+[]A-Za-z0-9_)]"? *$|path: *.*$|^files_modified: *\\[.*\\]' | sed -E 's/^ *- +//; s/^path: *//; s/^files_modified: *\\[//; s/\\]$//; s/,/\\n/g' | sed -E 's/^ *//; s/ *$//; s/^"//; s/"$//; s/^[.]\\///; s/([^/]) \\([^()]*\\)$/\\1/' | grep -vE '^(/|~)|[.][.]' | grep -E '[./]' | while read -r f; do [ -d "$f" ] || { mkdir -p "$(dirname "$f")" && echo "made by $PLAN_ID" >> "$f"; }; done`,
  'printf -- "---\\nphase: %s\\nplan: %s\\nstatus: complete\\n---\\n\\n# Done\\n" "$PHASE_ID" "$PLAN_ID" > "$SUMMARY_PATH"',
  'git add -A && git -c user.name=A -c user.email=a@b commit -qm "feat($PLAN_ID): done"',
].join('\n');
