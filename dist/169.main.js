"use strict";
exports.id = 169;
exports.ids = [169];
exports.modules = {

/***/ 31880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJudge: () => (/* binding */ runJudge)
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
// EXTERNAL MODULE: ./lib/judge/candidate/declared.js
var candidate_declared = __webpack_require__(5651);
// EXTERNAL MODULE: ./lib/judge/candidate/make-candidate.js
var make_candidate = __webpack_require__(15747);
// EXTERNAL MODULE: ./lib/judge/checks/scope.js
var scope = __webpack_require__(60145);
// EXTERNAL MODULE: ./lib/judge/rules/finding.js
var rules_finding = __webpack_require__(96734);
// EXTERNAL MODULE: ./lib/judge/run/plan-changes.js
var plan_changes = __webpack_require__(16834);
// EXTERNAL MODULE: ./lib/judge/decide/judge-commit.js
var judge_commit = __webpack_require__(90429);
// EXTERNAL MODULE: ./lib/judge/decide/witness-here.js + 4 modules
var witness_here = __webpack_require__(83746);
;// CONCATENATED MODULE: ./lib/judge/decide/judge-commits.js












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
    const changes = await assignChanges(changed, head, plans, run);
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
    const closed = await Promise.all(all.map((plan) => (0,git_history/* lastChange */.$r)(git, [(0,candidate_declared/* inTree */._Z)(prefix, plan.summaryPath)], head)));
    const changed = new Set(await (0,tree/* changedBetween */.jr)(git, run.found.startCommit, head));
    const isClosedHere = (plan) => changed.has((0,candidate_declared/* inTree */._Z)(prefix, plan.summaryPath));
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
    return (0,rules_finding/* decideLevels */.mv)((0,scope/* verifyScope */.e)({ changed, declared: new declared_paths/* DeclaredPaths */.DB([]), protectedReason }), run.policy);
}
async function assignChanges(changed, head, plans, run) {
    const { git, prefix } = run.workspace;
    const named = await (0,plan_changes/* planChanges */.X)(run, new Map(), head);
    const all = new Set(changed);
    const hollow = await (0,make_candidate/* hollowFiles */.Hl)(git, [run.found.startCommit, head], changed);
    const result = new Map(plans.map((plan) => {
        const own = new Set(named.of(plan.id).filter((path) => all.has(path)));
        const declared = (0,candidate_declared/* declaredPaths */.$N)(plan, prefix);
        const isOwn = (path) => plans.length === 1 || own.has(path) || declared.covers(path);
        return [plan.id, changed.filter(isOwn)];
    }));
    return {
        of: (id) => result.get(id) ?? [],
        touched: (id) => result.get(id) ?? [],
        hollow: () => hollow,
        shareCommit: () => true,
    };
}
function undeclaredFiles(changed, plans, run) {
    const { prefix } = run.workspace;
    if (plans.length < 2)
        return [];
    const summaries = new Set(plans.map(({ summaryPath }) => (0,candidate_declared/* inTree */._Z)(prefix, summaryPath)));
    const isKnown = (path) => summaries.has(path) || plans.some((plan) => (0,candidate_declared/* declaredPaths */.$N)(plan, prefix).covers(path));
    const rest = changed.filter((path) => !isKnown(path) && !path.startsWith(`${prefix}.planning/`));
    return rest.length === 0 ? [] : [`no plan declares ${rest.slice(0, 10).join(', ')}`];
}

// EXTERNAL MODULE: ./lib/settings/table/nearest-name.js
var nearest_name = __webpack_require__(37026);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/judge/rules/rule-book.js + 12 modules
var rule_book = __webpack_require__(29172);
;// CONCATENATED MODULE: ./lib/judge/explain/explain-rule.js




