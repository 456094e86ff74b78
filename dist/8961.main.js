"use strict";
exports.id = 8961;
exports.ids = [8961];
exports.modules = {

/***/ 17388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ap: () => (/* binding */ AgentMissingError),
  B3: () => (/* binding */ atCeiling),
  OR: () => (/* binding */ bashExitCode),
  mJ: () => (/* binding */ getJobLimits),
  yb: () => (/* binding */ idleTimeoutAdvice),
  nE: () => (/* binding */ notRun),
  O$: () => (/* binding */ readEnding),
  mB: () => (/* binding */ runProgram)
});

// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/system/files/newest-change.js


async function findNewestChange(root, since, enough) {
    let newest = null;
    let remaining = maxScannedFiles;
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const allEntries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
        const entries = allEntries.filter(({ name }) => name !== '.git');
        for (let from = 0; from < entries.length; from += parallelStats) {
            const batch = entries.slice(from, from + parallelStats);
            const times = await Promise.all(batch.map(({ name }) => changeTime((0,external_node_path_.join)(folder, name))));
            for (const [index, entry] of batch.entries()) {
                const at = times[index] ?? 0;
                const path = (0,external_node_path_.join)(folder, entry.name);
                if (at > Math.max(since, newest?.at ?? 0))
                    newest = { path: (0,external_node_path_.relative)(root, path), at };
                if (entry.isDirectory())
                    folders.unshift(path);
            }
            remaining -= batch.length;
            if (remaining <= 0 || (newest !== null && newest.at >= enough))
                return newest;
        }
    }
    return newest;
}
const maxScannedFiles = 200_000;
const parallelStats = 64;
async function changeTime(path) {
    return (0,promises_.lstat)(path).then(({ ctimeMs }) => ctimeMs, () => 0);
}

// EXTERNAL MODULE: ./lib/system/process/capture.js
var capture = __webpack_require__(66725);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/agents/program/agent.js





