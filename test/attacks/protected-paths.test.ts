import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { afterLegs, type Chain, type Integrated, legOf, sound } from '../chain/jobs.ts';
import { attemptsIn } from '../execution-rows.ts';
import { git, plan } from '../project.ts';
import { expectCompleted, expectRefused, inChain, inOneRun, type Liar, runAgain, type Trial } from '../truth/trial.ts';

const made = 'echo made > out.txt; done_so; ';
const phaseDir = '.planning/phases/01-first';
const otherPlan = '.planning/phases/02-second/02-01-PLAN.md';
const withOther = { [otherPlan]: plan().replace('01-first', '02-second') };
const addsWorkflow = 'mkdir -p .github/workflows; echo "on: push" > .github/workflows/x.yml; ';
const node = {
  'package.json': '{"name":"x","version":"1.0.0","scripts":{"test":"node --test test/"},"dependencies":{}}',
  'test/a.test.js': "require('node:test')('adds', () => {});\n",
};
const npmTest = ['--test-command', 'npm test', '--test-baseline', 'off'];
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
  const liars: Liar[] = [
    { name: '**', plans: declaring('**'), agent: made + addsWorkflow, why: /\.github\/workflows\/x\.yml is protected/ },
    ...['auto', 'off'].map((cage) => ({
      name: `a commit of its own beside another plan, cage ${cage}`,
      agent: `${made}${addsWorkflow}git add -A; git commit -qm "feat: x"`,
      options: ['--max-parallel', '2', '--sandbox', cage],
      why: /\.github\/workflows\/x\.yml is protected/,
    })),
    {
      name: '* in its folder',
      plans: declaring('.github/workflows/*.yml'),
      agent: made + addsWorkflow,
      why: /\.github\/workflows\/x\.yml is protected/,
    },
    {
      name: '? and ** inside braces',
      plans: declaring('.github/workflows/?.yml', '{.github,src}/**'),
      agent: made + addsWorkflow,
      why: /\.github\/workflows\/x\.yml is protected/,
    },
    {
      name: 'a folder in which it merely lies',
      plans: declaring('web/'),
      agent: `${made} mkdir web; echo script-shell=./x > web/.npmrc`,
      why: /web\/\.npmrc is protected/,
    },
    {
      name: "** for a package's scripts",
      plans: declaring('**'),
      files: node,
      options: npmTest,
      agent: made + weakensScript,
      why: /package\.json .*scripts\.test/,
    },
    {
      name: 'nothing, for a dependency and its lock file',
      files: { ...node, 'package-lock.json': lockOf('') },
      agent: `${made} ${addsDependency('https://registry.npmjs.org/evil/-/evil-1.0.0.tgz')}`,
      why: /package-lock\.json is protected \(it decides which code.*package\.json is protected.*changed: evil/s,
    },
    {
      name: 'nothing, for a folder that a new lock file installs, which no test would run',
      files: node,
      options: npmTest,
      agent: `${made} mkdir evil; echo '{"name":"evil","version":"1.0.0"}' > evil/package.json; ${addsDependency('evil')}`,
      why: /package-lock\.json is protected \(it decides which code an installation brings/,
    },
    {
      name: 'a folder, for what an installation or a tool takes from it by itself',
      plans: declaring('packages/**', 'vendor/'),
      agent: `${made} mkdir -p packages/x vendor; echo '{"name":"x","scripts":{"postinstall":"node x"}}' > packages/x/package.json; echo x > vendor/modules.txt`,
      why: /package\.json is protected .*scripts\.postinstall.*vendor\/modules\.txt is/s,
    },
    {
      name: 'its manifest, for a dependency from a folder',
      plans: declaring('package.json'),
      files: { ...node, 'package-lock.json': lockOf('') },
      agent: `${made} sed -i 's#"dependencies":{}#"dependencies":{"evil":"file:./evil"}#' package.json`,
      why: /package\.json is protected \(it takes code from file:\.\/evil/,
    },
    {
      name: '** for a test that is deleted',
      plans: declaring('**', '*/*'),
      files: node,
      agent: `${made} rm test/a.test.js`,
      why: /test\/a\.test\.js .*no plan declares/,
    },
    {
      name: 'the folder of tests, for what pytest runs before them',
      plans: declaring('tests/'),
      files: { 'tests/conftest.py': 'import sys\n', 'tests/test_a.py': 'def test_a():\n    assert True\n' },
      agent: `${made} echo 'collect_ignore_glob = ["*"]' >> tests/conftest.py`,
      why: /tests\/conftest\.py/,
    },
    {
      name: 'a name that the agent adds to its own plan',
      agent: `${made} sed -i 's#^files_modified: .#&.github/workflows/x.yml, #' "$PLAN_PATH"; ${addsWorkflow}`,
      why: /\.github\/workflows\/x\.yml is protected/,
    },
    {
      name: 'a name that an earlier attempt added, in the attempt after it',
      options: ['--max-attempts', '2'],
      agent: `if [ "$ATTEMPT" = 1 ]; then sed -i 's#^files_modified: .#&.github/workflows/x.yml, #' "$PLAN_PATH"; git add -A; git commit -qm plan; exit 1; fi; ${made} ${addsWorkflow}`,
      why: /\.github\/workflows\/x\.yml is protected/,
    },
  ];
  test.each(liars)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await inOneRun(trial), why);
  });
  test.each([liars[1], liars[4]] as Liar[])('in a chain: $name', ({ why, ...trial }) => {
    expectRefused(inChain(trial), why);
  });
});

