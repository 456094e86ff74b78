import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { isMapping } from '../../../system/files/json-text.ts';
import { isNodeTestFile, NONE, nonZero, type TestCounts, withoutNodeFiles } from '../console/counts.ts';
import type { Report } from '../console/grammar.ts';
import { getFullName, maxNamedTests, type NamedTest, type TestOutcome } from '../console/named-test.ts';

export function readReport(text: string): Report | { unreadable: string } | null {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (body.startsWith('<')) return readXmlReport(body);
  if (body.startsWith('{')) return readJsonReport(body);
  return null;
}

const outcomes: Readonly<Record<string, TestOutcome>> = { passed: 'passed', failed: 'failed' };

function named(parts: readonly (string | undefined)[], file: string | undefined, outcome: TestOutcome): NamedTest {
  return { name: getFullName(parts.filter((part) => part !== undefined)), ...(file ? { file } : {}), outcome };
}

function splitName(title: string, whole = title): string[] {
  return whole.endsWith(` ${title}`) ? [whole.slice(0, -title.length - 1), title] : [whole];
}

const Count = z.number().int().nonnegative();
const Text = z.string().optional().catch(undefined);
const listOf = <T extends z.ZodType>(item: T) => z.array(item).default([]);

const JestFile = z
  .object({
    name: Text,
    status: Text,
    assertionResults: listOf(
      z.object({ title: Text, fullName: Text, ancestorTitles: z.array(z.string()).catch([]), status: Text }),
    ),
  })
  .transform(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.map(({ title, fullName: whole, ancestorTitles, status: word = '' }) =>
      named(title === undefined ? [whole] : [...ancestorTitles, title], file, outcomes[word] ?? 'skipped'),
    );
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return { status, tests: isBroken ? [...tests, named([file], file, 'failed')] : tests };
  });

/** Reads jest `--json` and vitest `--reporter=json`. Vitest reports `describe` blocks as suites, so files are counted. */
const Jest = z
  .object({
    numPassedTests: Count,
    numFailedTests: Count,
    numPendingTests: Count,
    numTodoTests: Count.default(0),
    numTotalTests: Count,
    numRuntimeErrorTestSuites: Count.optional(),
    success: z.boolean(),
    testResults: listOf(JestFile),
  })
  .transform((report): Report => {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: todo } = report;
    const suitesFailed = report.testResults.filter(({ status }) => status === 'failed').length;
    return {
      runner: report.numRuntimeErrorTestSuites === undefined ? 'vitest-json' : 'jest-json',
      counts: { passed, failed, skipped, errors: 0, total: report.numTotalTests, suitesFailed, ...nonZero({ todo }) },
      tests: report.testResults.flatMap((file) => file.tests),
      red: report.success ? [] : ['the report says success: false'],
    };
  });

const mochaTests = (outcome: TestOutcome) =>
  listOf(
    z
      .object({ title: z.string().catch(''), fullTitle: Text, file: Text })
      .transform(({ title, fullTitle, file }) => named(splitName(title, fullTitle), file, outcome)),
  );

/** Reads mocha `-R json`. Only `failures` includes failed hooks. */
const Mocha = z
  .object({
    stats: z.object({ tests: Count, passes: Count, pending: Count, failures: Count }),
    passes: mochaTests('passed'),
    failures: mochaTests('failed'),
    pending: mochaTests('skipped'),
  })
  .transform(({ stats, ...lists }): Report => {
    const { passes: passed, failures: failed, pending: skipped, tests: total } = stats;
    const tests = [...lists.passes, ...lists.failures, ...lists.pending];
    return { runner: 'mocha-json', counts: { passed, failed, skipped, errors: 0, total }, tests, red: [] };
  });

const Rspec = z
  .object({
    summary: z.object({
      example_count: Count,
      failure_count: Count,
      pending_count: Count,
      errors_outside_of_examples_count: Count.default(0),
    }),
    examples: listOf(
      z
        .object({ description: z.string().catch(''), full_description: Text, file_path: Text, status: Text })
        .transform(({ description, full_description: whole, file_path: file, status = '' }) =>
          named(splitName(description, whole), file, outcomes[status] ?? 'skipped'),
        ),
    ),
  })
  .transform(({ summary, examples: tests }): Report => {
    const { example_count: total, failure_count: failed, pending_count: skipped } = summary;
    const errors = summary.errors_outside_of_examples_count;
    const counts = { passed: total - failed - skipped, failed, skipped, errors, total };
    return { runner: 'rspec-json', counts, tests, red: [] };
  });

const JsonReport = z.union([Jest, Mocha, Rspec]);

function readJsonReport(text: string): Report | { unreadable: string } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { unreadable: `is not valid JSON: ${(error as Error).message}` };
  }
  const { data = null } = JsonReport.safeParse(value);
  return data && { ...data, tests: data.tests?.slice(0, maxNamedTests) ?? [] };
}

type Element = { [name: string]: unknown };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  isArray: (name) => /^(?:UnitTestResult|testsuite|testcase|failure|error|skipped|flakyFailure|flakyError)$/.test(name),
});

