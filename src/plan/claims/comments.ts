/** Comment and string syntax of a file type. Patterns are regular expression sources. */
interface CommentStyle {
  readonly files: RegExp;
  readonly line?: string;
  readonly block?: string;
  /** String delimiters. With them comments are found anywhere; without them only whole-line and block comments are. */
  readonly quotes?: string;
}

const markup = '<!--[\\s\\S]*?(?:-->|$)';
const stars = '/\\*[\\s\\S]*?(?:\\*/|$)';
const slashes = { line: '//', block: stars };

/** A file may match several styles: templates hold code and markup. */
const styles: readonly CommentStyle[] = [
  { files: /\.(?:[cm]?[jt]sx?|vue|svelte)$/i, ...slashes, quotes: '\'"`' },
  { files: /\.go$/, ...slashes, quotes: '"`' },
  { files: /\.(?:rs|java|kts?|scala|groovy|cs|fs|vb|c|cc|cpp|cxx|m|mm|swift)$/, ...slashes, quotes: '"' },
  { files: /\.(?:php|dart)$/, ...slashes, quotes: '\'"' },
  { files: /\.(?:py|rb|t|p[lm])$/, line: '#', quotes: '\'"' },
  { files: /\.(?:exs?|jl|feature)$/, line: '#', quotes: '"' },
  { files: /\.clj[cs]?$/, line: ';', quotes: '"' },
  { files: /\.erl$/, line: '%', quotes: '"' },
  { files: /\.lua$/, line: '--', quotes: '\'"' },
  { files: /\.(?:md|mdx|markdown|html?|xml|xsd|xslt?|svg|xaml|plist|\w+proj|props|targets)$/i, block: markup },
  { files: /\.(?:vue|svelte|astro)$/i, block: markup },
  { files: /\.css$/i, block: stars },
  { files: /\.(?:scss|sass|less|styl|proto|thrift|jsonc|json5|zig|sol|glsl|wgsl|prisma)$/i, ...slashes },
  { files: /\.(?:tf|tfvars|hcl|nix)$/i, line: '#|//', block: stars },
  { files: /\.(?:sql|psql)$/i, line: '--', block: stars },
  { files: /\.(?:hs|elm)$/i, line: '--' },
  { files: /\.mli?$/, block: '\\(\\*[\\s\\S]*?(?:\\*\\)|$)' },
  { files: /\.(?:ini|cfg|conf|properties)$/i, line: '[#;!]' },
  {
    files:
      /\.(?:ya?ml|toml|graphqls?|gql|ps1|[rR]|nim|cmake|bzl|bazel|mk|sh|bash|bats|zsh|fish|env\.\w+)$|(?:^|\/)(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Gem|Proc|Just|just|Brew|Vagrant)file(?:\.\w+)?|CMakeLists\.txt|\.\w*ignore|\.editorconfig|\.env)$/,
    line: '#',
  },
];

/** Matches code comments that a compiler or a tool obeys. */
const codeDirective =
  /^(?:#!|\/\/go:|\/\/ \+build|\/\/\/\s*<|(?:\/\/|\/\*+|#+)\s*(?:@ts-|@jsx|@flow|@vite|@jest|@vitest|eslint|prettier|biome|istanbul|[cv]8 ignore|webpack|nolint|noqa|type:|pylint|mypy|ruff|pragma|fmt:|frozen_string|coding[:=]|rubocop|phpcs|phpstan|swiftlint))/i;

/**
 * Matches directives in other files: `#!`, `# syntax=…`, `-- +goose Up`, `# yaml-language-server: …`, `<!--[if IE]>`.
 */
const otherDirective =
  /^\s*(?:#!|(?:#|--|\/\/|;|\/\*+!?|<!--)\s*(?:\+|@|\[if|(?!(?:todo|fixme|note|xxx|hack|wip)\b)[\w.-]+ ?[:=]|(?:prettier|eslint|markdownlint|shellcheck|stylelint|tfsec|checkov|hadolint|yamllint|sqlfluff|region|endregion)\b))/i;

export function hasKnownComments(path: string): boolean {
  return getCommentStyles(path).length > 0;
}

export function isProgramCode(path: string): boolean {
  return getCommentStyles(path).some(({ quotes }) => quotes !== undefined);
}

/** Removes comments except directives for compilers and tools. Returns the text unchanged for unknown file types. */
export function withoutComments(path: string, text: string): string {
  return getCommentStyles(path).reduce(
    (remaining, style) =>
      style.quotes === undefined
        ? withoutWholeLines(remaining, style)
        : remaining.replace(buildPattern(style), (part) => (isString(part) || codeDirective.test(part) ? part : ' ')),
    text,
  );
}

/** Removes all comments and string contents but keeps the lines. An unclosed string ends with its line or the text. */
export function withoutCommentsAndTexts(path: string, text: string): string {
  const [style] = getCommentStyles(path);
  if (style === undefined) return text;
  return text.replace(buildPattern(style), (part) => part.replace(/[^\n]+/g, (line) => (isString(line) ? "''" : ' ')));
}

function getCommentStyles(path: string): CommentStyle[] {
  return styles.filter(({ files }) => files.test(path));
}

function isString(part: string): boolean {
  return /^['"`]/.test(part);
}

function buildPattern({ line, block, quotes = '' }: CommentStyle): RegExp {
  // In shells and Perl a hash may be part of a word; in Rust and PHP it may begin an attribute.
  const comment = line === '#' ? '(?<![\\w$&\\\\{])#(?!\\[)' : line;
  const texts = [...quotes].map((quote) =>
    quote === '`'
      ? '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|$)'
      : `${quote}(?:[^${quote}\\\\\\n]|\\\\[\\s\\S])*(?:${quote}|(?=\\n)|$)`,
  );
  const multiline = line === '#' && quotes !== '' ? ['"""[\\s\\S]*?"""', "'''[\\s\\S]*?'''"] : [];
  const parts = [block, comment === undefined ? undefined : `(?:${comment})[^\\n]*`, ...multiline, ...texts];
  return new RegExp(parts.filter((part) => part !== undefined).join('|'), 'g');
}

function withoutWholeLines(text: string, { line, block }: CommentStyle): string {
  // Lines of a here-document may look like comments.
  if (/<<-?\s*['"\\]?\w/.test(text)) return text;
  const plain =
    block === undefined
      ? text
      : text.replace(new RegExp(block, 'g'), (comment) => (otherDirective.test(comment) ? comment : ' '));
  if (line === undefined) return plain;
  const commentLine = new RegExp(`^\\s*(?:${line})`);
  const lines = plain.split('\n').filter((each) => !commentLine.test(each) || otherDirective.test(each));
  return lines.join('\n');
}
