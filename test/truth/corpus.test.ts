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

  test('is told in the README by the figures of its table', () => {
    const total = /^\| \*\*of (\d+)\*\* \| {2}\| (.*) \|$/m.exec(table);
    const figures = (total?.[2] ?? '').split(' | ').map((cell) => cell.match(/\d+/g)?.join(' | '));
    const of = (harness: string) => figures[harnesses.indexOf(harness)];
    const readme = readFileSync('README.md', 'utf8');
    expect(readme).toContain(`| what decides | false "done" accepted, of ${total?.[1]} |`);
    expect(of('exit-code')).toBe(of('says-done'));
    for (const [row, harness] of [
      ["the agent's exit code, or its word", 'exit-code'],
      ["the project's tests are green", 'tests-green'],
      ['files were changed, and the tests are green', 'changed-and-green'],
      ['**Phase Executor**, with its defaults', 'phase-executor'],
      ['**Phase Executor**, `min-evidence: tests`', 'phase-executor-tests'],
    ] as const)
      expect(readme).toContain(`| ${row} | ${of(harness)} |`);
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
