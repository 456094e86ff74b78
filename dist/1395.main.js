"use strict";
exports.id = 1395;
exports.ids = [1395];
exports.modules = {

/***/ 81395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDemo: () => (/* binding */ runDemo)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93254);
/* harmony import */ var _system_process_job_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83981);
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97723);





const runDemo = async (_words, world) => {
    const root = await makeRepository(world);
    world.progress(`demo: ${root} (examples/hello-phase as a fresh repository)`);
    const reply = await (0,_run_command_js__WEBPACK_IMPORTED_MODULE_4__.runRun)(['1'], (0,_settings_call_world_js__WEBPACK_IMPORTED_MODULE_2__/* .withSettings */ .G)(world, { root, agent: 'script', backoff: 500 }));
    const text = `${reply.text}\n\nLook around: ${root} (git log, .planning/EXECUTION_LOG.md); remove it when done.`;
    return { ...reply, text };
};
async function makeRepository(world) {
    const root = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-demo-'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.home, 'examples', 'hello-phase'), root, { recursive: true });
    const identity = ['-c', 'user.name=Demo', '-c', 'user.email=demo@users.noreply.github.com'];
    for (const args of [
        ['init', '-q', '-b', 'main'],
        ['add', '-A'],
        ['commit', '-q', '-m', 'Plan the phase'],
    ]) {
        const words = [...identity, '-c', 'core.hooksPath=/dev/null', '-c', 'commit.gpgsign=false', ...args];
        const { exitCode, stderr } = await (0,_system_process_job_program_js__WEBPACK_IMPORTED_MODULE_3__/* .runJobProgram */ .fw)('git', words, {
            cwd: root,
            env: world.environment,
            timeoutMs: 60_000,
        });
        if (exitCode !== 0)
            throw new Error(`git ${args[0]} failed in ${root}: ${stderr.trim()}; the demo needs git 2.38 or newer`);
    }
    return root;
}


/***/ })

};
;