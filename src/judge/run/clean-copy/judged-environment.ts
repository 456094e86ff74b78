import { isSecretName } from '../../../system/text/secret-names.ts';
import type { FreshHome } from './fresh-home.ts';

export interface JudgedEnvironmentOptions {
  readonly home: FreshHome;
  readonly path: string;
  /** Names listed in `agent-env`, which are always passed on. */
  readonly also: readonly string[];
  /** Absolute paths of the original checkout; `top` replaces them in the judged environment. */
  readonly checkout: readonly string[];
  readonly top: string;
}

export function buildJudgedEnvironment(
  job: Readonly<Record<string, string | undefined>>,
  { home, path, also, checkout, top }: JudgedEnvironmentOptions,
): Record<string, string> {
  const passed = Object.entries(job)
    .filter(([name, value]) => value !== undefined && (isPassed(name) || isAllowed(name, also)))
    .map(([name, value = '']) => [name, movePaths(value, checkout, top)]);
  return { ...Object.fromEntries(passed), ...home.variables, PATH: path, HOME: home.path } as Record<string, string>;
}

function movePaths(text: string, from: readonly string[], top: string): string {
  const folders = from.filter((folder) => folder.length > 1).sort((a, b) => b.length - a.length);
  return folders.reduce((value, folder) => {
    const [head = '', ...tails] = value.split(folder);
    const isEnd = (after: string) => after === '' || /^[/:;,\s"'=]/.test(after);
    return tails.reduce((joined, after) => `${joined}${isEnd(after) ? top : folder}${after}`, head);
  }, text);
}

export function listWithheldSecrets(
  job: Readonly<Record<string, string | undefined>>,
  also: readonly string[],
): string[] {
  return Object.keys(job)
    .filter((name) => isSecretName(name) && !runnerVariables.test(name) && !isAllowed(name, also))
    .sort();
}

function isPassed(name: string): boolean {
  const isForeign = [runnerVariables, homeVariables, repositoryVariables].some((names) => names.test(name));
  return !isForeign && !isSecretName(name);
}

/** Variables that can forge outputs or act as the job are never allowed. */
function isAllowed(name: string, also: readonly string[]): boolean {
  return also.includes(name) && !runnerVariables.test(name);
}

/** Runner command files, tokens, this action's own inputs and notification keys. */
const runnerVariables =
  /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|TOKEN)|(ACTIONS|INPUT|STATE)_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;

/** User settings that agents can write. XDG_RUNTIME_DIR isn't listed because containers need it. */
const homeVariables = /^(XDG_(CACHE|CONFIG|DATA|STATE|BIN)_HOME|NPM_CONFIG_USERCONFIG|GIT_CONFIG_GLOBAL)$/i;

/** Tools trust their caches: one forged file in GOCACHE makes all tests pass. Each tool falls back to a cache in HOME. */
const cacheVariables =
  /^(GOCACHE|CCACHE_DIR|SCCACHE_DIR|PYTHONPYCACHEPREFIX|TURBO_CACHE_DIR|NX_CACHE_DIRECTORY|CARGO_TARGET_DIR|CARGO_BUILD_BUILD_DIR|RUFF_CACHE_DIR|MYPY_CACHE_DIR)$/i;

/** Removes cache variables, except those in `also`, because an agent can write to the caches. */
export function withoutCaches(job: Readonly<Record<string, string>>, also: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(job).filter(([name]) => also.includes(name) || !cacheVariables.test(name)));
}

/** These point git at a fixed repository. CI passes access tokens in GIT_CONFIG_COUNT and its pairs. */
const repositoryVariables =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|CONFIG|CONFIG_(COUNT|PARAMETERS|KEY_\d+|VALUE_\d+))$/;
