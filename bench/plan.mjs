// `plan` on a real phase against GSD's own answer to the same question, on the same Node, in turn.
// Needs GSD's tool and Node 24, which are not dependencies of ours: name them in the environment, or this is skipped.
//   npm install --prefix <folder> @opengsd/gsd-core node@24
//   GSD_TOOLS=<folder>/node_modules/.bin BENCH_PROJECT=<a project with .planning> BENCH_PHASE=<phase> npm run bench
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { home, report, seconds } from './measure.mjs';

const bin = process.env.GSD_TOOLS ?? '';
const project = process.env.BENCH_PROJECT ?? join(home, 'examples', 'hello-phase');
const phase = process.env.BENCH_PHASE ?? '1';
const rounds = Number(process.env.BENCH_ROUNDS ?? 15);

if (!existsSync(join(bin, 'gsd-tools'))) {
  console.log(
    'SKIPPED: plan against gsd-tools; GSD_TOOLS names no folder that holds gsd-tools and node (see bench/plan.mjs)',
  );
} else {
  const ask = (...args) => {
    const { status, stderr } = spawnSync(join(bin, 'node'), args, { cwd: project, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
  };
  const ours = () => ask(join(home, 'dist', 'cli.js'), 'plan', phase, '--json');
  const theirs = () => ask(join(bin, 'gsd-tools'), 'phase-plan-index', phase);
  ours();
  theirs();
  const a = [];
  const b = [];
  for (let round = 0; round < rounds; round += 1) {
    a.push(seconds(ours));
    b.push(seconds(theirs));
  }
  report('phase-executor plan', a, 'gsd-tools phase-plan-index', b, `phase ${phase}`);
}
