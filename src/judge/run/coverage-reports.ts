import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { tryParseJson } from '../../system/files/json-text.ts';
import { readTextInTree } from '../../system/git/tree.ts';
import type { CleanCheckout } from './clean-copy/clean-checkout.ts';
import type { GateContext } from './judge-environment.ts';

type ReportedLine = readonly [file: string, line: number, isExecuted: boolean];

interface ReportForm {
  readonly paths: readonly string[];
  readonly read: (text: string) => ReportedLine[];
}

const forms: readonly ReportForm[] = [
  // coverage.py and pytest-cov: `--cov-report=json`
  { paths: ['coverage.json'], read: readPythonReport },
  // `go test -coverprofile=coverage.out`
  { paths: ['coverage.out', 'cover.out', 'c.out', 'coverage.txt'], read: readGoProfile },
  { paths: ['coverage/lcov.info', 'lcov.info', 'coverage.lcov'], read: readLcov },
];

const PythonReport = z.object({
  files: z.record(
    z.string(),
    z.object({ executed_lines: z.array(z.number().int()), missing_lines: z.array(z.number().int()) }),
  ),
});

function readPythonReport(text: string): ReportedLine[] {
  const files = PythonReport.safeParse(tryParseJson(text)).data?.files ?? {};
  return Object.entries(files).flatMap(([file, { executed_lines: executed, missing_lines: missing }]) => [
    ...executed.map((line) => [file, line, true] as const),
    ...missing.map((line) => [file, line, false] as const),
  ]);
}

/** Reads blocks such as `example.com/shop/price.go:12.34,15.2 3 1`. Blocks may overlap. */
function readGoProfile(text: string): ReportedLine[] {
  const blocks = text.matchAll(/^(\S.*):(\d+)\.\d+,(\d+)\.\d+ \d+ (\d+)$/gm);
  return [...blocks].flatMap(([, file = '', firstLine, lastLine, count]) => {
    const length = Math.min(Number(lastLine) - Number(firstLine) + 1, 1_000);
    return Array.from({ length }, (_, at) => [file, Number(firstLine) + at, Number(count) > 0] as const);
  });
}

function readLcov(text: string): ReportedLine[] {
  let file = '';
  return [...text.matchAll(/^(?:SF:(.+)|DA:(\d+),(\d+).*)$/gm)].flatMap(([, source, line, count]) => {
    file = source?.trim() ?? file;
    return source === undefined ? [[file, Number(line), Number(count) > 0] as const] : [];
  });
}

export async function saveReports(folder: string, checkout: CleanCheckout, run: GateContext): Promise<void> {
  const { git, prefix } = run.workspace;
  for (const path of forms.flatMap(({ paths }) => paths)) {
    const text = tryReadRegular(join(checkout.root, path));
    // A committed report describes earlier tests.
    if (text === null || text === (await readTextInTree(git, checkout.commit, `${prefix}${path}`))) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, encodeURIComponent(path)), text);
  }
}

/** Reads a saved report, or returns null. Files are matched by suffix, because paths may be absolute or start with a module. */
export function readCoverageReport(name: string, text: string, paths: readonly string[]) {
  const form = forms.find((each) => each.paths.some((path) => encodeURIComponent(path) === name));
  if (form === undefined) return null;
  const files = new Map<string, Map<number, boolean>>();
  const pathByFile = new Map<string, string | undefined>();
  for (const [file, line, isExecuted] of form.read(text)) {
    if (!pathByFile.has(file))
      pathByFile.set(
        file,
        paths.find((path) => file === path || file.endsWith(`/${path}`)),
      );
    const path = pathByFile.get(file);
    if (path === undefined) continue;
    const lines = files.get(path) ?? new Map<number, boolean>();
    files.set(path, lines.set(line, isExecuted || lines.get(line) === true));
  }
  return files;
}
