"use strict";
exports.id = 2518;
exports.ids = [2518];
exports.modules = {

/***/ 90429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zc: () => (/* binding */ buildUnjudged),
/* harmony export */   rg: () => (/* binding */ waived),
/* harmony export */   xQ: () => (/* binding */ judgeCommit)
/* harmony export */ });
/* unused harmony export findingsInTheWay */
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77675);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67263);
/* harmony import */ var _signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17120);
/* harmony import */ var _system_git_clean_copy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60949);
/* harmony import */ var _checks_test_integrity_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97101);
/* harmony import */ var _rules_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96734);
/* harmony import */ var _run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39006);
/* harmony import */ var _run_mutants_mutant_result_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(76245);
/* harmony import */ var _run_phase_tests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59996);
/* harmony import */ var _judged_plans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75378);
/* harmony import */ var _least_evidence_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(88671);











const waived = { requireTests: false, confirmingRuns: 0 };
async function judgeCommit(documents, run, gateRunner, work) {
    const { commit } = documents.facts;
    const closeGate = (problem) => buildUnjudged(documents, { problems: [problem] });
    const startedAt = run.services.clock.uptimeMs();
    run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
    const checkout = await (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .openCleanCheckout */ .k8)(commit, run);
    if (typeof checkout === 'string')
        return closeGate(checkout);
    try {
        const gate = await judgeDocuments({ checkout, documents, run, gateRunner, work }, startedAt);
        const strayFiles = gate.decision.open ? (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .describeStrayFiles */ .C0)(checkout, run) : null;
        return strayFiles === null ? gate : closeGate(strayFiles);
    }
    catch (error) {
        if (!(error instanceof _system_git_clean_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .IncompleteCommitError */ .q))
            throw error;
        return closeGate(error.message);
    }
    finally {
        checkout.close();
    }
}
async function judgeDocuments(judging, startedAt) {
    const { checkout, documents, run, gateRunner, work } = judging;
    const { clock, ledger } = run.services;
    const { commit } = checkout;
    const problems = await (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .findCommitProblems */ .VX)(checkout, run);
    const integrity = problems.length > 0 ? problems : await (0,_checks_test_integrity_js__WEBPACK_IMPORTED_MODULE_3__/* .testIntegrity */ .u4)(checkout, run);
    const isClosed = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listObjections */ .BG)(integrity).length > 0;
    const { answers, unprepared, commands, commandMs } = await (0,_judged_plans_js__WEBPACK_IMPORTED_MODULE_7__/* .judgePlans */ .o)(checkout, run, work, isClosed ? null : gateRunner);
    if (isClosed)
        return buildClosedGate(integrity, answers, judging);
    if (unprepared !== null)
        return buildUnjudged(documents, { problems: [unprepared] });
    const cost = { commands, durationMs: Math.max(0, clock.uptimeMs() - startedAt - commandMs) };
    ledger.append('judge_end', { commit, commandMs, ...cost });
    const facts = buildPlanFacts(answers, documents.facts, commit);
    const commitFindings = [
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('report/unclear-documents', '', documents.warnings),
        ...integrity,
        ...(await (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .findStaleAcceptances */ .lo)(run)),
    ];
    const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)(facts, waived);
    const isTested = decision.open && run.policy.testCommand !== '';
    const tested = isTested ? await runGateTests(facts, judging) : null;
    const compared = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/compared', '', tested?.warnings ?? []);
    if (decision.open && tested?.decision.open !== false) {
        const { evidence, found, ...rest } = await addVerification(answers, facts, tested, judging);
        return buildGate(answers, [...commitFindings, ...compared, ...found], { ...rest, cost, evidence }, judging);
    }
    const missing = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__/* .findMissingDependencies */ .R5)(checkout.root, run.workspace.project);
    const contextFindings = [
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/missing-dependency', '', missing),
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('old-test/broken', '', tested?.oldTests ?? []),
    ];
    const outcome = { decision: tested?.decision ?? decision, tests: tested?.tests ?? null, cost };
    const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
    return buildGate(answers, [...commitFindings, ...contextFindings, ...compared], { ...outcome, evidence }, judging);
}
function buildClosedGate(findings, verdicts, judging) {
    const refusals = listPlanObjections(verdicts).flatMap(({ level, text }) => (level === 'refuse' ? [text] : []));
    const { problems = [], questions = [] } = findingsInTheWay(findings);
    const facts = refusals.length > 0 ? { problems: [...problems, ...refusals] } : { problems, questions };
    const gate = buildGate(verdicts, findings, buildUnjudged(judging.documents, facts), judging);
    return { ...gate, level: null, warnings: judging.documents.warnings };
}
function buildUnjudged({ facts, warnings }, extraFacts = {}) {
    return {
        decision: (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)({ ...facts, ...extraFacts }, waived),
        tests: null,
        verification: null,
        commit: facts.commit,
        evidence: new Map(),
        checks: new Map(),
        findings: [],
        level: null,
        mutants: null,
        cost: { commands: 0, durationMs: 0 },
        warnings,
    };
}
function buildGate(verdicts, findings, gateParts, { documents, run }) {
    const commitFindings = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)(findings, run.policy);
    const checks = new Map([...verdicts].map(([id, { findings }]) => [id, findings]));
    const planFindings = [...checks].flatMap(([id, each]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .getFindingDetails */ .WL)(each, id));
    const warnings = [...checks].flatMap(([id, each]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(each).map((warning) => addPlanName(id, warning)));
    return {
        ...buildUnjudged(documents),
        ...gateParts,
        level: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .getWeakest */ .pW)([...(gateParts.evidence ?? new Map()).values()].map(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .getEvidenceLevel */ .CE)),
        checks,
        findings: [...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .getFindingDetails */ .WL)(commitFindings), ...planFindings].slice(0, 200),
        warnings: [...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(commitFindings), ...warnings],
    };
}
function addPlanName(id, sentence) {
    return id === '' ? sentence : `plan ${id}: ${sentence}`;
}
function buildPlanFacts(verdicts, gateFacts, commit) {
    const objections = listPlanObjections(verdicts);
    const texts = objections.map(({ text }) => text);
    const fails = objections.some(({ level }) => level === 'refuse');
    return {
        ...gateFacts,
        questions: [...(gateFacts.questions ?? []), ...(fails ? [] : texts)],
        plans: { against: fails ? texts : [], lacking: [], commit },
    };
}
function listPlanObjections(verdicts) {
    return [...verdicts].flatMap(([id, { findings }]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listObjections */ .BG)(findings).map((each) => ({ level: each.level, text: addPlanName(id, (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj)(each)) })));
}
async function runGateTests(facts, { checkout, run, gateRunner }) {
    const tested = await gateRunner.tests(facts, checkout);
    const names = tested.tests?.red?.flaky ?? [];
    const { testCommand: command } = run.policy;
    if (names.length > 0)
        run.services.ledger.append('tests_flaky', { commit: facts.commit, command, names });
    if (!tested.decision.open || tested.oldTests.length === 0)
        return tested;
    const broken = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)((0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('old-test/broken', '', tested.oldTests), run.policy);
    const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)({ ...facts, ...findingsInTheWay(broken) }, waived);
    return { ...tested, decision, warnings: [...tested.warnings, ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(broken)] };
}
async function addVerification(verdicts, facts, tested, { checkout, run, gateRunner, work }) {
    const { tests = null, mutants: mutantReport = null } = tested ?? {};
    const accepted = tests === null ? undefined : await gateRunner.acceptance?.(checkout.commit, verdicts);
    const passed = tests === null || (tests.red?.flaky ?? []).length > 0 ? null : tests.passed;
    const evidence = new Map();
    const findings = [];
    const disputedFindings = [];
    for (const [id, answer] of verdicts) {
        const ownTests = (0,_run_phase_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .selectPlanTests */ .ri)(tested?.phaseTests ?? [], work.changes.of(id));
        const proven = passed !== null && tested?.proof?.plans.includes(id) === true;
        const { evidence: acceptance = {}, findings: acceptanceFindings = [] } = accepted?.get(id) ?? {};
        for (const finding of acceptanceFindings)
            disputedFindings.push(finding);
        const observedFacts = { ...answer.evidence, ...acceptance, tests: passed, ownTests: ownTests.count, proven };
        evidence.set(id, mutantReport === null
            ? observedFacts
            : { ...observedFacts, mutants: (0,_run_mutants_mutant_result_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreMutants */ .zO)(mutantReport.results, work.changes.of(id)) });
        for (const idleFinding of (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('own-test/idle', id === '' ? 'of the change:' : `of plan ${id}:`, ownTests.warnings))
            findings.push(idleFinding);
    }
    const verification = await gateRunner.verification(checkout);
    const answer = judgeVerification(verification, run.policy);
    const missing = [
        ...[...evidence].flatMap(([id, each]) => (0,_least_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .explainMissingEvidence */ .jh)(id, each, run.policy.minEvidence) ?? []),
        ...[...evidence].flatMap(([id, each]) => (0,_least_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .explainMissingTruths */ .Eu)(id, each, run.policy.truths) ?? []),
        ...describeUnproven(tested?.proof ?? null, run.policy),
    ];
    const { commit } = facts;
    const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)({
        ...facts,
        ...findingsInTheWay((0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)(disputedFindings, run.policy)),
        plans: { against: [], lacking: missing, commit: checkout.commit },
        tests: tests && { verdict: tests.verdict, commit },
        verification: answer && { status: answer, commit },
    }, waived);
    const notes = (tests?.reasons ?? []).map((reason) => `tests: ${reason}`);
    const remarks = answer === null && (work.origin ?? 'branch') === 'branch' ? describeIgnoredReport(verification) : [];
    const reportedFindings = [
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/notes', '', notes),
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/unnoticed-change', '', mutantReport === null ? [] : (0,_run_mutants_mutant_result_js__WEBPACK_IMPORTED_MODULE_10__/* .describeSurvivors */ .v_)(mutantReport)),
        ...findings,
        ...disputedFindings,
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('report/not-counted', '', [...verification.remarks, ...remarks]),
    ];
    return { decision, evidence, mutants: mutantReport?.results ?? null, tests, verification, found: reportedFindings };
}
function findingsInTheWay(findings) {
    const getSentences = (wantedLevel) => findings.filter(({ level }) => level === wantedLevel).map(_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj);
    return { problems: getSentences('refuse'), questions: getSentences('ask') };
}
function describeUnproven(proof, { prove }) {
    if (prove !== 'require' || proof?.proven)
        return [];
    return [`prove: require, but ${proof?.sentence ?? 'the phase added or changed no executed test'}`];
}
function judgeVerification({ status }, { verifierCommand }) {
    if (status === 'passed' || status === 'gaps_found' || status === 'human_needed')
        return status;
    return verifierCommand === '' ? null : 'unknown';
}
function describeIgnoredReport({ status, report }) {
    if (status === 'missing')
        return [];
    const reason = status === 'stale' ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
    return [`${report} ${reason}; it does not count`];
}


