import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { defaultLogLimitBytes, logCut } from './output.ts';

/**
 * A log file that a child writes into by itself, so that it goes on when we are killed: a pipe of ours would end it with
 * its next word. What it wrote is read from the file again and again; both of its streams come as one.
 */
export class LogFollower {
  /** For the child: whatever writes through it writes at the end of the file. */
  readonly childEnd: number;
  readonly #file: number;
  readonly #limitBytes: number;
  #read = 0;

  constructor(path: string, limitBytes = defaultLogLimitBytes) {
    this.#file = openSync(path, 'w+');
    this.childEnd = openSync(path, 'a');
    this.#limitBytes = limitBytes;
  }

  /** Takes in what has come since the last look; not what comes meanwhile, for a child may write without end. */
  look(take: (chunk: Buffer) => void): void {
    const { size } = fstatSync(this.#file);
    this.#read = Math.min(this.#read, size); // the child may have shortened it
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

  /** Who appends goes on from where the file then ends, so it stays as small however much is written. */
  #cut(): void {
    const note = Buffer.from(logCut(this.#limitBytes));
    writeSync(this.#file, note, 0, note.length, this.#limitBytes);
    this.#read = this.#limitBytes + note.length;
    ftruncateSync(this.#file, this.#read);
  }
}
