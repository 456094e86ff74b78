/** No width, and yet a word before it is not the word any more. */
const zeroWidthSpace = '\u200b';

/** What lists of commits show of a first line without cutting it. */
const subjectLength = 72;

/**
 * The message of a commit of ours with a short first line that means nothing to a host: plans and agents choose its words, and
 * hosts skip checks (`[skip ci]`), close issues (`fixes #1`) and call people (`@name`) for what stands there. The lines
 * below are our own trailers.
 */
export function harmlessMessage(message: string): string {
  const [subject = '', ...rest] = message.split('\n');
  return [harmlessLine(shortSubject(subject)), ...rest].join('\n');
}

/** Titles of plans are whole paragraphs at times; PLAN.md has the rest. Cut at a word where one ends near. */
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
