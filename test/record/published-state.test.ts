import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  commitState,
  readManifest,
  recordRef,
  restoreState,
  type StateManifest,
} from '../../src/record/published/published-state.ts';
import { Git } from '../../src/system/git/git.ts';
import { Remote } from '../../src/system/git/remote.ts';
import { bareEnvironment, git, makeRepository, put, temporaryDir } from '../project.ts';

const open = (root: string) => Git.open(root, bareEnvironment());

/** Two clones of one bare repository. */
async function machines() {
  const origin = temporaryDir('origin');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  const first = makeRepository({ 'a.txt': 'a\n' });
  git(first, 'remote', 'add', 'origin', origin);
  git(first, 'push', '-q', 'origin', 'main');
  const second = join(temporaryDir('clone'), 'c');
  execFileSync('git', ['clone', '-q', origin, second]);
  return { origin, first, second, here: await open(first), there: await open(second) };
}

function ledger(more: Record<string, string> = {}): string {
  const dir = temporaryDir('ledger');
  const files = {
    'events.ndjson': '{"seq":1}\n',
    'phase.json': '{}\n',
    'signals/01-01.json': '{"a":1}\n',
    'logs/01-01-a1.log': 'secret\n',
    ...more,
  };
  for (const [path, text] of Object.entries(files)) put(dir, path, text);
  return dir;
}

const manifest = (head: string, more: Partial<StateManifest> = {}): StateManifest => ({
  ...{ schemaVersion: 1, phase: '01', runId: 'r1', epoch: 1, host: 'h', heartbeatAt: '2026-01-01T00:00:00.000Z' },
  ...{ ttlMs: 60_000, released: false, branch: 'refs/heads/main', head, kept: [], ...more },
});

describe('the record of a phase on another machine', () => {
  test('arrives whole, with commits that were never pushed and work that was kept (I5), without logs', async () => {
    const { first, second, here, there } = await machines();
    git(first, 'commit', '-q', '--allow-empty', '-m', 'not pushed');
    const head = git(first, 'rev-parse', 'HEAD');
    const kept = git(first, 'commit-tree', '-m', 'kept', `${head}^{tree}`);
    const ref = 'refs/phase-executor/01/partial/01-01/1';
    const dir = ledger();
    const commit = await commitState(here, dir, manifest(head, { kept: [{ ref, commit: kept }] }));
    expect(
      await new Remote(here, 'origin').move([{ name: recordRef({ phase: '1', prefix: '' }), to: commit, from: null }]),
    ).toBe(true);

    const found = await new Remote(there, 'origin').fetch(recordRef({ phase: '1', prefix: '' }));
    expect(found).toBe(commit);
    const into = temporaryDir('restored');
    await restoreState(there, commit, into);
    for (const file of ['events.ndjson', 'phase.json', 'signals/01-01.json'])
      expect(readFileSync(join(into, file), 'utf8')).toBe(readFileSync(join(dir, file), 'utf8'));
    expect(existsSync(join(into, 'logs'))).toBe(false);
    expect(await readManifest(there, commit)).toMatchObject({ runId: 'r1', head });
    expect(git(second, 'cat-file', '-t', head)).toBe('commit');
    expect(git(second, 'rev-parse', ref)).toBe(kept);
  });

  test('holds no file that a link in the ledger leads to', async () => {
    const { first, here } = await machines();
    const dir = ledger();
    writeFileSync(join(dir, 'key'), 'private key');
    symlinkSync(join(dir, 'key'), join(dir, 'signals/evil.json'));
    mkdirSync(join(dir, 'handoffs'));
    symlinkSync('/etc/passwd', join(dir, 'handoffs/evil.json'));
    const commit = await commitState(here, dir, manifest(git(first, 'rev-parse', 'HEAD')));
    expect(git(first, 'ls-tree', '-r', '--name-only', commit).split('\n')).toEqual([
      'events.ndjson',
      'phase.json',
      'signals/01-01.json',
      'state.json',
    ]);
  });

  test.each([
    ['nothing of ours', null, /holds no state.json/],
    ['garbage', '{"schemaVersion":', /is not JSON/],
    ['a newer version', '{"schemaVersion":2}', /newer Phase Executor/],
    ['something else', '{"schemaVersion":1,"phase":7}', /phase: /],
  ])('that holds %s is a clear error', async (_, text, message) => {
    const root = makeRepository(text === null ? { 'x.txt': '' } : { 'state.json': text });
    await expect(open(root).then((repository) => readManifest(repository, 'HEAD'))).rejects.toThrow(message);
  });
});

describe('a shared ref', () => {
  test('moves only from the value that was seen last: of two, one wins (I10)', async () => {
    const { first, second, here, there } = await machines();
    const name = recordRef({ phase: '1', prefix: '' });
    const [mine, theirs] = [new Remote(here, 'origin'), new Remote(there, 'origin')];
    const commits = [git(first, 'rev-parse', 'HEAD'), git(second, 'commit-tree', '-m', 'b', 'HEAD^{tree}')] as const;
    const moved = [
      mine.move([{ name, to: commits[0], from: null }]),
      theirs.move([{ name, to: commits[1], from: null }]),
    ];
    expect(await Promise.all(moved)).toEqual(expect.arrayContaining([true, false]));
    const now = await mine.fetch(name);
    expect(commits).toContain(now);
    const third = git(first, 'commit-tree', '-m', 'c', 'HEAD^{tree}');
    const stale = commits[0] === now ? commits[1] : commits[0];
    expect(await mine.move([{ name, to: third, from: stale }])).toBe(false);
    expect(await theirs.move([{ name, to: commits[1], from: now }])).toBe(true);
  });

  test('moves with others all or none, and says which of them stood in the way', async () => {
    const { first, second, here, there } = await machines();
    const name = recordRef({ phase: '1', prefix: '' });
    const head = git(first, 'rev-parse', 'HEAD');
    const later = git(first, 'commit-tree', '-m', 'later', '-p', head, 'HEAD^{tree}');
    const branch = { name: 'refs/heads/phase/1', to: later, from: null };
    const tag = { name: 'refs/tags/checkpoint/1', to: head, from: null };
    expect(await new Remote(here, 'origin').move([{ name, to: head, from: null }, branch, tag])).toBe(true);
    const list = [name, branch.name, tag.name];
    expect(Object.fromEntries(await new Remote(there, 'origin').list(list))).toEqual({
      [name]: head,
      [branch.name]: later,
      [tag.name]: head,
    });

    const other = git(second, 'commit-tree', '-m', 'other', '-p', 'HEAD', 'HEAD^{tree}');
    const stale = { ...branch, to: other, from: head };
    await expect(new Remote(there, 'origin').move([{ name, to: other, from: head }, stale])).rejects.toThrow(
      /refs\/heads\/phase\/1 could not be pushed to origin: .*stale info/,
    );
    expect(await new Remote(here, 'origin').fetch(name)).toBe(head);
  });
});
