import type { LevelPolicy } from '../../../src/judge/rules/finding.ts';

/** The settings that decide about levels, as they stand where a project sets none. */
export const usual: LevelPolicy = {
  undeclaredChanges: 'refuse',
  verifyCommands: 'run',
  authorDisputes: 'ask',
  levels: {},
  accepted: [],
};
