import { shortenId, withoutControls } from '../../system/text/text.ts';
import { readFrontmatter } from './frontmatter.ts';
import { toText as scalar } from './must-haves.ts';

/** Returns true for `status: halted`: the plan was given up, so its dependents can't run. */
export function isHalted(text: string): boolean {
  if (!/^status[ \t]*:/m.test(text)) return false; // avoids parsing the YAML of most summaries
  return /^halted(?=[\s#]|$)/i.test(scalar(readFrontmatter(text).values.get('status')));
}

export interface FinishedPlan {
  phase: string;
  plan: string;
  title: string | null;
  attempt: number;
  startedAt: string;
  completedAt: string;
  durationMs: number;
  commits: { sha: string; subject: string }[];
  created: string[];
  modified: string[];
}

/** Writes a SUMMARY for a plan whose agent left none. It says so and contains only known facts. */
export function renderSummary(facts: FinishedPlan): string {
  const minutes = Math.max(1, Math.round(facts.durationMs / 60_000));
  const lines = [
    '---',
    // JSON strings are valid YAML.
    `phase: ${JSON.stringify(facts.phase)}`,
    `plan: ${JSON.stringify(facts.plan)}`,
    'key-files:',
    ...yamlList('created', facts.created),
    ...yamlList('modified', facts.modified),
    `duration: ${minutes}min`,
    `completed: ${facts.completedAt.slice(0, 10)}`,
    'status: complete',
    'generated-by: phase-executor',
    '---',
    '',
    `# Plan ${harmlessText(facts.plan)}${facts.title ? `: ${harmlessText(facts.title)}` : ''} - Summary`,
    '',
    'Written by Phase Executor from facts (git, the clock and its own verification): the agent left no summary.',
    '',
    `- Attempt: ${facts.attempt}`,
    `- Started: ${facts.startedAt}`,
    `- Completed: ${facts.completedAt}`,
    '',
    '## Task Commits',
    '',
    ...dropEmptyLines(facts.commits.map(({ sha, subject }) => `- \`${shortenId(sha)}\` ${harmlessText(subject)}`)),
    '',
    '## Files Created/Modified',
    '',
    ...dropEmptyLines([
      ...facts.created.map((path) => `- ${codeSpan(path)} (created)`),
      ...facts.modified.map((path) => `- ${codeSpan(path)} (modified)`),
    ]),
    '',
  ];
  return lines.join('\n');
}

function yamlList(key: string, items: readonly string[]): string[] {
  return items.length === 0
    ? [`  ${key}: []`]
    : [`  ${key}:`, ...takeFirst(items).map((item) => `    - ${JSON.stringify(item)}`)];
}

function dropEmptyLines(lines: readonly string[]): string[] {
  if (lines.length === 0) return ['None.'];
  const hiddenCount = lines.length - takeFirst(lines).length;
  return hiddenCount === 0 ? [...lines] : [...takeFirst(lines), `- and ${hiddenCount} more`];
}

function takeFirst(lines: readonly string[]): string[] {
  let remainingLength = 40_000;
  return lines.filter(({ length }) => {
    remainingLength -= length;
    return remainingLength > 0;
  });
}

/** Escapes untrusted text so that it can't become markup, a mention or a heading (I8). */
function harmlessText(text: string): string {
  return withoutControls(text)
    .replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&')
    .replace(/@/g, '@\u200b');
}

function codeSpan(path: string): string {
  return `\`${withoutControls(path).replaceAll('`', ' ')}\``;
}
