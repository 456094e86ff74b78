import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { SharedGit } from '../../agents/cage/shared-git.ts';
import { declaredPaths } from '../../judge/checks/declared.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { foreignPaths } from '../../record/log/tracking-files.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { savePartialCommit } from '../../system/git/checkpoint/partial-work.ts';
import { WorkTreeFiles } from '../../system/git/checkpoint/work-tree-files.ts';
import type { Git } from '../../system/git/git.ts';
import { presentFiles, restoreFiles, textInTree } from '../../system/git/tree.ts';
import { isCi } from '../../system/process/machine.ts';
import { firstFew } from '../../system/text/text.ts';

/** One attempt in its own work tree, until its work was judged. */
export interface Occupancy {
  readonly plan: Plan;
  readonly attempt: number;
  readonly git: Git;
  /** The commit it began on. */
  readonly base: string;
  /** Logs of each call of its agent. */
  readonly logs: () => readonly string[];
  /** In ms since the epoch, as the file system stamps its files; null while it goes on. */
  readonly from: number;
  until: number | null;
}

interface Intrusion {
  readonly paths: readonly string[];
  readonly where: string;
  /** Ref that keeps them, where they were put back. */
  readonly ref: string | null;
}

/**
 * Finds what attempts side by side write into the main checkout or a neighbour's tree, and their writer: by the
 * times of changes, and only where one attempt alone left a trace (`docs/decisions/0023`).
 */
export class ForeignWrites {
  readonly #shared = new SharedGit();
  readonly #occupancies: Occupancy[] = [];
  readonly #found = new Map<Occupancy, Intrusion[]>();
  /** By owner and writer: paths in the owner's tree that were reported when the writer ended, whose tree is gone. */
  readonly #known = new Map<Occupancy, Map<Occupancy, readonly string[]>>();

  async begin(occupancy: Omit<Occupancy, 'until'>, checkout: Git): Promise<Occupancy> {
    await this.#shared.remember(checkout);
    const begun = { ...occupancy, until: null };
    this.#occupancies.push(begun);
    return begun;
  }

  /** Restores what neighbours wrote into this tree, before its work is judged. Returns the paths. */
  async removeForeignFiles(plan: Plan, run: PhaseContext): Promise<readonly string[]> {
    const { root } = run.workspace.git;
    const occupancy = this.#occupancies.find((each) => each.git.root === root && each.until === null);
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
        `Files that plan ${other.plan.id} wrote into the tree of ${plan.id}`,
      );
      const ref = await savePartialCommit(
        git,
        { phase: phase.id, plan: plan.id, attempt: `${occupancy.attempt}-of-${other.plan.id}` },
        kept,
      );
      await putBack(git, occupancy.base, paths, occupancy.from);
      const isNew = paths.some((path) => !known.includes(path));
      if (isNew) this.#blame(other, { paths, where: `the work tree of plan ${plan.id}`, ref }, run);
      for (const path of paths) all.push(path);
    }
    return all;
  }

  /** Ends an attempt that could write nowhere else. */
  forget(occupancy: Occupancy): null {
    this.#occupancies.splice(this.#occupancies.indexOf(occupancy), 1);
    return null;
  }

  /** Ends a judged attempt. Returns what it wrote elsewhere, or null; files in the checkout are kept and undone. */
  async end(occupancy: Occupancy, run: PhaseContext): Promise<string | null> {
    for (const other of this.#besides(occupancy)) {
      const paths = other.until === null ? await this.#writtenBy(occupancy, other, run.workspace.prefix) : [];
      if (paths.length === 0) continue;
      this.#known.set(other, new Map([...(this.#known.get(other) ?? []), [occupancy, paths]]));
      this.#blame(occupancy, { paths, where: `the work tree of plan ${other.plan.id}`, ref: null }, run);
    }
    occupancy.until = run.services.clock.now();
    await this.#clearCheckout(run);
    await this.#restoreShared(occupancy, run);
    const found = this.#found.get(occupancy) ?? [];
    return found.length === 0 ? null : sentenceOf(found);
  }

  /** Attempts that overlapped with this one in time. */
  #besides(occupancy: Occupancy): Occupancy[] {
    return this.#occupancies.filter(
      (other) => other !== occupancy && (other.until ?? Number.POSITIVE_INFINITY) >= occupancy.from,
    );
  }

  /** Paths that one attempt wrote into the tree of another, as far as its own logs and files show it. */
  async #writtenBy(writer: Occupancy, owner: Occupancy, prefix: string): Promise<string[]> {
    const named = namedIn(writer.logs(), owner.git.root);
    const found: string[] = [];
    for (const path of named) {
      if (declares(owner, path, prefix) || !isDuring(writer, changedAt(join(owner.git.root, path)))) continue;
      const content = contentOf(owner, path);
      if (content === null || (await textInTree(owner.git, owner.base, path)) === content.toString()) continue;
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

  /** Several may have worked since these were last as they were, so none of them fails for it. */
  async #restoreShared({ plan, attempt }: Occupancy, { workspace: { git }, services }: PhaseContext): Promise<void> {
    if (this.#occupancies.some(({ until }) => until === null)) return;
    const changed = await this.#shared.restore(git);
    if (changed.length === 0) return;
    const message = `attempts in work trees changed ${firstFew(changed)}, which all work trees share; that was undone`;
    services.ledger.append('warning', { plan: plan.id, attempt, message });
  }

  /** The only attempt that could have written a path of the main checkout and left a trace; null if unclear. */
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
        // A person may be at work in the same file; on a CI machine there is none.
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
    const named = firstFew(paths);
    return `it wrote ${named} in ${where}${ref === null ? '' : ` (kept in ${ref}, and undone there)`}`;
  });
  return `${each.join('; ')}; a plan may write only in its own work tree, so use relative paths`;
}

