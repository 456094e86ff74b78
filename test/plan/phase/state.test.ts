import { describe, expect, test } from '@jest/globals';
import { editState, readPosition } from '../../../src/plan/phase/state-md.ts';

const state = `---
gsd_state_version: 1.0
status: executing
last_updated: "2026-01-01T00:00:00Z"
progress:
  total_plans: 4
  completed_plans: 1
  percent: 25
---

# Project State

## Current Position

Phase: 2 of 5 (API)
Plan: 1 of 4 in current phase
**Status:** In progress
- Last activity: 2026-01-01 — Completed 02-01

Progress: [██░░░░░░░░] 25% (1/4 plans complete)

Status: a second one
`;

describe('STATE.md', () => {
  test('is read as a hint', () => {
    const read = { phase: '2', phases: 5, plans: 4, plansLeft: 3, countsPlans: true, blocked: null };
    expect(readPosition(state)).toEqual(read);
    expect(readPosition('---\nphase: 2\nplan: 1/4\n---\n')).toMatchObject({ phase: '2', plansLeft: 3 });
    expect(readPosition('')).toEqual({
      ...read,
      phase: null,
      phases: null,
      plans: null,
      plansLeft: null,
      countsPlans: false,
    });
  });

  test.each<[string, number | null, boolean]>([
    ['Plan: 1 of 4 in current phase', 3, true],
    ['**Plan:** 4/4 complete', 0, true],
    ['Plan: All plans complete', 0, true],
    ['Plan: Not started', null, true],
    ['Plan: —', null, false],
  ])('%j says how many plans are left: %s', (line, plansLeft, countsPlans) => {
    expect(readPosition(`Phase: 1 of 2\n${line}\n`)).toMatchObject({ plansLeft, countsPlans });
  });

  test.each([
    ['Status: Blocked', true],
    ['**Status:** 🚧 BLOCKED on the API key', true],
    ['- Status: Phase 1 is blocked: no database', true],
    ['Status: Blocked: none', false],
    ['Status: Unblocked', false],
    ['Status: Ready (was blocked by the key)', false],
    ['## Blockers\n\n- the API is slow', false],
    ['Status: BLOCKED, 1 of 2 plans of phase 01 complete', false], // by a run of ours
    ['## Elsewhere\n\nStatus: Blocked', false],
  ])('%j says that the phase is blocked: %s', (line, isBlocked) => {
    expect(readPosition(`# State\n\n## Position\n\nPhase: 1 of 2\n${line}\n`).blocked !== null).toBe(isBlocked);
  });

  test('is edited line by line: every other byte stays', () => {
    const edited = editState(state, {
      plan: '2 of 4 in current phase',
      status: 'COMPLETED: all done',
      lastActivity: '2026-02-02 — Completed 02-02',
      lastUpdated: '2026-02-02T00:00:00Z',
      progress: { completedPlans: 2, totalPlans: 4 },
    });
    expect(edited).toBe(
      state
        .replace('status: executing', 'status: "COMPLETED: all done"')
        .replace('2026-01-01T00:00:00Z', '2026-02-02T00:00:00Z')
        .replace('completed_plans: 1', 'completed_plans: 2')
        .replace('percent: 25', 'percent: 50')
        .replace('Plan: 1 of 4', 'Plan: 2 of 4')
        .replace('In progress', 'COMPLETED: all done')
        .replace('2026-01-01 — Completed 02-01', '2026-02-02 — Completed 02-02')
        .replace('[██░░░░░░░░] 25% (1/4', '[█████░░░░░] 50% (2/4'),
    );
  });

  test('an edit done twice changes nothing more, and CRLF stays', () => {
    const change = { status: 'x: y', phase: '3', progress: { completedPlans: 1, totalPlans: 3 } };
    const crlf = state.replaceAll('\n', '\r\n');
    const once = editState(crlf, change);
    expect(editState(once, change)).toBe(once);
    expect(once.replaceAll('\r\n', '\n')).toBe(editState(state, change));
    expect(once.split('\r\n')).toHaveLength(crlf.split('\r\n').length);
  });

  test('a field that is not there is not invented', () => {
    expect(
      editState('# State\n\nPlan:\n', { status: 'x', stoppedAt: 'y', progress: { completedPlans: 1, totalPlans: 2 } }),
    ).toBe('# State\n\nPlan:\n');
    expect(editState('Plan:\n', { plan: '2' })).toBe('Plan: 2\n');
  });

  test('a value cannot bring lines of its own', () => {
    expect(editState('Status: a\n', { status: 'b\n---\nPhase: 9\u2028x' })).toBe('Status: b --- Phase: 9 x\n');
  });
});
