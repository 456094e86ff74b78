import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holds, replaceWith } from './foreign-place.ts';

/** Program files of a folder, held in memory: steps that get the job's token start from them, where an agent may write. */
export class Installation {
  readonly #folder: string;
  readonly #files: ReadonlyMap<string, Buffer>;

  /** Folders below are left out: the Action needs none. */
  static read(folder: string): Installation {
    const names = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile() && isCode(entry.name));
    return new Installation(folder, new Map(names.map(({ name }) => [name, readFileSync(join(folder, name))])));
  }

  private constructor(folder: string, files: ReadonlyMap<string, Buffer>) {
    this.#folder = folder;
    this.#files = files;
  }

  /** Puts back files that were changed or removed since. Returns their names. @throws Error where one cannot be put back. */
  restore(): string[] {
    if (!lstatSync(this.#folder, { throwIfNoEntry: false })?.isDirectory()) {
      rmSync(this.#folder, { recursive: true, force: true });
      mkdirSync(this.#folder, { recursive: true });
    }
    const changed = [...this.#files].filter(([name, content]) => !holds(join(this.#folder, name), content));
    if (changed.length > 0) chmodSync(this.#folder, 0o755);
    for (const [name, content] of changed) replaceWith(content, join(this.#folder, name), 0o755);
    return changed.map(([name]) => name);
  }
}

/** `package.json` says how Node reads the others. */
function isCode(name: string): boolean {
  return name.endsWith('.js') || name === 'package.json';
}
