import { lstatSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { entriesUnder, listDifferences, presentFiles, textInTree } from '../../system/git/tree.ts';
import { firstFew, formatCount } from '../../system/text/text.ts';
import { isBareChange } from '../candidate/change-plan.ts';
import { listModulePaths } from '../checks/broken-imports.ts';
import { declaredBy } from '../checks/test-integrity.ts';
import { sideTests, timeLimit } from './checkout-programs.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { NamedTest } from './console/named-test.ts';
import type { GateContext } from './judge-environment.ts';
import { declaringFiles } from './test-origin.ts';
import { failureText } from './tests/failure-detail.ts';
import { isSameTest, redTests, standsForFile } from './tests/lost-tests.ts';
import type { TestedRun } from './tests/red-apart.ts';

/** Runs the tests with every old test that no plan names as it stood on the base (I14), and adds to `reported`. */
export async function runOldTests(
  { before, tested }: { before: TestedRun | null; tested: readonly TestedRun[] },
  reported: { readonly broken: string[]; readonly warnings: string[] },
  checkout: CleanCheckout,
  run: GateContext,
): Promise<void> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const { changed, fresh } = await listDifferences(git, startCommit, checkout.commit);
  const isDeclared = declaredBy(run);
  const isMeant = (path: string) => isDeclared(path) || isDeclared(getSnapshotOwner(path));
  const old: string[] = [];
  for (const path of changed)
    if (
      isTestMaterial(path) &&
      !path.startsWith(`${prefix}.planning/`) &&
      !isMeant(path) &&
      !(await onlyFollowsMoves(path, checkout.commit, run))
    )
      old.push(path);
  if (old.length === 0) return;
  const runs: TestedRun[] = [];
  const timeoutMs = timeLimit(tested.at(-1) ?? {});
  await checkout.reset();
  // A test that fails once and then passes was not broken by this.
  for (const time of [200, 201]) {
    await restore(old, checkout, run);
    runs.push(await sideTests({ what: 'old', time, log: 'tests-old', timeoutMs }, checkout, run));
    await checkout.reset();
    if (runs.at(-1)?.verdict.verdict === 'pass') return;
  }
  const [last] = runs;
  if (last === undefined) return;
  // A test that failed before the phase, or fails now as well, was not broken by this.
  const namedTests = [...tested, ...(before === null ? [] : [before])].flatMap(({ named }) => redTests(named.tests));
  const isIn = (tests: readonly NamedTest[], test: NamedTest) => tests.some((namedTest) => isSameTest(namedTest, test));
  const red = redTests(last.named.tests).filter(
    (test) => !isIn(namedTests, test) && runs.every(({ named }) => isIn(redTests(named.tests), test)),
  );
  const files = await declaringFiles(red, checkout.commit, run);
  const own = new Set(fresh.map((path) => path.slice(prefix.length)));
  const mattering = red.filter((test, at) => {
    const declaring = files[at] ?? [];
    if (standsForFile(test) && own.has(test.file ?? test.name)) return false;
    if (declaring.length > 0) return !declaring.every(isMeant);
    // A new test may need the helper as it is now.
    return before?.named.isComplete !== true || isIn(before.named.tests, test);
  });
  const isOne = old.length === 1;
  const isBare = isBareChange(run);
  const reason = `${firstFew(old)} ${isOne ? 'was' : 'were'} changed${isBare ? '' : `, and no plan names ${isOne ? 'that file' : 'those files'}`}`;
  const step = isBare
    ? ''
    : `; name ${isOne ? 'it' : 'them'} in files_modified of the plan that is to change ${isOne ? 'it' : 'them'}, or keep the behaviour`;
  const unnamed = runs.find(({ named }) => !named.isRedNamed);
  const failing = firstFew(mattering.map(failureText), 5, '; ');
  if (mattering.length > 0) reported.broken.push(`${oldTestsFail(mattering)}: ${failing}; ${reason}${step}`);
  else if (unnamed !== undefined) {
    const reasons = firstFew(unnamed.verdict.reasons, 2, '; ');
    reported.broken.push(`the old tests do not pass on the new code (${reasons}); ${reason}${step}`);
  } else if (red.length > 0)
    reported.warnings.push(
      `with ${firstFew(old)} as before the phase, only new tests and those of files that plans name fail`,
    );
}

/** True for a test in which nothing changed but the places of imported modules that a plan moved: as it stood, nothing could pass it. */
async function onlyFollowsMoves(path: string, commit: string, run: GateContext): Promise<boolean> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  const [was, is] = [await textInTree(git, startCommit, path), await textInTree(git, commit, path)];
  if (was === null || is === null || was.replace(importedPlace, '') !== is.replace(importedPlace, '')) return false;
  const [old, now] = [was, is].map((text) => [...text.matchAll(importedPlace)].map(([place]) => place));
  const isDeclared = declaredBy(run);
  const modulesIn = (tree: string, place: string) => presentFiles(git, tree, listPlaces(place, path));
  for (const [at, place] of (old ?? []).entries()) {
    const next = now?.[at] ?? '';
    if (place === next) continue;
    const moved = await modulesIn(startCommit, place);
    const isGone = moved.length > 0 && moved.every(isDeclared) && (await modulesIn(commit, place)).length === 0;
    if (!isGone || !(await modulesIn(commit, next)).some((target) => isDeclared(target) && !isTestMaterial(target)))
      return false;
  }
  return true;
}

/** `./a.js` between quotes, or `a.b` behind `from` or `import` of Python. */
const importedPlace = /(?<=(['"]))\.{1,2}\/[^'"\n]+(?=\1)|(?<=^(?:from|import) )[\w.]+/gm;

function listPlaces(place: string, path: string): string[] {
  if (place.includes('/')) return listModulePaths(posix.join(posix.dirname(path), place));
  const below = place.replaceAll('.', '/');
  return ['', 'src/'].flatMap((folder) => [`${folder}${below}.py`, `${folder}${below}/__init__.py`]);
}

function oldTestsFail({ length }: readonly NamedTest[]): string {
  const verbs = length === 1 ? 'as it stood before the phase, fails' : 'as they stood before the phase, fail';
  return `${formatCount(length, 'old test')}, ${verbs} on the new code`;
}

/** The test file that a snapshot belongs to: whoever may change the one writes the other again. */
function getSnapshotOwner(path: string): string {
  return path.replace(/(?:__snapshots__\/)?([^/]+)\.snap$/, '$1');
}

/** Writes files as the base has them. Links are left as they are. */
async function restore(paths: readonly string[], checkout: CleanCheckout, run: GateContext): Promise<void> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  for (const { mode, id, path } of await entriesUnder(git, startCommit, paths)) {
    if (!mode.startsWith('100')) continue;
    const foundObject = await git.objects.read(id);
    const isOther = lstatSync(join(checkout.top, path), { throwIfNoEntry: false })?.isFile() === false;
    if (foundObject.kind === 'blob' && !isOther)
      checkout.write(path, foundObject.content, mode === '100755' ? 0o755 : 0o644);
  }
}
