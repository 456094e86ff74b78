"use strict";
exports.id = 7723;
exports.ids = [7723];
exports.modules = {

/***/ 97723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runRun: () => (/* binding */ runRun)
});

// EXTERNAL MODULE: ./lib/judge/decide/local-runner.js + 2 modules
var local_runner = __webpack_require__(11269);
// EXTERNAL MODULE: ./lib/publish/announce/report-broken-run.js
var report_broken_run = __webpack_require__(63575);
// EXTERNAL MODULE: ./lib/publish/announce/report-to-host.js + 1 modules
var report_to_host = __webpack_require__(17201);
// EXTERNAL MODULE: ./lib/publish/announce/run-result.js + 1 modules
var run_result = __webpack_require__(81586);
// EXTERNAL MODULE: ./lib/publish/branch/sign-commits.js + 1 modules
var sign_commits = __webpack_require__(96055);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/record/project/current-ledger.js
var current_ledger = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/loop/phase-run.js + 1 modules
var phase_run = __webpack_require__(91549);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 2 modules
var hold_phase = __webpack_require__(11039);
// EXTERNAL MODULE: ./lib/run/open/own-record.js
var own_record = __webpack_require__(76478);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/run/open/test-program.js
var test_program = __webpack_require__(20073);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/publish/report/dry-run-text.js
var dry_run_text = __webpack_require__(33443);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/shown-settings.js
var shown_settings = __webpack_require__(80699);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/loop/plan-endings.js
var plan_endings = __webpack_require__(34032);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
// EXTERNAL MODULE: ./lib/run/survey/agent-findings.js
var agent_findings = __webpack_require__(33504);
// EXTERNAL MODULE: ./lib/run/survey/likely-cost.js
var likely_cost = __webpack_require__(68990);
// EXTERNAL MODULE: ./lib/run/survey/plan-findings.js
var plan_findings = __webpack_require__(88212);
// EXTERNAL MODULE: ./lib/run/survey/run-preview.js
var run_preview = __webpack_require__(84172);
;// CONCATENATED MODULE: ./lib/run/survey/dry-run.js


























