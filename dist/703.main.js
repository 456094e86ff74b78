"use strict";
exports.id = 703;
exports.ids = [703];
exports.modules = {

/***/ 74657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mergePlans)
/* harmony export */ });
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19251);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42750);
/* harmony import */ var _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14968);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);






async function mergePlans(git, base, contributions, now) {
    const result = { commit: base, plans: [], conflicts: [] };
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .NewObjects */ .L(git, base, now);
    let tree = await git.treeOf(base);
    let isAllKept = true;
    for (const contribution of contributions) {
        const { plan, base: begunOn, commit } = contribution;
        const changes = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesBetween */ .bz)(git, begunOn, commit);
        isAllKept &&= changes.every(({ is }) => is !== _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge);
        if (commit === begunOn || begunOn === result.commit) {
            result.plans.push(plan);
            if (commit !== begunOn)
                [result.commit, tree] = [commit, await git.treeOf(commit)];
            continue;
        }
        const isKept = isAllKept && (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesBetween */ .bz)(git, begunOn, base)).every(({ is }) => is !== _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge);
        let merged = isKept ? await objects.merged(tree, changes) : null;
        if (merged === null) {
            const flat = await objects.commit(await git.treeOf(commit), [begunOn], `Work of plan ${plan}`);
            await objects.write();
            const { tree, conflicts } = await (0,_system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeTrees */ .Md)(git, result.commit, flat);
            if (conflicts.length > 0) {
                result.conflicts.push({ plan, files: conflicts });
                continue;
            }
            await refuseIncomplete(git, contribution, changes, result.commit, tree);
            merged = tree;
        }
        tree = merged;
        result.commit = await objects.commit(tree, [result.commit, commit], `Fold plan ${plan}`);
        result.plans.push(plan);
    }
    await objects.write();
    return result;
}
async function refuseIncomplete(git, { plan, base }, changes, from, tree) {
    const ours = new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, base, from));
    const theirs = new Set(changes.map(({ path }) => path));
    const made = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesBetween */ .bz)(git, from, tree);
    const changed = new Set(made.map(({ path }) => path));
    const gone = made.filter(({ path, is }) => is === _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge && !theirs.has(path)).map(({ path }) => path);
    const lost = [...gone, ...[...theirs].filter((path) => !changed.has(path))].filter((path) => !ours.has(path));
    if (lost.length === 0)
        return;
    throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UnmergeableError */ .w3(`what git merged of plan ${plan} lacks ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstFew */ .Dt)(lost)}: objects may be missing, as after a git gc beside the run (git fsck lists them)`);
}


/***/ }),

/***/ 34356:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BE: () => (/* binding */ enterCage),
/* harmony export */   a8: () => (/* binding */ leaveCage),
/* harmony export */   e4: () => (/* binding */ lackingCage),
/* harmony export */   i7: () => (/* binding */ isHeld),
/* harmony export */   oi: () => (/* binding */ cageRequest),
/* harmony export */   pZ: () => (/* binding */ closeCage),
/* harmony export */   vv: () => (/* binding */ wereAllCaged),
/* harmony export */   wV: () => (/* binding */ noteReach)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23782);
/* harmony import */ var _agents_cage_cage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84746);
/* harmony import */ var _agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70708);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86518);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15295);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94895);







async function enterCage(attempt, job) {
    const { workspace, services } = attempt.run;
    const { agent, ledger, exchangeDir, cages } = services;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(job.promptFile);
    const { HOME = '' } = job.environment;
    const preview = { plan: job.plan, folder, environment: job.environment, isPassed: false };
    const calls = agent.name === 'script' ? [] : agent.commandLines(preview);
    const installed = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .listDir */ .ol)(exchangeDir).filter((name) => name.startsWith(_agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_1__/* .installedFolder */ .Zi));
    const entered = await attempt.cage.enter({
        git: workspace.git,
        cwd: job.cwd,
        environment: job.environment,
        writable: [folder, ...(HOME === '' ? [] : (agent.login ?? []).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HOME, path)))],
        outlivesUs: job.outlivesUs === true,
        neighbours: workspace.isolated ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(workspace.git.root) : '',
        words: [
            ...calls.flatMap(({ command, args }) => [command, ...args]),
            ...installed.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(exchangeDir, name)),
        ],
    });
    const { network } = attempt.run.policy;
    attempt.boundaries.push({ cage: entered.level, network: entered.level === 'kernel' ? network : 'full' });
    if (entered.level !== 'kernel') {
        weaker.add(cages);
        noteReach(attempt.run);
    }
    if (entered.problem !== null && !told.has(cages)) {
        told.add(cages);
        const reach = 'agents can read and write what this user can; phase-executor doctor says more';
        const what = `! no cage for agents (level ${entered.level}): ${entered.problem}; ${reach}`;
        ledger.append('agent_progress', { ...attempt.stamp, what });
    }
    return entered;
}
const told = new WeakSet();
const weaker = new WeakSet();
function wereAllCaged(cages) {
    return !weaker.has(cages);
}
function noteReach({ services: { cages } }) {
    reaching.add(cages);
}
function isHeld({ services: { cages } }) {
    return !reaching.has(cages);
}
const reaching = new WeakSet();
async function leaveCage(entered) {
    try {
        return await entered.leave();
    }
    catch (error) {
        if (error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_4__/* .FencedError */ .Qz || (0,_system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isMachineFault */ .O1)(error))
            throw error;
        return [`commits of the agent were not taken over: ${error.message}`];
    }
}
async function closeCage({ cage, run, stamp }) {
    await cage.close().catch((error) => {
        run.services.ledger.append('warning', { ...stamp, message: `private files were not removed: ${error.message}` });
    });
}
async function cageRequest(plan, run) {
    const { cages, environment, exchangeDir } = run.services;
    if (run.policy.requireCage === 'none')
        return null;
    const { git, root } = run.workspace;
    const cage = new _agents_cage_cage_js__WEBPACK_IMPORTED_MODULE_2__/* .Cage */ .jv(cages, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(exchangeDir, `${encodeURIComponent(plan.id)}-cage`));
    const call = { git, cwd: root, environment: (0,_agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .agentEnvironment */ .F)(environment, [], {}), writable: [], words: [] };
    const question = lackingCage(await cage.enter(call), run);
    await cage.close();
    return question === null ? null : { question, details: {} };
}
function lackingCage({ level, problem }, { policy }) {
    if (policy.requireCage === 'none' || level === policy.requireCage)
        return null;
    const asked = policy.network === 'full' ? 'require-cage' : `network: ${policy.network} needs the cage`;
    const found = `${asked}: found ${level}, expected ${policy.requireCage}: ${problem}`;
    return `${found}; see the row cage of doctor, or run where root or user namespaces are allowed`;
}


