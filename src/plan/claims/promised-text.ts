import { basename, extname } from 'node:path';
import { RE2JS } from 're2js';

/** Beyond this a text is searched for the plain substring only. */
const maxSearched = 1024 * 1024;

/**
 * True when a text holds what `contains` promises. A plain substring, as upstream; failing that, in forms that a formatter
 * or an author would not tell apart: other quotes or blanks, a list, a pattern.
 */
export function holdsText(text: string, part: string, path: string): boolean {
  if (text.includes(part)) return true;
  if (text.length > maxSearched) return false;
  const plain = squeezeText(text, path);
  const holds = (piece: string): boolean => plain.includes(squeezeText(piece, path));
  if (holds(part)) return true;
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.every(holds);
  const listed = part.split(/,\s*/);
  if (listed.length > 1 && listed.every((each) => each !== '' && holds(each))) return true;
  return isPattern(part) && matchesPattern(text, part);
}

/** True when a text mentions a promised export: `name`, `default name`, `type Name`, `Name<A, B>`; a component by its file. */
export function mentionsExport(text: string, name: string, path: string): boolean {
  if (text.includes(name)) return true;
  // A `.vue` file exports one component, and nothing in it says its name.
  const isComponent = ['.vue', '.svelte', '.astro'].includes(extname(path));
  if (isComponent && name === basename(path, extname(path))) return true;
  const [, kind = '', symbol = ''] =
    /^(default|type|interface|class|function|const|enum|async function) ([\w$]+)(?: \(.*)?$/.exec(name) ?? [];
  if (kind === 'default') return /\bexport default\b|\bas default\b/.test(text) && text.includes(symbol);
  if (symbol !== '') return text.includes(symbol);
  const plain = /^([\w$]+)(?: \(|\(|<)/.exec(name)?.[1];
  return plain !== undefined && text.includes(plain);
}

/** True when a text can only be meant as a pattern: alternatives (but no union type), `.*`, an escaped dot or bracket. */
function isPattern(part: string): boolean {
  const isUnion = /\|(?:null|undefined|string|number|boolean)\b|\b(?:null|undefined|string|number|boolean)\|/.test(
    part,
  );
  return (/\w\|\w/.test(part) && !isUnion) || /\.[*+]|\\[.()[\]{}|wsdb]/.test(part);
}

/** Blanks and quotes brought to one form; in a document the case of letters, too, says nothing. */
function squeezeText(text: string, path: string): string {
  const plain = text.replace(/['"`]/g, "'").replace(/\s+/g, ' ');
  return /\.(?:md|mdx|txt|rst)$/i.test(path) ? plain.toLowerCase() : plain;
}

const maxPattern = 1000;

/** Of a compiled pattern; each may be taken at each character. The longest of 860 real patterns has 137. */
const maxSteps = 400;

/** True where a pattern of a plan matches, line by line as for `grep`, in linear time; one that RE2 cannot express never does. */
function matchesPattern(text: string, pattern: string): boolean {
  if (pattern.length > maxPattern) return false;
  try {
    const read = RE2JS.compile(pattern, RE2JS.MULTILINE);
    // Linear in the text, and for each of its characters in the pattern: 120 kB can take minutes.
    return read.programSize() <= maxSteps && !read.matcher('').find() && read.matcher(text).find();
  } catch {
    return false;
  }
}

/** The source of a pattern that matches a text letter by letter. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
