import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { findFrontmatter } from '../../../src/plan/phase/frontmatter.ts';
import { parseYaml, tryYaml, YamlError } from '../../../src/plan/phase/yaml.ts';
import { testWithShared } from '../../needs.ts';
import { otherParser } from './other-parser.ts';

function problemIn(source: string): YamlError {
  try {
    parseYaml(source);
  } catch (error) {
    if (error instanceof YamlError) return error;
    throw error;
  }
  throw new Error(`was read: ${JSON.stringify(source)}`);
}

describe('a value', () => {
  test.each([
    'a: b',
    'a: 01\nb: 1e3\nc: ~\nd: true\ne:',
    'a: "x: y"\nb: \'it\'\'s\'\nc: "\\u00e9\\n\\/"',
    'a: []\nb: {}\nc: [x, "y", z.ts]\nd: {e: f}',
    'a:\n- b\n- - c\n  - d: e\n    f: g',
    'a: b\n  c\nd: |\n  e\n\n   f\ng: >-\n  h\n  i',
    'a: &x [b]\nc: *x\n<<: {d: e}',
    'a: !foo 3\nb: !!int 4\nc: !bar [d]\ne: !baz {f: g}',
    'a: [\n  b,\n  c\n]\nd: {\n  e: f\n}\ng: h',
    'a: [b,\tc,\td]',
    'a:\n  - b: "c=\\"d\\"\n    e: "f"\n  - g: "h \\"i\\"\n      j"\n  - k: "l\\"',
    'a: http://x.y/z#1\nb: x #y\n# c\nd: ü → ✓ 😀',
    '? a\n: b',
    '__proto__: {a: b}\nconstructor: c',
    'a: b\r\nc:\r\n  - d\r\n',
    '',
    '# nothing',
  ])('%j is what another parser makes of it', (source) => {
    expect(parseYaml(source)).toEqual(otherParser(source));
  });

  test('characters that cannot be printed cost nothing but themselves', () => {
    expect(parseYaml('a: x\u001by\nb: \0c')).toEqual({ a: 'x\uFFFDy', b: '\uFFFDc' });
  });

  testWithShared('corpus')(
    'all frontmatter of the corpus is read as another parser reads it, or refused as by it',
    () => {
      const corpus = join(import.meta.dirname, '../../../../shared/corpus');
      let [read, refused] = [0, 0];
      for (const path of readdirSync(corpus, { recursive: true, encoding: 'utf8' })) {
        const text = path.endsWith('.md') ? readFileSync(join(corpus, path), 'utf8') : '';
        const extent = findFrontmatter(text);
        if (extent === null) continue;
        const source = text.slice(extent.start, extent.end);
        const [ours, theirs] = [tryYaml(source), otherParser(source)];
        if (ours === undefined) refused++;
        else read++;
        expect({ path, value: ours }).toEqual({ path, value: theirs });
      }
      expect(read).toBeGreaterThan(1_000);
      expect(refused).toBeGreaterThan(20);
    },
  );
});

describe('what is refused', () => {
  test.each([
    ['a: b\nc: d: e', 2],
    ['a:\n  - b\n c: d', 3],
    ['a: b\na: c', 2],
    ['a: *b', 1],
    ['a: "\\("', 1],
    ['a: b\n\n---\nc: d', 1],
  ])('%j, with the line', (source, line) => {
    expect(problemIn(source)).toMatchObject({ line, isTooDeep: false });
  });

  const nested = (levels: number) => `a: ${'['.repeat(levels)}${']'.repeat(levels)}`;

  test('more than 64 levels', () => {
    expect(parseYaml(nested(60))).toEqual({ a: expect.any(Array) });
    expect(problemIn(nested(64))).toMatchObject({ line: 1, isTooDeep: true });
    for (const deep of ['- '.repeat(100), '? '.repeat(100), 'a:\n '.repeat(70), nested(100_000)])
      expect(problemIn(`x:\n  ${deep}`)).toBeInstanceOf(YamlError);
  });

  test('aliases that stand for more than anybody reads, and those that hold themselves', () => {
    const doubled = Array.from({ length: 30 }, (_, at) => `b${at + 1}: &b${at + 1} [*b${at}, *b${at}]`);
    expect(problemIn(`b0: &b0 [x]\n${doubled.join('\n')}`).message).toMatch(/aliases/);
    const merged = Array.from({ length: 30 }, (_, at) => `m${at + 1}: &m${at + 1}\n  x: *m${at}\n  <<: *m${at}`);
    expect(problemIn(`m0: &m0 {x: y}\n${merged.join('\n')}`).message).toMatch(/aliases/);
    expect(problemIn(`a: &a b\nc: [${'*a, '.repeat(2_000)}]`).message).toMatch(/aliases/);
    expect(problemIn('a: &a [*a]').message).toMatch(/aliases/);
  });
});
