import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { createCommandAgent } from '../../src/agents/adapters/command-agent.ts';
import { listScriptBlocks, scriptAgent } from '../../src/agents/adapters/script-agent.ts';
import type { AgentJob, PlanBrief } from '../../src/agents/program/agent.ts';
import { agentEnvironment } from '../../src/agents/program/agent-environment.ts';
import { promptFor } from '../../src/agents/prompt/prompt.ts';
import type { Activity } from '../../src/agents/stream/agent-result.ts';

describe('the script agent', () => {
  test('runs the sh and bash blocks of every action in order, in the working directory, with the contract', async () => {
    const job = jobFor([
      { name: 'one', action: '```sh\necho "$PLAN_ID one" > out.txt\n```\n```python\nraise SystemExit(1)\n```' },
      { name: 'two', action: 'Then:\n  ```bash\n  if [[ -f out.txt ]]; then echo two >> out.txt; fi\n  ```' },
    ]);
    const run = await scriptAgent.run(job);
    expect(run).toMatchObject({ ok: true, reason: null, exitCode: 0 });
    expect(readFileSync(join(job.cwd, 'out.txt'), 'utf8')).toBe('01-01 one\ntwo\n');
  });

  test('stops at the first block that fails, and says which task it was and what it printed last', async () => {
    const job = jobFor([
      { name: 'breaks', action: '```sh\nfalse\necho never > out.txt\n```' },
      { name: 'after', action: '```sh\necho never > out.txt\n```' },
    ]);
    const run = await scriptAgent.run(job);
    expect(run).toMatchObject({ ok: false, reason: 'agent_error', exitCode: 1 });
    expect(run.message).toContain('breaks: the agent ended with exit code 1');
    expect(() => readFileSync(join(job.cwd, 'out.txt'))).toThrow(/ENOENT/);
  });

  test('a plan without a block is not a success with nothing done (I2)', async () => {
    const run = await scriptAgent.run(jobFor([{ name: 'prose', action: 'Write the login page.' }]));
    expect(run).toMatchObject({ ok: false, reason: 'invalid_plan' });
    expect(run.message).toContain('choose another agent');
  });

  test('the timeout is that of the whole attempt, not of each block', async () => {
    const action = '```sh\nsleep 0.4\n```';
    const job = {
      ...jobFor([
        { name: 'a', action },
        { name: 'b', action },
        { name: 'c', action: '```sh\nsleep 60\n```' },
      ]),
      timeoutMs: 1_200,
    };
    const run = await scriptAgent.run(job);
    expect(run).toMatchObject({ ok: false, reason: 'timeout', exitCode: 124 });
    expect(run.durationMs).toBeLessThan(15_000);
  });

  test('a fence inside a longer fence is text', () => {
    const action = '````md\n```sh\nrm -rf /nowhere\n```\n````\n```sh\necho ok\n```';
    expect(listScriptBlocks(brief([{ name: 't', action }])).map(({ script }) => script)).toEqual(['echo ok']);
  });
});

describe('the command agent', () => {
  test('exit code 0 is no success where the last words say otherwise, however long they are', async () => {
    const job = jobFor([]);
    const said = { type: 'result', result: 'x'.repeat(300_000), is_error: true, subtype: 'error_max_turns' };
    writeFileSync(
      join(job.cwd, 'said'),
      `${JSON.stringify({ type: 'system', session_id: 's' })}\n${JSON.stringify(said)}\n`,
    );
    const run = await createCommandAgent('cat said; echo the end >&2').run(job);
    expect(run).toMatchObject({ ok: false, reason: 'budget', exitCode: 0 });
    expect(run.message).toMatch(/^the agent ended with an error: x{50}/);
    expect(run.message?.length).toBeLessThan(600);
  });

  test('what it prints about limits while it works says nothing against it', async () => {
    const run = await createCommandAgent('grep -rn "usage limit" . || echo "Claude AI usage limit reached"; seq 5').run(
      jobFor([]),
    );
    expect(run).toMatchObject({ ok: true, reason: null, message: null });
  });

  test('gives the prompt on stdin, though it is larger than an argument may be', async () => {
    const job = jobFor([]);
    writeFileSync(job.promptFile, 'x'.repeat(300_000));
    const run = await createCommandAgent('wc -c > size.txt').run(job);
    expect(run.ok).toBe(true);
    expect(readFileSync(join(job.cwd, 'size.txt'), 'utf8').trim()).toBe('300000');
  });

  test('a command that is not there is told before anything starts', async () => {
    const job = jobFor([]);
    expect(await createCommandAgent('no-such-agent-cli --flag').missing(job)).toContain(
      '"no-such-agent-cli" of agent-command was not found',
    );
    expect(await createCommandAgent('cd . && true').missing(job)).toBeNull();
    expect(await createCommandAgent('for i in 1; do :; done').missing(job)).toBeNull();
    expect(await createCommandAgent('A=b env').missing(job)).toBeNull();
  });

  test('what an agent prints last is quoted as one harmless line (I8)', async () => {
    const run = await createCommandAgent(`printf 'fine\\n\\033[31m::error::\\007forged\\033[0m\\r\\n'; exit 3`).run(
      jobFor([]),
    );
    expect(run.message).toBe('the agent ended with exit code 3; its last line: ::error:: forged');
  });

  test('a silent agent is ended by idle-timeout, and nothing of it is alive after', async () => {
    const job = { ...jobFor([]), idleTimeoutMs: 300, graceMs: 200 };
    const run = await createCommandAgent('trap "" TERM; setsid sleep 300 & sleep 300').run(job);
    expect(run).toMatchObject({ ok: false, reason: 'idle_timeout' });
    expect(run.survivors).toBeGreaterThan(0);
    expect(run.message).toMatch(
      /printed nothing and changed no file for 0\.3 s; it never showed activity;.*longer idle-timeout/,
    );
  });

  test('one that prints nothing until its end is alive while it changes files, and is ended when that stops too', async () => {
    const works = (times: number, after: string) =>
      createCommandAgent(`for i in $(seq ${times}); do sleep 0.2; echo $i > deep/er/out.txt; done; ${after}`);
    const job = () => {
      const made = { ...jobFor([]), idleTimeoutMs: 600, graceMs: 200 };
      mkdirSync(join(made.cwd, 'deep/er'), { recursive: true });
      return made;
    };
    expect(await works(8, 'true').run(job())).toMatchObject({ ok: true });
    const stopped = await works(4, 'sleep 300').run(job());
    expect(stopped).toMatchObject({ ok: false, reason: 'idle_timeout' });
    expect(stopped.durationMs).toBeLessThan(10_000);
    expect(stopped.message).toMatch(/last activity: a change of deep\/er\/out\.txt, [01](\.\d)? s ago/);
  });

  test('what a command prints is told as a harmless line', async () => {
    const told: Activity[] = [];
    const say = "printf 'one \\033[31m\\342\\200\\256red\\n'";
    await createCommandAgent(say).run({ ...jobFor([]), onActivity: (activity) => told.push(activity) });
    expect(told).toEqual([{ kind: 'output', text: 'one red' }]);
  });
});