/***/ }),

/***/ 80568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ getInheritedTests),
/* harmony export */   v: () => (/* binding */ getTestsBefore)
/* harmony export */ });
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46562);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13528);
/* harmony import */ var _checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51377);
/* harmony import */ var _tests_red_apart_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38379);





const startedRuns = new WeakMap();
function getTestsBefore(commit, run) {
    const byCommit = startedRuns.get(run.found) ?? new Map();
    startedRuns.set(run.found, byCommit);
    const result = byCommit.get(commit) ?? loadOrRunTests(commit, run);
    byCommit.set(commit, result);
    return result;
}
async function loadOrRunTests(commit, run) {
    const { ledger } = run.services;
    const { testCommand: command } = run.policy;
    const recorded = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__/* .phaseState */ .R)(ledger.events).testsBefore(commit, command);
    if (recorded !== null && recorded.names?.isCut !== true)
        return { ...readRecordedRun(recorded), flaky: [] };
    return (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .inPreparedCheckout */ .lN)(commit, run, async (checkout) => {
        const firstRun = await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .runSideTests */ .aR)({ what: 'before', time: 100, log: 'tests-base' }, checkout, run);
        const hasRed = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listRedTests */ .X1)(firstRun.named.tests).length > 0 && firstRun.named.isRedNamed;
        if (hasRed)
            await checkout.reset();
        const secondRun = hasRed
            ? await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .runSideTests */ .aR)({ what: 'before', time: 101, log: 'tests-base' }, checkout, run)
            : firstRun;
        const usesSecondRun = secondRun.verdict.verdict === 'pass' || secondRun.named.isRedNamed;
        const testedRun = usesSecondRun ? secondRun : firstRun;
        const redInFirstRun = usesSecondRun ? (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listRedTests */ .X1)(firstRun.named.tests) : [];
        const flaky = redInFirstRun.filter((test) => !(0,_tests_red_apart_js__WEBPACK_IMPORTED_MODULE_4__/* .isRed */ .iI)(test, secondRun)).map(_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .testLabel */ .xW);
        if (run.services.interrupt.now.aborted)
            return { problem: 'the run was interrupted' };
        ledger.append('tests_base', { commit, command, verdict: testedRun.verdict, names: buildRecordedNames(testedRun) });
        if (flaky.length > 0)
            ledger.append('tests_flaky', { commit, command, names: flaky.slice(0, 100) });
        return { ...testedRun, flaky };
    });
}
const maxNameText = 64 * 1024;
function buildRecordedNames({ named }) {
    const failed = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listRedTests */ .X1)(named.tests).map(({ name, file }) => ({ name, ...(file ? { file } : {}) }));
    const passed = named.tests.flatMap(({ name, outcome, isGroup }) => (outcome === 'passed' && !isGroup ? [name] : []));
    const size = [...passed, ...failed.map(_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .testLabel */ .xW)].reduce((sum, name) => sum + name.length, 0);
    const { isRedNamed, isComplete } = named;
    if (size > maxNameText)
        return { failed: [], passed: null, isRedNamed: false, isCut: true };
    return { failed, passed: isComplete ? passed : null, isRedNamed };
}
function readRecordedRun({ verdict, names }) {
    const failed = (names?.failed ?? []).map((test) => ({ ...test, outcome: 'failed' }));
    const passed = (names?.passed ?? []).map((name) => ({ name, outcome: 'passed' }));
    const { passed: passedNames = null, isRedNamed = false } = names ?? {};
    return { verdict, named: { tests: [...failed, ...passed], isComplete: passedNames !== null, isRedNamed } };
}
async function getInheritedTests(run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const base = await getTestsBefore(startCommit, run);
    if ('problem' in base || !base.named.isRedNamed)
        return null;
    const { runner } = base.verdict;
    let tests = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .listRedTests */ .X1)(base.named.tests);
    for (const event of run.services.ledger.events) {
        if (event.event !== 'tests_base' || event.commit === startCommit || event.command !== run.policy.testCommand)
            continue;
        if ((await git.resolve(event.commit)) === null)
            continue;
        const changed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listChangedPaths */ .xQ)(git, startCommit, event.commit);
        const hasCodeChanges = changed.some((path) => !path.startsWith(`${prefix}.planning/`));
        const { failed = [], passed = null } = event.names ?? {};
        const isStillRed = (test) => failed.some((each) => (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameTest */ .fK)({ ...each, outcome: 'failed' }, test));
        if (hasCodeChanges && (passed !== null || event.names?.isRedNamed))
            tests = tests.filter(isStillRed);
    }
    return tests.length === 0 ? null : { tests, runner };
}


/***/ }),

/***/ 34951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ maxMutants),
  i: () => (/* binding */ runMutants)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/git/changed-lines.js
var changed_lines = __webpack_require__(66224);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/judge/run/checkout-programs.js
var checkout_programs = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/judge/run/mutants/hollow-code.js
var hollow_code = __webpack_require__(74537);
// EXTERNAL MODULE: ./lib/judge/run/mutants/mutant-result.js
var mutant_result = __webpack_require__(76245);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/judge/read/code-shapes.js
var code_shapes = __webpack_require__(39282);
// EXTERNAL MODULE: ./lib/judge/read/syntax-tree.js
var syntax_tree = __webpack_require__(11802);
;// CONCATENATED MODULE: ./lib/judge/run/mutants/mutants.js



