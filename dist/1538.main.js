"use strict";
exports.id = 1538;
exports.ids = [1538];
exports.modules = {

/***/ 90429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zc: () => (/* binding */ buildUnjudged),
/* harmony export */   c$: () => (/* binding */ standingInTheWay),
/* harmony export */   rg: () => (/* binding */ waived),
/* harmony export */   xQ: () => (/* binding */ judgeCommit)
/* harmony export */ });
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
async function judgeCommit(documents, run, witness, work) {
    const { commit } = documents.facts;
    const closedBy = (problem) => buildUnjudged(documents, { problems: [problem] });
    const startedAt = run.services.clock.uptimeMs();
    run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
    const checkout = await (0,_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .openCleanCheckout */ .k8)(commit, run);
    if (typeof checkout === 'string')
        return closedBy(checkout);
    try {
        const gate = await judgeDocuments({ checkout, documents, run, witness, work }, startedAt);
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
        return gateWith(answers, [...ofCommit, ...compared, ...found], { ...rest, cost, evidence, level: getLowestLevel(evidence) }, judging);
    }
    const missing = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_0__/* .missingDependencies */ .kc)(checkout.root, run.workspace.project);
    const lacking = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/missing-dependency', '', missing);
    const more = { decision: tested?.decision ?? decision, tests: tested?.tests ?? null, cost };
    const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
    return gateWith(answers, [...ofCommit, ...lacking, ...compared], { ...more, evidence, level: getLowestLevel(evidence) }, judging);
}
function closedDoor(findings, answers, judging) {
    const refused = [...answers].flatMap(([id, each]) => each.findings.filter(({ level }) => level === 'refuse').map((finding) => `plan ${id}: ${(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj)(finding)}`));
    const { problems = [], questions = [] } = standingInTheWay(findings);
    const facts = refused.length > 0 ? { problems: [...problems, ...refused] } : { problems, questions };
    const gate = gateWith(answers, findings, buildUnjudged(judging.documents, facts), judging);
    return { ...gate, warnings: judging.documents.warnings };
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
    const warnings = [...checks].flatMap(([id, each]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(each).map((warning) => `plan ${id}: ${warning}`));
    return {
        ...buildUnjudged(documents),
        ...existing,
        checks,
        findings: [...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingDetails */ .aw)(ofCommit), ...ofPlans].slice(0, 200),
        warnings: [...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(ofCommit), ...warnings],
    };
}
function factsOfPlans(answers, gateFacts, commit) {
    const reported = [...answers].flatMap(([id, { findings }]) => (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listObjections */ .BG)(findings).map((finding) => ({
        level: finding.level,
        text: `plan ${id}: ${(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj)(finding)}`,
    })));
    const texts = reported.map(({ text }) => text);
    const fails = reported.some(({ level }) => level === 'refuse');
    return {
        ...gateFacts,
        questions: [...(gateFacts.questions ?? []), ...(fails ? [] : texts)],
        plans: { against: fails ? texts : [], lacking: [], commit },
    };
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
    const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)({ ...facts, ...standingInTheWay(broken) }, waived);
    return { ...tested, decision, warnings: [...tested.warnings, ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .listWarnings */ .EB)(broken)] };
}
async function addVerification(answers, facts, tested, { checkout, run, witness, work }) {
    const { tests = null, mutants: tried = null } = tested ?? {};
    const passed = tests === null || (tests.red?.flaky ?? []).length > 0 ? null : tests.passed;
    const evidence = new Map();
    const findings = [];
    for (const [id, answer] of answers) {
        const own = (0,_run_phase_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .testsOfPlan */ .Wo)(tested?.phaseTests ?? [], work.changes.of(id));
        const proven = passed !== null && tested?.proof?.plans.includes(id) === true;
        const observed = { ...answer.evidence, tests: passed, ownTests: own.count, proven };
        evidence.set(id, tried === null ? observed : { ...observed, mutants: (0,_run_mutants_mutant_result_js__WEBPACK_IMPORTED_MODULE_10__/* .scoreMutants */ .zO)(tried.results, work.changes.of(id)) });
        for (const unused of (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('own-test/idle', `of plan ${id}:`, own.warnings))
            findings.push(unused);
    }
    const verification = await witness.verification(checkout);
    const answer = judgeVerification(verification, run.policy);
    const missing = [
        ...[...evidence].flatMap(([id, each]) => (0,_least_evidence_js__WEBPACK_IMPORTED_MODULE_8__/* .lackingEvidence */ .H)(id, each, run.policy.minEvidence) ?? []),
        ...describeUnproven(tested?.proof ?? null, run.policy),
    ];
    const { commit } = facts;
    const decision = (0,_signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_9__/* .exitGate */ .c)({
        ...facts,
        plans: { against: [], lacking: missing, commit: checkout.commit },
        tests: tests && { verdict: tests.verdict, commit },
        verification: answer && { status: answer, commit },
    }, waived);
    const notes = (tests?.reasons ?? []).map((reason) => `tests: ${reason}`);
    const remarks = answer === null && work.origin !== 'commits' ? describeUnasked(verification) : [];
    const reported = [
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/notes', '', notes),
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('result/unnoticed-change', '', tried === null ? [] : (0,_run_mutants_mutant_result_js__WEBPACK_IMPORTED_MODULE_10__/* .survivorWarnings */ .wU)(tried)),
        ...findings,
        ...(0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFindings */ .bn)('report/not-counted', '', [...verification.remarks, ...remarks]),
    ];
    return { decision, evidence, mutants: tried?.results ?? null, tests, verification, found: reported };
}
function standingInTheWay(findings) {
    const at = (expected) => findings.filter(({ level }) => level === expected).map(_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj);
    return { problems: at('refuse'), questions: at('ask') };
}
function describeUnproven(proof, { prove }) {
    if (prove !== 'require' || proof?.proven)
        return [];
    return [`prove: require, but ${proof?.sentence ?? 'the phase added or changed no executed test'}`];
}
function getLowestLevel(evidence) {
    return (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .getWeakest */ .pW)([...evidence.values()].map(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__/* .evidenceLevel */ .GT));
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
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95291);
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
    const recorded = (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_0__/* .testsOnBase */ .kK)(ledger.events, commit, command);
    if (recorded !== null && recorded.names?.isCut !== true)
        return { ...fromRecord(recorded), flaky: [] };
    return (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .inPreparedCheckout */ .lN)(commit, run, async (checkout) => {
        const first = await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .sideTests */ .t3)({ what: 'before', time: 100, log: 'tests-base' }, checkout, run);
        const hasRed = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .redTests */ .l8)(first.named.tests).length > 0 && first.named.isRedNamed;
        if (hasRed)
            await checkout.reset();
        const second = hasRed ? await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_2__/* .sideTests */ .t3)({ what: 'before', time: 101, log: 'tests-base' }, checkout, run) : first;
        const isAsTold = second.verdict.verdict === 'pass' || second.named.isRedNamed;
        const testedRun = isAsTold ? second : first;
        const redAtFirst = isAsTold ? (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .redTests */ .l8)(first.named.tests) : [];
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

