import { isSecretName } from '../../../system/text/secret-names.ts';
import type { FreshHome } from './fresh-home.ts';

export interface Judged {
  readonly home: FreshHome;
  readonly path: string;
  /** Names the user gave as `agent-env`: they are passed on whatever they are called. */
  readonly also: readonly string[];
  /** The folders by which the checkout is known, and the one that stands for it where work is judged. All absolute. */
  readonly checkout: readonly string[];
  readonly top: string;
}

/** The environment of all that is judged: the job's, less its secrets and outputs, with our HOME and PATH. */
export function judgedEnvironment(
  job: Readonly<Record<string, string | undefined>>,
  { home, path, also, checkout, top }: Judged,
): Record<string, string> {
  const passed = Object.entries(job)
    .filter(([name, value]) => value !== undefined && (isPassed(name) || isAllowed(name, also)))
    .map(([name, value = '']) => [name, movePaths(value, checkout, top)]);
  return { ...Object.fromEntries(passed), ...home.variables, PATH: path, HOME: home.path } as Record<string, string>;
}

/** `text` with `top` in place of the folders `from`, wherever they stand as a whole path or the beginning of one. */
function movePaths(text: string, from: readonly string[], top: string): string {
  const folders = from.filter((folder) => folder.length > 1).sort((a, b) => b.length - a.length);
  return folders.reduce((value, folder) => {
    const [first = '', ...rest] = value.split(folder);
    const isEnd = (after: string) => after === '' || /^[/:;,\s"'=]/.test(after);
    return rest.reduce((joined, after) => `${joined}${isEnd(after) ? top : folder}${after}`, first);
  }, text);
}

/** The names of the secrets that are held back, so that a person can be told what a red test may lack. Sorted. */
export function withheldSecrets(job: Readonly<Record<string, string | undefined>>, also: readonly string[]): string[] {
  return Object.keys(job)
    .filter((name) => isSecretName(name) && !isOfTheRunner.test(name) && !isAllowed(name, also))
    .sort();
}

function isPassed(name: string): boolean {
  const isOfOthers = [isOfTheRunner, isOfTheRealHome, isOfAnotherRepository].some((names) => names.test(name));
  return !isOfOthers && !isSecretName(name);
}

/** No setting allows what forges outputs or acts as the job. */
function isAllowed(name: string, also: readonly string[]): boolean {
  return also.includes(name) && !isOfTheRunner.test(name);
}

/** Files and tokens by which a step speaks to the runner and to GitHub, inputs of our own step, and keys for notifications. */
const isOfTheRunner =
  /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|ARTIFACTS|TOKEN)|(ACTIONS|INPUT|STATE)_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;

/** A user's settings, which agents can write and which decide what tools run. Containers need XDG_RUNTIME_DIR. */
const isOfTheRealHome = /^(XDG_(CACHE|CONFIG|DATA|STATE|BIN)_HOME|NPM_CONFIG_USERCONFIG|GIT_CONFIG_GLOBAL)$/i;

/** Caches are believed: with one forged file in GOCACHE all tests pass. Each tool has another one below HOME. */
const isOfACache =
  /^(GOCACHE|CCACHE_DIR|SCCACHE_DIR|PYTHONPYCACHEPREFIX|TURBO_CACHE_DIR|NX_CACHE_DIRECTORY|CARGO_TARGET_DIR|CARGO_BUILD_BUILD_DIR|RUFF_CACHE_DIR|MYPY_CACHE_DIR)$/i;

/** Variables of a job, without the caches that an agent on its machine can write to; `also` are those it may share. */
export function withoutCaches(job: Readonly<Record<string, string>>, also: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(job).filter(([name]) => also.includes(name) || !isOfACache.test(name)));
}

/** They point git at one repository, wherever it is called. In GIT_CONFIG_COUNT and its pairs CI hands over access tokens. */
const isOfAnotherRepository =
  /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|CONFIG|CONFIG_(COUNT|PARAMETERS|KEY_\d+|VALUE_\d+))$/;
