export const id = 8134;
export const ids = [
    8134,
    4624
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
    },
    4624: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F_: ()=>ownRuns,
            H8: ()=>refOf,
            Kb: ()=>isRecent,
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
        async function isHeld(manifest, { now, isOver }) {
            let { workflowRun } = manifest;
            if (!isRecent(manifest, now())) return false;
            return void 0 === workflowRun || void 0 === isOver || !await isOver(workflowRun);
        }
        function isRecent({ released, heartbeatAt, ttlMs }, now) {
            return !released && Math.abs(now - Date.parse(heartbeatAt)) <= ttlMs;
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
    57733: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.CB,
            F8: ()=>SignalError,
            FL: ()=>CompletionSignal,
            _w: ()=>parseSignal,
            oV: ()=>withWarnings
        });
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59865);
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
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_1__.q)(text);
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
    }
};
