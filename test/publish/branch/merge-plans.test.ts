import { execFileSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Contribution, mergePlans } from '../../../src/publish/branch/merge-plans.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, git, makeRepository, put, temporaryDir } from '../../project.ts';

type Files = ReadonlyMap<string, string>;

const names = ['a.txt', 'd/b.txt', 'd/c.txt', 'd/e/f.txt', 'd.txt', 'g/h.txt', 'g/i/j.txt', 'k', 'umläut/ß.txt'];
const text = (of: string) => Array.from({ length: 8 }, (_, line) => `${of}, line ${line}\n`).join('');

/** Numbers below `most`, the same in every run. */
function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % most;
  };
}

/** Changes files as plans do: most add and edit; some delete, move a file or a folder, or put a folder where a file was. */
function changed(files: Files, next: (most: number) => number, who: string): Files {
  const now = new Map(files);
  for (let times = 1 + next(3); times > 0; times -= 1) {
    const paths = [...now.keys()];
    const path = paths[next(paths.length)] ?? '';
    switch (next(9)) {
      case 0:
        now.delete(path);
        break;
      case 1:
        now.set(`moved/${who}.txt`, now.get(path) ?? '');
        now.delete(path);
        break;
      case 2:
        for (const each of paths.filter((each) => each.startsWith('d/'))) {
          now.set(each.replace('d/', 'new/'), now.get(each) ?? '');
          now.delete(each);
        }
        break;
      case 3:
        now.delete('k');
        now.set('k/inside.txt', text(who));
        break;
      case 4:
      case 5:
        now.set(path, `${text(path).replace('line 3', `line 3 by ${who}`)}`);
        break;
      default:
        now.set(
          `${['', 'd/', 'd/e/', 'out/', 'k/'][next(now.has('k') ? 4 : 5)]}${next(3) ? who : 'shared'}.txt`,
          text(who),
        );
    }
  }
  return now;
}

/** Makes commits of whole trees by one process. Returns their ids. */
function commits(root: string, wanted: readonly { files: Files; parent: string | null }[]): string[] {
  const input = wanted.map(({ files, parent }, at) => {
    const entries = [...files].map(
      ([path, content]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(content)}\n${content}\n`,
    );
    const from = parent === null ? '' : `from ${parent}\n`;
    return `commit refs/heads/made/${at}\nmark :${at + 1}\ncommitter A <a@b.c> 1700000000 +0000\ndata 1\nx\n${from}deleteall\n${entries.join('')}`;
  });
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: root, input: input.join('') });
  const refs = wanted.map((_, at) => `refs/heads/made/${at}`);
  return git(root, 'rev-parse', ...refs).split('\n');
}

/** The same by git alone: its tree after each plan, or that there is a conflict. */
function mergedByGit(root: string, base: string, plans: readonly Contribution[]) {
  let head = base;
  const conflicts: string[] = [];
  for (const { plan, commit } of plans) {
    try {
      const tree = git(root, 'merge-tree', '--write-tree', '--no-messages', head, commit);
      head = git(root, 'commit-tree', '-p', head, '-p', commit, '-m', 'merge', tree);
    } catch {
      conflicts.push(plan);
    }
  }
  return { tree: git(root, 'rev-parse', `${head}^{tree}`), conflicts };
}

test('plans are merged to the tree to which git merges them, also where files move, meet and are replaced by folders', async () => {
  const root = makeRepository({ 'README.md': '# It' });
  const repository = await Git.open(root, bareEnvironment());
  const files = new Map(names.map((name) => [name, text(name)]));
  const [base = ''] = commits(root, [{ files, parent: null }]);
  const next = numbers(7);
  const rounds = Array.from({ length: 30 }, () =>
    ['one', 'two', 'three'].map((plan) => ({ plan, files: changed(files, next, plan) })),
  );
  const made = commits(
    root,
    rounds.flat().map(({ files }) => ({ files, parent: base })),
  );
  // In every other round the branch has gone on since the plans began.
  const tips = commits(
    root,
    rounds.map(() => ({ files: changed(files, next, 'before'), parent: base })),
  );
  const outcomes = { merged: 0, conflicts: 0 };
  for (const [at, round] of rounds.entries()) {
    const plans = round.map(({ plan }, nth) => ({ plan, base, commit: made[3 * at + nth] ?? '' }));
    const onto = at % 2 === 0 ? base : (tips[at] ?? '');
    const expected = mergedByGit(root, onto, plans);
    const folded = await mergePlans(repository, onto, plans, 0);
    const found = {
      tree: git(root, 'rev-parse', `${folded.commit}^{tree}`),
      conflicts: folded.conflicts.map(({ plan }) => plan),
    };
    expect({ at, ...found }).toEqual({ at, ...expected });
    outcomes[expected.conflicts.length > 0 ? 'conflicts' : 'merged'] += 1;
  }
  expect(Math.min(outcomes.merged, outcomes.conflicts)).toBeGreaterThan(5);
  expect(git(root, 'fsck', '--strict', '--no-dangling')).toBe('');
});

test('a plan of which git merges less than there was, because objects are missing, is refused', async () => {
  const root = makeRepository({ 'README.md': '# It', 'gone.txt': text('gone') });
  const bin = temporaryDir('bin');
  const asked = '*" merge-tree "*) printf "%s\\0" "$(git mktree < /dev/null)"; exit;;';
  put(bin, 'git', `#!/bin/sh\nPATH=\${PATH#*:}\ncase " $* " in ${asked} esac\nexec git "$@"\n`);
  chmodSync(join(bin, 'git'), 0o755);
  const repository = await Git.open(root, bareEnvironment({ PATH: `${bin}:${process.env.PATH}` }));
  const files = new Map(names.map((name) => [name, text(name)]));
  const [base = ''] = commits(root, [{ files, parent: null }]);
  const [tip = '', commit = ''] = commits(root, [
    { files: new Map([...files].filter(([path]) => path !== 'k')), parent: base },
    { files: new Map([...files, ['one.txt', '1']]), parent: base },
  ]);
  const merging = mergePlans(repository, tip, [{ plan: 'one', base, commit }], 0);
  await expect(merging).rejects.toThrow(/plan one lacks a\.txt, .*objects may be missing/);
});
