// The cost of the exit gate beside the commands of the plans (about 1 minute)
// A phase of done plans is judged once more with nothing left to do. A clean copy has to be made for that, so it stands
// beside `git worktree add` of the same commit and a shallow clone, each with its removal, in the same round.
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare, figure, held, median, options, Project, planText, progress, seconds } from './measure.mjs';

const { files, plans, rounds } = options({ files: [50_000, 200], plans: [20, 2], rounds: [3, 1] });
const commandOf = (id) => `test -s made/${id}.txt`;

const planOf = (id) => planText(id, { task: `<verify><automated>${commandOf(id)}</automated></verify>` });
// Every plan has its file and its SUMMARY, in a commit of its own that names it.
const commitsOf = ({ ids, phaseDir }) =>
  ids.map((id) => [
    `feat(${id}): make the file`,
    { [`made/${id}.txt`]: `made ${id}\n`, [`${phaseDir}/${id}-SUMMARY.md`]: '---\nstatus: complete\n---\n# Done\n' },
  ]);
const project = new Project({ plans, planOf, files, commitsOf });
const folder = dirname(project.root);
project.git('config', 'gc.auto', '0');

await run(); // adopts what is done: each plan is verified before it counts
const of = { gate: [], worktree: [], clone: [], checkout: [], without: [] };
for (let round = 0; round < rounds; round += 1) {
  of.worktree.push(await seconds(addWorktree));
  of.clone.push(await seconds(clone));
  of.checkout.push(await seconds(checkOut));
  const { judged, beside, whole } = await judgedRun();
  of.gate.push(beside);
  of.without.push(beside - of.checkout.at(-1));
  progress(
    `round ${round + 1} of ${rounds}: run ${whole.toFixed(2)} s; gate beside ${judged.commands} commands ${beside.toFixed(2)} s (the signal says ${(judged.durationMs / 1000).toFixed(2)} s)`,
  );
}
const note = `${files} files, ${plans} plans`;
compare('gate', of.gate, 'git worktree add and remove', of.worktree, note);
compare('gate', of.gate, 'git clone --depth=1 and removal', of.clone, note);
figure(
  `of the gate, writing the files alone (git checkout-index) ${median(of.checkout).toFixed(2)} s, all else ${median(of.without).toFixed(2)} s`,
);
held('gate beside its commands', median(of.gate), 1.5, { unit: 's', note });

/** A run with nothing left to do. `beside` is all of judging but the commands, the resets before them included. */
async function judgedRun() {
  let judged;
  const whole = await seconds(async () => {
    judged = await run();
  });
  const end = project.events('judge_end').at(-1);
  if (judged.commands !== plans) throw new Error(`${judged.commands} of ${plans} commands were run`);
  const commands = await seconds(() => {
    for (const id of project.ids) execFileSync('bash', ['-o', 'pipefail', '-c', commandOf(id)], { cwd: project.root });
  });
  return { judged, whole, beside: (end.durationMs + end.commandMs) / 1000 - commands };
}

async function run() {
  const { signal } = await project.run({ agentCommand: 'false', options: ['--rejudge'] });
  return signal.details.judged;
}

function addWorktree() {
  const place = join(folder, 'worktree');
  project.git('worktree', 'add', '-q', '--detach', place);
  project.git('worktree', 'remove', '--force', place);
}

function clone() {
  const place = join(folder, 'clone');
  project.git('clone', '-q', '--no-hardlinks', '--depth=1', `file://${project.root}`, place);
  rmSync(place, { recursive: true, force: true });
}

/** Writing the files, and nothing else. */
function checkOut() {
  const place = join(folder, 'files/');
  mkdirSync(place);
  project.git('-c', 'checkout.workers=0', 'checkout-index', '--all', `--prefix=${place}`);
  rmSync(place, { recursive: true, force: true });
}
