import { type Dirent, readdirSync, readFileSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { RE2JS } from 're2js';
import { fileStamp } from '../../system/git/calls/git-config.ts';
import type { Report } from '../console/grammar.ts';
import { readReport } from '../reports/test-report.ts';

/** Parsed whole, so a bound is needed; the largest reports of real projects have a tenth of this. */
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * The report files that a glob names. `before` has a stamp of each that was there before the run: it has to differ since.
 * No clock of ours has to agree with that of the file system.
 */
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

/** Files below `root`, sorted. `*` and `?` stay within a name, `**` goes down any number of folders; the rest is literal. */
function findFiles(root: string, glob: string): string[] {
  const segments = glob.split('/').filter((part) => part !== '' && part !== '.');
  const once = segments.filter((part, at) => part !== '**' || segments[at - 1] !== '**');
  return [...new Set(below(isAbsolute(glob) ? '/' : root, once))].sort();
}

function below(folder: string, [segment = '', ...rest]: readonly string[]): string[] {
  if (segment === '**') {
    const deeper = entriesOf(folder).filter((entry) => entry.isDirectory() && !unentered.has(entry.name));
    return [...below(folder, rest), ...deeper.flatMap((entry) => below(join(folder, entry.name), [segment, ...rest]))];
  }
  const names = /[*?]/.test(segment)
    ? entriesOf(folder)
        .map(({ name }) => name)
        .filter(matcherOf(segment))
    : [segment];
  const paths = names.map((name) => join(folder, name));
  return rest.length > 0 ? paths.flatMap((path) => below(path, rest)) : paths.filter(isFile);
}

/** No report of this project's own tests lies in these, and they are large. */
const unentered = new Set(['.git', 'node_modules']);

/** In linear time, whatever is asked for. */
function matcherOf(segment: string): (name: string) => boolean {
  const source = segment.split(/([*?])/).map((part) => ({ '*': '.*', '?': '.' })[part] ?? RE2JS.quote(part));
  const pattern = RE2JS.compile(source.join(''), RE2JS.DOTALL);
  return (name) => pattern.matches(name);
}

/** None of a folder that is not ours to read, such as the data of a database in a container: no test of ours wrote there. */
function entriesOf(folder: string): Dirent[] {
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

/** Tools that write reports of their own accord. `covers`: the runners whose console summaries tell of the same tests. */
const tools = [
  {
    named: /(?:^|[\s/;&|('"])(?:mvn|mvnw|mvnd)(?:\.cmd)?(?=[\s;&|)'"]|$)/,
    builtBy: /^pom\.xml$/,
    globs: ['**/target/surefire-reports/TEST-*.xml', '**/target/failsafe-reports/TEST-*.xml'],
    covers: ['surefire'],
  },
  {
    named: /(?:^|[\s/;&|('"])gradlew?(?:\.bat)?(?=[\s;&|)'"]|$)/,
    builtBy: /^(?:build|settings)\.gradle(?:\.kts)?$/,
    globs: ['**/build/test-results/**/TEST-*.xml'],
    covers: ['gradle'],
  },
];

/**
 * Reports that maven and gradle will write of a coming run: they print no counts (`mvn -q`, any gradle whose tests pass),
 * but write a file for each class. Looked for where the command names them or their build file lies in its folder.
 */
export function buildReports(command: string, folder: string) {
  const entries = entriesOf(folder);
  return tools
    .filter(({ named, builtBy }) => named.test(command) || entries.some(({ name }) => builtBy.test(name)))
    .flatMap(({ globs, covers }) => globs.map((glob) => ({ files: comingReports(folder, glob), covers })));
}
