import { countedNextPhase, type NextPhase } from '../../signal/next-phase.ts';
import { maskText } from './markup.ts';
import { compareNatural, orderPhases, phaseKey } from './phase-id.ts';
import { planIdFromPath, planNumber } from './plan-file.ts';

/** Content of a ROADMAP. It is a hint written by many hands: plan files and summaries on disk are the truth. */
export interface Roadmap {
  readonly phases: readonly RoadmapPhase[];
  /** Every checkbox that names a plan, in the order written. */
  readonly plans: readonly RoadmapPlan[];
}

export interface RoadmapPhase {
  id: string;
  name: string;
  /** Null when no checkbox names the phase. */
  checked: boolean | null;
  /** Keys of the phases that its `**Depends on**` names; null where it says nothing of that. */
  dependsOn: string[] | null;
  /** From `**Plans:** 3 plans`, or else from the table of progress; null where neither says it. */
  planCount: number | null;
  /** Line of its `**Plans**:`, from 1; null for none, and in a folded `<details>`. */
  plansLine: number | null;
  /** Its list of plans still has an open box that says TBD. */
  isUnplanned: boolean;
  /** Stands only in a folded `<details>`, where finished milestones are kept. */
  archived: boolean;
  line: number;
}

export interface RoadmapPlan {
  /** As a plan id: `01-02`, also for `01-PLAN-02.md` and `**01-02-PLAN.md**`. */
  id: string;
  /** Key of the phase under whose heading it stands, or null. */
  phase: string | null;
  checked: boolean;
  archived: boolean;
  line: number;
}

/** A hundred times the phases of the longest ROADMAP met; what stands below is not read. */
const maxPhases = 5_000;

/** Reads phases and boxes in all spellings. Lists are sorted by lowest number: milestones often stand newest first. */
export function parseRoadmap(text: string): Roadmap {
  if (lastRead?.text !== text) lastRead = { text, roadmap: readLines(text) };
  return lastRead.roadmap;
}

/** Each plan's end ticks a box, counts plans and moves STATE.md by the same text. */
let lastRead: { readonly text: string; readonly roadmap: Roadmap } | null = null;

function readLines(text: string): Roadmap {
  const lists: RoadmapPhase[][] = [];
  const headings: RoadmapPhase[] = [];
  const plans: RoadmapPlan[] = [];
  let list: RoadmapPhase[] | null = null;
  let under: { phase: string; level: number } | null = null;
  let archived = false;
  const counted = new Map<string, number>();
  for (const [at, line] of maskText(text).split(/\r?\n/).entries()) {
    if (headings.length >= maxPhases) break;
    const heading = phaseHeading(line);
    const level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
    const [, closing] = /^\s*<(\/?)details/i.exec(line) ?? [];
    if (closing !== undefined) archived = closing === '';
    if (level > 0 || closing !== undefined) list = null;
    const unsaid = { dependsOn: null, planCount: null, plansLine: null, isUnplanned: false, archived, line: at + 1 };
    if (heading) {
      under = { phase: phaseKey(heading.id), level };
      headings.push({ ...heading, checked: null, ...unsaid });
      continue;
    }
    // A heading inside a phase, such as "### Plans", does not end it.
    if (level > 0 && level <= 3 && level <= (under?.level ?? 6)) under = null;
    const needed = dependencyIds(line);
    const about = headings.at(-1);
    if (needed !== null && under !== null && about?.dependsOn === null) about.dependsOn = needed;
    if (under !== null && about?.planCount === null) about.planCount = headingPlanCount(line);
    if (under !== null && !archived && about?.plansLine === null && plansField.test(line)) about.plansLine = at + 1;
    const row = archived ? null : rowPlanCount(line);
    if (row !== null) counted.set(row.phase, row.count);
    const box = parseCheckbox(line);
    if (!box) continue;
    const phase = namedPhase(box.subject);
    const plan = namedPlan(box.subject);
    if (under !== null && about !== undefined && !box.checked && toBePlanned.test(box.subject))
      about.isUnplanned = true;
    if (phase) {
      if (list === null) {
        list = [];
        lists.push(list);
      }
      if (list.length < maxPhases) list.push({ ...phase, checked: box.checked, ...unsaid });
    } else if (plan !== null)
      plans.push({ id: plan, phase: under?.phase ?? null, checked: box.checked, archived, line: at + 1 });
  }
  const phases = phasesInOrder(lists, headings).map((phase) => ({
    ...phase,
    planCount: phase.planCount ?? counted.get(phaseKey(phase.id)) ?? null,
  }));
  return { phases, plans };
}

