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
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 4 modules
var choose_agent = __webpack_require__(21673);
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
        const converted = await filterConverted(git, changed);
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
async function filterConverted(git, paths) {
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
function isSameContent(a, b) {
    const stats = [a, b].map((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }));
    if (!stats.every((stat) => stat?.isFile()) || stats[0]?.size !== stats[1]?.size)
        return false;
    return (0,external_node_fs_.readFileSync)(a).equals((0,external_node_fs_.readFileSync)(b));
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
        const remote = (0,remote_setting/* findConfiguredRemote */.e)(runScope.git, world);
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
        const { sha: start, branch: headBranch } = await run.workspace.git.head();
        const branch = shared === null ? (headBranch?.replace(/^refs\/heads\//, '') ?? null) : getPushBranch(read, settings);
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
    const saved = await (0,refs/* listRefsUnder */.H4)(git, `refs/phase-executor/${phase.id}/partial/`);
    const remoteRefs = await remote.list(saved.map(({ name }) => name));
    return saved.flatMap(({ name, commit }) => {
        const from = remoteRefs.get(name) ?? null;
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
/* harmony export */   BY: () => (/* binding */ getResultName),
/* harmony export */   WM: () => (/* binding */ findJobResult),
/* harmony export */   Wy: () => (/* binding */ parseReceipt),
/* harmony export */   a7: () => (/* binding */ isJobResultName),
/* harmony export */   sQ: () => (/* binding */ ForgedError)
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
function findJobResult(artifacts, expected) {
    const { artifact, receipt } = expected;
    const matching = artifacts.flatMap((each) => {
        const parts = parseResultName(each.name, artifact);
        return parts === null ? [] : [{ ...parts, each }];
    });
    const future = matching.find(({ start }) => start > expected.runAttempt);
    if (future)
        throw new ForgedError(`artifact ${future.each.name} names a future start of the workflow run`);
    const start = receipt
        ? parseResultName(receipt.name, artifact)?.start
        : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)(matching.map((each) => each.start), 1);
    const candidates = matching.filter((each) => each.start === start).sort((a, b) => a.taken - b.taken);
    const vouched = receipt ? findVouched(receipt, candidates) : candidates.at(-1)?.each;
    if (vouched === undefined)
        return null;
    refuseOtherMakers(candidates, vouched, artifacts, expected);
    return vouched;
}
function findVouched({ name, id, digest, job }, candidates) {
    const result = candidates.find(({ each }) => each.id === id)?.each;
    if (result === undefined)
        throw new ForgedError(`its job uploaded artifact ${name} (${id}), which was deleted or replaced since`);
    if ((result.job ?? job) !== job)
        throw new ForgedError(`artifact ${name} (${id}) is of job ${result.job}, not of ${job}`);
    if (result.digest !== null && digest !== null && result.digest !== digest)
        throw new ForgedError(`artifact ${name} (${id}) has the digest ${result.digest}, but ${digest} was uploaded`);
    return result;
}
function refuseOtherMakers(candidates, vouched, artifacts, { artifact, receipt, others, otherReceipts }) {
    const { job } = vouched;
    const otherUpload = candidates.find(({ each }) => each.job !== job)?.each;
    if (otherUpload)
        throw new ForgedError(`${artifact} was uploaded by two jobs: job ${job} uploaded ${vouched.name}, job ${otherUpload.job} uploaded ${otherUpload.name}`);
    const renamed = candidates.find(({ taken }) => job === null && taken > 1)?.each;
    if (renamed)
        throw new ForgedError(`${renamed.name} shows that the name ${artifact} was already taken`);
    const foreign = artifacts.find((result) => job !== null && result.job === job && others.some((name) => isJobResultName(result.name, name)));
    if (foreign)
        throw new ForgedError(`its job ${job} uploaded ${foreign.name} too, which is the result of another job`);
    const owner = receipt ? undefined : otherReceipts.find((otherReceipt) => job !== null && otherReceipt.job === job);
    if (owner)
        throw new ForgedError(`${vouched.name} was uploaded by job ${job}, which is the job of ${owner.name}`);
}
function getResultName(artifact, runAttempt) {
    return runAttempt > 1 ? `${artifact}-t${runAttempt}` : artifact;
}
function isJobResultName(name, artifact) {
    return parseResultName(name, artifact) !== null;
}
function parseResultName(name, artifact) {
    const suffix = name.startsWith(artifact) ? name.slice(artifact.length) : null;
    const [match, start = 1, taken = 1] = /^(?:-t(\d{1,4}))?(?:-(\d{1,3}))?$/.exec(suffix ?? '-') ?? [];
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
    const download = async (result, receipt) => {
        if (result === null)
            return null;
        const into = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,_settings_call_own_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .makeOwnFolder */ .xc)(world, 'phase-executor-legs'), result.name);
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
            const expected = {
                artifact: job.artifact,
                receipt,
                others: [...others, (0,_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_2__/* .getGateArtifactName */ .$5)(job.phase)],
                otherReceipts,
            };
            return download((0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .findJobResult */ .WM)(stored, { ...expected, runAttempt }), receipt);
        },
        gate: async (artifact) => {
            const receipt = parseReceipts('gate-receipt', settings).get('receipt') ?? null;
            const result = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .findJobResult */ .WM)(stored, { artifact, receipt, others: [], otherReceipts: [], runAttempt });
            if (result !== null && receipt === null)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`artifact ${result.name} exists, but the job of the exit gate did not report it`);
            const folder = await download(result, receipt);
            const expectedDigest = parseOutputs('gate-receipt', settings)['result-digest'] ?? null;
            const actual = folder === null || expectedDigest === null ? expectedDigest : (0,_workers_result_digest_js__WEBPACK_IMPORTED_MODULE_6__/* .digestResult */ .a_)(folder);
            if (actual !== expectedDigest)
                throw new _provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .ForgedError */ .sQ(`its files have the digest ${actual}, but the judging step left files with ${expectedDigest}`);
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
    const jobResult = world.settings['leg-results'];
    const workers = [];
    for (const job of jobs) {
        try {
            const folder = await results.leg(job, jobs);
            const outcome = folder === null ? 'it left no result' : 'its work is kept';
            const hasRun = mayHaveRun(jobResult);
            const notStarted = folder === null && hasRun && isSetUpBroken('leg-receipts', world.settings) ? brokenSetUp : null;
            workers.push({
                job,
                folder,
                why: `${describeJobEnd(jobResult)}, and ${outcome}`,
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
    const expected = (0,_provenance_js__WEBPACK_IMPORTED_MODULE_8__/* .getResultName */ .BY)(artifact, world.settings['run-attempt']);
    const { name, bytes, id, digest, job } = await new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_3__/* .Artifacts */ .E(world.environment, {}, world.uploads).upload(expected, folder);
    world.progress(`uploaded ${name}, ${bytes} bytes`);
    if (name !== expected)
        world.progress(`the name ${expected} was taken: another artifact has that name`);
    return { name, id, digest, job };
}
function mayHaveRun(result) {
    return result.includes('=') ? !/\b(skipped|cancelled)\b/.test(result) : result !== 'skipped';
}
function describeJobEnd(result) {
    if (/\bcancelled\b/.test(result))
        return 'a job of the round was cancelled or timed out';
    if (/\bfailure\b/.test(result))
        return 'a job of the round failed';
    return /\bsuccess\b/.test(result) ? 'its job ended' : 'its job was lost';
}
function findResult(folder, artifact) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact, _workers_worker_result_js__WEBPACK_IMPORTED_MODULE_7__/* .workerFile */ .Tv)) ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, artifact) : null;
}


/***/ }),

