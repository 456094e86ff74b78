import { posix } from 'node:path';
import { agentFolders } from '../../plan/phase/protected-files.ts';
import { type FileChange, isTestMaterial } from '../../plan/phase/test-file.ts';
import { belongsToOthers, type Judged } from '../candidate/judged.ts';
import { listExports, namesPlaces } from '../read/module-imports.ts';
import { getCodeFamily } from '../read/syntax-tree.ts';
import type { Finding } from '../rules/finding.ts';
import { type BrokenImport, findBrokenImports, listModulePaths } from './broken-imports.ts';
import { findFilesWith } from './commit-shape.ts';
import { maxStubFiles } from './stub-check.ts';
import { readFileChanges } from './test-integrity.ts';

/**
 * Finds new broken imports in changed files and in the files that import them, unless another plan of the phase is to
 * create the target.
 */
export async function checkImports(judged: Judged): Promise<Finding[]> {
  const { changed, base, tree } = judged.candidate;
  const { git } = judged.run.workspace;
  const isLater = belongsToOthers(judged);
  const sources = await readFileChanges(changed.filter(isSource).slice(0, maxStubFiles), base, tree, git);
  const edited = sources.filter(changesInterface);
  const importers = await findImporters(edited, judged);
  const hasManifest = changed.some((path) => /(?:package|lock)[\w.-]*\.(?:json|ya?ml)$|\.lock$/.test(path));
  const paths = [
    ...(hasManifest ? sources : edited).map(({ path }) => path),
    ...importers.filter((path) => isSource(path) && (changed.includes(path) || !isLater(path))),
  ];
  const files = new Set(changed);
  const findings: Finding[] = [];
  for (const subject of new Set(paths)) {
    const current = await findBrokenImports(git, tree, subject, files);
    const before = current.length === 0 ? [] : await findBrokenImports(git, base, subject, files);
    const isNew = ({ what, target }: BrokenImport) =>
      !before.some((brokenImport) => brokenImport.what === what) && !listModulePaths(target).some(isLater);
    for (const { what, prefix } of current.filter(isNew)) {
      // The dependency that provides a related import may provide this one too.
      const similar = prefix === undefined ? [] : [`'${prefix}`, `"${prefix}`];
      if (similar.length > 0 && (await findFilesWith(git, base, similar)).length > 0) continue;
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

/** Returns true if the text of the imports or exports changed; only such files are parsed. */
function changesInterface({ path, before, after }: FileChange): boolean {
  const getInterface = (text: string) => text.match(interfacePattern)?.join('\n');
  return (
    getCodeFamily(path) === null || before === null || after === null || getInterface(before) !== getInterface(after)
  );
}

const interfacePattern =
  /\b(?:import|export|require|from)\b[^'"`;=]*['"][^'"\n]*['"]|^(?:from|import)\b(?:[^\n(]*\([^)]*\)|[^\n]*)|\bexports?\s*(?:=\s*)?\{[^}]*\}|^.*\bexports?\b.*|^(?:async )?(?:def|class) \w+|^[A-Za-z_]\w*\s*[:=]/gm;

async function findImporters(edited: readonly FileChange[], { candidate: { tree }, run }: Judged): Promise<string[]> {
  const narrowed: string[] = [];
  for (const change of edited) if (await losesName(change)) narrowed.push(change.path);
  if (narrowed.length === 0) return [];
  const words = narrowed.map((path) => {
    const { dir, name } = posix.parse(path);
    return `${path.endsWith('.py') ? '.' : '/'}${/^(?:index|__init__)$/.test(name) ? posix.basename(dir) : name}`;
  });
  const rankDistance = (path: string) =>
    narrowed.some((each) => each.split('/', 1)[0] === path.split('/', 1)[0]) ? 0 : 1;
  const matches = await findFilesWith(run.workspace.git, tree, words, sourcePatterns);
  return matches.sort((one, other) => rankDistance(one) - rankDistance(other)).slice(0, maxStubFiles);
}

async function losesName({ path, before, after }: FileChange): Promise<boolean> {
  if (before === null || after === null) return before !== null;
  const [was, is] = [await listExports(path, before), await listExports(path, after)];
  if (was === null || is === null || is.isOpen) return was !== null && is?.names.size === 0;
  return [...was.names].some((name) => !is.names.has(name));
}

const sourcePatterns = ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts', 'vue', 'svelte', 'py'].map(
  (end) => `:(glob)**/*.${end}`,
);