/** `- [ ] TBD (run /gsd:plan-phase 3 to break down)`, as GSD writes it for a new phase. */
const toBePlanned = /^(?:plans?:? )?(?:TBD|TBC|to be (?:determined|defined|decided|planned))(?![\w-])/i;

export interface PhaseProgress {
  readonly isPlanned: boolean;
  readonly isDone: boolean;
}

/**
 * The first later phase that is not done, planned or not (seeds/000, 003): by the ROADMAP if it names this phase,
 * else by directory, and counted where neither goes on.
 */
export function phaseAfter(
  roadmap: Roadmap | null,
  phaseDirs: readonly { id: string }[],
  phaseId: string,
  progressOf: (id: string) => PhaseProgress,
): NextPhase {
  const named = (roadmap?.phases ?? []).map(({ id }) => id);
  const isHere = (id: string) => phaseKey(id) === phaseKey(phaseId);
  const isNamed = named.some(isHere);
  const directories = phaseDirs.map(({ id }) => id).sort(compareNatural);
  const order = orderPhases(named, isNamed ? [] : [...directories, phaseId]).filter((id) => !isBacklog(id));
  const at = order.findIndex(isHere);
  const later = (at < 0 ? [] : order.slice(at + 1))
    .filter((id) => !isHere(id))
    .map((next) => directories.find((id) => phaseKey(id) === phaseKey(next)) ?? next);
  const open = later.find((id) => !progressOf(id).isDone);
  if (open !== undefined)
    return { nextPhase: open, nextPhaseStatus: progressOf(open).isPlanned ? 'planned' : 'unplanned' };
  if (later.length > 0) return { nextPhase: null, nextPhaseStatus: 'done' };
  return isNamed ? { nextPhase: null, nextPhaseStatus: 'last' } : countedNextPhase(phaseId);
}

/** Ticks a plan's checkboxes; every other byte stays. `phase` is needed where ids are bare numbers (`02-PLAN.md`). */
export function tickPlan(text: string, planId: string, phase?: string): string {
  return withTicks(
    text,
    plansUnder(text, phase).filter(({ id }) => samePlan(id, planId)),
  );
}

export function listUnticked(text: string, planIds: readonly string[], phase: string): string[] {
  const open = plansUnder(text, phase).filter(({ checked }) => !checked);
  return planIds.filter((id) => open.some((plan) => samePlan(plan.id, id)));
}

function plansUnder(text: string, phase?: string): RoadmapPlan[] {
  const { plans } = parseRoadmap(text);
  return plans.filter((plan) => phase === undefined || plan.phase === null || plan.phase === phaseKey(phase));
}

export function tickPhase(text: string, phaseId: string): string {
  const { phases } = parseRoadmap(text);
  return withTicks(
    text,
    phases.filter(({ id, checked }) => checked !== null && phaseKey(id) === phaseKey(phaseId)),
  );
}

function withTicks(text: string, boxes: readonly { line: number }[]): string {
  const lines = text.split('\n');
  for (const { line } of boxes) {
    const before = lines[line - 1] ?? '';
    if (!/\[[xX]\]/.test(before)) lines[line - 1] = before.replace('[ ]', '[x]');
  }
  return lines.join('\n');
}

function parseCheckbox(line: string): { checked: boolean; subject: string } | null {
  const [, mark, rest = ''] = /^\s*(?:[-*+]|\d+[.)])\s+\[([ xX])\]\s+(.*)$/.exec(line) ?? [];
  // A struck-out entry was withdrawn.
  if (/^~~.+~~/.test(rest)) return null;
  return mark === undefined ? null : { checked: mark !== ' ', subject: rest.replace(/^[*_`~[(]+/, '').trim() };
}

const phaseName =
  /^(?:[^\w\s]+\s*)?Phase\s+((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)(?![\w.]*-\d)\s*(?:[:—–.-]\s*)?(.*)$/i;

function namedPhase(subject: string): { id: string; name: string } | null {
  const [, id, rest = ''] = phaseName.exec(subject) ?? [];
  return id === undefined ? null : { id, name: plainName(rest) };
}

function phaseHeading(line: string): { id: string; name: string } | null {
  const [, title] = /^#{2,5}\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line) ?? [];
  return title === undefined ? null : namedPhase(title.replace(/^[*_`]+/, ''));
}