/***/ 30571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JW: () => (/* binding */ refuseUnisolated),
/* harmony export */   U4: () => (/* binding */ noteOpener),
/* harmony export */   lR: () => (/* binding */ restoreRound),
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
function getHostJob({ environment }) {
    return _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E.available(environment) ? new _publish_host_artifacts_js__WEBPACK_IMPORTED_MODULE_0__/* .Artifacts */ .E(environment).job : null;
}
function noteOpener({ ledger }, start, world) {
    const job = getHostJob(world);
    const { file } = world.configuration;
    ledger.append('opened', job === null ? { start, config: file } : { job, start, config: file });
}
async function refuseUnisolated(run, world) {
    const { settings } = world;
    if (settings.unisolated)
        return;
    const opener = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).openingJob;
    const isSame = opener !== null && opener === getHostJob(world);
    if (!isSame && (settings.remote === '' || !(await (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .findConfiguredRemote */ .e)(run.workspace.git, world).mayPush())))
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
function restoreRound(run, plan, settings) {
    if (settings['leg-kind'] === 'gate' || settings.round > 0)
        return settings;
    const openRound = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_1__/* .phaseState */ .R)(run.services.ledger.earlier).run(run.runId).openRound();
    if (openRound === null && settings.remote === '')
        return settings;
    if (openRound === null)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .eb(`round is missing and run ${run.runId} has no open round; run integrate first, and pass its round and artifact to this job`);
    const job = openRound.jobs.find((each) => each.plan === (plan ?? ''));
    const [firstJob] = openRound.jobs;
    if (job === undefined && firstJob !== undefined)
        throw new UnfilledMatrixError(`plan: found ${plan === null ? 'none' : `"${plan}"`}, but round ${openRound.round} has jobs for ${openRound.jobs.map((each) => each.plan || 'all plans').join(', ')}; ` +
            'where the host cannot fill a matrix, use mode: single', firstJob);
    return { ...settings, round: openRound.round, 'artifact-name': settings['artifact-name'] || (job?.artifact ?? '') };
}


