import { describe, expect, test } from '@jest/globals';
import { GuardedLog } from '../../../src/doors/action/guarded-log.ts';
import { LiveArea } from '../../../src/doors/world/live-area.ts';
import { type PhaseOutline, RunView } from '../../../src/publish/watch/run-view.ts';
import type { LedgerEvent } from '../../../src/record/events/event.ts';
import type { Terminal } from '../../../src/settings/call/world.ts';
import { zeroSpend } from '../../../src/signal/budget.ts';
import { obeyed } from '../../runner.ts';
import { Screen } from '../../screen.ts';

const waves = new Map([
  ['01-01', 1],
  ['01-02', 1],
  ['01-03', 2],
]);
const outline = { endsAt: Date.parse('2026-01-01T01:00:00Z'), mostUsd: null, spent: () => zeroSpend };
const noTerminal: Terminal = { colour: false, interactive: false, live: null, group: null };
const usage = { inputFresh: 40_000, cacheRead: 1_000, cacheWrite: null, output: 400, reasoning: null };
const times = { redrawMs: 5, heartbeatMs: 30 };
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A view with its lines, and a clock that the test sets. */
function watched(
  terminal: Partial<Terminal> = {},
  progress?: (line: string) => void,
  more: Partial<PhaseOutline> = {},
) {
  const lines: string[] = [];
  let now = Date.parse('2026-01-01T00:00:00Z');
  const world = {
    terminal: { ...noTerminal, ...terminal },
    progress: progress ?? ((line: string) => lines.push(line)),
    now: () => now,
  };
  const view = new RunView({ ...outline, waves, ...more }, world, times);
  let seq = 0;
  const event = (kind: string, details: object = {}) => {
    seq += 1;
    const stamp = { at: new Date(now).toISOString(), runId: 'r', seq, phase: '01', event: kind };
    view.follow({ ...stamp, ...details } as LedgerEvent);
  };
  const begin = (plan: string) => {
    event('attempt_start', { plan, attempt: 1, since: '' });
    event('agent_start', { plan, attempt: 1, agent: 'claude', timeoutMs: 1 });
  };
  const end = (plan: string) => {
    event('agent_end', { plan, attempt: 1, ok: true, durationMs: 1, survivors: 0 });
    event('plan_complete', { plan, signal: { status: 'success', details: {} } });
  };
  const later = (ms: number) => {
    now += ms;
  };
  return { view, lines, event, begin, end, later };
}

function works(view: RunView, plan: string): void {
  view.saw(plan, { kind: 'edit', path: 'src/Relation\u202eEdge\u001b[2J.tsx' });
  view.saw(plan, { kind: 'command', command: 'pnpm tsc', state: 'started' });
  view.saw(plan, { kind: 'command', command: 'pnpm tsc', state: 'ended', exitCode: 1 });
  view.saw(plan, { kind: 'turn', turn: 14 });
  view.saw(plan, { kind: 'usage', usage, costUsd: 0.38 });
}

const facts = '41k tok · USD 0.38 · turn 14 · ran pnpm tsc (exit 1)';

