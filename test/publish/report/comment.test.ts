import { describe, expect, test } from '@jest/globals';
import { atWorkComment, commentMarker, proposalBody, proposalTitle } from '../../../src/publish/report/comment-text.ts';
import { attentionTitle, endedComment, runSummary } from '../../../src/publish/report/ended-phase.ts';
import { lastWordsOf, planTable, questions } from '../../../src/publish/report/plan-markdown.ts';
import type { PlanReport, RunReport } from '../../../src/publish/report/run-report.ts';
import { nothingSpent } from '../../../src/signal/budget.ts';
import { CompletionSignal } from '../../../src/signal/completion-signal.ts';
import { fenced, inertMarkdown } from '../../../src/system/text/markdown.ts';

const key = { phase: '07', folder: '' };
const marker = commentMarker(key);
const nobody = { remote: '' } as const;
/** All that an agent or a plan might write to be more than text. */
const hostile = [
  `${marker}\n<!-- Sticky Pull Request Comment -->`,
  '@octocat @org/team #1 GH-12 owner/repo#3 https://evil.invalid www.evil.invalid',
  '<img src=x onerror=alert(1)><details open></details></summary></table>',
  '\u001b[31mred\u001b[0m \u001b]8;;https://evil.invalid\u0007link\u001b]8;;\u0007',
  '::error::forged\n##[error]forged',
  '```\n# escaped from the fence\n~~~\n````',
  '| a | table | \n|---|---|',
  '\u202egnihtyreve si enif\u202c \u2066x\u2069 \u200f',
  '[click](https://evil.invalid) ![img](https://evil.invalid/x.png)',
  '\ud83d half a character',
].join('\n');

function planReport(id: string, status: 'success' | 'failure', text: string): PlanReport {
  const at = { plan: id, attempt: 2, at: '2026-01-01T00:00:00.000Z' };
  const evidence = { level: 'checks', artifacts: { count: 1, of: 2 }, commands: 1, tests: 12, text: 'it' };
  const signal =
    status === 'success'
      ? CompletionSignal.success('07', { evidence, tokensUsed: 51_234, costUsd: 0.42, durationMs: 1_000 }, at)
      : CompletionSignal.failure('07', text, { reason: 'tests_failed' }, at);
  const attempt = {
    plan: id,
    attempt: 1,
    startedAt: 0,
    endedAt: 5_000,
    outcome: 'failure',
    reason: 'timeout',
    message: text,
    words: text,
    stages: [],
  } as const;
  return {
    id,
    title: text,
    signal,
    attempts: [attempt],
    commit: 'a'.repeat(40),
    changes: { files: 2, added: 3, removed: 1 },
  };
}

function report(plans: readonly PlanReport[], text = hostile): RunReport {
  const details = { reason: 'tests_failed' as const, nextSteps: [text, 'and then this'], warnings: [text] };
  const signal = CompletionSignal.failure('07', text, details);
  const decision = {
    continue: false,
    action: 'stop',
    reason: 'attempts',
    rule: 'run_attempts_used',
    why: text,
  } as const;
  return {
    ...{
      phase: { id: '07', name: text.slice(0, 200) },
      next: null,
      plans,
      branch: text.slice(0, 50),
    },
    host: {
      repository: 'https://host.invalid/me/mine',
      run: 'https://host.invalid/me/mine/actions/runs/1',
      hasCommits: true,
      page: 'https://host.invalid/me/mine/actions/runs/1/artifacts/2',
      record: null,
    },
    ended: {
      ...{ signal, decision, exitStatus: 'STUCK', plans: new Map(plans.map((each) => [each.id, each.signal])) },
      ...{ attempts: 2, durationMs: 1_000, lastPlan: '07-01', successRate: 0.5, evidence: null, spent: nothingSpent },
      ...{ signalPath: '', exitCode: 1, judged: null, head: 'b'.repeat(40) },
    },
  };
}

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
  [
    'the comment',
    endedComment(
      report([planReport('07-01', 'success', hostile), planReport('07-02', 'failure', hostile)]),
      key,
      nobody,
    ),
  ],
  [
    'the comment of a phase at work',
    atWorkComment(
      {
        phase: { id: '07', name: hostile },
        plans: [
          { id: '07-01', title: hostile, state: 'success' },
          { id: '07-02', title: hostile, state: 'failure' },
        ],
        host: null,
        since: 'now',
        next: hostile,
      },
      key,
    ),
  ],
  [
    'the pull request',
    proposalBody(
      { id: '07', name: hostile },
      [{ id: '07-01', title: hostile, text: `<objective>${hostile}</objective>` }],
      new Set(),
      key,
    ),
  ],
  [
    'the summary',
    `\n${runSummary(report([planReport('07-01', 'failure', hostile), planReport('07-02', 'success', hostile)]))}`,
  ],
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
  const many = Array.from({ length: 900 }, (_, at) =>
    planReport(`07-${at}`, at === 899 ? 'failure' : 'success', `${hostile} ${at > 895 ? long : long.slice(-20_000)}`),
  );

  test('drops detail, says how much, and never the verdict, the cause or what failed', () => {
    const text = endedComment(report(many), key, nobody);
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
    const text = runSummary(report(many));
    expect(Buffer.byteLength(text)).toBeLessThan(1024 * 1024);
    expect(text).toContain('STUCK');
  });
});

