import type { Git } from '../../system/git/git.ts';
import { credentialsFor, Remote } from '../../system/git/remote.ts';
import type { Settings } from '../table/settings.ts';
import type { World } from './world.ts';

export function configuredRemote(git: Git, settings: Settings, { environment }: World): Remote {
  const { GITHUB_SERVER_URL = 'https://github.com' } = environment;
  return new Remote(git, settings.remote, credentialsFor(settings['github-token'], GITHUB_SERVER_URL));
}
