import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { parseJson } from '../../files/nesting.ts';
import type { Git } from '../git.ts';
import { writeSynced } from '../sync.ts';
import { type ControlFiles, hiddenRules, readControlFiles } from './control-files.ts';
import { type Hooks, readHooks } from './hook-guard.ts';
import { type Refs, readAllRefs } from './ref-guard.ts';
import { readShape, Shape } from './shape.ts';

/** What an attempt may touch and no tree of git's holds, as it was before. */
export interface Surroundings {
  readonly controls: ControlFiles;
  /** Null where the note was lost, as all below: what git sees is put back in any case. */
  readonly shape: Shape | null;
  readonly refs: Refs | null;
  readonly hooks: Hooks | null;
  /** Refs of other phases; null after a crash, for their own runs may have written since. */
  readonly records: Refs | null;
  /** Read by the process that made the checkpoint. After a crash a person may have moved or made something meanwhile. */
  readonly isFirstHand: boolean;
}

/** `ignored` is what a scan says is ignored. */
export async function readSurroundings(
  git: Git,
  { phase, ignored }: { phase: string; ignored: readonly string[] },
): Promise<Surroundings> {
  const { refs, records } = await readAllRefs(git, phase);
  const controls = new Map([...readControlFiles(git), ...hiddenRules(git, ignored)]);
  return { controls, shape: readShape(git, ignored), refs, records, hooks: readHooks(git), isFirstHand: true };
}

const unknown: Surroundings = {
  controls: new Map(),
  shape: null,
  refs: null,
  hooks: null,
  records: null,
  isFirstHand: false,
};

const Content = z
  .base64()
  .nullable()
  .transform((text) => (text === null ? null : Buffer.from(text, 'base64')));

const Controls = z.array(z.tuple([z.string(), Content])).transform((entries) => new Map(entries));

const Note = z.object({
  /** A person's checkpoint is in nobody's way; one of an attempt is gone when that is over. */
  isOfAttempt: z.boolean().default(false),
  controls: Controls,
  shape: Shape.nullable(),
  refs: z
    .record(z.string(), z.hex())
    .transform((refs) => new Map(Object.entries(refs)))
    .nullable(),
  hooks: z
    .record(z.string(), z.object({ content: Content, mode: z.number(), leadsTo: z.string().nullable() }))
    .transform((hooks) => new Map(Object.entries(hooks)))
    .nullable(),
});

/**
 * Notes them inside `.git`, for a process that comes after a crash; not in a git object, which might be pushed, for the
 * configuration may hold a token.
 */
export function noteSurroundings(
  git: Git,
  tag: string,
  { controls, shape, refs, hooks }: Surroundings,
  isOfAttempt: boolean,
): void {
  const text = (content: Buffer | null) => content?.toString('base64') ?? null;
  const note = {
    isOfAttempt,
    controls: [...controls].map(([file, content]) => [file, text(content)]),
    shape,
    refs: refs && Object.fromEntries(refs),
    hooks:
      hooks && Object.fromEntries([...hooks].map(([name, hook]) => [name, { ...hook, content: text(hook.content) }])),
  };
  mkdirSync(dirname(noteOf(git, tag)), { recursive: true });
  writeSynced(noteOf(git, tag), JSON.stringify(note), 0o600);
}

/**
 * Of an attempt that another process began; nothing where its note was lost, and of one of a version before, which was a
 * list.
 */
export function findSurroundings(git: Git, tag: string): Surroundings {
  return readNote(git, tag)?.surroundings ?? unknown;
}

/** Whether its note says that an attempt began on it, and when that was written in ms since the epoch; null where it does not. */
export function begunAt(git: Git, tag: string): number | null {
  return readNote(git, tag)?.isOfAttempt === true ? statSync(noteOf(git, tag)).mtimeMs : null;
}

function readNote(git: Git, tag: string): { surroundings: Surroundings; isOfAttempt: boolean } | null {
  if (!existsSync(noteOf(git, tag))) return null;
  try {
    const note = parseJson(readFileSync(noteOf(git, tag), 'utf8'));
    if (Array.isArray(note))
      return { surroundings: { ...unknown, controls: Controls.parse(note) }, isOfAttempt: false };
    const { isOfAttempt, ...found } = Note.parse(note);
    return { surroundings: { ...unknown, ...found }, isOfAttempt };
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return null;
    throw error;
  }
}

export function forgetSurroundings(git: Git, tag: string): void {
  rmSync(noteOf(git, tag), { force: true });
}

/** The tags of the checkpoints of this work tree that are noted and not forgotten: those of attempts that are not over. */
export function notedTags(git: Git): string[] {
  const home = join(git.gitDir, 'phase-executor', 'controls');
  if (!existsSync(home)) return [];
  const names = readdirSync(home, { recursive: true, encoding: 'utf8' });
  return names.flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? []);
}

function noteOf(git: Git, tag: string): string {
  return join(git.gitDir, 'phase-executor', 'controls', `${tag}.json`);
}