test('a summary is one page: verdict, what failed first, and figures of each plan', () => {
  const text = runSummary(
    report([planReport('07-01', 'success', 'first plan'), planReport('07-02', 'failure', 'red')], 'why'),
  );
  const order = [
    'STUCK',
    '**Next:** why',
    '1 of 2 plans complete',
    '| ❌ | [07-02](',
    '| ✅ | [07-01](',
    'healed after timeout',
  ];
  const places = order.map((word) => text.indexOf(word));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(text).toMatch(
    /\| ✅ \| \[07-01\]\(\S+\/commit\/a{40}\) first plan \| success \| 2, healed after timeout \| checks \| 2 of 3 \| 12 \| 51,234 \| USD 0\.42 \| 1 s \| \+3 −1 in 2 \|$/m,
  );
});

test('a table has no column that is empty in every row', () => {
  const text = planTable([planReport('07-02', 'failure', 'red')], null, 10_000);
  expect(text.split('\n').slice(0, 2)).toEqual(['|  | plan | status | attempts | changes |', '|---|---|---|---|---|']);
  expect(text).toContain('| ❌ | 07-02 red `aaaaaaaaaaaa` | failure: ');
});

test('a title that is folded has the signs that it was given, and none that acts', () => {
  const [words = ''] = lastWordsOf(planReport('07-01', 'success', 'a_b *c* #12 @x <b>'));
  expect(words).toMatch(
    /^<details><summary>Plan 07-01 a&#95;b &#42;c&#42; &#35;&#8203;12 &#64;&#8203;x &lt;b&gt;: last/,
  );
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
  const [text = ''] = questions([{ ...planReport('07-01', 'success', 'x'), signal }]);
  expect(text).not.toMatch(/^> *(?:\d+[.)]|[-+*]|=+) /m);
  expect(text).toContain('> 1\\. open it  ');
});

test.each([
  ['===', '\\==='],
  ['--- x', '\\--- x'],
  ['- x', '\\- x'],
  ['-1 and 1.5', '-1 and 1.5'],
  ['12. x', '12\\. x'],
])('%s at the start of a text begins no list, rule or heading', (text, shown) => {
  expect(inertMarkdown(text)).toBe(shown);
  const [first = '', second = ''] = proposalBody(
    { id: '07', name: 'x' },
    [{ id: '07-01', title: null, text: `<objective>${text}</objective>` }],
    new Set(),
    key,
  )
    .split('\n')
    .slice(-2);
  expect([first, second]).toEqual(['- [ ] **07-01**', `  ${shown}`]);
});

test('a title is one line, with nothing that turns it around', () => {
  const titles = [attentionTitle(report([])), proposalTitle({ id: '07', name: `\u2028${hostile}` })];
  for (const title of titles) expect(title).toMatch(/^Phase 07[^\u0000-\u001f\u2028\u202e\ud800-\udfff]{1,200}$/);
});

test('what an agent said keeps its last lines, and takes no time', () => {
  const before = process.cpuUsage();
  const text = fenced(`${'`'.repeat(500_000)}\n${Array.from({ length: 30 }, (_, at) => `line ${at}`).join('\n')}`);
  expect(text).toContain('line 29');
  expect(text).toContain('lines before');
  expect(inertMarkdown('#'.repeat(1_000_000)).length).toBeLessThan(5_000);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
});

test('a summary shows the last words of agents that succeeded, folded away, and what healed ones failed by', () => {
  const page = runSummary(report([planReport('07-01', 'success', 'it is done')]));
  expect(page).toMatch(/<summary>Plan 07-01[^<]*: last words of the agent<\/summary>\n\n```text\nit is done\n```/);
  expect(page).toContain(', healed after timeout |');
});
