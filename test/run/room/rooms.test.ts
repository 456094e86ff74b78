import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type Contribution, mergePlans } from '../../../src/publish/branch/merge-plans.ts';
import { openClone } from '../../../src/run/room/private-clone.ts';
import { RoomPool } from '../../../src/run/room/room-pool.ts';
import { Rooms } from '../../../src/run/room/rooms.ts';
import { advanceBranch } from '../../../src/system/git/checkpoint/plan-merge.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { MARK, sweepMarked } from '../../../src/system/process/process-tree.ts';
import { Scratch } from '../../system/git/scratch.ts';

let repo: Scratch;
let git: Git;
let base: string;
let folder: string;
let rooms: Rooms;
beforeEach(async () => {
  repo = new Scratch({ '.gitignore': '.env\n', 'a.txt': '1\n2\n3\n', 'b.txt': 'b\n', 'c.txt': 'c\n' });
  git = await repo.open();
  base = (await git.head()).sha;
  folder = join(repo.base, 'trees');
  rooms = new Rooms(git, folder);
});
afterEach(() => repo.remove());

/** Does a plan's work in a work tree of its own and returns what it committed. */
async function work(plan: string, files: Record<string, string>, on = base): Promise<Contribution> {
  const tree = await rooms.add(plan, on);
  for (const [path, content] of Object.entries(files)) writeFileSync(join(tree.root, path), content);
  const commit = await tree.git.commitPaths(`Do ${plan}`, Object.keys(files));
  return { plan, base, commit: commit ?? base };
}

test('a sweep of one repository spares what another one runs under the same id', async () => {
  const other = new Scratch();
  const there = await other.open();
  const [here, elsewhere] = [git, there].map((each) => each.processMark('1001', '07-01', 1));
  const child = spawn('sleep', ['30'], { env: { ...process.env, [MARK]: here }, stdio: 'ignore' });
  try {
    expect(await sweepMarked(elsewhere ?? '')).toEqual({ killed: 0, escaped: 0 });
    const tree = await rooms.add('07-01', base);
    expect(await sweepMarked(tree.git.processMark('1001', '07-01', 1))).toEqual({ killed: 1, escaped: 0 });
  } finally {
    child.kill('SIGKILL');
    other.remove();
  }
});

describe('rooms', () => {
  test.each(['555', '000'])('go with a folder that the agent left with mode %s', async (mode) => {
    const tree = await rooms.add('07-01', base);
    repo.sh(
      `mkdir -p ../trees/07-01/cache/mod; touch ../trees/07-01/cache/mod/go.sum; chmod ${mode} ../trees/07-01/cache/mod`,
    );
    // Root may remove anything, so somebody else does it.
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) repo.sh(`chown -R 65534 "${repo.base}"`);
    if (isRoot) process.seteuid?.(65534);
    try {
      await rooms.remove(tree.name);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
    expect(existsSync(tree.root)).toBe(false);
  });

  test('what a killed run left is reaped, and nothing else', async () => {
    repo.git('worktree', 'add', '-q', '--detach', '../users-own');
    mkdirSync(join(folder, 'not-ours'), { recursive: true });
    await rooms.add('07-01', base);
    await rooms.add('07-02', base);
    await rooms.add('07-03', base);
    await rooms.add('07-04', base);
    // Killed while adding, while removing, after the user pruned, and with its link to the repository ruined.
    repo.git('worktree', 'lock', '--reason', 'initializing', join(folder, '07-01'));
    rmSync(join(folder, '07-02'), { recursive: true });
    rmSync(join(repo.root, '.git/worktrees/07-03'), { recursive: true });
    writeFileSync(join(folder, '07-04/.git'), 'gitdir: /nowhere\n');
    mkdirSync(join(folder, '5/src'), { recursive: true }); // killed in a reset, and git has forgotten it
    const next = new Rooms(await repo.open(), folder);
    expect(await next.reap()).toEqual(['07-01', '07-02', '07-03', '07-04', '5']);
    expect(repo.git('worktree', 'list').trim().split('\n')).toHaveLength(2);
    expect(existsSync(join(repo.base, 'users-own/a.txt'))).toBe(true);
    expect(existsSync(join(folder, 'not-ours'))).toBe(true);
    expect(existsSync(join(folder, '07-03'))).toBe(false);
    expect(next.list()).toEqual([]);
  });

  test('are made anew over what is left under their name, and not outside their folder', async () => {
    const first = await rooms.add('07-01', base);
    writeFileSync(join(first.root, 'left.txt'), 'left');
    const second = await rooms.add('07-01', base);
    expect((await second.git.state()).changes).toEqual([]);
    await expect(rooms.add('../x', base)).rejects.toThrow(/cannot be named "\.\.\/x"/);
    await expect(rooms.add('..', base)).rejects.toThrow(/cannot be named/);
  });
});

