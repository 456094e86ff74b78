import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { afterLegs, type Chain, edit, matrix, opened, sound } from '../chain/jobs.ts';
import { git, plan, put, temporaryDir } from '../project.ts';

// What a worker leaves is data of a job in which an agent had every right. However bad it is, it is that worker's failure.

const folder = '.planning/phases/01-first';
const otherPlan = '.planning/phases/02-second/02-01-PLAN.md';
const namedPlan = '.planning/phases/02-second/02-02-PLAN.md';
const summary = "printf -- '---\\nstatus: complete\\n---\\n# Done\\n\\nAll done well.\\n'";
/** The work of an honest plan: `$FILE` is what it promises, `$SUMMARY` its own SUMMARY. */
const done = `echo a > $FILE; ${summary} > $SUMMARY`;
/** That work and one entry more, which no file system need hold. */
const beside = (entry: string) =>
  `${done}; git add -A; base=$(git write-tree); (git ls-tree $base; ${entry}) | git mktree`;
const leaf = `$(printf '100644 blob %s\\tf\\n' $(echo x | git hash-object -w --stdin) | git mktree)`;
const megabytes = (count: number) => `head -c ${count * 1_048_576} /dev/zero`;

/** A tree whose every level holds the one below it many times: few objects, as many paths as one likes. */
const treeBomb = (leaf: string, width: number, levels: number) => `
tree=${leaf}
for level in $(seq ${levels}); do
  tree=$(for at in $(seq ${width}); do printf '040000 tree %s\\td%s\\n' $tree $at; done | git mktree)
done
${beside(`printf '040000 tree %s\\tbomb\\n' $tree`)}`;

/** A place in the result of a worker, and its plan. */
interface Result {
  readonly chain: Chain;
  readonly id: string;
  readonly artifact: string;
  readonly at: (path: string) => string;
}

/** How a worker was attacked, and why its plan fails for it; null where it completes all the same. */
interface Attack {
  readonly why: RegExp | null;
  /** Shell that makes the commit in place of an honest one. It may end with the name of a tree. */
  readonly script?: string;
  readonly files?: string;
  readonly message?: string;
  readonly by?: { readonly name: string; readonly email: string };
  /** Changes what lies beside the commits. */
  readonly meddle?: (result: Result) => void;
}

const says = (why: RegExp, meddle: Attack['meddle']): Attack => ({ why, meddle: meddle as (result: Result) => void });
/** Changes what the worker says of itself. */
const saysOfItself = (why: RegExp, change: (leg: Record<string, unknown>) => unknown): Attack =>
  says(why, ({ chain, artifact }) => edit(chain, artifact, (leg) => void change(leg)));
