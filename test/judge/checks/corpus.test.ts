import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';
import { runnableCommand } from '../../../src/judge/checks/automated-command.ts';
import { verifyKeyLinks } from '../../../src/judge/checks/key-links.ts';
import { verifyArtifacts } from '../../../src/judge/checks/promised-artifacts.ts';
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
  await writeFile(join(root, 'source.ts'), 'nothing that was promised');
  const files = treeOf(root);
  const count = { artifacts: 0, links: 0, unanswered: 0, commands: 0, notRunnable: 0 };
  for (const plan of plans()) {
    const { artifacts, links } = mustHaves(plan);
    count.artifacts += (await verifyArtifacts(files, artifacts)).length;
    const inSource = links.map((link) => ({ ...link, from: 'source.ts' }));
    const found = await verifyKeyLinks(files, inSource, { known: [], pending: [] });
    count.links += found.length;
    const unanswered = found.filter(
      ({ passed, message }) => passed === null && !/is prose, and the link has no/.test(message),
    );
    count.unanswered += unanswered.length;
    for (const [, text = ''] of plan.matchAll(/<automated>([\s\S]{0,5000}?)<\/automated>/g)) {
      count.commands += 1;
      if ('notRunnable' in runnableCommand({ root, project: root }, text)) count.notRunnable += 1;
    }
  }
  await rm(root, { recursive: true });
  expect(count.artifacts).toBeGreaterThan(1000);
  expect(count.links).toBeGreaterThan(1000);
  expect(count.unanswered).toBe(0);
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
    links: objects(must?.key_links).map((one) => ({
      from: String(one.from),
      to: String(one.to),
      ...(typeof one.pattern === 'string' ? { pattern: one.pattern } : {}),
    })),
  };
}

/** One file in a hundred is not YAML; reading those is the phase room's work. */
function tryParse(text: string): { must_haves?: { artifacts?: unknown; key_links?: unknown } | null } | null {
  try {
    return parse(text, { schema: 'failsafe' });
  } catch {
    return null;
  }
}
