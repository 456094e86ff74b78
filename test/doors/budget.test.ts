import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { afterLegs, matrix, opened } from '../chain/jobs.ts';
import { call, cliPath, eventsOf, git, makeProject, plan, putProgram, start, temporaryDir, until } from '../project.ts';

const prose = '<task type="auto">\n  <name>Write it</name>\n  <action>Write it.</action>\n</task>';
const one = { '01-01': plan({ task: prose }) };
const event = (fields: object) => `echo '${JSON.stringify({ session_id: 's', ...fields })}'`;
/** 1 M tokens in, of which 400,000 from the cache: USD 1.92 of claude-sonnet-4-5 without its output. */
const usage = { input_tokens: 600_000, cache_read_input_tokens: 400_000, output_tokens: 1 };
const turn = (id: string) =>
  event({ type: 'assistant', message: { id, model: 'claude-sonnet-4-5', usage, content: [] } });
const init = event({ type: 'system', subtype: 'init', model: 'claude-sonnet-4-5' });
const result = (usd: number) =>
  event({ type: 'result', subtype: 'success', is_error: false, result: 'Done.', usage, total_cost_usd: usd });
const works = 'echo done > out.txt; echo "# Done" > "$SUMMARY_PATH"';

/** A PATH with a program that says its version, or does this. */
function program(name: string, script: string): string {
  return putProgram(temporaryDir('programs'), name, `[ "$1" = --version ] && exec echo 1.0\n${script}`);
}

function callOf(root: string, script: string, words: readonly string[], name = 'claude') {
  const env = { PATH: program(name, script), HOME: temporaryDir('home'), CLAUDE_CODE_OAUTH_TOKEN: 'l' };
  // A turn of a million tokens is beyond every context: which of the two limits is seen first would be chance.
  const rules = ['--backoff', '1ms', '--stuck', 'off', '--repairs', '0', '--context-limit', '0'];
  return [['run', '1', '--json', ...rules, ...words], { cwd: root, env }] as const;
}

async function run(root: string, script: string, words: readonly string[], name = 'claude') {
  const ended = await call(...callOf(root, script, words, name));
  return { ...ended, json: ended.stdout.trim() === '' ? null : JSON.parse(ended.stdout) };
}

/** The newest event of a kind on record. */
function last(root: string, kind: string) {
  return eventsOf(root).findLast((each) => each.event === kind);
}

