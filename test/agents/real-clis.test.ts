import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Cli } from '../../src/agents/adapters/agent-cli.ts';
import { claude } from '../../src/agents/adapters/claude.ts';
import { cliAgent } from '../../src/agents/adapters/cli-agent.ts';
import { codex } from '../../src/agents/adapters/codex.ts';
import { copilot } from '../../src/agents/adapters/copilot.ts';
import { gemini } from '../../src/agents/adapters/gemini.ts';
import { opencode } from '../../src/agents/adapters/opencode.ts';
import { Gateway } from '../../src/agents/gateway/gateway.ts';
import type { AgentJob } from '../../src/agents/program/agent.ts';
import type { Activity } from '../../src/agents/stream/agent-result.ts';
import { cliNames } from '../../src/settings/table/coding-agents.ts';
import { countSpentTokens, zeroSpend } from '../../src/signal/budget.ts';
import { findProgram } from '../../src/system/process/program.ts';
import { testIf, testWithShared } from '../needs.ts';
import { cliPath, commitAll, home, makeProject, makeRepository, plan, signalsOf, start } from '../project.ts';
import { simplestAgent } from '../simplest-agent.ts';
import { lastWords, type ModelScript, serveModel } from './model-server.ts';

/** Folders with the programs of real CLIs, as in PATH. */
const programs = process.env.REAL_AGENTS ?? '';
const tests = new Map(
  cliNames.map((name) => [
    name as string,
    testIf(findProgram(programs, name) !== null, `REAL_AGENTS has no ${name}; npm run test:agents installs it`),
  ]),
);
const testReal = (name: string) => tests.get(name) ?? test.skip;
const corpus = join(home, '..', 'shared', 'corpus');
const testCorpus = (name: string) => (existsSync(corpus) ? testReal(name) : testWithShared('corpus'));
/** What was downloaded before need not be again. */
const npmCache = process.env.npm_config_cache ?? join(homedir(), '.npm');

const commands = ['echo hello > hello.txt', 'exit 7'];

describe('real CLIs against a model on the loopback interface', () => {
  for (const { cli, perRun } of [
    { cli: claude, perRun: { inputFresh: 3000, cacheRead: 1200, cacheWrite: 150, output: 210, reasoning: null } },
    { cli: codex, perRun: { inputFresh: 1800, cacheRead: 1200, cacheWrite: 0, output: 210, reasoning: 60 } },
  ]) {
    testReal(cli.name)(`${cli.name} does its work, is counted, and goes on in the same session`, async () => {
      const first = await real(cli, { commands });
      expect(first.run).toMatchObject({ ok: true, message: null, result: { text: lastWords, usage: perRun } });
      expect(readFileSync(join(first.job.cwd, 'hello.txt'), 'utf8')).toBe('hello\n');
      const ended = first.told.flatMap((each) => (each.kind === 'command' && each.state === 'ended' ? [each] : []));
      expect(ended.map(({ exitCode }) => exitCode)).toEqual([0, 7]);
      const { sessionId, usage, cost } = first.run.result ?? {};
      const before = { usage: usage ?? null, costUsd: cost?.usd ?? null };
      const again = await real(cli, { commands }, { ...first.job, session: { id: sessionId ?? '', before } });
      expect(again.run).toMatchObject({ ok: true, result: { sessionId, text: lastWords } });
      // One request more: the results of the first run are in the conversation.
      expect(countSpentTokens(again.run.spent ?? zeroSpend)).toBe(cli.name === 'claude' ? 1520 : 1070);
    });

    testReal(cli.name)(`${cli.name} whose provider refuses a call says why`, async () => {
      for (const [status, type, code, reason, retryable] of [
        [401, 'authentication_error', 'invalid_api_key', 'auth', false],
        [404, 'not_found_error', 'model_not_found', 'agent_error', false],
        [429, 'rate_limit_error', 'rate_limit_exceeded', 'rate_limit', undefined],
        [500, 'api_error', 'internal', 'overloaded', undefined],
      ] as const) {
        const error = { type, code, message: status === 404 ? 'model: gpt-nowhere' : type };
        const fault = { status, body: { type: 'error', error }, headers: { 'retry-after': '1' } };
        const { run } = await real(cli, { commands, fault });
        expect({ status, ...run }).toMatchObject({ status, ok: false, reason, retryable });
        expect(run.message).not.toContain('before its stream did');
      }
    });

    testReal(cli.name)(`${cli.name} goes on after a stream that was cut off once`, async () => {
      const { run, requests } = await real(cli, { commands, fault: { stream: 'is cut', times: 1 } });
      expect(run).toMatchObject({ ok: true, result: { text: lastWords } });
      expect(requests).toBeGreaterThan(3);
    });

    testReal(cli.name)(`${cli.name} whose model falls silent is ended by the idle timeout`, async () => {
      const { run } = await real(cli, { commands, fault: { stream: 'stalls' } }, { idleTimeoutMs: 4_000 });
      expect(run).toMatchObject({ ok: false, reason: 'idle_timeout' });
      expect(run.message).toContain('idle-timeout');
    });

    testReal(cli.name)(`${cli.name} that does not exit after its end is ended, and its success counts`, async () => {
      const wrapper = join(mkdtempSync(join(tmpdir(), 'real-wrapper-')), 'stays');
      writeFileSync(wrapper, '#!/bin/sh\n"$@"\nexec tail -f /dev/null\n', { mode: 0o755 });
      const { run } = await real({ ...cli, exitGraceMs: 1_000 }, { commands }, {}, wrapper);
      expect(run).toMatchObject({ ok: true, result: { text: lastWords } });
    });
  }
});

