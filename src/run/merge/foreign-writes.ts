import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { declaredPaths } from '../../judge/checks/declared.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { foreignPaths } from '../../record/log/tracked.ts';
import { keepCommit } from '../../system/git/checkpoint/partial-work.ts';
import { Place } from '../../system/git/checkpoint/place.ts';
import type { Git } from '../../system/git/git.ts';
import { GitError } from '../../system/git/git-error.ts';
import { filesIn, restoreFiles, textIn } from '../../system/git/tree.ts';
import { isCi } from '../../system/process/machine.ts';

/** One attempt in a work tree of its own, from when it got the tree until its work was judged. */
export interface Occupancy {
  readonly plan: Plan;
  readonly attempt: number;
  /** Its work tree. */
  readonly git: Git;
  /** The commit it began on. */
  readonly base: string;
  /** What its agent printed, in each go. */
  readonly logs: () => readonly string[];
  /** In ms since the epoch, as the file system stamps its files; null while it goes on. */
  readonly from: number;
  until: number | null;
}

/** Paths somewhere an attempt had no business, as a sentence's parts. */
interface Intrusion {
  readonly paths: readonly string[];
  readonly where: string;
  /** The ref under which they are kept, where they were put back. */
  readonly ref: string | null;
}

/**
 * Finds what attempts in work trees side by side write into the main checkout or into the tree of a neighbour, and who it
 * was. No file says who wrote it: the time of its change says which attempts it cannot have been, and of the others an
 * attempt is held to be the writer only where it alone left a trace (`docs/decisions/0023`).
 */
export class ForeignWrites {
  readonly #occupancies: Occupancy[] = [];
  readonly #found = new Map<Occupancy, Intrusion[]>();
  /** By owner and writer: paths in the owner's tree that were told for the writer's when it ended. Its own tree is gone since. */
  readonly #known = new Map<Occupancy, Map<Occupancy, readonly string[]>>();

  begin(occupancy: Omit<Occupancy, 'until'>): Occupancy {
    const begun = { ...occupancy, until: null };
    this.#occupancies.push(begun);
    return begun;
  }

  /**
   * Before the work of an attempt is judged: puts back, in its own tree, what neighbours have written there. Returns the
   * paths, which are no work of this attempt.
   */
  async removeForeignFiles(plan: Plan, run: PhaseContext): Promise<readonly string[]> {
    const occupancy = this.#occupancies.find((each) => each.plan.id === plan.id && each.until === null);
    if (occupancy === undefined) return [];
    const all: string[] = [];
    for (const other of this.#besides(occupancy)) {
      const known = this.#known.get(occupancy)?.get(other) ?? [];
      const written = [...known, ...(await this.#writtenBy(other, occupancy, run.workspace.prefix))];
      const paths = [...new Set(written)].filter((path) => !all.includes(path));
      if (paths.length === 0) continue;
      const { phase } = run;
      const { git } = run.workspace;
      const tree = await git.treeWith('HEAD', paths);
      const kept = await git.commitTree(
        tree,
        [occupancy.base],
        `What plan ${other.plan.id} wrote into the tree of ${plan.id}`,
      );
      const ref = await keepCommit(
        git,
        { phase: phase.id, plan: plan.id, attempt: `${occupancy.attempt}-of-${other.plan.id}` },
        kept,
      );
      await putBack(git, occupancy.base, paths, occupancy.from);
      const isNew = paths.some((path) => !known.includes(path));
      if (isNew) this.#blame(other, { paths, where: `the work tree of plan ${plan.id}`, ref }, run);
      all.push(...paths);
    }
    return all;
  }

  /**
   * When an attempt has been judged, and nobody moves the main checkout. Returns what it wrote elsewhere as a sentence, or
   * null. What it left in the main checkout is kept under a ref and put back there, so that another attempt can succeed.
   */
  async end(occupancy: Occupancy, run: PhaseContext): Promise<string | null> {
    for (const other of this.#besides(occupancy)) {
      const paths = other.until === null ? await this.#writtenBy(occupancy, other, run.workspace.prefix) : [];
      if (paths.length === 0) continue;
      this.#known.set(other, new Map([...(this.#known.get(other) ?? []), [occupancy, paths]]));
      this.#blame(occupancy, { paths, where: `the work tree of plan ${other.plan.id}`, ref: null }, run);
    }
    occupancy.until = run.services.clock.now();
    await this.#clearCheckout(run);
    const found = this.#found.get(occupancy) ?? [];
    return found.length === 0 ? null : sentenceOf(found);
  }

  /** Those that worked at the same time as this one for a while. */
  #besides(occupancy: Occupancy): Occupancy[] {
    return this.#occupancies.filter(
      (other) => other !== occupancy && (other.until ?? Number.POSITIVE_INFINITY) >= occupancy.from,
    );
  }

