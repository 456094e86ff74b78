import { expect, test } from '@jest/globals';
import { standIn, together } from '../agents/stand-in.ts';
import { Chain } from '../chain/jobs.ts';
import { call, commitAll, makeProject, plan, signalsOf } from '../project.ts';

const check = 'grep -qx good out.txt';
const task = `<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n  <verify><automated>${check}</automated></verify>\n</task>`;
const writes = (text: string) => `echo ${text} > out.txt; echo "# Done" > "$SUMMARY_PATH"`;
/** How claude and codex say that their provider refuses, after some work. */
const refusedBy = {
  claude: (words: string, status: number) =>
    `echo half > half.txt; says '"type":"result","subtype":"success","is_error":true,"terminal_reason":"api_error","api_error_status":${status},"result":"${words}",'"$usage"; exit 1`,
  codex: (words: string) => `echo '{"type":"turn.failed","error":{"message":"${words}"}}'; exit 1`,
};

async function relay(root: string, agents: Parameters<typeof together>[0], ...words: string[]) {
  const all = ['run', '1', '--json', '--backoff', '1ms', '--repairs', '0', ...words];
  return call(all, { cwd: root, env: together(agents) });
}

test('after a quota the next agent goes on with the kept work, and later plans begin with it', async () => {
  const words = 'Credit balance is too low';
  const root = makeProject({
    '01-01': plan({ task }),
    '01-02': plan({ task, dependsOn: '"01-01"', artifact: 'b.txt' }),
  });
  commitAll(root, 'rules', { '.github/phase-executor.yml': 'agent: [claude, codex]\n' });
  const claude = standIn('claude', [refusedBy.claude(words, 400)]);
  const codex = standIn('codex', [
    `cp half.txt "$HOME/found"; rm half.txt; ${writes('good')}`,
    `touch b.txt; echo b > b.txt; ${writes('good')}`,
  ]);
  const { code, stderr } = await relay(root, [claude, codex]);
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stderr).toContain('codex goes on');
  expect([claude.calls(), codex.calls()]).toEqual([1, 2]);
  expect(codex.prompt(1)).toContain(words.split(' ')[0]);
  const signals = signalsOf(root);
  expect(['01-01', '01-02'].map((id) => signals[id]?.details.agent)).toEqual(['codex', 'codex']);
  expect(signals['01-02']).toMatchObject({ attempt: 1 });
});

test('where every provider refuses the phase ends as with one agent, and a run without any work left pays nobody', async () => {
  const root = makeProject({ '01-01': plan({ task }) });
  const claude = standIn('claude', [refusedBy.claude('Credit balance is too low', 400)]);
  const codex = standIn('codex', [
    refusedBy.codex('Quota exceeded. Check your plan and billing details.'),
    writes('good'),
  ]);
  const words = ['--agent', 'claude', '--next-agents', 'codex'];
  const parked = await relay(root, [claude, codex], ...words);
  expect([parked.code, claude.calls(), codex.calls()]).toEqual([10, 1, 1]);
});

test('a plan that failed twice goes to the stronger agent, also when it would have been given up', async () => {
  for (const [words, calls] of [
    [
      ['--stuck', 'off'],
      [2, 1],
    ],
    [
      ['--max-attempts', '1'],
      [1, 1],
    ],
  ] as const) {
    const root = makeProject({ '01-01': plan({ task }) });
    const claude = standIn('claude', [writes('bad-$call')]);
    const codex = standIn('codex', [writes('good')]);
    const rule = ['--agent', 'claude', '--escalate-agent', 'after=2 to=codex -m big'];
    const { code, stderr } = await relay(root, [claude, codex], ...rule, ...words);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    expect([claude.calls(), codex.calls()]).toEqual(calls);
    expect(signalsOf(root)['01-01']?.details.agent).toBe('codex -m big');
  }
});

test('an agent of the list that is not here is refused before anything is paid, and so is a list without a first one', async () => {
  const root = makeProject({ '01-01': plan({ task }) });
  const claude = standIn('claude', [writes('good')]);
  const missing = await relay(root, [claude], '--agent', 'claude', '--next-agents', 'gemini');
  expect(missing).toMatchObject({ code: 69, stderr: expect.stringContaining('agent gemini') });
  const unnamed = await relay(root, [claude], '--next-agents', 'claude');
  expect(unnamed).toMatchObject({ code: 64, stderr: expect.stringContaining('name the first one') });
  expect(claude.calls()).toBe(0);
});

test('a chain hands over from leg to leg', () => {
  const claude = standIn('claude', [refusedBy.claude('Credit balance is too low', 400)]);
  const codex = standIn('codex', [writes('good')]);
  const words = ['--mode', 'matrix', '--agent', 'claude', '--next-agents', 'codex', '--backoff', '1ms'];
  const chain = new Chain({ '01-01': plan({ task }) }, words, {}, together([claude, codex]));
  const { ended } = chain.run();
  expect([ended.code, claude.calls(), codex.calls()]).toEqual([0, 1, 1]);
  expect(chain.file('out.txt')).toBe('good');
});
