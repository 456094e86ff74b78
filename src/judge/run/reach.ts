import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { listDir, tryReadRegular } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { listChangedLines } from '../../system/git/changed-lines.ts';
import { listChangedPaths, readTextInTree } from '../../system/git/tree.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import { readCoverageReport } from './coverage-reports.ts';
import type { GateContext } from './judge-environment.ts';

const Script = z.object({
  url: z.string(),
  functions: z.array(
    z.object({
      ranges: z.array(z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() })),
    }),
  ),
});

type Range = z.output<typeof Script>['functions'][number]['ranges'][number];

const maxReports = 100;
const maxReportBytes = 16 * 1024 * 1024;
const maxFiles = 2_000;
const idleLinePattern =
  /^\s*(?:$|\/\/|\/\*|\*|[\])};,]+$|(?:\} )?else \{$|(?:import|export type|export interface|interface|type)\b)/;

/** Tells if a test executed a line; null if unknown or not executable. */
type LineCheck = (line: { readonly number: number; readonly text: string; readonly offset: number }) => boolean | null;

/** Warns about changed lines that no test executed, based on the coverage files in `folder`. */
export async function findUnreachedLines(folder: string, checkout: CleanCheckout, run: GateContext): Promise<string[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const changedPaths = await listChangedPaths(git, startCommit, checkout.commit);
  const isCode = (path: string) => !isTestMaterial(path) && !path.startsWith(`${prefix}.planning/`);
  const changed = changedPaths.filter((path) => path.startsWith(prefix) && isCode(path)).slice(0, maxFiles);
  const reports = changed.length === 0 ? [] : listDir(folder);
  // A subset of the reports can't show that a line was never executed.
  if (reports.length > maxReports || reports.some((name) => lstatSync(join(folder, name)).size > maxReportBytes))
    return [];
  const reaches = new Map<string, LineCheck[]>();
  const addReach = (path: string, reach: LineCheck) => reaches.set(path, [...(reaches.get(path) ?? []), reach]);
  const urls = new Map(changed.map((path) => [pathToFileURL(join(checkout.top, path)).href, path]));
  const inProject = changed.map((path) => path.slice(prefix.length));
  for (const name of reports) {
    const text = tryReadRegular(join(folder, name)) ?? '';
    const report = readCoverageReport(name, text, inProject);
    for (const [path, lines] of report ?? []) addReach(`${prefix}${path}`, ({ number }) => lines.get(number) ?? null);
    for (const [path, ranges] of report === null ? readScripts(text, urls) : [])
      addReach(path, ({ text: line, offset }) => (idleLinePattern.test(line) ? null : isExecuted(offset, ranges)));
  }
  const unreached: string[] = [];
  for (const [path, numbers] of await listChangedLines(git, startCommit, checkout.commit, [...reaches.keys()])) {
    const lines = ((await readTextInTree(git, checkout.commit, path)) ?? '').split('\n');
    let [start, missed] = [0, [] as number[]];
    for (const [at, text] of lines.entries()) {
      const line = { number: at + 1, text, offset: start + text.search(/\S|$/) };
      start += text.length + 1;
      const answers = numbers.has(at + 1) ? (reaches.get(path) ?? []).map((reach) => reach(line)) : [];
      if (answers.includes(false) && !answers.includes(true)) missed.push(at + 1);
    }
    if (missed.length > 0) unreached.push(`${path}:${joinFirstFew(missed.map(String), 5)}`);
  }
  return unreached.length === 0 ? [] : [`no test executed these changed lines: ${joinFirstFew(unreached, 10, '; ')}`];
}

/** Reads V8 ranges of changed files. Node strips types by blanking them, so offsets stay valid. */
function readScripts(text: string, urls: ReadonlyMap<string, string>): (readonly [path: string, ranges: Range[]])[] {
  const report = tryParseJson(text) as { result?: unknown } | null;
  return (Array.isArray(report?.result) ? report.result : []).flatMap((each) => {
    const path = urls.get(String(each?.url)) ?? '';
    const script = path === '' ? undefined : Script.safeParse(each).data;
    return script === undefined
      ? []
      : [[path, script.functions.flatMap((codeFunction) => codeFunction.ranges)] as const];
  });
}

/** The innermost range decides; blocks in a function that never ran have no count of their own. */
function isExecuted(offset: number, ranges: readonly Range[]): boolean {
  const enclosing = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
  const size = ({ startOffset, endOffset }: Range) => endOffset - startOffset;
  const [firstRange, ...otherRanges] = enclosing;
  if (firstRange === undefined) return false;
  return otherRanges.reduce((least, range) => (size(range) < size(least) ? range : least), firstRange).count > 0;
}
