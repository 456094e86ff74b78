// The checks' verdicts on plans whose repositories say themselves that verification passed (about 5 minutes)
//   node bench/verify-wild.mjs <folder of git clones with their history> [--details]
// For each phase whose VERIFICATION.md ever said "passed" it reads the tree of the first commit in which it did, and for
// each plan those that added the plan and its SUMMARY (docs/research/verification-in-the-wild.md). Of these repositories
// nothing is run: neither their code, nor their hooks and filters, nor the commands in their plans.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { figure, isSmoke, options, ours, Project, progress, skip, temporaryFolder } from './measure.mjs';

const { details, words } = options({ details: false });
const temporary = temporaryFolder();
const folder = words[0] ?? (isSmoke ? ownClones() : null);
const changesAt = new Map();
const histories = new Map();
const checks = [
  'verifyArtifacts',
  'verifyKeyLinks',
  'runnableCommand',
  'judgePlans',
  'evidence/evidenceLevel',
  'isAtLeast',
];
const readers = ['readVerification', 'readPhase', 'planChanges', 'Git', 'TreeFiles'];
const engine = folder === null ? null : await ours([...checks, ...readers]);

if (folder === null)
  skip(
    'there are no clones; git clone some repositories that have .planning into one folder, and node bench/verify-wild.mjs <folder>',
  );
else await compare(resolve(folder));

async function compare(folder) {
  const plans = [];
  for (const name of readdirSync(folder).sort()) {
    progress(name);
    plans.push(...(await plansOf(join(folder, name), name)));
  }
  if (plans.length === 0) throw new Error(`no phase of a repository in ${folder} says that it passed`);
  if (details) for (const plan of plans) console.log(JSON.stringify({ ...plan, parsed: undefined }));
  summarise(plans);
}

/** A repository with a plan that was done and verified. */
function ownClones() {
  const clones = join(temporary, 'clones');
  mkdirSync(clones);
  new Project({
    root: join(clones, 'own'),
    plans: 1,
    commitsOf: ({ phaseDir }) => [
      ['feat(01-01): make it', { 'made/01-01.txt': 'x\n', [`${phaseDir}/01-01-SUMMARY.md`]: '# Done\n' }],
      ['docs(01): verify', { [`${phaseDir}/01-VERIFICATION.md`]: '---\nstatus: passed\n---\n# Verified\n' }],
    ],
  });
  return clones;
}

/** Each plan that was done when its phase was said to have passed, and our findings then, before its work and after it. */
async function plansOf(source, repository) {
  const tree = join(temporary, basename(repository, '.git').replace(/^[^+]*\+/, ''));
  const added = firstCommits(source);
  const plans = [];
  for (const [report, commit] of await firstPasses(source)) {
    const prefix = report.slice(0, report.indexOf('.planning/phases/'));
    await historyOf(source);
    writeTree(source, commit, tree);
    for (const plan of await donePlans(join(tree, prefix), basename(dirname(report)))) {
      const commits = {
        planned: added.get(prefix + plan.path),
        done: added.get(prefix + plan.summary),
        passed: commit,
      };
      plans.push({ repository, prefix, ...plan, commits, found: {} });
    }
  }
  let last = {};
  for (const moment of ['planned', 'done', 'passed'])
    for (const plan of plans.toSorted((a, b) => (a.commits[moment] ?? '').localeCompare(b.commits[moment] ?? ''))) {
      const commit = plan.commits[moment];
      if (commit === undefined) continue;
      if (commit !== last.commit) last = { commit, filled: writeTree(source, commit, tree) };
      plan.found[moment] = await findings(join(tree, plan.prefix), plan, source, last.filled);
      // A plan that came with its work in one commit has no moment before it.
      const isBefore = moment === 'planned' && plan.commits.done !== commit;
      if (moment === 'passed' || isBefore) plan.found[moment].verdict = await verdicts(plan, source, last);
      if (moment === 'passed') plan.disagreements = disagreements(plan, placeOf(source, tree));
    }
  return plans;
}

