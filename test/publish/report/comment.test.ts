import { describe, expect, test } from '@jest/globals';
import {
  atWorkComment,
  buildDocument,
  buildProposalBody,
  getCommentMarker,
  renderPhaseComment,
} from '../../../src/publish/report/comment-text.ts';
import { buildPhaseDocument } from '../../../src/publish/report/phase-document.ts';
import { describePhase } from '../../../src/publish/report/terminal.ts';
import { CompletionSignal } from '../../../src/signal/completion-signal.ts';
import { escapeMarkdown, fenceText } from '../../../src/system/text/markdown.ts';
import { hostile, phaseStory, planStory } from './story.ts';

const key = { phase: '07', folder: '' };
const marker = getCommentMarker(key);
const nobody = { remote: '' } as const;
const verdicts = ['success', 'failure', 'blocked', 'skipped', 'open'] as const;
const told = phaseStory(
  verdicts.map((verdict, at) => planStory(`07-0${at}`, verdict, hostile)),
  { decision: hostile },
);

/** The lines of a text that are no code of a fence, and whether every fence is closed. */
function outsideFences(text: string): { lines: string[]; isClosed: boolean } {
  const lines: string[] = [];
  let fence: string | null = null;
  for (const line of text.split('\n')) {
    const [, ticks = ''] = /^(`{3,})/.exec(line) ?? [];
    if (fence === null) {
      if (ticks === '') lines.push(line);
      else fence = ticks;
    } else if (line.trimEnd().replace(/`/g, '') === '' && ticks.length >= fence.length) fence = null;
  }
  return { lines, isClosed: fence === null };
}

const pages = [
  ['the comment', renderPhaseComment(told, key, nobody)],
  ['the issue', renderPhaseComment({ ...told, decision: 'await_user' }, key, nobody, 'issue')],
  [
    'the comment of a phase at work',
    atWorkComment(
      {
        phase: { id: '07', name: hostile },
        plans: [
          { id: '07-01', title: hostile, verdict: 'success' },
          { id: '07-02', title: hostile, verdict: 'failure' },
        ],
        host: null,
        since: 'now',
        next: hostile,
      },
      key,
    ),
  ],
  ['the pull request', buildProposalBody(told, key)],
  ['the summary', `\n${buildDocument(told)}`],
] as const;

describe.each(pages)('%s, with text that wants to be more (I8)', (_, page) => {
  const [, ...rest] = page.split('\n');
  const { lines, isClosed } = outsideFences(rest.join('\n'));
  const outside = lines.join('\n');

  test('has no comment of HTML, no tag and no link but ours', () => {
    expect(rest.join('\n')).not.toContain('<!--');
    const tags = outside.match(/<\/?[a-z]+/gi) ?? [];
    expect(tags.filter((tag) => !/^<\/?(details|summary)$/.test(tag))).toEqual([]);
    const links = [...outside.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !to.startsWith('https://host.invalid/me/mine/'))).toEqual([]);
    expect(outside.replaceAll('https://host.invalid/', '')).not.toMatch(/:\/\/|www\.\w/);
  });

  test('mentions nobody, names no issue, and closes every fence', () => {
    expect(outside).not.toMatch(/@\w|&#64;(?!&#8203;)|#\d(?!\d*;)|GH-\d/);
    expect(isClosed).toBe(true);
  });

  test('has no control character and nothing that turns a line around', () => {
    expect(page).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f\ufffe]/);
    expect(page).toBe(Buffer.from(page, 'utf8').toString('utf8'));
  });
});

