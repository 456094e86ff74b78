import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { serveGit } from '../attacks/git-over-http.ts';
import { commitAll, git, makeProject, plan, put, temporaryDir } from '../project.ts';
import { ArtifactService } from '../publish/host/artifact-service.mjs';
import { LoopbackHost } from '../publish/host/host.ts';
import { runner } from '../runner.ts';

const branch = 'phase/01-first';

const host = await LoopbackHost.forTests();
const service = await ArtifactService.start(temporaryDir('store'));
afterAll(() => service.stop());

/** A project on a bare repository, whose second plan fails until it is healed, and then does `more`. */
function project(more = 'true') {
  const flag = join(temporaryDir('flag'), 'go');
  const origin = temporaryDir('origin');
  const from = makeProject({
    '01-01': plan({ artifact: 'a.txt', script: 'echo a >> a.txt' }),
    '01-02': plan({
      artifact: 'b.txt',
      script: `test -e '${flag}' && echo b > b.txt && ${more}`,
      dependsOn: '"01-01"',
    }),
  });
  git(from, 'clone', '-q', '--bare', '.', origin);
  const clone = (...options: string[]) => {
    const root = join(temporaryDir('job'), 'checkout');
    git(origin, 'clone', '-q', ...options, `file://${encodeURI(origin)}`, root);
    return root;
  };
  return { origin, clone, heal: () => writeFileSync(flag, '') };
}

/** One step of a job with the Action, as people write it. */
async function dispatch(root: string, more: Record<string, string> = {}, environment: Record<string, string> = {}) {
  const inputs = { phase: '1', agent: 'script', 'max-attempts': '1', 'github-token': 'tok-of-the-job', ...more };
  const step = runner(root, inputs, { ...host.environment(), ...environment });
  const { code, stdout } = await step.main();
  return { code, stdout, outputs: step.outputs() };
}

const headOf = (origin: string, name = branch) => git(origin, 'rev-parse', `refs/heads/${name}`);

/** Somebody commits to a branch and pushes it. */
function commit(root: string, file: string, onto: string) {
  commitAll(root, file, { [file]: 'by a person\n' });
  git(root, 'push', '-q', 'origin', `HEAD:refs/heads/${onto}`);
  return git(root, 'rev-parse', 'HEAD');
}

