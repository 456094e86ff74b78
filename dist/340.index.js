export const id = 340;
export const ids = [
    340
];
export const modules = {
    6340: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            status: ()=>status_status
        });
        var external_node_path_ = __webpack_require__(6760);
        var git_git = __webpack_require__(18);
        var atomic_file = __webpack_require__(2939);
        var ledger = __webpack_require__(4648);
        var general_yaml = __webpack_require__(831);
        var phase_id = __webpack_require__(8240);
        var frontmatter = __webpack_require__(1757);
        var must_haves = __webpack_require__(2016);
        function readVerification(text) {
            let { values } = (0, frontmatter.zT)(text);
            let declared = (0, must_haves.Qq)(values.get('status')) || null;
            let [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec((0, must_haves.Qq)(values.get('score'))) ?? [];
            return {
                status: knownStatus(declared),
                declared,
                score: void 0 === verified || void 0 === total ? null : {
                    verified: Number(verified),
                    total: Number(total)
                },
                gaps: (0, must_haves.KE)(values.get('gaps')).length,
                humanVerification: (0, must_haves.KE)(values.get('human_verification')).length
            };
        }
        function knownStatus(declared) {
            switch(declared?.toLowerCase().replaceAll('-', '_')){
                case 'passed':
                case 'pass':
                case 'verified':
                    return 'passed';
                case 'gaps_found':
                    return 'gaps_found';
                case 'human_needed':
                    return 'human_needed';
                default:
                    return 'unknown';
            }
        }
        function verificationState(report, summarisedSince) {
            if (null === report) return 'missing';
            return summarisedSince ? 'stale' : readVerification(report).status;
        }
        var phase_report = __webpack_require__(5272);
        var report_text = __webpack_require__(4639);
        var ready = __webpack_require__(3006);
        var completion_signal = __webpack_require__(7733);
        var plan = __webpack_require__(6113);
        var prepare = __webpack_require__(8057);
        async function status_status([ref = ''], settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let read = await (0, plan.readSchedule)(root, ref);
            let git = await git_git.TU.open(root, world.environment);
            let dir = (0, ledger.PW)(git.gitDir, (0, prepare.MT)(git, root), (0, phase_id.nm)(read.phase.id));
            let signals = new Map([
                ...(0, ledger.cu)(dir)
            ].map(([id, signal])=>[
                    id,
                    (0, completion_signal._w)(signal)
                ]));
            let state = await git.state();
            let done = (0, prepare.jQ)(read, state, root, (0, prepare.MT)(git, root));
            let verification = await verificationOf(read, state, root, git);
            let last = (0, ledger.wj)(dir).at(-1);
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
                    next: read.schedule.cycle ? [] : (0, ready.iQ)(read.schedule, states)
                }
            };
            return {
                exitCode: 0,
                json,
                text: statusText(json)
            };
        }
        async function verificationOf({ phase }, { changes }, root, git) {
            let report = phase.verificationPath;
            let text = null === report ? null : (0, atomic_file.o)((0, external_node_path_.join)(root, report));
            if (null === report || null === text) return verificationState(null, false);
            let inRepository = (path)=>`${(0, prepare.MT)(git, root)}${path}`;
            let summaries = phase.plans.filter(({ hasSummary })=>hasSummary).map(({ summaryPath })=>inRepository(summaryPath));
            let uncommitted = changes.some(({ path })=>summaries.includes(path));
            let [told, summarised] = [
                await git.lastChange([
                    inRepository(report)
                ]),
                await git.lastChange(summaries)
            ];
            let isAfter = null !== told && null !== summarised && told !== summarised && await git.isAncestor(told, summarised);
            return (0, general_yaml.Yv)(()=>verificationState(text, uncommitted || isAfter));
        }
        function statusText({ phase, name, verification, signal, lastEvent, plans, next }) {
            let rows = plans.map((plan)=>[
                    plan.id,
                    `wave ${plan.wave}`,
                    plan.done ? 'done' : 'open',
                    null === plan.attempt ? '' : `attempt ${plan.attempt}`,
                    plan.signal ? `${plan.signal.status}: ${(0, phase_report.U)(plan.signal)}` : 'no signal on record here'
                ]);
            return [
                `Phase ${phase} ${name}: ${plans.filter(({ done })=>done).length} of ${plans.length} plans done`,
                ...(0, report_text.tp)(rows),
                `verification: ${verification}`,
                signal ? `last signal: ${signal.status}, ${(0, phase_report.U)(signal)}` : 'last signal: none, the phase was never run here',
                ...lastEvent ? [
                    `last event: ${lastEvent.event} at ${lastEvent.at}`
                ] : [],
                `next: ${next.join(', ') || 'nothing'}`
            ].join('\n');
        }
    }
};
