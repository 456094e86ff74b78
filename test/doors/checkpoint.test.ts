import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  cli,
  cliJson,
  cliPath,
  git,
  makeProject,
  plan,
  snapshot,
  start,
  startedRun,
  temporaryDir,
  until,
} from '../project.ts';

/** A project with an ignored, a tracked, a staged and an untracked file of the user's. */
function project(): string {
  const root = makeProject({ '01-01': plan() }, { 'a.txt': 'a\n', 'b.txt': 'b\n', '.gitignore': 'secret\n' });
  writeFileSync(join(root, 'secret'), 'key');
  writeFileSync(join(root, 'mine.txt'), 'mine');
  writeFileSync(join(root, 'b.txt'), 'staged\n');
  git(root, 'add', 'b.txt');
  return root;
}

async function create(root: string): Promise<string> {
  return (await cli(root, 'checkpoint', 'create', '01', '01-01')).stdout.trim();
}

/** What an agent may do: commits, changes, deletes, adds. */
function vandalise(root: string): void {
  writeFileSync(join(root, 'a.txt'), 'bad\n');
  git(root, 'commit', '-qam', 'bad');
  rmSync(join(root, 'mine.txt'));
  writeFileSync(join(root, 'new.txt'), 'half');
}

test('create prints the tag and nothing else, and changes nothing; two of one moment are two', async () => {
  const root = project();
  const before = snapshot(root);
  const made = await Promise.all([create(root), create(root)]);
  for (const tag of made) expect(tag).toMatch(/^checkpoint\/01-01\/\d{8}T\d{6}\.\d{3}Z(-2)?$/);
  expect(snapshot(root)).toEqual(before);
  expect(git(root, 'tag', '-l').split('\n')).toEqual([...made].sort());
  const { json } = await cliJson(root, 'checkpoint', 'list');
  expect(json.map(({ tag }: { tag: string }) => tag).sort()).toEqual([...made].sort());
});

test('rollback puts everything back exactly (I4), keeps what was there (I5) and deletes the tag', async () => {
  const root = project();
  const before = snapshot(root);
  const tag = await create(root);
  vandalise(root);
  const bad = git(root, 'rev-parse', 'HEAD');
  appendFileSync(join(root, 'secret'), '+');
  const { code, json, stderr } = await cliJson(root, 'checkpoint', 'rollback', tag);
  expect([code, stderr]).toEqual([0, `rolling back to ${tag}\n`]);
  expect(json).toMatchObject({ tag, branch: 'refs/heads/main', removed: ['new.txt'], movedAside: [] });
  expect(json.restored.sort()).toEqual(['a.txt', 'mine.txt']);
  expect(snapshot(root, ['secret'])).toEqual(withoutKey(before, 'secret'));
  expect(readFileSync(join(root, 'secret'), 'utf8')).toBe('key+');
  expect(git(root, 'show', `${json.kept}:new.txt`)).toBe('half');
  expect(git(root, 'merge-base', json.kept, bad)).toBe(bad);
  expect(git(root, 'tag', '-l')).toBe('');
});

function withoutKey(seen: Record<string, string>, key: string): Record<string, string> {
  return Object.fromEntries(Object.entries(seen).filter(([name]) => name !== key));
}

test('with --dry-run rollback tells the same and changes nothing', async () => {
  const root = project();
  const tag = await create(root);
  vandalise(root);
  const before = snapshot(root);
  const { code, json } = await cliJson(root, 'checkpoint', 'rollback', tag, '--dry-run');
  expect(code).toBe(0);
  expect(json).toMatchObject({ tag, dryRun: true, removed: ['new.txt'], operation: null });
  expect(json.restored.sort()).toEqual(['a.txt', 'mine.txt']);
  expect(snapshot(root)).toEqual(before);
  expect(git(root, 'tag', '-l')).toBe(tag);
  expect(git(root, 'for-each-ref', 'refs/phase-executor/')).toBe('');
  const { stdout } = await cli(root, 'checkpoint', 'rollback', tag, '--dry-run');
  expect(stdout).toMatch(/HEAD would move from[\s\S]*restore +a\.txt[\s\S]*remove +new\.txt/);
});

test.each([
  ['a tag that is not there', 'checkpoint/01-01/20200101T000000.000Z', /there is no checkpoint .*checkpoint list/],
  ['a tag of someone else', 'v1.0', /is not a checkpoint of phase-executor; it is left alone/],
  ['a tag that only looks like ours', 'checkpoint/01-01/faked', /is not a checkpoint of phase-executor/],
])('rollback refuses %s', async (_, tag, sentence) => {
  const root = project();
  git(root, 'tag', 'v1.0');
  git(root, 'tag', '-a', 'checkpoint/01-01/faked', '-m', '{"head":"0000"}');
  vandalise(root);
  const before = snapshot(root);
  const { code, stderr } = await cli(root, 'checkpoint', 'rollback', tag);
  expect([code, stderr]).toEqual([64, expect.stringMatching(sentence)]);
  expect(snapshot(root)).toEqual(before);
});

