"use strict";
exports.id = 281;
exports.ids = [281];
exports.modules = {

/***/ 40281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runConclude: () => (/* binding */ runConclude)
/* harmony export */ });
/* harmony import */ var _chain_integration_awaited_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27359);
/* harmony import */ var _chain_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85940);
/* harmony import */ var _chain_integration_integration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51178);
/* harmony import */ var _chain_rounds_chain_job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30096);
/* harmony import */ var _chain_rounds_next_round_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(991);
/* harmony import */ var _chain_transfer_provenance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47006);
/* harmony import */ var _chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67399);
/* harmony import */ var _chain_workers_job_isolation_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30571);
/* harmony import */ var _chain_workers_worker_result_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(52545);
/* harmony import */ var _judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(84668);
/* harmony import */ var _judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(16834);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(41460);
/* harmony import */ var _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69466);
/* harmony import */ var _publish_announce_report_broken_run_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63575);
/* harmony import */ var _publish_announce_run_result_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(81586);
/* harmony import */ var _publish_branch_sign_commits_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(96055);
/* harmony import */ var _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(54222);
/* harmony import */ var _publish_host_dispatch_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(67314);
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(26097);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(46562);
/* harmony import */ var _run_context_run_context_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(3550);
/* harmony import */ var _run_loop_phase_end_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(72179);
/* harmony import */ var _run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(82781);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(56844);
/* harmony import */ var _settings_file_effective_settings_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(1111);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(26623);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(57733);
/* harmony import */ var _signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(17120);
/* harmony import */ var _signal_next_phase_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(3889);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(5722);






























