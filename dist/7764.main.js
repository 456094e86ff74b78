"use strict";
exports.id = 7764;
exports.ids = [7764];
exports.modules = {

/***/ 74657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mergePlans)
/* harmony export */ });
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71741);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42750);
/* harmony import */ var _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14968);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);






async function mergePlans(git, base, contributions, now) {
    const result = { commit: base, plans: [], conflicts: [] };
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .NewObjects */ .L(git, base, now);
    for (const contribution of contributions) {
        const { plan, base: startedOn, commit } = contribution;
        if (commit === startedOn || startedOn === result.commit) {
            if (commit !== startedOn)
                result.commit = commit;
            result.plans.push(plan);
            continue;
        }
        const flat = await objects.commit(await git.treeOf(commit), [startedOn], `Work of plan ${plan}`);
        await objects.write();
        const { tree, conflicts } = await (0,_system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeTrees */ .Md)(git, result.commit, flat);
        if (conflicts.length > 0) {
            result.conflicts.push({ plan, files: conflicts });
            continue;
        }
        await refuseIncomplete(git, contribution, result.commit, tree);
        result.commit = await objects.commit(tree, [result.commit, commit], `Fold plan ${plan}`);
        await objects.write();
        result.plans.push(plan);
    }
    return result;
}
async function refuseIncomplete(git, { plan, base, commit }, from, tree) {
    const ourChanges = new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, base, from));
    const theirChanges = new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, base, commit));
    const created = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listEntriesBetween */ .$H)(git, from, tree);
    const changed = new Set(created.map(({ path }) => path));
    const missingPaths = created
        .filter(({ path, is }) => is === _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge && !theirChanges.has(path))
        .map(({ path }) => path);
    const lost = [...missingPaths, ...[...theirChanges].filter((path) => !changed.has(path))].filter((path) => !ourChanges.has(path));
    if (lost.length === 0)
        return;
    throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UnmergeableError */ .w3(`what git merged of plan ${plan} lacks ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .joinFirstFew */ .RS)(lost)}: objects may be missing, as after a git gc beside the run (git fsck lists them)`);
}


/***/ }),

/***/ 99570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ wereAllSandboxed),
/* harmony export */   L4: () => (/* binding */ getSandboxRequest),
/* harmony export */   c: () => (/* binding */ closeSandbox),
/* harmony export */   cB: () => (/* binding */ enterSandbox),
/* harmony export */   hN: () => (/* binding */ explainMissingSandbox),
/* harmony export */   i4: () => (/* binding */ enterFor),
/* harmony export */   nw: () => (/* binding */ takeWork)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
/* harmony import */ var _agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70708);
/* harmony import */ var _agents_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99929);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86518);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15295);
/* harmony import */ var _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28210);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94895);








