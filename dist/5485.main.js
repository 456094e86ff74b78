"use strict";
exports.id = 5485;
exports.ids = [5485];
exports.modules = {

/***/ 71440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B0: () => (/* binding */ stepTexts),
/* harmony export */   Kr: () => (/* binding */ completePlans),
/* harmony export */   QO: () => (/* binding */ askedLines),
/* harmony export */   Qw: () => (/* binding */ titleText),
/* harmony export */   Qx: () => (/* binding */ questionLines),
/* harmony export */   UW: () => (/* binding */ signalText),
/* harmony export */   Uq: () => (/* binding */ openText),
/* harmony export */   Wx: () => (/* binding */ urgentFirst),
/* harmony export */   i_: () => (/* binding */ failureCause),
/* harmony export */   q0: () => (/* binding */ costPerPlan),
/* harmony export */   t1: () => (/* binding */ causeLines),
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
    const { plans, durationMs, evidence, attempts } = story;
    const { count, successRate, lastPlan } = attempts;
    const rate = successRate === null ? '' : `, success rate ${Math.round(successRate * 100)} %`;
    return [
        `${completePlans(plans).length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(plans.length, 'plan')} complete`,
        ...(durationMs === null ? [] : [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatElapsed */ .C7)(durationMs)]),
        ...(evidence === null ? [] : [`evidence: ${evidence}`]),
        count === 0
            ? 'no attempts'
            : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(count, 'attempt')}${rate}${lastPlan ? `, the last on plan ${lastPlan}` : ''}`,
        ...spentTexts(story),
    ];
}
function completePlans(plans) {
    return plans.filter(({ verdict }) => verdict === 'success');
}
const maxHeadline = 100;
function causeLines({ phase, verdict, why, signal, plans }) {
    if (signal?.status !== 'failure' || verdict !== 'failure') {
        const isTold = signal !== null && (verdict === 'blocked' || verdict === 'skipped');
        const text = isTold ? (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(signalText(signal)) : '';
        return [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(why), ...(why.includes(text) ? [] : [text])];
    }
    const { failedPlan } = signal.details;
    const failed = plans.find(({ id }) => id === failedPlan);
    const of = failed?.signal ?? signal;
    const message = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(signalText(of));
    const tries = of.attempt === undefined ? '' : ` (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .formatCount */ .B4)(of.attempt, 'attempt')})`;
    const start = `${failed?.id ?? `phase ${phase.id}`} failed: `;
    const cause = failureCause(message, maxHeadline - start.length - tries.length);
    const reason = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(why);
    const isWhole = message.endsWith(cause) || reason.includes(message);
    return [
        `${start}${cause}${tries}`,
        `because: ${isWhole ? reason : message.includes(reason) ? message : `${reason}: ${message}`}`,
    ];
}
function failureCause(message, max = maxHeadline) {
    const pattern = /^(?:.* would fail the same way \(last: \w+\)|every plan is complete, but not the phase): /;
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(message.replace(pattern, '').replace(/^(?:verification_failed: )?verification failed: /, ''), max);
}
function stepTexts({ steps, host, next }) {
    const remaining = host === null ? steps : steps.filter((step) => !step.includes('.git/'));
    if (next !== null)
        return [`review the work; ${(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_4__/* .nextPhaseClause */ .AE)(next)}`, ...remaining];
    return remaining.length === 0 ? ['look at the run, then run the phase again'] : [...remaining];
}
function signalText(signal) {
    switch (signal.status) {
        case 'success': {
            const observed = seenText(signal);
            return signal.details.alreadyComplete === true ? `was complete before; ${observed}` : observed;
        }
        case 'failure':
            return signal.details.error?.message ?? signal.details.reason;
        case 'blocked':
        case 'skipped':
            return signal.details.reason;
    }
}
function seenText(signal) {
    const { level, text } = (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .readEvidence */ .At)(signal);
    if (level === null)
        return 'complete';
    return `${(0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .isAtLeast */ .du)(level, 'artifacts') ? 'verified' : 'complete'}, evidence ${level}: ${text}`;
}
function openText({ signal }) {
    return signal === null || signal.status === 'success' ? '' : signalText(signal);
}
function urgentFirst(plans) {
    return urgency.flatMap((verdict) => plans.filter((plan) => plan.verdict === verdict));
}
const urgency = ['failure', 'blocked', 'open', 'skipped', 'success'];
function costPerPlan({ spent, plans }) {
    const verified = completePlans(plans).length;
    return verified === 0 || !spent.isCostKnown || spent.costUsd === 0 ? null : spent.costUsd / verified;
}
function spentTexts(story) {
    const costUsd = costPerPlan(story);
    const perPlan = costUsd === null ? [] : [(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)({ costUsd, isEstimate: story.spent.isEstimate })];
    return [...spendingParts(story.spent), ...perPlan.map((cost) => `${cost} for each verified plan`)];
}
function spendingParts(spent) {
    if (spent === null || ((0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .spentTokens */ .fb)(spent) === 0 && spent.costUsd === 0))
        return [];
    const share = (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .cacheShare */ .e_)(spent);
    const cached = share === null ? '' : ` (${Math.round(share * 100)} % of the input from the cache)`;
    return [`${(0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .spentTokens */ .fb)(spent).toLocaleString('en-US')} tokens${cached}`, (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .costText */ .rs)(spent)];
}
function askedLines({ signal }) {
    const question = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .getQuestion */ .ph)(signal);
    return question === undefined ? [] : questionLines(question);
}
function questionLines(question) {
    const { kind, task, number, tasks, done, commit, options } = question;
    const where = task === null ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
    const before = done === 0 ? 'no task is done yet' : `${done === 1 ? 'task 1 is' : `tasks 1 to ${done} are`} done and committed`;
    return [
        kind === 'agent-question'
            ? `its agent, in its own words; ${before}`
            : `${where} (${kind}); ${before}, look at ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortId */ .m_)(commit)}`,
        ...texts.flatMap(([name, key]) => block(name, question[key])),
        ...options.flatMap(({ id, name, pros, cons }) => [
            `option ${id}${name === '' ? '' : `: ${name}`}`,
            ...(pros === undefined ? [] : [`  pros: ${pros}`]),
            ...(cons === undefined ? [] : [`  cons: ${cons}`]),
        ]),
        ...block('to answer', question.resumeSignal),
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
function block(name, text = '') {
    const [first = '', ...rest] = text.split('\n').map((line) => line.trimEnd());
    const depth = (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_5__/* .getSmallest */ .u)(rest.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
    const lines = [first.trim(), ...rest.map((line) => line.slice(depth))].filter((line) => line !== '');
    if (lines.length === 0)
        return [];
    return rest.length === 0 ? [`${name}: ${lines[0]}`] : [`${name}:`, ...lines.map((line) => `  ${line}`)];
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
/* harmony import */ var _readings_run_opening_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95291);
/* harmony import */ var _readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(39618);










function readRun({ phase }, dir, holders) {
    const events = (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .readRecentEvents */ .FB)(dir, phase.id);
    const run = (0,_readings_run_opening_js__WEBPACK_IMPORTED_MODULE_8__/* .newestRun */ .KO)(events, holders);
    const state = (0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_9__/* .deriveState */ .dT)(events, { phase: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(phase.dir), checkpointFile: (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .logPath */ .Q2)(dir) });
    const isOpen = (plan) => run.isAtWork && ['pending', 'running', 'retrying'].includes(state?.plans?.[plan]?.status ?? '');
    const signals = [...recordedSignals(dir)].filter(([plan]) => (plan === null ? !run.isAtWork : !isOpen(plan)));
    return { events, ...run, state, isOpen, signals: new Map(signals) };
}
async function withLedger({ phase, git, prefix }, world, look) {
    const holder = () => (0,_log_lease_js__WEBPACK_IMPORTED_MODULE_4__/* .leaseHolder */ .Fp)(git.gitDir, world.machine)?.runId;
    if (world.settings.remote === '')
        return look((0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .ledgerDir */ .PW)(git.gitDir, prefix, phase.id), [holder()]);
    const remote = (0,_settings_call_remote_setting_js__WEBPACK_IMPORTED_MODULE_2__/* .configuredRemote */ .v)(git, world);
    const sharedRecord = await (0,_published_shared_record_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRecord */ .Kd)({ git, remote, prefix, phase: phase.id });
    const dir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
    try {
        if (sharedRecord !== null)
            await (0,_published_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreState */ .aX)(git, sharedRecord.commit, dir);
        const isAtWork = sharedRecord !== null && (0,_published_shared_record_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecent */ .Kb)(sharedRecord.manifest, world.now());
        return look(dir, [holder(), isAtWork ? sharedRecord.manifest.runId : null]);
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
        throw new _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .SignalError */ .F8(`${(0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .signalPath */ .CV)(dir, id)} is damaged: ${match}; ${advice}`, { cause });
    }
}


/***/ }),

/***/ 33574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ji: () => (/* binding */ recordRef),
/* harmony export */   Tb: () => (/* binding */ commitState),
/* harmony export */   W3: () => (/* binding */ partialPrefix),
/* harmony export */   WI: () => (/* binding */ readManifest),
/* harmony export */   aX: () => (/* binding */ restoreState),
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
    const files = ledgerFiles(dir);
    const paths = files.map((file) => `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, file)}\n`).join('');
    const hashes = await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin: paths });
    const hashed = hashes.split('\n');
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .NewObjects */ .L(git, manifest.head, Date.parse(manifest.heartbeatAt));
    const entry = (id = '') => ({ mode: '100644', id });
    const state = objects.blob(`${JSON.stringify(manifest, null, 2)}\n`);
    const parts = files.map((file, at) => [file, entry(hashed[at])]);
    const tree = await objects.tree(null, new Map([...parts, ['state.json', entry(state)]]));
    const parents = [...new Set([manifest.head, ...manifest.kept.map(({ commit }) => commit)])];
    const message = `State of phase ${manifest.phase}\n\nRun ${manifest.runId} of Phase Executor, epoch ${manifest.epoch}.`;
    const commit = await objects.commit(tree, parents, message);
    await objects.write();
    return commit;
}
async function readManifest(git, commit) {
    const foundObject = await git.objects.find(`${commit}:state.json`);
    if (foundObject.kind !== 'blob')
        throw new PublishedStateError(`commit ${commit} holds no state.json, so it is not a state of a phase`);
    if (foundObject.size > maxManifestBytes)
        throw new PublishedStateError(`state.json of ${commit} has ${foundObject.size} bytes; at most ${maxManifestBytes} are read`);
    let value;
    try {
        value = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_9__/* .parseJson */ .qF)((await (0,_system_git_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .textInTree */ .r3)(git, commit, 'state.json')) ?? '');
    }
    catch (cause) {
        throw new PublishedStateError(`state.json of ${commit} is not JSON: ${cause.message}`);
    }
    const version = value?.schemaVersion;
    if (typeof version === 'number' && version > 1)
        throw new PublishedStateError(`state.json of ${commit} has version ${version}, which a newer Phase Executor wrote; use that`);
    const parsed = ManifestSchema.safeParse(value);
    if (!parsed.success) {
        const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
        throw new PublishedStateError(`state.json of ${commit} is not usable: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_10__/* .firstFew */ .Dt)(problems, 5, '; ')}`);
    }
    const { phase, kept } = parsed.data;
    const own = partialPrefix(phase);
    const external = kept.find(({ ref }) => !ref.startsWith(own));
    if (external !== undefined)
        throw new PublishedStateError(`state.json of ${commit} belongs to phase ${phase} but references ${external.ref} of another phase`);
    return parsed.data;
}
function partialPrefix(phase) {
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
        const read = await git.objects.read(sha);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), 'content' in read ? read.content : '');
    }
    for (const { ref, commit: saved } of manifest.kept)
        await keepLocalPartial(git, ref, saved);
}
async function keepLocalPartial(git, ref, saved) {
    if ((await git.resolve(saved)) === null)
        return;
    const here = await git.resolve(ref);
    if (here === null || !(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, saved, here)))
        await (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_3__/* .keepUnder */ .mv)(git, ref, saved, 'Kept beside what this machine had kept');
}
function ledgerFiles(dir) {
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
    const existing = knownWorks.get(git) ?? new Map();
    knownWorks.set(git, existing);
    const finder = new _system_text_secret_finder_js__WEBPACK_IMPORTED_MODULE_3__/* .SecretFinder */ .R(secrets);
    for (const { commit } of works)
        if (!existing.has(commit))
            existing.set(commit, await holdsSecret(git, commit, base, finder));
    return works.filter(({ commit }) => existing.get(commit) === false);
}
const knownWorks = new WeakMap();
async function holdsSecret(git, commit, base, finder) {
    const commits = (await (0,_system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_2__/* .commitsBetween */ .$q)(git, commit, [base])).map((sha) => ({ sha }));
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
/* harmony export */   ad: () => (/* binding */ isOwnRecord),
/* harmony export */   ai: () => (/* binding */ noteOwnRun),
/* harmony export */   fT: () => (/* binding */ importRecord),
/* harmony export */   iE: () => (/* binding */ shownRemote),
/* harmony export */   ii: () => (/* binding */ holderText),
/* harmony export */   mR: () => (/* binding */ isRunAtWork),
/* harmony export */   rN: () => (/* binding */ recordCommit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_git_refs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(92954);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23806);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33574);
/* harmony import */ var _secret_free_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40521);









async function fetchRecord(scope) {
    const { remote, phase } = scope;
    const ref = (0,_published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .recordRef */ .Ji)(scope);
    const commit = await remote.fetch(ref);
    if (commit === null)
        return null;
    const manifest = await usableState(commit, ref, scope);
    if ((0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseKey */ .nm)(manifest.phase) !== (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseKey */ .nm)(phase))
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .PublishedStateError */ .yk(`${ref} on ${shownRemote(scope)} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.wayOut(ref)}`);
    return { commit, manifest };
}
async function usableState(commit, ref, scope) {
    try {
        return await (0,_published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .readManifest */ .WI)(scope.git, commit);
    }
    catch (error) {
        if (!(error instanceof _published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .PublishedStateError */ .yk))
            throw error;
        const here = `Its contents stay here as ${commit} until git prunes them`;
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .PublishedStateError */ .yk(`${ref} on ${shownRemote(scope)}: ${error.message}. ${here}. ${scope.remote.wayOut(ref)}`);
    }
}
async function recordCommit({ git, dir, phase, runId, host, ttlMs, workflowRun, secrets }, now) {
    const { at, ...state } = now;
    const refs = await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_8__/* .refsUnder */ .h9)(git, (0,_published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .partialPrefix */ .W3)(phase));
    const all = refs.flatMap(({ name, commit, type }) => (type === 'commit' ? [{ ref: name, commit }] : []));
    const saved = await (0,_secret_free_js__WEBPACK_IMPORTED_MODULE_6__/* .secretFree */ .l)(git, all, now.head, secrets);
    const heartbeatAt = new Date(at).toISOString();
    const by = { runId, host, ...(workflowRun === undefined ? {} : { workflowRun }) };
    return (0,_published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .commitState */ .Tb)(git, dir, { schemaVersion: 1, phase, ...by, heartbeatAt, ttlMs, ...state, kept: saved });
}
async function isRunAtWork(manifest, { now, isOver }) {
    const { workflowRun } = manifest;
    if (!isRecent(manifest, now()))
        return false;
    return workflowRun === undefined || isOver === undefined || !(await isOver(workflowRun));
}
function isRecent({ released, heartbeatAt, ttlMs }, now) {
    return !released && Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
}
function holderText({ runId, host, heartbeatAt, ttlMs }, scope) {
    const { phase } = scope;
    const until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
    return `run ${runId} on ${host} is working on phase ${phase} (${shownRemote(scope)}, last heartbeat ${heartbeatAt}); wait for it. Without another heartbeat it counts as dead from ${until} on`;
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
function shownRemote({ remote }) {
    return (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutSecret */ .Nt)(remote.name);
}
async function importRecord(commit, { git, dir, now }) {
    (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .setLedgerAside */ .O1)(dir, new Date(now()));
    await (0,_published_state_js__WEBPACK_IMPORTED_MODULE_5__/* .restoreState */ .aX)(git, commit, dir);
}


/***/ }),

/***/ 60567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ attemptsBegun),
/* harmony export */   c: () => (/* binding */ attemptHistory)
/* harmony export */ });
/* harmony import */ var _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68698);
/* harmony import */ var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61844);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42115);



function attemptHistory(events) {
    const attempts = new Map();
    const lastAttempt = new Map();
    const agentless = new Set();
    const keyOf = (plan, attempt, runId) => JSON.stringify([runId, plan, attempt]);
    const note = (key, record) => {
        const { plan, attempt } = record;
        attempts.delete(key);
        attempts.set(key, record);
        lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
    };
    for (const event of events) {
        if ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_2__/* .endsCounting */ .QS)(event)) {
            attempts.clear();
            lastAttempt.clear();
        }
        const { attempt } = (0,_events_event_js__WEBPACK_IMPORTED_MODULE_2__/* .hasTraits */ .gA)(event, { ends: 'plan' }) ? event.signal : event;
        if (!('plan' in event) || event.plan === undefined || attempt === undefined)
            continue;
        const { plan } = event;
        const key = keyOf(plan, attempt, event.runId);
        const open = { plan, attempt, outcome: 'failure', reason: 'interrupted' };
        switch (event.event) {
            case 'attempt_start':
                if (event.isLost !== true)
                    agentless.add(key);
                lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
                break;
            case 'agent_start':
                agentless.delete(key);
                note(key, open);
                break;
            case 'adopt':
                for (const runId of [event.from, ...event.adopters])
                    attempts.delete(keyOf(plan, attempt, runId));
                note(key, open);
                break;
            case 'attempt_failed':
                if (event.isMachines)
                    attempts.delete(key);
                if (event.isMachines || (agentless.has(key) && event.error_type === 'interrupted'))
                    break;
                note(key, { plan, attempt, outcome: 'failure', ...failureDetails(event) });
                break;
            case 'part':
            case 'plan_complete':
                note(key, { plan, attempt, outcome: 'success' });
                break;
            case 'plan_blocked':
                if (attempts.get(key)?.reason === 'interrupted')
                    note(key, { plan, attempt, outcome: 'success' });
                break;
        }
    }
    return { attempts: [...attempts.values()], lastAttempt };
}
function attemptsBegun(events, plan) {
    return events.filter((event) => event.event === 'attempt_start' && event.plan === plan).length;
}
function failureDetails(event) {
    const { error_type, details, fingerprint = (0,_signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__/* .failureFingerprint */ .hX)(details ?? ''), progressed } = event;
    const reason = _signal_signal_words_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILURE_REASONS */ .N9.find((each) => each === error_type);
    return {
        ...(reason === undefined ? {} : { reason }),
        ...(details === undefined ? {} : { message: details }),
        ...(fingerprint === undefined ? {} : { fingerprint }),
        ...(progressed === undefined ? {} : { progressed }),
    };
}


/***/ }),

/***/ 39618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ executorName),
/* harmony export */   T4: () => (/* binding */ changesState),
/* harmony export */   dT: () => (/* binding */ deriveState)
/* harmony export */ });
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75200);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42115);
/* harmony import */ var _attempt_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60567);



function deriveState(events, { phase, checkpointFile }) {
    const from = events.findLastIndex(({ event }) => event === 'phase_start');
    const started = events[from];
    if (started?.event !== 'phase_start')
        return null;
    const run = events.slice(from).filter(changesState);
    const counted = events.slice(1 + events.findLastIndex((event, at) => at < from && (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .endsCounting */ .QS)(event)));
    const { lastAttempt } = (0,_attempt_history_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptHistory */ .c)(counted.filter((event) => !(0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .endsCounting */ .QS)(event)));
    const waves = new Map(Object.entries(started.waves));
    const statuses = planStatuses(run, started);
    const ids = [...statuses.keys()];
    const completed = ids.filter((id) => statuses.get(id) === 'completed');
    const open = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => waves.get(id) ?? 0);
    const running = ids.filter((id) => statuses.get(id) === 'running');
    return {
        schema_version: 1,
        phase,
        mode: started.mode,
        team_name: `phase-executor-${started.phase}`,
        started_at: (counted.find(({ event }) => event === 'phase_start') ?? started).at,
        updated_at: run.at(-1)?.at ?? started.at,
        plan_task_map: Object.fromEntries([...lastAttempt].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
        executor_names: running.map(executorName),
        verifier_task_id: null,
        completed_plans: completed,
        current_wave: open.length > 0 ? (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .getSmallest */ .u)(open) : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .getLargest */ .p)(waves.values(), 0),
        checkpoint_file: checkpointFile,
        run_id: started.runId,
        ...(started.epoch === undefined ? {} : { epoch: started.epoch }),
        plans: Object.fromEntries(ids.map((id) => [
            id,
            { status: statuses.get(id) ?? 'pending', attempts: lastAttempt.get(id) ?? 0, wave: waves.get(id) ?? null },
        ])),
    };
}
function executorName(plan) {
    return `executor-${plan}`;
}
function changesState(event) {
    return ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .kindTraits */ .KT)(event.event).status !== undefined || event.event === 'phase_start' || (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .hasTraits */ .gA)(event, { ends: 'phase' }));
}
function planStatuses(run, { plans, done }) {
    const statuses = new Map(plans.map((id) => [id, 'pending']));
    for (const id of done)
        statuses.set(id, 'completed');
    for (const event of run) {
        const { status } = (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .kindTraits */ .KT)(event.event);
        if ('plan' in event && event.plan !== undefined && status !== undefined)
            statuses.set(event.plan, status);
    }
    return statuses;
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


/***/ })

};
;