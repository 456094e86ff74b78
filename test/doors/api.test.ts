import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { home, temporaryDir } from '../project.ts';

/** The package as `npm pack` makes it, beside what it says it depends on and nothing else. */
let packages = '';
beforeAll(() => {
  const root = temporaryDir('packed');
  packages = join(root, 'node_modules');
  mkdirSync(packages);
  const pack = ['pack', '--silent', '--ignore-scripts', '--pack-destination', root];
  const tarball = execFileSync('npm', pack, { cwd: home, encoding: 'utf8' }).trim().split('\n').at(-1) ?? '';
  execFileSync('tar', ['-xzf', join(root, tarball), '-C', packages]);
  renameSync(join(packages, 'package'), join(packages, 'phase-executor'));
  const { dependencies } = JSON.parse(readFileSync(join(packages, 'phase-executor/package.json'), 'utf8'));
  for (const name of [...Object.keys(dependencies), '@types/node']) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    symlinkSync(join(home, 'node_modules', name), join(packages, name));
  }
});

/** The programs of somebody who has the package installed, which are compiled at once. */
const programs = {
  example: `${/```ts\n([\s\S]*?)```/.exec(readFileSync(join(home, 'docs/api.md'), 'utf8'))?.[1]}`.replace(
    "readPhase('.', '7')",
    "readPhase(process.argv[2] ?? '', '1')", // a phase that is there
  ),
  signal: /```ts\n([\s\S]*?)```/.exec(readFileSync(join(home, 'docs/signal.md'), 'utf8'))?.[1] ?? '',
  handoff: `import { CHECKPOINT_SIZE_WARNING, CheckpointReturnBuilder, type CompletedItem, type HandoffContext, type RemainingItem, validateCheckpointSize } from 'phase-executor';
const done: CompletedItem = { file: 'a.ts', status: 'done' };
const open: RemainingItem = { file: 'b.ts', description: 'x'.repeat(CHECKPOINT_SIZE_WARNING) };
const made = new CheckpointReturnBuilder('agent-1', 'error').addCompleted(done).addRemaining(open).build();
const context: HandoffContext = made.context;
console.log(validateCheckpointSize(made).valid, context.filesModified.length);
`,
  uncaught: "import { parseSignal } from 'phase-executor';\nparseSignal({ status: 'nope' });\n",
  stamped: `import { CheckpointReturnBuilder, CompletionSignal, decide, parseRetryPolicy } from 'phase-executor';
const made = [new CompletionSignal('success', 6, { tokensUsed: 5 }), CompletionSignal.failure(6, new Error('no'))];
for (const { timestamp } of made) console.log(Math.abs(Date.parse(timestamp ?? '') - Date.now()) < 60_000);
const failed: CompletionSignal = CompletionSignal.failure(6, new Error('no'), {}, { at: new Date(0) });
if (failed.status === 'failure') console.log(failed.timestamp, failed.details.error?.stack?.includes('stamped.m'), failed.canRetry());
const large = new CheckpointReturnBuilder('a', 'error', { now: () => new Date(0) }).addDecision('x'.repeat(5_000)).build();
console.log(large.createdAt);
console.log(decide(CompletionSignal.success('6'), { retry: parseRetryPolicy({}), nextPhase: '7' }, { failures: [], runAttempts: 1, now: new Date(), random: 0 }).why);
`,
};
/** The one that does not compile. */
const wrong = programs.example.replace("nextPhase: '08'", 'nextPhase: 8');

let root = '';
let complaints = '';
beforeAll(() => {
  root = temporaryDir('consumer');
  symlinkSync(packages, join(root, 'node_modules'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  const all = Object.entries({ ...programs, wrong }).map(([name, source]) => [`${name}.mts`, source] as const);
  for (const [file, source] of all) writeFileSync(join(root, file), source);
  const compilerOptions = { module: 'NodeNext', target: 'ES2023', strict: true, types: ['node'], skipLibCheck: false };
  const files = all.map(([file]) => file);
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const tsc = [join(home, 'node_modules/typescript/bin/tsc'), '-p', root];
  complaints = spawnSync(process.execPath, tsc, { encoding: 'utf8', cwd: root }).stdout;
});

function run(name: keyof typeof programs, ...words: string[]) {
  return spawnSync(process.execPath, [join(root, `${name}.mjs`), ...words], { encoding: 'utf8' });
}

test('right uses of the package compile strictly, and a wrong one does not', () => {
  expect(complaints).toMatch(/^wrong\.mts\(\d+,\d+\): error TS2322: .*\n$/);
});

test('the example of docs/api.md does what the command line does', () => {
  expect(run('example', join(home, 'examples/hello-phase')).stdout).toMatch(/^phase 01: 3 waves\nretry .+\n$/);
});

test('the TypeScript of docs/signal.md runs', () => {
  const [first, second = ''] = run('signal').stdout.split('\n');
  expect(first).toBe('true which key?');
  expect(JSON.parse(second)).toMatchObject({ status: 'failure', details: { reason: 'timeout' } });
});

test('the handoff can be built and its size checked from outside, with types (seed 002)', () => {
  expect(run('handoff').stdout).toBe('false 0\n');
});

test('an error that a program does not catch shows one line of ours, and its message', () => {
  const { status, stderr } = run('uncaught');
  expect([status, stderr]).toEqual([1, expect.stringContaining('SignalError')]);
  expect(stderr.length).toBeLessThan(2_500);
});

test('signals and handoffs are stamped with the time without being given one (seeds 000, 002)', () => {
  const { stdout, stderr } = run('stamped');
  const epoch = '1970-01-01T00:00:00.000Z';
  expect(stdout.trimEnd().split('\n')).toEqual([
    ...['true', 'true', `${epoch} true true`, epoch, 'Phase 6 succeeded; next is phase 7'],
  ]);
  expect(stderr).toMatch(/^The handoff has 5\d\d\d characters, more than 4000/);
});

test('the installed command line needs nothing that its package does not bring', () => {
  const cli = join(packages, 'phase-executor/dist/cli.js');
  const said = execFileSync(process.execPath, [
    cli,
    'plan',
    '1',
    '--root',
    join(home, 'examples/hello-phase'),
    '--json',
  ]);
  expect(JSON.parse(String(said)).plans).toHaveLength(4);
});
