/** Builds the agent's environment from an allowlist (I7), so that no job token or runner variable reaches it. */
export function agentEnvironment(
  environment: NodeJS.ProcessEnv,
  alsoAllowed: readonly string[],
  contract: Partial<AgentContract>,
): Record<string, string> {
  const names = [...basicVariables, ...alsoAllowed.filter((name) => !forbiddenVariables.test(name))];
  const allowed = names.flatMap((name) =>
    environment[name] === undefined ? [] : [[name, environment[name]] as const],
  );
  const locale = Object.entries(environment).filter(([name]) => name.startsWith('LC_'));
  return { ...Object.fromEntries([...allowed, ...locale]), ...contract, PHASE_EXECUTOR: '1' } as Record<string, string>;
}

/** Builds the environment of a user's command, such as the tests, without variables that could forge our outputs. */
export function buildTrustedEnvironment(environment: NodeJS.ProcessEnv): Record<string, string> {
  const passed = Object.entries(environment).filter(
    ([name, value]) => value !== undefined && !forbiddenVariables.test(name),
  );
  return Object.fromEntries(passed) as Record<string, string>;
}

/** Variables set for the agent (design 6.4). Paths are relative, except SIGNAL_FILE and HANDOFF_FILE. */
export interface AgentContract {
  PHASE_ID: string;
  PLAN_ID: string;
  PLAN_PATH: string;
  SUMMARY_PATH: string;
  ATTEMPT: string;
  DEADLINE: string;
  SIGNAL_FILE: string;
  HANDOFF_FILE: string;
  TRACEPARENT: string;
}

/** Variables that shells, compilers and HTTPS clients need; none of them grants access. */
const basicVariables = [
  'PHASE_EXECUTOR_MODEL', // passed on by `agent-command`
  'PHASE_EXECUTOR_WINDOWS', // read by the executor to track the context
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE'],
  ...['TERM', 'COLORTERM', 'NO_COLOR', 'CI'],
  ...['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR', 'XDG_STATE_HOME'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'no_proxy', 'all_proxy'],
  ...['SSL_CERT_FILE', 'SSL_CERT_DIR', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE', 'GIT_SSL_CAINFO'],
  ...['JAVA_HOME', 'GOPATH', 'GOROOT', 'GOCACHE', 'CARGO_HOME', 'RUSTUP_HOME', 'VIRTUAL_ENV', 'NVM_DIR', 'PYENV_ROOT'],
];

/** Never passed on: a child could use them to forge outputs, traces or notifications, or to act as the job. */
const forbiddenVariables =
  /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|TOKEN)|ACTIONS_.*|INPUT_.*|RUNNER_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;
