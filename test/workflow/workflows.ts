import { readdirSync } from 'node:fs';
import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import type { StepRun } from './run.ts';
import { child, entries, type WorkflowFile } from './workflow-file.ts';

export const examplePaths = readdirSync('examples/workflows').map((name) => `examples/workflows/${name}`);

/** The workflow of ours that a `uses:` means. */
export function workflowAt(uses: string, ours: { phase: WorkflowFile; round: WorkflowFile }): WorkflowFile {
  if (uses === 'OWNER/phase-executor/.github/workflows/phase.yml@v1') return ours.phase;
  if (uses === './.github/workflows/round.yml') return ours.round;
  throw new Error(`nobody knows the workflow ${uses}`);
}

/** Whether a step runs our Action, if only by its file: such a step gets no token of the runner's. */
export function isEngine(step: MappingToken): boolean {
  return ['./.phase-executor', 'OWNER/phase-executor@v1'].includes(`${child(step, 'uses')}`) || isScripted(step);
}

function isScripted(step: MappingToken): boolean {
  return `${child(step, 'run')}`.includes('exec "$PHASE_EXECUTOR_NODE"');
}

/** The inputs that a step gives to our Action. */
export function inputsOf(step: MappingToken): [name: string, value: TemplateToken][] {
  if (!isScripted(step)) return entries(child(step, 'with'));
  return entries(child(step, 'env')).flatMap(([name, value]) => {
    const [, input] = /^INPUT_(.*)$/.exec(name) ?? [];
    return input === undefined ? [] : [[input.toLowerCase(), value] as [string, TemplateToken]];
  });
}

/** The step that does the work of a job, with its inputs. */
export function workOf(steps: readonly StepRun[]): StepRun | undefined {
  const scripted = steps.find(({ env }) => env.INPUT_COMMAND !== undefined);
  if (scripted === undefined) return steps.find((step) => step.uses === './.phase-executor');
  const inputs = Object.entries(scripted.env).flatMap(([name, value]) =>
    name.startsWith('INPUT_') ? [[name.slice('INPUT_'.length).toLowerCase(), value]] : [],
  );
  return { ...scripted, with: Object.fromEntries(inputs) };
}
