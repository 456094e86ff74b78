/** The environment of every git call: nothing in it points git elsewhere or makes it wait for a person. */
export function environment(env: Record<string, string>): Record<string, string> {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || keptVariables.test(name));
  const fixed = {
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_GRAFT_FILE: '/dev/null',
    // Over `trace2.*` of a configuration, which would copy what we say and do to a place of its choice.
    GIT_TRACE2: '0',
    GIT_TRACE2_EVENT: '0',
    GIT_TRACE2_PERF: '0',
  };
  return { ...Object.fromEntries(kept), ...fixed };
}

/** Of git's own variables only those that say who commits, which configuration holds, and how to reach a remote. */
const keptVariables =
  /^GIT_((AUTHOR|COMMITTER)_(NAME|EMAIL)|CONFIG_(NOSYSTEM|GLOBAL|SYSTEM|COUNT|KEY_\d+|VALUE_\d+)|SSH|SSH_COMMAND|ASKPASS|SSL_\w+|LFS_\w+)$/;

/** What may run a program on its own, off for every call. */
export const neutral: readonly string[] = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.quotePath=false',
  'core.pager=cat',
  'diff.external=',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'tag.forceSignAnnotated=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'push.followTags=false',
  'push.gpgSign=false',
  'push.recurseSubmodules=no',
  'advice.detachedHead=false',
];

/** Who commits when nobody is configured. */
export const ownIdentity = {
  GIT_AUTHOR_NAME: 'Phase Executor',
  GIT_AUTHOR_EMAIL: 'phase-executor@users.noreply.github.com',
  GIT_COMMITTER_NAME: 'Phase Executor',
  GIT_COMMITTER_EMAIL: 'phase-executor@users.noreply.github.com',
};
