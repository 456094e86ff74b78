"use strict";
exports.id = 2894;
exports.ids = [2894];
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
    const ours = new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, base, from));
    const theirs = new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, base, commit));
    const created = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .entriesBetween */ .bz)(git, from, tree);
    const changed = new Set(created.map(({ path }) => path));
    const gone = created.filter(({ path, is }) => is === _system_git_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .absent */ .Ge && !theirs.has(path)).map(({ path }) => path);
    const lost = [...gone, ...[...theirs].filter((path) => !changed.has(path))].filter((path) => !ours.has(path));
    if (lost.length === 0)
        return;
    throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UnmergeableError */ .w3(`what git merged of plan ${plan} lacks ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .firstFew */ .Dt)(lost)}: objects may be missing, as after a git gc beside the run (git fsck lists them)`);
}


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

/***/ 43099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ omittedPart),
/* harmony export */   o: () => (/* binding */ leaveOut)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5651);
/* harmony import */ var _judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4236);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);






async function leaveOut(attempt) {
    const scan = attempt.tree ?? (await attempt.run.workspace.git.state());
    const tree = { ...scan, changes: [...scan.changes, ...(await ignoredTemplates(attempt))] };
    const notOurs = await foundBefore(attempt);
    const isLeft = ({ kind, path }) => {
        if (notOurs.has(path))
            return true;
        if (kind !== 'untracked')
            return false;
        if ((0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretFile */ .D0)(path) || (0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isConventional */ .jg)(path))
            return true;
        return attempt.start.untrackedBefore.has(path) && !attempt.declared.names(path);
    };
    const changes = tree.changes.filter(isLeft);
    const created = changes.filter(({ kind, path }) => kind === 'untracked' && ((0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretFile */ .D0)(path) || (0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isConventional */ .jg)(path)));
    const excluded = [...new Set(created.map(({ path }) => omittedPart(path)))];
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
    const names = (0,_judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredPaths */ .$N)(plan, prefix).patterns.flatMap((pattern) => pattern.names ?? []);
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const templates = names.filter((path) => (0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isTemplateFile */ .bn)(path) && !(0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .isSecretFile */ .D0)(path) && isFile(path));
    const rules = await git.ignores.rulesFor(templates);
    return [...rules.keys()].map((path) => ({ path, kind: 'untracked', index: '?', worktree: '?', repository: false }));
}
async function foundBefore({ start, run }) {
    const { git } = run.workspace;
    const { checkpoint, dirtyBefore } = start;
    if (checkpoint.work === null)
        return new Set();
    return new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .unchangedSince */ .sP)(git, checkpoint.work, [...dirtyBefore]));
}
function omittedPart(path) {
    const parts = path.split('/');
    const at = parts.findIndex((part) => _judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_3__/* .conventional */ .lR.has(part));
    return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
}


/***/ }),

/***/ 99570:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ wereAllSandboxed),
/* harmony export */   Z2: () => (/* binding */ sandboxRequest),
/* harmony export */   c: () => (/* binding */ closeSandbox),
/* harmony export */   cB: () => (/* binding */ enterSandbox),
/* harmony export */   mB: () => (/* binding */ missingSandbox),
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








