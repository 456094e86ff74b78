"use strict";
exports.id = 676;
exports.ids = [676];
exports.modules = {

/***/ 30096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  aw: () => (/* binding */ checkBaseForm),
  Jf: () => (/* binding */ getPushBranch),
  Th: () => (/* binding */ getRunId),
  fR: () => (/* binding */ openChainJob),
  PT: () => (/* binding */ parseMatrixJobs)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/plan/schedule/job-matrix.js
var job_matrix = __webpack_require__(69466);
// EXTERNAL MODULE: ./lib/publish/branch/sign-commits.js + 1 modules
var sign_commits = __webpack_require__(96055);
// EXTERNAL MODULE: ./lib/publish/branch/work-branch.js
var work_branch = __webpack_require__(19840);
// EXTERNAL MODULE: ./lib/record/published/shared-lease.js
var shared_lease = __webpack_require__(20168);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 2 modules
var hold_phase = __webpack_require__(11039);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/call/remote-setting.js
var remote_setting = __webpack_require__(52299);
// EXTERNAL MODULE: ./lib/settings/call/world.js
var call_world = __webpack_require__(93254);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var table_settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/branch-merge.js
var branch_merge = __webpack_require__(11032);
// EXTERNAL MODULE: ./lib/system/git/checkpoint/checkpoint-tag.js
var checkpoint_tag = __webpack_require__(74870);
// EXTERNAL MODULE: ./lib/system/git/refs.js
var refs = __webpack_require__(92954);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/files/path-bytes.js
var path_bytes = __webpack_require__(51936);
;// CONCATENATED MODULE: ./lib/system/git/verbatim-checkout.js




const verbatimRules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
const attributesMark = '# Phase Executor was here: files as git stores them, until its job ends\n';
async function disableConversion(git) {
    const path = (0,external_node_path_.join)(git.commonDir, 'info', 'attributes');
    const before = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.readFileSync)(path, 'utf8').replace(attributesMark + verbatimRules, '') : '';
    const restore = () => (before === '' ? (0,external_node_fs_.rmSync)(path, { force: true }) : (0,external_node_fs_.writeFileSync)(path, before));
    const override = () => (0,external_node_fs_.writeFileSync)(path, `${before}${before === '' || before.endsWith('\n') ? '' : '\n'}${attributesMark}${verbatimRules}`);
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    override();
    try {
        const { changes } = await git.state({ untracked: false });
        const changed = changes.flatMap((change) => (change.worktree === 'M' && !change.repository ? [change.path] : []));
        if (changed.length === 0)
            return restore;
        restore();
        const converted = await convertedPaths(git, changed);
        override();
        for (const each of converted)
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(git.root, each));
        await git.run(['checkout-index', '-u', '-z', '--stdin'], { stdin: (0,path_bytes/* joinWithNuls */.Vw)(converted) });
        return restore;
    }
    catch (error) {
        restore();
        throw error;
    }
}
async function convertedPaths(git, paths) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'phase-executor-checkout-'));
    try {
        await git.run(['checkout-index', '--force', '-z', '--stdin', `--prefix=${folder}/`], {
            stdin: (0,path_bytes/* joinWithNuls */.Vw)(paths),
        });
        return paths.filter((path) => isSameContent((0,external_node_path_.join)(folder, path), (0,external_node_path_.join)(git.root, path)));
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function isSameContent(one, other) {
    const stats = [one, other].map((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    if (!stats.every((stat) => stat?.isFile()) || stats[0]?.size !== stats[1]?.size)
        return false;
    return (0,external_node_fs_.readFileSync)(one).equals((0,external_node_fs_.readFileSync)(other));
}

;// CONCATENATED MODULE: ./lib/chain/rounds/chain-job.js
















const queueMs = 60 * 60_000;
async function openChainJob({ ref, opens }, world, work) {
    const { settings } = world;
    const runId = getRunId(settings);
    checkBaseForm(settings);
    let shared = null;
    const openRecord = async ({ warn, ...runScope }) => {
        if (settings.remote === '')
            return null;
        const remote = (0,remote_setting/* configuredRemote */.v)(runScope.git, world);
        const ttlMs = settings['job-timeout'] + queueMs;
        const lease = await shared_lease/* SharedLease */._.join({ ...runScope, remote, ttlMs, onTrouble: warn });
        shared = {
            remote,
            lease,
            branchAt: await (0,branch_merge/* mergeRemoteBranch */.n)(runScope.git, remote, getPushBranch(runScope.read, settings)),
        };
        return null;
    };
    const isFresh = settings.fresh && opens;
    const hold = {
        ref,
        agent: (read) => (0,choose_agent/* chosenAgent */.U7)(settings, read),
        continues: !opens,
        runId,
        openRecord,
        onCheckout: async (git) => {
            git.config.withoutFilters();
            return disableConversion(git);
        },
        deadlineAt: world.machine.uptimeMs() + (0,job_limit/* deadlineLadder */.D)(settings['job-timeout']).engineMs,
    };
    return (0,hold_phase/* holdPhase */.f)(hold, (0,call_world/* withSettings */.G)(world, { fresh: isFresh }), async (run, read) => {
        if (!run.policy.commitDocs)
            throw new table_settings/* UsageError */.eb('commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run');
        await (0,adopt_summaries/* adoptSummaries */.p)(run, null);
        const { sha: start, branch: here } = await run.workspace.git.head();
        const branch = shared === null ? (here?.replace(/^refs\/heads\//, '') ?? null) : getPushBranch(read, settings);
        const publish = async ({ tags, released }) => {
            if (shared === null)
                return sign_commits/* asTheyAre */.hX;
            const { lease, remote, branchAt } = shared;
            const signing = await (0,sign_commits/* signCommits */.cG)({ run, remote, world });
            const { sha: head } = await run.workspace.git.head();
            const name = `refs/heads/${branch}`;
            const moves = head === branchAt ? [] : [{ name, to: head, from: branchAt }];
            for (const ref of await listUnpublished(run, remote))
                moves.push(ref);
            if (isFresh && lease.commit !== null) {
                const at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
                moves.push({ name: `refs/phase-executor/${read.phase.id}/earlier/${at}`, to: lease.commit, from: null });
            }
            await (0,checkpoint_tag/* retargetTags */.ov)(run.workspace.git, tags, signing.as);
            for (const tag of tags)
                moves.push({ name: `refs/tags/${tag}`, to: await run.workspace.git.object(`refs/tags/${tag}`), from: null });
            await lease.publishJob({ branch: name, head, released }, moves);
            shared = { ...shared, branchAt: head };
            return signing;
        };
        return work({ run, read, branch, start, publish });
    });
}
async function listUnpublished(run, remote) {
    const { phase } = run;
    const { git } = run.workspace;
    const saved = await (0,refs/* refsUnder */.h9)(git, `refs/phase-executor/${phase.id}/partial/`);
    const there = await remote.list(saved.map(({ name }) => name));
    return saved.flatMap(({ name, commit }) => {
        const from = there.get(name) ?? null;
        return from === commit ? [] : [{ name, to: commit, from }];
    });
}
function getRunId(settings) {
    if (/^[A-Za-z0-9][\w.-]{0,199}$/.test(settings['run-id']))
        return settings['run-id'];
    throw new table_settings/* UsageError */.eb(`run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`);
}
function checkBaseForm({ base }) {
    if (base !== '' && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base))
        throw new table_settings/* UsageError */.eb(`base: found "${base}", expected the full id of a commit, as in the output base of integrate`);
}
function getPushBranch(read, { branch }) {
    if (branch === work_branch/* current */.ss)
        throw new table_settings/* UsageError */.eb(`branch: found "${work_branch/* current */.ss}", but a chain pushes its work; name a branch`);
    return (0,work_branch/* formatBranchName */.HZ)(read, branch);
}
function parseMatrixJobs({ matrix }) {
    if (matrix.trim() === '')
        return [];
    try {
        return schemas/* object */.Ikc({ include: schemas/* array */.YOg(job_matrix/* MatrixJobSchema */.MF) }).parse(JSON.parse(matrix)).include;
    }
    catch (cause) {
        throw new table_settings/* UsageError */.eb(`matrix: found no job matrix of ours, expected the output "matrix" of integrate`, { cause });
    }
}


/***/ }),

/***/ 47006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WM: () => (/* binding */ findJobResult),
/* harmony export */   Wy: () => (/* binding */ parseReceipt),
/* harmony export */   a7: () => (/* binding */ isJobResultName),
/* harmony export */   sQ: () => (/* binding */ ForgedError),
/* harmony export */   x5: () => (/* binding */ resultName)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95687);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);



const ReceiptSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300),
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int(),
    digest: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(100).nullable(),
    job: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
});
class ForgedError extends Error {
    name = 'ForgedError';
}
function findJobResult(all, expected) {
    const { artifact, receipt } = expected;
    const named = all.flatMap((each) => {
        const parts = parseResultName(each.name, artifact);
        return parts === null ? [] : [{ ...parts, each }];
    });
    const ahead = named.find(({ start }) => start > expected.runAttempt);
    if (ahead)
        throw new ForgedError(`artifact ${ahead.each.name} names a future start of the workflow run`);
    const start = receipt
        ? parseResultName(receipt.name, artifact)?.start
        : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)(named.map((each) => each.start), 1);
    const mine = named.filter((each) => each.start === start).sort((one, other) => one.taken - other.taken);
    const vouched = receipt ? vouchedFor(receipt, mine) : mine.at(-1)?.each;
    if (vouched === undefined)
        return null;
    refuseOtherMakers(mine, vouched, all, expected);
    return vouched;
}
function vouchedFor({ name, id, digest, job }, mine) {
    const result = mine.find(({ each }) => each.id === id)?.each;
    if (result === undefined)
        throw new ForgedError(`its job uploaded artifact ${name} (${id}), which was deleted or replaced since`);
    if ((result.job ?? job) !== job)
        throw new ForgedError(`artifact ${name} (${id}) is of job ${result.job}, not of ${job}`);
    if (result.digest !== null && digest !== null && result.digest !== digest)
        throw new ForgedError(`artifact ${name} (${id}) has the digest ${result.digest}, but ${digest} was uploaded`);
    return result;
}
function refuseOtherMakers(mine, vouched, all, { artifact, receipt, others, otherReceipts }) {
    const { job } = vouched;
    const second = mine.find(({ each }) => each.job !== job)?.each;
    if (second)
        throw new ForgedError(`${artifact} was uploaded by two jobs: job ${job} uploaded ${vouched.name}, job ${second.job} uploaded ${second.name}`);
    const renamed = mine.find(({ taken }) => job === null && taken > 1)?.each;
    if (renamed)
        throw new ForgedError(`${renamed.name} shows that the name ${artifact} was already taken`);
    const external = all.find((result) => job !== null && result.job === job && others.some((name) => isJobResultName(result.name, name)));
    if (external)
        throw new ForgedError(`its job ${job} uploaded ${external.name} too, which is the result of another job`);
    const owner = receipt ? undefined : otherReceipts.find((otherReceipt) => job !== null && otherReceipt.job === job);
    if (owner)
        throw new ForgedError(`${vouched.name} was uploaded by job ${job}, which is the job of ${owner.name}`);
}
function resultName(artifact, runAttempt) {
    return runAttempt > 1 ? `${artifact}-t${runAttempt}` : artifact;
}
function isJobResultName(name, artifact) {
    return parseResultName(name, artifact) !== null;
}
function parseResultName(name, artifact) {
    const rest = name.startsWith(artifact) ? name.slice(artifact.length) : null;
    const [match, start = 1, taken = 1] = /^(?:-t(\d{1,4}))?(?:-(\d{1,3}))?$/.exec(rest ?? '-') ?? [];
    return match === undefined ? null : { start: Number(start), taken: Number(taken) };
}
function parseReceipt(text) {
    return ReceiptSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_2__/* .tryParseJson */ .Bl)(text)).data ?? null;
}


/***/ }),

/***/ 67399:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AA: () => (/* binding */ uploadWorker),
/* harmony export */   Ny: () => (/* binding */ brokenSetUp),
/* harmony export */   f0: () => (/* binding */ isSetUpBroken),
/* harmony export */   oV: () => (/* binding */ collectWorkers),
/* harmony export */   wV: () => (/* binding */ noResults),
/* harmony export */   wi: () => (/* binding */ withoutReceipts),
/* harmony export */   yQ: () => (/* binding */ openResultFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(27597);
/* harmony import */ var _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69466);
/* harmony import */ var _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54222);
/* harmony import */ var _settings_call_own_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42567);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26623);
/* harmony import */ var _workers_result_digest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42873);
/* harmony import */ var _workers_worker_result_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52545);
/* harmony import */ var _provenance_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47006);










