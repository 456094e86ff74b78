"use strict";
exports.id = 1169;
exports.ids = [1169];
exports.modules = {

/***/ 21169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  run: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/judge/gate/witness-here.js + 6 modules
var witness_here = __webpack_require__(49558);
// EXTERNAL MODULE: ./lib/publish/announce/report-broken-run.js
var report_broken_run = __webpack_require__(63575);
// EXTERNAL MODULE: ./lib/publish/announce/report-to-host.js + 2 modules
var report_to_host = __webpack_require__(85246);
// EXTERNAL MODULE: ./lib/publish/announce/run-result.js + 1 modules
var run_result = __webpack_require__(81586);
// EXTERNAL MODULE: ./lib/publish/branch/sign-commits.js + 1 modules
var sign_commits = __webpack_require__(70138);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/publish/story/upload-record.js
var upload_record = __webpack_require__(31488);
// EXTERNAL MODULE: ./lib/record/project/current-ledger.js
var current_ledger = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/publish/report/dry-run-text.js
var dry_run_text = __webpack_require__(33443);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/readings/attempt-history.js
var attempt_history = __webpack_require__(60567);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/file/shown-settings.js
var shown_settings = __webpack_require__(80699);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/run/context/run-context.js
var run_context = __webpack_require__(3550);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/run/open/prepare.js + 6 modules
var prepare = __webpack_require__(41215);
// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/run/forecast/agent-forecast.js
var agent_forecast = __webpack_require__(4842);
// EXTERNAL MODULE: ./lib/run/forecast/money-forecast.js
var money_forecast = __webpack_require__(10493);
// EXTERNAL MODULE: ./lib/run/forecast/phase-forecast.js
var phase_forecast = __webpack_require__(64188);
// EXTERNAL MODULE: ./lib/run/forecast/plan-forecast.js
var plan_forecast = __webpack_require__(7232);
// EXTERNAL MODULE: ./lib/agents/prompt/prompt.js
var prompt_prompt = __webpack_require__(2551);
// EXTERNAL MODULE: ./lib/judge/clean-copy/programs.js
var programs = __webpack_require__(4568);
// EXTERNAL MODULE: ./lib/plan/schedule/ready.js
var ready = __webpack_require__(35178);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/run/attempt/attempt-prompt.js
var attempt_prompt = __webpack_require__(5361);
// EXTERNAL MODULE: ./lib/run/attempt/salvage.js
var salvage = __webpack_require__(88654);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/loop/plan-run.js + 1 modules
var plan_run = __webpack_require__(61270);
;// CONCATENATED MODULE: ./lib/run/forecast/plan-outlook.js











async function planOutlooks(rehearsal) {
    const { schedule } = rehearsal.ground.read;
    const past = (0,attempt_history/* attemptHistory */.c)(rehearsal.ground.events);
    const spending = (0,recorded_spending/* recordedSpending */.p)(rehearsal.ground.events);
    const fates = await fatesOf(rehearsal, past);
    const steps = stepsOf(fates, rehearsal);
    const starting = new Set(steps[0]);
    const states = statesOf(fates);
    const held = new Map((0,ready/* blockedBy */.yJ)(schedule, states).map((each) => [each.plan, each]));
    const plans = [];
    for (const { plan, wave, dependsOn } of schedule.plans) {
        const fate = fates.get(plan.id) ?? runs;
        const behind = held.get(plan.id);
        const isRun = fate.state === 'runs' && behind === undefined;
        const state = fate.state !== 'runs' ? fate.state : behind ? 'held' : starting.has(plan.id) ? 'starts' : 'waits';
        const why = behind && fate.state === 'runs' ? `plan ${behind.root} will not be complete` : fate.why;
        const { id, title } = plan;
        const waitsFor = isRun ? dependsOn.filter((other) => states.get(other) !== 'done') : [];
        const attempt = isRun ? (past.lastAttempt.get(id) ?? 0) + 1 : null;
        const prompt = attempt === null ? null : await promptSize(plan, attempt, past, rehearsal.run);
        const commandLines = isRun ? rehearsal.commandLinesOf(plan) : [];
        const checks = checksOf(plan, rehearsal.run.policy);
        const used = usedOf((0,recorded_spending/* totalSpent */.J)(spending, id));
        plans.push({ id, title, wave, dependsOn, state, why, waitsFor, attempt, prompt, commandLines, checks, used });
    }
    return { plans, steps };
}
const runs = { state: 'runs', why: null };
async function fatesOf(rehearsal, past) {
    const { read, done } = rehearsal.ground;
    const claimed = new Set((await (0,adopt_summaries/* claimedPlans */.e)(rehearsal.run)).map(({ id }) => id));
    return new Map(read.schedule.plans.map(({ plan }) => [
        plan.id,
        claimed.has(plan.id)
            ? { state: 'claimed', why: 'its SUMMARY was never verified; the run does that first' }
            : done.has(plan.id)
                ? { state: 'done', why: null }
                : openFate(plan, rehearsal, past),
    ]));
}
function openFate(plan, { ground, only, run }, past) {
    if (only !== null && !only.has(plan.id))
        return { state: 'left_out', why: 'it is not among the selected plans' };
    const asked = ground.questions.get(plan.id);
    if (asked?.isAtOnce)
        return { state: 'asks', why: asked.question };
    const last = past.attempts.findLast((attempt) => attempt.plan === plan.id);
    const end = last?.outcome === 'failure' ? (0,plan_run/* endAfter */.uY)(plan, last, past.attempts, run) : null;
    if (end !== null)
        return { state: 'ended', why: end.decision.why };
    const cap = (0,run_context/* usedUp */.h4)(run, plan.id);
    return cap === null ? runs : { state: 'ended', why: cap.text };
}
function statesOf(fates) {
    const states = { done: 'done', claimed: 'done', left_out: 'skipped', asks: 'blocked', ended: 'failed' };
    return new Map([...fates].map(([id, { state }]) => [id, state === 'runs' ? 'pending' : states[state]]));
}
function stepsOf(fates, { ground, run }) {
    const states = statesOf(fates);
    const steps = [];
    for (;;) {
        const step = (0,ready/* readyPlans */.iQ)(ground.read.schedule, states, { apart: true, limit: run.policy.parallel });
        if (step.length === 0)
            return steps;
        steps.push(step);
        for (const id of step)
            states.set(id, 'done');
    }
}
async function promptSize(plan, attempt, past, run) {
    const last = past.attempts.findLast((each) => each.plan === plan.id);
    const earlier = last?.outcome === 'failure' ? await (0,salvage/* earlierAttempt */.kT)(plan, last, run) : null;
    const deadline = new Date(run.services.clock.now()).toISOString();
    const prompt = (0,attempt_prompt/* promptOf */.G)({ plan, number: attempt, earlier }, deadline, run);
    return { bytes: Buffer.byteLength(prompt), estimatedTokens: (0,prompt_prompt/* estimatedTokens */.Te)(prompt) };
}
function checksOf(plan, { verifyCommands }) {
    const { artifacts, keyLinks } = plan.mustHaves;
    return {
        commands: verifyCommands === 'off' ? [] : (0,programs/* commandsOf */.Kf)(plan),
        artifacts: artifacts.map(({ path }) => path),
        keyLinks: keyLinks.length,
    };
}
function usedOf(spent) {
    const { costUsd, isCostKnown, isEstimate = false, turns } = spent;
    return { costUsd, isCostKnown, isEstimate, tokens: (0,budget/* spentTokens */.fb)(spent), turns };
}

// EXTERNAL MODULE: ./lib/publish/announce/notify.js
var notify = __webpack_require__(97378);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp-target.js
var otlp_target = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/record/published/published-state.js
var published_state = __webpack_require__(33574);
// EXTERNAL MODULE: ./lib/system/git/remote.js
var git_remote = __webpack_require__(23806);
// EXTERNAL MODULE: ./lib/system/http/retries.js
var retries = __webpack_require__(53132);
;// CONCATENATED MODULE: ./lib/run/forecast/publication-forecast.js








function publications({ read }, branch, world) {
    const { settings } = world;
    const remote = (0,git_remote/* withoutSecret */.Nt)(settings.remote);
    const isPushed = (0,work_branch/* pushesWork */.gn)(world);
    const signed = settings['commit-signing'] === 'api' ? ', with commits that the host recreated and signed' : '';
    const work = isPushed
        ? { what: 'work', where: `branch ${branch} on ${remote}`, note: `pushed once, after the last agent${signed}` }
        : {
            what: 'work',
            where: null,
            note: `stays here, on ${branch === null ? 'a detached HEAD' : `branch ${branch}`}`,
        };
    const record = settings.remote === ''
        ? { what: 'record', where: null, note: 'stays in the git directory of this checkout' }
        : {
            what: 'record',
            where: `${(0,published_state/* recordRef */.Ji)({ phase: read.phase.id, prefix: read.prefix })} on ${remote}`,
            note: 'pushed during the run; its present state was not read',
        };
    return [work, record, ...hostPublications(isPushed, world), ...otherPublications(world)];
}
function hostPublications(isPushed, world) {
    const { comment, 'pull-request': pullRequest, 'commit-status': status, attention } = world.settings;
    const missing = hostMissing(world);
    const missingForBranch = isPushed ? missing : 'nothing is pushed';
    const number = (0,report_to_host/* eventPullRequest */.Z)(world);
    const commented = number === null ? 'the open pull request of the branch, if there is one' : `pull request ${number}`;
    return [
        told('comment', commented, comment, missing),
        told('pull request', 'a draft for the branch', pullRequest, missingForBranch),
        told('commit status', 'phase/<phase> of the last commit', status, missingForBranch),
        told('attention', 'a label, or an issue, if a person is needed', attention, missing),
    ];
}
function otherPublications({ settings, environment }) {
    const target = (0,otlp_target/* otlpTarget */.F)(settings['otel-endpoint'], environment);
    const url = (0,notify/* notifyUrl */.hK)(settings, environment);
    return [
        target !== null && 'problem' in target
            ? { what: 'trace', where: null, note: target.problem }
            : sent('trace', target?.url ?? ''),
        sent('notification', url),
    ];
}
function sent(what, url) {
    return url === ''
        ? { what, where: null, note: 'no address is set' }
        : { what, where: (0,retries/* urlHost */.cz)(url), note: 'sent when the run has ended' };
}
function told(what, where, setting, missing) {
    const why = setting === 'off' ? 'switched off' : missing;
    return { what, where: why === null ? where : null, note: why ?? 'if the token permits' };
}
function hostMissing({ environment, settings: { 'github-token': token } }) {
    if ((0,host_client/* hostAccess */.PL)(environment, token) !== null)
        return null;
    return token === '' ? 'there is no github-token' : 'this is not a job of a workflow';
}

;// CONCATENATED MODULE: ./lib/run/forecast/dry-run.js























async function dryRun(ref, world) {
    const { problem } = world.configuration;
    if (problem !== null)
        throw problem;
    const at = standingStill(world);
    const here = { ...at, machine: world.machine };
    const { ground, findings } = await (0,phase_forecast/* phaseForecast */.Z)(ref, (0,call_world/* withSettings */.G)(here, { remote: '' }));
    return answerOf(await documentOf(ground, findings, at));
}
function standingStill(world) {
    const now = world.now();
    const uptime = world.machine.uptimeMs();
    return { ...world, now: () => now, machine: { ...world.machine, uptimeMs: () => uptime } };
}
async function documentOf(ground, found, world) {
    const { settings } = world;
    const { read } = ground;
    const only = (0,selected_plans/* selectedPlans */.E)(read, settings.only);
    const rehearsal = await rehearsalOf(ground, only, world);
    const { run } = rehearsal;
    const { policy } = run;
    const findings = [...found, ...(await furtherFindings(run, only, settings))];
    const { plans, steps } = await planOutlooks(rehearsal);
    const stops = findings.filter(({ severity }) => severity === 'error');
    const exitCode = stops.length === 0 ? 0 : (stops[0]?.exitCode ?? exit_status/* TECHNICAL_EXIT */.x8.AGENT_MISSING);
    const { sha } = await read.git.head();
    const branch = await (0,work_branch/* branchOfRun */.lI)(read, world);
    return {
        dryRun: true,
        wouldStart: exitCode === 0,
        exitCode,
        phase: read.phase.id,
        name: read.phase.name,
        dir: read.phase.dir,
        ...read.next,
        start: { commit: sha, branch },
        findings,
        schedule: {
            parallel: policy.parallel,
            isolation: policy.useWorktrees ? 'worktree' : 'in-place',
            steps,
            overlaps: read.schedule.overlaps,
        },
        plans,
        limits: limitsForecast(run),
        budget: { ...budgetForecast(run), money: (0,money_forecast/* moneyForecast */.s)(ground, world) },
        agent: (0,agent_forecast/* agentPreview */.an)(ground.agent, ground.agentVersion, world),
        gate: gateOf(policy, (0,job_secrets/* redactorFor */.sD)(world)),
        publishes: publications(ground, branch, world),
        settings: { ...(0,shown_settings/* shownSettings */.NZ)(world) },
    };
}
async function rehearsalOf(ground, only, world) {
    const { settings } = world;
    const { read, state, agent, events, done, standings } = ground;
    const isolation = await (0,prepare/* isolationOf */._x)(read, state, settings).catch(() => apartNowhere);
    const policy = {
        ...(0,policies/* policyOf */.US)(settings, read.schedule.plans.length, { deadlineAt: await (0,job_limit/* deadlineAt */.q)(world), now: world.now() }),
        ...isolation,
        teamRules: await (0,policies/* teamRulesOf */.QS)(settings, (await read.git.head()).sha, read.git),
        commitDocs: read.config.commitDocs,
        rules: '',
    };
    const dir = (0,local_phase/* ledgerOf */.Xr)(read);
    const run = {
        ...read,
        runId: 'dry-run',
        leg: null,
        policy,
        workspace: read,
        found: { unfinished: new Map(), standings, orphans: new Map() },
        progress: { done: new Set(done), unverified: new Map() },
        services: {
            ledger: { events, earlier: events, readHandoff: (id, attempt) => (0,ledger/* readStoredHandoff */.If)(dir, id, attempt) },
            agent: { canJudge: agent?.canJudge ?? true },
            clock: { now: world.now, uptimeMs: world.machine.uptimeMs },
            interrupt: { soon: new AbortController().signal },
            random: () => 0,
        },
    };
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const lines = (plan) => (0,agent_forecast/* commandLines */.Zm)(plan, agent, redact, world);
    return { ground, only, run, commandLinesOf: lines };
}
const apartNowhere = { parallel: 1, useWorktrees: false };
async function furtherFindings(run, only, settings) {
    const unready = await (0,phase_forecast/* refused */.J)('only', () => (0,selected_plans/* refuseUnready */.$)(only, run));
    if (settings.remote === '')
        return unready;
    const unread = 'the record and the branch on the remote were not read; doctor checks them';
    return [...unready, (0,plan_forecast/* foreseen */.mq)('warning', 'remote-not-read', `a dry run uses no network: ${unread}`)];
}
function gateOf(policy, redact) {
    const { confirmingRuns, comparesTests, prove, requirements, minEvidence, recheck } = policy;
    const command = (text) => (text === '' ? null : redact(text));
    return {
        testCommand: command(policy.testCommand),
        verifierCommand: command(policy.verifierCommand),
        ...{ confirmingRuns, comparesTests, prove, requirements, minEvidence, recheck },
    };
}
function answerOf(json) {
    const text = (0,dry_run_text/* dryRunText */.us)(json);
    const { exitCode, phase, plans } = json;
    const outputs = { phase, plans: JSON.stringify(plans.map(({ id }) => id)), 'exit-code': String(exitCode) };
    return {
        exitCode,
        json,
        text,
        outputs,
        summary: `${(0,markdown/* fenced */.OF)(text.slice(0, mostShown), { lines: 500, columns: 500 })}\n`,
    };
}
const mostShown = 15_000;
function limitsForecast(run) {
    const { policy } = run;
    const { timeoutMs, idleTimeoutMs, graceMs, deadlineAt } = policy.limits;
    const { clock, ledger } = run.services;
    const { maximumAttempts: attempts, maximumRunAttempts, maximumTransientFailures: transientFailures } = policy.retry;
    const deadlineMs = deadlineAt - clock.uptimeMs();
    const hasMs = (0,run_context/* endOfAttempt */.OW)(run) - clock.uptimeMs();
    const { attempts: before } = (0,attempt_history/* attemptHistory */.c)(ledger.events);
    const warnings = [
        ...(hasMs < timeoutMs
            ? [`an attempt gets ${(0,text_text/* elapsed */.vk)(hasMs)} instead of ${(0,text_text/* elapsed */.vk)(timeoutMs)}, because the run ends then`]
            : []),
        ...(before.length >= maximumRunAttempts
            ? [`the ${maximumRunAttempts} attempts of the run are used; --fresh resets the count`]
            : []),
    ];
    return {
        attempt: { timeoutMs, hasMs, idleTimeoutMs, killGraceMs: graceMs, repairs: policy.repairs },
        plan: { attempts, transientFailures },
        run: {
            deadlineMs,
            endsAt: new Date(clock.now() + deadlineMs).toISOString(),
            attempts: maximumRunAttempts,
            attemptsUsed: before.length,
        },
        warnings,
    };
}
function budgetForecast(run) {
    const { cost, tokens, turns } = run.policy.budget;
    const of = ({ phase, plan, attempt }) => ({ phase, plan, attempt });
    const used = usedOf((0,recorded_spending/* totalSpent */.J)((0,recorded_spending/* recordedSpending */.p)(run.services.ledger.events)));
    return { cost: of(cost), tokens: of(tokens), turns: of(turns), used, reached: (0,run_context/* usedUp */.h4)(run)?.text ?? null };
}

// EXTERNAL MODULE: ./lib/run/loop/phase-run.js + 2 modules
var phase_run = __webpack_require__(70581);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 1 modules
var hold_phase = __webpack_require__(18508);
// EXTERNAL MODULE: ./lib/run/open/own-record.js
var own_record = __webpack_require__(76478);
// EXTERNAL MODULE: ./lib/run/open/test-program.js
var test_program = __webpack_require__(20073);
// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
;// CONCATENATED MODULE: ./lib/commands/run-command.js























const run = async ([ref = ''], given) => {
    const world = await (0,work_branch/* withOrigin */.D_)(given);
    const { settings } = world;
    if (settings.checks.length > 0)
        throw new table_settings/* UsageError */.eb(`checks: found ${settings.checks.join(', ')}, but only a chain (phase.yml) waits for the host's checks; use it, or run with --checks ""`);
    if (settings['dry-run'])
        return dryRun(ref, world);
    const named = world.configuration.problem === null ? await (0,choose_agent/* requireNamedAgent */.uF)(world) : null;
    const agent = (read, scratch) => (0,choose_agent/* findAgent */.dp)(world, read, scratch, named);
    const work = new work_branch/* WorkBranch */.IT(world);
    const openRecord = (scope) => (0,own_record/* holdShared */.N)(scope, (place, last) => work.enter(place, last), world);
    const hold = { ref, agent, deadlineAt: await (0,job_limit/* deadlineAt */.q)(world), openRecord };
    return (0,hold_phase/* holdPhase */.f)(hold, world, async (context, read, publishRecord) => {
        const only = (0,selected_plans/* selectedPlans */.E)(read, settings.only);
        (0,policies/* warnOfCredentials */.Ch)(context);
        const { name: branch = null } = (await (0,report_broken_run/* ownBranch */.Z)(read, world)) ?? {};
        const place = { world, run: context, branch, isPushed: false, uploaded: upload_record/* nothingUploaded */.OJ };
        await (0,adopt_summaries/* adoptSummaries */.p)(context, (0,witness_here/* witnessHere */.i)(undefined, context));
        (0,selected_plans/* refuseUnready */.$)(only, context);
        const open = read.schedule.plans.flatMap(({ plan }) => (context.progress.done.has(plan.id) ? [] : [plan]));
        (0,test_program/* refuseUntestable */.AW)(await (0,test_program/* testProblem */.M9)(open, world));
        const begun = { since: world.now(), signals: new Map(), next: null };
        for (const note of await (0,report_to_host/* reportProgress */.wX)(place, begun))
            world.progress(note);
        try {
            const push = () => work.push(context, publishRecord);
            const ended = await (0,sign_commits/* published */.H3)(push, await (0,phase_run/* runPhase */.PF)({ ...context, only }), context);
            const isPushed = work.isPushedAt(ended.head);
            const uploaded = await (0,upload_record/* uploadRecord */.nT)(async () => read, 'own', world);
            return await (0,run_result/* resultOfRun */.c)(ended, { ...place, isPushed, uploaded });
        }
        catch (error) {
            const why = `the run could not conclude the phase: ${(0,failure/* describeFailure */.Ic)(error).message}`;
            await (0,report_broken_run/* reportBrokenRun */.r)(why, { ref, archive: 'own', findBranch: report_broken_run/* ownBranch */.Z }, world);
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
    const isTold = error instanceof failure/* BrokenRunError */.ZO || error instanceof effective_settings/* OtherSettingsError */.MM || phase === '';
    if (isTold || exitCode !== exit_status/* TECHNICAL_EXIT */.x8.INTERNAL)
        return error;
    const details = { reason: 'internal', retryable: false };
    return new failure/* BrokenRunError */.ZO(completion_signal/* CompletionSignal */.FL.failure(phase, { message, stack: error.stack }, details, { at: new Date(world.now()) }), error);
}


/***/ }),

/***/ 81586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ resultOfRun)
});