async function enterSandbox(attempt, job) {
    const { workspace, services } = attempt.run;
    const { agent, ledger, exchangeDir, sandboxes } = services;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(job.promptFile);
    const { HOME = '' } = job.environment;
    const preview = { plan: job.plan, folder, environment: job.environment, isPassed: false };
    const calls = agent.name === 'script' ? [] : agent.commandLines(preview);
    const installed = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .listDir */ .ol)(exchangeDir).filter((name) => name.startsWith(_agents_adapters_installed_cli_js__WEBPACK_IMPORTED_MODULE_1__/* .installedFolder */ .Zi));
    const entered = await attempt.sandbox.enter({
        git: workspace.git,
        cwd: job.cwd,
        environment: job.environment,
        writable: [folder, ...(HOME === '' ? [] : (agent.login ?? []).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(HOME, path)))],
        outlivesUs: job.outlivesUs === true,
        neighbours: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(workspace.git.root),
        words: [
            ...calls.flatMap(({ command, args }) => [command, ...args]),
            ...installed.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(exchangeDir, name)),
        ],
    });
    const { network } = attempt.run.policy;
    attempt.boundaries.push({ cage: entered.level, network: entered.level === 'kernel' ? network : 'full' });
    if (entered.level !== 'kernel') {
        weaker.add(sandboxes);
    }
    if (entered.problem !== null && !reported.has(sandboxes)) {
        reported.add(sandboxes);
        const reach = 'agents can read and write what this user can; phase-executor doctor says more';
        const what = `! no sandbox for agents (level ${entered.level}): ${entered.problem}; ${reach}`;
        ledger.append('agent_progress', { ...attempt.stamp, what });
    }
    return entered;
}
const reported = new WeakSet();
const weaker = new WeakSet();
function wereAllSandboxed(sandboxes) {
    return !weaker.has(sandboxes);
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
async function sandboxRequest(plan, run) {
    const { sandboxes, environment, exchangeDir } = run.services;
    if (run.policy.requireCage === 'none')
        return null;
    const { git, root } = run.workspace;
    const sandbox = new _agents_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_3__/* .Sandbox */ .ak(sandboxes, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(exchangeDir, `${encodeURIComponent(plan.id)}-sandbox`));
    const call = { git, cwd: root, environment: (0,_agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .agentEnvironment */ .F)(environment, [], {}), writable: [], words: [] };
    const question = missingSandbox(await sandbox.enter(call), run);
    await sandbox.close();
    return question === null ? null : { question, details: {} };
}
function missingSandbox({ level, problem }, { policy }) {
    if (policy.requireCage === 'none' || level === policy.requireCage)
        return null;
    const requested = policy.network === 'full' ? 'sandbox' : `network: ${policy.network} needs the sandbox`;
    const match = `${requested}: found ${level}, expected ${policy.requireCage}: ${problem}`;
    return `${match}; see the row sandbox of doctor, or run where root or user namespaces are allowed`;
}


/***/ }),

/***/ 3550:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M2: () => (/* binding */ spentBy),
/* harmony export */   OW: () => (/* binding */ endOfAttempt),
/* harmony export */   VN: () => (/* binding */ isAtShare),
/* harmony export */   __: () => (/* binding */ Budget),
/* harmony export */   eh: () => (/* binding */ addPayment),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   mr: () => (/* binding */ endedBy),
/* harmony export */   o7: () => (/* binding */ isAtOwnCap),
/* harmony export */   xC: () => (/* binding */ getDecisionMoment)
/* harmony export */ });
/* unused harmony export Call */
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46562);
/* harmony import */ var _record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43620);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22187);



