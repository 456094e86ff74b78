// What an agent is told before it begins, for every real plan of the corpus, against the 137 kB that GSD's own executor is
// given before its plan (agent definition, workflow, templates and references of get-shit-done; it grows with each release).
// Sizes are bytes of UTF-8 and tokens as estimated on record (four characters each). The plan itself is told apart.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { estimatedTokens, promptFor, promptVersion } from '../lib/agents/prompt/prompt.js';
import { parsePlan } from '../lib/plan/phase/plan.js';
import { planTextOf } from '../lib/plan/phase/plan-text.js';
import { home, median } from './measure.mjs';

const gsdBytes = 137_000;
const corpus = process.env.BENCH_CORPUS ?? join(home, '..', 'shared', 'corpus');
const bytes = (text) => Buffer.byteLength(text);

if (!existsSync(corpus)) {
  console.log(`there are no plans in ${corpus}; name a folder of projects in BENCH_CORPUS`);
} else {
  const rows = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:^|[/\\])[^/\\]*PLAN[^/\\]*\.md$/.test(path))
    .flatMap((path) => {
      const { plan } = parsePlan(readFileSync(join(corpus, path), 'utf8'), relative('.', path));
      if (plan.tasks.length === 0) return [];
      const { text, reads } = planTextOf(plan.text);
      const context = {
        phase: '01',
        attempt: 1,
        deadline: '2026-01-01T00:00:00.000Z',
        earlier: null,
        teamRules: '',
        stage: null,
        answers: [],
      };
      const whole = promptFor({ ...plan, text }, { ...context, reads });
      return [{ whole: bytes(whole), plan: bytes(text), tokens: estimatedTokens(whole), reads: reads.length }];
    });
  const of = (name) => rows.map((row) => row[name]);
  const besides = rows.map(({ whole, plan }) => whole - plan);
  console.log(`prompt version ${promptVersion}, ${rows.length} plans`);
  console.log(
    `whole prompt: median ${median(of('whole'))} bytes, about ${median(of('tokens'))} tokens; largest ${Math.max(...of('whole'))} bytes`,
  );
  console.log(`besides the plan: median ${median(besides)} bytes, largest ${Math.max(...besides)}`);
  console.log(
    `of ${gsdBytes} bytes: median ${(median(besides) / gsdBytes).toFixed(3)}, largest ${(Math.max(...besides) / gsdBytes).toFixed(3)} (0.100 asked for)`,
  );
  console.log(`whole prompt with its plan, of the same: median ${(median(of('whole')) / gsdBytes).toFixed(3)}`);
  if (Math.max(...besides) > gsdBytes / 10) process.exitCode = 1;
}
