/** Boundary around an agent, from the weakest: `namespace` holds its processes, `kernel` also what it sees and writes. */
export declare const sandboxLevels: readonly ['none', 'namespace', 'kernel'];
export type SandboxLevel = (typeof sandboxLevels)[number];
/** Reach of an agent in the network, from the widest. */
export declare const networkReaches: readonly ['full', 'gateway', 'none'];
export type NetworkReach = (typeof networkReaches)[number];
/** Boundary around agents, as the record has it. */
export interface Boundary {
    readonly cage?: SandboxLevel | undefined;
    readonly network?: NetworkReach | undefined;
}
/** The weakest of boundaries; empty where no agent ran. Before there was a setting, each agent had all of the network. */
export declare function weakestBoundary(all: readonly Boundary[]): Boundary;
/** Reason why a boundary is weaker than a run asks for, as a sentence; null where it is not. */
export declare function weakerBoundary({ cage, network }: Boundary, requested: {
    readonly requireCage: 'none' | 'kernel';
    readonly network: NetworkReach;
}): string | null;
