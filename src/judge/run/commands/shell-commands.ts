export interface ShellCommand {
  readonly before: string;
  after: string;
  text: string;
  /** Unquoted words. Expansions stay as written: `$(go list ./...)`. */
  readonly words: string[];
  readonly ends: number[];
  /** True if stdout goes to another program or a file, so the output format mustn't change. */
  captured: boolean;
  isPlain: boolean;
}

const token =
  /(?<blank>(?:[ \t]|\\\n)+)|(?<stream>\d*)(?<arrow>>>|>\||>&|<&|<<|&>>|&>|<>|>|<)[ \t]*|(?<joint>&&|\|\||\|&|[;&|\n])|(?<word>(?:'[^']*(?:'|$)|"(?:[^"\\]|\\[\s\S])*(?:"|$)|`[^`]*(?:`|$)|\\[\s\S]|\$\((?:[^()'"\\`#\n]|\([^()'"\\`#\n]*\))*\)|[^\s;&|<>()'"\\`$]|\$(?!\())+)|[\s\S]/g;

export function readShell(text: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  const startCommand = (before: string): ShellCommand => {
    return { before, after: '', text: '', words: [], ends: [], captured: false, isPlain: true };
  };
  let command = startCommand('');
  let redirection: { stream: string; arrow: string } | null = null;
  for (const { 0: raw, index, groups: { blank, stream = '', arrow, joint, word } = {} } of text.matchAll(token)) {
    if (redirection !== null && word === undefined) command.isPlain = false;
    if (joint !== undefined) {
      command.captured ||= joint.startsWith('|') && joint !== '||';
      command.after ||= joint;
      const isEmpty = command.text.trim() === '';
      if (!isEmpty) commands.push(command);
      command = startCommand(isEmpty && command.before !== '' ? command.before : joint);
      redirection = null;
      continue;
    }
    command.text += raw;
    if (arrow !== undefined) redirection = { stream, arrow };
    else if (redirection !== null) {
      const isOutput = redirection.arrow.includes('>') && /^1?$/.test(redirection.stream);
      // `2>&1` and `>&2` still reach us; a file doesn't.
      command.captured ||= isOutput && !(redirection.arrow === '>&' && /^[12]$/.test(raw));
      command.isPlain &&= !redirection.arrow.startsWith('<<');
      redirection = null;
    } else if (word !== undefined) {
      command.words.push(unquote(word));
      command.ends.push(index + raw.length);
      command.isPlain &&= !unsupportedPattern.test(word);
    } else if (blank === undefined) command.isPlain = false;
  }
  if (command.text.trim() !== '') commands.push(command);
  return commands.map((command) => ({ ...command, text: command.text.trim() }));
}

const unsupportedPattern =
  /^#|`|"[^"]*\$\(|^(?:[^'"\\]|\\[\s\S]|'[^']*'|"(?:[^"\\]|\\[\s\S])*")*(?:'[^']*|"(?:[^"\\]|\\[\s\S])*)$/;

function unquote(word: string): string {
  return word.replace(
    /'([^']*)'|"((?:[^"\\]|\\[\s\S])*)"|\\([\s\S])/g,
    (_, single?: string, double?: string, escaped?: string) =>
      single ?? double?.replace(/\\(["\\$`])/g, '$1') ?? escaped ?? '',
  );
}

/** Returns the simple commands in order, or null for loops, subshells and here-documents. */
export function splitShellCommands(text: string): ShellCommand[] | null {
  const commands = text.length > maxLength ? null : readShell(text);
  const isSimple = ({ isPlain, after, words: [first = ''] }: ShellCommand) =>
    isPlain && after !== '&' && !RESERVED.has(first);
  return commands?.every(isSimple) ? commands : null;
}

/** Linux's limit for a single argument, which applies to `bash -c`. */
const maxLength = 128 * 1024;

const RESERVED = new Set(
  'if then else elif fi for while until do done case esac select function { } ! [[ coproc eval'.split(' '),
);

export function getProgram(words: readonly string[]): { runner: string; args: number } {
  const at = starterPattern.exec(words.join('\0'))?.[0].replace(/[^\0]/g, '').length ?? 0;
  const name = (words[at] ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
  if (name !== 'go') return { runner: aliases.get(name) ?? name, args: at + 1 };
  const subcommandAt = words[at + 1] === '-C' ? at + 3 : at + 1;
  return { runner: `go ${words[subcommandAt] ?? ''}`.trim(), args: subcommandAt + 1 };
}

const aliases = new Map([
  ['py.test', 'pytest'],
  ['mvnw', 'mvn'],
  ['gradlew', 'gradle'],
]);

/** Prefixes that start another program. Words are joined by `\0`. */
const starterPattern = new RegExp(
  `^(?:(?:${[
    '[A-Za-z_]\\w*=[^\0]*',
    '(?:env|cross-env)(?:\0[A-Za-z_]\\w*=[^\0]*)*',
    '(?:time|command|exec|nohup|xvfb-run)(?:\0-[apv])*',
    'timeout\0\\d+[smhd]?',
    '(?:npx|bunx)(?:\0(?:-y|--yes|--no|--no-install|--bun))*',
    // Not `npm exec jest`: npm would parse the options itself.
    '(?:pnpm|npm|yarn)\0exec\0--',
    '(?:pnpm|yarn|bundle)\0exec',
    '(?:poetry|uv|pipenv|rye|pdm|hatch)\0run',
    'coverage\0run\0-m',
    '(?:[^\0]*/)?python[\\d.]*\0-m',
    // `node node_modules/jest/bin/jest.js`, without options, which could take the next word.
    '(?:[^\0]*/)?node(?=\0[^\0]*(?:\\.[cm]?js(?:\0|$)|/\\.bin/))',
    // `yarn jest`, `pnpm vitest`. A script with that name also passes arguments on.
    '(?:yarn|pnpm)(?=\0(?:jest|vitest)(?:\0|$))',
  ].join('|')})\0)*`,
);
