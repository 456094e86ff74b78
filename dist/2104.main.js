"use strict";
exports.id = 2104;
exports.ids = [2104];
exports.modules = {

/***/ 72104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRun: () => (/* binding */ runRun)
});

// EXTERNAL MODULE: ./lib/judge/decide/witness-here.js + 4 modules
var witness_here = __webpack_require__(83746);
// EXTERNAL MODULE: ./lib/publish/announce/report-broken-run.js
var report_broken_run = __webpack_require__(63575);
// EXTERNAL MODULE: ./lib/publish/announce/report-to-host.js + 1 modules
var report_to_host = __webpack_require__(17201);
// EXTERNAL MODULE: ./lib/publish/announce/run-result.js + 1 modules
var run_result = __webpack_require__(81586);
// EXTERNAL MODULE: ./lib/publish/branch/sign-commits.js + 1 modules
var sign_commits = __webpack_require__(70138);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/record/project/current-ledger.js
var current_ledger = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/publish/report/dry-run-text.js
var dry_run_text = __webpack_require__(33443);
// EXTERNAL MODULE: ./lib/record/readings/attempt-history.js
var attempt_history = __webpack_require__(60567);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/shown-settings.js
var shown_settings = __webpack_require__(80699);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/prepare.js + 3 modules
var prepare = __webpack_require__(69454);
// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/run/forecast/agent-forecast.js
var agent_forecast = __webpack_require__(4842);
// EXTERNAL MODULE: ./lib/run/forecast/money-forecast.js
var money_forecast = __webpack_require__(10493);
// EXTERNAL MODULE: ./lib/run/forecast/phase-forecast.js
var phase_forecast = __webpack_require__(64188);
// EXTERNAL MODULE: ./lib/run/forecast/plan-forecast.js
var plan_forecast = __webpack_require__(7232);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/loop/plan-run.js + 1 modules
var plan_run = __webpack_require__(61270);
;// CONCATENATED MODULE: ./lib/run/forecast/plan-outlook.js






async function planOutlooks(dryRun) {
    const { schedule } = dryRun.ground.read;
    const past = (0,attempt_history/* attemptHistory */.c)(dryRun.ground.events);
    const fates = await predictOutcomes(dryRun, past);
    const steps = planSteps(fates, dryRun);
    const starting = new Set(steps[0]);
    const states = getPlanStates(fates);
    const held = new Map((0,ready/* blockedBy */.yJ)(schedule, states).map((plan) => [plan.plan, plan]));
    const plans = [];
    for (const { plan, wave, dependsOn } of schedule.plans) {
        const planOutcome = fates.get(plan.id) ?? runs;
        const behind = held.get(plan.id);
        const isRun = planOutcome.state === 'runs' && behind === undefined;
        const state = planOutcome.state !== 'runs' ? planOutcome.state : behind ? 'held' : starting.has(plan.id) ? 'starts' : 'waits';
        const reason = behind && planOutcome.state === 'runs' ? `plan ${behind.root} will not be complete` : planOutcome.why;
        const { id, title } = plan;
        const waitsFor = isRun ? dependsOn.filter((other) => states.get(other) !== 'done') : [];
        const attempt = isRun ? (past.lastAttempt.get(id) ?? 0) + 1 : null;
        const commandLines = isRun ? dryRun.commandLinesOf(plan) : [];
        const checks = listChecks(plan, dryRun.run.policy);
        plans.push({ id, title, wave, dependsOn, state, why: reason, waitsFor, attempt, commandLines, checks });
    }
    return { plans, steps };
}
const runs = { state: 'runs', why: null };
async function predictOutcomes(dryRun, past) {
    const { read, done } = dryRun.ground;
    const claimed = new Set((await (0,adopt_summaries/* claimedPlans */.e)(dryRun.run)).map(({ id }) => id));
    return new Map(read.schedule.plans.map(({ plan }) => [
        plan.id,
        claimed.has(plan.id)
            ? { state: 'claimed', why: 'its SUMMARY was never verified; the run does that first' }
            : done.has(plan.id)
                ? { state: 'done', why: null }
                : openFate(plan, dryRun, past),
    ]));
}
function openFate(plan, { ground, only, run }, past) {
    if (only !== null && !only.has(plan.id))
        return { state: 'left_out', why: 'it is not among the selected plans' };
    const requested = ground.questions.get(plan.id);
    if (requested?.isAtOnce)
        return { state: 'asks', why: requested.question };
    const last = past.attempts.findLast((attempt) => attempt.plan === plan.id);
    const end = last?.outcome === 'failure' ? (0,plan_run/* endAfter */.uY)(plan, last, past.attempts, run) : null;
    if (end !== null)
        return { state: 'ended', why: end.decision.why };
    const cap = (0,run_context/* usedUp */.h4)(run, plan.id);
    return cap === null ? runs : { state: 'ended', why: cap.text };
}
function getPlanStates(fates) {
    const states = { done: 'done', claimed: 'done', left_out: 'skipped', asks: 'blocked', ended: 'failed' };
    return new Map([...fates].map(([id, { state }]) => [id, state === 'runs' ? 'pending' : states[state]]));
}
function planSteps(fates, { ground, run }) {
    const states = getPlanStates(fates);
    const steps = [];
    for (;;) {
        const step = (0,ready/* readyPlans */.iQ)(ground.read.schedule, states, { apart: true, limit: run.policy.parallel });
        if (step.length === 0)
            return steps;
        steps.push(step);
        for (const id of step)
            states.set(id, 'done');
    }
}
function listChecks(plan, { verifyCommands }) {
    const { artifacts, keyLinks } = plan.mustHaves;
    return {
        commands: verifyCommands === 'off' ? [] : (0,programs/* listPlanCommands */.Q7)(plan),
        artifacts: artifacts.map(({ path }) => path),
        keyLinks: keyLinks.length,
    };
}

