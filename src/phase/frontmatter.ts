import { parseDocument } from 'yaml';
import { repairedLines, salvage } from './broken-yaml.ts';
import { quickYaml } from './quick-yaml.ts';

/** What stands between the two `---` of a document. Every scalar is a string: `01` and `02.10` stay as they were written. */
export interface Frontmatter {
  /** False when the document does not start with `---`. */
  exists: boolean;
  /** Strings, arrays and plain objects by top-level key. */
  values: ReadonlyMap<string, unknown>;
  /** Line (from 1) on which each top-level key stands. */
  lines: ReadonlyMap<string, number>;
  /** Offset in the text at which the body begins. */
  bodyStart: number;
  problems: FrontmatterProblem[];
}

export interface FrontmatterProblem {
  severity: 'error' | 'warning';
  code: string;
  line: number;
  message: string;
}

/**
 * Reads YAML frontmatter, one top-level block at a time, so that a broken block costs only itself: about one real plan
 * in a hundred has frontmatter that a strict parser refuses, and every key around the fault is still readable.
 */
export function readFrontmatter(text: string): Frontmatter {
  const extent = frontmatterExtent(text);
  if (!extent) return { exists: false, values: new Map(), lines: new Map(), bodyStart: bom(text), problems: [] };
  const problems: FrontmatterProblem[] = [];
  if (!extent.terminated)
    problems.push({
      severity: 'error',
      code: 'frontmatter-unterminated',
      line: 1,
      message:
        'the frontmatter opened by --- is never closed; its keys were read as far as they go. Add a line --- below them',
    });
  if (extent.end - extent.start > maxFrontmatterChars)
    return { ...tooLarge(extent.bodyStart), problems: [...problems, sizeProblem] };

  const source = text.slice(extent.start, extent.end);
  const values = new Map<string, unknown>();
  const lines = new Map<string, number>();
  const broken: Block[] = [];
  for (const block of topLevelBlocks(source, problems)) {
    if (lines.has(block.key)) problems.push(duplicate(block));
    lines.set(block.key, block.line);
    const value = quickValue(block) ?? strictValue(block.lines.join('\n'), block.key);
    if (value === undefined) broken.push(block);
    values.set(block.key, value?.value ?? '');
  }
  if (broken.length > 0) mend(broken, source, values, problems);
  return { exists: true, values, lines, bodyStart: extent.bodyStart, problems };
}

/** No real frontmatter comes near: the largest of 2,896 counted is under 20 kB. */
const maxFrontmatterChars = 1024 * 1024;

const sizeProblem: FrontmatterProblem = {
  severity: 'error',
  code: 'frontmatter-too-large',
  line: 1,
  message: 'the frontmatter is larger than 1 MiB and was not read. Is the closing --- missing?',
};

function tooLarge(bodyStart: number): Frontmatter {
  return { exists: true, values: new Map(), lines: new Map(), bodyStart, problems: [] };
}

interface Extent {
  start: number;
  end: number;
  bodyStart: number;
  terminated: boolean;
}

function frontmatterExtent(text: string): Extent | null {
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

function bom(text: string): number {
  return text.startsWith('\uFEFF') ? 1 : 0;
}

interface Block {
  key: string;
  /** From 1, in the document (the opening `---` is line 1). */
  line: number;
  lines: string[];
}

const topLevelKey = /^(?:"([^"]+)"|'([^']+)'|([^\s#:'"[\]{},&*!|>%@`?-][^:\r\n]*)):(?=[ \t]|$)/;

function topLevelBlocks(source: string, problems: FrontmatterProblem[]): Block[] {
  const blocks: Block[] = [];
  source.split('\n').forEach((raw, at) => {
    const line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    const match = topLevelKey.exec(line);
    if (match) blocks.push({ key: match[1] ?? match[2] ?? match[3]?.trimEnd() ?? '', line: at + 2, lines: [line] });
    else if (blocks.length > 0) blocks.at(-1)?.lines.push(line);
    else if (line.trim() !== '' && !line.startsWith('#')) problems.push(strayLine(at + 2, line));
  });
  return blocks;
}

function quickValue(block: Block): { value: unknown } | undefined {
  const quick = quickYaml(block.lines)?.value as Record<string, unknown> | undefined;
  return quick && block.key in quick ? { value: quick[block.key] } : undefined;
}

/** The value of one key by the YAML parser, or undefined when the text is no valid YAML. */
function strictValue(source: string, key: string): { value: unknown } | undefined {
  const document = strictYaml(source);
  return document && { value: document.get(key) };
}

/** The top-level mapping of a YAML text, or undefined when it is not valid. */
export function strictYaml(source: string): Map<string, unknown> | undefined {
  try {
    const document = parseDocument(source, { schema: 'failsafe', prettyErrors: false, logLevel: 'silent' });
    if (document.errors.length > 0) return undefined;
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? new Map(Object.entries(value))
      : undefined;
  } catch {
    // The parser throws for an alias without an anchor, an alias bomb and nesting deeper than the stack: all are "not valid".
    return undefined;
  }
}

/** Second chance for blocks that are not valid alone: the whole text (anchors reach across blocks), then line by line. */
function mend(broken: Block[], source: string, values: Map<string, unknown>, problems: FrontmatterProblem[]): void {
  const whole = strictYaml(source);
  for (const block of broken) {
    if (whole?.has(block.key)) {
      values.set(block.key, whole.get(block.key));
      continue;
    }
    const { lines, repairs } = repairedLines(block.lines);
    const repaired = repairs.length > 0 ? strictValue(lines.join('\n'), block.key) : undefined;
    for (const repair of repairs)
      problems.push({
        severity: 'warning',
        code: 'invalid-yaml',
        line: block.line + repair.at,
        message: `${block.key}: this line is not valid YAML (${repair.why}); it was read as ${JSON.stringify(repair.readAs)}. Quote the value`,
      });
    if (repaired) {
      values.set(block.key, repaired.value);
      continue;
    }
    const saved = salvage(lines, (text) => strictYaml(text)?.get(block.key));
    values.set(block.key, saved.value ?? '');
    for (const at of saved.lost)
      problems.push({
        severity: 'error',
        code: 'frontmatter-unreadable',
        line: block.line + at,
        message: `${block.key}: this part of the frontmatter is not valid YAML and could not be read: ${excerpt(lines[at] ?? '')}`,
      });
  }
}

function duplicate(block: Block): FrontmatterProblem {
  const message = `the key "${block.key}" stands twice in the frontmatter; the last one counts. Remove one`;
  return { severity: 'warning', code: 'duplicate-key', line: block.line, message };
}

function strayLine(line: number, text: string): FrontmatterProblem {
  const message = `the frontmatter begins with a line that is no "key: value" and was ignored: ${excerpt(text)}`;
  return { severity: 'warning', code: 'invalid-yaml', line, message };
}

function excerpt(text: string): string {
  const trimmed = text.trim();
  return JSON.stringify(trimmed.length > 80 ? `${trimmed.slice(0, 80)}…` : trimmed);
}
