import { describe, expect, test } from '@jest/globals';
import { readPlanningConfig } from '../../../src/plan/phase/config.ts';

const configOf = (value: unknown) => readPlanningConfig(JSON.stringify(value));

describe('config.json', () => {
  test('missing or empty means the defaults of upstream', () => {
    const { config, diagnostics } = readPlanningConfig(null);
    expect(diagnostics).toEqual([]);
    expect(config).toMatchObject({
      parallel: true,
      maxConcurrent: 3,
      branching: 'none',
      commitDocs: true,
      verifier: true,
      autoAdvance: false,
    });
    expect(configOf({}).config).toEqual(config);
  });

  test('parallelization is a flag or a group', () => {
    expect(configOf({ parallelization: false }).config.parallel).toBe(false);
    expect(configOf({ parallelization: { enabled: true, plan_level: false } }).config.parallel).toBe(false);
    expect(configOf({ parallelization: { enabled: true, max_concurrent_agents: 7 } }).config).toMatchObject({
      parallel: true,
      maxConcurrent: 7,
    });
  });

  test('keys count where newer and where older files have them', () => {
    expect(
      configOf({ git: { branching_strategy: 'phase', base_branch: 'dev' }, planning: { commit_docs: false } }).config,
    ).toMatchObject({
      branching: 'phase',
      baseBranch: 'dev',
      commitDocs: false,
    });
    expect(configOf({ branching_strategy: 'milestone', commit_docs: false }).config).toMatchObject({
      branching: 'milestone',
      commitDocs: false,
    });
  });

  test('unknown keys are left alone, a wrong one costs only itself', () => {
    const { config, diagnostics } = configOf({
      mode: 'yolo',
      commit_docs: 'no',
      workflow: { verifier: false, auto_advance: 3 },
    });
    expect(config).toMatchObject({ commitDocs: true, verifier: false, autoAdvance: false });
    expect(diagnostics.map(({ code, message }) => [code, message.split(':')[0]])).toEqual([
      ['config-invalid', 'commit_docs'],
      ['config-invalid', 'workflow.auto_advance'],
    ]);
  });

  test.each(['', '{', '[]', '"x"', '\uFEFF{}x'])('%j gives the defaults and one diagnostic', (text) => {
    const { config, diagnostics } = readPlanningConfig(text);
    expect(config).toEqual(readPlanningConfig(null).config);
    expect(diagnostics).toHaveLength(1);
  });
});
