import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notRun } from '../../../src/agents/program/agent.ts';
import { buildWorkerCandidate } from '../../../src/chain/integration/integration.ts';
import { judge } from '../../../src/judge/decide/judge.ts';
import { judgeCommit } from '../../../src/judge/decide/judge-commit.ts';
import { judgeCommits } from '../../../src/judge/decide/judge-commits.ts';
import { createLocalRunner } from '../../../src/judge/decide/local-runner.ts';
import { type Finding, listObjections } from '../../../src/judge/rules/finding.ts';
import { ruleBook } from '../../../src/judge/rules/rule-book.ts';
import { listPlanChanges } from '../../../src/judge/run/plan-changes.ts';
import { localPhase } from '../../../src/record/project/local-phase.ts';
import { readSchedule } from '../../../src/record/project/read-schedule.ts';
import { Attempt } from '../../../src/run/attempt/attempt-state.ts';
import { makeAttemptCandidate, readWork } from '../../../src/run/attempt/attempt-work.ts';
import { openExchange } from '../../../src/run/attempt/exchange.ts';
import { restoreTree } from '../../../src/run/attempt/restore-tree.ts';
import type { RunContext } from '../../../src/run/context/run-context.ts';
import { judgingContext } from '../../../src/run/open/judging-context.ts';
import { computeQuestionState, listStops } from '../../../src/run/questions/question-state.ts';
import type { World } from '../../../src/settings/call/world.ts';
import { parseSettings } from '../../../src/settings/table/settings.ts';
import { listCommitsSince, listTouchedPaths } from '../../../src/system/git/history.ts';
import { listChangedPaths } from '../../../src/system/git/tree.ts';
import { Scratch } from '../../system/git/scratch.ts';

/*
 * The same work, judged by every way that it can come: as an attempt in the checkout, as the result of a worker, on the branch (by the
 * exit gate, and where a SUMMARY that somebody committed is adopted), and as commits of somebody else.
 */

const folder = '.planning/phases/01-first';
const summary = `${folder}/01-01-SUMMARY.md`;

const planText = (files: string, artifacts: string, links = '') => `---
phase: 01-first
files_modified: [${files}]
must_haves:
  artifacts:
${artifacts}
${links}---
<tasks>
<task type="auto"><name>Write it</name><files>${files}</files><action>Write it</action><done>It is written</done></task>
</tasks>
`;

const base = {
  '.planning/STATE.md': '# State\n',
  '.planning/ROADMAP.md': '# Roadmap\n\n- [ ] **Phase 1: First**\n\n### Phase 1: First\n**Goal**: First\n',
  '.planning/REQUIREMENTS.md': '# Requirements\n',
  '.planning/config.json': '{}\n',
  [`${folder}/01-01-PLAN.md`]: planText(
    'src/a.js, src/old.js, docs/, .npmrc',
    '    - path: src/a.js\n      contains: total\n    - path: src/kept.js\n      contains: kept',
    '  key_links:\n    - from: src/a.js\n      to: src/lib.js\n      pattern: "require.*lib"\n',
  ),
  [`${folder}/01-02-PLAN.md`]: planText('src/b.js', '    - path: src/b.js'),
  '.npmrc': 'audit=false\n',
  'src/lib.js': 'exports.sum = (a, b) => a + b;\n',
  'src/old.js': '// old\nexports.old = true;\n',
  'src/kept.js': 'exports.kept = 1;\n',
  'src/b.js': 'exports.b = 2;\n',
  'src/shown.js': 'exports.shown = 3;\n',
  'test/a.test.js': "test('a', () => {});\ntest('b', () => {});\n",
  'package.json': '{"name":"x","scripts":{"test":"node --test"}}\n',
  '.gitignore': 'dist/\n',
  '.github/workflows/ci.yml': 'on: push\n',
};

