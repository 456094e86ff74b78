// How long it takes to open a log of a million events and to know what a resume needs, against a plain read and
// JSON.parse of the same file. Three logs: one long run that was cut off, which has to be read to its beginning; many
// runs that are over; and one whose lines are no progress. Then the whole program on the first: status, and a run that
// goes on. Run with --events <n> for another size, and with --against <lib> to open each log in turn with another build of
// this program (the folder its TypeScript was compiled to), so that a busy machine is as busy for both.
import { execFileSync } from 'node:child_process';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { home, median, seconds } from './measure.mjs';

const option = (name) => process.argv[process.argv.indexOf(name) + 1 || process.argv.length];
const events = Number(option('--events') ?? 1_000_000);
const against = option('--against');
const ours = join(home, 'lib');
const self = fileURLToPath(import.meta.url);

/** What such events say. */
const details = {
  phase_start: {
    schemaVersion: 1,
    base: 'a'.repeat(40),
    plans: ['07-03'],
    done: [],
    waves: { '07-03': 1 },
    agent: 'command',
    mode: 'fallback',
    gate: { tests: false, verifier: false },
  },
  phase_failed: {
    signal: { status: 'failure', phase: '07', details: {} },
    decision: 'escalate',
    exitStatus: 'STUCK',
    reason: 'agent_error',
    lastPlan: '07-03',
    iterations: 1,
    successRate: 0,
    durationMs: 1,
    complete: 0,
    plans: 1,
  },
  attempt_start: { since: '2026-01-01T00:00:00.000Z' },
  verify: { passed: true, findings: [], remarks: [] },
};

const kinds = {
  'one run, cut off': (seq) => ({ 1: 'phase_start', 2: 'attempt_start' })[seq] ?? 'agent_progress',
  'runs that are over': (seq) => (seq % 500 === 0 ? 'phase_failed' : seq % 10 === 0 ? 'verify' : 'agent_progress'),
  'nothing but attempts': () => 'attempt_start',
};

if (process.argv[2] === '--open') await openLog(process.argv[3], process.argv[4]);
else if (process.argv[2] === '--parse') parseLog(process.argv[3]);
else compare();

function compare() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    for (const [kind, eventOf] of Object.entries(kinds)) {
      const path = join(dir, 'events.ndjson');
      writeLog(path, eventOf);
      const pairs = Array.from({ length: against === undefined ? 3 : 9 }, () => [
        measured('--open', path, ours),
        ...(against === undefined ? [] : [measured('--open', path, against)]),
      ]);
      const opened = pairs.map(([each]) => each);
      const parsed = Array.from({ length: 3 }, () => measured('--parse', path));
      const [open, parse] = [median(opened.map(({ s }) => s)), median(parsed.map(({ s }) => s))];
      console.log(
        `${kind}: ${events} events, ${(statSync(path).size / 1e6).toFixed(0)} MB: opened in ${open.toFixed(2)} s with ${opened[0].mb} MB ` +
          `(${opened[0].events} events kept), read and parsed in ${parse.toFixed(2)} s with ${parsed[0].mb} MB: ratio ${(open / parse).toFixed(2)}`,
      );
      if (against !== undefined) {
        const ratios = pairs.map(([own, other]) => own.cpu / other.cpu);
        const other = pairs.map(([, each]) => each);
        console.log(
          `  the other build: opened in ${median(other.map(({ s }) => s)).toFixed(2)} s with ${other[0].mb} MB (${other[0].events} events kept); ` +
            `ours takes, of the processor's time, ${median(ratios).toFixed(2)} of that (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
        );
      }
      rmSync(path);
    }
    wholeProgram(join(dir, 'project'));
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** A project whose phase 07 has such a log, cut off in attempt 1 of plan 07-03. */
function wholeProgram(root) {
  const plan = `---
phase: 7
autonomous: true
files_modified: [out.txt]
---
<objective>Write out.txt</objective>
`;
  mkdirSync(join(root, '.planning/phases/07-bench'), { recursive: true });
  writeFileSync(join(root, '.planning/phases/07-bench/07-03-PLAN.md'), plan);
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=B', '-c', 'user.email=b@example.invalid', ...args], { cwd: root });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'planned');
  const log = join(root, '.git/phase-executor/7/events.ndjson');
  writeLog(log, kinds['one run, cut off']);
  const agent = ['--agent', 'command', '--agent-command', 'date +%N > out.txt; echo "# done" > "$SUMMARY_PATH"'];
  const cli = (...args) =>
    seconds(() =>
      execFileSync(process.execPath, [join(home, 'dist', 'cli.js'), ...args], { cwd: root, stdio: 'pipe' }),
    );
  const told = cli('status', '7');
  const resumed = cli('run', '7', ...agent);
  rmSync(log);
  git('rm', '-q', '-r', '.planning/phases/07-bench/07-03-SUMMARY.md');
  git('commit', '-q', '-m', 'again');
  const alone = cli('run', '7', ...agent);
  console.log(
    `the whole program on the first log: status ${told.toFixed(2)} s, run ${resumed.toFixed(2)} s; run without a log ${alone.toFixed(2)} s`,
  );
}

/** In a process of its own, so that the memory of one does not count for the other. */
function measured(how, ...words) {
  return JSON.parse(execFileSync(process.execPath, [self, how, ...words], { encoding: 'utf8' }));
}

async function openLog(path, lib) {
  const { EventLog } = await import(pathToFileURL(resolve(lib, 'ledger/event-log.js')).href);
  const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()];
  const { log, recent } = EventLog.open(path, { runId: 'bench', phase: '07', epoch: 1 }, () => new Date());
  log.append('phase_start', details.phase_start);
  tell(startedAt, usedBefore, recent.events.length);
}

function parseLog(path) {
  const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()];
  const found = readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  tell(startedAt, usedBefore, found.length);
}

function tell(startedAt, usedBefore, kept) {
  const s = (performance.now() - startedAt) / 1000;
  const mb = Math.round(process.resourceUsage().maxRSS / 1000);
  const { user, system } = process.cpuUsage(usedBefore);
  console.log(JSON.stringify({ s, cpu: (user + system) / 1e6, mb, events: kept }));
}

function writeLog(path, eventOf) {
  mkdirSync(join(path, '..'), { recursive: true });
  const file = openSync(path, 'w');
  for (let seq = 1; seq <= events; seq += 10_000)
    writeSync(file, linesFrom(seq, Math.min(seq + 9_999, events), eventOf));
  fsyncSync(file); // or the first fsync of the run would pay for it
  closeSync(file);
}

function linesFrom(first, last, eventOf) {
  const what = 'Reading src/payments/refund-calculator.ts and the tests beside it'.padEnd(88, '.');
  let text = '';
  for (let seq = first; seq <= last; seq += 1) {
    const event = eventOf(seq);
    const stamp = { at: '2026-01-01T00:00:00.000Z', seq, runId: '0b7c1c1e-6f0e-4d3c-9d55-3f1f6a0e2f11', phase: '07' };
    text += `${JSON.stringify({ ...stamp, event, plan: '07-03', attempt: 1, what, ...details[event] })}\n`;
  }
  return text;
}
