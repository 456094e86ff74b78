import { z } from 'zod';
import { isNodeTestFile } from '../console/counts.ts';
import { fullName, mostNamedTests, type NamedTest, type TestOutcome } from '../console/named-test.ts';

const text = z.string().optional().catch(undefined);
const list = <T extends z.ZodType>(item: T) => z.array(item).default([]);
const outcomes: Readonly<Record<string, TestOutcome>> = { passed: 'passed', failed: 'failed' };

function named(parts: readonly (string | undefined)[], file: string | undefined, outcome: TestOutcome): NamedTest {
  return { name: fullName(parts.filter((part) => part !== undefined)), ...(file ? { file } : {}), outcome };
}

const bounded = (tests: readonly NamedTest[]) => tests.slice(0, mostNamedTests);

/** Of a file's result in jest's or vitest's JSON. A file that does not load has no test, and stands for itself. */
export const JestFile = z
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
export const mochaLists = { passes: list(MochaTest), failures: list(MochaTest), pending: list(MochaTest) };

export function mochaTests(
  lists: { [Kind in keyof typeof mochaLists]: z.output<(typeof mochaLists)[Kind]> },
): NamedTest[] {
  const of = (tests: z.output<typeof mochaLists.passes>, outcome: TestOutcome) =>
    tests.map(({ title = '', fullTitle = title, file }) => {
      const suites = fullTitle.endsWith(` ${title}`) ? fullTitle.slice(0, -title.length - 1) : undefined;
      return named([suites, title], file, outcome);
    });
  return bounded([...of(lists.passes, 'passed'), ...of(lists.failures, 'failed'), ...of(lists.pending, 'skipped')]);
}

export const rspecExamples = list(
  z.object({ description: text, full_description: text, file_path: text, status: text }),
);

export function rspecTests(examples: z.output<typeof rspecExamples>): NamedTest[] {
  return bounded(
    examples.map(({ description = '', full_description: whole = description, file_path: file, status = '' }) => {
      const suites = whole.endsWith(` ${description}`) ? whole.slice(0, -description.length - 1) : undefined;
      return named(suites === undefined ? [whole] : [suites, description], file, outcomes[status] ?? 'skipped');
    }),
  );
}

export type Element = { [name: string]: unknown };

/** A case of JUnit XML, with the names of the suites around it. */
export interface SuiteCase {
  readonly testcase: Element;
  readonly suites: readonly string[];
  readonly file: string | undefined;
}

/**
 * Tests of JUnit XML. Its class takes the place of the suites, as most runners repeat it there; node's reporter names every
 * class `test`, and a file in which no test is declared is a case that passed.
 */
export function junitTests(cases: readonly SuiteCase[]): NamedTest[] {
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
export function trxTests(results: readonly Element[]): NamedTest[] {
  const words: Readonly<Record<string, TestOutcome>> = { Passed: 'passed', NotExecuted: 'skipped' };
  return bounded(
    results.map((result) =>
      named([attribute(result, 'testName')], undefined, words[attribute(result, 'outcome') ?? ''] ?? 'failed'),
    ),
  );
}

/** Entities are left alone by the parser, so that none can be made to grow. */
export function attribute(element: Element, name: string): string | undefined {
  const value = element[`@${name}`];
  if (typeof value !== 'string') return undefined;
  const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return value.replace(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => entities[entity] ?? '');
}
