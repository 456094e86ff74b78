import type { HostLinks, PhaseStory } from './phase-story.ts';
import { formatSignal, listStepTexts, openText } from './sentences.ts';

const types = {
  success: 'phase.completed',
  failure: 'phase.failed',
  blocked: 'phase.blocked',
  skipped: 'phase.skipped',
} as const;

/** Webhook document. Texts from plans and agents are untrusted. Within `version` 1, fields may only be added. */
export function buildPhaseNotification(story: PhaseStory, folder: string) {
  const { phase, verdict, decision, why, signal, evidence, branch, head, host, run, at } = story;
  const isCutOff = verdict === 'cut off' || story.exitStatus === 'INTERRUPTED';
  const type = isCutOff || !(verdict in types) ? 'phase.interrupted' : types[verdict as keyof typeof types];
  return {
    version: 1 as const,
    type: type as (typeof types)[keyof typeof types] | 'phase.interrupted',
    timestamp: new Date(at).toISOString(),
    data: {
      phase: { id: phase.id, name: phase.name },
      folder,
      runId: run?.key.runId ?? null,
      exitStatus: verdict === 'cut off' ? 'INTERRUPTED' : story.exitStatus,
      decision: decision === null ? null : { action: decision, why },
      why: decision === null || signal === null ? why : formatSignal(signal),
      next: listStepTexts(story)[0],
      evidence,
      branch,
      head,
      plans: story.plans.map((plan) => ({
        id: plan.id,
        status: plan.verdict as string,
        attempts: plan.attempts.length,
        said: openText(plan),
      })),
      signal,
      repository: host?.repository ?? null,
      links: buildLinks(host, head),
      /** Plans or details were left out because of the size limit. */
      truncated: false,
    },
  };
}

export type Notification = ReturnType<typeof buildPhaseNotification>;

function buildLinks(host: HostLinks | null, head: string | null): { run?: string; commit?: string; report?: string } {
  if (host === null) return {};
  const commit = host.hasCommits && head !== null ? { commit: `${host.repository}/commit/${head}` } : {};
  const report = host.page === null ? {} : { report: host.page };
  return { run: host.run, ...report, ...commit };
}

/** Receivers accept documents of a few hundred KB. */
const maxCharacters = 200_000;

/** Serializes the notification. Drops plans and details to fit the limit, but never the result. */
export function buildNotificationBody(notification: Notification): string {
  const fullBody = JSON.stringify(notification);
  if (fullBody.length <= maxCharacters) return fullBody;
  const { data } = notification;
  const signal = data.signal === null ? null : { ...data.signal, details: { reason: data.why } };
  const plans = data.plans.slice(0, 50);
  return JSON.stringify({ ...notification, data: { ...data, plans, signal, truncated: true } });
}
