import type { Git } from '../git.ts';
import { listDifferences } from '../tree.ts';
import type { Checkpoint } from './checkpoint-tag.ts';
import { openOperation } from './open-operation.ts';
import type { RestoreResult } from './restore.ts';
import { takeSnapshot } from './snapshot.ts';

export interface Preview extends Pick<RestoreResult, 'restored' | 'removed' | 'movedAside'> {
  head: { from: string | null; to: string };
  branch: { from: string | null; to: string | null };
  operation: string | null;
}

export async function previewRollback(git: Git, checkpoint: Checkpoint): Promise<Preview> {
  const state = await git.state();
  const present = await takeSnapshot(git, state, state.head ?? checkpoint.head);
  const work = checkpoint.work ?? checkpoint.head;
  const { changed, fresh } = await listDifferences(git, work, present.work ?? present.head);
  return {
    head: { from: state.head, to: checkpoint.head },
    branch: { from: state.branch, to: checkpoint.branch },
    restored: changed,
    removed: fresh,
    movedAside: present.repositories.filter((path) => !checkpoint.repositories.includes(path)),
    operation: openOperation(git),
  };
}
