export const id = 701;
export const ids = [
    701
];
export const modules = {
    67975: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $V: ()=>hasBash,
            TN: ()=>oneLine,
            YF: ()=>hurriedGraceMs,
            mB: ()=>runProgram
        });
        var _process_capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44571);
        var _process_child_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90982);
        async function hasBash(cwd, env) {
            return (0, _process_capture_js__WEBPACK_IMPORTED_MODULE_0__.F)('bash', [
                '--norc',
                '-c',
                'exit 0'
            ], {
                cwd,
                env
            }).then(({ exitCode })=>0 === exitCode, ()=>false);
        }
        let hurriedGraceMs = 2_000;
        async function runProgram(program, job) {
            let { cwd, environment, timeoutMs, idleTimeoutMs, graceMs, cancel, logFile, marker, clock, outlivesUs = false } = job;
            let result = await (0, _process_child_js__WEBPACK_IMPORTED_MODULE_1__.w)({
                cwd,
                timeoutMs,
                graceMs,
                cancel,
                logFile,
                marker,
                clock,
                outlivesUs,
                env: environment,
                cancelGraceMs: Math.min(graceMs, hurriedGraceMs),
                ...idleTimeoutMs > 0 ? {
                    idleTimeoutMs
                } : {},
                ...program
            });
            return {
                ...readEnding(result, job),
                tokensUsed: null,
                costUsd: null,
                lastProgress: null
            };
        }
        function readEnding(result, job) {
            let { exitCode: status, durationMs, survivors } = result;
            let common = {
                exitCode: result.code,
                durationMs,
                survivors
            };
            let last = lastWords(result.tail);
            let failed = (reason, message)=>({
                    ...common,
                    ok: false,
                    reason,
                    message
                });
            if (result.escaped > 0) return failed('agent_error', `${result.escaped} processes of the agent could not be ended and may still write to the tree`);
            switch(result.ending){
                case 'exited':
                    if (0 === status) return {
                        ...common,
                        ok: true,
                        reason: null,
                        message: null
                    };
                    return failed('agent_error', `the agent ended with exit code ${status}${last}`);
                case 'signalled':
                    return failed('killed', `the agent was killed by ${result.signal}${last}`);
                case 'timeout':
                    return failed('timeout', `the agent was still running after ${seconds(job.timeoutMs)} (setting timeout)${last}`);
                case 'idle_timeout':
                    return failed('idle_timeout', `the agent printed nothing for ${seconds(job.idleTimeoutMs)} (setting idle-timeout)${last}`);
                case 'cancelled':
                    return failed('interrupted', 'the run was interrupted while the agent worked');
                case 'not_started':
                    return failed('agent_error', `the agent could not be started: ${result.error?.message ?? 'unknown cause'}`);
            }
        }
        function lastWords(tail) {
            let lines = tail.split('\n').map((line)=>oneLine(line)).filter((line)=>'' !== line);
            let last = lines.at(-1);
            return last ? `; its last line: ${last.length > 200 ? `${last.slice(0, 200)}…` : last}` : '';
        }
        function oneLine(text) {
            return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
        function seconds(ms) {
            return ms % 60_000 === 0 && ms > 0 ? `${ms / 60_000} min` : `${ms / 1000} s`;
        }
    },
    90099: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>agentEnvironment,
            Z: ()=>trustedEnvironment
        });
        function agentEnvironment(ours, alsoAllowed, contract) {
            let names = [
                ...basic,
                ...alsoAllowed.filter((name)=>!forbidden.test(name))
            ];
            let passed = names.flatMap((name)=>void 0 === ours[name] ? [] : [
                    [
                        name,
                        ours[name]
                    ]
                ]);
            let locale = Object.entries(ours).filter(([name])=>name.startsWith('LC_'));
            return {
                ...Object.fromEntries([
                    ...passed,
                    ...locale
                ]),
                ...contract,
                PHASE_EXECUTOR: '1'
            };
        }
        function trustedEnvironment(ours) {
            let passed = Object.entries(ours).filter(([name, value])=>void 0 !== value && !forbidden.test(name));
            return Object.fromEntries(passed);
        }
        let basic = [
            'PHASE_EXECUTOR_MODEL',
            'PATH',
            'HOME',
            'USER',
            'LOGNAME',
            'SHELL',
            'TMPDIR',
            'TZ',
            'LANG',
            'LANGUAGE',
            'TERM',
            'COLORTERM',
            'NO_COLOR',
            'CI',
            'XDG_CACHE_HOME',
            'XDG_CONFIG_HOME',
            'XDG_DATA_HOME',
            'XDG_RUNTIME_DIR',
            'XDG_STATE_HOME',
            'HTTP_PROXY',
            'HTTPS_PROXY',
            'NO_PROXY',
            'ALL_PROXY',
            'http_proxy',
            'https_proxy',
            'no_proxy',
            'all_proxy',
            'SSL_CERT_FILE',
            'SSL_CERT_DIR',
            'NODE_EXTRA_CA_CERTS',
            'REQUESTS_CA_BUNDLE',
            'GIT_SSL_CAINFO',
            'JAVA_HOME',
            'GOPATH',
            'GOROOT',
            'GOCACHE',
            'CARGO_HOME',
            'RUSTUP_HOME',
            'VIRTUAL_ENV',
            'NVM_DIR',
            'PYENV_ROOT'
        ];
        let forbidden = /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|TOKEN)|ACTIONS_.*|INPUT_.*|RUNNER_.*)$/i;
    },
    34643: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            N: ()=>scriptAgent
        });
        var _agent_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67975);
        let scriptAgent = {
            name: "script",
            canJudge: false,
            async missing ({ cwd, environment }) {
                return await (0, _agent_js__WEBPACK_IMPORTED_MODULE_0__.$V)(cwd, environment) ? null : "the script agent needs bash on PATH; install it";
            },
            async run (job) {
                let blocks = scriptBlocks(job.plan);
                if (0 === blocks.length) return nothingToRun(job.plan);
                let startedAt = job.clock.now();
                let survivors = 0;
                for (let block of blocks){
                    job.onProgress(block.task);
                    let left = job.timeoutMs - (job.clock.now() - startedAt);
                    let run = await runBlock(block, {
                        ...job,
                        timeoutMs: Math.max(1, left)
                    });
                    survivors += run.survivors;
                    let durationMs = job.clock.now() - startedAt;
                    if (!run.ok) return {
                        ...run,
                        message: `${block.task}: ${run.message}`,
                        lastProgress: block.task,
                        durationMs,
                        survivors
                    };
                }
                return {
                    ok: true,
                    reason: null,
                    message: null,
                    exitCode: 0,
                    ...noModel,
                    durationMs: job.clock.now() - startedAt,
                    survivors
                };
            }
        };
        let noModel = {
            tokensUsed: null,
            costUsd: null,
            lastProgress: null
        };
        function runBlock({ shell, script }, job) {
            let strict = 'bash' === shell ? [
                '-e',
                '-o',
                'pipefail'
            ] : [
                '-e'
            ];
            return (0, _agent_js__WEBPACK_IMPORTED_MODULE_0__.mB)({
                command: shell,
                args: [
                    ...strict,
                    '-c',
                    script
                ],
                timeoutMs: job.timeoutMs
            }, job);
        }
        function scriptBlocks(plan) {
            return plan.tasks.flatMap((task)=>fences(task.action).flatMap(({ language, text })=>'sh' === language || 'bash' === language ? [
                        {
                            task: task.name,
                            shell: language,
                            script: text
                        }
                    ] : []));
        }
        function fences(markdown) {
            let found = [];
            let open = null;
            for (let line of markdown.split(/\r?\n/)){
                let mark = /^([ \t]*)(`{3,}|~{3,})[ \t]*([\w-]*)/.exec(line);
                if (open) {
                    let closes = mark?.[3] === '' && mark[2]?.startsWith(open.fence) && line.trim() === mark[2];
                    if (closes) {
                        found.push({
                            language: open.language,
                            text: open.lines.join('\n')
                        });
                        open = null;
                    } else open.lines.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
                } else if (mark?.[2]) open = {
                    fence: mark[2],
                    indent: mark[1]?.length ?? 0,
                    language: (mark[3] ?? '').toLowerCase(),
                    lines: []
                };
            }
            return found;
        }
        function nothingToRun(plan) {
            let message = `${plan.path} has no fenced sh or bash block in a task's <action>, so the script agent has nothing to run; choose another agent (agent: command) or add a block`;
            return {
                ok: false,
                reason: 'invalid_plan',
                message,
                exitCode: null,
                ...noModel,
                durationMs: 0,
                survivors: 0
            };
        }
    },
    20917: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            j: ()=>donePlans
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18662);
        var _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        var _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4960);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88240);
        var _verify_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86421);
        async function donePlans({ phase, schedule, config }, { head, changes }, git, root, prefix) {
            let isCounted = config.commitDocs && null !== head;
            let held = new Set(isCounted ? await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_1__.mz)(git, head, [
                `${prefix}${phase.dir}`
            ]) : []);
            refuseUnknownTwin(phase, held, prefix, isCounted);
            let uncommitted = new Set(config.commitDocs ? changes.map(({ path })=>path) : []);
            let done = schedule.plans.filter(({ plan: { hasSummary, halted, path: document, summaryPath: path } })=>{
                if (!hasSummary || halted || uncommitted.has(`${prefix}${path}`)) return false;
                if (held.has(`${prefix}${document}`) && !held.has(`${prefix}${path}`)) return false;
                return true === (0, _verify_summary_js__WEBPACK_IMPORTED_MODULE_4__.I)({
                    path,
                    text: (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))
                }).passed;
            });
            return new Set(done.map(({ plan })=>plan.id));
        }
        function refuseUnknownTwin(phase, held, prefix, isCounted) {
            let isKnown = [
                ...held
            ].some((path)=>path.startsWith(`${prefix}${phase.dir}/`));
            let twin = phase.tree.phases.find(({ id, dir })=>dir !== phase.dir && (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_5__.u1)(id, phase.id));
            if (isCounted && !isKnown && void 0 !== twin) throw new _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__.wo(`${phase.dir} and ${twin.dir} are both phase ${phase.id}, and git knows nothing of the first; remove it`);
        }
    },
    64987: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            U7: ()=>chosenAgent,
            dp: ()=>findAgent,
            MT: ()=>prefixOf,
            iA: ()=>prepare,
            Un: ()=>readRunnable
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var capture = __webpack_require__(44571);
        var agent = __webpack_require__(67975);
        function commandAgent(shellCommand) {
            return {
                name: 'command',
                canJudge: true,
                async missing ({ cwd, environment }) {
                    if (!await (0, agent.$V)(cwd, environment)) return 'the command agent needs bash on PATH; install it';
                    let first = /^\s*([\w./+@-]+)(?=\s|$)/.exec(shellCommand)?.[1];
                    if (!first) return null;
                    let known = await (0, capture.F)('bash', [
                        '--norc',
                        '-c',
                        'type -t -- "$1"',
                        'bash',
                        first
                    ], {
                        cwd,
                        env: environment
                    });
                    if (0 === known.exitCode) return null;
                    return `the command "${first}" of agent-command was not found on PATH (${environment.PATH ?? 'empty'}); install it, or give agent-command as a path`;
                },
                run: (job)=>(0, agent.mB)({
                        command: 'bash',
                        args: [
                            '-c',
                            shellCommand
                        ],
                        stdinFile: job.promptFile
                    }, job)
            };
        }
        var agents_environment = __webpack_require__(90099);
        var script = __webpack_require__(34643);
        class Chores {
            #waiting = [];
            #busy = 0;
            #working = null;
            #failure = null;
            later(chore) {
                this.#waiting.push(chore);
                this.#workSoon();
            }
            async putOff(work) {
                this.#busy += 1;
                try {
                    return await work();
                } finally{
                    this.#busy -= 1;
                    this.#workSoon();
                }
            }
            async meanwhile(wait) {
                this.#busy -= 1;
                this.#workSoon();
                try {
                    return await wait();
                } finally{
                    this.#busy += 1;
                }
            }
            async finish() {
                while(null !== this.#working || this.#waiting.length > 0){
                    await this.#working;
                    this.#work(()=>true);
                }
                let failure = this.#failure;
                this.#failure = null;
                if (null !== failure) throw failure.error;
            }
            #workSoon() {
                setImmediate(()=>this.#work(()=>0 === this.#busy));
            }
            #work(mayGoOn) {
                if (null !== this.#working || 0 === this.#waiting.length || !mayGoOn()) return;
                this.#working = this.#workOff(mayGoOn).finally(()=>{
                    this.#working = null;
                });
            }
            async #workOff(mayGoOn) {
                while(mayGoOn()){
                    let chore = this.#waiting.shift();
                    if (void 0 === chore) return;
                    try {
                        await chore();
                    } catch (error) {
                        this.#failure ??= {
                            error
                        };
                    }
                }
            }
        }
        var fold = __webpack_require__(1429);
        var settle = __webpack_require__(67708);
        class FoldQueue {
            #tip = null;
            #waiting = [];
            #unrecorded = [];
            #last = Promise.resolve();
            #stranded = null;
            async tip({ git, tree }) {
                this.#tip ??= tree.known?.head ?? (await git.head()).sha;
                return this.#tip;
            }
            fold(proven, run) {
                return new Promise((resolve, reject)=>{
                    this.#waiting.push({
                        proven,
                        resolve,
                        reject
                    });
                    this.#alone(()=>this.#foldWaiting(run));
                });
            }
            record(run) {
                return this.#alone(async ()=>{
                    if (null !== this.#stranded) throw this.#stranded.error;
                    let plans = this.#unrecorded.splice(0);
                    if (plans.length > 0) this.#tip = await (0, settle.RG)(plans, run) ?? this.#tip;
                });
            }
            #alone(work) {
                let done = this.#last.then(work);
                this.#last = done.then(()=>void 0, ()=>void 0);
                return done;
            }
            async #foldWaiting(run) {
                let batch = this.#waiting.splice(0);
                if (0 === batch.length) return;
                try {
                    if (null !== this.#stranded) throw this.#stranded.error;
                    await this.#foldTogether(batch, run);
                } catch  {
                    for (let each of batch){
                        if (null !== this.#stranded) {
                            each.reject(this.#stranded.error);
                            continue;
                        }
                        this.#tip = null;
                        run.tree.known = null;
                        await this.#foldTogether([
                            each
                        ], run).catch(each.reject);
                    }
                }
            }
            async #foldTogether(batch, run) {
                let { git, ledger } = run;
                let base = await this.tip(run);
                let folded = await (0, fold.AU)(git, base, batch.map(({ proven: { plan, checkpoint, commit } })=>({
                        plan: plan.id,
                        base: checkpoint.head,
                        commit
                    })));
                let conflicts = new Map(folded.conflicts.map(({ plan, files })=>[
                        plan,
                        files
                    ]));
                let good = batch.filter(({ proven })=>!conflicts.has(proven.plan.id));
                for (let { plan, attempt, commit } of good.map(({ proven })=>proven))ledger.append('fold', {
                    plan: plan.id,
                    attempt,
                    base,
                    commit
                });
                if (good.length > 0) {
                    let tags = good.map(({ proven })=>`refs/tags/${proven.checkpoint.tag}`);
                    await this.#advance(git, base, folded.commit, tags);
                    for (let { plan, attempt } of good.map(({ proven })=>proven))ledger.append('settled', {
                        plan: plan.id,
                        attempt,
                        head: folded.commit
                    });
                    run.tree.known = null;
                    this.#unrecorded.push(...good.map(({ proven })=>proven.plan));
                }
                this.#tip = folded.commit;
                for (let { proven, resolve } of batch)resolve(conflicts.get(proven.plan.id) ?? []);
            }
            async #advance(git, from, to, drop) {
                try {
                    await (0, fold.np)(git, from, to, drop);
                } catch (error) {
                    if (from === to || (await git.head()).sha !== to) throw error;
                    await (0, fold.It)(git, from).catch((cause)=>{
                        this.#stranded = {
                            error: cause
                        };
                        throw cause;
                    });
                }
            }
        }
        var tracking_files = __webpack_require__(45864);
        var git_history = __webpack_require__(30012);
        class WorktreePool {
            #worktrees;
            #options;
            #spare = [];
            #used = [];
            #atWork = 0;
            #making = 0;
            #expected;
            #named = 0;
            #last = Promise.resolve();
            constructor(worktrees, options){
                this.#worktrees = worktrees;
                this.#options = options;
                this.#expected = options.expected;
            }
            async take(commit) {
                this.#expected -= 1;
                this.#atWork += 1;
                try {
                    return await this.#takeSpare(commit) ?? {
                        worktree: await this.#make(commit),
                        known: null
                    };
                } catch (error) {
                    this.#atWork -= 1;
                    throw error;
                } finally{
                    this.#options.later(()=>this.#makeSpare(commit));
                }
            }
            async #takeSpare(commit) {
                let spare = this.#spare.shift();
                if (void 0 === spare) return null;
                let { worktree, isClean } = spare;
                try {
                    if (spare.commit !== commit) await this.#worktrees.move(worktree, commit);
                    return {
                        worktree,
                        known: isClean ? {
                            head: commit,
                            branch: null,
                            changes: []
                        } : null
                    };
                } catch  {
                    this.#used.push(worktree);
                    return null;
                }
            }
            takeIn() {
                this.#expected -= 1;
                this.#atWork += 1;
            }
            giveBack(worktree) {
                this.#atWork -= 1;
                this.#used.push(worktree);
                this.#options.later(()=>this.#clear());
            }
            async close() {
                this.#expected = 0;
                this.#used.push(...this.#spare.splice(0).map(({ worktree })=>worktree));
                await this.#clear();
            }
            get #count() {
                return this.#atWork + this.#making + this.#spare.length + this.#used.length;
            }
            async #makeSpare(commit) {
                let wanted = Math.min(this.#expected, this.#atWork, this.#options.limit - this.#count + this.#spare.length);
                if (this.#spare.length + this.#making >= wanted) return;
                this.#making += 1;
                try {
                    let worktree = await this.#make(commit);
                    this.#spare.push({
                        worktree,
                        commit,
                        isClean: await worktree.git.isClean()
                    });
                } catch  {} finally{
                    this.#making -= 1;
                }
            }
            async #make(commit) {
                while(this.#used.length > 0 && this.#count > this.#options.limit)await this.#clear();
                do this.#named += 1;
                while (this.#options.taken?.has(String(this.#named)))
                let name = String(this.#named);
                let made = this.#last.then(()=>this.#worktrees.add(name, commit));
                this.#last = made.catch(()=>void 0);
                return made;
            }
            async #clear() {
                for(let worktree = this.#used.shift(); worktree; worktree = this.#used.shift())await this.#worktrees.discard(worktree);
            }
        }
        var atomic_file = __webpack_require__(42939);
        var general_yaml = __webpack_require__(831);
        var phase = __webpack_require__(4960);
        var phase_state = __webpack_require__(39798);
        var resume_gate = __webpack_require__(16288);
        var lib_settings = __webpack_require__(3390);
        var stuck = __webpack_require__(61844);
        var done_plans = __webpack_require__(20917);
        var plan = __webpack_require__(67667);
        var signal = __webpack_require__(25824);
        class AgentMissingError extends Error {
            name = 'AgentMissingError';
        }
        async function prepare(read, given, settings, world) {
            let { root, git, checkpoints, worktrees, lease, spared, deadlineAt, ...parts } = given;
            if (settings['confirming-runs'] > 0 && '' === settings['test-command']) throw new lib_settings.eb('confirming-runs: found a number, but there is no test-command to run again');
            let state = await checkpoints.scan();
            let prefix = prefixOf(git, root);
            await (0, general_yaml.Yv)(()=>(0, phase_state.un)((0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning/STATE.md')) ?? ''));
            if (!settings['allow-dirty']) refuseDirtyTree(state, read, root, prefix);
            let done = await (0, done_plans.j)(read, state, git, root, prefix);
            let { phase, schedule, nextPhase, config } = read;
            let isolation = await isolationOf(read, state, git, prefix, settings);
            let context = {
                ...{
                    ...parts,
                    root,
                    project: root,
                    git,
                    checkpoints,
                    prefix,
                    phase,
                    schedule,
                    nextPhase,
                    tree: {
                        known: state
                    }
                },
                ...isolation,
                done,
                unfinished: 'run' === settings['unfinished-plans'] ? new Map() : await unfinishedPlans(read, done, git),
                apart: apartIn(worktrees, lease, {
                    ...{
                        limit: isolation.parallel,
                        expected: schedule.plans.length - done.size
                    },
                    taken: new Set(spared.map(({ place })=>(0, external_node_path_.basename)(place)))
                }),
                orphans: orphansOf(spared, given.ledger, read, done),
                underWay: new Map(),
                isolated: false,
                environment: world.environment,
                agentEnv: settings['agent-env'],
                limits: {
                    timeoutMs: settings.timeout,
                    idleTimeoutMs: settings['idle-timeout'],
                    graceMs: settings['kill-grace'],
                    deadlineAt
                },
                retry: (0, signal.retryPolicyOf)(settings),
                stuck: stuckPolicyOf(settings),
                humanCheckpoints: settings['human-checkpoints'],
                artifacts: settings.artifacts,
                verifyCommands: settings['verify-commands'],
                testCommand: settings['test-command'],
                confirmingRuns: settings['confirming-runs'],
                requirements: settings.requirements,
                verifierCommand: settings['verifier-command'],
                mayPushWorkflows: 'push' === settings['workflow-changes'],
                protectedPaths: settings['protected-paths'],
                setupCommand: settings['setup-command'],
                onFailure: settings['on-failure'],
                commitDocs: config.commitDocs,
                clock: {
                    now: world.now,
                    sleep
                },
                random: world.random
            };
            return context;
        }
        async function readRunnable(root, ref) {
            let read = await (0, plan.readSchedule)(root, ref);
            let errors = read.diagnostics.filter(({ severity })=>'error' === severity);
            if (errors.length > 0) throw new phase.wo(errors.map(({ file, line, message, code })=>`${file}:${line}: ${message} [${code}]`).join('\n'));
            if (0 === read.schedule.plans.length) throw new phase.wo(`${read.phase.dir} holds no plan to run (expected files such as ${read.phase.id}-01-PLAN.md)`);
            return read;
        }
        async function findAgent(root, settings, world) {
            let agent = chosenAgent(settings);
            let environment = (0, agents_environment.F)(world.environment, settings['agent-env'], {});
            let missing = await agent.missing({
                cwd: root,
                environment
            });
            if (null !== missing) throw new AgentMissingError(missing);
            return agent;
        }
        function chosenAgent(settings) {
            switch(settings.agent){
                case "script":
                    return script.N;
                case 'command':
                    if ('' !== settings['agent-command'].trim()) return commandAgent(settings['agent-command']);
                    throw new lib_settings.eb('agent-command: found nothing, but agent is "command"; give the shell command to run, it gets the prompt on stdin');
            }
        }
        function stuckPolicyOf({ stuck: rules, 'max-attempts': attempts }) {
            let roomy = attempts > 3 ? {
                consecutive: attempts,
                inWindow: attempts,
                window: 2 * attempts
            } : {};
            let isOff = 1 === rules.length && 'off' === rules[0];
            let named = isOff ? [] : rules.map(ruleOf);
            if (named.some(([name])=>'enabled' === name)) throw new lib_settings.eb('stuck: found "enabled", say off to switch all rules off');
            let parsed = stuck.Y0.safeParse({
                enabled: !isOff,
                ...roomy,
                ...Object.fromEntries(named)
            });
            if (parsed.success) return parsed.data;
            let expected = 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false';
            throw new lib_settings.eb(`stuck: found "${rules.join(' ')}", ${expected} (${parsed.error.issues[0]?.message})`);
        }
        function ruleOf(word) {
            let [name = '', value = ''] = word.split('=');
            let isFlag = 'alternation' === name && '0' === value;
            let truth = isFlag || 'true' === value || 'false' === value ? 'true' === value : null;
            return [
                name.replace(/-(\w)/g, (_, letter)=>letter.toUpperCase()),
                truth ?? (/^\d{1,4}$/.test(value) ? Number(value) : value)
            ];
        }
        function refuseDirtyTree({ changes }, { config }, root, prefix) {
            let own = new Set(tracking_files.FB.map((file)=>`${prefix}${file}`));
            let isOurs = (path)=>own.has(path) || !config.commitDocs && path.startsWith(`${prefix}.planning/`);
            let dirty = changes.map(({ path })=>path).filter((path)=>!isOurs(path));
            if (0 === dirty.length) return;
            let named = dirty.slice(0, 5).join(', ') + (dirty.length > 5 ? ` and ${dirty.length - 5} more` : '');
            throw new lib_settings.eb(`${root} has uncommitted changes (${named}), and a run needs a clean tree to roll back to; commit or stash them, or give --allow-dirty`);
        }
        async function unfinishedPlans({ phase, schedule }, done, git) {
            let commits = await (0, git_history.i)(git, 1000);
            let open = schedule.plans.map(({ plan })=>plan.id).filter((id)=>!done.has(id));
            let named = open.map((id)=>[
                    id,
                    commits.filter(({ subject })=>(0, resume_gate._)(subject, phase.id, id))
                ]);
            return new Map(named.filter(([, found])=>found.length > 0));
        }
        function prefixOf(git, root) {
            let below = (0, external_node_path_.relative)(git.root, (0, external_node_fs_.realpathSync)(root)).split(external_node_path_.sep).join('/');
            return '' === below ? '' : `${below}/`;
        }
        async function sleep(ms, until) {
            if (until.aborted) return;
            await new Promise((resolve)=>{
                let wake = ()=>{
                    clearTimeout(timer);
                    until.removeEventListener('abort', wake);
                    resolve();
                };
                let timer = setTimeout(wake, ms);
                until.addEventListener('abort', wake);
            });
        }
        function orphansOf(spared, { earlier }, { schedule }, done) {
            let tags = new Set(earlier.map(({ tag })=>tag));
            let open = new Set(schedule.plans.flatMap(({ plan })=>done.has(plan.id) ? [] : [
                    plan.id
                ]));
            let mine = spared.filter(({ tag, plan })=>tags.has(tag) && open.has(plan));
            return new Map(mine.map((orphan)=>[
                    orphan.plan,
                    orphan
                ]));
        }
        function apartIn(worktrees, lease, room) {
            let chores = new Chores();
            let later = (chore)=>chores.later(async ()=>{
                    lease.check();
                    await chore();
                });
            return {
                pool: new WorktreePool(worktrees, {
                    ...room,
                    later
                }),
                folds: new FoldQueue(),
                chores,
                worktrees
            };
        }
        async function isolationOf({ schedule, config }, { changes }, git, prefix, settings) {
            let wanted = config.parallel ? settings['max-parallel'] : 1;
            let useWorktrees = 'worktree' === settings.isolation || 'auto' === settings.isolation && wanted > 1;
            if (!useWorktrees) return {
                parallel: 1,
                useWorktrees
            };
            let paths = schedule.plans.map(({ plan })=>`${prefix}${plan.path}`);
            let untracked = new Set(changes.filter(({ kind })=>'untracked' === kind).map(({ path })=>path));
            let isTracked = config.commitDocs && !paths.some((path)=>untracked.has(path)) && 0 === (await git.ignored(paths)).length;
            if (isTracked) return {
                parallel: wanted,
                useWorktrees
            };
            if ('auto' === settings.isolation) return {
                parallel: 1,
                useWorktrees: false
            };
            throw new lib_settings.eb('isolation: found "worktree", but the planning documents are not committed here (ignored, untracked, or commit_docs: false), so a new work tree would not have them; use in-place or auto');
        }
    },
    67708: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            G9: ()=>settle,
            H: ()=>alignRecord,
            RG: ()=>commitRecord,
            yv: ()=>closeRecord
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        var _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42939);
        var _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70279);
        var _phase_summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19815);
        var _verify_artifacts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2423);
        var _state_record_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62350);
        async function settle(plan, attempt, facts, run) {
            let summary = facts.summaryMissing ? await summaryFromFacts(plan, attempt, facts, run) : null;
            run.ledger.append('commit', {
                plan: plan.id,
                attempt,
                summaryFromFacts: facts.summaryMissing
            });
            if (null !== summary) (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.root, plan.summaryPath), summary);
            let written = [
                plan.summaryPath,
                ...run.isolated || run.leg ? [] : writeRecord(plan, run)
            ];
            let all = [
                ...new Set([
                    ...facts.after.changes.map(({ path })=>path),
                    ...written.map((path)=>`${run.prefix}${path}`)
                ])
            ];
            let wanted = committable(all, run);
            let message = `plan ${plan.id}: ${plan.title ?? 'complete'}\n\nVerified by Phase Executor, attempt ${attempt} of run ${run.runId}.`;
            let sha = await run.checkpoints.settle(facts.checkpoint, message, wanted, facts.after);
            if (!run.isolated) run.ledger.append('settled', {
                plan: plan.id,
                attempt,
                head: sha ?? facts.after.head
            });
            let isClean = null !== sha && wanted.length === all.length;
            run.tree.known = isClean ? {
                head: sha,
                branch: facts.after.branch,
                changes: []
            } : null;
        }
        async function commitRecord(plans, run) {
            if (run.leg) return null;
            let written = [
                ...new Set(plans.flatMap((plan)=>writeRecord(plan, run)))
            ];
            return commitFiles(`plan ${plans.map(({ id })=>id).join(', ')}: recorded`, written, run);
        }
        async function alignRecord(run) {
            let { root, schedule, done } = run;
            let text = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, roadmapPath)) ?? '';
            let open = schedule.plans.map(({ plan })=>plan).filter(({ id })=>done.has(id) && hasOpenBox(text, id, run));
            let kept = [];
            for (let plan of open){
                let files = plan.mustHaves.artifacts.map(({ path })=>({
                        path,
                        contains: [],
                        exports: []
                    }));
                if ((await (0, _verify_artifacts_js__WEBPACK_IMPORTED_MODULE_6__.F)(root, files)).every(({ passed })=>true === passed)) kept.push(plan);
            }
            let isTicked = kept.map(({ id })=>editRoadmap((roadmap)=>(0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.t7)(roadmap, id, run.phase.id), run)).includes(true);
            let isMoved = (0, _state_record_js__WEBPACK_IMPORTED_MODULE_7__.Jq)(done.size, {}, run);
            let changed = [
                ...isTicked ? [
                    roadmapPath
                ] : [],
                ...isMoved ? [
                    _state_record_js__WEBPACK_IMPORTED_MODULE_7__.BQ
                ] : []
            ];
            if (changed.length > 0) await commitFiles(`phase ${run.phase.id}: documents in line with the summaries`, changed, run);
        }
        function hasOpenBox(roadmap, planId, { phase }) {
            return (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.t7)(roadmap, planId, phase.id) !== roadmap;
        }
        async function closeRecord(end, run) {
            let { isDone, isLeft, report, state } = end;
            if (isDone) editRoadmap((roadmap)=>(0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.zu)(roadmap, run.phase.id), run);
            (0, _state_record_js__WEBPACK_IMPORTED_MODULE_7__.Jq)(run.done.size, state, run);
            run.ledger.updateRecords((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.root, '.planning'));
            let documents = [
                ...records(run),
                ...[
                    roadmapPath,
                    _state_record_js__WEBPACK_IMPORTED_MODULE_7__.BQ
                ].filter((path)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.root, path)))
            ];
            let message = `phase ${run.phase.id}: ${isDone ? 'complete' : isLeft ? 'recorded' : 'verification'}`;
            let files = [
                ...isDone || isLeft ? documents : [],
                ...null === report ? [] : [
                    report
                ]
            ];
            if (files.length > 0) await commitFiles(message, files, run);
        }
        function writeRecord(plan, run) {
            let isTicked = editRoadmap((roadmap)=>(0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.t7)(roadmap, plan.id, run.phase.id), run);
            let today = new Date(run.clock.now()).toISOString().slice(0, 10);
            let done = new Set([
                ...run.done,
                plan.id
            ]).size;
            let isMoved = (0, _state_record_js__WEBPACK_IMPORTED_MODULE_7__.Jq)(done, {
                status: 'In progress',
                lastActivity: `${today} - plan ${plan.id} complete`
            }, run);
            run.ledger.updateRecords((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.root, '.planning'));
            return [
                ...records(run),
                ...isTicked ? [
                    roadmapPath
                ] : [],
                ...isMoved ? [
                    _state_record_js__WEBPACK_IMPORTED_MODULE_7__.BQ
                ] : []
            ];
        }
        function commitFiles(subject, files, run) {
            let paths = committable(files.map((path)=>`${run.prefix}${path}`), run);
            return run.git.commitPaths(`${subject}\n\nRun ${run.runId} of Phase Executor.`, paths);
        }
        function committable(paths, { commitDocs, prefix }) {
            return paths.filter((path)=>commitDocs || !path.startsWith(`${prefix}.planning/`));
        }
        function records({ root }) {
            return [
                '.planning/EXECUTION_LOG.md',
                '.planning/specialist-errors.jsonl'
            ].filter((path)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path)));
        }
        let roadmapPath = '.planning/ROADMAP.md';
        function editRoadmap(edit, { root }) {
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, roadmapPath);
            let text = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.o_)(path);
            if (null === text) return false;
            let edited = edit(text);
            if (edited === text) return false;
            (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_3__.fR)(path, edited);
            return true;
        }
        async function summaryFromFacts(plan, attempt, { work, startedAt, findings }, run) {
            let before = new Set(await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.nG)(run.git, work.base, work.changed));
            return (0, _phase_summary_js__WEBPACK_IMPORTED_MODULE_5__.B)({
                ...{
                    phase: run.phase.id,
                    plan: plan.id,
                    title: plan.title,
                    attempt
                },
                startedAt: new Date(startedAt).toISOString(),
                completedAt: new Date(run.clock.now()).toISOString(),
                durationMs: run.clock.now() - startedAt,
                commits: [
                    ...work.commits
                ],
                created: work.changed.filter((path)=>!before.has(path)),
                modified: work.changed.filter((path)=>before.has(path)),
                artifacts: findings.filter(({ check })=>'artifact' === check).map(({ subject, passed, message })=>({
                        path: subject,
                        passed: true === passed,
                        note: message
                    }))
            });
        }
    },
    62350: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            BQ: ()=>statePath,
            Jq: ()=>writeState,
            ik: ()=>place
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42939);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88240);
        var _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70279);
        var _phase_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39798);
        let statePath = '.planning/STATE.md';
        function writeState(done, more, run) {
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(run.root, statePath);
            let text = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)(path);
            if (null === text) return false;
            let lastUpdated = new Date(run.clock.now()).toISOString();
            let edited = (0, _phase_state_js__WEBPACK_IMPORTED_MODULE_3__.ut)(text, {
                ...position(text, done, run),
                ...more,
                lastUpdated
            });
            if (edited === (0, _phase_state_js__WEBPACK_IMPORTED_MODULE_3__.ut)(text, {
                lastUpdated
            })) return false;
            (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.fR)(path, edited);
            return true;
        }
        function position(text, done, run) {
            let { phase: found, plans: counted, phases } = (0, _phase_state_js__WEBPACK_IMPORTED_MODULE_3__.ux)(text);
            if (null === found) return {};
            let roadmapText = (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(run.root, '.planning/ROADMAP.md'));
            let roadmap = null === roadmapText ? null : (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_2__.AR)(roadmapText);
            let where = place(found, run.phase.id, roadmap);
            if ('past' === where) return {};
            let plans = Math.max(run.schedule.plans.length, 'in' === where ? counted ?? 0 : 0);
            let change = {
                plan: `${done} of ${plans} in current phase`,
                progress: progress(done, run)
            };
            if ('in' === where) return change;
            let name = roadmap?.phases.find(({ id })=>(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(id) === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(run.phase.id))?.name || run.phase.name;
            let total = phases ?? Math.max(roadmap?.phases.length ?? 0, run.phase.tree.phases.length);
            return {
                ...change,
                phase: `${(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(run.phase.id)} of ${total} (${name})`
            };
        }
        function progress(done, { phase, schedule }) {
            let dirs = new Set(phase.tree.phases.map(({ dir })=>dir).filter((dir)=>dir !== phase.dir));
            let others = [
                ...phase.tree.known.values()
            ].filter(({ dir })=>dirs.has(dir));
            return {
                completedPlans: others.filter(({ hasSummary })=>hasSummary).length + done,
                totalPlans: others.length + schedule.plans.length
            };
        }
        function place(found, ours, roadmap) {
            let [a, b] = [
                (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(found),
                (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(ours)
            ];
            if (a === b) return 'in';
            let order = (roadmap?.phases ?? []).map(({ id })=>(0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(id));
            let [at, our] = [
                order.indexOf(a),
                order.indexOf(b)
            ];
            let isBefore = at >= 0 && our >= 0 ? at < our : (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.dk)(a, b) < 0;
            return isBefore ? 'before' : 'past';
        }
    },
    45864: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C1: ()=>setTrackingFilesBack,
            FB: ()=>_ledger_tracked_js__WEBPACK_IMPORTED_MODULE_3__.F,
            qT: ()=>guardTrackingFiles
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        var _ledger_tracked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16799);
        function guardTrackingFiles(root) {
            let before = new Map(_ledger_tracked_js__WEBPACK_IMPORTED_MODULE_3__.F.map((file)=>[
                    file,
                    (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file))
                ]));
            return ()=>setTrackingFilesBack(root, before);
        }
        function setTrackingFilesBack(root, before) {
            return [
                ...before
            ].flatMap(([file, content])=>{
                let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file);
                if ((0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path) === content && (null !== content || !exists(path))) return [];
                if (null === content) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                    recursive: true,
                    force: true
                });
                else {
                    if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                        throwIfNoEntry: false
                    })?.isFile()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                        recursive: true,
                        force: true
                    });
                    (0, _ledger_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, content);
                }
                return [
                    file
                ];
            });
        }
        function exists(path) {
            return void 0 !== (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                throwIfNoEntry: false
            });
        }
    },
    40489: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>attemptHistory
        });
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61844);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44414);
        function attemptHistory(events) {
            let attempts = new Map();
            let lastAttempt = new Map();
            let note = (key, plan, attempt, record)=>{
                attempts.delete(key);
                attempts.set(key, record);
                lastAttempt.set(plan, Math.max(attempt, lastAttempt.get(plan) ?? 0));
            };
            for (let event of events){
                if ((0, _event_log_js__WEBPACK_IMPORTED_MODULE_2__.np)(event)) {
                    attempts.clear();
                    lastAttempt.clear();
                }
                let { plan, attempt = attemptOf(event), runId } = event;
                if (void 0 === plan || void 0 === attempt) continue;
                let key = JSON.stringify([
                    runId,
                    plan,
                    attempt
                ]);
                let isOpen = attempts.get(key)?.reason === 'interrupted';
                let failure = {
                    plan,
                    attempt,
                    outcome: 'failure'
                };
                switch(event.event){
                    case 'attempt_start':
                        note(key, plan, attempt, {
                            ...failure,
                            reason: 'interrupted'
                        });
                        break;
                    case 'adopt':
                        attempts.delete(JSON.stringify([
                            event.from,
                            plan,
                            attempt
                        ]));
                        for (let adopter of Array.isArray(event.adopters) ? event.adopters : [])attempts.delete(JSON.stringify([
                            adopter,
                            plan,
                            attempt
                        ]));
                        note(key, plan, attempt, {
                            ...failure,
                            reason: 'interrupted'
                        });
                        break;
                    case 'attempt_failed':
                        note(key, plan, attempt, {
                            ...failure,
                            ...saidOfFailure(event)
                        });
                        break;
                    case 'plan_complete':
                        note(key, plan, attempt, {
                            plan,
                            attempt,
                            outcome: 'success',
                            ...progress(event)
                        });
                        break;
                    case 'plan_blocked':
                        if (isOpen) note(key, plan, attempt, {
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
        function attemptOf({ signal }) {
            let attempt = signal?.attempt;
            return 'number' == typeof attempt ? attempt : void 0;
        }
        function saidOfFailure(event) {
            let { error_type, details, fingerprint = (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_1__.hX)(String(details ?? '')) } = event;
            let reason = _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.N9.find((each)=>each === error_type);
            return {
                ...void 0 === reason ? {} : {
                    reason
                },
                ...'string' == typeof details ? {
                    message: details
                } : {},
                ...'string' == typeof fingerprint ? {
                    fingerprint
                } : {},
                ...progress(event)
            };
        }
        function progress({ progressed }) {
            return 'boolean' == typeof progressed ? {
                progressed
            } : {};
        }
    },
    26937: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $B: ()=>heartbeatsOf,
            S_: ()=>checkStale,
            uq: ()=>Heartbeats,
            w9: ()=>readHeartbeats
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27597);
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        var _ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54648);
        var _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85413);
        class Heartbeats {
            #dir;
            #tasks;
            #now;
            #beating = new Map();
            constructor(ledgerDir, tasks, now){
                this.#dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats);
                this.#tasks = tasks;
                this.#now = now;
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#dir, {
                    recursive: true,
                    force: true
                });
            }
            follow({ event, plan, attempt = 1, runId, what }) {
                if (void 0 === plan) return;
                let known = this.#beating.get(plan);
                if ('agent_start' === event) {
                    let progress = {
                        begun: 0,
                        tasks: this.#tasks.get(plan) ?? 0
                    };
                    let agent = (0, _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_4__.Nn)(plan);
                    this.#write(plan, {
                        agent,
                        plan_id: plan,
                        current_task: null,
                        attempt,
                        runId,
                        progress
                    });
                } else if ('agent_progress' === event && known) {
                    let progress = {
                        ...known.progress,
                        begun: known.progress.begun + 1
                    };
                    this.#write(plan, {
                        ...known,
                        current_task: String(what),
                        progress
                    });
                } else if ('agent_end' === event) this.#clear(plan);
            }
            beat() {
                for (let [plan, known] of this.#beating)this.#write(plan, known);
            }
            clear() {
                this.#beating.clear();
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(this.#dir, {
                    recursive: true,
                    force: true
                });
            }
            #write(plan, known) {
                this.#beating.set(plan, known);
                let at = this.#now();
                let heartbeat = {
                    ...known,
                    timestamp: new Date(at).toISOString(),
                    epoch: Math.floor(at / 1000)
                };
                (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#dir, `${(0, _ledger_js__WEBPACK_IMPORTED_MODULE_3__.Md)(plan)}.json`), JSON.stringify(heartbeat), 'fleeting');
            }
            #clear(plan) {
                this.#beating.delete(plan);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.#dir, `${(0, _ledger_js__WEBPACK_IMPORTED_MODULE_3__.Md)(plan)}.json`), {
                    force: true
                });
            }
        }
        let heartbeats = 'heartbeats';
        function checkStale(found, thresholdMinutes, now) {
            let pulses = found.map(({ file, text })=>pulseOf(file, text, now));
            let isHealthy = ({ problem, minutes_ago })=>void 0 === problem && null !== minutes_ago && minutes_ago <= thresholdMinutes;
            let stale = pulses.filter((pulse)=>!isHealthy(pulse));
            return {
                stale,
                healthy: pulses.filter(isHealthy),
                has_stale: stale.length > 0
            };
        }
        function readHeartbeats(folder) {
            let files = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)(folder).filter((name)=>name.endsWith('.json'));
            return files.flatMap((file)=>{
                let text = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, file));
                return null === text ? [] : [
                    {
                        file,
                        text
                    }
                ];
            });
        }
        function heartbeatsOf(ledgerDir) {
            return readHeartbeats((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ledgerDir, heartbeats));
        }
        let Written = zod__WEBPACK_IMPORTED_MODULE_5__.Ikc({
            agent: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
            plan_id: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional(),
            current_task: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().nullable().optional(),
            timestamp: zod__WEBPACK_IMPORTED_MODULE_5__.YjP().optional()
        });
        function pulseOf(file, text, now) {
            let said = Written.safeParse(tryParse(text)).data;
            let name = file.slice(0, -5);
            let { agent = name, plan_id = name, current_task = null, timestamp = null } = said ?? {};
            let at = null === timestamp ? 0 / 0 : Date.parse(timestamp);
            let minutes = Math.round((now - at) / 6_000) / 10;
            let problem = Number.isNaN(at) ? 'its time cannot be read' : at > now + clockSlackMs ? 'its time lies in the future' : void 0;
            let known = {
                agent,
                plan_id,
                last_seen: timestamp,
                minutes_ago: Number.isNaN(at) ? null : minutes,
                current_task
            };
            return {
                ...known,
                ...void 0 === problem ? {} : {
                    problem
                }
            };
        }
        let clockSlackMs = 2_000;
        function tryParse(text) {
            try {
                return JSON.parse(text);
            } catch  {
                return null;
            }
        }
    },
    85413: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            As: ()=>isComplete,
            Bu: ()=>parseState,
            Nn: ()=>executorName,
            Pb: ()=>OrchestratorStateSchema,
            T4: ()=>changesState,
            mh: ()=>stateFrom
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
        var _attempt_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40489);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44414);
        var _nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25819);
        let OrchestratorStateSchema = zod__WEBPACK_IMPORTED_MODULE_2__._H3({
            schema_version: zod__WEBPACK_IMPORTED_MODULE_2__.euz(1).default(1),
            phase: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().min(1),
            mode: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
                'team',
                'fallback'
            ]),
            team_name: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().nullable().optional(),
            started_at: zod__WEBPACK_IMPORTED_MODULE_3__.w$({
                offset: true
            }),
            updated_at: zod__WEBPACK_IMPORTED_MODULE_3__.w$({
                offset: true
            }),
            plan_task_map: zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
            executor_names: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
            verifier_task_id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().nullable().optional(),
            completed_plans: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(zod__WEBPACK_IMPORTED_MODULE_2__.YjP()).optional(),
            current_wave: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().nonnegative().nullable().optional(),
            checkpoint_file: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().nullable().optional(),
            run_id: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().optional(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().nonnegative().optional(),
            plans: zod__WEBPACK_IMPORTED_MODULE_2__.g1P(zod__WEBPACK_IMPORTED_MODULE_2__.YjP(), zod__WEBPACK_IMPORTED_MODULE_2__._H3({
                status: zod__WEBPACK_IMPORTED_MODULE_2__.k5n([
                    'pending',
                    'running',
                    'retrying',
                    'completed',
                    'failed',
                    'blocked',
                    'skipped'
                ]),
                attempts: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().nonnegative(),
                wave: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().nonnegative().nullable()
            })).optional()
        });
        function parseState(text) {
            if (null === text) return {
                kind: 'none'
            };
            if ((0, _nesting_js__WEBPACK_IMPORTED_MODULE_4__.k)(text)) return {
                kind: 'unusable',
                why: 'it is nested too deep',
                content: null
            };
            let content;
            try {
                content = JSON.parse(text);
            } catch (cause) {
                return {
                    kind: 'unusable',
                    why: `it is no JSON: ${cause.message}`,
                    content: null
                };
            }
            let version = content?.schema_version;
            if ('number' == typeof version && version > 1) return {
                kind: 'unusable',
                why: `it is of version ${version}, and this program knows version 1`,
                content
            };
            let parsed = OrchestratorStateSchema.safeParse(content);
            if (parsed.success) return {
                kind: 'state',
                state: parsed.data
            };
            let problems = parsed.error.issues.map(({ path, message })=>`${path.join('.') || 'it'}: ${message}`);
            return {
                kind: 'unusable',
                why: problems.join('; '),
                content
            };
        }
        function isComplete({ plan_task_map = {}, plans = {}, completed_plans = [] }) {
            let known = [
                ...Object.keys(plan_task_map),
                ...Object.keys(plans)
            ];
            return known.length > 0 && known.every((plan)=>completed_plans.includes(plan));
        }
        function stateFrom(events, { phase, checkpointFile }) {
            let from = events.findLastIndex(({ event })=>'phase_start' === event);
            let begun = events[from];
            if (void 0 === begun) return null;
            let run = events.slice(from).filter(({ event })=>changesState(event));
            let counted = events.slice(1 + events.findLastIndex((event, at)=>at < from && (0, _event_log_js__WEBPACK_IMPORTED_MODULE_1__.np)(event)));
            let { lastAttempt } = (0, _attempt_history_js__WEBPACK_IMPORTED_MODULE_0__.c)(counted.filter((event)=>!(0, _event_log_js__WEBPACK_IMPORTED_MODULE_1__.np)(event)));
            let waves = new Map(Object.entries(begun.waves ?? {}));
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
                mode: 'team' === begun.mode ? 'team' : 'fallback',
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
            return event in statusAfter || 'phase_start' === event || /^phase_(complete|failed|blocked|skipped)$/.test(event);
        }
        let statusAfter = {
            attempt_start: 'running',
            adopt: 'running',
            attempt_failed: 'failed',
            retry_wait: 'retrying',
            recovered: 'pending',
            plan_complete: 'completed',
            plan_failed: 'failed',
            plan_blocked: 'blocked',
            plan_skipped: 'skipped'
        };
        function statusesIn(run, begun) {
            let { plans, done } = begun;
            let statuses = new Map((plans ?? []).map((id)=>[
                    id,
                    'pending'
                ]));
            for (let id of done ?? [])statuses.set(id, 'completed');
            for (let { event, plan } of run){
                let status = statusAfter[event];
                if (void 0 !== plan && void 0 !== status) statuses.set(plan, status);
            }
            return statuses;
        }
    },
    17543: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ed: ()=>stateFile,
            Ho: ()=>clearState,
            I5: ()=>mergeState,
            Jq: ()=>writeState,
            UH: ()=>ownersFields,
            m: ()=>setStateAside,
            oN: ()=>StateKeeper,
            un: ()=>readState
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88240);
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        var _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85413);
        let stateFile = '.planning/.orchestrator-state.json';
        function readState(root) {
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile);
            let text = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path);
            if (null === text && void 0 !== (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                throwIfNoEntry: false
            })) return {
                kind: 'unusable',
                why: 'it is no regular file',
                content: null
            };
            return (0, _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_3__.Bu)(text);
        }
        function setStateAside(root, path) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                recursive: true,
                force: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), path);
        }
        function writeState(root, state, kind) {
            (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), `${JSON.stringify(state, null, 2)}\n`, kind);
        }
        function clearState(root) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, stateFile), {
                recursive: true,
                force: true
            });
        }
        function mergeState(known, fields, at) {
            return _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_3__.Pb.parse({
                ...known,
                ...fields,
                started_at: known?.started_at ?? fields.started_at ?? at,
                updated_at: at
            });
        }
        class StateKeeper {
            #root;
            #facts;
            constructor(root, facts){
                this.#root = root;
                this.#facts = facts;
            }
            follow({ event, exitStatus }, events) {
                if (!(0, _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_3__.T4)(event)) return;
                let state = (0, _orchestrator_state_js__WEBPACK_IMPORTED_MODULE_3__.mh)(events, this.#facts);
                if ('COMPLETED' === exitStatus) clearState(this.#root);
                else if (null !== state) writeState(this.#root, {
                    ...ownersFields(readState(this.#root), state),
                    ...state
                }, 'fleeting');
            }
        }
        function ownersFields(found, { phase }) {
            return 'state' === found.kind && (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(found.state.phase) === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_4__.nm)(phase) ? found.state : {};
        }
    },
    16799: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>trackingFiles,
            Q: ()=>setUncommittedAside
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        let trackingFiles = [
            '.planning/STATE.md',
            '.planning/ROADMAP.md',
            '.planning/EXECUTION_LOG.md',
            '.planning/.orchestrator-state.json',
            '.planning/specialist-errors.jsonl'
        ];
        async function setUncommittedAside(git, prefix, folder) {
            let own = new Set(trackingFiles.map((file)=>`${prefix}${file}`));
            let changed = (await git.state()).changes.map(({ path })=>path).filter((path)=>own.has(path));
            if (0 === changed.length) return;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                recursive: true
            });
            for (let path of changed)if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), {
                throwIfNoEntry: false
            })?.isFile()) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path)));
            let committed = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.nG)(git, 'HEAD', changed);
            await git.run([
                'reset',
                '--quiet',
                '--',
                ...changed
            ]);
            await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.Ce)(git, 'HEAD', committed);
            for (let path of changed)if (!committed.includes(path)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), {
                recursive: true,
                force: true
            });
        }
    },
    39798: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            un: ()=>readState,
            ut: ()=>editState,
            ux: ()=>readPosition
        });
        var _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81757);
        var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26811);
        var _must_haves_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22016);
        function readState(text) {
            let { values } = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zT)(text);
            let field = (name, key)=>bodyField(text, name)?.value.trim() || (0, _must_haves_js__WEBPACK_IMPORTED_MODULE_2__.Qq)(values.get(key)) || null;
            return {
                phase: field('Phase', 'phase'),
                plan: field('Plan', 'plan'),
                status: field('Status', 'status'),
                lastActivity: field('Last activity', 'last_activity'),
                stoppedAt: field('Stopped at', 'stopped_at')
            };
        }
        function readPosition(text) {
            let { phase, plan } = readState(text);
            let [, number = null] = /^[*_`]{0,3}(?:Phase\s+)?(\d+[A-Za-z]?(?:\.\d+)*)(?![\w.])/i.exec(phase ?? '') ?? [];
            let [, done, total] = /^[*_`]{0,3}(\d{1,5})\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(plan ?? '') ?? [];
            let [, phases] = /^[*_`]{0,3}(?:Phase\s+)?[\w.]{1,12}\s?(?:of|\/)\s?(\d{1,5})\b/i.exec(phase ?? '') ?? [];
            return {
                phase: number,
                phases: void 0 === phases ? null : Number(phases),
                plans: void 0 === total ? null : Number(total),
                plansLeft: done && total ? Math.max(0, Number(total) - Number(done)) : null
            };
        }
        function editState(text, change) {
            let fields = [
                [
                    'Phase',
                    'phase',
                    change.phase
                ],
                [
                    'Plan',
                    'plan',
                    change.plan
                ],
                [
                    'Status',
                    'status',
                    change.status
                ],
                [
                    'Last activity',
                    'last_activity',
                    change.lastActivity
                ],
                [
                    'Stopped at',
                    'stopped_at',
                    change.stoppedAt
                ],
                [
                    'Last updated',
                    'last_updated',
                    change.lastUpdated
                ]
            ];
            let edited = text;
            for (let [name, key, value] of fields)if (void 0 !== value) {
                edited = withBodyField(edited, name, ()=>oneLine(value));
                edited = withKey(edited, key, (before)=>yamlScalar(oneLine(value), before));
            }
            return change.progress ? withProgress(edited, change.progress) : edited;
        }
        function withProgress(text, { completedPlans, totalPlans }) {
            let percent = totalPlans > 0 ? Math.floor(100 * Math.min(completedPlans, totalPlans) / totalPlans) : 0;
            let edited = withBodyField(text, 'Progress', (before)=>progressLine(before, percent, completedPlans, totalPlans));
            for (let [key, value] of [
                [
                    'completed_plans',
                    completedPlans
                ],
                [
                    'total_plans',
                    totalPlans
                ],
                [
                    'percent',
                    percent
                ]
            ])edited = withKey(edited, key, ()=>String(value), '[ ]+');
            return edited;
        }
        function progressLine(before, percent, completed, total) {
            return before.replace(/[█▓▒░#]{3,}/, (bar)=>{
                let [full, empty] = bar.includes('#') ? [
                    '#',
                    '░'
                ] : [
                    '█',
                    '░'
                ];
                let filled = Math.floor(bar.length * percent / 100);
                return full.repeat(filled) + empty.repeat(bar.length - filled);
            }).replace(/\d{1,3}%/, `${percent}%`).replace(/\d+\/\d+(?= plans)/, `${completed}/${total}`);
        }
        function bodyField(text, name) {
            let from = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zx)(text)?.bodyStart ?? 0;
            return fieldAfter((0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Iv)(text), bodyLine(name, '(?:[-*] )?'), from, text);
        }
        function ownField(text, name) {
            let from = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zx)(text)?.bodyStart ?? 0;
            let mask = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Iv)(text);
            let phase = fieldAfter(mask, bodyLine('Phase', '(?:[-*] )?'), from, text);
            let isItsOwn = 'Stopped at' === name || 'Last updated' === name;
            if (null === phase || isItsOwn) return fieldAfter(mask, bodyLine(name, null === phase ? '' : '(?:[-*] )?'), from, text);
            let start = Math.max(from, mask.lastIndexOf('\n#', phase.start));
            let after = mask.slice(phase.end).search(/\n#{1,6} /);
            let found = fieldAfter(mask, bodyLine(name, '(?:[-*] )?'), start, text);
            return null !== found && (after < 0 || found.start < phase.end + after) ? found : null;
        }
        function bodyLine(name, bullet) {
            return new RegExp(`^[ \\t]*${bullet}(?:\\*\\*)?${name}(?:\\*\\*:|:\\*\\*|:)[ \\t]*`, 'gim');
        }
        function withBodyField(text, name, value) {
            return replaced(text, ownField(text, name), value);
        }
        function withKey(text, key, value, indent = '') {
            let extent = (0, _frontmatter_js__WEBPACK_IMPORTED_MODULE_0__.zx)(text);
            let pattern = new RegExp(`^${indent}${key}:[ \\t]*`, 'gm');
            let field = extent && fieldAfter(text, pattern, 0, text);
            return replaced(text, field && field.end <= extent.bodyStart ? field : null, value);
        }
        function fieldAfter(mask, pattern, from, text) {
            pattern.lastIndex = from;
            let match = pattern.exec(mask);
            if (!match) return null;
            let start = match.index + match[0].length;
            let newline = text.indexOf('\n', start);
            let lineEnd = newline < 0 ? text.length : newline;
            let end = '\r' === text[lineEnd - 1] && lineEnd > start ? lineEnd - 1 : lineEnd;
            return {
                start,
                end,
                value: text.slice(start, end)
            };
        }
        function replaced(text, field, value) {
            if (!field) return text;
            let separator = field.start > 0 && /[:*]/.test(text[field.start - 1] ?? '') ? ' ' : '';
            let after = value(field.value);
            return after === field.value ? text : text.slice(0, field.start) + separator + after + text.slice(field.end);
        }
        function oneLine(text) {
            return text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim();
        }
        function yamlScalar(text, before) {
            let [number] = /^\d+(?:\.\d+)*/.exec(text) ?? [];
            if (void 0 !== number && /^["']?\d+(?:\.\d+)*["']?$/.test(before.trim())) return before.trim().replace(/\d+(?:\.\d+)*/, number);
            let plain = /^[\w./][\w ./+,()-]*$/.test(text) && !before.startsWith('"');
            return plain ? text : JSON.stringify(text);
        }
    },
    90982: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            w: ()=>runChild
        });
        var external_node_child_process_ = __webpack_require__(31421);
        var external_node_events_ = __webpack_require__(78474);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_os_ = __webpack_require__(48161);
        var promises_ = __webpack_require__(58500);
        function guard({ pid, endsAt, graceMs, logFile, logLimitBytes, path }) {
            let words = [
                pid,
                Math.ceil(endsAt / 1000),
                Math.ceil(graceMs / 1000),
                logFile,
                logLimitBytes
            ].map(String);
            try {
                let guardian = (0, external_node_child_process_.spawn)('/bin/sh', [
                    '-c',
                    watch,
                    'phase-executor-guardian',
                    ...words
                ], {
                    cwd: '/',
                    env: {
                        PATH: path
                    },
                    detached: true,
                    stdio: [
                        'pipe',
                        'ignore',
                        'ignore'
                    ]
                });
                for (let each of [
                    guardian,
                    guardian.stdin
                ])each?.on('error', ()=>void 0);
                guardian.unref();
                return guardian;
            } catch  {
                return null;
            }
        }
        let watch = `
read -r _
while kill -0 "-$1" 2>/dev/null; do
  if [ "$(date +%s)" -ge "$2" ]; then
    kill -TERM "-$1" 2>/dev/null
    left=$3
    while [ "$left" -gt 0 ] && kill -0 "-$1" 2>/dev/null; do sleep 1; left=$((left - 1)); done
    kill -KILL "-$1" 2>/dev/null
    exit
  fi
  if [ "$(stat -c %s -- "$4" 2>/dev/null || echo 0)" -gt "$5" ]; then truncate -s "$5" -- "$4"; fi
  sleep 1
done`;
        class Output {
            bytes = 0;
            logError = null;
            #spec;
            #tail;
            #stdoutTail;
            #lines;
            #logLimitBytes;
            #log;
            #logged = 0;
            constructor(spec){
                this.#spec = spec;
                this.#tail = new Tail(spec.tailBytes ?? 65536);
                this.#stdoutTail = new Tail(spec.tailBytes ?? 65536);
                this.#logLimitBytes = spec.logLimitBytes ?? defaultLogLimitBytes;
                this.#log = void 0 === spec.logFile ? null : (0, external_node_fs_.openSync)(spec.logFile, 'w');
                let { onLine, lineLimitBytes = 1048576 } = spec;
                this.#lines = onLine ? {
                    stdout: new Lines(lineLimitBytes, (line)=>onLine(line, 'stdout')),
                    stderr: new Lines(lineLimitBytes, (line)=>onLine(line, 'stderr'))
                } : null;
            }
            take(chunk, stream) {
                this.bytes += chunk.length;
                this.#tail.push(chunk);
                if ('stdout' === stream) this.#stdoutTail.push(chunk);
                this.#write(chunk);
                this.#spec.onOutput?.(chunk, stream);
                this.#lines?.[stream].push(chunk);
            }
            end() {
                this.#lines?.stdout.end();
                this.#lines?.stderr.end();
                this.close();
            }
            close() {
                if (null !== this.#log) (0, external_node_fs_.closeSync)(this.#log);
                this.#log = null;
            }
            get tail() {
                return this.#tail.toString();
            }
            get stdoutTail() {
                return this.#stdoutTail.toString();
            }
            #write(chunk) {
                if (null === this.#log) return;
                let room = this.#logLimitBytes - this.#logged;
                try {
                    writeFully(this.#log, chunk.subarray(0, room));
                    this.#logged += Math.min(chunk.length, room);
                    if (chunk.length > room) {
                        writeFully(this.#log, Buffer.from(logCut(this.#logLimitBytes)));
                        this.close();
                    }
                } catch (error) {
                    this.logError = new Error(`${this.#spec.logFile}: the log stops after ${this.#logged} bytes: ${error.message}`, {
                        cause: error
                    });
                    this.close();
                }
            }
        }
        let defaultLogLimitBytes = 268435456;
        function logCut(limitBytes) {
            return `\n[phase-executor: the log ends here, at its limit of ${limitBytes} bytes]\n`;
        }
        function writeFully(file, chunk) {
            for(let done = 0; done < chunk.length;)done += (0, external_node_fs_.writeSync)(file, chunk, done);
        }
        class Tail {
            #ring;
            #total = 0;
            constructor(size){
                this.#ring = Buffer.alloc(size);
            }
            push(chunk) {
                let size = this.#ring.length;
                let last = chunk.subarray(Math.max(0, chunk.length - size));
                let at = (this.#total + chunk.length - last.length) % (size || 1);
                let head = last.copy(this.#ring, at);
                last.copy(this.#ring, 0, head);
                this.#total += chunk.length;
            }
            toString() {
                let size = this.#ring.length;
                if (this.#total <= size) return this.#ring.toString('utf8', 0, this.#total);
                let at = this.#total % size;
                let bytes = Buffer.concat([
                    this.#ring.subarray(at),
                    this.#ring.subarray(0, at)
                ]);
                let start = 0;
                while(start < 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80)start += 1;
                return bytes.toString('utf8', start);
            }
        }
        class Lines {
            #limit;
            #deliver;
            #open = [];
            #openBytes = 0;
            constructor(limit, deliver){
                this.#limit = limit;
                this.#deliver = deliver;
            }
            push(chunk) {
                let end = chunk.lastIndexOf(10);
                if (-1 !== end) {
                    let first = chunk.indexOf(10);
                    this.#append(chunk.subarray(0, first));
                    this.#flush();
                    if (end > first) for (let line of chunk.toString('utf8', first + 1, end).split('\n'))this.#tell(line);
                }
                this.#append(chunk.subarray(end + 1));
            }
            end() {
                if (this.#openBytes > 0) this.#flush();
            }
            #append(part) {
                let kept = part.subarray(0, this.#limit - this.#openBytes);
                if (0 === kept.length) return;
                this.#open.push(kept);
                this.#openBytes += kept.length;
            }
            #flush() {
                let line = Buffer.concat(this.#open, this.#openBytes).toString('utf8');
                this.#open = [];
                this.#openBytes = 0;
                this.#tell(line);
            }
            #tell(line) {
                let text = line.length > this.#limit ? line.slice(0, this.#limit) : line;
                this.#deliver(text.endsWith('\r') ? text.slice(0, -1) : text);
            }
        }
        class LogFollower {
            childEnd;
            #file;
            #limitBytes;
            #read = 0;
            constructor(path, limitBytes = defaultLogLimitBytes){
                this.#file = (0, external_node_fs_.openSync)(path, 'w+');
                this.childEnd = (0, external_node_fs_.openSync)(path, 'a');
                this.#limitBytes = limitBytes;
            }
            look(take) {
                let { size } = (0, external_node_fs_.fstatSync)(this.#file);
                this.#read = Math.min(this.#read, size);
                while(this.#read < size){
                    let chunk = Buffer.alloc(Math.min(65536, size - this.#read));
                    let length = (0, external_node_fs_.readSync)(this.#file, chunk, 0, chunk.length, this.#read);
                    if (0 === length) break;
                    this.#read += length;
                    take(chunk.subarray(0, length));
                }
                if (size > this.#limitBytes) this.#cut();
            }
            close() {
                (0, external_node_fs_.closeSync)(this.#file);
                (0, external_node_fs_.closeSync)(this.childEnd);
            }
            #cut() {
                let note = Buffer.from(logCut(this.#limitBytes));
                (0, external_node_fs_.writeSync)(this.#file, note, 0, note.length, this.#limitBytes);
                this.#read = this.#limitBytes + note.length;
                (0, external_node_fs_.ftruncateSync)(this.#file, this.#read);
            }
        }
        var process_tree = __webpack_require__(48009);
        async function runChild(spec) {
            let startedAt = spec.clock.now();
            let { logFile, ...unlogged } = spec;
            let follower = spec.outlivesUs && void 0 !== logFile ? new LogFollower(logFile, spec.logLimitBytes) : null;
            let output = new Output(null === follower ? spec : unlogged);
            let run = {
                ending: null,
                fault: null,
                exitCode: null,
                signal: null,
                error: null,
                survivors: 0,
                escaped: 0
            };
            try {
                if (spec.cancel?.aborted) run.ending = 'cancelled';
                else await live(spec, follower, output, run);
                output.end();
            } finally{
                output.close();
                follower?.close();
            }
            if (run.fault) throw run.fault;
            let { exitCode, signal, error, survivors, escaped } = run;
            let ending = run.ending ?? (error ? 'not_started' : null === exitCode ? 'signalled' : 'exited');
            return {
                ending,
                exitCode,
                signal,
                code: codeOf(ending, run),
                durationMs: spec.clock.now() - startedAt,
                outputBytes: output.bytes,
                tail: output.tail,
                stdoutTail: output.stdoutTail,
                survivors,
                escaped,
                error,
                logError: output.logError
            };
        }
        async function live(spec, follower, output, run) {
            let child;
            try {
                child = await start(spec, follower?.childEnd ?? 'pipe');
            } catch (error) {
                run.error = explain(spec, error);
                return;
            }
            let tree = new process_tree.i$(spec.marker, child.pid ?? null);
            tree.watch();
            let ended = ending(child);
            let deadlines = new Deadlines(spec, child, run);
            let take = (stream)=>(chunk)=>{
                    deadlines.heard();
                    try {
                        output.take(chunk, stream);
                    } catch (error) {
                        deadlines.fail(error);
                    }
                };
            child.stdout?.on('data', take('stdout'));
            child.stderr?.on('data', take('stderr'));
            let look = ()=>{
                try {
                    follower?.look(take('stdout'));
                } catch (error) {
                    deadlines.fail(error);
                }
            };
            let looking = null === follower ? void 0 : setInterval(look, followEveryMs);
            let guardian = null === follower ? null : guardianOf(spec, child);
            let closed = new Promise((resolve)=>child.once('close', resolve));
            [run.exitCode, run.signal] = await Promise.race([
                ended,
                deadlines.hopeless
            ]);
            deadlines.clear();
            guardian?.kill('SIGKILL');
            let swept = await tree.sweep();
            run.survivors = swept.killed;
            run.escaped = swept.escaped;
            clearInterval(looking);
            look();
            await Promise.race([
                closed,
                (0, promises_.setTimeout)(2_000, void 0, {
                    ref: false
                })
            ]);
            child.stdout?.destroy();
            child.stderr?.destroy();
        }
        let followEveryMs = 50;
        function guardianOf({ timeoutMs, graceMs, logFile, logLimitBytes, clock, env }, { pid }) {
            if (void 0 === pid || void 0 === timeoutMs || void 0 === logFile) return null;
            return guard({
                ...{
                    pid,
                    endsAt: clock.now() + timeoutMs,
                    graceMs: graceMs ?? defaultGraceMs,
                    logFile
                },
                ...{
                    logLimitBytes: logLimitBytes ?? defaultLogLimitBytes,
                    path: env.PATH ?? ''
                }
            });
        }
        let defaultGraceMs = 10_000;
        async function start(spec, out) {
            let outer = spec.env[process_tree.M$];
            let mark = void 0 === outer ? spec.marker : `${outer} ${spec.marker}`;
            let env = {
                ...spec.env,
                [process_tree.M$]: mark
            };
            let stdin = void 0 === spec.stdinFile ? null : (0, external_node_fs_.openSync)(spec.stdinFile, 'r');
            try {
                let stdio = [
                    stdin ?? 'ignore',
                    out,
                    out
                ];
                let child = (0, external_node_child_process_.spawn)(spec.command, spec.args, {
                    cwd: spec.cwd,
                    env,
                    detached: true,
                    stdio: [
                        ...stdio
                    ]
                });
                if (void 0 !== child.pid) return child;
                let [error] = await (0, external_node_events_.once)(child, 'error');
                throw error;
            } finally{
                if (null !== stdin) (0, external_node_fs_.closeSync)(stdin);
            }
        }
        function explain(spec, error) {
            let what = (0, external_node_fs_.existsSync)(spec.cwd) ? error.message : `the working directory ${spec.cwd} does not exist`;
            return Object.assign(new Error(`${spec.command} could not be started: ${what}`, {
                cause: error
            }), {
                code: error.code
            });
        }
        function ending(child) {
            child.on('error', ()=>void 0);
            return new Promise((resolve)=>child.once('exit', (exitCode, signal)=>resolve([
                        exitCode,
                        signal
                    ])));
        }
        function codeOf(ending, run) {
            let killed = 'SIGKILL' === run.signal;
            switch(ending){
                case 'exited':
                    return run.exitCode ?? 1;
                case 'signalled':
                    return 128 + (run.signal ? external_node_os_.constants.signals[run.signal] : 0);
                case 'timeout':
                case 'idle_timeout':
                    return killed ? 137 : 124;
                case 'cancelled':
                    return killed ? 137 : 130;
                case 'not_started':
                    return run.error?.code === 'ENOENT' ? 127 : 126;
            }
        }
        class Deadlines {
            hopeless;
            #child;
            #run;
            #graceMs;
            #timers = [];
            #idle;
            #detach;
            #giveUp = ()=>void 0;
            constructor(spec, child, run){
                this.#child = child;
                this.#run = run;
                this.#graceMs = spec.graceMs ?? defaultGraceMs;
                this.hopeless = new Promise((resolve)=>{
                    this.#giveUp = ()=>resolve([
                            null,
                            null
                        ]);
                });
                this.#after(spec.timeoutMs, ()=>this.#end('timeout'));
                this.#idle = this.#after(spec.idleTimeoutMs, ()=>this.#end('idle_timeout'));
                this.#after(spec.softTimeoutMs, ()=>{
                    try {
                        spec.onSoftTimeout?.();
                    } catch (error) {
                        this.fail(error);
                    }
                });
                let cancel = ()=>this.#end('cancelled', spec.cancelGraceMs);
                spec.cancel?.addEventListener('abort', cancel, {
                    once: true
                });
                this.#detach = ()=>spec.cancel?.removeEventListener('abort', cancel);
            }
            heard() {
                if (null === this.#run.ending) this.#idle?.refresh();
            }
            fail(error) {
                this.#run.fault ??= error;
                this.#end('cancelled');
            }
            clear() {
                this.#detach();
                for (let timer of this.#timers)clearTimeout(timer);
            }
            #end(reason, graceMs = this.#graceMs) {
                if (null === this.#run.ending) this.#signal('SIGTERM');
                this.#run.ending ??= reason;
                this.#after(graceMs, ()=>{
                    this.#signal('SIGKILL');
                    this.#after(10_000, this.#giveUp);
                });
            }
            #signal(signal) {
                try {
                    process.kill(-(this.#child.pid ?? 0 / 0), signal);
                } catch  {
                    this.#child.kill(signal);
                }
            }
            #after(ms, act) {
                if (void 0 === ms) return null;
                let timer = setTimeout(act, Math.min(ms, 2 ** 31 - 1));
                this.#timers.push(timer);
                return timer;
            }
        }
    },
    16288: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            T: ()=>resumption,
            _: ()=>namesPlan
        });
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88240);
        var _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14923);
        function resumption(plan, commits) {
            if (plan.halted) return {
                kind: 'halted',
                message: `${plan.summaryPath} says status: halted. Finish plan ${plan.id} by hand or delete that file to run it again`
            };
            if (plan.hasSummary) return {
                kind: 'done'
            };
            if (0 === commits.length) return {
                kind: 'start'
            };
            let shown = commits.slice(0, 3).map(({ sha, subject })=>`${sha.slice(0, 10)} ${subject}`);
            let rest = commits.length > shown.length ? ` and ${commits.length - shown.length} more` : '';
            let message = `plan ${plan.id} has commits (${shown.join('; ')}${rest}) but no SUMMARY at ${plan.summaryPath}. Write the SUMMARY if the work is done, or revert the commits to run it again`;
            return {
                kind: 'ask',
                commits: commits.map(({ sha })=>sha),
                message
            };
        }
        function namesPlan(subject, phase, planId) {
            let scope = /^[A-Za-z]+\(([^()]{1,100})\)!?:/.exec(subject)?.[1]?.trim();
            if (void 0 === scope) return false;
            if (scope.toLowerCase() === planId.toLowerCase() && planId.includes('-')) return true;
            let named = (0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__.RB)(scope);
            return named?.phase === (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_1__.nm)(phase) && named.plan === ((0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__.RB)(planId)?.plan ?? (0, _phase_plan_file_js__WEBPACK_IMPORTED_MODULE_0__.vH)(planId));
        }
    },
    61844: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Y0: ()=>StuckPolicySchema,
            gQ: ()=>detectStuck,
            hX: ()=>failureFingerprint
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        let StuckPolicySchema = zod__WEBPACK_IMPORTED_MODULE_1__.rej({
            enabled: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().default(true),
            consecutive: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(0).max(100).default(3),
            inWindow: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(0).max(100).default(3),
            window: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(1).max(100).default(6),
            sameFailure: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(0).max(100).default(2),
            alternation: zod__WEBPACK_IMPORTED_MODULE_1__.zMY().default(true),
            circuitBreaker: zod__WEBPACK_IMPORTED_MODULE_1__.aig().int().min(0).max(1000).default(5)
        });
        function detectStuck(attempts, policy) {
            let counted = attempts.filter((attempt)=>'success' === attempt.outcome || isAgentsFault(attempt.reason));
            let newest = counted.at(-1);
            if (!policy.enabled || newest?.outcome !== 'failure' || attempts.at(-1) !== newest) return {
                stuck: false
            };
            let { plan } = newest;
            let since = afterProgress(counted, plan);
            let streak = failuresInARow(since.filter((attempt)=>attempt.plan === plan));
            return sameFailure(streak, plan, policy) ?? consecutive(streak, plan, policy) ?? inWindow(since, plan, policy) ?? alternation(since, plan, policy) ?? circuitBreaker(counted, policy) ?? {
                stuck: false
            };
        }
        function isAgentsFault(reason) {
            switch(reason){
                case 'rate_limit':
                case 'quota':
                case 'overloaded':
                case 'auth':
                case 'interrupted':
                case 'deadline':
                case 'budget':
                case 'internal':
                    return false;
                case 'timeout':
                case 'idle_timeout':
                case 'killed':
                case 'context_exhausted':
                case 'agent_error':
                case 'verification_failed':
                case 'tests_failed':
                case 'scope_violation':
                case 'merge_conflict':
                case 'stuck':
                case 'invalid_plan':
                case void 0:
                    return true;
            }
        }
        function failureFingerprint(text) {
            let said = text.slice(0, 20_000).replace(/\u001b\[[0-9;]{0,20}m/g, '').replace(/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d{1,9})?Z?/g, '<time>').replace(/\b(?:0x)?[0-9a-f]{7,64}\b/gi, '<hex>').replace(/(?:[A-Za-z]:)?(?:[\\/][\w.@+-]{1,100}){2,40}/g, (path)=>`<path>/${path.split(/[\\/]/).at(-1) ?? ''}`).replace(/\d+(?:\.\d+)?/g, '<n>').replace(/\s+/g, ' ').trim().toLowerCase();
            return /[\p{L}]/u.test(said.replace(/<\w+>/g, '')) ? (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(said).digest('hex').slice(0, 16) : void 0;
        }
        function afterProgress(attempts, plan) {
            let last = attempts.findLastIndex((attempt)=>attempt.plan === plan && true === attempt.progressed);
            return last < 0 ? attempts : attempts.slice(last + 1);
        }
        function failuresInARow(attempts) {
            return attempts.slice(attempts.findLastIndex((attempt)=>'success' === attempt.outcome) + 1);
        }
        function sameFailure(streak, plan, { sameFailure: limit }) {
            let fingerprint = streak.at(-1)?.fingerprint;
            let last = streak.slice(-limit);
            if (0 === limit || !fingerprint || last.length < limit) return;
            if (last.some((attempt)=>attempt.fingerprint !== fingerprint)) return;
            return {
                stuck: true,
                rule: 'same_failure',
                plan,
                why: `Plan ${plan} failed ${limit} times in a row with the same failure`
            };
        }
        function consecutive(streak, plan, { consecutive: limit }) {
            if (0 === limit || streak.length < limit) return;
            return {
                stuck: true,
                rule: 'consecutive',
                plan,
                why: `Plan ${plan} failed ${streak.length} times in a row`
            };
        }
        function inWindow(attempts, plan, policy) {
            let { inWindow: limit, window } = policy;
            let failures = attempts.slice(-window).filter((attempt)=>attempt.plan === plan && 'failure' === attempt.outcome);
            if (0 === limit || failures.length < limit) return;
            let why = `Plan ${plan} failed ${failures.length} times among the last ${window} attempts`;
            return {
                stuck: true,
                rule: 'in_window',
                plan,
                why
            };
        }
        function alternation(attempts, plan, policy) {
            let last = attempts.slice(-4);
            if (!policy.alternation || last.length < 4 || last.some((attempt)=>'success' === attempt.outcome)) return;
            let [a, b, c, d] = last.map((attempt)=>`${attempt.plan}\n${attempt.fingerprint ?? ''}`);
            if (a !== c || b !== d || a === b) return;
            let other = last[2]?.plan === plan ? `two failures of plan ${plan}` : `plans ${last[2]?.plan} and ${plan}`;
            return {
                stuck: true,
                rule: 'alternation',
                plan,
                why: `The last four attempts failed in turns: ${other}`
            };
        }
        function circuitBreaker(attempts, { circuitBreaker: limit }) {
            let last = attempts.slice(-limit);
            if (0 === limit || last.length < limit) return;
            if (last.some((attempt)=>'success' === attempt.outcome || attempt.progressed)) return;
            let plans = new Set(last.map((attempt)=>attempt.plan));
            if (plans.size < 2) return;
            let why = `The last ${limit} attempts failed, over ${plans.size} plans: what they share may be broken`;
            return {
                stuck: true,
                rule: 'circuit_breaker',
                plan: null,
                why
            };
        }
    },
    2423: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            n: ()=>insideFile,
            F: ()=>verifyArtifacts
        });
        var promises_ = __webpack_require__(51455);
        var external_node_path_ = __webpack_require__(76760);
        var promised_pattern = __webpack_require__(13777);
        let mostCharacters = 1048576;
        function holdsText(text, part, path) {
            if (text.includes(part)) return true;
            if (text.length > mostCharacters) return false;
            let plain = squeezed(text, path);
            let holds = (piece)=>plain.includes(squeezed(piece, path));
            if (holds(part)) return true;
            let lines = part.split('\n').filter((line)=>'' !== line.trim());
            if (lines.length > 1) return lines.every(holds);
            let words = part.split(/,\s*/);
            if (words.length > 1 && words.every((word)=>/^[^\s,]+$/.test(word)) && words.every(holds)) return true;
            return isPattern(part) && null !== (0, promised_pattern.d)(part).search(text);
        }
        function mentionsExport(text, name, path) {
            if (text.includes(name)) return true;
            if (isSingleFileComponent(path) && name === (0, external_node_path_.basename)(path, (0, external_node_path_.extname)(path))) return true;
            let [, kind = '', symbol = ''] = /^(default|type|interface|class|function|const|enum|async function) ([\w$]+)(?: \(.*)?$/.exec(name) ?? [];
            if ('default' === kind) return /\bexport default\b|\bas default\b/.test(text) && text.includes(symbol);
            if ('' !== symbol) return text.includes(symbol);
            let plain = /^([\w$]+) \(/.exec(name)?.[1];
            return void 0 !== plain && text.includes(plain);
        }
        function isSingleFileComponent(path) {
            return [
                '.vue',
                '.svelte',
                '.astro'
            ].includes((0, external_node_path_.extname)(path));
        }
        function isPattern(part) {
            let isUnion = /\|(?:null|undefined|string|number|boolean)\b|\b(?:null|undefined|string|number|boolean)\|/.test(part);
            return /\w\|\w/.test(part) && !isUnion || /\.[*+]|\\[.()[\]{}|wsdb]/.test(part);
        }
        function squeezed(text, path) {
            let plain = text.replace(/['"`]/g, "'").replace(/\s+/g, ' ');
            return /\.(?:md|mdx|txt|rst)$/i.test(path) ? plain.toLowerCase() : plain;
        }
        async function verifyArtifacts(root, artifacts) {
            return Promise.all(artifacts.map((artifact)=>verifyArtifact(root, artifact)));
        }
        async function verifyArtifact(root, artifact) {
            let failed = (message)=>({
                    check: 'artifact',
                    passed: false,
                    subject: artifact.path,
                    message
                });
            let file = await insideFile(root, artifact.path);
            if ('problem' in file) return failed(file.problem);
            let wantsText = void 0 !== artifact.minLines || artifact.contains.length > 0 || artifact.exports.length > 0;
            if (file.directory) return wantsText ? failed('is a directory, but the plan promises text in it') : {
                check: 'artifact',
                passed: true,
                subject: artifact.path,
                message: 'is a directory'
            };
            let problems = wantsText ? textProblems(await (0, promises_.readFile)(file.path, 'utf8'), artifact) : [];
            return problems.length > 0 ? failed(problems.join('; ')) : {
                check: 'artifact',
                passed: true,
                subject: artifact.path,
                message: 'exists and holds what was promised'
            };
        }
        function textProblems(text, { path, minLines, contains, exports }) {
            let lines = text.split('\n').length;
            return [
                ...void 0 !== minLines && lines < minLines ? [
                    `has ${lines} lines, at least ${minLines} are promised`
                ] : [],
                ...contains.filter((part)=>!holdsText(text, part, path)).map((part)=>`does not contain ${quote(part)}`),
                ...exports.filter((name)=>!mentionsExport(text, name, path)).map((name)=>`does not mention the export ${quote(name)}`)
            ];
        }
        async function insideFile(root, path) {
            if ((0, external_node_path_.isAbsolute)(path) || /^~|^[A-Za-z]:[\\/]/.test(path)) return {
                problem: 'is an absolute path; a plan can only promise files of this repository'
            };
            try {
                let base = await (0, promises_.realpath)(root);
                let plain = (0, external_node_path_.relative)(base, (0, external_node_path_.resolve)(base, path));
                if (leaves(base, (0, external_node_path_.resolve)(base, path))) return {
                    problem: 'is outside of the repository'
                };
                if ('' === plain || plain.split(external_node_path_.sep).includes('.git')) return {
                    problem: 'is no file that a plan can make'
                };
                let real = await (0, promises_.realpath)((0, external_node_path_.resolve)(base, path));
                if (leaves(base, real)) return {
                    problem: 'leads out of the repository through a symbolic link'
                };
                if ((0, external_node_path_.relative)(base, real).split(external_node_path_.sep).includes('.git')) return {
                    problem: "leads into git's own files"
                };
                let found = await (0, promises_.stat)(real);
                if (!found.isFile() && !found.isDirectory()) return {
                    problem: 'is neither a file nor a directory'
                };
                return {
                    path: real,
                    directory: found.isDirectory()
                };
            } catch (error) {
                let code = error.code;
                if ('ENOENT' === code || 'ENOTDIR' === code) return {
                    problem: 'does not exist'
                };
                return {
                    problem: `cannot be read (${code ?? error.message})`
                };
            }
        }
        function leaves(base, path) {
            let way = (0, external_node_path_.relative)(base, path);
            return '..' === way || way.startsWith(`..${external_node_path_.sep}`) || (0, external_node_path_.isAbsolute)(way);
        }
        function quote(text) {
            return JSON.stringify(text.length <= 80 ? text : `${text.slice(0, 79)}…`);
        }
    },
    13777: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>patternSearch
        });
        var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
        let longestPattern = 1000;
        let statementLines = 20;
        let mostCharacters = 131072;
        function patternSearch(pattern) {
            if ('' === pattern) return never('the pattern is empty, which matches everything');
            if (pattern.length > longestPattern) return never(`the pattern has ${pattern.length} characters, at most ${longestPattern} are tried`);
            let exact = compiled(pattern, re2js__WEBPACK_IMPORTED_MODULE_0__.L3.MULTILINE);
            let meant = readings(pattern).map((reading)=>compiled(reading, re2js__WEBPACK_IMPORTED_MODULE_0__.L3.MULTILINE | re2js__WEBPACK_IMPORTED_MODULE_0__.L3.DOTALL)).filter((reading)=>'string' != typeof reading).filter((reading)=>!reading.matcher('').find());
            if ('string' != typeof exact && exact.matcher('').find()) return never(`the pattern ${JSON.stringify(pattern)} matches everything`);
            if ('string' != typeof exact) return {
                search: (text)=>exact.matcher(text).find() ? '' : searchStatements(text, meant)
            };
            let problem = `the pattern ${JSON.stringify(pattern)} cannot be matched in linear time (${exact})`;
            return {
                search: (text)=>text.includes(pattern) ? '' : searchStatements(text, meant),
                problem
            };
        }
        function never(problem) {
            return {
                search: ()=>null,
                problem
            };
        }
        function readings(pattern) {
            let plain = oneQuote(pattern);
            return [
                ...new Set([
                    plain,
                    plain.replaceAll('\\\\', '\\'),
                    plain.replaceAll('\\|', '|')
                ])
            ];
        }
        function compiled(pattern, flags) {
            try {
                return re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern, flags);
            } catch (error) {
                return error.message;
            }
        }
        function searchStatements(text, patterns) {
            if (text.length > mostCharacters) return null;
            let plain = chained(oneQuote(text));
            let possible = patterns.filter((pattern)=>pattern.matcher(plain).find());
            if (0 === possible.length) return null;
            let lines = plain.split('\n');
            let isIn = (_, at)=>{
                let statement = lines.slice(at, at + statementLines).join('\n');
                return possible.some((pattern)=>pattern.matcher(statement).find());
            };
            return lines.some(isIn) ? ' within one statement' : null;
        }
        function chained(text) {
            return text.split('\n').map((line, at)=>/^\s*\.\w/.test(line) ? line.trimStart() : 0 === at ? line : `\n${line}`).join('');
        }
        function oneQuote(text) {
            return text.replace(/["`]/g, "'");
        }
    },
    86421: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            I: ()=>verifySummary
        });
        function verifySummary({ path, text, status }) {
            let finding = (passed, message)=>({
                    check: 'summary',
                    passed,
                    subject: path,
                    message
                });
            if (null === text) return finding(false, 'does not exist; the plan is not complete without it');
            if ('' === bodyOf(text).trim()) return finding(false, 'is empty');
            if ('halted' === wordOf(status)) return finding(false, 'says status: halted, so the plan stopped before its end');
            let check = selfCheck(text);
            if ('failed' === check) return finding(false, 'says "Self-Check: FAILED"');
            return finding(true, 'passed' === check ? 'exists, self-check passed' : 'exists, without a self-check');
        }
        function selfCheck(text) {
            let found = 'none';
            let fence = '';
            for (let line of text.split(/\r?\n/)){
                let mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
                if (mark && '' === fence) fence = mark;
                else if (mark?.startsWith(fence)) fence = '';
                if (mark || '' !== fence) continue;
                let word = /^#{1,6} {1,9}Self[- ]Check:[ *_]{0,9}(PASSED|FAILED)\b/i.exec(line)?.[1];
                if (word) found = 'FAILED' === word.toUpperCase() ? 'failed' : 'passed';
            }
            return found;
        }
        function wordOf(status) {
            return (status ?? '').split('#')[0]?.trim().toLowerCase() ?? '';
        }
        function bodyOf(text) {
            let start = /^\uFEFF?---\r?\n/.exec(text);
            if (!start) return text;
            let end = text.indexOf('\n---', start[0].length - 1);
            return end < 0 ? text : text.slice(end + 4);
        }
    }
};
