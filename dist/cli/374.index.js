export const id = 374;
export const ids = [
    374
];
export const modules = {
    6374: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            validate: ()=>validate
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
        var _phase_phase_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1702);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4639);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5185);
        var _plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9058);
        async function validate([phase], settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            let refs = phase ? [
                phase
            ] : (await (0, _phase_phase_js__WEBPACK_IMPORTED_MODULE_1__.hm)(root)).map(({ dir })=>dir);
            let diagnostics = [];
            let plans = 0;
            for (let ref of refs){
                let read = await (0, _plan_js__WEBPACK_IMPORTED_MODULE_3__.readSchedule)(root, ref);
                diagnostics.push(...read.diagnostics);
                plans += read.phase.plans.length;
            }
            let count = (severity)=>diagnostics.filter((each)=>each.severity === severity).length;
            let totals = {
                phases: refs.length,
                plans,
                errors: count('error'),
                warnings: count('warning')
            };
            return {
                exitCode: totals.errors > 0 ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.x8.PHASE_UNREADABLE : 0,
                json: {
                    ...totals,
                    diagnostics
                },
                text: [
                    ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_4__.NS)(diagnostics),
                    `${totals.phases} phases, ${totals.plans} plans: ${totals.errors} errors, ${totals.warnings} warnings`
                ].join('\n'),
                diagnostics
            };
        }
    }
};
