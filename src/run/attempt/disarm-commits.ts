import { type CommitObject, commitObjects, listCommitsBetween } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';
import { disarmMessage } from '../../system/git/objects/commit-message.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { buildFailure } from './exchange.ts';

/** Rewrites commits with false authors, extra headers, or messages that skip CI, close issues or mention people. */
export async function disarmCommits(attempt: Attempt): Promise<Ending | null> {
  const { tree, start, run } = attempt;
  const { git } = run.workspace;
  const { head: base } = start.checkpoint;
  const head = tree?.head ?? null;
  if (tree === null || head === null || head === base || !(await isAncestor(git, base, head))) return null;
  const commits = await listCommitsBetween(git, head, [base]);
  if (commits.length > maxCommits)
    return buildFailure('scope_violation', `the attempt made ${commits.length} commits; make at most ${maxCommits}`);
  const newShas = await rewriteCommits(await commitObjects(git, commits), git, run.services.agent.coAuthor);
  const newHead = newShas.get(head);
  if (newHead === undefined) return null;
  await git.moveHead(head, newHead, 'phase-executor: messages of commits');
  attempt.tree = { ...tree, head: newHead };
  return null;
}

const maxCommits = 2_000;

/** Maps old to new SHAs for rewritten commits and their descendants. Expects parents first. */
async function rewriteCommits(
  commits: ReadonlyMap<string, CommitObject>,
  git: Git,
  coAuthor: string | undefined,
): Promise<Map<string, string>> {
  const newShas = new Map<string, string>();
  const [author, committer] = await Promise.all([git.identityOf('AUTHOR'), git.identityOf('COMMITTER')]);
  for (const [sha, { tree, parents, message, isPlain, ...people }] of commits) {
    const text = disarmMessage(message.trimEnd(), coAuthor);
    const [subject = ''] = text.split('\n', 1);
    const isOurs = formatAuthor(people.author) === author && formatAuthor(people.committer) === committer;
    const isMoved = parents.some((parent) => newShas.has(parent));
    if (!isMoved && isPlain && isOurs && text === message.trimEnd()) continue;
    const dates = { GIT_AUTHOR_DATE: people.author.at, GIT_COMMITTER_DATE: people.committer.at };
    const variables = Object.fromEntries(
      Object.entries(dates).flatMap(([name, at]) => (at === '' ? [] : [[name, `@${at}`]])),
    );
    const newParents = parents.map((parent) => newShas.get(parent) ?? parent);
    // The subject is cut at 72 characters, so the body repeats the full message.
    const newMessage = subject.length > 72 ? `${subject}\n\n${text}` : text;
    newShas.set(
      sha,
      await git.commitTree(tree, newParents, newMessage.trim() === '' ? '(no message)' : newMessage, variables),
    );
  }
  return newShas;
}

function formatAuthor({ name, email }: CommitObject['author']): string {
  return `${name} <${email}>`;
}
