import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openClone } from '../../../src/run/room/private-clone.ts';
import { type Room, Rooms } from '../../../src/run/room/rooms.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Scratch } from '../../system/git/scratch.ts';

let scratch: Scratch;
let git: Git;
let room: Room;
beforeEach(async () => {
  scratch = new Scratch({ 'a.txt': '1\n', '.gitignore': 'ignored*\n' });
  git = await scratch.open();
  room = await new Rooms(git, join(scratch.base, 'rooms: "ü"')).add('1', tip());
});
afterEach(() => scratch.remove());

const nothing: string[] = [];

async function make() {
  const take = await openClone(room.git, 'refs/heads/main');
  return { takeOver: () => take({ phase: '01', plan: '01-01', attempt: 1 }) };
}

/** What an agent does in the room. */
function agent(script: string): string {
  const env = { ...scratch.env, GIT_DIR: join(room.root, '.git'), GIT_WORK_TREE: room.root, OURS: scratch.root };
  return execFileSync('bash', ['-ec', script], {
    cwd: room.root,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

const tip = (ref = 'HEAD') => scratch.git('rev-parse', ref).trim();
const folder = () => join(room.root, '.git');
const engine = async () => (await room.git.head()).sha;

test('commits of an agent arrive at the engine, and nothing else of its git directory', async () => {
  const before = tip();
  const made = await make();
  agent(`
    git branch --show-current | grep -qx main
    echo 2 > a.txt; git commit -qam Two
    echo b > b.txt; git add b.txt; git commit -qm Three; git commit -q --amend -m 'Three again'
    echo s > a.txt; git stash -q; git stash pop -q --index
    echo x > ignored.txt; git add -f ignored.txt; echo y > ignored2.txt
    git branch side; git tag v1; git config alias.x '!evil'; git replace HEAD HEAD~1; echo x > "$GIT_DIR/hooks/post-checkout"`);
  const inside = agent('git rev-parse HEAD').trim();
  expect(await made.takeOver()).toEqual(nothing);
  expect([await engine(), tip(), tip(`${inside}~2`)]).toEqual([inside, before, before]);
  expect((await room.git.state()).changes.map(({ path }) => path)).toEqual(['a.txt', 'ignored.txt']);
  expect(scratch.git('for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/main');
  expect(scratch.git('config', '--list')).not.toContain('evil');
  scratch.git('fsck', '--strict');
});

test('of large files only what their names say comes out of the room', async () => {
  scratch.git('config', 'lfs.storage', join(scratch.base, 'store'));
  git = await scratch.open();
  room = await new Rooms(git, join(scratch.base, 'others')).add('2', tip());
  const made = await make();
  const ids = ['large', 'forged'].map((text) => createHash('sha256').update(text).digest('hex'));
  const place = (id: string) => `lfs/objects/${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`;
  for (const id of ids) {
    mkdirSync(join(folder(), place(id), '..'), { recursive: true });
    writeFileSync(join(folder(), place(id)), 'large');
  }
  symlinkSync('/etc/passwd', join(folder(), 'lfs/objects', 'a'.repeat(64)));
  expect(agent('git config lfs.storage || echo own').trim()).toBe('own');
  expect(await made.takeOver()).toEqual(nothing);
  expect(readdirSync(join(scratch.base, 'store'), { recursive: true }).filter((name) => name.length > 50)).toEqual([
    place(ids[0] ?? '').slice('lfs/'.length),
  ]);
  expect(existsSync(join(scratch.root, '.git/lfs'))).toBe(false);
});

test('it holds no credentials, no record of ours and no other settings than the repository has', async () => {
  scratch.git('config', 'http.https://github.com/.extraheader', 'AUTHORIZATION: basic c2VjcmV0');
  scratch.git('config', 'credential.helper', 'store --file=secret');
  scratch.git('config', 'url.https://me:secret@example.com/.insteadOf', 'ex:');
  scratch.git('config', 'remote.origin.url', 'https://me:secret@example.com/x.git');
  scratch.git('config', 'alias.say', '!echo "a \\ b"; echo\nc');
  writeFileSync(join(scratch.base, 'more'), '[http]\n\textraheader = secret\n[core]\n\tabbrev = 9\n');
  scratch.git('config', 'include.path', join(scratch.base, 'more'));
  scratch.git('update-ref', 'refs/phase-executor/01/state', 'HEAD');
  writeFileSync(join(scratch.root, '.git/hooks/pre-commit'), '#!/bin/sh\ntouch hooked\n', { mode: 0o755 });
  mkdirSync(join(scratch.root, '.git/phase-executor'), { recursive: true });
  git = await scratch.open();
  room = await new Rooms(git, join(scratch.base, 'rooms')).add('2', tip());
  await make();
  expect(readFileSync(join(folder(), 'config'), 'utf8')).not.toContain('secret');
  expect(agent('git config remote.origin.url').trim()).toBe('https://example.com/x.git');
  expect([agent('git config core.abbrev').trim(), agent('git config alias.say')]).toEqual([
    '9',
    scratch.git('config', 'alias.say'),
  ]);
  expect(agent('git for-each-ref')).not.toContain('phase-executor');
  const settings = ['core.fsync', 'maintenance.auto'].map((key) => agent(`git config ${key}`).trim());
  expect(settings).toEqual(['committed,index', 'false']);
  agent('git commit -q --allow-empty -m x');
  expect(existsSync(join(room.root, 'hooked'))).toBe(true);
  expect(readdirSync(folder())).not.toContain('phase-executor');
});

const kept = () =>
  scratch
    .git('for-each-ref', '--format=%(contents:subject)', 'refs/phase-executor/01/partial/01-01/')
    .split('\n')
    .filter(Boolean)
    .sort();

test('commits that only other branches, tags and stashes lead to are kept (I5)', async () => {
  scratch.git('branch', 'theirs', scratch.git('commit-tree', '-m', 'Theirs', 'HEAD^{tree}').trim());
  const made = await make();
  agent(`
    git checkout -qb other; echo 2 > a.txt; git commit -qam First; git commit -q --allow-empty -m Other
    git checkout -q main; git commit -q --allow-empty -m Main; git branch merged HEAD; git branch old HEAD~1
    git checkout -q --orphan bare; git commit -qm Orphan; git tag -am tagged v1; git branch copy; git pack-refs --all
    git checkout -q main; git branch -D bare copy
    for each in one two; do echo $each > a.txt; git stash push -qm $each; done
    echo nonsense > "$GIT_DIR/refs/heads/broken"; echo ${'1'.repeat(40)} > "$GIT_DIR/refs/heads/gone"`);
  expect(await made.takeOver()).toEqual(nothing);
  expect(kept()).toEqual(['On main: one', 'On main: two', 'Orphan', 'Other']);
  expect(scratch.git('log', '-1', '--format=%s', await engine()).trim()).toBe('Main');
  scratch.git('fsck', '--strict');
});

test('of many branches 50 are kept, with one warning; one that git refuses costs no other', async () => {
  const made = await make();
  agent(`
    printf '100644 blob %s\t.GIT\n' $(git rev-parse HEAD:a.txt) | git mktree > "$OURS/../tree"
    git update-ref refs/heads/bad $(git commit-tree -m Bad $(cat "$OURS/../tree"))
    git update-ref refs/heads/good $(git commit-tree -m Good HEAD^{tree})`);
  expect(await made.takeOver()).toEqual([
    expect.stringMatching(/^commit \w+, beside those of its branch, is lost: git refuses/),
  ]);
  expect(kept()).toEqual(['Good']);
  const again = await make();
  agent('for n in $(seq 51); do git update-ref refs/heads/b$n $(git commit-tree -m $n HEAD^{tree}); done');
  expect(await again.takeOver()).toEqual(['of 51 ends of other branches of the agent the last 50 are kept']);
  expect(kept().length).toBe(51);
});

test('grafts, a shallow file, replaced objects and settings of the room decide nothing', async () => {
  const made = await make();
  agent(`
    echo 2 > a.txt; git commit -qam Two; git replace HEAD HEAD~1
    mkdir -p "$GIT_DIR/info"; git rev-parse HEAD > "$GIT_DIR/info/grafts"; git rev-parse HEAD > "$GIT_DIR/shallow"
    git config core.worktree /; git config pack.packSizeLimit 1; git config core.alternateRefsCommand "touch $OURS/obeyed"`);
  const before = tip();
  expect(await made.takeOver()).toEqual(nothing);
  expect([tip(`${await engine()}~1`), tip(`${await engine()}:a.txt`)]).toEqual([
    before,
    expect.not.stringContaining(tip('HEAD:a.txt')),
  ]);
  expect([existsSync(join(scratch.root, 'obeyed')), existsSync(join(scratch.root, '.git/shallow'))]).toEqual([
    false,
    false,
  ]);
});

test.each([
  ['HEAD is on no commit', 'git checkout -q --orphan none', /no commit/],
  ['HEAD is a link', 'ln -sf /etc/hostname "$GIT_DIR/HEAD"', /no commit/],
  ['the commit is not there', 'echo 1111111111111111111111111111111111111111 > "$GIT_DIR/HEAD"', /cannot pack/],
  ['HEAD is on a tree', 'echo x > x; git add x; git rev-parse HEAD^{tree} > x; cp x "$GIT_DIR/HEAD"', /not a commit/],
  [
    'an object is forged',
    'echo 2 > a.txt; git commit -qam Two; cd "$GIT_DIR/objects"; at() { echo "$1" | sed "s,..,&/,"; }; ' +
      'cp -f $(at $(echo 3 | git hash-object -w --stdin)) $(at $(git rev-parse HEAD:a.txt)); rm ../index',
    /pack|refuses/,
  ],
  [
    'its tree has endless paths',
    'tree=$(printf "100644 blob %s\\tf\\n" $(git rev-parse HEAD:a.txt) | git mktree); ' +
      'for level in $(seq 8); do tree=$(for n in $(seq 10); do printf "040000 tree %s\\td%s\\n" $tree $n; done | git mktree); done; ' +
      'git update-ref HEAD $(git commit-tree -m Bomb -p HEAD $tree)',
    /entries/,
  ],
  [
    'the object store is a link to ours',
    'git commit -q --allow-empty -m x; rm -r "$GIT_DIR/objects"; ln -s "$OURS/.git/objects" "$GIT_DIR/objects"',
    /is not one/,
  ],
  [
    'the whole of it is a link to ours',
    'rm -rf "$GIT_DIR"; ln -s "$OURS/.git" "$GIT_DIR"; git -C "$OURS" commit -q --allow-empty -m x',
    /is not a folder/,
  ],
])('nothing is taken over when %s', async (_, script, words) => {
  writeFileSync(join(scratch.root, '.git/objects/info/kept'), '');
  const before = await engine();
  const made = await make();
  agent(script);
  await expect(made.takeOver()).rejects.toThrow(words);
  expect(await engine()).toBe(before);
  expect(existsSync(join(scratch.root, '.git/objects/info/kept'))).toBe(true);
});

test('alternates of an agent lead git nowhere', async () => {
  const foreign = new Scratch({ 'secret.txt': 'secret\n' });
  const commit = foreign.git('rev-parse', 'HEAD').trim();
  const made = await make();
  agent(`echo '${foreign.root}/.git/objects' >> "$GIT_DIR/objects/info/alternates"; echo ${commit} > "$GIT_DIR/HEAD"`);
  await expect(made.takeOver()).rejects.toThrow(/cannot pack/);
  foreign.remove();
});

test('an index that lies, or cannot be read, hides nothing', async () => {
  const made = await make();
  agent('echo 2 > a.txt; git commit -qam Two; git update-index --assume-unchanged a.txt; echo 3 > a.txt');
  await expect(made.takeOver()).rejects.toThrow(/told git not to look at a\.txt/);
  expect((await room.git.state()).changes.map(({ path }) => path)).toEqual(['a.txt']);
  const again = await make();
  agent('git commit -q --allow-empty -m Three; echo nonsense > "$GIT_DIR/index"');
  expect(await again.takeOver()).toEqual(nothing);
});
