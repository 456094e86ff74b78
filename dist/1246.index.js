export const id = 1246;
export const ids = [
    1246
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
        var hold_phase = __webpack_require__(72832);
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
    },
    15272: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    58322: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Q: ()=>questionLines
        });
        function questionLines(question) {
            let { kind, task, number, tasks, done, commit, options } = question;
            let where = null === task ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
            let before = 0 === done ? 'nothing of it is done yet' : `${tasksText(done)} done and committed`;
            return [
                `${where} (${kind}); ${before}, look at ${commit.slice(0, 12)}`,
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
    }
};
