import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const project = join(import.meta.dirname, '../../..');

test('docs/diagnostics.md lists exactly the codes there are', () => {
  const sources = ['plan/phase', 'plan/claims', 'plan/schedule', 'commands'].flatMap((room) =>
    readdirSync(join(project, 'src', room)).map((file) => readFileSync(join(project, 'src', room, file), 'utf8')),
  );
  const used = sources.flatMap((source) => [
    ...[...source.matchAll(/\bcode: (?:[^,;\n]*\? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g)].flatMap(([, a, b]) => [
      a,
      b,
    ]),
    ...[
      ...source.matchAll(
        /\b(?:report|finding)\(\s*(?:(?:[\w.]+ \? 'error' : )?'(?:error|warning|info)',\s*)?'([a-z0-9-]+)'/g,
      ),
    ].map(([, code]) => code),
  ]);
  const codes = [...new Set(used)].filter((code) => code?.includes('-')).sort();
  const documented = [
    ...readFileSync(join(project, 'docs/diagnostics.md'), 'utf8').matchAll(/^\| `([a-z0-9-]+)` +\|/gm),
  ].map(([, code]) => code);
  expect(documented.toSorted()).toEqual(codes);
});
