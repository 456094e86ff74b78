"use strict";
exports.id = 7514;
exports.ids = [7514];
exports.modules = {

/***/ 7514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runValidate: () => (/* binding */ runValidate)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75378);
/* harmony import */ var _plan_phase_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56805);
/* harmony import */ var _plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85632);
/* harmony import */ var _plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20951);
/* harmony import */ var _plan_phase_roadmap_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33363);
/* harmony import */ var _plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46322);
/* harmony import */ var _plan_schedule_schedule_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(89133);
/* harmony import */ var _record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(80338);
/* harmony import */ var _record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(53853);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(93254);
/* harmony import */ var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95185);
/* harmony import */ var _system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(15295);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(5722);














const runValidate = async ([ref], world) => {
    const root = (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_10__/* .findProjectRoot */ .p)(world);
    const tree = (0,_plan_phase_planning_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .readTree */ .Zc)(root);
    const phases = ref === undefined ? tree.phases : [(0,_plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .selectPhase */ .WW)(root, ref, tree)];
    const phaseDiagnostics = [];
    const open = [];
    let plans = 0;
    for (const directory of phases) {
        const phase = (0,_plan_phase_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .readPhaseDirectory */ .v6)(root, directory, tree);
        plans += phase.plans.length;
        const findings = [...phase.diagnostics, ...(0,_plan_schedule_schedule_js__WEBPACK_IMPORTED_MODULE_7__/* .buildSchedule */ .G)(phase).diagnostics];
        for (const plan of phase.plans)
            if (!plan.hasSummary)
                open.push(plan);
        if (ref !== undefined || !(0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .isFinished */ .$g)(phase))
            for (const diagnostic of findings)
                phaseDiagnostics.push(diagnostic);
    }
    const diagnostics = [
        ...(ref === undefined ? projectFindings(root, tree) : []),
        ...phaseDiagnostics,
        ...(await ignoredFindings(root, open, world)),
    ];
    const count = (severity) => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    const [errors, warnings, infos] = [count('error'), count('warning'), count('info')];
    const totals = { phases: phases.length, plans, errors, warnings, infos };
    const match = [(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(errors, 'error'), (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(warnings, 'warning'), (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(infos, 'info')].join(', ');
    const summary = `${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(phases.length, 'phase')}, ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatCount */ .B4)(plans, 'plan')}: ${match}`;
    return {
        exitCode: errors > 0 ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_11__/* .TECHNICAL_EXIT */ .x8.PHASE_UNREADABLE : 0,
        json: { ...totals, diagnostics },
        text: [...(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_13__/* .formatDiagnostics */ .oO)(diagnostics), summary].join('\n'),
        diagnostics,
    };
};
async function ignoredFindings(root, plans, world) {
    const git = await (0,_record_project_local_phase_js__WEBPACK_IMPORTED_MODULE_8__/* .tryOpenGit */ .GR)(root, world);
    const matches = git === null ? [] : await (0,_judge_decide_judged_plans_js__WEBPACK_IMPORTED_MODULE_1__/* .findIgnoredPromises */ .q)(plans, git, (0,_record_project_read_schedule_js__WEBPACK_IMPORTED_MODULE_9__/* .getProjectPrefix */ .mg)(git, root));
    return matches.map(({ plan, message }) => ({
        severity: 'warning',
        code: 'ignored-promise',
        file: plan,
        line: 1,
        message: `the plan ${message}`,
    }));
}
function projectFindings(root, tree) {
    const roadmap = (0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'ROADMAP.md'));
    return [
        ...(0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findTreeProblems */ .ij)(tree),
        ...(0,_plan_phase_config_js__WEBPACK_IMPORTED_MODULE_2__/* .readPlanningConfig */ .i)((0,_system_files_atomic_file_js__WEBPACK_IMPORTED_MODULE_12__/* .tryReadRegular */ .aH)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'config.json'))).diagnostics,
        ...(roadmap === null ? [] : (0,_plan_phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_6__/* .findEarlyTicks */ .rV)((0,_plan_phase_roadmap_js__WEBPACK_IMPORTED_MODULE_5__/* .parseRoadmap */ .AR)(roadmap), tree).map(({ diagnostic }) => diagnostic)),
    ];
}


/***/ })

};
;