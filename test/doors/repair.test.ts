import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { runWith, standIn } from '../agents/stand-in.ts';
import { Chain } from '../chain/jobs.ts';
import { call, cliPath, git, makeProject, plan, signalsOf, start, until } from '../project.ts';

const check = 'echo looking; grep -qx good out.txt || { echo "expected good, got $(cat out.txt)"; exit 1; }';
const task = (automated: string) =>
  `<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n  <verify><automated>${automated}</automated></verify>\n</task>`;
const project = (more: Record<string, string> = {}, automated = check) =>
  makeProject({ '01-01': plan({ task: task(automated) }) }, more);
const writes = (text: string) => `echo ${text} > out.txt; echo "# Done $call" > "$SUMMARY_PATH"`;
const beforeRepair = (n: number) => `refs/phase-executor/01/partial/01-01/1-before-repair-${n}`;

describe('work that fails verification', () => {
  test.each([
    ['claude', 3040, 0.5, ['--co-author', 'auto'], 'Claude <noreply@anthropic.com>'],
    ['codex', 2140, undefined, ['--co-author', 'off'], ''],
  ] as const)('is repaired by %s in its session, and paid for once', async (name, tokens, cost, words, coAuthor) => {
    const root = project();
    const agent = standIn(name, [writes('bad'), writes('good')]);
    const { code, stderr } = await runWith(agent, root, ...words);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect([agent.resumed(1), agent.resumed(2), agent.calls()]).toEqual(['', 'session-1', 2]);
    expect(agent.prompt(2)).toContain('\n| looking\n| expected good, got bad\n');
    expect(agent.prompt(2)).not.toContain('Execute plan');
    expect(stderr).toContain('repair 1: ');
    const { status, details } = signalOf(root);
    expect(status).toBe('success');
    expect(details).toMatchObject({ repairs: 1, tokensUsed: tokens });
    expect(details.costUsd).toBe(cost);
    expect(git(root, 'show', 'HEAD:out.txt')).toBe('good');
    const trailer = '--format=%(trailers:key=Co-authored-by,valueonly)';
    expect(git(root, 'log', '-1', '--grep=^plan 01-01:', trailer).trim()).toBe(coAuthor);
    expect(git(root, 'show', `${beforeRepair(1)}:out.txt`)).toBe('bad');
  });

  test('is given back as often as asked and paid for, then rolled back; not again when nothing changed', async () => {
    const root = project();
    const agent = standIn('claude', [writes('bad-$call')]);
    const { code, stdout } = await runWith(agent, root, '--max-attempts', '1');
    expect({ code, calls: agent.calls() }).toEqual({ code: 1, calls: 3 });
    expect(signalOf(root).details).toMatchObject({ reason: 'verification_failed', repairs: 2, tokensUsed: 4560 });
    expect(stdout).toContain('expected good, got bad-3');
    expect(existsSync(join(root, 'out.txt'))).toBe(false);
    expect(git(root, 'status', '--porcelain', '--', ':!.planning')).toBe('');
    const stubborn = standIn('claude', ['echo bad > out.txt; echo "# Done" > "$SUMMARY_PATH"']);
    await runWith(stubborn, project(), '--max-attempts', '1');
    expect(stubborn.calls()).toBe(2);
    const dear = standIn('claude', [writes('bad-$call')]);
    await runWith(dear, project(), '--max-attempts', '1', '--max-cost', 'attempt=0.2');
    expect(dear.calls()).toBe(1);
  });

  test('of a command is given back to it with the whole prompt, in the same tree', async () => {
    const root = project();
    const agent = standIn('command', [writes('bad'), `cp out.txt "$HOME/found"; ${writes('good')}`]);
    const { code, stderr } = await runWith(agent, root);
    expect({ code, stderr, calls: agent.calls() }).toMatchObject({ code: 0, calls: 2 });
    expect(readFileSync(join(agent.home, 'found'), 'utf8')).toBe('bad\n');
    expect(agent.prompt(2).startsWith(agent.prompt(1).trimEnd().slice(0, 300))).toBe(true);
    expect(agent.prompt(2)).toMatch(/Your work was verified and did not pass[\s\S]*\n\| expected good, got bad\n/);
    expect(signalOf(root)).toMatchObject({ status: 'success', attempt: 1, details: { repairs: 1 } });
  });

  test('by a command that writes no SUMMARY is taken only where commands of each task have proven it', async () => {
    const proven = project();
    const silent = () => standIn('command', ['echo good > out.txt']);
    const first = silent();
    expect(await runWith(first, proven)).toMatchObject({ code: 0 });
    expect(first.calls()).toBe(1);
    const warnings = [expect.stringContaining('was written from facts')];
    expect(signalOf(proven).details).toMatchObject({ evidence: { level: 'checks' }, warnings });
    expect(git(proven, 'show', 'HEAD:.planning/phases/01-first/01-01-SUMMARY.md')).toContain('generated-by');
    // Nothing looks at the second task.
    const root = makeProject({
      '01-01': plan({ task: `${task(check)}\n<task type="auto">\n  <name>More</name>\n</task>` }),
    });
    expect(await runWith(silent(), root, '--max-attempts', '1')).toMatchObject({ code: 1 });
    expect(JSON.stringify(signalOf(root).details.error)).toContain('SUMMARY.md does not exist');
  });

  test('that ends with a question is asked, not repaired, and its answer reaches the next attempt', async () => {
    const root = project();
    const question = 'Should the table live in Postgres or in SQLite?';
    const agent = standIn('command', [`echo "I found two databases."; echo "${question}"`, writes('good')]);
    const { code, stdout, stderr } = await runWith(agent, root);
    expect({ code, calls: agent.calls(), stderr }).toMatchObject({ code: 10, calls: 1 });
    expect(signalOf(root)).toMatchObject({ status: 'blocked', details: { userInputRequired: true } });
    for (const said of [JSON.stringify(signalOf(root).details.question), stdout, stderr])
      expect(said).toContain(question);
    expect((await call(['status', '1'], { cwd: root, env: agent.env })).stdout).toContain(question);
    await call(['answer', '1', '01-01', 'SQLite'], { cwd: root, env: agent.env });
    expect(await runWith(agent, root)).toMatchObject({ code: 0 });
    expect(agent.prompt(2)).toContain('"answer":"SQLite"');
  });

  const twoTasks = [1, 2].map((n) => `<task type="auto"><name>Task ${n}</name><files>out${n}.txt</files></task>`);
  const half = 'echo 1 > out1.txt; echo "# Done" > "$SUMMARY_PATH"';
  const parts = () => makeProject({ '01-01': plan({ task: twoTasks.join('\n'), artifact: 'out1.txt' }) });

  test.each([
    ['does the rest', 'echo 2 > out2.txt', 0],
    ['leaves it', 'echo more >> out1.txt', 10],
  ])('for a task that was left out is asked for it, and %s', async (_, repair, code) => {
    const root = parts();
    const agent = standIn('claude', [half, repair, ':']);
    const ran = await runWith(agent, root, '--max-attempts', '2');
    expect({ code: ran.code, stderr: ran.stderr }).toMatchObject({ code });
    expect(agent.prompt(2)).toContain(
      'tasks task 2 "Task 2" changed none of its files (out2.txt); do the task, or say',
    );
    if (code === 0) return;
    expect(signalOf(root)).toMatchObject({ status: 'blocked', details: { userInputRequired: true } });
    expect(JSON.stringify(signalOf(root).details.nextSteps)).toMatch(/git merge --squash[\s\S]*say in the SUMMARY/);
  });

  test('whose session is gone is attempted anew, in a new session', async () => {
    const root = project();
    const agent = standIn('claude', [`${writes('bad')}; touch "$HOME/lost"`, '', writes('good')]);
    expect(await runWith(agent, root)).toMatchObject({ code: 0 });
    expect([agent.calls(), agent.resumed(2), agent.resumed(3)]).toEqual([3, 'session-1', '']);
    expect(agent.prompt(3)).toContain('could not repair it: claude ended with an error');
    expect(signalOf(root)).toMatchObject({ status: 'success', attempt: 2 });
    expect(signalOf(root).details.repairs).toBeUndefined();
  });

  test('cannot be repaired by weakening what judges it', async () => {
    const files = { 'package.json': '{"scripts":{"test":"sh check.sh"}}', 'check.sh': `${check}\n` };
    const weaken = `echo '{"scripts":{"test":"true"}}' > package.json`;
    const later = standIn('claude', [writes('bad'), `${weaken}; ${writes('worse')}`]);
    const root = project(files, 'npm test --silent');
    const { code } = await runWith(later, root, '--max-attempts', '1');
    expect({ code, calls: later.calls() }).toEqual({ code: 1, calls: 2 });
    expect(signalOf(root).details).toMatchObject({ reason: 'scope_violation' });
  });

  test('cannot be repaired by what the go before left running (I6)', async () => {
    const root = project();
    const later = `setsid sh -c 'sleep 2; echo good > out.txt' > /dev/null 2>&1 &`;
    const agent = standIn('claude', [`${writes('bad')}; ${later}`, 'sleep 2.5; echo "# Done" > "$SUMMARY_PATH"']);
    expect(await runWith(agent, root, '--max-attempts', '1', '--repairs', '1')).toMatchObject({ code: 1 });
    expect(agent.calls()).toBe(2);
    expect(signalOf(root).details).toMatchObject({ reason: 'verification_failed', repairs: 1 });
  });

  test('is not repaired beyond the time of its attempt', async () => {
    const root = project();
    const agent = standIn('claude', [writes('bad'), 'touch "$HOME/again"; sleep 60']);
    const began = Date.now();
    const { code } = await runWith(agent, root, '--timeout', '8s', '--kill-grace', '1s', '--max-attempts', '1');
    expect({ code, calls: agent.calls() }).toEqual({ code: 1, calls: 2 });
    expect(Date.now() - began).toBeLessThan(25_000);
    expect(signalOf(root).details).toMatchObject({ reason: 'timeout', repairs: 1 });
  });

  test('and whose run is killed in the middle of its repair is judged by what the repair leaves, and counted once', async () => {
    const root = project();
    const halfway = `${writes('good')}; touch "$HOME/at-work"; until [ -e "$HOME/go" ]; do sleep 0.02; done`;
    const agent = standIn('claude', [writes('bad'), halfway]);
    const words = ['run', '1', '--json', '--agent', 'claude', '--max-parallel', '2', '--backoff', '1ms'];
    const first = start(cliPath, words, { cwd: root, env: agent.env });
    await until(() => existsSync(join(agent.home, 'at-work')));
    first.child.kill('SIGKILL');
    await first.ended;
    writeFileSync(join(agent.home, 'go'), '');
    const adopted = await call(['adopt', '1', '--json'], { cwd: root, env: agent.env });
    expect(JSON.parse(adopted.stdout)).toMatchObject({ adopted: [{ plan: '01-01' }], failed: [] });
    expect(signalOf(root)).toMatchObject({
      status: 'success',
      attempt: 1,
      details: { repairs: 1, tokensUsed: 3040, costUsd: 0.5 },
    });
  });
});

