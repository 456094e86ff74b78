"use strict";
exports.id = 1807;
exports.ids = [1807];
exports.modules = {

/***/ 7065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ sessionAfter),
/* harmony export */   r: () => (/* binding */ mergeRuns)
/* harmony export */ });
/* harmony import */ var _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67306);

function sessionAfter({ result }, last) {
    const id = result?.sessionId ?? null;
    if (result === undefined || id === null || !/^[A-Za-z0-9][\w.:-]{0,127}$/.test(id))
        return null;
    const usd = result.cost?.source === 'reported' ? result.cost.usd : null;
    if (last === null)
        return { id, before: { usage: result.usage, costUsd: usd } };
    if (last.id !== id)
        return { id, before: { usage: null, costUsd: null } };
    const { usage, costUsd } = last.before;
    return {
        id,
        before: {
            usage: sumIfKnown(usage, result.usage, _stream_agent_result_js__WEBPACK_IMPORTED_MODULE_0__/* .addUsage */ .vk),
            costUsd: sumIfKnown(costUsd, usd, (one, other) => one + other),
        },
    };
}
function mergeRuns(first, next) {
    const notes = [first.note, next.note].filter((note) => note !== undefined);
    return {
        ...next,
        durationMs: first.durationMs + next.durationMs,
        survivors: first.survivors + next.survivors,
        lastProgress: next.lastProgress ?? first.lastProgress,
        ...(notes.length === 0 ? {} : { note: notes.join('; ') }),
    };
}
function sumIfKnown(one, other, add) {
    return one === null || other === null ? null : add(one, other);
}


/***/ }),

/***/ 65534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ inheritedTests),
/* harmony export */   r: () => (/* binding */ testsBefore)
/* harmony export */ });
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95291);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13528);
/* harmony import */ var _tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84971);
/* harmony import */ var _tests_red_apart_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(45665);
/* harmony import */ var _checkout_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45765);





const begun = new WeakMap();
function testsBefore(commit, run) {
    const known = begun.get(run.found) ?? new Map();
    begun.set(run.found, known);
    const found = known.get(commit) ?? readOrRun(commit, run);
    known.set(commit, found);
    return found;
}
async function readOrRun(commit, run) {
    const { ledger } = run.services;
    const { testCommand: command } = run.policy;
    const recorded = (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_0__/* .testsOnBase */ .kK)(ledger.events, commit, command);
    if (recorded !== null && recorded.names?.isCut !== true)
        return { ...fromRecord(recorded), flaky: [] };
    return (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .inPreparedCheckout */ .lN)(commit, run, async (checkout) => {
        const first = await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .sideTests */ .t3)({ what: 'before', time: 100, log: 'tests-base' }, checkout, run);
        const hasRed = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .redTests */ .l8)(first.named.tests).length > 0 && first.named.isRedNamed;
        if (hasRed)
            await checkout.reset();
        const second = hasRed ? await (0,_checkout_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .sideTests */ .t3)({ what: 'before', time: 101, log: 'tests-base' }, checkout, run) : first;
        const isAsTold = second.verdict.verdict === 'pass' || second.named.isRedNamed;
        const found = isAsTold ? second : first;
        const redAtFirst = isAsTold ? (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .redTests */ .l8)(first.named.tests) : [];
        const flaky = redAtFirst.filter((test) => !(0,_tests_red_apart_js__WEBPACK_IMPORTED_MODULE_3__/* .isRedIn */ .N)(test, second)).map(_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW);
        if (run.services.interrupt.now.aborted)
            return { problem: 'the run was interrupted' };
        ledger.append('tests_base', { commit, command, verdict: found.verdict, names: namesOnRecord(found) });
        if (flaky.length > 0)
            ledger.append('tests_flaky', { commit, command, names: flaky.slice(0, 100) });
        return { ...found, flaky };
    });
}
const mostNameText = 64 * 1024;
function namesOnRecord({ named }) {
    const failed = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .redTests */ .l8)(named.tests).map(({ name, file }) => ({ name, ...(file ? { file } : {}) }));
    const passed = named.tests.flatMap(({ name, outcome, isGroup }) => (outcome === 'passed' && !isGroup ? [name] : []));
    const size = [...passed, ...failed.map(_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW)].reduce((sum, name) => sum + name.length, 0);
    const { isRedNamed, isComplete } = named;
    if (size > mostNameText)
        return { failed: [], passed: null, isRedNamed: false, isCut: true };
    return { failed, passed: isComplete ? passed : null, isRedNamed };
}
function fromRecord({ verdict, names }) {
    const failed = (names?.failed ?? []).map((test) => ({ ...test, outcome: 'failed' }));
    const passed = (names?.passed ?? []).map((name) => ({ name, outcome: 'passed' }));
    const { passed: known = null, isRedNamed = false } = names ?? {};
    return { verdict, named: { tests: [...failed, ...passed], isComplete: known !== null, isRedNamed } };
}
async function inheritedTests(run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const base = await testsBefore(startCommit, run);
    if ('problem' in base || !base.named.isRedNamed)
        return null;
    const { runner } = base.verdict;
    let tests = (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .redTests */ .l8)(base.named.tests);
    for (const event of run.services.ledger.events) {
        if (event.event !== 'tests_base' || event.commit === startCommit || event.command !== run.policy.testCommand)
            continue;
        if ((await git.resolve(event.commit)) === null)
            continue;
        const changed = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .changedBetween */ .jr)(git, startCommit, event.commit);
        const isOther = changed.some((path) => !path.startsWith(`${prefix}.planning/`));
        const { failed = [], passed = null } = event.names ?? {};
        const isStillRed = (test) => failed.some((each) => (0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameTest */ .fK)({ ...each, outcome: 'failed' }, test));
        if (isOther && (passed !== null || event.names?.isRedNamed))
            tests = tests.filter(isStillRed);
    }
    return tests.length === 0 ? null : { tests, runner };
}


/***/ }),

/***/ 6323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  xQ: () => (/* binding */ judgeCommit),
  c$: () => (/* binding */ standingInTheWay),
  bC: () => (/* binding */ unjudged),
  rg: () => (/* binding */ waived)
});

// EXTERNAL MODULE: ./lib/settings/call/set-up-command.js + 1 modules
var set_up_command = __webpack_require__(77675);
// EXTERNAL MODULE: ./lib/signal/evidence.js
var signal_evidence = __webpack_require__(67263);
// EXTERNAL MODULE: ./lib/signal/exit-gate.js
var exit_gate = __webpack_require__(17120);
// EXTERNAL MODULE: ./lib/system/git/clean-copy.js
var clean_copy = __webpack_require__(60949);
// EXTERNAL MODULE: ./lib/judge/mutants/mutant-result.js
var mutant_result = __webpack_require__(39007);
// EXTERNAL MODULE: ./lib/judge/rules/finding.js
var rules_finding = __webpack_require__(96734);
// EXTERNAL MODULE: ./lib/judge/verdict/check-answer.js
var check_answer = __webpack_require__(17212);
// EXTERNAL MODULE: ./lib/judge/verdict/least-evidence.js
var least_evidence = __webpack_require__(76208);
// EXTERNAL MODULE: ./lib/judge/verdict/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(43244);
// EXTERNAL MODULE: ./lib/judge/gate/commit-judgement.js + 3 modules
var commit_judgement = __webpack_require__(78165);
// EXTERNAL MODULE: ./lib/judge/gate/judged-plans.js
var judged_plans = __webpack_require__(98944);
// EXTERNAL MODULE: ./lib/judge/gate/phase-tests.js + 1 modules
var phase_tests = __webpack_require__(80986);
;// CONCATENATED MODULE: ./lib/judge/gate/stale-acceptances.js


const oldFile = '.github/phase-executor-flaky.yml';
async function staleAcceptances({ policy, workspace: { git }, found }) {
    const isThere = (await git.trees.at(found.startCommit, oldFile)) !== null;
    const expired = policy.expired.flatMap(({ rule, file, test = file, until }) => (0,check_answer/* failed */.gz)('accept/expired', `${rule} of ${test}`, [`expired on ${until}; it does not count`]).findings);
    const old = (0,check_answer/* failed */.gz)('accept/old-file', oldFile, isThere ? ['is not read any more'] : []).findings;
    return (0,rules_finding/* decided */.rc)([...expired, ...old], policy);
}

;// CONCATENATED MODULE: ./lib/judge/gate/judge-commit.js













const waived = { requireTests: false, confirmingRuns: 0 };
async function judgeCommit(documents, run, witness, work) {
    const { facts } = documents;
    const closedBy = (problems) => unjudged(documents, { problems });
    const startedAt = run.services.clock.uptimeMs();
    run.services.ledger.append('judge_start', { commit: facts.commit, of: 'judge', time: 1 });
    const checkout = await (0,commit_judgement/* openCleanCheckout */.k8)(facts.commit, run);
    if (typeof checkout === 'string')
        return closedBy([checkout]);
    try {
        const problems = await (0,commit_judgement/* commitProblems */._g)(checkout, run);
        if (problems.length > 0)
            return await closedDoor(problems, documents, checkout, run, work);
        const gate = await judged(checkout, documents, startedAt, run, witness, work);
        const above = gate.decision.open ? (0,commit_judgement/* leftAbove */.lq)(checkout, run) : null;
        return above === null ? gate : closedBy([above]);
    }
    catch (error) {
        if (!(error instanceof clean_copy/* IncompleteCommitError */.q))
            throw error;
        return closedBy([error.message]);
    }
    finally {
        checkout.close();
    }
}
async function closedDoor(findings, documents, checkout, run, work) {
    const { answers } = await (0,judged_plans/* judgePlans */.o)(checkout, run, work, null);
    const checks = new Map([...answers].map(([id, answer]) => [id, answer.findings]));
    const refused = [...checks].flatMap(([id, each]) => each.filter(({ level }) => level === 'refuse').map((finding) => `plan ${id}: ${(0,rules_finding/* findingSentence */.dj)(finding)}`));
    const { problems = [], questions = [] } = standingInTheWay(findings);
    return {
        ...unjudged(documents, refused.length > 0 ? { problems: [...problems, ...refused] } : { problems, questions }),
        checks,
        findings: allDetails(findings, checks),
    };
}
function allDetails(findings, checks) {
    return [...(0,rules_finding/* findingDetails */.aw)(findings), ...[...checks].flatMap(([id, each]) => (0,rules_finding/* findingDetails */.aw)(each, id))].slice(0, 200);
}
function unjudged({ facts, warnings }, more = {}) {
    return {
        decision: (0,exit_gate/* exitGate */.c)({ ...facts, ...more }, waived),
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
async function judged(checkout, documents, startedAt, run, witness, work) {
    const integrity = await (0,test_integrity/* testIntegrity */.u4)(checkout, run);
    if ((0,rules_finding/* objections */.PP)(integrity).length > 0)
        return closedDoor(integrity, documents, checkout, run, work);
    const { answers, unprepared, commands, commandMs } = await (0,judged_plans/* judgePlans */.o)(checkout, run, work, witness);
    if (unprepared !== null)
        return unjudged(documents, { problems: [unprepared] });
    const cost = { commands, durationMs: Math.max(0, run.services.clock.uptimeMs() - startedAt - commandMs) };
    run.services.ledger.append('judge_end', {
        commit: checkout.commit,
        commands,
        durationMs: cost.durationMs,
        commandMs,
    });
    const facts = factsOfPlans(answers, documents.facts, checkout.commit);
    const evidence = new Map([...answers].map(([id, each]) => [id, each.evidence]));
    const checks = new Map([...answers].map(([id, { findings }]) => [id, findings]));
    const told = (0,rules_finding/* decided */.rc)((0,check_answer/* failed */.gz)('report/unclear-documents', '', documents.warnings).findings, run.policy);
    const ofCommit = [...told, ...integrity, ...(await staleAcceptances(run))];
    const so = {
        ...unjudged(documents),
        decision: (0,exit_gate/* exitGate */.c)(facts, waived),
        evidence,
        checks,
        findings: allDetails(ofCommit, checks),
        cost,
        level: levelOf(evidence),
        warnings: [
            ...(0,rules_finding/* warningsIn */.Hq)(ofCommit),
            ...[...checks].flatMap(([id, findings]) => (0,rules_finding/* warningsIn */.Hq)(findings).map((warning) => `plan ${id}: ${warning}`)),
        ],
    };
    const lacking = (0,check_answer/* failed */.gz)('result/missing-dependency', '', (0,set_up_command/* missingDependencies */.kc)(checkout.root, run.workspace.project)).findings;
    if (!so.decision.open)
        return adding(so, lacking, run);
    const tested = run.policy.testCommand === '' ? null : await testedBy(witness, facts, checkout, run);
    if (tested?.decision.open === false)
        return adding({ ...so, decision: tested.decision, tests: tested.tests }, [...lacking, ...compared(tested)], run);
    return verified(so, facts, tested, checkout, run, witness, work);
}
function factsOfPlans(answers, given, commit) {
    const told = [...answers].flatMap(([id, { findings }]) => (0,rules_finding/* objections */.PP)(findings).map((finding) => ({ level: finding.level, text: `plan ${id}: ${(0,rules_finding/* findingSentence */.dj)(finding)}` })));
    const texts = told.map(({ text }) => text);
    const changed = [...answers].flatMap(([id, { changedPlans }]) => changedPlans.length === 0 ? [] : [`plan ${id} changed ${changedPlans.join(', ')}, which its files_modified names`]);
    const fails = told.some(({ level }) => level === 'refuse');
    return {
        ...given,
        questions: [...(given.questions ?? []), ...changed, ...(fails ? [] : texts)],
        plans: { against: fails ? texts : [], lacking: [], commit },
    };
}
async function testedBy({ tests }, facts, checkout, run) {
    const tested = await tests(facts, checkout);
    const names = tested.tests?.red?.flaky ?? [];
    const { testCommand: command } = run.policy;
    if (names.length > 0)
        run.services.ledger.append('tests_flaky', { commit: facts.commit, command, names });
    if (!tested.decision.open || tested.oldTests.length === 0)
        return tested;
    const broken = (0,rules_finding/* decided */.rc)((0,check_answer/* failed */.gz)('old-test/broken', '', tested.oldTests).findings, run.policy);
    return {
        ...tested,
        decision: (0,exit_gate/* exitGate */.c)({ ...facts, ...standingInTheWay(broken) }, waived),
        warnings: [...tested.warnings, ...(0,rules_finding/* warningsIn */.Hq)(broken)],
    };
}
async function verified(so, facts, tested, checkout, run, witness, work) {
    const { tests = null, mutants: tried = null } = tested ?? {};
    const ids = [...so.evidence.keys()];
    const own = new Map(ids.map((id) => [id, (0,phase_tests/* testsOfPlan */.Wo)(tested?.phaseTests ?? [], work.changes.of(id))]));
    const passed = tests === null || (tests.red?.flaky ?? []).length > 0 ? null : tests.passed;
    const isProven = (id) => passed !== null && tested?.proof?.plans.includes(id) === true;
    const evidence = new Map([...so.evidence].map(([id, each]) => {
        const seen = { ...each, tests: passed, ownTests: own.get(id)?.count ?? 0, proven: isProven(id) };
        return [id, tried === null ? seen : { ...seen, mutants: (0,mutant_result/* scoreIn */.OB)(tried.results, work.changes.of(id)) }];
    }));
    const verification = await witness.verification(checkout);
    const answer = answerOf(verification, run.policy);
    const lacking = [
        ...[...evidence].flatMap(([id, each]) => (0,least_evidence/* lackingEvidence */.H)(id, each, run.policy.minEvidence) ?? []),
        ...unproven(tested?.proof ?? null, run.policy),
    ];
    const { commit } = facts;
    const asked = {
        ...facts,
        plans: { against: [], lacking, commit: checkout.commit },
        tests: tests && { verdict: tests.verdict, commit },
        verification: answer && { status: answer, commit },
    };
    const gate = {
        ...so,
        decision: (0,exit_gate/* exitGate */.c)(asked, waived),
        evidence,
        level: levelOf(evidence),
        mutants: tried?.results ?? null,
        tests,
        verification,
    };
    const told = [
        ...(0,check_answer/* failed */.gz)('result/notes', '', (tests?.reasons ?? []).map((reason) => `tests: ${reason}`)).findings,
        ...compared(tested),
        ...(0,check_answer/* failed */.gz)('result/unnoticed-change', '', tried === null ? [] : (0,mutant_result/* survivorWarnings */.wU)(tried)).findings,
        ...[...own].flatMap(([id, { warnings }]) => (0,check_answer/* failed */.gz)('own-test/idle', `of plan ${id}:`, warnings).findings),
        ...(0,check_answer/* failed */.gz)('report/not-counted', '', [
            ...verification.remarks,
            ...(answer === null && work.origin !== 'commits' ? unasked(verification) : []),
        ]).findings,
    ];
    return adding(gate, told, run);
}
function compared(tested) {
    return (0,check_answer/* failed */.gz)('result/compared', '', tested?.warnings ?? []).findings;
}
function adding(gate, more, { policy }) {
    const found = (0,rules_finding/* decided */.rc)(more, policy);
    return {
        ...gate,
        findings: [...gate.findings, ...(0,rules_finding/* findingDetails */.aw)(found)].slice(0, 200),
        warnings: [...gate.warnings, ...(0,rules_finding/* warningsIn */.Hq)(found)],
    };
}
function standingInTheWay(findings) {
    const at = (wanted) => findings.filter(({ level }) => level === wanted).map(rules_finding/* findingSentence */.dj);
    return { problems: at('refuse'), questions: at('ask') };
}
function unproven(proof, { prove }) {
    if (prove !== 'require' || proof?.proven)
        return [];
    return [`prove: require, but ${proof?.sentence ?? 'the phase added or changed no executed test'}`];
}
function levelOf(evidence) {
    return (0,signal_evidence/* weakest */.hB)([...evidence.values()].map(signal_evidence/* evidenceLevel */.GT));
}
function answerOf({ status }, { verifierCommand }) {
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
function unasked({ status, report }) {
    if (status === 'missing')
        return [];
    const why = status === 'stale' ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
    return [`${report} ${why}; it does not count`];
}


/***/ }),

/***/ 20917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ mostMutants),
  w: () => (/* binding */ mutantRuns)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/system/git/changed-lines.js
async function changedLines(git, from, to, paths) {
    const found = new Map();
    for (const path of paths) {
        const flags = ['--no-ext-diff', '--no-textconv', '--no-renames', '--no-color', '--unified=0'];
        const text = await git.read(['--literal-pathspecs', 'diff-tree', '-r', '-p', ...flags, from, to, '--', path]);
        const lines = new Set();
        for (const [, first = '0', count = '1'] of text.matchAll(/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/gm))
            for (let at = 0; at < Number(count); at += 1)
                lines.add(Number(first) + at);
        if (lines.size > 0)
            found.set(path, lines);
    }
    return found;
}

// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/judge/mutants/hollow-code.js
var hollow_code = __webpack_require__(17931);
// EXTERNAL MODULE: ./lib/judge/mutants/mutant-result.js
var mutant_result = __webpack_require__(39007);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/judge/read/code-shapes.js
var code_shapes = __webpack_require__(39282);
// EXTERNAL MODULE: ./lib/judge/read/syntax-tree.js
var syntax_tree = __webpack_require__(11802);
;// CONCATENATED MODULE: ./lib/judge/mutants/mutants.js




function chooseMutants(files, seed, most) {
    const all = files.flatMap(({ owner, path, mutations }) => mutations.map((each) => ({ ...each, owner, path })));
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
    return spread(all, 0).slice(0, most);
}
function inTurns(lists) {
    const longest = (0,extremes/* largest */.n)(lists.map(({ length }) => length), 0);
    return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}
async function mutationsIn(path, text, lines) {
    const tree = await (0,syntax_tree/* parseCode */.Xp)(path, text);
    const found = [];
    for (const part of tree === null ? [] : (0,syntax_tree/* partsOf */.CI)(tree.root)) {
        const edit = tree === null ? null : editOf(part, tree);
        const line = edit === null ? 0 : (0,syntax_tree/* lineOf */.cA)(text, edit.from);
        if (tree === null || edit === null || !lines.has(line) || isUnseen(part, tree))
            continue;
        found.push({ ...edit, line, was: text.slice(edit.from, edit.to) });
    }
    return found;
}
const swaps = '=== !== == != < <= > >= && || and or + - * / += -= true false True False'.split(' ');
const operations = /^(?:binary_expression|comparison_operator|boolean_operator|binary_operator|augmented_assignment(?:_expression)?|compound_assignment_expr|assignment_(?:expression|statement))$/;
const numbers = /^(?:number|integer|int_literal|integer_literal|decimal_integer_literal)$/;
function editOf(part, tree) {
    const { from, to, type, parent, children, isNamed } = part;
    if (children.length > 0)
        return returned(part, tree) ?? removed(part, tree) ?? negated(part, tree);
    const text = (0,syntax_tree/* textOf */.b6)(part, tree);
    const at = isNamed || operations.test(parent?.type ?? '') ? swaps.indexOf(text) : -1;
    if (at >= 0)
        return { from, to, becomes: swaps[at ^ 1] ?? '' };
    return numbers.test(type) && /^\d{1,15}$/.test(text) ? { from, to, becomes: String(Number(text) + 1) } : null;
}
function returned(part, tree) {
    const { nothing } = syntax_tree/* families */.TJ[tree.family];
    const [value] = part.type === 'return_statement' ? (0,syntax_tree/* namedChildren */.TP)(part) : [];
    if (value === undefined || nothing === undefined || /^(?:undefined|None|null)$/.test((0,syntax_tree/* textOf */.b6)(value, tree)))
        return null;
    return { from: value.from, to: value.to, becomes: nothing };
}
function removed(part, tree) {
    const [only] = part.type === 'expression_statement' ? (0,syntax_tree/* namedChildren */.TP)(part) : [];
    const call = only !== undefined && (0,code_shapes/* isKind */.VF)(only, 'wrapper') ? (0,syntax_tree/* namedChildren */.TP)(only)[0] : only;
    if (call === undefined || !(0,code_shapes/* isKind */.VF)(call, 'call') || (0,code_shapes/* callArguments */.pR)(call).some((each) => (0,code_shapes/* isKind */.VF)(each, 'function')))
        return null;
    const isValue = tree.family === 'rust' && !(0,syntax_tree/* textOf */.b6)(part, tree).endsWith(';');
    if (isValue || /^(?:super|this|panic)$/.test((0,code_shapes/* chainOf */.dR)(call, tree).join('.')))
        return null;
    return { from: part.from, to: part.to, becomes: syntax_tree/* families */.TJ[tree.family].noStatement };
}
function negated(part, tree) {
    const isIf = /^(?:if|elif)_(?:statement|expression|clause)$/.test(part.type);
    const condition = isIf ? (0,syntax_tree/* childAs */.NC)(part, 'condition') : undefined;
    if (condition === undefined || /let_/.test(condition.type) || (0,code_shapes/* isConstant */.VO)(condition, tree))
        return null;
    if (tree.family === 'python')
        return { from: condition.from, to: condition.to, becomes: `not (${(0,syntax_tree/* textOf */.b6)(condition, tree)})` };
    const inner = condition.type === 'parenthesized_expression' ? ((0,syntax_tree/* namedChildren */.TP)(condition)[0] ?? condition) : condition;
    return { from: inner.from, to: inner.to, becomes: `!(${(0,syntax_tree/* textOf */.b6)(inner, tree)})` };
}
function isUnseen(part, tree) {
    const isLog = (each) => (0,code_shapes/* isKind */.VF)(each, 'call') && logs.test((0,code_shapes/* chainOf */.dR)(each, tree).join('.'));
    return [part, ...(0,syntax_tree/* around */.mC)(part)].some((each) => untested.test(each.type) || isLog(each) || (each.type === 'expression_statement' && each.children.some(isLog)));
}
const untested = /^(?:import_|export_clause|type_|interface_|decorator|attribute_item|.*annotation$|ERROR|preproc|use_|package_)/;
const logs = /^(?:console|log|logger|logging|tracing)\.|^(?:print|println|eprintln|log)$|^fmt\.Print/;

// EXTERNAL MODULE: ./lib/judge/gate/checkout-programs.js
var checkout_programs = __webpack_require__(45765);
// EXTERNAL MODULE: ./lib/judge/gate/plan-changes.js
var plan_changes = __webpack_require__(1836);
;// CONCATENATED MODULE: ./lib/judge/gate/mutant-runs.js









const mostMutants = 20;
const longestFile = 300_000;
async function mutantRuns({ commit }, run) {
    const { mutants, minEvidence } = run.policy;
    const most = mutants === 0 && minEvidence === 'sensitive' ? mostMutants : mutants;
    if (most === 0)
        return null;
    const chosen = chooseMutants(await mutableFiles(commit, run), commit, most);
    if (chosen.length === 0)
        return { results: [], notes: ['no changed line of the phase has code that could be changed to try its tests'] };
    const { clock, ledger } = run.services;
    const begunAt = clock.uptimeMs();
    ledger.append('mutants_start', { commit, tried: chosen.length, of: 'tests', time: allRuns });
    const report = await tryAll(chosen, commit, run);
    const count = (wanted) => report.results.filter(({ outcome }) => outcome === wanted).length;
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
        const green = await (0,checkout_programs/* testsIn */.pu)(checkout, { time: allRuns + 1, logFile, among: markOfAll(run) }, run);
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
        if (text === null || text.length > longestFile)
            continue;
        const owner = ids.find((id) => changes.of(id).includes(path)) ?? '';
        files.push({ owner, path, mutations: await mutationsIn(path, text, numbers) });
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
        return (0,mutant_result/* resultOf */.Bg)(text, mutant, 'undecided');
    checkout.use();
    (0,external_node_fs_.writeFileSync)(file, (0,mutant_result/* mutatedText */.EI)(text, mutant));
    const changedAt = clock.now() / 1000 + 10 * (time - allRuns);
    (0,external_node_fs_.utimesSync)(file, changedAt, changedAt);
    const timeoutMs = Math.min(limitMs, leftMs);
    const { verdict } = await (0,checkout_programs/* testsIn */.pu)(checkout, { time, logFile: ledger.logFile('mutants', time - 999), timeoutMs, among: markOfAll(run) }, run);
    return (0,mutant_result/* resultOf */.Bg)(text, mutant, interrupt.now.aborted ? 'undecided' : (0,mutant_result/* outcomeOf */.sG)(verdict, timeoutMs === limitMs));
}


