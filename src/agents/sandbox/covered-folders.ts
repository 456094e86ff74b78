import { realpathSync } from 'node:fs';
import { type Namespace, preparedBy } from '../../system/process/namespace.ts';
import { mountWords } from './mount-plan.ts';

/**
 * Returns the namespace with the given paths hidden: its programs see nothing there and can't write there. They may
 * write to the git directory `saved`, but the changes disappear with the namespace. Returns null if the machine doesn't
 * support this. The namespace hasn't been tested.
 */
export function hidePaths(
  namespace: Namespace,
  paths: readonly string[],
  saved: string | null = null,
): Namespace | null {
  const kept = saved === null ? [] : ['keep', '', realpathSync(saved)];
  return withMounts(namespace, [...kept, ...paths.flatMap((path) => ['cover', '', path])]);
}

/**
 * Returns the namespace with overlays: writes to a folder land in `upper` of its layer. The namespace hasn't been
 * tested.
 */
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
