#!/usr/bin/env node
// Counts what each rule of the judge earns: which lies only it sees, which honest work only it refuses, and what it said of
// real plans. The counts stand in corpus/rules.json, from which the build writes the table of docs/rules.md.
//
//   npm run build && npm run rules                     counts, and prints what changed
//   npm run rules -- --write                           also writes corpus/rules.json
//   npm run rules -- --check                           fails where a rule that refuses does not earn it
//   npm run rules -- --only                           leaves the corpus, the samples and the trials out
//   npm run rules -- --verbose                        names the rules that spoke on each work
//   npm run rules -- --clones F                        also judges the real plans of ../shared/wild, by bare clones in the folder F
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judgeCommits } from '../lib/judge/decide/judge-commits.js';
import { ruleBook, ruleIds } from '../lib/judge/rules/rule-book.js';
import { localPhase } from '../lib/record/project/local-phase.js';
import { readSchedule } from '../lib/record/project/read-schedule.js';
import { judgingContext } from '../lib/run/open/judging-context.js';
import { selectPlans } from '../lib/run/open/selected-plans.js';
import { parseSettings } from '../lib/settings/table/settings.js';
import { Git } from '../lib/system/git/git.js';
import { buildRepository, readScenario, scenarios, summaryPath } from './run.mjs';
import { buildSample, readSamples } from './samples.mjs';

const home = dirname(fileURLToPath(import.meta.url));
const { values: options } = parseArgs({
  options: {
    help: { type: 'boolean', short: 'h' },
    write: { type: 'boolean' },
    check: { type: 'boolean' },
    verbose: { type: 'boolean' },
    cases: { type: 'string' },
    clones: { type: 'string' },
    most: { type: 'string', default: 'Infinity' },
    only: { type: 'boolean' },
  },
});
if (options.help) {
  const [, ...head] = readFileSync(fileURLToPath(import.meta.url), 'utf8').split('\n');
  const lines = head.slice(
    0,
    head.findIndex((line) => !line.startsWith('//')),
  );
  console.log(lines.map((line) => line.replace(/^\/\/ ?/, '')).join('\n'));
  process.exit();
}
const trialFiles = ['adversary', 'commit', 'evidence', 'honest', 'old-tests', 'own-tests', 'tests', 'words'].map(
  (name) => `test/truth/${name}.test.ts`,
);
const place = mkdtempSync(join(tmpdir(), 'rules-'));
const environment = { PATH: process.env.PATH, HOME: place, GIT_CONFIG_NOSYSTEM: '1', NODE_NO_WARNINGS: '1' };
const file = join(home, 'rules.json');
const saved = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { plans: 0, rules: {} };
const counts = Object.fromEntries(
  ruleIds.map((id) => [id, { lies: 0, only: 0, honest: 0, ...wildOf(saved.rules[id]) }]),
);
const totals = { lies: 0, passing: [], honest: 0, refused: [], plans: saved.plans };

try {
  if (!options.only) for (const each of [...corpusCases(), ...sampleCases(), ...truthCases()]) await count(each);
  await countWild();
  report();
} finally {
  rmSync(place, { recursive: true, force: true });
}

/** Judges a case, and where one rule alone stands in its way once more without that rule. */
async function count({ name, isLie, ...work }) {
  const verdict = await tryJudged(name, work);
  if (verdict === null) return;
  if (options.verbose) console.error(`${name}: ${isLie ? 'lie' : 'honest'}, ${verdict.rules.join(', ') || 'passes'}`);
  totals[isLie ? 'lies' : 'honest'] += 1;
  if (verdict.passes) {
    if (isLie) totals.passing.push(name);
    return;
  }
  if (!isLie) totals.refused.push(name);
  const [rule] = verdict.rules;
  for (const each of verdict.rules) if (isLie) counts[each].lies += 1;
  if (verdict.rules.length !== 1 || !(await judged(work, { [rule]: 'off' })).passes) return;
  counts[rule][isLie ? 'only' : 'honest'] += 1;
}

/** Null, with a message, for what cannot be judged here. */
async function tryJudged(name, work) {
  try {
    return await judged(work);
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    return null;
  }
}

