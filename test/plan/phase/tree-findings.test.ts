import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readTree } from '../../../src/plan/phase/planning-tree.ts';
import { findTreeProblems } from '../../../src/plan/phase/tree-findings.ts';
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
  const found = findTreeProblems(readTree(root)).map(({ code, file }) => [
    code,
    file.slice('.planning/phases/'.length),
  ]);
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
  expect(findTreeProblems(readTree(root))).toEqual([]);
});
