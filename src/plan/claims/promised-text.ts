import { basename, extname } from 'node:path';
import { RE2JS } from 're2js';

/** Larger texts are searched only for the exact substring. */
const maxSearched = 1024 * 1024;

/**
 * Returns true if a text holds what `contains` promises: as a substring, like upstream, or with other quotes or blanks,
 * as a list or as a pattern.
 */
export function holdsText(text: string, part: string, path: string): boolean {
  if (text.includes(part)) return true;
  if (text.length > maxSearched) return false;
  const plain = squeezeText(text, path);
  const holds = (piece: string): boolean => plain.includes(squeezeText(piece, path));
  if (holds(part)) return true;
  const lines = part.split('\n').filter((line) => line.trim() !== '');
  if (lines.length > 1) return lines.every(holds);
  const items = part.split(/,\s*/);
  if (items.length > 1 && items.every((each) => each !== '' && holds(each))) return true;
  return isPattern(part) && matchesPattern(text, part);
}

/** Returns true if a text mentions a promised export: `name`, `default name`, `type Name` or `Name<A, B>`. */
export function mentionsExport(text: string, name: string, path: string): boolean {
  if (text.includes(name)) return true;
  // A `.vue` file exports one component without stating its name.
  const isComponent = ['.vue', '.svelte', '.astro'].includes(extname(path));
  if (isComponent && name === basename(path, extname(path))) return true;
  const [, kind = '', symbol = ''] =
    /^(default|type|interface|class|function|const|enum|async function) ([\w$]+)(?: \(.*)?$/.exec(name) ?? [];
  if (kind === 'default') return /\bexport default\b|\bas default\b/.test(text) && text.includes(symbol);
  if (symbol !== '') return text.includes(symbol);
  const plain = /^([\w$]+)(?: \(|\(|<)/.exec(name)?.[1];
  return plain !== undefined && text.includes(plain);
}

/**
 * Returns true for text that must be a pattern: alternatives other than a union type, `.*`, or an escaped dot or
 * bracket.
 */
function isPattern(part: string): boolean {
  const isUnion = /\|(?:null|undefined|string|number|boolean)\b|\b(?:null|undefined|string|number|boolean)\|/.test(
    part,
  );
  return (/\w\|\w/.test(part) && !isUnion) || /\.[*+]|\\[.()[\]{}|wsdb]/.test(part);
}

/** Normalizes blanks and quotes, and letter case in documents. */
function squeezeText(text: string, path: string): string {
  const plain = text.replace(/['"`]/g, "'").replace(/\s+/g, ' ');
  return /\.(?:md|mdx|txt|rst)$/i.test(path) ? plain.toLowerCase() : plain;
}

const maxPattern = 1000;

/**
 * Limits the steps of a compiled pattern, each of which may run at each character. The longest of 860 real patterns has
 * 137.
 */
const maxSteps = 400;

/** Matches a pattern line by line, like `grep`, in linear time. Patterns that RE2 does not support never match. */
function matchesPattern(text: string, pattern: string): boolean {
  if (pattern.length > maxPattern) return false;
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.MULTILINE);
    // The cost is text length times program size: 120 kB can take minutes.
    return compiled.programSize() <= maxSteps && !compiled.matcher('').find() && compiled.matcher(text).find();
  } catch {
    return false;
  }
}

export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
