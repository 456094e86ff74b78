// The time from one plan to the next with the cage and without it (about 1 minute)
import { figure, held, median, options, Project, progress, skip } from './measure.mjs';

const { plans, rounds } = options({ plans: [8, 2], rounds: [5, 1] });
const project = new Project({ plans });
const times = { auto: [], off: [] };
let level = 'none';
for (let round = 1; round <= rounds; round += 1) {
  progress(`round ${round} of ${rounds}`);
  for (const mode of Object.keys(times)) {
    project.startOver();
    const { signal } = await project.run({ options: ['--sandbox', mode] });
    if (mode === 'auto') level = signal.details.cage;
    times[mode].push(...project.intervals().map((seconds) => seconds * 1000));
  }
}
if (level !== 'kernel') skip(`the cage is ${level}; run where root or user namespaces are allowed`);
else {
  const note = `${plans} plans, rounds: ${rounds}`;
  figure(`median ${(median(times.auto) - median(times.off)).toFixed(0)} ms more an attempt (${note})`);
  held('cage of an attempt', Math.min(...times.auto) - Math.min(...times.off), 60, { unit: 'ms', note });
}
