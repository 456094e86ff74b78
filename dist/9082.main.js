"use strict";
exports.id = 9082;
exports.ids = [9082];
exports.modules = {

/***/ 8499:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ editState),
  b: () => (/* binding */ readPosition)
});

// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/plan/phase/frontmatter.js + 1 modules
var frontmatter = __webpack_require__(30655);
// EXTERNAL MODULE: ./lib/plan/phase/markup.js
var markup = __webpack_require__(14295);
// EXTERNAL MODULE: ./lib/plan/phase/must-haves.js
var must_haves = __webpack_require__(97020);
;// CONCATENATED MODULE: ./lib/plan/phase/state-section.js

const lastRunHeading = '## Phase Executor: Last Run';
const errorsHeading = '## Phase Executor: Recent Errors';
function replaceSection(text, heading, items) {
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const section = [heading, '', ...items.map((item) => `- ${item}`), ''].join(eol);
    const extent = sectionExtent(text, heading);
    if (extent !== null)
        return text.slice(0, extent.start) + section + text.slice(extent.end);
    const gap = text === '' || /(?:^|\n)\r?\n$/.test(text) ? '' : text.endsWith('\n') ? eol : eol + eol;
    return `${text}${gap}${section}`;
}
function listSectionItems(text, heading) {
    const extent = sectionExtent(text, heading);
    if (extent === null)
        return [];
    const lines = text.slice(extent.start, extent.end).split(/\r?\n/);
    return lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2));
}
function sectionExtent(text, heading) {
    const section = new RegExp(`^${heading}[ \\t]*(?:\\r?\\n|$)(?:(?:[ \\t]*\\r?\\n)*(?:- [^\\n]*(?:\\n|$))+)?`, 'm');
    const match = section.exec((0,markup/* maskText */.gC)(text));
    return match && { start: match.index, end: match.index + match[0].length };
}

;// CONCATENATED MODULE: ./lib/plan/phase/state-md.js





