"use strict";
exports.id = 5218;
exports.ids = [5218];
exports.modules = {

/***/ 13728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  phaseStatus: () => (/* binding */ phaseStatus),
  status: () => (/* binding */ status_command_status)
});

// EXTERNAL MODULE: ./lib/judge/gate/verifier.js + 2 modules
var verifier = __webpack_require__(78801);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/publish/report/plan-markdown.js
var plan_markdown = __webpack_require__(78793);
// EXTERNAL MODULE: ./lib/publish/report/run-report.js
var run_report = __webpack_require__(94318);
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
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/system/git/git.js + 3 modules
var git_git = __webpack_require__(71162);
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
        const plans = (0,schedule/* schedule */._)(phase).plans.map(({ plan }) => plan);
        const events = (0,ledger/* readRecentEvents */.FB)((0,ledger/* ledgerDir */.PW)(git.gitDir, prefix, phase.id), phase.id);
        const { opening, ended, isAtWork } = (0,run_opening/* newestRun */.KO)(events, [holder?.runId]);
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
    const rows = phases.map((each) => [
        ...[each.phase, (0,text_text/* plainLine */.h0)(each.name), `${each.summaries} of ${each.plans} plans have a SUMMARY`],
        lastRunText(each.lastRun, each.isAtWork),
    ]);
    const text = [
        `${(0,external_node_path_.basename)(root)}: ${(0,text_text/* counted */.hS)(phases.length, 'phase')}`,
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
// EXTERNAL MODULE: ./lib/run/open/standings.js
var standings = __webpack_require__(79767);
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



















const status_command_status = async ([ref], world) => {
    return ref === undefined ? phasesOverview(world) : phaseStatus(ref, world);
};
async function phaseStatus(ref, world) {
    const document = await documentOf(ref, world);
    const nextCommand = commandAfter(document);
    const json = { ...document, nextCommand };
    return { exitCode: 0, json, text: statusText(json, world.now()) };
}
async function documentOf(ref, world) {
    const read = await (0,local_phase/* openPhase */.yc)(ref, world);
    const { git } = read;
    const state = await git.state();
    const verification = await (0,verifier/* reportState */.mS)(read.phase, state, read);
    const record = await (0,current_ledger/* withLedger */.CA)(read, world, (dir, holders) => ({
        ...(0,current_ledger/* readRun */.cI)(read, dir, holders),
        heartbeats: (0,heartbeat/* checkStale */.S_)((0,heartbeat/* ledgerHeartbeats */.FW)(dir), 15, world.now()),
    }));
    const done = await (0,standings/* donePlans */.jQ)(read, state);
    const states = new Map(read.schedule.plans.map(({ plan: { id } }) => [id, done.has(id) ? 'done' : 'pending']));
    const { events, opening, ended, isAtWork, state: known, signals } = record;
    const last = events.at(-1);
    const begunAttempts = new Map((0,run_opening/* sinceOpened */.wZ)(events, opening?.runId ?? '').flatMap((event) => event.event === 'attempt_start' || event.event === 'adopt'
        ? [[event.plan, { attempt: event.attempt, since: event.at }]]
        : []));
    const asked = [...signals].some(([, signal]) => (0,completion_signal/* questionOf */.YH)(signal) !== undefined);
    const answers = asked ? await (0,published_answers/* readAnswers */.Mr)((0,local_phase/* answerStore */.g7)(read, world)) : new Map();
    const holder = (0,lease/* leaseHolder */.Fp)(git.gitDir, world.machine);
    const pulses = [...record.heartbeats.healthy, ...record.heartbeats.stale];
    const seen = new Map(pulses.flatMap((pulse) => (pulse.seen ? [[pulse.plan_id, pulse.seen]] : [])));
    const plans = read.schedule.plans.map(({ plan: { id }, wave, dependsOn }) => {
        const { attempts = 0, status = null } = known?.plans?.[id] ?? {};
        const isOpen = record.isOpen(id);
        const signal = signals.get(id) ?? null;
        const begun = isOpen && status === 'running' ? begunAttempts.get(id) : undefined;
        const running = begun === undefined ? null : { ...begun, seen: seen.get(id) ?? null };
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
        run: known === null ? null : { runId: known.run_id, epoch: known.epoch ?? null, startedAt: known.started_at },
        decision: ended?.decision ?? null,
        exitStatus: ended?.exitStatus ?? null,
        verification,
        lastEvent: last ? { at: last.at, event: last.event, runId: last.runId } : null,
        spend: spendOf(plans, events),
        lease: holder && leaseDocument(holder),
        heartbeats: isAtWork ? record.heartbeats : { has_stale: false, healthy: [], stale: [] },
        plans,
        next: read.schedule.cycle ? [] : (0,ready/* readyPlans */.iQ)(read.schedule, states),
    };
}
function waitingFor(signal, answers, of, remote) {
    const question = (0,completion_signal/* questionOf */.YH)(signal);
    if (question === undefined)
        return null;
    const { approved, by, at } = answers.get(question.id) ?? {};
    const answered = by === undefined ? null : { approved, by, at };
    return { question, answered, ways: answered === null ? (0,asking/* waysToAnswer */.c)(question, of, remote) : [] };
}
function spendOf(plans, events) {
    const spent = (0,recorded_spending/* totalSpent */.J)((0,recorded_spending/* recordedSpending */.p)(events.filter(({ event }) => event !== 'phase_complete')));
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
    const waiting = plans.flatMap((each) => each.waiting ?? []);
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
            plan.attempts === 0 ? '' : (0,text_text/* counted */.hS)(plan.attempts, 'attempt'),
        ],
        plan.signal
            ? `${plan.signal.status}: ${(0,text_text/* plainLine */.h0)((0,run_report/* signalText */.UW)(plan.signal))}`
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
        (0,text_text/* counted */.hS)(spend.attempts, 'attempt'),
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
            ? `last signal: ${signal.status}, ${(0,text_text/* plainLine */.h0)((0,run_report/* signalText */.UW)(signal))}`
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
    const said = answered === null ? [] : [`answered by ${answered.by}; it continues in the next run`];
    return [
        `plan ${id} waits for a person:`,
        ...[...(0,plan_markdown/* questionLines */.Qx)(question), ...said, ...ways.map(asking/* wayText */.xt)].map((line) => `  ${(0,text_text/* plainIndented */.Cy)(line)}`),
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
function keepHeartbeats(ledgerDir, tasks, now, seen) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats);
    const fileOf = (plan) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${(0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .fileName */ .Md)(plan)}.json`);
    const beating = new Map();
    const write = (plan) => {
        const known = beating.get(plan);
        if (known === undefined)
            return;
        const at = now();
        const time = { timestamp: new Date(at).toISOString(), epoch: Math.floor(at / 1000) };
        const heartbeat = { ...known, ...time, seen: seen(plan) };
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(fileOf(plan), JSON.stringify(heartbeat), 'fleeting');
    };
    const begin = ({ plan, attempt, runId }) => {
        const progress = { begun: 0, tasks: tasks.get(plan) ?? 0 };
        beating.set(plan, { agent: (0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .executorName */ .Nn)(plan), plan_id: plan, current_task: null, attempt, runId, progress });
        write(plan);
    };
    const advance = ({ plan, what, activity }) => {
        const known = beating.get(plan);
        if (known === undefined)
            return;
        const progress = { ...known.progress, begun: known.progress.begun + (activity === undefined ? 1 : 0) };
        beating.set(plan, { ...known, current_task: what, progress });
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
function checkStale(found, thresholdMinutes, now) {
    const pulses = found.map(({ file, text }) => readPulse(file, text, now));
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
    const said = HeartbeatFile.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tryParseJson */ .Bl)(text)).data;
    const name = file.slice(0, -'.json'.length);
    const { agent = name, plan_id = name, current_task = null, timestamp = null, seen = null } = said ?? {};
    const at = timestamp === null ? Number.NaN : Date.parse(timestamp);
    const minutes = Math.round((now - at) / 6_000) / 10;
    const problem = Number.isNaN(at)
        ? 'its time cannot be read'
        : at > now + heartbeatSlackMs
            ? 'its time lies in the future'
            : undefined;
    const minutes_ago = Number.isNaN(at) ? null : minutes;
    const known = { agent, plan_id, last_seen: timestamp, minutes_ago, current_task, seen };
    return { ...known, ...(problem === undefined ? {} : { problem }) };
}
const heartbeatSlackMs = 2_000;


/***/ }),

/***/ 76417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C0: () => (/* binding */ removeAll),
/* harmony export */   OZ: () => (/* binding */ registeredTrees),
/* harmony export */   o5: () => (/* binding */ checkoutOf),
/* harmony export */   pE: () => (/* binding */ Worktrees)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _process_capture_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66725);
/* harmony import */ var _process_mounts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29269);
/* harmony import */ var _calls_file_sync_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99918);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94895);








class Worktrees {
    #git;
    #folder;
    #last = Promise.resolve();
    constructor(git, folder, { make = true } = {}) {
        if (make)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
        this.#git = git;
        this.#folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) : folder;
    }
    get folder() {
        return this.#folder;
    }
    async add(name, commit) {
        const made = this.#last.then(() => this.#make(name, commit));
        this.#last = made.catch(() => undefined);
        await this.move(await made, commit);
        return made;
    }
    async #make(name, commit) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
        if (name === '' || /[\\/]|^\.\.?$/.test(name))
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_7__/* .GitError */ .XS(`a work tree cannot be named "${name}"; name one folder`);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root))
            await this.remove(name);
        const forced = ['--force', '--force'];
        await this.#git.run(['worktree', 'add', '--quiet', '--detach', '--no-checkout', ...forced, '--', root, commit]);
        const gitDir = linkedGitDir(root);
        if (gitDir === null)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_7__/* .GitError */ .XS(`git made no work tree in ${root}; check whether the disk is full`);
        await (0,_calls_file_sync_js__WEBPACK_IMPORTED_MODULE_6__/* .syncFiles */ .f)('/', [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), ...['HEAD', 'gitdir', 'commondir'].map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, file))]);
        return { name, root, git: this.#git.at(root, gitDir) };
    }
    async move({ git }, commit) {
        await git.run(checkoutOf(commit));
        git.index.knowFlagged([]);
    }
    async discard({ root, git }) {
        await removeAll(root);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(git.gitDir, { recursive: true, force: true, maxRetries: 3 });
        (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRemoveEmptyFolder */ .Fd)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.gitDir));
    }
    async remove(name) {
        const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
        await removeAll(root);
        for (const entry of await this.#registered()) {
            if (entry.root !== root)
                continue;
            await this.#git.run(['worktree', 'remove', '--force', '--force', '--', root]);
        }
    }
    async list() {
        const known = (await this.#registered()).map((entry) => entry.name);
        const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
        const left = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(this.#folder).filter((name) => linkedGitDir((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name))?.startsWith(`${home}/`));
        return [...new Set([...known, ...left])].sort();
    }
    find(root) {
        const home = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) !== this.#folder)
            return null;
        const name = (0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)(home).find((each) => leadsToRoot(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, each)));
        if (name === undefined)
            return null;
        return { name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root), root, git: this.#git.at(root, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name)) };
    }
    async reap(spared = new Set()) {
        const names = (await this.list()).filter((name) => !spared.has((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name)));
        for (const name of names)
            await this.remove(name);
        return names;
    }
    async #registered() {
        const roots = await registeredTrees(this.#git);
        return roots.flatMap((root) => ((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.#folder ? [{ name: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root), root }] : []));
    }
}
function checkoutOf(commit) {
    const settings = ['-c', 'checkout.workers=0', '-c', 'checkout.thresholdForParallelism=100'];
    return [...settings, 'reset', '--hard', '--quiet', commit, '--'];
}
async function registeredTrees(git) {
    if ((0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .listDir */ .ol)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git.commonDir, 'worktrees')).length === 0)
        return [];
    const entries = (await git.read(['worktree', 'list', '--porcelain', '-z'])).split('\0');
    return entries.flatMap((entry) => (entry.startsWith('worktree ') ? [entry.slice('worktree '.length)] : []));
}
async function removeAll(root) {
    (0,_process_mounts_js__WEBPACK_IMPORTED_MODULE_5__/* .unmountIn */ .kv)(root);
    const removing = () => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, { recursive: true, force: true, maxRetries: 3 });
    await removing().catch(async (error) => {
        if (error.code === 'ENAMETOOLONG')
            return void (await (0,_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .capture */ .F)('rm', ['-rf', '--', root], { cwd: '/', env: { PATH: '/usr/bin:/bin' } }));
        if (error.code !== 'EACCES' && error.code !== 'EPERM')
            throw error;
        unlockFolders(root);
        return removing();
    });
}
function unlockFolders(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }))
            if (entry.isDirectory())
                unlockFolders((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name));
    }
    catch {
    }
}
function linkedGitDir(root) {
    const link = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(link, { throwIfNoEntry: false })?.isFile())
        return null;
    return /^gitdir: (.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, 'utf8'))?.[1] ?? null;
}
function leadsToRoot(root, gitDir) {
    const record = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(record) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(record, 'utf8').trim()) === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
}


/***/ }),

/***/ 29269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ mountsIn),
/* harmony export */   dM: () => (/* binding */ removeTree),
/* harmony export */   kv: () => (/* binding */ unmountIn),
/* harmony export */   lQ: () => (/* binding */ mountPoints)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var _files_file_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74207);
/* harmony import */ var _namespace_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16244);




function mountPoints() {
    let list;
    try {
        list = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)('/proc/self/mountinfo', 'latin1');
    }
    catch {
        return [];
    }
    return list.split('\n').flatMap((line) => {
        const point = line.split(' ')[4];
        if (point === undefined)
            return [];
        const bytes = point.replace(/\\([0-7]{3})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 8)));
        return [Buffer.from(bytes, 'latin1').toString('utf8')];
    });
}
function mountsIn(folder) {
    const points = mountPoints();
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(folder);
        return points.filter((point) => (0,_files_file_path_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .UO)(point, real));
    }
    catch {
        return [];
    }
}
function unmountIn(folder, known = []) {
    const cleared = [];
    const strange = () => mountsIn(folder).filter((point) => !known.includes(point));
    for (let found = strange(); found.length > 0;) {
        for (const point of found.toReversed())
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('umount', ['-l', '--', point], { env: { PATH: _namespace_js__WEBPACK_IMPORTED_MODULE_3__/* .systemFolders */ .p_ }, stdio: 'ignore' });
        const left = strange();
        if (left.length >= found.length)
            throw new Error(`${left[0]} is a mount that was not there before; unmount it, then run again`);
        for (const point of found)
            cleared.push(point);
        found = left;
    }
    return cleared;
}
function removeTree(folder) {
    unmountIn(folder);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
}


/***/ })

};
;