/***/ 80534:
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
;// CONCATENATED MODULE: ./lib/system/git/changed-lines.js
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
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/judge/read/code-shapes.js
var code_shapes = __webpack_require__(39282);
// EXTERNAL MODULE: ./lib/judge/read/syntax-tree.js
var syntax_tree = __webpack_require__(11802);
;// CONCATENATED MODULE: ./lib/judge/run/mutants/mutants.js




function chooseMutants(files, seed, max) {
    const all = files.flatMap(({ owner, path, mutations }) => mutations.map((mutation) => ({ ...mutation, owner, path })));
    const levels = [
        ({ owner }) => owner,
        ({ path }) => path,
        ({ path, line }) => `${path} ${line}`,
        ({ path, from, becomes }) => `${path} ${from} ${becomes}`,
    ];
    const rank = (key) => (0,external_node_crypto_.createHash)('sha256').update(`${seed} ${key}`).digest('hex');
    const spread = (items, level) => {
        const key = levels[level];
        if (key === undefined)
            return [...items];
        const groups = new Map();
        for (const item of items)
            groups.set(key(item), (groups.get(key(item)) ?? []).concat(item));
        const ranked = [...groups].map(([name, group]) => ({ at: rank(name), group }));
        ranked.sort((one, other) => (one.at < other.at ? -1 : 1));
        return inTurns(ranked.map(({ group }) => spread(group, level + 1)));
    };
    return spread(all, 0).slice(0, max);
}
function inTurns(lists) {
    const longest = (0,extremes/* getLargest */.p)(lists.map(({ length }) => length), 0);
    return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
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
    const isValue = tree.family === 'rust' && !(0,syntax_tree/* getNodeText */.Oe)(part, tree).endsWith(';');
    if (isValue || /^(?:super|this|panic)$/.test((0,code_shapes/* getCallChain */.cd)(call, tree).join('.')))
        return null;
    return { from: part.from, to: part.to, becomes: syntax_tree/* families */.TJ[tree.family].noStatement };
}
function negated(part, tree) {
    const isIf = /^(?:if|elif)_(?:statement|expression|clause)$/.test(part.type);
    const condition = isIf ? (0,syntax_tree/* childAs */.NC)(part, 'condition') : undefined;
    if (condition === undefined || /let_/.test(condition.type) || (0,code_shapes/* isConstant */.VO)(condition, tree))
        return null;
    if (tree.family === 'python')
        return { from: condition.from, to: condition.to, becomes: `not (${(0,syntax_tree/* getNodeText */.Oe)(condition, tree)})` };
    const inner = condition.type === 'parenthesized_expression' ? ((0,syntax_tree/* namedChildren */.TP)(condition)[0] ?? condition) : condition;
    return { from: inner.from, to: inner.to, becomes: `!(${(0,syntax_tree/* getNodeText */.Oe)(inner, tree)})` };
}
function isUnseen(part, tree) {
    const isLog = (node) => (0,code_shapes/* isKind */.VF)(node, 'call') && logsPattern.test((0,code_shapes/* getCallChain */.cd)(node, tree).join('.'));
    return [part, ...(0,syntax_tree/* walkAncestors */.yB)(part)].some((node) => untestedPattern.test(node.type) ||
        isLog(node) ||
        (node.type === 'expression_statement' && node.children.some(isLog)));
}
const untestedPattern = /^(?:import_|export_clause|type_|interface_|decorator|attribute_item|.*annotation$|ERROR|preproc|use_|package_)/;
const logsPattern = /^(?:console|log|logger|logging|tracing)\.|^(?:print|println|eprintln|log)$|^fmt\.Print/;

// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
;// CONCATENATED MODULE: ./lib/judge/run/mutant-runs.js









const maxMutants = 20;
const maxFile = 300_000;
async function mutantRuns({ commit }, run) {
    const { mutants, minEvidence } = run.policy;
    const max = mutants === 0 && minEvidence === 'sensitive' ? maxMutants : mutants;
    if (max === 0)
        return null;
    const chosen = chooseMutants(await mutableFiles(commit, run), commit, max);
    if (chosen.length === 0)
        return { results: [], notes: ['no changed line of the phase has code that could be changed to try its tests'] };
    const { clock, ledger } = run.services;
    const begunAt = clock.uptimeMs();
    ledger.append('mutants_start', { commit, tried: chosen.length, of: 'tests', time: allRuns });
    const report = await tryAll(chosen, commit, run);
    const count = (expected) => report.results.filter(({ outcome }) => outcome === expected).length;
    ledger.append('mutants_end', {
        commit,
        tried: report.results.length,
        killed: count('killed'),
        undecided: count('undecided'),
        durationMs: clock.uptimeMs() - begunAt,
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
            results.push(await tryMutant(mutant, { checkout, time: 1_000 + at, limitMs: (0,checkout_programs/* patience */._L)(green), endAt }, run));
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
    const lines = await changedLines(git, startCommit, commit, changed.slice(0, 400));
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
    const leftMs = endAt - clock.uptimeMs();
    if (leftMs <= 0 || interrupt.now.aborted)
        return (0,mutant_result/* buildMutantResult */.NC)(text, mutant, 'undecided');
    checkout.use();
    (0,external_node_fs_.writeFileSync)(file, (0,mutant_result/* mutatedText */.EI)(text, mutant));
    const changedAt = clock.now() / 1000 + 10 * (time - allRuns);
    (0,external_node_fs_.utimesSync)(file, changedAt, changedAt);
    const timeoutMs = Math.min(limitMs, leftMs);
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
    if (family === 'go')
        return /^(?:init|main)$/.test(name) && node.type === 'function_declaration';
    const isOfTests = [...(0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .walkAncestors */ .yB)(node)].some(({ type, from }) => type === 'mod_item' && /#\[cfg\(test\)\]\s*$/.test(text.slice(0, from)));
    return (family === 'rust' && (name === 'main' || isOfTests || /#\[(?:\w+::)*test\][^{}]*$/.test(text.slice(0, node.from))));
}
function buildThrowStatement({ body, isExpression }, { family, text }) {
    const { hollow } = _read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .families */ .TJ[family];
    if (family === 'python') {
        const indent = /(?<=\n)[ \t]*$/.exec(text.slice(0, body.from))?.[0];
        return { at: body.from, says: indent === undefined ? `${hollow}; ` : `${hollow}\n${indent}` };
    }
    if (!isExpression)
        return { at: body.from + 1, says: hollow };
    return { at: body.from, says: family === 'script' ? `(() => { ${hollow} })() || ` : `{ ${hollow} } ` };
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
/* harmony export */   j5: () => (/* binding */ explainMissingPass)
/* harmony export */ });
/* harmony import */ var _plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81252);
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39587);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80811);



function passedSince(before, now) {
    return before.passed === null || now.passed === null ? null : now.passed - before.passed;
}
function explainMissingPass(test, { verdict, named }, grown) {
    const isLike = buildNamePattern(test.name);
    const lookalike = isLike === null
        ? []
        : named.tests.filter((namedTest) => !namedTest.isGroup && listTitles(namedTest).some((title) => isLike.test(title)));
    const here = lookalike.filter(({ file }) => file !== undefined && isSameFile(file, test.path));
    const namedTests = here.length > 0 ? here : lookalike;
    if (namedTests.some(({ outcome }) => outcome === 'passed'))
        return null;
    if (namedTests.length > 0)
        return 'it was skipped';
    if (isEmptyFile(test.path, named.tests))
        return test.isBehindIf ? 'its condition was not met here' : ENDED_EARLY;
    if (test.isConditional && verdict.skipped !== 0)
        return 'it may have been skipped';
    return test.isNew && grown !== null && grown <= 0 ? 'it did not run with test-command' : null;
}
const ENDED_EARLY = 'the runner started its file, which ended and reported no test';
function isEmptyFile(path, tests) {
    return tests.some(({ name, isGroup }) => isGroup === true &&
        (0,_console_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .isNodeTestFile */ .vA)(name) &&
        isSameFile(name, path) &&
        !tests.some((test) => test.name.startsWith(`${name} > `)));
}
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
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65888);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _candidate_declared_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5651);
/* harmony import */ var _candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15747);