/***/ }),

/***/ 30370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ askDocuments),
  n: () => (/* binding */ phaseGate)
});

// EXTERNAL MODULE: ./lib/record/documents/documents.js + 1 modules
var documents = __webpack_require__(85646);
// EXTERNAL MODULE: ./lib/signal/exit-gate.js
var exit_gate = __webpack_require__(17120);
// EXTERNAL MODULE: ./lib/system/git/tree-files.js
var tree_files = __webpack_require__(82638);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/candidate/make-candidate.js
var make_candidate = __webpack_require__(15747);
// EXTERNAL MODULE: ./lib/judge/checks/promised-artifacts.js
var promised_artifacts = __webpack_require__(5880);
// EXTERNAL MODULE: ./lib/judge/gate/judge-commit.js + 1 modules
var judge_commit = __webpack_require__(6323);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/phase.js
var phase = __webpack_require__(85632);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
// EXTERNAL MODULE: ./lib/plan/phase/plan-file.js
var plan_file = __webpack_require__(75215);
// EXTERNAL MODULE: ./lib/plan/phase/roadmap.js
var phase_roadmap = __webpack_require__(33363);
// EXTERNAL MODULE: ./lib/plan/phase/state-md.js + 1 modules
var state_md = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
;// CONCATENATED MODULE: ./lib/judge/checks/phase-requirements.js

function requirementsDone(facts) {
    const { plans, phaseBox, position, plansLeft, countsPlans, blocked, planCount, plansThere, isUnplanned, gaps } = facts;
    const boxes = plans.filter((plan) => plan.box !== null);
    const unboxed = plans.filter((plan) => plan.box === null).map(({ id }) => id);
    const exist = `${plansThere} ${plansThere === 1 ? 'exists' : 'exist'}`;
    const open = [
        ...plans
            .filter((plan) => !plan.summary)
            .map(({ id, box }) => `${id} has no summary${box ? ', though its box is ticked' : ''}`),
        ...boxes.filter((plan) => !plan.box && plan.summary).map(({ id }) => `ROADMAP: the box of ${id} is open`),
        ...(planCount !== null && planCount > plansThere
            ? [`ROADMAP: it counts ${planCount} plans of the phase, but ${exist}`]
            : []),
        ...(phaseBox === false ? ['ROADMAP: the box of the phase is open'] : []),
        ...(isUnplanned ? ['ROADMAP: the plans of the phase are still TBD; name them, or remove that line'] : []),
        ...gaps,
        ...(blocked === null
            ? []
            : [
                `STATE: its status is "${(0,text_text/* clipped */.cz)(blocked, 100)}"; write another one when that is over, and run the phase again`,
            ]),
        ...(position === 'before' ? ['STATE: the phase has not begun'] : []),
        ...(position === 'in' && plansLeft !== null && plansLeft > 0 ? [`STATE: ${plansLeft} plans are left`] : []),
    ];
    const unknown = [
        ...(plans.length === 0 ? ['the phase has no plans'] : []),
        ...(boxes.length === 0 && phaseBox === null ? ['ROADMAP has no box for the phase or its plans'] : []),
        ...(boxes.length > 0 && unboxed.length > 0 && phaseBox !== true
            ? [`ROADMAP has no box for ${unboxed.join(', ')}`]
            : []),
        ...(position === null ? ['STATE does not name the current phase'] : []),
        ...(position === 'in' && countsPlans && plansLeft === null ? ['STATE does not say how many plans are left'] : []),
    ];
    return { done: open.length > 0 ? false : unknown.length > 0 ? null : true, open, unknown };
}

// EXTERNAL MODULE: ./lib/judge/gate/acceptance.js + 1 modules
var acceptance = __webpack_require__(82935);
;// CONCATENATED MODULE: ./lib/judge/gate/requirements.js










async function requirementsOf(run) {
    const { plans } = await (0,phase/* readPhase */.mc)(run.workspace.root, run.phase.dir);
    const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, '.planning/ROADMAP.md'));
    const roadmap = text === null ? null : (0,phase_roadmap/* parseRoadmap */.AR)(text);
    const answer = requirementsDone({
        ...boxes(roadmap, plans, run),
        ...position(roadmap, run),
        gaps: await (0,acceptance/* acceptanceGaps */.D)(run),
    });
    const elsewhere = run.policy.requirements === 'milestone' ? openElsewhere(roadmap, run) : [];
    const open = [...answer.open, ...elsewhere];
    const unknown = run.policy.requirements === 'phase' ? null : answer.unknown;
    return { ...answer, open, done: open.length > 0 ? false : unknown?.length ? null : true };
}
function boxes(roadmap, onDisk, run) {
    const { phase } = run;
    const { done } = run.progress;
    const isOurs = ({ id, phase: under }) => ((0,plan_file/* planNumber */.RB)(id)?.phase ?? under) === (0,phase_id/* phaseKey */.nm)(phase.id);
    const ours = (roadmap?.plans ?? []).filter((box) => !box.archived && isOurs(box));
    const plans = onDisk
        .filter(({ superseded }) => !superseded)
        .map(({ id }) => {
        const mine = ours.filter((box) => (0,phase_roadmap/* samePlan */.cV)(box.id, id));
        return { id, summary: done.has(id), box: mine.length === 0 ? null : mine.every(({ checked }) => checked) };
    });
    const toBeWritten = ours.filter((box) => !box.checked && !onDisk.some(({ id }) => (0,phase_roadmap/* samePlan */.cV)(box.id, id)));
    const told = roadmap?.phases.find(({ id, archived }) => !archived && (0,phase_id/* phaseKey */.nm)(id) === (0,phase_id/* phaseKey */.nm)(phase.id));
    const hasBox = roadmap?.phases.some(({ id, checked }) => checked !== null && (0,phase_id/* phaseKey */.nm)(id) === (0,phase_id/* phaseKey */.nm)(phase.id));
    return {
        plans: [...plans, ...toBeWritten.map(({ id }) => ({ id, summary: false, box: false }))],
        phaseBox: hasBox ? true : null,
        planCount: told?.planCount ?? null,
        plansThere: onDisk.length,
        isUnplanned: told?.isUnplanned ?? false,
    };
}
function position(roadmap, run) {
    const { phase } = run;
    const { root } = run.workspace;
    const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, '.planning/STATE.md'));
    const found = text === null ? null : (0,state_md/* readPosition */.b)(text);
    if (!found?.phase)
        return { position: null, plansLeft: null, countsPlans: false, blocked: null };
    const { plansLeft, countsPlans, blocked } = found;
    const where = (0,documents/* phasePosition */.pB)(found.phase, phase.id, roadmap);
    return { position: where, plansLeft, countsPlans, blocked: where === 'in' ? blocked : null };
}
function openElsewhere(roadmap, { phase }) {
    if (roadmap === null)
        return ['no ROADMAP lists the phases of the milestone'];
    const other = (key) => key !== null && key !== (0,phase_id/* phaseKey */.nm)(phase.id);
    return [
        ...roadmap.phases
            .filter(({ id, checked }) => checked === false && other((0,phase_id/* phaseKey */.nm)(id)))
            .map(({ id }) => `phase ${id}`),
        ...roadmap.plans.filter((box) => !box.checked && other(box.phase)).map(({ id }) => id),
    ].map((id) => `ROADMAP: the box of ${id} is open`);
}

;// CONCATENATED MODULE: ./lib/judge/gate/phase-gate.js








async function askDocuments(run) {
    const { git, prefix } = run.workspace;
    const files = new tree_files/* TreeFiles */.g(git, await (0,make_candidate/* treeWithDocuments */.du)((await git.head()).sha, run), prefix);
    await (0,documents/* alignRecord */.H)(run, (plan) => arePromisesThere(plan, files));
    run.workspace.invalidate();
    const { sha: commit } = await run.workspace.git.head();
    const { done, open, unknown } = await requirementsOf(run);
    const requirements = { done, commit, open: done === null ? unknown : open };
    const facts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
    return { facts, decision: (0,exit_gate/* exitGate */.c)(facts, judge_commit/* waived */.rg), warnings: done === true ? unknown : [] };
}
async function arePromisesThere(plan, files) {
    const promised = plan.mustHaves.artifacts.map(({ path }) => ({ path, contains: [], exports: [] }));
    return (await (0,promised_artifacts/* verifyArtifacts */.F)(files, promised)).every(({ passed }) => passed === true);
}
async function phaseGate(run, witness, work) {
    const { changes, questions } = work;
    const documents = await askDocuments(run);
    const { facts } = documents;
    if (!documents.decision.open)
        return (0,judge_commit/* unjudged */.bC)(documents);
    if (questions.length > 0)
        return (0,judge_commit/* unjudged */.bC)(documents, { questions });
    const gate = await (0,judge_commit/* judgeCommit */.xQ)(documents, run, witness, { changes });
    const { sha: now } = await run.workspace.git.head();
    if (!gate.decision.open || now === facts.commit)
        return gate;
    const moved = `the branch moved to ${(0,text_text/* shortId */.m_)(now)} while ${(0,text_text/* shortId */.m_)(facts.commit)} was judged; run the phase again`;
    return (0,judge_commit/* unjudged */.bC)(documents, { problems: [moved] });
}


/***/ }),

/***/ 80986:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u1: () => (/* binding */ mostPhaseTests),
  JE: () => (/* binding */ phaseTests),
  Wo: () => (/* binding */ testsOfPlan)
});

// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/plan/claims/comments.js
var comments = __webpack_require__(97019);
;// CONCATENATED MODULE: ./lib/plan/claims/runner-markers.js


const marker = new RegExp([
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
        const [found] = marker.exec((0,comments/* withoutComments */.fx)(path, after ?? '')) ?? [];
        if (found !== undefined && !before?.includes(found))
            return `${path} asks whether a test runs it (${found})`;
    }
    return null;
}

// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/integrity/own-tests.js
var own_tests = __webpack_require__(18487);
// EXTERNAL MODULE: ./lib/judge/tests/own-results.js
var own_results = __webpack_require__(34514);
// EXTERNAL MODULE: ./lib/judge/verdict/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(43244);
// EXTERNAL MODULE: ./lib/judge/gate/base-tests.js
var base_tests = __webpack_require__(65534);
;// CONCATENATED MODULE: ./lib/judge/gate/phase-tests.js








const mostFiles = 400;
const mostPhaseTests = 2_000;
async function phaseTests(tested, indifferent, { commit }, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const all = await (0,tree/* changedBetween */.jr)(git, startCommit, commit);
    const changed = all.filter((path) => !path.startsWith(`${prefix}.planning/`));
    const files = changed.filter((path) => (0,test_file/* isTestFile */.h)(path) || path.endsWith('.rs'));
    const changes = await (0,test_integrity/* textsOf */.CB)(files.slice(0, mostFiles), startCommit, commit, git);
    const own = (await (0,own_tests/* ownTests */.k)(changes)).slice(0, mostPhaseTests);
    if (own.length === 0)
        return [];
    const product = changed.filter(isProductCode).slice(0, mostFiles);
    const code = await (0,test_integrity/* textsOf */.CB)(product, startCommit, commit, git);
    const asking = askingForTests(code);
    const before = run.policy.comparesTests ? await (0,base_tests/* testsBefore */.r)(startCommit, run) : null;
    const grown = before === null || 'problem' in before ? null : (0,own_results/* passedSince */.Pd)(before.verdict, tested.verdict);
    return own.map((test) => {
        const asksNothing = indifferent.includes(test.path) ? 'it passes where each new or changed function fails' : null;
        const idle = test.idle ?? (0,own_results/* resultOf */.Bg)(test, tested, grown) ?? asksNothing ?? asking;
        return { path: test.path, name: test.name.slice(0, 300), idle };
    });
}
function testsOfPlan(tests, changed) {
    const files = new Set(changed);
    const own = tests.filter(({ path }) => files.has(path));
    const idle = own.filter((test) => test.idle !== null);
    const told = idle.map(({ path, name, idle: why }) => `${path}${name === '' ? '' : ` "${name}"`} (${why})`);
    const isProof = own.length > idle.length;
    return {
        count: own.length - idle.length,
        warnings: isProof || own.length === 0 ? [] : [`no test of its own proves anything: ${(0,text_text/* firstFew */.Dt)(told, 3)}`],
    };
}


/***/ }),

/***/ 1836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ planChanges)
/* harmony export */ });
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35178);
/* harmony import */ var _record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22007);
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65888);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13528);
/* harmony import */ var _candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15747);
/* harmony import */ var _checks_declared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8271);







const mostCommits = 2000;
async function planChanges(run, signals, head = 'HEAD') {
    const found = new Map();
    let commits = null;
    const plans = run.schedule.plans.map(({ plan }) => plan);
    const keptSince = new Map();
    const keptOf = (base) => {
        const known = keptSince.get(base) ?? (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(run.workspace.git, base, head).then((all) => new Set(all));
        keptSince.set(base, known);
        return known;
    };
    const isDeclaredAfter = (at, path) => plans.slice(at + 1).some((each) => (0,_checks_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .declaredPaths */ .$N)(each, run.workspace.prefix).covers(path));
    for (const [at, plan] of plans.entries()) {
        const signal = signals.get(plan.id);
        const isSeen = signal?.status === 'success' &&
            signal.details.alreadyComplete !== true &&
            signal.details.filesModified.length < 1000;
        if (!isSeen)
            commits ??= await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .markedCommits */ .Dz)(run.workspace.git, mostCommits, head);
        const own = isSeen
            ? { base: run.found.startCommit, paths: signal.details.filesModified, commits: [] }
            : await changesOf(plan, commits ?? [], head, run);
        const { base, paths } = own;
        const kept = base === null ? new Set(paths) : await keptOf(base);
        const lasting = paths.filter((path) => kept.has(path) || isDeclaredAfter(at, path));
        const isLasting = lasting.every((path) => kept.has(path));
        const hollow = isLasting ? await hollowOf(plan, base, head, lasting, run) : new Map();
        const all = lasting.filter((path) => hollow.get(path) !== 'blanks');
        found.set(plan.id, { ...own, paths: all, touched: paths, hollow });
    }
    return {
        of: (plan) => found.get(plan)?.paths ?? [],
        touched: (plan) => found.get(plan)?.touched ?? [],
        hollow: (plan) => found.get(plan)?.hollow ?? new Map(),
        shareCommit: (one, other) => found.get(one)?.commits.some((sha) => found.get(other)?.commits.includes(sha)) === true,
    };
}
async function hollowOf(plan, base, head, paths, { workspace: { git, prefix } }) {
    if (base === null)
        return new Map();
    const declared = (0,_checks_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .declaredPaths */ .$N)(plan, prefix);
    const isWork = (path) => !path.startsWith(`${prefix}.planning/`);
    const seen = declared.patterns.length === 0 ? paths.filter(isWork) : paths.filter((path) => declared.covers(path));
    return (0,_candidate_make_candidate_js__WEBPACK_IMPORTED_MODULE_5__/* .hollowFiles */ .Hl)(git, [base, head], seen, () => true);
}
async function changesOf(plan, commits, head, { workspace: { git, prefix }, phase, services }) {
    const marked = commits.find(({ mark }) => mark?.plan === plan.id);
    if (marked?.mark && (await git.resolve(marked.mark.base)) !== null)
        return markedChanges(git, marked.sha, marked.mark);
    const known = git.isShallow ? (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_2__/* .recordedPlans */ .hV)(services.ledger.events).get(plan.id) : undefined;
    if (known !== undefined)
        return { base: null, paths: known.files, commits: [] };
    const named = commits.filter(({ subject }) => (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_0__/* .namesPlan */ ._E)(subject, phase.id, plan.id)).map(({ sha }) => sha);
    const last = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .lastChange */ .$r)(git, [(0,_checks_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inTree */ ._Z)(prefix, plan.summaryPath)], head);
    const all = [...new Set([...named, ...(last === null ? [] : [last])])];
    const changes = [];
    for (const sha of all)
        for (const path of await changesIn(git, sha))
            changes.push(path);
    if (last !== null && changes.every((path) => path.startsWith(`${prefix}.planning/`))) {
        const parent = await git.resolve(`${last}^`);
        const base = parent === null ? null : await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_3__/* .lastChange */ .$r)(git, [(0,_checks_declared_js__WEBPACK_IMPORTED_MODULE_6__/* .inTree */ ._Z)(prefix, phase.dir)], parent);
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
async function changesIn(git, sha) {
    const parent = await git.resolve(`${sha}^`);
    if (parent === null && git.isShallow)
        return [];
    return (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .changedBetween */ .jr)(git, parent ?? (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyTree */ ["in"])(git)), sha);
}


/***/ }),

/***/ 17931:
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
    return (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .codeFamily */ .gT)(path) !== null && !(0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestMaterial */ .G)(path) && !left.test(path);
}
const left = /\.d\.[cm]?ts$|\.pyi$|\.min\.js$|(?:^|\/)(?:node_modules|vendor|dist|build|generated|migrations)\/|\.config\.\w+$/;
async function hollowCode(path, text, before = null) {
    const tree = isMutable(path) ? await (0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .parseCode */ .Xp)(path, text) : null;
    if (tree === null)
        return null;
    const own = (0,_read_code_functions_js__WEBPACK_IMPORTED_MODULE_1__/* .functionsIn */ .vn)(tree).filter((each) => before?.includes((0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .textOf */ .b6)(each.node, tree)) !== true &&
        !runsUnasked(each, tree) &&
        !(each.isExpression && (0,_read_code_shapes_js__WEBPACK_IMPORTED_MODULE_2__/* .isKind */ .VF)(each.body, 'function')));
    const failures = own.map((each) => failureOf(each, tree)).sort((one, other) => other.at - one.at);
    const hollow = failures.reduce((all, { at, says }) => all.slice(0, at) + says + all.slice(at), text);
    return own.length === 0 ? null : hollow;
}
function runsUnasked({ name, node }, { family, text }) {
    if (family === 'go')
        return /^(?:init|main)$/.test(name) && node.type === 'function_declaration';
    const isOfTests = [...(0,_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .around */ .mC)(node)].some(({ type, from }) => type === 'mod_item' && /#\[cfg\(test\)\]\s*$/.test(text.slice(0, from)));
    return (family === 'rust' && (name === 'main' || isOfTests || /#\[(?:\w+::)*test\][^{}]*$/.test(text.slice(0, node.from))));
}
function failureOf({ body, isExpression }, { family, text }) {
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

/***/ 39007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   EI: () => (/* binding */ mutatedText),
/* harmony export */   OB: () => (/* binding */ scoreIn),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   wU: () => (/* binding */ survivorWarnings)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function mutatedText(text, { from, to, becomes }) {
    return `${text.slice(0, from)}${becomes}${text.slice(to)}`;
}
function outcomeOf(verdict, hadItsTime) {
    const { failed, errors, reasons } = verdict;
    if (verdict.verdict === 'pass')
        return 'survived';
    if (reasons.some((reason) => reason.startsWith('the tests were killed by')))
        return 'undecided';
    if (reasons.some((reason) => reason.startsWith('the tests did not end before')))
        return hadItsTime ? 'killed' : 'undecided';
    return (failed ?? 0) + (errors ?? 0) > 0 ? 'killed' : 'undecided';
}
function resultOf(text, mutant, outcome) {
    const { path, line } = mutant;
    const lineOf = (all) => (all.split('\n')[line - 1] ?? '').trim().slice(0, 120);
    return { path, line, was: lineOf(text), becomes: lineOf(mutatedText(text, mutant)), outcome };
}
function scoreIn(results, files) {
    const decided = results.filter(({ path, outcome }) => files.includes(path) && outcome !== 'undecided');
    return { killed: decided.filter(({ outcome }) => outcome === 'killed').length, of: decided.length };
}
function survivorWarnings({ results, notes }) {
    const survivors = results.filter(({ outcome }) => outcome === 'survived');
    const told = survivors.map(({ path, line, was, becomes }) => `${path}:${line} "${was}" as "${becomes}"`);
    if (told.length === 0)
        return [...notes];
    const decided = results.filter(({ outcome }) => outcome !== 'undecided').length;
    const sentence = `${told.length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(decided, 'small change')} of the code went unnoticed by the tests: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFew */ .Dt)(told, 20, '; ')}`;
    return [sentence, ...notes];
}


/***/ }),

/***/ 34514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ ENDED_EARLY),
/* harmony export */   Bg: () => (/* binding */ resultOf),
/* harmony export */   Pd: () => (/* binding */ passedSince)
/* harmony export */ });
/* harmony import */ var _plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81252);
/* harmony import */ var _console_counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47601);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56217);



function passedSince(before, now) {
    return before.passed === null || now.passed === null ? null : now.passed - before.passed;
}
function resultOf(test, { verdict, named }, grown) {
    const isLike = pattern(test.name);
    const alike = isLike === null
        ? []
        : named.tests.filter((each) => !each.isGroup && titlesOf(each).some((title) => isLike.test(title)));
    const here = alike.filter(({ file }) => file !== undefined && isSameFile(file, test.path));
    const found = here.length > 0 ? here : alike;
    if (found.some(({ outcome }) => outcome === 'passed'))
        return null;
    if (found.length > 0)
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
        !tests.some((each) => each.name.startsWith(`${name} > `)));
}
function pattern(name) {
    const words = name.replace(/\s+/g, ' ').trim();
    if (words === '')
        return null;
    const placeholders = /%[a-zA-Z#%]|\$\{[^}]*\}|#\{[^}]*\}|\$[\w.]+/;
    const escaped = words.split(placeholders).map(_plan_claims_promised_text_js__WEBPACK_IMPORTED_MODULE_0__/* .literally */ .Dk);
    return new RegExp(`^${escaped.join('.*')}(?:$|[[(/]| \\(| \\[)`);
}
function titlesOf(test) {
    const title = (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_2__/* .titleOf */ .Gg)(test);
    const last = /^\S+$/.test(title) ? title.split(/::|[.#]/).at(-1) : undefined;
    return last === undefined ? [title] : [title, last];
}
function isSameFile(one, other) {
    const [a, b] = [one.replace(/^\.\//, ''), other];
    return a === b || a.endsWith(`/${b}`) || b.endsWith(`/${a}`);
}


/***/ }),

/***/ 45665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isRedIn),
/* harmony export */   i: () => (/* binding */ redApart)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _failure_detail_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40061);
/* harmony import */ var _lost_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84971);



function redApart(runs, { inherited, isAccepted }) {
    const failed = runs.filter(({ verdict }) => verdict.verdict !== 'pass');
    const isNamed = failed.every(({ named }) => named.isRedNamed);
    const reds = distinct(failed.flatMap(({ named }) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .redTests */ .l8)(named.tests)));
    const passedIn = (test, each) => (each.verdict.verdict === 'pass' || each.named.isRedNamed) && !isRedIn(test, each);
    const flaky = reds.filter((test) => runs.some((each) => passedIn(test, each)));
    const accepted = reds.filter(isAccepted);
    const isOneRunner = failed.every(({ verdict }) => verdict.runner === inherited?.runner);
    const before = isOneRunner ? [...(inherited?.tests ?? [])] : [];
    const old = reds.filter((test) => !accepted.includes(test) && takeFrom(before, test));
    const closing = reds.filter((test) => !accepted.includes(test) && !old.includes(test));
    const fresh = closing.filter((test) => !flaky.includes(test));
    const isUnnamedFlaky = !isNamed && runs.some(({ verdict }) => verdict.verdict === 'pass');
    const flakyNames = isUnnamedFlaky ? [...labels(flaky), unnamed] : labels(flaky);
    const closingFlaky = isUnnamedFlaky ? flakyNames : labels(flaky.filter((test) => closing.includes(test)));
    return {
        red: { new: labels(fresh), inherited: labels(old), flaky: flakyNames, accepted: labels(accepted) },
        mayOpen: isNamed && failed.length > 0 && closing.length === 0 && failed.every(({ verdict }) => (verdict.passed ?? 0) > 0),
        reasons: [
            ...(closingFlaky.length > 0
                ? [
                    `flaky: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(closingFlaky)} failed and passed on the same commit; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`,
                ]
                : []),
            ...(fresh.length > 0
                ? [
                    `failed${failed.length > 1 ? ` in all of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .hS)(failed.length, 'run')}` : ''}: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .Dt)(fresh.map(_failure_detail_js__WEBPACK_IMPORTED_MODULE_0__/* .failureText */ .k), 5, '; ')}`,
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
function isRedIn(test, { named }) {
    return (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .redTests */ .l8)(named.tests).some((each) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTest */ .fK)(each, test));
}
const unnamed = 'a test whose name the runner does not tell';
function takeFrom(tests, test) {
    const at = tests.findIndex((each) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameTest */ .fK)(each, test));
    if (at >= 0)
        tests.splice(at, 1);
    return at >= 0;
}
function distinct(tests) {
    const found = [];
    const seen = new Set();
    for (const test of tests) {
        const key = (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)(test);
        if (!seen.has(key))
            found.push(test);
        seen.add(key);
    }
    return found;
}
function labels(tests) {
    return tests.slice(0, 100).map((test) => (0,_lost_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .testLabel */ .xW)(test).slice(0, 400));
}


