import { posix } from 'node:path';
import { withoutComments } from '../../plan/claims/comments.ts';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { canFail } from '../commands/command-strength.ts';
import { scriptsIn } from '../commands/idle-programs.ts';
import { keysWhere } from '../integrity/config-parts.ts';
import { isLintConfig } from '../integrity/suppressions.ts';
import { testConfigRuleFor } from '../integrity/test-config.ts';
import { isPipeline } from './narrower-jobs.ts';

/** A setting by which tests, coverage or types are asked less than before. */
export interface LooserSetting {
  readonly path: string;
  /** Its name, and what became of it. */
  readonly what: string;
  /** A rule of a linter that was turned off may be one that the code cannot keep. */
  readonly isLint: boolean;
}

export function isSettings(path: string): boolean {
  return isPipeline.test(path) || testConfigRuleFor(path) !== undefined || isLintConfig(path);
}

/**
 * Finds the settings of changed files that ask less than before and that no plan speaks of: a lower threshold, tests that are
 * left out, types that are no longer checked, a script that cannot fail any more. `tests`: the test files of the work.
 */
export function looserSettings(
  changes: readonly FileChange[],
  { texts, tests }: { texts: readonly string[]; tests: readonly string[] },
): LooserSetting[] {
  const sentences = texts.flatMap((text) => text.split(/\n(?=[ \t]*[-*\d<\n])|(?<=[.;])\s/));
  const isAsked = (topic: RegExp, { value = '', about = '' }: Omit<Loss, 'said'>) =>
    sentences.some(
      (said) =>
        topic.test(said) &&
        said.includes(about) &&
        (eases.test(said) || (value !== '' && said.split(/[^\w.-]+/).includes(value))),
    );
  const losses = changes.flatMap(({ path, before, after }) => {
    if (after === null) return [];
    const [old, now] = [settingsOf(path, before ?? ''), settingsOf(path, after)];
    // A build may leave out tests that a runner takes.
    const own = /tsconfig/.test(path) ? [] : tests;
    const isMoved = (name: string) => changes.some((each) => each.path !== path && each.after?.includes(name));
    return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
      const name = key.replace(/^.*\./, '');
      return rules.flatMap(({ keys, looser, topic, isLint = false }) => {
        const above = key.startsWith('jobs.') ? key.slice(0, -name.length) : '';
        const isKnown = () =>
          before !== null && (above === '' || [...old.keys()].some((each) => each.startsWith(above)));
        const facts = { was: old.get(key), is: now.get(key), after, tests: own, name, isKnown };
        const loss = keys.test(key) ? looser(facts) : null;
        if (loss === null || (!now.has(key) && isMoved(name))) return [];
        return [{ path, what: `${key} ${loss.said}`, isLint, topic, loss }];
      });
    });
  });
  // To look for more in the plans would take longer than it is worth.
  return losses.slice(0, 50).filter(({ topic, loss }) => !isAsked(topic, loss));
}

/** Verbs of a plan that asks for less. */
const eases =
  /\b(?:lower|relax|reduc|loosen|weaken|disabl|remov|drop|exclud|ignor|skip|deselect|omit|allow|non-?block|leav\w+ out|off\b|false\b)/i;

interface Facts {
  readonly was: readonly string[] | undefined;
  readonly is: readonly string[] | undefined;
  /** The whole file. */
  readonly after: string;
  readonly tests: readonly string[];
  /** The last part of the setting's name. */
  readonly name: string;
  /** True where what it is a setting of was there before. */
  readonly isKnown: () => boolean;
}

/** The loss of a setting, for the end of a sentence. A plan that asks for it names `about`, and a verb or the new value. */
interface Loss {
  readonly said: string;
  readonly value?: string;
  readonly about?: string;
}

interface LooserRule {
  /** Names of settings, with those of the sections that they stand in. */
  readonly keys: RegExp;
  readonly looser: (facts: Facts) => Loss | null;
  /** Words by which a plan speaks of it. */
  readonly topic: RegExp;
  readonly isLint?: boolean;
}

/** Words by which a script or a step is a check. */
const asking = /test|lint|check|type|verif|valid|cover|spec|build|audit|\bci\b/i;
const leavingOut = /exclud|ignor|skip|omit|deselect|leav\w+ out|disabl/i;
const isOn = (values: readonly string[] | undefined) => /^(?:true|strict|standard|basic)$/i.test(values?.[0] ?? '');
const isOff = (values: readonly string[] | undefined) => /^(?:false|off)$/i.test(values?.[0] ?? '');

