import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type SignedCommit, signThroughHost } from '../../../src/publish/branch/host-signing.ts';
import { type SigningContext, signCommits } from '../../../src/publish/branch/sign-commits.ts';
import { commitObjects } from '../../../src/system/git/commit-object.ts';
import { Git } from '../../../src/system/git/git.ts';
import { Remote } from '../../../src/system/git/remote.ts';
import { bareEnvironment, git, makeRepository, temporaryDir, withOrigin } from '../../project.ts';
import { LoopbackHost } from '../host/host.ts';

const host = await LoopbackHost.forTests();
let made: { root: string; origin: string; base: string };
/** Of tests after which all is as it was. */
let shared: Awaited<ReturnType<typeof phase>>;
beforeAll(async () => {
  made = history();
  shared = await phase();
});
beforeEach(() => {
  host.git.dir = shared.origin;
});

const hidden = 'refs/phase-executor/07/signing';

/** A phase with what people and agents leave: a merge, modes, a link, a gitlink, other authors, marks and an odd message. */
function history() {
  const root = makeRepository({ 'a.txt': 'a', 'run.sh': 'echo' });
  const origin = withOrigin(root);
  const base = git(root, 'rev-parse', 'HEAD');
  const script = `
    set -e
    git checkout -q -b side
    chmod +x run.sh; ln -s a.txt link; git update-index --add --cacheinfo 160000,${base},sub
    git add run.sh link
    git -c user.name=Ada -c user.email=ada@host.invalid commit -q -m 'side work'
    git checkout -q main
    echo b > b.txt; git add b.txt
    git commit -q -m "plan 07-01: it

Phase-Executor-Plan: 07-01
Phase-Executor-Base: ${base}"
    first=$(git rev-parse HEAD)
    git merge -q --no-ff -m 'Fold plan 07-02' side
    printf 'caf\\351' > ../message; echo c > c.txt; git add c.txt
    git -c i18n.commitEncoding=ISO-8859-1 commit -q --allow-empty -F ../message
    git commit -q --allow-empty -m "plan 07-03: more

Phase-Executor-Base: $first
Phase-Executor-After: $first..$(git rev-parse HEAD)"`;
  execFileSync('sh', ['-c', script], { cwd: root, env: identified });
  return { root, origin, base };
}

const who = { GIT_AUTHOR_NAME: 'Phase Executor', GIT_AUTHOR_EMAIL: 'phase-executor@users.noreply.github.com' };
const identified = bareEnvironment({ GIT_COMMITTER_NAME: 'C', GIT_COMMITTER_EMAIL: 'c@host.invalid' });
Object.assign(identified, { GIT_CONFIG_COUNT: '2', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_KEY_1: 'user.email' });
Object.assign(identified, { GIT_CONFIG_VALUE_0: who.GIT_AUTHOR_NAME, GIT_CONFIG_VALUE_1: who.GIT_AUTHOR_EMAIL });

/** A copy of that history, and how to have it made again. */
async function phase() {
  const dir = temporaryDir('signing');
  const [root, origin] = [join(dir, 'work'), join(dir, 'origin')];
  cpSync(made.root, root, { recursive: true });
  cpSync(made.origin, origin, { recursive: true });
  git(root, 'remote', 'set-url', 'origin', origin);
  host.git.dir = origin;
  const opened = await Git.open(root, bareEnvironment());
  const remote = new Remote(opened, 'origin');
  const remake = async () => {
    const { sha: head } = await opened.head();
    return signThroughHost({
      ...{ git: opened, remote, head, since: made.base, ref: hidden, named: new Set(), nameOf: (sha) => sha },
      connect: () => host.api({ graphql: null }),
      report: () => undefined,
    });
  };
  return { root, origin, opened, remake };
}

/** What nobody may have moved: branches, there and here, and whatever hidden ref is left. */
function refs({ root, origin }: { root: string; origin: string }): string {
  return [root, origin].map((dir) => git(dir, 'for-each-ref', '--format=%(refname) %(objectname)')).join('\n');
}

function head(commits: readonly SignedCommit[]): string {
  return commits.at(-1)?.sha ?? '';
}