;// CONCATENATED MODULE: ./lib/run/forecast/dry-run.js





















async function dryRun(ref, world) {
    const { problem } = world.configuration;
    if (problem !== null)
        throw problem;
    const at = standingStill(world);
    const here = { ...at, machine: world.machine };
    const { ground, findings } = await (0,phase_forecast/* phaseForecast */.Z)(ref, (0,call_world/* withSettings */.G)(here, { remote: '' }));
    return buildDryRunResult(await buildDryRunDocument(ground, findings, at));
}
function standingStill(world) {
    const now = world.now();
    const uptime = world.machine.uptimeMs();
    return { ...world, now: () => now, machine: { ...world.machine, uptimeMs: () => uptime } };
}
async function buildDryRunDocument(options, foreseens, world) {
    const { settings } = world;
    const { read } = options;
    const only = (0,selected_plans/* selectedPlans */.E)(read, settings.only);
    const rehearsal = await prepareDryRun(options, only, world);
    const { run } = rehearsal;
    const { policy } = run;
    const findings = [...foreseens, ...(await furtherFindings(run, only, settings))];
    const { plans, steps } = await planOutlooks(rehearsal);
    const stops = findings.filter(({ severity }) => severity === 'error');
    const exitCode = stops.length === 0 ? 0 : (stops[0]?.exitCode ?? exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING);
    const { sha } = await read.git.head();
    const branch = await (0,work_branch/* branchOfRun */.lI)(read, world);
    return {
        dryRun: true,
        wouldStart: exitCode === 0,
        exitCode,
        phase: read.phase.id,
        name: read.phase.name,
        dir: read.phase.dir,
        ...read.next,
        start: { commit: sha, branch },
        findings,
        schedule: {
            parallel: policy.parallel,
            steps,
            overlaps: read.schedule.overlaps,
        },
        plans,
        budget: { ...spendingSoFar(run), money: (0,money_forecast/* moneyForecast */.s)(options, world) },
        agent: options.agent && { name: options.agent.name, version: options.agentVersion },
        settings: { ...(0,shown_settings/* shownSettings */.NZ)(world) },
    };
}
async function prepareDryRun(options, only, world) {
    const { settings } = world;
    const { read, agent, events, done, standings } = options;
    const policy = {
        ...(0,policies/* buildRunPolicy */.OZ)(settings, read.schedule.plans.length, { deadlineAt: await (0,job_limit/* deadlineAt */.q)(world), now: world.now() }),
        parallel: (0,prepare/* mostAtOnce */._d)(read, settings),
        teamRules: await (0,policies/* readTeamRules */.nc)(settings, (await read.git.head()).sha, read.git),
        commitDocs: read.config.commitDocs,
        rules: '',
    };
    const run = {
        ...read,
        runId: 'dry-run',
        leg: null,
        policy,
        workspace: read,
        found: { unfinished: new Map(), standings, orphans: new Map() },
        progress: { done: new Set(done), unverified: new Map() },
        services: {
            ledger: { events, earlier: events },
            agent: { canJudge: agent?.canJudge ?? true },
            clock: { now: world.now, uptimeMs: world.machine.uptimeMs },
            interrupt: { soon: new AbortController().signal },
            random: () => 0,
        },
    };
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const lines = (plan) => (0,agent_forecast/* commandLines */.Z)(plan, agent, redact, world);
    return { ground: options, only, run, commandLinesOf: lines };
}
async function furtherFindings(run, only, settings) {
    const { limits, retry } = run.policy;
    const hasMs = (0,run_context/* endOfAttempt */.OW)(run) - run.services.clock.uptimeMs();
    const warnings = [
        settings.remote === ''
            ? null
            : 'a dry run uses no network: the record and the branch on the remote were not read; doctor checks them',
        hasMs < limits.timeoutMs
            ? `an attempt gets ${(0,text_text/* formatElapsed */.C7)(hasMs)} instead of ${(0,text_text/* formatElapsed */.C7)(limits.timeoutMs)}, because the run ends then`
            : null,
        (0,attempt_history/* attemptHistory */.c)(run.services.ledger.events).attempts.length < retry.maximumRunAttempts
            ? null
            : `the ${retry.maximumRunAttempts} attempts of the run are used; --fresh resets the count`,
    ];
    const codes = ['remote-not-read', 'deadline', 'attempts-used'];
    return [
        ...(await (0,phase_forecast/* catchRefusal */.c)('only', () => (0,selected_plans/* refuseUnready */.$)(only, run))),
        ...warnings.flatMap((text, at) => (text === null ? [] : [(0,plan_forecast/* buildForeseen */.mr)('warning', codes[at] ?? '', text)])),
    ];
}
function buildDryRunResult(json) {
    const text = (0,dry_run_text/* dryRunText */.us)(json);
    const { exitCode, phase, plans } = json;
    const outputs = { phase, plans: JSON.stringify(plans.map(({ id }) => id)), 'exit-code': String(exitCode) };
    return {
        exitCode,
        json,
        text,
        outputs,
        summary: `${(0,markdown/* fenceText */.N8)(text.slice(0, maxShown), { lines: 500, columns: 500 })}\n`,
    };
}
const maxShown = 15_000;
function spendingSoFar(run) {
    const spent = (0,recorded_spending/* totalSpent */.J)((0,recorded_spending/* recordedSpending */.p)(run.services.ledger.events));
    const { costUsd, isCostKnown, isEstimate = false, turns } = spent;
    const used = { costUsd, isCostKnown, isEstimate, tokens: (0,budget/* spentTokens */.fb)(spent), turns };
    return { used, reached: (0,run_context/* usedUp */.h4)(run)?.text ?? null };
}

