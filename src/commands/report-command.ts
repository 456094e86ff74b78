import { resolve } from 'node:path';
import { buildCtrfReport } from '../publish/report/ctrf.ts';
import { buildJunitReport } from '../publish/report/junit.ts';
import { renderPhasePage } from '../publish/report/page.ts';
import { formatCauses } from '../publish/report/sentences.ts';
import { reportRecorded } from '../publish/story/tell-phase.ts';
import { traceFile } from '../publish/telemetry/send-traces.ts';
import { openPhase } from '../record/project/local-phase.ts';
import type { CommandHandler } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { replaceFile } from '../system/files/atomic-file.ts';
import { stripLine } from '../system/text/text.ts';

/** Tells a phase from its record alone and has no opinion: exit code 0. With another document the page needs `output`. */
export const runReport: CommandHandler = async ([ref = ''], world) => {
  const { output, junit, ctrf, otlp } = world.settings;
  if ([output, junit, ctrf, otlp].filter((file) => file === '-').length > 1)
    throw new UsageError('report: found - for several documents, but stdout takes one; name files for the others');
  const read = await openPhase(ref, world);
  const story = await reportRecorded(read, world);
  const id = story.phase.id.replace(/[^\p{L}\p{N}._-]+/gu, '_'); // it may hold anything but a slash
  const page = output !== '' || junit + ctrf + otlp !== '' ? output : `phase-${id}-report.html`;
  const documents = [
    { file: page, make: () => renderPhasePage(story) },
    { file: junit, make: () => buildJunitReport(story) },
    { file: ctrf, make: () => `${JSON.stringify(buildCtrfReport(story), null, 2)}\n` },
    { file: otlp, make: () => traceFile(story, world) ?? '' },
  ].filter(({ file }) => file !== '');
  const written: string[] = [];
  let text: string | null = null;
  for (const { file, make } of documents) {
    if (file === '-') text = make();
    else {
      const path = resolve(world.directory, file);
      replaceFile(path, make());
      written.push(path);
    }
  }
  const reported = stripLine(`phase ${story.phase.id}, ${story.verdict}: wrote ${written.join(', ')}`);
  if (text !== null && written.length > 0) world.progress(reported);
  const { phase, verdict } = story;
  const plans = story.plans.map((plan) => ({ id: plan.id, verdict: plan.verdict }));
  const json = {
    phase: phase.id,
    verdict,
    why: formatCauses(story).join('; '),
    plans,
    written,
    ...(text === null ? {} : { text }),
  };
  return { exitCode: 0, json, text: text?.trimEnd() ?? reported };
};
