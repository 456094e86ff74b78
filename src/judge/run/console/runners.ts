import { cargo, go, goJson } from './cargo-go.ts';
import type { Grammar } from './grammar.ts';
import { nodeTest } from './node-test.ts';
import known from './runners.json' with { type: 'json' };
import { summaryGrammars } from './summary-lines.ts';
import { prove, tap } from './tap.ts';
import { testLineGrammars } from './test-lines.ts';

/** Every runner whose console summary is understood, and the lines that tell of single tests. */
export const grammars: readonly Grammar[] = [
  ...[nodeTest, tap, prove, cargo, go, goJson],
  ...summaryGrammars,
  ...testLineGrammars,
];

/** Words of a command line (of a path the last part, without extension) and whose summaries they can end in. */
const commands: Readonly<Record<string, readonly string[]>> = known;

/**
 * For each runner that a command names, whose summaries it can end in; none if it names none, because a script may start
 * anything. Only the named are believed.
 */
export function findNamedRunners(command: string): (readonly string[])[] {
  const args = command.slice(0, 2000).split(/[\s;&|()'"=]+/);
  const names = args.map((word) => word.replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|py|php|phar)$/, ''));
  const pairs = names.map((name, at) => `${name} ${names[at + 1] ?? ''}`);
  return [...new Set([...names, ...pairs])].flatMap((name) =>
    Object.hasOwn(commands, name) ? [commands[name] ?? []] : [],
  );
}
