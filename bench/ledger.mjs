// Opening a log of a million events and knowing what a resume needs, against a plain read and JSON.parse (about 2 minutes)
// Three logs: one long run that was cut off, which has to be read to its beginning; many runs that are over; and one whose
// lines are no progress. Then the whole program on the first: status, and a run that goes on. `--against <checkout>` opens
// each log in turn with another checkout of ours, so that a busy machine is as busy for both.
import { execFileSync } from 'node:child_process';
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  cli,
  figure,
  home,
  median,
  options,
  ours,
  Project,
  planText,
  progress,
  seconds,
  temporaryFolder,
} from './measure.mjs';

const { events, rounds, against, open, parse } = options({
  events: [1_000_000, 1_000],
  rounds: [3, 1],
  against: '',
  open: '', // in a process of its own, and so is the next
  parse: '',
});

/** What such events say. */
const details = {
  phase_start: {
    schemaVersion: 1,
    base: 'a'.repeat(40),
    plans: ['01-01'],
    done: [],
    waves: { '01-01': 1 },
    agent: 'command',
    mode: 'fallback',
    gate: { tests: false, verifier: false },
  },
  phase_failed: {
    signal: { status: 'failure', phase: '01', details: {} },
    decision: 'escalate',
    exitStatus: 'STUCK',
    reason: 'agent_error',
    lastPlan: '01-01',
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

if (open !== '') await openLog(open, against);
else if (parse !== '') parseLog(parse);
else await measureAll();

async function measureAll() {
  const dir = temporaryFolder();
  for (const [kind, eventOf] of Object.entries(kinds)) {
    progress(kind);
    const path = join(dir, 'events.ndjson');
    writeLog(path, eventOf);
    const opened = [];
    const others = [];
    for (let round = 0; round < rounds; round += 1) {
      opened.push(measured('--open', path, '--against', home));
      if (against !== '') others.push(measured('--open', path, '--against', resolve(against)));
    }
    const parsed = Array.from({ length: rounds }, () => measured('--parse', path));
    const [mine, plain] = [opened, parsed].map((each) => median(each.map(({ s }) => s)));
    figure(
      `${kind}: ${events} events, ${(statSync(path).size / 1e6).toFixed(0)} MB: opened in ${mine.toFixed(3)} s with ${opened[0].mb} MB ` +
        `(${opened[0].events} events kept), read and parsed in ${plain.toFixed(3)} s with ${parsed[0].mb} MB: ratio ${(mine / plain).toFixed(2)}`,
    );
    if (against !== '') {
      const ratios = opened.map(({ cpu }, at) => cpu / others[at].cpu);
      figure(
        `${kind}: the other checkout opened it in ${median(others.map(({ s }) => s)).toFixed(2)} s with ${others[0].mb} MB (${others[0].events} events kept); ` +
          `ours takes ${median(ratios).toFixed(2)} of its CPU time (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
      );
    }
    rmSync(path);
  }
  await wholeProgram();
}

/** A project whose phase has such a log, cut off in attempt 1 of its plan. */
async function wholeProgram() {
  progress('the whole program');
  const project = new Project({ plans: 1, planOf: (id) => planText(id, { artifact: 'out.txt' }) });
  const { root } = project;
  const log = join(root, '.git/phase-executor/1/events.ndjson');
  writeLog(log, kinds['one run, cut off']);
  const agent = ['--agent', 'command', '--agent-command', 'date +%N > out.txt; echo "# done" > "$SUMMARY_PATH"'];
  const call = (...args) =>
    seconds(() => execFileSync(process.execPath, [cli, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] }));
  const status = await call('status', '1');
  const resumed = await call('run', '1', ...agent);
  rmSync(log);
  project.git('rm', '-q', '-r', '.planning/phases/01-bench/01-01-SUMMARY.md');
  project.git('commit', '-q', '-m', 'again');
  const alone = await call('run', '1', ...agent);
  figure(
    `the whole program on the first log: status ${status.toFixed(2)} s, run ${resumed.toFixed(2)} s; run without a log ${alone.toFixed(2)} s: ratio ${(resumed / alone).toFixed(2)}`,
  );
}

/** In a process of its own, so that the memory of one does not count for the other. */
function measured(how, ...words) {
  return JSON.parse(execFileSync(process.execPath, [process.argv[1], how, ...words], { encoding: 'utf8' }));
}

async function openLog(path, checkout) {
  const { openEventLog } = await ours(['openEventLog'], checkout);
  const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()];
  const { log, recent } = openEventLog(path, { runId: 'bench', phase: '01', epoch: 1 }, () => new Date());
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
  mkdirSync(dirname(path), { recursive: true });
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
    const stamp = { at: '2026-01-01T00:00:00.000Z', seq, runId: '0b7c1c1e-6f0e-4d3c-9d55-3f1f6a0e2f11', phase: '01' };
    text += `${JSON.stringify({ ...stamp, event, plan: '01-01', attempt: 1, what, ...details[event] })}\n`;
  }
  return text;
}
