/**
 * True when a shell command can fail for what it looks at. One of nothing but `echo`, or one whose failure is thrown away
 * (`|| true`, `; echo done`, `&`), passes whatever the work is like, so its passing says nothing.
 */
export function canFail(command: string, isIdleProgram: (text: string) => boolean = () => false): boolean {
  const parts = simpleCommands(command)
    .map(({ joint, text }) => ({ joint, text: withoutFrame(text) }))
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
  // Nothing waits for a command that is left in the background.
  return can && !/(?<![&>|])&\s*$/.test(command);
}

/** The text of `sh -c` is looked at like any other. */
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
  return simpleCommands(quiet).every(({ text }) => isReader(text));
}

const readersPattern =
  /^(?:! )?(?:grep|egrep|fgrep|rg|test|\[|\[\[|ls|cat|head|tail|wc|cut|tr|echo|printf|true|false|:|cd|pwd|diff|cmp|jq|stat|basename|dirname|exit|git (?:grep|log|show|diff|ls-files|rev-parse|cat-file))(?:\s|$)/;

/** `printf -v` and `cd` change the shell only; `git diff --output` and `git log --output` write. */
function isReader(text: string): boolean {
  const isSearch = /^(?:! )?find\s/.test(text) && !/\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b/.test(text);
  return isSearch || (readersPattern.test(text) && !/\s--(?:output|pre|open-files-in-pager)\b|\s-O/.test(text));
}

/** The parts of a command between `;`, `&&`, `||`, `|`, `&` and line ends, with what stands before each. Quotes are respected. */
function simpleCommands(command: string): { joint: string; text: string }[] {
  const parts: { joint: string; text: string }[] = [];
  let joint = '';
  let text = '';
  const close = (next: string) => {
    if (text.trim() !== '') parts.push({ joint, text: text.trim() });
    if (text.trim() !== '' || joint === '') joint = next;
    text = '';
  };
  for (let at = 0; at < command.length; ) {
    const word = readQuoted(command, at) ?? (command[at] === '\\' ? command.slice(at, at + 2) : null);
    const match = word === null ? jointAt(command, at) : null;
    if (match === null) text += word ?? command[at];
    else close(match);
    at += (word ?? match ?? command[at] ?? ' ').length;
  }
  close('');
  return parts;
}

/** The quoted text from here on, with its quotes; null where none begins. One that is never closed goes to the end. */
function readQuoted(command: string, at: number): string | null {
  const quote = command[at] ?? '';
  if (!['"', "'", '`'].includes(quote)) return null;
  for (let end = at + 1; end < command.length; end += 1) {
    if (command[end] === '\\' && quote !== "'") end += 1;
    else if (command[end] === quote) return command.slice(at, end + 1);
  }
  return command.slice(at);
}

function jointAt(command: string, at: number): string | null {
  const two = command.slice(at, at + 2);
  if (two === '&&' || two === '||' || two === '|&') return two;
  const [char = '', before = '', after = ''] = [command[at], command[at - 1], command[at + 1]];
  if (char === ';' || char === '\n' || char === '|') return char;
  // `2>&1`, `&>file`: a redirection, not a joint.
  return char === '&' && before !== '>' && after !== '>' && before !== '<' ? char : null;
}

/** The first word of the last part of a command's last pipeline, `grep` of `a && b | grep -q x`; null where nothing is piped. */
export function lastStage(command: string): string | null {
  const last = simpleCommands(command).at(-1);
  return last?.joint.startsWith('|') && last.joint !== '||' ? (/^[\w./+-]+/.exec(last.text)?.[0] ?? null) : null;
}

/**
 * The programs that a shell command calls by their names alone, as far as its text tells: not those behind a variable, in
 * quotes or by a path, and no functions of its own. Words of the shell may be among them. None where it reads another script
 * into its shell, which may define anything.
 */
export function listCalledPrograms(command: string): string[] {
  const [text = ''] = command.split('<<', 1); // what a here-document holds is no command
  if (/(?:^|[;&|(]|\n)\s*(?:\.|source|eval|alias)\s/.test(text)) return [];
  const own = new Set([...text.matchAll(/([\w-]+)\s*\(\)/g)].map(([, name]) => name));
  const names = simpleCommands(text).flatMap((part) => {
    const words = part.text.replace(
      /^(?:(?:[A-Za-z_]\w*=\S*|!|if|then|elif|else|while|until|do|time|\{|\()\s*(?:\s|(?<=\()))+/,
      '',
    );
    return /^([A-Za-z][\w.+-]*)(?=\s|\)|$)/.exec(words)?.[1] ?? [];
  });
  return [...new Set(names)].filter((name) => !own.has(name));
}
