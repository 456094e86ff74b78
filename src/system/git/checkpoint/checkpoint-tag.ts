import { z } from 'zod';
import { tryParseJson } from '../../files/json-text.ts';
import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { deleteTag, listRefsUnder, makeTag } from '../refs.ts';
import { Snapshot } from './snapshot.ts';

const TagRecord = Snapshot.extend({ phase: z.string(), plan: z.string(), at: z.iso.datetime() });

/** The work tree before an attempt. Its tag alone is enough to restore it after a crash. */
export interface Checkpoint extends z.output<typeof TagRecord> {
  /** `checkpoint/{phase}-{plan}/{timestamp}` (seeds/004). */
  tag: string;
}

/** Creates the tag; adds a number if the same millisecond already has one. */
export async function tagCheckpoint(git: Git, record: Omit<Checkpoint, 'tag'>, target: string): Promise<string> {
  for (let count = 1; ; count += 1) {
    const tag = tagName(record, count);
    try {
      await makeTag(git, tag, target, tagMessage(record));
      return tag;
    } catch (error) {
      if (!(error as Error).message.includes('already exists') || count === 1_000) throw error;
    }
  }
}

export function tagName({ phase, plan, at }: Omit<Checkpoint, 'tag'>, count: number): string {
  const name = `${listCheckpointTags(phase, plan)}/${at.replaceAll('-', '').replaceAll(':', '')}`;
  return count === 1 ? name : `${name}-${count}`;
}

export function tagMessage(record: Omit<Checkpoint, 'tag'>): string {
  return `Checkpoint before ${record.plan} of phase ${record.phase}\n\n${JSON.stringify(record)}\n`;
}

export async function retargetTags(git: Git, tags: readonly string[], newSha: (sha: string) => string): Promise<void> {
  const moved = tags.length === 0 ? [] : await listCheckpoints(git);
  for (const { tag, ...record } of moved.filter(({ tag, head }) => tags.includes(tag) && newSha(head) !== head)) {
    await deleteTag(git, tag);
    await makeTag(git, tag, newSha(record.head), tagMessage({ ...record, head: newSha(record.head) }));
  }
}

/** Lists checkpoints, oldest first; skips foreign and damaged tags. */
export async function listCheckpoints(git: Git): Promise<Checkpoint[]> {
  const refs = await listRefsUnder(git, 'refs/tags/checkpoint/');
  const checkpoints = refs.flatMap(({ name, message }) => parseRecord(name.slice('refs/tags/'.length), message));
  return checkpoints.sort((a, b) => (a.at < b.at ? -1 : 1));
}

/** @throws GitError if the tag doesn't exist or isn't a checkpoint */
export async function findCheckpoint(git: Git, tag: string): Promise<Checkpoint> {
  const refs = await listRefsUnder(git, `refs/tags/${tag}`);
  const ref = refs.find(({ name }) => name === `refs/tags/${tag}`);
  if (!ref) throw new GitError(`there is no checkpoint ${tag}; checkpoint list shows them`);
  const [checkpoint] = parseRecord(tag, ref.message);
  if (!checkpoint) throw new GitError(`the tag ${tag} is not a checkpoint of phase-executor; it is left alone`);
  return checkpoint;
}

function parseRecord(tag: string, message: string): Checkpoint[] {
  const line = message.split('\n').find((text) => text.startsWith('{'));
  const { data } = TagRecord.safeParse(tryParseJson(line ?? ''));
  return data === undefined ? [] : [{ ...data, tag }]; // skip tags of other programs
}

export function listCheckpointTags(phase: string, plan: string): string {
  return `checkpoint/${toRefPart(getPlanLabel(phase, plan))}`;
}

/** Returns `07-03` for both plan `07-03` and plan `03`, because plan ids may include the phase. */
function getPlanLabel(phase: string, plan: string): string {
  return plan.startsWith(`${phase}-`) || plan.startsWith(`${phase.padStart(2, '0')}-`) ? plan : `${phase}-${plan}`;
}

/** Turns a name into one ref component; git forbids some characters, `..`, a trailing `.` and `.lock`. */
export function toRefPart(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]/g, '-').replace(/\.(?=\.|$|lock$)|^\./g, '-');
}
