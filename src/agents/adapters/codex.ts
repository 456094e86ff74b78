import type { Pass } from '../gateway/upstream.ts';
import { readUsage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText } from '../stream/json-fields.ts';
import { type EventTable, formatLine } from '../stream/stream-reader.ts';
import { type Cli, cliRow, defaultFlag, keyUpstream } from './agent-cli.ts';

/** Events of `codex exec --json` (0.169). Usage is cumulative; only `turn.failed` ends a run with an error. */
const events: EventTable = (run) => {
  const readItem = (item: Json, isCompleted: boolean): void => {
    const { type, id } = item;
    if (type === 'error') return; // a warning, for example about an unknown model
    if (type === 'agent_message') {
      if (isCompleted) run.setText(item.text);
      run.markProgress();
    } else if (type === 'command_execution') {
      run.startTool(id, 'command_execution', { command: unwrapCommand(jsonText(item.command)) });
      const exitCode = jsonAmount(item.exit_code);
      if (isCompleted) run.endTool(id, { ok: exitCode === 0, exitCode });
      if (isCompleted && item.status === 'declined') run.recordDenial('shell');
    } else if (type === 'file_change') {
      for (const [at, { path }] of jsonRecords(isCompleted ? item.changes : []).entries()) {
        const part = `${jsonText(id)}/${at}`;
        run.startTool(part, 'file_change', { path: formatLine(jsonText(path)) });
        run.endTool(part, { ok: item.status !== 'failed' });
      }
    } else if (/_call$|^web_search$/.test(jsonText(type))) {
      run.startTool(id, jsonText(item.tool) || jsonText(type));
      if (isCompleted) run.endTool(id, { ok: item.status !== 'failed' });
    } else run.markProgress();
  };
  return {
    'thread.started': (event) => run.setSession(event.thread_id),
    'turn.started': () => run.startTurn(),
    'item.started': (event) => readItem(jsonRecord(event.item), false),
    'item.completed': (event) => readItem(jsonRecord(event.item), true),
    error: ({ message }) => {
      // Other errors are repeated by `turn.failed`.
      if (/^Reconnecting\b/i.test(jsonText(message))) run.recordRetry({ message: jsonText(message) });
    },
    'turn.completed': (event) => {
      const { input_tokens: input, cached_input_tokens: cacheRead, ...counts } = jsonRecord(event.usage);
      const { output_tokens: output, reasoning_output_tokens: reasoning, ...rest } = counts;
      const usage = { input, cacheRead, cacheWrite: rest.cache_write_input_tokens, output, reasoning };
      run.setFinalUsage(readUsage(usage, 'cacheRead', 'reasoning'));
      run.finish(null);
    },
    'turn.failed': (event) => run.finish({ message: jsonText(jsonRecord(event.error).message) || 'no cause given' }),
  };
};

/** Adapter for `codex exec`, which has no turn or cost limit. */
export const codex: Cli = {
  ...cliRow('codex'),
  coAuthor: 'Codex <noreply@openai.com>',
  variables: ['OPENAI_BASE_URL', 'CODEX_HOME'],
  keys: ['OPENAI_API_KEY', 'CODEX_API_KEY'],
  login: ['.codex/auth.json'],
  configs: ['.codex/config.toml'],
  secret: 'OPENAI_API_KEY (or CODEX_API_KEY)',
  cumulative: ['usage'],
  ownWay: /^CODEX_HOME$/,
  allowed: () => '-s danger-full-access',
  call: ({ environment, model, resume, command, pass }) => ({
    args: [
      ...['exec', '--json', '--skip-git-repo-check'],
      // `codex exec resume` doesn't accept -s.
      ...defaultFlag(command, ['-s', '--sandbox'], ['-c', 'sandbox_mode="danger-full-access"']),
      // Unsent telemetry keeps the process alive for seconds after its last event.
      ...['-c', 'analytics.enabled=false'],
      ...(pass ? codexRoute(pass) : []),
      ...(model === null ? [] : defaultFlag(command, ['-m', '--model'], ['-m', model])),
      ...(resume === null ? [] : ['resume', resume]),
      '-',
    ],
    // `codex exec` reads the key only from this variable.
    env: pass
      ? { CODEX_API_KEY: pass.token, OPENAI_API_KEY: undefined, OPENAI_BASE_URL: undefined }
      : environment.CODEX_API_KEY === undefined && environment.OPENAI_API_KEY !== undefined
        ? { CODEX_API_KEY: environment.OPENAI_API_KEY }
        : {},
  }),
  upstream: ({ environment, command }) => {
    const key = environment.CODEX_API_KEY || environment.OPENAI_API_KEY || '';
    if (key !== '' && /\bmodel_providers?\b|--oss\b|--profile\b|(?:^|\s)-p\s/.test(command))
      return 'agent-command names another provider, which may need another key';
    return keyUpstream('openai', key, environment.OPENAI_BASE_URL);
  },
  events,
  owns: ({ type }) => /^(?:thread|turn|item)\./.test(jsonText(type)),
};

/** Defines a custom provider, because the built-in one doesn't always use HTTP. */
function codexRoute({ url, hasNoSearch }: Pass): string[] {
  const fields = `name="OpenAI",base_url="${url}",env_key="CODEX_API_KEY",wire_api="responses"`;
  const route = ['-c', 'model_provider="phase_executor"', '-c', `model_providers.phase_executor={${fields}}`];
  // Without its own sandbox, Codex would run a live web search in each call.
  return hasNoSearch ? [...route, '-c', 'web_search="cached"'] : route;
}

/** Removes the `/bin/bash -lc '…'` that Codex puts around each command. */
function unwrapCommand(command: string): string {
  return /^\S*\b(?:ba|z)?sh -l?c (['"])([\s\S]*)\1$/.exec(command)?.[2] ?? command;
}