function endedBy(signal, { soon, now }) {
    return { soon: AbortSignal.any([soon, signal]), now: AbortSignal.any([now, signal]) };
}
function getDecisionMoment({ policy, services: { clock, random } }) {
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
            phase: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)([(0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .totalSpent */ .J)(this.#past), ...spent(() => true)]),
            plan: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)([(0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .totalSpent */ .J)(this.#past, of.plan), ...spent((call) => call.of.plan === of.plan)]),
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
    reserved = _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .zeroSpend */ .TZ;
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
        const unknown = { ..._signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .zeroSpend */ .TZ, isCostKnown: false };
        const cap = this.#budget.reachedBy(this, (call) => [call.spent ?? _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .zeroSpend */ .TZ, ...(call === this ? [unknown] : [])]);
        if (cap !== null)
            this.end(cap.text);
        return this.#reached;
    };
    isFull = () => this.#budget.reachedBy(this, ({ spent, reserved }) => [spent ?? _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .zeroSpend */ .TZ, reserved]) !== null;
    get cut() {
        return this.#cut.signal;
    }
    end(text) {
        this.#reached = text;
        this.#cut.abort();
    }
    close() {
        this.isOpen = false;
        this.reserved = _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .zeroSpend */ .TZ;
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
function addPayment(ended, call) {
    if (ended.spent !== undefined)
        call.take(ended.spent);
    const spent = call.close();
    return spent === null ? ended : { ...ended, spent };
}
function usedUp({ policy, services }, plan) {
    const spending = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__/* .phaseState */ .R)(services.ledger.events).attempts.spending;
    const phase = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .totalSpent */ .J)(spending);
    const spent = plan === undefined ? { phase } : { phase, plan: (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .totalSpent */ .J)(spending, plan) };
    return (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedCap */ .vi)(policy.budget, spent);
}
function isAtOwnCap(plan, attempt, { policy, services }) {
    const spent = spentBy(plan, attempt, services.ledger.events);
    return spent !== undefined && (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedCap */ .vi)(policy.budget, { attempt: spent }) !== null;
}
function spentBy(plan, attempt, events) {
    return (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__/* .phaseState */ .R)(events).attempts.spending.findLast((spending) => spending.plan === plan && spending.attempt === attempt)?.spent;
}
function isAtShare(plan, attempt, run) {
    const { events } = run.services.ledger;
    const parts = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__/* .phaseState */ .R)(events).run(run.runId).openRound()?.jobs.length ?? 1;
    const spent = spentBy(plan, attempt, events);
    if (parts === 1 || spent === undefined)
        return false;
    const started = events.findLastIndex(({ event, runId }) => event === 'round_start' && runId === run.runId);
    const before = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .totalSpent */ .J)((0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__/* .phaseState */ .R)(events.slice(0, started)).attempts.spending);
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
/* harmony import */ var _attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99570);
/* harmony import */ var _questions_asking_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19012);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68278);








async function askBeforeAttempt(plan, run) {
    const request = (await (0,_attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__/* .sandboxRequest */ .Z2)(plan, run)) ??
        doubtRequest(plan, run) ??
        (await (0,_questions_asking_js__WEBPACK_IMPORTED_MODULE_5__/* .askAtOnce */ .cU)(plan, (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_6__/* .getQuestionState */ .Ev)(plan, run), run));
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
    const { outdated } = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_6__/* .getQuestionState */ .Ev)(plan, run);
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
    for (const { plan, attempt, commit } of works)
        ledger.append('fold', { plan: plan.id, attempt, base, commit, ...(branch === undefined ? {} : { branch }) });
    await move();
    for (const { plan, attempt, part } of works)
        if (part === null)
            ledger.append('settled', { plan: plan.id, attempt, head: to });
        else
            ledger.append('part', { ...part, attempt, head: to });
    workspace.invalidate();
}


/***/ }),