/***/ }),

/***/ 16001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ adoptAttempt)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/system/process/output.js
var process_output = __webpack_require__(84726);
// EXTERNAL MODULE: ./lib/agents/program/agent.js + 1 modules
var program_agent = __webpack_require__(17388);
// EXTERNAL MODULE: ./lib/agents/program/agent-session.js
var agent_session = __webpack_require__(7065);
// EXTERNAL MODULE: ./lib/agents/stream/agent-result.js
var agent_result = __webpack_require__(67306);
// EXTERNAL MODULE: ./lib/agents/stream/agent-stream.js
var agent_stream = __webpack_require__(99791);
// EXTERNAL MODULE: ./lib/agents/adapters/agent-cli.js
var agent_cli = __webpack_require__(79181);
// EXTERNAL MODULE: ./lib/agents/adapters/clis.js + 5 modules
var clis = __webpack_require__(27510);
;// CONCATENATED MODULE: ./lib/agents/adapters/log-ending.js









async function readLogEnding(agent, logFiles) {
    let all = null;
    let session = null;
    for (const logFile of logFiles) {
        const run = await agentRunFromLog(agent, logFile, session?.before ?? null);
        if (run === null)
            return null;
        session = (0,agent_session/* sessionAfter */.F)(run, session);
        all = all === null ? run : (0,agent_session/* mergeRuns */.r)(all, run);
    }
    return all;
}
async function agentRunFromLog(agent, logFile, before) {
    const name = (0,coding_agents/* cliNamed */.qH)(agent);
    if (name === undefined)
        return null;
    const cli = clis/* clis */.g[name];
    const stream = new agent_stream/* AgentStream */.o(cli);
    const output = new process_output/* Output */.k7({ tailBytes: 0, lineLimitBytes: agent_cli/* lineLimitBytes */.Zy, onLine: (line) => stream.take(line) });
    if ((0,external_node_fs_.existsSync)(logFile))
        for await (const chunk of (0,external_node_fs_.createReadStream)(logFile))
            output.take(chunk, 'stdout');
    output.end();
    const result = stream.end({ exitCode: null, by: 'done' }, before);
    const spent = (0,agent_result/* spendingOfUsage */.P_)(result.usage ?? result.usageSeen, result.turns, result.cost?.usd ?? null);
    const ended = result.error === null ? { ok: true, reason: null, message: null } : (0,agent_result/* failureByError */.GR)(result.error);
    return { ...program_agent/* notRun */.nE, result, spent, ...ended };
}

// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/open-checkpoint.js
var open_checkpoint = __webpack_require__(80800);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/system/process/machine.js
var machine = __webpack_require__(56566);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/run/attempt/attempt.js + 12 modules
var attempt_attempt = __webpack_require__(68638);
// EXTERNAL MODULE: ./lib/run/attempt/attempt-state.js
var attempt_state = __webpack_require__(49294);
// EXTERNAL MODULE: ./lib/run/attempt/bounds.js
var bounds = __webpack_require__(83630);
// EXTERNAL MODULE: ./lib/run/attempt/caged-call.js
var caged_call = __webpack_require__(34356);
// EXTERNAL MODULE: ./lib/run/attempt/exchange.js
var attempt_exchange = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/run/attempt/isolated-attempt.js
var isolated_attempt = __webpack_require__(29756);
// EXTERNAL MODULE: ./lib/run/attempt/uncommitted-plans.js
var uncommitted_plans = __webpack_require__(6317);
;// CONCATENATED MODULE: ./lib/run/attempt/adoption.js


















async function adoptAttempt(plan, orphan, run) {
    const { pool, chores, worktrees } = run.isolation;
    const { attempt: number, runId, adopters, tag, endsAt, isEndSeen } = orphan;
    run.services.ledger.append('adopt', {
        plan: plan.id,
        attempt: number,
        from: runId,
        adopters,
        tag,
        endsAt: new Date(endsAt).toISOString(),
        isAtWork: !isEndSeen && (0,process_tree/* isAnyMarked */.d8)(marksOf(orphan, run)[0] ?? ''),
    });
    run.services.ledger.writeSignal(plan.id, (0,completion_signal/* interruptedSignal */.tE)(plan.id, number, run));
    return chores.pauseWhile(async () => {
        const agentRun = await chores.runWhileWaiting(() => awaitEnd(orphan, run));
        if (agentRun.spent)
            run.services.ledger.append('agent_spend', { plan: plan.id, attempt: number, spent: agentRun.spent });
        const worktree = worktrees.find(orphan.place);
        const checkpoint = (await run.workspace.checkpoints.list()).find((each) => each.tag === tag);
        if (worktree !== null)
            pool.takeIn();
        if (worktree === null || checkpoint === undefined || !(0,external_node_fs_.existsSync)(worktree.root)) {
            if (worktree !== null)
                pool.giveBack(worktree);
            return endLost(plan, orphan, checkpoint, run);
        }
        const conclude = (inside) => concludeOrphan(plan, orphan, checkpoint, agentRun, inside);
        const since = { base: checkpoint.head, from: orphan.startedAt };
        return (0,isolated_attempt/* foldedBack */.e)({ plan, number, earlier: null }, worktree, since, run, conclude);
    });
}
async function concludeOrphan(plan, orphan, checkpoint, agentRun, run) {
    const work = async () => {
        run.workspace.checkpoints.removeTraps(checkpoint);
        await undoChecks(orphan, run.workspace);
        await restoreTrackingFiles(orphan, checkpoint, run);
        return { agentRun, warnings: [] };
    };
    const exchange = (0,attempt_exchange/* exchangeOf */.LT)((0,external_node_path_.join)((0,external_node_path_.dirname)(run.services.exchangeDir), `phase-executor-${orphan.runId}`), plan.id, orphan.attempt);
    const attempt = new attempt_state/* Attempt */.U(plan, orphan.attempt, run, {
        startedAt: run.services.clock.uptimeMs() - (0,machine/* elapsedSince */.l)(orphan.startedAt, run.services.clock),
        endsAt: 0,
        repairs: orphan.repairs ?? 0,
        checkpoint,
        exchange,
        isEndSeen: orphan.isEndSeen,
        summaryBefore: await (0,tree/* textInTree */.r3)(run.workspace.git, checkpoint.head, `${run.workspace.prefix}${plan.summaryPath}`),
        plansBefore: (0,uncommitted_plans/* readUncommittedPlans */.w)(run),
        dirtyBefore: new Set(await (0,open_checkpoint/* filesDirtyAt */.tI)(run.workspace.git, checkpoint)),
        untrackedBefore: new Set(),
        earlier: null,
    });
    attempt.boundaries.push(orphan.boundary);
    (0,caged_call/* noteReach */.wV)(run);
    const result = await (0,attempt_attempt/* concludeAttempt */.jp)(attempt, work);
    (0,attempt_exchange/* closeExchange */.mJ)(exchange);
    return result;
}
const lookEveryMs = 200;
async function awaitEnd(orphan, run) {
    const logs = logsOf(orphan, run);
    const { clock, interrupt } = run.services;
    const { limits } = run.policy;
    const marks = marksOf(orphan, run);
    const [mark = ''] = marks;
    const left = Math.min(orphan.endsAt - clock.now(), limits.timeoutMs);
    const until = Math.min(clock.uptimeMs() + left, limits.deadlineAt);
    let reason = null;
    for (let quiet = 0; quiet < 2 && !orphan.isEndSeen;) {
        quiet = (0,process_tree/* isAnyMarked */.d8)(mark) ? 0 : quiet + 1;
        if (quiet === 2)
            break;
        reason = interrupt.now.aborted ? 'interrupted' : quiet === 0 && clock.uptimeMs() >= until ? 'timeout' : null;
        if (reason !== null)
            break;
        await clock.sleep(quiet === 0 ? Math.max(1, Math.min(lookEveryMs, until - clock.uptimeMs())) : 10, interrupt.now);
    }
    if (reason !== null)
        await (0,process_tree/* askMarked */.Gv)(mark, reason === 'timeout' ? limits.graceMs : Math.min(limits.graceMs, child/* hurriedGraceMs */.Y));
    const swept = await Promise.all(marks.map((each) => (0,process_tree/* sweepMarked */.TK)(each)));
    const survivors = swept.reduce((all, { killed }) => all + killed, 0);
    const facts = { ...program_agent/* notRun */.nE, durationMs: (0,machine/* elapsedSince */.l)(orphan.startedAt, clock), survivors };
    if (swept.some(({ escaped }) => escaped > 0))
        return {
            ...facts,
            message: 'processes of the adopted attempt could not be stopped and may still write to its work tree',
        };
    if (reason === 'interrupted')
        return { ...facts, reason, message: 'the run was interrupted while the agent of the adopted attempt worked' };
    if (reason === 'timeout')
        return { ...facts, reason, message: 'the agent of the adopted attempt was still running at its time limit' };
    const told = orphan.isEndSeen ? null : await readLogEnding(orphan.agent, logs);
    return { ...facts, ok: true, reason: null, message: null, ...told, durationMs: facts.durationMs, survivors };
}
function marksOf({ runId, adopters, plan, attempt }, { workspace: { git } }) {
    return [runId, ...adopters].map((id) => git.processMark(id, plan, attempt));
}
function logsOf({ plan, attempt, repairs = 0 }, { services: { ledger } }) {
    const names = Array.from({ length: repairs }, (_, at) => `repair-${at + 1}`);
    return ['agent', ...names].map((name) => ledger.logFile(plan, attempt, name));
}
async function undoChecks({ plan, checkedSince }, { checkpoints }) {
    if (checkedSince === null)
        return;
    const checkpoint = (await checkpoints.list()).find((each) => each.plan === plan && each.at === checkedSince);
    if (checkpoint === undefined)
        return;
    await checkpoints.rollback(checkpoint, { kept: 'nothing' });
    await checkpoints.discard(checkpoint);
}
async function restoreTrackingFiles({ plan, attempt }, { head }, run) {
    if (!(0,bounds/* documentsAreOurs */.G)(run))
        return;
    const before = new Map();
    for (const file of tracking_files/* trackingFiles */.FB)
        before.set(file, await (0,tree/* textInTree */.r3)(run.workspace.git, head, `${run.workspace.prefix}${file}`));
    const files = (0,tracking_files/* setTrackingFilesBack */.C1)(run.workspace.root, before).map(({ file }) => file);
    if (files.length > 0)
        run.services.ledger.append('set_back', { plan, attempt, files });
}
async function endLost(plan, { attempt, tag, runId }, checkpoint, run) {
    if (checkpoint !== undefined)
        await run.workspace.checkpoints.discard(checkpoint);
    run.services.ledger.append('recovered', { plan: plan.id, attempt, tag, kept: null, cutOffRun: runId });
    const message = `the run died during attempt ${attempt}, and its work tree is gone`;
    return (0,attempt_attempt/* failedAttempt */.N4)(plan, attempt, { reason: 'interrupted', message, retryable: true }, run);
}


/***/ }),

/***/ 2155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cT: () => (/* binding */ askedAbout),
/* harmony export */   gb: () => (/* binding */ withWork),
/* harmony export */   oX: () => (/* binding */ signalOf),
/* harmony export */   pG: () => (/* binding */ endingText)
/* harmony export */ });
/* harmony import */ var _agents_stream_agent_stream_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99791);
/* harmony import */ var _judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96734);
/* harmony import */ var _signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70588);
/* harmony import */ var _signal_boundary_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(40392);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22187);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57733);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67263);
/* harmony import */ var _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(69461);
/* harmony import */ var _context_run_context_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3550);
/* harmony import */ var _questions_asking_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(19012);
/* harmony import */ var _questions_standing_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(13174);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88654);












function signalOf(attempt, found, facts) {
    const { plan, number, run } = attempt;
    const ending = withQuestion(attempt, found, facts.kept);
    const common = {
        durationMs: Math.round(facts.durationMs),
        ...(run.services.agent.line === undefined ? {} : { agent: run.services.agent.line }),
        ...(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .spendingDetails */ .rT)((0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_7__/* .spentBy */ .M2)(plan.id, number, run.services.ledger.events)),
        ...(facts.repairs === 0 ? {} : { repairs: facts.repairs }),
        ...(facts.kept === null ? {} : { checkpoints: [facts.kept.ref] }),
        ...(facts.handoffPath === null ? {} : { handoff: facts.handoffPath }),
    };
    const cage = (0,_signal_boundary_js__WEBPACK_IMPORTED_MODULE_11__/* .weakestBoundary */ .fp)(attempt.boundaries);
    const told = (0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .findingDetails */ .aw)(attempt.findings).slice(0, 100);
    const judged = told.length === 0 ? {} : { findings: told };
    const at = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .signalContext */ .OK)(run, plan.id, number);
    switch (ending.status) {
        case 'success':
        case 'part': {
            const { warnings, evidence } = ending;
            const files = ending.status === 'success' ? ending.files : ending.part.files;
            const details = {
                ...common,
                ...cage,
                ...judged,
                ...(warnings.length > 0 ? { warnings: warnings.slice(0, 20) } : {}),
                filesModified: files.slice(0, 1000),
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .evidenceDetails */ .Wr)(evidence),
            };
            if (ending.status === 'success') {
                const passed = { ...details, verificationStatus: 'passed', planHash: ending.planHash };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .CompletionSignal */ .FL.success(run.phase.id, passed, at);
            }
            const asked = (0,_questions_asking_js__WEBPACK_IMPORTED_MODULE_8__/* .questionDetails */ .zr)((0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_9__/* .questionOf */ .YH)(plan, ending.stop, ending.part), plan, run);
            return (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .blockedOnPerson */ .XC)(run.phase.id, ending.stop.question, { ...details, ...asked }, at);
        }
        case 'failure': {
            const retryOptions = (0,_signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .retryOptionsOf */ .QR)(run.policy.retry);
            const { reason, retryable } = ending;
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .CompletionSignal */ .FL.failure(run.phase.id, ending.message, { ...common, ...cage, ...judged, ...(0,_agents_stream_agent_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .retryTimes */ .F)(ending), reason, retryable, retryOptions }, at);
        }
        case 'blocked':
            return (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .blockedAsReported */ .cb)(run.phase.id, ending.reason, { ...common, ...ending.details, ...cage, ...judged }, at);
    }
}
function withQuestion({ plan, run, start, standing }, ending, kept) {
    if (ending.status === 'blocked' && ending.isAboutWork && kept !== null)
        return withWork(ending, kept.ref);
    if (ending.status === 'blocked' && ending.isAsked) {
        const question = (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_9__/* .agentQuestion */ .CH)(plan, ending.reason, start.checkpoint.head, standing.from);
        return { ...ending, details: { ...ending.details, ...(0,_questions_asking_js__WEBPACK_IMPORTED_MODULE_8__/* .questionDetails */ .zr)(question, plan, run) } };
    }
    if (run.policy.onFailure !== 'ask' || ending.status !== 'failure' || !(0,_salvage_js__WEBPACK_IMPORTED_MODULE_10__/* .wasStopped */ .th)(ending.reason, kept, run))
        return ending;
    const nextSteps = [`git diff HEAD ${kept.ref} shows the work; run again with --on-failure keep or rollback`];
    return {
        status: 'blocked',
        reason: `${ending.message}; keep its work in ${kept.ref}?`,
        details: { userInputRequired: true, options: ['keep', 'rollback'], nextSteps },
    };
}
function endingText(ending) {
    switch (ending.status) {
        case 'success':
            return 'complete';
        case 'part':
            return ending.stop.question;
        case 'failure':
            return ending.message;
        case 'blocked':
            return ending.reason;
    }
}
function askedAbout({ question, nextSteps, findings }) {
    const details = { userInputRequired: true, options: ['merge the work', 'run again'], nextSteps: [...nextSteps] };
    return { status: 'blocked', reason: question, details, findings, isAboutWork: true };
}
function withWork(asked, ref) {
    const take = `git diff HEAD ${ref} shows the work; to merge it: git merge --squash ${ref}, commit, then run the phase again`;
    return { ...asked, details: { ...asked.details, nextSteps: [take, ...(asked.details.nextSteps ?? [])] } };
}


/***/ }),

/***/ 49294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Attempt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_cage_cage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84746);
/* harmony import */ var _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17388);
/* harmony import */ var _judge_checks_declared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8271);
/* harmony import */ var _questions_standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13174);





class Attempt {
    plan;
    number;
    run;
    start;
    stamp;
    declared;
    warnings = new Set();
    agentRun = _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_2__/* .notRun */ .nE;
    tree = null;
    cage;
    boundaries = [];
    areCommandsApart = false;
    beside = new Set();
    restored = { files: [], warnings: [] };
    #work = null;
    #judged = null;
    constructor(plan, number, run, start) {
        this.plan = plan;
        this.number = number;
        this.run = run;
        this.start = start;
        this.stamp = { plan: plan.id, attempt: number };
        this.declared = (0,_judge_checks_declared_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredPaths */ .$N)(plan, run.workspace.prefix);
        this.cage = new _agents_cage_cage_js__WEBPACK_IMPORTED_MODULE_1__/* .Cage */ .jv(run.services.cages, `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(start.exchange.signal)}-cage`);
    }
    get standing() {
        return (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .standingIn */ .qV)(this.plan, this.run);
    }
    beginCall() {
        this.agentRun = _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_2__/* .notRun */ .nE;
        this.tree = null;
        this.restored = { files: [], warnings: [] };
        this.#work = null;
        this.#judged = null;
    }
    get findings() {
        return this.#judged?.verdict.findings ?? [];
    }
    get work() {
        return known(this.#work);
    }
    set work(work) {
        this.#work = work;
    }
    get judged() {
        return known(this.#judged);
    }
    set judged(judged) {
        this.#judged = judged;
    }
}
function known(found) {
    if (found === null)
        throw new Error('a stage of the attempt asks for what a later one finds');
    return found;
}


/***/ }),

/***/ 68638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pi: () => (/* binding */ attemptPlan),
  jp: () => (/* binding */ concludeAttempt),
  N4: () => (/* binding */ failedAttempt)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/agents/program/agent.js + 1 modules
var program_agent = __webpack_require__(17388);
// EXTERNAL MODULE: ./lib/agents/program/agent-environment.js
var agent_environment = __webpack_require__(70708);
// EXTERNAL MODULE: ./lib/agents/program/agent-session.js
var agent_session = __webpack_require__(7065);
// EXTERNAL MODULE: ./lib/agents/prompt/prompt.js
var prompt_prompt = __webpack_require__(2551);
// EXTERNAL MODULE: ./lib/agents/stream/agent-progress.js
var agent_progress = __webpack_require__(66904);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp.js
var otlp = __webpack_require__(42400);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/signal/boundary.js
var signal_boundary = __webpack_require__(40392);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/run/attempt/beside.js
var attempt_beside = __webpack_require__(16377);
// EXTERNAL MODULE: ./lib/run/attempt/bounds.js
var bounds = __webpack_require__(83630);
// EXTERNAL MODULE: ./lib/run/attempt/caged-call.js
var caged_call = __webpack_require__(34356);
// EXTERNAL MODULE: ./lib/run/attempt/foreign-commits.js
var foreign_commits = __webpack_require__(45312);
// EXTERNAL MODULE: ./lib/run/attempt/restore-tree.js
var restore_tree = __webpack_require__(82818);
// EXTERNAL MODULE: ./lib/agents/adapters/prices.js
var prices = __webpack_require__(64537);
;// CONCATENATED MODULE: ./lib/run/attempt/soft-stop.js

function watchSoftStop({ contextLimit, environment, timeoutMs, onFilling }) {
    const stop = new AbortController();
    const windows = (0,prices/* parseWindows */.hM)(environment.PHASE_EXECUTOR_WINDOWS);
    let hasNoted = false;
    const end = (why) => {
        clearTimeout(timer);
        stop.abort(why);
    };
    const message = 'was stopped shortly before its time limit (setting timeout or deadline), to hand over';
    const reserveMs = handoffMs(timeoutMs);
    const timer = reserveMs === 0 ? undefined : setTimeout(() => end({ reason: 'timeout', message }), timeoutMs - reserveMs);
    const see = (activity) => {
        if (activity.kind !== 'usage' || !activity.contextTokens || contextLimit === 0)
            return;
        const window = (0,prices/* contextWindow */.qq)(activity.model ?? environment.PHASE_EXECUTOR_MODEL ?? null, windows);
        if (window === null)
            return;
        const percent = Math.floor((100 * activity.contextTokens) / window);
        const full = `context ${percent} % full (${activity.contextTokens} of ${window} tokens)`;
        if (percent >= contextLimit) {
            const message = `was stopped to hand over: ${full}, setting context-limit is ${contextLimit}`;
            end({ reason: 'context_exhausted', message });
        }
        else if (percent >= (contextLimit * 3) / 4 && !hasNoted) {
            hasNoted = true;
            onFilling(full);
        }
    };
    return { signal: stop.signal, see, close: () => clearTimeout(timer) };
}
function handoffMs(timeoutMs) {
    const part = Math.min(120_000, timeoutMs / 5);
    return part < 2_000 ? 0 : part;
}

;// CONCATENATED MODULE: ./lib/run/attempt/agent-work.js





















