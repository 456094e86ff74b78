import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { getPhaseScope } from '../../publish/branch/work-branch.ts';
import { loadLibraries } from '../../publish/host/host-libraries.ts';
import { getLastActivity } from '../../publish/watch/plans-under-way.ts';
import { RunView } from '../../publish/watch/run-view.ts';
import { keepHeartbeats } from '../../record/log/heartbeat.ts';
import { Ledger, setLedgerAside } from '../../record/log/ledger.ts';
import { trackingFiles } from '../../record/log/tracking-files.ts';
import { getRecordFolder, type LocalPhase, localPhase } from '../../record/project/local-phase.ts';
import { readRunnable } from '../../record/project/read-schedule.ts';
import { restoreAnswers } from '../../record/published/answers.ts';
import type { SharedLease } from '../../record/published/shared-lease.ts';
import type { Orphan } from '../../record/readings/orphan.ts';
import { phaseState } from '../../record/readings/phase-state.ts';
import { sumSpending } from '../../record/readings/recorded-spending.ts';
import { createRedactor } from '../../settings/call/job-secrets.ts';
import { makeOwnFolder } from '../../settings/call/own-folder.ts';
import { findProjectRoot, type World } from '../../settings/call/world.ts';
import { requireSameSettings, type SettingsSource } from '../../settings/file/effective-settings.ts';
import { removeDrafts } from '../../system/files/atomic-file.ts';
import { GitError } from '../../system/git/calls/git-error.ts';
import { keepOutOfGit } from '../../system/git/exclude.ts';
import { Git } from '../../system/git/git.ts';
import { removeTree } from '../../system/process/mounts.ts';
import { findBelow } from '../../system/process/special-files.ts';
import { checkoutFile } from '../attempt/exchange.ts';
import { addInterrupt, type RunContext, type RunServices } from '../context/run-context.ts';
import { Rooms } from '../room/rooms.ts';
import { openEgressProxy, openGateway } from './boundaries.ts';
import {
  type Cleanup,
  getWaitDeadline,
  type HeldCheckout,
  holdCheckout,
  retryWhileLocked,
  withCleanup,
} from './checkout.ts';
import type { AgentChoice } from './choose-agent.ts';
import { blockGc } from './hold-gc.ts';
import { keepState, type RunScope } from './own-record.ts';
import { readTeamRules } from './policies.ts';
import { openingEffects, prepareRun, type SessionParts } from './prepare.ts';
import { answersText } from './question-states.ts';
import { getRoomsFolder, recoverCheckout, recoverOutdated } from './recover-checkout.ts';

export interface SessionRequest {
  readonly ref: string;
  readonly agent: AgentChoice;
  /** Set for a job that continues a chained run, which uses the settings of the run's opening commit. */
  readonly continues?: boolean;
  readonly runId?: string;
  readonly leg?: RunContext['leg'];
  /** In ms of the machine's `uptimeMs`; defaults to the setting `deadline` from now. */
  readonly deadlineAt?: number;
  readonly openRecord: (runScope: RunScope) => Promise<SharedLease | null>;
  readonly onCheckout?: (git: Git) => Promise<() => void>;
}

/** Locks a checkout and a phase, recovers interrupted attempts, and does the work. Always releases everything. */
export async function holdPhase<T>(
  hold: SessionRequest,
  world: World,
  work: (context: RunContext, read: LocalPhase, publishRecord: SharedLease['publish']) => Promise<T>,
): Promise<T> {
  // An agent can rewrite this program's files, so everything that a run may `import()` must be loaded before the first
  // agent, check or test.
  await loadLibraries(world);
  const git = await openGit(world);
  return withCleanup(async (cleanup) => {
    const { context, read, publishRecord } = await new PhaseSession(hold, git, world, cleanup).open();
    return work(context, read, publishRecord);
  });
}

async function openGit(world: World): Promise<Git> {
  const git = await Git.open(findProjectRoot(world), world.environment);
  const [pipe] = await findBelow(git.root, ['-type', 'p', '-name', '.git*']);
  if (pipe !== undefined)
    throw new GitError(`${join(git.root, pipe)} is a pipe, on which git waits for ever; remove it, then run again`);
  // A job may check the Action out into the project's work tree.
  const ownPath = relative(git.root, world.home);
  if (ownPath !== '' && !ownPath.startsWith('..')) await keepOutOfGit(git, ownPath.split(sep).join('/'));
  return git;
}

