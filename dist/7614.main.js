"use strict";
exports.id = 7614;
exports.ids = [7614];
exports.modules = {

/***/ 66499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K9: () => (/* binding */ formatReason),
/* harmony export */   _V: () => (/* binding */ joinText),
/* harmony export */   qF: () => (/* binding */ formatEvent)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67263);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);




function formatEvent(event) {
    const text = eventTexts[event.event](event);
    const plan = 'plan' in event ? event.plan : undefined;
    return text && { of: plan ?? `phase ${event.phase}`, ...text };
}
const eventTexts = {
    phase_start: ({ plans, done, agent, runId, base, isContinued }) => ({
        what: 'run started',
        result: `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(plans.length, 'plan')}, ${done.length} complete${isContinued ? ' (found the state of an earlier run)' : ''}; agent ${agent}; run ${runId}`,
        commit: base,
    }),
    phase_complete: (event) => formatPhaseEnd('complete', event),
    phase_failed: (event) => formatPhaseEnd('failed', event),
    phase_blocked: (event) => formatPhaseEnd('blocked', event),
    phase_skipped: (event) => formatPhaseEnd('skipped', event),
    attempt_start: ({ attempt, isLost }) => ({
        what: `attempt ${attempt} started`,
        ...(isLost ? { result: 'its job was lost' } : {}),
    }),
    checkpoint: ({ tag, head }) => ({ what: 'checkpoint made', result: tag, commit: head }),
    setup_start: ({ command = '' }) => ({ what: 'setup started', result: command }),
    salvage: ({ from }) => ({ what: 'earlier work taken up', result: from }),
    agent_start: ({ agent, timeoutMs }) => ({
        what: `${agent} is working`,
        result: `for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatElapsed */ .C7)(timeoutMs)} at most`,
    }),
    handoff_start: ({ why }) => ({ what: 'agent asked to hand over', result: why }),
    agent_progress: ({ what }) => ({ what }),
    agent_spend: () => null,
    agent_end: (event) => ({ what: 'agent ended', result: formatAgentEnd(event) }),
    agent_words: () => null,
    adopt: ({ attempt, from, isAtWork, endsAt }) => ({
        what: `attempt ${attempt} adopted from the previous run`,
        result: isAtWork ? `run ${from}; its agent is still working, until ${endsAt} at the latest` : `run ${from}`,
    }),
    set_back: ({ files }) => ({ what: `undid changes of the agent in ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(files)}` }),
    author_start: ({ agent, timeoutMs }) => ({
        what: `${agent} is writing acceptance tests`,
        result: `for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatElapsed */ .C7)(timeoutMs)} at most`,
    }),
    author_end: ({ tests, dropped }) => ({
        what: `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(tests.length, 'acceptance test')} counted`,
        result: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(dropped, 3, '; '),
    }),
    acceptance: ({ passed, failed, dropped }) => ({
        what: `${passed.length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(passed.length + failed.length, 'acceptance test')} passed`,
        result: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)([...failed, ...dropped], 3, '; '),
    }),
    verify_start: ({ commands }) => ({ what: 'verification started', result: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(commands, 'automated check') }),
    verify: ({ passed, findings }) => ({
        what: passed ? 'verification passed' : 'verification failed',
        ...(passed ? {} : { result: findingsText(findings) }),
    }),
    repair: ({ repair, details }) => ({ what: `repair ${repair}`, result: details }),
    commit: ({ summaryFromFacts, part }) => ({
        what: part === undefined ? 'work accepted' : 'work before a question accepted',
        ...(summaryFromFacts ? { result: 'the agent wrote no SUMMARY; one was written from facts' } : {}),
    }),
    fold: ({ branch, commit }) => ({ what: 'merged', result: branch ? `onto ${branch}` : '', commit }),
    settled: ({ head }) => ({ what: 'committed', commit: head }),
    part: ({ upTo, commit }) => ({ what: 'part committed', result: `tasks before ${upTo + 1}`, commit }),
    answered: (event) => ({ what: `${getAnswerWord(event)} by ${event.by}` }),
    attempt_failed: ({ attempt, error_type = '', details = '' }) => ({
        what: `attempt ${attempt} failed`,
        result: joinText(error_type, details),
    }),
    rollback: ({ kept, base }) => ({ what: 'rolled back', result: formatSavedWork(kept), commit: base }),
    retry_wait: ({ backoffMs, why }) => ({ what: `waits ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatElapsed */ .C7)(backoffMs)} for its next attempt`, result: why }),
    recovered: ({ attempt, of, kept, cutOffRun }) => ({
        what: `an earlier run was cut off in ${of === undefined ? `attempt ${attempt}` : `its ${of === 'judge' ? 'exit gate' : of}`}`,
        result: joinParts([`run ${cutOffRun}`, formatSavedWork(kept)], '; '),
    }),
    plan_complete: (event) => formatPlanEnd('complete', event),
    plan_failed: (event) => formatPlanEnd('failed', event),
    plan_blocked: (event) => formatPlanEnd('blocked', event),
    plan_skipped: (event) => formatPlanEnd('skipped', event),
    summary_adopted: ({ head, evidence }) => ({
        what: 'its SUMMARY was verified now',
        result: `evidence ${evidence}; it counts as done`,
        commit: head,
    }),
    reopened: ({ why }) => ({ what: 'reopened', result: why }),
    host_checks: ({ verdict, why, commit }) => ({ of: 'checks', what: verdict, result: why, commit }),
    judge_start: ({ commit }) => ({ of: 'judge', what: `commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenId */ .X_)(commit)} in a clean copy`, commit }),
    judge_end: ({ commands, durationMs, commit }) => ({
        of: 'judge',
        what: `ran ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(commands, 'command')} of plans; other checks took ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatElapsed */ .C7)(durationMs)}`,
        commit,
    }),
    verdict: () => null,
    verdict_stands: ({ judgedAt, commit }) => ({
        of: 'judge',
        what: `the verdict of ${judgedAt} stands on commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenId */ .X_)(commit)}; --rejudge judges it again`,
        commit,
    }),
    tests_start: ({ command, commit }) => ({ of: 'tests', what: `runs ${command}`, commit }),
    tests_end: ({ verdict, passed, failed, reasons, commit }) => ({
        of: 'tests',
        what: verdict,
        result: joinParts([formatTestCounts(passed, failed), ...reasons], '; '),
        commit,
    }),
    side_tests_start: ({ what, commit }) => ({ of: 'tests', what: sideTestsText[what], commit }),
    side_tests_end: () => null,
    tests_base: ({ verdict, commit }) => ({
        of: 'tests',
        what: 'before the phase',
        result: joinText(verdict.verdict, formatTestCounts(verdict.passed, verdict.failed)),
        commit,
    }),
    mutants_start: ({ tried, commit }) => ({
        of: 'mutants',
        what: `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(tried, 'small change')} of the code`,
        commit,
    }),
    mutants_end: ({ tried, killed, undecided, durationMs, commit }) => ({
        of: 'mutants',
        what: `${killed} of ${tried - undecided} small changes noticed in ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatElapsed */ .C7)(durationMs)}`,
        commit,
    }),
    tests_flaky: ({ names, commit }) => ({ of: 'tests', what: 'flaky', result: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(names), commit }),
    verifier_start: ({ report }) => ({ of: 'verifier', what: `writes ${report}` }),
    verifier_end: ({ ok, reason }) => ({ of: 'verifier', what: ok ? 'ended' : 'failed', result: reason ?? '' }),
    signed: ({ commits, to }) => ({ what: `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(commits.length, 'commit')} signed by the host`, commit: to }),
    warning: ({ message }) => ({ what: `! ${message}` }),
    opened: ({ job = '', start }) => ({
        what: 'chained run opened',
        result: job === '' ? '' : `job ${job}`,
        commit: start,
    }),
    round_start: ({ round, jobs, base }) => ({
        what: `round ${round} started`,
        result: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(jobs.length, 'job'),
        commit: base,
    }),
    leg: ({ result }) => ({ what: 'job integrated', result }),
    round_end: ({ round }) => ({ what: `round ${round} ended` }),
};
const sideTestsText = {
    before: 'before the phase',
    old: 'old ones on the new code',
    proof: 'do the new ones fail without the work?',
    accepted: 'acceptance tests',
};
function formatPhaseEnd(label, event) {
    const { exitStatus, reason, complete, plans, iterations, signal, decision, why = '' } = event;
    const cause = exitStatus === 'COMPLETED' ? '' : formatReason(signal.details) || reason;
    const tally = `${complete} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(plans, 'plan')}, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(iterations, 'attempt')}`;
    return {
        what: label,
        result: `${joinText(exitStatus, cause)}; ${tally}; ${joinText(decision, cause === '' ? why : '')}`,
    };
}
function formatPlanEnd(label, { signal }) {
    if (signal.status !== 'success')
        return { what: label, result: formatReason(signal.details) };
    const { level } = (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .readEvidence */ .At)(signal);
    return { what: label, result: level === null ? '' : `evidence ${level}` };
}
function formatAgentEnd({ ok, reason, exitCode, durationMs, spent }) {
    const how = ok
        ? 'by itself'
        : joinText(reason ?? 'failed', typeof exitCode === 'number' ? `exit code ${exitCode}` : '');
    const cost = spent && spent.costUsd > 0 ? `, ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(spent)}` : '';
    return `${how}, after ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatElapsed */ .C7)(durationMs)}${cost}`;
}
function formatReason(details) {
    const { reason, error } = details;
    const message = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(error) ? error.message : error;
    return joinText(typeof reason === 'string' ? reason : '', typeof message === 'string' ? message : '');
}
function findingsText(findings) {
    const messages = (Array.isArray(findings) ? findings : []).flatMap((finding) => (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(finding) && finding.passed !== true && finding.level !== 'warn' && typeof finding.message === 'string'
        ? [finding.message]
        : []);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(messages, 3, '; ');
}
function formatTestCounts(passed, failed) {
    return passed === null ? '' : `${passed} passed, ${failed ?? 0} failed`;
}
function formatSavedWork(saved) {
    return saved === null ? '' : `its work is kept in ${saved}`;
}
function joinParts(parts, separator) {
    return parts.filter((part) => part !== '').join(separator);
}
function joinText(head, detail) {
    return detail === '' || detail === head ? head : head === '' ? detail : `${head}: ${detail}`;
}
function getAnswerWord({ asked, approved }) {
    if (asked === 'decision')
        return 'decided';
    return approved && asked !== 'agent-question' ? 'approved' : 'answered';
}


/***/ }),

/***/ 42115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gg: () => (/* binding */ listKindsWith),
/* harmony export */   KT: () => (/* binding */ kindTraits),
/* harmony export */   Lo: () => (/* binding */ hasDetails),
/* harmony export */   Oy: () => (/* binding */ eventsVersion),
/* harmony export */   QS: () => (/* binding */ endsCounting),
/* harmony export */   gA: () => (/* binding */ hasTraits),
/* harmony export */   mT: () => (/* binding */ isKnownKind),
/* harmony export */   s7: () => (/* binding */ classifyEnding),
/* harmony export */   xH: () => (/* binding */ isEvent)
/* harmony export */ });
/* unused harmony export eventKinds */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27597);
/* harmony import */ var _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69466);
/* harmony import */ var _signal_boundary_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40392);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22187);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67263);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
/* harmony import */ var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95912);
/* harmony import */ var _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68698);








