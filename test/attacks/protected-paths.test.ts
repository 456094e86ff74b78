import { describe, expect, test } from '@jest/globals';
import { attemptsIn } from '../execution-rows.ts';
import { git, plan } from '../project.ts';
import {
  expectCompleted,
  expectRefused,
  inChain,
  inOnePhase,
  inOneRun,
  type Liar,
  runAgain,
  type Trial,
} from '../truth/trial.ts';

const made = 'echo made > out.txt; done_so; ';
const phaseDir = '.planning/phases/01-first';
const otherPlan = '.planning/phases/02-second/02-01-PLAN.md';
const withOther = { [otherPlan]: plan().replace('01-first', '02-second') };
const addsWorkflow = 'mkdir -p .github/workflows; echo "on: push" > .github/workflows/x.yml; ';
const node = {
  'package.json': '{"name":"x","version":"1.0.0","scripts":{"test":"node --test test/"},"dependencies":{}}',
  'test/a.test.js': "require('node:test')('adds', () => {});\n",
};
const weakensScript = `sed -i 's#node --test test/#true#' package.json; `;

const lockOf = (more: string) => `{"lockfileVersion":3,"packages":{"":{"name":"x"}${more}}}\n`;
const addsDependency = (from: string) =>
  `sed -i 's#"dependencies":{}#"dependencies":{"evil":"1"}#' package.json; echo '${lockOf(`,"node_modules/evil":{"resolved":"${from}"${from === 'evil' ? ',"link":true' : ''}}`).trim()}' > package-lock.json; `;

/** One plan that declares these entries besides what it promises. */
const declaring = (...files: string[]) => ({ '01-01': { files: ['out.txt', ...files.map((entry) => `"${entry}"`)] } });

test.each([
  [
    ...['.github/x', '.forgejo/workflows/x.yml', '.gitea/workflows/x.yml', '.circleci/config.yml', '.gitlab-ci.yml'],
    ...['Jenkinsfile', 'ci/Jenkinsfile', '.gitattributes', 'docs/.gitattributes', '.lfsconfig', 'CODEOWNERS'],
    ...['.npmrc', 'web/.npmrc', '.claude/settings.json', 'web/.claude/settings.json', '.mcp.json'],
    ...['AGENTS.md', 'web/AGENTS.md', 'CLAUDE.md', 'web/claude.md'],
  ],
  [
    ...['GEMINI.md', 'web/CLAUDE.local.md', 'AGENTS.override.md', '.gemini/settings.json', '.codex/config.toml'],
    ...['opencode.json', '.opencode/agent/x.md', 'azure-pipelines-pr.yml', '.travis.yml', 'bitbucket-pipelines.yml'],
    ...['.drone.yml', '.woodpecker/test.yml', '.buildkite/pipeline.yml', 'codecov.yml', 'web/.codecov.yml'],
    ...['sonar-project.properties', 'lefthook.yml', '.pre-commit-config.yaml', '.vscode/tasks.json'],
    '.devcontainer/devcontainer.json',
  ],
])(
  'every path that decides who may do what, or what an agent is told, is protected in any folder it works from',
  async (...paths) => {
    const writes = paths.map((path) => `mkdir -p "$(dirname ${path})"; echo x > ${path}; `).join('');
    const { why, ...outcome } = await inOneRun({ plans: declaring('**', 'web/'), agent: made + writes });
    expectRefused({ ...outcome, why }, /is protected \(.*\)/);
    for (const path of paths) expect(why).toContain(`scope ${path} is protected`);
  },
);