async function enterFor(agent, sandbox, call, { workspace: { git, root }, services: { exchangeDir, sandboxes } }) {
    const { plan, environment, promptFile, outlivesUs = false } = call;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(promptFile);
    const { HOME = '' } = environment;
    const calls = agent.name === 'script' ? [] : agent.commandLines({ plan, folder, environment, isPassed: false });
    const installed = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .listDir */ .ol)(exchangeDir).filter((name) => name.startsWith(_agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_1__/* .installedFolder */ .Zi));
    const entered = await sandbox.enter({
        git,
        cwd: root,
        environment,
        writable: [folder, ...(HOME === '' ? [] : (agent.login ?? []).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HOME, path)))],
        outlivesUs,
        neighbours: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(git.root),
        words: [
            ...calls.flatMap(({ command, args }) => [command, ...args]),
            ...installed.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(exchangeDir, name)),
        ],
    });
    if (entered.level !== 'kernel')
        weakerRuns.add(sandboxes);
    return entered;
}
async function enterSandbox(attempt, job) {
    const { agent, ledger, sandboxes } = attempt.run.services;
    const entered = await enterFor(agent, attempt.sandbox, job, attempt.run);
    const { network } = attempt.run.policy;
    attempt.boundaries.push({ cage: entered.level, network: entered.level === 'kernel' ? network : 'full' });
    if (entered.problem !== null && !reportedRuns.has(sandboxes)) {
        reportedRuns.add(sandboxes);
        const reach = 'agents can read and write what this user can; phase-executor doctor says more';
        const text = `! no sandbox for agents (level ${entered.level}): ${entered.problem}; ${reach}`;
        ledger.append('agent_progress', { ...attempt.stamp, what: text });
    }
    return entered;
}
const reportedRuns = new WeakSet();
const weakerRuns = new WeakSet();
function wereAllSandboxed(sandboxes) {
    return !weakerRuns.has(sandboxes);
}
async function takeWork(attempt, take) {
    const { run, plan, number } = attempt;
    try {
        return await take({ phase: run.phase.id, plan: plan.id, attempt: number });
    }
    catch (error) {
        if (error instanceof _system_git_bundle_bundle_file_js__WEBPACK_IMPORTED_MODULE_7__/* .BundleError */ .rJ)
            attempt.untaken = `its commits were refused: ${error.message}`;
        if (attempt.untaken !== null)
            return [];
        if (error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_4__/* .FencedError */ .Qz || (0,_system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isMachineFault */ .O1)(error))
            throw error;
        return [`commits of the agent were not taken over: ${error.message}`];
    }
}
async function closeSandbox({ sandbox, run, stamp }) {
    await sandbox.close().catch((error) => {
        run.services.ledger.append('warning', { ...stamp, message: `private files were not removed: ${error.message}` });
    });
}
async function getSandboxRequest(plan, run) {
    const { sandboxes, environment, exchangeDir } = run.services;
    if (run.policy.requireCage === 'none')
        return null;
    const { git, root } = run.workspace;
    const sandbox = new _agents_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_3__/* .Sandbox */ .ak(sandboxes, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(exchangeDir, `${encodeURIComponent(plan.id)}-sandbox`));
    const call = { git, cwd: root, environment: (0,_agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .agentEnvironment */ .F)(environment, [], {}), writable: [], words: [] };
    const question = explainMissingSandbox(await sandbox.enter(call), run);
    await sandbox.close();
    return question === null ? null : { question, details: {} };
}
function explainMissingSandbox({ level, problem }, { policy }) {
    if (policy.requireCage === 'none' || level === policy.requireCage)
        return null;
    const setting = policy.network === 'full' ? 'sandbox' : `network: ${policy.network} needs the sandbox`;
    const mismatch = `${setting}: found ${level}, expected ${policy.requireCage}: ${problem}`;
    return `${mismatch}; see the row sandbox of doctor, or run where root or user namespaces are allowed`;
}


/***/ }),

/***/ 3550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ getAttemptEnd),
/* harmony export */   Fr: () => (/* binding */ addInterrupt),
/* harmony export */   Sx: () => (/* binding */ enterRoom),
/* harmony export */   VN: () => (/* binding */ isAtShare),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   eh: () => (/* binding */ addPayment),
/* harmony export */   gL: () => (/* binding */ isUsedUpBy),
/* harmony export */   k$: () => (/* binding */ getAttemptSpending),
/* harmony export */   o7: () => (/* binding */ isAtOwnCap),
/* harmony export */   xC: () => (/* binding */ getDecisionMoment)
/* harmony export */ });
/* unused harmony export Call */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46562);
/* harmony import */ var _record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43620);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22187);
/* harmony import */ var _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10612);





