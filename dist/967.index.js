export const id = 967;
export const ids = [
    967
];
export const modules = {
    16558: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            status: ()=>status
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _execute_verifier_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90337);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49891);
        var _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26937);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37959);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54648);
        var _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85413);
        var _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54039);
        var _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4624);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(88240);
        var _report_phase_report_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(15272);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(44639);
        var _schedule_ready_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(93006);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57733);
        var _done_plans_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(20917);
        var _plan_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67667);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(64987);
        var _remote_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(87194);
        async function status([ref = ''], settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            let read = await (0, _plan_js__WEBPACK_IMPORTED_MODULE_12__.readSchedule)(root, ref);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_3__.TU.open(root, world.environment);
            let prefix = (0, _prepare_js__WEBPACK_IMPORTED_MODULE_13__.MT)(git, root);
            let state = await git.state();
            let verification = await (0, _execute_verifier_js__WEBPACK_IMPORTED_MODULE_2__.mS)(read.phase, state, {
                root,
                prefix,
                git
            });
            let record = await withLedger(read, {
                git,
                prefix
            }, settings, world, (dir)=>recordOf(read, dir, root));
            let done = await (0, _done_plans_js__WEBPACK_IMPORTED_MODULE_11__.j)(read, state, git, root, prefix);
            let states = new Map(read.schedule.plans.map(({ plan: { id } })=>[
                    id,
                    done.has(id) ? 'done' : 'pending'
                ]));
            let { signals, known, last, ended } = record;
            let plans = read.schedule.plans.map(({ plan: { id }, wave })=>{
                let { attempts = 0, status = null } = known?.plans?.[id] ?? {};
                let signal = signals.get(id) ?? null;
                return {
                    id,
                    wave,
                    done: done.has(id),
                    status,
                    attempts,
                    attempt: signal?.attempt ?? null,
                    signal
                };
            });
            let holder = (0, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_5__.Fp)(git.gitDir, world.machine);
            let { phase, nextPhase } = read;
            let json = {
                ...{
                    phase: phase.id,
                    name: phase.name,
                    nextPhase,
                    signal: signals.get(null) ?? null
                },
                run: null === known ? null : {
                    runId: known.run_id,
                    epoch: known.epoch ?? null,
                    startedAt: known.started_at
                },
                decision: ended?.decision ?? null,
                exitStatus: ended?.exitStatus ?? null,
                verification,
                lastEvent: last ? {
                    at: last.at,
                    event: last.event,
                    runId: last.runId
                } : null,
                spend: spendOf(plans),
                lease: null === holder ? null : leaseDocument(holder),
                heartbeats: (0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.S_)(record.heartbeats, 15, world.now()),
                ...{
                    plans,
                    next: read.schedule.cycle ? [] : (0, _schedule_ready_js__WEBPACK_IMPORTED_MODULE_15__.iQ)(read.schedule, states)
                }
            };
            let nextCommand = commandAfter(json);
            return {
                exitCode: 0,
                json: {
                    ...json,
                    nextCommand
                },
                text: statusText({
                    ...json,
                    nextCommand
                })
            };
        }
        async function withLedger({ phase }, { git, prefix }, settings, world, look) {
            if ('' === settings.remote) return look((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_16__.nm)(phase.id)));
            let remote = (0, _remote_js__WEBPACK_IMPORTED_MODULE_14__.e)(git, settings, world);
            let found = await (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_9__.Kd)({
                git,
                remote,
                prefix,
                phase: phase.id
            });
            let dir = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
            try {
                if (null !== found) await (0, _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_8__.aX)(git, found.commit, dir);
                return look(dir);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    recursive: true,
                    force: true
                });
            }
        }
        function recordOf({ phase }, dir, root) {
            let events = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.FB)(dir, phase.id);
            let begun = events.findLastIndex(({ event })=>'phase_start' === event);
            return {
                signals: new Map([
                    ...(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.cu)(dir)
                ].map(([id, signal])=>[
                        id,
                        (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_10__._w)(signal)
                    ])),
                known: (0, _ledger_orchestrator_state_js__WEBPACK_IMPORTED_MODULE_7__.mh)(events, {
                    phase: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(phase.dir),
                    checkpointFile: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_6__.Q2)(dir))
                }),
                last: events.at(-1),
                ended: events.slice(Math.max(0, begun)).find(({ exitStatus })=>void 0 !== exitStatus),
                heartbeats: (0, _ledger_heartbeat_js__WEBPACK_IMPORTED_MODULE_4__.$B)(dir)
            };
        }
        function spendOf(plans) {
            let sum = (figures)=>{
                let known = figures.filter((figure)=>void 0 !== figure);
                return 0 === known.length ? null : known.reduce((a, b)=>a + b, 0);
            };
            return {
                attempts: plans.reduce((all, { attempts })=>all + attempts, 0),
                tokensUsed: sum(plans.map(({ signal })=>signal?.details.tokensUsed)),
                costUsd: sum(plans.map(({ signal })=>signal?.details.costUsd))
            };
        }
        function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }) {
            return {
                runId,
                epoch,
                pid,
                host,
                since,
                heartbeatAt
            };
        }
        function commandAfter({ lease, signal, plans, phase, nextPhase }) {
            if (null !== lease) return null;
            let isComplete = plans.length > 0 && plans.every(({ done })=>done);
            let isOver = isComplete && (null === signal || 'success' === signal.status);
            let next = isOver ? nextPhase : phase;
            return null === next ? null : `phase-executor run ${next}`;
        }
        function statusText(document) {
            let { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats } = document;
            let rows = plans.map((plan)=>[
                    plan.id,
                    `wave ${plan.wave}`,
                    plan.done ? 'done' : 'running' === plan.status && null === lease ? 'cut off' : plan.status ?? 'open',
                    0 === plan.attempts ? '' : `${plan.attempts} ${1 === plan.attempts ? 'attempt' : 'attempts'}`,
                    plan.signal ? `${plan.signal.status}: ${(0, _report_phase_report_js__WEBPACK_IMPORTED_MODULE_17__.U)(plan.signal)}` : 'no signal on record here'
                ]);
            let agents = [
                ...heartbeats.healthy,
                ...heartbeats.stale
            ].map((pulse)=>[
                    '  ',
                    pulse.agent,
                    pulse.current_task ?? 'at work',
                    lastSeen(pulse)
                ]);
            let cost = [
                `${spend.attempts} attempts`,
                ...null === spend.tokensUsed ? [] : [
                    `${spend.tokensUsed} tokens`
                ],
                ...null === spend.costUsd ? [] : [
                    `USD ${spend.costUsd.toFixed(2)}`
                ]
            ];
            return [
                `Phase ${phase} ${name}: ${plans.filter(({ done })=>done).length} of ${plans.length} plans done`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_18__.tp)(rows),
                `verification: ${verification}`,
                signal ? `last signal: ${signal.status}, ${(0, _report_phase_report_js__WEBPACK_IMPORTED_MODULE_17__.U)(signal)}` : 'last signal: none, the phase was never run here',
                ...null === document.exitStatus ? [] : [
                    `last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`
                ],
                ...lastEvent ? [
                    `last event: ${lastEvent.event} at ${lastEvent.at}`
                ] : [],
                `spent: ${cost.join(', ')}`,
                null === lease ? 'no run is at work here' : `run ${lease.runId} is at work: process ${lease.pid} on ${lease.host} since ${lease.since}, last sign of life ${lease.heartbeatAt}`,
                ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_18__.tp)(agents, ''),
                `next: ${next.join(', ') || 'nothing'}`,
                ...null === document.nextCommand ? [] : [
                    `to run next: ${document.nextCommand}`
                ]
            ].join('\n');
        }
        function lastSeen({ problem, minutes_ago }) {
            return problem ?? `last seen ${minutes_ago} min ago`;
        }
    },
    90337: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Bb: ()=>verifyPhase,
            eG: ()=>reportPath,
            mS: ()=>reportState,
            qQ: ()=>hashOf
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _agents_agent_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67975);
        var _agents_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90099);
        var _agents_prompt_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(89938);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30012);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18662);
        var _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42939);
        var _phase_general_yaml_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(831);
        var _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7792);
        var _bounds_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(28114);
        async function verifyPhase(before, run) {
            let report = reportPath(run.phase);
            let text = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report));
            let found = {
                report,
                hash: null === text ? null : hashOf(text),
                isNew: false
            };
            if ('' === run.verifierCommand) return {
                ...found,
                status: await reportState(run.phase, await run.checkpoints.scan(), run)
            };
            if (await isStillVerified(before, found.hash, run)) return {
                ...found,
                status: 'passed'
            };
            let written = await askVerifier(report, run);
            if (null === written) return {
                ...found,
                status: 'unknown'
            };
            (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report), written);
            let status = await (0, _phase_general_yaml_js__WEBPACK_IMPORTED_MODULE_10__.Yv)(()=>(0, _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__.z)(written, false));
            return {
                status,
                report,
                hash: hashOf(written),
                isNew: true
            };
        }
        async function isStillVerified(before, hash, { git, prefix }) {
            let signal = before;
            let { status, hash: then, commit } = signal?.details?.verification ?? {};
            if (signal?.status !== 'success' || 'passed' !== status || null === hash || then !== hash) return false;
            if ('string' != typeof commit || await git.resolve(commit) === null) return false;
            let changed = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_6__.jr)(git, commit, 'HEAD');
            return changed.every((path)=>path.startsWith(`${prefix}.planning/`));
        }
        function reportPath({ verificationPath, dir, id }) {
            return verificationPath ?? `${dir}/${id}-VERIFICATION.md`;
        }
        function hashOf(text) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
        }
        async function askVerifier(report, run) {
            let { limits, ledger, clock, checkpoints, phase } = run;
            let before = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report));
            let at = new Date(clock.now());
            ledger.append('verifier_start', {
                report,
                of: 'verification',
                time: 1,
                since: at.toISOString()
            });
            let checkpoint = await checkpoints.create({
                phase: phase.id,
                plan: 'verification',
                at
            });
            run.tree.known = null;
            let promptFile = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.exchangeDir, 'verification-prompt.md');
            (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(promptFile, (0, _agents_prompt_js__WEBPACK_IMPORTED_MODULE_11__.P)(phase, report));
            let ended = await (0, _agents_agent_js__WEBPACK_IMPORTED_MODULE_3__.mB)({
                command: 'bash',
                args: [
                    '-c',
                    run.verifierCommand
                ],
                stdinFile: promptFile
            }, {
                ...{
                    cwd: run.root,
                    clock,
                    graceMs: limits.graceMs,
                    idleTimeoutMs: limits.idleTimeoutMs
                },
                cancel: run.interrupt.now,
                environment: {
                    ...(0, _agents_environment_js__WEBPACK_IMPORTED_MODULE_4__.F)(run.environment, run.agentEnv, {
                        PHASE_ID: phase.id
                    }),
                    ...{
                        VERIFICATION_PATH: report,
                        ...run.git.identity
                    }
                },
                timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now())),
                logFile: ledger.logFile('verification', 1),
                marker: `${run.runId}/verification/1`
            });
            let written = ended.ok ? (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report)) : null;
            await checkpoints.rollback(checkpoint, {
                kept: 'nothing'
            });
            await checkpoints.discard(checkpoint);
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(run.root, report);
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, {
                throwIfNoEntry: false
            })?.isFile() === false) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, {
                recursive: true,
                force: true
            });
            let isNew = null !== written && written !== before;
            ledger.append('verifier_end', {
                report,
                ok: ended.ok,
                reason: ended.reason,
                written: isNew
            });
            return isNew ? written : null;
        }
        async function reportState(phase, { changes }, { root, prefix, git }) {
            let report = phase.verificationPath;
            let text = null === report ? null : (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, report));
            if (null === report || null === text) return (0, _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__.z)(null, false);
            let summaries = phase.plans.filter(({ summaryPath })=>null !== (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_7__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, summaryPath))).map(({ summaryPath })=>(0, _bounds_js__WEBPACK_IMPORTED_MODULE_9__._Z)(prefix, summaryPath));
            let uncommitted = changes.some(({ path })=>summaries.includes(path));
            let [told, summarised] = [
                await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_5__.$r)(git, [
                    (0, _bounds_js__WEBPACK_IMPORTED_MODULE_9__._Z)(prefix, report)
                ]),
                await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_5__.$r)(git, summaries)
            ];
            let isAfter = null !== told && null !== summarised && told !== summarised && await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_5__.QX)(git, told, summarised);
            return (0, _phase_general_yaml_js__WEBPACK_IMPORTED_MODULE_10__.Yv)(()=>(0, _phase_verification_js__WEBPACK_IMPORTED_MODULE_8__.z)(text, uncommitted || isAfter));
        }
    },
    78816: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            BU: ()=>makeTag,
            _R: ()=>deleteTag,
            du: ()=>updateRef,
            h9: ()=>refsUnder,
            jq: ()=>deleteRef
        });
        async function refsUnder(git, prefix) {
            let fields = [
                'refname',
                'objectname',
                '*objectname',
                'creatordate:unix',
                'contents'
            ];
            let format = `${fields.map((field)=>`%(${field})`).join('%00')}%00%01`;
            let text = await git.read([
                'for-each-ref',
                `--format=${format}`,
                prefix
            ]);
            return text.split('\0\x01\n').flatMap((record)=>{
                let [name, object, peeled, seconds, message = ''] = record.split('\0');
                return name ? [
                    {
                        name,
                        commit: peeled || object || '',
                        message,
                        at: new Date(1_000 * Number(seconds))
                    }
                ] : [];
            });
        }
        async function updateRef(git, ref, sha, old, reason = 'phase-executor') {
            await git.run([
                'update-ref',
                '-m',
                reason,
                '--',
                ref,
                sha,
                old ?? '0'.repeat(sha.length)
            ]);
        }
        async function deleteRef(git, ref, old) {
            await git.run([
                'update-ref',
                '-d',
                '--',
                ref,
                old
            ]);
        }
        async function makeTag(git, name, target, message) {
            let isShort = Buffer.byteLength(message) < longestWord;
            let given = isShort ? [
                '-m',
                message
            ] : [
                '-F',
                '-'
            ];
            let args = [
                'tag',
                '-a',
                '--no-sign',
                '--cleanup=verbatim',
                ...given,
                '--',
                name,
                target
            ];
            await git.run(args, isShort ? {} : {
                stdin: message
            });
        }
        let longestWord = 120_000;
        async function deleteTag(git, name) {
            await git.run([
                'update-ref',
                '-d',
                '--',
                `refs/tags/${name}`
            ]);
        }
    },
    7792: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>verificationState
        });
        var _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81757);
        var _must_haves_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22016);
        function readVerification(text) {
            let { values, bodyStart } = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zT)(text);
            let declared = (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(values.get('status')) || bodyStatus(text.slice(bodyStart));
            let [, verified, total] = /(\d{1,6})\s?\/\s?(\d{1,6})/.exec((0, _must_haves_js__WEBPACK_IMPORTED_MODULE_1__.Qq)(values.get('score'))) ?? [];
            return {
                status: knownStatus(declared),
                declared,
                score: void 0 === verified || void 0 === total ? null : {
                    verified: Number(verified),
                    total: Number(total)
                },
                gaps: count(values.get('gaps')),
                humanVerification: count(values.get('human_verification'))
            };
        }
        function bodyStatus(body) {
            let [, said] = /^[ \t]*[*_]{0,2}(?:Status|Verdict|Result)[*_]{0,2}:[*_]{0,2}[ \t]*([^\n]{1,200})$/im.exec(body) ?? [];
            return said?.replace(/[*_`]{1,3}(?=\W|$)|(?<=^|\W)[*_`]{1,3}/g, '').trim() || null;
        }
        function count(value) {
            let text = 'string' == typeof value ? value.trim().toLowerCase() : null;
            if (null !== text && /^(?:\d{1,6}|none|no|n\/a)$/.test(text)) return Number.parseInt(text, 10) || 0;
            let said = value?.status;
            if ('string' == typeof said && 'passed' === knownStatus(said)) return 0;
            return (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_1__.KE)(value).length;
        }
        function knownStatus(declared) {
            let word = (declared ?? '').toLowerCase().replace(/[-\s]+/g, '_').replace(/[^\p{L}_]+/gu, '').replace(/^_+|_+$/g, '');
            if (/^(?:passed|pass|verified)$/.test(word)) return 'passed';
            if (/gaps?(?:_|$)|^fail|^not_|^incomplete|^blocked|^rejected/.test(word)) return 'gaps_found';
            return /^human/.test(word) ? 'human_needed' : 'unknown';
        }
        function verificationOutcome(report) {
            let { status, score, gaps, humanVerification } = report;
            if ('gaps_found' === status || gaps > 0) return 'gaps_found';
            if ('passed' === status && null !== score && score.verified < score.total) return 'gaps_found';
            return 'passed' === status && humanVerification > 0 ? 'human_needed' : status;
        }
        function verificationState(report, summarisedSince) {
            if (null === report) return 'missing';
            return summarisedSince ? 'stale' : verificationOutcome(readVerification(report));
        }
    },
    15272: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            M: ()=>attemptsText,
            U: ()=>signalText
        });
        function signalText(signal) {
            switch(signal.status){
                case 'success':
                    {
                        let { alreadyComplete, warnings } = signal.details;
                        let said = true === alreadyComplete ? 'was complete before' : 'verified';
                        return [
                            said,
                            ...Array.isArray(warnings) ? warnings : []
                        ].join('; ');
                    }
                case 'failure':
                    return signal.details.error?.message ?? signal.details.reason;
                case 'blocked':
                case 'skipped':
                    return signal.details.reason;
            }
        }
        function attemptsText({ attempts, successRate, lastPlan }) {
            if (null === successRate || null === lastPlan) return 'no attempts';
            let share = `${Math.round(100 * successRate)} % of them succeeded`;
            return `${attempts} ${1 === attempts ? 'attempt' : 'attempts'}, ${share}, the last on plan ${lastPlan}`;
        }
    }
};
