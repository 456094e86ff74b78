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
    const closedBy = (problem) => buildUnjudged(documents, { problems: [problem] });
    const startedAt = run.services.clock.uptimeMs();
    run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
    const checkout = await (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .openCleanCheckout */ .k8)(commit, run);
    if (typeof checkout === 'string')
        return closedBy(checkout);
    try {
        const gate = await judgeDocuments({ checkout, documents, run, witness: gateRunner, work }, startedAt);
        const above = gate.decision.open ? (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .leftAbove */ .lq)(checkout, run) : null;
        return above === null ? gate : closedBy(above);
    }
    catch (error) {
        if (!(error instanceof _system_git_clean_copy_js__WEBPACK_IMPORTED_MODULE_2__/* .IncompleteCommitError */ .q))
            throw error;
        return closedBy(error.message);
    }
    finally {
        checkout.close();
    }
}
async function judgeDocuments(judging, startedAt) {
    const { checkout, documents, run, witness, work } = judging;
    const { clock, ledger } = run.services;
    const { commit } = checkout;
    const problems = await (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .commitProblems */ ._g)(checkout, run);
    const integrity = problems.length > 0 ? problems : await (0,_checks_test_integrity_js__WEBPACK_IMPORTED_MODULE_3__/* .testIntegrity */ .u4)(checkout, run);
    const isClosed = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listObjections */ .BG)(integrity).length > 0;
    const { answers, unprepared, commands, commandMs } = await (0,_judged_plans_js__WEBPACK_IMPORTED_MODULE_7__/* .judgePlans */ .o)(checkout, run, work, isClosed ? null : witness);
    if (isClosed)
        return closedDoor(integrity, answers, judging);
    if (unprepared !== null)
        return buildUnjudged(documents, { problems: [unprepared] });
    const cost = { commands, durationMs: Math.max(0, clock.uptimeMs() - startedAt - commandMs) };
    ledger.append('judge_end', { commit, commandMs, ...cost });
    const facts = factsOfPlans(answers, documents.facts, commit);
    const ofCommit = [
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('report/unclear-documents', '', documents.warnings),
        ...integrity,
        ...(await (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .staleAcceptances */ .sG)(run)),
    ];
    const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)(facts, waived);
    const isTested = decision.open && run.policy.testCommand !== '';
    const tested = isTested ? await testedBy(facts, judging) : null;
    const compared = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/compared', '', tested?.warnings ?? []);
    if (decision.open && tested?.decision.open !== false) {
        const { evidence, found, ...rest } = await addVerification(answers, facts, tested, judging);
        return gateWith(answers, [...ofCommit, ...compared, ...found], { ...rest, cost, evidence }, judging);
    }
    const missing = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__/* .missingDependencies */ .kc)(checkout.root, run.workspace.project);
    const lacking = [
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/missing-dependency', '', missing),
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('old-test/broken', '', tested?.oldTests ?? []),
    ];
    const more = { decision: tested?.decision ?? decision, tests: tested?.tests ?? null, cost };
    const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
    return gateWith(answers, [...ofCommit, ...lacking, ...compared], { ...more, evidence }, judging);
}
function closedDoor(findings, answers, judging) {
    const refused = planObjections(answers).flatMap(({ level, text }) => (level === 'refuse' ? [text] : []));
    const { problems = [], questions = [] } = findingsInTheWay(findings);
    const facts = refused.length > 0 ? { problems: [...problems, ...refused] } : { problems, questions };
    const gate = gateWith(answers, findings, buildUnjudged(judging.documents, facts), judging);
    return { ...gate, level: null, warnings: judging.documents.warnings };
}
function buildUnjudged({ facts, warnings }, more = {}) {
    return {
        decision: (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)({ ...facts, ...more }, waived),
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
function gateWith(answers, more, existing, { documents, run }) {
    const ofCommit = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)(more, run.policy);
    const checks = new Map([...answers].map(([id, { findings }]) => [id, findings]));
    const ofPlans = [...checks].flatMap(([id, each]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingDetails */ .aw)(each, id));
    const warnings = [...checks].flatMap(([id, each]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(each).map((warning) => ofPlan(id, warning)));
    return {
        ...buildUnjudged(documents),
        ...existing,
        level: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .getWeakest */ .pW)([...(existing.evidence ?? new Map()).values()].map(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceLevel */ .GT)),
        checks,
        findings: [...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingDetails */ .aw)(ofCommit), ...ofPlans].slice(0, 200),
        warnings: [...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(ofCommit), ...warnings],
    };
}
function ofPlan(id, sentence) {
    return id === '' ? sentence : `plan ${id}: ${sentence}`;
}
function factsOfPlans(answers, gateFacts, commit) {
    const reported = planObjections(answers);
    const texts = reported.map(({ text }) => text);
    const fails = reported.some(({ level }) => level === 'refuse');
    return {
        ...gateFacts,
        questions: [...(gateFacts.questions ?? []), ...(fails ? [] : texts)],
        plans: { against: fails ? texts : [], lacking: [], commit },
    };
}
function planObjections(answers) {
    return [...answers].flatMap(([id, { findings }]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listObjections */ .BG)(findings).map((each) => ({ level: each.level, text: ofPlan(id, (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj)(each)) })));
}
async function testedBy(facts, { checkout, run, witness }) {
    const tested = await witness.tests(facts, checkout);
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
async function addVerification(answers, facts, tested, { checkout, run, witness, work }) {
    const { tests = null, mutants: tried = null } = tested ?? {};
    const accepted = tests === null ? undefined : await witness.acceptance?.(checkout.commit, answers);
    const passed = tests === null || (tests.red?.flaky ?? []).length > 0 ? null : tests.passed;
    const evidence = new Map();
    const findings = [];
    const disputed = [];
    for (const [id, answer] of answers) {
        const own = (0,_run_phase_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .testsOfPlan */ .Wo)(tested?.phaseTests ?? [], work.changes.of(id));
        const proven = passed !== null && tested?.proof?.plans.includes(id) === true;
        const { evidence: requested = {}, findings: answered = [] } = accepted?.get(id) ?? {};
        for (const finding of answered)
            disputed.push(finding);
        const observed = { ...answer.evidence, ...requested, tests: passed, ownTests: own.count, proven };
        evidence.set(id, tried === null ? observed : { ...observed, mutants: (0,_run_mutants_mutant_result_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreMutants */ .zO)(tried.results, work.changes.of(id)) });
        for (const unused of (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('own-test/idle', id === '' ? 'of the change:' : `of plan ${id}:`, own.warnings))
            findings.push(unused);
    }
    const verification = await witness.verification(checkout);
    const answer = judgeVerification(verification, run.policy);
    const missing = [
        ...[...evidence].flatMap(([id, each]) => (0,_least_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .missingEvidence */ .QI)(id, each, run.policy.minEvidence) ?? []),
        ...[...evidence].flatMap(([id, each]) => (0,_least_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .missingTruths */ .lq)(id, each, run.policy.truths) ?? []),
        ...describeUnproven(tested?.proof ?? null, run.policy),
    ];
    const { commit } = facts;
    const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)({
        ...facts,
        ...findingsInTheWay((0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .decideLevels */ .mv)(disputed, run.policy)),
        plans: { against: [], lacking: missing, commit: checkout.commit },
        tests: tests && { verdict: tests.verdict, commit },
        verification: answer && { status: answer, commit },
    }, waived);
    const notes = (tests?.reasons ?? []).map((reason) => `tests: ${reason}`);
    const remarks = answer === null && (work.origin ?? 'branch') === 'branch' ? describeUnasked(verification) : [];
    const reported = [
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/notes', '', notes),
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/unnoticed-change', '', tried === null ? [] : (0,_run_mutants_mutant_result_js__WEBPACK_IMPORTED_MODULE_10__/* .survivorWarnings */ .wU)(tried)),
        ...findings,
        ...disputed,
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('report/not-counted', '', [...verification.remarks, ...remarks]),
    ];
    return { decision, evidence, mutants: tried?.results ?? null, tests, verification, found: reported };
}
function findingsInTheWay(findings) {
    const at = (expected) => findings.filter(({ level }) => level === expected).map(_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj);
    return { problems: at('refuse'), questions: at('ask') };
}
function describeUnproven(proof, { prove }) {
    if (prove !== 'require' || proof?.proven)
        return [];
    return [`prove: require, but ${proof?.sentence ?? 'the phase added or changed no executed test'}`];
}
function judgeVerification({ status }, { verifierCommand }) {
    switch (status) {
        case 'passed':
        case 'gaps_found':
        case 'human_needed':
            return status;
        case 'missing':
        case 'stale':
        case 'unknown':
            return verifierCommand === '' ? null : 'unknown';
    }
}
function describeUnasked({ status, report }) {
    if (status === 'missing')
        return [];
    const reason = status === 'stale' ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
    return [`${report} ${reason}; it does not count`];
}


/***/ }),