const good = {
  'src/a.js': "const { sum } = require('./lib.js');\nexports.total = (list) => list.reduce(sum, 0);\n",
  [summary]: '# Plan 01-01\n\nAll tasks are done.\n',
};

/** Ways by which the work of a plan comes to be judged. */
type Way = 'attempt' | 'leg' | 'branch' | 'commits';

/** What is meant to differ, and why. A way that stands here answers with these checks in place of the row's. */
type Meant = Partial<Record<Way, { readonly fails: readonly string[]; readonly why: string }>>;

interface Row {
  readonly name: string;
  readonly files?: Readonly<Record<string, string>>;
  /** Replaces `files` on top of good work. */
  readonly change?: (repo: Scratch) => void;
  /** Checks that object, the same by every way. */
  readonly fails: readonly string[];
  readonly meant?: Meant;
}

const restored: Meant = {
  attempt: {
    fails: [],
    why: 'a document of others is put back before an attempt is judged; writing it is a habit, no offence',
  },
};
const leftOut: Meant = {
  attempt: { fails: [], why: 'what no commit should have is left out of the commit that the engine makes' },
};

const rows: readonly Row[] = [
  // Good work
  { name: 'does what the plan says', fails: [] },
  {
    name: 'adds files and a test, changes, deletes, renames, links and makes executable what it may',
    files: {
      'src/a.js': good['src/a.js'].replaceAll('\n', '\r\n'),
      'src/extra.js': 'exports.x = 1;\n', // no plan names it
      'src/ü b.js': 'exports.u = 1;\n',
      'test/b.test.js': "test('c', () => {});\n",
      'docs/guide.md': '# Guide\n',
      'docs/merge.md': '# Merge\n```\n<<<<<<< a\n=======\n>>>>>>> b\n```\n',
    },
    change: (repo) =>
      repo.sh('git rm -q src/old.js; git mv src/shown.js src/seen.js; ln -s a.js src/link.js; chmod +x src/a.js'),
    fails: [],
  },
  { name: 'unlocks a protected file by its name in the plan', files: { '.npmrc': 'fund=false\n' }, fails: [] },

  // Promises
  { name: 'has not the promised file', change: (repo) => repo.sh('rm src/a.js'), fails: ['artifact'] },

  // Its tasks

  // Stubs

  // Its SUMMARY
  { name: 'says that it is blocked', files: { [summary]: '# Plan\n\nStatus: blocked\n' }, fails: ['summary'] },

  // Documents of others
  {
    name: 'writes the SUMMARY of another plan',
    files: { [`${folder}/01-02-SUMMARY.md`]: 'Done.\n' },
    fails: ['documents'],
    meant: { commits: { fails: [], why: 'one commit closed both plans, and the other is judged as well' } },
  },
  {
    name: 'configures every run',
    files: { '.planning/config.json': '{"commit_docs":false}\n' },
    fails: ['documents'],
    meant: restored,
  },
  {
    name: 'deletes what another plan promises',
    change: (repo) => repo.git('rm', '-q', 'src/b.js'),
    fails: ['documents'],
  },

  // Protected files
  { name: 'changes a workflow', files: { '.github/workflows/ci.yml': 'on: pull_request\n' }, fails: ['scope'] },
  {
    name: 'adds a dependency that no plan names',
    files: { 'package.json': '{"name":"x","scripts":{"test":"node --test"},"dependencies":{"y":"1"}}\n' },
    fails: ['scope'],
  },
  { name: 'instructs agents', files: { 'AGENTS.md': 'Do as I say.\n' }, fails: ['scope'] },
  {
    name: 'changes a workflow and changes it back',
    change: (repo) =>
      repo.sh(
        'echo x >> .github/workflows/ci.yml; git add -A; git commit -qm "feat(01-01): x"; git revert --no-edit HEAD -n; git reset -q; git checkout -q -- . ; git checkout -q HEAD~1 -- .github src .planning 2>/dev/null || true; git commit -qm "feat(01-01): back" || true',
      ),
    fails: ['scope'],
    meant: {
      commits: {
        fails: [],
        why: 'it judges two commits, and what lies between them may have come and gone by many hands',
      },
    },
  },

  // The shape of the commit
  {
    name: 'has conflict markers',
    files: { 'src/a.js': `${good['src/a.js']}<<<<<<< a\n=======\n>>>>>>> b\n` },
    fails: ['syntax', 'tree'],
  },
  { name: 'links out of the repository', change: (repo) => repo.sh('ln -s /etc/passwd src/p'), fails: ['tree'] },
  { name: 'has a secret', files: { '.env': 'KEY=1\n' }, fails: ['tree'], meant: leftOut },
  {
    name: 'forges the mark of the engine',
    change: (repo) => repo.sh('git add -A; git commit -qm "feat(01-01): x" -m "Phase-Executor-Plan: 01-02"'),
    fails: ['scope'],
    meant: {
      leg: { fails: [], why: 'marks are refused where its bundle is taken in' },
      commits: { fails: [], why: 'commits of the engine have its marks, and claims in messages are left apart' },
    },
  },

  // Several at once
  {
    name: 'is bad in many ways',
    files: { 'src/a.js': '', [summary]: 'Status: failed\n', 'AGENTS.md': 'x\n' },
    fails: ['artifact', 'summary', 'scope'],
  },
];

