import { withoutInvisible } from '../../text/markdown.ts';

/** Has no width, but the word before it is no longer that word. */
const zeroWidthSpace = '\u200b';

/** Longest first line that lists of commits show in full. */
const subjectLength = 72;

/**
 * Makes the first line short and harmless: plans and agents choose its words, and hosts skip checks (`[skip ci]`),
 * close issues (`fixes #1`) and call people (`@name`) for them. The rest is our own trailers.
 */
export function harmlessMessage(message: string): string {
  const [subject = '', ...rest] = message.split('\n');
  return [harmlessLine(shortSubject(subject)), ...rest].join('\n');
}

/**
 * The message of an agent, whose words act on nobody: they skip no checks, close no issue, call no person, sign for no one,
 * and look like what they are. Its trailers become quotations, but for the agent's own `coAuthor`.
 */
export function disarmedMessage(message: string, coAuthor: string | undefined): string {
  const lines = withoutInvisible(message).split('\n');
  return lines.map((line) => (isCoAuthor(line, coAuthor) ? line : harmlessLine(quotedTrailer(line)))).join('\n');
}

/** True for a message that disarming would have changed: no job that ran this engine sends one. */
export function actsOnOthers(message: string, coAuthors: readonly string[]): boolean {
  const lines = message.split('\n').filter((line) => !coAuthors.some((coAuthor) => isCoAuthor(line, coAuthor)));
  return (
    lines.some((line) => harmlessLine(quotedTrailer(line)) !== line) || /[\u202a-\u202e\u2066-\u2069]/.test(message)
  );
}

/** True for a name by which a commit passes for one of a bot or of the host itself, or that hides signs. */
export function isFalseName(shown: string): boolean {
  return (
    withoutInvisible(shown) !== shown ||
    /\[bot\]/i.test(shown) ||
    /^(?:web-flow|(?:github|gitlab|gitea|forgejo|codeberg)(?:[ -]actions?)?) *<|<noreply@(?:github|gitlab|gitea|forgejo|codeberg)\b/i.test(
      shown,
    )
  );
}

function isCoAuthor(line: string, coAuthor: string | undefined): boolean {
  return coAuthor !== undefined && line.toLowerCase() === `co-authored-by: ${coAuthor}`.toLowerCase();
}

/** Marks of the engine stay: the judge refuses them. */
function quotedTrailer(line: string): string {
  return /^[ \t]*(?:[a-z-]{1,30}-by|skip-checks|request-checks|release-as|cc)[ \t]*:/i.test(line) ? `> ${line}` : line;
}

/** Cuts at a word where one ends near: titles of plans can be whole paragraphs; PLAN.md has the rest. */
function shortSubject(subject: string): string {
  const line = subject.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  if (line.length <= subjectLength) return line;
  const cut = line.slice(0, subjectLength - 1).replace(/[\ud800-\udbff]$/, '');
  const word = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(word > subjectLength / 2 ? cut.slice(0, word) : cut).replace(/[\s,;:.-]+$/, '')}…`;
}

function harmlessLine(text: string): string {
  return text
    .replace(/\[([^[\]]{0,40}\b(?:ci|skip|actions)\b[^[\]]{0,40})\]/gi, '($1)')
    .replace(/\*{3}NO_CI\*{3}/gi, 'NO_CI')
    .replace(/@(?=\w)/g, `@${zeroWidthSpace}`)
    .replace(/#(?=\d)/g, `#${zeroWidthSpace}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${zeroWidthSpace}`)
    .replace(/(\/(?:issues|pull)\/)(?=\d)/g, `$1${zeroWidthSpace}`);
}