/***/ 80568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ inheritedTests),
/* harmony export */   r: () => (/* binding */ testsBefore)
/* harmony export */ });
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46562);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13528);
/* harmony import */ var _checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var _tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51377);
/* harmony import */ var _tests_red_apart_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38379);





const started = new WeakMap();
function testsBefore(commit, run) {
    const existing = started.get(run.found) ?? new Map();
    started.set(run.found, existing);
    const result = existing.get(commit) ?? readOrRun(commit, run);
    existing.set(commit, result);
    return result;
}
async function readOrRun(commit, run) {
    const { ledger } = run.services;
    const { testCommand: command } = run.policy;
    const recorded = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_0__/* .phaseState */ .R)(ledger.events).testsBefore(commit, command);
    if (recorded !== null && recorded.names?.isCut !== true)
        return { ...fromRecord(recorded), flaky: [] };
    return (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .inPreparedCheckout */ .lN)(commit, run, async (checkout) => {
        const first = await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .sideTests */ .t3)({ what: 'before', time: 100, log: 'tests-base' }, checkout, run);
        const hasRed = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .redTests */ .l8)(first.named.tests).length > 0 && first.named.isRedNamed;
        if (hasRed)
            await checkout.reset();
        const second = hasRed ? await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .sideTests */ .t3)({ what: 'before', time: 101, log: 'tests-base' }, checkout, run) : first;
        const isAsReported = second.verdict.verdict === 'pass' || second.named.isRedNamed;
        const testedRun = isAsReported ? second : first;
        const redAtFirst = isAsReported ? (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .redTests */ .l8)(first.named.tests) : [];
        const flaky = redAtFirst.filter((test) => !(0,_tests_red_apart_js__WEBPACK_IMPORTED_MODULE_4__/* .isRed */ .iI)(test, second)).map(_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .testLabel */ .xW);
        if (run.services.interrupt.now.aborted)
            return { problem: 'the run was interrupted' };
        ledger.append('tests_base', { commit, command, verdict: testedRun.verdict, names: namesOnRecord(testedRun) });
        if (flaky.length > 0)
            ledger.append('tests_flaky', { commit, command, names: flaky.slice(0, 100) });
        return { ...testedRun, flaky };
    });
}
const maxNameText = 64 * 1024;
function namesOnRecord({ named }) {
    const failed = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .redTests */ .l8)(named.tests).map(({ name, file }) => ({ name, ...(file ? { file } : {}) }));
    const passed = named.tests.flatMap(({ name, outcome, isGroup }) => (outcome === 'passed' && !isGroup ? [name] : []));
    const size = [...passed, ...failed.map(_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .testLabel */ .xW)].reduce((sum, name) => sum + name.length, 0);
    const { isRedNamed, isComplete } = named;
    if (size > maxNameText)
        return { failed: [], passed: null, isRedNamed: false, isCut: true };
    return { failed, passed: isComplete ? passed : null, isRedNamed };
}
function fromRecord({ verdict, names }) {
    const failed = (names?.failed ?? []).map((test) => ({ ...test, outcome: 'failed' }));
    const passed = (names?.passed ?? []).map((name) => ({ name, outcome: 'passed' }));
    const { passed: existing = null, isRedNamed = false } = names ?? {};
    return { verdict, named: { tests: [...failed, ...passed], isComplete: existing !== null, isRedNamed } };
}
async function inheritedTests(run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const base = await testsBefore(startCommit, run);
    if ('problem' in base || !base.named.isRedNamed)
        return null;
    const { runner } = base.verdict;
    let tests = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .redTests */ .l8)(base.named.tests);
    for (const event of run.services.ledger.events) {
        if (event.event !== 'tests_base' || event.commit === startCommit || event.command !== run.policy.testCommand)
            continue;
        if ((await git.resolve(event.commit)) === null)
            continue;
        const changed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .changedBetween */ .jr)(git, startCommit, event.commit);
        const isOther = changed.some((path) => !path.startsWith(`${prefix}.planning/`));
        const { failed = [], passed = null } = event.names ?? {};
        const isStillRed = (test) => failed.some((each) => (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameTest */ .fK)({ ...each, outcome: 'failed' }, test));
        if (isOther && (passed !== null || event.names?.isRedNamed))
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
  w: () => (/* binding */ mutantRuns)
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
    const all = files.flatMap(({ owner, path, mutations }) => mutations.map((mutation) => {
        const { from, becomes } = mutation;
        return { ...mutation, path, owner, rank: rank(`${path} ${from} ${becomes}`) };
    }));
    const ranked = all.sort((one, other) => (one.rank < other.rank ? -1 : 1));
    const byLine = inTurns(ranked, ({ path, line }) => `${path} ${line}`);
    const byFile = inTurns(byLine, ({ path }) => path);
    return inTurns(byFile, ({ owner }) => owner).slice(0, max);
}
function inTurns(items, keyOf) {
    const counts = new Map();
    const turns = items.map((item) => {
        const turn = counts.get(keyOf(item)) ?? 0;
        counts.set(keyOf(item), turn + 1);
        return { item, turn };
    });
    return turns.sort((one, other) => one.turn - other.turn).map(({ item }) => item);
}
async function listMutations(path, text, lines) {
    const tree = await (0,syntax_tree/* parseCode */.Xp)(path, text);
    const mutations = [];
    for (const part of tree === null ? [] : (0,syntax_tree/* walkNodes */.RI)(tree.root)) {
        const edit = tree === null ? null : getMutationEdit(part, tree);
        const line = edit === null ? 0 : (0,syntax_tree/* getLineNumber */.Kc)(text, edit.from);
        if (tree === null || edit === null || !lines.has(line) || isUnseen(part, tree))
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
        return returned(part, tree) ?? removed(part, tree) ?? negated(part, tree);
    const text = (0,syntax_tree/* getNodeText */.Oe)(part, tree);
    const at = isNamed || operationsPattern.test(parent?.type ?? '') ? swaps.indexOf(text) : -1;
    if (at >= 0)
        return { from, to, becomes: swaps[at ^ 1] ?? '' };
    return numbersPattern.test(type) && /^\d{1,15}$/.test(text) ? { from, to, becomes: String(Number(text) + 1) } : null;
}
function returned(part, tree) {
    const { nothing } = syntax_tree/* families */.TJ[tree.family];
    const [value] = part.type === 'return_statement' ? (0,syntax_tree/* namedChildren */.TP)(part) : [];
    if (value === undefined || nothing === undefined || /^(?:undefined|None|null)$/.test((0,syntax_tree/* getNodeText */.Oe)(value, tree)))
        return null;
    return { from: value.from, to: value.to, becomes: nothing };
}
function removed(part, tree) {
    const [only] = part.type === 'expression_statement' ? (0,syntax_tree/* namedChildren */.TP)(part) : [];
    const call = only !== undefined && (0,code_shapes/* isKind */.VF)(only, 'wrapper') ? (0,syntax_tree/* namedChildren */.TP)(only)[0] : only;
    if (call === undefined ||
        !(0,code_shapes/* isKind */.VF)(call, 'call') ||
        (0,code_shapes/* callArguments */.pR)(call).some((callArgument) => (0,code_shapes/* isKind */.VF)(callArgument, 'function')))
        return null;
    const isValue = syntax_tree/* families */.TJ[tree.family].endsInValue && !(0,syntax_tree/* getNodeText */.Oe)(part, tree).endsWith(';');
    if (isValue || /^(?:super|this|panic)$/.test((0,code_shapes/* getCallChain */.cd)(call, tree).join('.')))
        return null;
    return { from: part.from, to: part.to, becomes: syntax_tree/* families */.TJ[tree.family].noStatement };
}
function negated(part, tree) {
    const isIf = /^(?:if|elif)_(?:statement|expression|clause)$/.test(part.type);
    const condition = isIf ? (0,syntax_tree/* childAs */.NC)(part, 'condition') : undefined;
    if (condition === undefined || /let_/.test(condition.type) || (0,code_shapes/* isConstant */.VO)(condition, tree))
        return null;
    const inner = condition.type === 'parenthesized_expression' ? ((0,syntax_tree/* namedChildren */.TP)(condition)[0] ?? condition) : condition;
    return {
        from: inner.from,
        to: inner.to,
        becomes: syntax_tree/* families */.TJ[tree.family].negation.replace('{}', () => (0,syntax_tree/* getNodeText */.Oe)(inner, tree)),
    };
}
function isUnseen(part, tree) {
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
async function mutantRuns({ commit }, run) {
    const { mutants, minEvidence } = run.policy;
    const max = mutants === 0 && minEvidence === 'mutation-tested' ? maxMutants : mutants;
    if (max === 0)
        return null;
    const chosen = chooseMutants(await mutableFiles(commit, run), commit, max);
    if (chosen.length === 0)
        return { results: [], notes: ['no changed line of the phase has code that could be changed to try its tests'] };
    const { clock, ledger } = run.services;
    const startedAt = clock.uptimeMs();
    ledger.append('mutants_start', { commit, tried: chosen.length, of: 'tests', time: allRuns });
    const report = await tryAll(chosen, commit, run);
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
const allRuns = 900;
async function tryAll(chosen, commit, run) {
    const { clock, ledger } = run.services;
    const endAt = Math.min(run.policy.limits.deadlineAt, clock.uptimeMs() + run.policy.limits.timeoutMs);
    const report = await (0,checkout_programs/* inPreparedCheckout */.lN)(commit, run, async (checkout) => {
        await checkout.reset();
        const logFile = ledger.logFile('mutants-green', 1);
        const green = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time: allRuns + 1, logFile, among: markOfAll(run) }, run);
        if (green.verdict.verdict !== 'pass')
            return {
                results: [],
                notes: ['no small change was tried: the tests do not pass once more on the unchanged commit'],
            };
        const results = [];
        for (const [at, mutant] of chosen.entries())
            results.push(await tryMutant(mutant, { checkout, time: 1_000 + at, limitMs: (0,checkout_programs/* timeLimit */.zc)(green), endAt }, run));
        const late = results.filter(({ outcome }) => outcome === 'undecided').length;
        const isLate = late > 0 && clock.uptimeMs() >= endAt;
        return { results, notes: isLate ? [`time was up before all small changes were tried: ${late} are undecided`] : [] };
    });
    return 'problem' in report ? { results: [], notes: [`no small change was tried: ${report.problem}`] } : report;
}
async function mutableFiles(commit, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const changed = (await (0,tree/* changedBetween */.jr)(git, startCommit, commit)).filter((path) => (0,hollow_code/* isMutable */.b)(path) && !path.startsWith(`${prefix}.planning/`));
    const lines = await (0,changed_lines/* changedLines */.M)(git, startCommit, commit, changed.slice(0, 400));
    const changes = await (0,plan_changes/* planChanges */.X)(run, new Map(), commit);
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    const files = [];
    for (const [path, numbers] of lines) {
        const text = await (0,tree/* textInTree */.r3)(git, commit, path);
        if (text === null || text.length > maxFile)
            continue;
        const owner = ids.find((id) => changes.of(id).includes(path)) ?? '';
        files.push({ owner, path, mutations: await listMutations(path, text, numbers) });
    }
    return files;
}
function markOfAll({ runId, workspace }) {
    return workspace.git.processMark(runId, 'tests', allRuns);
}
async function tryMutant(mutant, { checkout, time, limitMs, endAt }, run) {
    const { clock, interrupt, ledger } = run.services;
    await checkout.reset();
    const file = (0,external_node_path_.join)(checkout.top, mutant.path);
    const text = (0,external_node_fs_.readFileSync)(file, 'utf8');
    const remainingMs = endAt - clock.uptimeMs();
    if (remainingMs <= 0 || interrupt.now.aborted)
        return (0,mutant_result/* buildMutantResult */.NC)(text, mutant, 'undecided');
    checkout.write(mutant.path, (0,mutant_result/* mutatedText */.EI)(text, mutant));
    const changedAt = clock.now() / 1000 + 10 * (time - allRuns);
    (0,external_node_fs_.utimesSync)(file, changedAt, changedAt);
    const timeoutMs = Math.min(limitMs, remainingMs);
    const { verdict } = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time, logFile: ledger.logFile('mutants', time - 999), timeoutMs, among: markOfAll(run) }, run);
    return (0,mutant_result/* buildMutantResult */.NC)(text, mutant, interrupt.now.aborted ? 'undecided' : (0,mutant_result/* getMutantOutcome */.Yd)(verdict, timeoutMs === limitMs));
}


