import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readTree } from '../../../src/plan/phase/planning-tree.ts';
import { parseRoadmap } from '../../../src/plan/phase/roadmap.ts';
import { roadmapDrift, treeFindings } from '../../../src/plan/phase/tree-findings.ts';
import { phaseFiles, planText, projectOnDisk } from './project-on-disk.ts';

const plan = planText('plan: 01');

test('directories that cannot be told apart, are not numbered or not followed are told', async () => {
  const root = projectOnDisk({
    ...phaseFiles('09-a', { '09-01-PLAN.md': plan }),
    ...phaseFiles('9-b', { '9-01-PLAN.md': plan }),
    ...phaseFiles('9-c', { 'CONTEXT.md': '' }),
    ...phaseFiles('01-5-health', { 'PLAN.md': plan }),
    ...phaseFiles('setup', { 'PLAN.md': plan }),
  });
  symlinkSync('09-a', join(root, '.planning/phases/10-link'));
  const found = treeFindings(readTree(root)).map(({ code, file }) => [code, file.slice('.planning/phases/'.length)]);
  expect(found).toEqual([
    ['phase-not-followed', '10-link'],
    ['phase-number-missing', 'setup'],
    ['phase-number-open', '01-5-health'],
    ['phase-number-shared', '09-a'],
    ['phase-number-shared', '9-b'],
  ]);
});

test('a tree in order has no findings', async () => {
  const root = projectOnDisk(phaseFiles('01-a', { '01-01-PLAN.md': plan }));
  expect(treeFindings(readTree(root))).toEqual([]);
});

test('a ROADMAP that tells another story than the summaries is told line by line', async () => {
  const root = projectOnDisk({
    ...phaseFiles('01-a', {
      '01-01-PLAN.md': plan,
      '01-02-PLAN.md': plan,
      '01-02-SUMMARY.md': '',
      '01-03-PLAN.md': plan,
    }),
    ...phaseFiles('02-b', { '01-PLAN.md': plan, '02-PLAN.md': plan, '02-SUMMARY.md': '' }),
  });
  const roadmap = parseRoadmap(
    '### Phase 1: A\n- [x] 01-01-PLAN.md\n- [ ] 1-2: b\n- [ ] 01-03: c\n- [x] 07-01: elsewhere\n### Phase 2: B\n- [x] 01-PLAN.md\n- [x] 02-PLAN.md\n',
  );
  expect(roadmapDrift(roadmap, readTree(root)).map(({ code, line }) => [code, line])).toEqual([
    ['roadmap-ahead', 2],
    ['roadmap-behind', 3],
    ['roadmap-ahead', 7],
  ]);
});
