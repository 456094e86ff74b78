import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from '@jest/globals';
import { attemptsIn } from '../execution-rows.ts';
import { testWithShared } from '../needs.ts';
import { cli, cliJson, commitAll, git, home, makeRepository, put } from '../project.ts';
import { simplestAgent } from '../simplest-agent.ts';

const corpus = join(home, '..', 'shared', 'corpus');
const here = testWithShared('corpus');

/** [repository, phase directory, what is special, whether its summaries are taken away first]. */
const phases: [string, string, string, 'fresh' | 'half done'][] = [
  ['EricKWLu+trumptrade', '06-web-dashboard', 'NN-PLAN-NN.md', 'half done'],
  ['mrlynn+voyageai-cli', '08-chat-local-embeddings', 'commit_docs: false', 'fresh'],
];

describe('real phases run to COMPLETED', () => {
  for (const [repository, ref, special, state] of phases) {
    here(`${repository} ${ref} (${special}, ${state})`, async () => {
      const dir = findPhase(repository, ref);
      const root = makeRepository({ 'README.md': 'x\n' }, 'corpus');
      cpSync(join(corpus, repository), root, { recursive: true });
      const summaries = readdirSync(join(root, dir))
        .filter((name) => /SUMMARY/.test(name))
        .sort();
      for (const name of state === 'fresh' ? summaries : summaries.slice(Math.floor(summaries.length / 2)))
        rmSync(join(root, dir, name));
      // What somebody else has done is believed when it is there.
      for (const { hasSummary, filesModified } of (await cliJson(root, 'plan', dir)).json.plans)
        if (hasSummary) for (const path of filesModified) if (!path.endsWith('/')) put(root, path, 'made by hand\n');
      commitAll(root, 'plans');
      const config = join(root, '.planning/config.json');
      const docsStay = existsSync(config) && JSON.parse(readFileSync(config, 'utf8')).commit_docs === false;
      const { json: before } = await cliJson(root, 'plan', dir);
      const open = before.plans.filter(({ hasSummary }: { hasSummary: boolean }) => !hasSummary).length;
      expect(open).toBeGreaterThan(0);
      if (state === 'half done') expect(open).toBeLessThan(before.plans.length);

      // The stand-in for an agent does not write the programs that the plans' own checks are about.
      const checks = ['--verify-commands', 'off', '--human-checkpoints', 'auto'];
      const args = ['--agent', 'command', '--agent-command', simplestAgent, ...checks, '--backoff', '1ms'];
      const { code, json, stderr } = await cliJson(root, 'run', dir, ...args);
      expect({ code, status: json.status, stderr: code === 0 ? '' : stderr }).toEqual({
        code: 0,
        status: 'success',
        stderr: '',
      });
      expect(json.attempts).toBe(open);
      expect(json.plans).toHaveLength(before.plans.length);
      const rows = attemptsIn(readFileSync(join(root, '.planning/EXECUTION_LOG.md'), 'utf8'));
      const order = rows.map(({ what }) => what.replace(/ attempt.*/, ''));
      for (const { id, dependsOn } of before.plans)
        for (const other of dependsOn)
          if (order.includes(id) && order.includes(other)) expect(order.indexOf(other)).toBeLessThan(order.indexOf(id));
      expect(new Set(order).size).toBe(open);
      // `commit_docs: false` leaves the planning documents to their owner; everything else is committed.
      const dirty = git(root, 'status', '--porcelain')
        .split('\n')
        .filter((line) => line !== '' && !(docsStay && line.includes(' .planning/')));
      expect(dirty).toEqual([]);
      // Nothing is left to do, and all of it is judged once more.
      const again = await cli(root, 'run', dir, '--agent', 'command', '--agent-command', 'exit 1', ...checks);
      expect(again.code).toBe(0);
    });
  }
});

here('plan reads every schedulable phase of the corpus without a crash', async () => {
  const manifest = JSON.parse(readFileSync(join(corpus, 'manifest.json'), 'utf8')) as Record<
    string,
    { schedulable: number; projectRoots: string[] }
  >;
  for (const [name, { schedulable, projectRoots }] of Object.entries(manifest)) {
    for (const projectRoot of projectRoots) {
      const root = join(corpus, name.replace('/', '+'), projectRoot);
      const { code, stdout, stderr } = await cli(root, 'validate', '--json');
      expect({ name, stderr, crashed: ![0, 65].includes(code ?? -1) }).toEqual({ name, stderr: '', crashed: false });
      if (projectRoots.length === 1) expect(JSON.parse(stdout).phases).toBeGreaterThanOrEqual(schedulable);
    }
  }
});

function findPhase(repository: string, ref: string): string {
  const phases = join('.planning', 'phases');
  const names = readdirSync(join(corpus, repository, phases)).sort();
  const found = names.find(
    (name) =>
      name.startsWith(ref) &&
      readdirSync(join(corpus, repository, phases, name)).some((file) => /PLAN.*\.md$/.test(file)),
  );
  if (!found) throw new Error(`no phase ${ref} in ${repository}`);
  return join(phases, found).split('\\').join('/');
}
