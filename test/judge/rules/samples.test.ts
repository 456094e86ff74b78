import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { judgeCommits } from '../../../src/judge/decide/judge-commits.ts';
import { type RuleId, ruleBook, ruleIds } from '../../../src/judge/rules/rule-book.ts';
import { localPhase } from '../../../src/record/project/local-phase.ts';
import { readSchedule } from '../../../src/record/project/read-schedule.ts';
import { judgingContext } from '../../../src/run/open/judging-context.ts';
import { selectPlans } from '../../../src/run/open/selected-plans.ts';
import type { World } from '../../../src/settings/call/world.ts';
import { parseSettings } from '../../../src/settings/table/settings.ts';
import { Git } from '../../../src/system/git/git.ts';
import { bareEnvironment, home } from '../../project.ts';

const { buildSample, readSamples } = await import(join(home, 'corpus/samples.mjs'));
const { project, rules } = readSamples(home);
const samples: readonly [RuleId, { refused: object; accepted?: object }][] = Object.entries(rules) as [];

let place: string;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'samples-'));
});
afterAll(() => rmSync(place, { recursive: true }));

/** What the judge says of a sample, each finding with its level. */
async function findingsOn(sample: object): Promise<{ rule: string; level: string }[]> {
  const root = mkdtempSync(join(place, 'sample-'));
  const environment = bareEnvironment();
  const base: string = buildSample(project, sample, root, environment);
  const world = {
    settings: parseSettings({}),
    environment,
    now: Date.now,
    random: Math.random,
    machine: { uptimeMs: () => performance.now() },
    interrupt: { now: new AbortController().signal, soon: new AbortController().signal },
    progress: () => {},
  } as unknown as World;
  const git = await Git.open(root, environment);
  const read = localPhase(await readSchedule(root, '1'), root, git);
  const scratch = `${root}-scratch`;
  mkdirSync(scratch);
  const only = selectPlans(read, ['01-01'], 'plan');
  const run = await judgingContext(read, { base, scratch, only, egress: null }, world);
  return [...(await judgeCommits((await git.head()).sha, run)).findings];
}

test('every rule of the data is one that the judge asks', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const code = files.map((name) => readFileSync(join('src', name), 'utf8')).join('\n');
  expect(ruleIds.filter((id) => !code.includes(`'${id}'`))).toEqual([]);
  expect(samples.filter(([id]) => !ruleIds.includes(id))).toEqual([]);
});

describe('the samples of the rules', () => {
  test('the good work has no finding that decides', async () => {
    expect((await findingsOn({})).filter(({ level }) => level !== 'warn')).toEqual([]);
  });

  test.each(samples)('%s', async (rule, { refused, accepted = {} }) => {
    const { level } = ruleBook[rule];
    expect(await findingsOn(refused)).toContainEqual(expect.objectContaining({ rule, level }));
    // Excused, it may still warn.
    const found = (await findingsOn(accepted)).filter((each) => each.rule === rule && each.level === level);
    expect(found).toEqual([]);
  });
});
