export const id = 958;
export const ids = [
    958
];
export const modules = {
    70958: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            answer: ()=>answer,
            approve: ()=>approve
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72842);
        var _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29053);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23956);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69416);
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
        async function answer([ref = '', plan = '', ...words], settings, world) {
            let text = words.join(' ').trim();
            if ('' === text) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb('answer: the text is missing, such as answer 07 07-02 option-a');
            if (text.length > _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.vb) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`answer: the text has ${text.length} characters, and ${_ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.vb} are taken`);
            return settle({
                ref,
                plan,
                text
            }, settings, world);
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
            if (null === remote) refuseChanged(plan, question);
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
                by: await personOf(git),
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
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__.q)(id, ids);
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
        function refuseChanged(plan, { id, done, commit }) {
            if ((0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.S2)({
                planHash: (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_10__.S)(plan),
                upTo: done,
                commit
            }) === id) return;
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
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__.q)(text.split(/\s/, 1)[0] ?? '', ids);
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
    },
    44639: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            NS: ()=>diagnosticLines,
            Yi: ()=>clockText,
            _u: ()=>plainEnd,
            hS: ()=>counted,
            pj: ()=>plain,
            tp: ()=>table,
            vk: ()=>elapsed,
            y1: ()=>plainLines
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78027);
        function table(rows, indent = '  ') {
            let widths = (rows[0] ?? []).map((_, column)=>Math.max(...rows.map((row)=>(row[column] ?? '').length)));
            return rows.map((row)=>`${indent}${row.map((cell, column)=>column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell).join('  ')}`.trimEnd());
        }
        function diagnosticLines(diagnostics) {
            return diagnostics.map(({ severity, code, file, line, message })=>`${plain(file)}:${line}: ${severity}: ${plain(message)} [${code}]`);
        }
        function plain(text) {
            return (0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_0__.D)(text).replaceAll('##[', '## [');
        }
        function plainEnd(text) {
            return `${/^ */.exec(text)?.[0] ?? ''}${plain(text)}`;
        }
        function plainLines(text) {
            return text.split('\n').map(plainEnd).join('\n');
        }
        function elapsed(ms) {
            if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
            let minutes = Math.floor(ms / 60_000);
            return minutes < 60 ? `${minutes} min ${Math.floor(ms % 60_000 / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
        }
        function clockText(ms) {
            let seconds = Math.max(0, Math.floor(ms / 1000));
            let minutes = Math.floor(seconds / 60);
            let two = (part)=>String(part).padStart(2, '0');
            return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
        }
        function counted(number, noun) {
            return `${number} ${noun}${1 === number ? '' : 's'}`;
        }
    },
    7682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>withLedger
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54039);
        var _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4624);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2076);
        async function withLedger({ phase }, { git, prefix }, settings, world, look) {
            if ('' === settings.remote) return look((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase.id)), null);
            let remote = (0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.e)(git, settings, world);
            let found = await (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)({
                git,
                remote,
                prefix,
                phase: phase.id
            });
            let dir = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
            try {
                if (null !== found) await (0, _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__.aX)(git, found.commit, dir);
                return look(dir, null !== found && (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(found.manifest, world.now()) ? found.manifest.runId : null);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    recursive: true,
                    force: true
                });
            }
        }
    }
};