function enterRoom({ root, git, known }, run) {
    const { project, prefix } = run.workspace;
    const workspace = { root: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, prefix), project, prefix, git, checkpoints: new _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_4__/* .Checkpoints */ .O(git), known };
    return { ...run, workspace };
}
function addInterrupt(signal, { soon, now }) {
    return { soon: AbortSignal.any([soon, signal]), now: AbortSignal.any([now, signal]) };
}
function getDecisionMoment({ policy, services: { clock, random } }) {
    const now = clock.now();
    const deadlineAt = new Date(now + policy.limits.deadlineAt - clock.uptimeMs());
    return { now: new Date(now), deadlineAt, random: random() };
}
function getAttemptEnd({ policy, services }) {
    return Math.min(services.clock.uptimeMs() + policy.limits.timeoutMs, policy.limits.deadlineAt);
}
class Budget {
    #policy;
    #past;
    #calls = new Set();
    constructor(policy, past) {
        this.#policy = policy;
        this.#past = past;
    }
    open(plan, attempt, record) {
        const call = new Call({ plan, attempt }, record, this);
        this.#calls.add(call);
        return call;
    }
    reachedBy({ of }, figures) {
        const calls = [...this.#calls];
        const spent = (isMeant) => calls.filter(isMeant).flatMap(figures);
        return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .reachedCap */ .vi)(this.#policy, {
            phase: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSpent */ .YD)([(0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpending */ .Q)(this.#past), ...spent(() => true)]),
            plan: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSpent */ .YD)([(0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpending */ .Q)(this.#past, of.plan), ...spent((call) => call.of.plan === of.plan)]),
            attempt: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSpent */ .YD)(spent((call) => call.of.plan === of.plan && call.of.attempt === of.attempt)),
        });
    }
    look() {
        for (const call of this.#calls) {
            if (!call.isOpen || call.reached() !== null)
                continue;
            const cap = this.reachedBy(call, ({ spent }) => spent ?? []);
            if (cap !== null)
                call.end(cap.text);
        }
    }
}
class Call {
    of;
    isOpen = true;
    spent = null;
    reserved = _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ;
    #record;
    #budget;
    #cut = new AbortController();
    #reached = null;
    #recorded = 0;
    constructor(of, record, budget) {
        this.of = of;
        this.#record = record;
        this.#budget = budget;
    }
    take = (spent) => {
        if (!this.isOpen)
            return;
        this.spent = spent;
        this.#keep();
        this.#budget.look();
    };
    reached = () => this.#reached;
    reserve = (reserved) => {
        if (this.isOpen)
            this.reserved = reserved;
    };
    refuseUnknown = () => {
        const unknown = { ..._signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ, isCostKnown: false };
        const cap = this.#budget.reachedBy(this, (call) => [call.spent ?? _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ, ...(call === this ? [unknown] : [])]);
        if (cap !== null)
            this.end(cap.text);
        return this.#reached;
    };
    isFull = () => this.#budget.reachedBy(this, ({ spent, reserved }) => [spent ?? _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ, reserved]) !== null;
    get cut() {
        return this.#cut.signal;
    }
    end(text) {
        this.#reached = text;
        this.#cut.abort();
    }
    close() {
        this.isOpen = false;
        this.reserved = _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .zeroSpend */ .TZ;
        return this.spent;
    }
    #keep() {
        const { spent } = this;
        if (spent === null || (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .countSpentTokens */ .Gh)(spent) <= this.#recorded * 1.25)
            return;
        this.#recorded = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .countSpentTokens */ .Gh)(spent);
        this.#record(spent);
    }
}
function addPayment(ended, call) {
    if (ended.spent !== undefined)
        call.take(ended.spent);
    const spent = call.close();
    return spent === null ? ended : { ...ended, spent };
}
function isUsedUpBy({ policy, services }, plan) {
    const spending = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(services.ledger.events).attempts.spending;
    const phase = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpending */ .Q)(spending);
    const spent = plan === undefined ? { phase } : { phase, plan: (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpending */ .Q)(spending, plan) };
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .reachedCap */ .vi)(policy.budget, spent);
}
function isAtOwnCap(plan, attempt, { policy, services }) {
    const spent = getAttemptSpending(plan, attempt, services.ledger.events);
    return spent !== undefined && (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .reachedCap */ .vi)(policy.budget, { attempt: spent }) !== null;
}
function getAttemptSpending(plan, attempt, events) {
    return (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events).attempts.spending.findLast((spending) => spending.plan === plan && spending.attempt === attempt)?.spent;
}
function isAtShare(plan, attempt, run) {
    const { events } = run.services.ledger;
    const parts = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events).run(run.runId).openRound()?.jobs.length ?? 1;
    const spent = getAttemptSpending(plan, attempt, events);
    if (parts === 1 || spent === undefined)
        return false;
    const started = events.findLastIndex(({ event, runId }) => event === 'round_start' && runId === run.runId);
    const spentBefore = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpending */ .Q)((0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events.slice(0, started)).attempts.spending);
    const share = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sharedPolicy */ .CT)(run.policy.budget, spentBefore, parts);
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .reachedCap */ .vi)(share, { phase: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSpent */ .YD)([spentBefore, spent]) }) !== null;
}


/***/ }),

/***/ 35281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ describeDoubt),
/* harmony export */   o: () => (/* binding */ askBeforeAttempt)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35178);
/* harmony import */ var _signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70588);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57733);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99570);
/* harmony import */ var _questions_asking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19012);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68278);