const maxBytes = 512 * 1024 * 1024;
async function openResultFolder(world) {
    const { settings } = world;
    if (settings['input-dir'] !== '') {
        const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings['input-dir']);
        return {
            leg: async ({ artifact }) => findResult(folder, artifact),
            gate: async (name) => findResult(folder, name),
        };
    }
    if (!_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(world.environment))
        return noResults;
    const artifacts = new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E(world.environment);
    const stored = await artifacts.list();
    const runAttempt = settings['run-attempt'];
    const bring = async (result, receipt) => {
        if (result === null)
            return null;
        const into = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_settings_call_own_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .ownFolder */ .vY)(world, 'phase-executor-legs'), result.name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(into, { recursive: true, force: true });
        await artifacts.download(result.id, into, { maxBytes, digest: receipt?.digest ?? null });
        return into;
    };
    return {
        leg: async (job, round) => {
            const receipts = readRoundReceipts(round, settings);
            const receipt = receipts.get(`leg-${job.index}`) ?? null;
            const others = round.filter(({ index }) => index !== job.index).map(({ artifact }) => artifact);
            const otherReceipts = [...receipts].flatMap(([name, each]) => (name === `leg-${job.index}` ? [] : [each]));
            const expected = { artifact: job.artifact, receipt, others: [...others, (0,_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .gateArtifact */ .Oq)(job.phase)], otherReceipts };
            return bring((0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .findJobResult */ .WM)(stored, { ...expected, runAttempt }), receipt);
        },
        gate: async (artifact) => {
            const receipt = parseReceipts('gate-receipt', settings).get('receipt') ?? null;
            const result = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .findJobResult */ .WM)(stored, { artifact, receipt, others: [], otherReceipts: [], runAttempt });
            if (result !== null && receipt === null)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`artifact ${result.name} exists, but the job of the exit gate did not report it`);
            const folder = await bring(result, receipt);
            const judged = parseOutputs('gate-receipt', settings)['result-digest'] ?? null;
            const remaining = folder === null || judged === null ? judged : (0,_workers_result_digest_js__WEBPACK_IMPORTED_MODULE_6__/* .resultDigest */ .sl)(folder);
            if (remaining !== judged)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`its files have the digest ${remaining}, but the judging step left files with ${judged}`);
            return folder;
        },
    };
}
const noResults = { leg: async () => null, gate: async () => null };
function readRoundReceipts(round, settings) {
    const receipts = parseReceipts('leg-receipts', settings);
    const isOurs = ({ index, artifact }) => (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .isJobResultName */ .a7)(receipts.get(`leg-${index}`)?.name ?? '', artifact);
    return round.some(isOurs) ? receipts : new Map();
}
function parseReceipts(setting, settings) {
    return new Map(Object.entries(parseOutputs(setting, settings)).flatMap(([name, text]) => {
        const receipt = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .parseReceipt */ .Wy)(text);
        return receipt === null ? [] : [[name, receipt]];
    }));
}
function isSetUpBroken(setting, settings) {
    return parseOutputs(setting, settings)['set-up'] === 'failure';
}
const brokenSetUp = "the project's own set-up failed, as the log of its job says; fix the set-up (.github/actions/phase-setup)";
function parseOutputs(setting, settings) {
    const value = settings[setting].trim() || '{}';
    try {
        return zod__WEBPACK_IMPORTED_MODULE_9__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_9__/* .string */ .YjP()).nullable().parse(JSON.parse(value)) ?? {};
    }
    catch (cause) {
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb(`${setting}: found no JSON object of strings, expected toJSON(needs.<job>.outputs)`, {
            cause,
        });
    }
}
function withoutReceipts({ settings, environment }) {
    if (settings['leg-receipts'].trim() !== '' || settings['input-dir'] !== '' || !_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(environment))
        return null;
    return ('leg-receipts is not set, so a result counts as that of a leg by the name of its artifact alone, ' +
        'which a job can give to its own if that leg leaves none; pass toJSON(needs.<job>.outputs), as examples/workflows/your-own-jobs.yml does');
}
async function collectWorkers(jobs, results, world) {
    const how = world.settings['leg-results'];
    const workers = [];
    for (const job of jobs) {
        try {
            const folder = await results.leg(job, jobs);
            const remaining = folder === null ? 'it left no result' : 'its work is kept';
            const hasRun = mayHaveRun(how);
            const notStarted = folder === null && hasRun && isSetUpBroken('leg-receipts', world.settings) ? brokenSetUp : null;
            workers.push({
                job,
                folder,
                why: `${describeJobEnd(how)}, and ${remaining}`,
                mayHaveRun: folder !== null || hasRun,
                notStarted: notStarted,
            });
        }
        catch (error) {
            if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .ArtifactError */ .n) && !(error instanceof _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ))
                throw error;
            const isForged = error instanceof _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ;
            const reason = isForged ? `its result is forged and is ignored: ${error.message}` : error.message;
            world.progress(`${job.artifact} could not be downloaded: ${reason}`);
            workers.push({ job, folder: null, why: reason, mayHaveRun: true, notStarted: null });
        }
    }
    return workers;
}
async function uploadWorker(artifact, folder, world) {
    if (!_publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E.available(world.environment))
        return null;
    const expected = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .resultName */ .x5)(artifact, world.settings['run-attempt']);
    const { name, bytes, id, digest, job } = await new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E(world.environment, {}, world.uploads).upload(expected, folder);
    world.progress(`uploaded ${name}, ${bytes} bytes`);
    if (name !== expected)
        world.progress(`the name ${expected} was taken: another artifact has that name`);
    return { name, id, digest, job };
}
function mayHaveRun(how) {
    return how.includes('=') ? !/\b(skipped|cancelled)\b/.test(how) : how !== 'skipped';
}
function describeJobEnd(how) {
    if (/\bcancelled\b/.test(how))
        return 'a job of the round was cancelled or timed out';
    if (/\bfailure\b/.test(how))
        return 'a job of the round failed';
    return /\bsuccess\b/.test(how) ? 'its job ended' : 'its job was lost';
}
function findResult(folder, artifact) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact, _workers_worker_result_js__WEBPACK_IMPORTED_MODULE_7__/* .workerFile */ .Tv)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact) : null;
}