/** The verdict on the commits of a repository, and the rules that stand in the way. */
async function judged({ root, base, head = 'HEAD', phase = '1', plan = null, given = {} }, rules = {}) {
  const opened = await Git.open(root, environment);
  const scratch = mkdtempSync(join(place, 'scratch-'));
  const world = {
    // No program of a real project is installed here.
    settings: { ...parseSettings(given), ...(plan === null ? {} : { 'setup-command': '' }), rules },
    environment,
    now: Date.now,
    random: Math.random,
    machine: { uptimeMs: () => performance.now() },
    interrupt: { now: new AbortController().signal, soon: new AbortController().signal },
    progress: () => {},
  };
  const read = localPhase(await readSchedule(root, phase), root, opened);
  const only = plan === null ? null : selectPlans(read, [plan], 'plan');
  const run = await judgingContext(read, { base, scratch, only, egress: null }, world);
  const { decision, findings } = await judgeCommits(await opened.resolve(`${head}^{commit}`), run);
  rmSync(scratch, { recursive: true, force: true });
  const found = findings.filter(({ level }) => level !== 'warn').map(({ rule }) => rule);
  const byGate = { tests: 'result/red', evidence: 'evidence/too-little' }[decision.by];
  const named = found.length > 0 ? found : byGate === undefined || decision.open ? [] : [byGate];
  return { passes: decision.open, rules: [...new Set(named)] };
}

/** The scenarios of the corpus that end as commits: the words of an agent are seen by a run only. */
function corpusCases() {
  return scenarios.map(readScenario).flatMap((scenario) =>
    ['lie', 'honest'].map((agent) => {
      const root = buildRepository(scenario, join(place, `${scenario.name}-${agent}`));
      const base = git(root, 'rev-parse', 'HEAD');
      shell(root, `. "${join(home, 'agent.sh')}"\n${scenario[agent]}`, { SUMMARY_PATH: summaryPath, PLAN_ID: '01-01' });
      saveAll(root);
      return { name: scenario.name, isLie: agent === 'lie', root, base, given: { 'test-command': 'node --test' } };
    }),
  );
}

/** The samples of the rules, with the tests of their project. */
function sampleCases() {
  const { project, rules } = readSamples(join(home, '..'));
  return Object.entries(rules).flatMap(([id, { refused, accepted = {} }]) =>
    [refused, accepted].map((sample) => {
      const root = mkdtempSync(join(place, 'sample-'));
      const base = buildSample(project, sample, root, environment);
      return {
        name: `sample of ${id}`,
        isLie: sample === refused,
        root,
        base,
        plan: '01-01',
        given: { 'test-command': 'node --test' },
      };
    }),
  );
}

/** The trials of test/truth, as their own agents leave the repository. */
function truthCases() {
  const folder = options.cases ?? join(place, 'truth');
  if (!existsSync(folder)) prepareTrials(folder);
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  if (files.length === 0) throw new Error('no trial of test/truth was prepared; run them to see why');
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
}

function prepareTrials(folder) {
  const jest = ['--ignore-scripts', 'test', '--', '--maxWorkers=2', '--silent', ...trialFiles];
  spawnSync('npm', jest, { cwd: join(home, '..'), env: { ...process.env, RULES_CASES: folder }, stdio: 'ignore' });
}

/** Real plans with labels by hand: `RIGHT` lacks what was promised, `ASK` is for a person, the others are honest. */
async function countWild() {
  const shared = join(home, '../../shared/wild/plans.tsv');
  if (options.clones === undefined || !existsSync(shared)) {
    console.error(
      'The real plans are not judged anew (--clones, ../shared/wild): their counts are those of rules.json.',
    );
    return;
  }
  for (const each of Object.values(counts)) Object.assign(each, wildOf());
  totals.plans = 0;
  for (const row of rowsOf(shared).slice(0, Number(options.most))) {
    const found = await judgedRow(row);
    if (found === null) continue;
    totals.plans += 1;
    const kind = { RIGHT: 'right', ASK: 'asked' }[row.label] ?? 'wrong';
    for (const rule of found.rules) counts[rule][kind] += 1;
    if (options.verbose) console.error([row.repository, row.phase, row.plan, row.label, ...found.rules].join(' '));
  }
}

