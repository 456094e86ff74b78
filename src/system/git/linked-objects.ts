import { posix } from 'node:path';
import type { GitCalls } from './git-calls.ts';
import type { FoundObject } from './git-object.ts';
import { ObjectReader } from './object-reader.ts';

/**
 * Reads objects by names such as `HEAD:src/a.ts`, with symbolic links followed inside of the tree. Git follows them, but it
 * looks for the `.` of a target as for a name, so a link to `./a.ts` is dangling for it: such links are followed here.
 */
export class LinkedObjects {
  readonly #followed: ObjectReader;
  readonly #plain: ObjectReader;

  constructor(git: GitCalls, plain: ObjectReader) {
    this.#followed = new ObjectReader(git, { followsLinks: true });
    this.#plain = plain;
  }

  /** Its kind and size, without its content. */
  find(name: string): Promise<FoundObject> {
    return this.#look(name, (each) => this.#followed.find(each));
  }

  read(name: string): Promise<FoundObject> {
    return this.#look(name, (each) => this.#followed.read(each));
  }

  /** Ends its process; the next question starts another. */
  close(): void {
    this.#followed.close();
  }

  async #look(name: string, ask: (name: string) => Promise<FoundObject>): Promise<FoundObject> {
    let found = await ask(name);
    for (let step = 0, at = name; found.kind === 'missing' && step < mostLinks; step += 1) {
      const next = await this.#withoutLink(at);
      if (next === null || next === 'outside') return next === null ? found : { kind: 'outside' };
      at = next;
      found = await ask(at);
    }
    return found;
  }

  /** The name with its first link that git does not follow replaced by where that leads; null where there is none. */
  async #withoutLink(name: string): Promise<string | null> {
    const colon = name.indexOf(':');
    const [tree, path] = [name.slice(0, colon), name.slice(colon + 1)];
    const parts = colon < 0 ? [] : path.split('/');
    for (const [at] of parts.entries()) {
      const link = parts.slice(0, at + 1).join('/');
      const own = await this.#plain.read(`${tree}:${link}`);
      if (own.kind === 'missing') return null;
      if (own.kind !== 'blob') continue;
      const led = await this.#followed.find(`${tree}:${link}`);
      // What leads to itself is a file, and has nothing below it.
      if ('id' in led && led.id === own.id) return null;
      const target = own.content.toString('utf8');
      const end = posix.join(posix.dirname(link), target, ...parts.slice(at + 1)).replace(/\/$/, '');
      if (target.startsWith('/') || end === '..' || end.startsWith('../')) return 'outside';
      const next = `${tree}:${end === '.' ? '' : end}`;
      return next === name ? null : next;
    }
    return null;
  }
}

/** As Linux follows. */
const mostLinks = 40;
