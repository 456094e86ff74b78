export const id = 9647;
export const ids = [
    9647
];
export const modules = {
    33111: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            report: ()=>report
        });
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(50229);
        var git_git = __webpack_require__(26488);
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
        var phase_page = __webpack_require__(58299);
        var report_text = __webpack_require__(44639);
        var traces = __webpack_require__(77400);
        var phase_story = __webpack_require__(75718);
        var prepare = __webpack_require__(2097);
        var read_schedule = __webpack_require__(77690);
        var record_here = __webpack_require__(7682);
        var send_traces = __webpack_require__(32468);
        var settings_settings = __webpack_require__(23152);
        async function report([ref], settings, world) {
            if (void 0 === ref) throw new settings_settings.eb('report: expected a phase, such as: report 07');
            let { output, junit, ctrf, otlp } = settings;
            if ([
                output,
                junit,
                ctrf,
                otlp
            ].filter((file)=>'-' === file).length > 1) throw new settings_settings.eb('report: found - for several documents, but stdout takes one; name files for the others');
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let read = await (0, read_schedule.C)(root, ref);
            let git = await git_git.TU.open(root, world.environment);
            let place = {
                git,
                prefix: (0, prepare.MT)(git, root)
            };
            let story = await (0, phase_story.P)(read, place, settings, world);
            let page = '' !== output || junit + ctrf + otlp !== '' ? output : `phase-${fileWord(story.phase.id)}-report.html`;
            let traceText = '' === otlp ? '' : await traceOf(story, read, place, settings, world);
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
                },
                {
                    file: otlp,
                    make: ()=>traceText
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
        async function traceOf(story, read, place, settings, world) {
            let trace = await (0, record_here.C)(read, place, settings, world, (dir)=>(0, send_traces.Cb)(story, dir, read.phase.id));
            let source = (0, send_traces.L2)(world, {
                head: null,
                branch: null,
                isPushed: true
            });
            return null === trace ? '' : (0, traces.v)((0, traces.u)(trace, source));
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
    }),
    20083: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
                        if (event.isMachines) attempts.delete(key);
                        if (event.isMachines || agentless.has(key) && 'interrupted' === event.error_type) break;
                        note(key, {
                            plan,
                            attempt,
                            outcome: 'failure',
                            ...saidOfFailure(event)
                        });
                        break;
                    case 'part':
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
    }),
    68894: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    15272: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Hq: ()=>warningsIn,
            MV: ()=>attemptsText,
            ST: ()=>closedText,
            UW: ()=>signalText
        });
        var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67263);
        function signalText(signal) {
            switch(signal.status){
                case 'success':
                    {
                        let { alreadyComplete } = signal.details;
                        let said = true === alreadyComplete ? 'was complete before' : null;
                        let seen = seenText(signal.details.evidence);
                        return null === said ? seen : `${said}; ${seen}`;
                    }
                case 'failure':
                    return signal.details.error?.message ?? signal.details.reason;
                case 'blocked':
                case 'skipped':
                    return signal.details.reason;
            }
        }
        function closedText({ signal, plans, decision }) {
            let why = signalText(signal);
            let isOpen = 'success' === signal.status || [
                ...plans.values()
            ].some(({ status })=>'success' !== status);
            return isOpen || decision.why.includes(why) ? [] : [
                why
            ];
        }
        function seenText(evidence) {
            let { level, text } = evidence ?? {};
            let found = _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__.yZ.find((each)=>each === level);
            if (void 0 === found) return 'complete';
            return `${(0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__.du)(found, 'artifacts') ? 'verified' : 'complete'}: ${String(text)}`;
        }
        function warningsIn({ details }) {
            let { warnings } = details;
            return Array.isArray(warnings) ? warnings.map(String) : [];
        }
        function attemptsText({ attempts, successRate, lastPlan }) {
            if (null === successRate || null === lastPlan) return 'no attempts';
            let share = `${Math.round(100 * successRate)} % of them succeeded`;
            return `${attempts} ${1 === attempts ? 'attempt' : 'attempts'}, ${share}, the last on plan ${lastPlan}`;
        }
    }),
    58322: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Q: ()=>questionLines
        });
        function questionLines(question) {
            let { kind, task, number, tasks, done, commit, options } = question;
            let where = null === task ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
            let before = 0 === done ? 'nothing of it is done yet' : `${tasksText(done)} done and committed`;
            return [
                'agent-question' === kind ? `its agent, in its own words; ${before}` : `${where} (${kind}); ${before}, look at ${commit.slice(0, 12)}`,
                ...texts.flatMap(([name, key])=>block(name, question[key])),
                ...options.flatMap(({ id, name, pros, cons })=>[
                        `option ${id}${'' === name ? '' : `: ${name}`}`,
                        ...void 0 === pros ? [] : [
                            `  pros: ${pros}`
                        ],
                        ...void 0 === cons ? [] : [
                            `  cons: ${cons}`
                        ]
                    ]),
                ...block('to answer', question.resumeSignal)
            ];
        }
        let texts = [
            [
                'asked',
                'asked'
            ],
            [
                'needed first',
                'precondition'
            ],
            [
                'what was built',
                'whatBuilt'
            ],
            [
                'how to verify',
                'howToVerify'
            ],
            [
                'decision',
                'decision'
            ],
            [
                'context',
                'context'
            ],
            [
                'action',
                'action'
            ],
            [
                'instructions',
                'instructions'
            ],
            [
                'verification',
                'verification'
            ]
        ];
        function block(name, text) {
            let lines = (text ?? '').split('\n').map((line)=>line.trimEnd());
            if (lines.every((line)=>'' === line)) return [];
            return 1 === lines.length ? [
                `${name}: ${lines[0]?.trim()}`
            ] : [
                `${name}:`,
                ...undented(lines).map((line)=>`  ${line}`)
            ];
        }
        function undented([first = '', ...rest]) {
            let depths = rest.filter((line)=>'' !== line).map((line)=>line.length - line.trimStart().length);
            let depth = Math.min(...depths);
            return [
                first.trim(),
                ...rest.map((line)=>line.slice(depth))
            ].filter((line)=>'' !== line);
        }
        function tasksText(done) {
            return 1 === done ? 'task 1 is' : `tasks 1 to ${done} are`;
        }
    }),
    77242: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>recordedSignals
        });
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54648);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
        function recordedSignals(dir) {
            return new Map([
                ...(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__.cu)(dir)
            ].map(([id, signal])=>[
                    id,
                    parsedFrom(dir, id, signal)
                ]));
        }
        function parsedFrom(dir, id, signal) {
            try {
                return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__._w)(signal);
            } catch (cause) {
                let found = cause.message;
                let advice = 'it is only a report: delete it, and the next run writes it again';
                throw new _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.F8(`${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__.CV)(dir, id)} is damaged: ${found}; ${advice}`, {
                    cause
                });
            }
        }
    })
};
