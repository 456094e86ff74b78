import { describe, expect, test } from '@jest/globals';
import { cli, cliJson, makeProject, makeRepository, plan } from '../project.ts';

describe('validate', () => {
  test.each([
    ['.planning/milestones/v1.0-phases/01-a/01-01-PLAN.md', plan()],
    ['.planning/MILESTONES.md', '# Milestones\n'],
  ])('after a finished milestone (%s) has nothing to say', async (path, text) => {
    const root = makeRepository({ [path]: text });
    const { code, stdout, stderr } = await cli(root, 'validate');
    expect({ code, stdout: stdout.trim(), stderr }).toEqual({
      ...{ code: 0, stderr: '' },
      stdout: '0 phases, 0 plans: 0 errors, 0 warnings, 0 infos',
    });
  });

  test('has nothing to say of a finished phase but where it is asked for', async () => {
    const odd = plan({ frontmatter: 'wave: 7\ntitle: x\n', dependsOn: '"01-09"' });
    const root = makeRepository({
      '.planning/ROADMAP.md': '- [ ] Phase 1: A\n\n### Phase 1: A\n- [ ] 01-01-PLAN.md\n- [ ] 01-02-PLAN.md\n',
      '.planning/phases/01-a/01-01-PLAN.md': odd,
      '.planning/phases/01-a/01-01-SUMMARY.md': '# Done\n',
      '.planning/phases/01-a/01-02-PLAN.md': odd,
      '.planning/phases/01-a/01-02-SUMMARY.md': '# Done\n',
    });
    const whole = await cliJson(root, 'validate');
    expect(whole.code).toBe(0);
    expect(whole.json.diagnostics).toEqual([]);
    const alone = await cliJson(root, 'validate', '1');
    expect(alone.json.diagnostics.map(({ code }: { code: string }) => code)).toEqual([
      ...['dependency-unresolved', 'dependency-unresolved', 'wave-differs', 'wave-differs'],
    ]);
  });

  test('tells of an unfinished phase and stops at a dependency that is no plan', async () => {
    const root = makeRepository({ '.planning/phases/01-a/01-01-PLAN.md': plan({ dependsOn: '"01-09"' }) });
    const { code, json } = await cliJson(root, 'validate');
    expect([code, json.errors, json.diagnostics[0].code]).toEqual([65, 1, 'dependency-unresolved']);
    expect((await cli(root, 'run', '1', '--agent', 'script')).code).toBe(65);
  });
});

test('a promise that git ignores is told, as doctor does', async () => {
  const root = makeProject({ '01-01': plan({ artifact: 'build/out.txt' }) }, { '.gitignore': 'build/\n' });
  const { json } = await cliJson(root, 'validate', '1');
  expect(json.diagnostics).toContainEqual(
    expect.objectContaining({
      severity: 'warning',
      code: 'ignored-promise',
      file: '.planning/phases/01-first/01-01-PLAN.md',
      message: expect.stringContaining('promises build/out.txt, which git ignores (.gitignore:1: build/)'),
    }),
  );
});
