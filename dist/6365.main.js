"use strict";
exports.id = 6365;
exports.ids = [6365];
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

/***/ 41612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bw: () => (/* binding */ wasTaken),
/* harmony export */   M8: () => (/* binding */ readRecordedAcceptance),
/* harmony export */   QQ: () => (/* binding */ listKeptTests),
/* harmony export */   ax: () => (/* binding */ listPromised),
/* harmony export */   lb: () => (/* binding */ promisedBy)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);

function listPromised({ mustHaves, tasks }) {
    const agentTasks = tasks.filter(({ type }) => !type.startsWith('checkpoint'));
    return [
        ...mustHaves.truths.map((text, at) => ({ id: `T${at + 1}`, text })),
        ...agentTasks.map(({ name }, at) => ({ id: `K${at + 1}`, text: name })),
    ];
}
function promisedBy(test, promised) {
    const [, letter = '', number = ''] = /^(?:test_?)?([TK])(\d{1,3})(?!\d)/i.exec(test.name.trim()) ?? [];
    return promised.find(({ id }) => id === `${letter.toUpperCase()}${Number(number)}`) ?? null;
}
function readRecordedAcceptance(plan, { policy, services }) {
    if (policy.author === '')
        return null;
    const hash = (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPlan */ .k)(plan);
    const events = services.ledger.events.filter((event) => event.event === 'author_end');
    return (events.findLast((event) => event.plan === plan.id && event.planHash === hash && event.agent === policy.author) ??
        null);
}
function listKeptTests(plan, run) {
    const { authorTests, parallel } = run.policy;
    if (authorTests !== 'keep' || parallel > 1)
        return [];
    const { files = [], tests = [], dropped = [] } = readRecordedAcceptance(plan, run) ?? {};
    return files.filter(({ path }) => tests.some((test) => test.path === path) && !dropped.some((sentence) => sentence.includes(path)));
}
function wasTaken({ name }, plan, { policy, services }) {
    const last = services.ledger.events.findLast((event) => event.event === 'acceptance' && event.plan === plan.id);
    return policy.authorDisputes !== 'fail' && last?.event === 'acceptance' && last.failed.includes(name);
}


/***/ }),

/***/ 67472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ getLabel),
/* harmony export */   t: () => (/* binding */ countTests)
/* harmony export */ });
/* harmony import */ var _judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5651);
/* harmony import */ var _judge_checks_broken_imports_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21939);
/* harmony import */ var _judge_checks_own_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46749);
/* harmony import */ var _judge_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11802);
/* harmony import */ var _judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94343);
/* harmony import */ var _test_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11838);






async function countTests(files, written, run) {
    const dropped = [];
    const readable = [];
    for (const file of files) {
        const problem = await fileProblem(file, written, run);
        if (problem === null)
            readable.push(file);
        else
            dropped.push(`${file.path} ${problem}`);
    }
    const declared = await (0,_judge_checks_own_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .findOwnTests */ .pp)(readable.map(({ path, text }) => ({ path, before: null, after: text })));
    const usable = declared.filter(({ idle }) => idle === null);
    for (const test of declared)
        if (test.idle !== null)
            dropped.push(`${getLabel(test)}: ${test.idle}`);
    for (const { path } of readable)
        if (!declared.some((test) => test.path === path))
            dropped.push(`${path} has no test that is recognized`);
    if (usable.length === 0)
        return { tests: [], dropped };
    const runs = await runOnBase(readable, written, run);
    if ('problem' in runs)
        return { tests: [], dropped: [...dropped, `the tests were not run: ${runs.problem}`] };
    const tests = [];
    for (const { path, name } of usable) {
        if (name === '') {
            dropped.push(`a test of ${path} has no name of plain text, so its result cannot be told from others`);
            continue;
        }
        const test = { path, name: name.slice(0, 300) };
        const problem = baseProblem(runs.map((tested) => (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .getTestOutcome */ .n5)(test, tested)));
        if (problem === null)
            tests.push(test);
        else
            dropped.push(`${getLabel(test)}: ${problem}`);
    }
    return { tests, dropped };
}
function getLabel({ path, name }) {
    return name === '' ? path : `"${name}" (${path})`;
}
async function fileProblem({ path, text }, { plan, commit }, run) {
    const { git, prefix } = run.workspace;
    if (await (0,_judge_read_syntax_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .hasSyntaxErrors */ .Rh)(path, text))
        return 'cannot be read: its syntax is wrong';
    const [external] = externalPattern.exec(text) ?? [];
    if (external !== undefined)
        return `uses more than the code of the project (${external.slice(0, 60)})`;
    const declared = (0,_judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_0__/* .declaredPaths */ .$N)(plan, prefix);
    const isPlanned = (target) => (0,_judge_checks_broken_imports_js__WEBPACK_IMPORTED_MODULE_1__/* .listModulePaths */ .Z)(target).some((each) => declared.covers(each));
    const broken = (await (0,_judge_checks_broken_imports_js__WEBPACK_IMPORTED_MODULE_1__/* .findBrokenImports */ .T)(git, commit, path)).find(({ target }) => !isPlanned(target));
    return broken === undefined ? null : `${broken.what}, and the plan does not make it`;
}
const externalPattern = /\b(?:https?|wss?|ftp):\/\/(?!localhost\b|127\.|0\.0\.0\.0|\[::1?\]|(?:[\w.-]+\.)?example\b|[\w.-]+\.(?:test|invalid|example)\b|\$)[^\s'"`]*|['"`/]\.planning\b|['"`/]\.git\b(?!ignore|hub)|\brefs\/phase-executor|['"`]git ['"`\w]/;
async function runOnBase(files, { plan, base }, run) {
    const timeoutMs = await (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .getAcceptanceTimeLimit */ .c3)(run);
    return (0,_judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .inPreparedCheckout */ .lN)(base, run, async (checkout) => {
        const runs = [];
        for (const at of [0, 1]) {
            await checkout.reset();
            const problem = (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .placeFiles */ .h$)(files, checkout.top);
            if (problem !== null)
                return { problem };
            const options = { what: 'accepted', time: (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .runTime */ .Ft)(plan.id, at, run), log: 'tests-author', timeoutMs };
            runs.push(await (0,_judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .runSideTests */ .aR)(options, checkout, run));
        }
        return runs;
    });
}
function baseProblem(outcomes) {
    if (outcomes.every((outcome) => outcome === 'failed' || outcome === 'not loaded'))
        return null;
    if (outcomes.every((outcome) => outcome === 'passed'))
        return 'it passes without the work';
    if (outcomes.includes('unknown'))
        return 'it did not run with test-command, or its run was cut off';
    return outcomes.includes('passed') ? 'it passes and fails on the same commit' : 'it was skipped';
}


/***/ }),

/***/ 34316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ getAcceptedEvidence),
/* harmony export */   Jb: () => (/* binding */ acceptanceGateRunner),
/* harmony export */   Nm: () => (/* binding */ findAcceptanceProblems),
/* harmony export */   PD: () => (/* binding */ runAcceptance)
/* harmony export */ });
/* harmony import */ var _judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96734);
/* harmony import */ var _judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343);
/* harmony import */ var _judge_run_test_baseline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81972);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13528);
/* harmony import */ var _acceptance_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41612);
/* harmony import */ var _count_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67472);
/* harmony import */ var _test_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(11838);







async function runAcceptance(all, work, run) {
    const sets = all.filter(({ tests }) => tests.length > 0);
    const [firstSet] = sets;
    if (firstSet === undefined)
        return [];
    const files = sets.flatMap((set) => set.files);
    let at = 2;
    const timeoutMs = await (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .getAcceptanceTimeLimit */ .c3)(run);
    const testsOn = async (checkout, code) => {
        await checkout.reset();
        const written = [...code].map(([path, text]) => ({ path, text }));
        const problem = (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .placeFiles */ .h$)([...written, ...files], checkout.top);
        const time = (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .runTime */ .Ft)(firstSet.plan, at++, run);
        const options = { what: 'accepted', time, log: 'tests-author', timeoutMs };
        return problem === null ? (0,_judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .runSideTests */ .aR)(options, checkout, run) : { problem };
    };
    const judged = await (0,_judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .inPreparedCheckout */ .lN)(work.commit, run, async (checkout) => {
        const runs = [];
        for (;;) {
            const tested = await testsOn(checkout, new Map());
            if ('problem' in tested)
                return tested;
            runs.push(tested);
            const isGreen = sets.every(({ tests }) => tests.every((test) => (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .getTestOutcome */ .n5)(test, tested) === 'passed'));
            if (isGreen || runs.length === 2)
                break;
        }
        const code = await hollowWork(work, run);
        const hollow = code.size === 0 ? null : await testsOn(checkout, code);
        return hollow !== null && 'problem' in hollow ? hollow : { runs, hollow };
    });
    if ('problem' in judged)
        return sets.map(({ plan }) => ({
            plan,
            passed: [],
            failed: [],
            dropped: [`the acceptance tests were not run: ${judged.problem}`],
        }));
    return sets.map((set) => resultOf(set, judged.runs, judged.hollow));
}
async function hollowWork({ commit, base }, run) {
    const { git, prefix } = run.workspace;
    const { changed, fresh } = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .listDifferences */ .bY)(git, base, commit);
    const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
    const { hollow, changed: old } = await (0,_judge_run_test_baseline_js__WEBPACK_IMPORTED_MODULE_2__/* .findHollowChanges */ .E)(files, (path) => (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextInTree */ .Pd)(git, commit, path), (path) => (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .readTextInTree */ .Pd)(git, base, path));
    return new Map([...hollow, ...old]);
}
function resultOf({ plan, tests }, runs, hollow) {
    const passed = [];
    const failed = [];
    const dropped = [];
    for (const test of tests) {
        const outcomes = new Set(runs.map((tested) => (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .getTestOutcome */ .n5)(test, tested)));
        const [outcome = 'unknown'] = outcomes;
        if (outcomes.has('unknown') || outcomes.has('skipped'))
            failed.push({ ...test, detail: 'it did not run to its end' });
        else if (outcomes.size > 1)
            dropped.push(`${(0,_count_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .getLabel */ .p)(test)}: it passes and fails on the same commit`);
        else if (outcome === 'not loaded')
            failed.push({ ...test, detail: 'its file does not load with this work' });
        else if (outcome === 'failed')
            failed.push({ ...test, detail: runs[0] ? (0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .failureOf */ .g5)(test, runs[0]) : null });
        else if (hollow !== null && !/^(?:failed|not loaded)$/.test((0,_test_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .getTestOutcome */ .n5)(test, hollow)))
            dropped.push(`${(0,_count_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .getLabel */ .p)(test)}: it is not seen to fail where each new or changed function fails`);
        else
            passed.push(test);
    }
    return { plan, passed, failed, dropped };
}
function findAcceptanceProblems(plan, { failed, dropped }, more = () => ({})) {
    const promised = (0,_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .listPromised */ .ax)(plan);
    const findings = failed.map((test) => {
        const promise = (0,_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .promisedBy */ .lb)(test, promised);
        const { excuse, dispute } = more(test);
        const message = [
            `fails "${test.name}"`,
            ...(promise === null
                ? []
                : [` of the plan's ${promise.id.startsWith('T') ? 'truth' : 'task'} "${promise.text}"`]),
            ...(test.detail === null ? [] : [`: ${test.detail}`]),
            ...(dispute ? [`; the SUMMARY disputes it: ${dispute}`] : []),
        ].join('');
        return {
            rule: 'acceptance/failed',
            passed: false,
            subject: test.path,
            message,
            ...(excuse === undefined ? {} : { excuse }),
        };
    });
    return [...findings, ...(0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .makeFindings */ .bn)('acceptance/not-counted', '', dropped)];
}
function getAcceptedEvidence(plan, { passed, failed }, findings) {
    const promised = (0,_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .listPromised */ .ax)(plan);
    const tasks = plan.tasks.filter(({ type }) => !type.startsWith('checkpoint'));
    const proving = findings.filter(({ proves }) => proves).map(({ subject }) => subject.replace(/…$/, ''));
    const asked = promised.map(({ id, text }) => {
        const tests = passed.filter((test) => (0,_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .promisedBy */ .lb)(test, promised)?.id === id).map(({ name }) => name);
        const { automated = [] } = id.startsWith('K') ? (tasks[Number(id.slice(1)) - 1]?.verify ?? {}) : {};
        return {
            id,
            text: text.slice(0, 300),
            by: [...tests, ...automated.filter((command) => proving.some((subject) => command.trim().startsWith(subject)))],
        };
    });
    const total = passed.length + failed.length;
    return { ...(total === 0 ? {} : { acceptance: { passed: passed.length, of: total } }), asked };
}
function acceptanceGateRunner(run) {
    return async (commit, answers) => {
        if (run.policy.author === '')
            return new Map();
        const plans = run.schedule.plans.map(({ plan }) => plan);
        const sets = plans.flatMap((plan) => (0,_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .readRecordedAcceptance */ .M8)(plan, run) ?? []);
        const results = await runAcceptance(sets, { commit, base: run.found.startCommit }, run);
        const all = new Map();
        for (const plan of plans) {
            const emptyResult = { plan: plan.id, passed: [], failed: [], dropped: [] };
            const result = results.find((each) => each.plan === plan.id) ?? emptyResult;
            const findings = findAcceptanceProblems(plan, withoutReported(result, run), (test) => (0,_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .wasTaken */ .Bw)(test, plan, run) ? { excuse: 'the work was merged although it failed' } : {});
            all.set(plan.id, { evidence: getAcceptedEvidence(plan, result, answers.get(plan.id)?.findings ?? []), findings });
        }
        return all;
    };
}
function withoutReported(result, { services }) {
    const reported = new Set(services.ledger.events.flatMap((event) => (event.event === 'acceptance' ? event.dropped : [])));
    return { ...result, dropped: result.dropped.filter((sentence) => !reported.has(sentence)) };
}


/***/ }),

/***/ 11838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ runTime),
/* harmony export */   c3: () => (/* binding */ getAcceptanceTimeLimit),
/* harmony export */   g5: () => (/* binding */ failureOf),
/* harmony export */   h$: () => (/* binding */ placeFiles),
/* harmony export */   n5: () => (/* binding */ getTestOutcome)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_run_base_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80568);
/* harmony import */ var _judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _judge_run_own_results_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43002);
/* harmony import */ var _judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51377);






function getTestOutcome(test, { verdict, named }) {
    if (verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason)))
        return 'unknown';
    const outcomes = (0,_judge_run_own_results_js__WEBPACK_IMPORTED_MODULE_4__/* .findMatchingTests */ .wS)(test, named).map(({ outcome }) => outcome);
    if (outcomes.length > 0)
        return ['failed', 'skipped'].find((each) => outcomes.includes(each)) ?? 'passed';
    const isFileRed = named.tests.some((each) => each.outcome === 'failed' && (0,_judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .standsForFile */ .Vw)(each));
    const isRed = isFileRed || (verdict.extra.suitesFailed ?? 0) > 0 || (verdict.errors ?? 0) > 0;
    return isRed || (verdict.verdict === 'fail' && verdict.passed === null) ? 'not loaded' : 'unknown';
}
function failureOf(test, { named }) {
    return (0,_judge_run_own_results_js__WEBPACK_IMPORTED_MODULE_4__/* .findMatchingTests */ .wS)(test, named).find(({ outcome }) => outcome === 'failed')?.detail ?? null;
}
function placeFiles(files, top) {
    for (const { path, text } of files) {
        for (let above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path); above !== '.'; above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(above))
            if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, above), { throwIfNoEntry: false })?.isSymbolicLink())
                return `${path} lies behind a link (${above})`;
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(top, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(file, { recursive: true, force: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, text);
    }
    return null;
}
async function getAcceptanceTimeLimit(run) {
    const before = run.policy.comparesTests ? await (0,_judge_run_base_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .getTestsBefore */ .v)(run.found.startCommit, run) : {};
    return (0,_judge_run_checkout_programs_js__WEBPACK_IMPORTED_MODULE_3__/* .getTimeLimit */ .Fi)('problem' in before ? {} : before);
}
function runTime(plan, at, { schedule }) {
    const index = schedule.plans.findIndex((each) => each.plan.id === plan);
    return 10_000 + 10 * (index + 1) + at;
}


/***/ }),

/***/ 77435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ buildObjection)
/* harmony export */ });
/* unused harmony export formatComplaint */
/* harmony import */ var _rules_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96734);
/* harmony import */ var _rules_rule_book_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);


function buildObjection(findings) {
    const failed = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .listObjections */ .BG)(findings);
    const refused = failed.filter(({ level }) => level === 'refuse');
    const forbidden = refused.find(({ rule }) => _rules_rule_book_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleBook */ .Ek[rule].check === 'documents');
    if (forbidden !== undefined)
        return { reason: 'scope_violation', message: forbidden.message, findings: [forbidden] };
    if (refused.length > 0)
        return {
            reason: (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .getFailureReason */ .Fl)(failed),
            message: `verification failed: ${formatComplaint(failed)}`,
            findings: failed,
        };
    return failed.length > 0 ? buildQuestion(failed) : null;
}
function buildQuestion(findings) {
    const questions = new Map();
    for (const finding of findings) {
        const { question = defaultQuestion } = _rules_rule_book_js__WEBPACK_IMPORTED_MODULE_1__/* .ruleBook */ .Ek[finding.rule];
        const sameQuestion = questions.get(question.about);
        if (sameQuestion === undefined)
            questions.set(question.about, { nextStep: question.nextStep, raised: [finding] });
        else
            sameQuestion.raised.push(finding);
    }
    const sentences = [...questions].map(([subject, { raised }]) => `${subject}: ${formatComplaint(raised)}`);
    return {
        question: `it ${sentences.join('; it ')}. Merge it?`,
        nextSteps: [...questions.values()].map(({ nextStep }) => nextStep),
        findings,
    };
}
const defaultQuestion = {
    about: 'has findings that a person decides about',
    nextStep: 'to take the work as it is, set the level of the rule to warn, and run the phase again',
};
function formatComplaint(findings) {
    const seenRemedies = new Set();
    const sentences = findings.toReversed().map((finding) => {
        const sentence = (0,_rules_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .findingSentence */ .dj)(finding);
        const tail = sentence.slice(sentence.lastIndexOf('; '));
        const isRepeated = tail.startsWith('; ') && seenRemedies.has(`${finding.rule}${tail}`);
        seenRemedies.add(`${finding.rule}${tail}`);
        return isRepeated ? sentence.slice(0, -tail.length) : sentence;
    });
    return sentences.toReversed().join('; ');
}


/***/ }),

/***/ 84668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ askDocuments),
  u: () => (/* binding */ runPhaseGate)
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
// EXTERNAL MODULE: ./lib/judge/decide/judge-commit.js
var judge_commit = __webpack_require__(90429);
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
// EXTERNAL MODULE: ./lib/judge/run/acceptance.js + 1 modules
var acceptance = __webpack_require__(39341);
;// CONCATENATED MODULE: ./lib/judge/decide/requirements.js










