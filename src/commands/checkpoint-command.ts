import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultTtlMs, refuseDuringRun } from '../record/log/lease.ts';
import { holdCheckout, withCleanup } from '../run/open/checkout.ts';
import { chooseAct } from '../settings/call/command-words.ts';
import { type CommandHandler, type CommandResult, findProjectRoot, type World } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { Checkpoints } from '../system/git/checkpoint/checkpoint.ts';
import type { Checkpoint } from '../system/git/checkpoint/checkpoint-tag.ts';
import { pruneRefs } from '../system/git/checkpoint/prune.ts';
import { previewRollback } from '../system/git/checkpoint/rollback-preview.ts';
import { Git } from '../system/git/git.ts';
import { alignRows, shortenId, stripLine } from '../system/text/text.ts';

/** Manages checkpoints of the work tree (seed 004), in the same form as those of a run. */
export const runCheckpoint: CommandHandler = async (input, world) => {
  const [handler, args] = chooseAct('checkpoint', input, {
    create: createTag,
    rollback: rollBackToTag,
    list: listTags,
    prune: pruneOld,
  });
  const git = await Git.open(findProjectRoot(world), world.environment);
  return handler(args, { git, checkpoints: new Checkpoints(git), world });
};

interface Context {
  readonly git: Git;
  readonly checkpoints: Checkpoints;
  readonly world: World;
}

/** Prints only the tag, for use in `TAG=$(…)`. */
async function createTag(
  [phase, plan, ...rest]: readonly string[],
  { checkpoints, world }: Context,
): Promise<CommandResult> {
  if (!phase || !plan || rest.length > 0)
    throw new UsageError('checkpoint create: expected a phase and a plan, such as: checkpoint create 07 07-03');
  const created = await checkpoints.create({ phase, plan, at: new Date(world.now()) });
  return { exitCode: 0, json: created, text: created.tag, outputs: { checkpoint: created.tag } };
}

async function rollBackToTag([tag, ...rest]: readonly string[], context: Context): Promise<CommandResult> {
  if (!tag || rest.length > 0)
    throw new UsageError('checkpoint rollback: expected the tag of a checkpoint; checkpoint list shows them');
  const target = await context.checkpoints.find(tag);
  return context.world.settings['dry-run'] ? previewRollBack(target, context) : rollBack(target, context);
}

async function previewRollBack(target: Checkpoint, { git }: Context): Promise<CommandResult> {
  const preview = await previewRollback(git, target);
  const { head, branch, restored, removed, movedAside, operation } = preview;
  const lines = [
    ...(head.from === head.to ? [] : [`HEAD would move from ${head.from ?? 'no commit'} to ${head.to}`]),
    ...(branch.from === branch.to ? [] : [`${branch.to ?? 'no branch'} would be checked out, not ${branch.from}`]),
    ...(operation === null ? [] : [`the open ${operation} would be closed`]),
    ...formatChanges(restored, removed, movedAside),
  ];
  const text = lines.length > 0 ? lines : ['nothing would change'];
  return { exitCode: 0, json: { tag: target.tag, dryRun: true, ...preview }, text: text.join('\n') };
}

/** Holds the checkout, because a run that started meanwhile would lose its work. */
async function rollBack(target: Checkpoint, { git, checkpoints, world }: Context): Promise<CommandResult> {
  return withCleanup(async (cleanup) => {
    await holdCheckout(git, randomUUID(), { ttlMs: defaultTtlMs }, world, cleanup);
    world.progress(`rolling back to ${target.tag}`);
    const { saved, ...done } = await checkpoints.rollback(target);
    await checkpoints.discard(target);
    const { head, branch, restored, removed, movedAside, asideDir, submodules } = done;
    const lines = [
      `rolled back to ${target.tag}: ${branch?.replace('refs/heads/', '') ?? 'detached'} at ${head}`,
      saved ? `the earlier state is kept in ${saved.ref}` : 'nothing had changed',
      ...formatChanges(restored, removed, movedAside),
      ...(existsSync(asideDir) ? [`moved to ${asideDir}`] : []),
      ...submodules.map((path) => `submodule ${stripLine(path)} is left unchanged`),
    ];
    const json = { tag: target.tag, kept: saved?.ref ?? null, ...done };
    return { exitCode: 0, json, text: lines.join('\n'), outputs: { checkpoint: saved?.ref ?? '' } };
  });
}

function formatChanges(
  restored: readonly string[],
  removed: readonly string[],
  movedAside: readonly string[],
): string[] {
  const rows = [
    ...restored.map((path) => ['restore', stripLine(path)]),
    ...removed.map((path) => ['remove', stripLine(path)]),
    ...movedAside.map((path) => ['move aside', stripLine(path)]),
  ];
  return alignRows(rows);
}

async function listTags([word]: readonly string[], { checkpoints }: Context): Promise<CommandResult> {
  if (word !== undefined) throw new UsageError(`checkpoint list: found "${word}", expected no more words`);
  const list = await checkpoints.list();
  const rows = list.map(({ tag, head, branch, work }) => [
    ...[tag, shortenId(head), branch?.replace('refs/heads/', '') ?? 'detached'],
    work === null ? 'clean' : 'with uncommitted files',
  ]);
  return { exitCode: 0, json: list, text: alignRows(rows, '').join('\n') || 'there are no checkpoints' };
}

/** Deletes old checkpoints. Saved work of attempts is deleted only on explicit request (I5). */
async function pruneOld([word, ...rest]: readonly string[], { git, world }: Context): Promise<CommandResult> {
  if ((word !== undefined && word !== 'partials') || rest.length > 0)
    throw new UsageError(`checkpoint prune: found "${[word, ...rest].join(' ')}", expected partials or no more words`);
  const dryRun = world.settings['dry-run'];
  if (!dryRun) for (const dir of listGitDirs(git)) refuseDuringRun(dir, world.machine);
  const olderThan = new Date(world.now() - world.settings['older-than']);
  const pruned = await pruneRefs(git, { olderThan, partials: word === 'partials', dryRun });
  const text = pruned.map((name) => `${dryRun ? 'would delete' : 'deleted'} ${stripLine(name)}`).join('\n');
  return {
    exitCode: 0,
    json: { dryRun, olderThan: olderThan.toISOString(), pruned },
    text: text || 'nothing is that old',
  };
}

/** Lists the git directories of all work trees, which share their tags: a run in any of them may need one. */
function listGitDirs({ commonDir }: Git): string[] {
  const linked = join(commonDir, 'worktrees');
  const names = existsSync(linked) ? readdirSync(linked) : [];
  return [commonDir, ...names.map((name) => join(linked, name))];
}