async function dryRun(ref, world) {
    const { problem } = world.configuration;
    if (problem !== null)
        throw problem;
    const at = stopClock(world);
    const here = (0,call_world/* withSettings */.G)({ ...at, machine: world.machine }, { remote: '' });
    return (0,run_preview/* withRehearsal */.C)(ref, here, async (rehearsal) => buildDryRunResult(await buildDryRunDocument(rehearsal, at)));
}
function stopClock(world) {
    const now = world.now();
    const uptime = world.machine.uptimeMs();
    return { ...world, now: () => now, machine: { ...world.machine, uptimeMs: () => uptime } };
}
async function buildDryRunDocument(rehearsal, world) {
    const { read, agent } = rehearsal;
    if (rehearsal.run === null)
        throw new table_settings/* UsageError */.eb(rehearsal.findings.at(-1)?.message ?? 'the run cannot be opened');
    const run = { ...rehearsal.run, only: (0,selected_plans/* selectedPlans */.E)(read, world.settings.only) };
    const findings = [...rehearsal.findings, ...lastFindings(run, world)];
    const stops = findings.filter(({ severity }) => severity === 'error');
    const exitCode = stops.length === 0 ? 0 : (stops[0]?.exitCode ?? exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING);
    const { sha } = await read.git.head();
    const spent = (0,recorded_spending/* totalSpent */.J)((0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.spending);
    const { costUsd, isCostKnown, isEstimate = false, turns } = spent;
    const used = { costUsd, isCostKnown, isEstimate, tokens: (0,budget/* spentTokens */.fb)(spent), turns };
    const reached = (0,run_context/* usedUp */.h4)(run)?.text ?? null;
    const claimed = new Set((await (0,adopt_summaries/* claimedPlans */.e)(run)).map(({ id }) => id));
    const { progress, steps } = await goThrough(run);
    const outlook = (scheduled) => buildOutlook(scheduled, { rehearsal, progress, steps, claimed, world });
    return {
        dryRun: true,
        wouldStart: exitCode === 0,
        exitCode,
        phase: read.phase.id,
        name: read.phase.name,
        dir: read.phase.dir,
        ...read.next,
        start: { commit: sha, branch: await (0,work_branch/* branchOfRun */.lI)(read, world) },
        findings,
        schedule: { parallel: run.policy.parallel, steps, overlaps: read.schedule.overlaps },
        plans: read.schedule.plans.map(outlook),
        budget: { used, reached, money: (0,likely_cost/* estimateMoney */.h)(rehearsal, world) },
        agent: agent && { name: agent.name, version: rehearsal.agentVersion },
        settings: { ...(0,shown_settings/* shownSettings */.NZ)(world) },
    };
}
function lastFindings(run, world) {
    const { limits, retry } = run.policy;
    const hasMs = (0,run_context/* endOfAttempt */.OW)(run) - run.services.clock.uptimeMs();
    const findings = [];
    const warn = (code, message) => findings.push((0,plan_findings/* buildForeseen */.mr)('warning', code, message));
    try {
        (0,selected_plans/* refuseUnready */.$)(run.only, run);
    }
    catch (error) {
        if (!(error instanceof table_settings/* UsageError */.eb))
            throw error;
        findings.push({ ...(0,plan_findings/* buildForeseen */.mr)('error', 'only', error.message), exitCode: error.exitCode });
    }
    if (world.settings.remote !== '')
        warn('remote-not-read', 'a dry run uses no network: the record and the branch on the remote were not read; doctor checks them');
    if (hasMs < limits.timeoutMs)
        warn('deadline', `an attempt gets ${(0,text_text/* formatElapsed */.C7)(hasMs)} instead of ${(0,text_text/* formatElapsed */.C7)(limits.timeoutMs)}, because the run ends then`);
    if ((0,phase_state/* phaseState */.R)(run.services.ledger.events).attempts.history.attempts.length >= retry.maximumRunAttempts)
        warn('attempts-used', `the ${retry.maximumRunAttempts} attempts of the run are used; --fresh resets the count`);
    return findings;
}
async function goThrough(run) {
    const steps = [];
    let waiting = [];
    const endStep = async () => {
        while (waiting.length < progress.running.size)
            await (0,promises_.setImmediate)();
        const together = waiting;
        waiting = [];
        steps.push(together.map(({ plan }) => plan).sort());
        for (const { go } of together)
            go();
    };
    const attempt = async ({ plan, number }) => {
        const done = new Promise((go) => waiting.push({ plan: plan.id, go }));
        if (waiting.length === 1)
            void endStep();
        await done;
        const signal = completion_signal/* CompletionSignal */.FL.success(run.phase.id, {}, (0,completion_signal/* signalContext */.OK)(run, plan.id, number));
        return { signal, earlier: null };
    };
    const progress = (0,run_progress/* startRun */.AD)({ ...run, progress: { ...run.progress, done: new Set(run.progress.done) } }, attempt);
    (0,run_progress/* announceProgress */.tc)(progress);
    progress.halted = run.services.judging.namespaces.unsandboxed;
    await (0,phase_run/* runPlans */.Eg)(progress);
    return { progress, steps };
}
function buildOutlook({ plan, wave, dependsOn }, facts) {
    const { rehearsal, progress, claimed, steps, world } = facts;
    const { id, title } = plan;
    const step = steps.findIndex((each) => each.includes(id));
    const isRun = step >= 0;
    const { state, why } = isRun
        ? { state: step === 0 ? 'starts' : 'waits', why: null }
        : explainRest(plan, facts);
    const isOpen = (other) => rehearsal.open.some((each) => each.id === other) && !claimed.has(other);
    const { artifacts, keyLinks } = plan.mustHaves;
    return {
        ...{ id, title, wave, dependsOn, state, why },
        waitsFor: isRun ? dependsOn.filter(isOpen) : [],
        attempt: isRun ? (progress.past.lastAttempt.get(id) ?? 0) + 1 : null,
        commandLines: isRun ? (0,agent_findings/* commandLines */.Z)(plan, rehearsal.agent, (0,job_secrets/* redactorFor */.sD)(world), world) : [],
        checks: {
            commands: progress.run.policy.verifyCommands === 'off' ? [] : (0,programs/* listPlanCommands */.Q7)(plan),
            artifacts: artifacts.map(({ path }) => path),
            keyLinks: keyLinks.length,
        },
    };
}
function explainRest({ id }, { rehearsal, progress, claimed }) {
    const { run, signals, states } = progress;
    if (claimed.has(id))
        return { state: 'claimed', why: 'its SUMMARY was never verified; the run does that first' };
    if (!rehearsal.open.some((plan) => plan.id === id))
        return { state: 'done', why: null };
    if (run.only?.has(id) === false)
        return { state: 'left_out', why: 'it is not among the selected plans' };
    const signal = signals.get(id);
    if (signal?.status === 'blocked')
        return { state: 'asks', why: signal.details.reason };
    if (signal !== undefined) {
        const last = (0,phase_state/* phaseState */.R)(run.services.ledger.events).run(run.runId).plans.get(id);
        const decision = last === undefined || last.event === 'retry_wait' ? undefined : last.decision;
        return { state: 'ended', why: decision?.why ?? null };
    }
    const cap = (0,run_context/* usedUp */.h4)(run, id);
    if (cap !== null)
        return { state: 'ended', why: cap.text };
    const behind = (0,ready/* blockedBy */.yJ)(run.schedule, states).find(({ plan }) => plan === id);
    const over = (0,plan_endings/* overReason */.vA)(progress) ?? 'the run would end before it could start';
    return { state: 'held', why: behind ? `plan ${behind.root} will not be complete` : over };
}
function buildDryRunResult(json) {
    const text = (0,dry_run_text/* dryRunText */.us)(json);
    const { exitCode, phase, plans } = json;
    const outputs = { phase, plans: JSON.stringify(plans.map(({ id }) => id)), 'exit-code': String(exitCode) };
    const summary = `${(0,markdown/* fenceText */.N8)(text.slice(0, maxShown), { lines: 500, columns: 500 })}\n`;
    return { exitCode, json, text, outputs, summary };
}
const maxShown = 15_000;

// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
;// CONCATENATED MODULE: ./lib/commands/run-command.js






















const runRun = async ([ref = ''], input) => {
    const world = await (0,work_branch/* withOrigin */.D_)(input);
    const { settings } = world;
    if (settings.checks.length > 0)
        throw new table_settings/* UsageError */.eb(`checks: found ${settings.checks.join(', ')}, but only a chain (phase.yml) waits for the host's checks; use it, or run with --checks ""`);
    if (settings['dry-run'])
        return dryRun(ref, world);
    const named = world.configuration.problem === null ? await (0,choose_agent/* requireNamedAgent */.uF)(world) : null;
    const agent = (read, scratch) => (0,choose_agent/* findAgent */.dp)(world, read, scratch, named);
    const work = new work_branch/* WorkBranch */.IT(world);
    const openRecord = (scope) => (0,own_record/* holdShared */.N)(scope, (phaseScope, last) => work.enter(phaseScope, last), world);
    const hold = { ref, agent, deadlineAt: await (0,job_limit/* deadlineAt */.q)(world), openRecord };
    return (0,hold_phase/* holdPhase */.f)(hold, world, async (context, read, publishRecord) => {
        const only = (0,selected_plans/* selectedPlans */.E)(read, settings.only);
        (0,policies/* warnOfCredentials */.Ch)(context);
        const { name: branch = null } = (await (0,report_broken_run/* ownBranch */.Z)(read, world)) ?? {};
        await (0,adopt_summaries/* adoptSummaries */.p)(context, (0,local_runner/* gateRunnerHere */.g)(undefined, context));
        (0,selected_plans/* refuseUnready */.$)(only, context);
        const open = read.schedule.plans.flatMap(({ plan }) => (context.progress.done.has(plan.id) ? [] : [plan]));
        (0,test_program/* refuseUntestable */.AW)(await (0,test_program/* testProblem */.M9)(open, world));
        const started = { since: world.now(), signals: new Map(), next: null };
        for (const note of await (0,report_to_host/* reportProgress */.wX)(started, { run: context, branch }, world))
            world.progress(note);
        try {
            const push = () => work.push(context, publishRecord);
            const ended = await (0,sign_commits/* publishSigned */.y8)(push, await (0,phase_run/* runPhase */.PF)({ ...context, only }), context);
            const isPushed = work.isPushedAt(ended.head);
            return await (0,run_result/* resultOfRun */.c)(ended, { world, run: context, branch, isPushed, archive: 'own' });
        }
        catch (error) {
            const reason = `the run could not conclude the phase: ${(0,failure/* describeFailure */.Ic)(error).message}`;
            await (0,report_broken_run/* reportBrokenRun */.r)(reason, { ref, archive: 'own', findBranch: report_broken_run/* ownBranch */.Z }, world);
            const signal = (0,current_ledger/* recordedSignals */.at)(context.services.ledger.dir).get(null);
            const isOwn = signal?.status === 'failure' && signal.runId === context.runId;
            throw isOwn && error instanceof Error ? new failure/* BrokenRunError */.ZO(signal, error) : error;
        }
    }).catch((error) => {
        throw withSignal(error, ref, world);
    });
};
function withSignal(error, phase, world) {
    const { exitCode, message } = (0,failure/* describeFailure */.Ic)(error);
    const isReported = error instanceof failure/* BrokenRunError */.ZO || error instanceof effective_settings/* OtherSettingsError */.MM || phase === '';
    if (isReported || exitCode !== exit_status/* TECHNICAL_EXIT */.x8.INTERNAL)
        return error;
    const details = { reason: 'internal', retryable: false };
    return new failure/* BrokenRunError */.ZO(completion_signal/* CompletionSignal */.FL.failure(phase, { message, stack: error.stack }, details, { at: new Date(world.now()) }), error);
}


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

/***/ 81586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ resultOfRun)
});

// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/next-phase.js
var next_phase = __webpack_require__(3889);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/report/comment-text.js
var comment_text = __webpack_require__(19499);
// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
;// CONCATENATED MODULE: ./lib/publish/report/terminal.js



const marks = {
    ...{ success: '✓', failure: '✗', blocked: '‖', skipped: '-' },
    open: ' ',
};
function phaseText(story) {
    const { plans, warnings, steps, next, why } = story;
    const clause = next === null ? '' : (0,next_phase/* nextPhaseClause */.AE)(next);
    return [
        (0,text_text/* plainLine */.h0)([(0,sentences/* titleText */.Qw)(story), ...(0,sentences/* figures */.u5)(story)].join(', ')),
        ...(0,text_text/* alignedRows */.wC)(plans.map((plan) => planRow(plan, story))),
        ...plans.flatMap(questionText),
        ...(0,sentences/* causeLines */.t1)(story),
        ...warnings.map((warning) => `warning: ${(0,text_text/* plainLine */.h0)(warning)}`),
        ...steps.map((step) => `next: ${(0,text_text/* plainLine */.h0)(step)}`),
        ...(why.includes(clause) ? [] : [clause]),
    ].join('\n');
}
function planRow({ id, verdict, signal }, { signal: ofPhase }) {
    if (signal === null)
        return [marks[verdict], id, verdict, '', '', ''];
    const { attempt, details } = signal;
    const tries = attempt === undefined ? '' : (0,text_text/* formatCount */.B4)(attempt, 'attempt');
    const repaired = details.repairs ? `, ${(0,text_text/* formatCount */.B4)(details.repairs, 'repair')} in the last` : '';
    const text = (0,text_text/* plainLine */.h0)((0,sentences/* signalText */.UW)(signal));
    const isBelow = ofPhase?.status === 'failure' && ofPhase.details.failedPlan === id;
    const short = verdict !== 'failure' ? text : isBelow ? '' : (0,sentences/* failureCause */.i_)(text);
    const took = details.durationMs === undefined ? '' : (0,text_text/* formatElapsed */.C7)(details.durationMs);
    return [marks[verdict], id, verdict, `${tries}${repaired}`, took, short];
}
function questionText(plan) {
    const lines = (0,sentences/* askedLines */.QO)(plan).map((line) => `  ${(0,text_text/* plainIndented */.Cy)(line)}`);
    return lines.length === 0 ? [] : [`plan ${(0,text_text/* plainLine */.h0)(plan.id)} waits for a person:`, ...lines];
}

// EXTERNAL MODULE: ./lib/publish/story/tell-phase.js + 2 modules
var tell_phase = __webpack_require__(80493);
// EXTERNAL MODULE: ./lib/publish/announce/announce.js
var announce = __webpack_require__(35368);
;// CONCATENATED MODULE: ./lib/publish/announce/run-result.js










async function resultOfRun(end, endedPlace) {
    const { world, run, branch, isPushed, archive } = endedPlace;
    const { root, git, prefix } = run.workspace;
    const { dir } = run.services.ledger;
    const message = { ...(await (0,tell_phase/* reportEnd */.wZ)(end, run, world)), branch };
    const record = { id: run.phase.id, dir, root, prefix };
    const { judged } = end;
    const { story, ...reported } = await (0,announce/* announce */.i)(message, { git, prefix, isPushed, judged, record, archive }, world);
    const refusals = reported.refusals.map((refusal) => (0,text_text/* plainLine */.h0)((0,job_secrets/* redactBody */.sx)(refusal, world)));
    const notes = [...(await movedNote(end, run)), ...reported.notes, ...refusals];
    const diagnostics = [...planDiagnostics(story, run), ...refusals.map((refusal) => refusalDiagnostic(refusal, run))];
    const summary = [(0,job_secrets/* redactBody */.sx)((0,comment_text/* wholeDocument */.TR)(story), world), ...refusals.map((refusal) => `⚠️ ${refusal}\n`)].join('\n');
    const text = [phaseText(story), ...notes.map(text_text/* plainLine */.h0)].join('\n');
    return {
        exitCode: end.exitCode,
        json: buildJson(story, end, endedPlace),
        text,
        summary,
        outputs: buildOutputs(story, end),
        diagnostics,
    };
}
function buildJson({ signal, next, plans, branch }, end, { run, world }) {
    const { exitStatus, exitCode, attempts, durationMs, lastPlan, successRate, spent, evidence, signalPath, head } = end;
    return {
        status: end.signal.status,
        decision: (0,redaction/* withEachText */.nA)(end.decision, (0,job_secrets/* redactorFor */.sD)(world)),
        exitStatus,
        exitCode,
        phase: run.phase.id,
        nextPhase: next?.nextPhase ?? null,
        nextPhaseStatus: next?.nextPhaseStatus ?? null,
        runId: run.runId,
        attempts,
        durationMs: Math.round(durationMs),
        lastPlan,
        successRate,
        spent,
        evidence,
        signalPath,
        signal,
        branch,
        headSha: head,
        plans: plans.map((plan) => ({ id: plan.id, signal: plan.signal })),
    };
}
function buildOutputs(story, end) {
    const { decision, exitStatus, exitCode, signalPath, durationMs, head, spent } = end;
    const signal = story.signal ?? end.signal;
    const { details } = signal;
    const plans = story.plans.map(({ id }) => id);
    const done = (0,sentences/* completePlans */.Kr)(story.plans).map(({ id }) => id);
    const figure = (value) => (value === undefined ? '' : String(value));
    return {
        status: signal.status,
        decision: decision.action,
        'exit-status': exitStatus,
        'exit-code': String(exitCode),
        plans: JSON.stringify(plans),
        completed: JSON.stringify(done),
        remaining: JSON.stringify(plans.filter((id) => !done.includes(id))),
        signal: JSON.stringify(signal),
        'signal-path': signalPath,
        checkpoint: details.checkpoints.at(-1) ?? '',
        tokens: figure(details.tokensUsed),
        'cost-usd': figure(details.costUsd),
        'cost-per-plan': figure((0,sentences/* costPerPlan */.q0)(story) ?? undefined),
        'cache-share': figure((0,budget/* cacheShare */.e_)(spent) ?? undefined).slice(0, 6),
        evidence: end.evidence ?? '',
        cage: details.cage ?? '',
        'duration-seconds': String(Math.round(durationMs / 1000)),
        reason: reasonWord(signal),
        phase: story.phase.id,
        ...(0,next_phase/* nextPhaseOutputs */.vM)(story.next),
        branch: story.branch ?? '',
        'head-sha': head,
    };
}
function reasonWord(signal) {
    if (signal.status === 'failure')
        return signal.details.reason;
    if (signal.status !== 'blocked')
        return '';
    return signal.details.userInputRequired ? 'user_input_required' : 'dependency';
}
async function movedNote({ head, judged }, { workspace }) {
    const { sha } = await workspace.git.head();
    if (judged === null || sha === head)
        return [];
    return [`the branch moved to ${(0,text_text/* shortId */.m_)(sha)} after ${(0,text_text/* shortId */.m_)(head)} was judged; head-sha names what was judged`];
}
function planDiagnostics(story, { schedule, workspace }) {
    return story.plans.flatMap((reported) => {
        const { id, signal } = reported;
        const { plan } = schedule.plans.find((scheduledPlan) => scheduledPlan.plan.id === id) ?? {};
        if (plan === undefined || signal === null)
            return [];
        const isFailure = signal.status === 'failure';
        if (!isFailure && !(signal.status === 'blocked' && signal.details.userInputRequired))
            return [];
        const text = (0,sentences/* openText */.Uq)(reported);
        return [
            {
                severity: isFailure ? 'error' : 'warning',
                code: isFailure ? signal.details.reason : 'user_input_required',
                file: `${workspace.prefix}${plan.path}`,
                line: findTaskLine(text, plan),
                message: `plan ${id}: ${text.slice(0, 1000)}`,
            },
        ];
    });
}
function refusalDiagnostic(message, { phase, workspace }) {
    return { severity: 'warning', code: 'refused-by-host', file: `${workspace.prefix}${phase.dir}`, line: 1, message };
}
function findTaskLine(text, { tasks }) {
    return tasks.find(({ verify }) => verify.automated.some((command) => text.includes(command)))?.line ?? 1;
}