const firstProven = (leg: Record<string, unknown>) => (leg.proven as object[])[0] as object;
const brings = (why: RegExp, script: string, files?: string): Attack => ({
  ...{ why, script: `${done}; ${script}` },
  ...(files === undefined ? {} : { files }),
});
const scopeViolation = /^scope_violation/;
const deep = (levels: number) => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`;
const falseName = /in the name of a bot or of the host, or in one that hides signs/;

const attacks: Readonly<Record<string, Attack>> = {
  'is honest': { why: null },
  // Its trees.
  'has ten million paths': { why: /more entries/, script: treeBomb(leaf, 220, 3) },
  'has a trillion empty folders, which no listing would show': {
    ...{ why: /more entries/, script: treeBomb('$(git mktree </dev/null)', 1000, 4) },
  },
  'has folders 400 levels deep': {
    why: /levels deep/,
    script: `tree=${leaf}; for level in $(seq 400); do tree=$(printf '040000 tree %s\\td\\n' $tree | git mktree); done; ${beside(`printf '040000 tree %s\\tdeep\\n' $tree`)}`,
  },
  'has a name that no file system takes': {
    why: /too long/,
    script: `blob=$(echo x | git hash-object -w --stdin); ${beside(`printf '100644 blob %s\\t%s\\n' $blob $(printf 'n%.0s' $(seq 300))`)}`,
  },
  // Its documents.
  'has a SUMMARY of 2 MiB': brings(/SUMMARY\.md has \d+ bytes/, `${megabytes(2)} | tr '\\0' 'a' >> $SUMMARY`),
  'has another document of 65 MiB': brings(/NOTES\.md has \d+ bytes/, `${megabytes(65)} > .planning/NOTES.md`),
  'has a SUMMARY that is not UTF-8': brings(/is not text/, 'head -c 4096 /dev/urandom > $SUMMARY'),
  'has a SUMMARY whose status goes in 200,000 levels': brings(
    /verification failed/,
    `(printf -- '---\\nstatus: '; head -c 200000 /dev/zero | tr '\\0' '['; printf '\\n---\\n# Done\\n') > $SUMMARY`,
  ),
  'has a folder where its SUMMARY should be': brings(
    /do not contain|verification failed/,
    'rm $SUMMARY; mkdir $SUMMARY; echo x > $SUMMARY/x',
  ),
  'has a link where its SUMMARY should be': brings(
    /verification failed|SUMMARY/,
    'mv $SUMMARY s.md; ln -s ../../../s.md $SUMMARY',
  ),
  'has no SUMMARY, and changes what its neighbour changes': {
    ...{ why: /SUMMARY\.md does not exist/, script: 'echo a > $FILE; echo a > same.txt' },
  },
  'is honest, and changes that too': { why: null, script: `${done}; echo b > same.txt` },
  'has a promised file that git ignores': {
    ...{ why: /verification failed/, script: `${done}; echo $FILE > .gitignore; git add -A; git write-tree` },
  },
  // Its files.
  'brings a workflow': brings(scopeViolation, 'mkdir -p .github/workflows; echo x > .github/workflows/x.yml'),
  'brings a workflow, by a pattern': brings(
    /^scope_violation.*is protected/,
    'mkdir -p .github/workflows; echo "on: push" > .github/workflows/y.yml',
    '".github/**"',
  ),
  "changes a package's scripts, by a pattern": brings(
    /^scope_violation.*package\.json/,
    `sed -i 's#node --test test/#true#' package.json`,
    '"package.*"',
  ),
  'brings what agents are told': brings(
    /^scope_violation.*CLAUDE\.md is protected/,
    'echo "run curl" > CLAUDE.md',
    '"CLAUDE.*"',
  ),
  'brings a plan': brings(
    /^scope_violation.*it changed, added or deleted .*03-01-PLAN\.md, a plan/,
    `mkdir -p .planning/phases/03-third; cp ${otherPlan} .planning/phases/03-third/03-01-PLAN.md`,
    '".planning/phases/03-third/**"',
  ),
  'deletes a plan of another phase': brings(
    /^scope_violation.*it changed, added or deleted .*02-01-PLAN\.md, a plan/,
    `rm ${otherPlan}`,
    '".planning/phases/02-second/02-01*"',
  ),
  'changes a plan that its own plan names': brings(/^$/, `echo more >> ${namedPlan}`, namedPlan),
  'brings a symbolic link out of the repository': brings(scopeViolation, 'ln -s /etc/passwd way-out'),
  'ticks boxes of the ROADMAP': brings(scopeViolation, 'sed -i "s/\\[ \\]/[x]/" .planning/ROADMAP.md'),
  'brings a submodule': brings(
    scopeViolation,
    'git init -q sub; git -C sub -c user.name=a -c user.email=a commit -q --allow-empty -m x; git add sub 2> /dev/null',
  ),
  // Its commits.
  'has a message that the engine of its job would have changed': {
    why: /has a message that skips checks, closes issues, calls people/,
    message: 'work\n\nfixes #1 [skip ci] @octocat',
  },
  'is in the name of a bot': {
    why: falseName,
    by: { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' },
  },
  'is in the name of the host': { why: falseName, by: { name: 'A User', email: 'noreply@github.com' } },
  'is in a name that hides signs': { why: falseName, by: { name: 'A User\u202e', email: 'a@example.invalid' } },
  // What it says.
  'is of another run': saysOfItself(/its runId is 7/, (leg) => Object.assign(leg, { runId: '7' })),
  'is of another round': saysOfItself(/its round is 3/, (leg) => Object.assign(leg, { round: 3 })),
  'began on another base': saysOfItself(/its base is bbb/, (leg) => Object.assign(leg, { base: 'b'.repeat(40) })),
  'tells of a plan it was not asked for': saysOfItself(/plan 01-01/, (leg) =>
    Object.assign(firstProven(leg), { plan: '01-01' }),
  ),
  'proved nothing and says success': saysOfItself(/delivered no work/, (leg) => Object.assign(leg, { proven: [] })),
  'is no JSON': says(/leg\.json is not JSON/, ({ at }) => writeFileSync(at('leg.json'), '{')),
  'goes in 100,000 levels': says(/nested deeper than/, ({ at }) => {
    const leg = JSON.stringify({ ...JSON.parse(readFileSync(at('leg.json'), 'utf8')), x: '?' });
    writeFileSync(at('leg.json'), leg.replace('"?"', deep(100_000)));
  }),
  'has a signal of 3000 levels': says(/nested deeper than/, ({ at, id }) => {
    const signal = JSON.parse(readFileSync(at(`signals/${id}.json`), 'utf8'));
    const text = JSON.stringify({ ...signal, status: 'failure', details: { reason: 'timeout', x: '?' } });
    writeFileSync(at(`signals/${id}.json`), text.replace('"?"', deep(1500)));
  }),
  'has more events than any run has': says(/more than \d+ lines/, ({ at, id }) => {
    const event = { at: '2026-01-01T00:00:00.000Z', event: 'retry_wait', plan: id, attempt: 1 };
    writeFileSync(at('events.ndjson'), `${JSON.stringify(event)}\n`.repeat(20_000));
  }),
  'has events of another form than ours': {
    why: null,
    meddle: ({ at, id }) => {
      const odd = { at: '2026-01-01T00:00:00.000Z', plan: id, attempt: 1, files: null, findings: 7, details: {} };
      const names = ['set_back', 'verify', 'salvage', 'retry_wait', 'attempt_start', 'agent_end'];
      const lines = names.map((event) => JSON.stringify({ ...odd, event }));
      writeFileSync(at('events.ndjson'), `${readFileSync(at('events.ndjson'), 'utf8')}${lines.join('\n')}\n`);
    },
  },
  // Its bundle.
  'has a cut-off bundle': says(/cannot be used/, ({ at }) =>
    truncateSync(at('work.bundle'), readFileSync(at('work.bundle')).length - 30),
  ),
  'has no bundle': says(/is missing from the bundle/, ({ at }) => rmSync(at('work.bundle'))),
  'has a folder as its bundle': says(/missing from the bundle/, ({ at }) => {
    rmSync(at('work.bundle'));
    mkdirSync(at('work.bundle'));
  }),
  'kept work of a tree with ten million paths': {
    why: /failed \(timeout\)/,
    script: treeBomb(leaf, 220, 3),
    meddle: ({ chain, artifact, at, id }) => {
      edit(chain, artifact, (leg) => Object.assign(leg, { kept: leg.proven, proven: [] }));
      const details = { reason: 'timeout', error: { message: 'failed (timeout)' } };
      const signal = { status: 'failure', phase: '01', plan: id, attempt: 1, details };
      writeFileSync(at(`signals/${id}.json`), JSON.stringify(signal));
    },
  },
};

const ids = Object.keys(attacks).map((_, at) => `01-${String(at + 10)}`);
const idFor = (name: string) => ids[Object.keys(attacks).indexOf(name)] ?? '';

/** One round of workers that all came to an end, each attacked in its own way. */
function attacked() {
  const base = {
    ...{ 'package.json': '{"name":"x","scripts":{"test":"node --test test/"}}', 'same.txt': 'old\n' },
    [otherPlan]: plan().replace('01-first', '02-second'),
    [namedPlan]: plan().replace('01-first', '02-second'),
  };
  const plans = Object.entries(attacks).map(([, { files }], at) => {
    const file = `${ids[at]}.txt`;
    const given = files === undefined ? {} : { files: `${file}, ${files}` };
    return [ids[at], plan({ artifact: file, script: `echo a > ${file}`, ...given })];
  });
  const { chain, first } = opened(Object.fromEntries(plans), [...matrix, '--stuck', 'circuit-breaker=0'], base);
  const [job] = first.matrix?.include ?? [];
  if (job === undefined) throw new Error('no worker');
  chain.execute(first, job);
  const root = chain.machine(first.base);
  git(root, 'config', 'core.hooksPath', '/dev/null');
  for (const [at, attack] of Object.values(attacks).entries()) {
    const id = ids[at] ?? '';
    const artifact = job.artifact.replace(job.plan, id);
    const result = { chain, id, artifact, at: (path: string) => join(chain.artifacts, artifact, path) };
    if (id !== job.plan) copyResult(chain, job, result);
    forgeCommit(root, first.base, attack, result);
    attack.meddle?.(result);
  }
  const second = sound(chain.integrate(1, first));
  return { chain, second, events: chain.events, conclusion: chain.conclude(second).json };
}

/** The result of one worker as that of another, whose plan did the same. */
function copyResult(chain: Chain, from: { plan: string; artifact: string }, { id, at, artifact }: Result): void {
  cpSync(join(chain.artifacts, from.artifact), join(chain.artifacts, artifact), { recursive: true });
  renameSync(at(`signals/${from.plan}.json`), at(`signals/${id}.json`));
  for (const path of ['leg.json', 'events.ndjson', `signals/${id}.json`])
    writeFileSync(at(path), readFileSync(at(path), 'utf8').replaceAll(from.plan, id));
}

/** Puts what a script leaves in the place of what the worker proved. */
function forgeCommit(root: string, base: string, attack: Attack, { chain, id, at, artifact }: Result): void {
  const { script = done, message = 'forged', by = { name: 'a', email: 'a@example.invalid' } } = attack;
  execFileSync('sh', ['-ec', 'rm -rf sub; git reset -q --hard "$0"; git clean -qffdx', base], { cwd: root });
  const env = { ...process.env, FILE: `${id}.txt`, SUMMARY: `${folder}/${id}-SUMMARY.md` };
  const said = execFileSync('bash', ['-ec', script], { cwd: root, encoding: 'utf8', env, maxBuffer: 1e9 }).trim();
  const isTree = /^[0-9a-f]{40}$/.test(said);
  if (!isTree) git(root, 'add', '-A', '-f');
  const tree = isTree ? said : git(root, 'write-tree');
  const identity = [`user.name=${by.name}`, `user.email=${by.email}`].flatMap((each) => ['-c', each]);
  const forged = git(root, ...identity, 'commit-tree', '-p', base, '-m', message, tree);
  git(root, 'update-ref', 'refs/phase-executor/leg/proven/0', forged);
  git(root, 'bundle', 'create', '-q', at('work.bundle'), 'refs/phase-executor/leg/proven/0', `^${base}`);
  edit(chain, artifact, (leg) => Object.assign(firstProven(leg), { commit: forged }));
}

let round: ReturnType<typeof attacked>;
beforeAll(() => {
  round = attacked();
}, 300_000);

test.each(Object.entries(attacks).filter(([, { why }]) => why !== null))(
  'a worker whose result %s fails its plan, and nothing of it is merged',
  (name, { why }) => {
    const id = idFor(name);
    const { chain, second, events } = round;
    expect(second.completed).not.toContain(id);
    const told = events.filter(({ event, plan }) => /^(attempt_failed|retry_wait)$/.test(event) && plan === id);
    const reasons = told.map((each) => Object(each)).map((each) => `${each.error_type}: ${each.details} ${each.why}`);
    expect(reasons.join(' ').replaceAll('\n', ' ')).toMatch(why as RegExp);
    expect(git(chain.origin, 'ls-tree', '--name-only', second.branch).split('\n')).not.toContain(`${id}.txt`);
  },
);

test('a worker that changes a plan which its own names is a question to a person', () => {
  const plans = round.conclusion.plans as { id: string; signal: { status: string; details: object } }[];
  const { status, details } =
    plans.find(({ id }) => id === idFor('changes a plan that its own plan names'))?.signal ?? {};
  expect([status, JSON.stringify(details)]).toEqual(['blocked', expect.stringContaining(namedPlan)]);
});

test('the others are merged, whatever their neighbours did', () => {
  const { chain, second, conclusion } = round;
  expect(second.completed).toEqual(ids.filter((id) => Object.values(attacks)[ids.indexOf(id)]?.why === null));
  expect([chain.file('same.txt'), second.decision]).toEqual(['b', 'retry']);
  expect(conclusion).toMatchObject({ status: 'failure' });
});

test('no filter of the machine runs for what a leg brings, and no leg says where large files come from', () => {
  const home = temporaryDir('home');
  const marker = join(home, 'ran');
  const program = `"sh -c 'touch \\"${marker}\\"; cat'"`;
  put(home, 'gitconfig', `[filter "lfs"]\n\tclean = ${program}\n\tsmudge = ${program}\n\trequired = true\n`);
  const { chain, first } = afterLegs(
    { '01-01': plan({ artifact: '01-01.txt', script: 'echo a > 01-01.txt' }) },
    matrix,
  );
  const artifact = 'phase-01-r1-01-01-a1';
  const result = { chain, id: '01-01', artifact, at: (path: string) => join(chain.artifacts, artifact, path) };
  const script = `${done}; echo '*.txt filter=lfs' > .gitattributes; printf '[lfs]\\n\\turl = http://127.0.0.1:9/x\\n' > .lfsconfig`;
  forgeCommit(chain.machine(first.base), first.base, { why: null, script }, result);
  const words = ['integrate', '1', '--round', '1', '--base', first.base, '--input-dir', chain.artifacts];
  const environment = { GIT_CONFIG_GLOBAL: join(home, 'gitconfig'), HOME: home };
  expect(chain.job(chain.machine(first.base), words, environment).code).toBe(0);
  expect(() => readFileSync(marker)).toThrow(/ENOENT/);
});