const rules: readonly LooserRule[] = [
  {
    keys: /coverageThreshold|\bthresholds\b|^(?:(?:c8|nyc)\.)?(?:lines|branches|functions|statements)$|fail[-_]under$/,
    topic: /coverage|threshold/i,
    looser: ({ was, is }) => lowered(least(was) ?? 0, least(is)),
  },
  {
    keys: /(?:^|\.)(?:addopts|scripts\..*|recipe of .*)$/,
    topic: /coverage|threshold/i,
    looser: ({ was, is }) => {
      const [old, now] = [was, is].map(leastCoverage);
      return is === undefined ? null : lowered(old ?? 0, now);
    },
  },
  {
    keys: /(?:^|\.)(?:strict|strict[A-Z]\w+|noImplicit\w+|noUnchecked\w+|disallow_\w+|check_untyped_defs|checkJs|typeCheckingMode|linter\.enabled)$/,
    topic: /strict|tsconfig|mypy|pyright|checkJs|lint/i,
    looser: ({ was, is, after, name }) => {
      const isGone = is === undefined && name === 'strict' && !/"extends"/.test(after);
      return isOn(was) && (isOff(is) || isGone) ? { said: 'was turned off' } : null;
    },
  },
  {
    keys: /^compilerOptions\.noCheck$|^(?:tool\.)?mypy\.ignore_errors$|^jobs\..*\.continue-on-error$|(?:^|\.)(?:allow_failure|passWithNoTests|dangerouslyIgnoreUnhandledErrors|disable-all)$/,
    topic: /type|mypy|fail|experimental|tests|lint/i,
    looser: ({ was, is, isKnown }) => (isOn(is) && !isOn(was) && isKnown() ? { said: 'was turned on' } : null),
  },
  {
    keys: /(?:^|\.)(?:include|files|testMatch|testpaths|roots|collectCoverageFrom)$/,
    topic: /$^/,
    looser: ({ was, is, after, name }) => {
      const isEmpty = new RegExp(`["']?\\b${name}["']?\\s*[:=]\\s*\\[\\s*\\]`).test(after) && is?.length === 0;
      return isEmpty && was?.length !== 0 && !/"references"/.test(after) ? { said: 'is an empty list' } : null;
    },
  },
  {
    keys: /(?:^|\.)(?:excludes?|extend-exclude|omit|ignores?|ignorePatterns|\w*PathIgnorePatterns|norecursedirs)$/,
    topic: leavingOut,
    looser: ({ was, is, tests }) => {
      const plain = (entry: string) => entry.replace(/<rootDir>|[*^$\\]/g, '').replace(/^[./]+|\/$/g, '');
      // That a folder of tests is left out of a build or of the coverage says nothing.
      const isOwn = (entry: string) =>
        tests.some((path) => path.includes(entry) && entry.includes(posix.basename(path).replace(/\..*/, '')));
      const found = is?.find(
        (entry) => entry !== '.*' && !was?.includes(entry) && (all.test(plain(entry)) || isOwn(plain(entry))),
      );
      return found === undefined ? null : { said: `leaves out ${found}`, about: plain(found).replace(/\.\w+$/, '') };
    },
  },
  {
    keys: /(?:^|\.)(?:addopts|scripts\..*|recipe of .*)$/,
    topic: leavingOut,
    looser: ({ was, is, name }) => {
      const options = (values: readonly string[] = []) => values.join('\n').match(leftOut) ?? [];
      const found =
        was === undefined && name !== 'addopts'
          ? undefined
          : options(is).find((each) => !options(was).some((old) => old === each));
      return found === undefined
        ? null
        : { said: `leaves out tests (${found})`, about: /\w+(?=\W*$)/.exec(found)?.[0] ?? '' };
    },
  },
  {
    keys: /^(?:scripts\.|recipe of ).*(?:test|lint|check|type|verif|valid|cover|spec|build|audit|\bci\b)|^jobs\..*\.run$|\.script$/i,
    topic: /script|target|recipe|workflow|\b(?:make|npm|pnpm|yarn)\b/i,
    looser: ({ was, is, name }) => {
      const [old = '', now = ''] = [was, is].map((lines) => lines?.join('\n'));
      const about = name.replace('recipe of ', '');
      if (/^(?:run|script)$/.test(name) && !asking.test(old)) return null;
      return canFail(old) && now !== '' && !canFail(now) ? { said: 'cannot fail any more', about } : null;
    },
  },
  {
    keys: /(?:^|\.)(?:rules\..*|(?:extend-)?ignore|disable_error_code|disable)$|^[\w@-]+\/[\w-]+$|^no-[\w-]+$/,
    topic: /lint|rule/i,
    isLint: true,
    looser: ({ was, is }) => {
      const off = is?.find((value) => !was?.includes(value) && offOrCode.test(value));
      return off === undefined ? null : { said: `turns a rule off (${off})` };
    },
  },
];

