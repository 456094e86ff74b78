import { Artifacts } from '../github/artifacts.ts';
import { loadLibraries } from '../github/libraries.ts';
import { loadGeneralYaml } from '../phase/general-yaml.ts';
import type { World } from './command.ts';

/**
 * Loads what a command that runs agents may need later and did not load with itself. Our own files lie where an agent can
 * rewrite them, so after the first agent, setup, check or test nothing may be loaded from them any more. Whoever adds an
 * `import()` that such a command can reach adds it here as well.
 */
export async function loadAhead({ uploads }: { readonly uploads: boolean }, world: World): Promise<void> {
  await loadGeneralYaml();
  if (uploads && Artifacts.available(world.environment)) await loadLibraries();
}
