/** The runner's log, with commands disabled between `::stop-commands::<token>` and `::<token>::` (I8). */
export class GuardedLog {
  readonly print: (line: string) => void;
  readonly #write: (text: string) => void;
  readonly #newToken: () => string;
  #token: string;

  /** `write` must write its text immediately. Commands are disabled from here on. */
  constructor(write: (text: string) => void, print: (line: string) => void, newToken: () => string) {
    this.print = print;
    this.#write = write;
    this.#newToken = newToken;
    this.#token = newToken();
    write(`${this.#stopCommands}\n`);
  }

  /** Prints lines as a collapsible group. The title is reduced to characters that can't form a command. */
  readonly group = (title: string, lines: readonly string[]): void => {
    this.#writeCommand(`::group::${title.replace(/[^\w ,.-]/g, '').slice(0, 100)}`);
    for (const line of lines) this.print(line);
    this.#writeCommand('::endgroup::');
  };

  close(): void {
    this.#write(`::${this.#token}::\n`);
  }

  /**
   * Enables, writes and disables commands in one atomic pipe write, so that no process can insert text in between. The
   * token is public afterwards, so a new one follows.
   */
  #writeCommand(command: string): void {
    const previousToken = this.#token;
    this.#token = this.#newToken();
    this.#write(`::${previousToken}::\n${command}\n${this.#stopCommands}\n`);
  }

  get #stopCommands(): string {
    return `::stop-commands::${this.#token}`;
  }
}