class AgentMissingError extends Error {
    name = 'AgentMissingError';
    exitCode = exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING;
}
const notRun = {
    ok: false,
    reason: 'agent_error',
    message: 'the agent did not run',
    exitCode: null,
    durationMs: 0,
    survivors: 0,
    lastProgress: null,
};
function bashExitCode(line, cwd, env) {
    return (0,capture/* captureOutput */.Q)('bash', ['--norc', '-c', line], { cwd, env }).then(({ exitCode }) => exitCode, () => null);
}
function getJobLimits(job) {
    const { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs = false } = job;
    const inside = job.inside ?? { kind: 'none', words: [] };
    return { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs, inside };
}
const closingBytes = 1024 * 1024;
async function runProgram({ closingWords, ...program }, job) {
    const { cwd, idleTimeoutMs, cancel, clock, meter } = job;
    const result = await (0,child/* runChild */.w)({
        ...getJobLimits(job),
        cancel: meter === undefined ? cancel : AbortSignal.any([cancel, meter.cut]),
        env: job.environment,
        ...(idleTimeoutMs > 0 ? { idleTimeoutMs, otherLife: (since) => findNewestWrite(cwd, since, clock.now()) } : {}),
        ...(closingWords ? { tailBytes: closingBytes } : {}),
        ...program,
    });
    const ended = { ...readEnding(result, job), lastProgress: null, printed: result.tail.slice(-16 * 1024) };
    const run = ended.reason === 'interrupted' && !cancel.aborted ? { ...ended, ...atCeiling(meter) } : ended;
    const isVague = run.ok || run.reason === 'agent_error' || run.reason === 'idle_timeout';
    const against = isVague ? closingWords?.(result.tail) : null;
    return against && (run.ok || against.reason !== 'agent_error') ? { ...run, ok: false, ...against } : run;
}
async function findNewestWrite(folder, since, now) {
    const change = await findNewestChange(folder, since, now - (now - since) / 4);
    return change && { what: `a change of ${(0,text_text/* withoutControls */.DJ)(change.path).slice(0, 200)}`, at: change.at };
}
function atCeiling(meter) {
    const cap = meter?.reached() ?? 'a limit is reached';
    return { ok: false, reason: 'budget', message: `the agent was stopped: ${cap}` };
}
function readEnding(result, job) {
    const { exitCode: status, durationMs, survivors } = result;
    const common = { exitCode: result.code, durationMs, survivors };
    const [line] = (0,text_text/* harmlessLines */.vL)(result.tail)
        .slice(-1)
        .map((harmlessLine) => (0,text_text/* clipText */.gL)(harmlessLine));
    const last = line === undefined ? '' : `; its last line: ${line}`;
    const failed = (reason, message) => ({ ...common, ok: false, reason, message });
    if (result.escaped > 0) {
        const who = result.escaped === 1 ? 'a process' : `${result.escaped} processes`;
        const message = `${who} of the agent could not be stopped and may still write to the tree; end what it left before the next run`;
        return { ...failed('agent_error', message), retryable: false };
    }
    switch (result.ending) {
        case 'exited':
            if (status === 0)
                return { ...common, ok: true, reason: null, message: null };
            return failed('agent_error', `the agent ended with exit code ${status}${last}`);
        case 'signalled':
            return failed('killed', `the agent was killed by ${result.signal}${last}`);
        case 'timeout':
            return failed('timeout', `the agent was still running after ${(0,text_text/* formatElapsed */.C7)(job.timeoutMs)} (setting timeout)${last}`);
        case 'idle_timeout':
            return failed('idle_timeout', `the agent printed nothing and changed no file for ${(0,text_text/* formatElapsed */.C7)(job.idleTimeoutMs)}; ${lastSignText(result, line)}; ${idleTimeoutAdvice}`);
        case 'cancelled':
            return failed('interrupted', 'the run was interrupted while the agent worked');
        case 'not_started':
            return failed('agent_error', `the agent could not be started: ${result.error?.message ?? 'unknown cause'}`);
    }
}
const idleTimeoutAdvice = 'if its work needs longer, set a longer idle-timeout';
function lastSignText({ lastSeen: observed }, last) {
    if (observed === null)
        return 'it never showed activity';
    return `last activity: ${observed.what ?? last ?? 'output'}, ${(0,text_text/* formatElapsed */.C7)(observed.agoMs)} ago`;
}


/***/ }),

/***/ 13728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  getPhaseStatus: () => (/* binding */ getPhaseStatus),
  runStatus: () => (/* binding */ runStatus)
});

// EXTERNAL MODULE: ./lib/judge/run/verifier.js + 1 modules
var verifier = __webpack_require__(881);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/phase.js
var phase_phase = __webpack_require__(85632);
// EXTERNAL MODULE: ./lib/plan/phase/planning-tree.js
var planning_tree = __webpack_require__(20951);
// EXTERNAL MODULE: ./lib/plan/schedule/schedule.js + 1 modules
var schedule = __webpack_require__(89133);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/publish/story/phases-overview.js