/***/ }),

/***/ 43099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ leaveOut),
/* harmony export */   r: () => (/* binding */ leftOutPart)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_checks_declared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8271);
/* harmony import */ var _judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4236);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);






async function leaveOut(attempt) {
    const { allowDirty } = attempt.run.policy;
    const scan = attempt.tree ?? (await attempt.run.workspace.checkpoints.scan());
    const tree = { ...scan, changes: [...scan.changes, ...(await ignoredTemplates(attempt))] };
    const notOurs = await foundBefore(attempt);
    const isLeft = ({ kind, path, repository }) => {
        if (notOurs.has(path))
            return true;
        if (kind !== 'untracked')
            return false;
        if ((0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretFile */ .D0)(path) || (0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isConventional */ .jg)(path))
            return true;
        const mayGoIn = allowDirty && !repository;
        return attempt.start.untrackedBefore.has(path) && !mayGoIn && !attempt.declared.names(path);
    };
    const changes = tree.changes.filter(isLeft);
    const made = changes.filter(({ kind, path }) => kind === 'untracked' && ((0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretFile */ .D0)(path) || (0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isConventional */ .jg)(path)));
    const excluded = [...new Set(made.map(({ path }) => leftOutPart(path)))];
    const named = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstFew */ .Dt)(excluded);
    return {
        tree: { ...tree, changes: tree.changes.filter((change) => !isLeft(change)) },
        changes,
        excluded,
        warnings: excluded.length === 0
            ? []
            : [`left ${named} out of the commit; add it to .gitignore to keep it out in every clone`],
    };
}
async function ignoredTemplates({ plan, run: { workspace } }) {
    const { git, prefix } = workspace;
    const names = (0,_judge_checks_declared_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredPaths */ .$N)(plan, prefix).patterns.flatMap((pattern) => pattern.names ?? []);
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const templates = names.filter((path) => (0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplateFile */ .bn)(path) && !(0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretFile */ .D0)(path) && isFile(path));
    const rules = await git.ignores.rulesFor(templates);
    return [...rules.keys()].map((path) => ({ path, kind: 'untracked', index: '?', worktree: '?', repository: false }));
}
async function foundBefore({ start, run }) {
    const { isolated, git } = run.workspace;
    const { checkpoint, dirtyBefore } = start;
    if (!isolated || checkpoint.work === null)
        return new Set();
    return new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .unchangedSince */ .sP)(git, checkpoint.work, [...dirtyBefore]));
}
function leftOutPart(path) {
    const parts = path.split('/');
    const at = parts.findIndex((part) => _judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .conventional */ .lR.has(part));
    return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
}


/***/ }),

/***/ 3550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ momentIn),
/* harmony export */   M2: () => (/* binding */ spentBy),
/* harmony export */   OW: () => (/* binding */ endOfAttempt),
/* harmony export */   VN: () => (/* binding */ isAtShare),
/* harmony export */   Vj: () => (/* binding */ paid),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   o7: () => (/* binding */ isAtOwnCap)
/* harmony export */ });
/* unused harmony export Call */
/* harmony import */ var _record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43620);
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95291);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22187);



function endedBy(signal, { soon, now }) {
    return { soon: AbortSignal.any([soon, signal]), now: AbortSignal.any([now, signal]) };
}
function momentIn({ policy, services: { clock, random } }) {
    const now = clock.now();
    const deadlineAt = new Date(now + policy.limits.deadlineAt - clock.uptimeMs());
    return { now: new Date(now), deadlineAt, random: random() };
}
function endOfAttempt({ policy, services }) {
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
        return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedCap */ .vi)(this.#policy, {
            phase: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)([(0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .totalSpent */ .J)(this.#past), ...spent(() => true)]),
            plan: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)([(0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .totalSpent */ .J)(this.#past, of.plan), ...spent((call) => call.of.plan === of.plan)]),
            attempt: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)(spent((call) => call.of.plan === of.plan && call.of.attempt === of.attempt)),
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
    reserved = _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingSpent */ .at;
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
        const unknown = { ..._signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingSpent */ .at, isCostKnown: false };
        const cap = this.#budget.reachedBy(this, (call) => [
            call.spent ?? _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingSpent */ .at,
            ...(call === this ? [unknown] : []),
        ]);
        if (cap !== null)
            this.end(cap.text);
        return this.#reached;
    };
    isFull = () => this.#budget.reachedBy(this, ({ spent, reserved }) => [spent ?? _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingSpent */ .at, reserved]) !== null;
    get cut() {
        return this.#cut.signal;
    }
    end(text) {
        this.#reached = text;
        this.#cut.abort();
    }
    close() {
        this.isOpen = false;
        this.reserved = _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .nothingSpent */ .at;
        return this.spent;
    }
    #keep() {
        const { spent } = this;
        if (spent === null || (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .spentTokens */ .fb)(spent) <= this.#recorded * 1.25)
            return;
        this.#recorded = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .spentTokens */ .fb)(spent);
        this.#record(spent);
    }
}
function paid(ended, call) {
    if (ended.spent !== undefined)
        call.take(ended.spent);
    const spent = call.close();
    return spent === null ? ended : { ...ended, spent };
}
function usedUp({ policy, services }, plan) {
    const spending = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedSpending */ .p)(services.ledger.events);
    const phase = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .totalSpent */ .J)(spending);
    const spent = plan === undefined ? { phase } : { phase, plan: (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .totalSpent */ .J)(spending, plan) };
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedCap */ .vi)(policy.budget, spent);
}
function isAtOwnCap(plan, attempt, { policy, services }) {
    const spent = spentBy(plan, attempt, services.ledger.events);
    return spent !== undefined && (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedCap */ .vi)(policy.budget, { attempt: spent }) !== null;
}
function spentBy(plan, attempt, events) {
    return (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedSpending */ .p)(events).findLast((each) => each.plan === plan && each.attempt === attempt)?.spent;
}
function isAtShare(plan, attempt, run) {
    const { events } = run.services.ledger;
    const parts = (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_1__/* .openRound */ .rM)(events, run.runId)?.jobs.length ?? 1;
    const spent = spentBy(plan, attempt, events);
    if (parts === 1 || spent === undefined)
        return false;
    const begun = events.findLastIndex(({ event, runId }) => event === 'round_start' && runId === run.runId);
    const before = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .totalSpent */ .J)((0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedSpending */ .p)(events.slice(0, begun)));
    const share = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sharedPolicy */ .CT)(run.policy.budget, before, parts);
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedCap */ .vi)(share, { phase: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)([before, spent]) }) !== null;
}