/***/ }),

/***/ 33443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hq: () => (/* binding */ findingLines),
/* harmony export */   kE: () => (/* binding */ moneyLines),
/* harmony export */   us: () => (/* binding */ dryRunText)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function dryRunText(document) {
    const { phase, name, wouldStart, exitCode } = document;
    const verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
    return [
        `Dry run of phase ${phase} ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(name)}: ${verdict}; nothing was changed`,
        ...findingLines(document.findings),
        '',
        ...planLines(document),
        '',
        'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
        ...checkLines(document.plans),
        '',
        ...agentLines(document),
        ...budgetLines(document),
    ].join('\n');
}
function findingLines(findings) {
    return findings.map(({ severity, file, line, message }) => {
        const location = file === null ? '' : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(file)}:${line}: `;
        return `${severity === 'error' ? '✗' : '!'} ${location}${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(message)}`;
    });
}
function planLines({ plans, schedule }) {
    const { parallel, steps } = schedule;
    const rows = plans.map(({ id, wave, state, why, waitsFor, attempt, title }) => [
        ...[id, `wave ${wave}`, stateText({ state, waitsFor })],
        attempt === null ? '' : `attempt ${attempt}`,
        (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(why ?? title ?? ''),
    ]);
    return [
        `Plans, ${parallel} at a time, each in a clone of its own:`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows),
        steps.length === 0
            ? 'Order: no plan would be run'
            : `Order: ${steps.map((step) => step.join(' beside ')).join(', then ')}`,
    ];
}
function stateText({ state, waitsFor }) {
    if (state === 'waits' && waitsFor.length > 0)
        return `waits for ${waitsFor.join(', ')}`;
    return stateTexts[state] ?? state;
}
const stateTexts = {
    waits: 'waits for a free slot',
    claimed: 'is verified first',
    left_out: 'left out',
    asks: 'asks a person',
    ended: 'gets no attempt',
    held: 'cannot run',
};
function checkLines(plans) {
    const open = plans.filter(({ attempt }) => attempt !== null);
    const rows = open.flatMap(({ id, checks: { commands, artifacts, keyLinks } }) => [
        ...commands.map((command) => [id, `command ${oneLine(command)}`]),
        ...(artifacts.length === 0 ? [] : [[id, `promised ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(artifacts.join(', '))}`]]),
        ...(keyLinks === 0 ? [] : [[id, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(keyLinks, 'key link')]]),
        ...(commands.length + artifacts.length + keyLinks === 0 ? [[id, 'none: only its changes count']] : []),
    ]);
    return rows.length === 0 ? ['  none'] : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(rows);
}
function oneLine(command) {
    const [first = '', ...rest] = command.trim().split('\n');
    const cut = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipText */ .gL)(first, 160);
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(rest.length === 0 ? cut : `${cut} … (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(rest.length + 1, 'line')})`);
}
function budgetLines({ budget: { used, reached, money } }) {
    return [
        ...(used.tokens === 0
            ? []
            : [`Used so far: ${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(used)}, ${used.tokens} tokens, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(used.turns, 'turn')}`]),
        ...(money === null ? [] : moneyLines(money).map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)),
        ...(reached === null ? [] : [`✗ no attempt would start: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(reached)}`]),
    ];
}
function agentLines({ agent, plans }) {
    if (agent === null)
        return ['Agent: none, because no plan is left, or for the reason above'];
    const calls = plans.flatMap(({ id, commandLines }) => commandLines.map((line) => ({ id, text: shellLine(line) })));
    const isSame = new Set(calls.map(({ text }) => text)).size === 1;
    return [
        `Agent: ${agent.name}${agent.version === null ? '' : ` ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLine */ .h0)(agent.version)}`}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .alignedRows */ .wC)(isSame ? [['command', calls[0]?.text ?? '']] : calls.map(({ id, text }) => [id, text])),
    ];
}
function shellLine({ command, args }) {
    return oneLine([command, ...args].map(_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7).join(' '));
}
function moneyLines({ worth, likely }) {
    return [
        ...(worth === null ? [] : [`max-cost: ${worth}`]),
        `likely cost: ${likely?.text ?? 'unknown, because no finished plan is on record here'}`,
    ];
}


