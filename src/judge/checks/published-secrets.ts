import { unguessableSecrets } from '../../settings/call/job-secrets.ts';
import { findTokens } from '../../settings/call/token-shapes.ts';
import { newContents } from '../../system/git/bundle/new-contents.ts';
import { SecretFinder, type TextRange } from '../../system/text/secret-finder.ts';
import { firstFew, shortId } from '../../system/text/text.ts';
import type { Judged } from '../candidate/judged.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';

/**
 * Reads what a candidate would publish: what its files gain, in its tree and in each commit of the agent, the names of the
 * files, and the messages and authors of its commits. A secret of the job is never taken; what only has the form of a token
 * is a question. Neither is named by more than its place.
 */
export async function checkPublished({ candidate, run }: Judged): Promise<Finding[]> {
  const { environment } = run.services;
  const finder = new SecretFinder(unguessableSecrets(environment, run.policy.agentEnv));
  const { git } = run.workspace;
  const result = new Map<string, Finding>();
  const note = (rule: 'commit/job-secret' | 'commit/token', subject: string, what: string) =>
    result.set(`${rule} ${subject}`, { rule, passed: false, subject, message: `holds ${what}` });
  const see = (text: string, before: string, location: (line: number) => string) => {
    const existing = addedLine(text, before, (each) => finder.find(each));
    if (existing !== null) note('commit/job-secret', location(existing), 'a secret of this job');
    if (existing !== null) return;
    for (const { rule } of run.policy.levels['commit/token'] === 'off' ? [] : findTokens(text)) {
      const of = (each: string) => findTokens(each).find((found) => found.rule === rule)?.ranges ?? [];
      const line = addedLine(text, before, of);
      if (line !== null) note('commit/token', location(line), `what looks like a token (${rule})`);
    }
  };
  const { words, paths, large, contents } = await newContents(git, candidate);
  for (const { sha, text } of words) see(text, '', () => `commit ${shortId(sha)}`);
  for (const [at, path] of paths.entries())
    see(path, '', () => `the name of changed file ${at + 1} of ${paths.length}`);
  for await (const { path, text, before } of contents) see(text, before, (line) => `${path}:${line}`);
  const unsearched = large.length === 0 ? [] : [`too large to be searched for secrets: ${firstFew(large)}`];
  return [...result.values()].slice(0, 20).concat(makeFindings('commit/unsearched', 'files', unsearched));
}

/** The first line, from 1, of what a text holds more often than it did before; null for none. */
function addedLine(text: string, before: string, find: (text: string) => TextRange[]): number | null {
  const now = find(text);
  if (now.length === 0) return null;
  const old = before === '' ? [] : find(before);
  if (now.length <= old.length) return null;
  const oldLines = new Set(before.split('\n'));
  const lines = text.split('\n');
  const numbers: number[] = [];
  let number = 1;
  let start = 0;
  for (const { from } of now) {
    for (let end = text.indexOf('\n', start); end >= 0 && end < from; end = text.indexOf('\n', start)) {
      number += 1;
      start = end + 1;
    }
    numbers.push(number);
  }
  return numbers.find((each) => !oldLines.has(lines[each - 1] ?? '')) ?? numbers[0] ?? null;
}
