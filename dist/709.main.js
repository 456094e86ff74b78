"use strict";
exports.id = 709;
exports.ids = [709];
exports.modules = {

/***/ 83746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ witnessHere)
});

// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/run/checkout-programs.js
var checkout_programs = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/run/commands/command-strength.js
var command_strength = __webpack_require__(10947);
// EXTERNAL MODULE: ./lib/judge/run/verifier.js + 2 modules
var verifier = __webpack_require__(20643);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/signal/exit-gate.js
var exit_gate = __webpack_require__(17120);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/run/base-tests.js
var base_tests = __webpack_require__(80568);
// EXTERNAL MODULE: ./lib/judge/run/mutant-runs.js + 2 modules
var mutant_runs = __webpack_require__(80534);
// EXTERNAL MODULE: ./lib/judge/run/own-results.js
var own_results = __webpack_require__(43002);
// EXTERNAL MODULE: ./lib/judge/run/phase-tests.js + 1 modules
var phase_tests = __webpack_require__(59996);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/judge/checks/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(97101);
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
    if (run.schedule.plans.length === 0)
        return;
    const old = changed.filter((path) => (0,test_file/* isTestMaterial */.G)(path) && !path.startsWith(`${prefix}.planning/`) && !isMeant(path));
    if (old.length === 0)
        return;
    const runs = [];
    const timeoutMs = (0,checkout_programs/* patience */._L)(tested.at(-1) ?? {});
    await checkout.reset();
    for (const time of [200, 201]) {
        await putBack(old, checkout, run);
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
    const reason = `${(0,text_text/* firstFew */.Dt)(old)} ${isOne ? 'was' : 'were'} changed, and no plan names ${isOne ? 'that file' : 'those files'}`;
    const step = `name ${isOne ? 'it' : 'them'} in files_modified of the plan that is to change ${isOne ? 'it' : 'them'}, or keep the behaviour`;
    const unnamed = runs.find(({ named }) => !named.isRedNamed);
    const failing = (0,text_text/* firstFew */.Dt)(mattering.map(failure_detail/* failureText */.k), 5, '; ');
    if (mattering.length > 0)
        reported.broken.push(`${oldTestsFail(mattering)}: ${failing}; ${reason}; ${step}`);
    else if (unnamed !== undefined) {
        const reasons = (0,text_text/* firstFew */.Dt)(unnamed.verdict.reasons, 2, '; ');
        reported.broken.push(`the old tests do not pass on the new code (${reasons}); ${reason}; ${step}`);
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
async function putBack(paths, checkout, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    for (const { mode, id, path } of await (0,tree/* entriesUnder */.X2)(git, startCommit, paths)) {
        if (!mode.startsWith('100'))
            continue;
        const foundObject = await git.objects.read(id);
        const file = (0,external_node_path_.join)(checkout.top, path);
        if (foundObject.kind !== 'blob' || (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === false)
            continue;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, foundObject.content);
        if (mode === '100755')
            (0,external_node_fs_.chmodSync)(file, 0o755);
    }
}

// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
// EXTERNAL MODULE: ./lib/judge/run/tests/verdict.js + 1 modules
var verdict = __webpack_require__(44709);
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
    const note = (closes, sentences) => {
        for (const sentence of sentences)
            (closes ? told.weakened : told.warnings).push(sentence);
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
    if (undeclared.length === 0)
        return note(false, [sentence(lost)]);
    const step = 'bring them back, or name their files in files_modified of the plan that is to change them';
    note(true, [...weakened, `${sentence(undeclared)}; ${step}`]);
}
async function provenBy(files, { base, checkout, before, tested, }, reported, run) {
    const expected = files.filter(test_file/* isTestMaterial */.G);
    const { hollow, changed, isChanged } = await hollowFiles(files, checkout, base);
    const all = new Map([...hollow, ...changed]);
    const isNew = new Set(expected.filter((path) => (0,test_file/* isTestFile */.h)(path) && !isPlainFile((0,external_node_path_.join)(base.top, path))));
    let time = 300;
    const testsOn = async (chosen, code) => {
        time += 1;
        await base.reset();
        for (const path of chosen.filter((each) => isPlainFile((0,external_node_path_.join)(checkout.top, each))))
            writeFile((0,external_node_path_.join)(base.top, path), (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(checkout.top, path)));
        for (const [path, text] of code)
            writeFile((0,external_node_path_.join)(base.top, path), text);
        return (await (0,checkout_programs/* sideTests */.t3)({ what: 'proof', time, log: 'tests-red', timeoutMs: (0,checkout_programs/* patience */._L)(tested) }, base, run)).verdict;
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
async function hollowFiles(files, { top }, base) {
    const [hollow, changed] = [new Map(), new Map()];
    let isChanged = false;
    for (const path of files.filter((file) => (0,hollow_code/* isMutable */.b)(file) && isPlainFile((0,external_node_path_.join)(top, file)))) {
        const before = isPlainFile((0,external_node_path_.join)(base.top, path)) ? (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(base.top, path), 'utf8') : null;
        const text = await (0,hollow_code/* hollowCode */.n)(path, (0,external_node_fs_.readFileSync)((0,external_node_path_.join)(top, path), 'utf8'), before);
        isChanged ||= before !== null;
        if (text !== null)
            (before === null ? hollow : changed).set(path, text);
    }
    return { hollow, changed, isChanged };
}
function isPlainFile(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function writeFile(path, content) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    (0,external_node_fs_.writeFileSync)(path, content);
}

// EXTERNAL MODULE: ./lib/judge/run/tests/red-apart.js
var red_apart = __webpack_require__(38379);
;// CONCATENATED MODULE: ./lib/judge/decide/confirmed-tests.js











async function confirmedTests(facts, checkout, run) {
    const repeated = await repeatedTests(facts.commit, checkout, run);
    const result = closedByRed(repeated, run) ??
        (await closedByRewriting(repeated, checkout, run)) ??
        (await closedByFlaky(repeated, facts.commit, run)) ??
        (await comparedWithBase(repeated, checkout, run));
    const { tests } = result;
    const { confirmingRuns } = run.policy;
    const requested = {
        ...facts,
        tests: { verdict: tests.verdict, commit: facts.commit },
        confirmations: confirmingRuns,
    };
    return {
        decision: (0,exit_gate/* exitGate */.c)(requested, { requireTests: true, confirmingRuns }),
        proof: null,
        oldTests: [],
        phaseTests: [],
        mutants: null,
        ...result,
        warnings: [...redWarnings(tests.red), ...(result.warnings ?? [])],
    };
}
function closedByRed({ decisive: { verdict }, apart }, run) {
    if (apart === null || apart.mayOpen)
        return null;
    const reasons = [...apart.reasons, ...verdict.reasons];
    return { tests: { ...verdict, reasons, red: apart.red }, warnings: withheldFrom(run.services) };
}
async function closedByRewriting(tests, checkout, run) {
    const changed = await (0,tree/* changedBetween */.jr)(run.workspace.git, run.found.startCommit, checkout.commit);
    const rewritten = await (0,checkout_programs/* rewrittenCode */.OZ)(changed, checkout, run);
    if (rewritten.length === 0)
        return null;
    const reason = `the tests rewrote ${(0,text_text/* firstFew */.Dt)(rewritten)}, so they passed on other code than the commit has; commit what they write, or let them write elsewhere`;
    const { verdict } = tests.decisive;
    return { tests: { ...verdict, verdict: 'fail', reasons: [reason, ...verdict.reasons] } };
}
async function comparedWithBase(repeated, checkout, run) {
    const { runs, decisive, apart } = repeated;
    const tests = apart === null ? decisive.verdict : { ...decisive.verdict, verdict: 'pass', reasons: [], red: apart.red };
    const { weakened, broken, warnings, proof, idle } = await againstBase(tests, runs, checkout, run);
    const own = await (0,phase_tests/* phaseTests */.JE)(runs.at(-1) ?? decisive, idle, checkout, run);
    const more = { proof, warnings, oldTests: broken, phaseTests: own };
    const ended = new Set(more.phaseTests.flatMap(({ path, idle }) => (idle === own_results/* ENDED_EARLY */.$g ? [path] : [])));
    const objections = [
        ...(weakened.length > 0 ? [`the tests prove less than before the phase: ${weakened.join('; ')}`] : []),
        ...(ended.size > 0
            ? [
                `${(0,text_text/* firstFew */.Dt)([...ended])} ended with exit code 0 and reported none of the tests in it; find what ends the process`,
            ]
            : []),
    ];
    if (objections.length > 0) {
        const reason = objections.join('; ');
        return { tests: { ...tests, verdict: 'fail', reasons: [reason, ...tests.reasons] }, ...more };
    }
    const isGreen = broken.length === 0 && tests.red === undefined;
    return { tests, ...more, mutants: isGreen ? await (0,mutant_runs/* mutantRuns */.w)(checkout, run) : null };
}
function redWarnings(red) {
    if (red === undefined)
        return [];
    const reported = (names, reason) => names.length === 0 ? [] : [`${reason}: ${(0,text_text/* firstFew */.Dt)(names)}`];
    return [
        ...reported(red.inherited, 'red before the phase and red now (inherited)'),
        ...reported(red.flaky, 'red and green on the same commit (flaky)'),
        ...reported(red.accepted, 'red, and accepted'),
    ];
}
async function closedByFlaky({ decisive: { verdict }, apart }, commit, run) {
    if (apart !== null)
        return null;
    const { git, prefix } = run.workspace;
    for (const existing of (0,run_opening/* flakyOnRecord */.UA)(run.services.ledger.earlier, run.policy.testCommand)) {
        if (existing.commit === run.found.startCommit || (await git.resolve(existing.commit)) === null)
            continue;
        const changed = await (0,tree/* changedBetween */.jr)(git, existing.commit, commit);
        if (changed.some((path) => !path.startsWith(`${prefix}.planning/`)))
            continue;
        const isNamed = (name) => (0,red_apart/* isAcceptedTest */.Yx)({ name, outcome: 'failed' }, run.policy.accepted);
        const open = existing.names.filter((label) => !isNamed(label) && !isNamed(label.replace(/ \([^()]*\)$/, '')));
        if (open.length === 0)
            continue;
        const reason = `flaky: ${(0,text_text/* firstFew */.Dt)(open)} failed on ${(0,text_text/* shortId */.m_)(existing.commit)}, which has the same files; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`;
        const red = { new: [], inherited: [], flaky: existing.names.slice(0, 100), accepted: [] };
        return { tests: { ...verdict, verdict: 'fail', reasons: [reason], red } };
    }
    return null;
}
function withheldFrom({ judging }) {
    const names = judging.withheld();
    if (names.length === 0)
        return [];
    return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}
async function repeatedTests(commit, checkout, run) {
    const { accepted, confirmingRuns, comparesTests } = run.policy;
    const decisive = await testsOn(commit, 1, checkout, run);
    const runs = [decisive];
    const isAllowed = run.policy.inheritedTests === 'allow' && comparesTests;
    for (;;) {
        const red = runs.find((testedRun) => !isGreen(testedRun));
        const apart = red === undefined ? null : toldApart(isAllowed ? await (0,base_tests/* inheritedTests */.A)(run) : null);
        const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
        if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
            return { runs, decisive: red ?? decisive, apart };
        runs.push(await testsOn(commit, runs.length + 1, checkout, run));
    }
    function toldApart(inherited) {
        const apart = (0,red_apart/* redApart */.iX)(runs.filter(isTelling), { inherited, isAccepted: (test) => (0,red_apart/* isAcceptedTest */.Yx)(test, accepted) });
        return { ...apart, mayOpen: apart.mayOpen && runs.every(isTelling) };
    }
}
function isGreen({ verdict }) {
    return verdict.verdict === 'pass';
}
function isTelling(run) {
    return isGreen(run) || hasFailures(run);
}
function hasFailures({ verdict }) {
    const { failed, errors, extra } = verdict;
    const isCut = verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
    return !isCut && (failed ?? 0) + (errors ?? 0) + (extra.suitesFailed ?? 0) > 0;
}
async function testsOn(commit, time, checkout, run) {
    const { ledger } = run.services;
    ledger.append('tests_start', { command: run.policy.testCommand, commit, of: 'tests', time });
    await checkout.reset();
    const tested = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time, logFile: ledger.logFile('tests', time) }, run);
    ledger.append('tests_end', { commit, ...tested.verdict });
    return tested;
}

;// CONCATENATED MODULE: ./lib/judge/decide/witness-here.js






function witnessHere(before, run) {
    return {
        setUp: (checkout) => (0,checkout_programs/* setUpCheckout */.Wf)(checkout, run),
        commands: async (plan, checkout) => {
            const commands = (0,programs/* listPlanCommands */.Q7)(plan);
            const how = { log: plan.id, onlyReads: commands.every(command_strength/* onlyReads */.AD) };
            const options = { root: checkout.root, project: run.workspace.project };
            const requested = { texts: commands, areAlone: (0,declared/* declaresNothing */.DM)(plan, run.workspace.prefix) };
            return (0,programs/* runPlanCommands */.RN)(requested, options, (0,checkout_programs/* getCheckoutPrograms */.eR)(checkout, how, run), checkout.answers);
        },
        tests: (facts, checkout) => confirmedTests(facts, checkout, run),
        verification: async (checkout) => {
            await checkout.reset();
            return (0,verifier/* verifyPhase */.Bb)(before, checkout, run);
        },
    };
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
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
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
    if (isOpen && facts.failOnWarnings && warnings.length > 0) {
        const some = warnings.length === 1 ? 'there is a warning' : `there are ${warnings.length} warnings`;
        const message = `every plan is complete, but ${some}, and fail-on-warnings is set`;
        const details = { ...common, ...gate, reason: 'verification_failed', retryable: false };
        return completion_signal/* CompletionSignal */.FL.failure(phase, message, details, context);
    }
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
    const last = services.ledger.events.findLast((event) => event.event === 'verify' && event.plan === plan);
    const { data = [] } = JudgedFindings.safeParse(last?.event === 'verify' ? last.findings : []);
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
    const jobs = (0,run_opening/* recordedJobs */.pi)(run.services.ledger.events, run.runId);
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
    const spent = (0,recorded_spending/* totalSpent */.J)((0,recorded_spending/* recordedSpending */.p)(run.services.ledger.events));
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
    const leftOut = (0,plan_endings/* plansLeftOut */.Kj)(progress);
    return {
        ...measured,
        interrupted,
        deadlineReached: run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt,
        roundsUsed: cut === 'rounds',
        budgetUsed: gate === null ? ((0,run_context/* usedUp */.h4)(run)?.text ?? null) : null,
        halted,
        warnings: collectWarnings(plans, run),
        leftOut,
        failedPlan: failed?.plan,
        retryOptions: (0,retry_policy/* getRetryOptions */.$U)(run.policy.retry),
        nextSteps: nextSteps(progress, gate, { interrupted, leftOut }),
        failOnWarnings: run.policy.failOnWarnings,
        gate: gate && { ...gate, evidence: gate.level },
    };
}
function collectWarnings(plans, run) {
    const ofPlans = [...plans].flatMap(([id, { details }]) => (details.warnings ?? []).map((warning) => `plan ${id}: ${warning}`));
    const planFiles = new Set(run.schedule.plans.map(({ plan }) => plan.path));
    const matches = run.found.findings.filter(({ file }) => !planFiles.has(file)).map(diagnostic/* diagnosticText */.J);
    return [...new Set([...matches, ...(0,run_opening/* runWarnings */.NH)(run.services.ledger.events, run.runId), ...ofPlans])];
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
    await run.isolation.chores.drain();
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

/***/ 30709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oz: () => (/* binding */ adoptOrphans),
  ON: () => (/* binding */ baseFirst),
  PF: () => (/* binding */ runPhase),
  Eg: () => (/* binding */ runPlans)
});

// EXTERNAL MODULE: ./lib/agents/program/agent.js + 1 modules
var agent = __webpack_require__(17388);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/claims/promised-text.js
var promised_text = __webpack_require__(81252);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var candidate_declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/run/base-tests.js
var base_tests = __webpack_require__(80568);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/run/console/named-test.js
var named_test = __webpack_require__(80811);
// EXTERNAL MODULE: ./lib/judge/run/console/runners.js + 7 modules
var runners = __webpack_require__(88828);
// EXTERNAL MODULE: ./lib/judge/run/test-origin.js
var test_origin = __webpack_require__(33496);
// EXTERNAL MODULE: ./lib/judge/run/tests/lost-tests.js
var lost_tests = __webpack_require__(51377);
;// CONCATENATED MODULE: ./lib/judge/decide/inherited-stop.js











async function inheritedRed(plans, run) {
    const nothing = { warning: null, stop: null };
    const base = await (0,base_tests/* testsBefore */.r)(run.found.startCommit, run);
    if ('problem' in base)
        return { ...nothing, warning: `the tests were not run before the phase: ${base.problem}` };
    const { sha } = await run.workspace.git.head();
    if (base.named.isRedNamed && sha !== run.found.startCommit)
        await (0,base_tests/* testsBefore */.r)(sha, run);
    const flaky = base.flaky.length === 0 ? [] : [`flaky before the phase: ${(0,text_text/* firstFew */.Dt)(base.flaky)}`];
    const warning = (more) => [...flaky, ...more].join('; ') || null;
    const tests = await (0,base_tests/* inheritedTests */.A)(run);
    if (tests === null)
        return { warning: warning(unnamedRed(base)), stop: null };
    const what = `${(0,text_text/* formatCount */.B4)(tests.tests.length, 'test')} red before the phase: ${(0,text_text/* firstFew */.Dt)(tests.tests.map(lost_tests/* testLabel */.xW))}`;
    if (run.policy.inheritedTests === 'allow' || (await areMeant(tests.tests, plans, sha, run)))
        return { warning: warning([`inherited: ${what}`]), stop: null };
    return {
        warning: warning([]),
        stop: `${what}, so no agent was started; fix them first, name them in the plan that is to fix them, or set tests.inherited: allow, with which only new failures close the exit gate`,
    };
}
function unnamedRed({ verdict: { failed, passed }, named }) {
    if (named.isRedNamed || !failed || !passed)
        return [];
    return [
        `${(0,text_text/* formatCount */.B4)(failed, 'test')} red before the phase, and the runner does not name them: the gate stays closed until all pass`,
    ];
}
async function areMeant(tests, plans, head, run) {
    if (plans.some((plan) => runsAllTests(plan, run) || failingTests.test(plan.text)))
        return true;
    const { git, prefix } = run.workspace;
    const declared = plans.map((plan) => (0,candidate_declared/* declaredPaths */.$N)(plan, prefix));
    const names = declared.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.names ?? []));
    const modules = names.map((path) => external_node_path_.posix.basename(path, external_node_path_.posix.extname(path))).filter((name) => name.length > 2);
    const isNamed = (text) => plans.some((plan) => plan.text.includes(text));
    const isMeantFile = async (path) => {
        if (isNamed(external_node_path_.posix.basename(path)) || declared.some((paths) => paths.covers(path)))
            return true;
        const text = (await (0,tree/* textInTree */.r3)(git, run.found.startCommit, path)) ?? '';
        return modules.some((name) => new RegExp(`[/.'" ]${(0,promised_text/* escapePattern */.MP)(name)}(?:\\.\\w+)?['";\\s]`).test(text));
    };
    const files = await (0,test_origin/* declaringFiles */.D)(tests, head, run);
    for (const [at, test] of tests.entries()) {
        const title = (0,named_test/* getTestTitle */.XC)(test);
        const meant = await Promise.all((files[at] ?? []).map(isMeantFile));
        if (!meant.includes(true) && !(title.length >= 4 && isNamed(title)))
            return false;
    }
    return true;
}
const failingTests = /\b(?:failing|failed|broken|red)\s+(?:\w+\s+)?tests?\b|\btests?\s+(?:that\s+)?(?:is|are|fails?)\s+(?:red|failing|broken)\b|\bfix(?:es|ing)?\s+(?:the\s+)?(?:\w+\s+)?(?:tests?|test suite|CI)\b/i;
function runsAllTests(plan, { policy: { testCommand } }) {
    const isRunner = (command) => (0,runners/* findNamedRunners */.U)(command).length > 0 || runnersPattern.test(command);
    return (0,programs/* listPlanCommands */.Q7)(plan).some((command) => command.includes(testCommand.trim()) || (isRunner(command) && !chosenPattern.test(command)));
}
const runnersPattern = /\b(?:npm|pnpm|yarn|bun|make|just|mix|gradlew?|mvn|swift|deno|dotnet)\s+(?:\S+\s+)*test\b|\bnode\b[^|;&]*\s--test\b|-m\s+unittest\b/;
const chosenPattern = /\S\.(?:[cm]?[jt]sx?|py|go|rb|rs|php|java|kt|t|bats)\b|\s(?:-t|-k|-run|--grep|--filter)[= ]/;

