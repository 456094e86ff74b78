"use strict";
exports.id = 3540;
exports.ids = [3540];
exports.modules = {

/***/ 33540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAdopt: () => (/* binding */ runAdopt)
/* harmony export */ });
/* harmony import */ var _agents_adapters_script_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45976);
/* harmony import */ var _publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71440);
/* harmony import */ var _run_loop_phase_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91549);
/* harmony import */ var _run_open_hold_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11039);
/* harmony import */ var _run_open_own_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76478);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);







const runAdopt = async ([ref = ''], world) => {
    const hold = { ref, agent: () => _agents_adapters_script_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptAgent */ .N, openRecord: (scope) => (0,_run_open_own_record_js__WEBPACK_IMPORTED_MODULE_4__/* .holdShared */ .N)(scope, null, world) };
    return (0,_run_open_hold_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .holdPhase */ .f)(hold, world, async (context) => {
        const signals = await (0,_run_loop_phase_run_js__WEBPACK_IMPORTED_MODULE_2__/* .adoptOrphans */ .oz)(context);
        const adopted = signals.filter(({ status }) => status === 'success');
        const failed = signals.filter(({ status }) => status !== 'success');
        const lines = [
            ...adopted.map(({ plan, attempt }) => `adopted attempt ${attempt} of plan ${plan}`),
            ...failed.map((signal) => `attempt ${signal.attempt} of plan ${signal.plan} proved nothing: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLine */ .h0)((0,_publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .signalText */ .UW)(signal))}`),
        ];
        const text = lines.length === 0 ? 'there was nothing to adopt' : lines.join('\n');
        const reported = ({ plan, attempt }) => ({ plan, attempt });
        const json = {
            adopted: adopted.map((signal) => ({ ...reported(signal), filesModified: signal.details.filesModified })),
            failed: failed.map((signal) => ({ ...reported(signal), signal })),
        };
        return { exitCode: 0, json, text, summary: `${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .inertMarkdown */ .Ic)(text)}\n` };
    });
};


/***/ }),

/***/ 11269:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ gateRunnerHere)
});

// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/run/checkout-programs.js
var checkout_programs = __webpack_require__(94343);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/run/commands/command-strength.js
var command_strength = __webpack_require__(10947);
// EXTERNAL MODULE: ./lib/judge/run/verifier.js + 1 modules
var verifier = __webpack_require__(881);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/signal/exit-gate.js
var exit_gate = __webpack_require__(17120);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/candidate/change-plan.js
var change_plan = __webpack_require__(16893);
// EXTERNAL MODULE: ./lib/judge/run/base-tests.js
var base_tests = __webpack_require__(80568);
// EXTERNAL MODULE: ./lib/judge/run/mutant-runs.js + 1 modules
var mutant_runs = __webpack_require__(34951);
// EXTERNAL MODULE: ./lib/judge/run/own-results.js
var own_results = __webpack_require__(43002);
// EXTERNAL MODULE: ./lib/judge/run/phase-tests.js + 1 modules
var phase_tests = __webpack_require__(59996);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
// EXTERNAL MODULE: ./lib/system/git/changed-lines.js
var changed_lines = __webpack_require__(66224);
;// CONCATENATED MODULE: ./lib/judge/run/reach.js










const Script = schemas/* object */.Ikc({
    url: schemas/* string */.YjP(),
    functions: schemas/* array */.YOg(schemas/* object */.Ikc({
        ranges: schemas/* array */.YOg(schemas/* object */.Ikc({ startOffset: schemas/* number */.aig(), endOffset: schemas/* number */.aig(), count: schemas/* number */.aig() })),
    })),
});
const maxReports = 100;
const maxReportBytes = 16 * 1024 * 1024;
const maxFiles = 200;
const nodeCode = /\.(?:[cm]?js|[cm]?ts)$/;
const idleLine = /^\s*(?:$|\/\/|\/\*|\*|[\])};,]+$|(?:\} )?else \{$|(?:import|export type|export interface|interface|type)\b)/;
async function unreachedLines(folder, checkout, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const changed = (await (0,tree/* changedBetween */.jr)(git, startCommit, checkout.commit)).filter((path) => nodeCode.test(path) && !(0,test_file/* isTestMaterial */.G)(path) && !path.startsWith(`${prefix}.planning/`));
    const urls = new Map(changed.slice(0, maxFiles).map((path) => [(0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(checkout.top, path)).href, path]));
    const reports = urls.size === 0 ? [] : (0,atomic_file/* listDir */.ol)(folder).map((name) => (0,external_node_path_.join)(folder, name));
    if (reports.length > maxReports || reports.some((path) => (0,external_node_fs_.lstatSync)(path).size > maxReportBytes))
        return [];
    const ranges = new Map();
    for (const file of reports) {
        const report = (0,json_text/* tryParseJson */.Bl)((0,atomic_file/* tryReadRegular */.aH)(file) ?? '');
        for (const each of Array.isArray(report?.result) ? report.result : []) {
            const path = urls.get(String(each?.url));
            const script = path === undefined ? undefined : Script.safeParse(each).data;
            if (path === undefined || script === undefined)
                continue;
            ranges.set(path, [...(ranges.get(path) ?? []), script.functions.flatMap((one) => one.ranges)]);
        }
    }
    const unreached = [];
    for (const [path, numbers] of await (0,changed_lines/* changedLines */.M)(git, startCommit, checkout.commit, [...ranges.keys()])) {
        const processes = ranges.get(path) ?? [];
        const lines = ((await (0,tree/* textInTree */.r3)(git, checkout.commit, path)) ?? '').split('\n');
        let [offset, missed] = [0, []];
        for (const [at, line] of lines.entries()) {
            const first = offset + line.search(/\S|$/);
            offset += line.length + 1;
            if (!numbers.has(at + 1) || idleLine.test(line))
                continue;
            if (!processes.some((all) => isExecuted(first, all)))
                missed.push(at + 1);
        }
        if (missed.length > 0)
            unreached.push(`${path}:${(0,text_text/* firstFew */.Dt)(missed.map(String), 5)}`);
    }
    return unreached.length === 0 ? [] : [`no test executed these changed lines: ${(0,text_text/* firstFew */.Dt)(unreached, 10, '; ')}`];
}
function isExecuted(offset, ranges) {
    const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
    const size = ({ startOffset, endOffset }) => endOffset - startOffset;
    const [first, ...rest] = around;
    if (first === undefined)
        return false;
    return rest.reduce((least, range) => (size(range) < size(least) ? range : least), first).count > 0;
}

