import { createHash } from 'node:crypto';
import { largest } from '../../system/text/extremes.ts';
import type { Mutation } from './mutation-operators.ts';

/** A small change of one file of the judged commit. */
export interface Mutant extends Mutation {
  readonly path: string;
}

/** Changed code with all its small changes, and whose it is: the plan that changed it, or none that is known. */
export interface MutableFile {
  readonly owner: string;
  readonly path: string;
  readonly mutations: readonly Mutation[];
}

/**
 * Chooses at most so many of them, spread over owners, files and lines, in an order that the seed decides: the same code and
 * seed give the same ones.
 */
export function chooseMutants(files: readonly MutableFile[], seed: string, most: number): Mutant[] {
  const order = (key: string) => createHash('sha256').update(`${seed} ${key}`).digest('hex');
  const shuffled = <T>(items: readonly T[], key: (item: T) => string) =>
    items
      .map((item) => ({ item, rank: order(key(item)) }))
      .sort((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ item }) => item);
  const ofFile = ({ path, mutations }: MutableFile): Mutant[] => {
    const lines = groupsBy(mutations, ({ line }) => String(line)).map((group) =>
      shuffled(group, ({ from, becomes }) => `${path} ${from} ${becomes}`),
    );
    const ordered = shuffled(lines, ([first]) => `${path} ${first?.line}`);
    return inTurns(ordered).map((mutation) => ({ ...mutation, path }));
  };
  const owners = groupsBy(files, ({ owner }) => owner).map((group) =>
    inTurns(shuffled(group, ({ path }) => path).map(ofFile)),
  );
  return inTurns(owners).slice(0, most);
}

function groupsBy<T>(items: readonly T[], key: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups.values()];
}

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = largest(
    lists.map(({ length }) => length),
    0,
  );
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
