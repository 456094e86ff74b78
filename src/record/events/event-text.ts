import { formatCost } from '../../signal/budget.ts';
import { readEvidence } from '../../signal/evidence.ts';
import { isMapping } from '../../system/files/json-text.ts';
import { formatCount, formatElapsed, joinFirstFew, shortenId } from '../../system/text/text.ts';
import type { EventKind, EventOf, KindsWith, LedgerEvent } from './event.ts';

/** Text of an event for logs and progress output. It may quote plans and agents verbatim. */
export interface EventText {
  readonly of: string;
  readonly what: string;
  readonly result?: string;
  readonly commit?: string | null | undefined;
}

export function formatEvent(event: LedgerEvent): EventText | null {
  const text = (eventTexts[event.event] as TextOf<LedgerEvent>)(event);
  const plan = 'plan' in event ? event.plan : undefined;
  return text && { of: plan ?? `phase ${event.phase}`, ...text };
}

type TextOf<E> = (event: E) => (Omit<EventText, 'of'> & Partial<EventText>) | null;

const eventTexts: { readonly [K in EventKind]: TextOf<EventOf<K>> } = {
  phase_start: ({ plans, done, agent, runId, base, isContinued }) => ({
    what: 'run started',
    result: `${formatCount(plans.length, 'plan')}, ${done.length} complete${isContinued ? ' (found the state of an earlier run)' : ''}; agent ${agent}; run ${runId}`,
    commit: base,
  }),
  phase_complete: (event) => formatPhaseEnd('complete', event),
  phase_failed: (event) => formatPhaseEnd('failed', event),
  phase_blocked: (event) => formatPhaseEnd('blocked', event),
  phase_skipped: (event) => formatPhaseEnd('skipped', event),

  attempt_start: ({ attempt, isLost }) => ({
    what: `attempt ${attempt} started`,
    ...(isLost ? { result: 'its job was lost' } : {}),
  }),
  checkpoint: ({ tag, head }) => ({ what: 'checkpoint made', result: tag, commit: head }),
  setup_start: ({ command = '' }) => ({ what: 'setup started', result: command }),
  salvage: ({ from }) => ({ what: 'earlier work taken up', result: from }),
  agent_start: ({ agent, timeoutMs }) => ({
    what: `${agent} is working`,
    result: `for ${formatElapsed(timeoutMs)} at most`,
  }),
  handoff_start: ({ why }) => ({ what: 'agent asked to hand over', result: why }),
  agent_progress: ({ what }) => ({ what }),
  agent_spend: () => null,
  agent_end: (event) => ({ what: 'agent ended', result: formatAgentEnd(event) }),
  agent_words: () => null, // committed files contain no long quotations
  adopt: ({ attempt, from, isAtWork, endsAt }) => ({
    what: `attempt ${attempt} adopted from the previous run`,
    result: isAtWork ? `run ${from}; its agent is still working, until ${endsAt} at the latest` : `run ${from}`,
  }),
  set_back: ({ files }) => ({ what: `undid changes of the agent in ${joinFirstFew(files)}` }),
  author_start: ({ agent, timeoutMs }) => ({
    what: `${agent} is writing acceptance tests`,
    result: `for ${formatElapsed(timeoutMs)} at most`,
  }),
  author_end: ({ tests, dropped }) => ({
    what: `${formatCount(tests.length, 'acceptance test')} counted`,
    result: joinFirstFew(dropped, 3, '; '),
  }),
  acceptance: ({ passed, failed, dropped }) => ({
    what: `${passed.length} of ${formatCount(passed.length + failed.length, 'acceptance test')} passed`,
    result: joinFirstFew([...failed, ...dropped], 3, '; '),
  }),
  verify_start: ({ commands }) => ({ what: 'verification started', result: formatCount(commands, 'automated check') }),
  verify: ({ passed, findings }) => ({
    what: passed ? 'verification passed' : 'verification failed',
    ...(passed ? {} : { result: findingsText(findings) }),
  }),
  repair: ({ repair, details }) => ({ what: `repair ${repair}`, result: details }),
  commit: ({ summaryFromFacts, part }) => ({
    what: part === undefined ? 'work accepted' : 'work before a question accepted',
    ...(summaryFromFacts ? { result: 'the agent wrote no SUMMARY; one was written from facts' } : {}),
  }),
  fold: ({ branch, commit }) => ({ what: 'merged', result: branch ? `onto ${branch}` : '', commit }),
  settled: ({ head }) => ({ what: 'committed', commit: head }),
  part: ({ upTo, commit }) => ({ what: 'part committed', result: `tasks before ${upTo + 1}`, commit }),
  answered: (event) => ({ what: `${getAnswerWord(event)} by ${event.by}` }),
  attempt_failed: ({ attempt, error_type = '', details = '' }) => ({
    what: `attempt ${attempt} failed`,
    result: joinText(error_type, details),
  }),
  rollback: ({ kept, base }) => ({ what: 'rolled back', result: formatSavedWork(kept), commit: base }),
  retry_wait: ({ backoffMs, why }) => ({ what: `waits ${formatElapsed(backoffMs)} for its next attempt`, result: why }),
  recovered: ({ attempt, of, kept, cutOffRun }) => ({
    what: `an earlier run was cut off in ${of === undefined ? `attempt ${attempt}` : `its ${of === 'judge' ? 'exit gate' : of}`}`,
    result: joinParts([`run ${cutOffRun}`, formatSavedWork(kept)], '; '),
  }),

  plan_complete: (event) => formatPlanEnd('complete', event),
  plan_failed: (event) => formatPlanEnd('failed', event),
  plan_blocked: (event) => formatPlanEnd('blocked', event),
  plan_skipped: (event) => formatPlanEnd('skipped', event),
  summary_adopted: ({ head, evidence }) => ({
    what: 'its SUMMARY was verified now',
    result: `evidence ${evidence}; it counts as done`,
    commit: head,
  }),

  reopened: ({ why }) => ({ what: 'reopened', result: why }),
  host_checks: ({ verdict, why, commit }) => ({ of: 'checks', what: verdict, result: why, commit }),

  judge_start: ({ commit }) => ({ of: 'judge', what: `commit ${shortenId(commit)} in a clean copy`, commit }),
  judge_end: ({ commands, durationMs, commit }) => ({
    of: 'judge',
    what: `ran ${formatCount(commands, 'command')} of plans; other checks took ${formatElapsed(durationMs)}`,
    commit,
  }),
  verdict: () => null,
  verdict_stands: ({ judgedAt, commit }) => ({
    of: 'judge',
    what: `the verdict of ${judgedAt} stands on commit ${shortenId(commit)}; --rejudge judges it again`,
    commit,
  }),
  tests_start: ({ command, commit }) => ({ of: 'tests', what: `runs ${command}`, commit }),
  tests_end: ({ verdict, passed, failed, reasons, commit }) => ({
    of: 'tests',
    what: verdict,
    result: joinParts([formatTestCounts(passed, failed), ...reasons], '; '),
    commit,
  }),
  side_tests_start: ({ what, commit }) => ({ of: 'tests', what: sideTestsText[what], commit }),
  side_tests_end: () => null,
  tests_base: ({ verdict, commit }) => ({
    of: 'tests',
    what: 'before the phase',
    result: joinText(verdict.verdict, formatTestCounts(verdict.passed, verdict.failed)),
    commit,
  }),
  mutants_start: ({ tried, commit }) => ({
    of: 'mutants',
    what: `${formatCount(tried, 'small change')} of the code`,
    commit,
  }),
  mutants_end: ({ tried, killed, undecided, durationMs, commit }) => ({
    of: 'mutants',
    what: `${killed} of ${tried - undecided} small changes noticed in ${formatElapsed(durationMs)}`,
    commit,
  }),
  tests_flaky: ({ names, commit }) => ({ of: 'tests', what: 'flaky', result: joinFirstFew(names), commit }),
  verifier_start: ({ report }) => ({ of: 'verifier', what: `writes ${report}` }),
  verifier_end: ({ ok, reason }) => ({ of: 'verifier', what: ok ? 'ended' : 'failed', result: reason ?? '' }),
  signed: ({ commits, to }) => ({ what: `${formatCount(commits.length, 'commit')} signed by the host`, commit: to }),
  warning: ({ message }) => ({ what: `! ${message}` }),

  opened: ({ job = '', start }) => ({
    what: 'chained run opened',
    result: job === '' ? '' : `job ${job}`,
    commit: start,
  }),
  round_start: ({ round, jobs, base }) => ({
    what: `round ${round} started`,
    result: formatCount(jobs.length, 'job'),
    commit: base,
  }),
  leg: ({ result }) => ({ what: 'job integrated', result }),
  round_end: ({ round }) => ({ what: `round ${round} ended` }),
};

