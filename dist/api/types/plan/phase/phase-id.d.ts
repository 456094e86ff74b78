/**
 * Canonical form of a phase id, only for comparing: `07` gives `7`, `02.1` gives `2.1` (not `2.10`), `64a` gives
 * `64A`; `APP-`, `Phase ` and a slug are dropped. A text without a number is its own key, in lower case.
 */
export declare function phaseKey(id: string): string;
export declare function samePhase(a: string, b: string): boolean;
/** The number as written (`02.1` of `02.1-payments`), or null when the text does not start with one. */
export declare function phaseNumber(id: string): string | null;
/** `007` gives `7`, `0` and `00` give `0`, `01b` gives `1b`. */
export declare function withoutZeros(number: string): string;
/** Orders phase ids and plan ids as people count: `2.2` before `2.10`, `01b` after `01`, `9` before `10`. */
export declare function compareNatural(a: string, b: string): number;
/** Ids in the order given, each once; those of `more` go behind the nearest lower number, and at the end above all. */
export declare function orderPhases(ids: readonly string[], more: readonly string[]): string[];
