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

  /** Prints a line above the area. */
  print(text: string): void {
    const lines = this.#lines;
    this.show([]);
    this.#print(text);
    this.show(lines);
  }

  /** Shows these lines in place of those before; none: the area is gone. Nothing is written where they are the same. */
  show(lines: readonly string[]): void {
    const columns = Math.max(20, this.#stream.columns ?? 80);
    const most = Math.max(1, Math.min(maxLines, (this.#stream.rows ?? 24) - 3));
    const next = lines.slice(0, most).map((line) => fitLine(line, columns - 1));
    this.#lines = lines;
    if (next.join('\n') === this.#drawn.join('\n')) return;
    // A terminal that was made narrower since has wrapped what stands there.
    const rows = this.#drawn.reduce((all, line) => all + Math.max(1, Math.ceil(countColumns(line) / columns)), 0);
    const wipe = rows === 0 ? '' : `\r\u001b[${rows}A\u001b[J`;
    this.#drawn = next;
    this.#stream.write(wipe + next.map((line) => `${line}\n`).join(''));
  }
}

const maxLines = 12;

function fitLine(line: string, columns: number): string {
  if (countColumns(line) <= columns) return line;
  const characters = [...line];
  while (countColumns(`${characters.join('')}…`) > columns) characters.pop();
  return `${characters.join('')}…`;
}

/** At most so many columns, colours aside: to count one too many costs a column, one too few a line that wraps. */
function countColumns(line: string): number {
  const characters = [...line.replace(/\u001b\[\d*m/g, '')];
  return characters.reduce((columns, character) => columns + ((character.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2), 0);
}