/** Each objection says what would satisfy it. */
const remedy = /; (?:make|change|connect|write|finish|do|restore|remove|move|commit|take|say|shorten|link|name)\b/;

/** The same plan with a question after its first task. */
const askingPlan = base[`${folder}/01-01-PLAN.md`].replace(
  '</tasks>',
  `<task type="checkpoint:human-verify" gate="blocking"><name>Look</name></task>
<task type="auto"><name>More</name><files>src/old.js</files><action>More</action><done>More</done></task>
</tasks>`,
);

const withoutSummary = (repo: Scratch) => repo.sh(`rm ${summary}`);
const parts: readonly Row[] = [
  { name: 'does the tasks before it', change: withoutSummary, fails: [] },
  {
    name: 'says that the whole plan is done',
    fails: ['summary'],
    meant: { attempt: { fails: [], why: 'a SUMMARY before the question is put back, as other documents are' } },
  },
  { name: 'lacks what they promise', change: (repo) => repo.sh(`rm src/a.js ${summary}`), fails: ['artifact'] },
  {
    name: 'changes a workflow',
    change: (repo) => repo.sh(`rm ${summary}; echo 'env: {}' >> .github/workflows/ci.yml`),
    fails: ['scope'],
  },
  {
    name: 'deletes what another plan promises',
    change: (repo) => repo.sh(`rm ${summary} src/b.js`),
    fails: ['documents'],
  },
  {
    name: 'has conflict markers',
    change: (repo) => repo.sh(`rm ${summary}; printf '<<<<<<< a\\n=======\\n>>>>>>> b\\n' >> src/a.js`),
    fails: ['syntax', 'tree'],
  },
];

/** Of a project that commits no documents; a job of a chain would not have the plan. */
const outside: readonly Row[] = [
  { name: 'does what the plan says', fails: [] },
  { name: 'has not the promised file', change: (repo) => repo.sh('rm src/a.js'), fails: ['artifact'] },
  { name: 'has no SUMMARY', change: withoutSummary, fails: ['summary'] },
  { name: 'says that it is blocked', files: { [summary]: 'Status: blocked\n' }, fails: ['summary'] },
  {
    name: 'adds a dependency that no plan names',
    files: { 'package.json': '{"name":"x","scripts":{"test":"node --test"},"dependencies":{"y":"1"}}\n' },
    fails: ['scope'],
  },
  { name: 'instructs agents', files: { 'AGENTS.md': 'Do as I say.\n' }, fails: ['scope'] },
  { name: 'links out of the repository', change: (repo) => repo.sh('ln -s /etc/passwd src/p'), fails: ['tree'] },
];

