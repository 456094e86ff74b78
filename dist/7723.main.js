"use strict";
exports.id = 7723;
exports.ids = [7723];
exports.modules = {

/***/ 97723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRun: () => (/* binding */ runRun)
});

// EXTERNAL MODULE: ./lib/judge/decide/local-runner.js + 3 modules
var local_runner = __webpack_require__(39827);
// EXTERNAL MODULE: ./lib/publish/announce/report-broken-run.js
var report_broken_run = __webpack_require__(63575);
// EXTERNAL MODULE: ./lib/publish/announce/report-to-host.js + 1 modules
var report_to_host = __webpack_require__(17201);
// EXTERNAL MODULE: ./lib/publish/announce/run-result.js + 1 modules
var run_result = __webpack_require__(81586);
// EXTERNAL MODULE: ./lib/publish/branch/sign-commits.js + 1 modules
var sign_commits = __webpack_require__(96055);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/record/project/current-ledger.js
var current_ledger = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/loop/phase-run.js + 1 modules
var phase_run = __webpack_require__(91549);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 4 modules
var choose_agent = __webpack_require__(21673);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 2 modules
var hold_phase = __webpack_require__(11039);
// EXTERNAL MODULE: ./lib/run/open/own-record.js
var own_record = __webpack_require__(76478);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/run/open/test-program.js
var test_program = __webpack_require__(20073);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/publish/report/dry-run-text.js
var dry_run_text = __webpack_require__(33443);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/shown-settings.js
var shown_settings = __webpack_require__(80699);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/loop/plan-endings.js
var plan_endings = __webpack_require__(34032);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
// EXTERNAL MODULE: ./lib/run/survey/agent-findings.js
var agent_findings = __webpack_require__(33504);
// EXTERNAL MODULE: ./lib/run/survey/plan-findings.js
var plan_findings = __webpack_require__(88212);
// EXTERNAL MODULE: ./lib/run/survey/run-preview.js
var run_preview = __webpack_require__(84172);
;// CONCATENATED MODULE: ./lib/run/survey/dry-run.js

























