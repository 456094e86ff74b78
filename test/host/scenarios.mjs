import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { isAtWork, isOver } from './forge.mjs';

/** Label that says that a person is asked. */
const label = 'phase-needs-attention';
const branch = 'phase/01-first';

/** `of` is the row of docs/hosts.md; `needs` what our stand-in for a host has not, or has no time for. `run` gets what the bench offers and throws where the host, or we, did otherwise. */
export const scenarios = [
  {
    of: 'single job: success, branch, status, pull request, comment, summary',
    async run({ create, single }) {
      const repository = await create({ plans: { '01-01': works('a.txt') } });
      const run = await repository.dispatch(single, { phase: '1' });
      await expectEnd(run, 'success', repository, 'success');
      const commit = await repository.commitOf(`refs/heads/${branch}`);
      assert.match(commit, /^[0-9a-f]{40}$/, 'the branch of the phase is not there');
      assert.equal((await repository.statuses(commit))['phase/01'], 'success');
      const pull = await repository.pull(branch);
      assert.ok(pull, 'there is no pull request');
      assert.equal(/^WIP:/.test(pull.title), false, `the title is ${pull.title}`);
      const [comment, ...more] = (await repository.comments(pull.number)).filter(isOurs);
      assert.match(comment?.body ?? '', /## ✅/, 'the comment does not say that the phase succeeded');
      assert.equal(more.length, 0, 'there is more than one comment');
    },
  },
  {
    of: 'single job: failure, marked as unfinished, then success in the same pull request',
    needs: 'long',
    async run({ create, single }) {
      const repository = await create({ plans: { '01-01': works('a.txt'), '01-02': waitsForFile } });
      await expectEnd(await repository.dispatch(single, { phase: '1' }), 'failure', repository, 'failure');
      const pull = await repository.pull(branch);
      assert.ok(pull?.draft || /^WIP:/.test(pull?.title ?? ''), 'what failed looks ready to merge');
      await repository.change('go.txt', branch);
      await expectEnd(await repository.dispatch(single, { phase: '1' }), 'success', repository, 'success');
      const after = await repository.pull(branch);
      assert.equal(after?.number, pull?.number);
      assert.equal(after?.draft === true || /^WIP:/.test(after?.title ?? ''), false, `the title is ${after?.title}`);
    },
  },
  {
    of: 'single job in a private repository',
    needs: 'private',
    async run({ create, single }) {
      const repository = await create({ plans: { '01-01': works('a.txt') }, isPrivate: true });
      await expectEnd(await repository.dispatch(single, { phase: '1' }), 'success', repository, 'success');
    },
  },
  {
    of: 'called chain: success in separate jobs, with gate and receipts',
    async run({ create, chain }) {
      const repository = await create({ plans: { '01-01': works('a.txt') } });
      const run = await repository.dispatch(chain, { phase: '1' });
      await expectEnd(run, 'success', repository, 'success');
      for (const name of ['Plan', 'Exit gate', 'Conclude'])
        assert.ok(
          run.jobs.some((job) => job.name.includes(name)),
          `no job is called ${name}`,
        );
    },
  },
  {
    of: 'called chain: failure, and again from where it ended',
    needs: 'long',
    async run({ create, chain }) {
      const repository = await create({ plans: { '01-01': works('a.txt'), '01-02': waitsForFile } });
      await expectEnd(await repository.dispatch(chain, { phase: '1' }), 'failure', repository, 'failure');
      await repository.change('go.txt', branch);
      await expectEnd(await repository.dispatch(chain, { phase: '1' }), 'success', repository, 'success');
    },
  },
  {
    of: 'called chain in a private repository',
    needs: 'private',
    async run({ create, chain }) {
      const repository = await create({ plans: { '01-01': works('a.txt') }, isPrivate: true });
      await expectEnd(await repository.dispatch(chain, { phase: '1' }), 'success', repository, 'success');
    },
  },
  {
    of: 'called chain: a finished run is started again and pays for nothing twice',
    needs: 'rerun',
    async run({ create, chain }) {
      const repository = await create({ plans: { '01-01': works('a.txt') } });
      const { id } = await repository.dispatch(chain, { phase: '1' });
      const before = await repository.commitOf(`refs/heads/${branch}`);
      await repository.call('POST', `actions/runs/${id}/rerun`);
      await repository.runUntil(id, (run) => !isOver(run));
      await expectEnd(await repository.runUntil(id), 'success', repository, 'success');
      assert.equal(await repository.commitOf(`refs/heads/${branch}`), before, 'the work was done again');
    },
  },
  {
    of: 'called chain: cancelled on its page, and continued by the next dispatch',
    needs: 'cancel',
    async run({ create, chain, cancel }) {
      const repository = await create({ plans: { '01-01': sleepsAtFirst(600) } });
      const { id } = await repository.dispatch(chain, { phase: '1' }, isAtWork);
      await repository.forge.until('the leg', () => repository.commitOf('refs/phase-executor/01/state'));
      await cancel(repository, id);
      await repository.runUntil(id);
      await expectEnd(await repository.dispatch(chain, { phase: '1' }), 'success', repository, 'success');
    },
  },
  {
    of: 'killed runner: the next dispatch continues',
    needs: 'kill',
    async run({ create, single, killRunner, startRunner }) {
      const repository = await create({ plans: { '01-01': sleepsAtFirst(600) } });
      const { id } = await repository.dispatch(single, { phase: '1' }, isAtWork);
      await repository.forge.until('the record', () => repository.commitOf('refs/phase-executor/01/state'));
      await killRunner();
      await startRunner();
      await repository.runUntil(id);
      await expectEnd(await repository.dispatch(single, { phase: '1' }), 'success', repository, 'success');
    },
  },
  {
    of: 'question to a person: label, /phase help, status, answer, approve, run, retry; a reader is refused',
    async run({ create, single, reader }) {
      const repository = await create({ plans: { '01-01': asksToLook, '01-02': asksToDecide } });
      await expectEnd(await repository.dispatch(single, { phase: '1' }), 'failure', repository, 'blocked');
      const { number } = (await repository.pull(branch)) ?? {};
      assert.ok(number, 'there is no pull request');
      assert.ok((await repository.labels(number)).includes(label), `the label ${label} did not stick`);

      const say = (body, isReached) => repository.command(number, body, isReached);
      assert.match((await say('/phase help')).reply, /\/phase approve/);
      assert.match((await say('/phase status')).reply, /01-01/);
      const refused = await repository.as(reader).command(number, '/phase approve 01 01-01');
      assert.equal(refused.reactions.includes('+1'), false, 'a reader was obeyed');
      for (const command of ['/phase approve 01 01-01', '/phase answer 01 01-02 sqlite']) {
        const { reactions, reply } = await say(command);
        assert.ok(reactions.includes('+1'), `${command} was not obeyed: ${reply}`);
      }
      for (const command of ['/phase run', '/phase retry']) {
        const known = (await repository.runs()).length;
        const { reactions, reply } = await say(command);
        assert.ok(reactions.includes('+1'), `${command} was not obeyed: ${reply}`);
        // The run of the comment, and the one that it has started.
        await repository.nextRun(known + 1);
        assert.equal((await repository.signal()).status, 'success');
      }
      assert.equal((await repository.labels(number)).includes(label), false, 'the label is still there');
    },
  },
];

async function expectEnd(run, conclusion, repository, status) {
  const of = `run ${run.id} of ${repository.name}`;
  assert.equal(run.conclusion || run.status, conclusion, `${of} ended otherwise: ${run.html_url ?? ''}`);
  assert.equal((await repository.signal()).status, status, `${of} left another signal`);
}

const isOurs = ({ body }) => body.startsWith('<!-- phase-executor:comment ');

function plan(tasks, file) {
  return `---
phase: 01-first
type: execute
depends_on: []
files_modified: [${file}]
autonomous: true
must_haves:
  artifacts:
    - path: ${file}
---
<objective>Make ${file}</objective>
<tasks>
${tasks}
</tasks>
`;
}

function task(script, file) {
  return `<task type="auto">
  <name>Make ${file}</name>
  <action>
\`\`\`sh
${script}
\`\`\`
  </action>
</task>`;
}

const works = (file) => plan(task(`echo made > ${file}`, file), file);
/** Fails until a person commits that file. */
const waitsForFile = plan(task('test -e go.txt || exit 1; echo made > b.txt', 'b.txt'), 'b.txt');
const sleepsAtFirst = (seconds) =>
  plan(task(`[ "$ATTEMPT" -gt 1 ] || sleep ${seconds}; echo made > a.txt`, 'a.txt'), 'a.txt');
const asksToLook = plan(
  `${task('echo made > a.txt', 'a.txt')}
<task type="checkpoint:human-verify"><name>Look</name><what-built>It</what-built></task>`,
  'a.txt',
);
const asksToDecide = plan(
  `${task('echo made > b.txt', 'b.txt')}
<task type="checkpoint:decision"><name>Choose</name><decision>Which?</decision>
  <options><option id="sqlite"><name>SQLite</name></option><option id="pg"><name>Postgres</name></option></options></task>`,
  'b.txt',
);

/** A project with a phase of these plans, and the workflows that run it. */
export function projectOf(plans, workflows) {
  const boxes = Object.keys(plans).map((id) => `- [ ] ${id}-PLAN.md: it`);
  return {
    '.planning/ROADMAP.md': `# Roadmap\n\n- [ ] **Phase 1: First**\n\n### Phase 1: First\n\n${boxes.join('\n')}\n`,
    '.planning/STATE.md': 'Phase: 1 of 1\n',
    ...Object.fromEntries(Object.entries(plans).map(([id, text]) => [`.planning/phases/01-first/${id}-PLAN.md`, text])),
    '.github/phase-executor.yml': [
      'agent: { name: script }',
      'retry: { max-attempts: 2, backoff: 10ms }',
      'github: { phase-workflow: chain.yml }',
      '',
    ].join('\n'),
    ...Object.fromEntries(Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}`, text])),
    'package.json': JSON.stringify({ scripts: { test: "printf 'TAP version 13\\n1..1\\nok 1 - a\\n'" } }),
  };
}

/** The examples as they are shipped, but with the agent of the configuration file, and our repository of this owner. */
export function workflowsFor(owner) {
  const example = (name) =>
    readFileSync(new URL(`../../examples/workflows/${name}.yml`, import.meta.url), 'utf8').replaceAll(
      'OWNER/',
      `${owner}/`,
    );
  const chain = example('dispatch-a-phase')
    .replace(/^ +agent(_command|_secret_name)?: .*\n/gm, '')
    .replace(/^ +secrets:\n +agent_secret: .*\n/m, '');
  const engine = `    with:\n      executor_repository: ${owner}/phase-executor\n`;
  return {
    'single.yml': example('without-artifacts'),
    'chain.yml': chain.replace('    with:\n', engine),
    'commands.yml': `${example('phase-commands').trimEnd()}\n${engine}`,
  };
}
