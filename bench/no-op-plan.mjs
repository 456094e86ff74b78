// The engine's cost per plan that does hardly anything, against a shell recipe (about 3 minutes)
// The recipe commits a checkpoint, tags it, runs the same agent under timeout and deletes the tag. Seconds per plan.
import { execFileSync } from 'node:child_process';
import { artifactCommand, compare, figure, median, options, Project, progress, seconds } from './measure.mjs';

const { files, plans, rounds } = options({ files: [50_000, 200], plans: [10, 2], rounds: [5, 1] });
const project = new Project({ plans, files });
// Its run has the same start, the same files written ahead and the same judgement: what is left is the other plans.
const short = new Project({ plans: 1, files });

const figures = { engine: [], recipe: [] };
for (let round = 1; round <= rounds; round += 1) {
  progress(`round ${round} of ${rounds}`);
  project.startOver();
  const whole = await seconds(() => project.run());
  short.startOver();
  const start = await seconds(() => short.run());
  figures.engine.push((whole - start) / (plans - 1));
  project.startOver();
  figures.recipe.push((await seconds(() => project.ids.forEach(shellRecipe))) / plans);
}
compare('engine per plan', figures.engine, 'recipe per plan', figures.recipe, `${files} files, ${plans} plans`, 0.5);
const scans = [];
for (let at = 0; at < 5; at += 1) scans.push(await seconds(() => project.git('status', '--porcelain')));
figure(`one scan (git status) ${median(scans).toFixed(3)} s`);

function shellRecipe(id) {
  const script = `git add -A; git diff --cached --quiet || git commit -q --no-verify -m cp; git tag cp-$$
timeout --kill-after=10s 300 sh -c '${artifactCommand}'; git tag -d cp-$$ >/dev/null`;
  const env = { ...process.env, PLAN_ID: id, SUMMARY_PATH: `${project.phaseDir}/${id}-SUMMARY.md` };
  execFileSync('bash', ['-ec', script], { cwd: project.root, env });
}