describe('a budget (I12)', () => {
  test('of the phase holds over retries and over runs, and ends it as ABORTED with everything to go on', async () => {
    const root = makeProject(one);
    const fails = `${init}\n${result(0.25)}`;
    const ended = await run(root, fails, ['--max-cost', '0.4']);
    expect(ended.code).toBe(2);
    expect(ended.json).toMatchObject({ exitStatus: 'ABORTED', decision: { action: 'stop', reason: 'budget' } });
    expect(ended.json.signal.details).toMatchObject({ costUsd: 0.5, tokensUsed: 2_000_002 });
    expect(ended.json.signal.details.nextSteps[0]).toContain('raise the limit');
    // What was paid before counts: no attempt begins.
    const again = await run(root, fails, ['--max-cost', '0.4']);
    expect([again.code, again.json.attempts, again.json.exitStatus]).toEqual([2, 0, 'ABORTED']);
    expect(JSON.stringify(again.json)).toContain('max-cost is reached: USD 0.50 of 0.40 for the phase');
    const more = await run(root, `${init}\n${works}\n${result(0.3)}`, ['--max-cost', 'phase=2 plan=1']);
    expect([more.code, more.json.status]).toEqual([0, 'success']);
    expect(more.json.signal.details.costUsd).toBeCloseTo(0.8);
  });

  test('of an attempt ends it while it works, with the work kept, and the next one goes on with that', async () => {
    const root = makeProject(one);
    const script = `${init}
if [ -e part.txt ]; then ${works}; ${result(0.1)}; else echo part > part.txt; ${turn('m1')}; ${turn('m2')}; sleep 300; fi`;
    const ended = await run(root, script, ['--max-cost', 'attempt=3']);
    expect({ code: ended.code, stderr: ended.stderr }).toMatchObject({ code: 0 });
    expect(ended.ms).toBeLessThan(60_000);
    expect(ended.json).toMatchObject({ status: 'success', attempts: 2 });
    expect(last(root, 'attempt_failed')).toMatchObject({ error_type: 'budget', attempt: 1 });
    expect(last(root, 'attempt_failed').details).toContain('max-cost is reached: USD 3.84 of 3.00 for the attempt');
    expect(last(root, 'rollback').kept).toContain('refs/phase-executor/');
    expect(ended.json.signal.details.costUsd).toBeCloseTo(3.84 + 0.1, 2);
  });

  test('of tokens or turns ends an attempt as well', async () => {
    const script = `${init}\n${turn('m1')}\n${turn('m2')}\n${turn('m3')}\nsleep 300`;
    for (const [word, most, text] of [
      ['--max-tokens', 'plan=2M', 'max-tokens is reached: 2000002 of 2000000 tokens for the plan'],
      ['--max-turns', '3', 'max-turns is reached: 3 of 3 turns for the phase'],
    ] as const) {
      const ended = await run(makeProject(one), script, [word, most]);
      expect([ended.code, ended.json.signal.details.reason]).toEqual([2, 'budget']);
      expect(JSON.stringify(ended.json)).toContain(text);
    }
  });

  test('counts what an attempt had spent whose run was killed', async () => {
    const root = makeProject(one);
    const [words, how] = callOf(root, `${init}\n${turn('m1')}\nsleep 300`, []);
    const first = start(cliPath, words, how);
    await until(() => readable(root).includes('"agent_spend"'));
    first.child.kill('SIGKILL');
    await first.ended;
    const again = await run(root, works, ['--max-cost', '1.5']);
    expect([again.code, again.json.attempts]).toEqual([2, 0]);
    expect(JSON.stringify(again.json)).toContain('USD 1.92 of 1.50 for the phase');
    expect(again.json.signal.details.isCostEstimate).toBe(true);
  });

  test('of money is refused where nobody can tell what the model costs, if that is asked for, whatever its height', async () => {
    const root = makeProject(one);
    const done = `cat > prompt; ${works}
echo '{"type":"thread.started","thread_id":"t"}'; echo '{"type":"turn.started"}'
echo '{"type":"turn.completed","usage":{"input_tokens":1000,"cached_input_tokens":400,"output_tokens":70}}'`;
    const before = git(root, 'rev-parse', 'HEAD');
    const refused = await run(root, done, ['--max-cost', '1 unknown=deny', '--agent', 'codex'], 'codex');
    expect(refused.code).toBe(64);
    expect(refused.stderr).toContain(
      `max-cost: codex reports no cost, and there is no price for an unnamed model; set one, for example --agent-prices '{"MODEL":{"input":2,"cache-read":0.2,"output":10}}', or remove unknown=deny from max-cost`,
    );
    expect(git(root, 'rev-parse', 'HEAD')).toBe(before);
    const model = ['--agent', 'codex', '--agent-command', 'codex -m mine'];
    const prices = '{"mine":{"input":1000,"cache-read":100,"output":2000}}';
    const priced = await run(root, done, [...model, '--max-cost', '5', '--agent-prices', prices], 'codex');
    expect([priced.code, priced.json.signal.details.costUsd]).toEqual([0, 0.78]);
    const allowed = await run(makeProject(one), done, [...model, '--max-cost', '1'], 'codex');
    expect(allowed.code).toBe(0);
    expect(allowed.stderr).toContain('--agent-prices \'{"mine":{"input":');
  });

  test('of a command whose cost nobody learned lets no second attempt begin', async () => {
    const root = makeProject(one);
    const words = ['--agent', 'command', '--agent-command', 'true'];
    const ended = await run(root, '', [...words, '--max-cost', '1 unknown=deny']);
    expect([ended.code, ended.json.attempts]).toEqual([2, 1]);
    expect(JSON.stringify(ended.json)).toContain('the cost for the phase is unknown');
  });

  test('of money holds for a model whose price nobody knows, by its tokens at the dearest price of its vendor, and says so', async () => {
    const root = makeProject(one);
    const next = (id: string) => turn(id).replaceAll('claude-sonnet-4-5', 'claude-next-9');
    const script = `${init}\n${next('m1')}\nsleep 300`;
    const words = ['--max-cost', 'attempt=3', '--max-attempts', '2'];
    const ended = await run(root, script, words);
    // A million tokens of the dearest model, 0.4 of them from the cache.
    expect(last(root, 'attempt_failed').details).toContain('max-cost is reached: ~USD 9.60 of 3.00 for the attempt');
    expect(JSON.stringify(ended.json)).toContain('highest known rate');
    expect(ended.stderr).toContain(
      'no price for model claude-next-9: max-cost counts its tokens at the highest known rate of its vendor ($15/',
    );
    // An unknown cost is in no signal.
    expect(ended.json.signal.details.costUsd).toBeUndefined();
    // Of all attempts, though the plan has the signal of one.
    const { stdout } = await call(['status', '1'], { cwd: root });
    expect(stdout).toContain('spent: 2 attempts, 2000002 tokens, ~USD 19.20');
  });

  test('of a phase is shared by plans side by side: what one spends can be the last of all', async () => {
    const root = makeProject({ ...one, '01-02': plan({ task: prose, artifact: 'b.txt' }) });
    const script = `${init}\n${turn('m1')}\nsleep 300`;
    const ended = await run(root, script, ['--max-cost', '3', '--max-parallel', '2']);
    expect([ended.code, ended.json.attempts]).toEqual([2, 2]);
    expect(JSON.stringify(ended.json)).toContain('USD 3.84 of 3.00 for the phase');
  });

  test('may stand in the configuration file as a mapping, and a wrong one is told', async () => {
    const root = makeProject(one, {
      '.github/phase-executor.yml': 'limits:\n  max-cost: { attempt: 1, phase: 2.5 }\n  max-turns: 90\n',
    });
    const { code, stdout } = await call(['plan', '1', '--json'], { cwd: root });
    expect(code).toBe(0);
    expect(JSON.parse(stdout).settings.values['limits.max-cost'].value).toBe('attempt=1 phase=2.5');
    const wrong = await run(root, works, ['--max-turns', '1.5', '--max-cost', '0']);
    expect(wrong.code).toBe(64);
    expect(wrong.stderr).toMatch(/max-cost: found "0", expected off, a number for the phase/);
    expect(wrong.stderr).toMatch(/max-turns: found "1.5"/);
  });
});

