import { elementNames, elements, masked } from './markup.ts';

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
export function planTextOf(text: string): PlanText {
  const reads: string[] = [];
  let out = '';
  let from = 0;
  for (const { name, at, start, end, after, closed } of elements(masked(text), references)) {
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
