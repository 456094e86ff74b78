import { execFileSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { asTheyAre, publishSigned } from '../../src/publish/branch/sign-commits.ts';
import type { RunContext } from '../../src/run/context/run-context.ts';
import { CompletionSignal } from '../../src/signal/completion-signal.ts';
import type { PhaseEnd } from '../../src/signal/phase-outcome.ts';
import { Chain, type Integrated, sound } from '../chain/jobs.ts';
import { call, git, makeProject, plan, put, temporaryDir, withOrigin } from '../project.ts';
import { LoopbackHost } from '../publish/host/host.ts';

const host = await LoopbackHost.forTests();

const plans = {
  '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }),
  '01-02': plan({ artifact: 'b.txt', script: 'cat a.txt > b.txt', dependsOn: '"01-01"' }),
};
const branch = 'phase/01-first';
const signing = ['--commit-signing', 'api', '--remote', 'origin', '--github-token', 'tok-of-the-job', '--json'];

/** Runs with the host in this process, so it is not waited for by a call that blocks. */
async function told(root: string, words: readonly string[]) {
  const env = { ...host.environment(), TMPDIR: temporaryDir('tmp') };
  const ended = call([...words, ...signing], { cwd: root, env });
  const { code, stdout, stderr } = await ended;
  return { code, stderr, json: stdout.startsWith('{') ? JSON.parse(stdout) : {} };
}

/** The objects of the commits of the phase that lead to `at`, newest first. */
function objects(dir: string, at: string): string[] {
  const listed = git(dir, 'rev-list', '--topo-order', '--min-parents=1', at).split('\n');
  return listed.filter((sha) => sha !== '').map((sha) => git(dir, 'cat-file', 'commit', sha));
}

const treesOf = (dir: string, at: string) => objects(dir, at).map((text) => text.slice(5, 45));

test('a chain pushes commits that the host signed, and names no others', async () => {
  const chain = new Chain(plans, ['--commit-signing', 'api']);
  host.git.dir = chain.origin;
  const { origin, runId } = chain;
  const job = (words: string[], at?: string) => told(chain.machine(at), [...words, '--run-id', runId]);
  const first = (await job(['integrate', '1', '--round', '0'])).json as Integrated;
  chain.legs(first);
  const taken = ['--base', first.base, '--input-dir', chain.artifacts];
  const last = (await job(['integrate', '1', '--round', '1', ...taken], first.base)) as never as {
    code: number;
    json: Integrated;
  };
  const { base, completed } = sound({ ...last, stderr: '' } as never) as Integrated;
  expect([base, completed]).toEqual([git(origin, 'rev-parse', branch), ['01-01', '01-02']]);

  const { json } = await job(['conclude', '1', '--base', base, '--input-dir', chain.artifacts], base);
  const head = git(origin, 'rev-parse', branch);
  expect([json.status, json.headSha, chain.state.head]).toEqual(['success', head, head]);
  // The gate judged a commit before it was signed: green is the one with the same tree, below the record of the end.
  expect(host.statuses).toMatchObject([
    { sha: head, state: 'success', context: 'phase/01' },
    { sha: head, state: 'success', context: 'phase-executor' },
  ]);
  expect(objects(origin, branch).every((text) => text.includes('\ngpgsig '))).toBe(true);
  const kept = chain.refs.filter((ref) => ref.includes('/partial/unsigned/'));
  expect(kept.map((ref) => treesOf(origin, ref).length)).toEqual([expect.any(Number), expect.any(Number)]);
  expect(chain.refs.filter((ref) => ref.endsWith('/signing'))).toEqual([]);

  // Marks, checkpoints and the record name commits of the branch.
  const ours = new Set(git(origin, 'rev-list', branch).split('\n'));
  const marks = objects(origin, branch).flatMap((text) => [...text.matchAll(/^Phase-Executor-Base: (.*)$/gm)]);
  expect(marks.map(([, sha]) => ours.has(sha ?? ''))).toEqual([true, true]);
  const links = [...(host.comments[0]?.body ?? '').matchAll(/\/commit\/([0-9a-f]{40})/g)];
  expect([links.length, links.every(([, sha]) => ours.has(sha ?? ''))]).toEqual([expect.any(Number), true]);
  expect(links.length).toBeGreaterThan(1);
  const tags = chain.refs.filter((ref) => ref.startsWith('refs/tags/'));
  expect(tags.map((tag) => ours.has(git(origin, 'rev-parse', `${tag}^{commit}`)))).toEqual([true, true]);
  const tagged = git(origin, 'for-each-ref', '--format=%(contents)', 'refs/tags');
  expect([...tagged.matchAll(/"head":"(.*?)"/g)].map(([, sha]) => ours.has(sha ?? ''))).toEqual([true, true]);
  expect(chain.events.filter(({ event }) => event === 'signed')).toHaveLength(2);
}, 60_000);

test('a run in one job ends its signing where one before it was cut off, and never moves what a person pushed', async () => {
  const root = makeProject(plans);
  const origin = withOrigin(root);
  host.git.dir = origin;
  const run = (at = root) => told(at, ['run', '1', '--agent', 'script', '--branch', branch]);
  const state = 'refs/phase-executor/01/state';
  const at = (ref: string, dir = origin) => git(dir, 'rev-parse', ref);

  // A person is faster.
  host.git.lie = (answer) => {
    git(origin, 'update-ref', `refs/heads/${branch}`, 'main');
    return answer;
  };
  const late = await run();
  expect([late.code, late.json.exitStatus, at(branch)]).toEqual([70, 'ABORTED', at('main')]);
  expect(git(origin, 'for-each-ref', 'refs/phase-executor/01/signing')).toBe('');
  const { made } = host.git;
  expect(made).toBeGreaterThan(2);
  const signed = at('HEAD', root);
  const unsigned = git(root, 'for-each-ref', '--format=%(objectname)', 'refs/phase-executor/01/partial/unsigned');
  expect(treesOf(root, signed)).toEqual(treesOf(root, unsigned));

  // As if it had died when the signing was on record, before the branch here stood there and the record was published.
  git(origin, 'update-ref', '-d', `refs/heads/${branch}`);
  git(root, 'update-ref', 'HEAD', unsigned);
  const manifest = git(origin, 'show', `${state}:state.json`).replace(signed, unsigned);
  const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], {
    cwd: origin,
    input: manifest,
    encoding: 'utf8',
  });
  const listed = git(origin, 'ls-tree', state).replace(/blob \S+(?=\tstate.json)/, `blob ${blob.trim()}`);
  const tree = execFileSync('git', ['mktree'], { cwd: origin, input: `${listed}\n`, encoding: 'utf8' }).trim();
  git(origin, 'update-ref', state, git(origin, 'commit-tree', '-m', 'before', '-p', unsigned, tree));
  host.git.lie = (answer) => answer;
  const hook = `case "$1" in refs/heads/*) git show ${state}:state.json > record-at-push.json;; esac`;
  put(origin, 'hooks/update', `#!/bin/sh\n${hook}\n`);
  chmodSync(join(origin, 'hooks/update'), 0o755);
  const again = await run();
  // One more, with the record of what had not been pushed.
  expect([again.code, again.json.status, again.json.attempts, host.git.made]).toEqual([0, 'success', 0, made + 1]);
  const head = at(branch);
  expect([again.json.headSha, at('HEAD', root), at(`${branch}^`)]).toEqual([head, head, signed]);
  expect(JSON.parse(readFileSync(join(origin, 'record-at-push.json'), 'utf8')).head).toBe(head);
  expect(host.statuses.at(-1)).toMatchObject({ sha: head, state: 'success' });

  // As if it had died before it pushed the branch: another machine has only the record.
  git(origin, 'update-ref', '-d', `refs/heads/${branch}`);
  const other = temporaryDir('other');
  git(other, 'clone', '-q', origin, '.');
  const elsewhere = await run(other);
  expect([elsewhere.code, elsewhere.json.attempts, host.git.made, at(branch)]).toEqual([0, 0, made + 1, head]);
}, 60_000);

