import { rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readHeadFiles } from '../../../src/system/git/calls/head.ts';
import { Scratch } from './scratch.ts';

test('HEAD is read from the files that git reads, and git is asked where they do not tell it plainly', async () => {
  const scratch = new Scratch();
  const git = await scratch.open();
  const inFiles = () => readHeadFiles(git);
  const sha = scratch.git('rev-parse', 'HEAD').trim();
  const at = async (branch: string | null, isTold: boolean) => {
    expect(inFiles()).toEqual(isTold ? { sha, branch } : null);
    expect(await git.head()).toEqual({ sha, branch });
  };

  await at('refs/heads/main', true);
  scratch.git('checkout', '-q', '-b', 'work/phase-01');
  await at('refs/heads/work/phase-01', true);
  scratch.git('checkout', '-q', '--detach');
  await at(null, true);

  scratch.git('checkout', '-q', '-b', 'v1.2');
  await at('refs/heads/v1.2', false); // a name with a dot could be one that git refuses
  scratch.git('checkout', '-q', 'main');
  scratch.git('pack-refs', '--all');
  await at('refs/heads/main', false);
  scratch.git('branch', '-q', 'other');
  scratch.git('symbolic-ref', 'refs/heads/leads', 'refs/heads/other');
  scratch.git('symbolic-ref', 'HEAD', 'refs/heads/leads');
  await at('refs/heads/other', false);
  // A link to a file: git goes where its name leads.
  rmSync(join(git.gitDir, 'HEAD'));
  symlinkSync('refs/heads/other', join(git.gitDir, 'HEAD'));
  await at('refs/heads/other', false);
  scratch.remove();
});