const attempts: Record<string, string> = {
  'edits, new files and what it deleted': 'echo x > a.txt; rm b.txt; mkdir -p n/m; echo x > n/m/o; mkdir empty',
  'commits, on a branch or another history':
    'git checkout -qb other; echo x > a.txt; git commit -qam x; git checkout -q --orphan o',
  'a change that was dated back': 'touch -r a.txt ../stamp; printf "9\\n2\\n3\\n" > a.txt; touch -r ../stamp a.txt',
  'a repository inside, and one in the place of a folder': 'git init -q own; echo x > own/x; git init -q d; rm d/e',
  'links, modes, pipes and devices':
    'rm -r d; ln -s / d; chmod +x a.txt; mkfifo .gitattributes d2; mknod dev c 1 3 || true; chmod 700 .',
  'ignored files, and rules that hide others':
    'echo x > .env; mkdir -p hidden; echo "*" > hidden/.gitignore; echo x > hidden/x',
  'flags and settings of its git':
    'git update-index --assume-unchanged a.txt; echo x > a.txt; git config core.worktree /; git config core.autocrlf true',
  'attributes that change what files contain':
    'echo "* text eol=crlf working-tree-encoding=UTF-16" > .gitattributes; git rm -q --cached -r .; git reset -q --hard',
  'no git directory at all': 'rm -rf .git; echo x > a.txt',
  'a folder that nothing can open': 'mkdir locked; echo x > locked/x; chmod 000 locked',
  'files whose names are odd': 'echo x > "$(printf "caf\\351")"; echo x > "a b\nc"; echo x > "ü [*]?!"',
};

describe('a reset room is as a new one, whatever an attempt left', () => {
  test.each(Object.entries(attempts))('%s', async (_, script) => {
    repo.commit('more', { 'd/e': 'e\n' });
    const { sha } = await git.head();
    const room = await rooms.add('1', sha);
    room.prepared = { head: sha, branch: null, changes: [], ignored: [] };
    const files = () =>
      repo.sh('cd ../trees/1; find . -path ./.git -prune -o -printf "%P %y %l %m\\n" | sort; cat a.txt b.txt d/e');
    const before = files();
    await openClone(room.git, 'refs/heads/main');
    repo.sh(`cd ../trees/1; ${script}`);
    expect(await rooms.tryReset(room, sha)).toBe(true);
    expect(files().replace(/^ d {2}\d+\n/m, '')).toBe(before.replace(/^ d {2}\d+\n/m, ''));
    expect(await room.git.state()).toEqual({ head: sha, branch: null, changes: [], ignored: [] });
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  test('what the set-up made stays, ignored or not', async () => {
    const room = await rooms.add('1', base);
    for (const name of ['.env', 'made.txt']) writeFileSync(join(room.root, name), 'set up');
    room.prepared = await room.git.state();
    for (const name of ['left.txt', 'a.txt']) writeFileSync(join(room.root, name), 'left');
    expect(await rooms.tryReset(room, base)).toBe(true);
    expect(room.known?.changes.map(({ path }) => path)).toEqual(['made.txt']);
    expect(readFileSync(join(room.root, '.env'), 'utf8')).toBe('set up');
  });
});

test('a pool makes a room once, resets it for the next attempt, replaces one that is ruined, and leaves none', async () => {
  const pool = new RoomPool(rooms, new Set(['2']));
  const first = await pool.take(base);
  writeFileSync(join(first.root, 'left.txt'), 'left');
  pool.giveBack(first);
  repo.commit('later', { 'a.txt': 'later\n', 'd.txt': 'd\n' });
  const { sha } = await git.head();
  const again = await pool.take(sha);
  const clean = { head: sha, branch: null, changes: [], ignored: [] };
  expect([again.root, await again.git.state()]).toEqual([first.root, clean]);
  expect(readFileSync(join(again.root, 'd.txt'), 'utf8')).toBe('d\n');
  pool.giveBack(again);
  rmSync(join(repo.root, '.git/worktrees/1/HEAD'));
  const other = await pool.take(sha);
  expect([other.name, await other.git.state(), rooms.list()]).toEqual(['3', clean, ['3']]);
  pool.giveBack(other);
  await pool.close();
  expect([rooms.list(), existsSync(join(repo.root, '.git/worktrees'))]).toEqual([[], false]);
});

describe('folding', () => {
  test('moves nothing when a local change stands in the way, or the branch has moved (I10)', async () => {
    const { commit } = await mergePlans(git, base, [await work('07-01', { 'a.txt': 'one\n', 'n.txt': 'n\n' })], 0);
    repo.write({ 'n.txt': 'mine' });
    const before = repo.picture();
    await expect(advanceBranch(git, base, commit)).rejects.toThrow(/n\.txt/);
    expect(repo.picture()).toEqual(before);
    rmSync(join(repo.root, 'n.txt'));
    repo.git('commit', '-q', '--allow-empty', '-m', 'Another leader');
    const moved = repo.picture();
    await expect(advanceBranch(git, base, commit)).rejects.toThrow(/update-ref failed/);
    expect(repo.picture()).toEqual(moved);
  });
});
