import { countedNextPhase, type NextPhase } from '../../signal/next-phase.ts';
import { maskText } from './markup.ts';
import { compareNatural, getPhaseKey, orderPhases } from './phase-id.ts';
import { getPlanNumber, planIdFromPath } from './plan-file.ts';

/** Content of ROADMAP.md. It is only a hint; plan files and summaries on disk decide. */
export interface Roadmap {
  readonly phases: readonly RoadmapPhase[];
  readonly plans: readonly RoadmapPlan[];
}

export interface RoadmapPhase {
  id: string;
  name: string;
  checked: boolean | null;
  /** Phase keys from `**Depends on**`, or null if it is missing. */
  dependsOn: string[] | null;
  /** From `**Plans:** 3 plans` or the progress table, or null. */
  planCount: number | null;
  /** Line of `**Plans**:`, starting at 1; null if missing or archived. */
  plansLine: number | null;
  /** True if its plan list still has an open TBD box. */
  isUnplanned: boolean;
  /** True if it appears only in `<details>`, where finished milestones are kept. */
  archived: boolean;
  line: number;
}

export interface RoadmapPlan {
  /** Normalized plan id: `01-02`, also for `01-PLAN-02.md`. */
  id: string;
  phase: string | null;
  checked: boolean;
  archived: boolean;
  line: number;
}

/** A hundred times the longest known ROADMAP; anything beyond isn't read. */
const maxPhases = 5_000;

/** Sorts phase lists by lowest number, because milestones often appear newest first. */
export function parseRoadmap(text: string): Roadmap {
  if (lastRead?.text !== text) lastRead = { text, roadmap: readLines(text) };
  return lastRead.roadmap;
}

/** Cached, because finishing a plan reads the same text several times. */
let lastRead: { readonly text: string; readonly roadmap: Roadmap } | null = null;

function readLines(text: string): Roadmap {
  const lists: RoadmapPhase[][] = [];
  const headings: RoadmapPhase[] = [];
  const plans: RoadmapPlan[] = [];
  let list: RoadmapPhase[] | null = null;
  let currentPhase: { phase: string; level: number } | null = null;
  let archived = false;
  const countsByPhase = new Map<string, number>();
  for (const [at, line] of maskText(text).split(/\r?\n/).entries()) {
    if (headings.length >= maxPhases) break;
    const heading = parsePhaseHeading(line);
    const level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
    const [, closingSlash] = /^\s*<(\/?)details/i.exec(line) ?? [];
    if (closingSlash !== undefined) archived = closingSlash === '';
    if (level > 0 || closingSlash !== undefined) list = null;
    const defaults = { dependsOn: null, planCount: null, plansLine: null, isUnplanned: false, archived, line: at + 1 };
    if (heading) {
      currentPhase = { phase: getPhaseKey(heading.id), level };
      headings.push({ ...heading, checked: null, ...defaults });
      continue;
    }
    // A nested heading such as "### Plans" doesn't end the phase.
    if (level > 0 && level <= 3 && level <= (currentPhase?.level ?? 6)) currentPhase = null;
    const dependencies = parseDependencies(line);
    const lastHeading = headings.at(-1);
    if (dependencies !== null && currentPhase !== null && lastHeading?.dependsOn === null)
      lastHeading.dependsOn = dependencies;
    if (currentPhase !== null && lastHeading?.planCount === null) lastHeading.planCount = parseHeadingPlanCount(line);
    if (currentPhase !== null && !archived && lastHeading?.plansLine === null && plansFieldPattern.test(line))
      lastHeading.plansLine = at + 1;
    const row = archived ? null : parseRowPlanCount(line);
    if (row !== null) countsByPhase.set(row.phase, row.count);
    const box = parseCheckbox(line);
    if (!box) continue;
    const phase = parsePhase(box.subject);
    const plan = parsePlanId(box.subject);
    if (currentPhase !== null && lastHeading !== undefined && !box.checked && toBePlannedPattern.test(box.subject))
      lastHeading.isUnplanned = true;
    if (phase) {
      if (list === null) {
        list = [];
        lists.push(list);
      }
      if (list.length < maxPhases) list.push({ ...phase, checked: box.checked, ...defaults });
    } else if (plan !== null)
      plans.push({ id: plan, phase: currentPhase?.phase ?? null, checked: box.checked, archived, line: at + 1 });
  }
  const phases = sortPhases(lists, headings).map((phase) => ({
    ...phase,
    planCount: phase.planCount ?? countsByPhase.get(getPhaseKey(phase.id)) ?? null,
  }));
  return { phases, plans };
}

