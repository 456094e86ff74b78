import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareSubstance, type Substance } from '../../plan/claims/substance.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import { changedBetween, textInTree } from '../../system/git/tree.ts';
import type { Candidate } from './candidate.ts';
import { declaredChanges, hasWorkFor } from './declared.ts';

/** Facts that only the maker of the work knows; the rest of a candidate is read from git's objects. */
interface MadeWork
  extends Omit<Candidate, keyof typeof plainWork | Derived>,
    Partial<Pick<Candidate, keyof typeof plainWork | Derived>> {}

type Derived = 'hollow' | 'hasWork' | 'touched';

/** Facts of work that was made at once, committed, and brought nothing that it must not. */
const plainWork = {
  inherited: new Set<string>(),
  overwritten: new Set<string>(),
  undone: [],
  isRedo: false,
  untouched: [],
  commits: [],
  isWitnessed: false,
  problems: [],
} as const;

export async function makeCandidate(
  work: MadeWork,
  run: Pick<PhaseContext, 'found' | 'workspace' | 'schedule' | 'policy'>,
): Promise<Candidate> {
  const { git, prefix } = run.workspace;
  const { base, commit, own, changed, plan } = work;
  const hollow = work.hollow ?? (await hollowFiles(git, [base, commit], own));
  const notBlank = changed.filter((path) => hollow.get(path) !== 'blanks');
  return {
    ...plainWork,
    ...work,
    hollow,
    touched: work.touched ?? changed,
    hasWork: work.hasWork ?? (hasWorkFor(plan, notBlank, prefix) || (await wasStarted(plan, base, run))),
  };
}

/** Of more files than these, one with content is enough, and the others need not be read. */
const manyFiles = 50;

/** Reading more would take longer than it is worth. */
const maxFilesRead = 1_000;

/** The changed files in which only blanks, comments or the mode changed; none where one with content `isEnough`. */
export async function hollowFiles(
  git: Git,
  [base, commit]: readonly [string, string],
  changed: readonly string[],
  isEnough = (path: string) => changed.length > manyFiles && !/(?:^|\/)\.planning\//.test(path),
): Promise<Map<string, Substance>> {
  const hollow = new Map<string, Substance>();
  for (const path of changed.slice(0, maxFilesRead)) {
    const substance = await substanceBetween(git, base, commit, path);
    if (substance !== 'content') hollow.set(path, substance);
    else if (isEnough(path)) return new Map();
  }
  return hollow;
}

async function substanceBetween(git: Git, base: string, commit: string, path: string): Promise<Substance> {
  const entries = await Promise.all([base, commit].map((each) => git.trees.at(each, path)));
  const [was, is] = await Promise.all(entries.map((entry) => git.objects.find(entry?.id ?? '')));
  if (was === undefined || is === undefined) throw new Error('two were asked for');
  if (was.kind !== 'blob' || is.kind !== 'blob') return 'content';
  if (was.id === is.id) return 'comments'; // the mode
  if (Math.max(was.size, is.size) > maxBytes) return 'content';
  return compareSubstance(path, await textInTree(git, base, path), await textInTree(git, commit, path));
}

const maxBytes = 1024 * 1024;

/** True when something that the plan declares was changed between the beginning of the phase and the attempt. */
async function wasStarted(
  plan: Plan,
  base: string,
  { found, workspace: { git, prefix } }: Pick<PhaseContext, 'found' | 'workspace'>,
): Promise<boolean> {
  if (base === found.startCommit) return false;
  const changed = await changedBetween(git, found.startCommit, base);
  return declaredChanges(plan, changed, prefix).count > 0;
}

/** The tree of a commit, with the planning documents of the checkout where no commit has them. */
export async function treeWithDocuments(
  commit: string,
  { workspace, policy }: Pick<PhaseContext, 'workspace' | 'policy'>,
): Promise<string> {
  const { git, prefix, project } = workspace;
  const hasDocuments = (await git.trees.at(commit, `${prefix}.planning`))?.mode === folderMode;
  const folder = join(project, '.planning');
  if ((policy.commitDocs && hasDocuments) || !existsSync(folder)) return commit;
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []));
  return git.treeWith(
    commit,
    files.map((file) => relative(git.root, file)),
  );
}
