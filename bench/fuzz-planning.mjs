// Reads 100,000 mutated plans (and a quarter as many roadmaps and states) with a fixed seed: no crash, no hang, always a
// diagnostic. `node bench/fuzz-planning.mjs [count] [seed]`
import { spawnSync } from 'node:child_process';

const [count = '100000', seed = '20261120'] = process.argv.slice(2);
const jest = [
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  'test/plan/phase/fuzz.test.ts',
  '--testTimeout=3600000',
];
const { status } = spawnSync(process.execPath, jest, {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_COUNT: count, FUZZ_SEED: seed },
});
process.exitCode = status ?? 1;
