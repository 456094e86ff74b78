import { resolve } from 'node:path';
import { readLeg } from '../chain/legs/leg-result.ts';
import { uploadLeg } from '../chain/transfer/leg-transfer.ts';
import type { CommandHandler } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';

/** Uploads the result of a step that may see no token. @throws UsageError without a folder, ArtifactError without a service. */
export const upload: CommandHandler = async (_, settings, world) => {
  if (settings['output-dir'] === '') throw new UsageError('output-dir: found nothing; name the folder with the result');
  const into = resolve(world.directory, settings['output-dir']);
  const receipt = await uploadLeg(readLeg(into).leg.artifact, into, settings, world);
  if (receipt === null) throw new UsageError('there is no artifact service here, so the result cannot be uploaded');
  const text = `uploaded ${receipt.name}`;
  return { exitCode: 0, json: receipt, text, outputs: { receipt: JSON.stringify(receipt) } };
};
