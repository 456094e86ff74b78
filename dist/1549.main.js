"use strict";
exports.id = 1549;
exports.ids = [1549];
exports.modules = {

/***/ 39827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Y: () => (/* binding */ createLocalRunner)
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/files/json-text.js
var json_text = __webpack_require__(95687);
;// CONCATENATED MODULE: ./lib/judge/run/coverage-reports.js






const coverage_reports_forms = [
    { paths: ['coverage.json'], read: readPythonReport },
    { paths: ['coverage.out', 'cover.out', 'c.out', 'coverage.txt'], read: readGoProfile },
    { paths: ['coverage/lcov.info', 'lcov.info', 'coverage.lcov'], read: readLcov },
];
const PythonReport = schemas/* object */.Ikc({
    files: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ executed_lines: schemas/* array */.YOg(schemas/* number */.aig().int()), missing_lines: schemas/* array */.YOg(schemas/* number */.aig().int()) })),
});
function readPythonReport(text) {
    const files = PythonReport.safeParse((0,json_text/* tryParseJson */.Bl)(text)).data?.files ?? {};
    return Object.entries(files).flatMap(([file, { executed_lines: executed, missing_lines: missing }]) => [
        ...executed.map((line) => [file, line, true]),
        ...missing.map((line) => [file, line, false]),
    ]);
}
function readGoProfile(text) {
    const blocks = text.matchAll(/^(\S.*):(\d+)\.\d+,(\d+)\.\d+ \d+ (\d+)$/gm);
    return [...blocks].flatMap(([, file = '', firstLine, lastLine, count]) => {
        const length = Math.min(Number(lastLine) - Number(firstLine) + 1, 1_000);
        return Array.from({ length }, (_, at) => [file, Number(firstLine) + at, Number(count) > 0]);
    });
}
function readLcov(text) {
    let file = '';
    return [...text.matchAll(/^(?:SF:(.+)|DA:(\d+),(\d+).*)$/gm)].flatMap(([, source, line, count]) => {
        file = source?.trim() ?? file;
        return source === undefined ? [[file, Number(line), Number(count) > 0]] : [];
    });
}
async function saveReports(folder, checkout, run) {
    const { git, prefix } = run.workspace;
    for (const path of coverage_reports_forms.flatMap(({ paths }) => paths)) {
        const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(checkout.root, path));
        if (text === null || text === (await (0,tree/* readTextInTree */.Pd)(git, checkout.commit, `${prefix}${path}`)))
            continue;
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, encodeURIComponent(path)), text);
    }
}
function readCoverageReport(name, text, paths) {
    const form = coverage_reports_forms.find((each) => each.paths.some((path) => encodeURIComponent(path) === name));
    if (form === undefined)
        return null;
    const files = new Map();
    const pathByFile = new Map();
    for (const [file, line, isExecuted] of form.read(text)) {
        if (!pathByFile.has(file))
            pathByFile.set(file, paths.find((path) => file === path || file.endsWith(`/${path}`)));
        const path = pathByFile.get(file);
        if (path === undefined)
            continue;
        const lines = files.get(path) ?? new Map();
        files.set(path, lines.set(line, isExecuted || lines.get(line) === true));
    }
    return files;
}

// EXTERNAL MODULE: ./lib/judge/run/mutant-runs.js + 1 modules
var mutant_runs = __webpack_require__(34951);
// EXTERNAL MODULE: ./lib/judge/run/own-results.js
var own_results = __webpack_require__(43002);
// EXTERNAL MODULE: ./lib/judge/run/phase-tests.js + 1 modules
var phase_tests = __webpack_require__(59996);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
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
const maxFiles = 2_000;
const idleLinePattern = /^\s*(?:$|\/\/|\/\*|\*|[\])};,]+$|(?:\} )?else \{$|(?:import|export type|export interface|interface|type)\b)/;
async function findUnreachedLines(folder, checkout, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const changedPaths = await (0,tree/* listChangedPaths */.xQ)(git, startCommit, checkout.commit);
    const isCode = (path) => !(0,test_file/* isTestMaterial */.G)(path) && !path.startsWith(`${prefix}.planning/`);
    const changed = changedPaths.filter((path) => path.startsWith(prefix) && isCode(path)).slice(0, maxFiles);
    const reports = changed.length === 0 ? [] : (0,atomic_file/* listDir */.ol)(folder);
    if (reports.length > maxReports || reports.some((name) => (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(folder, name)).size > maxReportBytes))
        return [];
    const reaches = new Map();
    const addReach = (path, reach) => reaches.set(path, [...(reaches.get(path) ?? []), reach]);
    const urls = new Map(changed.map((path) => [(0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(checkout.top, path)).href, path]));
    const inProject = changed.map((path) => path.slice(prefix.length));
    for (const name of reports) {
        const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(folder, name)) ?? '';
        const report = readCoverageReport(name, text, inProject);
        for (const [path, lines] of report ?? [])
            addReach(`${prefix}${path}`, ({ number }) => lines.get(number) ?? null);
        for (const [path, ranges] of report === null ? readScripts(text, urls) : [])
            addReach(path, ({ text: line, offset }) => (idleLinePattern.test(line) ? null : isExecuted(offset, ranges)));
    }
    const unreached = [];
    for (const [path, numbers] of await (0,changed_lines/* listChangedLines */.W)(git, startCommit, checkout.commit, [...reaches.keys()])) {
        const lines = ((await (0,tree/* readTextInTree */.Pd)(git, checkout.commit, path)) ?? '').split('\n');
        let [start, missed] = [0, []];
        for (const [at, text] of lines.entries()) {
            const line = { number: at + 1, text, offset: start + text.search(/\S|$/) };
            start += text.length + 1;
            const answers = numbers.has(at + 1) ? (reaches.get(path) ?? []).map((reach) => reach(line)) : [];
            if (answers.includes(false) && !answers.includes(true))
                missed.push(at + 1);
        }
        if (missed.length > 0)
            unreached.push(`${path}:${(0,text_text/* joinFirstFew */.RS)(missed.map(String), 5)}`);
    }
    return unreached.length === 0 ? [] : [`no test executed these changed lines: ${(0,text_text/* joinFirstFew */.RS)(unreached, 10, '; ')}`];
}
function readScripts(text, urls) {
    const report = (0,json_text/* tryParseJson */.Bl)(text);
    return (Array.isArray(report?.result) ? report.result : []).flatMap((each) => {
        const path = urls.get(String(each?.url)) ?? '';
        const script = path === '' ? undefined : Script.safeParse(each).data;
        return script === undefined
            ? []
            : [[path, script.functions.flatMap((codeFunction) => codeFunction.ranges)]];
    });
}
function isExecuted(offset, ranges) {
    const enclosing = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset);
    const size = ({ startOffset, endOffset }) => endOffset - startOffset;
    const [firstRange, ...otherRanges] = enclosing;
    if (firstRange === undefined)
        return false;
    return otherRanges.reduce((least, range) => (size(range) < size(least) ? range : least), firstRange).count > 0;
}

