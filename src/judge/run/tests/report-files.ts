import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { DeclaredPattern } from '../../../plan/phase/declared-paths.ts';
import { fileStamp } from '../../../system/git/calls/git-config.ts';
import type { Report } from '../console/grammar.ts';
import { runnerRows } from '../console/runner-row.ts';
import { readReport } from '../reports/test-report.ts';

/** Reports are parsed in memory; the largest known one has a tenth of this size. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Finds report files by glob. Files with an unchanged stamp in `before` come from an earlier run. */
export function findReportFiles(root: string, glob: string, before: ReadonlyMap<string, string | null> = new Map()) {
  /** Reads optional reports, which a build tool may write on its own. */
  const readIfAny = () => {
    const newFiles = findFiles(root, glob).filter((path) => before.get(path) !== fileStamp(path));
    return newFiles.map(readReportFile);
  };
  /** Reads required reports. A missing or unreadable one counts as doubt (I2). */
  const read = () => {
    const reports = readIfAny();
    if (reports.length > 0) return reports;
    const { length } = findFiles(root, glob);
    const suffix = length > 0 ? `, only ${length} from before` : '';
    return [{ unreadable: `was expected at ${glob}, but there is none${suffix}` }];
  };
  return { read, readIfAny };
}

/** Call before the run: existing files that don't change say nothing about it. */
export function expectReports(root: string, glob: string) {
  return findReportFiles(root, glob, new Map(findFiles(root, glob).map((path) => [path, fileStamp(path)])));
}

export function readReportFile(path: string): Report | { unreadable: string } {
  if (statSync(path).size > MOST_BYTES) return { unreadable: `(${path}) is larger than ${MOST_BYTES} bytes` };
  const report = readReport(readFileSync(path, 'utf8'));
  if (report === null) return { unreadable: `(${path}) is in an unknown format` };
  return 'unreadable' in report ? { unreadable: `(${path}) ${report.unreadable}` } : report;
}

function findFiles(root: string, glob: string): string[] {
  const [, base = '', globTail = ''] = /^([^*?{]*\/)?(.*)$/s.exec(glob) ?? [];
  const [top, pattern] = [resolve(root, base), new DeclaredPattern(globTail)];
  const levels = globTail.includes('**') ? maxLevels : globTail.split('/').length;
  const matching = listFilesBelow(top, '', levels).filter((path) => pattern.covers(path));
  return matching
    .map((path) => join(top, path))
    .filter(isFile)
    .sort();
}

const maxLevels = 64;

function listFilesBelow(top: string, folder: string, levels: number): string[] {
  return listEntries(join(top, folder)).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return levels > 1 && !skippedFolders.has(entry.name) ? listFilesBelow(top, path, levels - 1) : [];
  });
}

/** Large folders without reports of this project. */
const skippedFolders = new Set(['.git', 'node_modules']);

/** Returns nothing for an unreadable folder, such as a container's database files; our tests can't write there. */
function listEntries(folder: string): Dirent[] {
  try {
    const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
    return isFolder ? readdirSync(folder, { withFileTypes: true }) : [];
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EACCES') return [];
    throw cause;
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Finds XML reports of maven and gradle, because `mvn -q` and a green gradle run print no counts. */
export function expectBuildReports(command: string, folder: string) {
  const entries = listEntries(folder);
  return runnerRows.flatMap(({ runner, writes }) => {
    if (writes === undefined) return [];
    const isBuiltHere = entries.some(({ name }) => new RegExp(writes.builtBy).test(name));
    if (!isBuiltHere && !new RegExp(writes.command).test(command)) return [];
    return writes.globs.map((glob) => ({ files: expectReports(folder, glob), covers: [runner] }));
  });
}
