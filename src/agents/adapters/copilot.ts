import { join } from 'node:path';
import type { Pass } from '../gateway/upstream.ts';
import { addUsage, readUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import type { EventTable, StreamError } from '../stream/stream-reader.ts';
import { type Cli, cliRow, defaultFlag, keyUpstream, ownLogin } from './agent-cli.ts';

/** Events of `copilot --output-format json` (1.0). Only the usage file has token counts, cumulative per session. */
const events: EventTable = (run) => {
  let pendingError: StreamError | null = null;
  let lastStatus: number | undefined;
  return {
    'session.tools_updated': withData((data) => run.setModel(data.model)),
    'assistant.turn_start': () => run.startTurn(),
    'assistant.message': withData((data) => {
      run.setModel(data.model);
      run.setText(data.content);
      pendingError = null;
      run.markProgress();
    }),
    'tool.execution_start': withData((data) =>
      run.startTool(data.toolCallId, jsonText(data.toolName), jsonRecord(data.arguments)),
    ),
    'tool.execution_complete': withData((data) => {
      const exitCode = jsonAmount(jsonRecord(data.shellExecution).exitCode);
      const tool = run.endTool(data.toolCallId, { ok: data.success === true && (exitCode ?? 0) === 0, exitCode });
      if (jsonRecord(data.error).code === 'denied') run.recordDenial(tool?.name ?? '');
    }),
    'model.call_failure': withData((data) => {
      lastStatus = jsonAmount(data.statusCode) ?? undefined;
    }),
    'assistant.turn_retry': withData(({ reason }) =>
      run.recordRetry({ message: jsonText(reason), kind: jsonText(reason), status: lastStatus }),
    ),
    'session.error': withData((data) => {
      const kind = jsonText(data.errorType).replace('query', '');
      const status = jsonAmount(data.statusCode) ?? undefined;
      pendingError = { message: jsonText(data.message) || 'no cause given', kind, status };
    }),
    abort: () => {
      run.aborted = true;
    },
    'assistant.idle': withData((data) => {
      run.aborted ||= data.aborted === true;
    }),
    result: ({ sessionId, exitCode }) => {
      run.setSession(sessionId);
      const failed = { message: `ended with exit code ${jsonText(exitCode) || 'unknown'}` };
      run.finish(pendingError ?? (exitCode === 0 ? null : failed));
    },
  };
};

function withData(handle: (data: Json) => void): (event: Json) => void {
  return (event) => handle(jsonRecord(event.data));
}

/** Sums the usage of all models; null if the file lists none. */
function readUsageFile(text: string): { usage: Usage | null; model: string | null } {
  const file = jsonRecord(parseJsonLine(text.trim()));
  let usage: Usage | null = null;
  for (const metrics of Object.values(jsonRecord(file.modelMetrics))) {
    const { inputTokens: input, outputTokens: output, ...rest } = jsonRecord(jsonRecord(metrics).usage);
    const { cacheReadTokens: cacheRead, cacheWriteTokens: cacheWrite, reasoningTokens: reasoning = 0 } = rest;
    const counts = { input, output, cacheRead, cacheWrite, reasoning };
    const modelUsage = readUsage(counts, 'cacheRead', 'cacheWrite', 'reasoning');
    if (modelUsage === null) return { usage: null, model: null };
    usage = usage === null ? modelUsage : addUsage(usage, modelUsage);
  }
  return { usage, model: jsonText(file.currentModel) || null };
}

/** Adapter for Copilot, which reports tokens in a file and cost only in credits. */
export const copilot: Cli = {
  ...cliRow('copilot'),
  coAuthor: 'Copilot <223556219+Copilot@users.noreply.github.com>',
  variables: [
    'COPILOT_MODEL',
    'COPILOT_OFFLINE',
    'COPILOT_PROVIDER_BASE_URL',
    'COPILOT_PROVIDER_TYPE',
    'COPILOT_PROVIDER_WIRE_API',
  ],
  keys: ['COPILOT_GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN'],
  login: ['.copilot/config.json'],
  configs: ['.config/gh/hosts.yml'],
  secret: 'COPILOT_GITHUB_TOKEN (or COPILOT_PROVIDER_API_KEY with COPILOT_PROVIDER_BASE_URL)',
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
  upstream: ({ environment: input }) => {
    const key = input.COPILOT_PROVIDER_BEARER_TOKEN || input.COPILOT_PROVIDER_API_KEY || '';
    if (key === '' || !input.COPILOT_PROVIDER_BASE_URL) return ownLogin;
    const type = input.COPILOT_PROVIDER_TYPE || 'openai';
    const isSupported = type === 'anthropic' || type === 'openai';
    const upstream = keyUpstream(type === 'anthropic' ? type : 'openai', key, input.COPILOT_PROVIDER_BASE_URL);
    if (isSupported || typeof upstream === 'string') return upstream;
    return `the gateway does not support providers of type ${type}`;
  },
  events,
  readUsage: readUsageFile,
  owns: (event) => {
    if (event.type === 'result') return typeof event.exitCode === 'number';
    const isNamed = /^[a-z]+\.[a-z_]+$/.test(jsonText(event.type)) || event.type === 'abort';
    return isNamed && typeof event.data === 'object';
  },
};

function copilotRoute({ url, token }: Pass) {
  return {
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_API_KEY: token,
    COPILOT_PROVIDER_BEARER_TOKEN: undefined,
    COPILOT_GITHUB_TOKEN: undefined,
  };
}
