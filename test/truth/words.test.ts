import { describe, expect, test } from '@jest/globals';
import { commitAll, git, killEngine, put } from '../project.ts';
import {
  expectCompleted,
  expectRefused,
  inChain,
  inOnePhase,
  inOneRun,
  type Liar,
  projectOf,
  runAgain,
} from './trial.ts';

const summary = (text: string) => `printf '%s\n' '${text}' > "$SUMMARY_PATH"`;
const made = 'echo made > out.txt; ';

describe('what an agent says against itself closes', () => {
  const handoffs: Liar[] = [
    {
      name: 'a handoff that counts fewer tasks than there are, beside a SUMMARY that says complete',
      agent: `${made} done_so; echo '{"tasks_completed":2,"tasks_total":5}' > "$HANDOFF_FILE"`,
      why: /handoff says what remains: 2 of 5 tasks are done/,
    },
    {
      name: 'a handoff in Markdown',
      agent: `${made} done_so; printf '## Remaining\n- wire the form to the server\n' > "$HANDOFF_FILE"`,
      why: /handoff is not JSON, so it does not say that nothing is left/,
    },
    {
      name: 'a handoff with one task whose status is skipped',
      agent: `${made} done_so; echo '{"tasks":[{"name":"parse","status":"done"},{"name":"migrate","status":"skipped"}]}' > "$HANDOFF_FILE"`,
      why: /handoff says what remains: migrate/,
    },
    {
      name: 'a signal of its own that names what is blocked',
      agent: `${made} done_so; echo '{"status":"success","details":{"remaining":["the database part"]}}' > "$SIGNAL_FILE"`,
      why: /the database part/,
    },
  ];
  const summaries: Liar[] = [
    {
      name: 'a frontmatter status that nobody knows',
      agent: `${made} ${summary('---\nphase: 01-first\nstatus: shelved\n---\n# Summary\n\nMade out.txt.')}`,
      why: /summary .*says "status: shelved"/,
    },
  ];
  const endings: Liar[] = [
    {
      name: 'a stream that ends with a failed turn (Codex), and exit code 0',
      agent: `${made} done_so; echo '{"type":"thread.started","thread_id":"1"}'; echo '{"type":"turn.failed","error":{"message":"stream disconnected"}}'`,
      why: /stream disconnected/,
    },
    {
      name: 'a result that is an error during execution, and exit code 0',
      agent: `${made} done_so; echo '{"type":"result","subtype":"error_during_execution","is_error":true,"result":"the tool crashed"}'`,
      why: /error/i,
    },
  ];
  /** After which no plan begins. */
  const limits: Liar[] = [
    {
      name: 'a stream that stops where the credit is used up',
      agent: `${made} done_so; echo '{"type":"result","subtype":"success","is_error":true,"result":"Credit balance is too low"}'`,
      why: /Credit balance is too low/,
    },
    {
      name: 'a usage limit in plain words, and exit code 0',
      agent: `${made} done_so; echo 'Claude AI usage limit reached|1893456000'`,
      why: /usage limit/i,
    },
  ];
  const all = [...handoffs, ...summaries, ...endings];
  const run = inOnePhase(all);
  test.each(all)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await run(trial), why);
  });
  test.each(limits)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await inOneRun(trial), why);
  });
  const some = [handoffs[0], summaries[0], limits[1]] as Liar[];
  const chain = inOnePhase(some, inChain);
  test.each(some)('in a chain: $name', async ({ why, ...trial }) => {
    expectRefused(await chain(trial), why);
  });

  test('and a handoff that says that nothing is left closes nothing', async () => {
    const agent = `${made} done_so; echo '{"completed":["all"],"remaining":[]}' > "$HANDOFF_FILE"`;
    expectCompleted(await inOneRun({ agent }), null);
  });
});

describe('documents that speak against the phase close', () => {
  const roadmap = (line: string) =>
    `# Roadmap\n\n- [ ] **Phase 1: First**\n\n### Phase 1: First\n\n- [ ] 01-01-PLAN.md: it\n${line}\n`;
  const uat = (status: string) =>
    `---\nstatus: complete\n---\n\n## Tests\n\n### 1. Login\nresult: issue\n\n## Gaps\n\n- truth: "Login works"\n  status: ${status}\n`;
  const agent = `${made} done_so`;
  const path = '.planning/phases/01-first/01-UAT.md';
  const liars: Liar[] = [
    {
      name: 'a list of plans that still says TBD',
      files: { '.planning/ROADMAP.md': roadmap('- [ ] TBD') },
      agent,
      why: /plans of the phase are still TBD/,
    },
    {
      name: 'a STATE that says that the phase is blocked',
      files: { '.planning/STATE.md': 'Phase: 1 of 1\nPlan: 0 of 1\nStatus: Blocked on the key\n' },
      agent,
      why: /STATE: its status is "Blocked on the key"/,
    },
    {
      name: 'a UAT with a failed gap',
      files: { [path]: uat('failed') },
      agent,
      why: /01-UAT\.md has open gaps: Login works/,
    },
  ];
  test.each(liars.filter((liar) => liar !== liars[1]))('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await inOneRun(trial), why);
  });
  test('and go on to close in the next run, until a person says that it is over', async () => {
    const { why, ...trial } = liars[1] as Liar;
    const root = projectOf(trial);
    for (const _ of ['first', 'next']) expectRefused(await runAgain(root, trial), why);
    put(root, '.planning/STATE.md', 'Phase: 1 of 1\nPlan: 1 of 1\nStatus: In progress\n');
    git(root, 'commit', '-qam', 'the key is there');
    expectCompleted(await runAgain(root, trial), null);
  });

  test.each<[string, Record<string, string>, Record<string, string>]>([
    [
      'a gap that is resolved, a STATE that is blocked in another phase, and a later phase without plans',
      {
        [path]: uat('resolved'),
        '.planning/STATE.md': 'Phase: 2 of 2\nStatus: Blocked\n',
        '.planning/ROADMAP.md': `${roadmap('')}\n### Phase 2: B\n\n- [ ] TBD\n`,
      },
      {},
    ],
    [
      'a report that passed after it',
      { [path]: uat('failed') },
      { '.planning/phases/01-first/01-VERIFICATION.md': '---\nstatus: passed\n---\n' },
    ],
  ])('but not %s', async (_, files, later) => {
    expectCompleted(await inOneRun({ agent, files, later }), null);
  });
});

