"use strict";
exports.id = 8450;
exports.ids = [8450];
exports.modules = {

/***/ 78450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerAs: () => (/* binding */ answerAs),
/* harmony export */   runAnswer: () => (/* binding */ runAnswer),
/* harmony export */   runApprove: () => (/* binding */ runApprove)
/* harmony export */ });
/* harmony import */ var _publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71440);
/* harmony import */ var _run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95593);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);



const runApprove = async ([ref = '', plan = ''], world) => {
    return replyTo(await (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAnswer */ .W$)({ ref, plan, text: null }, world));
};
async function answerAs(person, { phase: ref, plan, text }, world) {
    const message = text === null ? null : (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .yy)(text);
    return replyTo(await (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAnswer */ .W$)({ ref, plan, text: message, person }, world));
}
const runAnswer = async ([ref = '', plan = '', ...args], world) => {
    return replyTo(await (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .recordAnswer */ .W$)({ ref, plan, text: (0,_run_questions_answering_js__WEBPACK_IMPORTED_MODULE_1__/* .answerText */ .yy)(args.join(' ')) }, world));
};
function replyTo({ answer: reported, question, phase, isWithdrawn }) {
    const nextCommand = `phase-executor run ${phase}`;
    const follows = reported.approved ? 'it continues' : 'the work is changed first, then it asks again,';
    const verdict = reported.text === null ? 'approved' : question.kind === 'decision' ? 'decided' : 'answered';
    const text = [
        isWithdrawn
            ? `plan ${reported.plan}: what ${reported.by} said at ${reported.at} is withdrawn; it waits again`
            : `plan ${reported.plan}: ${verdict} by ${reported.by}; ${follows} in the next run`,
        ...(0,_publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_0__/* .formatQuestion */ .sA)(question).map((line) => `  ${line}`),
        `to run next: ${nextCommand}`,
    ];
    return { exitCode: 0, json: { ...reported, asked: question, nextCommand }, text: (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .stripLines */ .UN)(text.join('\n')) };
}


/***/ }),

/***/ 33526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dm: () => (/* binding */ readPlanText),
/* harmony export */   k: () => (/* binding */ hashPlan),
/* harmony export */   pL: () => (/* binding */ readUserSetup)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95687);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30655);
/* harmony import */ var _markup_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14295);
/* harmony import */ var _must_haves_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97020);