function chooseMutants(files, seed, max) {
    const rank = (key) => (0,external_node_crypto_.createHash)('sha256').update(`${seed} ${key}`).digest('hex');
    const candidates = files.flatMap(({ owner, path, mutations }) => mutations.map((mutation) => {
        const { from, becomes } = mutation;
        return { ...mutation, path, owner, rank: rank(`${path} ${from} ${becomes}`) };
    }));
    const ranked = candidates.sort((first, second) => (first.rank < second.rank ? -1 : 1));
    const byLine = interleave(ranked, ({ path, line }) => `${path} ${line}`);
    const byFile = interleave(byLine, ({ path }) => path);
    return interleave(byFile, ({ owner }) => owner).slice(0, max);
}
function interleave(items, getKey) {
    const counts = new Map();
    const turns = items.map((item) => {
        const turn = counts.get(getKey(item)) ?? 0;
        counts.set(getKey(item), turn + 1);
        return { item, turn };
    });
    return turns.sort((first, second) => first.turn - second.turn).map(({ item }) => item);
}
async function listMutations(path, text, lines) {
    const tree = await (0,syntax_tree/* parseCode */.Xp)(path, text);
    const mutations = [];
    for (const part of tree === null ? [] : (0,syntax_tree/* walkNodes */.RI)(tree.root)) {
        const edit = tree === null ? null : getMutationEdit(part, tree);
        const line = edit === null ? 0 : (0,syntax_tree/* getLineNumber */.Kc)(text, edit.from);
        if (tree === null || edit === null || !lines.has(line) || isUnobservable(part, tree))
            continue;
        mutations.push({ ...edit, line, was: text.slice(edit.from, edit.to) });
    }
    return mutations;
}
const swaps = '=== !== == != < <= > >= && || and or + - * / += -= true false True False'.split(' ');
const operationsPattern = /^(?:binary_expression|comparison_operator|boolean_operator|binary_operator|augmented_assignment(?:_expression)?|compound_assignment_expr|assignment_(?:expression|statement))$/;
const numbersPattern = /^(?:number|integer|int_literal|integer_literal|decimal_integer_literal)$/;
function getMutationEdit(part, tree) {
    const { from, to, type, parent, children, isNamed } = part;
    if (children.length > 0)
        return getReturnEdit(part, tree) ?? getRemovalEdit(part, tree) ?? getNegationEdit(part, tree);
    const text = (0,syntax_tree/* getNodeText */.Oe)(part, tree);
    const at = isNamed || operationsPattern.test(parent?.type ?? '') ? swaps.indexOf(text) : -1;
    if (at >= 0)
        return { from, to, becomes: swaps[at ^ 1] ?? '' };
    return numbersPattern.test(type) && /^\d{1,15}$/.test(text) ? { from, to, becomes: String(Number(text) + 1) } : null;
}
function getReturnEdit(part, tree) {
    const { nothing } = syntax_tree/* families */.TJ[tree.family];
    const [value] = part.type === 'return_statement' ? (0,syntax_tree/* listNamedChildren */.nJ)(part) : [];
    if (value === undefined || nothing === undefined || /^(?:undefined|None|null)$/.test((0,syntax_tree/* getNodeText */.Oe)(value, tree)))
        return null;
    return { from: value.from, to: value.to, becomes: nothing };
}
function getRemovalEdit(part, tree) {
    const [expression] = part.type === 'expression_statement' ? (0,syntax_tree/* listNamedChildren */.nJ)(part) : [];
    const call = expression !== undefined && (0,code_shapes/* isKind */.VF)(expression, 'wrapper') ? (0,syntax_tree/* listNamedChildren */.nJ)(expression)[0] : expression;
    if (call === undefined ||
        !(0,code_shapes/* isKind */.VF)(call, 'call') ||
        (0,code_shapes/* getCallArguments */.bT)(call).some((callArgument) => (0,code_shapes/* isKind */.VF)(callArgument, 'function')))
        return null;
    const isValue = syntax_tree/* families */.TJ[tree.family].endsInValue && !(0,syntax_tree/* getNodeText */.Oe)(part, tree).endsWith(';');
    if (isValue || /^(?:super|this|panic)$/.test((0,code_shapes/* getCallChain */.cd)(call, tree).join('.')))
        return null;
    return { from: part.from, to: part.to, becomes: syntax_tree/* families */.TJ[tree.family].noStatement };
}
function getNegationEdit(part, tree) {
    const isIf = /^(?:if|elif)_(?:statement|expression|clause)$/.test(part.type);
    const condition = isIf ? (0,syntax_tree/* getChild */.hf)(part, 'condition') : undefined;
    if (condition === undefined || /let_/.test(condition.type) || (0,code_shapes/* isConstant */.VO)(condition, tree))
        return null;
    const inner = condition.type === 'parenthesized_expression' ? ((0,syntax_tree/* listNamedChildren */.nJ)(condition)[0] ?? condition) : condition;
    const becomes = syntax_tree/* families */.TJ[tree.family].negation.replace('{}', () => (0,syntax_tree/* getNodeText */.Oe)(inner, tree));
    return { from: inner.from, to: inner.to, becomes };
}
function isUnobservable(part, tree) {
    return [part, ...(0,syntax_tree/* walkAncestors */.yB)(part)].some((node) => untestedPattern.test(node.type) ||
        (0,code_shapes/* isPrint */.Oi)(node, tree) ||
        (node.type === 'expression_statement' && node.children.some((child) => (0,code_shapes/* isPrint */.Oi)(child, tree))));
}
const untestedPattern = /^(?:import_|export_clause|type_|interface_|decorator|attribute_item|.*annotation$|ERROR|preproc|use_|package_)/;

// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
;// CONCATENATED MODULE: ./lib/judge/run/mutant-runs.js









const maxMutants = 20;
const maxFile = 300_000;
async function runMutants({ commit }, run) {
    const { mutants, minEvidence } = run.policy;
    const max = mutants === 0 && minEvidence === 'mutation-tested' ? maxMutants : mutants;
    if (max === 0)
        return null;
    const chosen = chooseMutants(await listMutableFiles(commit, run), commit, max);
    if (chosen.length === 0)
        return { results: [], notes: ['no changed line of the phase has code that could be changed to try its tests'] };
    const { clock, ledger } = run.services;
    const startedAt = clock.uptimeMs();
    ledger.append('mutants_start', { commit, tried: chosen.length, of: 'tests', time: seriesNumber });
    const report = await tryMutants(chosen, commit, run);
    const count = (expected) => report.results.filter(({ outcome }) => outcome === expected).length;
    ledger.append('mutants_end', {
        commit,
        tried: report.results.length,
        killed: count('killed'),
        undecided: count('undecided'),
        durationMs: clock.uptimeMs() - startedAt,
    });
    return report;
}
const seriesNumber = 900;
async function tryMutants(chosen, commit, run) {
    const { clock, ledger } = run.services;
    const endAt = Math.min(run.policy.limits.deadlineAt, clock.uptimeMs() + run.policy.limits.timeoutMs);
    const report = await (0,checkout_programs/* inPreparedCheckout */.lN)(commit, run, async (checkout) => {
        await checkout.reset();
        const logFile = ledger.logFile('mutants-green', 1);
        const green = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time: seriesNumber + 1, logFile, among: getSeriesMark(run) }, run);
        if (green.verdict.verdict !== 'pass')
            return {
                results: [],
                notes: ['no small change was tried: the tests do not pass once more on the unchanged commit'],
            };
        const results = [];
        for (const [at, mutant] of chosen.entries())
            results.push(await tryMutant(mutant, { checkout, time: 1_000 + at, limitMs: (0,checkout_programs/* getTimeLimit */.Fi)(green), endAt }, run));
        const late = results.filter(({ outcome }) => outcome === 'undecided').length;
        const isLate = late > 0 && clock.uptimeMs() >= endAt;
        return { results, notes: isLate ? [`time was up before all small changes were tried: ${late} are undecided`] : [] };
    });
    return 'problem' in report ? { results: [], notes: [`no small change was tried: ${report.problem}`] } : report;
}
async function listMutableFiles(commit, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const changed = (await (0,tree/* listChangedPaths */.xQ)(git, startCommit, commit)).filter((path) => (0,hollow_code/* isMutable */.b)(path) && !path.startsWith(`${prefix}.planning/`));
    const lines = await (0,changed_lines/* listChangedLines */.W)(git, startCommit, commit, changed.slice(0, 400));
    const changes = await (0,plan_changes/* listPlanChanges */.v)(run, new Map(), commit);
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    const files = [];
    for (const [path, numbers] of lines) {
        const text = await (0,tree/* readTextInTree */.Pd)(git, commit, path);
        if (text === null || text.length > maxFile)
            continue;
        const owner = ids.find((id) => changes.of(id).includes(path)) ?? '';
        files.push({ owner, path, mutations: await listMutations(path, text, numbers) });
    }
    return files;
}
function getSeriesMark({ runId, workspace }) {
    return workspace.git.processMark(runId, 'tests', seriesNumber);
}
async function tryMutant(mutant, { checkout, time, limitMs, endAt }, run) {
    const { clock, interrupt, ledger } = run.services;
    await checkout.reset();
    const file = (0,external_node_path_.join)(checkout.top, mutant.path);
    const text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    const remainingMs = endAt - clock.uptimeMs();
    if (remainingMs <= 0 || interrupt.now.aborted)
        return (0,mutant_result/* buildMutantResult */.NC)(text, mutant, 'undecided');
    checkout.write(mutant.path, (0,mutant_result/* applyMutation */.oN)(text, mutant));
    const changedAt = clock.now() / 1000 + 10 * (time - seriesNumber);
    (0,external_node_fs_.utimesSync)(file, changedAt, changedAt);
    const timeoutMs = Math.min(limitMs, remainingMs);
    const { verdict } = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time, logFile: ledger.logFile('mutants', time - 999), timeoutMs, among: getSeriesMark(run) }, run);
    return (0,mutant_result/* buildMutantResult */.NC)(text, mutant, interrupt.now.aborted ? 'undecided' : (0,mutant_result/* getMutantOutcome */.Yd)(verdict, timeoutMs === limitMs));
}


/***/ }),

/***/ 74537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ makeFunctionsFail),
/* harmony export */   b: () => (/* binding */ isMutable)
/* harmony export */ });
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10226);
/* harmony import */ var _read_code_functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85923);
/* harmony import */ var _read_code_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39282);
/* harmony import */ var _read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11802);