describe('what an earlier attempt left is no work of the next', () => {
  const twice = ['--max-attempts', '2'];
  const liars: Liar[] = [
    {
      name: 'the first one is killed by the deadline after its SUMMARY, the second does nothing',
      agent: `[ $ATTEMPT = 2 ] || { ${made} done_so; sleep 20; }`,
      options: [...twice, '--timeout', '1500ms'],
      why: /summary .*(?:does not exist|existed before this attempt)/,
    },
    {
      name: 'the first one leaves half of the file, the second only a SUMMARY',
      agent: `if [ $ATTEMPT = 1 ]; then echo half > out.txt; sleep 20; fi; done_so`,
      options: [...twice, '--timeout', '1500ms'],
      why: /evidence .*none|changed 0 of 1 file/,
    },
    {
      name: 'the first one fails, the second says that it found all done',
      agent: `if [ $ATTEMPT = 1 ]; then ${made} done_so; exit 3; fi; echo "Already done."`,
      options: twice,
      why: /summary .*does not exist|artifact out\.txt does not exist/,
    },
  ];
  test.each(liars)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await inOneRun(trial), why);
  });
  test('in a chain: the first one is cut off, the second does nothing', () => {
    const [{ why, ...trial }] = liars as [Liar];
    expectRefused(inChain(trial), why);
  });
});

describe('a SUMMARY that lies there is verified before it counts', () => {
  const lies = '.planning/phases/01-first/01-01-SUMMARY.md';
  const text = '---\nphase: 01-first\nplan: 01\nstatus: complete\n---\n# Summary\n\nMade it.\n';
  const idle = 'exit 1';
  const liars: Liar[] = [
    {
      name: 'a person wrote it, and the promised file is an empty one',
      files: { [lies]: text, 'out.txt': '' },
      agent: idle,
      why: /never verified.*out\.txt is empty/,
    },
    {
      name: 'a person wrote it, and the command of the plan fails',
      plans: { '01-01': { checks: ['node -e "process.exit(require(\'./sum.js\')(1,1)===2?0:1)"'] } },
      files: { 'out.txt': 'x\n', 'sum.js': 'module.exports = () => 0\n', [lies]: text },
      agent: idle,
      why: /never verified.*command node/,
    },
    {
      name: 'a person wrote it after a file that existed before this attempt the plan',
      files: { 'out.txt': 'x\n' },
      later: { [lies]: text },
      agent: idle,
      why: /never verified.*evidence none/,
    },
  ];
  test.each(liars)('in a run: $name', async ({ why, ...trial }) => {
    expectRefused(await inOneRun(trial), why);
  });

  test('one that came after commits which do not name the plan is adopted by their work', async () => {
    const trial = { agent: idle, later: { 'out.txt': 'made\n' } };
    const root = projectOf(trial);
    commitAll(root, 'docs: the summary', { [lies]: text });
    expectCompleted(await runAgain(root, trial), null);
  });

  test('one that holds is adopted', async () => {
    expectCompleted(
      await inOneRun({
        files: { [lies]: text, 'out.txt': 'made\n' },
        plans: { '01-01': { promises: ['out.txt\ncontains: "made"'] } },
        agent: idle,
      }),
      null,
    );
  });
});

describe('a SUMMARY in documents that are in no commit', () => {
  const files = { '.gitignore': '.planning/\n', '.planning/config.json': '{"commit_docs":false}' };
  const writeAndDie = `done_so; ${killEngine}; sleep 60`;
  const cases: [string, string, string, RegExp][] = [
    [
      'of an attempt that was killed before it made the file',
      writeAndDie,
      'exit 1',
      /agent ended with exit code 1|left no \S+SUMMARY\.md/,
    ],
    [
      'of an attempt that was killed, when the next one does nothing',
      writeAndDie,
      'exit 0',
      /(?:out\.txt|SUMMARY\.md) does not exist|existed before this attempt|left no \S+SUMMARY\.md/,
    ],
    [
      'of an attempt that failed',
      `${made} done_so; exit 4`,
      'exit 0',
      /(?:out\.txt|SUMMARY\.md) does not exist|existed before this attempt|left no \S+SUMMARY\.md/,
    ],
  ];
  test.each(cases)('%s is not believed', async (_, first, second, why) => {
    const plans = { '01-01': { checks: ['test -s out.txt'] } };
    const root = projectOf({ plans, files, agent: first });
    const kills = first === writeAndDie;
    // In a sandbox it finds no engine to kill.
    const before = await runAgain(root, { agent: first, kills, options: kills ? ['--sandbox', 'off'] : [] });
    expect(before.code === null).toBe(kills);
    expectRefused(await runAgain(root, { agent: second }), why);
  });
});