/** For each report below `.planning/phases`: the first commit in which it says that the phase passed. */
async function firstPasses(source) {
  const passed = new Map();
  for (const { commit, names } of changes(source, 'AM', '*VERIFICATION.md'))
    for (const name of names) {
      if (passed.has(name) || !/(?:^|\/)\.planning\/phases\/[^/]+\/[^/]*VERIFICATION\.md$/.test(name)) continue;
      const text = git(source, ['show', `${commit}:${name}`]);
      const { status } = engine.readVerification(text);
      if (status === 'passed') passed.set(name, commit);
    }
  return passed;
}

/** The commit that first had each planning document. */
function firstCommits(source) {
  const first = new Map();
  for (const { commit, names } of changes(source, 'A', '*.md'))
    for (const name of names) if (!first.has(name)) first.set(name, commit);
  return first;
}

/** Of all branches, oldest first. */
function changes(source, filter, names) {
  const log = [
    'log',
    '--all',
    '--reverse',
    '--no-renames',
    `--diff-filter=${filter}`,
    '--format=%x00%H',
    '--name-only',
    '-z',
  ];
  return git(source, [...log, '--', names])
    .split('\0\0')
    .map((entry) => entry.split('\0').flatMap((part) => part.replace(/^\n/, '') || []))
    .map(([commit, ...names]) => ({ commit, names }));
}

async function donePlans(root, phase) {
  const found = await engine.readPhase(root, phase);
  const { plans } = found;
  const named = (plan) => [...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)];
  const known = [...new Set(plans.flatMap(named))];
  const links = { known, pending: plans.filter((plan) => !plan.hasSummary).flatMap(named) };
  return plans
    .filter((plan) => plan.hasSummary && !plan.halted && !plan.superseded)
    .map((plan) => {
      const { path, summaryPath: summary, mustHaves, tasks } = plan;
      const { artifacts, keyLinks } = mustHaves;
      const commands = tasks.flatMap(({ verify }) => verify.automated);
      return { path, summary, artifacts, keyLinks, commands, links, parsed: { phase: found, plan } };
    });
}

async function findings(root, { artifacts, keyLinks, commands, links, prefix }, source, filled) {
  const { verifyArtifacts, verifyKeyLinks, runnableCommand } = engine;
  const { git: objects } = await historyOf(source);
  const files = new engine.TreeFiles(objects, filled, prefix);
  const bare = artifacts.map(({ path }) => ({ path, contains: [], exports: [] }));
  return {
    exists: await verifyArtifacts(files, bare),
    content: await verifyArtifacts(files, artifacts),
    links: await verifyKeyLinks(files, keyLinks, links),
    commands: commands.map((text) => runnableCommand({ root, project: root }, text)),
  };
}

/** By each rule: why the gate would not take the plan, as check and message; empty when it would. */
async function verdicts({ prefix, summary, commits, parsed: { phase, plan } }, source, { commit, filled }) {
  const { judgePlans, evidenceLevel, isAtLeast } = engine;
  const { run, changes } = await changesOf(phase, prefix, source, commit);
  const verdict = {};
  for (const artifacts of ['exists', 'auto', 'content']) {
    const policy = {
      artifacts,
      verifyCommands: 'off',
      recheck: 'fail',
      undeclaredChanges: 'await_user',
      secrets: 'await_user',
      commitDocs: true,
    };
    // What the plan's work added is seen against the commit that brought the plan, where that is another one.
    const isOwn = commits.planned === undefined || commits.planned === commits.done || commits.planned === commit;
    const startCommit = isOwn ? filled : commits.planned;
    const { answers } = await judgePlans(
      { commit: filled },
      { ...run, found: { startCommit }, policy },
      { changes, plans: [plan] },
      null,
    );
    const { against, asked, evidence, warnings } = answers.get(plan.id);
    const why = [...against, ...asked]
      .filter(({ check }) => check !== 'summary')
      .map(({ check, subject, message }) => ({ check, subject, message }));
    const level = evidenceLevel(evidence);
    if (!isAtLeast(level, 'changed')) why.push({ check: 'evidence', subject: plan.id, message: level });
    verdict[artifacts] = { why, level, warnings };
  }
  const changed = changes.of(plan.id);
  return { ...verdict, changed: changed.length, summary: changed.includes(prefix + summary) };
}

