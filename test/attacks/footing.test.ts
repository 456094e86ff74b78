import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { verifySummary } from '../../src/judge/checks/summary-check.ts';
import { holdsText } from '../../src/plan/claims/promised-text.ts';
import { parsePlan } from '../../src/plan/phase/plan.ts';
import { parseSignal } from '../../src/signal/completion-signal.ts';
import { remainingWork } from '../../src/signal/handoff-remaining.ts';
import { Checkpoints } from '../../src/system/git/checkpoint/checkpoint.ts';
import { removePipes } from '../../src/system/git/checkpoint/control-files.ts';
import { Scratch } from '../system/git/scratch.ts';

// The ground that the engine itself stands on: git's files, and the readers of what agents write.

let repo: Scratch;
beforeEach(() => {
  repo = new Scratch();
});
afterEach(() => repo.remove());

describe('what an attempt wrote into git’s own files is put back before git is asked', () => {
  const home = (path: string) => join(repo.base, 'home', path);
  const hostile: [string, (marker: string) => void][] = [
    ['a configuration git cannot read', () => appendFileSync(join(repo.root, '.git/config'), '\n[core\n')],
    ['an address for another', () => repo.git('config', 'url.https://evil.invalid/.insteadOf', 'https://github.com/')],
    ['another configuration that is included', () => repo.git('config', 'include.path', '/tmp/evil')],
    ['a work tree elsewhere', () => repo.git('config', 'core.worktree', '/tmp')],
    ['a proxy', () => repo.git('config', 'http.proxy', 'http://127.0.0.1:9')],
    ['an extension that this git does not know', () => repo.git('config', 'extensions.nonsense', 'true')],
    ['a shared folder elsewhere', () => writeFileSync(join(repo.root, '.git/commondir'), '/tmp\n')],
    [
      'the user’s own configuration',
      () => repo.git('config', '--global', 'url.https://evil.invalid/.insteadOf', 'https://'),
    ],
    [
      'a trace of all that git does',
      (marker) => writeFileSync(home('.gitconfig'), `[trace2]\n\teventTarget = ${marker}\n`),
    ],
  ];
  test.each(hostile)('%s', async (_, attack) => {
    const git = await repo.open();
    const checkpoints = new Checkpoints(git);
    const checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date() });
    const before = readFileSync(join(repo.root, '.git/config'), 'utf8');
    repo.write({ 'src/a.ts': 'export const a = 2;\n' });
    const marker = join(repo.base, 'trace');
    attack(marker);
    await checkpoints.reveal(checkpoint);
    const { changes } = await checkpoints.scan();
    expect(changes.map(({ path }) => path)).toEqual(['src/a.ts']);
    expect(readFileSync(join(repo.root, '.git/config'), 'utf8')).toBe(before);
    expect([existsSync(join(repo.root, '.git/commondir')), existsSync(home('.gitconfig')), existsSync(marker)]).toEqual(
      [false, false, false],
    );
  });

  test.each(['logs/HEAD', 'index', 'packed-refs', 'config', 'HEAD.lock', 'refs/heads/x'])(
    'a pipe at %s is taken away, and holds nobody up (I1)',
    async (path) => {
      const git = await repo.open();
      const checkpoints = new Checkpoints(git);
      const checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date() });
      repo.write({ 'src/a.ts': 'export const a = 2;\n' });
      repo.sh(
        `rm -f .git/${path}; mkfifo .git/${path}; ln -s index .git/link; mkfifo ../pipe; ln -s "$PWD/../pipe" .git/to-pipe`,
      );
      expect(removePipes(git).sort()).toEqual([`.git/${path}`, '.git/to-pipe'].sort());
      await checkpoints.reveal(checkpoint);
      expect((await checkpoints.scan()).changes.map((change) => change.path)).toEqual(['src/a.ts']);
    },
  );

  test('what sets up LFS stays for the commit of the attempt', async () => {
    const git = await repo.open();
    const checkpoints = new Checkpoints(git);
    const checkpoint = await checkpoints.create({ phase: '07', plan: '07-01', at: new Date() });
    repo.git('config', 'filter.lfs.clean', 'git-lfs clean -- %f');
    repo.git('config', 'filter.lfs.required', 'true');
    await checkpoints.reveal(checkpoint);
    expect(repo.git('config', 'filter.lfs.clean')).toBe('git-lfs clean -- %f\n');
  });
});

describe('what goes in without end', () => {
  const planOf = (frontmatter: string) =>
    parsePlan(`---\n${frontmatter}\n---\nx\n`, '.planning/phases/01-a/01-01-PLAN.md');
  test.each([
    ['brackets', `depends_on: ${'['.repeat(60_000)}`],
    ['brackets that close', `depends_on: ${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['brackets behind anchors', `depends_on: ${'&a ['.repeat(10_000)}`],
    ['mappings', `depends_on: ${'{a: '.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['items of items', `depends_on:\n${'- '.repeat(30_000)}a`],
    ['keys behind keys', `depends_on: ${'a: '.repeat(20_000)}`],
    [
      'lines that go in',
      `depends_on:\n${Array.from({ length: 300 }, (_, at) => `${' '.repeat(at + 1)}"a":`).join('\n')}`,
    ],
  ])('%s are a diagnostic of the plan', (_, frontmatter) => {
    const before = process.cpuUsage();
    const { diagnostics } = planOf(frontmatter);
    expect(diagnostics.some(({ severity, code }) => severity === 'error' && code === 'frontmatter-unreadable')).toBe(
      true,
    );
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(2_000);
  });

  test('a bracket in a text opens nothing, however many there are', () => {
    const lines = Array.from({ length: 200 }, (_, at) => `  - "if (a[${at}] > 1 { [ ["`).join('\n');
    const { plan, diagnostics } = planOf(`files_modified: &all\n${lines}`);
    expect([plan.filesModified.length, diagnostics.filter(({ severity }) => severity === 'error')]).toEqual([200, []]);
  });

  test('a signal and a handoff are refused, and a SUMMARY is not complete by it', () => {
    const deep = `${'['.repeat(2_000)}${']'.repeat(2_000)}`;
    expect(() => parseSignal(`{"status":"success","phase":"1","details":{"x":${deep}}}`)).toThrow(/nested deeper than/);
    expect(remainingWork(`{"remaining":${deep}}`)).toEqual([expect.stringMatching(/nested too deeply/)]);
    const summary = (status: string) =>
      verifySummary({ path: 'S.md', text: `---\nstatus: ${status}\n---\n# Done\n\nAll done well.\n` });
    expect(summary('complete').passed).toBe(true);
    expect(summary('['.repeat(60_000)).passed).toBe(false);
    expect(summary('['.repeat(200_000)).passed).toBe(false);
  });

  test.each(['(a?){1000}a{1000}', '(?i)(a|b|ä){0,50}(a|b|ä){0,50}(a|b|ä){0,50}z'])(
    'the pattern %s is not tried',
    (pattern) => {
      const before = process.cpuUsage();
      expect(holdsText(`${'a'.repeat(120_000)}b`, `${pattern}.*`, 'a.ts')).toBe(false);
      expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
    },
  );
});
