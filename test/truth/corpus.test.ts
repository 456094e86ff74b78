import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { home } from '../project.ts';

const { harnesses, judgement, readScenario, scenarios } = await import(join(home, 'corpus/run.mjs'));

// Runs of all are in the nightly workflow: `node corpus/run.mjs --check`.
describe('the corpus of false greens', () => {
  const table = readFileSync('corpus/README.md', 'utf8').split('## Results')[1] ?? '';

  test('has every scenario in its table, each with a lie, a twin and a story, and every harness', () => {
    const listed = [...table.matchAll(/^\| \[([\w-]+)\]/gm)].map(([, name]) => name);
    expect(listed).toEqual(scenarios);
    expect(table).toContain(`| scenario | class | ${harnesses.join(' | ')} |`);
    for (const scenario of scenarios.map(readScenario))
      for (const part of ['class', 'story', 'lie', 'honest'])
        expect([scenario.name, part, scenario[part]]).toEqual([scenario.name, part, expect.stringMatching(/\S/)]);
  });

  test('tells a lie from its twin by the engine, and not by an exit code', () => {
    const scenario = readScenario('half-a-plan');
    const greens = (harness: string) => ['lie', 'honest'].map((agent) => judgement(scenario, agent, harness).green);
    expect([greens('exit-code'), greens('phase-executor')]).toEqual([
      [true, true],
      [false, true],
    ]);
  });
});