async function checkRequirements(run) {
    const { plans } = await (0,phase/* readPhase */.mc)(run.workspace.root, run.phase.dir);
    const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, '.planning/ROADMAP.md'));
    const roadmap = text === null ? null : (0,phase_roadmap/* parseRoadmap */.AR)(text);
    const gaps = await (0,acceptance/* listAcceptanceGaps */.Br)(run);
    const answer = evaluateRequirements({ ...checkBoxes(roadmap, plans, run), ...checkPosition(roadmap, run), gaps });
    const elsewhere = run.policy.requirements === 'milestone' ? listOpenElsewhere(roadmap, run) : [];
    const openItems = [...answer.open, ...elsewhere];
    const unknown = run.policy.requirements === 'phase' ? null : answer.unknown;
    return { ...answer, open: openItems, done: openItems.length > 0 ? false : unknown?.length ? null : true };
}
function checkBoxes(roadmap, onDisk, { phase, progress: { done } }) {
    const isOfPhase = ({ id, phase: headingPhase }) => ((0,plan_file/* getPlanNumber */.R0)(id)?.phase ?? headingPhase) === (0,phase_id/* getPhaseKey */.Tn)(phase.id);
    const boxes = (roadmap?.plans ?? []).filter((box) => !box.archived && isOfPhase(box));
    const plans = onDisk
        .filter(({ superseded }) => !superseded)
        .map(({ id }) => {
        const planBoxes = boxes.filter((box) => (0,phase_roadmap/* isSamePlan */.c3)(box.id, id));
        return {
            id,
            summary: done.has(id),
            box: planBoxes.length === 0 ? null : planBoxes.every(({ checked }) => checked),
        };
    });
    const toBeWritten = boxes.filter((box) => !box.checked && !onDisk.some(({ id }) => (0,phase_roadmap/* isSamePlan */.c3)(box.id, id)));
    const phaseEntry = roadmap?.phases.find(({ id, archived }) => !archived && (0,phase_id/* getPhaseKey */.Tn)(id) === (0,phase_id/* getPhaseKey */.Tn)(phase.id));
    const hasBox = roadmap?.phases.some(({ id, checked }) => checked !== null && (0,phase_id/* getPhaseKey */.Tn)(id) === (0,phase_id/* getPhaseKey */.Tn)(phase.id));
    return {
        plans: [...plans, ...toBeWritten.map(({ id }) => ({ id, summary: false, box: false }))],
        hasPhaseBox: hasBox ?? false,
        planCount: phaseEntry?.planCount ?? null,
        plansThere: onDisk.length,
        isUnplanned: phaseEntry?.isUnplanned ?? false,
    };
}
function checkPosition(roadmap, { phase, workspace: { root } }) {
    const statePosition = (0,state_md/* readPosition */.b)((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, '.planning/STATE.md')) ?? '');
    if (!statePosition.phase)
        return { position: null, plansLeft: null, countsPlans: false, blocked: null };
    const { plansLeft, countsPlans, blocked } = statePosition;
    const position = (0,documents/* describePosition */.jm)(statePosition.phase, phase.id, roadmap);
    return { position, plansLeft, countsPlans, blocked: position === 'in' ? blocked : null };
}
function listOpenElsewhere(roadmap, { phase }) {
    if (roadmap === null)
        return ['no ROADMAP lists the phases of the milestone'];
    const isOtherPhase = (key) => key !== null && key !== (0,phase_id/* getPhaseKey */.Tn)(phase.id);
    return [
        ...roadmap.phases
            .filter(({ id, checked }) => checked === false && isOtherPhase((0,phase_id/* getPhaseKey */.Tn)(id)))
            .map(({ id }) => `phase ${id}`),
        ...roadmap.plans.filter((box) => !box.checked && isOtherPhase(box.phase)).map(({ id }) => id),
    ].map((id) => `ROADMAP: the box of ${id} is open`);
}
function evaluateRequirements(facts) {
    const { plans, position, plansLeft, blocked, planCount, plansThere } = facts;
    const boxes = plans.filter((plan) => plan.box !== null);
    const unboxed = plans.filter((plan) => plan.box === null).map(({ id }) => id);
    const exist = `${plansThere} ${plansThere === 1 ? 'exists' : 'exist'}`;
    const status = (0,text_text/* clipText */.gL)(blocked ?? '', 100);
    const open = [
        ...plans
            .filter((plan) => !plan.summary)
            .map(({ id, box }) => `${id} has no summary${box ? ', though its box is ticked' : ''}`),
        ...boxes.filter((plan) => !plan.box && plan.summary).map(({ id }) => `ROADMAP: the box of ${id} is open`),
        ...listIf((planCount ?? 0) > plansThere, `ROADMAP: it counts ${planCount} plans of the phase, but ${exist}`),
        ...listIf(facts.isUnplanned, 'ROADMAP: the plans of the phase are still TBD; name them, or remove that line'),
        ...facts.gaps,
        ...listIf(blocked !== null, `STATE: its status is "${status}"; write another one when that is over, and run the phase again`),
        ...listIf(position === 'before', 'STATE: the phase has not begun'),
        ...listIf(position === 'in' && (plansLeft ?? 0) > 0, `STATE: ${plansLeft} plans are left`),
    ];
    const isUncounted = position === 'in' && facts.countsPlans && plansLeft === null;
    const unknown = [
        ...listIf(plans.length === 0, 'the phase has no plans'),
        ...listIf(boxes.length === 0 && !facts.hasPhaseBox, 'ROADMAP has no box for the phase or its plans'),
        ...listIf(boxes.length > 0 && unboxed.length > 0 && !facts.hasPhaseBox, `ROADMAP has no box for ${unboxed.join(', ')}`),
        ...listIf(position === null, 'STATE does not name the current phase'),
        ...listIf(isUncounted, 'STATE does not say how many plans are left'),
    ];
    return { done: open.length > 0 ? false : unknown.length > 0 ? null : true, open, unknown };
}
function listIf(condition, message) {
    return condition ? [message] : [];
}

;// CONCATENATED MODULE: ./lib/judge/decide/phase-gate.js








async function askDocuments(run) {
    const { git, prefix } = run.workspace;
    const files = new tree_files/* TreeFiles */.g(git, await (0,make_candidate/* treeWithDocuments */.du)((await git.head()).sha, run), prefix);
    await (0,documents/* alignRecord */.H)(run, (plan) => arePromisesThere(plan, files));
    run.workspace.known = null;
    const { sha: commit } = await run.workspace.git.head();
    const { done, open, unknown } = await checkRequirements(run);
    const requirements = { done, commit, open: done === null ? unknown : open };
    const facts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
    return { facts, decision: (0,exit_gate/* exitGate */.c)(facts, judge_commit/* waived */.rg), warnings: done === true ? unknown : [] };
}
async function arePromisesThere(plan, files) {
    const promised = plan.mustHaves.artifacts.map(({ path }) => ({ path, contains: [], exports: [] }));
    return (await (0,promised_artifacts/* verifyArtifacts */.F)(files, promised)).every(({ passed }) => passed === true);
}
async function runPhaseGate(run, gateRunner, work, turn = 1) {
    const { changes, questions } = work;
    const { branch } = await run.workspace.git.head();
    const documents = await askDocuments(run);
    const { facts } = documents;
    if (!documents.decision.open)
        return (0,judge_commit/* buildUnjudged */.Zc)(documents);
    if (questions.length > 0)
        return (0,judge_commit/* buildUnjudged */.Zc)(documents, { questions });
    const gate = await (0,judge_commit/* judgeCommit */.xQ)(documents, run, gateRunner, { changes });
    const head = await run.workspace.git.head();
    if (!gate.decision.open || head.sha === facts.commit)
        return gate;
    if (head.branch === branch && turn < maxTurns)
        return runPhaseGate(run, gateRunner, work, turn + 1);
    const moved = `the branch moved to ${(0,text_text/* shortenId */.X_)(head.sha)} while ${(0,text_text/* shortenId */.X_)(facts.commit)} was judged; run the phase again`;
    return (0,judge_commit/* buildUnjudged */.Zc)(documents, { problems: [moved] });
}
const maxTurns = 3;


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
    let mergedRun = null;
    let session = null;
    for (const logFile of logFiles) {
        const run = await agentRunFromLog(agent, logFile, session?.before ?? null);
        if (run === null)
            return null;
        session = (0,agent_session/* sessionAfter */.F)(run, session);
        mergedRun = mergedRun === null ? run : (0,agent_session/* mergeRuns */.r)(mergedRun, run);
    }
    return mergedRun;
}
async function agentRunFromLog(agent, logFile, before) {
    const name = (0,coding_agents/* getCli */.$A)(agent);
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
    const outcome = result.error === null ? { ok: true, reason: null, message: null } : (0,agent_result/* failureByError */.GR)(result.error);
    return { ...program_agent/* notRun */.nE, result, spent, ...outcome };
}

// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint_checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/process/child.js + 1 modules
var child = __webpack_require__(78442);
// EXTERNAL MODULE: ./lib/system/process/machine.js
var machine = __webpack_require__(56566);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/process/special-files.js
var special_files = __webpack_require__(69406);
// EXTERNAL MODULE: ./lib/run/room/private-clone.js + 1 modules
var private_clone = __webpack_require__(42513);
// EXTERNAL MODULE: ./lib/run/attempt/attempt.js + 13 modules
var attempt_attempt = __webpack_require__(50643);
// EXTERNAL MODULE: ./lib/run/attempt/attempt-state.js
var attempt_state = __webpack_require__(49294);
// EXTERNAL MODULE: ./lib/run/attempt/exchange.js
var attempt_exchange = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/run/attempt/room-attempt.js + 1 modules
var room_attempt = __webpack_require__(33879);
// EXTERNAL MODULE: ./lib/run/attempt/sandboxed-call.js
var sandboxed_call = __webpack_require__(99570);
;// CONCATENATED MODULE: ./lib/run/attempt/adoption.js

















async function adoptAttempt(plan, orphan, run) {
    const { pool, rooms } = run.isolation;
    const { attempt: number, runId, adopters, tag, endsAt, isEndSeen } = orphan;
    run.services.ledger.append('adopt', {
        plan: plan.id,
        attempt: number,
        from: runId,
        adopters,
        tag,
        endsAt: new Date(endsAt).toISOString(),
        isAtWork: !isEndSeen && (0,process_tree/* isAnyMarked */.d8)(listProcessMarks(orphan, run)[0] ?? ''),
    });
    run.services.ledger.writeSignal(plan.id, (0,completion_signal/* buildInterruptedSignal */.Dm)(plan.id, number, run));
    const agentRun = await awaitEnd(orphan, run);
    if (agentRun.spent)
        run.services.ledger.append('agent_spend', { plan: plan.id, attempt: number, spent: agentRun.spent });
    const room = rooms.find(orphan.place);
    const checkpoint = (await run.workspace.checkpoints.list()).find((each) => each.tag === tag);
    if (room === null || checkpoint === undefined || !(0,external_node_fs_.existsSync)(room.root)) {
        if (room !== null)
            pool.giveBack(room);
        return endLostAttempt(plan, orphan, checkpoint, run);
    }
    const conclude = (inside) => concludeOrphan(plan, orphan, checkpoint, agentRun, inside);
    return (0,room_attempt/* runAndMerge */.L)({ plan, number, earlier: null }, room, run, conclude);
}
async function concludeOrphan(plan, orphan, checkpoint, agentRun, run) {
    const work = async () => {
        await (0,special_files/* clearSpecialFiles */.em)(run.workspace.git.root);
        const warnings = await (0,sandboxed_call/* takeWork */.nw)(attempt, (name) => (0,private_clone/* takeLeftCommits */.r)(run.workspace.git, name));
        await undoChecks(orphan, run.workspace);
        return { agentRun, warnings };
    };
    const exchange = (0,attempt_exchange/* getExchange */.it)((0,external_node_path_.join)((0,external_node_path_.dirname)(run.services.exchangeDir), `phase-executor-${orphan.runId}`), plan.id, orphan.attempt);
    const attempt = new attempt_state/* Attempt */.U(plan, orphan.attempt, run, {
        startedAt: run.services.clock.uptimeMs() - (0,machine/* measureElapsed */.V)(orphan.startedAt, run.services.clock),
        endsAt: 0,
        repairs: orphan.repairs ?? 0,
        checkpoint,
        exchange,
        isEndSeen: orphan.isEndSeen,
        summaryBefore: await (0,tree/* readTextInTree */.Pd)(run.workspace.git, checkpoint.head, `${run.workspace.prefix}${plan.summaryPath}`),
        dirtyBefore: new Set(await (0,checkpoint_checkpoint/* filesDirtyAt */.t)(run.workspace.git, checkpoint)),
        earlier: null,
    });
    attempt.boundaries.push(orphan.boundary);
    const result = await (0,attempt_attempt/* concludeAttempt */.jp)(attempt, work);
    (0,attempt_exchange/* closeExchange */.mJ)(exchange);
    return result;
}
const pollIntervalMs = 200;
async function awaitEnd(orphan, run) {
    const logs = listAgentLogs(orphan, run);
    const { clock, interrupt } = run.services;
    const { limits } = run.policy;
    const marks = listProcessMarks(orphan, run);
    const [mark = ''] = marks;
    const remaining = Math.min(orphan.endsAt - clock.now(), limits.timeoutMs);
    const stopAt = Math.min(clock.uptimeMs() + remaining, limits.deadlineAt);
    let reason = null;
    for (let quietChecks = 0; quietChecks < 2 && !orphan.isEndSeen;) {
        quietChecks = (0,process_tree/* isAnyMarked */.d8)(mark) ? 0 : quietChecks + 1;
        if (quietChecks === 2)
            break;
        reason = interrupt.now.aborted ? 'interrupted' : quietChecks === 0 && clock.uptimeMs() >= stopAt ? 'timeout' : null;
        if (reason !== null)
            break;
        await clock.sleep(quietChecks === 0 ? Math.max(1, Math.min(pollIntervalMs, stopAt - clock.uptimeMs())) : 10, interrupt.now);
    }
    if (reason !== null)
        await (0,process_tree/* stopMarked */.$f)(mark, reason === 'timeout' ? limits.graceMs : Math.min(limits.graceMs, child/* urgentGraceMs */.O));
    const sweeps = await Promise.all(marks.map((each) => (0,process_tree/* sweepMarked */.TK)(each)));
    const survivors = sweeps.reduce((all, { killed }) => all + killed, 0);
    const facts = { ...program_agent/* notRun */.nE, durationMs: (0,machine/* measureElapsed */.V)(orphan.startedAt, clock), survivors };
    if (sweeps.some(({ escaped }) => escaped > 0))
        return {
            ...facts,
            message: 'processes of the adopted attempt could not be stopped and may still write to its room',
        };
    if (reason === 'interrupted')
        return { ...facts, reason, message: 'the run was interrupted while the agent of the adopted attempt worked' };
    if (reason === 'timeout')
        return { ...facts, reason, message: 'the agent of the adopted attempt was still running at its time limit' };
    const reported = orphan.isEndSeen ? null : await readLogEnding(orphan.agent, logs);
    return { ...facts, ok: true, reason: null, message: null, ...reported, durationMs: facts.durationMs, survivors };
}
function listProcessMarks({ runId, adopters, plan, attempt }, { workspace: { git } }) {
    return [runId, ...adopters].map((id) => git.processMark(id, plan, attempt));
}
function listAgentLogs({ plan, attempt, repairs = 0 }, { services: { ledger } }) {
    const names = Array.from({ length: repairs }, (_, at) => `repair-${at + 1}`);
    return ['agent', ...names].map((name) => ledger.logFile(plan, attempt, name));
}
async function undoChecks({ plan, checkedSince }, { checkpoints }) {
    if (checkedSince === null)
        return;
    const checkpoint = (await checkpoints.list()).find((each) => each.plan === plan && each.at === checkedSince);
    if (checkpoint === undefined)
        return;
    await checkpoints.rollback(checkpoint, { saved: 'nothing' });
    await checkpoints.discard(checkpoint);
}
async function endLostAttempt(plan, { attempt, tag, runId }, checkpoint, run) {
    if (checkpoint !== undefined)
        await run.workspace.checkpoints.discard(checkpoint);
    run.services.ledger.append('recovered', { plan: plan.id, attempt, tag, kept: null, cutOffRun: runId });
    const message = `the run died during attempt ${attempt}, and its room is gone`;
    return (0,attempt_attempt/* buildFailedAttempt */.f6)(plan, attempt, { reason: 'interrupted', message, retryable: true }, run);
}


/***/ }),

/***/ 2155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ addWorkStep),
/* harmony export */   QG: () => (/* binding */ buildWorkQuestion),
/* harmony export */   kR: () => (/* binding */ buildAttemptSignal),
/* harmony export */   n6: () => (/* binding */ getEndingText)
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
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68278);
/* harmony import */ var _salvage_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(88654);












function buildAttemptSignal(attempt, result, facts) {
    const { plan, number, run } = attempt;
    const ending = withQuestion(attempt, result, facts.saved);
    const common = {
        durationMs: Math.round(facts.durationMs),
        ...(run.services.agent.line === undefined ? {} : { agent: run.services.agent.line }),
        ...(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .getSpendingDetails */ .FD)((0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_7__/* .getAttemptSpending */ .k$)(plan.id, number, run.services.ledger.events)),
        ...(facts.repairs === 0 ? {} : { repairs: facts.repairs }),
        ...(facts.saved === null ? {} : { checkpoints: [facts.saved.ref] }),
        ...(facts.handoffPath === null ? {} : { handoff: facts.handoffPath }),
    };
    const sandbox = (0,_signal_boundary_js__WEBPACK_IMPORTED_MODULE_11__/* .findWeakestBoundary */ .c1)(attempt.boundaries);
    const reported = (0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .getFindingDetails */ .WL)(attempt.findings).slice(0, 100);
    const judged = reported.length === 0 ? {} : { findings: reported };
    const at = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .buildSignalContext */ .oG)(run, plan.id, number);
    switch (ending.status) {
        case 'success':
        case 'part': {
            const { warnings, evidence } = ending;
            const files = ending.status === 'success' ? ending.files : ending.part.files;
            const details = {
                ...common,
                ...sandbox,
                ...judged,
                ...(warnings.length > 0 ? { warnings: warnings.slice(0, 20) } : {}),
                filesModified: files.slice(0, 1000),
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .getEvidenceDetails */ ._Y)(evidence),
            };
            if (ending.status === 'success') {
                const passed = { ...details, verificationStatus: 'passed', planHash: ending.planHash };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .CompletionSignal */ .FL.success(run.phase.id, passed, at);
            }
            const requested = (0,_questions_asking_js__WEBPACK_IMPORTED_MODULE_8__/* .getQuestionDetails */ .zW)((0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_9__/* .buildQuestion */ .R3)(plan, ending.stop, ending.part), plan, run);
            return (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .blockedOnPerson */ .XC)(run.phase.id, ending.stop.question, { ...details, ...requested }, at);
        }
        case 'failure': {
            const retryOptions = (0,_signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_6__/* .getRetryOptions */ .$U)(run.policy.retry);
            const { reason, retryable } = ending;
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .CompletionSignal */ .FL.failure(run.phase.id, ending.message, { ...common, ...sandbox, ...judged, ...(0,_agents_stream_agent_stream_js__WEBPACK_IMPORTED_MODULE_0__/* .retryTimes */ .F)(ending), reason, retryable, retryOptions }, at);
        }
        case 'blocked':
            return (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_2__/* .blockAsReported */ .zn)(run.phase.id, ending.reason, { ...common, ...ending.details, ...sandbox, ...judged }, at);
    }
}
function withQuestion({ plan, run, start, standing }, ending, saved) {
    if (ending.status === 'blocked' && ending.isAboutWork && saved !== null)
        return addWorkStep(ending, saved.ref);
    if (ending.status === 'blocked' && ending.isRequested) {
        const question = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_9__/* .findAgentQuestion */ .J9)(plan, ending.reason, start.checkpoint.head, standing.from);
        return { ...ending, details: { ...ending.details, ...(0,_questions_asking_js__WEBPACK_IMPORTED_MODULE_8__/* .getQuestionDetails */ .zW)(question, plan, run) } };
    }
    if (run.policy.onFailure !== 'ask' || ending.status !== 'failure' || !(0,_salvage_js__WEBPACK_IMPORTED_MODULE_10__/* .wasStoppedEarly */ .s0)(ending.reason, saved, run))
        return ending;
    const nextSteps = [`git diff HEAD ${saved.ref} shows the work; run again with --on-failure keep or rollback`];
    return {
        status: 'blocked',
        reason: `${ending.message}; keep its work in ${saved.ref}?`,
        details: { userInputRequired: true, options: ['keep', 'rollback'], nextSteps },
    };
}
function getEndingText(ending) {
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
function buildWorkQuestion({ question, nextSteps, findings, }) {
    const details = { userInputRequired: true, options: ['merge the work', 'run again'], nextSteps: [...nextSteps] };
    return { status: 'blocked', reason: question, details, findings, isAboutWork: true };
}
function addWorkStep(requested, ref) {
    const take = `git diff HEAD ${ref} shows the work; to merge it: git merge --squash ${ref}, commit, then run the phase again`;
    return { ...requested, details: { ...requested.details, nextSteps: [take, ...(requested.details.nextSteps ?? [])] } };
}


/***/ }),