async function askBeforeAttempt(plan, run) {
    const request = (await (0,_attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__/* .getSandboxRequest */ .L4)(plan, run)) ??
        buildDoubtRequest(plan, run) ??
        (await (0,_questions_asking_js__WEBPACK_IMPORTED_MODULE_5__/* .askAtOnce */ .cU)(plan, (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_6__/* .getQuestionState */ .Ev)(plan, run), run));
    return request && (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .blockedOnPerson */ .XC)(run.phase.id, request.question, request.details, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .buildSignalContext */ .oG)(run, plan.id));
}
function buildDoubtRequest(plan, run) {
    const question = describeDoubt(plan, run);
    const nextSteps = [`do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`];
    return question === null ? null : { question, details: { task: null, options: [], nextSteps } };
}
function describeDoubt(plan, run) {
    const unverified = run.progress.unverified.get(plan.id);
    if (unverified !== undefined)
        return unverified;
    const doubt = (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .explainResumeDoubt */ .r4)(plan, run.found.unfinished.get(plan.id) ?? []);
    return doubt === null || plan.halted ? doubt : (describeChangedText(plan, run) ?? doubt);
}
function describeChangedText(plan, run) {
    const { outdated } = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_6__/* .getQuestionState */ .Ev)(plan, run);
    if (outdated === undefined || outdated.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPlan */ .k)(plan))
        return null;
    const done = `${outdated.upTo} of its tasks were done (commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shortenId */ .X_)(outdated.commit)})`;
    return `the text of ${plan.path} has changed since ${done}. Restore that text to continue from there, or start the plan again on the present files, with unfinished-plans: run`;
}


/***/ }),

/***/ 83610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ merge)
/* harmony export */ });
async function merge(works, { base, branch, to, move }, { services: { ledger }, workspace }) {
    for (const { plan, attempt, commit } of works)
        ledger.append('fold', { plan: plan.id, attempt, base, commit, ...(branch === undefined ? {} : { branch }) });
    await move();
    for (const { plan, attempt, part } of works)
        if (part === null)
            ledger.append('settled', { plan: plan.id, attempt, head: to });
        else
            ledger.append('part', { ...part, attempt, head: to });
    workspace.known = null;
}


/***/ }),

/***/ 61252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ openingEffects),
  Z: () => (/* binding */ prepareRun)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/adapters/model-access.js
var model_access = __webpack_require__(50609);
// EXTERNAL MODULE: ./lib/agents/program/agent-environment.js
var agent_environment = __webpack_require__(70708);
// EXTERNAL MODULE: ./lib/agents/sandbox/run-namespaces.js
var run_namespaces = __webpack_require__(75756);
// EXTERNAL MODULE: ./lib/judge/decide/judged-plans.js
var judged_plans = __webpack_require__(75378);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/judged-environment.js
var judged_environment = __webpack_require__(32574);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/outer-configuration.js
var outer_configuration = __webpack_require__(17599);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/toolchain.js
var toolchain = __webpack_require__(53180);
// EXTERNAL MODULE: ./lib/judge/run/judge-environment.js
var judge_environment = __webpack_require__(3230);
// EXTERNAL MODULE: ./lib/publish/report/host-links.js
var host_links = __webpack_require__(63746);
// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/published/answers.js
var answers = __webpack_require__(72455);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/budget.js
var signal_budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/evidence.js
var evidence = __webpack_require__(67263);
// EXTERNAL MODULE: ./lib/system/files/file-path.js
var file_path = __webpack_require__(74207);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/publish/branch/merge-plans.js
var merge_plans = __webpack_require__(74657);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js + 1 modules
var plan_merge = __webpack_require__(71741);
// EXTERNAL MODULE: ./lib/run/merge/merge.js
var merge = __webpack_require__(83610);
;// CONCATENATED MODULE: ./lib/run/merge/fold-queue.js