describe('prune', () => {
  test('spares what is younger than a week, tells with --dry-run, deletes with --older-than', async () => {
    const root = project();
    const tag = await create(root);
    expect((await cliJson(root, 'checkpoint', 'prune')).json).toMatchObject({ dryRun: false, pruned: [] });
    const told = await cliJson(root, 'checkpoint', 'prune', '--older-than', '0', '--dry-run');
    expect(told.json).toMatchObject({ dryRun: true, pruned: [tag] });
    expect(git(root, 'tag', '-l')).toBe(tag);
    expect((await cliJson(root, 'checkpoint', 'prune', '--older-than', '0')).json).toMatchObject({ pruned: [tag] });
    expect(git(root, 'tag', '-l')).toBe('');
  });

  test('leaves what was kept of attempts until it is asked for by name (I5)', async () => {
    const root = project();
    const tag = await create(root);
    vandalise(root);
    const { kept } = (await cliJson(root, 'checkpoint', 'rollback', tag)).json;
    await cli(root, 'checkpoint', 'prune', '--older-than', '0');
    expect(git(root, 'for-each-ref', '--format=%(refname)', 'refs/phase-executor/')).toBe(kept);
    const { json } = await cliJson(root, 'checkpoint', 'prune', 'partials', '--older-than', '0');
    expect(json.pruned).toEqual([kept]);
    expect(git(root, 'for-each-ref', 'refs/phase-executor/')).toBe('');
  });

  test.each([
    ['7days', /older-than: found "7days", expected a duration/],
    ['4000d', /at most 3650d/],
  ])('--older-than %s is no age', async (age, sentence) => {
    const { code, stderr } = await cli(project(), 'checkpoint', 'prune', '--older-than', age);
    expect([code, stderr]).toEqual([64, expect.stringMatching(sentence)]);
  });
});

describe('while a run is at work in this checkout', () => {
  test('nothing is rolled back or pruned, but telling what would be is allowed', async () => {
    const root = makeProject({ '01-01': plan({ script: 'touch "$HOME/started"; sleep 60' }) });
    const first = await startedRun(root);
    const tag = git(root, 'tag', '-l');
    for (const words of [
      ['rollback', tag],
      ['prune', '--older-than', '0'],
    ]) {
      const refused = await cli(root, 'checkpoint', ...words);
      expect([refused.code, refused.stderr]).toEqual([
        64,
        expect.stringMatching(/is (already )?working in this checkout; wait/),
      ]);
      expect((await cli(root, 'checkpoint', ...words, '--dry-run')).code).toBe(0);
    }
    expect(git(root, 'tag', '-l')).toBe(tag);
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(3);
  });

  test('a run that is dead holds nobody back', async () => {
    const root = makeProject({ '01-01': plan({ script: 'echo half > a.txt; touch "$HOME/started"; sleep 2' }) });
    const { child, ended } = await startedRun(root);
    child.kill('SIGKILL');
    await ended;
    expect((await cli(root, 'checkpoint', 'rollback', git(root, 'tag', '-l'))).code).toBe(0);
    expect(existsSync(join(root, 'a.txt'))).toBe(false);
  });

  test('the run of another work tree keeps the tags it shares', async () => {
    const root = makeProject({ '01-01': plan({ script: 'touch "$HOME/started"; sleep 60' }) });
    const HOME = temporaryDir('home');
    git(root, 'worktree', 'add', '-q', join(HOME, 'other'));
    const first = start(cliPath, ['run', '1'], { cwd: join(HOME, 'other'), env: { HOME } });
    await until(() => existsSync(join(HOME, 'started')));
    expect((await cli(root, 'checkpoint', 'prune', '--older-than', '0')).code).toBe(64);
    first.child.kill('SIGINT');
    expect((await first.ended).code).toBe(3);
  });
});

test.each([
  [['make'], /checkpoint: found "make", expected one of: create, rollback, list, prune/],
  [['create', '01'], /expected a phase and a plan/],
  [['rollback'], /expected the tag of a checkpoint/],
  [['prune', 'all'], /found "all", expected partials or no more words/],
])('checkpoint %j is wrong usage', async (words, sentence) => {
  const { code, stderr } = await cli(project(), 'checkpoint', ...words);
  expect([code, stderr]).toEqual([64, expect.stringMatching(sentence)]);
});

test('outside of a repository there is nothing to record', async () => {
  const { code, stderr } = await cli(temporaryDir('bare'), 'checkpoint', 'list');
  expect([code, stderr]).toEqual([64, expect.stringMatching(/is not inside a git repository/)]);
});
