import { unguessableSecrets } from '../../settings/call/job-secrets.ts';
import { findTokens } from '../../settings/call/token-shapes.ts';
import { newContents } from '../../system/git/bundle/new-contents.ts';
import { SecretFinder, type TextRange } from '../../system/text/secret-finder.ts';
import { joinFirstFew, shortenId } from '../../system/text/text.ts';
import type { Judged } from '../candidate/judged.ts';
import { type Finding, makeFindings } from '../rules/finding.ts';

/**
 * Searches everything a candidate would publish for secrets: added text in its tree and in each agent commit, file
 * names, commit messages and authors. Job secrets are refused; text that only looks like a token becomes a question.
 * Findings name only the location, never the secret.
 */
export async function checkPublished({ candidate, run }: Judged): Promise<Finding[]> {
  const { environment } = run.services;
  const finder = new SecretFinder(unguessableSecrets(environment, run.policy.agentEnv));
  const { git } = run.workspace;
  const result = new Map<string, Finding>();
  const addFinding = (rule: 'commit/job-secret' | 'commit/token', subject: string, what: string) =>
    result.set(`${rule} ${subject}`, { rule, passed: false, subject, message: `holds ${what}` });
  const search = (text: string, before: string, location: (line: number) => string) => {
    const secretLine = findAddedLine(text, before, (each) => finder.find(each));
    if (secretLine !== null) addFinding('commit/job-secret', location(secretLine), 'a secret of this job');
    if (secretLine !== null) return;
    for (const { rule } of run.policy.levels['commit/token'] === 'off' ? [] : findTokens(text)) {
      const findRanges = (each: string) => findTokens(each).find((found) => found.rule === rule)?.ranges ?? [];
      const line = findAddedLine(text, before, findRanges);
      if (line !== null) addFinding('commit/token', location(line), `what looks like a token (${rule})`);
    }
  };
  const { words, paths, large, contents } = await newContents(git, candidate);
  for (const { sha, text } of words) search(text, '', () => `commit ${shortenId(sha)}`);
  for (const [at, path] of paths.entries())
    search(path, '', () => `the name of changed file ${at + 1} of ${paths.length}`);
  for await (const { path, text, before } of contents) search(text, before, (line) => `${path}:${line}`);
  const unsearched = large.length === 0 ? [] : [`too large to be searched for secrets: ${joinFirstFew(large)}`];
  return [...result.values()].slice(0, 20).concat(makeFindings('commit/unsearched', 'files', unsearched));
}

/** Returns the 1-based number of the first line with a new match, or null if there are no more matches than before. */
function findAddedLine(text: string, before: string, find: (text: string) => TextRange[]): number | null {
  const matches = find(text);
  if (matches.length === 0) return null;
  const oldMatches = before === '' ? [] : find(before);
  if (matches.length <= oldMatches.length) return null;
  const oldLines = new Set(before.split('\n'));
  const lines = text.split('\n');
  const matchLines: number[] = [];
  let line = 1;
  let start = 0;
  for (const { from } of matches) {
    for (let end = text.indexOf('\n', start); end >= 0 && end < from; end = text.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    matchLines.push(line);
  }
  return matchLines.find((each) => !oldLines.has(lines[each - 1] ?? '')) ?? matchLines[0] ?? null;
}