test('a run that signs what was just judged says success of the signed commit alone', async () => {
  const root = makeProject({ '01-01': plans['01-01'] });
  const origin = withOrigin(root);
  host.git.dir = origin;
  const { code, json } = await told(root, ['run', '1', '--agent', 'script', '--branch', branch]);
  const head = git(origin, 'rev-parse', branch);
  expect([code, json.status, json.headSha]).toEqual([0, 'success', head]);
  expect(host.statuses).toMatchObject([
    { sha: head, state: 'success', context: 'phase/01' },
    { sha: head, state: 'success', context: 'phase-executor' },
  ]);
  const judged = git(origin, 'rev-parse', `${branch}^`);
  const onRecord = JSON.parse(git(origin, 'show', 'refs/phase-executor/01/state:phase.json'));
  expect([json.signal, onRecord].map(({ details }) => details.judged.commit)).toEqual([judged, judged]);
}, 60_000);

test('what was judged goes by its new name, and what could not be signed is in the signal', async () => {
  const written: object[] = [];
  const ledger = { writeSignal: (_: null, signal: object) => `${written.push(signal)} on record` };
  const run = { services: { ledger } } as unknown as RunContext;
  const tests = { verdict: 'pass', commit: 'old' };
  const signal = CompletionSignal.success('07', { judged: { commit: 'old', commands: 1 }, tests });
  const ended = { signal, signalPath: 'it', judged: 'old' } as unknown as PhaseEnd;
  const as = (sha: string) => (sha === 'old' ? 'new' : sha);
  expect(await publishSigned(async () => asTheyAre, ended, run)).toBe(ended);
  const told = await publishSigned(async () => ({ as, warning: 'why not' }), ended, run);
  expect([told.signalPath, told.signal, written]).toEqual(['1 on record', written[0], [told.signal]]);
  expect(told.judged).toBe('new');
  expect(told.signal.details).toMatchObject({
    judged: { commit: 'new', commands: 1 },
    tests: { verdict: 'pass', commit: 'new' },
    warnings: ['why not'],
  });
});
