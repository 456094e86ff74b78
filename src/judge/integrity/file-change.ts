/** One file of a change set. Paths from the repository's top, with slashes. */
export interface FileChange {
  path: string;
  /** Its text before; null: it was not there. */
  before: string | null;
  /** Its text after; null: it is gone. */
  after: string | null;
}
