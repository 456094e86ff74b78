import { describe, expect, test } from '@jest/globals';
import { git, temporaryDir } from '../project.ts';
import { atJudge, expectCompleted, expectRefused, inChain, inOnePhase, inOneRun, type Liar } from './trial.ts';

const made = 'echo made > out.txt; done_so; ';
const commit = 'git -c user.name=A -c user.email=a@example.invalid commit -q';

describe('what no commit holds does not count', () => {
  const rules = { '.gitignore': 'dist\n!dist/readme\nbuild/\n' };
  const ignored: Liar[] = [
    {
      name: 'a promised file below a folder whose .gitignore was there before',
      plans: { '01-01': { promises: ['pkg/gen/client.py'] } },
      files: { 'pkg/.gitignore': 'gen/\n', ...rules },
      agent: 'mkdir -p pkg/gen; echo "x = 1" > pkg/gen/client.py; done_so; save',
      why: /artifact pkg\/gen\/client\.py .*no commit can contain it/,
    },
    {
      name: 'the promised files of a pattern, one of them ignored',
      plans: { '01-01': { promises: ['dist/app.js'] } },
      files: rules,
      agent: 'mkdir dist; echo 1 > dist/app.js; done_so; save',
      why: /artifact dist\/app\.js .*no commit can contain it/,
    },
  ];
  const left: Liar[] = [
    {
      name: 'a .gitignore of a failed attempt that hides itself and the file, found by the next',
      plans: { '01-01': { promises: ['lib/core.js'], checks: ['test -s lib/core.js'] } },
      agent: `if [ $ATTEMPT = 1 ]; then mkdir lib; printf '.gitignore\\ncore.js\\n' > lib/.gitignore; echo 1 > lib/core.js; exit 1; fi; mkdir -p lib; echo 2 > lib/core.js; done_so; [ -e lib/.gitignore ] || printf '*\\n' > lib/.gitignore`,
      options: ['--max-attempts', '2'],
      why: /artifact lib\/core\.js .*no commit can contain it/,
    },
    {
      name: 'a .gitignore in the root that hides itself and all that follows',
      agent: `printf '/.gitignore\\n*.txt\\n' > .gitignore; [ $ATTEMPT = 1 ] && exit 1; ${made}`,
      options: ['--max-attempts', '2'],
      why: /artifact out\.txt .*no commit can contain it/,
    },
  ];
  const nested: Liar[] = [
    {
      name: 'a scaffolder that cloned its template, .git and all',
      plans: { '01-01': { promises: ['app/main.js'] } },
      agent: `git init -q t; (cd t; echo 1 > main.js; git add -A; ${commit} -m t); git clone -q t app 2>/dev/null; rm -rf t; done_so`,
      why: /app.*(?:nested git repository|no commit can contain it)/,
    },
    {
      name: 'a submodule entry written by hand',
      agent: `${made} save; git update-index --add --cacheinfo 160000,$(git rev-parse HEAD),vendor/lib; ${commit} -m vendor; mkdir -p vendor/lib`,
      why: /vendor\/lib/,
    },
    {
      name: 'a work tree inside the work tree',
      agent: `${made} git worktree add -q -b side side 2>/dev/null`,
      why: /side/,
    },
    {
      name: 'a nested repository without a commit that holds the promised file',
      plans: { '01-01': { promises: ['tool/run.sh'] } },
      agent: 'git init -q tool; echo "exit 0" > tool/run.sh; done_so',
      why: /tool.*(?:nested git repository|no commit can contain it)/,
    },
  ];
  const links: Liar[] = [
    {
      name: 'the promised file is a relative link out of the repository',
      agent: 'echo real > ../real-$$; ln -s ../real-$$ out.txt; done_so',
      why: /link [\d-]+\.txt .*leads out of the repository/,
    },
    {
      name: 'the promised folder is a link to an ignored build',
      plans: { '01-01': { promises: ['public/app.js'] } },
      files: rules,
      agent: 'mkdir build; echo 1 > build/app.js; ln -s build public; done_so; save',
      why: /public.*(?:git ignores|no commit)/,
    },
    {
      name: 'a chain of links that ends in the home of the agent',
      agent: `${made} echo x > "$HOME/x"; ln -s "$HOME" away; ln -s away/x near; save`,
      why: /link (?:away|near) .*leads out of the repository/,
    },
  ];
  test('at the judge: a module that the promised file needs, ignored as *.local.js', async () => {
    const agent = `echo "require('./part.local.js')" > main.js; echo 1 > part.local.js; done_so`;
    const plans = { '01-01': { promises: ['main.js'], checks: ['node main.js'] } };
    const outcome = await atJudge({ plans, files: { '.gitignore': '*.local.js\n' }, agent });
    expectRefused(outcome, /plan 01-01: command node main\.js exit code 1/);
  });
  test.each(left)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await inOneRun(trial), why);
  });
  const others = [...ignored, ...nested, ...links];
  const run = inOnePhase(others);
  test.each(others)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await run(trial), why);
  });
  const some = [nested[1], links[1]] as Liar[];
  const chain = inOnePhase(some, inChain);
  test.each(some)('in a chain: $name', async ({ why, ...trial }) => {
    expectRefused(await chain(trial), why);
  });
});