/** On the branch lies the work of all plans, so these are asked of what came to it, or of the phase as a whole. */
const notOnBranch: ReadonlySet<string> = new Set<string>(['documents', 'scope', 'evidence', 'tree']);

let template: Scratch;
let ignoring: Scratch;
beforeAll(() => {
  template = new Scratch(base);
  ignoring = new Scratch({ ...base, '.planning/config.json': '{"commit_docs":false}\n', '.gitignore': '.planning/\n' });
});
afterAll(() => {
  template.remove();
  ignoring.remove();
});

describe('the same work has the same verdict', () => {
  test.each(rows)('$name', async (row) => {
    const expected = (way: Way) => {
      const fails =
        row.meant?.[way]?.fails ??
        (way === 'branch' ? row.fails.filter((check) => !notOnBranch.has(check)) : row.fails);
      return [...fails].sort();
    };
    const all: Way[] = ['attempt', 'leg', 'branch', 'commits'];
    const found = await verdicts(row, template);
    const answers = Object.fromEntries(all.map((way) => [way, failing(found[way])]));
    const failed = all.flatMap((way) => listObjections(found[way]));
    for (const { message } of failed) expect(message).toMatch(remedy);
    expect(answers).toEqual(Object.fromEntries(all.map((way) => [way, expected(way)])));
  });

  test.each(outside)('with documents that no commit has: $name', async (row) => {
    const { attempt, branch, commits } = await verdicts(row, ignoring);
    const onBranch = row.fails.filter((check) => !notOnBranch.has(check));
    expect([attempt, branch, commits].map(failing)).toEqual([row.fails, onBranch, row.fails]);
  });

  test.each(parts)('before a question, which only attempts and legs stop at: $name', async (row) => {
    const { attempt, leg } = await verdicts(row, template, askingPlan);
    const expected = (row.meant?.attempt?.fails ?? row.fails) as string[];
    expect({ attempt: failing(attempt), leg: failing(leg) }).toEqual({ attempt: expected, leg: row.fails });
  });
});

function failing(findings: readonly Finding[]): string[] {
  return [...new Set(listObjections(findings).map(({ rule }) => ruleBook[rule].check))].sort();
}

function copyOf(original: Scratch): Scratch {
  const copy = Object.create(Scratch.prototype) as { base: string; root: string; env: Record<string, string> };
  copy.base = mkdtempSync(join(tmpdir(), 'scratch-'));
  cpSync(original.base, copy.base, { recursive: true });
  copy.root = join(copy.base, 'work');
  copy.env = { ...original.env, HOME: join(copy.base, 'home') };
  return copy as Scratch;
}

/** `plan` replaces the text of the first one. */
async function verdicts(
  { files, change }: Row,
  project: Scratch,
  plan: string | null = null,
): Promise<Record<Way, readonly Finding[]>> {
  const work = (repo: Scratch) => {
    repo.write({ ...good, ...files });
    change?.(repo);
  };
  const attempt = await inCopy(project, plan, (repo, start) => {
    return asAttempt(repo, start, () => work(repo));
  });
  const others = await inCopy(project, plan, (repo, start) => {
    work(repo);
    repo.git('add', '-A', '.');
    repo.sh(
      'git add -f .env node_modules 2> /dev/null || true; git commit -q --allow-empty -m "feat(01-01): the rest"',
    );
    return asCommitted(repo, start);
  });
  return { attempt, ...others };
}

async function inCopy<T>(
  project: Scratch,
  plan: string | null,
  act: (repo: Scratch, start: string) => Promise<T>,
): Promise<T> {
  const repo = copyOf(project);
  try {
    if (plan !== null) repo.write({ [`${folder}/01-01-PLAN.md`]: plan });
    if (plan !== null) repo.git('commit', '-qam', 'docs(01): ask');
    return await act(repo, repo.git('rev-parse', 'HEAD').trim());
  } finally {
    repo.remove();
  }
}

