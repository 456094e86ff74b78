import { lstatSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { filterPresentFiles, listDifferences, listEntriesUnder, readTextInTree } from '../../system/git/tree.ts';
import { formatCount, joinFirstFew } from '../../system/text/text.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { listModulePaths } from '../checks/broken-imports.ts';
import { declaredBy } from '../checks/test-integrity.ts';
import { getTimeLimit, runSideTests } from './checkout-programs.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { NamedTest } from './console/named-test.ts';
import type { GateContext } from './judge-environment.ts';
import { findDeclaringFiles } from './test-origin.ts';
import { formatFailure } from './tests/failure-detail.ts';
import { isSameTest, listRedTests, standsForFile } from './tests/lost-tests.ts';
import type { TestedRun } from './tests/red-apart.ts';

/** Restores old tests that no plan names and runs them on the new code (I14). Adds problems to `report`. */
export async function runOldTests(
  { before, tested }: { before: TestedRun | null; tested: readonly TestedRun[] },
  report: { readonly broken: string[]; readonly warnings: string[] },
  checkout: CleanCheckout,
  run: GateContext,
): Promise<void> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const { changed, fresh } = await listDifferences(git, startCommit, checkout.commit);
  const isDeclared = declaredBy(run);
  const isAllowed = (path: string) => isDeclared(path) || isDeclared(getSnapshotOwner(path));
  const oldTests: string[] = [];
  for (const path of changed)
    if (
      isTestMaterial(path) &&
      !path.startsWith(`${prefix}.planning/`) &&
      !isAllowed(path) &&
      !(await hasOnlyMovedImports(path, checkout.commit, run))
    )
      oldTests.push(path);
  if (oldTests.length === 0) return;
  const runs: TestedRun[] = [];
  const timeoutMs = getTimeLimit(tested.at(-1) ?? {});
  await checkout.reset();
  // A test that passes on the second run isn't broken.
  for (const time of [200, 201]) {
    await restoreFiles(oldTests, checkout, run);
    runs.push(await runSideTests({ what: 'old', time, log: 'tests-old', timeoutMs }, checkout, run));
    await checkout.reset();
    if (runs.at(-1)?.verdict.verdict === 'pass') return;
  }
  const [firstRun] = runs;
  if (firstRun === undefined) return;
  // Tests that failed before the phase, or fail now anyway, weren't broken by this.
  const knownFailures = [...tested, ...(before === null ? [] : [before])].flatMap(({ named }) =>
    listRedTests(named.tests),
  );
  const includesTest = (tests: readonly NamedTest[], test: NamedTest) =>
    tests.some((namedTest) => isSameTest(namedTest, test));
  const red = listRedTests(firstRun.named.tests).filter(
    (test) =>
      !includesTest(knownFailures, test) && runs.every(({ named }) => includesTest(listRedTests(named.tests), test)),
  );
  const files = await findDeclaringFiles(red, checkout.commit, run);
  const newFiles = new Set(fresh.map((path) => path.slice(prefix.length)));
  const relevantFailures = red.filter((test, at) => {
    const declaringPaths = files[at] ?? [];
    if (standsForFile(test) && newFiles.has(test.file ?? test.name)) return false;
    if (declaringPaths.length > 0) return !declaringPaths.every(isAllowed);
    // A new test may need the changed helper.
    return before?.named.isComplete !== true || includesTest(before.named.tests, test);
  });
  const isSingle = oldTests.length === 1;
  const isBare = isBareChange(run);
  const reason = `${joinFirstFew(oldTests)} ${isSingle ? 'was' : 'were'} changed${isBare ? '' : `, and no plan names ${isSingle ? 'that file' : 'those files'}`}`;
  const remedy = isBare
    ? ''
    : `; name ${isSingle ? 'it' : 'them'} in files_modified of the plan that is to change ${isSingle ? 'it' : 'them'}, or keep the behaviour`;
  const unnamedRun = runs.find(({ named }) => !named.isRedNamed);
  const failures = joinFirstFew(relevantFailures.map(formatFailure), 5, '; ');
  if (relevantFailures.length > 0)
    report.broken.push(`${describeOldFailures(relevantFailures)}: ${failures}; ${reason}${remedy}`);
  else if (unnamedRun !== undefined) {
    const reasons = joinFirstFew(unnamedRun.verdict.reasons, 2, '; ');
    report.broken.push(`the old tests do not pass on the new code (${reasons}); ${reason}${remedy}`);
  } else if (red.length > 0)
    report.warnings.push(
      `with ${joinFirstFew(oldTests)} as before the phase, only new tests and those of files that plans name fail`,
    );
}

/** Returns true if only import paths changed because a plan moved the modules, so the old test can't run. */
async function hasOnlyMovedImports(path: string, commit: string, run: GateContext): Promise<boolean> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  const [oldText, newText] = [await readTextInTree(git, startCommit, path), await readTextInTree(git, commit, path)];
  if (
    oldText === null ||
    newText === null ||
    oldText.replace(importPathPattern, '') !== newText.replace(importPathPattern, '')
  )
    return false;
  const [oldPlaces, newPlaces] = [oldText, newText].map((text) =>
    [...text.matchAll(importPathPattern)].map(([place]) => place),
  );
  const isDeclared = declaredBy(run);
  const findModules = (tree: string, place: string) => filterPresentFiles(git, tree, listImportPaths(place, path));
  for (const [at, place] of (oldPlaces ?? []).entries()) {
    const newPlace = newPlaces?.[at] ?? '';
    if (place === newPlace) continue;
    const moved = await findModules(startCommit, place);
    const isGone = moved.length > 0 && moved.every(isDeclared) && (await findModules(commit, place)).length === 0;
    if (
      !isGone ||
      !(await findModules(commit, newPlace)).some((target) => isDeclared(target) && !isTestMaterial(target))
    )
      return false;
  }
  return true;
}

/** Matches `'./a.js'`, and `a.b` after Python's `from` or `import`. */
const importPathPattern = /(?<=(['"]))\.{1,2}\/[^'"\n]+(?=\1)|(?<=^(?:from|import) )[\w.]+/gm;

function listImportPaths(place: string, path: string): string[] {
  if (place.includes('/')) return listModulePaths(posix.join(posix.dirname(path), place));
  const below = place.replaceAll('.', '/');
  return ['', 'src/'].flatMap((folder) => [`${folder}${below}.py`, `${folder}${below}/__init__.py`]);
}

function describeOldFailures({ length }: readonly NamedTest[]): string {
  const verbs = length === 1 ? 'as it stood before the phase, fails' : 'as they stood before the phase, fail';
  return `${formatCount(length, 'old test')}, ${verbs} on the new code`;
}

/** Returns the test file of a snapshot, because changing the one rewrites the other. */
function getSnapshotOwner(path: string): string {
  return path.replace(/(?:__snapshots__\/)?([^/]+)\.snap$/, '$1');
}

async function restoreFiles(paths: readonly string[], checkout: CleanCheckout, run: GateContext): Promise<void> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  for (const { mode, id, path } of await listEntriesUnder(git, startCommit, paths)) {
    if (!mode.startsWith('100')) continue;
    const object = await git.objects.read(id);
    const isNotFile = lstatSync(join(checkout.top, path), { throwIfNoEntry: false })?.isFile() === false;
    if (object.kind === 'blob' && !isNotFile) checkout.write(path, object.content, mode === '100755' ? 0o755 : 0o644);
  }
}