  /** What one attempt wrote into the tree of another, as far as it can be told from what that one wrote itself. */
  async #writtenBy(writer: Occupancy, owner: Occupancy, prefix: string): Promise<string[]> {
    const named = namedIn(writer.logs(), owner.git.root);
    const found: string[] = [];
    for (const path of named) {
      if (declares(owner, path, prefix) || !isDuring(writer, changedAt(join(owner.git.root, path)))) continue;
      const content = contentOf(owner, path);
      if (content === null || (await textIn(owner.git, owner.base, path)) === content.toString()) continue;
      if (declares(writer, path, prefix) || contentOf(writer, path)?.equals(content)) found.push(path);
    }
    return found;
  }

  async #clearCheckout(run: PhaseContext): Promise<void> {
    const byWriter = new Map<Occupancy, string[]>();
    for (const path of await foreignPaths(run)) {
      const writer = this.#writerOf(path, run);
      if (writer !== null) byWriter.set(writer, [...(byWriter.get(writer) ?? []), path]);
    }
    for (const [writer, paths] of byWriter) {
      const ref = await setAside(writer, paths, run);
      this.#blame(writer, { paths, where: `the main checkout (${run.workspace.git.root})`, ref }, run);
    }
  }

  /** The only attempt that could have written a path of the main checkout and left a trace of it; null where it is not clear. */
  #writerOf(path: string, run: PhaseContext): Occupancy | null {
    const { git, prefix } = run.workspace;
    const { environment } = run.services;
    const file = join(git.root, path);
    const at = changedAt(file);
    const content = tryReadFile(file);
    const suspects = this.#occupancies.filter((occupancy) => isDuring(occupancy, at));
    const traced = suspects.filter(
      (occupancy) =>
        namedIn(occupancy.logs(), git.root).has(path) ||
        (content !== null && contentOf(occupancy, path)?.equals(content)) ||
        // A person may be at work in the same file; at a CI machine there is none.
        (isCi(environment) && declares(occupancy, path, prefix)),
    );
    if (traced.length === 1) return traced[0] ?? null;
    return traced.length === 0 && suspects.length === 1 && isCi(environment) ? (suspects[0] ?? null) : null;
  }

  #blame(writer: Occupancy, found: Intrusion, run: PhaseContext): void {
    this.#found.set(writer, [...(this.#found.get(writer) ?? []), found]);
    const { plan, attempt } = writer;
    run.services.ledger.append('warning', {
      plan: plan.id,
      attempt,
      message: `plan ${plan.id}, attempt ${attempt}: ${sentenceOf([found])}`,
    });
  }
}

function sentenceOf(found: readonly Intrusion[]): string {
  const each = found.map(({ paths, where, ref }) => {
    const named = paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
    return `it wrote ${named} in ${where}${ref === null ? '' : ` (kept in ${ref}, and put back there)`}`;
  });
  return `${each.join('; ')}; a plan writes in its own work tree only, so use relative paths`;
}

/** Keeps them under a ref of the attempt that wrote them, and puts the checkout back. Null where git cannot do it. */
async function setAside(
  { plan, attempt, from }: Occupancy,
  paths: readonly string[],
  { workspace, phase }: PhaseContext,
): Promise<string | null> {
  const { git } = workspace;
  try {
    const { sha } = await git.head();
    const tree = await git.treeWith(sha, paths);
    const commit = await git.commitTree(tree, [sha], `What plan ${plan.id} wrote into the main checkout`);
    const of = { phase: phase.id, plan: plan.id, attempt: `${attempt}-in-checkout` };
    const ref = await keepCommit(git, of, commit);
    await putBack(git, sha, paths, from);
    return ref;
  } catch (error) {
    if (error instanceof GitError) return null; // a repository in there, say: the exit gate finds it
    throw error;
  }
}

/** Index and files as a commit has them; folders made since then that are empty now are gone as well. */
async function putBack(git: Git, commit: string, paths: readonly string[], since: number): Promise<void> {
  const known = await filesIn(git, commit, paths);
  const place = new Place(git.root);
  for (const path of paths) if (!known.includes(path)) place.remove(path, new Date(since));
  const args = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(['--literal-pathspecs', ...args], { stdin: paths.map((path) => `${path}\0`).join('') });
  await restoreFiles(git, commit, known);
}

/** The stamps of files run behind the clock by up to a tick of the system. */
const tickMs = 50;

function isDuring({ from, until }: Occupancy, at: number): boolean {
  return at >= from - tickMs && at <= (until ?? Number.POSITIVE_INFINITY) + tickMs;
}

/** When a file was last changed, which nobody can date back; of one that is gone, when its folder was. */
function changedAt(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined && dirname(file) !== file ? changedAt(dirname(file)) : (stat?.ctimeMs ?? 0);
}

function declares({ plan }: Occupancy, path: string, prefix: string): boolean {
  return declaredPaths(plan, prefix).covers(path);
}

/** What an attempt has at a path of its own tree; null where that is no file. */
function contentOf({ git }: Occupancy, path: string): Buffer | null {
  return tryReadFile(join(git.root, path));
}

const largestCompared = 1024 * 1024;

function tryReadFile(file: string): Buffer | null {
  const stat = tryStat(file);
  if (!stat?.isFile() || stat.size > largestCompared) return null;
  try {
    return readFileSync(file);
  } catch {
    return null; // locked, or gone by now
  }
}

function tryStat(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined; // a file where a folder should be
  }
}

/** A log is cut at this size where it is written; so many paths are no trace any more. */
const mostLogBytes = 64 * 1024 * 1024;
const mostNamed = 1000;

/** The paths below a folder that logs name with the folder's own path before them. */
function namedIn(logs: readonly string[], folder: string): Set<string> {
  const named = new Set<string>();
  for (const log of logs) addNamedIn(log, folder, named);
  return named;
}

function addNamedIn(log: string, folder: string, named: Set<string>): void {
  const stat = tryStat(log);
  if (!stat?.isFile() || stat.size > mostLogBytes) return;
  const text = readFileSync(log, 'utf8');
  const before = `${folder}/`;
  for (let at = text.indexOf(before); at >= 0 && named.size < mostNamed; at = text.indexOf(before, at + 1)) {
    const [rest = ''] =
      /^[^\s"'`<>|\\:;,()[\]{}]{1,1000}/.exec(text.slice(at + before.length, at + before.length + 1000)) ?? [];
    const path = posix.normalize(rest.replace(/\.+$/, ''));
    if (path !== '.' && !path.startsWith('..')) named.add(path);
  }
}