// EXTERNAL MODULE: ./lib/judge/decide/phase-gate.js + 1 modules
var phase_gate = __webpack_require__(84668);
// EXTERNAL MODULE: ./lib/judge/decide/witness-here.js + 4 modules
var witness_here = __webpack_require__(83746);
// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/system/git/checkpoint/pack.js


async function packLooseObjects(git, { atLeast = manyObjects } = {}) {
    const objects = (0,external_node_path_.join)(git.commonDir, 'objects');
    const folders = (0,external_node_fs_.readdirSync)(objects).filter((name) => /^[0-9a-f]{2}$/.test(name));
    const names = folders.flatMap((folder) => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(objects, folder)).flatMap((rest) => (/^[0-9a-f]{38,62}$/.test(rest) ? [`${folder}${rest}`] : [])));
    if (names.length < atLeast)
        return 0;
    const args = ['pack-objects', '--quiet', '--window=4', '--threads=1', (0,external_node_path_.join)(objects, 'pack', 'pack')];
    await git.run(args, { stdin: `${names.join('\n')}\n` });
    await git.run(['prune-packed', '--quiet']);
    return names.length;
}
const manyObjects = 2_000;
async function packTags(git) {
    await git.run(['pack-refs']);
}

// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/run/attempt/adoption.js + 1 modules
var adoption = __webpack_require__(16001);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/loop/human-gate.js
var human_gate = __webpack_require__(35281);
// EXTERNAL MODULE: ./lib/run/loop/phase-end.js + 3 modules
var phase_end = __webpack_require__(72179);
// EXTERNAL MODULE: ./lib/run/loop/plan-endings.js
var plan_endings = __webpack_require__(34032);
// EXTERNAL MODULE: ./lib/run/loop/plan-run.js + 1 modules
var plan_run = __webpack_require__(61270);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
// EXTERNAL MODULE: ./lib/run/loop/standing-verdict.js
var standing_verdict = __webpack_require__(56630);
;// CONCATENATED MODULE: ./lib/run/loop/phase-run.js




