function readXmlReport(text: string): Report | { unreadable: string } | null {
  const valid = XMLValidator.validate(text, { allowBooleanAttributes: true });
  if (valid !== true) return { unreadable: `is not valid XML: ${valid.err.msg} (line ${valid.err.line})` };
  const { testsuites, testsuite, TestRun } = parser.parse(text) as Element;
  if (testsuites !== undefined || testsuite !== undefined) return readJunit(asElement(testsuites) ?? { testsuite });
  const run = asElement(TestRun);
  const summary = asElement(run?.ResultSummary);
  return summary ? readTrx(summary, asElements(asElement(run?.Results)?.UnitTestResult)) : null;
}

/** Counts test cases because suites nest. Attributes with higher numbers make the report red. */
function readJunit(root: Element): Report {
  const tests = listCases(root);
  const counts = { ...NONE, passed: 0, total: tests.length, flaky: 0 };
  for (const { kind } of tests) counts[kind] += 1;
  const { flaky, ...plain } = counts;
  const namedTests = tests.slice(0, maxNamedTests).map(({ test }) => test);
  const attributes = readSuiteAttributes(root);
  const red: string[] = [];
  const bad = counts.failed + counts.errors;
  if (attributes.bad > bad) red.push(`the attributes say ${attributes.bad} failures and errors, the cases show ${bad}`);
  if (attributes.tests !== undefined && attributes.tests !== counts.total)
    red.push(`the attributes say ${attributes.tests} tests, there are ${counts.total} cases`);
  const reportedCounts = withoutNodeFiles({ ...plain, ...nonZero({ flaky }) }, namedTests);
  return { runner: 'junit-xml', counts: reportedCounts, tests: namedTests, red };
}

interface Case {
  readonly test: NamedTest;
  readonly kind: TestOutcome | 'errors' | 'flaky';
}

/** A class name replaces the suites, except in node's reports, where every class is `test`. */
function listCases(suite: Element, suites: readonly string[] = [], file?: string): Case[] {
  const ownCases = asElements(suite.testcase).map((testcase): Case => {
    const [name = '', className = ''] = [getAttribute(testcase, 'name'), getAttribute(testcase, 'classname')];
    const kind = caseKinds.find(([element]) => testcase[element] !== undefined)?.[1] ?? 'passed';
    const outcome = kind === 'errors' ? 'failed' : kind === 'flaky' ? 'passed' : kind;
    const suiteNames = className === 'test' || className === '' ? suites : [className];
    const test = named([...suiteNames, name], getAttribute(testcase, 'file') ?? file, outcome);
    const isFile = className === 'test' && outcome !== 'failed' && isNodeTestFile(name);
    return { kind, test: isFile ? { ...test, isGroup: true } : test };
  });
  const inner = asElements(suite.testsuite).flatMap((each) =>
    listCases(each, [...suites, getAttribute(each, 'name') ?? ''], getAttribute(each, 'file') ?? file),
  );
  return [...ownCases, ...inner];
}

const caseKinds = [
  ['error', 'errors'],
  ['failure', 'failed'],
  ['skipped', 'skipped'],
  ['flakyFailure', 'flaky'],
  ['flakyError', 'flaky'],
] as const;

/** Reads the outermost element with counts, because they include the inner suites. */
function readSuiteAttributes(suite: Element): { tests: number | undefined; bad: number } {
  const [tests, failures = 0, errors = 0] = ['@tests', '@failures', '@errors'].map((name) => asNumber(suite[name]));
  const inner = asElements(suite.testsuite).map(readSuiteAttributes);
  const innerTests = inner.reduce<number | undefined>(
    (sum, each) => (sum === undefined || each.tests === undefined ? undefined : sum + each.tests),
    inner.length > 0 ? asElements(suite.testcase).length : undefined,
  );
  const innerBad = inner.reduce((sum, { bad }) => sum + bad, 0);
  return { tests: tests ?? innerTests, bad: Math.max(failures + errors, innerBad) };
}

/** Reads `<Counters total="15" executed="15" passed="13" failed="2" error="0" … />`. */
function readTrx(summary: Element, results: readonly Element[]): Report {
  const counters = asElement(summary.Counters) ?? {};
  const getCounter = (name: string) => asNumber(counters[`@${name}`]) ?? 0;
  const [total, executed] = [getCounter('total'), getCounter('executed')];
  const errors = getCounter('error') + getCounter('timeout') + getCounter('aborted');
  const counts: TestCounts = {
    passed: getCounter('passed'),
    failed: getCounter('failed'),
    skipped: total - executed,
    errors,
    total,
  };
  const outcomeByWord: Readonly<Record<string, TestOutcome>> = { Passed: 'passed', NotExecuted: 'skipped' };
  const tests = results.map((result) =>
    named(
      [getAttribute(result, 'testName')],
      undefined,
      outcomeByWord[getAttribute(result, 'outcome') ?? ''] ?? 'failed',
    ),
  );
  const red = summary['@outcome'] === 'Failed' ? ['the report says outcome Failed'] : [];
  return { runner: 'trx', counts, tests: tests.slice(0, maxNamedTests), red };
}

function asElement(value: unknown): Element | undefined {
  return isMapping(value) ? value : undefined;
}

function asElements(value: unknown): Element[] {
  return Array.isArray(value) ? value.map((item) => asElement(item) ?? {}) : [];
}

function asNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
}

/** The parser leaves entities alone to prevent entity expansion attacks. */
function getAttribute(element: Element, name: string): string | undefined {
  const value = element[`@${name}`];
  if (typeof value !== 'string') return undefined;
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return value.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => entities[entity] ?? '');
}
