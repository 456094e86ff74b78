import { expect, test } from '@jest/globals';
import { decodePaths, hasOddBytes, pathBytes } from '../../../src/system/files/path-bytes.ts';

test.each([
  ['plain', 'src/a.ts'],
  ['letters of other scripts and an emoji', 'ü ö 漢字 😀'],
  ['the sign that stands for lost bytes, as a name', 'a\uFFFDb'],
])('a path of UTF-8 stays as it is: %s', (_, path) => {
  expect(decodePaths(Buffer.from(path))).toBe(path);
  expect(pathBytes(path)).toBe(path);
  expect(hasOddBytes(path)).toBe(false);
});

test('no byte of any path is lost, and no two become one (I4)', () => {
  const paths = ['caf\xe9', '\xff', '\xc3\xa9\xe9', '\xed\xb3\xa9', '\xf0\x9f\x98', '\xc0\xaf', '\xe2\x82a\xac'];
  const decoded = paths.map((path) => decodePaths(Buffer.from(path, 'latin1')));
  expect(new Set(decoded).size).toBe(paths.length);
  for (const [at, path] of decoded.entries()) {
    expect(hasOddBytes(path)).toBe(true);
    expect(Buffer.from(pathBytes(path)).toString('latin1')).toBe(paths[at]);
    expect(JSON.parse(JSON.stringify(path))).toBe(path);
  }
});
