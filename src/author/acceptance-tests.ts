import type { Plan } from '../plan/phase/plan.ts';
import { hashPlan } from '../plan/phase/plan-text.ts';
import type { PhaseContext } from '../record/documents/phase-context.ts';
import type { EventDetails } from '../record/events/event.ts';

/** Recorded acceptance tests of a plan: the author's files, and the tests in them that count. */
export type AcceptanceTests = Pick<EventDetails<'author_end'>, 'plan' | 'files' | 'tests' | 'dropped' | 'isRevised'>;
export type AcceptanceFile = AcceptanceTests['files'][number];
export type AcceptanceTest = AcceptanceTests['tests'][number];

/** A truth or task of a plan, with the id that acceptance tests refer to. */
export interface Promised {
  /** `T2` is the second truth, `K1` the first task. */
  readonly id: string;
  readonly text: string;
}

export function listPromised({ mustHaves, tasks }: Pick<Plan, 'mustHaves' | 'tasks'>): Promised[] {
  const agentTasks = tasks.filter(({ type }) => !type.startsWith('checkpoint'));
  return [
    ...mustHaves.truths.map((text, at) => ({ id: `T${at + 1}`, text })),
    ...agentTasks.map(({ name }, at) => ({ id: `K${at + 1}`, text: name })),
  ];
}

/** Finds the promise that a test name starts with: `T2: refuses a short key`, `test_t2_refuses`, `TestT2Refuses`. */
export function promisedBy(test: Pick<AcceptanceTest, 'name'>, promised: readonly Promised[]): Promised | null {
  const [, letter = '', number = ''] = /^(?:test_?)?([TK])(\d{1,3})(?!\d)/i.exec(test.name.trim()) ?? [];
  return promised.find(({ id }) => id === `${letter.toUpperCase()}${Number(number)}`) ?? null;
}

/** Returns the tests that the configured author wrote for the current text of the plan, or null. */
export function readRecordedAcceptance(plan: Plan, { policy, services }: PhaseContext): AcceptanceTests | null {
  if (policy.author === '') return null;
  const hash = hashPlan(plan);
  const events = services.ledger.events.filter((event) => event.event === 'author_end');
  return (
    events.findLast((event) => event.plan === plan.id && event.planHash === hash && event.agent === policy.author) ??
    null
  );
}

/** Lists acceptance test files to commit with the plan: those in which every test counts. */
export function listKeptTests(plan: Plan, run: PhaseContext): readonly AcceptanceFile[] {
  const { authorTests, parallel } = run.policy;
  // Authors of parallel plans may choose the same file name.
  if (authorTests !== 'keep' || parallel > 1) return [];
  const { files = [], tests = [], dropped = [] } = readRecordedAcceptance(plan, run) ?? {};
  return files.filter(
    ({ path }) => tests.some((test) => test.path === path) && !dropped.some((sentence) => sentence.includes(path)),
  );
}

/** Returns true if the work was merged although this test failed, as a person or `author-disputes: warn` may decide. */
export function wasTaken({ name }: AcceptanceTest, plan: Plan, { policy, services }: PhaseContext): boolean {
  const last = services.ledger.events.findLast((event) => event.event === 'acceptance' && event.plan === plan.id);
  return policy.authorDisputes !== 'fail' && last?.event === 'acceptance' && last.failed.includes(name);
}
