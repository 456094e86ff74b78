import { isTestMaterial } from '../../plan/phase/test-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { filterPresentFiles, listDifferences } from '../../system/git/tree.ts';
import { findFilesWith } from '../checks/commit-shape.ts';
import { getTestTitle, type NamedTest } from './console/named-test.ts';
import { standsForFile } from './tests/lost-tests.ts';

const maxSearched = 40;

type SearchedRun = Pick<PhaseContext, 'workspace' | 'found'>;

/** Finds the file of each test on the base, by the runner's report or by searching for its title. */
export async function findDeclaringFiles(
  tests: readonly NamedTest[],
  head: string,
  run: SearchedRun,
): Promise<string[][]> {
  const { git } = run.workspace;
  const { startCommit } = run.found;
  const changed = new Set((await listDifferences(git, startCommit, head)).changed);
  const files: string[][] = [];
  for (const [at, test] of tests.entries()) files.push(at < maxSearched ? await findTestFiles(test, changed, run) : []);
  return files;
}

async function findTestFiles(test: NamedTest, changed: ReadonlySet<string>, run: SearchedRun): Promise<string[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const text = (standsForFile(test) ? (test.file ?? test.name) : test.file)?.replace(/^\.\//, '');
  const presentPaths = text === undefined ? [] : await filterPresentFiles(git, startCommit, [`${prefix}${text}`]);
  if (presentPaths.length > 0) return presentPaths;
  const title = getTitleInSource(test);
  if (title.length < 2) return [];
  const filesWithTitle = await findFilesWith(git, startCommit, [title]);
  const paths = filesWithTitle.filter((path) => isTestMaterial(path) || path.endsWith('.rs'));
  const touched = paths.filter((path) => changed.has(path));
  return touched.length > 0 ? touched : paths;
}

function getTitleInSource(test: NamedTest): string {
  const title = getTestTitle(test).replace(/\[.*\]$/s, '');
  if (/^(?:Test|Fuzz|Example|Benchmark)\w*\//.test(title)) return title.slice(0, title.indexOf('/'));
  if (/^\S+$/.test(title)) return title.split(/::|[.#]/).at(-1) ?? title;
  return title;
}
