import { escapePattern } from '../../../plan/claims/promised-text.ts';
import type { FileChange } from '../../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../../system/files/json-text.ts';
import { canFail } from './command-strength.ts';
import { parseMakeRules } from './make-rules.ts';

/** The scripts of a changed file that are new or could fail before, and surely cannot now. `call` begins a command that runs one. */
export function idlePrograms({ path, before, after }: FileChange): { name: string; text: string; call: RegExp }[] {
  if (!holdsScripts.test(path)) {
    const call = matchBeginning('(?:[\\w-]+\\s+(?:-\\S+\\s+)*)?(?:\\S*/)?', path.replace(/^.*\//, ''));
    return isIdle(path, after ?? '') && !isIdle(path, before ?? '') ? [{ name: path, text: after ?? '', call }] : [];
  }
  const old = new Map(listScripts(path, before ?? '').map(({ key, text }) => [key, text]));
  const runs = path.endsWith('.json') ? '(?:npm|pnpm|yarn|bun)\\s+(?:-\\S+\\s+|run(?:-script)?\\s+)*' : 'make\\s+';
  return listScripts(path, after ?? '')
    .filter(({ key, text }) => !canFail(text) && canFail(old.get(key) ?? 'none'))
    .map(({ key, name, text }) => ({ name: `${key} of ${path}`, text, call: matchBeginning(runs, name) }));
}

export const holdsScripts = /(?:^|\/)(?:package\.json|(?:GNU)?[Mm]akefile)$/;

/** The scripts of package.json, and the recipes of a Makefile that are written out; a line behind `-` may fail. */
export function listScripts(path: string, text: string): { key: string; name: string; text: string }[] {
  if (!holdsScripts.test(path)) return [];
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
  if (!isShell) return onlyPrints.test(code);
  return /\b(?:echo|printf|exit|true)\b/.test(code) && !mayEnd.test(text) && !canFail(code);
}

const mayEnd = /\b(?:exit|return)\s+(?!0\b)\S|^#!.*\s-\w*e|\berrexit\b|<<|\b(?:trap|source|kill|exec)\b/m;
const onlyPrints =
  /^(?:(?:import sys|console\.\w+\((['"`])[^'"`$]*\1\)|print\((['"])[^'"]*\2\)|(?:process\.|sys\.)?exit\(0?\)|pass)[;\s]*)+$/;
