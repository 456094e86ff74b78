export const id = 5824;
export const ids = [
    5824
];
export const modules = {
    25824: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            signal: ()=>signal
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36881);
        var _ledger_execution_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(55030);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95567);
        var _session_policies_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13576);
        var _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77690);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23152);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57733);
        var _signal_decision_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71564);
        var _words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44842);
        async function signal([verb = '', ...words], settings, world) {
            switch(verb){
                case 'create':
                    return answer(create(words, world));
                case 'parse':
                    return answer(describe((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_11__.u0)(words, 'signal', world))));
                case 'handle':
                    return handle((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_11__.u0)(words, 'signal', world)), settings, world);
                case 'log':
                    return log((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__._w)(await (0, _words_js__WEBPACK_IMPORTED_MODULE_11__.u0)(words, 'signal', world), {
                        at: new Date(world.now())
                    }), settings, world);
                default:
                    throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_8__.eb((0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_7__.NR)('signal', verb, [
                        'create',
                        'parse',
                        'handle',
                        'log'
                    ]));
            }
        }
        function answer(json) {
            return {
                exitCode: 0,
                json,
                text: JSON.stringify(json, null, 2)
            };
        }
        function create([status = '', phase, ...details], world) {
            let statuses = Object.values(_signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__.CB);
            if (!statuses.includes(status)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_8__.eb((0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_7__.NR)('signal create: status', status, statuses));
            if (void 0 === phase) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_8__.eb('signal create: the phase is missing; write for example: signal create success 02.1');
            let given = (0, _words_js__WEBPACK_IMPORTED_MODULE_11__.qU)(details, 'signal create', _words_js__WEBPACK_IMPORTED_MODULE_11__.fA);
            let reason = {
                blocked: 'no reason given',
                skipped: 'no reason given'
            }[status];
            return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_9__._w)({
                ...reason ? {
                    reason
                } : {},
                ...given,
                status,
                phase
            }, {
                at: new Date(world.now())
            });
        }
        function describe(signal) {
            let { status, phase, plan } = signal;
            return {
                status,
                phase,
                ...void 0 === plan ? {} : {
                    plan
                },
                isTerminal: signal.isTerminal(),
                canRetry: signal.canRetry(),
                signal
            };
        }
        async function handle(signal, settings, world) {
            let nextPhase = await nextPhaseOrNull((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root), signal.phase);
            let retry = (0, _session_policies_js__WEBPACK_IMPORTED_MODULE_5__.a)(settings);
            let history = {
                failures: [],
                runAttempts: signal.attempt ?? 1,
                now: new Date(world.now()),
                random: world.random()
            };
            let decision = (0, _signal_decision_js__WEBPACK_IMPORTED_MODULE_10__.L)(signal, {
                retry,
                nextPhase
            }, history);
            return {
                ...answer(decision),
                outputs: {
                    status: signal.status,
                    decision: decision.action,
                    phase: signal.phase,
                    'next-phase': nextPhase ?? ''
                }
            };
        }
        async function nextPhaseOrNull(root, phase) {
            try {
                return (0, _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_6__.c)(root, await (0, _phase_tree_js__WEBPACK_IMPORTED_MODULE_4__.Z)(root), phase);
            } catch (error) {
                if (error instanceof _phase_tree_js__WEBPACK_IMPORTED_MODULE_4__.w) return null;
                throw error;
            }
        }
        function log(signal, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'))) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_8__.eb(`signal log: ${root} has no .planning to log to; give the directory that holds it as --root`);
            let { runId = 'by-hand', phase, plan } = signal;
            let stamp = {
                at: new Date(world.now()).toISOString(),
                runId,
                phase,
                ...void 0 === plan ? {} : {
                    plan
                }
            };
            let written = (0, _ledger_execution_log_js__WEBPACK_IMPORTED_MODULE_3__.u)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning'), {
                ...stamp,
                event: (0, _ledger_event_js__WEBPACK_IMPORTED_MODULE_2__.wJ)(signal),
                signal
            });
            return {
                exitCode: 0,
                json: written,
                text: 'Completion signal logged'
            };
        }
    }),
    57733: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB,
            F8: ()=>SignalError,
            FL: ()=>CompletionSignal,
            Ld: ()=>withSignalCommits,
            _w: ()=>parseSignal,
            oV: ()=>withWarnings
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59865);
        var _commit_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(990);
        var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        class SignalError extends Error {
            name = 'SignalError';
            exitCode = 64;
        }
        class SignalOf {
            status;
            phase;
            plan;
            attempt;
            timestamp;
            runId;
            details;
            constructor(fields){
                this.status = fields.status;
                this.phase = fields.phase;
                this.plan = fields.plan;
                this.attempt = fields.attempt;
                this.timestamp = fields.timestamp;
                this.runId = fields.runId;
                this.details = (0, _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.uI)(this.status, fields.details);
            }
            static success(phase, details = {}, context = {}) {
                return make('success', phase, details, context);
            }
            static failure(phase, error, options = {}, context = {}) {
                let retryOptions = {
                    maxRetries: 3,
                    backoffMs: 2000,
                    ...options.retryOptions
                };
                let message = 'string' == typeof error ? error : error.message;
                return make('failure', phase, {
                    ...options,
                    retryOptions,
                    error: {
                        message
                    }
                }, context);
            }
            static blocked(phase, reason, details = {}, context = {}) {
                return make('blocked', phase, {
                    ...details,
                    reason
                }, context);
            }
            static skipped(phase, reason, details = {}, context = {}) {
                return make('skipped', phase, {
                    ...details,
                    reason
                }, context);
            }
            isTerminal() {
                return 'blocked' === this.status && this.details.userInputRequired;
            }
            canRetry() {
                return 'failure' === this.status && this.details.retryable;
            }
            toJSON() {
                let { status, phase, plan, attempt, timestamp, runId, details } = this;
                let written = {
                    schemaVersion: 1,
                    status,
                    phase,
                    plan,
                    attempt,
                    timestamp,
                    runId,
                    details
                };
                return Object.fromEntries(Object.entries(written).filter(([, value])=>void 0 !== value));
            }
        }
        let CompletionSignal = SignalOf;
        function withWarnings(signal, more) {
            if (0 === more.length) return signal;
            let warnings = [
                ...new Set([
                    ...signal.details.warnings ?? [],
                    ...more
                ])
            ].slice(0, _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.b1.listItems);
            return parseSignal({
                ...signal.toJSON(),
                details: {
                    ...signal.details,
                    warnings
                }
            });
        }
        function withSignalCommits(signal, as) {
            return parseSignal({
                ...signal.toJSON(),
                details: (0, _commit_names_js__WEBPACK_IMPORTED_MODULE_1__.Q)(signal.details, as)
            });
        }
        function parseSignal(input, missing = {}) {
            let value = 'string' == typeof input ? parseText(input) : input;
            if ('object' != typeof value || null === value || Array.isArray(value)) throw new SignalError(`A completion signal is a JSON object with "status" and "phase"; found ${describe(value)}`);
            return fromFields(withContext(nested({
                ...value
            }), missing));
        }
        function make(status, phase, details, context) {
            return fromFields(withContext({
                status,
                phase,
                details
            }, context));
        }
        let envelopeKeys = new Set([
            'schemaVersion',
            'status',
            'phase',
            'plan',
            'attempt',
            'timestamp',
            'runId',
            'details'
        ]);
        function nested(input) {
            let { details = {}, ...rest } = input;
            if ('object' != typeof details || null === details || Array.isArray(details)) throw new SignalError(`details: expected an object, found ${describe(details)}`);
            let flat = Object.fromEntries(Object.entries(rest).filter(([key])=>!envelopeKeys.has(key)));
            let envelope = Object.fromEntries(Object.entries(rest).filter(([key])=>envelopeKeys.has(key)));
            return {
                ...envelope,
                details: {
                    ...flat,
                    ...details
                }
            };
        }
        function withContext(fields, context) {
            let timestamp = context.at instanceof Date ? isoOrText(context.at) : context.at;
            let { runId, plan, attempt } = context;
            let known = Object.entries({
                timestamp,
                runId,
                plan,
                attempt
            }).filter(([, value])=>void 0 !== value);
            return {
                ...Object.fromEntries(known),
                ...fields
            };
        }
        function fromFields(fields) {
            let details = dropStack({
                ...fields.details
            });
            let parsed = _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.sA.safeParse({
                ...fields,
                details
            });
            if (!parsed.success) throw new SignalError(sentenceOf(parsed.error, fields));
            let complaint = (0, _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.jW)(parsed.data.status, parsed.data.details);
            if (complaint) throw new SignalError(complaint);
            return construct(parsed.data);
        }
        function construct(fields) {
            switch(fields.status){
                case 'success':
                    return new SignalOf(fields);
                case 'failure':
                    return new SignalOf(fields);
                case 'blocked':
                    return new SignalOf(fields);
                case 'skipped':
                    return new SignalOf(fields);
            }
        }
        function dropStack(details) {
            delete details.stack;
            return details;
        }
        function sentenceOf(error, fields) {
            if (!Object.values(_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB).includes(fields.status)) return `status: expected ${Object.values(_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB).join(', ')}; found ${describe(fields.status)}`;
            if (!_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.N$.safeParse(fields.phase).success) return `phase: expected an id such as "07" or "02.1", found ${describe(fields.phase)}`;
            return error.issues.map((issue)=>`${issue.path.join('.') || 'signal'}: ${issue.message}`).join('; ');
        }
        function parseText(text) {
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_2__.q)(text);
            } catch (cause) {
                throw new SignalError(`A completion signal is JSON; the text cannot be read: ${cause.message}`, {
                    cause
                });
            }
        }
        function isoOrText(at) {
            return Number.isNaN(at.getTime()) ? String(at) : at.toISOString();
        }
        function describe(value) {
            if (void 0 === value) return 'nothing';
            let text = JSON.stringify(value) ?? typeof value;
            return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
        }
    }),
    71564: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L: ()=>decide
        });
        var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93381);
        var _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69461);
        function decide(signal, policy, history) {
            switch(signal.status){
                case 'success':
                    return afterSuccess(signal, policy);
                case 'failure':
                    return afterFailure(signal, policy.retry, history);
                case 'blocked':
                    return whileBlocked(signal);
                case 'skipped':
                    return proceed(policy, 'skipped', `${subject(signal)} was skipped: ${signal.details.reason}`, {
                        skipped: true
                    });
            }
        }
        function afterSuccess(signal, policy) {
            let { verificationStatus, nextPhaseReady } = signal.details;
            switch(verificationStatus){
                case 'failed':
                case 'gaps_found':
                    return {
                        continue: false,
                        action: 'escalate',
                        reason: 'verification_failed',
                        skipOption: false,
                        rule: 'verification_contradicts',
                        why: `${subject(signal)} claims success, but its verification says ${verificationStatus}`
                    };
                case 'human_needed':
                    return awaitUser('verification_asks', `${subject(signal)} is done, but its verification asks for a person`, 'verification: human_needed');
                default:
                    return nextPhaseReady ? proceed(policy, 'succeeded', `${subject(signal)} succeeded`) : stop('next_phase_not_ready', `${subject(signal)} succeeded and says that the next phase is not ready`, 'next phase not ready');
            }
        }
        function afterFailure(signal, policy, history) {
            let { reason, retryable, retryOptions, skipOption } = signal.details;
            let escalate = (rule, why)=>({
                    continue: false,
                    action: 'escalate',
                    reason,
                    skipOption,
                    rule,
                    why
                });
            let name = subject(signal);
            if (history.interrupted) return stop('interrupted', `${name} failed (${reason}) and the run was asked to end`, 'interrupted');
            if (!retryable) return escalate('not_retryable', `${name} failed (${reason}) and says that a retry cannot help`);
            let { budget } = history;
            if (budget?.left === false) return stop('budget_used', `${name} failed (${reason}); ${budget.why}`, 'budget');
            let opensAt = opensAgainAt(signal, history.now);
            let hasRoom = 'budget' === reason && budget?.left === true;
            if (void 0 === opensAt && !hasRoom && policy.nonRetryableReasons.includes(reason)) return 'quota' === reason ? parked('quota_used', signal, policy, history, policy.quotaParkedMs) : escalate('reason_not_retried', `${name} failed (${reason}), which another attempt does not fix`);
            let transient = _failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[reason].isTransient;
            let failures = 1 + history.failures.filter((earlier)=>_failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[earlier].isTransient === transient).length;
            let allowed = allowedFailures(policy, transient, retryOptions?.maxRetries);
            if (failures > allowed && isProviderDown(reason)) return parked('provider_down', signal, policy, history, policy.providerParkedMs);
            if (failures > allowed) return escalate('attempts_used', `${name} failed (${reason}); ${failures} of ${allowed + 1} attempts used`);
            if (history.stuck?.stuck) return {
                continue: false,
                action: 'escalate',
                reason: 'stuck',
                skipOption,
                rule: `stuck_${history.stuck.rule}`,
                why: `${history.stuck.why}; another attempt would go the same way (last: ${reason})`
            };
            if (history.runAttempts >= policy.maximumRunAttempts) return stop('run_attempts_used', `${name} failed (${reason}) and the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
            let wait = waitMs(policy, retryOptions?.backoffMs, failures, history, opensAt);
            let resumeAt = history.now.getTime() + wait;
            if (history.deadlineAt && resumeAt >= history.deadlineAt.getTime()) return void 0 === opensAt ? stop('deadline', `${name} failed (${reason}) and the run's deadline leaves no time for another attempt`, 'deadline') : {
                continue: false,
                action: 'await_dependency',
                deps: [],
                unblockAt: opensAt.toISOString(),
                rule: 'open_after_deadline',
                why: `${name} failed (${reason}); it can continue at ${opensAt.toISOString()}, which is after the run's deadline`
            };
            return {
                continue: false,
                action: 'retry',
                attempt: (signal.attempt ?? history.failures.length + 1) + 1,
                backoffMs: wait,
                rule: 'retry',
                why: `${name} failed (${reason}); failure ${failures} of at most ${allowed} that are retried, waiting ${wait} ms`
            };
        }
        function isProviderDown(reason) {
            return 'rate_limit' === reason || 'overloaded' === reason;
        }
        function parked(rule, signal, policy, history, ms) {
            let { reason, error } = signal.details;
            let said = void 0 === error ? '' : `: ${error.message}`;
            if (history.runAttempts >= policy.maximumRunAttempts) return stop('run_attempts_used', `${subject(signal)} failed (${reason})${said}; the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
            let opensAt = opensAgainAt(signal, history.now)?.getTime() ?? 0;
            let unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
            let why = `${subject(signal)} failed (${reason})${said}; parked until ${unblockAt}, run the phase again then`;
            return {
                continue: false,
                action: 'await_dependency',
                deps: [],
                unblockAt,
                rule,
                why
            };
        }
        function opensAgainAt(signal, now) {
            let { resetAt, retryAfterMs } = signal.details;
            if (void 0 !== resetAt) return new Date(resetAt);
            if (void 0 === retryAfterMs) return;
            return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
        }
        function allowedFailures(policy, transient, maxRetries = 1 / 0) {
            return transient ? Math.min(policy.maximumTransientFailures, 0 === maxRetries ? 0 : policy.maximumTransientFailures) : Math.min(policy.maximumAttempts - 1, maxRetries);
        }
        function waitMs(policy, initialIntervalMs, failures, history, opensAt) {
            let base = {
                ...policy,
                initialIntervalMs: initialIntervalMs ?? policy.initialIntervalMs
            };
            let closedMs = opensAt ? opensAt.getTime() - history.now.getTime() : 0;
            return Math.max(closedMs, 0) + (0, _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__.jo)(base, failures, history.random);
        }
        function whileBlocked(signal) {
            let { userInputRequired, blockingDependencies: deps, estimatedUnblockTime, reason } = signal.details;
            if (userInputRequired) return awaitUser('person_asked', `${subject(signal)} waits for a person: ${reason}`, reason);
            let unblockAt = estimatedUnblockTime ? {
                unblockAt: estimatedUnblockTime
            } : {};
            if (deps.length > 0) return {
                continue: false,
                action: 'await_dependency',
                deps,
                ...unblockAt,
                rule: 'dependency_open',
                why: `${subject(signal)} waits for ${deps.join(', ')}: ${reason}`
            };
            if (estimatedUnblockTime) return {
                continue: false,
                action: 'await_dependency',
                deps,
                ...unblockAt,
                rule: 'open_later',
                why: `${subject(signal)} can continue at ${estimatedUnblockTime}: ${reason}`
            };
            return awaitUser('person_asked', `${subject(signal)} is blocked and names nothing a machine could wait for: ${reason}`, reason);
        }
        function proceed(policy, rule, why, more = {}) {
            let { nextPhase } = policy;
            let next = null === nextPhase ? 'it was the last phase' : `next is phase ${nextPhase}`;
            return {
                continue: true,
                action: 'proceed',
                nextPhase,
                ...more,
                rule,
                why: `${why}; ${next}`
            };
        }
        function awaitUser(rule, why, reason) {
            return {
                continue: false,
                action: 'await_user',
                reason,
                rule,
                why
            };
        }
        function stop(rule, why, reason) {
            return {
                continue: false,
                action: 'stop',
                reason,
                rule,
                why
            };
        }
        function subject(signal) {
            return void 0 === signal.plan ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
        }
    }),
    44842: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            fA: ()=>readTyped,
            qU: ()=>readFields,
            u0: ()=>readDocument
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59865);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function readFields(words, verb, readValue = (text)=>text) {
            let [first = ''] = words;
            if (first.trimStart().startsWith('{')) return readObject(words, verb);
            return Object.fromEntries(words.map((word)=>{
                let at = word.indexOf('=');
                if (at < 1) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: found "${word}", expected key=value or one JSON object`);
                return [
                    word.slice(0, at),
                    readValue(word.slice(at + 1))
                ];
            }));
        }
        function readObject([text = '', ...rest], verb) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one JSON object or key=value words, found both`);
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: the details are not JSON: ${cause.message}`, {
                    cause
                });
            }
        }
        function readTyped(text) {
            if (!/^(true|false|null|-?(0|[1-9]\d*)(\.\d+)?|[[{].*)$/s.test(text)) return text;
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
            } catch  {
                return text;
            }
        }
        async function readDocument([word, ...rest], verb, world) {
            if (rest.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_0__.eb(`${verb}: expected one word of JSON, found ${rest.length + 1}; quote the JSON`);
            return void 0 === word || '-' === word ? world.readStdin() : word;
        }
    })
};
