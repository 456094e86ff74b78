// How long a graph of plans takes whose agents only sleep, against its critical path (about 1 minute)
// With slots enough, the difference is what starting, folding and recording plans adds. Each plan depends on one plan of
// the level before.
import { artifactCommand, held, median, options, Project, planText, progress, seconds } from './measure.mjs';

const { levels, width, sleep, rounds } = options({ levels: [5, 2], width: [4, 2], sleep: [2, 1], rounds: [3, 1] });
const plans = levels * width;
const planOf = (id, at, ids) => planText(id, { after: at < width ? [] : [ids[at - width]] });
const project = new Project({ plans, planOf });
const how = { agentCommand: `sleep ${sleep}; ${artifactCommand}`, options: ['--max-parallel', `${plans}`] };

const figures = [];
const waits = [];
for (let round = 1; round <= rounds; round += 1) {
  progress(`round ${round} of ${rounds}`);
  project.startOver();
  figures.push(await seconds(() => project.run(how)));
  const ended = new Map(project.events('plan_complete').map(({ plan, at }) => [plan, Date.parse(at)]));
  for (const { plan, at } of project.events('agent_start')) {
    const before = ended.get(project.ids[project.ids.indexOf(plan) - width]);
    if (before !== undefined) waits.push(Date.parse(at) - before);
  }
}
const critical = levels * sleep;
held('phase, in its critical path', median(figures) / critical, 1.05, {
  note: `${plans} plans, ${critical} s of agents, rounds: ${rounds}`,
});
held('from the end of the plan that one waits for to its agent', median(waits), 50, {
  unit: 'ms',
  note: `${waits.length} plans that wait, median`,
});
