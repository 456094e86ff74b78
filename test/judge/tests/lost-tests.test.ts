import { expect, test } from '@jest/globals';
import type { NamedTest } from '../../../src/judge/run/console/named-test.ts';
import { findLostTests } from '../../../src/judge/run/tests/lost-tests.ts';

/** `+ suite > name @file`: passed; `-`: failed; `o`: skipped; `g`: a group that passed. */
function named(lines: readonly string[]): NamedTest[] {
  const outcomes = { '+': 'passed', '-': 'failed', o: 'skipped', g: 'passed' } as const;
  return lines.map((line) => {
    const [, mark = '+', name = '', file] = /^([-+og]) (.+?)(?: @(\S+))?$/.exec(line) ?? [];
    const outcome = outcomes[mark as keyof typeof outcomes];
    return { name, ...(file ? { file } : {}), outcome, ...(mark === 'g' ? { isGroup: true as const } : {}) };
  });
}

const rows: [what: string, before: string[], after: string[], lost: string[]][] = [
  ['all are there', ['+ a', '+ b'], ['+ b', '+ a', '+ new'], []],
  ['one was renamed, or replaced by a filler', ['+ a', '+ b'], ['+ a', '+ c'], ['b']],
  ['one is skipped now', ['+ a'], ['o a', '+ filler'], ['a']],
  ['it fails now: that is another matter', ['+ a'], ['- a'], []],
  ['a failing one was taken out', ['- a', '+ b'], ['+ b', '+ filler'], ['a']],
  ['a file that did not load is no test', ['- /repo/a.test.js @/repo/a.test.js'], ['+ a'], []],
  ['nor is a hook or a module', ['- pytest > tests.test_a', '- x > "before all" hook for "y"'], ['+ a'], []],
  ['of two with one name one is gone', ['+ works', '+ works'], ['+ works'], ['works']],
  ['it moved to another file', ['+ a @x.test.js'], ['+ a @y.test.js'], []],
  ['its suite was renamed', ['+ math > adds'], ['+ sums > adds'], []],
  ['a new one of its title is there besides', ['+ x > adds', '+ y > adds'], ['+ x > adds', '+ z > adds'], []],
  ['only what differs from run to run differs', ['+ port 43121 of 0x7f12ab'], ['+ port 51002 of 0x7fee01'], []],
  ['a group was renamed', ['g math', '+ math > adds'], ['g sums', '+ sums > adds'], []],
];

test.each(rows)('lost tests: %s', (_, before, after, lost) => {
  expect(findLostTests(named(before), named(after)).map(({ name }) => name)).toEqual(lost);
});