describe('a comment that is too long', () => {
  const long = 'x'.repeat(1_000_000);
  const many = phaseStory(
    Array.from({ length: 900 }, (_, at) =>
      planStory(`07-${at}`, at === 899 ? 'failure' : 'success', `${hostile} ${at > 895 ? long : long.slice(-20_000)}`),
    ),
  );

  test('drops detail, says how much, and never the verdict, the cause or what failed', () => {
    const text = renderPhaseComment(many, key, nobody);
    expect(text.length).toBeLessThanOrEqual(65_536);
    const [first = '', second = ''] = text.split('\n');
    expect(first).toBe(marker);
    expect(second).toContain('STUCK');
    expect(text).toContain('**Next:**');
    expect(text).toMatch(/\| ❌ \| \[07-899\]\(/);
    expect(text).toMatch(/… and \d+ more plans: \d+ success/);
    expect(text).toMatch(/_\d+ more parts of this report did not fit/);
  });

  test('is a summary of less than 1 MiB', () => {
    const text = buildDocument(many);
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(text).toContain('STUCK');
  });
});

test('the document says verdict, cause and next step, what failed first, and of each plan all that is known', () => {
  const plans = [planStory('07-01', 'success', 'first plan'), planStory('07-02', 'failure', 'red')];
  const text = buildDocument(phaseStory(plans, {}, 'why'));
  const parts = [
    '## ❌ Phase 07 why: STUCK',
    '**stop**: phase 07 failed: why',
    '**Next:** why',
    '1/2 plans complete in 1 s · 2 attempts, success rate 50 %',
    '450 tokens \\(75 % of the input from the cache\\) · USD 0.42',
    '| ❌ | [07-02](',
    '| ✅ | [07-01](',
    '- ⚠️ why',
    '- and then this',
    '| before |',
    '<summary>Plan 07-02 red: failure after 2 attempts</summary>',
    'wave 1 · after red',
    'Attempt 1: tests\\_failed after 30 s · started',
    '```text\nred\n```',
    'Last words of the agent:',
    'git restore red',
    '0 of 1 check passed',
    '- ❔ red red: red',
    'Declared: red',
    'Changed: red',
    '<summary>Plan 07-01 first plan: success after 2 attempts, healed after tests&#95;failed</summary>',
  ];
  expect(parts.filter((part) => !text.includes(part))).toEqual([]);
  expect(text.indexOf('Plan 07-02 red')).toBeLessThan(text.indexOf('Plan 07-01 first'));
  expect(text).toMatch(
    /\| ✅ \| \[07-01\]\(\S+\/commit\/a{40}\) first plan \| success \| 2, healed after tests\\_failed \| checks \| 1 of 1 \| 2 of 3 \| 12 \| 51,234 \| USD 0\.42 \| 1 s \| \+3 −1 in 2 \|$/m,
  );
});

test('the terminal and the document say the same sentences', () => {
  const story = phaseStory([planStory('07-01', 'failure', 'red')], { host: null }, 'why');
  const lines = describePhase(story).split('\n');
  const text = buildDocument(story);
  expect(lines[0]).toMatch(/^Phase 07 why: STUCK, 0\/1 plan complete in 1 s, 2 attempts, success rate 50 %/);
  for (const said of ['Phase 07 why: STUCK', '0/1 plan complete', 'phase 07 failed: why', 'and then this'])
    expect([lines.join('\n').includes(said), text.includes(said)]).toEqual([true, true]);
});

test('a phase whose record disagrees is not called COMPLETED (I2), and one that was cut off is INTERRUPTED', () => {
  const first = (more: object) => buildDocument(phaseStory([], more, 'x')).split('\n')[0];
  expect(first({ exitStatus: 'COMPLETED' })).toBe('## ❌ Phase 07 x: failure');
  expect(first({ verdict: 'cut off', exitStatus: 'COMPLETED' })).toBe('## ❌ Phase 07 x: INTERRUPTED');
  expect(first({ verdict: 'success', exitStatus: 'COMPLETED' })).toBe('## ✅ Phase 07 x: COMPLETED');
});

test('a table has no column that is empty in every row', () => {
  const { plans } = buildPhaseDocument(phaseStory([planStory('07-02', 'failure', 'red')], { host: null }, 'x'), 10_000);
  expect(plans.split('\n').slice(0, 2)).toEqual(['|  | plan | status | attempts | changes |', '|---|---|---|---|---|']);
  expect(plans).toContain('| ❌ | 07-02 red `aaaaaaaaaaaa` | failure: ');
});

test('no path of this machine leaves it', () => {
  const plan = planStory('07-01', 'failure', 'see /home/me/work/src/a.ts in /home/me/work/.git/x');
  const text = buildDocument(phaseStory([plan], { folders: ['/home/me/work'] }, 'at /home/me/work/b.ts'));
  expect(text).not.toContain('/home/me');
  expect(text).toContain('src/a.ts in .git/x');
});

test('a line of a question takes no other along into a list or a heading', () => {
  const asked = { id: 'a'.repeat(64), kind: 'human-verify', task: 'Look', number: 1, tasks: 2, done: 1 } as const;
  const signal = CompletionSignal.blocked('07', 'it asks', {
    userInputRequired: true,
    question: {
      ...asked,
      commit: 'a'.repeat(40),
      howToVerify: '1. open it\n2) look\n- here\n===',
      resumeSignal: 'say yes',
    },
  });
  const { questions } = buildPhaseDocument(phaseStory([{ ...planStory('07-01', 'blocked', 'x'), signal }]), 10_000);
  expect(questions[0]).not.toMatch(/^> *(?:\d+[.)]|[-+*]|=+) /m);
  expect(questions[0]).toContain('> 1\\. open it  ');
});

test.each([
  ['===', '\\==='],
  ['--- x', '\\--- x'],
  ['- x', '\\- x'],
  ['-1 and 1.5', '-1 and 1.5'],
  ['12. x', '12\\. x'],
])('%s at the start of a text begins no list, rule or heading', (text, shown) => {
  expect(escapeMarkdown(text)).toBe(shown);
  const plan = { ...planStory('07-01', 'open', ''), title: null, objective: text };
  const [first = '', second = ''] = buildProposalBody(phaseStory([plan], {}, 'x'), key)
    .split('\n')
    .slice(-2);
  expect([first, second]).toEqual(['- [ ] **07-01**', `  ${shown}`]);
});

test('what an agent said keeps its last lines, and takes no time', () => {
  const before = process.cpuUsage();
  const text = fenceText(`${'`'.repeat(500_000)}\n${Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n')}`);
  expect(text).toContain('line 29');
  expect(text).toContain('lines before');
  expect(escapeMarkdown('#'.repeat(1_000_000)).length).toBeLessThan(5_000);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});
