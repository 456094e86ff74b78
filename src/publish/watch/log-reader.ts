import { fstatSync, readSync } from 'node:fs';
import { tryWithFile } from '../../system/files/atomic-file.ts';

export class LogReader {
  readonly #path: string;
  #position = 0;

  constructor(path: string) {
    this.#path = path;
  }

  /** Returns the new whole lines as one text, because a secret may be split over several; at the `end` also an incomplete line. */
  read(end: boolean): string {
    const text = tryWithFile(this.#path, (file) => {
      const { size } = fstatSync(file);
      if (size < this.#position) this.#position = 0; // it was begun again
      const bytes = Buffer.alloc(size - this.#position);
      const count = readSync(file, bytes, 0, bytes.length, this.#position);
      const completeLength = end ? count : bytes.lastIndexOf('\n') + 1;
      this.#position += completeLength;
      return bytes.toString('utf8', 0, completeLength);
    });
    return text ?? '';
  }
}