const runConclude = async (args, world) => {
    const { settings } = world;
    try {
        return await concludeRun(args, world);
    }
    catch (error) {
        if (error instanceof _settings_file_effective_settings_js__WEBPACK_IMPORTED_MODULE_23__/* .OtherSettingsError */ .MM)
            throw error;
        const reason = `the last job could not conclude the phase: ${(0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_22__/* .describeFailure */ .Ic)(error).message}`;
        const [ref = ''] = args;
        const isPushed = settings.remote !== '';
        const findBranch = async (read) => ({ name: (0,_chain_rounds_chain_job_js__WEBPACK_IMPORTED_MODULE_3__/* .getPushBranch */ .Jf)(read, settings), isPushed });
        await (0,_publish_announce_report_broken_run_js__WEBPACK_IMPORTED_MODULE_12__/* .reportBrokenRun */ .r)(reason, { ref, archive: 'phase-signal', findBranch }, world);
        if (ref === '')
            throw error;
        const context = { at: new Date(world.now()), runId: settings['run-id'] || undefined };
        const broken = { message: reason, stack: error.stack };
        const signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_25__/* .CompletionSignal */ .FL.failure(ref, broken, { reason: 'internal', retryable: false }, context);
        throw new _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_22__/* .BrokenRunError */ .ZO(signal, error);
    }
};
async function concludeRun([ref = ''], world) {
    const { settings } = world;
    return (0,_chain_rounds_chain_job_js__WEBPACK_IMPORTED_MODULE_3__/* .openChainJob */ .fR)({ ref, opens: false }, world, async (job) => {
        const { run, read, publish } = job;
        refuseOtherRun(run, settings);
        if (settings.unisolated)
            run.services.ledger.append('warning', { message: _chain_workers_job_isolation_js__WEBPACK_IMPORTED_MODULE_7__/* .unisolatedWarning */ .nQ });
        const results = await (0,_chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__/* .openResultFolder */ .yQ)(world).catch((error) => {
            if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_15__/* .ArtifactError */ .n))
                throw error;
            world.progress(`the artifacts of this run cannot be fetched: ${error.message}`);
            return _chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__/* .noResults */ .wV;
        });
        const open = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_18__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).openRound();
        let progress = (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_21__/* .resumeRun */ .ZL)(run);
        const { tags } = open
            ? await (0,_chain_integration_integration_js__WEBPACK_IMPORTED_MODULE_2__/* .integrateRound */ .s5)(progress, await (0,_chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__/* .collectWorkers */ .oV)(open.jobs, results, world), open)
            : { tags: [] };
        const { gate, closed } = (0,_chain_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .asksGate */ .W)(run) ? await readGateResult(results, run, world) : noGateResult;
        const isBroken = open !== null || (gate === null && closed === null && (0,_chain_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .asksGate */ .W)(run));
        const isOpen = (await (0,_chain_rounds_next_round_js__WEBPACK_IMPORTED_MODULE_4__/* .canContinue */ .sF)(progress)) ||
            (isBroken && progress.run.schedule.plans.every(({ plan }) => run.progress.done.has(plan.id)));
        const cut = isBroken || !(0,_chain_rounds_next_round_js__WEBPACK_IMPORTED_MODULE_4__/* .isUsedUp */ .l6)(progress, settings['max-rounds']) ? 'interrupted' : 'rounds';
        const isBudgetUsedUp = !isBroken && (0,_run_context_run_context_js__WEBPACK_IMPORTED_MODULE_19__/* .isUsedUpBy */ .gL)(run) !== null;
        progress = { ...progress, cut: isOpen && !isBudgetUsedUp ? cut : null };
        const gateRunner = { ...(0,_chain_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gateRunnerFrom */ ._)(gate, run), ...(closed === null ? {} : { setUp: async () => closed }) };
        const phaseEnd = await (0,_run_loop_phase_end_js__WEBPACK_IMPORTED_MODULE_20__/* .endPhase */ .z)(progress, async () => hostGate(await (0,_judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .runPhaseGate */ .u)(progress.run, gateRunner, {
            changes: await (0,_judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_10__/* .listPlanChanges */ .v)(progress.run, progress.signals),
            questions: (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_21__/* .listWeakerPlans */ ._x)(progress),
        }), job, world));
        const reported = await (0,_publish_branch_sign_commits_js__WEBPACK_IMPORTED_MODULE_14__/* .publishSigned */ .y8)(() => publish({ tags, released: true }), phaseEnd, run);
        const isPushed = settings.remote !== '';
        const reply = await (0,_publish_announce_run_result_js__WEBPACK_IMPORTED_MODULE_13__/* .resultOfRun */ .c)(reported, { world, run, branch: job.branch, isPushed, archive: 'phase-signal' });
        const nextMessage = await startNextRun(reported, read.next, world);
        const location = `The work is at ${reported.head}${job.branch === null ? '' : ` on branch ${job.branch}`}`;
        const extraLines = [location, ...(nextMessage === null ? [] : [nextMessage])];
        const [text, summary] = [reply.text, reply.summary ?? ''].map((each) => [each.trimEnd(), ...extraLines].join('\n'));
        return { ...reply, text: text ?? '', summary: `${summary}\n` };
    });
}
async function hostGate(gate, { run, branch, start }, world) {
    if (world.settings.checks.length === 0 || !gate.decision.open)
        return gate;
    const { ledger } = run.services;
    const isRequested = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_18__/* .phaseState */ .R)(ledger.earlier).checkedCommits.has(start);
    const { verdict, why } = (await (0,_record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_17__/* .isSameWork */ .cq)(start, gate.commit, run.workspace))
        ? await (0,_chain_integration_awaited_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitChecks */ .a)({ commit: start, branch, isRequested, prefix: run.workspace.prefix }, world)
        : { verdict: 'unknown', why: `the pushed commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_26__/* .shortenId */ .X_)(start)} is not the judged one` };
    ledger.append('host_checks', { commit: start, verdict, why });
    return verdict === 'pass'
        ? gate
        : { ...gate, decision: (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_27__/* .closeGate */ .i)('checks', 'fix', `The project's own CI has not passed: ${why}`) };
}
function refuseOtherRun(run, { checks }) {
    const { testCommand, verifierCommand } = run.policy;
    const { opening, kinds } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_18__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId);
    if (opening === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_24__/* .UsageError */ .eb(`run-id: run ${run.runId} was never opened for phase ${run.phase.id}; the job that runs integrate with round 0 says why`);
    const missing = [
        ...(opening.gate?.tests && testCommand === '' ? ['test-command'] : []),
        ...(opening.gate?.verifier && verifierCommand === '' ? ['verifier-command'] : []),
        ...(checks.length === 0 && kinds.has('host_checks') ? ['checks'] : []),
    ];
    if (missing.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_24__/* .UsageError */ .eb(`${missing.join(', ')}: found nothing, but the run was opened with one; give conclude the same settings as integrate`);
}
async function readGateResult(results, run, world) {
    const artifact = world.settings['artifact-name'] || (0,_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_11__/* .getGateArtifactName */ .$5)(run.phase.id);
    try {
        const folder = await results.gate(artifact);
        if (folder === null)
            return (0,_chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__/* .isSetUpBroken */ .f0)('gate-receipt', world.settings) ? { gate: null, closed: _chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__/* .brokenSetUp */ .Ny } : noGateResult;
        const { leg } = (0,_chain_workers_worker_result_js__WEBPACK_IMPORTED_MODULE_8__/* .readWorker */ .X_)(folder);
        if (leg.fault !== null)
            world.progress(`the exit gate could not run: ${leg.fault.message}`);
        const isOurs = leg.kind === 'gate' && leg.runId === run.runId && (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_28__/* .samePhase */ .u1)(leg.phase, run.phase.id);
        return { gate: isOurs && leg.fault === null ? leg.gate : null, closed: null };
    }
    catch (error) {
        if (error instanceof _chain_transfer_provenance_js__WEBPACK_IMPORTED_MODULE_5__/* .ForgedError */ .sQ) {
            const closed = `the result of the exit gate is forged and is ignored: ${error.message}; find out which agent did that before you run the phase again`;
            world.progress(closed);
            return { gate: null, closed };
        }
        if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_15__/* .ArtifactError */ .n) && !(error instanceof _chain_workers_worker_result_js__WEBPACK_IMPORTED_MODULE_8__/* .WorkerResultError */ .k1))
            throw error;
        world.progress(`the result of the exit gate cannot be used: ${error.message}`);
        return noGateResult;
    }
}
const noGateResult = { gate: null, closed: null };
async function startNextRun(ended, after, world) {
    const { settings } = world;
    const { decision, head } = ended;
    const isOutOfRounds = decision.action === 'stop' && decision.reason === 'rounds' && ended.attempts > 0;
    const isAdvancing = decision.action === 'proceed' && settings['auto-advance'];
    if (isAdvancing && after.nextPhaseStatus !== 'planned')
        return `auto-advance starts no other phase: ${(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_29__/* .describeNextPhase */ .wD)(after)}`;
    const phase = isAdvancing ? after.nextPhase : null;
    const next = isOutOfRounds && settings['auto-continue'] ? ended.signal.phase : phase;
    if (next === null)
        return null;
    try {
        const workflow = await (0,_publish_host_dispatch_js__WEBPACK_IMPORTED_MODULE_16__/* .dispatchPhase */ .IO)(next, {
            head,
            token: settings['github-token'],
            environment: world.environment,
        });
        return `started ${workflow} for phase ${next}`;
    }
    catch (error) {
        if (!(error instanceof _publish_host_dispatch_js__WEBPACK_IMPORTED_MODULE_16__/* .DispatchError */ .V$))
            throw error;
        return `phase ${next} was not started: ${error.message}`;
    }
}


