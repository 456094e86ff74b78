/** No width, and yet a word before it is not the word any more. */
const joiner = '\u200b';

/**
 * The message of a commit of ours with a first line that means nothing to a host: plans and agents choose its words, and
 * hosts skip checks (`[skip ci]`), close issues (`fixes #1`) and call people (`@name`) for what stands there. The lines
 * below are our own trailers.
 */
export function harmlessMessage(message: string): string {
  const [subject = '', ...rest] = message.split('\n');
  return [harmlessLine(subject), ...rest].join('\n');
}

function harmlessLine(text: string): string {
  return text
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/\[([^[\]]{0,40}\b(?:ci|skip|actions)\b[^[\]]{0,40})\]/gi, '($1)')
    .replace(/\*{3}NO_CI\*{3}/gi, 'NO_CI')
    .replace(/@(?=\w)/g, `@${joiner}`)
    .replace(/#(?=\d)/g, `#${joiner}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${joiner}`)
    .replace(/(\/(?:issues|pull)\/)(?=\d)/g, `$1${joiner}`)
    .slice(0, 500);
}
