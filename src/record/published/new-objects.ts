import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { pathBytes } from '../../system/files/path-bytes.ts';
import { harmlessMessage } from '../../system/git/commit-message.ts';
import type { Git } from '../../system/git/git.ts';
import { absent, type DifferingEntry, folderMode } from '../../system/git/trees.ts';

type Folder = Awaited<ReturnType<Git['trees']['entriesIn']>>;

/** Objects that are named here and written together by one process: a start of git for each would cost more than all else. */
export class NewObjects {
  readonly #git: Git;
  readonly #hash: string;
  /** Seconds since the epoch and the zone, as git writes them. */
  readonly #at: string;
  readonly #folders = new Map<string, Folder>();
  readonly #unwritten = new Map<string, Buffer>();

  /** `id` is one of this repository's objects; `now` is in ms since the epoch. */
  constructor(git: Git, id: string, now: number) {
    this.#git = git;
    this.#hash = id.length === 40 ? 'sha1' : 'sha256';
    const minutes = -new Date(now).getTimezoneOffset();
    const zone = String(Math.trunc(Math.abs(minutes) / 60) * 100 + (Math.abs(minutes) % 60)).padStart(4, '0');
    this.#at = `${Math.floor(now / 1000)} ${minutes < 0 ? '-' : '+'}${zone}`;
  }

  /** Adds a commit, as `git commit-tree` makes it. */
  async commit(tree: string, parents: readonly string[], message: string): Promise<string> {
    const committer = await this.#git.identityOf('COMMITTER');
    const author = (await this.#git.identityOf('AUTHOR')) || committer;
    const above = parents.map((parent) => `parent ${parent}`);
    const head = [`tree ${tree}`, ...above, `author ${author} ${this.#at}`, `committer ${committer} ${this.#at}`];
    return this.#add('commit', Buffer.from(`${head.join('\n')}\n\n${harmlessMessage(message)}`));
  }

  blob(text: string): string {
    return this.#add('blob', Buffer.from(text));
  }

  /** Adds an annotated tag of a commit, as `git tag` makes it. */
  async tag(name: string, commit: string, message: string): Promise<string> {
    const tagger = `${await this.#git.identityOf('COMMITTER')} ${this.#at}`;
    return this.#add('tag', Buffer.from(`object ${commit}\ntype commit\ntag ${name}\ntagger ${tagger}\n\n${message}`));
  }

  /** Adds a tree that has changes on top of another one. Null where one is a deletion, or was made from something else. */
  async treeWith(tree: string | null, changes: readonly DifferingEntry[]): Promise<string | null> {
    const known = tree === null ? [] : (this.#folders.get(tree) ?? (await this.#git.trees.entriesIn(tree)));
    const folder = new Map(known);
    const below = new Map<string, DifferingEntry[]>();
    for (const { path, was, is } of changes) {
      const [part = '', ...rest] = path.split('/');
      const here = folder.get(part) ?? absent;
      const inside = below.get(part) ?? [];
      if (rest.length > 0) below.set(part, inside);
      if (rest.length > 0) inside.push({ path: rest.join('/'), was, is });
      else if (is === absent || here.id !== was.id || here.mode !== was.mode) return null;
      else folder.set(part, is);
    }
    for (const [part, inside] of below) {
      const here = folder.get(part) ?? absent;
      const isFolder = here === absent || here.mode === folderMode;
      const id = isFolder ? await this.treeWith(here.id || null, inside) : null;
      if (id === null) return null;
      folder.set(part, { mode: folderMode, id });
    }
    const id = this.#add('tree', treeContent(folder));
    this.#folders.set(id, folder);
    return id;
  }

  /** Writes what was added, as a pack that git takes apart. */
  async write(): Promise<void> {
    if (this.#unwritten.size === 0) return;
    const head = Buffer.from('PACK\0\0\0\x02\0\0\0\0', 'latin1');
    head.writeUInt32BE(this.#unwritten.size, 8);
    const pack = Buffer.concat([head, ...this.#unwritten.values()]);
    const sum = createHash(this.#hash).update(pack).digest();
    await this.#git.run(['unpack-objects', '-q'], { stdin: Buffer.concat([pack, sum]) });
    this.#unwritten.clear();
  }

  #add(kind: keyof typeof kinds, content: Buffer): string {
    const hash = createHash(this.#hash).update(`${kind} ${content.length}\0`).update(content);
    const id = hash.digest('hex');
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
  for (let rest = size >> 4; rest > 0; rest >>= 7) {
    bytes.push(last | 128);
    last = rest & 127;
  }
  return Buffer.from([...bytes, last]);
}

/** Content of a tree in git's order, in which the name of a folder ends with a slash. */
function treeContent(folder: Folder): Buffer {
  const entries = [...folder].map(([name, { mode, id }]) => ({
    key: Buffer.from(pathBytes(mode === folderMode ? `${name}/` : name)),
    text: Buffer.concat(
      [pathBytes(`${mode.replace(/^0/, '')} ${name}\0`), Buffer.from(id, 'hex')].map((part) => Buffer.from(part)),
    ),
  }));
  return Buffer.concat(entries.sort((one, other) => Buffer.compare(one.key, other.key)).map(({ text }) => text));
}
