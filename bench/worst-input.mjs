// Every parser of text that somebody else wrote, on 1 MB of the worst input we know for it: under 2 s and 300 MB each.
// Each pair runs in a process of its own, so a hang or a stack that ends is seen as such. Where a reader bounds what it
// takes, being refused is an answer; a crash is none. `node bench/worst-input.mjs [part of a parser's name]`
import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { home } from './measure.mjs';
import { inputs, wrapped } from './worst-input/inputs.mjs';

const most = { seconds: 2, megabytes: 300 };
/** What one process reads after another adds up in its heap; from here on each text is measured by itself. */
const shared = { seconds: most.seconds, megabytes: most.megabytes / 2 };
const bytes = 1_000_000;
const lib = (path) => import(join(home, 'lib', path));

/** Name, how the inputs are wrapped, and what reads them. `read` returns once it has answered. */
const parsers = {
  frontmatter: {
    in: ['plain', 'frontmatter', 'flow', 'block'],
    read: via('phase/frontmatter.js', 'readFrontmatter'),
  },
  'must-haves': { in: ['mustHaves', 'artifacts'], read: plan },
  plan: { in: ['plain', 'frontmatter', 'flow', 'block', 'filesModified'], read: plan },
  tasks: { in: ['body', 'task', 'action', 'automated', 'files'], read: plan },
  roadmap: { in: ['plain', 'roadmap'], read: via('phase/roadmap.js', 'parseRoadmap') },
  'roadmap ticks': {
    in: ['plain', 'roadmap'],
    read: async (text) => {
      const { tickPlan, tickPhase } = await lib('phase/roadmap.js');
      tickPhase(tickPlan(text, '01-01', '01'), '01');
    },
  },
  state: {
    in: ['plain', 'frontmatter', 'state'],
    read: async (text) => {
      const { editState, readPosition } = await lib('phase/state.js');
      readPosition(text);
      editState(text, { status: 'x', plan: '1', lastActivity: 'y', progress: { completedPlans: 1, totalPlans: 2 } });
    },
  },
  summary: {
    in: ['plain', 'frontmatter', 'flow', 'block', 'summary'],
    read: async (text) => {
      const { readSummary } = await lib('phase/summary.js');
      const { verifySummary } = await lib('verify/summary.js');
      [readSummary(text), verifySummary({ path: 'x', text })];
    },
  },
  verification: {
    in: ['plain', 'frontmatter', 'flow', 'gaps'],
    read: via('phase/verification.js', 'readVerification'),
  },
  config: { in: ['plain', 'json', 'jsonKey'], read: via('phase/config.js', 'readConfig') },
  handoff: {
    in: ['plain', 'json', 'jsonKey', 'handoff'],
    read: async (text) => {
      const { remainingIn } = await lib('signal/handoff-remaining.js');
      const { parseCheckpointReturn } = await lib('signal/checkpoint-return.js');
      remainingIn(text);
      parseCheckpointReturn(parsed(text));
    },
  },
  signal: { in: ['plain', 'json', 'jsonKey', 'signal'], read: via('signal/completion-signal.js', 'parseSignal') },
  'orchestrator state': { in: ['plain', 'json', 'jsonKey'], read: via('ledger/orchestrator-state.js', 'parseState') },
  'event log': {
    in: ['plain', 'event', 'json'],
    read: async (text) => {
      const { recentEvents } = await lib('ledger/event-log.js');
      return recentEvents(onDisk(text), '01');
    },
  },
  'execution log': {
    in: ['plain', 'event', 'json'],
    read: async (text) => {
      const { appendToExecutionLog } = await lib('ledger/execution-log.js');
      const folder = mkdtempSync(join(tmpdir(), 'worst-input-'));
      writeFileSync(join(folder, 'EXECUTION_LOG.md'), text);
      appendToExecutionLog(folder, { at: '2026-01-01T00:00:00Z', runId: 'r', event: 'warning', phase: '01' });
      rmSync(folder, { recursive: true });
    },
  },
  'leg result': {
    in: ['plain', 'json', 'leg'],
    read: async (text) => {
      const { readLeg } = await lib('chain/leg-result.js');
      const folder = mkdtempSync(join(tmpdir(), 'worst-input-'));
      writeFileSync(join(folder, 'leg.json'), text);
      writeFileSync(join(folder, 'events.ndjson'), text);
      try {
        readLeg(folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
  'test report': {
    in: ['plain', 'json', 'xml', 'junit', 'jest'],
    read: via('verify/test-results/reports/report.js', 'readReport'),
  },
  'test log': {
    in: ['plain', 'json', 'xml', 'junit', 'jest', 'tap', 'goJson'],
    read: async (text) => {
      const { TestLog } = await lib('verify/test-results/test-log.js');
      const { testVerdict } = await lib('verify/test-results/verdict.js');
      const log = new TestLog();
      log.push(Buffer.from(text));
      testVerdict({ exitCode: 0, log: log.end() });
    },
  },
  'go json as text': { in: ['goJson'], read: via('verify/test-results/reports/go-json.js', 'asGoText') },
  'agent output': {
    in: ['plain', 'json', 'claude', 'codex', 'prettyJson'],
    read: via('agents/closing-words.js', 'closingWords'),
  },
  'plain ending': { in: ['plain'], read: via('agents/plain-ending.js', 'plainEnding') },
  'bundle header': {
    in: ['plain', 'bundle'],
    read: async (text) => (await lib('git/bundle/bundle-file.js')).parseBundleHeader(Buffer.from(text)),
  },
  'zip archive': {
    in: ['plain', 'zip'],
    read: async (text) => {
      const { unzipBounded } = await lib('github/archive.js');
      const folder = mkdtempSync(join(tmpdir(), 'worst-input-'));
      writeFileSync(join(folder, 'a.zip'), text, 'latin1');
      try {
        await unzipBounded(join(folder, 'a.zip'), join(folder, 'out'), { maxBytes: 1e6, maxFiles: 2000 });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
  'key link': {
    in: ['pattern'],
    read: async (text) => {
      const { pattern, subject } = JSON.parse(text);
      (await lib('verify/promised-pattern.js')).patternSearch(pattern).search(subject);
    },
  },
  contains: {
    in: ['pattern'],
    read: async (text) => {
      const { pattern, subject } = JSON.parse(text);
      (await lib('verify/promised-text.js')).holdsText(subject, pattern, 'a.md');
    },
  },
  'declared path': {
    in: ['plain'],
    read: async (text) => {
      const { parseDeclaredPath } = await lib('phase/declared-paths.js');
      const declared = parseDeclaredPath(text);
      if (declared.kind === 'pattern') declared.alternatives();
    },
  },
  'shell command': { in: ['plain'], read: via('verify/test-results/shell-commands.js', 'shellCommands') },
  'command strength': { in: ['plain'], read: via('verify/command-strength.js', 'canFail') },
  redaction: {
    in: ['plain'],
    read: async (text) => (await lib('report/redaction.js')).redactor(['secret-value'])(text),
  },
  'shown text': {
    in: ['plain'],
    read: async (text) => {
      (await lib('report/markdown.js')).inert(text);
      (await lib('report/text.js')).plain(text);
    },
  },
  'git status': { in: ['plain', 'status'], read: via('git/status.js', 'parseStatus') },
  'git config': { in: ['plain'], read: via('git/config-guard.js', 'parseConfig') },
};

const [only = '', wrap = '', from = '', alone = ''] = process.argv.slice(2);
if (wrap === '') all(only);
else await some(only, wrap, Number(from), alone !== '');

function all(part) {
  const wanted = Object.entries(parsers).filter(([name]) => name.includes(part));
  if (wanted.length === 0) {
    console.error(`no parser is named like "${part}"; there are: ${Object.keys(parsers).join(', ')}`);
    process.exitCode = 64;
    return;
  }
  const told = [];
  for (const [name, { in: wraps }] of wanted) {
    const mine = wraps.flatMap((how) => measure(name, how));
    for (const each of mine.filter((one) => isOver(one))) console.log(`OVER: ${shown(each)}`);
    const [slowest, largest] = ['seconds', 'megabytes'].map((of) => Math.max(...mine.map((each) => each[of])));
    console.log(`| ${name} | ${mine.length} | ${slowest.toFixed(2)} | ${largest.toFixed(0)} |`);
    told.push(...mine);
  }
  const worst = (of) => shown(told.reduce((one, other) => (other[of] > one[of] ? other : one)));
  console.log(
    `${told.length} pairs of a parser and 1 MB; slowest: ${worst('seconds')}; largest: ${worst('megabytes')}`,
  );
  if (told.some((one) => isOver(one))) process.exitCode = 1;
}

function shown({ name, how, text, seconds, megabytes, crash }) {
  return `${name} on ${text} (${how}): ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB${crash ? `, ${crash}` : ''}`;
}

function isOver({ seconds, megabytes, crash }, mark = most) {
  return crash !== null || seconds > mark.seconds || megabytes > mark.megabytes;
}

/** All inputs of one place, in as few processes as will do; one that seems over the mark is measured again by itself. */
function measure(name, how) {
  const names = inputs(how);
  const told = [];
  while (told.length < names.length) {
    const at = told.length;
    const more = child(name, how, at);
    for (const each of more)
      told.push(each.crash !== null || !isOver(each, shared) ? each : (child(name, how, each.at, 'alone')[0] ?? each));
  }
  return told;
}

function child(name, how, ...rest) {
  const args = [fileURLToPath(import.meta.url), name, how, ...rest.map(String)];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  const read = stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ name, how, crash: null, ...JSON.parse(line) }));
  if (status === 0) return read;
  const at = rest[0] + read.length;
  const crash = signal === 'SIGTERM' ? 'no end within 60 s' : `ended with ${status ?? signal}: ${lastLine(stderr)}`;
  return [...read, { name, how, at, text: inputs(how)[at], seconds: 0, megabytes: 0, crash }];
}

/** In the child: the seconds of each reading, and the most memory the process ever had beyond Node's own. */
async function some(name, how, first, isAlone) {
  await parsers[name].read('').catch(() => undefined);
  const names = inputs(how);
  const begun = performance.now();
  const before = process.resourceUsage().maxRSS;
  for (let at = first; at < names.length && performance.now() - begun < 5_000; at += 1) {
    const text = wrapped(how, names[at], bytes);
    const from = process.cpuUsage();
    try {
      await parsers[name].read(text);
    } catch (error) {
      // Ours say what is wrong; these are of a parser that fell over.
      if (error instanceof RangeError || error instanceof TypeError || error instanceof ReferenceError) throw error;
    }
    const { user, system } = process.cpuUsage(from); // whatever else the machine is at
    const seconds = (user + system) / 1e6;
    const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
    writeSync(1, `${JSON.stringify({ at, text: names[at], seconds, megabytes })}\n`);
    if (isAlone || megabytes > shared.megabytes) return;
  }
}

function via(path, name) {
  return async (text) => (await lib(path))[name](text);
}

async function plan(text) {
  const { parsePlan } = await lib('phase/plan.js');
  parsePlan(text, '.planning/phases/01-a/01-01-PLAN.md');
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function onDisk(text) {
  const folder = mkdtempSync(join(tmpdir(), 'worst-input-'));
  const path = join(folder, 'file');
  writeFileSync(path, text);
  const file = openSync(path, 'r');
  rmSync(folder, { recursive: true });
  return file;
}

function lastLine(text) {
  const lines = text.split('\n').filter((line) => /Error|error/.test(line));
  return (lines[0] ?? text.trim().split('\n').at(-1) ?? '').slice(0, 160);
}