async function formatPhases(world) {
    const root = (0,call_world/* findProjectRoot */.p)(world);
    const tree = (0,planning_tree/* readTree */.Zc)(root);
    const git = await git_git/* Git */.T.open(root, world.environment);
    const prefix = (0,read_schedule/* getProjectPrefix */.mg)(git, root);
    const holder = (0,lease/* findLeaseHolder */._L)(git.gitDir, world.machine);
    const phases = tree.phases.map((directory) => {
        const phase = (0,phase_phase/* readPhaseDirectory */.v6)(root, directory, tree);
        const plans = (0,schedule/* buildSchedule */.G)(phase).plans.map(({ plan }) => plan);
        const events = (0,ledger/* readRecentEvents */.FB)((0,ledger/* getLedgerDir */.n7)(git.gitDir, prefix, phase.id), phase.id);
        const state = (0,phase_state/* phaseState */.R)(events);
        const { opening, ended } = state;
        const isAtWork = state.isAtWork([holder?.runId]);
        const summaries = plans.filter(({ hasSummary, halted }) => hasSummary && !halted).length;
        const lastRun = opening && {
            runId: opening.runId,
            at: (ended ?? opening).at,
            exitStatus: ended?.exitStatus ?? null,
        };
        return { phase: phase.id, name: phase.name, plans: plans.length, summaries, isAtWork, lastRun };
    });
    const openPhase = phases.find(({ plans, summaries }) => summaries < plans);
    const nextCommand = holder !== null || openPhase === undefined ? null : `phase-executor run ${openPhase.phase}`;
    const rows = phases.map((phase) => [
        ...[phase.phase, (0,text_text/* stripLine */.nU)(phase.name), `${phase.summaries} of ${phase.plans} plans have a SUMMARY`],
        describeLastRun(phase.lastRun, phase.isAtWork),
    ]);
    const text = [
        `${(0,external_node_path_.basename)(root)}: ${(0,text_text/* formatCount */.B4)(phases.length, 'phase')}`,
        ...(0,text_text/* alignRows */.P4)(rows),
        ...(nextCommand === null ? [] : [`to run next: ${nextCommand}`]),
    ].join('\n');
    return { exitCode: 0, json: { phases, nextCommand }, text };
}
function describeLastRun(lastRun, isAtWork) {
    if (lastRun === null)
        return 'never run here';
    if (isAtWork)
        return `at work since ${lastRun.at}`;
    return `${lastRun.exitStatus ?? 'cut off, begun'} ${lastRun.at}`;
}

// EXTERNAL MODULE: ./lib/record/log/heartbeat.js
var heartbeat = __webpack_require__(44184);
// EXTERNAL MODULE: ./lib/record/project/current-ledger.js
var current_ledger = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/published/answers.js
var published_answers = __webpack_require__(72455);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/run/open/question-states.js
var question_states = __webpack_require__(68375);
// EXTERNAL MODULE: ./lib/run/questions/asking.js
var asking = __webpack_require__(19012);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/next-phase.js
var next_phase = __webpack_require__(3889);
// EXTERNAL MODULE: ./lib/system/git/remote.js
var remote = __webpack_require__(23806);
;// CONCATENATED MODULE: ./lib/commands/status-command.js


















