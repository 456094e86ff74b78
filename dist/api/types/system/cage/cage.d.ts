import type { Git } from '../git/git.ts';
import type { Namespace } from '../process/namespace.ts';
/** Boundary around an agent, from the weakest: `namespace` holds its processes, `kernel` also what it sees and writes. */
export declare const cageLevels: readonly ['none', 'namespace', 'kernel'];
export type CageLevel = (typeof cageLevels)[number];
export declare function weakestCage(levels: readonly CageLevel[]): CageLevel | null;
/** Parts that the cages of a run have in common. */
export interface CageGround {
    /** Null where agents are to run without a boundary. */
    readonly namespace: Namespace | null;
    /** The environment of the job. */
    readonly environment: Readonly<Record<string, string | undefined>>;
}
/** One call of an agent. */
export interface CagedCall {
    readonly git: Git;
    readonly cwd: string;
    readonly environment: Readonly<Record<string, string>>;
    /** Folders, and files such as its login, that it may write besides its work tree. */
    readonly writable: readonly string[];
    /** Words of its command: what they name can be read. */
    readonly words: readonly string[];
    /** It goes on should we be killed. */
    readonly outlivesUs?: boolean;
    /** Folder with the work trees of other attempts, besides its own. */
    readonly neighbours?: string;
}
/** The boundary around a call. */
export interface EnteredCage {
    readonly level: CageLevel;
    /** Why it is not the strongest one, as part of a sentence; null where it is, or none is wanted. */
    readonly problem: string | null;
    readonly inside: Namespace;
    /** Takes over what the agent did in git, when nothing of it is alive. Returns warnings. */
    readonly leave: () => Promise<readonly string[]>;
}
/** Cage of one attempt: its calls share a private home and private temporary folders, which go with it. */
export declare class Cage {
    #private;
    /** `folder` lies in a temporary folder of the run, which the next one clears after a crash. */
    constructor(ground: CageGround, folder: string);
    /** Enters the strongest boundary that can be built here. Never throws for a weaker machine. */
    enter(call: CagedCall): Promise<EnteredCage>;
    /** Removes what its calls wrote outside of the work tree. */
    close(): Promise<void>;
}
/** For where the folder of a run is in one that gets a layer: the kernel lays no folder over another that holds it. */
export declare const spareFolder = "/var/tmp";