/***/ }),

/***/ 19843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ claimedPlans),
/* harmony export */   p: () => (/* binding */ adoptSummaries)
/* harmony export */ });
/* harmony import */ var _judge_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86016);
/* harmony import */ var _judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75378);
/* harmony import */ var _judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88671);
/* harmony import */ var _judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96734);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39006);
/* harmony import */ var _judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16834);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33526);
/* harmony import */ var _record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22007);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(46562);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(67263);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);














async function adoptSummaries(run, gateRunner) {
    const claimed = await claimedPlans(run);
    if (claimed.length === 0)
        return;
    const { sha } = await run.workspace.git.head();
    const checkout = await (0,_judge_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .openCleanCheckout */ .k8)(sha, run);
    if (typeof checkout === 'string')
        return refuseAll(claimed, checkout, run);
    try {
        await adoptWhatHolds(claimed, checkout, gateRunner, run);
    }
    finally {
        checkout.close();
    }
}
async function claimedPlans(run) {
    const { schedule } = run;
    const { done } = run.progress;
    const { ledger } = run.services;
    const { git } = run.workspace;
    const plans = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id));
    const { verified } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(ledger.earlier).plans;
    const heads = verified.map(({ head }) => head);
    const here = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_11__/* .ancestorsAmong */ .v4)(git, heads, 'HEAD');
    const recorded = new Set(verified.flatMap(({ plan, head }) => (here.has(head) ? [plan] : [])));
    const open = plans.filter(({ id }) => !recorded.has(id));
    if (open.length === 0)
        return [];
    const marks = (await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__/* .markedCommits */ .Dz)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const existing = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(git.isShallow ? ledger.earlier : []).plans.completed;
    const isMarked = (plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
    return open.filter((plan) => !isMarked(plan) && existing.get(plan.id)?.planHash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
}
async function adoptWhatHolds(claimed, checkout, gateRunner, run) {
    const { git } = run.workspace;
    const changes = await (0,_judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .planChanges */ .X)(run, new Map());
    const { answers, unprepared } = await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .judgePlans */ .o)(checkout, run, { changes, plans: claimed }, gateRunner);
    if (unprepared !== null)
        return refuseAll(claimed, unprepared, run);
    for (const plan of claimed) {
        const answer = answers.get(plan.id);
        if (answer === undefined)
            continue;
        const isAskedLater = gateRunner === null && (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .listPlanCommands */ .Q7)(plan).length > 0;
        const least = (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTests */ .k$)(run.policy.minEvidence);
        const missing = isAskedLater ? null : (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .missingEvidence */ .QI)(plan.id, answer.evidence, least);
        const shape = await (0,_judge_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeProblems */ .qf)(git, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .emptyTree */ ["in"])(git), checkout.commit, new Set(changes.of(plan.id)));
        const evidence = missing !== null && git.isShallow ? `${missing} ${adviceOnShallow}` : missing;
        const against = [
            ...[...(0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .listObjections */ .BG)(answer.findings), ...shape].map(_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingSentence */ .dj),
            ...(evidence === null ? [] : [evidence]),
        ];
        if (against.length > 0)
            refusePlan(plan, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .firstFew */ .Dt)(against, 3, '; '), run);
        else
            run.services.ledger.append('summary_adopted', {
                plan: plan.id,
                head: checkout.commit,
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_10__/* .evidenceLevel */ .GT)(answer.evidence),
            });
    }
}
const adviceOnShallow = '(this clone is shallow, so its commits cannot be seen: run git fetch --unshallow, or check out with fetch-depth: 0)';
function refuseAll(plans, reason, run) {
    for (const plan of plans)
        refusePlan(plan, reason, run);
}
function refusePlan(plan, reason, run) {
    run.progress.done.delete(plan.id);
    const wasAttempted = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(run.services.ledger.earlier).attempts.history.lastAttempt.has(plan.id);
    if (wasAttempted || run.policy.rerunsUnfinished)
        return;
    run.progress.unverified.set(plan.id, `${plan.summaryPath} says that plan ${plan.id} is done, but it was never verified, and the checks fail: ${reason}. Finish the work and commit it, or delete the SUMMARY to run the plan again`);
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


/***/ }),

/***/ 20073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ refuseUntestable),
/* harmony export */   M9: () => (/* binding */ testProblem),
/* harmony export */   iB: () => (/* binding */ missingPrograms)
/* harmony export */ });
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10947);
/* harmony import */ var _settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77675);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
/* harmony import */ var _system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66725);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);






async function testProblem(open, world) {
    const { settings, environment } = world;
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .projectRoot */ .Y)(world);
    const { 'test-command': command, 'setup-command': setUp } = settings;
    if (command === '' || open.length === 0)
        return null;
    const parsed = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .captureOutput */ .Q)('bash', ['--norc', '-n', '-c', command], { cwd: root, env: environment });
    if (parsed.exitCode !== 0) {
        const cause = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .clipText */ .gL)(parsed.stderr.trim(), 200);
        return {
            message: `test-command is no command that bash can run (${cause})`,
            exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE,
        };
    }
    const missing = [...(await missingPrograms((0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_0__/* .listCalledPrograms */ .HJ)(command), root, environment))];
    if (missing.length === 0)
        return null;
    const isInstalled = /\bPATH=/.test(command) ||
        (0,_settings_call_set_up_command_js__WEBPACK_IMPORTED_MODULE_1__/* .setUpCommand */ .bw)(setUp, root, root) !== null ||
        open.some(({ text }) => missing.every((name) => isInstaller(text, name)));
    const message = `test-command needs ${missing.join(', ')}, which is not on PATH; install it, or have a plan or the set-up install it`;
    return { message, exitCode: isInstalled ? null : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .TECHNICAL_EXIT */ .x8.AGENT_MISSING };
}
function refuseUntestable(problem) {
    const { message, exitCode = null } = problem ?? {};
    if (exitCode !== null)
        throw Object.assign(new Error(message), { exitCode });
}
function isInstaller(plan, program) {
    return plan
        .split('\n')
        .some((line) => /\binstall|\badd\b|requirements|bootstrap/i.test(line) && line.includes(program));
}
async function missingPrograms(names, cwd, environment) {
    if (names.length === 0)
        return new Set();
    const script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
    const options = { cwd, env: environment, timeoutMs: 60_000 };
    const { stdout } = await (0,_system_process_capture_js__WEBPACK_IMPORTED_MODULE_4__/* .captureOutput */ .Q)('bash', ['--norc', '-c', script, 'bash', ...names.slice(0, 1000)], options);
    return new Set(stdout.toString('utf8').split('\n').filter(Boolean));
}


