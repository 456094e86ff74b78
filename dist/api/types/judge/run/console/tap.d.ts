import type { Reader } from './grammar.ts';
/** Test Anything Protocol 12 to 14. Counted are the leaves: a point that closes a block of subtests is their sum. */
export declare function buildTapReader(): Reader;
