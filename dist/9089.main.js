"use strict";
exports.id = 9089;
exports.ids = [9089];
exports.modules = {

/***/ 27359:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ awaitChecks)
});

// EXTERNAL MODULE: ./lib/publish/announce/phase-status.js
var phase_status = __webpack_require__(71575);
// EXTERNAL MODULE: ./lib/publish/announce/required-check.js
var required_check = __webpack_require__(35211);
// EXTERNAL MODULE: ./lib/publish/host/branch-rules.js
var branch_rules = __webpack_require__(98366);
// EXTERNAL MODULE: ./lib/publish/host/dispatch.js
var dispatch = __webpack_require__(67314);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/host/host-commit.js
var host_commit = __webpack_require__(98894);
// EXTERNAL MODULE: ./lib/publish/host/host-error.js
var host_error = __webpack_require__(44729);
;// CONCATENATED MODULE: ./lib/publish/host/host-checks.js




async function readChecks(expected, commit, host) {
    const statuses = await (0,host_commit/* listStatuses */.vM)(commit, host);
    const runs = await runsOn(commit, host);
    const absent = runs.some(({ status }) => status !== 'completed')
        ? buildAnswer('pending', 'not begun', null, '')
        : buildAnswer('missing', 'not there', null, '');
    return expected.map(({ name, app }) => {
        const answers = [
            ...statuses.filter(({ context }) => context === name).map((status) => readStatus(status, app)),
            ...runs.filter((run) => run.name === name && isFrom(run, app)).map(runAnswer),
        ];
        const worst = worstFirst.flatMap((state) => answers.filter((answer) => answer.state === state))[0];
        return { name, ...(worst ?? absent) };
    });
}
function isFrom({ app }, expected) {
    return expected === null || app?.id === expected || app?.slug === expected || String(app?.id) === expected;
}
async function withSeenApps(expected, commit, host) {
    const runs = expected.some(({ app }) => app === null) ? await runsOn(commit, host) : [];
    return expected.flatMap((check) => {
        const observed = runs.flatMap(({ name, app }) => (name === check.name && app ? [app.id] : []));
        if (check.app !== null || observed.length === 0)
            return check;
        return [...new Set(observed)].map((app) => ({ name: check.name, app }));
    });
}
function readStatus({ state, description }, app) {
    if (state === 'success' && app !== null)
        return buildAnswer('unclear', 'a status, but a check of one app is required', null, '');
    return buildAnswer(statusStates[state], state, null, description);
}
function runAnswer({ id, status, conclusion, output }) {
    const result = status === 'completed' ? (conclusion ?? 'no conclusion') : status;
    const state = status === 'completed' ? getConclusionState(result) : 'pending';
    return buildAnswer(state, result, state === 'red' ? id : null, output?.summary ?? '');
}
const worstFirst = ['red', 'pending', 'unclear', 'pass'];
const statusStates = { success: 'pass', failure: 'red', error: 'red', pending: 'pending' };
function buildAnswer(state, text, redRun, summary) {
    return { state, said: text, redRun, summary };
}
function getConclusionState(conclusion) {
    if (conclusion === 'success')
        return 'pass';
    return ['failure', 'timed_out', 'startup_failure'].includes(conclusion) ? 'red' : 'unclear';
}
async function runsOn(commit, host) {
    const requested = { ...host.here, ...host_client/* largePages */.Gc, ref: commit, filter: 'latest' };
    const listing = host.paginate(host.rest.checks.listForRef, requested);
    const runs = await (0,host_error/* unlessRefused */.J0)(listing, [404], []);
    return runs.filter(({ head_sha: sha }) => sha === commit);
}
const maxExcerpt = 3_000;
async function clipRedOutput({ redRun, summary }, host) {
    if (redRun === null)
        return summary.slice(0, maxExcerpt);
    try {
        const { data } = await host.rest.actions.downloadJobLogsForWorkflowRun({ ...host.here, job_id: redRun });
        const log = typeof data === 'string' ? data : '';
        const lines = log.split(/\r?\n/).map((line) => line.replace(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z /, ''));
        const lastErrorIndex = lines.findLastIndex((line) => line.startsWith('##[error]'));
        const shown = (0,text_text/* stripLines */.UN)(lines.slice(0, lastErrorIndex < 0 ? lines.length : lastErrorIndex + 1).join('\n')).trim();
        if (shown !== '')
            return shown.slice(-maxExcerpt);
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
    }
    return summary.slice(0, maxExcerpt);
}

// EXTERNAL MODULE: ./lib/publish/host/pull-request.js
var pull_request = __webpack_require__(43043);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
;// CONCATENATED MODULE: ./lib/chain/integration/awaited-checks.js










const maxWaitMs = 60 * 60_000;
const maxAbsenceMs = 5 * 60_000;
async function awaitChecks(pushed, world) {
    const { settings } = world;
    const { commit, branch, isRequested, prefix } = pushed;
    const waitMs = isRequested ? 0 : Math.min(settings['checks-timeout'], maxWaitMs);
    const unknown = (reason) => ({ verdict: 'unknown', commit, why: reason, excerpt: '' });
    const host = await (0,host_client/* connectHost */.Zj)(world, waitMs + 90_000);
    if (host === null)
        return unknown('checks needs a job of a workflow and its github-token');
    try {
        const expected = await listWantedChecks(settings.checks, (0,phase_status/* statusContext */.s)('', prefix), host);
        if (expected.length === 0)
            return unknown('no rule of the default branch requires a check; name them in checks');
        const workflow = settings['checks-dispatch'];
        if (workflow !== '' && !isRequested && branch !== null)
            await (0,dispatch/* startWorkflow */.i3)(workflow, { ref: branch, inputs: {} }, host);
        const checks = await pollChecks(expected, commit, waitMs, host, world);
        return await judgeChecks(checks, commit, settings, host);
    }
    catch (error) {
        if (!(error instanceof host_error/* HostError */.dh))
            throw error;
        const namesPermission = error.status !== 403 || error.message.includes('(it needs');
        const permissionHint = namesPermission ? '' : ' (the token needs checks: read and actions: read)';
        return unknown(`the checks of ${(0,text_text/* shortenId */.X_)(commit)} cannot be read: ${error.message}${permissionHint}`);
    }
}
async function listWantedChecks(names, ownPrefix, host) {
    const base = await (0,pull_request/* getDefaultBranch */.Qb)(host);
    const checks = names.filter((name) => name !== 'required').map(parseCheck);
    const isOwn = (name) => name === required_check/* requiredContext */.fE ||
        (name.startsWith(ownPrefix) && /^\d+[a-z]?(?:\.\d+)*$/i.test(name.slice(ownPrefix.length)));
    const required = checks.length === names.length ? [] : await (0,branch_rules/* listRequiredChecks */.rD)(base, await (0,branch_rules/* fetchBranchRules */.Wz)(base, host), host);
    const { data } = await host.rest.repos.getBranch({ ...host.here, branch: base });
    const pinned = await withSeenApps(checks, data.commit.sha, host);
    return [...pinned, ...required.filter(({ name }) => !isOwn(name))];
}
function parseCheck(text) {
    const [, name = text, app = null] = /^(.+)@([a-z\d][a-z\d-]*)$/.exec(text) ?? [];
    return { name, app };
}
async function pollChecks(expected, commit, waitMs, host, { machine, interrupt }) {
    const started = machine.uptimeMs();
    const pollMs = Math.min(15_000, Math.max(200, waitMs / 20));
    let changed = started;
    for (let previousStates = '';;) {
        const isOver = () => machine.uptimeMs() - started >= waitMs || interrupt.soon.aborted;
        const checks = await readChecks(expected, commit, host).catch((error) => {
            if (isOver() || !(0,host_error/* mayHaveActed */.LR)(error))
                throw error;
            return null;
        });
        const uptime = machine.uptimeMs();
        const states = checks?.map(({ state }) => state) ?? ['pending'];
        if (states.join() !== previousStates)
            changed = uptime;
        previousStates = states.join();
        const isOpen = states.includes('pending') || (states.includes('missing') && uptime - changed < maxAbsenceMs);
        if (checks !== null && (!isOpen || isOver()))
            return checks;
        await (0,watchdog/* pause */.v7)("the project's own CI", pollMs, interrupt.soon);
    }
}
async function judgeChecks(checks, commit, settings, host) {
    const notPassed = checks.filter(({ state }) => state !== 'pass');
    if (notPassed.length === 0)
        return { verdict: 'pass', commit, why: '', excerpt: '' };
    const red = notPassed.filter(({ state }) => state === 'red');
    const descriptions = (red.length > 0 ? red : notPassed).map(({ name, said }) => `${name}: ${said}`);
    const isAbsent = notPassed.every(({ state }) => state === 'missing') && settings['checks-dispatch'] === '';
    const hint = isAbsent
        ? "; a push with a job's own token starts no workflow: pass push_token, or set checks-dispatch"
        : '';
    const reason = `checks of ${(0,text_text/* shortenId */.X_)(commit)} did not pass (${(0,text_text/* joinFirstFew */.RS)(descriptions, 10)})${hint}`;
    const parts = [];
    for (const check of red.slice(0, 3)) {
        const text = await clipRedOutput(check, host);
        parts.push(text === '' ? check.name : `${check.name}:\n${text}`);
    }
    return { verdict: red.length > 0 ? 'red' : 'unknown', commit, why: reason, excerpt: parts.join('\n\n') };
}


/***/ }),

/***/ 85940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ asksGate),
/* harmony export */   _: () => (/* binding */ gateRunnerFrom)
/* harmony export */ });
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3786);
/* harmony import */ var _judge_run_verifier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(881);
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26097);
/* harmony import */ var _signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17120);





function gateRunnerFrom(gate, run) {
    const commit = gate?.commit ?? '';
    const isSameCommit = (otherCommit) => commit === '' ? Promise.resolve(false) : (0,_record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameWork */ .cq)(commit, otherCommit, run.workspace);
    return {
        setUp: async () => gate?.unprepared ?? null,
        commands: async (plan, cleanCheckout) => (await isSameCommit(cleanCheckout.commit)) ? findCommandResults(plan, gate?.checks ?? []) : null,
        tests: async (facts) => {
            const tests = gate?.tests ?? missingResult;
            const judged = commit === '' || (await isSameCommit(facts.commit)) ? facts.commit : commit;
            const result = { ...facts, tests: { verdict: tests.verdict, commit: judged } };
            const policy = { requireTests: true, confirmingRuns: run.policy.confirmingRuns };
            const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_4__/* .exitGate */ .c)({ ...result, confirmations: gate?.confirmations ?? 0 }, policy);
            return {
                tests,
                decision,
                proof: gate?.proof ?? null,
                oldTests: gate?.oldTests ?? [],
                phaseTests: gate?.phaseTests ?? [],
                mutants: gate?.mutants ?? null,
                warnings: gate?.testWarnings ?? [],
            };
        },
        verification: async (cleanCheckout) => {
            if (run.policy.verifierCommand === '')
                return (0,_judge_run_verifier_js__WEBPACK_IMPORTED_MODULE_2__/* .verifyPhase */ .Bb)(undefined, null, run);
            const report = (0,_judge_run_verifier_js__WEBPACK_IMPORTED_MODULE_2__/* .getReportPath */ .Kt)(run.phase);
            const text = gate?.verification?.text ?? null;
            if (text === null || !(await isSameCommit(cleanCheckout.commit)))
                return { status: 'unknown', report, hash: null, isNew: false, text: null, remarks: [] };
            return (0,_judge_run_verifier_js__WEBPACK_IMPORTED_MODULE_2__/* .combineVerification */ .tg)(report, text, run);
        },
    };
}
function asksGate(run) {
    const { schedule } = run;
    const { testCommand, verifierCommand, verifyCommands } = run.policy;
    const hasCommands = verifyCommands !== 'off' && schedule.plans.some(({ plan }) => (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .listPlanCommands */ .Q7)(plan).length > 0);
    return testCommand !== '' || verifierCommand !== '' || hasCommands;
}
function findCommandResults(plan, checks) {
    const findings = [];
    for (const command of (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .listPlanCommands */ .Q7)(plan)) {
        const result = checks.find((check) => check.plan === plan.id && check.command === command);
        if (result === undefined)
            return null;
        const { passed, proves, subject, message } = result;
        const rule = passed === null ? 'command/cannot-run' : 'command/failed';
        findings.push({ rule, passed, proves: proves && passed === true, subject, message });
        if (passed === false)
            break;
    }
    return findings;
}
const missingResult = {
    ...(0,_judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_1__/* .testVerdict */ .uT)({ exitCode: null }),
    reasons: ['the job that runs the tests left no result'],
};