test("a shell of the agent does not read the user's ~/.bashrc", async () => {
  const job = jobFor([]);
  writeFileSync(join(job.cwd, '.bashrc'), 'echo from bashrc > read.txt\n');
  const run = await createCommandAgent('bash -c "echo inner"').run({
    ...job,
    environment: { ...job.environment, HOME: job.cwd },
  });
  expect(run.ok).toBe(true);
  expect(existsSync(join(job.cwd, 'read.txt'))).toBe(false);
});

describe("the agent's environment (I7)", () => {
  const contract = {
    ...{ PHASE_ID: '01', PLAN_ID: '01-01', PLAN_PATH: 'p', SUMMARY_PATH: 's', ATTEMPT: '1' },
    ...{ DEADLINE: 'd', SIGNAL_FILE: 'sf', HANDOFF_FILE: 'hf' },
  };
  const ours = {
    ...{ PATH: '/bin', HOME: '/root', LC_ALL: 'C', MY_KEY: 'mine', NODE_OPTIONS: '--require evil' },
    ...{ GITHUB_TOKEN: 't', GITHUB_OUTPUT: '/o', GITHUB_ENV: '/e', GITHUB_PATH: '/p', GITHUB_ARTIFACTS: '/a' },
    ...{ GITHUB_STATE: '/s', GITHUB_STEP_SUMMARY: '/x', ACTIONS_RUNTIME_TOKEN: 'a', INPUT_PHASE: '1' },
    ...{ AWS_SECRET_ACCESS_KEY: 'k', RUNNER_TEMP: '/r' },
  };

  test('is an allowlist: basics, the contract and what was named', () => {
    expect(agentEnvironment(ours, ['MY_KEY'], contract)).toEqual({
      PATH: '/bin',
      HOME: '/root',
      LC_ALL: 'C',
      MY_KEY: 'mine',
      PHASE_EXECUTOR: '1',
      ...contract,
    });
  });

  test("never holds the runner's files and tokens, even when they are named", () => {
    const named = Object.keys(ours);
    const passed = Object.keys(agentEnvironment(ours, named, contract));
    expect(passed.filter((name) => /^(GITHUB_|ACTIONS_|INPUT_|RUNNER_)/.test(name))).toEqual([]);
  });
});

describe('the prompt', () => {
  const context = {
    phase: '01',
    attempt: 2,
    deadline: '2026-01-01T00:00:00.000Z',
    teamRules: '',
    reads: [],
    stage: null,
    answers: [],
  };

  test('names plan, summary, deadline and the files to answer in, and holds the whole plan', () => {
    const prompt = promptFor(brief([]), { ...context, earlier: null });
    const answers = ['01-01-SUMMARY.md', '$HANDOFF_FILE', '$SIGNAL_FILE'];
    for (const part of ['01-01', 'phase 01', context.deadline, 'the plan text', ...answers])
      expect(prompt).toContain(part);
  });
});

function brief(tasks: { name: string; action: string }[]): PlanBrief {
  return { id: '01-01', path: 'p/01-01-PLAN.md', summaryPath: 'p/01-01-SUMMARY.md', text: 'the plan text', tasks };
}

let jobs = 0;
function jobFor(tasks: { name: string; action: string }[]): AgentJob {
  const cwd = mkdtempSync(join(tmpdir(), 'agents-'));
  jobs += 1;
  writeFileSync(join(cwd, 'prompt.md'), '');
  return {
    plan: brief(tasks),
    promptFile: join(cwd, 'prompt.md'),
    environment: { PATH: process.env.PATH ?? '', PLAN_ID: '01-01' },
    cwd,
    timeoutMs: 30_000,
    idleTimeoutMs: 0,
    graceMs: 500,
    cancel: new AbortController().signal,
    logFile: join(cwd, 'agent.log'),
    marker: `test-${process.pid}-${jobs}`,
    clock: { now: Date.now, uptimeMs: () => performance.now() },
    onProgress: () => undefined,
    onActivity: () => undefined,
  };
}
