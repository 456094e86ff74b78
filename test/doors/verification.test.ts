import { expect, test } from '@jest/globals';
import { cliJson, commitAll, makeRepository, plan } from '../project.ts';

const dir = '.planning/phases/01-a';
const report = `${dir}/01-VERIFICATION.md`;
const documents = [`${dir}/01-01-PLAN.md`, `${dir}/01-01-SUMMARY.md`];

function done(): string {
  return makeRepository({
    [`${dir}/01-01-PLAN.md`]: plan(),
    [`${dir}/01-01-SUMMARY.md`]: '# Done\n',
    'out.txt': 'a\n',
  });
}

const says = (status: string, more = '') => `---\nstatus: ${status}\n${more}---\n`;
const stateOf = async (root: string) => (await cliJson(root, 'status', '1')).json.verification;

test('a SUMMARY that came later makes the report stale', async () => {
  const root = done();
  commitAll(root, 'more', { [report]: says('passed') });
  expect(await stateOf(root)).toBe('passed');
  commitAll(root, 'more', { [documents[1] ?? '']: '# Done again\n' });
  expect(await stateOf(root)).toBe('stale');
});

test('gaps stay told when other summaries come later, until a plan that closes gaps is done', async () => {
  const root = done();
  commitAll(root, 'more', { [report]: says('gaps_found') });
  commitAll(root, 'more', { [documents[1] ?? '']: '# Done again\n' });
  expect(await stateOf(root)).toBe('gaps_found');
  commitAll(root, 'more', {
    [`${dir}/01-02-PLAN.md`]: plan({ frontmatter: 'gap_closure: true\n' }),
    [`${dir}/01-02-SUMMARY.md`]: '# Closed\n',
  });
  expect(await stateOf(root)).toBe('stale');
});

test('a plan that was written after a report with gaps closes them, also where it does not say so', async () => {
  const root = done();
  commitAll(root, 'more', { [report]: says('gaps_found') });
  commitAll(root, 'plan', { [`${dir}/01-02-PLAN.md`]: plan({}) });
  expect(await stateOf(root)).toBe('gaps_found');
  commitAll(root, 'done', { [`${dir}/01-02-SUMMARY.md`]: '# Closed\n' });
  expect(await stateOf(root)).toBe('stale');
});
