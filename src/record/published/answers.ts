import { z } from 'zod';
import { tryParseJson } from '../../system/files/json-text.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import type { Git } from '../../system/git/git.ts';
import { NewObjects } from '../../system/git/objects/new-objects.ts';
import type { Entry } from '../../system/git/objects/trees.ts';
import type { Remote } from '../../system/git/remote.ts';
import { recordRef } from './published-state.ts';

/** Limited because an answer goes into a prompt. */
export const maxAnswerChars = 8_000;

const AnswerSchema = z.object({
  schemaVersion: z.literal(1),
  plan: z.string().max(200),
  question: z.string().regex(/^[0-9a-f]{64}$/),
  /** True lets the plan continue after the question; false asks for changes to the work before it. */
  approved: z.boolean(),
  text: z.string().max(maxAnswerChars).nullable(),
  by: z.string().max(500),
  url: z.url().max(1_000).optional(),
  at: z.iso.datetime(),
});
export type PersonAnswer = z.output<typeof AnswerSchema>;

export type Answers = ReadonlyMap<string, PersonAnswer>;

/** Answers to a phase's questions. Runs never write there, so no run can publish what an agent forged. */
export interface AnswerStore {
  readonly git: Git;
  readonly phase: string;
  /** Project path inside the repository with a trailing slash; empty for the repository root. */
  readonly prefix: string;
  readonly remote: Remote | null;
}

/** The ref `refs/phase-executor/{phase}/answers`. Its commit has one file per answer. */
export function getAnswersRef(store: Pick<AnswerStore, 'phase' | 'prefix'>): string {
  return recordRef(store).replace(/state$/, 'answers');
}

export async function readAnswers(store: AnswerStore): Promise<Answers> {
  const result = new Map<string, PersonAnswer>();
  for (const tip of [await store.git.resolve(getAnswersRef(store)), await fetchAnswers(store)])
    for (const answer of tip === null ? [] : await parseAnswers(store.git, tip)) result.set(answer.question, answer);
  return result;
}

/**
 * Adds or withdraws an answer by compare-and-swap. @throws GitError if another answer came first or the remote refuses.
 */
export async function addAnswer(store: AnswerStore, answer: PersonAnswer, isWithdrawn = false): Promise<void> {
  const { git, remote } = store;
  const name = getAnswersRef(store);
  const localCommit = await git.resolve(name);
  const remoteCommit = await fetchAnswers(store);
  const parents = [...new Set([remoteCommit, localCommit].filter((tip) => tip !== null))];
  const files = new Map<string, Entry | null>();
  for (const tip of parents) for (const [file, entry] of await git.trees.entriesIn(tip)) files.set(file, entry);
  const objects = new NewObjects(git, (await git.head()).sha, Date.parse(answer.at));
  const id = isWithdrawn ? null : objects.blob(`${JSON.stringify(answer, null, 2)}\n`);
  files.set(`${answer.question}.json`, id === null ? null : { mode: '100644', id });
  const tree = await objects.tree(null, files);
  const deed = isWithdrawn ? 'Withdraw the answer to' : answer.approved && answer.text === null ? 'Approve' : 'Answer';
  const newCommit = await objects.commit(tree, parents, `${deed} plan ${answer.plan}`);
  await objects.write();
  // A local copy of a withdrawn answer would otherwise become valid again.
  if (remote === null || (isWithdrawn && localCommit !== null))
    await git.run(['update-ref', '--no-deref', '--', name, newCommit, localCommit ?? '0'.repeat(newCommit.length)]);
  if (remote === null) return;
  if (!(await remote.move([{ name, to: newCommit, from: remoteCommit }])))
    throw new GitError(`another person has just answered a question of phase ${store.phase}; try again`);
}

/**
 * Resets the local answers (null removes them). Returns true if they had changed: during a run only an agent can do
 * that.
 */
export async function restoreAnswers(
  { git, ...scope }: Omit<AnswerStore, 'remote'>,
  oldCommit: string | null,
): Promise<boolean> {
  const name = getAnswersRef(scope);
  const foundObject = await git.objects.find(name);
  const currentCommit = foundObject.kind === 'missing' ? null : foundObject.id;
  if (currentCommit === oldCommit) return false;
  // Without dereferencing, because an agent may have made the ref symbolic, pointing to a branch.
  await git.run(['update-ref', '--no-deref', ...(oldCommit === null ? ['-d', '--', name] : ['--', name, oldCommit])]);
  return true;
}

/** Fetches the remote's answers without a local ref, which keeps answers that exist only here. */
async function fetchAnswers({ git, remote, ...scope }: AnswerStore): Promise<string | null> {
  if (remote === null) return null;
  const ref = getAnswersRef(scope);
  const tip = (await remote.list([ref])).get(ref) ?? null;
  if (tip !== null && (await git.resolve(tip)) === null) await remote.bring([ref]);
  return tip;
}

async function parseAnswers(git: Git, commit: string): Promise<PersonAnswer[]> {
  const matches: PersonAnswer[] = [];
  for (const [file, { mode, id }] of [...(await git.trees.entriesIn(commit))].slice(0, maxAnswers)) {
    const name = /^([0-9a-f]{64})\.json$/.exec(file)?.[1];
    const { size = 0 } = { size: 0, ...(await git.objects.find(id)) };
    if (name === undefined || !mode.startsWith('100') || size > 10 * maxAnswerChars) continue;
    const blob = await git.objects.read(id);
    const answer = AnswerSchema.safeParse('content' in blob ? tryParseJson(blob.content.toString('utf8')) : null);
    if (answer.success && answer.data.question === name) matches.push(answer.data);
  }
  return matches;
}

const maxAnswers = 10_000;
