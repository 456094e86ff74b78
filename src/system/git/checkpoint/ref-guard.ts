import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listDir, tryReadRegular, tryWithFile } from '../../files/atomic-file.ts';
import type { Head } from '../calls/head.ts';
import type { Git } from '../git.ts';
import { deleteRef, updateRef } from '../refs.ts';
import { refPart } from './checkpoint-tag.ts';

/** Objects by full ref name. */
export type RefPositions = ReadonlyMap<string, string>;

/** `now` is null for a ref that is gone, `was` for one that is new. */
export interface MovedRef {
  name: string;
  was: string | null;
  now: string | null;
}

const ownPrefix = 'refs/phase-executor/';
const guardedPrefixes = ['refs/heads/', 'refs/tags/', 'refs/replace/'];

/** Reads branches, tags, replacements and other phases' records; no checkpoints or symrefs. Thousands take ms. */
export async function readAllRefs(git: Git, phase: string): Promise<{ refs: RefPositions; records: RefPositions }> {
  const found = await listRefs(git, []);
  lastListed.set(git, found);
  const guarded = found.filter(({ name }) => guardedPrefixes.some((prefix) => name.startsWith(prefix)));
  return { refs: guardedRefs(guarded), records: otherRecords(found, phase) };
}

/** Refs as the checkpoint of an attempt has just listed them, once: its cage asks the same. Null where HEAD has moved since. */
export function takeListedRefs(git: Git, { branch, sha }: Head): readonly ListedRef[] | null {
  const found = lastListed.get(git) ?? null;
  lastListed.delete(git);
  return found?.some((ref) => branch === null || (ref.name === branch && ref.sha === sha)) ? found : null;
}

const lastListed = new WeakMap<Git, readonly ListedRef[]>();

/** Objects that git shows in the place of others, by the names of their refs. */
export async function readReplacements(git: Git): Promise<RefPositions> {
  return new Map((await listRefs(git, ['refs/replace/'])).map(({ name, sha }) => [name, sha]));
}

export interface ListedRef {
  readonly name: string;
  readonly sha: string;
  /** Target of a symbolic ref. */
  readonly leadsTo: string;
}

/** Refs with these prefixes; all of them where none is named. */
export async function listRefs(git: Git, below: readonly string[]): Promise<readonly ListedRef[]> {
  const lines = (await git.read(['for-each-ref', '--format=%(objectname) %(refname) %(symref)', ...below])).split('\n');
  return lines.flatMap((line) => {
    const [sha = '', name = '', leadsTo = ''] = line.split(' ');
    return name === '' ? [] : [{ name, sha, leadsTo }];
  });
}

function guardedRefs(found: readonly ListedRef[]): RefPositions {
  const mine = found.filter(
    ({ name, leadsTo }) => leadsTo === '' && !name.startsWith('refs/tags/checkpoint/') && !name.startsWith(ownPrefix),
  );
  return new Map(mine.map(({ name, sha }) => [name, sha]));
}

/**
 * Finds refs that an attempt moved, deleted or made. Branches that a work tree is on are left out: the attempt's
 * own goes back with its HEAD, the others move because they are in use. In a linked work tree only new refs that
 * its own HEAD was on count, because others may be a parallel plan's. After a crash (not `isFirstHand`) a person
 * may have worked on: then only deleted refs count, and replacements, which show every reader a false history.
 */
export async function movedRefs(git: Git, before: RefPositions, isFirstHand: boolean): Promise<MovedRef[]> {
  const inUse = branchesInUse(git);
  const differing = refDifferences(before, guardedRefs(await listRefs(git, guardedPrefixes)));
  const moved = differing.filter(({ name }) => !inUse.has(name));
  if (git.isLinked) {
    const visited = branchesVisited(git);
    return moved.filter(({ name, was }) => was === null && visited.has(name));
  }
  return isFirstHand ? moved : moved.filter(({ name, now }) => now === null || name.startsWith('refs/replace/'));
}

/** Restores the refs that are not where they were. Returns the names of those. */
export function restorePositions(git: Git, before: RefPositions, now: RefPositions): Promise<string[]> {
  return restoreRefs(git, refDifferences(before, now));
}

/** Refs that are not where they were before. */
function refDifferences(before: RefPositions, now: RefPositions): MovedRef[] {
  const names = [...new Set([...before.keys(), ...now.keys()])];
  const all = names.map((name) => ({ name, was: before.get(name) ?? null, now: now.get(name) ?? null }));
  return all.filter((ref) => ref.was !== ref.now);
}

