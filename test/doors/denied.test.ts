import { expect, test } from '@jest/globals';
import { call, makeProject, plan, putProgram, temporaryDir } from '../project.ts';

const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write it.</action>\n</task>';
const event = (fields: object) => `echo '${JSON.stringify({ session_id: 's', ...fields })}'`;
const result = { type: 'result', subtype: 'success', is_error: false, result: 'Done.', total_cost_usd: 0.1 };
const usage = { input_tokens: 1, output_tokens: 1 };
const denial = { tool_name: 'Write', tool_input: { file_path: '/tmp/notes.txt' } };

/** A claude that was denied a Write to /tmp, after this work. */
async function run(work: string, last: object, words: readonly string[] = []) {
  const events = [
    `echo '{"type":"system","subtype":"init","session_id":"s","model":"claude-sonnet-4-5","cwd":"'"$PWD"'"}'`,
  ];
  const script = [...events, work, event({ ...result, usage, ...last })].join('\n');
  const PATH = putProgram(temporaryDir('programs'), 'claude', `[ "$1" = --version ] && exec echo 1.0\n${script}`);
  const env = { PATH, HOME: temporaryDir('home'), ANTHROPIC_API_KEY: 'a' };
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const options = ['--agent', 'claude', '--repairs', '0', '--backoff', '1ms', '--gateway', 'off', ...words];
  const ended = await call(['run', '1', '--json', ...options], { cwd: root, env });
  return { ...ended, json: JSON.parse(ended.stdout) };
}

const works = 'echo done > out.txt; echo "# Done" > "$SUMMARY_PATH"';

test('a denied tool call is a remark about finished work, which is judged', async () => {
  const { code, json } = await run(works, { permission_denials: [denial] });
  expect([code, json.status, json.attempts]).toEqual([0, 'success', 1]);
  expect(JSON.stringify(json)).toContain('claude was denied a tool (Write in /tmp); allow it: --add-dir /tmp');
});

test('a denied tool call is the reason where nothing was done, and no attempt is paid for again', async () => {
  const { code, json } = await run(':', { permission_denials: [denial] });
  expect([code, json.attempts, json.signal.details.reason]).toEqual([1, 1, 'agent_error']);
  expect(JSON.stringify(json)).toContain('allow it: --add-dir /tmp');
});

test('work that is not good is not good because a tool was denied, and its verification is the reason', async () => {
  const half = 'echo done > other.txt; echo "# Done" > "$SUMMARY_PATH"';
  const { code, json } = await run(half, { permission_denials: [denial] }, ['--max-attempts', '1']);
  expect(code).toBe(1);
  expect(json.signal.details.reason).not.toBe('agent_error');
  expect(JSON.stringify(json)).toContain('claude was denied a tool');
});