/***/ 69454:
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
// EXTERNAL MODULE: ./lib/judge/checks/promised-path.js
var promised_path = __webpack_require__(4236);
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
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/workspace.js
var workspace = __webpack_require__(26748);
// EXTERNAL MODULE: ./lib/system/git/exclude.js
var exclude = __webpack_require__(98848);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
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
        return this.#exclusively(() => this.#foldNow(proven, run));
    }
    record(git, commit) {
        return this.#exclusively(async () => {
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
    #exclusively(work) {
        const done = this.#last.then(work);
        this.#last = done.then(() => undefined, () => undefined);
        return done;
    }
    async #foldNow(proven, run) {
        for (let tries = 1;; tries += 1) {
            if (this.#stranded !== null)
                throw this.#stranded.error;
            const base = await this.tip(run.workspace);
            try {
                return await this.#foldOnto(base, proven, run);
            }
            catch (error) {
                this.#tip = null;
                run.workspace.invalidate();
                if (tries === foldTries || (await this.#standsAt(run.workspace.git)) === base)
                    throw error;
            }
        }
    }
    async #foldOnto(base, proven, run) {
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
            const message = `files that git ignored lay where a plan makes files; they are kept in ${(0,text_text/* firstFew */.Dt)(saved)}`;
            if (saved.length > 0)
                run.services.ledger.append('warning', { message });
            if (left.length > 0)
                run.services.ledger.append('warning', { message: leftText(left, branch) });
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
function leftText(remaining, branch) {
    const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
    const [some, them] = [(0,text_text/* firstFew */.Dt)(remaining), remaining.slice(0, 3).map(text_text/* shellWord */.r7).join(' ')];
    return `${some} has local changes in the checkout, which stay; ${name} has the work of the plan: git diff HEAD -- ${them} shows the difference, git checkout HEAD -- ${them} takes the work`;
}

// EXTERNAL MODULE: ./lib/run/room/installed-folders.js
var installed_folders = __webpack_require__(12419);
;// CONCATENATED MODULE: ./lib/run/room/room-pool.js
class RoomPool {
    #rooms;
    #options;
    #free = [];
    #atWork = 0;
    #making = 0;
    #expected;
    #named = 0;
    constructor(rooms, options) {
        this.#rooms = rooms;
        this.#options = options;
        this.#expected = options.expected;
    }
    async take(commit) {
        this.#expected -= 1;
        this.#atWork += 1;
        try {
            return (await this.#takeFree(commit)) ?? (await this.#make(commit));
        }
        catch (error) {
            this.#atWork -= 1;
            throw error;
        }
        finally {
            this.#options.later(() => this.#makeAhead(commit));
        }
    }
    async #takeFree(commit) {
        const room = this.#free.shift();
        if (room === undefined)
            return null;
        if (await this.#rooms.tryReset(room, commit))
            return room;
        await this.#rooms.discard(room);
        return null;
    }
    takeIn() {
        this.#expected -= 1;
        this.#atWork += 1;
    }
    giveBack(room) {
        this.#atWork -= 1;
        this.#free.push(room);
    }
    async close() {
        this.#expected = 0;
        for (let room = this.#free.shift(); room; room = this.#free.shift())
            await this.#rooms.discard(room);
    }
    async #makeAhead(commit) {
        const all = this.#atWork + this.#making + this.#free.length;
        const expected = Math.min(this.#expected, this.#atWork);
        if (this.#free.length + this.#making >= expected || all >= this.#options.limit)
            return;
        this.#making += 1;
        try {
            this.#free.push(await this.#make(commit));
        }
        catch {
        }
        finally {
            this.#making -= 1;
        }
    }
    #make(commit) {
        do
            this.#named += 1;
        while (this.#options.taken?.has(String(this.#named)));
        return this.#rooms.add(String(this.#named), commit);
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
    return { require: (_, check) => check(), warn, ignore: exclude/* ignoreHere */.x, restoreAnswers: answers/* restoreAnswers */.m_, findInstalled: installed_folders/* findInstalled */.c9 };
}
async function prepareRun(read, sessionParts, world) {
    const { settings } = world;
    const { root, git, prefix } = read;
    const { rooms, lease, spared, deadlineAt, effects } = sessionParts;
    const { ledger, agent, gateway, exchangeDir } = sessionParts.services;
    const checkpoints = new checkpoint/* Checkpoints */.O(git);
    await effects.require('settings', () => refuseUnusable(settings, agent));
    const environment = (0,agent_environment/* agentEnvironment */.F)(world.environment, settings['agent-env'], {});
    const folders = { record: (0,external_node_path_.join)(git.gitDir, 'phase-executor'), gitDir: git.commonDir, environment };
    const tried = (0,run_namespaces/* runNamespaces */.Y)(folders, sessionParts.egress, settings.network);
    tried.catch(() => undefined);
    const scanned = knownState(git, effects, world);
    const before = (0,toolchain/* readToolchain */.MT)(world.environment.PATH ?? '', git.root, [rooms.folder]);
    const state = await scanned;
    if (!settings['allow-dirty'])
        await effects.require('dirty-checkout', () => refuseDirtyTree(state, read));
    const done = await (0,question_states/* donePlans */.jQ)(read, state);
    const { phase, schedule, next, config } = read;
    const open = schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    const parallel = mostAtOnce(read, settings);
    const isGate = settings['leg-kind'] === 'gate';
    const policy = {
        ...(0,policies/* buildRunPolicy */.OZ)(settings, schedule.plans.length, { deadlineAt, now: world.now() }, world.environment),
        parallel,
        rules: rulesDigest(world),
        commitDocs: config.commitDocs,
        ...sessionParts.ofCommit,
    };
    const answersAt = await (0,question_states/* trustedAnswers */.XE)((0,local_phase/* answerStore */.g7)(read, world), ledger, effects.restoreAnswers);
    const questionStates = await (0,question_states/* readQuestionStates */.lB)(read, done, ledger.earlier, agent, world);
    const spending = (0,phase_state/* phaseState */.R)(ledger.earlier).attempts.spending;
    const jobs = (sessionParts.leg?.plan && (0,phase_state/* phaseState */.R)(ledger.earlier).run(sessionParts.runId).openRound()?.jobs.length) || 1;
    const budget = (0,signal_budget/* sharedPolicy */.CT)(policy.budget, (0,recorded_spending/* totalSpent */.J)(spending), jobs);
    const keyHolder = policy.relay === null && settings.author === '' ? agent.name : 'auto';
    const keyless = (0,model_access/* withoutAgentKeys */.m)(world.environment, keyHolder, settings['agent-secret-name']);
    const namespaces = await tried;
    const { route, variables = {} } = sessionParts.egress ?? {};
    const installed = effects.findInstalled(git, state.ignored ?? [], rooms.folder);
    installed.catch(() => undefined);
    const context = {
        runId: sessionParts.runId,
        runUrl: (0,host_links/* hostLinks */.w)(world, false)?.run ?? null,
        leg: sessionParts.leg,
        only: null,
        phase,
        schedule,
        next,
        policy: { ...policy, budget },
        workspace: new workspace/* Workspace */.a({ root, project: root, prefix, git, checkpoints, known: state }),
        services: {
            ...sessionParts.services,
            budget: new run_context/* Budget */.__(budget, spending),
            sandboxes: {
                namespace: settings.sandbox === 'off' ? null : namespaces.namespace,
                environment: world.environment,
                hasOwnNetwork: settings.network !== 'full',
                socket: route?.socket,
                variables,
                writable: settings['sandbox-writable'].map((path) => (0,external_node_path_.resolve)(root, path.replace(/^~(?=\/|$)/, world.environment.HOME ?? '~'))),
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
                checkout: [...new Set([git.root, topAsGiven(root, prefix), sessionParts.rooms.folder])],
                grounds: new outer_configuration/* JudgingFolders */.S([exchangeDir, '/var/tmp', ...(isGate ? [(0,external_node_path_.dirname)(git.root)] : [])]),
                namespaces,
                variables,
            }),
        },
        found: {
            head: state.head,
            branch: state.branch,
            startCommit: await phaseBase(ledger, read, state.head ?? ''),
            findings: read.diagnostics.filter(({ severity }) => severity === 'warning'),
            unfinished: await (0,question_states/* unfinishedPlans */.KK)(read, new Set([...done, ...(0,phase_state/* phaseState */.R)(ledger.earlier).plans.reopened.keys()]), questionStates, settings),
            standings: questionStates,
            answersAt,
            orphans: groupOrphansByPlan(spared, ledger, open),
        },
        progress: { done, unverified: new Map() },
        isolation: {
            checkout: git.root,
            installed,
            ...prepareWorktrees(rooms, lease, {
                limit: parallel,
                expected: schedule.plans.length - done.size,
                taken: new Set(spared.map(({ place }) => (0,external_node_path_.basename)(place))),
            }),
        },
    };
    for (const { plan, message } of await (0,judged_plans/* ignoredPromises */.F)(open, git, prefix))
        effects.warn('ignored-promise', `${plan} ${message}`);
    return context;
}
function refuseUnusable(settings, agent) {
    if (settings['confirming-runs'] > 0 && settings['test-command'] === '')
        throw new table_settings/* UsageError */.eb('confirming-runs needs test-command');
    const { author, truths, 'min-evidence': least } = settings;
    const asksAuthor = least === 'accepted' ? 'min-evidence: accepted' : truths === 'off' ? null : `truths: ${truths}`;
    if (author !== '' && settings['test-command'] === '')
        throw new table_settings/* UsageError */.eb('author needs test-command, which has to run the acceptance tests');
    if (author === '' && asksAuthor !== null)
        throw new table_settings/* UsageError */.eb(`${asksAuthor} needs verify.author, whose tests it asks for`);
    if (settings.prove === 'off' && (0,evidence/* isAtLeast */.du)(least, 'red-green') && least !== 'accepted')
        throw new table_settings/* UsageError */.eb(`min-evidence: ${least} needs prove: report or require`);
    (0,boundaries/* refuseContradictions */.Dc)(settings, agent);
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
    const existing = [...coding_agents/* cliNames */.jW, programOf(settings['agent-command'])];
    const shells = ['bash', 'sh', 'node', 'npx', 'python', 'python3', 'env', programOf(settings['verifier-command'])];
    return existing.filter((name) => name !== '' && !shells.includes(name));
}
async function phaseBase({ earlier }, { schedule, git }, head) {
    const { base: recorded, wasComplete } = (0,phase_state/* phaseState */.R)(earlier);
    const isDone = wasComplete || !schedule.plans.some(({ plan }) => plan.hasSummary);
    const marks = recorded !== null || isDone ? [] : (await (0,plan_mark/* markedCommits */.Dz)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const mine = marks.filter(({ plan }) => schedule.plans.some((scheduledPlan) => scheduledPlan.plan.id === plan));
    const base = recorded ?? mine.at(-1)?.base ?? '';
    return base !== '' && (await git.resolve(base)) !== null && (await (0,git_history/* isAncestor */.QX)(git, base, head)) ? base : head;
}
async function knownState(git, { ignore }, world) {
    const state = await git.state();
    const created = state.changes.flatMap(({ kind, path }) => kind === 'untracked' && (0,promised_path/* isConventional */.jg)(path) ? [(0,left_out/* omittedPart */.G)(path)] : []);
    if (created.length === 0)
        return state;
    const paths = [...new Set(created)];
    ignore(git, paths);
    world.progress(`kept out of git here, because no .gitignore names it: ${(0,text_text/* firstFew */.Dt)(paths)}`);
    return git.state();
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
    throw new table_settings/* UsageError */.eb(`${root} has uncommitted changes (${named}), which its agents would not see; ` +
        'commit or stash them, or use --allow-dirty to leave them where they are');
}
function groupOrphansByPlan(spared, { earlier }, open) {
    const { tags } = (0,phase_state/* phaseState */.R)(earlier).open;
    const mine = spared.filter(({ tag, plan }) => tags.has(tag) && open.some(({ id }) => id === plan));
    return new Map(mine.map((orphan) => [orphan.plan, orphan]));
}
function prepareWorktrees(rooms, lease, room) {
    const backgroundTasks = new BackgroundTasks();
    const later = (chore) => backgroundTasks.enqueue(async () => {
        lease.check();
        await chore();
    });
    return {
        pool: new RoomPool(rooms, { ...room, later }),
        folds: new FoldQueue(),
        backgroundTasks: backgroundTasks,
        rooms,
    };
}
function mostAtOnce({ config }, settings) {
    return config.parallel ? Math.max(1, settings['max-parallel']) : 1;
}


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
    const existing = new Set(before.split('\n'));
    const fresh = lines.filter((line) => !existing.has(line));
    if (fresh.length === 0)
        return true;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${fresh.join('\n')}\n`);
    return true;
}


/***/ })

};
;