import { expect, test } from '@jest/globals';
import { readPlanText } from '../../../src/plan/phase/plan-text.ts';

const written = `---
phase: 01
---
<objective>Do it</objective>

<execution_context>
@/home/me/.claude/get-shit-done/workflows/execute-plan.md
@~/.claude/get-shit-done/templates/summary.md
</execution_context>

<context>
@.planning/PROJECT.md
- @C:/Users/me/app/.planning/ROADMAP.md
@src/state.ts (the manager)
@/etc/hosts
# Keep this line
</context>

<tasks>
<task type="auto"><action>Write \`@decorator\` and <context> in JSX.</action></task>
</tasks>`;

test('a plan is told without what it refers to, and its files by their paths, each once', () => {
  const { text, reads } = readPlanText(`${written}\n<context>\n@.planning/PROJECT.md\n</context>\n`);
  expect(reads).toEqual(['.planning/PROJECT.md', '.planning/ROADMAP.md', 'src/state.ts (the manager)']);
  expect(text).toContain('<context>\n# Keep this line\n</context>');
  expect(text).toContain('`@decorator`');
  expect(text).not.toMatch(/execution_context|get-shit-done|@src|@C:/);
});

test('an example in a fence and an element that is never closed stay as they are', () => {
  const fenced = 'See\n```\n<context>\n@a.md\n</context>\n```\n<execution_context>\n@b.md\n';
  expect(readPlanText(fenced)).toEqual({ text: fenced.trim(), reads: [] });
});