/***/ }),

/***/ 81586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ resultOfRun)
});

// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/next-phase.js
var next_phase = __webpack_require__(3889);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/report/comment-text.js
var comment_text = __webpack_require__(19499);
// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
;// CONCATENATED MODULE: ./lib/publish/report/terminal.js



const marks = {
    ...{ success: '✓', failure: '✗', blocked: '‖', skipped: '-' },
    open: ' ',
};
function describePhase(story) {
    const { plans, warnings, steps, next, why } = story;
    const clause = next === null ? '' : (0,next_phase/* describeNextPhase */.wD)(next);
    return [
        (0,text_text/* stripLine */.nU)([(0,sentences/* titleText */.Qw)(story), ...(0,sentences/* figures */.u5)(story)].join(', ')),
        ...(0,text_text/* alignRows */.P4)(plans.map((plan) => buildPlanRow(plan, story))),
        ...plans.flatMap(formatQuestion),
        ...(0,sentences/* formatCauses */.EM)(story),
        ...warnings.map((warning) => `warning: ${(0,text_text/* stripLine */.nU)(warning)}`),
        ...steps.map((step) => `next: ${(0,text_text/* stripLine */.nU)(step)}`),
        ...(why.includes(clause) ? [] : [clause]),
    ].join('\n');
}
function buildPlanRow({ id, verdict, signal }, { signal: ofPhase }) {
    if (signal === null)
        return [marks[verdict], id, verdict, '', '', ''];
    const { attempt, details } = signal;
    const tries = attempt === undefined ? '' : (0,text_text/* formatCount */.B4)(attempt, 'attempt');
    const repaired = details.repairs ? `, ${(0,text_text/* formatCount */.B4)(details.repairs, 'repair')} in the last` : '';
    const text = (0,text_text/* stripLine */.nU)((0,sentences/* formatSignal */.Eu)(signal));
    const isBelow = ofPhase?.status === 'failure' && ofPhase.details.failedPlan === id;
    const short = verdict !== 'failure' ? text : isBelow ? '' : (0,sentences/* findFailureCause */.Pi)(text);
    const took = details.durationMs === undefined ? '' : (0,text_text/* formatElapsed */.C7)(details.durationMs);
    return [marks[verdict], id, verdict, `${tries}${repaired}`, took, short];
}
function formatQuestion(plan) {
    const lines = (0,sentences/* askedLines */.QO)(plan).map((line) => `  ${(0,text_text/* stripIndented */.y7)(line)}`);
    return lines.length === 0 ? [] : [`plan ${(0,text_text/* stripLine */.nU)(plan.id)} waits for a person:`, ...lines];
}

// EXTERNAL MODULE: ./lib/publish/story/tell-phase.js + 2 modules
var tell_phase = __webpack_require__(80493);
// EXTERNAL MODULE: ./lib/publish/announce/announce.js + 2 modules
var announce = __webpack_require__(55388);
;// CONCATENATED MODULE: ./lib/publish/announce/run-result.js