/***/ }),

/***/ 30571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ refuseUnisolated),
/* harmony export */   Rv: () => (/* binding */ roundOnRecord),
/* harmony export */   U4: () => (/* binding */ noteOpener),
/* harmony export */   nQ: () => (/* binding */ unisolatedWarning),
/* harmony export */   sH: () => (/* binding */ refuseWithoutTransport),
/* harmony export */   t1: () => (/* binding */ UnfilledMatrixError)
/* harmony export */ });
/* harmony import */ var _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54222);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46562);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52299);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26623);




async function refuseWithoutTransport(setting, world) {
    if (world.settings[setting] !== '' || world.environment.GITHUB_ACTIONS !== 'true')
        return;
    const advice = `use one job with command: run and remote: origin, or name a folder (setting ${setting}) and transfer the results yourself`;
    try {
        await new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E(world.environment).probe();
    }
    catch (error) {
        if (!(error instanceof _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .ArtifactError */ .n))
            throw error;
        throw new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .ArtifactError */ .n(`a leg could not send its result to the next job, so no agent is started: ${error.message}; ${advice}`, { cause: error });
    }
}
function hostJob({ environment }) {
    return _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E.available(environment) ? new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E(environment).job : null;
}
function noteOpener({ ledger }, start, world) {
    const job = hostJob(world);
    const { file } = world.configuration;
    ledger.append('opened', job === null ? { start, config: file } : { job, start, config: file });
}
async function refuseUnisolated(run, world) {
    const { settings } = world;
    if (settings.unisolated)
        return;
    const opener = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).openingJob;
    const isSame = opener !== null && opener === hostJob(world);
    if (!isSame && (settings.remote === '' || !(await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .configuredRemote */ .v)(run.workspace.git, world).mayPush())))
        return;
    const reason = isSame
        ? 'this host runs all jobs of the chain as one job with one token, so'
        : `the token of this leg may push to ${settings.remote}, so`;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`${reason} an agent could push unchecked work; give the leg a read-only token in a separate job (docs/hosts.md), or accept this with the setting unisolated`);
}
const unisolatedWarning = 'unisolated: the legs of this run were not required to have a read-only token; an agent could have pushed, and could have reached the jobs that judge';
class UnfilledMatrixError extends _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb {
    job;
    constructor(message, job) {
        super(message);
        this.job = job;
    }
}
function roundOnRecord(run, plan, settings) {
    if (settings['leg-kind'] === 'gate' || settings.round > 0)
        return settings;
    const open = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).openRound();
    if (open === null && settings.remote === '')
        return settings;
    if (open === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`round is missing and run ${run.runId} has no open round; run integrate first, and pass its round and artifact to this job`);
    const job = open.jobs.find((each) => each.plan === (plan ?? ''));
    const [first] = open.jobs;
    if (job === undefined && first !== undefined)
        throw new UnfilledMatrixError(`plan: found ${plan === null ? 'none' : `"${plan}"`}, but round ${open.round} has jobs for ${open.jobs.map((each) => each.plan || 'all plans').join(', ')}; ` +
            'where the host cannot fill a matrix, use mode: single', first);
    return { ...settings, round: open.round, 'artifact-name': settings['artifact-name'] || (job?.artifact ?? '') };
}


/***/ }),

/***/ 42873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ digestHashes),
/* harmony export */   sW: () => (/* binding */ hashContent),
/* harmony export */   sl: () => (/* binding */ resultDigest),
/* harmony export */   x_: () => (/* binding */ listFilesBelow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function resultDigest(folder) {
    return digestHashes(new Map(listFilesBelow(folder).map((path) => [path, hashContent((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, path)))])));
}
function listFilesBelow(folder) {
    const files = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parentPath, name)));
}
function digestHashes(hashes) {
    const lines = [...hashes.keys()].sort().map((path) => `${path}\0${hashes.get(path)}\n`);
    return `sha256:${hashContent(lines.join(''))}`;
}
function hashContent(content) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(content).digest('hex');
}


/***/ }),

/***/ 52545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CS: () => (/* binding */ clearWorker),
/* harmony export */   Tv: () => (/* binding */ workerFile),
/* harmony export */   UC: () => (/* binding */ writeWorker),
/* harmony export */   X_: () => (/* binding */ readWorker),
/* harmony export */   ZM: () => (/* binding */ GateSchema),
/* harmony export */   k1: () => (/* binding */ WorkerResultError),
/* harmony export */   px: () => (/* binding */ bundleFile),
/* harmony export */   sz: () => (/* binding */ canTakeWorker)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(64377);
/* harmony import */ var _judge_run_mutant_runs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34951);
/* harmony import */ var _judge_run_phase_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(59996);
/* harmony import */ var _judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3786);
/* harmony import */ var _record_events_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42115);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(313);
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(22187);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57733);
/* harmony import */ var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95912);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(95687);
/* harmony import */ var _result_digest_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(42873);













const sha = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/);
const planId = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1).max(200);
const sentence = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(10_000);
const maxEventText = 10_000;
const count = zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().nonnegative().max(1e9);
const Check = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    plan: planId,
    command: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(20_000),
    passed: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().nullable(),
    proves: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
    subject: sentence,
    message: sentence,
});
const MutantSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096),
    line: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive(),
    was: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    becomes: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    outcome: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['killed', 'survived', 'undecided']),
});
const GateSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    commit: sha,
    confirmations: count,
    tests: _judge_run_tests_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .TestVerdictSchema */ .XZ.nullable(),
    unprepared: sentence.nullable().default(null),
    checks: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(Check).max(5_000).readonly().default([]),
    proof: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ proven: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(), sentence, plans: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200)).max(1000).readonly() })
        .nullable()
        .default(null),
    testWarnings: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(200).readonly().default([]),
    oldTests: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(50).readonly().default([]),
    phaseTests: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096), name: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(300), idle: sentence.nullable() }))
        .max(_judge_run_phase_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .maxPhaseTests */ .zV)
        .readonly()
        .default([]),
    mutants: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ results: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(MutantSchema).max(_judge_run_mutant_runs_js__WEBPACK_IMPORTED_MODULE_2__/* .maxMutants */ .t).readonly(), notes: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(sentence).max(10).readonly() })
        .nullable()
        .default(null),
    verification: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(50), report: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(500), text: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(1_000_000).nullable() })
        .nullable(),
});
const WorkerSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(1),
    kind: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(['plans', 'gate']),
    runId: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(200),
    runAttempt: count,
    phase: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(100),
    round: count,
    artifact: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(300),
    base: sha,
    proven: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ plan: planId, attempt: count, base: sha, commit: sha, upTo: count.optional() }))
        .max(1_000),
    kept: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ plan: planId, attempt: count, base: sha, commit: sha })).max(1_000),
    halted: sentence.nullable().default(null),
    fault: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
        reason: _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_9__/* .FailureReasonSchema */ .yt,
        message: sentence,
        retryable: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
        began: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().default(true),
    })
        .nullable(),
    gate: GateSchema.nullable(),
});
const word = clipText(maxEventText).optional().catch(undefined);
const figure = zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().optional().catch(undefined);
const truth = zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().optional().catch(undefined);
const words = zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(clipText(500))
    .transform((list) => list.slice(0, 100))
    .optional()
    .catch(undefined);
