import { join } from 'node:path';
import type { Pass, Protocol } from '../gateway/upstream.ts';
import { readUsage } from '../stream/agent-result.ts';
import { jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import type { EventTable, StreamError } from '../stream/stream-reader.ts';
import { type Cli, cliRow, defaultFlag, keyUpstream } from './agent-cli.ts';

/** Events of `opencode run --format json` (1.18). Usage is per step and excludes titles and compaction. */
const events: EventTable = (run) => {
  /** Context overflows since the last tool call. */
  let overflows = 0;
  /** True while the agent compacts its context; a stop during compaction doesn't end the run. */
  let isSumming = false;
  let isUncounted = false;
  return {
    '*': (event) => run.setSession(event.sessionID),
    // Steps during compaction are not progress.
    step_start: () => (overflows > 0 ? run.markUnfinished() : run.startTurn()),
    text: ({ part }) => {
      const { text, synthetic } = jsonRecord(part);
      if (synthetic !== true) return run.setText(text);
      isSumming = false;
      run.markUnfinished();
    },
    tool_use: ({ part }) => {
      const { callID: id, tool, state } = jsonRecord(part);
      const { status, input, error, metadata } = jsonRecord(state);
      overflows = 0;
      run.startTool(id, jsonText(tool), jsonRecord(input));
      run.endTool(id, { ok: status === 'completed', exitCode: jsonAmount(jsonRecord(metadata).exit) });
      if (status === 'error' && deniedWords.test(jsonText(error))) run.recordDenial(jsonText(tool));
    },
    step_finish: ({ part }) => {
      const { tokens, cost, reason: stopReason } = jsonRecord(part);
      const { input, output, reasoning, cache } = jsonRecord(tokens);
      const { read: cacheRead, write: cacheWrite } = jsonRecord(cache);
      const stepUsage = readUsage({ input, output, cacheRead, cacheWrite, reasoning: reasoning ?? 0 });
      if (jsonAmount(cost) !== null) run.costUsd = (run.costUsd ?? 0) + Number(cost);
      if (stepUsage === null) run.setFinalUsage(null);
      else run.recordUsage(stepUsage);
      isUncounted ||= stepUsage === null;
      run.usage = isUncounted ? null : run.usageSeen;
      const reason = jsonText(stopReason);
      if (reason === 'stop' && !isSumming) run.finish(null);
      if (['stop', 'tool-calls', ''].includes(reason)) return;
      const isFull = reason === 'length';
      run.finish({
        message: `stopped at reason "${reason}"`,
        ...(isFull ? { class: 'context_exhausted' as const } : {}),
      });
    },
    error: (event) => {
      const { name, data, message } = jsonRecord(event.error);
      const { message: detail, statusCode, responseHeaders, responseBody } = jsonRecord(data);
      const wait = Number.parseFloat(jsonText(jsonRecord(responseHeaders)['retry-after']));
      const error: StreamError = {
        message: jsonText(detail) || jsonText(message) || jsonText(name),
        kind: `${jsonText(name)} ${jsonText(responseBody).slice(0, 2_000)}`,
        status: jsonAmount(statusCode) ?? undefined,
        ...(wait > 0 ? { retryAfterMs: wait * 1000 } : {}),
      };
      run.markUnfinished();
      if (name !== 'ContextOverflowError') return run.finish(error);
      // Compaction may repeat, and its usage isn't reported.
      isUncounted = true;
      run.usage = null;
      overflows += 1;
      isSumming = true;
      run.recordRetry({ ...error, class: 'context_exhausted' });
    },
  };
};

const deniedWords = /reject(?:ed)? permission|permission .{0,40}(?:denied|reject)|rule which prevents/i;

/** Supports version 1; version 2 is a different package with a different stream. */
export const opencode: Cli = {
  ...cliRow('opencode'),
  coAuthor: 'opencode <opencode-agent[bot]@users.noreply.github.com>',
  variables: ['OPENCODE_CONFIG', 'OPENCODE_CONFIG_DIR', 'OPENCODE_DISABLE_MODELS_FETCH'],
  keys: ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'OPENROUTER_API_KEY', 'OPENCODE_API_KEY'],
  keyHolders: ['OPENCODE_CONFIG_CONTENT'],
  login: ['.local/share/opencode/auth.json'],
  configs: ['.config/opencode/opencode.json', '.config/opencode/opencode.jsonc', 'opencode.json', 'opencode.jsonc'],
  secret: "the key of the model's provider, such as ANTHROPIC_API_KEY or OPENAI_API_KEY,",
  cumulative: [],
  reportsCost: 'by step',
  ownWay: /^OPENCODE_CONFIG/,
  allowed: (tool) => `"permission": {"${tool}": "allow"} in opencode.json`,
  call: ({ environment, model, resume, command, pass }) => ({
    args: [
      ...['run', '--format', 'json', '--auto'],
      ...(model === null ? [] : defaultFlag(command, ['-m', '--model'], ['-m', model])),
      ...(resume === null ? [] : ['-s', resume]),
    ],
    // Parallel first calls race to create these folders, and some of them fail.
    folders: dataFolders(environment),
    env: { OPENCODE_DISABLE_AUTOUPDATE: '1', ...(pass ? opencodeRoute(pass, environment) : {}) },
  }),
  upstream: ({ environment, model }) => {
    const provider = providers.find(({ name }) => model?.startsWith(`${name}/`));
    if (provider === undefined)
      return 'the gateway supports only models of anthropic, openai and google, named as in anthropic/<model> in PHASE_EXECUTOR_MODEL';
    return keyUpstream(provider.protocol, environment[provider.variable] ?? '');
  },
  events,
  owns: (event) => typeof event.sessionID === 'string',
};

function dataFolders({ HOME = '', XDG_DATA_HOME = '' }: Readonly<Record<string, string>>): string[] {
  if (XDG_DATA_HOME !== '') return [join(XDG_DATA_HOME, 'opencode')];
  return HOME === '' ? [] : [join(HOME, '.local/share/opencode')];
}

/** Providers that work through the gateway. `below` is the path that opencode expects after the base address. */
const providers: readonly { name: string; protocol: Protocol; variable: string; below: string }[] = [
  { name: 'anthropic', protocol: 'anthropic', variable: 'ANTHROPIC_API_KEY', below: '/v1' },
  { name: 'openai', protocol: 'openai', variable: 'OPENAI_API_KEY', below: '' },
  { name: 'google', protocol: 'gemini', variable: 'GEMINI_API_KEY', below: '/v1beta' },
];

/** Points all three providers to the gateway, which knows the one in use, and removes the other keys. */
function opencodeRoute({ url, token }: Pass, environment: Readonly<Record<string, string>>) {
  const json = jsonRecord(parseJsonLine(environment.OPENCODE_CONFIG_CONTENT ?? ''));
  const before = jsonRecord(json.provider);
  const pointed = providers.map(({ name, below }) => {
    const { options, ...rest } = jsonRecord(before[name]);
    return [name, { ...rest, options: { ...jsonRecord(options), baseURL: `${url}${below}`, apiKey: token } }] as const;
  });
  // Other providers may have keys in their configuration.
  const content = { ...json, provider: Object.fromEntries(pointed) };
  const keys = ['OPENCODE_API_KEY', 'OPENROUTER_API_KEY', ...providers.map(({ variable }) => variable)];
  return {
    ...Object.fromEntries(keys.map((name) => [name, undefined])),
    OPENCODE_CONFIG_CONTENT: JSON.stringify(content),
  };
}
