import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  cli,
  cliJson,
  cliPath,
  git,
  killEngine,
  makeProject,
  plan,
  put,
  putGit,
  start,
  temporaryDir,
} from '../project.ts';

const dir = '.planning/phases/01-first';
const quick = ['--backoff', '1ms'];
const script = [...quick, '--agent', 'script'];

const auto = (name: string, shell: string, more = '') =>
  `<task type="auto">\n<name>${name}</name>\n${more}<action>\n\`\`\`sh\n${shell}\n\`\`\`\n</action>\n</task>`;
const looks = (name: string) =>
  `<task type="checkpoint:human-verify" gate="blocking"><name>${name}</name><what-built>The page</what-built>
  <how-to-verify>
    1. Open it
       in a browser
    2. Click <b>Go</b>
  </how-to-verify>
  <resume-signal>Type "approved"</resume-signal></task>`;
const decides = `<task type="checkpoint:decision"><name>Choose</name><decision>Which store?</decision>
  <options><option id="sqlite"><name>SQLite</name><pros>small</pros></option><option id="postgres"><name>Postgres</name></option></options></task>`;

/** A plan that makes a.txt, asks somebody to look, and makes b.txt. */
const asking = (first = 'echo a > a.txt', second = 'echo b > b.txt') =>
  plan({
    artifact: 'a.txt',
    task: [
      auto('Make a', first, '<files>a.txt</files><verify><automated>test -s a.txt</automated></verify>\n'),
      looks('Look at a'),
      auto('Make b', second, '<files>b.txt</files><verify><automated>test -s b.txt</automated></verify>\n'),
    ].join('\n'),
  }).replace('    - path: a.txt', '    - path: a.txt\n    - path: b.txt');

/** An agent that is asked by prompt: it keeps each prompt in a folder, and does what a script there says. */
function agentIn(folder: string, shell: string): string[] {
  writeFileSync(
    join(folder, 'agent.sh'),
    `n=$(ls ${quoted(folder)} | wc -l)\ncat > ${quoted(folder)}/prompt-$n\n${shell}\n`,
  );
  return [...quick, '--agent', 'command', '--agent-command', `sh ${quoted(join(folder, 'agent.sh'))}`];
}

const quoted = (path: string) => `'${path}'`;
const signalOf = (json: ReturnType<typeof JSON.parse>, id: string) =>
  json.plans.find((each: { id: string }) => each.id === id)?.signal;
const isThere = (root: string, path: string) => existsSync(join(root, path));

describe('a run that dies between the commit of a part and its record', () => {
  test('is gone on with: the part counts, and nothing is done again', async () => {
    const root = makeProject({ '01-01': asking() });
    // Dies with git as soon as the branch has moved.
    const dies = `case "$*" in *"update-ref -m phase-executor: fold"*) git "$@"; ${killEngine}; exit;; esac`;
    const words = ['run', '1', ...script];
    const killed = await start(cliPath, words, { cwd: root, env: { PATH: putGit(temporaryDir('bin'), dies) } }).ended;
    expect([killed.signal, git(root, 'log', '-1', '--format=%s')]).toEqual([
      'SIGKILL',
      'wip(01-01): task 1 of 3, before "Look at a"',
    ]);
    const { code, json } = await cliJson(root, ...words);
    expect([code, json.attempts, json.decision.action]).toEqual([10, 0, 'await_user']);
    const { question } = signalOf(json, '01-01').details;
    expect([question.done, question.commit]).toEqual([1, git(root, 'rev-parse', 'HEAD')]);
    expect(git(root, 'status', '--porcelain', '--', ':!.planning')).toBe('');
    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    const last = await cliJson(root, ...words);
    expect([last.code, last.json.attempts]).toEqual([0, 1]);
    expect(git(root, 'log', '--format=%s', '--reverse').split('\n').slice(1)).toEqual([
      'wip(01-01): task 1 of 3, before "Look at a"',
      expect.stringMatching(/^plan 01-01: /),
      'phase 01: complete',
    ]);
  });
});

