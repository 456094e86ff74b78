import { posix } from 'node:path';
import { z } from 'zod';
import { isTaskListPath, type ListedTask, listTickedTasks, readTaskList } from '../../plan/claims/task-list.ts';
import { readEvent } from '../../publish/host/workflow-run.ts';
import type { World } from '../../settings/call/world.ts';
import { UsageError } from '../../settings/table/settings.ts';
import type { Git } from '../../system/git/git.ts';
import { mergeBase } from '../../system/git/history.ts';
import { listChangedPaths, readTextInTree } from '../../system/git/tree.ts';

const Sha = z.string().regex(/^[\da-f]{40,64}$/);

const Event = z.object({
  issue: z.object({ body: z.string().nullish() }).optional(),
  pull_request: z
    .object({
      number: z.number().int().positive(),
      body: z.string().nullish(),
      base: z.object({ sha: Sha }),
      head: z.object({ sha: Sha }),
    })
    .optional(),
  merge_group: z.object({ base_sha: Sha, head_sha: Sha }).optional(),
  repository: z.object({ default_branch: z.string().optional() }).optional(),
});

export interface JudgedRange {
  readonly base: string;
  readonly head: string;
  readonly pullRequest: number | null;
  readonly text: string;
  readonly isFromEvent: boolean;
}

/** Takes the commits from the settings or the job's event. @throws UsageError if neither has them */
export async function resolveJudgedRange({ settings, environment }: World, git: Git): Promise<JudgedRange> {
  const event = Event.safeParse(readEvent(environment) ?? {}).data ?? {};
  const { pull_request: pull, merge_group: group, repository } = event;
  const source = { pullRequest: pull?.number ?? null, text: (pull ?? event.issue)?.body ?? '' };
  const resolveCommit = async (name: string, setting: string) => commitNamed(name, setting, git);
  if (settings.base !== '')
    return {
      base: await resolveCommit(settings.base, 'base'),
      head: await resolveCommit(settings.head, 'head'),
      ...source,
      isFromEvent: false,
    };
  const result = { ...source, isFromEvent: true };
  if (pull !== undefined) {
    // Judge the merge commit if it is checked out.
    if ((await git.resolve('HEAD^2')) === pull.head.sha)
      return { base: await resolveCommit('HEAD^1', 'base'), head: await resolveCommit('HEAD', 'head'), ...result };
    const head = await resolveCommit(pull.head.sha, 'head');
    return { base: await findForkPoint(await resolveCommit(pull.base.sha, 'base'), head, git), head, ...result };
  }
  if (group !== undefined)
    return {
      base: await resolveCommit(group.base_sha, 'base'),
      head: await resolveCommit(group.head_sha, 'head'),
      ...result,
    };
  const branch = repository?.default_branch;
  if (branch === undefined) throw new UsageError('judge: --base is missing; name the commit before the work');
  const head = await resolveCommit(settings.head, 'head');
  const base = await findForkPoint(await resolveCommit(`origin/${branch}`, 'base'), head, git);
  return { base: base === head ? await resolveCommit(`${head}^`, 'base') : base, head, ...result };
}

async function commitNamed(name: string, setting: string, git: Git): Promise<string> {
  const sha = await git.resolve(`${name}^{commit}`);
  if (sha === null)
    throw new UsageError(
      `${setting}: found "${name}", which is not a commit in this repository; fetch it first (actions/checkout: fetch-depth: 0)`,
    );
  return sha;
}

async function findForkPoint(one: string, other: string, git: Git): Promise<string> {
  const base = await mergeBase(git, one, other);
  if (base === null)
    throw new UsageError(
      `base: ${one} and ${other} have no common commit here; fetch the history (actions/checkout: fetch-depth: 0)`,
    );
  return base;
}

/** Returns the plans whose summaries were changed; null if there are none, or in several phases. */
export async function listClosedPlans({ base, head }: JudgedRange, prefix: string, git: Git) {
  const changed = await listChangedPaths(git, base, head);
  const closed = changed.flatMap((path) => {
    const name = path.startsWith(prefix) ? path.slice(prefix.length) : '';
    const [, phase, plan] = /^\.planning\/phases\/([^/]+)\/(.+)-SUMMARY\.md$/.exec(name) ?? [];
    return phase === undefined || plan === undefined ? [] : [{ phase, plan }];
  });
  const [phase, secondPhase] = new Set(closed.map((each) => each.phase));
  return phase === undefined || secondPhase !== undefined ? null : { phase, plans: closed.map(({ plan }) => plan) };
}

/** Returns tasks ticked by the change, or in the text of its pull request or issue. */
export async function listClaimedTasks(
  range: JudgedRange,
  { settings }: World,
  prefix: string,
  git: Git,
): Promise<ListedTask[]> {
  const { base, head, text } = range;
  const listSetting = settings['task-list'];
  const paths =
    listSetting === ''
      ? (await listChangedPaths(git, base, head)).filter(isTaskListPath)
      : [posix.normalize(`${prefix}${listSetting}`)];
  const lists: ListedTask[] = [];
  for (const path of paths) {
    const [before, after] = [await readTextInTree(git, base, path), await readTextInTree(git, head, path)];
    if (after === null && listSetting !== '')
      throw new UsageError(`task-list: found no file ${listSetting} in the judged commit`);
    const oldList = before === null || before === after ? null : readTaskList(before, path);
    for (const task of listTickedTasks(readTaskList(after ?? '', path), oldList)) lists.push(task);
  }
  if (text === '') return lists;
  const template = new Set<string>();
  for (const path of templatePaths)
    for (const { name } of readTaskList((await readTextInTree(git, base, path)) ?? '').tasks) template.add(name);
  const ticked = listTickedTasks(readTaskList(text), null);
  return [...lists, ...ticked.filter(({ name }) => !template.has(name))];
}

/** Checkboxes from pull request templates aren't tasks. */
const templatePaths = ['.github/', 'docs/', ''].flatMap((folder) =>
  ['PULL_REQUEST_TEMPLATE.md', 'pull_request_template.md'].map((name) => `${folder}${name}`),
);