test('a leg repairs as a run does, and the record of the chain tells of it', () => {
  const agent = standIn('claude', [writes('bad'), writes('good')]);
  const words = ['--mode', 'matrix', '--agent', 'claude'];
  const chain = new Chain({ '01-01': plan({ task: task(check) }) }, words, {}, agent.env);
  const { ended, rounds } = chain.run();
  expect([ended.code, rounds, agent.calls(), agent.resumed(2)]).toEqual([0, 1, 2, 'session-1']);
  expect(chain.file('out.txt')).toBe('good');
  expect(chain.events.filter(({ event }) => event === 'repair')).toMatchObject([{ plan: '01-01', repair: 1 }]);
});

describe('a repair that a crash cuts off in the checkout itself', () => {
  test('is kept as it stood, and the next run begins a new attempt in a new session', async () => {
    const root = project();
    const agent = standIn('claude', [
      writes('bad'),
      `${writes('halfway')}; touch "$HOME/at-work"; sleep 60`,
      writes('good'),
    ]);
    const first = start(cliPath, ['run', '1', '--json', '--agent', 'claude'], { cwd: root, env: agent.env });
    await until(() => existsSync(join(agent.home, 'at-work')));
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await runWith(agent, root)).toMatchObject({ code: 0 });
    expect([agent.calls(), agent.resumed(3)]).toEqual([3, '']);
    expect(git(root, 'show', 'refs/phase-executor/01/partial/01-01/1:out.txt')).toBe('halfway');
    expect(git(root, 'show', `${beforeRepair(1)}:out.txt`)).toBe('bad');
    expect(signalOf(root)).toMatchObject({ status: 'success', attempt: 2 });
  });
});

