import { counted, elapsed } from '../../system/text/text.ts';
import { criticalPath, type PathStep, waitsOf } from './critical-path.ts';
import { beginOf, type Html, html } from './html.ts';
import type { AttemptStory, GateStory, PhaseStory, PlanStory } from './phase-story.ts';

const width = 1000;
const left = 130;
const right = width - 12;
const rowHeight = 28;
const barHeight = 16;
const thin = 4;
const mostRows = 300;
const gateRow = 'exit gate';

/**
 * When each plan waited, worked, was checked, repaired and tried again, as a picture, with the chain that fixed the end marked
 * in it and told below; null where nothing was attempted.
 */
export function timeline({ plans, run, gate }: PhaseStory): Html | null {
  const drawn = plans.filter(({ attempts }) => attempts.length > 0);
  if (run === null || drawn.length === 0) return null;
  const rows = drawn.slice(0, mostRows);
  const begin = Math.min(run.startedAt, ...drawn.flatMap(({ attempts }) => attempts.map((each) => each.startedAt)));
  const end = Math.max(
    begin + 1,
    ...drawn.flatMap(({ attempts }) => attempts.map(lastMoment)),
    ...gate.map(({ to }) => to),
  );
  const scale: Scale = (time) =>
    left + ((Math.min(Math.max(time, begin), end) - begin) / (end - begin)) * (right - left);
  const isGateDrawn = gate.length > 0 && drawn.length === rows.length;
  const height = (rows.length + (isGateDrawn ? 1 : 0)) * rowHeight + 30;
  const ticks = ticksOf(end - begin).map(
    (
      ms,
    ) => html`<line class="grid" x1="${x(scale(begin + ms))}" x2="${x(scale(begin + ms))}" y1="20" y2="${height}"/><text class="tick" x="${x(scale(begin + ms))}" y="14">${tickText(ms)}</text>
`,
  );
  const path = criticalPath({ plans: drawn, run });
  const waits = waitsOf({ plans: drawn, run });
  const readyAt = new Map(waits.map((each) => [each.attempt, each.readyAt]));
  const yOf = new Map(rows.map(({ id }, at) => [id, 28 + at * rowHeight]));
  const rest = drawn.length - rows.length;
  return html`<div class="scroll"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Attempts along the time of the run; the same stands in the cards below">
${ticks}${rows.map((plan) => rowOf(plan, yOf.get(plan.id) ?? 0, { begin, readyAt, scale }))}${
  isGateDrawn ? gateBars(gate, 28 + rows.length * rowHeight, scale) : null
}${pathMarks(path, yOf, scale)}</svg></div>
<p class="legend">${legend(drawn, gate)}<span class="named"><span class="key failed"></span>outline: failed</span> <span class="named"><span class="key path"></span>critical path</span></p>
${pathText(path, { gate, span: end - begin })}${rest > 0 ? html`<p>… and ${counted(rest, 'more plan')} that were attempted</p>` : null}`;
}

/** What is in the picture, and nothing else. */
function legend(plans: readonly PlanStory[], gate: readonly GateStory[]): Html[] {
  const stages = plans.flatMap(({ attempts }) => attempts.flatMap((each) => each.stages.map(({ kind }) => kind)));
  const used = new Set<string>(['waiting', 'queued', ...stages, ...(gate.length > 0 ? ['checking'] : [])]);
  return kinds
    .filter((kind) => used.has(kind))
    .map((kind) => html`<span class="named"><span class="key ${kind}"></span>${kind}</span> `);
}

/** `waiting` is for dependencies, `queued` for a place among the others or a job. */
const kinds = ['waiting', 'queued', 'preparing', 'set-up', 'agent', 'handoff', 'repair', 'checking', 'backoff'];

type Scale = (time: number) => number;

interface Axis {
  readonly begin: number;
  readonly readyAt: ReadonlyMap<AttemptStory, number>;
  readonly scale: Scale;
}

function rowOf({ id, attempts }: PlanStory, y: number, axis: Axis): Html {
  const bars = attempts.map((attempt, at) => {
    const before = attempts[at - 1];
    return html`${waitBars(id, attempt, before === undefined ? axis.begin : lastMoment(before), y, axis)}${attemptBars(id, attempt, y, axis.scale)}`;
  });
  return html`<text class="row" x="${left - 8}" y="${y + 12}">${beginOf(id, 16)}</text>${bars}
`;
}

/** What an attempt waited for before it began: first for what it needs, then for its turn. */
function waitBars(id: string, attempt: AttemptStory, from: number, y: number, { readyAt, scale }: Axis): Html | null {
  const start = attempt.startedAt;
  const ready = Math.min(Math.max(readyAt.get(attempt) ?? from, from), start);
  const named = (kind: string, span: { from: number; to: number }) =>
    span.to - span.from < 1
      ? null
      : bar(
          kind,
          span,
          y + 6,
          thin,
          scale,
          `${id} attempt ${attempt.attempt} ${kind}, ${elapsed(span.to - span.from)}`,
        );
  return html`${named('waiting', { from, to: ready })}${named('queued', { from: ready, to: start })}`;
}

