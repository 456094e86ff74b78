export interface CaptureOptions {
    cwd: string;
    /** The complete environment: nothing is inherited. */
    env: Record<string, string>;
    stdin?: string | Buffer;
    /** Limit for each stream (default 256 MiB); more is an error. */
    maxBuffer?: number;
    timeoutMs?: number;
    /** Ends the tool, and rejects. */
    cancel?: AbortSignal;
}
export interface Captured {
    exitCode: number;
    stdout: Buffer;
    stderr: string;
}
/** Returns a short tool's output, whatever its exit code. Rejects when it hangs, is killed or writes too much. */
export declare function capture(command: string, args: readonly string[], options: CaptureOptions): Promise<Captured>;
export interface PipedTool {
    readonly command: string;
    readonly args: readonly string[];
    readonly cwd: string;
    readonly env: Record<string, string>;
}
export interface PipedEnd {
    readonly exitCode: number | null;
    /** The first 4,000 characters. */
    readonly stderr: string;
}
/** Pipes one tool into the other without holding the output. Rejects when one could not be started. */
export declare function pipeTools(first: PipedTool, second: PipedTool, input: string): Promise<{
    first: PipedEnd;
    second: PipedEnd;
}>;