async function dryRun(ref, world) {
    const { problem } = world.configuration;
    if (problem !== null)
        throw problem;
    const at = stopClock(world);
    const localWorld = (0,call_world/* withSettings */.G)({ ...at, machine: world.machine }, { remote: '' });
    return (0,run_preview/* withRehearsal */.C)(ref, localWorld, async (rehearsal) => buildDryRunResult(await buildDryRunDocument(rehearsal, at)));
}
function stopClock(world) {
    const now = world.now();
    const uptime = world.machine.uptimeMs();
    return { ...world, now: () => now, machine: { ...world.machine, uptimeMs: () => uptime } };
}
async function buildDryRunDocument(rehearsal, world) {
    const { read, agent } = rehearsal;
    if (rehearsal.run === null)
        throw new table_settings/* UsageError */.eb(rehearsal.findings.at(-1)?.message ?? 'the run cannot be opened');
    const run = { ...rehearsal.run, only: (0,selected_plans/* selectPlans */.H)(read, world.settings.only) };
    const findings = [...rehearsal.findings, ...findLateProblems(run, world)];
    const stops = findings.filter(({ severity }) => severity === 'error');
    const exitCode = stops.length === 0 ? 0 : (stops[0]?.exitCode ?? exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING);
    const { sha } = await read.git.head();
    const spent = (0,recorded_spending/* sumSpending */.Q)((0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.spending);
    const { costUsd, isCostKnown, isEstimate = false, turns } = spent;
    const used = { costUsd, isCostKnown, isEstimate, tokens: (0,budget/* countSpentTokens */.Gh)(spent), turns };
    const reached = (0,run_context/* isUsedUpBy */.gL)(run)?.text ?? null;
    const claimed = new Set((await (0,adopt_summaries/* findClaimedPlans */.J)(run)).map(({ id }) => id));
    const { progress, steps } = await simulatePlans(run);
    const describePlan = (scheduled) => buildOutlook(scheduled, { rehearsal, progress, steps, claimed, world });
    return {
        dryRun: true,
        wouldStart: exitCode === 0,
        exitCode,
        phase: read.phase.id,
        name: read.phase.name,
        dir: read.phase.dir,
        ...read.next,
        start: { commit: sha, branch: await (0,work_branch/* getRunBranch */.GO)(read, world) },
        findings,
        schedule: { parallel: run.policy.parallel, steps, overlaps: read.schedule.overlaps },
        plans: read.schedule.plans.map(describePlan),
        budget: { used, reached },
        agent: agent && { name: agent.name, version: rehearsal.agentVersion },
        settings: { ...(0,shown_settings/* shownSettings */.NZ)(world) },
    };
}
function findLateProblems(run, world) {
    const { author, limits, retry } = run.policy;
    const hasMs = (0,run_context/* getAttemptEnd */.$r)(run) - run.services.clock.uptimeMs();
    const findings = [];
    const warn = (code, message) => findings.push((0,plan_findings/* buildForeseen */.mr)('warning', code, message));
    try {
        (0,selected_plans/* refuseUnready */.$)(run.only, run);
    }
    catch (error) {
        if (!(error instanceof table_settings/* UsageError */.eb))
            throw error;
        findings.push({ ...(0,plan_findings/* buildForeseen */.mr)('error', 'only', error.message), exitCode: error.exitCode });
    }
    if (world.settings.remote !== '')
        warn('remote-not-read', 'a dry run uses no network: the record and the branch on the remote were not read; doctor checks them');
    if (author !== '')
        warn('author-calls', `${(0,text_text/* clipText */.gL)(author, 60)} is called once for each plan, and again where its tests are disputed: that counts for max-cost`);
    if (hasMs < limits.timeoutMs)
        warn('deadline', `an attempt gets ${(0,text_text/* formatElapsed */.C7)(hasMs)} instead of ${(0,text_text/* formatElapsed */.C7)(limits.timeoutMs)}, because the run ends then`);
    if ((0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.history.attempts.length >= retry.maximumRunAttempts)
        warn('attempts-used', `the ${retry.maximumRunAttempts} attempts of the run are used; --fresh resets the count`);
    return findings;
}
async function simulatePlans(run) {
    const steps = [];
    let waiting = [];
    const endStep = async () => {
        while (waiting.length < progress.running.size)
            await (0,promises_.setImmediate)();
        const step = waiting;
        waiting = [];
        steps.push(step.map(({ plan }) => plan).sort());
        for (const { go: finish } of step)
            finish();
    };
    const attempt = async ({ plan, number }) => {
        const done = new Promise((finish) => waiting.push({ plan: plan.id, go: finish }));
        if (waiting.length === 1)
            void endStep();
        await done;
        const signal = completion_signal/* CompletionSignal */.FL.success(run.phase.id, {}, (0,completion_signal/* buildSignalContext */.oG)(run, plan.id, number));
        return { signal, earlier: null };
    };
    const progress = (0,run_progress/* startRun */.AD)({ ...run, progress: { ...run.progress, done: new Set(run.progress.done) } }, attempt);
    (0,run_progress/* announceProgress */.tc)(progress);
    progress.halted = run.services.judging.namespaces.unsandboxed;
    await (0,phase_run/* runPlans */.Eg)(progress);
    return { progress, steps };
}
function buildOutlook({ plan, wave, dependsOn }, facts) {
    const { rehearsal, progress, claimed, steps, world } = facts;
    const { id, title } = plan;
    const step = steps.findIndex((each) => each.includes(id));
    const isRun = step >= 0;
    const { state, why } = isRun
        ? { state: step === 0 ? 'starts' : 'waits', why: null }
        : explainNoAttempt(plan, facts);
    const isOpen = (other) => rehearsal.open.some((each) => each.id === other) && !claimed.has(other);
    const { artifacts, keyLinks } = plan.mustHaves;
    return {
        ...{ id, title, wave, dependsOn, state, why },
        waitsFor: isRun ? dependsOn.filter(isOpen) : [],
        attempt: isRun ? (progress.past.lastAttempt.get(id) ?? 0) + 1 : null,
        commandLines: isRun ? (0,agent_findings/* formatCommands */.i)(plan, rehearsal.agent, (0,job_secrets/* createRedactor */.lY)(world), world) : [],
        checks: {
            commands: progress.run.policy.verifyCommands === 'off' ? [] : (0,programs/* listPlanCommands */.Q7)(plan),
            artifacts: artifacts.map(({ path }) => path),
            keyLinks: keyLinks.length,
        },
    };
}
function explainNoAttempt({ id }, { rehearsal, progress, claimed }) {
    const { run, signals, states } = progress;
    if (claimed.has(id))
        return { state: 'claimed', why: 'its SUMMARY was never verified; the run does that first' };
    if (!rehearsal.open.some((plan) => plan.id === id))
        return { state: 'done', why: null };
    if (run.only?.has(id) === false)
        return { state: 'left_out', why: 'it is not among the selected plans' };
    const signal = signals.get(id);
    if (signal?.status === 'blocked')
        return { state: 'asks', why: signal.details.reason };
    if (signal !== undefined) {
        const last = (0,phase_state/* phaseState */.R)(run.services.ledger.events).run(run.runId).plans.get(id);
        const decision = last === undefined || last.event === 'retry_wait' ? undefined : last.decision;
        return { state: 'ended', why: decision?.why ?? null };
    }
    const cap = (0,run_context/* isUsedUpBy */.gL)(run, id);
    if (cap !== null)
        return { state: 'ended', why: cap.text };
    const blockedPlan = (0,ready/* blockedBy */.yJ)(run.schedule, states).find(({ plan }) => plan === id);
    const endReason = (0,plan_endings/* getStopReason */.R5)(progress) ?? 'the run would end before it could start';
    return { state: 'held', why: blockedPlan ? `plan ${blockedPlan.root} will not be complete` : endReason };
}
function buildDryRunResult(json) {
    const text = (0,dry_run_text/* formatDryRun */.S)(json);
    const { exitCode, phase, plans } = json;
    const outputs = { phase, plans: JSON.stringify(plans.map(({ id }) => id)), 'exit-code': String(exitCode) };
    const summary = `${(0,markdown/* fenceText */.N8)(text.slice(0, maxShown), { lines: 500, columns: 500 })}\n`;
    return { exitCode, json, text, outputs, summary };
}
const maxShown = 15_000;

// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
;// CONCATENATED MODULE: ./lib/commands/run-command.js






















const runRun = async ([ref = ''], input) => {
    const world = await (0,work_branch/* withOrigin */.D_)(input);
    const { settings } = world;
    if (settings.checks.length > 0)
        throw new table_settings/* UsageError */.eb(`checks: found ${settings.checks.join(', ')}, but only a chain (phase.yml) waits for the host's checks; use it, or run with --checks ""`);
    if (settings['dry-run'])
        return dryRun(ref, world);
    const namedAgent = world.configuration.problem === null ? await (0,choose_agent/* requireNamedAgent */.uF)(world) : null;
    const agent = (read, scratch) => (0,choose_agent/* findAgent */.dp)(world, read, scratch, namedAgent);
    const work = new work_branch/* WorkBranch */.IT(world);
    const openRecord = (scope) => (0,own_record/* holdShared */.N)(scope, (phaseScope, last) => work.enter(phaseScope, last), world);
    const hold = { ref, agent, deadlineAt: await (0,job_limit/* getDeadline */.d)(world), openRecord };
    return (0,hold_phase/* holdPhase */.f)(hold, world, async (context, read, publishRecord) => {
        const only = (0,selected_plans/* selectPlans */.H)(read, settings.only);
        (0,policies/* warnOfCredentials */.Ch)(context);
        const { name: branch = null } = (await (0,report_broken_run/* ownBranch */.Z)(read, world)) ?? {};
        await (0,adopt_summaries/* adoptSummaries */.p)(context, (0,local_runner/* createLocalRunner */.Y)(undefined, context));
        (0,selected_plans/* refuseUnready */.$)(only, context);
        const open = read.schedule.plans.flatMap(({ plan }) => (context.progress.done.has(plan.id) ? [] : [plan]));
        (0,test_program/* refuseUntestable */.AW)(await (0,test_program/* testProblem */.M9)(open, world));
        const started = { since: world.now(), signals: new Map(), next: null };
        for (const note of await (0,report_to_host/* reportProgress */.w)(started, { run: context, branch }, world))
            world.progress(note);
        try {
            const push = () => work.push(context, publishRecord);
            const phaseEnd = await (0,sign_commits/* publishSigned */.y8)(push, await (0,phase_run/* runPhase */.PF)({ ...context, only }), context);
            const isPushed = work.isPushedAt(phaseEnd.head);
            return await (0,run_result/* resultOfRun */.c)(phaseEnd, { world, run: context, branch, isPushed, archive: 'own' });
        }
        catch (error) {
            const reason = `the run could not conclude the phase: ${(0,failure/* describeFailure */.Ic)(error).message}`;
            await (0,report_broken_run/* reportBrokenRun */.r)(reason, { ref, archive: 'own', findBranch: report_broken_run/* ownBranch */.Z }, world);
            const signal = (0,current_ledger/* recordedSignals */.at)(context.services.ledger.dir).get(null);
            const isOwn = signal?.status === 'failure' && signal.runId === context.runId;
            throw isOwn && error instanceof Error ? new failure/* BrokenRunError */.ZO(signal, error) : error;
        }
    }).catch((error) => {
        throw withSignal(error, ref, world);
    });
};
function withSignal(error, phase, world) {
    const { exitCode, message } = (0,failure/* describeFailure */.Ic)(error);
    const isReported = error instanceof failure/* BrokenRunError */.ZO || error instanceof effective_settings/* OtherSettingsError */.MM || phase === '';
    if (isReported || exitCode !== exit_status/* TECHNICAL_EXIT */.x8.INTERNAL)
        return error;
    const details = { reason: 'internal', retryable: false };
    return new failure/* BrokenRunError */.ZO(completion_signal/* CompletionSignal */.FL.failure(phase, { message, stack: error.stack }, details, { at: new Date(world.now()) }), error);
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

/***/ 33443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ formatDryRun),
/* harmony export */   e: () => (/* binding */ formatFindings)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function formatDryRun(document) {
    const { phase, name, wouldStart, exitCode } = document;
    const verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
    return [
        `Dry run of phase ${phase} ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(name)}: ${verdict}; nothing was changed`,
        ...formatFindings(document.findings),
        '',
        ...listPlanLines(document),
        '',
        'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
        ...checkLines(document.plans),
        '',
        ...listAgentLines(document),
        ...listBudgetLines(document),
    ].join('\n');
}
function formatFindings(findings) {
    return findings.map(({ severity, file, line, message }) => {
        const location = file === null ? '' : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(file)}:${line}: `;
        return `${severity === 'error' ? '✗' : '!'} ${location}${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(message)}`;
    });
}
function listPlanLines({ plans, schedule }) {
    const { parallel, steps } = schedule;
    const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, title }) => [
        ...[id, `wave ${wave}`, describeState({ state, waitsFor })],
        attempt === null ? '' : `attempt ${attempt}`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(why ?? title ?? ''),
    ]);
    return [
        `Plans, ${parallel} at a time, each in a clone of its own:`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignRows */ .P4)(rows),
        steps.length === 0
            ? 'Order: no plan would be run'
            : `Order: ${steps.map((step) => step.join(' beside ')).join(', then ')}`,
    ];
}
function describeState({ state, waitsFor }) {
    if (state === 'waits' && waitsFor.length > 0)
        return `waits for ${waitsFor.join(', ')}`;
    return stateTexts[state] ?? state;
}
const stateTexts = {
    waits: 'waits for a free slot',
    claimed: 'is verified first',
    left_out: 'left out',
    asks: 'asks a person',
    ended: 'gets no attempt',
    held: 'cannot run',
};
function checkLines(plans) {
    const openPlans = plans.filter(({ attempt }) => attempt !== null);
    const rows = openPlans.flatMap(({ id, checks: { commands, artifacts, keyLinks } }) => [
        ...commands.map((command) => [id, `command ${shortenCommand(command)}`]),
        ...(artifacts.length === 0 ? [] : [[id, `promised ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(artifacts.join(', '))}`]]),
        ...(keyLinks === 0 ? [] : [[id, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(keyLinks, 'key link')]]),
        ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
    ]);
    return rows.length === 0 ? ['  none'] : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignRows */ .P4)(rows);
}
function shortenCommand(command) {
    const [firstLine = '', ...otherLines] = command.trim().split('\n');
    const cut = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(firstLine, 160);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(otherLines.length === 0 ? cut : `${cut} … (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(otherLines.length + 1, 'line')})`);
}
function listBudgetLines({ budget: { used, reached } }) {
    return [
        ...(used.tokens === 0
            ? []
            : [`Used so far: ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(used)}, ${used.tokens} tokens, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(used.turns, 'turn')}`]),
        ...(reached === null ? [] : [`✗ no attempt would start: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(reached)}`]),
    ];
}
function listAgentLines({ agent, plans }) {
    if (agent === null)
        return ['Agent: none, because no plan is left, or for the reason above'];
    const calls = plans.flatMap(({ id, commandLines }) => commandLines.map((line) => ({ id, text: formatShellCommand(line) })));
    const isSame = new Set(calls.map(({ text }) => text)).size === 1;
    return [
        `Agent: ${agent.name}${agent.version === null ? '' : ` ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .stripLine */ .nU)(agent.version)}`}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignRows */ .P4)(isSame ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text])),
    ];
}
function formatShellCommand({ command, args }) {
    return shortenCommand([command, ...args].map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteShellWord */ .BV).join(' '));
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

