"use strict";
exports.id = 5485;
exports.ids = [5485];
exports.modules = {

/***/ 71440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ formatCauses),
/* harmony export */   Eu: () => (/* binding */ formatSignal),
/* harmony export */   Fe: () => (/* binding */ listStepTexts),
/* harmony export */   Kr: () => (/* binding */ completePlans),
/* harmony export */   Pi: () => (/* binding */ findFailureCause),
/* harmony export */   QO: () => (/* binding */ askedLines),
/* harmony export */   Qw: () => (/* binding */ titleText),
/* harmony export */   Uq: () => (/* binding */ openText),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   d8: () => (/* binding */ planCount),
/* harmony export */   q0: () => (/* binding */ costPerPlan),
/* harmony export */   sA: () => (/* binding */ formatQuestion),
/* harmony export */   u5: () => (/* binding */ figures),
/* harmony export */   vh: () => (/* binding */ spendingParts)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
/* harmony import */ var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67263);
/* harmony import */ var _signal_next_phase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3889);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75200);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);






function titleText({ phase, verdict, exitStatus }) {
    const isTrue = verdict === 'success' || verdict === 'skipped' || exitStatus !== 'COMPLETED';
    const words = { 'cut off': 'INTERRUPTED', 'at work': 'running', 'never run': 'never run' };
    const word = verdict in words ? words[verdict] : isTrue ? exitStatus : null;
    return `Phase ${phase.id} ${phase.name}: ${word ?? verdict}`;
}
function figures(story) {
    const { durationMs, evidence, attempts } = story;
    const { count, successRate, lastPlan } = attempts;
    const rate = successRate === null ? '' : `, success rate ${Math.round(successRate * 100)} %`;
    return [
        `${planCount(story.plans)}${durationMs === null ? '' : ` in ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatElapsed */ .C7)(durationMs)}`}`,
        ...(evidence === null ? [] : [`evidence: ${(0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .formatLevel */ .eI)(evidence)}`]),
        count === 0 ? 'no attempts' : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count, 'attempt')}${rate}${lastPlan ? `, last on ${lastPlan}` : ''}`,
        ...listSpending(story),
    ];
}
function planCount(plans) {
    const doneCount = plans.filter(({ verdict }) => verdict === 'success').length;
    return `${doneCount}/${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(plans.length, 'plan')} complete`;
}
function completePlans(plans) {
    return plans.filter(({ verdict }) => verdict === 'success');
}
const maxHeadline = 100;
function formatCauses({ phase, verdict, why, signal, plans }) {
    if (signal?.status !== 'failure' || verdict !== 'failure') {
        const isReported = signal !== null && (verdict === 'blocked' || verdict === 'skipped');
        const text = isReported ? (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLine */ .nU)(formatSignal(signal)) : '';
        return [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLine */ .nU)(why), ...(why.includes(text) ? [] : [text])];
    }
    const { failedPlan } = signal.details;
    const failed = plans.find(({ id }) => id === failedPlan);
    const failedSignal = failed?.signal ?? signal;
    const message = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLine */ .nU)(formatSignal(failedSignal));
    const tries = failedSignal.attempt === undefined ? '' : ` (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(failedSignal.attempt, 'attempt')})`;
    const start = `${failed?.id ?? `phase ${phase.id}`} failed: `;
    const cause = findFailureCause(message, maxHeadline - start.length - tries.length);
    const reason = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLine */ .nU)(why);
    const isWhole = message.endsWith(cause) || reason.includes(message);
    return [
        `${start}${cause}${tries}`,
        `because: ${isWhole ? reason : message.includes(reason) ? message : `${reason}: ${message}`}`,
    ];
}
function findFailureCause(message, max = maxHeadline) {
    const pattern = /^(?:.* would fail the same way \(last: \w+\)|every plan is complete, but not the phase): /;
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(message.replace(pattern, '').replace(/^(?:verification_failed: )?verification failed: /, ''), max);
}
function listStepTexts({ steps, host, next }) {
    const remaining = host === null ? steps : steps.filter((step) => !step.includes('.git/'));
    if (next !== null)
        return [`review the work; ${(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_4__/* .describeNextPhase */ .wD)(next)}`, ...remaining];
    return remaining.length === 0 ? ['look at the run, then run the phase again'] : [...remaining];
}
function formatSignal(signal) {
    switch (signal.status) {
        case 'success': {
            const observed = describeEvidence(signal);
            return signal.details.alreadyComplete === true ? `was complete before; ${observed}` : observed;
        }
        case 'failure':
            return signal.details.error?.message ?? signal.details.reason;
        case 'blocked':
        case 'skipped':
            return signal.details.reason;
    }
}
function describeEvidence(signal) {
    const { level, text } = (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvidence */ .At)(signal);
    if (level === null)
        return 'complete';
    return `${(0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(level, 'artifacts') ? 'verified' : 'complete'}, evidence ${level}: ${text}`;
}
function openText({ signal }) {
    return signal === null || signal.status === 'success' ? '' : formatSignal(signal);
}
function urgentFirst(plans) {
    return urgency.flatMap((verdict) => plans.filter((plan) => plan.verdict === verdict));
}
const urgency = ['failure', 'blocked', 'open', 'skipped', 'success'];
function costPerPlan({ spent, plans }) {
    const verified = completePlans(plans).length;
    return verified === 0 || !spent.isCostKnown || spent.costUsd === 0 ? null : spent.costUsd / verified;
}
function listSpending(story) {
    const costUsd = costPerPlan(story);
    const perPlan = costUsd === null ? [] : [(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)({ costUsd, isEstimate: story.spent.isEstimate })];
    return [...spendingParts(story.spent), ...perPlan.map((cost) => `${cost} per verified plan`)];
}
function spendingParts(spent) {
    if (spent === null || ((0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .countSpentTokens */ .Gh)(spent) === 0 && spent.costUsd === 0))
        return [];
    const share = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .cacheShare */ .e_)(spent);
    const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
    return [`${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .countSpentTokens */ .Gh)(spent).toLocaleString('en-US')} tokens${cached}`, (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCost */ .BD)(spent)];
}
function askedLines({ signal }) {
    const question = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .getQuestion */ .ph)(signal);
    return question === undefined ? [] : formatQuestion(question);
}
function formatQuestion(question) {
    const { kind, task, number, tasks, done, commit, options } = question;
    const location = task === null ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
    const before = done === 0 ? 'no task is done yet' : `${done === 1 ? 'task 1 is' : `tasks 1 to ${done} are`} done and committed`;
    return [
        kind === 'agent-question'
            ? `its agent, in its own words; ${before}`
            : `${location} (${kind}); ${before}, look at ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenId */ .X_)(commit)}`,
        ...texts.flatMap(([name, key]) => formatBlock(name, question[key])),
        ...options.flatMap(({ id, name, pros, cons }) => [
            `option ${id}${name === '' ? '' : `: ${name}`}`,
            ...(pros === undefined ? [] : [`  pros: ${pros}`]),
            ...(cons === undefined ? [] : [`  cons: ${cons}`]),
        ]),
        ...formatBlock('to answer', question.resumeSignal),
    ];
}
const texts = [
    ['asked', 'asked'],
    ['needed first', 'precondition'],
    ['what was built', 'whatBuilt'],
    ['how to verify', 'howToVerify'],
    ['decision', 'decision'],
    ['context', 'context'],
    ['action', 'action'],
    ['instructions', 'instructions'],
    ['verification', 'verification'],
];
function formatBlock(name, text = '') {
    const [firstLine = '', ...otherLines] = text.split('\n').map((line) => line.trimEnd());
    const depth = (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_5__/* .getSmallest */ .u)(otherLines.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
    const lines = [firstLine.trim(), ...otherLines.map((line) => line.slice(depth))].filter((line) => line !== '');
    if (lines.length === 0)
        return [];
    return otherLines.length === 0 ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
}


/***/ }),

/***/ 5314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CA: () => (/* binding */ withLedger),
/* harmony export */   at: () => (/* binding */ recordedSignals),
/* harmony export */   cI: () => (/* binding */ readRun)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52299);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57733);
/* harmony import */ var _log_lease_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86518);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(313);
/* harmony import */ var _published_published_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33574);
/* harmony import */ var _published_shared_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(83353);
/* harmony import */ var _readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(46562);
/* harmony import */ var _readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39618);










function readRun({ phase }, dir, holders) {
    const events = (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecentEvents */ .FB)(dir, phase.id);
    const recorded = (0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseState */ .R)(events);
    const { opening, ended } = recorded;
    const run = { opening, ended, isAtWork: recorded.isAtWork(holders) };
    const state = (0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__/* .deriveState */ .dT)(recorded, { phase: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(phase.dir), checkpointFile: (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .logPath */ .Q2)(dir) });
    const isOpen = (plan) => run.isAtWork && ['pending', 'running', 'retrying'].includes(state?.plans?.[plan]?.status ?? '');
    const signals = [...recordedSignals(dir)].filter(([plan]) => (plan === null ? !run.isAtWork : !isOpen(plan)));
    return { events, ...run, state, isOpen, signals: new Map(signals) };
}
async function withLedger({ phase, git, prefix }, world, look) {
    const holder = () => (0,_log_lease_js__WEBPACK_IMPORTED_MODULE_4__/* .findLeaseHolder */ ._L)(git.gitDir, world.machine)?.runId;
    if (world.settings.remote === '')
        return look((0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .getLedgerDir */ .n7)(git.gitDir, prefix, phase.id), [holder()]);
    const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .findConfiguredRemote */ .e)(git, world);
    const sharedRecord = await (0,_published_shared_record_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRecord */ .Kd)({ git, remote, prefix, phase: phase.id });
    const dir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
    try {
        if (sharedRecord !== null)
            await (0,_published_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreState */ .aX)(git, sharedRecord.commit, dir);
        const isAtWork = sharedRecord !== null && (0,_published_shared_record_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecent */ .Kb)(sharedRecord.manifest, world.now());
        return await look(dir, [holder(), isAtWork ? sharedRecord.manifest.runId : null]);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, { recursive: true, force: true });
    }
}
function recordedSignals(dir) {
    return new Map([...(0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .readSignals */ .cu)(dir)].map(([id, signal]) => [id, parseRecorded(dir, id, signal)]));
}
function parseRecorded(dir, id, signal) {
    try {
        return (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .parseSignal */ ._w)(signal);
    }
    catch (cause) {
        const match = cause.message;
        const advice = 'it is only a report: delete it, and the next run writes it again';
        throw new _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .SignalError */ .F8(`${(0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .getSignalPath */ .ii)(dir, id)} is damaged: ${match}; ${advice}`, { cause });
    }
}


/***/ }),

/***/ 33574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ recordRef),
/* harmony export */   Tb: () => (/* binding */ commitState),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   aX: () => (/* binding */ restoreState),
/* harmony export */   qe: () => (/* binding */ getPartialPrefix),
/* harmony export */   yk: () => (/* binding */ PublishedStateError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(64377);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95185);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95687);
/* harmony import */ var _system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67552);
/* harmony import */ var _system_git_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77050);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42750);
/* harmony import */ var _system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13528);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5722);










const partialRefPattern = /^refs\/phase-executor\/[\w%+-][\w%+.-]*\/partial\/[\w%+-][\w%+.-]*\/[\w%+-][\w%+.-]*$/;
const ManifestSchema = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz(1),
    phase: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(),
    epoch: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().nonnegative().max(1e9),
    workflowRun: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
        repository: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().max(200),
        id: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(/^\d{1,18}$/),
        attempt: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().int().positive(),
    })
        .optional(),
    host: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(/^[^\u0000-\u001f\u007f-\u009f]{0,200}$/),
    heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_8__/* .datetime */ .w$(),
    ttlMs: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig()
        .int()
        .positive()
        .max(7 * 86_400_000),
    released: zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY(),
    branch: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().nullable(),
    head: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/),
    kept: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(partialRefPattern), commit: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/) })),
});
class PublishedStateError extends Error {
    name = 'PublishedStateError';
    exitCode = _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .TECHNICAL_EXIT */ .x8.USAGE;
}
const ledgerPartPatterns = [/^events\.ndjson$/, /^phase\.json$/, /^signals\/[^/]+\.json$/, /^handoffs\/[^/]+\.json$/];
function recordRef({ phase, prefix }) {
    const project = encodeURIComponent(prefix.replace(/\/$/, '')).replace(/[~*]/g, '_');
    return `refs/phase-executor/${project === '' ? '' : `${project}+`}${phase}/state`;
}
async function commitState(git, dir, manifest) {
    const files = listLedgerFiles(dir);
    const paths = files.map((file) => `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, file)}\n`).join('');
    const hashes = await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin: paths });
    const hashed = hashes.split('\n');
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .NewObjects */ .L(git, manifest.head, Date.parse(manifest.heartbeatAt));
    const entry = (id = '') => ({ mode: '100644', id });
    const state = objects.blob(`${JSON.stringify(manifest, null, 2)}\n`);
    const parts = files.map((file, index) => [file, entry(hashed[index])]);
    const tree = await objects.tree(null, new Map([...parts, ['state.json', entry(state)]]));
    const parents = [...new Set([manifest.head, ...manifest.kept.map(({ commit }) => commit)])];
    const message = `State of phase ${manifest.phase}\n\nRun ${manifest.runId} of Phase Executor, epoch ${manifest.epoch}.`;
    const commit = await objects.commit(tree, parents, message);
    await objects.write();
    return commit;
}
async function readManifest(git, commit) {
    const refuse = (problem) => new PublishedStateError(`state.json of ${commit} ${problem}`);
    const stateObject = await git.objects.find(`${commit}:state.json`);
    if (stateObject.kind !== 'blob')
        throw new PublishedStateError(`commit ${commit} holds no state.json, so it is not a state of a phase`);
    if (stateObject.size > maxManifestBytes)
        throw refuse(`has ${stateObject.size} bytes; at most ${maxManifestBytes} are read`);
    const value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .tryParseJson */ .Bl)((await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readTextInTree */ .Pd)(git, commit, 'state.json')) ?? '');
    if (value === undefined)
        throw refuse('is not JSON');
    const { schemaVersion } = (value ?? {});
    if (typeof schemaVersion === 'number' && schemaVersion > 1)
        throw refuse(`has version ${schemaVersion}, which a newer Phase Executor wrote; use that`);
    const { data, error } = ManifestSchema.safeParse(value);
    if (error !== undefined) {
        const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        throw refuse(`is not usable: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .joinFirstFew */ .RS)(problems, 5, '; ')}`);
    }
    const external = data.kept.find(({ ref }) => !ref.startsWith(getPartialPrefix(data.phase)));
    if (external !== undefined)
        throw refuse(`belongs to phase ${data.phase} but references ${external.ref} of another phase`);
    return data;
}
function getPartialPrefix(phase) {
    return `refs/phase-executor/${phase}/partial/`;
}
const maxManifestBytes = 4 * 1024 * 1024;
const maxPartBytes = 256 * 1024 * 1024;
async function restoreState(git, commit, dir) {
    const manifest = await readManifest(git, commit);
    for (const { mode, id: sha, path } of await git.trees.list(commit)) {
        if (mode !== '100644' || !ledgerPartPatterns.some((part) => part.test(path)) || path.includes('..'))
            continue;
        const foundObject = await git.objects.find(sha);
        const bytes = foundObject.kind === 'blob' ? foundObject.size : null;
        if (bytes === null || bytes > maxPartBytes)
            throw new PublishedStateError(`${path} of ${commit} has ${bytes} bytes; at most ${maxPartBytes} are accepted`);
        const object = await git.objects.read(sha);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), 'content' in object ? object.content : '');
    }
    for (const { ref, commit: saved } of manifest.kept)
        await keepLocalPartial(git, ref, saved);
}
async function keepLocalPartial(git, ref, saved) {
    if ((await git.resolve(saved)) === null)
        return;
    const localCommit = await git.resolve(ref);
    if (localCommit === null || !(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, saved, localCommit)))
        await (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_3__/* .keepUnder */ .mv)(git, ref, saved, 'Kept beside what this machine had kept');
}
function listLedgerFiles(dir) {
    const below = ['signals', 'handoffs'].flatMap((folder) => listNames((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, folder)).map((name) => `${folder}/${name}`));
    const isOurs = (file) => ledgerPartPatterns.some((part) => part.test(file)) &&
        !file.includes('\n') &&
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, file), { throwIfNoEntry: false })?.isFile() === true;
    return [...listNames(dir), ...below].filter(isOurs).sort();
}
function listNames(dir) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, { throwIfNoEntry: false })?.isDirectory() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir) : [];
}


/***/ }),

/***/ 40521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ secretFree)
/* harmony export */ });
/* harmony import */ var _settings_call_token_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98834);
/* harmony import */ var _system_git_bundle_new_contents_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50684);
/* harmony import */ var _system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90697);
/* harmony import */ var _system_text_secret_finder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7054);




async function secretFree(git, works, base, secrets) {
    const existing = checkedCommits.get(git) ?? new Map();
    checkedCommits.set(git, existing);
    const finder = new _system_text_secret_finder_js__WEBPACK_IMPORTED_MODULE_3__/* .SecretFinder */ .R(secrets);
    for (const { commit } of works)
        if (!existing.has(commit))
            existing.set(commit, await containsSecret(git, commit, base, finder));
    return works.filter(({ commit }) => existing.get(commit) === false);
}
const checkedCommits = new WeakMap();
async function containsSecret(git, commit, base, finder) {
    const commits = (await (0,_system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_2__/* .listCommitsBetween */ .hR)(git, commit, [base])).map((sha) => ({ sha }));
    const { words, paths, contents } = await (0,_system_git_bundle_new_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .newContents */ .L)(git, { base, commit, commits });
    const count = (text) => finder.find(text).length + (0,_settings_call_token_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .findTokens */ .G)(text).flatMap(({ ranges }) => ranges).length;
    if ([...paths, ...words.map(({ text }) => text)].some((text) => count(text) > 0))
        return true;
    for await (const { text, before } of contents)
        if (count(text) > count(before))
            return true;
    return false;
}


/***/ }),

/***/ 83353:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F_: () => (/* binding */ ownRuns),
/* harmony export */   Kb: () => (/* binding */ isRecent),
/* harmony export */   Kd: () => (/* binding */ fetchRecord),
/* harmony export */   aE: () => (/* binding */ readRecord),
/* harmony export */   ad: () => (/* binding */ isOwnRecord),
/* harmony export */   ai: () => (/* binding */ noteOwnRun),
/* harmony export */   cT: () => (/* binding */ hidePassword),
/* harmony export */   fT: () => (/* binding */ importRecord),
/* harmony export */   mR: () => (/* binding */ isRunAtWork),
/* harmony export */   rN: () => (/* binding */ recordCommit),
/* harmony export */   sG: () => (/* binding */ describeHolder),
/* harmony export */   tg: () => (/* binding */ noteCopied)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41460);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_git_refs_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92954);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23806);
/* harmony import */ var _log_lease_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86518);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(313);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33574);
/* harmony import */ var _secret_free_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40521);










async function fetchRecord(scope) {
    const { git, remote, phase } = scope;
    const ref = (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRef */ .Ji)(scope);
    const commit = await remote.fetch(ref);
    if (commit === null)
        return null;
    const location = `${ref} on ${hidePassword(scope)}`;
    const manifest = await (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readManifest */ .WI)(git, commit).catch((error) => {
        if (!(error instanceof _published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .PublishedStateError */ .yk))
            throw error;
        const localCopyNote = `Its contents stay here as ${commit} until git prunes them`;
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .PublishedStateError */ .yk(`${location}: ${error.message}. ${localCopyNote}. ${remote.hint(ref)}`);
    });
    if ((0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .getPhaseKey */ .Tn)(manifest.phase) !== (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .getPhaseKey */ .Tn)(phase))
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .PublishedStateError */ .yk(`${location} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.hint(ref)}`);
    return { commit, manifest };
}
async function recordCommit({ git, dir, phase, runId, host, ttlMs, workflowRun, secrets }, currentState) {
    const { at, ...state } = currentState;
    const refs = await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_9__/* .listRefsUnder */ .H4)(git, (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .getPartialPrefix */ .qe)(phase));
    const savedWorks = refs.flatMap(({ name, commit, type }) => (type === 'commit' ? [{ ref: name, commit }] : []));
    const saved = await (0,_secret_free_js__WEBPACK_IMPORTED_MODULE_7__/* .secretFree */ .l)(git, savedWorks, currentState.head, secrets);
    const heartbeatAt = new Date(at).toISOString();
    const owner = { runId, host, ...(workflowRun === undefined ? {} : { workflowRun }) };
    return (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .commitState */ .Tb)(git, dir, { schemaVersion: 1, phase, ...owner, heartbeatAt, ttlMs, ...state, kept: saved });
}
async function isRunAtWork(manifest, { now, isOver }) {
    const { workflowRun } = manifest;
    if (!isRecent(manifest, now()))
        return false;
    return workflowRun === undefined || isOver === undefined || !(await isOver(workflowRun));
}
function isRecent({ released, heartbeatAt, ttlMs }, now) {
    return !released && (0,_log_lease_js__WEBPACK_IMPORTED_MODULE_4__/* .isFresh */ .pL)(heartbeatAt, ttlMs, now);
}
function describeHolder({ runId, host, heartbeatAt, ttlMs }, scope) {
    const { phase } = scope;
    const validUntil = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
    return `run ${runId} on ${host} is working on phase ${phase} (${hidePassword(scope)}, last heartbeat ${heartbeatAt}); wait for it. Without another heartbeat it counts as dead from ${validUntil} on`;
}
function isOwnRecord(dir, { runId, host }, scope) {
    return host === scope.host && ownRuns({ dir }).includes(runId);
}
function ownRuns({ dir }) {
    return ((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, ownRunsFile)) ?? '').split('\n').filter((line) => line !== '');
}
function noteOwnRun({ dir, runId }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, ownRunsFile), `${runId}\n`);
}
const ownRunsFile = 'runs-of-this-checkout';
function hidePassword({ remote }) {
    return (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecret */ .Nt)(remote.name);
}
async function importRecord(commit, { git, dir, now }) {
    (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .setLedgerAside */ .O1)(dir, new Date(now()));
    await (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreState */ .aX)(git, commit, dir);
}
async function readRecord(scope) {
    const sharedRecord = await fetchRecord(scope);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scope.dir, copiedFile);
    if (sharedRecord !== null && (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(path) !== sharedRecord.commit)
        await importRecord(sharedRecord.commit, scope);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { force: true });
    return sharedRecord;
}
function noteCopied({ dir }, commit) {
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, copiedFile), commit);
}
const copiedFile = 'published';


/***/ }),

/***/ 39618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ changesState),
/* harmony export */   ZO: () => (/* binding */ getExecutorName),
/* harmony export */   dT: () => (/* binding */ deriveState)
/* harmony export */ });
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75200);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42115);


function deriveState({ opening, startedAt, plans: { statuses, changedAt }, attempts: { numbers } }, { phase, checkpointFile }) {
    if (opening === null)
        return null;
    const ids = [...statuses.keys()];
    const withStatus = (status) => ids.filter((id) => statuses.get(id) === status);
    const completed = withStatus('completed');
    const openWaves = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => opening.waves[id] ?? 0);
    return {
        schema_version: 1,
        phase,
        mode: opening.mode,
        team_name: `phase-executor-${opening.phase}`,
        started_at: startedAt ?? opening.at,
        updated_at: changedAt ?? opening.at,
        plan_task_map: Object.fromEntries([...numbers].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
        executor_names: withStatus('running').map(getExecutorName),
        verifier_task_id: null,
        completed_plans: completed,
        current_wave: openWaves.length > 0 ? (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getSmallest */ .u)(openWaves) : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_1__/* .getLargest */ .p)(Object.values(opening.waves), 0),
        checkpoint_file: checkpointFile,
        run_id: opening.runId,
        ...(opening.epoch === undefined ? {} : { epoch: opening.epoch }),
        plans: Object.fromEntries(ids.map((id) => [
            id,
            {
                status: statuses.get(id) ?? 'pending',
                attempts: numbers.get(id) ?? 0,
                wave: opening.waves[id] ?? null,
            },
        ])),
    };
}
function getExecutorName(plan) {
    return `executor-${plan}`;
}
function changesState(event) {
    return ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .kindTraits */ .KT)(event.event).status !== undefined || event.event === 'phase_start' || (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { ends: 'phase' }));
}


/***/ })

};
;