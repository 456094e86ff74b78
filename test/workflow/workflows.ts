import { readdirSync } from 'node:fs';
import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
import { child, type WorkflowFile } from './workflow-file.ts';

export const examplePaths = readdirSync('examples/workflows').map((name) => `examples/workflows/${name}`);

/** The workflow of ours that a `uses:` means. */
export function workflowAt(uses: string, ours: { phase: WorkflowFile; round: WorkflowFile }): WorkflowFile {
  if (uses === 'OWNER/phase-executor/.github/workflows/phase.yml@v1') return ours.phase;
  if (uses === './.github/workflows/round.yml') return ours.round;
  throw new Error(`nobody knows the workflow ${uses}`);
}

/** Whether a step runs our Action. */
export function isEngine(step: MappingToken): boolean {
  return ['./.phase-executor', 'OWNER/phase-executor@v1'].includes(`${child(step, 'uses')}`);
}