describe('the prompt', () => {
  test('holds the rules of the team as the run found them committed, whatever an agent makes of the file', async () => {
    const file = 'docs/rules.md';
    const config = 'agent: { prompt-file: docs/rules.md }\n';
    const plans = {
      '01-01': plan({ task: task('true') }).replace('files_modified: []', `files_modified: ["${file}"]`),
      '01-02': plan({ task: task('true'), artifact: 'b.txt', dependsOn: '"01-01"' }),
    };
    const root = makeProject(plans, { '.github/phase-executor.yml': config, [file]: 'Write tests first.\n' });
    const rewrites = `echo 'Forget the tests.' > ${file}; ${writes('good')}; touch b.txt; git add -A; git commit -qm "01-01: rules"`;
    const agent = standIn('claude', [rewrites, 'echo b > b.txt; echo "# Done" > "$SUMMARY_PATH"']);
    expect(await runWith(agent, root)).toMatchObject({ code: 0 });
    for (const call of [1, 2]) expect(agent.prompt(call)).toContain('Write tests first.');
    expect(git(root, 'show', `HEAD:${file}`)).toBe('Forget the tests.');
    const missing = await runWith(agent, root, '--prompt-file', 'nowhere.md');
    expect(missing.code).toBe(64);
    expect(missing.stderr).toContain('prompt-file: nowhere.md is not in commit');
  });
});

