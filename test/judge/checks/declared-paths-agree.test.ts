import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { declaredChanges } from '../../../src/judge/candidate/declared.ts';
import { verifyArtifacts } from '../../../src/judge/checks/promised-artifacts.ts';
import { DeclaredPaths } from '../../../src/plan/phase/declared-paths.ts';
import type { Plan } from '../../../src/plan/phase/plan.ts';
import { protectedReason } from '../../../src/plan/phase/protected-files.ts';
import { buildSchedule } from '../../../src/plan/schedule/schedule.ts';
import { randomFrom } from '../../plan/phase/mutation.ts';
import { phaseInMemory } from '../../plan/schedule/phase-in-memory.ts';
import { treeOf } from './tree-of.ts';

const root = mkdtempSync(join(tmpdir(), 'declared-'));
afterAll(() => rmSync(root, { recursive: true }));

const random = randomFrom(16);
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

/** `a/*`, `` `{a,b}/` ``, `**`, `b/a? (new)` and the like, of at most three segments. */
function someEntry(): string {
  const segment = () => oneOf(['a', 'b', 'ab', '*', 'a*', '?', 'a?', '**', '{a,b}', '{a,b*}', '{ab,b}']);
  const path = Array.from({ length: 1 + Math.floor(random() * 3) }, segment).join('/');
  if (path === '?') return someEntry(); // whoever writes that does not know the path
  return oneOf([path, path, path, `${path}/`, `\`${path}\``, `${path} (new)`, `./${path}`]);
}

/** All files of up to four segments that tell the entries above apart. */
const files: string[] = [];
for (let [level, depth] = [[''], 0]; depth < 4; depth++) {
  level = level.flatMap((path) => ['a', 'b', 'c', 'aa', 'ab', 'bb'].map((name) => (path ? `${path}/${name}` : name)));
  files.push(...level);
}

/** Two plans in one wave, each with one entry. */
function planned(a: string, b: string): { plans: Plan[]; isApart: boolean } {
  const line = (entry: string) => `files_modified: [${JSON.stringify(entry)}]`;
  const phase = phaseInMemory({ '03-01-PLAN.md': line(a), '03-02-PLAN.md': line(b) });
  return { plans: phase.plans, isApart: buildSchedule(phase).overlaps.length > 0 };
}

const isInScope = (file: string, entry: string) => new DeclaredPaths([entry]).covers(file);

test('plans are kept apart where a file is in the scope of both', () => {
  let met = 0;
  for (let run = 0; run < 250; run++) {
    const [a, b] = [someEntry(), someEntry()];
    const [one, two] = [new DeclaredPaths([a]), new DeclaredPaths([b])];
    const shared = files.find((file) => one.covers(file) && two.covers(file)) ?? null;
    const { isApart } = planned(a, b);
    expect({ a, b, shared, isApart }).toEqual({ a, b, shared, isApart: isApart || shared !== null });
    if (shared !== null) met++;
  }
  expect(met).toBeGreaterThan(50);
});

test('scope, evidence, protection and promises take an entry to mean the same files', async () => {
  for (let run = 0; run < 150; run++) {
    const [entry, file] = [someEntry(), oneOf(files.slice(0, 300))];
    const isMeant = isInScope(file, entry);
    const [plan] = planned(entry, 'none').plans as [Plan];
    for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true });
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), 'x');
    const [promise] = await verifyArtifacts(treeOf(root), [{ path: entry, contains: [], exports: [] }]);
    const declared = new DeclaredPaths([entry]);
    // `{a,b}` promises both. A promise is also kept by a folder of that name.
    const folders = file.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'));
    const each = declared.patterns[0]?.alternatives() ?? [];
    const isKept = each.every((pattern) => folders.some((path) => pattern.covers(path)));
    expect({
      ...{ entry, file, promise: promise?.passed },
      evidence: declaredChanges(plan, [file], '').count === 1,
      protection: protectedReason([entry])(file) !== null,
    }).toEqual({ entry, file, promise: isKept, evidence: isMeant, protection: isMeant });
  }
});

describe.each([
  '/etc/hosts',
  'C:\\a\\b',
  '~/a',
  '$HOME/a',
  'tests and docs',
  'My notes.md',
  'TBD',
  '<phase>/a.md',
  'https://a.b/c',
])('%j', (entry) => {
  test('decides nothing anywhere', async () => {
    const { plans, isApart } = planned(entry, entry);
    expect(isApart).toBe(false);
    expect(declaredChanges(plans[0] as Plan, [entry, 'a'], '')).toEqual({ count: 2, of: 2 }); // as if it declared nothing
    expect([isInScope(entry, entry), protectedReason([entry])(entry)]).toEqual([false, null]);
    writeFileSync(join(root, 'My notes.md'), 'x');
    const [promise] = await verifyArtifacts(treeOf(root), [{ path: entry, contains: [], exports: [] }]);
    expect(promise?.passed).toBe(null);
  });
});
