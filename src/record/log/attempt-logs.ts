import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listDir } from '../../system/files/atomic-file.ts';
import { fileName } from './ledger.ts';

/** The output of one program of an attempt, as it was stored. */
export interface StoredLog {
  readonly plan: string;
  readonly attempt: number;
  /** Whose it is: `agent`, `setup`, `repair-1`, `agent-handoff`, `verify-2`. */
  readonly of: string;
  readonly path: string;
  /** When it was last written to, in ms since the epoch. */
  readonly changedAt: number;
}

/** The logs of these plans under a ledger directory, by plan, then attempt, then in the order in which they ended. */
export function attemptLogs(dir: string, plans: readonly string[]): StoredLog[] {
  const names = listDir(join(dir, 'logs'));
  return plans.flatMap((plan) => {
    const prefix = `${fileName(plan)}-a`;
    const found = names.flatMap((name): StoredLog[] => {
      const [, attempt, of = 'agent'] =
        (name.startsWith(prefix) && /^(\d{1,9})(?:\.([\w-]+))?\.log$/.exec(name.slice(prefix.length))) || [];
      const path = join(dir, 'logs', name);
      const file = attempt === undefined ? undefined : statSync(path, { throwIfNoEntry: false });
      if (!file?.isFile()) return [];
      return [{ plan, attempt: Number(attempt), of, path, changedAt: file.mtimeMs }];
    });
    return found.sort((one, other) => one.attempt - other.attempt || one.changedAt - other.changedAt);
  });
}
