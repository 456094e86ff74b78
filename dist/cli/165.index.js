export const id = 165;
export const ids = [
    165
];
export const modules = {
    51165: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            adopt: ()=>adopt
        });
        var script = __webpack_require__(34643);
        var adoption = __webpack_require__(9362);
        var ledger_event = __webpack_require__(36881);
        async function adoptOrphans(run) {
            let signals = await Promise.all(run.schedule.plans.flatMap(({ plan })=>run.found.orphans.has(plan.id) ? [
                    adoptOne(plan, run)
                ] : []));
            await run.isolation.chores.drain();
            return signals;
        }
        async function adoptOne(plan, run) {
            let orphan = run.found.orphans.get(plan.id);
            if (void 0 === orphan) throw new Error(`plan ${plan.id} has no attempt to adopt`);
            let { signal } = await (0, adoption.g)(plan, orphan, run);
            if ('success' === signal.status) run.progress.done.add(plan.id);
            run.services.ledger.writeSignal(plan.id, signal);
            run.services.ledger.append(ledger_event.pQ[signal.status], {
                plan: plan.id,
                signal
            });
            return signal;
        }
        var markdown = __webpack_require__(63021);
        var phase_report = __webpack_require__(15272);
        var report_text = __webpack_require__(44639);
        var hold_phase = __webpack_require__(52250);
        async function adopt([ref = ''], settings, world) {
            return (0, hold_phase.f)({
                ref,
                agent: ()=>script.N
            }, settings, world, async (context)=>{
                let signals = await adoptOrphans(context);
                let adopted = signals.filter(({ status })=>'success' === status);
                let failed = signals.filter(({ status })=>'success' !== status);
                let lines = [
                    ...adopted.map(({ plan, attempt })=>`adopted attempt ${attempt} of plan ${plan}`),
                    ...failed.map((signal)=>`attempt ${signal.attempt} of plan ${signal.plan} proved nothing: ${(0, report_text.pj)((0, phase_report.UW)(signal))}`)
                ];
                let text = 0 === lines.length ? 'there was nothing to adopt' : lines.join('\n');
                let told = ({ plan, attempt })=>({
                        plan,
                        attempt
                    });
                let json = {
                    adopted: adopted.map((signal)=>({
                            ...told(signal),
                            filesModified: signal.details.filesModified
                        })),
                    failed: failed.map((signal)=>({
                            ...told(signal),
                            signal
                        }))
                };
                return {
                    exitCode: 0,
                    json,
                    text,
                    summary: `${(0, markdown.t)(text)}\n`
                };
            });
        }
    }
};
