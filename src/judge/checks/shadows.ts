import { posix } from 'node:path';
import { isTestFile, isTestMaterial } from '../../plan/phase/test-file.ts';
import type { Git } from '../../system/git/git.ts';
import { filterPresentFiles } from '../../system/git/tree.ts';
import { TreeFiles } from '../../system/git/tree-files.ts';
import { declaredPaths } from '../candidate/declared.ts';
import type { Judged } from '../candidate/judged.ts';
import type { Finding } from '../rules/finding.ts';
import data from './precedence.json' with { type: 'json' };

/** Finds new files that no plan of the phase names and that programs would load instead of existing ones. */
export async function checkShadows({ candidate: { changed, base, tree }, run }: Judged): Promise<Finding[]> {
  const { git, prefix } = run.workspace;
  const plans = run.schedule.plans.map(({ plan }) => declaredPaths(plan, prefix));
  const isOpen = (path: string) => mayShadow(path) && !plans.some((declared) => declared.names(path));
  const suspects = changed.filter((path) => !path.startsWith(`${prefix}.planning/`) && isOpen(path)).slice(0, maxNew);
  const [old, present] = [await filterPresentFiles(git, base, suspects), await filterPresentFiles(git, tree, suspects)];
  const findings: Finding[] = [];
  for (const path of present.filter((each) => !old.includes(each))) {
    const what = await findShadowed({ path, git, base, tree });
    if (what !== null)
      findings.push({ rule: 'scope/shadow', passed: false, subject: path, message: `${what}, and no plan names it` });
  }
  return findings;
}

const maxNew = 500;

interface NewFile {
  readonly path: string;
  readonly git: Git;
  readonly base: string;
  readonly tree: string;
}

/** Rows of files from which a tool picks the first that exists in a folder; some must contain a text to count. */
const orders = data.orders.map((row) =>
  row.map((entry) => {
    const [, name = '', holds = ''] = /^(\S+) ?(.*)$/.exec(entry) ?? [];
    return { file: new RegExp(`(?:^|/)${name}$`), holds };
  }),
);

/** Returns true if a file of this name may be loaded instead of another. */
export function mayShadow(path: string): boolean {
  return (
    /\.(?:py|pth|rb|jsx?|mjs|cjs|ts|java|kt|scala|groovy)$|(?:package|[jt]sconfig)\.json$/.test(path) ||
    orders.flat().some(({ file }) => file.test(path))
  );
}

/** Describes what a new file shadows, as the end of a sentence, or returns null. */
export async function findShadowed(file: NewFile): Promise<string | null> {
  const text = await new TreeFiles(file.git, file.tree, '').text(file.path);
  const isNamed = (name: string) => new RegExp(`(?:^|/)(?:${name})$`).test(file.path);
  const rule = data.always.find(({ name, holds }) => isNamed(name) && new RegExp(holds).test(text));
  const shadowed = rule === undefined ? await findShadowedFile(file, text) : null;
  return rule?.what ?? (shadowed === null ? null : `is taken in place of ${shadowed}`);
}

async function findShadowedFile(file: NewFile, text: string): Promise<string | null> {
  const { path, git, base, tree } = file;
  const { dir, base: name, name: stem, ext } = posix.parse(path);
  const [was, is] = [new TreeFiles(git, base, ''), new TreeFiles(git, tree, '')];
  const oldNames = await listNames(was, dir);
  const isNested = dir !== '' && oldNames.some((each) => /\.[cm]?[jt]sx?$/.test(each));
  if (isNested && /^(?:package|[jt]sconfig)\.json$/.test(name)) return `the ${name} above it`;
  const main = path.replace(/(?<=(?:^|\/)src\/)test(?=\/(?:java|kotlin|scala|groovy)\/)/, 'main');
  if (main !== path && 'directory' in (await is.find(main))) return main;
  const beside = (await listNames(is, dir)).filter((each) => each !== name);
  for (const row of orders) {
    const at = row.findIndex((each) => each.file.test(path) && text.includes(each.holds));
    for (const { file: other, holds } of at < 0 ? [] : row.slice(at + 1)) {
      const match = beside.find((each) => oldNames.includes(each) && other.test(posix.join(dir, each)));
      if (match !== undefined && (await is.text(posix.join(dir, match))).includes(holds)) return posix.join(dir, match);
    }
  }
  const rows = ext === '' || isTestFile(path) ? [] : data.endings;
  const laterEndings = rows.flatMap((row) => row.split(`${ext} `)[1]?.split(' ') ?? []);
  const duplicate = beside.find((each) => laterEndings.some((end) => each === `${stem}${end}`));
  if (duplicate !== undefined) return posix.join(dir, duplicate);
  const [before, inside] = await Promise.all([was, is].map((files) => listNames(files, posix.join(dir, stem))));
  const isScript = /^\.(?:[jt]sx?|json)$/.test(ext);
  const index = inside?.find((each) => isScript && before?.includes(each) && /^index\.[jt]sx?$/.test(each));
  if (index !== undefined) return posix.join(dir, stem, index);
  return findShadowedModule(file, name === '__init__.py' ? dir : posix.join(dir, stem), was);
}

/** Finds the installed module, or the Python module of the same name as a new package, that a new file would shadow. */
async function findShadowedModule({ path }: NewFile, location: string, was: TreeFiles): Promise<string | null> {
  const [folder, name] = [posix.dirname(location), posix.basename(location)];
  const beside = await listNames(was, folder);
  if (path.endsWith('/__init__.py') && beside.includes(`${name}.py`)) return `${location}.py`;
  const knownModules = Object.entries(data.modules)
    .find(([ending]) => path.endsWith(`.${ending}`))?.[1]
    .split(' ');
  if (knownModules === undefined || !/^\w+$/.test(name) || beside.includes('__init__.py')) return null;
  const isRequired = async () =>
    folder === '.' &&
    new RegExp(`^["' ]*${name}\\b["' ]*[<>=~![;,\\n]`, 'm').test(`${await was.text('requirements.txt')}\n`);
  if (!knownModules.includes(name) && !(await isRequired())) return null;
  const shadowed = `the installed module ${name}`;
  if (path.endsWith('.rb')) return /^(?:lib|test|spec)$/.test(folder) ? shadowed : null;
  if (folder === '.' || isTestMaterial(path)) return shadowed; // test runners look there first
  const imports = new RegExp(`^[ \\t]*(?:from ${name}[ .]|import (?:[\\w., ]{0,200}, ?)?${name}\\b)`, 'm');
  for (const each of beside.filter((other) => other.endsWith('.py')).slice(0, maxNeighbours))
    if (imports.test(await was.text(posix.join(folder, each)))) return shadowed;
  return null;
}

const maxNeighbours = 50;

async function listNames(files: TreeFiles, folder: string): Promise<string[]> {
  return (await files.entries(folder)).map(({ name }) => name);
}
