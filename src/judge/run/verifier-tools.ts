import { posix } from 'node:path';
import { listChangedPaths, readTextInTree } from '../../system/git/tree.ts';
import { declaredBy } from '../checks/test-integrity.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import { findNamedPrograms } from './commands/named-programs.ts';
import type { GateContext } from './judge-environment.ts';

const maxFiles = 200;

/** Restores the verifier's programs and prompts from the base, so that no plan writes its own verdict. */
export async function restoreVerifier(checkout: CleanCheckout, run: GateContext): Promise<string[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const changed = new Set(await listChangedPaths(git, startCommit, checkout.commit));
  if (changed.size === 0) return [];
  const isDeclared = declaredBy(run);
  const read = (commit: string) => (path: string) => readTextInTree(git, commit, `${prefix}${path}`);
  const baseFiles = await collectVerifierFiles(run.policy.verifierCommand, read(startCommit));
  const currentPrograms = await findNamedPrograms([run.policy.verifierCommand], read(checkout.commit));
  const toRepositoryPath = (path: string) => `${prefix}${path}`;
  const namedFiles = new Set([...baseFiles.named, ...currentPrograms].map(toRepositoryPath));
  const restorable = new Set([
    ...namedFiles,
    ...[...baseFiles.found].map(toRepositoryPath).filter((path) => !isDeclared(path)),
  ]);
  const restored = [...restorable].filter((path) => changed.has(path));
  for (const path of restored) {
    const before = await git.objects.read((await git.trees.at(startCommit, path))?.id ?? '');
    const content = before.kind === 'blob' ? before.content : null;
    checkout.write(path, content, content?.subarray(0, 2).toString() === '#!' ? 0o755 : 0o644);
  }
  return restored;
}

type ReadFile = (path: string) => Promise<string | null>;

async function collectVerifierFiles(
  command: string,
  read: ReadFile,
): Promise<{ named: Set<string>; found: Set<string> }> {
  const prompts = [...command.matchAll(/(?:\bcat\s+|<\s*)["']?([\w@./-]+)/g)].map(([, path = '']) =>
    posix.normalize(path),
  );
  const candidates = listPossiblePaths(command, '').filter(looksLikeVerifier);
  const named = new Set([...(await findNamedPrograms([command], read)), ...prompts, ...candidates].filter(isInside));
  const loaded = new Set<string>();
  const queue = [...named];
  for (const path of queue) {
    const text = loaded.has(path) || loaded.size > maxFiles ? null : await read(path);
    if (text === null) continue;
    loaded.add(path);
    const mentioned = listPossiblePaths(text, posix.dirname(path)).filter(looksLikeVerifier);
    for (const next of [...listLoadedFiles(text, path), ...mentioned]) queue.push(next);
  }
  return { named, found: loaded };
}

function listPossiblePaths(text: string, folder: string): string[] {
  const args = [...text.slice(0, maxText).matchAll(/[\w@.-]+(?:\/[\w@.-]+)*/g)].map(([word]) => word);
  const likely = [...new Set(args)].filter((word) => /[./]/.test(word)).slice(0, 2_000);
  return likely.flatMap((word) => [posix.normalize(word), posix.join(folder, word)]).filter(isInside);
}

const maxText = 256 * 1024;

function isInside(path: string): boolean {
  return !path.startsWith('../') && path !== '.' && path !== '..';
}

function listLoadedFiles(text: string, path: string): string[] {
  const folder = posix.dirname(path);
  const modules = [...text.slice(0, maxText).matchAll(/(?:require|import|from)\s*\(?\s*['"](\.{1,2}\/[\w./-]+)['"]/g)];
  const python = path.endsWith('.py') ? [...text.matchAll(/^\s*(?:from|import)\s+\.?([\w.]+)/gm)] : [];
  const suffixes = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '/index.js', '/index.ts'];
  return [
    ...modules.flatMap(([, name = '']) => suffixes.map((suffix) => posix.join(folder, `${name}${suffix}`))),
    ...python.flatMap(([, name = '']) => [posix.join(folder, `${name.replaceAll('.', '/')}.py`)]),
  ].filter(isInside);
}

function looksLikeVerifier(path: string): boolean {
  return /verif|prompt|review|rubric|judge|check|audit/i.test(path) && !path.startsWith('.planning/');
}
