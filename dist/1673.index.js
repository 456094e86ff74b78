export const id = 1673;
export const ids = [
    1673
];
export const modules = {
    71673: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
        var bundle = __webpack_require__(34692);
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
        function cappedTail(text, bytes) {
            let all = Buffer.from(text, 'utf8');
            if (all.length <= bytes) return text;
            let room = Math.max(0, bytes - leftOut(all.length).length);
            let head = Math.floor(room / 4);
            let start = boundaryBefore(all, head);
            let end = boundaryAfter(all, all.length - (room - head));
            let between = leftOut(end - start);
            return `${all.toString('utf8', 0, start)}${between}${all.toString('utf8', end)}`;
        }
        function leftOut(bytes) {
            return `\n[phase-executor: ${bytes} bytes are left out here]\n`;
        }
        function boundaryBefore(bytes, at) {
            let cut = at;
            while(cut > 0 && isInside(bytes, cut))cut -= 1;
            return cut;
        }
        function boundaryAfter(bytes, at) {
            let cut = at;
            while(cut < bytes.length && isInside(bytes, cut))cut += 1;
            return cut;
        }
        function isInside(bytes, at) {
            return ((bytes[at] ?? 0) & 0xc0) === 0x80;
        }
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
            for (let name of names.slice(0, maxLogs))(0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(into, 'logs', name), cappedTail(redact((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(from, name), 'utf8')), maxLogBytes));
        }
        var adopt_summaries = __webpack_require__(82920);
        var git_error = __webpack_require__(11475);
        var artifacts = __webpack_require__(87130);
        var chain_record = __webpack_require__(46600);
        var lease = __webpack_require__(37959);
        var attempt_history = __webpack_require__(20083);
        var tree = __webpack_require__(95567);
        var markdown = __webpack_require__(63021);
        var redaction = __webpack_require__(25827);
        var job_matrix = __webpack_require__(62582);
        var chain_job = __webpack_require__(1540);
        var choose_agent = __webpack_require__(590);
        var failure = __webpack_require__(34798);
        var hold_phase = __webpack_require__(75044);
        var job_isolation = __webpack_require__(53350);
        var leg_transfer = __webpack_require__(18570);
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
            let secrets = [
                ...settings['agent-env'].map((name)=>world.environment[name] ?? ''),
                settings['github-token']
            ];
            let named = {
                ref,
                plan: plan ?? null,
                runId,
                into
            };
            let job = {
                ...named,
                deadlineAt: deadlineOf(settings, world),
                redact: (0, redaction.$)(secrets),
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
    }
};