const maxCommits = 2000;
async function planChanges(run, signals, head = 'HEAD') {
    const result = new Map();
    let commits = null;
    const plans = run.schedule.plans.map(({ plan }) => plan);
    const keptSince = new Map();
    const keptOf = (base) => {
        const existing = keptSince.get(base) ?? (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(run.workspace.git, base, head).then((all) => new Set(all));
        keptSince.set(base, existing);
        return existing;
    };
    const isDeclaredAfter = (at, path) => plans.slice(at + 1).some((plan) => (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .declaredPaths */ .$N)(plan, run.workspace.prefix).covers(path));
    for (const [at, plan] of plans.entries()) {
        const signal = signals.get(plan.id);
        const isSeen = signal?.status === 'success' &&
            signal.details.alreadyComplete !== true &&
            signal.details.filesModified.length < 1000;
        if (!isSeen)
            commits ??= await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .markedCommits */ .Dz)(run.workspace.git, maxCommits, head);
        const own = isSeen
            ? { base: run.found.startCommit, paths: signal.details.filesModified, commits: [] }
            : await readPlanChanges(plan, commits ?? [], head, run);
        const { base, paths } = own;
        const saved = base === null ? new Set(paths) : await keptOf(base);
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
    const declared = (0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .declaredPaths */ .$N)(plan, prefix);
    const isWork = (path) => !path.startsWith(`${prefix}.planning/`);
    const observed = declared.patterns.length === 0 ? paths.filter(isWork) : paths.filter((path) => declared.covers(path));
    return (0,_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_6__/* .hollowFiles */ .Hl)(git, [base, head], observed, () => true);
}
async function readPlanChanges(plan, commits, head, { workspace: { git, prefix }, phase, services }) {
    const marked = commits.find(({ mark }) => mark?.plan === plan.id);
    if (marked?.mark && (await git.resolve(marked.mark.base)) !== null)
        return markedChanges(git, marked.sha, marked.mark);
    const existing = git.isShallow ? (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordedPlans */ .hV)(services.ledger.events).get(plan.id) : undefined;
    if (existing !== undefined)
        return { base: null, paths: existing.files, commits: [] };
    const named = commits.filter(({ subject }) => (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlan */ ._E)(subject, phase.id, plan.id)).map(({ sha }) => sha);
    const last = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .lastChange */ .$r)(git, [(0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .inTree */ ._Z)(prefix, plan.summaryPath)], head);
    const all = [...new Set([...named, ...(last === null ? [] : [last])])];
    const changes = [];
    for (const sha of all)
        for (const path of await listCommitChanges(git, sha))
            changes.push(path);
    if (last !== null && changes.every((path) => path.startsWith(`${prefix}.planning/`))) {
        const parent = await git.resolve(`${last}^`);
        const base = parent === null ? null : await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .lastChange */ .$r)(git, [(0,_candidate_declared_js__WEBPACK_IMPORTED_MODULE_5__/* .inTree */ ._Z)(prefix, phase.dir)], parent);
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
    const seen = new Set();
    for (const test of tests) {
        const key = (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)(test);
        if (!seen.has(key))
            namedTests.push(test);
        seen.add(key);
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


/***/ })

};
;