import { posix } from 'node:path';
import type { Phase } from '../../plan/phase/phase.ts';
import { phaseKey, phaseNumber } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isPlanDocument, summaryNames } from '../../plan/phase/plan-file.ts';
import type { Schedule } from '../../plan/schedule/schedule.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { RuleId } from '../rules/rule-book.ts';
import { isNamed, promisedPaths } from './declared.ts';

/** A change that is not for the plan to make. */
interface ForeignChange {
  readonly rule: RuleId;
  readonly message: string;
}

/**
 * The first change that belongs to other plans, or null: of the files that work changed, those of them that are gone,
 * and the names of the phases' folders before it.
 */
export function foreignChange(
  plan: Plan,
  changed: readonly string[],
  gone: ReadonlySet<string>,
  folders: readonly string[],
  run: PhaseContext,
): ForeignChange | null {
  const asked = changedPlans(plan, changed, run.workspace.prefix);
  const rest = changed.filter((path) => !asked.includes(path));
  return (
    othersDocuments(plan, rest, run) ?? planning(plan, rest, folders, run) ?? othersPromises(plan, rest, gone, run)
  );
}

/** Changed plans that the plan names, perhaps itself: a person decides whether to take them. */
export function changedPlans(plan: Plan, changed: readonly string[], prefix: string): string[] {
  return changed.filter((path) => isPlanDocument(path) && isNamed(plan, path, prefix));
}

function othersDocuments(plan: Plan, changed: readonly string[], run: PhaseContext): ForeignChange | null {
  for (const file of changed) {
    const other = ownersOf(file, run).find((id) => id !== plan.id);
    if (other !== undefined)
      return foreign(
        'documents/other-plan',
        `it changed ${file.slice(run.workspace.prefix.length)}, which belongs to plan ${other}`,
      );
  }
  return null;
}

/** Plans, by id, to which a document belongs: the plan itself, or its summary, after the file, the id or the number alone. */
export function ownersOf(file: string, { schedule, phase, workspace: { prefix } }: PhaseContext): readonly string[] {
  const owners = ownersIn.get(schedule) ?? documentOwners(schedule, phase);
  ownersIn.set(schedule, owners);
  return (file.startsWith(prefix) && owners.get(file.slice(prefix.length))) || [];
}

/** Each of a thousand plans asks for the documents of all others. */
const ownersIn = new WeakMap<Schedule, ReadonlyMap<string, readonly string[]>>();

function documentOwners({ plans }: Schedule, phase: Phase): Map<string, string[]> {
  const { dir } = phase;
  const inPhase = (path: string) => path.slice(dir.length + 1);
  const namesOf = summaryNames(phase.plans.map(({ path }) => inPhase(path)));
  const owners = new Map<string, string[]>();
  for (const { plan } of plans) {
    const { id, path, summaryPath } = plan;
    const names = namesOf(inPhase(path)).map((name) => `${dir}/${name}`);
    const documents = new Set([path, summaryPath, `${posix.dirname(path)}/${id}-SUMMARY.md`, ...names]);
    for (const each of documents) owners.set(each, [...(owners.get(each) ?? []), id]);
  }
  return owners;
}

/** Files that say how other phases stand, or how all are run: a plan may write them only if it names them. */
function planning(
  plan: Plan,
  changed: readonly string[],
  folders: readonly string[],
  run: PhaseContext,
): ForeignChange | null {
  const { prefix } = run.workspace;
  const keyOf = (folder: string) => phaseKey(phaseNumber(folder) ?? folder);
  const known = folders.map(keyOf);
  for (const file of changed) {
    const path = file.startsWith(prefix) ? file.slice(prefix.length) : '';
    if (path === plan.path) return foreign('documents/own-plan', `it changed ${path}, by which its own work is judged`);
    if (isPlanDocument(file))
      return foreign('documents/plan', `it changed, added or deleted ${file}, a plan, and does not name it`);
    if (!path.startsWith('.planning/') || ownersOf(file, run).includes(plan.id) || isNamed(plan, file, prefix))
      continue;
    if (path === '.planning/config.json')
      return foreign('documents/config', 'it changed .planning/config.json, which configures every run');
    const [, folder = ''] = /^\.planning\/phases\/([^/]+)\//.exec(path) ?? [];
    if (folder === '') continue;
    if (/summary\.md$/i.test(path))
      return foreign('documents/other-summary', `it wrote ${path}, which is not its own summary`);
    const key = keyOf(folder);
    if (!folders.includes(folder) && known.includes(key))
      return foreign('documents/second-folder', `it made .planning/phases/${folder}, a second folder of phase ${key}`);
  }
  return null;
}

/** Deleted files that other plans promise and this plan does not name. */
function othersPromises(
  plan: Plan,
  changed: readonly string[],
  gone: ReadonlySet<string>,
  { schedule, workspace: { prefix } }: PhaseContext,
): ForeignChange | null {
  for (const path of changed.filter((each) => gone.has(each) && !isNamed(plan, each, prefix)))
    for (const { plan: other } of schedule.plans)
      if (other.id !== plan.id && promisedPaths(other, prefix).names(path))
        return foreign(
          'documents/promised-by-other',
          `it deleted ${path}, which plan ${other.id} promises and which its own files_modified does not name`,
        );
  return null;
}

function foreign(rule: RuleId, message: string): ForeignChange {
  return { rule, message };
}
