import { expect, test } from '@jest/globals';
import { call, cli, cliJson, temporaryDir } from '../project.ts';

const root = temporaryDir('handoff');
const completed = '[{"file":"src/a.ts","status":"done","tests":"passed"}]';
const remaining = '[{"file":"src/b.ts","description":"the rest"}]';

test('what create makes of key=value words is what validate takes, by word and on stdin', async () => {
  const words = [
    `completed=${completed}`,
    `remaining=${remaining}`,
    'decisions=use zod',
    'filesModified=["a","b","a"]',
  ];
  const made = await cliJson(root, 'handoff', 'create', 'agent-1', 'threshold_critical', ...words);
  expect([made.code, made.json]).toEqual([
    0,
    {
      ...{ completed: JSON.parse(completed), remaining: JSON.parse(remaining) },
      context: { decisions: ['use zod'], patterns: [], filesModified: ['a', 'b'] },
      ...{ createdAt: expect.stringMatching(/Z$/), agentId: 'agent-1', reason: 'threshold_critical' },
    },
  ]);
  const valid = { valid: true, size: JSON.stringify(made.json).length };
  expect(await cliJson(root, 'handoff', 'validate', made.stdout)).toMatchObject({ code: 0, json: valid });
  const ended = call(['handoff', 'validate', '--json'], { cwd: root, stdin: made.stdout });
  expect(JSON.parse((await ended).stdout)).toEqual(valid);
});

test('details may be one JSON object, with the context in it or beside it', async () => {
  const context = { decisions: ['d'], patterns: ['p'], issues: ['i'], filesModified: [] };
  const nested = await cliJson(root, 'handoff', 'create', 'a', 'error', JSON.stringify({ context }));
  const flat = await cliJson(root, 'handoff', 'create', 'a', 'error', JSON.stringify(context));
  expect(nested.json.context).toEqual(context);
  expect(flat.json.context).toEqual(context);
});

test('the answer is the handoff alone; that it is too large is said on stderr and by validate', async () => {
  const made = await cli(root, 'handoff', 'create', 'a', 'task_complete', `issues=${'x'.repeat(5_000)}`);
  expect([made.code, JSON.parse(made.stdout).reason]).toEqual([0, 'task_complete']);
  expect(made.stderr).toMatch(/has 5\d\d\d characters, more than 4000/);
  const { code, json } = await cliJson(root, 'handoff', 'validate', made.stdout);
  expect([code, json]).toEqual([
    1,
    { valid: false, size: expect.any(Number), warning: expect.stringContaining('more than 4000') },
  ]);
});

test.each([
  ['{nonsense', /handoff: not JSON/],
  ['', /handoff: not JSON/],
  ['[]', /handoff: .*expected object/],
  ['{"completed":[{"file":"a","status":"finished"}]}', /completed\.0\.status: /],
  ['{"completed":[]}', /context: /],
])('%s is not a checkpoint return: exit code 65, and the field is named', async (text, problem) => {
  const ended = call(['handoff', 'validate', '-', '--json'], { cwd: root, stdin: text });
  const { code, stdout } = await ended;
  const { valid, size, errors } = JSON.parse(stdout);
  expect([code, valid, size]).toEqual([65, false, text.length]);
  expect(errors.join('\n')).toMatch(problem);
});

test.each([
  [['create'], /handoff create: write for example/],
  [['create', 'a', 'tired'], /found reason "tired", expected one of: threshold_critical, task_complete, error/],
  [['create', 'a', 'error', 'remaining=[{"file":"b"}]'], /remaining\.0\.description/],
  [['create', 'a', 'error', 'colour=red'], /colour/],
  [['create', 'a', 'error', 'context=red'], /context/],
  [['make'], /found "make", expected one of: create, validate/],
  [['validate', '{', '}'], /expected one word of JSON, found 2/],
])('%j is wrong usage', async (words, sentence) => {
  const { code, stderr } = await cli(root, 'handoff', ...words);
  expect([code, stderr]).toEqual([64, expect.stringMatching(sentence)]);
});
