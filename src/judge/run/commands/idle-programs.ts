import { escapePattern } from '../../../plan/claims/promised-text.ts';
import type { FileChange } from '../../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import { canFail } from './command-strength.ts';
import { parseMakeRules } from './make-rules.ts';

/** Finds scripts of a changed file that can no longer fail. `call` matches commands that run them. */
export function findIdlePrograms({ path, before, after }: FileChange): { name: string; text: string; call: RegExp }[] {
  if (!scriptFilePattern.test(path)) {
    const call = matchBeginning('(?:[\\w-]+\\s+(?:-\\S+\\s+)*)?(?:\\S*/)?', path.replace(/^.*\//, ''));
    return isIdle(path, after ?? '') && !isIdle(path, before ?? '') ? [{ name: path, text: after ?? '', call }] : [];
  }
  const oldScripts = new Map(listScripts(path, before ?? '').map(({ key, text }) => [key, text]));
  const runnerPattern = path.endsWith('.json')
    ? '(?:npm|pnpm|yarn|bun)\\s+(?:-\\S+\\s+|run(?:-script)?\\s+)*'
    : 'make\\s+';
  return listScripts(path, after ?? '')
    .filter(({ key, text }) => !canFail(text) && canFail(oldScripts.get(key) ?? 'none'))
    .map(({ key, name, text }) => ({ name: `${key} of ${path}`, text, call: matchBeginning(runnerPattern, name) }));
}

export const scriptFilePattern = /(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile)$/;

/** Lists npm scripts and explicit Makefile recipes. A recipe line with a `-` prefix may fail. */
export function listScripts(path: string, text: string): { key: string; name: string; text: string }[] {
  if (!scriptFilePattern.test(path)) return [];
  if (!path.endsWith('.json'))
    return [...parseMakeRules(text.replace(/^\t@?-@?(.*)$/gm, '\t$1 || true'))]
      .filter(([, { recipe, needs }]) => recipe.length > 0 && needs.length === 0)
      .map(([name, { recipe }]) => ({ key: `recipe of ${name}`, name, text: `set -e\n${recipe.join('\n')}` }));
  const root = tryParseJson(text);
  return Object.entries(isMapping(root) && isMapping(root.scripts) ? root.scripts : {}).flatMap(([name, script]) =>
    typeof script === 'string' ? [{ key: `scripts.${name}`, name, text: script }] : [],
  );
}

function matchBeginning(text: string, name: string): RegExp {
  return new RegExp(`^(?:\\w+=\\S*\\s+)*${text}${escapePattern(name)}(?![\\w./:-])`);
}

function isIdle(path: string, text: string): boolean {
  const isShell = /\.(?:ba|z)?sh$/.test(path) || /^#!.*\b(?:ba|da|z|k)?sh\b/.test(text);
  const code = text.replace(/^[ \t]*(?:#|\/\/).*$/gm, '').trim();
  if (!isShell) return onlyPrintsPattern.test(code);
  return /\b(?:echo|printf|exit|true)\b/.test(code) && !mayFailPattern.test(text) && !canFail(code);
}

const mayFailPattern = /\b(?:exit|return)\s+(?!0\b)\S|^#!.*\s-\w*e|\berrexit\b|<<|\b(?:trap|source|kill|exec)\b/m;
const onlyPrintsPattern =
  /^(?:(?:import sys|console\.\w+\((['"`])[^'"`$]*\1\)|print\((['"])[^'"]*\2\)|(?:process\.|sys\.)?exit\(0?\)|pass)[;\s]*)+$/;
