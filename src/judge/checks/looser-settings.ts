import { posix } from 'node:path';
import { withoutComments } from '../../plan/claims/comments.ts';
import type { FileChange } from '../../plan/phase/test-file.ts';
import { tryYaml } from '../../plan/phase/yaml.ts';
import { isMapping, tryParseJson } from '../../system/files/json-text.ts';
import { canFail } from '../commands/command-strength.ts';
import { scriptsIn } from '../commands/idle-programs.ts';
import { iniValues, tryParseToml } from '../integrity/config-parts.ts';
import { isLintConfig } from '../integrity/suppressions.ts';
import { testConfigRuleFor } from '../integrity/test-config.ts';
import known from './looser-settings.json' with { type: 'json' };
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
  return isPipeline.test(path) || testConfigRuleFor(path) !== undefined || isLintConfig(path) || besides.test(path);
}

/** Other files that say what is asked of changes. */
const besides = /(?:^|\/)\.?(?:codecov\.ya?ml|pre-commit-config\.yaml|husky\/[\w-]+|lefthook\.ya?ml)$/;

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
      return rules.flatMap(({ keys, looser, topic, isLint }) => {
        const above = key.startsWith('jobs.') ? key.slice(0, -name.length) : '';
        const isKnown = () =>
          before !== null && (above === '' || [...old.keys()].some((each) => each.startsWith(above)));
        const facts = { was: old.get(key), is: now.get(key), after, tests: own, key, name, isKnown };
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
  /** The setting's name, and the last part of it. */
  readonly key: string;
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

/** Words by which a script or a step is a check. */
const asking = /test|lint|check|type|verif|valid|cover|spec|build|audit|\bci\b/i;
const isOn = (values: readonly string[] | undefined) => /^(?:true|strict|standard|basic)$/i.test(values?.[0] ?? '');
const isOff = (values: readonly string[] | undefined) => /^(?:false|off)$/i.test(values?.[0] ?? '');

/** Ways to ask less, each for the settings that looser-settings.json gives it. */
const losses = {
  lowered: ({ was, is }) => lowered(least(was) ?? 0, least(is)),
  lowersCoverage: ({ was, is }) => {
    const [old, now] = [was, is].map((lines) => optionNumber(coverageOption, lines));
    return is === undefined ? null : lowered(old ?? 0, now);
  },
  raised: ({ was, is, isKnown }) => (isKnown() ? raised(least(was) ?? 0, least(is) ?? 0) : null),
  turnedOff: ({ was, is, after, name, isKnown }) => {
    const isGone = is === undefined && name === 'strict' && !/"extends"/.test(after);
    const isOffNow = isOff(is) && (isOn(was) || (name === 'tests' && !isOff(was) && isKnown()));
    return isOffNow || (isOn(was) && isGone) ? { said: 'was turned off' } : null;
  },
  turnedOn: ({ was, is, isKnown }) => (isOn(is) && !isOn(was) && isKnown() ? { said: 'was turned on' } : null),
  narrowed: ({ was, is, after, name, key }) => {
    const isEmpty = new RegExp(`["']?\\b${name}["']?\\s*[:=]\\s*\\[\\s*\\]`).test(after) && is?.length === 0;
    if (isEmpty && was?.length !== 0 && !/"references"/.test(after)) return { said: 'is an empty list' };
    // What a bundler or a package includes says nothing about checks.
    const isOfChecks = /^test|^roots$|^collect/.test(name) || /^tool\.(?:mypy|pyright|ruff|coverage)\b/.test(key);
    if (!isOfChecks && !(key === 'include' && withoutComments('a.ts', after).trimStart().startsWith('{'))) return null;
    if ((was?.length ?? 0) + (is?.length ?? 0) > mostEntries) return null;
    const lost = was?.filter((entry) => !is?.includes(entry)) ?? [];
    const isWithin = (entry: string) => was?.some((old) => `${entry}/`.startsWith(`${old.replace(/\/?\*.*/, '')}/`));
    if (
      !is?.length ||
      !lost[0] ||
      !is.every(isWithin) ||
      lost.every((old) => is.some((entry) => old.startsWith(entry)))
    )
      return null;
    return { said: `no longer has ${lost[0]}`, value: is[0] ?? '' };
  },
  leavesOut: ({ was, is, tests, key }) => {
    const plain = (entry: string) => entry.replace(/<rootDir>|[*^$\\]/g, '').replace(/^[./]+|\/$/g, '');
    // That a folder of tests is left out of a build or of the coverage says nothing.
    const isOwn = (entry: string) =>
      tests.some((path) => path.includes(entry) && entry.includes(posix.basename(path).replace(/\..*/, '')));
    const isAll = (entry: string) => all.test(plain(entry)) && (entry !== '.*' || /mypy/.test(key));
    const found = is?.find((entry) => !was?.includes(entry) && (isAll(entry) || (plain(entry) && isOwn(plain(entry)))));
    return found === undefined ? null : { said: `leaves out ${found}`, about: plain(found).replace(/\.\w+$/, '') };
  },
  deselects: (facts) => newOption(leftOut, facts, 'leaves out tests'),
  tolerates: (facts) => {
    const [old, now] = [facts.was, facts.is].map((lines) => optionNumber(warningsOption, lines));
    const more = old === undefined || now === undefined ? null : raised(old, now);
    return newOption(tolerant, facts, 'asks less') ?? more;
  },
  cannotFail: ({ was, is, name }) => {
    const [old = '', now = ''] = [was, is].map((lines) => lines?.join('\n'));
    const about = name.replace('recipe of ', '');
    if (/^(?:run|script)$/.test(name) && !asking.test(old)) return null;
    return canFail(old) && now !== '' && !canFail(now) ? { said: 'cannot fail any more', about } : null;
  },
  turnsRuleOff: ({ was, is }) => {
    const off = is?.find((value) => !was?.includes(value) && offOrCode.test(value));
    return off === undefined ? null : { said: `turns a rule off (${off})` };
  },
} satisfies Record<string, (facts: Facts) => Loss | null>;

const rules = known.map(({ keys, topic, kind, isLint = false }) => ({
  keys: new RegExp(keys, 'i'),
  /** Words by which a plan speaks of it. */
  topic: new RegExp(topic, 'i'),
  looser: losses[kind as keyof typeof losses] as (facts: Facts) => Loss | null,
  /** A rule of a linter that was turned off may be one that the code cannot keep. */
  isLint,
}));

const least = (values: readonly string[] | undefined) =>
  values?.map(Number.parseFloat).sort((one, other) => one - other)[0];

function lowered(was: number, is: number | undefined): Loss | null {
  if (!Number.isFinite(was) || was <= 0) return null;
  if (is === undefined) return { said: `(at least ${was}) was removed` };
  return is < was ? { said: `was lowered from ${was} to ${is}`, value: `${is}` } : null;
}

function raised(was: number, is: number): Loss | null {
  return is > was ? { said: `was raised from ${was} to ${is}`, value: `${is}` } : null;
}

/** The number that an option of a command has. */
function optionNumber(option: RegExp, lines: readonly string[] = []): number | undefined {
  const number = option.exec(lines.join('\n'))?.[1];
  return number === undefined ? undefined : Number(number);
}

const coverageOption = /(?<![\w-])--[\w.-]{0,40}(?:fail-under|lines|branches|functions|statements)[= ](\d+)/;
const warningsOption = /--max-warnings[= ](\d+)/;

/** An option of a known command that it did not have before. */
function newOption(wanted: RegExp, { was, is, name }: Facts, what: string): Loss | null {
  if (was === undefined && name !== 'addopts') return null;
  const [old, now] = [was, is].map((values = []) => values.join('\n').match(wanted) ?? []);
  const known = new Set<string>(old);
  const found = now?.find((each) => !known.has(each));
  return found === undefined ? null : { said: `${what} (${found})`, about: /\w+(?=\W*$)/.exec(found)?.[0] ?? '' };
}

/** In lists; more are generated. */
const mostEntries = 1_000;

const tolerant = /--(?:passWithNoTests|reruns?[= ]\d+|retr(?:y|ies)[= ]\d+|no-error-on-unmatched-pattern)\b/g;

/** `off` of ESLint, `E501` of ruff, `missing-docstring` of pylint. */
const offOrCode = /^(?:off|allow|0|[A-Z]{1,4}\d{2,4}|[a-z]+(?:-[a-z]+)+)$/;
/** An entry that leaves out all there is, without its wildcards. */
const all = /^(?:|(?:src\/*)?(?:\.?(?:tsx?|py))?)$/;
const leftOut =
  /--deselect[= ]\S+|--(?:collect-only|co|listTests)\b|--ignore(?:-glob)?[= ]\S*tests?\S*|-k[= ]?\\?["']?not\s[^"'\n]*|--\w*IgnorePatterns?[= ]\S+|--test-skip-pattern[= ]\S+/g;

/** The settings of a file by their names, each as a list of values. A script and a recipe are settings as well. */
function settingsOf(path: string, text: string): Map<string, readonly string[]> {
  const hook = /\.husky\/([\w-]+)$/.exec(path)?.[1];
  const scripts = hook === undefined ? scriptsIn(path, text) : [{ key: `recipe of ${hook}`, text }];
  const isCode = /\.[cm]?[jt]s$/.test(path);
  const json = withoutComments('a.ts', text).replace(/,(?=\s*[\]}])/g, '');
  const data = isCode
    ? undefined
    : (tryParseJson(json) ??
      (/\.(?:ya?ml|neon)$/.test(path) ? tryYaml(text) : path.endsWith('.toml') ? tryParseToml(text) : undefined));
  const found = new Map<string, string[]>(scripts.map(({ key, text: said }) => [key, [said]]));
  if (isMapping(data)) flatten(data, path.endsWith('package.json') ? ofRunners : /^/, found);
  else if (isCode)
    for (const [, , key = '', value = ''] of json.matchAll(pair)) {
      const known = found.get(key) ?? [];
      found.set(key, known);
      for (const each of valuesIn(value)) known.push(each);
    }
  else if (/\.(?:ini|cfg)$|rc$|\.flake8$/.test(path) && text.length < mostCharacters)
    for (const [key, value] of iniValues(text, () => true))
      found.set(key, valuesIn(value.replace(/^[^=:]*[=:]\s*/, '').replace(/^- (.*)$/gm, '$1 || true')));
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
