import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { verifySummary } from '../../../src/judge/checks/summary-check.ts';
import { renderSummary } from '../../../src/plan/phase/summary.ts';
import { testWithShared } from '../../needs.ts';

const path = '07-03-SUMMARY.md';
const verify = (text: string | null) => verifySummary({ path, text });

test.each([
  [null, false, /does not exist/],
  ['', false, /is empty/],
  ['---\nphase: 07\n---\n\n', false, /is empty/],
  ['# Done\n\nIt works.', true, /exists/],
  ['# Done\n## Self-Check: PASSED\nall found\n', true, /exists/],
  ['# Done\n## Self-Check: FAILED\nfixed\n## Self-Check: PASSED\n', true, /exists/],
  ['# Done\n```\n## Self-Check: FAILED\n```\n', true, /exists/],
  ['---\nstatus: halted # out of credit\n---\n# Done', false, /says "status: halted"/],
  ['---\nstatus: [complete\n---\n# Done', false, /says "status/],
  [
    '# Done\n\n## Tasks\n\n- ✅ Task 1: model\n- ❌ Task 2: route (ran out of context)\n',
    false,
    /Task 2: route.*not done/,
  ],
  ['# Done\n\n## Verification\n\n- npm test: 3 failing, 10 passing\n', false, /3 failing/],
  ['# Done\n\n## Self-Check\n\nFAILED: src/login.js is missing\n', false, /missing: FAILED/],
  // What a sentence says is for people: a word warns at most.
  [
    '# Done\n\nTask 2 could not be completed at first.\n\n### Task 2: DISP Row DEFERRED Posture Update\n',
    true,
    /exists/,
  ],
  ['# Done\n\n## Verification\n\n- filter reverted -> 2 fail / 33 pass\n', true, /exists/],
  ['# Done\n\n## Self-Check: PASSED\n\n- [ ] REFACTOR gate: not needed\n- [~] 9 files instead of 7\n', true, /exists/],
  ['# Login (partial)\n\nMade the form.\n', false, /partial/],
  ['# Login (partial index)\n\nMade it.\n', true, /exists/],
  ["# Done\n\nIt works.\n\n## What's left\n\n- the server\n", false, /What's left/],
  ['# Done\n\n## Tasks\n\n- [x] the form\n- [ ] the server\n', false, /the server: not done/],
  ['# Done\n\n| Task | Status |\n|---|---|\n| 1 | done |\n| 2 | not started |\n', false, /not started/],
  ['# Done\n\n## Outcome\n\nFailed: the key is missing.\n', false, /Failed: the key/],
  ['---\nremaining: [task 3]\n---\n# Done\nx\n', false, /remaining/],
  ['---\nblockers: []\n---\n# Done\nx\n', true, /exists/],
  ['---\ntasks: {completed: 2, total: 3}\n---\n# Done\nx\n', false, /2\/3/],
  ['# Done\n\n[Summary to be written]\n', false, /to be written/],
  ['# Summary\n\nUsers who could not finish a purchase can now resume it.\n', true, /exists/],
])('%j', (text, passed, message) => {
  expect(verify(text)).toMatchObject({ passed, subject: path, message: expect.stringMatching(message) });
});

describe('a status that does not complete the plan closes', () => {
  const unfinished = `failed|partial|complete_with_gaps|in progress|human_needed|checkpoint|incomplete|not complete|mostly done|
    done?! maybe not|complete_pending_verification|unknown|"partial"|""|[]|Task 1 complete|2/3 complete|90% complete|
    complete except task 3|~|true`;
  test.each([...unfinished.split(/\|\s*/)])('status: %s', (status) => {
    expect(verify(`---\nstatus: ${status}\n---\n# S\n\nText.\n`)).toMatchObject({ passed: false });
  });

  test.each([
    '**Status:** BLOCKED',
    '| Field | Value |\n|---|---|\n| **Status** | BLOCKED |',
    '**Plan:** 07-03 | **Status:** In Progress | **Duration:** 5 min',
    '**Status:** Implementation complete; UAT pending',
    '**Status:** something new',
    'Tasks completed: 2 of 3',
    '**Progress:** 1/3 tasks',
    '- [x] Task 1\n- [ ] Task 2: write the tests',
    '## Status\n\nBlocked on the API key.',
    '## Performance\n\n- **Tasks:** 2 of 2 auto tasks complete (1 checkpoint pending human verification)',
    '## Metrics\n\n| Metric | Value |\n|---|---|\n| Tasks | 2/3 |',
    '## Metrics\n\n- Tasks completed: 2\n- Total tasks: 3',
    '## Tasks\n\n1. **Task 1: Make it** - done\n2. **Task 2: Human check** — pending user verification',
    '## Tasks\n\n| Task | Result |\n|---|---|\n| Task 1 | done |\n| Task 2 | BLOCKED |',
    '## Tasks\n\n### Task 2: Write it\n\n- NOT EXECUTED (blocked by task 1)',
    '## Tasks\n\n### Task 2: Write it — SKIPPED\n\nNo time.',
    '## PLAN BLOCKED\n\nNo network.',
    '## Remaining Tasks\n\n- Task 3',
    ...['**Status:** Complete? No.', '**Result:** PARTIAL', '**Blocked:** no API key', 'Overall: PARTIAL'],
    ...['## Completion: 2/3', '**Completed tasks:** 1 of 2', '<b>Status:</b> blocked', '## ⏸ CHECKPOINT REACHED'],
    ...['## Self-Check ❌', '## Self-Check: PASSED with 1 gap'],
    '## Self-Check: PARTIAL - Task 1 complete, Task 2 pending human approval',
    ...['## Self-Check: INCOMPLETE', '## Self-Check: PASSED except the login test', '**Self-Check:** pending'],
    '## Self-Check\n\nFAILED\n',
    '## Self-Check\n\n**Result:** PARTIAL\n',
    '## Self-Check\n\n- src/a.ts: FOUND\n- src/b.ts: MISSING\n',
    '## Self-Check: PASSED\n\n## Self-Check: FAILED\n',
  ])('%j', (said) => {
    expect(verify(`# Plan 07-03 Summary\n\n${said}\n`)).toMatchObject({ passed: false });
  });

  test.each([
    'tasks: 2/3',
    'tasks_completed: 2\ntasks_total: 3',
    'metrics:\n  tasks_completed: 2\n  tasks_total: 3',
    'verification_status: awaiting_user_verify',
    'self_check: FAILED',
    'result: partial',
    'completed: false',
    'incomplete: true',
  ])('frontmatter %j', (said) => {
    expect(verify(`---\nphase: 07\n${said}\n---\n# S\n\nText.\n`)).toMatchObject({ passed: false });
  });

  test.each([
    '## 07-03\n\n**Status:** partial',
    '# 07-03 Summary (PARTIAL)',
    '# Plan 07-03 — BLOCKED',
    '**Status:** BLOCKED',
  ])('%j as it begins', (text) => {
    expect(verify(`${text}\n\nText.\n`)).toMatchObject({ passed: false });
  });
});

describe('an honest summary of a finished plan stays open', () => {
  const finished = `complete|completed|done|passed|success|COMPLETE|✅ Complete|complete # 5 min|complete-with-deviations|
    completed 2025-01-02|Complete (with deviations)|"complete"|verified|finished`;
  test.each([...finished.split(/\|\s*/)])('status: %s', (status) => {
    expect(verify(`---\nstatus: ${status}\n---\n# S\n\nText.\n`)).toMatchObject({ passed: true });
  });

  test.each([
    '**Status:** ✅ Complete',
    '**Status:** ✅ **CLOSED**',
    '**Status:** Completed 2025-01-02',
    'Status: COMPLETE — all tasks committed',
    '**Status:** Complete; UAT passed',
    '**Status:** ✓ Complete (3/3 tasks, 0 failures)',
    '**Status:** All tasks completed successfully',
    '**Status:** Implemented (commit: 86c159f)',
    '| Task | Status |\n|---|---|\n| Task 1 | ✅ Done |',
    '**Tasks:** 3/3 complete (2 auto + 1 checkpoint approved)',
    '## Result: COMPLETE',
    '## Blocked\n\nNone.',
    '## Blockers\n\n- The API of the bank is slow.',
    '## Performance\n\n- **Tasks:** 2/2 (Task 3 checkpoint skipped per user request)',
    '## Endpoints\n\n| Path | Status |\n|---|---|\n| /a | 404 |\n\n**Status:** 500 means broken, pending means queued\n\nStatus: partial',
    '### StatusMonitor\n\n- **Status:** failed is red, pending is yellow',
    '## Task Commits\n\n1. **Task 1: Show failed and pending jobs** - `abc1234` (feat)',
    '## Deviations\n\n**1. Fixed a blocked build**\n\nStatus: it was broken before.',
    '## Self-Check: PASSED\n\n- src/a.ts: FOUND',
    '**Self-Check: PASSED**',
    '## Self-Check: ✅ PASSED (12/12)',
    '## Self-Check: All checks passed',
    '## Self-Check\n\n- [x] src/a.ts exists\n- [x] tests pass',
    '```md\n## CHECKPOINT REACHED\n**Status:** BLOCKED\n```',
    '<!-- **Status:** BLOCKED -->',
    '## How a checkpoint reached by the user is shown\n\nAs a dot.',
    '**Status:** 201 is returned now',
    ...['**Status:** Done (50% faster)', '**Status:** [x] Complete', '**Status:** Complete; nothing left to do'],
    ...[
      '**Result:** failed jobs are shown in red',
      '**Result:** 12 tests pass',
      '**Status:** Complete (10 of 10 tests)',
    ],
  ])('%j', (said) => {
    expect(verify(`# Plan 07-03: Blocked users and HTTP Status Summary\n\n${said}\n`)).toMatchObject({ passed: true });
  });
});

test('the summary that the engine writes itself stays open, whatever the commits and files are called', () => {
  const said = '# S\n## Self-Check: FAILED\n**Status:** BLOCKED';
  const text = renderSummary({
    ...{ phase: '07-auth', plan: '07-03', title: said, attempt: 2, durationMs: 1 },
    ...{ startedAt: '2026-01-01T00:00:00.000Z', completedAt: '2026-01-01T00:12:00.000Z' },
    ...{
      commits: [{ sha: 'abc', subject: said }],
      created: [said],
      modified: [],
    },
  });
  expect(verify(text)).toMatchObject({ passed: true });
});

test('no text makes it slow', () => {
  const lines = [
    '-'.repeat(2e5),
    ' #'.repeat(2e5),
    ' '.repeat(3e5),
    '<!--'.repeat(2e5),
    '**'.repeat(3e5),
    'x: '.repeat(1e5),
  ];
  const starts = ['', '# ', '- Task 1', '**Status:** ', '## Self-Check\n', '---\nstatus: '];
  const before = process.cpuUsage();
  for (const start of starts) for (const line of lines) verify(`${start}${line}x`);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(10_000);
});

test.each([
  [
    'another plan in its frontmatter',
    '---\nphase: 07-login\nplan: 02\n---\n# Summary\n\nDone.\n',
    /it is about plan 02/,
  ],
  ['another plan in its title', '# Phase 7 Plan 02: Login Summary\n\nDone.\n', /it is about plan 02/],
  ['another phase', '---\nphase: 06-api\nplan: 03\n---\n# Summary\n\nDone.\n', /it is about phase 06/],
  [
    'its own id in full',
    '---\nphase: 07-login\nplan: 07-03\n---\n# Plan 7.3 Summary: prepares plan 04\n\nDone.\n',
    null,
  ],
  ['a title of its own', '# Phase 7: the Plan of 2026\n\nDone.\n', null],
])('a SUMMARY with %s', (_, text, why) => {
  const { passed, message } = verify(text);
  expect(passed).toBe(why === null);
  if (why !== null) expect(message).toMatch(why);
});

const corpus = join(import.meta.dirname, '../../../../shared/corpus');
testWithShared('corpus')(
  'of the real summaries in ../shared/corpus only those close that say that something is open',
  () => {
    const files = (readdirSync(corpus, { recursive: true }) as string[]).filter((file) =>
      /SUMMARY[^/]*\.md$/.test(file),
    );
    const summaries = files.filter((file) => !file.includes('/research/'));
    const closed: string[] = [];
    for (const file of summaries) {
      const { passed, message } = verifySummary({ path: file, text: readFileSync(join(corpus, file), 'utf8') });
      if (passed !== true) closed.push(message);
    }
    expect(summaries.length).toBeGreaterThan(600);
    expect(closed.length).toBeLessThan(15);
    for (const message of closed) expect(message).toMatch(/pending|partial|gaps|2\/3|NOT EXECUTED|awaiting|skipped/i);
  },
);
