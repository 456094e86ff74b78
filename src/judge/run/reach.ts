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

/** What Node writes at the end of each process where `NODE_V8_COVERAGE` names a folder. */
const Report = z.object({
  result: z.array(
    z.object({
      url: z.string(),
      functions: z.array(
        z.object({
          ranges: z.array(z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() })),
        }),
      ),
    }),
  ),
});

type Range = z.output<typeof Report>['result'][number]['functions'][number]['ranges'][number];

const maxReports = 500;
const maxFiles = 200;
/** Types that Node strips leave blanks, so the offsets hold. */
const nodeCode = /\.(?:[cm]?js|[cm]?ts)$/;
/** Lines that nothing runs by themselves. */
const idleLine =
  /^\s*(?:$|\/\/|\/\*|\*|[\])};,]+$|(?:\} )?else \{$|(?:import|export type|export interface|interface|type)\b)/;

/**
 * Warnings about changed lines that no test executed, by the coverage that Node's programs left in `folder`. Files that no
 * report knows are passed over: another runner may have transformed them.
 */
export async function unreachedLines(folder: string, checkout: CleanCheckout, run: GateContext): Promise<string[]> {
  const { git, prefix } = run.workspace;
  const { startCommit } = run.found;
  const ranges = new Map<string, Range[][]>();
  for (const name of listDir(folder).slice(0, maxReports)) {
    const report = Report.safeParse(tryParseJson(tryReadRegular(join(folder, name)) ?? '')).data;
    for (const { url, functions } of report?.result ?? [])
      ranges.set(url, [...(ranges.get(url) ?? []), functions.flatMap((each) => each.ranges)]);
  }
  const changed = (await changedBetween(git, startCommit, checkout.commit)).filter(
    (path) => nodeCode.test(path) && !isTestMaterial(path) && !path.startsWith(`${prefix}.planning/`),
  );
  const unreached: string[] = [];
  for (const [path, numbers] of await changedLines(git, startCommit, checkout.commit, changed.slice(0, maxFiles))) {
    const processes = ranges.get(pathToFileURL(join(checkout.top, path)).href);
    const lines = ((await textInTree(git, checkout.commit, path)) ?? '').split('\n');
    if (processes === undefined) continue;
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
