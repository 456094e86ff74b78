// What the benchmarks share: their options, the projects they run, their clocks and the form of their answers.
import { execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

export const home = dirname(import.meta.dirname);
export const cli = join(home, 'dist', 'cli.js');
export const isSmoke = process.argv.includes('--smoke');
const name = basename(process.argv[1], '.mjs');

/** The first line of a benchmark, `// <summary> (<duration>)`, which `--list` and `--help` show. */
export function headOf(file) {
  const [first] = readFileSync(file, 'utf8').split('\n', 1);
  const [, summary, duration] = /^\/\/ (.+) \((about .+)\)$/.exec(first) ?? [];
  if (summary === undefined) throw new Error(`${file}:1: expected "// <summary> (about <duration>)", found: ${first}`);
  return { summary, duration };
}

/**
 * The options of a benchmark by name, and `words` for what stands beside them. Each default is a value, or a pair of the
 * values for a full and for a smoke run. Answers `--help` and refuses an unknown option.
 */
export function options(defaults) {
  const fallback = (value) => (Array.isArray(value) ? value[isSmoke ? 1 : 0] : value);
  const types = Object.entries({ smoke: false, help: false, ...defaults }).map(([key, value]) => [
    key,
    { type: typeof fallback(value) === 'boolean' ? 'boolean' : 'string' },
  ]);
  const { values, positionals } = parseArgs({ options: Object.fromEntries(types), allowPositionals: true });
  if (values.help) {
    const { summary, duration } = headOf(process.argv[1]);
    console.log(`${name}: ${summary} (${duration})\n  --smoke`);
    for (const [key, value] of Object.entries(defaults)) {
      const [full, small] = [value].flat();
      const said = small === undefined ? `${full}` : `${full}; with --smoke ${small}`;
      console.log(`  --${key}${typeof full === 'boolean' || full === '' ? '' : ` (${said})`}`);
    }
    process.exit(0);
  }
  const chosen = Object.entries(defaults).map(([key, value]) => {
    const given = values[key] ?? fallback(value);
    const isNumber = typeof fallback(value) === 'number';
    if (isNumber && !Number.isFinite(Number(given))) throw new Error(`--${key} ${given}: expected a number`);
    return [key, isNumber ? Number(given) : given];
  });
  return { ...Object.fromEntries(chosen), words: positionals };
}

/** One figure of this benchmark. @throws Error for one that nothing was measured for */
export function figure(text) {
  if (/\bNaN\b/.test(text)) throw new Error(`nothing was measured: ${text}`);
  console.log(`${name}: ${text}`);
}

/**
 * One figure with the most it may be, for people and, where `npm run bench -- --table` asks, as a row of its table. `unit`
 * is empty for a ratio.
 */
export function held(what, value, goal, { unit = '', note }) {
  const [found, most] = [value, goal].map((each) => `${each.toFixed(2)}${unit && ` ${unit}`}`);
  const verdict = isSmoke ? '' : value <= goal ? ', within the goal' : ', OVER the goal';
  figure(`${what}: ${found}${verdict}, at most ${most} (${note})`);
  if (process.env.BENCH_TABLE)
    appendFileSync(
      process.env.BENCH_TABLE,
      `${JSON.stringify({ name, what, found, most, isOver: value > goal, note })}\n`,
    );
}

/** Reports what cannot be measured here, and the command that provides what is missing. */
export function skip(reason) {
  console.log(`SKIPPED: ${name}: ${reason}`);
}

/** A line for the person who waits; a smoke run is over before anyone does. */
export function progress(text) {
  if (!isSmoke) console.error(`  ${text}`);
}

/** The command that provides a program which does not run here, for `skip`. */
export function howToInstall(program) {
  const fromNpm = ['mocha', 'vitest', 'jasmine', 'uvu', 'ava', 'tape', 'tap', 'bats'];
  if (!fromNpm.includes(program)) return `${program} does not run here; install it as the system does`;
  return `${program} does not run here; npm install --prefix <folder> ${program}, and give --tools <folder>`;
}

/** A temporary folder that is removed when the benchmark ends, unless it is kept then. */
export function temporaryFolder({ isKept = () => false } = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), `${name}-`)));
  process.once('exit', () => {
    if (!isKept()) rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Functions and classes of a checkout of ours by their names, which outlast a move to another file; `<file>/<name>` for one
 * that several files export. They come from its `lib/`, which is compiled first where it is missing or older than `src/`.
 * Git looks for them, so that the memory of this process is left to what is measured.
 */
export async function ours(names, checkout = home) {
  compile(checkout);
  const found = {};
  for (const [symbol, file = '*'] of names.map((each) => each.split('/').reverse())) {
    const pattern = `^export (async )?(function[*]?|class|const) ${symbol}($|[^A-Za-z0-9_])`;
    const files = git(checkout, 'grep', '--untracked', '-lE', pattern, '--', `src/**/${file}.ts`).split('\n');
    if (files.length !== 1) throw new Error(`${symbol} is exported by several files of src/: ${files.join(', ')}`);
    found[symbol] = (await import(pathToFileURL(compiled(checkout, files[0])).href))[symbol];
  }
  return found;
}

/** Compiles a checkout of ours, `src/` to `lib/`, where that is missing or older. */
export function compile(checkout) {
  const sources = readdirSync(join(checkout, 'src'), { recursive: true, encoding: 'utf8' });
  const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isNew = (file) => changedAt(compiled(checkout, file)) >= changedAt(join(checkout, file));
  if (sources.filter((file) => file.endsWith('.ts')).every((file) => isNew(join('src', file)))) return;
  console.error(`  compiling src/ to lib/ in ${checkout}`);
  const tsc = join(home, 'node_modules/typescript/bin/tsc');
  if (!existsSync(tsc)) throw new Error('the compiler is not installed; run npm ci');
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { cwd: checkout, stdio: ['ignore', 2, 2] });
}

/** The compiled file of one in `src/`. */
function compiled(checkout, file) {
  return join(checkout, file.replace(/^src/, 'lib').replace(/\.ts$/, '.js'));
}

export function git(cwd, ...args) {
  const identity = ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.invalid'];
  const stdio = ['ignore', 'pipe', 'pipe'];
  return execFileSync('git', [...identity, ...args], { cwd, stdio, encoding: 'utf8', maxBuffer: 2 ** 28 }).trim();
}

/** Writes files, a map of path to text, below a folder; one that is null is left out. */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** A plan that promises a file, which `artifactCommand` makes. */
export function planText(id, { after = [], artifact = `made/${id}.txt`, task = '' } = {}) {
  return `---
phase: 1
plan: "${id}"
depends_on: [${after.map((each) => `"${each}"`).join(', ')}]
files_modified: []
autonomous: true
must_haves:
  artifacts:
    - path: ${artifact}
---
<objective>Make ${artifact}</objective>
<tasks>
<task type="auto">
<name>Make ${artifact}</name>
${task}
</task>
</tasks>
`;
}

/** What the simplest agent does that passes the gate: the file its plan promises, and a SUMMARY. */
export const artifactCommand = 'mkdir -p made; echo "$PLAN_ID" > "made/$PLAN_ID.txt"; echo "# done" > "$SUMMARY_PATH"';

/** A repository with phase 1 of a project, and the built command line to run it. */
export class Project {
  phaseDir = '.planning/phases/01-bench';

  /**
   * `planOf` makes the text of a plan from its identity and its place among all; `files` is how many lie beside. After
   * the commit that plans, whose tag is `planned`, come those of `commitsOf`, each a subject and a map of its files.
   */
  constructor({ plans, planOf = (id) => planText(id), files = 0, commitsOf = () => [], root }) {
    this.root = root ?? join(temporaryFolder(), 'work');
    const width = Math.max(2, String(plans).length);
    this.ids = Array.from({ length: plans }, (_, at) => `01-${String(at + 1).padStart(width, '0')}`);
    const boxes = this.ids.map((id) => `- [ ] ${id}-PLAN.md: it\n`).join('');
    const planned = {
      '.planning/ROADMAP.md': `# Roadmap\n\n- [ ] **Phase 1: Bench**\n\n### Phase 1: Bench\n\n${boxes}`,
      '.planning/STATE.md': 'Phase: 1 of 1\n',
    };
    for (const [at, id] of this.ids.entries()) planned[`${this.phaseDir}/${id}-PLAN.md`] = planOf(id, at, this.ids);
    for (let at = 0; at < files; at += 1) planned[fileAt(at)] = `line ${at}\n`.repeat(40 + (at % 80));
    git(dirname(this.root), 'init', '-q', '-b', 'main', this.root);
    this.git('config', 'user.name', 'Bench');
    this.git('config', 'user.email', 'bench@example.invalid');
    const input = [commit('docs(01): plan the phase', planned), 'reset refs/tags/planned\nfrom refs/heads/main\n'];
    for (const [subject, changed] of commitsOf(this)) input.push(commit(subject, changed));
    execFileSync('git', ['fast-import', '--quiet'], { cwd: this.root, input: input.join('') });
    this.git('-c', 'checkout.workers=0', 'checkout', '-qf', 'main');
    // Git reads a file again that was written in the second of its index.
    if (files >= 1_000) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_100);
    this.git('status');
  }

  git(...args) {
    return git(this.root, ...args);
  }

  /** Puts everything back to where the phase was planned and no run had been. */
  startOver() {
    this.git('reset', '-q', '--hard', 'planned');
    this.git('clean', '-qfd');
    rmSync(join(this.root, '.git/phase-executor'), { recursive: true, force: true });
  }

  /** Runs the phase to its end and returns the answer. Throws unless every plan, and so the phase, ended as a success. */
  async run({ agentCommand = artifactCommand, options = [] } = {}) {
    const args = [cli, 'run', '1', '--json', '--agent', 'command', '--agent-command', agentCommand, ...options];
    const child = spawn(process.execPath, args, { cwd: this.root, stdio: ['ignore', 'pipe', 'pipe'] });
    const output = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'])
      child[stream].on('data', (chunk) => {
        output[stream] += chunk;
      });
    const plans = this.ids.length;
    const ticker = setInterval(() => {
      const complete = new Set(this.events('plan_complete').map(({ plan }) => plan)).size;
      progress(`${complete} of ${plans} plans are complete`);
    }, 10_000);
    const code = await new Promise((resolve) => child.once('close', resolve));
    clearInterval(ticker);
    const answer = code === 0 ? JSON.parse(output.stdout) : null;
    const complete = answer?.plans.filter(({ signal }) => signal.status === 'success').length ?? 0;
    if (answer?.signal.status !== 'success' || complete !== plans)
      throw new Error(`the run ended with ${code}, ${complete} of ${plans} plans: ${output.stderr.slice(-2_000)}`);
    return answer;
  }

  /** The events of one kind in the log. */
  events(kind) {
    const path = join(this.root, '.git/phase-executor/1/events.ndjson');
    if (!existsSync(path)) return [];
    const lines = readFileSync(path, 'utf8').split('\n');
    return lines.filter((line) => line.includes(`"event":"${kind}"`)).map((line) => JSON.parse(line));
  }

  /** The times from one completed plan to the next, in seconds. */
  intervals() {
    const times = this.events('plan_complete').map(({ at }) => Date.parse(at));
    return times.slice(1).map((at, index) => (at - times[index]) / 1000);
  }
}

