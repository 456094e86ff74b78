import { withoutComments } from './talk.ts';
import { TEST_LANGUAGES } from './test-marks.ts';

/** How a kind of file is commented that holds no tests. Only lines that are a comment as a whole count, and blocks. */
interface CommentForm {
  readonly files: RegExp;
  /** What begins such a line. */
  readonly line?: RegExp;
  readonly block?: RegExp;
}

const markup = /<!--[\s\S]*?(?:-->|$(?![\s\S]))/g;
const stars = /\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/g;

const forms: readonly CommentForm[] = [
  { files: /\.(?:md|mdx|markdown|html?|xml|xsd|xslt?|svg|xaml|plist|\w+proj|props|targets)$/i, block: markup },
  { files: /\.(?:vue|svelte|astro)$/i, block: markup },
  { files: /\.css$/i, block: stars },
  {
    files: /\.(?:scss|sass|less|styl|proto|thrift|jsonc|json5|zig|sol|glsl|wgsl|dart|prisma)$/i,
    line: /\/\//,
    block: stars,
  },
  { files: /\.(?:tf|tfvars|hcl|nix)$/i, line: /#|\/\//, block: stars },
  { files: /\.(?:sql|psql)$/i, line: /--/, block: stars },
  { files: /\.(?:lua|hs|elm)$/i, line: /--/ },
  { files: /\.(?:ini|cfg|conf|properties)$/i, line: /[#;!]/ },
  {
    files:
      /\.(?:ya?ml|toml|graphqls?|gql|ps1|r|jl|nim|cmake|bzl|bazel|mk|sh|bash|zsh|fish|env\.\w+)$|(?:^|\/)(?:(?:GNU)?[Mm]akefile|(?:Docker|Container|Gem|Proc|Just|just|Brew|Vagrant)file(?:\.\w+)?|CMakeLists\.txt|\.\w*ignore|\.editorconfig|\.env)$/,
    line: /#/,
  },
];

/** A comment that a tool obeys: `#!`, `# syntax=…`, `-- +goose Up`, `# yaml-language-server: …`, `<!--[if IE]>`. */
const obeyed =
  /^\s*(?:#!|(?:#|--|\/\/|;|\/\*+!?|<!--)\s*(?:\+|@|\[if|(?!(?:todo|fixme|note|xxx|hack|wip)\b)[\w.-]+ ?[:=]|(?:prettier|eslint|markdownlint|shellcheck|stylelint|tfsec|checkov|hadolint|yamllint|sqlfluff|region|endregion)\b))/i;

/** What a file says without its comments, but for those that compilers and tools obey; the text itself where nobody can tell. */
export function withoutRemarks(path: string, text: string): string {
  const language = TEST_LANGUAGES.find(({ files, quotes }) => quotes !== '' && files.test(path));
  return withoutForm(formOf(path), language === undefined ? text : withoutComments(text, language));
}

function withoutForm(form: CommentForm | undefined, text: string): string {
  // What a here-document holds may look like a comment.
  if (form === undefined || /<<-?\s*['"\\]?\w/.test(text)) return text;
  const plain = form.block === undefined ? text : text.replace(form.block, (talk) => (obeyed.test(talk) ? talk : ' '));
  const { line } = form;
  if (line === undefined) return plain;
  const begins = new RegExp(`^\\s*(?:${line.source})`);
  const kept = plain.split('\n').filter((each) => !begins.test(each) || obeyed.test(each));
  return kept.join('\n');
}

/** Whether comments can be told from what a file says. */
export function hasKnownComments(path: string): boolean {
  return formOf(path) !== undefined || TEST_LANGUAGES.some(({ files, quotes }) => quotes !== '' && files.test(path));
}

function formOf(path: string): CommentForm | undefined {
  return forms.find(({ files }) => files.test(path));
}
