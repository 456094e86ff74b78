import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { afterLegs, type Chain, edit, sound } from '../chain/jobs.ts';
import { git, plan, temporaryDir } from '../project.ts';

// A plan may name .gitattributes. What it then says of files must not stop the jobs that write, nor run anything there.

const artifact = 'phase-01-r1-01-01-a1';
const own = '.planning/phases/01-first/01-01-SUMMARY.md';
const summary = "printf -- '---\\nstatus: complete\\n---\\n# Done\\n\\nAll done well.\\n'";
const named = (text: string) => text.replace('files_modified: []', 'files_modified: [.gitattributes, data.txt, a.txt]');
const plans = {
  '01-01': named(
    plan({ artifact: 'a.txt', script: 'echo a > a.txt; echo x > data.txt; echo "data.txt text" > .gitattributes' }),
  ),
  '01-02': plan({ artifact: 'b.txt', script: 'echo b > b.txt' }),
};

/** The attributes, and the bytes that a blob of data.txt has whatever they say. */
const hostile: [string, string, string][] = [
  ['line ends that the file does not have', 'data.txt text eol=lf', 'one\\r\\ntwo\\r\\n'],
  ['line ends for the documents of the orchestrator', '* text eol=crlf', 'one\\ntwo\\n'],
  ['an encoding that the file does not have', 'data.txt working-tree-encoding=UTF-16', '\\377\\376\\000\\330'],
  ['an encoding that nobody knows', '* working-tree-encoding=nonsense', 'x\\n'],
  ['an id that is filled in already', 'data.txt ident', '$Id: forged $\\n'],
  ['documents that are binary, and merged by nobody', '* binary -merge', 'x\\n'],
  ['a filter that is required and not there', '* filter=none', 'x\\n'],
  ['files that no archive holds', '* export-ignore export-subst', 'x $Format:h$\\n'],
];

test.each(hostile)('a chain ends well with %s', (_, attributes, bytes) => {
  const { chain, ended } = chainWith(attributes, bytes);
  expect([ended.code, ended.code === 0 ? '' : ended.stderr]).toEqual([0, '']);
  for (const path of ['.planning/STATE.md', '.planning/ROADMAP.md', own])
    expect(chain.file(path)).toMatch(/^[^\r\0]+$/);
  expect(chain.file('data.txt')).toBe(execFileSync('printf', [bytes], { encoding: 'utf8' }).trim());
});

function chainWith(attributes: string, bytes: string) {
  const { chain, first } = afterLegs(plans, ['--mode', 'matrix']);
  const root = chain.machine(first.base);
  const script = `
echo a > a.txt; ${summary} > ${own}
blob=$(printf '${bytes}' | git hash-object -w --stdin)
attributes=$(echo '${attributes}' | git hash-object -w --stdin)
git update-index --add --cacheinfo "100644,$attributes,.gitattributes"
for file in a.txt ${own}; do git update-index --add --cacheinfo "100644,$(git hash-object -w --no-filters $file),$file"; done
git update-index --add --cacheinfo "100644,$blob,data.txt"
git write-tree`;
  const tree = execFileSync('bash', ['-ec', script], { cwd: root, encoding: 'utf8' }).trim();
  replaceWork(chain, root, first.base, tree);
  const second = sound(chain.integrate(1, first));
  expect(second.completed).toEqual(['01-01', '01-02']);
  chain.gate(second);
  return { chain, ended: chain.conclude(second) };
}

test('documents that a checkout turns into another encoding are judged as the commit has them', () => {
  const { ended } = chainWith('*.md working-tree-encoding=UTF-16LE-BOM', 'x\\n');
  expect([ended.code, ended.json]).toMatchObject([0, { status: 'success' }]);
});

test('no merge driver of the machine runs for what a leg brings', () => {
  const home = temporaryDir('home');
  const marker = join(home, 'ran');
  const config = join(home, 'gitconfig');
  writeFileSync(config, `[merge "npm"]\n\tname = x\n\tdriver = "touch '${marker}'; exit 0"\n`);
  const files = { 'lock.txt': 'one\n', '.gitattributes': 'lock.txt merge=npm\n' };
  const both = (id: string) =>
    plan({ artifact: `${id}.txt`, script: `echo ${id} > ${id}.txt; echo ${id} >> lock.txt` });
  const { chain, first } = afterLegs({ '01-01': both('a'), '01-02': both('b') }, ['--mode', 'matrix'], files);
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
