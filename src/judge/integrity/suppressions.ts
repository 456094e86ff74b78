import { counted, firstFew } from '../../system/text/text.ts';
import type { FileChange } from './test-file.ts';

/** Comments and attributes that switch a linter, a type checker or the measuring of coverage off. */
interface Suppression {
  readonly name: string;
  readonly files: RegExp;
  /** With the flag g. */
  readonly pattern: RegExp;
  /** For a whole file: one is as much as many. */
  readonly isWhole?: true;
}

const script = /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/;

const SUPPRESSIONS: readonly Suppression[] = [
  { name: '@ts-nocheck', files: script, pattern: /(?:\/\/|\/\*)\s*@ts-nocheck\b/g, isWhole: true },
  { name: 'eslint-disable', files: script, pattern: /\/\*\s*eslint-disable\s*(?:--[^*]*)?\*\//g, isWhole: true },
  { name: 'eslint-disable', files: script, pattern: /(?:\/\/|\/\*)\s*eslint-disable(?:-(?:next-)?line\b|\s+[\w@])/g },
  { name: '@ts-ignore', files: script, pattern: /(?:\/\/|\/\*)\s*@ts-(?:ignore|expect-error)\b/g },
  { name: 'biome-ignore', files: script, pattern: /(?:\/\/|\/\*)\s*(?:biome-ignore|oxlint-disable|deno-lint-ignore)/g },
  { name: 'istanbul ignore', files: script, pattern: /(?:\/\/|\/\*)\s*(?:istanbul|[cv]8|node:coverage)[ :]ignore\b/g },
  { name: 'noqa', files: /\.pyi?$/, pattern: /#\s*(?:flake8|ruff):\s*noqa\b/gi, isWhole: true },
  {
    name: 'mypy: ignore-errors',
    files: /\.pyi?$/,
    pattern: /#\s*(?:mypy|pyright):\s*ignore(?:-errors)?\b/g,
    isWhole: true,
  },
  { name: 'noqa', files: /\.pyi?$/, pattern: /#\s*noqa\b/gi },
  { name: 'type: ignore', files: /\.pyi?$/, pattern: /#\s*type:\s*ignore\b/g },
  { name: 'pylint: disable', files: /\.pyi?$/, pattern: /#\s*pylint:\s*(?:disable|skip-file)\b/g },
  { name: 'pragma: no cover', files: /\.pyi?$/, pattern: /#\s*pragma:\s*no ?cover\b/gi },
  { name: '#![allow]', files: /\.rs$/, pattern: /#!\[allow\b/g, isWhole: true },
  { name: '#[allow]', files: /\.rs$/, pattern: /#\[(?:allow|expect)\b/g },
  { name: 'nolint', files: /\.go$/, pattern: /\/\/\s*nolint\b|\/\/lint:ignore\b/g },
  {
    name: '@SuppressWarnings',
    files: /\.(?:java|groovy|scala)$/,
    pattern: /@SuppressWarnings\b|@SuppressFBWarnings\b/g,
  },
  { name: '@Suppress', files: /\.kts?$/, pattern: /@(?:file:)?Suppress\b/g },
  {
    name: '#pragma warning disable',
    files: /\.cs$/,
    pattern: /#pragma\s+warning\s+disable\b|\[(?:assembly:\s*)?SuppressMessage\b/g,
  },
  { name: 'rubocop:disable', files: /\.(?:rb|rake)$/, pattern: /#\s*(?:rubocop:disable|:nocov:)/g },
  {
    name: 'phpcs:ignore',
    files: /\.php$/,
    pattern: /(?:phpcs:(?:ignore|disable)|@phpstan-ignore|@psalm-suppress|@codeCoverageIgnore)/g,
  },
  { name: 'swiftlint:disable', files: /\.swift$/, pattern: /\/\/\s*swiftlint:disable\b/g },
  { name: 'NOLINT', files: /\.(?:c|cc|cpp|cxx|h|hpp)$/, pattern: /\/\/\s*NOLINT/g },
];

/** True for code in which checks can be switched off. */
export function hasSuppressions(path: string): boolean {
  return SUPPRESSIONS.some(({ files }) => files.test(path));
}

/** Up to so many new ones are what honest work has. */
const few = 3;

/**
 * Says how often a change set switches linters, type checkers or coverage off, where that is in more than a few new lines or for
 * a whole file: what they would have said of the work is not known then. Null otherwise.
 */
export function suppressionWarning(changes: readonly FileChange[]): string | null {
  const found = changes.flatMap(({ path, before, after }) =>
    SUPPRESSIONS.filter(({ files }) => files.test(path)).flatMap(({ name, pattern, isWhole = false }) => {
      const count = (text: string | null) => text?.match(pattern)?.length ?? 0;
      const added = count(after) - count(before);
      return added > 0 ? [{ path, name, added, isWhole }] : [];
    }),
  );
  const all = found.reduce((sum, { added }) => sum + added, 0);
  if (all <= few && !found.some(({ isWhole }) => isWhole)) return null;
  const names = [...new Set(found.map(({ name }) => name))].map((name) => {
    const times = found.filter((each) => each.name === name).reduce((sum, { added }) => sum + added, 0);
    return times === 1 ? name : `${times} times ${name}`;
  });
  const paths = [...new Set(found.map(({ path }) => path))];
  return `${counted(all, 'new line')} ${all === 1 ? 'switches' : 'switch'} checks off (${firstFew(names)}) in ${firstFew(paths)}; fix what they hide`;
}

/** Files that decide what linters and type checkers say; of some, the parts that do. */
const LINT_CONFIG: readonly { readonly file: RegExp; readonly section?: RegExp }[] = [
  {
    file: /(?:^|\/)(?:\.eslintrc(?:\.\w+)?|\.eslintignore|eslint\.config\.\w+|\.oxlintrc\.json|biome\.jsonc?|tslint\.json|\.stylelintrc(?:\.\w+)?|stylelint\.config\.\w+|\.jshintrc)$/,
  },
  { file: /(?:^|\/)(?:tsconfig|jsconfig)(?:\.[\w-]+)*\.json$/ },
  { file: /(?:^|\/)(?:\.?mypy\.ini|pyrightconfig\.json|\.flake8|\.?pylintrc|\.?ruff\.toml|\.bandit)$/ },
  {
    file: /(?:^|\/)pyproject\.toml$/,
    section: /^\[tool\.(?:ruff|mypy|pyright|pylint|flake8|bandit)[^\]]*\][^\n]*\n(?:(?!\[)[^\n]*\n?)*/gm,
  },
  {
    file: /(?:^|\/)(?:setup\.cfg|tox\.ini)$/,
    section: /^\[(?:mypy|flake8|pylint|pycodestyle)[^\]]*\][^\n]*\n(?:(?!\[)[^\n]*\n?)*/gm,
  },
  { file: /(?:^|\/)Cargo\.toml$/, section: /^\[(?:workspace\.)?lints[^\]]*\][^\n]*\n(?:(?!\[)[^\n]*\n?)*/gm },
  {
    file: /(?:^|\/)package\.json$/,
    section: /"(?:eslintConfig|eslintIgnore|xo|standard)"\s*:\s*[{[][^\n]*\n(?:[ \t]{4,}[^\n]*\n)*/g,
  },
  {
    file: /(?:^|\/)(?:\.golangci\.(?:ya?ml|toml|json)|\.?clippy\.toml|\.rubocop(?:_todo)?\.yml|\.swiftlint\.yml|detekt\.ya?ml|checkstyle\.xml|pmd\.xml|\.?phpcs\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|phpstan-baseline\.neon|psalm\.xml|\.credo\.exs|analysis_options\.yaml|\.clang-tidy)$/,
  },
];

/** True for a file that says what linters and type checkers look for. */
export function isLintConfig(path: string): boolean {
  return LINT_CONFIG.some(({ file }) => file.test(path));
}

/** Warns of changed rules of linters and type checkers that no plan was to change; those of a new tool take nothing away. */
export function lintConfigWarnings(changes: readonly FileChange[], isDeclared: (path: string) => boolean): string[] {
  const changed = changes.filter(({ path, before, after }) => {
    const rule = LINT_CONFIG.find(({ file }) => file.test(path));
    if (rule === undefined || isDeclared(path)) return false;
    if (before === null) return /ignore$/.test(path);
    const part = (text: string) => (rule.section === undefined ? text : (text.match(rule.section) ?? []).join('\n'));
    return part(before) !== part(after ?? '');
  });
  return changed.map(
    ({ path, after }) =>
      `${path}: what linters and type checkers look for was ${after === null ? 'removed' : 'changed'}, and no plan declares this file; undo it, or name it in files_modified`,
  );
}
