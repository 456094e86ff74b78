import { z } from 'zod';
import { parseJson } from '../../system/files/json-text.ts';
import type { Git } from '../../system/git/git.ts';
import { GitError } from '../../system/git/git-error.ts';
import type { Remote } from '../../system/git/remote.ts';
import { stateRef } from './published-state.ts';

/** The most characters that an answer may have: it goes into a prompt. */
export const mostAnswerChars = 8_000;

/** What a person answered to one question of a plan. */
const AnswerSchema = z.object({
  schemaVersion: z.literal(1),
  plan: z.string().max(200),
  /** The id of the question. */
  question: z.string().regex(/^[0-9a-f]{64}$/),
  /** True where the plan goes on behind the question; false where what is before it has to be changed first. */
  approved: z.boolean(),
  /** Null for a bare approval. */
  text: z.string().max(mostAnswerChars).nullable(),
  by: z.string().max(500),
  /** Of the comment in which it was said. */
  url: z.url().max(1_000).optional(),
  at: z.iso.datetime(),
});
export type PersonAnswer = z.output<typeof AnswerSchema>;

/** The answers to a phase, by question. */
export type Answers = ReadonlyMap<string, PersonAnswer>;

/** Where the answers to a phase are kept. No run ever writes there, so none can bring what an agent has put there. */
export interface AnswerStore {
  readonly git: Git;
  readonly phase: string;
  /** The project's path below the repository's top, with a slash at the end; empty where it is the top. */
  readonly prefix: string;
  /** Null where the answers stay in this repository. */
  readonly remote: Remote | null;
}

/** A ref beside the record's own, `refs/phase-executor/{phase}/answers`: a commit of one file for each answer. */
export function answersRef({ phase, prefix }: Pick<AnswerStore, 'phase' | 'prefix'>): string {
  return stateRef(phase, prefix).replace(/state$/, 'answers');
}

/** Where the answers stand: in this repository, and with a remote also there, which is brought here beside. */
export async function readAnswers(place: AnswerStore): Promise<Answers> {
  const found = new Map<string, PersonAnswer>();
  for (const tip of [await place.git.resolve(answersRef(place)), await fetchAnswers(place)])
    for (const answer of tip === null ? [] : await parseAnswers(place.git, tip)) found.set(answer.question, answer);
  return found;
}

/**
 * Adds an answer, by compare-and-swap. @throws GitError when somebody else has answered at this very moment or the remote
 * does not let us.
 */
export async function addAnswer(place: AnswerStore, answer: PersonAnswer): Promise<void> {
  const { git, remote } = place;
  const name = answersRef(place);
  const here = await git.resolve(name);
  const from = await fetchAnswers(place);
  const parents = [...new Set([from, here].filter((tip) => tip !== null))];
  const files = new Map<string, string>();
  for (const tip of parents)
    for (const line of (await git.read(['ls-tree', '-z', tip])).split('\0').filter((each) => each !== ''))
      files.set(line.slice(line.indexOf('\t') + 1), line);
  const text = `${JSON.stringify(answer, null, 2)}\n`;
  const blob = (await git.run(['hash-object', '-w', '--stdin'], { stdin: text })).trim();
  const file = `${answer.question}.json`;
  files.set(file, `100644 blob ${blob}\t${file}`);
  const stdin = [...files.values()].map((line) => `${line}\0`).join('');
  const tree = (await git.run(['mktree', '-z'], { stdin })).trim();
  const what = `${answer.approved ? 'Approve' : 'Answer'} plan ${answer.plan}`;
  const to = await git.commitTree(tree, parents, what);
  if (remote === null)
    return void (await git.run(['update-ref', '--no-deref', '--', name, to, here ?? '0'.repeat(to.length)]));
  if (!(await remote.move([{ name, to, from }])))
    throw new GitError(`somebody else has just answered a question of phase ${place.phase}; try again`);
}

/**
 * Puts this repository's own answers back to where they stood (null: there were none). True where they had been moved:
 * while a run is at work only what it has let loose can have done that.
 */
export async function restoreAnswers({ git, ...of }: Omit<AnswerStore, 'remote'>, at: string | null): Promise<boolean> {
  const name = answersRef(of);
  const { exitCode } = await git.try(['rev-parse', '-q', '--verify', '--end-of-options', name], { reading: true });
  const now = exitCode === 0 ? await git.object(name) : null;
  if (now === at) return false;
  // Itself: what was put there may lead to a branch.
  await git.run(['update-ref', '--no-deref', ...(at === null ? ['-d', '--', name] : ['--', name, at])]);
  return true;
}

/** The remote's answers, brought here under no name of ours: what is only here stays. */
async function fetchAnswers({ git, remote, ...of }: AnswerStore): Promise<string | null> {
  if (remote === null) return null;
  const ref = answersRef(of);
  const tip = (await remote.list([ref])).get(ref) ?? null;
  if (tip !== null && (await git.resolve(tip)) === null) await remote.bring([ref]);
  return tip;
}

/** What others wrote there is passed over: it answers nothing. */
async function parseAnswers(git: Git, commit: string): Promise<PersonAnswer[]> {
  const listed = (await git.read(['ls-tree', '-z', '-l', `${commit}^{commit}`])).split('\0');
  const found: PersonAnswer[] = [];
  for (const line of listed.slice(0, mostAnswers)) {
    const [, sha = '', bytes = '', name = ''] =
      /^100644 blob ([0-9a-f]+) +(\d+)\t([0-9a-f]{64})\.json$/.exec(line) ?? [];
    if (sha === '' || Number(bytes) > 10 * mostAnswerChars) continue;
    const { stdout } = await git.try(['cat-file', 'blob', sha], { reading: true });
    const answer = AnswerSchema.safeParse(tryParseAnswer(stdout.toString('utf8')));
    if (answer.success && answer.data.question === name) found.push(answer.data);
  }
  return found;
}

const mostAnswers = 10_000;

function tryParseAnswer(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
