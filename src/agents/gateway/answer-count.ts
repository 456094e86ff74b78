import { StringDecoder } from 'node:string_decoder';
import { mergeUsage, noUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import type { Protocol } from './upstream.ts';

/** Counts the tokens of one answer as it passes; what the provider does not count is estimated: four bytes a token. */
export class AnswerCount {
  model: string | null = null;
  #usage: Usage | null = null;
  /** It has said its last word on usage. */
  isWhole = false;
  #writtenChars = 0;
  readonly #protocol: Protocol;
  readonly #requestBytes: number;
  readonly #isStream: boolean;
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  /** A line, or a document, that is longer than any the provider sends: it is passed on, and not read. */
  #isOverlong = false;

  constructor(protocol: Protocol, contentType: string, requestBytes: number) {
    this.#protocol = protocol;
    this.#requestBytes = requestBytes;
    this.#isStream = /^text\/event-stream\b/i.test(contentType);
  }

  get usage(): Usage | null {
    return this.#usage;
  }

  take(chunk: Buffer): void {
    if (!this.#isStream) {
      this.#keep(this.#decoder.write(chunk));
      return;
    }
    const text = this.#decoder.write(chunk);
    let begun = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begun)) {
      this.#line(this.#rest + text.slice(begun, end));
      this.#rest = '';
      begun = end + 1;
    }
    this.#keep(text.slice(begun));
  }

  #keep(text: string): void {
    this.#isOverlong ||= this.#rest.length + text.length > mostCountedText;
    this.#rest = this.#isOverlong ? '' : this.#rest + text;
  }

  #line(line: string): void {
    const isRest = this.#isOverlong;
    this.#isOverlong = false;
    if (isRest || !line.startsWith('data:')) return;
    this.#event(jsonRecord(parseJsonLine(line.slice(5).trim())));
  }

  end(): Usage {
    const rest = this.#rest + this.#decoder.end();
    if (this.#isStream) this.#line(rest);
    else {
      const document = this.#isOverlong ? null : parseJsonLine(rest.trim());
      for (const part of Array.isArray(document) ? jsonRecords(document) : [jsonRecord(document)]) this.#event(part);
      this.#writtenChars = rest.length;
    }
    this.#rest = '';
    this.#usage = this.isWhole && this.#usage !== null ? this.#usage : this.#estimated();
    return this.#usage;
  }

  #event(event: Json): void {
    const seen = answerReaders[this.#protocol](event);
    this.model = jsonText(seen.model).slice(0, 200) || this.model;
    this.#writtenChars += seen.writtenChars;
    if (seen.usage !== null) this.#usage = this.#joined(seen.usage);
    this.isWhole ||= seen.isLast && seen.usage !== null;
  }

  /** Anthropic says the input at the start and the output at the end; with the others the later word is the whole one. */
  #joined(usage: Usage): Usage {
    if (this.#usage === null) return usage;
    return this.#protocol === 'anthropic' ? mergeUsage(this.#usage, usage, Math.max) : { ...this.#usage, ...usage };
  }

  #estimated(): Usage {
    const inputFresh = this.#usage === null ? Math.ceil(this.#requestBytes / bytesPerToken) : 0;
    const output = Math.ceil(this.#writtenChars / bytesPerToken);
    return mergeUsage(this.#usage ?? noUsage, { ...noUsage, inputFresh, output }, Math.max);
  }
}

export const bytesPerToken = 4;
const mostCountedText = 32 * 1024 * 1024;

/** Content of one event, or of a whole answer. */
interface AnswerPart {
  readonly model: unknown;
  readonly usage: Usage | null;
  /** It is the provider's last word on usage. */
  readonly isLast: boolean;
  /** Length of what the model wrote in it. */
  readonly writtenChars: number;
}

const answerReaders: Readonly<Record<Protocol, (event: Json) => AnswerPart>> = {
  anthropic: (event) => {
    const { type, message, delta, usage } = event;
    const started = jsonRecord(message);
    return {
      model: started.model ?? event.model,
      usage: anthropicUsage(type === 'message_start' ? started.usage : usage),
      isLast: type === 'message_delta' || type === 'message',
      writtenChars: textLength(delta),
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
      writtenChars: textLength(event.delta) + textLength(choices.map(({ delta }) => delta)),
    };
  },
  gemini: (event) => {
    const candidates = jsonRecords(event.candidates);
    const isGrounded = candidates.some(({ groundingMetadata: found }) => jsonRecord(found).webSearchQueries);
    const usage = geminiUsage(event.usageMetadata);
    return {
      model: event.modelVersion,
      usage: usage === null || !isGrounded ? usage : { ...usage, searches: 1 },
      isLast: candidates.some(hasFinished),
      writtenChars: textLength(candidates.map(({ content }) => content)),
    };
  },
};

function hasFinished({ finish_reason, finishReason }: Json): boolean {
  return jsonText(finish_reason ?? finishReason) !== '';
}

/** Length of all texts in it, arguments of tools among them. */
function textLength(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return jsonText(value).length;
  if (depth > 10) return 0;
  const parts = Object.entries(value).map(([name, part]) => (isLabel.test(name) ? 0 : textLength(part, depth + 1)));
  return parts.reduce((sum, length) => sum + length, 0);
}

const isLabel = /^(?:type|role|id|index)$/;

/** Counts of one answer, or of one part of it. */
export function anthropicUsage(value: unknown): Usage | null {
  const fields = jsonRecord(value);
  const [input, output] = [jsonAmount(fields.input_tokens), jsonAmount(fields.output_tokens)];
  if (input === null && output === null) return null;
  return {
    inputFresh: input ?? 0,
    cacheRead: jsonAmount(fields.cache_read_input_tokens) ?? 0,
    cacheWrite: jsonAmount(fields.cache_creation_input_tokens),
    output: output ?? 0,
    reasoning: null,
    ...reported({
      cacheWriteHour: jsonAmount(jsonRecord(fields.cache_creation).ephemeral_1h_input_tokens),
      searches: jsonAmount(jsonRecord(fields.server_tool_use).web_search_requests),
      unpriced: jsonAmount(jsonRecord(fields.server_tool_use).code_execution_requests),
    }),
  };
}

/** Most answers have none of these. */
function reported(extras: Readonly<Record<string, number | null>>): Partial<Usage> {
  return Object.fromEntries(Object.entries(extras).filter(([, count]) => count !== null && count > 0));
}

/** Of Responses, or of Chat Completions. */
function openaiUsage(answer: Json): Usage | null {
  const fields = jsonRecord(answer.usage);
  const input = jsonAmount(fields.input_tokens) ?? jsonAmount(fields.prompt_tokens);
  const output = jsonAmount(fields.output_tokens) ?? jsonAmount(fields.completion_tokens);
  if (input === null || output === null) return null;
  const { cached_tokens: cached } = jsonRecord(fields.input_tokens_details ?? fields.prompt_tokens_details);
  const { reasoning_tokens: reasoning } = jsonRecord(fields.output_tokens_details ?? fields.completion_tokens_details);
  const cacheRead = Math.min(jsonAmount(cached) ?? 0, input);
  const items = jsonRecords(answer.output).map(({ type }) => jsonText(type));
  const count = (pattern: RegExp) => items.filter((type) => pattern.test(type)).length;
  const dearer = answer.service_tier === 'priority' ? 1 : 0;
  return {
    inputFresh: input - cacheRead,
    cacheRead,
    cacheWrite: null,
    output,
    reasoning: jsonAmount(reasoning),
    ...reported({
      searches: count(/^web_search_call$/),
      unpriced: dearer + count(/^(?:file_search|code_interpreter|image_generation)_call$/),
    }),
  };
}

function geminiUsage(value: unknown): Usage | null {
  const fields = jsonRecord(value);
  const prompt = jsonAmount(fields.promptTokenCount);
  if (prompt === null) return null;
  const input = prompt + (jsonAmount(fields.toolUsePromptTokenCount) ?? 0);
  const cacheRead = Math.min(jsonAmount(fields.cachedContentTokenCount) ?? 0, input);
  const reasoning = jsonAmount(fields.thoughtsTokenCount);
  const output = (jsonAmount(fields.candidatesTokenCount) ?? 0) + (reasoning ?? 0);
  return { inputFresh: input - cacheRead, cacheRead, cacheWrite: null, output, reasoning };
}