function isMutable(path) {
    return (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getCodeFamily */ .iv)(path) !== null && !(0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestMaterial */ .G)(path) && !excludedPattern.test(path);
}
const excludedPattern = /\.d\.[cm]?ts$|\.pyi$|\.min\.js$|(?:^|\/)(?:node_modules|vendor|dist|build|generated|migrations)\/|\.config\.\w+$/;
async function makeFunctionsFail(path, text, before = null) {
    const tree = isMutable(path) ? await (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCode */ .Xp)(path, text) : null;
    if (tree === null)
        return null;
    const newFunctions = (0,_read_code_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .listFunctions */ ._d)(tree).filter((codeFunction) => before?.includes((0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getNodeText */ .Oe)(codeFunction.node, tree)) !== true &&
        !isRunByRuntime(codeFunction, tree) &&
        !(codeFunction.isExpression && (0,_read_code_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .isKind */ .VF)(codeFunction.body, 'function')));
    const failures = newFunctions
        .map((codeFunction) => buildThrowStatement(codeFunction, tree))
        .sort((first, second) => second.at - first.at);
    const hollow = failures.reduce((code, { at, says }) => code.slice(0, at) + says + code.slice(at), text);
    return newFunctions.length === 0 ? null : hollow;
}
function isRunByRuntime({ name, node }, { family, text }) {
    const isOfTests = [...(0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walkAncestors */ .yB)(node)].some(({ type, from }) => type === 'mod_item' && /#\[cfg\(test\)\]\s*$/.test(text.slice(0, from)));
    const isTest = /#\[(?:\w+::)*test\][^{}]*$/.test(text.slice(0, node.from));
    return ((0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .matches */ .cK)(_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .TJ[family].unasked, name) && node.type !== 'method_declaration') || isOfTests || isTest;
}
function buildThrowStatement({ body, isExpression }, { family, text }) {
    const { hollow, hollowValue = '' } = _read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .TJ[family];
    if (family === 'python') {
        const indent = /(?<=\n)[ \t]*$/.exec(text.slice(0, body.from))?.[0];
        return { at: body.from, says: indent === undefined ? `${hollow}; ` : `${hollow}\n${indent}` };
    }
    if (!isExpression)
        return { at: body.from + 1, says: hollow };
    return { at: body.from, says: hollowValue };
}


/***/ }),

/***/ 76245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NC: () => (/* binding */ buildMutantResult),
/* harmony export */   Yd: () => (/* binding */ getMutantOutcome),
/* harmony export */   oN: () => (/* binding */ applyMutation),
/* harmony export */   v_: () => (/* binding */ describeSurvivors),
/* harmony export */   zO: () => (/* binding */ scoreMutants)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function applyMutation(text, { from, to, becomes }) {
    return `${text.slice(0, from)}${becomes}${text.slice(to)}`;
}
function getMutantOutcome(verdict, hadFullTime) {
    const { failed, errors, reasons } = verdict;
    if (verdict.verdict === 'pass')
        return 'survived';
    if (reasons.some((reason) => reason.startsWith('the tests were killed by')))
        return 'undecided';
    if (reasons.some((reason) => reason.startsWith('the tests did not end before')))
        return hadFullTime ? 'killed' : 'undecided';
    return (failed ?? 0) + (errors ?? 0) > 0 ? 'killed' : 'undecided';
}
function buildMutantResult(text, mutant, outcome) {
    const { path, line } = mutant;
    const getLine = (code) => (code.split('\n')[line - 1] ?? '').trim().slice(0, 120);
    return { path, line, was: getLine(text), becomes: getLine(applyMutation(text, mutant)), outcome };
}
function scoreMutants(results, files) {
    const decided = results.filter(({ path, outcome }) => files.includes(path) && outcome !== 'undecided');
    return { killed: decided.filter(({ outcome }) => outcome === 'killed').length, of: decided.length };
}
function describeSurvivors({ results, notes }) {
    const survivors = results.filter(({ outcome }) => outcome === 'survived');
    const descriptions = survivors.map(({ path, line, was, becomes }) => `${path}:${line} "${was}" as "${becomes}"`);
    if (descriptions.length === 0)
        return [...notes];
    const decided = results.filter(({ outcome }) => outcome !== 'undecided').length;
    const sentence = `${descriptions.length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(decided, 'small change')} of the code went unnoticed by the tests: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinFirstFew */ .RS)(descriptions, 20, '; ')}`;
    return [sentence, ...notes];
}


/***/ }),

/***/ 43002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ ENDED_EARLY),
/* harmony export */   j5: () => (/* binding */ explainMissingPass),
/* harmony export */   pp: () => (/* binding */ countNewPasses),
/* harmony export */   wS: () => (/* binding */ findMatchingTests)
/* harmony export */ });
/* harmony import */ var _plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81252);
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39587);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80811);



function countNewPasses(before, now) {
    return before.passed === null || now.passed === null ? null : now.passed - before.passed;
}
function explainMissingPass(test, { verdict, named }, newPasses) {
    const namedTests = findMatchingTests(test, named);
    if (namedTests.some(({ outcome }) => outcome === 'passed'))
        return null;
    if (namedTests.length > 0)
        return 'it was skipped';
    if ((0,_console_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .findEmptyNodeFiles */ .OV)(named.tests).some(({ name }) => isSameFile(name, test.path)))
        return test.isBehindIf ? 'its condition was not met here' : ENDED_EARLY;
    if (test.isConditional && verdict.skipped !== 0)
        return 'it may have been skipped';
    return test.isNew && newPasses !== null && newPasses <= 0 ? 'it did not run with test-command' : null;
}
function findMatchingTests(test, named) {
    const isLike = buildNamePattern(test.name);
    const candidates = isLike === null
        ? []
        : named.tests.filter((namedTest) => !namedTest.isGroup && listTitles(namedTest).some((title) => isLike.test(title)));
    const sameFile = candidates.filter(({ file }) => file !== undefined && isSameFile(file, test.path));
    return sameFile.length > 0 ? sameFile : candidates;
}
const ENDED_EARLY = 'the runner started its file, which ended and reported no test';
function buildNamePattern(name) {
    const text = name.replace(/\s+/g, ' ').trim();
    if (text === '')
        return null;
    const placeholders = /%[a-zA-Z#%]|\$\{[^}]*\}|#\{[^}]*\}|\$[\w.]+/;
    const escaped = text.split(placeholders).map(_plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .MP);
    return new RegExp(`^${escaped.join('.*')}(?:$|[[(/]| \\(| \\[)`);
}
function listTitles(test) {
    const title = (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_2__/* .getTestTitle */ .XC)(test);
    const lastSegment = /^\S+$/.test(title) ? title.split(/::|[.#]/).at(-1) : undefined;
    return lastSegment === undefined ? [title] : [title, lastSegment];
}
function isSameFile(first, second) {
    const [a, b] = [first.replace(/^\.\//, ''), second];
    return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}


/***/ }),

/***/ 59996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oQ: () => (/* binding */ findPhaseTests),
  zV: () => (/* binding */ maxPhaseTests),
  ri: () => (/* binding */ selectPlanTests)
});

// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/plan/claims/comments.js
var comments = __webpack_require__(97019);
;// CONCATENATED MODULE: ./lib/plan/claims/runner-markers.js


const markerPattern = new RegExp([
    /\b(?:NODE_TEST_CONTEXT|JEST_WORKER_ID|VITEST(?:_\w+)?|PYTEST_CURRENT_TEST|npm_lifecycle_event|testing\.Testing\(\)|cfg!\(test\))/,
    /["'](?:pytest|unittest)["']\s+(?:not\s+)?in\s+sys\.modules|\btypeof\s+(?:jest|vi|describe|beforeEach|expect)\b(?!\.)/,
    /(?:\bargv\b|\.stack\b|\brequire\.main\b|\binspect\.stack\(\))[^;\n]{0,80}["'`/][^"'`/\n]{0,20}\btests?\b/,
    /\b(?:readFile(?:Sync)?|read_text|open)\([^;\n]{0,80}(?:\.(?:test|spec)\.|\btest_\w+\.py|_test\.go)/,
]
    .map(({ source }) => source)
    .join('|'));
const aroundTests = /\.config\.\w+$|(?:^|\/)conftest\.py$|(?:test|jest)[\w.-]{0,50}setup[\w.-]*$|setup[\w.-]{0,50}tests?\.\w+$/i;
function isProductCode(path) {
    return (0,comments/* isProgramCode */.Io)(path) && !(0,test_file/* isTestMaterial */.G)(path) && !aroundTests.test(path);
}
function askingForTests(changes) {
    for (const { path, before, after } of changes) {
        const [match] = markerPattern.exec((0,comments/* withoutComments */.fx)(path, after ?? '')) ?? [];
        if (match !== undefined && !before?.includes(match))
            return `${path} asks whether a test runs it (${match})`;
    }
    return null;
}

// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/checks/own-tests.js
var own_tests = __webpack_require__(46749);
// EXTERNAL MODULE: ./lib/judge/checks/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(97101);
// EXTERNAL MODULE: ./lib/judge/run/base-tests.js
var base_tests = __webpack_require__(80568);
// EXTERNAL MODULE: ./lib/judge/run/own-results.js
var own_results = __webpack_require__(43002);
;// CONCATENATED MODULE: ./lib/judge/run/phase-tests.js








const maxFiles = 400;
const maxPhaseTests = 2_000;
async function findPhaseTests(tested, indifferent, { commit }, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const changedPaths = await (0,tree/* listChangedPaths */.xQ)(git, startCommit, commit);
    const changed = changedPaths.filter((path) => !path.startsWith(`${prefix}.planning/`));
    const files = changed.filter((path) => (0,test_file/* isTestFile */.h)(path) || path.endsWith('.rs'));
    const changes = await (0,test_integrity/* readFileChanges */.uy)(files.slice(0, maxFiles), startCommit, commit, git);
    const newTests = (await (0,own_tests/* findOwnTests */.pp)(changes)).slice(0, maxPhaseTests);
    if (newTests.length === 0)
        return [];
    const product = changed.filter(isProductCode).slice(0, maxFiles);
    const code = await (0,test_integrity/* readFileChanges */.uy)(product, startCommit, commit, git);
    const codeReason = askingForTests(code);
    const before = run.policy.comparesTests ? await (0,base_tests/* getTestsBefore */.v)(startCommit, run) : null;
    const newPasses = before === null || 'problem' in before ? null : (0,own_results/* countNewPasses */.pp)(before.verdict, tested.verdict);
    return newTests.map((test) => {
        const idleReason = indifferent.includes(test.path) ? 'it passes where each new or changed function fails' : null;
        const idle = test.idle ?? (0,own_results/* explainMissingPass */.j5)(test, tested, newPasses) ?? idleReason ?? codeReason;
        return { path: test.path, name: test.name.slice(0, 300), idle };
    });
}
function selectPlanTests(tests, changed) {
    const files = new Set(changed);
    const planTests = tests.filter(({ path }) => files.has(path));
    const idleTests = planTests.filter((test) => test.idle !== null);
    const descriptions = idleTests.map(({ path, name, idle: reason }) => `${path}${name === '' ? '' : ` "${name}"`} (${reason})`);
    const isProof = planTests.length > idleTests.length;
    return {
        count: planTests.length - idleTests.length,
        warnings: isProof || planTests.length === 0 ? [] : [`no test of its own proves anything: ${(0,text_text/* joinFirstFew */.RS)(descriptions, 3)}`],
    };
}


/***/ }),

/***/ 16834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ listPlanChanges)
/* harmony export */ });
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35178);
/* harmony import */ var _record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22007);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46562);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _candidate_change_plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16893);
/* harmony import */ var _candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5651);
/* harmony import */ var _candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15747);








