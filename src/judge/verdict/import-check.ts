import { posix } from 'node:path';
import { isModule, losesName } from '../../plan/claims/module-imports.ts';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { textInTree } from '../../system/git/tree.ts';
import { brokenImports, placesOf } from '../checks/broken-imports.ts';
import { declaredPaths } from '../checks/declared.ts';
import type { CheckAnswer, Judged } from './check-answer.ts';
import { filesWith } from './commit-shape.ts';
import { mostStubFiles } from './stub-check.ts';

/** No import is new and broken, in the files of the work or in old ones that import them, unless another plan of the phase is to make what it names. */
export async function checkImports(judged: Judged): Promise<CheckAnswer> {
  const { plan, isPart, changed, base, tree } = judged.candidate;
  const { git, prefix } = judged.run.workspace;
  const others = judged.run.schedule.plans
    .filter((each) => isPart || each.plan.id !== plan.id)
    .map((each) => declaredPaths(each.plan, prefix));
  const isLater = (path: string) => others.some((declared) => declared.covers(path));
  const own = changed.filter(isSource).slice(0, mostStubFiles);
  const old = (await importersOf(own, judged)).filter((path) => !changed.includes(path) && !isLater(path));
  const findings: CheckAnswer['findings'][number][] = [];
  for (const path of [...own, ...old.filter(isSource)]) {
    const now = await brokenImports(git, tree, path);
    const before = now.length === 0 ? [] : await brokenImports(git, base, path);
    const fresh = now.find(
      ({ what, target }) => !before.some((each) => each.what === what) && !placesOf(target).some(isLater),
    );
    if (fresh !== undefined)
      findings.push({
        check: 'artifact',
        passed: false,
        subject: path,
        message: fresh.what,
        remedy: 'make it, or change the import',
      });
  }
  return { findings };
}

function isSource(path: string): boolean {
  return (
    isModule.test(path) && !isTestMaterial(path) && !/template|scaffold|boilerplate|(?:^|\/)\.planning\//i.test(path)
  );
}

/** Files that may import what the work removed: a module, or a name of one. */
async function importersOf(own: readonly string[], { candidate: { base, tree }, run }: Judged): Promise<string[]> {
  const { git } = run.workspace;
  const less: string[] = [];
  for (const path of own) {
    const [before, after] = [await textInTree(git, base, path), await textInTree(git, tree, path)];
    if (before !== null && (after === null || losesName(before, after))) less.push(path);
  }
  const words = less.map((path) => {
    const { dir, name } = posix.parse(path);
    return `${path.endsWith('.py') ? '.' : '/'}${/^(?:index|__init__)$/.test(name) ? posix.basename(dir) : name}`;
  });
  const folders = less.map((path) => path.replace(/(?<=\/).*|^[^/]*$/, ''));
  return less.length === 0 ? [] : (await filesWith(git, tree, words, folders)).slice(0, mostStubFiles);
}