describe('what is under way', () => {
  test('is a heartbeat line a plan where nothing can be redrawn, and its last facts stay when the agent ends', async () => {
    const { view, lines, begin, end, later } = watched();
    begin('01-01');
    works(view, '01-01');
    later(192_000);
    await pause(2 * times.heartbeatMs);
    const beats = lines.filter((line) => line.includes('nothing new for 3:12'));
    expect(beats.length).toBeGreaterThan(0);
    expect(beats[0]).toBe(`3 min 12 s    01-01    working for 3:12: ${facts} · nothing new for 3:12`.padStart(8));
    view.saw('01-01', { kind: 'turn', turn: 15 });
    end('01-01');
    expect(lines.at(-2)).toContain(`working for 3:12: ${facts.replace('14', '15')}`);
    const before = lines.length;
    await pause(2 * times.heartbeatMs);
    expect(lines.length).toBe(before);
    view.close();
  });

  test('is a live line a plan, wiped before other lines and at the end, whatever the width', async () => {
    const screen = new Screen(60, 12);
    const area = new LiveArea(screen, (line) => screen.write(`${line}\n`));
    const terminal = { live: (shown: readonly string[]) => area.show(shown) };
    const { view, begin, end, event, later } = watched(terminal, (line) => area.print(line));
    begin('01-01');
    begin('01-02');
    works(view, '01-01');
    later(192_000);
    await pause(20 * times.redrawMs);
    expect(screen.lines.slice(-2)).toEqual([
      '3:12  01-01  41k tok · USD 0.38 · turn 14 · ran pnpm tsc …',
      '3:12  01-02  claude is working · nothing new for 3:12',
    ]);
    screen.resize(40);
    event('warning', { message: 'careful with words that are whole' });
    end('01-01');
    end('01-02');
    view.close();
    expect(screen.lines.filter((line) => /^\d:\d\d /.test(line))).toEqual([]);
    expect(screen.lines.join('\n')).toMatch(/! careful with [\s\S]*01-01 {2}✓ complete\n[\s\S]*01-02 {2}✓ complete$/);
    const { written } = screen;
    await pause(10 * times.redrawMs);
    expect(screen.written).toBe(written);
  });

  test('begins with the phase: plans, money and time, in a narrow terminal too', async () => {
    let shown: readonly string[] = [];
    let costUsd = 2.38;
    const live = (lines: readonly string[]) => {
      shown = lines;
    };
    const more = { mostUsd: 25, spent: () => ({ ...zeroSpend, costUsd }) };
    const { view, begin, end, event, later } = watched({ live }, undefined, more);
    event('phase_start', { plans: [...waves.keys()], done: ['01-03'], agent: 'claude' });
    begin('01-01');
    later(120_000);
    await pause(20 * times.redrawMs);
    expect(shown[0]).toBe('1 of 3 done · 1 at work · USD 2.38 of 25 · 2:00 of 1:00:00');
    event('plan_failed', { plan: '01-01', signal: { status: 'failure', details: { reason: 'timeout' } } });
    begin('01-02');
    costUsd = 2.5;
    later(1000 * 60 * 20);
    await pause(20 * times.redrawMs);
    expect(shown[0]).toBe('1 of 3 done · 1 failed · 1 at work · USD 2.50 of 25 · 22:00 of 1:00:00');
    end('01-02');
    expect(shown).toEqual([]);
    view.close();
  });

  test('counts all calls of an agent in one attempt, and calls of a session only once', () => {
    const { view, lines, begin, event, end } = watched();
    begin('01-01');
    works(view, '01-01');
    event('agent_end', { plan: '01-01', attempt: 1, ok: true, durationMs: 1, survivors: 0 });
    event('repair', { plan: '01-01', attempt: 1, repair: 1, kept: null, details: 'tests fail' });
    event('agent_start', { plan: '01-01', attempt: 1, agent: 'claude', timeoutMs: 1 });
    view.saw('01-01', { kind: 'turn', turn: 2 });
    view.saw('01-01', { kind: 'usage', usage, costUsd: 9, isOfSession: true });
    view.saw('01-01', { kind: 'usage', usage, costUsd: 0.1, isEstimate: true });
    end('01-01');
    view.close();
    expect(lines.at(-2)).toMatch(/working for 0:00: 83k tok · ~USD 0\.48 · turn 16 · claude is working$/);
  });
});

describe('in the log of a runner', () => {
  test('a plan is one folded group, however many run, and no byte of an agent is where commands are obeyed (I8)', () => {
    const out: string[] = [];
    const tokens = Array.from({ length: 9 }, (_, at) => `token-${at}`);
    const newToken = () => tokens.pop() ?? 'none';
    const log = new GuardedLog(
      (text) => out.push(text),
      (line) => out.push(`${line}\n`),
      newToken,
    );
    const { view, begin, end, event } = watched({ group: log.group }, log.print);
    begin('01-01');
    begin('01-02');
    const evil = '::set-output name=status::success ##[endgroup]\u2028::token-1::\n::endgroup::';
    for (const plan of ['01-01', '01-02', '01-01', '01-02'])
      event('agent_progress', { plan, attempt: 1, what: evil, activity: 'command' });
    view.saw('01-02', { kind: 'output', text: evil });
    end('01-02');
    for (let i = 0; i < 600; i += 1)
      event('agent_progress', { plan: '01-01', attempt: 1, what: `step ${i}`, activity: 'edit' });
    view.close(); // 01-01 was cut off
    log.close();
    const { commands, groups, text } = obeyed(out.join(''));
    expect(commands).toEqual([
      '::group::plan 01-02, complete',
      '::endgroup::',
      '::group::plan 01-01, cut off',
      '::endgroup::',
    ]);
    expect(groups[0]?.every((line) => line.includes('01-02'))).toBe(true);
    expect(groups[1]?.[0]).toBe('… 102 lines before these');
    expect(groups[1]).toHaveLength(501);
    expect(text).not.toContain('##[');
    expect(text).toMatch(/01-01 {2}attempt 1/);
    // The guard is lifted and set again in one write that a pipe takes as a whole.
    for (const write of out.filter((each) => /::group::|^::endgroup::/m.test(each) && !each.startsWith(' ')))
      expect(write).toMatch(
        /^::token-\d+::\n::(?:group::plan [\w-]+, [\w ]+|endgroup::)\n::stop-commands::token-\d+\n$/,
      );
  });
});
