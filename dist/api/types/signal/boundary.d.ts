/** Sandbox levels, weakest first. `namespace` isolates processes, `kernel` also restricts file access. */
export declare const sandboxLevels: readonly ['none', 'namespace', 'kernel'];
export type SandboxLevel = (typeof sandboxLevels)[number];
/** Network access of an agent, widest first. */
export declare const networkReaches: readonly ['full', 'gateway', 'none'];
export type NetworkReach = (typeof networkReaches)[number];
export interface Boundary {
    readonly cage?: SandboxLevel | undefined;
    readonly network?: NetworkReach | undefined;
}
/**
 * Returns the weakest boundary, or an empty one if no agent ran. Old records without a network value had full access.
 */
export declare function findWeakestBoundary(boundaries: readonly Boundary[]): Boundary;
export declare function weakerBoundary({ cage, network }: Boundary, requested: {
    readonly requireCage: 'none' | 'kernel';
    readonly network: NetworkReach;
}): string | null;
