// How long a graph of plans takes whose agents only sleep, against its critical path (about 1 minute)
// With slots enough, the difference is what starting, folding and recording plans adds. Each plan depends on one plan of
// the level before.
import {
  artifactCommand,
  figure,
  makeProject,
  median,
  options,
  planIds,
  planText,
  progress,
  runPhase,
  seconds,
  startOver,
  temporaryFolder,
} from './measure.mjs';

const { levels, width, sleep, rounds } = options({ levels: [5, 2], width: [4, 2], sleep: [2, 1], rounds: [3, 1] });
const root = `${temporaryFolder()}/work`;
const ids = planIds(levels * width);
const plans = ids.map((id, at) => [id, planText(id, { after: at < width ? [] : [ids[at - width]] })]);
makeProject(root, Object.fromEntries(plans));

const agent = ['--agent-command', `sleep ${sleep}; ${artifactCommand}`];
const figures = [];
for (let round = 1; round <= rounds; round += 1) {
  progress(`round ${round} of ${rounds}`);
  startOver(root);
  figures.push(await seconds(() => runPhase(root, ids.length, '--max-parallel', `${ids.length}`, ...agent)));
}
const critical = levels * sleep;
figure(
  `${ids.length} plans in ${median(figures).toFixed(2)} s, critical path ${critical} s: ratio ${(median(figures) / critical).toFixed(3)} (rounds: ${rounds})`,
);
