import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { cli, cliJson, git, makeProject, plan } from '../project.ts';

const evil = '</title><script>alert(1)</script>';
const healing = `if [ "$ATTEMPT" = 1 ]; then echo half > out.txt; echo 'no luck, key sk-abcdefghijklmnopqrstuvwx'; exit 1; fi\necho done > out.txt; echo 'all is well, key sk-abcdefghijklmnopqrstuvwx'`;
let root = '';

beforeAll(async () => {
  root = makeProject({ '01-01': plan({ script: healing, frontmatter: `title: "${evil}"\n` }) });
  const { code, stdout } = await cli(root, 'run', '1', '--agent', 'script', '--backoff', '1ms');
  expect([code, stdout]).toEqual([0, expect.stringContaining('COMPLETED')]);
});

describe('report', () => {
  test('writes a page that tells the run as its record has it, without secrets and without markup of others', async () => {
    const { code, json } = await cliJson(root, 'report', '1');
    expect([code, json]).toMatchObject([
      0,
      { phase: '01', verdict: 'success', plans: [{ id: '01-01', verdict: 'success' }] },
    ]);
    expect(json.written).toEqual([join(root, 'phase-01-report.html')]);
    const page = readFileSync(json.written[0], 'utf8');
    expect(page).toContain('<title>Phase 01 first: success</title>');
    expect(page).toContain('&lt;/title&gt;&lt;script&gt;');
    expect(page).not.toContain(root);
    expect(page).not.toContain('<script');
    expect(page).toContain('success after 2 attempts, healed after agent&#95;error');
    expect(page).toContain('no luck, key ***');
    expect(page).not.toContain('sk-abcdef');
    expect(page).toMatch(/Last words of the agent:<\/p>\n<pre><code[^>]*>all is well, key \*\*\*\n<\/code>/);
    expect(page).toContain('<p>Changed: out.txt</p>');
    // What is committed quotes nobody at length.
    expect(readFileSync(join(root, '.planning/EXECUTION_LOG.md'), 'utf8')).not.toContain('all is well');
    expect(readFileSync(join(root, '.git/phase-executor/1/events.ndjson'), 'utf8')).not.toContain('well, key sk-');
    expect(page).toContain('<strong>proceed</strong>: Phase 01 succeeded; next is phase 02');
    const [, restore = ''] = /<code[^>]*>git diff [^<]*\n(git restore [^<]*)&lt;path&gt;\n<\/code>/.exec(page) ?? [];
    git(root, ...restore.trim().split(' ').slice(1), 'out.txt');
    expect(readFileSync(join(root, 'out.txt'), 'utf8')).toBe('half\n');
    git(root, 'restore', 'out.txt');
  });

  test('writes to stdout with -, and where it is told to', async () => {
    const { stdout } = await cli(root, 'report', '1', '--output', '-');
    expect(stdout).toMatch(/^<!doctype html>/);
    await cli(root, 'report', '1', '--output', 'page.html');
    expect(existsSync(join(root, 'page.html'))).toBe(true);
  });

  test('says success only where the end of the run and the signal on record both do (I2)', async () => {
    const record = join(root, '.git/phase-executor/1');
    const verdict = async () => (await cliJson(root, 'report', '1', '--output', '-')).json.verdict;
    const signal = readFileSync(join(record, 'phase.json'), 'utf8');
    const failed = { ...JSON.parse(signal), status: 'failure', details: { reason: 'internal' } };
    writeFileSync(join(record, 'phase.json'), JSON.stringify(failed));
    expect(await verdict()).toBe('failure');
    writeFileSync(join(record, 'phase.json'), signal);
    const events = readFileSync(join(record, 'events.ndjson'), 'utf8');
    writeFileSync(join(record, 'events.ndjson'), events.replace(/^.*"event":"phase_complete".*\n/m, ''));
    expect(await verdict()).toBe('cut off');
    writeFileSync(join(record, 'events.ndjson'), events.replace('"exitStatus":"COMPLETED"', '"exitStatus":"STUCK"'));
    expect(await verdict()).toBe('failure');
    writeFileSync(join(record, 'events.ndjson'), events);
    expect(await verdict()).toBe('success');
  });

  test('writes JUnit that `tests` reads, and CTRF', async () => {
    const { json } = await cliJson(root, 'report', '1', '--junit', 'phase.xml', '--ctrf', 'phase.json');
    expect(json.written).toEqual([join(root, 'phase.xml'), join(root, 'phase.json')]);
    const read = await cliJson(root, 'tests', '--report', 'phase.xml', '--exit-code', '0');
    expect(read.json).toMatchObject({ verdict: 'pass', failed: 0, total: 2 });
    const { results } = JSON.parse(readFileSync(join(root, 'phase.json'), 'utf8'));
    expect(results.summary).toMatchObject({ tests: 2, passed: 2, flaky: 1 });
    const { code, stderr } = await cli(root, 'report', '1', '--junit', '-', '--ctrf', '-');
    expect([code, stderr]).toEqual([64, expect.stringContaining('stdout takes one')]);
  });

  test('says what failed, and has the files that an attempt changed also where they were rolled back', async () => {
    const failing = makeProject({ '01-01': plan({ script: 'echo half > lost.txt; echo no; exit 1' }) });
    const ended = await cli(failing, 'run', '1', '--agent', 'script', '--max-attempts', '1');
    expect(ended.code).toBe(1);
    const { stdout } = await cli(failing, 'report', '1', '--output', '-');
    expect(stdout).toMatch(/<strong>\w+<\/strong>: 01-01 failed: /);
    expect(stdout).toContain('<p>Changed: lost.txt</p>');
    expect(existsSync(join(failing, 'lost.txt'))).toBe(false);
    expect(stdout).not.toContain(failing);
  });

  test('of a phase that was never run says so', async () => {
    const { json } = await cliJson(root, 'report', '2', '--output', '-');
    expect(json).toMatchObject({ verdict: 'never run', plans: [{ verdict: 'open' }] });
  });
});
