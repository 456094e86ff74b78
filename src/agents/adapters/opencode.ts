import { join } from 'node:path';
import type { Pass, Protocol } from '../gateway/upstream.ts';
import type { Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { type EventHandlers, type StreamError, StreamReader } from '../stream/stream-reader.ts';
import { type Cli, defaultFlag, factsOf, keyUpstream } from './agent-cli.ts';

/** Version 1; version 2 is another package with another stream. */
export const opencode: Cli = {
  ...factsOf('opencode'),
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
    // Side by side, calls that find none fail while one of them makes it.
    folders: dataFolders(environment),
    env: { OPENCODE_DISABLE_AUTOUPDATE: '1', ...(pass ? opencodeRoute(pass, environment) : {}) },
  }),
  upstream: ({ environment, model }) => {
    const provider = providers.find(({ name }) => model?.startsWith(`${name}/`));
    if (provider === undefined)
      return 'the gateway supports only models of anthropic, openai and google, named as in anthropic/<model> in PHASE_EXECUTOR_MODEL';
    return keyUpstream(provider.protocol, environment[provider.variable] ?? '');
  },
  reader: (tell) => new OpencodeReader(tell),
  owns: (event) => typeof event.sessionID === 'string',
  starts: () => false,
};

function dataFolders({ HOME = '', XDG_DATA_HOME = '' }: Readonly<Record<string, string>>): string[] {
  if (XDG_DATA_HOME !== '') return [join(XDG_DATA_HOME, 'opencode')];
  return HOME === '' ? [] : [join(HOME, '.local/share/opencode')];
}

/** The providers that pass. `below` is what opencode expects in the address besides the base. */
const providers: readonly { name: string; protocol: Protocol; variable: string; below: string }[] = [
  { name: 'anthropic', protocol: 'anthropic', variable: 'ANTHROPIC_API_KEY', below: '/v1' },
  { name: 'openai', protocol: 'openai', variable: 'OPENAI_API_KEY', below: '' },
  { name: 'google', protocol: 'gemini', variable: 'GEMINI_API_KEY', below: '/v1beta' },
];

/** All three are pointed there: which one the model has, the gateway has been told; keys of the others are taken away. */
function opencodeRoute({ url, token }: Pass, environment: Readonly<Record<string, string>>) {
  const given = jsonRecord(parseJsonLine(environment.OPENCODE_CONFIG_CONTENT ?? ''));
  const before = jsonRecord(given.provider);
  const pointed = providers.map(({ name, below }) => {
    const { options, ...rest } = jsonRecord(before[name]);
    return [name, { ...rest, options: { ...jsonRecord(options), baseURL: `${url}${below}`, apiKey: token } }] as const;
  });
  // Others would have keys of their own in it.
  const content = { ...given, provider: Object.fromEntries(pointed) };
  const keys = ['OPENCODE_API_KEY', 'OPENROUTER_API_KEY', ...providers.map(({ variable }) => variable)];
  return {
    ...Object.fromEntries(keys.map((name) => [name, undefined])),
    OPENCODE_CONFIG_CONTENT: JSON.stringify(content),
  };
}

/** `opencode run --format json` (1.18). Its last step says `stop`. Usage is of each step; titles and compacting are in none. */
class OpencodeReader extends StreamReader {
  /** Overflows of the context since a tool was last used. */
  #overflows = 0;
  /** It writes the summary of its conversation: that it stops then is no end. */
  #isSumming = false;
  #isUncounted = false;

  override take(event: Json): void {
    this.session(event.sessionID);
    super.take(event);
  }

  protected readonly handlers: EventHandlers = {
    // Compacting takes steps too: they are no progress.
    step_start: () => (this.#overflows > 0 ? this.goesOn() : this.turn()),
    text: ({ part }) => {
      const { text, synthetic } = jsonRecord(part);
      if (synthetic !== true) return this.says(text);
      this.#isSumming = false;
      this.goesOn();
    },
    tool_use: ({ part }) => this.#tool(jsonRecord(part)),
    step_finish: ({ part }) => this.#finish(jsonRecord(part)),
    error: ({ error }) => this.#fault(jsonRecord(error)),
  };

  #tool({ callID: id, tool, state }: Json): void {
    const { status, input, error, metadata } = jsonRecord(state);
    this.#overflows = 0;
    this.toolStarts(id, jsonText(tool), jsonRecord(input));
    this.toolEnds(id, { ok: status === 'completed', exitCode: jsonAmount(jsonRecord(metadata).exit) });
    if (
      status === 'error' &&
      /reject(?:ed)? permission|permission .{0,40}(?:denied|reject)|rule which prevents/i.test(jsonText(error))
    )
      this.denied(jsonText(tool));
  }

  #finish(part: Json): void {
    const used = opencodeUsage(part.tokens);
    const cost = jsonAmount(part.cost);
    if (cost !== null) this.costUsd = (this.costUsd ?? 0) + cost;
    if (used === null) this.reports(null);
    if (used === null) this.#isUncounted = true;
    else this.used(used);
    this.usage = this.#isUncounted ? null : this.usageSeen;
    const reason = jsonText(part.reason);
    if (reason === 'stop' && this.#isSumming) return;
    if (reason === 'stop') {
      this.ends(null);
      return;
    }
    if (reason === 'tool-calls' || reason === '') return;
    const isFull = reason === 'length';
    this.ends({ message: `stopped at reason "${reason}"`, ...(isFull ? { class: 'context_exhausted' as const } : {}) });
  }

  #fault({ name, data, message }: Json): void {
    const { message: detail, statusCode, responseHeaders, responseBody } = jsonRecord(data);
    const wait = Number.parseFloat(jsonText(jsonRecord(responseHeaders)['retry-after']));
    const error: StreamError = {
      message: jsonText(detail) || jsonText(message) || jsonText(name),
      kind: `${jsonText(name)} ${jsonText(responseBody).slice(0, 2_000)}`,
      status: jsonAmount(statusCode) ?? undefined,
      ...(wait > 0 ? { retryAfterMs: wait * 1000 } : {}),
    };
    if (name === 'ContextOverflowError') {
      // It compacts, at times without end, and what that takes is counted nowhere.
      this.#isUncounted = true;
      this.usage = null;
      this.#overflows += 1;
      this.#isSumming = true;
      this.goesOn();
      this.retry({ ...error, class: 'context_exhausted' });
      return;
    }
    this.goesOn();
    this.ends(error);
  }
}

function opencodeUsage(value: unknown): Usage | null {
  const { input, output, reasoning, cache } = jsonRecord(value);
  const [inputFresh, written, thought] = [jsonAmount(input), jsonAmount(output), jsonAmount(reasoning) ?? 0];
  if (inputFresh === null || written === null) return null;
  const { read, write } = jsonRecord(cache);
  return {
    inputFresh,
    cacheRead: jsonAmount(read) ?? 0,
    cacheWrite: jsonAmount(write),
    output: written + thought,
    reasoning: thought,
  };
}