/** Restores refs that are still where they were seen. Returns the names of those. */
export async function restoreRefs(git: Git, moved: readonly MovedRef[]): Promise<string[]> {
  const restored: string[] = [];
  for (const { name, was, now } of moved) {
    const back =
      was === null ? deleteRef(git, name, now ?? '') : updateRef(git, name, was, now, 'phase-executor: rollback');
    const isBack = await back.then(
      () => true,
      () => false, // moved again, its object gone, or a ref like `name/more` in its place
    );
    if (isBack) restored.push(name);
  }
  return restored;
}

/** Selects records of other phases, which no run of ours writes now: what an agent does to them is undone. */
function otherRecords(found: readonly ListedRef[], phase: string): RefPositions {
  const records = found.filter(
    ({ name }) => name.startsWith(ownPrefix) && !belongsToPhase(name.slice(ownPrefix.length), phase),
  );
  return new Map(records.map(({ name, sha }) => [name, sha]));
}

/** Matches `07/…`, `api+07/…` with a project, and what belongs to no phase. */
function belongsToPhase(name: string, phase: string): boolean {
  const folder = name.slice(0, name.indexOf('/'));
  return [phase, refPart(phase), 'met'].includes(folder) || folder.endsWith(`+${phase}`);
}

/** Returns the names of those that were restored. */
export async function restoreOtherRecords(git: Git, phase: string, before: RefPositions): Promise<string[]> {
  const now = otherRecords(await listRefs(git, [ownPrefix]), phase);
  return restorePositions(git, before, now);
}

/** Branches to which HEAD of this work tree was ever switched. */
function branchesVisited({ gitDir }: Git): Set<string> {
  const text = tryReadRegular(join(gitDir, 'logs', 'HEAD')) ?? '';
  const moves = text.matchAll(/\t[^\t]*: moving from .* to (\S+)$/gm);
  return new Set([...moves].map(([, name]) => `refs/heads/${name}`));
}

/** Leaves out the branch of this linked work tree: after a rollback it is on none. */
function branchesInUse({ commonDir, gitDir, isLinked }: Git): Set<string> {
  const linked = listDir(join(commonDir, 'worktrees')).map((name) => join(commonDir, 'worktrees', name));
  const dirs = [commonDir, ...linked.filter((dir) => !isLinked || dir !== gitDir)];
  const notes = ['HEAD', 'rebase-merge/head-name', 'rebase-apply/head-name'];
  const files = dirs.flatMap((dir) => notes.map((note) => join(dir, note)));
  return new Set(files.map((file) => (tryReadRegular(file) ?? '').trim().replace(/^ref: /, '')));
}

/** Lines of the log that is the user's stash, the oldest first, each with the old and the new commit. */
function stashLines(log: Buffer | null): string[] {
  return (log?.toString('latin1') ?? '').split('\n').filter((line) => line !== '');
}

function stashedCommit(line: string): string {
  return line.split(' ')[1] ?? '';
}

export function stashLogPath({ commonDir }: Pick<Git, 'commonDir'>): string {
  return join(commonDir, 'logs', 'refs', 'stash');
}

function readStashLog(git: Git): Buffer | null {
  return tryWithFile(stashLogPath(git), (file) => readFileSync(file));
}

export function freshStashes(git: Git, before: Buffer | null): string[] {
  const known = new Set(stashLines(before));
  return stashLines(readStashLog(git)).flatMap((line) => (known.has(line) ? [] : [stashedCommit(line)]));
}

/**
 * Restores what an attempt popped or cleared, and drops what it stashed, which must be kept before. Where `others`
 * may have stashed since, new lines stay on top. Returns true where it was off.
 */
export async function restoreStash(git: Git, before: Buffer | null, others: boolean): Promise<boolean> {
  const was = stashLines(before);
  const is = stashLines(readStashLog(git));
  const wanted = others ? [...was, ...is.filter((line) => !was.includes(line))] : was;
  if (wanted.join('\n') === is.join('\n')) return false;
  const now = await git.resolve('refs/stash');
  const top = wanted.map(stashedCommit).at(-1);
  if (top === undefined) {
    if (now !== null) await git.run(['update-ref', '-d', '--', 'refs/stash', now]);
    rmSync(stashLogPath(git), { force: true });
    return true;
  }
  const isBack = await updateRef(git, 'refs/stash', top, now, 'phase-executor: rollback').then(
    () => true,
    () => false, // what was stashed is gone for good
  );
  if (isBack) writeFileSync(stashLogPath(git), `${wanted.join('\n')}\n`, 'latin1');
  return isBack;
}