/***/ }),

/***/ 35281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ doubtAbout),
/* harmony export */   o: () => (/* binding */ askBeforeAttempt)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35178);
/* harmony import */ var _signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70588);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57733);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _attempt_caged_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(34356);
/* harmony import */ var _questions_asking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19012);
/* harmony import */ var _questions_standing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13174);








async function askBeforeAttempt(plan, run) {
    const request = (await (0,_attempt_caged_call_js__WEBPACK_IMPORTED_MODULE_4__/* .cageRequest */ .oi)(plan, run)) ?? doubtRequest(plan, run) ?? (await (0,_questions_asking_js__WEBPACK_IMPORTED_MODULE_5__/* .askAtOnce */ .cU)(plan, (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_6__/* .standingIn */ .qV)(plan, run), run));
    return request && (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .blockedOnPerson */ .XC)(run.phase.id, request.question, request.details, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .signalContext */ .OK)(run, plan.id));
}
function doubtRequest(plan, run) {
    const question = doubtAbout(plan, run);
    const nextSteps = [`do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`];
    return question === null ? null : { question, details: { task: null, options: [], nextSteps } };
}
function doubtAbout(plan, run) {
    const unverified = run.progress.unverified.get(plan.id);
    if (unverified !== undefined)
        return unverified;
    const doubt = (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .doubtOfResuming */ .Y7)(plan, run.found.unfinished.get(plan.id) ?? []);
    return doubt === null || plan.halted ? doubt : (changedText(plan, run) ?? doubt);
}
function changedText(plan, run) {
    const { outdated } = (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_6__/* .standingIn */ .qV)(plan, run);
    if (outdated === undefined || outdated.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .planHash */ .SH)(plan))
        return null;
    const done = `${outdated.upTo} of its tasks were done (commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .shortId */ .m_)(outdated.commit)})`;
    return `the text of ${plan.path} has changed since ${done}. Restore that text to continue from there, or start the plan again on the present files, with unfinished-plans: run`;
}


/***/ }),

/***/ 83610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ merge)
/* harmony export */ });
async function merge(works, { base, branch, to, move }, { services: { ledger }, workspace }) {
    if (base !== null)
        for (const { plan, attempt, commit } of works)
            ledger.append('fold', { plan: plan.id, attempt, base, commit, ...(branch === undefined ? {} : { branch }) });
    await move();
    for (const { plan, attempt, part } of works)
        if (part === null)
            ledger.append('settled', { plan: plan.id, attempt, head: to });
        else
            ledger.append('part', { ...part, attempt, head: to });
    if (base !== null)
        workspace.invalidate();
}


/***/ }),

/***/ 41215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _x: () => (/* binding */ isolationOf),
  iA: () => (/* binding */ prepare),
  fy: () => (/* binding */ refuseDirtyTree)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/adapters/model-access.js
var model_access = __webpack_require__(50609);
// EXTERNAL MODULE: ./lib/agents/cage/run-namespaces.js
var run_namespaces = __webpack_require__(65079);
// EXTERNAL MODULE: ./lib/judge/checks/promised-path.js
var promised_path = __webpack_require__(4236);
// EXTERNAL MODULE: ./lib/judge/clean-copy/judged-environment.js
var judged_environment = __webpack_require__(86300);
// EXTERNAL MODULE: ./lib/judge/clean-copy/outer-configuration.js
var outer_configuration = __webpack_require__(49985);
// EXTERNAL MODULE: ./lib/judge/clean-copy/toolchain.js
var toolchain = __webpack_require__(62222);
// EXTERNAL MODULE: ./lib/judge/gate/judge-environment.js
var judge_environment = __webpack_require__(17520);
// EXTERNAL MODULE: ./lib/judge/gate/judged-plans.js
var judged_plans = __webpack_require__(98944);
// EXTERNAL MODULE: ./lib/publish/report/run-report.js
var run_report = __webpack_require__(94318);
// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/readings/cut-off-work.js
var cut_off_work = __webpack_require__(44181);
// EXTERNAL MODULE: ./lib/record/readings/plan-record.js
var plan_record = __webpack_require__(65888);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/budget.js
var signal_budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/evidence.js
var evidence = __webpack_require__(67263);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/partial-work.js
var partial_work = __webpack_require__(67552);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/refs-in-way.js





async function refuseRefsInTheWay(git, phase, plans) {
    const { sha } = await git.head();
    const folders = plans.map((plan) => (0,external_node_path_.dirname)((0,partial_work/* partialRef */.ji)(phase, plan, 'probe')));
    const probes = plans.flatMap((plan) => [
        `refs/tags/${(0,checkpoint_tag/* checkpointTags */.G5)(phase, plan)}/probe`,
        (0,partial_work/* partialRef */.ji)(phase, plan, 'probe'),
    ]);
    const kept = folders.slice(0, 1).map(external_node_path_.dirname);
    const args = ['for-each-ref', '--format=%(refname) %(objecttype)', ...kept, 'refs/tags/checkpoint'];
    const found = await git.try(args, { reading: true });
    if (found.exitCode !== 0)
        throw (0,git_error/* gitFailure */.tv)(args, found);
    const broken = [...found.stderr.matchAll(/broken ref (\S+)/g)].flatMap(([, name = '']) => name);
    const damaged = broken.find((name) => [...kept, ...probes].some((each) => isBelow(each, name) || isBelow(name, each)));
    if (damaged !== undefined)
        throw new git_error/* GitError */.XS(`${damaged} is damaged; remove it, then run again: rm -f ${git.commonDir}/${damaged}`);
    const steps = ['start', ...probes.map((name) => `create ${name} ${sha}`), 'prepare', 'abort', ''];
    await git.run(['update-ref', '--stdin'], { stdin: steps.join('\n') });
    for (const name of probes)
        (0,atomic_file/* tryRemoveEmptyFolder */.Fd)((0,external_node_path_.join)(git.commonDir, (0,external_node_path_.dirname)(name)));
    const names = found.stdout.toString('utf8').split(/ \w*\n/);
    const below = names.find((name) => folders.includes((0,external_node_path_.dirname)((0,external_node_path_.dirname)(name))));
    if (below !== undefined)
        throw new git_error/* GitError */.XS(`${below} is in the way of ${(0,external_node_path_.dirname)(below)}, under which work is kept; remove it, then run again: git update-ref -d ${below}`);
}
function isBelow(name, folder) {
    return name.startsWith(`${folder}/`);
}

