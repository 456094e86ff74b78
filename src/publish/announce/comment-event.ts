import { z } from 'zod';
import { phaseNumber, samePhase } from '../../plan/phase/phase-id.ts';
import type { World } from '../../settings/call/world.ts';
import { UsageError } from '../../settings/table/settings.ts';
import { readEvent } from '../host/workflow-run.ts';

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
    created_at: z.iso.datetime({ offset: true }),
    user: User,
    performed_via_github_app: z.object({ slug: z.string().max(200).nullish() }).nullish(),
  }),
  sender: User.optional(),
  /** Gitea says here what the sender may. */
  repository: z.object({ permissions: z.object({ push: z.boolean() }).nullish() }).optional(),
});

/** Reads the comment that started this job. The name of the event does not tell: in a called workflow Gitea has another. @throws UsageError where none did. */
export function readCommentEvent({ environment }: Pick<World, 'environment'>) {
  const event = readEvent(environment);
  if (event === null)
    throw new UsageError('comment: found no event of a workflow, expected a job that was started by issue_comment');
  const { data, error } = Event.safeParse(event);
  if (error) {
    const [issue] = error.issues;
    throw new UsageError(
      `comment: the event is not one of a comment, expected a job that was started by issue_comment: ${issue?.path.join('.')}: ${issue?.message}`,
    );
  }
  const { action, issue, comment, sender, repository } = data;
  const { login, type = '' } = comment.user;
  return {
    /** Written just now, by the account it names; not edited or deleted. */
    isNew: action === 'created' && (sender === undefined || sender.login === login),
    id: comment.id,
    body: comment.body ?? '',
    url: comment.html_url,
    writtenAt: comment.created_at,
    author: login,
    isBot: type === 'Bot' || /\[bot\]$/i.test(login),
    /** True when the host says in the event that the author may push; null where it says nothing. */
    authorMayPush: (sender?.login === login ? repository?.permissions?.push : null) ?? null,
    /** App that wrote the comment with a person's or its own token; null for none. */
    app: comment.performed_via_github_app ? (comment.performed_via_github_app.slug ?? '') : null,
    issue: issue.number,
    isPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
    /** The first line of the issue or pull request, and the login of its author. */
    opening: { line: (issue.body ?? '').split(/\r?\n/, 1)[0] ?? '', by: issue.user?.login ?? null },
  };
}

export type CommentEvent = ReturnType<typeof readCommentEvent>;

/** Parses a comment that begins with `/phase`; null for any other. `verb` may be empty; `text` is its author's data. */
export function parseSlashCommand(body: string) {
  const [first = '', ...more] = body.replace(/\r\n?/g, '\n').split('\n');
  if (!beginsPattern.test(first)) return null;
  const message = first.slice('/phase'.length).trim();
  const [verb = ''] = message.split(/\s/, 1);
  const text = [message.slice(verb.length), ...more].join('\n').trim();
  return { verb, text, hasAnother: more.some((line) => beginsPattern.test(line)) };
}

export type SlashCommand = NonNullable<ReturnType<typeof parseSlashCommand>>;

const beginsPattern = /^\/phase(?=[ \t]|$)/;

/** Splits off the ids of phase and plan where both begin a text, as in `7 07-02 use sqlite`; any other is left whole. */
export function parseAddressed(text: string) {
  const [, phase = '', plan = '', rest = ''] = /^(\S{1,200})[ \t]+(\S{1,200})(?:\s+([\s\S]*))?$/.exec(text) ?? [];
  const ofPhase = plan.slice(0, Math.max(0, plan.lastIndexOf('-')));
  const isBoth = phaseNumber(phase) !== null && phaseNumber(ofPhase) !== null && samePhase(phase, ofPhase);
  return isBoth ? { phase, plan, text: rest.trim() } : { phase: null, plan: null, text };
}
