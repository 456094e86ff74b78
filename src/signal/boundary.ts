/** Boundary around an agent, from the weakest: `namespace` holds its processes, `kernel` also what it sees and writes. */
export const sandboxLevels = ['none', 'namespace', 'kernel'] as const;
export type SandboxLevel = (typeof sandboxLevels)[number];

/** Reach of an agent in the network, from the widest. */
export const networkReaches = ['full', 'gateway', 'none'] as const;
export type NetworkReach = (typeof networkReaches)[number];

/** Boundary around agents, as the record has it. */
export interface Boundary {
  readonly cage?: SandboxLevel | undefined;
  readonly network?: NetworkReach | undefined;
}

/** The weakest of boundaries; empty where no agent ran. Before there was a setting, each agent had all of the network. */
export function weakestBoundary(all: readonly Boundary[]): Boundary {
  const sandbox = sandboxLevels.find((level) => all.some((boundary) => boundary.cage === level));
  if (sandbox === undefined) return {};
  const reaches = all.flatMap((boundary) => (boundary.cage === undefined ? [] : (boundary.network ?? 'full')));
  return { cage: sandbox, network: networkReaches.find((reach) => reaches.includes(reach)) };
}

/** Reason why a boundary is weaker than a run asks for, as a sentence; null where it is not. */
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