/** The path of one of the files that lie beside the plans. */
export function fileAt(at) {
  return `src/m${at % 50}/p${Math.floor(at / 50) % 50}/f${at}.ts`;
}

function commit(subject, changed) {
  const data = (text) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const entries = Object.entries(changed).map(([path, text]) => `M 100644 inline ${path}\n${data(text)}`);
  const who = 'committer Bench <bench@example.invalid> 1700000000 +0000';
  return `commit refs/heads/main\n${who}\n${data(subject)}${entries.join('')}\n`;
}

export async function seconds(work) {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

export function median(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/**
 * Both medians, in seconds, and the ratio pair by pair: machines are noisy, so only figures of one run are compared. `goal`
 * is the most that the ratio may be, where there is one.
 */
export function compare(nameA, a, nameB, b, note, goal) {
  const ratios = a.map((each, at) => each / b[at]);
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((each) =>
    each.toFixed(2),
  );
  const how = `${note}, rounds: ${a.length}`;
  figure(
    `${nameA} ${median(a).toFixed(4)} s, ${nameB} ${median(b).toFixed(4)} s; ratio, pair by pair: median ${middle}, from ${least} to ${most} (${how})`,
  );
  if (goal !== undefined) held(`${nameA}, in ${nameB}`, median(ratios), goal, { note: how });
}