/***/ }),

/***/ 51178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s5: () => (/* binding */ integrateRound),
/* harmony export */   vU: () => (/* binding */ handleFailure)
/* harmony export */ });
/* unused harmony export buildWorkerCandidate */
/* harmony import */ var _judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5651);
/* harmony import */ var _judge_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15747);
/* harmony import */ var _judge_decide_judge_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75602);
/* harmony import */ var _judge_decide_objection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77435);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42222);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33526);
/* harmony import */ var _publish_branch_merge_plans_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74657);
/* harmony import */ var _record_documents_documents_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85646);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46562);
/* harmony import */ var _run_attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2155);
/* harmony import */ var _run_loop_plan_run_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(24077);
/* harmony import */ var _run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82781);
/* harmony import */ var _run_merge_merge_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(83610);
/* harmony import */ var _run_questions_asking_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19012);
/* harmony import */ var _run_questions_question_state_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(68278);
/* harmony import */ var _signal_blocked_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(70588);
/* harmony import */ var _signal_boundary_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(40392);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(57733);
/* harmony import */ var _system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(74870);
/* harmony import */ var _system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(67552);
/* harmony import */ var _system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(71741);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(42750);
/* harmony import */ var _system_process_few_at_once_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(52529);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5722);
/* harmony import */ var _worker_outcome_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(13790);

























async function integrateRound(progress, workers, { round, base }) {
    const { run } = progress;
    const outcomes = [];
    for (const worker of await (0,_worker_outcome_js__WEBPACK_IMPORTED_MODULE_20__/* .readWorkers */ .QF)(workers, base, run))
        for (const outcome of await (0,_worker_outcome_js__WEBPACK_IMPORTED_MODULE_20__/* .readWorkerOutcomes */ .St)(worker, base, progress))
            outcomes.push(outcome);
    const refused = await mergeAll(outcomes, run);
    const done = [];
    const failures = [];
    for (const outcome of outcomes) {
        const objection = refused.get(outcome.plan.id);
        if (!(0,_worker_outcome_js__WEBPACK_IMPORTED_MODULE_20__/* .isWork */ .cD)(outcome))
            failures.push(outcome);
        else if (objection !== undefined)
            failures.push(await rejectOutcome(outcome, objection, run));
        else if (outcome.incoming.upTo !== undefined)
            failures.push(askQuestion(outcome, run));
        else
            done.push(outcome);
    }
    const tags = await tagCheckpoints(done, run);
    for (const [at, outcome] of done.entries())
        settleOutcome(outcome, tags[at] ?? '', progress);
    progress.history.length = 0;
    for (const attempt of (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(run.services.ledger.events).attempts.history.attempts)
        progress.history.push(attempt);
    for (const outcome of failures)
        handleFailure(outcome, progress);
    run.services.ledger.append('round_end', { round });
    const folded = done.map(({ plan }) => plan);
    if (folded.length > 0)
        await (0,_record_documents_documents_js__WEBPACK_IMPORTED_MODULE_7__/* .commitRecord */ .RG)(folded, run);
    return { tags };
}
async function mergeAll(outcomes, run) {
    const { git } = run.workspace;
    const objections = new Map();
    const { sha: base } = await git.head();
    for (let expected = outcomes.filter(_worker_outcome_js__WEBPACK_IMPORTED_MODULE_20__/* .isWork */ .cD);; expected = expected.filter(({ plan }) => !objections.has(plan.id))) {
        const folded = await (0,_publish_branch_merge_plans_js__WEBPACK_IMPORTED_MODULE_6__/* .mergePlans */ .J)(git, base, expected.map(({ incoming }) => incoming), run.services.clock.now());
        const mergedCommit = folded.commit;
        const merged = expected.filter(({ plan }) => folded.plans.includes(plan.id));
        const verdicts = await (0,_system_process_few_at_once_js__WEBPACK_IMPORTED_MODULE_21__/* .fewAtOnce */ .X)(merged, judgedAtOnce, async (work) => {
            const basePlan = expected.find((other) => !merged.includes(other) && other.incoming.commit === work.incoming.base);
            if (basePlan)
                return buildDependencyObjection(basePlan.plan);
            const weaker = (0,_signal_boundary_js__WEBPACK_IMPORTED_MODULE_22__/* .weakerBoundary */ .iq)(work.signal.details, run.policy);
            if (weaker !== null)
                return { reason: 'verification_failed', message: weaker };
            return findObjection(work, mergedCommit, run).catch(buildUnjudged);
        });
        for (const [at, { plan }] of merged.entries()) {
            const objection = verdicts[at] ?? null;
            if (objection !== null)
                objections.set(plan.id, objection);
        }
        if (merged.every(({ plan }) => !objections.has(plan.id))) {
            for (const { plan, files } of folded.conflicts) {
                const message = `its work conflicts in ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_23__/* .joinFirstFew */ .RS)(files, 20)} with what other plans changed meanwhile`;
                objections.set(plan, { reason: 'merge_conflict', message });
            }
            const works = merged.map(({ plan, incoming }) => ({
                ...incoming,
                plan,
                part: findPlanPart(plan, incoming, mergedCommit, run),
            }));
            await (0,_run_merge_merge_js__WEBPACK_IMPORTED_MODULE_24__/* .merge */ .h)(works, { base, to: mergedCommit, move: async () => void (await (0,_system_git_checkpoint_plan_merge_js__WEBPACK_IMPORTED_MODULE_18__/* .advanceBranch */ .xq)(git, base, mergedCommit)) }, run);
            return objections;
        }
        for (const { plan, incoming } of expected) {
            const basePlan = expected.find((other) => other.incoming.commit === incoming.base && objections.has(other.plan.id));
            if (basePlan && !objections.has(plan.id))
                objections.set(plan.id, buildDependencyObjection(basePlan.plan));
        }
    }
}
const judgedAtOnce = 4;
function findPlanPart(plan, { upTo, base, commit, changed }, head, run) {
    if (upTo === undefined)
        return null;
    const part = { plan: plan.id, upTo, planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hashPlan */ .k)(plan), base, commit, head };
    return { ...part, isWitnessed: !run.services.agent.canJudge, files: changed.slice(0, 10_000) };
}
function askQuestion({ plan, attempt, signal, incoming }, run) {
    const { stop } = (0,_run_questions_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getQuestionState */ .Ev)(plan, run);
    const part = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(run.services.ledger.events).plans.parts.get(plan.id)?.at(-1);
    if (stop === null || part === undefined)
        throw new Error(`plan ${plan.id} has a merged part without an end`);
    const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings } = signal.details;
    const cost = { tokensUsed, costUsd, isCostEstimate, durationMs, warnings };
    const reported = {
        ...cost,
        filesModified: part.files.slice(0, 1000),
        ...(0,_run_questions_asking_js__WEBPACK_IMPORTED_MODULE_12__/* .getQuestionDetails */ .zW)((0,_run_questions_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .buildQuestion */ .R3)(plan, stop, part), plan, run),
    };
    const at = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_15__/* .buildSignalContext */ .oG)(run, plan.id, attempt);
    return { plan, attempt, signal: (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_14__/* .blockedOnPerson */ .XC)(run.phase.id, stop.question, reported, at), incoming };
}
function buildDependencyObjection({ id }) {
    return { reason: 'merge_conflict', message: `it builds on plan ${id}, which was not merged` };
}
function buildUnjudged(error) {
    const text = error instanceof Error ? error.message : String(error);
    return { reason: 'verification_failed', message: `its work could not be judged: ${text.slice(0, 1_000)}` };
}
async function findObjection({ plan, incoming }, head, run) {
    const notDueReason = explainNotDue(plan, incoming.upTo, (0,_run_questions_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getQuestionState */ .Ev)(plan, run));
    if (notDueReason !== null)
        return { reason: 'scope_violation', message: notDueReason };
    const { candidate, minEvidence } = await buildWorkerCandidate(plan, incoming, head, run);
    if (incoming.forged !== null)
        return { reason: 'scope_violation', message: incoming.forged };
    const verdict = await (0,_judge_decide_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .judge */ .S4)(candidate, run);
    const hasCommands = (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .listPlanCommands */ .Q7)(candidate.plan).length > 0;
    const judged = hasCommands ? verdict : (0,_judge_decide_judge_js__WEBPACK_IMPORTED_MODULE_2__/* .withEvidence */ .Kg)(verdict, plan.id, minEvidence, run.policy);
    const objection = (0,_judge_decide_objection_js__WEBPACK_IMPORTED_MODULE_3__/* .buildObjection */ .O)(judged.findings);
    return objection !== null && 'question' in objection ? (0,_run_attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_9__/* .buildWorkQuestion */ .QG)(objection) : objection;
}
async function buildWorkerCandidate(plan, { base, commit, changed, touched }, merged, run) {
    const { work, minEvidence } = (0,_run_questions_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .judgedPart */ .p4)(plan, (0,_run_questions_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getQuestionState */ .Ev)(plan, run), changed, run);
    const candidate = await (0,_judge_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_1__/* .makeCandidate */ .El)({
        origin: 'leg',
        ...work,
        base,
        commit,
        tree: merged,
        own: changed,
        undone: touched.filter((path) => !changed.includes(path)),
        isSummaryNew: changed.includes((0,_judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_0__/* .toTreePath */ .Xe)(run.workspace.prefix, plan.summaryPath)),
    }, run);
    return { candidate, minEvidence };
}
function explainNotDue({ id }, upTo, { stop, next }) {
    const questionText = stop === null ? null : `plan ${id} asks a person before task ${stop.at + 1}`;
    if (next.kind === 'wait')
        return `${questionText}, who has not answered yet`;
    if (upTo === stop?.at)
        return null;
    return questionText === null
        ? `it stops before task ${(upTo ?? 0) + 1} of plan ${id}, although the plan has no question there`
        : `${questionText}, but its job went ${upTo === undefined ? 'to the end of the plan' : `up to task ${upTo}`}`;
}
function settleOutcome({ plan, attempt, signal, incoming }, tag, progress) {
    const { run } = progress;
    if (signal.status !== 'success')
        throw new Error(`plan ${plan.id} is settled without a success`);
    const { parts } = (0,_run_questions_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getQuestionState */ .Ev)(plan, run);
    const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings, repairs } = signal.details;
    const details = {
        ...(0,_signal_boundary_js__WEBPACK_IMPORTED_MODULE_22__/* .findWeakestBoundary */ .c1)([signal.details]),
        repairs,
        tokensUsed,
        costUsd,
        isCostEstimate,
        durationMs,
        warnings,
        verificationStatus: 'passed',
        planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_5__/* .hashPlan */ .k)(plan),
        checkpoints: [tag],
        filesModified: [...new Set([...(incoming?.changed ?? []), ...parts.flatMap(({ files }) => files)])].slice(0, 1000),
    };
    const done = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_15__/* .CompletionSignal */ .FL.success(run.phase.id, details, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_15__/* .buildSignalContext */ .oG)(run, plan.id, attempt));
    (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .concludePlan */ .Bb)(progress, plan.id, done);
}
async function tagCheckpoints(plans, { phase, workspace: { git }, services }) {
    const now = services.clock.now();
    const cleanTree = { index: null, work: null, intended: [], assumed: [], skipped: [], repositories: [] };
    const tags = [];
    const creations = [];
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_19__/* .NewObjects */ .L(git, plans[0]?.incoming.base ?? '', now);
    for (const { plan, incoming } of plans) {
        const at = new Date(now).toISOString();
        const record = { phase: phase.id, plan: plan.id, at, head: incoming.base, branch: null, ...cleanTree };
        let count = 1;
        while ((await git.objects.find(`refs/tags/${(0,_system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_16__/* .tagName */ .wZ)(record, count)}`)).kind !== 'missing')
            count += 1;
        const tag = (0,_system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_16__/* .tagName */ .wZ)(record, count);
        tags.push(tag);
        creations.push(`create refs/tags/${tag} ${await objects.tag(tag, incoming.base, (0,_system_git_checkpoint_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_16__/* .tagMessage */ .ib)(record))}\n`);
    }
    await objects.write();
    if (tags.length > 0)
        await git.run(['update-ref', '--stdin'], { stdin: creations.join('') });
    return tags;
}
async function rejectOutcome(outcome, objection, run) {
    const { plan, attempt, signal, incoming } = outcome;
    const attemptName = { phase: run.phase.id, plan: plan.id, attempt };
    const isRequested = 'status' in objection;
    const ref = incoming === null || (!isRequested && objection.reason === 'scope_violation')
        ? null
        : await (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_17__/* .savePartialCommit */ .K_)(run.workspace.git, attemptName, incoming.commit);
    if (ref !== null)
        run.services.ledger.append('rollback', { plan: plan.id, attempt, kept: ref, base: incoming?.base });
    const { tokensUsed, costUsd, isCostEstimate, durationMs } = signal.details;
    const spending = { tokensUsed, costUsd, isCostEstimate, durationMs, checkpoints: ref === null ? [] : [ref] };
    if (!isRequested)
        return (0,_worker_outcome_js__WEBPACK_IMPORTED_MODULE_20__/* .buildFailedOutcome */ .EW)(plan, attempt, { ...spending, ...objection }, run);
    const { reason, details } = ref === null ? objection : (0,_run_attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_9__/* .addWorkStep */ .$s)(objection, ref);
    const at = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_15__/* .buildSignalContext */ .oG)(run, plan.id, attempt);
    return {
        plan,
        attempt,
        signal: (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_14__/* .blockedOnPerson */ .XC)(run.phase.id, reason, { ...spending, ...details }, at),
        incoming: null,
    };
}
function handleFailure({ plan, attempt, signal }, progress) {
    const { run } = progress;
    if (signal.status === 'blocked') {
        (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .concludePlan */ .Bb)(progress, plan.id, signal);
        return;
    }
    const decision = (0,_run_loop_plan_run_js__WEBPACK_IMPORTED_MODULE_10__/* .decideOn */ .mC)(signal, progress.history, run);
    if (decision.action === 'retry') {
        const { backoffMs, why } = decision;
        run.services.ledger.append('retry_wait', { plan: plan.id, attempt, backoffMs, why });
        run.services.ledger.writeSignal(plan.id, signal);
        progress.retries.set(plan.id, signal);
        return;
    }
    const reported = (0,_run_loop_plan_run_js__WEBPACK_IMPORTED_MODULE_10__/* .buildFinalSignal */ .tc)(decision, signal, run);
    if (reported.status === 'failure')
        (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .noteFailure */ .fj)(progress, { signal: reported, decision, attempts: signal.attempt ?? 1, plan: plan.id });
    (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_11__/* .concludePlan */ .Bb)(progress, plan.id, reported, decision);
}