const maxCommits = 2000;
async function listPlanChanges(run, signals, head = 'HEAD') {
    const changesByPlan = new Map();
    let commits = null;
    const plans = run.schedule.plans.map(({ plan }) => plan);
    const lastingByBase = new Map();
    const getLastingPaths = (base) => {
        const lasting = lastingByBase.get(base) ?? (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(run.workspace.git, base, head).then((all) => new Set(all));
        lastingByBase.set(base, lasting);
        return lasting;
    };
    const isDeclaredAfter = (at, path) => plans.slice(at + 1).some((plan) => (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .declaredPaths */ .$N)(plan, run.workspace.prefix).covers(path));
    for (const [at, plan] of plans.entries()) {
        const signal = signals.get(plan.id);
        const isInSignal = signal?.status === 'success' &&
            signal.details.alreadyComplete !== true &&
            signal.details.filesModified.length < 1000;
        if (!isInSignal)
            commits ??= await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .listMarkedCommits */ .ct)(run.workspace.git, maxCommits, head);
        const ownChanges = (0,_candidate_change_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .isBareChange */ .Fq)(run)
            ? { base: run.found.startCommit, paths: [...(await getLastingPaths(run.found.startCommit))], commits: [] }
            : isInSignal
                ? { base: run.found.startCommit, paths: signal.details.filesModified, commits: [] }
                : await readPlanChanges(plan, commits ?? [], head, run);
        const { base, paths } = ownChanges;
        const lastingPaths = base === null ? new Set(paths) : await getLastingPaths(base);
        const lasting = paths.filter((path) => lastingPaths.has(path) || isDeclaredAfter(at, path));
        const isLasting = lasting.every((path) => lastingPaths.has(path));
        const hollow = isLasting ? await findCosmeticChanges(plan, base, head, lasting, run) : new Map();
        const meaningful = lasting.filter((path) => hollow.get(path) !== 'blanks');
        changesByPlan.set(plan.id, { ...ownChanges, paths: meaningful, touched: paths, hollow });
    }
    return {
        of: (plan) => changesByPlan.get(plan)?.paths ?? [],
        touched: (plan) => changesByPlan.get(plan)?.touched ?? [],
        hollow: (plan) => changesByPlan.get(plan)?.hollow ?? new Map(),
        shareCommit: (first, second) => changesByPlan.get(first)?.commits.some((sha) => changesByPlan.get(second)?.commits.includes(sha)) === true,
    };
}
async function findCosmeticChanges(plan, base, head, paths, { workspace: { git, prefix } }) {
    if (base === null)
        return new Map();
    const declared = (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .declaredPaths */ .$N)(plan, prefix);
    const isWork = (path) => !path.startsWith(`${prefix}.planning/`);
    const relevant = declared.patterns.length === 0 ? paths.filter(isWork) : paths.filter((path) => declared.covers(path));
    return (0,_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_7__/* .findHollowFiles */ .yA)(git, [base, head], relevant, () => true);
}
async function readPlanChanges(plan, commits, head, { workspace: { git, prefix }, phase, services }) {
    const marked = commits.find(({ mark }) => mark?.plan === plan.id);
    if (marked?.mark && (await git.resolve(marked.mark.base)) !== null)
        return readMarkedChanges(git, marked.sha, marked.mark);
    const completed = git.isShallow ? (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_2__/* .phaseState */ .R)(services.ledger.events).plans.completed.get(plan.id) : undefined;
    if (completed !== undefined)
        return { base: null, paths: completed.files, commits: [] };
    const namedCommits = commits.filter(({ subject }) => (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlan */ ._E)(subject, phase.id, plan.id)).map(({ sha }) => sha);
    const lastCommit = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .findLastChange */ .E4)(git, [(0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .toTreePath */ .Xe)(prefix, plan.summaryPath)], head);
    const allCommits = [...new Set([...namedCommits, ...(lastCommit === null ? [] : [lastCommit])])];
    const changes = [];
    for (const sha of allCommits)
        for (const path of await listCommitChanges(git, sha))
            changes.push(path);
    if (lastCommit !== null && changes.every((path) => path.startsWith(`${prefix}.planning/`))) {
        const parent = await git.resolve(`${lastCommit}^`);
        const base = parent === null ? null : await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .findLastChange */ .E4)(git, [(0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .toTreePath */ .Xe)(prefix, phase.dir)], parent);
        if (base !== null)
            return { base, paths: await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, base, lastCommit), commits: allCommits };
    }
    const firstCommit = namedCommits.at(-1) ?? lastCommit;
    return {
        base: firstCommit === null ? null : await git.resolve(`${firstCommit}^`),
        paths: [...new Set(changes)],
        commits: allCommits,
    };
}
async function readMarkedChanges(git, sha, mark) {
    const paths = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, mark.base, sha);
    let { base } = mark;
    for (const [at, part] of mark.parts.entries()) {
        if ((await git.resolve(part.base)) === null || (await git.resolve(part.commit)) === null)
            continue;
        for (const path of await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, part.base, part.commit))
            paths.push(path);
        if (at === 0)
            base = part.base;
    }
    return { base, paths: [...new Set(paths)], commits: [] };
}
async function listCommitChanges(git, sha) {
    const parent = await git.resolve(`${sha}^`);
    if (parent === null && git.isShallow)
        return [];
    return (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .listChangedPaths */ .xQ)(git, parent ?? (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyTree */ ["in"])(git)), sha);
}


/***/ }),

/***/ 81972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ compareWithBase),
  E: () => (/* binding */ findHollowChanges)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var git_tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/candidate/change-plan.js
var change_plan = __webpack_require__(16893);
// EXTERNAL MODULE: ./lib/judge/checks/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(97101);
// EXTERNAL MODULE: ./lib/judge/run/base-tests.js
var base_tests = __webpack_require__(80568);
// EXTERNAL MODULE: ./lib/judge/run/checkout-programs.js
var checkout_programs = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/judge/run/mutants/hollow-code.js
var hollow_code = __webpack_require__(74537);
// EXTERNAL MODULE: ./lib/judge/checks/broken-imports.js
var broken_imports = __webpack_require__(21939);
// EXTERNAL MODULE: ./lib/judge/run/test-origin.js
var test_origin = __webpack_require__(33496);
// EXTERNAL MODULE: ./lib/judge/run/tests/failure-detail.js
var failure_detail = __webpack_require__(41451);
// EXTERNAL MODULE: ./lib/judge/run/tests/lost-tests.js
var lost_tests = __webpack_require__(51377);
;// CONCATENATED MODULE: ./lib/judge/run/old-tests.js