describe('what unlocks no protected path', () => {
  // Which words of a plan do is a table at the function (test/judge/checks/scope.test.ts), as is what decides which code runs.
  const why = /\.github\/workflows\/x\.yml is protected/;
  const addsName = `sed -i 's#^files_modified: .#&.github/workflows/x.yml, #' "$PLAN_PATH"; `;
  const options = ['--max-attempts', '2', '--max-parallel', '2'];
  const liars: Liar[] = [
    { name: '**', plans: declaring('**'), agent: made + addsWorkflow, why },
    { name: 'a commit of its own', agent: `${made}${addsWorkflow}git add -A; git commit -qm "feat: x"`, why },
    {
      name: 'a folder in which it merely lies',
      plans: declaring('web/'),
      agent: `${made} mkdir web; echo script-shell=./x > web/.npmrc`,
      why: /web\/\.npmrc is protected/,
    },
    { name: 'a name that the agent adds to its own plan', agent: `${made}${addsName}${addsWorkflow}`, why },
    {
      name: 'a name that an earlier attempt added, in the attempt after it',
      agent: `if [ "$ATTEMPT" = 1 ]; then ${addsName} git add -A; git commit -qm plan; exit 1; fi; ${made} ${addsWorkflow}`,
      why,
    },
  ].map((liar) => ({ options, ...liar }));
  const run = inOnePhase(liars);
  test.each(liars)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await run(trial), why);
  });

  test.each<Liar>([
    {
      name: "** for a package's scripts",
      plans: declaring('**'),
      agent: weakensScript,
      why: /package\.json .*scripts\.test/,
    },
    {
      name: 'nothing, for a dependency and its lock file',
      agent: addsDependency('https://registry.npmjs.org/evil/-/evil-1.0.0.tgz'),
      why: /package-lock\.json is protected \(it decides which code.*package\.json is protected.*changed: evil/s,
    },
    {
      name: '** for a test that is deleted',
      plans: declaring('**', '*/*'),
      agent: 'rm test/a.test.js',
      why: /no plan declares/,
    },
  ])('in a run of a package, without a sandbox: $name', async ({ why, agent, ...trial }) => {
    const files = { ...node, 'package-lock.json': lockOf('') };
    expectRefused(await inOneRun({ ...trial, files, agent: `${made}${agent}`, options: ['--sandbox', 'off'] }), why);
  });

  test('in a chain: a commit of its own', () => {
    expectRefused(inChain(liars[1] as Liar), why);
  });
});

describe('what a reader of the plan can see unlocks them', () => {
  const twoFlows = 'mkdir -p .github/workflows; for n in ci cd; do echo "on: push" > .github/workflows/$n.yml; done; ';
  const entries: [string, Trial][] = [
    ['the protected folder', { plans: declaring('`.github/workflows/` (ci and cd)'), agent: made + twoFlows }],
    [
      'names, also of files that decide which tests run',
      {
        plans: declaring('package.json', 'CLAUDE.md', '.npmrc'),
        files: node,
        agent: `${made} sed -i 's#test/"#test/a.test.js"#' package.json; echo x > CLAUDE.md; echo fund=false > .npmrc`,
      },
    ],
    [
      'nothing, for a script that nobody ran before',
      { files: node, agent: `${made} sed -i 's#"scripts":{#&"docs":"echo",#' package.json` },
    ],
    [
      'the manifest, for its dependencies and their lock file',
      {
        plans: declaring('package.json'),
        files: { ...node, 'package-lock.json': lockOf('') },
        agent: `${made} ${addsDependency('https://registry.npmjs.org/evil/-/evil-1.0.0.tgz')}`,
      },
    ],
  ];
  test.each(entries)('%s', async (_, trial) => {
    expectCompleted(await inOneRun(trial), null);
  });
});

