import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { isStillCovered } from '../../../src/plan/phase/covered-files.ts';
import { readPhase } from '../../../src/plan/phase/phase.ts';
import { readTree } from '../../../src/plan/phase/planning-tree.ts';
import { readVerification, type VerificationFile, worstReport } from '../../../src/plan/phase/verification.ts';
import { testWithShared } from '../../needs.ts';
import { phaseFiles, planText, projectOnDisk } from './project-on-disk.ts';

const dir = '.planning/phases/01-a';

/** The documented algorithm in other words: one text of all lines, hashed at the end. */
function independentDigest(root: string, files: string[]): string {
  const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
  const lines = [...new Set(files)].sort().flatMap((file) => [file, sha256(readFileSync(join(root, file)))]);
  return `v1:sha256:${sha256(['v1', ...lines, ''].join('\n'))}`;
}

function project() {
  return projectOnDisk({
    ...phaseFiles('01-a', { '01-01-PLAN.md': planText('plan: 01'), '01-01-SUMMARY.md': 'done\r\n' }),
    'src/a.ts': 'export const a = 1;\n',
    'src/B.bin': Buffer.from([0, 255, 10, 13]),
  });
}

describe('the fingerprint of a verification report', () => {
  const all = [`${dir}/01-01-PLAN.md`, `${dir}/01-01-SUMMARY.md`, 'src/a.ts', 'src/B.bin'];

  test('is what the documented algorithm gives, in any order and spelling', () => {
    const root = project();
    const digest = independentDigest(root, all);
    for (const files of [all, [...all].reverse(), [...all, './src/a.ts', 'src//a.ts', 'src/x/../a.ts', 'src\\a.ts']])
      expect({ files, holds: isStillCovered(root, { dir }, { files, digest }) }).toEqual({ files, holds: true });
  });

  test('is none where a path is empty, absolute, outside, missing or no regular file', () => {
    const root = project();
    writeFileSync(join(dirname(root), 'outside.txt'), 'x');
    symlinkSync('../outside.txt', join(root, 'way-out'));
    // Those that can be read would have this fingerprint.
    for (const path of ['../outside.txt', 'src/../../outside.txt', 'way-out']) {
      const covered = { files: [...all, path], digest: independentDigest(root, [...all, path]) };
      expect({ path, holds: isStillCovered(root, { dir }, covered) }).toEqual({ path, holds: false });
    }
    const digest = independentDigest(root, all);
    for (const path of ['', '.', '/etc/hosts', 'src', 'no.ts'])
      expect({ path, holds: isStillCovered(root, { dir }, { files: [...all, path], digest }) }).toEqual({
        path,
        holds: false,
      });
    expect(isStillCovered(root, { dir: 'empty' }, { files: [], digest: independentDigest(root, []) })).toBe(false);
    rmSync(join(dirname(root), 'outside.txt'));
  });

  test('holds until a byte changes or the phase gets a plan or SUMMARY that it does not name', () => {
    const root = project();
    const covered = { files: all, digest: independentDigest(root, all) };
    const holds = () => isStillCovered(root, { dir }, covered);
    expect(holds()).toBe(true);
    for (const file of ['01-02-PLAN.md', '01-02-SUMMARY.md', 'plans/PLAN-03.md']) {
      mkdirSync(join(root, dir, 'plans'), { recursive: true });
      writeFileSync(join(root, dir, file), '');
      expect({ file, holds: holds() }).toEqual({ file, holds: false });
      rmSync(join(root, dir, file));
    }
    expect(holds()).toBe(true);
    writeFileSync(join(root, 'src/a.ts'), 'export const a = 1;\r\n');
    expect(holds()).toBe(false);
  });

  test.each([
    ['covered_files: [a.ts]\ncovered_digest: "v1:sha256:00"', { files: ['a.ts'], digest: 'v1:sha256:00' }],
    ['covered_files: [a.ts]', 'malformed'],
    ['covered_digest: "v1:sha256:00"', 'malformed'],
    ['covered_files: []\ncovered_digest: x', 'malformed'],
    ['covered_files: a.ts\ncovered_digest: x', 'malformed'],
    ['covered_files:\n  - {path: a.ts}\ncovered_digest: x', 'malformed'],
    ['covered_files: [a.ts]\ncovered_digest: ""', 'malformed'],
    ['score: 1/1', null],
  ])('%j is read as %j', (lines, covered) => {
    expect(readVerification(`---\nstatus: passed\n${lines}\n---\n`).covered).toEqual(covered);
  });
});

