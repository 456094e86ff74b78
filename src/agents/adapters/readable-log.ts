import { isMapping } from '../../system/files/json-text.ts';
import { activityText } from '../stream/agent-progress.ts';
import type { Activity } from '../stream/agent-result.ts';
import { type Json, parseJsonLine } from '../stream/json-fields.ts';
import { StreamReader, shownLine } from '../stream/stream-reader.ts';
import { eventOwner } from './clis.ts';

/** Log of an agent as a person reads it: its words and deeds in place of the events of its stream, other lines as they are. */
export class ReadableLog {
  #reader: StreamReader | null = null;
  /** Words of the agent that are printed, and those that may go on with the next event. */
  #text = '';
  #words = '';
  #hasEnded = false;
  #lines: string[] = [];

  /** Lines for a line of the log. */
  take(line: string): string[] {
    this.#lines = [];
    const event = parseJsonLine(line.trim());
    const isEvent = isMapping(event);
    const owner = isEvent && this.#reader === null ? eventOwner(event) : null;
    if (owner !== null) this.#reader = new StreamReader(owner.events, (activity) => this.#see(activity));
    if (!isEvent || this.#reader === null) this.#tell(line);
    else this.#read(this.#reader, event);
    return this.#lines;
  }

  /** Lines that were held back. */
  end(): string[] {
    this.#lines = [];
    this.#say();
    return this.#lines;
  }

  #read(reader: StreamReader, event: Json): void {
    reader.take(event);
    const text = reader.text ?? '';
    if (text.startsWith(this.#text)) this.#words += text.slice(this.#text.length);
    else {
      this.#say();
      this.#words = text;
    }
    if (text === this.#text) this.#say();
    this.#text = text;
    if (reader.hasEnded && !this.#hasEnded)
      this.#tell(reader.error === null ? 'ended' : `ended: ${shownLine(reader.error.message)}`);
    this.#hasEnded = reader.hasEnded;
  }

  /** That a command went well needs no line of its own. */
  #see(activity: Activity): void {
    const isPlain = activity.kind === 'command' && activity.state === 'ended' && !activity.exitCode;
    const text = isPlain ? null : activityText(activity);
    if (text !== null) this.#tell(text);
  }

  #tell(line: string): void {
    this.#say();
    this.#lines.push(line);
  }

  #say(): void {
    if (this.#words.trim() !== '') this.#lines = this.#lines.concat(this.#words.trim().split('\n'));
    this.#words = '';
  }
}
