import { isMapping } from '../../system/files/json-text.ts';
import { formatActivity } from '../stream/agent-progress.ts';
import type { Activity } from '../stream/agent-result.ts';
import { type Json, parseJsonLine } from '../stream/json-fields.ts';
import { formatLine, StreamReader } from '../stream/stream-reader.ts';
import { eventOwner } from './clis.ts';

/** Converts an agent's log for people: shows text and actions instead of raw events, and keeps other lines. */
export class ReadableLog {
  #reader: StreamReader | null = null;
  #seenText = '';
  #pendingText = '';
  #hasEnded = false;
  #lines: string[] = [];

  take(line: string): string[] {
    this.#lines = [];
    const event = parseJsonLine(line.trim());
    const isEvent = isMapping(event);
    const owner = isEvent && this.#reader === null ? eventOwner(event) : null;
    if (owner !== null) this.#reader = new StreamReader(owner.events, (activity) => this.#addActivity(activity));
    if (!isEvent || this.#reader === null) this.#addLine(line);
    else this.#read(this.#reader, event);
    return this.#lines;
  }

  end(): string[] {
    this.#lines = [];
    this.#flushText();
    return this.#lines;
  }

  #read(reader: StreamReader, event: Json): void {
    reader.take(event);
    const text = reader.text ?? '';
    if (text.startsWith(this.#seenText)) this.#pendingText += text.slice(this.#seenText.length);
    else {
      this.#flushText();
      this.#pendingText = text;
    }
    if (text === this.#seenText) this.#flushText();
    this.#seenText = text;
    if (reader.hasEnded && !this.#hasEnded)
      this.#addLine(reader.error === null ? 'ended' : `ended: ${formatLine(reader.error.message)}`);
    this.#hasEnded = reader.hasEnded;
  }

  /** A successful command needs no line for its end. */
  #addActivity(activity: Activity): void {
    const isPlain = activity.kind === 'command' && activity.state === 'ended' && !activity.exitCode;
    const text = isPlain ? null : formatActivity(activity);
    if (text !== null) this.#addLine(text);
  }

  #addLine(line: string): void {
    this.#flushText();
    this.#lines.push(line);
  }

  #flushText(): void {
    if (this.#pendingText.trim() !== '') this.#lines = this.#lines.concat(this.#pendingText.trim().split('\n'));
    this.#pendingText = '';
  }
}