/***/ }),

/***/ 13790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  EW: () => (/* binding */ buildFailedOutcome),
  cD: () => (/* binding */ isWork),
  St: () => (/* binding */ readWorkerOutcomes),
  QF: () => (/* binding */ readWorkers)
});

// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/run/attempt/attempt.js + 13 modules
var attempt_attempt = __webpack_require__(50643);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
// EXTERNAL MODULE: ./lib/run/questions/asking.js
var asking = __webpack_require__(19012);
// EXTERNAL MODULE: ./lib/run/questions/question-state.js + 1 modules
var question_state = __webpack_require__(68278);
// EXTERNAL MODULE: ./lib/signal/blocked.js
var blocked = __webpack_require__(70588);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/retry-policy.js
var retry_policy = __webpack_require__(69461);
// EXTERNAL MODULE: ./lib/system/process/few-at-once.js
var few_at_once = __webpack_require__(52529);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
// EXTERNAL MODULE: ./lib/run/room/inspected-work.js
var inspected_work = __webpack_require__(41172);
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle.js
var bundle = __webpack_require__(20791);
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle-file.js
var bundle_file = __webpack_require__(28210);
// EXTERNAL MODULE: ./lib/system/git/bundle/inspection.js
var bundle_inspection = __webpack_require__(27989);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/partial-work.js
var partial_work = __webpack_require__(67552);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/objects/commit-message.js
var commit_message = __webpack_require__(70314);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/chain/workers/worker-result.js
var worker_result = __webpack_require__(52545);
;// CONCATENATED MODULE: ./lib/chain/transfer/incoming.js











async function readIncomingWorker(folder, job, base, run) {
    const result = (0,worker_result/* readWorker */.X_)(folder);
    checkName(result, job, base, run);
    if (result.bundle !== null)
        await (0,bundle/* readBundle */.Bo)(run.workspace.git, result.bundle);
    const incoming = [];
    for (const claim of result.leg.proven) {
        const previous = incoming.at(-1);
        const startedOn = previous?.commit ?? base;
        const reason = previous?.refused ? `it builds on plan ${previous.plan}, which was refused` : null;
        incoming.push({ ...claim, ...(await inspectPlan(claim, startedOn, reason, run)) });
    }
    return { result, incoming: incoming };
}
function isRefusal(error) {
    return [worker_result/* WorkerResultError */.k1, bundle_file/* BundleError */.rJ, git_error/* GitError */.XS, RangeError].some((kind) => error instanceof kind);
}
function checkName({ leg, signals, handoffs, events }, job, base, run) {
    if (leg.fault !== null && leg.proven.length > 0)
        throw new worker_result/* WorkerResultError */.k1('it reports a fault and verified plans at the same time');
    const requested = { kind: 'plans', runId: run.runId, round: job.round };
    const expected = { ...requested, ...(leg.fault === null ? { phase: run.phase.id, base } : {}) };
    for (const [name, value] of Object.entries(expected)) {
        const result = leg[name];
        if (result !== value)
            throw new worker_result/* WorkerResultError */.k1(`its ${name} is ${String(result)}, but ${name} is ${value} here`);
    }
    const isAssigned = (plan) => job.plan === '' || plan === job.plan;
    const isRequested = ({ attempt }) => job.plan === '' || attempt === job.attempt;
    const knownPlans = new Set(run.schedule.plans.map(({ plan }) => plan.id));
    const planIds = [...leg.proven, ...leg.kept, ...handoffs, ...events].map(({ plan }) => plan);
    const foreignPlan = [...planIds, ...signals.keys()].find((plan) => !isAssigned(plan) || !knownPlans.has(plan));
    if (new Set(leg.proven.map(({ plan }) => plan)).size < leg.proven.length)
        throw new worker_result/* WorkerResultError */.k1('it reports a plan as verified more than once');
    if (![...leg.proven, ...leg.kept, ...handoffs, ...events].every(isRequested))
        throw new worker_result/* WorkerResultError */.k1(`it reports another attempt than ${job.attempt}, which was assigned to it`);
    if (foreignPlan !== undefined)
        throw new worker_result/* WorkerResultError */.k1(`it reports plan ${foreignPlan}, which was not assigned to it`);
}
async function inspectPlan({ plan, base, commit }, startedOn, earlierRefusal, run) {
    const empty = { changed: [], touched: [], forged: null };
    const refuse = (refused) => ({ ...empty, refused });
    if (earlierRefusal !== null)
        return refuse(earlierRefusal);
    if (base !== startedOn)
        return refuse(`its work begins on ${base}, but the previous plan ended at ${startedOn}`);
    if ((await run.workspace.git.resolve(commit)) === null)
        return refuse(`its commit ${commit} is missing from the bundle`);
    if (commit === base)
        return { ...empty, refused: null };
    const { found: inspection, refused } = await (0,inspected_work/* inspectWork */.s)({ base, commit }, plan, run);
    if (inspection === null)
        return refuse(refused);
    const getPaths = (changes) => [...new Set(changes.map(({ path }) => path))];
    return {
        changed: getPaths(inspection.changes),
        touched: getPaths([...inspection.changes, ...inspection.steps]),
        refused,
        forged: await findForgedCommit(inspection.commits, run.workspace.git),
    };
}
async function findForgedCommit(commits, git) {
    const coAuthors = Object.values(clis/* clis */.g).map(({ coAuthor }) => coAuthor);
    const ownNames = await Promise.all([git.identityOf('AUTHOR'), git.identityOf('COMMITTER')]);
    for (const { sha, message, isPlain, author, committer } of commits) {
        const names = [author, committer].map(({ name, email }) => `${name} <${email}>`);
        const problem = !isPlain
            ? 'has a signature, an encoding or another line in its head'
            : (0,commit_message/* actsOnOthers */.M6)(message, coAuthors)
                ? 'has a message that skips checks, closes issues, calls people or hides signs'
                : names.some((name) => !ownNames.includes(name) && (0,commit_message/* isFalseName */.Z1)(name))
                    ? 'is in the name of a bot or of the host, or in one that hides signs'
                    : null;
        if (problem !== null)
            return `commit ${(0,text_text/* shortenId */.X_)(sha)} ${problem}, which the engine of its job would have changed, so the result is not its own`;
    }
    return null;
}
function ignoreGitError(error) {
    if (error instanceof git_error/* GitError */.XS)
        return null;
    throw error;
}
async function keepWork({ leg, handoffs }, base, run) {
    for (const { plan, attempt, base: startedOn, commit } of leg.kept) {
        const isThere = (await run.workspace.git.resolve(commit)) !== null && (await run.workspace.git.resolve(startedOn)) !== null;
        if (!isThere || !(await (0,git_history/* isAncestor */.QX)(run.workspace.git, base, startedOn)))
            continue;
        const inspection = await (0,bundle_inspection/* inspectCommits */.Jl)(run.workspace.git, startedOn, commit).catch(ignoreGitError);
        if (inspection === null || !inspection.isAncestor || (0,inspected_work/* findPushObstacle */.B)(inspection, run.policy) !== null)
            continue;
        const ref = await (0,partial_work/* savePartialCommit */.K_)(run.workspace.git, { phase: run.phase.id, plan, attempt }, commit);
        run.services.ledger.append('rollback', { plan, attempt, kept: ref, base: startedOn });
    }
    for (const { plan, attempt, text } of handoffs)
        run.services.ledger.keepHandoff(plan, attempt, text);
}

