import type { Reader } from './grammar.ts';
/** Reads Test Anything Protocol 12 to 14. Only leaf tests count, because a parent line sums up its subtests. */
export declare function buildTapReader(): Reader;