function readPlanText(text) {
    const reads = [];
    let out = '';
    let from = 0;
    for (const { name, at, start, end, after, closed } of (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .findElements */ .be)((0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .maskText */ .gC)(text), references)) {
        if (!closed)
            continue;
        const inside = name === 'context' ? withoutReferences(text.slice(start, end), reads) : '';
        out += text.slice(from, at) + (inside.trim() === '' ? '' : text.slice(at, start) + inside + text.slice(end, after));
        from = after;
    }
    out += text.slice(from);
    return { text: out.replace(/\n{3,}/g, '\n\n').trim(), reads: [...new Set(reads)] };
}
const references = (0,_markup_js__WEBPACK_IMPORTED_MODULE_2__/* .compileElementNames */ .UK)(['context', 'execution_context']);
function withoutReferences(context, reads) {
    const lines = context.split('\n').filter((line) => {
        const [, path, rest = ''] = /^[ \t]*(?:[-*+][ \t]+)?`?@([^\s`]+)`?(.*)$/.exec(line) ?? [];
        if (path === undefined)
            return true;
        const localPath = toProjectPath(path);
        if (localPath !== null)
            reads.push(`${localPath}${rest.trim() === '' ? '' : ` ${rest.trim()}`}`);
        return false;
    });
    return lines.join('\n');
}
function toProjectPath(path) {
    if (path.includes('get-shit-done/'))
        return null;
    if (!/^(?:[/~$]|[A-Za-z]:)/.test(path))
        return path;
    const at = path.lastIndexOf('/.planning/');
    return at < 0 ? null : path.slice(at + 1);
}
function hashPlan({ text }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
}
function readUserSetup({ text: source, keyLines }) {
    const line = keyLines.get('user_setup');
    if (line === undefined)
        return [];
    return (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toList */ .st)((0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_1__/* .readFrontmatter */ .zT)(source).values.get('user_setup')).flatMap((item) => {
        const { service, why, task, env_vars: variables } = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(item) ? item : {};
        const about = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(service) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(task) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(why) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(item);
        const names = (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toList */ .st)(variables).map((each) => ((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(each) && (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(each.name)) || (0,_must_haves_js__WEBPACK_IMPORTED_MODULE_3__/* .toText */ .fE)(each));
        const variableNames = names.filter((name) => /^[A-Za-z_]\w{0,100}$/.test(name));
        return about === '' && variableNames.length === 0 ? [] : [{ line, about, variables: variableNames }];
    });
}


/***/ }),

/***/ 72455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mr: () => (/* binding */ readAnswers),
/* harmony export */   Yi: () => (/* binding */ addAnswer),
/* harmony export */   dl: () => (/* binding */ getAnswersRef),
/* harmony export */   kj: () => (/* binding */ maxAnswerChars),
/* harmony export */   m_: () => (/* binding */ restoreAnswers)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95687);
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42750);
/* harmony import */ var _published_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33574);





const maxAnswerChars = 8_000;
const AnswerSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(1),
    plan: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(200),
    question: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/),
    approved: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    text: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(maxAnswerChars).nullable(),
    by: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().max(500),
    url: zod__WEBPACK_IMPORTED_MODULE_3__/* .url */ .OZ5().max(1_000).optional(),
    at: zod__WEBPACK_IMPORTED_MODULE_4__/* .datetime */ .w$(),
});
function getAnswersRef(store) {
    return (0,_published_state_js__WEBPACK_IMPORTED_MODULE_2__/* .recordRef */ .Ji)(store).replace(/state$/, 'answers');
}
async function readAnswers(store) {
    const result = new Map();
    for (const tip of [await store.git.resolve(getAnswersRef(store)), await fetchAnswers(store)])
        for (const answer of tip === null ? [] : await parseAnswers(store.git, tip))
            result.set(answer.question, answer);
    return result;
}
async function addAnswer(store, answer, isWithdrawn = false) {
    const { git, remote } = store;
    const name = getAnswersRef(store);
    const localCommit = await git.resolve(name);
    const remoteCommit = await fetchAnswers(store);
    const parents = [...new Set([remoteCommit, localCommit].filter((tip) => tip !== null))];
    const files = new Map();
    for (const tip of parents)
        for (const [file, entry] of await git.trees.entriesIn(tip))
            files.set(file, entry);
    const objects = new _system_git_objects_new_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .NewObjects */ .L(git, (await git.head()).sha, Date.parse(answer.at));
    const id = isWithdrawn ? null : objects.blob(`${JSON.stringify(answer, null, 2)}\n`);
    files.set(`${answer.question}.json`, id === null ? null : { mode: '100644', id });
    const tree = await objects.tree(null, files);
    const deed = isWithdrawn ? 'Withdraw the answer to' : answer.approved && answer.text === null ? 'Approve' : 'Answer';
    const newCommit = await objects.commit(tree, parents, `${deed} plan ${answer.plan}`);
    await objects.write();
    if (remote === null || (isWithdrawn && localCommit !== null))
        await git.run(['update-ref', '--no-deref', '--', name, newCommit, localCommit ?? '0'.repeat(newCommit.length)]);
    if (remote === null)
        return;
    if (!(await remote.move([{ name, to: newCommit, from: remoteCommit }])))
        throw new _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS(`another person has just answered a question of phase ${store.phase}; try again`);
}
async function restoreAnswers({ git, ...scope }, oldCommit) {
    const name = getAnswersRef(scope);
    const foundObject = await git.objects.find(name);
    const currentCommit = foundObject.kind === 'missing' ? null : foundObject.id;
    if (currentCommit === oldCommit)
        return false;
    await git.run(['update-ref', '--no-deref', ...(oldCommit === null ? ['-d', '--', name] : ['--', name, oldCommit])]);
    return true;
}
async function fetchAnswers({ git, remote, ...scope }) {
    if (remote === null)
        return null;
    const ref = getAnswersRef(scope);
    const tip = (await remote.list([ref])).get(ref) ?? null;
    if (tip !== null && (await git.resolve(tip)) === null)
        await remote.bring([ref]);
    return tip;
}
async function parseAnswers(git, commit) {
    const matches = [];
    for (const [file, { mode, id }] of [...(await git.trees.entriesIn(commit))].slice(0, maxAnswers)) {
        const name = /^([0-9a-f]{64})\.json$/.exec(file)?.[1];
        const { size = 0 } = { size: 0, ...(await git.objects.find(id)) };
        if (name === undefined || !mode.startsWith('100') || size > 10 * maxAnswerChars)
            continue;
        const blob = await git.objects.read(id);
        const answer = AnswerSchema.safeParse('content' in blob ? (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_5__/* .tryParseJson */ .Bl)(blob.content.toString('utf8')) : null);
        if (answer.success && answer.data.question === name)
            matches.push(answer.data);
    }
    return matches;
}
const maxAnswers = 10_000;


/***/ }),

/***/ 95593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W$: () => (/* binding */ recordAnswer),
/* harmony export */   ny: () => (/* binding */ refuseAgents),
/* harmony export */   yy: () => (/* binding */ answerText)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47964);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86518);
/* harmony import */ var _record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(313);
/* harmony import */ var _record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5314);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(80338);
/* harmony import */ var _record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(72455);
/* harmony import */ var _record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(46562);
/* harmony import */ var _settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37026);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(26623);
/* harmony import */ var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57733);
/* harmony import */ var _system_git_remote_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(23806);
/* harmony import */ var _asking_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(19012);
/* harmony import */ var _question_state_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(68278);














function answerText(value) {
    const text = value.trim();
    if (text === '')
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb('answer: the text is missing, such as answer 07 07-02 option-a');
    if (text.length <= _record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .maxAnswerChars */ .kj)
        return text;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`answer: the text has ${text.length} characters; at most ${_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .maxAnswerChars */ .kj} are accepted`);
}
async function recordAnswer(personalAnswer, world) {
    const { settings } = world;
    refuseAgents(world);
    const read = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__/* .openPhase */ .yc)(personalAnswer.ref, world);
    const { git } = read;
    const plan = findAnsweredPlan(personalAnswer.plan, read);
    (0,_record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .refuseDuringRun */ .$l)(git.gitDir, world.machine);
    refuseCutOff(git, settings.remote === '' ? (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__/* .getRecordFolder */ .Mo)(read) : null);
    const { signal, events } = await (0,_record_project_current_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .withLedger */ .CA)(read, world, (dir) => {
        return { signal: (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .readSignals */ .cu)(dir).get(plan.id), events: (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .readRecentEvents */ .FB)(dir, read.phase.id) };
    });
    const recorded = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseState */ .R)(events).plans;
    const last = recorded.lastQuestions.get(plan.id) ?? null;
    const store = (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_5__/* .answerStore */ .g7)(read, world);
    const answers = await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .readAnswers */ .Mr)(store);
    const question = last !== null && answers.has(last.id) ? last : requireQuestion(signal, plan, settings);
    if (store.remote === null || question.kind === 'agent-question')
        refuseChanged(plan, question);
    if (personalAnswer.person !== undefined)
        refuseLate(personalAnswer.person, recorded.askedAt.get(question.id));
    const existing = answers.get(question.id);
    const isTaken = recorded.answered.has(question.id);
    if (settings.withdraw && existing === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id}: nothing was said to it that can be withdrawn`);
    if (settings.withdraw && existing !== undefined && !isTaken) {
        await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .addAnswer */ .Yi)(store, existing, true);
        return { answer: existing, question, phase: read.phase.id, isWithdrawn: true };
    }
    if (existing !== undefined && (existing.approved || settings.withdraw))
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id}: ${existing.by} answered this at ${existing.at}${isTaken ? ', and a run has taken it up' : ''}; run the phase again to continue with that answer${isTaken ? '' : ', or take it back with approve --withdraw'}`);
    const commands = (0,_asking_js__WEBPACK_IMPORTED_MODULE_12__/* .waysToAnswer */ .c)(question, `${read.phase.id} ${plan.id}`, (0,_system_git_remote_js__WEBPACK_IMPORTED_MODULE_11__/* .withoutSecret */ .Nt)(settings.remote));
    const ways = commands.map(_asking_js__WEBPACK_IMPORTED_MODULE_12__/* .wayText */ .xt).join('; ');
    const content = personalAnswer.text === null ? parseApproval(question, ways) : parseAnswer(question, personalAnswer.text, ways);
    const at = new Date(world.now()).toISOString();
    const newAnswer = {
        schemaVersion: 1,
        plan: plan.id,
        question: question.id,
        ...content,
        by: personalAnswer.person?.login ??
            ((await git.identityOf('AUTHOR')).slice(0, 500) || 'a person without a name in git'),
        ...(personalAnswer.person === undefined ? {} : { url: personalAnswer.person.url }),
        at,
    };
    await (0,_record_published_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .addAnswer */ .Yi)(store, newAnswer);
    return { answer: newAnswer, question, phase: read.phase.id };
}
function refuseAgents({ environment }) {
    if (environment.PHASE_EXECUTOR !== undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person may answer');
}
function findAnsweredPlan(word, { schedule, phase }) {
    const plans = schedule.plans.map(({ plan }) => plan);
    const resolution = (0,_plan_schedule_dependency_js__WEBPACK_IMPORTED_MODULE_1__/* .createDependencyResolver */ .W)(phase)(word);
    const result = plans.find(({ id }) => resolution.kind === 'plan' && id === resolution.id);
    if (result !== undefined)
        return result;
    const ids = plans.map(({ id }) => id);
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan: found "${word}", expected a plan of phase ${phase.id}: ${ids.join(', ')}${(0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__/* .suggestName */ .SX)(word, ids)}`);
}
function refuseCutOff(git, ownLedger) {
    const unfinished = (0,_record_log_ledger_js__WEBPACK_IMPORTED_MODULE_3__/* .listLedgers */ .Vc)(git.gitDir).find(({ dir, events }) => {
        const { open, opening, ended } = (0,_record_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_7__/* .phaseState */ .R)(events);
        return open.isAny(git.root) || (dir === ownLedger && opening !== null && ended === null);
    });
    if (unfinished === undefined)
        return;
    const phase = unfinished.events.at(-1)?.phase ?? unfinished.phase;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the last run of phase ${phase} here did not finish; run that phase again to recover it, then answer`);
}
function requireQuestion(signal, plan, { remote }) {
    const place = remote === '' ? 'here; if the record is shared, name its remote, such as --remote origin' : `on ${remote}`;
    if (signal === undefined)
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id} has no open question: no run of it is recorded ${place}`);
    const completionSignal = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__/* .parseSignal */ ._w)(signal);
    if (completionSignal.status === 'success')
        throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id} has no open question: it is complete`);
    const question = (0,_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__/* .getQuestion */ .ph)(completionSignal);
    if (question !== undefined)
        return question;
    const reason = completionSignal.status === 'failure'
        ? (completionSignal.details.error?.message ?? completionSignal.details.reason)
        : completionSignal.details.reason;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`plan ${plan.id} has no open question; it is ${completionSignal.status}: ${reason}`);
}
function refuseChanged(plan, { id, kind, done, commit, asked = '' }) {
    const base = { planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPlan */ .k)(plan), commit };
    if (id === (kind === 'agent-question' ? (0,_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getAgentQuestionId */ .pC)({ ...base, asked }) : (0,_question_state_js__WEBPACK_IMPORTED_MODULE_13__/* .getQuestionId */ .AW)({ ...base, upTo: done })))
        return;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the text of ${plan.path} has changed since the plan asked; restore it, or run the phase again to get a new question`);
}
function refuseLate({ saidAt }, askedAt) {
    if (askedAt === undefined || Date.parse(askedAt) <= Date.parse(saidAt))
        return;
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the plan asked its question at ${askedAt}, after this comment was written (${saidAt}); read the question, then comment again`);
}
function parseApproval({ kind }, ways) {
    if (kind !== 'decision')
        return { approved: true, text: null };
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the plan asks for a decision: ${ways}`);
}
function parseAnswer({ kind, options }, text, ways) {
    switch (kind) {
        case 'go-ahead':
            throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`the plan asks whether it may continue: ${ways}`);
        case 'human-verify':
            return /^"?approved?"?[.!]?$/i.test(text) ? { approved: true, text: null } : { approved: false, text };
        case 'human-action':
        case 'agent-question':
            return { approved: true, text };
        case 'decision':
            return { approved: true, text: chooseOption(options, text) };
    }
}
function chooseOption(options, text) {
    const ids = options.map(({ id }) => id);
    const isChosen = (id) => {
        const remainder = text.slice(id.length);
        return text.toLowerCase().startsWith(id.toLowerCase()) && /^(?:$|[\s:,;.])/.test(remainder);
    };
    const id = ids.filter(isChosen).sort((a, b) => b.length - a.length)[0];
    if (ids.length === 0)
        return text;
    if (id !== undefined)
        return `${id}${text.slice(id.length)}`;
    const suggestion = (0,_settings_table_nearest_name_js__WEBPACK_IMPORTED_MODULE_8__/* .suggestName */ .SX)(text.split(/\s/, 1)[0] ?? '', ids);
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .UsageError */ .eb(`answer: found "${text.slice(0, 100)}", expected one of: ${ids.join(', ')}${suggestion}`);
}