// EXTERNAL MODULE: ./lib/system/git/checkpoint/workspace.js
var workspace = __webpack_require__(26748);
// EXTERNAL MODULE: ./lib/system/git/exclude.js
var exclude = __webpack_require__(98848);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
;// CONCATENATED MODULE: ./lib/system/git/worktree-pool.js
class WorktreePool {
    #worktrees;
    #options;
    #spare = [];
    #used = [];
    #atWork = 0;
    #making = 0;
    #expected;
    #named = 0;
    constructor(worktrees, options) {
        this.#worktrees = worktrees;
        this.#options = options;
        this.#expected = options.expected;
    }
    async take(commit) {
        this.#expected -= 1;
        this.#atWork += 1;
        try {
            return (await this.#takeSpare(commit)) ?? (await this.#make(commit));
        }
        catch (error) {
            this.#atWork -= 1;
            throw error;
        }
        finally {
            this.#options.later(() => this.#makeSpare(commit));
        }
    }
    async #takeSpare(commit) {
        const { worktree, commit: at } = this.#spare.shift() ?? {};
        if (worktree === undefined)
            return null;
        try {
            if (at !== commit)
                await this.#worktrees.move(worktree, commit);
            return worktree;
        }
        catch {
            this.#used.push(worktree);
            return null;
        }
    }
    takeIn() {
        this.#expected -= 1;
        this.#atWork += 1;
    }
    giveBack(worktree) {
        this.#atWork -= 1;
        this.#used.push(worktree);
        this.#options.later(() => this.#clear());
    }
    async close() {
        this.#expected = 0;
        for (const { worktree } of this.#spare.splice(0))
            this.#used.push(worktree);
        await this.#clear();
    }
    get #count() {
        return this.#atWork + this.#making + this.#spare.length + this.#used.length;
    }
    async #makeSpare(commit) {
        const wanted = Math.min(this.#expected, this.#atWork, this.#options.limit - this.#count + this.#spare.length);
        if (this.#spare.length + this.#making >= wanted)
            return;
        this.#making += 1;
        try {
            this.#spare.push({ worktree: await this.#make(commit), commit });
        }
        catch {
        }
        finally {
            this.#making -= 1;
        }
    }
    async #make(commit) {
        while (this.#used.length > 0 && this.#count > this.#options.limit)
            await this.#clear();
        do
            this.#named += 1;
        while (this.#options.taken?.has(String(this.#named)));
        return this.#worktrees.add(String(this.#named), commit);
    }
    async #clear() {
        for (let worktree = this.#used.shift(); worktree; worktree = this.#used.shift())
            await this.#worktrees.discard(worktree);
    }
}

;// CONCATENATED MODULE: ./lib/system/process/background-tasks.js
class BackgroundTasks {
    #waiting = [];
    #busy = 0;
    #working = null;
    #failure = null;
    enqueue(chore) {
        this.#waiting.push(chore);
        this.#workSoon();
    }
    async pauseWhile(work) {
        this.#busy += 1;
        try {
            return await work();
        }
        finally {
            this.#busy -= 1;
            this.#workSoon();
        }
    }
    async runWhileWaiting(wait) {
        this.#busy -= 1;
        this.#workSoon();
        try {
            return await wait();
        }
        finally {
            this.#busy += 1;
        }
    }
    async drain() {
        while (this.#working !== null || this.#waiting.length > 0) {
            await this.#working;
            this.#work(() => true);
        }
        const failure = this.#failure;
        this.#failure = null;
        if (failure !== null)
            throw failure.error;
    }
    #workSoon() {
        setImmediate(() => this.#work(() => this.#busy === 0));
    }
    #work(mayGoOn) {
        if (this.#working !== null || this.#waiting.length === 0 || !mayGoOn())
            return;
        this.#working = this.#workOff(mayGoOn).finally(() => {
            this.#working = null;
        });
    }
    async #workOff(mayGoOn) {
        while (mayGoOn()) {
            const chore = this.#waiting.shift();
            if (chore === undefined)
                return;
            try {
                await chore();
            }
            catch (error) {
                this.#failure ??= { error };
            }
        }
    }
}

// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/attempt/left-out.js
var left_out = __webpack_require__(43099);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/publish/branch/merge-plans.js
var merge_plans = __webpack_require__(74657);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/plan-merge.js
var plan_merge = __webpack_require__(19251);
// EXTERNAL MODULE: ./lib/run/merge/merge.js
var merge = __webpack_require__(83610);
;// CONCATENATED MODULE: ./lib/run/merge/fold-queue.js





