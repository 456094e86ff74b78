import { posix } from 'node:path';
import type { Phase } from '../../plan/phase/phase.ts';
import { phaseKey, phaseNumber } from '../../plan/phase/phase-id.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { isPlanDocument, summaryNames } from '../../plan/phase/plan-file.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { inTree, isNamed, promisedPaths } from './declared.ts';

/**
 * Changes that belong to other plans, as a sentence, or null: of the files that work changed, those of them that are gone,
 * and the names of the phases' folders before it.
 */
export function foreignChange(
  plan: Plan,
  changed: readonly string[],
  gone: ReadonlySet<string>,
  folders: readonly string[],
  run: PhaseContext,
): string | null {
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

function othersDocuments(
  plan: Plan,
  changed: readonly string[],
  { schedule, phase, workspace: { prefix } }: PhaseContext,
): string | null {
  const all = new Set(changed);
  for (const { plan: other } of schedule.plans) {
    if (other.id === plan.id) continue;
    const touched = documentsOf(other, phase).find((path) => all.has(`${prefix}${path}`));
    if (touched !== undefined) return `it changed ${touched}, which belongs to plan ${other.id}; restore it`;
  }
  return null;
}

/** The plan and its summary, which may be named after the file, the id or the number alone. */
function documentsOf({ path, summaryPath, id }: Plan, phase: Phase): string[] {
  const { dir } = phase;
  const names = summaryNamesIn(phase)(path.slice(dir.length + 1));
  return [path, summaryPath, `${posix.dirname(path)}/${id}-SUMMARY.md`, ...names.map((name) => `${dir}/${name}`)];
}

/** Cached by phase: each of a thousand plans asks for those of all others. */
const summaryNamesOf = new WeakMap<Phase, (file: string) => string[]>();

function summaryNamesIn(phase: Phase): (file: string) => string[] {
  const known = summaryNamesOf.get(phase);
  if (known !== undefined) return known;
  const names = summaryNames(phase.plans.map(({ path }) => path.slice(phase.dir.length + 1)));
  summaryNamesOf.set(phase, names);
  return names;
}

/** Files that say how other phases stand, or how all are run: a plan may write them only if it names them. */
function planning(
  plan: Plan,
  changed: readonly string[],
  folders: readonly string[],
  { workspace: { prefix }, phase }: PhaseContext,
): string | null {
  const own = new Set(documentsOf(plan, phase).map((path) => inTree(prefix, path)));
  const keyOf = (folder: string) => phaseKey(phaseNumber(folder) ?? folder);
  const known = folders.map(keyOf);
  for (const file of changed) {
    const path = file.startsWith(prefix) ? file.slice(prefix.length) : '';
    if (path === plan.path) return `it changed ${path}, by which its own work is judged; restore it`;
    if (isPlanDocument(file))
      return `it changed, added or deleted ${file}, a plan, and does not name it in files_modified; restore it, or name it there`;
    if (!path.startsWith('.planning/') || own.has(file) || isNamed(plan, file, prefix)) continue;
    if (path === '.planning/config.json')
      return 'it changed .planning/config.json, which configures every run; restore it, or name it in files_modified';
    const [, folder = ''] = /^\.planning\/phases\/([^/]+)\//.exec(path) ?? [];
    if (folder === '') continue;
    if (/summary\.md$/i.test(path)) return `it wrote ${path}, which is not its own summary; remove it`;
    const key = keyOf(folder);
    if (!folders.includes(folder) && known.includes(key))
      return `it made .planning/phases/${folder}, a second folder of phase ${key}; move what it holds to the first`;
  }
  return null;
}

/** Deleted files that other plans promise and this plan does not name. */
function othersPromises(
  plan: Plan,
  changed: readonly string[],
  gone: ReadonlySet<string>,
  { schedule, workspace: { prefix } }: PhaseContext,
): string | null {
  for (const { plan: other } of schedule.plans) {
    if (other.id === plan.id) continue;
    const promised = promisedPaths(other, prefix);
    const deleted = changed.find((path) => gone.has(path) && promised.names(path) && !isNamed(plan, path, prefix));
    if (deleted !== undefined)
      return `it deleted ${deleted}, which plan ${other.id} promises and which its own files_modified does not name; restore it, or name it there`;
  }
  return null;
}