function clipText(max) {
    return zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().transform((text) => text.slice(0, max));
}
function buildNamed(names, schema) {
    return Object.fromEntries(names.map((name) => [name, schema]));
}
const EventSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
    at: zod__WEBPACK_IMPORTED_MODULE_12__/* .datetime */ .w$(),
    event: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .kindsWith */ .i)({ travels: true })),
    plan: planId,
    attempt: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().max(10_000),
    ...buildNamed(['since', 'agent', 'reason', 'task', 'specialist', 'error_type', 'details', 'from', 'why', 'said'], word),
    ...buildNamed(['timeoutMs', 'exitCode', 'durationMs', 'survivors', 'backoffMs', 'repair'], figure),
    ...buildNamed(['promptVersion', 'promptTokens'], figure),
    ...buildNamed(['ok', 'passed'], truth),
    ...buildNamed(['files', 'remarks'], words),
    spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_7__/* .SpentSchema */ .IF.optional().catch(undefined),
});
class WorkerResultError extends Error {
    name = 'LegResultError';
}
const workerFile = 'leg.json';
const eventsFile = 'events.ndjson';
const bundleFile = 'work.bundle';
function writeWorker(into, worker, parts, redact) {
    const { signals, handoffs, events, writeLogs } = parts;
    const hidden = (value) => JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'string' ? redact(each) : each));
    const bundles = [bundleFile].filter((name) => isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)));
    const hashes = new Map(bundles.map((name) => [name, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashContent */ .sW)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)))]));
    const write = (path, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path), text, { flag: 'wx' });
        hashes.set(path, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashContent */ .sW)(text));
    };
    writeLogs?.(write);
    for (const [plan, signal] of signals)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('signals', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .fileName */ .Md)(plan)}.json`), `${JSON.stringify(hidden(signal), null, 2)}\n`);
    for (const { plan, attempt, text } of handoffs)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('handoffs', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .fileName */ .Md)(plan)}-a${attempt}.json`), redact(text));
    write(eventsFile, events.map((event) => `${JSON.stringify(hidden(event))}\n`).join(''));
    write(workerFile, `${JSON.stringify(worker, null, 2)}\n`);
    return { leg: worker, signals, digest: (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .digestHashes */ .$$)(hashes) };
}
function clearWorker(into) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(into, { recursive: true });
    for (const name of [workerFile, eventsFile, bundleFile, 'signals', 'handoffs', 'logs'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name), { recursive: true, force: true });
}
function canTakeWorker(into) {
    return !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(into) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, workerFile)) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(into).length === 0;
}
const maxTextBytes = 2 * 1024 * 1024;
const maxHandoffBytes = 64 * 1024;
const maxEventsBytes = 4 * 1024 * 1024;
const maxEvents = 2_000;
const maxFiles = 2_000;
function readWorker(folder) {
    const worker = readSavedWorker(folder);
    const signals = new Map();
    for (const name of listWorkerNames((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals'))) {
        const signal = readWorkerSignal((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'signals', name), name);
        if (signal.plan !== undefined)
            signals.set(signal.plan, signal);
    }
    const handoffs = listWorkerNames((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs')).flatMap((name) => {
        const [, plan, attempt] = /^(.+)-a(\d{1,5})\.json$/.exec(name) ?? [];
        if (plan === undefined)
            return [];
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'handoffs', name);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).size > maxHandoffBytes)
            return [];
        return [{ plan: decodeName(plan), attempt: Number(attempt), text: readWorkerText(path) ?? '' }];
    });
    const bundle = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, bundleFile);
    return { leg: worker, signals, events: readWorkerEvents(folder), handoffs, bundle: isFile(bundle) ? bundle : null };
}
function readSavedWorker(folder) {
    const text = readWorkerText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, workerFile));
    if (text === null)
        throw new WorkerResultError('it contains no leg.json, so it is not the result of a leg');
    const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .tryParseJson */ .Bl)(text);
    if (value === undefined)
        throw new WorkerResultError('leg.json is not JSON, or nested deeper than 64 levels');
    const parsed = WorkerSchema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    const problems = parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new WorkerResultError(`${workerFile} is not usable: ${problems.join('; ')}`);
}
function readWorkerEvents(folder) {
    const lines = (readWorkerText((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, eventsFile), maxEventsBytes) ?? '').split('\n');
    if (lines.length > maxEvents)
        throw new WorkerResultError(`${eventsFile} has more than ${maxEvents} lines`);
    return lines.flatMap((line) => {
        const zodSafeParseResult = EventSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .tryParseJson */ .Bl)(line));
        if (!zodSafeParseResult.success)
            return [];
        const { at, event, ...details } = zodSafeParseResult.data;
        const { plan, attempt } = details;
        return (0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .hasDetails */ .Lo)(event, details) ? [{ at, plan, attempt, told: { event, details } }] : [];
    });
}
function readWorkerSignal(path, name) {
    try {
        return (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__/* .parseSignal */ ._w)(readWorkerText(path) ?? '');
    }
    catch (cause) {
        throw new WorkerResultError(`signals/${name} is not a completion signal: ${cause.message}`);
    }
}
function readWorkerText(path, max = maxTextBytes) {
    if (!isFile(path))
        return null;
    const { size } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path);
    if (size > max)
        throw new WorkerResultError(`${path} has ${size} bytes; at most ${max} are accepted`);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
}
function isFile(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
function listWorkerNames(folder) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) || !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory())
        return [];
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder);
    if (names.length > maxFiles)
        throw new WorkerResultError(`${folder} has more than ${maxFiles} files`);
    return names.filter((name) => name.endsWith('.json')).sort();
}
function decodeName(name) {
    try {
        return decodeURIComponent(name);
    }
    catch {
        return name;
    }
}


