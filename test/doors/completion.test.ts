import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { completionsOf } from '../../src/completions.ts';
import { commands } from '../../src/doors/catalogue/catalogue.ts';
import { testIf } from '../needs.ts';
import { bareEnvironment, cli, cliPath, makeProject, plan, temporaryDir } from '../project.ts';

const plans = ['01-01', '01-02 two words', "01-03 it's"];
const root = makeProject(Object.fromEntries(plans.map((id) => [id, plan()])));

async function words(shell: string, ...typed: string[]) {
  const { candidates, also } = await completionsOf(shell, typed, root);
  return [...candidates.map(({ word }) => word), ...(also === 'none' ? [] : [`(${also})`])];
}

describe('a shell is offered', () => {
  test('every command, and of each its options, as the catalogue has them', async () => {
    expect(await words('zsh', '')).toEqual(commands.map(({ name }) => name));
    for (const { name, settings, fields = [] } of commands)
      expect((await words('zsh', name, '--')).sort()).toEqual(
        [...settings, ...fields, 'json', 'help'].map((each) => `--${each}`).sort(),
      );
  });

  test.each<[string, string[], string[]]>([
    ['the phases here', ['run', ''], ['01', '02']],
    ['the plans of a phase, in any spelling', ['logs', '1', ''], plans],
    ['those that begin so, quotes or not', ['approve', 'phase-01', "'01-02 t"], ['01-02 two words']],
    ['the plans for --only', ['run', '--fresh', '01', '--only', '01-03'], ["01-03 it's"]],
    ['nothing of a phase that is not there', ['logs', '7', ''], []],
    ['phases below --root', ['run', '--root', '/nowhere', ''], []],
    ['the values of an option', ['run', '1', '--agent', 'co'], ['codex', 'copilot', 'command']],
    ['only values that are taken', ['run', '1', '--gateway', ''], ['auto', 'off']],
    ['the values behind an equals sign', ['run', '1', '--isolation', '=', 'in'], ['in-place']],
    ['and those right behind it', ['run', '1', '--fail-fast', '--on-failure', '='], ['keep', 'rollback', 'ask']],
    ['the words of a command', ['checkpoint', 'r'], ['rollback']],
    ['the words of an alias', ['orchestrator-state', 'cl'], ['clear']],
    ['files', ['tests', '--log', 'x'], ['(files)']],
    ['folders', ['run', '--root', ''], ['(dirs)']],
    ['files for the command of somebody else', ['tests', '--', 'npm', '--ag'], ['(files)']],
    ['nothing for a number or a text', ['run', '1', '--max-attempts', ''], []],
    ['nothing for a command that is not there', ['rnu', ''], []],
    ['an option once, unless it may be repeated', ['run', '1', '--fresh', '--only', '01-01', '--fre'], []],
    ['the shells', ['completion', ''], ['bash', 'zsh', 'fish']],
  ])('%s', async (_, typed, expected) => {
    expect(await words('bash', ...typed)).toEqual(expected);
  });

  test('a whole word where a shell does not part it at the equals sign', async () => {
    expect(await words('zsh', 'run', '1', '--agent=cl')).toEqual(['--agent=claude']);
  });
});

test('completion prints a script for a shell; with any other word it is signal, as before, and says so', async () => {
  expect((await cli(root, 'completion', 'bash')).stdout).toContain('complete -F _phase_executor phase-executor');
  const { code, stdout, stderr } = await cli(root, 'completion', 'create', 'success', '6', '{"tokensUsed":5}');
  expect({ code, json: JSON.parse(stdout) }).toMatchObject({
    code: 0,
    json: { status: 'success', phase: '6', details: { tokensUsed: 5 } },
  });
  expect(stderr).toContain('completion is called signal now');
});

/** The program on PATH, as an installation puts it there. */
const bin = mkdtempSync(join(tmpdir(), 'phase-executor-bin-')); // fish finds no program in a folder with other letters
writeFileSync(join(bin, 'phase-executor'), `#!/bin/sh\nexec "${process.execPath}" "${cliPath}" "$@"\n`);
chmodSync(join(bin, 'phase-executor'), 0o755);
const env = bareEnvironment({
  PATH: [bin, process.env.PATH].join(delimiter),
  TERM: 'xterm',
  HOME: temporaryDir('home'),
});
const isThere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const hasPty = isThere('python3', '-c', 'import pty');

/** Types into a shell at a terminal, and waits after each piece until what was typed has shown what it should. */
const typist = `
import json, os, pty, select, sys, time
argv, steps = json.loads(sys.argv[1])
pid, fd = pty.fork()
if pid == 0:
    os.execvp(argv[0], argv)
seen = b''
for text, until in steps:
    at, end = len(seen), time.time() + 20
    os.write(fd, text.encode())
    while until.encode() not in seen[at:]:
        if time.time() > end:
            sys.exit('waited in vain for ' + repr(until) + ' in ' + repr(seen[at:].decode(errors='replace')))
        if select.select([fd], [], [], 0.1)[0]:
            seen += os.read(fd, 65536)
os.close(fd)
`;

/** What the shell makes of a line with a tab: the program itself then shows its arguments. */
const showing = `phase-executor() { if [ "$1" = __complete ]; then command phase-executor "$@"; else printf '<%s>' "$@"; echo; fi; }`;
const lines: readonly [string, string, string][] = [
  ['phase-executor logs 1 01-02\t', 'words', '<logs><1><01-02 two words>'],
  ['phase-executor approve 01 "01-03\t', "it's", "<approve><01><01-03 it's>"],
  ['phase-executor run 2 --agent=cl\t', 'claude', '<run><2><--agent=claude>'],
  ['phase-executor run 1 --config .plan\t', 'planning', '<run><1><--config><.planning'],
];

for (const [shell, argv, begin] of [
  ['bash', ['bash', '--norc', '-i'], "bind 'set bell-style none'"],
  ['zsh', ['zsh', '-f', '-i'], 'autoload -U compinit; compinit -D -u'],
] as const)
  testIf(hasPty && isThere(shell, '-c', 'exit'), `there is no ${shell}, or no python3 with pty`)(
    `${shell} completes at a terminal, names with blanks and quotes too`,
    () => {
      const ready = `${begin}; source <(phase-executor completion ${shell}); ${showing}; echo re''ady\r`;
      const typed = lines.flatMap(([line, completed, shown]) => [
        [line, completed],
        ['\r', shown],
      ]);
      const steps = JSON.stringify([argv, [[ready, 'ready'], ...typed]]);
      const { status, stderr } = spawnSync('python3', ['-c', typist, steps], { cwd: root, env, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    },
  );

testIf(isThere('fish', '-c', 'exit'), 'there is no fish')('fish completes the same', () => {
  const lines = ['logs 1 ', 'run 1 --agent=co', 'run 1 --config .plan'].map(
    (line) => `complete -C 'phase-executor ${line}'`,
  );
  const script = ['phase-executor completion fish | source', ...lines].join('; ');
  const inUtf8 = { ...env, LC_ALL: 'C.UTF-8' };
  const { stdout } = spawnSync('fish', ['-c', script], { cwd: root, env: inUtf8, encoding: 'utf8' });
  const options = ['codex', 'command', 'copilot'].map((name) => `--agent=${name}`);
  expect(stdout.trimEnd().split('\n')).toEqual([...plans, ...options, '.planning/']);
});