async function runOldTests({ before, tested }, report, checkout, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const { changed, fresh } = await (0,git_tree/* listDifferences */.bY)(git, startCommit, checkout.commit);
    const isDeclared = (0,test_integrity/* declaredBy */.Ol)(run);
    const isAllowed = (path) => isDeclared(path) || isDeclared(getSnapshotOwner(path));
    const oldTests = [];
    for (const path of changed)
        if ((0,test_file/* isTestMaterial */.G)(path) &&
            !path.startsWith(`${prefix}.planning/`) &&
            !isAllowed(path) &&
            !(await hasOnlyMovedImports(path, checkout.commit, run)))
            oldTests.push(path);
    if (oldTests.length === 0)
        return;
    const runs = [];
    const timeoutMs = (0,checkout_programs/* getTimeLimit */.Fi)(tested.at(-1) ?? {});
    await checkout.reset();
    for (const time of [200, 201]) {
        await restoreFiles(oldTests, checkout, run);
        runs.push(await (0,checkout_programs/* runSideTests */.aR)({ what: 'old', time, log: 'tests-old', timeoutMs }, checkout, run));
        await checkout.reset();
        if (runs.at(-1)?.verdict.verdict === 'pass')
            return;
    }
    const [firstRun] = runs;
    if (firstRun === undefined)
        return;
    const knownFailures = [...tested, ...(before === null ? [] : [before])].flatMap(({ named }) => (0,lost_tests/* listRedTests */.X1)(named.tests));
    const includesTest = (tests, test) => tests.some((namedTest) => (0,lost_tests/* isSameTest */.fK)(namedTest, test));
    const red = (0,lost_tests/* listRedTests */.X1)(firstRun.named.tests).filter((test) => !includesTest(knownFailures, test) && runs.every(({ named }) => includesTest((0,lost_tests/* listRedTests */.X1)(named.tests), test)));
    const files = await (0,test_origin/* findDeclaringFiles */.c)(red, checkout.commit, run);
    const newFiles = new Set(fresh.map((path) => path.slice(prefix.length)));
    const relevantFailures = red.filter((test, at) => {
        const declaringPaths = files[at] ?? [];
        if ((0,lost_tests/* standsForFile */.Vw)(test) && newFiles.has(test.file ?? test.name))
            return false;
        if (declaringPaths.length > 0)
            return !declaringPaths.every(isAllowed);
        return before?.named.isComplete !== true || includesTest(before.named.tests, test);
    });
    const isSingle = oldTests.length === 1;
    const isBare = (0,change_plan/* isBareChange */.Fq)(run);
    const reason = `${(0,text_text/* joinFirstFew */.RS)(oldTests)} ${isSingle ? 'was' : 'were'} changed${isBare ? '' : `, and no plan names ${isSingle ? 'that file' : 'those files'}`}`;
    const remedy = isBare
        ? ''
        : `; name ${isSingle ? 'it' : 'them'} in files_modified of the plan that is to change ${isSingle ? 'it' : 'them'}, or keep the behaviour`;
    const unnamedRun = runs.find(({ named }) => !named.isRedNamed);
    const failures = (0,text_text/* joinFirstFew */.RS)(relevantFailures.map(failure_detail/* formatFailure */.M), 5, '; ');
    if (relevantFailures.length > 0)
        report.broken.push(`${describeOldFailures(relevantFailures)}: ${failures}; ${reason}${remedy}`);
    else if (unnamedRun !== undefined) {
        const reasons = (0,text_text/* joinFirstFew */.RS)(unnamedRun.verdict.reasons, 2, '; ');
        report.broken.push(`the old tests do not pass on the new code (${reasons}); ${reason}${remedy}`);
    }
    else if (red.length > 0)
        report.warnings.push(`with ${(0,text_text/* joinFirstFew */.RS)(oldTests)} as before the phase, only new tests and those of files that plans name fail`);
}
async function hasOnlyMovedImports(path, commit, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    const [oldText, newText] = [await (0,git_tree/* readTextInTree */.Pd)(git, startCommit, path), await (0,git_tree/* readTextInTree */.Pd)(git, commit, path)];
    if (oldText === null ||
        newText === null ||
        oldText.replace(importPathPattern, '') !== newText.replace(importPathPattern, ''))
        return false;
    const [oldPlaces, newPlaces] = [oldText, newText].map((text) => [...text.matchAll(importPathPattern)].map(([place]) => place));
    const isDeclared = (0,test_integrity/* declaredBy */.Ol)(run);
    const findModules = (tree, place) => (0,git_tree/* filterPresentFiles */.NA)(git, tree, listImportPaths(place, path));
    for (const [at, place] of (oldPlaces ?? []).entries()) {
        const newPlace = newPlaces?.[at] ?? '';
        if (place === newPlace)
            continue;
        const moved = await findModules(startCommit, place);
        const isGone = moved.length > 0 && moved.every(isDeclared) && (await findModules(commit, place)).length === 0;
        if (!isGone ||
            !(await findModules(commit, newPlace)).some((target) => isDeclared(target) && !(0,test_file/* isTestMaterial */.G)(target)))
            return false;
    }
    return true;
}
const importPathPattern = /(?<=(['"]))\.{1,2}\/[^'"\n]+(?=\1)|(?<=^(?:from|import) )[\w.]+/gm;
function listImportPaths(place, path) {
    if (place.includes('/'))
        return (0,broken_imports/* listModulePaths */.Z)(external_node_path_.posix.join(external_node_path_.posix.dirname(path), place));
    const below = place.replaceAll('.', '/');
    return ['', 'src/'].flatMap((folder) => [`${folder}${below}.py`, `${folder}${below}/__init__.py`]);
}
function describeOldFailures({ length }) {
    const verbs = length === 1 ? 'as it stood before the phase, fails' : 'as they stood before the phase, fail';
    return `${(0,text_text/* formatCount */.B4)(length, 'old test')}, ${verbs} on the new code`;
}
function getSnapshotOwner(path) {
    return path.replace(/(?:__snapshots__\/)?([^/]+)\.snap$/, '$1');
}
async function restoreFiles(paths, checkout, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    for (const { mode, id, path } of await (0,git_tree/* listEntriesUnder */.rm)(git, startCommit, paths)) {
        if (!mode.startsWith('100'))
            continue;
        const object = await git.objects.read(id);
        const isNotFile = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(checkout.top, path), { throwIfNoEntry: false })?.isFile() === false;
        if (object.kind === 'blob' && !isNotFile)
            checkout.write(path, object.content, mode === '100755' ? 0o755 : 0o644);
    }
}

// EXTERNAL MODULE: ./lib/judge/run/own-results.js
var own_results = __webpack_require__(43002);
// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
// EXTERNAL MODULE: ./lib/judge/run/tests/verdict.js
var verdict = __webpack_require__(3786);
;// CONCATENATED MODULE: ./lib/judge/run/tests/baseline.js


function compareWithBaseline(before, after) {
    const [base, now] = [tallyVerdict(before), tallyVerdict(after)];
    if (base === null)
        return { weakened: [], warnings: [`the tests were not compared: ${describeUncounted(before)} on the base`] };
    if (now === null)
        return {
            weakened: base.executed > 0
                ? [`${describeUncounted(after)}, but the base executed ${(0,text_text/* formatCount */.B4)(base.executed, 'test')}`]
                : [],
            warnings: [],
        };
    const changedRunner = before.runner === after.runner ? [] : [`the tests ran with ${before.runner} on the base, with ${after.runner} now`];
    const rising = ['skipped', 'todo', 'expected to fail', 'deselected', 'not run'];
    const weakened = [
        ...describeDrop('executed', base.executed, now.executed),
        ...describeDrop('counted in all', base.total, now.total),
        ...rising.flatMap((kind) => describeRise(kind, base[kind], now[kind])),
    ];
    return { weakened, warnings: changedRunner };
}
function tallyVerdict({ passed, failed, skipped, errors, total, extra }) {
    if (passed === null || failed === null)
        return null;
    const { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, deselected = 0, notRun = 0 } = extra;
    const executed = passed + failed + (errors ?? 0) + flaky;
    const expectedToFail = xfailed + xpassed;
    const counted = executed + (skipped ?? 0) + todo + expectedToFail;
    return {
        executed,
        skipped: skipped ?? 0,
        todo,
        'expected to fail': expectedToFail,
        deselected,
        'not run': notRun,
        total: total === null ? counted : Math.max(total, counted),
    };
}
function describeUncounted({ passed, failed }) {
    return passed === null && failed !== null ? 'the number of passed tests is not printed' : 'no test could be counted';
}
function describeDrop(label, before, after) {
    const verb = before === 1 ? 'was' : 'were';
    return after < before ? [`${(0,text_text/* formatCount */.B4)(before, 'test')} ${verb} ${label} on the base, ${after} now`] : [];
}
function describeRise(label, before, after) {
    const verb = after === 1 ? 'is' : 'are';
    return after > before ? [`${(0,text_text/* formatCount */.B4)(after, 'test')} ${verb} ${label}, ${before} on the base`] : [];
}
function judgeProof(onBase, onResult, hollow = []) {
    const buildUnproven = (sentence) => ({ proven: false, sentence });
    const buildProven = (label) => {
        return { proven: true, sentence: `${label} on the base, and all pass on the result` };
    };
    if (onResult.verdict !== 'pass')
        return buildUnproven(`the new tests do not pass on the result: ${joinReasons(onResult)}`);
    const condition = hollow.length === 0 ? '' : `, where each new or changed function of ${(0,text_text/* joinFirstFew */.RS)(hollow, 3)} fails`;
    if (onBase.verdict === 'pass')
        return buildUnproven(`the new tests pass on the base as well${condition}, so they do not show that the work was necessary`);
    const wasStopped = onBase.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
    if (onBase.verdict === 'unknown' || wasStopped)
        return buildUnproven(`it is not known whether the new tests fail on the base: ${joinReasons(onBase)}`);
    const { failed, errors, passed, extra } = onBase;
    const red = (failed ?? 0) + (errors ?? 0);
    if (red > 0)
        return buildProven(`${red} of ${red + (passed ?? 0)} executed tests fail`);
    const files = extra.suitesFailed ?? 0;
    if (files > 0)
        return buildProven(`${files === 1 ? '1 test file does' : `${files} test files do`} not load`);
    if (onBase.runner !== null && passed === null && !onBase.reasons.includes(verdict/* NOTHING_EXECUTED */.g))
        return {
            proven: true,
            sentence: `the new tests do not build on the base (${onBase.runner}), and all pass on the result`,
        };
    return buildUnproven(`no test failed on the base, but its run did: ${joinReasons(onBase)}`);
}
function joinReasons({ reasons }) {
    return (0,text_text/* joinFirstFew */.RS)(reasons, 3, '; ') || 'no known reason';
}

;// CONCATENATED MODULE: ./lib/judge/run/test-baseline.js
















async function compareWithBase(tests, tested, checkout, run) {
    const { startCommit } = run.found;
    const { git, prefix } = run.workspace;
    const { prove, comparesTests } = run.policy;
    const comparison = { weakened: [], broken: [], warnings: [], proof: null, idle: [] };
    const { changed, fresh } = await (0,git_tree/* listDifferences */.bY)(git, startCommit, checkout.commit);
    const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
    const lastRun = tested.at(-1);
    if (files.length === 0 || lastRun === undefined)
        return comparison;
    const currentRun = { ...lastRun, verdict: tests };
    const earlier = comparesTests ? await (0,base_tests/* getTestsBefore */.v)(startCommit, run) : null;
    const before = earlier === null || 'problem' in earlier ? null : earlier;
    if (earlier !== null && 'problem' in earlier)
        comparison.warnings.push(`the tests were not compared: ${earlier.problem}`);
    if (before !== null)
        await compareTests(before, currentRun, { files, head: checkout.commit, results: comparison }, run);
    if (comparison.weakened.length > 0)
        return comparison;
    await runOldTests({ before, tested }, comparison, checkout, run);
    if (prove === 'off' || !files.some(test_file/* isTestFile */.h))
        return comparison;
    const proof = await (0,checkout_programs/* inPreparedCheckout */.lN)(startCommit, run, (base) => proveTests(files, { base, checkout, before, tested: currentRun }, comparison, run));
    if (!('problem' in proof))
        return { ...comparison, proof };
    const sentence = `the tests were not run without the work: ${proof.problem}`;
    comparison.warnings.push(sentence);
    return { ...comparison, proof: { proven: false, sentence, plans: [] } };
}
async function compareTests(before, now, { files, head, results }, run) {
    const { weakened, warnings } = compareWithBaseline(before.verdict, now.verdict);
    const isDeclared = (0,test_integrity/* declaredBy */.Ol)(run);
    const testMaterial = files.filter(test_file/* isTestMaterial */.G);
    const wasPlanned = testMaterial.length > 0 && testMaterial.every(isDeclared);
    const objections = (0,change_plan/* isBareChange */.Fq)(run) ? results.broken : results.weakened;
    const report = (closes, sentences) => {
        for (const sentence of sentences)
            (closes ? objections : results.warnings).push(sentence);
    };
    report(false, warnings);
    const isByName = before.named.isComplete && now.named.isComplete && before.verdict.runner === now.verdict.runner;
    if (!isByName)
        return report(!wasPlanned, weakened);
    const hasFallen = weakened.some((sentence) => /^\d+ tests? (?:was|were) /.test(sentence));
    const lost = (0,lost_tests/* findLostTests */.F8)(before.named.tests, now.named.tests);
    if (lost.length === 0)
        return;
    const declaringPaths = await (0,test_origin/* findDeclaringFiles */.c)(lost, head, run);
    const sentence = (tests) => `${(0,text_text/* formatCount */.B4)(tests.length, 'test')} of the base ${tests.length === 1 ? 'does' : 'do'} not run any more: ${(0,text_text/* joinFirstFew */.RS)(tests.map(lost_tests/* testLabel */.xW))}`;
    const isObjection = (at) => {
        const declaredIn = declaringPaths[at] ?? [];
        return declaredIn.length > 0
            ? !declaredIn.every(isDeclared)
            : !wasPlanned && (hasFallen || testMaterial.length > 0);
    };
    const undeclared = lost.filter((_, at) => isObjection(at));
    if (undeclared.length === 0 || ((0,change_plan/* isBareChange */.Fq)(run) && !hasFallen))
        return report(false, [sentence(lost)]);
    const remedy = (0,change_plan/* isBareChange */.Fq)(run)
        ? ''
        : '; bring them back, or name their files in files_modified of the plan that is to change them';
    report(true, [...weakened, `${sentence(undeclared)}${remedy}`]);
}
async function proveTests(files, { base, checkout, before, tested }, comparison, run) {
    const testFiles = files.filter(test_file/* isTestMaterial */.G);
    const { hollow, changed, isChanged } = await findHollowChanges(files, createReader(checkout), createReader(base));
    const failingCode = new Map([...hollow, ...changed]);
    const newTestFiles = new Set(testFiles.filter((path) => (0,test_file/* isTestFile */.h)(path) && !isPlainFile((0,external_node_path_.join)(base.top, path))));
    let time = 300;
    const testsOn = async (chosen, code) => {
        time += 1;
        await base.reset();
        for (const path of chosen.filter((each) => isPlainFile((0,external_node_path_.join)(checkout.top, each))))
            base.write(path, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(checkout.top, path)));
        for (const [path, text] of code)
            base.write(path, text);
        const testOptions = { what: 'proof', time, log: 'tests-red', timeoutMs: (0,checkout_programs/* getTimeLimit */.Fi)(tested) };
        return (await (0,checkout_programs/* runSideTests */.aR)(testOptions, base, run)).verdict;
    };
    const tryProof = async (chosen) => {
        const changedFiles = [...files.filter((path) => !(0,test_file/* isTestMaterial */.G)(path)), ...chosen];
        const isIdleOn = async (code) => (await testsOn(changedFiles, code)).verdict === 'pass';
        const onBase = await testsOn(chosen, hollow);
        const hasNewTests = chosen.some((path) => newTestFiles.has(path)) && (getPassedGrowth(before, tested.verdict) ?? 0) > 0;
        if (onBase.verdict === 'pass' && hasNewTests && getPassedGrowth(before, onBase) === 0)
            return notRunProof;
        const proof = judgeProof(onBase, tested.verdict, [...hollow.keys()]);
        if (failingCode.size === 0)
            return proof;
        if (!proof.proven)
            return { ...proof, isIdle: onBase.verdict === 'pass' && (!isChanged || (await isIdleOn(failingCode))) };
        if (!isChanged)
            return proof;
        const onHollowResult = await testsOn(changedFiles, failingCode);
        return onHollowResult.verdict === 'pass'
            ? { ...judgeProof(onHollowResult, tested.verdict, [...failingCode.keys()]), isIdle: true }
            : proof;
    };
    const { isIdle = false, ...whole } = await tryProof(testFiles);
    const changes = await (0,plan_changes/* listPlanChanges */.v)(run, new Map());
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    const testsOf = (id) => changes.of(id).filter((path) => (0,test_file/* isTestFile */.h)(path) && testFiles.includes(path));
    const authors = ids.filter((id) => testsOf(id).length > 0);
    if (!whole.proven) {
        comparison.warnings.push(whole.sentence);
        if (isIdle)
            for (const path of testFiles)
                comparison.idle.push(path);
        return { ...whole, plans: [] };
    }
    if (authors.length < 2)
        return { ...whole, plans: authors };
    const material = testFiles.filter((path) => !(0,test_file/* isTestFile */.h)(path));
    const plans = [];
    for (const id of authors) {
        const ownProof = await tryProof([...material, ...testsOf(id)]);
        if (ownProof.proven)
            plans.push(id);
        else
            comparison.warnings.push(`plan ${id}: ${ownProof.sentence}`);
        if (ownProof.isIdle)
            for (const path of testsOf(id))
                comparison.idle.push(path);
    }
    return { ...whole, plans };
}
const notRunProof = {
    proven: false,
    sentence: 'the new tests do not run without the work, so they prove nothing either way',
};
function getPassedGrowth(before, now) {
    return before === null ? null : (0,own_results/* countNewPasses */.pp)(before.verdict, now);
}
function createReader({ top }) {
    return async (path) => (isPlainFile((0,external_node_path_.join)(top, path)) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(top, path), 'utf8') : null);
}
async function findHollowChanges(files, readNow, readBefore) {
    const [hollow, changed] = [new Map(), new Map()];
    let isChanged = false;
    for (const path of files.filter(hollow_code/* isMutable */.b)) {
        const now = await readNow(path);
        if (now === null)
            continue;
        const before = await readBefore(path);
        const text = await (0,hollow_code/* makeFunctionsFail */.W)(path, now, before);
        isChanged ||= before !== null;
        if (text !== null)
            (before === null ? hollow : changed).set(path, text);
    }
    return { hollow, changed, isChanged };
}
function isPlainFile(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}


