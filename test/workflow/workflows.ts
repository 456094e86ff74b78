import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';
import { parse } from 'yaml';
import { actions } from '../../src/doors/catalogue/action-docs.ts';
import type { StepRun } from './run.ts';
import { child, entries, type WorkflowFile } from './workflow-file.ts';

export const examplePaths = readdirSync('examples/workflows').map((name) => `examples/workflows/${name}`);

/** The workflow of ours that a `uses:` means. */
export function workflowAt(
  uses: string,
  ours: { phase: WorkflowFile; round: WorkflowFile; command?: WorkflowFile },
): WorkflowFile {
  if (/^(?:\.|OWNER\/phase-executor)\/\.github\/workflows\/phase\.yml(?:@v1)?$/.test(uses)) return ours.phase;
  if (uses === './.github/workflows/round.yml') return ours.round;
  if (uses === 'OWNER/phase-executor/.github/workflows/phase-command.yml@v1' && ours.command) return ours.command;
  throw new Error(`nobody knows the workflow ${uses}`);
}

/** Our Actions, by their folders: empty for the one at the top. */
export const ours = new Map(
  actions.map(({ folder }) => [folder, parse(readFileSync(join(folder || '.', 'action.yml'), 'utf8')) as ActionFile]),
);

interface ActionFile {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

/** Whether a step runs one of our Actions, if only by its file: such a step gets no token of the runner's. */
export function isEngine(step: MappingToken): boolean {
  return engineOf(`${child(step, 'uses')}`) !== null || isScripted(step);
}

/** The Action of ours that `uses` means, by its folder; null for any other. */
export function engineOf(uses: string): string | null {
  const [, folder = ''] = /^(?:\.\/\.phase-executor|OWNER\/phase-executor)(?:\/(\w+))?(?:@v1)?$/.exec(uses) ?? [];
  return /phase-executor/.test(uses) && !uses.includes('.yml') && ours.has(folder) ? folder : null;
}

/** The Action behind a step; one that runs the file itself is the exit gate. */
export function actionOf(step: MappingToken): ActionFile {
  const action = ours.get(engineOf(`${child(step, 'uses')}`) ?? 'gate');
  if (action === undefined) throw new Error(`no Action of ours is meant by ${child(step, 'uses')}`);
  return action;
}

/** The command that a step calls; empty for one that is not of ours. */
export function commandOf(step: MappingToken): string {
  if (!isEngine(step)) return '';
  return new Map(inputsOf(step)).get('command')?.toString() ?? actionOf(step).inputs.command?.default ?? '';
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
  if (scripted === undefined) return steps.find(({ uses }) => engineOf(uses) !== null);
  const inputs = Object.entries(scripted.env).flatMap(([name, value]) =>
    name.startsWith('INPUT_') ? [[name.slice('INPUT_'.length).toLowerCase(), value]] : [],
  );
  return { ...scripted, with: Object.fromEntries(inputs) };
}
