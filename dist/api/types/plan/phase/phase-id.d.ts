/** Normalizes a phase id for comparison: `07` becomes `7`, `64a` becomes `64A`; project code and slug are dropped. */
export declare function getPhaseKey(id: string): string;
export declare function samePhase(a: string, b: string): boolean;
/** Returns the number as written: `02.1` for `02.1-payments`. */
export declare function getPhaseNumber(id: string): string | null;
/** `007` becomes `7`, `00` becomes `0`, `01b` becomes `1b`. */
export declare function stripZeros(number: string): string;
/** Sorts ids naturally: `2.2` before `2.10`, `01b` after `01`, `9` before `10`. */
export declare function compareNatural(a: string, b: string): number;
/** Keeps the given order and inserts `additions` after the nearest lower number. */
export declare function orderPhases(ids: readonly string[], additions: readonly string[]): string[];
