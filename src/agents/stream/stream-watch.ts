import type { AgentStream, StreamEnd } from './agent-stream.ts';

/** Times in milliseconds; `idleMs` 0 is off. */
export interface WatchTimes {
  readonly idleMs: number;
  /** How long the CLI may take to exit after its terminal event. */
  readonly lingersMs: number;
}

/** Says when a process is to be ended: no event for too long, only retries, or no exit after its end. Other output is no life. */
export class StreamWatch {
  readonly #stream: AgentStream;
  readonly #times: WatchTimes;
  readonly #stop = new AbortController();
  #idle: NodeJS.Timeout | undefined;
  #lingering: NodeJS.Timeout | undefined;
  #reason: Extract<StreamEnd['by'], 'idle_timeout' | 'storm' | 'done' | 'unready'> | null = null;

  constructor(stream: AgentStream, times: WatchTimes) {
    this.#stream = stream;
    this.#times = times;
    this.#listen();
  }

  /** Aborted when the process is to be ended. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Reason why it was to be ended; null where it was not. */
  get reason(): StreamEnd['by'] {
    return this.#reason;
  }

  /** To be called with every line of the process. True where it is an event. */
  take(line: string): boolean {
    const isEvent = this.#stream.take(line);
    if (isEvent && this.#reason === null) this.#heard();
    return isEvent;
  }

  #heard(): void {
    const { reader } = this.#stream;
    if (reader.isStorm || reader.unready !== null) {
      this.#end(reader.isStorm ? 'storm' : 'unready');
      return;
    }
    this.#listen();
    if (!reader.hasEnded) {
      clearTimeout(this.#lingering);
      this.#lingering = undefined;
    } else this.#lingering ??= setTimeout(() => this.#end('done'), this.#times.lingersMs);
  }

  close(): void {
    clearTimeout(this.#idle);
    clearTimeout(this.#lingering);
  }

  /** How long it may be silent now: a tool such as a long build says nothing while it works. */
  get idleMs(): number {
    return this.#times.idleMs * (this.#stream.reader.openTool === null ? 1 : whileToolRuns);
  }

  #listen(): void {
    clearTimeout(this.#idle);
    if (this.#times.idleMs > 0) this.#idle = setTimeout(() => this.#end('idle_timeout'), this.idleMs);
  }

  #end(reason: NonNullable<StreamWatch['reason']> & ('idle_timeout' | 'storm' | 'done' | 'unready')): void {
    this.close();
    this.#reason = reason;
    this.#stop.abort();
  }
}

const whileToolRuns = 3;
