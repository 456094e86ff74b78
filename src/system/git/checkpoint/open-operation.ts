import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git.ts';

const operations = {
  MERGE_HEAD: 'merge',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase or git am',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  sequencer: 'cherry-pick or revert',
  BISECT_LOG: 'bisect',
};

const operationTraces = [
  ...['MERGE_MODE', 'MERGE_MSG', 'MERGE_RR', 'MERGE_AUTOSTASH', 'AUTO_MERGE', 'SQUASH_MSG', 'REBASE_HEAD'],
  ...['BISECT_START', 'BISECT_NAMES', 'BISECT_TERMS', 'BISECT_EXPECTED_REV', 'BISECT_ANCESTORS_OK', 'BISECT_RUN'],
];

export function openOperation({ gitDir }: Git): string | null {
  return Object.entries(operations).find(([file]) => existsSync(join(gitDir, file)))?.[1] ?? null;
}

export function closeOperations(git: Git): void {
  for (const name of [...Object.keys(operations), ...operationTraces])
    rmSync(join(git.gitDir, name), { recursive: true, force: true });
}
