"use strict";
exports.id = 3540;
exports.ids = [3540];
exports.modules = {

/***/ 33540:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAdopt: () => (/* binding */ runAdopt)
/* harmony export */ });
/* harmony import */ var _agents_adapters_script_agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45976);
/* harmony import */ var _publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71440);
/* harmony import */ var _run_loop_phase_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91549);
/* harmony import */ var _run_open_hold_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11039);
/* harmony import */ var _run_open_own_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76478);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);







const runAdopt = async ([ref = ''], world) => {
    const hold = { ref, agent: () => _agents_adapters_script_agent_js__WEBPACK_IMPORTED_MODULE_0__/* .scriptAgent */ .N, openRecord: (scope) => (0,_run_open_own_record_js__WEBPACK_IMPORTED_MODULE_4__/* .holdShared */ .N)(scope, null, world) };
    return (0,_run_open_hold_phase_js__WEBPACK_IMPORTED_MODULE_3__/* .holdPhase */ .f)(hold, world, async (context) => {
        const signals = await (0,_run_loop_phase_run_js__WEBPACK_IMPORTED_MODULE_2__/* .adoptOrphans */ .oz)(context);
        const adopted = signals.filter(({ status }) => status === 'success');
        const failed = signals.filter(({ status }) => status !== 'success');
        const lines = [
            ...adopted.map(({ plan, attempt }) => `adopted attempt ${attempt} of plan ${plan}`),
            ...failed.map((signal) => `attempt ${signal.attempt} of plan ${signal.plan} proved nothing: ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_5__/* .stripLine */ .nU)((0,_publish_report_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .formatSignal */ .Eu)(signal))}`),
        ];
        const text = lines.length === 0 ? 'there was nothing to adopt' : lines.join('\n');
        const describeAttempt = ({ plan, attempt }) => ({ plan, attempt });
        const json = {
            adopted: adopted.map((signal) => ({ ...describeAttempt(signal), filesModified: signal.details.filesModified })),
            failed: failed.map((signal) => ({ ...describeAttempt(signal), signal })),
        };
        return { exitCode: 0, json, text, summary: `${(0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMarkdown */ .FV)(text)}\n` };
    });
};


/***/ })

};
;