/** What the plans' own commits changed, of those that lead to `commit`, as the engine finds it, and the run it asks. */
async function changesOf(phase, prefix, source, commit) {
  const key = `${source} ${phase.dir} ${commit}`;
  if (!changesAt.has(key)) {
    const { place, git: objects } = await historyOf(source);
    git(place, ['update-ref', '--no-deref', 'HEAD', commit]);
    takeIgnoreRules(source, commit, place);
    const run = {
      workspace: { git: objects, prefix },
      schedule: { plans: phase.plans.map((plan) => ({ plan })) },
      found: { startCommit: commit },
      services: { clock: { uptimeMs: () => performance.now() } },
      phase,
    };
    changesAt.set(key, { run, changes: await engine.planChanges(run, new Map()) });
  }
  return changesAt.get(key);
}

/** Git asks the rules of a work tree, and the place has no other files. */
function takeIgnoreRules(source, commit, place) {
  for (const name of readdirSync(place)) if (name !== '.git') rmSync(join(place, name), { recursive: true });
  const names = git(source, ['ls-tree', '-r', '-z', '--name-only', commit]).split('\0');
  for (const name of names.filter((each) => basename(each) === '.gitignore')) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), git(source, ['show', `${commit}:${name}`]));
  }
}

/** A repository that sees the objects of a clone, and into which can be written. */
async function historyOf(source) {
  if (!histories.has(source)) {
    const place = mkdtempSync(join(temporary, 'history-'));
    git(place, ['init', '--quiet']);
    const objects = join(git(source, ['rev-parse', '--absolute-git-dir']).trim(), 'objects');
    writeFileSync(join(place, '.git/objects/info/alternates'), `${objects}\n`);
    const [first = ''] = git(source, ['rev-list', '--all', '--max-count=1']).trim().split('\n');
    git(place, ['update-ref', '--no-deref', 'HEAD', first]);
    histories.set(source, { place, git: await engine.Git.open(place, process.env) });
  }
  return histories.get(source);
}

/**
 * Writes the files of a commit, and gives the tree that has them. A stored copy may lack its largest ones: they are
 * there, and empty.
 */
function writeTree(source, commit, tree) {
  rmSync(tree, { recursive: true, force: true });
  mkdirSync(tree);
  const place = { ...placeOf(source, tree), GIT_DIR: join(histories.get(source).place, '.git') };
  git(tree, ['read-tree', commit], place);
  try {
    git(tree, ['checkout-index', '--all', '--force', '--quiet'], place);
    return commit;
  } catch {
    const missing = git(tree, ['ls-files', '-z', '--deleted'], place)
      .split('\0')
      .filter((name) => name !== '');
    for (const file of missing) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      writeFileSync(join(tree, file), '');
    }
    git(tree, ['update-index', '-z', '--stdin'], place, `${missing.join('\0')}\0`);
    return git(tree, ['write-tree', '--missing-ok'], place).trim();
  }
}

function placeOf(source, tree) {
  const gitDir = git(source, ['rev-parse', '--absolute-git-dir']).trim();
  return { GIT_DIR: gitDir, GIT_WORK_TREE: tree, GIT_INDEX_FILE: `${tree}.index` };
}

