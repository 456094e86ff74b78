import { clipped } from '../../system/text/text.ts';
import { cleaned } from './html.ts';
import {
  type AttemptStory,
  type PhaseStory,
  type PlanStory,
  type TestStatus,
  testName,
  testStatus,
} from './phase-story.ts';

const specVersion = '0.0.0';

type Status = TestStatus | 'other';

/** CTRF document of a phase: a plan is a test, a failed attempt a retry; the phase is a test that only success passes (I2). */
export function ctrfReport(story: PhaseStory): object {
  const { phase, plans, run, verdict, why, at } = story;
  const gate = {
    name: `phase ${phase.id}`,
    status: verdict === 'success' ? ('passed' as const) : ('failed' as const),
    duration: 0,
    suite: [`phase ${phase.id}`, 'exit gate'],
    rawStatus: verdict,
    message: shown(why),
  };
  const tests = [...plans.map((plan) => planTest(plan, phase.id)), gate];
  const count = (status: Status) => tests.filter((each) => each.status === status).length;
  return {
    reportFormat: 'CTRF',
    specVersion,
    timestamp: new Date(at).toISOString(),
    generatedBy: 'phase-executor',
    results: {
      tool: { name: 'phase-executor' },
      summary: {
        tests: tests.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: count('pending'),
        other: count('other'),
        flaky: plans.filter(isHealed).length,
        suites: new Set(plans.map(({ wave }) => wave)).size + 1,
        start: Math.round(run?.startedAt ?? at),
        stop: Math.round(run?.endedAt ?? at),
      },
      tests,
    },
  };
}

function planTest(plan: PlanStory, phase: string) {
  const { wave, verdict, said, question, attempts, durationMs } = plan;
  const message = [said, ...question].filter((line) => line !== '').join('\n');
  return {
    name: cleaned(testName(plan)),
    status: testStatus(plan),
    duration: Math.round(durationMs ?? 0),
    suite: [`phase ${phase}`, `wave ${wave}`],
    rawStatus: verdict,
    ...(message === '' ? {} : { message: shown(message) }),
    ...(attempts.length < 2 ? {} : { retries: attempts.length - 1, retryAttempts: attempts.map(retryAttempt) }),
    flaky: isHealed(plan),
  };
}

function shown(text: string): string {
  return cleaned(clipped(text, 4_000));
}

function isHealed({ verdict, attempts }: PlanStory): boolean {
  return verdict === 'success' && attempts.some(({ outcome }) => outcome !== 'success');
}

function retryAttempt({ attempt, outcome, startedAt, endedAt, message }: AttemptStory) {
  const status: Status =
    outcome === 'success' ? 'passed' : outcome === 'blocked' ? 'skipped' : outcome === 'at work' ? 'pending' : 'failed';
  return {
    attempt,
    status,
    duration: Math.max(0, Math.round(endedAt - startedAt)),
    start: Math.round(startedAt),
    stop: Math.round(endedAt),
    ...(message === null ? {} : { message: shown(message) }),
  };
}
