import { posix } from 'node:path';
import type { Phase } from '../../plan/phase/phase.ts';
import { phaseKey, phaseNumber } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { createSummaryNamer, isPlanDocument } from '../../plan/phase/plan-file.ts';
import type { Schedule } from '../../plan/schedule/schedule.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { isNamed, promisedPaths } from '../candidate/declared.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

/** Files that the work of a plan changed. Paths are as git names them. */
interface ChangedDocuments {
  readonly changed: readonly string[];
  /** Those of them that are gone. */
  readonly gone: ReadonlySet<string>;
  /** The names of the phases' folders before it. */
  readonly folders: readonly string[];
}

/** The first change that belongs to other plans, or says how they stand; none where there is no such change. */
export function externalChange(plan: Plan, { changed, gone, folders }: ChangedDocuments, run: PhaseContext): Finding[] {
  const { prefix } = run.workspace;
  const requested = changedPlans(plan, changed, prefix);
  const rest = changed.filter((path) => !requested.includes(path));
  for (const answer of [othersDocument, (file: string) => planningFile(plan, file, folders, run), othersPromise])
    for (const file of rest) {
      const matches = answer(file);
      if (matches !== null) return makeFindings(matches[0], plan.id, [`it ${matches[1]}`]);
    }
  return [];

  function othersDocument(file: string): External | null {
    const other = listOwners(file, run).find((id) => id !== plan.id);
    return other === undefined
      ? null
      : ['documents/other-plan', `changed ${file.slice(prefix.length)}, which belongs to plan ${other}`];
  }

  /** Deleted files that other plans promise and this plan does not name. */
  function othersPromise(file: string): External | null {
    if (!gone.has(file) || isNamed(plan, file, prefix)) return null;
    const others = run.schedule.plans.map((scheduledPlan) => scheduledPlan.plan).filter(({ id }) => id !== plan.id);
    const other = others.find((each) => promisedPaths(each, prefix).names(file));
    const message = `deleted ${file}, which plan ${other?.id} promises and which its own files_modified does not name`;
    return other === undefined ? null : ['documents/promised-by-other', message];
  }
}

/** A change that is not for the plan to make, by its rule and what it did. */
type External = readonly [RuleId, string];

/** Changed plans that the plan names, perhaps itself: a person decides whether to take them. */
export function changedPlans(plan: Plan, changed: readonly string[], prefix: string): string[] {
  return changed.filter((path) => isPlanDocument(path) && isNamed(plan, path, prefix));
}

/** Files that say how other phases stand, or how all are run: a plan may write them only if it names them. */
function planningFile(plan: Plan, file: string, folders: readonly string[], run: PhaseContext): External | null {
  const { prefix } = run.workspace;
  const path = file.startsWith(prefix) ? file.slice(prefix.length) : '';
  if (path === plan.path) return ['documents/own-plan', `changed ${path}, by which its own work is judged`];
  if (isPlanDocument(file))
    return ['documents/plan', `changed, added or deleted ${file}, a plan, and does not name it`];
  if (!path.startsWith('.planning/') || listOwners(file, run).includes(plan.id) || isNamed(plan, file, prefix))
    return null;
  if (path === '.planning/config.json')
    return ['documents/config', 'changed .planning/config.json, which configures every run'];
  const [, folder = ''] = /^\.planning\/phases\/([^/]+)\//.exec(path) ?? [];
  if (folder === '') return null;
  if (/summary\.md$/i.test(path)) return ['documents/other-summary', `wrote ${path}, which is not its own summary`];
  const keyOf = (name: string) => phaseKey(phaseNumber(name) ?? name);
  const isSecond = !folders.includes(folder) && folders.map(keyOf).includes(keyOf(folder));
  const message = `made .planning/phases/${folder}, a second folder of phase ${keyOf(folder)}`;
  return isSecond ? ['documents/second-folder', message] : null;
}

/** Plans, by id, to which a document belongs: the plan itself, or its summary, after the file, the id or the number alone. */
export function listOwners(file: string, { schedule, phase, workspace: { prefix } }: PhaseContext): readonly string[] {
  const owners = ownersBySchedule.get(schedule) ?? documentOwners(schedule, phase);
  ownersBySchedule.set(schedule, owners);
  return (file.startsWith(prefix) && owners.get(file.slice(prefix.length))) || [];
}

/** Each of a thousand plans asks for the documents of all others. */
const ownersBySchedule = new WeakMap<Schedule, ReadonlyMap<string, readonly string[]>>();

function documentOwners({ plans }: Schedule, phase: Phase): Map<string, string[]> {
  const { dir } = phase;
  const inPhase = (path: string) => path.slice(dir.length + 1);
  const namesOf = createSummaryNamer(phase.plans.map(({ path }) => inPhase(path)));
  const owners = new Map<string, string[]>();
  for (const { plan } of plans) {
    const { id, path, summaryPath } = plan;
    const names = namesOf(inPhase(path)).map((name) => `${dir}/${name}`);
    const documents = new Set([path, summaryPath, `${posix.dirname(path)}/${id}-SUMMARY.md`, ...names]);
    for (const document of documents) owners.set(document, [...(owners.get(document) ?? []), id]);
  }
  return owners;
}
