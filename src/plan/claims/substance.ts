import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { hasKnownComments, withoutComments } from './comments.ts';

/** Larger files count as content: parsing their comments would take too long. */
const maxCharacters = 512 * 1024;

export type Substance = 'blanks' | 'comments' | 'content';

/** Classifies a change by the old and new text; null means that the file does not exist. */
export function compareSubstance(path: string, before: string | null, after: string | null): Substance {
  if (before === null || after === null || before.length + after.length > maxCharacters)
    return before === after ? 'comments' : 'content';
  if (before === after) return 'comments'; // only the mode changed
  const removeBlanks = getBlankRemover(path);
  if (removeBlanks(before) === removeBlanks(after)) return 'blanks';
  return extractWords(before, path) === extractWords(withoutUnused(path, before, after), path) ? 'comments' : 'content';
}

/** Removes new imports and constants that a JavaScript module never uses. */
function withoutUnused(path: string, before: string, after: string): string {
  if (!/\.[cm]?[jt]sx?$/i.test(path) || !/^(?:import|export)\b|\brequire\(/m.test(after)) return after;
  const oldLines = new Set(before.split('\n'));
  const listNewNames = (line: string) => {
    const [, imported, required, constant] = unexportedPattern.exec(line.slice(0, 500).trimEnd()) ?? [];
    const names = (imported ?? required ?? constant)?.replace(/[\w$]+\s+as\s|\btype\s|[{}*:]/g, ' ').match(/[\w$]+/g);
    return oldLines.has(line) ? [] : (names ?? []);
  };
  const lines = after.split('\n');
  const keptLines = lines.filter((line) => listNewNames(line).length === 0);
  const used = new Set(withoutComments(path, keptLines.join('\n')).match(/[\w$]+/g));
  const isUsed = (name: string) => used.has(name) || name === 'React' || name === 'h';
  return lines.filter((line) => listNewNames(line).length === 0 || listNewNames(line).some(isUsed)).join('\n');
}

const unexportedPattern =
  /^(?:import\s+([\w$*{},\s]+?)\s+from\s*['"][^'"]+['"]|(?:const|let|var)\s+([\w$]+|\{[\w$,\s]+\})\s*=\s*require\([^()]*\)|(?:const|let|var)\s+([\w$]+)(?::\s*\w+)?\s*=\s*(?:-?\d[\w.]*|'[^'\n]*'|"[^"\n]*"|true|false|null|undefined|\[\s*\]|\{\s*\}));?$/;

export function isBlank(text: string): boolean {
  return withoutBlanks(text) === '';
}

/** Returns true if a file holds only comments, blanks and boilerplate of its type. */
export function isOnlyComments(path: string, text: string): boolean {
  if (!hasKnownComments(path) || text.length > maxCharacters || areDocuments.test(path)) return false;
  return withoutBlanks(withoutComments(path, text).replace(framePattern, '')) === '';
}

const areDocuments = /(?:^|\/)(?:doc\.go|package-info\.java|__init__\.pyi?)$/;

/**
 * Matches boilerplate such as `package x`, `<?php`, `'use strict'`, `export {}` and `pass`, and Python docstrings that
 * only say what is left to do.
 */
const framePattern =
  /^[^\S\n]*(?:package [\w.]+;?|<\?php|<\?xml[^>]*\?>|(['"])use strict\1;?|export \{\s*\};?|pass|\.\.\.|---|#![^\n]*|("""|''')\s*(?:todo|tbd|fixme|wip|stub|placeholder)\b[\s\S]*?\2)[ \t]*$/gim;

function extractWords(text: string, path: string): string {
  return getBlankRemover(path)(formatText(path, withoutComments(path, text)));
}

/** Normalizes formatting without meaning: quotes, semicolons, and the order of JSON keys. */
function formatText(path: string, text: string): string {
  if (/\.(?:[cm]?[jt]sx?)$/i.test(path)) return text.replace(/"/g, "'").replace(/;(?=\s*$)|,(?=\s*[)\]}])/gm, '');
  if (!/\.json$/i.test(path)) return text;
  const value = tryParseJson(text);
  return value === undefined ? text : JSON.stringify(sortKeys(value));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isMapping(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [key, sortKeys(each)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns a function that removes insignificant blanks for a file type. */
function getBlankRemover(path: string): (text: string) => string {
  if (prosePattern.test(path)) return normalizeWords;
  return indentedPattern.test(path) ? indentedLines : withoutBlanks;
}

/** In prose, `login` and `log in` differ. */
const prosePattern = /\.(?:md|mdx|markdown|rst|adoc|txt|html?|tex)$/i;

/** In these files indentation is significant. */
const indentedPattern = /\.(?:py|pyi|ya?ml|mk|coffee|pug|haml|sass|nim|fsx?|hs|elm)$|(?:^|\/)(?:GNU)?[Mm]akefile$/;

/** Invisible characters that are not blanks. */
const unseenPattern = /[\0\u200b\u2060\ufeff]/g;

function normalizeWords(text: string): string {
  return text.replace(unseenPattern, '').split(/\s+/).join(' ').trim();
}

function indentedLines(text: string): string {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `${/^[ \t]*/.exec(line)?.[0]}${withoutBlanks(line)}`).join('\n');
}

function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '').replace(unseenPattern, '');
}