/***/ 49294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ Attempt)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17388);
/* harmony import */ var _agents_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99929);
/* harmony import */ var _judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5651);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68278);





class Attempt {
    plan;
    number;
    run;
    start;
    stamp;
    declared;
    warnings = new Set();
    agentRun = _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .notRun */ .nE;
    tree = null;
    untaken = null;
    sandbox;
    boundaries = [];
    restored = { files: [], warnings: [] };
    #work = null;
    #judged = null;
    constructor(plan, number, run, start) {
        this.plan = plan;
        this.number = number;
        this.run = run;
        this.start = start;
        this.stamp = { plan: plan.id, attempt: number };
        this.declared = (0,_judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_3__/* .declaredPaths */ .$N)(plan, run.workspace.prefix);
        this.sandbox = new _agents_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_2__/* .Sandbox */ .ak(run.services.sandboxes, `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(start.exchange.signal)}-sandbox`);
    }
    get standing() {
        return (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuestionState */ .Ev)(this.plan, this.run);
    }
    beginCall() {
        this.agentRun = _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_1__/* .notRun */ .nE;
        this.tree = null;
        this.untaken = null;
        this.restored = { files: [], warnings: [] };
        this.#work = null;
        this.#judged = null;
    }
    get findings() {
        return this.#judged?.verdict.findings ?? [];
    }
    get work() {
        return requireKnown(this.#work);
    }
    set work(work) {
        this.#work = work;
    }
    get judged() {
        return requireKnown(this.#judged);
    }
    set judged(judged) {
        this.#judged = judged;
    }
}
function requireKnown(value) {
    if (value === null)
        throw new Error('a stage of the attempt asks for what a later one finds');
    return value;
}


/***/ }),

/***/ 50643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pi: () => (/* binding */ attemptPlan),
  f6: () => (/* binding */ buildFailedAttempt),
  jp: () => (/* binding */ concludeAttempt)
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
// EXTERNAL MODULE: ./lib/run/room/attempt-note.js
var attempt_note = __webpack_require__(10145);
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
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/signal/boundary.js
var signal_boundary = __webpack_require__(40392);
// EXTERNAL MODULE: ./lib/system/process/process-tree.js
var process_tree = __webpack_require__(93591);
// EXTERNAL MODULE: ./lib/system/process/special-files.js
var special_files = __webpack_require__(69406);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/run/room/private-clone.js + 1 modules
var private_clone = __webpack_require__(42513);
// EXTERNAL MODULE: ./lib/run/attempt/sandboxed-call.js
var sandboxed_call = __webpack_require__(99570);
// EXTERNAL MODULE: ./lib/agents/adapters/prices.js
var prices = __webpack_require__(64537);
;// CONCATENATED MODULE: ./lib/run/attempt/soft-stop.js

function watchSoftStop({ contextLimit, environment, timeoutMs, onFilling }) {
    const stop = new AbortController();
    const windows = (0,prices/* parseWindows */.hM)(environment.PHASE_EXECUTOR_WINDOWS);
    let hasNoted = false;
    const stopAgent = (reason) => {
        clearTimeout(timer);
        stop.abort(reason);
    };
    const message = 'was stopped shortly before its time limit (setting timeout or deadline), to hand over';
    const fifthMs = Math.min(120_000, timeoutMs / 5);
    const reserveMs = fifthMs < 2_000 ? 0 : fifthMs;
    const timer = reserveMs === 0 ? undefined : setTimeout(() => stopAgent({ reason: 'timeout', message }), timeoutMs - reserveMs);
    const see = (activity) => {
        if (activity.kind !== 'usage' || !activity.contextTokens || contextLimit === 0)
            return;
        const window = (0,prices/* getContextWindow */.sM)(activity.model ?? environment.PHASE_EXECUTOR_MODEL ?? null, windows);
        if (window === null)
            return;
        const percent = Math.floor((100 * activity.contextTokens) / window);
        const usage = `context ${percent} % full (${activity.contextTokens} of ${window} tokens)`;
        if (percent >= contextLimit) {
            const message = `was stopped to hand over: ${usage}, setting context-limit is ${contextLimit}`;
            stopAgent({ reason: 'context_exhausted', message });
        }
        else if (percent >= (contextLimit * 3) / 4 && !hasNoted) {
            hasNoted = true;
            onFilling(usage);
        }
    };
    return { signal: stop.signal, see, close: () => clearTimeout(timer) };
}

;// CONCATENATED MODULE: ./lib/run/attempt/agent-work.js

















async function runAgent(attempt, call) {
    const { run, stamp } = attempt;
    const { ledger, agent, interrupt } = run.services;
    if (interrupt.now.aborted)
        return {
            agentRun: { ...program_agent/* notRun */.nE, reason: 'interrupted', message: 'the run was stopped before it began' },
            warnings: [],
        };
    const baseJob = buildAgentJob(attempt, call);
    const takeCommits = await (0,private_clone/* openClone */.o)(run.workspace.git, run.found.branch);
    const entered = await (0,sandboxed_call/* enterSandbox */.cB)(attempt, baseJob);
    const refusal = (0,sandboxed_call/* explainMissingSandbox */.hN)(entered, run);
    if (refusal !== null)
        return { agentRun: { ...program_agent/* notRun */.nE, message: refusal, retryable: false }, warnings: [] };
    const job = { ...baseJob, inside: entered.inside };
    const prompt = call.prompt(job.environment.DEADLINE ?? '');
    const agentRun = await (agent.resumes ? runToHandoff(attempt, prompt, job, call) : runOnce(attempt, prompt, job));
    const specialFiles = await (0,special_files/* clearSpecialFiles */.em)(run.workspace.git.root);
    const warnings = await (0,sandboxed_call/* takeWork */.nw)(attempt, takeCommits);
    if (agentRun.note !== undefined)
        ledger.append('warning', { ...stamp, message: agentRun.note });
    if (specialFiles.length > 0)
        ledger.append('set_back', { ...stamp, files: specialFiles });
    return { agentRun, warnings: warnings };
}
function buildAgentJob(attempt, call) {
    const { plan, number, run, start, stamp, standing } = attempt;
    const { limits } = run.policy;
    const { ledger, clock, agent } = run.services;
    const timeoutMs = Math.max(1, start.endsAt - clock.uptimeMs());
    const record = (0,agent_progress/* progressRecorder */.y)(clock, (text, activity) => ledger.append('agent_progress', { ...stamp, what: text, activity }));
    const passedVariables = [...(agent.variables ?? []), ...run.policy.agentEnv];
    const environment = (0,agent_environment/* agentEnvironment */.F)(run.services.environment, passedVariables, {
        PHASE_ID: run.phase.id,
        PLAN_ID: plan.id,
        PLAN_PATH: plan.path,
        SUMMARY_PATH: plan.summaryPath,
        ATTEMPT: String(number),
        DEADLINE: new Date(clock.now() + timeoutMs).toISOString(),
        SIGNAL_FILE: start.exchange.signal,
        HANDOFF_FILE: start.exchange.handoff,
        ...buildTraceContext(attempt),
    });
    return {
        plan: {
            ...plan,
            tasks: plan.tasks.slice(standing.from, standing.stop?.at),
            isContinued: standing.parts.length > 0,
        },
        environment: {
            ...environment,
            ...run.services.sandboxes.variables,
            ...run.workspace.git.identity,
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
        outlivesUs: run.policy.parallel > 1 && run.leg === null && (0,process_tree/* sweepReach */.cE)() === 'full',
        onProgress: (text) => ledger.append('agent_progress', { ...stamp, what: text }),
        onActivity: (activity) => {
            run.services.onActivity(plan.id, activity);
            record(activity);
        },
        ...(call.session === null ? {} : { session: call.session }),
    };
}
function buildTraceContext({ plan, number, run: { policy, services, runId, leg } }) {
    const { events, earlier } = services.ledger;
    const opening = policy.sendsTraces ? (0,phase_state/* phaseState */.R)(leg === null ? events : earlier).run(runId).opening : null;
    return opening === null ? {} : { TRACEPARENT: (0,otlp/* buildTraceparent */.gR)(opening, plan.id, number) };
}
async function runOnce(attempt, prompt, job) {
    const { number, run, stamp } = attempt;
    const { ledger, agent, budget } = run.services;
    const { timeoutMs } = job;
    const boundary = (0,signal_boundary/* findWeakestBoundary */.c1)(attempt.boundaries);
    const endMark = job.outlivesUs ? {} : { endsWithRun: true };
    ledger.append('agent_start', { ...stamp, agent: agent.name, timeoutMs, ...boundary, ...endMark });
    (0,external_node_fs_.writeFileSync)(job.promptFile, prompt);
    const meter = budget.open(job.plan.id, number, (spent) => ledger.append('agent_spend', { ...stamp, spent }));
    const agentRun = (0,run_context/* addPayment */.eh)(await agent.run({ ...job, meter, gateway: run.services.gateway }), meter);
    const { ok, reason, exitCode, durationMs, survivors, spent } = agentRun;
    ledger.append('agent_end', { ...stamp, ok, reason, exitCode, durationMs, survivors, ...(spent ? { spent } : {}) });
    if (agentRun.isUnready)
        throw new program_agent/* AgentMissingError */.Ap(agentRun.message ?? 'the agent cannot begin');
    const text = getFinalOutput(agentRun, run);
    if (text !== null)
        ledger.append('agent_words', { ...stamp, said: text });
    return agentRun;
}
async function runToHandoff(attempt, prompt, job, call) {
    const { number, run, start, stamp } = attempt;
    const { ledger, clock } = run.services;
    const watch = watchSoftStop({
        contextLimit: run.policy.contextLimit,
        environment: job.environment,
        timeoutMs: job.timeoutMs,
        onFilling: (text) => ledger.append('agent_progress', { ...stamp, what: text, activity: 'context' }),
    });
    const onActivity = (activity) => {
        watch.see(activity);
        job.onActivity(activity);
    };
    const watchedJob = { ...job, onActivity, softStop: watch.signal };
    const firstRun = await runOnce(attempt, prompt, watchedJob).finally(() => watch.close());
    const session = (0,agent_session/* sessionAfter */.F)(firstRun, call.session);
    const remainingMs = start.endsAt - clock.uptimeMs();
    if (!firstRun.isStopped || session === null || remainingMs < 1_000 || job.cancel.aborted)
        return firstRun;
    ledger.append('handoff_start', { ...stamp, why: firstRun.message ?? '' });
    const handoffJob = {
        ...job,
        session,
        timeoutMs: Math.min(remainingMs, maxHandoffMs),
        logFile: ledger.logFile(job.plan.id, number, `${call.log}-handoff`),
        outlivesUs: false,
    };
    const handoffRun = await runOnce(attempt, (0,prompt_prompt/* buildHandoffPrompt */.TN)(), handoffJob);
    if (!handoffRun.ok)
        ledger.append('warning', { ...stamp, message: `the agent could not hand over: ${handoffRun.message ?? ''}` });
    const { durationMs, survivors } = (0,agent_session/* mergeRuns */.r)(firstRun, handoffRun);
    return { ...firstRun, durationMs, survivors };
}
const maxHandoffMs = 120_000;
const maxChars = 2_000;
function getFinalOutput({ result, printed = '' }, { policy, services }) {
    const isStream = /^\s*\{.*\}\s*$/.test(printed.trimEnd().split('\n').at(-1) ?? '');
    const text = result === undefined ? (isStream ? '' : printed) : (result.text ?? '');
    const secrets = (0,job_secrets/* listJobSecrets */.Td)(services.environment, policy.agentEnv);
    const message = (0,redaction/* buildRedactor */.Dk)(secrets)(text.slice(-16 * 1024))
        .replace(controlsPattern, ' ')
        .trim();
    if (message === '')
        return null;
    return message.length > maxChars ? message.slice(-maxChars) : message;
}
const controlsPattern = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
// EXTERNAL MODULE: ./lib/run/questions/question-state.js + 1 modules
var question_state = __webpack_require__(68278);
;// CONCATENATED MODULE: ./lib/run/attempt/attempt-prompt.js



function buildPrompt({ plan, number: attempt, earlier: before }, deadline, run) {
    const { text, reads } = (0,plan_text/* readPlanText */.dm)(plan.text);
    const earlier = before && { ...before, salvaged: before.salvage !== null };
    const { teamRules } = run.policy;
    const questionState = (0,question_state/* getQuestionState */.Ev)(plan, run);
    const stage = (0,question_state/* describePlanStage */.f)(plan, questionState);
    const answers = questionState.told.map(({ asked, answer }) => ({ asked, text: answer.text }));
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
// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/candidate/make-candidate.js
var make_candidate = __webpack_require__(15747);
// EXTERNAL MODULE: ./lib/judge/checks/commit-shape.js
var commit_shape = __webpack_require__(86016);
// EXTERNAL MODULE: ./lib/record/documents/documents.js + 1 modules
var documents_documents = __webpack_require__(85646);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var git_tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/judge/checks/promised-path.js
var promised_path = __webpack_require__(4236);
;// CONCATENATED MODULE: ./lib/run/attempt/left-out.js






async function omitFiles(attempt) {
    const scan = attempt.tree ?? (await attempt.run.workspace.git.state());
    const tree = { ...scan, changes: [...scan.changes, ...(await findIgnoredTemplates(attempt))] };
    const setUpFiles = await findSetUpFiles(attempt);
    const isOmitted = ({ kind, path }) => {
        if (setUpFiles.has(path))
            return true;
        if (kind !== 'untracked')
            return false;
        if ((0,promised_path/* isSecretFile */.D0)(path) || (0,promised_path/* isConventional */.jg)(path))
            return true;
        return attempt.start.dirtyBefore.has(path) && !attempt.declared.names(path);
    };
    const changes = tree.changes.filter(isOmitted);
    const created = changes.filter(({ kind, path }) => kind === 'untracked' && ((0,promised_path/* isSecretFile */.D0)(path) || (0,promised_path/* isConventional */.jg)(path)));
    const excluded = [...new Set(created.map(({ path }) => getOmittedPart(path)))];
    const shownPaths = (0,text_text/* joinFirstFew */.RS)(excluded);
    return {
        tree: { ...tree, changes: tree.changes.filter((change) => !isOmitted(change)) },
        changes,
        warnings: excluded.length === 0
            ? []
            : [`left ${shownPaths} out of the commit; add it to .gitignore to keep it out in every clone`],
    };
}
async function findIgnoredTemplates({ plan, run: { workspace } }) {
    const { git, prefix } = workspace;
    const names = (0,declared/* declaredPaths */.$N)(plan, prefix).patterns.flatMap((pattern) => pattern.names ?? []);
    const isFile = (path) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const templates = names.filter((path) => (0,promised_path/* isTemplateFile */.bn)(path) && !(0,promised_path/* isSecretFile */.D0)(path) && isFile(path));
    const rules = await git.ignores.rulesFor(templates);
    return [...rules.keys()].map((path) => ({ path, kind: 'untracked', index: '?', worktree: '?', repository: false }));
}
async function findSetUpFiles({ start, run }) {
    const { git } = run.workspace;
    const { checkpoint, dirtyBefore } = start;
    if (checkpoint.work === null)
        return new Set();
    return new Set(await (0,git_tree/* isUnchangedSince */.GS)(git, checkpoint.work, [...dirtyBefore]));
}
function getOmittedPart(path) {
    const parts = path.split('/');
    const at = parts.findIndex((part) => promised_path/* conventional */.lR.has(part));
    return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
}

;// CONCATENATED MODULE: ./lib/run/attempt/attempt-work.js











async function readWork(attempt) {
    const { plan, run, start, standing, restored } = attempt;
    const remaining = await omitFiles(attempt);
    const { tree } = remaining;
    const { git } = run.workspace;
    const { checkpoint, dirtyBefore, earlier } = start;
    const startedWith = earlier?.salvage ?? null;
    const { head } = checkpoint;
    const isMoved = tree.head !== null && tree.head !== head;
    const isOnTop = isMoved && (await (0,git_history/* isAncestor */.QX)(git, head, tree.head ?? ''));
    const differing = await (0,git_tree/* hasChangedSince */.bp)(git, head, tree);
    const observed = new Set(tree.changes.map(({ path }) => path));
    const undone = new Set(restored.files.filter((path) => observed.has(path)));
    const inherited = startedWith === null ? [] : await (0,git_tree/* isUnchangedSince */.GS)(git, startedWith.tree, startedWith.files);
    const commits = isOnTop ? await (0,git_history/* listCommitsSince */.JO)(git, head) : [];
    const touched = commits.length > 1 ? await (0,git_history/* listTouchedPaths */.zo)(git, head, tree.head ?? head) : [];
    const changed = differing.filter((path) => !(dirtyBefore.has(path) || undone.has(path)) || attempt.declared.names(path));
    attempt.work = {
        base: head,
        undone: touched.filter((path) => !differing.includes(path)),
        changed,
        inherited: new Set(inherited),
        isRewritten: isMoved && !isOnTop,
        commits,
        left: remaining,
        part: (0,question_state/* judgedPart */.p4)(plan, standing, changed, run),
    };
    return null;
}
async function makeAttemptCandidate(attempt) {
    const { plan, run, start, work } = attempt;
    const { git, root, prefix } = run.workspace;
    const { part } = work;
    const { tree } = work.left;
    const { changes } = tree;
    const head = tree.head ?? work.base;
    const nested = changes.flatMap(({ kind, path, repository }) => (kind === 'untracked' && repository ? [path] : []));
    const modules = nested.length === 0 ? null : (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(git.root, '.gitmodules'));
    const files = (0,documents_documents/* listCommittable */.YZ)(changes.map(({ path }) => path).filter((path) => !nested.includes(path)), run);
    const commit = await git.treeWith(head, files);
    const promised = run.policy.commitDocs ? [] : part.work.plan.mustHaves.artifacts.map(({ path }) => path);
    const documents = [plan.summaryPath, ...promised.filter((path) => path.startsWith('.planning/'))]
        .map((path) => (0,declared/* toTreePath */.Xe)(prefix, path))
        .filter((path) => !files.includes(path) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(git.root, path)));
    const committed = new Set(documents.length === 0 ? [] : await (0,git_tree/* listFilesUnder */.U4)(git, commit, documents));
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
        isWitnessed: attempt.agentRun.ranEveryTask === true && part.parts.every((planPart) => planPart.isWitnessed),
        problems: nested.map((path) => (0,commit_shape/* findGitlinkProblem */.B0)(path.replace(/\/$/, ''), modules)),
    }, run);
}

// EXTERNAL MODULE: ./lib/run/attempt/bounds.js
var bounds = __webpack_require__(83630);
// EXTERNAL MODULE: ./lib/agents/stream/plain-ending.js + 1 modules
var plain_ending = __webpack_require__(7197);
// EXTERNAL MODULE: ./lib/agents/stream/stream-reader.js
var stream_reader = __webpack_require__(72275);
// EXTERNAL MODULE: ./lib/judge/decide/objection.js
var decide_objection = __webpack_require__(77435);
// EXTERNAL MODULE: ./lib/plan/claims/summary-sections.js
var summary_sections = __webpack_require__(78634);
;// CONCATENATED MODULE: ./lib/plan/claims/last-words.js

