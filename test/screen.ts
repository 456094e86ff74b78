/** A terminal that understands as much as is written to one: lines that wrap, cursor up, erase below, colours. */
export class Screen {
  readonly isTTY = true;
  columns: number;
  readonly rows: number;
  /** All that was ever written. */
  written = '';
  #cells: string[] = [''];
  #row = 0;
  #column = 0;

  constructor(columns: number, rows: number) {
    this.columns = columns;
    this.rows = rows;
  }

  /** What stands there, without blank lines at the end. */
  get lines(): string[] {
    const lines = this.#cells.map((line) => line.trimEnd());
    while (lines.at(-1) === '') lines.pop();
    return lines;
  }

  /** Lines that are too long now wrap, as terminals do it. */
  resize(columns: number): void {
    this.columns = columns;
    const wrapped = this.#cells.flatMap((line) =>
      line.length <= columns ? [line] : (line.match(new RegExp(`.{1,${columns}}`, 'gu')) ?? []),
    );
    this.#row += wrapped.length - this.#cells.length;
    this.#cells = wrapped;
  }

  write(text: string): boolean {
    this.written += text;
    for (const [token, up, below] of text.matchAll(/\u001b\[(\d+)A|(\u001b\[J)|\u001b\[[0-9;]*m|\r|\n|./gu)) {
      if (up !== undefined) this.#row = Math.max(0, this.#row - Number(up));
      else if (below !== undefined)
        this.#cells = [...this.#cells.slice(0, this.#row), (this.#cells[this.#row] ?? '').slice(0, this.#column)];
      else if (token === '\r') this.#column = 0;
      else if (token === '\n') this.#down();
      else if (!token.startsWith('\u001b[')) this.#put(token);
    }
    return true;
  }

  #put(character: string): void {
    if (this.#column >= this.columns) this.#down();
    const line = (this.#cells[this.#row] ?? '').padEnd(this.#column);
    this.#cells[this.#row] = line.slice(0, this.#column) + character + line.slice(this.#column + 1);
    this.#column += 1;
  }

  #down(): void {
    this.#row += 1;
    this.#column = 0;
    this.#cells[this.#row] ??= '';
  }
}