const maxValue = 1_000;
function readPosition(text) {
    const { values } = (0,frontmatter/* readFrontmatter */.zT)(text);
    const [phase = '', plan = ''] = ['Phase', 'Plan'].map((name) => (findBodyField(text, name)?.value.trim() || (0,must_haves/* toText */.fE)(values.get(name.toLowerCase()))).slice(0, maxValue));
    const [, number = null] = /^[*_`]{0,3}(?:Phase\s+)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w.])/i.exec(phase) ?? [];
    const [, done, total] = /^[*_`]{0,3}(\d{1,5})\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(plan) ?? [];
    const [, phases] = /^[*_`]{0,3}(?:Phase\s+)?[\w.]{1,12}\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(phase) ?? [];
    return {
        phase: number,
        phases: phases === undefined ? null : Number(phases),
        plans: total === undefined ? null : Number(total),
        plansLeft: done && total ? Math.max(0, Number(total) - Number(done)) : allPlansPattern.test(plan) ? 0 : null,
        countsPlans: !/^[*_`]*(?:[-—–]+|none|n\/a)?(?!\w)[^\w]*$/i.test(plan),
        blocked: getBlockedStatus(text),
    };
}
const allPlansPattern = /^[*_`]{0,3}all (?:\d+ )?plans (?:are )?(?:complete|done)/i;
function getBlockedStatus(text) {
    const statusText = findOwnField(text, 'Status')?.value.trim() || (0,must_haves/* toText */.fE)((0,frontmatter/* readFrontmatter */.zT)(text).values.get('status'));
    const status = statusText.slice(0, 200);
    const isOwnStatus = /, \d+ of \d+ plans of phase /.test(status);
    return !isOwnStatus && blockedPattern.test(status) ? status : null;
}
const blockedPattern = /^\P{L}*(?:phase [\w.]+ (?:is )?)?(?:blocked|halted|on hold)\b(?!\s*:?\s*(?:no|none|nothing|n\/a)\.?$)/iu;
const maxErrors = 5;
function editState(text, change) {
    const fields = [
        ['Phase', 'phase', change.phase],
        ['Plan', 'plan', change.plan],
        ['Status', 'status', change.status],
        ['Last activity', 'last_activity', change.lastActivity],
        ['Stopped at', 'stopped_at', change.stoppedAt],
        ['Last updated', 'last_updated', change.lastUpdated],
    ];
    let edited = text;
    for (const [name, key, value] of fields) {
        if (value === undefined)
            continue;
        edited = replaceField(edited, findOwnField(edited, name), () => (0,text_text/* withoutControls */.DJ)(value));
        edited = replaceKey(edited, key, (before) => formatYamlScalar((0,text_text/* withoutControls */.DJ)(value), before));
    }
    if (change.progress)
        edited = updateProgress(edited, change.progress);
    if (change.lastRun)
        edited = replaceSection(edited, lastRunHeading, change.lastRun);
    if (!change.errors?.length)
        return edited;
    const errors = new Set([...change.errors, ...listSectionItems(edited, errorsHeading)]);
    return replaceSection(edited, errorsHeading, [...errors].slice(0, maxErrors));
}
function updateProgress(text, { completedPlans, totalPlans, completedPhases }) {
    const percent = totalPlans > 0 ? Math.floor((100 * Math.min(completedPlans, totalPlans)) / totalPlans) : 0;
    let edited = replaceField(text, findOwnField(text, 'Progress'), (before) => updateProgressLine(before, percent, completedPlans, totalPlans));
    for (const [key, value] of [
        ['completed_plans', completedPlans],
        ['total_plans', totalPlans],
        ['percent', percent],
        ['completed_phases', completedPhases],
    ])
        if (value !== undefined)
            edited = replaceKey(edited, key, () => String(value), '[ ]+');
    return edited;
}
function updateProgressLine(before, percent, completed, total) {
    if (before.length > maxValue)
        return before;
    return before
        .replace(/[█▓▒░#]{3,}/, (bar) => {
        const [full, empty] = bar.includes('#') ? ['#', '░'] : ['█', '░'];
        const filled = Math.floor((bar.length * percent) / 100);
        return full.repeat(filled) + empty.repeat(bar.length - filled);
    })
        .replace(/\d{1,3}%/, `${percent}%`)
        .replace(/\d+\/\d+(?= plans)/, `${completed}/${total}`);
}
function findBodyField(text, name, from = getBodyStart(text), bullet = '(?:[-*] )?') {
    const pattern = new RegExp(`^[ \\t]*${bullet}(?:\\*\\*)?${name}(?:\\*\\*:|:\\*\\*|:)[ \\t]*`, 'gim');
    return findField((0,markup/* maskText */.gC)(text), pattern, from, text);
}
function getBodyStart(text) {
    return (0,frontmatter/* findFrontmatter */.Ab)(text)?.bodyStart ?? 0;
}
function findOwnField(text, name) {
    const from = getBodyStart(text);
    const mask = (0,markup/* maskText */.gC)(text);
    const phase = findBodyField(text, 'Phase');
    if (phase === null)
        return findBodyField(text, name, from, '');
    if (name === 'Stopped at' || name === 'Last updated')
        return findBodyField(text, name);
    const field = findBodyField(text, name, Math.max(from, mask.lastIndexOf('\n#', phase.start)));
    const after = mask.slice(phase.end).search(/\n#{1,6} /);
    return field !== null && (after < 0 || field.start < phase.end + after) ? field : null;
}
function replaceKey(text, key, value, indent = '') {
    const extent = (0,frontmatter/* findFrontmatter */.Ab)(text);
    const pattern = new RegExp(`^${indent}${key}:[ \\t]*`, 'gm');
    const field = extent && findField(text, pattern, 0, text);
    return replaceField(text, field && field.end <= extent.bodyStart ? field : null, value);
}
function findField(mask, pattern, from, text) {
    pattern.lastIndex = from;
    const match = pattern.exec(mask);
    if (!match)
        return null;
    const start = match.index + match[0].length;
    const newline = text.indexOf('\n', start);
    const lineEnd = newline < 0 ? text.length : newline;
    const end = text[lineEnd - 1] === '\r' && lineEnd > start ? lineEnd - 1 : lineEnd;
    return { start, end, value: text.slice(start, end) };
}
function replaceField(text, field, value) {
    if (!field)
        return text;
    const separator = field.start > 0 && /[:*]/.test(text[field.start - 1] ?? '') ? ' ' : '';
    const after = value(field.value);
    return after === field.value ? text : text.slice(0, field.start) + separator + after + text.slice(field.end);
}
function formatYamlScalar(text, before) {
    const [number] = /^\d+(?:\.\d+)*/.exec(text) ?? [];
    if (number !== undefined && /^["']?\d+(?:\.\d+)*["']?$/.test(before.trim()))
        return before.trim().replace(/\d+(?:\.\d+)*/, number);
    const plain = /^[\w./][\w ./+,()-]*$/.test(text) && !before.startsWith('"');
    return plain ? text : JSON.stringify(text);
}


/***/ }),

/***/ 85646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ alignRecord),
  yv: () => (/* binding */ closeRecord),
  RG: () => (/* binding */ commitRecord),
  jm: () => (/* binding */ describePosition),
  y4: () => (/* binding */ editDocument),
  YZ: () => (/* binding */ listCommittable),
  BQ: () => (/* binding */ statePath),
  rh: () => (/* binding */ writeRecord)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/plan/phase/phase-id.js
var phase_id = __webpack_require__(41460);
// EXTERNAL MODULE: ./lib/plan/phase/roadmap.js
var phase_roadmap = __webpack_require__(33363);
// EXTERNAL MODULE: ./lib/plan/phase/markup.js
var markup = __webpack_require__(14295);
;// CONCATENATED MODULE: ./lib/plan/phase/roadmap-progress.js



function writeRoadmapProgress(text, phase, progress) {
    const maskedLines = (0,markup/* maskText */.gC)(text).split('\n');
    const roadmapPhase = (0,phase_roadmap/* parseRoadmap */.AR)(text).phases.find(({ id }) => (0,phase_id/* getPhaseKey */.Tn)(id) === (0,phase_id/* getPhaseKey */.Tn)(phase));
    const { planCount = null, plansLine = null } = roadmapPhase ?? {};
    const planProgress = { ...progress, plans: Math.max(progress.plans, planCount ?? 0) };
    const lines = text.split('\n').map((line, at) => {
        if (at + 1 === plansLine)
            return updatePlansLine(line, planProgress);
        const [, id] = progressRowPattern.exec(maskedLines[at] ?? '') ?? [];
        return id !== undefined && (0,phase_id/* getPhaseKey */.Tn)(id) === (0,phase_id/* getPhaseKey */.Tn)(phase) ? updateTableRow(line, planProgress) : line;
    });
    return lines.join('\n');
}
function addCompletionDates(before, ticked, day) {
    const oldLines = before.split('\n');
    const addDate = (line, at) => line === oldLines[at] || /\(completed /i.test(line)
        ? line
        : `${line.trimEnd()} (completed ${day})${line.slice(line.trimEnd().length)}`;
    return ticked.split('\n').map(addDate).join('\n');
}
const progressPattern = /^(?:(?:\d+\/)?\d+ plans?|\d+\/\d+ (?:plans? )?(?:executed|complete)|TBD)$/i;
function updatePlansLine(line, { done, plans, completed }) {
    const [head = ''] = phase_roadmap/* plansFieldPattern */.Tz.exec(line) ?? [];
    const value = line.slice(head.length).trimEnd();
    const trailing = line.slice(head.length + value.length);
    const progressText = `${done}/${plans} plans ${completed === null ? 'executed' : 'complete'}`;
    return progressPattern.test(value) ? `${head}${progressText}${trailing}` : line;
}
const progressRowPattern = /^\|\s*\**(?:Phase\s+)?((?:[A-Za-z]{1,6}-)?\d+[A-Za-z]?(?:\.\d+)*)\.?(?![\w.-])[^|]*\|(?:\s*v[\w.]+\s*\|)?\s*\d+\/(?:\d+|TBD|\?)\s*\|\s*(?:not started|planned|ready|pending|in progress|(?:✓|✅)? ?complete)?\s*\|\s*(?:-|—|\d{4}-\d{2}-\d{2})?\s*\|\s*$/i;
function updateTableRow(line, { done, plans, completed }) {
    const cells = line.split('|');
    const [status = '', day = ''] = cells.slice(-3).map((cell) => cell.trim());
    const isDated = /\d/.test(day);
    const newCells = [
        `${done}/${plans}`,
        completed === null ? 'In Progress' : /complete/i.test(status) ? status : 'Complete',
        completed === null ? (isDated ? '-' : day) : isDated ? day : completed,
    ];
    for (const [at, text] of newCells.entries()) {
        const before = cells.at(at - 4) ?? '';
        if (text !== before.trim())
            cells[cells.length + at - 4] = ` ${text} `.padEnd(before.length);
    }
    return cells.join('|');
}

// EXTERNAL MODULE: ./lib/plan/phase/state-md.js + 1 modules
var state_md = __webpack_require__(8499);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
// EXTERNAL MODULE: ./lib/record/log/tracking-files.js
var tracking_files = __webpack_require__(26097);
// EXTERNAL MODULE: ./lib/record/documents/plan-mark.js
var plan_mark = __webpack_require__(22007);
// EXTERNAL MODULE: ./lib/record/documents/unfinished-record.js
var unfinished_record = __webpack_require__(34229);
;// CONCATENATED MODULE: ./lib/record/documents/documents.js










const statePath = '.planning/STATE.md';
function writeStateMd(doneCount, changes, run, isDone = false) {
    const lastUpdated = new Date(run.services.clock.now()).toISOString();
    return editDocument(run.workspace.root, statePath, (text) => {
        const { status, ...otherChanges } = changes;
        const reported = (0,state_md/* readPosition */.b)(text).blocked === null || status === undefined ? changes : otherChanges;
        const edited = (0,state_md/* editState */.u)(text, { ...buildStatePosition(text, doneCount, isDone, run), ...reported, lastUpdated });
        return edited === (0,state_md/* editState */.u)(text, { lastUpdated }) ? text : edited;
    });
}
function buildStatePosition(text, doneCount, isDone, run) {
    const { phase: match, plans: counted, phases } = (0,state_md/* readPosition */.b)(text);
    if (match === null)
        return {};
    const roadmapText = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(run.workspace.root, '.planning/ROADMAP.md'));
    const roadmap = roadmapText === null ? null : (0,phase_roadmap/* parseRoadmap */.AR)(roadmapText);
    const position = describePosition(match, run.phase.id, roadmap);
    if (position === 'past')
        return {};
    const plans = Math.max(run.schedule.plans.length, position === 'in' ? (counted ?? 0) : 0);
    const change = {
        plan: `${doneCount} of ${plans} in current phase`,
        progress: buildStateProgress(doneCount, isDone, run),
    };
    if (position === 'in')
        return change;
    const name = roadmap?.phases.find(({ id }) => (0,phase_id/* getPhaseKey */.Tn)(id) === (0,phase_id/* getPhaseKey */.Tn)(run.phase.id))?.name || run.phase.name;
    const total = phases ?? Math.max(roadmap?.phases.length ?? 0, run.phase.tree.phases.length);
    return { ...change, phase: `${(0,phase_id/* stripZeros */.gr)(run.phase.id)} of ${total} (${name})` };
}
function buildStateProgress(doneCount, isDone, { phase, schedule }) {
    const dirs = new Set(phase.tree.phases.map(({ dir }) => dir).filter((dir) => dir !== phase.dir));
    const otherPlans = [...phase.tree.known.values()].filter(({ dir }) => dirs.has(dir));
    return {
        completedPlans: otherPlans.filter(({ hasSummary }) => hasSummary).length + doneCount,
        totalPlans: otherPlans.length + schedule.plans.length,
        ...(isDone ? { completedPhases: countComplete(otherPlans) + 1 } : {}),
    };
}
function countComplete(plans) {
    const incompleteDirs = new Set(plans.filter(({ hasSummary }) => !hasSummary).map(({ dir }) => dir));
    return new Set(plans.map(({ dir }) => dir).filter((dir) => !incompleteDirs.has(dir))).size;
}
function describePosition(match, phaseId, roadmap) {
    const [a, b] = [(0,phase_id/* getPhaseKey */.Tn)(match), (0,phase_id/* getPhaseKey */.Tn)(phaseId)];
    if (a === b)
        return 'in';
    const order = (roadmap?.phases ?? []).map(({ id }) => (0,phase_id/* getPhaseKey */.Tn)(id));
    const [matchIndex, phaseIndex] = [order.indexOf(a), order.indexOf(b)];
    const isBefore = matchIndex >= 0 && phaseIndex >= 0 ? matchIndex < phaseIndex : (0,phase_id/* compareNatural */.dk)(a, b) < 0;
    return isBefore ? 'before' : 'past';
}
function listCommittable(paths, run) {
    const { commitDocs } = run.policy;
    const { prefix } = run.workspace;
    return paths.filter((path) => commitDocs || !path.startsWith(`${prefix}.planning/`));
}
async function commitRecord(plans, run) {
    if (run.leg)
        return null;
    return (0,unfinished_record/* writeWhole */.f)(run, () => {
        const changedFiles = [...new Set(plans.flatMap((plan) => writeRecord(plan, run)))];
        return commitFiles(`plan ${plans.map(({ id }) => id).join(', ')}: recorded`, changedFiles, run);
    });
}
async function alignRecord(run, isSaved) {
    const { root } = run.workspace;
    const { schedule } = run;
    const { done } = run.progress;
    const text = (0,atomic_file/* tryReadRegular */.aH)((0,external_node_path_.join)(root, roadmapPath)) ?? '';
    const unticked = new Set((0,phase_roadmap/* listUnticked */.y9)(text, [...done], run.phase.id));
    const saved = [];
    for (const { plan } of schedule.plans)
        if (unticked.has(plan.id) && (await isSaved(plan)))
            saved.push(plan);
    await (0,unfinished_record/* writeWhole */.f)(run, async () => {
        const isTicked = saved
            .map(({ id }) => editDocument(root, roadmapPath, (roadmap) => (0,phase_roadmap/* tickPlan */.t7)(roadmap, id, run.phase.id)))
            .includes(true);
        const isMoved = writeStateMd(done.size, {}, run);
        const changed = [...(isTicked ? [roadmapPath] : []), ...(isMoved ? [statePath] : [])];
        if (changed.length > 0)
            await commitFiles(`phase ${run.phase.id}: documents in line with the summaries`, changed, run);
    });
}
function closeRecord(closed, run) {
    return (0,unfinished_record/* writeWhole */.f)(run, () => writeLastLines(closed, run));
}
async function writeLastLines({ status, isLeft, report, state }, run) {
    const isDone = status === 'success';
    const commits = isDone || isLeft || (await run.workspace.git.head()).sha !== run.found.head;
    if (!commits && report === null && run.policy.remote !== '')
        return null;
    if (isDone)
        editDocument(run.workspace.root, roadmapPath, (roadmap) => {
            const ticked = addCompletionDates(roadmap, (0,phase_roadmap/* tickPhase */.zu)(roadmap, run.phase.id), isoToday(run));
            return withPhaseProgress(ticked, run.schedule.plans.length, isoToday(run), run);
        });
    writeStateMd(run.progress.done.size, state, run, isDone);
    run.services.ledger.updateRecords((0,external_node_path_.join)(run.workspace.root, '.planning'));
    const documents = [
        ...listRecordFiles(run.workspace),
        ...[roadmapPath, statePath].filter((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(run.workspace.root, path))),
    ];
    const files = [...(commits ? documents : []), ...(report === null ? [] : [report])];
    if (files.length === 0)
        return null;
    return commitFiles(`phase ${run.phase.id}: ${isDone ? 'complete' : status}`, files, run);
}
function writeRecord(plan, run) {
    const today = isoToday(run);
    const doneCount = new Set([...run.progress.done, plan.id]).size;
    const isTicked = editDocument(run.workspace.root, roadmapPath, (roadmap) => withPhaseProgress((0,phase_roadmap/* tickPlan */.t7)(roadmap, plan.id, run.phase.id), doneCount, null, run));
    const isMoved = writeStateMd(doneCount, { status: 'In progress', lastActivity: `${today} - plan ${plan.id} complete` }, run);
    run.services.ledger.updateRecords((0,external_node_path_.join)(run.workspace.root, '.planning'));
    return [...listRecordFiles(run.workspace), ...(isTicked ? [roadmapPath] : []), ...(isMoved ? [statePath] : [])];
}
function commitFiles(subject, files, run) {
    const paths = listCommittable(files.map((path) => `${run.workspace.prefix}${path}`), run);
    return run.workspace.git.commitPaths((0,plan_mark/* recordMessage */.VR)(subject, run), paths);
}
function listRecordFiles({ root }) {
    return ['EXECUTION_LOG.md', 'execution-log.ndjson', 'specialist-errors.jsonl']
        .map((name) => `.planning/${name}`)
        .filter((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)));
}
function withPhaseProgress(roadmap, doneCount, completed, { phase, schedule }) {
    return writeRoadmapProgress(roadmap, phase.id, { done: doneCount, plans: schedule.plans.length, completed });
}
function isoToday({ services: { clock } }) {
    return new Date(clock.now()).toISOString().slice(0, 10);
}
const roadmapPath = '.planning/ROADMAP.md';
function editDocument(root, file, edit) {
    const path = (0,external_node_path_.join)(root, file);
    const text = (0,tracking_files/* tryReadDocument */.ze)(path);
    if (text === null || text.includes('\0'))
        return false;
    const edited = edit(text);
    if (edited === text)
        return false;
    (0,tracking_files/* replaceDocument */.kS)(path, edited);
    return true;
}


/***/ }),

/***/ 24107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ parseState),
/* harmony export */   Pb: () => (/* binding */ OrchestratorStateSchema),
/* harmony export */   zu: () => (/* binding */ areAllPlansComplete)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95687);



const OrchestratorStateSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
    schema_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1).default(1).meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('version of this form', 1)),
    phase: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)("name of the phase's directory", '02.1-claude-teams-hardening')),
    mode: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['team', 'fallback']).meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('`team`: several plans at once', 'fallback')),
    team_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable().optional().meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('name of the team', 'phase-executor-02.1')),
    started_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ offset: true }).meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('ISO time, set once', '2026-01-01T00:00:00.000Z')),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ offset: true })
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('ISO time of the last write', '2026-01-01T00:20:00.000Z')),
    plan_task_map: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .optional()
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('newest attempt of each plan', { '02.1-01': '02.1-01/2' })),
    executor_names: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .optional()
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('names of the agents at work', ['executor-02.1-01'])),
    verifier_task_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullable()
        .optional()
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('task of the verifier, of other orchestrators', null)),
    completed_plans: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP())
        .optional()
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('ids of the complete plans', ['02.1-01'])),
    current_wave: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()
        .int()
        .nonnegative()
        .nullable()
        .optional()
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('lowest wave that is not complete', 1)),
    checkpoint_file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullable()
        .optional()
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('where the event log is', '.git/phase-executor/…')),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional().meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('id of the run', '6e689798-4e5d-4344-9882-c9cf8a7732f4')),
    epoch: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative().optional().meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('number of the lease, higher for each run', 3)),
    plans: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .looseObject */ ._H3({
        status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['pending', 'running', 'retrying', 'completed', 'failed', 'blocked', 'skipped']),
        attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
        wave: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative().nullable(),
    }))
        .optional()
        .meta((0,_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__/* .describeField */ .k7)('status, attempts and wave of each plan', {
        '02.1-01': { status: 'completed', attempts: 1, wave: 1 },
    })),
});
function parseState(text) {
    if (text === null)
        return { kind: 'none' };
    let content;
    try {
        content = (0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text);
    }
    catch (cause) {
        return { kind: 'unusable', why: `it is not JSON: ${cause.message}`, content: null };
    }
    const version = content?.schema_version;
    if (typeof version === 'number' && version > 1)
        return { kind: 'unusable', why: `it has version ${version}, but this program knows only version 1`, content };
    const parsed = OrchestratorStateSchema.safeParse(content);
    if (parsed.success)
        return { kind: 'state', state: parsed.data };
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'it'}: ${message}`);
    return { kind: 'unusable', why: problems.join('; '), content };
}
function areAllPlansComplete(state) {
    const { plan_task_map = {}, plans = {}, completed_plans = [] } = state;
    const existing = [...Object.keys(plan_task_map), ...Object.keys(plans)];
    return existing.length > 0 && existing.every((plan) => completed_plans.includes(plan));
}


