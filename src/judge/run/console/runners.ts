import { buildCargoReader, buildGoJsonReader } from './cargo-go.ts';
import type { Grammar, Reader } from './grammar.ts';
import { runnerRows } from './runner-row.ts';
import { compileSummaries } from './summary-lines.ts';
import { buildTapReader } from './tap.ts';
import { buildTestReader, markedTests } from './test-lines.ts';

const customReaders: Readonly<Record<string, { wants: RegExp; reader: () => Reader; names?: readonly string[] }>> = {
  tap: {
    wants:
      /(?:not )?ok(?: \d| - )|TAP version |1\.\.\d+|# (?:tests|pass|fail|cancelled|skip|skipped|todo|Subtest:) |location: |# \{ total|Bail out!|\}|\.\.\.[ \t]*$|---[ \t]*$/,
    reader: buildTapReader,
    names: ['tap', 'node-tap', 'prove'],
  },
  cargo: {
    wants: /running \d+ tests?|test result: |error: (?:could not compile|\d+ targets? failed|test failed)/,
    reader: buildCargoReader,
  },
  'go-json': { wants: /\{"(?:Time|Action|ImportPath)":"/, reader: buildGoJsonReader },
};

export const grammars: readonly Grammar[] = [
  ...runnerRows.flatMap(({ runner, wants, summaries = [], tests = [] }): Grammar[] => {
    const customReader = customReaders[runner];
    return [
      ...(customReader === undefined ? [] : [{ names: [runner], ...customReader }]),
      ...(wants === undefined
        ? []
        : [{ names: [runner], wants: new RegExp(wants), reader: compileSummaries(runner, summaries) }]),
      ...(tests.length === 0
        ? []
        : [
            {
              names: [runner],
              wants: new RegExp(tests.map((row) => row.wants).join('|')),
              reader: () => buildTestReader(tests),
            },
          ]),
    ];
  }),
  markedTests,
];

/** Returns, for each runner in the command, the summary formats it can print. Others are ignored. */
export function findNamedRunners(command: string): (readonly string[])[] {
  const args = command.slice(0, 2000).split(/[\s;&|()'"=]+/);
  const names = args.map((word) => word.replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|py|php|phar)$/, ''));
  const words = new Set([...names, ...names.map((name, at) => `${name} ${names[at + 1] ?? ''}`)]);
  return runnerRows.flatMap(({ runner, programs = [], also = [] }) =>
    programs.some((program) => words.has(program)) ? [[runner, ...also]] : [],
  );
}
