import { literally } from '../../plan/claims/promised-text.ts';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { canFail } from './command-strength.ts';

/** The scripts of a changed file that are new or could fail before, and surely cannot now. `call` begins a command that runs one. */
export function idlePrograms({ path, before, after }: FileChange): { name: string; text: string; call: RegExp }[] {
  const begin = (words: string, name: string) =>
    new RegExp(`^(?:\\w+=\\S*\\s+)*${words}${literally(name)}(?![\\w./:-])`);
  const call = begin('(?:[\\w-]+\\s+(?:-\\S+\\s+)*)?(?:\\S*/)?', path.replace(/^.*\//, ''));
  if (!path.endsWith('package.json'))
    return isIdle(path, after ?? '') && !isIdle(path, before ?? '') ? [{ name: path, text: after ?? '', call }] : [];
  const [old, now] = [before, after].map((text) => {
    const root = tryParseJson(text ?? '');
    return isMapping(root) && isMapping(root.scripts) ? root.scripts : {};
  });
  return Object.entries(now ?? {}).flatMap(([name, text]) => {
    if (typeof text !== 'string' || canFail(text) || !canFail(`${old?.[name] ?? 'none'}`)) return [];
    const runs = begin('(?:npm|pnpm|yarn|bun)\\s+(?:-\\S+\\s+|run(?:-script)?\\s+)*', name);
    return [{ name: `script ${name} of ${path}`, text, call: runs }];
  });
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
