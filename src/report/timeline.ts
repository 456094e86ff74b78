import { beginOf, type Html, html } from './html.ts';
import type { AttemptStory, PhaseStory, PlanStory } from './phase-story.ts';
import { counted, elapsed } from './text.ts';

const width = 1000;
const left = 130;
const right = width - 12;
const rowHeight = 26;
const mostRows = 300;

/** When each plan waited, worked, was checked, repaired and tried again, as a picture; null where nothing was attempted. */
export function timeline({ plans, run }: PhaseStory): Html | null {
  const drawn = plans.filter(({ attempts }) => attempts.length > 0);
  if (run === null || drawn.length === 0) return null;
  const rows = drawn.slice(0, mostRows);
  const begin = Math.min(run.startedAt, ...drawn.flatMap(({ attempts }) => attempts.map((each) => each.startedAt)));
  const end = Math.max(begin + 1, ...drawn.flatMap(({ attempts }) => attempts.map(lastMoment)));
  const scale: Scale = (time) =>
    left + ((Math.min(Math.max(time, begin), end) - begin) / (end - begin)) * (right - left);
  const height = rows.length * rowHeight + 30;
  const ticks = ticksOf(end - begin).map(
    (
      ms,
    ) => html`<line class="grid" x1="${x(scale(begin + ms))}" x2="${x(scale(begin + ms))}" y1="20" y2="${height}"/><text class="tick" x="${x(scale(begin + ms))}" y="14">${tickText(ms)}</text>
`,
  );
  const rest = drawn.length - rows.length;
  return html`<div class="scroll"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Attempts along the time of the run; the same stands in the cards below">
${ticks}${rows.map((plan, at) => rowOf(plan, 28 + at * rowHeight, begin, scale))}</svg></div>
<p class="legend">${kinds.map((kind) => html`<span class="key ${kind.replace(' ', '-')}"></span>${kind} `)}<span class="key failed"></span>outline: failed</p>
${rest > 0 ? html`<p>… and ${counted(rest, 'more plan')} that were attempted</p>` : null}`;
}

const kinds = ['waiting', 'preparing', 'set-up', 'agent', 'handoff', 'repair', 'checking', 'backoff'];

type Scale = (time: number) => number;

function rowOf({ id, attempts }: PlanStory, y: number, begin: number, scale: Scale): Html {
  const first = attempts[0]?.startedAt ?? begin;
  const wait =
    first > begin
      ? bar('waiting', { from: begin, to: first }, y + 6, 3, scale, `${id} waited ${elapsed(first - begin)}`)
      : null;
  return html`<text class="row" x="${left - 8}" y="${y + 12}">${beginOf(id, 16)}</text>${wait}${attempts.map((attempt) => attemptBars(id, attempt, y, scale))}
`;
}

function attemptBars(id: string, attempt: AttemptStory, y: number, scale: Scale): Html {
  const name = `${id} attempt ${attempt.attempt}`;
  const parts = attempt.stages.map(({ kind, from, to }) =>
    bar(
      kind,
      { from, to },
      kind === 'backoff' ? y + 6 : y,
      kind === 'backoff' ? 3 : 16,
      scale,
      `${name}: ${kind}, ${elapsed(to - from)}`,
    ),
  );
  const ended = attempt.reason === null ? attempt.outcome : `${attempt.outcome}, ${attempt.reason}`;
  const { startedAt: from, endedAt: to } = attempt;
  const title = `${name}: ${ended}, ${elapsed(to - from)}`;
  return html`${parts}${bar(`frame ${attempt.outcome.replace(' ', '-')}`, { from, to }, y, 16, scale, title)}`;
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