/** `Foundation** - Project scaffolding` and `Foundation (4/4 plans) — completed` are "Foundation". */
function plainName(rest: string): string {
  const end = rest.search(/\*\*|__| [-–—(]/);
  return (end < 0 ? rest : rest.slice(0, end)).trim();
}

/** `01-02-PLAN.md — text`, `01-02: text`, `**01-02** text`, `12-PLAN-01.md`, `Plan 01-02: text`. */
function namedPlan(subject: string): string | null {
  const [, token = ''] = /^(?:Plan\s+)?([^\s:*`\])|]+)/i.exec(subject) ?? [];
  if (/\.md$/i.test(token)) return /plan/i.test(token) ? planIdFromPath(token.slice(token.lastIndexOf('/') + 1)) : null;
  return /^(?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?$/.test(token) || /-PLAN$/.test(token)
    ? planIdFromPath(token)
    : null;
}

/** True for two spellings of one plan: `4.1-01` is `04.1-01`, and `01-02` is `01-02-slug`. */
export function samePlan(a: string, b: string): boolean {
  const [remaining, right] = [planNumber(a), planNumber(b)];
  if (remaining === null || right === null) return a.toLowerCase() === b.toLowerCase();
  return remaining.phase === right.phase && remaining.plan === right.plan;
}

function phasesInOrder(lists: RoadmapPhase[][], headings: RoadmapPhase[]): RoadmapPhase[] {
  const keys = (list: readonly RoadmapPhase[]) => list.map(({ id }) => phaseKey(id));
  const lowest = (list: readonly RoadmapPhase[]) => keys(list).sort(compareNatural)[0] ?? '';
  const listed = lists.sort((a, b) => compareNatural(lowest(a), lowest(b))).flat();
  const phases = new Map<string, RoadmapPhase>();
  for (const phase of listed.length > 0 ? listed : headings)
    if (!phases.has(phaseKey(phase.id))) phases.set(phaseKey(phase.id), phase);
  const order = orderPhases([...phases.keys()], keys(headings));
  for (const phase of headings)
    phases.set(phaseKey(phase.id), withHeading(phases.get(phaseKey(phase.id)) ?? phase, phase));
  return order.flatMap((key) => phases.get(key) ?? []);
}

function withHeading(listed: RoadmapPhase, heading: RoadmapPhase): RoadmapPhase {
  return {
    ...listed,
    name: listed.name || heading.name,
    dependsOn: listed.dependsOn ?? heading.dependsOn,
    planCount: listed.planCount ?? heading.planCount,
    plansLine: listed.plansLine ?? heading.plansLine,
    isUnplanned: listed.isUnplanned || heading.isUnplanned,
    archived: listed.archived && heading.archived,
  };
}

/** `**Depends on**: Phase 2, Phase 3.1` and `**Depends on:** Nothing (first phase)`. */
function dependencyIds(line: string): string[] | null {
  const [, named] = /^\s*(?:[-*+]\s+)?[*_]*Depends on[*_]*:[*_]*\s*(.*)$/i.exec(line) ?? [];
  if (named === undefined) return null;
  return [...named.matchAll(/(?<![\w.])(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w])/g)].map(([, id = '']) =>
    phaseKey(id),
  );
}

/** The beginning of a line such as `**Plans**: 2/3 plans executed`, as GSD writes it. */
export const plansField = /^[ \t]*(?:[-*+] )?\*\*Plans(?::\*\*|\*\*:)[ \t]*/;

/** `**Plans:** 3 plans` and `**Plans**: 2/3 plans executed`; an estimate is not counted. */
function headingPlanCount(line: string): number | null {
  if (/~|\b(?:est|approx|about|up to|tbd)/i.test(line)) return null;
  const [, count] = /^\s*[*_]*Plans[*_]*:[*_]*\s*(?:\d{1,4}\s*\/\s*)?(\d{1,4})\s+plans?\b/i.exec(line) ?? [];
  return count === undefined ? null : Number(count);
}

/** `| 1. Foundation | 0/3 | Not started |` of the table of progress, also with a column for the milestone. */
function rowPlanCount(line: string): { phase: string; count: number } | null {
  const [, id, count] =
    /^\|\s*(?:Phase )?(\d+(?:\.\d+)*)[.:]?\s[^|]*\|(?:\s*v[\d.]+\s*\|)?\s*\d{1,4}\s*\/\s*(\d{1,4})\s*\|/i.exec(line) ??
    [];
  return id === undefined ? null : { phase: phaseKey(id), count: Number(count) };
}

/** Upstream parks ideas in phases 999.1, 999.2, …: they run only when asked for. */
function isBacklog(id: string): boolean {
  return Number.parseInt(phaseKey(id), 10) >= 999;
}
