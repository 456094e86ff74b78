import { expect, test } from '@jest/globals';
import { readCoverageReport } from '../../../src/judge/run/coverage-reports.ts';

const python = JSON.stringify({
  meta: { version: '7.6.1' },
  files: { 'shop/price.py': { executed_lines: [1, 2], missing_lines: [4], excluded_lines: [] } },
  totals: {},
});
const go =
  'mode: set\nexample.com/shop/shop/price.go:1.10,2.3 2 1\nexample.com/shop/shop/price.go:4.2,4.9 1 0\nexample.com/shop/other.go:1.1,9.2 1 0\n';
const lcov = 'TN:\nSF:/tmp/checkout/shop/price.ts\nFN:1,two\nDA:1,1\nDA:2,3\nDA:4,0\nend_of_record\n';

test.each([
  ['coverage.json', python, 'shop/price.py'],
  ['coverage.out', go, 'shop/price.go'],
  ['coverage%2Flcov.info', lcov, 'shop/price.ts'],
])('%s tells of each line whether it was executed', (name, text, path) => {
  const files = readCoverageReport(name, text, ['shop/price.py', 'shop/price.go', 'shop/price.ts']);
  const lines = new Map([...(files ?? [])].map(([file, all]) => [file, Object.fromEntries(all)]));
  expect(lines).toEqual(new Map([[path, { 1: true, 2: true, 4: false }]]));
});

test.each(['coverage.json', 'coverage.out', 'lcov.info'])('%s that is none tells nothing', (name) => {
  expect(readCoverageReport(name, '{"files": 1}\n', ['a.py'])?.size).toBe(0);
});

test('any other file is no report', () => {
  expect(readCoverageReport('coverage-1-2.json', '{}', [])).toBe(null);
});
