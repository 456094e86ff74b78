import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { awaitChecks } from '../../src/chain/integration/awaited-checks.ts';
import type { World } from '../../src/settings/call/world.ts';
import type { Settings } from '../../src/settings/table/settings.ts';
import { call, git, plan, temporaryDir } from '../project.ts';
import { LoopbackHost, type StoredCheck } from '../publish/host/host.ts';
import { Chain, type Integrated, phaseDir } from './jobs.ts';

const host = await LoopbackHost.forTests();

const task = (file: string) => `<task type="auto">\n  <name>Write</name>\n  <action>Write ${file}.</action>\n</task>`;

/** A phase of two plans. The agent of the first writes `wrong` into a.txt, and `right` when it is called again. */
class CheckedChain {
  readonly prompts = temporaryDir('prompts');
  readonly chain = new Chain({
    '01-01': plan({ artifact: 'a.txt', task: task('a.txt') }),
    '01-02': plan({ artifact: 'b.txt', task: task('b.txt'), dependsOn: '"01-01"' }),
  });
  readonly #settings: string[];

  constructor(more: string[] = []) {
    const note = `cat > '${this.prompts}'/$PLAN_ID-$ATTEMPT`;
    const work =
      'if [ $PLAN_ID = 01-02 ]; then echo b > b.txt; elif [ $ATTEMPT = 1 ]; then echo wrong > a.txt; else echo right > a.txt; fi';
    const agent = `${note}; ${work}; echo '# Done' > "$SUMMARY_PATH"`;
    const checks = ['--checks', 'build', '--checks-timeout', '2s'];
    this.#settings = ['--agent', 'command', '--agent-command', agent, '--backoff', '1ms', ...checks, ...more];
  }

  /** Every job of the chain, up to conclude, with the host in reach. */
  async run(concludedWith: string[] = []) {
    const { chain } = this;
    let last = await this.#job<Integrated>(['integrate', '1', '--round', '0'], 'main');
    let rounds = 0;
    while (last.matrix !== null) {
      for (const { artifact, plan: id } of last.matrix.include) {
        const into = ['--artifact-name', artifact, '--output-dir', join(chain.artifacts, artifact)];
        await this.#job(
          ['execute', '1', ...(id === '' ? [] : [id]), '--round', String(last.round), '--base', last.base, ...into],
          last.base,
        );
      }
      rounds += 1;
      const how = ['--round', String(last.round), '--base', last.base, '--input-dir', chain.artifacts];
      last = await this.#job<Integrated>(['integrate', '1', ...how], last.base);
    }
    const ended = await this.#job<{
      signal: { status: string; details: { reason?: string; error?: { message: string } } };
    }>(['conclude', '1', '--base', last.base, '--input-dir', chain.artifacts], last.base, concludedWith);
    return { rounds, last, signal: ended.signal, events: chain.events.map(({ event }) => event) };
  }

  prompt(name: string): string {
    return readFileSync(join(this.prompts, name), 'utf8');
  }

  async #job<T>(words: string[], at: string, more: string[] = []): Promise<T> {
    const run = ['--run-id', '1001', '--run-attempt', '1', '--remote', 'origin', '--json'];
    const { stdout, stderr } = await call(
      [...words, ...run, ...this.#settings, '--github-token', 'tok-of-the-job', ...more],
      { cwd: this.chain.machine(at), env: { ...host.environment(), TMPDIR: temporaryDir('tmp') } },
    );
    if (stdout.startsWith('{"error"') || !stdout.startsWith('{')) throw new Error(stderr);
    return JSON.parse(stdout);
  }
}

