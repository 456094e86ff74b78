import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Cli } from '../../agents/adapters/agent-cli.ts';
import { projectRoot, type World } from '../../settings/call/world.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';

/** An agent that finds no key. `isSure`: not even in a place of its own, so that every call of it would fail. */
export interface MissingKey {
  readonly message: string;
  readonly isSure: boolean;
}

/** Says that an agent finds nothing to sign in with; null where there is something. */
export function missingKey(cli: Cli, environment: Readonly<Record<string, string>>, world: World): MissingKey | null {
  const { settings } = world;
  const names = [...cli.keys, ...settings['agent-env'], settings['agent-secret-name']];
  if (names.some((name) => (environment[name] ?? '') !== '')) return null;
  if (Object.keys(environment).some((name) => cli.ownWay?.test(name))) return null;
  const home = environment.HOME ?? '';
  if (cli.login.some((path) => existsSync(join(home, path)))) return null;
  const configured = cli.configs.some((path) =>
    [home, projectRoot(world)].some((folder) => signsIn.test(tryReadRegular(join(folder, path)) ?? '')),
  );
  // The user's flags may name the key, and other systems keep logins in a key chain.
  const isSure = settings['agent-command'].trim() === '' && process.platform === 'linux' && !configured;
  const logins = cli.login.map((path) => `~/${path}`).join(', ');
  const message = `${cli.name} finds no key: none of ${cli.keys.join(', ')} is set, and there is no login in ${logins}; set ${cli.secret}`;
  return { message, isSure };
}

/** A key, a program that gives one, or another provider, as the configuration files of the CLIs name them. */
const signsIn = /(?:api_?key(?:helper)?|token|base_?url|providers?|env_key|host)["']?\s*[:=]/i;
