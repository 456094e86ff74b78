import { withOwnLast } from '../../process/program.ts';
import { isSecretName } from '../../text/secret-names.ts';
import harmless from './harmless-settings.json' with { type: 'json' };

export function gitEnvironment(env: Record<string, string>, workspace?: string): Record<string, string> {
  return withoutSecrets(jobEnvironment(env, workspace));
}

/** Environment of git calls to a remote: nothing in it redirects git or makes it wait for a person. */
export function jobEnvironment(env: Record<string, string>, workspace?: string): Record<string, string> {
  const saved = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || savedVariables.test(name));
  const fixed = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    // `trace2.*` of a configuration would copy what we say and do to a place of its choice.
    GIT_TRACE2: '0',
    GIT_TRACE2_EVENT: '0',
    GIT_TRACE2_PERF: '0',
  };
  const { PATH, HOME, RUNNER_TEMP, GITHUB_WORKSPACE } = env;
  const path = PATH === undefined ? {} : { PATH: withOwnLast(PATH, [HOME, RUNNER_TEMP, GITHUB_WORKSPACE, workspace]) };
  return { ...Object.fromEntries(saved), ...path, ...fixed };
}

/** Any process of the same user, an agent's too, can read the environment of a git of ours. */
export function withoutSecrets(env: Readonly<Record<string, string>>): Record<string, string> {
  const isOne = (name: string, value: string) => isSecretName(name) && value.length >= 8 && !value.startsWith('/');
  const secrets = Object.entries(env).flatMap(([name, value]) => (isOne(name, value) ? [value] : []));
  const saved = Object.entries(env).flatMap(([name, value]) => {
    // Git counts these: none of them can be left out.
    if (/^GIT_CONFIG_VALUE_/.test(name)) return [[name, /^authorization:/i.test(value) ? '' : value]];
    return isSecretName(name) || secrets.some((secret) => value.includes(secret)) ? [] : [[name, value]];
  });
  return Object.fromEntries(saved);
}

/** Only variables about the committer, the configuration and the way to a remote. */
const savedVariables =
  /^GIT_((AUTHOR|COMMITTER)_(NAME|EMAIL)|CONFIG_(NOSYSTEM|GLOBAL|SYSTEM|COUNT|KEY_\d+|VALUE_\d+)|SSH|SSH_COMMAND|ASKPASS|SSL_\w+|LFS_\w+)$/;

/**
 * Settings that keep git from running a program on its own. Our messages are UTF-8 and end in trailers, because both are read
 * again. Each failure would begin with ten lines of advice about the graft file that we take away.
 */
export const neutralSettings: readonly string[] = harmless.always;

/** Git syncs no loose object by default: after a power cut a ref names an empty commit. `batch` is one flush a call. */
export const syncSettings = {
  repository: ['core.fsync=committed,index', 'core.fsyncMethod=batch'],
  /** A copy of the index does not outlive the call. */
  indexCopy: ['core.fsync=committed', 'core.fsyncMethod=batch'],
} as const;

export const ownIdentity = {
  GIT_AUTHOR_NAME: 'Phase Executor',
  GIT_AUTHOR_EMAIL: 'phase-executor@users.noreply.github.com',
  GIT_COMMITTER_NAME: 'Phase Executor',
  GIT_COMMITTER_EMAIL: 'phase-executor@users.noreply.github.com',
};
