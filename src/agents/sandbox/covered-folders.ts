import { realpathSync } from 'node:fs';
import { type Namespace, preparedBy } from '../../system/process/namespace.ts';
import { mountWords } from './mount-plan.ts';

/** Hides paths in an untested namespace; null if unsupported. Changes to the git directory `saved` are discarded. */
export function hidePaths(
  namespace: Namespace,
  paths: readonly string[],
  saved: string | null = null,
): Namespace | null {
  const kept = saved === null ? [] : ['keep', '', realpathSync(saved)];
  return withMounts(namespace, [...kept, ...paths.flatMap((path) => ['cover', '', path])]);
}

/** Returns the untested namespace with overlays: writes land in `upper` of each layer. */
export function addLayers(
  namespace: Namespace,
  layers: readonly { readonly path: string; readonly layer: string }[],
): Namespace | null {
  return withMounts(
    namespace,
    layers.flatMap(({ path, layer }) => ['overlay', layer, path]),
  );
}

function withMounts(namespace: Namespace, steps: readonly string[]): Namespace | null {
  const words = mountWords('', namespace.kind, steps);
  return words && preparedBy(namespace, words);
}