async function runAgent(attempt, call) {
    const { run, start, stamp } = attempt;
    const { checkpoint } = start;
    const { ledger, agent, interrupt } = run.services;
    if (interrupt.now.aborted)
        return {
            agentRun: { ...program_agent/* notRun */.nE, reason: 'interrupted', message: 'the run was stopped before it began' },
            warnings: [],
        };
    const uncaged = jobOf(attempt, call);
    const entered = await (0,caged_call/* enterCage */.BE)(attempt, uncaged);
    const lacking = (0,caged_call/* lackingCage */.e4)(entered, run);
    if (lacking !== null)
        return { agentRun: { ...program_agent/* notRun */.nE, message: lacking, retryable: false }, warnings: [] };
    const setBack = (0,tracking_files/* guardTrackingFiles */.qT)(run.workspace.root);
    const job = { ...uncaged, inside: entered.inside };
    const prompt = call.prompt(job.environment.DEADLINE ?? '');
    const agentRun = await (agent.resumes ? runToHandoff(attempt, prompt, job, call) : runOnce(attempt, prompt, job));
    const untaken = await (0,caged_call/* leaveCage */.a8)(entered);
    const isCaged = (0,signal_boundary/* weakestBoundary */.fp)(attempt.boundaries).cage === 'kernel';
    if (isCaged)
        run.workspace.checkpoints.trustGit(checkpoint);
    const traps = isCaged ? [] : run.workspace.checkpoints.removeTraps(checkpoint);
    if (agentRun.note !== undefined)
        ledger.append('warning', { ...stamp, message: agentRun.note });
    const { git, prefix } = run.workspace;
    await (0,refs/* leaveUnborn */.GA)(git, checkpoint);
    const beside = await (0,foreign_commits/* changedPaths */.vl)(git, (await (0,attempt_beside/* workBeside */.m3)(attempt)).commits);
    const undone = (0,bounds/* documentsAreOurs */.G)(run) ? setBack((file) => beside.has(`${prefix}${file}`)) : [];
    const files = [...traps, ...undone.map(({ file }) => file)];
    if (files.length > 0)
        ledger.append('set_back', { ...stamp, files });
    const warnings = undone.flatMap(({ file, before, now }) => file.endsWith('.md') ? [(0,restore_tree/* changeWarning */.RV)(`${prefix}${file}`, before ?? '', now)] : []);
    return { agentRun, warnings: [...untaken, ...warnings] };
}
function jobOf(attempt, call) {
    const { plan, number, run, start, stamp, standing } = attempt;
    const { limits } = run.policy;
    const { ledger, clock, agent } = run.services;
    const timeoutMs = Math.max(1, start.endsAt - clock.uptimeMs());
    const record = (0,agent_progress/* progressRecorder */.y0)(clock, (what, activity) => ledger.append('agent_progress', { ...stamp, what, activity }));
    const passed = [...(agent.variables ?? []), ...run.policy.agentEnv];
    const environment = (0,agent_environment/* agentEnvironment */.F)(run.services.environment, passed, {
        PHASE_ID: run.phase.id,
        PLAN_ID: plan.id,
        PLAN_PATH: plan.path,
        SUMMARY_PATH: plan.summaryPath,
        ATTEMPT: String(number),
        DEADLINE: new Date(clock.now() + timeoutMs).toISOString(),
        SIGNAL_FILE: start.exchange.signal,
        HANDOFF_FILE: start.exchange.handoff,
        ...traceContext(attempt),
    });
    return {
        plan: {
            ...plan,
            tasks: plan.tasks.slice(standing.from, standing.stop?.at),
            isContinued: standing.parts.length > 0,
        },
        environment: {
            ...environment,
            ...run.services.cages.variables,
            ...run.workspace.git.identity,
            ...run.workspace.git.attemptVariables(environment),
            ...foreign_commits/* attemptAction */.m4,
        },
        timeoutMs,
        clock,
        promptFile: start.exchange.prompt,
        cwd: run.workspace.root,
        idleTimeoutMs: limits.idleTimeoutMs,
        graceMs: limits.graceMs,
        cancel: run.services.interrupt.now,
        logFile: ledger.logFile(plan.id, number, call.log),
        marker: run.workspace.git.processMark(run.runId, plan.id, number),
        outlivesUs: run.workspace.isolated && (0,process_tree/* sweepReach */.cE)() === 'full',
        onProgress: (what) => ledger.append('agent_progress', { ...stamp, what }),
        onActivity: (activity) => {
            run.services.onActivity(plan.id, activity);
            record(activity);
        },
        ...(call.session === null ? {} : { session: call.session }),
    };
}
function traceContext({ plan, number, run: { policy, services, runId, leg } }) {
    const { events, earlier } = services.ledger;
    const opening = policy.sendsTraces ? (0,run_opening/* runOpening */.g_)(leg === null ? events : earlier, runId) : null;
    return opening === null ? {} : { TRACEPARENT: (0,otlp/* traceparent */.G$)(opening, plan.id, number) };
}
async function runOnce(attempt, prompt, job) {
    const { number, run, stamp } = attempt;
    const { ledger, agent, budget } = run.services;
    const { timeoutMs } = job;
    const boundary = (0,signal_boundary/* weakestBoundary */.fp)(attempt.boundaries);
    const told = { promptVersion: prompt_prompt/* promptVersion */.NK, promptTokens: (0,prompt_prompt/* estimatedTokens */.Te)(prompt), ...boundary };
    ledger.append('agent_start', { ...stamp, agent: agent.name, timeoutMs, ...told });
    (0,external_node_fs_.writeFileSync)(job.promptFile, prompt);
    const meter = budget.open(job.plan.id, number, (spent) => ledger.append('agent_spend', { ...stamp, spent }));
    const running = agent.run({ ...job, meter, gateway: run.services.gateway });
    const ended = await (run.workspace.isolated ? run.isolation.chores.runWhileWaiting(() => running) : running);
    const agentRun = (0,run_context/* paid */.Vj)(ended, meter);
    const { ok, reason, exitCode, durationMs, survivors, spent } = agentRun;
    ledger.append('agent_end', { ...stamp, ok, reason, exitCode, durationMs, survivors, ...(spent ? { spent } : {}) });
    if (agentRun.isUnready)
        throw new program_agent/* AgentMissingError */.Ap(agentRun.message ?? 'the agent cannot begin');
    const said = lastWords(agentRun, run);
    if (said !== null)
        ledger.append('agent_words', { ...stamp, said });
    return agentRun;
}
async function runToHandoff(attempt, prompt, job, call) {
    const { number, run, start, stamp } = attempt;
    const { ledger, clock } = run.services;
    const watch = watchSoftStop({
        contextLimit: run.policy.contextLimit,
        environment: job.environment,
        timeoutMs: job.timeoutMs,
        onFilling: (what) => ledger.append('agent_progress', { ...stamp, what, activity: 'context' }),
    });
    const onActivity = (activity) => {
        watch.see(activity);
        job.onActivity(activity);
    };
    const followed = { ...job, onActivity, softStop: watch.signal };
    const first = await runOnce(attempt, prompt, followed).finally(() => watch.close());
    const session = (0,agent_session/* sessionAfter */.F)(first, call.session);
    const leftMs = start.endsAt - clock.uptimeMs();
    if (!first.isStopped || session === null || leftMs < 1_000 || job.cancel.aborted)
        return first;
    ledger.append('handoff_start', { ...stamp, why: first.message ?? '' });
    const handingOver = {
        ...job,
        session,
        timeoutMs: Math.min(leftMs, longestHandoffMs),
        logFile: ledger.logFile(job.plan.id, number, `${call.log}-handoff`),
        outlivesUs: false,
    };
    const next = await runOnce(attempt, (0,prompt_prompt/* handoffPrompt */.NF)(), handingOver);
    if (!next.ok)
        ledger.append('warning', { ...stamp, message: `the agent could not hand over: ${next.message ?? ''}` });
    const { durationMs, survivors } = (0,agent_session/* mergeRuns */.r)(first, next);
    return { ...first, durationMs, survivors };
}
const longestHandoffMs = 120_000;
const mostChars = 2_000;
function lastWords({ result, printed = '' }, { policy, services }) {
    const text = result === undefined ? (isStream(printed) ? '' : printed) : (result.text ?? '');
    const secrets = (0,job_secrets/* jobSecrets */.pc)(services.environment, policy.agentEnv);
    const said = (0,redaction/* redactor */.$p)(secrets)(text.slice(-16 * 1024))
        .replace(controls, ' ')
        .trim();
    if (said === '')
        return null;
    return said.length > mostChars ? said.slice(-mostChars) : said;
}
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
function isStream(printed) {
    return /^\s*\{.*\}\s*$/.test(printed.trimEnd().split('\n').at(-1) ?? '');
}

// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
// EXTERNAL MODULE: ./lib/run/questions/standing.js + 1 modules
var questions_standing = __webpack_require__(13174);
;// CONCATENATED MODULE: ./lib/run/attempt/attempt-prompt.js



function promptOf({ plan, number: attempt, earlier: before }, deadline, run) {
    const { text, reads } = (0,plan_text/* readPlanText */.dm)(plan.text);
    const earlier = before && { ...before, salvaged: before.salvage !== null };
    const { teamRules } = run.policy;
    const standing = (0,questions_standing/* standingIn */.qV)(plan, run);
    const stage = (0,questions_standing/* stageOf */.gV)(plan, standing);
    const answers = standing.told.map(({ asked, answer }) => ({ asked, text: answer.text }));
    const context = { phase: run.phase.id, attempt, deadline, earlier, teamRules, reads, stage, answers };
    return (0,prompt_prompt/* promptFor */.k)({ ...plan, text }, context);
}

// EXTERNAL MODULE: ./lib/run/attempt/attempt-signal.js
var attempt_signal = __webpack_require__(2155);
// EXTERNAL MODULE: ./lib/run/attempt/attempt-state.js
var attempt_state = __webpack_require__(49294);
// EXTERNAL MODULE: ./lib/run/attempt/exchange.js
var exchange = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/judge/rules/finding.js
var rules_finding = __webpack_require__(96734);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/signal/stuck.js
var stuck = __webpack_require__(61844);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/judge/candidate/make-candidate.js
var make_candidate = __webpack_require__(15747);
// EXTERNAL MODULE: ./lib/judge/checks/declared.js
var declared = __webpack_require__(8271);
// EXTERNAL MODULE: ./lib/judge/verdict/commit-shape.js
var commit_shape = __webpack_require__(17144);
// EXTERNAL MODULE: ./lib/record/documents/documents.js + 1 modules
var documents_documents = __webpack_require__(85646);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var git_tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/run/attempt/left-out.js
var left_out = __webpack_require__(43099);
;// CONCATENATED MODULE: ./lib/run/attempt/attempt-work.js













async function readWork(attempt) {
    const { plan, run, start, standing, restored } = attempt;
    const left = await (0,left_out/* leaveOut */.o)(attempt);
    const { tree } = left;
    const { git } = run.workspace;
    const { checkpoint, dirtyBefore, earlier } = start;
    const begunWith = earlier?.salvage ?? null;
    const { commits: beside, tip } = await (0,attempt_beside/* workBeside */.m3)(attempt);
    const head = tip ?? checkpoint.head;
    const isMoved = tree.head !== null && tree.head !== head;
    const isOnTop = isMoved && (await (0,git_history/* isAncestor */.QX)(git, head, tree.head ?? ''));
    const differing = await (0,git_tree/* changedSince */.$A)(git, head, tree);
    const seen = new Set(tree.changes.map(({ path }) => path));
    const undone = new Set(restored.files.filter((path) => seen.has(path)));
    const inherited = begunWith === null ? [] : await (0,git_tree/* unchangedSince */.sP)(git, begunWith.tree, begunWith.files);
    const besidePaths = new Set(await (0,git_tree/* unchangedSince */.sP)(git, tree.head ?? head, [...(await (0,foreign_commits/* changedPaths */.vl)(git, beside))]));
    const isOwn = ({ sha }) => !beside.some((each) => each.sha === sha);
    const commits = (isOnTop ? await (0,git_history/* commitsSince */.nt)(git, head) : []).filter(isOwn);
    const touched = commits.length > 1 ? await (0,git_history/* touchedSince */.nT)(git, head, tree.head ?? head) : [];
    const changed = differing.filter((path) => !besidePaths.has(path) && (!(dirtyBefore.has(path) || undone.has(path)) || attempt.declared.names(path)));
    attempt.work = {
        base: head,
        undone: touched.filter((path) => !differing.includes(path)),
        changed,
        inherited: new Set(inherited),
        isRewritten: isMoved && !isOnTop,
        commits,
        left,
        part: (0,questions_standing/* judgedPart */.p4)(plan, standing, changed, run),
    };
    return null;
}
async function candidateOf(attempt) {
    const { plan, run, start, work } = attempt;
    const { git, root, prefix } = run.workspace;
    const { part } = work;
    const { tree } = work.left;
    const { changes } = tree;
    const head = tree.head ?? work.base;
    const nested = changes.flatMap(({ kind, path, repository }) => (kind === 'untracked' && repository ? [path] : []));
    const modules = nested.length === 0 ? null : (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(git.root, '.gitmodules'));
    const files = (0,documents_documents/* committable */.kr)(changes.map(({ path }) => path).filter((path) => !nested.includes(path)), run);
    const commit = await git.treeWith(head, files);
    const promised = run.policy.commitDocs ? [] : part.work.plan.mustHaves.artifacts.map(({ path }) => path);
    const documents = [plan.summaryPath, ...promised.filter((path) => path.startsWith('.planning/'))]
        .map((path) => (0,declared/* inTree */._Z)(prefix, path))
        .filter((path) => !files.includes(path) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(git.root, path)));
    const committed = new Set(documents.length === 0 ? [] : await (0,git_tree/* filesUnder */.mz)(git, commit, documents));
    const uncommitted = documents.filter((path) => !committed.has(path));
    const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, plan.summaryPath));
    return (0,make_candidate/* makeCandidate */.El)({
        origin: 'attempt',
        ...part.work,
        base: work.base,
        commit,
        tree: uncommitted.length === 0 ? commit : await git.treeWith(commit, uncommitted),
        own: work.changed,
        inherited: work.inherited,
        undone: work.undone,
        commits: work.commits,
        isSummaryNew: text !== start.summaryBefore,
        isWitnessed: attempt.agentRun.ranEveryTask === true && part.parts.every((each) => each.isWitnessed),
        problems: nested.map((path) => (0,commit_shape/* gitlinkProblem */.qZ)(path.replace(/\/$/, ''), modules)),
    }, run);
}

// EXTERNAL MODULE: ./lib/agents/stream/plain-ending.js + 1 modules
var plain_ending = __webpack_require__(7197);
// EXTERNAL MODULE: ./lib/agents/stream/stream-reader.js
var stream_reader = __webpack_require__(72275);
// EXTERNAL MODULE: ./lib/judge/verdict/objection.js
var objection = __webpack_require__(84274);
// EXTERNAL MODULE: ./lib/plan/claims/summary-sections.js
var summary_sections = __webpack_require__(78634);
;// CONCATENATED MODULE: ./lib/plan/claims/last-words.js

