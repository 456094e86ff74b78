/** `ℹ tests 6` to `ℹ todo 1`, one block. In TAP the same words come after `#`; see tap.ts. */
export declare const nodeTest: import("./grammar.ts").Grammar;
