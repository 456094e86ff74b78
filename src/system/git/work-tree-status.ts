export interface StatusChange {
  path: string;
  kind: 'changed' | 'unmerged' | 'untracked';
  /** `M`, `A`, `D`, `T`, … against HEAD, or `.`; untracked paths have `?` in both fields. */
  index: string;
  worktree: string;
  /** A submodule or nested repository; git doesn't read its content. */
  repository: boolean;
}

export interface TreeState {
  head: string | null;
  /** Full ref; null for a detached HEAD. */
  branch: string | null;
  changes: StatusChange[];
  unlisted?: number;
  /** Folders end with a slash. Missing in scans without untracked files. */
  ignored?: string[];
}

/** `changed` includes `gone` and changed nested repositories. */
export interface ChangedPaths {
  readonly changed: string[];
  readonly gone: string[];
  readonly fresh: string[];
}

/** Limits memory: about 1 KB per new file. */
export const maxListed = 100_000;

/** Returns the changes if all are unstaged and relative to `head`, so that no trees need comparing; else null. */
export function plainChanges(state: TreeState, head: string): ChangedPaths | null {
  const plain: ChangedPaths = { changed: [], gone: [], fresh: [] };
  for (const { path, kind, index, worktree, repository } of state.changes) {
    if (repository || kind === 'unmerged') return null;
    if (kind === 'changed' && !(index === '.' && /[MDT]/.test(worktree))) return null;
    (kind === 'untracked' ? plain.fresh : plain.changed).push(path);
    if (worktree === 'D') plain.gone.push(path);
  }
  return state.head === head ? plain : null;
}

export function floodText({ changes, unlisted = 0 }: TreeState, root: string): string {
  const counts = new Map<string, number>();
  for (const { path, kind } of changes) {
    const [top = ''] = path.split(/(?<=\/)/, 1);
    if (kind === 'untracked') counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  const [max = ''] = [...counts].sort(([, a], [, b]) => b - a).map(([top]) => top);
  return `${root} has ${maxListed + unlisted} new files that no ignore rule covers, most of them in ${max}; add it to .gitignore (no more than ${maxListed} new files are looked at, or kept)`;
}

export class StatusReader {
  readonly state: TreeState = { head: null, branch: null, changes: [] };
  #untracked = 0;

  read(entry: string): void {
    const { state } = this;
    const path = entry.slice(2);
    switch (entry[0]) {
      case '#':
        readHeader(entry, state);
        break;
      case '1':
        state.changes.push(readChange(entry, 'changed', 8));
        break;
      case 'u':
        state.changes.push(readChange(entry, 'unmerged', 10));
        break;
      case '!':
        state.ignored ??= [];
        state.ignored.push(path);
        break;
      case '?':
        this.#untracked += 1;
        if (this.#untracked > maxListed) state.unlisted = this.#untracked - maxListed;
        else state.changes.push(buildUntracked(path));
    }
  }
}

function buildUntracked(path: string): StatusChange {
  const repository = path.endsWith('/');
  return { path: repository ? path.slice(0, -1) : path, kind: 'untracked', index: '?', worktree: '?', repository };
}

function readHeader(entry: string, state: TreeState): void {
  const [, name, value = ''] = /^# (\S+) (.*)$/s.exec(entry) ?? [];
  if (name === 'branch.oid' && value !== '(initial)') state.head = value;
  if (name === 'branch.head' && value !== '(detached)') state.branch = `refs/heads/${value}`;
}

/** Parses `1 XY sub …` or `u XY sub …`; the path comes after `fields` fields and may contain spaces. */
function readChange(entry: string, kind: StatusChange['kind'], fields: number): StatusChange {
  const args = entry.split(' ');
  const [, xy = '..', submodule = 'N...'] = args;
  return {
    path: args.slice(fields).join(' '),
    kind,
    index: xy[0] ?? '.',
    worktree: xy[1] ?? '.',
    repository: submodule.startsWith('S'),
  };
}