// EXTERNAL MODULE: ./lib/record/readings/attempt-spans.js
var attempt_spans = __webpack_require__(4458);
// EXTERNAL MODULE: ./lib/record/readings/plan-record.js
var plan_record = __webpack_require__(65888);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/next-phase.js
var next_phase = __webpack_require__(3889);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/report/ended-phase.js
var ended_phase = __webpack_require__(86392);
// EXTERNAL MODULE: ./lib/publish/report/notification.js
var notification = __webpack_require__(16979);
// EXTERNAL MODULE: ./lib/publish/report/run-report.js
var run_report = __webpack_require__(94318);
// EXTERNAL MODULE: ./lib/publish/report/plan-markdown.js
var plan_markdown = __webpack_require__(78793);
;// CONCATENATED MODULE: ./lib/publish/report/terminal.js





const marks = { success: '✓', failure: '✗', blocked: '‖', skipped: '-' };
function phaseReport({ phase, next, ended }) {
    const { signal, exitStatus, plans, durationMs } = ended;
    const rows = [...plans].map(([id, each]) => {
        const tries = each.attempt === undefined ? '' : (0,text_text/* counted */.hS)(each.attempt, 'attempt');
        const repaired = each.details.repairs ? `, ${(0,text_text/* counted */.hS)(each.details.repairs, 'repair')} in the last` : '';
        const took = each.details.durationMs === undefined ? '' : (0,text_text/* elapsed */.vk)(each.details.durationMs);
        const text = (0,text_text/* plainLine */.h0)((0,run_report/* signalText */.UW)(each));
        const short = each.status !== 'failure' ? text : id === (0,run_report/* failedPlan */.nC)(ended) ? '' : (0,run_report/* failureCause */.i_)(text);
        return [marks[each.status], id, each.status, `${tries}${repaired}`, took, short];
    });
    const complete = [...plans.values()].filter(({ status }) => status === 'success').length;
    return [
        `Phase ${phase.id} ${phase.name}: ${exitStatus}, ${complete} of ${plans.size} plans complete, ${(0,text_text/* elapsed */.vk)(durationMs)}; ${(0,text_text/* plainLine */.h0)((0,run_report/* attemptsText */.MV)(ended))}`,
        ...(0,text_text/* alignedRows */.wC)(rows),
        ...[...plans].flatMap(([id, each]) => asked(id, each)),
        ...(0,run_report/* failureLines */.w7)(ended),
        ...((0,run_report/* spentText */.u8)(ended) === null ? [] : [`spent: ${(0,run_report/* spentText */.u8)(ended)}`]),
        ...(signal.details.warnings ?? []).map((warning) => `warning: ${(0,text_text/* plainLine */.h0)(warning)}`),
        ...signal.details.nextSteps.map((step) => `next: ${(0,text_text/* plainLine */.h0)(step)}`),
        ...(next === null ? [] : [(0,next_phase/* nextPhaseClause */.AE)(next)]),
    ].join('\n');
}
function asked(id, signal) {
    const question = (0,completion_signal/* questionOf */.YH)(signal);
    if (question === undefined)
        return [];
    return [
        `plan ${(0,text_text/* plainLine */.h0)(id)} waits for a person:`,
        ...(0,plan_markdown/* questionLines */.Qx)(question).map((line) => `  ${(0,text_text/* plainIndented */.Cy)(line)}`),
    ];
}