/***/ }),

/***/ 74537:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ isMutable),
/* harmony export */   n: () => (/* binding */ hollowCode)
/* harmony export */ });
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10226);
/* harmony import */ var _read_code_functions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85923);
/* harmony import */ var _read_code_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(39282);
/* harmony import */ var _read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11802);




function isMutable(path) {
    return (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .codeFamily */ .gT)(path) !== null && !(0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestMaterial */ .G)(path) && !remaining.test(path);
}
const remaining = /\.d\.[cm]?ts$|\.pyi$|\.min\.js$|(?:^|\/)(?:node_modules|vendor|dist|build|generated|migrations)\/|\.config\.\w+$/;
async function hollowCode(path, text, before = null) {
    const tree = isMutable(path) ? await (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCode */ .Xp)(path, text) : null;
    if (tree === null)
        return null;
    const own = (0,_read_code_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .listFunctions */ ._d)(tree).filter((codeFunction) => before?.includes((0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .getNodeText */ .Oe)(codeFunction.node, tree)) !== true &&
        !runsUnasked(codeFunction, tree) &&
        !(codeFunction.isExpression && (0,_read_code_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .isKind */ .VF)(codeFunction.body, 'function')));
    const failures = own
        .map((codeFunction) => buildThrowStatement(codeFunction, tree))
        .sort((one, other) => other.at - one.at);
    const hollow = failures.reduce((all, { at, says }) => all.slice(0, at) + says + all.slice(at), text);
    return own.length === 0 ? null : hollow;
}
function runsUnasked({ name, node }, { family, text }) {
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
/* harmony export */   EI: () => (/* binding */ mutatedText),
/* harmony export */   NC: () => (/* binding */ buildMutantResult),
/* harmony export */   Yd: () => (/* binding */ getMutantOutcome),
/* harmony export */   wU: () => (/* binding */ survivorWarnings),
/* harmony export */   zO: () => (/* binding */ scoreMutants)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function mutatedText(text, { from, to, becomes }) {
    return `${text.slice(0, from)}${becomes}${text.slice(to)}`;
}
function getMutantOutcome(verdict, hadItsTime) {
    const { failed, errors, reasons } = verdict;
    if (verdict.verdict === 'pass')
        return 'survived';
    if (reasons.some((reason) => reason.startsWith('the tests were killed by')))
        return 'undecided';
    if (reasons.some((reason) => reason.startsWith('the tests did not end before')))
        return hadItsTime ? 'killed' : 'undecided';
    return (failed ?? 0) + (errors ?? 0) > 0 ? 'killed' : 'undecided';
}
function buildMutantResult(text, mutant, outcome) {
    const { path, line } = mutant;
    const lineOf = (all) => (all.split('\n')[line - 1] ?? '').trim().slice(0, 120);
    return { path, line, was: lineOf(text), becomes: lineOf(mutatedText(text, mutant)), outcome };
}
function scoreMutants(results, files) {
    const decided = results.filter(({ path, outcome }) => files.includes(path) && outcome !== 'undecided');
    return { killed: decided.filter(({ outcome }) => outcome === 'killed').length, of: decided.length };
}
function survivorWarnings({ results, notes }) {
    const survivors = results.filter(({ outcome }) => outcome === 'survived');
    const reported = survivors.map(({ path, line, was, becomes }) => `${path}:${line} "${was}" as "${becomes}"`);
    if (reported.length === 0)
        return [...notes];
    const decided = results.filter(({ outcome }) => outcome !== 'undecided').length;
    const sentence = `${reported.length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(decided, 'small change')} of the code went unnoticed by the tests: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFew */ .Dt)(reported, 20, '; ')}`;
    return [sentence, ...notes];
}


/***/ }),

