/** What to add to a command whose output cannot be counted. */
export declare function howToCount(command: string, runners: readonly string[]): string;