/** Matches `- [ ] TBD (run /gsd:plan-phase 3 to break down)`, which GSD writes for new phases. */
const toBePlannedPattern = /^(?:plans?:? )?(?:TBD|TBC|to be (?:determined|defined|decided|planned))(?![\w-])/i;

export interface PhaseProgress {
  readonly isPlanned: boolean;
  readonly isDone: boolean;
}

/**
 * Returns the first later phase that isn't done (seeds/000, 003). Uses the ROADMAP if it names this phase,
 * otherwise the directories, and finally counts up.
 */
export function findNextPhase(
  roadmap: Roadmap | null,
  phaseDirs: readonly { id: string }[],
  phaseId: string,
  getProgress: (id: string) => PhaseProgress,
): NextPhase {
  const roadmapIds = (roadmap?.phases ?? []).map(({ id }) => id);
  const isHere = (id: string) => getPhaseKey(id) === getPhaseKey(phaseId);
  const isNamed = roadmapIds.some(isHere);
  const directories = phaseDirs.map(({ id }) => id).sort(compareNatural);
  const order = orderPhases(roadmapIds, isNamed ? [] : [...directories, phaseId]).filter((id) => !isBacklog(id));
  const at = order.findIndex(isHere);
  const later = (at < 0 ? [] : order.slice(at + 1))
    .filter((id) => !isHere(id))
    .map((next) => directories.find((id) => getPhaseKey(id) === getPhaseKey(next)) ?? next);
  const nextOpen = later.find((id) => !getProgress(id).isDone);
  if (nextOpen !== undefined)
    return { nextPhase: nextOpen, nextPhaseStatus: getProgress(nextOpen).isPlanned ? 'planned' : 'unplanned' };
  if (later.length > 0) return { nextPhase: null, nextPhaseStatus: 'done' };
  return isNamed ? { nextPhase: null, nextPhaseStatus: 'last' } : countedNextPhase(phaseId);
}

/** Ticks a plan's checkboxes and changes nothing else. Pass `phase` if ids are bare numbers (`02-PLAN.md`). */
export function tickPlan(text: string, planId: string, phase?: string): string {
  return tickBoxes(
    text,
    listPlansUnder(text, phase).filter(({ id }) => isSamePlan(id, planId)),
  );
}

export function listUnticked(text: string, planIds: readonly string[], phase: string): string[] {
  const openBoxes = listPlansUnder(text, phase).filter(({ checked }) => !checked);
  return planIds.filter((id) => openBoxes.some((plan) => isSamePlan(plan.id, id)));
}

function listPlansUnder(text: string, phase?: string): RoadmapPlan[] {
  const { plans } = parseRoadmap(text);
  return plans.filter((plan) => phase === undefined || plan.phase === null || plan.phase === getPhaseKey(phase));
}

export function tickPhase(text: string, phaseId: string): string {
  const { phases } = parseRoadmap(text);
  return tickBoxes(
    text,
    phases.filter(({ id, checked }) => checked !== null && getPhaseKey(id) === getPhaseKey(phaseId)),
  );
}

function tickBoxes(text: string, boxes: readonly { line: number }[]): string {
  const lines = text.split('\n');
  for (const { line } of boxes) {
    const before = lines[line - 1] ?? '';
    if (!/\[[xX]\]/.test(before)) lines[line - 1] = before.replace('[ ]', '[x]');
  }
  return lines.join('\n');
}

function parseCheckbox(line: string): { checked: boolean; subject: string } | null {
  const [, mark, remainder = ''] = /^\s*(?:[-*+]|\d+[.)])\s+\[([ xX])\]\s+(.*)$/.exec(line) ?? [];
  // Struck-out entries were withdrawn.
  if (/^~~.+~~/.test(remainder)) return null;
  return mark === undefined ? null : { checked: mark !== ' ', subject: remainder.replace(/^[*_`~[(]+/, '').trim() };
}

const phaseName =
  /^(?:[^\w\s]+\s*)?Phase\s+((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)(?![\w.]*-\d)\s*(?:[:—–.-]\s*)?(.*)$/i;

function parsePhase(subject: string): { id: string; name: string } | null {
  const [, id, remainder = ''] = phaseName.exec(subject) ?? [];
  return id === undefined ? null : { id, name: extractName(remainder) };
}

function parsePhaseHeading(line: string): { id: string; name: string } | null {
  const [, title] = /^#{2,5}\s+(?:\[[ xX]\]\s+)?(.*)$/.exec(line) ?? [];
  return title === undefined ? null : parsePhase(title.replace(/^[*_`]+/, ''));
}

