import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { isMapping } from '../../../system/files/json-text.ts';
import { emptyNodeFiles, isNodeTestFile, NONE, nonZero, type TestCounts, withoutNodeFiles } from '../console/counts.ts';
import type { Report } from '../console/grammar.ts';
import { fullName, maxNamedTests, type NamedTest, type TestOutcome } from '../console/named-test.ts';

/** Reads a report by its content; null if it is none that is known; `unreadable` says why it cannot be read. */
export function readReport(text: string): Report | { unreadable: string } | null {
  const body = text.replace(/^\uFEFF/, '').trimStart();
  if (body.startsWith('<')) return readXmlReport(body);
  if (body.startsWith('{')) return readJsonReport(body);
  return null;
}

const text = z.string().optional().catch(undefined);
const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);
const outcomes: Readonly<Record<string, TestOutcome>> = { passed: 'passed', failed: 'failed' };

function named(parts: readonly (string | undefined)[], file: string | undefined, outcome: TestOutcome): NamedTest {
  return { name: fullName(parts.filter((part) => part !== undefined)), ...(file ? { file } : {}), outcome };
}

const bounded = (tests: readonly NamedTest[]) => tests.slice(0, maxNamedTests);

/** Of a file's result in jest's or vitest's JSON. A file that does not load has no test, and stands for itself. */
const JestFile = z
  .object({
    name: text,
    status: text,
    assertionResults: list(
      z.object({
        title: text,
        fullName: text,
        ancestorTitles: z.array(z.string()).optional().catch(undefined),
        status: text,
      }),
    ),
  })
  .transform(({ name: file, status, assertionResults }) => {
    const tests = assertionResults.map(({ title, fullName: whole, ancestorTitles = [], status: word = '' }) =>
      named(title === undefined ? [whole] : [...ancestorTitles, title], file, outcomes[word] ?? 'skipped'),
    );
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return { status, tests: isBroken ? [...tests, named([file], file, 'failed')] : tests };
  });

const MochaTest = z.object({ title: text, fullTitle: text, file: text });

/** Of mocha's JSON: the lists of what passed, failed (hooks too) and is pending. `fullTitle` ends with the title. */
const mochaLists = { passes: list(MochaTest), failures: list(MochaTest), pending: list(MochaTest) };

function mochaTests(lists: { [Kind in keyof typeof mochaLists]: z.output<(typeof mochaLists)[Kind]> }): NamedTest[] {
  const of = (tests: z.output<typeof mochaLists.passes>, outcome: TestOutcome) =>
    tests.map(({ title = '', fullTitle = title, file }) => {
      const suites = fullTitle.endsWith(` ${title}`) ? fullTitle.slice(0, -title.length - 1) : undefined;
      return named([suites, title], file, outcome);
    });
  return bounded([...of(lists.passes, 'passed'), ...of(lists.failures, 'failed'), ...of(lists.pending, 'skipped')]);
}

const rspecExamples = list(z.object({ description: text, full_description: text, file_path: text, status: text }));

function rspecTests(examples: z.output<typeof rspecExamples>): NamedTest[] {
  return bounded(
    examples.map(({ description = '', full_description: whole = description, file_path: file, status = '' }) => {
      const suites = whole.endsWith(` ${description}`) ? whole.slice(0, -description.length - 1) : undefined;
      return named(suites === undefined ? [whole] : [suites, description], file, outcomes[status] ?? 'skipped');
    }),
  );
}

const Count = z.number().int().nonnegative();

/** jest `--json` and vitest `--reporter=json`. In vitest's the suites are `describe` blocks, so the files are counted. */
const Jest = z
  .object({
    numPassedTests: Count,
    numFailedTests: Count,
    numPendingTests: Count,
    numTodoTests: Count.default(0),
    numTotalTests: Count,
    numRuntimeErrorTestSuites: Count.optional(),
    success: z.boolean(),
    testResults: z.array(JestFile).default([]),
  })
  .transform((report): Report => {
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numTodoTests: todo } = report;
    const suitesFailed = report.testResults.filter(({ status }) => status === 'failed').length;
    const more = { suitesFailed, ...nonZero({ todo }) };
    const counts = { passed, failed, skipped, errors: 0, total: report.numTotalTests, ...more };
    const runner = report.numRuntimeErrorTestSuites === undefined ? 'vitest-json' : 'jest-json';
    const tests = report.testResults.flatMap((file) => file.tests).slice(0, maxNamedTests);
    return { runner, counts, tests, red: report.success ? [] : ['the report says success: false'] };
  });

/** mocha `-R json`: `failures` has failed hooks too, `tests` has not. */
const Mocha = z
  .object({ stats: z.object({ tests: Count, passes: Count, pending: Count, failures: Count }), ...mochaLists })
  .transform(({ stats, ...lists }): Report => {
    const { passes: passed, failures: failed, pending: skipped, tests: total } = stats;
    const tests = mochaTests(lists);
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
    examples: rspecExamples,
  })
  .transform(({ summary, examples }): Report => {
    const { example_count: total, failure_count: failed, pending_count: skipped } = summary;
    const errors = summary.errors_outside_of_examples_count;
    const counts = { passed: total - failed - skipped, failed, skipped, errors, total };
    return { runner: 'rspec-json', counts, tests: rspecTests(examples), red: [] };
  });

const zodUnion = z.union([Jest, Mocha, Rspec]);

function readJsonReport(text: string): Report | { unreadable: string } | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { unreadable: `is not valid JSON: ${(error as Error).message}` };
  }
  const report = zodUnion.safeParse(value);
  return report.success ? report.data : null;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  processEntities: false,
  isArray: (name) => /^(?:UnitTestResult|testsuite|testcase|failure|error|skipped|flakyFailure|flakyError)$/.test(name),
});

