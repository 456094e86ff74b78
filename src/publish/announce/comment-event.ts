import { z } from 'zod';
import { getPhaseNumber, samePhase } from '../../plan/phase/phase-id.ts';
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
  /** Gitea reports the sender's permissions here. */
  repository: z.object({ permissions: z.object({ push: z.boolean() }).nullish() }).optional(),
});

/**
 * Reads the comment that started this job. The event's name isn't checked, because it differs in a called workflow on
 * Gitea. @throws UsageError if no comment started it.
 */
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
    /** Newly created by the named account, not edited or deleted. */
    isNew: action === 'created' && (sender === undefined || sender.login === login),
    id: comment.id,
    body: comment.body ?? '',
    url: comment.html_url,
    writtenAt: comment.created_at,
    author: login,
    isBot: type === 'Bot' || /\[bot\]$/i.test(login),
    /** True if the event says that the author may push; null if it doesn't say. */
    authorMayPush: (sender?.login === login ? repository?.permissions?.push : null) ?? null,
    /** Slug of the app that wrote the comment, or null. It may have used a person's token. */
    app: comment.performed_via_github_app ? (comment.performed_via_github_app.slug ?? '') : null,
    issue: issue.number,
    isPullRequest: issue.pull_request !== undefined && issue.pull_request !== null,
    opening: { line: (issue.body ?? '').split(/\r?\n/, 1)[0] ?? '', by: issue.user?.login ?? null },
  };
}

export type CommentEvent = ReturnType<typeof readCommentEvent>;

/** Parses a comment that starts with `/phase`; returns null for any other. `verb` may be empty; `text` is untrusted. */
export function parseSlashCommand(body: string) {
  const [firstLine = '', ...otherLines] = body.replace(/\r\n?/g, '\n').split('\n');
  if (!beginsPattern.test(firstLine)) return null;
  const message = firstLine.slice('/phase'.length).trim();
  const [verb = ''] = message.split(/\s/, 1);
  const text = [message.slice(verb.length), ...otherLines].join('\n').trim();
  return { verb, text, hasAnother: otherLines.some((line) => beginsPattern.test(line)) };
}

export type SlashCommand = NonNullable<ReturnType<typeof parseSlashCommand>>;

const beginsPattern = /^\/phase(?=[ \t]|$)/;

/** Splits off a leading phase and plan id, as in `7 07-02 use sqlite`. Without both, the text stays whole. */
export function parseAddressed(text: string) {
  const [, phase = '', plan = '', remainingText = ''] =
    /^(\S{1,200})[ \t]+(\S{1,200})(?:\s+([\s\S]*))?$/.exec(text) ?? [];
  const ofPhase = plan.slice(0, Math.max(0, plan.lastIndexOf('-')));
  const isBoth = getPhaseNumber(phase) !== null && getPhaseNumber(ofPhase) !== null && samePhase(phase, ofPhase);
  return isBoth ? { phase, plan, text: remainingText.trim() } : { phase: null, plan: null, text };
}