/** The project's own CI: red where a.txt is wrong on that commit, with a log that names the file. */
function ciOf({ chain }: CheckedChain, other: (sha: string) => StoredCheck[] | null = () => null) {
  return (sha: string): StoredCheck[] => {
    const odd = other(sha);
    if (odd !== null) return odd;
    if (git(chain.origin, 'show', `${sha}:a.txt`) === 'right') return [{ name: 'build', says: 'success' }];
    const log =
      '2026-01-01T00:00:00.0000000Z compiling\n2026-01-01T00:00:01.0000000Z a.txt:1: expected right\n2026-01-01T00:00:02.0000000Z ##[error]Process completed with exit code 1.\n2026-01-01T00:00:03.0000000Z Post job cleanup.';
    return [{ name: 'build', says: 'failure', log }];
  };
}

describe("the project's own CI", () => {
  // test/act/phase.test.ts plays it with workers in a matrix.
  test('sends the plan back whose files its log names, with that log, and the phase succeeds when it is green', async () => {
    const checked = new CheckedChain(['--mode', 'single']);
    let asked = 0;
    // Late the first time.
    host.ci = ciOf(checked, () => {
      asked += 1;
      if (asked > 2) return null;
      return asked === 1 ? [] : [{ name: 'build', says: 'queued' }];
    });
    const { signal, events } = await checked.run();
    expect({ signal, events }).toMatchObject({ signal: { status: 'success' } });
    expect(events.filter((each) => each === 'reopened' || each === 'host_checks')).toEqual([
      'host_checks',
      'reopened',
      'host_checks',
      'host_checks',
    ]);
    const prompt = checked.prompt('01-01-2');
    expect(prompt).toContain('Attempt 1 was merged, so its work stands in the tree');
    expect(prompt).toContain('a.txt:1: expected right');
    expect(prompt).not.toContain('Post job cleanup');
    expect(prompt).not.toContain('rolled back');
    expect(existsSync(join(checked.prompts, '01-02-2'))).toBe(false);
    expect(checked.chain.file('a.txt').trim()).toBe('right');
    expect(checked.chain.file(`${phaseDir}/01-01-SUMMARY.md`)).toContain('Done');
  }, 180_000);

  test('that stays red ends the phase when no repair is left, and the failed check is named', async () => {
    const checked = new CheckedChain();
    host.ci = () => [{ name: 'build', says: 'failure', log: 'a.txt:1: expected right\n##[error]exit code 1' }];
    const { signal, events, rounds } = await checked.run();
    expect({ rounds, signal }).toMatchObject({
      rounds: 2,
      signal: { status: 'failure', details: { reason: 'tests_failed' } },
    });
    expect(JSON.stringify(signal)).toContain('build: failure');
    expect(events.filter((event) => event === 'reopened')).toHaveLength(1);
  }, 180_000);

  test('that was asked cannot be left out by the job that concludes', async () => {
    const checked = new CheckedChain();
    host.ci = ciOf(checked);
    const { signal } = await checked.run(['--checks', '']);
    const message = expect.stringContaining('checks: found nothing, but the run was opened with one');
    expect(signal).toMatchObject({ status: 'failure', details: { error: { message } } });
  }, 180_000);

  test.each<[string, StoredCheck[], string]>([
    ['is missing', [], 'build: not there'],
    ['is neutral', [{ name: 'build', says: 'neutral' }], 'build: neutral'],
    ['was skipped', [{ name: 'build', says: 'skipped' }], 'build: skipped'],
    ['was cancelled', [{ name: 'build', says: 'cancelled' }], 'build: cancelled'],
    ['is still queued', [{ name: 'build', says: 'queued' }], 'build: queued'],
    ['is green on another commit', [{ name: 'build', says: 'success', sha: 'f'.repeat(40) }], 'build: not there'],
    ['is another one', [{ name: 'build (windows)', says: 'success' }], 'build: not there'],
    [
      'is green in one run and skipped in another',
      [
        { name: 'build', says: 'success' },
        { name: 'build', says: 'skipped' },
      ],
      'build: skipped',
    ],
  ])('that %s is no pass', async (_, told, why) => {
    const answer = await verdict(() => told);
    expect(answer).toMatchObject({ verdict: 'unknown', why: expect.stringContaining(why) });
  });
});

const green: StoredCheck = { name: 'build', says: 'success' };
const red: StoredCheck = { name: 'build', says: 'failure' };

