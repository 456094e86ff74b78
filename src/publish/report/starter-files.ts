import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Starter {
  readonly engine: string | null;
  readonly engineRef: string;
  readonly agent: string;
  readonly installsAgent: boolean;
  /** Name of the secret with the agent's key, or null if it needs none. */
  readonly secret: string | null;
  readonly testCommand: string | null;
  /** The project's directory inside the repository; empty for the repository root. */
  readonly folder: string;
  readonly setUp: SetUpSteps | null;
}

export interface SetUpSteps {
  readonly command: string;
  readonly node: string | null;
}

/**
 * Templates in `examples/starter`. `chain` is a called workflow of chained jobs, `one-job` is for hosts without
 * artifacts or called workflows, and `set-up` is the composite action that runs first in each job of a chain.
 */
type StarterName = 'config' | 'chain' | 'one-job' | 'set-up';

export function starterFile(name: StarterName, starter: Starter, home: string): string {
  const { engine, engineRef, agent, installsAgent, secret, testCommand, folder, setUp } = starter;
  const values: Readonly<Record<string, string | null>> = {
    ...{ engine, engineRef, agent, secret },
    install: installsAgent ? 'true' : null,
    tests: testCommand && formatScalar(testCommand),
    folder: folder === '' ? null : formatScalar(folder),
    setUp: setUp && formatScalar(setUp.command),
    node: setUp?.node ?? null,
  };
  const template = readFileSync(join(home, 'examples', 'starter', `${name}.yml`), 'utf8');
  return template
    .split('\n')
    .flatMap((line) => fillTemplateLine(line, values))
    .join('\n');
}

/** Fills in `<<values>>`. Drops the line if a value is missing, or the one named by `#? name` at its end. */
function fillTemplateLine(line: string, values: Readonly<Record<string, string | null>>): string[] {
  const [, text = line, requested] = /^(.*) #\? (\w+)$/.exec(line) ?? [];
  const names = [...text.matchAll(/<<(\w+)>>/g)].map(([, name = '']) => name).concat(requested ?? []);
  if (names.some((name) => values[name] === null)) return [];
  return [text.replace(/<<(\w+)>>/g, (_, name: string) => values[name] ?? '')];
}

function formatScalar(text: string): string {
  return /^[A-Za-z.][\w ./@=-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text)
    ? text
    : JSON.stringify(text);
}
