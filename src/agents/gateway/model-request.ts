import { isMapping } from '../../system/files/json-text.ts';
import { getLargest } from '../../system/text/extremes.ts';
import { noUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { fieldValues, providerActions } from './provider-actions.ts';
import { isPaid, type Protocol } from './upstream.ts';

/** A request as it was parsed, and as the provider gets it. */
export interface ModelRequest {
  readonly model: string | null;
  /** The most it can use. */
  readonly most: Usage;
  readonly body: Buffer;
  /** Tools that the provider runs for it, and content that it fetches, by name. */
  readonly actions: ReadonlySet<string>;
}

/** The most tokens that a model reads and writes in one call. */
export type ModelLimits = (model: string | null) => { readonly input: number; readonly output: number };

/** Where a request goes: its path below the base, and its header `anthropic-beta`. */
export interface RequestTarget {
  readonly protocol: Protocol;
  readonly path: string;
  readonly betas: string;
}

/** Returns the reason for a refusal, as a sentence, where the request cannot be measured. */
export function readModelRequest(
  { protocol, path, betas }: RequestTarget,
  content: Buffer,
  limits: ModelLimits,
): ModelRequest | string {
  const parsed = parseJsonLine(content.toString('utf8').trim());
  if (!isMapping(parsed)) return 'the request is not a JSON object in UTF-8, so what it may cost is unknown';
  if (fieldValues(parsed, 'background').some(Boolean))
    return 'background: true is refused: the model would go on working when its answer can no longer be counted';
  const named = /\/models\/([\w.@-]+):/.exec(path)?.[1];
  const models = new Set(named === undefined ? fieldValues(parsed, 'model').map(jsonText) : [named]);
  if (models.size > 1) return 'the request names more than one model, so what it may cost is unknown';
  const model = ([...models][0] ?? '').slice(0, 200) || null;
  try {
    const { names, readsMore } = providerActions(protocol, parsed, betas);
    const body = Buffer.from(JSON.stringify(withUsage(path, parsed)));
    const { input, output } = limits(model);
    const window = betas.includes('context-1m') ? Math.max(input, 1_000_000) : input;
    const ofTools = fieldValues(parsed, 'tools').length > 0 ? tokensOfTools : 0;
    // No token is shorter than a byte.
    const read = readsMore ? window : Math.min(body.length + ofTools, window);
    const counts = { ...noUsage, output: /embed/i.test(path) ? 0 : requestedOutput(parsed, output) };
    const searches = names.has('web_search') ? { searches: maxSearches } : {};
    // Anthropic charges more for what it puts into its cache, for an hour most.
    const hour = body.includes('"ttl"') ? { cacheWriteHour: read } : {};
    const reading = protocol === 'anthropic' ? { cacheWrite: read, ...hour } : { inputFresh: read };
    const max = isPaid('POST', path) ? { ...counts, ...reading, ...searches } : noUsage;
    return { model, most: max, body, actions: names };
  } catch (error) {
    return `the request cannot be read: ${(error as Error).message}`; // nested too deeply
  }
}

/** Words of its own that a provider adds where there are tools. */
const tokensOfTools = 1_000;
const maxSearches = 10;

/** The highest limit that the request sets, in whatever spelling; the most of its model where one cannot be read. */
function requestedOutput(request: Json, maxOfModel: number): number {
  const parts = [request, ...fieldValues(request, 'generationConfig').map(jsonRecord)];
  const valuesOf = (names: readonly string[]) =>
    names.flatMap((name) => parts.flatMap((part) => fieldValues(part, name)));
  const thinking = ['thinking', 'thinkingConfig'].flatMap((name) => parts.flatMap((part) => fieldValues(part, name)));
  const thought = ['budget_tokens', 'thinkingBudget'].flatMap((name) =>
    thinking.flatMap((each) => fieldValues(jsonRecord(each), name)),
  );
  const limits = [...valuesOf(['max_tokens', 'max_output_tokens', 'max_completion_tokens']), ...thought].map(
    jsonAmount,
  );
  const isOpen = limits.length === thought.length || limits.includes(null);
  const answers = valuesOf(['n', 'candidateCount', 'best_of']).map((count) =>
    Math.min(jsonAmount(count) ?? (count === null ? 1 : 128), 128),
  );
  const each = getLargest(
    limits.map((limit) => limit ?? 0),
    isOpen ? maxOfModel : 0,
  );
  return getLargest(answers, 1) * Math.min(each, 1_000_000);
}

/** A chat that is streamed tells its usage only when asked. */
function withUsage(path: string, request: Json): Json {
  if (!/\/chat\/completions$/.test(path) || request.stream !== true) return request;
  return { ...request, stream_options: { ...jsonRecord(request.stream_options), include_usage: true } };
}
