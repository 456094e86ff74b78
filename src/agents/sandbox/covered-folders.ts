import { realpathSync } from 'node:fs';
import { type Namespace, preparedBy } from '../../system/process/namespace.ts';
import { mountWords } from './mount-plan.ts';

/**
 * The namespace with nothing in the place of folders and files, which its programs can neither read nor write. `saved` is a
 * git directory that stays as it is: they may write there, and what they write goes with the namespace. Null where the
 * machine lacks what that takes. It was not tried.
 */
export function hidePaths(
  namespace: Namespace,
  paths: readonly string[],
  saved: string | null = null,
): Namespace | null {
  const kept = saved === null ? [] : ['keep', '', realpathSync(saved)];
  return within(namespace, [...kept, ...paths.flatMap((path) => ['cover', '', path])]);
}

/** The namespace with layers over folders: what its programs write there lands in `upper` of each. It was not tried. */
export function addLayers(
  namespace: Namespace,
  layers: readonly { readonly path: string; readonly layer: string }[],
): Namespace | null {
  return within(
    namespace,
    layers.flatMap(({ path, layer }) => ['overlay', layer, path]),
  );
}

function within(namespace: Namespace, steps: readonly string[]): Namespace | null {
  const words = mountWords('', namespace.kind, steps);
  return words && preparedBy(namespace, words);
}
