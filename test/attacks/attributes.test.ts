import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { afterLegs, type Chain, edit, matrix, sound } from '../chain/jobs.ts';
import { git, plan, temporaryDir } from '../project.ts';

// A plan may name .gitattributes. What it then says of files must not stop the jobs that write, nor run anything there.

const artifact = 'phase-01-r1-01-01-a1';
const own = '.planning/phases/01-first/01-01-SUMMARY.md';
const summary = "printf -- '---\\nstatus: complete\\n---\\n# Done\\n\\nAll done well.\\n'";
const named = (text: string) =>
  text.replace('files_modified: []', 'files_modified: [.gitattributes, data.txt, one.txt, two.txt, a.txt]');
const plans = {
  '01-01': named(
    plan({
      artifact: 'a.txt',
      script:
        'echo a > a.txt; for file in data one two; do echo x > $file.txt; done; echo "data.txt text" > .gitattributes',
    }),
  ),
  '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt' }),
};

/** The attributes, and the bytes that blobs have whatever they say. */
const hostile: [string, string[], Record<string, string>][] = [
  [
    'line ends, an encoding and an id that files do not have',
    ['one.txt text eol=lf', 'data.txt working-tree-encoding=UTF-16', 'two.txt ident'],
    { 'one.txt': 'one\\r\\ntwo\\r\\n', 'data.txt': '\\377\\376\\000\\330', 'two.txt': '$Id: forged $\\n' },
  ],
  ['line ends for the documents of the orchestrator', ['* text eol=crlf'], { 'data.txt': 'one\\ntwo\\n' }],
  ['an encoding that nobody knows', ['* working-tree-encoding=nonsense'], { 'data.txt': 'x\\n' }],
  [
    'a checkout of documents in another encoding than the commit has',
    ['*.md working-tree-encoding=UTF-16LE-BOM'],
    { 'data.txt': 'x\\n' },
  ],
  [
    'files that are binary, merged by nobody, in no archive, and behind a filter that is required and not there',
    ['* binary -merge filter=none export-ignore export-subst'],
    { 'data.txt': 'x $Format:h$\\n' },
  ],
];

test.each(hostile)('a chain ends well with %s', (_, attributes, given) => {
  const files = { 'one.txt': 'x\\n', 'two.txt': 'x\\n', ...given };
  const { chain, first } = afterLegs(plans, matrix);
  const root = chain.machine(first.base);
  const blobs = Object.entries(files).map(
    ([path, bytes]) =>
      `git update-index --add --cacheinfo "100644,$(printf '${bytes}' | git hash-object -w --stdin),${path}"`,
  );
  const script = `
echo a > a.txt; ${summary} > ${own}
attributes=$(printf '%s\\n' ${attributes.map((line) => `'${line}'`).join(' ')} | git hash-object -w --stdin)
git update-index --add --cacheinfo "100644,$attributes,.gitattributes"
for file in a.txt ${own}; do git update-index --add --cacheinfo "100644,$(git hash-object -w --no-filters $file),$file"; done
${blobs.join('\n')}
git write-tree`;
  replaceWork(chain, root, first.base, execFileSync('bash', ['-ec', script], { cwd: root, encoding: 'utf8' }).trim());
  const second = sound(chain.integrate(1, first));
  expect(second.completed).toEqual(['01-01', '01-02']);
  const { code, stderr } = chain.conclude(second);
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  for (const path of ['.planning/STATE.md', '.planning/ROADMAP.md', own])
    expect(chain.file(path)).toMatch(/^[^\r\0]+$/);
  for (const [path, bytes] of Object.entries(files))
    expect(chain.file(path)).toBe(execFileSync('printf', [bytes], { encoding: 'utf8' }).trim());
});

test('no merge driver of the machine runs for what a leg brings', () => {
  const home = temporaryDir('home');
  const marker = join(home, 'ran');
  const config = join(home, 'gitconfig');
  writeFileSync(config, `[merge "npm"]\n\tname = x\n\tdriver = "touch '${marker}'; exit 0"\n`);
  const files = { 'lock.txt': 'one\n', '.gitattributes': 'lock.txt merge=npm\n' };
  const both = (id: string) =>
    plan({ artifact: `${id}.txt`, script: `echo ${id} > ${id}.txt; echo ${id} >> lock.txt` });
  const { chain, first } = afterLegs({ '01-01': both('a'), '01-02': both('b') }, matrix, files);
  const root = chain.machine(first.base);
  const more = ['--base', first.base, '--input-dir', chain.artifacts];
  const ended = chain.job(root, ['integrate', '1', '--round', '1', ...more], { GIT_CONFIG_GLOBAL: config, HOME: home });
  expect(ended.code).toBe(0);
  expect(existsSync(marker)).toBe(false);
});

/** Puts a tree in the place of what the first worker proved. */
function replaceWork(chain: Chain, root: string, base: string, tree: string): void {
  const forged = git(root, 'commit-tree', '-p', base, '-m', 'forged', tree);
  const name = 'refs/phase-executor/leg/proven/0';
  git(root, 'update-ref', name, forged);
  git(root, 'bundle', 'create', '-q', join(chain.artifacts, artifact, 'work.bundle'), name, `^${base}`);
  edit(chain, artifact, (leg) => Object.assign((leg.proven as object[])[0] as object, { commit: forged }));
}
