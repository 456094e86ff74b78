import { dirname } from 'node:path';
import { quoteShellWord } from '../../system/text/text.ts';
import { readAnthropicUsage } from '../gateway/answer-count.ts';
import { sumTokens, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText, jsonTexts } from '../stream/json-fields.ts';
import { type EventTable, stopError } from '../stream/stream-reader.ts';
import { type Cli, cliRow, defaultFlag, isSwitchedOn, keyUpstream } from './agent-cli.ts';

/** Events of `claude -p --output-format stream-json --verbose` (2.1). Cost is cumulative in a session, usage isn't. */
const events: EventTable = (run) => {
  let [messageId, cwd, errorKind] = ['', '', ''];
  /** A denied path outside the project needs access to its folder, not permission for the tool. */
  const folderOutsideProject = ({ file_path: input, notebook_path: notebook }: Json): string => {
    const path = jsonText(input ?? notebook);
    return cwd !== '' && path.startsWith('/') && !`${path}/`.startsWith(`${cwd}/`) ? ` in ${dirname(path)}` : '';
  };
  return {
    '*': (event) => run.setSession(event.session_id),
    system: (event) => {
      if (event.subtype === 'init') {
        run.setModel(event.model);
        cwd = jsonText(event.cwd);
        run.markProgress();
        run.unready = failedServers(event.mcp_servers);
      } else if (event.subtype === 'compact_boundary') run.recordCompaction();
      else if (event.subtype === 'permission_denied') run.recordDenial(jsonText(event.tool_name));
      else if (event.subtype === 'api_retry') {
        const status = jsonAmount(event.error_status) ?? undefined;
        const kind = jsonText(event.error);
        // "unknown" without a status means that the connection broke.
        const isBroken = status === undefined && kind === 'unknown';
        run.recordRetry({ message: kind, kind, status, ...(isBroken ? { class: 'network' as const } : {}) });
      }
    },
    assistant: (event) => {
      const { id, model, content, usage } = jsonRecord(event.message);
      const isSynthetic = model === '<synthetic>';
      // The CLI prints its own error messages as assistant messages before the end; they don't count as work.
      if (isSynthetic && jsonText(event.error) !== '') {
        errorKind = jsonText(event.error);
        run.setText(extractText(content));
        return;
      }
      run.setModel(model);
      const isNew = jsonText(id) === '' || jsonText(id) !== messageId;
      messageId = jsonText(id);
      if (isNew && !isSynthetic) run.startTurn();
      else run.markProgress();
      // Messages of subagents have a parent.
      const isMain = jsonText(event.parent_tool_use_id) === '';
      if (isMain) run.setText(extractText(content));
      for (const { type, id: call, name, input } of jsonRecords(content))
        if (type === 'tool_use') run.startTool(call, jsonText(name), jsonRecord(input));
      const messageUsage = claudeUsage(usage);
      // The output count is final only when the message is complete, which no event reports.
      if (isNew && messageUsage !== null) run.recordUsage(messageUsage, isMain);
    },
    user: (event) => {
      const { stdout, interrupted } = jsonRecord(event.tool_use_result);
      for (const { type, tool_use_id: id, is_error: isError, content } of jsonRecords(
        jsonRecord(event.message).content,
      )) {
        if (type !== 'tool_result') continue;
        const code = /^Exit code (\d{1,3})\b/.exec(jsonText(content) || extractText(content))?.[1];
        const ok = isError !== true;
        const isEnded = ok && stdout !== undefined && interrupted !== true;
        run.endTool(id, { ok, exitCode: code === undefined ? (isEnded ? 0 : null) : Number(code) });
      }
    },
    result: (event) => {
      const { is_error: isError, subtype, terminal_reason: reason, api_error_status: status, result, errors } = event;
      run.costUsd = jsonAmount(event.total_cost_usd);
      const usage = claudeUsage(event.usage);
      run.setFinalUsage(usage, event.usage !== undefined);
      // A run with a cost can't have used zero tokens.
      if (usage !== null && sumTokens(usage) === 0 && (run.costUsd ?? 0) > 0) run.usage = null;
      for (const { tool_name: tool, tool_input: input } of jsonRecords(event.permission_denials))
        run.recordDenial(`${jsonText(tool)}${folderOutsideProject(jsonRecord(input))}`);
      if (isError === false && subtype === 'success' && ['', 'completed'].includes(jsonText(reason))) {
        run.setText(result);
        run.finish(stopError(jsonText(event.stop_reason)));
        return;
      }
      if (/^aborted/.test(jsonText(reason))) run.aborted = true;
      const messages = [jsonText(result), jsonTexts(errors)].filter((text) => text !== '').join('; ');
      const isRetrying = status === null && run.retriesInARow > 0;
      run.finish({
        message: messages || 'no cause given',
        ...(subtype === 'success' || subtype === undefined ? {} : { label: jsonText(subtype) }),
        kind: [reason, subtype, event.api_error_type, errorKind].map(jsonText).join(' '),
        status: jsonAmount(status) ?? undefined,
        ...(isRetrying && run.retryError?.class ? { class: run.retryError.class } : {}),
      });
    },
  };
};