// EXTERNAL MODULE: ./lib/judge/run/test-baseline.js + 2 modules
var test_baseline = __webpack_require__(81972);
// EXTERNAL MODULE: ./lib/judge/run/tests/red-apart.js
var red_apart = __webpack_require__(38379);
;// CONCATENATED MODULE: ./lib/judge/decide/confirmed-tests.js















async function runConfirmedTests(facts, checkout, run) {
    const repeated = await runRepeatedly(facts.commit, checkout, run);
    const result = rejectRed(repeated, run) ??
        (await rejectRewriting(repeated, checkout, run)) ??
        (await rejectFlaky(repeated, facts.commit, run)) ??
        (await compareAndMutate(repeated, checkout, run));
    const { tests } = result;
    const { confirmingRuns } = run.policy;
    const confirmedFacts = {
        ...facts,
        tests: { verdict: tests.verdict, commit: facts.commit },
        confirmations: confirmingRuns,
    };
    return {
        decision: (0,exit_gate/* exitGate */.c)(confirmedFacts, { requireTests: true, confirmingRuns }),
        proof: null,
        oldTests: [],
        phaseTests: [],
        mutants: null,
        ...result,
        warnings: [...describeRed(tests.red), ...(result.warnings ?? [])],
    };
}
function rejectRed({ decisive: { verdict }, apart }, run) {
    if (apart === null || apart.mayOpen)
        return null;
    const reasons = [...apart.reasons, ...verdict.reasons];
    return { tests: { ...verdict, reasons, red: apart.red }, warnings: warnAboutWithheld(run.services) };
}
async function rejectRewriting(tests, checkout, run) {
    const changed = await (0,tree/* listChangedPaths */.xQ)(run.workspace.git, run.found.startCommit, checkout.commit);
    const rewritten = await (0,checkout_programs/* findRewrittenCode */.DO)(changed, checkout, run);
    if (rewritten.length === 0)
        return null;
    const reason = `the tests rewrote ${(0,text_text/* joinFirstFew */.RS)(rewritten)}, so they passed on other code than the commit has; commit what they write, or let them write elsewhere`;
    const { verdict } = tests.decisive;
    return { tests: { ...verdict, verdict: 'fail', reasons: [reason, ...verdict.reasons] } };
}
async function compareAndMutate(repeated, checkout, run) {
    const { runs, decisive, apart } = repeated;
    const tests = apart === null ? decisive.verdict : { ...decisive.verdict, verdict: 'pass', reasons: [], red: apart.red };
    const { weakened, broken, warnings, proof, idle } = await (0,test_baseline/* compareWithBase */.t)(tests, runs, checkout, run);
    const ownTests = await (0,phase_tests/* findPhaseTests */.oQ)(runs.at(-1) ?? decisive, idle, checkout, run);
    const details = { proof, warnings, oldTests: broken, phaseTests: ownTests };
    const endedEarly = new Set(details.phaseTests.flatMap(({ path, idle }) => (idle === own_results/* ENDED_EARLY */.$g ? [path] : [])));
    const objections = [
        ...(weakened.length > 0 ? [`the tests prove less than before the phase: ${weakened.join('; ')}`] : []),
        ...(endedEarly.size > 0
            ? [
                `${(0,text_text/* joinFirstFew */.RS)([...endedEarly])} ended with exit code 0 and reported none of the tests in it; find what ends the process`,
            ]
            : []),
    ];
    if (objections.length > 0) {
        const reason = objections.join('; ');
        return { tests: { ...tests, verdict: 'fail', reasons: [reason, ...tests.reasons] }, ...details };
    }
    if ((0,change_plan/* isBareChange */.Fq)(run))
        for (const warning of await findUnreachedLines(coverageFolder(checkout), checkout, run))
            warnings.push(warning);
    const isGreen = broken.length === 0 && tests.red === undefined;
    return { tests, ...details, mutants: isGreen ? await (0,mutant_runs/* runMutants */.i)(checkout, run) : null };
}
function coverageFolder({ scratch }) {
    return (0,external_node_path_.join)(scratch, 'tests-1', 'coverage');
}
function describeRed(red) {
    if (red === undefined)
        return [];
    const describe = (names, reason) => names.length === 0 ? [] : [`${reason}: ${(0,text_text/* joinFirstFew */.RS)(names)}`];
    return [
        ...describe(red.inherited, 'red before the phase and red now (inherited)'),
        ...describe(red.flaky, 'red and green on the same commit (flaky)'),
        ...describe(red.accepted, 'red, and accepted'),
    ];
}
async function rejectFlaky({ decisive: { verdict }, apart }, commit, run) {
    if (apart !== null)
        return null;
    const { git, prefix } = run.workspace;
    for (const earlier of (0,phase_state/* phaseState */.R)(run.services.ledger.earlier).flakyTests(run.policy.testCommand)) {
        if (earlier.commit === run.found.startCommit || (await git.resolve(earlier.commit)) === null)
            continue;
        const changed = await (0,tree/* listChangedPaths */.xQ)(git, earlier.commit, commit);
        if (changed.some((path) => !path.startsWith(`${prefix}.planning/`)))
            continue;
        const isNamed = (name) => (0,red_apart/* isAcceptedTest */.Yx)({ name, outcome: 'failed' }, run.policy.accepted);
        const unaccepted = earlier.names.filter((label) => !isNamed(label) && !isNamed(label.replace(/ \([^()]*\)$/, '')));
        if (unaccepted.length === 0)
            continue;
        const reason = `flaky: ${(0,text_text/* joinFirstFew */.RS)(unaccepted)} failed on ${(0,text_text/* shortenId */.X_)(earlier.commit)}, which has the same files; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`;
        const red = { new: [], inherited: [], flaky: earlier.names.slice(0, 100), accepted: [] };
        return { tests: { ...verdict, verdict: 'fail', reasons: [reason], red } };
    }
    return null;
}
function warnAboutWithheld({ judging }) {
    const names = judging.withheld();
    if (names.length === 0)
        return [];
    return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}
