import { withoutInvisible } from '../../text/markdown.ts';

/** Invisible, but breaks up the word before it. */
const zeroWidthSpace = '\u200b';

/** Commit lists show this many characters of the subject. */
const subjectLength = 72;

/** Defuses words of plans and agents: hosts skip checks (`[skip ci]`), close issues and notify people (`@name`). */
export function defuseMessage(message: string): string {
  const [subject = '', ...body] = message.split('\n');
  return [defuseLine(shortenSubject(subject)), ...body].join('\n');
}

/** Defuses an agent's message. Trailers are quoted, except the agent's own `coAuthor`. */
export function disarmMessage(message: string, coAuthor: string | undefined): string {
  const lines = withoutInvisible(message).split('\n');
  return lines.map((line) => (isCoAuthor(line, coAuthor) ? line : defuseLine(quoteTrailer(line)))).join('\n');
}

/** True if `disarmMessage` would change the message; jobs that ran this engine never send one. */
export function actsOnOthers(message: string, coAuthors: readonly string[]): boolean {
  const lines = message.split('\n').filter((line) => !coAuthors.some((coAuthor) => isCoAuthor(line, coAuthor)));
  return lines.some((line) => defuseLine(quoteTrailer(line)) !== line) || /[\u202a-\u202e\u2066-\u2069]/.test(message);
}

/** True for a name that imitates a bot or the host, or has invisible characters. */
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

/** Engine marks aren't quoted, because the judge rejects them. */
function quoteTrailer(line: string): string {
  return /^[ \t]*(?:[a-z-]{1,30}-by|skip-checks|request-checks|release-as|cc)[ \t]*:/i.test(line) ? `> ${line}` : line;
}

/** Cuts at a word boundary if one is near; plan titles can be whole paragraphs. */
function shortenSubject(subject: string): string {
  const line = subject.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
  if (line.length <= subjectLength) return line;
  const cut = line.slice(0, subjectLength - 1).replace(/[\ud800-\udbff]$/, '');
  const wordEnd = line[cut.length] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${(wordEnd > subjectLength / 2 ? cut.slice(0, wordEnd) : cut).replace(/[\s,;:.-]+$/, '')}…`;
}

function defuseLine(text: string): string {
  return text
    .replace(/\[([^[\]]{0,40}\b(?:ci|skip|actions)\b[^[\]]{0,40})\]/gi, '($1)')
    .replace(/\*{3}NO_CI\*{3}/gi, 'NO_CI')
    .replace(/@(?=\w)/g, `@${zeroWidthSpace}`)
    .replace(/#(?=\d)/g, `#${zeroWidthSpace}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${zeroWidthSpace}`)
    .replace(/(\/(?:issues|pull)\/)(?=\d)/g, `$1${zeroWidthSpace}`);
}
