import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parseStrictYaml } from '../../../src/plan/phase/frontmatter.ts';
import { parsePlan } from '../../../src/plan/phase/plan.ts';
import { testWithShared } from '../../needs.ts';

const corpus = join(import.meta.dirname, '../../../../shared/corpus');

testWithShared('corpus')('no pattern and no artifact of the corpus is lost or misread', () => {
  let [patterns, artifacts] = [0, 0];
  for (const path of readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /-PLAN\.md$/.test(name),
  )) {
    const text = readFileSync(join(corpus, path), 'utf8');
    const source = text.startsWith('---\n') ? /^---\n([\s\S]*?)^---[ \t]*$/m.exec(text)?.[1] : undefined;
    if (source === undefined) continue;
    const { keyLinks, artifacts: read } = parsePlan(text, path).plan.mustHaves;
    const found = keyLinks.flatMap(({ pattern }) => pattern ?? []);
    expect({ path, patterns: found.length }).toEqual({
      path,
      patterns: (source.match(/^\s+pattern: *\S/gm) ?? []).length,
    });
    expect({ path, artifacts: read.length }).toEqual({ path, artifacts: artifactLines(source) });
    const strict = parseStrictYaml(source)?.get('must_haves') as { key_links?: { pattern?: string }[] } | undefined;
    if (strict?.key_links)
      expect({ path, found }).toEqual({ path, found: strict.key_links.flatMap(({ pattern }) => pattern ?? []) });
    patterns += found.length;
    artifacts += read.length;
  }
  expect(patterns).toBeGreaterThan(900);
  expect(artifacts).toBeGreaterThan(1_000);
});

/** Items of `artifacts:`, counted by their dashes. */
function artifactLines(source: string): number {
  const block = /^ +artifacts:[^\n]*\n((?:(?: +- | {4,}|\s*$)[^\n]*\n)*)/m.exec(source)?.[1] ?? '';
  const indent = /^ +(?=- )/m.exec(block)?.[0] ?? '';
  return block.split('\n').filter((line) => line.startsWith(`${indent}- `)).length;
}