/***/ }),

/***/ 90676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finishWorker: () => (/* binding */ finishWorker),
  runExecute: () => (/* binding */ runExecute),
  runUpload: () => (/* binding */ runUpload)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/agents/program/agent.js + 1 modules
var agent = __webpack_require__(17388);
// EXTERNAL MODULE: ./lib/plan/phase/planning-tree.js
var planning_tree = __webpack_require__(20951);
// EXTERNAL MODULE: ./lib/plan/schedule/job-matrix.js
var job_matrix = __webpack_require__(69466);
// EXTERNAL MODULE: ./lib/record/log/lease.js
var lease = __webpack_require__(86518);
// EXTERNAL MODULE: ./lib/record/published/shared-record.js
var shared_record = __webpack_require__(83353);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/run/loop/adopt-summaries.js
var adopt_summaries = __webpack_require__(19843);
// EXTERNAL MODULE: ./lib/run/loop/phase-run.js + 1 modules
var phase_run = __webpack_require__(91549);
// EXTERNAL MODULE: ./lib/run/loop/run-progress.js
var run_progress = __webpack_require__(82781);
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 5 modules
var choose_agent = __webpack_require__(71059);
// EXTERNAL MODULE: ./lib/run/open/hold-phase.js + 2 modules
var hold_phase = __webpack_require__(11039);
// EXTERNAL MODULE: ./lib/run/open/policies.js + 1 modules
var policies = __webpack_require__(25471);
// EXTERNAL MODULE: ./lib/settings/call/failure.js + 1 modules
var failure = __webpack_require__(56844);
// EXTERNAL MODULE: ./lib/settings/call/job-limit.js
var job_limit = __webpack_require__(42127);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/settings/call/own-folder.js
var own_folder = __webpack_require__(42567);
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
// EXTERNAL MODULE: ./lib/judge/decide/local-runner.js + 2 modules
var local_runner = __webpack_require__(11269);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/run/commit-judgement.js
var commit_judgement = __webpack_require__(39006);
// EXTERNAL MODULE: ./lib/chain/workers/worker-result.js
var worker_result = __webpack_require__(52545);
;// CONCATENATED MODULE: ./lib/chain/workers/ask-gate.js




