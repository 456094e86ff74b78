import { type Acceptance, ruleIds } from '../../judge/rules/rule-book.ts';
import { mayWrite } from '../host/comment-author.ts';
import type { Host } from '../host/host-client.ts';
import { listComments } from '../host/own-comment.ts';

/**
 * Findings on a pull request that people who may write to the repository accept: `/judge accept <rule> [file]` on the first line
 * of a comment, which is the record of it. Comments of bots and apps, and edited ones, accept nothing.
 */
export async function readAcceptingComments(number: number, today: string, host: Host): Promise<Acceptance[]> {
  const accepted: Acceptance[] = [];
  for (const comment of await listComments(number, host)) {
    const { body, user, html_url: url, created_at: written, updated_at: edited } = comment;
    const [, name = '', file] = acceptPattern.exec(body ?? '') ?? [];
    const rule = ruleIds.find((id) => id === name);
    const isOwn = user?.type !== 'Bot' && (comment.performed_via_github_app ?? null) === null && written === edited;
    if (rule === undefined || !user || !isOwn || !(await mayWrite(user.login, null, host))) continue;
    accepted.push({ rule, ...(file !== undefined && { file }), owner: `${user.login} (${url})`, until: today });
  }
  return accepted;
}

const acceptPattern = /^\/judge[ \t]+accept[ \t]+(\S+)(?:[ \t]+(\S[^\r\n]*?))?[ \t]*(?:\r?\n|$)/;
