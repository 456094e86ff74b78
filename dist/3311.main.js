"use strict";
exports.id = 3311;
exports.ids = [3311];
exports.modules = {

/***/ 53311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPlan: () => (/* binding */ runPlan)
/* harmony export */ });
/* harmony import */ var _plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69466);
/* harmony import */ var _plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35178);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53853);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93254);
/* harmony import */ var _settings_file_shown_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80699);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95185);
/* harmony import */ var _signal_next_phase_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3889);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);








const runPlan = async ([ref = ''], world) => {
    const schedule = await (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_2__/* .readSchedule */ .Cu)((0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_3__/* .findProjectRoot */ .p)(world), ref);
    const settings = (0,_settings_file_shown_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .shownSettings */ .NZ)(world);
    const json = { ...planDocument(schedule), settings };
    const broken = schedule.diagnostics.some(({ severity }) => severity === 'error');
    return {
        exitCode: broken ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE : 0,
        json,
        text: [planText(json), ...(0,_settings_file_shown_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSettings */ .F5)(settings)].join('\n'),
        diagnostics: schedule.diagnostics,
        outputs: {
            matrix: JSON.stringify((0,_plan_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_0__/* .buildJobMatrix */ .Zt)(schedule.schedule, json.next, { phase: json.phase, round: 1 }) ?? { include: [] }),
            phase: json.phase,
            ...(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_6__/* .buildNextPhaseOutputs */ .pE)(schedule.next),
            plans: JSON.stringify(json.plans.map(({ id }) => id)),
        },
    };
};
function planDocument({ phase, schedule: scheduled, next, diagnostics }) {
    const states = new Map(scheduled.plans.map(({ plan: { id, hasSummary, halted } }) => [
        id,
        hasSummary && !halted ? 'done' : 'pending',
    ]));
    return {
        phase: phase.id,
        name: phase.name,
        dir: phase.dir,
        plans: scheduled.plans.map(({ plan: each, wave, dependsOn }) => ({
            id: each.id,
            path: each.path,
            title: each.title,
            wave,
            dependsOn,
            status: states.get(each.id) ?? 'pending',
            hasSummary: each.hasSummary,
            autonomous: each.autonomous,
            filesModified: each.filesModified,
            tasks: each.tasks.map(({ name, type, files }) => ({ name, type, files })),
            asks: each.tasks.flatMap(({ name, type, gate, steps, options }, at) => type.startsWith('checkpoint') || gate === 'blocking-human'
                ? [{ task: at + 1, name, type, gate, steps, options }]
                : []),
        })),
        waves: scheduled.waves,
        overlaps: scheduled.overlaps,
        next: scheduled.cycle ? [] : (0,_plan_schedule_ready_js__WEBPACK_IMPORTED_MODULE_1__/* .readyPlans */ .iQ)(scheduled, states),
        ...next,
        diagnostics,
    };
}
function planText(document) {
    const rows = document.plans.map(({ id, wave, status, dependsOn, tasks, title }) => [
        ...[id, `wave ${wave}`, status, (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatCount */ .B4)(tasks.length, 'task')],
        ...[dependsOn.length > 0 ? `after ${dependsOn.join(', ')}` : '', title ?? ''],
    ]);
    return [
        `Phase ${document.phase} ${document.name} (${document.dir}), ${(0,_signal_next_phase_js__WEBPACK_IMPORTED_MODULE_6__/* .describeNextPhase */ .wD)(document)}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .alignRows */ .P4)(rows),
        ...document.overlaps.map(({ wave, plans, files }) => `wave ${wave}: ${plans.join(' and ')} both change ${files.join(', ')}`),
        `next: ${document.next.join(', ') || 'nothing'}`,
        ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDiagnostics */ .oO)(document.diagnostics),
    ].join('\n');
}


/***/ }),

/***/ 35178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _E: () => (/* binding */ namesPlan),
/* harmony export */   iQ: () => (/* binding */ readyPlans),
/* harmony export */   r4: () => (/* binding */ explainResumeDoubt),
/* harmony export */   yJ: () => (/* binding */ blockedBy)
/* harmony export */ });
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41460);
/* harmony import */ var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75215);
/* harmony import */ var _overlap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30934);




function readyPlans(schedule, states, options = {}) {
    if (schedule.cycle)
        return [];
    const getState = (id) => states.get(id) ?? 'pending';
    const running = schedule.plans.filter(({ plan }) => getState(plan.id) === 'running');
    const parallel = [...running];
    const ready = [];
    for (const scheduled of sortByWave(schedule)) {
        if (parallel.length >= (options.limit ?? Number.POSITIVE_INFINITY))
            break;
        if (getState(scheduled.plan.id) !== 'pending' || !scheduled.dependsOn.every((id) => getState(id) === 'done'))
            continue;
        if (options.apart &&
            parallel.some((nearbyPlan) => (0,_overlap_js__WEBPACK_IMPORTED_MODULE_1__/* .listSharedFiles */ .N)(scheduled.footprint, nearbyPlan.footprint).length > 0))
            continue;
        parallel.push(scheduled);
        ready.push(scheduled.plan.id);
    }
    return ready;
}
function blockedBy(schedule, states) {
    const blocked = new Map();
    for (const { plan, dependsOn } of sortByWave(schedule)) {
        if ((states.get(plan.id) ?? 'pending') !== 'pending')
            continue;
        for (const id of dependsOn) {
            const state = states.get(id) ?? 'pending';
            const blockedDependency = blocked.get(id);
            if (state === 'failed' || state === 'blocked' || state === 'skipped')
                blocked.set(plan.id, { plan: plan.id, root: id, state });
            else if (blockedDependency)
                blocked.set(plan.id, { ...blockedDependency, plan: plan.id });
            else
                continue;
            break;
        }
    }
    return schedule.plans.flatMap(({ plan }) => blocked.get(plan.id) ?? []);
}
function sortByWave({ plans }) {
    return [...plans].sort((a, b) => a.wave - b.wave);
}
function explainResumeDoubt(plan, commits) {
    if (plan.halted)
        return `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`;
    if (plan.hasSummary || commits.length === 0)
        return null;
    const shown = commits.map(({ sha, subject }) => `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenId */ .X_)(sha)} ${subject}`);
    return `plan ${plan.id} has commits (${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_2__/* .joinFirstFew */ .RS)(shown, 3, '; ')}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or run with --unfinished-plans run, and an agent finishes it`;
}
function namesPlan(subject, phase, planId) {
    const scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
    if (scope === undefined)
        return false;
    if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-'))
        return true;
    const scopeNumber = (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanNumber */ .R0)(scope);
    return (scopeNumber?.phase === (0,_phase_phase_id_js__WEBPACK_IMPORTED_MODULE_3__/* .getPhaseKey */ .Tn)(phase) &&
        scopeNumber.plan === ((0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanNumber */ .R0)(planId)?.plan ?? (0,_phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__/* .getPlanKey */ .nW)(planId)));
}


/***/ }),

/***/ 80699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F5: () => (/* binding */ formatSettings),
/* harmony export */   NZ: () => (/* binding */ shownSettings),
/* harmony export */   Zz: () => (/* binding */ formatSettingsHeading)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _table_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47272);
/* harmony import */ var _table_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39126);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26623);





function shownSettings({ settings, configuration }) {
    const { file, commit, text, origins, givenAs } = configuration;
    const from = (name) => {
        const origin = origins.get(name) ?? 'default';
        if (origin === 'default')
            return origin;
        return origin === 'given' ? givenAs : `${file}:${origin.line}`;
    };
    const rows = _table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRows */ .mH.flatMap(({ name, key, value: placeholder, shown }) => {
        const value = shown === undefined ? settings[name] : shown(settings[name]);
        return key === null ? [] : [[key, { value: writtenValue(value, placeholder), from: from(name) }]];
    });
    return { config: { file, commit, found: text !== null }, values: Object.fromEntries(rows) };
}
function writtenValue(value, placeholder) {
    if (placeholder === 'duration' && typeof value === 'number')
        return (0,_table_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(value);
    return placeholder === 'ceilings' ? (0,_table_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCeilings */ .wQ)(value) : value;
}
function formatSettings(shown, isAll = false) {
    const values = Object.entries(shown.values).filter(([, { from }]) => isAll || from !== 'default');
    const rows = values.map(([key, { value, from }]) => [key, settingValueText(value), from]);
    const heading = `${formatSettingsHeading(shown)}${isAll ? '' : ' (doctor --all also shows the defaults)'}`;
    return rows.length === 0 ? [] : [heading, ...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .alignRows */ .P4)(rows)];
}
function formatSettingsHeading({ config: { file, commit, found } }) {
    if (!found)
        return `Settings: there is no ${file}`;
    return commit === null
        ? `Settings: ${file} as it is on the disk`
        : `Settings: ${file} of commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenId */ .X_)(commit)}`;
}
function settingValueText(value) {
    const text = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .stripLine */ .nU)((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    return text === '' ? '-' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipText */ .gL)(text, 60);
}


/***/ })

};
;