function explainRule(name) {
    const id = rule_book/* ruleIds */.Zl.find((ruleId) => ruleId === name);
    if (id === undefined) {
        const group = rule_book/* ruleIds */.Zl.filter((ruleId) => ruleId.startsWith(`${name.split('/', 1)[0]}/`));
        const advice = group.length > 0 ? `; rules of that group: ${group.join(', ')}` : (0,nearest_name/* didYouMean */.au)(name, rule_book/* ruleIds */.Zl);
        throw new table_settings/* UsageError */.eb(`explain: "${name}" is not a rule${advice}`);
    }
    const rule = rule_book/* ruleBook */.Ek[id];
    const { follows } = rule;
    const rows = [
        ['asks', rule.asks],
        ['reads', rule.reads],
        ['finding', rule.sentence],
        ['level', follows === undefined ? rule.level : `${rule.level} (${follows} decides)`],
        ['excused', rule.excuse],
        ['remedy', rule.remedy],
        ['change', describeRuleChange(id)],
    ];
    const reported = rows.filter(([, text]) => text !== '').map(([name, text]) => [`  ${name}`, text]);
    return { exitCode: 0, json: { id, ...rule }, text: [id, ...(0,text_text/* alignedRows */.wC)(reported)].join('\n') };
}
function describeRuleChange(id) {
    return `rules: { ${id}: refuse|ask|warn|off } in .github/phase-executor.yml, or a row under accept`;
}

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
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/outer-configuration.js
var outer_configuration = __webpack_require__(17599);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/toolchain.js
var toolchain = __webpack_require__(53180);
// EXTERNAL MODULE: ./lib/judge/run/judge-environment.js
var judge_environment = __webpack_require__(3230);
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














