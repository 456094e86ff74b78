import { shortId, withoutControls } from '../../system/text/text.ts';
import { readFrontmatter } from './frontmatter.ts';
import { asText as scalar } from './must-haves.ts';

/** True for `status: halted`, also with a comment: the plan was given up, and what depends on it cannot run. */
export function isHalted(text: string): boolean {
  if (!/^status[ \t]*:/m.test(text)) return false; // most have none: their YAML is not read
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

/** Renders a SUMMARY for a plan whose agent wrote none. It says so, and nothing that the engine does not know. */
export function renderSummary(facts: FinishedPlan): string {
  const minutes = Math.max(1, Math.round(facts.durationMs / 60_000));
  const lines = [
    '---',
    // JSON texts are YAML double-quoted scalars.
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
    ...dropEmptyLines(facts.commits.map(({ sha, subject }) => `- \`${shortId(sha)}\` ${harmlessText(subject)}`)),
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
  const remaining = lines.length - takeFirst(lines).length;
  return remaining === 0 ? [...lines] : [...takeFirst(lines), `- and ${remaining} more`];
}

/** As many as make no SUMMARY too long to be read. */
function takeFirst(lines: readonly string[]): string[] {
  let room = 40_000;
  return lines.filter(({ length }) => {
    room -= length;
    return room > 0;
  });
}

/** Text of others on one line that cannot become markup, a mention or a heading of its own (I8). */
function harmlessText(text: string): string {
  return withoutControls(text)
    .replace(/[\\`*_{}[\]<>#|~!]/g, '\\$&')
    .replace(/@/g, '@\u200b');
}

function codeSpan(path: string): string {
  return `\`${withoutControls(path).replaceAll('`', ' ')}\``;
}