const sideTestsText = {
  before: 'before the phase',
  old: 'old ones on the new code',
  proof: 'do the new ones fail without the work?',
  accepted: 'acceptance tests',
} as const;

function formatPhaseEnd(label: string, event: EventOf<KindsWith<{ ends: 'phase' }>>) {
  const { exitStatus, reason, complete, plans, iterations, signal, decision, why = '' } = event;
  const cause = exitStatus === 'COMPLETED' ? '' : formatReason(signal.details) || reason;
  const tally = `${complete} of ${formatCount(plans, 'plan')}, ${formatCount(iterations, 'attempt')}`;
  return {
    what: label,
    result: `${joinText(exitStatus, cause)}; ${tally}; ${joinText(decision, cause === '' ? why : '')}`,
  };
}

function formatPlanEnd(label: string, { signal }: EventOf<KindsWith<{ ends: 'plan' }>>) {
  if (signal.status !== 'success') return { what: label, result: formatReason(signal.details) };
  const { level } = readEvidence(signal);
  return { what: label, result: level === null ? '' : `evidence ${level}` };
}

function formatAgentEnd({ ok, reason, exitCode, durationMs, spent }: EventOf<'agent_end'>): string {
  const how = ok
    ? 'by itself'
    : joinText(reason ?? 'failed', typeof exitCode === 'number' ? `exit code ${exitCode}` : '');
  const cost = spent && spent.costUsd > 0 ? `, ${formatCost(spent)}` : '';
  return `${how}, after ${formatElapsed(durationMs)}${cost}`;
}

