import type { Reader } from './grammar.ts';
/**
 * The Test Anything Protocol, versions 12 to 14, of tape, tap, bats, node --test, mocha and ava. Counted are the leaves:
 * a point that closes a block of subtests is their sum. Only the totals that tap prints as an object know better.
 */
export declare function buildTapReader(): Reader;
