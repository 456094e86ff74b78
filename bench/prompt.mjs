// The text an agent gets before it begins, for every real plan of a corpus, against GSD's own executor (about 2 seconds)
// That one is given 137 kB before its plan (agent definition, workflow, templates and references of get-shit-done; it grows
// with each release). Sizes are bytes of UTF-8, and tokens as estimated on record (four characters each).
//   node bench/prompt.mjs [--corpus <folder of projects with .planning>]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { figure, home, isSmoke, median, options, ours, planText, skip } from './measure.mjs';

const gsdBytes = 137_000;
const { corpus } = options({ corpus: join(home, '..', 'shared', 'corpus') });
const bytes = (text) => Buffer.byteLength(text);

const texts = existsSync(corpus) ? plansIn(corpus) : isSmoke ? [['01-01-PLAN.md', planText('01-01')]] : [];
if (texts.length === 0)
  skip(
    `there are no plans in ${corpus}; git clone a project that has .planning, and node bench/prompt.mjs --corpus <its folder>`,
  );
else await compareWithGsd();

async function compareWithGsd() {
  const { promptFor, parsePlan, readPlanText } = await ours(['promptFor', 'parsePlan', 'readPlanText']);
  const deadline = '2026-01-01T00:00:00.000Z';
  const context = { phase: '01', attempt: 1, deadline, earlier: null, teamRules: '', stage: null, answers: [] };
  const rows = texts.flatMap(([path, source]) => {
    const { plan } = parsePlan(source, path);
    if (plan.tasks.length === 0) return [];
    const { text, reads } = readPlanText(plan.text);
    const whole = promptFor({ ...plan, text }, { ...context, reads });
    return [{ whole: bytes(whole), beside: bytes(whole) - bytes(text) }];
  });
  const [whole, beside] = ['whole', 'beside'].map((key) => rows.map((row) => row[key]));
  const most = Math.max(...beside);
  const share = (size) => (size / gsdBytes).toFixed(3);
  figure(`${rows.length} plans`);
  figure(
    `whole: median ${median(whole)} bytes, largest ${Math.max(...whole)} bytes; ratio to ${gsdBytes} bytes: median ${share(median(whole))}`,
  );
  figure(
    `beside the plan: median ${median(beside)} bytes, largest ${most}; ratio: median ${share(median(beside))}, largest ${share(most)} (at most 0.100 is asked for)`,
  );
  if (most > gsdBytes / 10) throw new Error('a prompt has more than a tenth of what GSD gives');
}

function plansIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|[/\\])[^/\\]*PLAN[^/\\]*\.md$/.test(path))
    .map((path) => [path, readFileSync(join(folder, path), 'utf8')]);
}
