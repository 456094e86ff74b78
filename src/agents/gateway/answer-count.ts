import { StringDecoder } from 'node:string_decoder';
import { mergeUsage, type Usage } from '../stream/agent-result.ts';
import { type Json, jsonAmount, jsonRecord, jsonRecords, jsonText, parseJsonLine } from '../stream/json-fields.ts';
import type { Protocol } from './upstream.ts';

/** Counts the tokens of one answer as it passes; what the provider did not come to count is estimated: four bytes a token. */
export class AnswerCount {
  model: string | null = null;
  #usage: Usage | null = null;
  /** It has said its last word on usage. */
  #isWhole = false;
  #writtenBytes = 0;
  readonly #protocol: Protocol;
  readonly #requestBytes: () => number;
  readonly #isStream: boolean;
  readonly #decoder = new StringDecoder('utf8');
  #rest = '';
  /** A line, or a document, that is longer than any the provider sends: it is passed on, and not read. */
  #isOverlong = false;

  constructor(protocol: Protocol, contentType: string, requestBytes: () => number) {
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

  end(): void {
    const rest = this.#rest + this.#decoder.end();
    if (this.#isStream) this.#line(rest);
    else {
      const document = this.#isOverlong ? null : parseJsonLine(rest.trim());
      for (const part of Array.isArray(document) ? jsonRecords(document) : [jsonRecord(document)]) this.#event(part);
    }
    this.#rest = '';
    if (!this.#isWhole) this.#estimate();
  }

  #event(event: Json): void {
    const seen = answerReaders[this.#protocol](event);
    this.model = jsonText(seen.model).slice(0, 200) || this.model;
    this.#writtenBytes += seen.written.length;
    if (seen.usage !== null) this.#usage = this.#joined(seen.usage);
    this.#isWhole ||= seen.isLast && this.#usage !== null;
  }

  /** Anthropic says the input at the start and the output at the end; with the others the later word is the whole one. */
  #joined(usage: Usage): Usage {
    return this.#usage === null || this.#protocol !== 'anthropic' ? usage : mergeUsage(this.#usage, usage, Math.max);
  }

  #estimate(): void {
    const { inputFresh = Math.ceil(this.#requestBytes() / bytesPerToken) } = this.#usage ?? {};
    const output = Math.ceil(this.#writtenBytes / bytesPerToken);
    const estimated = { inputFresh, cacheRead: 0, cacheWrite: null, output, reasoning: null };
    this.#usage = this.#usage === null ? estimated : mergeUsage(this.#usage, { ...this.#usage, output }, Math.max);
  }
}

const bytesPerToken = 4;
const mostCountedText = 32 * 1024 * 1024;

/** Content of one event, or of a whole answer. */
interface AnswerPart {
  readonly model: unknown;
  readonly usage: Usage | null;
  /** It is the provider's last word on usage. */
  readonly isLast: boolean;
  /** Text that the model wrote in it. */
  readonly written: string;
}

const answerReaders: Readonly<Record<Protocol, (event: Json) => AnswerPart>> = {
  anthropic: (event) => {
    const { type, message, delta, usage } = event;
    const { text, partial_json: json, thinking } = jsonRecord(delta);
    const started = jsonRecord(message);
    return {
      model: started.model ?? event.model,
      usage: anthropicUsage(type === 'message_start' ? started.usage : usage),
      isLast: type === 'message_delta' || type === 'message',
      written: jsonText(text) || jsonText(json) || jsonText(thinking),
    };
  },
  openai: (event) => {
    // Responses wrap the whole answer in their last event; a chat has it in each chunk.
    const whole = event.response === undefined ? event : jsonRecord(event.response);
    const usage = openaiUsage(whole.usage);
    const chat = jsonRecords(event.choices).map(({ delta }) => jsonText(jsonRecord(delta).content));
    return { model: whole.model, usage, isLast: usage !== null, written: jsonText(event.delta) || chat.join('') };
  },
  gemini: (event) => {
    const usage = geminiUsage(event.usageMetadata);
    const parts = jsonRecords(event.candidates).flatMap(({ content }) => jsonRecords(jsonRecord(content).parts));
    const isLast =
      usage !== null && jsonRecords(event.candidates).some(({ finishReason }) => jsonText(finishReason) !== '');
    return { model: event.modelVersion, usage, isLast, written: parts.map(({ text }) => jsonText(text)).join('') };
  },
};

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
  };
}

/** Of Responses, or of Chat Completions. */
function openaiUsage(value: unknown): Usage | null {
  const fields = jsonRecord(value);
  const input = jsonAmount(fields.input_tokens) ?? jsonAmount(fields.prompt_tokens);
  const output = jsonAmount(fields.output_tokens) ?? jsonAmount(fields.completion_tokens);
  if (input === null || output === null) return null;
  const { cached_tokens: cached } = jsonRecord(fields.input_tokens_details ?? fields.prompt_tokens_details);
  const { reasoning_tokens: reasoning } = jsonRecord(fields.output_tokens_details ?? fields.completion_tokens_details);
  const cacheRead = Math.min(jsonAmount(cached) ?? 0, input);
  return { inputFresh: input - cacheRead, cacheRead, cacheWrite: null, output, reasoning: jsonAmount(reasoning) };
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
