import { posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { textInTree } from '../../system/git/tree.ts';
import { type BrokenImport, brokenImports, placesOf } from '../checks/broken-imports.ts';
import { exportsIn, namesPlaces } from '../read/module-imports.ts';
import { belongsToOthers, type CheckAnswer, type Judged } from './check-answer.ts';
import { filesWith } from './commit-shape.ts';
import { mostStubFiles } from './stub-check.ts';

/** No place that a file names is new and missing, in the files of the work or in old ones that import them, unless another plan of the phase is to make it. */
export async function checkImports(judged: Judged): Promise<CheckAnswer> {
  const { changed, base, tree } = judged.candidate;
  const { git } = judged.run.workspace;
  const isLater = belongsToOthers(judged);
  const own = changed.filter(isSource).slice(0, mostStubFiles);
  const old = (await importersOf(own, judged)).filter((path) => !changed.includes(path) && !isLater(path));
  const findings: CheckAnswer['findings'][number][] = [];
  const files = new Set(changed);
  for (const path of [...own, ...old.filter(isSource)]) {
    const now = await brokenImports(git, tree, path, files);
    const before = now.length === 0 ? [] : await brokenImports(git, base, path, files);
    const isNew = ({ what, target }: BrokenImport) =>
      !before.some((each) => each.what === what) && !placesOf(target).some(isLater);
    const isBrought = async ({ similar = [] }: BrokenImport) =>
      similar.length > 0 && (await filesWith(git, base, similar)).length > 0;
    const asked = now.filter(isNew).map(async (each) => ((await isBrought(each)) ? [] : [each]));
    const [fresh] = (await Promise.all(asked)).flat();
    if (fresh !== undefined)
      findings.push({ rule: 'code/broken-import', passed: false, subject: path, message: fresh.what });
  }
  return { findings };
}

function isSource(path: string): boolean {
  return (
    namesPlaces(path) && !isTestMaterial(path) && !/template|scaffold|boilerplate|(?:^|\/)\.planning\//i.test(path)
  );
}

/** Files, wherever they lie, that may import what the work removed: a module, or a name of one. */
async function importersOf(own: readonly string[], { candidate: { base, tree }, run }: Judged): Promise<string[]> {
  const { git } = run.workspace;
  const less: string[] = [];
  for (const path of own) {
    const [before, after] = [await textInTree(git, base, path), await textInTree(git, tree, path)];
    if (before !== null && (after === null || (await losesName(path, before, after)))) less.push(path);
  }
  const words = less.map((path) => {
    const { dir, name } = posix.parse(path);
    return `${path.endsWith('.py') ? '.' : '/'}${/^(?:index|__init__)$/.test(name) ? posix.basename(dir) : name}`;
  });
  if (less.length === 0) return [];
  const patterns = less.some((path) => path.endsWith('.py')) ? [...importing, ...pythonManifests] : importing;
  const near = (path: string) => (less.some((each) => each.split('/', 1)[0] === path.split('/', 1)[0]) ? 0 : 1);
  const found = await filesWith(git, tree, words, patterns);
  return found.sort((one, other) => near(one) - near(other)).slice(0, mostStubFiles);
}

/** True where a module gave others a name that a newer text of it does not give. */
async function losesName(path: string, before: string, after: string): Promise<boolean> {
  if (before === after) return false;
  const [was, is] = [await exportsIn(path, before), await exportsIn(path, after)];
  if (was === null || is === null || is.isOpen) return was !== null && is?.names.size === 0;
  return [...was.names].some((name) => !is.names.has(name));
}

/** Files of languages whose imports are read. */
const importing = ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts', 'vue', 'svelte', 'py'].map(
  (end) => `:(glob)**/*.${end}`,
);

/** They name the functions that commands call. */
const pythonManifests = [':(glob)**/pyproject.toml', ':(glob)**/setup.cfg', ':(glob)**/setup.py'];
