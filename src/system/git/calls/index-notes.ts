import { join } from 'node:path';
import { splitAtNuls } from '../../files/path-bytes.ts';
import type { GitCalls } from './git-calls.ts';
import { fileStamp } from './git-config.ts';

/** Facts about the index, valid until it changes: for each question git would read all of it. */
export class IndexNotes {
  readonly #git: GitCalls;
  /** By the stamp of the index. */
  #flagged: { index: string | null; entries: string[] } = { index: '', entries: [] };

  constructor(git: GitCalls) {
    this.#git = git;
  }

  get stamp(): string | null {
    return fileStamp(join(this.#git.gitDir, 'index'));
  }

  /** Entries with a flag: `h path` is assumed unchanged, `S path` skipped. */
  async flagged(): Promise<string[]> {
    const index = this.stamp;
    if (this.#flagged.index !== index) {
      const listed = await this.#git.readPaths(['ls-files', '-v', '-z']);
      // Nearly always nothing is flagged, and splitting 50,000 entries is not worth it.
      const entries = /(^|\0)[^H]/.test(listed) ? splitAtNuls(listed).filter((entry) => !entry.startsWith('H ')) : [];
      this.#flagged = { index, entries };
    }
    return this.#flagged.entries;
  }

  /** Spares `flagged` its call where the entries are known: after git or we wrote the index. */
  knowFlagged(entries: string[]): void {
    // In a sparse checkout git flags by its own patterns.
    if (!this.#git.config.isSparse) this.#flagged = { index: this.stamp, entries };
  }

  /** Stages by `stage`, which rewrites the index but flags nothing. */
  async keptWhile(stage: () => Promise<void>): Promise<void> {
    await stage();
    this.#flagged.index = this.stamp;
  }
}
