import { costText } from '../../signal/budget.ts';
import { isMapping } from '../../system/files/json-text.ts';
import { counted, elapsed, firstFew } from '../../system/text/text.ts';
import { type EventKind, type EventOf, isEvent, type KindsWith, type RecordedLine } from './event.ts';

/** Readable text of an event. It may quote plans and agents unchanged. */
export interface EventText {
  readonly what: string;
  readonly result?: string;
  readonly commit?: string | null | undefined;
}

/** Text of an event for `logs --events`; null for one that adds nothing. Unknown or incomplete kinds are named. */
export function eventText(line: RecordedLine): EventText | null {
  if (isEvent(line)) return (eventTexts[line.event] as TextOf<typeof line>)(line);
  const { signal } = line as { signal?: unknown };
  // Logged by hand: a signal without a run.
  const result = isMapping(signal) && isMapping(signal.details) ? reasonText(signal.details) : '';
  return { what: line.event.replaceAll('_', ' '), result };
}

type TextOf<E> = (event: E) => EventText | null;

const eventTexts: { readonly [K in EventKind]: TextOf<EventOf<K>> } = {
  phase_start: ({ plans, done, agent, runId, base }) => ({
    what: 'run started',
    result: `${counted(plans.length, 'plan')}, ${done.length} complete; agent ${agent}; run ${runId}`,
    commit: base,
  }),
  phase_complete: (event) => endOfPhase('phase complete', event),
  phase_failed: (event) => endOfPhase('phase failed', event),
  phase_blocked: (event) => endOfPhase('phase blocked', event),
  phase_skipped: (event) => endOfPhase('phase skipped', event),

  attempt_start: ({ attempt, isLost }) => ({
    what: `attempt ${attempt} started`,
    ...(isLost ? { result: 'its job was lost' } : {}),
  }),
  race: (event) => ({ what: 'race', result: raceText(event) }),
  checkpoint: ({ tag, head }) => ({ what: 'checkpoint', result: tag, commit: head }),
  setup_start: ({ command = '' }) => ({ what: 'setup started', result: command }),
  salvage: ({ from }) => ({ what: 'earlier work taken up', result: from }),
  agent_start: ({ agent, timeoutMs }) => ({
    what: 'agent started',
    result: `${agent}, for ${elapsed(timeoutMs)} at most`,
  }),
  handoff_start: ({ why }) => ({ what: 'agent asked to hand over', result: why }),
  agent_progress: () => null,
  agent_spend: () => null,
  agent_end: (event) => ({ what: 'agent ended', result: endOfAgent(event) }),
  agent_words: () => null, // committed files contain no long quotations
  adopt: ({ attempt, from }) => ({ what: `attempt ${attempt} taken over`, result: `from run ${from}` }),
  set_back: ({ files }) => ({ what: 'changes of the agent undone', result: firstFew(files, 3) }),
  verify_start: ({ commands }) => ({ what: 'verification started', result: counted(commands, 'command') }),
  verify: ({ passed, findings }) => ({
    what: passed ? 'verification passed' : 'verification failed',
    ...(passed ? {} : { result: findingsText(findings) }),
  }),
  repair: ({ repair, details }) => ({ what: `repair ${repair} started`, result: details }),
  commit: ({ summaryFromFacts, part }) => ({
    what: part === undefined ? 'work accepted' : 'work before a question accepted',
    ...(summaryFromFacts ? { result: 'the agent wrote no SUMMARY; one was written from facts' } : {}),
  }),
  fold: ({ branch, commit }) => ({ what: 'merged', result: branch ? `onto ${branch}` : '', commit }),
  settled: ({ head }) => ({ what: 'committed', commit: head }),
  part: ({ upTo, commit }) => ({ what: 'part committed', result: `tasks before ${upTo + 1}`, commit }),
  answered: (event) => ({ what: answerWord(event), result: `by ${event.by}` }),
  attempt_failed: ({ attempt, error_type = '', details = '' }) => ({
    what: `attempt ${attempt} failed`,
    result: joinText(error_type, details),
  }),
  rollback: ({ kept, base }) => ({ what: 'rolled back', result: partialText(kept), commit: base }),
  retry_wait: ({ backoffMs, why }) => ({ what: `next attempt in ${elapsed(backoffMs)}`, result: why }),
  recovered: ({ attempt, of, kept, cutOffRun }) => ({
    what: `recovered ${of ?? `attempt ${attempt ?? ''}`.trim()}`,
    result: [`run ${cutOffRun} was cut off`, partialText(kept)].filter((text) => text !== '').join('; '),
  }),

  plan_complete: (event) => endOfPlan('plan complete', event),
  plan_failed: (event) => endOfPlan('plan failed', event),
  plan_blocked: (event) => endOfPlan('plan blocked', event),
  plan_skipped: (event) => endOfPlan('plan skipped', event),
  summary_adopted: ({ head, evidence }) => ({
    what: 'SUMMARY verified',
    result: `evidence: ${evidence}`,
    commit: head,
  }),

  reopened: ({ why }) => ({ what: 'plan reopened', result: why }),
  host_checks: ({ verdict, why, commit }) => ({ what: "the project's own CI", result: joinText(verdict, why), commit }),

  judge_start: ({ commit }) => ({ what: 'judging of a clean copy started', commit }),
  judge_end: ({ commands, durationMs, commandMs, commit }) => ({
    what: 'clean copy judged',
    result: `${counted(commands, 'command')} in ${elapsed(durationMs + commandMs)}`,
    commit,
  }),
  verdict: () => null,
  verdict_stands: ({ judgedAt, commit }) => ({ what: 'verdict stands', result: `of ${judgedAt}`, commit }),
  tests_start: ({ command, commit }) => ({ what: 'tests started', result: command, commit }),
  tests_end: ({ verdict, passed, failed, reasons, commit }) => ({
    what: 'tests ended',
    result: joinText(verdict, [testCounts(passed, failed), ...reasons].filter((text) => text !== '').join('; ')),
    commit,
  }),
  side_tests_start: ({ what, commit }) => ({ what: sideTestsText[what], commit }),
  side_tests_end: () => null,
  tests_base: ({ verdict, commit }) => ({
    what: 'tests before the phase',
    result: joinText(verdict.verdict, testCounts(verdict.passed, verdict.failed)),
    commit,
  }),
  mutants_start: ({ tried, commit }) => ({ what: 'small changes are tried', result: counted(tried, 'change'), commit }),
  mutants_end: ({ tried, killed, undecided, durationMs, commit }) => ({
    what: 'small changes tried',
    result: `${killed} of ${tried - undecided} noticed, ${elapsed(durationMs)}`,
    commit,
  }),
  tests_flaky: ({ names, commit }) => ({ what: 'flaky tests', result: firstFew(names), commit }),
  verifier_start: ({ report }) => ({ what: 'verifier started', result: report }),
  verifier_end: ({ ok, reason, report }) => ({
    what: 'verifier ended',
    result: ok ? report : joinText('failed', reason ?? ''),
  }),
  signed: ({ commits, to }) => ({ what: `${counted(commits.length, 'commit')} signed by the host`, commit: to }),
  warning: ({ message }) => ({ what: 'warning', result: message }),

  opened: ({ job = '', start }) => ({
    what: 'chained run opened',
    result: job === '' ? '' : `job ${job}`,
    commit: start,
  }),
  round_start: ({ round, jobs, base }) => ({
    what: `round ${round} started`,
    result: counted(jobs.length, 'job'),
    commit: base,
  }),
  leg: ({ result }) => ({ what: 'job integrated', result }),
  round_end: ({ round }) => ({ what: `round ${round} ended` }),
};

