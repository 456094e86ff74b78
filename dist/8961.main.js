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
  yb: () => (/* binding */ idleTimeoutAdvice),
  aQ: () => (/* binding */ jobLimits),
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


async function newestChange(root, since, enough) {
    let newest = null;
    let remaining = maxScannedFiles;
    const folders = [root];
    for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
        const entries = await folderEntries(folder);
        for (let from = 0; from < entries.length; from += parallelStats) {
            const some = entries.slice(from, from + parallelStats);
            const times = await Promise.all(some.map(({ name }) => changeTime((0,external_node_path_.join)(folder, name))));
            for (const [index, entry] of some.entries()) {
                const at = times[index] ?? 0;
                const path = (0,external_node_path_.join)(folder, entry.name);
                if (at > Math.max(since, newest?.at ?? 0))
                    newest = { path: (0,external_node_path_.relative)(root, path), at };
                if (entry.isDirectory())
                    folders.unshift(path);
            }
            remaining -= some.length;
            if (remaining <= 0 || (newest !== null && newest.at >= enough))
                return newest;
        }
    }
    return newest;
}
const maxScannedFiles = 200_000;
const parallelStats = 64;
async function folderEntries(folder) {
    const entries = await (0,promises_.readdir)(folder, { withFileTypes: true }).catch(() => []);
    return entries.filter(({ name }) => name !== '.git');
}
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
function jobLimits(job) {
    const { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs = false } = job;
    const inside = job.inside ?? { kind: 'none', words: [] };
    return { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs, inside };
}
const closingBytes = 1024 * 1024;
async function runProgram({ closingWords, ...program }, job) {
    const { cwd, idleTimeoutMs, cancel, clock, meter } = job;
    const result = await (0,child/* runChild */.w)({
        ...jobLimits(job),
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
    const change = await newestChange(folder, since, now - (now - since) / 4);
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
  phaseStatus: () => (/* binding */ phaseStatus),
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
// EXTERNAL MODULE: ./lib/plan/schedule/schedule.js + 2 modules
var schedule = __webpack_require__(44320);
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











async function phasesOverview(world) {
    const root = (0,call_world/* projectRoot */.Y)(world);
    const tree = (0,planning_tree/* readTree */.Zc)(root);
    const git = await git_git/* Git */.T.open(root, world.environment);
    const prefix = (0,read_schedule/* projectPrefix */.CF)(git, root);
    const holder = (0,lease/* leaseHolder */.Fp)(git.gitDir, world.machine);
    const phases = tree.phases.map((directory) => {
        const phase = (0,phase_phase/* readPhaseDirectory */.v6)(root, directory, tree);
        const plans = (0,schedule/* buildSchedule */.G)(phase).plans.map(({ plan }) => plan);
        const events = (0,ledger/* readRecentEvents */.FB)((0,ledger/* ledgerDir */.PW)(git.gitDir, prefix, phase.id), phase.id);
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
    const open = phases.find(({ plans, summaries }) => summaries < plans);
    const nextCommand = holder !== null || open === undefined ? null : `phase-executor run ${open.phase}`;
    const rows = phases.map((phase) => [
        ...[phase.phase, (0,text_text/* plainLine */.h0)(phase.name), `${phase.summaries} of ${phase.plans} plans have a SUMMARY`],
        lastRunText(phase.lastRun, phase.isAtWork),
    ]);
    const text = [
        `${(0,external_node_path_.basename)(root)}: ${(0,text_text/* formatCount */.B4)(phases.length, 'phase')}`,
        ...(0,text_text/* alignedRows */.wC)(rows),
        ...(nextCommand === null ? [] : [`to run next: ${nextCommand}`]),
    ].join('\n');
    return { exitCode: 0, json: { phases, nextCommand }, text };
}
function lastRunText(lastRun, isAtWork) {
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
    return ref === undefined ? phasesOverview(world) : phaseStatus(ref, world);
};
async function phaseStatus(ref, world) {
    const document = await buildStatusDocument(ref, world);
    const nextCommand = commandAfter(document);
    const json = { ...document, nextCommand };
    return { exitCode: 0, json, text: statusText(json, world.now()) };
}
async function buildStatusDocument(ref, world) {
    const read = await (0,local_phase/* openPhase */.yc)(ref, world);
    const { git } = read;
    const state = await git.state();
    const verification = await (0,verifier/* reportState */.mS)(read.phase, state, read);
    const record = await (0,current_ledger/* withLedger */.CA)(read, world, (dir, holders) => ({
        ...(0,current_ledger/* readRun */.cI)(read, dir, holders),
        heartbeats: (0,heartbeat/* checkStale */.S_)((0,heartbeat/* ledgerHeartbeats */.FW)(dir), 15, world.now()),
    }));
    const done = await (0,question_states/* donePlans */.jQ)(read, state);
    const states = new Map(read.schedule.plans.map(({ plan: { id } }) => [id, done.has(id) ? 'done' : 'pending']));
    const { events, opening, ended, isAtWork, state: existing, signals } = record;
    const last = events.at(-1);
    const startedAttempts = (0,phase_state/* phaseState */.R)(events).attempts.spans(opening?.runId ?? '');
    const requested = [...signals].some(([, signal]) => (0,completion_signal/* getQuestion */.ph)(signal) !== undefined);
    const answers = requested ? await (0,published_answers/* readAnswers */.Mr)((0,local_phase/* answerStore */.g7)(read, world)) : new Map();
    const holder = (0,lease/* leaseHolder */.Fp)(git.gitDir, world.machine);
    const pulses = [...record.heartbeats.healthy, ...record.heartbeats.stale];
    const observed = new Map(pulses.flatMap((pulse) => (pulse.seen ? [[pulse.plan_id, pulse.seen]] : [])));
    const plans = read.schedule.plans.map(({ plan: { id }, wave, dependsOn }) => {
        const { attempts = 0, status = null } = existing?.plans?.[id] ?? {};
        const isOpen = record.isOpen(id);
        const signal = signals.get(id) ?? null;
        const started = isOpen && status === 'running' ? startedAttempts.findLast(({ plan }) => plan === id) : undefined;
        const running = started === undefined ? null : reportRunning(started, observed.get(id) ?? null);
        const waitsFor = isOpen ? dependsOn.filter((other) => !done.has(other)) : [];
        const isDone = done.has(id);
        const waiting = isDone
            ? null
            : waitingFor(signal, answers, `${read.phase.id} ${id}`, (0,remote/* withoutSecret */.Nt)(world.settings.remote));
        const { attempt = null } = signal ?? {};
        return { id, wave, done: isDone, status, attempts, attempt, waiting, signal, isOpen, running, waitsFor };
    });
    const { phase } = read;
    return {
        phase: phase.id,
        name: phase.name,
        ...read.next,
        signal: signals.get(null) ?? null,
        isAtWork,
        run: existing === null
            ? null
            : { runId: existing.run_id, epoch: existing.epoch ?? null, startedAt: existing.started_at },
        decision: ended?.decision ?? null,
        exitStatus: ended?.exitStatus ?? null,
        verification,
        lastEvent: last ? { at: last.at, event: last.event, runId: last.runId } : null,
        spend: sumSpend(plans, events),
        lease: holder && leaseDocument(holder),
        heartbeats: isAtWork ? record.heartbeats : { has_stale: false, healthy: [], stale: [] },
        plans,
        next: read.schedule.cycle ? [] : (0,ready/* readyPlans */.iQ)(read.schedule, states),
    };
}
function reportRunning({ attempt, startedAt }, observed) {
    return { attempt, since: new Date(startedAt).toISOString(), seen: observed };
}
function waitingFor(signal, answers, of, remote) {
    const question = (0,completion_signal/* getQuestion */.ph)(signal);
    if (question === undefined)
        return null;
    const { approved, by, at } = answers.get(question.id) ?? {};
    const answered = by === undefined ? null : { approved, by, at };
    return { question, answered, ways: answered === null ? (0,asking/* waysToAnswer */.c)(question, of, remote) : [] };
}
function sumSpend(plans, events) {
    const spent = (0,recorded_spending/* totalSpent */.J)((0,phase_state/* phaseState */.R)(events.filter(({ event }) => event !== 'phase_complete')).attempts.spending);
    return {
        attempts: plans.reduce((all, { attempts }) => all + attempts, 0),
        tokensUsed: (0,budget/* spentTokens */.fb)(spent) || null,
        costUsd: spent.costUsd || null,
        isCostKnown: spent.isCostKnown,
        isEstimate: spent.isEstimate ?? false,
    };
}
function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }) {
    return { runId, epoch, pid, host, since, heartbeatAt };
}
function commandAfter(document) {
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
            ? `${plan.signal.status}: ${(0,text_text/* plainLine */.h0)((0,sentences/* signalText */.UW)(plan.signal))}`
            : plan.isOpen && !plan.done
                ? openText(plan, now)
                : 'no recorded signal here',
    ]);
    const agents = [...(isAtWork ? [] : heartbeats.healthy), ...heartbeats.stale].map((pulse) => [
        ...[
            '  ',
            pulse.agent,
            isAtWork ? (0,text_text/* plainLine */.h0)(pulse.current_task ?? 'working') : 'cut off',
            pulse.problem ?? `last active ${pulse.minutes_ago} min ago`,
        ],
    ]);
    const cost = [
        (0,text_text/* formatCount */.B4)(spend.attempts, 'attempt'),
        ...(spend.tokensUsed === null ? [] : [`${spend.tokensUsed} tokens`]),
        ...(spend.tokensUsed === null && spend.costUsd === null
            ? []
            : [(0,budget/* costText */.rs)({ ...spend, costUsd: spend.costUsd ?? 0 })]),
    ];
    return [
        `Phase ${phase} ${name}: ${plans.filter(({ done }) => done).length} of ${plans.length} plans done`,
        ...(0,text_text/* alignedRows */.wC)(rows),
        ...plans.flatMap(waitingLines),
        `VERIFICATION.md: ${verification}`,
        signal
            ? `last signal: ${signal.status}, ${(0,text_text/* plainLine */.h0)((0,sentences/* signalText */.UW)(signal))}`
            : `last signal: none, ${isAtWork ? 'a run is in progress' : 'the phase was never run here'}`,
        ...(document.exitStatus === null
            ? []
            : [`last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`]),
        ...(lastEvent ? [`last event: ${lastEvent.event} at ${lastEvent.at}`] : []),
        `spent: ${cost.join(', ')}`,
        lease === null
            ? 'no run in progress here'
            : `run ${lease.runId} is in progress: process ${lease.pid} on ${lease.host} since ${lease.since}, last heartbeat ${lease.heartbeatAt}`,
        ...(0,text_text/* alignedRows */.wC)(agents, ''),
        ...(next.length > 0 || document.nextCommand === null ? [`next: ${next.join(', ') || 'nothing'}`] : []),
        ...(document.nextCommand === null ? [] : [`to run next: ${document.nextCommand}`]),
        ...(isOver(document) ? [(0,next_phase/* nextPhaseClause */.AE)(document)] : []),
    ].join('\n');
}
function waitingLines({ id, waiting }) {
    if (waiting === null)
        return [];
    const { question, answered, ways } = waiting;
    const result = answered === null ? [] : [`answered by ${answered.by}; it continues in the next run`];
    return [
        `plan ${id} waits for a person:`,
        ...[...(0,sentences/* questionLines */.Qx)(question), ...result, ...ways.map(asking/* wayText */.xt)].map((line) => `  ${(0,text_text/* plainIndented */.Cy)(line)}`),
    ];
}
function openText({ running, waitsFor, status }, now) {
    if (running === null)
        return waitsFor.length > 0
            ? `waits for ${waitsFor.join(', ')}`
            : status === 'retrying'
                ? 'waits for its next attempt'
                : 'not started yet';
    const { attempt, since, seen } = running;
    const at = `attempt ${attempt} since ${since} (${(0,text_text/* clockText */.Yi)(now - Date.parse(since))})`;
    return seen === null ? at : `${at}: ${(0,text_text/* plainLine */.h0)(seen.what)}; ${(0,text_text/* clockText */.Yi)(now - Date.parse(seen.at))} ago`;
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
    const fileOf = (plan) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${(0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .fileName */ .Md)(plan)}.json`);
    const beating = new Map();
    const write = (plan) => {
        const existing = beating.get(plan);
        if (existing === undefined)
            return;
        const at = now();
        const time = { timestamp: new Date(at).toISOString(), epoch: Math.floor(at / 1000) };
        const heartbeat = { ...existing, ...time, seen: observed(plan) };
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(fileOf(plan), JSON.stringify(heartbeat), 'fleeting');
    };
    const begin = ({ plan, attempt, runId }) => {
        const progress = { begun: 0, tasks: tasks.get(plan) ?? 0 };
        beating.set(plan, { agent: (0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .executorName */ .Nn)(plan), plan_id: plan, current_task: null, attempt, runId, progress });
        write(plan);
    };
    const advance = ({ plan, what, activity }) => {
        const existing = beating.get(plan);
        if (existing === undefined)
            return;
        const progress = { ...existing.progress, begun: existing.progress.begun + (activity === undefined ? 1 : 0) };
        beating.set(plan, { ...existing, current_task: what, progress });
        write(plan);
    };
    const end = ({ plan }) => {
        beating.delete(plan);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(plan), { force: true });
    };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, { recursive: true, force: true });
    return {
        follow: (event) => {
            if (event.event === 'agent_start')
                begin(event);
            else if (event.event === 'agent_progress')
                advance(event);
            else if (event.event === 'agent_end')
                end(event);
        },
        beat: () => {
            for (const plan of beating.keys())
                write(plan);
        },
        clear: () => {
            beating.clear();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, { recursive: true, force: true });
        },
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
    const at = timestamp === null ? Number.NaN : Date.parse(timestamp);
    const minutes = Math.round((now - at) / 6_000) / 10;
    const problem = Number.isNaN(at)
        ? 'its time cannot be read'
        : at > now + heartbeatSlackMs
            ? 'its time lies in the future'
            : undefined;
    const minutes_ago = Number.isNaN(at) ? null : minutes;
    const existing = { agent, plan_id, last_seen: timestamp, minutes_ago, current_task, seen };
    return { ...existing, ...(problem === undefined ? {} : { problem }) };
}
const heartbeatSlackMs = 2_000;


/***/ }),

/***/ 72455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ readAnswers),
/* harmony export */   Yi: () => (/* binding */ addAnswer),
/* harmony export */   kj: () => (/* binding */ maxAnswerChars),
/* harmony export */   m_: () => (/* binding */ restoreAnswers),
/* harmony export */   t0: () => (/* binding */ answersRef)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42750);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33574);





const maxAnswerChars = 8_000;
const AnswerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    plan: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200),
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    approved: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(maxAnswerChars).nullable(),
    by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(500),
    url: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5().max(1_000).optional(),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
});
function answersRef(store) {
    return (0,_published_state_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRef */ .Ji)(store).replace(/state$/, 'answers');
}
async function readAnswers(store) {
    const result = new Map();
    for (const tip of [await store.git.resolve(answersRef(store)), await fetchAnswers(store)])
        for (const answer of tip === null ? [] : await parseAnswers(store.git, tip))
            result.set(answer.question, answer);
    return result;
}
async function addAnswer(store, answer, isWithdrawn = false) {
    const { git, remote } = store;
    const name = answersRef(store);
    const here = await git.resolve(name);
    const from = await fetchAnswers(store);
    const parents = [...new Set([from, here].filter((tip) => tip !== null))];
    const files = new Map();
    for (const tip of parents)
        for (const [file, entry] of await git.trees.entriesIn(tip))
            files.set(file, entry);
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .NewObjects */ .L(git, (await git.head()).sha, Date.parse(answer.at));
    const id = isWithdrawn ? null : objects.blob(`${JSON.stringify(answer, null, 2)}\n`);
    files.set(`${answer.question}.json`, id === null ? null : { mode: '100644', id });
    const tree = await objects.tree(null, files);
    const deed = isWithdrawn ? 'Withdraw the answer to' : answer.approved && answer.text === null ? 'Approve' : 'Answer';
    const to = await objects.commit(tree, parents, `${deed} plan ${answer.plan}`);
    await objects.write();
    if (remote === null || (isWithdrawn && here !== null))
        await git.run(['update-ref', '--no-deref', '--', name, to, here ?? '0'.repeat(to.length)]);
    if (remote === null)
        return;
    if (!(await remote.move([{ name, to, from }])))
        throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`another person has just answered a question of phase ${store.phase}; try again`);
}
async function restoreAnswers({ git, ...of }, at) {
    const name = answersRef(of);
    const foundObject = await git.objects.find(name);
    const now = foundObject.kind === 'missing' ? null : foundObject.id;
    if (now === at)
        return false;
    await git.run(['update-ref', '--no-deref', ...(at === null ? ['-d', '--', name] : ['--', name, at])]);
    return true;
}
async function fetchAnswers({ git, remote, ...of }) {
    if (remote === null)
        return null;
    const ref = answersRef(of);
    const tip = (await remote.list([ref])).get(ref) ?? null;
    if (tip !== null && (await git.resolve(tip)) === null)
        await remote.bring([ref]);
    return tip;
}
async function parseAnswers(git, commit) {
    const matches = [];
    for (const [file, { mode, id }] of [...(await git.trees.entriesIn(commit))].slice(0, maxAnswers)) {
        const name = /^([0-9a-f]{64})\.json$/.exec(file)?.[1];
        const { size = 0 } = { size: 0, ...(await git.objects.find(id)) };
        if (name === undefined || !mode.startsWith('100') || size > 10 * maxAnswerChars)
            continue;
        const blob = await git.objects.read(id);
        const answer = AnswerSchema.safeParse('content' in blob ? (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(blob.content.toString('utf8')) : null);
        if (answer.success && answer.data.question === name)
            matches.push(answer.data);
    }
    return matches;
}
const maxAnswers = 10_000;


/***/ }),

/***/ 68375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KK: () => (/* binding */ unfinishedPlans),
/* harmony export */   XE: () => (/* binding */ trustedAnswers),
/* harmony export */   jQ: () => (/* binding */ donePlans),
/* harmony export */   lB: () => (/* binding */ readQuestionStates),
/* harmony export */   r8: () => (/* binding */ answersText)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _judge_checks_summary_check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38975);
/* harmony import */ var _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85632);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(41460);
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35178);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80338);
/* harmony import */ var _record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72455);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46562);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15295);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13528);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68278);












async function unfinishedPlans({ phase, schedule, git }, done, questionStates, settings) {
    if (settings['unfinished-plans'] === 'run')
        return new Map();
    const commits = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_8__/* .recentCommits */ .i)(git, 1000);
    const result = new Map();
    for (const { plan } of schedule.plans) {
        if (done.has(plan.id))
            continue;
        const named = commits.filter(({ subject }) => (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_3__/* .namesPlan */ ._E)(subject, phase.id, plan.id));
        const part = questionStates.get(plan.id)?.parts.at(-1);
        const all = named.map(({ sha }) => sha);
        const verified = part === undefined ? new Set() : await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_8__/* .ancestorsAmong */ .v4)(git, all, part.head);
        const open = named.filter(({ sha }) => !verified.has(sha));
        if (open.length > 0)
            result.set(plan.id, open);
    }
    return result;
}
async function readQuestionStates(read, done, earlier, { canJudge }, world) {
    const { parts: recorded, questions } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_6__/* .phaseState */ .R)(earlier).plans;
    const policy = world.settings['human-checkpoints'];
    const asking = read.schedule.plans.flatMap(({ plan }) => {
        const stops = done.has(plan.id) ? [] : (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .listStops */ .Cb)(plan, policy, canJudge);
        return stops.length > 0 || (!done.has(plan.id) && (recorded.has(plan.id) || questions.has(plan.id)))
            ? [{ plan, stops }]
            : [];
    });
    if (asking.length === 0)
        return new Map();
    const answers = await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .readAnswers */ .Mr)((0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_4__/* .answerStore */ .g7)(read, world));
    const questionStates = new Map();
    for (const { plan, stops } of asking) {
        const parts = await (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .partsHere */ .FZ)(plan, recorded.get(plan.id) ?? [], read.git);
        const outdated = parts.length > 0 ? undefined : recorded.get(plan.id)?.at(-1);
        const reported = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .listAnsweredQuestions */ .pZ)(plan, questions.get(plan.id) ?? [], answers);
        questionStates.set(plan.id, { ...(0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_10__/* .computeQuestionState */ .hL)(stops, parts, answers), told: reported, outdated });
    }
    return questionStates;
}
async function trustedAnswers(store, ledger, restore) {
    const { opening, ended } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_6__/* .phaseState */ .R)(ledger.earlier);
    const now = await store.git.resolve((0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_5__/* .answersRef */ .t0)(store));
    if (opening?.answers === undefined || ended !== null)
        return now;
    if (!(await restore(store, opening.answers)))
        return now;
    ledger.append('warning', { message: answersText });
    return opening.answers;
}
const answersText = 'answers were added to the phase during its run, which is not allowed; they were removed';
async function donePlans({ phase, schedule, config, git, root, prefix }, { head, changes }) {
    const isCounted = config.commitDocs && head !== null;
    const held = new Set(isCounted ? await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_9__/* .filesUnder */ .mz)(git, head, [`${prefix}${phase.dir}`]) : []);
    refuseUnknownDuplicate(phase, held, prefix, isCounted);
    const uncommitted = new Set(config.commitDocs ? changes.map(({ path }) => path) : []);
    const isDone = ({ plan: { hasSummary, halted, path: document, summaryPath: path } }) => {
        if (!hasSummary || halted || uncommitted.has(`${prefix}${path}`))
            return false;
        if (held.has(`${prefix}${document}`) && !held.has(`${prefix}${path}`))
            return false;
        return (0,_judge_checks_summary_check_js__WEBPACK_IMPORTED_MODULE_1__/* .verifySummary */ .I)({ path, text: (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path)) }).passed === true;
    };
    const done = schedule.plans.filter(isDone);
    return new Set(done.map(({ plan }) => plan.id));
}
function refuseUnknownDuplicate(phase, held, prefix, isCounted) {
    const isKnown = [...held].some((path) => path.startsWith(`${prefix}${phase.dir}/`));
    const duplicate = phase.tree.phases.find(({ id, dir }) => dir !== phase.dir && (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_11__/* .samePhase */ .u1)(id, phase.id));
    if (isCounted && !isKnown && duplicate !== undefined)
        throw new _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_2__/* .PhaseError */ .wo(`${phase.dir} and ${duplicate.dir} are both phase ${phase.id}, and git does not track the first; remove it`);
}


/***/ }),

/***/ 19012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ waysToAnswer),
/* harmony export */   cU: () => (/* binding */ askAtOnce),
/* harmony export */   xt: () => (/* binding */ wayText),
/* harmony export */   zr: () => (/* binding */ questionDetails)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _question_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68278);


function questionDetails(question, plan, { phase, policy }) {
    return {
        userInputRequired: true,
        task: question.task,
        options: question.options.map(({ id, name }) => (name ? `${id}: ${name}` : id)),
        question,
        nextSteps: [
            ...waysToAnswer(question, `${phase.id} ${plan.id}`, policy.remote).map(wayText),
            'then run the phase again',
        ],
    };
}
function waysToAnswer({ kind, options }, of, remote) {
    const where = remote === '' ? '' : ` --remote ${remote}`;
    const approve = `phase-executor approve ${of}${where}`;
    const answer = (text) => `phase-executor answer ${of} ${text}${where}`;
    switch (kind) {
        case 'decision':
            return options.length === 0
                ? [{ when: 'to decide', command: answer('"<your decision>"') }]
                : [{ when: `to decide (${options.map(({ id }) => id).join(', ')})`, command: answer('<option>') }];
        case 'human-verify':
            return [
                { when: 'if the work is right', command: approve },
                { when: 'to have it changed first', command: answer('"<what is wrong>"') },
            ];
        case 'human-action':
            return [
                { when: 'when it is done', command: approve },
                { when: 'to add information', command: answer('"<information for the plan>"') },
            ];
        case 'agent-question':
            return [
                { when: 'to answer', command: answer('"<your answer>"') },
                { when: 'after the requested action', command: approve },
            ];
        case 'go-ahead':
            return [{ when: 'to let it continue', command: approve }];
    }
}
function wayText({ when, command }) {
    return `${when}: ${command}`;
}
async function askAtOnce(plan, { next, stop }, run) {
    if (next.kind === 'attempt' || stop === null)
        return null;
    const part = next.part ?? (await emptyPart(plan, stop, run));
    if (next.part === null)
        run.services.ledger.append('part', part);
    return { question: stop.question, details: questionDetails((0,_question_state_js__WEBPACK_IMPORTED_MODULE_1__/* .buildQuestion */ .R3)(plan, stop, part), plan, run) };
}
async function emptyPart(plan, { at }, run) {
    const { sha } = await run.workspace.git.head();
    const where = { base: sha, commit: sha, head: sha };
    return { plan: plan.id, upTo: at, planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .planHash */ .SH)(plan), ...where, isWitnessed: true, files: [] };
}


/***/ }),

/***/ 68278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CH: () => (/* binding */ agentQuestion),
  Rb: () => (/* binding */ agentQuestionId),
  R3: () => (/* binding */ buildQuestion),
  hL: () => (/* binding */ computeQuestionState),
  f: () => (/* binding */ describePlanStage),
  Ev: () => (/* binding */ getQuestionState),
  p4: () => (/* binding */ judgedPart),
  pZ: () => (/* binding */ listAnsweredQuestions),
  Cb: () => (/* binding */ listStops),
  FZ: () => (/* binding */ partsHere),
  S2: () => (/* binding */ questionId)
});

// UNUSED EXPORTS: isRedo, untouchedTasks, upToStop

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
;// CONCATENATED MODULE: ./lib/signal/human-checkpoint.js
function reasonToAsk(checkpoint, policy) {
    const { type, gate, options, preconditionOpen } = checkpoint;
    if (preconditionOpen)
        return 'a precondition is not known to hold';
    if (gate === 'blocking-human')
        return 'the gate is blocking-human, which no mode passes';
    if (policy === 'stop')
        return 'human-checkpoints: stop';
    switch (checkpointKind(type)) {
        case 'human-verify':
            return null;
        case 'decision':
            return options.length === 0 ? 'a decision without options cannot be made' : null;
        default:
            return `"${type}" never passes without a person`;
    }
}
function checkpointKind(type) {
    return type
        .trim()
        .toLowerCase()
        .replace(/^checkpoint:/, '')
        .replaceAll('_', '-');
}

// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
;// CONCATENATED MODULE: ./lib/run/questions/question-state.js





function getQuestionState({ id }, { found }) {
    return found.standings.get(id) ?? computeQuestionState([], [], new Map());
}
function computeQuestionState(stops, parts, answers) {
    const answered = [];
    const planParts = [];
    let from = 0;
    for (const stop of stops) {
        const mine = parts.filter(({ upTo }) => upTo === stop.at);
        const part = mine.at(-1);
        const at = { parts: planParts, answered, from, stop, told: [] };
        if (part === undefined)
            return { ...at, next: stop.at === from ? { kind: 'wait', part: null } : { kind: 'attempt' } };
        for (const planPart of mine)
            planParts.push(planPart);
        const objections = mine.slice(0, -1).flatMap((planPart) => answerTo(planPart, answers) ?? []);
        for (const answer of objections)
            answered.push({ stop, answer });
        const answer = answerTo(part, answers);
        if (answer === undefined)
            return { ...at, from: stop.at, next: { kind: 'wait', part } };
        answered.push({ stop, answer });
        if (!answer.approved)
            return { ...at, from: stop.at, next: { kind: 'attempt' } };
        from = stop.next;
    }
    return { parts: planParts, answered, from, stop: null, told: [], next: { kind: 'attempt' } };
}
function answerTo(part, answers) {
    const answer = answers.get(questionId(part));
    return answer?.plan === part.plan ? answer : undefined;
}
function questionId({ planHash: hash, upTo, commit }) {
    return digestParts([hash, upTo, commit]);
}
function agentQuestion(plan, requested, commit, done = 0) {
    const id = agentQuestionId({ planHash: (0,plan_text/* planHash */.SH)(plan), asked: requested, commit });
    const tasks = plan.tasks.length;
    return { id, kind: 'agent-question', task: null, number: 0, tasks, done, commit, options: [], asked: requested };
}
function agentQuestionId(of) {
    return digestParts(['agent-question', of.planHash, of.asked, of.commit]);
}
function digestParts(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function listAnsweredQuestions(plan, questions, answers) {
    return questions.flatMap(({ asked = '', commit }) => {
        const answer = answers.get(agentQuestionId({ planHash: (0,plan_text/* planHash */.SH)(plan), asked, commit }));
        return answer?.plan === plan.id ? [{ asked, answer }] : [];
    });
}
async function partsHere(plan, parts, git) {
    const heads = parts.map(({ head }) => head);
    const here = await (0,git_history/* ancestorsAmong */.v4)(git, heads, 'HEAD');
    return parts.filter((part) => part.planHash === (0,plan_text/* planHash */.SH)(plan) && here.has(part.head));
}
function isRedo({ answered }) {
    return answered.at(-1)?.answer.approved === false;
}
function judgedPart(plan, questionState, changed, run) {
    const { stop } = questionState;
    const parts = stop === null || isRedo(questionState) ? questionState.parts : [];
    const all = [...new Set([...changed, ...parts.flatMap(({ files }) => files)])];
    const untouched = untouchedTasks(plan, questionState, all, run.workspace.prefix).map(({ name }) => name);
    const { minEvidence } = run.policy;
    return {
        work: {
            plan: stop === null ? plan : upToStop(plan, stop, questionState),
            isPart: stop !== null,
            changed: all,
            isRedo: isRedo(questionState),
            untouched,
        },
        parts,
        minEvidence: stop === null ? minEvidence : evidenceOfPart(tasksUpTo(plan, stop, questionState), minEvidence),
    };
}
function upToStop(plan, stop, questionState) {
    const tasks = tasksUpTo(plan, stop, questionState);
    const before = new declared_paths/* DeclaredPaths */.DB(tasks.flatMap(({ files }) => files));
    const after = new declared_paths/* DeclaredPaths */.DB(plan.tasks.slice(stop.at).flatMap(({ files }) => files));
    const artifacts = plan.mustHaves.artifacts.filter(({ path }) => before.covers(path) && !after.covers(path));
    return { ...plan, tasks, mustHaves: { ...plan.mustHaves, artifacts, keyLinks: [] } };
}
function tasksUpTo(plan, stop, questionState) {
    return plan.tasks.slice(isRedo(questionState) ? 0 : questionState.from, stop.at);
}
function evidenceOfPart(tasks, least) {
    const isSeen = tasks.some(({ files, verify }) => files.length > 0 || verify.automated.length > 0);
    return isSeen && least !== 'none' ? 'changed' : 'none';
}
function untouchedTasks(plan, { parts, from, stop }, changed, prefix) {
    if (parts.length === 0 || stop !== null)
        return [];
    const remaining = plan.tasks
        .slice(from)
        .map((task) => ({ task, declared: new declared_paths/* DeclaredPaths */.DB(task.files, prefix) }))
        .filter(({ declared }) => declared.patterns.length > 0);
    const isTouched = remaining.some(({ declared }) => changed.some((path) => declared.covers(path)));
    return isTouched ? [] : remaining.map(({ task }) => task);
}
function buildQuestion(plan, stop, part) {
    const { task } = stop;
    const texts = { ...task?.steps, precondition: task?.precondition ?? null };
    const input = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
    return {
        id: questionId(part),
        kind: stop.kind,
        task: task?.name.slice(0, 1000) ?? null,
        number: task === null ? 0 : stop.at + 1,
        tasks: plan.tasks.length,
        done: stop.at,
        commit: part.commit,
        options: (task?.options ?? []).slice(0, 100),
        ...input,
    };
}
function describePlanStage(plan, questionState) {
    const { parts, answered, from, stop } = questionState;
    if (parts.length === 0 && stop === null)
        return null;
    return {
        done: parts.at(-1)?.upTo ?? 0,
        first: from + 1,
        last: stop?.at ?? plan.tasks.length,
        tasks: plan.tasks.length,
        stopsAt: stop === null ? null : (stop.task?.name ?? `the end of plan ${plan.id}`),
        answers: answered.map(({ stop: { task }, answer: { approved, text } }) => {
            return { task: task?.name ?? `plan ${plan.id}`, approved, text };
        }),
        isRedo: isRedo(questionState),
    };
}
function listStops(plan, policy, canJudge) {
    const stops = plan.tasks.flatMap((task, at) => stopAt(task, at, policy, canJudge));
    if (stops.length > 0 || plan.autonomous || policy === 'auto')
        return stops;
    const question = `plan ${plan.id} has autonomous: false (the policy is to stop there)`;
    return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}
function stopAt(task, at, policy, canJudge) {
    const isCheckpoint = task.type.startsWith('checkpoint');
    const preconditionOpen = task.precondition !== null && !canJudge;
    if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen)
        return [];
    const reason = reasonToAsk({ ...task, preconditionOpen }, policy);
    if (reason === null)
        return [];
    const condition = preconditionOpen ? `: ${task.precondition}` : '';
    const question = `${task.type} "${task.name}" asks for a person (${reason}${condition})`;
    return [{ at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? kindAsked(task) : 'go-ahead', task, question }];
}
function kindAsked({ type }) {
    const kind = checkpointKind(type);
    return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}


/***/ })

};
;