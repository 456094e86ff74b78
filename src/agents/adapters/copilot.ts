import { join } from 'node:path';
import type { Pass } from '../gateway/upstream.ts';
import { addUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { type EventHandlers, StreamReader } from '../stream/stream-reader.ts';
import { type Cli, defaultFlag, factsOf, keyUpstream, ownLogin } from './agent-cli.ts';

/** Its tokens are in a file, and what its runs cost is told in credits only. */
export const copilot: Cli = {
  ...factsOf('copilot'),
  cumulative: ['usage'],
  allowed: () => '--allow-all-tools',
  call: ({ folder, model, resume, command, pass }) => {
    const usageFile = join(folder, 'usage.json');
    const args = [
      ...['--no-ask-user', '--no-auto-update', '--output-format', 'json', '--usage-output-file', usageFile],
      ...defaultFlag(command, ['--allow-all-tools', '--allow-all', '--yolo'], ['--allow-all-tools']),
      ...['--add-dir', folder],
      ...(model === null ? [] : defaultFlag(command, ['--model'], ['--model', model])),
      ...(resume === null ? [] : [`--resume=${resume}`]),
    ];
    return { args, env: pass ? copilotRoute(pass) : {}, usageFile };
  },
  upstream: ({ environment: given }) => {
    const key = given.COPILOT_PROVIDER_BEARER_TOKEN || given.COPILOT_PROVIDER_API_KEY || '';
    if (key === '' || !given.COPILOT_PROVIDER_BASE_URL) return ownLogin;
    const type = given.COPILOT_PROVIDER_TYPE || 'openai';
    const isSupported = type === 'anthropic' || type === 'openai';
    const upstream = keyUpstream(type === 'anthropic' ? type : 'openai', key, given.COPILOT_PROVIDER_BASE_URL);
    if (isSupported || typeof upstream === 'string') return upstream;
    return `the gateway does not support providers of type ${type}`;
  },
  reader: (tell) => new CopilotReader(tell),
  readUsage: copilotUsage,
  owns: (event) => {
    if (event.type === 'result') return typeof event.exitCode === 'number';
    const isNamed = /^[a-z]+\.[a-z_]+$/.test(jsonText(event.type)) || event.type === 'abort';
    return isNamed && typeof event.data === 'object';
  },
  starts: ({ type }) => type === 'user.message',
};

function copilotRoute({ url, token }: Pass) {
  return {
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_API_KEY: token,
    COPILOT_PROVIDER_BEARER_TOKEN: undefined,
    COPILOT_GITHUB_TOKEN: undefined,
  };
}

/** `copilot --output-format json` (1.0). Tokens are only in the file of `--usage-output-file`, cumulative over a session. */
class CopilotReader extends StreamReader {
  #fault: { message: string; kind: string; status: number | undefined } | null = null;

  protected readonly handlers: EventHandlers = {
    'session.tools_updated': ofData((data) => this.named(data.model)),
    'assistant.turn_start': () => this.turn(),
    'assistant.message': ofData((data) => {
      this.named(data.model);
      this.says(data.content);
      this.#fault = null;
      this.works();
    }),
    'tool.execution_start': ofData((data) =>
      this.toolStarts(data.toolCallId, jsonText(data.toolName), jsonRecord(data.arguments)),
    ),
    'tool.execution_complete': ofData((data) => {
      const exitCode = jsonAmount(jsonRecord(data.shellExecution).exitCode);
      const ok = data.success === true && (exitCode ?? 0) === 0;
      const tool = this.toolEnds(data.toolCallId, { ok, exitCode });
      if (jsonRecord(data.error).code === 'denied') this.denied(tool?.name ?? '');
    }),
    'model.call_failure': ofData((data) => {
      this.#lastStatus = jsonAmount(data.statusCode) ?? undefined;
    }),
    'assistant.turn_retry': ofData((data) => {
      const kind = jsonText(data.reason);
      this.retry({ message: kind, kind, status: this.#lastStatus });
    }),
    'session.error': ofData((data) => {
      this.#fault = {
        message: jsonText(data.message) || 'no cause given',
        kind: jsonText(data.errorType).replace('query', ''),
        status: jsonAmount(data.statusCode) ?? undefined,
      };
    }),
    abort: () => {
      this.aborted = true;
    },
    'assistant.idle': ofData((data) => {
      if (data.aborted === true) this.aborted = true;
    }),
    result: (event) => {
      this.session(event.sessionId);
      this.#result(event);
    },
  };
  #lastStatus: number | undefined;

  #result({ exitCode }: Json): void {
    if (this.#fault !== null) {
      this.ends(this.#fault);
      return;
    }
    this.ends(exitCode === 0 ? null : { message: `ended with exit code ${jsonText(exitCode) || 'unknown'}` });
  }
}

function ofData(handle: (data: Json) => void): (event: Json) => void {
  return (event) => handle(jsonRecord(event.data));
}

/** Reads the usage file: all models together; null where it names none. */
function copilotUsage(text: string): { usage: Usage | null; model: string | null } {
  const file = jsonRecord(parseJsonLine(text.trim()));
  let usage: Usage | null = null;
  for (const metrics of Object.values(jsonRecord(file.modelMetrics))) {
    const of = modelUsage(jsonRecord(jsonRecord(metrics).usage));
    if (of === null) return { usage: null, model: null };
    usage = usage === null ? of : addUsage(usage, of);
  }
  return { usage, model: jsonText(file.currentModel) || null };
}

function modelUsage(fields: Json): Usage | null {
  const input = jsonAmount(fields.inputTokens);
  const output = jsonAmount(fields.outputTokens);
  const cacheRead = jsonAmount(fields.cacheReadTokens) ?? 0;
  const cacheWrite = jsonAmount(fields.cacheWriteTokens);
  // Tokens written to the cache are counted in the input as well.
  const inputFresh = input === null ? -1 : input - cacheRead - (cacheWrite ?? 0);
  if (output === null || inputFresh < 0) return null;
  return { inputFresh, cacheRead, cacheWrite, output, reasoning: jsonAmount(fields.reasoningTokens) ?? 0 };
}
