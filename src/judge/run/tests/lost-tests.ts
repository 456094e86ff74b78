import { isNodeTestFile } from '../console/counts.ts';
import { getTestTitle, type NamedTest } from '../console/named-test.ts';

/** Finds tests that no longer run. A test that moved but kept its name or title isn't lost. */
export function findLostTests(before: readonly NamedTest[], after: readonly NamedTest[]): NamedTest[] {
  const isExecuted = ({ outcome, isGroup }: NamedTest) => outcome !== 'skipped' && !isGroup;
  let missing = before.filter((test) => isExecuted(test) && !standsForFile(test));
  let unmatched = after.filter(isExecuted);
  for (const getKey of [getFileKey, ({ name }: NamedTest) => name, getTestTitle, getStableTitle]) {
    const matched = matchTests(missing, unmatched, getKey);
    missing = missing.filter((test) => !matched.has(test));
    unmatched = unmatched.filter((test) => !matched.has(test));
  }
  return missing;
}

function getFileKey({ name, file = '' }: NamedTest): string {
  return `${file}\n${name}`;
}

/** Replaces values that vary between runs, such as addresses, times and temporary paths. */
function getStableTitle(test: NamedTest): string {
  return getTestTitle(test)
    .replace(/\b0x[\da-f]{4,}\b|\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{18,}\b/gi, '#')
    .replace(/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?\S*)?|\d{5,}|\/(?:tmp|var)\/\S+/g, '#');
}

function matchTests(
  before: readonly NamedTest[],
  after: readonly NamedTest[],
  getKey: (test: NamedTest) => string,
): ReadonlySet<NamedTest> {
  const byKey = new Map<string, NamedTest[]>();
  for (const test of after) {
    const sameKey = byKey.get(getKey(test));
    if (sameKey === undefined) byKey.set(getKey(test), [test]);
    else sameKey.push(test);
  }
  const matched = new Set<NamedTest>();
  for (const test of before) {
    const counterpart = byKey.get(getKey(test))?.pop();
    if (counterpart !== undefined) matched.add(test).add(counterpart);
  }
  return matched;
}

/** Returns true for an entry that stands for a broken file or a hook, not for a test. */
export function standsForFile({ name, file }: NamedTest): boolean {
  return name === file || isNodeTestFile(name) || nonTestPattern.test(name);
}

const nonTestPattern = /^pytest > [\w.]+$|_FailedTest\b|"(?:before|after) (?:all|each)" hook\b/;

export function isSameTest(first: NamedTest, second: NamedTest): boolean {
  return first.name === second.name && (!first.file || !second.file || first.file === second.file);
}

export function listRedTests(tests: readonly NamedTest[]): NamedTest[] {
  return tests.filter(({ outcome, isGroup }) => outcome === 'failed' && !isGroup);
}

/** Formats a test name: `math > adds (test/a.test.js)`. */
export function testLabel({ name, file }: Pick<NamedTest, 'name' | 'file'>): string {
  return file === undefined || file === name ? name : `${name} (${file})`;
}