function unfinishedSentence(message) {
    const sections = (0,summary_sections/* splitSections */.nO)(message.slice(-longestMessage));
    const lines = sections.flatMap(({ title, lines: below }) => [title, ...below.map(summary_sections/* withoutMarks */.zw)]);
    const said = lines.flatMap((line) => line.split(/(?<=[.;!?])\s+|\s+[—–]\s+|(?<=\w:)\s+/)).filter(Boolean);
    const isOver = said.some((each) => saysAllDone.test(each));
    const left = said.find((each) => stops.some((words) => words.test(each)) || (!isOver && asksToGoOn.test(each)));
    if (left !== undefined)
        return left;
    const last = lines.findLast((line) => line !== '')?.split(/(?<=[.!?])\s+/) ?? [];
    return last.slice(-2).find((each) => waits.test(each) || (!isOver && intends.test(each))) ?? null;
}
function closingQuestion(message) {
    const paragraphs = message
        .slice(-longestMessage)
        .trim()
        .split(/\n\s*\n/);
    const last = paragraphs.at(-1)?.split('\n').map(summary_sections/* withoutMarks */.zw).filter(Boolean) ?? [];
    const said = last.flatMap((line) => line.split(/(?<=[.!?])\s+/));
    const asked = said.slice(-2).find((each) => asks.test(each));
    if (asked === undefined || said.some((each) => asksToGoOn.test(each) || saysAllDone.test(each)))
        return null;
    return (last.length > 1 || said.length > 1 ? last.join(' ') : [...paragraphs.slice(-2), ''].join(' ')).trim();
}
const asks = /^(?=(?:\S+\s+){3}).*\?["')\]]*$|\b(?:let me know|tell me|please (?:confirm|clarify|choose|decide|advise|specify|provide|tell|answer))\b.*\b(?:which|what|whether|if|how|who|where|choice|option|decision|confirm)\b/i;
const longestMessage = 4_000;
const saysAllDone = /\b(?:all|both|every|everything|the (?:whole |entire )?(?:plan|work))\b.{0,40}\b(?:done|complete[d]?|finished|implemented)\b|^(?:done|complete[d]?|finished)\b/i;
const asksToGoOn = /^(?:(?:should|shall|may|can) I|(?:do|would) you (?:like|want) me to|let me know (?:if|when|whether) (?:you(?:['’]d| would)? (?:want|like) me to|I (?:should|can|may)))\b.{0,40}\b(?:proceed|continue|go on|go ahead|start|move on)\b(?!.*\b(?:phase|next plan|plan \d))/i;
const stops = [
    /^(?:I['’]m sorry,? (?:but )?)?I (?:can(?:not|['’]t)|(?:am|was) (?:unable|not able) to|won['’]t|will not|must decline to) (?:help|assist) (?:you )?with (?:this|that|your|the) (?:request|task|plan)\b/i,
    /^unable to (?:finish|complete)\b(?=\s*$|\s*[.,;:!—–-])|^(?:I|we|the agent) (?:(?:could|did|was|were|have|has)(?:n['’]t| ?not)(?: able to| been able to)?|(?:was|were|am) unable to) (?:finish(?:ed)?|complete[d]?)(?=\s*$|\s*[.,;:!—–-]| (?:it|this|everything|all|(?:the )?(?:plan|tasks?|work|rest|remaining)|before|because|in time)\b)/i,
    /^(?:I|we) (?:could|can|was|were)(?:n['’]t| ?not| unable to| not able to) (?:write|edit|create|save|modify|change|update)\b.*\b(?:permissions?|denied|not allowed|read-only|sandbox)\b/i,
    /^(?:unfortunately,? )?(?:I|we)(?:['’]ve| have)? (?:just )?(?:hit|ran into|run into|encountered|reached) an? (?:\w+ )?(?:blocker|roadblock|impasse)\b(?!.*\b(?:resolved|solved|fixed)\b)/i,
    /^(?:unfortunately,? )?(?:I|we)(?:['’]m| am| are|['’]re) (?:currently |now |still )?(?:blocked|stuck)\b/i,
    /^(?:unfortunately,? )?(?:I|we)(?: had| have| need|['’]ll have|['’]ve) to (?:stop|pause|halt)\b/i,
    /^(?:I|we|the (?:agent|session)) (?:have |has )?(?:ran|run) out of (?:context|time|tokens|budget|turns|credits?)\b/i,
    /^(?:the )?task \d+ (?:is|was) (?:still )?(?:not (?:yet )?(?:done|started|finished|complete)|blocked|skipped|incomplete)\b(?!.*\b(?:already|as planned|not needed)\b)/i,
    /\b(?:continue|proceed|go on|carry on|start) with (?:the )?(?:(?:remaining|rest|other|next)\b(?!.*\b(?:phase|plans?)\b)|tasks? \d)/i,
];
const waits = /\b(?:I|we)(?:['’]ll| will|['’]m| am) (?:now )?(?:wait(?:ing)?|check (?:back|on)|report back|be notified)\b.*\b(?:when|until|once|for|after)\b|\b(?:tests?|suite|build|migration|installation|install) (?:is|are) (?:still |now |currently )?running\b(?: in the background)?(?=\s*$|[.;,])/i;
const intends = /^(?:(?:now|next|then|first)[,:]? )?(?:(?:I|we)(?:['’]ll| will|['’]m going to| am going to)|let me(?! know)|let['’]s) (?:now |then |next |first )?(?:implement|write|create|add|make|run|fix|check|verify|look|start|continue|proceed|update|test|build|do|move|commit|read|work)\b/i;

// EXTERNAL MODULE: ./lib/plan/claims/summary-claims.js + 2 modules
var summary_claims = __webpack_require__(88985);
// EXTERNAL MODULE: ./lib/signal/handoff-remaining.js
var handoff_remaining = __webpack_require__(25839);
;// CONCATENATED MODULE: ./lib/run/attempt/claims.js














function heedClaims(attempt) {
    const { agentRun, run, start, standing } = attempt;
    if (agentRun.reason === 'interrupted')
        return (0,exchange/* failure */.V2)('interrupted', agentRun.message ?? 'interrupted');
    if (!(0,bounds/* documentsAreOurs */.G)(run))
        return (0,exchange/* failure */.V2)('scope_violation', '.planning (or a folder in it) was replaced');
    const said = (0,exchange/* readAgentSignal */.IK)(start.exchange, run.phase.id);
    if (said !== null)
        return said;
    const isStopped = standing.stop !== null && agentRun.exitCode === 0 && (0,plain_ending/* isStopForPerson */.p)(agentRun.message);
    const remark = agentRun.isRemark ? remarkOn(attempt) : null;
    if (remark !== null)
        attempt.warnings.add(remark);
    if (!agentRun.ok && !isStopped && remark === null)
        return agentFailure(attempt);
    const asked = decisionAsked(attempt) ?? questionAsked(attempt);
    if (asked !== null)
        return asked;
    const remaining = (0,handoff_remaining/* remainingWork */.a)((0,exchange/* readHandoff */.ZQ)(start.exchange) ?? '');
    if (remaining.length === 0)
        return standing.stop === null ? unfinishedWork(attempt) : null;
    const message = `the agent stopped before the end of the plan; its handoff says what remains: ${(0,text_text/* firstFew */.Dt)(remaining, 5, '; ')}`;
    return (0,exchange/* failure */.V2)('context_exhausted', message);
}
function remarkOn({ plan, run, start, agentRun }) {
    if (agentRun.reason !== 'idle_timeout')
        return agentRun.message;
    const summary = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, plan.summaryPath));
    if (summary === start.summaryBefore)
        return null;
    return 'the agent wrote its SUMMARY and did not exit, so idle-timeout ended it';
}
function decisionAsked({ plan, run, start }) {
    const summary = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, plan.summaryPath)) ?? '';
    const claims = summary === start.summaryBefore ? [] : (0,summary_claims/* readClaims */.I)(summary.slice(0, 256 * 1024));
    const asked = claims.find(({ kind }) => kind === 'person');
    if (asked === undefined)
        return null;
    const reason = `the SUMMARY says "${(0,stream_reader/* shownLine */.QN)(asked.text)}"; what is to be done?`;
    return { status: 'blocked', reason, details: { userInputRequired: true }, isAsked: true };
}
function questionAsked({ plan, run, start, agentRun, standing }) {
    const summary = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, plan.summaryPath));
    if (standing.stop !== null || summary !== start.summaryBefore)
        return null;
    const question = closingQuestion(lastWords(agentRun, run) ?? '');
    if (question === null)
        return null;
    return { status: 'blocked', reason: (0,stream_reader/* shownLine */.QN)(question, 1000), details: { userInputRequired: true }, isAsked: true };
}
function unfinishedWork({ agentRun, run }) {
    const said = unfinishedSentence(agentRun.result?.text ?? lastParagraph(agentRun, run));
    if (said === null)
        return null;
    const message = `ended with the words "${(0,stream_reader/* shownLine */.QN)(said)}"`;
    const finding = { rule: 'agent/unfinished', passed: false, subject: 'message', message };
    const against = (0,objection/* objectionBy */.vL)({ findings: (0,rules_finding/* decided */.rc)([finding], run.policy), changedPlans: [] });
    if (against === null || 'question' in against)
        return against && (0,attempt_signal/* askedAbout */.cT)(against);
    const [found = finding] = against.findings;
    return { ...(0,exchange/* failure */.V2)(against.reason, `the agent ${found.message}`), findings: against.findings };
}
function lastParagraph(agentRun, run) {
    if (run.services.agent.name === 'script')
        return '';
    return (lastWords(agentRun, run) ?? '').split(/\n\s*\n/).at(-1) ?? '';
}
function agentFailure({ agentRun, start, run }) {
    const { retryAfterMs, resetAt, retryable } = agentRun;
    const reason = agentRun.reason ?? 'agent_error';
    const message = agentRun.message ?? 'the agent failed without output';
    const { deadlineAt } = run.policy.limits;
    const isLast = agentRun.isStopped === true && start.endsAt >= deadlineAt;
    const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
    return outOfTime
        ? (0,exchange/* failure */.V2)('deadline', `the run's deadline was reached: ${message}`)
        : { ...(0,exchange/* failure */.V2)(reason, message), retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}

// EXTERNAL MODULE: ./lib/plan/phase/summary.js
var summary = __webpack_require__(80019);
// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/system/git/exclude.js
var exclude = __webpack_require__(98848);
// EXTERNAL MODULE: ./lib/system/process/machine.js
var machine = __webpack_require__(56566);
// EXTERNAL MODULE: ./lib/run/merge/merge.js
var merge = __webpack_require__(83610);
;// CONCATENATED MODULE: ./lib/run/attempt/commit-plan.js














async function commitWork(attempt) {
    const { plan, number, run, start, stamp, standing, work, judged } = attempt;
    const { workspace, runId, runUrl } = run;
    const { checkpoints, isolated, git, root, prefix } = workspace;
    const { ledger } = run.services;
    const { stop } = standing;
    const { tree, changes, excluded } = work.left;
    const { evidence } = judged.verdict;
    const { warnings } = judged;
    const { base, isWitnessed } = judged.candidate;
    const hash = (0,plan_text/* planHash */.SH)(plan);
    const part = stop && { upTo: stop.at, planHash: hash, base, isWitnessed, files: work.changed.slice(0, 10_000) };
    const isMissing = part === null && (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, plan.summaryPath)) === null;
    const summary = isMissing ? await summaryFromFacts(attempt) : null;
    ledger.append('commit', { ...stamp, summaryFromFacts: isMissing, ...(part && { part }) });
    if (summary !== null)
        (0,atomic_file/* replaceFile */.fR)((0,external_node_path_.join)(root, plan.summaryPath), summary);
    const record = part ? [] : [plan.summaryPath, ...(isolated || run.leg ? [] : (0,documents_documents/* writeRecord */.rh)(plan, run))];
    const written = record.map((path) => `${prefix}${path}`);
    const all = [...new Set([...tree.changes.map(({ path }) => path), ...written])];
    const files = (0,documents_documents/* committable */.kr)(all, run);
    const subject = stop ? `wip(${plan.id}): ${partText(plan, stop)}` : `plan ${plan.id}: ${plan.title ?? 'complete'}`;
    const facts = { plan: plan.id, planHash: hash, base, runId, runUrl, attempt: number };
    const parts = standing.parts.filter((each) => each.base !== each.commit);
    const message = (0,plan_mark/* workMessage */.$O)(subject, part ? (0,plan_mark/* partMark */.ft)(facts, part.upTo) : (0,plan_mark/* planMark */.TU)({ ...facts, parts }), run);
    const head = tree.head ?? base;
    const made = await git.commitBeside(message, files, head, { known: tree, goes: isolated });
    const beside = await (0,foreign_commits/* changedPaths */.vl)(git, (await (0,attempt_beside/* workBeside */.m3)(attempt, 'end')).commits);
    const changedNow = made === null ? [] : await (0,git_tree/* changedBetween */.jr)(git, judged.candidate.commit, made);
    const others = changedNow.filter((path) => !written.includes(path) && !beside.has(path));
    if (others.length > 0) {
        attempt.tree = null;
        return (0,exchange/* failure */.V2)('verification_failed', `${(0,text_text/* firstFew */.Dt)(others)} changed while the work was judged, so what would be committed is not what was judged; end what writes there`);
    }
    const commit = made ?? (part === null ? head : await git.commitTree(await git.treeOf(head), [head], message));
    const done = part && { plan: plan.id, ...part, commit, head: commit };
    const move = async () => {
        await checkpoints.settle(start.checkpoint, head, commit, `commit: ${subject}`);
        await git.syncFiles(work.changed);
    };
    if (!isolated)
        await (0,merge/* merge */.h)([{ plan, attempt: number, commit, part: done }], { base: null, to: commit, move }, run);
    (0,exclude/* ignoreHere */.x)(git, excluded);
    const { branch, ignored = [] } = tree;
    const isClean = part === null && made !== null && files.length === all.length && excluded.length === 0;
    const isOurs = isolated || !attempt.areCommandsApart || (0,machine/* isCi */.X)(run.services.environment);
    workspace.known = isClean && isOurs ? { head: made, branch, changes: [...changes], ignored } : null;
    const proven = isolated ? { checkpoint: start.checkpoint, commit } : null;
    const common = { warnings: [...warnings], evidence, proven };
    if (stop !== null && done !== null)
        return { status: 'part', part: done, stop, ...common };
    return { status: 'success', files: [...work.part.work.changed], planHash: hash, ...common };
}
function partText(plan, { at, task }) {
    const done = at === 1 ? 'task 1' : `tasks 1-${at}`;
    const asks = task === null ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
    return at === 0 ? `requested changes${asks}` : `${done} of ${plan.tasks.length}${asks}`;
}
async function summaryFromFacts({ plan, number, run, start, work, judged }) {
    const changed = work.part.work.changed;
    const before = new Set(await (0,git_tree/* presentFiles */.RX)(run.workspace.git, work.base, changed));
    const { clock } = run.services;
    return (0,summary/* renderSummary */.B)({
        phase: run.phase.id,
        plan: plan.id,
        title: plan.title,
        attempt: number,
        startedAt: start.checkpoint.at,
        completedAt: new Date(clock.now()).toISOString(),
        durationMs: clock.uptimeMs() - start.startedAt,
        commits: [...work.commits],
        created: changed.filter((path) => !before.has(path)),
        modified: changed.filter((path) => before.has(path)),
        artifacts: judged.verdict.findings
            .filter(({ rule }) => rule === 'promise/missing')
            .map(({ subject, passed, message }) => ({ path: subject, passed: passed === true, note: message })),
    });
}

// EXTERNAL MODULE: ./lib/system/git/commit-object.js
var commit_object = __webpack_require__(90697);
// EXTERNAL MODULE: ./lib/system/git/objects/commit-message.js
var commit_message = __webpack_require__(70314);
;// CONCATENATED MODULE: ./lib/run/attempt/disarm-commits.js





async function disarmCommits(attempt) {
    const { tree, start, run } = attempt;
    const { git } = run.workspace;
    const { head: base } = start.checkpoint;
    const head = tree?.head ?? null;
    if (tree === null || head === null || head === base || !(await (0,git_history/* isAncestor */.QX)(git, base, head)))
        return null;
    const commits = await (0,commit_object/* commitsBetween */.$q)(git, head, [base]);
    if (commits.length > mostCommits)
        return (0,exchange/* failure */.V2)('scope_violation', `the attempt made ${commits.length} commits; make at most ${mostCommits}`);
    const beside = new Set((await (0,attempt_beside/* workBeside */.m3)(attempt)).commits.map(({ sha }) => sha));
    const names = await remade(await (0,commit_object/* commitObjects */.Av)(git, commits), beside, git, run.services.agent.coAuthor);
    const to = names.get(head);
    if (to === undefined)
        return null;
    await git.moveHead(head, to, 'phase-executor: messages of commits');
    attempt.tree = { ...tree, head: to };
    return null;
}
const mostCommits = 2_000;
async function remade(commits, spared, git, coAuthor) {
    const names = new Map();
    const [author, committer] = await Promise.all([git.identityOf('AUTHOR'), git.identityOf('COMMITTER')]);
    for (const [sha, { tree, parents, message, isPlain, ...by }] of commits) {
        const said = (0,commit_message/* disarmedMessage */.DZ)(message.trimEnd(), coAuthor);
        const [subject = ''] = said.split('\n', 1);
        const isOwn = nameOf(by.author) === author && nameOf(by.committer) === committer;
        const isMoved = parents.some((parent) => names.has(parent));
        if (!isMoved && spared.has(sha))
            continue;
        if (!isMoved && isPlain && isOwn && said === message.trimEnd())
            continue;
        const dates = { GIT_AUTHOR_DATE: by.author.at, GIT_COMMITTER_DATE: by.committer.at };
        const given = Object.fromEntries(Object.entries(dates).flatMap(([name, at]) => (at === '' ? [] : [[name, `@${at}`]])));
        const onto = parents.map((parent) => names.get(parent) ?? parent);
        const full = subject.length > 72 ? `${subject}\n\n${said}` : said;
        names.set(sha, await git.commitTree(tree, onto, full.trim() === '' ? '(no message)' : full, given));
    }
    return names;
}
function nameOf({ name, email }) {
    return `${name} <${email}>`;
}

// EXTERNAL MODULE: ./lib/run/attempt/uncommitted-plans.js
var uncommitted_plans = __webpack_require__(6317);
// EXTERNAL MODULE: ./lib/judge/clean-copy/programs.js
var programs = __webpack_require__(4568);
// EXTERNAL MODULE: ./lib/judge/rules/rule-book.js + 12 modules
var rule_book = __webpack_require__(29172);
// EXTERNAL MODULE: ./lib/judge/verdict/judge.js + 25 modules
var judge = __webpack_require__(88945);
;// CONCATENATED MODULE: ./lib/judge/verdict/missing-summary.js


function lacksOnlySummary({ findings }) {
    const open = (0,rules_finding/* objections */.PP)(findings);
    return open.length > 0 && open.every(({ rule }) => rule === 'summary/missing');
}
function withSummaryFromCommands(verdict, plan, commands) {
    const isProven = commands.length === (0,programs/* commandsOf */.Kf)(plan).length && commands.every(({ proves }) => proves);
    const isSeen = plan.tasks.every(({ type, verify }) => type.startsWith('checkpoint') || verify.automated.length > 0);
    if (!isProven || !isSeen || commands.length === 0)
        return verdict;
    const message = 'was written from facts: the agent left none, and the commands of each task passed';
    const findings = verdict.findings.map((finding) => finding.rule === 'summary/missing' ? { ...finding, rule: 'summary/from-facts', level: 'warn', message } : finding);
    return { ...verdict, findings, passed: true };
}

// EXTERNAL MODULE: ./lib/signal/failure-step.js + 1 modules
var failure_step = __webpack_require__(10510);
;// CONCATENATED MODULE: ./lib/run/attempt/verify.js



















async function judgeWork(attempt) {
    const { run, stamp } = attempt;
    const candidate = await candidateOf(attempt);
    const verdict = await verdictOn(candidate, attempt);
    if (verdict === null)
        return (0,exchange/* failure */.V2)('interrupted', 'the run was interrupted during verification');
    const { passed, findings } = verdict;
    const { restored, work } = attempt;
    const remarks = [...attempt.warnings, ...restored.warnings, ...work.left.warnings, ...(0,rules_finding/* warningsIn */.Hq)(findings)];
    const warnings = [...new Set(remarks)];
    run.services.ledger.append('verify', {
        ...stamp,
        passed,
        findings: findings.map(({ output: _, ...finding }) => ({
            check: rule_book/* ruleBook */.Ek[finding.rule].check,
            ...finding,
        })),
        remarks: warnings,
    });
    attempt.judged = { candidate, verdict, warnings };
    const against = (0,objection/* objectionBy */.vL)(verdict);
    if (against === null)
        return null;
    if ('question' in against)
        return (0,attempt_signal/* askedAbout */.cT)(against);
    if (run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt)
        return (0,exchange/* failure */.V2)('deadline', `the run's deadline was reached: ${against.message}`);
    const { agentRun } = attempt;
    const isHung = agentRun.reason === 'idle_timeout';
    if (isHung || (agentRun.isRemark && candidate.changed.length === 0))
        return agentFailure(attempt);
    const remark = agentRun.isRemark ? `; ${agentRun.message}` : '';
    const nothing = candidate.changed.length === 0 ? `${failure_step/* noChange */.c}; ` : '';
    return { ...(0,exchange/* failure */.V2)(against.reason, `${nothing}${against.message}${remark}`), findings: against.findings };
}
async function verdictOn(candidate, attempt) {
    const { run } = attempt;
    const { left, part } = attempt.work;
    const verdict = await (0,judge/* judge */.S4)(candidate, run);
    const isSilent = attempt.agentRun.result === undefined && lacksOnlySummary(verdict);
    if (!verdict.passed && !isSilent)
        return verdict;
    const tree = left.changes.length === 0 ? left.tree : { ...left.tree, changes: [...left.tree.changes, ...left.changes] };
    const commands = await automatedChecks(attempt, part.work.plan, tree);
    if (commands === null)
        return null;
    const settled = isSilent ? withSummaryFromCommands(verdict, part.work.plan, commands) : verdict;
    const withResults = (0,judge/* withCommands */.lZ)(settled, commands, candidate, run.policy);
    return (0,judge/* withEvidence */.Kg)(withResults, candidate.plan.id, part.minEvidence, run.policy);
}
async function keepEdits({ run, stamp }, kept, { commits, doubtful }) {
    const { git, isolated } = run.workspace;
    const committed = await (0,foreign_commits/* changedPaths */.vl)(git, [...commits, ...doubtful]);
    const edited = kept.changed.filter((path) => !committed.has(path));
    if (edited.length === 0 || isolated || (0,machine/* isCi */.X)(run.services.environment))
        return doubtful.length > 0 ? undefined : (0,refs/* deleteRef */.jq)(git, kept.ref, kept.commit);
    const message = `${(0,text_text/* firstFew */.Dt)(edited)} was edited while the plan's commands ran, and was set back; the edit is kept in ${kept.ref}`;
    run.services.ledger.append('warning', { ...stamp, message });
}
async function automatedChecks(attempt, plan, tree) {
    const { number, run, stamp } = attempt;
    const commands = (0,programs/* commandsOf */.Kf)(plan);
    const areAlone = (0,declared/* declaresNothing */.DM)(plan, run.workspace.prefix);
    if (run.policy.verifyCommands === 'off' || commands.length === 0)
        return [];
    const { checkpoints } = run.workspace;
    const { clock, ledger, judging } = run.services;
    const { limits } = run.policy;
    const at = new Date(clock.now());
    ledger.append('verify_start', { ...stamp, commands: commands.length, since: at.toISOString() });
    const { git, project, isolated } = run.workspace;
    const trees = isolated ? (0,external_node_path_.dirname)(git.root) : git.root;
    const layered = await attempt.cage.layered(judging.namespaces.commands, [trees, git.commonDir, project]);
    attempt.areCommandsApart = layered !== null;
    if (layered === null)
        (0,caged_call/* noteReach */.wV)(run);
    const place = { phase: run.phase.id, plan: plan.id, at, known: tree, isOfAttempt: true };
    const checkpoint = layered === null ? await checkpoints.create(place) : null;
    const findings = await (0,programs/* runPlanCommands */.RN)({ texts: commands, areAlone }, { root: run.workspace.root, project: run.workspace.project }, {
        env: judging.environment(judging.checksHome(`${plan.id}-${number}`), run.workspace.git.root, {
            PHASE_ID: run.phase.id,
            PLAN_ID: plan.id,
            ...foreign_commits/* attemptAction */.m4,
        }),
        limits,
        clock,
        cancel: run.services.interrupt.now,
        marker: run.workspace.git.processMark(run.runId, plan.id, number),
        inside: layered ?? judging.namespaces.commands,
        logFile: (name) => ledger.logFile(plan.id, number, name),
    });
    if (checkpoint === null)
        return findings;
    checkpoints.removeTraps(checkpoint);
    const { beside, kept } = await run.workspace.git.untilUnmoved(async () => {
        const known = await checkpoints.scan();
        const beside = await (0,attempt_beside/* workBeside */.m3)(attempt, 'end');
        return { beside, kept: (await checkpoints.rollback(checkpoint, { known })).kept };
    });
    const keptDoubts = beside.doubtful.length > 0 ? (kept?.ref ?? null) : null;
    await (0,attempt_beside/* restoreBeside */.d$)(attempt, beside, { base: checkpoint.head, kept: keptDoubts, own: attempt.work.changed });
    if (kept !== null)
        await keepEdits(attempt, kept, beside);
    await checkpoints.discard(checkpoint);
    return findings;
}

;// CONCATENATED MODULE: ./lib/run/attempt/stages.js









const readStages = [attempt_beside/* returnToBranch */.i1, uncommitted_plans/* restoreUncommittedPlans */.O, restore_tree/* restoreTree */.NU, heedClaims, disarmCommits];
const judgeStages = [readWork, bounds/* refuseEnd */.m, judgeWork];
async function endOfCall(attempt) {
    return (await endIn([...readStages, ...judgeStages], attempt)) ?? commitJudged(attempt);
}
async function endIn(stages, attempt) {
    for (const stage of stages) {
        const ending = await stage(attempt);
        if (ending !== null)
            return ending;
    }
    return null;
}
async function commitJudged(attempt) {
    const { git } = attempt.run.workspace;
    for (let tries = 1;; tries += 1) {
        const followed = await (0,attempt_beside/* followBranch */.AX)(attempt);
        const ending = followed === 'again' ? await endIn(judgeStages, attempt) : followed;
        if (ending !== null)
            return ending;
        if (followed === 'again' && tries < mostTries)
            continue;
        const { sha } = await git.head();
        try {
            return await commitWork(attempt);
        }
        catch (error) {
            if (tries === mostTries || (await git.head()).sha === sha)
                throw error;
        }
    }
}
const mostTries = 10;

;// CONCATENATED MODULE: ./lib/run/attempt/repair.js














async function callWithRepairs(attempt, work) {
    const repairs = new Repairs(attempt);
    try {
        for (let call = work;;) {
            const ending = await callAgent(attempt, call);
            const next = await repairs.next(ending);
            if (next === null)
                return repairs.end(ending);
            call = next;
        }
    }
    catch (error) {
        if (!endsRun(error))
            throw error;
        attempt.tree = null;
        const isAgents = error instanceof program_agent/* AgentMissingError */.Ap;
        const ending = isAgents ? (0,exchange/* failure */.V2)('agent_error', error.message) : (0,exchange/* failure */.V2)('internal', unhandledText(error));
        return { ending, agentRun: program_agent/* notRun */.nE, repairs: 0, fault: { error } };
    }
    finally {
        await (0,caged_call/* closeCage */.pZ)(attempt);
    }
}
async function callAgent(attempt, call) {
    attempt.beginCall();
    try {
        const { agentRun, warnings } = await call();
        attempt.agentRun = agentRun;
        for (const warning of warnings)
            attempt.warnings.add(warning);
        return await endOfCall(attempt);
    }
    catch (error) {
        if (error instanceof lease/* FencedError */.Qz || endsRun(error))
            throw error;
        attempt.tree = null;
        return (0,exchange/* failure */.V2)('agent_error', unhandledText(error));
    }
}
function endsRun(error) {
    return error instanceof program_agent/* AgentMissingError */.Ap || (0,git_error/* isMachineFault */.O1)(error);
}
function unhandledText(error) {
    return `the result of the attempt could not be processed: ${error instanceof Error ? error.message : String(error)}`;
}
class Repairs {
    #attempt;
    #count = 0;
    #session = null;
    #all = null;
    #last = null;
    constructor(attempt) {
        this.#attempt = attempt;
    }
    async next(ending) {
        const { run, number, plan, start, agentRun, tree } = this.#attempt;
        const findings = repairable(ending);
        this.#all = this.#all === null ? agentRun : (0,agent_session/* mergeRuns */.r)(this.#all, agentRun);
        this.#session = (0,agent_session/* sessionAfter */.F)(agentRun, this.#session);
        const session = this.#session;
        const canRepair = session !== null || (run.services.agent.canJudge && !run.services.agent.resumes);
        if (findings === null || !canRepair || tree === null || !this.#mayGoOn())
            return null;
        if (!agentRun.ok && !agentRun.isRemark)
            return null;
        const kept = await run.workspace.checkpoints.keep(start.checkpoint, {
            phase: run.phase.id,
            plan: plan.id,
            attempt: `${number}-before-repair-${this.#count + 1}`,
            message: `Attempt ${number} of plan ${plan.id}, before repair ${this.#count + 1}`,
            known: tree,
        });
        const begins = { tree: kept?.tree ?? null, findings: (0,stuck/* failureFingerprint */.hX)(findings), ending };
        if (this.#last !== null && begins.tree === this.#last.tree && begins.findings === this.#last.findings)
            return null;
        this.#last = begins;
        this.#count += 1;
        return () => this.#call(findings, kept?.ref ?? null, session);
    }
    end(ending) {
        const { agentRun, start } = this.#attempt;
        const { ok, message } = agentRun;
        const before = this.#last?.ending;
        const isLost = ending.status === 'failure' && !ok && ending.reason === 'agent_error';
        const end = { agentRun: this.#all ?? agentRun, repairs: start.repairs + this.#count };
        if (before === undefined || !isLost || !ending.retryable)
            return { ...end, ending };
        const why = `; its agent could not repair it: ${message ?? 'no cause given'}`;
        if (before.status === 'failure')
            return { ...end, ending: { ...before, message: before.message + why } };
        return { ...end, ending: before };
    }
    #mayGoOn() {
        const { run, plan, number, start } = this.#attempt;
        const { policy, services } = run;
        const leftMs = start.endsAt - services.clock.uptimeMs();
        if (this.#count >= policy.repairs || leftMs < shortestMs || services.interrupt.soon.aborted)
            return false;
        return (0,run_context/* usedUp */.h4)(run, plan.id) === null && !(0,run_context/* isAtOwnCap */.o7)(plan.id, number, run);
    }
    #call(findings, kept, session) {
        const { plan, number, run, start, stamp, standing } = this.#attempt;
        const { ending } = this.#last;
        const details = (0,attempt_signal/* endingText */.pG)(ending);
        run.services.ledger.append('repair', { ...stamp, repair: this.#count, kept, details });
        (0,exchange/* clearExchange */.jG)(start.exchange);
        run.workspace.invalidate();
        const isPart = standing.stop !== null;
        const prompt = (deadline) => {
            const again = session === null ? promptOf({ plan, number, earlier: start.earlier }, deadline, run) : null;
            return (0,prompt_prompt/* repairPrompt */.ud)(plan, { said: findings, deadline, isPart, again });
        };
        return runAgent(this.#attempt, { prompt, session, log: `repair-${this.#count}` });
    }
}
const shortestMs = 5_000;
function repairable(ending) {
    const isJudged = ending.status === 'failure' || ending.status === 'blocked';
    if (!isJudged || ending.findings === undefined || ending.findings.length === 0)
        return null;
    return (0,rules_finding/* areRepairable */.Y3)(ending.findings) ? ending.findings.map(findingText).join('\n') : null;
}
function findingText(finding) {
    const { output } = finding;
    const printed = output === undefined || output.trim() === '' ? '' : `\n${output.trimEnd()}`;
    return `${(0,rules_finding/* findingSentence */.dj)(finding)}${printed}`;
}

// EXTERNAL MODULE: ./lib/run/attempt/salvage.js
var salvage = __webpack_require__(88654);
;// CONCATENATED MODULE: ./lib/run/attempt/attempt.js














async function attemptPlan(order, run) {
    const { plan, earlier } = order;
    if (run.services.interrupt.soon.aborted)
        return { signal: (0,completion_signal/* interruptedSignal */.tE)(plan.id, undefined, run), earlier: null, isAgentless: true };
    const attempt = await begin(order, run);
    return concludeAttempt(attempt, async () => {
        if (earlier?.salvage) {
            run.services.ledger.append('salvage', { ...attempt.stamp, from: earlier.salvage.ref });
            await (0,salvage/* salvage */.av)(earlier.salvage, `${run.workspace.prefix}${plan.summaryPath}`, run.workspace);
        }
        const prompt = (deadline) => promptOf(order, deadline, run);
        return runAgent(attempt, { prompt, session: null, log: 'agent' });
    });
}
async function begin({ plan, number, earlier }, run) {
    const { services, workspace } = run;
    const startedAt = services.clock.uptimeMs();
    const at = new Date(services.clock.now());
    const stamp = { plan: plan.id, attempt: number };
    services.ledger.append('attempt_start', { ...stamp, since: at.toISOString() });
    services.ledger.writeSignal(plan.id, (0,completion_signal/* interruptedSignal */.tE)(plan.id, number, run), 'fleeting');
    const isKnown = workspace.known?.head === (await workspace.git.head()).sha;
    const known = (isKnown && workspace.known) || (await workspace.checkpoints.scan());
    const phase = run.phase.id;
    const checkpoint = await workspace.checkpoints.create({ phase, plan: plan.id, at, known, isOfAttempt: true });
    workspace.invalidate();
    const { tag, head } = checkpoint;
    services.ledger.append('checkpoint', { ...stamp, tag, head, place: workspace.git.root });
    return new attempt_state/* Attempt */.U(plan, number, run, {
        startedAt,
        endsAt: (0,run_context/* endOfAttempt */.OW)(run),
        repairs: 0,
        checkpoint,
        summaryBefore: (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(workspace.root, plan.summaryPath)),
        plansBefore: (0,uncommitted_plans/* readUncommittedPlans */.w)(run),
        isEndSeen: true,
        dirtyBefore: new Set(known.changes.map(({ path }) => path)),
        untrackedBefore: new Set(known.changes.flatMap(({ kind, path }) => (kind === 'untracked' ? [path] : []))),
        earlier,
        exchange: (0,exchange/* openExchange */.E9)(services.exchangeDir, plan.id, number),
    });
}
async function concludeAttempt(attempt, work) {
    const { plan, number, run, start, stamp } = attempt;
    const { ledger, clock } = run.services;
    const { ending, agentRun, repairs, fault } = await callWithRepairs(attempt, work);
    const written = (0,exchange/* readHandoff */.ZQ)(start.exchange);
    const message = (0,text_text/* withoutControls */.DJ)((0,attempt_signal/* endingText */.pG)(ending)).slice(0, 4000);
    const error = ending.status === 'failure' ? errorRecord(attempt, ending, agentRun) : null;
    if (fault && error)
        ledger.append('attempt_failed', { ...stamp, ...error, isMachines: true });
    const isDone = ending.status === 'success' || ending.status === 'part';
    const kept = isDone ? null : await (0,restore_tree/* undo */.tN)(attempt, message);
    if (fault)
        throw fault.error;
    const mayBeTaken = ending.status === 'failure' && run.policy.onFailure === 'keep';
    const taken = mayBeTaken && (0,salvage/* wasStopped */.th)(ending.reason, kept, run) ? kept : null;
    const handoff = written ?? (taken && JSON.stringify((0,salvage/* handoffFromFacts */.QJ)(plan, taken, message, run)));
    const handoffPath = handoff === null ? null : ledger.keepHandoff(plan.id, number, handoff);
    if (error !== null)
        ledger.append('attempt_failed', { ...stamp, ...error });
    const durationMs = clock.uptimeMs() - start.startedAt;
    const signal = (0,attempt_signal/* signalOf */.oX)(attempt, ending, { repairs, kept, handoffPath, durationMs });
    if (!isDone)
        return { signal, earlier: { attempt: number, message, handoff, salvage: taken } };
    return { signal, earlier: null, proven: ending.proven, ...(ending.status === 'part' ? { part: ending.part } : {}) };
}
function failedAttempt(plan, attempt, { message, ...details }, run, by = {
    task: `plan ${plan.id}`,
    specialist: run.services.agent.line ?? run.services.agent.name,
}) {
    const error = { ...by, error_type: details.reason, details: message };
    run.services.ledger.append('attempt_failed', { plan: plan.id, attempt, ...error });
    const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, details, (0,completion_signal/* signalContext */.OK)(run, plan.id, attempt));
    return { signal, earlier: { attempt, message, handoff: null, salvage: null } };
}
function errorRecord({ plan, run }, ending, { lastProgress }) {
    const task = lastProgress ?? (plan.tasks.length === 1 ? plan.tasks[0]?.name : undefined) ?? `plan ${plan.id}`;
    return {
        task,
        specialist: run.services.agent.line ?? run.services.agent.name,
        error_type: ending.reason,
        details: ending.message,
    };
}


/***/ }),

/***/ 16377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ followBranch),
/* harmony export */   d$: () => (/* binding */ restoreBeside),
/* harmony export */   i1: () => (/* binding */ returnToBranch),
/* harmony export */   m3: () => (/* binding */ workBeside)
/* harmony export */ });
/* harmony import */ var _judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4236);
/* harmony import */ var _record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22007);
/* harmony import */ var _signal_boundary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40392);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94895);
/* harmony import */ var _system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67552);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77050);
/* harmony import */ var _system_git_refs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92954);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13528);
/* harmony import */ var _system_process_machine_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56566);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5722);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6786);
/* harmony import */ var _foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(45312);