function findUnfinishedSentence(message) {
    const sections = (0,summary_sections/* splitSections */.nO)(message.slice(-maxMessage));
    const lines = sections.flatMap(({ title, lines: body }) => [title, ...body.map(summary_sections/* withoutMarks */.zw)]);
    const sentences = lines.flatMap((line) => line.split(/(?<=[.;!?])\s+|\s+[—–]\s+|(?<=\w:)\s+/)).filter(Boolean);
    const isDone = sentences.some((each) => saysAllDone.test(each));
    const stop = sentences.find((each) => stopPatterns.some((pattern) => pattern.test(each)) || (!isDone && asksToGoOn.test(each)));
    if (stop !== undefined)
        return stop;
    const last = lines.findLast((line) => line !== '')?.split(/(?<=[.!?])\s+/) ?? [];
    return last.slice(-2).find((each) => waitsPattern.test(each) || (!isDone && intendsPattern.test(each))) ?? null;
}
function findClosingQuestion(message) {
    const paragraphs = message
        .slice(-maxMessage)
        .trim()
        .split(/\n\s*\n/);
    const lastLines = paragraphs.at(-1)?.split('\n').map(summary_sections/* withoutMarks */.zw).filter(Boolean) ?? [];
    const sentences = lastLines.flatMap((line) => line.split(/(?<=[.!?])\s+/));
    const question = sentences.slice(-2).find((each) => asksPattern.test(each));
    if (question === undefined || sentences.some((each) => asksToGoOn.test(each) || saysAllDone.test(each)))
        return null;
    return (lastLines.length > 1 || sentences.length > 1 ? lastLines.join(' ') : [...paragraphs.slice(-2), ''].join(' ')).trim();
}
const asksPattern = /^(?=(?:\S+\s+){3}).*\?["')\]]*$|\b(?:let me know|tell me|please (?:confirm|clarify|choose|decide|advise|specify|provide|tell|answer))\b.*\b(?:which|what|whether|if|how|who|where|choice|option|decision|confirm)\b/i;
const maxMessage = 4_000;
const saysAllDone = /\b(?:all|both|every|everything|the (?:whole |entire )?(?:plan|work))\b.{0,40}\b(?:done|complete[d]?|finished|implemented)\b|^(?:done|complete[d]?|finished)\b/i;
const asksToGoOn = /^(?:(?:should|shall|may|can) I|(?:do|would) you (?:like|want) me to|let me know (?:if|when|whether) (?:you(?:['’]d| would)? (?:want|like) me to|I (?:should|can|may)))\b.{0,40}\b(?:proceed|continue|go on|go ahead|start|move on)\b(?!.*\b(?:phase|next plan|plan \d))/i;
const stopPatterns = [
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
const waitsPattern = /\b(?:I|we)(?:['’]ll| will|['’]m| am) (?:now )?(?:wait(?:ing)?|check (?:back|on)|report back|be notified)\b.*\b(?:when|until|once|for|after)\b|\b(?:tests?|suite|build|migration|installation|install) (?:is|are) (?:still |now |currently )?running\b(?: in the background)?(?=\s*$|[.;,])/i;
const intendsPattern = /^(?:(?:now|next|then|first)[,:]? )?(?:(?:I|we)(?:['’]ll| will|['’]m going to| am going to)|let me(?! know)|let['’]s) (?:now |then |next |first )?(?:implement|write|create|add|make|run|fix|check|verify|look|start|continue|proceed|update|test|build|do|move|commit|read|work)\b/i;

// EXTERNAL MODULE: ./lib/plan/claims/summary-claims.js
var summary_claims = __webpack_require__(15972);
// EXTERNAL MODULE: ./lib/signal/handoff-remaining.js
var handoff_remaining = __webpack_require__(25839);
;// CONCATENATED MODULE: ./lib/run/attempt/claims.js














function checkClaims(attempt) {
    const { agentRun, run, start, standing } = attempt;
    if (agentRun.reason === 'interrupted')
        return (0,exchange/* buildFailure */.He)('interrupted', agentRun.message ?? 'interrupted');
    if (!(0,bounds/* areDocumentsReal */.xS)(run))
        return (0,exchange/* buildFailure */.He)('scope_violation', '.planning (or a folder in it) was replaced');
    const result = (0,exchange/* readAgentSignal */.IK)(start.exchange, run.phase.id);
    if (result !== null)
        return result;
    const isStopped = standing.stop !== null && agentRun.exitCode === 0 && (0,plain_ending/* isStopForPerson */.p)(agentRun.message);
    const remark = agentRun.isRemark ? getRemark(attempt) : null;
    if (remark !== null)
        attempt.warnings.add(remark);
    if (!agentRun.ok && !isStopped && remark === null)
        return classifyAgentFailure(attempt);
    const requested = findRequestedDecision(attempt) ?? findFinalQuestion(attempt);
    if (requested !== null)
        return requested;
    const remaining = (0,handoff_remaining/* listRemainingWork */.a)((0,exchange/* readHandoff */.ZQ)(start.exchange) ?? '');
    if (remaining.length === 0)
        return standing.stop === null ? findUnfinishedWork(attempt) : null;
    const message = `the agent stopped before the end of the plan; its handoff says what remains: ${(0,text_text/* joinFirstFew */.RS)(remaining, 5, '; ')}`;
    return (0,exchange/* buildFailure */.He)('context_exhausted', message);
}
function getRemark({ plan, run, start, agentRun }) {
    if (agentRun.reason !== 'idle_timeout')
        return agentRun.message;
    const summary = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, plan.summaryPath));
    if (summary === start.summaryBefore)
        return null;
    return 'the agent wrote its SUMMARY and did not exit, so idle-timeout ended it';
}
function findRequestedDecision({ plan, run, start }) {
    const summary = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, plan.summaryPath)) ?? '';
    const claims = summary === start.summaryBefore ? [] : (0,summary_claims/* readClaims */.I)(summary.slice(0, 256 * 1024));
    const requested = claims.find(({ kind }) => kind === 'person');
    if (requested === undefined)
        return null;
    const reason = `the SUMMARY says "${(0,stream_reader/* formatLine */.IL)(requested.text)}"; what is to be done?`;
    return { status: 'blocked', reason, details: { userInputRequired: true }, isRequested: true };
}
function findFinalQuestion({ plan, run, start, agentRun, standing }) {
    const summary = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, plan.summaryPath));
    if (standing.stop !== null || summary !== start.summaryBefore)
        return null;
    const question = findClosingQuestion(getFinalOutput(agentRun, run) ?? '');
    if (question === null)
        return null;
    return {
        status: 'blocked',
        reason: (0,stream_reader/* formatLine */.IL)(question, 1000),
        details: { userInputRequired: true },
        isRequested: true,
    };
}
function findUnfinishedWork({ agentRun, run }) {
    const printed = run.services.agent.name === 'script' ? '' : (getFinalOutput(agentRun, run) ?? '');
    const sentence = findUnfinishedSentence(agentRun.result?.text ?? printed.split(/\n\s*\n/).at(-1) ?? '');
    if (sentence === null)
        return null;
    const message = `ended with the words "${(0,stream_reader/* formatLine */.IL)(sentence)}"`;
    const finding = { rule: 'agent/unfinished', passed: false, subject: 'message', message };
    const objection = (0,decide_objection/* buildObjection */.O)((0,rules_finding/* decideLevels */.mv)([finding], run.policy));
    if (objection === null || 'question' in objection)
        return objection && (0,attempt_signal/* buildWorkQuestion */.QG)(objection);
    return { ...(0,exchange/* buildFailure */.He)(objection.reason, `the agent ${message}`), findings: objection.findings };
}
function classifyAgentFailure({ agentRun, start, run }) {
    const { retryAfterMs, resetAt, retryable } = agentRun;
    const reason = agentRun.reason ?? 'agent_error';
    const message = agentRun.message ?? 'the agent failed without output';
    const { deadlineAt } = run.policy.limits;
    const isLast = agentRun.isStopped === true && start.endsAt >= deadlineAt;
    const outOfTime = reason === 'timeout' && (isLast || run.services.clock.uptimeMs() >= deadlineAt);
    return outOfTime
        ? (0,exchange/* buildFailure */.He)('deadline', `the run's deadline was reached: ${message}`)
        : { ...(0,exchange/* buildFailure */.He)(reason, message), retryAfterMs, resetAt, ...(retryable === undefined ? {} : { retryable }) };
}

// EXTERNAL MODULE: ./lib/author/acceptance-tests.js
var acceptance_tests = __webpack_require__(41612);
// EXTERNAL MODULE: ./lib/author/test-outcome.js
var test_outcome = __webpack_require__(11838);
// EXTERNAL MODULE: ./lib/plan/phase/summary.js
var summary = __webpack_require__(80019);
// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
;// CONCATENATED MODULE: ./lib/run/attempt/commit-plan.js











async function commitWork(attempt) {
    const { plan, number, run, start, stamp, standing, work, judged } = attempt;
    const { workspace, runId, runUrl } = run;
    const { git, root, prefix } = workspace;
    const { ledger } = run.services;
    const { stop } = standing;
    const { tree } = work.left;
    const { evidence } = judged.verdict;
    const { warnings } = judged;
    const { base, isWitnessed } = judged.candidate;
    const hash = (0,plan_text/* hashPlan */.k)(plan);
    const part = stop && { upTo: stop.at, planHash: hash, base, isWitnessed, files: work.changed.slice(0, 10_000) };
    const isMissing = part === null && (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, plan.summaryPath)) === null;
    const summary = isMissing ? await renderFactsSummary(attempt) : null;
    ledger.append('commit', { ...stamp, summaryFromFacts: isMissing, ...(part && { part }) });
    if (summary !== null)
        (0,atomic_file/* replaceFile */.fR)((0,external_node_path_.join)(root, plan.summaryPath), summary);
    const isRecorded = part === null && run.leg === null && run.policy.parallel === 1 && (await isPlanCommitted(attempt));
    const record = part ? [] : [plan.summaryPath, ...(isRecorded ? (0,documents_documents/* writeRecord */.rh)(plan, run) : [])];
    const kept = part === null && isAccepted(evidence) ? (0,acceptance_tests/* listKeptTests */.QQ)(plan, run) : [];
    const misplaced = (0,test_outcome/* placeFiles */.h$)(kept, git.root);
    if (misplaced !== null)
        return (0,exchange/* buildFailure */.He)('verification_failed', `acceptance tests cannot be kept: ${misplaced}`);
    const written = [...record.map((path) => `${prefix}${path}`), ...kept.map(({ path }) => path)];
    const paths = [...new Set([...tree.changes.map(({ path }) => path), ...written])];
    const files = (0,documents_documents/* listCommittable */.YZ)(paths, run);
    const subject = stop
        ? `wip(${plan.id}): ${describePart(plan, stop)}`
        : `plan ${plan.id}: ${plan.title ?? 'complete'}`;
    const facts = { plan: plan.id, planHash: hash, base, runId, runUrl, attempt: number };
    const parts = standing.parts.filter((planPart) => planPart.base !== planPart.commit);
    const author = kept.length === 0 ? [] : [`Acceptance-Tests-By: ${run.services.agent.author?.name ?? ''}`];
    const mark = part ? (0,plan_mark/* partMark */.ft)(facts, part.upTo) : (0,plan_mark/* readPlanMark */.bG)({ ...facts, parts });
    const message = (0,plan_mark/* buildWorkMessage */.L7)(subject, mark, run, author);
    const head = tree.head ?? base;
    const created = await git.commitBeside(message, files, head, { known: tree, goes: true });
    const differences = created === null ? [] : await (0,git_tree/* listChangedPaths */.xQ)(git, judged.candidate.commit, created);
    const unexpected = differences.filter((path) => !written.includes(path));
    if (unexpected.length > 0) {
        attempt.tree = null;
        return (0,exchange/* buildFailure */.He)('verification_failed', `${(0,text_text/* joinFirstFew */.RS)(unexpected)} changed while the work was judged, so what would be committed is not what was judged; end what writes there`);
    }
    const commit = created ?? (part === null ? head : await git.commitTree(await git.treeOf(head), [head], message));
    const done = part && { plan: plan.id, ...part, commit, head: commit };
    const proven = { checkpoint: start.checkpoint, commit, isRecorded };
    const common = { warnings: [...warnings], evidence, proven };
    if (stop !== null && done !== null)
        return { status: 'part', part: done, stop, ...common };
    return { status: 'success', files: [...work.part.work.changed], planHash: hash, ...common };
}
function isAccepted({ acceptance }) {
    return acceptance !== undefined && acceptance.passed === acceptance.of;
}
function describePart(plan, { at, task }) {
    const done = at === 1 ? 'task 1' : `tasks 1-${at}`;
    const question = task === null ? '' : `, before "${task.name.replace(/\s+/g, ' ').slice(0, 40)}"`;
    return at === 0 ? `requested changes${question}` : `${done} of ${plan.tasks.length}${question}`;
}
async function isPlanCommitted({ plan, run, work }) {
    const { git, prefix } = run.workspace;
    return run.policy.commitDocs && (await (0,git_tree/* filterPresentFiles */.NA)(git, work.base, [`${prefix}${plan.path}`])).length > 0;
}
async function renderFactsSummary({ plan, number, run, start, work }) {
    const changed = work.part.work.changed;
    const existingFiles = new Set(await (0,git_tree/* filterPresentFiles */.NA)(run.workspace.git, work.base, changed));
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
        created: changed.filter((path) => !existingFiles.has(path)),
        modified: changed.filter((path) => existingFiles.has(path)),
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
    const commits = await (0,commit_object/* listCommitsBetween */.hR)(git, head, [base]);
    if (commits.length > maxCommits)
        return (0,exchange/* buildFailure */.He)('scope_violation', `the attempt made ${commits.length} commits; make at most ${maxCommits}`);
    const newShas = await rewriteCommits(await (0,commit_object/* commitObjects */.Av)(git, commits), git, run.services.agent.coAuthor);
    const newHead = newShas.get(head);
    if (newHead === undefined)
        return null;
    await git.moveHead(head, newHead, 'phase-executor: messages of commits');
    attempt.tree = { ...tree, head: newHead };
    return null;
}
const maxCommits = 2_000;
async function rewriteCommits(commits, git, coAuthor) {
    const newShas = new Map();
    const [author, committer] = await Promise.all([git.identityOf('AUTHOR'), git.identityOf('COMMITTER')]);
    for (const [sha, { tree, parents, message, isPlain, ...people }] of commits) {
        const text = (0,commit_message/* disarmMessage */.cO)(message.trimEnd(), coAuthor);
        const [subject = ''] = text.split('\n', 1);
        const isOurs = formatAuthor(people.author) === author && formatAuthor(people.committer) === committer;
        const isMoved = parents.some((parent) => newShas.has(parent));
        if (!isMoved && isPlain && isOurs && text === message.trimEnd())
            continue;
        const dates = { GIT_AUTHOR_DATE: people.author.at, GIT_COMMITTER_DATE: people.committer.at };
        const variables = Object.fromEntries(Object.entries(dates).flatMap(([name, at]) => (at === '' ? [] : [[name, `@${at}`]])));
        const newParents = parents.map((parent) => newShas.get(parent) ?? parent);
        const newMessage = subject.length > 72 ? `${subject}\n\n${text}` : text;
        newShas.set(sha, await git.commitTree(tree, newParents, newMessage.trim() === '' ? '(no message)' : newMessage, variables));
    }
    return newShas;
}
function formatAuthor({ name, email }) {
    return `${name} <${email}>`;
}

// EXTERNAL MODULE: ./lib/run/attempt/restore-tree.js
var restore_tree = __webpack_require__(82818);
// EXTERNAL MODULE: ./lib/judge/decide/judge.js + 24 modules
var judge = __webpack_require__(75602);
// EXTERNAL MODULE: ./lib/judge/rules/rule-book.js + 13 modules
var rule_book = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/signal/failure-step.js + 1 modules
var failure_step = __webpack_require__(10510);
// EXTERNAL MODULE: ./lib/author/run-acceptance.js
var run_acceptance = __webpack_require__(34316);
// EXTERNAL MODULE: ./lib/plan/claims/summary-reasons.js
var summary_reasons = __webpack_require__(71685);
// EXTERNAL MODULE: ./lib/run/attempt/author-call.js
var author_call = __webpack_require__(77789);
;// CONCATENATED MODULE: ./lib/run/attempt/acceptance-check.js







async function withAcceptance(verdict, candidate, attempt) {
    const { run, plan, stamp } = attempt;
    const tests = candidate.isPart ? null : (0,acceptance_tests/* readRecordedAcceptance */.M8)(plan, run);
    if (tests === null || tests.tests.length === 0)
        return verdict;
    const { git, prefix } = run.workspace;
    const { base } = candidate;
    const commit = await git.commitTree(await git.treeOf(candidate.commit), [base], 'Work before it is judged');
    const runTests = async (set) => (await (0,run_acceptance/* runAcceptance */.PD)([set], { commit, base }, run))[0] ?? { plan: plan.id, passed: [], failed: [], dropped: [] };
    let result = await runTests(tests);
    if (result.failed.length > 0 && !tests.isRevised && hasFailedBefore(attempt)) {
        await (0,author_call/* writeAcceptance */.Z)(plan, run, { base, disputed: result.failed.map(({ name }) => name) });
        result = await runTests((0,acceptance_tests/* readRecordedAcceptance */.M8)(plan, run) ?? tests);
    }
    const getNames = (all) => all.map(({ name }) => name);
    run.services.ledger.append('acceptance', {
        ...{ ...stamp, passed: getNames(result.passed), failed: getNames(result.failed), dropped: result.dropped },
    });
    const summary = await (0,git_tree/* readTextInTree */.Pd)(git, candidate.tree, (0,declared/* toTreePath */.Xe)(prefix, plan.summaryPath));
    const findings = (0,run_acceptance/* findAcceptanceProblems */.Nm)(plan, result, ({ name }) => ({
        dispute: summary === null ? null : (0,summary_reasons/* findStatedReason */.t)(summary, [name]),
    }));
    return {
        findings: [...verdict.findings, ...(0,rules_finding/* decideLevels */.mv)(findings, run.policy)],
        evidence: { ...verdict.evidence, ...(0,run_acceptance/* getAcceptedEvidence */.BX)(plan, result, verdict.findings) },
    };
}
function hasFailedBefore({ run, plan, number }) {
    return run.services.ledger.events.some((event) => event.event === 'acceptance' && event.plan === plan.id && event.attempt === number && event.failed.length > 0);
}

;// CONCATENATED MODULE: ./lib/run/attempt/verify.js















async function judgeWork(attempt) {
    const { run, stamp } = attempt;
    const candidate = await makeAttemptCandidate(attempt);
    const verdict = await getVerdict(candidate, attempt);
    if (verdict === null)
        return (0,exchange/* buildFailure */.He)('interrupted', 'the run was interrupted during verification');
    const { findings } = verdict;
    const passed = (0,rules_finding/* listObjections */.BG)(findings).length === 0;
    const { restored, work } = attempt;
    const remarks = [...attempt.warnings, ...restored.warnings, ...work.left.warnings, ...(0,rules_finding/* listWarnings */.EB)(findings)];
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
    const objection = (0,decide_objection/* buildObjection */.O)(verdict.findings);
    if (objection === null)
        return null;
    if ('question' in objection)
        return (0,attempt_signal/* buildWorkQuestion */.QG)(objection);
    if (run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt)
        return (0,exchange/* buildFailure */.He)('deadline', `the run's deadline was reached: ${objection.message}`);
    const { agentRun } = attempt;
    const isHung = agentRun.reason === 'idle_timeout';
    if (isHung || (agentRun.isRemark && candidate.changed.length === 0))
        return classifyAgentFailure(attempt);
    const remark = agentRun.isRemark ? `; ${agentRun.message}` : '';
    const emptyNote = candidate.changed.length === 0 ? `${failure_step/* noChange */.c}; ` : '';
    return {
        ...(0,exchange/* buildFailure */.He)(objection.reason, `${emptyNote}${objection.message}${remark}`),
        findings: objection.findings,
    };
}
async function getVerdict(candidate, attempt) {
    const { run } = attempt;
    const { left, part } = attempt.work;
    const verdict = await (0,judge/* judge */.S4)(candidate, run);
    const isSilent = attempt.agentRun.result === undefined && (0,judge/* lacksOnlySummary */.d)(verdict);
    if ((0,rules_finding/* listObjections */.BG)(verdict.findings).length > 0 && !isSilent)
        return verdict;
    const tree = left.changes.length === 0 ? left.tree : { ...left.tree, changes: [...left.tree.changes, ...left.changes] };
    const commands = await runAutomatedChecks(attempt, part.work.plan, tree);
    if (commands === null)
        return null;
    const settled = isSilent ? (0,judge/* withSummaryFromCommands */.H7)(verdict, part.work.plan, commands) : verdict;
    const withResults = (0,judge/* withCommands */.lZ)(settled, commands, candidate, run.policy);
    const passed = (0,judge/* withEvidence */.Kg)(withResults, candidate.plan.id, part.minEvidence, run.policy);
    return (0,rules_finding/* listObjections */.BG)(passed.findings).length > 0 ? passed : withAcceptance(passed, candidate, attempt);
}
async function runAutomatedChecks(attempt, plan, tree) {
    const { number, run, stamp } = attempt;
    const commands = (0,programs/* listPlanCommands */.Q7)(plan);
    const areAlone = (0,declared/* declaresNothing */.DM)(plan, run.workspace.prefix);
    if (run.policy.verifyCommands === 'off' || commands.length === 0)
        return [];
    const { checkpoints } = run.workspace;
    const { clock, ledger, judging } = run.services;
    const { limits } = run.policy;
    const at = new Date(clock.now());
    ledger.append('verify_start', { ...stamp, commands: commands.length, since: at.toISOString() });
    const { git, project } = run.workspace;
    const trees = (0,external_node_path_.dirname)(git.root);
    await (0,private_clone/* openClone */.o)(git, run.found.branch);
    const layered = await attempt.sandbox.layered(judging.namespaces.commands, [trees, git.commonDir, project]);
    const location = { phase: run.phase.id, plan: plan.id, at, known: tree };
    const checkpoint = layered === null ? await checkpoints.create(location) : null;
    const findings = await (0,programs/* runPlanCommands */.RN)({ texts: commands, areAlone }, { root: run.workspace.root, project: run.workspace.project }, {
        env: judging.environment(judging.checksHome((0,external_node_path_.basename)(git.root)), git.root, {
            PHASE_ID: run.phase.id,
            PLAN_ID: plan.id,
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
    await (0,special_files/* clearSpecialFiles */.em)(git.root);
    await checkpoints.rollback(checkpoint, { saved: 'nothing' });
    await checkpoints.discard(checkpoint);
    return findings;
}

;// CONCATENATED MODULE: ./lib/run/attempt/stages.js







const stages = [
    restore_tree/* restoreTree */.NU,
    checkClaims,
    disarmCommits,
    readWork,
    bounds/* rejectBadEnding */.Ov,
    judgeWork,
    bounds/* rejectBadCommits */.TD,
];
async function concludeCall(attempt) {
    for (const stage of stages) {
        const ending = await stage(attempt);
        if (ending !== null)
            return ending;
    }
    return commitWork(attempt);
}

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
        if (!isRunEnding(error))
            throw error;
        attempt.tree = null;
        const isAgents = error instanceof program_agent/* AgentMissingError */.Ap;
        const ending = isAgents
            ? (0,exchange/* buildFailure */.He)('agent_error', error.message)
            : (0,exchange/* buildFailure */.He)('internal', formatUnhandled(error));
        return { ending, agentRun: program_agent/* notRun */.nE, repairs: 0, fault: { error } };
    }
    finally {
        await (0,sandboxed_call/* closeSandbox */.c)(attempt);
    }
}
async function callAgent(attempt, call) {
    attempt.beginCall();
    try {
        const { agentRun, warnings } = await call();
        attempt.agentRun = agentRun;
        for (const warning of warnings)
            attempt.warnings.add(warning);
        return await concludeCall(attempt);
    }
    catch (error) {
        if (error instanceof lease/* FencedError */.Qz || isRunEnding(error))
            throw error;
        attempt.tree = null;
        return (0,exchange/* buildFailure */.He)('agent_error', formatUnhandled(error));
    }
}
function isRunEnding(error) {
    return error instanceof program_agent/* AgentMissingError */.Ap || (0,git_error/* isMachineFault */.O1)(error);
}
function formatUnhandled(error) {
    return `the result of the attempt could not be processed: ${error instanceof Error ? error.message : String(error)}`;
}
class Repairs {
    #attempt;
    #count = 0;
    #session = null;
    #merged = null;
    #lastRepair = null;
    constructor(attempt) {
        this.#attempt = attempt;
    }
    async next(ending) {
        const { run, number, plan, start, agentRun, tree } = this.#attempt;
        const findings = findRepairable(ending);
        this.#merged = this.#merged === null ? agentRun : (0,agent_session/* mergeRuns */.r)(this.#merged, agentRun);
        this.#session = (0,agent_session/* sessionAfter */.F)(agentRun, this.#session);
        const session = this.#session;
        const canRepair = session !== null || (run.services.agent.canJudge && !run.services.agent.resumes);
        if (findings === null || !canRepair || tree === null || !this.#mayRepair())
            return null;
        if (!agentRun.ok && !agentRun.isRemark)
            return null;
        const saved = await run.workspace.checkpoints.keep(start.checkpoint, {
            phase: run.phase.id,
            plan: plan.id,
            attempt: `${number}-before-repair-${this.#count + 1}`,
            message: `Attempt ${number} of plan ${plan.id}, before repair ${this.#count + 1}`,
            known: tree,
        });
        const begins = { tree: saved?.tree ?? null, findings: (0,stuck/* failureFingerprint */.hX)(findings), ending };
        if (this.#lastRepair !== null &&
            begins.tree === this.#lastRepair.tree &&
            begins.findings === this.#lastRepair.findings)
            return null;
        this.#lastRepair = begins;
        this.#count += 1;
        return () => this.#call(findings, saved?.ref ?? null, session);
    }
    end(ending) {
        const { agentRun, start } = this.#attempt;
        const { ok, message } = agentRun;
        const before = this.#lastRepair?.ending;
        const hasCallFailed = ending.status === 'failure' && !ok && ending.reason === 'agent_error';
        const end = { agentRun: this.#merged ?? agentRun, repairs: start.repairs + this.#count };
        if (before === undefined || !hasCallFailed || !ending.retryable)
            return { ...end, ending };
        const reason = `; its agent could not repair it: ${message ?? 'no cause given'}`;
        if (before.status === 'failure')
            return { ...end, ending: { ...before, message: before.message + reason } };
        return { ...end, ending: before };
    }
    #mayRepair() {
        const { run, plan, number, start } = this.#attempt;
        const { policy, services } = run;
        const remainingMs = start.endsAt - services.clock.uptimeMs();
        if (this.#count >= policy.repairs || remainingMs < shortestMs || services.interrupt.soon.aborted)
            return false;
        return (0,run_context/* isUsedUpBy */.gL)(run, plan.id) === null && !(0,run_context/* isAtOwnCap */.o7)(plan.id, number, run);
    }
    #call(findings, saved, session) {
        const { plan, number, run, start, stamp, standing } = this.#attempt;
        const { ending } = this.#lastRepair;
        const details = (0,attempt_signal/* getEndingText */.n6)(ending);
        run.services.ledger.append('repair', { ...stamp, repair: this.#count, kept: saved, details });
        (0,exchange/* clearExchange */.jG)(start.exchange);
        run.workspace.known = null;
        const isPart = standing.stop !== null;
        const prompt = (deadline) => {
            const fullPrompt = session === null ? buildPrompt({ plan, number, earlier: start.earlier }, deadline, run) : null;
            return (0,prompt_prompt/* repairPrompt */.ud)(plan, { said: findings, deadline, isPart, again: fullPrompt });
        };
        return runAgent(this.#attempt, { prompt, session, log: `repair-${this.#count}` });
    }
}
const shortestMs = 5_000;
function findRepairable(ending) {
    const isJudged = ending.status === 'failure' || ending.status === 'blocked';
    if (!isJudged || ending.findings === undefined || ending.findings.length === 0)
        return null;
    return (0,rules_finding/* areRepairable */.Y3)(ending.findings) ? ending.findings.map(formatFinding).join('\n') : null;
}
function formatFinding(finding) {
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
        return { signal: (0,completion_signal/* buildInterruptedSignal */.Dm)(plan.id, undefined, run), earlier: null, isAgentless: true };
    const attempt = await beginAttempt(order, run);
    return concludeAttempt(attempt, async () => {
        if (earlier?.salvage) {
            run.services.ledger.append('salvage', { ...attempt.stamp, from: earlier.salvage.ref });
            await (0,salvage/* commitSalvage */.x8)(earlier.salvage, `${run.workspace.prefix}${plan.summaryPath}`, run.workspace);
        }
        const prompt = (deadline) => buildPrompt(order, deadline, run);
        return runAgent(attempt, { prompt, session: null, log: 'agent' });
    });
}
async function beginAttempt({ plan, number, earlier }, run) {
    const { services, workspace } = run;
    const startedAt = services.clock.uptimeMs();
    const at = new Date(services.clock.now());
    const stamp = { plan: plan.id, attempt: number };
    services.ledger.append('attempt_start', { ...stamp, since: at.toISOString() });
    services.ledger.writeSignal(plan.id, (0,completion_signal/* buildInterruptedSignal */.Dm)(plan.id, number, run), 'fleeting');
    const treeState = workspace.known ?? (await workspace.git.state());
    const phase = run.phase.id;
    const checkpoint = await workspace.checkpoints.create({ phase, plan: plan.id, at, known: treeState });
    workspace.known = null;
    const { tag, head } = checkpoint;
    (0,attempt_note/* noteAttempt */.Y)(workspace.git, tag);
    services.ledger.append('checkpoint', { ...stamp, tag, head, place: workspace.git.root });
    return new attempt_state/* Attempt */.U(plan, number, run, {
        startedAt,
        endsAt: (0,run_context/* getAttemptEnd */.$r)(run),
        repairs: 0,
        checkpoint,
        summaryBefore: (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(workspace.root, plan.summaryPath)),
        isEndSeen: true,
        dirtyBefore: new Set(treeState.changes.map(({ path }) => path)),
        earlier,
        exchange: (0,exchange/* openExchange */.E9)(services.exchangeDir, plan.id, number),
    });
}
async function concludeAttempt(attempt, work) {
    const { plan, number, run, start, stamp } = attempt;
    const { ledger, clock } = run.services;
    const { ending, agentRun, repairs, fault } = await callWithRepairs(attempt, work);
    const written = (0,exchange/* readHandoff */.ZQ)(start.exchange);
    const message = (0,text_text/* withoutControls */.DJ)((0,attempt_signal/* getEndingText */.n6)(ending)).slice(0, 4000);
    const error = ending.status === 'failure' ? buildErrorRecord(attempt, ending, agentRun) : null;
    if (fault && error)
        ledger.append('attempt_failed', { ...stamp, ...error, isMachines: true });
    const isDone = ending.status === 'success' || ending.status === 'part';
    const saved = isDone ? null : await (0,restore_tree/* undoChanges */.S6)(attempt, message);
    if (fault)
        throw fault.error;
    const mayBeTaken = ending.status === 'failure' && run.policy.onFailure === 'keep';
    const taken = mayBeTaken && (0,salvage/* wasStoppedEarly */.s0)(ending.reason, saved, run) ? saved : null;
    const handoff = written ?? (taken && JSON.stringify((0,salvage/* buildFactsHandoff */.UH)(plan, taken, message, run)));
    const handoffPath = handoff === null ? null : ledger.keepHandoff(plan.id, number, handoff);
    if (error !== null)
        ledger.append('attempt_failed', { ...stamp, ...error });
    const durationMs = clock.uptimeMs() - start.startedAt;
    const signal = (0,attempt_signal/* buildAttemptSignal */.kR)(attempt, ending, { repairs, saved, handoffPath, durationMs });
    if (!isDone)
        return { signal, earlier: { attempt: number, message, handoff, salvage: taken } };
    return { signal, earlier: null, proven: ending.proven, ...(ending.status === 'part' ? { part: ending.part } : {}) };
}
function buildFailedAttempt(plan, attempt, { message, ...details }, run, by = {
    task: `plan ${plan.id}`,
    specialist: run.services.agent.line ?? run.services.agent.name,
}) {
    const error = { ...by, error_type: details.reason, details: message };
    run.services.ledger.append('attempt_failed', { plan: plan.id, attempt, ...error });
    const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, details, (0,completion_signal/* buildSignalContext */.oG)(run, plan.id, attempt));
    return { signal, earlier: { attempt, message, handoff: null, salvage: null } };
}
function buildErrorRecord({ plan, run }, ending, { lastProgress }) {
    const task = lastProgress ?? (plan.tasks.length === 1 ? plan.tasks[0]?.name : undefined) ?? `plan ${plan.id}`;
    return {
        task,
        specialist: run.services.agent.line ?? run.services.agent.name,
        error_type: ending.reason,
        details: ending.message,
    };
}


/***/ }),

/***/ 77789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ writeAcceptance)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agents_program_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17388);
/* harmony import */ var _agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70708);
/* harmony import */ var _agents_prompt_prompt_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2551);
/* harmony import */ var _agents_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99929);
/* harmony import */ var _author_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41612);
/* harmony import */ var _author_count_tests_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(67472);
/* harmony import */ var _judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5651);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33526);
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10226);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15295);
/* harmony import */ var _system_process_special_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(69406);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5722);
/* harmony import */ var _context_run_context_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3550);
/* harmony import */ var _room_private_clone_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(42513);
/* harmony import */ var _sandboxed_call_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(99570);

