/***/ 20073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ refuseUntestable),
/* harmony export */   M9: () => (/* binding */ testProblem),
/* harmony export */   vi: () => (/* binding */ findMissingPrograms)
/* harmony export */ });
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10947);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77675);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66725);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);






async function testProblem(open, world) {
    const { settings, environment } = world;
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .findProjectRoot */ .p)(world);
    const { 'test-command': command, 'setup-command': setUp } = settings;
    if (command === '' || open.length === 0)
        return null;
    const parsed = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .captureOutput */ .Q)('bash', ['--norc', '-n', '-c', command], { cwd: root, env: environment });
    if (parsed.exitCode !== 0) {
        const cause = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clipText */ .gL)(parsed.stderr.trim(), 200);
        return {
            message: `test-command is no command that bash can run (${cause})`,
            exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE,
        };
    }
    const missing = [...(await findMissingPrograms((0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_0__/* .listCalledPrograms */ .HJ)(command), root, environment))];
    if (missing.length === 0)
        return null;
    const isInstalled = /\bPATH=/.test(command) ||
        (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_1__/* .setUpCommand */ .bw)(setUp, root, root) !== null ||
        open.some(({ text }) => missing.every((name) => isInstaller(text, name)));
    const message = `test-command needs ${missing.join(', ')}, which is not on PATH; install it, or have a plan or the set-up install it`;
    return { message, exitCode: isInstalled ? null : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.AGENT_MISSING };
}
function refuseUntestable(problem) {
    const { message, exitCode = null } = problem ?? {};
    if (exitCode !== null)
        throw Object.assign(new Error(message), { exitCode });
}
function isInstaller(plan, program) {
    return plan
        .split('\n')
        .some((line) => /\binstall|\badd\b|requirements|bootstrap/i.test(line) && line.includes(program));
}
async function findMissingPrograms(names, cwd, environment) {
    if (names.length === 0)
        return new Set();
    const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
    const options = { cwd, env: environment, timeoutMs: 60_000 };
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .captureOutput */ .Q)('bash', ['--norc', '-c', script, 'bash', ...names.slice(0, 1000)], options);
    return new Set(stdout.toString('utf8').split('\n').filter(Boolean));
}