;// CONCATENATED MODULE: ./lib/chain/integration/worker-outcome.js












function isWork(outcome) {
    return outcome.incoming !== null && (outcome.signal.status === 'success' || outcome.incoming.upTo !== undefined);
}
function readWorkers(workers, base, run) {
    return (0,few_at_once/* fewAtOnce */.X)(workers, workersAtOnce, async (expected) => {
        const { folder, job, notStarted: notBegun } = expected;
        if (folder === null || notBegun !== null)
            return { expected, incoming: null };
        return { expected, incoming: await catchRefusal(readIncomingWorker(folder, job, base, run)) };
    });
}
const workersAtOnce = 4;
async function catchRefusal(taken) {
    return taken.catch((error) => {
        if (isRefusal(error))
            return error;
        throw error;
    });
}
async function readWorkerOutcomes({ expected, incoming }, base, progress) {
    const { run } = progress;
    const { job, folder, why, mayHaveRun, notStarted: notBegun } = expected;
    if (folder === null && !mayHaveRun)
        return [];
    if (notBegun !== null)
        return haltRound(notBegun, job, progress);
    if (folder === null && progress.halted !== null)
        return [];
    if (incoming === null)
        return recordResult(`${formatWorkerName(job)} lost`, progress)
            ? buildLost(job, { reason: 'interrupted', message: why }, progress)
            : [];
    const refusal = incoming instanceof Error ? incoming : await catchRefusal(keepWork(incoming.result, base, run));
    if (incoming instanceof Error || refusal instanceof Error) {
        if (!recordResult(`${formatWorkerName(job)} unusable`, progress))
            return [];
        const message = `the result of its job cannot be used: ${refusal?.message}`;
        return buildLost(job, { reason: 'agent_error', message }, progress);
    }
    const { leg } = incoming.result;
    if (leg.fault !== null && !leg.fault.began && !leg.fault.retryable)
        return haltRound(leg.fault.message, job, progress);
    const halted = leg.fault === null && incoming.result.events.length === 0 ? (leg.halted ?? undefined) : undefined;
    if (!recordResult(`${formatWorkerName(job)} final in attempt ${leg.runAttempt} of the workflow run`, progress, halted))
        return [];
    if (halted !== undefined) {
        progress.halted = halted;
        return [];
    }
    const isOpen = (plan) => !run.progress.done.has(plan);
    for (const { at, plan, told } of incoming.result.events)
        if (isOpen(plan))
            run.services.ledger.append(told.event, told.details, at);
    if (leg.fault !== null) {
        const { reason, message, retryable } = leg.fault;
        return buildLost(job, { reason, message, retryable }, progress);
    }
    const outcomes = run.schedule.plans.flatMap(({ plan }) => isOpen(plan.id) ? buildWorkerOutcomes(plan, incoming, { why, base }, run) : []);
    return outcomes.length === 0 && job.plan !== ''
        ? buildLost(job, { reason: 'interrupted', message: why }, progress)
        : failDependents(sortOutcomes(outcomes, incoming), incoming, run);
}
function haltRound(reason, job, progress) {
    const halted = `${run_progress/* notStarted */.DY}${reason}`;
    if (recordResult(`${formatWorkerName(job)} not begun`, progress, halted))
        progress.halted = halted;
    return [];
}
function failDependents(outcomes, { incoming }, run) {
    const countedPlans = new Set(outcomes.flatMap((outcome) => (isWork(outcome) ? [outcome.plan.id] : [])));
    const gap = incoming.findIndex(({ plan, base, commit }) => base !== commit && !countedPlans.has(plan));
    if (gap < 0)
        return [...outcomes];
    const dependents = new Set(incoming.slice(gap + 1).map(({ plan }) => plan));
    const message = `it builds on the work of plan ${incoming[gap]?.plan}, which does not count`;
    return outcomes.map((outcome) => dependents.has(outcome.plan.id) && isWork(outcome)
        ? buildFailedOutcome(outcome.plan, outcome.attempt, { reason: 'merge_conflict', message }, run)
        : outcome);
}
function recordResult(result, { run }, halted) {
    const isKnown = (0,phase_state/* phaseState */.R)(run.services.ledger.events).run(run.runId).results.has(result);
    if (!isKnown)
        run.services.ledger.append('leg', { result, halted });
    return !isKnown;
}
function formatWorkerName({ round, plan, attempt }) {
    return `round ${round}, ${plan === '' ? 'all plans' : `attempt ${attempt} of plan ${plan}`}:`;
}
function buildWorkerOutcomes(plan, { result, incoming }, { why, base }, run) {
    const { signals, events } = result;
    const attempts = events.filter((event) => event.plan === plan.id).map(({ attempt }) => attempt);
    const incomingPlan = incoming.find((candidate) => candidate.plan === plan.id) ?? null;
    const attempt = incomingPlan?.attempt ?? (0,extremes/* getLargest */.p)(attempts, 0);
    const signal = signals.get(plan.id);
    if (attempt === 0)
        return [];
    const failure = (reason, message) => [
        buildFailedOutcome(plan, attempt, { reason, message }, run),
    ];
    const isPart = incomingPlan?.upTo !== undefined;
    const isProven = incomingPlan !== null && (isPart ? signal?.status !== 'failure' : signal?.status === 'success');
    if (isProven && incomingPlan.refused !== null)
        return failure('scope_violation', incomingPlan.refused);
    if (isProven && isPart)
        return [{ plan, attempt, signal: buildAsked(plan.id, attempt, signal, run), incoming: incomingPlan }];
    if (isProven) {
        const details = signal?.status === 'success' ? signal.details : {};
        const success = completion_signal/* CompletionSignal */.FL.success(run.phase.id, details, (0,completion_signal/* buildSignalContext */.oG)(run, plan.id, attempt));
        return [{ plan, attempt, signal: success, incoming: incomingPlan }];
    }
    switch (signal?.status) {
        case 'success':
            return failure('verification_failed', 'its job reports success, but delivered no work');
        case 'failure':
        case 'blocked': {
            const reported = signal.plan === plan.id && (signal.attempt ?? attempt) <= attempt;
            if (!reported)
                return failure('agent_error', 'its job reports another plan or attempt under its name');
            return [{ plan, attempt, signal: rebuildSignal(signal, plan, { attempt, base }, run), incoming: null }];
        }
        case 'skipped':
        case undefined:
            return failure('interrupted', why);
    }
}
function buildAsked(plan, attempt, completionSignal, run) {
    const reported = completionSignal?.status === 'blocked' ? completionSignal.details : {};
    const { tokensUsed, costUsd, isCostEstimate, durationMs, warnings } = reported;
    const details = { tokensUsed, costUsd, isCostEstimate, durationMs, warnings };
    return (0,blocked/* blockedOnPerson */.XC)(run.phase.id, 'the plan asks a person', details, (0,completion_signal/* buildSignalContext */.oG)(run, plan, attempt));
}
function buildLost(job, foundFailure, progress) {
    const { run, states } = progress;
    const id = job.plan === '' ? (0,ready/* readyPlans */.iQ)(run.schedule, states)[0] : job.plan;
    const plan = run.schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === id)?.plan;
    if (plan === undefined || run.progress.done.has(plan.id))
        return [];
    const attempt = job.plan === '' ? (progress.past.lastAttempt.get(plan.id) ?? 0) + 1 : job.attempt;
    const since = new Date(run.services.clock.now()).toISOString();
    run.services.ledger.append('attempt_start', { plan: plan.id, attempt, since, isLost: true });
    return [buildFailedOutcome(plan, attempt, foundFailure, run)];
}
function buildFailedOutcome(plan, attempt, foundFailure, run) {
    const details = {
        retryable: (0,retry_policy/* isRetryable */.r3)(foundFailure.reason),
        retryOptions: (0,retry_policy/* getRetryOptions */.$U)(run.policy.retry),
        ...foundFailure,
    };
    const { signal } = (0,attempt_attempt/* buildFailedAttempt */.f6)(plan, attempt, details, run);
    return { plan, attempt, signal, incoming: null };
}
function rebuildSignal(signal, plan, { attempt, base }, run) {
    const at = (0,completion_signal/* buildSignalContext */.oG)(run, plan.id, attempt);
    if (signal.status === 'blocked') {
        const { question, ...details } = signal.details;
        const isRequested = question?.kind === 'agent-question';
        const requested = isRequested ? (0,asking/* getQuestionDetails */.zW)((0,question_state/* findAgentQuestion */.J9)(plan, details.reason, base), plan, run) : {};
        return (0,blocked/* blockAsReported */.zn)(run.phase.id, details.reason, { ...details, ...requested }, at);
    }
    const { error, ...details } = signal.details;
    return completion_signal/* CompletionSignal */.FL.failure(run.phase.id, error ?? details.reason, details, at);
}
function sortOutcomes(outcomes, { incoming }) {
    const position = ({ plan }) => incoming.findIndex((incomingPlan) => incomingPlan.plan === plan.id);
    return [...outcomes].sort((a, b) => position(a) - position(b));
}


/***/ }),

