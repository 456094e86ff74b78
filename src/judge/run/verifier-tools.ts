import { posix } from 'node:path';
import { changedBetween, textInTree } from '../../system/git/tree.ts';
import { declaredBy } from '../checks/test-integrity.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import { namedPrograms } from './commands/named-programs.ts';
import type { GateContext } from './judge-environment.ts';

const maxFiles = 200;

/** Puts the verifier's own programs and prompts back as they were on the base: no plan writes its own verdict. */
export async function restoreVerifier(checkout: CleanCheckout, run: GateContext): Promise<string[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const changed = new Set(await changedBetween(git, startCommit, checkout.commit));
  if (changed.size === 0) return [];
  const isDeclared = declaredBy(run);
  const read = (commit: string) => (path: string) => textInTree(git, commit, `${prefix}${path}`);
  const created = await collectVerifierFiles(run.policy.verifierCommand, read(startCommit));
  const now = await namedPrograms([run.policy.verifierCommand], read(checkout.commit));
  const own = (path: string) => `${prefix}${path}`;
  const named = new Set([...created.named, ...now].map(own));
  const all = new Set([...named, ...[...created.found].map(own).filter((path) => !isDeclared(path))]);
  const restored = [...all].filter((path) => changed.has(path));
  for (const path of restored) {
    const before = await git.objects.read((await git.trees.at(startCommit, path))?.id ?? '');
    const content = before.kind === 'blob' ? before.content : null;
    checkout.write(path, content, content?.subarray(0, 2).toString() === '#!' ? 0o755 : 0o644);
  }
  return restored;
}

type Read = (path: string) => Promise<string | null>;

/** Files that the command names as its programs and prompts, and all that these lead to. */
async function collectVerifierFiles(command: string, read: Read): Promise<{ named: Set<string>; found: Set<string> }> {
  const prompts = [...command.matchAll(/(?:\bcat\s+|<\s*)["']?([\w@./-]+)/g)].map(([, path = '']) =>
    posix.normalize(path),
  );
  const spoken = listPossiblePaths(command, '').filter(speaksOfVerifying);
  const named = new Set([...(await namedPrograms([command], read)), ...prompts, ...spoken].filter(isInside));
  const result = new Set<string>();
  const queue = [...named];
  for (const path of queue) {
    const text = result.has(path) || result.size > maxFiles ? null : await read(path);
    if (text === null) continue;
    result.add(path);
    const spoken = listPossiblePaths(text, posix.dirname(path)).filter(speaksOfVerifying);
    for (const next of [...listLoadedFiles(text, path), ...spoken]) queue.push(next);
  }
  return { named, found: result };
}

/** The words of a text that may be paths, from the project's folder and from that of the file. */
function listPossiblePaths(text: string, folder: string): string[] {
  const args = [...text.slice(0, maxText).matchAll(/[\w@.-]+(?:\/[\w@.-]+)*/g)].map(([word]) => word);
  const likely = [...new Set(args)].filter((word) => /[./]/.test(word)).slice(0, 2_000);
  return likely.flatMap((word) => [posix.normalize(word), posix.join(folder, word)]).filter(isInside);
}

const maxText = 256 * 1024;

function isInside(path: string): boolean {
  return !path.startsWith('../') && path !== '.' && path !== '..';
}

/** Files that a program loads: `require('./lib')`, `from './lib.js'`, `import lib`, `source lib.sh`. */
function listLoadedFiles(text: string, path: string): string[] {
  const folder = posix.dirname(path);
  const modules = [...text.slice(0, maxText).matchAll(/(?:require|import|from)\s*\(?\s*['"](\.{1,2}\/[\w./-]+)['"]/g)];
  const python = path.endsWith('.py') ? [...text.matchAll(/^\s*(?:from|import)\s+\.?([\w.]+)/gm)] : [];
  const ends = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '/index.js', '/index.ts'];
  return [
    ...modules.flatMap(([, name = '']) => ends.map((end) => posix.join(folder, `${name}${end}`))),
    ...python.flatMap(([, name = '']) => [posix.join(folder, `${name.replaceAll('.', '/')}.py`)]),
  ].filter(isInside);
}

function speaksOfVerifying(path: string): boolean {
  return /verif|prompt|review|rubric|judge|check|audit/i.test(path) && !path.startsWith('.planning/');
}