async function resultOfRun(end, endedPlace) {
    const { world, run, branch, isPushed, archive } = endedPlace;
    const { root, git, prefix } = run.workspace;
    const { dir } = run.services.ledger;
    const message = { ...(await (0,tell_phase/* reportEnd */.wZ)(end, run, world)), branch };
    const { judged } = end;
    const { story, ...reported } = await (0,announce/* announce */.i)(message, { git, root, prefix, dir, isPushed, judged, archive }, world);
    const refusals = reported.refusals.map((refusal) => (0,text_text/* stripLine */.nU)((0,job_secrets/* redactBody */.sx)(refusal, world)));
    const notes = [...(await describeMove(end, run)), ...reported.notes, ...refusals];
    const diagnostics = [
        ...listPlanDiagnostics(story, run),
        ...refusals.map((refusal) => buildRefusalDiagnostic(refusal, run)),
    ];
    const summary = [(0,job_secrets/* redactBody */.sx)((0,comment_text/* buildDocument */.a7)(story), world), ...refusals.map((refusal) => `⚠️ ${refusal}\n`)].join('\n');
    const text = [describePhase(story), ...notes.map(text_text/* stripLine */.nU)].join('\n');
    return {
        exitCode: end.exitCode,
        json: buildJson(story, end, endedPlace),
        text,
        summary,
        outputs: buildOutputs(story, end),
        diagnostics,
    };
}
function buildJson({ signal, next, plans, branch }, end, { run, world }) {
    const { exitStatus, exitCode, attempts, durationMs, lastPlan, successRate, spent, evidence, signalPath, head } = end;
    return {
        status: end.signal.status,
        decision: (0,redaction/* withEachText */.nA)(end.decision, (0,job_secrets/* createRedactor */.lY)(world)),
        exitStatus,
        exitCode,
        phase: run.phase.id,
        nextPhase: next?.nextPhase ?? null,
        nextPhaseStatus: next?.nextPhaseStatus ?? null,
        runId: run.runId,
        attempts,
        durationMs: Math.round(durationMs),
        lastPlan,
        successRate,
        spent,
        evidence,
        signalPath,
        signal,
        branch,
        headSha: head,
        plans: plans.map((plan) => ({ id: plan.id, signal: plan.signal })),
    };
}
function buildOutputs(story, end) {
    const { decision, exitStatus, exitCode, signalPath, durationMs, head, spent } = end;
    const signal = story.signal ?? end.signal;
    const { details } = signal;
    const plans = story.plans.map(({ id }) => id);
    const completeIds = (0,sentences/* completePlans */.Kr)(story.plans).map(({ id }) => id);
    const figure = (value) => (value === undefined ? '' : String(value));
    return {
        status: signal.status,
        decision: decision.action,
        'exit-status': exitStatus,
        'exit-code': String(exitCode),
        plans: JSON.stringify(plans),
        completed: JSON.stringify(completeIds),
        remaining: JSON.stringify(plans.filter((id) => !completeIds.includes(id))),
        signal: JSON.stringify(signal),
        'signal-path': signalPath,
        checkpoint: details.checkpoints.at(-1) ?? '',
        tokens: figure(details.tokensUsed),
        'cost-usd': figure(details.costUsd),
        'cost-per-plan': figure((0,sentences/* costPerPlan */.q0)(story) ?? undefined),
        'cache-share': figure((0,budget/* cacheShare */.e_)(spent) ?? undefined).slice(0, 6),
        evidence: end.evidence ?? '',
        cage: details.cage ?? '',
        'duration-seconds': String(Math.round(durationMs / 1000)),
        reason: getReasonWord(signal),
        phase: story.phase.id,
        ...(0,next_phase/* buildNextPhaseOutputs */.pE)(story.next),
        branch: story.branch ?? '',
        'head-sha': head,
    };
}
function getReasonWord(signal) {
    if (signal.status === 'failure')
        return signal.details.reason;
    if (signal.status !== 'blocked')
        return '';
    return signal.details.userInputRequired ? 'user_input_required' : 'dependency';
}
async function describeMove({ head, judged }, { workspace }) {
    const { sha } = await workspace.git.head();
    if (judged === null || sha === head)
        return [];
    return [`the branch moved to ${(0,text_text/* shortenId */.X_)(sha)} after ${(0,text_text/* shortenId */.X_)(head)} was judged; head-sha names what was judged`];
}
function listPlanDiagnostics(story, { schedule, workspace }) {
    return story.plans.flatMap((reported) => {
        const { id, signal } = reported;
        const { plan } = schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === id) ?? {};
        if (plan === undefined || signal === null)
            return [];
        const isFailure = signal.status === 'failure';
        if (!isFailure && !(signal.status === 'blocked' && signal.details.userInputRequired))
            return [];
        const text = (0,sentences/* openText */.Uq)(reported);
        return [
            {
                severity: isFailure ? 'error' : 'warning',
                code: isFailure ? signal.details.reason : 'user_input_required',
                file: `${workspace.prefix}${plan.path}`,
                line: findTaskLine(text, plan),
                message: `plan ${id}: ${text.slice(0, 1000)}`,
            },
        ];
    });
}
function buildRefusalDiagnostic(message, { phase, workspace }) {
    return { severity: 'warning', code: 'refused-by-host', file: `${workspace.prefix}${phase.dir}`, line: 1, message };
}
function findTaskLine(text, { tasks }) {
    return tasks.find(({ verify }) => verify.automated.some((command) => text.includes(command)))?.line ?? 1;
}


/***/ }),

/***/ 72179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ endPhase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/record/documents/documents.js + 1 modules
var documents = __webpack_require__(85646);
// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/signal/exit-gate.js
var exit_gate = __webpack_require__(17120);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/plan/phase/diagnostic.js
var diagnostic = __webpack_require__(22840);
// EXTERNAL MODULE: ./lib/record/log/error-log.js
var error_log = __webpack_require__(66629);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/decision.js
var signal_decision = __webpack_require__(71564);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/signal/blocked.js
var blocked = __webpack_require__(70588);
// EXTERNAL MODULE: ./lib/signal/boundary.js
var boundary = __webpack_require__(40392);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/retry-policy.js
var retry_policy = __webpack_require__(69461);
;// CONCATENATED MODULE: ./lib/signal/phase-outcome.js





