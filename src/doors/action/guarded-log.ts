/** The log of a runner, which obeys commands in it: none between `::stop-commands::<token>` and `::<token>::` (I8). */
export class GuardedLog {
  readonly print: (line: string) => void;
  readonly #write: (text: string) => void;
  readonly #newToken: () => string;
  #token: string;

  /** `write` prints a text at once, `print` a line; the guard stands from here on. */
  constructor(write: (text: string) => void, print: (line: string) => void, newToken: () => string) {
    this.print = print;
    this.#write = write;
    this.#newToken = newToken;
    this.#token = newToken();
    write(`${this.#stop}\n`);
  }

  /** Prints lines as a group that the log shows folded. Of the title only what can be no command is shown. */
  readonly group = (title: string, lines: readonly string[]): void => {
    this.#obeyed(`::group::${title.replace(/[^\w ,.-]/g, '').slice(0, 100)}`);
    for (const line of lines) this.print(line);
    this.#obeyed('::endgroup::');
  };

  close(): void {
    this.#write(`::${this.#token}::\n`);
  }

  /**
   * A command of ours, which core does not write: it would print it alone. It goes out with what lifts the guard and sets it
   * again as one write of less than a pipe takes at once: no process that found our pipe can put in a word between. The
   * token is known by then, so a new one follows.
   */
  #obeyed(command: string): void {
    const before = this.#token;
    this.#token = this.#newToken();
    this.#write(`::${before}::\n${command}\n${this.#stop}\n`);
  }

  get #stop(): string {
    return `::stop-commands::${this.#token}`;
  }
}
