/** What to change in a command, or in the scripts it ran (a line each), whose output cannot be counted. */
export declare function howToCount(command: string, runners: readonly string[]): string;
