import { posix } from 'node:path';
import { agentFolders } from '../../plan/phase/protected-files.ts';
import { type FileChange, isTestMaterial } from '../../plan/phase/test-file.ts';
import { belongsToOthers, type Judged } from '../candidate/judged.ts';
import { listExports, namesPlaces } from '../read/module-imports.ts';
import { codeFamily } from '../read/syntax-tree.ts';
import type { Finding } from '../rules/finding.ts';
import { type BrokenImport, brokenImports, listModulePaths } from './broken-imports.ts';
import { filesWith } from './commit-shape.ts';
import { maxStubFiles } from './stub-check.ts';
import { readFileChanges } from './test-integrity.ts';

/** No place that a file names is new and missing, in the files of the work or in old ones that import them, unless another plan of the phase is to make it. */
export async function checkImports(judged: Judged): Promise<Finding[]> {
  const { changed, base, tree } = judged.candidate;
  const { git } = judged.run.workspace;
  const isLater = belongsToOthers(judged);
  const own = await readFileChanges(changed.filter(isSource).slice(0, maxStubFiles), base, tree, git);
  const turned = own.filter(hasOtherFace);
  const importers = await findImporters(turned, judged);
  const hasManifest = changed.some((path) => /(?:package|lock)[\w.-]*\.(?:json|ya?ml)$|\.lock$/.test(path));
  const paths = [
    ...(hasManifest ? own : turned).map(({ path }) => path),
    ...importers.filter((path) => isSource(path) && (changed.includes(path) || !isLater(path))),
  ];
  const files = new Set(changed);
  const findings: Finding[] = [];
  for (const subject of new Set(paths)) {
    const now = await brokenImports(git, tree, subject, files);
    const before = now.length === 0 ? [] : await brokenImports(git, base, subject, files);
    const isNew = ({ what, target }: BrokenImport) =>
      !before.some((brokenImport) => brokenImport.what === what) && !listModulePaths(target).some(isLater);
    for (const { what, prefix } of now.filter(isNew)) {
      // What brings another import of the package may bring this one.
      const similar = prefix === undefined ? [] : [`'${prefix}`, `"${prefix}`];
      if (similar.length > 0 && (await filesWith(git, base, similar)).length > 0) continue;
      findings.push({ rule: 'code/broken-import', passed: false, subject, message: what });
      break;
    }
  }
  return findings;
}

function isSource(path: string): boolean {
  return (
    namesPlaces(path) &&
    !isTestMaterial(path) &&
    !/template|scaffold|boilerplate|(?:^|\/)\.planning\//i.test(path) &&
    !agentFolders.test(path)
  );
}

/** True for a file whose imports and exports, by their words, are not as they were: only then it is parsed for them. */
function hasOtherFace({ path, before, after }: FileChange): boolean {
  const face = (text: string) => text.match(facingPattern)?.join('\n');
  return codeFamily(path) === null || before === null || after === null || face(before) !== face(after);
}

const facingPattern =
  /\b(?:import|export|require|from)\b[^'"`;=]*['"][^'"\n]*['"]|^(?:from|import)\b(?:[^\n(]*\([^)]*\)|[^\n]*)|\bexports?\s*(?:=\s*)?\{[^}]*\}|^.*\bexports?\b.*|^(?:async )?(?:def|class) \w+|^[A-Za-z_]\w*\s*[:=]/gm;

/** Files, wherever they lie, that may import what the work removed: a module, or a name of one. */
async function findImporters(turned: readonly FileChange[], { candidate: { tree }, run }: Judged): Promise<string[]> {
  const less: string[] = [];
  for (const change of turned) if (await losesName(change)) less.push(change.path);
  if (less.length === 0) return [];
  const args = less.map((path) => {
    const { dir, name } = posix.parse(path);
    return `${path.endsWith('.py') ? '.' : '/'}${/^(?:index|__init__)$/.test(name) ? posix.basename(dir) : name}`;
  });
  const near = (path: string) => (less.some((each) => each.split('/', 1)[0] === path.split('/', 1)[0]) ? 0 : 1);
  const matches = await filesWith(run.workspace.git, tree, args, importing);
  return matches.sort((one, other) => near(one) - near(other)).slice(0, maxStubFiles);
}

/** True where a module is gone, or gave others a name that it does not give any more. */
async function losesName({ path, before, after }: FileChange): Promise<boolean> {
  if (before === null || after === null) return before !== null;
  const [was, is] = [await listExports(path, before), await listExports(path, after)];
  if (was === null || is === null || is.isOpen) return was !== null && is?.names.size === 0;
  return [...was.names].some((name) => !is.names.has(name));
}

/** Files of languages whose imports are read. */
const importing = ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts', 'vue', 'svelte', 'py'].map(
  (end) => `:(glob)**/*.${end}`,
);
