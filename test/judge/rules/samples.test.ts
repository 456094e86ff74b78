import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { judgeCommits } from '../../../src/judge/gate/judge-commits.ts';
import { type RuleId, ruleBook } from '../../../src/judge/rules/rule-book.ts';
import { localPhase } from '../../../src/record/project/local-phase.ts';
import { readSchedule } from '../../../src/record/project/read-schedule.ts';
import { judgingContext } from '../../../src/run/open/judging-context.ts';
import { selectedPlans } from '../../../src/run/open/selected-plans.ts';
import type { World } from '../../../src/settings/call/world.ts';
import { parseSettings } from '../../../src/settings/table/settings.ts';
import { Scratch } from '../../system/git/scratch.ts';

interface Sample {
  readonly base?: Readonly<Record<string, string>>;
  readonly plan?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string | null>>;
  readonly summary?: string | null;
  readonly run?: string;
}

interface Samples {
  readonly refused: Sample;
  readonly accepted?: Sample;
}

const samples: Readonly<Record<string, Samples>> = parse(readFileSync('src/judge/rules/samples.yml', 'utf8'));
const folder = '.planning/phases/01-first';
const summary = `${folder}/01-01-SUMMARY.md`;

const planText = (files: string, artifacts: string) => `---
phase: 01-first
files_modified: [${files}]
must_haves:
  artifacts:
    - ${artifacts}
---
<tasks>
<task type="auto"><name>Total</name><files>${files}</files><action>Write it</action><verify></verify><done>Written</done></task>
</tasks>
`;
const plan = planText('src/a.js, test/a.test.js', 'path: src/a.js\n      contains: total');

const base = {
  '.planning/ROADMAP.md': '# Roadmap\n\n- [ ] **Phase 1: First**\n\n### Phase 1: First\n',
  [`${folder}/01-02-PLAN.md`]: planText('src/b.js', 'path: src/b.js'),
  'src/lib.js': 'export const sum = (a, b) => a + b;\n',
  'src/old.js': 'export const old = [1, 2].length;\n',
  'src/b.js': 'export const b = [3].length;\n',
  'test/old.test.js':
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { old } from '../src/old.js';\ntest('old', () => {\n  assert.equal(old, [1, 2].length);\n});\n",
  'package.json': '{ "name": "x", "type": "module", "scripts": { "test": "node --test" } }\n',
  '.gitignore': 'dist/\n',
  '.github/workflows/ci.yml': 'on: push\n',
};

const good = {
  'src/a.js': "import { sum } from './lib.js';\nexport const total = (list) => list.reduce(sum, 0);\n",
  'test/a.test.js':
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { total } from '../src/a.js';\ntest('a total', () => assert.equal(total([1, 2]), 3));\n",
};

let repo: Scratch;
beforeAll(() => {
  repo = new Scratch(base);
});
afterAll(() => repo.remove());

/** What the judge says of a sample, each finding with its level. */
async function findingsOn(sample: Sample): Promise<{ rule: string; level: string }[]> {
  repo.sh('git checkout -q -B sample $(git rev-list --max-parents=0 HEAD); git clean -ffdxq');
  const words = Object.entries(sample.plan ?? {});
  const own = words.reduce((text, [word, other]) => text.replace(word, () => other), plan);
  const before = repo.commit('Plan', { [`${folder}/01-01-PLAN.md`]: own, ...sample.base });
  const done = sample.summary === undefined ? '# Plan 01-01\n\nAll tasks are done.\n' : sample.summary;
  for (const [path, text] of Object.entries({ ...good, ...sample.files, [summary]: done }))
    if (text === null) rmSync(join(repo.root, path), { force: true });
    else repo.write({ [path]: text });
  if (sample.run !== undefined) repo.sh(sample.run);
  repo.sh('git add -A; git add -f .env node_modules 2> /dev/null || true; git commit -q --allow-empty -m work');
  const git = await repo.open();
  const world = {
    settings: parseSettings({}),
    environment: repo.env,
    now: Date.now,
    random: Math.random,
    machine: { uptimeMs: () => performance.now() },
    interrupt: { now: new AbortController().signal, soon: new AbortController().signal },
    progress: () => {},
  } as unknown as World;
  const read = localPhase(await readSchedule(repo.root, '1'), repo.root, git);
  const scratch = mkdtempSync(join(repo.base, 'scratch-'));
  const only = selectedPlans(read, ['01-01'], 'plan');
  const run = await judgingContext(read, { base: before, scratch, only, egress: null }, world);
  return [...(await judgeCommits((await git.head()).sha, run)).findings];
}

describe('the samples of the rules', () => {
  test('the good work has no finding that decides', async () => {
    expect((await findingsOn({})).filter(({ level }) => level !== 'warn')).toEqual([]);
  });

  test.each(Object.entries(samples))('%s', async (rule, { refused, accepted = {} }) => {
    const { level } = ruleBook[rule as RuleId];
    expect(await findingsOn(refused)).toContainEqual(expect.objectContaining({ rule, level }));
    // Excused, it may still warn.
    const found = (await findingsOn(accepted)).filter((each) => each.rule === rule && each.level === level);
    expect(found).toEqual([]);
  });
});
