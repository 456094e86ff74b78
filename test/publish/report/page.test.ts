import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { renderHtml, renderPhasePage } from '../../../src/publish/report/page.ts';
import { hostile, phaseStory, planStory } from './story.ts';

const all = (['failure', 'blocked', 'skipped', 'open', 'success'] as const).map((verdict, at) =>
  planStory(`07-0${at}`, verdict, hostile),
);

describe('the page of a phase, with text that wants to be more (I8)', () => {
  const page = renderPhasePage(phaseStory(all));

  test('has no tag, no attribute and no address but ours', () => {
    const tags = new Set(
      [...page.matchAll(/<([!/?]?[a-z]*\d?)/gi)].map(([, tag = '']) => tag.replace('/', '').toLowerCase()),
    );
    const ours =
      'a blockquote body br code details h2 head html li meta p pre strong style summary table tbody td th thead title tr ul';
    expect([...tags].sort()).toEqual(['!doctype', ...ours.split(' ')]);
    expect(page.match(/<[a-z][^>]*\son[a-z]+\s*=/gi)).toBeNull();
    expect(page.match(/<[a-z][^>]*\s(?:src|style|action)\s*=/gi)).toBeNull();
    const links = [...page.matchAll(/href="([^"]*)"/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !to.startsWith('https://host.invalid/me/mine/'))).toEqual([]);
    expect(page.match(/<meta http-equiv/g)).toHaveLength(1);
  });

  test('allows nothing but its own style', () => {
    const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    const digest = createHash('sha256').update(style).digest('base64');
    const policy = `default-src 'none'; style-src 'sha256-${digest}'; base-uri 'none'; form-action 'none'`;
    expect(page.indexOf(`<meta http-equiv="Content-Security-Policy" content="${policy}">`)).toBeLessThan(
      page.indexOf('<title>'),
    );
    expect(page).toContain(policy);
  });

  test('has no control character and nothing that turns a line around', () => {
    expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f\ufffe]/);
    expect(page).toBe(Buffer.from(page, 'utf8').toString('utf8'));
  });
});

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['x <b onmouseover=alert(1)>y</b>', 'b '],
  ['<details><summary><img src=x onerror=alert(1)></summary>', 'img'],
  ['<details open ontoggle=alert(1)>', 'details'],
  ['[x](javascript:alert(1))', 'a'],
  ['![x](https://evil.invalid/x.png)', 'img'],
  ['https://evil.invalid', 'a'],
])('of Markdown that nobody made inert, %s is no element either', (markdown, tag) => {
  expect(renderHtml(markdown)).not.toContain(`<${tag}`);
});

test('a page is the document: its folds, its table and the text of its fences stay what they are', () => {
  const page = renderPhasePage(phaseStory([planStory('07-01', 'success', 'plain words')], {}, 'the cause'));
  const parts = [
    '<title>Phase 07 the cause: failure</title>',
    '<h2>❌ Phase 07 the cause: STUCK</h2>',
    '<strong>Next:</strong>',
    '<table>',
    '<td>before</td>',
    '<details><summary>Plan 07-01 plain words: success after 2 attempts',
    '<code class="language-text">git diff plain words\ngit restore plain words\n</code>',
    'Changed: plain words',
    '</details>',
  ];
  expect(parts.filter((part) => !page.includes(part))).toEqual([]);
});

test('a page of lines of a megabyte, and of a thousand plans, is bounded and has what failed first', () => {
  const before = process.cpuUsage();
  const long = '<'.repeat(1_000_000);
  expect(renderPhasePage(phaseStory([planStory('07-01', 'failure', long)], {}, long)).length).toBeLessThan(300_000);
  const plans = Array.from({ length: 1_000 }, (_, at) =>
    planStory(`07-${at}`, at === 999 ? 'failure' : 'success', 'x'),
  );
  const page = renderPhasePage(phaseStory(plans));
  expect(page.length).toBeLessThan(3_000_000);
  expect(page.indexOf('Plan 07-999 x')).toBeLessThan(page.indexOf('Plan 07-0 x'));
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
});
