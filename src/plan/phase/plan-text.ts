import { createHash } from 'node:crypto';
import { isMapping } from '../../system/files/json-text.ts';
import { readFrontmatter } from './frontmatter.ts';
import { elementNames, findElements, maskText } from './markup.ts';
import { asList, asText } from './must-haves.ts';
import type { Plan } from './plan.ts';

/** A plan as an executor needs it: its text without references, and the files to read. */
export interface PlanText {
  readonly text: string;
  readonly reads: readonly string[];
}

/** Takes out `@` references: a CLI may insert the files, and `<execution_context>` names 137 kB of GSD's own rules. */
export function readPlanText(text: string): PlanText {
  const reads: string[] = [];
  let out = '';
  let from = 0;
  for (const { name, at, start, end, after, closed } of findElements(maskText(text), references)) {
    if (!closed) continue;
    const inside = name === 'context' ? withoutReferences(text.slice(start, end), reads) : '';
    out += text.slice(from, at) + (inside.trim() === '' ? '' : text.slice(at, start) + inside + text.slice(end, after));
    from = after;
  }
  out += text.slice(from);
  return { text: out.replace(/\n{3,}/g, '\n\n').trim(), reads: [...new Set(reads)] };
}

const references = elementNames(['context', 'execution_context']);

function withoutReferences(context: string, reads: string[]): string {
  const lines = context.split('\n').filter((line) => {
    const [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
    if (path === undefined) return true;
    const existing = inProject(path);
    if (existing !== null) reads.push(`${existing}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
    return false;
  });
  return lines.join('\n');
}

/** Path inside the project, which may have been elsewhere where the plan was written; null for paths outside. */
function inProject(path: string): string | null {
  if (path.includes('get-shit-done/')) return null;
  if (!/^(?:[/~$]|[A-Za-z]:)/.test(path)) return path;
  const at = path.lastIndexOf('/.planning/');
  return at < 0 ? null : path.slice(at + 1);
}

export function planHash({ text }: Pick<Plan, 'text'>): string {
  return createHash('sha1').update(text).digest('hex');
}

export interface UserSetup {
  readonly line: number;
  readonly about: string;
  readonly variables: readonly string[];
}

/** The `user_setup` of a plan's frontmatter: a list of texts, or of services with their `env_vars`. */
export function readUserSetup({ text: source, keyLines }: Pick<Plan, 'text' | 'keyLines'>): UserSetup[] {
  const line = keyLines.get('user_setup');
  if (line === undefined) return [];
  return asList(readFrontmatter(source).values.get('user_setup')).flatMap((item) => {
    const { service, why, task, env_vars: variables } = isMapping(item) ? item : {};
    const about = asText(service) || asText(task) || asText(why) || asText(item);
    const names = asList(variables).map((each) => (isMapping(each) && asText(each.name)) || asText(each));
    const existing = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
    return about === '' && existing.length === 0 ? [] : [{ line, about, variables: existing }];
  });
}
