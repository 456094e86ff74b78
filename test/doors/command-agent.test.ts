import { describe, expect, test } from '@jest/globals';
import { call, makeProject, plan } from '../project.ts';

const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write it.</action>\n</task>';
const works = 'echo done > out.txt; echo "# Done" > "$SUMMARY_PATH"';

async function run(script: string, words: readonly string[] = []) {
  const root = makeProject({ '01-01': plan({ task: prose }) });
  const options = ['--agent', 'command', '--agent-command', script, '--repairs', '0', '--backoff', '1ms', ...words];
  const ended = await call(['run', '1', '--json', ...options], { cwd: root });
  return { ...ended, json: JSON.parse(ended.stdout) };
}

describe('a command as the agent', () => {
  test('that fails for another cause is told with its exit code and its last line', async () => {
    const { json } = await run('echo "## PLAN BLOCKED"; exit 3', ['--max-attempts', '1']);
    expect(JSON.stringify(json)).toContain('the agent ended with exit code 3; its last line: ## PLAN BLOCKED');
  });

  test('that changed nothing is told so, and its plan is not blamed', async () => {
    const { code, json } = await run('echo "Nothing to do."', ['--max-attempts', '2']);
    expect([code, json.attempts]).toEqual([1, 2]);
    const { error, nextSteps } = json.signal.details;
    expect(error.message).toMatch(/the agent changed no file in 2 attempts; verification failed: artifact out\.txt /);
    expect(nextSteps.join()).toContain('read there what the agent said');
    expect(nextSteps.join()).not.toContain('must_haves');
  });

  test('that is done and does not exit is ended by the idle limit, and its work is judged', async () => {
    const { code, json } = await run(`${works}; exec sleep 300`, ['--idle-timeout', '1s', '--max-attempts', '1']);
    expect([code, json.status, json.attempts]).toEqual([0, 'success', 1]);
    expect(JSON.stringify(json)).toContain('the agent wrote its SUMMARY and did not exit, so idle-timeout ended it');
  });

  test('that falls silent has timed out where its work is not good', async () => {
    const { code, json } = await run('echo "# Done" > "$SUMMARY_PATH"; exec sleep 300', [
      '--idle-timeout',
      '1s',
      '--max-attempts',
      '1',
    ]);
    expect([code, json.signal.details.reason]).toEqual([1, 'idle_timeout']);
  });

  test('that was denied a tool is told which by its words, and no attempt is paid for again', async () => {
    const script = `cat <<'EOF'\nI stop here: Claude requested permissions to use Bash, but you haven't granted it yet.\nEOF`;
    const { code, json } = await run(script);
    expect([code, json.attempts]).toEqual([1, 1]);
    expect(JSON.stringify(json)).toContain('claude was denied a tool (Bash); allow it: --allowedTools Bash');
  });
});
