import { setRequiredCheck } from '../publish/announce/required-check.ts';
import { connectHost } from '../publish/host/host-client.ts';
import type { CommandHandler } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { shortenId } from '../system/text/text.ts';

/** Sets the commit status that branch rules require. If it may not, the job fails unless the verdict is success. */
export const runCheck: CommandHandler = async (_words, world) => {
  const host = await connectHost(world);
  if (host === null) throw new UsageError('github-token: expected the token of the job, which sets the status');
  const { commit, context, state, description, isSet } = await setRequiredCheck(world, host);
  return {
    exitCode: isSet || state === 'success' ? 0 : 1,
    json: { commit, context, state, description, isSet },
    text: `${context} on ${shortenId(commit)}: ${state}, ${description}${isSet ? '' : '; this token may not set the status (it needs statuses: write), so the job is the verdict'}`,
  };
};
