import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import type { Changes } from '../report/phase-story.ts';

type Range = { readonly base: string; readonly head: string } | null;

export interface ChangedFile {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
}

export function countChanges(files: readonly ChangedFile[]): Changes {
  const sum = (figure: (file: ChangedFile) => number) => files.reduce((total, file) => total + figure(file), 0);
  return { files: files.length, added: sum(({ added }) => added), removed: sum(({ removed }) => removed) };
}

/**
 * Lists changed files of each range, without planning documents, in a single git call. Null if a commit is missing or
 * git fails.
 */
export async function listChangedFiles(
  ranges: readonly Range[],
  { git, prefix }: Pick<PhaseContext['workspace'], 'git' | 'prefix'>,
): Promise<(ChangedFile[] | null)[]> {
  const trees = await Promise.all(
    ranges.map(
      async (range) => range && Promise.all([git.treeOf(range.base), git.treeOf(range.head)]).catch(ignoreGitError),
    ),
  );
  const args = ['diff-tree', '--stdin', '-r', '--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const stdin = trees.map((pair) => (pair === null ? '' : `${pair.join(' ')}\n`)).join('');
  const listed = stdin !== '' ? await git.try(args, { reading: true, stdin }) : null;
  if (listed?.exitCode !== 0) return ranges.map(() => null);
  const arrays = parsePairs(listed.stdout.toString('utf8'), prefix);
  return trees.map((pair) => (pair === null ? null : (arrays.shift() ?? [])));
}

/** Parses two trees per pair, then NUL-terminated file lines: `added\tremoved\tpath`. */
function parsePairs(listed: string, prefix: string): ChangedFile[][] {
  const pairs: ChangedFile[][] = [];
  const header = /[0-9a-f]{40,64} [0-9a-f]{40,64}\n/y;
  for (let offset = 0; offset < listed.length; ) {
    header.lastIndex = offset;
    if (header.test(listed)) {
      pairs.push([]);
      offset = header.lastIndex;
      continue;
    }
    const end = listed.indexOf('\0', offset);
    const [added, removed, ...names] = listed.slice(offset, end).split('\t');
    const path = names.join('\t');
    // Binary files have dashes instead of numbers.
    if (!path.startsWith(`${prefix}.planning/`))
      pairs.at(-1)?.push({ path, added: Number(added) || 0, removed: Number(removed) || 0 });
    offset = end < 0 ? listed.length : end + 1;
  }
  return pairs;
}

function ignoreGitError(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}