/** Keeps them under a ref of their writer, and restores the checkout. Null where git cannot do it. */
async function setAside(
  { plan, attempt, from }: Occupancy,
  paths: readonly string[],
  { workspace, phase }: PhaseContext,
): Promise<string | null> {
  const { git } = workspace;
  try {
    const { sha } = await git.head();
    const tree = await git.treeWith(sha, paths);
    const commit = await git.commitTree(tree, [sha], `Files that plan ${plan.id} wrote into the main checkout`);
    const of = { phase: phase.id, plan: plan.id, attempt: `${attempt}-in-checkout` };
    const ref = await savePartialCommit(git, of, commit);
    await putBack(git, sha, paths, from);
    return ref;
  } catch (error) {
    if (error instanceof GitError) return null; // a repository in there, for example: the exit gate finds it
    throw error;
  }
}

/** Restores index and files from a commit; folders made since then that are empty now are removed as well. */
async function putBack(git: Git, commit: string, paths: readonly string[], since: number): Promise<void> {
  const known = await presentFiles(git, commit, paths);
  const place = new WorkTreeFiles(git.root);
  for (const path of paths) if (!known.includes(path)) place.remove(path, new Date(since));
  const args = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
  await git.run(['--literal-pathspecs', ...args], { stdin: paths.map((path) => `${path}\0`).join('') });
  await restoreFiles(git, commit, known);
}

/** Stamps of files run behind the clock by up to a tick of the system, and never before it. */
const tickMs = 50;

function isDuring({ from, until }: Occupancy, at: number): boolean {
  return at >= from - tickMs && at <= (until ?? Number.POSITIVE_INFINITY) + 1; // `until` is in whole ms
}

/** Time of a file's last change, which cannot be dated back; for a missing file that of its folder. */
function changedAt(file: string): number {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined && dirname(file) !== file ? changedAt(dirname(file)) : (stat?.ctimeMs ?? 0);
}

function declares({ plan }: Occupancy, path: string, prefix: string): boolean {
  return declaredPaths(plan, prefix).covers(path);
}

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

/** A log is cut at this size where it is written; more than `mostNamed` paths are not a trace. */
const mostLogBytes = 64 * 1024 * 1024;
const mostNamed = 1000;

/** Paths below a folder that logs name with the folder's own path. */
function namedIn(logs: readonly string[], folder: string): Set<string> {
  const named = new Set<string>();
  const before = `${folder}/`;
  for (const log of logs) {
    const stat = tryStat(log);
    const text = stat?.isFile() && stat.size <= mostLogBytes ? readFileSync(log, 'utf8') : '';
    for (let at = text.indexOf(before); at >= 0 && named.size < mostNamed; at = text.indexOf(before, at + 1)) {
      const [rest = ''] =
        /^[^\s"'`<>|\\:;,()[\]{}]{1,1000}/.exec(text.slice(at + before.length, at + before.length + 1000)) ?? [];
      const path = posix.normalize(rest.replace(/\.+$/, ''));
      if (path !== '.' && !path.startsWith('..')) named.add(path);
    }
  }
  return named;
}
