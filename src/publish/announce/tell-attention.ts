import type { Settings } from '../../settings/table/settings.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { closeIssue, dropLabel, markForAttention, putIssue } from '../host/attention-issue.ts';
import { type HostApi, HostError } from '../host/host-api.ts';
import type { CommentKey } from '../report/comment-text.ts';
import { attentionIssue, attentionTitle, healedIssue } from '../report/ended-phase.ts';
import type { RunReport } from '../report/phase-report.ts';

export interface AttentionPlace {
  /** The phase's pull request; null for none. */
  readonly number: number | null;
  readonly key: CommentKey;
  readonly settings: Settings;
  readonly body: (text: string) => string;
}

/** Asks for a person where the decision does, and withdraws that where the phase goes on. */
export async function tellAttention(report: RunReport, place: AttentionPlace, host: HostApi): Promise<void> {
  switch (report.ended.decision.action) {
    case 'escalate':
    case 'await_user':
      return ask(report, place, host);
    case 'proceed':
      return takeBack(report, place, host);
    case 'retry':
    case 'await_dependency':
    case 'stop':
      return;
  }
}

async function ask(report: RunReport, { number, key, settings, body }: AttentionPlace, host: HostApi): Promise<void> {
  const marks = { label: settings['attention-label'], assignees: settings.assignees };
  if (number !== null) return markForAttention(number, marks, host);
  const calling = { team: settings['attention-team'], remote: withoutSecret(settings.remote) };
  const text = body(attentionIssue(report, key, calling));
  await putIssue({ title: body(attentionTitle(report)), body: text }, marks, host);
}

async function takeBack(report: RunReport, place: AttentionPlace, host: HostApi): Promise<void> {
  const { number, key, settings, body } = place;
  if (number !== null) await dropLabel(number, settings['attention-label'], host);
  try {
    await closeIssue(body(healedIssue(report, key)), host);
  } catch (error) {
    // A token that may not read or write issues has created none.
    if (!(error instanceof HostError && [403, 404, 410].includes(error.status ?? 0))) throw error;
  }
}