/***/ }),

/***/ 33504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findAboutAgent),
/* harmony export */   i: () => (/* binding */ formatCommands)
/* harmony export */ });
/* harmony import */ var _agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2964);
/* harmony import */ var _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27510);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82774);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22187);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21673);
/* harmony import */ var _plan_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88212);







async function findAboutAgent(agent, world) {
    const name = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .getCli */ .$A)(agent.name);
    if (name === undefined)
        return { version: null, findings: [] };
    const cli = _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .clis */ .g[name];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .findProjectRoot */ .p)(world);
    const command = world.settings['agent-command'].trim();
    const detected = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .cliToInstall */ .$Y)(world) === null ? await (0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .detectVersion */ .cS)(cli, command, { cwd: root, environment }) : cli;
    const version = 'version' in detected ? detected.version : null;
    const findings = [];
    if (version !== null && version !== cli.version) {
        const message = `${cli.name} is version ${version}; ${cli.version} was tested (${(0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .installLine */ .c6)(cli)}, or set install-agent)`;
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'agent-version', message));
    }
    const key = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .findMissingKey */ .Js)(cli, environment, world);
    if (key !== null)
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)(key.isSure ? 'error' : 'warning', 'agent-key', key.message));
    const unpriced = agent.unpriced?.(environment) ?? null;
    if (unpriced !== null)
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'unknown-cost', `${unpriced}; ${_signal_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOnPrice */ .pc}`));
    return { version, findings };
}
function formatCommands(plan, agent, redact, world) {
    if (agent === null)
        return [];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const isPassed = explainNotPassed(agent, environment, world.settings) === null;
    const lines = agent.commandLines({ plan, folder: '<folder of the attempt>', environment, isPassed });
    return lines.map(({ command, args, sets }) => ({ command, args: args.map(redact), sets: [...sets] }));
}
function explainNotPassed(agent, environment, settings) {
    if (agent.cannotPass === undefined)
        return `agent ${agent.name} cannot use it`;
    if (settings.gateway === 'off')
        return 'gateway is off';
    return agent.cannotPass(environment, settings.gateway !== 'auto');
}


