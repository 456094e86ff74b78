import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readBundle, writeBundle } from '../../../src/system/git/bundle/bundle.ts';
import { BundleError } from '../../../src/system/git/bundle/bundle-file.ts';
import type { Git } from '../../../src/system/git/git.ts';
import { Scratch } from './scratch.ts';

/** A worker and the job that integrates it: two clones, one base. */
let leg: Scratch;
let other: Scratch;
let theirs: Git;
let ours: Git;
let base: string;
let file: string;
const ref = 'refs/phase-executor/07/plans/07-01';
beforeEach(async () => {
  leg = new Scratch({ 'a.txt': '1\n', 'big.txt': `${'line\n'.repeat(5_000)}`, 'dir/b.txt': 'b\n' });
  other = new Scratch({ 'unused.txt': 'x\n' });
  base = leg.git('rev-parse', 'HEAD').trim();
  other.git('fetch', '-q', leg.root, base);
  other.git('reset', '-q', '--hard', base);
  other.git('reflog', 'expire', '--expire=now', '--all');
  other.git('prune');
  theirs = await leg.open();
  ours = await other.open();
  file = join(leg.base, 'work.bundle');
});
afterEach(() => {
  leg.remove();
  other.remove();
});

function commitFiles(files: Record<string, string>, message = 'Work'): string {
  return leg.commit(message, files);
}

/** What every refusal must leave: no object, no ref, no quarantine. */
function isUntouched(): boolean {
  const packs = readdirSync(join(other.root, '.git/objects/pack'));
  const left = readdirSync(join(other.root, '.git/objects')).filter((name) => name.startsWith('incoming'));
  return packs.length + left.length === 0 && other.git('for-each-ref', 'refs/phase-executor') === '';
}

async function refusal(bounds?: { maxBytes: number }): Promise<string> {
  const error = await readBundle(ours, file, bounds).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(BundleError);
  expect(isUntouched()).toBe(true);
  return (error as Error).message;
}

/** A bundle as an attacker makes it: any header, and the pack of any objects. */
function craft(lines: string[], objects: string[]): void {
  const pack = execFileSync('git', ['pack-objects', '--stdout', '-q'], {
    cwd: leg.root,
    env: leg.env,
    input: `${objects.join('\n')}\n`,
  });
  writeFileSync(file, Buffer.concat([Buffer.from(`${lines.join('\n')}\n\n`), pack]));
}

function object(type: string, content: string | Buffer): string {
  const args = ['hash-object', '-t', type, '--literally', '-w', '--stdin'];
  return execFileSync('git', args, { cwd: leg.root, env: leg.env, input: content, encoding: 'utf8' }).trim();
}

/** A commit on the base whose tree is this one entry, and a bundle of it. */
function craftEntry(mode: string, name: string, content = 'x\n'): void {
  const blob = object('blob', content);
  const tree = object('tree', Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(blob, 'hex')]));
  const commit = leg.git('commit-tree', '-p', base, '-m', 'Hostile', tree).trim();
  craft(['# v2 git bundle', `-${base} base`, `${commit} ${ref}`], [commit, tree, blob]);
}

