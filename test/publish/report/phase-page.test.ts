import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { phasePage } from '../../../src/publish/report/phase-page.ts';
import { attemptStory, hostile, phaseStory, planStory } from './story.ts';

const all = (['failure', 'blocked', 'skipped', 'open', 'success'] as const).map((verdict, at) =>
  planStory(`07-0${at}`, verdict, hostile),
);

describe('the page of a phase, with text that wants to be more (I8)', () => {
  const page = phasePage(phaseStory(all));

  test('has no tag, no attribute and no address but ours', () => {
    const tags = new Set(
      [...page.matchAll(/<([!/?]?[a-z]*)/gi)].map(([, tag = '']) => tag.replace('/', '').toLowerCase()),
    );
    const ours =
      'article body code details div h head header html li line meta p pre rect span style summary svg table td text th title tr ul';
    expect([...tags].sort()).toEqual(['!doctype', ...ours.split(' ')]);
    expect(page.match(/<[a-z][^>]*\son[a-z]+\s*=/gi)).toBeNull();
    expect(page.match(/<[a-z][^>]*\s(?:href|src|style|action)\s*=/gi)).toBeNull();
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

test('a page says verdict, cause, what to do, and of each plan attempts, checks, files, cost and how to restore its work', () => {
  const page = phasePage(phaseStory([planStory('07-01', 'success', 'plain words')], {}, 'the cause'));
  const order = [
    '<h1>Phase 07 the cause: failure</h1>',
    '<h2>Next</h2>',
    '<h2>Timeline</h2>',
    '07-01 attempt 1: backoff, 2 s',
    '07-01 attempt 2 queued, 28 s',
    '07-01 attempt 2: success, 30 s',
    'exit gate: tests, 10 s',
    '2 attempts, healed',
    'git restore plain words',
    '1 of 1 check passed',
    '1 declared path, 1 changed file',
    '<summary>diff: +3 −1 in 2 files</summary>',
    '<span class="add">+plain words',
    'Not shown: plain words.',
    '<h2>Tests</h2>',
    '<td>before</td>',
    '<h2>Decisions</h2>',
    '<h2>Settings</h2>',
  ];
  const places = order.map((word) => page.indexOf(word));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(page).toContain('450 tokens (75 % of the input from the cache) · USD 0.42');
});

test('in the timeline an attempt waits until its needs are over, and queues from then on', () => {
  const begin = 1_767_225_600_000;
  const row = (id: string, dependsOn: string[], ...spans: [from: number, to: number, backoff?: number][]) => {
    const attempts = spans.map(([from, to, backoff = 0], at) => ({
      ...attemptStory(at + 1, 'success', 'x'),
      startedAt: begin + from * 1_000,
      endedAt: begin + to * 1_000,
      stages: [{ kind: 'backoff' as const, from: begin + to * 1_000, to: begin + (to + backoff) * 1_000 }],
    }));
    return { ...planStory(id, 'success', 'x'), dependsOn, attempts };
  };
  const plans = [row('a', [], [0, 10, 5], [20, 30]), row('b', [], [12, 14]), row('c', ['b'], [30, 40])];
  const waits = phasePage(phaseStory(plans)).matchAll(/<title>(\w attempt \d (?:waiting|queued), .*?)<\/title>/g);
  expect([...waits].map(([, wait]) => wait)).toEqual([
    'a attempt 2 queued, 5 s',
    'b attempt 1 queued, 12 s',
    'c attempt 1 waiting, 14 s',
    'c attempt 1 queued, 16 s',
  ]);
});

test('a diff names the signs that nobody sees, and is escaped line by line', () => {
  const plan = planStory('07-01', 'success', 'x');
  const lines = [
    'diff --git a/x b/x',
    '--- a/x',
    '+++ b/x',
    '@@ -1 +1 @@',
    '+if (isAdmin\u202e // check',
    '-</pre><script>',
    ` ${'y'.repeat(5_000)}`,
  ];
  const page = phasePage(phaseStory([{ ...plan, diff: { lines, left: '', command: 'git diff a b' } }], {}, 'x'));
  expect(page).toContain('<span class="add">+if (isAdmin&lt;U+202E&gt; // check');
  expect(page).toContain('<span class="del">-&lt;/pre&gt;&lt;script&gt;');
  expect(page).toContain('<span class="file">--- a/x');
  expect(page).not.toContain('y'.repeat(401));
  expect(page).not.toContain('Not shown');
});

test('a page of lines of a megabyte, and of a thousand plans, is bounded and says what is left out', () => {
  const before = process.cpuUsage();
  const long = '<'.repeat(1_000_000);
  const text = phasePage(phaseStory([planStory('07-01', 'failure', long)], {}, long));
  expect(text.length).toBeLessThan(300_000);
  expect(text).toContain('… 996000 characters before');
  const many = phasePage(phaseStory(Array.from({ length: 1_000 }, (_, at) => planStory(`07-${at}`, 'success', 'x'))));
  expect(many).toContain('… and 500 plans more');
  expect(many).toContain('… and 700 more plans that were attempted');
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(3_000);
});

test('what failed comes first, so that no bound cuts it off', () => {
  const plans = [...Array(600).keys()].map((at) => planStory(`07-${at}`, at === 599 ? 'failure' : 'success', 'x'));
  const page = phasePage(phaseStory(plans));
  expect(page.indexOf('</span> 07-599 x')).toBeGreaterThan(0);
  expect(page.indexOf('</span> 07-599 x')).toBeLessThan(page.indexOf('</span> 07-0 x'));
});

test('a phase that was never run has a page without a picture', () => {
  const page = phasePage(phaseStory([planStory('07-01', 'open', 'x')], { run: null, verdict: 'never run' }, 'x'));
  expect(page).not.toContain('<svg');
  expect(page).toContain('never run');
});