const foldTries = 10;
class FoldQueue {
    #tip = null;
    #branch;
    #waiting = [];
    #unrecorded = [];
    #last = Promise.resolve();
    #stranded = null;
    async tip({ git, known }) {
        if (this.#branch === undefined) {
            const { head, branch } = known ?? (await git.state());
            this.#branch = branch;
            this.#tip ??= head;
        }
        this.#tip ??= await this.#standsAt(git);
        return this.#tip;
    }
    async #standsAt(git) {
        const sha = this.#branch ? await git.resolve(this.#branch) : (await git.head()).sha;
        if (sha === null)
            throw new git_error/* GitError */.XS(`${this.#branch}, on which the run began, is gone; recreate it, then run again`);
        return sha;
    }
    fold(proven, run) {
        return new Promise((resolve, reject) => {
            this.#waiting.push({ proven, resolve, reject });
            void this.exclusively(() => this.#foldWaiting(run));
        });
    }
    record(git, commit) {
        return this.exclusively(async () => {
            if (this.#stranded !== null)
                throw this.#stranded.error;
            await this.#refuseSwitched(git);
            const plans = this.#unrecorded.splice(0);
            if (plans.length > 0)
                this.#tip = (await commit(plans)) ?? this.#tip;
        });
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
    exclusively(work) {
        const done = this.#last.then(work);
        this.#last = done.then(() => undefined, () => undefined);
        return done;
    }
    async #foldWaiting(run) {
        const batch = this.#waiting.splice(0);
        if (batch.length === 0)
            return;
        try {
            if (this.#stranded !== null)
                throw this.#stranded.error;
            await this.#foldTogether(batch, run);
        }
        catch {
            for (const each of batch)
                await this.#foldAlone(each, run).catch(each.reject);
        }
    }
    async #foldAlone(each, run) {
        for (let tries = 1;; tries += 1) {
            if (this.#stranded !== null)
                throw this.#stranded.error;
            this.#tip = null;
            run.workspace.invalidate();
            try {
                return await this.#foldTogether([each], run);
            }
            catch (error) {
                const isMoved = this.#tip !== null && (await this.#standsAt(run.workspace.git)) !== this.#tip;
                if (!isMoved || tries === foldTries)
                    throw error;
            }
        }
    }
    async #foldTogether(batch, run) {
        const { git } = run.workspace;
        const base = await this.tip(run.workspace);
        const folded = await (0,merge_plans/* mergePlans */.J)(git, base, batch.map(({ proven: { plan, checkpoint, commit } }) => ({ plan: plan.id, base: checkpoint.head, commit })), run.services.clock.now());
        const conflicts = new Map(folded.conflicts.map(({ plan, files }) => [plan, files]));
        const good = batch.filter(({ proven }) => !conflicts.has(proven.plan.id));
        if (good.length > 0) {
            const works = good.map(({ proven }) => proven);
            const tags = works.map(({ checkpoint }) => `refs/tags/${checkpoint.tag}`);
            const move = () => this.#advance(run, base, folded.commit, tags);
            await (0,merge/* merge */.h)(works, { base, branch: this.#branch, to: folded.commit, move }, run);
            for (const { part, plan } of works)
                if (part === null)
                    this.#unrecorded.push(plan);
        }
        this.#tip = folded.commit;
        for (const { proven, resolve } of batch)
            resolve(conflicts.get(proven.plan.id) ?? []);
    }
    async #advance(run, from, to, drop) {
        const { git } = run.workspace;
        const branch = this.#branch ?? null;
        try {
            const kept = await (0,plan_merge/* advance */.np)(git, from, to, { branch, drop });
            const message = `files that git ignored lay where a plan makes files; they are kept in ${(0,text_text/* firstFew */.Dt)(kept)}`;
            if (kept.length > 0)
                run.services.ledger.append('warning', { message });
        }
        catch (error) {
            const head = await git.head();
            if (from === to || head.sha !== to || head.branch !== branch)
                throw error;
            await (0,plan_merge/* finishAdvance */.It)(git, from).catch((cause) => {
                this.#stranded = { error: cause };
                throw cause;
            });
        }
    }
}

// EXTERNAL MODULE: ./lib/system/git/checkpoint/control-files.js
var control_files = __webpack_require__(42798);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/hook-guard.js
var hook_guard = __webpack_require__(71962);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/ref-guard.js
var ref_guard = __webpack_require__(17636);
;// CONCATENATED MODULE: ./lib/agents/cage/shared-git.js



class SharedGit {
    #before = null;
    async remember(git) {
        this.#before ??= { controls: (0,control_files/* readControlFiles */.hs)(git), hooks: (0,hook_guard/* readHooks */.by)(git), replaced: await (0,ref_guard/* readReplacements */.OA)(git) };
    }
    async restore(git) {
        if (this.#before === null)
            return [];
        const { controls, hooks, replaced } = this.#before;
        const files = (0,control_files/* restoreControlFiles */.ZM)(await (0,control_files/* readableControls */.Nf)(git, controls));
        const names = hooks === null ? [] : (0,hook_guard/* restoreHooks */.L8)(git, hooks, null).map((name) => `.git/hooks/${name}`);
        return [...files, ...names, ...(await (0,ref_guard/* restorePositions */.fK)(git, replaced, await (0,ref_guard/* readReplacements */.OA)(git)))];
    }
}

// EXTERNAL MODULE: ./lib/judge/checks/declared.js
var declared = __webpack_require__(8271);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/work-tree-files.js
var work_tree_files = __webpack_require__(85931);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/process/machine.js
var machine = __webpack_require__(56566);
;// CONCATENATED MODULE: ./lib/run/merge/foreign-writes.js











class ForeignWrites {
    #shared = new SharedGit();
    #occupancies = [];
    #found = new Map();
    #known = new Map();
    async begin(occupancy, checkout) {
        await this.#shared.remember(checkout);
        const begun = { ...occupancy, until: null };
        this.#occupancies.push(begun);
        return begun;
    }
    async removeForeignFiles(plan, run) {
        const { root } = run.workspace.git;
        const occupancy = this.#occupancies.find((each) => each.git.root === root && each.until === null);
        if (occupancy === undefined)
            return [];
        const all = [];
        for (const other of this.#besides(occupancy)) {
            const known = this.#known.get(occupancy)?.get(other) ?? [];
            const written = [...known, ...(await this.#writtenBy(other, occupancy, run.workspace.prefix))];
            const paths = [...new Set(written)].filter((path) => !all.includes(path));
            if (paths.length === 0)
                continue;
            const { phase } = run;
            const { git } = run.workspace;
            const tree = await git.treeWith('HEAD', paths);
            const kept = await git.commitTree(tree, [occupancy.base], `Files that plan ${other.plan.id} wrote into the tree of ${plan.id}`);
            const ref = await (0,partial_work/* savePartialCommit */.K_)(git, { phase: phase.id, plan: plan.id, attempt: `${occupancy.attempt}-of-${other.plan.id}` }, kept);
            await putBack(git, occupancy.base, paths, occupancy.from);
            const isNew = paths.some((path) => !known.includes(path));
            if (isNew)
                this.#blame(other, { paths, where: `the work tree of plan ${plan.id}`, ref }, run);
            for (const path of paths)
                all.push(path);
        }
        return all;
    }
    forget(occupancy) {
        this.#occupancies.splice(this.#occupancies.indexOf(occupancy), 1);
        return null;
    }
    async end(occupancy, run) {
        for (const other of this.#besides(occupancy)) {
            const paths = other.until === null ? await this.#writtenBy(occupancy, other, run.workspace.prefix) : [];
            if (paths.length === 0)
                continue;
            this.#known.set(other, new Map([...(this.#known.get(other) ?? []), [occupancy, paths]]));
            this.#blame(occupancy, { paths, where: `the work tree of plan ${other.plan.id}`, ref: null }, run);
        }
        occupancy.until = run.services.clock.now();
        await this.#clearCheckout(run);
        await this.#restoreShared(occupancy, run);
        const found = this.#found.get(occupancy) ?? [];
        return found.length === 0 ? null : sentenceOf(found);
    }
    #besides(occupancy) {
        return this.#occupancies.filter((other) => other !== occupancy && (other.until ?? Number.POSITIVE_INFINITY) >= occupancy.from);
    }
    async #writtenBy(writer, owner, prefix) {
        const named = namedIn(writer.logs(), owner.git.root);
        const found = [];
        for (const path of named) {
            if (declares(owner, path, prefix) || !isDuring(writer, changedAt((0,external_node_path_.join)(owner.git.root, path))))
                continue;
            const content = contentOf(owner, path);
            if (content === null || (await (0,tree/* textInTree */.r3)(owner.git, owner.base, path)) === content.toString())
                continue;
            if (declares(writer, path, prefix) || contentOf(writer, path)?.equals(content))
                found.push(path);
        }
        return found;
    }
    async #clearCheckout(run) {
        const byWriter = new Map();
        for (const path of await (0,tracking_files/* foreignPaths */.nd)(run)) {
            const writer = this.#writerOf(path, run);
            if (writer !== null)
                byWriter.set(writer, [...(byWriter.get(writer) ?? []), path]);
        }
        for (const [writer, paths] of byWriter) {
            const ref = await setAside(writer, paths, run);
            this.#blame(writer, { paths, where: `the main checkout (${run.workspace.git.root})`, ref }, run);
        }
    }
    async #restoreShared({ plan, attempt }, { workspace: { git }, services }) {
        if (this.#occupancies.some(({ until }) => until === null))
            return;
        const changed = await this.#shared.restore(git);
        if (changed.length === 0)
            return;
        const message = `attempts in work trees changed ${(0,text_text/* firstFew */.Dt)(changed)}, which all work trees share; that was undone`;
        services.ledger.append('warning', { plan: plan.id, attempt, message });
    }
    #writerOf(path, run) {
        const { git, prefix } = run.workspace;
        const { environment } = run.services;
        const file = (0,external_node_path_.join)(git.root, path);
        const at = changedAt(file);
        const content = tryReadFile(file);
        const suspects = this.#occupancies.filter((occupancy) => isDuring(occupancy, at));
        const traced = suspects.filter((occupancy) => namedIn(occupancy.logs(), git.root).has(path) ||
            (content !== null && contentOf(occupancy, path)?.equals(content)) ||
            ((0,machine/* isCi */.X)(environment) && declares(occupancy, path, prefix)));
        if (traced.length === 1)
            return traced[0] ?? null;
        return traced.length === 0 && suspects.length === 1 && (0,machine/* isCi */.X)(environment) ? (suspects[0] ?? null) : null;
    }
    #blame(writer, found, run) {
        this.#found.set(writer, [...(this.#found.get(writer) ?? []), found]);
        const { plan, attempt } = writer;
        run.services.ledger.append('warning', {
            plan: plan.id,
            attempt,
            message: `plan ${plan.id}, attempt ${attempt}: ${sentenceOf([found])}`,
        });
    }
}
function sentenceOf(found) {
    const each = found.map(({ paths, where, ref }) => {
        const named = (0,text_text/* firstFew */.Dt)(paths);
        return `it wrote ${named} in ${where}${ref === null ? '' : ` (kept in ${ref}, and undone there)`}`;
    });
    return `${each.join('; ')}; a plan may write only in its own work tree, so use relative paths`;
}
async function setAside({ plan, attempt, from }, paths, { workspace, phase }) {
    const { git } = workspace;
    try {
        const { sha } = await git.head();
        const tree = await git.treeWith(sha, paths);
        const commit = await git.commitTree(tree, [sha], `Files that plan ${plan.id} wrote into the main checkout`);
        const of = { phase: phase.id, plan: plan.id, attempt: `${attempt}-in-checkout` };
        const ref = await (0,partial_work/* savePartialCommit */.K_)(git, of, commit);
        await putBack(git, sha, paths, from);
        return ref;
    }
    catch (error) {
        if (error instanceof git_error/* GitError */.XS)
            return null;
        throw error;
    }
}
async function putBack(git, commit, paths, since) {
    const known = await (0,tree/* presentFiles */.RX)(git, commit, paths);
    const place = new work_tree_files/* WorkTreeFiles */.L(git.root);
    for (const path of paths)
        if (!known.includes(path))
            place.remove(path, new Date(since));
    const args = ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul'];
    await git.run(['--literal-pathspecs', ...args], { stdin: paths.map((path) => `${path}\0`).join('') });
    await (0,tree/* restoreFiles */.Ce)(git, commit, known);
}
const tickMs = 50;
function isDuring({ from, until }, at) {
    return at >= from - tickMs && at <= (until ?? Number.POSITIVE_INFINITY) + 1;
}
function changedAt(file) {
    const stat = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    return stat === undefined && (0,external_node_path_.dirname)(file) !== file ? changedAt((0,external_node_path_.dirname)(file)) : (stat?.ctimeMs ?? 0);
}
function declares({ plan }, path, prefix) {
    return (0,declared/* declaredPaths */.$N)(plan, prefix).covers(path);
}
function contentOf({ git }, path) {
    return tryReadFile((0,external_node_path_.join)(git.root, path));
}
const largestCompared = 1024 * 1024;
function tryReadFile(file) {
    const stat = tryStat(file);
    if (!stat?.isFile() || stat.size > largestCompared)
        return null;
    try {
        return (0,external_node_fs_.readFileSync)(file);
    }
    catch {
        return null;
    }
}
function tryStat(file) {
    try {
        return (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    }
    catch {
        return undefined;
    }
}
const mostLogBytes = 64 * 1024 * 1024;
const mostNamed = 1000;
function namedIn(logs, folder) {
    const named = new Set();
    const before = `${folder}/`;
    for (const log of logs) {
        const stat = tryStat(log);
        const text = stat?.isFile() && stat.size <= mostLogBytes ? (0,external_node_fs_.readFileSync)(log, 'utf8') : '';
        for (let at = text.indexOf(before); at >= 0 && named.size < mostNamed; at = text.indexOf(before, at + 1)) {
            const [rest = ''] = /^[^\s"'`<>|\\:;,()[\]{}]{1,1000}/.exec(text.slice(at + before.length, at + before.length + 1000)) ?? [];
            const path = external_node_path_.posix.normalize(rest.replace(/\.+$/, ''));
            if (path !== '.' && !path.startsWith('..'))
                named.add(path);
        }
    }
    return named;
}

// EXTERNAL MODULE: ./lib/run/open/boundaries.js + 10 modules
var boundaries = __webpack_require__(55691);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/standings.js
var open_standings = __webpack_require__(79767);
;// CONCATENATED MODULE: ./lib/run/open/prepare.js







































async function prepare(read, given, world) {
    const { settings } = world;
    const { root, git, prefix } = read;
    const { worktrees, lease, spared, deadlineAt } = given;
    const { ledger, agent, gateway, exchangeDir } = given.services;
    const checkpoints = new checkpoint/* Checkpoints */.O(git);
    if (settings['confirming-runs'] > 0 && settings['test-command'] === '')
        throw new table_settings/* UsageError */.eb('confirming-runs needs test-command');
    if (settings.prove === 'off' && (0,evidence/* isAtLeast */.du)(settings['min-evidence'], 'proven'))
        throw new table_settings/* UsageError */.eb(`min-evidence: ${settings['min-evidence']} needs prove: report or require`);
    (0,boundaries/* refuseContradictions */.Dc)(settings, agent);
    const { HOME: home } = world.environment;
    const folders = { record: (0,external_node_path_.join)(git.gitDir, 'phase-executor'), gitDir: git.commonDir, home };
    const tried = (0,run_namespaces/* runNamespaces */.Y)(folders, given.egress, settings.network);
    tried.catch(() => undefined);
    const scanned = knownState(checkpoints, git, world);
    const before = (0,toolchain/* readToolchain */.MT)(world.environment.PATH ?? '', git.root, [worktrees.folder]);
    const state = await scanned;
    if (!settings['allow-dirty'])
        refuseDirtyTree(state, read);
    await refuseRefsInTheWay(git, read.phase.id, read.schedule.plans.map(({ plan }) => plan.id));
    const done = await (0,open_standings/* donePlans */.jQ)(read, state);
    const { phase, schedule, next, config } = read;
    const open = schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    const isolation = await isolationOf(read, state, settings);
    const isGate = settings['leg-kind'] === 'gate';
    const policy = {
        ...(0,policies/* policyOf */.US)(settings, schedule.plans.length, { deadlineAt, now: world.now() }, world.environment),
        ...isolation,
        rules: rulesDigest(world),
        commitDocs: config.commitDocs,
        ...given.ofCommit,
    };
    const answersAt = await (0,open_standings/* trustedAnswers */.XE)((0,local_phase/* answerStore */.g7)(read, world), ledger);
    const standings = await (0,open_standings/* standingsOf */.F3)(read, done, ledger.earlier, agent, world);
    const spending = (0,recorded_spending/* recordedSpending */.p)(ledger.earlier);
    const jobs = (given.leg?.plan && (0,run_opening/* openRound */.rM)(ledger.earlier, given.runId)?.jobs.length) || 1;
    const budget = (0,signal_budget/* sharedPolicy */.CT)(policy.budget, (0,recorded_spending/* totalSpent */.J)(spending), jobs);
    const keyHolder = policy.relay === null ? agent.name : 'auto';
    const keyless = (0,model_access/* withoutAgentKeys */.m)(world.environment, keyHolder, settings['agent-secret-name']);
    const namespaces = await tried;
    const { route, variables = {} } = given.egress ?? {};
    const context = {
        runId: given.runId,
        runUrl: (0,run_report/* linksOf */.hP)(world, false)?.run ?? null,
        leg: given.leg,
        only: null,
        phase,
        schedule,
        next,
        policy: { ...policy, budget },
        workspace: new workspace/* Workspace */.a({ root, project: root, prefix, git, checkpoints, isolated: false, known: state }),
        services: {
            ...given.services,
            budget: new run_context/* Budget */.__(budget, spending),
            cages: {
                namespace: settings.cage === 'off' ? null : namespaces.namespace,
                environment: world.environment,
                hasOwnNetwork: settings.network !== 'full',
                socket: route?.socket,
                variables,
                writable: settings['cage-writable'].map((path) => (0,external_node_path_.resolve)(root, path.replace(/^~(?=\/|$)/, world.environment.HOME ?? '~'))),
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
                spared: agentPrograms(settings),
                checkout: [...new Set([git.root, topAsGiven(root, prefix)])],
                grounds: new outer_configuration/* JudgingFolders */.S([exchangeDir, '/var/tmp', ...(isGate ? [(0,external_node_path_.dirname)(git.root)] : [])]),
                namespaces,
                variables,
            }),
        },
        found: {
            head: state.head,
            branch: state.branch,
            startCommit: await phaseBase(ledger, read, state.head ?? ''),
            dirtyAtStart: new Set(state.changes.map(({ path }) => path)),
            findings: read.diagnostics.filter(({ severity }) => severity === 'warning'),
            unfinished: await (0,open_standings/* unfinishedPlans */.KK)(read, new Set([...done, ...(0,plan_record/* reopenedPlans */.Zh)(ledger.earlier).keys()]), standings, settings),
            standings,
            answersAt,
            orphans: orphansOf(spared, ledger, open),
        },
        progress: { done, unverified: new Map() },
        isolation: apartIn(worktrees, lease, {
            limit: isolation.parallel,
            expected: schedule.plans.length - done.size,
            taken: new Set(spared.map(({ place }) => (0,external_node_path_.basename)(place))),
        }),
    };
    for (const { plan, message } of await (0,judged_plans/* ignoredPromises */.F)(open, git, prefix))
        ledger.append('warning', { message: `${plan} ${message}` });
    return context;
}
function rulesDigest({ settings: { rejudge: _, ...settings }, home }) {
    const { size = 0, mtimeMs = 0 } = (0,external_node_fs_.statSync)((0,external_node_path_.join)(home, 'dist', 'main.js'), { throwIfNoEntry: false }) ?? {};
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([settings, size, mtimeMs]))
        .digest('hex');
}
function topAsGiven(root, prefix) {
    return prefix === '' ? root : root.slice(0, -prefix.length).replace(/\/$/, '');
}
function agentPrograms(settings) {
    const programOf = (command) => (0,external_node_path_.basename)(/^\s*([\w./+@-]+)/.exec(command)?.[1] ?? '');
    const known = [...coding_agents/* cliNames */.jW, programOf(settings['agent-command'])];
    const shells = ['bash', 'sh', 'node', 'npx', 'python', 'python3', 'env', programOf(settings['verifier-command'])];
    return known.filter((name) => name !== '' && !shells.includes(name));
}
async function phaseBase({ earlier }, { schedule, git }, head) {
    const { base: recorded, wasComplete } = (0,run_opening/* recordedBase */.qi)(earlier);
    const isDone = wasComplete || !schedule.plans.some(({ plan }) => plan.hasSummary);
    const marks = recorded !== null || isDone ? [] : (await (0,plan_mark/* markedCommits */.Dz)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const mine = marks.filter(({ plan }) => schedule.plans.some((each) => each.plan.id === plan));
    const base = recorded ?? mine.at(-1)?.base ?? '';
    return base !== '' && (await git.resolve(base)) !== null && (await (0,git_history/* isAncestor */.QX)(git, base, head)) ? base : head;
}
async function knownState(checkpoints, git, world) {
    const state = await checkpoints.scan();
    const made = state.changes.flatMap(({ kind, path }) => kind === 'untracked' && (0,promised_path/* isConventional */.jg)(path) ? [(0,left_out/* leftOutPart */.r)(path)] : []);
    if (made.length === 0)
        return state;
    const paths = [...new Set(made)];
    (0,exclude/* ignoreHere */.x)(git, paths);
    world.progress(`kept out of git here, because no .gitignore names it: ${(0,text_text/* firstFew */.Dt)(paths)}`);
    return checkpoints.scan();
}
function refuseDirtyTree({ changes }, { config, root, prefix }) {
    const own = new Set(tracking_files/* trackingFiles */.FB.map((file) => `${prefix}${file}`));
    const isOurs = (path) => own.has(path) || (!config.commitDocs && path.startsWith(`${prefix}.planning/`));
    const dirty = changes
        .filter(({ kind }) => kind !== 'untracked')
        .map(({ path }) => path)
        .filter((path) => !isOurs(path));
    if (dirty.length === 0)
        return;
    const named = (0,text_text/* firstFew */.Dt)(dirty);
    throw new table_settings/* UsageError */.eb(`${root} has uncommitted changes (${named}), but a run needs a clean tree to roll back to; ` +
        'commit or stash them, or use --allow-dirty');
}
function orphansOf(spared, { earlier }, open) {
    const tags = (0,cut_off_work/* checkpointTags */.G5)(earlier);
    const mine = spared.filter(({ tag, plan }) => tags.has(tag) && open.some(({ id }) => id === plan));
    return new Map(mine.map((orphan) => [orphan.plan, orphan]));
}
function apartIn(worktrees, lease, room) {
    const chores = new BackgroundTasks();
    const later = (chore) => chores.enqueue(async () => {
        lease.check();
        await chore();
    });
    return {
        pool: new WorktreePool(worktrees, { ...room, later }),
        folds: new FoldQueue(),
        chores,
        worktrees,
        writes: new ForeignWrites(),
    };
}
async function isolationOf(read, { changes }, settings) {
    const { schedule, config, git, prefix } = read;
    const wanted = config.parallel ? Math.max(1, settings['max-parallel']) : 1;
    const useWorktrees = settings.isolation === 'worktree' || (settings.isolation === 'auto' && wanted > 1);
    if (!useWorktrees)
        return { parallel: 1, useWorktrees };
    const paths = schedule.plans.map(({ plan }) => `${prefix}${plan.path}`);
    const untracked = new Set(changes.filter(({ kind }) => kind === 'untracked').map(({ path }) => path));
    const isTracked = config.commitDocs && !paths.some((path) => untracked.has(path)) && (await git.ignores.ignored(paths)).length === 0;
    if (isTracked)
        return { parallel: wanted, useWorktrees };
    if (settings.isolation === 'auto')
        return { parallel: 1, useWorktrees: false };
    throw new table_settings/* UsageError */.eb('isolation: found "worktree", but the planning documents are not committed here (ignored, untracked, or commit_docs: false), ' +
        'so a new work tree would not have them; use in-place or auto');
}


/***/ }),

