# phase-executor judge: the work as one bare commit, in a repository without plans.
bare() {
  git read-tree "$1" && git rm -rq --cached --ignore-unmatch .planning && git write-tree
}
base=$(git commit-tree "$(bare HEAD)" -m base)
git reset -q
eval "$AGENT" > /dev/null || exit 1
head=$(git commit-tree "$(bare HEAD)" -p "$base" -m work)
git checkout -q --detach -f "$head" && rm -rf .planning
node "$CORPUS/../dist/cli.js" judge --base "$base" --test-command "$TESTS"