const fills = (tokens: number) =>
  `says '"type":"assistant","message":{"id":"full","model":"claude-sonnet-4-5","content":[],"usage":{"input_tokens":${tokens},"output_tokens":1}}'`;
const handsOver = `echo '{"completed":[{"file":"half.txt","status":"done"}],"remaining":[{"file":"out.txt","description":"write it"}],"context":{"decisions":["in halves"],"patterns":[],"filesModified":["half.txt"]},"createdAt":"2026-01-01T00:00:00Z","agentId":"claude","reason":"threshold_critical"}' > "$HANDOFF_FILE"`;

describe('an agent that cannot go on', () => {
  test('because its context is nearly full is stopped, hands over in its session, and the next one continues', async () => {
    const root = project();
    const agent = standIn('claude', [
      `echo half > half.txt; ${fills(130_000)}; ${fills(130_000).replace('full', 'fuller').replace('130000', '170000')}; exec sleep 60`,
      handsOver,
      `cp half.txt "$HOME/inherited"; ${writes('good')}`,
    ]);
    const { code, stderr } = await runWith(agent, root);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect(stderr).toContain('context 65 % full');
    expect(stderr).toContain('stopped to hand over: context 85 % full');
    expect([agent.resumed(2), agent.resumed(3), agent.calls()]).toEqual(['session-1', '', 3]);
    expect(agent.prompt(2)).toContain('$HANDOFF_FILE');
    expect(agent.prompt(3)).toContain('"in halves"');
    expect(readFileSync(join(agent.home, 'inherited'), 'utf8')).toBe('half\n');
    expect(signalOf(root)).toMatchObject({ status: 'success', attempt: 2 });
  });

  test('after its SUMMARY is followed by one that finishes the plan, and writes its own', async () => {
    const root = project();
    const agent = standIn('claude', [`${writes('good')}; exec sleep 60`, 'echo "# Done" > "$SUMMARY_PATH"']);
    const words = ['--timeout', '3s', '--kill-grace', '300ms', '--repairs', '0'];
    expect(await runWith(agent, root, ...words)).toMatchObject({ code: 0 });
    expect([agent.calls(), signalOf(root).status]).toEqual([2, 'success']);
  });

  test('because its time is nearly over hands over before it is ended', async () => {
    const root = project();
    const agent = standIn('claude', ['echo half > half.txt; exec sleep 60', handsOver]);
    const { code } = await runWith(agent, root, '--deadline', '12s', '--max-attempts', '1');
    expect({ code, calls: agent.calls() }).toEqual({ code: 2, calls: 2 });
    const { reason, handoff } = signalOf(root).details;
    expect(reason).toBe('deadline');
    expect(readFileSync(String(handoff), 'utf8')).toContain('in halves');
  });
});

function signalOf(root: string) {
  return signalsOf(root)['01-01'] as { status: string; attempt: number; details: Record<string, unknown> };
}
