"use strict";
exports.id = 9075;
exports.ids = [9075];
exports.modules = {

/***/ 49075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runErrors: () => (/* binding */ runErrors)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _record_log_error_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66629);
/* harmony import */ var _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86518);
/* harmony import */ var _settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47099);
/* harmony import */ var _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26623);
/* harmony import */ var _state_command_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48231);






const runErrors = async (args, world) => {
    const root = (0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_3__/* .findPlanningRoot */ .hH)('errors log', world);
    const fields = readErrorFields(args[0] === 'log' ? args.slice(1) : args);
    const record = { ...fields, timestamp: new Date(world.now()).toISOString() };
    (0,_record_log_error_log_js__WEBPACK_IMPORTED_MODULE_1__/* .appendSpecialistError */ .mn)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning'), record);
    await (0,_state_command_js__WEBPACK_IMPORTED_MODULE_5__.addErrorToState)(fields, root, world).catch((error) => {
        if (!(error instanceof _record_log_lease_js__WEBPACK_IMPORTED_MODULE_2__/* .LockedError */ .by))
            throw error;
        world.progress(`STATE.md stays as it is: ${error.message}`);
    });
    return { exitCode: 0, json: record, text: 'Specialist error logged' };
};
function readErrorFields(args) {
    const arrays = Object.entries((0,_settings_call_command_words_js__WEBPACK_IMPORTED_MODULE_3__/* .readFields */ .qU)(args, 'errors log')).map(([name, value]) => [name.replace('-', '_'), value]);
    const parsed = _record_log_error_log_js__WEBPACK_IMPORTED_MODULE_1__/* .SpecialistErrorSchema */ .Rs.safeParse(Object.fromEntries(arrays));
    if (parsed.success)
        return parsed.data;
    const unknown = parsed.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? [issue.message] : []));
    const missing = parsed.error.issues.flatMap(({ path }) => path.length === 0 ? [] : [path.join('.').replace('_', '-')]);
    const missingMessage = missing.length === 0 ? [] : [`${missing.join(', ')}: missing, or not text`];
    throw new _settings_table_settings_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`errors log: ${[...missingMessage, ...unknown].join('; ')}; give all of phase, plan, task, specialist, error-type and details`);
}


/***/ })

};
;