export interface ShellCommand {
  readonly before: string;
  after: string;
  text: string;
  /** Words without their quotes. What the shell expands stays as it is written: `$(go list ./...)`. */
  readonly words: string[];
  /** The offset after each word, so that arguments can be added and nothing else changes. */
  readonly ends: number[];
  /** Its standard output goes to another program or a file, so nothing may change what it prints. */
  captured: boolean;
  /** Nothing in it is more than words and redirections. */
  isPlain: boolean;
}

const token =
  /(?<blank>(?:[ \t]|\\\n)+)|(?<stream>\d*)(?<arrow>>>|>\||>&|<&|<<|&>>|&>|<>|>|<)[ \t]*|(?<joint>&&|\|\||\|&|[;&|\n])|(?<word>(?:'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|$)|`[^`]*(?:`|$)|\\[\s\S]|\$\((?:[^()'"\\`#\n]|\([^()'"\\`#\n]*\))*\)|[^\s;&|<>()'"\\`$]|\$(?!\())+)|[\s\S]/g;

/** The parts of a text between `;`, `&&`, `||`, `|`, `&` and line ends. Quotes are respected. */
export function readShell(text: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const begin = (before: string): ShellCommand => {
    return { before, after: '', text: '', words: [], ends: [], captured: false, isPlain: true };
  };
  let open = begin('');
  let redirection: { stream: string; arrow: string } | null = null;
  for (const { 0: raw, index, groups: { blank, stream = '', arrow, joint, word } = {} } of text.matchAll(token)) {
    if (redirection !== null && word === undefined) open.isPlain = false;
    if (joint !== undefined) {
      open.captured ||= joint.startsWith('|') && joint !== '||';
      open.after ||= joint;
      const isEmpty = open.text.trim() === '';
      if (!isEmpty) commands.push(open);
      open = begin(isEmpty && open.before !== '' ? open.before : joint);
      redirection = null;
      continue;
    }
    open.text += raw;
    if (arrow !== undefined) redirection = { stream, arrow };
    else if (redirection !== null) {
      const isOutput = redirection.arrow.includes('>') && /^1?$/.test(redirection.stream);
      // `2>&1` and `>&2` still come to us; a file does not.
      open.captured ||= isOutput && !(redirection.arrow === '>&' && /^[12]$/.test(raw));
      open.isPlain &&= !redirection.arrow.startsWith('<<');
      redirection = null;
    } else if (word !== undefined) {
      open.words.push(unquote(word));
      open.ends.push(index + raw.length);
      open.isPlain &&= !isOdd.test(word);
    } else if (blank === undefined) open.isPlain = false;
  }
  if (open.text.trim() !== '') commands.push(open);
  return commands.map((command) => ({ ...command, text: command.text.trim() }));
}

/** A comment, a command within quotes, or quotes that are never closed. */
const isOdd = /^#|`|"[^"]*\$\(|^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*(?:'[^']*|"(?:[^"\\]|\\[\s\S])*)$/;

function unquote(word: string): string {
  return word.replace(
    /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g,
    (_, single?: string, double?: string, escaped?: string) =>
      single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '',
  );
}

/** The simple commands of a text, in order; null for loops, subshells, here-documents and the like. */
export function shellCommands(text: string): ShellCommand[] | null {
  const commands = text.length > maxLength ? null : readShell(text);
  const isSimple = ({ isPlain, after, words: [first = ''] }: ShellCommand) =>
    isPlain && after !== '&' && !RESERVED.has(first);
  return commands?.every(isSimple) ? commands : null;
}

/** Linux starts no program with a longer argument, and this one is that of `bash -c`. */
const maxLength = 128 * 1024;

const RESERVED = new Set(
  'if then else elif fi for while until do done case esac select function { } ! [[ coproc eval'.split(' '),
);

/** The program that a command runs in the end, and how many words come before its own arguments. */
export function getProgram(words: readonly string[]): { runner: string; args: number } {
  const at = starters.exec(words.join('\0'))?.[0].replace(/[^\0]/g, '').length ?? 0;
  // Of a path the last part, without an extension that only says how it is started.
  const name = (words[at] ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
  if (name !== 'go') return { runner: aliases.get(name) ?? name, args: at + 1 };
  const sub = words[at + 1] === '-C' ? at + 3 : at + 1;
  return { runner: `go ${words[sub] ?? ''}`.trim(), args: sub + 1 };
}

const aliases = new Map([
  ['py.test', 'pytest'],
  ['mvnw', 'mvn'],
  ['gradlew', 'gradle'],
]);

/** Programs that start another one, with options that take no word of their own. A `\0` stands between words. */
const starters = new RegExp(
  `^(?:(?:${[
    '[A-Za-z_]\\w*=[^\0]*',
    '(?:env|cross-env)(?:\0[A-Za-z_]\\w*=[^\0]*)*',
    '(?:time|command|exec|nohup|xvfb-run)(?:\0-[apv])*',
    'timeout\0\\d+[smhd]?',
    '(?:npx|bunx)(?:\0(?:-y|--yes|--no|--no-install|--bun))*',
    // Not `npm exec jest`: npm takes the options after it for its own.
    '(?:pnpm|npm|yarn)\0exec\0--',
    '(?:pnpm|yarn|bundle)\0exec',
    '(?:poetry|uv|pipenv|rye|pdm|hatch)\0run',
    'coverage\0run\0-m',
    '(?:[^\0]*/)?python[\\d.]*\0-m',
    // `node node_modules/jest/bin/jest.js`; options of node could take the next word.
    '(?:[^\0]*/)?node(?=\0[^\0]*(?:\\.[cm]?js(?:\0|$)|/\\.bin/))',
    // `yarn jest`, `pnpm vitest`: a script of that name is as good, for what is added is passed on to it.
    '(?:yarn|pnpm)(?=\0(?:jest|vitest)(?:\0|$))',
  ].join('|')})\0)*`,
);
