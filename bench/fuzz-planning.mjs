// Mutated plans, roadmaps and states, read with a fixed seed: no crash, no hang, always a diagnostic (about 5 minutes)
//   node bench/fuzz-planning.mjs [--count 100000] [--seed 20261120]
import { spawnSync } from 'node:child_process';
import { figure, home, options, progress, seconds } from './measure.mjs';

const { count, seed } = options({ count: [100_000, 200], seed: 20_261_120 });
const part = Math.min(count, 10_000);
const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
const jest = [...flags, 'node_modules/jest/bin/jest.js', '/fuzz.test.ts', '--testTimeout=3600000'];

const took = await seconds(() => {
  for (let done = 0; done < count; done += part) {
    const env = { ...process.env, FUZZ_COUNT: `${part}`, FUZZ_SEED: `${seed + done}` };
    const { status, stderr } = spawnSync(process.execPath, jest, { cwd: home, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`with seed ${seed + done} jest ended with ${status}: ${stderr}`);
    progress(`${done + part} of ${count} plans are read`);
  }
});
figure(`${count} plans, and a quarter as many roadmaps and states, read in ${took.toFixed(0)} s, seed ${seed}`);
