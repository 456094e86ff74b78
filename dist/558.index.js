export const id = 558;
export const ids = [
    558
];
export const modules = {
    6558: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            status: ()=>status
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
        var _execute_verifier_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3065);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4648);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8240);
        var _report_phase_report_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5272);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4639);
        var _schedule_ready_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3006);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7733);
        var _plan_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6113);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2867);
        async function status([ref = ''], settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            let read = await (0, _plan_js__WEBPACK_IMPORTED_MODULE_5__.readSchedule)(root, ref);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
            let dir = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__.PW)(git.gitDir, (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.MT)(git, root), (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_7__.nm)(read.phase.id));
            let signals = new Map([
                ...(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__.cu)(dir)
            ].map(([id, signal])=>[
                    id,
                    (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__._w)(signal)
                ]));
            let state = await git.state();
            let done = (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.jQ)(read, state, root, (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.MT)(git, root));
            let verification = await (0, _execute_verifier_js__WEBPACK_IMPORTED_MODULE_1__.m)(read.phase, state, {
                root,
                prefix: (0, _prepare_js__WEBPACK_IMPORTED_MODULE_6__.MT)(git, root),
                git
            });
            let last = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__.FB)(dir, read.phase.id).at(-1);
            let states = new Map(read.schedule.plans.map(({ plan: { id } })=>[
                    id,
                    done.has(id) ? 'done' : 'pending'
                ]));
            let plans = read.schedule.plans.map(({ plan, wave })=>{
                let signal = signals.get(plan.id);
                return {
                    id: plan.id,
                    wave,
                    done: done.has(plan.id),
                    attempt: signal?.attempt ?? null,
                    signal: signal ?? null
                };
            });
            let json = {
                ...{
                    phase: read.phase.id,
                    name: read.phase.name,
                    nextPhase: read.nextPhase,
                    signal: signals.get(null) ?? null
                },
                verification,
                lastEvent: last ? {
                    at: last.at,
                    event: last.event,
                    runId: last.runId
                } : null,
                ...{
                    plans,
                    next: read.schedule.cycle ? [] : (0, _schedule_ready_js__WEBPACK_IMPORTED_MODULE_8__.iQ)(read.schedule, states)
                }
            };
            return {
                exitCode: 0,
                json,
                text: statusText(json)
            };
        }
        function statusText({ phase, name, verification, signal, lastEvent, plans, next }) {
            let rows = plans.map((plan)=>[
                    plan.id,
                    `wave ${plan.wave}`,
                    plan.done ? 'done' : 'open',
                    null === plan.attempt ? '' : `attempt ${plan.attempt}`,
                    plan.signal ? `${plan.signal.status}: ${(0, _report_phase_report_js__WEBPACK_IMPORTED_MODULE_9__.U)(plan.signal)}` : 'no signal on record here'
                ]);
            return [
                `Phase ${phase} ${name}: ${plans.filter(({ done })=>done).length} of ${plans.length} plans done`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.tp)(rows),
                `verification: ${verification}`,
                signal ? `last signal: ${signal.status}, ${(0, _report_phase_report_js__WEBPACK_IMPORTED_MODULE_9__.U)(signal)}` : 'last signal: none, the phase was never run here',
                ...lastEvent ? [
                    `last event: ${lastEvent.event} at ${lastEvent.at}`
                ] : [],
                `next: ${next.join(', ') || 'nothing'}`
            ].join('\n');
        }
    }
};
