import type { GateSpan } from '../../record/readings/attempt-spans.ts';
import { largest, smallest } from '../../system/text/extremes.ts';
import { clipped, counted, elapsed } from '../../system/text/text.ts';
import { type Html, html } from './html.ts';
import type { AttemptStory, PhaseStory, PlanStory } from './phase-story.ts';

const width = 1000;
const left = 130;
const right = width - 12;
const rowHeight = 28;
const barHeight = 16;
const thin = 4;
const mostRows = 300;
const gateRow = 'exit gate';

/** Picture of each plan's waiting, work, checks, repairs and retries; null where nothing was attempted. */
export function timeline({ plans, run, gate }: PhaseStory): Html | null {
  const drawn = plans.filter(({ attempts }) => attempts.length > 0);
  if (run === null || drawn.length === 0) return null;
  const rows = drawn.slice(0, mostRows);
  const begin = smallest(
    drawn.flatMap(({ attempts }) => attempts.map((each) => each.startedAt)),
    run.startedAt,
  );
  const ends = drawn.flatMap(({ attempts }) => attempts.map(lastMoment)).concat(gate.map(({ to }) => to));
  const end = largest(ends, begin + 1);
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
  const endOf = new Map(drawn.map(({ id, attempts }) => [id, largest(attempts.map(({ endedAt }) => endedAt))]));
  const rest = drawn.length - rows.length;
  return html`<div class="scroll"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Attempts along the time of the run; the same stands in the cards below">
${ticks}${rows.map((plan, at) => planRow(plan, 28 + at * rowHeight, { begin, endOf, scale }))}${
  isGateDrawn ? gateBars(gate, 28 + rows.length * rowHeight, scale) : null
}</svg></div>
<p class="legend">${legend(drawn, gate)}<span class="named"><span class="key failed"></span>outline: failed</span></p>
${rest > 0 ? html`<p>… and ${counted(rest, 'more plan')} that were attempted</p>` : null}`;
}

function legend(plans: readonly PlanStory[], gate: readonly GateSpan[]): Html[] {
  const stages = plans.flatMap(({ attempts }) => attempts.flatMap((each) => each.stages.map(({ kind }) => kind)));
  const used = new Set<string>(['waiting', 'queued', ...stages, ...(gate.length > 0 ? ['checking'] : [])]);
  return kinds
    .filter((kind) => used.has(kind))
    .map((kind) => html`<span class="named"><span class="key ${kind}"></span>${kind}</span> `);
}

const waits = ['waiting', 'queued', 'backoff'];
/** `waiting` is for dependencies, `queued` for a free slot or a job. */
const kinds = ['waiting', 'queued', 'preparing', 'set-up', 'agent', 'handoff', 'repair', 'checking', 'backoff'];

type Scale = (time: number) => number;

interface Axis {
  readonly begin: number;
  /** End of a plan's last attempt. */
  readonly endOf: ReadonlyMap<string, number>;
  readonly scale: Scale;
}

function planRow({ id, dependsOn, attempts }: PlanStory, y: number, { begin, endOf, scale }: Axis): Html {
  const needed = dependsOn.map((other) => endOf.get(other) ?? begin);
  const bar = barsAt(y, scale);
  const bars = attempts.map((attempt, at) => {
    const { stages, outcome, reason, startedAt, endedAt } = attempt;
    const name = `${id} attempt ${attempt.attempt}`;
    const before = attempts[at - 1];
    const from = before === undefined ? begin : lastMoment(before);
    const ready = Math.min(largest(needed, from), startedAt);
    const waiting = ready - from < 1 ? null : bar('waiting', { from, to: ready }, `${name} waiting`);
    const queued = startedAt - ready < 1 ? null : bar('queued', { from: ready, to: startedAt }, `${name} queued`);
    const parts = stages.map((stage) => bar(stage.kind, stage, `${name}: ${stage.kind}`));
    const span = { from: startedAt, to: Math.max(startedAt, endedAt) };
    const ended = reason === null ? outcome : `${outcome}, ${reason}`;
    return html`${waiting}${queued}${parts}${bar(`frame ${outcome.replace(' ', '-')}`, span, `${name}: ${ended}`)}`;
  });
  return row(id, y, bars);
}

function gateBars(gate: readonly GateSpan[], y: number, scale: Scale): Html {
  const bar = barsAt(y, scale);
  const bars = gate.map((span) => bar('checking', span, `${gateRow}: ${span.kind}`));
  return row(gateRow, y, bars);
}

function row(name: string, y: number, bars: readonly Html[]): Html {
  return html`<text class="row" x="${left - 8}" y="${y + 12}">${clipped(name, 16)}</text>${bars}
`;
}

/** Returns what draws the bars of a row; waits are thin. */
function barsAt(y: number, scale: Scale) {
  return (kind: string, { from, to }: { readonly from: number; readonly to: number }, name: string): Html => {
    const [top, height] = waits.includes(kind) ? [y + 6, thin] : [y, barHeight];
    const title = `${name}, ${elapsed(to - from)}`;
    const length = Math.max(1.5, scale(to) - scale(from));
    return html`<rect class="${kind}" x="${x(scale(from))}" y="${top}" width="${x(length)}" height="${height}"><title>${title}</title></rect>`;
  };
}

function x(value: number): string {
  return value.toFixed(1);
}

function lastMoment({ endedAt, stages }: AttemptStory): number {
  return largest(
    stages.map(({ to }) => to),
    endedAt,
  );
}

/** At most seven round distances from the beginning, in ms. */
function ticksOf(span: number): number[] {
  const step = [...steps, day].find((each) => span / each <= 6) ?? Math.ceil(span / 6 / day) * day;
  return Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => at * step);
}

const day = 86_400_000;
const steps = [
  100, 500, 1_000, 5_000, 15_000, 30_000, 60_000, 300_000, 900_000, 1_800_000, 3_600_000, 10_800_000, 21_600_000,
];

function tickText(ms: number): string {
  if (ms === 0) return '0';
  if (ms < 60_000) return `${ms / 1000} s`;
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${(ms / 3_600_000).toFixed(ms % 3_600_000 === 0 ? 0 : 1)} h`;
}
