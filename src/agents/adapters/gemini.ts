import { join } from 'node:path';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Pass } from '../gateway/upstream.ts';
import type { Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { type EventHandlers, type StreamError, StreamReader } from '../stream/stream-reader.ts';
import { type Cli, defaultFlag, factsOf, isSwitchedOn, keyUpstream } from './agent-cli.ts';

/** Its launcher does not pass signals on to the process it starts, so it is kept from starting one. */
export const gemini: Cli = {
  ...factsOf('gemini'),
  cumulative: [],
  ownWay: /^(?:GOOGLE_GENAI_USE_|GEMINI_CLI_SYSTEM)/,
  allowed: () => '--yolo',
  call: ({ folder, environment, model, resume, command, pass }) => ({
    args: [
      ...['--output-format', 'stream-json', '--skip-trust'],
      ...defaultFlag(command, ['-y', '--yolo', '--approval-mode'], ['--yolo']),
      ...(model === null ? [] : defaultFlag(command, ['-m', '--model'], ['-m', model])),
      ...(resume === null ? [] : ['--resume', resume]),
    ],
    ...(pass ? geminiRoute(pass, folder, environment) : { env: { GEMINI_CLI_NO_RELAUNCH: 'true' } }),
  }),
  upstream: ({ environment: given }) => {
    if (isSwitchedOn(given.GOOGLE_GENAI_USE_VERTEXAI))
      return 'Vertex needs its own login, which the gateway does not support';
    return keyUpstream('gemini', given.GEMINI_API_KEY || given.GOOGLE_API_KEY || '', given.GOOGLE_GEMINI_BASE_URL);
  },
  reader: (tell) => new GeminiReader(tell),
  exit: geminiExit,
  owns: (event) => {
    const has = (name: string) => typeof event[name] === 'string';
    if (event.type === undefined) return 'stats' in event && 'error' in event; // `--output-format json`
    if (event.type === 'result') return has('status');
    if (event.type === 'init') return has('session_id') && has('model');
    if (event.type === 'message') return has('role') && has('timestamp');
    return /^tool_(?:use|result)$/.test(jsonText(event.type)) && has('tool_id');
  },
  starts: ({ type }) => type === 'init',
};

/** A home with the user's settings and the key as the way to sign in, which an own address needs; none where they say so. */
function homeWithKey(folder: string, { HOME = '' }: Readonly<Record<string, string>>) {
  const theirs = jsonRecord(parseJsonLine((tryReadRegular(join(HOME, '.gemini', 'settings.json')) ?? '').trim()));
  const security = jsonRecord(theirs.security);
  const auth = jsonRecord(security.auth);
  if (auth.selectedType === selectedType) return { env: {}, files: {} };
  const settings = { ...theirs, security: { ...security, auth: { ...auth, selectedType } } };
  const home = join(folder, 'gemini-home');
  const files = { [join(home, '.gemini', 'settings.json')]: JSON.stringify(settings) };
  return { env: { GEMINI_CLI_HOME: home }, files };
}

const selectedType = 'gemini-api-key';

function geminiRoute({ url, token }: Pass, folder: string, environment: Readonly<Record<string, string>>) {
  const { env, files } = homeWithKey(folder, environment);
  const address = { GOOGLE_GEMINI_BASE_URL: url, GEMINI_API_KEY: token, GOOGLE_API_KEY: undefined };
  return { env: { GEMINI_CLI_NO_RELAUNCH: 'true', ...address, ...env }, files };
}

/** `gemini --output-format stream-json` (0.61). Usage is of this run; a tool's exit code is not reported. */
class GeminiReader extends StreamReader {
  #spoken = '';
  /** It stopped its agent by itself, which its result calls a success. */
  #fault: StreamError | null = null;

  /** The document of `--output-format json` has no type. */
  override take(event: Json): void {
    if (event.type === undefined) this.#result(event);
    else super.take(event);
  }

  protected readonly handlers: EventHandlers = {
    init: (event) => {
      this.session(event.session_id);
      this.named(event.model);
      this.works();
    },
    message: (event) => {
      this.#fault = null;
      if (event.role !== 'assistant') return;
      if (this.#spoken === '') this.turn();
      this.works();
      this.#spoken = `${event.delta === true ? this.#spoken : ''}${jsonText(event.content)}`.slice(-64 * 1024);
      this.says(this.#spoken);
    },
    tool_use: (event) => {
      this.#fault = null;
      this.#spoken = '';
      this.toolStarts(event.tool_id, jsonText(event.tool_name), jsonRecord(event.parameters));
    },
    tool_result: (event) => {
      this.#spoken = '';
      const kind = jsonText(jsonRecord(event.error).type);
      const tool = this.toolEnds(event.tool_id, { ok: event.status === 'success' });
      if (/denied|policy/i.test(kind)) this.denied(tool?.name ?? '');
    },
    error: (event) => this.#stop(jsonText(event.message)),
    result: (event) => this.#result(event),
  };

  /** Other errors are warnings, or what the result says next. */
  #stop(message: string): void {
    if (/turns exceeded/i.test(message)) this.#fault = { message, class: 'max_turns' };
    else if (/stopping execution|execution stopped/i.test(message)) this.#fault = { message };
  }

  #result(event: Json): void {
    if (event.type === undefined && !('stats' in event)) return;
    this.reports(geminiCliUsage(event.stats), event.stats !== undefined);
    if (event.status === 'success') {
      this.ends(this.#fault);
      return;
    }
    const { type, message } = jsonRecord(event.error);
    const said = jsonText(message) || jsonText(event.status) || 'no cause given';
    this.ends({ message: said, kind: jsonText(type), status: errorStatus(said) });
  }
}

/** `[API Error: {"error":{"code":401,…}}]` */
function errorStatus(message: string): number | undefined {
  const code = /"code"\s*:\s*(\d{3})\b/.exec(message)?.[1];
  return code === undefined ? undefined : Number(code);
}

function geminiCliUsage(value: unknown): Usage | null {
  const fields = jsonRecord(value);
  const total = jsonAmount(fields.total_tokens);
  const input = jsonAmount(fields.input_tokens);
  const written = jsonAmount(fields.output_tokens);
  const cacheRead = jsonAmount(fields.cached) ?? 0;
  if (total === null || input === null || written === null || cacheRead > input) return null;
  const reasoning = total - input - written;
  if (reasoning < 0) return null;
  return { inputFresh: input - cacheRead, cacheRead, cacheWrite: null, output: written + reasoning, reasoning };
}

/** The exit code of an API error is its HTTP status modulo 256; the others are gemini's own. */
function geminiExit(code: number): { status?: number; kind?: string } {
  if (code === 41) return { kind: 'invalid auth method' };
  if (code === 42) return { kind: 'invalid session or input' };
  if (code === 53) return { kind: 'FatalTurnLimitedError' };
  if (code === 55) return { kind: 'not running in a trusted directory' };
  return code >= 144 && code <= 255 ? { status: code + 256 } : {};
}
