import { isMapping } from '../../system/files/json-text.ts';
import { largest } from '../../system/text/extremes.ts';
import { noUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import { bytesPerToken } from './answer-count.ts';

/** A call that a model answers. */
export interface PaidRequest {
  readonly model: string | null;
  /** The most it can use, as far as the request says. */
  readonly most: Usage;
  /** As the provider gets it. */
  readonly body: Buffer;
}

/** The most tokens that a model reads and writes in one call. */
export type ModelLimits = (model: string | null) => { readonly input: number; readonly output: number };

/** `path` is below the base. Returns the reason for a refusal, as a sentence, where the request cannot be measured. */
export function readPaidRequest(path: string, body: Buffer, limits: ModelLimits): PaidRequest | string {
  const request = parseJsonLine(body.toString('utf8').trim());
  if (!isMapping(request)) return 'the request is not a JSON object in UTF-8, so what it may cost is unknown';
  if (request.background)
    return 'background: true is refused: the model would go on working when its answer can no longer be counted';
  const model = (jsonText(request.model) || (/\/models\/([\w.@-]+):/.exec(path)?.[1] ?? '')).slice(0, 200) || null;
  const { input, output } = limits(model);
  // A conversation that the provider keeps is read again, and its length is not known here.
  const isContinued = [request.previous_response_id, request.conversation, request.cachedContent].some(Boolean);
  const read = Math.ceil(body.length / bytesPerToken);
  const most = {
    ...noUsage,
    inputFresh: isContinued ? Math.max(read, input) : read,
    output: requestedOutput(request, output),
  };
  try {
    return { model, most, body: withUsage(path, request) ?? body };
  } catch (error) {
    return `the request cannot be read: ${(error as Error).message}`; // nested too deeply
  }
}

function requestedOutput(request: Json, mostOfModel: number): number {
  const { generationConfig, generation_config: snakeCase = {} } = request;
  const config = { ...jsonRecord(snakeCase), ...jsonRecord(generationConfig) };
  const limits = [
    ...[request.max_tokens, request.max_output_tokens, request.max_completion_tokens],
    ...[config.maxOutputTokens, config.max_output_tokens],
  ].flatMap((limit) => jsonAmount(limit) ?? []);
  const answers = [request.n, config.candidateCount, config.candidate_count].map((count) => jsonAmount(count) ?? 1);
  return largest(answers, 1) * (limits.length === 0 ? mostOfModel : largest(limits));
}

/** A chat that is streamed tells its usage only when asked; null for other requests. */
function withUsage(path: string, request: Json): Buffer | null {
  const options = jsonRecord(request.stream_options);
  if (!/\/chat\/completions$/.test(path) || request.stream !== true || options.include_usage === true) return null;
  return Buffer.from(JSON.stringify({ ...request, stream_options: { ...options, include_usage: true } }));
}
