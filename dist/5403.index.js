export const id = 5403;
export const ids = [
    5403
];
export const modules = {
    58977: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Uy: ()=>askedWait,
            i3: ()=>Patience,
            oD: ()=>FailedCall,
            w4: ()=>hostOf
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        class FailedCall {
            error;
            isFinal;
            waitMs;
            wasHeard;
            constructor(error, { isFinal = false, waitMs = null, wasHeard = true } = {}){
                this.error = error;
                this.isFinal = isFinal;
                this.waitMs = waitMs;
                this.wasHeard = wasHeard;
            }
        }
        let mostTries = 4;
        class Patience {
            #delayMs;
            #endsAt;
            #until;
            constructor({ delayMs = 1_000, patienceMs = 90_000, until = null } = {}){
                this.#delayMs = delayMs;
                this.#endsAt = performance.now() + patienceMs;
                this.#until = until;
            }
            get isOver() {
                return performance.now() >= this.#endsAt;
            }
            async repeat(call, isRepeatable = true) {
                for(let tries = 1;; tries += 1){
                    let result = await call();
                    if (!(result instanceof FailedCall)) return result;
                    let { error, isFinal, waitMs, wasHeard } = result;
                    let wait = waitMs ?? this.#delayMs * 2 ** (tries - 1);
                    let isLate = performance.now() + wait > this.#endsAt || this.#until?.aborted === true;
                    if (isFinal || wasHeard && !isRepeatable || tries >= mostTries || isLate) throw error;
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, void 0, this.#until ? {
                        signal: this.#until
                    } : {}).catch(()=>void 0);
                }
            }
            async fetch(url, request, { callMs, mostBytes = 1 / 0 }) {
                let givingUp = new AbortController();
                let giveUp = ()=>givingUp.abort(new Error('no answer in time'));
                let timer = setTimeout(giveUp, Math.max(0, Math.ceil(Math.min(callMs, this.#endsAt - performance.now()))));
                this.#until?.addEventListener('abort', giveUp, {
                    once: true
                });
                if (this.#until?.aborted) giveUp();
                try {
                    let answer = await fetch(url, {
                        ...request,
                        signal: givingUp.signal
                    });
                    let text = await beginOf(answer, mostBytes);
                    return {
                        status: answer.status,
                        isOk: answer.ok,
                        headers: answer.headers,
                        text
                    };
                } catch (error) {
                    let { message, cause } = error;
                    throw new Error(cause instanceof Error ? cause.message : message);
                } finally{
                    clearTimeout(timer);
                    this.#until?.removeEventListener('abort', giveUp);
                }
            }
        }
        async function beginOf(answer, mostBytes) {
            let chunks = [];
            let size = 0;
            for await (let chunk of answer.body ?? []){
                chunks.push(chunk);
                size += chunk.length;
                if (size >= mostBytes) break;
            }
            return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
        }
        function askedWait(headers) {
            let after = headers.get('retry-after') ?? '';
            if (/^\d{1,6}$/.test(after)) return 1_000 * Number(after);
            let wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
            return Number.isNaN(wait) ? null : Math.max(0, wait);
        }
        function hostOf(url) {
            return URL.canParse(url) ? new URL(url).host : url;
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
    42354: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>evidenceOf,
            Y: ()=>failedFirst
        });
        function failedFirst(plans) {
            return order.flatMap((status)=>plans.filter(({ signal })=>signal.status === status));
        }
        let order = [
            'failure',
            'blocked',
            'skipped',
            'success'
        ];
        function evidenceOf({ signal }) {
            let { evidence } = signal.details;
            let counted = (value)=>value ?? {};
            let figure = (value)=>'number' == typeof value ? value : 0;
            let { count, of } = counted(evidence?.artifacts);
            let commands = figure(evidence?.commands);
            return {
                level: 'string' == typeof evidence?.level ? evidence.level : null,
                passed: figure(count) + commands,
                of: figure(of) + commands,
                tests: 'number' == typeof evidence?.tests ? evidence.tests : null
            };
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
    25827: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>redactor
        });
        let mask = '***';
        let shortestSecret = 6;
        function redactor(secrets) {
            let forms = [
                ...new Set(secrets.flatMap(linesOf).flatMap(formsOf))
            ].filter((form)=>form.length >= shortestSecret);
            forms.sort((one, other)=>other.length - one.length);
            let values = 0 === forms.length ? [] : [
                [
                    new RegExp(forms.map(literal).join('|'), 'g'),
                    mask
                ]
            ];
            return (text)=>[
                    ...values,
                    ...tokenForms
                ].reduce((left, [form, shown])=>left.replace(form, shown), text);
        }
        let tokenForms = [
            [
                /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----END)[A-Za-z0-9+/=\s\\:,.()-]){0,32768}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
                mask
            ],
            [
                /gh[pousr]_[A-Za-z0-9_.-]{20,4000}/g,
                mask
            ],
            [
                /github_pat_[A-Za-z0-9_]{20,4000}/g,
                mask
            ],
            [
                /\bgl[a-z]{2,6}-[A-Za-z0-9_-]{20,4000}/g,
                mask
            ],
            [
                /\bsk-[A-Za-z0-9_-]{16,4000}/g,
                mask
            ],
            [
                /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
                mask
            ],
            [
                /AIza[A-Za-z0-9_-]{35}/g,
                mask
            ],
            [
                /\bya29\.[A-Za-z0-9_-]{20,4000}/g,
                mask
            ],
            [
                /\bxox[a-z]-[A-Za-z0-9-]{10,4000}/g,
                mask
            ],
            [
                /\bxapp-[A-Za-z0-9-]{10,4000}/g,
                mask
            ],
            [
                /\bnpm_[A-Za-z0-9]{30,4000}/g,
                mask
            ],
            [
                /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{5,16384}\.eyJ[A-Za-z0-9_-]{5,16384}\.[A-Za-z0-9_-]{0,16384}/g,
                mask
            ],
            [
                /\b(bearer[ \t]{1,10})[A-Za-z0-9._~+/=-]{16,16384}/gi,
                `$1${mask}`
            ],
            [
                /\b((?:proxy-)?authorization\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?(?:[a-z]{1,20}[ \t]{1,10})?)[^\s"'\\,;()<>]{3,16384}/gi,
                `$1${mask}`
            ],
            [
                /\b(x-api-key\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?)[^\s"'\\,;()<>]{3,16384}/gi,
                `$1${mask}`
            ],
            [
                /(:\/\/)[^\s/@"'<>]{1,1000}@/g,
                `$1${mask}@`
            ]
        ];
        function linesOf(secret) {
            let lines = secret.split(/\r?\n/).map((line)=>line.trim());
            return 1 === lines.length ? lines : [
                secret.trim(),
                ...lines
            ];
        }
        function formsOf(secret) {
            let bytes = Buffer.from(secret, 'utf8');
            if (bytes.length < shortestSecret) return [];
            let wellFormed = bytes.toString('utf8');
            let json = JSON.stringify(secret).slice(1, -1);
            let urlForms = [
                encodeURIComponent(wellFormed),
                new URLSearchParams([
                    [
                        '',
                        wellFormed
                    ]
                ]).toString().slice(1)
            ];
            let lowerCase = urlForms.map((form)=>form.replace(/%[0-9A-F]{2}/g, (code)=>code.toLowerCase()));
            let escaped = [
                json,
                JSON.stringify(json).slice(1, -1)
            ];
            return [
                secret,
                ...base64Forms(bytes),
                bytes.toString('hex'),
                ...urlForms,
                ...lowerCase,
                ...escaped
            ];
        }
        function base64Forms(bytes) {
            return [
                0,
                1,
                2
            ].flatMap((shift)=>{
                let encoded = Buffer.concat([
                    Buffer.alloc(shift),
                    bytes
                ]).toString('base64').replace(/=+$/, '');
                let from = Math.ceil(8 * shift / 6);
                let own = encoded.slice(from, Math.floor((shift + bytes.length) * 8 / 6));
                return [
                    encoded.slice(from),
                    own
                ].flatMap((form)=>[
                        form,
                        form.replaceAll('+', '-').replaceAll('/', '_')
                    ]);
            });
        }
        function literal(text) {
            return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign)=>`\\${sign}`);
        }
    }),
    73951: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: ()=>boundsOf,
            H: ()=>patienceOf
        });
        var _http_patience_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58977);
        function boundsOf({ interrupt: { soon } }, patienceMs) {
            if (soon.aborted) return {
                patienceMs: 2_000
            };
            return {
                until: soon,
                ...void 0 === patienceMs ? {} : {
                    patienceMs
                }
            };
        }
        function patienceOf(world) {
            return new _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.i3(boundsOf(world, 30_000));
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
    }),
    67450: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            nA: ()=>withEachText,
            pc: ()=>redacted,
            sD: ()=>redactorFor
        });
        var _report_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25827);
        var _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4723);
        var _webhook_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44230);
        function redacted(body, place) {
            return redactorFor(place)(body);
        }
        function redactorFor({ settings, world: { environment } }) {
            let named = [
                ...settings['agent-env'],
                ..._webhook_signature_js__WEBPACK_IMPORTED_MODULE_1__.l
            ].map((name)=>environment[name] ?? '');
            let headers = _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__.$_.flatMap((name)=>Object.entries((0, _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__.jR)(environment[name])).flatMap(secretIn));
            let words = headers.flatMap((value)=>[
                    value,
                    ...value.split(' ').slice(1)
                ]);
            return (0, _report_redaction_js__WEBPACK_IMPORTED_MODULE_0__.$)([
                ...named,
                ...words,
                settings['notify-url'],
                settings['github-token']
            ]);
        }
        function secretIn([name, value]) {
            return /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20 ? [
                value
            ] : [];
        }
        function withEachText(value, change) {
            if ('string' == typeof value) return change(value);
            if (Array.isArray(value)) return value.map((each)=>withEachText(each, change));
            if ('object' != typeof value || null === value) return value;
            return Object.fromEntries(Object.entries(value).map(([key, each])=>[
                    key,
                    withEachText(each, change)
                ]));
        }
    }),
    44230: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: ()=>webhookHeaders,
            l: ()=>notifySecrets
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        let notifySecrets = [
            'PHASE_EXECUTOR_NOTIFY_SECRET',
            'PHASE_EXECUTOR_NOTIFY_URL'
        ];
        function webhookHeaders(body, secret, now) {
            let id = `msg_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(body).digest('hex').slice(0, 32)}`;
            let at = String(Math.floor(now / 1_000));
            let named = {
                'webhook-id': id,
                'webhook-timestamp': at,
                'idempotency-key': id
            };
            if ('' === secret) return named;
            let signed = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', keyOf(secret)).update(`${id}.${at}.${body}`).digest('base64');
            let asOnGithub = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(body).digest('hex');
            return {
                ...named,
                'webhook-signature': `v1,${signed}`,
                'x-hub-signature-256': `sha256=${asOnGithub}`
            };
        }
        function keyOf(secret) {
            let [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
            return void 0 === encoded ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
        }
    })
};
