"use strict";
exports.id = 6295;
exports.ids = [6295];
exports.modules = {

/***/ 85422:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judge: () => (/* binding */ judge)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
// EXTERNAL MODULE: ./lib/plan/phase/plan.js + 2 modules
var phase_plan = __webpack_require__(84040);
// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/judge/candidate/make-candidate.js
var make_candidate = __webpack_require__(15747);
// EXTERNAL MODULE: ./lib/judge/checks/declared.js
var checks_declared = __webpack_require__(8271);
// EXTERNAL MODULE: ./lib/judge/checks/scope.js
var scope = __webpack_require__(60145);
// EXTERNAL MODULE: ./lib/judge/rules/finding.js
var rules_finding = __webpack_require__(96734);
// EXTERNAL MODULE: ./lib/judge/gate/judge-commit.js + 1 modules
var judge_commit = __webpack_require__(6323);
// EXTERNAL MODULE: ./lib/judge/gate/plan-changes.js
var plan_changes = __webpack_require__(1836);
// EXTERNAL MODULE: ./lib/judge/gate/witness-here.js + 6 modules
var witness_here = __webpack_require__(49558);
;// CONCATENATED MODULE: ./lib/judge/gate/judge-commits.js












async function judgeCommits(head, run) {
    const { git } = run.workspace;
    const plans = await plansClosedTogether(head, run);
    const changed = await (0,tree/* changedBetween */.jr)(git, run.found.startCommit, head);
    const forbidden = plans.length > 0 ? [] : protectedChanges(changed, run);
    const requirements = { done: true, commit: head, open: [] };
    const facts = {
        tests: null,
        requirements,
        verification: null,
        commit: head,
        confirmations: 0,
        ...(0,judge_commit/* standingInTheWay */.c$)(forbidden),
    };
    const changes = await changesOf(changed, head, plans, run);
    const work = { changes, origin: 'commits', plans };
    const only = run.only === null ? null : new Set(plans.map(({ id }) => id));
    const gate = await (0,judge_commit/* judgeCommit */.xQ)({ facts, warnings: [] }, { ...run, only }, (0,witness_here/* witnessHere */.i)(null, run), work);
    const notJudged = [
        ...(plans.length === 0 ? ['no plan was given, so nothing says what the work should do'] : []),
        ...(run.policy.testCommand === '' ? ['test-command is not set, so no test was run'] : []),
        ...undeclaredFiles(changed, plans, run),
    ];
    return { ...gate, notJudged };
}
async function plansClosedTogether(head, run) {
    const { git, prefix } = run.workspace;
    const all = run.schedule.plans.map(({ plan }) => plan);
    const { only } = run;
    if (only === null)
        return all;
    const closed = await Promise.all(all.map((plan) => (0,git_history/* lastChange */.$r)(git, [(0,checks_declared/* inTree */._Z)(prefix, plan.summaryPath)], head)));
    const changed = new Set(await (0,tree/* changedBetween */.jr)(git, run.found.startCommit, head));
    const isClosedHere = (plan) => changed.has((0,checks_declared/* inTree */._Z)(prefix, plan.summaryPath));
    const closing = new Set(all.flatMap((plan, at) => (only.has(plan.id) && isClosedHere(plan) ? [closed[at]] : [])));
    return all.filter((plan, at) => only.has(plan.id) || (isClosedHere(plan) && closing.has(closed[at])));
}
async function planAtBase(plan, base, run) {
    const { git, prefix } = run.workspace;
    const text = await (0,tree/* textInTree */.r3)(git, base, `${prefix}${plan.path}`);
    if (text === null)
        return plan;
    const before = (0,phase_plan/* parsePlan */.v)(text, plan.path).plan;
    return (0,plan_text/* planHash */.SH)(before) === (0,plan_text/* planHash */.SH)(plan) ? plan : { ...plan, ...before, hasSummary: plan.hasSummary };
}
function protectedChanges(changed, run) {
    const { protectedReason } = run.policy;
    return (0,rules_finding/* decided */.rc)((0,scope/* verifyScope */.e)({ changed, declared: new declared_paths/* DeclaredPaths */.DB([]), protectedReason }), run.policy);
}
async function changesOf(changed, head, plans, run) {
    const { git, prefix } = run.workspace;
    const named = await (0,plan_changes/* planChanges */.X)(run, new Map(), head);
    const all = new Set(changed);
    const hollow = await (0,make_candidate/* hollowFiles */.Hl)(git, [run.found.startCommit, head], changed);
    const found = new Map(plans.map((plan) => {
        const own = new Set(named.of(plan.id).filter((path) => all.has(path)));
        const declared = (0,checks_declared/* declaredPaths */.$N)(plan, prefix);
        const isOwn = (path) => plans.length === 1 || own.has(path) || declared.covers(path);
        return [plan.id, changed.filter(isOwn)];
    }));
    return {
        of: (id) => found.get(id) ?? [],
        touched: (id) => found.get(id) ?? [],
        hollow: () => hollow,
        shareCommit: () => true,
    };
}
function undeclaredFiles(changed, plans, run) {
    const { prefix } = run.workspace;
    if (plans.length < 2)
        return [];
    const summaries = new Set(plans.map(({ summaryPath }) => (0,checks_declared/* inTree */._Z)(prefix, summaryPath)));
    const isKnown = (path) => summaries.has(path) || plans.some((plan) => (0,checks_declared/* declaredPaths */.$N)(plan, prefix).covers(path));
    const rest = changed.filter((path) => !isKnown(path) && !path.startsWith(`${prefix}.planning/`));
    return rest.length === 0 ? [] : [`no plan declares ${rest.slice(0, 10).join(', ')}`];
}

// EXTERNAL MODULE: ./lib/judge/rules/rule-book.js + 12 modules
var rule_book = __webpack_require__(29172);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/record/project/read-schedule.js
var read_schedule = __webpack_require__(53853);
// EXTERNAL MODULE: ./lib/run/open/boundaries.js + 10 modules
var boundaries = __webpack_require__(55691);
// EXTERNAL MODULE: ./lib/run/open/checkout.js
var checkout = __webpack_require__(73300);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/agents/adapters/model-access.js
var model_access = __webpack_require__(50609);
// EXTERNAL MODULE: ./lib/agents/cage/run-namespaces.js
var run_namespaces = __webpack_require__(65079);
// EXTERNAL MODULE: ./lib/judge/clean-copy/outer-configuration.js
var outer_configuration = __webpack_require__(49985);
// EXTERNAL MODULE: ./lib/judge/clean-copy/toolchain.js
var toolchain = __webpack_require__(62222);
// EXTERNAL MODULE: ./lib/judge/gate/judge-environment.js
var judge_environment = __webpack_require__(17520);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint.js + 1 modules
var checkpoint = __webpack_require__(10612);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/workspace.js
var checkpoint_workspace = __webpack_require__(26748);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
;// CONCATENATED MODULE: ./lib/run/open/judging-context.js














async function judgingContext(read, place, world) {
    const { settings } = world;
    const { root, git, prefix } = read;
    const { base, scratch, only, egress } = place;
    const runId = (0,external_node_crypto_.randomUUID)();
    const { environment, machine } = world;
    const checkpoints = new checkpoint/* Checkpoints */.O(git);
    const workspace = new checkpoint_workspace/* Workspace */.a({ root, project: root, prefix, git, checkpoints, isolated: false, known: null });
    const plans = await Promise.all(read.schedule.plans.map(async (each) => ({ ...each, plan: await planAtBase(each.plan, base, { workspace }) })));
    const lease = { epoch: 0, check: () => { } };
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const stamp = { runId, phase: read.phase.id, now: () => new Date(world.now()), lease, redact };
    const record = (0,external_node_path_.join)(scratch, 'record');
    (0,external_node_fs_.mkdirSync)(record);
    const namespaces = await (0,run_namespaces/* runNamespaces */.Y)({ record, gitDir: git.commonDir, home: environment.HOME }, egress, settings.network);
    const isolation = { parallel: 1, useWorktrees: false };
    return {
        runId,
        runUrl: null,
        leg: null,
        only,
        phase: read.phase,
        schedule: { ...read.schedule, plans },
        next: read.next,
        policy: {
            ...(0,policies/* policyOf */.US)(settings, plans.length, { deadlineAt: Number.POSITIVE_INFINITY, now: world.now() }, environment),
            ...isolation,
            ...(settings['undeclared-changes'] === 'auto' && { undeclaredChanges: 'ask' }),
            rules: '',
            commitDocs: read.config.commitDocs,
            teamRules: '',
        },
        workspace,
        services: {
            ledger: ledger/* Ledger */.Oc.open(record, stamp, () => { }),
            clock: { now: world.now, uptimeMs: machine.uptimeMs, sleep: async () => { } },
            random: world.random,
            interrupt: world.interrupt,
            environment,
            exchangeDir: scratch,
            judging: new judge_environment/* JudgeEnvironment */.Z({
                job: (0,model_access/* withoutAgentKeys */.m)(environment, settings.agent, settings['agent-secret-name']),
                also: settings['agent-env'],
                before: (0,toolchain/* readToolchain */.MT)(environment.PATH ?? '', git.root),
                identity: git.config.user,
                scratch,
                spared: [],
                checkout: [git.root],
                grounds: new outer_configuration/* JudgingFolders */.S([scratch, '/var/tmp']),
                namespaces,
                variables: egress?.variables ?? {},
            }),
        },
        found: {
            head: base,
            startCommit: base,
            dirtyAtStart: new Set(),
            findings: [],
            unfinished: new Map(),
            answersAt: null,
            orphans: new Map(),
        },
        progress: { done: new Set(), unverified: new Map() },
    };
}

// EXTERNAL MODULE: ./lib/run/open/selected-plans.js
var selected_plans = __webpack_require__(57136);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/signal/evidence.js
var signal_evidence = __webpack_require__(67263);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/git/git.js + 3 modules
var git_git = __webpack_require__(71162);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
;// CONCATENATED MODULE: ./lib/commands/explain-rule.js




function explainRule(name) {
    const id = rule_book/* ruleIds */.Zl.find((each) => each === name);
    if (id === undefined)
        throw new table_settings/* UsageError */.eb(`explain: "${name}" is not a rule${(0,nearest_name/* didYouMean */.au)(name, rule_book/* ruleIds */.Zl)}`);
    const rule = rule_book/* ruleBook */.Ek[id];
    const { follows } = rule;
    const rows = [
        ['asks', rule.asks],
        ['reads', rule.reads],
        ['finding', rule.sentence],
        ['level', follows === undefined ? rule.level : `${rule.level} (${follows} decides)`],
        ['excused', rule.excuse],
        ['remedy', rule.remedy],
        ['change', changeOf(id)],
    ];
    const told = rows.filter(([, text]) => text !== '').map(([name, text]) => [`  ${name}`, text]);
    return { exitCode: 0, json: { id, ...rule }, text: [id, ...(0,text_text/* alignedRows */.wC)(told)].join('\n') };
}
function changeOf(id) {
    return `rules: { ${id}: refuse|ask|warn|off } in .github/phase-executor.yml, or a row under accept`;
}

;// CONCATENATED MODULE: ./lib/commands/judge-command.js




















const judge = async ([ref], world) => {
    const { settings } = world;
    if (settings.explain !== '')
        return explainRule(settings.explain);
    const root = (0,call_world/* projectRoot */.Y)(world);
    if (settings.base === '')
        throw new table_settings/* UsageError */.eb('judge: --base is missing; name the commit before the work');
    if (ref === undefined && settings.only.length > 0)
        throw new table_settings/* UsageError */.eb('judge: found --plan without a phase; name the phase of the plan');
    const git = await git_git/* Git */.T.open(root, world.environment);
    const [base, head] = [await commitNamed(settings.base, 'base', git), await commitNamed(settings.head, 'head', git)];
    const read = (0,local_phase/* localPhase */.Bd)(ref === undefined ? (0,read_schedule/* withoutPhase */.m1)(root) : await (0,read_schedule/* readSchedule */.Cu)(root, ref), root, git);
    const only = (0,selected_plans/* selectedPlans */.E)(read, settings.only, 'plan');
    (0,boundaries/* refuseContradictions */.Dc)(settings, null);
    const scratch = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(world.temporaryDirectory, 'phase-executor-judge-'));
    return (0,checkout/* withCleanup */.V1)(async (cleanup) => {
        cleanup.defer(() => (0,mounts/* removeTree */.dM)(scratch));
        const egress = await (0,boundaries/* openEgressProxy */.cG)(null, scratch, world, cleanup);
        const run = await judgingContext(read, { base, scratch, only, egress }, world);
        world.progress(`judging ${(0,text_text/* shortId */.m_)(base)}..${(0,text_text/* shortId */.m_)(head)} in a clean copy`);
        const verdict = await judgeCommits(head, run);
        return reply(verdict, { phase: ref === undefined ? null : read.phase.id, base, head });
    });
};
async function commitNamed(name, setting, git) {
    const sha = await git.resolve(`${name}^{commit}`);
    if (sha === null)
        throw new table_settings/* UsageError */.eb(`${setting}: found "${name}", which is not a commit in this repository; fetch it first (actions/checkout: fetch-depth: 0)`);
    return sha;
}
function reply(verdict, of) {
    const { decision, evidence, checks, tests, mutants, warnings, notJudged, level } = verdict;
    const answer = decision.open ? 'passes' : decision.next === 'ask' ? 'asks' : 'objects';
    const plans = [...checks].map(([id, findings]) => ({
        id,
        evidence: (0,signal_evidence/* evidenceDetails */.Wr)(evidence.get(id) ?? noEvidence),
        checks: findings.map(({ rule, level = null, subject, passed, message }) => ({
            check: rule_book/* ruleBook */.Ek[rule].check,
            rule,
            level,
            subject,
            answer: passed === true ? 'passes' : passed === false ? 'objects' : 'cannot tell',
            message,
        })),
    }));
    const why = decision.open ? null : decision.why;
    const json = { ...of, verdict: answer, why, evidence: level, plans, tests, mutants, warnings, notJudged };
    const lines = [
        `${of.phase === null ? 'The work' : `The work on phase ${of.phase}`} in ${(0,text_text/* shortId */.m_)(of.base)}..${(0,text_text/* shortId */.m_)(of.head)} ${verdicts[answer]}`,
        ...(of.base === of.head ? ['  There is no commit between base and head'] : []),
        ...(why === null ? [] : [`  ${(0,text_text/* plainLine */.h0)(why)}`]),
        ...[...checks].flatMap(([id, findings]) => {
            const facts = evidence.get(id);
            return [
                `  plan ${id}${facts === undefined ? '' : `: ${(0,signal_evidence/* evidenceText */.rS)(facts)}`}`,
                ...findings.map((finding) => `    ${finding.level === 'warn' ? '!' : marks[String(finding.passed)]} ${(0,rules_finding/* findingSentence */.dj)(finding)}`),
            ];
        }),
        ...(tests === null
            ? []
            : [`  tests: ${tests.verdict}, ${tests.passed ?? 'unknown'} passed, ${tests.failed ?? 'unknown'} failed`]),
        ...warnings.map((warning) => `  warning: ${warning}`),
        ...notJudged.map((what) => `  not judged: ${what}`),
    ];
    const text = lines.map(text_text/* plainIndented */.Cy).join('\n');
    return {
        exitCode: exitCodes[answer],
        json,
        text,
        summary: `${(0,markdown/* inertMarkdown */.Ic)(text)}\n`,
        outputs: {
            status: decision.open ? 'success' : answer === 'asks' ? 'blocked' : 'failure',
            evidence: level ?? '',
            'exit-code': String(exitCodes[answer]),
            'head-sha': of.head,
        },
    };
}
const marks = { true: '✓', false: '✗', null: '?' };
const verdicts = { passes: 'passes', objects: 'does not pass', asks: 'needs the answer of a person' };
const exitCodes = { passes: exit_status/* EXIT_STATUS */.uc.COMPLETED, objects: exit_status/* EXIT_STATUS */.uc.STUCK, asks: exit_status/* EXIT_STATUS */.uc.BLOCKED };
const noEvidence = {
    changed: { count: 0, of: 0 },
    artifacts: { count: 0, of: 0 },
    commands: 0,
    tests: null,
    ownTests: 0,
};


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

