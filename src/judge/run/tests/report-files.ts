import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { DeclaredPattern } from '../../../plan/phase/declared-paths.ts';
import { fileStamp } from '../../../system/git/calls/git-config.ts';
import type { Report } from '../console/grammar.ts';
import { runnerRows } from '../console/runner-row.ts';
import { readReport } from '../reports/test-report.ts';

/** Parsed whole, so a bound is needed; the largest reports of real projects have a tenth of this. */
const MOST_BYTES = 64 * 1024 * 1024;

/** The report files that a glob names; those with their stamp in `before` are of an earlier run. */
export function reportFiles(root: string, glob: string, before: ReadonlyMap<string, string | null> = new Map()) {
  /** Reads the reports if the run has written any; for those that a build tool may write unasked. */
  const readIfAny = () => {
    const fresh = findFiles(root, glob).filter((path) => before.get(path) !== fileStamp(path));
    return fresh.map(readReportFile);
  };
  /** Reads the reports. That there is none, or one that cannot be read, is a doubt and not nothing (I2). */
  const read = () => {
    const reports = readIfAny();
    if (reports.length > 0) return reports;
    const { length } = findFiles(root, glob);
    const instead = length > 0 ? `, only ${length} from before` : '';
    return [{ unreadable: `was expected at ${glob}, but there is none${instead}` }];
  };
  return { read, readIfAny };
}

/** For a run that is to come: files that are there already and stay as they are say nothing about it. */
export function comingReports(root: string, glob: string) {
  return reportFiles(root, glob, new Map(findFiles(root, glob).map((path) => [path, fileStamp(path)])));
}

export function readReportFile(path: string): Report | { unreadable: string } {
  if (statSync(path).size > MOST_BYTES) return { unreadable: `(${path}) is larger than ${MOST_BYTES} bytes` };
  const report = readReport(readFileSync(path, 'utf8'));
  if (report === null) return { unreadable: `(${path}) is in an unknown format` };
  return 'unreadable' in report ? { unreadable: `(${path}) ${report.unreadable}` } : report;
}

/** Files that a glob names, sorted. Only below its last folder without a wildcard are they looked for. */
function findFiles(root: string, glob: string): string[] {
  const [, base = '', rest = ''] = /^([^*?{]*\/)?(.*)$/s.exec(glob) ?? [];
  const [top, pattern] = [resolve(root, base), new DeclaredPattern(rest)];
  const levels = rest.includes('**') ? maxLevels : rest.split('/').length;
  const matches = filesBelow(top, '', levels).filter((path) => pattern.covers(path));
  return matches
    .map((path) => join(top, path))
    .filter(isFile)
    .sort();
}

const maxLevels = 64;

/** Paths from `top` on of all that is no folder. */
function filesBelow(top: string, folder: string, levels: number): string[] {
  return listEntries(join(top, folder)).flatMap((entry) => {
    const path = posix.join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return levels > 1 && !unentered.has(entry.name) ? filesBelow(top, path, levels - 1) : [];
  });
}

/** No report of this project's own tests lies in these, and they are large. */
const unentered = new Set(['.git', 'node_modules']);

/** None of a folder that is not ours to read, such as the data of a database in a container: no test of ours wrote there. */
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

/** Reports that maven and gradle will write, a file for each class: `mvn -q` and a green gradle print no counts. */
export function buildReports(command: string, folder: string) {
  const entries = listEntries(folder);
  return runnerRows.flatMap(({ runner, writes }) => {
    if (writes === undefined) return [];
    const isBuiltHere = entries.some(({ name }) => new RegExp(writes.builtBy).test(name));
    if (!isBuiltHere && !new RegExp(writes.command).test(command)) return [];
    return writes.globs.map((glob) => ({ files: comingReports(folder, glob), covers: [runner] }));
  });
}
