import { dirname } from 'node:path';
import type { Git } from '../git.ts';
import { GitError, gitFailure } from '../git-error.ts';
import { checkpointTags } from './checkpoint-tag.ts';
import { partialRef } from './partial-work.ts';

/**
 * Tries whether checkpoints of these plans and their work can be named, before an agent does any. Git has no ref below
 * another one. @throws GitError that names the ref in the way, and the command that removes it
 */
export async function refuseRefsInTheWay(git: Git, phase: string, plans: readonly string[]): Promise<void> {
  const { sha } = await git.head();
  const probes = plans.flatMap((plan) => [
    `refs/tags/${checkpointTags(phase, plan)}/probe`,
    partialRef(phase, plan, 'probe'),
  ]);
  const steps = ['start', ...probes.map((name) => `create ${name} ${sha}`), 'prepare', 'abort', ''];
  await git.run(['update-ref', '--stdin'], { stdin: steps.join('\n') });
  const folders = plans.map((plan) => dirname(partialRef(phase, plan, 'probe')));
  const args = ['for-each-ref', '--format=%(refname)', ...folders.slice(0, 1).map(dirname)];
  const found = await git.try(args, { reading: true });
  if (found.exitCode !== 0) throw gitFailure(args, found);
  const [, broken] = /broken ref (\S+)/.exec(found.stderr) ?? [];
  if (broken !== undefined)
    throw new GitError(`${broken} is damaged; remove it, then run again: rm -f ${git.commonDir}/${broken}`);
  const names = found.stdout.toString('utf8').split('\n');
  const below = names.find((name) => folders.includes(dirname(dirname(name))));
  if (below !== undefined)
    throw new GitError(
      `${below} is in the way of ${dirname(below)}, under which work is kept; remove it, then run again: git update-ref -d ${below}`,
    );
}
