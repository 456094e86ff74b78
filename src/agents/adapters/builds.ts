import { type CliName, cliRows, type Platform } from '../../settings/table/coding-agents.ts';

/** A package of the npm registry that holds a CLI as one program. */
export interface Build {
  readonly package: string;
  readonly version: string;
  /** The path of the program in the package. */
  readonly program: string;
  /** SHA-512 of its tarball in the registry, as npm writes it. */
  readonly integrity: string;
}

/**
 * The build that `install-agent` installs on a machine, or null. The packages that people install
 * (`@anthropic-ai/claude-code`) copy one of these into place by a script; the build is the package with the program itself.
 */
export function buildFor(cli: CliName, platform: Platform | null): Build | null {
  const { version, builds } = cliRows[cli];
  const build = (platform === null ? undefined : builds[platform]) ?? builds.any;
  return build === undefined ? null : { version, program: cli, ...build };
}