describe('plans', () => {
  const adds = `cp "$PLAN_PATH" ${phaseDir}/01-02-PLAN.md; `;
  const liars: Liar[] = [
    {
      name: 'add none to their phase',
      agent: made + adds,
      why: /it changed, added or deleted .*01-02-PLAN\.md, a plan/,
    },
    {
      name: 'add none to another phase, whatever pattern they declare',
      plans: declaring('.planning/**'),
      files: withOther,
      agent: `${made} cp "$PLAN_PATH" ${otherPlan.replace('02-01', '02-02')}`,
      why: /it changed, added or deleted .*02-02-PLAN\.md, a plan/,
    },
  ];
  test.each(liars)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await inOneRun(trial), why);
  });
  test.each([liars[0]] as Liar[])('in a chain: $name', ({ why, ...trial }) => {
    expectRefused(inChain(trial), why);
  });

  test('that delete another one by a pattern see it put back', async () => {
    const trial = { plans: declaring('.planning/**'), files: withOther, agent: `${made} rm ${otherPlan}` };
    const outcome = await inOneRun(trial);
    expectCompleted(outcome, /restored .*02-01-PLAN\.md/);
    expect(git(outcome.root, 'ls-tree', '--name-only', 'HEAD', otherPlan)).toBe(otherPlan);
  });

  const asks: [string, string, string][] = [
    ['another plan', otherPlan, `echo '<!-- more -->' >> ${otherPlan}; `],
    ['the plan itself', `${phaseDir}/01-01-PLAN.md`, `sed -i 's/path: out.txt/path: other.txt/' "$PLAN_PATH"; `],
    ['a new plan of its phase', `${phaseDir}/01-02-PLAN.md`, adds],
  ];
  test.each(asks)('that name %s wait for a person, with the work kept', async (_, path, change) => {
    const { root, ...outcome } = await inOneRun({ plans: declaring(path), files: withOther, agent: made + change });
    expect([outcome.code, outcome.status]).toEqual([10, 'BLOCKED']);
    expect(outcome.why).toContain(path);
    expect(git(root, 'log', '--format=%s', 'HEAD')).not.toContain('01-01');
    expect(git(root, 'diff', '--name-only', 'HEAD', 'refs/phase-executor/01/partial/01-01/1')).toContain(path);
    expect(git(root, 'status', '--porcelain', '--', phaseDir, otherPlan)).toBe('');
  });

  test('are taken when a person says so with a commit, and the next run goes on from there', async () => {
    const trial = { plans: declaring(otherPlan), files: withOther };
    const { root } = await inOneRun({ ...trial, agent: `${made} echo '<!-- more -->' >> ${otherPlan}` });
    git(root, 'merge', '-q', '--squash', 'refs/phase-executor/01/partial/01-01/1');
    git(root, 'commit', '-q', '-m', 'take it');
    expectCompleted(await runAgain(root, { ...trial, agent: 'exit 1' }), null);
  });

  test('that name another wait in a chain as well, and nothing of it is folded', () => {
    const change = `echo '<!-- more -->' >> ${otherPlan}; `;
    const outcome = inChain({ plans: declaring(otherPlan), files: withOther, agent: made + change });
    expect(outcome.why).toContain(otherPlan);
    expect([outcome.code, outcome.status]).toEqual([10, 'BLOCKED']);
    expect(git(outcome.root, 'log', '--format=%s', '--branches')).not.toContain('out');
  });
});

describe('setting undeclared-changes: ask asks a person about', () => {
  const trials: [string, RegExp, Trial][] = [
    ['a protected path', /\.github\/workflows\/x\.yml is protected/, { agent: made + addsWorkflow }],
    ["a package's scripts", /package\.json/, { files: node, agent: made + weakensScript }],
    ['tests that were taken out', /test\/a\.test\.js/, { files: node, agent: `${made} rm test/a.test.js` }],
  ];
  const options = ['--undeclared-changes', 'ask'];
  test.each(trials)('%s, in a run', async (_, why, trial) => {
    const outcome = await inOneRun({ ...trial, options });
    expect(outcome.why).toMatch(why);
    expect([outcome.code, outcome.status]).toEqual([10, 'BLOCKED']);
  });
  test.each([trials[0], trials[2]] as typeof trials)('%s, in a chain', (_, why, trial) => {
    const outcome = inChain({ ...trial, options });
    expect(outcome.why).toMatch(why);
    expect([outcome.code, outcome.status]).toEqual([10, 'BLOCKED']);
  });
});

test('a violation of scope is one reason, and is tried again in a run as in a chain', async () => {
  const options = ['--max-attempts', '2'];
  const once = { options, agent: `${made} if [ "$ATTEMPT" = 1 ]; then ${addsWorkflow} fi` };
  const outcome = await inOneRun(once);
  expectCompleted(outcome, null);
  expect(failuresIn(git(outcome.root, 'show', 'HEAD:.planning/EXECUTION_LOG.md'))).toEqual(['scope_violation']);
  const chained = inChain({ ...once, options: [...options, '--mode', 'matrix'] });
  expectCompleted(chained, null);
  const record = git(chained.root, 'show', 'phase/01-first:.planning/EXECUTION_LOG.md');
  expect(failuresIn(record)).toEqual(['scope_violation']);
});

function failuresIn(log: string): unknown[] {
  return attemptsIn(log).flatMap(({ result }) => /^failed: (\w+)/.exec(result)?.[1] ?? []);
}

test('a promised file that git ignores is told with the rule that ignores it, also before the run begins', async () => {
  const plans = { '01-01': { promises: ['out.txt', 'dist/*.whl'] } };
  const files = { '.gitignore': '# built\ndist/\n' };
  const outcome = await inOneRun({ plans, files, agent: `${made} mkdir dist; echo x > dist/a.whl` });
  expectCompleted(outcome, /artifact dist\/\*\.whl .*\.gitignore:2: dist\//);
  expect(outcome.warnings).toMatch(/01-01-PLAN\.md.*dist\/\*\.whl.*\.gitignore:2: dist\//);
});
