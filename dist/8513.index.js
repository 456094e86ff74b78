export const id = 8513;
export const ids = [
    8513
];
export const modules = {
    44033: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V$: ()=>Remote,
            Og: ()=>credentialsFor,
            Nt: ()=>withoutSecret
        });
        var promises_ = __webpack_require__(58500);
        var git_error = __webpack_require__(11475);
        function wayAround(said) {
            return refusals.find(({ words })=>words.test(said))?.advice ?? null;
        }
        let refusals = [
            {
                words: /refusing to allow .* without .*workflows?.* (permission|scope)/i,
                advice: "a job's own token cannot push changes of workflow files: give a token that may (workflows: write)"
            },
            {
                words: /GH006|GH013|protected branch|rule violations/i,
                advice: 'the branch is protected: let branch name another one, or give a token that may push there'
            },
            {
                words: /Permission to .* denied|returned error: 40[13]|Write access to repository not granted|Authentication failed|could not read (Username|Password)|Invalid username or (password|token)|not authorized/i,
                advice: 'a token that may write is needed: give github-token, and the job `permissions: contents: write`, which a pull request from a fork never gets'
            }
        ];
        let patienceMs = 60_000;
        class Remote {
            name;
            #git;
            #credentials;
            constructor(git, name, credentials = {}){
                this.#git = git;
                this.name = name;
                this.#credentials = credentials;
            }
            async list(names) {
                if (0 === names.length) return new Map();
                let listed = await this.#answer(this.#git.read([
                    'ls-remote',
                    '--refs',
                    '--',
                    this.name,
                    ...names
                ], this.#patiently));
                let refs = listed.split('\n').map((line)=>line.split('\t'));
                return new Map(refs.flatMap(([sha = '', ref = ''])=>names.includes(ref) ? [
                        [
                            ref,
                            sha
                        ]
                    ] : []));
            }
            async heads() {
                let listed = await this.#answer(this.#git.read([
                    'ls-remote',
                    '--heads',
                    '--',
                    this.name
                ], this.#patiently));
                return listed.split('\n').flatMap((line)=>/^[0-9a-f]{40,64}(?=\t)/.exec(line) ?? []);
            }
            async fetch(ref) {
                if (!(await this.list([
                    ref
                ])).has(ref)) return null;
                await this.bring([
                    `+${ref}:${ref}`
                ]);
                let commit = await this.#git.resolve(ref);
                if (null === commit) throw new git_error.XS(`${ref} on ${withoutSecret(this.name)} is not a commit. ${this.wayOut(ref)}`);
                return commit;
            }
            wayOut(ref) {
                return `To begin without it: git push ${withoutSecret(this.name)} --delete ${ref}`;
            }
            async bring(refspecs) {
                let options = [
                    '--quiet',
                    '--no-tags',
                    '--no-write-fetch-head',
                    '--no-auto-gc',
                    '--recurse-submodules=no'
                ];
                await this.#answer(this.#git.run([
                    'fetch',
                    ...options,
                    '--',
                    this.name,
                    ...refspecs
                ], this.#patiently));
            }
            async asksForToken() {
                let found = await this.#git.try([
                    'remote',
                    'get-url',
                    '--push',
                    '--',
                    this.name
                ], {
                    reading: true
                });
                return /^https?:/i.test(0 === found.exitCode ? found.stdout.toString('utf8') : this.name);
            }
            async mayPush() {
                if (!await this.asksForToken()) return false;
                let probe = [
                    'push',
                    '--dry-run',
                    '--quiet',
                    '--no-verify',
                    '--recurse-submodules=no',
                    '--',
                    this.name
                ];
                let told = await this.#answer(this.#git.try([
                    ...probe,
                    'HEAD:refs/phase-executor/probe'
                ], this.#patiently));
                return 0 === told.exitCode;
            }
            async deepen() {
                let args = [
                    'fetch',
                    '--quiet',
                    '--unshallow',
                    '--no-tags',
                    '--',
                    this.name
                ];
                await this.#answer(this.#git.run(args, {
                    ...this.#patiently,
                    timeoutMs: 10 * patienceMs
                }));
            }
            async move(moves) {
                let [{ name, to, from }] = moves;
                let leases = moves.map((each)=>`--force-with-lease=${each.name}:${each.from ?? ''}`);
                let specs = moves.map((each)=>`${each.to}:${each.name}`);
                let atomic = moves.length > 1 ? [
                    '--atomic'
                ] : [];
                let options = [
                    '--porcelain',
                    '--no-verify',
                    '--recurse-submodules=no',
                    ...atomic,
                    ...leases
                ];
                for(let tries = 1;; tries += 1){
                    let told = await this.#answer(this.#git.try([
                        'push',
                        ...options,
                        '--',
                        this.name,
                        ...specs
                    ], this.#patiently));
                    let there = 0 === told.exitCode ? to : await this.#whereIs(name).catch(()=>from);
                    if (there === to) break;
                    if (there !== from) return false;
                    let stdout = told.stdout.toString('utf8');
                    if (5 === tries || !/failed to update ref|cannot lock ref/.test(stdout)) throw this.#refused(moves, stdout, told.stderr);
                    await (0, promises_.setTimeout)(50 * tries);
                }
                let updates = moves.filter((each)=>each.name.startsWith('refs/phase-executor/'));
                for (let each of updates)await this.#git.run([
                    'update-ref',
                    each.name,
                    each.to
                ]);
                return true;
            }
            async remove(name, from) {
                let options = [
                    '--porcelain',
                    '--no-verify',
                    '--recurse-submodules=no',
                    `--force-with-lease=${name}:${from}`
                ];
                let args = [
                    'push',
                    ...options,
                    '--',
                    this.name,
                    `:${name}`
                ];
                let { exitCode, stdout, stderr } = await this.#answer(this.#git.try(args, this.#patiently));
                if (0 !== exitCode) throw this.#refused([
                    {
                        name,
                        to: from,
                        from
                    }
                ], stdout.toString('utf8'), stderr);
                await this.#git.run([
                    'update-ref',
                    '-d',
                    '--',
                    name
                ]);
            }
            get #patiently() {
                return {
                    env: this.#credentials,
                    timeoutMs: patienceMs
                };
            }
            async #answer(call) {
                try {
                    return await call;
                } catch (error) {
                    if (error instanceof git_error.XS && !(error instanceof git_error.jd)) throw withAdvice(error);
                    throw new git_error.XS(`${withoutSecret(this.name)} did not answer in time; look whether it can be reached from here`, {
                        cause: error
                    });
                }
            }
            async #whereIs(ref) {
                return (await this.list([
                    ref
                ])).get(ref) ?? null;
            }
            #refused(moves, stdout, stderr) {
                let verdicts = stdout.split('\n').filter((line)=>line.startsWith('!')).map((line)=>line.split('\t').at(-1) ?? '');
                let verdict = verdicts.find((each)=>!each.includes('atomic')) ?? verdicts[0];
                let said = stderr.split('\n').find((line)=>/^(fatal|error|remote):/.test(line));
                let why = verdict || said || stderr.trim().split('\n').at(-1) || 'git did not say why';
                let names = moves.map(({ name })=>name).join(', ');
                let message = `${names} could not be pushed to ${withoutSecret(this.name)}: ${withoutSecret(why.trim())}`;
                return withAdvice(new git_error.XS(message), `${stdout}\n${stderr}`);
            }
        }
        function withAdvice(error, said = error.message) {
            let advice = wayAround(said);
            return null === advice ? error : new git_error.fk(`${error.message}; ${advice}`, {
                cause: error
            });
        }
        function credentialsFor(token, server) {
            if ('' === token) return {};
            let basic = Buffer.from(`x-access-token:${token}`).toString('base64');
            return {
                GIT_CONFIG_COUNT: '1',
                GIT_CONFIG_KEY_0: `http.${server.replace(/\/+$/, '')}/.extraheader`,
                GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`
            };
        }
        function withoutSecret(text) {
            return text.replace(/\/\/[^/@\s]+@/g, '//');
        }
    }),
    4723: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $_: ()=>otlpSecrets,
            Fh: ()=>otlpTarget,
            e7: ()=>sendsTraces,
            jR: ()=>pairsIn
        });
        function otlpTarget(setting, environment) {
            let { OTEL_SDK_DISABLED: disabled = '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact = '' } = environment;
            let { OTEL_EXPORTER_OTLP_ENDPOINT: general = '', OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment;
            if ('off' === setting || 'true' === disabled.trim().toLowerCase()) return null;
            let isGiven = 'auto' !== setting;
            if (!isGiven && (exact + general === '' || !exporter.split(',').some((name)=>/^\s*(?:otlp)?\s*$/.test(name)))) return null;
            let name = isGiven ? 'otel-endpoint' : '' === exact ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
            let url = isGiven || '' === exact ? tracesBelow(isGiven ? setting : general) : addressOf(exact);
            if (null === url) return {
                problem: `${name} is not an address such as http://localhost:4318, without a user or a password`
            };
            let protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL;
            if (!isGiven && 'grpc' === protocol) return {
                problem: `${name} is for gRPC; set otel-endpoint to where the receiver takes HTTP, such as http://localhost:4318`
            };
            let headers = Object.assign({}, ...otlpSecrets.map((each)=>pairsIn(environment[each])));
            let odd = Object.entries(headers).some(([key, value])=>!/^[\w!#$%&'*+.^`|~-]+$/.test(key) || !/^[\x20-\x7e]*$/.test(value));
            if (odd) return {
                problem: 'OTEL_EXPORTER_OTLP_HEADERS holds what cannot be a header; write key=value,key=value'
            };
            return {
                url,
                headers,
                callMs: timeoutIn(environment)
            };
        }
        function sendsTraces(setting, environment) {
            let target = otlpTarget(setting, environment);
            return null !== target && 'url' in target;
        }
        let otlpSecrets = [
            'OTEL_EXPORTER_OTLP_HEADERS',
            'OTEL_EXPORTER_OTLP_TRACES_HEADERS'
        ];
        function pairsIn(text = '') {
            let pairs = text.split(',').flatMap((pair)=>{
                let at = pair.indexOf('=');
                let key = pair.slice(0, at).trim();
                return at < 0 || '' === key ? [] : [
                    [
                        key,
                        decoded(pair.slice(at + 1).trim())
                    ]
                ];
            });
            return Object.fromEntries(pairs);
        }
        function decoded(text) {
            try {
                return decodeURIComponent(text);
            } catch  {
                return text;
            }
        }
        function tracesBelow(base) {
            let url = addressOf(base);
            if (null === url) return null;
            let { origin, pathname, search } = new URL(url);
            let path = pathname.replace(/\/+$/, '');
            return `${origin}${path.endsWith('/v1/traces') ? path : `${path}/v1/traces`}${search}`;
        }
        function addressOf(text) {
            if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
            let { username, password, href } = new URL(text);
            return username + password === '' ? href : null;
        }
        function timeoutIn(environment) {
            let given = environment.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT || environment.OTEL_EXPORTER_OTLP_TIMEOUT || '';
            return /^[1-9]\d{0,4}$/.test(given) ? Number(given) : 10_000;
        }
    }),
    13576: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            U: ()=>policyOf,
            a: ()=>retryPolicyOf
        });
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44033);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23152);
        var _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69461);
        var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61844);
        var _verify_protected_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10621);
        var _otlp_target_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4723);
        function policyOf(settings, plans, deadlineAt, environment = {}) {
            return {
                limits: {
                    timeoutMs: settings.timeout,
                    idleTimeoutMs: settings['idle-timeout'],
                    graceMs: settings['kill-grace'],
                    deadlineAt
                },
                budget: budgetPolicyOf(settings),
                retry: retryPolicyOf(settings, plans),
                stuck: stuckPolicyOf(settings),
                repairs: settings.repairs,
                contextLimit: settings['context-limit'],
                agentEnv: settings['agent-env'],
                sendsTraces: (0, _otlp_target_js__WEBPACK_IMPORTED_MODULE_5__.e7)(settings['otel-endpoint'], environment),
                humanCheckpoints: settings['human-checkpoints'],
                remote: (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_0__.Nt)(settings.remote),
                rerunsUnfinished: 'run' === settings['unfinished-plans'],
                allowDirty: settings['allow-dirty'],
                setupCommand: settings['setup-command'],
                namesCoAuthor: 'auto' === settings['co-author'],
                onFailure: settings['on-failure'],
                failFast: settings['fail-fast'],
                mayPushWorkflows: 'push' === settings['workflow-changes'],
                protectedReason: (0, _verify_protected_files_js__WEBPACK_IMPORTED_MODULE_4__.z)(settings['protected-paths']),
                undeclaredChanges: settings['undeclared-changes'],
                verifyCommands: settings['verify-commands'],
                artifacts: settings['verify-artifacts'],
                minEvidence: settings['min-evidence'],
                recheck: settings.recheck,
                failOnWarnings: settings['fail-on-warnings'],
                testCommand: settings['test-command'],
                confirmingRuns: settings['confirming-runs'],
                comparesTests: 'run' === settings['test-baseline'],
                prove: settings.prove,
                requirements: settings.requirements,
                verifierCommand: settings['verifier-command']
            };
        }
        function budgetPolicyOf({ 'max-cost': cost, 'max-tokens': tokens, 'max-turns': turns }) {
            return {
                cost,
                tokens,
                turns,
                unknownCost: cost.unknown
            };
        }
        function retryPolicyOf(settings, plans = 0) {
            return (0, _signal_retry_policy_js__WEBPACK_IMPORTED_MODULE_2__.GK)({
                initialIntervalMs: Math.max(1, settings.backoff),
                maximumIntervalMs: Math.max(1, settings.backoff, settings['max-backoff']),
                maximumAttempts: settings['max-attempts'],
                maximumRunAttempts: settings['max-run-attempts'] ?? Math.min(10_000, Math.max(50, 2 * plans))
            });
        }
        function stuckPolicyOf({ stuck: rules, 'max-attempts': attempts }) {
            let roomy = attempts > 3 ? {
                consecutive: attempts,
                inWindow: attempts,
                window: 2 * attempts
            } : {};
            let isOff = 1 === rules.length && 'off' === rules[0];
            let named = isOff ? [] : rules.map(ruleOf);
            if (named.some(([name])=>'enabled' === name)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb('stuck: found "enabled", say off to switch all rules off');
            let parsed = _signal_stuck_js__WEBPACK_IMPORTED_MODULE_3__.Y0.safeParse({
                enabled: !isOff,
                ...roomy,
                ...Object.fromEntries(named)
            });
            if (parsed.success) return parsed.data;
            let expected = 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false';
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_1__.eb(`stuck: found "${rules.join(' ')}", ${expected} (${parsed.error.issues[0]?.message})`);
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
    }),
    77690: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>readSchedule,
            c: ()=>nextPhaseIn
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50229);
        var _phase_config_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35081);
        var _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92649);
        var _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53707);
        var _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(89606);
        var _schedule_schedule_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99027);
        async function readSchedule(root, ref) {
            let phase = await (0, _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__.mc)(root, ref);
            let scheduled = (0, _schedule_schedule_js__WEBPACK_IMPORTED_MODULE_6__._)(phase);
            let roadmap = readRoadmap(root);
            let { config, diagnostics } = (0, _phase_config_js__WEBPACK_IMPORTED_MODULE_2__.X)((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'config.json')));
            let ticked = null === roadmap ? [] : (0, _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__.EC)(roadmap, phase.tree).filter(({ dir })=>dir === phase.dir);
            return {
                phase,
                schedule: scheduled,
                nextPhase: nextPhaseBy(roadmap, phase.tree, phase.id),
                config,
                diagnostics: [
                    ...diagnostics,
                    ...ticked.map(({ diagnostic })=>diagnostic),
                    ...phase.diagnostics,
                    ...scheduled.diagnostics
                ]
            };
        }
        function nextPhaseIn(root, tree, phase) {
            return nextPhaseBy(readRoadmap(root), tree, phase);
        }
        function nextPhaseBy(roadmap, tree, phase) {
            return (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.S8)(roadmap, tree.phases, phase, (id)=>(0, _phase_tree_findings_js__WEBPACK_IMPORTED_MODULE_5__.PR)(roadmap, tree, id));
        }
        function readRoadmap(root) {
            let text = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, '.planning', 'ROADMAP.md'));
            return null === text ? null : (0, _phase_roadmap_js__WEBPACK_IMPORTED_MODULE_4__.AR)(text);
        }
    }),
    93381: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            EM: ()=>FAILURES,
            HG: ()=>NON_RETRYABLE_REASONS,
            r3: ()=>isRetryable
        });
        var _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95912);
        let work = {
            retry: 'always',
            isTransient: false,
            isAgentsFault: true
        };
        let passing = {
            retry: 'always',
            isTransient: true,
            isAgentsFault: false
        };
        let elsewhere = {
            retry: 'later',
            isTransient: false,
            isAgentsFault: false
        };
        let FAILURES = {
            timeout: work,
            idle_timeout: work,
            killed: work,
            interrupted: passing,
            deadline: passing,
            context_exhausted: work,
            agent_error: work,
            rate_limit: passing,
            quota: {
                retry: 'later',
                isTransient: true,
                isAgentsFault: false
            },
            overloaded: passing,
            auth: elsewhere,
            budget: elsewhere,
            verification_failed: work,
            tests_failed: work,
            scope_violation: work,
            merge_conflict: work,
            stuck: {
                retry: 'never',
                isTransient: false,
                isAgentsFault: true
            },
            invalid_plan: {
                retry: 'never',
                isTransient: false,
                isAgentsFault: true
            },
            internal: {
                retry: 'never',
                isTransient: false,
                isAgentsFault: false
            }
        };
        function isRetryable(reason) {
            return 'never' !== FAILURES[reason].retry;
        }
        let NON_RETRYABLE_REASONS = _signal_schema_js__WEBPACK_IMPORTED_MODULE_0__.N9.filter((reason)=>'always' !== FAILURES[reason].retry);
    }),
    69461: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            GK: ()=>parseRetryPolicy,
            jo: ()=>backoffMs
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
        var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93381);
        var _signal_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95912);
        let RetryPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
            initialIntervalMs: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().positive().default(2000),
            backoffCoefficient: zod__WEBPACK_IMPORTED_MODULE_2__.aig().min(1).max(10).default(2),
            maximumIntervalMs: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().positive().default(60_000),
            maximumAttempts: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(1).max(100).default(3),
            maximumTransientFailures: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(0).max(100).default(5),
            maximumRunAttempts: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(1).max(10_000).default(50),
            quotaParkedMs: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().positive().default(3_600_000),
            providerParkedMs: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().positive().default(900_000),
            nonRetryableReasons: zod__WEBPACK_IMPORTED_MODULE_2__.YOg(_signal_schema_js__WEBPACK_IMPORTED_MODULE_1__.yt).default(_failures_js__WEBPACK_IMPORTED_MODULE_0__.HG)
        }).refine((policy)=>policy.maximumIntervalMs >= policy.initialIntervalMs, {
            path: [
                'maximumIntervalMs'
            ],
            message: 'maximumIntervalMs is smaller than initialIntervalMs; no wait could keep to both'
        });
        function parseRetryPolicy(input) {
            let parsed = RetryPolicySchema.safeParse(input);
            if (parsed.success) return parsed.data;
            let problems = parsed.error.issues.map((issue)=>`${issue.path.join('.') || 'policy'}: ${issue.message}`);
            throw new Error(`The retry policy is not usable: ${problems.join('; ')}`);
        }
        function backoffMs(policy, failures, random) {
            let ceiling = policy.initialIntervalMs * policy.backoffCoefficient ** Math.max(0, failures - 1);
            return Math.floor(random * Math.min(ceiling, policy.maximumIntervalMs));
        }
    }),
    61844: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Qn: ()=>breaksCircuit,
            Y0: ()=>StuckPolicySchema,
            gQ: ()=>detectStuck,
            hX: ()=>failureFingerprint
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
        var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93381);
        let StuckPolicySchema = zod__WEBPACK_IMPORTED_MODULE_2__.rej({
            enabled: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().default(true),
            consecutive: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(0).max(100).default(3),
            inWindow: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(0).max(100).default(3),
            window: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(1).max(100).default(6),
            sameFailure: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(0).max(100).default(2),
            alternation: zod__WEBPACK_IMPORTED_MODULE_2__.zMY().default(true),
            circuitBreaker: zod__WEBPACK_IMPORTED_MODULE_2__.aig().int().min(0).max(1000).default(5)
        });
        function detectStuck(attempts, policy) {
            let counted = attempts.filter(counts);
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
        function breaksCircuit(attempts, policy) {
            return policy.enabled && void 0 !== circuitBreaker(attempts.filter(counts), policy);
        }
        function counts({ outcome, reason }) {
            return 'success' === outcome || void 0 === reason || _failures_js__WEBPACK_IMPORTED_MODULE_1__.EM[reason].isAgentsFault;
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
    })
};