async function runPhase(runContext) {
    const { run, stop } = makeStoppable(runContext);
    const progress = (0,run_progress/* startRun */.AD)(run);
    (0,run_progress/* announceProgress */.tc)(progress);
    let baseTests = async () => { };
    try {
        baseTests = await baseFirst(progress);
        await runPlans(progress);
        await baseTests();
        const judge = async () => (0,phase_gate/* phaseGate */.n)(run, (0,witness_here/* witnessHere */.i)(progress.before, run), {
            changes: await (0,plan_changes/* planChanges */.X)(run, progress.signals),
            questions: (0,run_progress/* weakerPlans */.Ym)(progress),
        });
        return await (0,phase_end/* endPhase */.z)(progress, async () => (await (0,standing_verdict/* standingVerdict */.m)(progress)) ?? judge());
    }
    catch (error) {
        stop();
        await Promise.allSettled([...progress.running.values(), baseTests()]);
        const cause = error instanceof Error ? error : String(error);
        const ours = error instanceof agent/* AgentMissingError */.Ap ? 'agent_error' : 'internal';
        const reason = watchdog/* watchdog */.uJ.isStuck ? 'interrupted' : ours;
        const details = { reason, retryable: watchdog/* watchdog */.uJ.isStuck };
        const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, cause, details, (0,completion_signal/* signalContext */.OK)(run));
        try {
            run.services.ledger.writeSignal(null, signal);
        }
        catch (unwritten) {
            if (!(0,git_error/* isMachineFault */.O1)(unwritten))
                throw unwritten;
        }
        throw error;
    }
}
async function baseFirst(progress) {
    const { run, states, history } = progress;
    const { ledger, clock, interrupt, judging } = run.services;
    const { testCommand, comparesTests, limits, inheritedTests } = run.policy;
    const nothing = async () => { };
    const leftOut = new Set((0,plan_endings/* plansLeftOut */.Kj)(progress));
    const open = run.schedule.plans.flatMap(({ plan }) => states.get(plan.id) === 'pending' && !leftOut.has(plan.id) ? [plan] : []);
    const isOver = clock.uptimeMs() >= limits.deadlineAt || interrupt.soon.aborted;
    progress.halted = judging.namespaces.unheld;
    if (progress.halted !== null)
        return nothing;
    if (testCommand === '' || !comparesTests || open.length === 0 || history.length > 0 || isOver)
        return nothing;
    const reported = inheritedRed(open, run).then(({ warning, stop }) => {
        if (warning !== null)
            ledger.append('warning', { message: warning });
        return stop;
    });
    if (inheritedTests === 'allow') {
        reported.catch(() => { });
        return async () => void (await reported);
    }
    progress.halted = await reported;
    return nothing;
}
async function runPlans(progress) {
    const { running } = progress;
    for (;;) {
        for (const plan of nextPlans(progress))
            running.set(plan.id, takePlan(plan, progress).finally(() => running.delete(plan.id)));
        if (running.size === 0)
            return;
        await Promise.race(running.values());
    }
}
function makeStoppable(run) {
    const own = new AbortController();
    const interrupt = (0,run_context/* endedBy */.mr)(own.signal, run.services.interrupt);
    return { run: { ...run, services: { ...run.services, interrupt } }, stop: () => own.abort() };
}
function nextPlans(progress) {
    const { run, states } = progress;
    const isOver = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt || (0,plan_endings/* whyOver */.Fd)(progress) !== null;
    if (isOver || run.services.interrupt.soon.aborted)
        return [];
    const hasMoney = (0,run_context/* usedUp */.h4)(run) === null;
    const only = hasMoney ? run.leg?.plan : null;
    if (only)
        return run.schedule.plans.flatMap(({ plan }) => (plan.id === only && states.get(only) === 'pending' ? [plan] : []));
    const waiting = [...run.found.orphans.keys()].filter((id) => states.get(id) === 'pending');
    const leftOut = (0,plan_endings/* plansLeftOut */.Kj)(progress).map((id) => [id, 'skipped']);
    const atWork = new Map([...states, ...leftOut, ...waiting.map((id) => [id, 'running'])]);
    const fresh = hasMoney ? (0,ready/* readyPlans */.iQ)(run.schedule, atWork, { apart: true, limit: run.policy.parallel }) : [];
    return [...waiting, ...fresh].flatMap((id) => run.schedule.plans.flatMap(({ plan }) => (plan.id === id ? [plan] : [])));
}
async function takePlan(plan, progress) {
    const { run, states } = progress;
    states.set(plan.id, 'running');
    const waits = run.found.orphans.has(plan.id) ? null : await (0,human_gate/* askBeforeAttempt */.o)(plan, run);
    if (waits !== null)
        return (0,run_progress/* concludePlan */.Bb)(progress, plan.id, waits);
    const past = progress.past.attempts.filter((attempt) => attempt.plan === plan.id);
    const planEnd = await (0,plan_run/* runPlan */.Fo)(plan, progress.history, past, run);
    if (progress.history.length % packEvery === 0)
        await tryToPack(run);
    if (planEnd.signal.status === 'failure')
        (0,run_progress/* noteFailure */.fj)(progress, planEnd);
    (0,run_progress/* concludePlan */.Bb)(progress, plan.id, planEnd.signal, planEnd.signal.status === 'success' ? undefined : planEnd.decision);
}
const packEvery = 100;
async function tryToPack(run) {
    const { git } = run.workspace;
    const { ledger } = run.services;
    try {
        await packTags(git);
        await packLooseObjects(git);
    }
    catch (error) {
        if (error instanceof lease/* FencedError */.Qz)
            throw error;
        ledger.append('warning', { message: `tags and objects were not packed: ${error.message}` });
    }
}
async function adoptOrphans(run) {
    const { ledger } = run.services;
    const adopted = run.schedule.plans.map(async ({ plan }) => {
        const orphan = run.found.orphans.get(plan.id);
        if (orphan === undefined)
            return [];
        const { signal } = await (0,adoption/* adoptAttempt */.g)(plan, orphan, run);
        if (signal.status === 'success')
            run.progress.done.add(plan.id);
        ledger.writeSignal(plan.id, signal);
        ledger.append((0,events_event/* endingKind */.wJ)('plan', signal.status), { plan: plan.id, signal });
        return [signal];
    });
    const signals = (await Promise.all(adopted)).flat();
    await run.isolation.chores.drain();
    return signals;
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
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67263);
/* harmony import */ var _attempt_caged_call_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34356);




async function standingVerdict({ run, history, attemptsBefore }) {
    const { ledger } = run.services;
    const last = ledger.earlier.findLast(({ event }) => event === 'verdict');
    if (last?.event !== 'verdict' || run.policy.rejudge || !canStand(run) || history.length > attemptsBefore)
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
        level: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .getWeakest */ .pW)([...evidence.values()].map(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceLevel */ .GT)),
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
    const { cages, judging } = services;
    const isAlone = leg === null && policy.commitDocs && policy.commitSigning === 'off';
    return isAlone && judging.namespaces.isRecordHidden && cages.namespace !== null && (0,_attempt_caged_call_js__WEBPACK_IMPORTED_MODULE_3__/* .wereAllCaged */ .vv)(cages);
}


/***/ })

};
;