const none = { commits: [], tip: null, doubtful: [], elsewhere: [], isSwitched: false };
async function workBeside({ run, start: { checkpoint }, tree, declared, boundaries, areCommandsApart }, since = 'start') {
    if (run.workspace.isolated || run.leg !== null || (0,_system_process_machine_js__WEBPACK_IMPORTED_MODULE_9__/* .isCi */ .X)(run.services.environment))
        return none;
    const { git } = run.workspace;
    const head = since === 'end' && tree?.head ? tree.head : checkpoint.head;
    const moves = await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .foreignMoves */ .Pu)(git, { ...checkpoint, head });
    if (moves === null)
        return none;
    const { tip, elsewhere, isSwitched } = moves;
    const isCaged = since === 'start' ? (0,_signal_boundary_js__WEBPACK_IMPORTED_MODULE_10__/* .weakestBoundary */ .fp)(boundaries).cage === 'kernel' : areCommandsApart;
    const isMarked = since === 'end' || moves.isMarkKnown || run.services.agent.name === 'script';
    const isJudged = (path) => (declared.names(path) && !isMarked) || run.policy.protectedReason(path) !== null || (0,_judge_checks_promised_path_js__WEBPACK_IMPORTED_MODULE_0__/* .isSecretFile */ .D0)(path);
    const suspects = isCaged ? [] : moves.commits;
    const forged = await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .forgedMarks */ .Gj)(git, suspects.map(({ sha }) => sha));
    const doubtful = [];
    for (const commit of suspects)
        if (forged.includes(commit.sha) || [...(await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .changedPaths */ .vl)(git, [commit]))].some(isJudged))
            doubtful.push(commit);
    const commits = moves.commits.filter((each) => !doubtful.includes(each));
    const isFollowed = moves.isTheirsAlone && doubtful.length === 0 && (await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, head, tip));
    return { commits, tip: isFollowed && tip !== head ? tip : null, doubtful, elsewhere, isSwitched };
}
async function restoreBeside(attempt, { commits, tip, doubtful, elsewhere }, { base, kept, own }) {
    const { run, stamp } = attempt;
    const { git } = run.workspace;
    await keepElsewhere(attempt, elsewhere);
    const late = await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .followLate */ .q2)(git, base, own);
    const isFree = tip !== null && late.length === 0;
    const { sha } = await git.head();
    if (isFree && tip !== sha) {
        await git.moveHead(sha, tip, 'phase-executor: commits beside an attempt');
        await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .followFiles */ .VT)(git, sha, tip, own);
    }
    const refused = isFree ? [] : await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .restoreCommits */ .Tz)(git, commits);
    if (tip !== null || commits.length > 0 || late.length > 0)
        run.workspace.invalidate();
    const warn = (message) => run.services.ledger.append('warning', { ...stamp, message });
    const last = refused.at(-1);
    const ref = kept ?? (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_3__/* .partialRef */ .ji)(run.phase.id, stamp.plan, `beside-${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .shortId */ .m_)(last?.sha ?? '')}`);
    if (last !== undefined && kept === null)
        await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .updateRef */ .du)(git, ref, last.sha, await git.resolve(ref));
    const where = `; they are kept in ${ref}, and git cherry-pick restores them`;
    if (refused.length > 0)
        warn(`commits that were made beside the attempt could not be put back: ${(0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .KT)(refused)}${where}`);
    if (doubtful.length > 0 && kept !== null)
        warn(`${(0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .KT)(doubtful)} may be the work of the attempt or its commands, and was rolled back with it${where}`);
    noteBeside(attempt, commits.filter((each) => !refused.includes(each)).concat(late));
}
async function returnToBranch(attempt) {
    const { run, start, stamp } = attempt;
    const { git } = run.workspace;
    const { branch } = start.checkpoint;
    await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_5__/* .leaveUnborn */ .GA)(git, start.checkpoint);
    if (branch === null || !(await workBeside(attempt)).isSwitched)
        return null;
    const here = await git.head();
    const names = [here.branch ?? 'no branch', branch].map((name) => name.replace('refs/heads/', ''));
    const message = `the checkout was switched to ${names[0]} while attempt ${stamp.attempt} of plan ${stamp.plan} worked in it; it is on ${names[1]} again. Use a work tree of your own beside a run, or isolation: worktree`;
    run.services.ledger.append('warning', { ...stamp, message });
    if (here.sha !== (await git.resolve(branch)))
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V2)('interrupted', message);
    await git.run(['symbolic-ref', '-m', 'phase-executor: back to the branch of the run', 'HEAD', branch]);
    return null;
}
async function followBranch(attempt) {
    const ending = await returnToBranch(attempt);
    if (ending !== null)
        return ending;
    const { run, work, judged } = attempt;
    const { git } = run.workspace;
    const { left } = work;
    const from = left.tree.head ?? work.base;
    const sinceStart = await workBeside(attempt);
    await keepElsewhere(attempt, sinceStart.elsewhere);
    noteBeside(attempt, sinceStart.commits);
    const { commits, doubtful } = await workBeside(attempt, 'end');
    if (doubtful.length > 0)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V2)('verification_failed', `${(0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .KT)(doubtful)} came while the work was judged, and may be the work of the plan; use a work tree of your own beside a run, or isolation: worktree`);
    const { sha } = await git.head();
    if (sha === from || commits.length === 0)
        return null;
    const paths = await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .changedPaths */ .vl)(git, commits);
    const met = work.changed.filter((path) => paths.has(path));
    if (met.length > 0) {
        try {
            const tree = await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .mergedTree */ .LL)(git, await git.treeOf(from), await git.treeOf(sha), await git.treeOf(judged.candidate.commit));
            await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreFiles */ .Ce)(git, tree, met);
        }
        catch (error) {
            if (!(error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS))
                throw error;
            const message = `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .firstFew */ .Dt)(met)} was also changed by ${(0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .KT)(commits)}, which stays on the branch`;
            return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_7__/* .failure */ .V2)('merge_conflict', message);
        }
        attempt.tree = await run.workspace.checkpoints.scan();
        return 'again';
    }
    const changes = left.tree.changes.filter(({ path }) => !paths.has(path));
    attempt.work = { ...work, left: { ...left, tree: { ...left.tree, head: sha, changes } } };
    return null;
}
async function keepElsewhere({ run, stamp, beside }, commits) {
    const { git } = run.workspace;
    for (const commit of commits.filter(({ subject }) => !beside.has(subject))) {
        if ((await git.read(['for-each-ref', '--count=1', `--contains=${commit.sha}`, 'refs/heads/'])) !== '')
            continue;
        const of = { phase: run.phase.id, plan: stamp.plan, attempt: `beside-${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .shortId */ .m_)(commit.sha)}` };
        const ref = await (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_3__/* .savePartialCommit */ .K_)(git, of, commit.sha);
        beside.add(commit.subject);
        const message = `${(0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .KT)([commit])} came while attempt ${stamp.attempt} of plan ${stamp.plan} worked in this checkout, and the attempt left it on no branch; it is kept in ${ref}, and git cherry-pick restores it`;
        run.services.ledger.append('warning', { ...stamp, message });
    }
}
function noteBeside({ run, stamp, beside }, commits) {
    const fresh = commits.filter(({ subject }) => !beside.has(subject));
    for (const { subject } of fresh)
        beside.add(subject);
    if (fresh.length === 0)
        return;
    const message = `${(0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_8__/* .named */ .KT)(fresh)} came while attempt ${stamp.attempt} of plan ${stamp.plan} worked in this checkout; the branch has it, and it is no part of the plan's work`;
    run.services.ledger.append('warning', { ...stamp, message });
}


/***/ }),

/***/ 83630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ documentsAreOurs),
/* harmony export */   m: () => (/* binding */ refuseEnd)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_log_state_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38584);
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26097);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51936);
/* harmony import */ var _system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24368);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6786);








function refuseEnd(attempt) {
    const { plan, run, start, standing, work } = attempt;
    const { prefix } = run.workspace;
    const { changed, inherited } = work;
    const violation = scopeViolation(attempt, work);
    const own = changed.filter((path) => !inherited.has(path));
    const paused = standing.stop === null ? (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .pausedWork */ .cq)(own, run.workspace) : [];
    if (paused.length > 0)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .failure */ .V2)('context_exhausted', `the agent paused its work: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFew */ .Dt)(paused, 5, '; ')}`);
    if (violation !== null)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .failure */ .V2)('scope_violation', violation);
    if (!start.isEndSeen && !changed.includes(`${prefix}${plan.summaryPath}`))
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .failure */ .V2)('interrupted', `the run died during this attempt, and its agent left no ${plan.summaryPath} that says it had finished`);
    return null;
}
function scopeViolation({ run, start }, { left: { tree: after }, changed, isRewritten }) {
    const { branch } = start.checkpoint;
    if (after.branch !== branch)
        return `it left ${nameOf(branch)} for ${nameOf(after.branch)}; a plan must stay on its branch`;
    if (after.head === null)
        return 'it left a branch without a commit';
    if (isRewritten)
        return 'it rewrote or dropped earlier commits';
    const unreadable = changed.find(_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .hasOddBytes */ .HI);
    if (unreadable !== undefined)
        return `the name of ${JSON.stringify(unreadable)} is not UTF-8, so the file could not be committed`;
    const unnamed = changed.find((path) => path.split('/').some(_system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_5__/* .isDotGit */ .G4));
    if (unnamed !== undefined)
        return `git refuses the name of ${JSON.stringify(unnamed)}, so the file could not be committed`;
    if (changed.includes(`${run.workspace.prefix}${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_2__/* .stateFile */ .Ed}`))
        return `it committed ${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_2__/* .stateFile */ .Ed}, which must not be committed`;
    return tracking(after, changed, run.workspace);
}
function tracking({ changes }, changed, { prefix }) {
    const seen = new Set(changes.map(({ path }) => path));
    const hidden = _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_3__/* .trackingFiles */ .FB
        .map((file) => `${prefix}${file}`)
        .find((path) => changed.includes(path) && !seen.has(path));
    return hidden === undefined
        ? null
        : `it changed ${hidden} and hid it from git; only the orchestrator writes that file`;
}
function documentsAreOurs(run) {
    const folders = run.phase.dir
        .split('/')
        .map((_, at, parts) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.workspace.root, parts.slice(0, at + 1).join('/')));
    return folders.every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true);
}
function nameOf(branch) {
    return branch === null ? 'a detached HEAD' : branch.replace(/^refs\/heads\//, 'branch ');
}


/***/ }),

/***/ 29756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ foldedBack),
/* harmony export */   f: () => (/* binding */ attemptIsolated)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17388);
/* harmony import */ var _record_documents_documents_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85646);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77675);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94895);
/* harmony import */ var _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10612);
/* harmony import */ var _system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67552);
/* harmony import */ var _system_git_checkpoint_workspace_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26748);
/* harmony import */ var _attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68638);
/* harmony import */ var _caged_call_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(34356);










async function attemptIsolated(order, run) {
    const { pool, folds, chores } = run.isolation;
    return chores.pauseWhile(async () => {
        const base = await folds.tip(run.workspace);
        const from = run.services.clock.now();
        const worktree = await pool.take(base);
        return foldedBack(order, worktree, { base, from }, run, async (inside) => {
            const failed = await setUp(order, inside);
            return failed ?? (0,_attempt_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptPlan */ .pi)(order, inside);
        });
    });
}
async function foldedBack(order, worktree, { base, from }, run, attemptIn) {
    const { pool, folds, chores, writes } = run.isolation;
    const { plan, number } = order;
    const inside = contextIn(worktree, run);
    const begun = {
        plan,
        attempt: number,
        git: worktree.git,
        base,
        from,
        logs: () => run.services.ledger.agentLogs(plan.id, number),
    };
    const occupancy = await writes.begin(begun, run.workspace.git);
    const attempt = await attemptIn(inside);
    const intrusion = (0,_caged_call_js__WEBPACK_IMPORTED_MODULE_8__/* .isHeld */ .i7)(run) ? writes.forget(occupancy) : await folds.exclusively(() => writes.end(occupancy, run));
    const { proven = null } = attempt;
    const isProven = attempt.signal.status !== 'failure' && proven !== null;
    const ended = isProven
        ? ((await foldProven(order, { ...proven, part: attempt.part ?? null }, intrusion, run)) ?? attempt)
        : withIntrusion(attempt, intrusion);
    const record = () => folds.record(run.workspace.git, (plans) => (0,_record_documents_documents_js__WEBPACK_IMPORTED_MODULE_2__/* .commitRecord */ .RG)(plans, run));
    if (isProven && ended === attempt && run.policy.useWorktrees)
        chores.enqueue(record);
    else if (isProven && ended === attempt)
        await record();
    pool.giveBack(worktree);
    return ended;
}
async function foldProven(order, proven, intrusion, run) {
    const { plan, number } = order;
    const obstacle = await obstacleTo(order, proven, intrusion, run);
    if (obstacle === null)
        return null;
    const of = { phase: run.phase.id, plan: plan.id, attempt: number };
    const ref = await (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_6__/* .savePartialCommit */ .K_)(run.workspace.git, of, proven.commit);
    await run.workspace.checkpoints.discard(proven.checkpoint);
    const { why, ...details } = obstacle;
    const message = `${why}; its work is kept in ${ref}`;
    return (0,_attempt_js__WEBPACK_IMPORTED_MODULE_7__/* .failedAttempt */ .N4)(plan, number, { ...details, message, checkpoints: [ref] }, run);
}
async function obstacleTo({ plan, number }, proven, intrusion, run) {
    if (intrusion !== null)
        return { reason: 'scope_violation', why: intrusion };
    try {
        const files = await run.isolation.folds.fold({ plan, attempt: number, ...proven }, run);
        const why = `its work conflicts in ${files.join(', ')} with what other plans changed meanwhile`;
        return files.length === 0 ? null : { reason: 'merge_conflict', why, filesModified: [...files] };
    }
    catch (error) {
        if (!(error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UnmergeableError */ .w3))
            throw error;
        return { reason: 'merge_conflict', why: error.message, retryable: false };
    }
}
function withIntrusion(result, intrusion) {
    if (intrusion === null || result.earlier === null)
        return result;
    const message = `${result.earlier.message}; besides, ${intrusion}`;
    return { ...result, earlier: { ...result.earlier, message } };
}
function contextIn({ root, git }, run) {
    const { project, prefix } = run.workspace;
    const checkpoints = new _system_git_checkpoint_checkpoint_js__WEBPACK_IMPORTED_MODULE_5__/* .Checkpoints */ .O(git);
    const workspace = new _system_git_checkpoint_workspace_js__WEBPACK_IMPORTED_MODULE_9__/* .Workspace */ .a({
        root: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, prefix),
        project,
        prefix,
        git,
        checkpoints,
        isolated: true,
        known: null,
    });
    return { ...run, workspace };
}
async function setUp({ plan, number: attempt }, run) {
    const command = (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_3__/* .setUpCommand */ .bw)(run.policy.setupCommand, run.workspace.root, run.workspace.project);
    if (command === null)
        return null;
    run.services.ledger.append('setup_start', { plan: plan.id, attempt, command });
    (0,_caged_call_js__WEBPACK_IMPORTED_MODULE_8__/* .noteReach */ .wV)(run);
    const { limits } = run.policy;
    const { ledger, clock } = run.services;
    const program = { command: 'bash', args: ['-c', command], inside: run.services.judging.namespaces.inCheckout };
    const how = {
        cwd: run.workspace.root,
        clock,
        graceMs: limits.graceMs,
        idleTimeoutMs: limits.idleTimeoutMs,
        cancel: run.services.interrupt.now,
        environment: run.services.judging.environment(run.services.judging.checksHome(`${plan.id}-${attempt}`), run.workspace.git.root, { PHASE_ID: run.phase.id, PLAN_ID: plan.id }),
        timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
        logFile: ledger.logFile(plan.id, attempt, 'setup'),
        marker: run.workspace.git.processMark(run.runId, plan.id, attempt),
    };
    const ended = await run.isolation.chores.runWhileWaiting(() => (0,_agents_program_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .runProgram */ .mB)(program, how));
    if (ended.ok)
        return null;
    const message = `setup-command failed in the plan's work tree: ${ended.message}`;
    const reason = ended.reason === 'invalid_plan' || ended.reason === null ? 'agent_error' : ended.reason;
    return (0,_attempt_js__WEBPACK_IMPORTED_MODULE_7__/* .failedAttempt */ .N4)(plan, attempt, { reason, message }, run, { task: 'setup-command', specialist: 'bash' });
}


/***/ }),

/***/ 82818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NU: () => (/* binding */ restoreTree),
/* harmony export */   RV: () => (/* binding */ changeWarning),
/* harmony export */   tN: () => (/* binding */ undo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_checks_declared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8271);
/* harmony import */ var _plan_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75215);
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26097);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15295);
/* harmony import */ var _system_git_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92954);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(13528);
/* harmony import */ var _system_git_work_tree_status_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(40021);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);
/* harmony import */ var _beside_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16377);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83630);
/* harmony import */ var _caged_call_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34356);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6786);
/* harmony import */ var _foreign_commits_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(45312);















const steps = [removeForeignFiles, restoreDocuments, restoreSummary];
async function restoreTree(attempt) {
    const { start, run, stamp } = attempt;
    const { ledger } = run.services;
    const { checkpoints } = run.workspace;
    const hidden = await checkpoints.reveal(start.checkpoint);
    const [refs, tree] = await Promise.all([checkpoints.restoreRecords(start.checkpoint), checkpoints.scan()]);
    if (refs.length > 0) {
        const message = `plan ${stamp.plan} wrote refs of other phases; they were restored: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .firstFew */ .Dt)(refs)}`;
        ledger.append('warning', { ...stamp, message });
    }
    attempt.tree = tree;
    if (hidden.length > 0)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_11__/* .failure */ .V2)('scope_violation', `the attempt made git ignore changes of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .firstFew */ .Dt)(hidden)} (skip-worktree, assume-unchanged or a sparse checkout), so they could not be checked; leave git's index and settings as they are`);
    if (attempt.tree.unlisted)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_11__/* .failure */ .V2)('scope_violation', (0,_system_git_work_tree_status_js__WEBPACK_IMPORTED_MODULE_14__/* .floodText */ .Ax)(attempt.tree, 'the work tree'));
    for (const step of steps) {
        const files = await step(attempt);
        if (files.length === 0)
            continue;
        ledger.append('set_back', { ...stamp, files });
        attempt.tree = await checkpoints.scan();
    }
    return null;
}
async function removeForeignFiles({ plan, run }) {
    return run.workspace.isolated && !(0,_caged_call_js__WEBPACK_IMPORTED_MODULE_10__/* .isHeld */ .i7)(run) ? run.isolation.writes.removeForeignFiles(plan, run) : [];
}
async function restoreDocuments(attempt) {
    const { tree, run, start } = attempt;
    if (tree === null || !(0,_bounds_js__WEBPACK_IMPORTED_MODULE_9__/* .documentsAreOurs */ .G)(run))
        return [];
    const { git } = run.workspace;
    const { head } = start.checkpoint;
    const differing = (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .changedSince */ .$A)(git, head, tree)).filter((path) => isOthers(path, attempt) && !start.dirtyBefore.has(path));
    if (differing.length === 0)
        return [];
    const files = [];
    const warnings = [];
    for (const [source, paths] of await sourcesOf(differing, attempt)) {
        const present = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .presentFiles */ .RX)(git, source, paths);
        const theirs = source === head ? [] : await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .unchangedSince */ .sP)(git, source, present);
        const changed = present.filter((path) => !theirs.includes(path));
        for (const path of changed) {
            const before = (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .textInTree */ .r3)(git, source, path)) ?? '';
            const left = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path));
            const now = left === before && tree.head !== null ? await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .textInTree */ .r3)(git, tree.head, path) : left;
            warnings.push(changeWarning(path, before, now));
        }
        for (const path of theirs.filter(_plan_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlanDocument */ .pL))
            warnings.push(`${path} was changed by a commit beside the run, which goes on with the plans as it began`);
        await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_7__/* .restoreFiles */ .Ce)(git, source, changed);
        for (const path of changed)
            files.push(path);
    }
    attempt.restored = { files, warnings };
    return files;
}
async function sourcesOf(paths, attempt) {
    const { git } = attempt.run.workspace;
    const { commits, tip } = await (0,_beside_js__WEBPACK_IMPORTED_MODULE_8__/* .workBeside */ .m3)(attempt);
    const sources = new Map(paths.map((path) => [path, tip ?? attempt.start.checkpoint.head]));
    for (const commit of tip === null ? commits : [])
        for (const path of await (0,_foreign_commits_js__WEBPACK_IMPORTED_MODULE_12__/* .changedPaths */ .vl)(git, [commit]))
            if (sources.has(path))
                sources.set(path, commit.sha);
    const bySource = new Map();
    for (const [path, source] of sources)
        bySource.set(source, [...(bySource.get(source) ?? []), path]);
    return bySource;
}
async function restoreSummary({ plan, run, start, standing }) {
    if (standing.stop === null || !(0,_bounds_js__WEBPACK_IMPORTED_MODULE_9__/* .documentsAreOurs */ .G)(run))
        return [];
    return setSummaryBack((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.workspace.root, plan.summaryPath), start.summaryBefore) ? [plan.summaryPath] : [];
}
function isOthers(path, { plan, run, declared }) {
    const { prefix } = run.workspace;
    const inProject = path.slice(prefix.length);
    const isTracking = _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_4__/* .trackingFiles */ .FB.includes(inProject);
    if (declared.names(path) && !isTracking)
        return false;
    if ((0,_plan_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlanDocument */ .pL)(path))
        return true;
    if (!path.startsWith(`${prefix}.planning/`))
        return false;
    if (isTracking)
        return true;
    if (['.planning/REQUIREMENTS.md', '.planning/config.json', '.planning/PROJECT.md'].includes(inProject))
        return true;
    const [, name = ''] = /^\.planning\/phases\/[^/]+\/(.+)$/.exec(inProject) ?? [];
    if (name === '')
        return false;
    return /summary\.md$/i.test(name) && inProject !== plan.summaryPath;
}
function changeWarning(path, before, now) {
    if (now === null)
        return `restored ${path}, which the attempt had removed`;
    const known = new Set(before.split('\n'));
    const added = now.split('\n').filter((line) => line.trim() !== '' && !known.has(line));
    const shown = added.map((line) => JSON.stringify(line.trim().slice(0, 120)));
    const lines = shown.length === 0 ? '' : `; it had written ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .firstFew */ .Dt)(shown, 3)}`;
    return `undid the attempt's change of ${path}${lines}`;
}
async function undo(attempt, message) {
    const { plan, number, run, start, stamp } = attempt;
    const { checkpoints, root } = run.workspace;
    const { ledger } = run.services;
    const { checkpoint } = start;
    await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .leaveUnborn */ .GA)(run.workspace.git, checkpoint);
    const { kept, beside, rolledBack } = await run.workspace.git.untilUnmoved(async () => {
        const isMoved = attempt.tree?.head !== (await run.workspace.git.head()).sha;
        const known = attempt.tree === null || isMoved ? await checkpoints.scan() : attempt.tree;
        const as = { phase: run.phase.id, plan: plan.id, attempt: number, message, known };
        const kept = await checkpoints.keep(checkpoint, as);
        ledger.append('rollback', { ...stamp, tag: checkpoint.tag, kept: kept?.ref ?? null });
        const beside = await (0,_beside_js__WEBPACK_IMPORTED_MODULE_8__/* .workBeside */ .m3)(attempt);
        return { kept, beside, rolledBack: await checkpoints.rollback(checkpoint, { kept, known }) };
    });
    const { state, refs, hooks } = rolledBack;
    const files = [...refs, ...hooks.map((name) => `.git/hooks/${name}`)];
    if (files.length > 0)
        ledger.append('set_back', { ...stamp, files });
    run.workspace.known = state;
    await (0,_beside_js__WEBPACK_IMPORTED_MODULE_8__/* .restoreBeside */ .d$)(attempt, beside, { base: checkpoint.head, kept: kept?.ref ?? null, own: [] });
    setSummaryBack((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, plan.summaryPath), start.summaryBefore);
    for (const { path } of plan.mustHaves.artifacts)
        removeEmptyFolder(run.workspace, path);
    await checkpoints.discard(checkpoint);
    return kept;
}
function setSummaryBack(path, before) {
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (before === null ? found === undefined : (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .tryReadRegular */ .aH)(path) === before)
        return false;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    if (before !== null)
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(path, before);
    return true;
}
function removeEmptyFolder(workspace, path) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.root, path);
    if ((0,_judge_checks_declared_js__WEBPACK_IMPORTED_MODULE_2__/* .inTree */ ._Z)(workspace.prefix, path).startsWith('..') || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: false })?.isDirectory())
        return;
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(file).length === 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(file);
}


/***/ }),

/***/ 88654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QJ: () => (/* binding */ handoffFromFacts),
/* harmony export */   av: () => (/* binding */ salvage),
/* harmony export */   kT: () => (/* binding */ earlierAttempt),
/* harmony export */   th: () => (/* binding */ wasStopped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23260);
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65888);
/* harmony import */ var _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27395);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13528);






const stoppedFromOutside = new Set([
    ...['timeout', 'idle_timeout', 'killed', 'context_exhausted', 'budget'],
    ...['rate_limit', 'overloaded', 'quota', 'auth'],
]);
const cutShort = new Set(['interrupted', 'deadline']);
function wasStopped(reason, kept, run) {
    return isStop(reason, run) && kept !== null && kept.files.length > 0;
}
function isStop(reason, { leg, services }) {
    return stoppedFromOutside.has(reason) || (cutShort.has(reason) && leg !== null && services.agent.canJudge);
}
async function earlierAttempt(plan, { attempt, reason = 'agent_error', message = `attempt ${attempt} was cut off` }, run) {
    const mayBeTaken = run.policy.onFailure === 'keep' && isStop(reason, run);
    const kept = mayBeTaken ? await keptOf(plan.id, attempt, run) : null;
    const handoff = run.services.ledger.readHandoff(plan.id, attempt);
    const isMerged = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_3__/* .reopenedPlans */ .Zh)(run.services.ledger.earlier).get(plan.id) === attempt;
    return { attempt, message, handoff, salvage: kept?.files.length ? kept : null, isMerged };
}
async function keptOf(plan, attempt, run) {
    const { git } = run.workspace;
    const left = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordedPartialWork */ .bE)(run.services.ledger.earlier, plan, attempt);
    if (left === null)
        return null;
    const { ref, base } = left;
    const commit = await git.resolve(ref);
    if (commit === null || (await git.resolve(base)) === null)
        return null;
    const { changed, fresh } = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .differences */ .tX)(git, base, commit);
    const tree = await git.treeOf(commit);
    return { ref, commit, tree, files: [...changed, ...fresh].sort(), changed, fresh };
}
async function salvage(kept, summary, workspace) {
    const files = kept.files.filter((file) => file !== summary);
    const there = new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .presentFiles */ .RX)(workspace.git, kept.tree, files));
    for (const file of files)
        if (!there.has(file))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.git.root, file), { recursive: true, force: true });
    await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreFiles */ .Ce)(workspace.git, kept.tree, [...there]);
}
function handoffFromFacts(plan, kept, message, run) {
    const now = () => new Date(run.services.clock.now());
    const builder = new _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_4__/* .CheckpointReturnBuilder */ .WK(run.services.agent.name, 'error', { now, warn: () => { } });
    builder.addIssue(message);
    const mine = (file) => file.startsWith(run.workspace.prefix) ? file.slice(run.workspace.prefix.length) : file;
    const touched = kept.files.map(mine);
    for (const file of touched.slice(0, 100))
        builder.addCompleted({ file, status: 'partial' }).addFileModified(file);
    const promised = new _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .DeclaredPaths */ .DB([...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)]);
    for (const pattern of promised.patterns)
        if (!touched.some((file) => pattern.covers(file)))
            builder.addRemaining({
                file: pattern.path,
                description: `plan ${plan.id} promises it; the stopped attempt had not changed it`,
            });
    return builder.build();
}


