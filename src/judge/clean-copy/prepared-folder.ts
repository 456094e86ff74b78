import { lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { KeptFolder } from '../../system/files/kept-folder.ts';

/**
 * A folder as a set-up left it, without a copy of all that lies there: names at its top and in the folders there, and the
 * content of some of them.
 */
export class PreparedFolder {
  readonly #path: string;
  readonly #names: ReadonlySet<string>;
  readonly #kept: KeptFolder;

  constructor(path: string, kept: readonly string[]) {
    this.#path = path;
    this.#names = new Set(namesIn(path));
    this.#kept = new KeptFolder(path, kept);
  }

  /** False where it is no folder any more. */
  tryRestore(): boolean {
    if (!lstatSync(this.#path, { throwIfNoEntry: false })?.isDirectory()) return false;
    const added = namesIn(this.#path).filter((name) => !this.#names.has(name));
    for (const name of added) rmSync(join(this.#path, name), { recursive: true, force: true });
    this.#kept.restore();
    return true;
  }
}

function namesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const below = entry.isDirectory() ? readdirSync(join(path, entry.name)) : [];
    return [entry.name, ...below.map((name) => join(entry.name, name))];
  });
}
