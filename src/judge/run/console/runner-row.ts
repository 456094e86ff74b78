import { z } from 'zod';
import rows from './runners.json' with { type: 'json' };

const Pattern = z.string().min(1);

const counts = [
  ...['passed', 'failed', 'skipped', 'errors', 'total', 'suitesFailed', 'todo', 'xfailed', 'xpassed', 'flaky'],
  ...['notRun', 'deselected'],
  'other',
] as const;
const Count = z.string().refine((name) => (counts as readonly string[]).includes(name));

/** A summary format: a pattern that spans a few lines, and a pattern for each count. */
const Summary = z.strictObject({
  summary: Pattern,
  withoutBanner: Pattern.optional(),
  needsBanner: z.boolean().optional(),
  banner: Pattern.optional(),
  /** Only the last summary after a banner counts, because a test can print one too. */
  lastCounts: z.boolean().optional(),
  /** Projects, modules or targets print separate summaries, which are added up. */
  sum: z.boolean().optional(),
  instead: z.boolean().optional(),
  /** Matches the number, or a marker that counts as one. Several matches are added up. */
  counts: z.record(Count, Pattern).optional(),
  words: z.array(Count).optional(),
  rest: z.literal('failed').optional(),
  omitsPassed: z.boolean().optional(),
  /** Matches single test lines that are counted toward the next summary. */
  each: Pattern.optional(),
  /** If all of these are missing, the number of tests is unknown. */
  needs: z.array(Count).optional(),
  red: Pattern.optional(),
  alarm: Pattern.optional(),
  nothing: Pattern.optional(),
  empty: Pattern.optional(),
  /** A failure line. A red summary without one may have been printed by a test. */
  failure: Pattern.optional(),
  /** The line after a match belongs to another runner. */
  notAfter: Pattern.optional(),
});

const TestLine = z.strictObject({
  wants: Pattern,
  form: Pattern,
  between: z.string().optional(),
  /** Stops reading here, because failures are repeated below. */
  until: Pattern.optional(),
  /** Set if the runner reports the same failure more than once. */
  once: z.boolean().optional(),
});

const Arguments = z.strictObject({
  program: z.string(),
  args: z.array(z.string()),
  file: z.string().optional(),
  /** Options that already request a report or prevent a test run. */
  unless: z.array(z.string()),
  /** Inserted first. They change the console output, so they aren't used if another program reads it. */
  isFirst: z.boolean().optional(),
  throughScripts: z.boolean().optional(),
  /** The first such program writes to the path in a variable; a second one would overwrite it. */
  isForOthers: z.boolean().optional(),
});

/** A variable that requests a report, even through scripts and make. A value set by the job is kept or extended. */
const Variable = z.strictObject({
  name: z.string(),
  /** `{file}` is the report path quoted for a shell, `{path}` the plain path. */
  value: z.string(),
  file: z.string().optional(),
  adds: z.boolean().optional(),
  unless: Pattern.optional(),
});

const Writes = z.strictObject({ command: Pattern, builtBy: Pattern, globs: z.array(z.string()) });

export const RunnerRow = z.strictObject({
  runner: z.string(),
  /** Names that start it on a command line, without path and extension. */
  programs: z.array(z.string()).optional(),
  also: z.array(z.string()).optional(),
  advice: z.string().optional(),
  named: Pattern.optional(),
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