function buildPhaseOutcome(phase, plans, facts, context) {
    const signals = [...plans.values()];
    const warnings = [...new Set([...facts.warnings, ...(facts.gate?.warnings ?? [])])].slice(0, 50);
    const common = {
        ...sumTotals(signals, facts.spent),
        durationMs: Math.round(facts.durationMs),
        nextSteps: [...facts.nextSteps],
        ...(warnings.length > 0 ? { warnings } : {}),
        ...(facts.gate?.findings.length ? { findings: [...facts.gate.findings] } : {}),
    };
    const { retryOptions, leftOut } = facts;
    const fail = (reason, message) => completion_signal/* CompletionSignal */.FL.failure(phase, message, { ...common, retryOptions, reason, retryable: (0,retry_policy/* isRetryable */.r3)(reason) }, context);
    const isComplete = signals.length > 0 && signals.every(({ status }) => status === 'success');
    const gate = facts.gate ? buildGateDetails(facts.gate) : {};
    const isOpen = isComplete && facts.gate?.decision.open;
    if (isOpen)
        return completion_signal/* CompletionSignal */.FL.success(phase, { ...common, ...gate, verificationStatus: 'passed' }, context);
    if (facts.interrupted)
        return fail('interrupted', `interrupted with ${describeProgress(signals)}`);
    if (isComplete && facts.deadlineReached && isUnheard(facts.gate))
        return fail('deadline', 'the deadline was reached before the exit gate finished');
    if (isComplete)
        return buildClosedGateSignal(phase, facts.gate, { ...common, ...gate }, context);
    const failures = signals.flatMap((signal) => (signal.status === 'failure' ? [signal] : []));
    const failed = failures.find(({ plan }) => plan === facts.failedPlan) ?? failures[0];
    if (failed !== undefined) {
        const { reason, retryable, error } = failed.details;
        const otherFailedPlans = failures.filter((failure) => failure !== failed).map(({ plan }) => plan);
        const otherFailuresText = otherFailedPlans.length === 0 ? '' : `; ${otherFailedPlans.join(', ')} failed as well`;
        const message = `plan ${failed.plan} failed: ${error?.message ?? reason}${otherFailuresText}`;
        const details = { ...common, retryOptions, reason, retryable, failedPlan: failed.plan };
        return completion_signal/* CompletionSignal */.FL.failure(phase, message, details, context);
    }
    if (facts.halted)
        return (0,blocked/* blockedOnPerson */.XC)(phase, facts.halted, common, context);
    if (facts.budgetUsed)
        return fail('budget', `${facts.budgetUsed}, with ${describeProgress(signals)}`);
    if (facts.roundsUsed)
        return fail('budget', `the rounds were used up with ${describeProgress(signals)}`);
    if (facts.deadlineReached)
        return fail('deadline', `the deadline was reached with ${describeProgress(signals)}`);
    const waiting = signals.flatMap((signal) => (signal.status === 'blocked' ? [signal.details] : []));
    const [firstWaiting, ...otherWaiting] = waiting;
    if (!firstWaiting && leftOut.length > 0) {
        const reason = `${describeProgress(signals)}; not selected for this run: ${leftOut.join(', ')}`;
        return (0,blocked/* blockedOnPlans */.o0)(phase, { reason, plans: leftOut }, common, context);
    }
    if (!firstWaiting)
        return fail('internal', `the run ended with ${describeProgress(signals)} and no plan has a reason`);
    return (0,blocked/* blockedLikePlans */.oJ)(phase, [firstWaiting, ...otherWaiting], common, context);
}
function isUnheard(gate) {
    if (gate?.decision.open !== false)
        return false;
    if (gate.decision.by === 'plans')
        return true;
    return gate.decision.by === 'tests'
        ? !gate.tests?.failed
        : gate.decision.by === 'verification' && gate.verification?.status === 'unknown';
}
function buildClosedGateSignal(phase, gate, common, context) {
    const why = [
        gate?.decision.why ?? 'the exit gate did not run',
        ...(gate?.tests?.reasons.length ? [gate.tests.reasons.join('; ')] : []),
    ].join(': ');
    const message = `every plan is complete, but not the phase: ${why}`;
    const closed = gate?.decision.open === false ? gate.decision : null;
    const mayAsk = closed?.by === 'verification' || closed?.by === 'commit';
    const asks = closed?.by === 'requirements' || (mayAsk && closed.next === 'ask');
    if (asks)
        return (0,blocked/* blockedOnPerson */.XC)(phase, message, common, context);
    const reason = closed?.by === 'tests' || closed?.by === 'checks' ? 'tests_failed' : 'verification_failed';
    return completion_signal/* CompletionSignal */.FL.failure(phase, message, { ...common, reason, retryable: false }, context);
}
function buildGateDetails({ tests, verification, commit, evidence, cost, mutants }) {
    return {
        ...(evidence ? { evidence, judged: { commit, ...cost } } : {}),
        ...(tests ? { tests: { ...tests, commit } } : {}),
        ...(mutants ? { mutants } : {}),
        ...(verification && verification.status !== 'missing'
            ? { verification: { status: verification.status, report: verification.report, hash: verification.hash, commit } }
            : {}),
    };
}
function describeProgress(signals) {
    return `${signals.filter(({ status }) => status === 'success').length} of ${signals.length} plans complete`;
}
function sumTotals(signals, spent) {
    const files = new Set(signals.flatMap(({ details }) => details.filesModified));
    return {
        ...(0,boundary/* findWeakestBoundary */.c1)(signals.map(({ details }) => details)),
        filesModified: [...files].sort().slice(0, 1000),
        checkpoints: signals.flatMap(({ details }) => details.checkpoints).slice(0, 1000),
        ...(0,budget/* getSpendingDetails */.FD)(spent),
    };
}

// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/plan/schedule/job-matrix.js
var job_matrix = __webpack_require__(69466);
// EXTERNAL MODULE: ./lib/signal/failure-step.js + 1 modules
var failure_step = __webpack_require__(10510);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
;// CONCATENATED MODULE: ./lib/run/loop/next-steps.js






