// Every parser of text that somebody else wrote, on 1 MB of the worst input we know: under 2 s and 300 MB (about 15 minutes)
// Each place of an input runs in a process of its own, so a hang or a stack that ends is noticed as such. Where a reader
// bounds what it takes, being refused is an answer; a crash is none.
//   node bench/worst-input.mjs [part of a parser's name]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { figure, isSmoke, options, ours, progress } from './measure.mjs';
import { inputs, wrapped } from './worst-input/inputs.mjs';

const { bytes, every, words } = options({ bytes: [1_000_000, 10_000], every: [1, 30] });
const most = { seconds: 2, megabytes: 300 };
/** What one process reads after another adds up in its heap; from here on each text is measured by itself. */
const shared = { seconds: most.seconds, megabytes: most.megabytes / 2 };

const readPlan = {
  ours: ['parsePlan'],
  read: (text, { parsePlan }) => parsePlan(text, '.planning/phases/01-a/01-01-PLAN.md'),
};
/** Name, how the inputs are wrapped, what of ours reads them, and how: `read` returns once it has answered. */
const parsers = {
  frontmatter: {
    in: ['plain', 'frontmatter', 'flow', 'block'],
    ...by('readFrontmatter'),
  },
  'must-haves': { in: ['mustHaves', 'artifacts'], ...readPlan },
  plan: { in: ['plain', 'frontmatter', 'flow', 'block', 'filesModified'], ...readPlan },
  tasks: { in: ['body', 'task', 'action', 'automated', 'files'], ...readPlan },
  roadmap: { in: ['plain', 'roadmap'], ...by('parseRoadmap') },
  'roadmap ticks': {
    in: ['plain', 'roadmap'],
    ours: ['tickPlan', 'tickPhase'],
    read: (text, { tickPlan, tickPhase }) => {
      tickPhase(tickPlan(text, '01-01', '01'), '01');
    },
  },
  state: {
    in: ['plain', 'frontmatter', 'state'],
    ours: ['editState', 'readPosition'],
    read: (text, { editState, readPosition }) => {
      readPosition(text);
      editState(text, { status: 'x', plan: '1', lastActivity: 'y', progress: { completedPlans: 1, totalPlans: 2 } });
    },
  },
  summary: {
    in: ['plain', 'frontmatter', 'flow', 'block', 'summary'],
    ours: ['isHalted', 'verifySummary'],
    read: (text, { isHalted, verifySummary }) => {
      [isHalted(text), verifySummary({ path: 'x', text })];
    },
  },
  verification: {
    in: ['plain', 'frontmatter', 'flow', 'gaps'],
    ...by('readVerification'),
  },
  config: { in: ['plain', 'json', 'jsonKey'], ...by('readPlanningConfig') },
  handoff: {
    in: ['plain', 'json', 'jsonKey', 'handoff'],
    ours: ['listRemainingWork', 'parseCheckpointReturn'],
    read: (text, { listRemainingWork, parseCheckpointReturn }) => {
      listRemainingWork(text);
      parseCheckpointReturn(parsed(text));
    },
  },
  signal: { in: ['plain', 'json', 'jsonKey', 'signal'], ...by('parseSignal') },
  'orchestrator state': { in: ['plain', 'json', 'jsonKey'], ...by('parseState') },
  'event log': {
    in: ['plain', 'event', 'json'],
    ours: ['recentEvents'],
    read: (text, { recentEvents }) => recentEvents(text, '01'),
  },
  'execution log': {
    in: ['plain', 'event', 'json'],
    ours: ['appendToExecutionLog', 'updateExecutionLog'],
    read: (text, { appendToExecutionLog, updateExecutionLog }) => {
      const folder = mkdtempSync(join(tmpdir(), 'worst-input-'));
      writeFileSync(join(folder, 'EXECUTION_LOG.md'), text);
      updateExecutionLog(join(folder, 'EXECUTION_LOG.md'), []);
      appendToExecutionLog(folder, { at: '2026-01-01T00:00:00Z', what: 'warning', result: 'it' });
      rmSync(folder, { recursive: true });
    },
  },
  'leg result': {
    in: ['plain', 'json', 'leg'],
    ours: ['readWorker'],
    read: (text, { readWorker }) => {
      const folder = mkdtempSync(join(tmpdir(), 'worst-input-'));
      writeFileSync(join(folder, 'leg.json'), text);
      writeFileSync(join(folder, 'events.ndjson'), text);
      try {
        readWorker(folder);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
  'test report': {
    in: ['plain', 'json', 'xml', 'junit', 'jest'],
    ...by('readReport'),
  },
  'test log': {
    in: ['plain', 'json', 'xml', 'junit', 'jest', 'tap', 'goJson'],
    ours: ['TestLog', 'testVerdict'],
    read: (text, { TestLog, testVerdict }) => {
      const log = new TestLog();
      log.push(Buffer.from(text));
      testVerdict({ exitCode: 0, log: log.end() });
    },
  },
  'go json as text': { in: ['goJson'], ...by('quoteForGo') },
  'agent output': {
    in: ['plain', 'json', 'claude', 'codex', 'prettyJson'],
    ...by('reportedFailure'),
  },
  'plain ending': { in: ['plain'], ...by('plainEnding') },
  'bundle header': {
    in: ['plain', 'bundle'],
    ours: ['parseBundleHeader'],
    read: (text, { parseBundleHeader }) => parseBundleHeader(Buffer.from(text)),
  },
  'zip archive': {
    in: ['plain', 'zip'],
    ours: ['unzipBounded'],
    read: async (text, { unzipBounded }) => {
      const folder = mkdtempSync(join(tmpdir(), 'worst-input-'));
      writeFileSync(join(folder, 'a.zip'), text, 'latin1');
      try {
        await unzipBounded(join(folder, 'a.zip'), join(folder, 'out'), { maxBytes: 1e6, maxFiles: 2000 });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
  contains: {
    in: ['pattern'],
    ours: ['holdsText'],
    read: (text, { holdsText }) => {
      const { pattern, subject } = JSON.parse(text);
      holdsText(subject, pattern, 'a.md');
    },
  },
  'declared path': {
    in: ['plain'],
    ours: ['parseDeclaredPath'],
    read: (text, { parseDeclaredPath }) => {
      const declared = parseDeclaredPath(text);
      if (declared.kind === 'pattern') declared.alternatives();
    },
  },
  'shell command': { in: ['plain'], ...by('splitShellCommands') },
  'command strength': { in: ['plain'], ...by('canFail') },
  redaction: {
    in: ['plain'],
    ours: ['buildRedactor'],
    read: (text, { buildRedactor }) => buildRedactor(['secret-value'])(text),
  },
  'shown text': {
    in: ['plain'],
    ours: ['escapeMarkdown', 'stripLine'],
    read: (text, { escapeMarkdown, stripLine }) => {
      escapeMarkdown(text);
      stripLine(text);
    },
  },
  'git status': {
    in: ['plain', 'status'],
    ours: ['StatusReader'],
    read: (text, { StatusReader }) => {
      const status = new StatusReader();
      for (const entry of text.split('\0')) status.read(entry);
    },
  },
  'git config': { in: ['plain'], ...by('parseConfig') },
};

const [only = '', how = '', from = '', alone = ''] = words;
if (how === '') all(only);
else await some(only, how, Number(from), alone !== '');

function all(part) {
  const wanted = Object.entries(parsers).filter(([name]) => name.includes(part));
  if (wanted.length === 0)
    throw new Error(`no parser is named like "${part}"; there are: ${Object.keys(parsers).join(', ')}`);
  const found = [];
  for (const [name, { in: places }] of wanted) {
    progress(name);
    const mine = (isSmoke ? places.slice(0, 1) : places).flatMap((place) => measure(name, place));
    for (const each of mine.filter((one) => isOver(one))) figure(`OVER: ${shown(each)}`);
    const [slowest, largest] = ['seconds', 'megabytes'].map((of) => Math.max(...mine.map((each) => each[of])));
    if (!isSmoke) console.log(`| ${name} | ${mine.length} | ${slowest.toFixed(2)} | ${largest.toFixed(0)} |`);
    found.push(...mine);
  }
  const worst = (of) => shown(found.reduce((one, other) => (other[of] > one[of] ? other : one)));
  figure(
    `${found.length} pairs of a parser and ${bytes} bytes; slowest: ${worst('seconds')}; largest: ${worst('megabytes')}`,
  );
  if (found.some((one) => isOver(one))) process.exitCode = 1;
}

function shown({ name, how, text, seconds, megabytes, crash }) {
  return `${name} on ${text} (${how}): ${seconds.toFixed(2)} s, ${megabytes.toFixed(0)} MB${crash ? `, ${crash}` : ''}`;
}

function isOver({ seconds, megabytes, crash }, mark = most) {
  return crash !== null || seconds > mark.seconds || megabytes > mark.megabytes;
}

/** All inputs of one place, in as few processes as will do; one that seems over the mark is measured again by itself. */
function measure(name, how) {
  const names = chosenInputs(how);
  const found = [];
  while (found.length < names.length)
    for (const each of child(name, how, found.length))
      found.push(each.crash !== null || !isOver(each, shared) ? each : (child(name, how, each.at, 'alone')[0] ?? each));
  return found;
}

function chosenInputs(how) {
  return inputs(how).filter((_, at) => at % every === 0);
}

function child(name, how, ...rest) {
  const args = [process.argv[1], name, how, ...rest.map(String), '--bytes', `${bytes}`, '--every', `${every}`];
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 });
  const read = stdout
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({ name, how, crash: null, ...JSON.parse(line) }));
  if (status === 0) return read;
  const at = rest[0] + read.length;
  const crash = signal === 'SIGTERM' ? 'no end within 60 s' : `ended with ${status ?? signal}: ${lastLine(stderr)}`;
  return [...read, { name, how, at, text: chosenInputs(how)[at], seconds: 0, megabytes: 0, crash }];
}

/** In the child: the seconds of each reading, and the most memory the process ever had beyond Node's own. */
async function some(name, how, first, isAlone) {
  const { ours: needed, read } = parsers[name];
  const found = await ours(needed);
  await refused(() => read('', found)); // loads what a first reading loads
  const names = chosenInputs(how);
  const begun = performance.now();
  const before = process.resourceUsage().maxRSS;
  for (let at = first; at < names.length && performance.now() - begun < 5_000; at += 1) {
    const text = wrapped(how, names[at], bytes);
    const from = process.cpuUsage();
    const error = await refused(() => read(text, found));
    // Ours say what is wrong; these are of a parser that fell over.
    if (error instanceof RangeError || error instanceof TypeError || error instanceof ReferenceError) throw error;
    const { user, system } = process.cpuUsage(from); // whatever else the machine is at
    const seconds = (user + system) / 1e6;
    const megabytes = (process.resourceUsage().maxRSS - before) / 1024;
    writeSync(1, `${JSON.stringify({ at, text: names[at], seconds, megabytes })}\n`);
    if (isAlone || megabytes > shared.megabytes) return;
  }
}

/** A reader that is one function of ours. */
function by(name) {
  return { ours: [name], read: (text, found) => found[name](text) };
}

/** The error of a reading, or null. */
async function refused(reading) {
  try {
    await reading();
    return null;
  } catch (error) {
    return error;
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function lastLine(text) {
  const lines = text.split('\n').filter((line) => /Error|error/.test(line));
  return (lines[0] ?? text.trim().split('\n').at(-1) ?? '').slice(0, 160);
}
