import type { Pass } from '../gateway/upstream.ts';
import type { Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText } from '../stream/json-fields.ts';
import { type EventHandlers, StreamReader, shownLine } from '../stream/stream-reader.ts';
import { type Cli, defaultFlag, factsOf, keyUpstream } from './agent-cli.ts';

/** `codex exec`. It has no limit of turns or cost of its own. */
export const codex: Cli = {
  ...factsOf('codex'),
  cumulative: ['usage'],
  ownWay: /^CODEX_HOME$/,
  allowed: () => '-s danger-full-access',
  call: ({ environment, model, resume, command, pass }) => ({
    args: [
      ...['exec', '--json', '--skip-git-repo-check'],
      // A resumed session does not take -s.
      ...defaultFlag(command, ['-s', '--sandbox'], ['-c', 'sandbox_mode="danger-full-access"']),
      // Its telemetry keeps it alive for seconds after its end where it cannot be sent.
      ...['-c', 'analytics.enabled=false'],
      ...(pass ? codexRoute(pass) : []),
      ...(model === null ? [] : defaultFlag(command, ['-m', '--model'], ['-m', model])),
      ...(resume === null ? [] : ['resume', resume]),
      '-',
    ],
    // `codex exec` takes the key from this variable alone.
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
  reader: (tell) => new CodexReader(tell),
  owns: ({ type }) => /^(?:thread|turn|item)\./.test(jsonText(type)),
  starts: ({ type }) => type === 'thread.started',
};

/** A provider of our own, for its built-in one also knows other ways than HTTP. */
function codexRoute({ url }: Pass): string[] {
  const fields = `name="OpenAI",base_url="${url}",env_key="CODEX_API_KEY",wire_api="responses"`;
  return ['-c', 'model_provider="phase_executor"', '-c', `model_providers.phase_executor={${fields}}`];
}

/** `codex exec --json` (0.169). Usage is cumulative over a thread; `error` events are no end, only `turn.failed` is. */
class CodexReader extends StreamReader {
  protected readonly handlers: EventHandlers = {
    'thread.started': (event) => this.session(event.thread_id),
    'turn.started': () => this.turn(),
    'item.started': (event) => this.#item(jsonRecord(event.item), false),
    'item.completed': (event) => this.#item(jsonRecord(event.item), true),
    error: (event) => {
      const message = jsonText(event.message);
      // Without the count it is what `turn.failed` says next.
      if (/^Reconnecting\b/i.test(message)) this.retry({ message });
    },
    'turn.completed': (event) => {
      this.reports(codexUsage(event.usage));
      this.ends(null);
    },
    'turn.failed': (event) => this.ends({ message: jsonText(jsonRecord(event.error).message) || 'no cause given' }),
  };

  #item(item: Json, isCompleted: boolean): void {
    const { type, id } = item;
    switch (type) {
      case 'agent_message':
        if (isCompleted) this.says(item.text);
        this.works();
        return;
      case 'command_execution': {
        const command = unwrapped(jsonText(item.command));
        this.toolStarts(id, 'command_execution', { command });
        const exitCode = jsonAmount(item.exit_code);
        if (isCompleted) this.toolEnds(id, { ok: exitCode === 0, exitCode });
        if (isCompleted && item.status === 'declined') this.denied('shell');
        return;
      }
      case 'file_change':
        if (!isCompleted) return;
        for (const [at, { path }] of jsonRecords(item.changes).entries()) {
          const part = `${jsonText(id)}/${at}`;
          this.toolStarts(part, 'file_change', { path: shownLine(jsonText(path)) });
          this.toolEnds(part, { ok: item.status !== 'failed' });
        }
        return;
      case 'error':
        return; // a warning, such as metadata of a model it does not know
      default:
        if (/_call$|^web_search$/.test(jsonText(type))) {
          this.toolStarts(id, jsonText(item.tool) || jsonText(type));
          if (isCompleted) this.toolEnds(id, { ok: item.status !== 'failed' });
        } else this.works();
    }
  }
}

/** `/bin/bash -lc '…'` is how it calls every command. */
function unwrapped(command: string): string {
  const inner = /^\S*\b(?:ba|z)?sh -l?c (['"])([\s\S]*)\1$/.exec(command)?.[2];
  return inner ?? command;
}

function codexUsage(value: unknown): Usage | null {
  const fields = jsonRecord(value);
  const input = jsonAmount(fields.input_tokens);
  const output = jsonAmount(fields.output_tokens);
  const cacheRead = jsonAmount(fields.cached_input_tokens) ?? 0;
  const cacheWrite = jsonAmount(fields.cache_write_input_tokens);
  if (input === null || output === null || cacheRead > input) return null;
  const inputFresh = input - cacheRead;
  return { inputFresh, cacheRead, cacheWrite, output, reasoning: jsonAmount(fields.reasoning_output_tokens) };
}
