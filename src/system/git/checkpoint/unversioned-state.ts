import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../files/json-text.ts';
import { mountsIn } from '../../process/mounts.ts';
import { writeSynced } from '../calls/file-sync.ts';
import type { Git } from '../git.ts';
import { type ControlFiles, hiddenRules, readControlFiles } from './control-files.ts';
import { Hook, type Hooks, readHooks } from './hook-guard.ts';
import { type RefPositions, readAllRefs } from './ref-guard.ts';
import { readTreeShape, TreeShape } from './tree-shape.ts';

/** State before an attempt that no tree of git's holds. */
export interface UnversionedState {
  readonly controls: ControlFiles;
  /** Null, as all below, where the note was lost: what git sees is restored in any case. */
  readonly shape: TreeShape | null;
  readonly refs: RefPositions | null;
  readonly hooks: Hooks | null;
  /** Mount points in the work tree. */
  readonly mounts: readonly string[];
  /** Refs of other phases; null after a crash, because their own runs may have written since. */
  readonly records: RefPositions | null;
  /** Read by the process that made the checkpoint. After a crash a person may have changed something meanwhile. */
  readonly isFirstHand: boolean;
}

/** `ignored` comes from a scan. */
export async function readUnversionedState(
  git: Git,
  { phase, ignored }: { phase: string; ignored: readonly string[] },
): Promise<UnversionedState> {
  const { refs, records } = await readAllRefs(git, phase);
  const controls = new Map([...readControlFiles(git), ...hiddenRules(git, ignored)]);
  const [shape, mounts] = [readTreeShape(git, ignored), mountsIn(git.root)];
  return { controls, shape, refs, records, hooks: readHooks(git), mounts, isFirstHand: true };
}

const unknownState: UnversionedState = {
  controls: new Map(),
  shape: null,
  refs: null,
  hooks: null,
  mounts: [],
  records: null,
  isFirstHand: false,
};

const Content = z
  .base64()
  .nullable()
  .transform((text) => (text === null ? null : Buffer.from(text, 'base64')));

const Controls = z.array(z.tuple([z.string(), Content])).transform((entries) => new Map(entries));

const Note = z.object({
  /** A person's checkpoint stays; one of an attempt is removed when the attempt is over. */
  isOfAttempt: z.boolean().default(false),
  controls: Controls,
  shape: TreeShape.nullable(),
  refs: z
    .record(z.string(), z.hex())
    .transform((refs) => new Map(Object.entries(refs)))
    .nullable(),
  hooks: z
    .record(z.string(), Hook)
    .transform((hooks) => new Map(Object.entries(hooks)))
    .nullable(),
  mounts: z.array(z.string()).default([]),
});

/** Notes the state in `.git`, for after a crash; not in an object, which may be pushed: config may hold a token. */
export function noteUnversionedState(
  git: Git,
  tag: string,
  { controls, shape, refs, hooks, mounts }: UnversionedState,
  isOfAttempt: boolean,
): void {
  const note = {
    isOfAttempt,
    controls: [...controls].map(([file, content]) => [file, content?.toString('base64') ?? null]),
    shape,
    refs: refs && Object.fromEntries(refs),
    hooks: hooks && Object.fromEntries(hooks),
    mounts,
  };
  mkdirSync(dirname(notePath(git, tag)), { recursive: true });
  writeSynced(notePath(git, tag), JSON.stringify(note), 0o600);
}

/** Reads another process's note; empty where it was lost. Only controls for an older version's, which was a list. */
export function findUnversionedState(git: Git, tag: string): UnversionedState {
  return readNote(git, tag)?.surroundings ?? unknownState;
}

/** Start of an attempt by its note, in ms since the epoch; null without one. */
export function attemptStartTime(git: Git, tag: string): number | null {
  return readNote(git, tag)?.isOfAttempt === true ? statSync(notePath(git, tag)).mtimeMs : null;
}

function readNote(git: Git, tag: string): { surroundings: UnversionedState; isOfAttempt: boolean } | null {
  if (!existsSync(notePath(git, tag))) return null;
  try {
    const note = parseJson(readFileSync(notePath(git, tag), 'utf8'));
    if (Array.isArray(note))
      return { surroundings: { ...unknownState, controls: Controls.parse(note) }, isOfAttempt: false };
    const { isOfAttempt, ...found } = Note.parse(note);
    return { surroundings: { ...unknownState, ...found }, isOfAttempt };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export function forgetUnversionedState(git: Git, tag: string): void {
  rmSync(notePath(git, tag), { force: true });
}

/** Tags of this work tree's checkpoints whose attempts are not over. */
export function notedTags(git: Git): string[] {
  const home = join(git.gitDir, 'phase-executor', 'controls');
  if (!existsSync(home)) return [];
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);
}

function notePath(git: Git, tag: string): string {
  return join(git.gitDir, 'phase-executor', 'controls', `${tag}.json`);
}