/** JUnit XML in any of its dialects, or the counters of a TRX file. */
function readXmlReport(text: string): Report | { unreadable: string } | null {
  const valid = XMLValidator.validate(text, { allowBooleanAttributes: true });
  if (valid !== true) return { unreadable: `is not valid XML: ${valid.err.msg} (line ${valid.err.line})` };
  const document = parser.parse(text) as Element;
  const root = asElement(document.testsuites) ?? { testsuite: document.testsuite };
  if (document.testsuites !== undefined || document.testsuite !== undefined) return readJunit(root);
  const run = asElement(document.TestRun);
  const trx = asElement(run?.ResultSummary);
  const results = asElements(asElement(run?.Results)?.UnitTestResult);
  return trx ? { ...readTrx(trx), tests: trxTests(results) } : null;
}

/**
 * Suites nest, so the cases are what is counted, each by its worst result; an empty `<failure/>` is one too. What the
 * attributes say is counted apart: where they know of more failures or of other totals, the report cannot be trusted.
 */
function readJunit(root: Element): Report {
  const counts: TestCounts = { ...NONE };
  const cases = listCases(root);
  for (const { testcase } of cases) countCase(testcase, counts);
  const empty = cases.filter(({ testcase }) => isEmptyNodeFile(testcase)).length;
  const result = readSuiteAttributes(root);
  const red: string[] = [];
  const bad = counts.failed + counts.errors;
  if (result.bad > bad) red.push(`the attributes say ${result.bad} failures and errors, the cases show ${bad}`);
  if (result.tests !== undefined && result.tests !== counts.total)
    red.push(`the attributes say ${result.tests} tests, there are ${counts.total} cases`);
  const declared = withoutNodeFiles(counts, empty);
  if (declared.passed === 0) for (const name of emptyNodeFiles(empty)) red.push(name);
  return { runner: 'junit-xml', counts: declared, tests: junitTests(cases), red };
}

/** node's reporter names every class `test`. */
function isEmptyNodeFile(testcase: Element): boolean {
  const [name, passed] = [testcase['@name'], testcase.failure === undefined && testcase.error === undefined];
  return testcase['@classname'] === 'test' && passed && typeof name === 'string' && isNodeTestFile(name);
}

function countCase(testcase: Element, counts: TestCounts): void {
  counts.total = (counts.total ?? 0) + 1;
  if (testcase.error !== undefined) counts.errors += 1;
  else if (testcase.failure !== undefined) counts.failed += 1;
  else if (testcase.skipped !== undefined) counts.skipped += 1;
  else if (testcase.flakyFailure !== undefined || testcase.flakyError !== undefined)
    counts.flaky = (counts.flaky ?? 0) + 1;
  else counts.passed = (counts.passed ?? 0) + 1;
}

function listCases(suite: Element, suites: readonly string[] = [], file?: string): SuiteCase[] {
  return [
    ...asElements(suite.testcase).map((testcase) => ({ testcase, suites, file })),
    ...asElements(suite.testsuite).flatMap((inner) =>
      listCases(inner, [...suites, attribute(inner, 'name') ?? ''], attribute(inner, 'file') ?? file),
    ),
  ];
}

/** Of the outermost element that has them; an inner suite is part of the outer one's numbers. */
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

/** `<Counters total="15" executed="15" passed="13" failed="2" error="0" timeout="0" aborted="0" notExecuted="0" …/>`. */
function readTrx(summary: Element): Report {
  const counters = asElement(summary.Counters) ?? {};
  const of = (name: string) => asNumber(counters[`@${name}`]) ?? 0;
  const [total, executed] = [of('total'), of('executed')];
  const errors = of('error') + of('timeout') + of('aborted');
  const counts = { passed: of('passed'), failed: of('failed'), skipped: total - executed, errors, total };
  return { runner: 'trx', counts, red: summary['@outcome'] === 'Failed' ? ['the report says outcome Failed'] : [] };
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

type Element = { [name: string]: unknown };

/** A case of JUnit XML, with the names of the suites around it. */
interface SuiteCase {
  readonly testcase: Element;
  readonly suites: readonly string[];
  readonly file: string | undefined;
}

/**
 * Tests of JUnit XML. Its class takes the place of the suites, as most runners repeat it there; node's reporter names every
 * class `test`, and a file in which no test is declared is a case that passed.
 */
function junitTests(cases: readonly SuiteCase[]): NamedTest[] {
  return bounded(
    cases.map(({ testcase, suites, file }) => {
      const [name, className] = [attribute(testcase, 'name') ?? '', attribute(testcase, 'classname')];
      const isNode = className === 'test';
      const around = isNode || className === undefined || className === '' ? suites : [className];
      const isBad = testcase.failure !== undefined || testcase.error !== undefined;
      const outcome = isBad ? 'failed' : testcase.skipped !== undefined ? 'skipped' : 'passed';
      const test = named([...around, name], attribute(testcase, 'file') ?? file, outcome);
      return isNode && !isBad && isNodeTestFile(name) ? { ...test, isGroup: true } : test;
    }),
  );
}

/** Tests of a TRX file. */
function trxTests(results: readonly Element[]): NamedTest[] {
  const words: Readonly<Record<string, TestOutcome>> = { Passed: 'passed', NotExecuted: 'skipped' };
  return bounded(
    results.map((result) =>
      named([attribute(result, 'testName')], undefined, words[attribute(result, 'outcome') ?? ''] ?? 'failed'),
    ),
  );
}

/** Entities are left alone by the parser, so that none can be made to grow. */
function attribute(element: Element, name: string): string | undefined {
  const value = element[`@${name}`];
  if (typeof value !== 'string') return undefined;
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return value.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => entities[entity] ?? '');
}