/***/ 43002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ ENDED_EARLY),
/* harmony export */   Pd: () => (/* binding */ passedSince),
/* harmony export */   j5: () => (/* binding */ explainMissingPass),
/* harmony export */   x2: () => (/* binding */ testsLike)
/* harmony export */ });
/* harmony import */ var _plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81252);
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39587);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80811);



function passedSince(before, now) {
    return before.passed === null || now.passed === null ? null : now.passed - before.passed;
}
function explainMissingPass(test, { verdict, named }, grown) {
    const namedTests = testsLike(test, named);
    if (namedTests.some(({ outcome }) => outcome === 'passed'))
        return null;
    if (namedTests.length > 0)
        return 'it was skipped';
    if ((0,_console_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .findEmptyNodeFiles */ .OV)(named.tests).some(({ name }) => isSameFile(name, test.path)))
        return test.isBehindIf ? 'its condition was not met here' : ENDED_EARLY;
    if (test.isConditional && verdict.skipped !== 0)
        return 'it may have been skipped';
    return test.isNew && grown !== null && grown <= 0 ? 'it did not run with test-command' : null;
}
function testsLike(test, named) {
    const isLike = buildNamePattern(test.name);
    const lookalike = isLike === null
        ? []
        : named.tests.filter((namedTest) => !namedTest.isGroup && listTitles(namedTest).some((title) => isLike.test(title)));
    const here = lookalike.filter(({ file }) => file !== undefined && isSameFile(file, test.path));
    return here.length > 0 ? here : lookalike;
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
    const last = /^\S+$/.test(title) ? title.split(/::|[.#]/).at(-1) : undefined;
    return last === undefined ? [title] : [title, last];
}
function isSameFile(one, other) {
    const [a, b] = [one.replace(/^\.\//, ''), other];
    return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}


/***/ }),

/***/ 59996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zV: () => (/* binding */ maxPhaseTests),
  JE: () => (/* binding */ phaseTests),
  Wo: () => (/* binding */ testsOfPlan)
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
async function phaseTests(tested, indifferent, { commit }, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const all = await (0,tree/* changedBetween */.jr)(git, startCommit, commit);
    const changed = all.filter((path) => !path.startsWith(`${prefix}.planning/`));
    const files = changed.filter((path) => (0,test_file/* isTestFile */.h)(path) || path.endsWith('.rs'));
    const changes = await (0,test_integrity/* readFileChanges */.uy)(files.slice(0, maxFiles), startCommit, commit, git);
    const own = (await (0,own_tests/* ownTests */.k)(changes)).slice(0, maxPhaseTests);
    if (own.length === 0)
        return [];
    const product = changed.filter(isProductCode).slice(0, maxFiles);
    const code = await (0,test_integrity/* readFileChanges */.uy)(product, startCommit, commit, git);
    const asking = askingForTests(code);
    const before = run.policy.comparesTests ? await (0,base_tests/* testsBefore */.r)(startCommit, run) : null;
    const grown = before === null || 'problem' in before ? null : (0,own_results/* passedSince */.Pd)(before.verdict, tested.verdict);
    return own.map((test) => {
        const asksNothing = indifferent.includes(test.path) ? 'it passes where each new or changed function fails' : null;
        const unused = test.idle ?? (0,own_results/* explainMissingPass */.j5)(test, tested, grown) ?? asksNothing ?? asking;
        return { path: test.path, name: test.name.slice(0, 300), idle: unused };
    });
}
function testsOfPlan(tests, changed) {
    const files = new Set(changed);
    const own = tests.filter(({ path }) => files.has(path));
    const unused = own.filter((test) => test.idle !== null);
    const reported = unused.map(({ path, name, idle: reason }) => `${path}${name === '' ? '' : ` "${name}"`} (${reason})`);
    const isProof = own.length > unused.length;
    return {
        count: own.length - unused.length,
        warnings: isProof || own.length === 0 ? [] : [`no test of its own proves anything: ${(0,text_text/* firstFew */.Dt)(reported, 3)}`],
    };
}


/***/ }),

