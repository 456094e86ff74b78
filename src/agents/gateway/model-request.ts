import { isMapping } from '../../system/files/json-text.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { noUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { listFieldValues, listProviderActions } from './provider-actions.ts';
import { isPaid, type Protocol } from './upstream.ts';

export interface ModelRequest {
  readonly model: string | null;
  readonly most: Usage;
  readonly body: Buffer;
  /** Names of the tools that the provider runs and of the content that it fetches. */
  readonly actions: ReadonlySet<string>;
}

export type ModelLimits = (model: string | null) => { readonly input: number; readonly output: number };

export interface RequestTarget {
  readonly protocol: Protocol;
  readonly path: string;
  readonly betas: string;
}

/** Parses a request, or returns the reason for a refusal if its maximum usage is unknown. */
export function readModelRequest(
  { protocol, path, betas }: RequestTarget,
  content: Buffer,
  limits: ModelLimits,
): ModelRequest | string {
  const parsed = parseJsonLine(content.toString('utf8').trim());
  if (!isMapping(parsed)) return 'the request is not a JSON object in UTF-8, so what it may cost is unknown';
  if (listFieldValues(parsed, 'background').some(Boolean))
    return 'background: true is refused: the model would go on working when its answer can no longer be counted';
  const pathModel = /\/models\/([\w.@-]+):/.exec(path)?.[1];
  const models = new Set(pathModel === undefined ? listFieldValues(parsed, 'model').map(jsonText) : [pathModel]);
  if (models.size > 1) return 'the request names more than one model, so what it may cost is unknown';
  const model = ([...models][0] ?? '').slice(0, 200) || null;
  try {
    const { names, readsMore } = listProviderActions(protocol, parsed, betas);
    const body = Buffer.from(JSON.stringify(withUsage(path, parsed)));
    const { input, output } = limits(model);
    const window = betas.includes('context-1m') ? Math.max(input, 1_000_000) : input;
    const toolTokens = listFieldValues(parsed, 'tools').length > 0 ? toolPromptTokens : 0;
    // A token has at least one byte.
    const inputTokens = readsMore ? window : Math.min(body.length + toolTokens, window);
    const counts = { ...noUsage, output: /embed/i.test(path) ? 0 : requestedOutput(parsed, output) };
    const searches = names.has('web_search') ? { searches: maxSearches } : {};
    // Cache writes cost more than input; those kept for an hour cost most.
    const hour = body.includes('"ttl"') ? { cacheWriteHour: inputTokens } : {};
    const reading = protocol === 'anthropic' ? { cacheWrite: inputTokens, ...hour } : { inputFresh: inputTokens };
    const max = isPaid('POST', path) ? { ...counts, ...reading, ...searches } : noUsage;
    return { model, most: max, body, actions: names };
  } catch (error) {
    return `the request cannot be read: ${(error as Error).message}`; // too deeply nested
  }
}

/** Tokens of the hidden instructions that a provider adds for tools. */
const toolPromptTokens = 1_000;
const maxSearches = 10;

/** Returns the request's highest output limit in any spelling, or the model's maximum if one is missing or invalid. */
function requestedOutput(request: Json, maxOfModel: number): number {
  const parts = [request, ...listFieldValues(request, 'generationConfig').map(jsonRecord)];
  const getValues = (names: readonly string[]) =>
    names.flatMap((name) => parts.flatMap((part) => listFieldValues(part, name)));
  const thinking = ['thinking', 'thinkingConfig'].flatMap((name) =>
    parts.flatMap((part) => listFieldValues(part, name)),
  );
  const thinkingLimits = ['budget_tokens', 'thinkingBudget'].flatMap((name) =>
    thinking.flatMap((each) => listFieldValues(jsonRecord(each), name)),
  );
  const limits = [...getValues(['max_tokens', 'max_output_tokens', 'max_completion_tokens']), ...thinkingLimits].map(
    jsonAmount,
  );
  const isOpen = limits.length === thinkingLimits.length || limits.includes(null);
  const answerCounts = getValues(['n', 'candidateCount', 'best_of']).map((count) =>
    Math.min(jsonAmount(count) ?? (count === null ? 1 : 128), 128),
  );
  const perAnswer = getLargest(
    limits.map((limit) => limit ?? 0),
    isOpen ? maxOfModel : 0,
  );
  return getLargest(answerCounts, 1) * Math.min(perAnswer, 1_000_000);
}

/** Asks a streamed chat for its usage, which it otherwise omits. */
function withUsage(path: string, request: Json): Json {
  if (!/\/chat\/completions$/.test(path) || request.stream !== true) return request;
  return { ...request, stream_options: { ...jsonRecord(request.stream_options), include_usage: true } };
}
