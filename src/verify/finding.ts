/** What a machine found out about one promise of a plan. */
export interface Finding {
  /** Which check: `artifact`, `key_link`, `command`, `summary`, `scope`, `requirements`, `tests`. */
  check: string;
  /** null: it could not be checked. That is no pass, and no failure of the work either. */
  passed: boolean | null;
  /** The file, link or command the finding is about. */
  subject: string;
  message: string;
  /** The files that hold a promise, where its subject is a glob and no name. */
  files?: readonly string[];
}
