import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Starter {
  /** `OWNER/phase-executor` and its ref; null where the owner is not known. */
  readonly engine: string | null;
  readonly engineRef: string;
  readonly agent: string;
  readonly installsAgent: boolean;
  /** Name of the variable and secret with the agent's key; null for an agent without one. */
  readonly secret: string | null;
  readonly testCommand: string | null;
  /** The project's folder below the top of the repository; empty for the top. */
  readonly folder: string;
  readonly setUp: SetUpSteps | null;
}

export interface SetUpSteps {
  readonly command: string;
  /** The version input of setup-node, or null where no Node is needed. */
  readonly node: string | null;
}

/**
 * Templates in `examples/starter`: the configuration, a called workflow of chained jobs, one job for hosts without artifacts
 * or called workflows, and the composite action that the jobs of a chain run first.
 */
type StarterName = 'config' | 'chain' | 'one-job' | 'set-up';

/** A file with which a project begins. `home` is the folder of this package. */
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

/** A line with its `<<values>>`. It is left out where one of them is missing, or that which `#? name` at its end asks for. */
function fillTemplateLine(line: string, values: Readonly<Record<string, string | null>>): string[] {
  const [, text = line, requested] = /^(.*) #\? (\w+)$/.exec(line) ?? [];
  const names = [...text.matchAll(/<<(\w+)>>/g)].map(([, name = '']) => name).concat(requested ?? []);
  if (names.some((name) => values[name] === null)) return [];
  return [text.replace(/<<(\w+)>>/g, (_, name: string) => values[name] ?? '')];
}

/** Quotes a text unless YAML reads it plain with the same meaning. */
function formatScalar(text: string): string {
  return /^[A-Za-z.][\w ./@=-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text)
    ? text
    : JSON.stringify(text);
}