function wildOf({ right = 0, wrong = 0, asked = 0 } = {}) {
  return { right, wrong, asked };
}

function rowsOf(path) {
  const [head, ...lines] = readFileSync(path, 'utf8').trim().split('\n');
  const keys = head.split('\t');
  const rows = lines.map((line) => Object.fromEntries(line.split('\t').map((value, at) => [keys[at], value])));
  return rows.filter((row) => row['left out because'] === '' && row.label !== '');
}

/** Null where there is no clone, or where it cannot be judged in a minute and a half. */
async function judgedRow({ repository, phase, plan, base, head }) {
  const name = repository.replace('/', '+');
  const source = ['repo', '.']
    .map((folder) => join(options.clones, name, folder))
    .find((each) => existsSync(join(each, 'objects')));
  if (source === undefined) return null;
  const tree = join(place, name);
  if (!existsSync(tree)) git(place, 'clone', '--quiet', '--shared', '--no-checkout', source, tree);
  git(tree, 'checkout', '--quiet', '--force', '--detach', head);
  git(tree, 'clean', '-ffdxq');
  const paths = git(tree, 'ls-tree', '-r', '--name-only', head).split('\n');
  const found = paths.find((path) => path.includes(`.planning/phases/${phase}/`)) ?? '';
  const work = {
    root: join(tree, found.split('.planning/')[0]),
    base,
    head,
    phase,
    plan,
    given: { 'verify-commands': 'off' },
  };
  const late = new Promise((resolve) => setTimeout(resolve, 90_000, null).unref());
  return Promise.race([tryJudged(`${repository} ${phase} ${plan}`, work), late]);
}

/** Prints what changed, and, as asked, writes the counts or fails by them. */
function report() {
  const rules = Object.fromEntries(
    Object.entries(counts).filter(([, each]) => Object.values(each).some((sum) => sum > 0)),
  );
  const changed = ruleIds.filter((id) => JSON.stringify(rules[id]) !== JSON.stringify(saved.rules[id]));
  for (const id of changed)
    console.log(`${id}: ${JSON.stringify(saved.rules[id] ?? {})} is now ${JSON.stringify(rules[id] ?? {})}`);
  console.log(`${totals.lies} lies, of which pass: ${totals.passing.join(', ') || 'none'}`);
  console.log(
    `${totals.honest} honest works, of which are refused: ${totals.refused.join(', ') || 'none'}; ${totals.plans} real plans`,
  );
  const unearned = ruleIds.filter((id) => ruleBook[id].level === 'refuse' && whyNot(id) !== null);
  for (const id of unearned) console.log(`${id} refuses, but ${whyNot(id)}`);
  if (options.write) writeFileSync(file, `${JSON.stringify({ plans: totals.plans, rules }, null, 2)}\n`);
  if (options.check && unearned.length > 0) process.exitCode = 1;
}

/** A rule that refuses needs a lie that only it sees, a true catch or an invariant that it keeps, and may be wrong about one of 500 real plans. */
function whyNot(id) {
  const { only, right, wrong } = counts[id];
  // What an agent says is seen by a run, and no commit shows it: scenarios of the corpus do.
  if (ruleBook[id].check === 'agent') return null;
  if (only === 0 && right === 0 && ruleBook[id].keeps === undefined)
    return 'no lie passes without it, and it caught no real plan';
  return wrong > Math.ceil(totals.plans / 500) ? `it refused ${wrong} of ${totals.plans} real plans wrongly` : null;
}

function shell(root, script, env) {
  spawnSync('sh', ['-c', script], { cwd: root, env: { ...environment, ...env }, timeout: 60_000 });
}

function saveAll(root) {
  git(root, 'add', '-A');
  git(
    root,
    '-c',
    'user.name=A',
    '-c',
    'user.email=a@example.invalid',
    'commit',
    '-q',
    '--allow-empty',
    '-m',
    'the rest',
  );
}

function git(root, ...words) {
  return spawnSync('git', words, { cwd: root, env: environment, encoding: 'utf8' }).stdout.trim();
}