/***/ }),

/***/ 33504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findAboutAgent),
/* harmony export */   Z: () => (/* binding */ commandLines)
/* harmony export */ });
/* harmony import */ var _agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2964);
/* harmony import */ var _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27510);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82774);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(22187);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(71059);
/* harmony import */ var _plan_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88212);







async function findAboutAgent(agent, world) {
    const name = (0,_settings_table_coding_agents_js__WEBPACK_IMPORTED_MODULE_3__/* .cliNamed */ .qH)(agent.name);
    if (name === undefined)
        return { version: null, findings: [] };
    const cli = _agents_adapters_clis_js__WEBPACK_IMPORTED_MODULE_1__/* .clis */ .g[name];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .projectRoot */ .Y)(world);
    const command = world.settings['agent-command'].trim();
    const detected = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .cliToInstall */ .$Y)(world) === null ? await (0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .detectVersion */ .cS)(cli, command, { cwd: root, environment }) : cli;
    const version = 'version' in detected ? detected.version : null;
    const findings = [];
    if (version !== null && version !== cli.version) {
        const message = `${cli.name} is version ${version}; ${cli.version} was tested (${(0,_agents_adapters_cli_program_js__WEBPACK_IMPORTED_MODULE_0__/* .installLine */ .c6)(cli)}, or set install-agent)`;
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'agent-version', message));
    }
    const key = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .missingKey */ .aV)(cli, environment, world);
    if (key !== null)
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)(key.isSure ? 'error' : 'warning', 'agent-key', key.message));
    const unpriced = agent.unpriced?.(environment) ?? null;
    if (unpriced !== null)
        findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .buildForeseen */ .mr)('warning', 'unknown-cost', `${unpriced}; ${_signal_budget_js__WEBPACK_IMPORTED_MODULE_4__/* .adviceOnPrice */ .pc}`));
    return { version, findings };
}
function commandLines(plan, agent, redact, world) {
    if (agent === null)
        return [];
    const environment = (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_5__/* .buildAgentEnvironment */ .ti)(agent, world);
    const isPassed = notPassedReason(agent, environment, world.settings) === null;
    const lines = agent.commandLines({ plan, folder: '<folder of the attempt>', environment, isPassed });
    return lines.map(({ command, args, sets }) => ({ command, args: args.map(redact), sets: [...sets] }));
}
function notPassedReason(agent, environment, settings) {
    if (agent.cannotPass === undefined)
        return `agent ${agent.name} cannot use it`;
    if (settings.gateway === 'off')
        return 'gateway is off';
    return agent.cannotPass(environment, settings.gateway !== 'auto');
}


/***/ }),

/***/ 68990:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ estimateMoney)
/* harmony export */ });
/* unused harmony export likelyCost */
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(313);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46562);
/* harmony import */ var _record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43620);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22187);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71059);






function estimateMoney({ agent, read, open }, world) {
    if (!agent?.price)
        return null;
    const records = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .listLedgers */ .Vc)(read.git.gitDir).map(({ events }) => events);
    return { worth: ceilingWorth(agent, world), likely: likelyCost(open.length, records) };
}
function ceilingWorth(agent, world) {
    const { attempt, plan, phase } = world.settings['max-cost'];
    const [level, usd] = Object.entries({ attempt, plan, phase }).find(([, max]) => max !== null) ?? [];
    const price = agent.price?.((0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .buildAgentEnvironment */ .ti)(agent, world));
    if (level === undefined || !usd || !price)
        return null;
    const tokens = (each) => each === 0 ? 'any number of' : `${((usd / each) * 1e6).toLocaleString('en-US', { notation: 'compact' })}`;
    const model = price.model === null ? 'its model is not named before it runs' : `no price is known for ${price.model}`;
    const how = price.isKnown ? `with ${price.model}` : `at the highest known rate of the vendor, because ${model}`;
    return `USD ${usd} for the ${level} is ${tokens(price.input)} tokens read or ${tokens(price.output)} written ${how}`;
}
function likelyCost(open, records) {
    const costs = records
        .flatMap((events) => {
        const spending = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(events.filter(({ event }) => event !== 'phase_complete')).attempts.spending;
        const done = events.flatMap((ledgerEvent) => (ledgerEvent.event === 'plan_complete' ? [ledgerEvent.plan] : []));
        return [...new Set(done)].map((plan) => (0,_record_readings_recorded_spending_js__WEBPACK_IMPORTED_MODULE_2__/* .totalSpent */ .J)(spending, plan));
    })
        .filter((spent) => (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .spentTokens */ .fb)(spent) > 0 && spent.costUsd > 0)
        .sort((one, other) => one.costUsd - other.costUsd);
    const [low, high] = [costs[0], costs.at(-1)];
    if (low === undefined || high === undefined || open === 0)
        return null;
    const { isCostKnown, isEstimate } = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .sumSpent */ .YD)(costs);
    const range = (times) => {
        const [from, to] = [low, high].map(({ costUsd }) => (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_3__/* .costText */ .rs)({ costUsd: times * costUsd, isCostKnown, isEstimate }));
        return from === to ? from : `${from} to ${to?.replace(/^~?USD /, '')}`;
    };
    const text = `${range(open)} for ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(open, 'open plan')}, because ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .formatCount */ .B4)(costs.length, 'finished plan')} on record here cost ${range(1)}${costs.length === 1 ? '' : ' each'}`;
    return { text, lowUsd: open * low.costUsd, highUsd: open * high.costUsd, restsOn: costs.length };
}


/***/ }),

/***/ 88212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GS: () => (/* binding */ commandFindings),
/* harmony export */   mr: () => (/* binding */ buildForeseen),
/* harmony export */   q6: () => (/* binding */ setUpFindings)
/* harmony export */ });
/* harmony import */ var _judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29674);
/* harmony import */ var _judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42222);
/* harmony import */ var _judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10947);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33526);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93254);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20073);