async function contextOf(repo: Scratch, start: string): Promise<RunContext> {
  const read = await readSchedule(repo.root, '1');
  const scratch = mkdtempSync(join(repo.base, 'scratch-'));
  const world = {
    settings: parseSettings({ 'min-evidence': 'none' }),
    environment: repo.env,
    now: Date.now,
    random: Math.random,
    machine: { uptimeMs: () => performance.now() },
    interrupt: { now: new AbortController().signal, soon: new AbortController().signal },
    progress: () => {},
  } as unknown as World;
  const git = await repo.open();
  const only = new Set(['01-01']);
  const judging = await judgingContext(
    localPhase(read, repo.root, git),
    { base: start, scratch, only, egress: null },
    world,
  );
  const agent = { name: 'script', canJudge: true };
  const standings = read.schedule.plans.map(
    ({ plan }) => [plan.id, computeQuestionState(listStops(plan, 'stop', true), [], new Map())] as const,
  );
  return {
    ...judging,
    found: { ...judging.found, standings: new Map(standings) },
    services: { ...judging.services, agent },
  } as unknown as RunContext;
}

/** Up to the candidate, as an attempt in the checkout goes. */
async function asAttempt(repo: Scratch, start: string, work: () => void): Promise<readonly Finding[]> {
  const run = await contextOf(repo, start);
  const [plan] = run.schedule.plans.map((each) => each.plan);
  if (plan === undefined) throw new Error('the phase has no plan');
  const { checkpoints, git } = run.workspace;
  const known = await git.state();
  const checkpoint = await checkpoints.create({ phase: '01', plan: plan.id, at: new Date(), known });
  work();
  const attempt = new Attempt(plan, 1, run, {
    startedAt: 0,
    endsAt: 500,
    checkpoint,
    summaryBefore: null,
    dirtyBefore: new Set(),
    earlier: null,
    exchange: openExchange(run.services.exchangeDir, plan.id, 1),
    repairs: 0,
    isEndSeen: true,
  });
  attempt.agentRun = { ...notRun, ok: true, reason: null, message: null, exitCode: 0 };
  await restoreTree(attempt);
  await readWork(attempt);
  const { findings } = await judge(await makeAttemptCandidate(attempt), run);
  await checkpoints.discard(checkpoint);
  return findings;
}

/** What lies in commits, brought by a worker, found on the branch, or named to the verb. */
async function asCommitted(repo: Scratch, start: string): Promise<Record<Exclude<Way, 'attempt'>, readonly Finding[]>> {
  const run = await contextOf(repo, start);
  const head = repo.git('rev-parse', 'HEAD').trim();
  const { git } = run.workspace;
  const plans = run.schedule.plans.map((each) => each.plan).slice(0, 1);
  const [plan] = plans;
  if (plan === undefined) throw new Error('the phase has no plan');
  const changed = await listChangedPaths(git, start, head);
  const commits = await listCommitsSince(git, start);
  const touched = commits.length > 1 ? await listTouchedPaths(git, start, head) : changed;
  const { candidate } = await buildWorkerCandidate(plan, { base: start, commit: head, changed, touched }, head, run);
  const requirements = { done: true, commit: head, open: [] };
  const facts = { tests: null, requirements, verification: null, commit: head, confirmations: 0 };
  const changes = await listPlanChanges(run, new Map(), head);
  const gate = await judgeCommit({ facts, warnings: [] }, run, createLocalRunner(null, run), { changes, plans });
  const verb = await judgeCommits(head, run);
  return {
    leg: (await judge(candidate, run)).findings,
    branch: gate.checks.get(plan.id) ?? [],
    commits: verb.checks.get(plan.id) ?? [],
  };
}
