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
        `${completePlans(plans).length} of ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(plans.length, 'plan')} complete`,
        ...(durationMs === null ? [] : [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .vk)(durationMs)]),
        count === 0
            ? 'no attempts'
            : `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(count, 'attempt')}${rate}${lastPlan ? `, the last on plan ${lastPlan}` : ''}`,
        ...(evidence === null ? [] : [`evidence: ${evidence}`]),
        ...spentTexts(story),
    ];
}
function completePlans(plans) {
    return plans.filter(({ verdict }) => verdict === 'success');
}
const longestHeadline = 100;
function causeLines({ phase, verdict, why, signal, plans }) {
    if (signal?.status !== 'failure' || verdict !== 'failure') {
        const isTold = signal !== null && (verdict === 'blocked' || verdict === 'skipped');
        const said = isTold ? (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(signalText(signal)) : '';
        return [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(why), ...(why.includes(said) ? [] : [said])];
    }
    const { failedPlan } = signal.details;
    const failed = plans.find(({ id }) => id === failedPlan);
    const of = failed?.signal ?? signal;
    const message = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(signalText(of));
    const tries = of.attempt === undefined ? '' : ` (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .hS)(of.attempt, 'attempt')})`;
    const start = `${failed?.id ?? `phase ${phase.id}`} failed: `;
    const cause = failureCause(message, longestHeadline - start.length - tries.length);
    const reason = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)(why);
    const isWhole = message.endsWith(cause) || reason.includes(message);
    return [
        `${start}${cause}${tries}`,
        `because: ${isWhole ? reason : message.includes(reason) ? message : `${reason}: ${message}`}`,
    ];
}
function failureCause(message, most = longestHeadline) {
    const said = /^(?:.* would fail the same way \(last: \w+\)|every plan is complete, but not the phase): /;
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(message.replace(said, '').replace(/^(?:verification_failed: )?verification failed: /, ''), most);
}
function stepTexts({ steps, host, next }) {
    const left = host === null ? steps : steps.filter((step) => !step.includes('.git/'));
    if (next !== null)
        return [`review the work; ${(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_4__/* .nextPhaseClause */ .AE)(next)}`, ...left];
    return left.length === 0 ? ['look at the run, then run the phase again'] : [...left];
}
function signalText(signal) {
    switch (signal.status) {
        case 'success': {
            const seen = seenText(signal);
            return signal.details.alreadyComplete === true ? `was complete before; ${seen}` : seen;
        }
        case 'failure':
            return signal.details.error?.message ?? signal.details.reason;
        case 'blocked':
        case 'skipped':
            return signal.details.reason;
    }
}
function seenText(signal) {
    const { level, text } = (0,_signal_evidence_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceIn */ .nM)(signal);
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
    const question = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__/* .questionOf */ .YH)(signal);
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
    const depth = (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_5__/* .smallest */ .o)(rest.filter((line) => line !== '').map((line) => line.length - line.trimStart().length));
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
    const found = await (0,_published_shared_record_js__WEBPACK_IMPORTED_MODULE_7__/* .fetchRecord */ .Kd)({ git, remote, prefix, phase: phase.id });
    const dir = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
    try {
        if (found !== null)
            await (0,_published_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreState */ .aX)(git, found.commit, dir);
        const isAtWork = found !== null && (0,_published_shared_record_js__WEBPACK_IMPORTED_MODULE_7__/* .isRecent */ .Kb)(found.manifest, world.now());
        return look(dir, [holder(), isAtWork ? found.manifest.runId : null]);
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
        const found = cause.message;
        const advice = 'it is only a report: delete it, and the next run writes it again';
        throw new _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_3__/* .SignalError */ .F8(`${(0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .signalPath */ .CV)(dir, id)} is damaged: ${found}; ${advice}`, { cause });
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
    const found = await git.objects.find(`${commit}:state.json`);
    if (found.kind !== 'blob')
        throw new PublishedStateError(`commit ${commit} holds no state.json, so it is not a state of a phase`);
    if (found.size > mostManifestBytes)
        throw new PublishedStateError(`state.json of ${commit} has ${found.size} bytes; at most ${mostManifestBytes} are read`);
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
    const foreign = kept.find(({ ref }) => !ref.startsWith(own));
    if (foreign !== undefined)
        throw new PublishedStateError(`state.json of ${commit} belongs to phase ${phase} but references ${foreign.ref} of another phase`);
    return parsed.data;
}
function partialPrefix(phase) {
    return `refs/phase-executor/${phase}/partial/`;
}
const mostManifestBytes = 4 * 1024 * 1024;
const mostPartBytes = 256 * 1024 * 1024;
async function restoreState(git, commit, dir) {
    const manifest = await readManifest(git, commit);
    for (const { mode, id: sha, path } of await git.trees.list(commit)) {
        if (mode !== '100644' || !ledgerPartPatterns.some((part) => part.test(path)) || path.includes('..'))
            continue;
        const found = await git.objects.find(sha);
        const bytes = found.kind === 'blob' ? found.size : null;
        if (bytes === null || bytes > mostPartBytes)
            throw new PublishedStateError(`${path} of ${commit} has ${bytes} bytes; at most ${mostPartBytes} are accepted`);
        const read = await git.objects.read(sha);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), 'content' in read ? read.content : '');
    }
    for (const { ref, commit: kept } of manifest.kept)
        await keepLocalPartial(git, ref, kept);
}
async function keepLocalPartial(git, ref, kept) {
    if ((await git.resolve(kept)) === null)
        return;
    const here = await git.resolve(ref);
    if (here === null || !(await (0,_system_git_history_js__WEBPACK_IMPORTED_MODULE_4__/* .isAncestor */ .QX)(git, kept, here)))
        await (0,_system_git_checkpoint_partial_work_js__WEBPACK_IMPORTED_MODULE_3__/* .keepUnder */ .mv)(git, ref, kept, 'Kept beside what this machine had kept');
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
    const known = knownWorks.get(git) ?? new Map();
    knownWorks.set(git, known);
    const finder = new _system_text_secret_finder_js__WEBPACK_IMPORTED_MODULE_3__/* .SecretFinder */ .R(secrets);
    for (const { commit } of works)
        if (!known.has(commit))
            known.set(commit, await holdsSecret(git, commit, base, finder));
    return works.filter(({ commit }) => known.get(commit) === false);
}
const knownWorks = new WeakMap();
async function holdsSecret(git, commit, base, finder) {
    const commits = (await (0,_system_git_commit_object_js__WEBPACK_IMPORTED_MODULE_2__/* .commitsBetween */ .$q)(git, commit, [base])).map((sha) => ({ sha }));
    const { words, paths, contents } = await (0,_system_git_bundle_new_contents_js__WEBPACK_IMPORTED_MODULE_1__/* .newContents */ .L)(git, { base, commit, commits });
    const count = (text) => finder.find(text).length + (0,_settings_call_token_shapes_js__WEBPACK_IMPORTED_MODULE_0__/* .tokensIn */ .g)(text).flatMap(({ ranges }) => ranges).length;
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
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41460);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_git_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92954);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23806);
/* harmony import */ var _log_ledger_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(313);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(33574);
/* harmony import */ var _secret_free_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40521);









