import { z } from 'zod';
import type { Grammar, Run } from '../console/grammar.ts';
import { NONE } from '../counts.ts';

const Event = z.object({ Action: z.string(), Package: z.string().optional(), Test: z.string().optional() });

/** `go test -json` (or `GOFLAGS=-json`): an event a line. Subtests are part of their test, as in `-v`. */
export const goJson: Grammar = {
  runner: 'go-json',
  starts: '{',
  wants: /\{"(?:Time|Action|ImportPath)":"/y,
  reader() {
    const counts = { ...NONE, total: null };
    const run: Run = { runner: 'go-json', from: 0, to: -1, counts, red: [] };
    return {
      line(text, at) {
        if (!/"Action":"(?:pass|fail|skip|build-fail)"/.test(text)) return;
        const event = eventOf(text);
        if (!event) return;
        if (run.to < 0) run.from = at;
        run.to = at;
        if (event.Action === 'build-fail') run.red.push('a package does not build');
        if (event.Test === undefined && event.Action === 'fail') run.red.push(`package ${event.Package ?? ''} failed`);
        if (event.Test === undefined || event.Test.includes('/')) return;
        if (event.Action === 'pass') counts.passed = (counts.passed ?? 0) + 1;
        if (event.Action === 'fail') counts.failed += 1;
        if (event.Action === 'skip') counts.skipped += 1;
      },
      runs: () => (run.to < 0 ? [] : [run]),
    };
  },
};

/** A test may print half a line of JSON; that is no event. */
function eventOf(line: string): z.infer<typeof Event> | null {
  try {
    const event = Event.safeParse(JSON.parse(line));
    return event.success ? event.data : null;
  } catch {
    return null;
  }
}
