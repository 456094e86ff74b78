import { GitError } from '../calls/git-error.ts';
import { isObjectName } from '../calls/head.ts';
import { type FoundObject, listTreeEntries } from './git-object.ts';
import type { ObjectReader } from './object-reader.ts';

export interface Entry {
  readonly mode: string;
  readonly id: string;
}

export interface TreeEntry extends Entry {
  readonly path: string;
}

/** A path that differs between two trees; `absent` if a tree doesn't have it. */
export interface DifferingEntry {
  readonly path: string;
  readonly was: Entry;
  readonly is: Entry;
}

export type Folder = ReadonlyMap<string, Entry>;

export const folderMode = '040000';
export const linkMode = '120000';
export const repositoryMode = '160000';
export const absent: Entry = { mode: '000000', id: '' };

/** Caches folders, which commits mostly share. Trees can be named by a commit, tree, `HEAD` or id. */
export class Trees {
  readonly #objects: ObjectReader;
  readonly #roots = new Map<string, string>();
  readonly #folders = new Map<string, { folder: Promise<Folder>; size: number }>();
  #cached = 0;

  constructor(objects: ObjectReader) {
    this.#objects = objects;
  }

  async rootOf(name: string): Promise<string> {
    const root = await this.#root(name);
    if (root === null) throw new GitError(`${name} is no commit or tree of this repository`);
    return root;
  }