/** The others do their work and tell why they cannot; what they print then is held to recorded streams (transcripts.test.ts). */
describe.each([gemini, opencode, copilot])('the real $name', (cli) => {
  testReal(cli.name)('does its work, and its tokens are counted', async () => {
    const { run, job } = await real(cli, { commands: ['echo hello > hello.txt'] });
    expect(run).toMatchObject({ ok: true, message: null, result: { text: lastWords } });
    expect(readFileSync(join(job.cwd, 'hello.txt'), 'utf8')).toBe('hello\n');
    expect(countSpentTokens(run.spent ?? zeroSpend)).toBeGreaterThanOrEqual(2140);
  });

  testReal(cli.name)('ends soon with a key that is refused, and says what to set', async () => {
    const error = { type: 'authentication_error', code: 401, status: 'UNAUTHENTICATED', message: 'invalid x-api-key' };
    const { run } = await real(cli, { commands, fault: { status: 401, body: { type: 'error', error } } });
    expect(run).toMatchObject({ ok: false, reason: 'auth', retryable: false });
    expect(run.durationMs).toBeLessThan(90_000);
  });
});

for (const [cli, status] of [
  [opencode, 529],
  [gemini, 503],
] as const)
  testReal(cli.name)(`${cli.name} whose provider answers ${status} is said to be refused by it`, async () => {
    const error = { type: 'overloaded_error', code: status, message: 'Overloaded' };
    const fault = { status, body: { type: 'error', error } };
    const { run, told } = await real(cli, { commands, fault }, { isGated: true, idleTimeoutMs: 40_000 });
    expect(run).toMatchObject({ ok: false, reason: 'overloaded' });
    expect(told).toContainEqual(expect.objectContaining({ kind: 'retry', message: `${status} Overloaded` }));
  });

testReal('claude')('claude that is denied a tool has not succeeded, and is told how to allow it', async () => {
  const input = { file_path: '/usr/lib/phase-executor-test', content: 'x' };
  const { run } = await real(claude, { commands: [{ tool: 'Write', input }] });
  expect(run).toMatchObject({ ok: false, retryable: false, result: { error: { class: 'tool_denied' } } });
  expect(run.message).toContain('--allowedTools Write');
});

const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n</task>';
const works = 'echo done > out.txt; echo "# Done" > "$SUMMARY_PATH"';

for (const name of ['claude', 'codex'] as const)
  testCorpus(name)(`${name}, installed for the run, completes a real phase of a real project`, async () => {
    const root = makeRepository({}, 'corpus');
    cpSync(join(corpus, 'AlistairM13+chizld'), root, { recursive: true });
    // Folders of the corpus may be read only, which holds for root as well once it has no capabilities.
    execFileSync('chmod', ['-R', 'u+w', root]);
    const [phase = ''] = readdirSync(join(root, '.planning/phases')).filter((each) => each.startsWith('02.1'));
    const folder = join(root, '.planning/phases', phase);
    for (const file of readdirSync(folder)) if (file.includes('SUMMARY')) rmSync(join(folder, file));
    commitAll(root, 'plans');
    // What the model writes is not what the plans' own commands are about.
    const words = [phase, '--install-agent', '--verify-commands', 'off', '--human-checkpoints', 'auto'];
    const { code, stdout, stderr } = await phaseWith(name, root, { commands: [simplestAgent] }, words, {
      npm_config_cache: npmCache,
    });
    expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
    const { status, attempts, plans } = JSON.parse(stdout);
    expect({ status, attempts }).toEqual({ status: 'success', attempts: plans.length });
    expect(stderr).toContain(`installing ${name}`);
  });