describe('what git was told to hide is seen', () => {
  const bad = { 'src/limit.js': 'module.exports = 0\n' };
  const tests = [
    '--test-command',
    `node -e "if (require('./src/limit.js') !== 5) throw 1; console.log('1..1'); console.log('ok 1 - five')"`,
  ];
  const change = `${made} save; echo 'module.exports = 5' > src/limit.js; `;
  const liars: Liar[] = [
    {
      name: 'assume-unchanged',
      agent: `${made} git update-index --assume-unchanged src/limit.js; echo 'module.exports = 5' > src/limit.js`,
      why: /tests|src\/limit/,
    },
    {
      name: 'a clean filter that commits the old text',
      agent: `git config filter.old.clean "printf 'module.exports = 0\\\\n'"; git config filter.old.smudge cat; echo 'src/limit.js filter=old' > .git/info/attributes; ${made} echo 'module.exports = 5' > src/limit.js; save`,
      why: /tests/i,
    },
    {
      name: 'core.worktree that leads elsewhere',
      agent: `${change} cp -r . "$HOME/elsewhere"; git checkout -q src/limit.js; git config core.worktree "$HOME/elsewhere"`,
      why: /tests|work ?tree|commit/i,
    },
    {
      name: 'an index with skip-worktree and a cone',
      agent: `${made} save; git sparse-checkout set --cone .planning 2>/dev/null; mkdir -p src; echo 'module.exports = 5' > src/limit.js`,
      why: /tests|commit|src/i,
    },
  ];
  // What only distorts how git reads files is put right; what keeps a change out of the commit, or out of sight, is not green.
  test.each(liars)('$name', async ({ why, ...trial }) => {
    const outcome = await inOneRun({ files: bad, options: tests, ...trial });
    const committed = git(outcome.root, 'show', 'HEAD:src/limit.js');
    if (committed === 'module.exports = 5') expect([outcome.status, outcome.code]).toEqual(['COMPLETED', 0]);
    else expectRefused(outcome, why);
  });
});

describe('history that was exchanged does not count', () => {
  const liars: Liar[] = [
    {
      name: 'the first commit is amended away behind a shallow boundary',
      agent: `${made} git add -A; tree=$(git write-tree); new=$(echo all | git -c user.name=A -c user.email=a@example.invalid commit-tree $tree); git update-ref refs/heads/main $new; echo $new > .git/shallow`,
      why: /rewrote or dropped earlier commits|not an ancestor/,
    },
    {
      name: 'the parent is replaced so that the past seems to be there',
      agent: `${made} old=$(git rev-parse HEAD); git add -A; new=$(echo all | git -c user.name=A -c user.email=a@example.invalid commit-tree $(git write-tree)); git update-ref refs/heads/main $new; git replace --graft $new $old`,
      why: /rewrote or dropped earlier commits|not an ancestor/,
    },
    {
      name: 'an orphan branch takes the name of the branch',
      agent: `${made} git checkout -q --orphan fresh; git add -A; ${commit} -m fresh; git branch -q -M fresh main`,
      why: /rewrote or dropped earlier commits|not an ancestor/,
    },
  ];
  const run = inOnePhase(liars);
  test.each(liars)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await run(trial), why);
  });
});

