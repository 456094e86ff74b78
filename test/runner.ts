import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callStep, home, start, temporaryDir } from './project.ts';

/**
 * The built Action as a runner starts it: inputs in `INPUT_*`, the six files, `post` with the state of `main`. Steps share a
 * process, as calls of the command line do; to kill one, or to look at its process or its program, `start` it.
 */
export function runner(
  root: string,
  inputs: Record<string, string>,
  more: Record<string, string> = {},
  installed = home,
  inside: readonly string[] = [],
) {
  const dir = temporaryDir('runner');
  const files = {
    GITHUB_OUTPUT: 'output',
    GITHUB_STATE: 'state',
    GITHUB_STEP_SUMMARY: 'summary.md',
    GITHUB_ENV: 'env',
    GITHUB_PATH: 'path',
    GITHUB_ARTIFACTS: 'artifacts',
  };
  const env: Record<string, string> = { RUNNER_TEMP: dir, GITHUB_ACTIONS: 'true', CI: 'true', HOME: dir, ...more };
  for (const [name, file] of Object.entries(files)) env[name] = join(dir, file);
  // As with the command line: what agents leave beside their work tree is for the test to see.
  if (['run', 'execute', undefined].includes(inputs.command)) env['INPUT_SANDBOX-WRITABLE'] = tmpdir();
  for (const [name, value] of Object.entries(inputs)) env[`INPUT_${name.toUpperCase()}`] = value;
  /** What a step is run with. It gets files of its own. */
  const step = (door: 'main' | 'post', state: Record<string, string> = {}, kept: readonly string[] = []) => {
    for (const file of Object.values(files)) if (!kept.includes(file)) writeFileSync(join(dir, file), '');
    const saved = Object.fromEntries(Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]));
    const script = join(installed, 'dist', door === 'main' ? 'index.js' : 'post.js');
    return [script, { cwd: root, env: { ...env, ...saved } }] as const;
  };
  /** Gitea's runner has one summary for a step and its post step. */
  const afterMain = (host: 'github' | 'gitea' = 'github') => {
    const state = existsSync(join(dir, 'state')) ? commandFile(join(dir, 'state')) : {};
    return step('post', state, host === 'gitea' ? [files.GITHUB_STEP_SUMMARY] : []);
  };
  const started = ([script, how]: ReturnType<typeof step>) => start(script, [], { ...how, inside });
  return {
    dir,
    main: () => callStep('main', ...step('main')),
    post: (host?: 'github' | 'gitea') => callStep('post', ...afterMain(host)),
    start: { main: () => started(step('main')), post: () => started(afterMain()) },
    outputs: () => commandFile(join(dir, 'output')),
    summary: () => readFileSync(join(dir, 'summary.md'), 'utf8'),
    /** The text of one of its files, by its variable. */
    file: (name: keyof typeof files) => readFileSync(join(dir, files[name]), 'utf8'),
  };
}

/** `name=value`, or `name<<delimiter`, lines, `delimiter`. */
export function commandFile(path: string): Record<string, string> {
  const found: Record<string, string> = {};
  const lines = readFileSync(path, 'utf8').split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const [, short, value = ''] = /^([^<=]+)=(.*)$/.exec(lines[at] ?? '') ?? [];
    if (short !== undefined) found[short] = value;
    const [, name, delimiter] = /^([^<=]+)<<(.+)$/.exec(lines[at] ?? '') ?? [];
    if (name === undefined) continue;
    const end = lines.indexOf(delimiter ?? '', at + 1);
    found[name] = lines.slice(at + 1, end).join('\n');
    at = end;
  }
  return found;
}

/**
 * What a runner makes of a log: the commands it obeys, the lines of each group, and all other lines. Between
 * `::stop-commands::<token>` and `::<token>::` it obeys nothing (ActionCommandManager.cs of actions/runner).
 */
export function obeyed(log: string): { commands: string[]; groups: string[][]; text: string } {
  const commands: string[] = [];
  const groups: string[][] = [];
  const others: string[] = [];
  let token: string | null = null;
  let group: string[] | null = null;
  for (const line of log.split('\n')) {
    const said = line.trimStart();
    const [, stop] = /^::stop-commands::(.+)$/.exec(said) ?? [];
    if (token !== null && said === `::${token}::`) token = null;
    else if (token !== null) (group ?? others).push(line);
    else if (stop !== undefined) token = stop;
    else if (/^::|##\[/.test(said)) {
      commands.push(line);
      group = said.startsWith('::group::') ? [] : null;
      if (group !== null) groups.push(group);
    } else others.push(line);
  }
  return { commands, groups, text: [...groups.flat(), ...others].join('\n') };
}
