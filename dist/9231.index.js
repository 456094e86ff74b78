export const id = 9231;
export const ids = [
    9231
];
export const modules = {
    89231: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            doctor: ()=>doctor
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _agents_cli_program_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41065);
        var _agents_clis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62975);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26488);
        var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48009);
        var _process_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88353);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44639);
        var _session_phase_forecast_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(53519);
        var _session_stored_credentials_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(17330);
        var _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2864);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(95185);
        async function doctor([ref], settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
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
            let inForce = (0, _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_8__.NZ)(settings, world.configuration);
            let mark = (ok)=>null === ok ? '-' : ok ? '✓' : '✗';
            return {
                exitCode: healthy ? 0 : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_9__.x8.AGENT_MISSING,
                json: {
                    healthy,
                    checks,
                    ...forecast ?? {},
                    settings: inForce
                },
                text: [
                    ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.tp)(checks.map(({ name, ok, found, advice })=>[
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
                    ...(0, _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_8__.JX)(inForce)
                ].join('\n')
            };
        }
        async function forecastOf(root, ref, settings, world) {
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_4__.TU.open(root, world.environment);
            let { ground, findings } = await (0, _session_phase_forecast_js__WEBPACK_IMPORTED_MODULE_7__.Z)(root, ref, git, settings, world);
            return {
                phase: ground.read.phase.id,
                open: ground.open.map(({ id })=>id),
                findings
            };
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
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_4__.TU.open(root, world.environment);
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
            let advice = (0, _session_stored_credentials_js__WEBPACK_IMPORTED_MODULE_11__._)(git);
            let found = null === advice ? 'none in the configuration of git' : 'a token in the configuration of git';
            return {
                name: 'credentials',
                ok: null === advice,
                found,
                advice: advice ?? ''
            };
        }
        function planning(root) {
            let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', 'phases'));
            return {
                name: '.planning',
                ok: found,
                found: found ? 'phases found' : 'no phases',
                advice: `${root} has no .planning/phases; give --root`
            };
        }
        function shell(world) {
            let path = (0, _process_program_js__WEBPACK_IMPORTED_MODULE_6__.C)(world.environment.PATH ?? '', 'bash');
            return {
                name: 'bash',
                ok: null !== path,
                found: path ?? 'not found',
                advice: 'install bash: agents and verification commands run in it'
            };
        }
        function processes() {
            let full = 'full' === (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_5__.gl)();
            return {
                name: 'processes',
                ok: full ? true : null,
                found: full ? 'every descendant can be found and ended' : 'only the process group can be ended',
                advice: 'a process that leaves its group can outlive an attempt on this platform; use Linux to be sure'
            };
        }
        function agents(world) {
            return _agents_clis_js__WEBPACK_IMPORTED_MODULE_3__.jW.map((name)=>{
                let path = (0, _process_program_js__WEBPACK_IMPORTED_MODULE_6__.C)(world.environment.PATH ?? '', name);
                return {
                    name: `agent ${name}`,
                    ok: null === path ? null : true,
                    found: path ?? 'not found',
                    advice: `only needed for agent: ${name} (${(0, _agents_cli_program_js__WEBPACK_IMPORTED_MODULE_2__.c6)((0, _agents_clis_js__WEBPACK_IMPORTED_MODULE_3__.qH)(name))})`
                };
            });
        }
    }),
    52304: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    21519: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            m: ()=>foreseen
        });
        function foreseen(severity, code, message, at) {
            return {
                severity,
                code,
                file: at?.[0] ?? null,
                line: at?.[1] ?? null,
                message
            };
        }
    }),
    53519: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>phaseForecast,
            J: ()=>refused
        });
        var external_node_fs_ = __webpack_require__(73024);
        var human_gate = __webpack_require__(52304);
        var ignored_promises = __webpack_require__(31968);
        var checkpoint = __webpack_require__(60790);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var cut_off = __webpack_require__(30667);
        var external_node_path_ = __webpack_require__(76760);
        var cli_program = __webpack_require__(41065);
        var clis = __webpack_require__(62975);
        var budget = __webpack_require__(22187);
        var choose_agent = __webpack_require__(590);
        var foreseen = __webpack_require__(21519);
        async function agentForecast(agent, root, settings, world) {
            let name = clis.jW.find((each)=>each === agent.name);
            if (void 0 === name) return {
                version: null,
                findings: []
            };
            let cli = (0, clis.qH)(name);
            let environment = (0, choose_agent.p7)(agent, settings, world);
            let version = null === (0, choose_agent.$Y)(settings, world) ? await versionHere(cli, root, environment, settings) : cli.version;
            let findings = [
                ...versionForecast(cli, version),
                ...keyForecast(cli, environment, settings),
                ...costForecast(agent, environment)
            ];
            return {
                version,
                findings
            };
        }
        async function versionHere(cli, cwd, environment, settings) {
            let found = await (0, cli_program.cS)(cli, settings['agent-command'].trim(), {
                cwd,
                environment
            });
            return 'version' in found ? found.version : null;
        }
        function versionForecast(cli, version) {
            if (null === version || version === cli.version) return [];
            let message = `${cli.name} is version ${version}; ${cli.version} is known to work (${(0, cli_program.c6)(cli)}, or set install-agent)`;
            return [
                (0, foreseen.m)('warning', 'agent-version', message)
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
                (0, foreseen.m)(isSure ? 'error' : 'warning', 'agent-key', message)
            ];
        }
        let ownWay = /^(?:CLAUDE_CODE_USE_|CLAUDE_CONFIG_DIR$|CODEX_HOME$|GOOGLE_GENAI_USE_|GEMINI_CLI_SYSTEM|OPENCODE_CONFIG)/;
        function costForecast(agent, environment) {
            let unpriced = agent.unpriced?.(environment) ?? null;
            return null === unpriced ? [] : [
                (0, foreseen.m)('warning', 'unknown-cost', `${unpriced}; ${budget.Wp}`)
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
                if ('notRunnable' in runnable) findings.push((0, foreseen.m)('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
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
                findings.push((0, foreseen.m)('warning', 'program', message, at));
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
                    (0, foreseen.m)('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)
                ];
                return variables.flatMap((name)=>{
                    if (!world.environment[name]) return [
                        (0, foreseen.m)('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which is not set; set it, and name it in agent-env`, at)
                    ];
                    if (passed.has(name)) return [];
                    return [
                        (0, foreseen.m)('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which no agent gets; name it in agent-env`, at)
                    ];
                });
            });
        }
        var policies = __webpack_require__(13576);
        var prepare = __webpack_require__(2097);
        var record_here = __webpack_require__(7682);
        var session_remote = __webpack_require__(2076);
        var session_standings = __webpack_require__(89239);
        async function phaseForecast(root, ref, git, settings, world) {
            let read = await (0, prepare.Un)(root, ref);
            let prefix = (0, prepare.MT)(git, root);
            let state = await new checkpoint.O(git).scan();
            let done = await (0, done_plans.j)(read, state, git, root, prefix);
            let open = read.schedule.plans.flatMap(({ plan })=>done.has(plan.id) ? [] : [
                    plan
                ]);
            let seen = {
                root,
                prefix,
                git,
                read,
                settings,
                world,
                state,
                done,
                open
            };
            let recovered = cutOffFindings(seen);
            let stops = await refusals(seen, recovered.length > 0);
            let { agent, version: agentVersion, findings: ofAgent } = await agentFindings(seen);
            let ofPlace = await placeFindings(seen);
            let isAway = ofPlace.some(({ code })=>'remote' === code);
            let record = isAway ? {
                ...settings,
                remote: ''
            } : settings;
            let events = await (0, record_here.C)(read, {
                git,
                prefix
            }, record, world, (dir)=>settings.fresh ? [] : (0, ledger.FB)(dir, read.phase.id));
            let standings = await standingsFound({
                ...seen,
                settings: record
            }, events, agent);
            let questions = await questionsOf(seen, standings);
            let ground = {
                ...seen,
                agent,
                agentVersion,
                events,
                standings,
                questions
            };
            let findings = [
                ...stops,
                ...recovered,
                ...ofAgent,
                ...peopleFindings(ground),
                ...ofPlace,
                ...await commandFindings(open, seen),
                ...open.flatMap((plan)=>setUpFindings(plan, seen)),
                ...(await (0, ignored_promises.F)(open, git, prefix)).map((message)=>(0, foreseen.m)('warning', 'ignored-promise', message))
            ];
            return {
                ground,
                findings
            };
        }
        async function refusals({ root, prefix, git, read, settings, world, state, open }, isRecovered) {
            let { problem } = world.configuration;
            return [
                ...null === problem ? [] : [
                    (0, foreseen.m)('error', 'configuration', problem.message)
                ],
                ...await refused('run-under-way', ()=>(0, lease.$l)(git.gitDir, world.machine)),
                ...await refused('settings', ()=>(0, policies.U)(settings, open.length, 0)),
                ...settings['allow-dirty'] || isRecovered ? [] : await refused('dirty-checkout', ()=>(0, prepare.fy)(state, read, root, prefix)),
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
                    {
                        ...(0, foreseen.m)('error', code, error.message),
                        exitCode: Number(error.exitCode)
                    }
                ];
            }
        }
        function cutOffFindings({ git, world }) {
            if (null !== (0, lease.Fp)(git.gitDir, world.machine)) return [];
            return (0, ledger.od)(git.gitDir).flatMap(({ phase, events })=>{
                if (!(0, cut_off.o7)(events, git.root)) return [];
                let plans = [
                    ...new Set((0, cut_off.qp)(events, git.root).map(({ plan })=>plan))
                ];
                let where = 0 === plans.length ? '' : ` in plan ${plans.join(', ')}`;
                let message = `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run keeps what it left, or adopts what is still at work, and restores the tree first`;
                return [
                    (0, foreseen.m)('warning', 'cut-off-run', message)
                ];
            });
        }
        async function agentFindings(seen) {
            let { root, settings, world, read } = seen;
            if (0 === seen.open.length) return {
                agent: null,
                version: null,
                findings: []
            };
            let agent = null;
            let missing = await refused('agent', async ()=>{
                agent = await (0, choose_agent.dp)(root, settings, world, read, null);
            });
            if (null === agent) return {
                agent,
                version: null,
                findings: missing
            };
            return {
                agent,
                ...await agentForecast(agent, root, settings, world)
            };
        }
        async function standingsFound({ read, git, prefix, settings, world, done }, events, agent) {
            if (null === agent) return new Map();
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
            return (0, session_standings.F3)(read, done, {
                earlier: events
            }, place, asking);
        }
        async function questionsOf({ read, git, settings, open, done }, standings) {
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
            let asked = open.flatMap((plan)=>{
                let doubt = (0, human_gate.c)(plan, run);
                let stop = standings.get(plan.id)?.stop ?? null;
                let question = doubt ?? stop?.question ?? null;
                if (null === question) return [];
                let task = null === doubt ? stop?.task : null;
                let isAtOnce = null !== doubt || standings.get(plan.id)?.next.kind === 'wait';
                return [
                    [
                        plan.id,
                        {
                            question,
                            line: task?.line ?? plan.keyLines.get('autonomous') ?? 1,
                            isAtOnce
                        }
                    ]
                ];
            });
            return new Map(asked);
        }
        function peopleFindings({ open, questions, agent }) {
            if (null === agent) return [];
            return open.flatMap(({ id, path })=>{
                let asked = questions.get(id);
                if (void 0 === asked) return [];
                let message = `plan ${id} will wait for a person: ${asked.question}`;
                return [
                    (0, foreseen.m)('warning', 'human-checkpoint', message, [
                        path,
                        asked.line
                    ])
                ];
            });
        }
        async function placeFindings({ git, settings, world }) {
            let findings = [];
            if (git.isShallow) findings.push((0, foreseen.m)('warning', 'shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow'));
            if (void 0 !== git.identity.GIT_COMMITTER_NAME) findings.push((0, foreseen.m)('warning', 'git-identity', `git knows no user.name and user.email here, so commits are by ${git.identity.GIT_COMMITTER_NAME}; set them with git config`));
            for (let place of new Set([
                git.root,
                world.temporaryDirectory
            ])){
                let { bavail, bsize } = (0, external_node_fs_.statfsSync)(place);
                let freeMb = Math.floor(bavail * bsize / 1e6);
                if (freeMb < leastFreeMb) findings.push((0, foreseen.m)(freeMb < 100 ? 'error' : 'warning', 'disk', `${freeMb} MB are free in ${place}; make room for work trees, logs and a clean copy`));
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
    }),
    17330: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    2864: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
            let rows = _settings_js__WEBPACK_IMPORTED_MODULE_0__.mH.flatMap(([name, { key, value: placeholder, shown }])=>{
                let value = void 0 === shown ? settings[name] : shown(settings[name]);
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
    })
};
