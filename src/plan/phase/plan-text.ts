import { createHash } from 'node:crypto';
import { readFrontmatter } from './frontmatter.ts';
import { elementNames, findElements, masked } from './markup.ts';
import { asList, asText } from './must-haves.ts';
import type { Plan } from './plan.ts';

/** A plan as an executor needs it: its text without what it only points to, and the files that it says to read. */
export interface PlanText {
  readonly text: string;
  /** As the plan names them, from the project root where that can be told; each once. */
  readonly reads: readonly string[];
}

/**
 * Takes the `@` references out of a plan. An agent's CLI may put the contents of such a file in their place, and
 * `<execution_context>` names GSD's own executor, 137 kB for somebody who runs a plan by other rules than ours.
 */
export function readPlanText(text: string): PlanText {
  const reads: string[] = [];
  let out = '';
  let from = 0;
  for (const { name, at, start, end, after, closed } of findElements(masked(text), references)) {
    if (!closed) continue;
    const inside = name === 'context' ? withoutReferences(text.slice(start, end), reads) : '';
    out += text.slice(from, at) + (inside.trim() === '' ? '' : text.slice(at, start) + inside + text.slice(end, after));
    from = after;
  }
  out += text.slice(from);
  return { text: out.replace(/\n{3,}/g, '\n\n').trim(), reads: [...new Set(reads)] };
}

const references = elementNames('context', 'execution_context');

function withoutReferences(context: string, reads: string[]): string {
  const lines = context.split('\n').filter((line) => {
    const [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
    if (path === undefined) return true;
    const known = inProject(path);
    if (known !== null) reads.push(`${known}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
    return false;
  });
  return lines.join('\n');
}

/** The machine on which a plan was written had its project elsewhere; what lies outside of it nobody else has. */
function inProject(path: string): string | null {
  if (path.includes('get-shit-done/')) return null;
  if (!/^(?:[/~$]|[A-Za-z]:)/.test(path)) return path;
  const at = path.lastIndexOf('/.planning/');
  return at < 0 ? null : path.slice(at + 1);
}

/** Tells one text of a plan from another. */
export function planHash({ text }: Pick<Plan, 'text'>): string {
  return createHash('sha1').update(text).digest('hex');
}

/** What a plan asks a person to set up before it runs. */
export interface UserSetup {
  /** In the plan file, from 1. */
  readonly line: number;
  /** What it is about: the service, or the request itself. */
  readonly about: string;
  /** Variables of the environment that it needs. */
  readonly variables: readonly string[];
}

/** The `user_setup` of a plan's frontmatter: a list of texts, or of services with their `env_vars`. */
export function readUserSetup({ text: source, keyLines }: Pick<Plan, 'text' | 'keyLines'>): UserSetup[] {
  const line = keyLines.get('user_setup');
  if (line === undefined) return [];
  return asList(readFrontmatter(source).values.get('user_setup')).flatMap((item) => {
    const { service, why, task, env_vars: variables } = asRecord(item);
    const about = asText(service) || asText(task) || asText(why) || asText(item);
    const names = asList(variables).map((each) => asText(asRecord(each).name) || asText(each));
    const known = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
    return about === '' && known.length === 0 ? [] : [{ line, about, variables: known }];
  });
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}
