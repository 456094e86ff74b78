// npm run test:agents [-- [--one-session] name…]: installs the real agent CLIs from the npm registry, as `install-agent` does,
// into a cache folder outside the repository, and drives each against the model server of test/agents: in all its situations,
// or in the one session that CI has time for. What cannot be installed, as without a way to the registry, is skipped, loudly.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installCli, localBuild } from '../lib/agents/adapters/installed-cli.js'; // npm run build makes it
import { cliNames } from '../lib/settings/table/coding-agents.js';

const oneSession = process.argv.includes('--one-session');
const asked = process.argv.slice(2).filter((word) => word !== '--one-session');
const names = asked.length > 0 ? asked : cliNames;
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'phase-executor', 'test-agents');

const tests = oneSession
  ? ['test/agents/real-clis.test.ts', '--testNamePattern', 'goes on in the same session']
  : ['test/agents/real-clis.test.ts', 'test/act/real-agent.test.ts'];
const skipped = [];
const folders = [];
for (const name of names) {
  try {
    folders.push(join(await installed(name), 'bin'));
  } catch (error) {
    skipped.push(`SKIPPED: ${name} cannot be installed here, so it was not tested: ${error.message}`);
  }
}
process.exitCode = folders.length === 0 ? 0 : await jest();
for (const line of skipped) console.error(line);

/** The folder of it in the cache, which the table's checksum names. The registry can stumble, so three times. */
async function installed(name) {
  const found = localBuild(name, process.env);
  if ('problem' in found) throw new Error(found.problem);
  const { build } = found;
  const folder = join(cache, `${name}-${build.version}-${build.integrity.slice(7, 19).replace(/\W/g, '_')}`);
  for (let tries = 1; !existsSync(folder); tries += 1) {
    const draft = `${folder}.${process.pid}`;
    try {
      mkdirSync(cache, { recursive: true });
      await installCli(name, build, draft, process.env);
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (tries === 3) throw error;
      await sleep(tries * 2000);
    }
  }
  return folder;
}

async function jest() {
  const env = { ...process.env, REAL_AGENTS: folders.join(delimiter) };
  const flags = ['--max-semi-space-size=2', '--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const words = ['node_modules/jest/bin/jest.js', '--testTimeout', '180000', ...tests];
  const [code] = await once(spawn(process.execPath, [...flags, ...words], { env, stdio: 'inherit' }), 'close');
  return code ?? 1;
}
