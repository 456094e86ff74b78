import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { World } from '../../settings/call/world.ts';
import { UsageError } from '../../settings/table/settings.ts';

const User = z.object({ login: z.string().min(1).max(200), type: z.string().optional() });

const Event = z.object({
  action: z.string(),
  issue: z.object({
    number: z.number().int().positive(),
    body: z.string().nullish(),
    user: User.nullish(),
    pull_request: z.unknown().optional(),
  }),
  comment: z.object({
    id: z.number().int().positive(),
    body: z.string().nullish(),
    html_url: z.url().max(1_000),
    user: User,
  }),
  sender: User.optional(),
});

/** A comment on an issue or a pull request, as the event of this job tells of it. */
export interface CommentEvent {
  /** It was written just now, by whoever it says; not edited or deleted. */
  readonly isNew: boolean;
  readonly id: number;
  readonly body: string;
  readonly url: string;
  readonly author: string;
  readonly isBot: boolean;
  readonly issue: number;
  readonly isPullRequest: boolean;
  /** The first line of the issue or pull request, and who wrote that. */
  readonly opening: { readonly line: string; readonly by: string | null };
}

/** The comment that started this job. @throws UsageError where none did. */
export function readCommentEvent({ environment }: Pick<World, 'environment'>): CommentEvent {
  const { GITHUB_EVENT_PATH: path = '', GITHUB_EVENT_NAME: name = '' } = environment;
  if (path === '' || name !== 'issue_comment')
    throw new UsageError(
      `comment: found ${name === '' ? 'no event of a workflow' : `the event ${name}`}, expected a job that was started by issue_comment`,
    );
  const { data, error } = Event.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (error) {
    const [issue] = error.issues;
    throw new UsageError(`comment: the event is not one of a comment: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { action, issue, comment, sender } = data;
  const { login, type = '' } = comment.user;
  return {
    isNew: action === 'created' && (sender === undefined || sender.login === login),
    id: comment.id,
    body: comment.body ?? '',
    url: comment.html_url,
    author: login,
    isBot: type === 'Bot' || /\[bot\]$/i.test(login),
    issue: issue.number,
    isPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
    opening: { line: (issue.body ?? '').split(/\r?\n/, 1)[0] ?? '', by: issue.user?.login ?? null },
  };
}
