import { parseDeclaredPath } from '../phase/declared-paths.ts';
import type { Finding } from './finding.ts';

export interface ScopeFacts {
  /** Files the attempt changed, from the repository's root with slashes; both names of a renamed one. */
  changed: readonly string[];
  /** The plan's `files_modified` as written. */
  declared: readonly string[];
  /** The folder of the project in its repository, as in `sub/`, that declared paths start from. */
  prefix?: string;
  /** What may change without being declared, such as the plan's summary. */
  expected: readonly string[];
  /** Files, or directories with a slash at the end. */
  protectedPaths: readonly string[];
}

/**
 * A protected file that the plan does not declare fails: it would change who may do what, or what runs for whom. Any
 * other file outside of what was declared is told, because plans are not prophets.
 */
export function verifyScope({ changed, declared, prefix, expected, protectedPaths }: ScopeFacts): Finding[] {
  const allowed = declared.map((entry) => parseDeclaredPath(entry, prefix));
  const isDeclared = (file: string) => allowed.some((entry) => entry.kind === 'pattern' && entry.covers(file));
  const undeclared = changed.filter((file) => !expected.includes(file) && !isDeclared(file));
  const isProtected = (file: string) => protectedPaths.some((path) => covers(path.toLowerCase(), file.toLowerCase()));
  const touched = undeclared.filter(isProtected);
  const outside = undeclared.filter((file) => !isProtected(file));
  return [
    ...touched.map(
      (file): Finding => ({
        check: 'scope',
        passed: false,
        subject: file,
        message: 'is protected, and files_modified does not name it',
      }),
    ),
    {
      check: 'scope',
      passed: true,
      subject: 'files_modified',
      message: outside.length === 0 ? 'nothing else was changed' : `also changed: ${list(outside)}`,
    },
  ];
}

function covers(path: string, file: string): boolean {
  return path === file || (path.endsWith('/') && file.startsWith(path));
}

function list(files: readonly string[]): string {
  return files.length <= 10 ? files.join(', ') : `${files.slice(0, 10).join(', ')} and ${files.length - 10} more`;
}
