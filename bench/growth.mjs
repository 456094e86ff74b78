// The engine's cost per plan, and the growth of `.git`, as a phase has more plans (about 5 minutes)
// The agents do hardly anything, the repository is small. A plan of 1,000 must not cost more than 1.2 times one of 10, or of
// 100: where others use the machine too, by the CPU time of the run and all it started, its beginning and end included.
//   node bench/growth.mjs [--plans 10,100,300,1000] [--parallel 1]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { figure, held, options, Project, progress } from './measure.mjs';

const chosen = options({ plans: ['10,100,300,1000', '2,4'], parallel: 1 });
const more = ['--max-parallel', `${chosen.parallel}`];

const costs = [];
for (const plans of chosen.plans.split(',').map(Number)) {
  progress(`${plans} plans`);
  const project = new Project({ plans });
  const [sizeBefore, cpuBefore] = [gitKiB(project.root), childrenCpuMs()];
  await project.run({ options: more });
  const cpu = (childrenCpuMs() - cpuBefore) / plans;
  costs.push({ plans, cpu });
  const took = project.intervals();
  const tenth = Math.max(1, Math.floor(took.length / 10));
  const grown = gitKiB(project.root) - sizeBefore;
  const parts = [took, took.slice(0, tenth), took.slice(-tenth)];
  const [all, begin, end] = parts.map((part) => (average(part) * 1000).toFixed(0));
  figure(
    `${plans} plans: ${all} ms per plan, first tenth ${begin} ms, last tenth ${end} ms; CPU ${cpu.toFixed(0)} ms per plan (${(cpu / costs[0].cpu).toFixed(2)} of the first size); ` +
      `.git grew by ${(grown / 1024).toFixed(1)} MiB, ${(grown / plans).toFixed(0)} KiB per plan`,
  );
}
const largest = costs.pop();
for (const { plans, cpu } of costs.slice(0, 2))
  held(`CPU of a plan of ${largest.plans}, in one of ${plans}`, largest.cpu / cpu, 1.2, {
    note: `${chosen.plans} plans`,
  });

/** Of all children that have ended, with theirs. Linux counts it in hundredths of a second; elsewhere NaN. */
function childrenCpuMs() {
  try {
    const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return Number.NaN;
  }
}

function gitKiB(root) {
  return Number(execFileSync('du', ['-sk', `${root}/.git`], { encoding: 'utf8' }).split('\t')[0]);
}

function average(figures) {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length;
}
