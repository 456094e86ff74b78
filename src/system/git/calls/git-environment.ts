import { withOwnLast } from '../../process/program.ts';
import { isSecretName } from '../../text/secret-names.ts';
import harmless from './harmless-settings.json' with { type: 'json' };

export function buildGitEnvironment(env: Record<string, string>, workspace?: string): Record<string, string> {
  return withoutSecrets(buildJobEnvironment(env, workspace));
}

/** Builds the environment for calls to a remote: nothing in it redirects git or makes it prompt. */
export function buildJobEnvironment(env: Record<string, string>, workspace?: string): Record<string, string> {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || savedVariables.test(name));
  const fixed = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    // `trace2.*` settings could leak commands to any file.
    GIT_TRACE2: '0',
    GIT_TRACE2_EVENT: '0',
    GIT_TRACE2_PERF: '0',
  };
  const { PATH, HOME, RUNNER_TEMP, GITHUB_WORKSPACE } = env;
  const path = PATH === undefined ? {} : { PATH: withOwnLast(PATH, [HOME, RUNNER_TEMP, GITHUB_WORKSPACE, workspace]) };
  return { ...Object.fromEntries(kept), ...path, ...fixed };
}

/** Agents run as the same user and can read git's environment. */
export function withoutSecrets(env: Readonly<Record<string, string>>): Record<string, string> {
  const isSecret = (name: string, value: string) => isSecretName(name) && value.length >= 8 && !value.startsWith('/');
  const secrets = Object.entries(env).flatMap(([name, value]) => (isSecret(name, value) ? [value] : []));
  const kept = Object.entries(env).flatMap(([name, value]) => {
    // Git expects all numbered entries, so blank the value.
    if (/^GIT_CONFIG_VALUE_/.test(name)) return [[name, /^authorization:/i.test(value) ? '' : value]];
    return isSecretName(name) || secrets.some((secret) => value.includes(secret)) ? [] : [[name, value]];
  });
  return Object.fromEntries(kept);
}

/** Keep only variables for the committer, configuration and remote access. */
const savedVariables =
  /^GIT_((AUTHOR|COMMITTER)_(NAME|EMAIL)|CONFIG_(NOSYSTEM|GLOBAL|SYSTEM|COUNT|KEY_\d+|VALUE_\d+)|SSH|SSH_COMMAND|ASKPASS|SSL_\w+|LFS_\w+)$/;

/** Keep git from starting programs, re-encoding messages that are parsed again, and printing graft advice. */
export const neutralSettings: readonly string[] = harmless.always;

/** Git doesn't sync loose objects by default: after a power cut a ref could name an empty commit. */
export const syncSettings = {
  repository: ['core.fsync=committed,index', 'core.fsyncMethod=batch'],
  indexCopy: ['core.fsync=committed', 'core.fsyncMethod=batch'],
} as const;

export const ownIdentity = {
  GIT_AUTHOR_NAME: 'Phase Executor',
  GIT_AUTHOR_EMAIL: 'phase-executor@users.noreply.github.com',
  GIT_COMMITTER_NAME: 'Phase Executor',
  GIT_COMMITTER_EMAIL: 'phase-executor@users.noreply.github.com',
};
