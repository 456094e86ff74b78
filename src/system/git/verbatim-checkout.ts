import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { joinWithNuls } from '../files/path-bytes.ts';
import type { Git } from './git.ts';

/** Overrides all `.gitattributes` except merge drivers: files are written as stored. */
const verbatimRules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
const attributesMark = '# Phase Executor was here: files as git stores them, until its job ends\n';

/** Agents' `.gitattributes` could make files look changed forever. Changed files stay. Returns the undo function. */
export async function disableConversion(git: Git): Promise<() => void> {
  const path = join(git.commonDir, 'info', 'attributes');
  // Remove lines left by a killed job.
  const before = existsSync(path) ? readFileSync(path, 'utf8').replace(attributesMark + verbatimRules, '') : '';
  const restore = () => (before === '' ? rmSync(path, { force: true }) : writeFileSync(path, before));
  const override = () =>
    writeFileSync(
      path,
      `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${attributesMark}${verbatimRules}`,
    );
  mkdirSync(dirname(path), { recursive: true });
  override();
  try {
    const { changes } = await git.state({ untracked: false });
    const changed = changes.flatMap((change) => (change.worktree === 'M' && !change.repository ? [change.path] : []));
    if (changed.length === 0) return restore;
    restore();
    const converted = await filterConverted(git, changed);
    override();
    // Delete first, because git skips files whose size and time match the index.
    for (const each of converted) rmSync(join(git.root, each));
    await git.run(['checkout-index', '-u', '-z', '--stdin'], { stdin: joinWithNuls(converted) });
    return restore;
  } catch (error) {
    restore();
    throw error;
  }
}

/** Returns the paths whose content equals a regular checkout. */
async function filterConverted(git: Git, paths: readonly string[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'phase-executor-checkout-'));
  try {
    await git.run(['checkout-index', '--force', '-z', '--stdin', `--prefix=${folder}/`], {
      stdin: joinWithNuls(paths),
    });
    return paths.filter((path) => isSameContent(join(folder, path), join(git.root, path)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function isSameContent(a: string, b: string): boolean {
  const stats = [a, b].map((path) => lstatSync(path, { throwIfNoEntry: false }));
  if (!stats.every((stat) => stat?.isFile()) || stats[0]?.size !== stats[1]?.size) return false;
  return readFileSync(a).equals(readFileSync(b));
}