// EXTERNAL MODULE: ./lib/run/loop/phase-run.js + 2 modules
var phase_run = __webpack_require__(30709);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 2 modules
var hold_phase = __webpack_require__(11039);
// EXTERNAL MODULE: ./lib/run/open/own-record.js
var own_record = __webpack_require__(76478);
// EXTERNAL MODULE: ./lib/run/open/test-program.js
var test_program = __webpack_require__(20073);
// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
;// CONCATENATED MODULE: ./lib/commands/run-command.js






















const runRun = async ([ref = ''], input) => {
    const world = await (0,work_branch/* withOrigin */.D_)(input);
    const { settings } = world;
    if (settings.checks.length > 0)
        throw new table_settings/* UsageError */.eb(`checks: found ${settings.checks.join(', ')}, but only a chain (phase.yml) waits for the host's checks; use it, or run with --checks ""`);
    if (settings['dry-run'])
        return dryRun(ref, world);
    const named = world.configuration.problem === null ? await (0,choose_agent/* requireNamedAgent */.uF)(world) : null;
    const agent = (read, scratch) => (0,choose_agent/* findAgent */.dp)(world, read, scratch, named);
    const work = new work_branch/* WorkBranch */.IT(world);
    const openRecord = (scope) => (0,own_record/* holdShared */.N)(scope, (phaseScope, last) => work.enter(phaseScope, last), world);
    const hold = { ref, agent, deadlineAt: await (0,job_limit/* deadlineAt */.q)(world), openRecord };
    return (0,hold_phase/* holdPhase */.f)(hold, world, async (context, read, publishRecord) => {
        const only = (0,selected_plans/* selectedPlans */.E)(read, settings.only);
        (0,policies/* warnOfCredentials */.Ch)(context);
        const { name: branch = null } = (await (0,report_broken_run/* ownBranch */.Z)(read, world)) ?? {};
        await (0,adopt_summaries/* adoptSummaries */.p)(context, (0,witness_here/* witnessHere */.i)(undefined, context));
        (0,selected_plans/* refuseUnready */.$)(only, context);
        const open = read.schedule.plans.flatMap(({ plan }) => (context.progress.done.has(plan.id) ? [] : [plan]));
        (0,test_program/* refuseUntestable */.AW)(await (0,test_program/* testProblem */.M9)(open, world));
        const started = { since: world.now(), signals: new Map(), next: null };
        for (const note of await (0,report_to_host/* reportProgress */.wX)(started, { run: context, branch }, world))
            world.progress(note);
        try {
            const push = () => work.push(context, publishRecord);
            const ended = await (0,sign_commits/* publishSigned */.y8)(push, await (0,phase_run/* runPhase */.PF)({ ...context, only }), context);
            const isPushed = work.isPushedAt(ended.head);
            return await (0,run_result/* resultOfRun */.c)(ended, { world, run: context, branch, isPushed, archive: 'own' });
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
    const isTold = error instanceof failure/* BrokenRunError */.ZO || error instanceof effective_settings/* OtherSettingsError */.MM || phase === '';
    if (isTold || exitCode !== exit_status/* TECHNICAL_EXIT */.x8.INTERNAL)
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

// EXTERNAL MODULE: ./lib/publish/story/tell-phase.js + 3 modules
var tell_phase = __webpack_require__(22368);
// EXTERNAL MODULE: ./lib/publish/announce/announce.js
var announce = __webpack_require__(35368);
;// CONCATENATED MODULE: ./lib/publish/announce/run-result.js










async function resultOfRun(end, endedPlace) {
    const { world, run, branch, isPushed, archive } = endedPlace;
    const { root, git, prefix } = run.workspace;
    const { dir } = run.services.ledger;
    const message = { ...(await (0,tell_phase/* tellEnd */.HI)(end, run, world)), branch };
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


/***/ }),

/***/ 33443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   kE: () => (/* binding */ moneyLines),
/* harmony export */   us: () => (/* binding */ dryRunText)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function dryRunText(document) {
    const { phase, name, wouldStart, exitCode } = document;
    const verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
    return [
        `Dry run of phase ${phase} ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name)}: ${verdict}; nothing was changed`,
        ...findingLines(document.findings),
        '',
        ...planLines(document),
        '',
        'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
        ...checkLines(document.plans),
        '',
        ...agentLines(document),
        ...budgetLines(document),
    ].join('\n');
}
function findingLines(findings) {
    return findings.map(({ severity, file, line, message }) => {
        const location = file === null ? '' : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(file)}:${line}: `;
        return `${severity === 'error' ? '✗' : '!'} ${location}${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message)}`;
    });
}
function planLines({ plans, schedule }) {
    const { parallel, steps } = schedule;
    const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, title }) => [
        ...[id, `wave ${wave}`, stateText({ state, waitsFor })],
        attempt === null ? '' : `attempt ${attempt}`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why ?? title ?? ''),
    ]);
    return [
        `Plans, ${parallel} at a time, each in a clone of its own:`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows),
        steps.length === 0
            ? 'Order: no plan would be run'
            : `Order: ${steps.map((step) => step.join(' beside ')).join(', then ')}`,
    ];
}
function stateText({ state, waitsFor }) {
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
    const open = plans.filter(({ attempt }) => attempt !== null);
    const rows = open.flatMap(({ id, checks: { commands, artifacts, keyLinks } }) => [
        ...commands.map((command) => [id, `command ${oneLine(command)}`]),
        ...(artifacts.length === 0 ? [] : [[id, `promised ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(artifacts.join(', '))}`]]),
        ...(keyLinks === 0 ? [] : [[id, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(keyLinks, 'key link')]]),
        ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
    ]);
    return rows.length === 0 ? ['  none'] : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows);
}
function oneLine(command) {
    const [first = '', ...rest] = command.trim().split('\n');
    const cut = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(first, 160);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(rest.length === 0 ? cut : `${cut} … (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(rest.length + 1, 'line')})`);
}
function budgetLines({ budget: { used, reached, money } }) {
    return [
        ...(used.tokens === 0
            ? []
            : [`Used so far: ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(used)}, ${used.tokens} tokens, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(used.turns, 'turn')}`]),
        ...(money === null ? [] : moneyLines(money).map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)),
        ...(reached === null ? [] : [`✗ no attempt would start: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(reached)}`]),
    ];
}
function agentLines({ agent, plans }) {
    if (agent === null)
        return ['Agent: none, because no plan is left, or for the reason above'];
    const calls = plans.flatMap(({ id, commandLines }) => commandLines.map((line) => ({ id, text: shellLine(line) })));
    const isSame = new Set(calls.map(({ text }) => text)).size === 1;
    return [
        `Agent: ${agent.name}${agent.version === null ? '' : ` ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(agent.version)}`}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(isSame ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text])),
    ];
}
function shellLine({ command, args }) {
    return oneLine([command, ...args].map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7).join(' '));
}
function moneyLines({ worth, likely }) {
    return [
        ...(worth === null ? [] : [`max-cost: ${worth}`]),
        `likely cost: ${likely?.text ?? 'unknown, because no finished plan is on record here'}`,
    ];
}