describe('the Action works on a branch of its own', () => {
  test('and names the last commit that has what was judged, also where a person commits while it is pushed', async () => {
    const { origin, clone, heal } = project();
    heal();
    const root = clone();
    const person = `unset GIT_QUARANTINE_PATH $(git rev-parse --local-env-vars); cd '${root}' && echo broken > a.txt && git -c user.name=A -c user.email=a@b.invalid commit -qam 'by a person'`;
    writeFileSync(join(origin, 'hooks/pre-receive'), `#!/bin/sh\ngrep -q refs/heads/phase || exit 0\n${person}\n`, {
      mode: 0o755,
    });
    const { stdout, outputs } = await dispatch(root);
    expect([outputs.status, git(root, 'log', '-1', '--format=%s')]).toEqual(['success', 'by a person']);
    expect(outputs['head-sha']).toBe(git(root, 'rev-parse', 'HEAD^'));
    expect(stdout).toContain('head-sha names what was judged');
  });

  test('that it makes, pushes and proposes, and goes on from in the next dispatch, whatever moved meanwhile', async () => {
    // An agent that commits and pushes by itself is nobody to fail for.
    const identity = '-c user.name=Agent -c user.email=agent@example.invalid';
    const pushes = `git add b.txt && git ${identity} commit -q -m b && git push -q origin HEAD`;
    const { origin, clone, heal } = project(pushes);
    const main = headOf(origin, 'main');
    const root = clone();
    // A tag of the same name is another thing.
    git(root, 'tag', branch);
    const first = await dispatch(root);
    expect([first.code, first.outputs.branch, first.outputs['head-sha']]).toEqual([1, branch, headOf(origin)]);
    expect([headOf(origin, 'main'), git(root, 'rev-parse', 'main')]).toEqual([main, main]);
    expect(first.stdout).toContain(`the work goes to branch ${branch}, made from ${main.slice(0, 10)}`);
    // A later step of the job finds the work.
    expect([git(root, 'symbolic-ref', 'HEAD'), existsSync(join(root, 'a.txt'))]).toEqual([
      `refs/heads/${branch}`,
      true,
    ]);
    expect(host.pulls).toMatchObject([{ head: branch, base: 'main', draft: true }]);
    expect(host.statuses.at(-1)).toMatchObject({ sha: headOf(origin), state: 'failure' });

    heal();
    const newMain = commit(clone(), 'base.txt', 'main');
    const newBranch = commit(clone('--branch', branch), 'review.txt', branch);
    const shallow = clone('--depth', '1');
    const second = await dispatch(shallow, { fresh: 'true' });
    expect([second.code, second.outputs.status, second.outputs['head-sha']]).toEqual([0, 'success', headOf(origin)]);
    expect(second.stdout).toMatch(
      /the work continues in branch phase\/01-first, now at .*; merged into it: the commit/,
    );
    const log = git(origin, 'log', '--format=%H', branch).split('\n');
    expect(log).toEqual(expect.arrayContaining([newMain, newBranch, first.outputs['head-sha']]));
    expect(git(origin, 'show', `${branch}:a.txt`)).toBe('a'); // not made again (I3)
    expect(host.pulls).toMatchObject([{ draft: false }]);
    expect(host.statuses.at(-1)).toMatchObject({ sha: headOf(origin), state: 'success' });
    expect(headOf(origin, 'main')).toBe(newMain);
  });

  test('whose work is not lost where it is protected, and pushed by the next dispatch', async () => {
    const { origin, clone, heal } = project();
    heal();
    const hook = join(origin, 'hooks/update');
    const refusal = 'GH006: Protected branch update failed for';
    writeFileSync(hook, `#!/bin/sh\ncase $1 in refs/heads/*) echo "error: ${refusal} $1" >&2; exit 1;; esac\n`, {
      mode: 0o755,
    });
    const lost = clone();
    const refused = await dispatch(lost, {}, { ...service.environment(), GITHUB_SHA: headOf(origin, 'main') });
    expect([refused.code, refused.outputs.status, refused.outputs.reason]).toEqual([70, 'failure', 'internal']);
    expect(refused.stdout).toContain('the branch is protected: set branch to another name');
    const made = refused.outputs['head-sha'] ?? '';
    expect(git(origin, 'cat-file', '-t', made)).toBe('commit');
    writeFileSync(hook, '#!/bin/sh\n');
    // The base has moved on, and the branch is nowhere.
    const newMain = commit(clone(), 'base.txt', 'main');
    const { server, url } = await serveGit(origin, 'writer');
    const root = clone();
    git(root, 'remote', 'set-url', 'origin', url);
    const next = await dispatch(root, {}, { GITHUB_SERVER_URL: url });
    server.close();
    expect([next.code, next.outputs.status]).toEqual([0, 'success']);
    expect(next.stdout).toMatch(/pushed phase\/01-first on origin at .*starts no other workflow/);
    expect(git(origin, 'log', '--format=%H', branch).split('\n')).toEqual(expect.arrayContaining([made, newMain]));
    expect(git(origin, 'show', `${branch}:a.txt`)).toBe('a');
  });

  test('which it does not make where nothing was made: the commit of others gets no red status', async () => {
    const { origin, clone } = project();
    const root = clone();
    git(root, 'rm', '-q', '-r', '.planning/phases/01-first');
    put(root, '.planning/phases/01-first/01-01-PLAN.md', plan({ artifact: 'a.txt', script: 'exit 1' }));
    commit(root, 'other.txt', 'main');
    host.reset();
    const { code, outputs } = await dispatch(root);
    expect([code, outputs.branch, git(origin, 'branch', '--list', branch)]).toEqual([1, branch, '']);
    expect([host.statuses, host.pulls, host.issues.length]).toEqual([[], [], 1]);
  });

  test('and says before it starts an agent which permission is missing', async () => {
    const { origin, clone } = project();
    const { server, url } = await serveGit(origin, 'reader');
    const root = clone();
    git(root, 'remote', 'set-url', 'origin', url);
    const { code, stdout } = await dispatch(root, {}, { GITHUB_SERVER_URL: url });
    server.close();
    expect([code, stdout]).toEqual([
      64,
      expect.stringMatching(/`permissions: contents: write`.*; or set branch: current/),
    ]);
    expect(existsSync(join(root, 'a.txt'))).toBe(false);
  });
});