for (const { name, tokensUsed } of [
  { name: 'claude', tokensUsed: 4560 },
  { name: 'codex', tokensUsed: 3210 },
] as const)
  testReal(name)(
    `${name} works through the gateway, which has the key, counts, and cuts off at the budget`,
    async () => {
      const server = await serveModel({ commands: ['env > "$HOME/seen"', works] });
      const key = 'sk-the-key-of-the-provider';
      const begin = async (...more: string[]) => {
        const HOME = mkdtempSync(join(tmpdir(), 'real-home-'));
        mkdirSync(join(HOME, '.codex'));
        const env = {
          ...{ HOME, PATH: `${programs}${delimiter}${process.env.PATH}` },
          ...{ ANTHROPIC_API_KEY: key, OPENAI_API_KEY: key, PHASE_EXECUTOR_MODEL: name === 'codex' ? 'gpt-5' : '' },
        };
        const words = ['run', '1', '--json', '--agent', name, '--gateway', server.url, ...more];
        const root = makeProject({ '01-01': plan({ task: prose }) });
        return { ...(await start(cliPath, words, { cwd: root, env }).ended), HOME };
      };
      try {
        const { code, stdout, stderr, HOME } = await begin();
        expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
        expect(stdout).toContain(`"tokensUsed":${tokensUsed}`);
        expect(server.keys()).toEqual([key]);
        expect(readFileSync(join(HOME, 'seen'), 'utf8')).not.toContain(key);
        const cut = await begin('--max-turns', '1');
        expect([cut.code, JSON.parse(cut.stdout).signal.details.reason]).toEqual([2, 'budget']);
        expect(cut.ms).toBeLessThan(30_000);
      } finally {
        await server.close();
      }
    },
  );
testReal('claude')(
  'claude is stopped when its context is nearly full, and hands over in the same session',
  async () => {
    const root = makeProject({ '01-01': plan({ task: prose }) });
    const handoff = '{"remaining":[{"file":"out.txt","description":"write it"}]}';
    const command = (_: number, text: string) => {
      if (text.includes('Write a handoff'))
        return text.includes('handed-over') ? undefined : `echo '${handoff}' > "$HANDOFF_FILE"; echo handed-over`;
      return 'tail -f /dev/null';
    };
    const env = { PHASE_EXECUTOR_WINDOWS: '{"claude-opus-5-5":1600}' };
    const words = ['--max-attempts', '1'];
    const { code, stderr } = await phaseWith('claude', root, { commands: [], command }, words, env);
    expect({ code, stderr }).toMatchObject({ code: 1 });
    expect(stderr).toContain('stopped to hand over: context 90 % full');
    const details = signalsOf(root)['01-01']?.details;
    expect(details?.reason).toBe('context_exhausted');
    expect(readFileSync(String(details?.handoff), 'utf8')).toContain('write it');
  },
);

/** Phase 1 of a project, or the one named first, with a real CLI and a model that plays this. */
async function phaseWith(
  name: 'claude' | 'codex',
  root: string,
  script: ModelScript,
  more: readonly string[] = [],
  variables: Record<string, string> = {},
) {
  const server = await serveModel(script);
  try {
    const HOME = mkdtempSync(join(tmpdir(), 'real-home-'));
    mkdirSync(join(HOME, '.codex'));
    const env = {
      ...{ HOME, PATH: `${programs}${delimiter}${process.env.PATH}`, ANTHROPIC_BASE_URL: server.url },
      ...{ ANTHROPIC_API_KEY: 'fake', OPENAI_API_KEY: 'fake' },
      ...variables,
    };
    const command = name === 'codex' ? ['--agent-command', codexAt(server.url)] : [];
    const phase = more[0]?.startsWith('--') === false ? [] : ['1'];
    const words = ['run', ...phase, ...more, '--json', '--sandbox', 'auto', '--agent', name, ...command];
    return await start(cliPath, words, { cwd: root, env }).ended;
  } finally {
    await server.close();
  }
}