function getNextSteps(progress, gate, { interrupted, leftOut }) {
    const { run, failed, signals, cut } = progress;
    const isOver = interrupted || cut === 'rounds';
    const stopped = failed?.decision.action === 'stop' ? failed.decision.reason : null;
    if (stopped === 'budget' || (failed === null && gate === null && !interrupted && (0,run_context/* isUsedUpBy */.gL)(run) !== null))
        return ['raise the limit that is named above and run the phase again, or reset the count with --fresh'];
    const areRoundsUsed = cut === 'rounds' && progress.history.length >= run.policy.retry.maximumRunAttempts;
    if (areRoundsUsed || (!isOver && stopped === 'attempts'))
        return ['run the phase again with --fresh to reset the count of attempts'];
    if (isOver)
        return gate?.decision.open ? [] : ['run the phase again to continue'];
    if (failed)
        return [
            ...listFailedPlans(progress).map(({ plan, attempts }) => `read the logs of plan ${plan}: ${getLogPath(plan, attempts, run)}`),
            ...getAnswerSteps(signals),
            (0,failure_step/* failureStep */.Z)(failed.signal, findObjection(failed.plan, run)),
        ];
    if (progress.halted?.startsWith(run_progress/* notStarted */.DY))
        return ['correct what is named above, then run the phase again'];
    if (progress.halted !== null && gate === null)
        return ['fix the red tests and commit that, or set tests.inherited: allow, then run the phase again'];
    if (gate?.decision.open === false)
        return getGateSteps(gate.decision, gate, run);
    const steps = [...signals.values()].flatMap(({ details }) => details.nextSteps);
    return leftOut.length === 0 ? steps : [...steps, `run ${leftOut.join(', ')} as well, or the phase without --only`];
}
function findObjection(plan, { services }) {
    const last = (0,phase_state/* phaseState */.R)(services.ledger.events).plans.verifications.get(plan);
    const { data = [] } = JudgedFindings.safeParse(last?.findings);
    return data.find(({ passed, level }) => passed === false && level !== 'warn') ?? null;
}
const JudgedFindings = schemas/* array */.YOg(schemas/* object */.Ikc({ check: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), passed: schemas/* boolean */.zMY().nullable(), level: schemas/* string */.YjP().optional() }));
function getAnswerSteps(signals) {
    const requested = [...signals.values()].filter(({ status, details }) => status === 'blocked' && 'question' in details);
    return requested.flatMap(({ details }) => details.nextSteps.filter((step) => step.includes(': phase-executor ')));
}
function listFailedPlans({ failed, signals }) {
    const otherFailures = [...signals].flatMap(([plan, { status, attempt = 1 }]) => status === 'failure' && plan !== failed?.plan ? [{ plan, attempts: attempt }] : []);
    return failed === null ? otherFailures : [failed, ...otherFailures];
}
function getLogPath(plan, attempt, run) {
    const jobs = (0,phase_state/* phaseState */.R)(run.services.ledger.events)
        .run(run.runId)
        .rounds.flatMap((round) => round.jobs);
    if (jobs.length === 0)
        return run.services.ledger.logFile(plan, attempt).replace(/\d+\.log$/, '*.log');
    const job = jobs.findLast((each) => each.plan === plan || each.plan === '');
    const isPlan = run.schedule.plans.some((scheduledPlan) => scheduledPlan.plan.id === plan);
    return `the folder logs/ of the artifact ${isPlan && job ? job.artifact : (0,job_matrix/* getGateArtifactName */.$5)(run.phase.id)}`;
}
function getGateSteps(decision, { verification }, run) {
    switch (decision.by) {
        case 'commit':
            if (decision.next === 'ask')
                return [
                    'name the files in files_modified of the plan that should change them, or undo the change, then run the phase again',
                ];
            return ['fix what is named above in a separate commit, then run the phase again'];
        case 'plans':
            return [
                `read ${getLogPath('judge', 1, run)}, fix the failed checks on the final commit, then run the phase again`,
                'if later plans replace the work of earlier ones on purpose, accept the findings under accept in the configuration file',
            ];
        case 'evidence':
            return ['give the plan a promise or an <automated> command that a machine can check, or lower min-evidence'];
        case 'tests':
            return [`read ${getLogPath('tests', 1, run)}, fix the failures, then run the phase again`];
        case 'checks':
            return ["look at the project's own CI on the branch, then run the phase again, which asks it again"];
        case 'requirements':
            return ['write the missing plans, or correct .planning/ROADMAP.md, then run the phase again'];
        case 'verification':
            if (verification?.hash === null)
                return [`read ${getLogPath('verification', 1, run)}: the verifier wrote no report`];
            return [`read ${verification?.report}; plan the gaps, or correct its status, then run the phase again`];
    }
}

// EXTERNAL MODULE: ./lib/run/loop/plan-endings.js
var plan_endings = __webpack_require__(34032);
;// CONCATENATED MODULE: ./lib/run/loop/phase-verdict.js













