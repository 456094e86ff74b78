// The start of the command line: `plan` on a phase, against Node alone and against GSD's own answer (about 10 seconds)
// GSD's tool and Node 24 are not dependencies of ours, so the second comparison is made where they are given:
//   npm install --prefix <folder> @opengsd/gsd-core node@24
//   node bench/plan.mjs --gsd <folder>/node_modules/.bin [--project <folder with .planning> --phase 3] [--rounds 15]
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cli, compare, figure, held, home, median, options, Project, seconds, skip } from './measure.mjs';

const { gsd, phase, rounds, ...chosen } = options({ gsd: '', project: '', phase: '1', rounds: [15, 3] });
const project = chosen.project === '' ? new Project({ plans: 10 }).root : chosen.project;
const gsdTools = join(gsd, 'gsd-tools');
const hasGsd = gsd !== '' && existsSync(gsdTools);
const node = hasGsd ? join(gsd, 'node') : process.execPath;
const calls = { ours: [cli, 'plan', phase, '--json'], node: ['-e', '0'] };
if (hasGsd) calls.gsd = [gsdTools, 'phase-plan-index', phase];

const took = { ours: [], node: [], gsd: [] };
for (const args of Object.values(calls)) call(args); // once, so that the files are in memory
for (let round = 0; round < rounds; round += 1)
  for (const [name, args] of Object.entries(calls)) took[name].push(await seconds(() => call(args)));
compare('phase-executor plan', took.ours, 'node -e 0', took.node, `phase ${phase}`);
held('start of `plan` over an empty Node', 1000 * median(took.ours.map((each, at) => each - took.node[at])), 60, {
  unit: 'ms',
  note: `phase ${phase}, rounds: ${rounds}`,
});
if (hasGsd) compare('phase-executor plan', took.ours, 'gsd-tools phase-plan-index', took.gsd, `phase ${phase}`, 0.5);
else
  skip(
    'against gsd-tools; npm install --prefix <folder> @opengsd/gsd-core node@24, and node bench/plan.mjs --gsd <folder>/node_modules/.bin',
  );

const built = readdirSync(join(home, 'dist'), { recursive: true, encoding: 'utf8' });
const bytes = built.reduce((sum, file) => sum + statSync(join(home, 'dist', file)).size, 0);
figure(`dist/ has ${(bytes / 1e6).toFixed(2)} MB`);

function call(args) {
  const { status, stderr } = spawnSync(node, args, { cwd: project, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}: ${stderr}`);
}
