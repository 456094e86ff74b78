import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Cli, cliVariables } from '../../src/agents/adapters/agent-cli.ts';
import { claude } from '../../src/agents/adapters/claude.ts';
import { cliAgent } from '../../src/agents/adapters/cli-agent.ts';
import { clis } from '../../src/agents/adapters/clis.ts';
import { codex } from '../../src/agents/adapters/codex.ts';
import { opencode } from '../../src/agents/adapters/opencode.ts';
import type { AgentJob } from '../../src/agents/program/agent.ts';
import type { Activity } from '../../src/agents/stream/agent-result.ts';
import { cliRows } from '../../src/settings/table/coding-agents.ts';

const session = 's-1';
const init = event({ type: 'system', subtype: 'init', model: 'claude-x' });
const write = event({
  type: 'assistant',
  message: {
    ...{ id: 'm1', model: 'claude-x', usage: { input_tokens: 10, cache_read_input_tokens: 4, output_tokens: 1 } },
    content: [{ type: 'tool_use', id: 't1', name: 'Write', input: { file_path: 'src/a.ts' } }],
  },
});
const written = event({ type: 'user', message: { content: [{ type: 'tool_result', tool_use_id: 't1' }] } });
const bash = event({
  type: 'assistant',
  message: {
    id: 'm2',
    content: [{ type: 'tool_use', id: 't2', name: 'Bash', input: { command: 'pnpm \u001b[1mtsc' } }],
  },
});
const failed = event({
  type: 'user',
  message: { content: [{ type: 'tool_result', tool_use_id: 't2', is_error: true, content: 'Exit code 2\nboom' }] },
});
const end = { type: 'result', subtype: 'success', is_error: false, terminal_reason: 'completed', result: 'All done.' };
const usage = { input_tokens: 20, cache_read_input_tokens: 8, cache_creation_input_tokens: 2, output_tokens: 7 };
const result = event({ ...end, usage, total_cost_usd: 0.5 });
const unauthorized = event({
  ...{ type: 'system', subtype: 'api_retry', attempt: 1, max_retries: 10, retry_delay_ms: 500 },
  ...{ error_status: 401, error: 'authentication_failed' },
});

const paid = { inputFresh: 20, cacheRead: 8, cacheWrite: 2, output: 7, costUsd: 0.5, isCostKnown: true };

