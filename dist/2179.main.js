"use strict";
exports.id = 2179;
exports.ids = [2179];
exports.modules = {

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





function phaseOutcome(phase, plans, facts, context) {
    const all = [...plans.values()];
    const warnings = [...new Set([...facts.warnings, ...(facts.gate?.warnings ?? [])])].slice(0, 50);
    const common = {
        ...sumTotals(all, facts.spent),
        durationMs: Math.round(facts.durationMs),
        nextSteps: [...facts.nextSteps],
        ...(warnings.length > 0 ? { warnings } : {}),
        ...(facts.gate?.findings.length ? { findings: [...facts.gate.findings] } : {}),
    };
    const { retryOptions, leftOut } = facts;
    const fail = (reason, message) => completion_signal/* CompletionSignal */.FL.failure(phase, message, { ...common, retryOptions, reason, retryable: (0,retry_policy/* isRetryable */.r3)(reason) }, context);
    const isComplete = all.length > 0 && all.every(({ status }) => status === 'success');
    const gate = facts.gate ? gateDetails(facts.gate) : {};
    const isOpen = isComplete && facts.gate?.decision.open;
    if (isOpen)
        return completion_signal/* CompletionSignal */.FL.success(phase, { ...common, ...gate, verificationStatus: 'passed' }, context);
    if (facts.interrupted)
        return fail('interrupted', `interrupted with ${progressText(all)}`);
    if (isComplete && facts.deadlineReached && isUnheard(facts.gate))
        return fail('deadline', 'the deadline was reached before the exit gate finished');
    if (isComplete)
        return notYet(phase, facts.gate, { ...common, ...gate }, context);
    const failures = all.flatMap((signal) => (signal.status === 'failure' ? [signal] : []));
    const failed = failures.find(({ plan }) => plan === facts.failedPlan) ?? failures[0];
    if (failed !== undefined) {
        const { reason, retryable, error } = failed.details;
        const others = failures.filter((failure) => failure !== failed).map(({ plan }) => plan);
        const more = others.length === 0 ? '' : `; ${others.join(', ')} failed as well`;
        const message = `plan ${failed.plan} failed: ${error?.message ?? reason}${more}`;
        const details = { ...common, retryOptions, reason, retryable, failedPlan: failed.plan };
        return completion_signal/* CompletionSignal */.FL.failure(phase, message, details, context);
    }
    if (facts.halted)
        return (0,blocked/* blockedOnPerson */.XC)(phase, facts.halted, common, context);
    if (facts.budgetUsed)
        return fail('budget', `${facts.budgetUsed}, with ${progressText(all)}`);
    if (facts.roundsUsed)
        return fail('budget', `the rounds were used up with ${progressText(all)}`);
    if (facts.deadlineReached)
        return fail('deadline', `the deadline was reached with ${progressText(all)}`);
    const waiting = all.flatMap((signal) => (signal.status === 'blocked' ? [signal.details] : []));
    const [first, ...others] = waiting;
    if (!first && leftOut.length > 0) {
        const reason = `${progressText(all)}; not selected for this run: ${leftOut.join(', ')}`;
        return (0,blocked/* blockedOnPlans */.o0)(phase, { reason, plans: leftOut }, common, context);
    }
    if (!first)
        return fail('internal', `the run ended with ${progressText(all)} and no plan has a reason`);
    return (0,blocked/* blockedLikePlans */.oJ)(phase, [first, ...others], common, context);
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
function notYet(phase, gate, common, context) {
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
function gateDetails({ tests, verification, commit, evidence, cost, mutants }) {
    return {
        ...(evidence ? { evidence, judged: { commit, ...cost } } : {}),
        ...(tests ? { tests: { ...tests, commit } } : {}),
        ...(mutants ? { mutants } : {}),
        ...(verification && verification.status !== 'missing'
            ? { verification: { status: verification.status, report: verification.report, hash: verification.hash, commit } }
            : {}),
    };
}
function progressText(all) {
    return `${all.filter(({ status }) => status === 'success').length} of ${all.length} plans complete`;
}
function sumTotals(all, spent) {
    const files = new Set(all.flatMap(({ details }) => details.filesModified));
    return {
        ...(0,boundary/* weakestBoundary */.fp)(all.map(({ details }) => details)),
        filesModified: [...files].sort().slice(0, 1000),
        checkpoints: all.flatMap(({ details }) => details.checkpoints).slice(0, 1000),
        ...(0,budget/* spendingDetails */.rT)(spent),
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






function nextSteps(progress, gate, { interrupted, leftOut }) {
    const { run, failed, signals, cut } = progress;
    const isOver = interrupted || cut === 'rounds';
    const stopped = failed?.decision.action === 'stop' ? failed.decision.reason : null;
    if (stopped === 'budget' || (failed === null && gate === null && !interrupted && (0,run_context/* usedUp */.h4)(run) !== null))
        return ['raise the limit that is named above and run the phase again, or reset the count with --fresh'];
    const areRoundsUsed = cut === 'rounds' && progress.history.length >= run.policy.retry.maximumRunAttempts;
    if (areRoundsUsed || (!isOver && stopped === 'attempts'))
        return ['run the phase again with --fresh to reset the count of attempts'];
    if (isOver)
        return gate?.decision.open ? [] : ['run the phase again to continue'];
    if (failed)
        return [
            ...failedPlans(progress).map(({ plan, attempts }) => `read the logs of plan ${plan}: ${getLogPath(plan, attempts, run)}`),
            ...stepsAsked(signals),
            (0,failure_step/* failureStep */.Z)(failed.signal, firstAgainst(failed.plan, run)),
        ];
    if (progress.halted?.startsWith(run_progress/* notStarted */.DY))
        return ['correct what is named above, then run the phase again'];
    if (progress.halted !== null && gate === null)
        return ['fix the red tests and commit that, or set tests.inherited: allow, then run the phase again'];
    if (gate?.decision.open === false)
        return stepsToOpen(gate.decision, gate, run);
    const steps = [...signals.values()].flatMap(({ details }) => details.nextSteps);
    return leftOut.length === 0 ? steps : [...steps, `run ${leftOut.join(', ')} as well, or the phase without --only`];
}
function firstAgainst(plan, { services }) {
    const last = (0,phase_state/* phaseState */.R)(services.ledger.events).plans.verifications.get(plan);
    const { data = [] } = JudgedFindings.safeParse(last?.findings);
    return data.find(({ passed, level }) => passed === false && level !== 'warn') ?? null;
}
const JudgedFindings = schemas/* array */.YOg(schemas/* object */.Ikc({ check: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), passed: schemas/* boolean */.zMY().nullable(), level: schemas/* string */.YjP().optional() }));
function stepsAsked(signals) {
    const requested = [...signals.values()].filter(({ status, details }) => status === 'blocked' && 'question' in details);
    return requested.flatMap(({ details }) => details.nextSteps.filter((step) => step.includes(': phase-executor ')));
}
function failedPlans({ failed, signals }) {
    const others = [...signals].flatMap(([plan, { status, attempt = 1 }]) => status === 'failure' && plan !== failed?.plan ? [{ plan, attempts: attempt }] : []);
    return failed === null ? others : [failed, ...others];
}
function getLogPath(plan, attempt, run) {
    const jobs = (0,phase_state/* phaseState */.R)(run.services.ledger.events)
        .run(run.runId)
        .rounds.flatMap((round) => round.jobs);
    if (jobs.length === 0)
        return run.services.ledger.logFile(plan, attempt).replace(/\d+\.log$/, '*.log');
    const job = jobs.findLast((each) => each.plan === plan || each.plan === '');
    const isPlan = run.schedule.plans.some((scheduledPlan) => scheduledPlan.plan.id === plan);
    return `the folder logs/ of the artifact ${isPlan && job ? job.artifact : (0,job_matrix/* gateArtifact */.Oq)(run.phase.id)}`;
}
function stepsToOpen(decision, { verification }, run) {
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
    const spent = (0,recorded_spending/* totalSpent */.J)((0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.spending);
    const facts = phaseFacts(plans, gate, { durationMs, spent }, progress);
    const verdict = phaseVerdict(plans, facts, progress);
    const { status } = verdict.signal;
    const reported = exitLog(progress, verdict.signal, verdict.exit.status);
    const attempts = history.length - attemptsBefore;
    const hasNews = attempts > 0 || progress.hadOpenRecord || report !== null || status !== 'success';
    const closing = { status, isLeft: progress.isChained, report, state: inState(reported, run) };
    const { lastPlan, successRate } = reported;
    const end = { plans, attempts, durationMs, spent, lastPlan, successRate };
    return { ...verdict, told: reported, closing: hasNews ? closing : null, end };
}
function phaseVerdict(plans, facts, progress) {
    const { run, failed } = progress;
    const signal = phaseOutcome(run.phase.id, plans, facts, (0,completion_signal/* signalContext */.OK)(run));
    const policy = { retry: run.policy.retry, ...run.next };
    const runAttempts = progress.history.length;
    const history = { failures: [], runAttempts, interrupted: facts.interrupted, ...(0,run_context/* getDecisionMoment */.xC)(run) };
    const decision = failed?.decision ?? outOfBudget(signal, facts) ?? outOfRounds(signal, facts) ?? (0,signal_decision/* decide */.LD)(signal, policy, history);
    const exit = (0,exit_status/* getExitStatus */.VE)({
        status: signal.status,
        interrupted: facts.interrupted,
        capReached: decision.action === 'stop',
        reason: signal.status === 'failure' ? signal.details.reason : undefined,
    });
    return { signal, decision, exit };
}
function phaseFacts(plans, gate, measured, progress) {
    const { run, cut, halted, failed } = progress;
    const interrupted = (0,plan_endings/* wasInterrupted */.WE)(progress);
    const omitted = (0,plan_endings/* plansOmitted */.pX)(progress);
    return {
        ...measured,
        interrupted,
        deadlineReached: run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt,
        roundsUsed: cut === 'rounds',
        budgetUsed: gate === null ? ((0,run_context/* usedUp */.h4)(run)?.text ?? null) : null,
        halted,
        warnings: collectWarnings(plans, run),
        leftOut: omitted,
        failedPlan: failed?.plan,
        retryOptions: (0,retry_policy/* getRetryOptions */.$U)(run.policy.retry),
        nextSteps: nextSteps(progress, gate, { interrupted, leftOut: omitted }),
        gate: gate && { ...gate, evidence: gate.level },
    };
}
function collectWarnings(plans, run) {
    const ofPlans = [...plans].flatMap(([id, { details }]) => (details.warnings ?? []).map((warning) => `plan ${id}: ${warning}`));
    const planFiles = new Set(run.schedule.plans.map(({ plan }) => plan.path));
    const matches = run.found.findings.filter(({ file }) => !planFiles.has(file)).map(diagnostic/* diagnosticText */.J);
    return [...new Set([...matches, ...(0,phase_state/* phaseState */.R)(run.services.ledger.events).run(run.runId).warnings, ...ofPlans])];
}
function outOfRounds({ phase, status }, { roundsUsed }) {
    if (!roundsUsed || status !== 'failure')
        return null;
    const reason = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
    return (0,signal_decision/* buildStop */.no)('rounds_used', reason, 'rounds');
}
function outOfBudget({ phase, status }, { budgetUsed }) {
    if (budgetUsed === null || status !== 'failure')
        return null;
    return (0,signal_decision/* buildStop */.no)('budget_used', `Phase ${phase} ended: ${budgetUsed}`, 'budget');
}
function exitLog(progress, signal, exitStatus) {
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
function inState(reported, run) {
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
            `Exit: ${exitStatus} (${reason}), ${phase}, ${(0,error_log/* timeText */.Tc)(now)}`,
            `Last task: ${lastPlan === null ? 'none' : `plan ${lastPlan}`}`,
            `Statistics: ${complete}/${plans} plans complete, ${(0,text_text/* formatCount */.B4)(iterations, 'attempt')}, success rate ${percent ?? 0} %, ${(0,text_text/* formatElapsed */.C7)(durationMs)}`,
        ],
        errors: (0,error_log/* failedAttemptLines */.kZ)(run.services.ledger.events, run.runId),
    };
}

// EXTERNAL MODULE: ./lib/run/loop/standing-verdict.js
var standing_verdict = __webpack_require__(56630);
;// CONCATENATED MODULE: ./lib/run/loop/phase-end.js













async function endPhase(progress, askGate) {
    const { run, states, signals } = progress;
    await run.isolation.backgroundTasks.drain();
    const blocked = (0,ready/* blockedBy */.yJ)(run.schedule, states);
    await (0,plan_endings/* concludePlans */.UF)(progress, blocked);
    const isComplete = [...signals.values()].every(({ status }) => status === 'success');
    const gate = isComplete ? await askGate() : null;
    if (gate !== null)
        (0,run_progress/* addEvidence */.zt)(gate.evidence, progress);
    const end = await closePhase(gate, progress);
    const lost = gate === null || end.signal.status !== 'success' ? null : await lostWork(end.head, run);
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
    ledger.append((0,events_event/* endingKind */.wJ)('phase', signal.status), { signal, decision: decision.action, why: decision.why, ...told });
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
async function lostWork(commit, { found: { branch }, workspace: { git } }) {
    const tip = await git.resolve(branch ?? 'HEAD');
    if (tip !== null && (await (0,git_history/* isAncestor */.QX)(git, commit, tip)))
        return null;
    const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
    return `${name}, on which the run began, ${tip === null ? 'is gone' : 'does not have it'}; merge ${(0,text_text/* shortId */.m_)(commit)} into the branch that is to have it, then run the phase again`;
}


/***/ }),

/***/ 56630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ standingVerdict),
/* harmony export */   p: () => (/* binding */ recordVerdict)
/* harmony export */ });
/* harmony import */ var _judge_decide_judge_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90429);
/* harmony import */ var _judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84668);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46562);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67263);
/* harmony import */ var _attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99570);





async function standingVerdict({ run, history, attemptsBefore }) {
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
        level: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .getWeakest */ .pW)([...evidence.values()].map(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceLevel */ .GT)),
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