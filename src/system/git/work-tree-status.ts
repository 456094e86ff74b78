export interface StatusChange {
  path: string;
  kind: 'changed' | 'unmerged' | 'untracked';
  /** `M`, `A`, `D`, `T`, … against HEAD; `.` for none. An untracked path has `?` in both. */
  index: string;
  /** Against the index. */
  worktree: string;
  /** A submodule or nested repository, whose content git does not read. */
  repository: boolean;
}

export interface TreeState {
  /** Null on a branch without a commit. */
  head: string | null;
  /** Full name; null when HEAD is detached. */
  branch: string | null;
  changes: StatusChange[];
  /** Folders end with a slash and are not read; absent in some scans. */
  ignored?: string[];
}

/**
 * Paths of a scan with only unstaged changes since `head`, so that no trees have to be compared. Null where there
 * is more to it.
 */
export function plainChanges(
  state: TreeState,
  head: string,
): { changed: string[]; gone: string[]; fresh: string[] } | null {
  const plain = { changed: [] as string[], gone: [] as string[], fresh: [] as string[] };
  for (const { path, kind, index, worktree, repository } of state.changes) {
    if (repository || kind === 'unmerged') return null;
    if (kind === 'changed' && !(index === '.' && /[MDT]/.test(worktree))) return null;
    (kind === 'untracked' ? plain.fresh : plain.changed).push(path);
    if (worktree === 'D') plain.gone.push(path);
  }
  return state.head === head ? plain : null;
}

export function parseStatus(text: string): TreeState {
  const state: TreeState = { head: null, branch: null, changes: [] };
  for (const entry of text.split('\0')) {
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
        state.ignored.push(entry.slice(2));
        break;
      case '?': {
        const path = entry.slice(2);
        state.changes.push({
          path: trimSlash(path),
          kind: 'untracked',
          index: '?',
          worktree: '?',
          repository: path.endsWith('/'),
        });
        break;
      }
    }
  }
  return state;
}

function readHeader(entry: string, state: TreeState): void {
  const [, name, value = ''] = /^# (\S+) (.*)$/s.exec(entry) ?? [];
  if (name === 'branch.oid' && value !== '(initial)') state.head = value;
  if (name === 'branch.head' && value !== '(detached)') state.branch = `refs/heads/${value}`;
}

/** Reads `1 XY sub …` or `u XY sub …`: the path follows `fields` fields and may hold spaces. */
function readChange(entry: string, kind: StatusChange['kind'], fields: number): StatusChange {
  const words = entry.split(' ');
  const [, xy = '..', submodule = 'N...'] = words;
  return {
    path: words.slice(fields).join(' '),
    kind,
    index: xy[0] ?? '.',
    worktree: xy[1] ?? '.',
    repository: submodule.startsWith('S'),
  };
}

export function trimSlash(path: string): string {
  return path.endsWith('/') ? path.slice(0, -1) : path;
}
