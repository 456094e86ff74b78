/** Sandbox levels, weakest first. `namespace` isolates processes, `kernel` also restricts file access. */
export const sandboxLevels = ['none', 'namespace', 'kernel'] as const;
export type SandboxLevel = (typeof sandboxLevels)[number];

/** Network access of an agent, widest first. */
export const networkReaches = ['full', 'gateway', 'none'] as const;
export type NetworkReach = (typeof networkReaches)[number];

export interface Boundary {
  readonly cage?: SandboxLevel | undefined;
  readonly network?: NetworkReach | undefined;
}

/**
 * Returns the weakest boundary, or an empty one if no agent ran. Old records without a network value had full access.
 */
export function findWeakestBoundary(boundaries: readonly Boundary[]): Boundary {
  const sandbox = sandboxLevels.find((level) => boundaries.some((boundary) => boundary.cage === level));
  if (sandbox === undefined) return {};
  const reaches = boundaries.flatMap((boundary) => (boundary.cage === undefined ? [] : (boundary.network ?? 'full')));
  return { cage: sandbox, network: networkReaches.find((reach) => reaches.includes(reach)) };
}

export function weakerBoundary(
  { cage = 'none', network = 'full' }: Boundary,
  requested: { readonly requireCage: 'none' | 'kernel'; readonly network: NetworkReach },
): string | null {
  if (requested.requireCage !== 'none' && cage !== requested.requireCage)
    return `sandbox: its agent ran in a sandbox of level ${cage}, expected ${requested.requireCage}`;
  return networkReaches.indexOf(network) < networkReaches.indexOf(requested.network)
    ? `network: its agent reached ${network}, expected ${requested.network}`
    : null;
}