/***/ }),

/***/ 33496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ findDeclaringFiles)
/* harmony export */ });
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10226);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13528);
/* harmony import */ var _checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86016);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80811);
/* harmony import */ var _tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51377);





const maxSearched = 40;
async function findDeclaringFiles(tests, head, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    const changed = new Set((await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .listDifferences */ .bY)(git, startCommit, head)).changed);
    const files = [];
    for (const [at, test] of tests.entries())
        files.push(at < maxSearched ? await findTestFiles(test, changed, run) : []);
    return files;
}
async function findTestFiles(test, changed, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const text = ((0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .standsForFile */ .Vw)(test) ? (test.file ?? test.name) : test.file)?.replace(/^\.\//, '');
    const presentPaths = text === undefined ? [] : await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .filterPresentFiles */ .NA)(git, startCommit, [`${prefix}${text}`]);
    if (presentPaths.length > 0)
        return presentPaths;
    const title = getTitleInSource(test);
    if (title.length < 2)
        return [];
    const filesWithTitle = await (0,_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .findFilesWith */ .$f)(git, startCommit, [title]);
    const paths = filesWithTitle.filter((path) => (0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestMaterial */ .G)(path) || path.endsWith('.rs'));
    const touched = paths.filter((path) => changed.has(path));
    return touched.length > 0 ? touched : paths;
}
function getTitleInSource(test) {
    const title = (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_4__/* .getTestTitle */ .XC)(test).replace(/\[.*\]$/s, '');
    if (/^(?:Test|Fuzz|Example|Benchmark)\w*\//.test(title))
        return title.slice(0, title.indexOf('/'));
    if (/^\S+$/.test(title))
        return title.split(/::|[.#]/).at(-1) ?? title;
    return title;
}


/***/ }),

/***/ 38379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FH: () => (/* binding */ classifyRedTests),
/* harmony export */   Yx: () => (/* binding */ isAcceptedTest),
/* harmony export */   iI: () => (/* binding */ isRed)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80811);
/* harmony import */ var _failure_detail_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41451);
/* harmony import */ var _lost_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51377);