/***/ }),

/***/ 44184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DX: () => (/* binding */ keepHeartbeats),
/* harmony export */   FW: () => (/* binding */ ledgerHeartbeats),
/* harmony export */   S_: () => (/* binding */ checkStale),
/* harmony export */   w9: () => (/* binding */ readHeartbeats)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64377);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(95687);
/* harmony import */ var _readings_run_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39618);
/* harmony import */ var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(313);







const LastActivitySchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({ what: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), at: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$(), since: zod__WEBPACK_IMPORTED_MODULE_6__/* .datetime */ .w$() });
function keepHeartbeats(ledgerDir, tasks, now, observed) {
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats);
    const getPath = (plan) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${(0,_ledger_js__WEBPACK_IMPORTED_MODULE_4__/* .getFileName */ .WP)(plan)}.json`);
    const beating = new Map();
    const write = (plan) => {
        const existing = beating.get(plan);
        if (existing === undefined)
            return;
        const { attempt, runId, task, begun } = existing;
        const nowMs = now();
        const heartbeat = {
            agent: (0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_3__/* .getExecutorName */ .ZO)(plan),
            plan_id: plan,
            current_task: task,
            attempt,
            runId,
            progress: { begun, tasks: tasks.get(plan) ?? 0 },
            timestamp: new Date(nowMs).toISOString(),
            epoch: Math.floor(nowMs / 1000),
            seen: observed(plan),
        };
        (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)(getPath(plan), JSON.stringify(heartbeat), 'fleeting');
    };
    const clear = () => {
        beating.clear();
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, { recursive: true, force: true });
    };
    clear();
    return {
        follow: (event) => {
            if (event.event === 'agent_start') {
                const { attempt, runId } = event;
                beating.set(event.plan, { attempt, runId, task: null, begun: 0 });
            }
            else if (event.event === 'agent_progress') {
                const existing = beating.get(event.plan);
                if (existing === undefined)
                    return;
                existing.task = event.what;
                if (event.activity === undefined)
                    existing.begun += 1;
            }
            else if (event.event === 'agent_end') {
                beating.delete(event.plan);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getPath(event.plan), { force: true });
            }
            else
                return;
            write(event.plan);
        },
        beat: () => {
            for (const plan of beating.keys())
                write(plan);
        },
        clear,
    };
}
const heartbeats = 'heartbeats';
function checkStale(matches, thresholdMinutes, now) {
    const pulses = matches.map(({ file, text }) => readPulse(file, text, now));
    const isHealthy = ({ problem, minutes_ago }) => problem === undefined && minutes_ago !== null && minutes_ago <= thresholdMinutes;
    const stale = pulses.filter((pulse) => !isHealthy(pulse));
    return { stale, healthy: pulses.filter(isHealthy), has_stale: stale.length > 0 };
}
function readHeartbeats(folder) {
    const files = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .listDir */ .ol)(folder).filter((name) => name.endsWith('.json'));
    return files.flatMap((file) => {
        const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
        return text === null ? [] : [{ file, text }];
    });
}
function ledgerHeartbeats(ledgerDir) {
    return readHeartbeats((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats));
}
const HeartbeatFile = zod__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    agent: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    plan_id: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    current_task: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().nullable().optional(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP().optional(),
    seen: LastActivitySchema.nullish().catch(null),
});
function readPulse(file, text, now) {
    const result = HeartbeatFile.safeParse((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_7__/* .tryParseJson */ .Bl)(text)).data;
    const name = file.slice(0, -'.json'.length);
    const { agent = name, plan_id = name, current_task = null, timestamp = null, seen = null } = result ?? {};
    const beatTime = timestamp === null ? Number.NaN : Date.parse(timestamp);
    const minutes = Math.round((now - beatTime) / 6_000) / 10;
    const problem = Number.isNaN(beatTime)
        ? 'its time cannot be read'
        : beatTime > now + heartbeatSlackMs
            ? 'its time lies in the future'
            : undefined;
    const minutes_ago = Number.isNaN(beatTime) ? null : minutes;
    const existing = { agent, plan_id, last_seen: timestamp, minutes_ago, current_task, seen };
    return { ...existing, ...(problem === undefined ? {} : { problem }) };
}
const heartbeatSlackMs = 2_000;


/***/ }),

/***/ 38584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ externalFields),
/* harmony export */   Ed: () => (/* binding */ stateFile),
/* harmony export */   Ho: () => (/* binding */ clearState),
/* harmony export */   I5: () => (/* binding */ mergeState),
/* harmony export */   VP: () => (/* binding */ writeStateFile),
/* harmony export */   m: () => (/* binding */ setStateAside),
/* harmony export */   qy: () => (/* binding */ readStateFile),
/* harmony export */   wl: () => (/* binding */ stateKeeper)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41460);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15295);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42115);
/* harmony import */ var _events_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24107);
/* harmony import */ var _readings_phase_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(46562);
/* harmony import */ var _readings_run_state_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39618);








const stateFile = '.planning/.orchestrator-state.json';
function readStateFile(root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile);
    const text = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .tryReadRegular */ .aH)(path);
    if (text === null && (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined)
        return { kind: 'unusable', why: 'it is not a regular file', content: null };
    return (0,_events_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__/* .parseState */ .Bu)(text);
}
function setStateAside(root, path) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), path);
}
function writeStateFile(root, state, kind) {
    (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__/* .replaceFile */ .fR)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), `${JSON.stringify(state, null, 2)}\n`, kind);
}
function clearState(root) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), { recursive: true, force: true });
}
function mergeState(existing, fields, at) {
    return _events_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__/* .OrchestratorStateSchema */ .Pb.parse({
        ...existing,
        ...fields,
        started_at: existing?.started_at ?? fields.started_at ?? at,
        updated_at: at,
    });
}
function stateKeeper(root, facts) {
    return (event, events) => {
        if (!(0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_6__/* .changesState */ .T4)(event))
            return;
        const state = (0,_readings_run_state_js__WEBPACK_IMPORTED_MODULE_6__/* .deriveState */ .dT)((0,_readings_phase_state_js__WEBPACK_IMPORTED_MODULE_5__/* .phaseState */ .R)(events), facts);
        if ((0,_events_event_js__WEBPACK_IMPORTED_MODULE_3__/* .hasTraits */ .gA)(event, { ends: 'phase' }) && event.exitStatus === 'COMPLETED')
            clearState(root);
        else if (state !== null)
            writeStateFile(root, { ...externalFields(readStateFile(root), state), ...state }, 'fleeting');
    };
}
function externalFields(stateFileContent, { phase }) {
    return stateFileContent.kind === 'state' && (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .getPhaseKey */ .Tn)(stateFileContent.state.phase) === (0,_plan_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__/* .getPhaseKey */ .Tn)(phase)
        ? stateFileContent.state
        : {};
}


/***/ })

};
;