function defineKind(traits, details) {
    return { traits, details };
}
const ofAttempt = { plan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), attempt: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig() };
const optionalAttemptFields = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc(ofAttempt).partial().shape;
const time = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP();
const commit = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP();
const textList = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()).readonly();
const nullableCount = zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullable();
const signalShape = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    status: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_signal_signal_words_js__WEBPACK_IMPORTED_MODULE_5__/* .COMPLETION_STATUS */ .CB),
    attempt: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().optional(),
    details: zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3({}),
});
const testNames = zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP());
const verdict = {
    verdict: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['pass', 'fail', 'unknown']),
    passed: nullableCount,
    failed: nullableCount,
    skipped: nullableCount,
    errors: nullableCount,
    total: nullableCount,
    runner: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    source: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['report', 'console', 'none']),
    extra: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().optional()),
    reasons: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP()),
    red: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ new: testNames, inherited: testNames, flaky: testNames, accepted: testNames.default([]) }).optional(),
};
const ofPart = {
    upTo: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().int().nonnegative(),
    planHash: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    base: commit,
    isWitnessed: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
    files: textList,
};
const opensGate = { shown: true, gate: 'opens' };
const closesGate = { shown: true, gate: 'closes' };
function buildGateRunFields(part) {
    return { of: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(part), time: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), since: time.optional() };
}
const endsPlan = { shown: true, publishes: true, attempt: 'closes', ends: 'plan' };
const planEnd = {
    plan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    signal: signalShape,
    decision: zod__WEBPACK_IMPORTED_MODULE_6__/* .custom */ .IeY((value) => typeof value?.action === 'string').optional(),
};
const phaseEnd = {
    signal: signalShape,
    decision: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    why: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
    exitStatus: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(Object.keys(_signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc)),
    reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    lastPlan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
    iterations: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    successRate: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullable(),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    complete: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    plans: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
};
const eventKinds = {
    phase_start: defineKind({ sync: true, shown: true, gate: 'closes' }, {
        schemaVersion: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        base: commit.optional(),
        plans: textList,
        done: textList,
        waves: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig()),
        agent: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        mode: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['team', 'fallback']),
        gate: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ tests: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), verifier: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY() }).optional(),
        answers: commit.nullable().optional(),
        isContinued: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional(),
    }),
    phase_complete: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),
    phase_failed: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),
    phase_blocked: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),
    phase_skipped: defineKind({ sync: true, gate: 'closes', ends: 'phase' }, phaseEnd),
    attempt_start: defineKind({ sync: true, shown: true, travels: true, attempt: 'opens', status: 'running' }, {
        ...ofAttempt,
        since: time,
        isLost: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(true).optional(),
    }),
    checkpoint: defineKind({ sync: true, attempt: 'opens' }, { ...ofAttempt, tag: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), head: commit, place: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional() }),
    setup_start: defineKind({ travels: true }, { ...optionalAttemptFields, command: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional() }),
    salvage: defineKind({ travels: true }, { ...ofAttempt, from: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    agent_start: defineKind({ publishes: true, travels: true }, {
        ...ofAttempt,
        agent: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        timeoutMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        cage: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_signal_boundary_js__WEBPACK_IMPORTED_MODULE_7__/* .sandboxLevels */ .vY).optional(),
        network: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(_signal_boundary_js__WEBPACK_IMPORTED_MODULE_7__/* .networkReaches */ .Yl).optional(),
        endsWithRun: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(true).optional(),
    }),
    handoff_start: defineKind({ shown: true, travels: true }, { ...ofAttempt, why: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    agent_progress: defineKind({ fleeting: true, shown: true }, { ...ofAttempt, what: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), activity: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional() }),
    agent_spend: defineKind({ travels: true }, { ...ofAttempt, spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .SpentSchema */ .IF }),
    agent_end: defineKind({ travels: true }, {
        ...ofAttempt,
        ok: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
        reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
        exitCode: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().nullish(),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        survivors: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .SpentSchema */ .IF.optional(),
    }),
    agent_words: defineKind({ travels: true }, { ...ofAttempt, said: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    adopt: defineKind({ shown: true, attempt: 'opens', status: 'running' }, {
        ...ofAttempt,
        from: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        adopters: textList,
        tag: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        endsAt: time,
        isAtWork: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
    }),
    set_back: defineKind({ shown: true, travels: true }, { ...ofAttempt, files: textList }),
    verify_start: defineKind({ sync: true, shown: true }, { ...ofAttempt, commands: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), since: time }),
    verify: defineKind({ travels: true }, { ...ofAttempt, passed: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), findings: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J().optional(), remarks: textList.optional() }),
    repair: defineKind({ shown: true, travels: true }, {
        ...ofAttempt,
        repair: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        kept: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullish(),
        details: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    }),
    commit: defineKind({ sync: true }, { ...ofAttempt, summaryFromFacts: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), part: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc(ofPart).optional() }),
    fold: defineKind({ sync: true }, { ...ofAttempt, base: commit, commit, branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable().optional() }),
    settled: defineKind({ publishes: true }, { ...ofAttempt, head: commit.nullable() }),
    part: defineKind({ sync: true, publishes: true }, {
        plan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        attempt: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().optional(),
        ...ofPart,
        commit,
        head: commit,
    }),
    answered: defineKind({ shown: true }, {
        ...{ plan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), question: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), approved: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), by: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() },
        asked: _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_4__/* .QuestionSchema */ .gc.shape.kind.optional(),
    }),
    author_start: defineKind({ shown: true }, { plan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), agent: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), timeoutMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig() }),
    author_end: defineKind({ shown: true }, {
        ...{ plan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), planHash: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), agent: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), durationMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig() },
        spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .SpentSchema */ .IF.optional(),
        files: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), text: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })).readonly(),
        tests: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() })).readonly(),
        dropped: textList,
        isRevised: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
    }),
    acceptance: defineKind({ shown: true }, { ...ofAttempt, passed: textList, failed: textList, dropped: textList }),
    attempt_failed: defineKind({ travels: true, attempt: 'decides', status: 'failed' }, {
        ...ofAttempt,
        task: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        specialist: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        error_type: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        details: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        fingerprint: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        progressed: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().optional(),
        isMachines: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(true).optional(),
    }),
    rollback: defineKind({ sync: true, shown: true, attempt: 'decides' }, {
        ...ofAttempt,
        tag: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        kept: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
        base: commit.optional(),
    }),
    retry_wait: defineKind({ shown: true, travels: true, attempt: 'closes', status: 'retrying' }, { ...ofAttempt, backoffMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), why: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    recovered: defineKind({ sync: true, shown: true, attempt: 'closes', status: 'pending' }, {
        ...optionalAttemptFields,
        of: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        tag: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(),
        kept: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
        cutOffRun: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    }),
    plan_complete: defineKind({ ...endsPlan, status: 'completed' }, planEnd),
    plan_failed: defineKind({ ...endsPlan, status: 'failed' }, planEnd),
    plan_blocked: defineKind({ ...endsPlan, status: 'blocked' }, planEnd),
    plan_skipped: defineKind({ ...endsPlan, status: 'skipped' }, planEnd),
    summary_adopted: defineKind({ shown: true }, { plan: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), head: commit, evidence: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    reopened: defineKind({ shown: true, status: 'retrying' }, { ...ofAttempt, why: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    host_checks: defineKind({ shown: true }, { commit, verdict: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['pass', 'red', 'unknown']), why: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    judge_start: defineKind(opensGate, { commit, ...buildGateRunFields('judge') }),
    judge_end: defineKind(closesGate, { commit, commands: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), durationMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), commandMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig() }),
    verdict: defineKind({}, { commit, head: commit, rules: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), judgedAt: time, evidence: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), _signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .EvidenceSchema */ .x5) }),
    verdict_stands: defineKind({ shown: true }, { commit, judgedAt: time }),
    tests_start: defineKind({ ...opensGate, publishes: true }, { commit, command: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ...buildGateRunFields('tests') }),
    tests_end: defineKind(closesGate, { commit, ...verdict }),
    side_tests_start: defineKind(opensGate, {
        commit,
        command: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        what: zod__WEBPACK_IMPORTED_MODULE_6__/* ["enum"] */ .k5n(['before', 'old', 'proof', 'accepted']),
        ...buildGateRunFields('tests'),
    }),
    side_tests_end: defineKind({ gate: 'closes' }, { commit }),
    tests_base: defineKind({}, {
        commit,
        command: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
        verdict: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc(verdict),
        names: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
            failed: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), file: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional() })),
            passed: testNames.nullable(),
            isRedNamed: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(),
            isCut: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(true).optional(),
        })
            .optional(),
    }),
    mutants_start: defineKind(opensGate, { commit, tried: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), ...buildGateRunFields('tests') }),
    mutants_end: defineKind(closesGate, {
        commit,
        tried: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        killed: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        undecided: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
        durationMs: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    }),
    tests_flaky: defineKind({ shown: true }, { commit, command: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), names: testNames }),
    verifier_start: defineKind(opensGate, { report: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ...buildGateRunFields('verification') }),
    verifier_end: defineKind({ gate: 'closes' }, { report: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), ok: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY(), reason: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(), written: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY() }),
    signed: defineKind({ sync: true, shown: true }, {
        from: commit,
        to: commit,
        branch: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().nullable(),
        commits: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_6__/* .tuple */ .PVZ([commit, commit])).readonly(),
    }),
    warning: defineKind({ shown: true }, { ...optionalAttemptFields, message: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP() }),
    opened: defineKind({}, { job: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional(), start: commit.optional(), config: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional() }),
    round_start: defineKind({}, { round: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(), base: commit, jobs: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .MatrixJobSchema */ .MF).readonly() }),
    leg: defineKind({}, { result: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), halted: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().optional() }),
    round_end: defineKind({}, { round: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig() }),
};
const eventsVersion = 1;
const stampShape = {
    at: time,
    runId: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
    seq: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig(),
    epoch: zod__WEBPACK_IMPORTED_MODULE_6__/* .number */ .aig().optional(),
    phase: zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(),
};
function getEventSchema() {
    cachedSchema ??= zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt('event', allKinds.map((event) => zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ ...stampShape, event: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz(event), ...eventKinds[event].details })));
    return cachedSchema;
}
let cachedSchema;
const allKinds = Object.keys(eventKinds);
function isKnownKind(event) {
    return Object.hasOwn(eventKinds, event);
}
function isEvent(line) {
    return isKnownKind(line.event) && getEventSchema().safeParse(line).success;
}
function hasDetails(event, details) {
    return zod__WEBPACK_IMPORTED_MODULE_6__/* .looseObject */ ._H3(eventKinds[event].details).safeParse(details).success;
}
function kindTraits(event) {
    return eventKinds[event].traits;
}
function hasTraits(event, traits) {
    return kindHasTraits(event.event, traits);
}
function kindHasTraits(event, traits) {
    const result = eventKinds[event].traits;
    for (const trait in traits)
        if (result[trait] !== traits[trait])
            return false;
    return true;
}
function listKindsWith(traits) {
    return allKinds.filter((event) => kindHasTraits(event, traits));
}
function classifyEnding(subject, status) {
    return `${subject}_${endings[status]}`;
}
const endings = { success: 'complete', failure: 'failed', blocked: 'blocked', skipped: 'skipped' };
function endsCounting(event) {
    if (!hasTraits(event, { ends: 'phase' }))
        return false;
    const { exitStatus } = event;
    return exitStatus === 'COMPLETED' || exitStatus === 'STUCK' || exitStatus === 'BLOCKED';
}


/***/ }),

/***/ 35713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ib: () => (/* binding */ updateExecutionLog),
/* harmony export */   uO: () => (/* binding */ appendToExecutionLog)
/* harmony export */ });
/* unused harmony export tableHead */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46562);