/***/ 30096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aw: () => (/* binding */ checkBaseForm),
  Jf: () => (/* binding */ getPushBranch),
  Th: () => (/* binding */ getRunId),
  fR: () => (/* binding */ openChainJob),
  PT: () => (/* binding */ parseMatrixJobs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/plan/schedule/job-matrix.js
var job_matrix = __webpack_require__(69466);
// EXTERNAL MODULE: ./lib/publish/branch/sign-commits.js + 1 modules
var sign_commits = __webpack_require__(96055);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/record/published/shared-lease.js
var shared_lease = __webpack_require__(20168);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 4 modules
var choose_agent = __webpack_require__(21673);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 2 modules
var hold_phase = __webpack_require__(11039);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/branch-merge.js
var branch_merge = __webpack_require__(11032);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
;// CONCATENATED MODULE: ./lib/system/git/verbatim-checkout.js




const verbatimRules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
const attributesMark = '# Phase Executor was here: files as git stores them, until its job ends\n';
async function disableConversion(git) {
    const path = (0,external_node_path_.join)(git.commonDir, 'info', 'attributes');
    const before = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8').replace(attributesMark + verbatimRules, '') : '';
    const restore = () => (before === '' ? (0,external_node_fs_.rmSync)(path, { force: true }) : (0,external_node_fs_.writeFileSync)(path, before));
    const override = () => (0,external_node_fs_.writeFileSync)(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${attributesMark}${verbatimRules}`);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    override();
    try {
        const { changes } = await git.state({ untracked: false });
        const changed = changes.flatMap((change) => (change.worktree === 'M' && !change.repository ? [change.path] : []));
        if (changed.length === 0)
            return restore;
        restore();
        const converted = await filterConverted(git, changed);
        override();
        for (const each of converted)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(git.root, each));
        await git.run(['checkout-index', '-u', '-z', '--stdin'], { stdin: (0,path_bytes/* joinWithNuls */.Vw)(converted) });
        return restore;
    }
    catch (error) {
        restore();
        throw error;
    }
}
async function filterConverted(git, paths) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'phase-executor-checkout-'));
    try {
        await git.run(['checkout-index', '--force', '-z', '--stdin', `--prefix=${folder}/`], {
            stdin: (0,path_bytes/* joinWithNuls */.Vw)(paths),
        });
        return paths.filter((path) => isSameContent((0,external_node_path_.join)(folder, path), (0,external_node_path_.join)(git.root, path)));
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function isSameContent(a, b) {
    const stats = [a, b].map((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    if (!stats.every((stat) => stat?.isFile()) || stats[0]?.size !== stats[1]?.size)
        return false;
    return (0,external_node_fs_.readFileSync)(a).equals((0,external_node_fs_.readFileSync)(b));
}

;// CONCATENATED MODULE: ./lib/chain/rounds/chain-job.js
















const queueMs = 60 * 60_000;
async function openChainJob({ ref, opens }, world, work) {
    const { settings } = world;
    const runId = getRunId(settings);
    checkBaseForm(settings);
    let shared = null;
    const openRecord = async ({ warn, ...runScope }) => {
        if (settings.remote === '')
            return null;
        const remote = (0,remote_setting/* findConfiguredRemote */.e)(runScope.git, world);
        const ttlMs = settings['job-timeout'] + queueMs;
        const lease = await shared_lease/* SharedLease */._.join({ ...runScope, remote, ttlMs, onTrouble: warn });
        shared = {
            remote,
            lease,
            branchAt: await (0,branch_merge/* mergeRemoteBranch */.n)(runScope.git, remote, getPushBranch(runScope.read, settings)),
        };
        return null;
    };
    const isFresh = settings.fresh && opens;
    const hold = {
        ref,
        agent: (read) => (0,choose_agent/* chosenAgent */.U7)(settings, read),
        continues: !opens,
        runId,
        openRecord,
        onCheckout: async (git) => {
            git.config.withoutFilters();
            return disableConversion(git);
        },
        deadlineAt: world.machine.uptimeMs() + (0,job_limit/* deadlineLadder */.D)(settings['job-timeout']).engineMs,
    };
    return (0,hold_phase/* holdPhase */.f)(hold, (0,call_world/* withSettings */.G)(world, { fresh: isFresh }), async (run, read) => {
        if (!run.policy.commitDocs)
            throw new table_settings/* UsageError */.eb('commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run');
        await (0,adopt_summaries/* adoptSummaries */.p)(run, null);
        const { sha: start, branch: headBranch } = await run.workspace.git.head();
        const branch = shared === null ? (headBranch?.replace(/^refs\/heads\//, '') ?? null) : getPushBranch(read, settings);
        const publish = async ({ tags, released }) => {
            if (shared === null)
                return sign_commits/* asTheyAre */.hX;
            const { lease, remote, branchAt } = shared;
            const signing = await (0,sign_commits/* signCommits */.cG)({ run, remote, world });
            const { sha: head } = await run.workspace.git.head();
            const name = `refs/heads/${branch}`;
            const moves = head === branchAt ? [] : [{ name, to: head, from: branchAt }];
            for (const ref of await listUnpublished(run, remote))
                moves.push(ref);
            if (isFresh && lease.commit !== null) {
                const at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
                moves.push({ name: `refs/phase-executor/${read.phase.id}/earlier/${at}`, to: lease.commit, from: null });
            }
            await (0,checkpoint_tag/* retargetTags */.ov)(run.workspace.git, tags, signing.as);
            for (const tag of tags)
                moves.push({ name: `refs/tags/${tag}`, to: await run.workspace.git.object(`refs/tags/${tag}`), from: null });
            await lease.publishJob({ branch: name, head, released }, moves);
            shared = { ...shared, branchAt: head };
            return signing;
        };
        return work({ run, read, branch, start, publish });
    });
}
async function listUnpublished(run, remote) {
    const { phase } = run;
    const { git } = run.workspace;
    const saved = await (0,refs/* listRefsUnder */.H4)(git, `refs/phase-executor/${phase.id}/partial/`);
    const remoteRefs = await remote.list(saved.map(({ name }) => name));
    return saved.flatMap(({ name, commit }) => {
        const from = remoteRefs.get(name) ?? null;
        return from === commit ? [] : [{ name, to: commit, from }];
    });
}
function getRunId(settings) {
    if (/^[A-Za-z0-9][\w.-]{0,199}$/.test(settings['run-id']))
        return settings['run-id'];
    throw new table_settings/* UsageError */.eb(`run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`);
}
function checkBaseForm({ base }) {
    if (base !== '' && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base))
        throw new table_settings/* UsageError */.eb(`base: found "${base}", expected the full id of a commit, as in the output base of integrate`);
}
function getPushBranch(read, { branch }) {
    if (branch === work_branch/* current */.ss)
        throw new table_settings/* UsageError */.eb(`branch: found "${work_branch/* current */.ss}", but a chain pushes its work; name a branch`);
    return (0,work_branch/* formatBranchName */.HZ)(read, branch);
}
function parseMatrixJobs({ matrix }) {
    if (matrix.trim() === '')
        return [];
    try {
        return schemas/* object */.Ikc({ include: schemas/* array */.YOg(job_matrix/* MatrixJobSchema */.MF) }).parse(JSON.parse(matrix)).include;
    }
    catch (cause) {
        throw new table_settings/* UsageError */.eb(`matrix: found no job matrix of ours, expected the output "matrix" of integrate`, { cause });
    }
}


/***/ }),

/***/ 991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l6: () => (/* binding */ isUsedUp),
/* harmony export */   sF: () => (/* binding */ canContinue),
/* harmony export */   zL: () => (/* binding */ planNextRound)
/* harmony export */ });
/* harmony import */ var _judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84668);
/* harmony import */ var _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69466);
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35178);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46562);
/* harmony import */ var _run_context_run_context_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3550);
/* harmony import */ var _run_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35281);
/* harmony import */ var _run_loop_plan_endings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34032);
/* harmony import */ var _run_loop_plan_run_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24077);
/* harmony import */ var _run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(82781);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57733);
/* harmony import */ var _integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(85940);











async function canContinue(progress) {
    return (0,_run_loop_plan_endings_js__WEBPACK_IMPORTED_MODULE_6__/* .getStopReason */ .R5)(progress) === null && (await listReady(progress, 'single')).length > 0;
}
function isUsedUp({ run, history }, max) {
    const last = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).lastIntegrated;
    return last >= max || history.length >= run.policy.retry.maximumRunAttempts;
}
async function planNextRound(progress, { mode, next, most: maxRounds }) {
    const { run, retries } = progress;
    const ready = (0,_run_loop_plan_endings_js__WEBPACK_IMPORTED_MODULE_6__/* .getStopReason */ .R5)(progress) === null ? await listReady(progress, mode) : [];
    const plans = (0,_run_loop_plan_endings_js__WEBPACK_IMPORTED_MODULE_6__/* .getStopReason */ .R5)(progress) === null ? ready : [];
    const emptyRound = { matrix: null, round: next, notBefore: null, gate: false };
    const isUsedUp = progress.history.length >= run.policy.retry.maximumRunAttempts || (0,_run_context_run_context_js__WEBPACK_IMPORTED_MODULE_4__/* .isUsedUpBy */ .gL)(run) !== null;
    if (plans.length > 0 && (next > maxRounds || isUsedUp))
        return { ...emptyRound, action: 'stop' };
    const { lastAttempt: attempts } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.events).attempts.history;
    const matrixOf = mode === 'matrix' ? _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .buildJobMatrix */ .Zt : _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .buildSingleJobMatrix */ .Nr;
    const matrix = matrixOf(run.schedule, plans, { phase: run.phase.id, round: next, attempts });
    if (matrix !== null) {
        const { sha: base } = await run.workspace.git.head();
        run.services.ledger.append('round_start', { round: next, base, jobs: matrix.include });
        for (const id of plans)
            if (!retries.has(id))
                run.services.ledger.writeSignal(id, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__/* .buildInterruptedSignal */ .Dm)(id, undefined, run));
        return {
            ...emptyRound,
            matrix,
            notBefore: (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.events).plans.retriesAt([...retries.keys()]),
            action: retries.size > 0 ? 'retry' : 'proceed',
        };
    }
    if (progress.failed)
        return { ...emptyRound, action: progress.failed.decision.action };
    if (progress.halted !== null)
        return { ...emptyRound, action: 'await_user' };
    if (!run.schedule.plans.every(({ plan }) => run.progress.done.has(plan.id)))
        return { ...emptyRound, action: getWaitAction(progress) };
    const { decision } = await (0,_judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_0__/* .askDocuments */ .I)(run);
    if (!decision.open)
        return { ...emptyRound, action: 'await_user' };
    return { ...emptyRound, gate: (0,_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_10__/* .asksGate */ .W)(run), action: 'proceed' };
}
async function listReady(progress, mode) {
    const { run, states } = progress;
    for (;;) {
        const plans = (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_2__/* .readyPlans */ .iQ)(run.schedule, states, { apart: mode === 'matrix', limit: _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_1__/* .maxJobs */ .x_ });
        const capped = run.schedule.plans.flatMap(({ plan }) => {
            const cap = plans.includes(plan.id) ? (0,_run_context_run_context_js__WEBPACK_IMPORTED_MODULE_4__/* .isUsedUpBy */ .gL)(run, plan.id) : null;
            return cap?.level === 'plan' ? [{ plan, cap }] : [];
        });
        for (const { plan, cap } of capped) {
            const end = (0,_run_loop_plan_run_js__WEBPACK_IMPORTED_MODULE_7__/* .buildBudgetEnd */ .f6)(plan, progress.past.lastAttempt.get(plan.id) ?? 0, cap, run);
            (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_8__/* .noteFailure */ .fj)(progress, end);
            (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_8__/* .concludePlan */ .Bb)(progress, plan.id, end.signal, end.decision);
        }
        let isRequested = false;
        for (const { plan } of run.schedule.plans) {
            const question = plans.includes(plan.id) ? await (0,_run_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .askBeforeAttempt */ .o)(plan, run) : null;
            if (question === null)
                continue;
            isRequested = true;
            (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_8__/* .concludePlan */ .Bb)(progress, plan.id, question);
        }
        if (!isRequested && capped.length === 0)
            return plans;
    }
}
function getWaitAction({ signals }) {
    const blocked = [...signals.values()].flatMap((signal) => (signal.status === 'blocked' ? [signal] : []));
    return blocked.some(({ details }) => details.userInputRequired) ? 'await_user' : 'await_dependency';
}


/***/ }),

/***/ 47006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BY: () => (/* binding */ getResultName),
/* harmony export */   WM: () => (/* binding */ findJobResult),
/* harmony export */   Wy: () => (/* binding */ parseReceipt),
/* harmony export */   a7: () => (/* binding */ isJobResultName),
/* harmony export */   sQ: () => (/* binding */ ForgedError)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95687);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);



const ReceiptSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(100).nullable(),
    job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
});
class ForgedError extends Error {
    name = 'ForgedError';
}
function findJobResult(artifacts, expected) {
    const { artifact, receipt } = expected;
    const matching = artifacts.flatMap((each) => {
        const parts = parseResultName(each.name, artifact);
        return parts === null ? [] : [{ ...parts, each }];
    });
    const future = matching.find(({ start }) => start > expected.runAttempt);
    if (future)
        throw new ForgedError(`artifact ${future.each.name} names a future start of the workflow run`);
    const start = receipt
        ? parseResultName(receipt.name, artifact)?.start
        : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)(matching.map((each) => each.start), 1);
    const candidates = matching.filter((each) => each.start === start).sort((a, b) => a.taken - b.taken);
    const vouched = receipt ? findVouched(receipt, candidates) : candidates.at(-1)?.each;
    if (vouched === undefined)
        return null;
    refuseOtherMakers(candidates, vouched, artifacts, expected);
    return vouched;
}
function findVouched({ name, id, digest, job }, candidates) {
    const result = candidates.find(({ each }) => each.id === id)?.each;
    if (result === undefined)
        throw new ForgedError(`its job uploaded artifact ${name} (${id}), which was deleted or replaced since`);
    if ((result.job ?? job) !== job)
        throw new ForgedError(`artifact ${name} (${id}) is of job ${result.job}, not of ${job}`);
    if (result.digest !== null && digest !== null && result.digest !== digest)
        throw new ForgedError(`artifact ${name} (${id}) has the digest ${result.digest}, but ${digest} was uploaded`);
    return result;
}
function refuseOtherMakers(candidates, vouched, artifacts, { artifact, receipt, others, otherReceipts }) {
    const { job } = vouched;
    const otherUpload = candidates.find(({ each }) => each.job !== job)?.each;
    if (otherUpload)
        throw new ForgedError(`${artifact} was uploaded by two jobs: job ${job} uploaded ${vouched.name}, job ${otherUpload.job} uploaded ${otherUpload.name}`);
    const renamed = candidates.find(({ taken }) => job === null && taken > 1)?.each;
    if (renamed)
        throw new ForgedError(`${renamed.name} shows that the name ${artifact} was already taken`);
    const foreign = artifacts.find((result) => job !== null && result.job === job && others.some((name) => isJobResultName(result.name, name)));
    if (foreign)
        throw new ForgedError(`its job ${job} uploaded ${foreign.name} too, which is the result of another job`);
    const owner = receipt ? undefined : otherReceipts.find((otherReceipt) => job !== null && otherReceipt.job === job);
    if (owner)
        throw new ForgedError(`${vouched.name} was uploaded by job ${job}, which is the job of ${owner.name}`);
}
function getResultName(artifact, runAttempt) {
    return runAttempt > 1 ? `${artifact}-t${runAttempt}` : artifact;
}
function isJobResultName(name, artifact) {
    return parseResultName(name, artifact) !== null;
}
function parseResultName(name, artifact) {
    const suffix = name.startsWith(artifact) ? name.slice(artifact.length) : null;
    const [match, start = 1, taken = 1] = /^(?:-t(\d{1,4}))?(?:-(\d{1,3}))?$/.exec(suffix ?? '-') ?? [];
    return match === undefined ? null : { start: Number(start), taken: Number(taken) };
}
function parseReceipt(text) {
    return ReceiptSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(text)).data ?? null;
}


/***/ }),

/***/ 67399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ uploadWorker),
/* harmony export */   Ny: () => (/* binding */ brokenSetUp),
/* harmony export */   f0: () => (/* binding */ isSetUpBroken),
/* harmony export */   oV: () => (/* binding */ collectWorkers),
/* harmony export */   wV: () => (/* binding */ noResults),
/* harmony export */   wi: () => (/* binding */ withoutReceipts),
/* harmony export */   yQ: () => (/* binding */ openResultFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27597);
/* harmony import */ var _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69466);
/* harmony import */ var _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54222);
/* harmony import */ var _settings_call_own_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42567);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _workers_result_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42873);
/* harmony import */ var _workers_worker_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52545);
/* harmony import */ var _provenance_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47006);










const maxBytes = 512 * 1024 * 1024;
async function openResultFolder(world) {
    const { settings } = world;
    if (settings['input-dir'] !== '') {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings['input-dir']);
        return {
            leg: async ({ artifact }) => findResult(folder, artifact),
            gate: async (name) => findResult(folder, name),
        };
    }
    if (!_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(world.environment))
        return noResults;
    const artifacts = new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E(world.environment);
    const stored = await artifacts.list();
    const runAttempt = settings['run-attempt'];
    const download = async (result, receipt) => {
        if (result === null)
            return null;
        const into = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_settings_call_own_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeOwnFolder */ .xc)(world, 'phase-executor-legs'), result.name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(into, { recursive: true, force: true });
        await artifacts.download(result.id, into, { maxBytes, digest: receipt?.digest ?? null });
        return into;
    };
    return {
        leg: async (job, round) => {
            const receipts = readRoundReceipts(round, settings);
            const receipt = receipts.get(`leg-${job.index}`) ?? null;
            const others = round.filter(({ index }) => index !== job.index).map(({ artifact }) => artifact);
            const otherReceipts = [...receipts].flatMap(([name, each]) => (name === `leg-${job.index}` ? [] : [each]));
            const expected = {
                artifact: job.artifact,
                receipt,
                others: [...others, (0,_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .getGateArtifactName */ .$5)(job.phase)],
                otherReceipts,
            };
            return download((0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .findJobResult */ .WM)(stored, { ...expected, runAttempt }), receipt);
        },
        gate: async (artifact) => {
            const receipt = parseReceipts('gate-receipt', settings).get('receipt') ?? null;
            const result = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .findJobResult */ .WM)(stored, { artifact, receipt, others: [], otherReceipts: [], runAttempt });
            if (result !== null && receipt === null)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`artifact ${result.name} exists, but the job of the exit gate did not report it`);
            const folder = await download(result, receipt);
            const expectedDigest = parseOutputs('gate-receipt', settings)['result-digest'] ?? null;
            const actual = folder === null || expectedDigest === null ? expectedDigest : (0,_workers_result_digest_js__WEBPACK_IMPORTED_MODULE_6__/* .digestResult */ .a_)(folder);
            if (actual !== expectedDigest)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`its files have the digest ${actual}, but the judging step left files with ${expectedDigest}`);
            return folder;
        },
    };
}
const noResults = { leg: async () => null, gate: async () => null };
function readRoundReceipts(round, settings) {
    const receipts = parseReceipts('leg-receipts', settings);
    const isOurs = ({ index, artifact }) => (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .isJobResultName */ .a7)(receipts.get(`leg-${index}`)?.name ?? '', artifact);
    return round.some(isOurs) ? receipts : new Map();
}
function parseReceipts(setting, settings) {
    return new Map(Object.entries(parseOutputs(setting, settings)).flatMap(([name, text]) => {
        const receipt = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .parseReceipt */ .Wy)(text);
        return receipt === null ? [] : [[name, receipt]];
    }));
}
function isSetUpBroken(setting, settings) {
    return parseOutputs(setting, settings)['set-up'] === 'failure';
}
const brokenSetUp = "the project's own set-up failed, as the log of its job says; fix the set-up (.github/actions/phase-setup)";
function parseOutputs(setting, settings) {
    const value = settings[setting].trim() || '{}';
    try {
        return zod__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()).nullable().parse(JSON.parse(value)) ?? {};
    }
    catch (cause) {
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${setting}: found no JSON object of strings, expected toJSON(needs.<job>.outputs)`, {
            cause,
        });
    }
}
function withoutReceipts({ settings, environment }) {
    if (settings['leg-receipts'].trim() !== '' || settings['input-dir'] !== '' || !_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(environment))
        return null;
    return ('leg-receipts is not set, so a result counts as that of a leg by the name of its artifact alone, ' +
        'which a job can give to its own if that leg leaves none; pass toJSON(needs.<job>.outputs), as examples/workflows/your-own-jobs.yml does');
}
async function collectWorkers(jobs, results, world) {
    const jobResult = world.settings['leg-results'];
    const workers = [];
    for (const job of jobs) {
        try {
            const folder = await results.leg(job, jobs);
            const outcome = folder === null ? 'it left no result' : 'its work is kept';
            const hasRun = mayHaveRun(jobResult);
            const notStarted = folder === null && hasRun && isSetUpBroken('leg-receipts', world.settings) ? brokenSetUp : null;
            workers.push({
                job,
                folder,
                why: `${describeJobEnd(jobResult)}, and ${outcome}`,
                mayHaveRun: folder !== null || hasRun,
                notStarted: notStarted,
            });
        }
        catch (error) {
            if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactError */ .n) && !(error instanceof _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ))
                throw error;
            const isForged = error instanceof _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ;
            const reason = isForged ? `its result is forged and is ignored: ${error.message}` : error.message;
            world.progress(`${job.artifact} could not be downloaded: ${reason}`);
            workers.push({ job, folder: null, why: reason, mayHaveRun: true, notStarted: null });
        }
    }
    return workers;
}
async function uploadWorker(artifact, folder, world) {
    if (!_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(world.environment))
        return null;
    const expected = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .getResultName */ .BY)(artifact, world.settings['run-attempt']);
    const { name, bytes, id, digest, job } = await new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E(world.environment, {}, world.uploads).upload(expected, folder);
    world.progress(`uploaded ${name}, ${bytes} bytes`);
    if (name !== expected)
        world.progress(`the name ${expected} was taken: another artifact has that name`);
    return { name, id, digest, job };
}
function mayHaveRun(result) {
    return result.includes('=') ? !/\b(skipped|cancelled)\b/.test(result) : result !== 'skipped';
}
function describeJobEnd(result) {
    if (/\bcancelled\b/.test(result))
        return 'a job of the round was cancelled or timed out';
    if (/\bfailure\b/.test(result))
        return 'a job of the round failed';
    return /\bsuccess\b/.test(result) ? 'its job ended' : 'its job was lost';
}
function findResult(folder, artifact) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact, _workers_worker_result_js__WEBPACK_IMPORTED_MODULE_7__/* .workerFile */ .Tv)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact) : null;
}