/***/ 60366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ declaringFiles)
/* harmony export */ });
/* harmony import */ var _plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10226);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13528);
/* harmony import */ var _console_named_test_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56217);
/* harmony import */ var _tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84971);
/* harmony import */ var _verdict_commit_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17144);





const mostSearched = 40;
async function declaringFiles(tests, head, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    const changed = new Set((await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .differences */ .tX)(git, startCommit, head)).changed);
    const files = [];
    for (const [at, test] of tests.entries())
        files.push(at < mostSearched ? await filesOf(test, changed, run) : []);
    return files;
}
async function filesOf(test, changed, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const said = ((0,_tests_lost_tests_js__WEBPACK_IMPORTED_MODULE_2__/* .standsForFile */ .Vw)(test) ? (test.file ?? test.name) : test.file)?.replace(/^\.\//, '');
    const known = said === undefined ? [] : await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .presentFiles */ .RX)(git, startCommit, [`${prefix}${said}`]);
    if (known.length > 0)
        return known;
    const title = titleInSource(test);
    if (title.length < 2)
        return [];
    const holding = await (0,_verdict_commit_shape_js__WEBPACK_IMPORTED_MODULE_3__/* .filesWith */ .sH)(git, startCommit, [title]);
    const paths = holding.filter((path) => (0,_plan_phase_test_file_js__WEBPACK_IMPORTED_MODULE_0__/* .isTestMaterial */ .G)(path) || path.endsWith('.rs'));
    const touched = paths.filter((path) => changed.has(path));
    return touched.length > 0 ? touched : paths;
}
function titleInSource(test) {
    const title = (0,_console_named_test_js__WEBPACK_IMPORTED_MODULE_4__/* .titleOf */ .Gg)(test).replace(/\[.*\]$/s, '');
    if (/^(?:Test|Fuzz|Example|Benchmark)\w*\//.test(title))
        return title.slice(0, title.indexOf('/'));
    if (/^\S+$/.test(title))
        return title.split(/::|[.#]/).at(-1) ?? title;
    return title;
}


/***/ }),

/***/ 49558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ witnessHere)
});

