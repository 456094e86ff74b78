import { dirname } from 'node:path';
import { shellWord } from '../../system/text/text.ts';
import { anthropicUsage } from '../gateway/answer-count.ts';
import { totalTokens, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText, jsonTexts } from '../stream/json-fields.ts';
import { type EventHandlers, StreamReader, stopError } from '../stream/stream-reader.ts';
import { type Cli, defaultFlag, factsOf, isSwitchedOn, keyUpstream } from './agent-cli.ts';

/** https://docs.anthropic.com/claude-code; a plan is one call of it, for what it has in the background dies with the call. */
export const claude: Cli = {
  ...factsOf('claude'),
  cumulative: ['cost'],
  lingersMs: 30_000,
  reportsCost: 'at the end',
  ownWay: /^(?:CLAUDE_CODE_USE_|CLAUDE_CONFIG_DIR$)/,
  allowed: (tool) => {
    const place = / in (\/.+)$/.exec(tool)?.[1];
    return place === undefined ? `--allowedTools ${tool}` : `--add-dir ${shellWord(place)}`;
  },
  call: ({ folder, environment, model, resume, command, pass }) => ({
    args: [
      ...['-p', '--output-format', 'stream-json', '--verbose'],
      ...defaultFlag(
        command,
        ['--permission-mode', '--dangerously-skip-permissions'],
        ['--permission-mode', 'acceptEdits'],
      ),
      ...['--allowedTools', 'Bash', '--add-dir', folder],
      ...(model === null ? [] : defaultFlag(command, ['--model'], ['--model', model])),
      ...(resume === null ? [] : ['--resume', resume]),
    ],
    env: {
      DISABLE_AUTOUPDATER: '1',
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      // Left to itself it asks ten times, which takes three minutes; retrying is our business.
      CLAUDE_CODE_MAX_RETRIES: environment.CLAUDE_CODE_MAX_RETRIES ?? '2',
      ...(pass ? { ...noCredentials, ANTHROPIC_BASE_URL: pass.url, ANTHROPIC_API_KEY: pass.token } : {}),
    },
  }),
  upstream: ({ environment: given }) => {
    if (isSwitchedOn(given.CLAUDE_CODE_USE_BEDROCK) || isSwitchedOn(given.CLAUDE_CODE_USE_VERTEX))
      return 'with Bedrock and Vertex the agent signs each call, which the gateway does not support';
    const { ANTHROPIC_API_KEY: key = '', ANTHROPIC_AUTH_TOKEN: token = '' } = given;
    const upstream = keyUpstream('anthropic', key || token, given.ANTHROPIC_BASE_URL);
    if (typeof upstream === 'string') return upstream;
    const headers = {
      ...customHeaders(given.ANTHROPIC_CUSTOM_HEADERS ?? ''),
      ...(key === '' ? {} : upstream.headers),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    return { ...upstream, headers };
  },
  reader: (tell) => new ClaudeReader(tell),
  owns: (event) => {
    if (event.type === 'result') return typeof event.is_error === 'boolean' || typeof event.subtype === 'string';
    return /^(?:system|assistant|user)$/.test(jsonText(event.type)) && typeof event.session_id === 'string';
  },
  starts: ({ type, subtype }) => type === 'system' && subtype === 'init',
};

const noCredentials = {
  ANTHROPIC_AUTH_TOKEN: undefined,
  ANTHROPIC_CUSTOM_HEADERS: undefined,
  CLAUDE_CODE_OAUTH_TOKEN: undefined,
};

/** `Name: value`, one a line; they may hold a key of a proxy. */
function customHeaders(text: string): Record<string, string> {
  const pairs = text.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*([\x20-\x7e]*?)\s*$/.exec(line) ?? [];
    return name === undefined ? [] : [[name.toLowerCase(), value ?? '']];
  });
  return Object.fromEntries(pairs);
}

/** `claude -p --output-format stream-json --verbose` (2.1). Cost is cumulative over a session, usage is not. */
class ClaudeReader extends StreamReader {
  #message = '';

  protected readonly handlers: EventHandlers = {
    system: (event) => this.#system(event),
    assistant: (event) => this.#assistant(event),
    user: (event) => this.#user(event),
    result: (event) => this.#result(event),
  };

