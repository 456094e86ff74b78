export const id = 547;
export const ids = [
    547
];
export const modules = {
    59950: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            u: ()=>replyTo
        });
        var _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
        var _report_terminal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91488);
        async function replyTo(ended, { phase, nextPhase }, { git, runId }, onBranch) {
            let { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
            let { sha, branch } = await git.head();
            let following = decision.continue ? nextPhase : null;
            let json = {
                ...{
                    status: signal.status,
                    decision,
                    exitStatus,
                    exitCode,
                    phase: phase.id,
                    nextPhase: following,
                    runId
                },
                ...{
                    attempts,
                    durationMs: Math.round(durationMs),
                    evidence,
                    signalPath,
                    signal
                },
                branch: void 0 === onBranch ? branch?.replace(/^refs\/heads\//, '') ?? null : onBranch,
                headSha: sha,
                plans: [
                    ...plans
                ].map(([id, each])=>({
                        id,
                        signal: each
                    }))
            };
            let report = {
                phase,
                ended,
                nextPhase: following
            };
            let outputs = {
                ...outputsOf(ended),
                phase: phase.id,
                'next-phase': following ?? '',
                branch: json.branch ?? '',
                'head-sha': sha
            };
            return {
                exitCode,
                json,
                text: (0, _report_terminal_js__WEBPACK_IMPORTED_MODULE_1__.w)(report),
                summary: (0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_0__.$)(report),
                outputs
            };
        }
        function outputsOf(ended) {
            let { signal, decision, exitStatus, exitCode, signalPath, plans, durationMs } = ended;
            let { details } = signal;
            let done = [
                ...plans
            ].filter(([, { status }])=>'success' === status).map(([id])=>id);
            let figure = (value)=>void 0 === value ? '' : String(value);
            return {
                ...{
                    status: signal.status,
                    decision: decision.action,
                    'exit-status': exitStatus,
                    'exit-code': String(exitCode)
                },
                plans: JSON.stringify([
                    ...plans.keys()
                ]),
                completed: JSON.stringify(done),
                remaining: JSON.stringify([
                    ...plans.keys()
                ].filter((id)=>!done.includes(id))),
                ...{
                    signal: JSON.stringify(signal),
                    'signal-path': signalPath,
                    checkpoint: details.checkpoints.at(-1) ?? ''
                },
                ...{
                    tokens: figure(details.tokensUsed),
                    'cost-usd': figure(details.costUsd)
                },
                evidence: ended.evidence ?? '',
                'duration-seconds': String(Math.round(durationMs / 1000)),
                reason: 'failure' === signal.status ? signal.details.reason : 'blocked' === signal.status ? blockedWord(signal.details) : ''
            };
        }
        function blockedWord({ userInputRequired }) {
            return userInputRequired ? 'user_input_required' : 'dependency';
        }
    },
    82547: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            run: ()=>run
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _execute_adopt_summaries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82920);
        var _execute_phase_run_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58804);
        var _execute_witness_here_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29477);
        var _hold_phase_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63040);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(24082);
        var _run_reply_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59950);
        async function run([ref = ''], settings, world) {
            let agent = await (0, _prepare_js__WEBPACK_IMPORTED_MODULE_5__.dp)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root), settings, world);
            return (0, _hold_phase_js__WEBPACK_IMPORTED_MODULE_4__.f)({
                ref,
                agent
            }, settings, world, async (context, read)=>{
                await (0, _execute_adopt_summaries_js__WEBPACK_IMPORTED_MODULE_1__.p)(context, (0, _execute_witness_here_js__WEBPACK_IMPORTED_MODULE_3__.i)(void 0, context));
                return (0, _run_reply_js__WEBPACK_IMPORTED_MODULE_6__.u)(await (0, _execute_phase_run_js__WEBPACK_IMPORTED_MODULE_2__.PF)(context), read, context);
            });
        }
    }
};
