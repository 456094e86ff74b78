export const id = 8265;
export const ids = [
    8265
];
export const modules = {
    8265: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            integrate: ()=>integrate
        });
        var _chain_deadline_ladder_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(91474);
        var _chain_integration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37647);
        var _chain_next_round_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8076);
        var _execute_run_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14664);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49607);
        var _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(26567);
        var _report_markdown_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(63021);
        var _session_chain_job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56613);
        var _session_job_isolation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53350);
        var _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18570);
        var _session_phase_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(77365);
        var _session_tell_host_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(90298);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23152);
        async function integrate([ref = ''], settings, world) {
            let { round, mode, 'max-rounds': most } = settings;
            if (0 === round) await (0, _session_job_isolation_js__WEBPACK_IMPORTED_MODULE_5__.sH)('input-dir', settings, world);
            return (0, _session_chain_job_js__WEBPACK_IMPORTED_MODULE_4__.fR)({
                ref,
                opens: 0 === round
            }, settings, world, async (joint)=>{
                let { run, publish } = joint;
                let progress = 0 === round ? (0, _execute_run_progress_js__WEBPACK_IMPORTED_MODULE_2__.AD)(run) : (0, _execute_run_progress_js__WEBPACK_IMPORTED_MODULE_2__.ZL)(run);
                if (0 === round) {
                    (0, _execute_run_progress_js__WEBPACK_IMPORTED_MODULE_2__.iP)(progress);
                    (0, _session_job_isolation_js__WEBPACK_IMPORTED_MODULE_5__.U4)(run.services, joint.start, world);
                }
                let { tags } = 0 === round ? {
                    tags: []
                } : await integrateThat(round, progress, joint, settings, world);
                let next = await (0, _chain_next_round_js__WEBPACK_IMPORTED_MODULE_1__.qy)(progress, {
                    mode,
                    next: round + 1,
                    most
                });
                await publish({
                    tags,
                    released: false
                });
                let { read, branch } = joint;
                let place = {
                    settings,
                    world,
                    run,
                    read,
                    branch,
                    isPushed: '' !== settings.remote,
                    left: _session_phase_record_js__WEBPACK_IMPORTED_MODULE_7__.Zt
                };
                let since = Date.parse((0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_3__.E4)(run.services.ledger.events, run.runId)?.at ?? '') || world.now();
                let underway = {
                    since,
                    signals: progress.signals,
                    next: `Next: ${whatFollows(next)}.`
                };
                for (let note of (await (0, _session_tell_host_js__WEBPACK_IMPORTED_MODULE_8__.Xj)(place, underway)))world.progress(note);
                return replyOf(next, joint, settings);
            });
        }
        async function integrateThat(round, progress, { run, start }, settings, world) {
            let told = {
                round,
                base: '' === settings.base ? start : settings.base,
                jobs: (0, _session_chain_job_js__WEBPACK_IMPORTED_MODULE_4__.aG)(settings)
            };
            let opened = (0, _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_10__.rM)(run.services.ledger.earlier, run.runId, round) ?? told;
            if (0 === opened.jobs.length) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_9__.eb(`round: found ${round}, but no round of that number was opened in run ${run.runId}, and there is no matrix`);
            return (0, _chain_integration_js__WEBPACK_IMPORTED_MODULE_0__.s)(progress, await (0, _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_6__.kz)(opened.jobs, await (0, _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_6__.yQ)(settings, world), settings, world), opened);
        }
        async function replyOf(next, joint, settings) {
            let { run, branch } = joint;
            let { sha: head } = await run.workspace.git.head();
            let { jobMinutes, stepMinutes } = (0, _chain_deadline_ladder_js__WEBPACK_IMPORTED_MODULE_11__.D)(settings['job-timeout']);
            let ids = run.schedule.plans.map(({ plan })=>plan.id);
            let done = ids.filter((id)=>run.progress.done.has(id));
            let json = {
                decision: next.action,
                matrix: next.matrix,
                round: next.round,
                gate: next.gate,
                branch,
                base: head,
                notBefore: null === next.notBefore ? null : new Date(next.notBefore).toISOString(),
                phase: run.phase.id,
                plans: ids,
                completed: done,
                remaining: ids.filter((id)=>!run.progress.done.has(id))
            };
            let outputs = {
                decision: json.decision,
                round: String(json.round),
                'not-before': json.notBefore ?? '',
                base: head,
                matrix: null === json.matrix ? '' : JSON.stringify(json.matrix),
                gate: json.gate ? 'true' : '',
                verifier: '' === run.policy.verifierCommand ? '' : 'true',
                branch: branch ?? '',
                'head-sha': head,
                phase: json.phase,
                plans: JSON.stringify(ids),
                completed: JSON.stringify(done),
                remaining: JSON.stringify(json.remaining),
                'leg-timeout-minutes': String(jobMinutes),
                'step-timeout-minutes': String(stepMinutes)
            };
            let text = `${done.length} of ${ids.length} plans complete; ${whatFollows(next)}`;
            return {
                exitCode: 0,
                json,
                text,
                summary: `${(0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_12__.t)(text)}\n`,
                outputs
            };
        }
        function whatFollows({ matrix, round, gate, action }) {
            if (null !== matrix) {
                let plans = matrix.include.map(({ plan })=>plan || 'all that can run');
                return `round ${round} executes ${plans.join(', ')} (${action})`;
            }
            return gate ? 'the exit gate is asked next' : `no further round (${action})`;
        }
    })
};
