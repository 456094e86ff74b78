import forms from './hollow-code.json' with { type: 'json' };

/** A document, or what was added to one, of headings, rules and "TODO" alone. */
export function bareDocument(before: string | null, after: string) {
  const isHollow = (line: string) => bareLine.test(line.trim()) || hollowLine.test(line.trim());
  const isBare = (line: string) => heading.test(line) || isHollow(line);
  const [old, lines] = [linesOf(before ?? ''), linesOf(after)];
  const [known, present] = [new Set(old), new Set(lines)];
  const fresh = lines.filter((line) => !known.has(line));
  // A heading above what was there before gives it an order; that of a version, or "Unreleased", is to be filled later.
  const isEmptySection = (line: string, at: number) =>
    known.has(line) || (isBare(line) && isBare(lines[at + 1] ?? '#') && !/unreleased|\d\.\d/i.test(line));
  const isMore = () =>
    fresh.some((line) => heading.test(line)) && old.every((line) => present.has(line)) && lines.every(isEmptySection);
  if (lines.length === 0 || !(lines.every(isBare) || isMore())) return null;
  const said = fresh.find(isHollow) ?? lines.find(isHollow) ?? fresh[0] ?? lines[0] ?? '';
  // A title alone may be all that a short document is to say.
  return { line: after.split(/\r?\n/).indexOf(said) + 1, text: said.trim(), isAll: lines.length > 1 || isHollow(said) };
}

const heading = /^\s{0,3}#{1,6}(?:\s|$)/;

/** The visible lines of a document, without its frontmatter, its comments and the heads of its tables. */
function linesOf(document: string): string[] {
  const text = document.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').replace(/<!--[\s\S]*?-->/g, '');
  const rows = text.replace(/^\|.*\|[ \t]*\r?\n(?=\|[-:| \t]+\|[ \t]*$)/gm, '');
  return rows.split(/\r?\n/).filter((line) => line.trim() !== '');
}

const bareLine =
  /^(?:[-*+>]|\d+\.)?\s*[*_`[(]*(?:\.{3}|…|(?:TODO|TBD|TBA|WIP|FIXME)\b.{0,60}|(?:[Tt]odo|[Tt]bd|[Cc]oming soon|[Pp]laceholder|[Ll]orem ipsum\b.*|[Tt]o be (?:written|done|added|completed|documented)|[Ww]ork in progress|[Uu]nder construction|[Nn]ot (?:yet )?(?:written|documented|implemented)(?: yet)?)[.…!:]*)[*_`\])]*$/;

/** A bracket to be filled in, a promise of words to come, a row of a table of which only the first cell is written, filler. */
const hollowLine =
  /^(?:[-*+>]\s*)?(?:\[(?:describe|explain|insert|add|write|list|your)\b[^\]]*\]|[\w ]{1,20}:\s*(?:YYYY-MM-DD|TBD|TODO)|(?:[\w-]+ ){1,5}(?:will|to) (?:follow|be (?:added|written|documented|completed|provided|described))(?: (?:here|later|soon))?\.?|this section (?:will|describes|covers|explains|documents|contains)\b[^.:]{0,80}\.?|see the (?:code|source)\.?|\|[^|]*\|(?:[ \t]*(?:(?:TBD|TODO|TBA|:?-+:?)[ \t]*)?\|)+|.{0,200}\b(?:consectetur|adipiscing|eiusmod|incididunt|veniam|nostrud|ullamco|laboris|aliquip|irure|reprehenderit|excepteur|cupidatat|deserunt)\b.*)$/i;

/** A style sheet of rules with nothing in them, a page without a body, a script that ends at once. */
export function isBareForm(path: string, plain: string): boolean {
  if (plain.length > 16_384) return false; // it says something, and looking for how would take long
  const form = bareForms.find(([files]) => files.test(path));
  if (form !== undefined) return form[1].test(plain);
  if (/\.[jt]sx$/.test(path)) {
    const handlers = plain.match(/\bon[A-Z]\w*=\{[^{}]*(?:\{[^{}]*\})?/g) ?? [];
    return handlers.length > 1 && handlers.every((text) => idleHandler.test(text)) && !/\buse[A-Z]\w*\(/.test(plain);
  }
  if (!/\.(?:ba)?sh$/.test(path)) return false;
  const lines = plain.split('\n').filter((line) => line.trim() !== '' && !/^\s*(?:#!|set [-+])/.test(line));
  return lines.length > 0 && lines.every((line) => /^\s*(?:exit(?: 0)?|true|:)\s*;?$/.test(line));
}

/** Of code: `export type A = any;`, `export const a = z.any();`, `export let a: () => void;`, `export class A {}`. */
const bareForms: readonly (readonly [RegExp, RegExp])[] = [
  [/\.(?:css|scss|less)$/, /^(?:[^{}@;]*(?:@(?:media|supports|layer|container)\b[^{}@;]*)?\{\s*\})+\s*$/],
  [/\.html?$/, /<body[^>]*>(?:\s*<\/?(?:header|main|footer|nav|section|article|aside|p|ul|h\d)\b[^>]*>)*\s*<\/body>/],
  [
    /\.(?:vue|svelte)$/,
    /^(?![\s\S]*<script[^>]*>[^<]*[^<\s])[\s\S]*<template>\s*(?:<(\w+)[^<>]*>\s*<\/\1>\s*)?<\/template>/,
  ],
  [
    /\.(?:[jt]s|py)$/,
    /^(?:\s*import\b[^\n]*)*(?:\s*(?:export type \w+ = any;?|export const \w+ = z\.(?:any\(\)|unknown\(\)|object\(\{\}\)[\w.()]*);?|export (?:let|var) [^=;\n]*(?:=>[^=;\n]*)?;|export (?:default )?class \w+ \{\s*\}|class \w+:\s*pass)(?=\s|$))+\s*$/,
  ],
];
const idleHandler = /=> *(?:\{\s*\}?|\w+\.preventDefault\(\))\s*$/;

const codeForms = forms.map(({ files, head, frame, hollow }) => ({
  files: new RegExp(files),
  heads: new RegExp(`^(?:${head})(?= ?(?:${hollow}) ?(?:[})]|end|$)|[ {]*(?:[})]|end)?$)`),
  lines: new RegExp(`^(?:${frame}|(?:${head})? ?(?:${hollow})?(?: ?(?:[})]|end);?)?)$`),
}));

/** Functions of a language that has no reader of its own, of which none does anything: each throws, is empty or gives a constant. */
export function isHollowCode(path: string, plain: string): boolean {
  const form = plain.length > 16_384 ? undefined : codeForms.find(({ files }) => files.test(path));
  const lines = plain.split('\n').flatMap((line) => line.trim() || []);
  return (
    form !== undefined &&
    lines.some((line) => form.heads.test(line)) &&
    lines.every((line) => line.length < 300 && form.lines.test(line))
  );
}
