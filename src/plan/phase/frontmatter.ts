import { isMapping } from '../../system/files/json-text.ts';
import { clipText } from '../../system/text/text.ts';
import { repairLines } from './broken-yaml.ts';
import type { Diagnostic } from './diagnostic.ts';
import { maxYamlLevels, parseYaml, tryYaml, YamlError } from './yaml.ts';

/** All scalars are strings, so `01` and `02.10` stay as written. */
export interface Frontmatter {
  exists: boolean;
  values: ReadonlyMap<string, unknown>;
  lines: ReadonlyMap<string, number>;
  bodyStart: number;
  problems: FrontmatterProblem[];
}

type FrontmatterProblem = Omit<Diagnostic, 'file'>;

/** Reads YAML frontmatter. If it is invalid (about 1 % of real plans), only the broken top-level blocks are lost. */
export function readFrontmatter(text: string): Frontmatter {
  const extent = findFrontmatter(text);
  const absent = { exists: false, values: new Map(), lines: new Map(), problems: [] };
  if (!extent) return { ...absent, bodyStart: text.startsWith('\uFEFF') ? 1 : 0 };
  const { start, end, bodyStart, terminated } = extent;
  const isReadable = end - start <= maxFrontmatterChars;
  const { values, lines, problems } = readSource(isReadable ? text.slice(start, end).replaceAll('\r\n', '\n') : '');
  if (!isReadable) problems.unshift(frontmatterTooLarge);
  if (!terminated) problems.unshift(frontmatterUnterminated);
  return { exists: true, values, lines, bodyStart, problems };
}

/** The largest of 650 real plans has 4 kB. */
const maxFrontmatterChars = 64 * 1024;

interface FrontmatterExtent {
  start: number;
  end: number;
  bodyStart: number;
  terminated: boolean;
}

export function findFrontmatter(text: string): FrontmatterExtent | null {
  const opening = /^\uFEFF?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!opening) return null;
  const start = opening[0].length;
  const closing = /^---[ \t]*\r?$/gm;
  closing.lastIndex = start;
  const close = closing.exec(text);
  if (close) {
    const bodyStart = Math.min(close.index + close[0].length + 1, text.length);
    return { start, end: close.index, bodyStart, terminated: true };
  }
  const firstProse = /^(?![\w"'][^\n]*:(?:\s|$)|[ \t]|- |[\]}#]|\r?$)/gm;
  firstProse.lastIndex = start;
  const end = firstProse.exec(text)?.index ?? text.length;
  return { start, end, bodyStart: end, terminated: false };
}

function readSource(source: string): Pick<Frontmatter, 'values' | 'lines' | 'problems'> {
  const { blocks, stray } = splitBlocks(source);
  const lines = new Map(blocks.map(({ key, line }) => [key, line]));
  const wholeMapping = parseStrictYaml(source);
  if (wholeMapping) return { values: wholeMapping, lines, problems: [] };
  const values = new Map<string, unknown>();
  const problems = [...stray.map(reportStrayLine), ...findDuplicates(blocks)];
  for (const block of blocks) {
    const read = parseStrictYaml(block.lines.join('\n'));
    if (read) for (const [key, value] of read) values.set(key, value);
    else values.set(block.key, repairBlock(block, problems));
  }
  return { values, lines, problems };
}

interface Block {
  key: string;
  /** Line in the document, starting at 1; the opening `---` is line 1. */
  line: number;
  lines: string[];
}

const topLevelKey = /^(?:"([^"]+)"|'([^']+)'|([^\s#:'"[\]{},&*!|>%@`?-][^:\r\n]*)):(?=[ \t]|$)/;

function splitBlocks(source: string): { blocks: Block[]; stray: { line: number; text: string }[] } {
  const blocks: Block[] = [];
  const stray: { line: number; text: string }[] = [];
  for (const [at, text] of source.split('\n').entries()) {
    const match = topLevelKey.exec(text);
    if (match) blocks.push({ key: match[1] ?? match[2] ?? match[3]?.trimEnd() ?? '', line: at + 2, lines: [text] });
    else if (blocks.length > 0) blocks.at(-1)?.lines.push(text);
    else if (text.trim() !== '' && !text.startsWith('#')) stray.push({ line: at + 2, text });
  }
  return { blocks, stray };
}

export function parseStrictYaml(source: string): Map<string, unknown> | undefined {
  const value = tryYaml(source);
  return isMapping(value) ? new Map(Object.entries(value)) : undefined;
}

function repairBlock(block: Block, problems: FrontmatterProblem[]): unknown {
  const written = block.lines.join('\n');
  const reportLoss = (at: number, reason: string) => {
    const message = `${block.key}: this part of the frontmatter is ${reason}`;
    problems.push({ severity: 'error', code: 'frontmatter-unreadable', line: block.line + at, message });
    // An unreadable list isn't empty, but an unreadable status has no meaning.
    return written.trim().includes('\n') ? written.slice(written.indexOf(':') + 1).trim() : '';
  };
  if (block.lines.length > maxRepairedLines || written.length > maxRepairedChars)
    return reportLoss(0, 'not valid YAML and too long to be repaired. Fix it');
  const { lines, repairs } = repairLines(block.lines);
  let value: unknown;
  try {
    value = parseYaml(lines.join('\n'));
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    if (error.isTooDeep) return reportLoss(0, `nested more than ${maxYamlLevels} levels deep and was not read. Fix it`);
    const at = Math.min(error.line, lines.length) - 1;
    return reportLoss(
      at,
      `not valid YAML (${error.message}) and could not be read: ${excerptText(block.lines[at] ?? '')}`,
    );
  }
  if (!isMapping(value)) return reportLoss(0, 'not "key: value" and could not be read. Fix it');
  for (const { at, why, readAs } of repairs) {
    const message = `${block.key}: this line is not valid YAML (${why}); it was read as ${excerptText(readAs)}. Quote the value`;
    problems.push({ severity: 'warning', code: 'invalid-yaml', line: block.line + at, message });
  }
  return value[block.key] ?? '';
}

/** Repairs parse every line, which is too slow for large garbage. */
const maxRepairedLines = 3_000;
const maxRepairedChars = 16 * 1024;

const frontmatterUnterminated: FrontmatterProblem = {
  severity: 'error',
  code: 'frontmatter-unterminated',
  line: 1,
  message: 'the opening --- is never closed; the keys before the first problem were read. Add a line --- below them',
};

const frontmatterTooLarge: FrontmatterProblem = {
  severity: 'error',
  code: 'frontmatter-too-large',
  line: 1,
  message: 'the frontmatter is larger than 64 KiB and was not read. Is the closing --- missing?',
};

function findDuplicates(blocks: readonly Block[]): FrontmatterProblem[] {
  const seenKeys = new Set<string>();
  return blocks.flatMap(({ key, line }): FrontmatterProblem[] => {
    const message = `the key "${key}" is repeated in the frontmatter; the last one counts. Remove one`;
    const isNew = seenKeys.size < seenKeys.add(key).size;
    return isNew ? [] : [{ severity: 'warning', code: 'duplicate-key', line, message }];
  });
}

function reportStrayLine({ line, text }: { line: number; text: string }): FrontmatterProblem {
  const message = `the frontmatter begins with a line that is not "key: value" and was ignored: ${excerptText(text)}`;
  return { severity: 'warning', code: 'invalid-yaml', line, message };
}

function excerptText(text: string): string {
  return JSON.stringify(clipText(text.trim(), 80));
}
