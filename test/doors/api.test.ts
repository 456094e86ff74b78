import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { home, temporaryDir } from '../project.ts';

/** A project of somebody who has the package installed. */
function consumer(source: string): string {
  const root = temporaryDir('consumer');
  mkdirSync(join(root, 'node_modules/@types'), { recursive: true });
  symlinkSync(home, join(root, 'node_modules/phase-executor'));
  symlinkSync(join(home, 'node_modules/@types/node'), join(root, 'node_modules/@types/node'));
  writeFileSync(join(root, 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, 'main.mts'), source);
  const compilerOptions = { module: 'NodeNext', target: 'ES2023', strict: true, types: ['node'], skipLibCheck: false };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['main.mts'] }));
  return root;
}

const tsc = (root: string) =>
  execFileSync(process.execPath, [join(home, 'node_modules/typescript/bin/tsc'), '-p', root], { encoding: 'utf8' });

const program = `
import { CompletionSignal, decide, type Decision, parseRetryPolicy, readPhase, schedule } from 'phase-executor';
const signal = CompletionSignal.failure('07', new Error('no answer'), { reason: 'timeout' });
const decision: Decision = decide(signal, { retry: parseRetryPolicy({}), nextPhase: '08' }, {
  failures: [], runAttempts: 1, now: new Date(0), random: 0.5,
});
const phase = await readPhase(process.argv[2] ?? '', '1');
console.log(JSON.stringify([signal.canRetry(), decision.action, schedule(phase).waves]));
`;

test('the package is used from TypeScript: it compiles strictly and does what the command line does', () => {
  const root = consumer(program);
  expect(tsc(root)).toBe('');
  const said = execFileSync(process.execPath, [join(root, 'main.mjs'), join(home, 'examples/hello-phase')], {
    encoding: 'utf8',
  });
  expect(JSON.parse(said)).toEqual([true, 'retry', [['01-01', '01-02'], ['01-03'], ['01-04']]]);
});

test('a wrong use does not compile', () => {
  const root = consumer(program.replace("reason: 'timeout'", "reason: 'weather'"));
  expect(() => tsc(root)).toThrow();
});
