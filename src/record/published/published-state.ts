import { lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { TECHNICAL_EXIT } from '../../signal/exit-status.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { keepUnder } from '../../system/git/checkpoint/partial-work.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';
import { NewObjects } from '../../system/git/objects/new-objects.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';

const partialRefPattern = /^refs\/phase-executor\/[\w%+-][\w%+.-]*\/partial\/[\w%+-][\w%+.-]*\/[\w%+-][\w%+.-]*$/;

/** Metadata in a phase's state ref. Times are ISO. */
const ManifestSchema = z.object({
  schemaVersion: z.literal(1),
  phase: z.string(),
  runId: z.string(),
  epoch: z.number().int().nonnegative().max(1e9),
  /** The workflow run of the job; the host knows when it ends. */
  workflowRun: z
    .object({
      repository: z.string().max(200),
      id: z.string().regex(/^\d{1,18}$/),
      attempt: z.number().int().positive(),
    })
    .optional(),
  host: z.string().regex(/^[^\u0000-\u001f\u007f-\u009f]{0,200}$/),
  heartbeatAt: z.iso.datetime(),
  ttlMs: z
    .number()
    .int()
    .positive()
    .max(7 * 86_400_000),
  released: z.boolean(),
  branch: z.string().nullable(),
  head: z.string().regex(/^[0-9a-f]{40,64}$/),
  kept: z.array(z.object({ ref: z.string().regex(partialRefPattern), commit: z.string().regex(/^[0-9a-f]{40,64}$/) })),
});
export type StateManifest = z.output<typeof ManifestSchema>;

/** The state ref holds foreign content, or content of a newer version. */
export class PublishedStateError extends Error {
  override readonly name = 'PublishedStateError';
  readonly exitCode: number = TECHNICAL_EXIT.USAGE;
}

/** The files that a run needs to resume. Logs are left out, because they are large and may contain anything. */
const ledgerPartPatterns = [/^events\.ndjson$/, /^phase\.json$/, /^signals\/[^/]+\.json$/, /^handoffs\/[^/]+\.json$/];

/** The project path is part of the ref, because a repository may hold several projects. */
export function recordRef({ phase, prefix }: { readonly phase: string; readonly prefix: string }): string {
  const project = encodeURIComponent(prefix.replace(/\/$/, '')).replace(/[~*]/g, '_');
  return `refs/phase-executor/${project === '' ? '' : `${project}+`}${phase}/state`;
}

/**
 * Commits a ledger. The branch head and saved work are parents, so that fetching the ref includes their commits (I5).
 */
export async function commitState(git: Git, dir: string, manifest: StateManifest): Promise<string> {
  const files = listLedgerFiles(dir);
  const paths = files.map((file) => `${join(dir, file)}\n`).join('');
  const hashes = await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin: paths });
  const hashed = hashes.split('\n');
  const objects = new NewObjects(git, manifest.head, Date.parse(manifest.heartbeatAt));
  const entry = (id = '') => ({ mode: '100644', id });
  const state = objects.blob(`${JSON.stringify(manifest, null, 2)}\n`);
  const parts = files.map((file, index) => [file, entry(hashed[index])] as const);
  const tree = await objects.tree(null, new Map([...parts, ['state.json', entry(state)]]));
  const parents = [...new Set([manifest.head, ...manifest.kept.map(({ commit }) => commit)])];
  const message = `State of phase ${manifest.phase}\n\nRun ${manifest.runId} of Phase Executor, epoch ${manifest.epoch}.`;
  const commit = await objects.commit(tree, parents, message);
  await objects.write();
  return commit;
}

/** Parses a state ref, which is untrusted. @throws PublishedStateError that names the problem. */
export async function readManifest(git: Git, commit: string): Promise<StateManifest> {
  const refuse = (problem: string) => new PublishedStateError(`state.json of ${commit} ${problem}`);
  const stateObject = await git.objects.find(`${commit}:state.json`);
  if (stateObject.kind !== 'blob')
    throw new PublishedStateError(`commit ${commit} holds no state.json, so it is not a state of a phase`);
  if (stateObject.size > maxManifestBytes)
    throw refuse(`has ${stateObject.size} bytes; at most ${maxManifestBytes} are read`);
  const value = tryParseJson((await readTextInTree(git, commit, 'state.json')) ?? '');
  if (value === undefined) throw refuse('is not JSON');
  const { schemaVersion } = (value ?? {}) as { schemaVersion?: unknown };
  if (typeof schemaVersion === 'number' && schemaVersion > 1)
    throw refuse(`has version ${schemaVersion}, which a newer Phase Executor wrote; use that`);
  const { data, error } = ManifestSchema.safeParse(value);
  if (error !== undefined) {
    const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw refuse(`is not usable: ${joinFirstFew(problems, 5, '; ')}`);
  }
  const external = data.kept.find(({ ref }) => !ref.startsWith(getPartialPrefix(data.phase)));
  if (external !== undefined)
    throw refuse(`belongs to phase ${data.phase} but references ${external.ref} of another phase`);
  return data;
}

export function getPartialPrefix(phase: string): string {
  return `refs/phase-executor/${phase}/partial/`;
}

/** Ten times the size for a thousand attempts. */
const maxManifestBytes = 4 * 1024 * 1024;

/** Enough for a log of a million events. */
const maxPartBytes = 256 * 1024 * 1024;

export async function restoreState(git: Git, commit: string, dir: string): Promise<void> {
  const manifest = await readManifest(git, commit);
  for (const { mode, id: sha, path } of await git.trees.list(commit)) {
    if (mode !== '100644' || !ledgerPartPatterns.some((part) => part.test(path)) || path.includes('..')) continue;
    const foundObject = await git.objects.find(sha);
    const bytes = foundObject.kind === 'blob' ? foundObject.size : null;
    if (bytes === null || bytes > maxPartBytes)
      throw new PublishedStateError(`${path} of ${commit} has ${bytes} bytes; at most ${maxPartBytes} are accepted`);
    const object = await git.objects.read(sha);
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), 'content' in object ? object.content : '');
  }
  for (const { ref, commit: saved } of manifest.kept) await keepLocalPartial(git, ref, saved);
}

/** Merges with local work under the same ref (I5). */
async function keepLocalPartial(git: Git, ref: string, saved: string): Promise<void> {
  if ((await git.resolve(saved)) === null) return;
  const localCommit = await git.resolve(ref);
  if (localCommit === null || !(await isAncestor(git, saved, localCommit)))
    await keepUnder(git, ref, saved, 'Kept beside what this machine had kept');
}

function listLedgerFiles(dir: string): string[] {
  const below = ['signals', 'handoffs'].flatMap((folder) =>
    listNames(join(dir, folder)).map((name) => `${folder}/${name}`),
  );
  // Rejects links, which an agent may have made, and line breaks, which git can't take in a name.
  const isOurs = (file: string) =>
    ledgerPartPatterns.some((part) => part.test(file)) &&
    !file.includes('\n') &&
    lstatSync(join(dir, file), { throwIfNoEntry: false })?.isFile() === true;
  return [...listNames(dir), ...below].filter(isOurs).sort();
}

function listNames(dir: string): string[] {
  return lstatSync(dir, { throwIfNoEntry: false })?.isDirectory() ? readdirSync(dir) : [];
}
