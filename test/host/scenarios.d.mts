import type { Repository } from './forge.mjs';

export interface Bench {
  readonly single: string;
  readonly chain: string;
  readonly reader: { readonly login: string; readonly token: string };
  create(what: { plans: Record<string, string>; isPrivate?: boolean }): Promise<Repository>;
  cancel(repository: Repository, run: number): Promise<void>;
  killRunner(): Promise<void>;
  startRunner(): Promise<void>;
}
export const scenarios: readonly {
  readonly of: string;
  readonly needs?: 'rerun' | 'cancel' | 'kill' | 'private' | 'long';
  run(bench: Bench): Promise<void>;
}[];
export function projectOf(plans: Record<string, string>, workflows: Record<string, string>): Record<string, string>;
export function workflowsFor(owner: string): Record<string, string>;
