/**
 * The type of a task in one spelling: `auto`, `tdd`, `tracer`, `checkpoint` or `checkpoint:<kind>`. Whatever else people
 * wrote for "just do it" (`execute`, `implementation`, nothing at all) is `auto`.
 */
export declare function taskType(declared: string): string;
/** False for a type that is neither upstream's nor one of the words seen in real plans. */
export declare function isKnownTaskType(declared: string): boolean;
