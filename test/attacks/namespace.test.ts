import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { digestResult } from '../../src/chain/workers/result-digest.ts';
import { type Worker, writeWorker } from '../../src/chain/workers/worker-result.ts';
import type { Integrated } from '../chain/jobs.ts';
import { git, home, plan, temporaryDir } from '../project.ts';
import { HostedChain, testInside, testWithout } from './hosted-chain.ts';

const failing = `printf 'TAP version 13\\n1..1\\nnot ok 1 - a\\n'; exit 1`;
const plans = { '01-01': plan({ artifact: 'a.txt', script: 'echo a > a.txt' }) };

let chain: HostedChain;
afterEach(() => chain?.service.stop());

const survivor = join(home, 'test/attacks/survivor.mjs');

/** Survivors without our mark, of which a sweep by marks and parents misses some. A file has the verdict they would like. */
class Survivor {
  readonly #forged = join(temporaryDir('survivor'), 'leg.json');

  command(...kinds: ('daemon' | 'comet')[]): string {
    const starts = kinds.map((kind) => {
      const one = `setsid env -i '${process.execPath}' '${survivor}' ${kind} '${this.#forged}' "$RUNNER_TEMP"`;
      return `(${one} > /dev/null 2>&1 &); `;
    });
    return `for each in 1 2 3 4 5 6; do ${starts.join('')}sleep 0.1; done`;
  }

  prepare(last: Integrated): void {
    writeFileSync(this.#forged, chain.forgedPass(last.base)['leg.json'] ?? '');
  }

  get isAlive(): boolean {
    return readdirSync('/proc').some((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.#forged);
      } catch {
        return false; // no process, or one that has ended meanwhile
      }
    });
  }
}

/** A chain before its gate, whose set-up installs a dependency that starts a survivor, and whose tests fail and start others. */
async function withSurvivors(survivor: Survivor): Promise<Integrated> {
  const dependency = { name: 'dep', version: '1.0.0', scripts: { postinstall: survivor.command('daemon') } };
  const project = { name: 'p', version: '1.0.0', dependencies: { dep: 'file:dep' } };
  const packages = {
    '': project,
    dep: { version: '1.0.0', hasInstallScript: true },
    'node_modules/dep': { resolved: 'dep', link: true },
  };
  const files = {
    'package.json': JSON.stringify(project),
    'package-lock.json': JSON.stringify({ ...project, lockfileVersion: 3, requires: true, packages }),
    'dep/package.json': JSON.stringify(dependency),
    '.gitignore': 'node_modules\n',
  };
  const tests = `${survivor.command('daemon', 'comet')}; ${failing}`;
  const settings = { 'setup-command': 'npm ci --offline --no-audit --no-fund', 'test-command': tests };
  chain = await HostedChain.open(plans, settings, files);
  const last = await chain.untilGate();
  survivor.prepare(last);
  return last;
}

async function expectFailure(last: Integrated): Promise<void> {
  const { outputs, signal } = await chain.conclude(last);
  expect([outputs.status, outputs.decision === 'proceed']).toEqual(['failure', false]);
  expect(JSON.stringify(signal)).not.toMatch(/forged/); // nothing was: it is the verdict of the judge
}

const boundaries = [
  ['a namespace', testInside, false],
  ['a reaper alone', testWithout, true],
] as const;
describe.each(boundaries)('with %s', (_, testHere, isWithout) => {
  testHere(
    'daemons and comets of tests and of a dependency, without our mark, are dead before the verdict',
    async () => {
      const survivor = new Survivor();
      const last = await withSurvivors(survivor);
      const { code, dir, stdout } = await chain.gateInTwoSteps(last, { isWithout });
      expect([code, stdout]).toEqual([0, expect.stringContaining('tests: fail')]); // so set-up did its work
      expect([survivor.isAlive, existsSync(join(dir, 'forged'))]).toEqual([false, false]);
      await expectFailure(last);
    },
  );
});

testInside('tests find no secret and no file of the step in the engine’s environment', async () => {
  const loot = join(temporaryDir('loot'), 'environ');
  const steal = `cat /proc/[0-9]*/environ > '${loot}' 2> /dev/null`;
  chain = await HostedChain.open(plans, { 'test-command': `${steal}; ${failing}` });
  const last = await chain.untilGate();
  await chain.gate(last);
  const found = readFileSync(loot, 'latin1');
  expect(found).toContain('PHASE_ID='); // its own environment
  expect(found.includes(chain.service.token(chain.runId, 'gate'))).toBe(false);
  expect(found).not.toMatch(/INPUT_|GITHUB_OUTPUT/);
  await expectFailure(last);
});

testInside(
  'tests use git in the checkout as they like, and nothing of it is left for the next step of the job',
  async () => {
    const honest =
      'git config user.name T; git config user.email t@example.invalid; git config core.hooksPath .husky; git tag seen; git describe --tags; echo x > x; git stash -uq; git stash pop -q; rm x';
    const forged = 'echo x > .git/hooks/post-merge; git commit -q --allow-empty -m Forged; rm -r .git/logs';
    const passing = `printf 'TAP version 13\\n1..1\\nok 1 - a\\n'`;
    chain = await HostedChain.open(plans, {
      // What a submodule is known by; the hook would be of a dependency.
      'setup-command': 'mkdir -p .git/modules/sub; echo x > .git/hooks/pre-push',
      'test-command': `set -e; [ -d .git/modules/sub ]; ${honest}; ${forged}; ${passing}`,
    });
    const last = await chain.untilGate();
    const { stdout, root } = await chain.gateInTwoSteps(last);
    expect(stdout).toContain('tests: pass');
    expect(git(root, 'for-each-ref', 'refs/tags/seen', 'refs/stash')).toBe('');
    expect(git(root, 'rev-parse', 'HEAD')).toBe(last.base);
    const paths = ['logs', 'hooks/post-merge', 'hooks/pre-push'];
    expect(paths.map((path) => existsSync(join(root, '.git', path)))).toEqual([true, false, false]);
    expect(readFileSync(join(root, '.git/config'), 'utf8')).not.toContain('husky');
  },
);

test('the digest of a result is of what was written, and no file that was there is written to', () => {
  const folder = temporaryDir('result');
  const leg = { kind: 'gate' } as Worker; // nothing of it is read
  const parts = { signals: new Map(), events: [], handoffs: [] };
  const { digest } = writeWorker(folder, leg, parts, (text) => text);
  expect(digestResult(folder)).toBe(digest);
  writeFileSync(join(folder, 'leg.json'), '{}');
  expect(digestResult(folder)).not.toBe(digest);
  expect(() => writeWorker(folder, leg, parts, (text) => text)).toThrow(/EEXIST/);
});
