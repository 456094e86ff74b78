import { posix } from 'node:path';
import type { Phase } from '../../plan/phase/phase.ts';
import { getPhaseKey, getPhaseNumber } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { createSummaryNamer, isPlanDocument } from '../../plan/phase/plan-file.ts';
import type { Schedule } from '../../plan/schedule/schedule.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { isNamed, promisedPaths } from '../candidate/declared.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';
import type { RuleId } from '../rules/rule-book.ts';

interface ChangedDocuments {
  readonly changed: readonly string[];
  readonly gone: ReadonlySet<string>;
  /** Names of the phase folders before the work. */
  readonly folders: readonly string[];
}

/** Finds the first change that belongs to another plan or to the state of the phases. */
export function externalChange(plan: Plan, { changed, gone, folders }: ChangedDocuments, run: PhaseContext): Finding[] {
  const { prefix } = run.workspace;
  const namedPlans = listChangedPlans(plan, changed, prefix);
  const otherChanges = changed.filter((path) => !namedPlans.includes(path));
  for (const findProblem of [checkOwner, (file: string) => checkPlanningFile(plan, file, folders, run), checkPromises])
    for (const file of otherChanges) {
      const problem = findProblem(file);
      if (problem !== null) return makeFindings(problem[0], plan.id, [`it ${problem[1]}`]);
    }
  return [];

  function checkOwner(file: string): ForbiddenChange | null {
    const other = listOwners(file, run).find((id) => id !== plan.id);
    return other === undefined
      ? null
      : ['documents/other-plan', `changed ${file.slice(prefix.length)}, which belongs to plan ${other}`];
  }

  function checkPromises(file: string): ForbiddenChange | null {
    if (!gone.has(file) || isNamed(plan, file, prefix)) return null;
    const others = run.schedule.plans.map((scheduledPlan) => scheduledPlan.plan).filter(({ id }) => id !== plan.id);
    const other = others.find((each) => promisedPaths(each, prefix).names(file));
    const message = `deleted ${file}, which plan ${other?.id} promises and which its own files_modified does not name`;
    return other === undefined ? null : ['documents/promised-by-other', message];
  }
}

type ForbiddenChange = readonly [RuleId, string];

/** Lists changed plans that the plan names, possibly itself: a person decides whether to accept them. */
export function listChangedPlans(plan: Plan, changed: readonly string[], prefix: string): string[] {
  return changed.filter((path) => isPlanDocument(path) && isNamed(plan, path, prefix));
}

/**
 * Checks files that record the state of other phases or configure all runs: a plan may write them only if it names
 * them.
 */
function checkPlanningFile(
  plan: Plan,
  file: string,
  folders: readonly string[],
  run: PhaseContext,
): ForbiddenChange | null {
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
  const getKey = (name: string) => getPhaseKey(getPhaseNumber(name) ?? name);
  const isSecond = !folders.includes(folder) && folders.map(getKey).includes(getKey(folder));
  const message = `made .planning/phases/${folder}, a second folder of phase ${getKey(folder)}`;
  return isSecond ? ['documents/second-folder', message] : null;
}

/** Returns the ids of the plans that own a document: the plan file itself, or its summary under any accepted name. */
export function listOwners(file: string, { schedule, phase, workspace: { prefix } }: PhaseContext): readonly string[] {
  const owners = ownersBySchedule.get(schedule) ?? documentOwners(schedule, phase);
  ownersBySchedule.set(schedule, owners);
  return (file.startsWith(prefix) && owners.get(file.slice(prefix.length))) || [];
}

/** Cached because each plan of a large phase asks for the documents of all others. */
const ownersBySchedule = new WeakMap<Schedule, ReadonlyMap<string, readonly string[]>>();

function documentOwners({ plans }: Schedule, phase: Phase): Map<string, string[]> {
  const { dir } = phase;
  const stripFolder = (path: string) => path.slice(dir.length + 1);
  const listNames = createSummaryNamer(phase.plans.map(({ path }) => stripFolder(path)));
  const owners = new Map<string, string[]>();
  for (const { plan } of plans) {
    const { id, path, summaryPath } = plan;
    const names = listNames(stripFolder(path)).map((name) => `${dir}/${name}`);
    const documents = new Set([path, summaryPath, `${posix.dirname(path)}/${id}-SUMMARY.md`, ...names]);
    for (const document of documents) owners.set(document, [...(owners.get(document) ?? []), id]);
  }
  return owners;
}