/***/ }),

/***/ 6317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ restoreUncommittedPlans),
/* harmony export */   w: () => (/* binding */ readUncommittedPlans)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75215);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6786);
/* harmony import */ var _restore_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82818);







function readUncommittedPlans({ policy, workspace }) {
    return policy.commitDocs ? new Map() : plansBelow(workspace.root);
}
function plansBelow(root) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'), { withFileTypes: true, recursive: true });
    const paths = entries.map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry.parentPath, entry.name).slice(root.length + 1));
    const plans = paths.filter((path) => (0,_plan_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlanDocument */ .pL)(path) || path === '.planning/config.json');
    return new Map(plans.map((path) => [path, (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))]));
}
function restoreUncommittedPlans(attempt) {
    const { plan, number, run, stamp, start } = attempt;
    if (run.policy.commitDocs)
        return null;
    const { root } = run.workspace;
    const now = plansBelow(root);
    const changed = [...start.plansBefore].flatMap(([path, before]) => {
        const after = now.get(path) ?? null;
        if (before === null || after === before)
            return [];
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), before);
        attempt.warnings.add((0,_restore_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .changeWarning */ .RV)(path, before, after));
        return [path];
    });
    if (changed.length > 0)
        run.services.ledger.append('set_back', { ...stamp, files: changed });
    const added = [...now.keys()].filter((path) => !start.plansBefore.has(path));
    if (added.length === 0)
        return null;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(run.services.ledger.logFile(plan.id, number)), 'added-plans');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    for (const path of added)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V2)('scope_violation', `it added ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .Dt)(added)}, which a run would carry out as a plan; it lies in ${folder} now, so that a person can decide`);
}


/***/ }),

/***/ 34032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fd: () => (/* binding */ whyOver),
/* harmony export */   Kj: () => (/* binding */ plansLeftOut),
/* harmony export */   UF: () => (/* binding */ concludePlans),
/* harmony export */   WE: () => (/* binding */ wasInterrupted)
/* harmony export */ });
/* harmony import */ var _signal_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70588);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
/* harmony import */ var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61844);
/* harmony import */ var _context_run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3550);
/* harmony import */ var _questions_standing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13174);
/* harmony import */ var _human_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35281);
/* harmony import */ var _run_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82781);







async function concludePlans(progress, blocked) {
    const { run, signals } = progress;
    const leftOut = plansLeftOut(progress);
    for (const { plan } of run.schedule.plans) {
        const { id } = plan;
        if (signals.has(id))
            continue;
        const held = blocked.find((each) => each.plan === id);
        const ending = (await stillAsked(plan, run)) ?? notStarted(id, progress, leftOut.includes(id), held);
        (0,_run_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .conclude */ .Ep)(progress, id, ending);
    }
    return new Map(run.schedule.plans.map(({ plan }) => [plan.id, signals.get(plan.id)]));
}
function whyOver({ failed, history, run, halted }) {
    if (failed === null)
        return halted;
    if ((0,_run_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .endsRun */ .sl)(failed, run))
        return `plan ${failed.plan} failed`;
    return (0,_signal_stuck_js__WEBPACK_IMPORTED_MODULE_2__/* .breaksCircuit */ .Qn)(history, run.policy.stuck) ? 'several plans failed in a row, perhaps for a common cause' : null;
}
function plansLeftOut({ run, states }) {
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    return ids.filter((id) => run.only !== null && !run.only.has(id) && states.get(id) !== 'done');
}
async function stillAsked(plan, run) {
    const { next } = (0,_questions_standing_js__WEBPACK_IMPORTED_MODULE_4__/* .standingIn */ .qV)(plan, run);
    return next.kind === 'wait' && next.part !== null ? (0,_human_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .askBeforeAttempt */ .o)(plan, run) : null;
}
function notStarted(plan, progress, isLeftOut, held) {
    const { run, states, retries, cut } = progress;
    const retried = retries.get(plan);
    if (retried !== undefined)
        return retried;
    const skipped = (why) => _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .CompletionSignal */ .FL.skipped(run.phase.id, `not started: ${why}`, {}, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .signalContext */ .OK)(run, plan));
    if (isLeftOut)
        return skipped('it is not among the selected plans of this run');
    if (wasInterrupted(progress))
        return skipped('the run was interrupted first');
    if (held?.state === 'failed')
        return skipped(`it depends on plan ${held.root}, which failed`);
    const over = whyOver(progress);
    if (over !== null)
        return skipped(over);
    const waits = (run.schedule.plans.find((each) => each.plan.id === plan)?.dependsOn ?? []).filter((id) => states.get(id) !== 'done');
    const at = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .signalContext */ .OK)(run, plan);
    const isOutOfBudget = (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_3__/* .usedUp */ .h4)(run) !== null;
    const first = isOutOfBudget
        ? 'the budget was used up'
        : cut === 'rounds'
            ? 'the rounds were used up'
            : "the run's deadline was reached";
    if (waits.length === 0)
        return skipped(`${first} first`);
    return (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .blockedOnPlans */ .o0)(run.phase.id, { reason: `waits for plan ${waits.join(', ')}`, plans: waits }, {}, at);
}
function wasInterrupted({ run, cut }) {
    return run.services.interrupt.soon.aborted || cut === 'interrupted';
}


/***/ }),

/***/ 61270:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  mC: () => (/* binding */ decideOn),
  uY: () => (/* binding */ endAfter),
  z2: () => (/* binding */ finalSignal),
  Lg: () => (/* binding */ outOfBudget),
  Fo: () => (/* binding */ runPlan)
});

// UNUSED EXPORTS: recordOf

// EXTERNAL MODULE: ./lib/signal/blocked.js
var blocked = __webpack_require__(70588);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/decision.js
var signal_decision = __webpack_require__(71564);
// EXTERNAL MODULE: ./lib/signal/failure-step.js + 1 modules
var failure_step = __webpack_require__(10510);
// EXTERNAL MODULE: ./lib/signal/signal-words.js
var signal_words = __webpack_require__(68698);
;// CONCATENATED MODULE: ./lib/signal/relay.js

function agentsInTurn({ lines, stronger }, plan, failures, now, isLast = false) {
    const mine = failures.filter((each) => each.plan === plan && signal_words/* FAILURES */.EM[each.reason].isAgentsFault);
    const isDue = stronger !== null && (isLast || mine.length >= stronger.after);
    const order = isDue ? [stronger.line, ...lines] : lines;
    return [...new Set(order)].filter((line) => !failures.some((each) => each.line === line && refuses(each, now)));
}
const refusedMs = {
    auth: Number.POSITIVE_INFINITY,
    quota: 60 * 60_000,
    rate_limit: 10 * 60_000,
    overloaded: 10 * 60_000,
};
function refuses({ reason, at }, now) {
    return now.getTime() - Date.parse(at) < (refusedMs[reason] ?? 0);
}
function relayed(decision, signal, rules, failures, now) {
    const { plan = '' } = signal;
    const last = failures.findLast((each) => each.plan === plan);
    if (last === undefined || signal.status !== 'failure')
        return decision;
    const isOpen = decision.action === 'retry' || decision.action === 'await_dependency' || decision.action === 'escalate';
    const { isAgentsFault } = signal_words/* FAILURES */.EM[last.reason];
    const isRefused = refusedMs[last.reason] !== undefined;
    if (!isOpen || !(isRefused || (isAgentsFault && signal.details.retryable)))
        return decision;
    const isLast = decision.action === 'escalate' && isAgentsFault;
    const [next = null] = agentsInTurn(rules, plan, failures, now, isLast);
    const isNew = next !== null && !failures.some((each) => each.plan === plan && each.line === next);
    if (next === null || next === last.line || (decision.action !== 'retry' && !isNew))
        return decision;
    if (decision.action === 'retry')
        return isRefused ? { ...decision, backoffMs: 0, why: goesOn(next, decision.why) } : decision;
    const attempt = (signal.attempt ?? 0) + 1;
    return { continue: false, action: 'retry', attempt, backoffMs: 0, rule: 'relay', why: goesOn(next, decision.why) };
}
function goesOn(line, why) {
    return `${why}; ${line} goes on`;
}

// EXTERNAL MODULE: ./lib/signal/signal-schema.js
var signal_schema = __webpack_require__(95912);
// EXTERNAL MODULE: ./lib/signal/stuck.js
var stuck = __webpack_require__(61844);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/run/attempt/adoption.js + 1 modules
var adoption = __webpack_require__(16001);
// EXTERNAL MODULE: ./lib/run/attempt/attempt.js + 12 modules
var attempt = __webpack_require__(68638);
// EXTERNAL MODULE: ./lib/run/attempt/isolated-attempt.js
var isolated_attempt = __webpack_require__(29756);
// EXTERNAL MODULE: ./lib/run/attempt/salvage.js
var salvage = __webpack_require__(88654);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/questions/standing.js + 1 modules
var standing = __webpack_require__(13174);
;// CONCATENATED MODULE: ./lib/run/loop/plan-run.js















async function runPlan(plan, history, past, run) {
    const last = past.at(-1);
    recordAnswers(plan, run);
    let earlier = null;
    const orphan = run.found.orphans.get(plan.id);
    if (orphan === undefined && last?.outcome === 'failure') {
        const end = run.leg ? null : endAfter(plan, last, history, run);
        if (end !== null)
            return end;
        earlier = await (0,salvage/* earlierAttempt */.kT)(plan, last, run);
    }
    let isLast = false;
    const anew = run.policy.useWorktrees ? isolated_attempt/* attemptIsolated */.f : attempt/* attemptPlan */.pi;
    for (let number = orphan?.attempt ?? (0,extremes/* largest */.n)([0, ...past.map(({ attempt }) => attempt)]) + 1;; number += 1) {
        const cap = orphan?.attempt === number ? null : (0,run_context/* usedUp */.h4)(run, plan.id);
        if (cap !== null)
            return outOfBudget(plan, number - 1, cap, run);
        const services = { ...run.services, agent: nextAgent(plan, isLast, run) };
        const attempt = orphan?.attempt === number
            ? await (0,adoption/* adoptAttempt */.g)(plan, orphan, run)
            : await anew({ plan, number, earlier }, { ...run, services });
        if (!attempt.isAgentless)
            history.push(recordOf(plan.id, attempt, earlier));
        const decision = decideOn(attempt.signal, history, run);
        const end = { plan: plan.id, signal: finalSignal(decision, attempt.signal, run), decision, attempts: number };
        if (decision.action !== 'retry' || run.leg?.plan)
            return end;
        run.services.ledger.append('retry_wait', {
            plan: plan.id,
            attempt: number,
            backoffMs: decision.backoffMs,
            why: decision.why,
        });
        await run.services.clock.sleep(decision.backoffMs, run.services.interrupt.soon);
        if (run.services.interrupt.soon.aborted)
            return end;
        earlier = attempt.earlier;
        isLast =
            decision.rule === 'relay' &&
                attempt.signal.status === 'failure' &&
                signal_words/* FAILURES */.EM[attempt.signal.details.reason].isAgentsFault;
    }
}
function recordAnswers(plan, run) {
    const { ledger } = run.services;
    const known = ledger.earlier.flatMap((event) => (event.event === 'answered' ? [event.question] : []));
    const { answered, told } = (0,standing/* standingIn */.qV)(plan, run);
    const all = [
        ...answered.map(({ stop, answer }) => ({ asked: stop.kind, answer })),
        ...told.map(({ answer }) => ({ asked: 'agent-question', answer })),
    ];
    for (const { asked, answer } of all) {
        const { question, approved, by } = answer;
        if (!known.includes(question))
            ledger.append('answered', { plan: plan.id, question, approved, by, asked });
    }
}
function outOfBudget(plan, attempts, { text }, run) {
    const message = `no attempt may start: ${text}`;
    const details = { reason: 'budget', retryable: true };
    const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, details, (0,completion_signal/* signalContext */.OK)(run, plan.id));
    const decision = (0,signal_decision/* stop */.ds)('budget_used', `Plan ${plan.id} is not complete, and ${message}`, 'budget');
    return { plan: plan.id, signal, decision, attempts };
}
function endAfter(plan, last, history, run) {
    const { attempt, reason = 'agent_error', message = `attempt ${last.attempt} was cut off` } = last;
    const retryOptions = { maxRetries: Math.max(1, run.policy.retry.maximumAttempts - 1), backoffMs: 0 };
    const details = { reason, retryOptions };
    const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, details, (0,completion_signal/* signalContext */.OK)(run, plan.id, attempt));
    const retry = { ...run.policy.retry, nonRetryableReasons: [] };
    const decision = stuckOnceOver(decideOn(signal, history, { ...run, policy: { ...run.policy, retry } }));
    if (decision.action === 'retry' || decision.action === 'await_dependency')
        return null;
    return { plan: plan.id, signal: finalSignal(decision, signal, run), decision, attempts: attempt };
}
function stuckOnceOver(decision) {
    if (decision.action !== 'escalate' || !['interrupted', 'deadline', 'budget'].includes(decision.reason))
        return decision;
    return { ...decision, reason: 'stuck' };
}
function decideOn(signal, history, run) {
    const mine = history.filter(({ plan }) => plan === signal.plan);
    const moment = (0,run_context/* momentIn */.Ii)(run);
    const decision = (0,signal_decision/* decide */.LD)(signal, { retry: run.policy.retry, ...run.next }, {
        failures: mine.slice(0, -1).flatMap(({ reason }) => reason ?? []),
        runAttempts: history.length,
        budget: budgetAfter(signal, run),
        stuck: (0,stuck/* detectStuck */.gQ)(history, run.policy.stuck),
        interrupted: run.services.interrupt.soon.aborted,
        ...moment,
    });
    const { retry, relay } = run.policy;
    if (relay === null || history.length >= retry.maximumRunAttempts)
        return decision;
    return relayed(decision, signal, relay, relayedFailures(run), moment.now);
}
function relayedFailures({ runId, services }) {
    return services.ledger.events.flatMap((event) => {
        if (event.event !== 'attempt_failed' || event.isMachines)
            return [];
        const reason = signal_schema/* FailureReasonSchema */.yt.safeParse(event.error_type).data;
        return reason === undefined || (reason === 'auth' && event.runId !== runId)
            ? []
            : [{ plan: event.plan, line: event.specialist ?? '', reason, at: event.at }];
    });
}
function nextAgent(plan, isLast, run) {
    const { relay } = run.policy;
    const { agent, clock } = run.services;
    if (relay === null)
        return agent;
    const [line = ''] = agentsInTurn(relay, plan.id, relayedFailures(run), new Date(clock.now()), isLast);
    return agent.others?.get(line) ?? agent;
}
function budgetAfter({ status, plan, attempt }, run) {
    if (status !== 'failure' || plan === undefined)
        return undefined;
    const cap = (0,run_context/* usedUp */.h4)(run, plan);
    if (cap !== null)
        return { left: false, why: cap.text };
    if (attempt === undefined)
        return undefined;
    if ((0,run_context/* isAtOwnCap */.o7)(plan, attempt, run))
        return { left: true, why: 'the next attempt has a budget of its own' };
    return (0,run_context/* isAtShare */.VN)(plan, attempt, run)
        ? { left: true, why: 'the phase has more budget left than its job had' }
        : undefined;
}
function recordOf(plan, { signal, earlier: left }, before) {
    if (signal.status !== 'failure')
        return { plan, outcome: 'success' };
    const { reason, error } = signal.details;
    const kept = left?.salvage ?? null;
    const progressed = kept !== null && kept.tree !== before?.salvage?.tree;
    return { plan, outcome: 'failure', reason, fingerprint: (0,stuck/* failureFingerprint */.hX)(error?.message ?? ''), progressed };
}
function finalSignal(decision, signal, run) {
    if (signal.status !== 'failure')
        return signal;
    const { plan, attempt } = signal;
    const at = (0,completion_signal/* signalContext */.OK)(run, plan, attempt);
    const { reason, ...told } = signal.details;
    const message = withAttempts(told.error?.message ?? reason, plan, run);
    if (decision.action === 'await_dependency') {
        const { filesModified, checkpoints, tokensUsed, costUsd, isCostEstimate } = signal.details;
        const used = { tokensUsed, costUsd, isCostEstimate };
        const wait = { reason: decision.why, until: decision.unblockAt };
        return (0,blocked/* blockedUntilReset */.GO)(run.phase.id, wait, { ...used, filesModified, checkpoints }, at);
    }
    if (decision.action === 'escalate' && decision.reason === 'stuck') {
        const stuck = { ...told, reason: 'stuck', lastReason: reason, retryable: false };
        return completion_signal/* CompletionSignal */.FL.failure(run.phase.id, `${decision.why}: ${message}`, stuck, at);
    }
    return message === told.error?.message ? signal : completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, signal.details, at);
}
function withAttempts(message, plan, { services }) {
    const empty = services.ledger.events.filter((event) => event.event === 'attempt_failed' && event.plan === plan && event.details?.startsWith(failure_step/* noChange */.c));
    return empty.length < 2 ? message : message.replace(failure_step/* noChange */.c, `${failure_step/* noChange */.c} in ${empty.length} attempts`);
}


/***/ }),

/***/ 82781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Ym: () => (/* binding */ weakerPlans),
/* harmony export */   ZL: () => (/* binding */ resumeRun),
/* harmony export */   dH: () => (/* binding */ notBegun),
/* harmony export */   fj: () => (/* binding */ noteFailure),
/* harmony export */   iP: () => (/* binding */ announce),
/* harmony export */   sl: () => (/* binding */ endsRun),
/* harmony export */   zt: () => (/* binding */ addEvidence)
/* harmony export */ });
/* harmony import */ var _plan_phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22840);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42115);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(313);
/* harmony import */ var _record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60567);
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65888);
/* harmony import */ var _record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95291);
/* harmony import */ var _signal_boundary_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40392);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57733);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67263);
/* harmony import */ var _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68698);
/* harmony import */ var _system_process_machine_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(56566);
/* harmony import */ var _context_run_context_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3550);













const notBegun = 'no agent was started: ';
function noteFailure(progress, failure) {
    const { failed, run } = progress;
    if (failed === null || (!endsRun(failed, run) && endsRun(failure, run)))
        progress.failed = failure;
}
function endsRun({ signal, decision }, run) {
    if (run.policy.failFast)
        return true;
    if (signal.status === 'failure' && signal.details.reason === 'budget')
        return (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_9__/* .usedUp */ .h4)(run) !== null;
    const isOwn = signal.status !== 'failure' || _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_8__/* .FAILURES */ .EM[signal.details.reason].isAgentsFault;
    return decision.action === 'stop' || !isOwn;
}
function startRun(run) {
    const past = withoutOrphans((0,_record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptHistory */ .c)(run.services.ledger.earlier), run.found);
    return {
        run,
        past,
        states: new Map(),
        signals: new Map(),
        running: new Map(),
        retries: new Map(),
        startedAt: run.services.clock.uptimeMs(),
        failed: null,
        halted: null,
        cut: null,
        isChained: false,
        before: undefined,
        history: [...past.attempts],
        attemptsBefore: past.attempts.length,
        hadOpenRecord: run.workspace.known?.changes.some(({ path }) => path.endsWith('.planning/EXECUTION_LOG.md')) === true ||
            wasCutOff(run.services),
    };
}
function announce(progress) {
    const { run, states } = progress;
    const { done } = run.progress;
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    run.services.ledger.append('phase_start', {
        base: run.found.startCommit,
        schemaVersion: _record_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .eventsVersion */ .Oy,
        plans: ids,
        done: ids.filter((id) => done.has(id)),
        agent: run.services.agent.name,
        mode: run.policy.parallel > 1 ? 'team' : 'fallback',
        gate: { tests: run.policy.testCommand !== '', verifier: run.policy.verifierCommand !== '' },
        answers: run.found.answersAt,
        isContinued: run.services.ledger.earlier.some(({ event }) => event === 'phase_start'),
        waves: Object.fromEntries(run.schedule.plans.map(({ plan, wave }) => [plan.id, wave])),
    });
    for (const { parts } of run.found.standings.values())
        for (const part of parts)
            run.services.ledger.append('part', part);
    const earlier = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .readSignals */ .cu)(run.services.ledger.dir);
    progress.before = earlier.get(null);
    run.services.ledger.writeSignal(null, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptedSignal */ .tE)(undefined, undefined, run));
    for (const { plan } of run.schedule.plans) {
        states.set(plan.id, done.has(plan.id) ? 'done' : 'pending');
        if (done.has(plan.id))
            conclude(progress, plan.id, doneBefore(plan, earlier.get(plan.id), run));
        else {
            const kind = earlier.has(plan.id) ? undefined : 'fleeting';
            run.services.ledger.writeSignal(plan.id, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .interruptedSignal */ .tE)(plan.id, undefined, run), kind);
        }
    }
}
function doneBefore(plan, before, run) {
    const { details: found = {}, attempt } = (before ?? {});
    const hash = found.planHash;
    const cage = found.cage ?? (attempt === undefined ? undefined : 'none');
    const hasChanged = typeof hash === 'string' && hash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .planHash */ .SH)(plan);
    const warnings = [
        `the text of ${plan.path} has changed since it was completed; delete ${plan.summaryPath} to run it again`,
    ];
    const details = {
        alreadyComplete: true,
        ...(cage === undefined ? {} : { cage, ...(found.network === undefined ? {} : { network: found.network }) }),
        ...(hash === undefined ? {} : { planHash: hash }),
        ...(hasChanged ? { warnings } : {}),
    };
    return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .CompletionSignal */ .FL.success(run.phase.id, details, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .signalContext */ .OK)(run, plan.id));
}
function weakerPlans({ run, signals }) {
    return [...signals].flatMap(([id, { details }]) => {
        const problem = details.cage === undefined ? null : (0,_signal_boundary_js__WEBPACK_IMPORTED_MODULE_10__/* .weakerBoundary */ .iq)(details, run.policy);
        return problem === null ? [] : `plan ${id}: ${problem}`;
    });
}
function conclude(progress, plan, ended, decision) {
    const { run, signals, states, retries } = progress;
    const path = run.schedule.plans.find((each) => each.plan.id === plan)?.plan.path;
    const findings = run.found.findings.filter(({ file }) => file === path).map(_plan_phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__/* .diagnosticText */ .J);
    const signal = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .withWarnings */ .oV)(ended, findings);
    signals.set(plan, signal);
    states.set(plan, stateAfter[signal.status]);
    retries.delete(plan);
    if (signal.status === 'success')
        run.progress.done.add(plan);
    if (signal.status === 'success' && progress.failed?.plan === plan)
        progress.failed = null;
    run.services.ledger.writeSignal(plan, signal);
    run.services.ledger.append((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .endingKind */ .wJ)('plan', signal.status), {
        plan,
        signal,
        ...(decision === undefined ? {} : { decision }),
    });
}
function addEvidence(evidence, { run, signals }) {
    for (const [id, facts] of evidence) {
        const signal = signals.get(id);
        if (signal?.status !== 'success')
            continue;
        const details = { ...signal.details, evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_7__/* .evidenceDetails */ .Wr)(facts) };
        const told = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSignal */ ._w)({ ...signal.toJSON(), details }, { runId: run.runId });
        signals.set(id, told);
        run.services.ledger.writeSignal(id, told);
    }
}
const stateAfter = { success: 'done', failure: 'failed', blocked: 'blocked', skipped: 'skipped' };
function resumeRun(given) {
    const mine = (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .sinceOpened */ .wZ)(given.services.ledger.earlier, given.runId);
    const run = asOpened(mine, given);
    const progress = startRun(run);
    const before = (0,_record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptHistory */ .c)(run.services.ledger.earlier.filter(({ runId }) => runId !== run.runId));
    const signals = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .readSignals */ .cu)(run.services.ledger.dir);
    for (const { plan } of run.schedule.plans) {
        const { id } = plan;
        const last = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_4__/* .lastPlanEvent */ .sU)(mine, id);
        const ending = last === null || last.event === 'retry_wait' ? null : last;
        const signal = ending === null ? null : (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSignal */ ._w)(ending.signal);
        progress.states.set(id, run.progress.done.has(id) ? 'done' : 'pending');
        if (run.progress.done.has(id))
            progress.signals.set(id, signal?.status === 'success' ? signal : doneBefore(plan, undefined, run));
        else if (signal !== null)
            recall(progress, id, signal, ending?.decision);
        const told = signals.get(id);
        if (last?.event === 'retry_wait' && told !== undefined)
            progress.retries.set(id, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__/* .parseSignal */ ._w)(told));
    }
    const begunAt = Date.parse((0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .runOpening */ .g_)(mine, run.runId)?.at ?? '');
    const startedAt = begunAt
        ? run.services.clock.uptimeMs() - (0,_system_process_machine_js__WEBPACK_IMPORTED_MODULE_12__/* .elapsedSince */ .l)(begunAt, run.services.clock)
        : progress.startedAt;
    const halted = mine.flatMap((each) => (each.event === 'leg' ? (each.halted ?? []) : []))[0] ?? null;
    return { ...progress, isChained: true, startedAt, halted, attemptsBefore: before.attempts.length };
}
function asOpened(mine, run) {
    const begun = (0,_record_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_5__/* .runOpening */ .g_)(mine, run.runId);
    if (begun === null)
        return run;
    const plans = run.schedule.plans.filter(({ plan }) => begun.plans.includes(plan.id));
    const { startCommit } = run.found;
    return {
        ...run,
        found: { ...run.found, startCommit: begun.base ?? startCommit },
        schedule: { ...run.schedule, plans },
    };
}
function recall(progress, plan, signal, decision) {
    const isFailed = signal.status === 'failure' && decision !== undefined;
    if (!isFailed && !(signal.status === 'blocked' && signal.attempt !== undefined))
        return;
    progress.signals.set(plan, signal);
    progress.states.set(plan, stateAfter[signal.status]);
    if (isFailed)
        noteFailure(progress, { plan, signal, decision, attempts: signal.attempt ?? 1 });
}
function withoutOrphans({ attempts, lastAttempt }, { orphans }) {
    const isOpen = ({ plan, attempt, reason }) => reason === 'interrupted' && orphans.get(plan)?.attempt === attempt;
    return { attempts: attempts.filter((each) => !isOpen(each)), lastAttempt };
}
function wasCutOff({ ledger }) {
    const told = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .readSignals */ .cu)(ledger.dir).get(null);
    if (typeof told?.status !== 'string')
        return ledger.earlier.length > 0;
    const reason = told.details?.reason ?? told.reason;
    return reason === 'interrupted' || reason === 'internal';
}


