import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { call, cliPath, git, makeProject, plan, putProgram, start, temporaryDir, until } from '../project.ts';

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
  for (const [name, script] of Object.entries(scripts))
    putProgram(dir, name, `[ "$1" = --version ] && exec echo 1.0\n${script}`);
  return dir;
}

async function run(root: string, scripts: Record<string, string>, ...given: (string | Record<string, string>)[]) {
  const words = given.filter((each) => typeof each === 'string');
  const more = Object.assign({}, ...given.filter((each) => typeof each !== 'string'));
  const HOME = temporaryDir('home');
  const env = {
    PATH: `${programs(scripts)}:${process.env.PATH}`,
    ...{ HOME, ANTHROPIC_API_KEY: 'k', GITHUB_TOKEN: 't', ...more },
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
  const quota = event({ ...end, is_error: true, api_error_status: 429, result: 'You have hit your usage limit' });
  const parked = await run(root, { claude: quota });
  expect(parked.code).toBe(10);
  expect(JSON.stringify(parked.json)).toMatch(/"estimatedUnblockTime":"20/);
  expect(parked.stderr).toContain('You have hit your usage limit');
  expect((await run(root, { claude: works })).code).toBe(0);
});

test('a key that is refused stops at once and names what to set', async () => {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const refused = event({ ...end, is_error: true, result: 'Not logged in · Please run /login' });
  const { code, json, HOME } = await run(root, { claude: `echo x >> "$HOME/calls"; ${refused}` });
  expect(code).toBe(1);
  expect(JSON.stringify(json)).toContain('set ANTHROPIC_API_KEY (or CLAUDE_CODE_OAUTH_TOKEN)');
  expect(readFileSync(join(HOME, 'calls'), 'utf8')).toBe('x\n');
});

test('an agent beside others whose run was killed is adopted by its stream: without its end, its work proves nothing', async () => {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const HOME = temporaryDir('home');
  const halfway = `echo done > out.txt; echo '# Done' > "$SUMMARY_PATH"; touch "$HOME/at-work"
until [ -e "$HOME/go" ]; do sleep 0.02; done
touch "$HOME/gone"`;
  const env = { PATH: `${programs({ claude: halfway })}:${process.env.PATH}`, HOME, ANTHROPIC_API_KEY: 'k' };
  const words = ['run', '1', '--json', '--agent', 'claude', '--max-parallel', '2', '--backoff', '1ms'];
  const first = start(cliPath, words, { cwd: root, env });
  await until(() => existsSync(join(HOME, 'at-work')));
  first.child.kill('SIGKILL');
  await first.ended;
  writeFileSync(join(HOME, 'go'), '');
  await until(() => existsSync(join(HOME, 'gone')));
  const adopted = await call(['adopt', '1', '--json'], { cwd: root, env });
  expect(JSON.parse(adopted.stdout)).toMatchObject({ adopted: [], failed: [{ plan: '01-01' }] });
});

describe('before anything is paid', () => {
  const untouched = (root: string) => expect(existsSync(join(root, 'out.txt'))).toBe(false);

  test('an agent that finds no key in any place of its own is refused, and one that may have its own way is not', async () => {
    const root = makeProject({ '01-01': plan({ task: prose }) });
    const none = await run(root, { claude: works }, { ANTHROPIC_API_KEY: '' });
    expect(none).toMatchObject({ code: 69, stderr: expect.stringContaining('set ANTHROPIC_API_KEY') });
    untouched(root);
    const own = makeProject(
      { '01-01': plan({ task: prose }) },
      { '.claude/settings.json': '{"apiKeyHelper":"/bin/get-key"}' },
    );
    expect(await run(own, { claude: works }, { ANTHROPIC_API_KEY: '' })).toMatchObject({ code: 0 });
  });

  test('a server of the agent that failed to start ends the run before its model is asked, and costs no attempt', async () => {
    const init = { type: 'system', subtype: 'init', model: 'claude-sonnet-4-5' };
    const servers = (status: string) => [
      { name: 'good', status: 'connected' },
      { name: 'db', status },
    ];
    const says = (status: string) => event({ ...init, mcp_servers: servers(status) });
    const root = makeProject({ '01-01': plan({ task: prose }) });
    const failed = await run(root, { claude: `${says('failed')}\nsleep 30\n${works}` });
    expect(failed).toMatchObject({ code: 69, stderr: expect.stringContaining('MCP server db failed to start') });
    untouched(root);
    const again = await run(root, { claude: `${says('needs-auth')}\n${works}` });
    expect(again).toMatchObject({ code: 0, json: { status: 'success' } });
    expect(JSON.stringify(again.json)).toContain('"attempt":1');
  });

  test.each([
    ['a test program that is not here', 'no-such-runner --all', 69, 'test-command needs no-such-runner'],
    ['a test command that bash cannot read', 'npm test && (', 65, 'no command that bash can run'],
  ])('%s is refused', async (_, command, code, why) => {
    const root = makeProject({ '01-01': plan({ task: prose }) });
    const words = ['--test-command', command];
    expect(await run(root, { claude: works }, ...words)).toMatchObject({ code, stderr: expect.stringContaining(why) });
    untouched(root);
    const dry = await run(root, { claude: works }, ...words, '--dry-run');
    expect(dry).toMatchObject({ code, json: { wouldStart: false } });
  });

  test('a test program that a plan is to install is not asked for', async () => {
    const installs = prose.replace('Write out.txt.', 'Write out.txt; install no-such-runner.');
    const root = makeProject({ '01-01': plan({ task: installs }) });
    const { code, stderr } = await run(root, { claude: works }, '--test-command', 'no-such-runner');
    expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining('edits out.txt') });
  });
});

test('the script agent is refused for a plan that gives it nothing to run, before an attempt', async () => {
  const task = '<task type="auto">\n  <name>Write it</name>\n  <action>Write it.</action>\n</task>';
  const root = makeProject({ '01-01': plan(), '01-02': plan({ task, artifact: 'b.txt' }) });
  const refused = await call(['run', '1', '--agent', 'script'], { cwd: root });
  expect(refused.code).toBe(65);
  expect(refused.stderr).toContain('agent: script has nothing to run in .planning/phases/01-first/01-02-PLAN.md');
  expect(git(root, 'log', '--format=%s')).toBe('begin');
  const one = await call(['run', '1', '--agent', 'script', '--only', '01-01'], { cwd: root });
  expect(one.stdout).toContain('1/2 plans complete');
});