// EXTERNAL MODULE: ./lib/judge/checks/declared.js
var declared = __webpack_require__(8271);
// EXTERNAL MODULE: ./lib/judge/clean-copy/programs.js
var programs = __webpack_require__(4568);
// EXTERNAL MODULE: ./lib/judge/commands/command-strength.js
var command_strength = __webpack_require__(39181);
// EXTERNAL MODULE: ./lib/judge/gate/checkout-programs.js
var checkout_programs = __webpack_require__(45765);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/signal/exit-gate.js
var exit_gate = __webpack_require__(17120);
// EXTERNAL MODULE: ./lib/system/git/tree.js
var tree = __webpack_require__(13528);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/console/named-test.js
var named_test = __webpack_require__(56217);
;// CONCATENATED MODULE: ./lib/judge/tests/accepted-tests.js

function isAcceptedTest(test, accepted) {
    return accepted.some(({ rule, test: name }) => rule === 'result/red' && (name === test.name || name === (0,named_test/* titleOf */.Gg)(test)));
}

// EXTERNAL MODULE: ./lib/judge/tests/own-results.js
var own_results = __webpack_require__(34514);
// EXTERNAL MODULE: ./lib/judge/gate/mutant-runs.js + 2 modules
var mutant_runs = __webpack_require__(20917);
// EXTERNAL MODULE: ./lib/judge/gate/phase-tests.js + 1 modules
var phase_tests = __webpack_require__(80986);
// EXTERNAL MODULE: ./lib/judge/tests/red-apart.js
var red_apart = __webpack_require__(45665);
// EXTERNAL MODULE: ./lib/judge/gate/base-tests.js
var base_tests = __webpack_require__(65534);
;// CONCATENATED MODULE: ./lib/judge/gate/repeated-tests.js




async function repeatedTests(commit, checkout, run) {
    const { accepted, confirmingRuns, comparesTests } = run.policy;
    const decisive = await testsOn(commit, 1, checkout, run);
    const runs = [decisive];
    let inherited = null;
    for (;;) {
        const red = runs.find((each) => !isGreen(each));
        if (red !== undefined && runs.length === 1 && run.policy.inheritedTests === 'allow' && comparesTests)
            inherited = await (0,base_tests/* inheritedTests */.A)(run);
        const apart = red === undefined ? null : toldApart();
        const isOpen = runs.length <= confirmingRuns && (apart === null || apart.mayOpen);
        if (!isOpen && !(red !== undefined && runs.length === 1 && hasFailures(red)))
            return { runs, decisive: red ?? decisive, apart };
        runs.push(await testsOn(commit, runs.length + 1, checkout, run));
    }
    function toldApart() {
        const apart = (0,red_apart/* redApart */.i)(runs.filter(isTelling), { inherited, isAccepted: (test) => isAcceptedTest(test, accepted) });
        return { ...apart, mayOpen: apart.mayOpen && runs.every(isTelling) };
    }
}
function isGreen({ verdict }) {
    return verdict.verdict === 'pass';
}
function isTelling(each) {
    return isGreen(each) || hasFailures(each);
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
    const tested = await (0,checkout_programs/* testsIn */.pu)(checkout, { time, logFile: ledger.logFile('tests', time) }, run);
    ledger.append('tests_end', { commit, ...tested.verdict });
    return tested;
}

// EXTERNAL MODULE: ./lib/judge/gate/rewritten-code.js
var rewritten_code = __webpack_require__(76109);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/test-file.js
var test_file = __webpack_require__(10226);
// EXTERNAL MODULE: ./lib/judge/mutants/hollow-code.js
var hollow_code = __webpack_require__(17931);
// EXTERNAL MODULE: ./lib/judge/tests/verdict.js + 1 modules
var verdict = __webpack_require__(65511);
;// CONCATENATED MODULE: ./lib/judge/tests/baseline.js


function compareWithBaseline(before, after) {
    const [base, now] = [tallyOf(before), tallyOf(after)];
    if (base === null)
        return { weakened: [], warnings: [`the tests were not compared: ${uncounted(before)} on the base`] };
    if (now === null)
        return {
            weakened: base.executed > 0 ? [`${uncounted(after)}, but the base executed ${tests(base.executed)}`] : [],
            warnings: [],
        };
    const changedRunner = before.runner === after.runner ? [] : [`the tests ran with ${before.runner} on the base, with ${after.runner} now`];
    const rising = ['skipped', 'todo', 'expected to fail', 'deselected', 'not run'];
    const weakened = [
        ...fell('executed', base.executed, now.executed),
        ...fell('counted in all', base.total, now.total),
        ...rising.flatMap((kind) => rose(kind, base[kind], now[kind])),
    ];
    return { weakened, warnings: changedRunner };
}
function tallyOf({ passed, failed, skipped, errors, total, extra }) {
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
function uncounted({ passed, failed }) {
    return passed === null && failed !== null ? 'the number of passed tests is not printed' : 'no test could be counted';
}
function fell(what, before, after) {
    return after < before ? [`${tests(before)} ${was(before)} ${what} on the base, ${after} now`] : [];
}
function rose(what, before, after) {
    return after > before ? [`${tests(after)} ${is(after)} ${what}, ${before} on the base`] : [];
}
const tests = (count) => (0,text_text/* counted */.hS)(count, 'test');
const is = (count) => (count === 1 ? 'is' : 'are');
const was = (count) => (count === 1 ? 'was' : 'were');
function proofOfRed(onBase, onResult, hollow = []) {
    if (onResult.verdict !== 'pass')
        return no(`the new tests do not pass on the result: ${reasonsOf(onResult)}`);
    const as = hollow.length === 0 ? '' : `, where each new or changed function of ${(0,text_text/* firstFew */.Dt)(hollow, 3)} fails`;
    if (onBase.verdict === 'pass')
        return no(`the new tests pass on the base as well${as}, so they do not show that the work was necessary`);
    const wasStopped = onBase.reasons.some((reason) => /^the tests (?:were killed by|did not end before)/.test(reason));
    if (onBase.verdict === 'unknown' || wasStopped)
        return no(`it is not known whether the new tests fail on the base: ${reasonsOf(onBase)}`);
    const { failed, errors, passed, extra } = onBase;
    const red = (failed ?? 0) + (errors ?? 0);
    if (red > 0)
        return yes(`${red} of ${red + (passed ?? 0)} executed tests fail on the base, and all pass on the result`);
    const files = extra.suitesFailed ?? 0;
    if (files > 0)
        return yes(`${files === 1 ? '1 test file does' : `${files} test files do`} not load on the base, and all pass on the result`);
    if (onBase.runner !== null && passed === null && !onBase.reasons.includes(verdict/* NOTHING_EXECUTED */.g))
        return yes(`the new tests do not build on the base (${onBase.runner}), and all pass on the result`);
    return no(`no test failed on the base, but its run did: ${reasonsOf(onBase)}`);
}
const yes = (sentence) => ({ proven: true, sentence });
const no = (sentence) => ({ proven: false, sentence });
function reasonsOf({ reasons }) {
    return (0,text_text/* firstFew */.Dt)(reasons, 3, '; ') || 'no known reason';
}

// EXTERNAL MODULE: ./lib/judge/tests/lost-tests.js
var lost_tests = __webpack_require__(84971);
// EXTERNAL MODULE: ./lib/judge/verdict/test-integrity.js + 1 modules
var test_integrity = __webpack_require__(43244);
// EXTERNAL MODULE: ./lib/judge/tests/failure-detail.js
var failure_detail = __webpack_require__(40061);
// EXTERNAL MODULE: ./lib/judge/gate/test-origin.js
var test_origin = __webpack_require__(60366);
;// CONCATENATED MODULE: ./lib/judge/gate/old-tests.js










async function oldTestsOnResult({ before, tested }, checkout, run) {
    const { git, prefix } = run.workspace;
    const { startCommit } = run.found;
    const { changed, fresh } = await (0,tree/* differences */.tX)(git, startCommit, checkout.commit);
    const isDeclared = (0,test_integrity/* declaredBy */.Ol)(run);
    const isMeant = (path) => isDeclared(path) || isDeclared(ownerOf(path));
    if (run.schedule.plans.length === 0)
        return { broken: [], warnings: [] };
    const old = changed.filter((path) => (0,test_file/* isTestMaterial */.G)(path) && !path.startsWith(`${prefix}.planning/`) && !isMeant(path));
    if (old.length === 0)
        return { broken: [], warnings: [] };
    const runs = [];
    const timeoutMs = (0,checkout_programs/* patience */._L)(tested.at(-1) ?? {});
    await checkout.reset();
    for (const time of [200, 201]) {
        await putBack(old, checkout, run);
        runs.push(await (0,checkout_programs/* sideTests */.t3)({ what: 'old', time, log: 'tests-old', timeoutMs }, checkout, run));
        await checkout.reset();
        if (runs.at(-1)?.verdict.verdict === 'pass')
            return { broken: [], warnings: [] };
    }
    const [last] = runs;
    if (last === undefined)
        return { broken: [], warnings: [] };
    const known = [...tested, ...(before === null ? [] : [before])].flatMap(({ named }) => (0,lost_tests/* redTests */.l8)(named.tests));
    const isIn = (tests, test) => tests.some((each) => (0,lost_tests/* isSameTest */.fK)(each, test));
    const red = (0,lost_tests/* redTests */.l8)(last.named.tests).filter((test) => !isIn(known, test) && runs.every(({ named }) => isIn((0,lost_tests/* redTests */.l8)(named.tests), test)));
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
    const why = `${(0,text_text/* firstFew */.Dt)(old)} ${isOne ? 'was' : 'were'} changed, and no plan names ${isOne ? 'that file' : 'those files'}`;
    const step = `name ${isOne ? 'it' : 'them'} in files_modified of the plan that is to change ${isOne ? 'it' : 'them'}, or keep the behaviour`;
    if (mattering.length > 0)
        return {
            broken: [`${oldTestsFail(mattering)}: ${(0,text_text/* firstFew */.Dt)(mattering.map(failure_detail/* failureText */.k), 5, '; ')}; ${why}; ${step}`],
            warnings: [],
        };
    const unnamed = runs.find(({ named }) => !named.isRedNamed);
    if (unnamed === undefined) {
        const fail = `with ${(0,text_text/* firstFew */.Dt)(old)} as before the phase, only new tests and those of files that plans name fail`;
        return { broken: [], warnings: red.length === 0 ? [] : [fail] };
    }
    return {
        broken: [
            `the old tests do not pass on the new code (${(0,text_text/* firstFew */.Dt)(unnamed.verdict.reasons, 2, '; ')}); ${why}; ${step}`,
        ],
        warnings: [],
    };
}
function oldTestsFail({ length }) {
    const verbs = length === 1 ? 'as it stood before the phase, fails' : 'as they stood before the phase, fail';
    return `${(0,text_text/* counted */.hS)(length, 'old test')}, ${verbs} on the new code`;
}
function ownerOf(path) {
    return path.replace(/(?:__snapshots__\/)?([^/]+)\.snap$/, '$1');
}
async function putBack(paths, checkout, run) {
    const { git } = run.workspace;
    const { startCommit } = run.found;
    for (const { mode, id, path } of await (0,tree/* entriesUnder */.X2)(git, startCommit, paths)) {
        if (!mode.startsWith('100'))
            continue;
        const found = await git.objects.read(id);
        const file = (0,external_node_path_.join)(checkout.top, path);
        if (found.kind !== 'blob' || (0,external_node_fs_.lstatSync)(file, { throwIfNoEntry: false })?.isFile() === false)
            continue;
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(file), { recursive: true });
        (0,external_node_fs_.writeFileSync)(file, found.content);
        if (mode === '100755')
            (0,external_node_fs_.chmodSync)(file, 0o755);
    }
}

