import { join } from 'node:path';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import type { Pass } from '../gateway/upstream.ts';
import { readUsage } from '../stream/agent-result.ts';
import { type Json, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import type { EventTable, StreamError } from '../stream/stream-reader.ts';
import { type Cli, cliRow, defaultFlag, isSwitchedOn, keyUpstream } from './agent-cli.ts';

/** Events of `gemini --output-format stream-json` (0.61). Usage is per run; exit codes of tools aren't reported. */
const events: EventTable = (run) => {
  let pendingText = '';
  /** Set when the CLI stops the agent but reports success. */
  let pendingError: StreamError | null = null;
  const readResult = (event: Json): void => {
    run.setFinalUsage(readStats(jsonRecord(event.stats)), event.stats !== undefined);
    if (event.status === 'success') {
      run.finish(pendingError);
      return;
    }
    const { type, message } = jsonRecord(event.error);
    const text = jsonText(message) || jsonText(event.status) || 'no cause given';
    // For example `[API Error: {"error":{"code":401,…}}]`.
    const code = /"code"\s*:\s*(\d{3})\b/.exec(text)?.[1];
    run.finish({ message: text, kind: jsonText(type), status: code === undefined ? undefined : Number(code) });
  };
  return {
    init: (event) => {
      run.setSession(event.session_id);
      run.setModel(event.model);
      run.markProgress();
    },
    message: (event) => {
      pendingError = null;
      if (event.role !== 'assistant') return;
      if (pendingText === '') run.startTurn();
      run.markProgress();
      pendingText = `${event.delta === true ? pendingText : ''}${jsonText(event.content)}`.slice(-64 * 1024);
      run.setText(pendingText);
    },
    tool_use: (event) => {
      pendingError = null;
      pendingText = '';
      run.startTool(event.tool_id, jsonText(event.tool_name), jsonRecord(event.parameters));
    },
    tool_result: (event) => {
      pendingText = '';
      const tool = run.endTool(event.tool_id, { ok: event.status === 'success' });
      if (/denied|policy/i.test(jsonText(jsonRecord(event.error).type))) run.recordDenial(tool?.name ?? '');
    },
    // Other errors are warnings or are repeated in the result.
    error: (event) => {
      const message = jsonText(event.message);
      if (/turns exceeded/i.test(message)) pendingError = { message, class: 'max_turns' };
      else if (/stopping execution|execution stopped/i.test(message)) pendingError = { message };
    },
    result: readResult,
    // Output of `--output-format json`.
    '': (event) => {
      if ('stats' in event) readResult(event);
    },
  };
};

/** Tokens that are neither input nor output are reasoning. */
function readStats({ total_tokens: total, input_tokens: input, output_tokens: output, cached: cacheRead }: Json) {
  const reasoning = Number(total) - Number(input) - Number(output);
  return reasoning >= 0 ? readUsage({ input, output, cacheRead, reasoning }, 'cacheRead') : null;
}

/** The launcher doesn't forward signals to the process it starts, so its relaunch is disabled. */
export const gemini: Cli = {
  ...cliRow('gemini'),
  coAuthor: 'Gemini CLI <218195315+gemini-cli@users.noreply.github.com>',
  variables: [
    'GOOGLE_GEMINI_BASE_URL',
    'GOOGLE_GENAI_USE_VERTEXAI',
    'GOOGLE_CLOUD_PROJECT',
    'GOOGLE_CLOUD_LOCATION',
    'GEMINI_CLI_SYSTEM_SETTINGS_PATH',
    'GEMINI_MODEL',
  ],
  keys: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
  login: ['.gemini/oauth_creds.json'],
  configs: ['.gemini/settings.json', '.gemini/.env', '.env'],
  secret: 'GEMINI_API_KEY',
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
  upstream: ({ environment: input }) => {
    if (isSwitchedOn(input.GOOGLE_GENAI_USE_VERTEXAI))
      return 'Vertex needs its own login, which the gateway does not support';
    return keyUpstream('gemini', input.GEMINI_API_KEY || input.GOOGLE_API_KEY || '', input.GOOGLE_GEMINI_BASE_URL);
  },
  events,
  exit: geminiExit,
  owns: (event) => {
    const has = (name: string) => typeof event[name] === 'string';
    if (event.type === undefined) return 'stats' in event && 'error' in event; // output of `--output-format json`
    if (event.type === 'result') return has('status');
    if (event.type === 'init') return has('session_id') && has('model');
    if (event.type === 'message') return has('role') && has('timestamp');
    return /^tool_(?:use|result)$/.test(jsonText(event.type)) && has('tool_id');
  },
};

/** Creates a home with the user's settings and key authentication, which a custom address requires. */
function homeWithKey(folder: string, { HOME = '' }: Readonly<Record<string, string>>) {
  const userSettings = jsonRecord(parseJsonLine((tryReadRegular(join(HOME, '.gemini', 'settings.json')) ?? '').trim()));
  const security = jsonRecord(userSettings.security);
  const auth = jsonRecord(security.auth);
  if (auth.selectedType === selectedType) return { env: {}, files: {} };
  const settings = { ...userSettings, security: { ...security, auth: { ...auth, selectedType } } };
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

/** API errors exit with the HTTP status modulo 256; other codes are gemini's own. */
function geminiExit(code: number): { status?: number; kind?: string } {
  if (code === 41) return { kind: 'invalid auth method' };
  if (code === 42) return { kind: 'invalid session or input' };
  if (code === 53) return { kind: 'FatalTurnLimitedError' };
  if (code === 55) return { kind: 'not running in a trusted directory' };
  return code >= 144 && code <= 255 ? { status: code + 256 } : {};
}
