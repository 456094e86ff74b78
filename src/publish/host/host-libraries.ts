import type { World } from '../../settings/call/world.ts';
import { loadProxyClient } from '../../system/http/proxy.ts';
import { Artifacts } from './artifacts.ts';
import { hostAccess, hostLibraries } from './host-client.ts';

/**
 * Loads the libraries for calls out of this machine, as far as this job makes them. Their files lie where an agent may
 * write, so code that needs them after an agent loads them before; otherwise each is loaded with its first call.
 */
export async function loadLibraries({ environment, settings: { 'github-token': token } }: World): Promise<void> {
  await Promise.all([
    loadProxyClient(environment),
    ...(hostAccess(environment, token) === null ? [] : [hostLibraries()]),
    ...(Artifacts.available(environment) ? [import('yauzl'), import('yazl')] : []),
  ]);
}
