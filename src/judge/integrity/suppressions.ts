import type { FileChange } from '../../plan/phase/test-file.ts';
import { counted, firstFew } from '../../system/text/text.ts';
import data from './suppressions.json' with { type: 'json' };

/**
 * Comments and attributes that switch a linter, a type checker or the measuring of coverage off, and those that do so for a
 * whole file, of which one is as much as many. Patterns with the flag g; each is called by its own words, or by the group `name`.
 */
interface Suppressions {
  readonly files: RegExp;
  readonly lines: RegExp;
  readonly whole?: RegExp;
}

const SUPPRESSIONS = data.suppressions.map(
  ({ files, lines, whole }: { files: string; lines: string; whole?: string }): Suppressions => ({
    files: new RegExp(files),
    lines: new RegExp(lines, 'gi'),
    ...(whole && { whole: new RegExp(whole, 'gi') }),
  }),
);

export function hasSuppressions(path: string): boolean {
  return SUPPRESSIONS.some(({ files }) => files.test(path));
}

/** Up to so many new ones are what honest work has. */
const few = 3;

/**
 * Says how often a change set switches linters, type checkers or coverage off, where that is in more than a few new lines or for
 * a whole file: what they would have said of the work is not known then. Null otherwise.
 */
export function suppressionWarning(changes: readonly FileChange[]): string | null {
  const found = changes.flatMap(({ path, before, after }) => {
    const known = SUPPRESSIONS.find(({ files }) => files.test(path));
    const addedBy = (pattern: RegExp | undefined) => {
      const [was, is] = [before, after].map((text) => (pattern && text ? [...text.matchAll(pattern)] : []));
      return (is ?? [])
        .slice(was?.length ?? 0)
        .map(({ 0: words, groups }) => groups?.name ?? words.replace(/^[/*#\s]+/, ''));
    };
    const whole = addedBy(known?.whole);
    return [...addedBy(known?.lines), ...whole].map((name) => ({ path, name, isWhole: whole.length > 0 }));
  });
  const all = found.length;
  if (all <= few && !found.some(({ isWhole }) => isWhole)) return null;
  const names = [...new Set(found.map(({ name }) => name))].map((name) => {
    const times = found.filter((each) => each.name === name).length;
    return times === 1 ? name : `${times} times ${name}`;
  });
  const paths = [...new Set(found.map(({ path }) => path))];
  return `${counted(all, 'new line')} ${all === 1 ? 'switches' : 'switch'} checks off (${firstFew(names)}) in ${firstFew(paths)}`;
}

/** Files that decide what linters and type checkers say; of some, the parts that do. */
const LINT_CONFIG = data.settings.map(({ file, section }: { file: string; section?: string }) => ({
  file: new RegExp(`(?:^|/)${file}`),
  section: section === undefined ? undefined : new RegExp(section, 'gm'),
}));

export function isLintConfig(path: string): boolean {
  return LINT_CONFIG.some(({ file }) => file.test(path));
}

/** Finds changed rules of linters and type checkers that no plan was to change; those of a new tool take nothing away. */
export function lintConfigWarnings(changes: readonly FileChange[], isDeclared: (path: string) => boolean) {
  const changed = changes.filter(({ path, before, after }) => {
    const rule = LINT_CONFIG.find(({ file }) => file.test(path));
    if (rule === undefined || isDeclared(path)) return false;
    if (before === null) return /ignore$/.test(path);
    const part = (text: string) => (rule.section === undefined ? text : (text.match(rule.section) ?? []).join('\n'));
    return part(before) !== part(after ?? '');
  });
  return changed.map(({ path, after }) => ({
    path,
    was: after === null ? ('removed' as const) : ('changed' as const),
  }));
}
