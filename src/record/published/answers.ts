import { z } from 'zod';
import { tryParseJson } from '../../system/files/json-text.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import type { Git } from '../../system/git/git.ts';
import { NewObjects } from '../../system/git/objects/new-objects.ts';
import type { Entry } from '../../system/git/objects/trees.ts';
import type { Remote } from '../../system/git/remote.ts';
import { recordRef } from './published-state.ts';

/** Bounded because an answer goes into a prompt. */
export const maxAnswerChars = 8_000;

const AnswerSchema = z.object({
  schemaVersion: z.literal(1),
  plan: z.string().max(200),
  question: z.string().regex(/^[0-9a-f]{64}$/),
  /** True: the plan continues after the question. False: the work before it has to be changed first. */
  approved: z.boolean(),
  /** Null for a bare approval. */
  text: z.string().max(maxAnswerChars).nullable(),
  by: z.string().max(500),
  /** Address of the comment with the answer. */
  url: z.url().max(1_000).optional(),
  at: z.iso.datetime(),
});
export type PersonAnswer = z.output<typeof AnswerSchema>;

/** By question. */
export type Answers = ReadonlyMap<string, PersonAnswer>;

/** Store of the answers to a phase. No run writes there, so no run can publish what an agent has put there. */
export interface AnswerStore {
  readonly git: Git;
  readonly phase: string;
  /** The project's path below the top of the repository, with a slash at the end; empty for the top. */
  readonly prefix: string;
  /** Null where the answers stay in this repository. */
  readonly remote: Remote | null;
}

/** Ref beside the record's, `refs/phase-executor/{phase}/answers`: a commit with one file for each answer. */
export function answersRef(store: Pick<AnswerStore, 'phase' | 'prefix'>): string {
  return recordRef(store).replace(/state$/, 'answers');
}

/** Reads the answers of this repository and of the remote. */
export async function readAnswers(store: AnswerStore): Promise<Answers> {
  const result = new Map<string, PersonAnswer>();
  for (const tip of [await store.git.resolve(answersRef(store)), await fetchAnswers(store)])
    for (const answer of tip === null ? [] : await parseAnswers(store.git, tip)) result.set(answer.question, answer);
  return result;
}

/** Adds an answer by compare-and-swap, or takes it back (`isWithdrawn`). @throws GitError for a concurrent answer or a refusal by the remote. */
export async function addAnswer(store: AnswerStore, answer: PersonAnswer, isWithdrawn = false): Promise<void> {
  const { git, remote } = store;
  const name = answersRef(store);
  const here = await git.resolve(name);
  const from = await fetchAnswers(store);
  const parents = [...new Set([from, here].filter((tip) => tip !== null))];
  const files = new Map<string, Entry | null>();
  for (const tip of parents) for (const [file, entry] of await git.trees.entriesIn(tip)) files.set(file, entry);
  const objects = new NewObjects(git, (await git.head()).sha, Date.parse(answer.at));
  const id = isWithdrawn ? null : objects.blob(`${JSON.stringify(answer, null, 2)}\n`);
  files.set(`${answer.question}.json`, id === null ? null : { mode: '100644', id });
  const tree = await objects.tree(null, files);
  const deed = isWithdrawn ? 'Withdraw the answer to' : answer.approved && answer.text === null ? 'Approve' : 'Answer';
  const to = await objects.commit(tree, parents, `${deed} plan ${answer.plan}`);
  await objects.write();
  // An answer that is here as well would stand again.
  if (remote === null || (isWithdrawn && here !== null))
    await git.run(['update-ref', '--no-deref', '--', name, to, here ?? '0'.repeat(to.length)]);
  if (remote === null) return;
  if (!(await remote.move([{ name, to, from }])))
    throw new GitError(`another person has just answered a question of phase ${store.phase}; try again`);
}

/** Resets the answers here (null: none). True if they had been moved: during a run only its agents can do that. */
export async function restoreAnswers({ git, ...of }: Omit<AnswerStore, 'remote'>, at: string | null): Promise<boolean> {
  const name = answersRef(of);
  const foundObject = await git.objects.find(name);
  const now = foundObject.kind === 'missing' ? null : foundObject.id;
  if (now === at) return false;
  // No dereference: a ref put there may lead to a branch.
  await git.run(['update-ref', '--no-deref', ...(at === null ? ['-d', '--', name] : ['--', name, at])]);
  return true;
}

/** Fetches the remote's answers without a local ref, so answers that exist only here stay. */
async function fetchAnswers({ git, remote, ...of }: AnswerStore): Promise<string | null> {
  if (remote === null) return null;
  const ref = answersRef(of);
  const tip = (await remote.list([ref])).get(ref) ?? null;
  if (tip !== null && (await git.resolve(tip)) === null) await remote.bring([ref]);
  return tip;
}

/** Skips files of any other form. */
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
