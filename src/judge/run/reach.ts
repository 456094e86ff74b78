import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { isTestMaterial } from '../../plan/phase/test-file.ts';
import { listDir, tryReadRegular } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { changedLines } from '../../system/git/changed-lines.ts';
import { changedBetween, textInTree } from '../../system/git/tree.ts';
import { firstFew } from '../../system/text/text.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
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
const maxFiles = 200;
/** Types that Node strips leave blanks, so the offsets hold. */
const nodeCode = /\.(?:[cm]?js|[cm]?ts)$/;
/** Lines that nothing runs by themselves. */
const idleLine =
  /^\s*(?:$|\/\/|\/\*|\*|[\])};,]+$|(?:\} )?else \{$|(?:import|export type|export interface|interface|type)\b)/;

/** Warnings about changed lines that no test executed, by the coverage that Node's programs left in `folder`. */
export async function unreachedLines(folder: string, checkout: CleanCheckout, run: GateContext): Promise<string[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const changed = (await changedBetween(git, startCommit, checkout.commit)).filter(
    (path) => nodeCode.test(path) && !isTestMaterial(path) && !path.startsWith(`${prefix}.planning/`),
  );
  const urls = new Map(changed.slice(0, maxFiles).map((path) => [pathToFileURL(join(checkout.top, path)).href, path]));
  const reports = urls.size === 0 ? [] : listDir(folder).map((name) => join(folder, name));
  // A part of them would not tell what none of them executed.
  if (reports.length > maxReports || reports.some((path) => lstatSync(path).size > maxReportBytes)) return [];
  const ranges = new Map<string, Range[][]>();
  for (const file of reports) {
    const report = tryParseJson(tryReadRegular(file) ?? '') as { result?: unknown } | null;
    for (const each of Array.isArray(report?.result) ? report.result : []) {
      const path = urls.get(String(each?.url));
      const script = path === undefined ? undefined : Script.safeParse(each).data;
      if (path === undefined || script === undefined) continue;
      ranges.set(path, [...(ranges.get(path) ?? []), script.functions.flatMap((one) => one.ranges)]);
    }
  }
  const unreached: string[] = [];
  for (const [path, numbers] of await changedLines(git, startCommit, checkout.commit, [...ranges.keys()])) {
    const processes = ranges.get(path) ?? [];
    const lines = ((await textInTree(git, checkout.commit, path)) ?? '').split('\n');
    let [offset, missed] = [0, [] as number[]];
    for (const [at, line] of lines.entries()) {
      const first = offset + line.search(/\S|$/);
      offset += line.length + 1;
      if (!numbers.has(at + 1) || idleLine.test(line)) continue;
      if (!processes.some((all) => isExecuted(first, all))) missed.push(at + 1);
    }
    if (missed.length > 0) unreached.push(`${path}:${firstFew(missed.map(String), 5)}`);
  }
  return unreached.length === 0 ? [] : [`no test executed these changed lines: ${firstFew(unreached, 10, '; ')}`];
}

/** By the innermost range: those inside a function that did not run have no count of their own. */
function isExecuted(offset: number, ranges: readonly Range[]): boolean {
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
  const size = ({ startOffset, endOffset }: Range) => endOffset - startOffset;
  const [first, ...rest] = around;
  if (first === undefined) return false;
  return rest.reduce((least, range) => (size(range) < size(least) ? range : least), first).count > 0;
}