function phaseEnding(gate, report, progress) {
    const { run, history, startedAt, attemptsBefore } = progress;
    const plans = new Map(run.schedule.plans.map(({ plan: { id } }) => [id, progress.signals.get(id)]));
    const durationMs = run.services.clock.uptimeMs() - startedAt;
    const spent = (0,recorded_spending/* sumSpending */.Q)((0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.spending);
    const facts = collectFacts(plans, gate, { durationMs, spent }, progress);
    const verdict = phaseVerdict(plans, facts, progress);
    const { status } = verdict.signal;
    const reported = buildExitLog(progress, verdict.signal, verdict.exit.status);
    const attempts = history.length - attemptsBefore;
    const hasNews = attempts > 0 || progress.hadOpenRecord || report !== null || status !== 'success';
    const closing = { status, isLeft: progress.isChained, report, state: buildStateLines(reported, run) };
    const { lastPlan, successRate } = reported;
    const end = { plans, attempts, durationMs, spent, lastPlan, successRate };
    return { ...verdict, told: reported, closing: hasNews ? closing : null, end };
}
function phaseVerdict(plans, facts, progress) {
    const { run, failed } = progress;
    const signal = buildPhaseOutcome(run.phase.id, plans, facts, (0,completion_signal/* buildSignalContext */.oG)(run));
    const policy = { retry: run.policy.retry, ...run.next };
    const runAttempts = progress.history.length;
    const history = { failures: [], runAttempts, interrupted: facts.interrupted, ...(0,run_context/* getDecisionMoment */.xC)(run) };
    const decision = failed?.decision ?? stopAtBudget(signal, facts) ?? stopAtRounds(signal, facts) ?? (0,signal_decision/* decide */.LD)(signal, policy, history);
    const exit = (0,exit_status/* getExitStatus */.VE)({
        status: signal.status,
        interrupted: facts.interrupted,
        capReached: decision.action === 'stop',
        reason: signal.status === 'failure' ? signal.details.reason : undefined,
    });
    return { signal, decision, exit };
}
function collectFacts(plans, gate, measured, progress) {
    const { run, cut, halted, failed } = progress;
    const interrupted = (0,plan_endings/* wasInterrupted */.WE)(progress);
    const omitted = (0,plan_endings/* listOmittedPlans */.lP)(progress);
    return {
        ...measured,
        interrupted,
        deadlineReached: run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt,
        roundsUsed: cut === 'rounds',
        budgetUsed: gate === null ? ((0,run_context/* isUsedUpBy */.gL)(run)?.text ?? null) : null,
        halted,
        warnings: collectWarnings(plans, run),
        leftOut: omitted,
        failedPlan: failed?.plan,
        retryOptions: (0,retry_policy/* getRetryOptions */.$U)(run.policy.retry),
        nextSteps: getNextSteps(progress, gate, { interrupted, leftOut: omitted }),
        gate: gate && { ...gate, evidence: gate.level },
    };
}
function collectWarnings(plans, run) {
    const planWarnings = [...plans].flatMap(([id, { details }]) => (details.warnings ?? []).map((warning) => `plan ${id}: ${warning}`));
    const planFiles = new Set(run.schedule.plans.map(({ plan }) => plan.path));
    const fileWarnings = run.found.findings.filter(({ file }) => !planFiles.has(file)).map(diagnostic/* formatDiagnostic */.x);
    return [
        ...new Set([...fileWarnings, ...(0,phase_state/* phaseState */.R)(run.services.ledger.events).run(run.runId).warnings, ...planWarnings]),
    ];
}
function stopAtRounds({ phase, status }, { roundsUsed }) {
    if (!roundsUsed || status !== 'failure')
        return null;
    const reason = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
    return (0,signal_decision/* buildStop */.no)('rounds_used', reason, 'rounds');
}
function stopAtBudget({ phase, status }, { budgetUsed }) {
    if (budgetUsed === null || status !== 'failure')
        return null;
    return (0,signal_decision/* buildStop */.no)('budget_used', `Phase ${phase} ended: ${budgetUsed}`, 'budget');
}
function buildExitLog(progress, signal, exitStatus) {
    const { run, history, startedAt } = progress;
    const succeeded = history.filter(({ outcome }) => outcome === 'success').length;
    return {
        exitStatus,
        reason: signal.status === 'failure' ? signal.details.reason : signal.status,
        lastPlan: history.at(-1)?.plan ?? null,
        iterations: history.length,
        successRate: history.length === 0 ? null : succeeded / history.length,
        durationMs: Math.round(run.services.clock.uptimeMs() - startedAt),
        complete: run.progress.done.size,
        plans: run.schedule.plans.length,
    };
}
function buildStateLines(reported, run) {
    const { exitStatus, reason, lastPlan, iterations, successRate, durationMs, complete, plans } = reported;
    const phase = `phase ${run.phase.id}`;
    const percent = successRate === null ? null : Math.round(successRate * 100);
    const rate = percent === null ? '' : `, ${percent} % of them succeeded`;
    const isDone = exitStatus === 'COMPLETED';
    const now = new Date(run.services.clock.now()).toISOString();
    const today = now.slice(0, 10);
    return {
        status: isDone
            ? 'Phase complete'
            : `${exitStatus}${reason === 'blocked' ? '' : ` (${reason})`}, ${complete} of ${plans} plans of ${phase} complete`,
        lastActivity: `${today} - ${phase} ${exitStatus}: ${(0,text_text/* formatCount */.B4)(iterations, 'attempt')}${rate}, ${Math.round(durationMs / 1000)} s`,
        ...(lastPlan === null ? {} : { stoppedAt: isDone ? `${phase} complete` : `plan ${lastPlan}` }),
        lastRun: [
            `Exit: ${exitStatus} (${reason}), ${phase}, ${(0,error_log/* formatTime */.fU)(now)}`,
            `Last task: ${lastPlan === null ? 'none' : `plan ${lastPlan}`}`,
            `Statistics: ${complete}/${plans} plans complete, ${(0,text_text/* formatCount */.B4)(iterations, 'attempt')}, success rate ${percent ?? 0} %, ${(0,text_text/* formatElapsed */.C7)(durationMs)}`,
        ],
        errors: (0,error_log/* formatFailedAttempts */.Fs)(run.services.ledger.events, run.runId),
    };
}

// EXTERNAL MODULE: ./lib/run/loop/standing-verdict.js
var standing_verdict = __webpack_require__(56630);
;// CONCATENATED MODULE: ./lib/run/loop/phase-end.js













async function endPhase(progress, askGate) {
    const { run, states, signals } = progress;
    await run.isolation.folds.drain();
    const blocked = (0,ready/* blockedBy */.yJ)(run.schedule, states);
    await (0,plan_endings/* concludePlans */.UF)(progress, blocked);
    const isComplete = [...signals.values()].every(({ status }) => status === 'success');
    const gate = isComplete ? await askGate() : null;
    if (gate !== null)
        (0,run_progress/* addEvidence */.zt)(gate.evidence, progress);
    const end = await closePhase(gate, progress);
    const lost = gate === null || end.signal.status !== 'success' ? null : await describeLostWork(end.head, run);
    if (gate === null || lost === null)
        return end;
    return closePhase({ ...gate, decision: (0,exit_gate/* closeGate */.i)('commit', 'fix', `The commit cannot count: ${lost}`) }, progress);
}
async function closePhase(gate, progress) {
    const { run } = progress;
    const { ledger } = run.services;
    const { isNew = false, report: path = '', text = null } = gate?.verification ?? {};
    const report = isNew ? path : null;
    const { signal, decision, exit, told, closing, end } = phaseEnding(gate, report, progress);
    ledger.append((0,events_event/* classifyEnding */.s7)('phase', signal.status), {
        signal,
        decision: decision.action,
        why: decision.why,
        ...told,
    });
    if (report !== null && text !== null)
        (0,atomic_file/* replaceFile */.fR)((0,external_node_path_.join)(run.workspace.root, report), text);
    const commit = closing === null ? null : await (0,documents/* closeRecord */.yv)(closing, run);
    const judged = gate?.decision.open ? gate.commit : null;
    const head = await findEndCommit(judged, commit, run.workspace);
    if (gate?.decision.open && signal.status === 'success')
        (0,standing_verdict/* recordVerdict */.p)(gate, head, run);
    const signalPath = ledger.writeSignal(null, signal);
    const ending = { exitStatus: exit.status, exitCode: exit.code, evidence: gate?.level ?? null };
    return { signal, signalPath, decision, judged, head, ...ending, ...end };
}
async function findEndCommit(judged, closing, workspace) {
    const { git } = workspace;
    const { sha } = await git.head();
    if (judged === null)
        return sha;
    const isOnJudged = closing !== null && (await git.resolve(`${closing}^`)) === judged;
    const last = isOnJudged ? closing : judged;
    return (await (0,tracking_files/* isSameWork */.cq)(last, sha, workspace)) ? sha : last;
}
async function describeLostWork(commit, { found: { branch }, workspace: { git } }) {
    const tip = await git.resolve(branch ?? 'HEAD');
    if (tip !== null && (await (0,git_history/* isAncestor */.QX)(git, commit, tip)))
        return null;
    const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
    return `${name}, on which the run began, ${tip === null ? 'is gone' : 'does not have it'}; merge ${(0,text_text/* shortenId */.X_)(commit)} into the branch that is to have it, then run the phase again`;
}


/***/ }),

