import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';

export type StreamName = 'stdout' | 'stderr';

export interface OutputSpec {
  /** Gets all output in order, up to `logLimitBytes` (default 256 MiB), with a note at the cut. */
  logFile?: string;
  logLimitBytes?: number;
  /** Bytes of the end to keep in memory (default 64 KiB). */
  tailBytes?: number;
  onOutput?: (chunk: Buffer, stream: StreamName) => void;
  /** Gets each line without its line break; cut at about `lineLimitBytes` (default 1 MiB). */
  onLine?: (line: string, stream: StreamName) => void;
  lineLimitBytes?: number;
}

export class Output {
  readonly #spec: OutputSpec;
  readonly #tail: Tail;
  readonly #lines: Record<StreamName, Lines> | null;
  readonly #logLimitBytes: number;
  #log: number | null;
  #logged = 0;

  constructor(spec: OutputSpec) {
    this.#spec = spec;
    this.#tail = new Tail(spec.tailBytes ?? 64 * 1024);
    this.#logLimitBytes = spec.logLimitBytes ?? defaultLogLimitBytes;
    this.#log = spec.logFile === undefined ? null : openSync(spec.logFile, 'w');
    const { onLine, lineLimitBytes = 1024 * 1024 } = spec;
    const linesOf = (stream: StreamName) => new Lines(lineLimitBytes, (line) => onLine?.(line, stream));
    this.#lines = onLine ? { stdout: linesOf('stdout'), stderr: linesOf('stderr') } : null;
  }

  take(chunk: Buffer, stream: StreamName): void {
    this.#tail.push(chunk);
    this.#write(chunk);
    this.#spec.onOutput?.(chunk, stream);
    this.#lines?.[stream].push(chunk);
  }

  end(): void {
    this.#lines?.stdout.end();
    this.#lines?.stderr.end();
    this.close();
  }

  close(): void {
    if (this.#log !== null) closeSync(this.#log);
    this.#log = null;
  }

  get tail(): string {
    return this.#tail.toString();
  }

  /** Writes synchronously: a queue could grow without bound. */
  #write(chunk: Buffer): void {
    if (this.#log === null) return;
    const room = this.#logLimitBytes - this.#logged;
    try {
      writeFully(this.#log, chunk.subarray(0, room));
      this.#logged += Math.min(chunk.length, room);
      if (chunk.length > room) {
        writeFully(this.#log, Buffer.from(logCut(this.#logLimitBytes)));
        this.close();
      }
    } catch {
      this.close(); // full disk: the run's record reports it, and the child continues
    }
  }
}

export const defaultLogLimitBytes = 256 * 1024 * 1024;

function logCut(limitBytes: number): string {
  return `\n[phase-executor: the log ends here, at its limit of ${limitBytes} bytes]\n`;
}

function writeFully(file: number, chunk: Buffer): void {
  for (let done = 0; done < chunk.length; ) done += writeSync(file, chunk, done);
}

class Tail {
  readonly #size: number;
  #bytes: Buffer = Buffer.alloc(0);
  #isCut = false;

  constructor(size: number) {
    this.#size = size;
  }

  push(chunk: Buffer): void {
    const combined = Buffer.concat([this.#bytes, chunk.subarray(Math.max(0, chunk.length - this.#size))]);
    this.#isCut ||= this.#bytes.length + chunk.length > this.#size;
    this.#bytes = combined.subarray(Math.max(0, combined.length - this.#size));
  }

  toString(): string {
    // Skip continuation bytes (10xxxxxx) of a character split by the cut.
    let start = 0;
    while (this.#isCut && start < 4 && ((this.#bytes[start] ?? 0) & 0xc0) === 0x80) start += 1;
    return this.#bytes.toString('utf8', start);
  }
}

/** Splits a stream into lines by bytes, so that characters across chunks stay intact. */
class Lines {
  readonly #limit: number;
  readonly #deliver: (line: string) => void;
  #open: Buffer[] = [];
  #openBytes = 0;

  constructor(limit: number, deliver: (line: string) => void) {
    this.#limit = limit;
    this.#deliver = deliver;
  }

  /** Decodes all lines of a chunk at once, which is twice as fast. */
  push(chunk: Buffer): void {
    const end = chunk.lastIndexOf(10);
    if (end !== -1) {
      const firstBreak = chunk.indexOf(10);
      this.#append(chunk.subarray(0, firstBreak));
      this.#flush();
      if (end > firstBreak)
        for (const line of chunk.toString('utf8', firstBreak + 1, end).split('\n')) this.#emit(line);
    }
    this.#append(chunk.subarray(end + 1));
  }

  end(): void {
    if (this.#openBytes > 0) this.#flush();
  }

  #append(part: Buffer): void {
    const saved = part.subarray(0, this.#limit - this.#openBytes);
    if (saved.length === 0) return;
    this.#open.push(saved);
    this.#openBytes += saved.length;
  }

  #flush(): void {
    const line = Buffer.concat(this.#open, this.#openBytes).toString('utf8');
    this.#open = [];
    this.#openBytes = 0;
    this.#emit(line);
  }

  #emit(line: string): void {
    const text = line.length > this.#limit ? line.slice(0, this.#limit) : line;
    this.#deliver(text.endsWith('\r') ? text.slice(0, -1) : text);
  }
}

/** Follows a log that the child writes itself, by polling: a pipe would kill the child when this process dies. */
export class LogFollower {
  readonly childEnd: number;
  readonly #file: number;
  readonly #limitBytes: number;
  #read = 0;

  constructor(path: string, limitBytes = defaultLogLimitBytes) {
    this.#file = openSync(path, 'w+');
    this.childEnd = openSync(path, 'a');
    this.#limitBytes = limitBytes;
  }

  /** Reads only up to the current size, because a child may write without end. */
  look(take: (chunk: Buffer) => void): void {
    const { size } = fstatSync(this.#file);
    this.#read = Math.min(this.#read, size);
    while (this.#read < size) {
      const chunk = Buffer.alloc(Math.min(64 * 1024, size - this.#read));
      const length = readSync(this.#file, chunk, 0, chunk.length, this.#read);
      if (length === 0) break;
      this.#read += length;
      take(chunk.subarray(0, length));
    }
    if (size > this.#limitBytes) this.#cut();
  }

  close(): void {
    closeSync(this.#file);
    closeSync(this.childEnd);
  }

  /** Truncates the file. The child appends, so it continues at the new end. */
  #cut(): void {
    const note = Buffer.from(logCut(this.#limitBytes));
    writeSync(this.#file, note, 0, note.length, this.#limitBytes);
    this.#read = this.#limitBytes + note.length;
    ftruncateSync(this.#file, this.#read);
  }
}
