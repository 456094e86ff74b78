import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { cli, cliJson, cliPath, git, makeProject, plan, signalsOf, start, temporaryDir, until } from '../project.ts';

const quick = ['--backoff', '1ms', '--kill-grace', '300ms', '--remote', 'origin'];
const ref = 'refs/phase-executor/01/state';

/** A project on a bare repository and machines that know nothing but it. */
function shared(plans: Record<string, string>) {
  const first = makeProject(plans);
  const origin = temporaryDir('origin');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  git(first, 'remote', 'add', 'origin', origin);
  git(first, 'push', '-q', 'origin', 'main');
  const another = () => {
    const root = join(temporaryDir('machine'), 'c');
    execFileSync('git', ['clone', '-q', origin, root]);
    return root;
  };
  return { origin, first, another };
}

/** Tells from the record on the remote that an attempt has begun, and so that all before it is settled. */
const hasBegun = (origin: string, plan: string, attempt: number) => {
  const { stdout } = spawnSync('git', ['show', `${ref}:events.ndjson`], { cwd: origin, encoding: 'utf8' });
  const events = stdout.split('\n').map((line) => JSON.parse(line || '{}'));
  return events.some((each) => each.event === 'agent_start' && each.plan === plan && each.attempt === attempt);
};
/** An attempt without an agent does not count. */
const isAtSecond = (origin: string) => hasBegun(origin, '01-02', 1);
const stateOf = (origin: string) => JSON.parse(git(origin, 'show', `${ref}:state.json`));
/** Waits until nothing has been heard for so long of the run that published last that it counts as dead. */
async function untilDead(origin: string): Promise<void> {
  for (;;) {
    const leftMs = Date.parse(stateOf(origin).heartbeatAt) + 10_100 - Date.now();
    if (leftMs < 0) return;
    await new Promise((resolve) => setTimeout(resolve, leftMs + 1));
  }
}
/** As if the run that published last had not been heard of for a day. */
function age(origin: string): void {
  const state = { ...stateOf(origin), heartbeatAt: new Date(Date.now() - 86_400_000).toISOString() };
  const feed = (input: string, ...args: string[]) =>
    execFileSync('git', args, { cwd: origin, input, encoding: 'utf8' }).trim();
  const blob = feed(JSON.stringify(state), 'hash-object', '-w', '--stdin');
  const others = git(origin, 'ls-tree', ref)
    .split('\n')
    .filter((line) => !line.endsWith('\tstate.json'));
  const tree = feed([...others, `100644 blob ${blob}\tstate.json`, ''].join('\n'), 'mktree');
  const parents = git(origin, 'log', '-1', '--format=%P', ref)
    .split(' ')
    .flatMap((parent) => ['-p', parent]);
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.invalid'];
  git(origin, 'update-ref', ref, feed('aged', ...identity, 'commit-tree', tree, ...parents));
}

async function killedAt(root: string, plan: string, attempt: number, ...more: string[]) {
  const { child, ended, output } = start(cliPath, ['run', '1', ...quick, ...more], { cwd: root });
  await until(() => output().includes(`${plan}  attempt ${attempt}`));
  const origin = git(root, 'remote', 'get-url', 'origin');
  await until(() => hasBegun(origin, plan, attempt), 50);
  await new Promise((resolve) => setTimeout(resolve, 300)); // the script has begun
  child.kill('SIGKILL');
  await ended;
}
const two = (second: string) => ({
  '01-01': plan({ artifact: 'a.txt', script: 'echo "$PLAN_ID" >> a.txt' }),
  '01-02': plan({ artifact: 'b.txt', script: second, dependsOn: '"01-01"' }),
});