  async #root(name: string): Promise<string | null> {
    const existing = this.#roots.get(name);
    if (existing !== undefined) return existing;
    const foundObject = await this.#objects.find(`${name}^{tree}`);
    if (foundObject.kind !== 'tree') return null;
    if (isObjectName(name)) this.#roots.set(name, foundObject.id);
    return foundObject.id;
  }

  /** Returns the entry at a path, or null. Links aren't followed. */
  async at(name: string, path: string): Promise<Entry | null> {
    let entry: Entry | undefined = { mode: folderMode, id: (await this.#root(name)) ?? '' };
    for (const part of entry.id === '' ? [''] : path.replace(/\/$/, '').split('/')) {
      if (entry?.mode !== folderMode || part === '') return null;
      entry = (await this.#folder(entry.id)).get(part);
    }
    return entry ?? null;
  }

  /** Resolves a path, following links inside the tree. Null if missing; `outside` if it leaves the tree. */
  async follow(name: string, path: string): Promise<Entry | 'outside' | null> {
    const root = await this.#root(name);
    if (root === null) return null;
    const parents = [root];
    const parts = path.split('/').reverse();
    for (let links = 0; ; ) {
      const part = parts.pop();
      const folderId = parents.at(-1) ?? root;
      if (part === undefined) return { mode: folderMode, id: folderId };
      if (part === '' || part === '.') continue;
      if (part === '..') {
        parents.pop();
        if (parents.length === 0) return 'outside';
        continue;
      }
      const entry = (await this.#folder(folderId)).get(part);
      if (entry?.mode === linkMode) {
        links += 1;
        const target = await this.text(entry);
        if (links > maxLinks || target === null) return null;
        if (target.startsWith('/')) return 'outside';
        for (const name of target.split('/').reverse()) parts.push(name);
      } else if (entry?.mode === folderMode) parents.push(entry.id);
      else return entry === undefined || parts.length > 0 ? null : entry;
    }
  }

  async text({ mode, id }: Entry): Promise<string | null> {
    const foundObject = isFile(mode) ? await this.#objects.read(id) : null;
    return foundObject?.kind === 'blob' ? foundObject.content.toString('utf8') : null;
  }

  async entriesIn(name: string): Promise<Folder> {
    return this.#folder(await this.rootOf(name));
  }

  /** Lists all entries, parents first; with `paths`, only those at or below them. */
  async list(name: string, paths?: readonly string[]): Promise<TreeEntry[]> {
    const expected = paths && new Set(paths.map((path) => path.replace(/\/$/, '')));
    const above = expected && new Set([...expected].flatMap(listFoldersAbove));
    const visit = async (id: string, prefix: string, isExpected: boolean): Promise<TreeEntry[]> => {
      let entries: TreeEntry[] = [];
      const listed: (TreeEntry[] | Promise<TreeEntry[]>)[] = [entries];
      for (const [part, { mode, id: entryId }] of await this.#folder(id)) {
        const path = `${prefix}${part}`;
        const isIncluded = isExpected || expected?.has(path) === true;
        if (isIncluded) entries.push({ mode, id: entryId, path });
        if (mode === folderMode && (isIncluded || above?.has(path))) {
          entries = [];
          listed.push(visit(entryId, `${path}/`, isIncluded), entries);
        }
      }
      return (await Promise.all(listed)).flat();
    };
    return visit(await this.rootOf(name), '', expected === undefined);
  }

  async folders(name: string): Promise<string[]> {
    const matches: string[] = [];
    const visit = async (id: string, prefix: string): Promise<void> => {
      const below = [...(await this.#folder(id))].filter(([, { mode }]) => mode === folderMode);
      for (const [part] of below) matches.push(`${prefix}${part}`);
      await Promise.all(below.map(([part, entry]) => visit(entry.id, `${prefix}${part}/`)));
    };
    await visit(await this.rootOf(name), '');
    return matches;
  }

  /** Lists files, links and nested repositories that differ, by path; `from: null` means an empty tree. */
  async differences(from: string | null, to: string): Promise<DifferingEntry[]> {
    const differingEntries: DifferingEntry[] = [];
    const compare = async (was: string | null, is: string | null, prefix: string): Promise<void> => {
      if (was === is) return;
      const [oldFolder, newFolder] = await Promise.all(
        [was, is].map((id) => (id === null ? nothing : this.#folder(id))),
      );
      const comparisons: Promise<void>[] = [];
      for (const part of new Set([...(oldFolder ?? nothing).keys(), ...(newFolder ?? nothing).keys()])) {
        const [a = absent, b = absent] = [oldFolder?.get(part), newFolder?.get(part)];
        if (a.id === b.id && a.mode === b.mode) continue;
        const path = `${prefix}${part}`;
        const [oldEntry, newEntry] = [a, b].map((entry) => (entry.mode === folderMode ? absent : entry));
        if (oldEntry !== newEntry) differingEntries.push({ path, was: oldEntry ?? absent, is: newEntry ?? absent });
        const [oldChild = null, newChild = null] = [a, b].map(({ mode, id }) => (mode === folderMode ? id : null));
        if (oldChild !== null || newChild !== null) comparisons.push(compare(oldChild, newChild, `${path}/`));
      }
      await Promise.all(comparisons);
    };
    await compare(from && (await this.rootOf(from)), await this.rootOf(to), '');
    return differingEntries.sort((a, b) => (a.path < b.path ? -1 : 1));
  }

  #folder(id: string): Promise<Folder> {
    const existing = this.#folders.get(id);
    if (existing !== undefined) {
      this.#folders.delete(id);
      this.#folders.set(id, existing); // keeps the map in order of use
      return existing.folder;
    }
    const folder = this.#objects.read(id).then((foundObject) => parseFolder(id, foundObject));
    const saved = { folder, size: 0 };
    this.#folders.set(id, saved);
    folder.then(
      ({ size }) => this.#keep(saved, size),
      () => this.#folders.delete(id),
    );
    return folder;
  }

  /** Evicts the least recently used folders. */
  #keep(saved: { size: number }, size: number): void {
    saved.size = size + 1;
    this.#cached += saved.size;
    for (const [id, { size: each }] of this.#folders) {
      if (this.#cached <= maxCached || each === 0 || this.#folders.size === 1) return;
      this.#folders.delete(id);
      this.#cached -= each;
    }
  }
}

/** Entries of about 200 bytes each. */
const maxCached = 150_000;

const maxLinks = 40;

const nothing: Folder = new Map();

export function isFile(mode: string): boolean {
  return mode.startsWith('100') || mode === linkMode;
}

/** Returns `a` and `a/b` for `a/b/c`. */
export function listFoldersAbove(path: string): string[] {
  const parts = path.split('/');
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

/** @throws GitError if it isn't a tree, or is malformed: duplicate names could hide an entry */
function parseFolder(id: string, foundObject: FoundObject): Folder {
  if (foundObject.kind !== 'tree') throw new GitError(`tree ${id} is missing`);
  const folder = new Map<string, Entry>();
  let length = 0;
  for (const { mode, name, id: each } of listTreeEntries(foundObject.content, id.length / 2)) {
    length += 1;
    folder.set(name, { mode: formatMode(mode), id: each });
  }
  if (folder.size !== length || (length === 0 && foundObject.size > 0)) throw new GitError(`tree ${id} is damaged`);
  return folder;
}

/** Normalizes a mode; files keep only the executable bit. */
function formatMode(mode: string): string {
  const bits = Number.parseInt(mode, 8);
  switch (bits & 0o170000) {
    case 0o040000:
      return folderMode;
    case 0o100000:
      return bits & 0o100 ? '100755' : '100644';
    case 0o120000:
      return linkMode;
    default:
      return repositoryMode;
  }
}