/***/ }),

/***/ 4842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ commandLines),
/* harmony export */   h: () => (/* binding */ agentForecast)
/* harmony export */ });
/* harmony import */ var _agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2964);
/* harmony import */ var _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27510);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82774);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22187);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71059);
/* harmony import */ var _plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7232);







async function agentForecast(agent, world) {
    const name = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .cliNamed */ .qH)(agent.name);
    if (name === undefined)
        return { version: null, findings: [] };
    const cli = _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .clis */ .g[name];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .projectRoot */ .Y)(world);
    const command = world.settings['agent-command'].trim();
    const detected = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .cliToInstall */ .$Y)(world) === null ? await (0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .detectVersion */ .cS)(cli, command, { cwd: root, environment }) : cli;
    const version = 'version' in detected ? detected.version : null;
    const findings = [];
    if (version !== null && version !== cli.version) {
        const message = `${cli.name} is version ${version}; ${cli.version} was tested (${(0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .installLine */ .c6)(cli)}, or set install-agent)`;
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'agent-version', message));
    }
    const key = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .missingKey */ .aV)(cli, environment, world);
    if (key !== null)
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)(key.isSure ? 'error' : 'warning', 'agent-key', key.message));
    const unpriced = agent.unpriced?.(environment) ?? null;
    if (unpriced !== null)
        findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'unknown-cost', `${unpriced}; ${_signal_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOnPrice */ .pc}`));
    return { version, findings };
}
function commandLines(plan, agent, redact, world) {
    if (agent === null)
        return [];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const isPassed = whyNotPassed(agent, environment, world.settings) === null;
    const lines = agent.commandLines({ plan, folder: '<folder of the attempt>', environment, isPassed });
    return lines.map(({ command, args, sets }) => ({ command, args: args.map(redact), sets: [...sets] }));
}
function whyNotPassed(agent, environment, settings) {
    if (agent.cannotPass === undefined)
        return `agent ${agent.name} cannot use it`;
    if (settings.gateway === 'off')
        return 'gateway is off';
    return agent.cannotPass(environment, settings.gateway !== 'auto');
}


