/** What a simple command runs in the end: `FOO=1 npx jest --ci` runs jest. */
export interface TestProgram {
  /** The runner's name, of two words where one is not enough (`go test`); the program's own name if it is none. */
  runner: string;
  /** How many words come before its own arguments. */
  args: number;
}

/** Looks through assignments and through what only starts another program. */
export function programOf(words: readonly string[]): TestProgram {
  let at = 0;
  for (;;) {
    const rest = words.slice(at);
    const length = prefixes.map((prefix) => prefix(rest)).find((found) => found > 0) ?? 0;
    if (length === 0 || at + length >= words.length) break;
    at += length;
  }
  const name = baseName(words[at] ?? '');
  if (name === 'go') {
    const sub = words[at + 1] === '-C' ? at + 3 : at + 1;
    return { runner: `go ${words[sub] ?? ''}`.trim(), args: sub + 1 };
  }
  if (name === 'py.test') return { runner: 'pytest', args: at + 1 };
  if (name === 'mvnw') return { runner: 'mvn', args: at + 1 };
  if (name === 'gradlew') return { runner: 'gradle', args: at + 1 };
  return { runner: name, args: at + 1 };
}

/** Of a path the last part, without an extension that only says how it is started. */
function baseName(word: string): string {
  return word.replace(/^.*[\\/]/, '').replace(/\.(?:[cm]?js|cmd|exe|bat)$/, '');
}

/** How many words a prefix takes, 0 if it is none. */
type Prefix = (words: readonly string[]) => number;

const sequence =
  (...patterns: RegExp[]): Prefix =>
  (words) =>
    patterns.every((pattern, at) => pattern.test(words[at] ?? '')) ? patterns.length : 0;

/** A program with options before the one it starts; only such options as take no word of their own. */
const starter =
  (first: RegExp, options: RegExp): Prefix =>
  (words) => {
    if (!first.test(words[0] ?? '')) return 0;
    const next = words.findIndex((word, at) => at > 0 && !options.test(word));
    return next > 0 ? next : 0;
  };

const prefixes: readonly Prefix[] = [
  sequence(/^[A-Za-z_]\w*=/),
  starter(/^(?:env|cross-env)$/, /^[A-Za-z_]\w*=/),
  starter(/^(?:time|command|exec|nohup|xvfb-run)$/, /^-[apv]$/),
  sequence(/^timeout$/, /^\d+[smhd]?$/),
  starter(/^(?:npx|bunx)$/, /^(?:-y|--yes|--no|--no-install|--bun)$/),
  sequence(/^(?:pnpm|npm|yarn)$/, /^exec$/, /^--$/),
  // Not `npm exec jest`: npm takes the options after it for its own.
  sequence(/^(?:pnpm|yarn|bundle)$/, /^exec$/),
  sequence(/^(?:poetry|uv|pipenv|rye|pdm|hatch)$/, /^run$/),
  sequence(/^(?:coverage)$/, /^run$/, /^-m$/),
  sequence(/^(?:.*\/)?python[\d.]*$/, /^-m$/),
  // `node node_modules/jest/bin/jest.js`; options of node could take the next word.
  (words) => (/(?:^|\/)node$/.test(words[0] ?? '') && /\.[cm]?js$|\/\.bin\//.test(words[1] ?? '') ? 1 : 0),
  // `yarn jest`, `pnpm vitest`: a script of that name is as good, for what is added is passed on to it.
  (words) => (/^(?:yarn|pnpm)$/.test(words[0] ?? '') && /^(?:jest|vitest)$/.test(words[1] ?? '') ? 1 : 0),
];