const least = (values: readonly string[] | undefined) => values?.map(Number).sort((one, other) => one - other)[0];

function lowered(was: number, is: number | undefined): Loss | null {
  if (!Number.isFinite(was) || was <= 0) return null;
  if (is === undefined) return { said: `(at least ${was}) was removed` };
  return is < was ? { said: `was lowered from ${was} to ${is}`, value: `${is}` } : null;
}

/** The coverage that an option of a command asks for. */
function leastCoverage(lines: readonly string[] = []): number | undefined {
  const least = /(?<![\w-])--[\w.-]{0,40}(?:fail-under|lines|branches|functions|statements)[= ](\d+)/.exec(
    lines.join('\n'),
  )?.[1];
  return least === undefined ? undefined : Number(least);
}

/** `off` of ESLint, `E501` of ruff, `missing-docstring` of pylint. */
const offOrCode = /^(?:off|0|[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+)$/;
/** An entry that leaves out all there is, without its wildcards. */
const all = /^(?:|(?:src\/*)?(?:\.?(?:tsx?|py))?)$/;
const leftOut =
  /--deselect[= ]\S+|--(?:collect-only|co|listTests)\b|--ignore(?:-glob)?[= ]\S*tests?\S*|-k[= ]?\\?["']?not\s[^"'\n]*|--\w*IgnorePatterns?[= ]\S+|--test-skip-pattern[= ]\S+/g;

/** The settings of a file by their names, each as a list of values. A script and a recipe are settings as well. */
function settingsOf(path: string, text: string): Map<string, readonly string[]> {
  const scripts = scriptsIn(path, text);
  const isCode = /\.[cm]?[jt]s$/.test(path);
  const json = withoutComments('a.ts', text).replace(/,(?=\s*[\]}])/g, '');
  const data = isCode ? undefined : (tryParseJson(json) ?? (/\.ya?ml$/.test(path) ? tryYaml(text) : undefined));
  const found = new Map<string, string[]>(scripts.map(({ key, text: said }) => [key, [said]]));
  if (isMapping(data)) flatten(data, path.endsWith('package.json') ? ofRunners : /^/, found);
  else if (isCode)
    for (const [, , key = '', value = ''] of json.matchAll(pair)) {
      const known = found.get(key) ?? [];
      found.set(key, known);
      for (const each of valuesIn(value)) known.push(each);
    }
  else if (/\.(?:toml|ini|cfg)$|rc$|\.flake8$/.test(path) && text.length < mostCharacters)
    for (const [key, value] of keysWhere(text, () => true, !path.endsWith('.toml')))
      found.set(key, valuesIn(value.replace(/^[^=:]*[=:]\s*/, '')));
  return found;
}

/** The settings of test runners and linters in package.json. */
const ofRunners = /^(?:jest|vitest|mocha|ava|nyc|c8|tap|eslintConfig|xo)\b/;
/** Longer files of sections are generated, and so are settings that lie deeper. */
const [mostCharacters, mostParts] = [64 * 1024, 12];

const pair = /(?<![\w@/-])(['"]?)([\w@/-]+)\1\s*:\s*(\d[\d.]*|true|false|'[^'\n]*'|"[^"\n]*"|\[[^[\]]*\])/g;

/** `["a", "b"]`, `80`, `'off'`, and the lines of a list in an INI file. */
function valuesIn(value: string): string[] {
  const quoted = [...value.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)].map(([, one, other]) => one ?? other ?? '');
  if (/^\s*["'[]/.test(value)) return quoted.length > 0 || /^\s*\[\s*\]/.test(value) ? quoted : [value];
  return value.split('\n').map((line) => line.trim());
}

function flatten(
  value: Record<string, unknown>,
  only: RegExp,
  found: Map<string, string[]>,
  above: string[] = [],
): void {
  for (const [key, each] of Object.entries(value)) {
    const [parts, name] = [[...above, key], [...above, key].join('.')];
    if (isMapping(each) && parts.length < mostParts) flatten(each, only, found, parts);
    // Steps of a workflow have no names of their own, or several the same.
    else if (Array.isArray(each) && isMapping(each[0]) && parts.length < mostParts)
      for (const step of each.slice(0, 100).filter(isMapping)) flatten({ [stepName(step)]: step }, only, found, parts);
    else if (only.test(name)) found.set(name, (Array.isArray(each) ? each : [each]).map(String));
  }
}

/** Name of a step, or the words with which its command begins. */
function stepName({ name, id, uses, run }: Record<string, unknown>): string {
  return `${name ?? id ?? uses ?? `${run ?? ''}`.split(/\s+/, 2).join(' ')}`;
}