function classifyRedTests(runs, { inherited, isAccepted }) {
    const failed = runs.filter(({ verdict }) => verdict.verdict !== 'pass');
    const isNamed = failed.every(({ named }) => named.isRedNamed);
    const reds = dropDuplicates(failed.flatMap(({ named }) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .listRedTests */ .X1)(named.tests)));
    const hasPassed = (test, run) => (run.verdict.verdict === 'pass' || run.named.isRedNamed) && !isRed(test, run);
    const flaky = reds.filter((test) => runs.some((run) => hasPassed(test, run)));
    const accepted = reds.filter(isAccepted);
    const isOneRunner = failed.every(({ verdict }) => verdict.runner === inherited?.runner);
    const before = isOneRunner ? [...(inherited?.tests ?? [])] : [];
    const inheritedReds = reds.filter((test) => !accepted.includes(test) && removeFirst(before, test));
    const closingReds = reds.filter((test) => !accepted.includes(test) && !inheritedReds.includes(test));
    const newReds = closingReds.filter((test) => !flaky.includes(test));
    const isUnnamedFlaky = !isNamed && runs.some(({ verdict }) => verdict.verdict === 'pass');
    const flakyNames = isUnnamedFlaky ? [...listLabels(flaky), unnamedTest] : listLabels(flaky);
    const closingFlaky = isUnnamedFlaky ? flakyNames : listLabels(flaky.filter((test) => closingReds.includes(test)));
    const reasons = [];
    if (closingFlaky.length > 0)
        reasons.push(`flaky: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(closingFlaky)} failed and passed on the same commit; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`);
    const times = failed.length > 1 ? ` in all of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(failed.length, 'run')}` : '';
    if (newReds.length > 0)
        reasons.push(`failed${times}: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(newReds.map(_failure_detail_js__WEBPACK_IMPORTED_MODULE_0__/* .formatFailure */ .M), 5, '; ')}`);
    if (inherited !== null && !isNamed && inherited.tests.length > 0)
        reasons.push('tests were red before the phase, but not every red test has a name now, so new failures cannot be told apart');
    return {
        red: {
            new: listLabels(newReds),
            inherited: listLabels(inheritedReds),
            flaky: flakyNames,
            accepted: listLabels(accepted),
        },
        mayOpen: isNamed &&
            failed.length > 0 &&
            closingReds.length === 0 &&
            failed.every(({ verdict }) => (verdict.passed ?? 0) > 0),
        reasons,
    };
}
function isRed(test, { named }) {
    return (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .listRedTests */ .X1)(named.tests).some((redTest) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTest */ .fK)(redTest, test));
}
const unnamedTest = 'a test whose name the runner does not tell';
function removeFirst(tests, test) {
    const at = tests.findIndex((namedTest) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTest */ .fK)(namedTest, test));
    if (at >= 0)
        tests.splice(at, 1);
    return at >= 0;
}
function dropDuplicates(tests) {
    const byLabel = new Map();
    for (const test of tests)
        if (!byLabel.has((0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)(test)))
            byLabel.set((0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)(test), test);
    return [...byLabel.values()];
}
function listLabels(tests) {
    return tests.slice(0, 100).map((test) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)(test).slice(0, 400));
}
function isAcceptedTest(test, accepted) {
    return accepted.some(({ rule, test: name }) => rule === 'result/red' && (name === test.name || name === (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_3__/* .getTestTitle */ .XC)(test)));
}


/***/ }),

/***/ 17120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ exitGate),
/* harmony export */   i: () => (/* binding */ closeGate)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function exitGate(facts, policy) {
    return checkWork(facts) ?? checkTests(facts, policy) ?? checkDocuments(facts) ?? openOrConfirm(facts, policy);
}
function checkWork({ problems = [], questions = [], plans, commit }) {
    if (problems.length > 0)
        return closeGate('commit', 'fix', `The commit cannot count: ${joinItems(problems)}`);
    if (questions.length > 0)
        return closeGate('commit', 'ask', `A person must decide whether this is right: ${joinItems(questions)}`);
    if (!plans)
        return null;
    if (plans.commit !== commit)
        return closeGate('plans', 'fix', `The plans were judged ${describeOtherCommit(plans, commit)}`);
    if (plans.against.length > 0)
        return closeGate('plans', 'fix', `These checks fail on the final commit: ${joinItems(plans.against)}`);
    if (plans.lacking.length > 0)
        return closeGate('evidence', 'fix', `The evidence is not sufficient: ${joinItems(plans.lacking)}`);
    return null;
}
function checkTests({ tests, commit }, { requireTests }) {
    if (tests === null && requireTests === false)
        return null;
    if (tests === null)
        return closeGate('tests', 'run_tests', 'No tests were run; a phase is not complete on trust');
    if (tests.commit !== commit)
        return closeGate('tests', 'run_tests', `The tests were run ${describeOtherCommit(tests, commit)}`);
    if (tests.verdict === 'pass')
        return null;
    if (tests.verdict === 'fail')
        return closeGate('tests', 'fix', 'The tests fail');
    return closeGate('tests', 'ask', 'The result of the tests is unknown, which does not count as a pass');
}
function checkDocuments({ requirements, verification, commit }) {
    const { done, open } = requirements;
    if (requirements.commit !== commit)
        return closeGate('requirements', 'continue', `The requirements were read ${describeOtherCommit(requirements, commit)}`);
    if (done === false)
        return closeGate('requirements', 'continue', `Open: ${joinItems(open)}`);
    if (done !== true || open.length > 0)
        return closeGate('requirements', 'ask', `It is unknown whether the requirements are done: ${joinItems(open)}`);
    if (verification === null)
        return null;
    if (verification.commit !== commit)
        return closeGate('verification', 'continue', `The verification is ${describeOtherCommit(verification, commit)}`);
    if (verification.status === 'passed')
        return null;
    if (verification.status === 'gaps_found')
        return closeGate('verification', 'fix', 'The verification found gaps');
    if (verification.status === 'human_needed')
        return closeGate('verification', 'ask', 'The verification asks for a person');
    const reason = 'It is unknown whether the phase is verified, which does not count as a pass';
    return closeGate('verification', 'fix', reason);
}
function describeOtherCommit(judged, commit) {
    return `on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenId */ .X_)(judged.commit)}, not on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenId */ .X_)(commit)}`;
}
function openOrConfirm({ tests, confirmations }, { confirmingRuns }) {
    const reason = tests
        ? 'The tests pass and the requirements are done'
        : 'The requirements are done; tests are not required';
    if (tests === null || confirmations >= (confirmingRuns ?? 0))
        return { open: true, why: reason };
    return closeGate('tests', 'run_tests', `${reason}; ${confirmingRuns} more runs must confirm it`);
}
function closeGate(by, next, reason) {
    return { open: false, by, next, why: reason };
}
function joinItems(items) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .joinFirstFew */ .RS)(items, 5, '; ') || 'no details';
}


/***/ }),

/***/ 66224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listChangedLines)
/* harmony export */ });
async function listChangedLines(git, from, to, paths) {
    const result = new Map();
    for (const path of paths) {
        const flags = ['--no-ext-diff', '--no-textconv', '--no-renames', '--no-color', '--unified=0'];
        const text = await git.read(['--literal-pathspecs', 'diff-tree', '-r', '-p', ...flags, from, to, '--', path]);
        const lines = new Set();
        for (const [, start = '0', count = '1'] of text.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm))
            for (let at = 0; at < Number(count); at += 1)
                lines.add(Number(start) + at);
        if (lines.size > 0)
            result.set(path, lines);
    }
    return result;
}


/***/ })

};
;