import { readShell } from './shell-commands.ts';

/** True when a command can fail for what it looks at: not `echo`, nor one whose failure is thrown away. */
export function canFail(command: string, isIdleProgram: (text: string) => boolean = () => false): boolean {
  const commands = readShell(command);
  const parts = commands
    .map(({ before, text }) => ({ joint: before, text: withoutFrame(text) }))
    .filter(({ text }) => text !== '');
  if (parts.some(({ text }) => /^exit (?!0\s*$)/.test(text))) return true;
  const isStrict = parts.some(({ text }) => /^set -(?:[a-z]*e|o errexit)/.test(text));
  let can = false;
  for (const { joint, text } of parts) {
    const fails = !isIdle(text) && !isIdleProgram(text) && canFailWithin(text, isIdleProgram);
    if (joint === '||') can &&= fails;
    else if (joint === '&&' || joint.startsWith('|') || (isStrict && joint !== '&')) can ||= fails;
    else can = fails;
  }
  return can && commands.at(-1)?.after !== '&';
}

function canFailWithin(text: string, isIdleProgram: (text: string) => boolean): boolean {
  const [, quote = '', inner = ''] = /^(?:ba|da|z)?sh -\w*c\s+(["'])([\s\S]*)\1$/.exec(text) ?? [];
  return quote === '' || canFail(quote === '"' ? inner.replace(/\\(["\\$`])/g, '$1') : inner, isIdleProgram);
}

/** A part without the brackets and words of the shell around it: `(npm test || true)`, `if npm test; then echo ok; else echo bad; fi`. */
function withoutFrame(text: string): string {
  const inner = text.replace(/^(?:(?:[({]|if|then|else|elif|do|while|until|!)(?=\s|$)\s*|\(\s*)+/, '');
  const bare = /^\(/.test(text) || !inner.includes('(') ? inner.replace(/\s*\)+$/, '') : inner;
  return /^(?:[)}]|fi|done|esac)$/.test(bare.trim()) ? '' : bare.trim();
}

/** Words that always succeed, only move and print, or tell of the machine alone. */
function isIdle(text: string): boolean {
  const words = text.replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, '').trim();
  return words === '' || unused.test(words) || /^[\w./-]+ (?:--version|-V|--help)$/.test(words);
}

const unused =
  /^(?:echo|printf|(?:\/(?:usr\/)?bin\/)?true|:|cd|pwd|date|sleep|wait|ls|env|which|type|hash|command -v|uname|whoami|trap|unset|export|exit 0|set [-+][a-z]+|git (?:status|log|branch|diff(?! .*--(?:exit-code|quiet|check)))|node -e (?:""|''))(?:\s|$)|--if-present\b/;

/** True when a shell command certainly leaves no file behind: nothing but programs that look, and no redirection into a file. */
export function onlyReads(command: string): boolean {
  const quiet = command.replace(/(?:[12]|&)?>\s*\/dev\/null|[12]?>&[12]/g, ' ');
  const plain = quiet.replace(/'[^']*'/g, ' ');
  if (/[`<>]|\$\(/.test(plain) || /\b(?:exec|eval|command|builtin|alias|function)\b/.test(plain)) return false;
  return readShell(quiet).every(({ text }) => isReader(text));
}

const readersPattern =
  /^(?:! )?(?:grep|egrep|fgrep|rg|test|\[|\[\[|ls|cat|head|tail|wc|cut|tr|echo|printf|true|false|:|cd|pwd|diff|cmp|jq|stat|basename|dirname|exit|git (?:grep|log|show|diff|ls-files|rev-parse|cat-file))(?:\s|$)/;

/** `printf -v` and `cd` change the shell only; `git diff --output` and `git log --output` write. */
function isReader(text: string): boolean {
  const isSearch = /^(?:! )?find\s/.test(text) && !/\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b/.test(text);
  return isSearch || (readersPattern.test(text) && !/\s--(?:output|pre|open-files-in-pager)\b|\s-O/.test(text));
}

/** The first word of the last part of a command's last pipeline, `grep` of `a && b | grep -q x`; null where nothing is piped. */
export function lastStage(command: string): string | null {
  const last = readShell(command).at(-1);
  return last?.before.startsWith('|') && last.before !== '||' ? (/^[\w./+-]+/.exec(last.text)?.[0] ?? null) : null;
}

/** Programs that a command calls by name, as far as its text tells; none where it reads another script. */
export function listCalledPrograms(command: string): string[] {
  const [text = ''] = command.split('<<', 1); // what a here-document holds is no command
  if (/(?:^|[;&|(]|\n)\s*(?:\.|source|eval|alias)\s/.test(text)) return [];
  const own = new Set([...text.matchAll(/([\w-]+)\s*\(\)/g)].map(([, name]) => name));
  const names = readShell(text).flatMap((part) => {
    const words = part.text.replace(
      /^(?:(?:[A-Za-z_]\w*=\S*|!|if|then|elif|else|while|until|do|time|\{|\()\s*(?:\s|(?<=\()))+/,
      '',
    );
    return /^([A-Za-z][\w.+-]*)(?=\s|\)|$)/.exec(words)?.[1] ?? [];
  });
  return [...new Set(names)].filter((name) => !own.has(name));
}
