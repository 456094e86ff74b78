import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import { verifyArtifacts } from '../../../src/judge/checks/promised-artifacts.ts';
import { runnableCommand } from '../../../src/judge/run/clean-copy/automated-command.ts';
import { testWithShared } from '../../needs.ts';
import { treeOf } from './tree-of.ts';

const corpus = join(process.cwd(), '../shared/corpus');
const withCorpus = testWithShared('corpus');

const plans = () =>
  readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((name) => /PLAN[^/]*\.md$/.test(name))
    .map((name) => readFileSync(join(corpus, name), 'utf8'));

withCorpus('every promise and command of real plans gets an answer, and none of them throws', async () => {
  const root = await mkdtemp(join(tmpdir(), 'corpus-'));
  const files = treeOf(root);
  const count = { artifacts: 0, commands: 0, notRunnable: 0 };
  for (const plan of plans()) {
    const { artifacts } = mustHaves(plan);
    count.artifacts += (await verifyArtifacts(files, artifacts)).length;
    for (const [, text = ''] of plan.matchAll(/<automated>([\s\S]{0,5000}?)<\/automated>/g)) {
      count.commands += 1;
      if ('notRunnable' in runnableCommand({ root, project: root }, text)) count.notRunnable += 1;
    }
  }
  await rm(root, { recursive: true });
  expect(count.artifacts).toBeGreaterThan(1000);
  expect(count.commands).toBeGreaterThan(500);
  expect(count.notRunnable).toBeLessThan(count.commands / 20);
});

function mustHaves(plan: string) {
  const frontmatter = /^---\r?\n([\s\S]*?)\r?\n---/.exec(plan)?.[1];
  const must = frontmatter === undefined ? undefined : tryParse(frontmatter)?.must_haves;
  const objects = (value: unknown): Record<string, unknown>[] =>
    Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null) : [];
  const strings = (value: unknown): string[] => [value].flat().filter((one): one is string => typeof one === 'string');
  return {
    artifacts: objects(must?.artifacts).map((one) => ({
      path: String(one.path),
      contains: strings(one.contains),
      exports: strings(one.exports),
    })),
  };
}

/** One file in a hundred is not YAML; reading those is the phase room's work. */
function tryParse(text: string): { must_haves?: { artifacts?: unknown } | null } | null {
  try {
    return parse(text, { schema: 'failsafe' });
  } catch {
    return null;
  }
}
