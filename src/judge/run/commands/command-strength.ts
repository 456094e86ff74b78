import { readShell } from './shell-commands.ts';

/** Returns true if the command's checks affect its exit code; `echo` and `npm test || true` can't fail. */
export function canFail(command: string, isIdleProgram: (text: string) => boolean = () => false): boolean {
  const commands = readShell(command);
  const parts = commands
    .map(({ before, text }) => ({ joint: before, text: stripKeywords(text) }))
    .filter(({ text }) => text !== '');
  if (parts.some(({ text }) => /^exit (?!0\s*$)/.test(text))) return true;
  const isStrict = parts.some(({ text }) => /^set -(?:[a-z]*e|o errexit)/.test(text));
  let result = false;
  for (const { joint, text } of parts) {
    const fails = !isIdle(text) && !isIdleProgram(text) && canFailWithin(text, isIdleProgram);
    if (joint === '||') result &&= fails;
    else if (joint === '&&' || joint.startsWith('|') || (isStrict && joint !== '&')) result ||= fails;
    else result = fails;
  }
  return result && commands.at(-1)?.after !== '&';
}

function canFailWithin(text: string, isIdleProgram: (text: string) => boolean): boolean {
  const [, quote = '', inner = ''] = /^(?:ba|da|z)?sh -\w*c\s+(["'])([\s\S]*)\1$/.exec(text) ?? [];
  return quote === '' || canFail(quote === '"' ? inner.replace(/\\(["\\$`])/g, '$1') : inner, isIdleProgram);
}

/** Strips brackets and keywords from a command such as `if npm test; then echo ok; fi`. */
function stripKeywords(text: string): string {
  const inner = text.replace(/^(?:(?:[({]|if|then|else|elif|do|while|until|!)(?=\s|$)\s*|\(\s*)+/, '');
  const bare = /^\(/.test(text) || !inner.includes('(') ? inner.replace(/\s*\)+$/, '') : inner;
  return /^(?:[)}]|fi|done|esac)$/.test(bare.trim()) ? '' : bare.trim();
}

function isIdle(text: string): boolean {
  const words = text.replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, '').trim();
  return words === '' || idlePattern.test(words) || /^[\w./-]+ (?:--version|-V|--help)$/.test(words);
}

const idlePattern =
  /^(?:echo|printf|(?:\/(?:usr\/)?bin\/)?true|:|cd|pwd|date|sleep|wait|ls|env|which|type|hash|command -v|uname|whoami|trap|unset|export|exit 0|set [-+][a-z]+|git (?:status|log|branch|diff(?! .*--(?:exit-code|quiet|check)))|node -e (?:""|''))(?:\s|$)|--if-present\b/;

export function onlyReads(command: string): boolean {
  const quiet = command.replace(/(?:[12]|&)?>\s*\/dev\/null|[12]?>&[12]/g, ' ');
  const plain = quiet.replace(/'[^']*'/g, ' ');
  if (/[`<>]|\$\(/.test(plain) || /\b(?:exec|eval|command|builtin|alias|function)\b/.test(plain)) return false;
  return readShell(quiet).every(({ text }) => isReader(text));
}

const readersPattern =
  /^(?:! )?(?:grep|egrep|fgrep|rg|test|\[|\[\[|ls|cat|head|tail|wc|cut|tr|echo|printf|true|false|:|cd|pwd|diff|cmp|jq|stat|basename|dirname|exit|git (?:grep|log|show|diff|ls-files|rev-parse|cat-file))(?:\s|$)/;

/** `printf -v` and `cd` affect only the shell, but `git diff --output` writes a file. */
function isReader(text: string): boolean {
  const isSearch = /^(?:! )?find\s/.test(text) && !/\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b/.test(text);
  return isSearch || (readersPattern.test(text) && !/\s--(?:output|pre|open-files-in-pager)\b|\s-O/.test(text));
}

/** Returns the program in the last stage of a pipeline: `grep` for `a && b | grep -q x`. */
export function getLastStage(command: string): string | null {
  const lastCommand = readShell(command).at(-1);
  return lastCommand?.before.startsWith('|') && lastCommand.before !== '||'
    ? (/^[\w./+-]+/.exec(lastCommand.text)?.[0] ?? null)
    : null;
}

export function listCalledPrograms(command: string): string[] {
  const [text = ''] = command.split('<<', 1); // here-documents aren't commands
  if (/(?:^|[;&|(]|\n)\s*(?:\.|source|eval|alias)\s/.test(text)) return [];
  const ownFunctions = new Set([...text.matchAll(/([\w-]+)\s*\(\)/g)].map(([, name]) => name));
  const names = readShell(text).flatMap((part) => {
    const words = part.text.replace(
      /^(?:(?:[A-Za-z_]\w*=\S*|!|if|then|elif|else|while|until|do|time|\{|\()\s*(?:\s|(?<=\()))+/,
      '',
    );
    return /^([A-Za-z][\w.+-]*)(?=\s|\)|$)/.exec(words)?.[1] ?? [];
  });
  return [...new Set(names)].filter((name) => !ownFunctions.has(name));
}