async function runRepeatedly(commit, checkout, run) {
    const { accepted, confirmingRuns, comparesTests } = run.policy;
    const decisive = await runTestsOn(commit, 1, checkout, run);
    const runs = [decisive];
    const isAllowed = run.policy.inheritedTests === 'allow' && comparesTests;
    for (;;) {
        const red = runs.find((testedRun) => !isGreen(testedRun));
        const apart = red === undefined ? null : classifyRed(isAllowed ? await (0,base_tests/* getInheritedTests */.a)(run) : null);
        const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
        if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
            return { runs, decisive: red ?? decisive, apart };
        runs.push(await runTestsOn(commit, runs.length + 1, checkout, run));
    }
    function classifyRed(inherited) {
        const apart = (0,red_apart/* classifyRedTests */.FH)(runs.filter(isInformative), {
            inherited,
            isAccepted: (test) => (0,red_apart/* isAcceptedTest */.Yx)(test, accepted),
        });
        return { ...apart, mayOpen: apart.mayOpen && runs.every(isInformative) };
    }
}
function isGreen({ verdict }) {
    return verdict.verdict === 'pass';
}
function isInformative(run) {
    return isGreen(run) || hasFailures(run);
}
function hasFailures({ verdict }) {
    const { failed, errors, extra } = verdict;
    const isCut = verdict.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
    return !isCut && (failed ?? 0) + (errors ?? 0) + (extra.suitesFailed ?? 0) > 0;
}
async function runTestsOn(commit, time, checkout, run) {
    const { ledger } = run.services;
    ledger.append('tests_start', { command: run.policy.testCommand, commit, of: 'tests', time });
    await checkout.reset();
    const isFirst = time === 1 && (0,change_plan/* isBareChange */.Fq)(run);
    const coverage = isFirst ? { coverage: coverageFolder(checkout) } : {};
    const tested = await (0,checkout_programs/* runCheckoutTests */.DG)(checkout, { time, logFile: ledger.logFile('tests', time), ...coverage }, run);
    if (isFirst)
        await saveReports(coverageFolder(checkout), checkout, run);
    ledger.append('tests_end', { commit, ...tested.verdict });
    return tested;
}

;// CONCATENATED MODULE: ./lib/judge/decide/local-runner.js