describe('a phase that several machines know through a remote', () => {
  test('one that was lost is gone on with elsewhere, from the ref alone: done stays done (I3), attempts are counted', async () => {
    const { origin, first, another } = shared(two('[ "$ATTEMPT" -gt 1 ] || sleep 60; echo b > b.txt'));
    const lost = start(cliPath, ['run', '1', ...quick, '--lease-ttl', '2s'], { cwd: first });
    await until(() => lost.output().includes('01-02  attempt 1'));
    await until(() => isAtSecond(origin), 50);
    lost.child.kill('SIGKILL');
    await lost.ended;

    const second = another();
    const early = await cli(second, 'run', '1', ...quick);
    expect([early.code, early.stderr]).toEqual([
      64,
      expect.stringMatching(/working on phase 01 \(origin.*counts as dead from/),
    ]);
    await untilDead(origin);

    const { code, json } = await cliJson(second, 'run', '1', ...quick);
    expect([code, json.attempts]).toEqual([0, 1]);
    expect(json.plans.map(({ signal }: { signal: { attempt: number } }) => signal.attempt)).toEqual([undefined, 2]);
    expect(readFileSync(join(second, 'a.txt'), 'utf8')).toBe('01-01\n');
    expect(git(second, 'log', '--format=%s').match(/^plan 01-01/gm)).toHaveLength(1);
    expect(stateOf(origin)).toMatchObject({ released: true, epoch: 2, head: git(second, 'rev-parse', 'HEAD') });

    // The first machine comes back: it finds the rest done, and what it had kept is still there.
    const back = await cliJson(first, 'run', '1', ...quick);
    expect([back.code, back.json.attempts]).toEqual([0, 0]);
    expect(git(first, 'rev-parse', 'HEAD')).toBe(git(second, 'rev-parse', 'HEAD'));
    expect(git(first, 'status', '--porcelain')).toBe('');
    expect(signalsOf(first).phase?.status).toBe('success');
  });

  test('of two that start at once one works and the other says so', async () => {
    const { first, another } = shared(two('sleep 2; echo b > b.txt'));
    const ended = await Promise.all([first, another()].map((root) => cli(root, 'run', '1', ...quick)));
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 64]);
    expect(ended.find(({ code }) => code === 64)?.stderr).toMatch(/is working on phase 01|took phase 01/);
  });

  test('whoever was thought dead writes nothing over its successor (I10)', async () => {
    const { origin, first, another } = shared(two('[ "$ATTEMPT" -gt 1 ] || sleep 60; echo b > b.txt'));
    const asleep = start(cliPath, ['run', '1', ...quick, '--lease-ttl', '2s'], { cwd: first });
    await until(() => asleep.output().includes('01-02  attempt 1'));
    await until(() => isAtSecond(origin), 50);
    asleep.child.kill('SIGSTOP');
    await untilDead(origin);
    const second = another();
    expect((await cli(second, 'run', '1', ...quick)).code).toBe(0);
    const published = git(origin, 'rev-parse', ref);
    asleep.child.kill('SIGCONT');
    const { code, stderr } = await asleep.ended;
    expect([code, stderr]).toEqual([expect.any(Number), expect.stringContaining('took over phase 01')]);
    expect(code).not.toBe(0);
    expect(git(origin, 'rev-parse', ref)).toBe(published);
  });

  test('a remote that refuses stops a run before it begins, and is only told to one under way', async () => {
    const { origin, first } = shared(two('echo b > b.txt'));
    const hook = join(origin, 'hooks/pre-receive');
    writeFileSync(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    const refused = await cli(first, 'run', '1', ...quick);
    expect([refused.code, refused.stderr]).toEqual([64, expect.stringContaining('pre-receive hook declined')]);
    expect(existsSync(join(first, 'a.txt'))).toBe(false);
    // Lets the first push through and no other.
    writeFileSync(hook, `#!/bin/sh\n[ ! -e "${origin}/seen" ] && touch "${origin}/seen"\n`, { mode: 0o755 });
    const { code, stderr } = await cli(first, 'run', '1', ...quick);
    expect([code, stderr]).toEqual([0, expect.stringContaining('the state of the run was not published')]);
    // Whoever reads the signal did not watch.
    expect(signalsOf(first).phase?.details.warnings).toContainEqual(
      expect.stringContaining('pre-receive hook declined'),
    );
  });

  test('a state of a newer version is told and left alone', async () => {
    const { origin, first } = shared(two('echo b > b.txt'));
    const blob = execFileSync('git', ['hash-object', '-w', '--stdin'], {
      cwd: first,
      input: '{"schemaVersion":9}',
      encoding: 'utf8',
    }).trim();
    const tree = execFileSync('git', ['mktree'], {
      cwd: first,
      input: `100644 blob ${blob}\tstate.json\n`,
      encoding: 'utf8',
    }).trim();
    git(first, 'push', '-q', 'origin', `${git(first, 'commit-tree', '-m', 'x', tree)}:${ref}`);
    const before = git(origin, 'rev-parse', ref);
    const { code, stderr } = await cli(first, 'run', '1', ...quick);
    expect([code, stderr]).toEqual([64, expect.stringContaining('newer Phase Executor')]);
    expect(git(origin, 'rev-parse', ref)).toBe(before);
    // The way out, as it is told.
    const [, words = ''] = /git (push origin --delete \S+)/.exec(stderr) ?? [];
    git(first, ...words.split(' '));
    expect((await cli(first, 'run', '1', ...quick)).code).toBe(0);
  });

  test('a machine that comes back keeps what agents had gone on with there, and follows with its record uncommitted (I5)', async () => {
    const script = '[ "$ATTEMPT" -gt 1 ] || { echo half > half.txt; sleep 60; }; echo a > out.txt';
    const { origin, first, another } = shared({ '01-01': plan({ script }) });
    await killedAt(first, '01-01', 1, '--max-parallel', '2');
    writeFileSync(join(first, '.planning/EXECUTION_LOG.md'), 'lines that could not be committed\n');
    const second = another();
    age(origin);
    expect((await cli(second, 'run', '1', ...quick)).code).toBe(0);
    const { code, json } = await cliJson(first, 'run', '1', ...quick);
    expect([code, json.attempts, git(first, 'rev-parse', 'HEAD')]).toEqual([0, 0, git(second, 'rev-parse', 'HEAD')]);
    expect(git(first, 'show', 'refs/phase-executor/01/partial/01-01/1:half.txt')).toBe('half');
    expect([git(first, 'tag'), git(first, 'worktree', 'list').split('\n').length]).toEqual(['', 1]);
    expect(git(first, 'status', '--porcelain')).toBe('');
    const [aside = ''] = readdirSync(join(first, '.git/phase-executor/earlier'));
    expect(
      readFileSync(join(first, '.git/phase-executor/earlier', aside, 'uncommitted/EXECUTION_LOG.md'), 'utf8'),
    ).toBe('lines that could not be committed\n');
  });

  test('a checkout that has gone another way is told where to go', async () => {
    const { first, another } = shared(two('echo b > b.txt'));
    expect((await cli(first, 'run', '1', ...quick)).code).toBe(0);
    const second = another();
    git(second, 'commit', '-q', '--allow-empty', '-m', 'elsewhere');
    // What no run could commit any more is not in the way of going there.
    writeFileSync(join(second, '.planning/STATE.md'), 'Phase: 1 of 2, half done\n');
    const { code, stderr } = await cli(second, 'run', '1', ...quick);
    expect([code, stderr]).toEqual([
      64,
      expect.stringMatching(/is at another commit; switch to it \(git checkout -B main/),
    ]);
    const [, words = ''] = /switch to it \(git ([^)]+)\)/.exec(stderr) ?? [];
    git(second, ...words.split(' '));
    expect((await cliJson(second, 'run', '1', ...quick)).json).toMatchObject({ exitCode: 0, attempts: 0 });
  });

  test('what a lost machine had committed and not published is kept under a ref, and it follows by itself (I5)', async () => {
    const { origin, first, another } = shared({
      ...two('[ ! -e .git/slow ] || sleep 60; echo b > b.txt'),
      '01-01': plan({
        artifact: 'a.txt',
        script: 'until [ ! -e .git/slow ] || [ -e .git/go ]; do sleep 0.02; done; echo a > a.txt',
      }),
    });
    writeFileSync(join(first, '.git/slow'), '');
    const lost = start(cliPath, ['run', '1', ...quick], { cwd: first });
    await until(() => lost.output().includes('01-01  attempt 1'));
    // Nothing it says from now on comes through.
    renameSync(origin, `${origin}.away`);
    writeFileSync(join(first, '.git/go'), '');
    await until(() => lost.output().includes('01-02  attempt 1'));
    lost.child.kill('SIGKILL');
    await lost.ended;
    renameSync(`${origin}.away`, origin);
    const unknown = git(first, 'rev-parse', 'main');
    expect(git(first, 'log', '--format=%s')).toMatch(/^plan 01-01/m);
    const second = another();
    age(origin);
    expect((await cli(second, 'run', '1', ...quick)).code).toBe(0);
    const { code, stderr, json } = await cliJson(first, 'run', '1', ...quick);
    expect([code, stderr]).toEqual([0, expect.stringMatching(/never published; it is kept in refs\/phase-executor/)]);
    expect(json.attempts).toBe(0);
    const kept = git(first, 'for-each-ref', '--format=%(refname)', 'refs/phase-executor/01/unpublished');
    expect(git(first, 'rev-list', kept).split('\n')).toContain(unknown);
    git(first, 'merge-base', '--is-ancestor', git(second, 'rev-parse', 'HEAD'), 'HEAD');
  });

  test('what a second machine did after a takeover counts: a run killed there is recovered there (I2)', async () => {
    const { origin, first, another } = shared(
      two(
        'if [ "$ATTEMPT" -lt 3 ]; then echo evil > half.txt; git add -A; git -c user.name=A -c user.email=a@b commit -qm half; sleep 30; fi; echo b > b.txt',
      ),
    );
    await killedAt(first, '01-02', 1);
    const second = another();
    age(origin);
    await killedAt(second, '01-02', 2);
    const { code, json, stderr } = await cliJson(second, 'run', '1', ...quick, '--max-attempts', '9');
    expect([code, json.attempts, stderr]).toEqual([0, 1, expect.stringContaining('was cut off in attempt 2')]);
    expect(json.plans[1].signal.attempt).toBe(3);
    expect(existsSync(join(second, 'half.txt'))).toBe(false);
    expect(git(second, 'tag')).toBe('');
  });

  test('work kept under one name on two machines is reachable from both (I5)', async () => {
    const { origin, first, another } = shared({
      '01-01': plan({ script: 'hostname > out.txt; echo "$RANDOM$RANDOM" >> out.txt; exit 1' }),
    });
    const second = another();
    await cli(second, 'run', '1', '--backoff', '1ms', '--max-attempts', '1');
    await cli(first, 'run', '1', ...quick, '--max-attempts', '1');
    const kept = git(first, 'rev-parse', 'refs/phase-executor/01/partial/01-01/1');
    await cli(second, 'run', '1', ...quick, '--max-attempts', '1');
    git(origin, 'merge-base', '--is-ancestor', kept, ref);
  });

  test('a shallow clone that is ahead goes on, and a password in a URL is not shown', async () => {
    const { origin, first } = shared(two('exit 1'));
    expect((await cli(first, 'run', '1', ...quick, '--max-attempts', '1')).code).toBe(1);
    git(first, 'stash', '-q');
    for (const _ of [1, 2]) git(first, 'commit', '-q', '--allow-empty', '-m', 'more');
    git(first, 'push', '-q', 'origin', 'main');
    const shallow = join(temporaryDir('shallow'), 'c');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${origin}`, shallow]);
    const { code, stderr } = await cli(shallow, 'run', '1', ...quick, '--max-attempts', '1');
    expect([code, stderr]).toEqual([1, expect.not.stringContaining('is at another commit')]);
    const busy = start(
      cliPath,
      ['run', '1', ...quick.slice(0, 4), '--remote', 'origin', '--agent', 'command', '--agent-command', 'sleep 20'],
      { cwd: shallow },
    );
    await until(() => busy.output().includes('attempt'));
    const url = 'https://bot:S3CRET@example.invalid/x.git';
    git(first, 'config', `url.${origin}.insteadOf`, url);
    const waits = await cli(first, 'run', '1', '--remote', url);
    expect([waits.code, waits.stderr]).toEqual([64, expect.stringContaining('is working on phase 01')]);
    expect(waits.stderr).not.toContain('S3CRET');
    busy.child.kill('SIGKILL');
    await busy.ended;
  });
});