/***/ }),

/***/ 30571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ refuseUnisolated),
/* harmony export */   U4: () => (/* binding */ noteOpener),
/* harmony export */   lR: () => (/* binding */ restoreRound),
/* harmony export */   nQ: () => (/* binding */ unisolatedWarning),
/* harmony export */   sH: () => (/* binding */ refuseWithoutTransport),
/* harmony export */   t1: () => (/* binding */ UnfilledMatrixError)
/* harmony export */ });
/* harmony import */ var _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54222);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46562);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52299);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26623);




async function refuseWithoutTransport(setting, world) {
    if (world.settings[setting] !== '' || world.environment.GITHUB_ACTIONS !== 'true')
        return;
    const advice = `use one job with command: run and remote: origin, or name a folder (setting ${setting}) and transfer the results yourself`;
    try {
        await new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E(world.environment).probe();
    }
    catch (error) {
        if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .ArtifactError */ .n))
            throw error;
        throw new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .ArtifactError */ .n(`a leg could not send its result to the next job, so no agent is started: ${error.message}; ${advice}`, { cause: error });
    }
}
function getHostJob({ environment }) {
    return _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E.available(environment) ? new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E(environment).job : null;
}
function noteOpener({ ledger }, start, world) {
    const job = getHostJob(world);
    const { file } = world.configuration;
    ledger.append('opened', job === null ? { start, config: file } : { job, start, config: file });
}
async function refuseUnisolated(run, world) {
    const { settings } = world;
    if (settings.unisolated)
        return;
    const opener = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).openingJob;
    const isSame = opener !== null && opener === getHostJob(world);
    if (!isSame && (settings.remote === '' || !(await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .findConfiguredRemote */ .e)(run.workspace.git, world).mayPush())))
        return;
    const reason = isSame
        ? 'this host runs all jobs of the chain as one job with one token, so'
        : `the token of this leg may push to ${settings.remote}, so`;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${reason} an agent could push unchecked work; give the leg a read-only token in a separate job (docs/hosts.md), or accept this with the setting unisolated`);
}
const unisolatedWarning = 'unisolated: the legs of this run were not required to have a read-only token; an agent could have pushed, and could have reached the jobs that judge';
class UnfilledMatrixError extends _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb {
    job;
    constructor(message, job) {
        super(message);
        this.job = job;
    }
}
function restoreRound(run, plan, settings) {
    if (settings['leg-kind'] === 'gate' || settings.round > 0)
        return settings;
    const openRound = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).openRound();
    if (openRound === null && settings.remote === '')
        return settings;
    if (openRound === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`round is missing and run ${run.runId} has no open round; run integrate first, and pass its round and artifact to this job`);
    const job = openRound.jobs.find((each) => each.plan === (plan ?? ''));
    const [firstJob] = openRound.jobs;
    if (job === undefined && firstJob !== undefined)
        throw new UnfilledMatrixError(`plan: found ${plan === null ? 'none' : `"${plan}"`}, but round ${openRound.round} has jobs for ${openRound.jobs.map((each) => each.plan || 'all plans').join(', ')}; ` +
            'where the host cannot fill a matrix, use mode: single', firstJob);
    return { ...settings, round: openRound.round, 'artifact-name': settings['artifact-name'] || (job?.artifact ?? '') };
}


/***/ }),

/***/ 42873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ digestHashes),
/* harmony export */   a_: () => (/* binding */ digestResult),
/* harmony export */   sW: () => (/* binding */ hashContent),
/* harmony export */   x_: () => (/* binding */ listFilesBelow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function digestResult(folder) {
    return digestHashes(new Map(listFilesBelow(folder).map((path) => [path, hashContent((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)))])));
}
function listFilesBelow(folder) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name)));
}
function digestHashes(hashes) {
    const lines = [...hashes.keys()].sort().map((path) => `${path}\0${hashes.get(path)}\n`);
    return `sha256:${hashContent(lines.join(''))}`;
}
function hashContent(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 52545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ clearWorker),
/* harmony export */   Tv: () => (/* binding */ workerFile),
/* harmony export */   UC: () => (/* binding */ writeWorker),
/* harmony export */   X_: () => (/* binding */ readWorker),
/* harmony export */   ZM: () => (/* binding */ GateSchema),
/* harmony export */   k1: () => (/* binding */ WorkerResultError),
/* harmony export */   px: () => (/* binding */ bundleFile),
/* harmony export */   sz: () => (/* binding */ canTakeWorker)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64377);
/* harmony import */ var _judge_run_mutant_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34951);
/* harmony import */ var _judge_run_phase_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59996);
/* harmony import */ var _judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3786);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42115);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(313);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22187);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57733);
/* harmony import */ var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95912);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95687);
/* harmony import */ var _result_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42873);













const sha = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/);
const planId = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1).max(200);
const sentence = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(10_000);
const maxEventText = 10_000;
const count = zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().nonnegative().max(1e9);
const Check = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    plan: planId,
    command: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(20_000),
    passed: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().nullable(),
    proves: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
    subject: sentence,
    message: sentence,
});
const MutantSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096),
    line: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
    was: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    becomes: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    outcome: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['killed', 'survived', 'undecided']),
});
const GateSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    commit: sha,
    confirmations: count,
    tests: _judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .TestVerdictSchema */ .XZ.nullable(),
    unprepared: sentence.nullable().default(null),
    checks: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(Check).max(5_000).readonly().default([]),
    proof: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ proven: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(), sentence, plans: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200)).max(1000).readonly() })
        .nullable()
        .default(null),
    testWarnings: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(200).readonly().default([]),
    oldTests: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(50).readonly().default([]),
    phaseTests: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096), name: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(300), idle: sentence.nullable() }))
        .max(_judge_run_phase_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .maxPhaseTests */ .zV)
        .readonly()
        .default([]),
    mutants: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ results: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(MutantSchema).max(_judge_run_mutant_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMutants */ .t).readonly(), notes: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(10).readonly() })
        .nullable()
        .default(null),
    verification: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(50), report: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(500), text: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(1_000_000).nullable() })
        .nullable(),
});
const WorkerSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(1),
    kind: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['plans', 'gate']),
    runId: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    runAttempt: count,
    phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(100),
    round: count,
    artifact: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(300),
    base: sha,
    proven: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ plan: planId, attempt: count, base: sha, commit: sha, upTo: count.optional() }))
        .max(1_000),
    kept: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ plan: planId, attempt: count, base: sha, commit: sha })).max(1_000),
    halted: sentence.nullable().default(null),
    fault: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
        reason: _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .FailureReasonSchema */ .yt,
        message: sentence,
        retryable: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
        began: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().default(true),
    })
        .nullable(),
    gate: GateSchema.nullable(),
});
const optionalText = clipText(maxEventText).optional().catch(undefined);
const optionalNumber = zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().optional().catch(undefined);
const optionalBoolean = zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().optional().catch(undefined);
const optionalTexts = zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(clipText(500))
    .transform((list) => list.slice(0, 100))
    .optional()
    .catch(undefined);
function clipText(max) {
    return zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().transform((text) => text.slice(0, max));
}
function buildNamed(names, schema) {
    return Object.fromEntries(names.map((name) => [name, schema]));
}
const EventSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_12__/* .datetime */ .w$(),
    event: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .listKindsWith */ .Gg)({ travels: true })),
    plan: planId,
    attempt: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().max(10_000),
    ...buildNamed(['since', 'agent', 'reason', 'task', 'specialist', 'error_type', 'details', 'from', 'why', 'said'], optionalText),
    ...buildNamed(['timeoutMs', 'exitCode', 'durationMs', 'survivors', 'backoffMs', 'repair'], optionalNumber),
    ...buildNamed(['ok', 'passed'], optionalBoolean),
    ...buildNamed(['files', 'remarks'], optionalTexts),
    spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .SpentSchema */ .IF.optional().catch(undefined),
});
class WorkerResultError extends Error {
    name = 'LegResultError';
}
const workerFile = 'leg.json';
const eventsFile = 'events.ndjson';
const bundleFile = 'work.bundle';
function writeWorker(into, worker, parts, redact) {
    const { signals, handoffs, events, writeLogs } = parts;
    const redactStrings = (value) => JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'string' ? redact(each) : each));
    const bundles = [bundleFile].filter((name) => isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)));
    const hashes = new Map(bundles.map((name) => [name, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashContent */ .sW)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)))]));
    const write = (path, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path), text, { flag: 'wx' });
        hashes.set(path, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashContent */ .sW)(text));
    };
    writeLogs?.(write);
    for (const [plan, signal] of signals)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('signals', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .getFileName */ .WP)(plan)}.json`), `${JSON.stringify(redactStrings(signal), null, 2)}\n`);
    for (const { plan, attempt, text } of handoffs)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('handoffs', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .getFileName */ .WP)(plan)}-a${attempt}.json`), redact(text));
    write(eventsFile, events.map((event) => `${JSON.stringify(redactStrings(event))}\n`).join(''));
    write(workerFile, `${JSON.stringify(worker, null, 2)}\n`);
    return { leg: worker, signals, digest: (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .digestHashes */ .$$)(hashes) };
}
function clearWorker(into) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(into, { recursive: true });
    for (const name of [workerFile, eventsFile, bundleFile, 'signals', 'handoffs', 'logs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name), { recursive: true, force: true });
}
function canTakeWorker(into) {
    return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(into) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, workerFile)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(into).length === 0;
}
const maxTextBytes = 2 * 1024 * 1024;
const maxHandoffBytes = 64 * 1024;
const maxEventsBytes = 4 * 1024 * 1024;
const maxEvents = 2_000;
const maxFiles = 2_000;
function readWorker(folder) {
    const worker = readSavedWorker(folder);
    const signals = new Map();
    for (const name of listWorkerNames((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals'))) {
        const signal = readWorkerSignal((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals', name), name);
        if (signal.plan !== undefined)
            signals.set(signal.plan, signal);
    }
    const handoffs = listWorkerNames((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs')).flatMap((name) => {
        const [, plan, attempt] = /^(.+)-a(\d{1,5})\.json$/.exec(name) ?? [];
        if (plan === undefined)
            return [];
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs', name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).size > maxHandoffBytes)
            return [];
        return [{ plan: decodeName(plan), attempt: Number(attempt), text: readWorkerText(path) ?? '' }];
    });
    const bundle = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, bundleFile);
    return { leg: worker, signals, events: readWorkerEvents(folder), handoffs, bundle: isFile(bundle) ? bundle : null };
}
function readSavedWorker(folder) {
    const text = readWorkerText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, workerFile));
    if (text === null)
        throw new WorkerResultError('it contains no leg.json, so it is not the result of a leg');
    const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .tryParseJson */ .Bl)(text);
    if (value === undefined)
        throw new WorkerResultError('leg.json is not JSON, or nested deeper than 64 levels');
    const parsed = WorkerSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new WorkerResultError(`${workerFile} is not usable: ${problems.join('; ')}`);
}
function readWorkerEvents(folder) {
    const lines = (readWorkerText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, eventsFile), maxEventsBytes) ?? '').split('\n');
    if (lines.length > maxEvents)
        throw new WorkerResultError(`${eventsFile} has more than ${maxEvents} lines`);
    return lines.flatMap((line) => {
        const parsed = EventSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .tryParseJson */ .Bl)(line));
        if (!parsed.success)
            return [];
        const { at, event, ...details } = parsed.data;
        const { plan, attempt } = details;
        return (0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDetails */ .Lo)(event, details) ? [{ at, plan, attempt, told: { event, details } }] : [];
    });
}
function readWorkerSignal(path, name) {
    try {
        return (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__/* .parseSignal */ ._w)(readWorkerText(path) ?? '');
    }
    catch (cause) {
        throw new WorkerResultError(`signals/${name} is not a completion signal: ${cause.message}`);
    }
}
function readWorkerText(path, max = maxTextBytes) {
    if (!isFile(path))
        return null;
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    if (size > max)
        throw new WorkerResultError(`${path} has ${size} bytes; at most ${max} are accepted`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function listWorkerNames(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    if (names.length > maxFiles)
        throw new WorkerResultError(`${folder} has more than ${maxFiles} files`);
    return names.filter((name) => name.endsWith('.json')).sort();
}
function decodeName(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}


/***/ }),

/***/ 98366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HK: () => (/* binding */ boundRuleset),
/* harmony export */   Wz: () => (/* binding */ fetchBranchRules),
/* harmony export */   rD: () => (/* binding */ listRequiredChecks)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);



function fetchBranchRules(branch, host) {
    return host.paginate(host.rest.repos.getBranchRules, { ...host.here, ..._host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .largePages */ .Gc, branch });
}
async function boundRuleset(id, host) {
    const asking = host.rest.repos.getRepoRuleset({ ...host.here, ruleset_id: id }).then(({ data }) => data);
    const ruleset = await (0,_host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .unlessRefused */ .J0)(asking, [403, 404], null);
    if (ruleset === null)
        return true;
    const { enforcement, current_user_can_bypass: bypass = '' } = ruleset;
    return enforcement === 'active' && bypass !== 'always' && bypass !== 'exempt';
}
const Required = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    required_status_checks: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ context: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), integration_id: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish() })),
});
async function listRequiredChecks(branch, rules, host) {
    const ruled = rules.flatMap(({ type, parameters }) => type === 'required_status_checks' ? (Required.safeParse(parameters).data?.required_status_checks ?? []) : []);
    const { data } = await host.rest.repos.getBranch({ ...host.here, branch });
    const { checks = [] } = (data.protection?.required_status_checks ?? {});
    const foundChecks = [
        ...ruled.map(({ context, integration_id: app = null }) => ({ name: context, app })),
        ...checks.map(({ context, app_id: app = null }) => ({ name: context, app: app === -1 ? null : app })),
    ];
    return [...new Map(foundChecks.map((check) => [JSON.stringify(check), check])).values()];
}


/***/ }),

/***/ 67314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: () => (/* binding */ dispatchPhase),
/* harmony export */   V$: () => (/* binding */ DispatchError),
/* harmony export */   i3: () => (/* binding */ startWorkflow)
/* harmony export */ });
/* harmony import */ var _host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);
/* harmony import */ var _host_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44729);
/* harmony import */ var _workflow_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39333);



class DispatchError extends Error {
    name = 'DispatchError';
}
const totalTimeoutMs = 30_000;
async function dispatchPhase(phase, { head, token, environment }) {
    const payload = (0,_workflow_run_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvent */ .j_)(environment);
    const host = await (0,_host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .hostAt */ .gu)(environment, token, { totalTimeoutMs });
    if (host === null || payload === null)
        throw new DispatchError('this is not a job of a workflow with a token');
    const { what, start } = payload.action && payload.client_payload
        ? startAgain(payload, phase)
        : startAnew(payload, { phase, head }, environment);
    try {
        await start(host);
        return what;
    }
    catch (cause) {
        if (!(cause instanceof _host_error_js__WEBPACK_IMPORTED_MODULE_1__/* .HostError */ .dh))
            throw cause;
        const hint = cause.status === 403 ? ' (a token that may start workflows is needed: pass one as push_token)' : '';
        throw new DispatchError(`${cause.message}${hint}`, { cause });
    }
}
function startAnew({ inputs, workflow: eventWorkflow }, { phase, head }, { GITHUB_REF: ref = '', GITHUB_WORKFLOW_REF: workflowRef = '' }) {
    const [, running] = /\.(?:github|gitea|forgejo)\/workflows\/([^@/]+)@/.exec(workflowRef) ?? [];
    const workflow = running ?? /(?:^|\/)([^@/]+\.ya?ml)$/.exec(String(eventWorkflow ?? ''))?.[1];
    if (inputs?.phase === undefined)
        throw new DispatchError('the workflow was not started by workflow_dispatch with an input phase');
    if (workflow === undefined)
        throw new DispatchError('neither GITHUB_WORKFLOW_REF nor the event names the file of this workflow');
    const text = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, String(value)]));
    const begin = text.ref === undefined ? {} : { ref: head };
    const run = { ref, inputs: { ...text, phase, ...begin } };
    return { what: workflow, start: (host) => startWorkflow(workflow, run, host) };
}
function startAgain({ action: type = '', client_payload: payload }, phase) {
    const event = { event_type: type, client_payload: { ...payload, phase } };
    return {
        what: `the event ${type}`,
        start: (host) => host.rest.repos.createDispatchEvent({ ...host.here, ...event }),
    };
}
async function startWorkflow(file, start, host) {
    await host.rest.actions.createWorkflowDispatch({ ...host.here, workflow_id: file, ...start });
}


/***/ }),

/***/ 19843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findClaimedPlans),
/* harmony export */   p: () => (/* binding */ adoptSummaries)
/* harmony export */ });
/* harmony import */ var _judge_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86016);
/* harmony import */ var _judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75378);
/* harmony import */ var _judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88671);
/* harmony import */ var _judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96734);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39006);
/* harmony import */ var _judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16834);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33526);
/* harmony import */ var _record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22007);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46562);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67263);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);














async function adoptSummaries(run, gateRunner) {
    const claimed = await findClaimedPlans(run);
    if (claimed.length === 0)
        return;
    const { sha } = await run.workspace.git.head();
    const checkout = await (0,_judge_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .openCleanCheckout */ .k8)(sha, run);
    if (typeof checkout === 'string')
        return refuseAll(claimed, checkout, run);
    try {
        await adoptVerified(claimed, checkout, gateRunner, run);
    }
    finally {
        checkout.close();
    }
}
async function findClaimedPlans(run) {
    const { schedule } = run;
    const { done } = run.progress;
    const { ledger } = run.services;
    const { git } = run.workspace;
    const plans = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id));
    const { verified } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(ledger.earlier).plans;
    const heads = verified.map(({ head }) => head);
    const reachable = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_11__/* .filterAncestors */ .rU)(git, heads, 'HEAD');
    const recorded = new Set(verified.flatMap(({ plan, head }) => (reachable.has(head) ? [plan] : [])));
    const unrecorded = plans.filter(({ id }) => !recorded.has(id));
    if (unrecorded.length === 0)
        return [];
    const marks = (await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__/* .listMarkedCommits */ .ct)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const completed = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(git.isShallow ? ledger.earlier : []).plans.completed;
    const isMarked = (plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .hashPlan */ .k)(plan));
    return unrecorded.filter((plan) => !isMarked(plan) && completed.get(plan.id)?.planHash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .hashPlan */ .k)(plan));
}
async function adoptVerified(claimed, checkout, gateRunner, run) {
    const { git } = run.workspace;
    const changes = await (0,_judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .listPlanChanges */ .v)(run, new Map());
    const { answers, unprepared } = await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .judgePlans */ .o)(checkout, run, { changes, plans: claimed }, gateRunner);
    if (unprepared !== null)
        return refuseAll(claimed, unprepared, run);
    for (const plan of claimed) {
        const answer = answers.get(plan.id);
        if (answer === undefined)
            continue;
        const isLeftToGate = gateRunner === null && (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .listPlanCommands */ .Q7)(plan).length > 0;
        const minEvidence = (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTests */ .k$)(run.policy.minEvidence);
        const missing = isLeftToGate ? null : (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .explainMissingEvidence */ .jh)(plan.id, answer.evidence, minEvidence);
        const shape = await (0,_judge_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeProblems */ .qf)(git, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .emptyTree */ ["in"])(git), checkout.commit, new Set(changes.of(plan.id)));
        const evidence = missing !== null && git.isShallow ? `${missing} ${adviceOnShallow}` : missing;
        const problems = [
            ...[...(0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .listObjections */ .BG)(answer.findings), ...shape].map(_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingSentence */ .dj),
            ...(evidence === null ? [] : [evidence]),
        ];
        if (problems.length > 0)
            refusePlan(plan, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .joinFirstFew */ .RS)(problems, 3, '; '), run);
        else
            run.services.ledger.append('summary_adopted', {
                plan: plan.id,
                head: checkout.commit,
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_10__/* .getEvidenceLevel */ .CE)(answer.evidence),
            });
    }
}
const adviceOnShallow = '(this clone is shallow, so its commits cannot be seen: run git fetch --unshallow, or check out with fetch-depth: 0)';
function refuseAll(plans, reason, run) {
    for (const plan of plans)
        refusePlan(plan, reason, run);
}
function refusePlan(plan, reason, run) {
    run.progress.done.delete(plan.id);
    const wasAttempted = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(run.services.ledger.earlier).attempts.history.lastAttempt.has(plan.id);
    if (wasAttempted || run.policy.rerunsUnfinished)
        return;
    run.progress.unverified.set(plan.id, `${plan.summaryPath} says that plan ${plan.id} is done, but it was never verified, and the checks fail: ${reason}. Finish the work and commit it, or delete the SUMMARY to run the plan again`);
}


/***/ }),

/***/ 42127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deadlineLadder),
/* harmony export */   d: () => (/* binding */ getDeadline)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45880);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






const minuteMs = 60_000;
const defaultMinutes = { github: 360, gitea: 180 };
async function getDeadline(world) {
    const { deadline } = world.settings;
    const limitMs = await jobLimitMs(world.environment);
    const runMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
    if (runMs < deadline)
        world.progress(`the job may take ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(limitMs ?? 0)} (timeout-minutes), so the run gets ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(runMs)} instead of its deadline of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(deadline)}`);
    return world.machine.uptimeMs() + runMs;
}
async function jobLimitMs(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return null;
    const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    return minuteMs * ((await configuredMinutes(environment)) ?? defaultMinutes[host]);
}
const maxBytes = 500 * 1024;
async function configuredMinutes(environment) {
    const { GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' } = environment;
    const [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
    if (path === undefined || GITHUB_WORKSPACE === '')
        return null;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GITHUB_WORKSPACE, path);
    const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? maxBytes + 1;
    const text = size > maxBytes ? null : (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)(file);
    if (text === null)
        return null;
    const workflow = Workflow.safeParse((0,_plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .tryYaml */ .bb)(text));
    const minutes = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
    return /^\d{1,5}(\.\d{1,3})?$/.test(minutes) && Number(minutes) > 0 ? Number(minutes) : null;
}
const Workflow = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ 'timeout-minutes': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().catch(undefined) })),
});
function deadlineLadder(jobTimeoutMs) {
    const gapMs = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
    const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
    const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - gapMs) / minuteMs));
    return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * gapMs), stepMinutes, jobMinutes };
}


/***/ })

};
;