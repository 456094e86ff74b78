import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pathBytes } from '../../files/path-bytes.ts';
import type { GitCalls } from '../calls/git-calls.ts';
import { harmlessMessage } from './commit-message.ts';
import { getObjectHash } from './git-object.ts';
import { type Entry, type Folder, folderMode, type Trees } from './trees.ts';

type Repository = Pick<GitCalls, 'run'> & {
  readonly trees: Trees;
  identityOf(who: 'AUTHOR' | 'COMMITTER'): Promise<string>;
};

/** Objects that are named here and written together by one process: a start of git for each would cost more than all else. */
export class NewObjects {
  readonly #git: Repository;
  readonly #hash: string;
  /** Seconds since the epoch and the zone, as git writes them. */
  readonly #time: string;
  readonly #folders = new Map<string, Folder>();
  readonly #unwritten = new Map<string, Buffer>();

  /** `id` is one of this repository's objects; `now`, of commits and tags, is in ms since the epoch. */
  constructor(git: Repository, id: string, now = 0) {
    this.#git = git;
    this.#hash = getObjectHash(id);
    const minutes = -new Date(now).getTimezoneOffset();
    const zone = String(Math.trunc(Math.abs(minutes) / 60) * 100 + (Math.abs(minutes) % 60)).padStart(4, '0');
    this.#time = `${Math.floor(now / 1000)} ${minutes < 0 ? '-' : '+'}${zone}`;
  }

  async commit(tree: string, parents: readonly string[], message: string): Promise<string> {
    const committer = await this.#git.identityOf('COMMITTER');
    const author = (await this.#git.identityOf('AUTHOR')) || committer;
    const above = parents.map((parent) => `parent ${parent}`);
    const head = [`tree ${tree}`, ...above, `author ${author} ${this.#time}`, `committer ${committer} ${this.#time}`];
    return this.#add('commit', Buffer.from(`${head.join('\n')}\n\n${harmlessMessage(message)}`));
  }

  blob(text: string): string {
    return this.#add('blob', Buffer.from(text));
  }

  async tag(name: string, commit: string, message: string): Promise<string> {
    const tagger = `${await this.#git.identityOf('COMMITTER')} ${this.#time}`;
    return this.#add('tag', Buffer.from(`object ${commit}\ntype commit\ntag ${name}\ntagger ${tagger}\n\n${message}`));
  }

  /** Adds a tree like another one, or like none, with these entries by their paths; null where there is to be none. */
  async tree(like: string | null, entries: ReadonlyMap<string, Entry | null>): Promise<string> {
    return (await this.#change(like, entries)) ?? this.#add('tree', Buffer.alloc(0));
  }

  /** Writes what was added, as a pack that git takes apart, with one flush. */
  async write(): Promise<void> {
    if (this.#unwritten.size === 0) return;
    const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
    head.writeUInt32BE(this.#unwritten.size, 8);
    const pack = Buffer.concat([head, ...this.#unwritten.values()]);
    const sum = createHash(this.#hash).update(pack).digest();
    await this.#git.run(['unpack-objects', '-q'], { stdin: Buffer.concat([pack, sum]) });
    this.#unwritten.clear();
  }

  async #change(was: string | null, entries: ReadonlyMap<string, Entry | null>): Promise<string | null> {
    const folder = new Map(was === null ? [] : await this.#folder(was));
    const below = new Map<string, Map<string, Entry | null>>();
    for (const [path, entry] of entries) {
      const [name = '', ...rest] = path.split('/');
      if (rest.length > 0) below.set(name, (below.get(name) ?? new Map()).set(rest.join('/'), entry));
      else if (entry !== null) folder.set(name, entry);
      else if (folder.get(name)?.mode !== folderMode) folder.delete(name);
    }
    for (const [name, inside] of below) {
      const entry = folder.get(name);
      const id = await this.#change(entry?.mode === folderMode ? entry.id : null, inside);
      if (id !== null) folder.set(name, { mode: folderMode, id });
      else if (entry?.mode === folderMode) folder.delete(name);
    }
    if (folder.size === 0) return null;
    const id = this.#add('tree', treeContent(folder), was);
    this.#folders.set(id, folder);
    return id;
  }

  async #folder(id: string): Promise<Folder> {
    return this.#folders.get(id) ?? this.#git.trees.entriesIn(id);
  }

  /** `existing` is an object that is here already. */
  #add(kind: keyof typeof kinds, content: Buffer, existing: string | null = null): string {
    const hash = createHash(this.#hash).update(`${kind} ${content.length}\0`).update(content);
    const id = hash.digest('hex');
    if (id !== existing)
      this.#unwritten.set(id, Buffer.concat([packedHead(kinds[kind], content.length), deflateSync(content)]));
    return id;
  }
}

/** As a pack numbers them (gitformat-pack). */
const kinds = { commit: 1, tree: 2, blob: 3, tag: 4 } as const;

/** Kind and size of an object in a pack: four bits of the size, then seven in each further byte. */
function packedHead(kind: number, size: number): Buffer {
  const bytes: number[] = [];
  let last = (kind << 4) | (size & 15);
  for (let rest = size >>> 4; rest > 0; rest >>>= 7) {
    bytes.push(last | 128);
    last = rest & 127;
  }
  return Buffer.from([...bytes, last]);
}

/** Content of a tree object. Git sorts by bytes, a folder as if its name ended with a slash. */
function treeContent(folder: Folder): Buffer {
  // With a character for each byte, texts are compared and put together faster than buffers.
  const entries = [...folder].map(([name, { mode, id }]) => {
    const bytes = Buffer.from(pathBytes(name)).toString('latin1');
    const entry = `${mode.replace(/^0/, '')} ${bytes}\0${Buffer.from(id, 'hex').toString('latin1')}`;
    return { key: mode === folderMode ? `${bytes}/` : bytes, entry };
  });
  entries.sort((a, b) => (a.key < b.key ? -1 : 1));
  return Buffer.from(entries.map(({ entry }) => entry).join(''), 'latin1');
}
