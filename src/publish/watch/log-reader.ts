import { closeSync, fstatSync, readSync } from 'node:fs';
import { tryOpenFile } from '../../system/files/atomic-file.ts';

const chunkBytes = 1024 * 1024;
/** A longer line is returned in pieces. */
const maxLine = 64 * 1024;

/** Reads a growing log from its last position. */
export class LogReader {
  readonly #path: string;
  #position = 0;
  /** Incomplete last line. */
  #rest: Buffer = Buffer.alloc(0);

  constructor(path: string) {
    this.#path = path;
  }

  /** Yields new whole lines in pieces of about a megabyte; at the `end` also an incomplete line. */
  *read(end: boolean): Generator<string> {
    const file = tryOpenFile(this.#path);
    if (file !== null) {
      try {
        yield* this.#chunks(file);
      } finally {
        closeSync(file);
      }
    }
    if (!end || this.#rest.length === 0) return;
    yield this.#rest.toString('utf8');
    this.#rest = Buffer.alloc(0);
  }

  *#chunks(file: number): Generator<string> {
    if (fstatSync(file).size < this.#position) this.#position = 0; // it was begun again
    const chunk = Buffer.alloc(chunkBytes);
    for (;;) {
      const count = readSync(file, chunk, 0, chunkBytes, this.#position);
      if (count === 0) return;
      this.#position += count;
      const bytes = Buffer.concat([this.#rest, chunk.subarray(0, count)]);
      const cut = bytes.lastIndexOf(10);
      const isLong = cut < 0 && bytes.length > maxLine;
      const lines = isLong ? bytes : bytes.subarray(0, Math.max(0, cut));
      this.#rest = Buffer.from(isLong ? [] : bytes.subarray(cut + 1));
      if (lines.length > 0 || cut >= 0) yield lines.toString('utf8');
    }
  }
}