/***/ }),

/***/ 19012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ waysToAnswer),
/* harmony export */   cU: () => (/* binding */ askAtOnce),
/* harmony export */   xt: () => (/* binding */ wayText),
/* harmony export */   zW: () => (/* binding */ getQuestionDetails)
/* harmony export */ });
/* harmony import */ var _plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33526);
/* harmony import */ var _question_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68278);


function getQuestionDetails(question, plan, { phase, policy }) {
    return {
        userInputRequired: true,
        task: question.task,
        options: question.options.map(({ id, name }) => (name ? `${id}: ${name}` : id)),
        question,
        nextSteps: [
            ...waysToAnswer(question, `${phase.id} ${plan.id}`, policy.remote).map(wayText),
            'then run the phase again',
        ],
    };
}
function waysToAnswer({ kind, options }, target, remote) {
    const remoteOption = remote === '' ? '' : ` --remote ${remote}`;
    const approve = `phase-executor approve ${target}${remoteOption}`;
    const answer = (text) => `phase-executor answer ${target} ${text}${remoteOption}`;
    switch (kind) {
        case 'decision':
            return options.length === 0
                ? [{ when: 'to decide', command: answer('"<your decision>"') }]
                : [{ when: `to decide (${options.map(({ id }) => id).join(', ')})`, command: answer('<option>') }];
        case 'human-verify':
            return [
                { when: 'if the work is right', command: approve },
                { when: 'to have it changed first', command: answer('"<what is wrong>"') },
            ];
        case 'human-action':
            return [
                { when: 'when it is done', command: approve },
                { when: 'to add information', command: answer('"<information for the plan>"') },
            ];
        case 'agent-question':
            return [
                { when: 'to answer', command: answer('"<your answer>"') },
                { when: 'after the requested action', command: approve },
            ];
        case 'go-ahead':
            return [{ when: 'to let it continue', command: approve }];
    }
}
function wayText({ when, command }) {
    return `${when}: ${command}`;
}
async function askAtOnce(plan, { next, stop }, run) {
    if (next.kind === 'attempt' || stop === null)
        return null;
    const part = next.part ?? (await buildEmptyPart(plan, stop, run));
    if (next.part === null)
        run.services.ledger.append('part', part);
    return { question: stop.question, details: getQuestionDetails((0,_question_state_js__WEBPACK_IMPORTED_MODULE_1__/* .buildQuestion */ .R3)(plan, stop, part), plan, run) };
}
async function buildEmptyPart(plan, { at }, run) {
    const { sha } = await run.workspace.git.head();
    const commits = { base: sha, commit: sha, head: sha };
    return { plan: plan.id, upTo: at, planHash: (0,_plan_phase_plan_text_js__WEBPACK_IMPORTED_MODULE_0__/* .hashPlan */ .k)(plan), ...commits, isWitnessed: true, files: [] };
}