/***/ }),

/***/ 10493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ moneyForecast)
/* harmony export */ });
/* unused harmony export likelyCost */
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(313);
/* harmony import */ var _record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43620);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71059);





function moneyForecast({ agent, read, open }, world) {
    if (!agent?.price)
        return null;
    const records = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .listLedgers */ .Vc)(read.git.gitDir).map(({ events }) => events);
    return { worth: ceilingWorth(agent, world), likely: likelyCost(open.length, records) };
}
function ceilingWorth(agent, world) {
    const { attempt, plan, phase } = world.settings['max-cost'];
    const [level, usd] = Object.entries({ attempt, plan, phase }).find(([, max]) => max !== null) ?? [];
    const price = agent.price?.((0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_3__/* .buildAgentEnvironment */ .ti)(agent, world));
    if (level === undefined || !usd || !price)
        return null;
    const tokens = (each) => each === 0 ? 'any number of' : `${((usd / each) * 1e6).toLocaleString('en-US', { notation: 'compact' })}`;
    const model = price.model === null ? 'its model is not named before it runs' : `no price is known for ${price.model}`;
    const how = price.isKnown ? `with ${price.model}` : `at the highest known rate of the vendor, because ${model}`;
    return `USD ${usd} for the ${level} is ${tokens(price.input)} tokens read or ${tokens(price.output)} written ${how}`;
}
function likelyCost(open, records) {
    const costs = records
        .flatMap((events) => {
        const spending = (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedSpending */ .p)(events.filter(({ event }) => event !== 'phase_complete'));
        const done = events.flatMap((ledgerEvent) => (ledgerEvent.event === 'plan_complete' ? [ledgerEvent.plan] : []));
        return [...new Set(done)].map((plan) => (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_1__/* .totalSpent */ .J)(spending, plan));
    })
        .filter((spent) => (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .spentTokens */ .fb)(spent) > 0 && spent.costUsd > 0)
        .sort((one, other) => one.costUsd - other.costUsd);
    const [low, high] = [costs[0], costs.at(-1)];
    if (low === undefined || high === undefined || open === 0)
        return null;
    const { isCostKnown, isEstimate } = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .sumSpent */ .YD)(costs);
    const range = (times) => {
        const [from, to] = [low, high].map(({ costUsd }) => (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_2__/* .costText */ .rs)({ costUsd: times * costUsd, isCostKnown, isEstimate }));
        return from === to ? from : `${from} to ${to?.replace(/^~?USD /, '')}`;
    };
    const text = `${range(open)} for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(open, 'open plan')}, because ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatCount */ .B4)(costs.length, 'finished plan')} on record here cost ${range(1)}${costs.length === 1 ? '' : ' each'}`;
    return { text, lowUsd: open * low.costUsd, highUsd: open * high.costUsd, restsOn: costs.length };
}


/***/ }),

/***/ 64188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ phaseForecast),
/* harmony export */   c: () => (/* binding */ catchRefusal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75378);
/* harmony import */ var _judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51377);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53853);
/* harmony import */ var _record_readings_cut_off_work_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(44181);
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95291);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(56844);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95185);
/* harmony import */ var _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(10612);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5722);
/* harmony import */ var _loop_human_gate_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(35281);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(71059);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(25471);
/* harmony import */ var _open_prepare_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(69454);
/* harmony import */ var _open_standings_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(79767);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(20073);
/* harmony import */ var _agent_forecast_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4842);
/* harmony import */ var _plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(7232);
























