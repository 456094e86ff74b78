import { join } from 'node:path';
import { splitAtNuls } from '../../files/path-bytes.ts';
import type { GitCalls } from './git-calls.ts';
import { fileStamp } from './git-config.ts';

/** Facts about the index, valid until it changes: for each question git would read all of it. */
export class IndexNotes {
  readonly #git: GitCalls;
  /** By stamps of the index: its flagged entries, and that it is whole. */
  #flagged: { index: string | null; entries: string[] } = { index: '', entries: [] };
  #whole: string | null = null;

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

  /** True for an index whose checksum was compared, or that git wrote for us over such a one. */
  get isWhole(): boolean {
    return this.#whole !== null && this.#whole === this.stamp;
  }

  knowWhole(stamp: string | null): void {
    this.#whole = stamp;
  }

  /** Stages by `stage`, which rewrites the index but flags nothing. */
  async keptWhile(stage: () => Promise<void>): Promise<void> {
    const wasWhole = this.isWhole;
    await stage();
    this.#flagged.index = this.stamp;
    if (wasWhole) this.#whole = this.stamp;
  }
}
