import { describe, expect, test } from '@jest/globals';
import { verifySummary } from '../../../src/judge/checks/summary-check.ts';

const verify = (said: string, front = '') =>
  verifySummary({
    path: 'S.md',
    text: `---\nphase: 01\nplan: 01\n${front}\n---\n# Phase 1 Plan 1: Discount Summary\n\nAdded a discount to prices.\n\n${said}\n`,
  });

test.each([
  'verdict: FAIL',
  'status: complete\ntests: failing',
  'status: complete\nbuild: broken',
  'tasks: 2\ntasks_done: 1',
  'tests_passed: false',
  'verified: false',
  'tests:\n  passed: 3\n  failed: 2',
  'tests_failed: 2',
])('frontmatter that speaks against its plan closes: %j', (front) => {
  expect(verify('', front)).toMatchObject({ passed: false });
});

test.each([
  'status: complete\ntests: { passed: 3, failed: 0 }',
  'tasks: 3\ntasks_done: 3',
  'tests_passed: true',
  'tests: 12 added, 0 failing',
  'status: voltooid',
  'status: ukończone',
])('frontmatter that completes it does not: %j', (front) => {
  expect(verify('', front)).toMatchObject({ passed: true });
});

describe('rarer words for work that is not done close', () => {
  test.each([
    '| Task | Status |\n|---|---|\n| 1. model | done |\n| 2. route | todo |',
    '| Suite | Passed | Failed |\n|---|---|---|\n| unit | 10 | 3 |',
    'Status 🔴',
    '⏳ Task 2 is still running',
    '- [x] model\n- [ ] route',
    'The endpoint is wired up but returns dummy data for now.',
    'Only the happy path is implemented.',
    'All tasks done except for the export.',
    'A human needs to finish task 2.',
    'Task 2 was n\u200bot done.',
    '- [x] Task 1\n- [~] Task 2 (partly)',
    "Couldn't get the build to work.",
    'The route still has to be written.',
    'Route handling is left as an exercise.',
    'This is only a partial implementation.',
    'Mostly working.',
    'It compiles with errors.',
    'I was not able to verify the change, as the tests crashed.',
    'We still need to wire the form to the server.',
    'Task 2 turned out to be impossible.',
    'TypeScript reports 14 errors.',
    '2 of the 5 endpoints are implemented.',
    'I made no changes.',
    'Only the model exists so far.',
    'I had to stop here.',
    'Left to do: wire the route.',
    'Incomplete items: route',
    'The test suite was disabled because it kept failing.',
    'I removed the failing test.',
    'The failing tests are marked as skipped.',
    'Type errors remain.',
    'This has not been tested.',
    'Acceptance criteria not met.',
    '2/5 acceptance criteria met.',
    'Success criteria: partially met',
    'Requirements met: 1 of 4',
    'AUTH-02: not implemented',
    '## Failed tests\n\n- discount',
    '## Left over for later\n\n- the tests of task 2',
    '## Missing\n\n- tests',
    'Aufgabe 2 fehlt noch.',
    'Status: in Arbeit',
    'Statut : en cours',
    'La tarea 2 no se terminó.',
    'Estado: en curso',
    'ステータス: 進行中',
    '状态：进行中',
    'Статус: в работе',
    'Taak 2 is niet voltooid.',
    'De tests falen.',
    'Zadanie 2 nie zostało ukończone.',
    'Testy nie przechodzą.',
    'Görev 2 tamamlanmadı.',
    'Durum: tamamlanmadı',
    'Uppgift 2 är inte klar.',
    'Opgave 2 er ikke færdig.',
    'Úkol 2 není dokončen.',
    'Завдання 2 не виконано.',
    'Nhiệm vụ 2 chưa hoàn thành.',
    'Tugas 2 belum selesai.',
    'لم تكتمل المهمة 2.',
    'कार्य 2 पूरा नहीं हुआ।',
  ])('%j', (said) => {
    expect(verify(said)).toMatchObject({ passed: false });
  });
});

describe('and the same words about the product, or about nothing left, do not', () => {
  test.each([
    '| Case | Expected | Result |\n|---|---|---|\n| wrong password | login fails | ✅ |',
    '| Suite | Passed | Failed |\n|---|---|---|\n| unit | 10 | 0 |',
    'Legend: ✅ done, ❌ failed.',
    'Users cannot log in twice.',
    '2 of the 5 endpoints changed; the other three needed none.',
    'I removed the failing test because the plan deletes its feature.',
    'I made no changes to the schema.',
    'This has not been tested on Windows, which the plan leaves out.',
    'The job list shows which tasks are still open.',
    'Reports how many criteria are not met by a password.',
    '5/5 acceptance criteria met.',
    'Requirements met: 4 of 4',
    '## Blockers\n\nNone.',
    '## Missing\n\nNothing.',
    '## Issues Encountered\n\n- BUILD-02 was red because of an old route; fixed',
    'Status: voltooid',
    'Status: gotowe',
    'De taak is voltooid; geen openstaande punten.',
    'Zadanie ukończone, wszystkie testy przechodzą.',
    'Görev tamamlandı; tüm testler geçiyor.',
    'Uppgiften är klar. Alla tester går igenom.',
    'Завдання виконано, тести проходять.',
    'Hoàn thành. Tất cả kiểm thử đều đạt.',
    'Selesai. Semua tes lulus.',
    'اكتملت المهمة. نجحت الاختبارات.',
    'कार्य पूरा हुआ।',
    'Toont een melding als het inloggen is mislukt.',
    'Pokazuje komunikat, gdy logowanie się nie powiedzie.',
  ])('%j', (said) => {
    expect(verify(said)).toMatchObject({ passed: true });
  });
});
