export const id = 359;
export const ids = [
    359
];
export const modules = {
    20359: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            demo: ()=>demo
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _process_capture_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44571);
        var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11517);
        async function demo(_words, settings, world) {
            let root = await makeRepository(world);
            world.progress(`demo: ${root} (examples/hello-phase as a fresh repository)`);
            let reply = await (0, _run_js__WEBPACK_IMPORTED_MODULE_3__.run)([
                '1'
            ], {
                ...settings,
                root,
                agent: "script",
                backoff: 500
            }, world);
            let text = `${reply.text}\n\nLook around: ${root} (git log, .planning/EXECUTION_LOG.md); remove it when done.`;
            return {
                ...reply,
                text
            };
        }
        async function makeRepository(world) {
            let root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-demo-'));
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.cpSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.home, 'examples', 'hello-phase'), root, {
                recursive: true
            });
            let author = {
                name: 'Demo',
                email: 'demo@users.noreply.github.com'
            };
            let env = {
                ...world.environment,
                GIT_AUTHOR_NAME: author.name,
                GIT_AUTHOR_EMAIL: author.email,
                GIT_COMMITTER_NAME: author.name,
                GIT_COMMITTER_EMAIL: author.email
            };
            for (let args of [
                [
                    'init',
                    '-q',
                    '-b',
                    'main'
                ],
                [
                    'add',
                    '-A'
                ],
                [
                    'commit',
                    '-q',
                    '-m',
                    'Plan the phase'
                ]
            ]){
                let { exitCode, stderr } = await (0, _process_capture_js__WEBPACK_IMPORTED_MODULE_2__.F)('git', [
                    '-c',
                    'core.hooksPath=/dev/null',
                    '-c',
                    'commit.gpgsign=false',
                    ...args
                ], {
                    cwd: root,
                    env
                });
                if (0 !== exitCode) throw new Error(`git ${args[0]} failed in ${root}: ${stderr.trim()}; the demo needs git 2.38 or newer`);
            }
            return root;
        }
    })
};