/***/ 16834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ planChanges)
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
async function planChanges(run, signals, head = 'HEAD') {
    const result = new Map();
    let commits = null;
    const plans = run.schedule.plans.map(({ plan }) => plan);
    const savedSince = new Map();
    const savedOf = (base) => {
        const existing = savedSince.get(base) ?? (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(run.workspace.git, base, head).then((all) => new Set(all));
        savedSince.set(base, existing);
        return existing;
    };
    const isDeclaredAfter = (at, path) => plans.slice(at + 1).some((plan) => (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .declaredPaths */ .$N)(plan, run.workspace.prefix).covers(path));
    for (const [at, plan] of plans.entries()) {
        const signal = signals.get(plan.id);
        const isSeen = signal?.status === 'success' &&
            signal.details.alreadyComplete !== true &&
            signal.details.filesModified.length < 1000;
        if (!isSeen)
            commits ??= await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .markedCommits */ .Dz)(run.workspace.git, maxCommits, head);
        const own = (0,_candidate_change_plan_js__WEBPACK_IMPORTED_MODULE_5__/* .isBareChange */ .Fq)(run)
            ? { base: run.found.startCommit, paths: [...(await savedOf(run.found.startCommit))], commits: [] }
            : isSeen
                ? { base: run.found.startCommit, paths: signal.details.filesModified, commits: [] }
                : await readPlanChanges(plan, commits ?? [], head, run);
        const { base, paths } = own;
        const saved = base === null ? new Set(paths) : await savedOf(base);
        const lasting = paths.filter((path) => saved.has(path) || isDeclaredAfter(at, path));
        const isLasting = lasting.every((path) => saved.has(path));
        const hollow = isLasting ? await findCosmeticChanges(plan, base, head, lasting, run) : new Map();
        const all = lasting.filter((path) => hollow.get(path) !== 'blanks');
        result.set(plan.id, { ...own, paths: all, touched: paths, hollow });
    }
    return {
        of: (plan) => result.get(plan)?.paths ?? [],
        touched: (plan) => result.get(plan)?.touched ?? [],
        hollow: (plan) => result.get(plan)?.hollow ?? new Map(),
        shareCommit: (one, other) => result.get(one)?.commits.some((sha) => result.get(other)?.commits.includes(sha)) === true,
    };
}
async function findCosmeticChanges(plan, base, head, paths, { workspace: { git, prefix } }) {
    if (base === null)
        return new Map();
    const declared = (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .declaredPaths */ .$N)(plan, prefix);
    const isWork = (path) => !path.startsWith(`${prefix}.planning/`);
    const observed = declared.patterns.length === 0 ? paths.filter(isWork) : paths.filter((path) => declared.covers(path));
    return (0,_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_7__/* .hollowFiles */ .Hl)(git, [base, head], observed, () => true);
}
async function readPlanChanges(plan, commits, head, { workspace: { git, prefix }, phase, services }) {
    const marked = commits.find(({ mark }) => mark?.plan === plan.id);
    if (marked?.mark && (await git.resolve(marked.mark.base)) !== null)
        return markedChanges(git, marked.sha, marked.mark);
    const existing = git.isShallow ? (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_2__/* .phaseState */ .R)(services.ledger.events).plans.completed.get(plan.id) : undefined;
    if (existing !== undefined)
        return { base: null, paths: existing.files, commits: [] };
    const named = commits.filter(({ subject }) => (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlan */ ._E)(subject, phase.id, plan.id)).map(({ sha }) => sha);
    const last = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .lastChange */ .$r)(git, [(0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inTree */ ._Z)(prefix, plan.summaryPath)], head);
    const all = [...new Set([...named, ...(last === null ? [] : [last])])];
    const changes = [];
    for (const sha of all)
        for (const path of await listCommitChanges(git, sha))
            changes.push(path);
    if (last !== null && changes.every((path) => path.startsWith(`${prefix}.planning/`))) {
        const parent = await git.resolve(`${last}^`);
        const base = parent === null ? null : await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .lastChange */ .$r)(git, [(0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inTree */ ._Z)(prefix, phase.dir)], parent);
        if (base !== null)
            return { base, paths: await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, base, last), commits: all };
    }
    const first = named.at(-1) ?? last;
    return { base: first === null ? null : await git.resolve(`${first}^`), paths: [...new Set(changes)], commits: all };
}
async function markedChanges(git, sha, mark) {
    const paths = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, mark.base, sha);
    let { base } = mark;
    for (const [at, part] of mark.parts.entries()) {
        if ((await git.resolve(part.base)) === null || (await git.resolve(part.commit)) === null)
            continue;
        for (const path of await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, part.base, part.commit))
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
    return (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, parent ?? (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyTree */ ["in"])(git)), sha);
}


/***/ }),

