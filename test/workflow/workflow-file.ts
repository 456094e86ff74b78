import { readFileSync } from 'node:fs';
import {
  convertWorkflowTemplate,
  isMapping,
  isSequence,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser';
import type { MappingToken } from '@actions/workflow-parser/templates/tokens/mapping-token';
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token';

/** A workflow as GitHub's own parser reads it. */
export interface WorkflowFile {
  readonly path: string;
  readonly inputs: ReadonlyMap<string, InputDefinition>;
  readonly secrets: readonly string[];
  readonly outputs: ReadonlyMap<string, TemplateToken>;
  readonly jobs: readonly Job[];
  readonly root: MappingToken;
}

export interface InputDefinition {
  readonly type: string;
  readonly required: boolean;
  readonly fallback: TemplateToken | undefined;
  readonly description: string;
}

export interface Job {
  readonly id: string;
  readonly needs: readonly string[];
  /** The `if` with the implicit success() written out. */
  readonly condition: string;
  /** The workflow it calls, if it calls one. */
  readonly uses: string | undefined;
  readonly steps: readonly MappingToken[];
  readonly body: MappingToken;
}

/** Throws with everything that GitHub's parser has against the file. */
export async function readWorkflow(path: string, text = readFileSync(path, 'utf8')): Promise<WorkflowFile> {
  const { context, value: root } = parseWorkflow({ name: path, content: text }, new NoOperationTraceWriter());
  const template = root && (await convertWorkflowTemplate(context, root));
  const errors = context.errors.getErrors().map((error) => error.message);
  if (errors.length > 0 || !template || !isMapping(root)) throw new Error(`${path}: ${errors.join('; ')}`);
  const call = child(root, 'on', 'workflow_call') ?? child(root, 'on', 'workflow_dispatch');
  return {
    path,
    root,
    inputs: new Map(entries(child(call, 'inputs')).map(([name, node]) => [name, inputDefinition(node)])),
    secrets: entries(child(call, 'secrets')).map(([name]) => name),
    outputs: new Map(
      entries(child(call, 'outputs')).map(([name, node]) => [name, required(child(node, 'value'), name)]),
    ),
    jobs: template.jobs.map((job) => {
      const body = required(child(root, 'jobs', job.id.value), job.id.value);
      if (!isMapping(body)) throw new Error(`${path}: job ${job.id.value} is no mapping`);
      return {
        id: job.id.value,
        needs: (job.needs ?? []).map((need) => need.value),
        condition: job.if.expression,
        uses: child(body, 'uses')?.toString(),
        steps: items(child(body, 'steps')).filter(isMapping),
        body,
      };
    }),
  };
}

/** The node under these keys, if there is one. */
export function child(node: TemplateToken | undefined, ...keys: string[]): TemplateToken | undefined {
  const [key, ...rest] = keys;
  if (key === undefined || node === undefined) return node;
  return isMapping(node) ? child(node.find(key), ...rest) : undefined;
}

export function entries(node: TemplateToken | undefined): [name: string, value: TemplateToken][] {
  return node && isMapping(node) ? [...node].map(({ key, value }) => [key.toString(), value]) : [];
}

export function items(node: TemplateToken | undefined): TemplateToken[] {
  return node && isSequence(node) ? Array.from({ length: node.count }, (_, at) => node.get(at)) : [];
}

function inputDefinition(node: TemplateToken): InputDefinition {
  return {
    type: child(node, 'type')?.toString() ?? 'string',
    required: child(node, 'required')?.toString() === 'true',
    fallback: child(node, 'default'),
    description: child(node, 'description')?.toString() ?? '',
  };
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`nothing is given for ${name}`);
  return value;
}