// EXTERNAL MODULE: ./lib/publish/story/plan-diff.js
var plan_diff = __webpack_require__(17504);
// EXTERNAL MODULE: ./lib/publish/telemetry/send-traces.js + 2 modules
var send_traces = __webpack_require__(33257);
// EXTERNAL MODULE: ./lib/publish/announce/notify.js
var notify = __webpack_require__(97378);
// EXTERNAL MODULE: ./lib/publish/announce/report-to-host.js + 2 modules
var report_to_host = __webpack_require__(85246);
;// CONCATENATED MODULE: ./lib/publish/announce/run-result.js
















async function resultOfRun(made, place) {
    const ended = withoutSecrets(made, (0,job_secrets/* redactorFor */.sD)(place.world));
    const { run } = place;
    const { runId, phase } = run;
    const { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
    const { head } = ended;
    const report = await reportOf(ended, place);
    const told = await reportToAll(report, place);
    const refusals = told.refusals.map((each) => (0,text_text/* plainLine */.h0)((0,job_secrets/* redacted */.Iz)(each, place.world)));
    const notes = [...(await movedNote(ended, run)), ...told.notes, ...refusals];
    const json = {
        status: signal.status,
        decision,
        exitStatus,
        exitCode,
        phase: phase.id,
        nextPhase: report.next?.nextPhase ?? null,
        nextPhaseStatus: report.next?.nextPhaseStatus ?? null,
        runId,
        attempts,
        durationMs: Math.round(durationMs),
        lastPlan: ended.lastPlan,
        successRate: ended.successRate,
        spent: ended.spent,
        evidence,
        signalPath,
        signal,
        branch: place.branch,
        headSha: head,
        plans: [...plans].map(([id, each]) => ({ id, signal: each })),
    };
    const outputs = {
        ...outputsOf(ended),
        phase: phase.id,
        ...(0,next_phase/* nextPhaseOutputs */.vM)(report.next),
        branch: json.branch ?? '',
        'head-sha': head,
    };
    const diagnostics = [...planDiagnostics(ended, run), ...refusals.map((each) => refusalDiagnostic(each, run))];
    const summary = [(0,job_secrets/* redacted */.Iz)((0,ended_phase/* runSummary */.KL)(report), place.world), ...refusals.map((each) => `⚠️ ${each}\n`)].join('\n');
    const text = [phaseReport(report), ...notes.map(text_text/* plainLine */.h0)].join('\n');
    return { exitCode, json, text, summary, outputs, diagnostics };
}
function withoutSecrets(ended, redact) {
    const hidden = (signal) => (0,completion_signal/* parseSignal */._w)((0,redaction/* withEachText */.nA)(signal.toJSON(), redact));
    const plans = new Map([...ended.plans].map(([id, signal]) => [id, hidden(signal)]));
    return { ...ended, signal: hidden(ended.signal), decision: (0,redaction/* withEachText */.nA)(ended.decision, redact), plans };
}
async function reportToAll(report, place) {
    const { world, run, branch, isPushed } = place;
    const folder = run.workspace.prefix.replace(/\/$/, '');
    const about = { folder, runId: run.runId, now: world.now() };
    const commit = { head: report.ended.head, branch, isPushed };
    const [told] = await Promise.all([
        (0,report_to_host/* reportEnd */.wZ)(report, place),
        (0,notify/* notify */.me)(async () => (0,notification/* endedNotification */.S4)(report, about), world),
        (0,send_traces/* sendTrace */.ei)(() => (0,send_traces/* endedTrace */.UR)(report.ended, run), commit, world),
    ]);
    return told;
}
function outputsOf(ended) {
    const { signal, decision, exitStatus, exitCode, signalPath, plans, durationMs } = ended;
    const { details } = signal;
    const done = [...plans].filter(([, { status }]) => status === 'success').map(([id]) => id);
    const figure = (value) => (value === undefined ? '' : String(value));
    return {
        status: signal.status,
        decision: decision.action,
        'exit-status': exitStatus,
        'exit-code': String(exitCode),
        plans: JSON.stringify([...plans.keys()]),
        completed: JSON.stringify(done),
        remaining: JSON.stringify([...plans.keys()].filter((id) => !done.includes(id))),
        signal: JSON.stringify(signal),
        'signal-path': signalPath,
        checkpoint: details.checkpoints.at(-1) ?? '',
        tokens: figure(details.tokensUsed),
        'cost-usd': figure(details.costUsd),
        'cost-per-plan': figure((0,run_report/* costPerPlan */.q0)(ended) ?? undefined),
        'cache-share': figure((0,budget/* cacheShare */.e_)(ended.spent) ?? undefined).slice(0, 6),
        evidence: ended.evidence ?? '',
        cage: details.cage ?? '',
        'duration-seconds': String(Math.round(durationMs / 1000)),
        reason: reasonWord(signal),
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
async function reportOf(ended, place) {
    const { run, world, branch } = place;
    const { phase, next } = run;
    const { events } = run.services.ledger;
    const spans = (0,attempt_spans/* attemptSpans */.j)(events, run.runId);
    const work = new Map((0,plan_record/* settledWork */.P_)(events).map((each) => [each.plan, each]));
    const titles = new Map(run.schedule.plans.map(({ plan }) => [plan.id, plan.title]));
    const done = [...ended.plans].map(([id, { status }]) => (status === 'success' ? work.get(id) : undefined));
    const ranges = done.map((each) => (each?.base ? { base: each.base, head: each.head } : null));
    const changes = await (0,plan_diff/* changesIn */.N0)(ranges, run.workspace);
    const plans = [...ended.plans].map(([id, signal], at) => {
        const attempts = spans.filter(({ plan }) => plan === id);
        const commit = done[at]?.head ?? null;
        return { id, title: titles.get(id) ?? null, signal, attempts, commit, changes: changes[at] ?? null };
    });
    const host = (0,run_report/* linksOf */.hP)(world, place.isPushed, place.uploaded);
    return { phase, ended, next: ended.decision.continue ? next : null, plans, branch, host };
}
function planDiagnostics({ plans }, { schedule, workspace }) {
    return schedule.plans.flatMap(({ plan }) => {
        const signal = plans.get(plan.id);
        if (signal === undefined)
            return [];
        const isFailure = signal.status === 'failure';
        if (!isFailure && !(signal.status === 'blocked' && signal.details.userInputRequired))
            return [];
        const said = (0,run_report/* signalText */.UW)(signal);
        return [
            {
                severity: isFailure ? 'error' : 'warning',
                code: isFailure ? signal.details.reason : 'user_input_required',
                file: `${workspace.prefix}${plan.path}`,
                line: lineOf(said, plan),
                message: `plan ${plan.id}: ${said.slice(0, 1000)}`,
            },
        ];
    });
}
function refusalDiagnostic(message, { phase, workspace }) {
    return { severity: 'warning', code: 'refused-by-host', file: `${workspace.prefix}${phase.dir}`, line: 1, message };
}
function lineOf(said, { tasks }) {
    return tasks.find(({ verify }) => verify.automated.some((command) => said.includes(command)))?.line ?? 1;
}


/***/ }),

/***/ 19843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ claimedPlans),
/* harmony export */   p: () => (/* binding */ adoptSummaries)
/* harmony export */ });
/* harmony import */ var _judge_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4568);
/* harmony import */ var _judge_gate_commit_judgement_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78165);
/* harmony import */ var _judge_gate_judged_plans_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98944);
/* harmony import */ var _judge_gate_plan_changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1836);
/* harmony import */ var _judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96734);
/* harmony import */ var _judge_verdict_commit_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17144);
/* harmony import */ var _judge_verdict_least_evidence_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76208);
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33526);
/* harmony import */ var _record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(22007);
/* harmony import */ var _record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60567);
/* harmony import */ var _record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(65888);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(67263);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(77050);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5722);