async function commandFindings(open, world) {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_4__/* .projectRoot */ .Y)(world);
    const findings = [];
    const calls = [];
    const isRun = world.settings['verify-commands'] !== 'off';
    for (const plan of isRun ? open : []) {
        const nearby = (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)(plan);
        for (const task of plan.tasks)
            for (const text of (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_1__/* .listPlanCommands */ .Q7)({ tasks: [task] })) {
                const at = [plan.path, task.line];
                const runnable = (0,_judge_run_clean_copy_automated_command_js__WEBPACK_IMPORTED_MODULE_0__/* .runnableCommand */ .R)({ root, project: root, beside: nearby }, text);
                const user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable)
                    findings.push(buildForeseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else
                    for (const program of (0,_judge_run_commands_command_strength_js__WEBPACK_IMPORTED_MODULE_2__/* .listCalledPrograms */ .HJ)(text))
                        calls.push({ program, user, at });
            }
    }
    const missing = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_5__/* .missingPrograms */ .iB)([...new Set(calls.map(({ program }) => program))], root, world.environment);
    const observed = new Set();
    for (const { program, user, at } of calls) {
        const key = `${at.join(':')} ${program}`;
        if (!missing.has(program) || observed.has(key))
            continue;
        observed.add(key);
        const message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
        findings.push(buildForeseen('warning', 'program', message, at));
    }
    return findings;
}
function setUpFindings(plan, world) {
    const passed = new Set(world.settings['agent-env']);
    return (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readUserSetup */ .pL)(plan).flatMap(({ line, about, variables }) => {
        const at = [plan.path, line];
        const topic = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutControls */ .DJ)(about).slice(0, 150);
        if (variables.length === 0)
            return [buildForeseen('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)];
        return variables.flatMap((name) => {
            const isSet = Boolean(world.environment[name]);
            if (isSet && passed.has(name))
                return [];
            const lack = isSet ? 'no agent gets; name it in agent-env' : 'is not set; set it and name it in agent-env';
            return [buildForeseen('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which ${lack}`, at)];
        });
    });
}
function buildForeseen(severity, code, message, at) {
    return { severity, code, file: at?.[0] ?? null, line: at?.[1] ?? null, message };
}


/***/ }),

/***/ 84172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ withRehearsal)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51377);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53853);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46562);
/* harmony import */ var _settings_call_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(56844);
/* harmony import */ var _settings_call_job_limit_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42127);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(52299);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95185);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(5722);
/* harmony import */ var _loop_human_gate_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(35281);
/* harmony import */ var _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(71059);
/* harmony import */ var _open_policies_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(25471);
/* harmony import */ var _open_prepare_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(69454);
/* harmony import */ var _open_recover_checkout_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(63078);
/* harmony import */ var _open_test_program_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(20073);
/* harmony import */ var _questions_question_state_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(68278);
/* harmony import */ var _room_rooms_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(87741);
/* harmony import */ var _agent_findings_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(33504);
/* harmony import */ var _plan_findings_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(88212);

























