import { statSync } from 'node:fs';
import { basename } from 'node:path';
import Sequencer from '@jest/test-sequencer';

/** Files that take long for their size, so that none of them begins when the others are done. */
const long = `
  adopt agent-choice cases chain distrusted-leg end engine every-way faults forged-results gate gateway host host-checks
  host-signing kill lease leg-data namespace other-hosts phase protected-paths red-apart remote repair run scenarios
`
  .trim()
  .split(/\s+/);

/**
 * The order of the test files: the slowest first, so that no worker is left alone with one at the end. What a file took
 * last time is known only where there is a cache; CI has none and goes by what stands here and by size.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => weight(other) - weight(one));
  }
}

function weight({ path, duration }) {
  if (duration !== undefined) return duration;
  const isLong = long.includes(basename(path, '.test.ts'));
  return statSync(path).size + (isLong ? 1_000_000 : 0);
}
