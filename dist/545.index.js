export const id = 545;
export const ids = [
    545
];
export const modules = {
    40545: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            conclude: ()=>conclude
        });
        var _attempt_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3432);
        var _chain_gate_witness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56392);
        var _chain_integration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37647);
        var _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47199);
        var _chain_next_round_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8076);
        var _chain_provenance_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43870);
        var _execute_phase_end_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66738);
        var _execute_phase_gate_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79582);
        var _execute_plan_changes_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(24284);
        var _execute_run_progress_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14664);
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(11045);
        var _github_dispatch_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(22437);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(49607);
        var _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(26567);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(88240);
        var _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(62582);
        var _session_chain_job_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(56613);
        var _session_failure_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(34798);
        var _session_job_isolation_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(53350);
        var _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(18570);
        var _session_phase_record_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(77365);
        var _session_published_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(91542);
        var _session_run_result_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(85038);
        var _session_tell_broken_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(65499);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(23152);
        var _settings_settings_in_force_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(96480);
        async function conclude(words, settings, world) {
            try {
                return await concludeRun(words, settings, world);
            } catch (error) {
                if (error instanceof _settings_settings_in_force_js__WEBPACK_IMPORTED_MODULE_23__.MM) throw error;
                let why = `the last job could not bring the phase to its end: ${(0, _session_failure_js__WEBPACK_IMPORTED_MODULE_15__.g)(error).message}`;
                let [ref = ''] = words;
                let isPushed = '' !== settings.remote;
                let find = async (read)=>({
                        name: (0, _session_chain_job_js__WEBPACK_IMPORTED_MODULE_14__.W0)(read, settings),
                        isPushed
                    });
                let left = await (0, _session_phase_record_js__WEBPACK_IMPORTED_MODULE_18__.XO)(ref, 'phase-signal', settings, world);
                for (let note of (await (0, _session_tell_broken_js__WEBPACK_IMPORTED_MODULE_21__.j)({
                    why,
                    left
                }, ref, find, settings, world)))world.progress(note);
                throw error;
            }
        }
        async function concludeRun([ref = ''], settings, world) {
            return (0, _session_chain_job_js__WEBPACK_IMPORTED_MODULE_14__.fR)({
                ref,
                opens: false
            }, settings, world, async (joint)=>{
                let { run, read, publish } = joint;
                refuseUnopened(run);
                refuseEasierGate(run);
                if (settings.unisolated) run.services.ledger.append('warning', {
                    message: _session_job_isolation_js__WEBPACK_IMPORTED_MODULE_16__.nQ
                });
                let shelf = await (0, _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_17__.yQ)(settings, world).catch((error)=>withoutArtifacts(error, world));
                let open = (0, _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_24__.rM)(run.services.ledger.earlier, run.runId);
                let progress = (0, _execute_run_progress_js__WEBPACK_IMPORTED_MODULE_9__.ZL)(run);
                let { tags } = open ? await (0, _chain_integration_js__WEBPACK_IMPORTED_MODULE_2__.s)(progress, await (0, _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_17__.kz)(open.jobs, shelf, settings, world), open) : {
                    tags: []
                };
                let { gate, forged } = (0, _chain_gate_witness_js__WEBPACK_IMPORTED_MODULE_1__.Wc)(run) ? await gateLeg(shelf, settings, run, world) : nothingAsked;
                let isBroken = null !== open || null === gate && null === forged && (0, _chain_gate_witness_js__WEBPACK_IMPORTED_MODULE_1__.Wc)(run);
                let isOpen = await (0, _chain_next_round_js__WEBPACK_IMPORTED_MODULE_4__.lg)(progress) || isBroken && progress.run.schedule.plans.every(({ plan })=>run.progress.done.has(plan.id));
                let cut = isBroken || !(0, _chain_next_round_js__WEBPACK_IMPORTED_MODULE_4__.l6)(progress, settings['max-rounds']) ? 'interrupted' : 'rounds';
                let isPaidOut = !isBroken && null !== (0, _attempt_budget_js__WEBPACK_IMPORTED_MODULE_0__.h4)(run);
                progress = {
                    ...progress,
                    cut: isOpen && !isPaidOut ? cut : null
                };
                let witness = null === forged ? (0, _chain_gate_witness_js__WEBPACK_IMPORTED_MODULE_1__.o9)(gate, run) : (0, _chain_gate_witness_js__WEBPACK_IMPORTED_MODULE_1__.hj)(forged, run);
                let ended = await (0, _execute_phase_end_js__WEBPACK_IMPORTED_MODULE_6__.z)(progress, async ()=>(0, _execute_phase_gate_js__WEBPACK_IMPORTED_MODULE_7__.n)(progress.run, witness, await (0, _execute_plan_changes_js__WEBPACK_IMPORTED_MODULE_8__.X)(progress.run, progress.signals)));
                let told = await (0, _session_published_js__WEBPACK_IMPORTED_MODULE_19__.H)(()=>publish({
                        tags,
                        released: true
                    }), ended, run);
                let { git, prefix } = run.workspace;
                let left = await (0, _session_phase_record_js__WEBPACK_IMPORTED_MODULE_18__.hS)({
                    read,
                    git,
                    prefix
                }, 'phase-signal', settings, world);
                let isPushed = '' !== settings.remote;
                let reply = await (0, _session_run_result_js__WEBPACK_IMPORTED_MODULE_20__.c)(told, {
                    settings,
                    world,
                    run,
                    read,
                    branch: joint.branch,
                    isPushed,
                    left
                });
                let { sha } = await run.workspace.git.head();
                let next = await goOn(told, {
                    nextPhase: read.nextPhase,
                    head: sha
                }, settings, world);
                let place = `The work is at ${sha}${null === joint.branch ? '' : ` on branch ${joint.branch}`}`;
                let more = [
                    place,
                    ...null === next ? [] : [
                        next
                    ]
                ];
                let [text, summary] = [
                    reply.text,
                    reply.summary ?? ''
                ].map((each)=>[
                        each.trimEnd(),
                        ...more
                    ].join('\n'));
                return {
                    ...reply,
                    text: text ?? '',
                    summary: `${summary}\n`
                };
            });
        }
        function withoutArtifacts(error, world) {
            if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_10__.n)) throw error;
            world.progress(`the artifacts of this run cannot be had: ${error.message}`);
            return _session_leg_transfer_js__WEBPACK_IMPORTED_MODULE_17__.JN;
        }
        function refuseUnopened(run) {
            if (null === (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_12__.E4)(run.services.ledger.earlier, run.runId)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_22__.eb(`run-id: run ${run.runId} was never opened for phase ${run.phase.id}; the job that runs integrate with round 0 says why`);
        }
        function refuseEasierGate(run) {
            let { testCommand, verifierCommand } = run.policy;
            let opened = (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_12__.E4)(run.services.ledger.earlier, run.runId)?.gate;
            let lacking = [
                ...opened?.tests && '' === testCommand ? [
                    'test-command'
                ] : [],
                ...opened?.verifier && '' === verifierCommand ? [
                    'verifier-command'
                ] : []
            ];
            if (lacking.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_22__.eb(`${lacking.join(', ')}: found nothing, but the run was opened with one; give conclude the same settings as integrate`);
        }
        let nothingAsked = {
            gate: null,
            forged: null
        };
        async function gateLeg(shelf, settings, run, world) {
            let artifact = settings['artifact-name'] || (0, _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_13__.Oq)(run.phase.id);
            try {
                let folder = await shelf.gate(artifact);
                if (null === folder) return nothingAsked;
                let { leg } = (0, _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_3__.NT)(folder);
                if (null !== leg.fault) world.progress(`the exit gate could not be asked: ${leg.fault.message}`);
                let isOurs = 'gate' === leg.kind && leg.runId === run.runId && (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_25__.u1)(leg.phase, run.phase.id);
                return {
                    gate: isOurs && leg.final && null === leg.fault ? leg.gate : null,
                    forged: null
                };
            } catch (error) {
                if (error instanceof _chain_provenance_js__WEBPACK_IMPORTED_MODULE_5__.sQ) {
                    let forged = `the result of the exit gate is forged, so no verdict is taken: ${error.message}; find out whose agent did that before you run the phase again`;
                    world.progress(forged);
                    return {
                        gate: null,
                        forged
                    };
                }
                if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_10__.n) && !(error instanceof _chain_leg_result_js__WEBPACK_IMPORTED_MODULE_3__.OO)) throw error;
                world.progress(`the result of the exit gate cannot be used: ${error.message}`);
                return nothingAsked;
            }
        }
        async function goOn(ended, { nextPhase, head }, settings, world) {
            let { decision } = ended;
            let isOutOfRounds = 'stop' === decision.action && 'rounds' === decision.reason && ended.attempts > 0;
            let phase = 'proceed' === decision.action && settings['auto-advance'] ? nextPhase : null;
            let next = isOutOfRounds && settings['auto-continue'] ? ended.signal.phase : phase;
            if (null === next) return null;
            try {
                let workflow = await (0, _github_dispatch_js__WEBPACK_IMPORTED_MODULE_11__.JD)(next, {
                    head,
                    token: settings['github-token'],
                    environment: world.environment
                });
                return `started ${workflow} for phase ${next}`;
            } catch (error) {
                if (!(error instanceof _github_dispatch_js__WEBPACK_IMPORTED_MODULE_11__.V$)) throw error;
                return `phase ${next} was not started: ${error.message}`;
            }
        }
    }),
    22437: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JD: ()=>dispatch,
            V$: ()=>DispatchError,
            i3: ()=>startWorkflow
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        class DispatchError extends Error {
            name = 'DispatchError';
        }
        let patienceMs = 30_000;
        async function dispatch(phase, { head, token, environment }) {
            let { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_EVENT_PATH: event } = environment;
            if (!api || !repository || !event) throw new DispatchError('this is not a job of a workflow');
            let payload = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(event, 'utf8'));
            let { path, body, what } = payload.action && payload.client_payload ? again(payload, phase) : anew(payload, {
                phase,
                head
            }, environment);
            await post(`${api}/repos/${repository}/${path}`, body, token);
            return what;
        }
        function anew({ inputs, workflow: named }, { phase, head }, { GITHUB_REF: ref, GITHUB_WORKFLOW_REF: from = '' }) {
            let [, running] = /\.(?:github|gitea|forgejo)\/workflows\/([^@/]+)@/.exec(from) ?? [];
            let workflow = running ?? /(?:^|\/)([^@/]+\.ya?ml)$/.exec(String(named ?? ''))?.[1];
            if (inputs?.phase === void 0) throw new DispatchError('the workflow was started by no workflow_dispatch with an input phase');
            if (void 0 === workflow) throw new DispatchError('neither GITHUB_WORKFLOW_REF nor the event names the file of this workflow');
            let text = Object.fromEntries(Object.entries(inputs).map(([name, value])=>[
                    name,
                    String(value)
                ]));
            let path = `actions/workflows/${encodeURIComponent(workflow)}/dispatches`;
            let begin = void 0 === text.ref ? {} : {
                ref: head
            };
            return {
                path,
                body: {
                    ref,
                    inputs: {
                        ...text,
                        phase,
                        ...begin
                    }
                },
                what: workflow
            };
        }
        function again({ action, client_payload: payload }, phase) {
            return {
                path: 'dispatches',
                body: {
                    event_type: action,
                    client_payload: {
                        ...payload,
                        phase
                    }
                },
                what: `the event ${action}`
            };
        }
        async function post(url, body, token) {
            let headers = {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.github+json',
                'content-type': 'application/json',
                'user-agent': 'phase-executor'
            };
            let { host } = new URL(url);
            let signal = AbortSignal.timeout(patienceMs);
            let answer = await fetch(url, {
                method: 'POST',
                headers,
                body: JSON.stringify(body),
                signal
            }).catch((cause)=>{
                throw new DispatchError(`${host} could not be reached: ${cause.message}`, {
                    cause
                });
            });
            if (answer.ok) return;
            let hint = 403 === answer.status ? ' (a token that may start workflows is needed: give one as push-token)' : '';
            throw new DispatchError(`${host} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}${hint}`);
        }
        async function startWorkflow(file, start, host) {
            await host.create(`repos/${host.repository}/actions/workflows/${encodeURIComponent(file)}/dispatches`, start, zod__WEBPACK_IMPORTED_MODULE_1__.L5J());
        }
    }),
    91542: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            H: ()=>published
        });
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11475);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57733);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
        var _sign_commits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(734);
        async function published(publish, ended, run) {
            try {
                let signing = await publish();
                if (signing === _sign_commits_js__WEBPACK_IMPORTED_MODULE_4__.h) return ended;
                let { as, remark } = signing;
                let signal = (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__.oV)((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__.Ld)(ended.signal, as), null === remark ? [] : [
                    remark
                ]);
                let judged = null === ended.judged ? null : as(ended.judged);
                return {
                    ...ended,
                    judged,
                    signal,
                    signalPath: run.services.ledger.writeSignal(null, signal)
                };
            } catch (error) {
                if (!(error instanceof _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS) && !(error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.Qz)) throw error;
                let message = `it ended as ${ended.exitStatus}, but that could not be pushed, so nothing of it counts: ${error.message}`;
                let details = {
                    reason: 'internal',
                    retryable: false,
                    nextSteps: [
                        'run this job again'
                    ]
                };
                let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__.FL.failure(run.phase.id, message, details, {
                    at: new Date(run.services.clock.now()),
                    runId: run.runId
                });
                let isTakenOver = error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.Qz;
                let decision = {
                    continue: false,
                    action: 'stop',
                    reason: isTakenOver ? 'taken-over' : 'unpublished',
                    rule: isTakenOver ? 'taken_over' : 'unpublished',
                    why: message
                };
                let signalPath = run.services.ledger.writeSignal(null, signal);
                return {
                    ...ended,
                    signal,
                    signalPath,
                    decision,
                    exitStatus: 'ABORTED',
                    exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__.x8.INTERNAL
                };
            }
        }
    }),
    85038: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>resultOfRun
        });
        var notification = __webpack_require__(19319);
        var spending = __webpack_require__(12676);
        var fitted = __webpack_require__(7900);
        let mostBars = 50;
        function gantt(plans) {
            let bars = plans.flatMap(({ id, attempts })=>attempts.map((attempt)=>({
                        ...attempt,
                        id
                    }))).sort((one, other)=>one.startedAt - other.startedAt);
            let begin = bars[0]?.startedAt;
            if (void 0 === begin) return null;
            let shown = bars.slice(0, mostBars);
            let lines = shown.map(({ id, attempt, outcome, startedAt, endedAt }, at)=>{
                let tag = 'success' === outcome ? 'done' : 'failure' === outcome ? 'crit' : 'active';
                let [from, to] = [
                    startedAt - begin,
                    Math.max(endedAt, startedAt + 1_000) - begin
                ].map((ms)=>Math.round(ms / 1_000));
                return `  ${plainName(id)} attempt ${attempt} :${tag}, a${at}, ${from}, ${to}`;
            });
            let rest = bars.length - shown.length;
            let text = [
                'gantt',
                '  dateFormat X',
                '  axisFormat %H:%M:%S',
                '  todayMarker off',
                ...lines
            ].join('\n');
            return `\`\`\`mermaid\n${text}\n\`\`\`${rest > 0 ? `\n\n… and ${rest} more ${1 === rest ? 'attempt' : 'attempts'}` : ''}`;
        }
        function plainName(id) {
            return id.replace(/[^A-Za-z0-9 .-]+/g, ' ').trim().slice(0, 40) || 'plan';
        }
        var headline = __webpack_require__(5916);
        var plan_story = __webpack_require__(44603);
        var plan_table = __webpack_require__(23914);
        let mostBytes = 1_000_000;
        function runSummary(report) {
            let { plans, host } = report;
            let picture = gantt(plans);
            let parts = [
                (0, plan_table.k0)(plans, host, mostBytes / 2),
                ...(0, plan_story.ab)(plans),
                ...(0, headline.IW)(report),
                ...(0, headline.Y3)(plans).map(plan_story.tJ),
                ...plans.flatMap(plan_story.FL),
                ...null === picture ? [] : [
                    (0, plan_story.zH)('When the attempts ran', [
                        picture
                    ])
                ]
            ];
            let links = (0, headline.B9)(host);
            let first = [
                (0, headline.R_)(report),
                (0, headline.E9)(report),
                (0, headline.u5)(report),
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
            return `${(0, fitted.$)([
                first,
                ...parts
            ], mostBytes, Buffer.byteLength)}\n`;
        }
        var phase_report = __webpack_require__(15272);
        var question_text = __webpack_require__(58322);
        var report_text = __webpack_require__(44639);
        let marks = {
            success: '✓',
            failure: '✗',
            blocked: '‖',
            skipped: '-'
        };
        function phaseReport({ phase, nextPhase, ended }) {
            let { signal, decision, exitStatus, plans, durationMs } = ended;
            let rows = [
                ...plans
            ].map(([id, each])=>{
                let tries = void 0 === each.attempt ? '' : (0, report_text.hS)(each.attempt, 'attempt');
                let repaired = each.details.repairs ? `, ${(0, report_text.hS)(each.details.repairs, 'repair')} in the last` : '';
                let took = void 0 === each.details.durationMs ? '' : (0, report_text.vk)(each.details.durationMs);
                return [
                    marks[each.status],
                    id,
                    each.status,
                    `${tries}${repaired}`,
                    took,
                    (0, report_text.pj)((0, phase_report.UW)(each))
                ];
            });
            let complete = [
                ...plans.values()
            ].filter(({ status })=>'success' === status).length;
            return [
                `Phase ${phase.id} ${phase.name}: ${exitStatus}, ${complete} of ${plans.size} plans complete, ${(0, report_text.vk)(durationMs)}; ${(0, report_text.pj)((0, phase_report.MV)(ended))}`,
                ...(0, report_text.tp)(rows),
                ...[
                    ...plans
                ].flatMap(([id, each])=>asked(id, each)),
                `${signal.status}: ${(0, report_text.pj)(decision.why)}`,
                ...null === (0, spending.u)(ended) ? [] : [
                    `spent: ${(0, spending.u)(ended)}`
                ],
                ...(0, phase_report.ST)(ended).map((why)=>`because: ${(0, report_text.pj)(why)}`),
                ...(0, phase_report.Hq)(signal).map((warning)=>`warning: ${(0, report_text.pj)(warning)}`),
                ...signal.details.nextSteps.map((step)=>`next: ${(0, report_text.pj)(step)}`),
                ...decision.continue ? [
                    null === nextPhase ? 'next phase: none, this was the last' : `next phase: ${nextPhase}`
                ] : []
            ].join('\n');
        }
        function asked(id, signal) {
            let question = 'blocked' === signal.status ? signal.details.question : void 0;
            if (void 0 === question) return [];
            return [
                `plan ${(0, report_text.pj)(id)} waits for a person:`,
                ...(0, question_text.Q)(question).map((line)=>`  ${(0, report_text._u)(line)}`)
            ];
        }
        var budget = __webpack_require__(22187);
        var host_links = __webpack_require__(56248);
        var notify = __webpack_require__(98007);
        function planDiagnostics({ plans }, { schedule, workspace }) {
            return schedule.plans.flatMap(({ plan })=>{
                let signal = plans.get(plan.id);
                if (void 0 === signal) return [];
                let isFailure = 'failure' === signal.status;
                if (!isFailure && !('blocked' === signal.status && signal.details.userInputRequired)) return [];
                let said = (0, phase_report.UW)(signal);
                return [
                    {
                        severity: isFailure ? 'error' : 'warning',
                        code: isFailure ? signal.details.reason : 'user_input_required',
                        file: `${workspace.prefix}${plan.path}`,
                        line: lineOf(said, plan),
                        message: `plan ${plan.id}: ${said.slice(0, 1000)}`
                    }
                ];
            });
        }
        function lineOf(said, { tasks }) {
            return tasks.find(({ verify })=>verify.automated.some((command)=>said.includes(command)))?.line ?? 1;
        }
        var redactor = __webpack_require__(67450);
        var run_facts = __webpack_require__(60751);
        var send_traces = __webpack_require__(32468);
        var tell_host = __webpack_require__(90298);
        async function resultOfRun(ended, place) {
            let { run, read, world } = place;
            let { runId } = run;
            let { phase, nextPhase } = read;
            let { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
            let { sha } = await run.workspace.git.head();
            let following = decision.continue ? nextPhase : null;
            let host = (0, host_links.h)(world, place.isPushed, place.left);
            let report = await (0, run_facts.p)(ended, read, run, {
                head: sha,
                branch: place.branch,
                host
            });
            let notes = await tellAll(report, ended, place);
            let json = {
                status: signal.status,
                decision,
                exitStatus,
                exitCode,
                phase: phase.id,
                nextPhase: following,
                runId,
                attempts,
                durationMs: Math.round(durationMs),
                evidence,
                signalPath,
                signal,
                branch: place.branch,
                headSha: sha,
                plans: [
                    ...plans
                ].map(([id, each])=>({
                        id,
                        signal: each
                    }))
            };
            let outputs = {
                ...outputsOf(ended),
                phase: phase.id,
                'next-phase': following ?? '',
                branch: json.branch ?? '',
                'head-sha': sha
            };
            let diagnostics = planDiagnostics(ended, run);
            let text = [
                phaseReport(report),
                ...notes.map(report_text.pj)
            ].join('\n');
            return {
                exitCode,
                json,
                text,
                summary: (0, redactor.pc)(runSummary(report), place),
                outputs,
                diagnostics
            };
        }
        async function tellAll(report, ended, place) {
            let { settings, world, run, branch, isPushed } = place;
            let folder = run.workspace.prefix.replace(/\/$/, '');
            let about = {
                folder,
                runId: run.runId,
                now: world.now()
            };
            let source = (0, send_traces.L2)(world, {
                head: report.head,
                branch,
                isPushed
            });
            let [notes] = await Promise.all([
                (0, tell_host.HI)(report, ended, place),
                (0, notify.m)(async ()=>(0, notification.S4)(report, about), settings, world),
                (0, send_traces.ei)(()=>(0, send_traces.UR)(ended, run), source, settings, world)
            ]);
            return notes;
        }
        function outputsOf(ended) {
            let { signal, decision, exitStatus, exitCode, signalPath, plans, durationMs } = ended;
            let { details } = signal;
            let done = [
                ...plans
            ].filter(([, { status }])=>'success' === status).map(([id])=>id);
            let figure = (value)=>void 0 === value ? '' : String(value);
            return {
                status: signal.status,
                decision: decision.action,
                'exit-status': exitStatus,
                'exit-code': String(exitCode),
                plans: JSON.stringify([
                    ...plans.keys()
                ]),
                completed: JSON.stringify(done),
                remaining: JSON.stringify([
                    ...plans.keys()
                ].filter((id)=>!done.includes(id))),
                signal: JSON.stringify(signal),
                'signal-path': signalPath,
                checkpoint: details.checkpoints.at(-1) ?? '',
                tokens: figure(details.tokensUsed),
                'cost-usd': figure(details.costUsd),
                'cost-per-plan': figure((0, spending.q)(ended) ?? void 0),
                'cache-share': figure((0, budget.Vs)(ended.spent) ?? void 0).slice(0, 6),
                evidence: ended.evidence ?? '',
                'duration-seconds': String(Math.round(durationMs / 1000)),
                reason: 'failure' === signal.status ? signal.details.reason : 'blocked' === signal.status ? blockedWord(signal.details) : ''
            };
        }
        function blockedWord({ userInputRequired }) {
            return userInputRequired ? 'user_input_required' : 'dependency';
        }
    })
};