describe('a CLI that we know', () => {
  test('gets the prompt on stdin, and its stream becomes one result and a story of what it does', async () => {
    const { agent, job, told } = fake('wc -c > size; echo "$*" > args', [init, write, written, bash, failed, result]);
    writeFileSync(job.promptFile, 'x'.repeat(300_000));
    const run = await agent.run(job);
    expect(run).toMatchObject({ ok: true, reason: null, exitCode: 0, spent: paid });
    expect(run.result).toMatchObject({
      ...{ sessionId: session, model: 'claude-x', text: 'All done.', turns: 2 },
      ...{ usage: { inputFresh: 20, cacheRead: 8, cacheWrite: 2, output: 7, reasoning: null }, error: null },
      cost: { usd: 0.5, source: 'reported' },
    });
    expect(readFileSync(join(job.cwd, 'size'), 'utf8').trim()).toBe('300000');
    expect(readFileSync(join(job.cwd, 'args'), 'utf8')).toContain('-p --output-format stream-json --verbose');
    expect(told.at(-1)).toMatchObject({ kind: 'usage', usage: { output: 7 }, costUsd: 0.5 });
    expect(told.filter(({ kind }) => kind !== 'turn' && kind !== 'usage')).toEqual([
      { kind: 'edit', path: 'src/a.ts' },
      { kind: 'command', command: 'pnpm tsc', state: 'started' },
      { kind: 'command', command: 'pnpm tsc', state: 'ended', exitCode: 2 },
    ]);
    expect(run.lastProgress).toBe('ran pnpm tsc (exit 2)');
  });

  test('that says its end and does not exit is ended after a grace, and its result counts', async () => {
    const { agent, job } = fake('', [init, write, written, result], 'sleep 300 & sleep 300');
    const run = await agent.run(job);
    expect(run).toMatchObject({ ok: true, spent: paid });
    expect(run.durationMs).toBeLessThan(20_000);
  });

  test('that only asks its model again, with a key that is refused, is ended early and told what to set', async () => {
    const { agent, job } = fake('', [init, unauthorized, unauthorized, unauthorized], 'sleep 300');
    const run = await agent.run(job);
    expect(run).toMatchObject({ ok: false, reason: 'auth', retryable: false });
    expect(run.message).toContain('set ANTHROPIC_API_KEY (or CLAUDE_CODE_OAUTH_TOKEN)');
  });

  test('that was denied a tool is told the tool and the flag that allows it, and is not tried again', async () => {
    const denied = event({ ...end, usage, permission_denials: [{ tool_name: 'WebFetch' }, { tool_name: 'Write' }] });
    const { agent, job } = fake('', [init, denied]);
    const run = await agent.run(job);
    expect(run).toMatchObject({ ok: false, reason: 'agent_error', retryable: false });
    expect(run.message).toContain('(Write)');
    expect(run.message).toContain('--allowedTools Write');
  });

  test('is idle while no event comes, whatever else it prints, and thrice as patient while a tool runs', async () => {
    const noise = 'i=0; while [ $i -lt 100 ]; do echo working >&2; sleep 0.1; i=$((i + 1)); done';
    const silent = fake('', [init], noise);
    const idle = await silent.agent.run({ ...silent.job, idleTimeoutMs: 500 });
    expect(idle).toMatchObject({ ok: false, reason: 'idle_timeout' });
    expect(idle.durationMs).toBeLessThan(8_000);
    expect(idle.message).toMatch(
      /nothing for 0\.5 s while it waited for its model; last activity: an event of its stream, [01](\.\d)? s ago;.*longer idle-timeout/,
    );
    const building = fake('', [init, bash], 'sleep 0.9; cat rest', [failed, result]);
    expect(await building.agent.run({ ...building.job, idleTimeoutMs: 500 })).toMatchObject({ ok: true });
  });

  test('that opencode compacts without end is ended as a context that is used up', async () => {
    const overflow = JSON.stringify({
      ...{ type: 'error', sessionID: session },
      error: { name: 'ContextOverflowError', data: { message: 'Your input exceeds the context window' } },
    });
    const step = ['step_start', 'step_finish'].map((type) =>
      JSON.stringify({ type, sessionID: session, part: { reason: 'stop', tokens: { input: 1, output: 1 } } }),
    );
    const rounds = Array.from({ length: 5 }, () => [overflow, ...step]).flat();
    const { agent, job } = fake('', rounds, 'sleep 300', [], opencode);
    expect(await agent.run(job)).toMatchObject({ ok: false, reason: 'context_exhausted' });
  });

  test('may print 200 MB without a line end, and broken bytes: bounded memory, no success', async () => {
    const { agent, job } = fake('', [init, write], "head -c 200000000 /dev/zero | tr '\\0' '\\377'; sleep 0.1");
    const before = process.memoryUsage().rss;
    const run = await agent.run(job);
    expect(run).toMatchObject({ ok: false, reason: 'agent_error', result: { error: { class: 'crash' } } });
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
  });

  test('goes on with a session, and what that had used before is not counted again', async () => {
    const thread = JSON.stringify({ type: 'thread.started', thread_id: session });
    const done = JSON.stringify({
      ...{ type: 'turn.completed' },
      usage: { input_tokens: 4000, cached_input_tokens: 1600, cache_write_input_tokens: 0, output_tokens: 280 },
    });
    const { agent, job } = fake('echo "$*" > args', [thread, '{"type":"turn.started"}', done], '', [], codex);
    const before = { inputFresh: 1800, cacheRead: 1200, cacheWrite: 0, output: 210, reasoning: null };
    const run = await agent.run({ ...job, session: { id: session, before: { usage: before, costUsd: null } } });
    expect(run.result?.usage).toEqual({ inputFresh: 600, cacheRead: 400, cacheWrite: 0, output: 70, reasoning: null });
    expect(run).toMatchObject({ ok: true, spent: { inputFresh: 600, cacheRead: 400, output: 70, isCostKnown: false } });
    expect(run.note).toMatch(
      /no price for an unnamed model: max-cost counts its tokens at .* \(\$2\/.*: --agent-prices '\{"MODEL":\{"input":2,/,
    );
    const environment = { ...job.environment, PHASE_EXECUTOR_MODEL: 'gpt-5' };
    const priced = await agent.run({
      ...job,
      environment,
      session: { id: session, before: { usage: before, costUsd: null } },
    });
    expect(priced.result?.cost).toEqual({ usd: (600 * 1.25 + 400 * 0.125 + 70 * 10) / 1e6, source: 'estimated' });
    expect(priced.note).toBeUndefined();
    expect(readFileSync(join(job.cwd, 'args'), 'utf8')).toMatch(/exec --json .*resume s-1 -$/m);
  });

  test('that is not here is told with the line that installs it', async () => {
    const job = { cwd: tmpdir(), environment: { PATH: '/usr/bin:/bin' } };
    for (const cli of Object.values(clis))
      expect(await cliAgent(cli, { command: '/nowhere/agent' }).missing(job)).toContain(
        `npm install -g ${cliRows[cli.name].package}@${cli.version}`,
      );
  });

  test('is sent to the gateway each in its own way, and what it gets for that holds the token and no key', () => {
    const key = 'sk-the-key';
    const environment = {
      ...{
        HOME: '/nowhere',
        ANTHROPIC_API_KEY: key,
        OPENAI_API_KEY: key,
        GEMINI_API_KEY: key,
        CLAUDE_CODE_OAUTH_TOKEN: key,
      },
      ...{ COPILOT_PROVIDER_BASE_URL: 'https://llm.invalid/v1', COPILOT_PROVIDER_API_KEY: key, GOOGLE_API_KEY: key },
    };
    const pass = { url: 'http://127.0.0.1:1/path', token: 'pe-token' };
    for (const cli of Object.values(clis)) {
      const model = cli.name === 'opencode' ? 'anthropic/claude-sonnet-4-5' : null;
      const route = cli.upstream({ environment, command: '', model });
      if (typeof route === 'string') throw new Error(`${cli.name}: ${route}`);
      expect(Object.values(route.headers).join()).toContain(key);
      const { args, env, files = {} } = cli.call({ folder: '/f', environment, model, resume: null, command: '', pass });
      const given = JSON.stringify([args, { ...environment, ...env }, files]);
      for (const text of [pass.url, pass.token])
        expect({ cli: cli.name, given }).toMatchObject({ given: expect.stringContaining(text) });
      const own = Object.entries({ ...environment, ...env }).filter(([name]) => cliVariables(cli).includes(name));
      expect({ cli: cli.name, own: JSON.stringify(own) }).toMatchObject({ own: expect.not.stringContaining(key) });
      expect(JSON.stringify([args, files])).not.toContain(key);
    }
  });

  test('of which the user gives a flag gets it once', () => {
    const job = { folder: '/f', environment: {}, model: 'm', resume: null };
    const args = (command: string) => claude.call({ ...job, command }).args.join(' ');
    expect(args('')).toContain('--permission-mode acceptEdits');
    expect(args('')).toContain('--model m');
    expect(args('claude --permission-mode plan --model=n')).not.toMatch(/acceptEdits|--model/);
  });
});

function event(fields: object): string {
  return JSON.stringify({ session_id: session, ...fields });
}

let jobs = 0;

/** A shell script in the place of a CLI: it prints `events`, then does `last`. */
function fake(first: string, events: string[], last = '', rest: string[] = [], cli: Cli = claude) {
  const cwd = mkdtempSync(join(tmpdir(), 'cli-agent-'));
  jobs += 1;
  const told: Activity[] = [];
  writeFileSync(join(cwd, 'prompt.md'), 'do it');
  writeFileSync(join(cwd, 'events'), events.map((line) => `${line}\n`).join(''));
  writeFileSync(join(cwd, 'rest'), rest.map((line) => `${line}\n`).join(''));
  writeFileSync(join(cwd, 'fake.sh'), `${first}\ncat events\n${last}\n`);
  const job: AgentJob = {
    plan: { id: '01-01', path: 'p', summaryPath: 's', text: '', tasks: [] },
    promptFile: join(cwd, 'prompt.md'),
    environment: { PATH: process.env.PATH ?? '' },
    cwd,
    timeoutMs: 60_000,
    idleTimeoutMs: 0,
    graceMs: 300,
    cancel: new AbortController().signal,
    logFile: join(cwd, 'agent.log'),
    marker: `cli-${process.pid}-${jobs}`,
    clock: { now: Date.now, uptimeMs: () => performance.now() },
    onProgress: () => undefined,
    onActivity: (activity) => told.push(activity),
  };
  return { agent: cliAgent({ ...cli, exitGraceMs: 400 }, { command: 'sh fake.sh' }), job, told };
}
