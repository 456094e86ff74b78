import { invisibleCharacters, wellFormed } from './fence.ts';

/** No width, and yet what stands before it is not the beginning of a mention, an issue or a link any more. */
const zeroWidthEntity = '&#8203;';

/**
 * Text of agents and plans as text (I8): it opens no tag, no link, no table cell and no code, mentions nobody and
 * closes nothing of ours. Hosts look for mentions, issues and addresses in what Markdown has become, where a backslash
 * and an entity are gone; so each is parted as well. Capped, for a summary over its limit is dropped whole.
 */
export function inertMarkdown(text: string, limit = 500): string {
  const line = text
    .slice(0, Math.max(4 * limit, 4_096)) // no more of a megabyte is looked at
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(invisibleCharacters, '')
    .trim();
  const capped = wellFormed(line.length > limit ? `${line.slice(0, limit)}…` : line);
  return capped
    .replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign)
    .replace(/[\\`*_{}[\]()#|~!]/g, (sign) => `\\${sign}`)
    .replace(/#(?=\d)/g, `#${zeroWidthEntity}`)
    .replace(/@/g, `&#64;${zeroWidthEntity}`)
    .replace(/\b(GH-)(?=\d)/gi, `$1${zeroWidthEntity}`)
    .replace(/\bwww\./gi, `www${zeroWidthEntity}.`)
    .replace(/:\/\//g, `&#58;${zeroWidthEntity}//`);
}
