// Mutated plans, roadmaps and states, read with a fixed seed: no crash, no hang, always a diagnostic (about 10 minutes)
//   node bench/fuzz-planning.mjs [--count 100000] [--seed 20261120]
import { spawnSync } from 'node:child_process';
import { figure, home, options, progress, seconds } from './measure.mjs';

const { count, seed } = options({ count: [100_000, 200], seed: 20_261_120 });
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const jest = [...flags, 'node_modules/jest/bin/jest.js', '/fuzz.test.ts'];
progress(`reading ${count} plans`);
let status;
const took = await seconds(() => {
  const env = { ...process.env, FUZZ_COUNT: `${count}`, FUZZ_SEED: `${seed}` };
  const args = [...jest, '--testTimeout=3600000'];
  ({ status } = spawnSync(process.execPath, args, { cwd: home, stdio: ['ignore', 'inherit', 'inherit'], env }));
});
if (status !== 0) throw new Error(`jest ended with ${status}`);
figure(`${count} plans, and a quarter as many roadmaps and states, read in ${took.toFixed(0)} s, seed ${seed}`);