  #system(event: Json): void {
    this.session(event.session_id);
    if (event.subtype === 'init') {
      this.named(event.model);
      this.#cwd = jsonText(event.cwd);
      this.works();
      this.unready = failedServers(event.mcp_servers);
    } else if (event.subtype === 'compact_boundary') this.compacts();
    else if (event.subtype === 'permission_denied') this.denied(jsonText(event.tool_name));
    else if (event.subtype === 'api_retry') {
      const status = jsonAmount(event.error_status) ?? undefined;
      const kind = jsonText(event.error);
      // "unknown" without a status is a line that broke.
      const isBroken = status === undefined && kind === 'unknown';
      this.retry({ message: kind, kind, status, ...(isBroken ? { class: 'network' as const } : {}) });
    }
  }

  #assistant(event: Json): void {
    this.session(event.session_id);
    const { id, model, content, usage } = jsonRecord(event.message);
    const isOurs = model === '<synthetic>';
    // The CLI's own message about an error is no work, and comes before the end.
    if (isOurs && jsonText(event.error) !== '') {
      this.#sayFault(event, content);
      return;
    }
    this.named(model);
    const isNew = jsonText(id) === '' || jsonText(id) !== this.#message;
    this.#message = jsonText(id);
    if (isNew && !isOurs) this.turn();
    else this.works();
    if (isMain(event)) this.says(textOf(content));
    for (const { type, id: call, name, input } of jsonRecords(content))
      if (type === 'tool_use') this.toolStarts(call, jsonText(name), jsonRecord(input));
    const used = claudeUsage(usage);
    // The output is only counted when the message is complete, which no event says.
    if (isNew && used !== null) this.used(used, isMain(event));
  }

  /** Kept for the class of the error, should the result name none. */
  #fault = '';

  #sayFault(event: Json, content: unknown): void {
    this.#fault = jsonText(event.error);
    this.says(textOf(content));
  }

  #user(event: Json): void {
    this.session(event.session_id);
    const { stdout, interrupted } = jsonRecord(event.tool_use_result);
    for (const { type, tool_use_id: id, is_error: isError, content } of jsonRecords(
      jsonRecord(event.message).content,
    )) {
      if (type !== 'tool_result') continue;
      const said = jsonText(content) || textOf(content);
      const code = /^Exit code (\d{1,3})\b/.exec(said)?.[1];
      const ok = isError !== true;
      const exitCode =
        code === undefined ? (ok && stdout !== undefined && interrupted !== true ? 0 : null) : Number(code);
      this.toolEnds(id, { ok, exitCode });
    }
  }

  /** Files outside its folder are a matter of that folder, not of the tool. */
  #placeOf({ file_path: given, notebook_path: notebook }: Json): string {
    const path = jsonText(given ?? notebook);
    const isOutside = this.#cwd !== '' && path.startsWith('/') && !`${path}/`.startsWith(`${this.#cwd}/`);
    return isOutside ? ` in ${dirname(path)}` : '';
  }
  #cwd = '';

  #result(event: Json): void {
    this.session(event.session_id);
    const { is_error: isError, subtype, terminal_reason: why, api_error_status: status, result, errors } = event;
    this.costUsd = jsonAmount(event.total_cost_usd);
    const usage = claudeUsage(event.usage);
    this.reports(usage, event.usage !== undefined);
    // A run that was charged for has used something.
    if (usage !== null && totalTokens(usage) === 0 && (this.costUsd ?? 0) > 0) this.usage = null;
    for (const { tool_name: tool, tool_input: input } of jsonRecords(event.permission_denials))
      this.denied(`${jsonText(tool)}${this.#placeOf(jsonRecord(input))}`);
    const isDone = why === undefined || why === null || why === 'completed';
    if (isError === false && subtype === 'success' && isDone) {
      this.says(result);
      this.ends(stopError(jsonText(event.stop_reason)));
      return;
    }
    if (/^aborted/.test(jsonText(why))) this.aborted = true;
    const said = [jsonText(result), jsonTexts(errors)].filter((text) => text !== '').join('; ');
    this.ends({
      message: said || 'no cause given',
      ...(subtype === 'success' || subtype === undefined ? {} : { label: jsonText(subtype) }),
      kind: [why, subtype, event.api_error_type, this.#fault].map(jsonText).join(' '),
      status: jsonAmount(status) ?? undefined,
      ...(status === null && this.retriesInARow > 0 && this.retryError?.class ? { class: this.retryError.class } : {}),
    });
  }
}

/** A server that asks for a login or is still starting may not be needed; one that failed was set up and is broken. */
function failedServers(servers: unknown): string | null {
  const failed = jsonRecords(servers).flatMap(({ name, status }) => (status === 'failed' ? [jsonText(name)] : []));
  if (failed.length === 0) return null;
  return `its MCP server ${failed.join(', ')} failed to start; repair or remove it (claude mcp list), or set agent-command to "claude --strict-mcp-config" to work without`;
}

function textOf(content: unknown): string {
  return jsonRecords(content)
    .map(({ text }) => jsonText(text))
    .join('');
}

/** Of the agent itself, not of one that it has started. */
function isMain(event: Json): boolean {
  return jsonText(event.parent_tool_use_id) === '';
}

/** Null where a count is missing: only the gateway sees an answer in parts. */
function claudeUsage(value: unknown): Usage | null {
  const { input_tokens: input, output_tokens: output } = jsonRecord(value);
  return jsonAmount(input) === null || jsonAmount(output) === null ? null : anthropicUsage(value);
}