async function adoptSummaries(run, witness) {
    const claimed = await claimedPlans(run);
    if (claimed.length === 0)
        return;
    const { sha } = await run.workspace.git.head();
    const checkout = await (0,_judge_gate_commit_judgement_js__WEBPACK_IMPORTED_MODULE_1__/* .openCleanCheckout */ .k8)(sha, run);
    if (typeof checkout === 'string')
        return refuseAll(claimed, checkout, run);
    try {
        await adoptWhatHolds(claimed, checkout, witness, run);
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
    const verified = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__/* .verifiedWork */ .E7)(ledger.earlier);
    const heads = verified.map(({ head }) => head);
    const here = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_12__/* .ancestorsAmong */ .v4)(git, heads, 'HEAD');
    const recorded = new Set(verified.flatMap(({ plan, head }) => (here.has(head) ? [plan] : [])));
    const open = plans.filter(({ id }) => !recorded.has(id));
    if (open.length === 0)
        return [];
    const marks = (await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__/* .markedCommits */ .Dz)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const known = (0,_record_readings_plan_record_js__WEBPACK_IMPORTED_MODULE_10__/* .recordedPlans */ .hV)(git.isShallow ? ledger.earlier : []);
    const isMarked = (plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
    return open.filter((plan) => !isMarked(plan) && known.get(plan.id)?.planHash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .planHash */ .SH)(plan));
}
async function adoptWhatHolds(claimed, checkout, witness, run) {
    const { git } = run.workspace;
    const changes = await (0,_judge_gate_plan_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .planChanges */ .X)(run, new Map());
    const { answers, unprepared } = await (0,_judge_gate_judged_plans_js__WEBPACK_IMPORTED_MODULE_2__/* .judgePlans */ .o)(checkout, run, { changes, plans: claimed }, witness);
    if (unprepared !== null)
        return refuseAll(claimed, unprepared, run);
    for (const plan of claimed) {
        const answer = answers.get(plan.id);
        if (answer === undefined)
            continue;
        const isAskedLater = witness === null && (0,_judge_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_0__/* .commandsOf */ .Kf)(plan).length > 0;
        const least = (0,_judge_verdict_least_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutTests */ .k)(run.policy.minEvidence);
        const lacking = isAskedLater ? null : (0,_judge_verdict_least_evidence_js__WEBPACK_IMPORTED_MODULE_6__/* .lackingEvidence */ .H)(plan.id, answer.evidence, least);
        const shape = await (0,_judge_verdict_commit_shape_js__WEBPACK_IMPORTED_MODULE_5__/* .shapeProblems */ .qf)(git, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_13__/* .emptyTree */ ["in"])(git), checkout.commit, new Set(changes.of(plan.id)));
        const evidence = lacking !== null && git.isShallow ? `${lacking} ${adviceOnShallow}` : lacking;
        const against = [
            ...[...(0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .objections */ .PP)(answer.findings), ...shape].map(_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .findingSentence */ .dj),
            ...(evidence === null ? [] : [evidence]),
        ];
        if (against.length > 0)
            refuse(plan, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_14__/* .firstFew */ .Dt)(against, 3, '; '), run);
        else
            run.services.ledger.append('summary_adopted', {
                plan: plan.id,
                head: checkout.commit,
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_11__/* .evidenceLevel */ .GT)(answer.evidence),
            });
    }
}
const adviceOnShallow = '(this clone is shallow, so its commits cannot be seen: run git fetch --unshallow, or check out with fetch-depth: 0)';
function refuseAll(plans, why, run) {
    for (const plan of plans)
        refuse(plan, why, run);
}
function refuse(plan, why, run) {
    run.progress.done.delete(plan.id);
    const wasAttempted = (0,_record_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_9__/* .attemptHistory */ .c)(run.services.ledger.earlier).lastAttempt.has(plan.id);
    if (wasAttempted || run.policy.rerunsUnfinished)
        return;
    run.progress.unverified.set(plan.id, `${plan.summaryPath} says that plan ${plan.id} is done, but it was never verified, and the checks fail: ${why}. Finish the work and commit it, or delete the SUMMARY to run the plan again`);
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
        world.progress(`the job may take ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(limitMs ?? 0)} (timeout-minutes), so the run gets ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(insideMs)} instead of its deadline of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .elapsed */ .vk)(deadline)}`);
    return world.machine.uptimeMs() + insideMs;
}
async function jobLimitMs(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return null;
    const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    return minuteMs * ((await namedMinutes(environment)) ?? unnamedMinutes[host]);
}
const mostBytes = 500 * 1024;
async function namedMinutes(environment) {
    const { GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' } = environment;
    const [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
    if (path === undefined || GITHUB_WORKSPACE === '')
        return null;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(GITHUB_WORKSPACE, path);
    const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, { throwIfNoEntry: false })?.size ?? mostBytes + 1;
    const text = size > mostBytes ? null : (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__/* .tryReadRegular */ .aH)(file);
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