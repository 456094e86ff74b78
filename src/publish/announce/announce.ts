import type { World } from '../../settings/call/world.ts';
import { hostLinks } from '../report/host-links.ts';
import { phaseNotification } from '../report/notification.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import { type RecordedPhase, uploadRecord } from '../story/upload-record.ts';
import { sendTrace } from '../telemetry/send-traces.ts';
import { sendNotification } from './notify.ts';
import { type EndNotes, type ReportedPlace, reportToHost } from './report-to-host.ts';

export interface Announced extends ReportedPlace {
  readonly record: RecordedPhase;
  /** Name of the archive with the record. */
  readonly archive: 'phase-signal' | 'own';
}

/**
 * Hands the story of a phase to everybody who is to know it: its page and record to the artifact service, then the comment,
 * the notification and the trace side by side, because after an interrupt each has two of the few seconds that are left.
 */
export async function announce(
  reported: PhaseStory,
  announced: Announced,
  world: World,
): Promise<EndNotes & { readonly story: PhaseStory }> {
  const { record, archive, isPushed, prefix } = announced;
  const uploaded = await uploadRecord(reported, record, archive, world);
  const story = { ...reported, host: hostLinks(world, isPushed, uploaded) };
  const [notes] = await Promise.all([
    reportToHost(story, announced, world),
    sendNotification(() => phaseNotification(story, prefix.replace(/\/$/, '')), world),
    sendTrace(story, world),
  ]);
  return { ...notes, story };
}
