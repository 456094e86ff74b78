import { z } from 'zod';
import { extend, fromLines, growing } from './grammar.ts';
import { mostNamedTests, type NamedTest, type TestOutcome } from './named-test.ts';

const Event = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  Test: z.string().optional(),
  Output: z.string().optional(),
});

/** `go test -json` (or `GOFLAGS=-json`): an event a line. Subtests are part of their test, as in `-v`. */
export const goJson = fromLines('go-json', /\{"(?:Time|Action|ImportPath)":"/, (runs) => {
  const run = growing('go-json');
  const { counts } = run;
  const tests: NamedTest[] = [];
  runs.push(run);
  run.tests = tests;
  const withFailingTest = new Set<string>();
  return (text, at) => {
    if (!/"Action":"(?:pass|fail|skip|build-fail)"/.test(text)) return;
    const event = eventOf(text);
    if (!event) return;
    extend(run, at);
    const { Action, Package = '', Test } = event;
    if (Action === 'build-fail') run.red.push('a package does not build');
    if (Test === undefined && Action === 'fail') {
      run.red.push(`package ${Package} failed`);
      // It does not build, or it died outside of a test.
      if (!withFailingTest.has(Package)) counts.suitesFailed = (counts.suitesFailed ?? 0) + 1;
    }
    if (Test === undefined) return;
    const outcome = outcomes[Action];
    if (outcome !== undefined && tests.length < mostNamedTests) tests.push({ name: Test, file: Package, outcome });
    if (Action === 'fail' && withFailingTest.size < 10_000) withFailingTest.add(Package);
    if (Test.includes('/')) return;
    if (Action === 'pass') counts.passed = (counts.passed ?? 0) + 1;
    if (Action === 'fail') counts.failed += 1;
    if (Action === 'skip') counts.skipped += 1;
  };
});

const outcomes: Readonly<Record<string, TestOutcome>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

/** Lines as `go test` would print them without `-json`, for people to read; null if nothing is left. */
export function asGoText(lines: string): string | null {
  if (!lines.includes('{"')) return lines;
  const read = lines.split('\n').flatMap((line) => {
    const event = /^\{"(?:Time|Action|ImportPath)":"/.test(line) ? eventOf(line) : null;
    if (event === null) return [`${line}\n`];
    return event.Output === undefined ? [] : [event.Output];
  });
  return read.length === 0 ? null : read.join('').replace(/\n$/, '');
}

/** A test may print half a line of JSON; that is no event. */
function eventOf(line: string): z.infer<typeof Event> | null {
  try {
    const event = Event.safeParse(JSON.parse(line));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