// EXTERNAL MODULE: ./lib/judge/gate/plan-changes.js
var plan_changes = __webpack_require__(1836);
;// CONCATENATED MODULE: ./lib/judge/gate/test-baseline.js















async function againstBase(tests, tested, checkout, run) {
    const { startCommit } = run.found;
    const { git, prefix } = run.workspace;
    const { prove, comparesTests } = run.policy;
    const { changed, fresh } = await (0,tree/* differences */.tX)(git, startCommit, checkout.commit);
    const files = [...changed, ...fresh].filter((path) => !path.startsWith(`${prefix}.planning/`));
    const last = tested.at(-1);
    if (files.length === 0 || last === undefined)
        return nothing;
    const earlier = comparesTests ? await (0,base_tests/* testsBefore */.r)(startCommit, run) : null;
    const before = earlier === null || 'problem' in earlier ? null : earlier;
    const notCompared = earlier !== null && 'problem' in earlier ? [`the tests were not compared: ${earlier.problem}`] : [];
    const compared = before === null
        ? nothing
        : await comparison(before, { verdict: tests, named: last.named }, files, checkout.commit, run);
    if (compared.weakened.length > 0)
        return compared;
    const old = await oldTestsOnResult({ before, tested }, checkout, run);
    const found = prove === 'off' ? null : await proofOnBase(files, checkout, { before, tested: { ...last, verdict: tests } }, run);
    const { proof, warnings: unproven, idle } = found ?? { proof: null, warnings: [], idle: [] };
    const warnings = [...notCompared, ...compared.warnings, ...old.warnings, ...unproven];
    return { weakened: [], broken: old.broken, warnings, proof, idle };
}
const nothing = { weakened: [], broken: [], warnings: [], proof: null, idle: [] };
async function comparison(before, now, files, head, run) {
    const { weakened, warnings } = compareWithBaseline(before.verdict, now.verdict);
    const isDeclared = (0,test_integrity/* declaredBy */.Ol)(run);
    const ofTests = files.filter(test_file/* isTestMaterial */.G);
    const wasAsked = ofTests.length > 0 && ofTests.every(isDeclared);
    const result = (closes, sentences) => ({
        ...nothing,
        weakened: closes ? sentences : [],
        warnings: closes ? warnings : [...sentences, ...warnings],
    });
    const isByName = before.named.isComplete && now.named.isComplete && before.verdict.runner === now.verdict.runner;
    if (!isByName)
        return result(!wasAsked, weakened);
    const hasFallen = weakened.some((sentence) => /^\d+ tests? (?:was|were) /.test(sentence));
    const lost = (0,lost_tests/* lostTests */.g5)(before.named.tests, now.named.tests);
    if (lost.length === 0)
        return result(false, []);
    const declaring = await (0,test_origin/* declaringFiles */.D)(lost, head, run);
    const told = (tests) => `${(0,text_text/* counted */.hS)(tests.length, 'test')} of the base ${tests.length === 1 ? 'does' : 'do'} not run any more: ${(0,text_text/* firstFew */.Dt)(tests.map(lost_tests/* testLabel */.xW))}`;
    const isObjection = (at) => {
        const found = declaring[at] ?? [];
        return found.length > 0 ? !found.every(isDeclared) : !wasAsked && (hasFallen || ofTests.length > 0);
    };
    const undeclared = lost.filter((_, at) => isObjection(at));
    if (undeclared.length === 0)
        return result(false, [told(lost)]);
    const step = 'bring them back, or name their files in files_modified of the plan that is to change them';
    return result(true, [...weakened, `${told(undeclared)}; ${step}`]);
}
async function proofOnBase(files, checkout, runs, run) {
    if (!files.some(test_file/* isTestFile */.h))
        return null;
    const proof = await (0,checkout_programs/* inPreparedCheckout */.lN)(run.found.startCommit, run, (base) => provenBy(files, { base, checkout, ...runs }, run));
    if (!('problem' in proof))
        return proof;
    const sentence = `the tests were not run without the work: ${proof.problem}`;
    return { proof: { proven: false, sentence, plans: [] }, warnings: [sentence], idle: [] };
}
async function provenBy(files, { base, checkout, before, tested, }, run) {
    const wanted = files.filter(test_file/* isTestMaterial */.G);
    const { hollow, changed, isChanged } = await hollowFiles(files, checkout, base);
    const all = new Map([...hollow, ...changed]);
    const isNew = new Set(wanted.filter((path) => (0,test_file/* isTestFile */.h)(path) && !isPlainFile((0,external_node_path_.join)(base.top, path))));
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
        const asked = await testsOn(result, all);
        return asked.verdict === 'pass' ? { ...proofOfRed(asked, tested.verdict, [...all.keys()]), isIdle: true } : proof;
    };
    const { isIdle = false, ...whole } = await proofWith(wanted);
    const changes = await (0,plan_changes/* planChanges */.X)(run, new Map());
    const ids = run.schedule.plans.map(({ plan }) => plan.id);
    const testsOf = (id) => changes.of(id).filter((path) => (0,test_file/* isTestFile */.h)(path) && wanted.includes(path));
    const authors = ids.filter((id) => testsOf(id).length > 0);
    if (!whole.proven)
        return { proof: { ...whole, plans: [] }, warnings: [whole.sentence], idle: isIdle ? wanted : [] };
    if (authors.length < 2)
        return { proof: { ...whole, plans: authors }, warnings: [], idle: [] };
    const material = wanted.filter((path) => !(0,test_file/* isTestFile */.h)(path));
    const plans = [];
    const [warnings, idle] = [[], []];
    for (const id of authors) {
        const own = await proofWith([...material, ...testsOf(id)]);
        if (own.proven)
            plans.push(id);
        else
            warnings.push(`plan ${id}: ${own.sentence}`);
        if (own.isIdle)
            for (const path of testsOf(id))
                idle.push(path);
    }
    return { proof: { ...whole, plans }, warnings, idle };
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
    for (const path of files.filter((each) => (0,hollow_code/* isMutable */.b)(each) && isPlainFile((0,external_node_path_.join)(top, each)))) {
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

;// CONCATENATED MODULE: ./lib/judge/gate/confirmed-tests.js











async function confirmedTests(facts, checkout, run) {
    const repeated = await repeatedTests(facts.commit, checkout, run);
    const found = closedByRed(repeated, run) ??
        (await closedByRewriting(repeated, checkout, run)) ??
        (await closedByFlaky(repeated, facts.commit, run)) ??
        (await comparedWithBase(repeated, checkout, run));
    const { tests } = found;
    const { confirmingRuns } = run.policy;
    const asked = { ...facts, tests: { verdict: tests.verdict, commit: facts.commit }, confirmations: confirmingRuns };
    return {
        decision: (0,exit_gate/* exitGate */.c)(asked, { requireTests: true, confirmingRuns }),
        proof: null,
        oldTests: [],
        phaseTests: [],
        mutants: null,
        ...found,
        warnings: [...redWarnings(tests.red), ...(found.warnings ?? [])],
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
    const rewritten = await (0,rewritten_code/* rewrittenCode */.O)(changed, checkout, run);
    if (rewritten.length === 0)
        return null;
    const why = `the tests rewrote ${(0,text_text/* firstFew */.Dt)(rewritten)}, so they passed on other code than the commit has; commit what they write, or let them write elsewhere`;
    const { verdict } = tests.decisive;
    return { tests: { ...verdict, verdict: 'fail', reasons: [why, ...verdict.reasons] } };
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
        const why = objections.join('; ');
        return { tests: { ...tests, verdict: 'fail', reasons: [why, ...tests.reasons] }, ...more };
    }
    const isGreen = broken.length === 0 && tests.red === undefined;
    return { tests, ...more, mutants: isGreen ? await (0,mutant_runs/* mutantRuns */.w)(checkout, run) : null };
}
function redWarnings(red) {
    if (red === undefined)
        return [];
    const told = (names, why) => (names.length === 0 ? [] : [`${why}: ${(0,text_text/* firstFew */.Dt)(names)}`]);
    return [
        ...told(red.inherited, 'red before the phase and red now (inherited)'),
        ...told(red.flaky, 'red and green on the same commit (flaky)'),
        ...told(red.accepted, 'red, and accepted'),
    ];
}
async function closedByFlaky({ decisive: { verdict }, apart }, commit, run) {
    if (apart !== null)
        return null;
    const { git, prefix } = run.workspace;
    for (const known of (0,run_opening/* flakyOnRecord */.UA)(run.services.ledger.earlier, run.policy.testCommand)) {
        if (known.commit === run.found.startCommit || (await git.resolve(known.commit)) === null)
            continue;
        const changed = await (0,tree/* changedBetween */.jr)(git, known.commit, commit);
        if (changed.some((path) => !path.startsWith(`${prefix}.planning/`)))
            continue;
        const isNamed = (name) => isAcceptedTest({ name, outcome: 'failed' }, run.policy.accepted);
        const open = known.names.filter((label) => !isNamed(label) && !isNamed(label.replace(/ \([^()]*\)$/, '')));
        if (open.length === 0)
            continue;
        const why = `flaky: ${(0,text_text/* firstFew */.Dt)(open)} failed on ${(0,text_text/* shortId */.m_)(known.commit)}, which has the same files; make it stable, or accept it, with owner and day, under accept in .github/phase-executor.yml`;
        const red = { new: [], inherited: [], flaky: known.names.slice(0, 100), accepted: [] };
        return { tests: { ...verdict, verdict: 'fail', reasons: [why], red } };
    }
    return null;
}
function withheldFrom({ judging }) {
    const names = judging.withheld();
    if (names.length === 0)
        return [];
    return [`the tests ran without the secrets of the job (${names.join(', ')}); list the needed ones in agent-env`];
}

// EXTERNAL MODULE: ./lib/judge/gate/verifier.js + 2 modules
var verifier = __webpack_require__(78801);
;// CONCATENATED MODULE: ./lib/judge/gate/witness-here.js






function witnessHere(before, run) {
    return {
        setUp: (checkout) => (0,checkout_programs/* setUpCheckout */.Wf)(checkout, run),
        commands: async (plan, checkout) => {
            const commands = (0,programs/* commandsOf */.Kf)(plan);
            const how = { log: plan.id, onlyReads: commands.every(command_strength/* onlyReads */.AD) };
            const ground = { root: checkout.root, project: run.workspace.project };
            const asked = { texts: commands, areAlone: (0,declared/* declaresNothing */.DM)(plan, run.workspace.prefix) };
            return (0,programs/* runPlanCommands */.RN)(asked, ground, (0,checkout_programs/* programsIn */.TS)(checkout, how, run), checkout.answers);
        },
        tests: (facts, checkout) => confirmedTests(facts, checkout, run),
        verification: async (checkout) => {
            await checkout.reset();
            return (0,verifier/* verifyPhase */.Bb)(before, checkout, run);
        },
    };
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

/***/ 73300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L6: () => (/* binding */ waitsUntil),
/* harmony export */   UL: () => (/* binding */ holdCheckout),
/* harmony export */   V1: () => (/* binding */ withCleanup),
/* harmony export */   nS: () => (/* binding */ whenFree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86518);
/* harmony import */ var _system_git_calls_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41065);
/* harmony import */ var _system_process_machine_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56566);
/* harmony import */ var _system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2320);






