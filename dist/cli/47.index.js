export const id = 47;
export const ids = [
    47
];
export const modules = {
    33111: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            report: ()=>report
        });
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(50229);
        var git_git = __webpack_require__(23956);
        var html = __webpack_require__(37325);
        let specVersion = '0.0.0';
        function ctrfReport(story) {
            let { phase, plans, run, verdict, why, at } = story;
            let gate = {
                name: `phase ${phase.id}`,
                status: 'success' === verdict ? 'passed' : 'failed',
                duration: 0,
                suite: [
                    `phase ${phase.id}`,
                    'exit gate'
                ],
                rawStatus: verdict,
                message: shown(why)
            };
            let tests = [
                ...plans.map((plan)=>planTest(plan, phase.id)),
                gate
            ];
            let count = (status)=>tests.filter((each)=>each.status === status).length;
            return {
                reportFormat: 'CTRF',
                specVersion,
                timestamp: new Date(at).toISOString(),
                generatedBy: 'phase-executor',
                results: {
                    tool: {
                        name: 'phase-executor'
                    },
                    summary: {
                        tests: tests.length,
                        passed: count('passed'),
                        failed: count('failed'),
                        skipped: count('skipped'),
                        pending: count('pending'),
                        other: count('other'),
                        flaky: plans.filter(isHealed).length,
                        suites: new Set(plans.map(({ wave })=>wave)).size + 1,
                        start: Math.round(run?.startedAt ?? at),
                        stop: Math.round(run?.endedAt ?? at)
                    },
                    tests
                }
            };
        }
        function planTest(plan, phase) {
            let { id, title, wave, verdict, said, question, attempts, durationMs } = plan;
            let message = [
                said,
                ...question
            ].filter((line)=>'' !== line).join('\n');
            return {
                name: (0, html.L0)((0, html.pv)(null === title ? id : `${id} ${title}`)),
                status: statusOf(plan),
                duration: Math.round(durationMs ?? 0),
                suite: [
                    `phase ${phase}`,
                    `wave ${wave}`
                ],
                rawStatus: verdict,
                ...'' === message ? {} : {
                    message: shown(message)
                },
                ...attempts.length < 2 ? {} : {
                    retries: attempts.length - 1,
                    retryAttempts: attempts.map(retryAttempt)
                },
                flaky: isHealed(plan)
            };
        }
        function shown(text) {
            return (0, html.L0)((0, html.pv)(text, 4_000));
        }
        function statusOf({ verdict }) {
            switch(verdict){
                case 'success':
                    return 'passed';
                case 'failure':
                    return 'failed';
                case 'blocked':
                case 'skipped':
                    return 'skipped';
                case 'open':
                    return 'pending';
            }
        }
        function isHealed({ verdict, attempts }) {
            return 'success' === verdict && attempts.some(({ outcome })=>'success' !== outcome);
        }
        function retryAttempt({ attempt, outcome, startedAt, endedAt, message }) {
            let status = 'success' === outcome ? 'passed' : 'blocked' === outcome ? 'skipped' : 'at work' === outcome ? 'pending' : 'failed';
            return {
                attempt,
                status,
                duration: Math.max(0, Math.round(endedAt - startedAt)),
                start: Math.round(startedAt),
                stop: Math.round(endedAt),
                ...null === message ? {} : {
                    message: shown(message)
                }
            };
        }
        function junitReport(story) {
            let { phase, plans, run } = story;
            let gate = 'success' === story.verdict ? 'passed' : 'failed';
            let waves = [
                ...new Set(plans.map(({ wave })=>wave))
            ].sort((one, other)=>one - other);
            let at = null === run ? story.at : run.startedAt;
            let suites = [
                ...waves.map((wave)=>{
                    let own = plans.filter((plan)=>plan.wave === wave);
                    return suite(`phase ${phase.id}, wave ${wave}`, own.map(countOf), own.map((plan)=>planCase(plan, phase.id)), at);
                }),
                suite(`phase ${phase.id}, exit gate`, [
                    gate
                ], [
                    phaseCase(story)
                ], at)
            ];
            let all = [
                ...plans.map(countOf),
                gate
            ];
            let document = (0, html.qy)`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="phase ${phase.id}" tests="${all.length}" failures="${counting(all, 'failed')}" errors="0">
${suites}</testsuites>
`;
            return document.text;
        }
        function countOf({ verdict }) {
            switch(verdict){
                case 'success':
                    return 'passed';
                case 'failure':
                    return 'failed';
                case 'blocked':
                case 'skipped':
                case 'open':
                    return 'skipped';
            }
        }
        function suite(name, counts, cases, at) {
            let timestamp = new Date(at).toISOString().slice(0, 19);
            return (0, html.qy)`<testsuite name="${name}" tests="${counts.length}" failures="${counting(counts, 'failed')}" errors="0" skipped="${counting(counts, 'skipped')}" timestamp="${timestamp}">
${cases}</testsuite>
`;
        }
        function counting(counts, wanted) {
            return counts.filter((count)=>count === wanted).length;
        }
        function planCase(plan, phase) {
            let { id, title, wave, verdict, said, question, attempts, durationMs } = plan;
            let name = (0, html.pv)(null === title ? id : `${id} ${title}`, 200);
            let failed = attempts.filter(({ outcome })=>'failure' === outcome || 'interrupted' === outcome);
            let last = failed.at(-1);
            let reruns = 'failure' === verdict ? failed.slice(0, -1) : failed;
            let parts = [
                ...'failure' === verdict ? [
                    (0, html.qy)`<failure message="${(0, html.pv)(said, 500)}" type="${last?.reason ?? 'failure'}">${(0, html.pJ)(last?.message ?? said)}</failure>`
                ] : [],
                ...'blocked' === verdict ? [
                    (0, html.qy)`<skipped message="blocked: ${(0, html.pv)([
                        said,
                        ...question
                    ].join('; '), 900)}" type="blocked"/>`
                ] : [],
                ...'skipped' === verdict || 'open' === verdict ? [
                    (0, html.qy)`<skipped message="${(0, html.pv)('open' === verdict ? 'not ended' : said, 900)}" type="${verdict}"/>`
                ] : [],
                ...reruns.map((attempt)=>rerun(attempt, 'success' === verdict ? 'flakyFailure' : 'rerunFailure'))
            ];
            return (0, html.qy)`<testcase name="${name}" classname="phase-${phase}.wave-${wave}" time="${seconds(durationMs ?? 0)}">${parts}</testcase>
`;
        }
        function rerun({ attempt, reason, outcome, message }, kind) {
            let inner = (0, html.qy)` message="attempt ${attempt}: ${(0, html.pv)(message ?? outcome, 500)}" type="${reason ?? outcome}"><stackTrace>${(0, html.pJ)(message ?? '')}</stackTrace>`;
            return 'flakyFailure' === kind ? (0, html.qy)`<flakyFailure${inner}</flakyFailure>` : (0, html.qy)`<rerunFailure${inner}</rerunFailure>`;
        }
        function phaseCase({ phase, verdict, why }) {
            let failure = 'success' === verdict ? null : (0, html.qy)`<failure message="${verdict}: ${(0, html.pv)(why, 500)}" type="${verdict}">${(0, html.pJ)(why)}</failure>`;
            return (0, html.qy)`<testcase name="phase ${phase.id}" classname="phase-${phase.id}.exit-gate" time="0">${failure}</testcase>
`;
        }
        function seconds(ms) {
            return (Math.max(0, ms) / 1000).toFixed(3);
        }
        var phase_page = __webpack_require__(57720);
        var report_text = __webpack_require__(44639);
        var phase_story = __webpack_require__(87430);
        var prepare = __webpack_require__(2097);
        var read_schedule = __webpack_require__(77690);
        var settings_settings = __webpack_require__(23152);
        async function report([ref], settings, world) {
            if (void 0 === ref) throw new settings_settings.eb('report: expected a phase, such as: report 07');
            let { output, junit, ctrf } = settings;
            if ([
                output,
                junit,
                ctrf
            ].filter((file)=>'-' === file).length > 1) throw new settings_settings.eb('report: found - for several documents, but stdout takes one; name files for the others');
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let read = await (0, read_schedule.C)(root, ref);
            let git = await git_git.TU.open(root, world.environment);
            let story = await (0, phase_story.P)(read, {
                git,
                prefix: (0, prepare.MT)(git, root)
            }, settings, world);
            let page = '' !== output || junit + ctrf !== '' ? output : `phase-${fileWord(story.phase.id)}-report.html`;
            let documents = [
                {
                    file: page,
                    make: ()=>(0, phase_page.z)(story)
                },
                {
                    file: junit,
                    make: ()=>junitReport(story)
                },
                {
                    file: ctrf,
                    make: ()=>`${JSON.stringify(ctrfReport(story), null, 2)}\n`
                }
            ].filter(({ file })=>'' !== file);
            let written = [];
            let text = null;
            for (let { file, make } of documents)if ('-' === file) text = make();
            else {
                let path = (0, external_node_path_.resolve)(world.directory, file);
                (0, atomic_file.fR)(path, make());
                written.push(path);
            }
            let told = (0, report_text.pj)(`phase ${story.phase.id}, ${story.verdict}: wrote ${written.join(', ')}`);
            if (null !== text && written.length > 0) world.progress(told);
            let json = {
                ...summaryOf(story),
                written,
                ...null === text ? {} : {
                    text
                }
            };
            return {
                exitCode: 0,
                json,
                text: text?.trimEnd() ?? told
            };
        }
        function summaryOf({ phase, verdict, why, plans }) {
            return {
                phase: phase.id,
                verdict,
                why,
                plans: plans.map(({ id, verdict })=>({
                        id,
                        verdict
                    }))
            };
        }
        function fileWord(id) {
            return id.replace(/[^\p{L}\p{N}._-]+/gu, '_');
        }
    },
    20083: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>attemptsBegun,
            c: ()=>attemptHistory
        });
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61844);
        var _event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36881);
        function attemptHistory(events) {
            let attempts = new Map();
            let lastAttempt = new Map();
            let agentless = new Set();
            let keyOf = (plan, attempt, runId)=>JSON.stringify([
                    runId,
                    plan,
                    attempt
                ]);
            let note = (key, record)=>{
                let { plan, attempt } = record;
                attempts.delete(key);
                attempts.set(key, record);
                lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
            };
            for (let event of events){
                if ((0, _event_js__WEBPACK_IMPORTED_MODULE_2__.np)(event)) {
                    attempts.clear();
                    lastAttempt.clear();
                }
                let { attempt } = (0, _event_js__WEBPACK_IMPORTED_MODULE_2__.zy)(event, {
                    ends: 'plan'
                }) ? event.signal : event;
                if (!('plan' in event) || void 0 === event.plan || void 0 === attempt) continue;
                let { plan } = event;
                let key = keyOf(plan, attempt, event.runId);
                let open = {
                    plan,
                    attempt,
                    outcome: 'failure',
                    reason: 'interrupted'
                };
                switch(event.event){
                    case 'attempt_start':
                        if (true !== event.isLost) agentless.add(key);
                        lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
                        break;
                    case 'agent_start':
                        agentless.delete(key);
                        note(key, open);
                        break;
                    case 'adopt':
                        for (let runId of [
                            event.from,
                            ...event.adopters
                        ])attempts.delete(keyOf(plan, attempt, runId));
                        note(key, open);
                        break;
                    case 'attempt_failed':
                        if (agentless.has(key) && 'interrupted' === event.error_type) break;
                        note(key, {
                            plan,
                            attempt,
                            outcome: 'failure',
                            ...saidOfFailure(event)
                        });
                        break;
                    case 'plan_complete':
                        note(key, {
                            plan,
                            attempt,
                            outcome: 'success'
                        });
                        break;
                    case 'plan_blocked':
                        if (attempts.get(key)?.reason === 'interrupted') note(key, {
                            plan,
                            attempt,
                            outcome: 'success'
                        });
                        break;
                }
            }
            return {
                attempts: [
                    ...attempts.values()
                ],
                lastAttempt
            };
        }
        function attemptsBegun(events, plan) {
            return events.filter((event)=>'attempt_start' === event.event && event.plan === plan).length;
        }
        function saidOfFailure(event) {
            let { error_type, details, fingerprint = (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__.hX)(details ?? ''), progressed } = event;
            let reason = _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.N9.find((each)=>each === error_type);
            return {
                ...void 0 === reason ? {} : {
                    reason
                },
                ...void 0 === details ? {} : {
                    message: details
                },
                ...void 0 === fingerprint ? {} : {
                    fingerprint
                },
                ...void 0 === progressed ? {} : {
                    progressed
                }
            };
        }
    },
    41837: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            K: ()=>keptWork,
            p: ()=>allKeptWork
        });
        function keptWork(events, plan, attempt) {
            let mine = events.filter((event)=>isOf(event, plan, attempt));
            let left = mine.findLast((event)=>null !== refOf(event));
            let ref = void 0 === left ? null : refOf(left);
            let told = left?.event === 'rollback' ? left.base : void 0;
            let base = told ?? mine.findLast((event)=>'checkpoint' === event.event)?.head;
            return null === ref || void 0 === base ? null : {
                plan,
                attempt,
                ref,
                base
            };
        }
        function allKeptWork(events) {
            return events.flatMap((event)=>{
                let ref = refOf(event);
                if (null === ref || !('plan' in event) || void 0 === event.plan || !('attempt' in event)) return [];
                let { plan, attempt = 1 } = event;
                let begun = events.find((each)=>'checkpoint' === each.event && each.plan === plan && each.attempt === attempt);
                return begun?.event === 'checkpoint' ? [
                    {
                        plan,
                        attempt,
                        ref,
                        base: begun.head
                    }
                ] : [];
            });
        }
        function refOf(event) {
            return 'rollback' === event.event || 'recovered' === event.event ? event.kept : null;
        }
        function isOf(event, plan, attempt) {
            return 'plan' in event && 'attempt' in event && event.plan === plan && event.attempt === attempt;
        }
    },
    68894: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Nn: ()=>executorName,
            T4: ()=>changesState,
            mh: ()=>stateFrom
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        var _attempt_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20083);
        function stateFrom(events, { phase, checkpointFile }) {
            let from = events.findLastIndex(({ event })=>'phase_start' === event);
            let begun = events[from];
            if (begun?.event !== 'phase_start') return null;
            let run = events.slice(from).filter(changesState);
            let counted = events.slice(1 + events.findLastIndex((event, at)=>at < from && (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.np)(event)));
            let { lastAttempt } = (0, _attempt_history_js__WEBPACK_IMPORTED_MODULE_1__.c)(counted.filter((event)=>!(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.np)(event)));
            let waves = new Map(Object.entries(begun.waves));
            let statuses = statusesIn(run, begun);
            let ids = [
                ...statuses.keys()
            ];
            let completed = ids.filter((id)=>'completed' === statuses.get(id));
            let open = ids.filter((id)=>'completed' !== statuses.get(id)).map((id)=>waves.get(id) ?? 0);
            let running = ids.filter((id)=>'running' === statuses.get(id));
            return {
                schema_version: 1,
                phase,
                mode: begun.mode,
                team_name: `phase-executor-${begun.phase}`,
                started_at: (counted.find(({ event })=>'phase_start' === event) ?? begun).at,
                updated_at: run.at(-1)?.at ?? begun.at,
                plan_task_map: Object.fromEntries([
                    ...lastAttempt
                ].map(([plan, attempt])=>[
                        plan,
                        `${plan}/${attempt}`
                    ])),
                executor_names: running.map(executorName),
                verifier_task_id: null,
                completed_plans: completed,
                current_wave: open.length > 0 ? Math.min(...open) : Math.max(0, ...waves.values()),
                checkpoint_file: checkpointFile,
                run_id: begun.runId,
                ...void 0 === begun.epoch ? {} : {
                    epoch: begun.epoch
                },
                plans: Object.fromEntries(ids.map((id)=>[
                        id,
                        {
                            status: statuses.get(id) ?? 'pending',
                            attempts: lastAttempt.get(id) ?? 0,
                            wave: waves.get(id) ?? null
                        }
                    ]))
            };
        }
        function executorName(plan) {
            return `executor-${plan}`;
        }
        function changesState(event) {
            return void 0 !== (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.JC)(event.event).status || 'phase_start' === event.event || (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                ends: 'phase'
            });
        }
        function statusesIn(run, { plans, done }) {
            let statuses = new Map(plans.map((id)=>[
                    id,
                    'pending'
                ]));
            for (let id of done)statuses.set(id, 'completed');
            for (let event of run){
                let { status } = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.JC)(event.event);
                if ('plan' in event && void 0 !== event.plan && void 0 !== status) statuses.set(event.plan, status);
            }
            return statuses;
        }
    },
    18506: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E: ()=>verifiedWork,
            P: ()=>settledWork
        });
        function settledWork(events) {
            let bases = new Map();
            let found = [];
            for (let event of events){
                if ('checkpoint' === event.event) bases.set(event.plan, event.head);
                if ('fold' === event.event) bases.set(event.plan, event.base);
                if ('part' === event.event && void 0 !== event.attempt) {
                    let { plan, attempt, head, upTo } = event;
                    found.push({
                        plan,
                        attempt,
                        head,
                        base: bases.get(plan) ?? null,
                        upTo
                    });
                }
                if ('settled' !== event.event || null === event.head) continue;
                let { plan, attempt, head } = event;
                found.push({
                    plan,
                    attempt,
                    head,
                    base: bases.get(plan) ?? null
                });
            }
            return found;
        }
        function verifiedWork(events) {
            return events.flatMap((event)=>('settled' === event.event || 'summary_adopted' === event.event) && null !== event.head ? [
                    {
                        plan: event.plan,
                        head: event.head
                    }
                ] : []);
        }
    }
};
