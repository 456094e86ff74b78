"use strict";
exports.id = 6342;
exports.ids = [6342,3961];
exports.modules = {

/***/ 16342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  execute: () => (/* binding */ execute),
  finishLeg: () => (/* binding */ finishLeg),
  upload: () => (/* binding */ upload)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/chain/legs/job-isolation.js
var job_isolation = __webpack_require__(14057);
// EXTERNAL MODULE: ./lib/chain/legs/leg-result.js
var leg_result = __webpack_require__(50149);
// EXTERNAL MODULE: ./lib/agents/program/agent.js + 1 modules
var agent = __webpack_require__(17388);
// EXTERNAL MODULE: ./lib/plan/phase/planning-tree.js
var planning_tree = __webpack_require__(20951);
// EXTERNAL MODULE: ./lib/plan/schedule/job-matrix.js
var job_matrix = __webpack_require__(69466);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/record/published/chain-record.js
var chain_record = __webpack_require__(81003);
// EXTERNAL MODULE: ./lib/record/readings/attempt-history.js
var attempt_history = __webpack_require__(60567);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/loop/phase-run.js + 2 modules
var phase_run = __webpack_require__(70581);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 1 modules
var hold_phase = __webpack_require__(18508);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
// EXTERNAL MODULE: ./lib/system/process/machine.js
var machine = __webpack_require__(56566);
// EXTERNAL MODULE: ./lib/system/process/watchdog.js
var watchdog = __webpack_require__(2320);
// EXTERNAL MODULE: ./lib/judge/clean-copy/programs.js
var programs = __webpack_require__(4568);
// EXTERNAL MODULE: ./lib/judge/gate/commit-judgement.js + 3 modules
var commit_judgement = __webpack_require__(78165);
// EXTERNAL MODULE: ./lib/judge/gate/witness-here.js + 6 modules
var witness_here = __webpack_require__(49558);
;// CONCATENATED MODULE: ./lib/chain/legs/ask-gate.js




async function askGate(run) {
    const { sha: commit } = await run.workspace.git.head();
    const nothing = leg_result/* GateSchema */.ZM.parse({ commit, confirmations: 0, tests: null, verification: null });
    const checkout = await (0,commit_judgement/* jobCheckout */.Ge)(commit, run);
    if (typeof checkout === 'string')
        return { ...nothing, unprepared: checkout };
    try {
        const witness = (0,witness_here/* witnessHere */.i)(undefined, run);
        run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
        const unprepared = await witness.setUp(checkout);
        if (unprepared !== null)
            return { ...nothing, unprepared };
        const checks = await checksIn(checkout, witness, run);
        const requirements = { done: true, commit, open: [] };
        const facts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
        const tested = run.policy.testCommand === '' ? null : await witness.tests(facts, checkout);
        const confirmations = tested?.decision.open ? run.policy.confirmingRuns : 0;
        const { tests = null, proof = null, warnings = [], oldTests = [], phaseTests = [], mutants = null } = tested ?? {};
        const said = {
            ...nothing,
            checks,
            tests,
            proof,
            confirmations,
            testWarnings: warnings,
            oldTests,
            phaseTests,
            mutants,
        };
        if (tested !== null && (!tested.decision.open || oldTests.length > 0))
            return said;
        const above = (0,commit_judgement/* leftAbove */.lq)(checkout, run);
        if (above !== null)
            return { ...said, unprepared: above };
        if (run.policy.verifierCommand === '')
            return said;
        const { status, report, text, remarks } = await witness.verification(checkout);
        return { ...said, testWarnings: [...said.testWarnings, ...remarks], verification: { status, report, text } };
    }
    finally {
        checkout.close();
    }
}
async function checksIn(checkout, witness, run) {
    const checks = [];
    for (const { plan } of run.policy.verifyCommands === 'off' ? [] : run.schedule.plans) {
        const commands = (0,programs/* commandsOf */.Kf)(plan);
        if (commands.length > 0)
            await checkout.reset();
        const said = commands.length === 0 ? [] : ((await witness.commands(plan, checkout)) ?? []);
        for (const [at, { passed, proves, subject, message }] of said.entries())
            checks.push({ plan: plan.id, command: commands[at] ?? '', passed, proves, subject, message });
    }
    return checks;
}

// EXTERNAL MODULE: ./lib/publish/story/upload-record.js
var upload_record = __webpack_require__(31488);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var log_ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/published/secret-free.js
var secret_free = __webpack_require__(40521);
// EXTERNAL MODULE: ./lib/record/readings/plan-record.js
var plan_record = __webpack_require__(65888);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle.js
var bundle = __webpack_require__(20791);
;// CONCATENATED MODULE: ./lib/chain/legs/saved-leg.js











async function saveLeg(progress, { into, name, redact, gate }) {
    const { run } = progress;
    const { ledger } = run.services;
    const events = (0,run_opening/* attemptEventsAfter */.rK)(ledger.events, begunAfter(ledger.dir, name.artifact) ?? 0);
    const proven = provenIn(events, name.base);
    const secrets = (0,job_secrets/* unguessableSecrets */.Mx)(run.services.environment, run.policy.agentEnv);
    const all = await keptIn(events, run.workspace);
    const kept = await (0,secret_free/* secretFree */.l)(run.workspace.git, all, name.base, secrets);
    const kind = gate === null ? 'plans' : 'gate';
    const leg = { schemaVersion: 1, kind, ...name, proven, kept, halted: progress.halted, fault: null, gate };
    (0,leg_result/* clearLeg */.UI)(into);
    const commits = [
        ...proven.map(({ commit }, at) => ({ ref: `refs/phase-executor/leg/proven/${at}`, commit })),
        ...kept.map(({ commit }, at) => ({ ref: `refs/phase-executor/leg/kept/${at}`, commit })),
    ];
    if (commits.length > 0)
        await (0,bundle/* writeBundle */.Mf)(run.workspace.git, (0,external_node_path_.join)(into, leg_result/* bundleFile */.px), commits, [name.base]);
    const about = new Set(events.map(({ plan }) => plan));
    const signals = new Map([...(0,log_ledger/* readSignals */.cu)(ledger.dir)].flatMap(([plan, signal]) => plan !== null && about.has(plan) ? [[plan, (0,completion_signal/* parseSignal */._w)(signal)]] : []));
    const writeLogs = (write) => (0,upload_record/* copyLogs */.Dq)(ledger.dir, redact, write);
    return (0,leg_result/* writeLeg */.wZ)(into, leg, { signals, events, handoffs: handoffsOf(run.services, events), writeLogs }, redact);
}
function saveFault(into, name, kind, fault) {
    (0,leg_result/* clearLeg */.UI)(into);
    const leg = {
        schemaVersion: 1,
        kind,
        ...name,
        proven: [],
        kept: [],
        halted: null,
        fault,
        gate: null,
    };
    return (0,leg_result/* writeLeg */.wZ)(into, leg, { signals: new Map(), events: [], handoffs: [] }, (text) => text);
}
function noteBegin({ ledger }, artifact) {
    if (begunAfter(ledger.dir, artifact) !== null)
        return;
    (0,atomic_file/* replaceFile */.fR)((0,external_node_path_.join)(ledger.dir, beginFile), `${ledger.earlier.at(-1)?.seq ?? 0} ${artifact}`);
}
function begunAfter(dir, artifact) {
    const [, seq, of] = /^(\d+) (.*)$/s.exec((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(dir, beginFile)) ?? '') ?? [];
    return of === artifact ? Number(seq) : null;
}
const beginFile = 'leg-begins-after';
function provenIn(events, base) {
    const settled = (0,plan_record/* settledWork */.P_)(events);
    return settled.map(({ plan, attempt, head, upTo }, at) => {
        return { plan, attempt, base: settled[at - 1]?.head ?? base, commit: head, upTo };
    });
}
async function keptIn(events, { git }) {
    const found = [];
    for (const { plan, attempt, ref, base } of (0,plan_record/* allPartialWork */.Ul)(events)) {
        const commit = await git.resolve(ref);
        if (commit !== null)
            found.push({ plan, attempt, base, commit });
    }
    return found;
}
function handoffsOf({ ledger }, events) {
    return (0,run_opening/* startedAttempts */.I5)(events).flatMap(({ plan, attempt }) => {
        const text = ledger.readHandoff(plan, attempt);
        return text === null ? [] : [{ plan, attempt, text }];
    });
}

// EXTERNAL MODULE: ./lib/chain/rounds/chain-job.js + 1 modules
var chain_job = __webpack_require__(30096);
;// CONCATENATED MODULE: ./lib/chain/rounds/leg-job.js



























function jobOf([ref = '', plan], outside) {
    const begun = (0,call_world/* withSettings */.G)(outside, { fresh: false });
    const isAlone = plan !== undefined && outside.settings.isolation === 'auto';
    const world = withSecret(isAlone ? (0,call_world/* withSettings */.G)(begun, { 'max-parallel': 1 }) : begun);
    const { settings } = world;
    const runId = (0,chain_job/* runIdOf */.SR)(settings);
    (0,chain_job/* checkBaseForm */.aw)(settings);
    const folder = settings['output-dir'] || (0,external_node_path_.join)(world.temporaryDirectory, `phase-executor-leg-${runId}`);
    const into = (0,external_node_path_.resolve)(world.directory, folder);
    if (!(0,leg_result/* canTakeLeg */.yD)(into))
        throw new table_settings/* UsageError */.eb(`output-dir: found ${into}, which is not empty; name an empty or a new folder`);
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const started = instant('job-started', settings['job-started']) ?? world.now();
    const { engineMs } = (0,job_limit/* deadlineLadder */.D)(settings['job-timeout']);
    const deadlineAt = world.machine.uptimeMs() - (0,machine/* elapsedSince */.l)(started, world) + engineMs;
    const job = { ref, plan: plan ?? null, runId, into, deadlineAt, redact, hasBegun: false };
    return { job, world };
}
async function salvageWork(job, world) {
    const { settings } = world;
    if (settings['leg-kind'] === 'gate')
        throw new lease/* LockedError */.by('the job was cut off during the exit gate');
    const { ref, plan, runId, deadlineAt, redact, into } = job;
    job.hasBegun = true;
    const agent = (read) => (0,choose_agent/* chosenAgent */.U7)(settings, read);
    const hold = { ref, agent, continues: true, runId, leg: { plan }, deadlineAt };
    return (0,hold_phase/* holdPhase */.f)({ ...hold, openRecord: async () => null }, world, async (run) => {
        const saving = { into, name: await nameOf(run, job, settings), redact, gate: null };
        return saveLeg((0,run_progress/* startRun */.AD)(run), saving);
    });
}
async function work(job, world) {
    const { settings } = world;
    const { ref, plan, runId, deadlineAt, redact, into } = job;
    const isGate = settings['leg-kind'] === 'gate';
    const agent = (read, scratch) => isGate ? (0,choose_agent/* chosenAgent */.U7)(settings, read) : (0,choose_agent/* findAgent */.dp)(world, read, scratch);
    const openRecord = async (place) => {
        if (settings.remote === '')
            return null;
        await (0,chain_record/* readRecord */.a)({ ...place, remote: (0,remote_setting/* configuredRemote */.v)(place.git, world), ttlMs: settings['job-timeout'] });
        return null;
    };
    const hold = { ref, agent, continues: true, runId, leg: { plan }, deadlineAt, openRecord };
    return (0,hold_phase/* holdPhase */.f)(hold, world, async (run) => {
        const { sha } = await run.workspace.git.head();
        if (settings.base !== '' && settings.base !== sha)
            throw new table_settings/* UsageError */.eb(`base: found ${settings.base}, but ${sha} is checked out; check out the base of the round`);
        const ids = run.schedule.plans.map((each) => each.plan.id);
        if (plan !== null && !ids.includes(plan))
            throw new table_settings/* UsageError */.eb(`plan: found "${plan}", expected one of: ${ids.join(', ')}`);
        await (0,job_isolation/* refuseUnisolated */.JW)(run, world);
        (0,policies/* warnOfCredentials */.Ch)(run);
        const name = await nameOf(run, job, settings);
        await (0,adopt_summaries/* adoptSummaries */.p)(run, null);
        const saving = { into, name, redact, gate: null };
        noteBegin(run.services, saving.name.artifact);
        const progress = (0,run_progress/* startRun */.AD)(run);
        (0,run_progress/* announce */.iP)(progress);
        if (isGate)
            return saveLeg(progress, { ...saving, gate: await askGate(run) });
        if (run.policy.inheritedTests === 'fail')
            await (0,phase_run/* baseFirst */.ON)(progress);
        job.hasBegun = true;
        await (0,phase_run/* runPlans */.Eg)(progress);
        await run.isolation.chores.drain();
        return saveLeg(progress, saving);
    });
}
function saveFailure(error, job, world) {
    const { settings } = world;
    const { exitCode, message, stack } = (0,failure/* describeFailure */.Ic)(error);
    if (stack !== null)
        world.progress(job.redact(stack));
    const { plan, ref: phase, runId, into } = job;
    const meant = error instanceof job_isolation/* UnfilledMatrixError */.t1 ? error.job : null;
    const artifact = meant?.artifact ?? artifactOf(phase, plan, 1, settings);
    const round = meant?.round ?? settings.round;
    const name = legName(phase, { runId, artifact, base: '0'.repeat(40) }, { ...settings, round });
    const reason = reasonOf(error);
    const told = job.redact(message).slice(0, 4000);
    const fault = { reason, message: told, retryable: reason === 'interrupted', began: job.hasBegun };
    return { saved: saveFault(into, name, settings['leg-kind'], fault), exitCode };
}
function reasonOf(error) {
    if (error instanceof git_error/* GitError */.XS || error instanceof lease/* LockedError */.by || error instanceof lease/* FencedError */.Qz)
        return 'interrupted';
    if (error instanceof planning_tree/* PhaseError */.wo)
        return 'invalid_plan';
    return error instanceof agent/* AgentMissingError */.Ap ? 'agent_error' : 'internal';
}
async function nameOf(run, { plan, runId }, given) {
    const settings = (0,job_isolation/* roundOnRecord */.Rv)(run, plan, given);
    const attempt = 1 + (plan === null ? 0 : (0,attempt_history/* attemptsBegun */._)(run.services.ledger.earlier, plan));
    const artifact = artifactOf(run.phase.id, plan, attempt, settings);
    return legName(run.phase.id, { runId, artifact, base: (await run.workspace.git.head()).sha }, settings);
}
function legName(phase, known, settings) {
    const { 'run-attempt': runAttempt, round, base } = settings;
    return { ...known, phase, runAttempt, round, base: base || known.base };
}
function artifactOf(phase, plan, attempt, settings) {
    const { 'artifact-name': artifact, round, 'leg-kind': kind } = settings;
    return artifact || (kind === 'gate' ? (0,job_matrix/* gateArtifact */.Oq)(phase) : (0,job_matrix/* artifactName */.Cs)(phase, round, plan ?? 'all', attempt));
}
async function waitUntil(notBefore, deadlineAt, world) {
    const now = world.now();
    const waitMs = Math.min((instant('not-before', notBefore) ?? 0) - now, deadlineAt - world.machine.uptimeMs());
    const { soon } = world.interrupt;
    if (waitMs <= 0 || soon.aborted)
        return;
    world.progress(`waiting until ${new Date(now + waitMs).toISOString()}, for which the retry is scheduled`);
    await (0,watchdog/* pause */.v7)('the time of a retry', waitMs, soon);
}
function instant(name, text) {
    if (text === '')
        return null;
    const at = Date.parse(text);
    if (Number.isNaN(at))
        throw new table_settings/* UsageError */.eb(`${name}: found "${text}", expected an ISO time such as 2026-01-01T00:00:00Z`);
    return at;
}
function withSecret(world) {
    const { settings } = world;
    const name = settings['agent-secret-name'];
    const { PHASE_EXECUTOR_SECRET: secret = '', ...environment } = world.environment;
    if (name !== '' && secret === '')
        world.progress(`agent-secret-name: ${name} has no value, because no secret was passed`);
    if (name === '' || secret === '')
        return { ...world, environment };
    if (!/^[A-Za-z_]\w{0,100}$/.test(name) ||
        /^(GITHUB_|ACTIONS_|RUNNER_|INPUT_|GIT_|PHASE_EXECUTOR|PATH$|HOME$|NODE_OPTIONS$|LD_)/.test(name))
        throw new table_settings/* UsageError */.eb(`agent-secret-name: found "${name}", expected the name of a variable for a key, such as ANTHROPIC_API_KEY`);
    const withKey = { ...world, environment: { ...environment, [name]: secret } };
    return (0,call_world/* withSettings */.G)(withKey, { 'agent-env': [...settings['agent-env'], name] });
}

// EXTERNAL MODULE: ./lib/chain/transfer/leg-transfer.js
var leg_transfer = __webpack_require__(79333);
// EXTERNAL MODULE: ./lib/publish/host/artifacts.js + 3 modules
var artifacts = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
;// CONCATENATED MODULE: ./lib/commands/execute-command.js









const execute = async (words, outside) => {
    const { job, world } = jobOf(words, outside);
    if (world.settings['leg-kind'] !== 'gate')
        await (0,job_isolation/* refuseWithoutTransport */.sH)('output-dir', world);
    await waitUntil(world.settings['not-before'], job.deadlineAt, world);
    return leaveResult(() => work(job, world), job, world);
};
const finishLeg = async (words, outside) => {
    const { job, world } = jobOf(words, outside);
    return leaveResult(() => salvageWork(job, world), job, world);
};
const upload = async (_, world) => {
    if (world.settings['output-dir'] === '')
        throw new table_settings/* UsageError */.eb('output-dir: found nothing; name the folder with the result');
    const into = (0,external_node_path_.resolve)(world.directory, world.settings['output-dir']);
    const receipt = await (0,leg_transfer/* uploadLeg */.ug)((0,leg_result/* readLeg */.NT)(into).leg.artifact, into, world);
    if (receipt === null)
        throw new table_settings/* UsageError */.eb('there is no artifact service here, so the result cannot be uploaded');
    const text = `uploaded ${receipt.name}`;
    return { exitCode: 0, json: receipt, text, outputs: { receipt: JSON.stringify(receipt) } };
};
async function leaveResult(work, job, world) {
    let result;
    try {
        result = { saved: await work(), exitCode: 0 };
    }
    catch (error) {
        if (error instanceof effective_settings/* OtherSettingsError */.MM)
            throw error;
        result = saveFailure(error, job, world);
    }
    const { saved, exitCode } = result;
    let receipt = null;
    try {
        receipt = await (0,leg_transfer/* uploadLeg */.ug)(saved.leg.artifact, job.into, world);
    }
    catch (error) {
        if (!(error instanceof artifacts/* ArtifactError */.n))
            throw error;
        world.progress(`the result was not uploaded: ${error.message}`);
    }
    return replyOf(job.into, saved, receipt, exitCode);
}
function replyOf(into, { leg, signals, digest }, receipt, exitCode) {
    const told = leg.kind === 'gate'
        ? [`tests: ${leg.gate?.tests?.verdict ?? 'none'}`]
        : [...signals].map(([plan, { status }]) => `${plan}: ${status}`);
    const statuses = [...signals.values()].map(({ status }) => status);
    const status = leg.fault
        ? 'failure'
        : (['failure', 'blocked', 'success', 'skipped'].find((each) => statuses.includes(each)) ?? '');
    const text = leg.fault
        ? `this job could not work: ${leg.fault.message}`
        : `left for integrate: ${told.join(', ') || 'nothing'}`;
    const json = { status, resultPath: into, leg };
    const vouched = { 'result-digest': digest, receipt: receipt === null ? '' : JSON.stringify(receipt) };
    return {
        exitCode,
        json,
        text,
        summary: `${(0,markdown/* inertMarkdown */.Ic)(text)}\n`,
        outputs: { status, 'result-path': into, ...vouched },
    };
}


/***/ })

};
;