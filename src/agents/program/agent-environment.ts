/** The agent's environment (I7): an allowlist, so no token, `GITHUB_*`, `ACTIONS_*` or `INPUT_*` gets through, however new. */
export function agentEnvironment(
  ours: NodeJS.ProcessEnv,
  alsoAllowed: readonly string[],
  contract: Partial<AgentContract>,
): Record<string, string> {
  const names = [...basicVariables, ...alsoAllowed.filter((name) => !forbiddenVariables.test(name))];
  const passed = names.flatMap((name) => (ours[name] === undefined ? [] : [[name, ours[name]] as const]));
  const locale = Object.entries(ours).filter(([name]) => name.startsWith('LC_'));
  return { ...Object.fromEntries([...passed, ...locale]), ...contract, PHASE_EXECUTOR: '1' } as Record<string, string>;
}

/**
 * The environment of a command that the user gives by hand, such as the tests: all of ours, for it is meant to see what
 * a step of its own would see, but nothing by which code of the repository could forge our outputs.
 */
export function trustedEnvironment(ours: NodeJS.ProcessEnv): Record<string, string> {
  const passed = Object.entries(ours).filter(([name, value]) => value !== undefined && !forbiddenVariables.test(name));
  return Object.fromEntries(passed) as Record<string, string>;
}

/** Variables that an attempt sets for its agent (design 6.4). Paths but the two files are relative to the working directory. */
export interface AgentContract {
  PHASE_ID: string;
  PLAN_ID: string;
  PLAN_PATH: string;
  SUMMARY_PATH: string;
  ATTEMPT: string;
  DEADLINE: string;
  SIGNAL_FILE: string;
  HANDOFF_FILE: string;
  /** W3C trace context, where traces are sent. */
  TRACEPARENT: string;
}

/** Variables that a shell, a compiler and an HTTPS client need to work; none of them gives access to anything. */
const basicVariables = [
  'PHASE_EXECUTOR_MODEL', // for `agent-command` to pass on
  'PHASE_EXECUTOR_WINDOWS', // for us, when its context is followed
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE'],
  ...['TERM', 'COLORTERM', 'NO_COLOR', 'CI'],
  ...['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR', 'XDG_STATE_HOME'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'all_proxy'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE', 'GIT_SSL_CAINFO'],
  ...['JAVA_HOME', 'GOPATH', 'GOROOT', 'GOCACHE', 'CARGO_HOME', 'RUSTUP_HOME', 'VIRTUAL_ENV', 'NVM_DIR', 'PYENV_ROOT'],
];

/** Never passed on, even when asked for: with these a child could forge outputs, traces or notifications, or act as the job. */
const forbiddenVariables =
  /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|TOKEN)|ACTIONS_.*|INPUT_.*|RUNNER_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;