/***/ }),

/***/ 18508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ holdPhase)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/system/http/proxy.js
var proxy = __webpack_require__(65146);
// EXTERNAL MODULE: ./lib/publish/host/artifacts.js + 3 modules
var artifacts = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
;// CONCATENATED MODULE: ./lib/publish/host/host-libraries.js



async function loadLibraries({ environment, settings: { 'github-token': token } }) {
    await Promise.all([
        (0,proxy/* loadProxyClient */.Gq)(environment),
        ...((0,host_client/* hostAccess */.PL)(environment, token) === null ? [] : [(0,host_client/* hostLibraries */.SF)()]),
        ...(artifacts/* Artifacts */.E.available(environment) ? [__webpack_require__.e(/* import() */ 663).then(__webpack_require__.t.bind(__webpack_require__, 20663, 19)), __webpack_require__.e(/* import() */ 3044).then(__webpack_require__.t.bind(__webpack_require__, 93044, 19))] : []),
    ]);
}

// EXTERNAL MODULE: ./lib/publish/watch/plans-under-way.js
var plans_under_way = __webpack_require__(7554);
// EXTERNAL MODULE: ./lib/publish/watch/run-view.js + 1 modules
var run_view = __webpack_require__(68919);
// EXTERNAL MODULE: ./lib/record/log/heartbeat.js
var heartbeat = __webpack_require__(44184);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var log_ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/record/published/answers.js
var answers = __webpack_require__(72455);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/own-folder.js
var own_folder = __webpack_require__(42567);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/exclude.js
var exclude = __webpack_require__(98848);
// EXTERNAL MODULE: ./lib/system/git/git.js + 3 modules
var git_git = __webpack_require__(71162);
// EXTERNAL MODULE: ./lib/system/git/worktree.js
var worktree = __webpack_require__(76417);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
// EXTERNAL MODULE: ./lib/run/attempt/exchange.js
var exchange = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/open/boundaries.js + 10 modules
var boundaries = __webpack_require__(55691);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var open_checkout = __webpack_require__(73300);
// EXTERNAL MODULE: ./lib/run/open/own-record.js
var own_record = __webpack_require__(76478);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/prepare.js + 6 modules
var prepare = __webpack_require__(41215);
// EXTERNAL MODULE: ./lib/run/open/recover-checkout.js + 2 modules
var recover_checkout = __webpack_require__(63078);
// EXTERNAL MODULE: ./lib/run/open/standings.js
var standings = __webpack_require__(79767);
;// CONCATENATED MODULE: ./lib/run/open/hold-phase.js

































async function holdPhase(hold, world, work) {
    await loadLibraries(world);
    const git = await openGit(world);
    return (0,open_checkout/* withCleanup */.V1)(async (cleanup) => {
        const { context, read, publishRecord } = await new PhaseSession(hold, git, world, cleanup).open();
        return work(context, read, publishRecord);
    });
}
async function openGit(world) {
    const git = await git_git/* Git */.T.open((0,call_world/* projectRoot */.Y)(world), world.environment);
    const ours = (0,external_node_path_.relative)(git.root, world.home);
    if (ours !== '' && !ours.startsWith('..'))
        await (0,exclude/* keepOutOfGit */.h)(git, ours.split(external_node_path_.sep).join('/'));
    return git;
}
class PhaseSession {
    #hold;
    #git;
    #world;
    #cleanup;
    #runId;
    #taken = new AbortController();
    #deadlineAt;
    #ledger = null;
    #spared = [];
    #onActivity = () => undefined;
    constructor(hold, git, world, cleanup) {
        this.#hold = hold;
        this.#git = git;
        this.#world = world;
        this.#cleanup = cleanup;
        this.#runId = hold.runId ?? (0,external_node_crypto_.randomUUID)();
        this.#deadlineAt = hold.deadlineAt ?? world.machine.uptimeMs() + world.settings.deadline;
    }
    async open() {
        const git = this.#git;
        const waitUntil = (0,open_checkout/* waitsUntil */.L6)(this.#world);
        const terms = { ttlMs: this.#world.settings['lease-ttl'], waitUntil };
        const checkout = await (0,open_checkout/* holdCheckout */.UL)(git, this.#runId, terms, this.#world, this.#cleanup);
        const undo = await this.#hold.onCheckout?.(git);
        if (undo !== undefined)
            this.#cleanup.defer(undo);
        await this.#recover(checkout, () => true);
        const shared = await this.#openRecord(checkout, waitUntil);
        const read = await this.#read();
        const isStart = this.#hold.continues !== true;
        const start = isStart ? await this.#requireSettings(null) : null;
        const ledger = await this.#openLedger(read, checkout, shared);
        const { commit } = start ?? (await this.#requireSettings((0,run_opening/* recordedSettings */.Mp)(ledger.earlier, this.#runId)));
        const teamRules = await (0,policies/* teamRulesOf */.QS)(this.#world.settings, commit, git);
        const context = await this.#prepare(read, ledger, checkout, { teamRules });
        return { context, read, publishRecord: async () => shared?.publish() };
    }
    async #requireSettings(opened) {
        const { configuration } = this.#world;
        const start = opened ?? { commit: (await this.#git.head()).sha, file: configuration.file };
        await (0,effective_settings/* requireSettingsOf */.OQ)(start, this.#git, configuration);
        return start;
    }
    async #read() {
        const root = (0,call_world/* projectRoot */.Y)(this.#world);
        return (0,local_phase/* localPhase */.Bd)(await (0,read_schedule/* readRunnable */.Un)(root, this.#hold.ref), root, this.#git);
    }
    async #recover({ lease }, spares) {
        const { spared } = await (0,recover_checkout.recoverCheckout)(this.#git, { runId: this.#runId, lease, spares }, this.#world);
        this.#spared = spared;
    }
    async #openRecord(checkout, waitUntil) {
        const place = (0,work_branch/* placeOf */.$t)(await this.#read(), this.#world);
        const calls = {
            runId: this.#runId,
            onLost: () => this.#taken.abort(),
            beforeAside: () => this.#recover(checkout, (each) => each !== place.dir),
            warn: (message) => this.#warn(message),
        };
        const open = () => this.#hold.openRecord({ ...place, ...calls });
        const shared = await (0,open_checkout/* whenFree */.nS)(open, { until: waitUntil, pollMs: remotePollMs }, this.#world);
        if (shared === null)
            return null;
        this.#cleanup.defer(() => shared.release());
        checkout.onBeat(() => shared.beat());
        return shared;
    }
    async #openLedger(read, checkout, shared) {
        const world = this.#world;
        const dir = (0,local_phase/* ledgerOf */.Xr)(read);
        if (this.#world.settings.fresh) {
            await this.#recover(checkout, (each) => each !== dir);
            const aside = (0,log_ledger/* setLedgerAside */.O1)(dir, new Date(world.now()));
            if (aside !== null)
                world.progress(`the record of earlier runs was moved to ${aside}`);
        }
        const { plans } = read.schedule;
        const outline = {
            waves: new Map(plans.map(({ plan, wave }) => [plan.id, wave])),
            endsAt: world.now() + this.#deadlineAt - world.machine.uptimeMs(),
            mostUsd: this.#world.settings['max-cost'].phase,
            spent: () => (0,recorded_spending/* totalSpent */.J)((0,recorded_spending/* recordedSpending */.p)(this.#ledger?.events ?? [])),
        };
        const view = new run_view/* RunView */.J(outline, world);
        this.#cleanup.defer(() => view.close());
        const { lease } = checkout;
        const stamp = {
            runId: this.#runId,
            phase: read.phase.id,
            lease,
            now: () => new Date(world.now()),
            redact: (0,job_secrets/* redactorFor */.sD)(world),
        };
        const ledger = log_ledger/* Ledger */.Oc.open(dir, stamp, (event) => view.follow(event));
        this.#ledger = ledger;
        this.#cleanup.defer(() => {
            this.#ledger = null;
            ledger.close();
        });
        if (shared)
            ledger.watch((event) => shared.onEvent(event));
        for (const complaint of ledger.complaints)
            world.progress(complaint);
        const tasks = new Map(plans.map(({ plan }) => [plan.id, plan.tasks.length]));
        const heartbeats = (0,heartbeat/* keepHeartbeats */.DX)(dir, tasks, world.now, (plan) => (0,plans_under_way/* seenOf */.Pm)(view.underWay.of(plan)));
        this.#cleanup.defer(() => {
            if (!checkout.lost.aborted)
                heartbeats.clear();
        });
        ledger.watch((event) => heartbeats.follow(event));
        const ownFiles = [...tracking_files/* trackingFiles */.FB, ...plans.map(({ plan }) => plan.summaryPath)];
        for (const file of ownFiles)
            (0,atomic_file/* removeDrafts */.tk)((0,external_node_path_.join)(read.root, file));
        await (0,own_record/* keepState */.J)(read, ledger, world);
        this.#onActivity = (plan, activity) => view.saw(plan, activity);
        checkout.onBeat(() => {
            ledger.beat(new Date(world.now()));
            heartbeats.beat();
        });
        return ledger;
    }
    async #prepare(read, ledger, { lease, lost }, ofCommit) {
        const git = this.#git;
        const { leg = null } = this.#hold;
        const exchangeDir = this.#openExchange();
        const gateway = (0,boundaries/* openGateway */.JA)(this.#world, this.#cleanup);
        const given = {
            runId: this.#runId,
            leg,
            lease,
            worktrees: new worktree/* Worktrees */.pE(git, (0,own_folder/* ownFolder */.v)(this.#world, (0,recover_checkout.worktreesOf)(git, read.phase.id))),
            services: {
                ledger,
                interrupt: (0,run_context/* endedBy */.mr)(AbortSignal.any([lost, this.#taken.signal]), this.#world.interrupt),
                agent: await this.#hold.agent(read, exchangeDir),
                exchangeDir,
                gateway,
                onActivity: this.#onActivity,
            },
            egress: await (0,boundaries/* openEgressProxy */.cG)(gateway, exchangeDir, this.#world, this.#cleanup),
            spared: this.#spared,
            ofCommit,
            deadlineAt: this.#deadlineAt,
        };
        const context = await (0,prepare/* prepare */.iA)(read, given, this.#world);
        await (0,recover_checkout.recoverOutdated)(this.#spared, context);
        const { chores, pool } = context.isolation;
        this.#cleanup.defer(async () => {
            if (!lost.aborted)
                await pool.close();
        });
        this.#cleanup.defer(async () => {
            const place = { git, phase: read.phase.id, prefix: context.workspace.prefix };
            if (!lost.aborted && (await (0,answers/* restoreAnswers */.m_)(place, context.found.answersAt)))
                this.#warn(standings/* answersText */.r8);
        });
        this.#cleanup.defer(() => chores.drain());
        return context;
    }
    #openExchange() {
        const ours = this.#hold.runId === undefined ? this.#runId : `${this.#runId}-${this.#world.machine.pid}`;
        const folder = (0,own_folder/* ownFolder */.v)(this.#world, `phase-executor-${ours}`);
        this.#cleanup.defer(() => {
            try {
                (0,mounts/* removeTree */.dM)(folder);
            }
            catch (error) {
                this.#warn(`${folder} was not removed: ${error.message}`);
            }
        });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, exchange/* checkoutFile */.ni), this.#git.gitDir);
        return folder;
    }
    #warn(message) {
        try {
            if (this.#ledger === null)
                this.#world.progress(message);
            else
                this.#ledger.append('warning', { message });
        }
        catch {
            this.#world.progress(message);
        }
    }
}
const remotePollMs = 3_000;


/***/ }),

/***/ 76478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ keepState),
/* harmony export */   N: () => (/* binding */ holdShared)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41460);
/* harmony import */ var _publish_branch_work_branch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19840);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(313);
/* harmony import */ var _record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38584);
/* harmony import */ var _record_published_shared_lease_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20168);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52299);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94895);
/* harmony import */ var _system_git_exclude_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(98848);









async function keepState(read, ledger, world) {
    const { phase, root, git, prefix } = read;
    if (!(await (0,_system_git_exclude_js__WEBPACK_IMPORTED_MODULE_7__/* .keepOutOfGit */ .h)(git, `${prefix}${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .stateFile */ .Ed}`))) {
        world.progress(`${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .stateFile */ .Ed} is tracked by git, so it is not updated; state rebuild shows the state`);
        return;
    }
    const facts = { phase: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(phase.dir), checkpointFile: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .logPath */ .Q2)(ledger.dir)) };
    const found = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readStateFile */ .qy)(root);
    if (found.kind === 'unusable' || (found.kind === 'state' && !(0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .samePhase */ .u1)(found.state.phase, facts.phase))) {
        const aside = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(ledger.dir, `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .stateFile */ .Ed)}.before`);
        (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .setStateAside */ .m)(root, aside);
        world.progress(`${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .stateFile */ .Ed} belonged to another phase or was not readable; it was moved to ${aside}`);
    }
    const keepState = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .stateKeeper */ .wl)(root, facts);
    ledger.watch((event) => {
        try {
            keepState(event, ledger.events);
        }
        catch (error) {
            world.progress(`${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .stateFile */ .Ed} could not be written: ${error.message}`);
        }
    });
}
async function holdShared({ warn, ...place }, enter, world) {
    const { settings } = world;
    if (settings.remote === '') {
        await enter?.(place, null);
        return null;
    }
    try {
        return await _record_published_shared_lease_js__WEBPACK_IMPORTED_MODULE_4__/* .SharedLease */ ._.take({
            ...place,
            remote: (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .configuredRemote */ .v)(place.git, world),
            ttlMs: (0,_publish_branch_work_branch_js__WEBPACK_IMPORTED_MODULE_1__/* .sharedTtlMs */ .O6)(settings),
            enter: async (last) => enter?.(place, last),
            tell: warn,
            onTrouble: (message) => warn(`the state of the run was not published: ${message}`),
        });
    }
    catch (error) {
        const isAssumed = enter !== null && settings.branch === '' && world.configuration.givenAs === 'input';
        if (!isAssumed || !(error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RefusedError */ .fk))
            throw error;
        throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_6__/* .RefusedError */ .fk(`${error.message}; or set branch: current, which pushes nothing`, { cause: error });
    }
}


/***/ }),

/***/ 27395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ schemaProblems),
/* harmony export */   KF: () => (/* binding */ CompletedItemSchema),
/* harmony export */   WK: () => (/* binding */ CheckpointReturnBuilder),
/* harmony export */   Y8: () => (/* binding */ CheckpointReturnSchema),
/* harmony export */   ZF: () => (/* binding */ RemainingItemSchema),
/* harmony export */   eo: () => (/* binding */ validateCheckpointSize)
/* harmony export */ });
/* unused harmony exports CHECKPOINT_SIZE_WARNING, HandoffContextSchema, parseCheckpointReturn */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95687);
/* harmony import */ var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);



const CHECKPOINT_SIZE_WARNING = 4000;
const HandoffText = zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).max(10_000);
const HandoffTexts = zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(HandoffText).max(1000);
const CompletedItemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('path of the file', 'src/parser.ts')),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['done', 'partial']).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('how far it is', 'done')),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['passed', 'skipped', 'failed']).optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('its tests', 'passed')),
    notes: HandoffText.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('what the next agent should know', 'quotes are handled')),
});
const RemainingItemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('path of the file', 'src/writer.ts')),
    description: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('what is to be done', 'write the footer')),
    referencePattern: HandoffText.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('example to follow', 'utils.ts:15-30 error handling')),
    priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'normal', 'low']).optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('order of the work', 'high')),
});
const HandoffContextSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    decisions: HandoffTexts.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('decisions that later work must keep', ['UTF-8 only'])),
    patterns: HandoffTexts.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('patterns of the code to follow', ['errors are values'])),
    issues: HandoffTexts.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('problems that were met', ['the server is slow'])),
    filesModified: HandoffTexts.transform((files) => [...new Set(files)]).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('every file that was changed, each once', ['src/parser.ts'])),
});
const CheckpointReturnSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CompletedItemSchema).max(1000).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('items that are done, or partly', [])),
    remaining: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(RemainingItemSchema).max(1000).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('items for the next agent', [])),
    context: HandoffContextSchema.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('what the next agent has to know', {})),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ offset: true }).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('ISO time', '2026-01-01T00:00:00.000Z')),
    agentId: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('the agent that stopped', 'agent-1')),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['threshold_critical', 'task_complete', 'error'])
        .meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .about */ .Cv)('why it stopped: its context was full, its part was done, or an error', 'threshold_critical')),
});
function parseCheckpointReturn(input, missing = {}) {
    const parsed = CheckpointReturnSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapping */ .pi)(input) ? { ...missing, ...input } : input);
    if (parsed.success)
        return parsed.data;
    throw new Error(`This is not a checkpoint return: ${schemaProblems(parsed.error).join('; ')}`);
}
function schemaProblems(error) {
    return error.issues.slice(0, 10).map((issue) => `${issue.path.join('.') || 'handoff'}: ${issue.message}`);
}
function validateCheckpointSize(checkpoint) {
    const size = JSON.stringify(checkpoint).length;
    if (size <= CHECKPOINT_SIZE_WARNING)
        return { valid: true, size };
    const warning = `The handoff has ${size} characters, more than ${CHECKPOINT_SIZE_WARNING}; keep only information that the next agent needs`;
    return { valid: false, size, warning };
}
class CheckpointReturnBuilder {
    now;
    warn;
    agentId;
    reason;
    completed = [];
    remaining = [];
    context = { decisions: [], patterns: [], filesModified: [] };
    constructor(agentId, reason, { now, warn }) {
        this.now = now;
        this.warn = warn;
        this.agentId = agentId;
        this.reason = reason;
    }
    addCompleted(item) {
        this.completed.push(item);
        return this;
    }
    addRemaining(item) {
        this.remaining.push(item);
        return this;
    }
    addDecision(decision) {
        this.context.decisions.push(decision);
        return this;
    }
    addPattern(pattern) {
        this.context.patterns.push(pattern);
        return this;
    }
    addIssue(issue) {
        this.context.issues = [...(this.context.issues ?? []), issue];
        return this;
    }
    addFileModified(file) {
        this.context.filesModified.push(file);
        return this;
    }
    build() {
        const { agentId, reason, completed, remaining, context } = this;
        const fields = { completed, remaining, context, createdAt: this.now().toISOString(), agentId, reason };
        const built = parseCheckpointReturn(fields);
        const { warning } = validateCheckpointSize(built);
        if (warning)
            this.warn(warning);
        return built;
    }
}


/***/ }),

/***/ 17120:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ closed),
/* harmony export */   c: () => (/* binding */ exitGate)
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
        return closed('commit', 'fix', `The commit cannot count: ${joinedList(problems)}`);
    return questions.length === 0
        ? undefined
        : closed('commit', 'ask', `A person must decide whether this is right: ${joinedList(questions)}`);
}
function plansStandInTheWay({ plans, commit }) {
    if (!plans)
        return undefined;
    if (plans.commit !== commit)
        return closed('plans', 'fix', `The plans were judged on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(plans.commit)}, not on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`);
    if (plans.against.length > 0)
        return closed('plans', 'fix', `These checks fail on the final commit: ${joinedList(plans.against)}`);
    return plans.lacking.length > 0
        ? closed('evidence', 'fix', `The evidence is not sufficient: ${joinedList(plans.lacking)}`)
        : undefined;
}
function testsStandInTheWay({ tests, commit }, { requireTests }) {
    if (tests === null)
        return requireTests !== false
            ? closed('tests', 'run_tests', 'No tests were run; a phase is not complete on trust')
            : undefined;
    if (tests.commit !== commit)
        return closed('tests', 'run_tests', `The tests were run on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(tests.commit)}, not on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`);
    switch (tests.verdict) {
        case 'pass':
            return undefined;
        case 'fail':
            return closed('tests', 'fix', 'The tests fail');
        default:
            return closed('tests', 'ask', 'The result of the tests is unknown, which does not count as a pass');
    }
}
function requirementsStandInTheWay({ requirements, commit }) {
    const { done, open } = requirements;
    if (requirements.commit !== commit) {
        const why = `The requirements were read on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(requirements.commit)}, not on ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`;
        return closed('requirements', 'continue', why);
    }
    if (done === false)
        return closed('requirements', 'continue', `Open: ${joinedList(open)}`);
    return done === true && open.length === 0
        ? undefined
        : closed('requirements', 'ask', `It is unknown whether the requirements are done: ${joinedList(open)}`);
}
function verificationStandsInTheWay({ verification, commit }) {
    if (verification === null)
        return undefined;
    if (verification.commit !== commit) {
        const why = `The verification is of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(verification.commit)}, not of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(commit)}`;
        return closed('verification', 'continue', why);
    }
    switch (verification.status) {
        case 'passed':
            return undefined;
        case 'gaps_found':
            return closed('verification', 'fix', 'The verification found gaps');
        case 'human_needed':
            return closed('verification', 'ask', 'The verification asks for a person');
        default: {
            const why = 'It is unknown whether the phase is verified, which does not count as a pass';
            return closed('verification', 'fix', why);
        }
    }
}
function openOrConfirm({ tests, confirmations }, { confirmingRuns }) {
    const why = tests
        ? 'The tests pass and the requirements are done'
        : 'The requirements are done; tests are not required';
    const isConfirmed = tests === null || confirmations >= (confirmingRuns ?? 0);
    return isConfirmed
        ? { open: true, why }
        : closed('tests', 'run_tests', `${why}; ${confirmingRuns} more runs must confirm it`);
}
function closed(by, next, why) {
    return { open: false, by, next, why };
}
function joinedList(open) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .firstFew */ .Dt)(open, 5, '; ') || 'no details';
}


/***/ }),

/***/ 10510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ failureStep),
  c: () => (/* binding */ noChange)
});

// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
;// CONCATENATED MODULE: ./lib/signal/failure-steps.json
const failure_steps_namespaceObject = /*#__PURE__*/JSON.parse('{"timeout":"split the plan, or give each attempt more time (timeout)","idle_timeout":"find what the agent waited for, or set a longer idle-timeout","killed":"find what killed the agent, often a lack of memory","interrupted":"look at the work that was kept","deadline":"split the plan, or give the run more time (deadline)","context_exhausted":"split the plan","agent_error":"fix what the agent reports","rate_limit":"wait until the agent\'s provider serves it again","quota":"wait until the quota of the agent\'s provider is reset, or buy more","overloaded":"wait until the agent\'s provider serves it again","auth":"set a key that the agent\'s provider accepts","budget":"raise the limit that is named above","verification_failed":"fix the plan or the repository","tests_failed":"fix the tests or the code that they test","scope_violation":"name the files in files_modified of the plan, or say in it what must stay as it is","merge_conflict":"let one of the plans depend on the other (depends_on)","stuck":"fix the plan or the repository","invalid_plan":"correct the plan as its diagnostics say","internal":"report the error if it comes back"}');
// EXTERNAL MODULE: ./lib/signal/signal-schema.js
var signal_schema = __webpack_require__(95912);
;// CONCATENATED MODULE: ./lib/signal/failure-step.js



const noChange = 'the agent changed no file';
function failureStep(signal, finding = null) {
    const { reason, lastReason = reason } = signal.details;
    const known = signal_schema/* FailureReasonSchema */.yt.safeParse(lastReason);
    if (known.data === 'quota' && signal.status === 'failure' && !signal.details.retryable)
        return "add credit to the account of the agent's provider, then run the phase again";
    if (signal.status === 'failure' && signal.details.error?.message.includes(noChange))
        return 'read there what the agent said, let it write files and run commands (flags in agent-command), then run the phase again';
    const isJudged = (known.data ?? 'verification_failed') === 'verification_failed';
    const step = isJudged && finding !== null ? findingSteps[finding.check]?.((0,text_text/* clipped */.cz)((0,text_text/* plainLine */.h0)(finding.subject), 120)) : undefined;
    return `${step ?? steps[known.data ?? 'verification_failed']}, then run the phase again`;
}
const findingSteps = {
    artifact: (path) => `let a task of the plan say that ${path} is to be written, or correct its name in must_haves.artifacts`,
    key_link: (link) => `let a task of the plan say how ${link} is to be connected, or correct it in must_haves.key_links`,
    command: (command) => `run ${command} yourself, and correct it in <automated> of the plan or what it tests`,
};
const steps = failure_steps_namespaceObject;


/***/ })

};
;