async function askGate(run) {
    const { sha: commit } = await run.workspace.git.head();
    const nothing = worker_result/* GateSchema */.ZM.parse({ commit, confirmations: 0, tests: null, verification: null });
    const checkout = await (0,commit_judgement/* jobCheckout */.Ge)(commit, run);
    if (typeof checkout === 'string')
        return { ...nothing, unprepared: checkout };
    try {
        const gateRunner = (0,local_runner/* gateRunnerHere */.g)(undefined, run);
        run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
        const unprepared = await gateRunner.setUp(checkout);
        if (unprepared !== null)
            return { ...nothing, unprepared };
        const checks = await runGateChecks(checkout, gateRunner, run);
        const requirements = { done: true, commit, open: [] };
        const facts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
        const tested = run.policy.testCommand === '' ? null : await gateRunner.tests(facts, checkout);
        const confirmations = tested?.decision.open ? run.policy.confirmingRuns : 0;
        const { tests = null, proof = null, warnings = [], oldTests = [], phaseTests = [], mutants = null } = tested ?? {};
        const result = {
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
            return result;
        const above = (0,commit_judgement/* leftAbove */.lq)(checkout, run);
        if (above !== null)
            return { ...result, unprepared: above };
        if (run.policy.verifierCommand === '')
            return result;
        const { status, report, text, remarks } = await gateRunner.verification(checkout);
        return { ...result, testWarnings: [...result.testWarnings, ...remarks], verification: { status, report, text } };
    }
    finally {
        checkout.close();
    }
}
async function runGateChecks(checkout, gateRunner, run) {
    const checks = [];
    for (const { plan } of run.policy.verifyCommands === 'off' ? [] : run.schedule.plans) {
        const commands = (0,programs/* listPlanCommands */.Q7)(plan);
        if (commands.length > 0)
            await checkout.reset();
        const findings = commands.length === 0 ? [] : ((await gateRunner.commands(plan, checkout)) ?? []);
        for (const [at, { passed, proves = false, subject, message }] of findings.entries())
            checks.push({ plan: plan.id, command: commands[at] ?? '', passed, proves, subject, message });
    }
    return checks;
}

// EXTERNAL MODULE: ./lib/chain/workers/job-isolation.js
var job_isolation = __webpack_require__(30571);
// EXTERNAL MODULE: ./lib/publish/story/upload-record.js
var upload_record = __webpack_require__(31488);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var log_ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/published/secret-free.js
var secret_free = __webpack_require__(40521);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/system/git/bundle/bundle.js
var bundle = __webpack_require__(20791);
;// CONCATENATED MODULE: ./lib/chain/workers/saved-worker.js










async function saveWorker(progress, { into, name, redact, gate }) {
    const { run } = progress;
    const { ledger } = run.services;
    const started = startedAfter(ledger.dir, name.artifact) ?? 0;
    const events = ledger.events.filter(isOfAttempt).filter(({ seq }) => seq > started);
    const proven = findProven(events, name.base);
    const secrets = (0,job_secrets/* unguessableSecrets */.Mx)(run.services.environment, run.policy.agentEnv);
    const all = await findSavedWork(events, run.workspace);
    const saved = await (0,secret_free/* secretFree */.l)(run.workspace.git, all, name.base, secrets);
    const kind = gate === null ? 'plans' : 'gate';
    const worker = {
        schemaVersion: 1,
        kind,
        ...name,
        proven,
        kept: saved,
        halted: progress.halted,
        fault: null,
        gate,
    };
    (0,worker_result/* clearWorker */.CS)(into);
    const commits = [
        ...proven.map(({ commit }, at) => ({ ref: `refs/phase-executor/leg/proven/${at}`, commit })),
        ...saved.map(({ commit }, at) => ({ ref: `refs/phase-executor/leg/kept/${at}`, commit })),
    ];
    if (commits.length > 0)
        await (0,bundle/* writeBundle */.Mf)(run.workspace.git, (0,external_node_path_.join)(into, worker_result/* bundleFile */.px), commits, [name.base]);
    const about = new Set(events.map(({ plan }) => plan));
    const signals = new Map([...(0,log_ledger/* readSignals */.cu)(ledger.dir)].flatMap(([plan, signal]) => plan !== null && about.has(plan) ? [[plan, (0,completion_signal/* parseSignal */._w)(signal)]] : []));
    const writeLogs = (write) => (0,upload_record/* copyLogs */.D)(ledger.dir, redact, write);
    return (0,worker_result/* writeWorker */.UC)(into, worker, { signals, events, handoffs: listHandoffs(run.services, events), writeLogs }, redact);
}
function saveFault(into, name, kind, fault) {
    (0,worker_result/* clearWorker */.CS)(into);
    const worker = {
        schemaVersion: 1,
        kind,
        ...name,
        proven: [],
        kept: [],
        halted: null,
        fault,
        gate: null,
    };
    return (0,worker_result/* writeWorker */.UC)(into, worker, { signals: new Map(), events: [], handoffs: [] }, (text) => text);
}
function noteBegin({ ledger }, artifact) {
    if (startedAfter(ledger.dir, artifact) !== null)
        return;
    (0,atomic_file/* replaceFile */.fR)((0,external_node_path_.join)(ledger.dir, beginFile), `${ledger.earlier.at(-1)?.seq ?? 0} ${artifact}`);
}
function startedAfter(dir, artifact) {
    const [, seq, of] = /^(\d+) (.*)$/s.exec((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(dir, beginFile)) ?? '') ?? [];
    return of === artifact ? Number(seq) : null;
}
const beginFile = 'leg-begins-after';
function isOfAttempt(event) {
    return 'plan' in event && event.plan !== undefined && 'attempt' in event && event.attempt !== undefined;
}
function findProven(events, base) {
    const settled = (0,phase_state/* phaseState */.R)(events).plans.settled;
    return settled.map(({ plan, attempt, head, upTo }, at) => {
        return { plan, attempt, base: settled[at - 1]?.head ?? base, commit: head, upTo };
    });
}
async function findSavedWork(events, { git }) {
    const matches = [];
    for (const { plan, attempt, ref, base } of (0,phase_state/* phaseState */.R)(events).plans.kept) {
        const commit = await git.resolve(ref);
        if (commit !== null)
            matches.push({ plan, attempt, base, commit });
    }
    return matches;
}
function listHandoffs({ ledger }, events) {
    return events.flatMap((event) => {
        if (event.event !== 'attempt_start')
            return [];
        const { plan, attempt } = event;
        const text = ledger.readHandoff(plan, attempt);
        return text === null ? [] : [{ plan, attempt, text }];
    });
}

// EXTERNAL MODULE: ./lib/chain/rounds/chain-job.js + 1 modules
var chain_job = __webpack_require__(30096);
;// CONCATENATED MODULE: ./lib/chain/rounds/worker-job.js




























function parseWorkerJob([ref = '', plan], outside) {
    const begun = (0,call_world/* withSettings */.G)(outside, { fresh: false });
    const world = withSecret(plan === undefined ? begun : (0,call_world/* withSettings */.G)(begun, { 'max-parallel': 1 }));
    const { settings } = world;
    const runId = (0,chain_job/* getRunId */.Th)(settings);
    (0,chain_job/* checkBaseForm */.aw)(settings);
    const named = settings['output-dir'] && (0,external_node_path_.resolve)(world.directory, settings['output-dir']);
    const into = (0,own_folder/* resultFolder */.A5)(world, named, `phase-executor-leg-${runId}`);
    if (!(0,worker_result/* canTakeWorker */.sz)(into))
        throw new table_settings/* UsageError */.eb(`output-dir: found ${into}, which is not empty; name an empty or a new folder`);
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const started = parseInstant('job-started', settings['job-started']) ?? world.now();
    const { engineMs } = (0,job_limit/* deadlineLadder */.D)(settings['job-timeout']);
    const deadlineAt = world.machine.uptimeMs() - (0,machine/* elapsedSince */.l)(started, world) + engineMs;
    const job = { ref, plan: plan ?? null, runId, into, deadlineAt, redact, hasStarted: false };
    return { job, world };
}
async function salvageWork(job, world) {
    const { settings } = world;
    if (settings['leg-kind'] === 'gate')
        throw new lease/* LockedError */.by('the job was cut off during the exit gate');
    const { ref, plan, runId, deadlineAt, redact, into } = job;
    job.hasStarted = true;
    const agent = (read) => (0,choose_agent/* chosenAgent */.U7)(settings, read);
    const hold = { ref, agent, continues: true, runId, leg: { plan }, deadlineAt };
    return (0,hold_phase/* holdPhase */.f)({ ...hold, openRecord: async () => null }, world, async (run) => {
        const saving = { into, name: await buildWorkerName(run, job, settings), redact, gate: null };
        return saveWorker((0,run_progress/* startRun */.AD)(run), saving);
    });
}
async function workOnPlan(job, world) {
    const { settings } = world;
    const { ref, plan, runId, deadlineAt, redact, into } = job;
    const isGate = settings['leg-kind'] === 'gate';
    const agent = (read, scratch) => isGate ? (0,choose_agent/* chosenAgent */.U7)(settings, read) : (0,choose_agent/* findAgent */.dp)(world, read, scratch);
    const openRecord = async (runScope) => {
        if (settings.remote === '')
            return null;
        await (0,shared_record/* readRecord */.aE)({ ...runScope, remote: (0,remote_setting/* configuredRemote */.v)(runScope.git, world), ttlMs: settings['job-timeout'] });
        return null;
    };
    const hold = { ref, agent, continues: true, runId, leg: { plan }, deadlineAt, openRecord };
    return (0,hold_phase/* holdPhase */.f)(hold, world, async (run) => {
        const { sha } = await run.workspace.git.head();
        if (settings.base !== '' && settings.base !== sha)
            throw new table_settings/* UsageError */.eb(`base: found ${settings.base}, but ${sha} is checked out; check out the base of the round`);
        const ids = run.schedule.plans.map((scheduledPlan) => scheduledPlan.plan.id);
        if (plan !== null && !ids.includes(plan))
            throw new table_settings/* UsageError */.eb(`plan: found "${plan}", expected one of: ${ids.join(', ')}`);
        await (0,job_isolation/* refuseUnisolated */.JW)(run, world);
        (0,policies/* warnOfCredentials */.Ch)(run);
        const name = await buildWorkerName(run, job, settings);
        await (0,adopt_summaries/* adoptSummaries */.p)(run, null);
        const saving = { into, name, redact, gate: null };
        noteBegin(run.services, saving.name.artifact);
        const progress = (0,run_progress/* startRun */.AD)(run);
        (0,run_progress/* announceProgress */.tc)(progress);
        if (isGate)
            return saveWorker(progress, { ...saving, gate: await askGate(run) });
        if (run.policy.inheritedTests === 'fail')
            await (0,phase_run/* baseFirst */.ON)(progress);
        job.hasStarted = true;
        await (0,phase_run/* runPlans */.Eg)(progress);
        await run.isolation.backgroundTasks.drain();
        return saveWorker(progress, saving);
    });
}
function saveFailure(error, job, world) {
    const { settings } = world;
    const { exitCode, message, stack } = (0,failure/* describeFailure */.Ic)(error);
    if (stack !== null)
        world.progress(job.redact(stack));
    const { plan, ref: phase, runId, into } = job;
    const meant = error instanceof job_isolation/* UnfilledMatrixError */.t1 ? error.job : null;
    const artifact = meant?.artifact ?? getArtifactName(phase, plan, 1, settings);
    const round = meant?.round ?? settings.round;
    const name = workerName(phase, { runId, artifact, base: '0'.repeat(40) }, { ...settings, round });
    const reason = classifyWorkerError(error);
    const reported = job.redact(message).slice(0, 4000);
    const fault = { reason, message: reported, retryable: reason === 'interrupted', began: job.hasStarted };
    return { saved: saveFault(into, name, settings['leg-kind'], fault), exitCode };
}
function classifyWorkerError(error) {
    if (error instanceof git_error/* GitError */.XS || error instanceof lease/* LockedError */.by || error instanceof lease/* FencedError */.Qz)
        return 'interrupted';
    if (error instanceof planning_tree/* PhaseError */.wo)
        return 'invalid_plan';
    return error instanceof agent/* AgentMissingError */.Ap ? 'agent_error' : 'internal';
}
async function buildWorkerName(run, { plan, runId }, input) {
    const settings = (0,job_isolation/* roundOnRecord */.Rv)(run, plan, input);
    const attempt = 1 + (plan === null ? 0 : (0,phase_state/* phaseState */.R)(run.services.ledger.earlier).attempts.countStarted(plan));
    const artifact = getArtifactName(run.phase.id, plan, attempt, settings);
    return workerName(run.phase.id, { runId, artifact, base: (await run.workspace.git.head()).sha }, settings);
}
function workerName(phase, existing, settings) {
    const { 'run-attempt': runAttempt, round, base } = settings;
    return { ...existing, phase, runAttempt, round, base: base || existing.base };
}
function getArtifactName(phase, plan, attempt, settings) {
    const { 'artifact-name': artifact, round, 'leg-kind': kind } = settings;
    return artifact || (kind === 'gate' ? (0,job_matrix/* gateArtifact */.Oq)(phase) : (0,job_matrix/* artifactName */.Cs)(phase, round, plan ?? 'all', attempt));
}
async function waitUntil(notBefore, deadlineAt, world) {
    const now = world.now();
    const waitMs = Math.min((parseInstant('not-before', notBefore) ?? 0) - now, deadlineAt - world.machine.uptimeMs());
    const { soon } = world.interrupt;
    if (waitMs <= 0 || soon.aborted)
        return;
    world.progress(`waiting until ${new Date(now + waitMs).toISOString()}, for which the retry is scheduled`);
    await (0,watchdog/* pause */.v7)('the time of a retry', waitMs, soon);
}
function parseInstant(name, text) {
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

// EXTERNAL MODULE: ./lib/chain/transfer/worker-transfer.js
var worker_transfer = __webpack_require__(67399);
// EXTERNAL MODULE: ./lib/publish/host/artifacts.js + 3 modules
var artifacts = __webpack_require__(54222);
// EXTERNAL MODULE: ./lib/settings/file/effective-settings.js
var effective_settings = __webpack_require__(1111);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
;// CONCATENATED MODULE: ./lib/commands/execute-command.js









const runExecute = async (args, outside) => {
    const { job, world } = parseWorkerJob(args, outside);
    if (world.settings['leg-kind'] !== 'gate')
        await (0,job_isolation/* refuseWithoutTransport */.sH)('output-dir', world);
    await waitUntil(world.settings['not-before'], job.deadlineAt, world);
    return leaveResult(() => workOnPlan(job, world), job, world);
};
const finishWorker = async (args, outside) => {
    const { job, world } = parseWorkerJob(args, outside);
    return leaveResult(() => salvageWork(job, world), job, world);
};
const runUpload = async (_, world) => {
    if (world.settings['output-dir'] === '')
        throw new table_settings/* UsageError */.eb('output-dir: found nothing; name the folder with the result');
    const into = (0,external_node_path_.resolve)(world.directory, world.settings['output-dir']);
    const receipt = await (0,worker_transfer/* uploadWorker */.AA)((0,worker_result/* readWorker */.X_)(into).leg.artifact, into, world);
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
        receipt = await (0,worker_transfer/* uploadWorker */.AA)(saved.leg.artifact, job.into, world);
    }
    catch (error) {
        if (!(error instanceof artifacts/* ArtifactError */.n))
            throw error;
        world.progress(`the result was not uploaded: ${error.message}`);
    }
    return buildWorkerReply(job.into, saved, receipt, exitCode);
}
function buildWorkerReply(into, { leg, signals, digest }, receipt, exitCode) {
    const reported = leg.kind === 'gate'
        ? [`tests: ${leg.gate?.tests?.verdict ?? 'none'}`]
        : [...signals].map(([plan, { status }]) => `${plan}: ${status}`);
    const statuses = [...signals.values()].map(({ status }) => status);
    const status = leg.fault
        ? 'failure'
        : (['failure', 'blocked', 'success', 'skipped'].find((each) => statuses.includes(each)) ?? '');
    const text = leg.fault
        ? `this job could not work: ${leg.fault.message}`
        : `left for integrate: ${reported.join(', ') || 'nothing'}`;
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