async function phaseForecast(ref, world) {
    const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__/* .openPhase */ .yc)(ref, world, _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunnable */ .Un);
    const { git, prefix } = read;
    const state = await new _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_14__/* .Checkpoints */ .O(git).scan();
    const done = await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .donePlans */ .jQ)(read, state);
    const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    const observed = { read, world, state, done, open };
    const recovered = cutOffFindings(observed);
    const stops = await listRefusals(observed, recovered.length > 0);
    const { agent, version: agentVersion, findings: ofAgent } = await agentFindings(observed);
    const ofPlace = await placeFindings(observed);
    const isAway = ofPlace.some(({ code }) => code === 'remote');
    const location = isAway ? (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__/* .withSettings */ .G)(world, { remote: '' }) : world;
    const events = await (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .withLedger */ .CA)(read, location, (dir) => world.settings.fresh ? [] : (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecentEvents */ .FB)(dir, read.phase.id));
    const standings = agent === null ? new Map() : await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .readStandings */ .g)(read, done, events, agent, location);
    const questions = await listQuestions(observed, standings);
    const options = { ...observed, agent, agentVersion, events, standings, questions };
    const findings = [
        ...stops,
        ...recovered,
        ...ofAgent,
        ...peopleFindings(options),
        ...(await testFindings(options)),
        ...(await testProgramFindings(observed)),
        ...ofPlace,
        ...(await (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .commandFindings */ .GS)(open, world)),
        ...open.flatMap((plan) => (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .setUpFindings */ .q6)(plan, world)),
        ...(await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredPromises */ .F)(open, git, prefix)).map(({ plan, message }) => (0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'ignored-promise', `${plan} ${message}`)),
    ];
    return { ground: options, findings };
}
async function listRefusals({ read, world, state, open }, isRecovered) {
    const { settings, configuration } = world;
    const { problem } = configuration;
    return [
        ...(problem === null ? [] : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('error', 'configuration', problem.message)]),
        ...(await catchRefusal('run-under-way', () => (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseDuringRun */ .$l)(read.git.gitDir, world.machine))),
        ...(await catchRefusal('settings', () => (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_17__/* .buildRunPolicy */ .OZ)(settings, open.length, { deadlineAt: 0, now: 0 }))),
        ...(settings['allow-dirty'] || isRecovered
            ? []
            : await catchRefusal('dirty-checkout', () => (0,_open_prepare_js__WEBPACK_IMPORTED_MODULE_18__/* .refuseDirtyTree */ .fy)(state, read))),
    ];
}
async function catchRefusal(code, check) {
    try {
        await check();
        return [];
    }
    catch (error) {
        const exitCode = (0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_10__/* .foreseenExitCode */ .NI)(error);
        if (exitCode === null)
            throw error;
        return [{ ...(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('error', code, error.message), exitCode }];
    }
}
function cutOffFindings({ read: { git }, world }) {
    if ((0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseHolder */ .Fp)(git.gitDir, world.machine) !== null)
        return [];
    return (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .listLedgers */ .Vc)(git.gitDir).flatMap(({ phase, events }) => {
        if (!(0,_record_readings_cut_off_work_js__WEBPACK_IMPORTED_MODULE_8__/* .isCutOff */ .o7)(events, git.root))
            return [];
        const plans = [...new Set((0,_record_readings_cut_off_work_js__WEBPACK_IMPORTED_MODULE_8__/* .cutOffAttempts */ .qp)(events, git.root).map(({ plan }) => plan))];
        const where = plans.length === 0 ? '' : ` in plan ${plans.join(', ')}`;
        const message = `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run first saves its work, or adopts its running agents`;
        return [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'cut-off-run', message)];
    });
}
async function agentFindings(observed) {
    const { world, read } = observed;
    if (observed.open.length === 0)
        return { agent: null, version: null, findings: [] };
    let agent = null;
    const missing = await catchRefusal('agent', async () => {
        agent = await (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_16__/* .findAgent */ .dp)(world, read, null);
    });
    if (agent === null)
        return { agent, version: null, findings: missing };
    return { agent, ...(await (0,_agent_forecast_js__WEBPACK_IMPORTED_MODULE_21__/* .agentForecast */ .h)(agent, world)) };
}
async function listQuestions({ read, world, open, done }, standings) {
    const run = {
        found: { unfinished: await (0,_open_standings_js__WEBPACK_IMPORTED_MODULE_19__/* .unfinishedPlans */ .KK)(read, done, standings, world.settings), standings, orphans: new Map() },
        progress: { done: new Set(done), unverified: new Map() },
    };
    const requested = open.flatMap((plan) => {
        const doubt = (0,_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_15__/* .doubtAbout */ .c)(plan, run);
        const stop = standings.get(plan.id)?.stop ?? null;
        const question = doubt ?? stop?.question ?? null;
        if (question === null)
            return [];
        const task = doubt === null ? stop?.task : null;
        const isAtOnce = doubt !== null || standings.get(plan.id)?.next.kind === 'wait';
        return [[plan.id, { question, line: task?.line ?? plan.keyLines.get('autonomous') ?? 1, isAtOnce }]];
    });
    return new Map(requested);
}
function peopleFindings({ open, questions, agent }) {
    if (agent === null)
        return [];
    return open.flatMap(({ id, path }) => {
        const requested = questions.get(id);
        if (requested === undefined)
            return [];
        const message = `plan ${id} will wait for a person: ${requested.question}`;
        return [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'human-checkpoint', message, [path, requested.line])];
    });
}
async function testFindings({ events, read, world }) {
    const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
    const commits = [(await read.git.head()).sha, (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .recordedBase */ .qi)(events).base ?? ''];
    const [existing] = commits.flatMap((commit) => (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .testsOnBase */ .kK)(events, commit, command) ?? []);
    const red = (existing?.names?.failed ?? []).map(_judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW);
    const flaky = [...new Set((0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_9__/* .flakyOnRecord */ .UA)(events, command).flatMap(({ names }) => names))];
    const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
    return [
        ...(red.length === 0
            ? []
            : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'inherited-red', `red before the phase: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_23__/* .firstFew */ .Dt)(red)}; ${next}`)]),
        ...(flaky.length === 0 ? [] : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'flaky-tests', `found flaky before: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_23__/* .firstFew */ .Dt)(flaky)}`)]),
    ];
}
async function testProgramFindings({ open, world }) {
    const problem = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_20__/* .testProblem */ .M9)(open, world);
    const stops = await catchRefusal('program', () => (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_20__/* .refuseUntestable */ .AW)(problem));
    return problem === null || stops.length > 0 ? stops : [(0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', 'program', problem.message)];
}
async function placeFindings({ read: { git }, world }) {
    const findings = [];
    const warn = (code, message) => findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)('warning', code, message));
    if (git.isShallow)
        warn('shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow');
    const { GIT_COMMITTER_NAME: author } = git.identity;
    if (author !== undefined)
        warn('git-identity', `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`);
    for (const location of new Set([git.root, world.temporaryDirectory])) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(location);
        const freeMb = Math.floor((bavail * bsize) / 1e6);
        const message = `${freeMb} MB are free in ${location}; make space for rooms, logs and a clean copy`;
        if (freeMb < leastFreeMb)
            findings.push((0,_plan_forecast_js__WEBPACK_IMPORTED_MODULE_22__/* .buildForeseen */ .mr)(freeMb < 100 ? 'error' : 'warning', 'disk', message));
    }
    if (world.settings.remote !== '')
        for (const each of await catchRefusal('remote', async () => refuseReadOnlyRemote(git, world)))
            findings.push(each);
    return findings;
}
const leastFreeMb = 1000;
async function refuseReadOnlyRemote(git, world) {
    const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__/* .configuredRemote */ .v)(git, world);
    await remote.list(['HEAD']);
    if ((await remote.asksForToken()) && !(await remote.acceptsDryPush()))
        throw Object.assign(new Error(`the token cannot push to ${world.settings.remote}; pass a github-token that may write (contents: write)`), { exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__/* .TECHNICAL_EXIT */ .x8.USAGE });
}


