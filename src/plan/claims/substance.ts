import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { hasKnownComments, withoutComments } from './comments.ts';

/** More characters than this are work, or generated; looking for comments in them would take longer than it is worth. */
const maxCharacters = 512 * 1024;

/** Kind of change of a file: of blanks and line ends only, of comments or the mode only, or of its content. */
export type Substance = 'blanks' | 'comments' | 'content';

/** Compares both texts of a file as they are; null where it is not there. */
export function compareSubstance(path: string, before: string | null, after: string | null): Substance {
  if (before === null || after === null || before.length + after.length > maxCharacters)
    return before === after ? 'comments' : 'content';
  if (before === after) return 'comments'; // the mode
  const form = getBlankRemover(path);
  if (form(before) === form(after)) return 'blanks';
  return extractWords(before, path) === extractWords(withoutUnused(path, before, after), path) ? 'comments' : 'content';
}

/** A module of JavaScript without its new imports and constants that nothing in it uses. */
function withoutUnused(path: string, before: string, after: string): string {
  if (!/\.[cm]?[jt]sx?$/i.test(path) || !/^(?:import|export)\b|\brequire\(/m.test(after)) return after;
  const old = new Set(before.split('\n'));
  const namesIn = (line: string) => {
    const [, imported, required, constant] = unexportedPattern.exec(line.slice(0, 500).trimEnd()) ?? [];
    const names = (imported ?? required ?? constant)?.replace(/[\w$]+\s+as\s|\btype\s|[{}*:]/g, ' ').match(/[\w$]+/g);
    return old.has(line) ? [] : (names ?? []);
  };
  const lines = after.split('\n');
  const rest = lines.filter((line) => namesIn(line).length === 0);
  const used = new Set(withoutComments(path, rest.join('\n')).match(/[\w$]+/g));
  const isUsed = (name: string) => used.has(name) || name === 'React' || name === 'h';
  return lines.filter((line) => namesIn(line).length === 0 || namesIn(line).some(isUsed)).join('\n');
}

const unexportedPattern =
  /^(?:import\s+([\w$*{},\s]+?)\s+from\s*['"][^'"]+['"]|(?:const|let|var)\s+([\w$]+|\{[\w$,\s]+\})\s*=\s*require\([^()]*\)|(?:const|let|var)\s+([\w$]+)(?::\s*\w+)?\s*=\s*(?:-?\d[\w.]*|'[^'\n]*'|"[^"\n]*"|true|false|null|undefined|\[\s*\]|\{\s*\}));?$/;

/** True when a text has no visible character. */
export function isBlank(text: string): boolean {
  return withoutBlanks(text) === '';
}

/** True when a file holds nothing but comments, blanks, and what every file of its kind begins with. */
export function isOnlyComments(path: string, text: string): boolean {
  if (!hasKnownComments(path) || text.length > maxCharacters || areDocuments.test(path)) return false;
  return withoutBlanks(withoutComments(path, text).replace(framePattern, '')) === '';
}

/** Their comments are what they are there for. */
const areDocuments = /(?:^|\/)(?:doc\.go|package-info\.java|__init__\.pyi?)$/;

/** `package x`, `<?php`, `'use strict'`, `export {}`, `pass`, and a text in Python of what is still to do. */
const framePattern =
  /^[^\S\n]*(?:package [\w.]+;?|<\?php|<\?xml[^>]*\?>|(['"])use strict\1;?|export \{\s*\};?|pass|\.\.\.|---|#![^\n]*|("""|''')\s*(?:todo|tbd|fixme|wip|stub|placeholder)\b[\s\S]*?\2)[ \t]*$/gim;

function extractWords(text: string, path: string): string {
  return getBlankRemover(path)(formatText(path, withoutComments(path, text)));
}

/** One form of what a formatter would write in several, and that means the same: quotes, semicolons, the order of keys. */
function formatText(path: string, text: string): string {
  if (/\.(?:[cm]?[jt]sx?)$/i.test(path)) return text.replace(/"/g, "'").replace(/;(?=\s*$)|,(?=\s*[)\]}])/gm, '');
  if (!/\.json$/i.test(path)) return text;
  const value = tryParseJson(text);
  return value === undefined ? text : JSON.stringify(sortKeys(value)); // what is no JSON is compared as it is
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isMapping(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => [key, sortKeys(each)]);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Removes the blanks that mean nothing in a file of this kind. */
function getBlankRemover(path: string): (text: string) => string {
  if (prosePattern.test(path)) return normalizeWords;
  return indentedPattern.test(path) ? indentedLines : withoutBlanks;
}

/** `login` and `log in` are two things. */
const prosePattern = /\.(?:md|mdx|markdown|rst|adoc|txt|html?|tex)$/i;

/** How far a line is indented says what it belongs to. */
const indentedPattern = /\.(?:py|pyi|ya?ml|mk|coffee|pug|haml|sass|nim|fsx?|hs|elm)$|(?:^|\/)(?:GNU)?[Mm]akefile$/;

/** Invisible characters that are no blanks. */
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