const maxFiles = 5;
const maxText = 20_000;
async function writeAcceptance(plan, run, revision = null) {
    const { agent, ledger, interrupt } = run.services;
    const { author } = agent;
    if (author === undefined || interrupt.soon.aborted || (0,_author_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .listPromised */ .ax)(plan).length === 0)
        return;
    const previousTests = (0,_author_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecordedAcceptance */ .M8)(plan, run);
    if ((previousTests !== null && revision === null) || (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_12__/* .isUsedUpBy */ .gL)(run, plan.id) !== null)
        return;
    if (run.leg !== null) {
        ledger.append('warning', {
            plan: plan.id,
            message: 'verify.author is not used in a chain: no acceptance test was written',
        });
        return;
    }
    const base = revision?.base ?? (await run.isolation.folds.tip(run.workspace));
    const room = await run.isolation.pool.take(base);
    try {
        const roomRun = (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_12__/* .enterRoom */ .Sx)(room, run);
        const { git } = room;
        const folder = await testFolder(base, roomRun);
        for (const { path, text } of previousTests?.files ?? []) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room.root, path)), { recursive: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(room.root, path), text);
        }
        const prompt = (0,_agents_prompt_prompt_js__WEBPACK_IMPORTED_MODULE_15__/* .buildAuthorPrompt */ .YI)(plan, {
            ...{ promised: (0,_author_acceptance_tests_js__WEBPACK_IMPORTED_MODULE_5__/* .listPromised */ .ax)(plan), folder, maxFiles, testCommand: run.policy.testCommand },
            disputed: revision?.disputed ?? [],
        });
        const { agentRun, spent } = await callAuthor(plan, author, prompt, roomRun);
        const files = agentRun.ok ? await takeFiles(plan, base, folder, roomRun) : { files: [], dropped: [] };
        const failed = agentRun.ok ? [] : [`the author failed: ${agentRun.message ?? 'no cause given'}`];
        const commit = files.files.length === 0
            ? null
            : await git.commitBeside('Acceptance tests', files.files.map(({ path }) => path), base);
        const accepted = commit === null ? { tests: [], dropped: [] } : await (0,_author_count_tests_js__WEBPACK_IMPORTED_MODULE_6__/* .countTests */ .t)(files.files, { plan, base, commit }, roomRun);
        const dropped = [...failed, ...files.dropped, ...accepted.dropped];
        ledger.append('author_end', {
            ...{
                plan: plan.id,
                planHash: agentRun.ok ? (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_8__/* .hashPlan */ .k)(plan) : '',
                agent: run.policy.author,
                durationMs: agentRun.durationMs,
            },
            ...(spent ? { spent } : {}),
            ...{ files: files.files, tests: accepted.tests, dropped, isRevised: revision !== null },
        });
        if (dropped.length > 0)
            ledger.append('warning', {
                plan: plan.id,
                message: `acceptance tests that do not count: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_16__/* .joinFirstFew */ .RS)(dropped, 3, '; ')}`,
            });
    }
    finally {
        run.isolation.pool.giveBack(room);
    }
}
async function callAuthor(plan, author, prompt, run) {
    const { ledger, clock, sandboxes, exchangeDir, gateway, budget, interrupt } = run.services;
    const { git, root } = run.workspace;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(exchangeDir, `${encodeURIComponent(plan.id)}-author`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { recursive: true });
    const timeoutMs = Math.max(1, (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_12__/* .getAttemptEnd */ .$r)(run) - clock.uptimeMs());
    const passedVariables = [...(author.variables ?? []), ...run.policy.agentEnv];
    const ownEnvironment = (0,_agents_program_agent_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .agentEnvironment */ .F)(run.services.environment, passedVariables, {
        ...{ PHASE_ID: run.phase.id, PLAN_ID: plan.id, PLAN_PATH: plan.path },
        DEADLINE: new Date(clock.now() + timeoutMs).toISOString(),
    });
    const environment = { ...ownEnvironment, ...sandboxes.variables, ...git.identity };
    const promptFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'prompt.md');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(promptFile, prompt);
    await (0,_room_private_clone_js__WEBPACK_IMPORTED_MODULE_13__/* .openClone */ .o)(git, run.found.branch);
    const sandbox = new _agents_sandbox_sandbox_js__WEBPACK_IMPORTED_MODULE_4__/* .Sandbox */ .ak(sandboxes, `${folder}-sandbox`);
    const entered = await (0,_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_14__/* .enterFor */ .i4)(author, sandbox, { plan, environment, promptFile }, run);
    ledger.append('author_start', { plan: plan.id, agent: author.name, timeoutMs });
    const refusal = (0,_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_14__/* .explainMissingSandbox */ .hN)(entered, run);
    const meter = budget.open(plan.id, 0, () => undefined);
    try {
        const ended = refusal !== null
            ? { ..._agents_program_agent_js__WEBPACK_IMPORTED_MODULE_2__/* .notRun */ .nE, message: refusal }
            : await author.run({
                ...{ plan, promptFile, environment, timeoutMs, clock, meter, gateway, cwd: root, inside: entered.inside },
                ...{ idleTimeoutMs: run.policy.limits.idleTimeoutMs, graceMs: run.policy.limits.graceMs },
                cancel: interrupt.now,
                logFile: ledger.logFile(`${plan.id}-author`, 0),
                marker: git.processMark(run.runId, `${plan.id}-author`, 0),
                onProgress: () => undefined,
                onActivity: () => undefined,
            });
        const agentRun = (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_12__/* .addPayment */ .eh)(ended, meter);
        return { agentRun, spent: agentRun.spent };
    }
    finally {
        await (0,_system_process_special_files_js__WEBPACK_IMPORTED_MODULE_11__/* .clearSpecialFiles */ .em)(git.root);
        await sandbox.close();
    }
}
async function testFolder(base, { workspace: { git, prefix } }) {
    const paths = (await git.trees.list(base)).map(({ path }) => path).filter((path) => path.startsWith(prefix));
    const testPaths = paths.filter((path) => (0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_9__/* .isTestFile */ .h)(path) && !path.startsWith(`${prefix}.planning/`));
    const folders = testPaths.flatMap((path) => /^(?:.*\/)?(?:tests?|__tests__|specs?)(?=\/)/.exec(path)?.[0] ?? []);
    const [shortest] = [...new Set(folders)].sort((a, b) => a.length - b.length);
    const defaultName = paths.some((path) => path.endsWith('.py')) ? 'tests' : 'test';
    return `${shortest ?? `${prefix}${defaultName}`}/acceptance`;
}
async function takeFiles(plan, base, folder, { workspace }) {
    const { git, prefix } = workspace;
    workspace.known = null;
    const { changes } = await git.state();
    const declared = (0,_judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_7__/* .declaredPaths */ .$N)(plan, prefix);
    const files = [];
    const dropped = [];
    for (const { path } of changes) {
        const isOurs = path.startsWith(`${folder}/`) || path.startsWith(`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)}/acceptance`);
        const isNew = (await git.trees.at(base, path)) === null;
        const isFile = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
        const text = isOurs && isNew && isFile && !declared.covers(path) ? (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_10__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)) : null;
        if (text === null)
            dropped.push(`the author wrote ${path}, which is no new test file in ${folder}/`);
        else if (text.length > maxText)
            dropped.push(`${path} has more than ${maxText} characters`);
        else if (files.length >= maxFiles)
            dropped.push(`${path} is more than ${maxFiles} files`);
        else
            files.push({ path, text });
    }
    return { files, dropped };
}


/***/ }),

