import { clipText } from '../../system/text/text.ts';
import { escaped } from './page.ts';
import type { AttemptStory, PhaseStory, PlanStory } from './phase-story.ts';
import { askedLines, formatCauses, openText } from './sentences.ts';

/** Maps a plan's result to a test status. Only a success signal counts as passed. */
export const testStatuses = {
  success: 'passed',
  failure: 'failed',
  blocked: 'skipped',
  skipped: 'skipped',
  open: 'pending',
} as const;

/**
 * Builds JUnit XML: a wave is a suite, a plan a test case, a failed attempt a rerun, and a plan that waits or wasn't
 * started is skipped. CI treats a file without failures as green, so the phase is a test case, too, which fails unless
 * the phase succeeded (I2).
 */
export function buildJunitReport(story: PhaseStory): string {
  const { phase, plans, run, verdict, at } = story;
  const reason = formatCauses(story).join('; ');
  const timestamp = new Date(run?.startedAt ?? at).toISOString().slice(0, 19);
  const waves = [...new Set(plans.map(({ wave }) => wave))].sort((a, b) => a - b);
  const suite = (name: string, cases: readonly TestCase[]) =>
    formatElement('testsuite', { name: `phase ${phase.id}, ${name}`, ...counts(cases), errors: 0, timestamp }, [
      '\n',
      ...cases.map(({ text }) => text),
    ]);
  const suites = waves.map((wave) => ({
    name: `wave ${wave}`,
    cases: plans.filter((plan) => plan.wave === wave).map((plan) => buildPlanCase(plan, phase.id)),
  }));
  const failure =
    verdict === 'success'
      ? []
      : [formatElement('failure', { message: `${verdict}: ${reason}`, type: verdict }, [formatText(reason)])];
  const gateAttributes = { name: `phase ${phase.id}`, classname: `phase-${phase.id}.exit-gate`, time: '0' };
  const gate = {
    status: verdict === 'success' ? 'passed' : 'failed',
    text: formatElement('testcase', gateAttributes, failure),
  } as const;
  const allSuites = [...suites, { name: 'exit gate', cases: [gate] }];
  const { tests, failures } = counts(allSuites.flatMap(({ cases }) => cases));
  const body = ['\n', ...allSuites.map(({ name, cases }) => suite(name, cases))];
  const document = formatElement('testsuites', { name: `phase ${phase.id}`, tests, failures, errors: 0 }, body);
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

function buildPlanCase(plan: PlanStory, phase: string): TestCase {
  const { wave, verdict, attempts, signal } = plan;
  const openReason = openText(plan);
  const failed = attempts.filter(({ outcome }) => outcome === 'failure' || outcome === 'interrupted');
  const lastFailure = failed.at(-1);
  const skipped = (message: string) => [formatElement('skipped', { message, type: verdict }, [])];
  const ending = {
    success: () => [],
    failure: () => [
      formatElement('failure', { message: openReason, type: lastFailure?.reason ?? 'failure' }, [
        formatText(lastFailure?.message ?? openReason),
      ]),
    ],
    blocked: () => skipped(`blocked: ${[openReason, ...askedLines(plan)].join('; ')}`),
    skipped: () => skipped(openReason),
    open: () => skipped('not ended'),
  }[verdict]();
  // The last attempt of a failed plan is its failure; earlier ones are reruns.
  const reruns = (verdict === 'failure' ? failed.slice(0, -1) : failed).map((story) => formatRerun(story, verdict));
  const time = (Math.max(0, signal?.details.durationMs ?? 0) / 1000).toFixed(3);
  const caseAttributes = { name: testName(plan), classname: `phase-${phase}.wave-${wave}`, time };
  return { status: testStatuses[verdict], text: formatElement('testcase', caseAttributes, [...ending, ...reruns]) };
}

function formatRerun({ attempt, reason, outcome, message }: AttemptStory, verdict: PlanStory['verdict']): string {
  const trace = formatElement('stackTrace', {}, [formatText(message ?? '')]);
  const rerunAttributes = { message: `attempt ${attempt}: ${message ?? outcome}`, type: reason ?? outcome };
  return formatElement(verdict === 'success' ? 'flakyFailure' : 'rerunFailure', rerunAttributes, [trace]);
}

export function testName({ id, title }: PlanStory): string {
  return clipText(title === null ? id : `${id} ${title}`);
}

function formatElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  body: readonly string[],
): string {
  const input = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(clipText(String(value), 900))}"`);
  return `<${name}${input.join('')}>${body.join('')}</${name}>\n`;
}

/** Keeps the end, where the error usually is. */
function formatText(value: string): string {
  return escaped(value.length <= 4_000 ? value : `… ${value.slice(-4_000)}`);
}
