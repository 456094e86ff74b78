import { posix } from 'node:path';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import type { Git } from '../../system/git/git.ts';
import { textInTree } from '../../system/git/tree.ts';
import { type BrokenImport, brokenImports, placesOf } from '../checks/broken-imports.ts';
import { exportsIn, namesPlaces } from '../read/module-imports.ts';
import { codeFamily } from '../read/syntax-tree.ts';
import { belongsToOthers, type CheckAnswer, type Judged } from './check-answer.ts';
import { filesWith } from './commit-shape.ts';
import { mostStubFiles } from './stub-check.ts';

/** No place that a file names is new and missing, in the files of the work or in old ones that import them, unless another plan of the phase is to make it. */
export async function checkImports(judged: Judged): Promise<CheckAnswer> {
  const { changed, base, tree } = judged.candidate;
  const { git } = judged.run.workspace;
  const isLater = belongsToOthers(judged);
  const own = changed.filter(isSource).slice(0, mostStubFiles);
  const importers = await importersOf(own, judged);
  const old = importers.filter((path) => !changed.includes(path) && !isLater(path));
  const manifests = changed.some((path) => /(?:package|lock)[\w.-]*\.(?:json|ya?ml)$|\.lock$/.test(path));
  const mayBreak = async (path: string) =>
    manifests || importers.includes(path) || (await hasOtherImports(path, base, tree, git));
  const findings: CheckAnswer['findings'][number][] = [];
  const files = new Set(changed);
  for (const path of [...own, ...old.filter(isSource)]) {
    if (own.includes(path) && !(await mayBreak(path))) continue;
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

/** True for a file whose imports, by their words, are not as they were: only then it is parsed for them. */
async function hasOtherImports(path: string, base: string, tree: string, git: Git): Promise<boolean> {
  if (!codeFamily(path)) return true;
  const [before, after] = [await textInTree(git, base, path), await textInTree(git, tree, path)];
  const said = (text: string) => text.match(importing.words)?.join('\n');
  return before === null || after === null || said(before) !== said(after);
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
  const patterns = [...importing.files, ...(less.some((path) => path.endsWith('.py')) ? pythonManifests : [])];
  const near = (path: string) => (less.some((each) => each.split('/', 1)[0] === path.split('/', 1)[0]) ? 0 : 1);
  const found = await filesWith(git, tree, words, patterns);
  return found.sort((one, other) => near(one) - near(other)).slice(0, mostStubFiles);
}

/** True where a module gave others a name that a newer text of it does not give. */
async function losesName(path: string, before: string, after: string): Promise<boolean> {
  if (!mayLose(before, after)) return false;
  const [was, is] = [await exportsIn(path, before), await exportsIn(path, after)];
  if (was === null || is === null || is.isOpen) return was !== null && is?.names.size === 0;
  return [...was.names].some((name) => !is.names.has(name));
}

/** True where a line that gave others a name is gone, and none that came gives it; or one of a list. Only then both are parsed. */
function mayLose(before: string, after: string): boolean {
  const [was, is] = [before.split('\n'), after.split('\n')];
  const [old, left] = [new Set(was), new Set(is)];
  const gone = was.filter((line) => !left.has(line));
  const namesIn = (lines: readonly string[]) =>
    lines.flatMap((line) =>
      [...line.matchAll(giving)].map((found) => found.slice(1).find((name) => name !== undefined)),
    );
  const given = new Set(namesIn(is.filter((line) => !old.has(line))));
  const isListed = /\bexports?\s*(?:=\s*)?\{/.test(before) && gone.some((line) => /^[\s\w$,{}]+$/.test(line));
  return isListed || namesIn(gone).some((name) => !given.has(name));
}

const giving =
  /\bexport\b.*?\b(?:const|let|var|function\*?|class|interface|type|enum)\s+([\w$]+)|\bexports\.([\w$]+)|\bexport\s*[{*](.*)|^(?:async )?def (\w+)|^class (\w+)|^([A-Za-z_]\w*)\s*[:=]/g;

/** Files of languages whose imports are read, and the words around what they import. */
const importing = {
  files: ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts', 'vue', 'svelte', 'py'].map(
    (end) => `:(glob)**/*.${end}`,
  ),
  words: /\b(?:import|export|require|from)\b[^'"`;=]*['"][^'"\n]*['"]|^(?:from|import)\b(?:[^\n(]*\([^)]*\)|[^\n]*)/gm,
};

/** They name the functions that commands call. */
const pythonManifests = [':(glob)**/pyproject.toml', ':(glob)**/setup.cfg', ':(glob)**/setup.py'];