export function formatReason(details: Readonly<Record<string, unknown>>): string {
  const { reason, error } = details;
  const message = isMapping(error) ? error.message : error;
  return joinText(typeof reason === 'string' ? reason : '', typeof message === 'string' ? message : '');
}

function findingsText(findings: unknown): string {
  const messages = (Array.isArray(findings) ? findings : []).flatMap((finding: unknown) =>
    isMapping(finding) && finding.passed !== true && finding.level !== 'warn' && typeof finding.message === 'string'
      ? [finding.message]
      : [],
  );
  return joinFirstFew(messages, 3, '; ');
}

function formatTestCounts(passed: number | null, failed: number | null): string {
  return passed === null ? '' : `${passed} passed, ${failed ?? 0} failed`;
}

function formatSavedWork(saved: string | null): string {
  return saved === null ? '' : `its work is kept in ${saved}`;
}

function joinParts(parts: readonly string[], separator: string): string {
  return parts.filter((part) => part !== '').join(separator);
}

export function joinText(head: string, detail: string): string {
  return detail === '' || detail === head ? head : head === '' ? detail : `${head}: ${detail}`;
}

/** A choice or a free-text answer isn't called an approval. */
function getAnswerWord({ asked, approved }: EventOf<'answered'>): string {
  if (asked === 'decision') return 'decided';
  return approved && asked !== 'agent-question' ? 'approved' : 'answered';
}
