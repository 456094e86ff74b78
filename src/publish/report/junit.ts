import { clipText } from '../../system/text/text.ts';
import { escaped } from './page.ts';
import type { AttemptStory, PhaseStory, PlanStory } from './phase-story.ts';
import { askedLines, causeLines, openText } from './sentences.ts';

/** Status of a plan in test reports: passed only where its signal says success; an open one is pending. */
export const testStatuses = {
  success: 'passed',
  failure: 'failed',
  blocked: 'skipped',
  skipped: 'skipped',
  open: 'pending',
} as const;

/**
 * JUnit XML of a phase: a wave is a suite, a plan a test case, a failed attempt a rerun; a plan that waits or was
 * not started is skipped. Readers take a file without failures for green, so the phase itself is a case that fails
 * unless it succeeded (I2).
 */
export function junitReport(story: PhaseStory): string {
  const { phase, plans, run, verdict, at } = story;
  const reason = causeLines(story).join('; ');
  const timestamp = new Date(run?.startedAt ?? at).toISOString().slice(0, 19);
  const waves = [...new Set(plans.map(({ wave }) => wave))].sort((one, other) => one - other);
  const suite = (name: string, cases: readonly TestCase[]) =>
    element('testsuite', { name: `phase ${phase.id}, ${name}`, ...counts(cases), errors: 0, timestamp }, [
      '\n',
      ...cases.map(({ text }) => text),
    ]);
  const suites = waves.map((wave) => ({
    name: `wave ${wave}`,
    cases: plans.filter((plan) => plan.wave === wave).map((plan) => planCase(plan, phase.id)),
  }));
  const failure =
    verdict === 'success'
      ? []
      : [element('failure', { message: `${verdict}: ${reason}`, type: verdict }, [text(reason)])];
  const about = { name: `phase ${phase.id}`, classname: `phase-${phase.id}.exit-gate`, time: '0' };
  const gate = {
    status: verdict === 'success' ? 'passed' : 'failed',
    text: element('testcase', about, failure),
  } as const;
  const all = [...suites, { name: 'exit gate', cases: [gate] }];
  const { tests, failures } = counts(all.flatMap(({ cases }) => cases));
  const body = ['\n', ...all.map(({ name, cases }) => suite(name, cases))];
  const document = element('testsuites', { name: `phase ${phase.id}`, tests, failures, errors: 0 }, body);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${document}`;
}

interface TestCase {
  readonly status: (typeof testStatuses)[keyof typeof testStatuses];
  readonly text: string;
}

function counts(cases: readonly TestCase[]) {
  const count = (...expected: readonly string[]) => cases.filter(({ status }) => expected.includes(status)).length;
  return { tests: cases.length, failures: count('failed'), skipped: count('skipped', 'pending') };
}

function planCase(plan: PlanStory, phase: string): TestCase {
  const { wave, verdict, attempts, signal } = plan;
  const said = openText(plan);
  const failed = attempts.filter(({ outcome }) => outcome === 'failure' || outcome === 'interrupted');
  const last = failed.at(-1);
  const skipped = (message: string) => [element('skipped', { message, type: verdict }, [])];
  const ending = {
    success: () => [],
    failure: () => [
      element('failure', { message: said, type: last?.reason ?? 'failure' }, [text(last?.message ?? said)]),
    ],
    blocked: () => skipped(`blocked: ${[said, ...askedLines(plan)].join('; ')}`),
    skipped: () => skipped(said),
    open: () => skipped('not ended'),
  }[verdict]();
  // The last attempt of a failed plan is its failure; those before it were retried.
  const reruns = (verdict === 'failure' ? failed.slice(0, -1) : failed).map((story) => rerun(story, verdict));
  const time = (Math.max(0, signal?.details.durationMs ?? 0) / 1000).toFixed(3);
  const about = { name: testName(plan), classname: `phase-${phase}.wave-${wave}`, time };
  return { status: testStatuses[verdict], text: element('testcase', about, [...ending, ...reruns]) };
}

function rerun({ attempt, reason, outcome, message }: AttemptStory, verdict: PlanStory['verdict']): string {
  const trace = element('stackTrace', {}, [text(message ?? '')]);
  const about = { message: `attempt ${attempt}: ${message ?? outcome}`, type: reason ?? outcome };
  return element(verdict === 'success' ? 'flakyFailure' : 'rerunFailure', about, [trace]);
}

export function testName({ id, title }: PlanStory): string {
  return clipText(title === null ? id : `${id} ${title}`);
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, body: readonly string[]): string {
  const input = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(clipText(String(value), 900))}"`);
  return `<${name}${input.join('')}>${body.join('')}</${name}>\n`;
}

/** Keeps the end of a long text, which says what went wrong. */
function text(value: string): string {
  return escaped(value.length <= 4_000 ? value : `… ${value.slice(-4_000)}`);
}
