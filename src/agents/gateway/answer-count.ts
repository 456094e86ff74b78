import { StringDecoder } from 'node:string_decoder';
import { mergeUsage, noUsage, readUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import type { Protocol } from './upstream.ts';

/** Reads the usage of one answer as it passes. */
export class AnswerCount {
  model: string | null = null;
  usage: Usage | null = null;
  /** It has said its last word on usage. */
  isWhole = false;
  /** It came to its end, with or without a word on usage. */
  hasEnded = false;
  bytes = 0;
  readonly #protocol: Protocol;
  readonly #isStream: boolean;
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  /** A line, or a document, that is longer than any the provider sends: it is passed on, and not read. */
  #isOverlong = false;

  constructor(protocol: Protocol, contentType: string) {
    this.#protocol = protocol;
    this.#isStream = /^text\/event-stream\b/i.test(contentType);
  }

  take(chunk: Buffer): void {
    this.bytes += chunk.length;
    const lines = this.#isStream ? this.#decoder.write(chunk).split('\n') : [this.#decoder.write(chunk)];
    const rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!this.#isOverlong) this.#line(this.#rest + line);
      this.#isOverlong = false;
      this.#rest = '';
    }
    this.#isOverlong ||= this.#rest.length + rest.length > maxCountedText;
    this.#rest = this.#isOverlong ? '' : this.#rest + rest;
  }

  end(): void {
    this.hasEnded = true;
    const rest = this.#rest + this.#decoder.end();
    const document = this.#isStream ? null : parseJsonLine(rest.trim());
    if (this.#isStream) this.#line(rest);
    for (const part of Array.isArray(document) ? jsonRecords(document) : [jsonRecord(document)]) this.#event(part);
  }

  #line(line: string): void {
    if (line.startsWith('data:')) this.#event(jsonRecord(parseJsonLine(line.slice(5).trim())));
  }

  #event(event: Json): void {
    const { model, usage, isLast } = answerReaders[this.#protocol](event);
    this.model = jsonText(model).slice(0, 200) || this.model;
    if (usage === null) return;
    // Anthropic says the input at the start and the output at the end; with the others the later word is the whole one.
    const isPart = this.usage !== null && this.#protocol === 'anthropic';
    this.usage = isPart ? mergeUsage(this.usage ?? noUsage, usage, Math.max) : { ...this.usage, ...usage };
    this.isWhole ||= isLast;
  }
}

const maxCountedText = 32 * 1024 * 1024;

/** Content of one event, or of a whole answer. */
interface AnswerPart {
  readonly model: unknown;
  readonly usage: Usage | null;
  /** It is the provider's last word on usage. */
  readonly isLast: boolean;
}

const answerReaders: Readonly<Record<Protocol, (event: Json) => AnswerPart>> = {
  anthropic: (event) => {
    const { type, message, usage } = event;
    const started = jsonRecord(message);
    return {
      model: started.model ?? event.model,
      usage: anthropicUsage(type === 'message_start' ? started.usage : usage),
      isLast: type === 'message_delta' || type === 'message',
    };
  },
  openai: (event) => {
    // Responses wrap the whole answer in their last event; a chat has it in each chunk.
    const whole = event.response === undefined ? event : jsonRecord(event.response);
    const choices = jsonRecords(event.choices);
    return {
      model: whole.model,
      usage: openaiUsage(whole),
      // Some providers count up in each chunk.
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

/** Counts of one answer, or of one part of it. */
export function anthropicUsage(value: unknown): Usage | null {
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

/** Most answers have none of these. */
function withExtras(usage: Usage | null, extras: Readonly<Record<string, number | null>>): Usage | null {
  const reported = Object.entries(extras).filter(([, count]) => count !== null && count > 0);
  return usage === null ? null : { ...usage, ...Object.fromEntries(reported) };
}

/** Of Responses, or of Chat Completions. */
function openaiUsage(answer: Json): Usage | null {
  const fields = jsonRecord(answer.usage);
  const { cached_tokens: cacheRead } = jsonRecord(fields.input_tokens_details ?? fields.prompt_tokens_details);
  const { reasoning_tokens: reasoning } = jsonRecord(fields.output_tokens_details ?? fields.completion_tokens_details);
  const input = fields.input_tokens ?? fields.prompt_tokens;
  const output = fields.output_tokens ?? fields.completion_tokens;
  const items = jsonRecords(answer.output).map(({ type }) => jsonText(type));
  const count = (pattern: RegExp) => items.filter((type) => pattern.test(type)).length;
  const dearer = answer.service_tier === 'priority' ? 1 : 0;
  return withExtras(readUsage({ input, output, cacheRead, reasoning }, 'cacheRead', 'reasoning'), {
    searches: count(/^web_search_call$/),
    unpriced: dearer + count(/^(?:file_search|code_interpreter|image_generation)_call$/),
  });
}

function geminiUsage(value: unknown): Usage | null {
  const fields = jsonRecord(value);
  const { cachedContentTokenCount: cacheRead, thoughtsTokenCount: reasoning } = fields;
  const prompt = jsonAmount(fields.promptTokenCount);
  const input = prompt === null ? null : prompt + (jsonAmount(fields.toolUsePromptTokenCount) ?? 0);
  return readUsage({ input, output: fields.candidatesTokenCount ?? 0, cacheRead, reasoning }, 'cacheRead');
}
