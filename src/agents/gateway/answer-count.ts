import { StringDecoder } from 'node:string_decoder';
import { mergeUsage, noUsage, readUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import type { Protocol } from './upstream.ts';

export class AnswerCount {
  model: string | null = null;
  usage: Usage | null = null;
  /** True once the provider has reported the final usage. */
  isWhole = false;
  hasEnded = false;
  bytes = 0;
  readonly #protocol: Protocol;
  readonly #isStream: boolean;
  readonly #decoder = new StringDecoder('utf8');
  #pending = '';
  /** True for a line or document above the size limit, which is forwarded but not parsed. */
  #isOverlong = false;

  constructor(protocol: Protocol, contentType: string) {
    this.#protocol = protocol;
    this.#isStream = /^text\/event-stream\b/i.test(contentType);
  }

  take(chunk: Buffer): void {
    this.bytes += chunk.length;
    const lines = this.#isStream ? this.#decoder.write(chunk).split('\n') : [this.#decoder.write(chunk)];
    const remainder = lines.pop() ?? '';
    for (const line of lines) {
      if (!this.#isOverlong) this.#line(this.#pending + line);
      this.#isOverlong = false;
      this.#pending = '';
    }
    this.#isOverlong ||= this.#pending.length + remainder.length > maxCountedText;
    this.#pending = this.#isOverlong ? '' : this.#pending + remainder;
  }

  end(): void {
    this.hasEnded = true;
    const remainder = this.#pending + this.#decoder.end();
    const document = this.#isStream ? null : parseJsonLine(remainder.trim());
    if (this.#isStream) this.#line(remainder);
    for (const part of Array.isArray(document) ? jsonRecords(document) : [jsonRecord(document)]) this.#event(part);
  }

  #line(line: string): void {
    if (line.startsWith('data:')) this.#event(jsonRecord(parseJsonLine(line.slice(5).trim())));
  }

  #event(event: Json): void {
    const { model, usage, isLast } = answerReaders[this.#protocol](event);
    this.model = jsonText(model).slice(0, 200) || this.model;
    if (usage === null) return;
    // Anthropic reports input at the start and output at the end; others report the total each time.
    const isPart = this.usage !== null && this.#protocol === 'anthropic';
    this.usage = isPart ? mergeUsage(this.usage ?? noUsage, usage, Math.max) : { ...this.usage, ...usage };
    this.isWhole ||= isLast;
  }
}

const maxCountedText = 32 * 1024 * 1024;

interface AnswerPart {
  readonly model: unknown;
  readonly usage: Usage | null;
  readonly isLast: boolean;
}

const answerReaders: Readonly<Record<Protocol, (event: Json) => AnswerPart>> = {
  anthropic: (event) => {
    const { type, message, usage } = event;
    const started = jsonRecord(message);
    return {
      model: started.model ?? event.model,
      usage: readAnthropicUsage(type === 'message_start' ? started.usage : usage),
      isLast: type === 'message_delta' || type === 'message',
    };
  },
  openai: (event) => {
    // The Responses API nests the whole answer in its last event; each chunk of a chat is flat.
    const response = event.response === undefined ? event : jsonRecord(event.response);
    const choices = jsonRecords(event.choices);
    return {
      model: response.model,
      usage: openaiUsage(response),
      // Some providers report a growing count in each chunk.
      isLast: choices.length === 0 || choices.some(hasFinished),
    };
  },
  gemini: (event) => {
    const candidates = jsonRecords(event.candidates);
    const isGrounded = candidates.some(({ groundingMetadata: result }) => jsonRecord(result).webSearchQueries);
    const usage = geminiUsage(event.usageMetadata);
    return {
      model: event.modelVersion,
      usage: usage === null || !isGrounded ? usage : { ...usage, searches: 1 },
      isLast: candidates.some(hasFinished),
    };
  },
};

function hasFinished({ finish_reason, finishReason }: Json): boolean {
  return jsonText(finish_reason ?? finishReason) !== '';
}

export function readAnthropicUsage(value: unknown): Usage | null {
  const { input_tokens: input, output_tokens: output, server_tool_use: tools, ...fields } = jsonRecord(value);
  if (jsonAmount(input) === null && jsonAmount(output) === null) return null;
  const { cache_read_input_tokens: cacheRead, cache_creation_input_tokens: cacheWrite } = fields;
  const counts = readUsage({ input: input ?? 0, output: output ?? 0, cacheRead, cacheWrite });
  return withExtras(counts, {
    cacheWriteHour: jsonAmount(jsonRecord(fields.cache_creation).ephemeral_1h_input_tokens),
    searches: jsonAmount(jsonRecord(tools).web_search_requests),
    unpriced: jsonAmount(jsonRecord(tools).code_execution_requests),
  });
}

/** Adds the counts that are present; most answers have none. */
function withExtras(usage: Usage | null, extras: Readonly<Record<string, number | null>>): Usage | null {
  const reported = Object.entries(extras).filter(([, count]) => count !== null && count > 0);
  return usage === null ? null : { ...usage, ...Object.fromEntries(reported) };
}

function openaiUsage(answer: Json): Usage | null {
  const fields = jsonRecord(answer.usage);
  const { cached_tokens: cacheRead } = jsonRecord(fields.input_tokens_details ?? fields.prompt_tokens_details);
  const { reasoning_tokens: reasoning } = jsonRecord(fields.output_tokens_details ?? fields.completion_tokens_details);
  const input = fields.input_tokens ?? fields.prompt_tokens;
  const output = fields.output_tokens ?? fields.completion_tokens;
  const items = jsonRecords(answer.output).map(({ type }) => jsonText(type));
  const count = (pattern: RegExp) => items.filter((type) => pattern.test(type)).length;
  const priorityCount = answer.service_tier === 'priority' ? 1 : 0;
  return withExtras(readUsage({ input, output, cacheRead, reasoning }, 'cacheRead', 'reasoning'), {
    searches: count(/^web_search_call$/),
    unpriced: priorityCount + count(/^(?:file_search|code_interpreter|image_generation)_call$/),
  });
}

function geminiUsage(value: unknown): Usage | null {
  const fields = jsonRecord(value);
  const { cachedContentTokenCount: cacheRead, thoughtsTokenCount: reasoning } = fields;
  const prompt = jsonAmount(fields.promptTokenCount);
  const input = prompt === null ? null : prompt + (jsonAmount(fields.toolUsePromptTokenCount) ?? 0);
  return readUsage({ input, output: fields.candidatesTokenCount ?? 0, cacheRead, reasoning }, 'cacheRead');
}
