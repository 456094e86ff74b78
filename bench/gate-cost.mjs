// The cost of the exit gate beside the commands of the plans (about 3 minutes)
// A run whose last plan is at work long enough writes the files of the clean copy meanwhile; a run with nothing left to do
// has to write them first. Both stand beside `git worktree add` of the same commit and a shallow clone, each with its
// removal, in the same round.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  artifactCommand,
  compare,
  figure,
  held,
  median,
  options,
  Project,
  planText,
  progress,
  seconds,
} from './measure.mjs';

const { files, plans, rounds, agent } = options({
  files: [50_000, 200],
  plans: [20, 2],
  rounds: [3, 1],
  agent: [30, 0], // seconds
});
const commandOf = (id) => `test -s made/${id}.txt`;

const planOf = (id) => planText(id, { task: `<verify><automated>${commandOf(id)}</automated></verify>` });
// Every plan but the last has its file and its SUMMARY, in a commit of its own that names it.
const commitsOf = ({ ids, phaseDir }) =>
  ids
    .slice(0, -1)
    .map((id) => [
      `feat(${id}): make the file`,
      { [`made/${id}.txt`]: `made ${id}\n`, [`${phaseDir}/${id}-SUMMARY.md`]: '---\nstatus: complete\n---\n# Done\n' },
    ]);
const project = new Project({ plans, planOf, files, commitsOf });
const folder = dirname(project.root);
project.git('config', 'gc.auto', '0');

const begun = project.git('rev-parse', 'HEAD');
await run(0); // adopts what is done: each plan is verified before it counts
const of = { gate: [], alone: [], worktree: [], clone: [] };
for (let round = 0; round < rounds; round += 1) {
  of.worktree.push(await seconds(addWorktree));
  of.clone.push(await seconds(clone));
  const alone = await judgedRun(0, '--rejudge');
  of.alone.push(alone.beside);
  project.git('reset', '-q', '--hard', begun);
  const { judged, beside, whole } = await judgedRun(agent);
  of.gate.push(beside);
  progress(
    `round ${round + 1} of ${rounds}: run ${whole.toFixed(2)} s; gate beside ${judged.commands} commands ${beside.toFixed(2)} s, with its files to write first ${alone.beside.toFixed(2)} s`,
  );
}
const note = `${files} files, ${plans} plans`;
compare('gate', of.gate, 'git worktree add and remove', of.worktree, note);
compare('gate', of.gate, 'git clone --depth=1 and removal', of.clone, note);
figure(
  `gate of a run with nothing left to do, which writes its files first: ${median(of.alone).toFixed(2)} s (${note})`,
);
held('gate beside its commands', median(of.gate), 1.5, { unit: 's', note: `${note}, the last at work for ${agent} s` });

/** `beside` is all of judging but the commands, the resets before them included. */
async function judgedRun(agentSeconds, ...more) {
  let judged;
  const whole = await seconds(async () => {
    judged = await run(agentSeconds, ...more);
  });
  const end = project.events('judge_end').at(-1);
  if (judged.commands !== plans) throw new Error(`${judged.commands} of ${plans} commands were run`);
  const commands = [];
  for (let time = 0; time < 3; time += 1) commands.push(await seconds(runCommands));
  // Their least time: what else the machine does meanwhile must not count against the gate's.
  return { judged, whole, beside: (end.durationMs + end.commandMs) / 1000 - Math.min(...commands) };
}

/** From one shell: to start each from here would copy the tables of a process that made 50,000 files. */
function runCommands() {
  const each = project.ids.map((id) => `bash -o pipefail -c '${commandOf(id)}'`);
  execFileSync('bash', ['-ec', each.join('\n')], { cwd: project.root });
}

async function run(agentSeconds, ...more) {
  const agentCommand = `sleep ${agentSeconds}; ${artifactCommand}`;
  const { signal } = await project.run({ agentCommand, options: more });
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