describe('the reports of a phase', () => {
  const standing = (path: string, status: string, more: Partial<VerificationFile> = {}): VerificationFile => ({
    ...{
      path,
      text: status === '' ? '# Notes\n' : `---\nstatus: ${status}\n---\n`,
      isStale: false,
      gapsWorkedOn: false,
    },
    ...more,
  });

  test.each<[string, VerificationFile[], string]>([
    ['none', [], 'missing'],
    ['one that passed', [standing('a', 'passed')], 'passed'],
    ['one that is stale', [standing('a', 'passed', { isStale: true })], 'stale'],
    ['gaps, stale or not', [standing('a', 'gaps_found', { isStale: true })], 'gaps_found'],
    ['gaps that were worked on', [standing('a', 'gaps_found', { gapsWorkedOn: true })], 'stale'],
    ['a person is asked for', [standing('a', 'passed'), standing('b', 'human_needed')], 'human_needed'],
    ['gaps outweigh a question', [standing('a', 'human_needed'), standing('b', 'gaps_found')], 'gaps_found'],
    ['a word nobody knows', [standing('a', 'passed'), standing('b', 'splendid')], 'unknown'],
    ['a worksheet without status', [standing('a', 'passed'), standing('b', '')], 'passed'],
    ['nothing but a worksheet', [standing('b', '')], 'unknown'],
    ['an older report of a plan', [standing('a', 'passed'), standing('b', 'passed', { isStale: true })], 'passed'],
    ['an older question', [standing('a', 'passed'), standing('b', 'human_needed', { isStale: true })], 'stale'],
    ['that of the phase is the older', [standing('a', 'passed', { isStale: true }), standing('b', 'passed')], 'stale'],
  ])('%s', (_, reports, state) => {
    expect(worstReport(reports).state).toBe(state);
  });

  test('are all files *-VERIFICATION.md that are not numbered for another phase, that of the phase first', async () => {
    const root = projectOnDisk(
      phaseFiles('03-api', {
        '03-01-PLAN.md': planText('plan: 01'),
        '03-01-VERIFICATION.md': '',
        '03-CORRECTION-VERIFICATION.md': '',
        '03-VERIFICATION.md': '',
        'phase-3-VERIFICATION.md': '',
        '04-VERIFICATION.md': '',
        '03-verification.md': '',
      }),
    );
    const phase = await readPhase(root, '3');
    expect(phase.verificationPaths.map((path) => basename(path))).toEqual([
      '03-VERIFICATION.md',
      '03-01-VERIFICATION.md',
      '03-CORRECTION-VERIFICATION.md',
      'phase-3-VERIFICATION.md',
    ]);
    const told = phase.diagnostics.filter(({ code }) => code.startsWith('verification-'));
    expect(told.map(({ code, file }) => [code, basename(file)])).toEqual([
      ['verification-not-read', '03-verification.md'],
      ['verification-of-other-phase', '04-VERIFICATION.md'],
    ]);
  });
});

const corpus = join(import.meta.dirname, '../../../../shared/corpus');

const worstFirst = ['gaps_found', 'human_needed', 'unknown', 'passed'];

testWithShared('corpus')(
  'every report in a phase of the corpus is found, and stands no better than it says',
  async () => {
    const found: string[] = [];
    for (const repository of readdirSync(corpus)) {
      const root = join(corpus, repository);
      if (!existsSync(join(root, '.planning'))) continue;
      const { phases } = readTree(root);
      for (const phase of phases)
        for (const file of phase.verificationFiles) {
          const path = join(root, phase.dir, file);
          found.push(path);
          const text = readFileSync(path, 'utf8');
          const { state } = worstReport([{ path, text, isStale: false, gapsWorkedOn: false }]);
          expect({
            path,
            isNoBetter: worstFirst.indexOf(state) <= worstFirst.indexOf(readVerification(text).status),
          }).toEqual({ path, isNoBetter: true });
        }
    }
    const names = readdirSync(corpus, { recursive: true, encoding: 'utf8' });
    const there = names.filter((name) => /^[^/]+\/\.planning\/phases\/[^/]+\/[^/]*VERIFICATION[^/]*\.md$/.test(name));
    expect(found.map((path) => path.slice(corpus.length + 1)).sort()).toEqual(there.sort());
    expect(there.length).toBeGreaterThan(90);
  },
);
