export const id = 4776;
export const ids = [
    4776
];
export const modules = {
    4624: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F_: ()=>ownRuns,
            H8: ()=>refOf,
            Kd: ()=>fetchRecord,
            SP: ()=>shown,
            ad: ()=>isOwnRecord,
            ai: ()=>noteOwnRun,
            fT: ()=>importRecord,
            i7: ()=>isHeld,
            mh: ()=>heldElsewhere,
            rN: ()=>recordCommit
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _git_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78816);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69416);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54648);
        var _published_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54039);
        async function fetchRecord(ground) {
            let { remote, phase } = ground;
            let ref = refOf(ground);
            let commit = await remote.fetch(ref);
            if (null === commit) return null;
            let manifest = await usableState(commit, ref, ground);
            if ((0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(manifest.phase) !== (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase)) throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.wayOut(ref)}`);
            return {
                commit,
                manifest
            };
        }
        async function usableState(commit, ref, ground) {
            try {
                return await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.un)(ground.git, commit);
            } catch (error) {
                if (!(error instanceof _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk)) throw error;
                let here = `What it holds stays here as ${commit} until git clears it away`;
                throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)}: ${error.message}. ${here}. ${ground.remote.wayOut(ref)}`);
            }
        }
        function refOf({ phase, prefix }) {
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.af)(phase, prefix);
        }
        async function recordCommit({ git, dir, phase, runId, host, ttlMs, workflowRun }, now) {
            let { at, ...state } = now;
            let refs = await (0, _git_refs_js__WEBPACK_IMPORTED_MODULE_7__.h9)(git, (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.RW)(phase));
            let kept = refs.flatMap(({ name, commit, type })=>'commit' === type ? [
                    {
                        ref: name,
                        commit
                    }
                ] : []);
            let heartbeatAt = new Date(at).toISOString();
            let by = {
                runId,
                host,
                ...void 0 === workflowRun ? {} : {
                    workflowRun
                }
            };
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.Tb)(git, dir, {
                schemaVersion: 1,
                phase,
                ...by,
                heartbeatAt,
                ttlMs,
                ...state,
                kept
            });
        }
        async function isHeld({ released, heartbeatAt, ttlMs, workflowRun }, { now, isOver }) {
            if (released || Math.abs(now() - Date.parse(heartbeatAt)) > ttlMs) return false;
            return void 0 === workflowRun || void 0 === isOver || !await isOver(workflowRun);
        }
        function heldElsewhere({ runId, host, heartbeatAt, ttlMs }, ground) {
            let { phase } = ground;
            let until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
            return `run ${runId} on ${host} is at work on phase ${phase} (${shown(ground)}, last sign of life ${heartbeatAt}); wait for it. Without another sign of life it counts as dead from ${until} on`;
        }
        function isOwnRecord(dir, { runId, host }, ground) {
            return host === ground.host && ownRuns({
                dir
            }).includes(runId);
        }
        function ownRuns({ dir }) {
            return ((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere)) ?? '').split('\n').filter((line)=>'' !== line);
        }
        function noteOwnRun({ dir, runId }) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere), `${runId}\n`);
        }
        let listOfHere = 'runs-of-this-checkout';
        function shown({ remote }) {
            return (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_3__.Nt)(remote.name);
        }
        async function importRecord(commit, { git, dir, now }) {
            (0, _ledger_js__WEBPACK_IMPORTED_MODULE_4__.Fi)(dir, new Date(now()));
            await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.aX)(git, commit, dir);
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
