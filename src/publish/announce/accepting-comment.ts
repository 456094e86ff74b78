import { type Acceptance, ruleIds } from '../../judge/rules/rule-book.ts';
import { mayWrite } from '../host/comment-author.ts';
import type { Host } from '../host/host-client.ts';
import { listComments } from '../host/own-comment.ts';

/**
 * Finds comments of writers to the repository whose first line is `/judge accept <rule> [file]`. Comments of bots and
 * apps, and edited comments, are ignored.
 */
export async function readAcceptingComments(number: number, today: string, host: Host): Promise<Acceptance[]> {
  const accepted: Acceptance[] = [];
  for (const comment of await listComments(number, host)) {
    const { body, user, html_url: url, created_at: createdAt, updated_at: edited } = comment;
    const [, name = '', file] = acceptPattern.exec(body ?? '') ?? [];
    const rule = ruleIds.find((id) => id === name);
    const isOwn = user?.type !== 'Bot' && (comment.performed_via_github_app ?? null) === null && createdAt === edited;
    if (rule === undefined || !user || !isOwn || !(await mayWrite(user.login, null, host))) continue;
    accepted.push({ rule, ...(file !== undefined && { file }), owner: `${user.login} (${url})`, until: today });
  }
  return accepted;
}

const acceptPattern = /^\/judge[ \t]+accept[ \t]+(\S+)(?:[ \t]+(\S[^\r\n]*?))?[ \t]*(?:\r?\n|$)/;