function createLocalRunner(before, run) {
    return {
        setUp: (checkout) => (0,checkout_programs/* setUpCheckout */.Wf)(checkout, run),
        commands: async (plan, checkout) => {
            const commands = (0,programs/* listPlanCommands */.Q7)(plan);
            const programOptions = { log: plan.id, onlyReads: commands.every(command_strength/* onlyReads */.AD) };
            const commandFolder = { root: checkout.root, project: run.workspace.project };
            const planCommands = { texts: commands, areAlone: (0,declared/* declaresNothing */.DM)(plan, run.workspace.prefix) };
            return (0,programs/* runPlanCommands */.RN)(planCommands, commandFolder, (0,checkout_programs/* getCheckoutPrograms */.eR)(checkout, programOptions, run), checkout.answers);
        },
        tests: (facts, checkout) => runConfirmedTests(facts, checkout, run),
        verification: async (checkout) => {
            await checkout.reset();
            return (0,verifier/* verifyPhase */.Bb)(before, checkout, run);
        },
    };
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





function buildPhaseOutcome(phase, plans, facts, context) {
    const signals = [...plans.values()];
    const warnings = [...new Set([...facts.warnings, ...(facts.gate?.warnings ?? [])])].slice(0, 50);
    const common = {
        ...sumTotals(signals, facts.spent),
        durationMs: Math.round(facts.durationMs),
        nextSteps: [...facts.nextSteps],
        ...(warnings.length > 0 ? { warnings } : {}),
        ...(facts.gate?.findings.length ? { findings: [...facts.gate.findings] } : {}),
    };
    const { retryOptions, leftOut } = facts;
    const fail = (reason, message) => completion_signal/* CompletionSignal */.FL.failure(phase, message, { ...common, retryOptions, reason, retryable: (0,retry_policy/* isRetryable */.r3)(reason) }, context);
    const isComplete = signals.length > 0 && signals.every(({ status }) => status === 'success');
    const gate = facts.gate ? buildGateDetails(facts.gate) : {};
    const isOpen = isComplete && facts.gate?.decision.open;
    if (isOpen)
        return completion_signal/* CompletionSignal */.FL.success(phase, { ...common, ...gate, verificationStatus: 'passed' }, context);
    if (facts.interrupted)
        return fail('interrupted', `interrupted with ${describeProgress(signals)}`);
    if (isComplete && facts.deadlineReached && isUnheard(facts.gate))
        return fail('deadline', 'the deadline was reached before the exit gate finished');
    if (isComplete)
        return buildClosedGateSignal(phase, facts.gate, { ...common, ...gate }, context);
    const failures = signals.flatMap((signal) => (signal.status === 'failure' ? [signal] : []));
    const failed = failures.find(({ plan }) => plan === facts.failedPlan) ?? failures[0];
    if (failed !== undefined) {
        const { reason, retryable, error } = failed.details;
        const otherFailedPlans = failures.filter((failure) => failure !== failed).map(({ plan }) => plan);
        const otherFailuresText = otherFailedPlans.length === 0 ? '' : `; ${otherFailedPlans.join(', ')} failed as well`;
        const message = `plan ${failed.plan} failed: ${error?.message ?? reason}${otherFailuresText}`;
        const details = { ...common, retryOptions, reason, retryable, failedPlan: failed.plan };
        return completion_signal/* CompletionSignal */.FL.failure(phase, message, details, context);
    }
    if (facts.halted)
        return (0,blocked/* blockedOnPerson */.XC)(phase, facts.halted, common, context);
    if (facts.budgetUsed)
        return fail('budget', `${facts.budgetUsed}, with ${describeProgress(signals)}`);
    if (facts.roundsUsed)
        return fail('budget', `the rounds were used up with ${describeProgress(signals)}`);
    if (facts.deadlineReached)
        return fail('deadline', `the deadline was reached with ${describeProgress(signals)}`);
    const waiting = signals.flatMap((signal) => (signal.status === 'blocked' ? [signal.details] : []));
    const [firstWaiting, ...otherWaiting] = waiting;
    if (!firstWaiting && leftOut.length > 0) {
        const reason = `${describeProgress(signals)}; not selected for this run: ${leftOut.join(', ')}`;
        return (0,blocked/* blockedOnPlans */.o0)(phase, { reason, plans: leftOut }, common, context);
    }
    if (!firstWaiting)
        return fail('internal', `the run ended with ${describeProgress(signals)} and no plan has a reason`);
    return (0,blocked/* blockedLikePlans */.oJ)(phase, [firstWaiting, ...otherWaiting], common, context);
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
function buildClosedGateSignal(phase, gate, common, context) {
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
function buildGateDetails({ tests, verification, commit, evidence, cost, mutants }) {
    return {
        ...(evidence ? { evidence, judged: { commit, ...cost } } : {}),
        ...(tests ? { tests: { ...tests, commit } } : {}),
        ...(mutants ? { mutants } : {}),
        ...(verification && verification.status !== 'missing'
            ? { verification: { status: verification.status, report: verification.report, hash: verification.hash, commit } }
            : {}),
    };
}
function describeProgress(signals) {
    return `${signals.filter(({ status }) => status === 'success').length} of ${signals.length} plans complete`;
}
function sumTotals(signals, spent) {
    const files = new Set(signals.flatMap(({ details }) => details.filesModified));
    return {
        ...(0,boundary/* findWeakestBoundary */.c1)(signals.map(({ details }) => details)),
        filesModified: [...files].sort().slice(0, 1000),
        checkpoints: signals.flatMap(({ details }) => details.checkpoints).slice(0, 1000),
        ...(0,budget/* getSpendingDetails */.FD)(spent),
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






function getNextSteps(progress, gate, { interrupted, leftOut }) {
    const { run, failed, signals, cut } = progress;
    const isOver = interrupted || cut === 'rounds';
    const stopped = failed?.decision.action === 'stop' ? failed.decision.reason : null;
    if (stopped === 'budget' || (failed === null && gate === null && !interrupted && (0,run_context/* isUsedUpBy */.gL)(run) !== null))
        return ['raise the limit that is named above and run the phase again, or reset the count with --fresh'];
    const areRoundsUsed = cut === 'rounds' && progress.history.length >= run.policy.retry.maximumRunAttempts;
    if (areRoundsUsed || (!isOver && stopped === 'attempts'))
        return ['run the phase again with --fresh to reset the count of attempts'];
    if (isOver)
        return gate?.decision.open ? [] : ['run the phase again to continue'];
    if (failed)
        return [
            ...listFailedPlans(progress).map(({ plan, attempts }) => `read the logs of plan ${plan}: ${getLogPath(plan, attempts, run)}`),
            ...getAnswerSteps(signals),
            (0,failure_step/* failureStep */.Z)(failed.signal, findObjection(failed.plan, run)),
        ];
    if (progress.halted?.startsWith(run_progress/* notStarted */.DY))
        return ['correct what is named above, then run the phase again'];
    if (progress.halted !== null && gate === null)
        return ['fix the red tests and commit that, or set tests.inherited: allow, then run the phase again'];
    if (gate?.decision.open === false)
        return getGateSteps(gate.decision, gate, run);
    const steps = [...signals.values()].flatMap(({ details }) => details.nextSteps);
    return leftOut.length === 0 ? steps : [...steps, `run ${leftOut.join(', ')} as well, or the phase without --only`];
}
function findObjection(plan, { services }) {
    const last = (0,phase_state/* phaseState */.R)(services.ledger.events).plans.verifications.get(plan);
    const { data = [] } = JudgedFindings.safeParse(last?.findings);
    return data.find(({ passed, level }) => passed === false && level !== 'warn') ?? null;
}
const JudgedFindings = schemas/* array */.YOg(schemas/* object */.Ikc({ check: schemas/* string */.YjP(), subject: schemas/* string */.YjP(), passed: schemas/* boolean */.zMY().nullable(), level: schemas/* string */.YjP().optional() }));
function getAnswerSteps(signals) {
    const requested = [...signals.values()].filter(({ status, details }) => status === 'blocked' && 'question' in details);
    return requested.flatMap(({ details }) => details.nextSteps.filter((step) => step.includes(': phase-executor ')));
}
function listFailedPlans({ failed, signals }) {
    const otherFailures = [...signals].flatMap(([plan, { status, attempt = 1 }]) => status === 'failure' && plan !== failed?.plan ? [{ plan, attempts: attempt }] : []);
    return failed === null ? otherFailures : [failed, ...otherFailures];
}
function getLogPath(plan, attempt, run) {
    const jobs = (0,phase_state/* phaseState */.R)(run.services.ledger.events)
        .run(run.runId)
        .rounds.flatMap((round) => round.jobs);
    if (jobs.length === 0)
        return run.services.ledger.logFile(plan, attempt).replace(/\d+\.log$/, '*.log');
    const job = jobs.findLast((each) => each.plan === plan || each.plan === '');
    const isPlan = run.schedule.plans.some((scheduledPlan) => scheduledPlan.plan.id === plan);
    return `the folder logs/ of the artifact ${isPlan && job ? job.artifact : (0,job_matrix/* getGateArtifactName */.$5)(run.phase.id)}`;
}
function getGateSteps(decision, { verification }, run) {
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
    const spent = (0,recorded_spending/* sumSpending */.Q)((0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.spending);
    const facts = collectFacts(plans, gate, { durationMs, spent }, progress);
    const verdict = phaseVerdict(plans, facts, progress);
    const { status } = verdict.signal;
    const reported = buildExitLog(progress, verdict.signal, verdict.exit.status);
    const attempts = history.length - attemptsBefore;
    const hasNews = attempts > 0 || progress.hadOpenRecord || report !== null || status !== 'success';
    const closing = { status, isLeft: progress.isChained, report, state: buildStateLines(reported, run) };
    const { lastPlan, successRate } = reported;
    const end = { plans, attempts, durationMs, spent, lastPlan, successRate };
    return { ...verdict, told: reported, closing: hasNews ? closing : null, end };
}
function phaseVerdict(plans, facts, progress) {
    const { run, failed } = progress;
    const signal = buildPhaseOutcome(run.phase.id, plans, facts, (0,completion_signal/* buildSignalContext */.oG)(run));
    const policy = { retry: run.policy.retry, ...run.next };
    const runAttempts = progress.history.length;
    const history = { failures: [], runAttempts, interrupted: facts.interrupted, ...(0,run_context/* getDecisionMoment */.xC)(run) };
    const decision = failed?.decision ?? stopAtBudget(signal, facts) ?? stopAtRounds(signal, facts) ?? (0,signal_decision/* decide */.LD)(signal, policy, history);
    const exit = (0,exit_status/* getExitStatus */.VE)({
        status: signal.status,
        interrupted: facts.interrupted,
        capReached: decision.action === 'stop',
        reason: signal.status === 'failure' ? signal.details.reason : undefined,
    });
    return { signal, decision, exit };
}
function collectFacts(plans, gate, measured, progress) {
    const { run, cut, halted, failed } = progress;
    const interrupted = (0,plan_endings/* wasInterrupted */.WE)(progress);
    const omitted = (0,plan_endings/* listOmittedPlans */.lP)(progress);
    return {
        ...measured,
        interrupted,
        deadlineReached: run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt,
        roundsUsed: cut === 'rounds',
        budgetUsed: gate === null ? ((0,run_context/* isUsedUpBy */.gL)(run)?.text ?? null) : null,
        halted,
        warnings: collectWarnings(plans, run),
        leftOut: omitted,
        failedPlan: failed?.plan,
        retryOptions: (0,retry_policy/* getRetryOptions */.$U)(run.policy.retry),
        nextSteps: getNextSteps(progress, gate, { interrupted, leftOut: omitted }),
        gate: gate && { ...gate, evidence: gate.level },
    };
}
function collectWarnings(plans, run) {
    const planWarnings = [...plans].flatMap(([id, { details }]) => (details.warnings ?? []).map((warning) => `plan ${id}: ${warning}`));
    const planFiles = new Set(run.schedule.plans.map(({ plan }) => plan.path));
    const fileWarnings = run.found.findings.filter(({ file }) => !planFiles.has(file)).map(diagnostic/* formatDiagnostic */.x);
    return [
        ...new Set([...fileWarnings, ...(0,phase_state/* phaseState */.R)(run.services.ledger.events).run(run.runId).warnings, ...planWarnings]),
    ];
}
function stopAtRounds({ phase, status }, { roundsUsed }) {
    if (!roundsUsed || status !== 'failure')
        return null;
    const reason = `Phase ${phase} has used its rounds; the next run continues where this one ended`;
    return (0,signal_decision/* buildStop */.no)('rounds_used', reason, 'rounds');
}
function stopAtBudget({ phase, status }, { budgetUsed }) {
    if (budgetUsed === null || status !== 'failure')
        return null;
    return (0,signal_decision/* buildStop */.no)('budget_used', `Phase ${phase} ended: ${budgetUsed}`, 'budget');
}
function buildExitLog(progress, signal, exitStatus) {
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
function buildStateLines(reported, run) {
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
            `Exit: ${exitStatus} (${reason}), ${phase}, ${(0,error_log/* formatTime */.fU)(now)}`,
            `Last task: ${lastPlan === null ? 'none' : `plan ${lastPlan}`}`,
            `Statistics: ${complete}/${plans} plans complete, ${(0,text_text/* formatCount */.B4)(iterations, 'attempt')}, success rate ${percent ?? 0} %, ${(0,text_text/* formatElapsed */.C7)(durationMs)}`,
        ],
        errors: (0,error_log/* formatFailedAttempts */.Fs)(run.services.ledger.events, run.runId),
    };
}

// EXTERNAL MODULE: ./lib/run/loop/standing-verdict.js
var standing_verdict = __webpack_require__(56630);
;// CONCATENATED MODULE: ./lib/run/loop/phase-end.js













async function endPhase(progress, askGate) {
    const { run, states, signals } = progress;
    await run.isolation.folds.drain();
    const blocked = (0,ready/* blockedBy */.yJ)(run.schedule, states);
    await (0,plan_endings/* concludePlans */.UF)(progress, blocked);
    const isComplete = [...signals.values()].every(({ status }) => status === 'success');
    const gate = isComplete ? await askGate() : null;
    if (gate !== null)
        (0,run_progress/* addEvidence */.zt)(gate.evidence, progress);
    const end = await closePhase(gate, progress);
    const lost = gate === null || end.signal.status !== 'success' ? null : await describeLostWork(end.head, run);
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
    ledger.append((0,events_event/* classifyEnding */.s7)('phase', signal.status), {
        signal,
        decision: decision.action,
        why: decision.why,
        ...told,
    });
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
async function describeLostWork(commit, { found: { branch }, workspace: { git } }) {
    const tip = await git.resolve(branch ?? 'HEAD');
    if (tip !== null && (await (0,git_history/* isAncestor */.QX)(git, commit, tip)))
        return null;
    const name = branch?.replace(/^refs\/heads\//, '') ?? 'HEAD';
    return `${name}, on which the run began, ${tip === null ? 'is gone' : 'does not have it'}; merge ${(0,text_text/* shortenId */.X_)(commit)} into the branch that is to have it, then run the phase again`;
}


/***/ }),

/***/ 91549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  oz: () => (/* binding */ adoptOrphans),
  PF: () => (/* binding */ runPhase),
  Eg: () => (/* binding */ runPlans),
  ke: () => (/* binding */ testBaseFirst)
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











async function checkInheritedRed(plans, run) {
    const noObjection = { warning: null, stop: null };
    const base = await (0,base_tests/* getTestsBefore */.v)(run.found.startCommit, run);
    if ('problem' in base)
        return { ...noObjection, warning: `the tests were not run before the phase: ${base.problem}` };
    const { sha } = await run.workspace.git.head();
    if (base.named.isRedNamed && sha !== run.found.startCommit)
        await (0,base_tests/* getTestsBefore */.v)(sha, run);
    const flaky = base.flaky.length === 0 ? [] : [`flaky before the phase: ${(0,text_text/* joinFirstFew */.RS)(base.flaky)}`];
    const warning = (notes) => [...flaky, ...notes].join('; ') || null;
    const tests = await (0,base_tests/* getInheritedTests */.a)(run);
    if (tests === null)
        return { warning: warning(describeUnnamedRed(base)), stop: null };
    const summary = `${(0,text_text/* formatCount */.B4)(tests.tests.length, 'test')} red before the phase: ${(0,text_text/* joinFirstFew */.RS)(tests.tests.map(lost_tests/* testLabel */.xW))}`;
    if (run.policy.inheritedTests === 'allow' || (await arePlanned(tests.tests, plans, sha, run)))
        return { warning: warning([`inherited: ${summary}`]), stop: null };
    return {
        warning: warning([]),
        stop: `${summary}, so no agent was started; fix them first, name them in the plan that is to fix them, or set tests.inherited: allow, with which only new failures close the exit gate`,
    };
}
function describeUnnamedRed({ verdict: { failed, passed }, named }) {
    if (named.isRedNamed || !failed || !passed)
        return [];
    return [
        `${(0,text_text/* formatCount */.B4)(failed, 'test')} red before the phase, and the runner does not name them: the gate stays closed until all pass`,
    ];
}
async function arePlanned(tests, plans, head, run) {
    if (plans.some((plan) => runsAllTests(plan, run) || failingTestsPattern.test(plan.text)))
        return true;
    const { git, prefix } = run.workspace;
    const declared = plans.map((plan) => (0,candidate_declared/* declaredPaths */.$N)(plan, prefix));
    const paths = declared.flatMap(({ patterns }) => patterns.flatMap((pattern) => pattern.names ?? []));
    const modules = paths.map((path) => external_node_path_.posix.basename(path, external_node_path_.posix.extname(path))).filter((name) => name.length > 2);
    const isNamed = (text) => plans.some((plan) => plan.text.includes(text));
    const isPlannedFile = async (path) => {
        if (isNamed(external_node_path_.posix.basename(path)) || declared.some((paths) => paths.covers(path)))
            return true;
        const text = (await (0,tree/* readTextInTree */.Pd)(git, run.found.startCommit, path)) ?? '';
        return modules.some((name) => new RegExp(`[/.'" ]${(0,promised_text/* escapePattern */.MP)(name)}(?:\\.\\w+)?['";\\s]`).test(text));
    };
    const files = await (0,test_origin/* findDeclaringFiles */.c)(tests, head, run);
    for (const [at, test] of tests.entries()) {
        const title = (0,named_test/* getTestTitle */.XC)(test);
        const areMeantFiles = await Promise.all((files[at] ?? []).map(isPlannedFile));
        if (!areMeantFiles.includes(true) && !(title.length >= 4 && isNamed(title)))
            return false;
    }
    return true;
}
const failingTestsPattern = /\b(?:failing|failed|broken|red)\s+(?:\w+\s+)?tests?\b|\btests?\s+(?:that\s+)?(?:is|are|fails?)\s+(?:red|failing|broken)\b|\bfix(?:es|ing)?\s+(?:the\s+)?(?:\w+\s+)?(?:tests?|test suite|CI)\b/i;
function runsAllTests(plan, { policy: { testCommand } }) {
    const isRunner = (command) => (0,runners/* findNamedRunners */.U)(command).length > 0 || runnersPattern.test(command);
    return (0,programs/* listPlanCommands */.Q7)(plan).some((command) => command.includes(testCommand.trim()) || (isRunner(command) && !chosenPattern.test(command)));
}
const runnersPattern = /\b(?:npm|pnpm|yarn|bun|make|just|mix|gradlew?|mvn|swift|deno|dotnet)\s+(?:\S+\s+)*test\b|\bnode\b[^|;&]*\s--test\b|-m\s+unittest\b/;
const chosenPattern = /\S\.(?:[cm]?[jt]sx?|py|go|rb|rs|php|java|kt|t|bats)\b|\s(?:-t|-k|-run|--grep|--filter)[= ]/;

// EXTERNAL MODULE: ./lib/judge/decide/local-runner.js + 3 modules
var local_runner = __webpack_require__(39827);
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
        baseTests = await testBaseFirst(progress);
        await runPlans(progress);
        await baseTests();
        const judge = async () => (0,phase_gate/* runPhaseGate */.u)(run, { ...(0,local_runner/* createLocalRunner */.Y)(progress.before, run), acceptance: (0,run_acceptance/* acceptanceGateRunner */.Jb)(run) }, {
            changes: await (0,plan_changes/* listPlanChanges */.v)(run, progress.signals),
            questions: (0,run_progress/* listWeakerPlans */._x)(progress),
        });
        return await (0,phase_end/* endPhase */.z)(progress, async () => (await (0,standing_verdict/* findStandingVerdict */.z)(progress)) ?? judge());
    }
    catch (error) {
        stop();
        await Promise.allSettled([...progress.running.values(), baseTests()]);
        const cause = error instanceof Error ? error : String(error);
        const faultReason = error instanceof agent/* AgentMissingError */.Ap ? 'agent_error' : 'internal';
        const reason = watchdog/* watchdog */.uJ.isStuck ? 'interrupted' : faultReason;
        const details = { reason, retryable: watchdog/* watchdog */.uJ.isStuck };
        const signal = completion_signal/* CompletionSignal */.FL.failure(run.phase.id, cause, details, (0,completion_signal/* buildSignalContext */.oG)(run));
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
async function testBaseFirst(progress) {
    const { run, states, history } = progress;
    const { ledger, clock, interrupt, judging } = run.services;
    const { testCommand, comparesTests, limits, inheritedTests } = run.policy;
    const noop = async () => { };
    const omitted = new Set((0,plan_endings/* listOmittedPlans */.lP)(progress));
    const open = run.schedule.plans.flatMap(({ plan }) => states.get(plan.id) === 'pending' && !omitted.has(plan.id) ? [plan] : []);
    const isOver = clock.uptimeMs() >= limits.deadlineAt || interrupt.soon.aborted;
    progress.halted = judging.namespaces.unsandboxed;
    if (progress.halted !== null)
        return noop;
    if (testCommand === '' || !comparesTests || open.length === 0 || history.length > 0 || isOver)
        return noop;
    const redTests = checkInheritedRed(open, run).then(({ warning, stop }) => {
        if (warning !== null)
            ledger.append('warning', { message: warning });
        return stop;
    });
    if (inheritedTests === 'allow') {
        redTests.catch(() => { });
        return async () => void (await redTests);
    }
    progress.halted = await redTests;
    return noop;
}
async function runPlans(progress) {
    const { running } = progress;
    for (;;) {
        for (const plan of selectNextPlans(progress))
            running.set(plan.id, takePlan(plan, progress).finally(() => running.delete(plan.id)));
        if (running.size === 0)
            return;
        await Promise.race(running.values());
    }
}
function makeStoppable(run) {
    const controller = new AbortController();
    const interrupt = (0,run_context/* addInterrupt */.Fr)(controller.signal, run.services.interrupt);
    return { run: { ...run, services: { ...run.services, interrupt } }, stop: () => controller.abort() };
}
function selectNextPlans(progress) {
    const { run, states } = progress;
    const isOver = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt || (0,plan_endings/* getStopReason */.R5)(progress) !== null;
    if (isOver || run.services.interrupt.soon.aborted)
        return [];
    const hasMoney = (0,run_context/* isUsedUpBy */.gL)(run) === null;
    const onlyPlan = hasMoney ? run.leg?.plan : null;
    if (onlyPlan)
        return run.schedule.plans.flatMap(({ plan }) => plan.id === onlyPlan && states.get(onlyPlan) === 'pending' ? [plan] : []);
    const waiting = [...run.found.orphans.keys()].filter((id) => states.get(id) === 'pending');
    const omitted = (0,plan_endings/* listOmittedPlans */.lP)(progress).map((id) => [id, 'skipped']);
    const atWork = new Map([...states, ...omitted, ...waiting.map((id) => [id, 'running'])]);
    const fresh = hasMoney ? (0,ready/* readyPlans */.iQ)(run.schedule, atWork, { apart: true, limit: run.policy.parallel }) : [];
    return [...waiting, ...fresh].flatMap((id) => run.schedule.plans.flatMap(({ plan }) => (plan.id === id ? [plan] : [])));
}
async function takePlan(plan, progress) {
    const { run, states } = progress;
    states.set(plan.id, 'running');
    const question = run.found.orphans.has(plan.id) ? null : await (0,human_gate/* askBeforeAttempt */.o)(plan, run);
    if (question !== null)
        return (0,run_progress/* concludePlan */.Bb)(progress, plan.id, question);
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
        ledger.append((0,events_event/* classifyEnding */.s7)('plan', signal.status), { plan: plan.id, signal });
        return [signal];
    });
    const signals = (await Promise.all(adopted)).flat();
    await run.isolation.folds.drain();
    return signals;
}


/***/ }),

/***/ 56630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ recordVerdict),
/* harmony export */   z: () => (/* binding */ findStandingVerdict)
/* harmony export */ });
/* harmony import */ var _judge_decide_judge_commit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90429);
/* harmony import */ var _judge_decide_phase_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84668);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46562);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67263);
/* harmony import */ var _attempt_sandboxed_call_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99570);





async function findStandingVerdict({ run, history, attemptsBefore }) {
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
        level: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .getWeakest */ .pW)([...evidence.values()].map(_signal_evidence_js__WEBPACK_IMPORTED_MODULE_3__/* .getEvidenceLevel */ .CE)),
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