/***/ }),

/***/ 7232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ commandFindings),
/* harmony export */   mr: () => (/* binding */ buildForeseen),
/* harmony export */   q6: () => (/* binding */ setUpFindings)
/* harmony export */ });
/* harmony import */ var _judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29674);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10947);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33526);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93254);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20073);







async function commandFindings(open, world) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_3__/* .projectRoot */ .Y)(world);
    const findings = [];
    const calls = [];
    const isRun = world.settings['verify-commands'] !== 'off';
    for (const plan of isRun ? open : []) {
        const nearby = (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)(plan);
        for (const task of plan.tasks)
            for (const text of (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)({ tasks: [task] })) {
                const at = [plan.path, task.line];
                const runnable = (0,_judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableCommand */ .R)({ root, project: root, beside: nearby }, text);
                const user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable)
                    findings.push(buildForeseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else
                    for (const program of (0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__/* .listCalledPrograms */ .HJ)(text))
                        calls.push({ program, user, at });
            }
    }
    const missing = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_4__/* .missingPrograms */ .iB)([...new Set(calls.map(({ program }) => program))], root, world.environment);
    const seen = new Set();
    for (const { program, user, at } of calls) {
        const key = `${at.join(':')} ${program}`;
        if (!missing.has(program) || seen.has(key))
            continue;
        seen.add(key);
        const message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
        findings.push(buildForeseen('warning', 'program', message, at));
    }
    return findings;
}
function setUpFindings(plan, world) {
    const passed = new Set(world.settings['agent-env']);
    return (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_2__/* .readUserSetup */ .pL)(plan).flatMap(({ line, about, variables }) => {
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

/***/ 19843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ claimedPlans),
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
/* harmony import */ var _record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60567);
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65888);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67263);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5722);















