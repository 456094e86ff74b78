import { dirname, join } from 'node:path';
import { tryRemoveEmptyFolder } from '../../files/atomic-file.ts';
import { GitError, gitFailure } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { checkpointTags } from './checkpoint-tag.ts';
import { partialRef } from './partial-work.ts';

/**
 * Tries whether checkpoints of these plans and their work can be named, before an agent does any. Git has no ref below
 * another one. @throws GitError that names the ref in the way, and the command that removes it
 */
export async function refuseRefsInTheWay(git: Git, phase: string, plans: readonly string[]): Promise<void> {
  const { sha } = await git.head();
  const folders = plans.map((plan) => dirname(partialRef(phase, plan, 'probe')));
  const probes = plans.flatMap((plan) => [
    `refs/tags/${checkpointTags(phase, plan)}/probe`,
    partialRef(phase, plan, 'probe'),
  ]);
  // With the type of its object, git looks whether there is one.
  const kept = folders.slice(0, 1).map(dirname);
  const args = ['for-each-ref', '--format=%(refname) %(objecttype)', ...kept, 'refs/tags/checkpoint'];
  const found = await git.try(args, { reading: true });
  if (found.exitCode !== 0) throw gitFailure(args, found);
  const broken = [...found.stderr.matchAll(/broken ref (\S+)/g)].flatMap(([, name = '']) => name);
  const damaged = broken.find((name) =>
    [...kept, ...probes].some((each) => isBelow(each, name) || isBelow(name, each)),
  );
  if (damaged !== undefined)
    throw new GitError(`${damaged} is damaged; remove it, then run again: rm -f ${git.commonDir}/${damaged}`);
  const steps = ['start', ...probes.map((name) => `create ${name} ${sha}`), 'prepare', 'abort', ''];
  await git.run(['update-ref', '--stdin'], { stdin: steps.join('\n') });
  // The locks' folders would stay, and git looks into each whenever it lists refs.
  for (const name of probes) tryRemoveEmptyFolder(join(git.commonDir, dirname(name)));
  const names = found.stdout.toString('utf8').split(/ \w*\n/);
  const below = names.find((name) => folders.includes(dirname(dirname(name))));
  if (below !== undefined)
    throw new GitError(
      `${below} is in the way of ${dirname(below)}, under which work is kept; remove it, then run again: git update-ref -d ${below}`,
    );
}

function isBelow(name: string, folder: string): boolean {
  return name.startsWith(`${folder}/`);
}