async function judgingContext(read, location, world) {
    const { settings } = world;
    const { root, git, prefix } = read;
    const { base, scratch, only, egress } = location;
    const runId = (0,external_node_crypto_.randomUUID)();
    const { environment, machine } = world;
    const checkpoints = new checkpoint/* Checkpoints */.O(git);
    const workspace = new checkpoint_workspace/* Workspace */.a({ root, project: root, prefix, git, checkpoints, known: null });
    const plans = await Promise.all(read.schedule.plans.map(async (plan) => ({ ...plan, plan: await planAtBase(plan.plan, base, { workspace }) })));
    const lease = { epoch: 0, check: () => { } };
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const stamp = { runId, phase: read.phase.id, now: () => new Date(world.now()), lease, redact };
    const record = (0,external_node_path_.join)(scratch, 'record');
    (0,external_node_fs_.mkdirSync)(record);
    const namespaces = await (0,run_namespaces/* runNamespaces */.Y)({ record, gitDir: git.commonDir, home: environment.HOME }, egress, settings.network);
    return {
        runId,
        runUrl: null,
        leg: null,
        only,
        phase: read.phase,
        schedule: { ...read.schedule, plans },
        next: read.next,
        policy: {
            ...(0,policies/* buildRunPolicy */.OZ)(settings, plans.length, { deadlineAt: Number.POSITIVE_INFINITY, now: world.now() }, environment),
            parallel: 1,
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
// EXTERNAL MODULE: ./lib/signal/evidence.js
var signal_evidence = __webpack_require__(67263);
// EXTERNAL MODULE: ./lib/signal/exit-status.js
var exit_status = __webpack_require__(95185);
// EXTERNAL MODULE: ./lib/system/git/git.js + 2 modules
var git_git = __webpack_require__(1594);
// EXTERNAL MODULE: ./lib/system/process/mounts.js
var mounts = __webpack_require__(29269);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
;// CONCATENATED MODULE: ./lib/commands/judge-command.js




















const runJudge = async ([ref], world) => {
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
        return buildReply(verdict, { phase: ref === undefined ? null : read.phase.id, base, head });
    });
};
async function commitNamed(name, setting, git) {
    const sha = await git.resolve(`${name}^{commit}`);
    if (sha === null)
        throw new table_settings/* UsageError */.eb(`${setting}: found "${name}", which is not a commit in this repository; fetch it first (actions/checkout: fetch-depth: 0)`);
    return sha;
}
function buildReply(verdict, of) {
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
    const reason = decision.open ? null : decision.why;
    const json = { ...of, verdict: answer, why: reason, evidence: level, plans, tests, mutants, warnings, notJudged };
    const lines = [
        `${of.phase === null ? 'The work' : `The work on phase ${of.phase}`} in ${(0,text_text/* shortId */.m_)(of.base)}..${(0,text_text/* shortId */.m_)(of.head)} ${verdicts[answer]}`,
        ...(of.base === of.head ? ['  There is no commit between base and head'] : []),
        ...(reason === null ? [] : [`  ${(0,text_text/* plainLine */.h0)(reason)}`]),
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




function selectedPlans({ phase, schedule }, args, by = 'only') {
    if (args.length === 0)
        return null;
    const existing = schedule.plans.map(({ plan }) => plan.id);
    const resolve = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__/* .dependencyResolver */ .A)(phase);
    const selected = new Set();
    const wrong = [];
    for (const word of args) {
        const resolution = resolve(word);
        if (resolution.kind === 'plan' && existing.includes(resolution.id))
            selected.add(resolution.id);
        else
            wrong.push(notAPlan(word, existing, phase.id, by));
    }
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
    return selected;
}
function notAPlan(word, existing, phase, by) {
    const meant = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .au)(word.replace(/\d+/g, (digits) => digits.padStart(2, '0')), existing);
    const plans = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(existing, 20);
    return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
}
function refuseUnready(only, run) {
    const { schedule, progress, found, phase } = run;
    if (only === null)
        return;
    const isOpen = (id) => !progress.done.has(id);
    const wrong = schedule.plans.flatMap(({ plan, dependsOn }) => {
        const missing = dependsOn.filter((id) => isOpen(id) && !only.has(id));
        if (!only.has(plan.id) || !isOpen(plan.id) || missing.length === 0)
            return [];
        const is = missing.length === 1 ? 'which is' : 'which are';
        return [
            `only: plan ${plan.id} depends on ${missing.join(', ')}, ${is} not complete; run that first, or name it too`,
        ];
    });
    const atWork = [...found.orphans.keys()].filter((id) => !only.has(id));
    if (atWork.length > 0)
        wrong.push(`only: the agent of plan ${atWork.join(', ')} is still working from an earlier run; adopt it first: phase-executor adopt ${phase.id}`);
    if (wrong.length > 0)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(wrong.join('\n'));
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
        ['consecutive', plan, findConsecutive(streak, plan, policy.consecutive)],
        ['in_window', plan, inWindow(since, plan, policy)],
        ['alternation', plan, findAlternation(since, plan, policy)],
        ['circuit_breaker', null, circuitBreaker(counted, policy)],
    ];
    for (const [rule, of, reason] of reasons)
        if (reason !== null)
            return { stuck: true, rule, plan: of, why: reason };
    return { stuck: false };
}
function breaksCircuit(attempts, policy) {
    return policy.enabled && circuitBreaker(attempts.filter(countsAsWork), policy) !== null;
}
function countsAsWork({ outcome, reason }) {
    return outcome === 'success' || reason === undefined || _signal_words_js__WEBPACK_IMPORTED_MODULE_1__/* .FAILURES */ .EM[reason].isAgentsFault;
}
function failureFingerprint(text) {
    const message = text
        .slice(0, 20_000)
        .replace(/\u001b\[[0-9;]{0,20}m/g, '')
        .replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?/g, '<time>')
        .replace(/\b(?:0x)?[0-9a-f]{7,64}\b/gi, '<hex>')
        .replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]{1,100}){2,40}/g, (path) => `<path>/${path.split(/[\\/]/).at(-1) ?? ''}`)
        .replace(/\d+(?:\.\d+)?/g, '<n>')
        .replace(/\s+/g, ' ')
        .trim()
        .toLowerCase();
    return /[\p{L}]/u.test(message.replace(/<\w+>/g, ''))
        ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(message).digest('hex').slice(0, 16)
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
function findConsecutive(streak, plan, limit) {
    return limit === 0 || streak.length < limit ? null : `Plan ${plan} failed ${streak.length} times in a row`;
}
function inWindow(attempts, plan, policy) {
    const { inWindow: limit, window } = policy;
    const failures = attempts.slice(-window).filter((attempt) => attempt.plan === plan && attempt.outcome === 'failure');
    if (limit === 0 || failures.length < limit)
        return null;
    return `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
}
function findAlternation(attempts, plan, policy) {
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

/***/ 74870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ listCheckpoints),
/* harmony export */   G2: () => (/* binding */ findCheckpoint),
/* harmony export */   bm: () => (/* binding */ refPart),
/* harmony export */   ib: () => (/* binding */ tagMessage),
/* harmony export */   ov: () => (/* binding */ retargetTags),
/* harmony export */   wZ: () => (/* binding */ tagName),
/* harmony export */   z$: () => (/* binding */ tagCheckpoint)
/* harmony export */ });
/* unused harmony export checkpointTags */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
/* harmony import */ var _files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92954);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52317);





const TagRecord = _snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .Snapshot */ .Fm.extend({ phase: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), plan: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), at: zod__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$() });
async function tagCheckpoint(git, record, target) {
    for (let count = 1;; count += 1) {
        const tag = tagName(record, count);
        try {
            await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTag */ .BU)(git, tag, target, tagMessage(record));
            return tag;
        }
        catch (error) {
            if (!error.message.includes('already exists') || count === 1_000)
                throw error;
        }
    }
}
function tagName({ phase, plan, at }, count) {
    const name = `${checkpointTags(phase, plan)}/${at.replaceAll('-', '').replaceAll(':', '')}`;
    return count === 1 ? name : `${name}-${count}`;
}
function tagMessage(record) {
    return `Checkpoint before ${record.plan} of phase ${record.phase}\n\n${JSON.stringify(record)}\n`;
}
async function retargetTags(git, tags, as) {
    const moved = tags.length === 0 ? [] : await listCheckpoints(git);
    for (const { tag, ...record } of moved.filter(({ tag, head }) => tags.includes(tag) && as(head) !== head)) {
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .deleteTag */ ._R)(git, tag);
        await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .makeTag */ .BU)(git, tag, as(record.head), tagMessage({ ...record, head: as(record.head) }));
    }
}
async function listCheckpoints(git) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .refsUnder */ .h9)(git, 'refs/tags/checkpoint/');
    const checkpoints = refs.flatMap(({ name, message }) => parseRecord(name.slice('refs/tags/'.length), message));
    return checkpoints.sort((one, other) => (one.at < other.at ? -1 : 1));
}
async function findCheckpoint(git, tag) {
    const refs = await (0,_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .refsUnder */ .h9)(git, `refs/tags/${tag}`);
    const ref = refs.find(({ name }) => name === `refs/tags/${tag}`);
    if (!ref)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`there is no checkpoint ${tag}; checkpoint list shows them`);
    const [checkpoint] = parseRecord(tag, ref.message);
    if (!checkpoint)
        throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`the tag ${tag} is not a checkpoint of phase-executor; it is left alone`);
    return checkpoint;
}
function parseRecord(tag, message) {
    const line = message.split('\n').find((text) => text.startsWith('{'));
    const { data } = TagRecord.safeParse((0,_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(line ?? ''));
    return data === undefined ? [] : [{ ...data, tag }];
}
function checkpointTags(phase, plan) {
    return `checkpoint/${refPart(planLabel(phase, plan))}`;
}
function planLabel(phase, plan) {
    return plan.startsWith(`${phase}-`) || plan.startsWith(`${phase.padStart(2, '0')}-`) ? plan : `${phase}-${plan}`;
}
function refPart(name) {
    return name.replace(/[^A-Za-z0-9._-]/g, '-').replace(/\.(?=\.|$|lock$)|^\./g, '-');
}


/***/ }),

/***/ 67552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $n: () => (/* binding */ savePartialUnder),
/* harmony export */   Ge: () => (/* binding */ commitSnapshot),
/* harmony export */   K_: () => (/* binding */ savePartialCommit),
/* harmony export */   TC: () => (/* binding */ partialChanges),
/* harmony export */   ji: () => (/* binding */ partialRef),
/* harmony export */   mv: () => (/* binding */ keepUnder),
/* harmony export */   yV: () => (/* binding */ savePartialRemains)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(92954);
/* harmony import */ var _tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13528);
/* harmony import */ var _work_tree_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40021);
/* harmony import */ var _checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74870);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85931);







async function partialChanges(git, checkpoint, present, state) {
    const base = checkpoint.work ?? (await git.treeOf(checkpoint.head));
    const tree = present.work ?? (await git.treeOf(present.head));
    const isWhole = present.assumed.length + present.skipped.length === 0;
    const isPlain = isWhole && checkpoint.work === null && state.branch === checkpoint.branch;
    const plain = isPlain ? (0,_work_tree_status_js__WEBPACK_IMPORTED_MODULE_5__/* .plainChanges */ .Aj)(state, checkpoint.head) : null;
    const differing = state.unlisted ? _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .changesOnly */ .o5 : _tree_js__WEBPACK_IMPORTED_MODULE_2__/* .listDifferences */ .bY;
    const { changed, fresh, gone } = plain ?? (await differing(git, base, tree));
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkTreeFiles */ .L(git.root);
    const unseen = gone.filter((path) => workTree.hasEntry(path) && !workTree.isRepository(path));
    if (unseen.length === 0)
        return { tree, changed, fresh };
    const whole = await git.treeWith(tree, unseen);
    return { tree: whole, ...(await differing(git, base, whole)) };
}
async function savePartialUnder(git, ref, present, message, others) {
    const earlier = await git.resolve(ref);
    const commit = await commitSnapshot(git, present, message, earlier === null ? others : [...others, earlier]);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .updateRef */ .du)(git, ref, commit, earlier);
    return commit;
}
async function savePartialCommit(git, of, commit) {
    const ref = partialRef(of.phase, of.plan, of.attempt);
    await keepUnder(git, ref, commit, 'Kept beside what an earlier run kept here');
    return ref;
}
async function keepUnder(git, ref, commit, message) {
    const earlier = await git.resolve(ref);
    if (earlier === commit)
        return;
    const saved = earlier === null ? commit : await git.commitTree(await git.treeOf(commit), [commit, earlier], message);
    await (0,_refs_js__WEBPACK_IMPORTED_MODULE_6__/* .updateRef */ .du)(git, ref, saved, earlier);
}
async function savePartialRemains(git, checkpoint, of, record) {
    const head = (await git.resolve(`worktrees/${record}/HEAD`)) ?? checkpoint.head;
    const index = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'worktrees', record, 'index');
    const written = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(index) ? await git.try(['write-tree'], { index }) : null;
    const staged = written?.exitCode === 0 ? written.stdout.toString('latin1').trim() : null;
    const isMore = staged !== null && staged !== (await git.treeOf(head));
    const commit = isMore ? await git.commitTree(staged, [head], 'Staged in a work tree that is gone') : head;
    return commit === checkpoint.head ? null : { ref: await savePartialCommit(git, of, commit), commit };
}
function partialRef(phase, plan, attempt) {
    return `refs/phase-executor/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .refPart */ .bm)(phase)}/partial/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .refPart */ .bm)(plan)}/${(0,_checkpoint_tag_js__WEBPACK_IMPORTED_MODULE_3__/* .refPart */ .bm)(`${attempt}`)}`;
}
async function commitSnapshot(git, snapshot, message, others = []) {
    const parents = [snapshot.head];
    if (snapshot.index !== null)
        parents.push(await git.commitTree(snapshot.index, [snapshot.head], `${message} (staged)`));
    const tree = snapshot.work ?? (await git.treeOf(snapshot.head));
    return git.commitTree(tree, [...new Set([...parents, ...others])], message);
}


/***/ }),

/***/ 52317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fm: () => (/* binding */ Snapshot),
/* harmony export */   Tg: () => (/* binding */ isSameSnapshot),
/* harmony export */   W9: () => (/* binding */ takeSnapshot),
/* harmony export */   pM: () => (/* binding */ clearIndexFlags),
/* harmony export */   v_: () => (/* binding */ hiddenPaths),
/* harmony export */   wp: () => (/* binding */ scanTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51936);
/* harmony import */ var _objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15418);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14968);
/* harmony import */ var _work_tree_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40021);
/* harmony import */ var _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85931);







const Snapshot = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    head: zod__WEBPACK_IMPORTED_MODULE_5__/* .hex */ .uhr(),
    branch: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().startsWith('refs/heads/').nullable(),
    index: zod__WEBPACK_IMPORTED_MODULE_5__/* .hex */ .uhr().nullable(),
    work: zod__WEBPACK_IMPORTED_MODULE_5__/* .hex */ .uhr().nullable(),
    intended: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    assumed: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    skipped: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
    repositories: zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP()),
});
async function takeSnapshot(git, state, head) {
    const { branch, changes } = state;
    const isBorn = state.head !== null;
    const hidden = await hiddenPaths(git);
    const nested = changes.filter((change) => change.kind === 'untracked' && change.repository);
    const changed = changes.filter((change) => !nested.includes(change)).map((change) => change.path);
    const touched = [...new Set([...changed, ...hidden.assumed, ...hidden.skipped])];
    const staged = !isBorn || changes.some((change) => change.index !== '.' && change.kind === 'changed');
    const unmerged = changes.some((change) => change.kind === 'unmerged');
    const index = staged && !unmerged ? await (0,_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withIndexCopy */ .yd)(git, (copy) => git.writeTree(copy)) : null;
    const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkTreeFiles */ .L(git.root);
    const above = new Set(touched.flatMap(_objects_trees_js__WEBPACK_IMPORTED_MODULE_3__/* .foldersAbove */ .Zv));
    const isWhole = (path) => above.has(path) && !workTree.isLink(path) && workTree.isRepository(path);
    const isThere = (path) => workTree.hasEntry(path) && !isWhole(path);
    const work = state.unlisted || !isBorn
        ? await treeOfAll(git, touched, hidden, state.unlisted)
        : touched.length === 0
            ? null
            : await git.treeWith(head, touched, isThere, stageVerbatim.bind(null, git));
    return {
        head,
        branch,
        index,
        work,
        intended: changes.filter((change) => change.index === '.' && change.worktree === 'A').map((change) => change.path),
        ...hidden,
        repositories: nested.map((change) => change.path),
    };
}
function isSameSnapshot(one, other) {
    const essence = ({ head, branch, index, work, repositories }) => JSON.stringify([head, branch, index, work, repositories]);
    return essence(one) === essence(other);
}
async function hiddenPaths(git) {
    const flagged = await git.flaggedEntries();
    const of = (pattern) => flagged.filter((entry) => pattern.test(entry)).map((entry) => entry.slice(2));
    return { assumed: of(/^[a-z] /), skipped: git.config.isSparse ? [] : of(/^[sS] /) };
}
async function clearIndexFlags(git, { assumed, skipped }, index) {
    await git.updateIndex(['--no-assume-unchanged'], assumed, index);
    await git.updateIndex(['--no-skip-worktree'], skipped, index);
}
function treeOfAll(git, touched, hidden, unlisted = 0) {
    return (0,_objects_scratch_index_js__WEBPACK_IMPORTED_MODULE_2__/* .withIndexCopy */ .yd)(git, async (index) => {
        await clearIndexFlags(git, hidden, index);
        const workTree = new _work_tree_files_js__WEBPACK_IMPORTED_MODULE_4__/* .WorkTreeFiles */ .L(git.root);
        const there = touched.filter((path) => workTree.hasEntry(path));
        const gone = touched.filter((path) => !workTree.hasEntry(path));
        await git.updateIndex(['--force-remove'], gone, index);
        await stageVerbatim(git, there, index);
        if (unlisted > 0)
            await stageUnlisted(git, workTree, index);
        return git.writeTree(index);
    });
}
async function stageUnlisted(git, workTree, index) {
    let batch = [];
    const stage = async () => {
        workTree.unlock(batch);
        await stageVerbatim(git, batch, index);
        batch = [];
    };
    const take = async (paths) => {
        for (const path of paths)
            if (!path.endsWith('/'))
                batch.push(path);
        if (batch.length >= _work_tree_status_js__WEBPACK_IMPORTED_MODULE_6__/* .maxListed */ .w9)
            await stage();
    };
    await git.readPathsInPieces(['ls-files', '--others', '--exclude-standard', '-z'], take, { index });
    await stage();
}
async function stageVerbatim(git, files, index, begin = []) {
    try {
        await git.stage(files, index, begin);
    }
    catch (error) {
        const odd = await encodedFiles(git, files);
        if (odd.length === 0)
            throw error;
        const others = files.filter((path) => !odd.includes(path));
        await git.stage(others, index, begin);
        const stdin = (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .pathBytes */ .X5)(odd.map((path) => `${path}\n`).join(''));
        const blobs = (await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin })).trim().split('\n');
        const mode = (path) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBelow */ .EN)(git.root, path)).mode & 0o100 ? '100755' : '100644');
        const entries = odd.map((path, at) => `${mode(path)} ${blobs[at]}\t${path}`);
        await git.run(['update-index', '-z', '--index-info'], { index, stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithNuls */ .Vw)(entries) });
    }
}
async function encodedFiles(git, files) {
    const args = ['check-attr', '-z', '--stdin', 'working-tree-encoding'];
    const reported = (await git.readPaths(args, { stdin: (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .joinWithNuls */ .Vw)(files) })).split('\0');
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .fileBelow */ .EN)(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    return reported.flatMap((path, at) => at % 3 === 0 && (reported[at + 2] ?? 'unspecified') !== 'unspecified' && !path.includes('\n') && isFile(path)
        ? [path]
        : []);
}
async function scanTree(git) {
    await git.config.distrust();
    return git.state();
}


/***/ }),

/***/ 85931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unlockAdvice),
/* harmony export */   L: () => (/* binding */ WorkTreeFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51936);
/* harmony import */ var _text_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5722);
/* harmony import */ var _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94895);
/* harmony import */ var _objects_trees_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14968);







class WorkTreeFiles {
    #root;
    constructor(root) {
        this.#root = root;
    }
    hasEntry(path) {
        const stat = this.#look(path);
        return stat !== undefined && (!stat.isDirectory() || this.isRepository(path));
    }
    isLink(path) {
        return this.#look(path)?.isSymbolicLink() === true;
    }
    inTheWayOf(path) {
        const above = (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path).find((folder) => this.#look(folder)?.isDirectory() === false);
        return above ?? (this.#look(path)?.isDirectory() ? path : null);
    }
    filesAt(path) {
        const stats = this.#look(path);
        if (!stats?.isDirectory())
            return stats?.isFile() || stats?.isSymbolicLink() ? [path] : [];
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#file(path)).flatMap((name) => this.filesAt(`${path}/${name}`));
    }
    unlock(paths) {
        const entries = new Set(paths.flatMap((path) => [...(0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path), path]));
        let isChanged = false;
        for (const path of entries) {
            const stat = this.#look(path);
            const expected = stat?.isDirectory() ? 0o700 : stat?.isFile() ? 0o400 : 0;
            if (stat === undefined || (stat.mode & expected) === expected)
                continue;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(this.#file(path), (stat.mode & 0o7777) | expected);
            isChanged = true;
        }
        return isChanged;
    }
    remove(path, since) {
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#file(path), { force: true });
        }
        catch (cause) {
            const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
            throw new _calls_git_error_js__WEBPACK_IMPORTED_MODULE_4__/* .GitError */ .XS(`${file} could not be removed; ${unlockAdvice([file])}`, { cause });
        }
        this.#pruneAbove(path, since);
    }
    moveAside(path, asideDir, since) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#root, path);
        const to = asideDestination(asideDir, path);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to)), { recursive: true });
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)(from), (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .pathBytes */ .X5)(to));
        }
        catch (error) {
            if (error.code !== 'EXDEV')
                throw error;
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)(from, to, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(from, { recursive: true, force: true });
        }
        this.#pruneAbove(path, since);
    }
    #pruneAbove(path, since) {
        for (const folder of (0,_objects_trees_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path).reverse()) {
            const created = this.#look(folder)?.birthtimeMs ?? 0;
            if (created > 0 && created < since.getTime() - 1_000)
                return;
            if (!(0,_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRemoveEmptyFolder */ .Fd)(this.#file(folder)))
                return;
        }
    }
    #look(path) {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        if (folder !== '.' && !this.#look(folder)?.isDirectory())
            return undefined;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(this.#file(path), { throwIfNoEntry: false });
    }
    isRepository(path) {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#file(`${path}/.git`));
    }
    #file(path) {
        return (0,_files_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .fileBelow */ .EN)(this.#root, path);
    }
}
function unlockAdvice(files) {
    return `if it is immutable, make it writable and run again: sudo chattr -i -- ${files.map(_text_text_js__WEBPACK_IMPORTED_MODULE_6__/* .shellWord */ .r7).join(' ')}`;
}
function asideDestination(asideDir, path) {
    for (let count = 1;; count += 1) {
        const folder = count === 1 ? asideDir : `${asideDir}+${count}`;
        const workTree = new WorkTreeFiles(folder);
        if (workTree.inTheWayOf(path) === null && !workTree.hasEntry(path))
            return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
    }
}


/***/ }),

/***/ 92954:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ makeTag),
/* harmony export */   _R: () => (/* binding */ deleteTag),
/* harmony export */   du: () => (/* binding */ updateRef),
/* harmony export */   h9: () => (/* binding */ refsUnder),
/* harmony export */   jq: () => (/* binding */ deleteRef)
/* harmony export */ });
async function refsUnder(git, prefix) {
    const fields = ['refname', 'objectname', '*objectname', 'objecttype', '*objecttype', 'creatordate:unix', 'contents'];
    const format = `${fields.map((field) => `%(${field})`).join('%00')}%00%01`;
    const text = await git.read(['for-each-ref', `--format=${format}`, prefix]);
    return text.split('\0\x01\n').flatMap((record) => {
        const [name, object, peeled, kind, peeledKind, seconds, message = ''] = record.split('\0');
        const type = peeledKind || kind || '';
        return name ? [{ name, commit: peeled || object || '', type, message, at: new Date(Number(seconds) * 1_000) }] : [];
    });
}
async function updateRef(git, ref, sha, old, reason = 'phase-executor') {
    await git.run(['update-ref', '-m', reason, '--', ref, sha, old ?? '0'.repeat(sha.length)]);
}
async function deleteRef(git, ref, old) {
    await git.run(['update-ref', '-d', '--', ref, old]);
}
async function makeTag(git, name, target, message) {
    const isShort = Buffer.byteLength(message) < maxWord;
    const input = isShort ? ['-m', message] : ['-F', '-'];
    const args = ['tag', '-a', '--no-sign', '--cleanup=verbatim', ...input, '--', name, target];
    await git.run(args, isShort ? {} : { stdin: message });
}
const maxWord = 120_000;
async function deleteTag(git, name) {
    await git.run(['update-ref', '-d', '--', `refs/tags/${name}`]);
}


/***/ }),

/***/ 65146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ proxyCredentials),
/* harmony export */   Gq: () => (/* binding */ loadProxyClient),
/* harmony export */   UM: () => (/* binding */ proxyTo),
/* harmony export */   pL: () => (/* binding */ fetchFrom),
/* harmony export */   vd: () => (/* binding */ proxyRefusal)
/* harmony export */ });
/* unused harmony export UnreachableError */
function proxyTo(url, environment) {
    const target = new URL(url);
    const name = target.protocol === 'https:' ? 'HTTPS_PROXY' : 'HTTP_PROXY';
    const value = environment[name.toLowerCase()] || environment[name] || '';
    if (value === '' || isLoopback(target) || isExempt(target, environment.no_proxy || environment.NO_PROXY || ''))
        return null;
    const text = /^[a-z][\w+.-]*:\/\//i.test(value) ? value : `http://${value}`;
    if (!URL.canParse(text) || !/^https?:/i.test(text))
        throw new Error(`${name} must be the http address of a proxy, such as http://proxy.example.com:3128`);
    return new URL(text);
}
function proxyCredentials({ username, password }) {
    if (username === '')
        return null;
    const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
    return `Basic ${Buffer.from(user).toString('base64')}`;
}
class UnreachableError extends Error {
    name = 'UnreachableError';
    isFinal;
    constructor(message, isFinal, cause) {
        super(message, { cause });
        this.isFinal = isFinal;
    }
}
function fetchFrom(environment) {
    const dispatchers = new Map();
    return async (url, request) => {
        const proxy = proxyTo(url, environment);
        const direct = (error) => new UnreachableError(failureText(error), false, error);
        if (proxy === null)
            return fetch(url, request).catch((error) => Promise.reject(direct(error)));
        const undici = await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
        const token = proxyCredentials(proxy);
        const dispatcher = dispatchers.get(proxy.href) ?? new undici.ProxyAgent({ uri: proxy.origin, ...(token === null ? {} : { token }) });
        dispatchers.set(proxy.href, dispatcher);
        const proxied = undici.fetch;
        return proxied(url, { ...request, dispatcher }).catch((error) => {
            const status = /^Proxy response \((\d+)\)/.exec(deepestCause(error).message)?.[1];
            const reason = status === undefined ? failureText(error) : proxyRefusal(Number(status));
            throw new UnreachableError(`through the proxy ${proxy.host}: ${reason}`, status !== undefined, error);
        });
    };
}
async function loadProxyClient(environment) {
    const names = ['HTTPS_PROXY', 'HTTP_PROXY', 'https_proxy', 'http_proxy'];
    if (names.some((name) => environment[name]))
        await __webpack_require__.e(/* import() */ 6752).then(__webpack_require__.t.bind(__webpack_require__, 46752, 19));
}
function failureText(error) {
    const { message } = error;
    return message === 'fetch failed' || message === 'Request was cancelled.' ? deepestCause(error).message : message;
}
function deepestCause(error) {
    const { cause } = error;
    const hasMessage = typeof cause === 'object' && cause !== null && 'message' in cause;
    return hasMessage ? deepestCause(cause) : error;
}
function proxyRefusal(status) {
    if (status === 407)
        return 'it asks for a user and a password, as in http://user:password@proxy.example.com:3128';
    return `it answered ${status}`;
}
function isLoopback({ hostname }) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
function isExempt({ hostname, port, protocol }, list) {
    const effectivePort = port || (protocol === 'https:' ? '443' : '80');
    return list.split(/[\s,]+/).some((entry) => {
        if (entry === '*')
            return true;
        const [, host = '', only = effectivePort] = /^(?:\*?\.)?(.+?)(?::(\d+))?$/.exec(entry.toLowerCase()) ?? [];
        return host !== '' && only === effectivePort && (hostname === host || hostname.endsWith(`.${host}`));
    });
}


/***/ })

};
;