/***/ 83630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ov: () => (/* binding */ rejectBadEnding),
/* harmony export */   TD: () => (/* binding */ rejectBadCommits),
/* harmony export */   xS: () => (/* binding */ areDocumentsReal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_log_state_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38584);
/* harmony import */ var _system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27989);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _room_inspected_work_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41172);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6786);








function rejectBadEnding(attempt) {
    const { plan, run, start, standing, work } = attempt;
    const { prefix } = run.workspace;
    const { changed, inherited } = work;
    if (attempt.untaken !== null)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .buildFailure */ .He)('scope_violation', attempt.untaken);
    const violation = findScopeViolation(attempt, work);
    const ownChanges = changed.filter((path) => !inherited.has(path));
    const paused = standing.stop === null ? (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .readPausedWork */ .CP)(ownChanges, run.workspace) : [];
    if (paused.length > 0)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .buildFailure */ .He)('context_exhausted', `the agent paused its work: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .joinFirstFew */ .RS)(paused, 5, '; ')}`);
    if (violation !== null)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .buildFailure */ .He)('scope_violation', violation);
    if (!start.isEndSeen && !changed.includes(`${prefix}${plan.summaryPath}`))
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .buildFailure */ .He)('interrupted', `the run died during this attempt, and its agent left no ${plan.summaryPath} that says it had finished`);
    return null;
}
async function rejectBadCommits({ plan, run, work, judged }) {
    const { base, left } = work;
    const range = { base, commit: left.tree.head ?? base, tree: judged.candidate.commit };
    const { refused } = await (0,_room_inspected_work_js__WEBPACK_IMPORTED_MODULE_5__/* .inspectWork */ .s)(range, plan.id, run);
    return refused === null ? null : (0,_exchange_js__WEBPACK_IMPORTED_MODULE_6__/* .buildFailure */ .He)('scope_violation', refused);
}
function findScopeViolation({ run }, { changed, isRewritten }) {
    if (isRewritten)
        return 'it rewrote or dropped earlier commits';
    const undecodable = changed.find(_system_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .hasOddBytes */ .HI);
    if (undecodable !== undefined)
        return `the name of ${JSON.stringify(undecodable)} is not UTF-8, so the file could not be committed`;
    const invalidName = changed.find((path) => path.split('/').some(_system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_4__/* .isDotGit */ .G4));
    if (invalidName !== undefined)
        return `git refuses the name of ${JSON.stringify(invalidName)}, so the file could not be committed`;
    if (changed.includes(`${run.workspace.prefix}${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_2__/* .stateFile */ .Ed}`))
        return `it committed ${_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_2__/* .stateFile */ .Ed}, which must not be committed`;
    return null;
}
function areDocumentsReal(run) {
    const folders = run.phase.dir
        .split('/')
        .map((_, at, parts) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.workspace.root, parts.slice(0, at + 1).join('/')));
    return folders.every((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() === true);
}


/***/ }),

/***/ 82818:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NU: () => (/* binding */ restoreTree),
/* harmony export */   S6: () => (/* binding */ undoChanges),
/* harmony export */   bA: () => (/* binding */ isOthersDocument)
/* harmony export */ });
/* unused harmony export changeWarning */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5651);
/* harmony import */ var _plan_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75215);
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26097);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15295);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13528);
/* harmony import */ var _system_git_work_tree_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(40021);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5722);
/* harmony import */ var _room_submodules_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(47494);
/* harmony import */ var _bounds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83630);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6786);












const steps = [restoreDocuments, restoreSummary];
async function restoreTree(attempt) {
    const { run, stamp } = attempt;
    const { ledger } = run.services;
    const { git } = run.workspace;
    attempt.tree = await git.state();
    if (attempt.tree.unlisted)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_9__/* .buildFailure */ .He)('scope_violation', (0,_system_git_work_tree_status_js__WEBPACK_IMPORTED_MODULE_10__/* .floodText */ .Ax)(attempt.tree, 'its room'));
    const { lost, touched } = await (0,_room_submodules_js__WEBPACK_IMPORTED_MODULE_7__/* .findChangedSubmodules */ .f)(run.workspace.git, Date.parse(attempt.start.checkpoint.at));
    if (lost.length > 0)
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_9__/* .buildFailure */ .He)('scope_violation', `it wrote into the submodule ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinFirstFew */ .RS)(lost, 5)}, whose files are not here (setup-command can run git submodule update --init), and no commit of this repository can have that`);
    for (const path of touched)
        attempt.warnings.add(`files in the submodule ${path} changed, which no commit here has`);
    for (const step of steps) {
        const files = await step(attempt);
        if (files.length === 0)
            continue;
        ledger.append('set_back', { ...stamp, files });
        attempt.tree = await git.state();
    }
    return null;
}
async function restoreDocuments(attempt) {
    const { tree, run, start } = attempt;
    if (tree === null || !(0,_bounds_js__WEBPACK_IMPORTED_MODULE_8__/* .areDocumentsReal */ .xS)(run))
        return [];
    const { git, root } = run.workspace;
    for (const file of _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_4__/* .trackingFiles */ .FB)
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file), { throwIfNoEntry: false })?.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file), { recursive: true, force: true });
    const { head } = start.checkpoint;
    const differing = (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .hasChangedSince */ .bp)(git, head, tree)).filter((path) => isOthersDocument(path, attempt.plan, run) && !start.dirtyBefore.has(path));
    if (differing.length === 0)
        return [];
    const warnings = [];
    const present = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .filterPresentFiles */ .NA)(git, head, differing);
    const added = differing.filter((path) => !present.includes(path) && isTracking(path, run));
    for (const path of added)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), { force: true });
    for (const path of present) {
        const before = (await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, head, path)) ?? '';
        const remaining = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path));
        const after = remaining === before && tree.head !== null ? await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, tree.head, path) : remaining;
        warnings.push(changeWarning(path, before, after));
    }
    await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreFiles */ .Ce)(git, head, present);
    attempt.restored = { files: [...present, ...added], warnings };
    return [...present, ...added];
}
function isTracking(path, { workspace: { prefix } }) {
    return _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_4__/* .trackingFiles */ .FB.some((file) => path === `${prefix}${file}` || path.startsWith(`${prefix}${file}/`));
}
async function restoreSummary({ plan, run, start, standing }) {
    if (standing.stop === null || !(0,_bounds_js__WEBPACK_IMPORTED_MODULE_8__/* .areDocumentsReal */ .xS)(run))
        return [];
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.workspace.root, plan.summaryPath);
    const before = start.summaryBefore;
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
    if (before === null ? stats === undefined : (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .tryReadRegular */ .aH)(path) === before)
        return [];
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    if (before !== null)
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_5__/* .replaceFile */ .fR)(path, before);
    return [plan.summaryPath];
}
function isOthersDocument(path, plan, run) {
    const { prefix } = run.workspace;
    const inProject = path.slice(prefix.length);
    if (isTracking(path, run))
        return true;
    if ((0,_judge_candidate_declared_js__WEBPACK_IMPORTED_MODULE_2__/* .declaredPaths */ .$N)(plan, prefix).names(path))
        return false;
    if ((0,_plan_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_3__/* .isPlanDocument */ .pL)(path))
        return true;
    if (!path.startsWith(`${prefix}.planning/`))
        return false;
    if (['.planning/REQUIREMENTS.md', '.planning/config.json', '.planning/PROJECT.md'].includes(inProject))
        return true;
    const [, name = ''] = /^\.planning\/phases\/[^/]+\/(.+)$/.exec(inProject) ?? [];
    if (name === '')
        return false;
    return /summary\.md$/i.test(name) && inProject !== plan.summaryPath;
}
function changeWarning(path, before, after) {
    if (after === null)
        return `restored ${path}, which the attempt had removed`;
    const existing = new Set(before.split('\n'));
    const added = after.split('\n').filter((line) => line.trim() !== '' && !existing.has(line));
    const quoted = added.map((line) => JSON.stringify(line.trim().slice(0, 120)));
    const lines = quoted.length === 0 ? '' : `; it had written ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_11__/* .joinFirstFew */ .RS)(quoted, 3)}`;
    return `undid the attempt's change of ${path}${lines}`;
}
async function undoChanges(attempt, message) {
    const { plan, number, run, start, stamp } = attempt;
    const { checkpoints, git } = run.workspace;
    const { checkpoint } = start;
    const treeState = attempt.tree ?? (await git.state());
    const saved = await checkpoints.keep(checkpoint, {
        phase: run.phase.id,
        plan: plan.id,
        attempt: number,
        message,
        known: treeState,
    });
    run.services.ledger.append('rollback', { ...stamp, tag: checkpoint.tag, kept: saved?.ref ?? null });
    await checkpoints.discard(checkpoint);
    return saved;
}


/***/ }),

/***/ 33879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ attemptInRoom),
  L: () => (/* binding */ runAndMerge)
});

// EXTERNAL MODULE: ./lib/agents/program/agent.js + 1 modules
var agent = __webpack_require__(17388);
// EXTERNAL MODULE: ./lib/record/documents/documents.js + 1 modules
var documents = __webpack_require__(85646);
// EXTERNAL MODULE: ./lib/settings/call/set-up-command.js + 1 modules
var set_up_command = __webpack_require__(77675);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/partial-work.js
var partial_work = __webpack_require__(67552);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
;// CONCATENATED MODULE: ./lib/run/room/carried-documents.js





function bringDocuments({ root, project }, commitDocs) {
    const incoming = listDocuments(project).filter((path) => {
        const existing = readContent(root, path);
        if (existing === null)
            return true;
        return (!commitDocs &&
            !tracking_files/* trackingFiles */.FB.some((file) => file === path) &&
            !existing.equals(readContent(project, path) ?? existing));
    });
    for (const path of incoming)
        (0,external_node_fs_.cpSync)((0,external_node_path_.join)(project, path), (0,external_node_path_.join)(root, path));
    return incoming.length > 0;
}
async function takeDocumentsBack({ root, project, prefix, git }, commit, isOthers) {
    const committed = new Set(commit === null ? [] : await (0,tree/* listFilesUnder */.U4)(git, commit, [`${prefix}.planning`]));
    const skipped = [];
    for (const path of listDocuments(root)) {
        const content = committed.has(`${prefix}${path}`) ? null : readContent(root, path);
        if (content === null || readContent(project, path)?.equals(content))
            continue;
        if (isOthers(`${prefix}${path}`))
            skipped.push(path);
        else
            (0,atomic_file/* replaceFile */.fR)((0,external_node_path_.join)(project, path), content.toString('utf8'));
    }
    return skipped;
}
function listDocuments(project) {
    const folder = (0,external_node_path_.join)(project, '.planning');
    if (!(0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory())
        return [];
    const entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true, recursive: true });
    return entries.flatMap((entry) => entry.isFile() && entry.name !== '.orchestrator-state.json'
        ? [(0,external_node_path_.join)(entry.parentPath, entry.name).slice(project.length + 1)]
        : []);
}
function readContent(project, path) {
    const file = (0,external_node_path_.join)(project, path);
    return (0,external_node_fs_.existsSync)(file) && (0,external_node_fs_.lstatSync)(file).isFile() ? (0,external_node_fs_.readFileSync)(file) : null;
}

// EXTERNAL MODULE: ./lib/run/room/installed-folders.js
var installed_folders = __webpack_require__(12419);
// EXTERNAL MODULE: ./lib/run/room/private-clone.js + 1 modules
var private_clone = __webpack_require__(42513);
// EXTERNAL MODULE: ./lib/run/attempt/attempt.js + 13 modules
var attempt_attempt = __webpack_require__(50643);
// EXTERNAL MODULE: ./lib/run/attempt/author-call.js
var author_call = __webpack_require__(77789);
// EXTERNAL MODULE: ./lib/run/attempt/restore-tree.js
var restore_tree = __webpack_require__(82818);
;// CONCATENATED MODULE: ./lib/run/attempt/room-attempt.js













async function attemptInRoom(order, run) {
    const { pool, folds } = run.isolation;
    await (0,author_call/* writeAcceptance */.Z)(order.plan, run);
    const base = await folds.tip(run.workspace);
    const room = await pool.take(base);
    return runAndMerge(order, room, run, async (roomRun) => {
        if (bringDocuments(roomRun.workspace, run.policy.commitDocs))
            roomRun.workspace.known = null;
        const failed = room.prepared === null ? await prepareRoom(order, room, roomRun) : null;
        return failed ?? (0,attempt_attempt/* attemptPlan */.pi)(order, roomRun);
    });
}
async function runAndMerge(order, room, run, runAttempt) {
    const { pool, folds } = run.isolation;
    const roomRun = (0,run_context/* enterRoom */.Sx)(room, run);
    const attempt = await runAttempt(roomRun);
    const { proven = null } = attempt;
    const isProven = attempt.signal.status !== 'failure' && proven !== null;
    const failed = isProven ? await mergeProven(order, { ...proven, part: attempt.part ?? null }, run) : null;
    if (isProven && failed === null) {
        await takeDocuments(order, proven.commit, roomRun);
        const recorded = folds.record(run.workspace.git, (plans) => (0,documents/* commitRecord */.RG)(plans, run));
        if (run.policy.parallel === 1)
            await recorded;
    }
    pool.giveBack(room);
    return failed ?? attempt;
}
async function takeDocuments({ plan, number }, commit, roomRun) {
    const isOthers = (path) => (0,restore_tree/* isOthersDocument */.bA)(path, plan, roomRun);
    const remaining = await takeDocumentsBack(roomRun.workspace, roomRun.policy.commitDocs ? commit : null, isOthers);
    if (remaining.length === 0)
        return;
    const message = `did not take over ${(0,text_text/* joinFirstFew */.RS)(remaining)}, which the attempt wrote and which is not a document of plan ${plan.id}`;
    roomRun.services.ledger.append('warning', { plan: plan.id, attempt: number, message });
}
async function mergeProven(order, proven, run) {
    const { plan, number } = order;
    const obstacle = await findMergeObstacle(order, proven, run);
    if (obstacle === null)
        return null;
    const attemptName = { phase: run.phase.id, plan: plan.id, attempt: number };
    const ref = await (0,partial_work/* savePartialCommit */.K_)(run.workspace.git, attemptName, proven.commit);
    await run.workspace.checkpoints.discard(proven.checkpoint);
    const { why, ...details } = obstacle;
    const message = `${why}; its work is kept in ${ref}`;
    return (0,attempt_attempt/* buildFailedAttempt */.f6)(plan, number, { ...details, message, checkpoints: [ref] }, run);
}
async function findMergeObstacle({ plan, number }, proven, run) {
    try {
        const files = await run.isolation.folds.fold({ plan, attempt: number, ...proven }, run);
        const reason = `its work conflicts in ${files.join(', ')} with what other plans or commits changed meanwhile`;
        return files.length === 0 ? null : { reason: 'merge_conflict', why: reason, filesModified: [...files] };
    }
    catch (error) {
        if (!(error instanceof git_error/* UnmergeableError */.w3))
            throw error;
        return { reason: 'merge_conflict', why: error.message, retryable: false };
    }
}
async function prepareRoom(order, room, run) {
    const incoming = await run.isolation.installed;
    await (0,installed_folders/* bringInstalled */.z0)(run.isolation.checkout, room.root, incoming);
    const failed = await runSetUp(order, room, run);
    if (failed !== null)
        return failed;
    if (incoming.folders.length > 0 && room.prepared === null) {
        room.prepared = await room.git.state();
        run.workspace.known = null;
    }
    room.installed = { incoming, at: run.services.clock.now() + 100 };
    return null;
}
async function runSetUp({ plan, number: attempt }, room, run) {
    const command = (0,set_up_command/* setUpCommand */.bw)(run.policy.setupCommand, run.workspace.root, run.workspace.project);
    if (command === null)
        return null;
    run.services.ledger.append('setup_start', { plan: plan.id, attempt, command });
    await (0,private_clone/* openClone */.o)(room.git, run.found.branch);
    const { limits } = run.policy;
    const { ledger, clock, judging } = run.services;
    const home = judging.checksHome(room.name);
    const program = { command: 'bash', args: ['-c', command], inside: judging.namespaces.inCheckout };
    const options = {
        cwd: run.workspace.root,
        clock,
        graceMs: limits.graceMs,
        idleTimeoutMs: limits.idleTimeoutMs,
        cancel: run.services.interrupt.now,
        environment: judging.environment(home, room.root, { PHASE_ID: run.phase.id, PLAN_ID: plan.id }),
        timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.uptimeMs())),
        logFile: ledger.logFile(plan.id, attempt, 'setup'),
        marker: run.workspace.git.processMark(run.runId, plan.id, attempt),
    };
    const ended = await (0,agent/* runProgram */.mB)(program, options);
    run.workspace.known = null;
    if (ended.ok) {
        judging.keepChecksHome(room.name, home);
        room.prepared = await room.git.state();
        return null;
    }
    const message = `setup-command failed in the plan's room: ${ended.message}`;
    const reason = ended.reason === 'invalid_plan' || ended.reason === null ? 'agent_error' : ended.reason;
    return (0,attempt_attempt/* buildFailedAttempt */.f6)(plan, attempt, { reason, message }, run, { task: 'setup-command', specialist: 'bash' });
}


/***/ }),

/***/ 88654:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UH: () => (/* binding */ buildFactsHandoff),
/* harmony export */   Yb: () => (/* binding */ readEarlierAttempt),
/* harmony export */   s0: () => (/* binding */ wasStoppedEarly),
/* harmony export */   x8: () => (/* binding */ commitSalvage)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23260);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46562);
/* harmony import */ var _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27395);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13528);






const stoppedFromOutside = new Set([
    ...['timeout', 'idle_timeout', 'killed', 'context_exhausted', 'budget'],
    ...['rate_limit', 'overloaded', 'quota', 'auth'],
]);
const cutShort = new Set(['interrupted', 'deadline']);
function wasStoppedEarly(reason, saved, run) {
    return isStop(reason, run) && saved !== null && saved.files.length > 0;
}
function isStop(reason, { leg, services }) {
    return stoppedFromOutside.has(reason) || (cutShort.has(reason) && leg !== null && services.agent.canJudge);
}
async function readEarlierAttempt(plan, { attempt, reason = 'agent_error', message = `attempt ${attempt} was cut off` }, run) {
    const mayBeTaken = run.policy.onFailure === 'keep' && isStop(reason, run);
    const saved = mayBeTaken ? await readPartialWork(plan.id, attempt, run) : null;
    const handoff = run.services.ledger.readHandoff(plan.id, attempt);
    const isMerged = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.earlier).plans.reopened.get(plan.id) === attempt;
    return { attempt, message, handoff, salvage: saved?.files.length ? saved : null, isMerged };
}
async function readPartialWork(plan, attempt, run) {
    const { git } = run.workspace;
    const remaining = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.earlier).plans.savedWork(plan, attempt);
    if (remaining === null)
        return null;
    const { ref, base } = remaining;
    const commit = await git.resolve(ref);
    if (commit === null || (await git.resolve(base)) === null)
        return null;
    const { changed, fresh } = await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .listDifferences */ .bY)(git, base, commit);
    const tree = await git.treeOf(commit);
    return { ref, commit, tree, files: [...changed, ...fresh].sort(), changed, fresh };
}
async function commitSalvage(saved, summary, workspace) {
    const files = saved.files.filter((file) => file !== summary);
    const existingFiles = new Set(await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .filterPresentFiles */ .NA)(workspace.git, saved.tree, files));
    for (const file of files)
        if (!existingFiles.has(file))
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.git.root, file), { recursive: true, force: true });
    await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreFiles */ .Ce)(workspace.git, saved.tree, [...existingFiles]);
}
function buildFactsHandoff(plan, saved, message, run) {
    const now = () => new Date(run.services.clock.now());
    const builder = new _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_4__/* .CheckpointReturnBuilder */ .WK(run.services.agent.name, 'error', { now, warn: () => { } });
    builder.addIssue(message);
    const stripPrefix = (file) => file.startsWith(run.workspace.prefix) ? file.slice(run.workspace.prefix.length) : file;
    const touched = saved.files.map(stripPrefix);
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

/***/ 34032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R5: () => (/* binding */ getStopReason),
/* harmony export */   UF: () => (/* binding */ concludePlans),
/* harmony export */   WE: () => (/* binding */ wasInterrupted),
/* harmony export */   lP: () => (/* binding */ listOmittedPlans)
/* harmony export */ });
/* harmony import */ var _signal_blocked_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70588);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
/* harmony import */ var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61844);
/* harmony import */ var _context_run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3550);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68278);
/* harmony import */ var _human_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35281);
/* harmony import */ var _run_progress_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82781);







