import { join } from 'node:path';

/** A command with what makes its runner write a report besides its console summary. */
export interface ForcedReports {
  command: string[];
  env: Record<string, string>;
  /** Where reports will be, if the runner turns out to be one of these. The directory has to be new and empty. */
  files: string[];
}

/**
 * Asks for structured reports without changing what is run: pytest and rspec through the environment, which also reaches
 * them through scripts; jest and vitest through arguments, if the command is theirs. What the caller set is kept.
 */
export function forceReports(
  command: readonly string[],
  env: { PYTEST_ADDOPTS?: string | undefined; SPEC_OPTS?: string | undefined },
  directory: string,
): ForcedReports {
  const pytest = join(directory, 'pytest.xml');
  const rspec = join(directory, 'rspec.json');
  const forced: ForcedReports = {
    command: [...command],
    env: { PYTEST_ADDOPTS: [env.PYTEST_ADDOPTS, `--junitxml=${quote(pytest)}`].filter(Boolean).join(' ') },
    files: [pytest],
  };
  if (!env.SPEC_OPTS) {
    forced.env.SPEC_OPTS = `--format progress --format json --out ${quote(rspec)}`;
    forced.files.push(rspec);
  }
  const args = argumentsFor(command, join(directory, 'tests.json'));
  // After a bare `--` an argument would be taken for a file name.
  if (args && !command.includes('--')) {
    forced.command.push(...args);
    forced.files.push(join(directory, 'tests.json'));
  }
  return forced;
}

function argumentsFor(command: readonly string[], file: string): string[] | undefined {
  const [first = '', second = ''] = command.map((word) => word.replace(/^.*[\\/]/, '').replace(/\.[cm]?js$/, ''));
  const runner = first === 'npx' || first === 'node' ? second : first;
  const says = (option: string) => command.some((word) => word === option || word.startsWith(`${option}=`));
  if (runner === 'jest' && !says('--json') && !says('--outputFile')) return ['--json', `--outputFile=${file}`];
  if (runner === 'vitest' && !says('--reporter') && !says('--outputFile'))
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return undefined;
}

/** Both variables are split as a shell would. */
function quote(path: string): string {
  return /^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
