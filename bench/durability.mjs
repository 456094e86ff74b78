// The cost of `durability: safe` against `fast`, in pairs on one repository (about 2 minutes)
// The agents do hardly anything. Figures are seconds from one plan to the next, the median of a run.
import {
  compare,
  completions,
  makeProject,
  median,
  options,
  planIds,
  planText,
  progress,
  runPhase,
  startOver,
  temporaryFolder,
} from './measure.mjs';

const { files, plans, rounds } = options({ files: [50_000, 200], plans: [10, 2], rounds: [5, 1] });
const root = `${temporaryFolder()}/work`;
makeProject(root, Object.fromEntries(planIds(plans).map((id) => [id, planText(id)])), { files });

const figures = { safe: [], fast: [] };
for (let round = 0; round < rounds; round += 1)
  for (const durability of round % 2 === 0 ? ['safe', 'fast'] : ['fast', 'safe']) {
    progress(`round ${round + 1} of ${rounds}: ${durability}`);
    startOver(root);
    await runPhase(root, plans, '--durability', durability);
    const times = completions(root);
    figures[durability].push(median(times.slice(1).map((at, index) => at - times[index])) / 1000);
  }
compare('safe', figures.safe, 'fast', figures.fast, `${files} files, ${plans} plans`);