async function holdCheckout(git, runId, { ttlMs, waitUntil: until = 0 }, world, cleanup) {
    const record = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'phase-executor');
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(record, { throwIfNoEntry: false })?.isDirectory() === false)
        throw Object.assign(new Error(`${record} is a file, but runs keep their record in a folder of this name`), {
            code: 'ENOTDIR',
        });
    const take = () => _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .Lease */ .nD.take(git.gitDir, runId, world.machine, ttlMs);
    const lease = await whenFree(take, { until, pollMs: _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .beatMs */ .x6 }, world);
    cleanup.defer(() => tryRelease(lease));
    for (const complaint of lease.complaints)
        world.progress(complaint);
    const lost = new AbortController();
    const beats = [];
    const timer = setInterval(() => {
        try {
            lease.beat();
            for (const beat of beats)
                beat();
        }
        catch (error) {
            if (error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .FencedError */ .Qz)
                lost.abort();
        }
    }, _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .beatMs */ .x6);
    cleanup.defer(() => clearInterval(timer));
    git.guardWith(() => lease.check(), lease.calls);
    const { removed, left } = await git.clearOwnLocks();
    for (const lock of removed)
        world.progress(`${lock} was left by git of an earlier run and was removed`);
    for (const lock of left)
        world.progress((0,_system_git_calls_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .lockText */ .li)(lock, world.now()));
    return { lease, lost: lost.signal, onBeat: (beat) => beats.push(beat) };
}
function tryRelease(lease) {
    try {
        lease.release();
    }
    catch {
    }
}
const waitInCiMs = 5 * 60_000;
function waitsUntil({ settings: { wait }, environment, now }) {
    return now() + (wait ?? ((0,_system_process_machine_js__WEBPACK_IMPORTED_MODULE_5__/* .isCi */ .X)(environment) ? waitInCiMs : 0));
}
async function whenFree(take, { until, pollMs }, { now, progress, interrupt }) {
    for (let isTold = false;; isTold = true) {
        try {
            return await take();
        }
        catch (error) {
            const leftMs = until - now();
            if (!(error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .LockedError */ .by) || leftMs <= 0 || interrupt.soon.aborted)
                throw error;
            if (!isTold)
                progress(`waiting up to ${Math.ceil(leftMs / 1000)} s (setting wait): ${error.message}`);
            await (0,_system_process_watchdog_js__WEBPACK_IMPORTED_MODULE_4__/* .pause */ .v7)('another run', Math.min(leftMs, pollMs), interrupt.soon);
        }
    }
}
async function withCleanup(work) {
    const steps = [];
    const errors = [];
    const note = (error) => void errors.push(error);
    const result = await work({ defer: (step) => steps.push(step) }).catch(note);
    for (const step of steps.reverse())
        await Promise.resolve().then(step).catch(note);
    if (errors.length > 0)
        throw errors[0];
    return result;
}


/***/ }),

/***/ 57136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ refuseUnready),
/* harmony export */   E: () => (/* binding */ selectedPlans)
/* harmony export */ });
/* harmony import */ var _plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47964);
/* harmony import */ var _settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37026);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26623);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);




function selectedPlans({ phase, schedule }, words, by = 'only') {
    if (words.length === 0)
        return null;
    const known = schedule.plans.map(({ plan }) => plan.id);
    const resolve = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyResolver */ .A)(phase);
    const selected = new Set();
    const wrong = [];
    for (const word of words) {
        const found = resolve(word);
        if (found.kind === 'plan' && known.includes(found.id))
            selected.add(found.id);
        else
            wrong.push(notAPlan(word, known, phase.id, by));
    }
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
    return selected;
}
function notAPlan(word, known, phase, by) {
    const meant = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(word.replace(/\d+/g, (digits) => digits.padStart(2, '0')), known);
    const plans = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(known, 20);
    return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
}
function refuseUnready(only, run) {
    const { schedule, progress, found, phase } = run;
    if (only === null)
        return;
    const isOpen = (id) => !progress.done.has(id);
    const wrong = schedule.plans.flatMap(({ plan, dependsOn }) => {
        const lacking = dependsOn.filter((id) => isOpen(id) && !only.has(id));
        if (!only.has(plan.id) || !isOpen(plan.id) || lacking.length === 0)
            return [];
        const is = lacking.length === 1 ? 'which is' : 'which are';
        return [
            `only: plan ${plan.id} depends on ${lacking.join(', ')}, ${is} not complete; run that first, or name it too`,
        ];
    });
    const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
    if (atWork.length > 0)
        wrong.push(`only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`);
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
}


/***/ }),

/***/ 98834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ tokensIn)
});

// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./lib/settings/call/token-rules.json
const token_rules_namespaceObject = /*#__PURE__*/JSON.parse('{"Ft":["example","placeholder","redacted","changeme","replace","sample","insert","dummy","secret","your_","your-","fake_","fake-","mock_","mock-","test_key","xxxxxx","123456","abcdef","abc123"],"fp":["4eC39HqLyjWDarjtT1zdp7dc","BQokikJOvBiI2HlWgH4olfQ2","16C7e42F292c6912E7710c838347Ae178B4a","AIzaSyDaGmWKa4JsXZ-HjGw7ISLn_3namBGewQe","AIzaSyAnLA7NfeLquW1tJFpx_eQCxoX-oo6YyIs","AIzaSyCkEhVjf3pduRDt6d1yKOMitrUEke8agEM","AIzaSyDMAScliyLx7F0NPDEJi1QmyCgHIAODrlU","AIzaSyD3asb-2pEZVqMkmL6M9N6nHZRR_znhrh0","AIzayDNSXIbFmlXbIE6mCzDLQAqITYefhixbX4A","AIzaSyAdOS2zB6NCsk1pCdZ4-P6GBdi_UUPwX7c","AIzaSyASWm6HmTMdYWpgMnjRBjxcQ9CKctWmLd4","AIzaSyANUvH9H9BsUccjsu2pCmEkOPjjaXeDQgY","AIzaSyA5_iVawFQ8ABuTZNUdcwERLJv_a_p4wtM","AIzaSyA4UrcGxgwQFTfaI3no3t7Lt1sjmdnP5sQ","AIzaSyDSb51JiIcB6OJpwwMicseKRhhrOq1cS7g","AIzaSyBF2RrAIm4a0mO64EShQfqfd2AFnzAvvuU","AIzaSyBcE-OOIbhjyR83gm4r2MFCu4MJmprNXsw","AIzaSyB8qGxt4ec15vitgn44duC5ucxaOi4FmqE","AIzaSyA8vmApnrHNFE0bApF4hoZ11srVL_n0nvY",".eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9l",".eyJpc3MiOiJzdXBhYmFzZS1kZW1v"],"aO":[{"id":"1password-secret-key","keywords":["a3-"],"pattern":"\\\\bA3-[A-Z0-9]{6}-(?:(?:[A-Z0-9]{11})|(?:[A-Z0-9]{6}-[A-Z0-9]{5}))-[A-Z0-9]{5}-[A-Z0-9]{5}-[A-Z0-9]{5}\\\\b","entropy":3.8},{"id":"1password-service-account-token","keywords":["ops_"],"pattern":"ops_eyJ[a-zA-Z0-9+/]{250,}={0,3}","entropy":4},{"id":"adobe-client-secret","keywords":["p8e-"],"pattern":"\\\\b(p8e-(?i)[a-z0-9]{32})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"age-secret-key","keywords":["age-secret-key-1"],"pattern":"AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}"},{"id":"airtable-personnal-access-token","keywords":["airtable"],"pattern":"\\\\b(pat[[:alnum:]]{14}\\\\.[a-f0-9]{64})\\\\b"},{"id":"alibaba-access-key-id","keywords":["ltai"],"pattern":"\\\\b(LTAI(?i)[a-z0-9]{20})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"anthropic-admin-api-key","keywords":["sk-ant-admin01"],"pattern":"\\\\b(sk-ant-admin01-[a-zA-Z0-9_\\\\-]{93}AA)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)"},{"id":"anthropic-api-key","keywords":["sk-ant-api03"],"pattern":"\\\\b(sk-ant-api03-[a-zA-Z0-9_\\\\-]{93}AA)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)"},{"id":"anthropic-oauth-token","keywords":["sk-ant-o"],"pattern":"\\\\b(sk-ant-o[ar]t\\\\d{2}-[\\\\w-]{80,120})","entropy":3},{"id":"artifactory-api-key","keywords":["akcp"],"pattern":"\\\\bAKCp[A-Za-z0-9]{69}\\\\b","entropy":4.5},{"id":"artifactory-reference-token","keywords":["cmvmd"],"pattern":"\\\\bcmVmd[A-Za-z0-9]{59}\\\\b","entropy":4.5},{"id":"aws-access-token","keywords":["a3t","akia","asia","abia","acca"],"pattern":"\\\\b((?:A3T[A-Z0-9]|AKIA|ASIA|ABIA|ACCA)[A-Z2-7]{16})\\\\b","entropy":3},{"id":"aws-amazon-bedrock-api-key-long-lived","keywords":["absk"],"pattern":"\\\\b(ABSK[A-Za-z0-9+/]{109,269}={0,2})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"aws-amazon-bedrock-api-key-short-lived","keywords":["bedrock-api-key-"],"pattern":"bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t","entropy":3},{"id":"azure-ad-client-secret","keywords":["q~"],"pattern":"(?:^|[\\\\\\\\\'\\"\\\\x60\\\\s>=:(,)])([a-zA-Z0-9_~.]{3}\\\\dQ~[a-zA-Z0-9_~.-]{31,34})(?:$|[\\\\\\\\\'\\"\\\\x60\\\\s<),])","entropy":3},{"id":"clojars-api-token","keywords":["clojars_"],"pattern":"(?i)CLOJARS_[a-z0-9]{60}","entropy":2},{"id":"cloudflare-origin-ca-key","keywords":["v1.0-"],"pattern":"\\\\b(v1\\\\.0-[a-f0-9]{24}-[a-f0-9]{146})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"databricks-api-token","keywords":["dapi"],"pattern":"\\\\b(dapi[a-f0-9]{32}(?:-\\\\d)?)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"digitalocean-access-token","keywords":["doo_v1_"],"pattern":"\\\\b(doo_v1_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"digitalocean-pat","keywords":["dop_v1_"],"pattern":"\\\\b(dop_v1_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"digitalocean-refresh-token","keywords":["dor_v1_"],"pattern":"(?i)\\\\b(dor_v1_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)"},{"id":"doppler-api-token","keywords":["dp.pt."],"pattern":"dp\\\\.pt\\\\.(?i)[a-z0-9]{43}","entropy":2},{"id":"dynatrace-api-token","keywords":["dt0c01."],"pattern":"dt0c01\\\\.(?i)[a-z0-9]{24}\\\\.[a-z0-9]{64}","entropy":4},{"id":"easypost-api-token","keywords":["ezak"],"pattern":"\\\\bEZAK(?i)[a-z0-9]{54}\\\\b","entropy":2},{"id":"flutterwave-secret-key","keywords":["flwseck_test"],"pattern":"FLWSECK_TEST-(?i)[a-h0-9]{32}-X","entropy":2},{"id":"flyio-access-token","keywords":["fo1_","fm1","fm2_"],"pattern":"\\\\b((?:fo1_[\\\\w-]{43}|fm1[ar]_[a-zA-Z0-9+\\\\/]{100,}={0,3}|fm2_[a-zA-Z0-9+\\\\/]{100,}={0,3}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"gcp-api-key","keywords":["aiza"],"pattern":"\\\\b(AIza[\\\\w-]{35})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"github-app-token","keywords":["ghu_","ghs_"],"pattern":"(?:ghu|ghs)_[0-9a-zA-Z]{36}","entropy":3},{"id":"github-fine-grained-pat","keywords":["github_pat_"],"pattern":"github_pat_\\\\w{82}","entropy":3},{"id":"github-oauth","keywords":["gho_"],"pattern":"gho_[0-9a-zA-Z]{36}","entropy":3},{"id":"github-pat","keywords":["ghp_"],"pattern":"ghp_[0-9a-zA-Z]{36}","entropy":3},{"id":"github-refresh-token","keywords":["ghr_"],"pattern":"ghr_[0-9a-zA-Z]{36}","entropy":3},{"id":"gitlab-cicd-job-token","keywords":["glcbt-"],"pattern":"glcbt-[0-9a-zA-Z]{1,5}_[0-9a-zA-Z_-]{20}","entropy":3},{"id":"gitlab-deploy-token","keywords":["gldt-"],"pattern":"gldt-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-feature-flag-client-token","keywords":["glffct-"],"pattern":"glffct-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-feed-token","keywords":["glft-"],"pattern":"glft-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-incoming-mail-token","keywords":["glimt-"],"pattern":"glimt-[0-9a-zA-Z_\\\\-]{25}","entropy":3},{"id":"gitlab-kubernetes-agent-token","keywords":["glagent-"],"pattern":"glagent-[0-9a-zA-Z_\\\\-]{50}","entropy":3},{"id":"gitlab-oauth-app-secret","keywords":["gloas-"],"pattern":"gloas-[0-9a-zA-Z_\\\\-]{64}","entropy":3},{"id":"gitlab-pat","keywords":["glpat-"],"pattern":"glpat-[\\\\w-]{20}","entropy":3},{"id":"gitlab-pat-routable","keywords":["glpat-"],"pattern":"\\\\bglpat-[0-9a-zA-Z_-]{27,300}\\\\.[0-9a-z]{2}[0-9a-z]{7}\\\\b","entropy":4},{"id":"gitlab-ptt","keywords":["glptt-"],"pattern":"glptt-[0-9a-f]{40}","entropy":3},{"id":"gitlab-rrt","keywords":["gr1348941"],"pattern":"GR1348941[\\\\w-]{20}","entropy":3},{"id":"gitlab-runner-authentication-token","keywords":["glrt-"],"pattern":"glrt-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"gitlab-runner-authentication-token-routable","keywords":["glrt-"],"pattern":"\\\\bglrt-t\\\\d_[0-9a-zA-Z_\\\\-]{27,300}\\\\.[0-9a-z]{2}[0-9a-z]{7}\\\\b","entropy":4},{"id":"gitlab-scim-token","keywords":["glsoat-"],"pattern":"glsoat-[0-9a-zA-Z_\\\\-]{20}","entropy":3},{"id":"grafana-api-key","keywords":["eyjrijoi"],"pattern":"(?i)\\\\b(eyJrIjoi[A-Za-z0-9]{70,400}={0,3})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"grafana-cloud-api-token","keywords":["glc_"],"pattern":"(?i)\\\\b(glc_[A-Za-z0-9+/]{32,400}={0,3})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"grafana-service-account-token","keywords":["glsa_"],"pattern":"(?i)\\\\b(glsa_[A-Za-z0-9]{32}_[A-Fa-f0-9]{8})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"hashicorp-tf-api-token","keywords":["atlasv1"],"pattern":"(?i)[a-z0-9]{14}\\\\.(?-i:atlasv1)\\\\.[a-z0-9\\\\-_=]{60,70}","entropy":3.5},{"id":"heroku-api-key-v2","keywords":["hrku-aa"],"pattern":"\\\\b((HRKU-AA[0-9a-zA-Z_-]{58}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"huggingface-access-token","keywords":["hf_"],"pattern":"\\\\b(hf_(?i:[a-z]{34}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"huggingface-organization-api-token","keywords":["api_org_"],"pattern":"\\\\b(api_org_(?i:[a-z]{34}))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"jwt","keywords":["eyj"],"pattern":"\\\\b(ey[a-zA-Z0-9]{17,}\\\\.ey[a-zA-Z0-9\\\\/\\\\\\\\_-]{17,}\\\\.(?:[a-zA-Z0-9\\\\/\\\\\\\\_-]{10,}={0,2})?)(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"linear-api-key","keywords":["lin_api_"],"pattern":"lin_api_(?i)[a-z0-9]{40}","entropy":2},{"id":"microsoft-teams-webhook","keywords":["webhook.office.com"],"pattern":"https://[a-z0-9]+\\\\.webhook\\\\.office\\\\.com/webhookb2/[a-z0-9]{8}-([a-z0-9]{4}-){3}[a-z0-9]{12}@[a-z0-9]{8}-([a-z0-9]{4}-){3}[a-z0-9]{12}/IncomingWebhook/[a-z0-9]{32}/[a-z0-9]{8}-([a-z0-9]{4}-){3}[a-z0-9]{12}"},{"id":"notion-api-token","keywords":["ntn_"],"pattern":"\\\\b(ntn_[0-9]{11}[A-Za-z0-9]{32}[A-Za-z0-9]{3})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"npm-access-token","keywords":["npm_"],"pattern":"(?i)\\\\b(npm_[a-z0-9]{36})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"openai-api-key","keywords":["t3blbkfj"],"pattern":"\\\\b(sk-(?:proj|svcacct|admin)-(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})T3BlbkFJ(?:[A-Za-z0-9_-]{74}|[A-Za-z0-9_-]{58})\\\\b|sk-[a-zA-Z0-9]{20}T3BlbkFJ[a-zA-Z0-9]{20})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"openshift-user-token","keywords":["sha256~"],"pattern":"\\\\b(sha256~[\\\\w-]{43})(?:[^\\\\w-]|\\\\z)","entropy":3.5},{"id":"perplexity-api-key","keywords":["pplx-"],"pattern":"\\\\b(pplx-[a-zA-Z0-9]{48})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$|\\\\b)","entropy":4},{"id":"planetscale-api-token","keywords":["pscale_tkn_"],"pattern":"\\\\b(pscale_tkn_(?i)[\\\\w=\\\\.-]{32,64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"planetscale-oauth-token","keywords":["pscale_oauth_"],"pattern":"\\\\b(pscale_oauth_[\\\\w=\\\\.-]{32,64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"planetscale-password","keywords":["pscale_pw_"],"pattern":"(?i)\\\\b(pscale_pw_(?i)[\\\\w=\\\\.-]{32,64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"postman-api-token","keywords":["pmak-"],"pattern":"\\\\b(PMAK-(?i)[a-f0-9]{24}\\\\-[a-f0-9]{34})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3},{"id":"private-key","keywords":["-----begin"],"isMultiline":true,"pattern":"-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----(?:\\\\\\\\[rn]|[ \\\\t\\\\r\\\\n\\"\'+,]){1,40}[A-Za-z0-9+/=:-]{32}","entropy":3},{"id":"pulumi-api-token","keywords":["pul-"],"pattern":"\\\\b(pul-[a-f0-9]{40})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"pypi-upload-token","keywords":["pypi-ageichlwas5vcmc"],"pattern":"pypi-AgEIcHlwaS5vcmc[\\\\w-]{50,1000}","entropy":3},{"id":"rubygems-api-token","keywords":["rubygems_"],"pattern":"\\\\b(rubygems_[a-f0-9]{48})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"sendgrid-api-token","keywords":["sg."],"pattern":"\\\\b(SG\\\\.(?i)[a-z0-9=_\\\\-\\\\.]{66})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"sendinblue-api-token","keywords":["xkeysib-"],"pattern":"\\\\b(xkeysib-[a-f0-9]{64}\\\\-(?i)[a-z0-9]{16})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"sentry-org-token","keywords":["sntrys_eyjpyxqio"],"pattern":"\\\\bsntrys_eyJpYXQiO[a-zA-Z0-9+/]{10,200}(?:LCJyZWdpb25fdXJs|InJlZ2lvbl91cmwi|cmVnaW9uX3VybCI6)[a-zA-Z0-9+/]{10,200}={0,2}_[a-zA-Z0-9+/]{43}(?:[^a-zA-Z0-9+/]|\\\\z)","entropy":4.5},{"id":"sentry-user-token","keywords":["sntryu_"],"pattern":"\\\\b(sntryu_[a-f0-9]{64})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3.5},{"id":"shippo-api-token","keywords":["shippo_"],"pattern":"\\\\b(shippo_(?:live|test)_[a-fA-F0-9]{40})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"shopify-access-token","keywords":["shpat_"],"pattern":"shpat_[a-fA-F0-9]{32}","entropy":2},{"id":"shopify-custom-access-token","keywords":["shpca_"],"pattern":"shpca_[a-fA-F0-9]{32}","entropy":2},{"id":"shopify-private-app-access-token","keywords":["shppa_"],"pattern":"shppa_[a-fA-F0-9]{32}","entropy":2},{"id":"shopify-shared-secret","keywords":["shpss_"],"pattern":"shpss_[a-fA-F0-9]{32}","entropy":2},{"id":"slack-app-token","keywords":["xapp"],"pattern":"(?i)xapp-\\\\d-[A-Z0-9]+-\\\\d+-[a-z0-9]+","entropy":2},{"id":"slack-bot-token","keywords":["xoxb"],"pattern":"xoxb-[0-9]{10,13}-[0-9]{10,13}[a-zA-Z0-9-]*","entropy":3},{"id":"slack-config-access-token","keywords":["xoxe.xoxb-","xoxe.xoxp-"],"pattern":"(?i)xoxe.xox[bp]-\\\\d-[A-Z0-9]{163,166}","entropy":2},{"id":"slack-config-refresh-token","keywords":["xoxe-"],"pattern":"(?i)xoxe-\\\\d-[A-Z0-9]{146}","entropy":2},{"id":"slack-legacy-bot-token","keywords":["xoxb"],"pattern":"xoxb-[0-9]{8,14}-[a-zA-Z0-9]{18,26}","entropy":2},{"id":"slack-user-token","keywords":["xoxp-","xoxe-"],"pattern":"xox[pe](?:-[0-9]{10,13}){3}-[a-zA-Z0-9-]{28,34}","entropy":2},{"id":"slack-webhook-url","keywords":["hooks.slack.com"],"pattern":"(?:https?://)?hooks.slack.com/(?:services|workflows|triggers)/[A-Za-z0-9+/]{43,56}"},{"id":"square-access-token","keywords":["sq0atp-"],"pattern":"\\\\b((?:EAAA|sq0atp-)[\\\\w-]{22,60})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"stripe-access-token","keywords":["sk_test","sk_live","sk_prod","rk_test","rk_live","rk_prod"],"pattern":"\\\\b((?:sk|rk)_(?:test|live|prod)_[a-zA-Z0-9]{10,99})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":2},{"id":"vault-batch-token","keywords":["hvb."],"pattern":"\\\\b(hvb\\\\.[\\\\w-]{138,300})(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":4},{"id":"vault-service-token","keywords":["hvs."],"pattern":"\\\\b((?:hvs\\\\.[\\\\w-]{90,120}|s\\\\.(?i:[a-z0-9]{24})))(?:[\\\\x60\'\\"\\\\s;]|\\\\\\\\[nr]|$)","entropy":3.5}]}');
;// CONCATENATED MODULE: ./lib/settings/call/token-shapes.js