async function fetchRecord(scope) {
    const { remote, phase } = scope;
    const ref = (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .recordRef */ .Ji)(scope);
    const commit = await remote.fetch(ref);
    if (commit === null)
        return null;
    const manifest = await usableState(commit, ref, scope);
    if ((0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseKey */ .nm)(manifest.phase) !== (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_8__/* .phaseKey */ .nm)(phase))
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .PublishedStateError */ .yk(`${ref} on ${shownRemote(scope)} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.wayOut(ref)}`);
    return { commit, manifest };
}
async function usableState(commit, ref, scope) {
    try {
        return await (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .readManifest */ .WI)(scope.git, commit);
    }
    catch (error) {
        if (!(error instanceof _published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .PublishedStateError */ .yk))
            throw error;
        const here = `Its contents stay here as ${commit} until git prunes them`;
        throw new _published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .PublishedStateError */ .yk(`${ref} on ${shownRemote(scope)}: ${error.message}. ${here}. ${scope.remote.wayOut(ref)}`);
    }
}
async function recordCommit({ git, dir, phase, runId, host, ttlMs, workflowRun, secrets }, now) {
    const { at, ...state } = now;
    const refs = await (0,_system_git_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .refsUnder */ .h9)(git, (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .partialPrefix */ .W3)(phase));
    const all = refs.flatMap(({ name, commit, type }) => (type === 'commit' ? [{ ref: name, commit }] : []));
    const kept = await (0,_secret_free_js__WEBPACK_IMPORTED_MODULE_7__/* .secretFree */ .l)(git, all, now.head, secrets);
    const heartbeatAt = new Date(at).toISOString();
    const by = { runId, host, ...(workflowRun === undefined ? {} : { workflowRun }) };
    return (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .commitState */ .Tb)(git, dir, { schemaVersion: 1, phase, ...by, heartbeatAt, ttlMs, ...state, kept });
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
    return (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutSecret */ .Nt)(remote.name);
}
async function importRecord(commit, { git, dir, now }) {
    (0,_log_ledger_js__WEBPACK_IMPORTED_MODULE_5__/* .setLedgerAside */ .O1)(dir, new Date(now()));
    await (0,_published_state_js__WEBPACK_IMPORTED_MODULE_6__/* .restoreState */ .aX)(git, commit, dir);
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
    const begun = events[from];
    if (begun?.event !== 'phase_start')
        return null;
    const run = events.slice(from).filter(changesState);
    const counted = events.slice(1 + events.findLastIndex((event, at) => at < from && (0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .endsCounting */ .QS)(event)));
    const { lastAttempt } = (0,_attempt_history_js__WEBPACK_IMPORTED_MODULE_1__/* .attemptHistory */ .c)(counted.filter((event) => !(0,_events_event_js__WEBPACK_IMPORTED_MODULE_0__/* .endsCounting */ .QS)(event)));
    const waves = new Map(Object.entries(begun.waves));
    const statuses = planStatuses(run, begun);
    const ids = [...statuses.keys()];
    const completed = ids.filter((id) => statuses.get(id) === 'completed');
    const open = ids.filter((id) => statuses.get(id) !== 'completed').map((id) => waves.get(id) ?? 0);
    const running = ids.filter((id) => statuses.get(id) === 'running');
    return {
        schema_version: 1,
        phase,
        mode: begun.mode,
        team_name: `phase-executor-${begun.phase}`,
        started_at: (counted.find(({ event }) => event === 'phase_start') ?? begun).at,
        updated_at: run.at(-1)?.at ?? begun.at,
        plan_task_map: Object.fromEntries([...lastAttempt].map(([plan, attempt]) => [plan, `${plan}/${attempt}`])),
        executor_names: running.map(executorName),
        verifier_task_id: null,
        completed_plans: completed,
        current_wave: open.length > 0 ? (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .smallest */ .o)(open) : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .largest */ .n)(waves.values(), 0),
        checkpoint_file: checkpointFile,
        run_id: begun.runId,
        ...(begun.epoch === undefined ? {} : { epoch: begun.epoch }),
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