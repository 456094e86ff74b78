import { chmodSync, mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { listPhases, PhaseError, readPhase } from '../../../src/plan/phase/phase.ts';
import { testIf } from '../../needs.ts';
import { phaseFiles, planText, projectOnDisk } from './project-on-disk.ts';

const plan = planText('plan: 01', 'depends_on: []');

describe('a phase', () => {
  test('is found by number in any spelling, by name and by path', async () => {
    const root = projectOnDisk({
      ...phaseFiles('02-api', { '02-01-PLAN.md': plan }),
      ...phaseFiles('02.1-api-fix', { '02.1-01-PLAN.md': plan }),
      ...phaseFiles('02.10-late', { '02.10-01-PLAN.md': plan }),
      ...phaseFiles('64A-extra', { '64A-01-PLAN.md': plan }),
    });
    for (const ref of ['2', '02', '02-api', '.planning/phases/02-api', '.planning/phases/02-api/', 'phase 2'])
      expect(await readPhase(root, ref)).toMatchObject({
        id: '02',
        name: 'api',
        slug: 'api',
        dir: '.planning/phases/02-api',
      });
    expect(await readPhase(root, '2.1')).toMatchObject({ id: '02.1', slug: 'api-fix' });
    expect(await readPhase(root, '2.10')).toMatchObject({ id: '02.10' });
    expect(await readPhase(root, '64a')).toMatchObject({ id: '64A' });
    expect((await listPhases(root)).map(({ id }) => id)).toEqual(['02', '02.1', '02.10', '64A']);
  });

  test('that does not exist is an error that names those there are', async () => {
    const root = projectOnDisk(phaseFiles('02-api', { '02-01-PLAN.md': plan }));
    await expect(readPhase(root, '3')).rejects.toThrow(
      new PhaseError('There is no phase "3" in .planning/phases (there are: 02-api)'),
    );
    await expect(readPhase(root, '02-other')).rejects.toThrow(PhaseError);
    await expect(readPhase(join(root, '.planning'), '2')).rejects.toThrow(/there is no \.planning/);
    await expect(readPhase(projectOnDisk({ '.planning/STATE.md': '' }), '2')).rejects.toThrow(
      /has no directory "phases"/,
    );
  });

  test('is not found by the id of something else that ends in its number', async () => {
    const files = {
      ...phaseFiles('01-api', { '01-01-PLAN.md': plan }),
      ...phaseFiles('APP-02-web', { '02-01-PLAN.md': plan }),
    };
    const root = projectOnDisk({ ...files, '.planning/config.json': '{"project_code": "LKML"}' });
    for (const ref of ['MEM-01', 'foo-1', 'phase foo-1', 'MEM-02', '01-77'])
      await expect(readPhase(root, ref)).rejects.toThrow(
        `There is no phase "${ref}" in .planning/phases (there are: 01-api, APP-02-web)`,
      );
    for (const ref of ['01-01', '1-1', '01-01-PLAN.md', '.planning/phases/01-api/01-01-PLAN.md'])
      await expect(readPhase(root, ref)).rejects.toThrow(
        `"${ref}" is a plan of phase 01-api, not a phase; name that phase, and the plan with --plan 01-01`,
      );
    for (const ref of ['lkml-01', 'LKML-1']) expect(await readPhase(root, ref)).toMatchObject({ id: '01' });
    for (const ref of ['2', 'APP-02', 'app-2']) expect(await readPhase(root, ref)).toMatchObject({ id: '02' });
  });

  test('whose number two directories share is only selected by its full name', async () => {
    const root = projectOnDisk({
      ...phaseFiles('09-a', { '09-01-PLAN.md': plan }),
      ...phaseFiles('9-b', { '9-01-PLAN.md': plan }),
    });
    await expect(readPhase(root, '9')).rejects.toThrow('Phase 9 is ambiguous: 09-a, 9-b. Use the full directory name');
    expect(await readPhase(root, '9-b')).toMatchObject({ id: '9' });
  });

  test('is not ambiguous because of a directory without plans or with an open number', async () => {
    const root = projectOnDisk({
      ...phaseFiles('01-a', { '01-01-PLAN.md': plan }),
      ...phaseFiles('01-b', { '01-01-SUMMARY.md': '' }),
      ...phaseFiles('01-5-c', { 'PLAN.md': plan }),
    });
    expect(await readPhase(root, '1')).toMatchObject({ slug: 'a' });
    expect(await readPhase(root, '01-5-c')).toMatchObject({ slug: '5-c' });
  });

  test('has its plans in plan order, whatever form their names have', async () => {
    const names = [
      '03-10-PLAN.md',
      '03-02-PLAN.md',
      '03-01b-PLAN.md',
      '03-01-PLAN.md',
      '03-PLAN-03.md',
      '03-auth-04-PLAN.md',
    ];
    const root = projectOnDisk(phaseFiles('03-a', Object.fromEntries(names.map((name) => [name, plan]))));
    const phase = await readPhase(root, '3');
    expect(phase.plans.map(({ id }) => id)).toEqual(['03-01', '03-01b', '03-02', '03-03', '03-10', '03-auth-04']);
  });

  test('pairs each plan with its SUMMARY and knows a halted one', async () => {
    const root = projectOnDisk(
      phaseFiles('03-a', {
        '03-01-PLAN.md': plan,
        '03-01-SUMMARY.md': '---\nstatus: complete\n---\n',
        '03-PLAN-02.md': plan,
        '03-02-SUMMARY.md': '---\nstatus: halted # no key\n---\n',
        '03-03-PLAN.md': plan,
        'other-SUMMARY.md': '',
      }),
    );
    const phase = await readPhase(root, '3');
    expect(
      phase.plans.map(({ hasSummary, halted, summaryPath }) => [hasSummary, halted, summaryPath.split('/').at(-1)]),
    ).toEqual([
      [true, false, '03-01-SUMMARY.md'],
      [true, true, '03-02-SUMMARY.md'],
      [false, false, '03-03-SUMMARY.md'],
    ]);
    expect(phase.summariesWithoutPlan).toEqual(['other-SUMMARY.md']);
    expect(phase.diagnostics).toEqual([
      expect.objectContaining({ code: 'summary-without-plan', file: '.planning/phases/03-a/other-SUMMARY.md' }),
    ]);
  });

  test('the SUMMARY of a whole phase makes none of its plans done (I2)', async () => {
    const root = projectOnDisk(phaseFiles('03-a', { 'PLAN.md': plan, '03-SUMMARY.md': '' }));
    const phase = await readPhase(root, '3');
    expect(phase.plans).toMatchObject([{ id: '03', hasSummary: false }]);
    expect(phase.summariesWithoutPlan).toEqual(['03-SUMMARY.md']);
  });

  test('archived milestones, quick tasks, backups and .planning/phase-N are never phases', async () => {
    const root = projectOnDisk({
      ...phaseFiles('01-a', { '01-01-PLAN.md': plan }),
      '.planning/milestones/v1.0-phases/02-old/02-01-PLAN.md': plan,
      '.planning/quick/003-fix/003-PLAN.md': plan,
      '.planning/phases-v1-backup/04-x/04-01-PLAN.md': plan,
      '.planning/phase-5/PLAN.md': plan,
    });
    expect((await listPhases(root)).map(({ dir }) => dir)).toEqual(['.planning/phases/01-a']);
  });

  test('plans in a folder plans/ are found', async () => {
    const root = projectOnDisk(
      phaseFiles('01-a', { 'plans/PLAN-01-setup.md': plan, 'plans/01-PLAN-02.md': plan, 'plans/notes.md': '' }),
    );
    expect((await readPhase(root, '1')).plans.map(({ id, path }) => [id, path])).toEqual([
      ['01-02', '.planning/phases/01-a/plans/01-PLAN-02.md'],
      ['01-setup', '.planning/phases/01-a/plans/PLAN-01-setup.md'],
    ]);
  });

  test('ids that differ only in case or form are an error, for one would hide the other', async () => {
    const root = projectOnDisk(phaseFiles('01-a', { '01-02-PLAN.md': plan, '01-PLAN-02.md': plan }));
    const phase = await readPhase(root, '1');
    expect(phase.plans).toHaveLength(1);
    expect(phase.diagnostics).toEqual([
      expect.objectContaining({
        code: 'plan-id-collision',
        severity: 'error',
        file: '.planning/phases/01-a/01-PLAN-02.md',
      }),
    ]);
  });

  test('what looks like a plan, lies in the wrong place or is not there at all is told', async () => {
    const root = projectOnDisk({
      ...phaseFiles('01-a', { '01-01-plan.md': plan, '02-01-PLAN.md': plan }),
      ...phaseFiles('03-empty', { 'CONTEXT.md': '' }),
    });
    expect((await readPhase(root, '1')).diagnostics.map(({ code }) => code)).toEqual([
      'plan-not-scheduled',
      'plan-number-differs',
    ]);
    expect((await readPhase(root, '3')).diagnostics.map(({ code }) => code)).toEqual(['no-plans']);
  });
});

describe('bad input', () => {
  test('links, directories and loops in place of a plan are told and not followed', async () => {
    const root = projectOnDisk(phaseFiles('01-a', { '01-01-PLAN.md': plan }));
    const dir = join(root, '.planning/phases/01-a');
    symlinkSync('/etc/hostname', join(dir, '01-02-PLAN.md'));
    symlinkSync('01-03-PLAN.md', join(dir, '01-03-PLAN.md'));
    symlinkSync('..', join(root, '.planning/phases/02-loop'));
    mkdirSync(join(dir, '01-04-PLAN.md'));
    const phase = await readPhase(root, '1');
    expect(phase.plans.map(({ id }) => id)).toEqual(['01-01']);
    expect(phase.diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
      Array(2).fill(['not-a-regular-file', 'error']),
    );
    expect((await listPhases(root)).map(({ id }) => id)).toEqual(['01']);
  });

  test('a plan of 50 MB is not read, but it is there and told', async () => {
    const root = projectOnDisk(phaseFiles('01-a', { '01-01-PLAN.md': plan }));
    const file = join(root, '.planning/phases/01-a/01-02-PLAN.md');
    writeFileSync(file, '');
    truncateSync(file, 50 * 1024 * 1024);
    const phase = await readPhase(root, '1');
    expect(phase.plans.map(({ id }) => id)).toEqual(['01-01', '01-02']);
    expect(phase.diagnostics).toEqual([
      expect.objectContaining({
        code: 'plan-unreadable',
        severity: 'error',
        file: '.planning/phases/01-a/01-02-PLAN.md',
      }),
    ]);
  });

  testIf(process.getuid?.() !== 0, 'root can read every file')(
    'an unreadable plan is an error of that plan alone',
    async () => {
      const root = projectOnDisk(phaseFiles('01-a', { '01-01-PLAN.md': plan, '01-02-PLAN.md': plan }));
      chmodSync(join(root, '.planning/phases/01-a/01-02-PLAN.md'), 0);
      const phase = await readPhase(root, '1');
      expect(phase.diagnostics).toEqual([
        expect.objectContaining({ code: 'plan-unreadable', message: expect.stringContaining('EACCES') }),
      ]);
    },
  );

  test('binary content, blanks and unicode in names are read; a name with a line break is not scheduled', async () => {
    const root = projectOnDisk({
      ...phaseFiles('01-ünï cödé', { '01-01-ein plan-PLAN.md': plan, '01-02-a\nb-PLAN.md': plan }),
      '.planning/phases/01-ünï cödé/01-03-PLAN.md': Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0x00, 0x80]),
    });
    const phase = await readPhase(root, '1');
    expect(phase.plans.map(({ id }) => id)).toEqual(['01-01-ein plan', '01-03']);
    expect(phase.tree.phases[0]?.otherPlanFiles).toEqual(['01-02-a\nb-PLAN.md']);
    expect(phase.diagnostics.map(({ code }) => code)).toEqual(expect.arrayContaining(['not-utf8', 'not-text']));
  });
});