/***/ }),

/***/ 88212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tg: () => (/* binding */ findCommandProblems),
/* harmony export */   bg: () => (/* binding */ findSetUpProblems),
/* harmony export */   mr: () => (/* binding */ buildForeseen)
/* harmony export */ });
/* harmony import */ var _judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29674);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10947);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33526);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93254);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20073);







async function findCommandProblems(open, world) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__/* .findProjectRoot */ .p)(world);
    const findings = [];
    const calls = [];
    const isRun = world.settings['verify-commands'] !== 'off';
    for (const plan of isRun ? open : []) {
        const planCommands = (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)(plan);
        for (const task of plan.tasks)
            for (const text of (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)({ tasks: [task] })) {
                const at = [plan.path, task.line];
                const runnable = (0,_judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableCommand */ .R)({ root, project: root, beside: planCommands }, text);
                const user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable)
                    findings.push(buildForeseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else
                    for (const program of (0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .listCalledPrograms */ .HJ)(text))
                        calls.push({ program, user, at });
            }
    }
    const missing = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_5__/* .findMissingPrograms */ .vi)([...new Set(calls.map(({ program }) => program))], root, world.environment);
    const reportedKeys = new Set();
    for (const { program, user, at } of calls) {
        const key = `${at.join(':')} ${program}`;
        if (!missing.has(program) || reportedKeys.has(key))
            continue;
        reportedKeys.add(key);
        const message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
        findings.push(buildForeseen('warning', 'program', message, at));
    }
    return findings;
}
function findSetUpProblems(plan, world) {
    const passed = new Set(world.settings['agent-env']);
    return (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readUserSetup */ .pL)(plan).flatMap(({ line, about, variables }) => {
        const at = [plan.path, line];
        const topic = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutControls */ .DJ)(about).slice(0, 150);
        if (variables.length === 0)
            return [buildForeseen('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)];
        return variables.flatMap((name) => {
            const isSet = Boolean(world.environment[name]);
            if (isSet && passed.has(name))
                return [];
            const lack = isSet ? 'no agent gets; name it in agent-env' : 'is not set; set it and name it in agent-env';
            return [buildForeseen('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which ${lack}`, at)];
        });
    });
}
function buildForeseen(severity, code, message, at) {
    return { severity, code, file: at?.[0] ?? null, line: at?.[1] ?? null, message };
}


/***/ }),

/***/ 84172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withRehearsal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51377);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53853);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46562);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56844);
/* harmony import */ var _settings_call_job_limit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42127);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95185);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(5722);
/* harmony import */ var _loop_human_gate_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35281);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(21673);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(25471);
/* harmony import */ var _open_prepare_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(61252);
/* harmony import */ var _open_recover_checkout_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(63078);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(20073);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(68278);
/* harmony import */ var _room_rooms_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(87741);
/* harmony import */ var _agent_findings_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(33504);
/* harmony import */ var _plan_findings_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(88212);

