class PhaseSession {
  readonly #hold: SessionRequest;
  readonly #git: Git;
  readonly #world: World;
  readonly #cleanup: Cleanup;
  readonly #runId: string;
  readonly #taken = new AbortController();
  readonly #deadlineAt: number;
  #ledger: Ledger | null = null;
  #spared: readonly Orphan[] = [];
  #onActivity: RunServices['onActivity'] = () => undefined;

  constructor(hold: SessionRequest, git: Git, world: World, cleanup: Cleanup) {
    this.#hold = hold;
    this.#git = git;
    this.#world = world;
    this.#cleanup = cleanup;
    this.#runId = hold.runId ?? randomUUID();
    this.#deadlineAt = hold.deadlineAt ?? world.machine.uptimeMs() + world.settings.deadline;
  }

  async open(): Promise<{ context: RunContext; read: LocalPhase; publishRecord: SharedLease['publish'] }> {
    const git = this.#git;
    const waitUntil = getWaitDeadline(this.#world);
    const terms = { ttlMs: this.#world.settings['lease-ttl'], waitUntil };
    const checkout = await holdCheckout(git, this.#runId, terms, this.#world, this.#cleanup);
    this.#cleanup.defer(await blockGc(git, this.#world));
    const undo = await this.#hold.onCheckout?.(git);
    if (undo !== undefined) this.#cleanup.defer(undo);
    // Recover before reading the phase, which an interrupted run may have left unreadable. Attempts of chained jobs are
    // never adopted.
    await this.#recover(checkout, () => this.#hold.leg === undefined);
    const shared = await this.#openRecord(checkout, waitUntil);
    const read = await this.#read(); // again, because the remote may have brought new work
    const isStart = this.#hold.continues !== true;
    const start = isStart ? await this.#requireSettings(null) : null;
    const ledger = await this.#openLedger(read, checkout, shared);
    const { commit } = start ?? (await this.#requireSettings(phaseState(ledger.earlier).run(this.#runId).settings));
    const teamRules = await readTeamRules(this.#world.settings, commit, git);
    const context = await this.#prepare(read, ledger, checkout, { teamRules });
    return { context, read, publishRecord: async () => shared?.publish() };
  }

  /** @throws OtherSettingsError if settings differ from the start commit's: no plan may change its own rules */
  async #requireSettings(opened: SettingsSource | null): Promise<SettingsSource> {
    const { configuration } = this.#world;
    const start = opened ?? { commit: (await this.#git.head()).sha, file: configuration.file };
    await requireSameSettings(start, this.#git, configuration);
    return start;
  }

  async #read(): Promise<LocalPhase> {
    const root = findProjectRoot(this.#world);
    return localPhase(await readRunnable(root, this.#hold.ref), root, this.#git);
  }

  async #recover({ lease }: HeldCheckout, prefetcheds: (ledger: string) => boolean): Promise<void> {
    const { spared } = await recoverCheckout(this.#git, { runId: this.#runId, lease, prefetcheds }, this.#world);
    this.#spared = spared;
  }

  async #openRecord(checkout: HeldCheckout, waitUntil: number): Promise<SharedLease | null> {
    const phaseScope = getPhaseScope(await this.#read(), this.#world);
    const calls = {
      runId: this.#runId,
      onLost: () => this.#taken.abort(),
      // The phase continued on another machine, which can't see the rooms here.
      beforeAside: () => this.#recover(checkout, (each) => each !== phaseScope.dir),
      warn: (message: string) => this.#warn(message),
    };
    const open = () => this.#hold.openRecord({ ...phaseScope, ...calls });
    const shared = await retryWhileLocked(open, { until: waitUntil, pollMs: remotePollMs }, this.#world);
    if (shared === null) return null;
    this.#cleanup.defer(() => shared.release());
    checkout.onBeat(() => shared.beat());
    return shared;
  }

  async #openLedger(read: LocalPhase, checkout: HeldCheckout, shared: SharedLease | null): Promise<Ledger> {
    const world = this.#world;
    const dir = getRecordFolder(read);
    if (this.#world.settings.fresh) {
      // Once the record is set aside, none of its attempts can be adopted.
      await this.#recover(checkout, (each) => each !== dir);
      const aside = setLedgerAside(dir, new Date(world.now()));
      if (aside !== null) world.progress(`the record of earlier runs was moved to ${aside}`);
    }
    const { plans } = read.schedule;
    const outline = {
      waves: new Map(plans.map(({ plan, wave }) => [plan.id, wave])),
      endsAt: world.now() + this.#deadlineAt - world.machine.uptimeMs(),
      mostUsd: this.#world.settings['max-cost'].phase,
      spent: () => sumSpending(phaseState(this.#ledger?.events ?? []).attempts.spending),
    };
    const view = new RunView(outline, world);
    this.#cleanup.defer(() => view.close());
    const { lease } = checkout;
    const stamp = {
      runId: this.#runId,
      phase: read.phase.id,
      lease,
      now: () => new Date(world.now()),
      redact: createRedactor(world),
    };
    const ledger = Ledger.open(dir, stamp, (event) => view.follow(event));
    this.#ledger = ledger;
    this.#cleanup.defer(() => {
      this.#ledger = null;
      ledger.close();
    });
    if (shared) ledger.watch((event) => shared.onEvent(event));
    for (const complaint of ledger.complaints) world.progress(complaint);
    const tasks = new Map(plans.map(({ plan }) => [plan.id, plan.tasks.length]));
    const heartbeats = keepHeartbeats(dir, tasks, world.now, (plan) => getLastActivity(view.underWay.of(plan)));
    this.#cleanup.defer(() => {
      if (!checkout.lost.aborted) heartbeats.clear();
    });
    ledger.watch((event) => heartbeats.follow(event));
    // A killed run may have left temporary files that git would list.
    const ownFiles = [...trackingFiles, ...plans.map(({ plan }) => plan.summaryPath)];
    for (const file of ownFiles) removeDrafts(join(read.root, file));
    await keepState(read, ledger, world);
    this.#onActivity = (plan, activity) => view.saw(plan, activity);
    checkout.onBeat(() => heartbeats.beat());
    return ledger;
  }

  async #prepare(
    read: LocalPhase,
    ledger: Ledger,
    { lost }: HeldCheckout,
    ofCommit: SessionParts['ofCommit'],
  ): Promise<RunContext> {
    const git = this.#git;
    const { leg = null } = this.#hold;
    const exchangeDir = this.#openExchange();
    const gateway = openGateway(this.#world, this.#cleanup);
    const input = {
      runId: this.#runId,
      leg,
      rooms: new Rooms(git, makeOwnFolder(this.#world, getRoomsFolder(git, read.phase.id))),
      services: {
        ledger,
        // A run that lost its checkout ends as if interrupted; its writes are refused, too.
        interrupt: addInterrupt(AbortSignal.any([lost, this.#taken.signal]), this.#world.interrupt),
        agent: await this.#hold.agent(read, exchangeDir),
        exchangeDir,
        gateway,
        onActivity: this.#onActivity,
      },
      egress: await openEgressProxy(gateway, exchangeDir, this.#world, this.#cleanup),
      spared: this.#spared,
      effects: openingEffects(ledger),
      ofCommit,
      deadlineAt: this.#deadlineAt,
    };
    const context = await prepareRun(read, input, this.#world);
    await recoverOutdated(this.#spared, context);
    const { folds, pool } = context.isolation;
    this.#cleanup.defer(async () => {
      if (!lost.aborted) await pool.close();
    });
    // People may answer only between runs, so answers added during the run are removed.
    this.#cleanup.defer(async () => {
      const location = { git, phase: read.phase.id, prefix: context.workspace.prefix };
      if (!lost.aborted && (await restoreAnswers(location, context.found.answersAt))) this.#warn(answersText);
    });
    this.#cleanup.defer(() => folds.drain());
    return context;
  }

  #openExchange(): string {
    // Jobs of one chained run may share a machine, so the folder name has the process id.
    const folderId = this.#hold.runId === undefined ? this.#runId : `${this.#runId}-${this.#world.machine.pid}`;
    const folder = makeOwnFolder(this.#world, `phase-executor-${folderId}`);
    this.#cleanup.defer(() => {
      try {
        removeTree(folder);
      } catch (error) {
        // An agent may have changed its permissions. The run is over anyway, and the next one removes it.
        this.#warn(`${folder} was not removed: ${(error as Error).message}`);
      }
    });
    writeFileSync(join(folder, checkoutFile), this.#git.gitDir);
    return folder;
  }

  /** Records a warning, or prints it if the record isn't open. */
  #warn(message: string): void {
    try {
      if (this.#ledger === null) this.#world.progress(message);
      else this.#ledger.append('warning', { message });
    } catch {
      this.#world.progress(message);
    }
  }
}

/** Longer than for local locks, because each try is a network call. */
const remotePollMs = 3_000;
