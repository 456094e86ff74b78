import { type FoundObject, treeEntries } from './git-object.ts';

/**
 * Ids of the files in folders that are asked about often. Git reads a folder anew for each name in it, which takes
 * minutes for the 20,000 files of one.
 */
export class FolderIds {
  readonly #read: (name: string) => Promise<FoundObject>;
  readonly #folders = new Map<string, { asked: number; ids: Promise<ReadonlyMap<string, string>> | null }>();

  constructor(read: (name: string) => Promise<FoundObject>) {
    this.#read = read;
  }

  /** The id that stands for `<commit or tree>:<path>`, null for a missing file; the name itself in other folders. */
  async idOf(name: string): Promise<string | null> {
    const [, tree = '', folder = '', file = ''] = /^([0-9a-f]{40,64}:)(?:(.+)\/)?([^/]+)$/.exec(name) ?? [];
    const ids = file === '' || file === '.' || file === '..' ? null : this.#idsIn(`${tree}${folder}`);
    return ids === null ? name : ((await ids).get(file) ?? null);
  }

  #idsIn(folder: string): Promise<ReadonlyMap<string, string>> | null {
    const known = this.#folders.get(folder) ?? { asked: 0, ids: null };
    this.#folders.delete(folder);
    this.#folders.set(folder, known); // the last one used goes last
    const [oldest] = this.#folders.keys();
    if (this.#folders.size > mostFolders && oldest !== undefined) this.#folders.delete(oldest);
    known.asked += 1;
    if (known.asked > fewFiles) known.ids ??= this.#readIds(folder);
    return known.ids;
  }

  async #readIds(folder: string): Promise<ReadonlyMap<string, string>> {
    const found = await this.#read(folder);
    if (found.kind !== 'tree') return new Map();
    return new Map([...treeEntries(found.content, found.id.length / 2)].map(({ name, id }) => [name, id]));
  }
}

const fewFiles = 50;
const mostFolders = 16;