/***/ 81972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ againstBase),
  H: () => (/* binding */ hollowFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
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
// EXTERNAL MODULE: ./lib/judge/run/test-origin.js
var test_origin = __webpack_require__(33496);
// EXTERNAL MODULE: ./lib/judge/run/tests/failure-detail.js
var failure_detail = __webpack_require__(41451);
// EXTERNAL MODULE: ./lib/judge/run/tests/lost-tests.js
var lost_tests = __webpack_require__(51377);
;// CONCATENATED MODULE: ./lib/judge/run/old-tests.js











async function runOldTests({ before, tested }, reported, checkout, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const { changed, fresh } = await (0,tree/* listDifferences */.bY)(git, startCommit, checkout.commit);
    const isDeclared = (0,test_integrity/* declaredBy */.Ol)(run);
    const isMeant = (path) => isDeclared(path) || isDeclared(getSnapshotOwner(path));
    const old = changed.filter((path) => (0,test_file/* isTestMaterial */.G)(path) && !path.startsWith(`${prefix}.planning/`) && !isMeant(path));
    if (old.length === 0)
        return;
    const runs = [];
    const timeoutMs = (0,checkout_programs/* timeLimit */.zc)(tested.at(-1) ?? {});
    await checkout.reset();
    for (const time of [200, 201]) {
        await restore(old, checkout, run);
        runs.push(await (0,checkout_programs/* sideTests */.t3)({ what: 'old', time, log: 'tests-old', timeoutMs }, checkout, run));
        await checkout.reset();
        if (runs.at(-1)?.verdict.verdict === 'pass')
            return;
    }
    const [last] = runs;
    if (last === undefined)
        return;
    const namedTests = [...tested, ...(before === null ? [] : [before])].flatMap(({ named }) => (0,lost_tests/* redTests */.l8)(named.tests));
    const isIn = (tests, test) => tests.some((namedTest) => (0,lost_tests/* isSameTest */.fK)(namedTest, test));
    const red = (0,lost_tests/* redTests */.l8)(last.named.tests).filter((test) => !isIn(namedTests, test) && runs.every(({ named }) => isIn((0,lost_tests/* redTests */.l8)(named.tests), test)));
    const files = await (0,test_origin/* declaringFiles */.D)(red, checkout.commit, run);
    const own = new Set(fresh.map((path) => path.slice(prefix.length)));
    const mattering = red.filter((test, at) => {
        const declaring = files[at] ?? [];
        if ((0,lost_tests/* standsForFile */.Vw)(test) && own.has(test.file ?? test.name))
            return false;
        if (declaring.length > 0)
            return !declaring.every(isMeant);
        return before?.named.isComplete !== true || isIn(before.named.tests, test);
    });
    const isOne = old.length === 1;
    const isBare = (0,change_plan/* isBareChange */.Fq)(run);
    const reason = `${(0,text_text/* firstFew */.Dt)(old)} ${isOne ? 'was' : 'were'} changed${isBare ? '' : `, and no plan names ${isOne ? 'that file' : 'those files'}`}`;
    const step = isBare
        ? ''
        : `; name ${isOne ? 'it' : 'them'} in files_modified of the plan that is to change ${isOne ? 'it' : 'them'}, or keep the behaviour`;
    const unnamed = runs.find(({ named }) => !named.isRedNamed);
    const failing = (0,text_text/* firstFew */.Dt)(mattering.map(failure_detail/* failureText */.k), 5, '; ');
    if (mattering.length > 0)
        reported.broken.push(`${oldTestsFail(mattering)}: ${failing}; ${reason}${step}`);
    else if (unnamed !== undefined) {
        const reasons = (0,text_text/* firstFew */.Dt)(unnamed.verdict.reasons, 2, '; ');
        reported.broken.push(`the old tests do not pass on the new code (${reasons}); ${reason}${step}`);
    }
    else if (red.length > 0)
        reported.warnings.push(`with ${(0,text_text/* firstFew */.Dt)(old)} as before the phase, only new tests and those of files that plans name fail`);
}
function oldTestsFail({ length }) {
    const verbs = length === 1 ? 'as it stood before the phase, fails' : 'as they stood before the phase, fail';
    return `${(0,text_text/* formatCount */.B4)(length, 'old test')}, ${verbs} on the new code`;
}
function getSnapshotOwner(path) {
    return path.replace(/(?:__snapshots__\/)?([^/]+)\.snap$/, '$1');
}
async function restore(paths, checkout, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    for (const { mode, id, path } of await (0,tree/* entriesUnder */.X2)(git, startCommit, paths)) {
        if (!mode.startsWith('100'))
            continue;
        const foundObject = await git.objects.read(id);
        const isOther = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(checkout.top, path), { throwIfNoEntry: false })?.isFile() === false;
        if (foundObject.kind === 'blob' && !isOther)
            checkout.write(path, foundObject.content, mode === '100755' ? 0o755 : 0o644);
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
            weakened: base.executed > 0 ? [`${describeUncounted(after)}, but the base executed ${formatTests(base.executed)}`] : [],
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
    const all = executed + (skipped ?? 0) + todo + expectedToFail;
    return {
        executed,
        skipped: skipped ?? 0,
        todo,
        'expected to fail': expectedToFail,
        deselected,
        'not run': notRun,
        total: total === null ? all : Math.max(total, all),
    };
}
function describeUncounted({ passed, failed }) {
    return passed === null && failed !== null ? 'the number of passed tests is not printed' : 'no test could be counted';
}
function describeDrop(what, before, after) {
    return after < before ? [`${formatTests(before)} ${was(before)} ${what} on the base, ${after} now`] : [];
}
function describeRise(what, before, after) {
    return after > before ? [`${formatTests(after)} ${is(after)} ${what}, ${before} on the base`] : [];
}
const formatTests = (count) => (0,text_text/* formatCount */.B4)(count, 'test');
const is = (count) => (count === 1 ? 'is' : 'are');
const was = (count) => (count === 1 ? 'was' : 'were');
function proofOfRed(onBase, onResult, hollow = []) {
    if (onResult.verdict !== 'pass')
        return buildUnproven(`the new tests do not pass on the result: ${joinReasons(onResult)}`);
    const as = hollow.length === 0 ? '' : `, where each new or changed function of ${(0,text_text/* firstFew */.Dt)(hollow, 3)} fails`;
    if (onBase.verdict === 'pass')
        return buildUnproven(`the new tests pass on the base as well${as}, so they do not show that the work was necessary`);
    const wasStopped = onBase.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
    if (onBase.verdict === 'unknown' || wasStopped)
        return buildUnproven(`it is not known whether the new tests fail on the base: ${joinReasons(onBase)}`);
    const { failed, errors, passed, extra } = onBase;
    const red = (failed ?? 0) + (errors ?? 0);
    if (red > 0)
        return buildProven(`${red} of ${red + (passed ?? 0)} executed tests fail on the base, and all pass on the result`);
    const files = extra.suitesFailed ?? 0;
    if (files > 0)
        return buildProven(`${files === 1 ? '1 test file does' : `${files} test files do`} not load on the base, and all pass on the result`);
    if (onBase.runner !== null && passed === null && !onBase.reasons.includes(verdict/* NOTHING_EXECUTED */.g))
        return buildProven(`the new tests do not build on the base (${onBase.runner}), and all pass on the result`);
    return buildUnproven(`no test failed on the base, but its run did: ${joinReasons(onBase)}`);
}
const buildProven = (sentence) => ({ proven: true, sentence });
const buildUnproven = (sentence) => ({ proven: false, sentence });
function joinReasons({ reasons }) {
    return (0,text_text/* firstFew */.Dt)(reasons, 3, '; ') || 'no known reason';
}

;// CONCATENATED MODULE: ./lib/judge/run/test-baseline.js
















async function againstBase(tests, tested, checkout, run) {
    const { startCommit } = run.found;
    const { git, prefix } = run.workspace;
    const { prove, comparesTests } = run.policy;
    const reported = { weakened: [], broken: [], warnings: [], proof: null, idle: [] };
    const { changed, fresh } = await (0,tree/* listDifferences */.bY)(git, startCommit, checkout.commit);
    const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
    const last = tested.at(-1);
    if (files.length === 0 || last === undefined)
        return reported;
    const now = { ...last, verdict: tests };
    const earlier = comparesTests ? await (0,base_tests/* testsBefore */.r)(startCommit, run) : null;
    const before = earlier === null || 'problem' in earlier ? null : earlier;
    if (earlier !== null && 'problem' in earlier)
        reported.warnings.push(`the tests were not compared: ${earlier.problem}`);
    if (before !== null)
        await compare(before, now, { files, head: checkout.commit, told: reported }, run);
    if (reported.weakened.length > 0)
        return reported;
    await runOldTests({ before, tested }, reported, checkout, run);
    if (prove === 'off' || !files.some(test_file/* isTestFile */.h))
        return reported;
    const proof = await (0,checkout_programs/* inPreparedCheckout */.lN)(startCommit, run, (base) => provenBy(files, { base, checkout, before, tested: now }, reported, run));
    if (!('problem' in proof))
        return { ...reported, proof };
    const sentence = `the tests were not run without the work: ${proof.problem}`;
    reported.warnings.push(sentence);
    return { ...reported, proof: { proven: false, sentence, plans: [] } };
}
async function compare(before, now, { files, head, told }, run) {
    const { weakened, warnings } = compareWithBaseline(before.verdict, now.verdict);
    const isDeclared = (0,test_integrity/* declaredBy */.Ol)(run);
    const ofTests = files.filter(test_file/* isTestMaterial */.G);
    const wasAsked = ofTests.length > 0 && ofTests.every(isDeclared);
    const closing = (0,change_plan/* isBareChange */.Fq)(run) ? told.broken : told.weakened;
    const note = (closes, sentences) => {
        for (const sentence of sentences)
            (closes ? closing : told.warnings).push(sentence);
    };
    note(false, warnings);
    const isByName = before.named.isComplete && now.named.isComplete && before.verdict.runner === now.verdict.runner;
    if (!isByName)
        return note(!wasAsked, weakened);
    const hasFallen = weakened.some((sentence) => /^\d+ tests? (?:was|were) /.test(sentence));
    const lost = (0,lost_tests/* lostTests */.g5)(before.named.tests, now.named.tests);
    if (lost.length === 0)
        return;
    const declaring = await (0,test_origin/* declaringFiles */.D)(lost, head, run);
    const sentence = (tests) => `${(0,text_text/* formatCount */.B4)(tests.length, 'test')} of the base ${tests.length === 1 ? 'does' : 'do'} not run any more: ${(0,text_text/* firstFew */.Dt)(tests.map(lost_tests/* testLabel */.xW))}`;
    const isObjection = (at) => {
        const matches = declaring[at] ?? [];
        return matches.length > 0 ? !matches.every(isDeclared) : !wasAsked && (hasFallen || ofTests.length > 0);
    };
    const undeclared = lost.filter((_, at) => isObjection(at));
    if (undeclared.length === 0 || ((0,change_plan/* isBareChange */.Fq)(run) && !hasFallen))
        return note(false, [sentence(lost)]);
    const step = (0,change_plan/* isBareChange */.Fq)(run)
        ? ''
        : '; bring them back, or name their files in files_modified of the plan that is to change them';
    note(true, [...weakened, `${sentence(undeclared)}${step}`]);
}
async function provenBy(files, { base, checkout, before, tested, }, reported, run) {
    const expected = files.filter(test_file/* isTestMaterial */.G);
    const { hollow, changed, isChanged } = await hollowFiles(files, readIn(checkout), readIn(base));
    const all = new Map([...hollow, ...changed]);
    const isNew = new Set(expected.filter((path) => (0,test_file/* isTestFile */.h)(path) && !isPlainFile((0,external_node_path_.join)(base.top, path))));
    let time = 300;
    const testsOn = async (chosen, code) => {
        time += 1;
        await base.reset();
        for (const path of chosen.filter((each) => isPlainFile((0,external_node_path_.join)(checkout.top, each))))
            base.write(path, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(checkout.top, path)));
        for (const [path, text] of code)
            base.write(path, text);
        return (await (0,checkout_programs/* sideTests */.t3)({ what: 'proof', time, log: 'tests-red', timeoutMs: (0,checkout_programs/* timeLimit */.zc)(tested) }, base, run))
            .verdict;
    };
    const proofWith = async (chosen) => {
        const result = [...files.filter((path) => !(0,test_file/* isTestMaterial */.G)(path)), ...chosen];
        const isIdleOn = async (code) => (await testsOn(result, code)).verdict === 'pass';
        const onBase = await testsOn(chosen, hollow);
        const haveNew = chosen.some((path) => isNew.has(path)) && (grown(before, tested.verdict) ?? 0) > 0;
        if (onBase.verdict === 'pass' && haveNew && grown(before, onBase) === 0)
            return notRun;
        const proof = proofOfRed(onBase, tested.verdict, [...hollow.keys()]);
        if (all.size === 0)
            return proof;
        if (!proof.proven)
            return { ...proof, isIdle: onBase.verdict === 'pass' && (!isChanged || (await isIdleOn(all))) };
        if (!isChanged)
            return proof;
        const requested = await testsOn(result, all);
        return requested.verdict === 'pass'
            ? { ...proofOfRed(requested, tested.verdict, [...all.keys()]), isIdle: true }
            : proof;
    };
    const { isIdle = false, ...whole } = await proofWith(expected);
    const changes = await (0,plan_changes/* planChanges */.X)(run, new Map());
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    const testsOf = (id) => changes.of(id).filter((path) => (0,test_file/* isTestFile */.h)(path) && expected.includes(path));
    const authors = ids.filter((id) => testsOf(id).length > 0);
    if (!whole.proven) {
        reported.warnings.push(whole.sentence);
        if (isIdle)
            for (const path of expected)
                reported.idle.push(path);
        return { ...whole, plans: [] };
    }
    if (authors.length < 2)
        return { ...whole, plans: authors };
    const material = expected.filter((path) => !(0,test_file/* isTestFile */.h)(path));
    const plans = [];
    for (const id of authors) {
        const own = await proofWith([...material, ...testsOf(id)]);
        if (own.proven)
            plans.push(id);
        else
            reported.warnings.push(`plan ${id}: ${own.sentence}`);
        if (own.isIdle)
            for (const path of testsOf(id))
                reported.idle.push(path);
    }
    return { ...whole, plans };
}
const notRun = {
    proven: false,
    sentence: 'the new tests do not run without the work, so they prove nothing either way',
};
function grown(before, now) {
    return before === null ? null : (0,own_results/* passedSince */.Pd)(before.verdict, now);
}
function readIn({ top }) {
    return async (path) => (isPlainFile((0,external_node_path_.join)(top, path)) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(top, path), 'utf8') : null);
}
async function hollowFiles(files, readNow, readBefore) {
    const [hollow, changed] = [new Map(), new Map()];
    let isChanged = false;
    for (const path of files.filter(hollow_code/* isMutable */.b)) {
        const now = await readNow(path);
        if (now === null)
            continue;
        const before = await readBefore(path);
        const text = await (0,hollow_code/* hollowCode */.n)(path, now, before);
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
/* harmony export */   D: () => (/* binding */ declaringFiles)
/* harmony export */ });
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10226);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13528);
/* harmony import */ var _checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86016);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80811);
/* harmony import */ var _tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51377);





