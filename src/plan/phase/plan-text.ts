import { createHash } from 'node:crypto';
import { isMapping } from '../../system/files/json-text.ts';
import { readFrontmatter } from './frontmatter.ts';
import { compileElementNames, findElements, maskText } from './markup.ts';
import { toList, toText } from './must-haves.ts';
import type { Plan } from './plan.ts';

export interface PlanText {
  readonly text: string;
  readonly reads: readonly string[];
}

/** Removes `@` references: a CLI might inline the files, and `<execution_context>` lists 137 kB of GSD rules. */
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

const references = compileElementNames(['context', 'execution_context']);

function withoutReferences(context: string, reads: string[]): string {
  const lines = context.split('\n').filter((line) => {
    const [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
    if (path === undefined) return true;
    const localPath = toProjectPath(path);
    if (localPath !== null) reads.push(`${localPath}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
    return false;
  });
  return lines.join('\n');
}

/** Returns the path in the project, even if the plan was written elsewhere, or null for outside paths. */
function toProjectPath(path: string): string | null {
  if (path.includes('get-shit-done/')) return null;
  if (!/^(?:[/~$]|[A-Za-z]:)/.test(path)) return path;
  const at = path.lastIndexOf('/.planning/');
  return at < 0 ? null : path.slice(at + 1);
}

export function hashPlan({ text }: Pick<Plan, 'text'>): string {
  return createHash('sha1').update(text).digest('hex');
}

export interface UserSetup {
  readonly line: number;
  readonly about: string;
  readonly variables: readonly string[];
}

/** Reads `user_setup`: a list of texts, or of services with `env_vars`. */
export function readUserSetup({ text: source, keyLines }: Pick<Plan, 'text' | 'keyLines'>): UserSetup[] {
  const line = keyLines.get('user_setup');
  if (line === undefined) return [];
  return toList(readFrontmatter(source).values.get('user_setup')).flatMap((item) => {
    const { service, why, task, env_vars: variables } = isMapping(item) ? item : {};
    const about = toText(service) || toText(task) || toText(why) || toText(item);
    const names = toList(variables).map((each) => (isMapping(each) && toText(each.name)) || toText(each));
    const variableNames = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
    return about === '' && variableNames.length === 0 ? [] : [{ line, about, variables: variableNames }];
  });
}
