import { type CommitObject, commitObjects, commitsBetween } from '../../system/git/commit-object.ts';
import type { Git } from '../../system/git/git.ts';
import { isAncestor } from '../../system/git/history.ts';
import { disarmedMessage } from '../../system/git/objects/commit-message.ts';
import type { Ending } from './attempt-signal.ts';
import type { Attempt } from './attempt-state.ts';
import { buildFailure } from './exchange.ts';

/**
 * Makes the agent's commits again where their words act on others: in a name of somebody else, with more than names in their head, or with a message
 * that skips checks, closes issues or calls people. Trees and times stay, so what is judged is what the agent made.
 */
export async function disarmCommits(attempt: Attempt): Promise<Ending | null> {
  const { tree, start, run } = attempt;
  const { git } = run.workspace;
  const { head: base } = start.checkpoint;
  const head = tree?.head ?? null;
  if (tree === null || head === null || head === base || !(await isAncestor(git, base, head))) return null;
  const commits = await commitsBetween(git, head, [base]);
  if (commits.length > maxCommits)
    return buildFailure('scope_violation', `the attempt made ${commits.length} commits; make at most ${maxCommits}`);
  const names = await remakeCommits(await commitObjects(git, commits), git, run.services.agent.coAuthor);
  const to = names.get(head);
  if (to === undefined) return null;
  await git.moveHead(head, to, 'phase-executor: messages of commits');
  attempt.tree = { ...tree, head: to };
  return null;
}

const maxCommits = 2_000;

/** New names of the commits that had to be made again, and of those on top of them. Parents come first. */
async function remakeCommits(
  commits: ReadonlyMap<string, CommitObject>,
  git: Git,
  coAuthor: string | undefined,
): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const [author, committer] = await Promise.all([git.identityOf('AUTHOR'), git.identityOf('COMMITTER')]);
  for (const [sha, { tree, parents, message, isPlain, ...by }] of commits) {
    const text = disarmedMessage(message.trimEnd(), coAuthor);
    const [subject = ''] = text.split('\n', 1);
    const isOwn = formatAuthor(by.author) === author && formatAuthor(by.committer) === committer;
    const isMoved = parents.some((parent) => names.has(parent));
    if (!isMoved && isPlain && isOwn && text === message.trimEnd()) continue;
    const dates = { GIT_AUTHOR_DATE: by.author.at, GIT_COMMITTER_DATE: by.committer.at };
    const input = Object.fromEntries(
      Object.entries(dates).flatMap(([name, at]) => (at === '' ? [] : [[name, `@${at}`]])),
    );
    const onto = parents.map((parent) => names.get(parent) ?? parent);
    // A long first line is cut, so all of it stands below.
    const full = subject.length > 72 ? `${subject}\n\n${text}` : text;
    names.set(sha, await git.commitTree(tree, onto, full.trim() === '' ? '(no message)' : full, input));
  }
  return names;
}

function formatAuthor({ name, email }: CommitObject['author']): string {
  return `${name} <${email}>`;
}
