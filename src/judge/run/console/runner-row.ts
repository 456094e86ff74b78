import { z } from 'zod';
import rows from './runners.json' with { type: 'json' };

const Pattern = z.string().min(1);

const counts = [
  ...['passed', 'failed', 'skipped', 'errors', 'total', 'suitesFailed', 'todo', 'xfailed', 'xpassed', 'flaky'],
  ...['notRun', 'deselected'],
  // In the total, but neither passed nor reported.
  'other',
] as const;
const Count = z.string().refine((name) => (counts as readonly string[]).includes(name));

/** One form of a runner's summary: a pattern over a few lines, and those of the counts in their text. */
const Summary = z.strictObject({
  summary: Pattern,
  /** Its form where no banner was seen. */
  withoutBanner: Pattern.optional(),
  needsBanner: z.boolean().optional(),
  banner: Pattern.optional(),
  /** A test can print a summary, too: of those after one banner the last counts. */
  lastCounts: z.boolean().optional(),
  /** Projects, modules or targets have a summary each, and they are added. */
  sum: z.boolean().optional(),
  instead: z.boolean().optional(),
  /** For each count its number, or the word that stands for one test. If there are several, they are added. */
  counts: z.record(Count, Pattern).optional(),
  /** Counts whose number stands before their own name. */
  words: z.array(Count).optional(),
  /** The count that is left of the total. */
  rest: z.literal('failed').optional(),
  omitsPassed: z.boolean().optional(),
  /** Lines of single tests, which are counted for the summary after them. */
  each: Pattern.optional(),
  /** Without one of these counts it is not known how many tests there were. */
  needs: z.array(Count).optional(),
  /** Text of a summary that makes it red whatever was counted. */
  red: Pattern.optional(),
  /** A line before or after the summary that makes it red. */
  alarm: Pattern.optional(),
  /** A line that says that there was nothing to run, or a summary that does. */
  nothing: Pattern.optional(),
  empty: Pattern.optional(),
  /** A red summary without such a line before it may have been printed by a test. */
  failure: Pattern.optional(),
  /** The line after such a line belongs to another runner. */
  notAfter: Pattern.optional(),
});

/** A line about one test: its groups are `name`, `file` or `within`, and the outcome, of which one matches. */
const TestLine = z.strictObject({
  wants: Pattern,
  form: Pattern,
  /** Between the names of suites and test. */
  between: z.string().optional(),
  /** Nothing below such a line is read: failures are told again there. */
  until: Pattern.optional(),
  /** It tells of one failure more than once. */
  once: z.boolean().optional(),
});

/** Arguments that ask a program for its own report; `{file}` is where it goes. */
const Arguments = z.strictObject({
  program: z.string(),
  args: z.array(z.string()),
  file: z.string().optional(),
  /** Words with which it is not asked: it has such a report, or runs no test. */
  unless: z.array(z.string()),
  /** They stand before its other arguments, and change what it prints: not where another program reads that. */
  isFirst: z.boolean().optional(),
  /** A script of package.json passes them on. */
  throughScripts: z.boolean().optional(),
  /** The first one in a command writes where a variable says: a second one would write over that. */
  isForOthers: z.boolean().optional(),
});

/** A variable that asks a runner for its own report, also through scripts and make. One that is set stays, or is added to. */
const Variable = z.strictObject({
  name: z.string(),
  /** `{file}` is where the report goes as a word of a shell, `{path}` the same as it is. */
  value: z.string(),
  file: z.string().optional(),
  adds: z.boolean().optional(),
  unless: Pattern.optional(),
});

/** Reports that a build tool writes unasked, of a class each, whether it prints counts or not. */
const Writes = z.strictObject({ command: Pattern, builtBy: Pattern, globs: z.array(z.string()) });

/** All that the project knows about a test runner as data. To add one is to add a row. */
export const RunnerRow = z.strictObject({
  runner: z.string(),
  /** Words of a command line that start it: of a path the last part, without extension. */
  programs: z.array(z.string()).optional(),
  /** Other summaries in which these programs can end. */
  also: z.array(z.string()).optional(),
  /** How to make its output countable, and the commands that are told so. */
  advice: z.string().optional(),
  named: Pattern.optional(),
  /** Beginnings of the lines of its summaries, behind their blanks. */
  wants: Pattern.optional(),
  summaries: z.array(Summary).optional(),
  tests: z.array(TestLine).optional(),
  arguments: z.array(Arguments).optional(),
  variables: z.array(Variable).optional(),
  writes: Writes.optional(),
});

export type RunnerRow = z.output<typeof RunnerRow>;
export type SummaryRow = z.output<typeof Summary>;
export type TestLineRow = z.output<typeof TestLine>;

export const runnerRows = rows as readonly RunnerRow[];
