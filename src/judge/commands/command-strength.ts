/**
 * True when a shell command can fail for what it looks at. One of nothing but `echo`, or one whose failure is thrown away
 * (`|| true`, `; echo done`, `&`), passes whatever the work is like, so its passing says nothing.
 */
export function canFail(command: string): boolean {
  const parts = simpleCommands(command)
    .map(({ joint, text }) => ({ joint, text: withoutFrame(text) }))
    .filter(({ text }) => text !== '');
  if (parts.some(({ text }) => /^exit (?!0\s*$)/.test(text))) return true;
  const isStrict = parts.some(({ text }) => /^set -(?:[a-z]*e|o errexit)/.test(text));
  let can = false;
  for (const { joint, text } of parts) {
    const fails = !isIdle(text) && canFailWithin(text);
    if (joint === '||') can &&= fails;
    else if (joint === '&&' || joint.startsWith('|') || (isStrict && joint !== '&')) can ||= fails;
    else can = fails;
  }
  // Nothing waits for a command that is left in the background.
  return can && !/(?<![&>|])&\s*$/.test(command);
}

/** The text of `sh -c` is looked at like any other. */
function canFailWithin(text: string): boolean {
  const [, quote = '', inner = ''] = /^(?:ba|da|z)?sh -\w*c\s+(["'])([\s\S]*)\1$/.exec(text) ?? [];
  return quote === '' || canFail(quote === '"' ? inner.replace(/\\(["\\$`])/g, '$1') : inner);
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
  return words === '' || idle.test(words) || /^[\w./-]+ (?:--version|-V|--help)$/.test(words);
}

const idle =
  /^(?:echo|printf|(?:\/(?:usr\/)?bin\/)?true|:|cd|pwd|date|sleep|wait|ls|env|which|type|hash|command -v|uname|whoami|trap|unset|export|exit 0|set [-+][a-z]+|git (?:status|log|branch|diff(?! .*--(?:exit-code|quiet|check)))|node -e (?:""|''))(?:\s|$)|--if-present\b/;

/** True when a shell command certainly leaves no file behind: nothing but programs that look, and no redirection into a file. */
export function onlyReads(command: string): boolean {
  const quiet = command.replace(/(?:[12]|&)?>\s*\/dev\/null|[12]?>&[12]/g, ' ');
  const plain = quiet.replace(/'[^']*'/g, ' ');
  if (/[`<>]|\$\(/.test(plain) || /\b(?:exec|eval|command|builtin|alias|function)\b/.test(plain)) return false;
  return simpleCommands(quiet).every(({ text }) => isReader(text));
}

const readers =
  /^(?:! )?(?:grep|egrep|fgrep|rg|test|\[|\[\[|ls|cat|head|tail|wc|cut|tr|echo|printf|true|false|:|cd|pwd|diff|cmp|jq|stat|basename|dirname|exit|git (?:grep|log|show|diff|ls-files|rev-parse|cat-file))(?:\s|$)/;

/** `printf -v` and `cd` change the shell only; `git diff --output` and `git log --output` write. */
function isReader(text: string): boolean {
  const isSearch = /^(?:! )?find\s/.test(text) && !/\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b/.test(text);
  return isSearch || (readers.test(text) && !/\s--(?:output|pre|open-files-in-pager)\b|\s-O/.test(text));
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
    const word = quoted(command, at) ?? (command[at] === '\\' ? command.slice(at, at + 2) : null);
    const found = word === null ? jointAt(command, at) : null;
    if (found === null) text += word ?? command[at];
    else close(found);
    at += (word ?? found ?? command[at] ?? ' ').length;
  }
  close('');
  return parts;
}

/** The quoted text from here on, with its quotes; null where none begins. One that is never closed goes to the end. */
function quoted(command: string, at: number): string | null {
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
export function programsIn(command: string): string[] {
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

/**
 * The few words by which a SUMMARY says that its plan is done; measured on 644 real summaries. Every other status is not a
 * completion, the unknown ones too (I2).
 */
const completing =
  'complete|completed|done|finished|pass|passed|success|successful|succeeded|implemented|verified|approved|closed|shipped|executed|ok|完成|已完成';

/** Words that may stand around them: "Phase 2 is fully complete", "All 3 tasks completed", "Auto-approved". */
const around =
  'phase|plan|all|both|every|everything|the|this|is|are|was|were|has|have|been|now|fully|successfully|implementation|work|' +
  'feature|execution|task|tasks|steps|items|checks|files|commits|tests|and|uat|auto|code|self|check|overall|status';

const isCompleting = new RegExp(`^(?:(?:${around}|\\d[\\w./]*)[\\s,:-]+)*(?:${completing})(?![\\p{L}\\p{N}])`, 'u');

/** True when a status says plainly that the work is done: "✅ Complete (with deviations)", "COMPLETE - 2025-01-02". */
export function saysComplete(status: string): boolean {
  const text = plainOf(status);
  if (
    saysOpen(status) ||
    status.includes('?') ||
    isCountShort(text) ||
    /\btasks? \d+(?!\s*\/)[^.;]*\b(?:done|complete)/.test(text)
  )
    return false;
  return isCompleting.test(text) || /^(?:100 ?%|\d+\/\d+)(?:$|\s)/.test(text) || (text === '' && doneMark.test(status));
}

/** True when a text says plainly that something is left, or went wrong. Unknown words say neither. */
export function saysOpen(text: string): boolean {
  if (openMark.test(text.trim())) return true;
  const plain = plainOf(text).replace(settled, ' ');
  return openWords.test(plain);
}

/** True when a verdict is that something is open: only its first words count, as in "partial: the tests are missing". */
export function beginsOpen(text: string): boolean {
  return openMark.test(text.trim()) || openHead.test(plainOf(text));
}

/** `2/3`, `2 of 3` and `66%`. */
export function isCountShort(text: string): boolean {
  const [, done, total] = /(?<![\d./-])(\d{1,4})\s*(?:\/|of|out of)\s*(\d{1,4})(?![\d/-])/i.exec(text) ?? [];
  const percent = /^\D{0,3}(\d{1,2})(?:\.\d+)? ?%|(?<![\d.])(\d{1,2}) ?% (?:complete|done|finished)/i.exec(text)?.[0];
  return (done !== undefined && Number(done) < Number(total)) || percent !== undefined;
}

const doneMark = /^\s*[*_]*(?:✅|✓|✔|☑|🟢|🎉)/u;

const openMark = /^[*_\s]*(?:\[ \]|❌|✗|✘|⛔|🚫|🛑|⏸|⏳|🚧|🔴|🟡|🔄)/u;

/** Words of trouble that is over, or that there was none: "no failures", "0 gaps", "fixed the failing test". */
const settled =
  /\b(?:no|0|zero|none|without|nothing|never|fixed|resolved|repaired|cleared|pre existing|preexisting|unrelated|expected)\s+(?:[\w]+\s+){0,2}?(?:fail\w*|gaps?|blocked|blockers?|missing|remain\w*|pending|left|incomplete|skipped|deferred|issues?)\b|\b(?:fail\w*|gaps?|missing|blocked|pending)\b[\w ]{0,20}\b(?:fixed|resolved|closed|cleared)\b|\bnot (?:applicable|needed|required|necessary)\b/g;

const openList = [
  'partial(?:ly)?|incomplete|unfinished|blocked|halted|paused|stopped|aborted|interrupted|cancell?ed|rejected|false',
  'pending|awaiting|awaits|waiting|waits|in progress|wip|ongoing|draft|todo|remain(?:s|ing)?',
  'fail(?:s|ed|ing|ure|ures)?|broken|crashed|stuck|missing|staged|uncommitted|untested|unverified|not|cannot',
  'almost|nearly|mostly|half|(?:with|known|open|has|have) (?:\\d+ )?gaps?|gaps? (?:found|remain\\w*|open)',
  'human (?:(?:verification|action|input|review) )?(?:needed|required)|needs? (?:human|user|manual|a person|review|verification)',
  'checkpoint reached|\\d+ (?:tasks?|items?|steps?) left|except|excluding|apart from|up to (?:task|step|wave)|until',
  '(?:with|has|have) (?:\\d+ )?(?:errors|failures)|未完成|未实现|部分完成|进行中|失败|受阻|阻塞|未完了|tasks? (?:\\d+ )?(?:was |were )?(?:skipped|deferred)|(?:skipped|deferred) (?:\\d+ )?tasks?|only (?:task|part|half)|minus|in part',
].join('|');

const openWords = new RegExp(`(?<![\\p{L}\\p{N}])(?:${openList})(?![\\p{L}\\p{N}])`, 'u');

const openHead = new RegExp(
  `^(?:${openList}|[1-9]\\d* (?:tests? )?fail(?:ed|ing|ures?)?|started|skipped|errors?)(?: completed?)?(?=$|\\s*[,;:.()—–|-])`,
  'u',
);

/** Lower case, without markup and pictures; `complete_with_gaps` and `staged-not-committed` are words. */
function plainOf(text: string): string {
  return text
    .replace(/<!--.*?-->|\[x\]/gi, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/(?<=[\p{L}\p{N}])[-_](?=[\p{L}\p{N}])/gu, ' ')
    .replace(/[^\p{L}\p{N}\s./%,;:()—–|'’+-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[^\p{L}\p{N}]+/u, '');
}
