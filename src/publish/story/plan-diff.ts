import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { counted } from '../../system/text/text.ts';
import type { DiffStory } from '../report/phase-story.ts';
import type { Changes } from '../report/run-report.ts';

type Place = Pick<PhaseContext['workspace'], 'git' | 'prefix'>;

/** Two commits; null where one of them is not known. */
type Range = { readonly base: string; readonly head: string } | null;

/** Changes of each range without planning documents, by one call of git; null for a missing commit. */
export async function changesIn(ranges: readonly Range[], place: Place): Promise<(Changes | null)[]> {
  return (await changedFiles(ranges, place)).map((files) => files && totalOf(files));
}

/** Adds the beginning of the diff, without secrets. */
export async function workBetween(
  base: string,
  head: string,
  place: Place,
  redact: (text: string) => string,
): Promise<{ changes: Changes; diff: DiffStory } | null> {
  const [files = null] = await changedFiles([{ base, head }], place);
  const diff = files === null ? null : await diffOf(files, { base, head }, place, redact);
  return files === null || diff === null ? null : { changes: totalOf(files), diff };
}

function totalOf(files: readonly ChangedFile[]): Changes {
  const sum = (figure: (file: ChangedFile) => number) => files.reduce((total, file) => total + figure(file), 0);
  return { files: files.length, added: sum(({ added }) => added), removed: sum(({ removed }) => removed) };
}

/** Limits of one diff: files, changed lines, and characters that are read. */
const mostFiles = 40;
const mostLines = 600;
const mostChars = 200_000;
/** Git treats a larger file as binary, so none of its lines is read. */
const bigFile = '256k';

/** Files beyond the limits are left out whole and counted. */
async function diffOf(
  files: readonly ChangedFile[],
  { base, head }: { base: string; head: string },
  { git }: Place,
  redact: (text: string) => string,
): Promise<DiffStory | null> {
  const command = `git diff ${base} ${head}`;
  const shown = withinBounds(files);
  if (shown.length === 0) return { lines: [], left: leftText(files, shown, 0), command };
  const paths = shown.map(({ path }) => path); // git takes them literally, from the top
  const args = ['-c', `core.bigFileThreshold=${bigFile}`, 'diff', ...plainDiff, base, head, '--', ...paths];
  const told = await git.try(args, { reading: true });
  if (told.exitCode !== 0) return null;
  const text = told.stdout.toString('utf8').trimEnd();
  const cut = Math.max(0, text.length - mostChars);
  // Redacted before it is cut into lines; the last line of a cut text may be half a secret.
  const lines = redact(text.slice(0, mostChars)).split('\n');
  return { lines: cut > 0 ? lines.slice(0, -1) : lines, left: leftText(files, shown, cut), command };
}

interface ChangedFile {
  readonly path: string;
  readonly added: number;
  readonly removed: number;
}

/** Options that keep the repository's configuration from changing the output. */
const plainDiff = [
  '--no-color',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--src-prefix=a/',
  '--dst-prefix=b/',
];

/** Files of each range; null where a commit of it is missing, or git cannot compare them. */
async function changedFiles(ranges: readonly Range[], { git, prefix }: Place): Promise<(ChangedFile[] | null)[]> {
  const trees = await Promise.all(
    ranges.map(async (range) => range && Promise.all([git.treeOf(range.base), git.treeOf(range.head)]).catch(orNull)),
  );
  const args = ['diff-tree', '--stdin', '-r', '--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
  const stdin = trees.map((pair) => (pair === null ? '' : `${pair.join(' ')}\n`)).join('');
  const listed = stdin !== '' ? await git.try(args, { reading: true, stdin }) : null;
  if (listed?.exitCode !== 0) return ranges.map(() => null);
  const found = filesOfPairs(listed.stdout.toString('utf8'), prefix);
  return trees.map((pair) => (pair === null ? null : (found.shift() ?? [])));
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

function withinBounds(files: readonly ChangedFile[]): ChangedFile[] {
  let left = mostLines;
  const shown: ChangedFile[] = [];
  for (const file of files) {
    const lines = file.added + file.removed;
    if (shown.length >= mostFiles || lines > left) continue;
    shown.push(file);
    left -= lines;
  }
  return shown;
}

function leftText(files: readonly ChangedFile[], shown: readonly ChangedFile[], cutChars: number): string {
  const missing = files.filter((file) => !shown.includes(file));
  const lines = missing.reduce((sum, { added, removed }) => sum + added + removed, 0);
  const parts = [
    ...(missing.length > 0 ? [`${counted(missing.length, 'more file')} with ${lines} changed lines`] : []),
    ...(cutChars > 0 ? [`${cutChars} more characters of these files`] : []),
  ];
  return parts.join(' and ');
}

/** Each plan costs a call of git. */
export const mostCompared = 200;