async function withRehearsal(ref, world, work) {
    const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__/* .openPhase */ .yc)(ref, world, _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunnable */ .Un);
    const recorder = new Recorder();
    const agent = await chooseAgent(recorder, read, world);
    await recordPlace(recorder, read, world);
    const isAway = recorder.findings.some(({ code }) => code === 'remote');
    const isCutOff = recorder.findings.some(({ code }) => code === 'cut-off-run');
    const localWorld = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__/* .withSettings */ .G)(world, {
        ...(isAway ? { remote: '' } : {}),
        ...(isCutOff ? { 'allow-dirty': true } : {}),
    });
    return (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .withLedger */ .CA)(read, localWorld, async (dir) => {
        const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-dry-run-'));
        const ledger = openCopy(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'record'), read, world);
        try {
            return await work(await rehearse(read, agent, { ledger, scratch, recorder }, localWorld));
        }
        finally {
            ledger.close();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
        }
    });
}
class Recorder {
    findings = [];
    restoreAnswers = async () => false;
    findInstalled = async () => ({ folders: [], way: 'copied', kib: 0, tooLarge: [] });
    require = async (code, check) => {
        try {
            await check();
        }
        catch (error) {
            const exitCode = (0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .foreseenExitCode */ .NI)(error);
            if (exitCode === null)
                throw error;
            this.findings.push({ ...(0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('error', code, error.message), exitCode });
        }
    };
    warn = (code, message) => {
        this.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('warning', code, message));
    };
}
function openCopy(from, to, read, world) {
    if (!world.settings.fresh && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { recursive: true, filter: (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== 'logs' });
    const lease = { epoch: 0, check: () => { } };
    const stamp = { runId: 'dry-run', phase: read.phase.id, now: () => new Date(world.now()), lease, redact: String };
    return _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .Ledger */ .Oc.open(to, stamp, () => { });
}
async function chooseAgent(recorder, read, world) {
    let agent = null;
    await recorder.require('agent', async () => {
        agent = await (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__/* .findAgent */ .dp)(world, read, null);
    });
    if (agent === null)
        return { agent, agentVersion: null };
    const { version, findings } = await (0,_agent_findings_js__WEBPACK_IMPORTED_MODULE_22__/* .findAboutAgent */ .C)(agent, world);
    for (const finding of findings)
        recorder.findings.push(finding);
    return { agent, agentVersion: version };
}
async function rehearse(read, { agent, agentVersion }, { ledger, scratch, recorder }, world) {
    const { git } = read;
    let run = null;
    await recorder.require('settings', async () => {
        const parts = {
            runId: 'dry-run',
            leg: null,
            rooms: new _room_rooms_js__WEBPACK_IMPORTED_MODULE_21__/* .Rooms */ .f(git, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, (0,_open_recover_checkout_js__WEBPACK_IMPORTED_MODULE_18__.getRoomsFolder)(git, read.phase.id))),
            services: {
                ledger,
                interrupt: world.interrupt,
                agent: agent ?? _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__/* .anyAgent */ .uz,
                exchangeDir: scratch,
                gateway: null,
                onActivity: () => undefined,
            },
            egress: null,
            spared: [],
            ofCommit: { teamRules: await (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .readTeamRules */ .nc)(world.settings, (await git.head()).sha, git) },
            deadlineAt: await (0,_settings_call_job_limit_js__WEBPACK_IMPORTED_MODULE_10__/* .getDeadline */ .d)(world),
            effects: recorder,
        };
        run = await (0,_open_prepare_js__WEBPACK_IMPORTED_MODULE_17__/* .prepareRun */ .Z)(read, parts, world);
    });
    const done = run?.progress.done ?? new Set();
    const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    if (run !== null && agent !== null)
        recordQuestions(recorder, open, run);
    await recordTests(recorder, open, ledger, read, world);
    const planFindings = [
        ...(await (0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .findCommandProblems */ .Tg)(open, world)),
        ...open.flatMap((plan) => (0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .findSetUpProblems */ .bg)(plan, world)),
    ];
    return { read, findings: [...recorder.findings, ...planFindings], run, open, agent, agentVersion };
}
async function recordPlace(recorder, { git }, world) {
    const { configuration, settings } = world;
    if (configuration.problem !== null)
        recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('error', 'configuration', configuration.problem.message));
    await recorder.require('run-under-way', () => (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseDuringRun */ .$l)(git.gitDir, world.machine));
    recordCutOff(recorder, git, world);
    if (git.isShallow)
        recorder.warn('shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow');
    const { GIT_COMMITTER_NAME: author } = git.identity;
    if (author !== undefined)
        recorder.warn('git-identity', `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`);
    for (const location of new Set([git.root, world.temporaryDirectory])) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(location);
        const freeMb = Math.floor((bavail * bsize) / 1e6);
        const message = `${freeMb} MB are free in ${location}; make space for rooms, logs and a clean copy`;
        if (freeMb < leastFreeMb)
            recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)(freeMb < 100 ? 'error' : 'warning', 'disk', message));
    }
    if (settings.remote !== '')
        await recorder.require('remote', () => refuseReadOnlyRemote(git, world));
}
const leastFreeMb = 1000;
function recordCutOff(recorder, git, { machine }) {
    if ((0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .findLeaseHolder */ ._L)(git.gitDir, machine) !== null)
        return;
    for (const { phase, events } of (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .listLedgers */ .Vc)(git.gitDir)) {
        const { open } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(events);
        if (!open.isAny(git.root))
            continue;
        const plans = [...new Set(open.attempts(git.root).map(({ plan }) => plan))];
        const where = plans.length === 0 ? '' : ` in plan ${plans.join(', ')}`;
        recorder.warn('cut-off-run', `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run first saves its work, or adopts its running agents`);
    }
}
async function refuseReadOnlyRemote(git, world) {
    const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__/* .findConfiguredRemote */ .e)(git, world);
    await remote.list(['HEAD']);
    if ((await remote.asksForToken()) && !(await remote.acceptsDryPush()))
        throw Object.assign(new Error(`the token cannot push to ${world.settings.remote}; pass a github-token that may write (contents: write)`), { exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__/* .TECHNICAL_EXIT */ .x8.USAGE });
}
function recordQuestions(recorder, open, run) {
    for (const plan of open) {
        const doubt = (0,_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_14__/* .describeDoubt */ .M)(plan, run);
        const { stop } = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_20__/* .getQuestionState */ .Ev)(plan, run);
        const question = doubt ?? stop?.question;
        if (question === undefined)
            continue;
        const line = (doubt === null ? stop?.task?.line : undefined) ?? plan.keyLines.get('autonomous') ?? 1;
        const message = `plan ${plan.id} will wait for a person: ${question}`;
        recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('warning', 'human-checkpoint', message, [plan.path, line]));
    }
}
async function recordTests(recorder, open, { earlier }, { git }, world) {
    const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
    const problem = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_19__/* .testProblem */ .M9)(open, world);
    await recorder.require('program', () => (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_19__/* .refuseUntestable */ .AW)(problem));
    if (problem !== null && problem.exitCode === null)
        recorder.warn('program', problem.message);
    const state = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(earlier);
    const commits = [(await git.head()).sha, state.base ?? ''];
    const [existing] = commits.flatMap((commit) => state.testsBefore(commit, command) ?? []);
    const red = (existing?.names?.failed ?? []).map(_judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW);
    const flaky = [...new Set(state.flakyTests(command).flatMap(({ names }) => names))];
    const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
    if (red.length > 0)
        recorder.warn('inherited-red', `red before the phase: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_24__/* .joinFirstFew */ .RS)(red)}; ${next}`);
    if (flaky.length > 0)
        recorder.warn('flaky-tests', `found flaky before: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_24__/* .joinFirstFew */ .RS)(flaky)}`);
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