async function adoptSummaries(run, witness) {
    const claimed = await claimedPlans(run);
    if (claimed.length === 0)
        return;
    const { sha } = await run.workspace.git.head();
    const checkout = await (0,_judge_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .openCleanCheckout */ .k8)(sha, run);
    if (typeof checkout === 'string')
        return refuseAll(claimed, checkout, run);
    try {
        await adoptWhatHolds(claimed, checkout, witness, run);
    }
    finally {
        checkout.close();
    }
}
async function claimedPlans(run) {
    const { schedule } = run;
    const { done } = run.progress;
    const { ledger } = run.services;
    const { git } = run.workspace;
    const plans = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id));
    const verified = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__/* .verifiedWork */ .E7)(ledger.earlier);
    const heads = verified.map(({ head }) => head);
    const here = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_12__/* .ancestorsAmong */ .v4)(git, heads, 'HEAD');
    const recorded = new Set(verified.flatMap(({ plan, head }) => (here.has(head) ? [plan] : [])));
    const open = plans.filter(({ id }) => !recorded.has(id));
    if (open.length === 0)
        return [];
    const marks = (await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__/* .markedCommits */ .Dz)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const existing = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__/* .recordedPlans */ .hV)(git.isShallow ? ledger.earlier : []);
    const isMarked = (plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
    return open.filter((plan) => !isMarked(plan) && existing.get(plan.id)?.planHash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
}
async function adoptWhatHolds(claimed, checkout, witness, run) {
    const { git } = run.workspace;
    const changes = await (0,_judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .planChanges */ .X)(run, new Map());
    const { answers, unprepared } = await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .judgePlans */ .o)(checkout, run, { changes, plans: claimed }, witness);
    if (unprepared !== null)
        return refuseAll(claimed, unprepared, run);
    for (const plan of claimed) {
        const answer = answers.get(plan.id);
        if (answer === undefined)
            continue;
        const isAskedLater = witness === null && (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .listPlanCommands */ .Q7)(plan).length > 0;
        const least = (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTests */ .k)(run.policy.minEvidence);
        const missing = isAskedLater ? null : (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .lackingEvidence */ .H)(plan.id, answer.evidence, least);
        const shape = await (0,_judge_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeProblems */ .qf)(git, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_13__/* .emptyTree */ ["in"])(git), checkout.commit, new Set(changes.of(plan.id)));
        const evidence = missing !== null && git.isShallow ? `${missing} ${adviceOnShallow}` : missing;
        const against = [
            ...[...(0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .listObjections */ .BG)(answer.findings), ...shape].map(_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingSentence */ .dj),
            ...(evidence === null ? [] : [evidence]),
        ];
        if (against.length > 0)
            refusePlan(plan, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_14__/* .firstFew */ .Dt)(against, 3, '; '), run);
        else
            run.services.ledger.append('summary_adopted', {
                plan: plan.id,
                head: checkout.commit,
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_11__/* .evidenceLevel */ .GT)(answer.evidence),
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
    const wasAttempted = (0,_record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_9__/* .attemptHistory */ .c)(run.services.ledger.earlier).lastAttempt.has(plan.id);
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
/* harmony export */   iB: () => (/* binding */ missingPrograms)
/* harmony export */ });
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10947);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77675);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95185);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66725);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






async function testProblem(open, world) {
    const { settings, environment } = world;
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_1__/* .projectRoot */ .Y)(world);
    const { 'test-command': command, 'setup-command': setUp } = settings;
    if (command === '' || open.length === 0)
        return null;
    const parsed = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .captureOutput */ .Q)('bash', ['--norc', '-n', '-c', command], { cwd: root, env: environment });
    if (parsed.exitCode !== 0) {
        const cause = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipText */ .gL)(parsed.stderr.trim(), 200);
        return {
            message: `test-command is no command that bash can run (${cause})`,
            exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE,
        };
    }
    const missing = [...(await missingPrograms((0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_5__/* .listCalledPrograms */ .HJ)(command), root, environment))];
    if (missing.length === 0)
        return null;
    const isInstalled = /\bPATH=/.test(command) ||
        (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__/* .setUpCommand */ .bw)(setUp, root, root) !== null ||
        open.some(({ text }) => missing.every((name) => isInstaller(text, name)));
    const message = `test-command needs ${missing.join(', ')}, which is not on PATH; install it, or have a plan or the set-up install it`;
    return { message, exitCode: isInstalled ? null : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.AGENT_MISSING };
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
async function missingPrograms(names, cwd, environment) {
    if (names.length === 0)
        return new Set();
    const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
    const options = { cwd, env: environment, timeoutMs: 60_000 };
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_3__/* .captureOutput */ .Q)('bash', ['--norc', '-c', script, 'bash', ...names.slice(0, 1000)], options);
    return new Set(stdout.toString('utf8').split('\n').filter(Boolean));
}


/***/ }),

/***/ 42127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deadlineLadder),
/* harmony export */   q: () => (/* binding */ deadlineAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45880);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






const minuteMs = 60_000;
const unnamedMinutes = { github: 360, gitea: 180 };
async function deadlineAt(world) {
    const { deadline } = world.settings;
    const limitMs = await jobLimitMs(world.environment);
    const insideMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
    if (insideMs < deadline)
        world.progress(`the job may take ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(limitMs ?? 0)} (timeout-minutes), so the run gets ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(insideMs)} instead of its deadline of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(deadline)}`);
    return world.machine.uptimeMs() + insideMs;
}
async function jobLimitMs(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return null;
    const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    return minuteMs * ((await namedMinutes(environment)) ?? unnamedMinutes[host]);
}
const maxBytes = 500 * 1024;
async function namedMinutes(environment) {
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
    const named = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
    return /^\d{1,5}(\.\d{1,3})?$/.test(named) && Number(named) > 0 ? Number(named) : null;
}
const Workflow = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ 'timeout-minutes': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().catch(undefined) })),
});
function deadlineLadder(jobTimeoutMs) {
    const rung = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
    const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
    const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - rung) / minuteMs));
    return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * rung), stepMinutes, jobMinutes };
}


/***/ })

};
;