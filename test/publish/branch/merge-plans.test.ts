import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { mergePlans } from '../../../src/publish/branch/merge-plans.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, commitAll, git, makeRepository, put, temporaryDir } from '../../project.ts';

const lines = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n';

/** A repository with commits of plans that began on the same base. */
function repository(plans: Record<string, Record<string, string>>) {
  const root = makeRepository({ 'a.txt': lines, 'd/b.txt': lines, k: 'k' });
  const base = git(root, 'rev-parse', 'HEAD');
  const contributions = Object.entries(plans).map(([plan, files]) => {
    git(root, 'checkout', '-q', '--detach', base);
    return { plan, base, commit: commitAll(root, plan, files) };
  });
  git(root, 'checkout', '-q', 'main');
  return { root, base, contributions };
}

test('plans are merged in order without a work tree, and one that collides with those before it fails alone', async () => {
  const { root, base, contributions } = repository({
    '01-01': { 'a.txt': lines.replace('one', 'ONE'), 'new/x.txt': 'x' },
    '01-02': { 'a.txt': lines.replace('seven', 'SEVEN') },
    '01-03': { 'a.txt': lines.replace('one', 'another') },
    '01-04': { 'd/b.txt': lines.replace('two', 'TWO') },
  });
  const onto = commitAll(root, 'the branch goes on', { 'README.md': '# It' });
  const nothing = { plan: '01-05', base, commit: base };
  const merged = await mergePlans(await Git.open(root, bareEnvironment()), onto, [...contributions, nothing], 0);
  expect(merged.plans).toEqual(['01-01', '01-02', '01-04', '01-05']);
  expect(merged.conflicts).toEqual([{ plan: '01-03', files: ['a.txt'] }]);
  const show = (path: string) => git(root, 'show', `${merged.commit}:${path}`);
  expect(show('a.txt')).toBe(lines.replace('one', 'ONE').replace('seven', 'SEVEN').trim());
  expect([show('new/x.txt'), show('README.md'), show('d/b.txt').split('\n')[1]]).toEqual(['x', '# It', 'TWO']);
  expect(git(root, 'rev-parse', 'main')).toBe(onto);
  expect(git(root, 'fsck', '--strict', '--no-dangling')).toBe('');
});

test('a plan of which git merges less than there was, because objects are missing, is refused', async () => {
  const { root, contributions } = repository({ '01-01': { 'one.txt': '1' } });
  const tip = commitAll(root, 'the branch goes on', { k: 'changed' });
  const bin = temporaryDir('bin');
  const asked = '*" merge-tree "*) printf "%s\\0" "$(git mktree < /dev/null)"; exit;;';
  put(bin, 'git', `#!/bin/sh\nPATH=\${PATH#*:}\ncase " $* " in ${asked} esac\nexec git "$@"\n`);
  chmodSync(join(bin, 'git'), 0o755);
  const opened = await Git.open(root, bareEnvironment({ PATH: `${bin}:${process.env.PATH}` }));
  await expect(mergePlans(opened, tip, contributions, 0)).rejects.toThrow(/plan 01-01 lacks a\.txt, .*objects may be/);
});
