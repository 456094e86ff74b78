import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { refuseRefsInTheWay } from '../../../src/system/git/checkpoint/refs-in-way.ts';
import { Scratch } from './scratch.ts';

let scratch: Scratch;
beforeEach(() => {
  scratch = new Scratch();
});
afterEach(() => scratch.remove());

const partial = 'refs/phase-executor/01/partial';

test.each([
  ['a tag where the tags of a plan are to be', 'git tag checkpoint/01-01'],
  ['a tag named checkpoint', 'git tag checkpoint'],
  ['a ref where work is kept', `git update-ref ${partial} HEAD`],
  ['a ref below that of an attempt', `git update-ref ${partial}/01-01/1/x HEAD`],
  ['garbage where work is kept', `mkdir -p .git/${partial}/01-01; echo garbage > .git/${partial}/01-01/1`],
  ['garbage where the folder of kept work is to be', `mkdir -p .git/${partial}; echo garbage > .git/${partial}/01-01`],
  ['garbage where the folder of tags is to be', 'echo garbage > .git/refs/tags/checkpoint'],
  ['a ref whose commit is gone', `mkdir -p .git/${partial}/01-01; echo ${'1'.repeat(40)} > .git/${partial}/01-01/1`],
])('%s is named before an agent runs, with the command after which the run can begin', async (_, make) => {
  scratch.sh(make);
  const git = await scratch.open();
  const refuse = () => refuseRefsInTheWay(git, '01', ['01-01', '01-02']);
  const told = await refuse().then(
    () => '',
    (error: Error) => error.message,
  );
  expect(told).toMatch(
    /^refs\/\S+ (is in the way of refs\/|is damaged|names an object that is missing).*then run again: /,
  );
  scratch.sh(told.split('run again: ')[1] ?? 'false');
  await refuse();
  expect(scratch.git('for-each-ref', 'refs/phase-executor', 'refs/tags/checkpoint')).not.toContain('probe');
});

test('kept work and checkpoints of earlier attempts are in nobody’s way', async () => {
  scratch.sh(
    `git update-ref ${partial}/01-01/1 HEAD; git update-ref ${partial}/unsigned/abc HEAD; git tag checkpoint/01-01/x`,
  );
  await refuseRefsInTheWay(await scratch.open(), '01', ['01-01']);
  await refuseRefsInTheWay(await scratch.open(), '01', []);
});

test('the look leaves no folders behind, which git would go through whenever it lists refs', async () => {
  const folders = () => scratch.sh('find .git/refs -mindepth 3');
  const before = folders();
  await refuseRefsInTheWay(await scratch.open(), '01', ['01-01', '01-02']);
  expect(folders().replace(/.*\/(?:partial|checkpoint)\n/g, '')).toBe(before);
});