const foldTries = 10;
class FoldQueue {
    #tip = null;
    #branch;
    #unrecorded = [];
    #queue = Promise.resolve();
    #recordError = null;
    #advanceError = null;
    async tip({ git, known }) {
        if (this.#branch === undefined) {
            const { head, branch } = known ?? (await git.state());
            this.#branch = branch;
            this.#tip ??= head;
        }
        this.#tip ??= await this.#resolveTip(git);
        return this.#tip;
    }
    async #resolveTip(git) {
        const sha = this.#branch ? await git.resolve(this.#branch) : (await git.head()).sha;
        if (sha === null)
            throw new git_error/* GitError */.XS(`${this.#branch}, on which the run began, is gone; recreate it, then run again`);
        return sha;
    }
    fold(proven, run) {
        return this.#enqueue(() => this.#mergeWithRetries(proven, run));
    }
    record(git, commit) {
        const recorded = this.#enqueue(async () => {
            if (this.#advanceError !== null)
                throw this.#advanceError.error;
            await this.#refuseSwitched(git);
            const plans = this.#unrecorded.splice(0);
            if (plans.length > 0)
                this.#tip = (await commit(plans)) ?? this.#tip;
        });
        recorded.catch((error) => {
            this.#recordError ??= { error };
        });
        return recorded;
    }
    async drain() {
        await this.#queue;
        const unwritten = this.#recordError;
        this.#recordError = null;
        if (unwritten !== null)
            throw unwritten.error;
    }
    async #refuseSwitched(git) {
        if (this.#branch === undefined || this.#unrecorded.length === 0)
            return;
        const { branch } = await git.head();
        if (branch === this.#branch)
            return;
        const [was = 'no branch', now = 'no branch'] = [this.#branch, branch].map((name) => name?.replace(/^refs\/heads\//, ''));
        throw new git_error/* GitError */.XS(`${git.root} is on ${now} now, but the run began on ${was}: the checkout is left unchanged, and the work of ` +
            `${this.#unrecorded.map(({ id }) => id).join(', ')} is merged onto ${was}. git checkout ${was}, then run again`);
    }
    #enqueue(work) {
        const done = this.#queue.then(work);
        this.#queue = done.then(() => undefined, () => undefined);
        return done;
    }
    async #mergeWithRetries(proven, run) {
        for (let tries = 1;; tries += 1) {
            if (this.#advanceError !== null)
                throw this.#advanceError.error;
            const base = await this.tip(run.workspace);
            try {
                return await this.#mergeOnto(base, proven, run);
            }
            catch (error) {
                this.#tip = null;
                run.workspace.known = null;
                if (tries === foldTries || (await this.#resolveTip(run.workspace.git)) === base)
                    throw error;
            }
        }
    }
    async #mergeOnto(base, proven, run) {
        const { plan, checkpoint, commit, part, isRecorded } = proven;
        const work = { plan: plan.id, base: checkpoint.head, commit };
        const folded = await (0,merge_plans/* mergePlans */.J)(run.workspace.git, base, [work], run.services.clock.now());
        const [conflict] = folded.conflicts;
        if (conflict !== undefined)
            return conflict.files;
        const move = () => this.#advance(run, base, folded.commit, [`refs/tags/${checkpoint.tag}`]);
        await (0,merge/* merge */.h)([proven], { base, branch: this.#branch, to: folded.commit, move }, run);
        if (part === null && !isRecorded)
            this.#unrecorded.push(plan);
        this.#tip = folded.commit;
        return [];
    }
    async #advance(run, from, to, drop) {
        const { git } = run.workspace;
        const branch = this.#branch ?? null;
        try {
            const { saved, left } = await (0,plan_merge/* advanceBranch */.xq)(git, from, to, { branch, drop, keepsLocal: true });
            const message = `files that git ignored lay where a plan makes files; they are kept in ${(0,text_text/* joinFirstFew */.RS)(saved)}`;
            if (saved.length > 0)
                run.services.ledger.append('warning', { message });
            if (left.length > 0)
                run.services.ledger.append('warning', { message: describeKeptChanges(left, branch) });
        }
        catch (error) {
            const head = await git.head();
            if (from === to || head.sha !== to || head.branch !== branch)
                throw error;
            await (0,plan_merge/* finishAdvance */.It)(git, from).catch((cause) => {
                this.#advanceError = { error: cause };
                throw cause;
            });
        }
    }
}
function describeKeptChanges(remaining, branch) {
    const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
    const [files, args] = [(0,text_text/* joinFirstFew */.RS)(remaining), remaining.slice(0, 3).map(text_text/* quoteShellWord */.BV).join(' ')];
    return `${files} has local changes in the checkout, which stay; ${name} has the work of the plan: git diff HEAD -- ${args} shows the difference, git checkout HEAD -- ${args} takes the work`;
}

// EXTERNAL MODULE: ./lib/run/room/installed-folders.js
var installed_folders = __webpack_require__(12419);
;// CONCATENATED MODULE: ./lib/run/room/room-pool.js
class RoomPool {
    #rooms;
    #taken;
    #free = [];
    #named = 0;
    constructor(rooms, taken = new Set()) {
        this.#rooms = rooms;
        this.#taken = taken;
    }
    async take(commit) {
        const room = this.#free.shift();
        if (room !== undefined) {
            if (await this.#rooms.tryReset(room, commit))
                return room;
            await this.#rooms.remove(room.name);
        }
        do
            this.#named += 1;
        while (this.#taken.has(String(this.#named)));
        return this.#rooms.add(String(this.#named), commit);
    }
    giveBack(room) {
        this.#free.push(room);
    }
    async close() {
        for (let room = this.#free.shift(); room; room = this.#free.shift())
            await this.#rooms.remove(room.name);
    }
}

// EXTERNAL MODULE: ./lib/run/open/boundaries.js + 10 modules
var boundaries = __webpack_require__(55691);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/question-states.js
var question_states = __webpack_require__(68375);
;// CONCATENATED MODULE: ./lib/run/open/prepare.js


































function openingEffects(ledger) {
    const warn = (_, message) => ledger.append('warning', { message });
    return { require: (_, check) => check(), warn, restoreAnswers: answers/* restoreAnswers */.m_, findInstalled: installed_folders/* findInstalled */.c9 };
}
async function prepareRun(read, sessionParts, world) {
    const { settings } = world;
    const { root, git, prefix } = read;
    const { rooms, spared, deadlineAt, effects } = sessionParts;
    const { ledger, agent, gateway, exchangeDir } = sessionParts.services;
    const checkpoints = new checkpoint/* Checkpoints */.O(git);
    const home = world.environment.HOME ?? '~';
    const writable = settings['sandbox-writable'].map((path) => (0,external_node_path_.resolve)(root, path.replace(/^~(?=\/|$)/, home)));
    await effects.require('settings', () => refuseUnusable(settings, writable, agent));
    const environment = (0,agent_environment/* agentEnvironment */.F)(world.environment, settings['agent-env'], {});
    const folders = { record: (0,external_node_path_.join)(git.gitDir, 'phase-executor'), gitDir: git.commonDir, environment };
    const pendingNamespaces = (0,run_namespaces/* runNamespaces */.Y)(folders, sessionParts.egress, settings.network);
    pendingNamespaces.catch(() => undefined);
    const pendingState = git.state();
    const before = (0,toolchain/* readToolchain */.MT)(world.environment.PATH ?? '', git.root, [rooms.folder]);
    const state = await pendingState;
    if (!settings['allow-dirty'])
        await effects.require('dirty-checkout', () => refuseDirtyTree(state, read));
    const done = await (0,question_states/* listDonePlans */.RX)(read, state);
    const { phase, schedule, next, config } = read;
    const open = schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    const parallel = config.parallel ? Math.max(1, settings['max-parallel']) : 1;
    const isGate = settings['leg-kind'] === 'gate';
    const policy = {
        ...(0,policies/* buildRunPolicy */.OZ)(settings, schedule.plans.length, { deadlineAt, now: world.now() }, world.environment),
        parallel,
        rules: digestRules(world),
        commitDocs: config.commitDocs,
        ...sessionParts.ofCommit,
    };
    const answersAt = await (0,question_states/* getTrustedAnswers */.zn)((0,local_phase/* answerStore */.g7)(read, world), ledger, effects.restoreAnswers);
    const questionStates = await (0,question_states/* readQuestionStates */.lB)(read, done, ledger.earlier, agent, world);
    const spending = (0,phase_state/* phaseState */.R)(ledger.earlier).attempts.spending;
    const jobs = (sessionParts.leg?.plan && (0,phase_state/* phaseState */.R)(ledger.earlier).run(sessionParts.runId).openRound()?.jobs.length) || 1;
    const budget = (0,signal_budget/* sharedPolicy */.CT)(policy.budget, (0,recorded_spending/* sumSpending */.Q)(spending), jobs);
    const keyHolder = policy.relay === null && settings.author === '' ? agent.name : 'auto';
    const keyless = (0,model_access/* withoutAgentKeys */.m)(world.environment, keyHolder, settings['agent-secret-name']);
    const namespaces = await pendingNamespaces;
    const givenRoot = prefix === '' ? root : root.slice(0, -prefix.length).replace(/\/$/, '');
    const { route, variables = {} } = sessionParts.egress ?? {};
    const installed = effects.findInstalled(git, state.ignored ?? [], rooms.folder);
    installed.catch(() => undefined);
    const context = {
        runId: sessionParts.runId,
        runUrl: (0,host_links/* buildHostLinks */.M)(world, false)?.run ?? null,
        leg: sessionParts.leg,
        only: null,
        phase,
        schedule,
        next,
        policy: { ...policy, budget },
        workspace: { root, project: root, prefix, git, checkpoints, known: state },
        services: {
            ...sessionParts.services,
            budget: new run_context/* Budget */.__(budget, spending),
            sandboxes: {
                namespace: settings.sandbox === 'off' ? null : namespaces.namespace,
                environment: world.environment,
                hasOwnNetwork: settings.network !== 'full',
                socket: route?.socket,
                variables,
                writable,
            },
            clock: { now: world.now, uptimeMs: world.machine.uptimeMs, sleep: (ms, until) => (0,watchdog/* pause */.v7)('a pause', ms, until) },
            random: world.random,
            environment: world.environment,
            modelAccess: (command, folder) => (0,model_access/* openModelAccess */.g)({ command, folder, agent: agent.name, job: world.environment }, gateway),
            judging: new judge_environment/* JudgeEnvironment */.Z({
                job: isGate ? keyless : (0,judged_environment/* withoutCaches */.GE)(keyless, settings['agent-env']),
                also: settings['agent-env'],
                before,
                identity: git.config.user,
                scratch: exchangeDir,
                spared: listAgentPrograms(settings),
                checkout: [...new Set([git.root, givenRoot, sessionParts.rooms.folder])],
                grounds: new outer_configuration/* JudgingFolders */.S([exchangeDir, '/var/tmp', ...(isGate ? [(0,external_node_path_.dirname)(git.root)] : [])]),
                namespaces,
                variables,
            }),
        },
        found: {
            head: state.head,
            branch: state.branch,
            startCommit: await findPhaseBase(ledger, read, state.head ?? ''),
            findings: read.diagnostics.filter(({ severity }) => severity === 'warning'),
            unfinished: await (0,question_states/* findUnfinishedPlans */.Pd)(read, new Set([...done, ...(0,phase_state/* phaseState */.R)(ledger.earlier).plans.reopened.keys()]), questionStates, settings),
            standings: questionStates,
            answersAt,
            orphans: groupOrphansByPlan(spared, ledger, open),
        },
        progress: { done, unverified: new Map() },
        isolation: {
            checkout: git.root,
            installed,
            pool: new RoomPool(rooms, new Set(spared.map(({ place }) => (0,external_node_path_.basename)(place)))),
            folds: new FoldQueue(),
            rooms,
        },
    };
    for (const { plan, message } of await (0,judged_plans/* findIgnoredPromises */.q)(open, git, prefix))
        effects.warn('ignored-promise', `${plan} ${message}`);
    return context;
}
function refuseUnusable(settings, writable, agent) {
    const kernelPath = writable.find((path) => ['/proc', '/sys'].some((folder) => (0,file_path/* isWithin */.UO)(path, folder)));
    if (kernelPath !== undefined)
        throw new table_settings/* UsageError */.eb(`sandbox-writable: found ${kernelPath}, which is the kernel's; name a folder of a disk`);
    if (settings['confirming-runs'] > 0 && settings['test-command'] === '')
        throw new table_settings/* UsageError */.eb('confirming-runs needs test-command');
    const { author, truths, 'min-evidence': minEvidence } = settings;
    const asksAuthor = minEvidence === 'accepted' ? 'min-evidence: accepted' : truths === 'off' ? null : `truths: ${truths}`;
    if (author !== '' && settings['test-command'] === '')
        throw new table_settings/* UsageError */.eb('author needs test-command, which has to run the acceptance tests');
    if (author === '' && asksAuthor !== null)
        throw new table_settings/* UsageError */.eb(`${asksAuthor} needs verify.author, whose tests it asks for`);
    if (settings.prove === 'off' && (0,evidence/* isAtLeast */.du)(minEvidence, 'red-green') && minEvidence !== 'accepted')
        throw new table_settings/* UsageError */.eb(`min-evidence: ${minEvidence} needs prove: report or require`);
    (0,boundaries/* refuseContradictions */.Dc)(settings, agent);
}
function digestRules({ settings: { rejudge: _, ...settings }, home }) {
    const { size = 0, mtimeMs = 0 } = (0,external_node_fs_.statSync)((0,external_node_path_.join)(home, 'dist', 'main.js'), { throwIfNoEntry: false }) ?? {};
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([settings, size, mtimeMs]))
        .digest('hex');
}
function listAgentPrograms(settings) {
    const getProgram = (command) => (0,external_node_path_.basename)(/^\s*([\w./+@-]+)/.exec(command)?.[1] ?? '');
    const programs = [...coding_agents/* cliNames */.jW, getProgram(settings['agent-command'])];
    const shells = ['bash', 'sh', 'node', 'npx', 'python', 'python3', 'env', getProgram(settings['verifier-command'])];
    return programs.filter((name) => name !== '' && !shells.includes(name));
}
async function findPhaseBase({ earlier }, { schedule, git }, head) {
    const { base: recorded, wasComplete } = (0,phase_state/* phaseState */.R)(earlier);
    const isDone = wasComplete || !schedule.plans.some(({ plan }) => plan.hasSummary);
    const marks = recorded !== null || isDone ? [] : (await (0,plan_mark/* listMarkedCommits */.ct)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const phaseMarks = marks.filter(({ plan }) => schedule.plans.some((scheduledPlan) => scheduledPlan.plan.id === plan));
    const base = recorded ?? phaseMarks.at(-1)?.base ?? '';
    return base !== '' && (await git.resolve(base)) !== null && (await (0,git_history/* isAncestor */.QX)(git, base, head)) ? base : head;
}
function refuseDirtyTree({ changes }, { config, root, prefix }) {
    const ownFiles = new Set(tracking_files/* trackingFiles */.FB.map((file) => `${prefix}${file}`));
    const isIgnorable = (path) => ownFiles.has(path) || (!config.commitDocs && path.startsWith(`${prefix}.planning/`));
    const dirty = changes
        .filter(({ kind }) => kind !== 'untracked')
        .map(({ path }) => path)
        .filter((path) => !isIgnorable(path));
    if (dirty.length === 0)
        return;
    const shownPaths = (0,text_text/* joinFirstFew */.RS)(dirty);
    throw new table_settings/* UsageError */.eb(`${root} has uncommitted changes (${shownPaths}), which its agents would not see; ` +
        'commit or stash them, or use --allow-dirty to leave them where they are');
}
function groupOrphansByPlan(spared, { earlier }, open) {
    const { tags } = (0,phase_state/* phaseState */.R)(earlier).open;
    const ownOrphans = spared.filter(({ tag, plan }) => tags.has(tag) && open.some(({ id }) => id === plan));
    return new Map(ownOrphans.map((orphan) => [orphan.plan, orphan]));
}


/***/ }),

/***/ 70588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XC: () => (/* binding */ blockedOnPerson),
/* harmony export */   dE: () => (/* binding */ blockUntilReset),
/* harmony export */   o0: () => (/* binding */ blockedOnPlans),
/* harmony export */   oJ: () => (/* binding */ blockedLikePlans),
/* harmony export */   zn: () => (/* binding */ blockAsReported)
/* harmony export */ });
/* harmony import */ var _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);

function blockedOnPerson(phase, request, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, request, { ...details, userInputRequired: true }, at);
}
function blockedOnPlans(phase, { reason, plans }, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, reason, { ...details, blockingDependencies: [...plans] }, at);
}
function blockUntilReset(phase, { reason, until }, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, reason, { ...details, estimatedUnblockTime: until }, at);
}
function blockAsReported(phase, reason, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, reason, details, at);
}
function blockedLikePlans(phase, [firstPlan, ...otherPlans], details, at) {
    const blockedPlans = [firstPlan, ...otherPlans];
    const planForPerson = blockedPlans.find(({ userInputRequired }) => userInputRequired);
    if (planForPerson !== undefined)
        return blockedOnPerson(phase, planForPerson.reason, details, at);
    const latestReset = blockedPlans
        .flatMap(({ estimatedUnblockTime = [] }) => estimatedUnblockTime)
        .sort()
        .at(-1);
    const { reason, blockingDependencies } = firstPlan;
    return blockUntilReset(phase, { reason, until: latestReset }, { ...details, blockingDependencies }, at);
}


/***/ })

};
;