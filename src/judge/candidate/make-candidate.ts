import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { compareSubstance, type Substance } from '../../plan/claims/substance.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';
import { folderMode } from '../../system/git/objects/trees.ts';
import { listChangedPaths, readTextInTree } from '../../system/git/tree.ts';
import type { Candidate } from './candidate.ts';
import { hasWorkFor, listDeclaredChanges } from './declared.ts';

/** Facts that only the creator of the work knows; the rest is read from git. */
interface MadeWork
  extends Omit<Candidate, keyof typeof defaultFacts | Derived>,
    Partial<Pick<Candidate, keyof typeof defaultFacts | Derived>> {}

type Derived = 'hollow' | 'hasWork' | 'touched';

const defaultFacts = {
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
  const hollow = work.hollow ?? (await findHollowFiles(git, [base, commit], own));
  const nonBlank = changed.filter((path) => hollow.get(path) !== 'blanks');
  return {
    ...defaultFacts,
    ...work,
    hollow,
    touched: work.touched ?? changed,
    hasWork: work.hasWork ?? (hasWorkFor(plan, nonBlank, prefix) || (await wasStarted(plan, base, run))),
  };
}

/** Above this number, a single file with content is enough. */
const manyFiles = 50;

const maxFilesRead = 1_000;

/** Finds files with only cosmetic changes. Returns an empty map once a file with content satisfies `isEnough`. */
export async function findHollowFiles(
  git: Git,
  [base, commit]: readonly [string, string],
  changed: readonly string[],
  isEnough = (path: string) => changed.length > manyFiles && !/(?:^|\/)\.planning\//.test(path),
): Promise<Map<string, Substance>> {
  const hollow = new Map<string, Substance>();
  for (const path of changed.slice(0, maxFilesRead)) {
    const substance = await getSubstance(git, base, commit, path);
    if (substance !== 'content') hollow.set(path, substance);
    else if (isEnough(path)) return new Map();
  }
  return hollow;
}

async function getSubstance(git: Git, base: string, commit: string, path: string): Promise<Substance> {
  const entries = await Promise.all([base, commit].map((each) => git.trees.at(each, path)));
  const [oldObject, newObject] = await Promise.all(entries.map((entry) => git.objects.find(entry?.id ?? '')));
  if (oldObject === undefined || newObject === undefined) throw new Error('two were asked for');
  if (oldObject.kind !== 'blob' || newObject.kind !== 'blob') return 'content';
  if (oldObject.id === newObject.id) return 'comments'; // only the mode differs
  if (Math.max(oldObject.size, newObject.size) > maxBytes) return 'content';
  return compareSubstance(path, await readTextInTree(git, base, path), await readTextInTree(git, commit, path));
}

const maxBytes = 1024 * 1024;

async function wasStarted(
  plan: Plan,
  base: string,
  { found, workspace: { git, prefix } }: Pick<PhaseContext, 'found' | 'workspace'>,
): Promise<boolean> {
  if (base === found.startCommit) return false;
  const changed = await listChangedPaths(git, found.startCommit, base);
  return listDeclaredChanges(plan, changed, prefix).count > 0;
}

/** Returns the commit, or its tree with uncommitted planning documents added. */
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
