/** One simple command of a shell text. Offsets are into that text, so that arguments can be added and nothing else changes. */
interface ShellCommand {
  /** Words without their quotes. What the shell expands stays as it is written: `$(go list ./...)`. */
  readonly words: string[];
  /** The offset after each word. */
  readonly ends: number[];
  /** Its standard output goes to another program or a file, so nothing may change what it prints. */
  captured: boolean;
}

/**
 * The simple commands of a text like `cd x && A=1 go test ./... 2>&1`, in order. Null for anything that is more than
 * simple commands between `&&`, `||`, `;`, `|` and line ends (a loop, a subshell, a here-document), or that no shell could
 * be given: such a text is left alone.
 */
export function shellCommands(text: string): ShellCommand[] | null {
  if (text.length > longest) return null;
  let open: ShellCommand = { words: [], ends: [], captured: false };
  const commands = [open];
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at);
    const [blank] = /^(?:[ \t]|\\\n)+/.exec(rest) ?? [];
    const [redirection, stream = '', arrow = ''] = /^(\d*)(>>|>\||>&|<&|<<|&>>|&>|<>|>|<)[ \t]*/.exec(rest) ?? [];
    const [joint] = /^(?:&&|\|\||\|&|\||;;|;|&|\n|\(|\)|#)/.exec(rest) ?? [];
    if (blank !== undefined) at += blank.length;
    else if (redirection !== undefined) {
      const target = wordAt(text, at + redirection.length);
      if (target === null || arrow.startsWith('<<')) return null;
      const isOutput = arrow.includes('>') && (stream === '' || stream === '1');
      // `2>&1` and `>&2` still come to us; a file does not.
      open.captured ||= isOutput && !(arrow === '>&' && /^[12]$/.test(target.word));
      at = target.end;
    } else if (joint !== undefined) {
      if (!['&&', '||', '|', '|&', ';', '\n'].includes(joint)) return null;
      open.captured ||= joint.startsWith('|') && joint !== '||';
      open = { words: [], ends: [], captured: false };
      commands.push(open);
      at += joint.length;
    } else {
      const result = wordAt(text, at);
      if (result === null) return null;
      open.words.push(result.word);
      open.ends.push(result.end);
      at = result.end;
    }
  }
  return commands.some(({ words: [first = ''] }) => RESERVED.has(first))
    ? null
    : commands.filter(({ words }) => words.length > 0);
}

/** Linux starts no program with a longer argument, and this one is that of `bash -c`. */
const longest = 128 * 1024;

const RESERVED = new Set(
  'if then else elif fi for while until do done case esac select function { } ! [[ coproc eval'.split(' '),
);

/** The word that begins at an offset, and the offset behind it; null where none does, or none that is understood. */
function wordAt(text: string, from: number): { word: string; end: number } | null {
  let [word, end] = ['', from];
  while (end < text.length && !/[\s;&|<>()]/.test(text.charAt(end))) {
    const [raw, plain] = readWordPiece(text.slice(end)) ?? [];
    if (raw === undefined || plain === undefined) return null;
    word += plain;
    end += raw.length;
  }
  return end === from ? null : { word, end };
}