/** Git without the hooks, filters and settings of anybody. */
function git(cwd, args, more = {}, input = '') {
  const env = { PATH: process.env.PATH, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', ...more };
  const safe = ['-c', 'safe.directory=*', '-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
  const stdio = ['pipe', 'pipe', 'ignore'];
  return execFileSync('git', [...safe, ...args], { cwd, env, stdio, input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

function summarise(plans) {
  const repositories = new Set(plans.map(({ repository }) => repository));
  figure(`plans: ${plans.length}, repositories: ${repositories.size}`);
  for (const check of ['exists', 'content', 'links'])
    for (const moment of ['planned', 'done', 'passed']) {
      const all = plans.flatMap(({ found }) => found[moment]?.[check] ?? []);
      const count = (wanted) => all.filter(({ passed }) => passed === wanted).length;
      const share = ((100 * count(true)) / Math.max(1, count(true) + count(false))).toFixed(1);
      figure(
        `${check} when ${moment}: ${all.length}, holds ${count(true)} (${share} %), fails ${count(false)}, not checkable ${count(null)}`,
      );
    }
  summariseVerdicts(plans);
  const commands = plans.flatMap(({ found }) => found.passed.commands);
  const reasons = commands.map(({ notRunnable }) =>
    (notRunnable ?? 'runnable').replace(/^names .*, a path/, 'names a path'),
  );
  for (const check of ['exists', 'content', 'links']) {
    const clean = plans.filter(({ found }) => found.passed[check].every(({ passed }) => passed !== false)).length;
    figure(`plans without a disagreement, ${check}: ${clean} of ${plans.length}`);
  }
  for (const [what, list] of [
    ['commands', reasons],
    ['disagreements', plans.flatMap((plan) => plan.disagreements.map(({ why }) => why))],
  ]) {
    figure(`${what}: ${list.length}`);
    tally(list);
  }
}

function summariseVerdicts(plans) {
  for (const rule of ['exists', 'auto', 'content']) {
    const at = (moment) => plans.flatMap(({ found }) => found[moment]?.verdict?.[rule] ?? []);
    const share = (part, all) => `${part.length} of ${all.length} (${((100 * part.length) / all.length).toFixed(1)} %)`;
    const [passed, planned] = [at('passed'), at('planned')];
    const failed = passed.filter(({ why }) => why.length > 0);
    const greens = planned.filter(({ why }) => why.length === 0);
    figure(
      `verdict by ${rule}: fails ${share(failed, passed)} after the work, passes ${share(greens, planned)} before it`,
    );
    tally(
      failed.map(({ why: [{ check, message }] }) => `${check}: ${message.replace(/"[^"]*"|\d+/g, '…').slice(0, 90)}`),
    );
    const byCheck = failed.flatMap(({ why }) => [...new Set(why.map(({ check }) => check))]);
    for (const check of new Set(byCheck))
      console.log(`  price of ${check}: ${byCheck.filter((each) => each === check).length} of ${passed.length}`);
    const stubs = passed.filter(({ warnings }) => warnings.some((text) => text.includes('has a placeholder in line')));
    const missed = passed.filter(({ warnings }) => warnings.some((text) => /never made|none of its files/.test(text)));
    console.log(`  only warned: ${stubs.length} of placeholders, ${missed.length} of files and tasks left out`);
    tally(greens.map(({ level }) => `before the work, evidence ${level}`));
  }
}

/** How often each is in the list, the most frequent first. */
function tally(list) {
  const counts = new Map();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  for (const [one, count] of [...counts].sort((a, b) => b[1] - a[1])) console.log(`  ${count}  ${one}`);
}

/** What a machine can say of why we disagree; the rest is reading. */
function disagreements({ prefix, artifacts, keyLinks, found: { done, passed } }, place) {
  const inTree = (...args) => {
    try {
      return git(place.GIT_WORK_TREE, args, place) !== '';
    } catch {
      return false; // git says so by its exit code
    }
  };
  const findings = [
    ...passed.content.map((finding, at) => ({ finding, promise: artifacts[at], before: done?.content[at] })),
    ...passed.links.map((finding, at) => ({ finding, promise: keyLinks[at], before: done?.links[at] })),
  ];
  return findings
    .filter(({ finding }) => finding.passed === false)
    .map(({ finding: { check, subject, message }, promise, before }) => {
      const why = () => {
        if (before?.passed === true) return 'held when the plan was done, changed by later work';
        if (/does not exist|is outside|absolute/.test(message)) {
          const path = prefix + (promise.path ?? promise.from);
          if (inTree('check-ignore', '--no-index', '--', path)) return 'git ignores the file, so no commit has it';
          if (inTree('ls-files', '--', `:(glob)**/${basename(path)}`)) return 'a file of that name is elsewhere';
          return 'there is no such file';
        }
        if (/^has \d+ lines[^;]*$/.test(message)) return 'fewer lines than promised';
        const texts = [...(promise.contains ?? []), ...(promise.exports ?? [])];
        const wanted = texts.filter((text) => message.includes(JSON.stringify(text)));
        const code = [':(top)', ':(top,exclude,glob)**/.planning/**'];
        const stands =
          check === 'key_link'
            ? inTree('grep', '--cached', '--extended-regexp', '-l', '-e', promise.pattern ?? promise.to, '--', ...code)
            : wanted.every((text) => inTree('grep', '--cached', '--fixed-strings', '-l', '-e', text, '--', ...code));
        return stands ? 'it stands in another file' : 'it stands nowhere';
      };
      return { subject, message, why: `${check}: ${why()}` };
    });
}