async function withRehearsal(ref, world, work) {
    const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_6__/* .openPhase */ .yc)(ref, world, _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_7__/* .readRunnable */ .Un);
    const recorder = new Recorder();
    const agent = await chooseAgent(recorder, read, world);
    await recordPlace(recorder, read, world);
    const isAway = recorder.findings.some(({ code }) => code === 'remote');
    const isCutOff = recorder.findings.some(({ code }) => code === 'cut-off-run');
    const here = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_12__/* .withSettings */ .G)(world, {
        ...(isAway ? { remote: '' } : {}),
        ...(isCutOff ? { 'allow-dirty': true } : {}),
    });
    return (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .withLedger */ .CA)(read, here, async (dir) => {
        const scratch = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-dry-run-'));
        const ledger = openCopy(dir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, 'record'), read, world);
        try {
            return await work(await rehearse(read, agent, { ledger, scratch, recorder }, here));
        }
        finally {
            ledger.close();
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(scratch, { recursive: true, force: true });
        }
    });
}
class Recorder {
    findings = [];
    ignore = () => undefined;
    restoreAnswers = async () => false;
    findInstalled = async () => ({ folders: [], way: 'copied', kib: 0, tooLarge: [] });
    require = async (code, check) => {
        try {
            await check();
        }
        catch (error) {
            const exitCode = (0,_settings_call_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .foreseenExitCode */ .NI)(error);
            if (exitCode === null)
                throw error;
            this.findings.push({ ...(0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('error', code, error.message), exitCode });
        }
    };
    warn = (code, message) => {
        this.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('warning', code, message));
    };
}
function openCopy(from, to, read, world) {
    if (!world.settings.fresh && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(from))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { recursive: true, filter: (path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) !== 'logs' });
    const lease = { epoch: 0, check: () => { } };
    const stamp = { runId: 'dry-run', phase: read.phase.id, now: () => new Date(world.now()), lease, redact: String };
    return _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .Ledger */ .Oc.open(to, stamp, () => { });
}
async function chooseAgent(recorder, read, world) {
    let agent = null;
    await recorder.require('agent', async () => {
        agent = await (0,_open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__/* .findAgent */ .dp)(world, read, null);
    });
    if (agent === null)
        return { agent, agentVersion: null };
    const { version, findings } = await (0,_agent_findings_js__WEBPACK_IMPORTED_MODULE_22__/* .findAboutAgent */ .C)(agent, world);
    for (const finding of findings)
        recorder.findings.push(finding);
    return { agent, agentVersion: version };
}
async function rehearse(read, { agent, agentVersion }, { ledger, scratch, recorder }, world) {
    const { git } = read;
    let run = null;
    await recorder.require('settings', async () => {
        const parts = {
            runId: 'dry-run',
            leg: null,
            lease: { epoch: 0, check: () => { } },
            rooms: new _room_rooms_js__WEBPACK_IMPORTED_MODULE_21__/* .Rooms */ .f(git, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, (0,_open_recover_checkout_js__WEBPACK_IMPORTED_MODULE_18__.roomsFolder)(git, read.phase.id)), { make: false }),
            services: {
                ledger,
                interrupt: world.interrupt,
                agent: agent ?? _open_choose_agent_js__WEBPACK_IMPORTED_MODULE_15__/* .anyAgent */ .uz,
                exchangeDir: scratch,
                gateway: null,
                onActivity: () => undefined,
            },
            egress: null,
            spared: [],
            ofCommit: { teamRules: await (0,_open_policies_js__WEBPACK_IMPORTED_MODULE_16__/* .readTeamRules */ .nc)(world.settings, (await git.head()).sha, git) },
            deadlineAt: await (0,_settings_call_job_limit_js__WEBPACK_IMPORTED_MODULE_10__/* .deadlineAt */ .q)(world),
            effects: recorder,
        };
        run = await (0,_open_prepare_js__WEBPACK_IMPORTED_MODULE_17__/* .prepareRun */ .Z)(read, parts, world);
    });
    const done = run?.progress.done ?? new Set();
    const open = read.schedule.plans.flatMap(({ plan }) => (done.has(plan.id) ? [] : [plan]));
    if (run !== null && agent !== null)
        recordQuestions(recorder, open, run);
    await recordTests(recorder, open, ledger, read, world);
    const ofPlans = [...(await (0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .commandFindings */ .GS)(open, world)), ...open.flatMap((plan) => (0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .setUpFindings */ .q6)(plan, world))];
    return { read, findings: [...recorder.findings, ...ofPlans], run, open, agent, agentVersion };
}
async function recordPlace(recorder, { git }, world) {
    const { configuration, settings } = world;
    if (configuration.problem !== null)
        recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('error', 'configuration', configuration.problem.message));
    await recorder.require('run-under-way', () => (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseDuringRun */ .$l)(git.gitDir, world.machine));
    recordCutOff(recorder, git, world);
    if (git.isShallow)
        recorder.warn('shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow');
    const { GIT_COMMITTER_NAME: author } = git.identity;
    if (author !== undefined)
        recorder.warn('git-identity', `git has no user.name and user.email here, so the author of commits is ${author}; set them with git config`);
    for (const location of new Set([git.root, world.temporaryDirectory])) {
        const { bavail, bsize } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statfsSync)(location);
        const freeMb = Math.floor((bavail * bsize) / 1e6);
        const message = `${freeMb} MB are free in ${location}; make space for rooms, logs and a clean copy`;
        if (freeMb < leastFreeMb)
            recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)(freeMb < 100 ? 'error' : 'warning', 'disk', message));
    }
    if (settings.remote !== '')
        await recorder.require('remote', () => refuseReadOnlyRemote(git, world));
}
const leastFreeMb = 1000;
function recordCutOff(recorder, git, { machine }) {
    if ((0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_3__/* .leaseHolder */ .Fp)(git.gitDir, machine) !== null)
        return;
    for (const { phase, events } of (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .listLedgers */ .Vc)(git.gitDir)) {
        const { open } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(events);
        if (!open.isAny(git.root))
            continue;
        const plans = [...new Set(open.attempts(git.root).map(({ plan }) => plan))];
        const where = plans.length === 0 ? '' : ` in plan ${plans.join(', ')}`;
        recorder.warn('cut-off-run', `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run first saves its work, or adopts its running agents`);
    }
}
async function refuseReadOnlyRemote(git, world) {
    const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_11__/* .configuredRemote */ .v)(git, world);
    await remote.list(['HEAD']);
    if ((await remote.asksForToken()) && !(await remote.acceptsDryPush()))
        throw Object.assign(new Error(`the token cannot push to ${world.settings.remote}; pass a github-token that may write (contents: write)`), { exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_13__/* .TECHNICAL_EXIT */ .x8.USAGE });
}
function recordQuestions(recorder, open, run) {
    for (const plan of open) {
        const doubt = (0,_loop_human_gate_js__WEBPACK_IMPORTED_MODULE_14__/* .doubtAbout */ .c)(plan, run);
        const { stop } = (0,_questions_question_state_js__WEBPACK_IMPORTED_MODULE_20__/* .getQuestionState */ .Ev)(plan, run);
        const question = doubt ?? stop?.question;
        if (question === undefined)
            continue;
        const line = (doubt === null ? stop?.task?.line : undefined) ?? plan.keyLines.get('autonomous') ?? 1;
        const message = `plan ${plan.id} will wait for a person: ${question}`;
        recorder.findings.push((0,_plan_findings_js__WEBPACK_IMPORTED_MODULE_23__/* .buildForeseen */ .mr)('warning', 'human-checkpoint', message, [plan.path, line]));
    }
}
async function recordTests(recorder, open, { earlier }, { git }, world) {
    const { 'test-command': command, 'inherited-tests': inherited } = world.settings;
    const problem = await (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_19__/* .testProblem */ .M9)(open, world);
    await recorder.require('program', () => (0,_open_test_program_js__WEBPACK_IMPORTED_MODULE_19__/* .refuseUntestable */ .AW)(problem));
    if (problem !== null && problem.exitCode === null)
        recorder.warn('program', problem.message);
    const state = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(earlier);
    const commits = [(await git.head()).sha, state.base ?? ''];
    const [existing] = commits.flatMap((commit) => state.testsBefore(commit, command) ?? []);
    const red = (existing?.names?.failed ?? []).map(_judge_run_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .testLabel */ .xW);
    const flaky = [...new Set(state.flakyTests(command).flatMap(({ names }) => names))];
    const next = inherited === 'allow' ? 'they do not close the exit gate' : 'fix them, or set tests.inherited: allow';
    if (red.length > 0)
        recorder.warn('inherited-red', `red before the phase: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_24__/* .firstFew */ .Dt)(red)}; ${next}`);
    if (flaky.length > 0)
        recorder.warn('flaky-tests', `found flaky before: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_24__/* .firstFew */ .Dt)(flaky)}`);
}


/***/ }),

/***/ 42127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deadlineLadder),
/* harmony export */   q: () => (/* binding */ deadlineAt)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45880);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






const minuteMs = 60_000;
const unnamedMinutes = { github: 360, gitea: 180 };
async function deadlineAt(world) {
    const { deadline } = world.settings;
    const limitMs = await jobLimitMs(world.environment);
    const insideMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
    if (insideMs < deadline)
        world.progress(`the job may take ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(limitMs ?? 0)} (timeout-minutes), so the run gets ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(insideMs)} instead of its deadline of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(deadline)}`);
    return world.machine.uptimeMs() + insideMs;
}
async function jobLimitMs(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return null;
    const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    return minuteMs * ((await namedMinutes(environment)) ?? unnamedMinutes[host]);
}
const maxBytes = 500 * 1024;
async function namedMinutes(environment) {
    const { GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' } = environment;
    const [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
    if (path === undefined || GITHUB_WORKSPACE === '')
        return null;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GITHUB_WORKSPACE, path);
    const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? maxBytes + 1;
    const text = size > maxBytes ? null : (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)(file);
    if (text === null)
        return null;
    const workflow = Workflow.safeParse((0,_plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__/* .tryYaml */ .bb)(text));
    const named = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
    return /^\d{1,5}(\.\d{1,3})?$/.test(named) && Number(named) > 0 ? Number(named) : null;
}
const Workflow = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ 'timeout-minutes': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().catch(undefined) })),
});
function deadlineLadder(jobTimeoutMs) {
    const rung = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
    const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
    const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - rung) / minuteMs));
    return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * rung), stepMinutes, jobMinutes };
}


/***/ })

};
;