const logHeading = `# Execution Log

Written by Phase Executor: one row for each attempt and each decision, oldest first. \`phase-executor logs <phase> --events\`
prints every event.

`;
function updateExecutionLog(path, events) {
    appendRows(path, (lines) => findMissingRows(lines, (0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(events).rows));
}
function appendToExecutionLog(planning, row) {
    appendRows((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'EXECUTION_LOG.md'), () => [row]);
}
function appendRows(path, chooseRows) {
    const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(path);
    const lines = text?.split('\n') ?? [];
    const rows = chooseRows(lines).map(formatRow).join('');
    if (rows === '')
        return;
    if (text === null) {
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(path, `${logHeading}${tableHead}${rows}`);
        return;
    }
    const isWhole = text === '' || text.endsWith('\n');
    const isTable = splitRowCells(lines.at(isWhole ? -2 : -1) ?? '').length === columns.length;
    const between = isTable ? '' : `${text === '' ? '' : '\n'}${tableHead}`;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${isWhole ? '' : '\n'}${between}${rows}`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
function findMissingRows(lines, rows) {
    const existingKeys = new Set(lines.map((line) => splitRowCells(line).slice(0, 2).join(' | ')));
    return rows.slice(1 + rows.findLastIndex((row) => existingKeys.has(getRowKey(row))));
}
const columns = ['When (UTC)', 'What', 'Took', 'Judged', 'Result', 'Commit'];
const tableHead = `| ${columns.join(' | ')} |\n| ${columns.map(() => '---').join(' | ')} |\n`;
const maxCell = 240;
function formatRow(row) {
    const { tookMs, judged = '', result, commit } = row;
    const took = tookMs === undefined || Number.isNaN(tookMs) ? '' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(Math.max(0, tookMs));
    const location = commit?.startsWith('refs/') ? commit : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenId */ .X_)(commit ?? '');
    const otherCells = [took, (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(judged, maxCell), (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(result, maxCell), (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(location)];
    return `| ${[getRowKey(row), ...otherCells].join(' | ')} |\n`;
}
function getRowKey({ at, what }) {
    const time = at.replace(/\.\d+Z$/, 'Z').replace(/^(\S{10})T(\S{8})Z$/, '$1 $2');
    return `${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(time, 40)} | ${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeMarkdown */ .FV)(what, 80)}`;
}
function splitRowCells(line) {
    return line.startsWith('| ') && line.endsWith(' |') ? line.slice(2, -2).split(/(?<!\\) \| /) : [];
}


/***/ }),

/***/ 24942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ appendMissing),
/* harmony export */   c: () => (/* binding */ appendJsonLines)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15295);


function appendJsonLines(path, values) {
    appendMissing(path, values, () => null);
}
function appendMissing(path, values, keyOf) {
    const currentText = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__/* .tryReadRegular */ .aH)(path) ?? '';
    const existingKeys = new Set(currentText.split('\n').map(keyOf));
    const lines = values
        .map((value) => JSON.stringify(value))
        .filter((line) => keyOf(line) === null || !existingKeys.has(keyOf(line)));
    if (lines.length === 0)
        return;
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'a+');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${currentText === '' || currentText.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 93885:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ updateSignalLog),
/* harmony export */   H: () => (/* binding */ appendSignalEvent)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86092);
/* harmony import */ var _system_text_redaction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52840);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42115);
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24942);





function appendSignalEvent(planning, event) {
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .appendJsonLines */ .c)(getSignalLogPath(planning), [event]);
}
function updateSignalLog(planning, events) {
    const ends = events.filter((event) => (0,_events_event_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTraits */ .gA)(event, { ends: 'plan' }) || (0,_events_event_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTraits */ .gA)(event, { ends: 'phase' }));
    (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .appendMissing */ .Z)(getSignalLogPath(planning), ends.map((event) => (0,_system_text_redaction_js__WEBPACK_IMPORTED_MODULE_1__/* .withEachText */ .nA)(event, _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .agentData */ .k0)), getEventStamp);
}
function getEventStamp(line) {
    return /^\{"at":"[^"]*","seq":\d+,"runId":"[^"]*"/.exec(line)?.[0] ?? '';
}
function getSignalLogPath(planning) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(planning, 'execution-log.ndjson');
}


/***/ }),

/***/ 9029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ OpenWork),
  N: () => (/* binding */ isGateCutOff)
});

// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
;// CONCATENATED MODULE: ./lib/record/readings/orphan.js

class Orphans {
    #drafts = new Map();
    #begunAt = new Map();
    listOutside(checkout) {
        return [...this.#drafts.values()].flatMap(({ endsAt, ...draft }) => endsAt === null || draft.place === checkout ? [] : [{ ...draft, endsAt }]);
    }
    follow(event) {
        if (!('plan' in event) || event.plan === undefined)
            return;
        const { plan } = event;
        if (event.event === 'attempt_start')
            this.#begunAt.set(plan, Date.parse(event.since));
        const nextDraft = event.event === 'checkpoint'
            ? createDraft(event, this.#begunAt.get(plan) ?? Date.parse(event.at))
            : continueDraft(this.#drafts.get(plan), event);
        if (nextDraft)
            this.#drafts.set(plan, nextDraft);
        else
            this.#drafts.delete(plan);
    }
}
function createDraft({ phase, plan, attempt, tag, runId, place }, startedAt) {
    if (place === undefined)
        return null;
    const draft = { phase, plan, attempt, place, runId, startedAt, tag, agent: '', adopters: [], endsAt: null };
    return { ...draft, isEndSeen: false, repairs: undefined, boundary: { cage: 'none' }, checkedSince: null };
}
function continueDraft(draft, event) {
    if (draft === undefined)
        return null;
    const isOfIt = ({ runId, attempt }) => draft.runId === runId && draft.attempt === attempt;
    switch (event.event) {
        case 'attempt_start':
            return null;
        case 'agent_start': {
            if (!isOfIt(event))
                return draft;
            if (event.endsWithRun)
                return null;
            const { agent, cage = 'none', network, timeoutMs } = event;
            return {
                ...draft,
                agent,
                boundary: { cage, network },
                endsAt: Date.parse(event.at) + timeoutMs,
                isEndSeen: false,
            };
        }
        case 'agent_end':
            return isOfIt(event) && event.ok ? { ...draft, isEndSeen: true } : null;
        case 'adopt':
            return { ...draft, adopters: [...draft.adopters, event.runId] };
        case 'repair':
            return draft.attempt === event.attempt ? { ...draft, repairs: event.repair } : draft;
        case 'verify_start':
            return { ...draft, checkedSince: event.since };
        case 'verify':
            return { ...draft, checkedSince: null };
        default:
            return endsOrphan(event) ? null : draft;
    }
}
function endsOrphan(event) {
    if ((0,events_event/* hasTraits */.gA)(event, { ends: 'plan' }))
        return event.event === 'plan_complete' || event.signal.attempt !== undefined;
    const { attempt } = (0,events_event/* kindTraits */.KT)(event.event);
    return attempt === 'decides' || attempt === 'closes';
}

;// CONCATENATED MODULE: ./lib/record/readings/cut-off-work.js


function isGateCutOff(cutOff) {
    return 'of' in cutOff;
}
class OpenWork {
    #orphans = new Orphans();
    #begun = new Map();
    #checkpoints = new Map();
    #folds = new Map();
    gate = null;
    announced = new Set();
    tags = new Set();
    isAny(checkout) {
        return this.attempts(checkout).length > 0 || this.#begun.size > 0 || this.gate !== null;
    }
    attempts(checkout) {
        const orphans = this.orphans(checkout);
        const openAttempts = [...this.#checkpoints.values()].map((event) => ({
            ...event,
            adopters: orphans.find(({ tag }) => tag === event.tag)?.adopters ?? [],
        }));
        return [...orphans.filter(({ tag }) => !openAttempts.some((attempt) => attempt.tag === tag)), ...openAttempts];
    }
    orphans(checkout) {
        return this.#orphans.listOutside(checkout);
    }
    get lastFold() {
        return [...this.#folds.values()].sort((a, b) => a.seq - b.seq).at(-1) ?? null;
    }
    follow(event) {
        this.#orphans.follow(event);
        if ((0,events_event/* hasTraits */.gA)(event, { gate: 'opens' }))
            this.gate = event;
        else if ((0,events_event/* hasTraits */.gA)(event, { gate: 'closes' }) || (event.event === 'recovered' && event.of !== undefined))
            this.gate = null;
        if (event.event === 'attempt_start' || event.event === 'verify_start')
            this.announced.add(`${event.plan} ${event.since}`);
        if ('tag' in event && event.tag !== undefined)
            this.tags.add(event.tag);
        this.#followAttempt(event);
    }
    #followAttempt(event) {
        const maps = [this.#begun, this.#checkpoints, this.#folds];
        if (event.event === 'phase_start')
            for (const map of maps)
                map.clear();
        else if (event.event === 'attempt_start')
            this.#begun.set(event.plan, event);
        else if (event.event === 'fold')
            this.#folds.set(event.plan, event);
        else if (event.event === 'checkpoint' || (0,events_event/* kindTraits */.KT)(event.event).attempt === 'closes') {
            const { plan = '' } = event;
            for (const map of maps)
                map.delete(plan);
            if (event.event === 'checkpoint')
                this.#checkpoints.set(plan, event);
        }
    }
}


/***/ }),

/***/ 46562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ phaseState)
});

// UNUSED EXPORTS: PhaseState

// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/signal-words.js
var signal_words = __webpack_require__(68698);
// EXTERNAL MODULE: ./lib/signal/stuck.js
var stuck = __webpack_require__(61844);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
;// CONCATENATED MODULE: ./lib/record/readings/attempt-spans.js



function buildAttemptSpan(attemptEvents, now) {
    const ended = attemptEvents.findLast(({ event }) => outcomes[event] !== undefined);
    const failed = attemptEvents.findLast((event) => event.event === 'attempt_failed');
    const outcome = (ended && outcomes[ended.event]) ?? (now === null ? 'interrupted' : 'at work');
    const signs = attemptEvents.filter((event) => !(0,events_event/* hasTraits */.gA)(event, { ends: 'plan' }) && event.event !== 'retry_wait');
    const times = signs.map(({ at }) => Date.parse(at));
    const endedAt = outcome === 'at work' && now !== null ? now : (0,extremes/* getLargest */.p)(times);
    return {
        startedAt: times[0] ?? endedAt,
        endedAt,
        outcome,
        reason: failed === undefined ? null : (failed.error_type ?? 'agent_error'),
        message: failed?.details ?? null,
        words: attemptEvents.findLast((event) => event.event === 'agent_words')?.said ?? null,
        calls: listCalls(attemptEvents, endedAt),
    };
}
const outcomes = {
    attempt_failed: 'failure',
    plan_complete: 'success',
    plan_blocked: 'blocked',
};
function listCalls(attemptEvents, until) {
    const calls = [];
    let kind = 'agent';
    for (const event of attemptEvents) {
        const time = Date.parse(event.at);
        if (event.event === 'repair')
            kind = 'repair';
        else if (event.event === 'handoff_start')
            kind = 'handoff';
        else if (event.event === 'agent_start' || event.event === 'adopt') {
            const agent = event.event === 'adopt' ? '' : event.agent;
            calls.push({ kind, from: time, to: until, agent, isOk: null, reason: null, spent: null });
        }
        const call = calls.at(-1);
        if ((event.event !== 'agent_spend' && event.event !== 'agent_end') || call?.isOk !== null)
            continue;
        const spent = event.spent ? (0,budget/* laterSpent */.j6)(call.spent ?? budget/* zeroSpend */.TZ, event.spent) : call.spent;
        const end = event.event === 'agent_end' ? { to: time, isOk: event.ok, reason: event.reason ?? null } : {};
        calls.splice(-1, 1, { ...call, spent, ...end });
    }
    return calls;
}

;// CONCATENATED MODULE: ./lib/record/readings/attempt-history.js





class RecordedAttempts {
    #sessions = new Map();
    #counted = new Map();
    #last = new Map();
    #numbers = new Map();
    #begun = new Map();
    failures = [];
    #isOver = false;
    get history() {
        return { attempts: [...this.#counted.values()], lastAttempt: this.#last };
    }
    get numbers() {
        return this.#numbers;
    }
    get spending() {
        return [...this.#sessions.values()].flatMap(({ plan, attempt, spending }) => {
            if (spending === null)
                return [];
            const { closed, open } = spending;
            return {
                plan,
                attempt,
                spent: open === budget/* zeroSpend */.TZ ? closed : (0,budget/* sumSpent */.YD)([closed, { ...open, isEstimate: true }]),
            };
        });
    }
    countStarted(plan) {
        return this.#begun.get(plan) ?? 0;
    }
    spans(runId, now = null) {
        const runSessions = [...this.#sessions.values()].filter((session) => session.runId === runId);
        const spans = runSessions.flatMap(({ plan, attempt, own }) => own === null ? [] : [{ plan, attempt, ...buildAttemptSpan(own, now) }]);
        return spans.sort((a, b) => a.startedAt - b.startedAt);
    }
    follow(event) {
        if (event.event === 'phase_complete')
            for (const session of this.#sessions.values())
                session.spending = null;
        if (event.event === 'phase_start' && this.#isOver)
            this.#numbers = new Map(this.#last);
        if (event.event === 'phase_start')
            this.#isOver = false;
        if ((0,events_event/* endsCounting */.QS)(event)) {
            this.#isOver = true;
            this.#counted.clear();
            this.#last.clear();
        }
        if (event.event === 'author_end')
            this.#addAuthorSpending(event);
        const { attempt } = (0,events_event/* hasTraits */.gA)(event, { ends: 'plan' }) ? event.signal : event;
        if (!('plan' in event) || event.plan === undefined || attempt === undefined)
            return;
        const session = this.#getSession(event.runId, event.plan, attempt);
        if (event.event === 'attempt_start' || event.event === 'adopt')
            session.own = [];
        session.own?.push(event);
        this.#count(event, session);
        this.#addSpending(event, session);
    }
    #getSession(runId, plan, attempt) {
        const key = JSON.stringify([runId, plan, attempt]);
        const session = this.#sessions.get(key) ?? {
            ...{ runId, plan, attempt, own: null, isAgentless: false, spending: null },
        };
        this.#sessions.set(key, session);
        return session;
    }
    #listEarlierSessions({ plan, attempt, from, adopters }) {
        return [from, ...adopters].map((runId) => this.#getSession(runId, plan, attempt));
    }
    #count(event, session) {
        const { plan, attempt } = session;
        const openAttempt = { plan, attempt, outcome: 'failure', reason: 'interrupted' };
        const success = { plan, attempt, outcome: 'success' };
        switch (event.event) {
            case 'attempt_start':
                session.isAgentless = event.isLost !== true;
                this.#begun.set(plan, this.countStarted(plan) + 1);
                this.#recordNumber(session);
                break;
            case 'agent_start':
                session.isAgentless = false;
                this.#recordAttempt(session, openAttempt);
                break;
            case 'adopt':
                for (const earlierSession of this.#listEarlierSessions(event))
                    this.#counted.delete(earlierSession);
                this.#recordAttempt(session, openAttempt);
                break;
            case 'attempt_failed':
                this.failures.push(event);
                if (event.isMachines)
                    this.#counted.delete(session);
                else if (!session.isAgentless || event.error_type !== 'interrupted')
                    this.#recordAttempt(session, { plan, attempt, outcome: 'failure', ...getFailureDetails(event) });
                break;
            case 'part':
            case 'plan_complete':
                this.#recordAttempt(session, success);
                break;
            case 'plan_blocked':
                if (this.#counted.get(session)?.reason === 'interrupted')
                    this.#recordAttempt(session, success);
        }
    }
    #recordAttempt(session, attempt) {
        this.#counted.delete(session);
        this.#counted.set(session, attempt);
        this.#recordNumber(session);
    }
    #recordNumber({ plan, attempt }) {
        for (const numbers of [this.#last, this.#numbers])
            numbers.set(plan, Math.max(attempt, numbers.get(plan) ?? 0));
    }
    #addAuthorSpending({ runId, plan, spent = budget/* zeroSpend */.TZ }) {
        const session = this.#getSession(runId, plan, 0);
        session.spending = { closed: (0,budget/* sumSpent */.YD)([session.spending?.closed ?? budget/* zeroSpend */.TZ, spent]), open: budget/* zeroSpend */.TZ };
    }
    #addSpending(event, session) {
        if (!isOfCall(event))
            return;
        const spending = session.spending ?? { closed: budget/* zeroSpend */.TZ, open: budget/* zeroSpend */.TZ };
        session.spending = spending;
        if (event.event === 'adopt') {
            for (const earlierSession of this.#listEarlierSessions(event)) {
                if (earlierSession.spending === null)
                    continue;
                spending.closed = (0,budget/* sumSpent */.YD)([spending.closed, earlierSession.spending.closed]);
                spending.open = (0,budget/* laterSpent */.j6)(spending.open, earlierSession.spending.open);
                earlierSession.spending = null;
            }
            return;
        }
        if ('spent' in event && event.spent)
            spending.open = (0,budget/* laterSpent */.j6)(spending.open, event.spent);
        if (event.event === 'agent_spend')
            return;
        spending.closed = (0,budget/* sumSpent */.YD)([spending.closed, spending.open]);
        spending.open = budget/* zeroSpend */.TZ;
    }
}
function isOfCall(event) {
    return ['agent_start', 'agent_spend', 'agent_end', 'adopt'].includes(event.event);
}
function getFailureDetails(event) {
    const { error_type, details, fingerprint = (0,stuck/* failureFingerprint */.hX)(details ?? ''), progressed } = event;
    const reason = signal_words/* FAILURE_REASONS */.N9.find((known) => known === error_type);
    return {
        ...(reason === undefined ? {} : { reason }),
        ...(details === undefined ? {} : { message: details }),
        ...(fingerprint === undefined ? {} : { fingerprint }),
        ...(progressed === undefined ? {} : { progressed }),
    };
}

// EXTERNAL MODULE: ./lib/record/readings/cut-off-work.js + 1 modules
var cut_off_work = __webpack_require__(9029);
// EXTERNAL MODULE: ./lib/signal/evidence.js
var evidence = __webpack_require__(67263);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/record/events/event-text.js
var event_text = __webpack_require__(66499);
;// CONCATENATED MODULE: ./lib/record/readings/log-rows.js




class LogRows {
    rows = [];
    #open = new Map();
    follow(event) {
        const { at } = event;
        const openAttempt = this.#open.get(event.plan ?? '');
        switch (event.event) {
            case 'attempt_start':
            case 'adopt':
                this.#open.set(event.plan, { at, attempt: event.attempt, commands: null, failure: '', commit: null });
                break;
            case 'verify_start':
                if (openAttempt)
                    openAttempt.commands = event.commands;
                break;
            case 'fold':
            case 'part':
                if (openAttempt)
                    openAttempt.commit = event.commit;
                break;
            case 'settled':
                if (openAttempt)
                    openAttempt.commit = event.head;
                break;
            case 'attempt_failed':
                if (openAttempt)
                    openAttempt.failure = (0,event_text/* formatEvent */.qF)(event)?.result ?? '';
                break;
            case 'rollback':
                if (openAttempt)
                    openAttempt.commit = event.kept;
                break;
            case 'recovered':
                if (openAttempt)
                    openAttempt.commit = event.kept;
                this.#endAttempt(event.plan, `the run ${event.cutOffRun} was cut off`, at);
                break;
            case 'retry_wait':
                this.#endAttempt(event.plan, '', at);
                this.#addDecision(event.plan, event.attempt, at, (0,event_text/* formatEvent */.qF)(event)?.what ?? '');
                break;
            case 'plan_complete':
            case 'plan_failed':
            case 'plan_blocked':
            case 'plan_skipped':
                this.#endPlan(event);
                break;
            case 'summary_adopted':
                this.rows.push({
                    at,
                    what: `${event.plan} SUMMARY`,
                    result: `verified: ${event.evidence}`,
                    commit: event.head,
                });
                break;
            case 'answered':
                this.rows.push({ at, what: `${event.plan} answer`, result: (0,event_text/* formatEvent */.qF)(event)?.what ?? '' });
                break;
            case 'phase_start': {
                const result = (0,event_text/* formatEvent */.qF)(event)?.result ?? '';
                this.rows.push({ at, what: `phase ${event.phase} run`, result, commit: event.base });
                break;
            }
            case 'phase_complete':
            case 'phase_failed':
            case 'phase_blocked':
            case 'phase_skipped':
                this.rows.push(buildPhaseEndRow(event));
        }
    }
    #endAttempt(plan = '', result, at, judged = null) {
        const openAttempt = this.#open.get(plan);
        if (openAttempt === undefined)
            return false;
        this.#open.delete(plan);
        const observed = openAttempt.commands === null ? 'nothing' : (0,text_text/* formatCount */.B4)(openAttempt.commands, 'command');
        this.rows.push({
            at: openAttempt.at,
            what: `${plan} attempt ${openAttempt.attempt}`,
            tookMs: Date.parse(at) - Date.parse(openAttempt.at),
            judged: (openAttempt.failure === '' ? judged : null) ?? observed,
            result: openAttempt.failure === '' ? result : `failed: ${openAttempt.failure}`,
            commit: openAttempt.commit,
        });
        return true;
    }
    #addDecision(plan, attempt, at, result) {
        this.rows.push({ at, what: `${plan} ${attempt === undefined ? 'decision' : `after attempt ${attempt}`}`, result });
    }
    #endPlan(event) {
        const { at, plan, signal, decision } = event;
        const { what = '', result: reported = '' } = (0,event_text/* formatEvent */.qF)(event) ?? {};
        const result = (0,event_text/* joinText */._V)(what, reported);
        const wasOpen = this.#endAttempt(plan, result, at, (0,evidence/* readEvidence */.At)(signal).text);
        if (signal.status === 'success')
            return;
        const decided = decision === undefined ? [] : [`${decision.action} (${decision.rule})`];
        const texts = wasOpen && decided.length > 0 ? decided : [result, ...decided];
        this.#addDecision(plan, signal.attempt, at, texts.join('; '));
    }
}
function buildPhaseEndRow(event) {
    const { at, phase, durationMs, signal } = event;
    const { tests, judged } = signal.details;
    return {
        at,
        what: `phase ${phase} end`,
        tookMs: durationMs,
        judged: [formatCommands(judged), formatTests(tests)].filter((text) => text !== '').join(', ') || 'nothing',
        result: (0,event_text/* formatEvent */.qF)(event)?.result ?? '',
        commit: (0,json_text/* isMapping */.pi)(judged) && typeof judged.commit === 'string' ? judged.commit : null,
    };
}
function formatCommands(judged) {
    return (0,json_text/* isMapping */.pi)(judged) && typeof judged.commands === 'number' ? (0,text_text/* formatCount */.B4)(judged.commands, 'command') : '';
}
function formatTests(tests) {
    if (!(0,json_text/* isMapping */.pi)(tests))
        return '';
    const { verdict, passed, failed } = tests;
    return typeof passed === 'number' ? `${passed} tests passed, ${Number(failed)} failed` : `tests: ${String(verdict)}`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/signal/signal-schema.js
var signal_schema = __webpack_require__(95912);
;// CONCATENATED MODULE: ./lib/record/readings/plan-record.js




class RecordedPlans {
    statuses = new Map();
    changedAt = null;
    parts = new Map();
    completed = new Map();
    reopened = new Map();
    questions = new Map();
    lastQuestions = new Map();
    askedAt = new Map();
    answered = new Set();
    verifications = new Map();
    settled = [];
    verified = [];
    kept = [];
    #waits = new Map();
    #bases = new Map();
    #heads = new Map();
    savedWork(plan, attempt) {
        return this.kept.findLast((work) => work.plan === plan && work.attempt === attempt) ?? null;
    }
    retriesAt(plans) {
        const waits = plans.flatMap((plan) => this.#waits.get(plan) ?? []);
        return waits.length === 0 ? null : (0,extremes/* getLargest */.p)(waits.map(({ at, backoffMs }) => Date.parse(at) + backoffMs));
    }
    follow(event) {
        const { status } = (0,events_event/* kindTraits */.KT)(event.event);
        if ('plan' in event && event.plan !== undefined && status !== undefined)
            this.statuses.set(event.plan, status);
        if (status !== undefined || event.event.startsWith('phase_'))
            this.changedAt = event.at;
        switch (event.event) {
            case 'phase_start':
                this.statuses.clear();
                for (const id of event.plans)
                    this.statuses.set(id, 'pending');
                for (const id of event.done)
                    this.statuses.set(id, 'completed');
                break;
            case 'plan_complete':
                this.parts.delete(event.plan);
                this.reopened.delete(event.plan);
                this.questions.delete(event.plan);
                this.lastQuestions.delete(event.plan);
                this.#followCompletion(event);
                break;
            case 'plan_blocked':
                this.#followQuestion(event);
                break;
            case 'reopened':
                this.reopened.set(event.plan, event.attempt);
                break;
            case 'retry_wait':
                this.#waits.set(event.plan, event);
                break;
            case 'answered':
                this.answered.add(event.question);
                break;
            case 'verify':
                this.verifications.set(event.plan, event);
                break;
            default:
                this.#followWork(event);
        }
    }
    #followCompletion({ plan, signal }) {
        const { data } = CompletionDetails.safeParse(signal.details);
        if (data === undefined)
            return;
        const { planHash, filesModified, alreadyComplete } = data;
        const files = (alreadyComplete && this.completed.get(plan)?.files) || filesModified;
        this.completed.set(plan, { planHash, files });
    }
    #followQuestion({ at, plan, signal }) {
        const { question } = signal.details;
        const { data } = signal_schema/* QuestionSchema */.gc.safeParse(question);
        if (question !== undefined)
            this.lastQuestions.set(plan, data ?? null);
        if (data !== undefined && !this.askedAt.has(data.id))
            this.askedAt.set(data.id, at);
        const existing = this.questions.get(plan) ?? [];
        if (data?.kind === 'agent-question' && !existing.some(({ id }) => id === data.id))
            this.questions.set(plan, [...existing, data]);
    }
    #followWork(event) {
        switch (event.event) {
            case 'checkpoint':
                this.#bases.set(event.plan, event.head);
                this.#heads.set(JSON.stringify([event.plan, event.attempt]), event.head);
                break;
            case 'fold':
                this.#bases.set(event.plan, event.base);
                break;
            case 'part':
                this.#addPart(event);
                this.#settle(event, { upTo: event.upTo });
                break;
            case 'settled':
                this.#settle(event, {});
                if (event.head !== null)
                    this.verified.push({ plan: event.plan, head: event.head });
                break;
            case 'summary_adopted':
                this.verified.push({ plan: event.plan, head: event.head });
                break;
            case 'rollback':
            case 'recovered':
                this.#keep(event);
        }
    }
    #addPart({ plan, upTo, planHash, base, commit, head, isWitnessed, files }) {
        const parts = this.parts.get(plan) ?? [];
        if (parts.some((part) => part.commit === commit && part.upTo === upTo && part.planHash === planHash))
            return;
        this.parts.set(plan, [...parts, { plan, upTo, planHash, base, commit, head, isWitnessed, files }]);
    }
    #settle({ plan, attempt, head }, upTo) {
        if (attempt === undefined || head === null)
            return;
        this.settled.push({ plan, attempt, head, base: this.#bases.get(plan) ?? null, ...upTo });
    }
    #keep(event) {
        const { plan, attempt = 1, kept: ref } = event;
        const reported = event.event === 'rollback' ? event.base : undefined;
        const base = reported ?? this.#heads.get(JSON.stringify([plan, attempt]));
        if (plan !== undefined && ref !== null && base !== undefined)
            this.kept.push({ plan, attempt, ref, base });
    }
}
const CompletionDetails = schemas/* object */.Ikc({
    planHash: schemas/* string */.YjP(),
    filesModified: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    alreadyComplete: schemas/* boolean */.zMY().default(false),
});

;// CONCATENATED MODULE: ./lib/record/readings/run-record.js

class RecordedRun {
    opening = null;
    settings = null;
    openingJob = null;
    halted = null;
    kinds = new Set();
    plans = new Map();
    rounds = [];
    lastIntegrated = 0;
    warnings = new Set();
    results = new Set();
    #openRound = null;
    openRound(number) {
        if (number === undefined)
            return this.#openRound;
        return this.rounds.findLast(({ round }) => round === number) ?? null;
    }
    follow(event) {
        if (event.event === 'phase_start')
            this.#open(event);
        this.kinds.add(event.event);
        if ((0,events_event/* hasTraits */.gA)(event, { ends: 'plan' }) || event.event === 'retry_wait')
            this.plans.set(event.plan, event);
        switch (event.event) {
            case 'opened':
                this.openingJob = event.job ?? null;
                this.settings =
                    event.start === undefined || event.config === undefined ? null : { commit: event.start, file: event.config };
                break;
            case 'warning':
                this.warnings.add(event.message);
                break;
            case 'leg':
                this.results.add(event.result);
                this.halted ??= event.halted ?? null;
                break;
            case 'round_start':
                this.#openRound = { round: event.round, base: event.base, jobs: event.jobs };
                this.rounds.push(this.#openRound);
                break;
            case 'round_end':
                this.lastIntegrated = Math.max(this.lastIntegrated, event.round);
                this.#openRound = null;
        }
    }
    #open(event) {
        this.opening = event;
        this.openingJob = null;
        this.halted = null;
        this.lastIntegrated = 0;
        this.#openRound = null;
        this.rounds.length = 0;
        for (const collection of [this.kinds, this.plans])
            collection.clear();
    }
}

;// CONCATENATED MODULE: ./lib/record/readings/phase-state.js






class PhaseState {
    opening = null;
    ended = null;
    startedAt = null;
    base = null;
    wasComplete = false;
    verdict = null;
    signing = null;
    checkedCommits = new Set();
    attempts = new RecordedAttempts();
    open = new cut_off_work/* OpenWork */.w();
    plans = new RecordedPlans();
    #rows = new LogRows();
    #runs = new Map();
    #baseTests = [];
    #flaky = [];
    #isOver = true;
    applyEvent(event) {
        this.#followPhase(event);
        this.run(event.runId).follow(event);
        this.attempts.follow(event);
        this.open.follow(event);
        this.plans.follow(event);
        this.#rows.follow(event);
        return this;
    }
    run(runId) {
        const run = this.#runs.get(runId) ?? new RecordedRun();
        this.#runs.set(runId, run);
        return run;
    }
    get openedRuns() {
        return [...this.#runs].flatMap(([id, { opening }]) => (opening === null ? [] : [id]));
    }
    get rows() {
        return this.#rows.rows;
    }
    isAtWork(holders) {
        return this.opening !== null && this.ended === null && holders.includes(this.opening.runId);
    }
    testsBefore(commit, command) {
        return (this.#baseTests.findLast((event) => event.commit === commit && event.command === (command ?? event.command)) ??
            null);
    }
    flakyTests(command) {
        return this.#flaky.filter((event) => event.command === command);
    }
    #followPhase(event) {
        if (event.event === 'phase_start') {
            if (this.#isOver)
                this.startedAt = event.at;
            this.#isOver = false;
            this.opening = event;
            this.ended = null;
            this.base ??= event.base ?? null;
        }
        else if ((0,events_event/* hasTraits */.gA)(event, { ends: 'phase' })) {
            this.ended ??= event;
            this.#isOver ||= (0,events_event/* endsCounting */.QS)(event);
            if (event.event !== 'phase_complete')
                return;
            this.base = null;
            this.wasComplete = true;
        }
        else if (event.event === 'verdict')
            this.verdict = event;
        else if (event.event === 'signed')
            this.signing = event;
        else if (event.event === 'host_checks')
            this.checkedCommits.add(event.commit);
        else if (event.event === 'tests_base')
            this.#baseTests.push(event);
        else if (event.event === 'tests_flaky')
            this.#flaky.push(event);
    }
}
function phaseState(events) {
    const cached = readLogs.get(events) ?? { state: new PhaseState(), count: 0 };
    readLogs.set(events, cached);
    for (; cached.count < events.length; cached.count += 1)
        cached.state.applyEvent(events[cached.count]);
    return cached.state;
}
const readLogs = new WeakMap();


/***/ }),

/***/ 22187:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BD: () => (/* binding */ formatCost),
/* harmony export */   CT: () => (/* binding */ sharedPolicy),
/* harmony export */   FD: () => (/* binding */ getSpendingDetails),
/* harmony export */   Gh: () => (/* binding */ countSpentTokens),
/* harmony export */   IF: () => (/* binding */ SpentSchema),
/* harmony export */   TZ: () => (/* binding */ zeroSpend),
/* harmony export */   Wp: () => (/* binding */ adviceOnPrices),
/* harmony export */   YD: () => (/* binding */ sumSpent),
/* harmony export */   e_: () => (/* binding */ cacheShare),
/* harmony export */   j6: () => (/* binding */ laterSpent),
/* harmony export */   lR: () => (/* binding */ priceOption),
/* harmony export */   pc: () => (/* binding */ adviceOnPrice),
/* harmony export */   vi: () => (/* binding */ reachedCap)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);

const amountSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().max(1e15);
const SpentSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    inputFresh: amountSchema,
    cacheRead: amountSchema,
    cacheWrite: amountSchema,
    output: amountSchema,
    turns: amountSchema,
    costUsd: amountSchema,
    isCostKnown: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    isEstimate: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().optional(),
});
const zeroSpend = {
    inputFresh: 0,
    cacheRead: 0,
    cacheWrite: 0,
    output: 0,
    turns: 0,
    costUsd: 0,
    isCostKnown: true,
};
function sumSpent(spendings) {
    const sum = { ...zeroSpend };
    for (const spent of spendings) {
        for (const figure of figures)
            sum[figure] += spent[figure];
        sum.isCostKnown &&= spent.isCostKnown;
        if (spent.isEstimate)
            sum.isEstimate = true;
    }
    return sum;
}
const figures = ['inputFresh', 'cacheRead', 'cacheWrite', 'output', 'turns', 'costUsd'];
function markEstimate(isEstimate) {
    return isEstimate ? { isEstimate } : {};
}
function laterSpent(previous, current) {
    const { isCostKnown, isEstimate } = current;
    const isBetter = (isCostKnown && !previous.isCostKnown) || (!isEstimate && previous.isEstimate === true);
    const costUsd = isBetter ? current.costUsd : Math.max(previous.costUsd, current.costUsd);
    return { ...getHighestFigures(previous, current), costUsd, isCostKnown, ...markEstimate(isEstimate) };
}
function formatCost(spent) {
    const { costUsd, isCostKnown = true, isEstimate } = spent;
    if (!isCostKnown && costUsd === 0)
        return 'unknown cost';
    return `${isCostKnown && !isEstimate ? '' : '~'}USD ${costUsd.toFixed(2)}`;
}
function getSpendingDetails(spent = zeroSpend) {
    const { costUsd, isCostKnown, isEstimate } = spent;
    const tokensUsed = countSpentTokens(spent);
    const isPriced = isCostKnown && (tokensUsed > 0 || costUsd > 0);
    return {
        ...(tokensUsed > 0 ? { tokensUsed } : {}),
        ...(isPriced ? { costUsd } : {}),
        ...(isPriced && isEstimate ? { isCostEstimate: true } : {}),
    };
}
function getHighestFigures(a, b) {
    const highest = { ...zeroSpend };
    for (const figure of figures)
        highest[figure] = Math.max(a[figure], b[figure]);
    return highest;
}
function countSpentTokens({ inputFresh, cacheRead, cacheWrite, output }) {
    return Math.round(inputFresh + cacheRead + cacheWrite + output);
}
function cacheShare({ inputFresh, cacheRead, cacheWrite }) {
    const input = inputFresh + cacheRead + cacheWrite;
    return input === 0 ? null : cacheRead / input;
}
const budgetLevels = ['phase', 'plan', 'attempt'];
function reachedCap(policy, spent) {
    for (const level of budgetLevels) {
        const used = spent[level];
        const cap = used === undefined ? null : describeReachedCap(policy, level, used);
        if (cap !== null)
            return { level, text: cap };
    }
    return null;
}
function describeReachedCap({ cost, tokens, turns, unknownCost, isShare = false }, level, used) {
    const scope = isShare && level === 'phase' ? "this job's share of the phase" : `the ${level}`;
    const max = { cost: cost[level], tokens: tokens[level], turns: turns[level] };
    if (max.cost !== null && used.costUsd >= max.cost)
        return `max-cost is reached: ${formatCost(used)} of ${max.cost.toFixed(2)} for ${scope}${used.isCostKnown ? '' : `, at the highest known rate of the vendor because a model has no price; ${adviceOnPrice}`}`;
    if (max.tokens !== null && countSpentTokens(used) >= max.tokens)
        return `max-tokens is reached: ${countSpentTokens(used)} of ${max.tokens} tokens for ${scope}`;
    if (max.turns !== null && used.turns >= max.turns)
        return `max-turns is reached: ${used.turns} of ${max.turns} turns for ${scope}`;
    if (max.cost !== null && !used.isCostKnown && unknownCost === 'refuse')
        return `max-cost cannot be enforced: the cost for ${scope} is unknown; ${adviceOnPrices}`;
    return null;
}
function priceOption(model = null, { input = 2, cacheRead = 0.2, output = 10 } = {}) {
    const name = model !== null && /^[\w.:/@-]+$/.test(model) ? model : 'MODEL';
    return `--agent-prices '${JSON.stringify({ [name]: { input, 'cache-read': cacheRead, output } })}'`;
}
const adviceOnPrice = `set one, for example ${priceOption()}`;
const adviceOnPrices = `${adviceOnPrice}, or remove unknown=deny from max-cost`;
function sharedPolicy(policy, spent, parts) {
    if (parts <= 1)
        return policy;
    const share = ({ phase, ...narrowerCaps }, used) => ({
        ...narrowerCaps,
        phase: phase === null ? null : used + Math.max(0, phase - used) / parts,
    });
    return {
        ...policy,
        isShare: true,
        cost: share(policy.cost, spent.costUsd),
        tokens: share(policy.tokens, countSpentTokens(spent)),
        turns: share(policy.turns, spent.turns),
    };
}


/***/ }),

/***/ 57733:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* reexport safe */ _signal_words_js__WEBPACK_IMPORTED_MODULE_2__.CB),
/* harmony export */   Dm: () => (/* binding */ buildInterruptedSignal),
/* harmony export */   F8: () => (/* binding */ SignalError),
/* harmony export */   FL: () => (/* binding */ CompletionSignal),
/* harmony export */   Ld: () => (/* binding */ withSignalCommits),
/* harmony export */   Qz: () => (/* binding */ withCommitNames),
/* harmony export */   _w: () => (/* binding */ parseSignal),
/* harmony export */   oG: () => (/* binding */ buildSignalContext),
/* harmony export */   oV: () => (/* binding */ withWarnings),
/* harmony export */   ph: () => (/* binding */ getQuestion)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _exit_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95185);
/* harmony import */ var _signal_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95912);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68698);






class SignalError extends Error {
    name = 'SignalError';
    exitCode = _exit_status_js__WEBPACK_IMPORTED_MODULE_0__/* .TECHNICAL_EXIT */ .x8.USAGE;
}
class SignalOf {
    status;
    phase;
    plan;
    attempt;
    timestamp;
    runId;
    details;
    constructor(fields) {
        this.status = fields.status;
        this.phase = fields.phase;
        this.plan = fields.plan;
        this.attempt = fields.attempt;
        this.timestamp = fields.timestamp;
        this.runId = fields.runId;
        this.details = (0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .inCanonicalOrder */ .uI)(this.status, fields.details);
    }
    static success(phase, details = {}, context = {}) {
        return makeSignal('success', phase, details, context);
    }
    static failure(phase, error, options = {}, context = {}) {
        const retryOptions = { maxRetries: 3, backoffMs: 2000, ...options.retryOptions };
        const { message, stack } = typeof error === 'string' ? { message: error } : error;
        return makeSignal('failure', phase, { ...options, retryOptions, error: { message, stack } }, context);
    }
    static blocked(phase, reason, details = {}, context = {}) {
        return makeSignal('blocked', phase, { ...details, reason }, context);
    }
    static skipped(phase, reason, details = {}, context = {}) {
        return makeSignal('skipped', phase, { ...details, reason }, context);
    }
    isTerminal() {
        return this.status === 'blocked' && this.details.userInputRequired;
    }
    canRetry() {
        return this.status === 'failure' && this.details.retryable;
    }
    toJSON() {
        const { status, phase, plan, attempt, timestamp, runId, details } = this;
        const orderedFields = { schemaVersion: 1, status, phase, plan, attempt, timestamp, runId, details };
        return Object.fromEntries(Object.entries(orderedFields).filter(([, value]) => value !== undefined));
    }
}
const CompletionSignal = SignalOf;
function getQuestion(signal) {
    return signal?.status === 'blocked' ? signal.details.question : undefined;
}
function withWarnings(signal, newWarnings) {
    if (newWarnings.length === 0)
        return signal;
    const warnings = [...new Set([...(signal.details.warnings ?? []), ...newWarnings])].slice(0, _signal_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b1.listItems);
    return parseSignal({ ...signal.toJSON(), details: { ...signal.details, warnings } });
}
function withSignalCommits(signal, rename) {
    return parseSignal({ ...signal.toJSON(), details: withCommitNames(signal.details, rename) });
}
function parseSignal(input, missing = {}) {
    const value = typeof input === 'string' ? parseText(input) : input;
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(value))
        throw new SignalError(`A completion signal is a JSON object with "status" and "phase"; found ${describeValue(value)}`);
    return fromFields(withContext(nestDetails({ ...value }), missing));
}
function makeSignal(status, phase, details, context) {
    return fromFields(withContext({ status, phase, details }, context));
}
const envelopeKeys = new Set(['schemaVersion', 'status', 'phase', 'plan', 'attempt', 'timestamp', 'runId', 'details']);
function nestDetails(input) {
    const { details = {}, ...flatFields } = input;
    if (!(0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(details))
        throw new SignalError(`details: expected an object, found ${describeValue(details)}`);
    const flat = Object.fromEntries(Object.entries(flatFields).filter(([key]) => !envelopeKeys.has(key)));
    const envelope = Object.fromEntries(Object.entries(flatFields).filter(([key]) => envelopeKeys.has(key)));
    return { ...envelope, details: { ...flat, ...details } };
}
function withContext(fields, context) {
    const timestamp = context.at instanceof Date ? formatTime(context.at) : context.at;
    const { runId, plan, attempt } = context;
    const existing = Object.entries({ timestamp, runId, plan, attempt }).filter(([, value]) => value !== undefined);
    return { ...Object.fromEntries(existing), ...fields };
}
function fromFields(fields) {
    const parsed = _signal_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .SignalSchema */ .sA.safeParse({ ...fields, details: withStack(fields.details) });
    if (!parsed.success)
        throw new SignalError(describeProblem(parsed.error, fields));
    const complaint = (0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .describeUnknownFields */ .Pg)(parsed.data.status, parsed.data.details);
    if (complaint)
        throw new SignalError(complaint);
    return new SignalOf(parsed.data);
}
function withStack({ stack, ...details }) {
    const { error } = details;
    if (typeof stack !== 'string' || !(typeof error === 'string' || (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(error)))
        return details;
    return { ...details, error: { stack, ...(typeof error === 'string' ? { message: error } : error) } };
}
function describeProblem(error, fields) {
    if (!Object.values(_signal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .COMPLETION_STATUS */ .CB).includes(fields.status))
        return `status: expected ${Object.values(_signal_words_js__WEBPACK_IMPORTED_MODULE_2__/* .COMPLETION_STATUS */ .CB).join(', ')}; found ${describeValue(fields.status)}`;
    if (!_signal_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .IdSchema */ .N$.safeParse(fields.phase).success)
        return `phase: expected an id such as "07" or "02.1", found ${describeValue(fields.phase)}`;
    return error.issues.map((issue) => `${issue.path.join('.') || 'signal'}: ${issue.message}`).join('; ');
}
function parseText(text) {
    try {
        return (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    }
    catch (cause) {
        throw new SignalError(`A completion signal is JSON; the text cannot be read: ${cause.message}`, {
            cause,
        });
    }
}
function formatTime(time) {
    return Number.isNaN(time.getTime()) ? String(time) : time.toISOString();
}
function describeValue(value) {
    if (value === undefined)
        return 'nothing';
    const text = JSON.stringify(value) ?? typeof value;
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .clipText */ .gL)(text, 80);
}
const detailsWithCommit = ['judged', 'tests', 'verification'];
function withCommitNames(details, rename) {
    const reported = Object.entries(details).map(([key, value]) => {
        const commit = detailsWithCommit.includes(key) ? value?.commit : undefined;
        return [key, typeof commit === 'string' ? { ...value, commit: rename(commit) } : value];
    });
    return Object.fromEntries(reported);
}
function buildInterruptedSignal(plan, attempt, run) {
    const message = attempt === undefined
        ? 'the run ended before this plan was started'
        : `the run ended in the middle of attempt ${attempt}; run the phase again to continue`;
    const details = { reason: 'interrupted', retryable: true };
    return CompletionSignal.failure(run.phase.id, message, details, buildSignalContext(run, plan, attempt));
}
function buildSignalContext(run, plan, attempt) {
    return { at: new Date(run.services.clock.now()), runId: run.runId, plan, attempt };
}


/***/ }),

/***/ 95912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N$: () => (/* binding */ IdSchema),
/* harmony export */   Pg: () => (/* binding */ describeUnknownFields),
/* harmony export */   b1: () => (/* binding */ LIMITS),
/* harmony export */   gc: () => (/* binding */ QuestionSchema),
/* harmony export */   k7: () => (/* binding */ describeField),
/* harmony export */   sA: () => (/* binding */ SignalSchema),
/* harmony export */   uI: () => (/* binding */ inCanonicalOrder),
/* harmony export */   yt: () => (/* binding */ FailureReasonSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _boundary_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40392);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68698);




const FailureReasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_signal_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURE_REASONS */ .N9);
const LIMITS = {
    messageChars: 4000,
    listItems: 1000,
    unknownKeys: 32,
    unknownValueChars: 4000,
    stepsChars: 20_000,
};
const IdSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative()], { error: 'expected an id such as "07" or "02.1" (string or number)' })
    .transform((id) => String(id).trim())
    .pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,127}$/u, 'expected an id such as "07" or "02.1"'));
const Instant = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'expected a time such as 2026-01-01T00:00:00.000Z')
    .transform((text) => new Date(text).toISOString());
const Message = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(text, LIMITS.messageChars));
const Strings = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(LIMITS.messageChars)).max(LIMITS.listItems);
const CountSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative();
function describeField(description, example) {
    return { description, examples: [example] };
}
const ErrorObject = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ message: Message, code: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(100).optional(), stack: Message.optional() });
const ErrorSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ErrorObject])
    .transform((error) => (typeof error === 'string' ? { message: error } : error))
    .pipe(ErrorObject);
const FindingSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    rule: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(100),
    level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['refuse', 'ask', 'warn']),
    plan: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200).optional(),
    subject: Message,
    message: Message,
});
const measured = {
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(500)
        .optional()
        .meta(describeField('line of the agent in the settings, where several take turns', 'claude --model opus')),
    tokensUsed: CountSchema.optional().meta(describeField('tokens that models read and wrote, cached ones too; of a phase with its failed attempts', 51234)),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative().optional().meta(describeField('US dollars, as far as the cost is known', 0.42)),
    isCostEstimate: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .optional()
        .meta(describeField('some of it was cut off before its usage was told; without a known price there is no `costUsd`', true)),
    durationMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .nonnegative()
        .optional()
        .meta(describeField('milliseconds of the attempt, or of the run', 300000)),
    cage: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .sandboxLevels */ .vY)
        .optional()
        .meta(describeField('the weakest boundary in which its agents ran', 'namespace')),
    network: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_boundary_js__WEBPACK_IMPORTED_MODULE_3__/* .networkReaches */ .Yl)
        .optional()
        .meta(describeField('the widest reach of its agents in the network', 'gateway')),
    repairs: CountSchema.optional().meta(describeField('times the agent got its findings back within the attempt', 1)),
    filesModified: Strings.default([]).meta(describeField('paths that its commits change', ['src/a.ts'])),
    checkpoints: Strings.default([]).meta(describeField('tags and refs that keep its work', ['refs/phase-executor/07/partial/07-03/2'])),
    errors: Strings.optional().meta(describeField('further errors, by the author of the signal', ['disk is full'])),
    warnings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Message)
        .max(LIMITS.listItems)
        .optional()
        .meta(describeField('facts for a person that did not decide', ['the set-up printed 3 warnings'])),
    findings: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(FindingSchema)
        .max(LIMITS.listItems)
        .optional()
        .meta(describeField('what the judge found, by the ids of docs/rules.md; `warn` did not decide', [
        { rule: 'promise/missing', level: 'refuse', plan: '07-03', subject: 'src/a.ts', message: 'does not exist' },
    ])),
    verificationStatus: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(100)
        .optional()
        .meta(describeField('verdict of the verification: passed, failed, gaps_found or human_needed', 'passed')),
    nextSteps: Strings.default([]).meta(describeField('what a person may do now', ['phase-executor approve 07 07-03'])),
    handoff: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .max(LIMITS.messageChars)
        .optional()
        .meta(describeField('file of the checkpoint return', 'handoff.json')),
};
const SuccessDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    nextPhaseReady: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('false: the decision is to stop', true)),
    ...measured,
});
const RetryOptionsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    maxRetries: CountSchema.optional().meta(describeField('retries after the first attempt; 0 means none', 3)),
    backoffMs: CountSchema.optional().meta(describeField('milliseconds, the longest first wait', 2000)),
});
const FailureDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    reason: FailureReasonSchema.default('agent_error').meta(describeField('one of the reasons below', 'timeout')),
    error: ErrorSchema.optional().meta(describeField('the message, or an object with `message`, `code` and `stack`', { message: '…' })),
    retryable: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('another attempt can help', true)),
    retryOptions: RetryOptionsSchema.optional().meta(describeField('fewer retries than the policy has, never more', { maxRetries: 3, backoffMs: 2000 })),
    retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .nonnegative()
        .optional()
        .meta(describeField('milliseconds that the provider asked to wait, from the timestamp on', 30000)),
    resetAt: Instant.optional().meta(describeField('time at which a rate limit or quota ends', '2026-01-01T05:00:00.000Z')),
    skipOption: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('a person may skip it', true)),
    escalateOption: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).meta(describeField('a person should be asked', false)),
    ...measured,
});
const Steps = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().transform((text) => (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(text, LIMITS.stepsChars));
const QuestionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['human-verify', 'decision', 'human-action', 'go-ahead', 'agent-question']),
    task: Message.nullable(),
    number: CountSchema,
    tasks: CountSchema,
    done: CountSchema,
    commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/),
    options: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: Message, name: Message, pros: Message.optional(), cons: Message.optional() }))
        .max(100)
        .default([]),
    whatBuilt: Steps.optional(),
    howToVerify: Steps.optional(),
    decision: Steps.optional(),
    context: Steps.optional(),
    action: Steps.optional(),
    instructions: Steps.optional(),
    verification: Steps.optional(),
    resumeSignal: Steps.optional(),
    precondition: Steps.optional(),
    asked: Steps.optional(),
});
const Ids = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(IdSchema).max(LIMITS.listItems);
const BlockedDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    reason: Message.default('no reason was given').meta(describeField('sentence: what it waits for', 'which key?')),
    question: QuestionSchema.optional().meta(describeField("the plan's question, for `approve` and `answer`", { id: '…' })),
    blockingDependencies: Ids.default([]).meta(describeField('plans or phases that it waits for', ['07-02'])),
    userInputRequired: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(false).meta(describeField('it waits for a person', true)),
    estimatedUnblockTime: Instant.optional().meta(describeField('time at which to try again', '2026-01-01T05:00:00.000Z')),
    ...measured,
});
const SkippedDetails = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    reason: Message.default('no reason was given').meta(describeField('sentence: why it was left out', 'not started: the deadline was reached first')),
    incomplete: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().default(true).meta(describeField('its work is not done', true)),
    affectedPhases: Ids.default([]).meta(describeField('phases that build on it; the caller fills it in', ['08'])),
    ...measured,
});
const envelope = {
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1).default(1).meta(describeField('version of this form', 1)),
    phase: IdSchema.meta(describeField('id of the phase; a number is accepted and leaves as a string', '07')),
    plan: IdSchema.optional().meta(describeField('id of the plan; a signal without it is about the phase', '07-03')),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().optional().meta(describeField('number of the attempt, from 1', 2)),
    timestamp: Instant.optional().meta(describeField('ISO time at which it was made', '2026-01-01T00:00:00.000Z')),
    runId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().max(200).optional().meta(describeField('id of the run', '6e689798-4e5d-4344-9882-c9cf8a7732f4')),
};
const buildVariant = (status, details) => zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...envelope, status: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(status).meta(describeField('how it ended', status)), details });
const SignalSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .discriminatedUnion */ .gMt('status', [
    buildVariant('success', SuccessDetails),
    buildVariant('failure', FailureDetails),
    buildVariant('blocked', BlockedDetails),
    buildVariant('skipped', SkippedDetails),
]);
const knownKeys = {
    success: Object.keys(SuccessDetails.shape),
    failure: Object.keys(FailureDetails.shape),
    blocked: Object.keys(BlockedDetails.shape),
    skipped: Object.keys(SkippedDetails.shape),
};
function inCanonicalOrder(status, details) {
    const input = new Map(Object.entries(details).filter(([, value]) => value !== undefined));
    const presentKeys = knownKeys[status].filter((key) => input.has(key));
    const unknownKeys = [...input.keys()].filter((key) => !presentKeys.includes(key)).sort();
    return Object.fromEntries([...presentKeys, ...unknownKeys].map((key) => [key, input.get(key)]));
}
function describeUnknownFields(status, details) {
    const unknown = Object.keys(details).filter((key) => !knownKeys[status].includes(key));
    if (unknown.length > LIMITS.unknownKeys)
        return `details: ${unknown.length} fields this version does not know, at most ${LIMITS.unknownKeys} are kept`;
    for (const key of unknown) {
        const size = JSON.stringify(details[key])?.length ?? 0;
        if (size > LIMITS.unknownValueChars)
            return `details.${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .clipText */ .gL)(key, 60)}: ${size} characters in a field this version does not know, at most ${LIMITS.unknownValueChars} are kept`;
    }
    return undefined;
}


/***/ }),

/***/ 68698:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CB: () => (/* binding */ COMPLETION_STATUS),
/* harmony export */   EM: () => (/* binding */ FAILURES),
/* harmony export */   N9: () => (/* binding */ FAILURE_REASONS)
/* harmony export */ });
const COMPLETION_STATUS = {
    SUCCESS: 'success',
    FAILURE: 'failure',
    BLOCKED: 'blocked',
    SKIPPED: 'skipped',
};
const workFailure = { retry: 'always', isTransient: false, isAgentsFault: true };
const passingFailure = { retry: 'always', isTransient: true, isAgentsFault: false };
const elsewhereFailure = { retry: 'later', isTransient: false, isAgentsFault: false };
const FAILURES = {
    timeout: workFailure,
    idle_timeout: workFailure,
    killed: workFailure,
    interrupted: passingFailure,
    deadline: passingFailure,
    context_exhausted: workFailure,
    agent_error: workFailure,
    rate_limit: passingFailure,
    quota: { retry: 'later', isTransient: true, isAgentsFault: false },
    overloaded: passingFailure,
    auth: elsewhereFailure,
    budget: elsewhereFailure,
    verification_failed: workFailure,
    tests_failed: workFailure,
    scope_violation: workFailure,
    merge_conflict: workFailure,
    stuck: { retry: 'never', isTransient: false, isAgentsFault: true },
    invalid_plan: { retry: 'never', isTransient: false, isAgentsFault: true },
    internal: { retry: 'never', isTransient: false, isAgentsFault: false },
};
const FAILURE_REASONS = Object.keys(FAILURES);


/***/ }),

/***/ 61844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ breaksCircuit),
/* harmony export */   Y0: () => (/* binding */ StuckPolicySchema),
/* harmony export */   gQ: () => (/* binding */ detectStuck),
/* harmony export */   hX: () => (/* binding */ failureFingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);



const StuckPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    consecutive: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(3),
    inWindow: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(3),
    window: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(100).default(6),
    sameFailure: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(2),
    alternation: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    circuitBreaker: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(1000).default(5),
});
function detectStuck(attempts, policy) {
    const counted = attempts.filter(countsAsWork);
    const newest = counted.at(-1);
    if (!policy.enabled || newest?.outcome !== 'failure' || attempts.at(-1) !== newest)
        return { stuck: false };
    const { plan } = newest;
    const recentAttempts = listAttemptsSinceProgress(counted, plan);
    const planAttempts = recentAttempts.filter((attempt) => attempt.plan === plan);
    const streak = planAttempts.slice(planAttempts.findLastIndex(({ outcome }) => outcome === 'success') + 1);
    const reasons = [
        ['same_failure', plan, findSameFailure(streak, plan, policy.sameFailure)],
        ['consecutive', plan, findConsecutive(streak, plan, policy.consecutive)],
        ['in_window', plan, findFailuresInWindow(recentAttempts, plan, policy)],
        ['alternation', plan, findAlternation(recentAttempts, plan, policy)],
        ['circuit_breaker', null, findCircuitBreak(counted, policy)],
    ];
    for (const [rule, stuckPlan, reason] of reasons)
        if (reason !== null)
            return { stuck: true, rule, plan: stuckPlan, why: reason };
    return { stuck: false };
}
function breaksCircuit(attempts, policy) {
    return policy.enabled && findCircuitBreak(attempts.filter(countsAsWork), policy) !== null;
}
function countsAsWork({ outcome, reason }) {
    return outcome === 'success' || reason === undefined || _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].isAgentsFault;
}
function failureFingerprint(text) {
    const message = text
        .slice(0, 20_000)
        .replace(/\u001b\[[0-9;]{0,20}m/g, '')
        .replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?/g, '<time>')
        .replace(/\b(?:0x)?[0-9a-f]{7,64}\b/gi, '<hex>')
        .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]{1,100}){2,40}/g, (path) => `<path>/${path.split(/[\\/]/).at(-1) ?? ''}`)
        .replace(/\d+(?:\.\d+)?/g, '<n>')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
    return /[\p{L}]/u.test(message.replace(/<\w+>/g, ''))
        ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(message).digest('hex').slice(0, 16)
        : undefined;
}
function listAttemptsSinceProgress(attempts, plan) {
    const lastProgressIndex = attempts.findLastIndex((attempt) => attempt.plan === plan && attempt.progressed === true);
    return lastProgressIndex < 0 ? attempts : attempts.slice(lastProgressIndex + 1);
}
function findSameFailure(streak, plan, limit) {
    const fingerprint = streak.at(-1)?.fingerprint;
    const lastAttempts = streak.slice(-limit);
    if (limit === 0 || !fingerprint || lastAttempts.length < limit)
        return null;
    if (lastAttempts.some((attempt) => attempt.fingerprint !== fingerprint))
        return null;
    return `Plan ${plan} failed ${limit} times in a row with the same failure`;
}
function findConsecutive(streak, plan, limit) {
    return limit === 0 || streak.length < limit ? null : `Plan ${plan} failed ${streak.length} times in a row`;
}
function findFailuresInWindow(attempts, plan, policy) {
    const { inWindow: limit, window } = policy;
    const failures = attempts.slice(-window).filter((attempt) => attempt.plan === plan && attempt.outcome === 'failure');
    if (limit === 0 || failures.length < limit)
        return null;
    return `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
}
function findAlternation(attempts, plan, policy) {
    const lastAttempts = attempts.slice(-4);
    if (!policy.alternation || lastAttempts.length < 4 || lastAttempts.some((attempt) => attempt.outcome === 'success'))
        return null;
    const [a, b, c, d] = lastAttempts.map((attempt) => `${attempt.plan}\n${attempt.fingerprint ?? ''}`);
    if (a !== c || b !== d || a === b)
        return null;
    const alternatingParts = lastAttempts[2]?.plan === plan ? `two failures of plan ${plan}` : `plans ${lastAttempts[2]?.plan} and ${plan}`;
    return `The last four attempts failed alternately: ${alternatingParts}`;
}
function findCircuitBreak(attempts, { circuitBreaker: limit }) {
    const lastAttempts = attempts.slice(-limit);
    if (limit === 0 || lastAttempts.length < limit)
        return null;
    if (lastAttempts.some((attempt) => attempt.outcome === 'success' || attempt.progressed))
        return null;
    const plans = new Set(lastAttempts.map((attempt) => attempt.plan));
    if (plans.size < 2)
        return null;
    return `The last ${limit} attempts failed, over ${plans.size} plans, perhaps for a common cause`;
}