/** See https://docs.anthropic.com/claude-code. Background tasks die with the process, so a plan is one call. */
export const claude: Cli = {
  ...cliRow('claude'),
  coAuthor: 'Claude <noreply@anthropic.com>',
  variables: [
    'ANTHROPIC_BASE_URL',
    'ANTHROPIC_MODEL',
    'ANTHROPIC_SMALL_FAST_MODEL',
    'CLAUDE_CONFIG_DIR',
    'CLAUDE_CODE_USE_BEDROCK',
    'CLAUDE_CODE_USE_VERTEX',
    'CLAUDE_CODE_MAX_RETRIES',
    'IS_SANDBOX',
  ],
  keys: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN', 'ANTHROPIC_AUTH_TOKEN'],
  keyHolders: ['ANTHROPIC_CUSTOM_HEADERS'],
  login: ['.claude/.credentials.json'],
  configs: ['.claude.json', '.claude/settings.json', '.claude/settings.local.json'],
  secret: 'ANTHROPIC_API_KEY (or CLAUDE_CODE_OAUTH_TOKEN)',
  cumulative: ['cost'],
  exitGraceMs: 30_000,
  reportsCost: 'at the end',
  ownWay: /^(?:CLAUDE_CODE_USE_|CLAUDE_CONFIG_DIR$)/,
  allowed: (tool) => {
    const location = / in (\/.+)$/.exec(tool)?.[1];
    return location === undefined ? `--allowedTools ${tool}` : `--add-dir ${quoteShellWord(location)}`;
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
      // By default the CLI retries ten times, for three minutes; the executor does its own retries.
      CLAUDE_CODE_MAX_RETRIES: environment.CLAUDE_CODE_MAX_RETRIES ?? '2',
      ...(pass ? { ...noCredentials, ANTHROPIC_BASE_URL: pass.url, ANTHROPIC_API_KEY: pass.token } : {}),
    },
  }),
  upstream: ({ environment: input }) => {
    if (isSwitchedOn(input.CLAUDE_CODE_USE_BEDROCK) || isSwitchedOn(input.CLAUDE_CODE_USE_VERTEX))
      return 'with Bedrock and Vertex the agent signs each call, which the gateway does not support';
    const { ANTHROPIC_API_KEY: key = '', ANTHROPIC_AUTH_TOKEN: token = '' } = input;
    const upstream = keyUpstream('anthropic', key || token, input.ANTHROPIC_BASE_URL);
    if (typeof upstream === 'string') return upstream;
    const headers = {
      ...customHeaders(input.ANTHROPIC_CUSTOM_HEADERS ?? ''),
      ...(key === '' ? {} : upstream.headers),
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    };
    return { ...upstream, headers };
  },
  events,
  owns: (event) => {
    if (event.type === 'result') return typeof event.is_error === 'boolean' || typeof event.subtype === 'string';
    return /^(?:system|assistant|user)$/.test(jsonText(event.type)) && typeof event.session_id === 'string';
  },
};

const noCredentials = {
  ANTHROPIC_AUTH_TOKEN: undefined,
  ANTHROPIC_CUSTOM_HEADERS: undefined,
  CLAUDE_CODE_OAUTH_TOKEN: undefined,
};

/** Parses lines of `Name: value`, which may include a proxy's key. */
function customHeaders(text: string): Record<string, string> {
  const pairs = [...text.matchAll(/^([\w-]+):[ \t]*([\x20-\x7e]*?)\s*$/gm)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), value]));
}

/** Servers that are starting or need a login may be optional; a failed server is a configuration error. */
function failedServers(servers: unknown): string | null {
  const failed = jsonRecords(servers).flatMap(({ name, status }) => (status === 'failed' ? [jsonText(name)] : []));
  if (failed.length === 0) return null;
  return `its MCP server ${failed.join(', ')} failed to start; repair or remove it (claude mcp list), or set agent-command to "claude --strict-mcp-config" to work without`;
}

function extractText(content: unknown): string {
  return jsonRecords(content)
    .map(({ text }) => jsonText(text))
    .join('');
}

/** Returns null if a count is missing; only the gateway sees partial answers. */
function claudeUsage(value: unknown): Usage | null {
  const { input_tokens: input, output_tokens: output } = jsonRecord(value);
  return jsonAmount(input) === null || jsonAmount(output) === null ? null : readAnthropicUsage(value);
}
