import { visibleText } from '../../system/text/markdown.ts';
import { clipped } from '../../system/text/text.ts';
import { endOf, Html, html } from './html.ts';
import type { AttemptStory, PhaseStory, PlanStory } from './phase-story.ts';

/** Status of a plan in test reports: passed only where its signal says success; an open one is pending. */
function testStatus({ verdict }: PlanStory): TestStatus {
  return testStatuses[verdict];
}

const testStatuses = {
  success: 'passed',
  failure: 'failed',
  blocked: 'skipped',
  skipped: 'skipped',
  open: 'pending',
} as const;
type TestStatus = (typeof testStatuses)[keyof typeof testStatuses];

function testName({ id, title }: PlanStory): string {
  return clipped(title === null ? id : `${id} ${title}`);
}

/**
 * JUnit XML of a phase: a wave is a suite, a plan a test case, a failed attempt a rerun; a plan that waits or was
 * not started is skipped. Readers take a file without failures for green, so the phase itself is a case that fails
 * unless it succeeded (I2).
 */
export function junitReport(story: PhaseStory): string {
  const { phase, plans, run } = story;
  const gate: TestStatus = story.verdict === 'success' ? 'passed' : 'failed';
  const waves = [...new Set(plans.map(({ wave }) => wave))].sort((one, other) => one - other);
  const at = run === null ? story.at : run.startedAt;
  const suites = [
    ...waves.map((wave) => {
      const own = plans.filter((plan) => plan.wave === wave);
      const cases = own.map((plan) => planCase(plan, phase.id));
      return suite(`phase ${phase.id}, wave ${wave}`, own.map(testStatus), cases, at);
    }),
    suite(`phase ${phase.id}, exit gate`, [gate], [phaseCase(story)], at),
  ];
  const all: readonly TestStatus[] = [...plans.map(testStatus), gate];
  const document = html`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="phase ${phase.id}" tests="${all.length}" failures="${counting(all, 'failed')}" errors="0">
${suites}</testsuites>
`;
  return document.text;
}

function suite(name: string, statuses: readonly TestStatus[], cases: readonly Html[], at: number): Html {
  const timestamp = new Date(at).toISOString().slice(0, 19);
  return html`<testsuite name="${name}" tests="${statuses.length}" failures="${counting(statuses, 'failed')}" errors="0" skipped="${counting(statuses, 'skipped') + counting(statuses, 'pending')}" timestamp="${timestamp}">
${cases}</testsuite>
`;
}

function counting(statuses: readonly TestStatus[], wanted: TestStatus): number {
  return statuses.filter((status) => status === wanted).length;
}

function planCase(plan: PlanStory, phase: string): Html {
  const { wave, verdict, said, question, attempts, durationMs } = plan;
  const failed = attempts.filter(({ outcome }) => outcome === 'failure' || outcome === 'interrupted');
  const last = failed.at(-1);
  // The last attempt of a failed plan is its failure; those before it were retried.
  const reruns = verdict === 'failure' ? failed.slice(0, -1) : failed;
  const parts = [
    ...(verdict === 'failure'
      ? [
          html`<failure message="${clipped(said, 500)}" type="${last?.reason ?? 'failure'}">${endOf(last?.message ?? said)}</failure>`,
        ]
      : []),
    ...(verdict === 'blocked'
      ? [html`<skipped message="blocked: ${clipped([said, ...question].join('; '), 900)}" type="blocked"/>`]
      : []),
    ...(verdict === 'skipped' || verdict === 'open'
      ? [html`<skipped message="${clipped(verdict === 'open' ? 'not ended' : said, 900)}" type="${verdict}"/>`]
      : []),
    ...reruns.map((attempt) => rerun(attempt, verdict === 'success' ? 'flakyFailure' : 'rerunFailure')),
  ];
  const seconds = (Math.max(0, durationMs ?? 0) / 1000).toFixed(3);
  return html`<testcase name="${testName(plan)}" classname="phase-${phase}.wave-${wave}" time="${seconds}">${parts}</testcase>
`;
}

function rerun({ attempt, reason, outcome, message }: AttemptStory, kind: 'flakyFailure' | 'rerunFailure'): Html {
  const tag = new Html(kind);
  return html`<${tag} message="attempt ${attempt}: ${clipped(message ?? outcome, 500)}" type="${reason ?? outcome}"><stackTrace>${endOf(message ?? '')}</stackTrace></${tag}>`;
}

function phaseCase({ phase, verdict, why }: PhaseStory): Html {
  const failure =
    verdict === 'success'
      ? null
      : html`<failure message="${verdict}: ${clipped(why, 500)}" type="${verdict}">${endOf(why)}</failure>`;
  return html`<testcase name="phase ${phase.id}" classname="phase-${phase.id}.exit-gate" time="0">${failure}</testcase>
`;
}

const specVersion = '0.0.0';

const statuses = ['passed', 'failed', 'skipped', 'pending', 'other'] as const;
type Status = (typeof statuses)[number];

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
        ...Object.fromEntries(statuses.map((status) => [status, count(status)])),
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
    name: visibleText(testName(plan)),
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
  return visibleText(clipped(text, 4_000));
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
