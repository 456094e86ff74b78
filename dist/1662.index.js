export const id = 1662;
export const ids = [
    1662
];
export const modules = {
    81662: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            doctor: ()=>doctor
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var cli_program = __webpack_require__(41065);
        var clis = __webpack_require__(62975);
        var git_git = __webpack_require__(23956);
        var process_tree = __webpack_require__(48009);
        var program = __webpack_require__(88353);
        var report_text = __webpack_require__(44639);
        var human_gate = __webpack_require__(52304);
        var ignored_promises = __webpack_require__(31968);
        var logged_plans = __webpack_require__(25942);
        var checkpoint = __webpack_require__(76988);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var budget = __webpack_require__(22187);
        var choose_agent = __webpack_require__(590);
        function foreseen(severity, code, message, at) {
            return {
                severity,
                code,
                file: at?.[0] ?? null,
                line: at?.[1] ?? null,
                message
            };
        }
        async function agentForecast(agent, root, settings, world) {
            let name = clis.jW.find((each)=>each === agent.name);
            if (void 0 === name) return [];
            let cli = (0, clis.qH)(name);
            let environment = (0, choose_agent.p7)(agent, settings, world);
            let version = null === (0, choose_agent.$Y)(settings, world) ? await versionForecast(cli, root, environment, settings) : [];
            return [
                ...version,
                ...keyForecast(cli, environment, settings),
                ...costForecast(agent, environment)
            ];
        }
        async function versionForecast(cli, cwd, environment, settings) {
            let found = await (0, cli_program.cS)(cli, settings['agent-command'].trim(), {
                cwd,
                environment
            });
            if (!('version' in found) || found.version === cli.version) return [];
            let message = `${cli.name} is version ${found.version}; ${cli.version} is known to work (${(0, cli_program.c6)(cli)}, or set install-agent)`;
            return [
                foreseen('warning', 'agent-version', message)
            ];
        }
        function keyForecast(cli, environment, settings) {
            let secret = settings['agent-secret-name'];
            let isSet = [
                ...cli.keys,
                ...settings['agent-env'],
                secret
            ].some((name)=>(environment[name] ?? '') !== '');
            if (isSet || Object.keys(environment).some((name)=>ownWay.test(name))) return [];
            let home = environment.HOME ?? '';
            if (cli.login.some((path)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(home, path)))) return [];
            let isSure = '' === settings['agent-command'].trim() && 'linux' === process.platform;
            let message = `${cli.name} finds no key: none of ${cli.keys.join(', ')} is set, and there is no login in ${cli.login.map((path)=>`~/${path}`).join(', ')}; set ${cli.secret}`;
            return [
                foreseen(isSure ? 'error' : 'warning', 'agent-key', message)
            ];
        }
        let ownWay = /^(?:CLAUDE_CODE_USE_|CLAUDE_CONFIG_DIR$|CODEX_HOME$|GOOGLE_GENAI_USE_|GEMINI_CLI_SYSTEM|OPENCODE_CONFIG)/;
        function costForecast(agent, environment) {
            let unpriced = agent.unpriced?.(environment) ?? null;
            return null === unpriced ? [] : [
                foreseen('warning', 'unknown-cost', `${unpriced}; ${budget.Wp}`)
            ];
        }
        var done_plans = __webpack_require__(32871);
        var control_characters = __webpack_require__(78027);
        var programs = __webpack_require__(76478);
        var frontmatter = __webpack_require__(97697);
        var must_haves = __webpack_require__(22016);
        function userSetupOf({ text: source, keyLines }) {
            let line = keyLines.get('user_setup');
            if (void 0 === line) return [];
            return (0, must_haves.KE)((0, frontmatter.zT)(source).values.get('user_setup')).flatMap((item)=>{
                let { service, why, task, env_vars: variables } = recordOf(item);
                let about = (0, must_haves.Qq)(service) || (0, must_haves.Qq)(task) || (0, must_haves.Qq)(why) || (0, must_haves.Qq)(item);
                let names = (0, must_haves.KE)(variables).map((each)=>(0, must_haves.Qq)(recordOf(each).name) || (0, must_haves.Qq)(each));
                let known = names.filter((name)=>/^[A-Za-z_]\w{0,100}$/.test(name));
                return '' === about && 0 === known.length ? [] : [
                    {
                        line,
                        about,
                        variables: known
                    }
                ];
            });
        }
        function recordOf(value) {
            return 'object' != typeof value || null === value || Array.isArray(value) ? {} : value;
        }
        var capture = __webpack_require__(44571);
        var automated_command = __webpack_require__(67723);
        var command_strength = __webpack_require__(51132);
        async function commandFindings(open, { root, settings, world }) {
            let findings = [];
            let calls = (0, command_strength.TS)(settings['test-command']).map((program)=>({
                    program,
                    user: 'test-command'
                }));
            let isRun = 'off' !== settings['verify-commands'];
            for (let plan of isRun ? open : [])for (let task of plan.tasks)for (let text of (0, programs.Kf)({
                tasks: [
                    task
                ]
            })){
                let at = [
                    plan.path,
                    task.line
                ];
                let runnable = await (0, automated_command.R)({
                    root,
                    project: root
                }, text);
                let user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable) findings.push(foreseen('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else calls.push(...(0, command_strength.TS)(text).map((program)=>({
                        program,
                        user,
                        at
                    })));
            }
            let missing = await missingPrograms([
                ...new Set(calls.map(({ program })=>program))
            ], root, world);
            let seen = new Set();
            for (let { program, user, at } of calls){
                let key = `${at?.join(':')} ${program}`;
                if (!missing.has(program) || seen.has(key)) continue;
                seen.add(key);
                let message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
                findings.push(foreseen('warning', 'program', message, at));
            }
            return findings;
        }
        async function missingPrograms(names, cwd, { environment }) {
            if (0 === names.length) return new Set();
            let script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
            let options = {
                cwd,
                env: environment,
                timeoutMs: 60_000
            };
            let { stdout } = await (0, capture.F)('bash', [
                '--norc',
                '-c',
                script,
                'bash',
                ...names.slice(0, 1000)
            ], options);
            return new Set(stdout.toString('utf8').split('\n'));
        }
        function setUpFindings(plan, { settings, world }) {
            let passed = new Set(settings['agent-env']);
            return userSetupOf(plan).flatMap(({ line, about, variables })=>{
                let at = [
                    plan.path,
                    line
                ];
                let topic = (0, control_characters.D)(about).slice(0, 150);
                if (0 === variables.length) return [
                    foreseen('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)
                ];
                return variables.flatMap((name)=>{
                    if (!world.environment[name]) return [
                        foreseen('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which is not set; set it, and name it in agent-env`, at)
                    ];
                    if (passed.has(name)) return [];
                    return [
                        foreseen('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which no agent gets; name it in agent-env`, at)
                    ];
                });
            });
        }
        var policies = __webpack_require__(13576);
        var prepare = __webpack_require__(2097);
        var record_here = __webpack_require__(7682);
        var session_remote = __webpack_require__(2076);
        var session_standings = __webpack_require__(1059);
        async function phaseForecast(root, ref, git, settings, world) {
            let read = await (0, prepare.Un)(root, ref);
            let prefix = (0, prepare.MT)(git, root);
            let state = await new checkpoint.O(git).scan();
            let done = await (0, done_plans.j)(read, state, git, root, prefix);
            let open = read.schedule.plans.flatMap(({ plan })=>done.has(plan.id) ? [] : [
                    plan
                ]);
            let ground = {
                root,
                prefix,
                git,
                read,
                settings,
                world,
                open
            };
            let findings = [
                ...await refusals(ground, state),
                ...await agentFindings(ground),
                ...await placeFindings(ground),
                ...await commandFindings(open, ground),
                ...open.flatMap((plan)=>setUpFindings(plan, ground)),
                ...(await (0, ignored_promises.F)(open, git, prefix)).map((message)=>foreseen('warning', 'ignored-promise', message))
            ];
            return {
                phase: read.phase.id,
                open: open.map(({ id })=>id),
                findings
            };
        }
        async function refusals({ root, prefix, git, read, settings, world, open }, state) {
            let { problem } = world.configuration;
            return [
                ...null === problem ? [] : [
                    foreseen('error', 'configuration', problem.message)
                ],
                ...await refused('run-under-way', ()=>(0, lease.$l)(git.gitDir, world.machine)),
                ...await refused('settings', ()=>(0, policies.U)(settings, open.length, 0)),
                ...settings['allow-dirty'] ? [] : await refused('dirty-checkout', ()=>(0, prepare.fy)(state, read, root, prefix)),
                ...await refused('isolation', ()=>(0, prepare._x)(read, state, git, prefix, settings))
            ];
        }
        async function refused(code, check) {
            try {
                await check();
                return [];
            } catch (error) {
                if (!(error instanceof Error && 'exitCode' in error)) throw error;
                return [
                    foreseen('error', code, error.message)
                ];
            }
        }
        async function agentFindings(ground) {
            let { root, settings, world, read } = ground;
            if (0 === ground.open.length) return [];
            let agent = null;
            let missing = await refused('agent', async ()=>{
                agent = await (0, choose_agent.dp)(root, settings, world, read, null);
            });
            if (null === agent) return missing;
            return [
                ...await agentForecast(agent, root, settings, world),
                ...await peopleFindings(agent, ground)
            ];
        }
        async function peopleFindings(agent, { read, git, prefix, settings, world, open }) {
            let done = new Set(read.schedule.plans.map(({ plan })=>plan.id).filter((id)=>!open.some((each)=>each.id === id)));
            let events = await (0, record_here.C)(read, {
                git,
                prefix
            }, settings, world, (dir)=>(0, ledger.FB)(dir, read.phase.id));
            let remote = '' === settings.remote ? null : (0, session_remote.e)(git, settings, world);
            let place = {
                git,
                phase: read.phase.id,
                prefix,
                remote
            };
            let asking = {
                policy: settings['human-checkpoints'],
                canJudge: agent.canJudge
            };
            let standings = await (0, session_standings.F3)(read, done, {
                earlier: events
            }, place, asking);
            let reruns = 'run' === settings['unfinished-plans'];
            let run = {
                found: {
                    unfinished: reruns ? new Map() : await (0, session_standings.KK)(read, done, standings, git),
                    standings
                },
                progress: {
                    unverified: new Map()
                }
            };
            return open.flatMap((plan)=>{
                let doubt = (0, human_gate.c)(plan, run);
                let stop = standings.get(plan.id)?.stop ?? null;
                let question = doubt ?? stop?.question ?? null;
                if (null === question) return [];
                let task = null === doubt ? stop?.task : null;
                let line = task?.line ?? plan.keyLines.get('autonomous') ?? 1;
                return [
                    foreseen('warning', 'human-checkpoint', `plan ${plan.id} will wait for a person: ${question}`, [
                        plan.path,
                        line
                    ])
                ];
            });
        }
        async function placeFindings({ git, settings, world }) {
            let findings = [];
            if (await (0, logged_plans.f)(git)) findings.push(foreseen('warning', 'shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow'));
            if (void 0 !== git.identity.GIT_COMMITTER_NAME) findings.push(foreseen('warning', 'git-identity', `git knows no user.name and user.email here, so commits are by ${git.identity.GIT_COMMITTER_NAME}; set them with git config`));
            for (let place of new Set([
                git.root,
                world.temporaryDirectory
            ])){
                let { bavail, bsize } = (0, external_node_fs_.statfsSync)(place);
                let freeMb = Math.floor(bavail * bsize / 1e6);
                if (freeMb < leastFreeMb) findings.push(foreseen(freeMb < 100 ? 'error' : 'warning', 'disk', `${freeMb} MB are free in ${place}; make room for work trees, logs and a clean copy`));
            }
            if ('' !== settings.remote) findings.push(...await refused('remote', async ()=>refuseReadOnlyRemote(git, settings, world)));
            return findings;
        }
        let leastFreeMb = 1000;
        async function refuseReadOnlyRemote(git, settings, world) {
            let remote = (0, session_remote.e)(git, settings, world);
            await remote.list([
                'HEAD'
            ]);
            if (await remote.asksForToken() && !await remote.mayPush()) throw Object.assign(new Error(`nothing can be pushed to ${settings.remote}; give a github-token that may write (contents: write)`), {
                exitCode: 64
            });
        }
        var stored_credentials = __webpack_require__(17330);
        var shown_settings = __webpack_require__(2864);
        var exit_status = __webpack_require__(95185);
        async function doctor([ref], settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let checks = [
                node(),
                ...await repository(root, world),
                planning(root),
                shell(world),
                processes(),
                ...agents(world)
            ];
            let isUsable = checks.every(({ name, ok })=>'repository' !== name || true === ok);
            let forecast = void 0 !== ref && isUsable ? await forecastOf(root, ref, settings, world) : null;
            let findings = forecast?.findings ?? [];
            let healthy = checks.every(({ ok })=>false !== ok) && findings.every(({ severity })=>'error' !== severity);
            let inForce = (0, shown_settings.NZ)(settings, world.configuration);
            let mark = (ok)=>null === ok ? '-' : ok ? '✓' : '✗';
            return {
                exitCode: healthy ? 0 : exit_status.x8.AGENT_MISSING,
                json: {
                    healthy,
                    checks,
                    ...forecast ?? {},
                    settings: inForce
                },
                text: [
                    ...(0, report_text.tp)(checks.map(({ name, ok, found, advice })=>[
                            mark(ok),
                            name,
                            found,
                            true === ok ? '' : advice
                        ]), ''),
                    '',
                    ...null === forecast ? [] : [
                        ...forecastLines(forecast),
                        ''
                    ],
                    ...(0, shown_settings.JX)(inForce)
                ].join('\n')
            };
        }
        async function forecastOf(root, ref, settings, world) {
            return phaseForecast(root, ref, await git_git.TU.open(root, world.environment), settings, world);
        }
        function forecastLines({ phase, open, findings }) {
            let plans = 0 === open.length ? 'no plan is left to run' : `to run: ${open.join(', ')}`;
            let lines = findings.map(({ severity, file, line, message })=>{
                let place = null === file ? '' : `${file}:${line}: `;
                return `${'error' === severity ? '✗' : '!'} ${place}${message}`;
            });
            return [
                `Phase ${phase}, ${plans}`,
                ...0 === lines.length ? [
                    '✓ nothing that would stop it was found'
                ] : lines
            ];
        }
        function node() {
            let [major = 0] = process.versions.node.split('.').map(Number);
            return {
                name: 'node',
                ok: major >= 20,
                found: process.versions.node,
                advice: 'install Node 20 or newer'
            };
        }
        async function repository(root, world) {
            try {
                let git = await git_git.TU.open(root, world.environment);
                let { sha, branch } = await git.head();
                let found = `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${sha.slice(0, 10)}`;
                return [
                    {
                        name: 'repository',
                        ok: true,
                        found,
                        advice: ''
                    },
                    credentials(git)
                ];
            } catch (error) {
                let advice = error instanceof Error ? error.message : String(error);
                return [
                    {
                        name: 'repository',
                        ok: false,
                        found: 'not usable',
                        advice
                    }
                ];
            }
        }
        function credentials(git) {
            let advice = (0, stored_credentials._)(git);
            let found = null === advice ? 'none in the configuration of git' : 'a token in the configuration of git';
            return {
                name: 'credentials',
                ok: null === advice,
                found,
                advice: advice ?? ''
            };
        }
        function planning(root) {
            let found = (0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, '.planning', 'phases'));
            return {
                name: '.planning',
                ok: found,
                found: found ? 'phases found' : 'no phases',
                advice: `${root} has no .planning/phases; give --root`
            };
        }
        function shell(world) {
            let path = (0, program.C)(world.environment.PATH ?? '', 'bash');
            return {
                name: 'bash',
                ok: null !== path,
                found: path ?? 'not found',
                advice: 'install bash: agents and verification commands run in it'
            };
        }
        function processes() {
            let full = 'full' === (0, process_tree.gl)();
            return {
                name: 'processes',
                ok: full ? true : null,
                found: full ? 'every descendant can be found and ended' : 'only the process group can be ended',
                advice: 'a process that leaves its group can outlive an attempt on this platform; use Linux to be sure'
            };
        }
        function agents(world) {
            return clis.jW.map((name)=>{
                let path = (0, program.C)(world.environment.PATH ?? '', name);
                return {
                    name: `agent ${name}`,
                    ok: null === path ? null : true,
                    found: path ?? 'not found',
                    advice: `only needed for agent: ${name} (${(0, cli_program.c6)((0, clis.qH)(name))})`
                };
            });
        }
    },
    52304: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>doubtAbout,
            l: ()=>waitsForPerson
        });
        var _attempt_asking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72842);
        var _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22777);
        var _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29053);
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43017);
        var _schedule_resume_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16288);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57733);
        async function waitsForPerson(plan, run) {
            let doubt = doubtAbout(plan, run);
            if (null !== doubt) {
                let nextSteps = [
                    `do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`
                ];
                let details = {
                    userInputRequired: true,
                    task: null,
                    options: [],
                    nextSteps
                };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__.FL.blocked(run.phase.id, doubt, details, (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_1__.OK)(run, plan.id));
            }
            let { next, stop } = (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.qV)(plan, run);
            return 'attempt' === next.kind || null === stop ? null : (0, _attempt_asking_js__WEBPACK_IMPORTED_MODULE_0__.cU)(plan, stop, next.part, run);
        }
        function doubtAbout(plan, run) {
            let unverified = run.progress.unverified.get(plan.id);
            if (void 0 !== unverified) return unverified;
            let resumed = (0, _schedule_resume_gate_js__WEBPACK_IMPORTED_MODULE_4__.T)(plan, run.found.unfinished.get(plan.id) ?? []);
            switch(resumed.kind){
                case 'ask':
                    return changedText(plan, run) ?? resumed.message;
                case 'halted':
                    return resumed.message;
                case 'start':
                case 'done':
                    return null;
            }
        }
        function changedText(plan, run) {
            let { outdated } = (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.qV)(plan, run);
            if (void 0 === outdated || outdated.planHash === (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__.S)(plan)) return null;
            let done = `${outdated.upTo} of its tasks were done (commit ${outdated.commit.slice(0, 12)})`;
            return `the text of ${plan.path} has changed since ${done}. Put that text back to go on from there, or begin the plan anew on what is there, with unfinished-plans: run`;
        }
    },
    25942: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            f: ()=>isShallow,
            B: ()=>loggedPlans
        });
        var tree = __webpack_require__(18662);
        var schemas = __webpack_require__(27597);
        var ledger_event = __webpack_require__(36881);
        var event_log = __webpack_require__(44414);
        let Details = schemas.Ikc({
            planHash: schemas.YjP(),
            filesModified: schemas.YOg(schemas.YjP()).default([])
        });
        function loggedPlansIn(text) {
            let plans = new Map();
            for (let each of text.split('\n')){
                let line = each.includes('"plan_complete"') ? (0, event_log.A)(each) : null;
                if (null === line || !(0, ledger_event.xH)(line) || 'plan_complete' !== line.event || 'success' !== line.signal.status) continue;
                let details = Details.safeParse(line.signal.details);
                if (details.success) plans.set(line.plan, {
                    planHash: details.data.planHash,
                    files: details.data.filesModified
                });
            }
            return plans;
        }
        async function loggedPlans(git, prefix) {
            return loggedPlansIn(await (0, tree.r7)(git, 'HEAD', `${prefix}.planning/EXECUTION_LOG.md`) ?? '');
        }
        async function isShallow(git) {
            return 'true' === (await git.read([
                'rev-parse',
                '--is-shallow-repository'
            ])).trim();
        }
    },
    37959: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $l: ()=>refuseDuringRun,
            Fp: ()=>leaseHolder,
            Qz: ()=>FencedError,
            by: ()=>LockedError,
            nD: ()=>Lease,
            uD: ()=>defaultTtlMs,
            x6: ()=>beatMs
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59865);
        class LockedError extends Error {
            name = 'LockedError';
            exitCode = 64;
        }
        class FencedError extends Error {
            name = 'FencedError';
            exitCode = 64;
        }
        let defaultTtlMs = 60_000;
        let beatMs = 1_000;
        let Holder = zod__WEBPACK_IMPORTED_MODULE_3__._H3({
            runId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            pid: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            processStartedAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullable(),
            host: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            boot: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            since: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatUptimeMs: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            released: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false)
        });
        class Lease {
            epoch;
            complaints;
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs, complaints){
                this.epoch = holder.epoch;
                this.complaints = complaints;
                this.#dir = dir;
                this.#holder = holder;
                this.#machine = machine;
                this.#ttlMs = ttlMs;
            }
            static take(gitDir, runId, machine, ttlMs = defaultTtlMs) {
                let dir = leaseDir(gitDir);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, {
                    throwIfNoEntry: false
                })?.isDirectory() === false) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    force: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                    recursive: true
                });
                let complaints = removeForeign(dir);
                for(let tries = 0; tries < 10; tries += 1){
                    let newest = newestEpoch(dir);
                    let holder = readHolder(dir, newest);
                    if (null !== holder && isHeld(holder, machine, ttlMs)) throw new LockedError(`run ${nameOf(holder)} is already working in this checkout; wait for it or stop it. Without a sign of life it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
                    let unreadable = newest > 0 && null === holder ? [
                        `${fileOf(dir, newest)} could not be read: it was overtaken`
                    ] : [];
                    let taken = holderOf(runId, newest + 1, machine);
                    if (tryMake(dir, taken)) {
                        for (let epoch of epochsIn(dir))if (epoch < taken.epoch) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(dir, epoch), {
                            recursive: true,
                            force: true
                        });
                        removeDrafts(dir, (holder)=>!isHeld(holder, machine, ttlMs));
                        return new Lease(dir, taken, machine, ttlMs, [
                            ...complaints,
                            ...unreadable
                        ]);
                    }
                }
                throw new LockedError(`${dir} could not be taken: other runs keep taking it; start one run at a time. If none is at work, remove that folder`);
            }
            get calls() {
                let dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#dir), 'git-calls');
                return {
                    id: `${this.#holder.runId}.${this.epoch}`,
                    dir,
                    now: this.#machine.now
                };
            }
            check() {
                let newest = newestEpoch(this.#dir);
                if (newest === this.epoch) return;
                let silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
                let later = epochsIn(this.#dir).filter((epoch)=>epoch > this.epoch);
                if (silentMs <= this.#ttlMs && later.every((epoch)=>isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
                    for (let epoch of later)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(this.#dir, epoch), {
                        recursive: true,
                        force: true
                    });
                    this.#write(this.#holder);
                    return;
                }
                let taker = readHolder(this.#dir, newest);
                throw new FencedError(`run ${this.#holder.runId} showed no sign of life for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), and ${taker ? `run ${nameOf(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`);
            }
            beat() {
                this.check();
                let { processStartedAt: _, since: __, ...now } = holderOf(this.#holder.runId, this.epoch, this.#machine);
                this.#holder = {
                    ...this.#holder,
                    ...now
                };
                this.#write(this.#holder);
            }
            release() {
                if (newestEpoch(this.#dir) === this.epoch) this.#write({
                    ...this.#holder,
                    released: true
                });
            }
            #write(holder) {
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(fileOf(this.#dir, this.epoch), JSON.stringify(holder), 'fleeting');
            }
        }
        function leaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
            let dir = leaseDir(gitDir);
            let holder = readHolder(dir, newestEpoch(dir));
            return null !== holder && isHeld(holder, machine, ttlMs) ? holder : null;
        }
        function refuseDuringRun(gitDir, machine) {
            let holder = leaseHolder(gitDir, machine);
            if (null !== holder) throw new LockedError(`run ${nameOf(holder)} is working in this checkout; wait for it or stop it`);
        }
        function isHeld(holder, machine, ttlMs) {
            if (holder.released) return false;
            let isHere = holder.host === machine.host && holder.boot === machine.boot;
            if (!isHere) return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
            let isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && null !== holder.processStartedAt;
            return isThatProcess && machine.uptimeMs() - holder.heartbeatUptimeMs <= ttlMs;
        }
        function isMadeUp(holder, { host, boot, startOf }) {
            if (null === holder) return true;
            let isHere = holder.host === host && holder.boot === boot;
            return isHere && (null === holder.processStartedAt || startOf(holder.pid) !== holder.processStartedAt);
        }
        function holderOf(runId, epoch, machine) {
            let at = new Date(machine.now()).toISOString();
            return {
                runId,
                epoch,
                pid: machine.pid,
                processStartedAt: machine.startOf(machine.pid),
                host: machine.host,
                boot: machine.boot,
                since: at,
                heartbeatAt: at,
                heartbeatUptimeMs: machine.uptimeMs(),
                released: false
            };
        }
        function tryMake(dir, holder) {
            let path = fileOf(dir, holder.epoch);
            let draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${holder.runId}.draft`);
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(draft, JSON.stringify(holder));
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft, path);
            } catch (cause) {
                if ('EEXIST' === cause.code) return false;
                throw cause;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, {
                    force: true
                });
            }
            if (newestEpoch(dir) === holder.epoch) return true;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return false;
        }
        function removeDrafts(dir, isDead) {
            for (let name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((each)=>each.endsWith('.draft'))){
                let holder = parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
                if (null !== holder && isDead(holder)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                    force: true
                });
            }
        }
        function nameOf({ runId, pid, host, since, heartbeatAt }) {
            return `${runId} (process ${pid} on ${host}, since ${since}, last sign of life ${heartbeatAt})`;
        }
        function leaseDir(gitDir) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor', 'run.lock');
        }
        function fileOf(dir, epoch) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${epoch}.json`);
        }
        let leaseName = /^\d{1,9}\.json$/;
        function removeForeign(dir) {
            let foreign = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((name)=>/^\d+\.json$/.test(name) && !leaseName.test(name));
            for (let name of foreign)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                recursive: true,
                force: true
            });
            return foreign.map((name)=>`${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)} was no lease of ours: it was removed`);
        }
        function newestEpoch(dir) {
            return Math.max(0, ...epochsIn(dir));
        }
        function epochsIn(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).flatMap((name)=>leaseName.test(name) ? [
                        Number.parseInt(name, 10)
                    ] : []);
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
        function readHolder(dir, epoch) {
            try {
                return parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(fileOf(dir, epoch)));
            } catch  {
                return null;
            }
        }
        function parseHolder(text) {
            try {
                return Holder.parse((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__.q)(text ?? 'null'));
            } catch  {
                return null;
            }
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
    },
    17330: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>warnOfCredentials,
            _: ()=>storedCredentials
        });
        function storedCredentials(git) {
            let keys = git.config.credentials;
            if (0 === keys.length) return null;
            return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and give the token as github-token`;
        }
        function warnOfCredentials(run) {
            let { git } = run.workspace;
            let { ledger } = run.services;
            let message = storedCredentials(git);
            if (null !== message) ledger.append('warning', {
                message
            });
        }
    },
    2864: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            JX: ()=>settingsLines,
            NZ: ()=>shownSettings,
            vR: ()=>changedSettingsLines
        });
        var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);
        var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98869);
        var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90437);
        var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function shownSettings(settings, { file, commit, text, origins, givenAs }) {
            let from = (name)=>{
                let origin = origins.get(name) ?? 'default';
                if ('default' === origin) return origin;
                return 'given' === origin ? givenAs : `${file}:${origin.line}`;
            };
            let rows = _settings_js__WEBPACK_IMPORTED_MODULE_0__.mH.flatMap(([name, { key, value: placeholder }])=>{
                let value = settings[name];
                return null === key ? [] : [
                    [
                        key,
                        {
                            value: asWritten(value, placeholder),
                            from: from(name)
                        }
                    ]
                ];
            });
            return {
                config: {
                    file,
                    commit,
                    found: null !== text
                },
                values: Object.fromEntries(rows)
            };
        }
        function asWritten(value, placeholder) {
            if ('duration' === placeholder && 'number' == typeof value) return (0, _duration_js__WEBPACK_IMPORTED_MODULE_1__.S5)(value);
            return 'ceilings' === placeholder ? (0, _setting_js__WEBPACK_IMPORTED_MODULE_2__.mZ)(value) : value;
        }
        function settingsLines(shown) {
            return [
                heading(shown),
                ...linesOf(Object.entries(shown.values))
            ];
        }
        function changedSettingsLines(shown) {
            let changed = Object.entries(shown.values).filter(([, { from }])=>'default' !== from);
            return 0 === changed.length ? [] : [
                `${heading(shown)} (doctor also shows the defaults)`,
                ...linesOf(changed)
            ];
        }
        function heading({ config: { file, commit, found } }) {
            if (!found) return `settings; there is no ${file}`;
            return null === commit ? `settings; ${file} as it is on the disk` : `settings; ${file} of commit ${commit.slice(0, 10)}`;
        }
        function linesOf(values) {
            return (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.tp)(values.map(([key, { value, from }])=>[
                    key,
                    valueText(value),
                    from
                ]));
        }
        function valueText(value) {
            let isRecord = 'object' == typeof value && null !== value && !Array.isArray(value);
            let text = (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.pj)(isRecord ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
            return '' === text ? '-' : text.length > 60 ? `${text.slice(0, 60)}…` : text;
        }
    }
};