/** Reduces `Foundation** - Project scaffolding` and `Foundation (4/4 plans) — completed` to "Foundation". */
function extractName(remainder: string): string {
  const end = remainder.search(/\*\*|__| [-–—(]/);
  return (end < 0 ? remainder : remainder.slice(0, end)).trim();
}

/** Reads `01-02-PLAN.md — text`, `01-02: text`, `**01-02** text`, `12-PLAN-01.md` and `Plan 01-02: text`. */
function parsePlanId(subject: string): string | null {
  const [, token = ''] = /^(?:Plan\s+)?([^\s:*`\])|]+)/i.exec(subject) ?? [];
  if (/\.md$/i.test(token)) return /plan/i.test(token) ? planIdFromPath(token.slice(token.lastIndexOf('/') + 1)) : null;
  return /^(?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*-\d+[A-Za-z]?$/.test(token) || /-PLAN$/.test(token)
    ? planIdFromPath(token)
    : null;
}

/** Compares normalized ids: `4.1-01` equals `04.1-01`, and `01-02` equals `01-02-slug`. */
export function isSamePlan(a: string, b: string): boolean {
  const [left, right] = [getPlanNumber(a), getPlanNumber(b)];
  if (left === null || right === null) return a.toLowerCase() === b.toLowerCase();
  return left.phase === right.phase && left.plan === right.plan;
}

function sortPhases(lists: RoadmapPhase[][], headings: RoadmapPhase[]): RoadmapPhase[] {
  const keys = (list: readonly RoadmapPhase[]) => list.map(({ id }) => getPhaseKey(id));
  const lowest = (list: readonly RoadmapPhase[]) => keys(list).sort(compareNatural)[0] ?? '';
  const listed = lists.sort((a, b) => compareNatural(lowest(a), lowest(b))).flat();
  const phases = new Map<string, RoadmapPhase>();
  for (const phase of listed.length > 0 ? listed : headings)
    if (!phases.has(getPhaseKey(phase.id))) phases.set(getPhaseKey(phase.id), phase);
  const order = orderPhases([...phases.keys()], keys(headings));
  for (const phase of headings)
    phases.set(getPhaseKey(phase.id), mergeHeading(phases.get(getPhaseKey(phase.id)) ?? phase, phase));
  return order.flatMap((key) => phases.get(key) ?? []);
}

function mergeHeading(listed: RoadmapPhase, heading: RoadmapPhase): RoadmapPhase {
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

/** Reads `**Depends on**: Phase 2, Phase 3.1` and `**Depends on:** Nothing (first phase)`. */
function parseDependencies(line: string): string[] | null {
  const [, dependencyText] = /^\s*(?:[-*+]\s+)?[*_]*Depends on[*_]*:[*_]*\s*(.*)$/i.exec(line) ?? [];
  if (dependencyText === undefined) return null;
  return [...dependencyText.matchAll(/(?<![\w.])(?:[A-Za-z]{1,6}-)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w])/g)].map(
    ([, id = '']) => getPhaseKey(id),
  );
}

/** Start of GSD's progress line, such as `**Plans**: 2/3 plans executed`. */
export const plansFieldPattern = /^[ \t]*(?:[-*+] )?\*\*Plans(?::\*\*|\*\*:)[ \t]*/;

/** Reads `**Plans:** 3 plans` and `**Plans**: 2/3 plans executed`, ignoring estimates. */
function parseHeadingPlanCount(line: string): number | null {
  if (/~|\b(?:est|approx|about|up to|tbd)/i.test(line)) return null;
  const [, count] = /^\s*[*_]*Plans[*_]*:[*_]*\s*(?:\d{1,4}\s*\/\s*)?(\d{1,4})\s+plans?\b/i.exec(line) ?? [];
  return count === undefined ? null : Number(count);
}

/** Reads `| 1. Foundation | 0/3 | Not started |` from the progress table, with an optional milestone column. */
function parseRowPlanCount(line: string): { phase: string; count: number } | null {
  const [, id, count] =
    /^\|\s*(?:Phase )?(\d+(?:\.\d+)*)[.:]?\s[^|]*\|(?:\s*v[\d.]+\s*\|)?\s*\d{1,4}\s*\/\s*(\d{1,4})\s*\|/i.exec(line) ??
    [];
  return id === undefined ? null : { phase: getPhaseKey(id), count: Number(count) };
}

/** Upstream parks ideas in phases 999.1, 999.2, …, which run only on request. */
function isBacklog(id: string): boolean {
  return Number.parseInt(getPhaseKey(id), 10) >= 999;
}
