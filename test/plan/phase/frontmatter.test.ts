import { describe, expect, test } from '@jest/globals';
import { readFrontmatter } from '../../../src/plan/phase/frontmatter.ts';

function read(...lines: string[]) {
  const { values, problems, exists } = readFrontmatter(['---', ...lines, '---', 'body'].join('\n'));
  return {
    exists,
    values: Object.fromEntries(values),
    codes: problems.map(({ code }) => code),
    lines: problems.map(({ line }) => line),
    problems,
  };
}

describe('frontmatter', () => {
  test('scalars stay as they were written', () => {
    const { values } = read('a: 01', 'c: 02.10', 'd: true', 'e: 1e3', 'f: ~', 'g:', 'h: 2026-01-01', 'i: 0x10');
    expect(values).toEqual({ a: '01', c: '02.10', d: 'true', e: '1e3', f: '~', g: '', h: '2026-01-01', i: '0x10' });
  });

  test('a BOM and CRLF change nothing', () => {
    const text = '\uFEFF---\r\nphase: 07-a\r\ndepends_on:\r\n  - "07-01"\r\n---\r\nbody\r\n';
    const { values, bodyStart } = readFrontmatter(text);
    expect(Object.fromEntries(values)).toEqual({ phase: '07-a', depends_on: ['07-01'] });
    expect(text.slice(bodyStart)).toBe('body\r\n');
  });

  test('a document that does not start with --- has none', () => {
    expect(readFrontmatter('# Title\n---\na: b\n---\n')).toMatchObject({ exists: false, bodyStart: 0, problems: [] });
    expect(readFrontmatter('')).toMatchObject({ exists: false });
  });

  test('unterminated frontmatter is an error, and its keys are read as far as they go', () => {
    const read = readFrontmatter('---\nphase: 1\ndepends_on:\n  - 01-01\n\n# Heading\n\nNote: no key any more\n');
    expect(read.problems).toEqual([
      expect.objectContaining({ code: 'frontmatter-unterminated', severity: 'error', line: 1 }),
    ]);
    expect(read.values.get('depends_on')).toEqual(['01-01']);
  });

  test('a flow list may close at the left edge', () => {
    expect(read('files_modified: [', '  "a.ts",', '  "b.ts"', ']', 'wave: 2').values).toEqual({
      files_modified: ['a.ts', 'b.ts'],
      wave: '2',
    });
  });

  test('a key that stands twice is told', () => {
    expect(read('wave: 1', 'wave: 2')).toMatchObject({ values: { wave: '2' }, codes: ['duplicate-key'], lines: [3] });
  });

  test('lines before the first key are told', () => {
    expect(read('just text', 'wave: 1')).toMatchObject({ values: { wave: '1' }, codes: ['invalid-yaml'], lines: [2] });
  });

  describe('reads what a strict parser refuses', () => {
    const artifact = (line: string) =>
      read('must_haves:', '  artifacts:', '    - path: a.ts', `      ${line}`, 'wave: 2');

    test('several quoted texts without brackets', () => {
      const { values, codes, lines } = artifact('contains: "class A", "class B"');
      expect(values).toEqual({
        must_haves: { artifacts: [{ path: 'a.ts', contains: ['class A', 'class B'] }] },
        wave: '2',
      });
      expect([codes, lines]).toEqual([['invalid-yaml'], [5]]);
    });

    test('a regular expression in double quotes keeps its backslashes', () => {
      expect(artifact(String.raw`pattern: "foo\(\bx\) = \"\d+\" \\n"`).values).toMatchObject({
        must_haves: { artifacts: [{ pattern: String.raw`foo\(\bx\) = "\d+" \n` }] },
      });
    });

    test.each(['`code` first', '>=0.85 auto-apply', '"quoted" and more', "it's: fine: so"])(
      'an item that reads %s',
      (item) => {
        const { values, codes, lines } = read('must_haves:', '  truths:', `    - ${item}`, '    - second', 'wave: 1');
        expect(values).toEqual({ must_haves: { truths: [item, 'second'] }, wave: '1' });
        expect([codes, lines]).toEqual([['invalid-yaml'], [4]]);
      },
    );

    test('text of a block scalar is never repaired', () => {
      const { values } = read('must_haves:', '  note: |', '    a: b: c', '    - "x", "y"', '  truths:', '    - `b`');
      expect(values).toEqual({ must_haves: { note: 'a: b: c\n- "x", "y"\n', truths: ['`b`'] } });
    });

    test('what cannot be repaired costs only its key and is named with its line', () => {
      const { values, problems } = read(
        'must_haves:',
        '  truths:',
        '    - one',
        '    - "open',
        '    - three',
        '  key_links: {',
        'wave: 3',
      );
      expect(values).toMatchObject({ wave: '3', must_haves: expect.stringContaining('- one') });
      expect(problems.filter(({ severity }) => severity === 'error').map(({ line }) => line)).toEqual([7]);
    });
  });

  test('frontmatter without an end in sight is not read', () => {
    const { problems, values } = readFrontmatter(`---\n${'a: b\n'.repeat(300_000)}`);
    expect(problems.map(({ code }) => code)).toEqual(['frontmatter-unterminated', 'frontmatter-too-large']);
    expect(values.size).toBe(0);
  });

  test.each([
    ['deep flow nesting', `a: ${'['.repeat(50_000)}`],
    [
      'an alias bomb',
      `a: &a [x]\n${Array.from({ length: 30 }, (_, n) => `b${n}: &b${n} [*${n ? `b${n - 1}` : 'a'}, *${n ? `b${n - 1}` : 'a'}]`).join('\n')}`,
    ],
    ['one endless line', `a: ${' b'.repeat(200_000)}`],
    ['blanks without a colon', `a${' '.repeat(500_000)}`],
    ['broken items', `a:\n${'  - `x\n'.repeat(2_900)}`],
    ['a long broken block', `a:\n${'  - `x\n'.repeat(30_000)}`],
  ])('%s neither hangs nor throws', (_name, source) => {
    const before = process.cpuUsage();
    readFrontmatter(`---\n${source}\n---\n`);
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(5_000);
  });
});