test('a budget holds over the rounds of a chain, and legs side by side get equal shares (I12)', () => {
  const path = { PATH: program('claude', `${init}\n${result(0.25)}`), HOME: temporaryDir('home') };
  const options = [...matrix, '--agent', 'claude', '--max-cost', '0.45', '--backoff', '1ms', '--gateway', 'off'];
  const two = { ...one, '01-02': plan({ task: prose, artifact: 'b.txt' }) };
  const { chain, first } = opened(two, options, {}, { ...path, CLAUDE_CODE_OAUTH_TOKEN: 'l' });
  expect(first.matrix?.include).toHaveLength(2);
  chain.legs(first);
  const second = chain.integrate(1, first);
  expect(second.json).toMatchObject({ decision: 'stop', matrix: null });
  const ended = chain.conclude(second.json);
  expect(ended.json).toMatchObject({ exitStatus: 'ABORTED', attempts: 2 });
  expect(JSON.stringify(ended.json)).toContain('max-cost is reached: USD 0.50 of 0.45 for the phase');
});

test('a leg that has used up its share is attempted again with what the others have left', () => {
  const done = 'echo b > b.txt; echo "# Done" > "$SUMMARY_PATH"';
  const script = `${init}\nif [ "$PLAN_ID" = 01-01 ]; then ${turn('m1')}; sleep 30; fi\n${done}\n${result(0.25)}`;
  const path = { PATH: program('claude', script), HOME: temporaryDir('home'), CLAUDE_CODE_OAUTH_TOKEN: 'l' };
  const options = [...matrix, '--agent', 'claude', '--max-cost', '3', '--backoff', '1ms', '--gateway', 'off'];
  const { chain, first } = afterLegs({ ...one, '01-02': plan({ task: prose, artifact: 'b.txt' }) }, options, {}, path);
  const { json } = chain.integrate(1, first);
  expect(json.completed).toEqual(['01-02']);
  expect([json.decision, json.matrix?.include]).toEqual(['retry', [expect.objectContaining({ plan: '01-01' })]]);
}, 60_000);

function readable(root: string): string {
  try {
    return readFileSync(join(root, '.git/phase-executor/1/events.ndjson'), 'utf8');
  } catch {
    return ''; // not yet
  }
}
