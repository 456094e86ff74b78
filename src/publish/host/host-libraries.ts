import type { World } from '../../settings/call/world.ts';
import { loadProxyClient } from '../../system/http/proxy.ts';
import { Artifacts } from './artifacts.ts';
import { hostAccess, hostLibraries } from './host-client.ts';

/**
 * Loads the network libraries that this job needs. An agent may be able to change their files, so load them before an
 * agent runs. Otherwise the first call loads them.
 */
export async function loadLibraries({ environment, settings: { 'github-token': token } }: World): Promise<void> {
  await Promise.all([
    loadProxyClient(environment),
    ...(hostAccess(environment, token) === null ? [] : [hostLibraries()]),
    ...(Artifacts.available(environment) ? [import('yauzl'), import('yazl')] : []),
  ]);
}
