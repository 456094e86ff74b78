import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from './git.ts';
import { updateRef } from './refs.ts';

/** Branches and tags by their full names, and the object each is at. */
export type Refs = ReadonlyMap<string, string>;

/** A branch or tag that is not where it was; `now` is null for one that is gone. */
export interface MovedRef {
  name: string;
  was: string;
  now: string | null;
}

/** All branches and tags but checkpoints, and but those that only lead to another. One call, of a few ms for thousands. */
export async function readRefs(git: Git): Promise<Refs> {
  const format = '--format=%(objectname) %(refname) %(symref)';
  const lines = (await git.read(['for-each-ref', format, 'refs/heads/', 'refs/tags/'])).split('\n');
  const refs = lines.map((line) => line.split(' '));
  return new Map(
    refs.flatMap(([sha = '', name = '', leadsTo]) =>
      name === '' || leadsTo || name.startsWith('refs/tags/checkpoint/') ? [] : [[name, sha] as const],
    ),
  );
}

/**
 * Those of `before` that an attempt moved or deleted. A branch that any work tree is on is left out: the attempt's own
 * goes back with its HEAD, the others move because somebody works there. New ones harm nobody.
 */
export async function movedRefs(git: Git, before: Refs): Promise<MovedRef[]> {
  const now = await readRefs(git);
  const inUse = branchesInUse(git);
  return [...before].flatMap(([name, was]) =>
    now.get(name) === was || inUse.has(name) ? [] : [{ name, was, now: now.get(name) ?? null }],
  );
}

/** Puts them back where they were, each only if it still is where it was seen. Returns the names of those that could be. */
export async function restoreRefs(git: Git, moved: readonly MovedRef[]): Promise<string[]> {
  const restored: string[] = [];
  for (const { name, was, now } of moved) {
    const isBack = await updateRef(git, name, was, now, 'phase-executor: rollback').then(
      () => true,
      () => false, // moved again, its object gone, or a ref like `name/more` in its place
    );
    if (isBack) restored.push(name);
  }
  return restored;
}

function branchesInUse({ commonDir }: Git): Set<string> {
  const linked = join(commonDir, 'worktrees');
  const names = existsSync(linked) ? readdirSync(linked) : [];
  const notes = ['HEAD', 'rebase-merge/head-name', 'rebase-apply/head-name'];
  const files = [commonDir, ...names.map((name) => join(linked, name))].flatMap((dir) =>
    notes.map((note) => join(dir, note)),
  );
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8').trim());
  return new Set(texts.map((text) => text.replace(/^ref: /, '')));
}
