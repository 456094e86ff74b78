/** The machine that a run works on, as the world shows it. */
export interface Machine {
  readonly host: string;
  /** Tells one start of the machine, and one space of process ids on it, from another. */
  readonly boot: string;
  readonly pid: number;
  readonly now: () => number;
  /** Milliseconds that go on from the machine's start, for all its processes alike, whatever is done to its clock. */
  readonly uptimeMs: () => number;
  /** Tells a process from a later one with its id; null when it has ended. */
  readonly startOf: (pid: number) => string | null;
}
