export interface TerminalStream {
  readonly columns?: number;
  readonly rows?: number;
  write(text: string): boolean;
}

/** Lines at the bottom of a terminal, redrawn in place; the cursor waits below them, so echoed keys are wiped with them. */
export class LiveArea {
  readonly #stream: TerminalStream;
  readonly #print: (line: string) => void;
  #lines: readonly string[] = [];
  /** Lines on the terminal now, as they were cut then. */
  #drawn: readonly string[] = [];

  constructor(stream: TerminalStream, print: (line: string) => void) {
    this.#stream = stream;
    this.#print = print;
  }

  /** Prints a line above the area, wrapped at blanks. */
  print(text: string): void {
    const isShown = this.#lines.length > 0;
    if (isShown) this.#stream.write(this.#wipe());
    this.#print(wrapLine(text, this.#columns));
    if (isShown) this.#stream.write(this.#draw());
  }

  /** Shows these lines in place of those before; none: the area is gone. Nothing is written where they are the same. */
  show(lines: readonly string[]): void {
    this.#lines = lines;
    const next = this.#cut();
    if (next.length === this.#drawn.length && next.every((line, at) => line === this.#drawn[at])) return;
    this.#stream.write(this.#wipe() + this.#draw());
  }

  #draw(): string {
    this.#drawn = this.#cut();
    return this.#drawn.map((line) => `${line}\n`).join('');
  }

  /** A terminal that was made narrower since has wrapped what stands there. */
  #wipe(): string {
    const rows = this.#drawn.reduce((all, line) => all + Math.max(1, Math.ceil(countColumns(line) / this.#columns)), 0);
    this.#drawn = [];
    return rows === 0 ? '' : `\r\u001b[${rows}A\u001b[J`;
  }

  /** As much as fits: no line wraps, and the area leaves room for what is printed above it. */
  #cut(): readonly string[] {
    const max = Math.max(1, Math.min(maxLines, (this.#stream.rows ?? 24) - 3));
    const isTooMany = this.#lines.length > max;
    const shown = isTooMany ? this.#lines.slice(0, Math.max(1, max - 1)) : this.#lines;
    const more = isTooMany ? [`… and ${this.#lines.length - shown.length} more`] : [];
    return [...shown, ...more].map((line) => fitLine(line, this.#columns - 1));
  }

  get #columns(): number {
    return Math.max(20, this.#stream.columns ?? 80);
  }
}

const maxLines = 12;

function fitLine(line: string, columns: number): string {
  if (countColumns(line) <= columns) return line;
  let text = '';
  let width = 2; // of the ellipsis
  for (const character of line) {
    width += getCharacterWidth(character);
    if (width > columns) break;
    text += character;
  }
  return `${text}…`;
}

/** Breaks before a word that does not fit; what follows stands below the text of the line. */
function wrapLine(text: string, columns: number): string {
  if (countColumns(text) <= columns) return text;
  const indent = ' '.repeat(Math.min(16, Math.floor(columns / 3)));
  const lines: string[] = [];
  let line = '';
  for (const part of text.match(/\s*\S+/g) ?? []) {
    const isFull = line.trim() !== '' && countColumns(line + part) > columns;
    if (isFull) lines.push(line);
    line = isFull ? indent + part.trimStart() : line + part;
  }
  return [...lines, line].join('\n');
}

/** At most so many columns, colours aside: to count one too many costs a column, one too few a line that wraps. */
function countColumns(line: string): number {
  return [...line.replace(/\u001b\[\d*m/g, '')].reduce(
    (columns, character) => columns + getCharacterWidth(character),
    0,
  );
}

function getCharacterWidth(character: string): number {
  return (character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
}