/***/ }),

/***/ 68278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R3: () => (/* binding */ buildQuestion),
  hL: () => (/* binding */ computeQuestionState),
  f: () => (/* binding */ describePlanStage),
  CR: () => (/* binding */ filterCurrentParts),
  J9: () => (/* binding */ findAgentQuestion),
  pC: () => (/* binding */ getAgentQuestionId),
  AW: () => (/* binding */ getQuestionId),
  Ev: () => (/* binding */ getQuestionState),
  p4: () => (/* binding */ judgedPart),
  pZ: () => (/* binding */ listAnsweredQuestions),
  Cb: () => (/* binding */ listStops)
});

// UNUSED EXPORTS: findUntouchedTasks, isRedo, trimAtStop

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/plan/phase/declared-paths.js + 1 modules
var declared_paths = __webpack_require__(23260);
// EXTERNAL MODULE: ./lib/plan/phase/plan-text.js
var plan_text = __webpack_require__(33526);
;// CONCATENATED MODULE: ./lib/signal/human-checkpoint.js
function getReasonToAsk(checkpoint, policy) {
    const { type, gate, options, preconditionOpen } = checkpoint;
    if (preconditionOpen)
        return 'a precondition is not known to hold';
    if (gate === 'blocking-human')
        return 'the gate is blocking-human, which no mode passes';
    if (policy === 'stop')
        return 'human-checkpoints: stop';
    switch (checkpointKind(type)) {
        case 'human-verify':
            return null;
        case 'decision':
            return options.length === 0 ? 'a decision without options cannot be made' : null;
        default:
            return `"${type}" never passes without a person`;
    }
}
function checkpointKind(type) {
    return type
        .trim()
        .toLowerCase()
        .replace(/^checkpoint:/, '')
        .replaceAll('_', '-');
}

