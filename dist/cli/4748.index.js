export const id = 4748;
export const ids = [
    4748
];
export const modules = {
    24748: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            execute: ()=>execute,
            finishLeg: ()=>finishLeg
        });
        var external_node_path_ = __webpack_require__(76760);
        var run_context = __webpack_require__(33526);
        var deadline_ladder = __webpack_require__(91474);
        var commit_judgement = __webpack_require__(96280);
        var phase_run = __webpack_require__(74451);
        var run_progress = __webpack_require__(14664);
        var witness_here = __webpack_require__(24910);
        var programs = __webpack_require__(76478);
        function beginLeg(run) {
            let progress = (0, run_progress.AD)(run);
            (0, run_progress.iP)(progress);
            return progress;
        }
        async function runLeg(progress) {
            await (0, phase_run.E)(progress);
            await progress.run.isolation.chores.drain();
        }
        async function askGate(run) {
            let { sha: commit } = await run.workspace.git.head();
            let nothing = {
                commit,
                confirmations: 0,
                tests: null,
                verification: null,
                unprepared: null,
                checks: [],
                proof: null,
                testRemarks: []
            };
            let place = await (0, commit_judgement.AU)(commit, run);
            if ('string' == typeof place) return {
                ...nothing,
                unprepared: place
            };
            try {
                let witness = (0, witness_here.i)(void 0, run);
                run.services.ledger.append('judge_start', {
                    commit,
                    of: 'judge',
                    time: 1
                });
                let unprepared = await witness.setUp(place);
                if (null !== unprepared) return {
                    ...nothing,
                    unprepared
                };
                let checks = await checksIn(place, witness, run);
                let requirements = {
                    done: true,
                    commit,
                    open: []
                };
                let facts = {
                    tests: null,
                    requirements,
                    verification: null,
                    commit,
                    confirmations: 0
                };
                let tested = '' === run.policy.testCommand ? null : await witness.tests(facts, place);
                let confirmations = tested?.decision.open ? run.policy.confirmingRuns : 0;
                let { tests = null, proof = null, remarks = [] } = tested ?? {};
                let said = {
                    ...nothing,
                    checks,
                    tests,
                    proof: proof && {
                        ...proof,
                        plans: [
                            ...proof.plans
                        ]
                    },
                    confirmations,
                    testRemarks: [
                        ...remarks
                    ]
                };
                if (null !== tested && !tested.decision.open) return said;
                let above = (0, commit_judgement.lq)(place, run);
                if (null !== above) return {
                    ...said,
                    unprepared: above
                };
                if ('' === run.policy.verifierCommand) return said;
                let { status, report, text } = await witness.verification(place);
                return {
                    ...said,
                    verification: {
                        status,
                        report,
                        text
                    }
                };
            } finally{
                place.close();
            }
        }
        async function checksIn(place, witness, run) {
            let checks = [];
            for (let { plan } of 'off' === run.policy.verifyCommands ? [] : run.schedule.plans){
                let commands = (0, programs.Kf)(plan);
                if (commands.length > 0) await place.reset();
                let said = 0 === commands.length ? [] : await witness.commands(plan, place) ?? [];
                for (let [at, { passed, proves, subject, message }] of said.entries())checks.push({
                    plan: plan.id,
                    command: commands[at] ?? '',
                    passed,
                    proves,
                    subject,
                    message
                });
            }
            return checks;
        }
        var leg_result = __webpack_require__(47199);
        var external_node_fs_ = __webpack_require__(73024);
        var atomic_file = __webpack_require__(50229);
        var bundle = __webpack_require__(12596);
        var ledger = __webpack_require__(54648);
        var kept_work = __webpack_require__(41837);
        function attemptEventsAfter(events, seq) {
            return events.filter((event)=>event.seq > seq && 'plan' in event && void 0 !== event.plan && 'attempt' in event && void 0 !== event.attempt);
        }
        function attemptsIn(events) {
            return events.flatMap((event)=>'attempt_start' === event.event ? [
                    {
                        plan: event.plan,
                        attempt: event.attempt
                    }
                ] : []);
        }
        var settled_work = __webpack_require__(18506);
        var capped_text = __webpack_require__(35645);
        var completion_signal = __webpack_require__(57733);
        async function saveLeg(progress, { into, name, redact, final, gate }) {
            let { run } = progress;
            let events = mine(run.services, name.artifact);
            let under = final ? [] : await snapshots(run.progress);
            let proven = provenIn(events, name.base);
            let kept = [
                ...await keptIn(events, run.workspace),
                ...under
            ];
            let leg = {
                schemaVersion: 1,
                kind: null === gate ? 'plans' : 'gate',
                ...name,
                final,
                proven,
                kept,
                fault: null,
                gate
            };
            (0, leg_result.UI)(into);
            let commits = [
                ...proven.map(({ commit }, at)=>({
                        ref: `refs/phase-executor/leg/proven/${at}`,
                        commit
                    })),
                ...kept.map(({ commit }, at)=>({
                        ref: `refs/phase-executor/leg/kept/${at}`,
                        commit
                    }))
            ];
            if (commits.length > 0) await (0, bundle.Mf)(run.workspace.git, (0, external_node_path_.join)(into, leg_result.px), commits, [
                name.base
            ]);
            let about = new Set(events.map(({ plan })=>plan));
            let signals = new Map([
                ...(0, ledger.cu)(run.services.ledger.dir)
            ].flatMap(([plan, signal])=>null !== plan && about.has(plan) ? [
                    [
                        plan,
                        (0, completion_signal._w)(signal)
                    ]
                ] : []));
            copyLogs(run.services, into, redact);
            (0, leg_result.wZ)(into, leg, {
                signals,
                events,
                handoffs: handoffsOf(run.services, events)
            }, redact);
        }
        function saveFault(into, name, kind, fault) {
            (0, leg_result.UI)(into);
            let leg = {
                schemaVersion: 1,
                kind,
                ...name,
                final: true,
                proven: [],
                kept: [],
                fault,
                gate: null
            };
            (0, leg_result.wZ)(into, leg, {
                signals: new Map(),
                events: [],
                handoffs: []
            }, (text)=>text);
        }
        function mine({ ledger }, artifact) {
            return attemptEventsAfter(ledger.events, begunAfter(ledger.dir, artifact) ?? 0);
        }
        function noteBegin({ ledger }, artifact) {
            if (null !== begunAfter(ledger.dir, artifact)) return;
            (0, atomic_file.fR)((0, external_node_path_.join)(ledger.dir, beginFile), `${ledger.earlier.at(-1)?.seq ?? 0} ${artifact}`);
        }
        function begunAfter(dir, artifact) {
            let [, seq, of] = /^(\d+) (.*)$/s.exec((0, atomic_file.o_)((0, external_node_path_.join)(dir, beginFile)) ?? '') ?? [];
            return of === artifact ? Number(seq) : null;
        }
        let beginFile = 'leg-begins-after';
        function provenIn(events, base) {
            let settled = (0, settled_work.P)(events);
            return settled.map(({ plan, attempt, head, upTo }, at)=>{
                let part = void 0 === upTo ? {} : {
                    upTo
                };
                return {
                    plan,
                    attempt,
                    base: settled[at - 1]?.head ?? base,
                    commit: head,
                    ...part
                };
            });
        }
        async function keptIn(events, { git }) {
            let found = [];
            for (let { plan, attempt, ref, base } of (0, kept_work.p)(events)){
                let commit = await git.resolve(ref);
                if (null !== commit) found.push({
                    plan,
                    attempt,
                    base,
                    commit
                });
            }
            return found;
        }
        async function snapshots({ underWay }) {
            let found = [];
            for (let [plan, { attempt, checkpoint, checkpoints }] of underWay){
                let commit = await checkpoints.snapshot(checkpoint, `Attempt ${attempt} of plan ${plan}, under way`);
                if (null !== commit) found.push({
                    plan,
                    attempt,
                    base: checkpoint.head,
                    commit
                });
            }
            return found;
        }
        function handoffsOf({ ledger }, events) {
            return attemptsIn(events).flatMap(({ plan, attempt })=>{
                let text = ledger.readHandoff(plan, attempt);
                return null === text ? [] : [
                    {
                        plan,
                        attempt,
                        text
                    }
                ];
            });
        }
        let maxLogBytes = 2097152;
        let maxLogs = 200;
        function copyLogs({ ledger }, into, redact) {
            let from = (0, external_node_path_.join)(ledger.dir, 'logs');
            if (!(0, external_node_fs_.existsSync)(from)) return;
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(into, 'logs'), {
                recursive: true
            });
            let names = (0, external_node_fs_.readdirSync)(from).filter((name)=>(0, external_node_fs_.lstatSync)((0, external_node_path_.join)(from, name)).isFile());
            for (let name of names.slice(0, maxLogs))(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(into, 'logs', name), (0, capped_text.M)(redact((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(from, name), 'utf8')), maxLogBytes));
        }
        var adopt_summaries = __webpack_require__(82920);
        var git_error = __webpack_require__(11475);
        var artifacts = __webpack_require__(11045);
        var chain_record = __webpack_require__(46600);
        var lease = __webpack_require__(37959);
        var attempt_history = __webpack_require__(20083);
        var tree = __webpack_require__(95567);
        var markdown = __webpack_require__(63021);
        var job_matrix = __webpack_require__(62582);
        var chain_job = __webpack_require__(56613);
        var choose_agent = __webpack_require__(590);
        var failure = __webpack_require__(34798);
        var hold_phase = __webpack_require__(62155);
        var job_isolation = __webpack_require__(53350);
        var leg_transfer = __webpack_require__(18570);
        var redactor = __webpack_require__(67450);
        var remote = __webpack_require__(2076);
        var stored_credentials = __webpack_require__(17330);
        var settings_settings = __webpack_require__(23152);
        var settings_in_force = __webpack_require__(96480);
        async function execute(words, given, outside) {
            let { job, settings, world } = jobOf(words, given, outside);
            if ('gate' !== settings['leg-kind']) await (0, job_isolation.sH)('output-dir', settings, world);
            await waitUntil(settings['not-before'], job.deadlineAt, world);
            return leaveResult(()=>work(job, settings, world), job, settings, world);
        }
        async function finishLeg(words, given, outside) {
            let { job, settings, world } = jobOf(words, given, outside);
            return leaveResult(()=>salvageWork(job, settings, world), job, settings, world);
        }
        async function leaveResult(work, job, settings, world) {
            let exitCode = 0;
            try {
                await work();
            } catch (error) {
                if (error instanceof settings_in_force.MM) throw error;
                exitCode = saveFailure(error, job, settings, world);
            }
            let receipt = null;
            try {
                receipt = await (0, leg_transfer.ug)((0, leg_result.NT)(job.into).leg.artifact, job.into, settings, world);
                await (0, leg_transfer.gJ)(job.saved, world);
            } catch (error) {
                if (!(error instanceof artifacts.n)) throw error;
                world.progress(`the result was not uploaded: ${error.message}`);
            }
            return replyOf(job.into, receipt, exitCode);
        }
        function jobOf([ref = '', plan], given, outside) {
            let begun = {
                ...given,
                fresh: false
            };
            let { settings, world } = withSecret(void 0 === plan ? begun : alone(begun), outside);
            let runId = (0, chain_job.SR)(settings);
            (0, chain_job.aw)(settings);
            let into = (0, external_node_path_.resolve)(world.directory, settings['output-dir'] || (0, external_node_path_.join)(world.temporaryDirectory, `phase-executor-leg-${runId}`));
            if (!(0, leg_result.yD)(into)) throw new settings_settings.eb(`output-dir: found ${into}, which holds other things; name a folder that is empty or not there yet`);
            let named = {
                ref,
                plan: plan ?? null,
                runId,
                into
            };
            let job = {
                ...named,
                deadlineAt: deadlineOf(settings, world),
                redact: (0, redactor.sD)({
                    settings,
                    world
                }),
                saved: []
            };
            return {
                job,
                settings,
                world
            };
        }
        function alone(settings) {
            return 'auto' === settings.isolation ? {
                ...settings,
                'max-parallel': 1
            } : settings;
        }
        async function salvageWork(job, settings, world) {
            if ('gate' === settings['leg-kind']) throw new lease.by('the job was cut off while it asked the exit gate');
            let { ref, plan, runId, deadlineAt, redact, into } = job;
            let agent = (read)=>(0, choose_agent.U7)(settings, read);
            let hold = {
                ref,
                agent,
                continues: true,
                runId,
                leg: {
                    plan
                },
                deadlineAt
            };
            await (0, hold_phase.f)({
                ...hold,
                openRecord: async ()=>null
            }, settings, world, async (run)=>{
                let saving = {
                    into,
                    name: await nameOf(run, job, settings),
                    redact,
                    final: true,
                    gate: null
                };
                await saveLeg((0, run_progress.AD)(run), saving);
            });
        }
        async function work(job, settings, world) {
            let { ref, plan, runId, deadlineAt, redact, into } = job;
            let isGate = 'gate' === settings['leg-kind'];
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let agent = (read, scratch)=>isGate ? (0, choose_agent.U7)(settings, read) : (0, choose_agent.dp)(root, settings, world, read, scratch);
            let openRecord = (place)=>readOnly(place, settings, world);
            let hold = {
                ref,
                agent,
                continues: true,
                runId,
                leg: {
                    plan
                },
                deadlineAt,
                openRecord
            };
            await (0, hold_phase.f)(hold, settings, world, async (run)=>{
                await checkBase(run.workspace, settings);
                checkPlan(run, plan);
                await (0, job_isolation.JW)(run, settings, world);
                (0, stored_credentials.C)(run);
                let name = await nameOf(run, job, settings);
                await (0, adopt_summaries.p)(run, null);
                let saving = {
                    into,
                    name,
                    redact,
                    final: true,
                    gate: null
                };
                noteBegin(run.services, saving.name.artifact);
                let progress = beginLeg(run);
                if (isGate) return saveLeg(progress, {
                    ...saving,
                    gate: await askGate(run)
                });
                let stop = saveNowAndThen(progress, saving, job.saved, settings, world);
                await runLeg(progress).finally(stop);
                await saveLeg(progress, saving);
            });
        }
        async function readOnly(place, settings, world) {
            if ('' === settings.remote) return null;
            await (0, chain_record.a)({
                ...place,
                remote: (0, remote.e)(place.git, settings, world),
                ttlMs: settings['job-timeout']
            });
            return null;
        }
        function saveNowAndThen(progress, saving, saved, settings, world) {
            let everyMs = settings['snapshot-every'];
            let count = 0;
            let last = Promise.resolve();
            let isBusy = false;
            let saveOnce = async ()=>{
                let into = `${saving.into}-saved`;
                count += 1;
                try {
                    await saveLeg(progress, {
                        ...saving,
                        into,
                        final: false
                    });
                    let receipt = await (0, leg_transfer.ug)(saving.name.artifact, into, settings, world, count);
                    if (null !== receipt) saved.push(receipt.name);
                } catch (error) {
                    world.progress(`work under way was not saved: ${error.message}`);
                }
                isBusy = false;
            };
            if (0 === everyMs) return async ()=>void 0;
            let timer = setInterval(()=>{
                if (isBusy) return;
                isBusy = true;
                last = saveOnce();
            }, everyMs);
            return async ()=>{
                clearInterval(timer);
                await last;
            };
        }
        function saveFailure(error, job, settings, world) {
            let { exitCode, message, stack } = (0, failure.g)(error);
            if (null !== stack) world.progress(job.redact(stack));
            let { plan, ref: phase, runId, into } = job;
            let name = {
                runId,
                runAttempt: settings['run-attempt'],
                phase,
                round: settings.round,
                artifact: artifactOf(phase, plan, 1, settings),
                base: settings.base || '0'.repeat(40)
            };
            let reason = reasonOf(error);
            let told = job.redact(message).slice(0, 4000);
            saveFault(into, name, settings['leg-kind'], {
                reason,
                message: told,
                retryable: 'interrupted' === reason
            });
            return exitCode;
        }
        function reasonOf(error) {
            if (error instanceof git_error.XS || error instanceof lease.by || error instanceof lease.Qz) return 'interrupted';
            if (error instanceof tree.w) return 'invalid_plan';
            return error instanceof choose_agent.Ap ? 'agent_error' : 'internal';
        }
        async function checkBase({ git }, { base }) {
            let { sha } = await git.head();
            if ('' !== base && base !== sha) throw new settings_settings.eb(`base: found ${base}, but ${sha} is checked out; check out the base of the round`);
        }
        function checkPlan({ schedule }, plan) {
            let ids = schedule.plans.map((each)=>each.plan.id);
            if (null !== plan && !ids.includes(plan)) throw new settings_settings.eb(`plan: found "${plan}", expected one of: ${ids.join(', ')}`);
        }
        async function nameOf(run, { plan, runId }, given) {
            let settings = (0, job_isolation.Rv)(run, plan, given);
            let attempt = 1 + (null === plan ? 0 : (0, attempt_history._)(run.services.ledger.earlier, plan));
            return {
                runId,
                runAttempt: settings['run-attempt'],
                phase: run.phase.id,
                round: settings.round,
                artifact: artifactOf(run.phase.id, plan, attempt, settings),
                base: settings.base || (await run.workspace.git.head()).sha
            };
        }
        function artifactOf(phase, plan, attempt, settings) {
            let { 'artifact-name': artifact, round, 'leg-kind': kind } = settings;
            return artifact || ('gate' === kind ? (0, job_matrix.Oq)(phase) : (0, job_matrix.Cs)(phase, round, plan ?? 'all', attempt));
        }
        function deadlineOf(settings, world) {
            let started = instant('job-started', settings['job-started']) ?? world.now();
            return world.machine.uptimeMs() - (0, run_context.l)(started, world) + (0, deadline_ladder.D)(settings['job-timeout']).engineMs;
        }
        async function waitUntil(notBefore, deadlineAt, world) {
            let waitMs = Math.min((instant('not-before', notBefore) ?? 0) - world.now(), deadlineAt - world.machine.uptimeMs());
            let { soon } = world.interrupt;
            if (waitMs <= 0 || soon.aborted) return;
            world.progress(`waiting until ${new Date(world.now() + waitMs).toISOString()}, because the retry is scheduled for then`);
            await new Promise((resolve)=>{
                let timer = setTimeout(resolve, waitMs);
                soon.addEventListener('abort', ()=>{
                    clearTimeout(timer);
                    resolve();
                });
            });
        }
        function instant(name, text) {
            if ('' === text) return null;
            let at = Date.parse(text);
            if (Number.isNaN(at)) throw new settings_settings.eb(`${name}: found "${text}", expected an ISO time such as 2026-01-01T00:00:00Z`);
            return at;
        }
        function withSecret(settings, world) {
            let name = settings['agent-secret-name'];
            let { PHASE_EXECUTOR_SECRET: secret = '', ...environment } = world.environment;
            if ('' !== name && '' === secret) world.progress(`agent-secret-name: ${name} has no value, for no secret was given`);
            if ('' === name || '' === secret) return {
                settings,
                world: {
                    ...world,
                    environment
                }
            };
            if (!/^[A-Za-z_]\w{0,100}$/.test(name) || /^(GITHUB_|ACTIONS_|RUNNER_|INPUT_|GIT_|PHASE_EXECUTOR|PATH$|HOME$|NODE_OPTIONS$|LD_)/.test(name)) throw new settings_settings.eb(`agent-secret-name: found "${name}", expected the name of a variable for a key, such as ANTHROPIC_API_KEY`);
            return {
                settings: {
                    ...settings,
                    'agent-env': [
                        ...settings['agent-env'],
                        name
                    ]
                },
                world: {
                    ...world,
                    environment: {
                        ...environment,
                        [name]: secret
                    }
                }
            };
        }
        function replyOf(into, receipt, exitCode) {
            let { leg, signals } = (0, leg_result.NT)(into);
            let told = 'gate' === leg.kind ? [
                `tests: ${leg.gate?.tests?.verdict ?? 'none'}`
            ] : [
                ...signals
            ].map(([plan, { status }])=>`${plan}: ${status}`);
            let statuses = [
                ...signals.values()
            ].map(({ status })=>status);
            let status = leg.fault ? 'failure' : [
                'failure',
                'blocked',
                'success',
                'skipped'
            ].find((each)=>statuses.includes(each)) ?? '';
            let text = leg.fault ? `this job could not work: ${leg.fault.message}` : `left for integrate: ${told.join(', ') || 'nothing'}`;
            let json = {
                status,
                resultPath: into,
                leg
            };
            let vouched = {
                'result-digest': (0, leg_result.sl)(into),
                receipt: null === receipt ? '' : JSON.stringify(receipt)
            };
            return {
                exitCode,
                json,
                text,
                summary: `${(0, markdown.t)(text)}\n`,
                outputs: {
                    status,
                    'result-path': into,
                    ...vouched
                }
            };
        }
    }),
    46600: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>readRecord,
            r: ()=>ChainRecord
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37959);
        var _shared_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4624);
        class ChainRecord {
            #ground;
            #found;
            #epoch;
            constructor(ground, found){
                this.#ground = ground;
                this.#found = found;
                let { epoch = 0, runId } = found?.manifest ?? {};
                this.#epoch = epoch + (runId === ground.runId ? 0 : 1);
            }
            static async open(ground) {
                let found = await readRecord(ground);
                if (null !== found && found.manifest.runId !== ground.runId && await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.i7)(found.manifest, ground)) throw new _lease_js__WEBPACK_IMPORTED_MODULE_3__.by((0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.mh)(found.manifest, ground));
                return new ChainRecord(ground, found);
            }
            get commit() {
                return this.#found?.commit ?? null;
            }
            async publish(now, others) {
                let { remote, now: clock, dir, phase } = this.#ground;
                let commit = await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.rN)(this.#ground, {
                    ...now,
                    epoch: this.#epoch,
                    at: clock()
                });
                let record = {
                    name: (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.H8)(this.#ground),
                    to: commit,
                    from: this.#found?.commit ?? null
                };
                if (!await remote.move([
                    record,
                    ...others
                ])) throw new _lease_js__WEBPACK_IMPORTED_MODULE_3__.Qz(`another run has published phase ${phase} on ${(0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.SP)(this.#ground)} meanwhile; nothing of this job was pushed`);
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, publishedFile), commit);
            }
        }
        async function readRecord(ground) {
            let found = await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(ground);
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ground.dir, publishedFile);
            if (null !== found && (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path) !== found.commit) await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.fT)(found.commit, ground);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return found;
        }
        let publishedFile = 'published';
    }),
    56613: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            W0: ()=>branchOf,
            aw: ()=>checkBaseForm,
            aG: ()=>jobsOf,
            fR: ()=>openChainJob,
            SR: ()=>runIdOf
        });
        var schemas = __webpack_require__(27597);
        var deadline_ladder = __webpack_require__(91474);
        var adopt_summaries = __webpack_require__(82920);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_os_ = __webpack_require__(48161);
        var external_node_path_ = __webpack_require__(76760);
        var git_git = __webpack_require__(26488);
        let rules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
        let mark = '# Phase Executor was here: files as git stores them, until its job ends\n';
        async function filesAsStored(git) {
            let path = (0, external_node_path_.join)(git.commonDir, 'info', 'attributes');
            let before = (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.readFileSync)(path, 'utf8').replace(mark + rules, '') : '';
            let restore = ()=>'' === before ? (0, external_node_fs_.rmSync)(path, {
                    force: true
                }) : (0, external_node_fs_.writeFileSync)(path, before);
            let override = ()=>(0, external_node_fs_.writeFileSync)(path, `${before}${'' === before || before.endsWith('\n') ? '' : '\n'}${mark}${rules}`);
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), {
                recursive: true
            });
            override();
            try {
                let { changes } = await git.state({
                    untracked: false
                });
                let changed = changes.flatMap((each)=>'M' !== each.worktree || each.repository ? [] : [
                        each.path
                    ]);
                if (0 === changed.length) return restore;
                restore();
                let converted = await asConverted(git, changed);
                override();
                for (let each of converted)(0, external_node_fs_.rmSync)((0, external_node_path_.join)(git.root, each));
                await git.run([
                    'checkout-index',
                    '-u',
                    '-z',
                    '--stdin'
                ], {
                    stdin: (0, git_git.t)(converted)
                });
                return restore;
            } catch (error) {
                restore();
                throw error;
            }
        }
        async function asConverted(git, paths) {
            let folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), 'phase-executor-checkout-'));
            try {
                await git.run([
                    'checkout-index',
                    '--force',
                    '-z',
                    '--stdin',
                    `--prefix=${folder}/`
                ], {
                    stdin: (0, git_git.t)(paths)
                });
                return paths.filter((path)=>isSame((0, external_node_path_.join)(folder, path), (0, external_node_path_.join)(git.root, path)));
            } finally{
                (0, external_node_fs_.rmSync)(folder, {
                    recursive: true,
                    force: true
                });
            }
        }
        function isSame(one, other) {
            let stats = [
                one,
                other
            ].map((path)=>(0, external_node_fs_.lstatSync)(path, {
                    throwIfNoEntry: false
                }));
            if (!stats.every((stat)=>stat?.isFile()) || stats[0]?.size !== stats[1]?.size) return false;
            return (0, external_node_fs_.readFileSync)(one).equals((0, external_node_fs_.readFileSync)(other));
        }
        var checkpoint_tag = __webpack_require__(93340);
        var meeting = __webpack_require__(12669);
        var refs = __webpack_require__(78816);
        var chain_record = __webpack_require__(46600);
        var job_matrix = __webpack_require__(62582);
        var settings_settings = __webpack_require__(23152);
        var choose_agent = __webpack_require__(590);
        var hold_phase = __webpack_require__(62155);
        var session_remote = __webpack_require__(2076);
        var sign_commits = __webpack_require__(734);
        var work_branch = __webpack_require__(53835);
        let queueMs = 3600000;
        async function openChainJob({ ref, opens }, settings, world, work) {
            let runId = runIdOf(settings);
            checkBaseForm(settings);
            let shared = null;
            let openRecord = async (place)=>{
                if ('' === settings.remote) return null;
                let remote = (0, session_remote.e)(place.git, settings, world);
                let record = await chain_record.r.open({
                    ...place,
                    remote,
                    ttlMs: settings['job-timeout'] + queueMs
                });
                shared = {
                    remote,
                    record,
                    branchAt: await (0, meeting.u)(place.git, remote, branchOf(place.read, settings))
                };
                return null;
            };
            let isFresh = settings.fresh && opens;
            let hold = {
                ref,
                agent: (read)=>(0, choose_agent.U7)(settings, read),
                continues: !opens,
                runId,
                openRecord,
                onCheckout: async (git)=>{
                    git.config.withoutFilters();
                    return filesAsStored(git);
                },
                deadlineAt: world.machine.uptimeMs() + (0, deadline_ladder.D)(settings['job-timeout']).engineMs
            };
            return (0, hold_phase.f)(hold, {
                ...settings,
                fresh: isFresh
            }, world, async (run, read)=>{
                refuseUncommitted(run.policy);
                await (0, adopt_summaries.p)(run, null);
                let { sha: start, branch: here } = await run.workspace.git.head();
                let branch = null === shared ? here?.replace(/^refs\/heads\//, '') ?? null : branchOf(read, settings);
                let publish = async ({ tags, released })=>{
                    if (null === shared) return sign_commits.h;
                    let { record, remote, branchAt } = shared;
                    let signing = await (0, sign_commits.c)({
                        run,
                        remote,
                        settings,
                        world
                    });
                    let { sha: head } = await run.workspace.git.head();
                    let name = `refs/heads/${branch}`;
                    let moves = head === branchAt ? [] : [
                        {
                            name,
                            to: head,
                            from: branchAt
                        }
                    ];
                    for (let ref of (await unpublished(run, remote)))moves.push(ref);
                    if (isFresh && null !== record.commit) moves.push(earlierRecord(read, record.commit, world));
                    for (let tag of tags){
                        await (0, checkpoint_tag.NM)(run.workspace.git, tag, signing.as);
                        moves.push({
                            name: `refs/tags/${tag}`,
                            to: await run.workspace.git.object(`refs/tags/${tag}`),
                            from: null
                        });
                    }
                    await record.publish({
                        branch: name,
                        head,
                        released
                    }, moves);
                    return signing;
                };
                return work({
                    run,
                    read,
                    branch,
                    start,
                    publish
                });
            });
        }
        async function unpublished(run, remote) {
            let { phase } = run;
            let { git } = run.workspace;
            let kept = await (0, refs.h9)(git, `refs/phase-executor/${phase.id}/partial/`);
            let there = await remote.list(kept.map(({ name })=>name));
            return kept.flatMap(({ name, commit })=>{
                let from = there.get(name) ?? null;
                return from === commit ? [] : [
                    {
                        name,
                        to: commit,
                        from
                    }
                ];
            });
        }
        function earlierRecord({ phase }, commit, world) {
            let at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
            return {
                name: `refs/phase-executor/${phase.id}/earlier/${at}`,
                to: commit,
                from: null
            };
        }
        function runIdOf(settings) {
            if (/^[A-Za-z0-9][\w.-]{0,199}$/.test(settings['run-id'])) return settings['run-id'];
            throw new settings_settings.eb(`run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`);
        }
        function checkBaseForm({ base }) {
            if ('' !== base && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base)) throw new settings_settings.eb(`base: found "${base}", expected the full id of a commit, as the output base of integrate tells it`);
        }
        function branchOf(read, { branch }) {
            if (branch === work_branch.ss) throw new settings_settings.eb(`branch: found "${work_branch.ss}", but a chain pushes its work; name a branch`);
            return (0, work_branch.dZ)(read, branch);
        }
        function jobsOf({ matrix }) {
            if ('' === matrix.trim()) return [];
            try {
                return schemas.Ikc({
                    include: schemas.YOg(job_matrix.MF)
                }).parse(JSON.parse(matrix)).include;
            } catch (cause) {
                throw new settings_settings.eb('matrix: found no job matrix of ours, expected the output "matrix" of integrate', {
                    cause
                });
            }
        }
        function refuseUncommitted({ commitDocs }) {
            if (commitDocs) return;
            throw new settings_settings.eb('commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run');
        }
    }),
    53350: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JW: ()=>refuseUnisolated,
            Rv: ()=>roundOnRecord,
            U4: ()=>noteOpener,
            nQ: ()=>unisolatedWarning,
            sH: ()=>refuseWithoutTransport
        });
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11045);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49607);
        var _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26567);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23152);
        var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2076);
        async function refuseWithoutTransport(setting, settings, world) {
            if ('' !== settings[setting] || 'true' !== world.environment.GITHUB_ACTIONS) return;
            let advice = `use one job with command: run and remote: origin, or name a folder (setting ${setting}) and carry the results yourself`;
            try {
                await new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E(world.environment).probe();
            } catch (error) {
                if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.n)) throw error;
                throw new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.n(`a leg could not send its result to the next job, so no agent is started: ${error.message}; ${advice}`, {
                    cause: error
                });
            }
        }
        function hostJob({ environment }) {
            return _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E.available(environment) ? new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E(environment).job : null;
        }
        function noteOpener({ ledger }, start, world) {
            let job = hostJob(world);
            let { file } = world.configuration;
            ledger.append('opened', null === job ? {
                start,
                config: file
            } : {
                job,
                start,
                config: file
            });
        }
        async function refuseUnisolated(run, settings, world) {
            if (settings.unisolated) return;
            let opener = (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_1__.zi)(run.services.ledger.earlier, run.runId);
            let isSame = null !== opener && opener === hostJob(world);
            if (!isSame && ('' === settings.remote || !await (0, _remote_js__WEBPACK_IMPORTED_MODULE_3__.e)(run.workspace.git, settings, world).mayPush())) return;
            let why = isSame ? 'this host runs all jobs of the chain as one job with one token, so' : `the token of this leg may push to ${settings.remote}, so`;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${why} an agent could push unchecked work; give the leg a token that can only read, in a job of its own (docs/hosts.md), or accept it with the setting unisolated`);
        }
        let unisolatedWarning = 'unisolated: the legs of this run were not held to a token that can only read; an agent could have pushed, and could have reached the jobs that judge';
        function roundOnRecord(run, plan, settings) {
            if ('gate' === settings['leg-kind'] || settings.round > 0) return settings;
            let open = (0, _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_4__.rM)(run.services.ledger.earlier, run.runId);
            if (null === open && '' === settings.remote) return settings;
            if (null === open) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`round: found none, and no round of run ${run.runId} is open on record; run integrate before, and give this job its round and artifact`);
            let job = open.jobs.find((each)=>each.plan === (plan ?? ''));
            if (void 0 === job) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`plan: found ${null === plan ? 'none' : `"${plan}"`}, but round ${open.round} has jobs for ${open.jobs.map((each)=>each.plan || 'all plans').join(', ')}; where the host cannot fill a matrix, use mode: single`);
            return {
                ...settings,
                round: open.round,
                'artifact-name': settings['artifact-name'] || job.artifact
            };
        }
    })
};