const rules = token_rules_namespaceObject.aO;
const patterns = new Map();
const rulesByKeyword = new Map(rules
    .flatMap(({ keywords }) => keywords)
    .map((word) => [word, rules.filter(({ keywords }) => keywords.some((each) => word.includes(each)))]));
const longestFirst = [...rulesByKeyword.keys()].sort((one, other) => other.length - one.length);
const anyKeyword = new RegExp(longestFirst.map((word) => word.replace(/\W/g, '\\$&')).join('|'), 'g');
function tokensIn(text) {
    const found = new Map();
    for (const { rule, place } of placesIn(text)) {
        const ranges = rangesIn(text, place, rule);
        if (ranges.length > 0)
            found.set(rule.id, [...(found.get(rule.id) ?? []), ...ranges]);
    }
    return [...found].map(([rule, ranges]) => ({ rule, ranges }));
}
function* placesIn(text) {
    const searched = new Map();
    const lower = text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
    for (const { 0: word, index } of lower.matchAll(anyKeyword)) {
        for (const rule of rulesByKeyword.get(word) ?? []) {
            if (index < (searched.get(rule) ?? 0))
                continue;
            const end = rule.isMultiline === true ? -1 : text.indexOf('\n', index);
            const place = { from: text.lastIndexOf('\n', index) + 1, to: end < 0 ? text.length : end };
            searched.set(rule, place.to);
            yield { rule, place };
        }
    }
}
function rangesIn(text, place, { id, pattern, entropy = 0 }) {
    const compiled = patterns.get(id) ?? build/* RE2JS */.L3.compile(pattern);
    patterns.set(id, compiled);
    const matcher = compiled.matcher(text.slice(place.from, place.to));
    const group = Math.min(1, matcher.groupCount());
    const ranges = [];
    while (matcher.find()) {
        const token = matcher.group(group) ?? '';
        const from = place.from + matcher.start(group);
        if (randomness(token) > entropy && !isPlaceholder(token))
            ranges.push({ from, to: from + token.length });
    }
    return ranges;
}
function isPlaceholder(token) {
    const lower = token.toLowerCase();
    return shown.some((part) => lower.includes(part));
}
const shown = [...token_rules_namespaceObject.Ft, ...token_rules_namespaceObject.fp.map((part) => part.toLowerCase())];
function randomness(token) {
    const counts = new Map();
    for (const sign of token)
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
    const shares = [...counts.values()].map((count) => count / token.length);
    return -shares.reduce((sum, share) => sum + share * Math.log2(share), 0);
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

/***/ 61844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qn: () => (/* binding */ breaksCircuit),
/* harmony export */   Y0: () => (/* binding */ StuckPolicySchema),
/* harmony export */   gQ: () => (/* binding */ detectStuck),
/* harmony export */   hX: () => (/* binding */ failureFingerprint)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var _signal_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68698);



const StuckPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    enabled: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    consecutive: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(3),
    inWindow: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(3),
    window: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(1).max(100).default(6),
    sameFailure: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(100).default(2),
    alternation: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().default(true),
    circuitBreaker: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().min(0).max(1000).default(5),
});
function detectStuck(attempts, policy) {
    const counted = attempts.filter(countsAsWork);
    const newest = counted.at(-1);
    if (!policy.enabled || newest?.outcome !== 'failure' || attempts.at(-1) !== newest)
        return { stuck: false };
    const { plan } = newest;
    const since = afterProgress(counted, plan);
    const own = since.filter((attempt) => attempt.plan === plan);
    const streak = own.slice(own.findLastIndex(({ outcome }) => outcome === 'success') + 1);
    const reasons = [
        ['same_failure', plan, sameFailure(streak, plan, policy.sameFailure)],
        ['consecutive', plan, consecutive(streak, plan, policy.consecutive)],
        ['in_window', plan, inWindow(since, plan, policy)],
        ['alternation', plan, alternation(since, plan, policy)],
        ['circuit_breaker', null, circuitBreaker(counted, policy)],
    ];
    for (const [rule, of, why] of reasons)
        if (why !== null)
            return { stuck: true, rule, plan: of, why };
    return { stuck: false };
}
function breaksCircuit(attempts, policy) {
    return policy.enabled && circuitBreaker(attempts.filter(countsAsWork), policy) !== null;
}
function countsAsWork({ outcome, reason }) {
    return outcome === 'success' || reason === undefined || _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].isAgentsFault;
}
function failureFingerprint(text) {
    const said = text
        .slice(0, 20_000)
        .replace(/\u001b\[[0-9;]{0,20}m/g, '')
        .replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?/g, '<time>')
        .replace(/\b(?:0x)?[0-9a-f]{7,64}\b/gi, '<hex>')
        .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]{1,100}){2,40}/g, (path) => `<path>/${path.split(/[\\/]/).at(-1) ?? ''}`)
        .replace(/\d+(?:\.\d+)?/g, '<n>')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
    return /[\p{L}]/u.test(said.replace(/<\w+>/g, ''))
        ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(said).digest('hex').slice(0, 16)
        : undefined;
}
function afterProgress(attempts, plan) {
    const last = attempts.findLastIndex((attempt) => attempt.plan === plan && attempt.progressed === true);
    return last < 0 ? attempts : attempts.slice(last + 1);
}
function sameFailure(streak, plan, limit) {
    const fingerprint = streak.at(-1)?.fingerprint;
    const last = streak.slice(-limit);
    if (limit === 0 || !fingerprint || last.length < limit)
        return null;
    if (last.some((attempt) => attempt.fingerprint !== fingerprint))
        return null;
    return `Plan ${plan} failed ${limit} times in a row with the same failure`;
}
function consecutive(streak, plan, limit) {
    return limit === 0 || streak.length < limit ? null : `Plan ${plan} failed ${streak.length} times in a row`;
}
function inWindow(attempts, plan, policy) {
    const { inWindow: limit, window } = policy;
    const failures = attempts.slice(-window).filter((attempt) => attempt.plan === plan && attempt.outcome === 'failure');
    if (limit === 0 || failures.length < limit)
        return null;
    return `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
}
function alternation(attempts, plan, policy) {
    const last = attempts.slice(-4);
    if (!policy.alternation || last.length < 4 || last.some((attempt) => attempt.outcome === 'success'))
        return null;
    const [a, b, c, d] = last.map((attempt) => `${attempt.plan}\n${attempt.fingerprint ?? ''}`);
    if (a !== c || b !== d || a === b)
        return null;
    const other = last[2]?.plan === plan ? `two failures of plan ${plan}` : `plans ${last[2]?.plan} and ${plan}`;
    return `The last four attempts failed alternately: ${other}`;
}
function circuitBreaker(attempts, { circuitBreaker: limit }) {
    const last = attempts.slice(-limit);
    if (limit === 0 || last.length < limit)
        return null;
    if (last.some((attempt) => attempt.outcome === 'success' || attempt.progressed))
        return null;
    const plans = new Set(last.map((attempt) => attempt.plan));
    if (plans.size < 2)
        return null;
    return `The last ${limit} attempts failed, over ${plans.size} plans, perhaps for a common cause`;
}


/***/ }),

/***/ 50684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ newContents)
/* harmony export */ });
/* harmony import */ var _commit_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90697);
/* harmony import */ var _objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95576);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14968);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13528);




const mostBytes = 64 * 1024 * 1024;
const readAtOnce = 50;
async function newContents(git, { base, commit, commits, }) {
    const whole = await (0,_tree_js__WEBPACK_IMPORTED_MODULE_3__/* .entriesBetween */ .bz)(git, base, commit);
    const shas = commits.map(({ sha }) => sha);
    const objects = [...(await (0,_commit_object_js__WEBPACK_IMPORTED_MODULE_0__/* .commitObjects */ .Av)(git, shas)).values()];
    const steps = objects.map(({ sha, parents }) => git.trees.differences(parents[0] ?? null, sha));
    const single = (await Promise.all(steps)).flat();
    const old = new Set(whole.map(({ was }) => was.id));
    const all = new Map([...single, ...whole].map((entry) => [`${entry.was.id} ${entry.is.id}`, entry]));
    const entries = [...all.values()].filter(({ is: { mode, id } }) => (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(mode) && !old.has(id));
    const ids = entries.map(({ is }) => is.id);
    const sizes = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .describeObjects */ .of)(git, ids);
    const isLarge = (at) => (sizes[at]?.size ?? 0) > mostBytes;
    return {
        words: objects.map(({ sha, head, message }) => ({ sha, text: `${head}\n\n${message}` })),
        paths: entries.map(({ path }) => path),
        large: entries.filter((_, at) => isLarge(at)).map(({ path }) => path),
        contents: contentsOf(git, entries.filter((_, at) => !isLarge(at))),
    };
}
async function* contentsOf(git, entries) {
    for (let at = 0; at < entries.length; at += readAtOnce) {
        const some = entries.slice(at, at + readAtOnce);
        const found = await (0,_objects_object_reader_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, some.flatMap(({ was, is }) => [was.id, is.id]));
        const text = (which) => found[which]?.content.toString('utf8') ?? '';
        for (const [which, { path }] of some.entries())
            yield { path, before: text(2 * which), text: text(2 * which + 1) };
    }
}


/***/ })

};
;