import type { CompletionSignal } from '../../signal/completion-signal.ts';
import type { Decision } from '../../signal/decision.ts';
import type { EvidenceLevel } from '../../signal/evidence.ts';
import type { ExitStatus } from '../../signal/exit-status.ts';
import { nextStep } from './ended-phase.ts';
import { type HostLinks, type RunReport, signalText } from './run-report.ts';

interface NotifiedEnd {
  readonly phase: { readonly id: string; readonly name: string };
  readonly exitStatus: ExitStatus;
  readonly decision: Pick<Decision, 'action' | 'why'> | null;
  readonly why: string;
  readonly next: string;
  readonly evidence: EvidenceLevel | null;
  readonly branch: string | null;
  readonly head: string | null;
  readonly plans: readonly { id: string; status: string; attempts: number; said: string }[];
  /** Null where the run left none. */
  readonly signal: CompletionSignal | null;
  readonly host: HostLinks | null;
}

export interface NotificationContext {
  /** The project's folder below the top of the repository; empty for the top. */
  readonly folder: string;
  /** Null where it is not known which run was cut off. */
  readonly runId: string | null;
  /** In ms since the epoch. */
  readonly now: number;
}

const types = {
  success: 'phase.completed',
  failure: 'phase.failed',
  blocked: 'phase.blocked',
  skipped: 'phase.skipped',
} as const;

/** Texts of plans and agents are in it as data. */
export function endedNotification(report: RunReport, context: NotificationContext): Notification {
  const { phase, ended, host, branch } = report;
  const { signal, decision, exitStatus, evidence, head } = ended;
  const type = exitStatus === 'INTERRUPTED' ? 'phase.interrupted' : types[signal.status];
  const plans = report.plans.map(({ id, signal: said, attempts }) => ({
    id,
    status: said.status,
    attempts: attempts.length,
    said: said.status === 'success' ? '' : signalText(said),
  }));
  const end = {
    exitStatus,
    decision: { action: decision.action, why: decision.why },
    why: signalText(signal),
    next: nextStep(report),
    evidence,
    plans,
    signal,
  };
  return notificationOf(type, { phase, host, head, branch, ...end }, context);
}

export function cutOffNotification(
  why: string,
  about: Pick<NotifiedEnd, 'phase' | 'branch' | 'signal' | 'host'>,
  context: NotificationContext,
): Notification {
  const next = 'run the phase again; it continues where this one ended';
  const unknown = { decision: null, evidence: null, head: null, plans: [] };
  return notificationOf('phase.interrupted', { ...about, ...unknown, exitStatus: 'INTERRUPTED', why, next }, context);
}

/** Fields are only added while `version` is 1. */
function notificationOf(
  type: `phase.${'completed' | 'failed' | 'blocked' | 'skipped' | 'interrupted'}`,
  { phase, host, ...end }: NotifiedEnd,
  { folder, runId, now }: NotificationContext,
) {
  return {
    version: 1 as const,
    type,
    timestamp: new Date(now).toISOString(),
    data: {
      phase: { id: phase.id, name: phase.name },
      folder,
      runId,
      ...end,
      repository: host?.repository ?? null,
      links: linksTo(host, end.head),
      /** Some plans, and the details of the signal, were left out for their length. */
      truncated: false,
    },
  };
}

export type Notification = ReturnType<typeof notificationOf>;

function linksTo(host: HostLinks | null, head: string | null): { run?: string; commit?: string; report?: string } {
  if (host === null) return {};
  const commit = host.hasCommits && head !== null ? { commit: `${host.repository}/commit/${head}` } : {};
  const report = host.page === null ? {} : { report: host.page };
  return { run: host.run, ...report, ...commit };
}

/** Receivers take a document of some hundred KB. */
const mostCharacters = 200_000;

/** Serializes the notification; plans and details are cut to fit the limit, the ending never. */
export function notificationBody(notification: Notification): string {
  const whole = JSON.stringify(notification);
  if (whole.length <= mostCharacters) return whole;
  const { data } = notification;
  const signal = data.signal === null ? null : { ...data.signal, details: { reason: data.why } };
  const plans = data.plans.slice(0, 50);
  return JSON.stringify({ ...notification, data: { ...data, plans, signal, truncated: true } });
}
