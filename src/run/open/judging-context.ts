import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { withoutAgentKeys } from '../../agents/adapters/model-access.ts';
import type { EgressProxy } from '../../agents/gateway/egress-proxy.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { runNamespaces } from '../../agents/sandbox/run-namespaces.ts';
import { readPlanAtBase } from '../../judge/decide/judge-commits.ts';
import { JudgingFolders } from '../../judge/run/clean-copy/outer-configuration.ts';
import { readToolchain } from '../../judge/run/clean-copy/toolchain.ts';
import { type GateContext, JudgeEnvironment } from '../../judge/run/judge-environment.ts';
import { Ledger } from '../../record/log/ledger.ts';
import type { LocalPhase } from '../../record/project/local-phase.ts';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import type { World } from '../../settings/call/world.ts';
import { Checkpoints } from '../../system/git/checkpoint/checkpoint.ts';
import type { Workspace } from '../../system/git/checkpoint/workspace.ts';
import { buildRunPolicy } from './policies.ts';

/** Builds the context of a run that only judges. Its record is in `scratch`; `base` is the commit before the work. */
export async function judgingContext(
  read: LocalPhase,
  location: { base: string; scratch: string; only: ReadonlySet<string> | null; egress: EgressProxy | null },
  world: World,
): Promise<GateContext> {
  const { settings } = world;
  const { root, git, prefix } = read;
  const { base, scratch, only, egress } = location;
  const runId = randomUUID();
  const { environment, machine } = world;
  const checkpoints = new Checkpoints(git);
  const workspace: Workspace = { root, project: root, prefix, git, checkpoints, known: null };
  const plans = await Promise.all(
    read.schedule.plans.map(async (plan) => ({ ...plan, plan: await readPlanAtBase(plan.plan, base, { workspace }) })),
  );
  const lease = { epoch: 0, check: () => {} };
  const redact = createRedactor(world);
  const stamp = { runId, phase: read.phase.id, now: () => new Date(world.now()), lease, redact };
  const record = join(scratch, 'record');
  mkdirSync(record);
  const namespaces = await runNamespaces(
    { record, gitDir: git.commonDir, environment: agentEnvironment(environment, settings['agent-env'], {}) },
    egress,
    settings.network,
  );
  return {
    runId,
    runUrl: null,
    leg: null,
    only,
    phase: read.phase,
    schedule: { ...read.schedule, plans },
    next: read.next,
    policy: {
      ...buildRunPolicy(
        settings,
        plans.length,
        { deadlineAt: Number.POSITIVE_INFINITY, now: world.now() },
        environment,
      ),
      parallel: 1,
      // There's no agent that could redo these commits.
      ...(settings['undeclared-changes'] === 'auto' && { undeclaredChanges: 'ask' as const }),
      rules: '',
      commitDocs: read.config.commitDocs,
      teamRules: '',
    },
    workspace,
    services: {
      ledger: Ledger.open(record, stamp, () => {}),
      clock: { now: world.now, uptimeMs: machine.uptimeMs, sleep: async () => {} },
      random: world.random,
      interrupt: world.interrupt,
      environment,
      exchangeDir: scratch,
      judging: new JudgeEnvironment({
        job: withoutAgentKeys(environment, settings.agent, settings['agent-secret-name']),
        also: settings['agent-env'],
        before: readToolchain(environment.PATH ?? '', git.root),
        identity: git.config.user,
        scratch,
        spared: [],
        checkout: [git.root],
        grounds: new JudgingFolders([scratch, '/var/tmp']),
        namespaces,
        variables: egress?.variables ?? {},
      }),
    },
    found: {
      head: base,
      startCommit: base,
      findings: [],
      unfinished: new Map(),
      answersAt: null,
      orphans: new Map(),
    },
    progress: { done: new Set(), unverified: new Map() },
  };
}
