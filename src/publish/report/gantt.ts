import type { PlanReport } from './plan-report.ts';

const mostBars = 50;

/**
 * The attempts of a run along its time, as a Mermaid diagram; null where there is nothing to draw. Names are our own
 * words and ids: a colon or a hash in one would break the whole picture.
 */
export function gantt(plans: readonly PlanReport[]): string | null {
  const bars = plans
    .flatMap(({ id, attempts }) => attempts.map((attempt) => ({ ...attempt, id })))
    .sort((one, other) => one.startedAt - other.startedAt);
  const begin = bars[0]?.startedAt;
  if (begin === undefined) return null;
  const shown = bars.slice(0, mostBars);
  const lines = shown.map(({ id, attempt, outcome, startedAt, endedAt }, at) => {
    const tag = outcome === 'success' ? 'done' : outcome === 'failure' ? 'crit' : 'active';
    // Seconds since the beginning, drawn as if that were the epoch: the host's time zone changes nothing.
    const [from, to] = [startedAt - begin, Math.max(endedAt, startedAt + 1_000) - begin].map((ms) =>
      Math.round(ms / 1_000),
    );
    return `  ${plainName(id)} attempt ${attempt} :${tag}, a${at}, ${from}, ${to}`;
  });
  const rest = bars.length - shown.length;
  const text = ['gantt', '  dateFormat X', '  axisFormat %H:%M:%S', '  todayMarker off', ...lines].join('\n');
  return `\`\`\`mermaid\n${text}\n\`\`\`${rest > 0 ? `\n\n… and ${rest} more ${rest === 1 ? 'attempt' : 'attempts'}` : ''}`;
}

function plainName(id: string): string {
  return (
    id
      .replace(/[^A-Za-z0-9 .-]+/g, ' ')
      .trim()
      .slice(0, 40) || 'plan'
  );
}
