import { stripInvisible } from '../../system/text/markdown.ts';
import { clipText } from '../../system/text/text.ts';
import { testName, testStatuses } from './junit.ts';
import type { AttemptStory, PhaseStory, PlanStory } from './phase-story.ts';
import { askedLines, formatCauses, openText } from './sentences.ts';

/**
 * Builds a CTRF document. A plan is a test and a failed attempt a retry; the phase is a test that passes only on
 * success (I2).
 */
export function buildCtrfReport(story: PhaseStory): object {
  const { phase, plans, run, verdict, at } = story;
  const gate = {
    name: `phase ${phase.id}`,
    status: verdict === 'success' ? ('passed' as const) : ('failed' as const),
    duration: 0,
    suite: [`phase ${phase.id}`, 'exit gate'],
    rawStatus: verdict,
    message: shown(formatCauses(story).join('; ')),
  };
  const tests = [...plans.map((plan) => buildPlanTest(plan, phase.id)), gate];
  const statuses = ['passed', 'failed', 'skipped', 'pending', 'other'];
  const counts = statuses.map((status) => [status, tests.filter((test) => test.status === status).length]);
  return {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: new Date(at).toISOString(),
    generatedBy: 'phase-executor',
    results: {
      tool: { name: 'phase-executor' },
      summary: {
        tests: tests.length,
        ...Object.fromEntries(counts),
        flaky: plans.filter(isHealed).length,
        suites: new Set(plans.map(({ wave }) => wave)).size + 1,
        start: Math.round(run?.startedAt ?? at),
        stop: Math.round(run?.endedAt ?? at),
      },
      tests,
    },
  };
}

function buildPlanTest(plan: PlanStory, phase: string) {
  const { wave, verdict, attempts, signal } = plan;
  const message = [openText(plan), ...askedLines(plan)].filter((line) => line !== '').join('\n');
  return {
    name: stripInvisible(testName(plan)),
    status: testStatuses[verdict],
    duration: Math.round(signal?.details.durationMs ?? 0),
    suite: [`phase ${phase}`, `wave ${wave}`],
    rawStatus: verdict,
    ...(message === '' ? {} : { message: shown(message) }),
    ...(attempts.length < 2 ? {} : { retries: attempts.length - 1, retryAttempts: attempts.map(buildRetry) }),
    flaky: isHealed(plan),
  };
}

function buildRetry({ attempt, outcome, startedAt, endedAt, message }: AttemptStory) {
  return {
    attempt,
    status: attemptStatuses[outcome],
    duration: Math.max(0, Math.round(endedAt - startedAt)),
    start: Math.round(startedAt),
    stop: Math.round(endedAt),
    ...(message === null ? {} : { message: shown(message) }),
  };
}

const attemptStatuses = {
  success: 'passed',
  failure: 'failed',
  interrupted: 'failed',
  blocked: 'skipped',
  'at work': 'pending',
} as const;

function isHealed({ verdict, attempts }: PlanStory): boolean {
  return verdict === 'success' && attempts.some(({ outcome }) => outcome !== 'success');
}

function shown(text: string): string {
  return stripInvisible(clipText(text, 4_000));
}