// EXTERNAL MODULE: ./lib/system/git/history.js
var git_history = __webpack_require__(77050);
;// CONCATENATED MODULE: ./lib/run/questions/question-state.js





function getQuestionState({ id }, { found }) {
    return found.standings.get(id) ?? computeQuestionState([], [], new Map());
}
function computeQuestionState(stops, parts, answers) {
    const answered = [];
    const planParts = [];
    let from = 0;
    for (const stop of stops) {
        const stopParts = parts.filter(({ upTo }) => upTo === stop.at);
        const part = stopParts.at(-1);
        const current = { parts: planParts, answered, from, stop, told: [] };
        if (part === undefined)
            return { ...current, next: stop.at === from ? { kind: 'wait', part: null } : { kind: 'attempt' } };
        for (const planPart of stopParts)
            planParts.push(planPart);
        const objections = stopParts.slice(0, -1).flatMap((planPart) => findAnswer(planPart, answers) ?? []);
        for (const answer of objections)
            answered.push({ stop, answer });
        const answer = findAnswer(part, answers);
        if (answer === undefined)
            return { ...current, from: stop.at, next: { kind: 'wait', part } };
        answered.push({ stop, answer });
        if (!answer.approved)
            return { ...current, from: stop.at, next: { kind: 'attempt' } };
        from = stop.next;
    }
    return { parts: planParts, answered, from, stop: null, told: [], next: { kind: 'attempt' } };
}
function findAnswer(part, answers) {
    const answer = answers.get(getQuestionId(part));
    return answer?.plan === part.plan ? answer : undefined;
}
function getQuestionId({ planHash: hash, upTo, commit, }) {
    return digestParts([hash, upTo, commit]);
}
function findAgentQuestion(plan, requested, commit, done = 0) {
    const id = getAgentQuestionId({ planHash: (0,plan_text/* hashPlan */.k)(plan), asked: requested, commit });
    const tasks = plan.tasks.length;
    return { id, kind: 'agent-question', task: null, number: 0, tasks, done, commit, options: [], asked: requested };
}
function getAgentQuestionId(of) {
    return digestParts(['agent-question', of.planHash, of.asked, of.commit]);
}
function digestParts(parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('hex');
}
function listAnsweredQuestions(plan, questions, answers) {
    return questions.flatMap(({ asked = '', commit }) => {
        const answer = answers.get(getAgentQuestionId({ planHash: (0,plan_text/* hashPlan */.k)(plan), asked, commit }));
        return answer?.plan === plan.id ? [{ asked, answer }] : [];
    });
}
async function filterCurrentParts(plan, parts, git) {
    const heads = parts.map(({ head }) => head);
    const reachable = await (0,git_history/* filterAncestors */.rU)(git, heads, 'HEAD');
    return parts.filter((part) => part.planHash === (0,plan_text/* hashPlan */.k)(plan) && reachable.has(part.head));
}
function isRedo({ answered }) {
    return answered.at(-1)?.answer.approved === false;
}
function judgedPart(plan, questionState, changed, run) {
    const { stop } = questionState;
    const parts = stop === null || isRedo(questionState) ? questionState.parts : [];
    const files = [...new Set([...changed, ...parts.flatMap(({ files }) => files)])];
    const untouched = findUntouchedTasks(plan, questionState, files, run.workspace.prefix).map(({ name }) => name);
    const { minEvidence } = run.policy;
    return {
        work: {
            plan: stop === null ? plan : trimAtStop(plan, stop, questionState),
            isPart: stop !== null,
            changed: files,
            isRedo: isRedo(questionState),
            untouched,
        },
        parts,
        minEvidence: stop === null ? minEvidence : getPartEvidence(getTasksUpTo(plan, stop, questionState), minEvidence),
    };
}
function trimAtStop(plan, stop, questionState) {
    const tasks = getTasksUpTo(plan, stop, questionState);
    const earlierFiles = new declared_paths/* DeclaredPaths */.DB(tasks.flatMap(({ files }) => files));
    const laterFiles = new declared_paths/* DeclaredPaths */.DB(plan.tasks.slice(stop.at).flatMap(({ files }) => files));
    const artifacts = plan.mustHaves.artifacts.filter(({ path }) => earlierFiles.covers(path) && !laterFiles.covers(path));
    return { ...plan, tasks, mustHaves: { ...plan.mustHaves, artifacts, keyLinks: [] } };
}
function getTasksUpTo(plan, stop, questionState) {
    return plan.tasks.slice(isRedo(questionState) ? 0 : questionState.from, stop.at);
}
function getPartEvidence(tasks, minEvidence) {
    const isCheckable = tasks.some(({ files, verify }) => files.length > 0 || verify.automated.length > 0);
    return isCheckable && minEvidence !== 'none' ? 'changed' : 'none';
}
function findUntouchedTasks(plan, { parts, from, stop }, changed, prefix) {
    if (parts.length === 0 || stop !== null)
        return [];
    const remaining = plan.tasks
        .slice(from)
        .map((task) => ({ task, declared: new declared_paths/* DeclaredPaths */.DB(task.files, prefix) }))
        .filter(({ declared }) => declared.patterns.length > 0);
    const isTouched = remaining.some(({ declared }) => changed.some((path) => declared.covers(path)));
    return isTouched ? [] : remaining.map(({ task }) => task);
}
function buildQuestion(plan, stop, part) {
    const { task } = stop;
    const texts = { ...task?.steps, precondition: task?.precondition ?? null };
    const input = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== null));
    return {
        id: getQuestionId(part),
        kind: stop.kind,
        task: task?.name.slice(0, 1000) ?? null,
        number: task === null ? 0 : stop.at + 1,
        tasks: plan.tasks.length,
        done: stop.at,
        commit: part.commit,
        options: (task?.options ?? []).slice(0, 100),
        ...input,
    };
}
function describePlanStage(plan, questionState) {
    const { parts, answered, from, stop } = questionState;
    if (parts.length === 0 && stop === null)
        return null;
    return {
        done: parts.at(-1)?.upTo ?? 0,
        first: from + 1,
        last: stop?.at ?? plan.tasks.length,
        tasks: plan.tasks.length,
        stopsAt: stop === null ? null : (stop.task?.name ?? `the end of plan ${plan.id}`),
        answers: answered.map(({ stop: { task }, answer: { approved, text } }) => {
            return { task: task?.name ?? `plan ${plan.id}`, approved, text };
        }),
        isRedo: isRedo(questionState),
    };
}
function listStops(plan, policy, canJudge) {
    const stops = plan.tasks.flatMap((task, at) => findStop(task, at, policy, canJudge));
    if (stops.length > 0 || plan.autonomous || policy === 'auto')
        return stops;
    const question = `plan ${plan.id} has autonomous: false (the policy is to stop there)`;
    return [{ at: 0, next: 0, kind: 'go-ahead', task: null, question }];
}
function findStop(task, at, policy, canJudge) {
    const isCheckpoint = task.type.startsWith('checkpoint');
    const preconditionOpen = task.precondition !== null && !canJudge;
    if (!isCheckpoint && task.gate !== 'blocking-human' && !preconditionOpen)
        return [];
    const reason = getReasonToAsk({ ...task, preconditionOpen }, policy);
    if (reason === null)
        return [];
    const condition = preconditionOpen ? `: ${task.precondition}` : '';
    const question = `${task.type} "${task.name}" asks for a person (${reason}${condition})`;
    return [
        { at, next: isCheckpoint ? at + 1 : at, kind: isCheckpoint ? getQuestionKind(task) : 'go-ahead', task, question },
    ];
}
function getQuestionKind({ type }) {
    const kind = checkpointKind(type);
    return kind === 'decision' || kind === 'human-action' ? kind : 'human-verify';
}


/***/ })

};
;