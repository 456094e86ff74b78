import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { joinWithNuls } from '../files/path-bytes.ts';
import type { Git } from './git.ts';

/** Overrides all `.gitattributes`: files are written as git stores them. Merge rules stay. */
const verbatimRules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
const attributesMark = '# Phase Executor was here: files as git stores them, until its job ends\n';

/**
 * Checks files out as git stores them, for jobs that write what agents sent: its `.gitattributes` could make files
 * look changed for ever, or our documents impossible to commit. Changed files stay. Returns the undo function.
 */
export async function disableConversion(git: Git): Promise<() => void> {
  const path = join(git.commonDir, 'info', 'attributes');
  // A killed job's lines are not the user's.
  const before = existsSync(path) ? readFileSync(path, 'utf8').replace(attributesMark + verbatimRules, '') : '';
  const restore = () => (before === '' ? rmSync(path, { force: true }) : writeFileSync(path, before));
  const listChanged = async () =>
    (await git.state({ untracked: false })).changes.flatMap((change) =>
      change.worktree === 'M' && !change.repository ? [change.path] : [],
    );
  restore();
  const edited = new Set(await listChanged());
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(
    path,
    `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${attributesMark}${verbatimRules}`,
  );
  try {
    const converted = (await listChanged()).filter((each) => !edited.has(each));
    if (converted.length === 0) return restore;
    // Git leaves a file alone whose size and time are those it noted.
    for (const each of converted) rmSync(join(git.root, each));
    await git.run(['checkout-index', '-u', '-z', '--stdin'], { stdin: joinWithNuls(converted) });
    return restore;
  } catch (error) {
    restore();
    throw error;
  }
}