/***/ }),

/***/ 42873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $$: () => (/* binding */ digestHashes),
/* harmony export */   a_: () => (/* binding */ digestResult),
/* harmony export */   sW: () => (/* binding */ hashContent),
/* harmony export */   x_: () => (/* binding */ listFilesBelow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



function digestResult(folder) {
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
const optionalText = clipText(maxEventText).optional().catch(undefined);
const optionalNumber = zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().optional().catch(undefined);
const optionalBoolean = zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().optional().catch(undefined);
const optionalTexts = zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(clipText(500))
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
    event: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n((0,_record_events_event_js__WEBPACK_IMPORTED_MODULE_5__/* .listKindsWith */ .Gg)({ travels: true })),
    plan: planId,
    attempt: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().int().positive().max(10_000),
    ...buildNamed(['since', 'agent', 'reason', 'task', 'specialist', 'error_type', 'details', 'from', 'why', 'said'], optionalText),
    ...buildNamed(['timeoutMs', 'exitCode', 'durationMs', 'survivors', 'backoffMs', 'repair'], optionalNumber),
    ...buildNamed(['ok', 'passed'], optionalBoolean),
    ...buildNamed(['files', 'remarks'], optionalTexts),
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
    const redactStrings = (value) => JSON.parse(JSON.stringify(value), (_, each) => (typeof each === 'string' ? redact(each) : each));
    const bundles = [bundleFile].filter((name) => isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)));
    const hashes = new Map(bundles.map((name) => [name, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashContent */ .sW)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, name)))]));
    const write = (path, text) => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(into, path), text, { flag: 'wx' });
        hashes.set(path, (0,_result_digest_js__WEBPACK_IMPORTED_MODULE_10__/* .hashContent */ .sW)(text));
    };
    writeLogs?.(write);
    for (const [plan, signal] of signals)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('signals', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .getFileName */ .WP)(plan)}.json`), `${JSON.stringify(redactStrings(signal), null, 2)}\n`);
    for (const { plan, attempt, text } of handoffs)
        write((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('handoffs', `${(0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_6__/* .getFileName */ .WP)(plan)}-a${attempt}.json`), redact(text));
    write(eventsFile, events.map((event) => `${JSON.stringify(redactStrings(event))}\n`).join(''));
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
        const parsed = EventSchema.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_13__/* .tryParseJson */ .Bl)(line));
        if (!parsed.success)
            return [];
        const { at, event, ...details } = parsed.data;
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
// EXTERNAL MODULE: ./lib/run/open/choose-agent.js + 4 modules
var choose_agent = __webpack_require__(21673);
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
// EXTERNAL MODULE: ./lib/judge/decide/local-runner.js + 3 modules
var local_runner = __webpack_require__(39827);
// EXTERNAL MODULE: ./lib/judge/run/clean-copy/programs.js
var programs = __webpack_require__(42222);
// EXTERNAL MODULE: ./lib/judge/run/commit-judgement.js
var commit_judgement = __webpack_require__(39006);
// EXTERNAL MODULE: ./lib/chain/workers/worker-result.js
var worker_result = __webpack_require__(52545);
;// CONCATENATED MODULE: ./lib/chain/workers/ask-gate.js




async function askGate(run) {
    const { sha: commit } = await run.workspace.git.head();
    const empty = worker_result/* GateSchema */.ZM.parse({ commit, confirmations: 0, tests: null, verification: null });
    const checkout = await (0,commit_judgement/* openJobCheckout */.me)(commit, run);
    if (typeof checkout === 'string')
        return { ...empty, unprepared: checkout };
    try {
        const gateRunner = (0,local_runner/* createLocalRunner */.Y)(undefined, run);
        run.services.ledger.append('judge_start', { commit, of: 'judge', time: 1 });
        const unprepared = await gateRunner.setUp(checkout);
        if (unprepared !== null)
            return { ...empty, unprepared };
        const checks = await runGateChecks(checkout, gateRunner, run);
        const requirements = { done: true, commit, open: [] };
        const facts = { tests: null, requirements, verification: null, commit, confirmations: 0 };
        const tested = run.policy.testCommand === '' ? null : await gateRunner.tests(facts, checkout);
        const confirmations = tested?.decision.open ? run.policy.confirmingRuns : 0;
        const { tests = null, proof = null, warnings = [], oldTests = [], phaseTests = [], mutants = null } = tested ?? {};
        const result = {
            ...empty,
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
        const leftover = (0,commit_judgement/* describeStrayFiles */.C0)(checkout, run);
        if (leftover !== null)
            return { ...result, unprepared: leftover };
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
    const started = readStart(ledger.dir, name.artifact) ?? 0;
    const events = ledger.events.filter(isOfAttempt).filter(({ seq }) => seq > started);
    const proven = findProven(events, name.base);
    const secrets = (0,job_secrets/* unguessableSecrets */.Mx)(run.services.environment, run.policy.agentEnv);
    const savedWork = await findSavedWork(events, run.workspace);
    const saved = await (0,secret_free/* secretFree */.l)(run.workspace.git, savedWork, name.base, secrets);
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
    const attemptedPlans = new Set(events.map(({ plan }) => plan));
    const signals = new Map([...(0,log_ledger/* readSignals */.cu)(ledger.dir)].flatMap(([plan, signal]) => plan !== null && attemptedPlans.has(plan) ? [[plan, (0,completion_signal/* parseSignal */._w)(signal)]] : []));
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
    if (readStart(ledger.dir, artifact) !== null)
        return;
    (0,atomic_file/* replaceFile */.fR)((0,external_node_path_.join)(ledger.dir, beginFile), `${ledger.earlier.at(-1)?.seq ?? 0} ${artifact}`);
}
function readStart(dir, artifact) {
    const [, seq, owner] = /^(\d+) (.*)$/s.exec((0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(dir, beginFile)) ?? '') ?? [];
    return owner === artifact ? Number(seq) : null;
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




























function parseWorkerJob([ref = '', plan], caller) {
    const resumed = (0,call_world/* withSettings */.G)(caller, { fresh: false });
    const world = withSecret(plan === undefined ? resumed : (0,call_world/* withSettings */.G)(resumed, { 'max-parallel': 1 }));
    const { settings } = world;
    const runId = (0,chain_job/* getRunId */.Th)(settings);
    (0,chain_job/* checkBaseForm */.aw)(settings);
    const outputFolder = settings['output-dir'] && (0,external_node_path_.resolve)(world.directory, settings['output-dir']);
    const into = (0,own_folder/* getResultFolder */.GF)(world, outputFolder, `phase-executor-leg-${runId}`);
    if (!(0,worker_result/* canTakeWorker */.sz)(into))
        throw new table_settings/* UsageError */.eb(`output-dir: found ${into}, which is not empty; name an empty or a new folder`);
    const redact = (0,job_secrets/* createRedactor */.lY)(world);
    const started = parseInstant('job-started', settings['job-started']) ?? world.now();
    const { engineMs } = (0,job_limit/* deadlineLadder */.D)(settings['job-timeout']);
    const deadlineAt = world.machine.uptimeMs() - (0,machine/* measureElapsed */.V)(started, world) + engineMs;
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
        await (0,shared_record/* readRecord */.aE)({
            ...runScope,
            remote: (0,remote_setting/* findConfiguredRemote */.e)(runScope.git, world),
            ttlMs: settings['job-timeout'],
        });
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
            await (0,phase_run/* testBaseFirst */.ke)(progress);
        job.hasStarted = true;
        await (0,phase_run/* runPlans */.Eg)(progress);
        await run.isolation.folds.drain();
        return saveWorker(progress, saving);
    });
}
function saveFailure(error, job, world) {
    const { settings } = world;
    const { exitCode, message, stack } = (0,failure/* describeFailure */.Ic)(error);
    if (stack !== null)
        world.progress(job.redact(stack));
    const { plan, ref: phase, runId, into } = job;
    const matrixJob = error instanceof job_isolation/* UnfilledMatrixError */.t1 ? error.job : null;
    const artifact = matrixJob?.artifact ?? getArtifactName(phase, plan, 1, settings);
    const round = matrixJob?.round ?? settings.round;
    const name = createWorkerName(phase, { runId, artifact, base: '0'.repeat(40) }, { ...settings, round });
    const reason = classifyWorkerError(error);
    const shortMessage = job.redact(message).slice(0, 4000);
    const fault = { reason, message: shortMessage, retryable: reason === 'interrupted', began: job.hasStarted };
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
    const settings = (0,job_isolation/* restoreRound */.lR)(run, plan, input);
    const attempt = 1 + (plan === null ? 0 : (0,phase_state/* phaseState */.R)(run.services.ledger.earlier).attempts.countStarted(plan));
    const artifact = getArtifactName(run.phase.id, plan, attempt, settings);
    return createWorkerName(run.phase.id, { runId, artifact, base: (await run.workspace.git.head()).sha }, settings);
}
function createWorkerName(phase, existing, settings) {
    const { 'run-attempt': runAttempt, round, base } = settings;
    return { ...existing, phase, runAttempt, round, base: base || existing.base };
}
function getArtifactName(phase, plan, attempt, settings) {
    const { 'artifact-name': artifact, round, 'leg-kind': kind } = settings;
    return (artifact || (kind === 'gate' ? (0,job_matrix/* getGateArtifactName */.$5)(phase) : (0,job_matrix/* artifactName */.Cs)(phase, round, plan ?? 'all', attempt)));
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
        summary: `${(0,markdown/* escapeMarkdown */.FV)(text)}\n`,
        outputs: { status, 'result-path': into, ...vouched },
    };
}


/***/ }),

/***/ 19843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ findClaimedPlans),
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
    const claimed = await findClaimedPlans(run);
    if (claimed.length === 0)
        return;
    const { sha } = await run.workspace.git.head();
    const checkout = await (0,_judge_run_commit_judgement_js__WEBPACK_IMPORTED_MODULE_5__/* .openCleanCheckout */ .k8)(sha, run);
    if (typeof checkout === 'string')
        return refuseAll(claimed, checkout, run);
    try {
        await adoptVerified(claimed, checkout, gateRunner, run);
    }
    finally {
        checkout.close();
    }
}
async function findClaimedPlans(run) {
    const { schedule } = run;
    const { done } = run.progress;
    const { ledger } = run.services;
    const { git } = run.workspace;
    const plans = schedule.plans.map(({ plan }) => plan).filter(({ id }) => done.has(id));
    const { verified } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(ledger.earlier).plans;
    const heads = verified.map(({ head }) => head);
    const reachable = await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_11__/* .filterAncestors */ .rU)(git, heads, 'HEAD');
    const recorded = new Set(verified.flatMap(({ plan, head }) => (reachable.has(head) ? [plan] : [])));
    const unrecorded = plans.filter(({ id }) => !recorded.has(id));
    if (unrecorded.length === 0)
        return [];
    const marks = (await (0,_record_documents_plan_mark_js__WEBPACK_IMPORTED_MODULE_8__/* .listMarkedCommits */ .ct)(git, 2000)).flatMap(({ mark }) => mark ?? []);
    const completed = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_9__/* .phaseState */ .R)(git.isShallow ? ledger.earlier : []).plans.completed;
    const isMarked = (plan) => marks.some((mark) => mark.plan === plan.id && mark.planHash === (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .hashPlan */ .k)(plan));
    return unrecorded.filter((plan) => !isMarked(plan) && completed.get(plan.id)?.planHash !== (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_7__/* .hashPlan */ .k)(plan));
}
async function adoptVerified(claimed, checkout, gateRunner, run) {
    const { git } = run.workspace;
    const changes = await (0,_judge_run_plan_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .listPlanChanges */ .v)(run, new Map());
    const { answers, unprepared } = await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .judgePlans */ .o)(checkout, run, { changes, plans: claimed }, gateRunner);
    if (unprepared !== null)
        return refuseAll(claimed, unprepared, run);
    for (const plan of claimed) {
        const answer = answers.get(plan.id);
        if (answer === undefined)
            continue;
        const isLeftToGate = gateRunner === null && (0,_judge_run_clean_copy_programs_js__WEBPACK_IMPORTED_MODULE_4__/* .listPlanCommands */ .Q7)(plan).length > 0;
        const minEvidence = (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTests */ .k$)(run.policy.minEvidence);
        const missing = isLeftToGate ? null : (0,_judge_decide_least_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .explainMissingEvidence */ .jh)(plan.id, answer.evidence, minEvidence);
        const shape = await (0,_judge_checks_commit_shape_js__WEBPACK_IMPORTED_MODULE_0__/* .shapeProblems */ .qf)(git, await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_12__/* .emptyTree */ ["in"])(git), checkout.commit, new Set(changes.of(plan.id)));
        const evidence = missing !== null && git.isShallow ? `${missing} ${adviceOnShallow}` : missing;
        const problems = [
            ...[...(0,_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .listObjections */ .BG)(answer.findings), ...shape].map(_judge_rules_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .findingSentence */ .dj),
            ...(evidence === null ? [] : [evidence]),
        ];
        if (problems.length > 0)
            refusePlan(plan, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .joinFirstFew */ .RS)(problems, 3, '; '), run);
        else
            run.services.ledger.append('summary_adopted', {
                plan: plan.id,
                head: checkout.commit,
                evidence: (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_10__/* .getEvidenceLevel */ .CE)(answer.evidence),
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

/***/ 42127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ deadlineLadder),
/* harmony export */   d: () => (/* binding */ getDeadline)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var _plan_phase_yaml_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45880);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);






const minuteMs = 60_000;
const defaultMinutes = { github: 360, gitea: 180 };
async function getDeadline(world) {
    const { deadline } = world.settings;
    const limitMs = await jobLimitMs(world.environment);
    const runMs = limitMs === null ? deadline : Math.min(deadline, deadlineLadder(limitMs).engineMs);
    if (runMs < deadline)
        world.progress(`the job may take ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(limitMs ?? 0)} (timeout-minutes), so the run gets ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(runMs)} instead of its deadline of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_4__/* .formatElapsed */ .C7)(deadline)}`);
    return world.machine.uptimeMs() + runMs;
}
async function jobLimitMs(environment) {
    if (environment.GITHUB_ACTIONS !== 'true')
        return null;
    const host = environment.GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    return minuteMs * ((await configuredMinutes(environment)) ?? defaultMinutes[host]);
}
const maxBytes = 500 * 1024;
async function configuredMinutes(environment) {
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
    const minutes = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
    return /^\d{1,5}(\.\d{1,3})?$/.test(minutes) && Number(minutes) > 0 ? Number(minutes) : null;
}
const Workflow = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    jobs: zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ 'timeout-minutes': zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional().catch(undefined) })),
});
function deadlineLadder(jobTimeoutMs) {
    const gapMs = Math.min(10 * minuteMs, Math.max(minuteMs, Math.round(jobTimeoutMs / 20)));
    const jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minuteMs));
    const stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - gapMs) / minuteMs));
    return { engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * gapMs), stepMinutes, jobMinutes };
}


/***/ })

};
;