const maxSearched = 40;
async function declaringFiles(tests, head, run) {
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
    const existing = text === undefined ? [] : await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .presentFiles */ .RX)(git, startCommit, [`${prefix}${text}`]);
    if (existing.length > 0)
        return existing;
    const title = titleInSource(test);
    if (title.length < 2)
        return [];
    const holding = await (0,_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__/* .filesWith */ .sH)(git, startCommit, [title]);
    const paths = holding.filter((path) => (0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestMaterial */ .G)(path) || path.endsWith('.rs'));
    const touched = paths.filter((path) => changed.has(path));
    return touched.length > 0 ? touched : paths;
}
function titleInSource(test) {
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
/* harmony export */   Yx: () => (/* binding */ isAcceptedTest),
/* harmony export */   iI: () => (/* binding */ isRed),
/* harmony export */   iX: () => (/* binding */ redApart)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80811);
/* harmony import */ var _failure_detail_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41451);
/* harmony import */ var _lost_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51377);




function redApart(runs, { inherited, isAccepted }) {
    const failed = runs.filter(({ verdict }) => verdict.verdict !== 'pass');
    const isNamed = failed.every(({ named }) => named.isRedNamed);
    const reds = dropDuplicates(failed.flatMap(({ named }) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .redTests */ .l8)(named.tests)));
    const passedIn = (test, run) => (run.verdict.verdict === 'pass' || run.named.isRedNamed) && !isRed(test, run);
    const flaky = reds.filter((test) => runs.some((run) => passedIn(test, run)));
    const accepted = reds.filter(isAccepted);
    const isOneRunner = failed.every(({ verdict }) => verdict.runner === inherited?.runner);
    const before = isOneRunner ? [...(inherited?.tests ?? [])] : [];
    const old = reds.filter((test) => !accepted.includes(test) && takeFrom(before, test));
    const closing = reds.filter((test) => !accepted.includes(test) && !old.includes(test));
    const fresh = closing.filter((test) => !flaky.includes(test));
    const isUnnamedFlaky = !isNamed && runs.some(({ verdict }) => verdict.verdict === 'pass');
    const flakyNames = isUnnamedFlaky ? [...listLabels(flaky), unnamed] : listLabels(flaky);
    const closingFlaky = isUnnamedFlaky ? flakyNames : listLabels(flaky.filter((test) => closing.includes(test)));
    return {
        red: { new: listLabels(fresh), inherited: listLabels(old), flaky: flakyNames, accepted: listLabels(accepted) },
        mayOpen: isNamed && failed.length > 0 && closing.length === 0 && failed.every(({ verdict }) => (verdict.passed ?? 0) > 0),
        reasons: [
            ...(closingFlaky.length > 0
                ? [
                    `flaky: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(closingFlaky)} failed and passed on the same commit; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`,
                ]
                : []),
            ...(fresh.length > 0
                ? [
                    `failed${failed.length > 1 ? ` in all of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .formatCount */ .B4)(failed.length, 'run')}` : ''}: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(fresh.map(_failure_detail_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .k), 5, '; ')}`,
                ]
                : []),
            ...(inherited !== null && !isNamed && inherited.tests.length > 0
                ? [
                    'tests were red before the phase, but not every red test has a name now, so new failures cannot be told apart',
                ]
                : []),
        ],
    };
}
function isRed(test, { named }) {
    return (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .redTests */ .l8)(named.tests).some((redTest) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTest */ .fK)(redTest, test));
}
const unnamed = 'a test whose name the runner does not tell';
function takeFrom(tests, test) {
    const at = tests.findIndex((namedTest) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTest */ .fK)(namedTest, test));
    if (at >= 0)
        tests.splice(at, 1);
    return at >= 0;
}
function dropDuplicates(tests) {
    const namedTests = [];
    const observed = new Set();
    for (const test of tests) {
        const key = (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)(test);
        if (!observed.has(key))
            namedTests.push(test);
        observed.add(key);
    }
    return namedTests;
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
    return (commitStandsInTheWay(facts) ??
        plansStandInTheWay(facts) ??
        testsStandInTheWay(facts, policy) ??
        requirementsStandInTheWay(facts) ??
        verificationStandsInTheWay(facts) ??
        openOrConfirm(facts, policy));
}
function commitStandsInTheWay({ problems = [], questions = [] }) {
    if (problems.length > 0)
        return closeGate('commit', 'fix', `The commit cannot count: ${joinedList(problems)}`);
    return questions.length === 0
        ? undefined
        : closeGate('commit', 'ask', `A person must decide whether this is right: ${joinedList(questions)}`);
}
function plansStandInTheWay({ plans, commit }) {
    if (!plans)
        return undefined;
    if (plans.commit !== commit)
        return closeGate('plans', 'fix', `The plans were judged on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(plans.commit)}, not on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`);
    if (plans.against.length > 0)
        return closeGate('plans', 'fix', `These checks fail on the final commit: ${joinedList(plans.against)}`);
    return plans.lacking.length > 0
        ? closeGate('evidence', 'fix', `The evidence is not sufficient: ${joinedList(plans.lacking)}`)
        : undefined;
}
function testsStandInTheWay({ tests, commit }, { requireTests }) {
    if (tests === null)
        return requireTests !== false
            ? closeGate('tests', 'run_tests', 'No tests were run; a phase is not complete on trust')
            : undefined;
    if (tests.commit !== commit)
        return closeGate('tests', 'run_tests', `The tests were run on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(tests.commit)}, not on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`);
    switch (tests.verdict) {
        case 'pass':
            return undefined;
        case 'fail':
            return closeGate('tests', 'fix', 'The tests fail');
        default:
            return closeGate('tests', 'ask', 'The result of the tests is unknown, which does not count as a pass');
    }
}
function requirementsStandInTheWay({ requirements, commit }) {
    const { done, open } = requirements;
    if (requirements.commit !== commit) {
        const reason = `The requirements were read on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(requirements.commit)}, not on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`;
        return closeGate('requirements', 'continue', reason);
    }
    if (done === false)
        return closeGate('requirements', 'continue', `Open: ${joinedList(open)}`);
    return done === true && open.length === 0
        ? undefined
        : closeGate('requirements', 'ask', `It is unknown whether the requirements are done: ${joinedList(open)}`);
}
function verificationStandsInTheWay({ verification, commit }) {
    if (verification === null)
        return undefined;
    if (verification.commit !== commit) {
        const reason = `The verification is of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(verification.commit)}, not of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`;
        return closeGate('verification', 'continue', reason);
    }
    switch (verification.status) {
        case 'passed':
            return undefined;
        case 'gaps_found':
            return closeGate('verification', 'fix', 'The verification found gaps');
        case 'human_needed':
            return closeGate('verification', 'ask', 'The verification asks for a person');
        default: {
            const reason = 'It is unknown whether the phase is verified, which does not count as a pass';
            return closeGate('verification', 'fix', reason);
        }
    }
}
function openOrConfirm({ tests, confirmations }, { confirmingRuns }) {
    const reason = tests
        ? 'The tests pass and the requirements are done'
        : 'The requirements are done; tests are not required';
    const isConfirmed = tests === null || confirmations >= (confirmingRuns ?? 0);
    return isConfirmed
        ? { open: true, why: reason }
        : closeGate('tests', 'run_tests', `${reason}; ${confirmingRuns} more runs must confirm it`);
}
function closeGate(by, next, reason) {
    return { open: false, by, next, why: reason };
}
function joinedList(open) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFew */ .Dt)(open, 5, '; ') || 'no details';
}


/***/ }),

/***/ 66224:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ changedLines)
/* harmony export */ });
async function changedLines(git, from, to, paths) {
    const result = new Map();
    for (const path of paths) {
        const flags = ['--no-ext-diff', '--no-textconv', '--no-renames', '--no-color', '--unified=0'];
        const text = await git.read(['--literal-pathspecs', 'diff-tree', '-r', '-p', ...flags, from, to, '--', path]);
        const lines = new Set();
        for (const [, first = '0', count = '1'] of text.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm))
            for (let at = 0; at < Number(count); at += 1)
                lines.add(Number(first) + at);
        if (lines.size > 0)
            result.set(path, lines);
    }
    return result;
}


/***/ })

};
;