/***/ 56630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ recordVerdict),
/* harmony export */   z: () => (/* binding */ findStandingVerdict)
/* harmony export */ });
/* harmony import */ var _judge_decide_judge_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90429);
/* harmony import */ var _judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84668);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46562);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67263);
/* harmony import */ var _attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99570);





async function findStandingVerdict({ run, history, attemptsBefore }) {
    const { ledger } = run.services;
    const { verdict: last } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_2__/* .phaseState */ .R)(ledger.earlier);
    if (last === null || run.policy.rejudge || !canStand(run) || history.length > attemptsBefore)
        return null;
    if (last.rules !== run.policy.rules || (await run.workspace.git.head()).sha !== last.head)
        return null;
    const documents = await (0,_judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .askDocuments */ .I)(run);
    if (!documents.decision.open || documents.facts.commit !== last.head)
        return null;
    const { commit, judgedAt } = last;
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    const evidence = new Map(ids.flatMap((id) => (last.evidence[id] ? [[id, last.evidence[id]]] : [])));
    if (evidence.size < ids.length)
        return null;
    ledger.append('verdict_stands', { commit, judgedAt });
    return {
        ...(0,_judge_decide_judge_commit_js__WEBPACK_IMPORTED_MODULE_0__/* .buildUnjudged */ .Zc)(documents),
        evidence,
        level: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .getWeakest */ .pW)([...evidence.values()].map(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .getEvidenceLevel */ .CE)),
        commit,
        judgedAt,
    };
}
function recordVerdict({ commit, evidence, judgedAt }, head, run) {
    const { ledger, clock } = run.services;
    if (!canStand(run))
        return;
    const at = judgedAt ?? new Date(clock.now()).toISOString();
    ledger.append('verdict', {
        commit,
        head,
        rules: run.policy.rules,
        judgedAt: at,
        evidence: Object.fromEntries(evidence),
    });
}
function canStand({ policy, services, leg }) {
    const { sandboxes, judging } = services;
    const isAlone = leg === null && policy.commitDocs && policy.commitSigning === 'off';
    return isAlone && judging.namespaces.isRecordHidden && sandboxes.namespace !== null && (0,_attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__/* .wereAllSandboxed */ .$6)(sandboxes);
}


/***/ })

};
;