const runStatus = async ([ref], world) => {
    return ref === undefined ? formatPhases(world) : getPhaseStatus(ref, world);
};
async function getPhaseStatus(ref, world) {
    const document = await buildStatusDocument(ref, world);
    const nextCommand = suggestCommand(document);
    const json = { ...document, nextCommand };
    return { exitCode: 0, json, text: statusText(json, world.now()) };
}
async function buildStatusDocument(ref, world) {
    const localPhase = await (0,local_phase/* openPhase */.yc)(ref, world);
    const { git } = localPhase;
    const state = await git.state();
    const verification = await (0,verifier/* getReportState */._x)(localPhase.phase, state, localPhase);
    const record = await (0,current_ledger/* withLedger */.CA)(localPhase, world, (dir, holders) => ({
        ...(0,current_ledger/* readRun */.cI)(localPhase, dir, holders),
        heartbeats: (0,heartbeat/* checkStale */.S_)((0,heartbeat/* ledgerHeartbeats */.FW)(dir), 15, world.now()),
    }));
    const donePlanIds = await (0,question_states/* listDonePlans */.RX)(localPhase, state);
    const states = new Map(localPhase.schedule.plans.map(({ plan: { id } }) => [
        id,
        donePlanIds.has(id) ? 'done' : 'pending',
    ]));
    const { events, opening, ended, isAtWork, state: runState, signals } = record;
    const lastEvent = events.at(-1);
    const startedAttempts = (0,phase_state/* phaseState */.R)(events).attempts.spans(opening?.runId ?? '');
    const hasQuestions = [...signals].some(([, signal]) => (0,completion_signal/* getQuestion */.ph)(signal) !== undefined);
    const answers = hasQuestions ? await (0,published_answers/* readAnswers */.Mr)((0,local_phase/* answerStore */.g7)(localPhase, world)) : new Map();
    const holder = (0,lease/* findLeaseHolder */._L)(git.gitDir, world.machine);
    const pulses = [...record.heartbeats.healthy, ...record.heartbeats.stale];
    const activityByPlan = new Map(pulses.flatMap((pulse) => (pulse.seen ? [[pulse.plan_id, pulse.seen]] : [])));
    const plans = localPhase.schedule.plans.map(({ plan: { id }, wave, dependsOn }) => {
        const { attempts = 0, status = null } = runState?.plans?.[id] ?? {};
        const isOpen = record.isOpen(id);
        const signal = signals.get(id) ?? null;
        const started = isOpen && status === 'running' ? startedAttempts.findLast(({ plan }) => plan === id) : undefined;
        const running = started === undefined ? null : reportRunning(started, activityByPlan.get(id) ?? null);
        const waitsFor = isOpen ? dependsOn.filter((other) => !donePlanIds.has(other)) : [];
        const isDone = donePlanIds.has(id);
        const waiting = isDone
            ? null
            : getWaiting(signal, answers, `${localPhase.phase.id} ${id}`, (0,remote/* withoutSecret */.Nt)(world.settings.remote));
        const { attempt = null } = signal ?? {};
        return { id, wave, done: isDone, status, attempts, attempt, waiting, signal, isOpen, running, waitsFor };
    });
    const { phase } = localPhase;
    return {
        phase: phase.id,
        name: phase.name,
        ...localPhase.next,
        signal: signals.get(null) ?? null,
        isAtWork,
        run: runState === null
            ? null
            : { runId: runState.run_id, epoch: runState.epoch ?? null, startedAt: runState.started_at },
        decision: ended?.decision ?? null,
        exitStatus: ended?.exitStatus ?? null,
        verification,
        lastEvent: lastEvent ? { at: lastEvent.at, event: lastEvent.event, runId: lastEvent.runId } : null,
        spend: sumSpend(plans, events),
        lease: holder && leaseDocument(holder),
        heartbeats: isAtWork ? record.heartbeats : { has_stale: false, healthy: [], stale: [] },
        plans,
        next: localPhase.schedule.cycle ? [] : (0,ready/* readyPlans */.iQ)(localPhase.schedule, states),
    };
}
function reportRunning({ attempt, startedAt }, activity) {
    return { attempt, since: new Date(startedAt).toISOString(), seen: activity };
}
function getWaiting(signal, answers, subject, remote) {
    const question = (0,completion_signal/* getQuestion */.ph)(signal);
    if (question === undefined)
        return null;
    const { approved, by, at } = answers.get(question.id) ?? {};
    const answered = by === undefined ? null : { approved, by, at };
    return { question, answered, ways: answered === null ? (0,asking/* waysToAnswer */.c)(question, subject, remote) : [] };
}
function sumSpend(plans, events) {
    const spent = (0,recorded_spending/* sumSpending */.Q)((0,phase_state/* phaseState */.R)(events.filter(({ event }) => event !== 'phase_complete')).attempts.spending);
    return {
        attempts: plans.reduce((all, { attempts }) => all + attempts, 0),
        tokensUsed: (0,budget/* countSpentTokens */.Gh)(spent) || null,
        costUsd: spent.costUsd || null,
        isCostKnown: spent.isCostKnown,
        isEstimate: spent.isEstimate ?? false,
    };
}
function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }) {
    return { runId, epoch, pid, host, since, heartbeatAt };
}
function suggestCommand(document) {
    const { lease, plans, phase, nextPhase, nextPhaseStatus } = document;
    if (lease !== null)
        return null;
    const waiting = plans.flatMap((plan) => plan.waiting ?? []);
    const [way] = waiting.flatMap(({ ways }) => ways);
    if (way !== undefined && waiting.every(({ answered }) => answered === null))
        return way.command;
    if (!isOver(document))
        return `phase-executor run ${phase}`;
    return nextPhaseStatus === 'planned' ? `phase-executor run ${nextPhase}` : null;
}
function isOver({ plans, signal }) {
    return plans.length > 0 && plans.every(({ done }) => done) && (signal === null || signal.status === 'success');
}
function statusText(document, now) {
    const { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats, isAtWork } = document;
    const rows = plans.map((plan) => [
        ...[
            plan.id,
            `wave ${plan.wave}`,
            plan.done ? 'done' : plan.status === 'running' && !isAtWork ? 'cut off' : (plan.status ?? 'open'),
            plan.attempts === 0 ? '' : (0,text_text/* formatCount */.B4)(plan.attempts, 'attempt'),
        ],
        plan.signal
            ? `${plan.signal.status}: ${(0,text_text/* stripLine */.nU)((0,sentences/* formatSignal */.Eu)(plan.signal))}`
            : plan.isOpen && !plan.done
                ? describeOpenPlan(plan, now)
                : 'no recorded signal here',
    ]);
    const agents = [...(isAtWork ? [] : heartbeats.healthy), ...heartbeats.stale].map((pulse) => [
        ...[
            '  ',
            pulse.agent,
            isAtWork ? (0,text_text/* stripLine */.nU)(pulse.current_task ?? 'working') : 'cut off',
            pulse.problem ?? `last active ${pulse.minutes_ago} min ago`,
        ],
    ]);
    const cost = [
        (0,text_text/* formatCount */.B4)(spend.attempts, 'attempt'),
        ...(spend.tokensUsed === null ? [] : [`${spend.tokensUsed} tokens`]),
        ...(spend.tokensUsed === null && spend.costUsd === null
            ? []
            : [(0,budget/* formatCost */.BD)({ ...spend, costUsd: spend.costUsd ?? 0 })]),
    ];
    return [
        `Phase ${phase} ${name}: ${plans.filter(({ done }) => done).length} of ${plans.length} plans done`,
        ...(0,text_text/* alignRows */.P4)(rows),
        ...plans.flatMap(waitingLines),
        `VERIFICATION.md: ${verification}`,
        signal
            ? `last signal: ${signal.status}, ${(0,text_text/* stripLine */.nU)((0,sentences/* formatSignal */.Eu)(signal))}`
            : `last signal: none, ${isAtWork ? 'a run is in progress' : 'the phase was never run here'}`,
        ...(document.exitStatus === null
            ? []
            : [`last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`]),
        ...(lastEvent ? [`last event: ${lastEvent.event} at ${lastEvent.at}`] : []),
        `spent: ${cost.join(', ')}`,
        lease === null
            ? 'no run in progress here'
            : `run ${lease.runId} is in progress: process ${lease.pid} on ${lease.host} since ${lease.since}, last heartbeat ${lease.heartbeatAt}`,
        ...(0,text_text/* alignRows */.P4)(agents, ''),
        ...(next.length > 0 || document.nextCommand === null ? [`next: ${next.join(', ') || 'nothing'}`] : []),
        ...(document.nextCommand === null ? [] : [`to run next: ${document.nextCommand}`]),
        ...(isOver(document) ? [(0,next_phase/* describeNextPhase */.wD)(document)] : []),
    ].join('\n');
}
function waitingLines({ id, waiting }) {
    if (waiting === null)
        return [];
    const { question, answered, ways } = waiting;
    const answerLines = answered === null ? [] : [`answered by ${answered.by}; it continues in the next run`];
    return [
        `plan ${id} waits for a person:`,
        ...[...(0,sentences/* formatQuestion */.sA)(question), ...answerLines, ...ways.map(asking/* wayText */.xt)].map((line) => `  ${(0,text_text/* stripIndented */.y7)(line)}`),
    ];
}
function describeOpenPlan({ running, waitsFor, status }, now) {
    if (running === null)
        return waitsFor.length > 0
            ? `waits for ${waitsFor.join(', ')}`
            : status === 'retrying'
                ? 'waits for its next attempt'
                : 'not started yet';
    const { attempt, since, seen } = running;
    const attemptText = `attempt ${attempt} since ${since} (${(0,text_text/* formatClock */.ei)(now - Date.parse(since))})`;
    return seen === null
        ? attemptText
        : `${attemptText}: ${(0,text_text/* stripLine */.nU)(seen.what)}; ${(0,text_text/* formatClock */.ei)(now - Date.parse(seen.at))} ago`;
}


