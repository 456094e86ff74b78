export const id = 958;
export const ids = [
    958
];
export const modules = {
    72842: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>waysToAnswer,
            cU: ()=>askAtOnce,
            rS: ()=>askedDetails,
            xt: ()=>wayText,
            zr: ()=>questionDetails
        });
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43017);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22777);
        var _standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29053);
        function askedDetails(plan, stop, part, run) {
            return questionDetails((0, _standing_js__WEBPACK_IMPORTED_MODULE_3__.YH)(plan, stop, part), plan, run);
        }
        function questionDetails(question, plan, { phase, policy }) {
            return {
                userInputRequired: true,
                task: question.task,
                options: question.options.map(({ id, name })=>name ? `${id}: ${name}` : id),
                question,
                nextSteps: [
                    ...waysToAnswer(question, `${phase.id} ${plan.id}`, policy.remote).map(wayText),
                    'then run the phase again'
                ]
            };
        }
        function waysToAnswer({ kind, options }, of, remote) {
            let where = '' === remote ? '' : ` --remote ${remote}`;
            let approve = `phase-executor approve ${of}${where}`;
            let answer = (text)=>`phase-executor answer ${of} ${text}${where}`;
            switch(kind){
                case 'decision':
                    return [
                        {
                            when: whenDecided(options),
                            command: answer(0 === options.length ? '"<your decision>"' : '<option>')
                        }
                    ];
                case 'human-verify':
                    return [
                        {
                            when: 'if what was built is right',
                            command: approve
                        },
                        {
                            when: 'to have it changed first',
                            command: answer('"<what is wrong>"')
                        }
                    ];
                case 'human-action':
                    return [
                        {
                            when: 'when it is done',
                            command: approve
                        },
                        {
                            when: 'to say something of it besides',
                            command: answer('"<what the plan has to know>"')
                        }
                    ];
                case 'agent-question':
                    return [
                        {
                            when: 'to answer',
                            command: answer('"<your answer>"')
                        },
                        {
                            when: 'when what it asks for is done',
                            command: approve
                        }
                    ];
                case 'go-ahead':
                    return [
                        {
                            when: 'to let it go on',
                            command: approve
                        }
                    ];
            }
        }
        function whenDecided(options) {
            return 0 === options.length ? 'to decide' : `to decide (${options.map(({ id })=>id).join(', ')})`;
        }
        function wayText({ when, command }) {
            return `${when}: ${command}`;
        }
        async function askAtOnce(plan, stop, known, run) {
            let part = known ?? await emptyPart(plan, stop, run);
            if (null === known) run.services.ledger.append('part', part);
            let details = askedDetails(plan, stop, part, run);
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.FL.blocked(run.phase.id, stop.question, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__.OK)(run, plan.id));
        }
        async function emptyPart(plan, { at }, run) {
            let { sha } = await run.workspace.git.head();
            let where = {
                base: sha,
                commit: sha,
                head: sha
            };
            return {
                plan: plan.id,
                upTo: at,
                planHash: (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__.S)(plan),
                ...where,
                isWitnessed: true,
                files: []
            };
        }
    }),
    22777: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            OK: ()=>signalContext,
            Wr: ()=>evidenceDetails,
            oX: ()=>signalOf,
            pG: ()=>endingText,
            tE: ()=>interruptedSignal
        });
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);
        var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67263);
        function signalOf(plan, attempt, ending, facts, run) {
            let { tokensUsed, costUsd } = facts.agentRun;
            let common = {
                durationMs: Math.round(facts.durationMs),
                ...null === tokensUsed ? {} : {
                    tokensUsed
                },
                ...null === costUsd ? {} : {
                    costUsd
                },
                ...0 === facts.repairs ? {} : {
                    repairs: facts.repairs
                },
                ...null === facts.kept ? {} : {
                    checkpoints: [
                        facts.kept
                    ]
                },
                ...null === facts.handoffPath ? {} : {
                    handoff: facts.handoffPath
                }
            };
            let at = signalContext(run, plan, attempt);
            switch(ending.status){
                case 'success':
                    {
                        let { files, remarks, planHash, evidence } = ending;
                        let said = remarks.length > 0 ? {
                            warnings: remarks.slice(0, 20)
                        } : {};
                        let details = {
                            ...common,
                            ...said,
                            filesModified: files.slice(0, 1000),
                            verificationStatus: 'passed',
                            evidence: evidenceDetails(evidence),
                            planHash
                        };
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.success(run.phase.id, details, at);
                    }
                case 'part':
                    {
                        let { part, stop, remarks, evidence, asked } = ending;
                        let said = remarks.length > 0 ? {
                            warnings: remarks.slice(0, 20)
                        } : {};
                        let files = {
                            filesModified: part.files.slice(0, 1000),
                            evidence: evidenceDetails(evidence)
                        };
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.blocked(run.phase.id, stop.question, {
                            ...common,
                            ...said,
                            ...files,
                            ...asked
                        }, at);
                    }
                case 'failure':
                    {
                        let retryOptions = {
                            maxRetries: run.policy.retry.maximumAttempts - 1,
                            backoffMs: run.policy.retry.initialIntervalMs
                        };
                        let { reason, retryable, retryAfterMs, resetAt } = ending;
                        let asked = {
                            ...void 0 === retryAfterMs ? {} : {
                                retryAfterMs
                            },
                            ...void 0 === resetAt ? {} : {
                                resetAt
                            }
                        };
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.failure(run.phase.id, ending.message, {
                            ...common,
                            ...asked,
                            reason,
                            retryable,
                            retryOptions
                        }, at);
                    }
                case 'blocked':
                    return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.blocked(run.phase.id, ending.reason, {
                        ...common,
                        ...ending.details
                    }, at);
            }
        }
        function evidenceDetails(facts) {
            let evidence = (0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__.X1)(facts);
            return {
                ...evidence,
                text: (0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__.rS)(facts)
            };
        }
        function endingText(ending) {
            switch(ending.status){
                case 'success':
                    return 'complete';
                case 'part':
                    return ending.stop.question;
                case 'failure':
                    return ending.message;
                case 'blocked':
                    return ending.reason;
            }
        }
        function interruptedSignal(plan, attempt, run) {
            let message = void 0 === attempt ? 'the run ended before this plan was started' : `the run ended in the middle of attempt ${attempt}; run the phase again to continue`;
            let details = {
                reason: 'interrupted',
                retryable: true
            };
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.failure(run.phase.id, message, details, signalContext(run, plan, attempt));
        }
        function signalContext(run, plan, attempt) {
            return {
                at: new Date(run.services.clock.now()),
                runId: run.runId,
                plan,
                attempt
            };
        }
    }),
    70958: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            answer: ()=>answer,
            answerAs: ()=>answerAs,
            approve: ()=>approve
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72842);
        var _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29053);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26488);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44033);
        var _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27550);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37959);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54648);
        var _ledger_readings_cut_off_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30667);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49607);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(88240);
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43017);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95567);
        var _report_question_text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(58322);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(44639);
        var _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2097);
        var _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77690);
        var _session_record_here_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7682);
        var _session_remote_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2076);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(23152);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(57733);
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(95912);
        async function approve([ref = '', plan = '', ...more], settings, world) {
            if (more.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb('approve: expected a phase and a plan; to say something besides, use answer');
            return settle({
                ref,
                plan,
                text: null
            }, settings, world);
        }
        async function answerAs(person, { phase: ref, plan, text }, settings, world) {
            return settle({
                ref,
                plan,
                text: null === text ? null : checked(text),
                person
            }, settings, world);
        }
        async function answer([ref = '', plan = '', ...words], settings, world) {
            return settle({
                ref,
                plan,
                text: checked(words.join(' '))
            }, settings, world);
        }
        function checked(given) {
            let text = given.trim();
            if ('' === text) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb('answer: the text is missing, such as answer 07 07-02 option-a');
            if (text.length <= _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.vb) return text;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`answer: the text has ${text.length} characters, and ${_ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.vb} are taken`);
        }
        async function settle(given, settings, world) {
            if (void 0 !== world.environment.PHASE_EXECUTOR) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person answers');
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            let read = await readPhase(root, given.ref);
            let plan = planOf(given.plan, read);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_3__.TU.open(root, world.environment);
            (0, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_6__.$l)(git.gitDir, world.machine);
            let prefix = (0, _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__.MT)(git, root);
            refuseCutOff(git, '' === settings.remote ? (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_20__.nm)(read.phase.id)) : null);
            let { signal, last } = await (0, _session_record_here_js__WEBPACK_IMPORTED_MODULE_14__.C)(read, {
                git,
                prefix
            }, settings, world, (dir)=>({
                    signal: (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.cu)(dir).get(plan.id),
                    last: lastQuestion((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.FB)(dir, read.phase.id), plan.id)
                }));
            let remote = '' === settings.remote ? null : (0, _session_remote_js__WEBPACK_IMPORTED_MODULE_15__.e)(git, settings, world);
            let place = {
                git,
                phase: read.phase.id,
                prefix,
                remote
            };
            let answers = await (0, _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.Mr)(place);
            let question = null !== last && answers.has(last.id) ? last : askedIn(signal, plan, settings);
            if (null === remote || 'agent-question' === question.kind) refuseChanged(plan, question);
            let known = answers.get(question.id);
            if (known?.approved === true) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id}: ${known.by} answered this at ${known.at}; run the phase again, and it goes on with that`);
            let how = {
                of: `${read.phase.id} ${plan.id}`,
                remote: (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_4__.Nt)(settings.remote)
            };
            let taken = null === given.text ? approvalOf(question, how) : answerTo(question, given.text, how);
            let at = new Date(world.now()).toISOString();
            let told = {
                schemaVersion: 1,
                plan: plan.id,
                question: question.id,
                ...taken,
                by: given.person?.login ?? await personOf(git),
                ...void 0 === given.person ? {} : {
                    url: given.person.url
                },
                at
            };
            await (0, _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.Yi)(place, told);
            return replyOf(told, question, read.phase.id);
        }
        function replyOf(told, question, phase) {
            let nextCommand = `phase-executor run ${phase}`;
            let follows = told.approved ? 'it goes on' : 'what was built is changed first, and you are asked again';
            let text = [
                `plan ${told.plan}: ${null === told.text ? 'approved' : 'answered'} by ${told.by}; ${follows} in the next run`,
                ...(0, _report_question_text_js__WEBPACK_IMPORTED_MODULE_21__.Q)(question).map((line)=>`  ${line}`),
                `to run next: ${nextCommand}`
            ];
            return {
                exitCode: 0,
                json: {
                    ...told,
                    asked: question,
                    nextCommand
                },
                text: (0, _report_text_js__WEBPACK_IMPORTED_MODULE_22__.y1)(text.join('\n'))
            };
        }
        async function readPhase(root, ref) {
            try {
                return await (0, _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_13__.C)(root, ref);
            } catch (error) {
                if (error instanceof _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__.w) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(error.message, {
                    cause: error
                });
                throw error;
            }
        }
        function planOf(id, { schedule, phase }) {
            let plans = schedule.plans.map(({ plan })=>plan);
            let found = plans.find((plan)=>plan.id === id);
            if (void 0 !== found) return found;
            let ids = plans.map((plan)=>plan.id);
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__.qw)(id, ids);
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan: found "${id}", expected a plan of phase ${phase.id}: ${ids.join(', ')}${null === near ? '' : `; did you mean ${near}?`}`);
        }
        function refuseCutOff(git, own) {
            let isOpen = (events)=>events.some(({ event })=>'phase_start' === event) && null === (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_9__.SN)(events);
            let cut = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.od)(git.gitDir).find(({ dir, events })=>(0, _ledger_readings_cut_off_js__WEBPACK_IMPORTED_MODULE_8__.o7)(events, git.root) || dir === own && isOpen(events));
            if (void 0 === cut) return;
            let phase = cut.events.at(-1)?.phase ?? cut.phase;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the last run of phase ${phase} here did not come to its end; run that phase again, which sets right what was left, then answer`);
        }
        function lastQuestion(events, plan) {
            let mine = events.filter((event)=>'plan' in event && event.plan === plan);
            let since = mine.slice(mine.findLastIndex(({ event })=>'plan_complete' === event) + 1);
            let asked = since.flatMap((event)=>'plan_blocked' === event.event ? [
                    event.signal.details.question
                ] : []);
            let read = _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_19__.gc.safeParse(asked.findLast((each)=>void 0 !== each));
            return read.success ? read.data : null;
        }
        function askedIn(signal, plan, { remote }) {
            let where = '' === remote ? 'here; where the record is shared, name it, such as --remote origin' : `on ${remote}`;
            if (void 0 === signal) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id} asks nobody: no run of it is on record ${where}`);
            let said = (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_18__._w)(signal);
            if ('success' === said.status) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id} asks nobody: it is complete`);
            let question = 'blocked' === said.status ? said.details.question : void 0;
            if (void 0 !== question) return question;
            let why = 'failure' === said.status ? said.details.error?.message ?? said.details.reason : said.details.reason;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id} waits for no answer; it is ${said.status}: ${why}`);
        }
        function refuseChanged(plan, { id, kind, done, commit, asked = '' }) {
            let of = {
                planHash: (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_10__.S)(plan),
                commit
            };
            if (id === ('agent-question' === kind ? (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.Rb)({
                ...of,
                asked
            }) : (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.S2)({
                ...of,
                upTo: done
            }))) return;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the text of ${plan.path} has changed since the plan asked; put it back, or run the phase again to be asked anew`);
        }
        function approvalOf({ kind, options }, { of, remote }) {
            if ('decision' !== kind) return {
                approved: true,
                text: null
            };
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the plan asks for a decision: ${(0, _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.c)({
                kind,
                options
            }, of, remote).map(_attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.xt).join('; ')}`);
        }
        function answerTo({ kind, options }, text, { of, remote }) {
            switch(kind){
                case 'go-ahead':
                    throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the plan asks whether it may go on: ${(0, _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.c)({
                        kind,
                        options
                    }, of, remote).map(_attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.xt).join('; ')}`);
                case 'human-verify':
                    return /^"?approved?"?[.!]?$/i.test(text) ? {
                        approved: true,
                        text: null
                    } : {
                        approved: false,
                        text
                    };
                case 'human-action':
                case 'agent-question':
                    return {
                        approved: true,
                        text
                    };
                case 'decision':
                    return {
                        approved: true,
                        text: chosen(options, text)
                    };
            }
        }
        function chosen(options, text) {
            let ids = options.map(({ id })=>id);
            let isChosen = (id)=>{
                let rest = text.slice(id.length);
                return text.toLowerCase().startsWith(id.toLowerCase()) && /^(?:$|[\s:,;.])/.test(rest);
            };
            let id = ids.filter(isChosen).sort((one, other)=>other.length - one.length)[0];
            if (0 === ids.length) return text;
            if (void 0 !== id) return `${id}${text.slice(id.length)}`;
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__.qw)(text.split(/\s/, 1)[0] ?? '', ids);
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`answer: found "${text.slice(0, 100)}", expected one of: ${ids.join(', ')}${null === near ? '' : `; did you mean ${near}?`}`);
        }
        async function personOf(git) {
            let { stdout } = await git.try([
                'var',
                'GIT_AUTHOR_IDENT'
            ], {
                reading: true
            });
            let who = stdout.toString('utf8').replace(/ \d+ [+-]\d{4}\s*$/, '').trim();
            return '' === who ? 'somebody without a name in git' : who.slice(0, 500);
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
    })
};
