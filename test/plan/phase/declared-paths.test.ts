import { describe, expect, test } from '@jest/globals';
import { DeclaredPaths, getNamedPart, parseDeclaredPath } from '../../../src/plan/phase/declared-paths.ts';
import { listAlternatives } from '../../../src/plan/phase/path-pattern.ts';

const covers = (entry: string, file: string, prefix?: string): boolean => {
  const declared = parseDeclaredPath(entry, prefix);
  return declared.kind === 'pattern' && declared.covers(file);
};

describe('a declared path', () => {
  test.each([
    ['src/a.ts', 'src/a.ts'],
    ['src\\a.ts', 'src/a.ts'],
    ['`src/a.ts` (new)', 'src/a.ts'],
    ['src/a.ts - the page', 'src/a.ts'],
    ['src/a.ts # new', 'src/a.ts'],
    ['docs/My notes.md', 'docs/My notes.md'],
    ['app/(auth)/[...all]/route.ts', 'app/(auth)/[...all]/route.ts'],
    ['src', 'src/x/a.ts'],
    ['src/*.ts', 'src/a.ts'],
    ['src/**', 'src/x/y/a.ts'],
    ['src/**/*.ts', 'src/x/y/a.ts'],
    ['**/a.ts', 'src/x/a.ts'],
    ['src/a?.ts', 'src/ab.ts'],
    ['{a,b}.ts', 'b.ts'],
    ['src/{a,x/{b,c}}.ts', 'src/x/c.ts'],
    ['{ci,**/cd}.yml', 'x/y/cd.yml'],
    ['db/{timestamp}_init.sql', 'db/2026_init.sql'],
    ['src/*/', 'src/x/y/a.ts'],
  ])('%j covers %s', (entry, file) => {
    expect(covers(entry, file)).toBe(true);
  });

  test.each([
    ['src/a.ts', 'src/a.tsx'],
    ['src/*.ts', 'src/x/a.ts'],
    ['src/a?.ts', 'src/a.ts'],
    ['{a,b}.ts', 'c.ts'],
    ['db/{timestamp}.sql', 'db/x/y.sql'],
    ['app/[id]/page.tsx', 'app/i/page.tsx'],
    ['a.ts', 'aXts'],
    ['**/a.ts', 'xa.ts'],
    ['src/**', 'src'],
  ])('%j does not cover %s', (entry, file) => {
    expect(covers(entry, file)).toBe(false);
  });

  test.each([
    ['/etc/passwd', 'an absolute path'],
    ['C:\\src\\a.ts', 'an absolute path'],
    ['~/code/a.ts', 'a path in a home directory'],
    ['https://example.com/a.ts', 'a URL'],
    ['.planning/<phase>/a.md', 'a placeholder'],
    ['Lighthouse report', 'prose'],
    ['src/a.ts and src/b.ts', 'prose'],
    ['{a,b}'.repeat(7), 'braces for more than 64 paths'],
    ['TBD', 'no path'],
    ['./', 'the project itself'],
    ['', 'empty'],
  ])('%j is %s, which decides nothing', (entry, why) => {
    expect(parseDeclaredPath(entry)).toEqual({ kind: 'undecidable', why });
  });

  test('starts from the folder of its project', () => {
    expect(covers('`src/*.ts` (new)', 'packages/app/src/a.ts', 'packages/app/')).toBe(true);
    expect(covers('../shared/a.ts', 'packages/shared/a.ts', 'packages/app/')).toBe(true);
    expect(covers('src/a.ts', 'src/a.ts', 'packages/app/')).toBe(false);
  });

  test.each([
    ['{a,b}.ts', ['a.ts', 'b.ts']],
    ['{a,b}/{c,d}', ['a/c', 'a/d', 'b/c', 'b/d']],
    ['x{,.test}.ts', ['x.ts', 'x.test.ts']],
    ['{name}.ts', ['{name}.ts']],
    ['{a,b', ['{a,b']],
    ['{a,b}'.repeat(7), null],
  ])('the braces of %s stand for %j', (path, paths) => {
    expect(listAlternatives(path)).toEqual(paths);
  });

  test.each([
    '*a'.repeat(900),
    '**/'.repeat(900),
    '{'.repeat(4000),
    '{a,'.repeat(1000) + '}'.repeat(1000),
    '{a,*}'.repeat(700),
  ])('a pattern made to hang does not (I8)', (pattern) => {
    const before = process.cpuUsage();
    expect(covers(`${pattern}!`, `${'a'.repeat(3000)}?`)).toBe(false);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});

describe('names', () => {
  test.each([
    ['`src/a.ts` (new)', ['src/a.ts']],
    ['.github/workflows/{ci,cd}.yml', ['.github/workflows/ci.yml', '.github/workflows/cd.yml']],
    ['{.github,.gitea}/workflows/', ['.github/workflows/', '.gitea/workflows/']],
    ['{a,*}.ts', null],
    ['src/**', null],
    ['db/{timestamp}.sql', null],
  ])('%j are %j', (entry, names) => {
    expect(parseDeclaredPath(entry)).toMatchObject({ names });
  });

  test('reach into a folder only where it is meant as a whole', () => {
    const isWhole = (folder: string) => folder.startsWith('.github/');
    const names = (entry: string, file: string) => new DeclaredPaths([entry]).names(file, isWhole);
    expect([names('.github/workflows', '.github/workflows/a.yml'), names('.github/', '.github/a.yml')]).toEqual([
      true,
      true,
    ]);
    expect([names('web/', 'web/.npmrc'), names('.github/**', '.github/a'), names('/x', '/x')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

test.each(['{a,b}', '{a,{b,', '}{', '{a,b}/'])('a megabyte of %s is too long for a path, and said at once', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length);
  expect(parseDeclaredPath(text)).toEqual({ kind: 'undecidable', why: 'too long for a path' });
});

test.each<[string, string, string | null]>([
  ['a.py::Queue', 'a.py', 'Queue'],
  ['src/tables.py::CampaignRunTableView.get_queryset', 'src/tables.py', 'get_queryset'],
  ['src/a.ts:Queue', 'src/a.ts', 'Queue'],
  ['src/a.py:3-12', 'src/a.py', null],
  ['src/a.py#Queue', 'src/a.py', 'Queue'],
  ['`src/a.py` with class Queue', 'src/a.py', 'Queue'],
  ['src/a.py with class Queue', 'src/a.py', 'Queue'],
  ['tests/cli.rs contains a baseline for each command', 'tests/cli.rs', null],
  ['app/[id]/page.tsx', 'app/[id]/page.tsx', null],
])('%j is the file %s and its part %s', (entry, path, part) => {
  expect([parseDeclaredPath(entry), getNamedPart(entry)]).toEqual([expect.objectContaining({ path }), part]);
});

test.each(['`scan()` no longer relies on the cache', 'scan()', 'Queue.get(id)'])('%j is no file', (entry) => {
  expect(parseDeclaredPath(entry).kind).toBe('undecidable');
});
