import { z } from 'zod';
import { tryParseJson } from '../../files/json-text.ts';
import { GitError } from '../calls/git-error.ts';
import type { Git } from '../git.ts';
import { deleteTag, makeTag, refsUnder } from '../refs.ts';
import { Snapshot } from './snapshot.ts';

const TagRecord = Snapshot.extend({ phase: z.string(), plan: z.string(), at: z.iso.datetime() });

/** State of the work tree before an attempt. The tag alone is enough to find it after a crash. */
export interface Checkpoint extends z.output<typeof TagRecord> {
  /** `checkpoint/{phase}-{plan}/{timestamp}`, as seeds/004 names it. */
  tag: string;
}

/** Tags under a free name: a second checkpoint of one millisecond gets a number. */
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

/** Name of a checkpoint's tag; `count` tells those of one millisecond apart. */
export function tagName({ phase, plan, at }: Omit<Checkpoint, 'tag'>, count: number): string {
  const name = `${checkpointTags(phase, plan)}/${at.replaceAll('-', '').replaceAll(':', '')}`;
  return count === 1 ? name : `${name}-${count}`;
}

export function tagMessage(record: Omit<Checkpoint, 'tag'>): string {
  return `Checkpoint before ${record.plan} of phase ${record.phase}\n\n${JSON.stringify(record)}\n`;
}

/** Moves checkpoints to the commits that replace theirs, with the same trees; they keep their names. */
export async function retargetTags(git: Git, tags: readonly string[], as: (sha: string) => string): Promise<void> {
  const moved = tags.length === 0 ? [] : await listCheckpoints(git);
  for (const { tag, ...record } of moved.filter(({ tag, head }) => tags.includes(tag) && as(head) !== head)) {
    await deleteTag(git, tag);
    await makeTag(git, tag, as(record.head), tagMessage({ ...record, head: as(record.head) }));
  }
}

/** Checkpoints, the oldest first, without tags of others and those that were tampered with. */
export async function listCheckpoints(git: Git): Promise<Checkpoint[]> {
  const refs = await refsUnder(git, 'refs/tags/checkpoint/');
  const checkpoints = refs.flatMap(({ name, message }) => parseRecord(name.slice('refs/tags/'.length), message));
  return checkpoints.sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** @throws GitError when there is no such tag or it is not ours. */
export async function findCheckpoint(git: Git, tag: string): Promise<Checkpoint> {
  const refs = await refsUnder(git, `refs/tags/${tag}`);
  const ref = refs.find(({ name }) => name === `refs/tags/${tag}`);
  if (!ref) throw new GitError(`there is no checkpoint ${tag}; checkpoint list shows them`);
  const [checkpoint] = parseRecord(tag, ref.message);
  if (!checkpoint) throw new GitError(`the tag ${tag} is not a checkpoint of phase-executor; it is left alone`);
  return checkpoint;
}

function parseRecord(tag: string, message: string): Checkpoint[] {
  const line = message.split('\n').find((text) => text.startsWith('{'));
  const { data } = TagRecord.safeParse(tryParseJson(line ?? ''));
  return data === undefined ? [] : [{ ...data, tag }]; // without data it is a tag of another program
}

/** Prefix of the tags of a plan's checkpoints. */
export function checkpointTags(phase: string, plan: string): string {
  return `checkpoint/${refPart(planLabel(phase, plan))}`;
}

/** Makes `07-03` of plan `07-03` and of plan `03`: plan ids may already hold their phase. */
function planLabel(phase: string, plan: string): string {
  return plan.startsWith(`${phase}-`) || plan.startsWith(`${phase.padStart(2, '0')}-`) ? plan : `${phase}-${plan}`;
}

/** Makes a name one part of a ref: git allows neither every character nor `..`, a last `.` or `.lock`. */
export function refPart(name: string): string {
  return name.replace(/[^A-Za-z0-9._-]/g, '-').replace(/\.(?=\.|$|lock$)|^\./g, '-');
}