function attemptBars(id: string, attempt: AttemptStory, y: number, scale: Scale): Html {
  const name = `${id} attempt ${attempt.attempt}`;
  const parts = attempt.stages.map(({ kind, from, to }) =>
    bar(
      kind,
      { from, to },
      kind === 'backoff' ? y + 6 : y,
      kind === 'backoff' ? thin : barHeight,
      scale,
      `${name}: ${kind}, ${elapsed(to - from)}`,
    ),
  );
  const ended = attempt.reason === null ? attempt.outcome : `${attempt.outcome}, ${attempt.reason}`;
  const { startedAt: from, endedAt: to } = attempt;
  const title = `${name}: ${ended}, ${elapsed(Math.max(0, to - from))}`;
  return html`${parts}${bar(`frame ${attempt.outcome.replace(' ', '-')}`, { from, to }, y, barHeight, scale, title)}`;
}

function gateBars(gate: readonly GateStory[], y: number, scale: Scale): Html {
  const bars = gate.map(
    ({ kind, from, to }) =>
      html`${bar('checking', { from, to }, y, barHeight, scale, `${gateRow}: ${kind}, ${elapsed(to - from)}`)}${bar('path', { from, to }, y + barHeight + 2, 3, scale, `critical path: ${gateRow}`)}`,
  );
  return html`<text class="row" x="${left - 8}" y="${y + 12}">${gateRow}</text>${bars}
`;
}

/** A line below each attempt of the path, and one from each to the next. */
function pathMarks(path: readonly PathStep[], yOf: ReadonlyMap<string, number>, scale: Scale): Html[] {
  return path.flatMap((step, at) => {
    const y = yOf.get(step.plan);
    if (y === undefined) return [];
    const below = y + barHeight + 2;
    const mark = bar('path', step, below, 3, scale, `critical path: ${stepText(step)}`);
    const before = path[at - 1];
    const from = before === undefined ? undefined : yOf.get(before.plan);
    if (before === undefined || from === undefined) return [mark];
    const link = html`<path class="link" d="M${x(scale(before.to))} ${from + barHeight + 3.5}V${below + 1.5}H${x(scale(step.from))}"/>`;
    return [link, mark];
  });
}

/** Steps that are told; those before them are counted. */
const mostSteps = 40;

function pathText(
  path: readonly PathStep[],
  { gate, span }: { gate: readonly GateStory[]; span: number },
): Html | null {
  if (path.length === 0) return null;
  const shown = path.slice(-mostSteps);
  const before = path.length - shown.length;
  const steps = [
    ...(before > 0 ? [`${counted(before, 'attempt')} before`] : []),
    ...shown.map(stepText),
    ...(gate.length > 0 ? [`${gateRow} (${elapsed(gate.reduce((sum, { from, to }) => sum + to - from, 0))})`] : []),
  ];
  return html`<p class="steps"><strong>Critical path</strong>, which fixed the ${elapsed(span)} that it took: ${steps.map((step) => beginOf(step, 200)).join(' → ')}</p>
`;
}

function stepText({ plan, attempt, from, to, after }: PathStep): string {
  const waited = {
    dependency: `needed ${after?.plan}`,
    retry: 'tried again',
    place: `its turn came after ${after?.plan}`,
  } as const;
  const why = after === null ? '' : `, ${waited[after.why]}`;
  return `${plan} attempt ${attempt} (${elapsed(to - from)}${why})`;
}

function bar(
  kind: string,
  { from, to }: { from: number; to: number },
  y: number,
  height: number,
  scale: Scale,
  title: string,
): Html {
  return html`<rect class="${kind}" x="${x(scale(from))}" y="${y}" width="${x(Math.max(1.5, scale(to) - scale(from)))}" height="${height}"><title>${title}</title></rect>`;
}

function x(value: number): string {
  return value.toFixed(1);
}

function lastMoment({ endedAt, stages }: AttemptStory): number {
  return Math.max(endedAt, ...stages.map(({ to }) => to));
}

/** At most seven round distances from the beginning, in ms. */
function ticksOf(span: number): number[] {
  const step = steps.find((each) => span / each <= 6) ?? Math.ceil(span / 6 / day) * day;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => at * step);
}

const day = 86_400_000;
const steps = [
  100,
  500,
  1_000,
  5_000,
  15_000,
  30_000,
  60_000,
  300_000,
  900_000,
  1_800_000,
  3_600_000,
  10_800_000,
  21_600_000,
  day,
];

function tickText(ms: number): string {
  if (ms === 0) return '0';
  if (ms < 60_000) return `${ms / 1000} s`;
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${(ms / 3_600_000).toFixed(ms % 3_600_000 === 0 ? 0 : 1)} h`;
}