async function concludePlans(progress, blocked) {
    const { run, signals } = progress;
    const omitted = listOmittedPlans(progress);
    for (const { plan } of run.schedule.plans) {
        const { id } = plan;
        if (signals.has(id))
            continue;
        const blockedPlan = blocked.find((candidate) => candidate.plan === id);
        const { next } = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_4__/* .getQuestionState */ .Ev)(plan, run);
        const isAsked = next.kind === 'wait' && next.part !== null;
        const ending = (isAsked ? await (0,_human_gate_js__WEBPACK_IMPORTED_MODULE_5__/* .askBeforeAttempt */ .o)(plan, run) : null) ??
            buildUnstartedSignal(id, progress, omitted.includes(id), blockedPlan);
        (0,_run_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .concludePlan */ .Bb)(progress, id, ending);
    }
    return new Map(run.schedule.plans.map(({ plan }) => [plan.id, signals.get(plan.id)]));
}
function getStopReason({ failed, history, run, halted }) {
    if (failed === null)
        return halted;
    if ((0,_run_progress_js__WEBPACK_IMPORTED_MODULE_6__/* .endsRun */ .sl)(failed, run))
        return `plan ${failed.plan} failed`;
    return (0,_signal_stuck_js__WEBPACK_IMPORTED_MODULE_2__/* .breaksCircuit */ .Qn)(history, run.policy.stuck) ? 'several plans failed in a row, perhaps for a common cause' : null;
}
function listOmittedPlans({ run, states }) {
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    return ids.filter((id) => run.only !== null && !run.only.has(id) && states.get(id) !== 'done');
}
function buildUnstartedSignal(plan, progress, isOmitted, blockedPlan) {
    const { run, states, retries, cut } = progress;
    const retried = retries.get(plan);
    if (retried !== undefined)
        return retried;
    const skipped = (reason) => _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .CompletionSignal */ .FL.skipped(run.phase.id, `not started: ${reason}`, {}, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .buildSignalContext */ .oG)(run, plan));
    if (isOmitted)
        return skipped('it is not among the selected plans of this run');
    if (wasInterrupted(progress))
        return skipped('the run was interrupted first');
    if (blockedPlan?.state === 'failed')
        return skipped(`it depends on plan ${blockedPlan.root}, which failed`);
    const stopReason = getStopReason(progress);
    if (stopReason !== null)
        return skipped(stopReason);
    const pending = (run.schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === plan)?.dependsOn ?? []).filter((id) => states.get(id) !== 'done');
    const at = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .buildSignalContext */ .oG)(run, plan);
    const isOutOfBudget = (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isUsedUpBy */ .gL)(run) !== null;
    const cause = isOutOfBudget
        ? 'the budget was used up'
        : cut === 'rounds'
            ? 'the rounds were used up'
            : "the run's deadline was reached";
    if (pending.length === 0)
        return skipped(`${cause} first`);
    return (0,_signal_blocked_js__WEBPACK_IMPORTED_MODULE_0__/* .blockedOnPlans */ .o0)(run.phase.id, { reason: `waits for plan ${pending.join(', ')}`, plans: pending }, {}, at);
}
function wasInterrupted({ run, cut }) {
    return run.services.interrupt.soon.aborted || cut === 'interrupted';
}


/***/ }),

/***/ 24077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f6: () => (/* binding */ buildBudgetEnd),
  tc: () => (/* binding */ buildFinalSignal),
  mC: () => (/* binding */ decideOn),
  Fo: () => (/* binding */ runPlan)
});

// UNUSED EXPORTS: buildAttemptRecord, endAfter

// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
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
;// CONCATENATED MODULE: ./lib/signal/fallback.js

function listAgentsInTurn({ lines, stronger }, plan, failures, now, isLast = false) {
    const planFailures = failures.filter((failure) => failure.plan === plan && signal_words/* FAILURES */.EM[failure.reason].isAgentsFault);
    const isDue = stronger !== null && (isLast || planFailures.length >= stronger.after);
    const order = isDue ? [stronger.line, ...lines] : lines;
    return [...new Set(order)].filter((line) => !failures.some((failure) => failure.line === line && isRefusing(failure, now)));
}
const refusedMs = {
    auth: Number.POSITIVE_INFINITY,
    quota: 60 * 60_000,
    rate_limit: 10 * 60_000,
    overloaded: 10 * 60_000,
};
function isRefusing({ reason, at }, now) {
    return now.getTime() - Date.parse(at) < (refusedMs[reason] ?? 0);
}
function decideFallback(decision, signal, rules, failures, now) {
    const { plan = '' } = signal;
    const lastFailure = failures.findLast((failure) => failure.plan === plan);
    if (lastFailure === undefined || signal.status !== 'failure')
        return decision;
    const isOpen = decision.action === 'retry' || decision.action === 'await_dependency' || decision.action === 'escalate';
    const { isAgentsFault } = signal_words/* FAILURES */.EM[lastFailure.reason];
    const isRefused = refusedMs[lastFailure.reason] !== undefined;
    if (!isOpen || !(isRefused || (isAgentsFault && signal.details.retryable)))
        return decision;
    const isLast = decision.action === 'escalate' && isAgentsFault;
    const [nextLine = null] = listAgentsInTurn(rules, plan, failures, now, isLast);
    const isNew = nextLine !== null && !failures.some((failure) => failure.plan === plan && failure.line === nextLine);
    if (nextLine === null || nextLine === lastFailure.line || (decision.action !== 'retry' && !isNew))
        return decision;
    if (decision.action === 'retry')
        return isRefused ? { ...decision, backoffMs: 0, why: describeFallback(nextLine, decision.why) } : decision;
    const attempt = (signal.attempt ?? 0) + 1;
    return {
        continue: false,
        action: 'retry',
        attempt,
        backoffMs: 0,
        rule: 'relay',
        why: describeFallback(nextLine, decision.why),
    };
}
function describeFallback(line, reason) {
    return `${reason}; ${line} goes on`;
}

// EXTERNAL MODULE: ./lib/signal/signal-schema.js
var signal_schema = __webpack_require__(95912);
// EXTERNAL MODULE: ./lib/signal/stuck.js
var stuck = __webpack_require__(61844);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/run/attempt/adoption.js + 1 modules
var adoption = __webpack_require__(16001);
// EXTERNAL MODULE: ./lib/run/attempt/salvage.js
var salvage = __webpack_require__(88654);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/questions/question-state.js + 1 modules
var question_state = __webpack_require__(68278);
;// CONCATENATED MODULE: ./lib/run/loop/plan-run.js














async function runPlan(plan, history, past, run, attemptPlan) {
    const last = past.at(-1);
    recordAnswers(plan, run);
    let earlier = null;
    const orphan = run.found.orphans.get(plan.id);
    if (orphan === undefined && last?.outcome === 'failure') {
        const end = run.leg ? null : endAfter(plan, last, history, run);
        if (end !== null)
            return end;
        earlier = await (0,salvage/* readEarlierAttempt */.Yb)(plan, last, run);
    }
    let useStronger = false;
    for (let number = orphan?.attempt ?? (0,extremes/* getLargest */.p)([0, ...past.map(({ attempt }) => attempt)]) + 1;; number += 1) {
        const cap = orphan?.attempt === number ? null : (0,run_context/* isUsedUpBy */.gL)(run, plan.id);
        if (cap !== null)
            return buildBudgetEnd(plan, number - 1, cap, run);
        const services = { ...run.services, agent: chooseNextAgent(plan, useStronger, run) };
        const attempt = orphan?.attempt === number
            ? await (0,adoption/* adoptAttempt */.g)(plan, orphan, run)
            : await attemptPlan({ plan, number, earlier }, { ...run, services });
        if (!attempt.isAgentless)
            history.push(buildAttemptRecord(plan.id, attempt, earlier));
        const decision = decideOn(attempt.signal, history, run);
        const end = { plan: plan.id, signal: buildFinalSignal(decision, attempt.signal, run), decision, attempts: number };
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
        useStronger =
            decision.rule === 'relay' &&
                attempt.signal.status === 'failure' &&
                signal_words/* FAILURES */.EM[attempt.signal.details.reason].isAgentsFault;
    }
}
function recordAnswers(plan, run) {
    const { ledger } = run.services;
    const existing = (0,phase_state/* phaseState */.R)(ledger.earlier).plans.answered;
    const { answered, told } = (0,question_state/* getQuestionState */.Ev)(plan, run);
    const answers = [
        ...answered.map(({ stop, answer }) => ({ asked: stop.kind, answer })),
        ...told.map(({ answer }) => ({ asked: 'agent-question', answer })),
    ];
    for (const { asked, answer } of answers) {
        const { question, approved, by } = answer;
        if (!existing.has(question))
            ledger.append('answered', { plan: plan.id, question, approved, by, asked });
    }
}
function buildBudgetEnd(plan, attempts, { text }, run) {
    const message = `no attempt may start: ${text}`;
    const details = { reason: 'budget', retryable: true };
    const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, details, (0,completion_signal/* buildSignalContext */.oG)(run, plan.id));
    const decision = (0,signal_decision/* buildStop */.no)('budget_used', `Plan ${plan.id} is not complete, and ${message}`, 'budget');
    return { plan: plan.id, signal, decision, attempts };
}
function endAfter(plan, last, history, run) {
    const { attempt, reason = 'agent_error', message = `attempt ${last.attempt} was cut off` } = last;
    const retryOptions = { maxRetries: Math.max(1, run.policy.retry.maximumAttempts - 1), backoffMs: 0 };
    const details = { reason, retryOptions };
    const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, details, (0,completion_signal/* buildSignalContext */.oG)(run, plan.id, attempt));
    const retry = { ...run.policy.retry, nonRetryableReasons: [] };
    const decision = escalateInterruptions(decideOn(signal, history, { ...run, policy: { ...run.policy, retry } }));
    if (decision.action === 'retry' || decision.action === 'await_dependency')
        return null;
    return { plan: plan.id, signal: buildFinalSignal(decision, signal, run), decision, attempts: attempt };
}
function escalateInterruptions(decision) {
    if (decision.action !== 'escalate' || !['interrupted', 'deadline', 'budget'].includes(decision.reason))
        return decision;
    return { ...decision, reason: 'stuck' };
}
function decideOn(signal, history, run) {
    const planHistory = history.filter(({ plan }) => plan === signal.plan);
    const moment = (0,run_context/* getDecisionMoment */.xC)(run);
    const decision = (0,signal_decision/* decide */.LD)(signal, { retry: run.policy.retry, ...run.next }, {
        failures: planHistory.slice(0, -1).flatMap(({ reason }) => reason ?? []),
        runAttempts: history.length,
        budget: getRemainingBudget(signal, run),
        stuck: (0,stuck/* detectStuck */.gQ)(history, run.policy.stuck),
        interrupted: run.services.interrupt.soon.aborted,
        ...moment,
    });
    const { retry, relay } = run.policy;
    if (relay === null || history.length >= retry.maximumRunAttempts)
        return decision;
    return decideFallback(decision, signal, relay, listFallbackFailures(run), moment.now);
}
function listFallbackFailures({ runId, services }) {
    return (0,phase_state/* phaseState */.R)(services.ledger.events).attempts.failures.flatMap((event) => {
        if (event.isMachines)
            return [];
        const reason = signal_schema/* FailureReasonSchema */.yt.safeParse(event.error_type).data;
        return reason === undefined || (reason === 'auth' && event.runId !== runId)
            ? []
            : [{ plan: event.plan, line: event.specialist ?? '', reason, at: event.at }];
    });
}
function chooseNextAgent(plan, isLast, run) {
    const { relay } = run.policy;
    const { agent, clock } = run.services;
    if (relay === null)
        return agent;
    const [line = ''] = listAgentsInTurn(relay, plan.id, listFallbackFailures(run), new Date(clock.now()), isLast);
    return agent.others?.get(line) ?? agent;
}
function getRemainingBudget({ status, plan, attempt }, run) {
    if (status !== 'failure' || plan === undefined)
        return undefined;
    const cap = (0,run_context/* isUsedUpBy */.gL)(run, plan);
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
function buildAttemptRecord(plan, { signal, earlier: remaining }, before) {
    if (signal.status !== 'failure')
        return { plan, outcome: 'success' };
    const { reason, error } = signal.details;
    const saved = remaining?.salvage ?? null;
    const progressed = saved !== null && saved.tree !== before?.salvage?.tree;
    return { plan, outcome: 'failure', reason, fingerprint: (0,stuck/* failureFingerprint */.hX)(error?.message ?? ''), progressed };
}
function buildFinalSignal(decision, signal, run) {
    if (signal.status !== 'failure')
        return signal;
    const { plan, attempt } = signal;
    const at = (0,completion_signal/* buildSignalContext */.oG)(run, plan, attempt);
    const { reason, ...told } = signal.details;
    const message = withAttempts(told.error?.message ?? reason, plan, run);
    if (decision.action === 'await_dependency') {
        const { filesModified, checkpoints, tokensUsed, costUsd, isCostEstimate } = signal.details;
        const spending = { tokensUsed, costUsd, isCostEstimate };
        const wait = { reason: decision.why, until: decision.unblockAt };
        return (0,blocked/* blockUntilReset */.dE)(run.phase.id, wait, { ...spending, filesModified, checkpoints }, at);
    }
    if (decision.action === 'escalate' && decision.reason === 'stuck') {
        const stuck = { ...told, reason: 'stuck', lastReason: reason, retryable: false };
        return completion_signal/* CompletionSignal */.FL.failure(run.phase.id, `${decision.why}: ${message}`, stuck, at);
    }
    return message === told.error?.message ? signal : completion_signal/* CompletionSignal */.FL.failure(run.phase.id, message, signal.details, at);
}
function withAttempts(message, plan, { services }) {
    const emptyAttempts = (0,phase_state/* phaseState */.R)(services.ledger.events).attempts.failures.filter((event) => event.plan === plan && event.details?.startsWith(failure_step/* noChange */.c));
    return emptyAttempts.length < 2
        ? message
        : message.replace(failure_step/* noChange */.c, `${failure_step/* noChange */.c} in ${emptyAttempts.length} attempts`);
}


/***/ }),

/***/ 82781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AD: () => (/* binding */ startRun),
/* harmony export */   Bb: () => (/* binding */ concludePlan),
/* harmony export */   DY: () => (/* binding */ notStarted),
/* harmony export */   ZL: () => (/* binding */ resumeRun),
/* harmony export */   _x: () => (/* binding */ listWeakerPlans),
/* harmony export */   fj: () => (/* binding */ noteFailure),
/* harmony export */   sl: () => (/* binding */ endsRun),
/* harmony export */   tc: () => (/* binding */ announceProgress),
/* harmony export */   zt: () => (/* binding */ addEvidence)
/* harmony export */ });
/* harmony import */ var _plan_phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(22840);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42115);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(313);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46562);
/* harmony import */ var _signal_boundary_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(40392);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57733);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67263);
/* harmony import */ var _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68698);
/* harmony import */ var _system_process_machine_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56566);
/* harmony import */ var _attempt_room_attempt_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33879);
/* harmony import */ var _context_run_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3550);












const notStarted = 'no agent was started: ';
function noteFailure(progress, failure) {
    const { failed, run } = progress;
    if (failed === null || (!endsRun(failed, run) && endsRun(failure, run)))
        progress.failed = failure;
}
function endsRun({ signal, decision }, run) {
    if (run.policy.failFast)
        return true;
    if (signal.status === 'failure' && signal.details.reason === 'budget')
        return (0,_context_run_context_js__WEBPACK_IMPORTED_MODULE_8__/* .isUsedUpBy */ .gL)(run) !== null;
    const isPlanFault = signal.status !== 'failure' || _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_6__/* .FAILURES */ .EM[signal.details.reason].isAgentsFault;
    return decision.action === 'stop' || !isPlanFault;
}
function startRun(run, attempt = _attempt_room_attempt_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptInRoom */ .Y) {
    const past = dropOrphans((0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.earlier).attempts.history, run.found);
    return {
        run,
        attempt,
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
function announceProgress(progress) {
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
        isContinued: (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.earlier).opening !== null,
        waves: Object.fromEntries(run.schedule.plans.map(({ plan, wave }) => [plan.id, wave])),
    });
    for (const { parts } of run.found.standings.values())
        for (const part of parts)
            run.services.ledger.append('part', part);
    const earlier = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .readSignals */ .cu)(run.services.ledger.dir);
    progress.before = earlier.get(null);
    run.services.ledger.writeSignal(null, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .buildInterruptedSignal */ .Dm)(undefined, undefined, run));
    for (const { plan } of run.schedule.plans) {
        states.set(plan.id, done.has(plan.id) ? 'done' : 'pending');
        if (done.has(plan.id))
            concludePlan(progress, plan.id, buildEarlierSuccess(plan, earlier.get(plan.id), run));
        else {
            const kind = earlier.has(plan.id) ? undefined : 'fleeting';
            run.services.ledger.writeSignal(plan.id, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .buildInterruptedSignal */ .Dm)(plan.id, undefined, run), kind);
        }
    }
}
function buildEarlierSuccess(plan, previousSignal, run) {
    const { details: result = {}, attempt } = (previousSignal ?? {});
    const hash = result.planHash;
    const sandbox = result.cage ?? (attempt === undefined ? undefined : 'none');
    const hasChanged = typeof hash === 'string' && hash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPlan */ .k)(plan);
    const warnings = [
        `the text of ${plan.path} has changed since it was completed; delete ${plan.summaryPath} to run it again`,
    ];
    const details = {
        alreadyComplete: true,
        ...(sandbox === undefined
            ? {}
            : { cage: sandbox, ...(result.network === undefined ? {} : { network: result.network }) }),
        ...(hash === undefined ? {} : { planHash: hash }),
        ...(hasChanged ? { warnings } : {}),
    };
    return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .CompletionSignal */ .FL.success(run.phase.id, details, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .buildSignalContext */ .oG)(run, plan.id));
}
function listWeakerPlans({ run, signals }) {
    return [...signals].flatMap(([id, { details }]) => {
        const problem = details.cage === undefined ? null : (0,_signal_boundary_js__WEBPACK_IMPORTED_MODULE_9__/* .weakerBoundary */ .iq)(details, run.policy);
        return problem === null ? [] : `plan ${id}: ${problem}`;
    });
}
function concludePlan(progress, plan, ended, decision) {
    const { run, signals, states, retries } = progress;
    const path = run.schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === plan)?.plan.path;
    const findings = run.found.findings.filter(({ file }) => file === path).map(_plan_phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_10__/* .formatDiagnostic */ .x);
    const signal = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .withWarnings */ .oV)(ended, findings);
    signals.set(plan, signal);
    states.set(plan, stateAfter[signal.status]);
    retries.delete(plan);
    if (signal.status === 'success')
        run.progress.done.add(plan);
    if (signal.status === 'success' && progress.failed?.plan === plan)
        progress.failed = null;
    run.services.ledger.writeSignal(plan, signal);
    run.services.ledger.append((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .classifyEnding */ .s7)('plan', signal.status), {
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
        const details = { ...signal.details, evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_5__/* .getEvidenceDetails */ ._Y)(facts) };
        const reported = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSignal */ ._w)({ ...signal.toJSON(), details }, { runId: run.runId });
        signals.set(id, reported);
        run.services.ledger.writeSignal(id, reported);
    }
}
const stateAfter = { success: 'done', failure: 'failed', blocked: 'blocked', skipped: 'skipped' };
function resumeRun(runContext) {
    const recordedRun = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(runContext.services.ledger.earlier).run(runContext.runId);
    const run = restoreOpening(recordedRun, runContext);
    const progress = startRun(run);
    const earlierState = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_3__/* .phaseState */ .R)(run.services.ledger.earlier.filter(({ runId }) => runId !== run.runId));
    const signals = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .readSignals */ .cu)(run.services.ledger.dir);
    for (const { plan } of run.schedule.plans) {
        const { id } = plan;
        const last = recordedRun.plans.get(id) ?? null;
        const ending = last === null || last.event === 'retry_wait' ? null : last;
        const signal = ending === null ? null : (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSignal */ ._w)(ending.signal);
        progress.states.set(id, run.progress.done.has(id) ? 'done' : 'pending');
        if (run.progress.done.has(id))
            progress.signals.set(id, signal?.status === 'success' ? signal : buildEarlierSuccess(plan, undefined, run));
        else if (signal !== null)
            restorePlan(progress, id, signal, ending?.decision);
        const reported = signals.get(id);
        if (last?.event === 'retry_wait' && reported !== undefined)
            progress.retries.set(id, (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSignal */ ._w)(reported));
    }
    const begunAt = Date.parse(recordedRun.opening?.at ?? '');
    const startedAt = begunAt
        ? run.services.clock.uptimeMs() - (0,_system_process_machine_js__WEBPACK_IMPORTED_MODULE_11__/* .measureElapsed */ .V)(begunAt, run.services.clock)
        : progress.startedAt;
    const { halted } = recordedRun;
    return {
        ...progress,
        isChained: true,
        startedAt,
        halted,
        attemptsBefore: earlierState.attempts.history.attempts.length,
    };
}
function restoreOpening({ opening: started }, run) {
    if (started === null)
        return run;
    const plans = run.schedule.plans.filter(({ plan }) => started.plans.includes(plan.id));
    const { startCommit } = run.found;
    return {
        ...run,
        found: { ...run.found, startCommit: started.base ?? startCommit },
        schedule: { ...run.schedule, plans },
    };
}
function restorePlan(progress, plan, signal, decision) {
    const isFailed = signal.status === 'failure' && decision !== undefined;
    if (!isFailed && !(signal.status === 'blocked' && signal.attempt !== undefined))
        return;
    progress.signals.set(plan, signal);
    progress.states.set(plan, stateAfter[signal.status]);
    if (isFailed)
        noteFailure(progress, { plan, signal, decision, attempts: signal.attempt ?? 1 });
}
function dropOrphans({ attempts, lastAttempt }, { orphans }) {
    const isOpen = ({ plan, attempt, reason }) => reason === 'interrupted' && orphans.get(plan)?.attempt === attempt;
    return { attempts: attempts.filter((attempt) => !isOpen(attempt)), lastAttempt };
}
function wasCutOff({ ledger }) {
    const reported = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .readSignals */ .cu)(ledger.dir).get(null);
    if (typeof reported?.status !== 'string')
        return ledger.earlier.length > 0;
    const reason = reported.details?.reason ?? reported.reason;
    return reason === 'interrupted' || reason === 'internal';
}