/***/ }),

/***/ 80699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ formatSettings),
/* harmony export */   NZ: () => (/* binding */ shownSettings),
/* harmony export */   Zz: () => (/* binding */ formatSettingsHeading)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _table_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47272);
/* harmony import */ var _table_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39126);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26623);





function shownSettings({ settings, configuration }) {
    const { file, commit, text, origins, givenAs } = configuration;
    const from = (name) => {
        const origin = origins.get(name) ?? 'default';
        if (origin === 'default')
            return origin;
        return origin === 'given' ? givenAs : `${file}:${origin.line}`;
    };
    const rows = _table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRows */ .mH.flatMap(({ name, key, value: placeholder, shown }) => {
        const value = shown === undefined ? settings[name] : shown(settings[name]);
        return key === null ? [] : [[key, { value: writtenValue(value, placeholder), from: from(name) }]];
    });
    return { config: { file, commit, found: text !== null }, values: Object.fromEntries(rows) };
}
function writtenValue(value, placeholder) {
    if (placeholder === 'duration' && typeof value === 'number')
        return (0,_table_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(value);
    return placeholder === 'ceilings' ? (0,_table_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCeilings */ .wQ)(value) : value;
}
function formatSettings(shown, isAll = false) {
    const values = Object.entries(shown.values).filter(([, { from }]) => isAll || from !== 'default');
    const rows = values.map(([key, { value, from }]) => [key, settingValueText(value), from]);
    const heading = `${formatSettingsHeading(shown)}${isAll ? '' : ' (doctor --all also shows the defaults)'}`;
    return rows.length === 0 ? [] : [heading, ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .alignRows */ .P4)(rows)];
}
function formatSettingsHeading({ config: { file, commit, found } }) {
    if (!found)
        return `Settings: there is no ${file}`;
    return commit === null
        ? `Settings: ${file} as it is on the disk`
        : `Settings: ${file} of commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenId */ .X_)(commit)}`;
}
function settingValueText(value) {
    const text = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLine */ .nU)((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    return text === '' ? '-' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(text, 60);
}


/***/ })

};
;