/***/ }),

/***/ 44184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ keepHeartbeats),
/* harmony export */   FW: () => (/* binding */ ledgerHeartbeats),
/* harmony export */   S_: () => (/* binding */ checkStale),
/* harmony export */   w9: () => (/* binding */ readHeartbeats)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95687);
/* harmony import */ var _readings_run_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39618);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);







const LastActivitySchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ what: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), at: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$(), since: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$() });
function keepHeartbeats(ledgerDir, tasks, now, observed) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats);
    const getPath = (plan) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${(0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .getFileName */ .WP)(plan)}.json`);
    const beating = new Map();
    const write = (plan) => {
        const existing = beating.get(plan);
        if (existing === undefined)
            return;
        const { attempt, runId, task, begun } = existing;
        const nowMs = now();
        const heartbeat = {
            agent: (0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .getExecutorName */ .ZO)(plan),
            plan_id: plan,
            current_task: task,
            attempt,
            runId,
            progress: { begun, tasks: tasks.get(plan) ?? 0 },
            timestamp: new Date(nowMs).toISOString(),
            epoch: Math.floor(nowMs / 1000),
            seen: observed(plan),
        };
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(getPath(plan), JSON.stringify(heartbeat), 'fleeting');
    };
    const clear = () => {
        beating.clear();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, { recursive: true, force: true });
    };
    clear();
    return {
        follow: (event) => {
            if (event.event === 'agent_start') {
                const { attempt, runId } = event;
                beating.set(event.plan, { attempt, runId, task: null, begun: 0 });
            }
            else if (event.event === 'agent_progress') {
                const existing = beating.get(event.plan);
                if (existing === undefined)
                    return;
                existing.task = event.what;
                if (event.activity === undefined)
                    existing.begun += 1;
            }
            else if (event.event === 'agent_end') {
                beating.delete(event.plan);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getPath(event.plan), { force: true });
            }
            else
                return;
            write(event.plan);
        },
        beat: () => {
            for (const plan of beating.keys())
                write(plan);
        },
        clear,
    };
}
const heartbeats = 'heartbeats';
function checkStale(matches, thresholdMinutes, now) {
    const pulses = matches.map(({ file, text }) => readPulse(file, text, now));
    const isHealthy = ({ problem, minutes_ago }) => problem === undefined && minutes_ago !== null && minutes_ago <= thresholdMinutes;
    const stale = pulses.filter((pulse) => !isHealthy(pulse));
    return { stale, healthy: pulses.filter(isHealthy), has_stale: stale.length > 0 };
}
function readHeartbeats(folder) {
    const files = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)(folder).filter((name) => name.endsWith('.json'));
    return files.flatMap((file) => {
        const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
        return text === null ? [] : [{ file, text }];
    });
}
function ledgerHeartbeats(ledgerDir) {
    return readHeartbeats((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats));
}
const HeartbeatFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    agent: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    plan_id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    current_task: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().optional(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    seen: LastActivitySchema.nullish().catch(null),
});
function readPulse(file, text, now) {
    const result = HeartbeatFile.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tryParseJson */ .Bl)(text)).data;
    const name = file.slice(0, -'.json'.length);
    const { agent = name, plan_id = name, current_task = null, timestamp = null, seen = null } = result ?? {};
    const beatTime = timestamp === null ? Number.NaN : Date.parse(timestamp);
    const minutes = Math.round((now - beatTime) / 6_000) / 10;
    const problem = Number.isNaN(beatTime)
        ? 'its time cannot be read'
        : beatTime > now + heartbeatSlackMs
            ? 'its time lies in the future'
            : undefined;
    const minutes_ago = Number.isNaN(beatTime) ? null : minutes;
    const existing = { agent, plan_id, last_seen: timestamp, minutes_ago, current_task, seen };
    return { ...existing, ...(problem === undefined ? {} : { problem }) };
}
const heartbeatSlackMs = 2_000;


/***/ })

};
;