/***/ }),

/***/ 11039:
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
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
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
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/git/exclude.js
var exclude = __webpack_require__(98848);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
// EXTERNAL MODULE: ./lib/system/process/special-files.js
var special_files = __webpack_require__(69406);
// EXTERNAL MODULE: ./lib/run/attempt/exchange.js
var exchange = __webpack_require__(6786);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/room/rooms.js
var rooms = __webpack_require__(87741);
// EXTERNAL MODULE: ./lib/run/open/boundaries.js + 10 modules
var boundaries = __webpack_require__(55691);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var open_checkout = __webpack_require__(73300);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/run/open/hold-gc.js





async function blockGc({ commonDir }, { machine, now }) {
    const file = (0,external_node_path_.join)(commonDir, 'gc.pid');
    const content = `${machine.pid} ${(0,external_node_os_.hostname)()}`;
    const tryHold = () => tryHoldFile(file, content, (pid) => machine.startOf(pid) !== null);
    const giveUpAt = now() + timeLimitMs;
    while (!tryHold() && isPruning(file) && now() < giveUpAt)
        await (0,promises_.setTimeout)(20);
    const timer = setInterval(tryHold, 1_000).unref();
    return () => {
        clearInterval(timer);
        if ((0,atomic_file/* tryReadRegular */.aH)(file) === content)
            (0,external_node_fs_.rmSync)(file, { force: true });
    };
}
const timeLimitMs = 60_000;
function isPruning(file) {
    const holder = Number.parseInt((0,atomic_file/* tryReadRegular */.aH)(file) ?? '', 10);
    const isUnderWay = (0,atomic_file/* tryReadRegular */.aH)(`${file}.lock`) !== null;
    return isUnderWay || (0,atomic_file/* tryReadRegular */.aH)(`/proc/${holder}/cmdline`)?.includes('--prune') === true;
}
function tryHoldFile(file, content, isAlive) {
    const lock = `${file}.lock`;
    try {
        if ((0,atomic_file/* tryReadRegular */.aH)(file) === content)
            return true;
        (0,external_node_fs_.writeFileSync)(lock, content, { flag: 'wx' });
        const holder = Number.parseInt((0,atomic_file/* tryReadRegular */.aH)(file) ?? '', 10);
        const isFree = !(holder > 0 && isAlive(holder));
        if (isFree)
            (0,external_node_fs_.renameSync)(lock, file);
        else
            (0,external_node_fs_.rmSync)(lock);
        return isFree;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./lib/run/open/own-record.js
var own_record = __webpack_require__(76478);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/prepare.js + 2 modules
var prepare = __webpack_require__(61252);
// EXTERNAL MODULE: ./lib/run/open/question-states.js
var question_states = __webpack_require__(68375);
// EXTERNAL MODULE: ./lib/run/open/recover-checkout.js + 2 modules
var recover_checkout = __webpack_require__(63078);
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
    const git = await git_git/* Git */.T.open((0,call_world/* findProjectRoot */.p)(world), world.environment);
    const [pipe] = await (0,special_files/* findBelow */.JB)(git.root, ['-type', 'p', '-name', '.git*']);
    if (pipe !== undefined)
        throw new git_error/* GitError */.XS(`${(0,external_node_path_.join)(git.root, pipe)} is a pipe, on which git waits for ever; remove it, then run again`);
    const ownPath = (0,external_node_path_.relative)(git.root, world.home);
    if (ownPath !== '' && !ownPath.startsWith('..'))
        await (0,exclude/* keepOutOfGit */.h)(git, ownPath.split(external_node_path_.sep).join('/'));
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
        const waitUntil = (0,open_checkout/* getWaitDeadline */.uP)(this.#world);
        const terms = { ttlMs: this.#world.settings['lease-ttl'], waitUntil };
        const checkout = await (0,open_checkout/* holdCheckout */.UL)(git, this.#runId, terms, this.#world, this.#cleanup);
        this.#cleanup.defer(await blockGc(git, this.#world));
        const undo = await this.#hold.onCheckout?.(git);
        if (undo !== undefined)
            this.#cleanup.defer(undo);
        await this.#recover(checkout, () => this.#hold.leg === undefined);
        const shared = await this.#openRecord(checkout, waitUntil);
        const read = await this.#read();
        const isStart = this.#hold.continues !== true;
        const start = isStart ? await this.#requireSettings(null) : null;
        const ledger = await this.#openLedger(read, checkout, shared);
        const { commit } = start ?? (await this.#requireSettings((0,phase_state/* phaseState */.R)(ledger.earlier).run(this.#runId).settings));
        const teamRules = await (0,policies/* readTeamRules */.nc)(this.#world.settings, commit, git);
        const context = await this.#prepare(read, ledger, checkout, { teamRules });
        return { context, read, publishRecord: async () => shared?.publish() };
    }
    async #requireSettings(opened) {
        const { configuration } = this.#world;
        const start = opened ?? { commit: (await this.#git.head()).sha, file: configuration.file };
        await (0,effective_settings/* requireSameSettings */.Xo)(start, this.#git, configuration);
        return start;
    }
    async #read() {
        const root = (0,call_world/* findProjectRoot */.p)(this.#world);
        return (0,local_phase/* localPhase */.Bd)(await (0,read_schedule/* readRunnable */.Un)(root, this.#hold.ref), root, this.#git);
    }
    async #recover({ lease }, prefetcheds) {
        const { spared } = await (0,recover_checkout.recoverCheckout)(this.#git, { runId: this.#runId, lease, prefetcheds }, this.#world);
        this.#spared = spared;
    }
    async #openRecord(checkout, waitUntil) {
        const phaseScope = (0,work_branch/* getPhaseScope */.Sr)(await this.#read(), this.#world);
        const calls = {
            runId: this.#runId,
            onLost: () => this.#taken.abort(),
            beforeAside: () => this.#recover(checkout, (each) => each !== phaseScope.dir),
            warn: (message) => this.#warn(message),
        };
        const open = () => this.#hold.openRecord({ ...phaseScope, ...calls });
        const shared = await (0,open_checkout/* retryWhileLocked */.GQ)(open, { until: waitUntil, pollMs: remotePollMs }, this.#world);
        if (shared === null)
            return null;
        this.#cleanup.defer(() => shared.release());
        checkout.onBeat(() => shared.beat());
        return shared;
    }
    async #openLedger(read, checkout, shared) {
        const world = this.#world;
        const dir = (0,local_phase/* getRecordFolder */.Mo)(read);
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
            spent: () => (0,recorded_spending/* sumSpending */.Q)((0,phase_state/* phaseState */.R)(this.#ledger?.events ?? []).attempts.spending),
        };
        const view = new run_view/* RunView */.J(outline, world);
        this.#cleanup.defer(() => view.close());
        const { lease } = checkout;
        const stamp = {
            runId: this.#runId,
            phase: read.phase.id,
            lease,
            now: () => new Date(world.now()),
            redact: (0,job_secrets/* createRedactor */.lY)(world),
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
        const heartbeats = (0,heartbeat/* keepHeartbeats */.DX)(dir, tasks, world.now, (plan) => (0,plans_under_way/* getLastActivity */.Q8)(view.underWay.of(plan)));
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
        checkout.onBeat(() => heartbeats.beat());
        return ledger;
    }
    async #prepare(read, ledger, { lost }, ofCommit) {
        const git = this.#git;
        const { leg = null } = this.#hold;
        const exchangeDir = this.#openExchange();
        const gateway = (0,boundaries/* openGateway */.JA)(this.#world, this.#cleanup);
        const input = {
            runId: this.#runId,
            leg,
            rooms: new rooms/* Rooms */.f(git, (0,own_folder/* makeOwnFolder */.xc)(this.#world, (0,recover_checkout.getRoomsFolder)(git, read.phase.id))),
            services: {
                ledger,
                interrupt: (0,run_context/* addInterrupt */.Fr)(AbortSignal.any([lost, this.#taken.signal]), this.#world.interrupt),
                agent: await this.#hold.agent(read, exchangeDir),
                exchangeDir,
                gateway,
                onActivity: this.#onActivity,
            },
            egress: await (0,boundaries/* openEgressProxy */.cG)(gateway, exchangeDir, this.#world, this.#cleanup),
            spared: this.#spared,
            effects: (0,prepare/* openingEffects */.R)(ledger),
            ofCommit,
            deadlineAt: this.#deadlineAt,
        };
        const context = await (0,prepare/* prepareRun */.Z)(read, input, this.#world);
        await (0,recover_checkout.recoverOutdated)(this.#spared, context);
        const { folds, pool } = context.isolation;
        this.#cleanup.defer(async () => {
            if (!lost.aborted)
                await pool.close();
        });
        this.#cleanup.defer(async () => {
            const location = { git, phase: read.phase.id, prefix: context.workspace.prefix };
            if (!lost.aborted && (await (0,answers/* restoreAnswers */.m_)(location, context.found.answersAt)))
                this.#warn(question_states/* answersText */.r8);
        });
        this.#cleanup.defer(() => folds.drain());
        return context;
    }
    #openExchange() {
        const folderId = this.#hold.runId === undefined ? this.#runId : `${this.#runId}-${this.#world.machine.pid}`;
        const folder = (0,own_folder/* makeOwnFolder */.xc)(this.#world, `phase-executor-${folderId}`);
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
    const stateFileContent = (0,_record_log_state_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readStateFile */ .qy)(root);
    if (stateFileContent.kind === 'unusable' ||
        (stateFileContent.kind === 'state' && !(0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .samePhase */ .u1)(stateFileContent.state.phase, facts.phase))) {
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
            remote: (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_5__/* .findConfiguredRemote */ .e)(place.git, world),
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

/***/ 41172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findPushObstacle),
/* harmony export */   s: () => (/* binding */ inspectWork)
/* harmony export */ });
/* harmony import */ var _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26097);
/* harmony import */ var _system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27989);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94895);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);




async function inspectWork({ base, commit, ...options }, plan, run) {
    const documents = `${run.workspace.prefix}.planning/`;
    const blobBytes = (path) => (path.startsWith(documents) ? maxDocumentBytes : _system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_1__/* .maxPushedBytes */ .r);
    try {
        const inspection = await (0,_system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_1__/* .inspectCommits */ .Jl)(run.workspace.git, base, commit, { blobBytes, ...options });
        return { found: inspection, refused: findForbidden(inspection, plan, run) };
    }
    catch (error) {
        if (!(error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .GitError */ .XS) || (0,_system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_2__/* .isMachineFault */ .O1)(error))
            throw error;
        return { found: null, refused: error.message };
    }
}
const maxDocumentBytes = 1024 * 1024;
function findPushObstacle({ large, steps }, { mayPushWorkflows }) {
    const file = large.find(({ bytes }) => bytes > _system_git_bundle_inspection_js__WEBPACK_IMPORTED_MODULE_1__/* .maxPushedBytes */ .r);
    if (file)
        return `its file ${file.path} has ${file.bytes} bytes, more than can be pushed`;
    const workflow = mayPushWorkflows ? undefined : steps.find(({ path }) => /^\.github\/workflows\//i.test(path));
    return workflow === undefined
        ? null
        : `it changes ${workflow.path}, which the job's own token may not push; pass the workflow a push_token that may`;
}
function findForbidden(inspection, plan, run) {
    const escapingLink = inspection.symlinks.find((link) => link.wayOut !== null);
    const document = inspection.symlinks.find(({ path }) => path.startsWith(`${run.workspace.prefix}.planning/`));
    const [gitlink] = inspection.gitlinks;
    const [badName] = inspection.notUtf8;
    const [tooLong] = inspection.tooLong;
    const [overlong] = inspection.large;
    const [dotGit] = inspection.dotGit;
    const ownFiles = _record_log_tracking_files_js__WEBPACK_IMPORTED_MODULE_0__/* .trackingFiles */ .FB.map((file) => `${run.workspace.prefix}${file}`);
    const tracked = inspection.changes.find(({ path }) => ownFiles.includes(path));
    const enginePath = inspection.steps.find(({ path }) => /^\.phase-executor(\/|$)/i.test(path));
    if (!inspection.isAncestor)
        return 'its commits do not come after the base they name';
    if (escapingLink)
        return `its symbolic link ${escapingLink.path} leads out of the repository (${escapingLink.wayOut})`;
    if (document)
        return `its document ${document.path} is a symbolic link`;
    if (gitlink)
        return `it changes the submodule ${gitlink.path}, which an unattended plan may not do`;
    const refused = findPushObstacle(inspection, run.policy);
    if (refused !== null)
        return refused;
    if (overlong !== undefined)
        return `its document ${overlong.path} has ${overlong.bytes} bytes; at most ${maxDocumentBytes} are read`;
    if (tooLong !== undefined)
        return `the name of ${JSON.stringify((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(tooLong, 100))} is too long for a checkout`;
    if (badName !== undefined)
        return `the name of ${JSON.stringify(badName)} is not UTF-8`;
    if (dotGit !== undefined)
        return `its path ${JSON.stringify(dotGit)} reaches into .git on some machines`;
    if (enginePath)
        return `it changes ${enginePath.path}, where the engine itself is checked out`;
    if (tracked)
        return `plan ${plan} changes ${tracked.path}, which only the orchestrator writes`;
    return null;
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
    file: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('path of the file', 'src/parser.ts')),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['done', 'partial']).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('how far it is', 'done')),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['passed', 'skipped', 'failed']).optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('its tests', 'passed')),
    notes: HandoffText.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('what the next agent should know', 'quotes are handled')),
});
const RemainingItemSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    file: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('path of the file', 'src/writer.ts')),
    description: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('what is to be done', 'write the footer')),
    referencePattern: HandoffText.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('example to follow', 'utils.ts:15-30 error handling')),
    priority: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['high', 'normal', 'low']).optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('order of the work', 'high')),
});
const HandoffContextSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    decisions: HandoffTexts.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('decisions that later work must keep', ['UTF-8 only'])),
    patterns: HandoffTexts.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('patterns of the code to follow', ['errors are values'])),
    issues: HandoffTexts.optional().meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('problems that were met', ['the server is slow'])),
    filesModified: HandoffTexts.transform((files) => [...new Set(files)]).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('every file that was changed, each once', ['src/parser.ts'])),
});
const CheckpointReturnSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(CompletedItemSchema).max(1000).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('items that are done, or partly', [])),
    remaining: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(RemainingItemSchema).max(1000).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('items for the next agent', [])),
    context: HandoffContextSchema.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('what the next agent has to know', {})),
    createdAt: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ offset: true }).meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('ISO time', '2026-01-01T00:00:00.000Z')),
    agentId: HandoffText.meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('the agent that stopped', 'agent-1')),
    reason: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['threshold_critical', 'task_complete', 'error'])
        .meta((0,_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('why it stopped: its context was full, its part was done, or an error', 'threshold_critical')),
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
    #options;
    #fields;
    constructor(agentId, reason, options) {
        this.#options = options;
        const context = { decisions: [], patterns: [], filesModified: [] };
        this.#fields = { completed: [], remaining: [], context, agentId, reason };
    }
    addCompleted(item) {
        this.#fields.completed.push(item);
        return this;
    }
    addRemaining(item) {
        this.#fields.remaining.push(item);
        return this;
    }
    addDecision(decision) {
        this.#fields.context.decisions.push(decision);
        return this;
    }
    addPattern(pattern) {
        this.#fields.context.patterns.push(pattern);
        return this;
    }
    addIssue(issue) {
        const { context } = this.#fields;
        context.issues = [...(context.issues ?? []), issue];
        return this;
    }
    addFileModified(file) {
        this.#fields.context.filesModified.push(file);
        return this;
    }
    build() {
        const built = parseCheckpointReturn({ ...this.#fields, createdAt: this.#options.now().toISOString() });
        const { warning } = validateCheckpointSize(built);
        if (warning)
            this.#options.warn(warning);
        return built;
    }
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
    const knownReason = signal_schema/* FailureReasonSchema */.yt.safeParse(lastReason).data ?? 'verification_failed';
    if (knownReason === 'quota' && signal.status === 'failure' && !signal.details.retryable)
        return "add credit to the account of the agent's provider, then run the phase again";
    if (signal.status === 'failure' && signal.details.error?.message.includes(noChange))
        return 'read there what the agent said, let it write files and run commands (flags in agent-command), then run the phase again';
    const subject = (0,text_text/* clipText */.gL)((0,text_text/* stripLine */.nU)(finding?.subject ?? ''), 120);
    const step = knownReason === 'verification_failed' && finding !== null ? findingSteps[finding.check]?.(subject) : undefined;
    return `${step ?? steps[knownReason]}, then run the phase again`;
}
const findingSteps = {
    artifact: (path) => `let a task of the plan say that ${path} is to be written, or correct its name in must_haves.artifacts`,
    key_link: (link) => `let a task of the plan say how ${link} is to be connected, or correct it in must_haves.key_links`,
    command: (command) => `run ${command} yourself, and correct it in <automated> of the plan or what it tests`,
};
const steps = failure_steps_namespaceObject;


/***/ }),

/***/ 98848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ keepOutOfGit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13528);



async function keepOutOfGit(git, path) {
    const isTracked = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)) && (await git.read(['ls-files', '-z', '--', path])) !== '';
    if (isTracked || (await (0,_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listFilesUnder */ .U4)(git, 'HEAD', [path])).length > 0)
        return false;
    const line = `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}*`;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'info', 'exclude');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isFile())
        return false;
    const before = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') : '';
    if (before.split('\n').includes(line))
        return true;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${before === '' || before.endsWith('\n') ? '' : '\n'}${line}\n`);
    return true;
}


/***/ })

};
;