describe('a bundle', () => {
  test('carries the commits that the reader has not, and nothing else', async () => {
    const commit = commitFiles({ 'a.txt': '2\n' });
    expect(await writeBundle(theirs, file, [{ ref, commit }], [base])).toBe(true);
    expect(leg.git('for-each-ref', 'refs/phase-executor')).toBe('');
    expect(
      execFileSync('git', ['bundle', 'verify', file], { cwd: other.root, env: other.env, stdio: 'pipe' }),
    ).toBeTruthy();

    expect(await readBundle(ours, file)).toEqual(new Map([[ref, commit]]));
    expect(other.git('for-each-ref', 'refs/phase-executor')).toBe('');
    expect(other.git('show', `${commit}:a.txt`)).toBe('2\n');
    expect(readFileSync(file).length).toBeLessThan(1_000);
    other.git('fsck', '--strict', '--connectivity-only');
  });

  test('stays when the same pack comes in beside it under a wrong name', async () => {
    const commit = commitFiles({ 'a.txt': '2\n' });
    const tree = leg.git('rev-parse', 'HEAD^{tree}').trim();
    const objects = [commit, tree, leg.git('rev-parse', 'HEAD:a.txt').trim()];
    const files = [tree, commit, tree, commit].map((named, at) => {
      craft(['# v2 git bundle', `-${base} base`, `${named} ${ref}`], objects);
      const own = `${file}-${at}`;
      renameSync(file, own);
      return own;
    });
    const read = await Promise.allSettled(files.map((each) => readBundle(ours, each)));
    expect(read.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled']);
    expect(other.git('show', `${commit}:a.txt`)).toBe('2\n');
  });
});

describe('refused, with nothing kept, is a bundle', () => {
  test('that is none, or is cut off anywhere', async () => {
    expect(await refusal()).toMatch('there is no bundle file');
    const commit = commitFiles({ 'a.txt': '2\n', 'c.txt': `${Math.PI}\n`.repeat(100) });
    await writeBundle(theirs, file, [{ ref, commit }], [base]);
    const whole = readFileSync(file);
    const packAt = whole.indexOf('PACK');
    for (const length of [0, 10, packAt - 1, packAt + 2, packAt + 12, whole.length - 30, whole.length - 1]) {
      writeFileSync(file, whole.subarray(0, length));
      expect(await refusal()).toMatch(/not a git bundle|no pack after|git refuses what the bundle contains/);
    }
    writeFileSync(file, 'a text\n\n');
    expect(await refusal()).toMatch('not a git bundle');
  });

  test('made from another base', async () => {
    commitFiles({ 'a.txt': '2\n' });
    const wrong = leg.git('rev-parse', 'HEAD').trim();
    const commit = commitFiles({ 'a.txt': '3\n' });
    await writeBundle(theirs, file, [{ ref, commit }], [wrong]);
    expect(await refusal()).toMatch(`1 commits that are missing here, such as ${wrong}`);
  });

  test('that hides what it builds on', async () => {
    commitFiles({ 'a.txt': '2\n' });
    const commit = commitFiles({ 'a.txt': '3\n' });
    const tree = leg.git('rev-parse', `${commit}^{tree}`).trim();
    craft(['# v2 git bundle', `${commit} ${ref}`], [commit, tree, leg.git('rev-parse', `${commit}:a.txt`).trim()]);
    expect(await refusal()).toMatch('git refuses what the bundle contains');
  });

  test.each([
    'refs/heads/main',
    'HEAD',
    'refs/tags/v1',
    'refs/phase-executor/../../heads/main',
    'refs/phase-executor/a//b',
    'refs/phase-executor/a/-b',
    'refs/phase-executor/a\x1b[2J',
    'refs/phase-executor/a b',
    `refs/phase-executor/${'a'.repeat(300)}`,
    'refs/phase-executor/a.lock/b',
  ])('that names %j', async (name) => {
    const commit = commitFiles({ 'a.txt': '2\n' });
    craft(['# v2 git bundle', `-${base} base`, `${commit} ${name}`], [commit]);
    expect(await refusal()).toMatch('only plain names below refs/phase-executor/ are accepted');
  });

  test('that lacks a part on purpose, or has a header of its own making', async () => {
    const commit = commitFiles({ 'a.txt': '2\n' });
    for (const line of ['@filter=blob:none', '@object-format=md5', 'nonsense', `${commit}`])
      for (const version of ['2', '3']) {
        craft([`# v${version} git bundle`, line, `${commit} ${ref}`], [commit]);
        expect(await refusal()).toMatch(/an unknown line|only plain names/);
      }
    craft(['# v4 git bundle', `${commit} ${ref}`], [commit]);
    expect(await refusal()).toMatch('not a git bundle');
    craft(['# v3 git bundle', '@object-format=sha256', `-${'ab'.repeat(32)} `, `${'cd'.repeat(32)} ${ref}`], [commit]);
    expect(await refusal()).toMatch('sha256');
  });

  test('whose ref is not a commit of it', async () => {
    const commit = commitFiles({ 'a.txt': '2\n' });
    const tree = leg.git('rev-parse', `${commit}^{tree}`).trim();
    const all = [commit, tree, leg.git('rev-parse', `${commit}:a.txt`).trim()];
    craft(['# v2 git bundle', `-${base} `, `${tree} ${ref}`], all);
    expect(await refusal()).toMatch('which is not a commit');
    craft(['# v2 git bundle', `-${base} `, `${'12'.repeat(20)} ${ref}`], all);
    expect(await refusal()).toMatch('which is not a commit');
    const blob = leg.git('rev-parse', `${base}:a.txt`).trim();
    craft(['# v2 git bundle', `-${blob} `, `${commit} ${ref}`], all);
    expect(await refusal()).toMatch('that are missing here');
  });

  test.each([
    ['100644', '.git', 'hasDotgit'],
    ['100644', '.GIT', 'hasDotgit'],
    ['100644', 'git~1', 'hasDotgit'],
    ['100644', '.g\u200cit', 'hasDotgit'],
    ['100644', '.git. ', 'hasDotgit'],
    ['100644', 'a\\.git', 'hasDotgit'],
    ['100644', '..', 'hasDotdot'],
    ['100644', 'a/b', 'fullPathname'],
    ['120000', '.gitmodules', 'gitmodulesSymlink'],
    ['100644', '.gitmodules', 'gitmodulesUrl'],
  ])('with an entry %s %j, which fsck calls %s', async (mode, name, finding) => {
    craftEntry(mode, name, '[submodule "x"]\n\tpath = x\n\turl = --upload-pack=touch /tmp/x\n');
    expect(await refusal()).toMatch(finding);
  });
});

test('a huge file in a small bundle is taken within little memory and disk', async () => {
  const commit = commitFiles({ 'huge.bin': '\0'.repeat(200 * 1024 * 1024) });
  await writeBundle(theirs, file, [{ ref, commit }], [base]);
  expect(readFileSync(file).length).toBeLessThan(1024 * 1024);
  expect(await readBundle(ours, file)).toEqual(new Map([[ref, commit]]));
  const packs = readdirSync(join(other.root, '.git/objects/pack')).filter((name) => name.endsWith('.pack'));
  expect(packs.map((name) => readFileSync(join(other.root, '.git/objects/pack', name)).length < 1024 * 1024)).toEqual([
    true,
  ]);
});
