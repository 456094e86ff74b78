import { basename, extname } from 'node:path';
import { patternSearch } from './promised-pattern.ts';

/** Beyond this a text is searched for the plain substring only. */
const mostCharacters = 1024 * 1024;

/**
 * Whether a text holds what `contains` promises. A plain substring, as upstream; failing that, in the ways the promise is
 * written and a formatter or an author would not tell apart: other quotes or blanks, a list of words, a pattern.
 */
export function holdsText(text: string, part: string, path: string): boolean {
  if (text.includes(part)) return true;
  if (text.length > mostCharacters) return false;
  const plain = squeezed(text, path);
  const holds = (piece: string): boolean => plain.includes(squeezed(piece, path));
  if (holds(part)) return true;
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.every(holds);
  const words = part.split(/,\s*/);
  if (words.length > 1 && words.every((word) => /^[^\s,]+$/.test(word)) && words.every(holds)) return true;
  return isPattern(part) && patternSearch(part).search(text) !== null;
}

/** Whether a text mentions a promised export: `name`, `default name`, `type Name`, `Name<A, B>`; a component that is its file's name. */
export function mentionsExport(text: string, name: string, path: string): boolean {
  if (text.includes(name)) return true;
  if (isSingleFileComponent(path) && name === basename(path, extname(path))) return true;
  const [, kind = '', symbol = ''] =
    /^(default|type|interface|class|function|const|enum|async function) ([\w$]+)(?: \(.*)?$/.exec(name) ?? [];
  if (kind === 'default') return /\bexport default\b|\bas default\b/.test(text) && text.includes(symbol);
  if (symbol !== '') return text.includes(symbol);
  const plain = /^([\w$]+)(?: \(|\(|<)/.exec(name)?.[1];
  return plain !== undefined && text.includes(plain);
}

/** A `.vue` file exports one component, and nothing in it says its name. */
function isSingleFileComponent(path: string): boolean {
  return ['.vue', '.svelte', '.astro'].includes(extname(path));
}

/** What only somebody who means a pattern writes: alternatives (but no union type), `.*`, an escaped dot or bracket. */
function isPattern(part: string): boolean {
  const isUnion = /\|(?:null|undefined|string|number|boolean)\b|\b(?:null|undefined|string|number|boolean)\|/.test(
    part,
  );
  return (/\w\|\w/.test(part) && !isUnion) || /\.[*+]|\\[.()[\]{}|wsdb]/.test(part);
}

/** Blanks and quotes brought to one form; in a document the case of letters, too, says nothing. */
function squeezed(text: string, path: string): string {
  const plain = text.replace(/['"`]/g, "'").replace(/\s+/g, ' ');
  return /\.(?:md|mdx|txt|rst)$/i.test(path) ? plain.toLowerCase() : plain;
}
