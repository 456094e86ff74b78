// The cost of `durability: safe` against `fast`, in pairs on one repository (about 3 minutes)
// The agents do hardly anything. Figures are seconds from one plan to the next, the median of a run.
import { compare, median, options, Project, progress } from './measure.mjs';

const { files, plans, rounds } = options({ files: [50_000, 200], plans: [10, 2], rounds: [5, 1] });
const project = new Project({ plans, files });

const figures = { safe: [], fast: [] };
for (let round = 0; round < rounds; round += 1)
  for (const durability of round % 2 === 0 ? ['safe', 'fast'] : ['fast', 'safe']) {
    progress(`round ${round + 1} of ${rounds}: ${durability}`);
    project.startOver();
    await project.run({ options: ['--durability', durability] });
    figures[durability].push(median(project.intervals()));
  }
compare('safe', figures.safe, 'fast', figures.fast, `${files} files, ${plans} plans`);
