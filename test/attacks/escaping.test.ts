import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { updateExecutionLog } from '../../src/record/log/execution-log.ts';
import { rowsIn } from '../execution-rows.ts';
import { cliJson, git, makeProject, plan } from '../project.ts';
import { runner } from '../runner.ts';
import { Scratch } from '../system/git/scratch.ts';

// Words that a plan or an agent chooses, in the places where other people and other programs read them.

const hostile = [
  ['[skip ci] now', /\[skip ci\]/i],
  ['x [ci skip]', /\[ci skip\]/i],
  ['[no ci]', /\[no ci\]/i],
  ['[skip actions]', /\[skip actions\]/i],
  ['***NO_CI***', /\*\*\*NO_CI\*\*\*/],
  ['fixes #1, closes GH-2', /#1|GH-2/],
  ['resolves https://github.com/o/r/issues/3', /issues\/3/],
  ['thanks @octocat and @org/team', /@octocat|@org/],
  ['line\r\nskip-checks: true', /^skip-checks/m],
  ['\u001b[31mred', /\u001b/],
] as const;

test('no subject of a commit of ours skips checks, closes an issue or calls anybody', async () => {
  const repo = new Scratch();
  const own = await repo.open();
  const { sha } = await own.head();
  const tree = await own.treeOf(sha);
  for (const [title, harm] of hostile) {
    const commit = await own.commitTree(
      tree,
      [sha],
      `plan 01-01: ${title.replaceAll('\n', '\u2028')}\n\nPhase-Executor-Plan: 01-01`,
    );
    const told = repo.git('log', '-1', '--format=%B', commit);
    expect(told).not.toMatch(harm);
    expect(repo.git('log', '-1', '--format=%(trailers:key=Phase-Executor-Plan,valueonly)', commit).trim()).toBe(
      '01-01',
    );
  }
  repo.remove();
});

test('a plan’s title reaches the history, the log and the annotations as text', async () => {
  const title = '[skip ci] fixes #7 for @octocat <img src=x onerror=1>';
  const text = plan({ artifact: 'a.txt', script: 'echo a > a.txt', frontmatter: `title: "${title}"\n` });
  const root = makeProject({ '01-01': text });
  await cliJson(root, 'run', '1');
  const subjects = git(root, 'log', '--format=%s');
  expect(subjects).toMatch(/plan 01-01: .*fixes/);
  expect(subjects).not.toMatch(/\[skip ci\]|#7|@octocat/);
});

test('EXECUTION_LOG.md shows no tag, mention, link or cell of an agent, and no comment', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'escaping-')), 'EXECUTION_LOG.md');
  const why =
    '<img src=x onerror=alert(1)> <!-- @octocat [a](http://evil.invalid) ![x](y) `code` **bold** ~~x~~ </details>';
  const of = { at: '2026-01-01T00:00:00.000Z', runId: 'r', seq: 1, phase: '01', plan: 'a|b --> <b>', attempt: 1 };
  const signal = { status: 'success', attempt: 1, details: { evidence: { text: why, level: why } } } as const;
  const events = [
    { ...of, event: 'attempt_start', since: of.at },
    { ...of, event: 'attempt_failed', details: why },
    { ...of, event: 'retry_wait', backoffMs: 1, why },
    { ...of, attempt: 2, event: 'attempt_start', since: of.at },
    { ...of, event: 'plan_complete', signal },
  ] as const;
  for (const last of [3, 5, 5]) updateExecutionLog(path, events.slice(0, last));
  const written = readFileSync(path, 'utf8');
  const shown = written.slice(written.indexOf('| 2026'));
  expect(shown).not.toMatch(/[<>@]|(?<!\\)[`*~![\]]|:\/\//);
  expect(rowsIn(written).map(({ what }) => / ((?:after )?attempt.*)/.exec(what)?.[1])).toEqual([
    ...['attempt 1', 'after attempt 1', 'attempt 2'],
  ]);
});

test('an annotation of the Action holds no control character of a plan', async () => {
  const bad = `---\nphase: 01\ndepends_on: ["\\e[31m99-99"]\ntype: "\u001b[2J\u001b]0;x\u0007"\n---\n<tasks>\n<task type="\u001b[31mx\u001b[0m"><name>\u001b[31ma</name></task>\n</tasks>\n`;
  const { main } = runner(makeProject({ '01-01': bad }), { command: 'validate', phase: '1' });
  const { stdout } = await main();
  expect(stdout).toMatch(/^::(?:warning|error|notice) /m);
  expect(stdout).not.toMatch(/\u001b|\u0007/);
});