describe('commits that a host makes and signs', () => {
  test('are one a plan, with the tree and the words of its last commit and every author, and no branch has moved', async () => {
    const before = refs(shared);
    const signed = await shared.remake();
    const { root, opened } = shared;
    const tree = (at: string) => git(root, 'rev-parse', `${at}^{tree}`);
    const objects = await commitObjects(
      opened,
      signed.map(({ sha }) => sha),
    );
    const [first, last, ...none] = [...objects.values()];
    expect(none).toEqual([]);
    expect([first?.tree, last?.tree]).toEqual([tree('HEAD~3'), tree('HEAD')]);
    expect([first?.parents, last?.parents]).toEqual([[made.base], [first?.sha]]);
    expect([first?.isSigned, last?.isSigned, last?.author.name]).toEqual([true, true, 'github-actions[bot]']);
    expect(git(root, 'ls-tree', '-r', head(signed))).toMatch(/100755 .*run\.sh[\s\S]*160000 .*sub/);
    // Every author is named; the engine need not be. Marks name commits that are there.
    const after = `${first?.sha}..${git(root, 'rev-parse', 'HEAD~1')}`;
    expect(last?.message.trim()).toBe(
      `plan 07-03: more\n\nPhase-Executor-Base: ${first?.sha}\nPhase-Executor-After: ${after}\nCo-authored-by: Ada <ada@host.invalid>`,
    );
    const all = git(root, 'rev-list', `${made.base}..HEAD`).split('\n');
    expect(signed.flatMap(({ replaces }) => replaces).sort()).toEqual(all.sort());
    expect(refs(shared)).toBe(before);
    expect(git(shared.origin, 'fsck', '--no-dangling')).toBe('');
  });

  test('keep a commit that the record names, and what was merged from elsewhere as a parent', async () => {
    const { opened, origin, root } = shared;
    git(root, 'push', '-q', 'origin', 'side:refs/heads/other');
    const named = new Set([git(root, 'rev-parse', 'HEAD~2')]);
    const { sha: at } = await opened.head();
    const signed = await signThroughHost({
      ...{ git: opened, remote: new Remote(opened, 'origin'), head: at, since: made.base, ref: hidden, named },
      ...{ nameOf: (sha: string) => sha, connect: () => host.api({ graphql: null }), report: () => undefined },
    });
    git(origin, 'update-ref', '-d', 'refs/heads/other');
    const [first, merge] = signed;
    expect(merge?.expected.parents).toEqual([first?.sha, git(root, 'rev-parse', 'side')]);
    expect(signed).toHaveLength(3);
  });

  test('stay as they are once a branch of the remote has them', async () => {
    const place = await phase();
    git(place.root, 'push', '-q', 'origin', 'main~1:refs/heads/other', `${made.base}:${hidden}`);
    expect(await place.remake()).toHaveLength(1);
    expect(refs(place)).not.toContain(hidden);
  });

  test.each([
    ['done and reset', 1],
    ['limited', 1],
  ] as const)('are made all the same where the host fails for a moment: %s', async (how, times) => {
    host.fail(/^POST .*commits/, how, times, 0);
    expect(await shared.remake()).toHaveLength(2);
  });
});

describe('nothing is signed, nothing has moved and nothing is left', () => {
  type Meddle = (place: Awaited<ReturnType<typeof phase>>) => void;
  const inTheMiddle =
    (how: 'expired'): Meddle =>
    () => {
      const { lie } = host.git;
      host.git.lie = (answer) => {
        if (host.git.made === 1) host.fail(/^POST .*commits/, how, 99, 3600);
        return lie(answer);
      };
    };
  const cases: [string, Meddle, RegExp][] = [
    [
      'a host that signs nothing',
      () => Object.assign(host.git, { refuses: 'unsigned' }),
      /did not sign it \(unsigned\); GitHub signs for the token of a job/,
    ],
    [
      'a token that expires at the second commit',
      inTheMiddle('expired'),
      /401: Bad credentials \(the token is wrong or has expired\)/,
    ],
    [
      'a commit with another parent',
      () => {
        host.git.meddle = (asked) => ({ ...asked, parents: [made.base] });
      },
      /has another tree or other parents/,
    ],
    [
      'a host that hides the other tree in its answer',
      (place) => {
        const other = git(place.root, 'rev-parse', `${made.base}^{tree}`);
        let tree = '';
        host.git.meddle = (asked) => {
          tree = asked.tree;
          return { ...asked, tree: other };
        };
        host.git.lie = (answer) => ({ ...answer, tree: { sha: tree, url: 'https://host.invalid/' } });
      },
      /has another tree, message or parent than requested$/,
    ],
    [
      'a host that vouches for what bears no signature',
      () => {
        host.git.refuses = 'unsigned';
        host.git.lie = (answer) => ({
          ...answer,
          verification: { verified: true, reason: 'valid', signature: 's', payload: 'p', verified_at: null },
        });
      },
      /has no signature/,
    ],
  ];
  test.each(cases)('by %s', async (_, meddle, why) => {
    const before = refs(shared);
    meddle(shared);
    await expect(shared.remake()).rejects.toThrow(why);
    expect(refs(shared)).toBe(before);
  });
});

test('without a host to sign, commits stay as they are, with a warning', async () => {
  const before = refs(shared);
  const warnings: object[] = [];
  const sign = () => {
    const ledger = { events: [], append: (_: string, details: object) => warnings.push(details) };
    const run = {
      ...{ phase: { id: '07' }, services: { ledger } },
      ...{ workspace: { git: shared.opened, prefix: '' }, found: { startCommit: made.base } },
    };
    const settings = { 'commit-signing': 'api', 'github-token': '' };
    const world = { settings, environment: {}, interrupt: { soon: new AbortController().signal } };
    const remote = new Remote(shared.opened, 'origin');
    return signCommits({ run, remote, world } as unknown as SigningContext);
  };
  const { as, warning } = await sign();
  expect(warning).toMatch(/^the commits of phase 07 were not signed \(commit-signing: api\): this is not a job/);
  expect([as('x'), warnings]).toEqual(['x', [{ message: warning }]]);
  expect(refs(shared)).toBe(before);
});
