import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { call, git, makeProject, plan, put, temporaryDir } from '../project.ts';

// A repository that a stranger made: its own configuration names programs for all that git can be told to start.

const keys = [
  ...['core.fsmonitor', 'core.sshCommand', 'core.editor', 'core.pager', 'core.askPass', 'core.alternateRefsCommand'],
  ...['filter.evil.clean', 'filter.evil.smudge', 'filter.evil.process', 'diff.evil.command', 'diff.evil.textconv'],
  ...['diff.external', 'merge.evil.driver', 'gpg.program', 'credential.helper', 'hook.evil.command'],
];

/** What the programs of a stranger's repository were started for. */
function hostile(): { root: string; started: () => string } {
  const tasks = { artifact: 'b.txt', script: 'echo b > b.txt; git add b.txt; git commit -qm "feat: b"' };
  const files = {
    '.gitattributes': '*.txt filter=evil diff=evil merge=evil\n',
    'a.txt': 'a\n',
    '.gitignore': '*.log\n',
  };
  const root = makeProject({ '01-01': plan(), '01-02': plan(tasks) }, files);
  const folder = temporaryDir('programs');
  const record = join(folder, 'started');
  for (const key of keys) {
    put(folder, key, `#!/bin/sh\necho "${key} $*" >> '${record}'\ncat\n`);
    chmodSync(join(folder, key), 0o755);
    git(root, 'config', key, join(folder, key));
  }
  git(root, 'config', 'hook.evil.event', 'pre-commit');
  git(root, 'config', 'filter.evil.required', 'true');
  git(root, 'config', 'log.showSignature', 'true');
  // As new as the index, so that git looks at its content.
  put(root, 'a.txt', 'a\n');
  return { root, started: () => (existsSync(record) ? readFileSync(record, 'utf8') : '') };
}

test.each([
  ['status', '1'],
  ['run', '1', '--dry-run'],
  ['judge', '1', '--base', 'HEAD'],
  ['doctor', '1', '--agent', 'script'],
  ['run', '1', '--agent', 'script', '--sandbox', 'off', '--max-parallel', '2'],
])('a repository’s own configuration starts no program: %s %s %s', async (...words) => {
  const { root, started } = hostile();
  const { code, stderr } = await call(words, { cwd: root });
  expect({ started: started(), crashed: code === 70 ? stderr : '' }).toEqual({ started: '', crashed: '' });
  if (words.includes('--max-parallel')) expect([code, git(root, 'show', 'HEAD:out.txt')]).toEqual([0, 'done']);
});
