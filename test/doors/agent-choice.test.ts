import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { call, cliPath, git, makeProject, plan, start, temporaryDir, until } from '../project.ts';

const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write out.txt.</action>\n</task>';
const event = (fields: object) => `echo '${JSON.stringify({ session_id: 's', ...fields })}'`;
const usage = { input_tokens: 1000, cache_read_input_tokens: 400, cache_creation_input_tokens: 50, output_tokens: 70 };
const end = { type: 'result', subtype: 'success', is_error: false, result: 'All done.', usage, total_cost_usd: 0.25 };
const works = `cat > "$HOME/prompt"; echo done > out.txt; echo '# Done' > "$SUMMARY_PATH"
${event({ type: 'assistant', message: { content: [{ type: 'tool_use', id: 't', name: 'Write', input: { path: 'out.txt' } }] } })}
${event({ type: 'user', message: { content: [{ type: 'tool_result', tool_use_id: 't' }] } })}
echo "key=$ANTHROPIC_API_KEY token=$GITHUB_TOKEN" > "$HOME/seen"
${event(end)}`;

/** A folder with programs of these names; each says its version, or does its work. */
function programs(scripts: Record<string, string>): string {
  const dir = temporaryDir('programs');
  for (const [name, script] of Object.entries(scripts)) {
    writeFileSync(join(dir, name), `#!/bin/sh\n[ "$1" = --version ] && exec echo 1.0\n${script}\n`);
    chmodSync(join(dir, name), 0o755);
  }
  return dir;
}

async function run(root: string, scripts: Record<string, string>, ...words: string[]) {
  const HOME = temporaryDir('home');
  const env = {
    PATH: `${programs(scripts)}:${process.env.PATH}`,
    ...{ HOME, ANTHROPIC_API_KEY: 'k', GITHUB_TOKEN: 't' },
  };
  const ended = await call(['run', '1', '--json', '--backoff', '1ms', ...words], { cwd: root, env });
  return { ...ended, HOME, json: ended.stdout.trim() === '' ? null : JSON.parse(ended.stdout) };
}

test('the one agent on PATH is taken and named, with a token in the place of its key and without ours, and paid for exactly', async () => {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const { code, stderr, json, HOME } = await run(root, { claude: works });
  expect({ code, stderr }).toMatchObject({ code: 0 });
  expect(stderr).toContain('agent: claude, the only one on PATH');
  expect(stderr).toContain('edits out.txt');
  expect(JSON.stringify(json)).toContain('"tokensUsed":1520');
  expect(JSON.stringify(json)).toContain('"costUsd":0.25');
  expect(readFileSync(join(HOME, 'seen'), 'utf8')).toMatch(/^key=pe-[0-9a-f]{48} token=\n$/);
  expect(readFileSync(join(HOME, 'prompt'), 'utf8')).toContain('Execute plan 01-01');
});

test('several agents or none are an error that names the setting, and no attempt is counted', async () => {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const before = git(root, 'rev-parse', 'HEAD');
  const two = await run(root, { claude: works, codex: works });
  expect(two.code).toBe(64);
  expect(two.stderr).toContain('agent: found claude and codex on PATH; set agent');
  const none = await run(root, {});
  expect(none.code).toBe(69);
  expect(none.stderr).toContain('task "Write it" of plan 01-01 has no script to run');
  expect(git(root, 'rev-parse', 'HEAD')).toBe(before);
  expect(await run(root, { codex: works, claude: works }, '--agent', 'claude')).toMatchObject({ code: 0 });
});

test('a quota that is used up parks the plan with the time to ask again, and then it goes on', async () => {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const quota = event({ ...end, is_error: true, api_error_status: 400, result: 'Credit balance is too low' });
  const parked = await run(root, { claude: quota });
  expect(parked.code).toBe(10);
  expect(JSON.stringify(parked.json)).toMatch(/"estimatedUnblockTime":"20/);
  expect(parked.stderr).toContain('Credit balance is too low');
  expect((await run(root, { claude: works })).code).toBe(0);
});

test('a key that is refused stops at once and names what to set', async () => {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const refused = event({ ...end, is_error: true, result: 'Not logged in · Please run /login' });
  const { code, stderr, HOME } = await run(root, { claude: `echo x >> "$HOME/calls"; ${refused}` });
  expect(code).toBe(1);
  expect(stderr).toContain('set ANTHROPIC_API_KEY (or CLAUDE_CODE_OAUTH_TOKEN)');
  expect(readFileSync(join(HOME, 'calls'), 'utf8')).toBe('x\n');
});

test.each([
  ['with its end, its work counts', event(end), { adopted: [{ plan: '01-01' }], failed: [] }],
  ['without its end, its work proves nothing', '', { adopted: [], failed: [{ plan: '01-01' }] }],
])('an agent whose run was killed is adopted by its stream: %s', async (_, last, outcome) => {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const HOME = temporaryDir('home');
  const halfway = `echo done > out.txt; echo '# Done' > "$SUMMARY_PATH"; touch "$HOME/at-work"
until [ -e "$HOME/go" ]; do sleep 0.02; done
${last}
touch "$HOME/gone"`;
  const env = { PATH: `${programs({ claude: halfway })}:${process.env.PATH}`, HOME };
  const words = ['run', '1', '--json', '--agent', 'claude', '--isolation', 'worktree', '--backoff', '1ms'];
  const first = start(cliPath, words, { cwd: root, env });
  await until(() => existsSync(join(HOME, 'at-work')));
  first.child.kill('SIGKILL');
  await first.ended;
  writeFileSync(join(HOME, 'go'), '');
  await until(() => existsSync(join(HOME, 'gone')));
  const adopted = await call(['adopt', '1', '--json'], { cwd: root, env });
  expect(JSON.parse(adopted.stdout)).toMatchObject(outcome);
});