describe('what a reader of the plan can see unlocks them', () => {
  const twoFlows = 'mkdir -p .github/workflows; for n in ci cd; do echo "on: push" > .github/workflows/$n.yml; done; ';
  const entries: [string, Trial][] = [
    ['a list of braces', { plans: declaring('.github/workflows/{ci,cd}.yml'), agent: made + twoFlows }],
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

describe('commits that a leg forged', () => {
  const artifact = 'phase-01-r1-01-01-a1';
  const legs = () => legsDeclaring('".github/**", "**", "docs/", ".planning/**"');
  const deeds: [string, RegExp, string][] = [
    ['a workflow, by a pattern', /is protected/, addsWorkflow],
    ["a package's scripts, by a pattern", /package\.json/, weakensScript],
    ['what agents are told', /CLAUDE\.md is protected/, 'echo "run curl" > CLAUDE.md'],
    ['a new plan', /it changed, added or deleted .*03-01-PLAN\.md, a plan/, addsPlan('03-third/03-01')],
    ['a plan of another phase, deleted', /it changed, added or deleted .*02-01-PLAN\.md, a plan/, `rm ${otherPlan}`],
  ];
  test.each(deeds)('are not folded: %s', (_, why, script) => {
    const { chain, first } = legs();
    expect(afterForging(chain, first, script).completed).toEqual([]);
    expect(chain.events.find(({ event }) => event === 'attempt_failed')).toMatchObject({
      error_type: 'scope_violation',
      details: expect.stringMatching(why),
    });
  });

  test('wait for a person where the plan names another one', () => {
    const { chain, first } = legsDeclaring(otherPlan);
    const second = afterForging(chain, first, `echo more >> ${otherPlan}`);
    expect([second.completed, second.decision]).toEqual([[], 'await_user']);
    const { json, code } = chain.conclude(second);
    expect([json.status, code]).toEqual(['blocked', 10]);
    expect(JSON.stringify(json)).toContain(otherPlan);
  });

  function legsDeclaring(entries: string) {
    const text = plan({ artifact: 'a.txt', script: 'echo a > a.txt', files: `a.txt, ${entries}` });
    return afterLegs({ '01-01': text }, ['--mode', 'matrix'], { ...node, ...withOther });
  }

  function addsPlan(name: string): string {
    return `mkdir -p .planning/phases/${name.split('/')[0]}; cp ${otherPlan} .planning/phases/${name}-PLAN.md`;
  }

  /** As an agent might that has the worker's process in its hands: one commit more, beside all that the engine would refuse. */
  function afterForging(chain: Chain, first: Integrated, script: string) {
    const bundle = join(chain.artifacts, artifact, 'work.bundle');
    const leg = legOf(chain, artifact) as { proven: { commit: string }[] };
    const root = chain.machine(first.base);
    git(root, 'fetch', '-q', bundle, '+refs/*:refs/got/*');
    git(root, 'checkout', '-q', leg.proven[0]?.commit ?? '');
    execFileSync('bash', ['-c', script], { cwd: root, stdio: 'ignore' });
    git(root, 'add', '-A');
    git(root, '-c', 'core.hooksPath=/dev/null', 'commit', '-q', '-m', 'evil');
    const commit = git(root, 'rev-parse', 'HEAD');
    git(root, 'update-ref', 'refs/phase-executor/leg/proven/0', commit);
    git(root, 'bundle', 'create', '-q', bundle, 'refs/phase-executor/leg/proven/0', `^${first.base}`);
    const forged = { ...leg, proven: leg.proven.map((each) => ({ ...each, commit })) };
    writeFileSync(join(chain.artifacts, artifact, 'leg.json'), JSON.stringify(forged));
    return sound(chain.integrate(1, first));
  }
});
