/** How a kind of file writes comments and texts: the one table of it. Patterns are sources. */
interface CommentStyle {
  readonly files: RegExp;
  /** Begins a comment that ends with its line. */
  readonly line?: string;
  readonly block?: string;
  /**
   * Quotes that begin a text. With them a comment is known wherever it stands; without them only a line that is a comment
   * as a whole, and a block.
   */
  readonly quotes?: string;
}

const markup = '<!--[\\s\\S]*?(?:-->|$)';
const stars = '/\\*[\\s\\S]*?(?:\\*/|$)';
const slashes = { line: '//', block: stars };

/** A file may have several: templates hold code and markup. */
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

/** Matches a comment of code that a compiler or a tool obeys. */
const obeyedInCode =
  /^(?:#!|\/\/go:|\/\/ \+build|\/\/\/\s*<|(?:\/\/|\/\*+|#+)\s*(?:@ts-|@jsx|@flow|@vite|@jest|@vitest|eslint|prettier|biome|istanbul|[cv]8 ignore|webpack|nolint|noqa|type:|pylint|mypy|ruff|pragma|fmt:|frozen_string|coding[:=]|rubocop|phpcs|phpstan|swiftlint))/i;

/** Matches the same in other files: `#!`, `# syntax=…`, `-- +goose Up`, `# yaml-language-server: …`, `<!--[if IE]>`. */
const obeyedElsewhere =
  /^\s*(?:#!|(?:#|--|\/\/|;|\/\*+!?|<!--)\s*(?:\+|@|\[if|(?!(?:todo|fixme|note|xxx|hack|wip)\b)[\w.-]+ ?[:=]|(?:prettier|eslint|markdownlint|shellcheck|stylelint|tfsec|checkov|hadolint|yamllint|sqlfluff|region|endregion)\b))/i;

/** True for a file whose comments can be told from its content. */
export function hasKnownComments(path: string): boolean {
  return getCommentStyles(path).length > 0;
}

/** True for a file in a programming language. */
export function isProgramCode(path: string): boolean {
  return getCommentStyles(path).some(({ quotes }) => quotes !== undefined);
}

/** A text without its comments, but for those that compilers and tools obey; the text itself for a file of no known kind. */
export function withoutComments(path: string, text: string): string {
  return getCommentStyles(path).reduce(
    (remaining, style) =>
      style.quotes === undefined
        ? withoutWholeLines(remaining, style)
        : remaining.replace(commentsAndTexts(style), (part) => (isText(part) || obeyedInCode.test(part) ? part : ' ')),
    text,
  );
}

/** A text without all its comments and without what is quoted; its lines stay. What is never closed ends with its line, or with the text. */
export function withoutCommentsAndTexts(path: string, text: string): string {
  const [style] = getCommentStyles(path);
  if (style === undefined) return text;
  return text.replace(commentsAndTexts(style), (part) =>
    part.replace(/[^\n]+/g, (line) => (isText(line) ? "''" : ' ')),
  );
}

function getCommentStyles(path: string): CommentStyle[] {
  return styles.filter(({ files }) => files.test(path));
}

function isText(part: string): boolean {
  return /^['"`]/.test(part);
}

function commentsAndTexts({ line, block, quotes = '' }: CommentStyle): RegExp {
  // In shells and Perl a hash may be part of a word; in Rust and PHP it may begin an attribute.
  const comment = line === '#' ? '(?<![\\w$&\\\\{])#(?!\\[)' : line;
  const texts = [...quotes].map((quote) =>
    quote === '`'
      ? '`(?:[^`\\\\]|\\\\[\\s\\S])*(?:`|$)'
      : `${quote}(?:[^${quote}\\\\\\n]|\\\\[\\s\\S])*(?:${quote}|(?=\\n)|$)`,
  );
  const long = line === '#' && quotes !== '' ? ['"""[\\s\\S]*?"""', "'''[\\s\\S]*?'''"] : [];
  const parts = [block, comment === undefined ? undefined : `(?:${comment})[^\\n]*`, ...long, ...texts];
  return new RegExp(parts.filter((part) => part !== undefined).join('|'), 'g');
}

function withoutWholeLines(text: string, { line, block }: CommentStyle): string {
  // Lines of a here-document may look like comments.
  if (/<<-?\s*['"\\]?\w/.test(text)) return text;
  const plain =
    block === undefined
      ? text
      : text.replace(new RegExp(block, 'g'), (comment) => (obeyedElsewhere.test(comment) ? comment : ' '));
  if (line === undefined) return plain;
  const begins = new RegExp(`^\\s*(?:${line})`);
  const saved = plain.split('\n').filter((each) => !begins.test(each) || obeyedElsewhere.test(each));
  return saved.join('\n');
}
