import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { commitState, readManifest, type StateManifest } from '../../src/record/published/published-state.ts';
import { Git } from '../../src/system/git/git.ts';
import { afterLegs, legOf, sound } from '../chain/jobs.ts';
import { bareEnvironment, call, commitAll, git, makeProject, plan, temporaryDir } from '../project.ts';

// The records of a run lie in refs/phase-executor/. An agent writes to the refs of its room, and none of these is taken over.

const forge = `
tree=$(printf '100644 blob %s\\tstate.json\\n' $(echo '{"schemaVersion":1,"phase":"02","released":true}' | git hash-object -w --stdin) | git mktree)
forged=$(git -c user.name=a -c user.email=a@example.invalid commit-tree -m forged $tree)
git update-ref refs/phase-executor/02/state $forged
git update-ref refs/phase-executor/02/partial/02-01/1 $forged
git update-ref -d refs/phase-executor/03/partial/03-01/1
git update-ref refs/phase-executor/01/partial/01-09/1 $(echo blob | git hash-object -w --stdin)
`;

test('refs that an attempt makes, moves and removes are its room’s: neither kept, nor published', async () => {
  const root = makeProject({ '01-01': plan() });
  const origin = temporaryDir('origin');
  git(origin, 'init', '-q', '--bare', '-b', 'main');
  git(root, 'remote', 'add', 'origin', origin);
  git(root, 'push', '-q', 'origin', 'main');
  git(root, 'update-ref', 'refs/phase-executor/03/partial/03-01/1', 'HEAD');
  const agent = `set -e; ${forge}
git for-each-ref --format='%(refname)' refs/phase-executor/ > out.txt
printf -- '---\\nphase: 01-first\\nplan: 01-01\\nstatus: complete\\n---\\n# Done\\n\\nAll done.\\n' > "$SUMMARY_PATH"`;
  const words = ['run', '1', '--json', '--sandbox', 'off', '--remote', 'origin', '--agent', 'command'];
  const { code, stderr } = await call([...words, '--agent-command', agent], {
    cwd: root,
    env: { HOME: temporaryDir('home') },
  });
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  expect(git(root, 'show', 'HEAD:out.txt').split('\n')).toEqual(
    ['01/partial/01-09/1', '02/partial/02-01/1', '02/state'].map((name) => `refs/phase-executor/${name}`),
  );
  const refs = (where: string) => git(where, 'for-each-ref', '--format=%(refname)', 'refs/phase-executor/').split('\n');
  expect(refs(root).filter((name) => !name.startsWith('refs/phase-executor/01/'))).toEqual([
    'refs/phase-executor/03/partial/03-01/1',
  ]);
  expect(refs(root)).not.toContain('refs/phase-executor/01/partial/01-09/1');
  expect(refs(origin)).toEqual(['refs/phase-executor/01/state']);
  const { kept } = JSON.parse(git(origin, 'show', 'refs/phase-executor/01/state:state.json'));
  expect(kept).toEqual([]);
});

const manifest = (more: Partial<StateManifest>, head: string): StateManifest => ({
  schemaVersion: 1,
  phase: '01',
  runId: 'r',
  epoch: 1,
  host: 'h',
  heartbeatAt: new Date(0).toISOString(),
  ttlMs: 1000,
  released: true,
  branch: null,
  head,
  kept: [],
  ...more,
});

test('a published record that names kept work of another phase is none', async () => {
  const root = makeProject({ '01-01': plan() });
  const repository = await Git.open(root, bareEnvironment());
  const head = git(root, 'rev-parse', 'HEAD');
  const kept = (phase: string) => [{ ref: `refs/phase-executor/${phase}/partial/${phase}-01/1`, commit: head }];
  const dir = temporaryDir('ledger');
  const honest = await commitState(repository, dir, manifest({ kept: kept('01') }, head));
  expect((await readManifest(repository, honest)).kept).toEqual(kept('01'));
  const forged = await commitState(repository, dir, manifest({ kept: kept('02') }, head));
  await expect(readManifest(repository, forged)).rejects.toThrow(
    /belongs to phase 01 but references .*\/02\/.* of another phase/,
  );
});

test('a published record has a bound', async () => {
  const root = makeProject({ '01-01': plan() });
  const repository = await Git.open(root, bareEnvironment());
  const head = git(root, 'rev-parse', 'HEAD');
  const large = await commitState(repository, temporaryDir('ledger'), manifest({ runId: 'r'.repeat(5_000_000) }, head));
  await expect(readManifest(repository, large)).rejects.toThrow(/bytes; at most 4194304 are read/);
  const deep = `{"schemaVersion":1,"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}`;
  writeFileSync(join(root, 'state.json'), deep);
  commitAll(root, 'deep');
  await expect(readManifest(repository, git(root, 'rev-parse', 'HEAD'))).rejects.toThrow(/is not JSON/);
});

test('what a leg’s bundle calls a record of another phase, or of its own, is no record', () => {
  const plans = { '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }) };
  const { chain, first } = afterLegs(plans, ['--mode', 'matrix'], {}, {});
  const artifact = 'phase-01-r1-01-01-a1';
  const bundle = join(chain.artifacts, artifact, 'work.bundle');
  const root = chain.machine(first.base);
  const { proven } = legOf(chain, artifact) as { proven: { commit: string }[] };
  git(root, 'fetch', '-q', bundle, '+refs/phase-executor/leg/proven/0:refs/phase-executor/leg/proven/0');
  const names = ['02/state', '01/state', '02/partial/02-01/1', 'leg/proven/0'].map(
    (name) => `refs/phase-executor/${name}`,
  );
  for (const name of names) git(root, 'update-ref', name, proven[0]?.commit ?? '');
  git(root, 'bundle', 'create', '-q', bundle, ...names, `^${first.base}`);
  const before = git(chain.origin, 'rev-parse', 'refs/phase-executor/01/state');
  const second = sound(chain.integrate(1, first));
  expect(second.completed).toEqual(['01-01']);
  const refs = git(chain.origin, 'for-each-ref', '--format=%(refname) %(objectname)', 'refs/phase-executor/');
  expect(refs).toMatch(/^refs\/phase-executor\/01\/state [0-9a-f]+$/);
  expect(git(chain.origin, 'rev-parse', 'refs/phase-executor/01/state~0^{commit}')).not.toBe(proven[0]?.commit);
  expect(refs).not.toContain(before);
});