/** What is made of the CI's answer, in this process. */
async function verdict(ci: (sha: string) => StoredCheck[], more: Partial<Settings> = {}) {
  host.ci = ci;
  const given = { checks: ['build'], 'checks-timeout': 400, ...more };
  const settings = { 'checks-dispatch': '', 'github-token': 'tok-of-the-job', ...given } as Settings;
  const machine = { uptimeMs: () => performance.now() };
  const interrupt = { soon: new AbortController().signal };
  const world = { settings, environment: host.environment(), machine, interrupt } as unknown as World;
  return awaitChecks({ commit: 'a'.repeat(40), branch: 'phase/01', isRequested: false, prefix: '' }, world);
}

test.each<[string, StoredCheck[], object]>([
  [
    'is listed behind a hundred others',
    [...Array(150).fill({ name: 'x', says: 'success' }), { name: 'build', says: 'success' }],
    { verdict: 'pass' },
  ],
  [
    'waits for other jobs is late, not missing',
    [{ name: 'lint', says: 'in_progress' }],
    { verdict: 'unknown', why: expect.stringContaining('build: not begun') },
  ],
  ['is red in one workflow and green in another', [red, green], { verdict: 'red' }],
])('a check that %s', async (_, told, answer) => {
  expect(await verdict(() => told)).toMatchObject(answer);
});

test('a green status by another account does not cover a red one', async () => {
  const told = { sha: 'a'.repeat(40), context: 'build', description: '', target_url: '' };
  host.statuses.push({ ...told, state: 'failure' }, { ...told, state: 'success', author: 'octocat' });
  expect(await verdict(() => [])).toMatchObject({ verdict: 'red' });
});

test('a check of another app than on the default branch, or than is named, does not count', async () => {
  const other = { ...green, app: 7 };
  expect(await verdict(() => [other])).toMatchObject({ verdict: 'pass' });
  expect(await verdict(() => [other], { checks: ['build@app-8'] })).toMatchObject({ verdict: 'unknown' });
  expect(await verdict(() => [other], { checks: ['build@app-7'] })).toMatchObject({ verdict: 'pass' });
  expect(await verdict(() => [other], { checks: ['build@7'] })).toMatchObject({ verdict: 'pass' });
  host.baseCi = [green];
  expect(await verdict(() => [other])).toMatchObject({ verdict: 'unknown' });
  expect(await verdict(() => [green])).toMatchObject({ verdict: 'pass' });
  expect(await verdict(() => [{ ...red }, other])).toMatchObject({ verdict: 'red' });
  expect(await verdict(() => [other], { checks: ['build@app-7'] })).toMatchObject({ verdict: 'pass' });
});

describe('the checks that the default branch requires', () => {
  const required = { checks: ['required'] };
  const rule = (...checks: object[]) =>
    host.rules.push({
      type: 'required_status_checks',
      parameters: { required_status_checks: checks, strict_required_status_checks_policy: false },
    });

  test('are asked by name, without our own', async () => {
    rule({ context: 'build' }, { context: 'phase-executor' });
    expect(await verdict(() => [green], required)).toMatchObject({ verdict: 'pass' });
    expect(await verdict(() => [], required)).toMatchObject({ verdict: 'unknown' });
    host.rules.length = 0;
    expect(await verdict(() => [green], required)).toMatchObject({
      verdict: 'unknown',
      why: expect.stringContaining('no rule'),
    });
  });
});

test('a workflow is started on the branch where a push starts none, and a status counts like a check', async () => {
  host.workflows.set('ci.yml', []);
  host.statuses.push({ sha: 'a'.repeat(40), state: 'success', context: 'build', description: '', target_url: '' });
  expect(await verdict(() => [], { 'checks-dispatch': 'ci.yml' })).toMatchObject({ verdict: 'pass' });
  expect(host.dispatches).toEqual([{ file: 'ci.yml', ref: 'phase/01', inputs: {} }]);
});