let jobs = 0;

async function real(
  cli: Cli,
  script: ModelScript,
  { isGated, ...given }: Partial<AgentJob> & { isGated?: true } = {},
  wrapper = '',
) {
  const server = await serveModel(script);
  const gateway = isGated ? new Gateway({ upstream: new URL(server.url), now: Date.now, proxyTo: () => null }) : null;
  const ownHome = given.environment?.HOME ?? mkdtempSync(join(tmpdir(), 'real-home-'));
  const cwd = given.cwd ?? mkdtempSync(join(tmpdir(), 'real-cwd-'));
  const folder = mkdtempSync(join(tmpdir(), 'real-folder-'));
  mkdirSync(join(ownHome, '.codex'), { recursive: true });
  mkdirSync(join(ownHome, '.gemini'), { recursive: true });
  const auth = { security: { auth: { selectedType: 'gemini-api-key' } } };
  writeFileSync(join(ownHome, '.gemini', 'settings.json'), JSON.stringify(auth)); // asked for with an address of its own
  writeFileSync(join(folder, 'prompt.md'), 'Write hello.txt.\n');
  jobs += 1;
  const told: Activity[] = [];
  const job: AgentJob = {
    plan: { id: '01-01', path: 'p', summaryPath: 's', text: '', tasks: [] },
    cwd,
    timeoutMs: 120_000,
    idleTimeoutMs: 60_000,
    graceMs: 1_000,
    cancel: new AbortController().signal,
    marker: `real-${process.pid}-${jobs}`,
    clock: { now: Date.now, uptimeMs: () => performance.now() },
    onProgress: () => undefined,
    ...given,
    gateway,
    promptFile: join(folder, 'prompt.md'),
    logFile: join(folder, 'agent.log'),
    environment: {
      ...{ HOME: ownHome, PATH: `${programs}${delimiter}${process.env.PATH}`, IS_SANDBOX: '1' },
      ...{ ANTHROPIC_BASE_URL: server.url, ANTHROPIC_API_KEY: 'fake', OPENAI_API_KEY: 'fake' },
      ...othersAt(server.url),
      // Without a name it first asks another model which one to take.
      ...(cli.name === 'gemini' ? { PHASE_EXECUTOR_MODEL: 'gemini-2.5-pro' } : {}),
      ...(cli.name === 'opencode' && isGated ? { PHASE_EXECUTOR_MODEL: 'anthropic/claude-sonnet-4-5' } : {}),
    },
    onActivity: (activity) => told.push(activity),
  };
  const own = cli.name === 'codex' ? codexAt(server.url) : wrapper && cli.name;
  const command = `${wrapper} ${own}`.trim();
  try {
    const run = await cliAgent(cli, { command }).run(job);
    return { run, told, job, requests: server.requests() };
  } finally {
    await gateway?.close();
    await server.close();
  }
}

/** The address and a key, for each that is not told in its command. */
function othersAt(url: string): Record<string, string> {
  const anthropic = { options: { baseURL: `${url}/v1`, apiKey: 'fake' }, models: { mock: { name: 'mock' } } };
  const config = { provider: { anthropic }, model: 'anthropic/mock', permission: 'allow', autoupdate: false };
  return {
    ...{ GEMINI_API_KEY: 'fake', GOOGLE_GEMINI_BASE_URL: url },
    ...{ OPENCODE_CONFIG_CONTENT: JSON.stringify(config), OPENCODE_DISABLE_MODELS_FETCH: '1' },
    ...{ COPILOT_PROVIDER_BASE_URL: url, COPILOT_PROVIDER_TYPE: 'anthropic', COPILOT_PROVIDER_API_KEY: 'fake' },
    ...{ COPILOT_MODEL: 'mock', COPILOT_OFFLINE: 'true' },
  };
}

function codexAt(url: string): string {
  const provider = `{name="mock",base_url="${url}/v1",env_key="CODEX_API_KEY",wire_api="responses",request_max_retries=1,stream_max_retries=2}`;
  return `codex -c 'model_provider="mock"' -c 'model_providers.mock=${provider}' -m gpt-5.4`;
}
