import { isNodeTestFile } from '../console/counts.ts';
import { getTestTitle, type NamedTest } from '../console/named-test.ts';

/** Tests executed before and not any more. One found elsewhere by its name or title is not lost. */
export function lostTests(before: readonly NamedTest[], after: readonly NamedTest[]): NamedTest[] {
  const isExecuted = ({ outcome, isGroup }: NamedTest) => outcome !== 'skipped' && !isGroup;
  let missing = before.filter((test) => isExecuted(test) && !standsForFile(test));
  let remaining = after.filter(isExecuted);
  for (const keyOf of [withFile, ({ name }: NamedTest) => name, getTestTitle, stableTitle]) {
    const result = matchTests(missing, remaining, keyOf);
    missing = missing.filter((test) => !result.has(test));
    remaining = remaining.filter((test) => !result.has(test));
  }
  return missing;
}

function withFile({ name, file = '' }: NamedTest): string {
  return `${file}\n${name}`;
}

/** Without what differs from run to run: addresses, times, ports, names of temporary files. */
function stableTitle(test: NamedTest): string {
  return getTestTitle(test)
    .replace(/\b0x[\da-f]{4,}\b|\b[\da-f]{8}-[\da-f]{4}-[\da-f-]{18,}\b/gi, '#')
    .replace(/\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d)?\S*)?|\d{5,}|\/(?:tmp|var)\/\S+/g, '#');
}

/** Both tests of each pair of one key. */
function matchTests(
  before: readonly NamedTest[],
  after: readonly NamedTest[],
  keyOf: (test: NamedTest) => string,
): ReadonlySet<NamedTest> {
  const byKey = new Map<string, NamedTest[]>();
  for (const test of after) {
    const same = byKey.get(keyOf(test));
    if (same === undefined) byKey.set(keyOf(test), [test]);
    else same.push(test);
  }
  const result = new Set<NamedTest>();
  for (const test of before) {
    const other = byKey.get(keyOf(test))?.pop();
    if (other !== undefined) result.add(test).add(other);
  }
  return result;
}

/** A file that did not load fails by its own name or that of its module, and a hook by one of its own: neither is a test. */
export function standsForFile({ name, file }: NamedTest): boolean {
  return name === file || isNodeTestFile(name) || noTest.test(name);
}

const noTest = /^pytest > [\w.]+$|_FailedTest\b|"(?:before|after) (?:all|each)" hook\b/;

/** True for the same test in two runs. A file that only one of them tells of decides nothing. */
export function isSameTest(one: NamedTest, other: NamedTest): boolean {
  return one.name === other.name && (!one.file || !other.file || one.file === other.file);
}

export function redTests(tests: readonly NamedTest[]): NamedTest[] {
  return tests.filter(({ outcome, isGroup }) => outcome === 'failed' && !isGroup);
}

/** A test for a person: `math > adds (test/a.test.js)`. */
export function testLabel({ name, file }: Pick<NamedTest, 'name' | 'file'>): string {
  return file === undefined || file === name ? name : `${name} (${file})`;
}
