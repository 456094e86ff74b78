import { setRequiredCheck } from '../publish/announce/required-check.ts';
import { hostOf } from '../publish/host/host-client.ts';
import type { CommandHandler } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { shortId } from '../system/text/text.ts';

/** Sets the status that the rules of a branch can require, on the commit of a pull request or of a merge queue. */
export const check: CommandHandler = async (_words, world) => {
  const host = await hostOf(world);
  if (host === null) throw new UsageError('github-token: expected the token of the job, which sets the status');
  const { commit, context, state, description } = await setRequiredCheck(world, host);
  return {
    exitCode: 0,
    json: { commit, context, state, description },
    text: `${context} on ${shortId(commit)}: ${state}, ${description}`,
  };
};
