import { describe, expect, test } from '@jest/globals';
import { readPlanningConfig } from '../../../src/plan/phase/config.ts';

const configOf = (value: unknown) => readPlanningConfig(JSON.stringify(value));

describe('config.json', () => {
  test('missing or empty means the defaults of upstream', () => {
    const { config, diagnostics } = readPlanningConfig(null);
    expect(diagnostics).toEqual([]);
    expect(config).toEqual({ parallel: true, commitDocs: true });
    expect(configOf({}).config).toEqual(config);
  });

  test('parallelization is a flag or a group', () => {
    expect(configOf({ parallelization: false }).config.parallel).toBe(false);
    expect(configOf({ parallelization: { enabled: true, plan_level: false } }).config.parallel).toBe(false);
    expect(configOf({ parallelization: { enabled: true, max_concurrent_agents: 7 } }).config.parallel).toBe(true);
  });

  test('a key counts where newer and where older files have it', () => {
    expect(configOf({ planning: { commit_docs: false } }).config.commitDocs).toBe(false);
    expect(configOf({ commit_docs: false }).config.commitDocs).toBe(false);
  });

  test('unknown keys are left alone, a wrong one costs only itself', () => {
    const { config, diagnostics } = configOf({
      mode: 'yolo',
      commit_docs: 'no',
      planning: { commit_docs: 3, search: 3 },
      parallelization: false,
    });
    expect(config).toEqual({ parallel: false, commitDocs: true });
    expect(diagnostics.map(({ code, message }) => [code, message.split(':')[0]])).toEqual([
      ['config-invalid', 'commit_docs'],
      ['config-invalid', 'planning.commit_docs'],
    ]);
  });

  test.each(['', '{', '[]', '"x"', '\uFEFF{}x'])('%j gives the defaults and one diagnostic', (text) => {
    const { config, diagnostics } = readPlanningConfig(text);
    expect(config).toEqual(readPlanningConfig(null).config);
    expect(diagnostics).toHaveLength(1);
  });
});
