// `integrate` of many legs on a large repository, against a clone of it (about 6 minutes)
// From the job's command to the push, beyond the checkout. Each leg has commits of its own.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { cli, figure, git, held, options, Project, planText, progress, seconds } from './measure.mjs';

const { legs, commits, files } = options({ legs: [20, 2], commits: [50, 2], files: [50_000, 200] });
const project = new Project({ plans: legs, planOf, files });
const folder = dirname(project.root);
const [origin, checkout, artifacts] = ['origin.git', 'checkout', 'artifacts'].map((each) => join(folder, each));
project.git('clone', '-q', '--bare', '.', origin);
project.git('remote', 'add', 'origin', origin);

const { base, matrix } = job(project.root, 'integrate', '1', '--round', '0');
const common = ['--round', '1', '--base', base];
for (const [at, { plan, artifact }] of matrix.include.entries()) {
  progress(`leg ${at + 1} of ${legs}`);
  project.git('checkout', '-q', base);
  const output = ['--artifact-name', artifact, '--output-dir', join(artifacts, artifact)];
  job(project.root, 'execute', '1', plan, ...output, ...common);
}
const cloned = await seconds(() => git(folder, 'clone', '-q', origin, checkout));
git(checkout, 'checkout', '-q', base);
progress('integrating');
let integrated;
const took = await seconds(async () => {
  integrated = job(checkout, 'integrate', '1', '--input-dir', artifacts, ...common);
});
const done = integrated.completed.length;
if (done !== legs) throw new Error(`${done} of ${legs} legs were folded`);
figure(`folded and pushed in ${took.toFixed(2)} s, cloned in ${cloned.toFixed(2)} s`);
held('integrate, in a clone', took / cloned, 1, { note: `${legs} legs with ${commits} commits each, ${files} files` });

/** Each commit changes a file of its own, as an agent that commits every task does. */
function planOf(id) {
  const script = `mkdir -p out/${id}
for n in $(seq ${commits}); do echo $n > out/${id}/$n.txt; git add out; git commit -q -m "feat(${id}): $n"; done`;
  return planText(id, { artifact: `out/${id}/1.txt`, task: `<action>\n\`\`\`sh\n${script}\n\`\`\`\n</action>` });
}

/** Runs one job of a chain and returns its answer. */
function job(cwd, ...words) {
  const always = ['--json', '--run-id', '1', '--remote', 'origin', '--mode', 'matrix', '--snapshot-every', '0'];
  const args = [cli, ...words, '--agent', 'script', ...always];
  const answer = spawnSync(process.execPath, args, { cwd, encoding: 'utf8', maxBuffer: 1e9 });
  if (answer.status !== 0) throw new Error(`${words.join(' ')} ended with ${answer.status}: ${answer.stderr}`);
  return JSON.parse(answer.stdout);
}