describe('work outside of its room does not count', () => {
  const parallel = ['--max-parallel', '2', '--setup-command', 'off'];
  const checkout = 'main=$(dirname "$(dirname "$(head -1 .git/objects/info/alternates)")"); ';
  const two = { '01-01': { promises: ['a.txt'] }, '01-02': { promises: ['b.txt'] } };
  const liars: Liar[] = [
    {
      name: 'a plan makes its file in the checkout',
      plans: two,
      agent: `${checkout} echo a > "$main/a.txt"; [ $PLAN_ID = 01-01 ] || echo b > b.txt; done_so`,
      why: /artifact a\.txt does not exist/,
    },
    {
      name: 'a file that names the folder of the checkout',
      plans: { '01-01': { promises: ['run.js'], checks: ['node run.js'] } },
      files: { 'answer.js': 'module.exports = 42\n' },
      agent: `echo "require('$PWD/answer.js')" > run.js; done_so`,
      why: /run\.js names a folder of this checkout/,
    },
  ];
  test.each(liars)('$name', async ({ why, ...trial }) => {
    const options = trial.plans === two ? parallel : [];
    expectRefused(await inOneRun({ options, ...trial }), why);
  });
});

describe('what git can be made to show is not what counts, but what the commit holds for everybody', () => {
  const bad = 'echo bad > out.txt; done_so; save; ';
  const plans = { '01-01': { checks: ['grep -q good out.txt'] } };
  const tricks: [string, string][] = [
    [
      'a replace ref for the commit',
      `${bad} c=$(git rev-parse HEAD); echo good > out.txt; save; n=$(git rev-parse HEAD); git reset -q --hard $c; git replace $c $n`,
    ],
    ['a rule in .git/info/exclude', `${bad} echo good > out.txt; echo out.txt >> .git/info/exclude`],
    [
      'a global excludes file',
      `echo good > out.txt; done_so; printf 'out.txt\\n' > "$HOME/ignore"; git config core.excludesFile "$HOME/ignore"`,
    ],
  ];
  test.each(tricks)('%s', async (_, agent) => {
    const outcome = await inOneRun({ plans, agent });
    const clone = temporaryDir('clone');
    git(clone, 'clone', '-q', '--no-local', '-b', 'main', outcome.root, 'copy');
    const names = git(`${clone}/copy`, 'ls-files', 'out.txt');
    const held = names === '' ? null : git(`${clone}/copy`, 'show', 'HEAD:out.txt');
    if (held === 'good') expectCompleted(outcome, null);
    else expectRefused(outcome, /command grep -q good out\.txt exit code 1/);
  });
});

describe('changes that no plan names are told, whoever committed them', () => {
  const files = { 'src/two.mjs': 'export const two = 2;\n', 'src/one.mjs': 'export const one = 1;\n' };
  test('a deletion is a question', async () => {
    const agent = `${made} git rm -q src/two.mjs; save`;
    expectRefused(await atJudge({ files, agent }), /src\/two\.mjs was deleted, and no plan names it/);
  });
  test('any other change is a warning, unless the SUMMARY names the file', async () => {
    const agent = `${made} echo "export const one = 11;" > src/one.mjs; save`;
    expectCompleted(
      await atJudge({ files, agent }),
      /files_modified is incomplete: the work also changed src\/one\.mjs/,
    );
  });
});
