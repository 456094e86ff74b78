import type { Plan } from '../plan/phase/plan.ts';
import { planHash } from '../plan/phase/plan-text.ts';
import type { PhaseContext } from '../record/documents/phase-context.ts';
import type { EventDetails } from '../record/events/event.ts';

/** Acceptance tests of a plan as they are on record: files of its author, and those of their tests that count. */
export type AcceptanceTests = Pick<EventDetails<'author_end'>, 'plan' | 'files' | 'tests' | 'dropped' | 'isRevised'>;
export type AcceptanceFile = AcceptanceTests['files'][number];
export type AcceptanceTest = AcceptanceTests['tests'][number];

/** A truth or task of a plan, with the name by which an acceptance test says that it asks it. */
export interface Promised {
  /** `T2` for the second truth, `K1` for the first task. */
  readonly id: string;
  readonly text: string;
}

export function listPromised({ mustHaves, tasks }: Pick<Plan, 'mustHaves' | 'tasks'>): Promised[] {
  const own = tasks.filter(({ type }) => !type.startsWith('checkpoint'));
  return [
    ...mustHaves.truths.map((text, at) => ({ id: `T${at + 1}`, text })),
    ...own.map(({ name }, at) => ({ id: `K${at + 1}`, text: name })),
  ];
}

/** Reads the name at the beginning of a test's own: `T2: refuses a short key`, `test_t2_refuses`, `TestT2Refuses`. */
export function promisedBy(test: Pick<AcceptanceTest, 'name'>, promised: readonly Promised[]): Promised | null {
  const [, letter = '', number = ''] = /^(?:test_?)?([TK])(\d{1,3})(?!\d)/i.exec(test.name.trim()) ?? [];
  return promised.find(({ id }) => id === `${letter.toUpperCase()}${Number(number)}`) ?? null;
}

/** Tests by the author of the settings, for the plan as it reads now; null where none were written. */
export function acceptanceOnRecord(plan: Plan, { policy, services }: PhaseContext): AcceptanceTests | null {
  if (policy.author === '') return null;
  const hash = planHash(plan);
  const events = services.ledger.events.filter((event) => event.event === 'author_end');
  return (
    events.findLast((event) => event.plan === plan.id && event.planHash === hash && event.agent === policy.author) ??
    null
  );
}

/** Files of acceptance tests that join the commit of a plan whose work passes all of them: those in which every test counts. */
export function listKeptTests(plan: Plan, run: PhaseContext): readonly AcceptanceFile[] {
  const { authorTests, parallel } = run.policy;
  // Authors of plans that run side by side may choose the same name.
  if (authorTests !== 'keep' || parallel > 1) return [];
  const { files = [], tests = [], dropped = [] } = acceptanceOnRecord(plan, run) ?? {};
  return files.filter(
    ({ path }) => tests.some((test) => test.path === path) && !dropped.some((sentence) => sentence.includes(path)),
  );
}

/** True where the work of a plan was merged with this test failing, which only a person or `author-disputes: warn` does. */
export function wasTaken({ name }: AcceptanceTest, plan: Plan, { policy, services }: PhaseContext): boolean {
  const last = services.ledger.events.findLast((event) => event.event === 'acceptance' && event.plan === plan.id);
  return policy.authorDisputes !== 'fail' && last?.event === 'acceptance' && last.failed.includes(name);
}
