import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import type { Changes } from '../report/phase-story.ts';

/** Two commits; null where one of them is not known. */
type Range = { readonly base: string; readonly head: string } | null;

export interface ChangedFile {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
}

export function totalChanges(files: readonly ChangedFile[]): Changes {
  const sum = (figure: (file: ChangedFile) => number) => files.reduce((total, file) => total + figure(file), 0);
  return { files: files.length, added: sum(({ added }) => added), removed: sum(({ removed }) => removed) };
}

/** Files of each range without planning documents, by one call of git; null where a commit is missing, or git cannot compare. */
export async function changedFiles(
  ranges: readonly Range[],
  { git, prefix }: Pick<PhaseContext['workspace'], 'git' | 'prefix'>,
): Promise<(ChangedFile[] | null)[]> {
  const trees = await Promise.all(
    ranges.map(async (range) => range && Promise.all([git.treeOf(range.base), git.treeOf(range.head)]).catch(orNull)),
  );
  const args = ['diff-tree', '--stdin', '-r', '--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const stdin = trees.map((pair) => (pair === null ? '' : `${pair.join(' ')}\n`)).join('');
  const listed = stdin !== '' ? await git.try(args, { reading: true, stdin }) : null;
  if (listed?.exitCode !== 0) return ranges.map(() => null);
  const arrays = filesOfPairs(listed.stdout.toString('utf8'), prefix);
  return trees.map((pair) => (pair === null ? null : (arrays.shift() ?? [])));
}

/** Reads a line with both trees for each pair, then its files, each with a NUL at its end: `added\tremoved\tpath`. */
function filesOfPairs(listed: string, prefix: string): ChangedFile[][] {
  const pairs: ChangedFile[][] = [];
  const header = /[0-9a-f]{40,64} [0-9a-f]{40,64}\n/y;
  for (let at = 0; at < listed.length; ) {
    header.lastIndex = at;
    if (header.test(listed)) {
      pairs.push([]);
      at = header.lastIndex;
      continue;
    }
    const end = listed.indexOf('\0', at);
    const [added, removed, ...names] = listed.slice(at, end).split('\t');
    const path = names.join('\t');
    // Binary files have a dash for a number.
    if (!path.startsWith(`${prefix}.planning/`))
      pairs.at(-1)?.push({ path, added: Number(added) || 0, removed: Number(removed) || 0 });
    at = end < 0 ? listed.length : end + 1;
  }
  return pairs;
}

function orNull(error: unknown): null {
  if (error instanceof GitError) return null;
  throw error;
}