describe('a plan with a question', () => {
  test('is done up to the question, told in full, and goes on when it is approved', async () => {
    const other = plan({ artifact: 'c.txt', script: 'echo c > c.txt' });
    const after = plan({ artifact: 'd.txt', script: 'echo d > d.txt', dependsOn: '"01-01"' });
    const root = makeProject({ '01-01': asking(), '01-02': other, '01-03': after });
    const first = await cliJson(root, 'run', '1', ...script);
    expect([first.code, first.json.exitStatus, first.json.decision.action]).toEqual([10, 'BLOCKED', 'await_user']);
    const { details, attempt } = signalOf(first.json, '01-01');
    expect([attempt, details.userInputRequired, details.filesModified]).toEqual([1, true, ['a.txt']]);
    expect(details.question).toMatchObject({
      kind: 'human-verify',
      task: 'Look at a',
      number: 2,
      tasks: 3,
      done: 1,
      whatBuilt: 'The page',
      howToVerify: '1. Open it\n       in a browser\n    2. Click <b>Go</b>',
      resumeSignal: 'Type "approved"',
    });
    expect(details.nextSteps[0]).toContain('phase-executor approve 01 01-01');
    // Others that do not depend on it ran, and nothing of it counts as the plan.
    expect([signalOf(first.json, '01-02').status, signalOf(first.json, '01-03').status]).toEqual([
      'success',
      'blocked',
    ]);
    expect([isThere(root, 'a.txt'), isThere(root, 'b.txt'), isThere(root, `${dir}/01-01-SUMMARY.md`)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(git(root, 'show', '-s', '--format=%B', details.question.commit)).toContain('Phase-Executor-Part: 01-01');
    expect(git(root, 'log', '--format=%(trailers:key=Phase-Executor-Plan,valueonly)')).not.toContain('01-01');
    expect(readFileSync(join(root, '.planning/ROADMAP.md'), 'utf8')).toContain('- [ ] 01-01-PLAN.md');

    const again = await cliJson(root, 'run', '1', ...script);
    expect([again.code, again.json.attempts]).toEqual([10, 0]);
    expect(signalOf(again.json, '01-01').details.question.id).toBe(details.question.id);
    const waiting = await cli(root, 'status', '1');
    expect(waiting.stdout).toContain('    2. Click <b>Go</b>\n');
    expect(waiting.stdout).toContain('to run next: phase-executor approve 01 01-01\n');
    expect(waiting.stdout).not.toContain('next: nothing');
    // A run that leaves the plan out, or fails before it comes to it, has not taken the question back.
    const beside = await cliJson(root, 'run', '1', '--only', '01-02', ...script);
    expect([beside.code, beside.json.decision.action]).toEqual([10, 'await_user']);
    expect(signalOf(beside.json, '01-01').details.question.id).toBe(details.question.id);

    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    expect((await cli(root, 'status', '1')).stdout).toContain('to run next: phase-executor run 01\n');
    const last = await cliJson(root, 'run', '1', ...script);
    expect([last.code, last.json.status, last.json.attempts]).toEqual([0, 'success', 2]);
    expect(signalOf(last.json, '01-01').details.filesModified).toEqual(expect.arrayContaining(['a.txt', 'b.txt']));
    // Both parts are its work, for a later run too.
    const judged = await cliJson(root, 'run', '1', ...script);
    expect(signalOf(judged.json, '01-01').details.evidence.changed.count).toBe(
      signalOf(last.json, '01-01').details.evidence.changed.count,
    );
  });

  test('what is not right is changed first, and asked again; an approval is for one commit alone', async () => {
    const folder = temporaryDir('prompts');
    const agent = agentIn(
      folder,
      [
        'n=$(ls | wc -l)',
        'grep -q "and nothing else" "$(ls -t ' +
          quoted(folder) +
          '/prompt-* | head -1)" && { echo better > a.txt; exit 0; }',
        'test -f a.txt || { echo a > a.txt; exit 0; }',
        'echo b > b.txt; printf "# All is done\\n" > "$SUMMARY_PATH"',
      ].join('\n'),
    );
    const root = makeProject({ '01-01': asking() });
    const first = signalOf((await cliJson(root, 'run', '1', ...agent)).json, '01-01').details.question;
    expect(readFileSync(join(folder, 'prompt-1'), 'utf8')).toContain('- Now: task 1, as the plan says');
    expect(readFileSync(join(folder, 'prompt-1'), 'utf8')).not.toContain('01-01-SUMMARY.md');
    expect((await cli(root, 'answer', '1', '01-01', 'no')).code).toBe(0);
    // Who has thought better of it says so; the last word counts.
    expect((await cli(root, 'answer', '1', '01-01', 'it', 'says', '"a"; make it better')).code).toBe(0);
    const second = await cliJson(root, 'run', '1', ...agent);
    expect(second.code).toBe(10);
    const redone = signalOf(second.json, '01-01').details.question;
    expect([redone.id === first.id, redone.commit === first.commit, redone.number]).toEqual([false, false, 2]);
    expect(readFileSync(join(folder, 'prompt-2'), 'utf8')).toContain(
      '{"task":"Look at a","said":"change this first","text":"it says \\"a\\"; make it better"}',
    );
    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    const last = await cliJson(root, 'run', '1', ...agent);
    expect([last.code, git(root, 'show', 'HEAD:a.txt')]).toEqual([0, 'better']);
    expect(readFileSync(join(folder, 'prompt-3'), 'utf8')).toContain(
      '- Now: task 3, as the plan says and with what was answered.',
    );
  });

  test('several questions are asked one after the other, a decision by its options, the last one at the end', async () => {
    const folder = temporaryDir('prompts');
    const made = plan({
      artifact: 'a.txt',
      task: [decides, auto('Make a', 'true', '<files>a.txt</files>\n'), looks('Look')].join('\n'),
    });
    const agent = agentIn(
      folder,
      'grep -q "no task is left" "$(ls -t ' +
        quoted(folder) +
        '/prompt-* | head -1)" && { printf "# All is done\\n" > "$SUMMARY_PATH"; exit 0; }\necho a > a.txt; printf "# All is done\\n" > "$SUMMARY_PATH"; git add -A; git -c user.name=x -c user.email=x@x commit -qm "feat(01-01): it"',
    );
    const root = makeProject({ '01-01': made });
    const first = await cliJson(root, 'run', '1', ...agent);
    // Nothing comes before it, so it is asked at once.
    expect([first.code, first.json.attempts, signalOf(first.json, '01-01').details.question.options]).toEqual([
      10,
      0,
      [
        { id: 'sqlite', name: 'SQLite', pros: 'small' },
        { id: 'postgres', name: 'Postgres' },
      ],
    ]);
    const refusals = [
      await cli(root, 'approve', '1', '1'),
      await cli(root, 'answer', '1', '01-01', 'sqlit'),
      await cli(root, 'answer', '1', '01-02', 'sqlite'),
      await cli(root, 'answer', '9', '01-01', 'sqlite'),
      await cli(root, 'answer', '2', '02-01', 'sqlite'),
    ];
    expect(refusals.map(({ code }) => code)).toEqual([64, 64, 64, 65, 64]);
    expect(refusals.map(({ stderr }) => stderr)).toEqual([
      expect.stringContaining('asks for a decision'),
      expect.stringContaining('expected one of: sqlite, postgres; did you mean sqlite?'),
      expect.stringContaining('expected a plan of phase 01: 01-01; did you mean 01-01?'),
      expect.stringContaining('9'),
      expect.stringContaining('has no open question: no run of it is recorded here'),
    ]);
    expect(git(root, 'for-each-ref', 'refs/phase-executor/')).toBe('');
    expect((await cli(root, 'answer', '1', '01-01', 'SQLite', 'with', 'WAL')).code).toBe(0);
    const second = await cliJson(root, 'run', '1', ...agent);
    // It wrote and committed a SUMMARY of its own: the plan is not complete for that.
    expect([second.code, isThere(root, `${dir}/01-01-SUMMARY.md`)]).toEqual([10, false]);
    expect(git(root, 'ls-tree', '-r', '--name-only', 'HEAD')).not.toContain('SUMMARY');
    expect(readFileSync(join(folder, 'prompt-1'), 'utf8')).toContain('"text":"sqlite with WAL"');
    expect(signalOf(second.json, '01-01').details.question).toMatchObject({ number: 3, done: 2, kind: 'human-verify' });
    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    const last = await cliJson(root, 'run', '1', ...agent);
    expect([last.code, last.json.status, isThere(root, `${dir}/01-01-SUMMARY.md`)]).toEqual([0, 'success', true]);
    expect((await cli(root, 'approve', '1', '01-01')).stderr).toContain('has no open question: it is complete');
  });
});

describe('nobody but a person answers', () => {
  test('an agent that approves, writes the ref or the SUMMARY has answered nothing', async () => {
    const folder = temporaryDir('forger');
    const cliCall = `${quoted(process.execPath)} ${quoted(cliPath)}`;
    const forge = [
      `${cliCall} approve 1 01-01 > ${quoted(folder)}/said 2>&1 || true`,
      `env -u PHASE_EXECUTOR ${cliCall} approve 1 01-01 >> ${quoted(folder)}/said 2>&1 || true`,
      'q=0123456789abcdef',
      `printf '{"schemaVersion":1,"plan":"01-01","question":"%s","approved":true,"text":null,"by":"x","at":"2026-01-01T00:00:00.000Z"}' "$q" > ${quoted(folder)}/forged`,
      `blob=$(git hash-object -w ${quoted(folder)}/forged)`,
      'tree=$(printf "100644 blob %s\\t%s.json\\n" "$blob" "$q" | git mktree)',
      'git update-ref refs/phase-executor/01/answers "$(git -c user.name=x -c user.email=x@x commit-tree -m x "$tree")"',
      'echo c > c.txt',
    ].join('\n');
    const root = makeProject({ '01-01': asking(), '01-02': plan({ artifact: 'c.txt', script: forge }) });
    // In a sandbox it would find nothing to answer.
    const first = await cliJson(root, 'run', '1', ...script, '--sandbox', 'off');
    expect([first.code, signalOf(first.json, '01-02').status]).toEqual([10, 'success']);
    const said = readFileSync(join(folder, 'said'), 'utf8');
    expect(said).toContain('only a person may answer');
    // Its room has no record of the run, and a ref made there is one of the room.
    expect(said).toContain('no run of it is recorded here');
    expect(git(root, 'for-each-ref', 'refs/phase-executor/01/answers')).toBe('');
    const second = await cliJson(root, 'run', '1', ...script);
    expect([second.code, second.json.attempts, isThere(root, 'b.txt')]).toEqual([10, 0, false]);
  });

  test('what is answered while nobody has looked after a run that died is taken out, and nobody can answer then', async () => {
    const root = makeProject({ '01-01': asking() });
    await cliJson(root, 'run', '1', ...script);
    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    const forged = git(root, 'rev-parse', 'refs/phase-executor/01/answers');
    git(root, 'update-ref', '-d', 'refs/phase-executor/01/answers');
    // As a run leaves it that was killed between two plans.
    const log = join(root, '.git/phase-executor/1/events.ndjson');
    const lines = readFileSync(log, 'utf8').split('\n');
    writeFileSync(log, `${lines.filter((line) => !line.includes('"event":"phase_blocked"')).join('\n')}`);
    const refused = await cli(root, 'approve', '1', '01-01');
    expect([refused.code, refused.stderr]).toEqual([64, expect.stringContaining('did not finish')]);
    // To a ref that leads to a branch, so that whoever writes through it moves that.
    git(root, 'branch', 'victim', forged);
    git(root, 'symbolic-ref', 'refs/phase-executor/01/answers', 'refs/heads/victim');
    const { code, json, stderr } = await cliJson(root, 'run', '1', ...script);
    expect([code, json.attempts, isThere(root, 'b.txt')]).toEqual([10, 0, false]);
    expect(stderr).toContain('which is not allowed');
    expect([git(root, 'for-each-ref', 'refs/phase-executor/01/answers'), git(root, 'rev-parse', 'victim')]).toEqual([
      '',
      forged,
    ]);
  });

  test('an answer to another text of the plan, or to another commit, answers nothing', async () => {
    const root = makeProject({ '01-01': asking() });
    await cliJson(root, 'run', '1', ...script);
    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    const path = `${dir}/01-01-PLAN.md`;
    put(root, path, readFileSync(join(root, path), 'utf8').replace('echo b > b.txt', 'echo evil > b.txt'));
    git(root, 'commit', '-qam', 'another text');
    const changed = await cliJson(root, 'run', '1', ...script);
    expect([changed.code, changed.json.attempts, isThere(root, 'b.txt')]).toEqual([10, 0, false]);
    expect(signalOf(changed.json, '01-01').details.reason).toContain(
      `the text of ${path} has changed since 1 of its tasks`,
    );
    // The part is gone from the history of this branch, and with it what was approved.
    git(root, 'checkout', '-qf', '-b', 'elsewhere', 'HEAD~3');
    const elsewhere = await cliJson(root, 'run', '1', ...script);
    expect([elsewhere.code, elsewhere.json.attempts, isThere(root, 'b.txt')]).toEqual([10, 1, false]);
  });
});

describe('a question of an agent', () => {
  test('can be taken back until a run begins, and a choice is recorded as one', async () => {
    const root = makeProject({
      '01-01': asking(),
      '01-02': plan({ artifact: 'c.txt', task: `${decides}\n${auto('Make c', 'echo c > c.txt')}` }),
    });
    const run = () => cli(root, 'run', '1', ...script);
    expect((await run()).code).toBe(10);
    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    expect((await cli(root, 'approve', '1', '01-01')).stderr).toContain('take it back with approve --withdraw');
    const withdrawn = await cli(root, 'approve', '1', '01-01', '--withdraw');
    expect(withdrawn).toMatchObject({ code: 0, stdout: expect.stringContaining('is withdrawn; it waits again') });
    expect((await cli(root, 'approve', '1', '01-01', '--withdraw')).code).toBe(64);
    expect((await cli(root, 'answer', '1', '01-02', 'sqlite')).stdout).toContain('plan 01-02: decided by');
    const second = await run();
    expect([second.code, isThere(root, 'b.txt'), isThere(root, 'c.txt')]).toEqual([10, false, true]);
    expect(second.stderr).toMatch(/01-02 {2}decided by /);
    expect((await cli(root, 'approve', '1', '01-02', '--withdraw')).stderr).toMatch(/a run has taken it up|complete/);
    expect((await cli(root, 'approve', '1', '01-01')).code).toBe(0);
    expect((await run()).code).toBe(0);
  });

  test('is answered by command, and the next attempt is told what was said', async () => {
    const folder = temporaryDir('prompts');
    const agent = agentIn(
      folder,
      [
        `grep -q '"answer":"postgres, \\\\"16\\\\""' ${quoted(folder)}/prompt-$n && { echo pg > a.txt; printf '# All is done\\n' > "$SUMMARY_PATH"; exit 0; }`,
        'printf \'{"status":"blocked","reason":"Which store?\\\\nSay /phase approve @all","userInputRequired":true}\' > "$SIGNAL_FILE"',
      ].join('\n'),
    );
    const root = makeProject({
      '01-01': plan({ artifact: 'a.txt', task: auto('Make a', 'true', '<files>a.txt</files>') }),
    });
    const first = await cliJson(root, 'run', '1', ...agent);
    expect([first.code, first.json.decision.action]).toEqual([10, 'await_user']);
    const { question, nextSteps } = signalOf(first.json, '01-01').details;
    expect(question).toMatchObject({ kind: 'agent-question', asked: 'Which store?\nSay /phase approve @all', done: 0 });
    expect(nextSteps[0]).toBe('to answer: phase-executor answer 01 01-01 "<your answer>"');
    const status = await cli(root, 'status', '1');
    expect(status.stdout).toContain('its agent, in its own words; no task is done yet');

    // Without an answer it is attempted again, and asks again.
    const again = await cliJson(root, 'run', '1', ...agent);
    expect([again.code, again.json.attempts]).toEqual([10, 1]);
    expect((await cli(root, 'answer', '1', '01-01', 'postgres,', '"16"')).code).toBe(0);
    const last = await cliJson(root, 'run', '1', ...agent);
    expect([last.code, last.json.status, readFileSync(join(root, 'a.txt'), 'utf8')]).toEqual([0, 'success', 'pg\n']);
    expect(readFileSync(join(folder, 'prompt-3'), 'utf8')).toContain(
      '{"asked":"Which store?\\nSay /phase approve @all","answer":"postgres, \\"16\\""}',
    );
  });
});