/***/ 70588:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GO: () => (/* binding */ blockedUntilReset),
/* harmony export */   XC: () => (/* binding */ blockedOnPerson),
/* harmony export */   cb: () => (/* binding */ blockedAsReported),
/* harmony export */   o0: () => (/* binding */ blockedOnPlans),
/* harmony export */   oJ: () => (/* binding */ blockedLikePlans)
/* harmony export */ });
/* harmony import */ var _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);

function blockedOnPerson(phase, request, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, request, { ...details, userInputRequired: true }, at);
}
function blockedOnPlans(phase, { reason, plans }, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, reason, { ...details, blockingDependencies: [...plans] }, at);
}
function blockedUntilReset(phase, { reason, until }, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, reason, { ...details, estimatedUnblockTime: until }, at);
}
function blockedAsReported(phase, reason, details, at) {
    return _completion_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .CompletionSignal */ .FL.blocked(phase, reason, details, at);
}
function blockedLikePlans(phase, [first, ...others], details, at) {
    const all = [first, ...others];
    const onPerson = all.find(({ userInputRequired }) => userInputRequired);
    if (onPerson !== undefined)
        return blockedOnPerson(phase, onPerson.reason, details, at);
    const until = all
        .flatMap(({ estimatedUnblockTime = [] }) => estimatedUnblockTime)
        .sort()
        .at(-1);
    const { reason, blockingDependencies } = first;
    return blockedUntilReset(phase, { reason, until }, { ...details, blockingDependencies }, at);
}


/***/ }),

/***/ 98848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ keepOutOfGit),
/* harmony export */   x: () => (/* binding */ ignoreHere)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13528);



async function keepOutOfGit(git, path) {
    const isThere = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)) && (await git.read(['ls-files', '-z', '--', path])) !== '';
    if (isThere || (await (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .filesUnder */ .mz)(git, 'HEAD', [path])).length > 0)
        return false;
    return addExcludes(git, [`${excludePattern(path)}*`]);
}
function ignoreHere(git, paths) {
    addExcludes(git, paths.map(excludePattern));
}
function excludePattern(path) {
    return `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`;
}
function addExcludes(git, lines) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'info', 'exclude');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isFile())
        return false;
    const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') : '';
    const known = new Set(before.split('\n'));
    const fresh = lines.filter((line) => !known.has(line));
    if (fresh.length === 0)
        return true;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${fresh.join('\n')}\n`);
    return true;
}


/***/ })

};
;