"use strict";
exports.id = 5534;
exports.ids = [5534];
exports.modules = {

/***/ 5534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runIntegrate: () => (/* binding */ runIntegrate)
});

// EXTERNAL MODULE: ./lib/chain/integration/awaited-checks.js + 1 modules
var awaited_checks = __webpack_require__(27359);
// EXTERNAL MODULE: ./lib/chain/integration/integration.js
var integration = __webpack_require__(51178);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/chain/integration/worker-outcome.js + 1 modules
var worker_outcome = __webpack_require__(13790);
;// CONCATENATED MODULE: ./lib/chain/integration/reopened-plan.js







async function reopenPlan(progress, red) {
    const { run } = progress;
    const { ledger } = run.services;
    if ((0,phase_state/* phaseState */.R)(ledger.events).run(run.runId).kinds.has('reopened'))
        return false;
    const plan = await findBlamedPlan(progress, red.excerpt);
    const attempt = plan && (0,phase_state/* phaseState */.R)(ledger.events).attempts.history.lastAttempt.get(plan.id);
    if (plan === null || attempt === undefined || attempt === null)
        return false;
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(run.workspace.root, plan.summaryPath), { force: true });
    const path = `${run.workspace.prefix}${plan.summaryPath}`;
    await run.workspace.git.commitPaths((0,plan_mark/* recordMessage */.VR)(`plan ${plan.id}: reopened by the project's own CI`, run), [path]);
    run.workspace.known = null;
    run.progress.done.delete(plan.id);
    progress.states.set(plan.id, 'pending');
    progress.signals.delete(plan.id);
    ledger.append('reopened', { plan: plan.id, attempt, why: red.why });
    const message = [`its work was merged, but the project's own CI is red on it: ${red.why}`, red.excerpt]
        .join('\n\n')
        .trim();
    const failed = (0,worker_outcome/* buildFailedOutcome */.EW)(plan, attempt, { reason: 'tests_failed', message, retryable: true }, run);
    progress.history.length = 0;
    for (const pastAttempt of (0,phase_state/* phaseState */.R)(ledger.events).attempts.history.attempts)
        progress.history.push(pastAttempt);
    (0,integration/* handleFailure */.vU)(failed, progress);
    return true;
}
async function findBlamedPlan({ run, signals }, excerpt) {
    const { lastAttempt } = (0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.history;
    const changes = await (0,plan_changes/* listPlanChanges */.v)(run, signals);
    const scored = run.schedule.plans.flatMap(({ plan }) => {
        if (!lastAttempt.has(plan.id) || !run.progress.done.has(plan.id))
            return [];
        const ownFiles = changes.of(plan.id).filter((path) => !path.startsWith(`${run.workspace.prefix}.planning/`));
        return [{ plan, hits: ownFiles.filter((path) => excerpt.includes(path)).length }];
    });
    return (scored.reduce((best, each) => (best && best.hits > each.hits ? best : each), null)
        ?.plan ?? null);
}

// EXTERNAL MODULE: ./lib/chain/rounds/chain-job.js + 1 modules
var chain_job = __webpack_require__(30096);
// EXTERNAL MODULE: ./lib/chain/rounds/next-round.js
var next_round = __webpack_require__(991);
// EXTERNAL MODULE: ./lib/chain/transfer/worker-transfer.js
var worker_transfer = __webpack_require__(67399);
// EXTERNAL MODULE: ./lib/chain/workers/job-isolation.js
var job_isolation = __webpack_require__(30571);
// EXTERNAL MODULE: ./lib/publish/announce/report-to-host.js + 1 modules
var report_to_host = __webpack_require__(17201);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
;// CONCATENATED MODULE: ./lib/commands/integrate-command.js













const runIntegrate = async ([ref = ''], world) => {
    const { settings } = world;
    const { round, mode, 'max-rounds': max } = settings;
    if (round === 0)
        await (0,job_isolation/* refuseWithoutTransport */.sH)('input-dir', world);
    return (0,chain_job/* openChainJob */.fR)({ ref, opens: round === 0 }, world, async (job) => {
        const { run, publish } = job;
        const progress = round === 0 ? (0,run_progress/* startRun */.AD)(run) : (0,run_progress/* resumeRun */.ZL)(run);
        if (round === 0) {
            (0,run_progress/* announceProgress */.tc)(progress);
            (0,job_isolation/* noteOpener */.U4)(run.services, job.start, world);
        }
        const { tags } = round === 0 ? { tags: [] } : await integrateRecordedRound(round, progress, job, world);
        const rounds = { mode, next: round + 1, most: max };
        let next = await (0,next_round/* planNextRound */.zL)(progress, rounds);
        await publish({ tags, released: false });
        if (next.matrix === null && next.action === 'proceed' && settings.checks.length > 0) {
            if (await isSentBack(progress, job, world))
                next = await (0,next_round/* planNextRound */.zL)(progress, rounds);
            await publish({ tags: [], released: false });
        }
        const since = Date.parse((0,phase_state/* phaseState */.R)(run.services.ledger.events).run(run.runId).opening?.at ?? '') || world.now();
        const progressReport = { since, signals: progress.signals, next: `Next: ${describeNextStep(next)}.` };
        for (const note of await (0,report_to_host/* reportProgress */.w)(progressReport, { run, branch: job.branch }, world))
            world.progress(note);
        return buildRoundReply(next, job, settings);
    });
};
async function isSentBack(progress, { run, branch }, world) {
    const { git, prefix } = run.workspace;
    const { sha: commit } = await git.head();
    const answer = await (0,awaited_checks/* awaitChecks */.a)({ commit, branch, isRequested: false, prefix }, world);
    const { verdict, why } = answer;
    run.services.ledger.append('host_checks', { commit, verdict, why });
    return verdict === 'red' && (await reopenPlan(progress, answer));
}
async function integrateRecordedRound(round, progress, { run, start }, world) {
    const { settings } = world;
    const configuredRound = {
        round,
        base: settings.base === '' ? start : settings.base,
        jobs: (0,chain_job/* parseMatrixJobs */.PT)(settings),
    };
    const opened = (0,phase_state/* phaseState */.R)(run.services.ledger.earlier).run(run.runId).openRound(round) ?? configuredRound;
    if (opened.jobs.length === 0)
        throw new table_settings/* UsageError */.eb(`round: run ${run.runId} has no round ${round}, and there is no matrix`);
    const warning = (0,worker_transfer/* withoutReceipts */.wi)(world);
    if (warning !== null)
        run.services.ledger.append('warning', { message: warning });
    const workers = await (0,worker_transfer/* collectWorkers */.oV)(opened.jobs, await (0,worker_transfer/* openResultFolder */.yQ)(world), world);
    return (0,integration/* integrateRound */.s5)(progress, workers, opened);
}
async function buildRoundReply(next, job, settings) {
    const { run, branch } = job;
    const { matrix, round, gate, action: decision } = next;
    const { sha: base } = await run.workspace.git.head();
    const { jobMinutes, stepMinutes } = (0,job_limit/* deadlineLadder */.D)(settings['job-timeout']);
    const phase = run.phase.id;
    const plans = run.schedule.plans.map(({ plan }) => plan.id);
    const completed = plans.filter((id) => run.progress.done.has(id));
    const remaining = plans.filter((id) => !run.progress.done.has(id));
    const notBefore = next.notBefore === null ? null : new Date(next.notBefore).toISOString();
    const json = { decision, matrix, round, gate, branch, base, notBefore, phase, plans, completed, remaining };
    const outputs = {
        decision,
        round: String(round),
        'not-before': notBefore ?? '',
        base,
        matrix: matrix === null ? '' : JSON.stringify(matrix),
        gate: gate ? 'true' : '',
        verifier: run.policy.verifierCommand === '' ? '' : 'true',
        branch: branch ?? '',
        'head-sha': base,
        phase,
        plans: JSON.stringify(plans),
        completed: JSON.stringify(completed),
        remaining: JSON.stringify(remaining),
        'leg-timeout-minutes': String(jobMinutes),
        'step-timeout-minutes': String(stepMinutes),
    };
    const text = `${completed.length} of ${plans.length} plans complete; ${describeNextStep(next)}`;
    return { exitCode: 0, json, text, summary: `${(0,markdown/* escapeMarkdown */.FV)(text)}\n`, outputs };
}
function describeNextStep({ matrix, round, gate, action }) {
    if (matrix !== null) {
        const plans = matrix.include.map(({ plan }) => plan || 'all plans that can run');
        return `round ${round} executes ${plans.join(', ')} (${action})`;
    }
    return gate ? 'the exit gate runs next' : `no further round (${action})`;
}


/***/ })

};
;