/** The next piece of a word, as written and as the shell reads it. */
function readWordPiece(rest: string): [string, string] | null {
  if (rest.startsWith('`')) return null;
  if (rest.startsWith('$(')) {
    const length = substitutionLength(rest);
    return length === null ? null : [rest.slice(0, length), rest.slice(0, length)];
  }
  const single = /^'([^']*)'/.exec(rest);
  if (single) return [single[0], single[1] ?? ''];
  const double = /^"((?:[^"\\`$]|\\[\s\S]|\$(?!\())*)"/.exec(rest);
  if (double) return [double[0], (double[1] ?? '').replace(/\\(["\\$`])/g, '$1')];
  const escaped = /^\\([\s\S])/.exec(rest);
  if (escaped) return [escaped[0], escaped[1] ?? ''];
  const plain = /^(?:[^\s;&|<>()'"\\`$]|\$(?!\())+/.exec(rest);
  return plain ? [plain[0], plain[0]] : null;
}

/** `$(…)` without quotes, escapes or comments within. */
function substitutionLength(rest: string): number | null {
  let depth = 0;
  for (let at = 1; at < rest.length; at += 1) {
    const character = rest.charAt(at);
    if (`'"\\\`#\n`.includes(character)) return null;
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return null;
}

/**
 * The program that a simple command runs in the end, and how many words come before its own arguments: `FOO=1 npx jest --ci`
 * runs jest. `runner` has two words where one is not enough (`go test`), and is the program's own name if it is none.
 */
export function getProgram(args: readonly string[]): { runner: string; args: number } {
  let at = 0;
  for (;;) {
    const rest = args.slice(at);
    const length = prefixes.map((prefix) => prefix(rest)).find((count) => count > 0) ?? 0;
    if (length === 0 || at + length >= args.length) break;
    at += length;
  }
  // Of a path the last part, without an extension that only says how it is started.
  const name = (args[at] ?? '').replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
  if (name === 'go') {
    const sub = args[at + 1] === '-C' ? at + 3 : at + 1;
    return { runner: `go ${args[sub] ?? ''}`.trim(), args: sub + 1 };
  }
  if (name === 'py.test') return { runner: 'pytest', args: at + 1 };
  if (name === 'mvnw') return { runner: 'mvn', args: at + 1 };
  if (name === 'gradlew') return { runner: 'gradle', args: at + 1 };
  return { runner: name, args: at + 1 };
}

/** How many words a prefix takes, 0 if it is none. */
type Prefix = (args: readonly string[]) => number;

const matchSequence =
  (...patterns: RegExp[]): Prefix =>
  (args) =>
    patterns.every((pattern, at) => pattern.test(args[at] ?? '')) ? patterns.length : 0;

/** A program with options before the one it starts; only such options as take no word of their own. */
const matchStarter =
  (first: RegExp, options: RegExp): Prefix =>
  (args) => {
    if (!first.test(args[0] ?? '')) return 0;
    const next = args.findIndex((word, at) => at > 0 && !options.test(word));
    return next > 0 ? next : 0;
  };

const prefixes: readonly Prefix[] = [
  matchSequence(/^[A-Za-z_]\w*=/),
  matchStarter(/^(?:env|cross-env)$/, /^[A-Za-z_]\w*=/),
  matchStarter(/^(?:time|command|exec|nohup|xvfb-run)$/, /^-[apv]$/),
  matchSequence(/^timeout$/, /^\d+[smhd]?$/),
  matchStarter(/^(?:npx|bunx)$/, /^(?:-y|--yes|--no|--no-install|--bun)$/),
  matchSequence(/^(?:pnpm|npm|yarn)$/, /^exec$/, /^--$/),
  // Not `npm exec jest`: npm takes the options after it for its own.
  matchSequence(/^(?:pnpm|yarn|bundle)$/, /^exec$/),
  matchSequence(/^(?:poetry|uv|pipenv|rye|pdm|hatch)$/, /^run$/),
  matchSequence(/^(?:coverage)$/, /^run$/, /^-m$/),
  matchSequence(/^(?:.*\/)?python[\d.]*$/, /^-m$/),
  // `node node_modules/jest/bin/jest.js`; options of node could take the next word.
  (args) => (/(?:^|\/)node$/.test(args[0] ?? '') && /\.[cm]?js$|\/\.bin\//.test(args[1] ?? '') ? 1 : 0),
  // `yarn jest`, `pnpm vitest`: a script of that name is as good, for what is added is passed on to it.
  (args) => (/^(?:yarn|pnpm)$/.test(args[0] ?? '') && /^(?:jest|vitest)$/.test(args[1] ?? '') ? 1 : 0),
];
