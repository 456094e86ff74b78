import type { World } from '../../settings/call/world.ts';
import { buildHostLinks } from '../report/host-links.ts';
import { buildPhaseNotification } from '../report/notification.ts';
import type { PhaseStory } from '../report/phase-story.ts';
import { type PublishedPlace, uploadRecord } from '../story/upload-record.ts';
import { sendTrace } from '../telemetry/send-traces.ts';
import { sendNotification } from './notify.ts';
import { type EndNotes, reportToHost } from './report-to-host.ts';

/**
 * Uploads the page and record, then updates the comment and sends notification and trace in parallel, because an
 * interrupted run has only seconds left.
 */
export async function announce(
  reported: PhaseStory,
  place: PublishedPlace,
  world: World,
): Promise<EndNotes & { readonly story: PhaseStory }> {
  const uploaded = await uploadRecord(reported, place, world);
  const story = { ...reported, host: buildHostLinks(world, place.isPushed, uploaded) };
  const [notes] = await Promise.all([
    reportToHost(story, place, world),
    sendNotification(() => buildPhaseNotification(story, place.prefix.replace(/\/$/, '')), world),
    sendTrace(story, world),
  ]);
  return { ...notes, story };
}
