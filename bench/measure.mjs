import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const home = dirname(dirname(fileURLToPath(import.meta.url)));

export function seconds(work) {
  const startedAt = performance.now();
  work();
  return (performance.now() - startedAt) / 1000;
}

export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** When each plan of phase 1 was complete, in ms: by the events of its runs. */
export function completions(root) {
  return readFileSync(join(root, '.git/phase-executor/1/events.ndjson'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('"event":"plan_complete"'))
    .map((line) => Date.parse(JSON.parse(line).at));
}

/** Both medians and the ratio pair by pair: machines are noisy, so only figures of one run are compared. */
export function report(nameA, a, nameB, b, note) {
  const ratios = a.map((figure, at) => figure / b[at]);
  console.log(
    `${nameA}: ${median(a).toFixed(3)} s · ${nameB}: ${median(b).toFixed(3)} s (${note}, ${a.length} rounds)`,
  );
  console.log(
    `ratio, pair by pair: median ${median(ratios).toFixed(2)}, from ${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
  );
}
