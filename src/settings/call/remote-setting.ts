import type { Git } from '../../system/git/git.ts';
import { credentialsFor, Remote } from '../../system/git/remote.ts';
import type { World } from './world.ts';

export async function getOriginUrl(git: Git): Promise<string> {
  const { exitCode, stdout } = await git.try(['remote', 'get-url', 'origin'], { reading: true });
  return exitCode === 0 ? stdout.toString('utf8').trim() : '';
}

export function findConfiguredRemote(git: Git, { settings, environment }: World): Remote {
  const { GITHUB_SERVER_URL = 'https://github.com' } = environment;
  return new Remote(git, settings.remote, credentialsFor(settings['github-token'], GITHUB_SERVER_URL));
}