// EXTERNAL MODULE: ./lib/judge/run/test-baseline.js + 2 modules
var test_baseline = __webpack_require__(81972);
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
    const { weakened, broken, warnings, proof, idle } = await (0,test_baseline/* againstBase */.p)(tests, runs, checkout, run);
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
    if ((0,change_plan/* isBareChange */.Fq)(run))
        for (const warning of await unreachedLines(coverageFolder(checkout), checkout, run))
            warnings.push(warning);
    const isGreen = broken.length === 0 && tests.red === undefined;
    return { tests, ...more, mutants: isGreen ? await (0,mutant_runs/* mutantRuns */.w)(checkout, run) : null };
}
function coverageFolder({ scratch }) {
    return (0,external_node_path_.join)(scratch, 'tests-1', 'coverage');
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
    for (const existing of (0,phase_state/* phaseState */.R)(run.services.ledger.earlier).flakyTests(run.policy.testCommand)) {
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
        const apart = red === undefined ? null : reportedApart(isAllowed ? await (0,base_tests/* inheritedTests */.A)(run) : null);
        const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
        if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
            return { runs, decisive: red ?? decisive, apart };
        runs.push(await testsOn(commit, runs.length + 1, checkout, run));
    }
    function reportedApart(inherited) {
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
    const isFirst = time === 1 && (0,change_plan/* isBareChange */.Fq)(run);
    const coverage = isFirst ? { coverage: coverageFolder(checkout) } : {};
    const tested = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time, logFile: ledger.logFile('tests', time), ...coverage }, run);
    ledger.append('tests_end', { commit, ...tested.verdict });
    return tested;
}

;// CONCATENATED MODULE: ./lib/judge/decide/local-runner.js






function gateRunnerHere(before, run) {
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

/***/ 91549:
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
// EXTERNAL MODULE: ./lib/author/run-acceptance.js
var run_acceptance = __webpack_require__(34316);
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
// EXTERNAL MODULE: ./lib/judge/run/console/runners.js + 3 modules
var runners = __webpack_require__(87708);
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

// EXTERNAL MODULE: ./lib/judge/decide/local-runner.js + 2 modules
var local_runner = __webpack_require__(11269);
// EXTERNAL MODULE: ./lib/judge/decide/phase-gate.js + 1 modules
var phase_gate = __webpack_require__(84668);
// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
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
var plan_run = __webpack_require__(24077);
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
        const judge = async () => (0,phase_gate/* phaseGate */.n)(run, { ...(0,local_runner/* gateRunnerHere */.g)(progress.before, run), acceptance: (0,run_acceptance/* acceptanceGateRunner */.Jb)(run) }, {
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
    const omitted = new Set((0,plan_endings/* plansOmitted */.pX)(progress));
    const open = run.schedule.plans.flatMap(({ plan }) => states.get(plan.id) === 'pending' && !omitted.has(plan.id) ? [plan] : []);
    const isOver = clock.uptimeMs() >= limits.deadlineAt || interrupt.soon.aborted;
    progress.halted = judging.namespaces.unsandboxed;
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
    const isOver = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt || (0,plan_endings/* overReason */.vA)(progress) !== null;
    if (isOver || run.services.interrupt.soon.aborted)
        return [];
    const hasMoney = (0,run_context/* usedUp */.h4)(run) === null;
    const only = hasMoney ? run.leg?.plan : null;
    if (only)
        return run.schedule.plans.flatMap(({ plan }) => (plan.id === only && states.get(only) === 'pending' ? [plan] : []));
    const waiting = [...run.found.orphans.keys()].filter((id) => states.get(id) === 'pending');
    const omitted = (0,plan_endings/* plansOmitted */.pX)(progress).map((id) => [id, 'skipped']);
    const atWork = new Map([...states, ...omitted, ...waiting.map((id) => [id, 'running'])]);
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
    const planEnd = await (0,plan_run/* runPlan */.Fo)(plan, progress.history, past, run, progress.attempt);
    if (planEnd.signal.status === 'failure')
        (0,run_progress/* noteFailure */.fj)(progress, planEnd);
    (0,run_progress/* concludePlan */.Bb)(progress, plan.id, planEnd.signal, planEnd.signal.status === 'success' ? undefined : planEnd.decision);
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
    await run.isolation.backgroundTasks.drain();
    return signals;
}


/***/ })

};
;