/***/ }),

/***/ 23806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nt: () => (/* binding */ withoutSecret),
/* harmony export */   Og: () => (/* binding */ credentialsFor),
/* harmony export */   V$: () => (/* binding */ Remote)
/* harmony export */ });
/* unused harmony export suggestRemote */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94895);


const remoteTimeoutMs = 60_000;
const probeRef = 'refs/phase-executor/probe';
class Remote {
    name;
    #git;
    #credentials;
    constructor(git, name, credentials = {}) {
        this.#git = git;
        this.name = name;
        this.#credentials = credentials;
    }
    async list(names) {
        if (names.length === 0)
            return new Map();
        const listed = await this.#answer(this.#git.read(['ls-remote', '--refs', '--', this.name, ...names], this.#callOptions));
        const refs = listed.split('\n').map((line) => line.split('\t'));
        return new Map(refs.flatMap(([sha = '', ref = '']) => (names.includes(ref) ? [[ref, sha]] : [])));
    }
    async heads() {
        const listed = await this.#answer(this.#git.read(['ls-remote', '--heads', '--', this.name], this.#callOptions));
        return listed.split('\n').flatMap((line) => /^[0-9a-f]{40,64}(?=\t)/.exec(line) ?? []);
    }
    async fetch(ref) {
        if (!(await this.list([ref])).has(ref))
            return null;
        await this.bring([`+${ref}:${ref}`]);
        const commit = await this.#git.resolve(ref);
        if (commit === null)
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`${ref} on ${withoutSecret(this.name)} is not a commit. ${this.hint(ref)}`);
        return commit;
    }
    hint(ref) {
        return `To begin without it: git push ${withoutSecret(this.name)} --delete ${ref}`;
    }
    async bring(refspecs) {
        const options = ['--quiet', '--no-tags', '--no-write-fetch-head', '--no-auto-gc', '--recurse-submodules=no'];
        await this.#answer(this.#git.run(['fetch', ...options, '--', this.name, ...refspecs], this.#callOptions));
    }
    async asksForToken() {
        const captured = await this.#git.try(['remote', 'get-url', '--push', '--', this.name], { reading: true });
        return /^https?:/i.test(captured.exitCode === 0 ? captured.stdout.toString('utf8') : this.name);
    }
    async acceptsDryPush() {
        if (!(await this.asksForToken()))
            return false;
        return (await this.#push([`HEAD:${probeRef}`], ['--dry-run'])).exitCode === 0;
    }
    async mayPush() {
        if (!(await this.asksForToken()))
            return false;
        const pushed = await this.#push([`+HEAD:${probeRef}`]);
        if (pushed.exitCode !== 0) {
            if (noWriteAccess.test(pushed.stderr))
                return false;
            throw this.#buildRefusal([probeRef], pushed);
        }
        await this.#push([`:${probeRef}`]);
        return true;
    }
    #push(specs, extraOptions = []) {
        const options = ['--porcelain', '--no-verify', '--recurse-submodules=no', ...extraOptions];
        return this.#answer(this.#git.try(['push', ...options, '--', this.name, ...specs], this.#callOptions));
    }
    async deepen() {
        const args = ['fetch', '--quiet', '--unshallow', '--no-tags', '--', this.name];
        await this.#answer(this.#git.run(args, { ...this.#callOptions, timeoutMs: 10 * remoteTimeoutMs }));
    }
    async move(moves) {
        const [{ name, to, from }] = moves;
        const leases = moves.map((move) => `--force-with-lease=${move.name}:${move.from ?? ''}`);
        const names = moves.map((move) => move.name);
        const specs = moves.map((move) => `${move.to}:${move.name}`);
        const atomic = moves.length > 1 ? ['--atomic'] : [];
        for (let tries = 1;; tries += 1) {
            const pushed = await this.#push(specs, [...atomic, ...leases]);
            const current = pushed.exitCode === 0 ? to : await this.#readRef(name).catch(() => from);
            if (current === to)
                break;
            if (current !== from)
                return false;
            if (tries === 5 || !/failed to update ref|cannot lock ref/.test(pushed.stdout.toString('utf8')))
                throw (await this.#findBlockingRef(name)) ?? this.#buildRefusal(names, pushed);
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(50 * tries);
        }
        const updates = moves.filter((move) => move.name.startsWith('refs/phase-executor/'));
        for (const update of updates)
            await this.#git.run(['update-ref', update.name, update.to]);
        return true;
    }
    async #findBlockingRef(name) {
        const above = name.split('/').flatMap((_, at, parts) => (at < 2 ? [] : [parts.slice(0, at).join('/')]));
        const [blockingRef] = (await this.list(above).catch(() => new Map())).keys();
        if (blockingRef === undefined)
            return null;
        const advice = `rename or remove it, then run again: git push ${withoutSecret(this.name)} --delete ${blockingRef}`;
        return new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`${blockingRef} on ${withoutSecret(this.name)} is in the way of ${name}; ${advice}`);
    }
    async remove(name, from) {
        const pushed = await this.#push([`:${name}`], [`--force-with-lease=${name}:${from}`]);
        if (pushed.exitCode !== 0)
            throw this.#buildRefusal([name], pushed);
        await this.#git.run(['update-ref', '-d', '--', name]);
    }
    get #callOptions() {
        return { env: this.#credentials, timeoutMs: remoteTimeoutMs, isRemote: true };
    }
    async #answer(call) {
        try {
            return await call;
        }
        catch (error) {
            if (error instanceof _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS && !(error instanceof _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UnansweredError */ .jd))
                throw withAdvice(error);
            const name = withoutSecret(this.name);
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(`${name} did not answer in time; check whether it is reachable from here`, { cause: error });
        }
    }
    async #readRef(ref) {
        return (await this.list([ref])).get(ref) ?? null;
    }
    #buildRefusal(names, reported) {
        const [stdout, { stderr }] = [reported.stdout.toString('utf8'), reported];
        const verdicts = stdout
            .split('\n')
            .filter((line) => line.startsWith('!'))
            .map((line) => line.split('\t').at(-1) ?? '');
        const verdict = verdicts.find((each) => !each.includes('atomic')) ?? verdicts[0];
        const text = stderr.split('\n').find((line) => /^(fatal|error|remote):/.test(line));
        const reason = verdict || text || stderr.trim().split('\n').at(-1) || 'git gave no cause';
        const message = `${names.join(', ')} could not be pushed to ${withoutSecret(this.name)}: ${withoutSecret(reason.trim())}`;
        return withAdvice(new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS(message), `${stdout}\n${stderr}`);
    }
}
function withAdvice(error, text = error.message) {
    const advice = suggestRemote(text);
    return advice === null ? error : new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_1__/* .RefusedError */ .fk(`${error.message}; ${advice}`, { cause: error });
}
function credentialsFor(token, server) {
    if (token === '')
        return {};
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return {
        GIT_CONFIG_COUNT: '1',
        GIT_CONFIG_KEY_0: `http.${server.replace(/\/+$/, '')}/.extraheader`,
        GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`,
    };
}
function withoutSecret(text) {
    return text.replace(/\/\/[^/@\s]+@/g, '//');
}
function suggestRemote(text) {
    return refusalAdvice.find(({ words }) => words.test(text))?.advice ?? null;
}
const noWriteAccess = /permission to .* denied|permission denied for writing|returned error: 40[13]|Write access to repository not granted|Authentication failed|could not read (Username|Password)|Invalid username or (password|token)|not authorized/i;
const refusalAdvice = [
    {
        words: /refusing to allow .* without .*workflows?.* (permission|scope)/i,
        advice: "a job's own token cannot push changes of workflow files: pass a token that may (workflows: write)",
    },
    {
        words: /GH006|GH013|protected branch|rule violations/i,
        advice: 'the branch is protected: set branch to another name, or pass a token that may push there',
    },
    {
        words: noWriteAccess,
        advice: 'a token that may write is needed: pass github-token, and grant the job `permissions: contents: write`, which a pull request from a fork never gets',
    },
];


/***/ })

};
;