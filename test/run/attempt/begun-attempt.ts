import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { notRun } from '../../../src/agents/program/agent.ts';
import { parsePlan } from '../../../src/plan/phase/plan.ts';
import { Attempt } from '../../../src/run/attempt/attempt-state.ts';
import { openExchange } from '../../../src/run/attempt/exchange.ts';
import type { RunContext } from '../../../src/run/context/run-context.ts';
import { computeQuestionState, listStops, type QuestionState } from '../../../src/run/questions/question-state.ts';
import { Checkpoints } from '../../../src/system/git/checkpoint/checkpoint.ts';
import { Scratch } from '../../system/git/scratch.ts';

const folder = '.planning/phases/01-first';
export const summary = `${folder}/01-01-SUMMARY.md`;

/** A project with two plans, of which the first one's attempt has begun. */
export class BegunAttempt {
  readonly repo = new Scratch({
    '.planning/STATE.md': '# State\n',
    '.planning/REQUIREMENTS.md': '# Requirements\n',
    [`${folder}/01-01-PLAN.md`]: planText('a.txt'),
    [`${folder}/01-02-PLAN.md`]: planText('b.txt'),
    'b.txt': 'b\n',
  });
  readonly events: { readonly event: string; readonly [name: string]: unknown }[] = [];

  /** `asks`: a person is asked before the plan's only task. `names`: more files that the plan names. */
  async begin({ asks = false, names = '', dirty = {} as Record<string, string> } = {}): Promise<Attempt> {
    const { repo, events } = this;
    repo.write(dirty);
    const git = await repo.open();
    const checkpoints = new Checkpoints(git);
    const known = await git.state();
    const checkpoint = await checkpoints.create({
      phase: '01',
      plan: '01-01',
      at: new Date(),
      known,
    });
    const parse = (id: string, files: string) => parsePlan(planText(files), `${folder}/${id}-PLAN.md`).plan;
    const plan = parse('01-01', `a.txt${names}`);
    const other = parse('01-02', 'b.txt');
    const standing: QuestionState = asks
      ? computeQuestionState(listStops({ ...plan, autonomous: false }, 'stop', true), [], new Map())
      : computeQuestionState([], [], new Map());
    const run = {
      runId: 'run-1',
      runUrl: null,
      leg: { plan: null },
      phase: { id: '01', dir: folder, plans: [plan, other], tree: { phases: [] } },
      schedule: { plans: [{ plan }, { plan: other }] },
      found: { startCommit: checkpoint.head, standings: new Map([['01-01', standing]]) },
      policy: {
        allowDirty: false,
        commitDocs: true,
        namesCoAuthor: false,
        testCommand: '',
        artifacts: 'auto',
        undeclaredChanges: 'fail',
        levels: {},
        accepted: [],
        secrets: 'await_user',
        agentEnv: [],
        protectedReason: () => null,
        limits: { deadlineAt: 1_000 },
      },
      services: {
        agent: { name: 'script' },
        environment: {},
        clock: { now: () => 0, uptimeMs: () => 10 },
        ledger: { append: (event: string, details: object) => events.push({ event, ...details }) },
      },
      workspace: { root: repo.root, project: repo.root, prefix: '', git, checkpoints, known: null },
    } as unknown as RunContext;
    const attempt = new Attempt(plan, 1, run, {
      startedAt: 0,
      endsAt: 500,
      checkpoint,
      summaryBefore: null,
      dirtyBefore: new Set(known.changes.map(({ path }) => path)),
      earlier: null,
      exchange: openExchange(mkdtempSync(join(tmpdir(), 'pe-exchange-')), '01-01', 1),
      repairs: 0,
      isEndSeen: true,
    });
    attempt.agentRun = { ...notRun, ok: true, reason: null, message: null, exitCode: 0 };
    return attempt;
  }
}

function planText(files: string): string {
  return `---\nphase: 01-first\nfiles_modified: [${files}]\n---\n<tasks>\n<task type="auto"><name>A</name></task>\n</tasks>\n`;
}
