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
        const as = { at: new Date(world.now()), runId: settings['run-id'] || undefined };
        const broken = { message: reason, stack: error.stack };
        const remaining = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_25__/* .CompletionSignal */ .FL.failure(ref, broken, { reason: 'internal', retryable: false }, as);
        throw new _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_22__/* .BrokenRunError */ .ZO(remaining, error);
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
        const { gate, closed } = (0,_chain_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .asksGate */ .W)(run) ? await gateWorker(results, run, world) : nothingAsked;
        const isBroken = open !== null || (gate === null && closed === null && (0,_chain_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .asksGate */ .W)(run));
        const isOpen = (await (0,_chain_rounds_next_round_js__WEBPACK_IMPORTED_MODULE_4__/* .couldGoOn */ .lg)(progress)) ||
            (isBroken && progress.run.schedule.plans.every(({ plan }) => run.progress.done.has(plan.id)));
        const cut = isBroken || !(0,_chain_rounds_next_round_js__WEBPACK_IMPORTED_MODULE_4__/* .isUsedUp */ .l6)(progress, settings['max-rounds']) ? 'interrupted' : 'rounds';
        const isPaidOut = !isBroken && (0,_run_context_run_context_js__WEBPACK_IMPORTED_MODULE_19__/* .usedUp */ .h4)(run) !== null;
        progress = { ...progress, cut: isOpen && !isPaidOut ? cut : null };
        const gateRunner = { ...(0,_chain_integration_gate_runner_js__WEBPACK_IMPORTED_MODULE_1__/* .gateRunnerFrom */ ._)(gate, run), ...(closed === null ? {} : { setUp: async () => closed }) };
        const ended = await (0,_run_loop_phase_end_js__WEBPACK_IMPORTED_MODULE_20__/* .endPhase */ .z)(progress, async () => hostGate(await (0,_judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseGate */ .n)(progress.run, gateRunner, {
            changes: await (0,_judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_10__/* .planChanges */ .X)(progress.run, progress.signals),
            questions: (0,_run_loop_run_progress_js__WEBPACK_IMPORTED_MODULE_21__/* .weakerPlans */ .Ym)(progress),
        }), job, world));
        const reported = await (0,_publish_branch_sign_commits_js__WEBPACK_IMPORTED_MODULE_14__/* .publishSigned */ .y8)(() => publish({ tags, released: true }), ended, run);
        const isPushed = settings.remote !== '';
        const reply = await (0,_publish_announce_run_result_js__WEBPACK_IMPORTED_MODULE_13__/* .resultOfRun */ .c)(reported, { world, run, branch: job.branch, isPushed, archive: 'phase-signal' });
        const next = await goOn(reported, read.next, world);
        const location = `The work is at ${reported.head}${job.branch === null ? '' : ` on branch ${job.branch}`}`;
        const more = [location, ...(next === null ? [] : [next])];
        const [text, summary] = [reply.text, reply.summary ?? ''].map((each) => [each.trimEnd(), ...more].join('\n'));
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
        : { verdict: 'unknown', why: `the pushed commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_26__/* .shortId */ .m_)(start)} is not the judged one` };
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
async function gateWorker(results, run, world) {
    const artifact = world.settings['artifact-name'] || (0,_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_11__/* .gateArtifact */ .Oq)(run.phase.id);
    try {
        const folder = await results.gate(artifact);
        if (folder === null)
            return (0,_chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__/* .isSetUpBroken */ .f0)('gate-receipt', world.settings) ? { gate: null, closed: _chain_transfer_worker_transfer_js__WEBPACK_IMPORTED_MODULE_6__/* .brokenSetUp */ .Ny } : nothingAsked;
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
        return nothingAsked;
    }
}
const nothingAsked = { gate: null, closed: null };
async function goOn(ended, after, world) {
    const { settings } = world;
    const { decision, head } = ended;
    const isOutOfRounds = decision.action === 'stop' && decision.reason === 'rounds' && ended.attempts > 0;
    const isAdvancing = decision.action === 'proceed' && settings['auto-advance'];
    if (isAdvancing && after.nextPhaseStatus !== 'planned')
        return `auto-advance starts no other phase: ${(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_29__/* .nextPhaseClause */ .AE)(after)}`;
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
function phaseText(story) {
    const { plans, warnings, steps, next, why } = story;
    const clause = next === null ? '' : (0,next_phase/* nextPhaseClause */.AE)(next);
    return [
        (0,text_text/* plainLine */.h0)([(0,sentences/* titleText */.Qw)(story), ...(0,sentences/* figures */.u5)(story)].join(', ')),
        ...(0,text_text/* alignedRows */.wC)(plans.map((plan) => planRow(plan, story))),
        ...plans.flatMap(questionText),
        ...(0,sentences/* causeLines */.t1)(story),
        ...warnings.map((warning) => `warning: ${(0,text_text/* plainLine */.h0)(warning)}`),
        ...steps.map((step) => `next: ${(0,text_text/* plainLine */.h0)(step)}`),
        ...(why.includes(clause) ? [] : [clause]),
    ].join('\n');
}
function planRow({ id, verdict, signal }, { signal: ofPhase }) {
    if (signal === null)
        return [marks[verdict], id, verdict, '', '', ''];
    const { attempt, details } = signal;
    const tries = attempt === undefined ? '' : (0,text_text/* formatCount */.B4)(attempt, 'attempt');
    const repaired = details.repairs ? `, ${(0,text_text/* formatCount */.B4)(details.repairs, 'repair')} in the last` : '';
    const text = (0,text_text/* plainLine */.h0)((0,sentences/* signalText */.UW)(signal));
    const isBelow = ofPhase?.status === 'failure' && ofPhase.details.failedPlan === id;
    const short = verdict !== 'failure' ? text : isBelow ? '' : (0,sentences/* failureCause */.i_)(text);
    const took = details.durationMs === undefined ? '' : (0,text_text/* formatElapsed */.C7)(details.durationMs);
    return [marks[verdict], id, verdict, `${tries}${repaired}`, took, short];
}
function questionText(plan) {
    const lines = (0,sentences/* askedLines */.QO)(plan).map((line) => `  ${(0,text_text/* plainIndented */.Cy)(line)}`);
    return lines.length === 0 ? [] : [`plan ${(0,text_text/* plainLine */.h0)(plan.id)} waits for a person:`, ...lines];
}

// EXTERNAL MODULE: ./lib/publish/story/tell-phase.js + 2 modules
var tell_phase = __webpack_require__(80493);
// EXTERNAL MODULE: ./lib/publish/announce/announce.js
var announce = __webpack_require__(35368);
;// CONCATENATED MODULE: ./lib/publish/announce/run-result.js










async function resultOfRun(end, endedPlace) {
    const { world, run, branch, isPushed, archive } = endedPlace;
    const { root, git, prefix } = run.workspace;
    const { dir } = run.services.ledger;
    const message = { ...(await (0,tell_phase/* reportEnd */.wZ)(end, run, world)), branch };
    const record = { id: run.phase.id, dir, root, prefix };
    const { judged } = end;
    const { story, ...reported } = await (0,announce/* announce */.i)(message, { git, prefix, isPushed, judged, record, archive }, world);
    const refusals = reported.refusals.map((refusal) => (0,text_text/* plainLine */.h0)((0,job_secrets/* redactBody */.sx)(refusal, world)));
    const notes = [...(await movedNote(end, run)), ...reported.notes, ...refusals];
    const diagnostics = [...planDiagnostics(story, run), ...refusals.map((refusal) => refusalDiagnostic(refusal, run))];
    const summary = [(0,job_secrets/* redactBody */.sx)((0,comment_text/* wholeDocument */.TR)(story), world), ...refusals.map((refusal) => `⚠️ ${refusal}\n`)].join('\n');
    const text = [phaseText(story), ...notes.map(text_text/* plainLine */.h0)].join('\n');
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
        decision: (0,redaction/* withEachText */.nA)(end.decision, (0,job_secrets/* redactorFor */.sD)(world)),
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
    const done = (0,sentences/* completePlans */.Kr)(story.plans).map(({ id }) => id);
    const figure = (value) => (value === undefined ? '' : String(value));
    return {
        status: signal.status,
        decision: decision.action,
        'exit-status': exitStatus,
        'exit-code': String(exitCode),
        plans: JSON.stringify(plans),
        completed: JSON.stringify(done),
        remaining: JSON.stringify(plans.filter((id) => !done.includes(id))),
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
        reason: reasonWord(signal),
        phase: story.phase.id,
        ...(0,next_phase/* nextPhaseOutputs */.vM)(story.next),
        branch: story.branch ?? '',
        'head-sha': head,
    };
}
function reasonWord(signal) {
    if (signal.status === 'failure')
        return signal.details.reason;
    if (signal.status !== 'blocked')
        return '';
    return signal.details.userInputRequired ? 'user_input_required' : 'dependency';
}
async function movedNote({ head, judged }, { workspace }) {
    const { sha } = await workspace.git.head();
    if (judged === null || sha === head)
        return [];
    return [`the branch moved to ${(0,text_text/* shortId */.m_)(sha)} after ${(0,text_text/* shortId */.m_)(head)} was judged; head-sha names what was judged`];
}
function planDiagnostics(story, { schedule, workspace }) {
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
function refusalDiagnostic(message, { phase, workspace }) {
    return { severity: 'warning', code: 'refused-by-host', file: `${workspace.prefix}${phase.dir}`, line: 1, message };
}
function findTaskLine(text, { tasks }) {
    return tasks.find(({ verify }) => verify.automated.some((command) => text.includes(command)))?.line ?? 1;
}


/***/ })

};
;