const sideTestsText = {
  before: 'tests before the phase started',
  old: 'old tests on the new code started',
  proof: 'new tests without the work started',
  alone: 'failed tests alone started',
} as const;

function endOfPhase(what: string, event: EventOf<KindsWith<{ ends: 'phase' }>>): EventText {
  const { exitStatus, reason, complete, plans, iterations, durationMs, signal, why = '' } = event;
  const cause = exitStatus === 'COMPLETED' ? '' : reasonText(signal.details) || why || reason;
  const tally = `${complete} of ${counted(plans, 'plan')}, ${counted(iterations, 'attempt')}, ${elapsed(durationMs)}`;
  return { what, result: `${joinText(exitStatus, cause)}; ${tally}` };
}

function endOfPlan(what: string, { signal }: EventOf<KindsWith<{ ends: 'plan' }>>): EventText {
  const { attempt, details, status } = signal;
  const which = attempt === undefined ? '' : `attempt ${attempt}`;
  const evidence = status === 'success' ? levelText(details.evidence) : '';
  return {
    what,
    result: status === 'success' ? [which, evidence].filter((text) => text !== '').join(', ') : reasonText(details),
  };
}

function levelText(evidence: unknown): string {
  const level = isMapping(evidence) ? evidence.level : undefined;
  return typeof level === 'string' ? `evidence: ${level}` : '';
}

function endOfAgent({ ok, reason, exitCode, durationMs, spent }: EventOf<'agent_end'>): string {
  const how = ok
    ? 'by itself'
    : joinText(reason ?? 'failed', typeof exitCode === 'number' ? `exit code ${exitCode}` : '');
  const cost = spent && spent.costUsd > 0 ? `, ${costText(spent)}` : '';
  return `${how}, after ${elapsed(durationMs)}${cost}`;
}

export function reasonText(details: Readonly<Record<string, unknown>>): string {
  const { reason, error } = details;
  const message = isMapping(error) ? error.message : error;
  return joinText(typeof reason === 'string' ? reason : '', typeof message === 'string' ? message : '');
}

function findingsText(findings: unknown): string {
  const messages = (Array.isArray(findings) ? findings : []).flatMap((finding: unknown) =>
    isMapping(finding) && finding.passed !== true && typeof finding.message === 'string' ? [finding.message] : [],
  );
  return firstFew(messages, 3, '; ');
}

function testCounts(passed: number | null, failed: number | null): string {
  return passed === null ? '' : `${passed} passed, ${failed ?? 0} failed`;
}

function partialText(kept: string | null): string {
  return kept === null ? '' : `its work is kept in ${kept}`;
}

export function joinText(head: string, rest: string): string {
  return rest === '' || rest === head ? head : head === '' ? rest : `${head}: ${rest}`;
}

/** `claude (attempt 1) and codex (attempt 2) work side by side`. */
export function raceText({ agents, attempt }: Pick<EventOf<'race'>, 'agents' | 'attempt'>): string {
  return `${agents.map((agent, at) => `${agent} (attempt ${attempt + at})`).join(' and ')} work side by side`;
}

/** Names what a person did: a choice is no approval, and neither is a text. */
export function answerWord({
  asked,
  approved,
}: Pick<EventOf<'answered'>, 'approved'> & { readonly asked?: unknown }): string {
  if (asked === 'decision') return 'decided';
  return approved && asked !== 'agent-question' ? 'approved' : 'answered';
}
