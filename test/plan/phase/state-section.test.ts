import { describe, expect, test } from '@jest/globals';
import { editState } from '../../../src/plan/phase/state-md.ts';

const lastRun = (text: string, word: string) =>
  editState(text, { lastRun: [`Exit: ${word}`, 'Last task: plan 01-01'] });
const errors = (text: string, ...words: string[]) => editState(text, { errors: words });

describe('a section of ours in STATE.md', () => {
  test('is added at the end, then replaced and not grown', () => {
    const once = lastRun('# State\n\nPhase: 1\n', 'STUCK');
    expect(once).toBe('# State\n\nPhase: 1\n\n## Phase Executor: Last Run\n\n- Exit: STUCK\n- Last task: plan 01-01\n');
    expect(lastRun(lastRun(once, 'ABORTED'), 'COMPLETED')).toBe(once.replace('STUCK', 'COMPLETED'));
  });

  test.each([
    ['', '## Phase Executor'],
    ['no newline', 'no newline\n\n## Phase Executor'],
    ['one\n', 'one\n\n## Phase Executor'],
    ['two\n\n', 'two\n\n## Phase Executor'],
    ['crlf\r\n', 'crlf\r\n\r\n## Phase Executor: Last Run\r\n\r\n- Exit'],
    ['crlf\r\n\r\n', 'crlf\r\n\r\n## Phase Executor: Last Run\r\n\r\n- Exit'],
  ])('stands apart from %j, in its line ends', (text, begin) => {
    const edited = lastRun(text, 'STUCK');
    expect(edited.startsWith(begin)).toBe(true);
    expect(lastRun(edited, 'STUCK')).toBe(edited);
    if (text.includes('\r')) expect(edited.replaceAll('\r\n', '')).not.toContain('\n');
  });

  test('leaves alone what people write around it, under the same words, and in a fence', () => {
    const text = '# State\n\n```\n## Phase Executor: Last Run\n\n- Exit: mine\n```\n\n## Last Run\n\n- mine\n';
    const edited = lastRun(text, 'STUCK');
    expect(edited.startsWith(text)).toBe(true);
    const more = `${edited}\nA note below.\n\n- a list of mine\n`;
    expect(lastRun(more, 'DONE')).toBe(more.replace('STUCK', 'DONE'));
    const cut = edited.replace(/\n\n- Exit: STUCK[\s\S]*/, '\n\nJust words.\n');
    expect(lastRun(cut, 'DONE')).toContain('- Last task: plan 01-01\n\nJust words.\n');
  });

  test('holds the five newest errors, newest first, each once', () => {
    const few = errors(errors('# State\n', 'second', 'first'), 'third');
    expect(few).toBe('# State\n\n## Phase Executor: Recent Errors\n\n- third\n- second\n- first\n');
    expect(errors(few, 'third')).toBe(few);
    expect(errors(few, '6', '5', '4')).toMatch(/- 6\n- 5\n- 4\n- third\n- second\n$/);
    expect(errors('# State\n')).toBe('# State\n');
  });
});
