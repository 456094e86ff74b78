export const id = 2097;
export const ids = [
    2097
];
export const modules = {
    17761: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            RP: ()=>totalTokens,
            eR: ()=>usageSince,
            tk: ()=>noUsage,
            vk: ()=>addUsage
        });
        let noUsage = {
            inputFresh: 0,
            cacheRead: 0,
            cacheWrite: null,
            output: 0,
            reasoning: null
        };
        function addUsage(one, other) {
            return {
                inputFresh: one.inputFresh + other.inputFresh,
                cacheRead: one.cacheRead + other.cacheRead,
                cacheWrite: plus(one.cacheWrite, other.cacheWrite),
                output: one.output + other.output,
                reasoning: plus(one.reasoning, other.reasoning)
            };
        }
        function usageSince(all, before) {
            let since = {
                inputFresh: all.inputFresh - before.inputFresh,
                cacheRead: all.cacheRead - before.cacheRead,
                cacheWrite: null === all.cacheWrite ? null : all.cacheWrite - (before.cacheWrite ?? 0),
                output: all.output - before.output,
                reasoning: null === all.reasoning ? null : all.reasoning - (before.reasoning ?? 0)
            };
            return Object.values(since).some((count)=>null !== count && count < 0) ? null : since;
        }
        function totalTokens({ inputFresh, cacheRead, cacheWrite, output }) {
            return Math.round(inputFresh + cacheRead + (cacheWrite ?? 0) + output);
        }
        function plus(one, other) {
            return null === one && null === other ? null : (one ?? 0) + (other ?? 0);
        }
    }),
    62975: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            qH: ()=>cliNamed,
            jW: ()=>cliNames,
            bf: ()=>ownerOf
        });
        function baseOf(given, standard) {
            let text = void 0 === given || '' === given ? standard : given;
            let base = URL.canParse(text) ? new URL(text) : null;
            return base?.protocol === 'https:' || base?.protocol === 'http:' ? base : null;
        }
        function isOn(value) {
            return void 0 !== value && /^(?:1|true|yes|on)$/i.test(value);
        }
        let ownLogin = 'it signs in by a login of its own, which cannot pass';
        let noAddress = 'its address of the provider is not a URL';
        function unlessGiven(command, names, args) {
            let given = command.split(/\s+/).some((word)=>names.some((name)=>word === name || word.startsWith(`${name}=`)));
            return given ? [] : args;
        }
        var agents_fields = __webpack_require__(35933);
        var stream_reader = __webpack_require__(73102);
        let claude = {
            name: 'claude',
            package: '@anthropic-ai/claude-code',
            coAuthor: 'Claude <noreply@anthropic.com>',
            version: '2.1.329',
            cumulative: [
                'cost'
            ],
            lingersMs: 30_000,
            reportsCost: true,
            variables: [
                'ANTHROPIC_API_KEY',
                'ANTHROPIC_AUTH_TOKEN',
                'ANTHROPIC_BASE_URL',
                'ANTHROPIC_CUSTOM_HEADERS',
                'ANTHROPIC_MODEL',
                'ANTHROPIC_SMALL_FAST_MODEL',
                'CLAUDE_CODE_OAUTH_TOKEN',
                'CLAUDE_CONFIG_DIR',
                'CLAUDE_CODE_USE_BEDROCK',
                'CLAUDE_CODE_USE_VERTEX',
                'CLAUDE_CODE_MAX_RETRIES',
                'IS_SANDBOX'
            ],
            keys: [
                'ANTHROPIC_API_KEY',
                'CLAUDE_CODE_OAUTH_TOKEN',
                'ANTHROPIC_AUTH_TOKEN'
            ],
            login: [
                '.claude/.credentials.json'
            ],
            secret: 'ANTHROPIC_API_KEY (or CLAUDE_CODE_OAUTH_TOKEN)',
            allowed: (tool)=>`--allowedTools ${tool}`,
            call: ({ folder, environment, model, resume, command, pass })=>({
                    args: [
                        '-p',
                        '--output-format',
                        'stream-json',
                        '--verbose',
                        ...unlessGiven(command, [
                            '--permission-mode',
                            '--dangerously-skip-permissions'
                        ], [
                            '--permission-mode',
                            'acceptEdits'
                        ]),
                        '--allowedTools',
                        'Bash',
                        '--add-dir',
                        folder,
                        ...null === model ? [] : unlessGiven(command, [
                            '--model'
                        ], [
                            '--model',
                            model
                        ]),
                        ...null === resume ? [] : [
                            '--resume',
                            resume
                        ]
                    ],
                    env: {
                        DISABLE_AUTOUPDATER: '1',
                        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
                        CLAUDE_CODE_MAX_RETRIES: environment.CLAUDE_CODE_MAX_RETRIES ?? '2',
                        ...pass ? {
                            ...noCredentials,
                            ANTHROPIC_BASE_URL: pass.url,
                            ANTHROPIC_API_KEY: pass.token
                        } : {}
                    }
                }),
            upstream: ({ environment: given })=>{
                if (isOn(given.CLAUDE_CODE_USE_BEDROCK) || isOn(given.CLAUDE_CODE_USE_VERTEX)) return 'Bedrock and Vertex have each call signed by the agent, so it cannot pass';
                let { ANTHROPIC_API_KEY: key = '', ANTHROPIC_AUTH_TOKEN: token = '' } = given;
                if ('' === key && '' === token) return ownLogin;
                let base = baseOf(given.ANTHROPIC_BASE_URL, 'https://api.anthropic.com');
                if (null === base) return noAddress;
                let headers = {
                    ...customHeaders(given.ANTHROPIC_CUSTOM_HEADERS ?? ''),
                    ...'' === key ? {} : {
                        'x-api-key': key
                    },
                    ...'' === token ? {} : {
                        authorization: `Bearer ${token}`
                    }
                };
                return {
                    protocol: 'anthropic',
                    base,
                    headers
                };
            },
            reader: (tell)=>new ClaudeReader(tell),
            owns: (event)=>{
                if ('result' === event.type) return 'boolean' == typeof event.is_error || 'string' == typeof event.subtype;
                return /^(?:system|assistant|user)$/.test((0, agents_fields.b6)(event.type)) && 'string' == typeof event.session_id;
            },
            starts: ({ type, subtype })=>'system' === type && 'init' === subtype
        };
        let noCredentials = {
            ANTHROPIC_AUTH_TOKEN: void 0,
            ANTHROPIC_CUSTOM_HEADERS: void 0,
            CLAUDE_CODE_OAUTH_TOKEN: void 0
        };
        function customHeaders(text) {
            let pairs = text.split(/\r?\n/).flatMap((line)=>{
                let [, name, value] = /^([\w-]+):\s*([\x20-\x7e]*?)\s*$/.exec(line) ?? [];
                return void 0 === name ? [] : [
                    [
                        name.toLowerCase(),
                        value ?? ''
                    ]
                ];
            });
            return Object.fromEntries(pairs);
        }
        class ClaudeReader extends stream_reader.C {
            #message = '';
            take(event) {
                switch(event.type){
                    case 'system':
                        this.#system(event);
                        return;
                    case 'assistant':
                        this.#assistant(event);
                        return;
                    case 'user':
                        this.#user(event);
                        return;
                    case 'result':
                        this.#result(event);
                        return;
                }
            }
            #system(event) {
                this.session(event.session_id);
                if ('init' === event.subtype) {
                    this.named(event.model);
                    this.works();
                } else if ('compact_boundary' === event.subtype) this.compacts();
                else if ('permission_denied' === event.subtype) this.denied((0, agents_fields.b6)(event.tool_name));
                else if ('api_retry' === event.subtype) {
                    let status = (0, agents_fields.MT)(event.error_status) ?? void 0;
                    let kind = (0, agents_fields.b6)(event.error);
                    let isBroken = void 0 === status && 'unknown' === kind;
                    this.retry({
                        message: kind,
                        kind,
                        status,
                        ...isBroken ? {
                            class: 'network'
                        } : {}
                    });
                }
            }
            #assistant(event) {
                this.session(event.session_id);
                let { id, model, content, usage } = (0, agents_fields.zv)(event.message);
                let isOurs = '<synthetic>' === model;
                if (isOurs && '' !== (0, agents_fields.b6)(event.error)) return void this.#sayFault(event, content);
                this.named(model);
                let isNew = '' === (0, agents_fields.b6)(id) || (0, agents_fields.b6)(id) !== this.#message;
                this.#message = (0, agents_fields.b6)(id);
                if (isNew && !isOurs) this.turn();
                else this.works();
                let parts = (0, agents_fields.c3)(content);
                if (isMain(event)) this.says(parts.map(({ text })=>(0, agents_fields.b6)(text)).join(''));
                for (let { type, id: call, name, input } of parts)if ('tool_use' === type) this.toolStarts(call, (0, agents_fields.b6)(name), (0, agents_fields.zv)(input));
                let used = usageOf(usage);
                if (isNew && null !== used) this.used(used, isMain(event));
            }
            #fault = '';
            #sayFault(event, content) {
                this.#fault = (0, agents_fields.b6)(event.error);
                this.says((0, agents_fields.c3)(content).map(({ text })=>(0, agents_fields.b6)(text)).join(''));
            }
            #user(event) {
                this.session(event.session_id);
                let { stdout, interrupted } = (0, agents_fields.zv)(event.tool_use_result);
                for (let { type, tool_use_id: id, is_error: isError, content } of (0, agents_fields.c3)((0, agents_fields.zv)(event.message).content)){
                    if ('tool_result' !== type) continue;
                    let said = (0, agents_fields.b6)(content) || (0, agents_fields.c3)(content).map(({ text })=>(0, agents_fields.b6)(text)).join('');
                    let code = /^Exit code (\d{1,3})\b/.exec(said)?.[1];
                    let ok = true !== isError;
                    let exitCode = void 0 === code ? ok && void 0 !== stdout && true !== interrupted ? 0 : null : Number(code);
                    this.toolEnds(id, {
                        ok,
                        exitCode
                    });
                }
            }
            #result(event) {
                this.session(event.session_id);
                let { is_error: isError, subtype, terminal_reason: why, api_error_status: status, result, errors } = event;
                this.structured = event.structured_output;
                this.costUsd = (0, agents_fields.MT)(event.total_cost_usd);
                let usage = usageOf(event.usage);
                this.reports(usage, void 0 !== event.usage);
                if (null !== usage && isNothing(usage) && (this.costUsd ?? 0) > 0) this.usage = null;
                for (let { tool_name: tool } of (0, agents_fields.c3)(event.permission_denials))this.denied((0, agents_fields.b6)(tool));
                let isDone = null == why || 'completed' === why;
                if (false === isError && 'success' === subtype && isDone) {
                    this.says(result);
                    this.ends(null);
                    return;
                }
                if (/^aborted/.test((0, agents_fields.b6)(why))) this.aborted = true;
                let said = [
                    (0, agents_fields.b6)(result),
                    (0, agents_fields.CB)(errors)
                ].filter((text)=>'' !== text).join('; ');
                this.ends({
                    message: said || 'no cause given',
                    ...'success' === subtype || void 0 === subtype ? {} : {
                        label: (0, agents_fields.b6)(subtype)
                    },
                    kind: [
                        why,
                        subtype,
                        event.api_error_type,
                        this.#fault
                    ].map(agents_fields.b6).join(' '),
                    status: (0, agents_fields.MT)(status) ?? void 0,
                    ...null === status && this.retriesInARow > 0 && this.retryError?.class ? {
                        class: this.retryError.class
                    } : {}
                });
            }
        }
        function isMain(event) {
            return '' === (0, agents_fields.b6)(event.parent_tool_use_id);
        }
        function usageOf(value) {
            let { input_tokens: input, cache_read_input_tokens: read, cache_creation_input_tokens: write, output_tokens: output } = (0, agents_fields.zv)(value);
            let [inputFresh, written] = [
                (0, agents_fields.MT)(input),
                (0, agents_fields.MT)(output)
            ];
            if (null === inputFresh || null === written) return null;
            return {
                inputFresh,
                cacheRead: (0, agents_fields.MT)(read) ?? 0,
                cacheWrite: (0, agents_fields.MT)(write),
                output: written,
                reasoning: null
            };
        }
        function isNothing({ inputFresh, cacheRead, output }) {
            return 0 === inputFresh && 0 === cacheRead && 0 === output;
        }
        let codex = {
            name: 'codex',
            package: '@openai/codex',
            coAuthor: 'Codex <noreply@openai.com>',
            version: '0.169.0',
            cumulative: [
                'usage'
            ],
            lingersMs: 10_000,
            variables: [
                'OPENAI_API_KEY',
                'CODEX_API_KEY',
                'OPENAI_BASE_URL',
                'CODEX_HOME'
            ],
            keys: [
                'OPENAI_API_KEY',
                'CODEX_API_KEY'
            ],
            login: [
                '.codex/auth.json'
            ],
            secret: 'OPENAI_API_KEY (or CODEX_API_KEY)',
            allowed: ()=>'-s danger-full-access',
            call: ({ environment, model, resume, command, pass })=>({
                    args: [
                        'exec',
                        '--json',
                        '--skip-git-repo-check',
                        ...unlessGiven(command, [
                            '-s',
                            '--sandbox'
                        ], [
                            '-c',
                            'sandbox_mode="danger-full-access"'
                        ]),
                        '-c',
                        'analytics.enabled=false',
                        ...pass ? throughGateway(pass) : [],
                        ...null === model ? [] : unlessGiven(command, [
                            '-m',
                            '--model'
                        ], [
                            '-m',
                            model
                        ]),
                        ...null === resume ? [] : [
                            'resume',
                            resume
                        ],
                        '-'
                    ],
                    env: pass ? {
                        CODEX_API_KEY: pass.token,
                        OPENAI_API_KEY: void 0,
                        OPENAI_BASE_URL: void 0
                    } : void 0 === environment.CODEX_API_KEY && void 0 !== environment.OPENAI_API_KEY ? {
                        CODEX_API_KEY: environment.OPENAI_API_KEY
                    } : {}
                }),
            upstream: ({ environment, command })=>{
                let key = environment.CODEX_API_KEY || environment.OPENAI_API_KEY || '';
                if ('' === key) return ownLogin;
                if (/\bmodel_providers?\b|--oss\b|--profile\b|(?:^|\s)-p\s/.test(command)) return 'agent-command names a provider of its own, which may have a key of its own';
                let base = baseOf(environment.OPENAI_BASE_URL, 'https://api.openai.com/v1');
                return null === base ? noAddress : {
                    protocol: 'openai',
                    base,
                    headers: {
                        authorization: `Bearer ${key}`
                    }
                };
            },
            reader: (tell)=>new CodexReader(tell),
            owns: ({ type })=>/^(?:thread|turn|item)\./.test((0, agents_fields.b6)(type)),
            starts: ({ type })=>'thread.started' === type
        };
        function throughGateway({ url }) {
            let fields = `name="OpenAI",base_url="${url}",env_key="CODEX_API_KEY",wire_api="responses"`;
            return [
                '-c',
                'model_provider="phase_executor"',
                '-c',
                `model_providers.phase_executor={${fields}}`
            ];
        }
        class CodexReader extends stream_reader.C {
            take(event) {
                switch(event.type){
                    case 'thread.started':
                        this.session(event.thread_id);
                        return;
                    case 'turn.started':
                        this.turn();
                        return;
                    case 'item.started':
                        this.#item((0, agents_fields.zv)(event.item), false);
                        return;
                    case 'item.completed':
                        this.#item((0, agents_fields.zv)(event.item), true);
                        return;
                    case 'error':
                        {
                            let message = (0, agents_fields.b6)(event.message);
                            if (/^Reconnecting\b/i.test(message)) this.retry({
                                message
                            });
                            return;
                        }
                    case 'turn.completed':
                        this.reports(codex_usageOf(event.usage));
                        this.ends(null);
                        return;
                    case 'turn.failed':
                        this.ends({
                            message: (0, agents_fields.b6)((0, agents_fields.zv)(event.error).message) || 'no cause given'
                        });
                        return;
                }
            }
            #item(item, isCompleted) {
                let { type, id } = item;
                switch(type){
                    case 'agent_message':
                        if (isCompleted) this.says(item.text);
                        this.works();
                        return;
                    case 'command_execution':
                        {
                            let command = unwrapped((0, agents_fields.b6)(item.command));
                            this.toolStarts(id, 'command_execution', {
                                command
                            });
                            let exitCode = (0, agents_fields.MT)(item.exit_code);
                            if (isCompleted) this.toolEnds(id, {
                                ok: 0 === exitCode,
                                exitCode
                            });
                            if (isCompleted && 'declined' === item.status) this.denied('shell');
                            return;
                        }
                    case 'file_change':
                        if (!isCompleted) return;
                        for (let [at, { path }] of (0, agents_fields.c3)(item.changes).entries()){
                            let part = `${(0, agents_fields.b6)(id)}/${at}`;
                            this.toolStarts(part, 'file_change', {
                                path: (0, stream_reader.S)((0, agents_fields.b6)(path))
                            });
                            this.toolEnds(part, {
                                ok: 'failed' !== item.status
                            });
                        }
                        return;
                    case 'error':
                        return;
                    default:
                        if (/_call$|^web_search$/.test((0, agents_fields.b6)(type))) {
                            this.toolStarts(id, (0, agents_fields.b6)(item.tool) || (0, agents_fields.b6)(type));
                            if (isCompleted) this.toolEnds(id, {
                                ok: 'failed' !== item.status
                            });
                        } else this.works();
                }
            }
        }
        function unwrapped(command) {
            let inner = /^\S*\b(?:ba|z)?sh -l?c (['"])([\s\S]*)\1$/.exec(command)?.[2];
            return inner ?? command;
        }
        function codex_usageOf(value) {
            let fields = (0, agents_fields.zv)(value);
            let input = (0, agents_fields.MT)(fields.input_tokens);
            let output = (0, agents_fields.MT)(fields.output_tokens);
            let cacheRead = (0, agents_fields.MT)(fields.cached_input_tokens) ?? 0;
            let cacheWrite = (0, agents_fields.MT)(fields.cache_write_input_tokens);
            if (null === input || null === output || cacheRead > input) return null;
            let inputFresh = input - cacheRead;
            return {
                inputFresh,
                cacheRead,
                cacheWrite,
                output,
                reasoning: (0, agents_fields.MT)(fields.reasoning_output_tokens)
            };
        }
        var external_node_path_ = __webpack_require__(76760);
        var agent_result = __webpack_require__(17761);
        let copilot = {
            name: 'copilot',
            package: '@github/copilot',
            coAuthor: 'Copilot <223556219+Copilot@users.noreply.github.com>',
            version: '1.0.102',
            cumulative: [
                'usage'
            ],
            lingersMs: 10_000,
            variables: [
                'COPILOT_GITHUB_TOKEN',
                'COPILOT_MODEL',
                'COPILOT_OFFLINE',
                'COPILOT_PROVIDER_BASE_URL',
                'COPILOT_PROVIDER_TYPE',
                'COPILOT_PROVIDER_API_KEY',
                'COPILOT_PROVIDER_BEARER_TOKEN',
                'COPILOT_PROVIDER_WIRE_API'
            ],
            keys: [
                'COPILOT_GITHUB_TOKEN',
                'COPILOT_PROVIDER_API_KEY',
                'COPILOT_PROVIDER_BEARER_TOKEN'
            ],
            login: [
                '.copilot/config.json'
            ],
            secret: 'COPILOT_GITHUB_TOKEN (or COPILOT_PROVIDER_API_KEY with COPILOT_PROVIDER_BASE_URL)',
            allowed: ()=>'--allow-all-tools',
            call: ({ folder, model, resume, command, pass })=>{
                let usageFile = (0, external_node_path_.join)(folder, 'usage.json');
                let args = [
                    '--no-ask-user',
                    '--no-auto-update',
                    '--output-format',
                    'json',
                    '--usage-output-file',
                    usageFile,
                    ...unlessGiven(command, [
                        '--allow-all-tools',
                        '--allow-all',
                        '--yolo'
                    ], [
                        '--allow-all-tools'
                    ]),
                    '--add-dir',
                    folder,
                    ...null === model ? [] : unlessGiven(command, [
                        '--model'
                    ], [
                        '--model',
                        model
                    ]),
                    ...null === resume ? [] : [
                        `--resume=${resume}`
                    ]
                ];
                return {
                    args,
                    env: pass ? copilot_throughGateway(pass) : {},
                    usageFile
                };
            },
            upstream: ({ environment: given })=>{
                let key = given.COPILOT_PROVIDER_BEARER_TOKEN || given.COPILOT_PROVIDER_API_KEY || '';
                if ('' === key || !given.COPILOT_PROVIDER_BASE_URL) return ownLogin;
                let base = baseOf(given.COPILOT_PROVIDER_BASE_URL, '');
                if (null === base) return noAddress;
                let type = given.COPILOT_PROVIDER_TYPE || 'openai';
                if ('anthropic' === type) return {
                    protocol: 'anthropic',
                    base,
                    headers: {
                        'x-api-key': key
                    }
                };
                if ('openai' !== type) return `providers of type ${type} cannot pass`;
                return {
                    protocol: 'openai',
                    base,
                    headers: {
                        authorization: `Bearer ${key}`
                    }
                };
            },
            reader: (tell)=>new CopilotReader(tell),
            readUsage: copilotUsage,
            owns: (event)=>{
                if ('result' === event.type) return 'number' == typeof event.exitCode;
                let isNamed = /^[a-z]+\.[a-z_]+$/.test((0, agents_fields.b6)(event.type)) || 'abort' === event.type;
                return isNamed && 'object' == typeof event.data;
            },
            starts: ({ type })=>'user.message' === type
        };
        function copilot_throughGateway({ url, token }) {
            return {
                COPILOT_PROVIDER_BASE_URL: url,
                COPILOT_PROVIDER_API_KEY: token,
                COPILOT_PROVIDER_BEARER_TOKEN: void 0,
                COPILOT_GITHUB_TOKEN: void 0
            };
        }
        class CopilotReader extends stream_reader.C {
            #fault = null;
            take(event) {
                let data = (0, agents_fields.zv)(event.data);
                switch(event.type){
                    case 'session.tools_updated':
                        this.named(data.model);
                        return;
                    case 'assistant.turn_start':
                        this.turn();
                        return;
                    case 'assistant.message':
                        this.named(data.model);
                        this.says(data.content);
                        this.#fault = null;
                        this.works();
                        return;
                    case 'tool.execution_start':
                        this.toolStarts(data.toolCallId, (0, agents_fields.b6)(data.toolName), (0, agents_fields.zv)(data.arguments));
                        return;
                    case 'tool.execution_complete':
                        {
                            let exitCode = (0, agents_fields.MT)((0, agents_fields.zv)(data.shellExecution).exitCode);
                            let ok = true === data.success && (exitCode ?? 0) === 0;
                            let tool = this.toolEnds(data.toolCallId, {
                                ok,
                                exitCode
                            });
                            if ('denied' === (0, agents_fields.zv)(data.error).code) this.denied(tool?.name ?? '');
                            return;
                        }
                    case 'model.call_failure':
                        this.#lastStatus = (0, agents_fields.MT)(data.statusCode) ?? void 0;
                        return;
                    case 'assistant.turn_retry':
                        {
                            let kind = (0, agents_fields.b6)(data.reason);
                            this.retry({
                                message: kind,
                                kind,
                                status: this.#lastStatus
                            });
                            return;
                        }
                    case 'session.error':
                        this.#fault = {
                            message: (0, agents_fields.b6)(data.message) || 'no cause given',
                            kind: (0, agents_fields.b6)(data.errorType).replace('query', ''),
                            status: (0, agents_fields.MT)(data.statusCode) ?? void 0
                        };
                        return;
                    case 'abort':
                        this.aborted = true;
                        return;
                    case 'assistant.idle':
                        if (true === data.aborted) this.aborted = true;
                        return;
                    case 'result':
                        this.session(event.sessionId);
                        this.#result(event);
                        return;
                }
            }
            #lastStatus;
            #result({ exitCode }) {
                if (null !== this.#fault) return void this.ends(this.#fault);
                this.ends(0 === exitCode ? null : {
                    message: `ended with exit code ${(0, agents_fields.b6)(exitCode) || 'unknown'}`
                });
            }
        }
        function copilotUsage(text) {
            let file = (0, agents_fields.zv)(parsed(text));
            let usage = null;
            for (let metrics of Object.values((0, agents_fields.zv)(file.modelMetrics))){
                let of = copilot_usageOf((0, agents_fields.zv)((0, agents_fields.zv)(metrics).usage));
                if (null === of) return {
                    usage: null,
                    model: null
                };
                usage = null === usage ? of : (0, agent_result.vk)(usage, of);
            }
            return {
                usage,
                model: (0, agents_fields.b6)(file.currentModel) || null
            };
        }
        function copilot_usageOf(fields) {
            let input = (0, agents_fields.MT)(fields.inputTokens);
            let output = (0, agents_fields.MT)(fields.outputTokens);
            let cacheRead = (0, agents_fields.MT)(fields.cacheReadTokens) ?? 0;
            let cacheWrite = (0, agents_fields.MT)(fields.cacheWriteTokens);
            let inputFresh = null === input ? -1 : input - cacheRead - (cacheWrite ?? 0);
            if (null === output || inputFresh < 0) return null;
            return {
                inputFresh,
                cacheRead,
                cacheWrite,
                output,
                reasoning: (0, agents_fields.MT)(fields.reasoningTokens) ?? 0
            };
        }
        function parsed(text) {
            try {
                return JSON.parse(text);
            } catch  {
                return null;
            }
        }
        var atomic_file = __webpack_require__(50229);
        let gemini = {
            name: 'gemini',
            package: '@google/gemini-cli',
            coAuthor: 'Gemini CLI <218195315+gemini-cli@users.noreply.github.com>',
            version: '0.61.0',
            cumulative: [],
            lingersMs: 10_000,
            variables: [
                'GEMINI_API_KEY',
                'GOOGLE_API_KEY',
                'GOOGLE_GEMINI_BASE_URL',
                'GOOGLE_GENAI_USE_VERTEXAI',
                'GOOGLE_CLOUD_PROJECT',
                'GOOGLE_CLOUD_LOCATION',
                'GEMINI_CLI_SYSTEM_SETTINGS_PATH',
                'GEMINI_MODEL'
            ],
            keys: [
                'GEMINI_API_KEY',
                'GOOGLE_API_KEY'
            ],
            login: [
                '.gemini/oauth_creds.json'
            ],
            secret: 'GEMINI_API_KEY',
            allowed: ()=>'--yolo',
            call: ({ folder, environment, model, resume, command, pass })=>({
                    args: [
                        '--output-format',
                        'stream-json',
                        '--skip-trust',
                        ...unlessGiven(command, [
                            '-y',
                            '--yolo',
                            '--approval-mode'
                        ], [
                            '--yolo'
                        ]),
                        ...null === model ? [] : unlessGiven(command, [
                            '-m',
                            '--model'
                        ], [
                            '-m',
                            model
                        ]),
                        ...null === resume ? [] : [
                            '--resume',
                            resume
                        ]
                    ],
                    ...pass ? gemini_throughGateway(pass, folder, environment) : {
                        env: {
                            GEMINI_CLI_NO_RELAUNCH: 'true'
                        }
                    }
                }),
            upstream: ({ environment: given })=>{
                if (isOn(given.GOOGLE_GENAI_USE_VERTEXAI)) return 'Vertex asks for a login of its own, which cannot pass';
                let key = given.GEMINI_API_KEY || given.GOOGLE_API_KEY || '';
                if ('' === key) return ownLogin;
                let base = baseOf(given.GOOGLE_GEMINI_BASE_URL, 'https://generativelanguage.googleapis.com');
                return null === base ? noAddress : {
                    protocol: 'gemini',
                    base,
                    headers: {
                        'x-goog-api-key': key
                    }
                };
            },
            reader: (tell)=>new GeminiReader(tell),
            exit: geminiExit,
            owns: (event)=>{
                let has = (name)=>'string' == typeof event[name];
                if (void 0 === event.type) return 'stats' in event && 'error' in event;
                if ('result' === event.type) return has('status');
                if ('init' === event.type) return has('session_id') && has('model');
                if ('message' === event.type) return has('role') && has('timestamp');
                return /^tool_(?:use|result)$/.test((0, agents_fields.b6)(event.type)) && has('tool_id');
            },
            starts: ({ type })=>'init' === type
        };
        function homeWithKey(folder, { HOME = '' }) {
            let theirs = (0, agents_fields.zv)((0, agents_fields.o_)(((0, atomic_file.o_)((0, external_node_path_.join)(HOME, '.gemini', 'settings.json')) ?? '').trim()));
            let security = (0, agents_fields.zv)(theirs.security);
            let auth = (0, agents_fields.zv)(security.auth);
            if (auth.selectedType === selectedType) return {
                env: {},
                files: {}
            };
            let settings = {
                ...theirs,
                security: {
                    ...security,
                    auth: {
                        ...auth,
                        selectedType
                    }
                }
            };
            let home = (0, external_node_path_.join)(folder, 'gemini-home');
            let files = {
                [(0, external_node_path_.join)(home, '.gemini', 'settings.json')]: JSON.stringify(settings)
            };
            return {
                env: {
                    GEMINI_CLI_HOME: home
                },
                files
            };
        }
        let selectedType = 'gemini-api-key';
        function gemini_throughGateway({ url, token }, folder, environment) {
            let { env, files } = homeWithKey(folder, environment);
            let address = {
                GOOGLE_GEMINI_BASE_URL: url,
                GEMINI_API_KEY: token,
                GOOGLE_API_KEY: void 0
            };
            return {
                env: {
                    GEMINI_CLI_NO_RELAUNCH: 'true',
                    ...address,
                    ...env
                },
                files
            };
        }
        class GeminiReader extends stream_reader.C {
            #spoken = '';
            take(event) {
                switch(event.type){
                    case 'init':
                        this.session(event.session_id);
                        this.named(event.model);
                        this.works();
                        return;
                    case 'message':
                        if ('assistant' !== event.role) return;
                        if ('' === this.#spoken) this.turn();
                        this.works();
                        this.#spoken = `${true === event.delta ? this.#spoken : ''}${(0, agents_fields.b6)(event.content)}`.slice(-65536);
                        this.says(this.#spoken);
                        return;
                    case 'tool_use':
                        this.#spoken = '';
                        this.toolStarts(event.tool_id, (0, agents_fields.b6)(event.tool_name), (0, agents_fields.zv)(event.parameters));
                        return;
                    case 'tool_result':
                        {
                            this.#spoken = '';
                            let kind = (0, agents_fields.b6)((0, agents_fields.zv)(event.error).type);
                            let tool = this.toolEnds(event.tool_id, {
                                ok: 'success' === event.status
                            });
                            if (/denied|policy/i.test(kind)) this.denied(tool?.name ?? '');
                            return;
                        }
                    case 'error':
                        return;
                    case 'result':
                    case void 0:
                        this.#result(event);
                        return;
                }
            }
            #result(event) {
                if (void 0 === event.type && !('stats' in event)) return;
                this.reports(gemini_usageOf(event.stats), void 0 !== event.stats);
                if ('success' === event.status) return void this.ends(null);
                let { type, message } = (0, agents_fields.zv)(event.error);
                let said = (0, agents_fields.b6)(message) || (0, agents_fields.b6)(event.status) || 'no cause given';
                this.ends({
                    message: said,
                    kind: (0, agents_fields.b6)(type),
                    status: statusIn(said)
                });
            }
        }
        function statusIn(message) {
            let code = /"code"\s*:\s*(\d{3})\b/.exec(message)?.[1];
            return void 0 === code ? void 0 : Number(code);
        }
        function gemini_usageOf(value) {
            let fields = (0, agents_fields.zv)(value);
            let total = (0, agents_fields.MT)(fields.total_tokens);
            let input = (0, agents_fields.MT)(fields.input_tokens);
            let written = (0, agents_fields.MT)(fields.output_tokens);
            let cacheRead = (0, agents_fields.MT)(fields.cached) ?? 0;
            if (null === total || null === input || null === written || cacheRead > input) return null;
            let reasoning = total - input - written;
            if (reasoning < 0) return null;
            return {
                inputFresh: input - cacheRead,
                cacheRead,
                cacheWrite: null,
                output: written + reasoning,
                reasoning
            };
        }
        function geminiExit(code) {
            if (41 === code) return {
                kind: 'invalid auth method'
            };
            if (42 === code) return {
                kind: 'invalid session or input'
            };
            if (53 === code) return {
                kind: 'FatalTurnLimitedError'
            };
            if (55 === code) return {
                kind: 'not running in a trusted directory'
            };
            return code >= 144 && code <= 255 ? {
                status: code + 256
            } : {};
        }
        let opencode = {
            name: 'opencode',
            package: 'opencode-ai',
            coAuthor: 'opencode <opencode-agent[bot]@users.noreply.github.com>',
            version: '1.18.33',
            cumulative: [],
            lingersMs: 10_000,
            reportsCost: true,
            variables: [
                'OPENCODE_CONFIG',
                'OPENCODE_CONFIG_CONTENT',
                'OPENCODE_CONFIG_DIR',
                'OPENCODE_DISABLE_MODELS_FETCH',
                'OPENCODE_API_KEY',
                'ANTHROPIC_API_KEY',
                'OPENAI_API_KEY',
                'GEMINI_API_KEY',
                'OPENROUTER_API_KEY'
            ],
            keys: [
                'ANTHROPIC_API_KEY',
                'OPENAI_API_KEY',
                'GEMINI_API_KEY',
                'OPENROUTER_API_KEY',
                'OPENCODE_API_KEY'
            ],
            login: [
                '.local/share/opencode/auth.json'
            ],
            secret: "the key of the model's provider, such as ANTHROPIC_API_KEY or OPENAI_API_KEY,",
            allowed: (tool)=>`"permission": {"${tool}": "allow"} in opencode.json`,
            call: ({ environment, model, resume, command, pass })=>({
                    args: [
                        'run',
                        '--format',
                        'json',
                        '--auto',
                        ...null === model ? [] : unlessGiven(command, [
                            '-m',
                            '--model'
                        ], [
                            '-m',
                            model
                        ]),
                        ...null === resume ? [] : [
                            '-s',
                            resume
                        ]
                    ],
                    env: {
                        OPENCODE_DISABLE_AUTOUPDATE: '1',
                        ...pass ? opencode_throughGateway(pass, environment) : {}
                    }
                }),
            upstream: ({ environment, model })=>{
                let provider = providers.find(({ name })=>model?.startsWith(`${name}/`));
                if (void 0 === provider) return 'only models of anthropic, openai and google can pass, named as in anthropic/<model> in PHASE_EXECUTOR_MODEL';
                let { protocol, variable, at } = provider;
                let key = environment[variable] ?? '';
                if ('' === key) return ownLogin;
                let base = baseOf(void 0, at);
                return null === base ? noAddress : {
                    protocol,
                    base,
                    headers: provider.signed(key)
                };
            },
            reader: (tell)=>new OpencodeReader(tell),
            owns: (event)=>'string' == typeof event.sessionID,
            starts: ()=>false
        };
        let providers = [
            {
                name: 'anthropic',
                protocol: 'anthropic',
                variable: 'ANTHROPIC_API_KEY',
                at: 'https://api.anthropic.com',
                below: '/v1',
                signed: (key)=>({
                        'x-api-key': key
                    })
            },
            {
                name: 'openai',
                protocol: 'openai',
                variable: 'OPENAI_API_KEY',
                at: 'https://api.openai.com/v1',
                below: '',
                signed: (key)=>({
                        authorization: `Bearer ${key}`
                    })
            },
            {
                name: 'google',
                protocol: 'gemini',
                variable: 'GEMINI_API_KEY',
                at: 'https://generativelanguage.googleapis.com',
                below: '/v1beta',
                signed: (key)=>({
                        'x-goog-api-key': key
                    })
            }
        ];
        function opencode_throughGateway({ url, token }, environment) {
            let given = (0, agents_fields.zv)((0, agents_fields.o_)(environment.OPENCODE_CONFIG_CONTENT ?? ''));
            let before = (0, agents_fields.zv)(given.provider);
            let pointed = providers.map(({ name, below })=>{
                let { options, ...rest } = (0, agents_fields.zv)(before[name]);
                return [
                    name,
                    {
                        ...rest,
                        options: {
                            ...(0, agents_fields.zv)(options),
                            baseURL: `${url}${below}`,
                            apiKey: token
                        }
                    }
                ];
            });
            let content = {
                ...given,
                provider: {
                    ...before,
                    ...Object.fromEntries(pointed)
                }
            };
            let keys = [
                'OPENCODE_API_KEY',
                'OPENROUTER_API_KEY',
                ...providers.map(({ variable })=>variable)
            ];
            return {
                ...Object.fromEntries(keys.map((name)=>[
                        name,
                        void 0
                    ])),
                OPENCODE_CONFIG_CONTENT: JSON.stringify(content)
            };
        }
        class OpencodeReader extends stream_reader.C {
            #overflows = 0;
            #isSumming = false;
            #isUncounted = false;
            take(event) {
                this.session(event.sessionID);
                let part = (0, agents_fields.zv)(event.part);
                switch(event.type){
                    case 'step_start':
                        if (this.#overflows > 0) this.goesOn();
                        else this.turn();
                        return;
                    case 'text':
                        if (true !== part.synthetic) return void this.says(part.text);
                        this.#isSumming = false;
                        this.goesOn();
                        return;
                    case 'tool_use':
                        this.#tool(part);
                        return;
                    case 'step_finish':
                        this.#finish(part);
                        return;
                    case 'error':
                        this.#fault((0, agents_fields.zv)(event.error));
                        return;
                }
            }
            #tool({ callID: id, tool, state }) {
                let { status, input, error, metadata } = (0, agents_fields.zv)(state);
                this.#overflows = 0;
                this.toolStarts(id, (0, agents_fields.b6)(tool), (0, agents_fields.zv)(input));
                this.toolEnds(id, {
                    ok: 'completed' === status,
                    exitCode: (0, agents_fields.MT)((0, agents_fields.zv)(metadata).exit)
                });
                if ('error' === status && /reject(?:ed)? permission|permission .{0,40}(?:denied|reject)|rule which prevents/i.test((0, agents_fields.b6)(error))) this.denied((0, agents_fields.b6)(tool));
            }
            #finish(part) {
                let used = opencode_usageOf(part.tokens);
                let cost = (0, agents_fields.MT)(part.cost);
                if (null !== cost) this.costUsd = (this.costUsd ?? 0) + cost;
                if (null === used) this.reports(null);
                if (null === used) this.#isUncounted = true;
                else this.used(used);
                this.usage = this.#isUncounted ? null : this.usageSeen;
                let reason = (0, agents_fields.b6)(part.reason);
                if ('stop' === reason && this.#isSumming) return;
                if ('stop' === reason) return void this.ends(null);
                if ('tool-calls' === reason || '' === reason) return;
                let isFull = 'length' === reason;
                this.ends({
                    message: `stopped at reason "${reason}"`,
                    ...isFull ? {
                        class: 'context_exhausted'
                    } : {}
                });
            }
            #fault({ name, data, message }) {
                let { message: detail, statusCode, responseHeaders, responseBody } = (0, agents_fields.zv)(data);
                let wait = Number.parseFloat((0, agents_fields.b6)((0, agents_fields.zv)(responseHeaders)['retry-after']));
                let error = {
                    message: (0, agents_fields.b6)(detail) || (0, agents_fields.b6)(message) || (0, agents_fields.b6)(name),
                    kind: `${(0, agents_fields.b6)(name)} ${(0, agents_fields.b6)(responseBody).slice(0, 2_000)}`,
                    status: (0, agents_fields.MT)(statusCode) ?? void 0,
                    ...wait > 0 ? {
                        retryAfterMs: 1000 * wait
                    } : {}
                };
                if ('ContextOverflowError' === name) {
                    this.#isUncounted = true;
                    this.usage = null;
                    this.#overflows += 1;
                    this.#isSumming = true;
                    this.goesOn();
                    this.retry({
                        ...error,
                        class: 'context_exhausted'
                    });
                    return;
                }
                this.goesOn();
                this.ends(error);
            }
        }
        function opencode_usageOf(value) {
            let { input, output, reasoning, cache } = (0, agents_fields.zv)(value);
            let [inputFresh, written, thought] = [
                (0, agents_fields.MT)(input),
                (0, agents_fields.MT)(output),
                (0, agents_fields.MT)(reasoning) ?? 0
            ];
            if (null === inputFresh || null === written) return null;
            let { read, write } = (0, agents_fields.zv)(cache);
            return {
                inputFresh,
                cacheRead: (0, agents_fields.MT)(read) ?? 0,
                cacheWrite: (0, agents_fields.MT)(write),
                output: written + thought,
                reasoning: thought
            };
        }
        let clis = [
            opencode,
            codex,
            claude,
            gemini,
            copilot
        ];
        let cliNames = [
            'claude',
            'codex',
            'gemini',
            'opencode',
            'copilot'
        ];
        function cliNamed(name) {
            let cli = clis.find((each)=>each.name === name);
            if (void 0 === cli) throw new Error(`there is no agent ${name} in the table`);
            return cli;
        }
        function ownerOf(event) {
            return clis.find((cli)=>cli.owns(event)) ?? null;
        }
    }),
    35933: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>textsOf,
            MT: ()=>amountOf,
            b6: ()=>textOf,
            c3: ()=>listOf,
            o_: ()=>jsonOf,
            zv: ()=>recordOf
        });
        function recordOf(value) {
            return 'object' != typeof value || null === value || Array.isArray(value) ? {} : value;
        }
        function listOf(value) {
            return Array.isArray(value) ? value.map(recordOf) : [];
        }
        function textOf(value) {
            return 'string' == typeof value || 'number' == typeof value ? String(value) : '';
        }
        function textsOf(value) {
            return Array.isArray(value) ? value.map(textOf).join('; ') : '';
        }
        function amountOf(value) {
            return 'number' == typeof value && Number.isFinite(value) && value >= 0 ? value : null;
        }
        function jsonOf(line) {
            if (line.length < 2 || !/^[[{]/.test(line)) return;
            try {
                return JSON.parse(line);
            } catch  {
                return;
            }
        }
    }),
    73102: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>StreamReader,
            S: ()=>shown
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78027);
        var _agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
        var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35933);
        class StreamReader {
            sessionId = null;
            model = null;
            text = null;
            structured;
            usage = null;
            usageSeen = null;
            costUsd = null;
            turns = 0;
            toolCalls = 0;
            toolFailures = 0;
            retries = 0;
            retriesInARow = 0;
            denials = new Set();
            error = null;
            retryError = null;
            aborted = false;
            contradiction = null;
            #hasEnded = false;
            #tell;
            #openTools = new Map();
            constructor(tell = ()=>void 0){
                this.#tell = tell;
            }
            get hasEnded() {
                return this.#hasEnded;
            }
            get openTool() {
                return [
                    ...this.#openTools.values()
                ].at(-1)?.what ?? null;
            }
            get isStorm() {
                if (this.#compactionsInARow >= mostCompactions) return true;
                if (0 === this.retriesInARow) return false;
                let { kind = '', message = '', status, class: known } = this.retryError ?? {};
                let isHopeless = 'context_exhausted' === known || 401 === status || /auth/i.test(`${kind} ${message}`);
                return this.retriesInARow >= (isHopeless ? hopelessRetries : mostRetries);
            }
            session(id) {
                let given = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(id).slice(0, 200);
                if ('' === given) return;
                if (null !== this.sessionId && this.sessionId !== given) this.contradiction ??= 'its stream holds the events of two sessions';
                this.sessionId ??= given;
            }
            named(model) {
                let given = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(model).slice(0, 200);
                if ('' !== given && '<synthetic>' !== given) this.model = given;
            }
            works() {
                this.goesOn();
                this.retriesInARow = 0;
            }
            goesOn() {
                this.#hasEnded = false;
            }
            ends(error) {
                if (this.#hasEnded) this.contradiction ??= 'its stream ends twice';
                this.#hasEnded = true;
                this.#openTools.clear();
                this.error = error;
            }
            reports(usage, isExpected = true) {
                if (null === usage && isExpected) this.contradiction ??= 'its end does not say in a known form what was used';
                else if (null !== usage && null !== this.usage && null === (0, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.eR)(usage, this.usage)) this.contradiction ??= 'what it says of its usage goes backwards';
                this.usage = usage;
                if (null !== usage) this.usageSeen = usage;
            }
            turn() {
                this.works();
                this.turns += 1;
                this.#tell({
                    kind: 'turn',
                    turn: this.turns
                });
            }
            says(text) {
                if ('string' == typeof text && '' !== text) this.text = text.length > mostText ? text.slice(-mostText) : text;
            }
            toolStarts(id, name, input = {}) {
                let key = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(id);
                if (this.#openTools.has(key)) return;
                this.works();
                this.toolCalls += 1;
                let tool = openTool(name, input);
                if (this.#openTools.size < mostOpenTools) this.#openTools.set(key, tool);
                if (null !== tool.command) this.#tell({
                    kind: 'command',
                    command: tool.command,
                    state: 'started'
                });
                else if (null === tool.path) this.#tell({
                    kind: 'tool',
                    tool: shown(tool.name)
                });
            }
            toolEnds(id, { ok, exitCode = null }) {
                this.works();
                let key = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(id);
                let tool = this.#openTools.get(key) ?? null;
                this.#openTools.delete(key);
                if (!ok) this.toolFailures += 1;
                if (tool?.command) this.#tell({
                    kind: 'command',
                    command: tool.command,
                    state: 'ended',
                    exitCode
                });
                else if (tool?.path && ok) this.#tell({
                    kind: 'edit',
                    path: tool.path
                });
                return tool;
            }
            denied(name) {
                if (this.denials.size < mostDenials) this.denials.add(shown(name) || 'unnamed');
            }
            retry(error) {
                this.retries += 1;
                this.retriesInARow += 1;
                this.retryError = error;
                this.#tell({
                    kind: 'retry',
                    count: this.retriesInARow,
                    message: shown(error.message)
                });
            }
            used(more, isMain = true) {
                this.usageSeen = (0, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.vk)(this.usageSeen ?? _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.tk, more);
                let contextTokens = isMain ? (0, _agent_result_js__WEBPACK_IMPORTED_MODULE_0__.RP)(more) : null;
                this.#tell({
                    kind: 'usage',
                    usage: this.usageSeen,
                    costUsd: this.costUsd,
                    contextTokens,
                    model: this.model
                });
            }
            compacts() {
                let isAgain = this.#compactionsInARow > 0 && this.toolCalls - this.#callsAtCompaction < fewCalls;
                this.#compactionsInARow = isAgain ? this.#compactionsInARow + 1 : 1;
                this.#callsAtCompaction = this.toolCalls;
                if (this.#compactionsInARow < mostCompactions) return;
                this.retryError = {
                    message: 'its context is full again as soon as it was compacted',
                    class: 'context_exhausted'
                };
            }
            #compactionsInARow = 0;
            #callsAtCompaction = 0;
        }
        let mostRetries = 8;
        let hopelessRetries = 3;
        let mostCompactions = 3;
        let fewCalls = 3;
        let mostText = 65536;
        let mostOpenTools = 1_000;
        let mostDenials = 50;
        function openTool(name, input) {
            let given = input.command ?? input.cmd;
            let command = Array.isArray(given) ? given.map(_fields_js__WEBPACK_IMPORTED_MODULE_1__.b6).join(' ') : (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(given);
            let path = (0, _fields_js__WEBPACK_IMPORTED_MODULE_1__.b6)(input.file_path ?? input.filePath ?? input.path ?? input.notebook_path);
            let isEdit = /^(?:write|edit|multi_?edit|notebook_?edit|create|str_replace\w*|replace|write_file|apply_patch|patch|file_change)$/i;
            let isCommand = /^(?:bash|shell|run_shell_command|exec_command|command_execution|powershell)$/i;
            if ('' !== command && isCommand.test(name)) {
                let shownCommand = shown(command);
                return {
                    name,
                    command: shownCommand,
                    path: null,
                    what: shownCommand
                };
            }
            let edited = '' !== path && isEdit.test(name) ? shown(path) : null;
            return {
                name,
                command: null,
                path: edited,
                what: shown('' === path ? name : `${name} ${path}`)
            };
        }
        function shown(text, most = 200) {
            let line = (0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_2__.D)(text.slice(0, 4 * most));
            return line.length > most ? `${line.slice(0, most - 1)}…` : line;
        }
    }),
    3432: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            VN: ()=>isAtShare,
            Vj: ()=>paid,
            __: ()=>Budget,
            h4: ()=>usedUp,
            o7: ()=>isAtOwnCap
        });
        var _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26567);
        var _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(13567);
        var _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22187);
        class Budget {
            #policy;
            #past;
            #calls = new Set();
            constructor(policy, past){
                this.#policy = policy;
                this.#past = past;
            }
            open(plan, attempt, record) {
                let call = new Call({
                    plan,
                    attempt
                }, record, ()=>this.#look());
                this.#calls.add(call);
                return call;
            }
            #reachedBy({ of }) {
                let calls = [
                    ...this.#calls
                ];
                let spent = (isMeant)=>calls.flatMap((call)=>isMeant(call) ? call.spent ?? [] : []);
                return (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.vi)(this.#policy, {
                    phase: (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.XN)([
                        (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.g)(this.#past),
                        ...spent(()=>true)
                    ]),
                    plan: (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.XN)([
                        (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.g)(this.#past, of.plan),
                        ...spent((call)=>call.of.plan === of.plan)
                    ]),
                    attempt: (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.XN)(spent((call)=>call.of.plan === of.plan && call.of.attempt === of.attempt))
                });
            }
            #look() {
                for (let call of this.#calls){
                    if (!call.isOpen || null !== call.reached()) continue;
                    let cap = this.#reachedBy(call);
                    if (null !== cap) call.end(cap.text);
                }
            }
        }
        class Call {
            of;
            isOpen = true;
            #counts = new Map();
            #record;
            #look;
            #cut = new AbortController();
            #reached = null;
            #recorded = 0;
            constructor(of, record, look){
                this.of = of;
                this.#record = record;
                this.#look = look;
            }
            take = (counter, spent)=>{
                if (!this.isOpen) return;
                this.#counts.set(counter, spent);
                this.#keep();
                this.#look();
            };
            reached = ()=>this.#reached;
            get cut() {
                return this.#cut.signal;
            }
            get spent() {
                let [first, ...rest] = this.#counts.values();
                return void 0 === first ? null : rest.reduce(_signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.tN, first);
            }
            end(text) {
                this.#reached = text;
                this.#cut.abort();
            }
            close() {
                this.isOpen = false;
                return this.spent;
            }
            #keep() {
                let { spent } = this;
                if (null === spent || (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.k8)(spent) <= 1.25 * this.#recorded) return;
                this.#recorded = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.k8)(spent);
                this.#record(spent);
            }
        }
        function paid(ended, call) {
            if (void 0 !== ended.spent) call.take('agent', ended.spent);
            let spent = call.close();
            if (null === spent) return ended;
            let tokens = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.k8)(spent);
            return {
                ...ended,
                spent,
                tokensUsed: tokens > 0 ? tokens : ended.tokensUsed,
                costUsd: spent.isCostKnown && (tokens > 0 || spent.costUsd > 0) ? spent.costUsd : ended.costUsd
            };
        }
        function usedUp({ policy, services }, plan) {
            let spending = (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.o)(services.ledger.events);
            return (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.vi)(policy.budget, {
                phase: (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.g)(spending),
                ...void 0 === plan ? {} : {
                    plan: (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.g)(spending, plan)
                }
            });
        }
        function isAtOwnCap(plan, attempt, { policy, services }) {
            let last = (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.o)(services.ledger.events).findLast((each)=>each.plan === plan && each.attempt === attempt);
            return void 0 !== last && null !== (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.vi)(policy.budget, {
                attempt: last.spent
            });
        }
        function isAtShare(plan, attempt, run) {
            let { events } = run.services.ledger;
            let parts = (0, _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_2__.rM)(events, run.runId)?.jobs.length ?? 1;
            let last = (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.o)(events).findLast((each)=>each.plan === plan && each.attempt === attempt);
            if (1 === parts || void 0 === last) return false;
            let begun = events.findLastIndex(({ event, runId })=>'round_start' === event && runId === run.runId);
            let before = (0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.g)((0, _ledger_readings_spending_js__WEBPACK_IMPORTED_MODULE_0__.o)(events.slice(0, begun)));
            let share = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.CT)(run.policy.budget, before, parts);
            return null !== (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.vi)(share, {
                phase: (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.XN)([
                    before,
                    last.spent
                ])
            });
        }
    }),
    12438: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            n: ()=>foreignPaths,
            p: ()=>ForeignWrites
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_checkpoint_kept_work_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70061);
        var _git_checkpoint_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33352);
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11475);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18662);
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75209);
        var _process_ci_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8949);
        var _tracking_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9090);
        class ForeignWrites {
            #stays = [];
            #found = new Map();
            #known = new Map();
            begin(stay) {
                let begun = {
                    ...stay,
                    until: null
                };
                this.#stays.push(begun);
                return begun;
            }
            async putNeighboursOut(plan, run) {
                let stay = this.#stays.find((each)=>each.plan.id === plan.id && null === each.until);
                if (void 0 === stay) return [];
                let all = [];
                for (let other of this.#besides(stay)){
                    let known = this.#known.get(stay)?.get(other) ?? [];
                    let written = [
                        ...known,
                        ...await this.#writtenBy(other, stay, run.workspace.prefix)
                    ];
                    let paths = [
                        ...new Set(written)
                    ].filter((path)=>!all.includes(path));
                    if (0 === paths.length) continue;
                    let { phase } = run;
                    let { git } = run.workspace;
                    let tree = await git.treeWith('HEAD', paths);
                    let kept = await git.commitTree(tree, [
                        stay.base
                    ], `What plan ${other.plan.id} wrote into the tree of ${plan.id}`);
                    let ref = await (0, _git_checkpoint_kept_work_js__WEBPACK_IMPORTED_MODULE_2__.H1)(git, {
                        phase: phase.id,
                        plan: plan.id,
                        attempt: `${stay.attempt}-of-${other.plan.id}`
                    }, kept);
                    await putBack(git, stay.base, paths, stay.from);
                    let isNew = paths.some((path)=>!known.includes(path));
                    if (isNew) this.#blame(other, {
                        paths,
                        where: `the work tree of plan ${plan.id}`,
                        ref
                    }, run);
                    all.push(...paths);
                }
                return all;
            }
            async end(stay, run) {
                for (let other of this.#besides(stay)){
                    let paths = null === other.until ? await this.#writtenBy(stay, other, run.workspace.prefix) : [];
                    if (0 !== paths.length) {
                        this.#known.set(other, new Map([
                            ...this.#known.get(other) ?? [],
                            [
                                stay,
                                paths
                            ]
                        ]));
                        this.#blame(stay, {
                            paths,
                            where: `the work tree of plan ${other.plan.id}`,
                            ref: null
                        }, run);
                    }
                }
                stay.until = run.services.clock.now();
                await this.#clearCheckout(run);
                let found = this.#found.get(stay) ?? [];
                return 0 === found.length ? null : sentenceOf(found);
            }
            #besides(stay) {
                return this.#stays.filter((other)=>other !== stay && (other.until ?? 1 / 0) >= stay.from);
            }
            async #writtenBy(writer, owner, prefix) {
                let named = namedIn(writer.logs(), owner.git.root);
                let found = [];
                for (let path of named){
                    if (declares(owner, path, prefix) || !isDuring(writer, changedAt((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(owner.git.root, path)))) continue;
                    let content = contentOf(owner, path);
                    if (null !== content && await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_5__.r7)(owner.git, owner.base, path) !== content.toString()) {
                        if (declares(writer, path, prefix) || contentOf(writer, path)?.equals(content)) found.push(path);
                    }
                }
                return found;
            }
            async #clearCheckout(run) {
                let byWriter = new Map();
                for (let path of (await foreignPaths(run))){
                    let writer = this.#writerOf(path, run);
                    if (null !== writer) byWriter.set(writer, [
                        ...byWriter.get(writer) ?? [],
                        path
                    ]);
                }
                for (let [writer, paths] of byWriter){
                    let ref = await setAside(writer, paths, run);
                    this.#blame(writer, {
                        paths,
                        where: `the main checkout (${run.workspace.git.root})`,
                        ref
                    }, run);
                }
            }
            #writerOf(path, run) {
                let { git, prefix } = run.workspace;
                let { environment } = run.services;
                let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path);
                let at = changedAt(file);
                let content = tryReadFile(file);
                let suspects = this.#stays.filter((stay)=>isDuring(stay, at));
                let traced = suspects.filter((stay)=>namedIn(stay.logs(), git.root).has(path) || null !== content && contentOf(stay, path)?.equals(content) || (0, _process_ci_js__WEBPACK_IMPORTED_MODULE_8__.X)(environment) && declares(stay, path, prefix));
                if (1 === traced.length) return traced[0] ?? null;
                return 0 === traced.length && 1 === suspects.length && (0, _process_ci_js__WEBPACK_IMPORTED_MODULE_8__.X)(environment) ? suspects[0] ?? null : null;
            }
            #blame(writer, found, run) {
                this.#found.set(writer, [
                    ...this.#found.get(writer) ?? [],
                    found
                ]);
                let { plan, attempt } = writer;
                run.services.ledger.append('warning', {
                    plan: plan.id,
                    attempt,
                    message: `plan ${plan.id}, attempt ${attempt}: ${sentenceOf([
                        found
                    ])}`
                });
            }
        }
        async function foreignPaths({ workspace, found }) {
            let { git, prefix } = workspace;
            let own = new Set(_tracking_files_js__WEBPACK_IMPORTED_MODULE_7__.FB.map((file)=>`${prefix}${file}`));
            let { changes } = await git.state();
            return changes.map(({ path })=>path).filter((path)=>!own.has(path) && !found.dirtyAtStart.has(path));
        }
        function sentenceOf(found) {
            let each = found.map(({ paths, where, ref })=>{
                let named = paths.slice(0, 5).join(', ') + (paths.length > 5 ? ` and ${paths.length - 5} more` : '');
                return `it wrote ${named} in ${where}${null === ref ? '' : ` (kept in ${ref}, and put back there)`}`;
            });
            return `${each.join('; ')}; a plan writes in its own work tree only, so use relative paths`;
        }
        async function setAside({ plan, attempt, from }, paths, { workspace, phase }) {
            let { git } = workspace;
            try {
                let { sha } = await git.head();
                let tree = await git.treeWith(sha, paths);
                let commit = await git.commitTree(tree, [
                    sha
                ], `What plan ${plan.id} wrote into the main checkout`);
                let of = {
                    phase: phase.id,
                    plan: plan.id,
                    attempt: `${attempt}-in-checkout`
                };
                let ref = await (0, _git_checkpoint_kept_work_js__WEBPACK_IMPORTED_MODULE_2__.H1)(git, of, commit);
                await putBack(git, sha, paths, from);
                return ref;
            } catch (error) {
                if (error instanceof _git_git_error_js__WEBPACK_IMPORTED_MODULE_4__.XS) return null;
                throw error;
            }
        }
        async function putBack(git, commit, paths, since) {
            let known = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_5__.nG)(git, commit, paths);
            let place = new _git_checkpoint_place_js__WEBPACK_IMPORTED_MODULE_3__.Y(git.root);
            for (let path of paths)if (!known.includes(path)) place.remove(path, new Date(since));
            let args = [
                'reset',
                '--quiet',
                '--pathspec-from-file=-',
                '--pathspec-file-nul'
            ];
            await git.run([
                '--literal-pathspecs',
                ...args
            ], {
                stdin: paths.map((path)=>`${path}\0`).join('')
            });
            await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_5__.Ce)(git, commit, known);
        }
        let tickMs = 50;
        function isDuring({ from, until }, at) {
            return at >= from - tickMs && at <= (until ?? 1 / 0) + tickMs;
        }
        function changedAt(file) {
            let stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, {
                throwIfNoEntry: false
            });
            return void 0 === stat && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file) !== file ? changedAt((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)) : stat?.ctimeMs ?? 0;
        }
        function declares({ plan }, path, prefix) {
            return (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_6__.$N)(plan, prefix).covers(path);
        }
        function contentOf({ git }, path) {
            return tryReadFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path));
        }
        let largestCompared = 1048576;
        function tryReadFile(file) {
            let stat = tryStat(file);
            if (!stat?.isFile() || stat.size > largestCompared) return null;
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
            } catch  {
                return null;
            }
        }
        function tryStat(file) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file, {
                    throwIfNoEntry: false
                });
            } catch  {
                return;
            }
        }
        let mostLogBytes = 67108864;
        let mostNamed = 1000;
        function namedIn(logs, folder) {
            let named = new Set();
            for (let log of logs)addNamedIn(log, folder, named);
            return named;
        }
        function addNamedIn(log, folder, named) {
            let stat = tryStat(log);
            if (!stat?.isFile() || stat.size > mostLogBytes) return;
            let text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(log, 'utf8');
            let before = `${folder}/`;
            for(let at = text.indexOf(before); at >= 0 && named.size < mostNamed; at = text.indexOf(before, at + 1)){
                let [rest = ''] = /^[^\s"'`<>|\\:;,()[\]{}]{1,1000}/.exec(text.slice(at + before.length, at + before.length + 1000)) ?? [];
                let path = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.normalize(rest.replace(/\.+$/, ''));
                if ('.' !== path && !path.startsWith('..')) named.add(path);
            }
        }
    }),
    25701: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            jg: ()=>isConventional,
            ov: ()=>leaveOut,
            rt: ()=>leftOutPart
        });
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75209);
        var _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15528);
        function leaveOut(plan, after, untrackedBefore, notOurs, run) {
            let { prefix } = run.workspace;
            let { allowDirty } = run.policy;
            let isLeft = ({ kind, path, repository })=>{
                if (notOurs.has(path)) return true;
                if ('untracked' !== kind) return false;
                if ((0, _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_1__.D)(path) || isConventional(path)) return true;
                let mayGoIn = allowDirty && !repository;
                return untrackedBefore.has(path) && !mayGoIn && !(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_0__.ev)(plan, path, prefix);
            };
            let changes = after.changes.filter(isLeft);
            let made = changes.filter(({ kind, path })=>'untracked' === kind && ((0, _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_1__.D)(path) || isConventional(path)));
            let excluded = [
                ...new Set(made.map(({ path })=>leftOutPart(path)))
            ];
            let named = excluded.slice(0, 5).join(', ') + (excluded.length > 5 ? ` and ${excluded.length - 5} more` : '');
            return {
                state: {
                    ...after,
                    changes: after.changes.filter((change)=>!isLeft(change))
                },
                changes,
                excluded,
                remarks: 0 === excluded.length ? [] : [
                    `left ${named} out of the commit; add it to .gitignore to keep it out for everybody`
                ]
            };
        }
        let conventional = new Set([
            'node_modules',
            '.venv',
            'venv',
            '__pycache__',
            '.pytest_cache',
            '.mypy_cache',
            '.ruff_cache',
            '.tox',
            '.nox',
            '.gradle',
            '.next',
            '.nuxt',
            '.svelte-kit',
            '.turbo',
            '.parcel-cache',
            '.nyc_output',
            '.terraform',
            '.DS_Store'
        ]);
        function isConventional(path) {
            return path.split('/').some((part)=>conventional.has(part));
        }
        function leftOutPart(path) {
            let parts = path.split('/');
            let at = parts.findIndex((part)=>conventional.has(part));
            return at < 0 ? path : `${parts.slice(0, at + 1).join('/')}${at + 1 < parts.length ? '/' : ''}`;
        }
    }),
    29053: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            A0: ()=>untouchedTasks,
            CH: ()=>agentQuestion,
            FZ: ()=>partsHere,
            Rb: ()=>agentQuestionId,
            S2: ()=>questionId,
            YH: ()=>questionOf,
            YP: ()=>standingOf,
            Yd: ()=>doneFiles,
            dc: ()=>toldOf,
            gV: ()=>stageOf,
            hM: ()=>isRedo,
            qV: ()=>standingIn,
            rh: ()=>upToStop,
            xB: ()=>policyOfPart
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30012);
        var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41028);
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43017);
        function standingIn({ id }, { found }) {
            return found.standings.get(id) ?? standingOf([], [], new Map());
        }
        function standingOf(stops, parts, given) {
            let answers = {
                get: (part)=>answerTo(part, given)
            };
            let answered = [];
            let seen = [];
            let from = 0;
            for (let stop of stops){
                let mine = parts.filter(({ upTo })=>upTo === stop.at);
                let part = mine.at(-1);
                let at = {
                    parts: seen,
                    answered,
                    from,
                    stop,
                    told: []
                };
                if (void 0 === part) return {
                    ...at,
                    next: stop.at === from ? {
                        kind: 'wait',
                        part: null
                    } : {
                        kind: 'attempt'
                    }
                };
                seen.push(...mine);
                let objections = mine.slice(0, -1).flatMap((each)=>answers.get(each) ?? []);
                for (let answer of objections)answered.push({
                    stop,
                    answer
                });
                let answer = answers.get(part);
                if (void 0 === answer) return {
                    ...at,
                    from: stop.at,
                    next: {
                        kind: 'wait',
                        part
                    }
                };
                answered.push({
                    stop,
                    answer
                });
                if (!answer.approved) return {
                    ...at,
                    from: stop.at,
                    next: {
                        kind: 'attempt'
                    }
                };
                from = stop.next;
            }
            return {
                parts: seen,
                answered,
                from,
                stop: null,
                told: [],
                next: {
                    kind: 'attempt'
                }
            };
        }
        function answerTo(part, answers) {
            let answer = answers.get(questionId(part));
            return answer?.plan === part.plan ? answer : void 0;
        }
        function questionId({ planHash: hash, upTo, commit }) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify([
                hash,
                upTo,
                commit
            ])).digest('hex');
        }
        function agentQuestion(plan, asked, commit, done = 0) {
            let id = agentQuestionId({
                planHash: (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__.S)(plan),
                asked,
                commit
            });
            let tasks = plan.tasks.length;
            return {
                id,
                kind: 'agent-question',
                task: null,
                number: 0,
                tasks,
                done,
                commit,
                options: [],
                asked
            };
        }
        function agentQuestionId(of) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify([
                'agent-question',
                of.planHash,
                of.asked,
                of.commit
            ])).digest('hex');
        }
        function toldOf(plan, questions, answers) {
            return questions.flatMap(({ asked = '', commit })=>{
                let answer = answers.get(agentQuestionId({
                    planHash: (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__.S)(plan),
                    asked,
                    commit
                }));
                return answer?.plan === plan.id ? [
                    {
                        asked,
                        answer
                    }
                ] : [];
            });
        }
        async function partsHere(plan, parts, git) {
            let here = [];
            for (let part of parts)if (part.planHash === (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__.S)(plan) && await git.resolve(part.head) && await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_1__.QX)(git, part.head, 'HEAD')) here.push(part);
            return here;
        }
        function isRedo({ answered }) {
            return answered.at(-1)?.answer.approved === false;
        }
        function upToStop(plan, stop, standing) {
            let tasks = plan.tasks.slice(isRedo(standing) ? 0 : standing.from, stop.at);
            let before = new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__.DB(tasks.flatMap(({ files })=>files));
            let after = new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__.DB(plan.tasks.slice(stop.at).flatMap(({ files })=>files));
            let artifacts = plan.mustHaves.artifacts.filter(({ path })=>before.covers(path) && !after.covers(path));
            return {
                ...plan,
                tasks,
                mustHaves: {
                    ...plan.mustHaves,
                    artifacts,
                    keyLinks: []
                }
            };
        }
        function policyOfPart(tasks, policy) {
            let isSeen = tasks.some(({ files, verify })=>files.length > 0 || verify.automated.length > 0);
            return {
                ...policy,
                minEvidence: isSeen && 'none' !== policy.minEvidence ? 'changed' : 'none'
            };
        }
        function untouchedTasks(plan, { parts, from, stop }, changed, prefix) {
            if (0 === parts.length || null !== stop) return [];
            let left = plan.tasks.slice(from).map((task)=>({
                    task,
                    declared: new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__.DB(task.files, prefix)
                })).filter(({ declared })=>declared.patterns.length > 0);
            let isTouched = left.some(({ declared })=>changed.some((path)=>declared.covers(path)));
            return isTouched ? [] : left.map(({ task })=>task);
        }
        function doneFiles({ parts }) {
            return [
                ...new Set(parts.flatMap(({ files })=>files))
            ];
        }
        function questionOf(plan, stop, part) {
            let { task } = stop;
            let texts = {
                ...task?.steps,
                precondition: task?.precondition ?? null
            };
            let given = Object.fromEntries(Object.entries(texts).filter(([, text])=>null !== text));
            return {
                id: questionId(part),
                kind: stop.kind,
                task: task?.name.slice(0, 1000) ?? null,
                number: null === task ? 0 : stop.at + 1,
                tasks: plan.tasks.length,
                done: stop.at,
                commit: part.commit,
                options: (task?.options ?? []).slice(0, 100),
                ...given
            };
        }
        function stageOf(plan, standing) {
            let { parts, answered, from, stop } = standing;
            if (0 === parts.length && null === stop) return null;
            return {
                done: parts.at(-1)?.upTo ?? 0,
                first: from + 1,
                last: stop?.at ?? plan.tasks.length,
                tasks: plan.tasks.length,
                stopsAt: null === stop ? null : stop.task?.name ?? `the end of plan ${plan.id}`,
                answers: answered.map(({ stop: { task }, answer: { approved, text } })=>({
                        task: task?.name ?? `plan ${plan.id}`,
                        approved,
                        text
                    })),
                isRedo: isRedo(standing)
            };
        }
    }),
    9090: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C1: ()=>setTrackingFilesBack,
            FB: ()=>_ledger_tracked_js__WEBPACK_IMPORTED_MODULE_3__.F,
            qT: ()=>guardTrackingFiles
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _ledger_tracked_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16799);
        function guardTrackingFiles(root) {
            let before = new Map(_ledger_tracked_js__WEBPACK_IMPORTED_MODULE_3__.F.map((file)=>[
                    file,
                    (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file))
                ]));
            return ()=>setTrackingFilesBack(root, before);
        }
        function setTrackingFilesBack(root, before) {
            return [
                ...before
            ].flatMap(([file, content])=>{
                let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, file);
                let now = (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path);
                if (now === content && (null !== content || !exists(path))) return [];
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
                    (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, content);
                }
                return [
                    {
                        file,
                        before: content,
                        now
                    }
                ];
            });
        }
        function exists(path) {
            return void 0 !== (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                throwIfNoEntry: false
            });
        }
    }),
    79744: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>Workspace
        });
        class Workspace {
            root;
            project;
            prefix;
            git;
            checkpoints;
            isolated;
            #known;
            constructor(place){
                this.root = place.root;
                this.project = place.project;
                this.prefix = place.prefix;
                this.git = place.git;
                this.checkpoints = place.checkpoints;
                this.isolated = place.isolated;
                this.#known = place.known;
            }
            get known() {
                return this.#known;
            }
            remember(state) {
                this.#known = state;
            }
            invalidate() {
                this.#known = null;
            }
        }
    }),
    31968: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            F: ()=>ignoredPromises
        });
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75209);
        var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41028);
        var _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15528);
        async function ignoredPromises(plans, git, prefix) {
            let promised = plans.filter((plan)=>!(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_0__.ev)(plan, `${prefix}.gitignore`, prefix)).flatMap(({ path: plan, mustHaves })=>mustHaves.artifacts.map(({ path })=>({
                        plan,
                        path,
                        files: examplesOf(path, prefix)
                    })));
            let files = promised.flatMap((each)=>each.files).filter((path)=>!path.startsWith(`${prefix}.planning/`) && !(0, _verify_promised_path_js__WEBPACK_IMPORTED_MODULE_2__.D)(path));
            let rules = await git.ignoreRules([
                ...new Set(files)
            ]);
            return promised.flatMap(({ plan, path, files: examples })=>{
                let rule = examples.flatMap((file)=>rules.get(file) ?? [])[0];
                return void 0 === rule ? [] : [
                    `${plan} promises ${path}, which git ignores (${rule}), so no commit can hold it; promise what it is made from and check it with an <automated> command, or change the rule`
                ];
            });
        }
        function examplesOf(path, prefix) {
            let [declared] = new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__.DB([
                path
            ], prefix).patterns;
            return (declared?.alternatives() ?? []).map((each)=>each.path.replace(/\*+|\?/g, 'x').replace(/\/$/, '')).filter((each)=>!each.startsWith('..'));
        }
    }),
    99146: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            h: ()=>keepOutOfGit,
            x: ()=>ignoreHere
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        async function keepOutOfGit(git, path) {
            if (await git.read([
                'ls-files',
                '-z',
                '--',
                path
            ]) !== '') return false;
            if (2 === (await git.ignored([
                path,
                `${path}.1.tmp`
            ])).length) return true;
            let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'info', 'exclude');
            if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isFile()) return false;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), {
                recursive: true
            });
            let before = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') : '';
            let line = `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}*`;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${'' === before || before.endsWith('\n') ? '' : '\n'}${line}\n`);
            return true;
        }
        function ignoreHere(git, paths) {
            let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'info', 'exclude');
            if (0 === paths.length || (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file).isFile()) return;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), {
                recursive: true
            });
            let before = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, 'utf8') : '';
            let known = new Set(before.split('\n'));
            let lines = paths.map((path)=>`/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}`).filter((line)=>!known.has(line));
            if (lines.length > 0) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${'' === before || before.endsWith('\n') ? '' : '\n'}${lines.join('\n')}\n`);
        }
    }),
    1429: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AU: ()=>fold,
            It: ()=>finishAdvance,
            Md: ()=>mergeTrees,
            np: ()=>advance
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _checkpoint_aside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55511);
        var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26488);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11475);
        var _history_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30012);
        var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(18662);
        async function fold(git, base, contributions) {
            let folded = {
                commit: base,
                plans: [],
                conflicts: []
            };
            for (let { plan, base: begunOn, commit } of contributions){
                if (commit === begunOn || begunOn === folded.commit) {
                    folded.plans.push(plan);
                    if (commit !== begunOn) folded.commit = commit;
                    continue;
                }
                let flat = await git.commitTree(await git.treeOf(commit), [
                    begunOn
                ], `Work of plan ${plan}`);
                let merged = await mergeTrees(git, folded.commit, flat);
                if (merged.conflicts.length > 0) {
                    folded.conflicts.push({
                        plan,
                        files: merged.conflicts
                    });
                    continue;
                }
                folded.commit = await git.commitTree(merged.tree, [
                    folded.commit,
                    commit
                ], `Fold plan ${plan}`);
                folded.plans.push(plan);
            }
            return folded;
        }
        async function advance(git, from, to, given = {}) {
            let here = (await git.head()).branch;
            let { branch = here, drop = [] } = given;
            let isHere = branch === here;
            if (!isHere && null === branch) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_4__.XS(`${git.root} is on a branch now, and was on none before`);
            if (from !== to && isHere) await tryFollowing(git, from, to);
            await git.moveHead(from, to, 'phase-executor: fold', {
                ref: branch ?? 'HEAD',
                drop
            });
            if (from === to || !isHere) return;
            await git.run([
                'read-tree',
                '-m',
                '-u',
                from,
                to
            ]);
            git.syncFiles(await (0, _tree_js__WEBPACK_IMPORTED_MODULE_6__.jr)(git, from, to));
        }
        async function tryFollowing(git, from, to) {
            let trial = [
                'read-tree',
                '-m',
                '-u',
                '--dry-run',
                from,
                to
            ];
            if (0 === (await git.try(trial)).exitCode) return;
            await git.try([
                'update-index',
                '-q',
                '--refresh'
            ]);
            await git.run(trial);
        }
        async function finishAdvance(git, from) {
            let { sha } = await git.head();
            if (sha === from || !await (0, _history_js__WEBPACK_IMPORTED_MODULE_5__.QX)(git, from, sha)) return;
            let args = [
                'read-tree',
                '-m',
                '-u',
                from,
                sha
            ];
            if (0 !== (await git.try(args)).exitCode) await follow(git, from, sha);
            git.syncFiles(await (0, _tree_js__WEBPACK_IMPORTED_MODULE_6__.jr)(git, from, sha));
        }
        async function follow(git, from, to) {
            let changed = await (0, _tree_js__WEBPACK_IMPORTED_MODULE_6__.jr)(git, from, to);
            let aside = (0, _checkpoint_aside_js__WEBPACK_IMPORTED_MODULE_2__.IL)((0, _checkpoint_aside_js__WEBPACK_IMPORTED_MODULE_2__.KN)(git, `advance-${to.slice(0, 12)}`));
            for (let path of changed){
                let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path);
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, {
                    throwIfNoEntry: false
                })?.isFile()) continue;
                let text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
                let known = await Promise.all([
                    from,
                    to
                ].map((commit)=>(0, _tree_js__WEBPACK_IMPORTED_MODULE_6__.r7)(git, commit, path)));
                if (!known.includes(text.toString('utf8'))) {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path)), {
                        recursive: true
                    });
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path), text);
                }
            }
            let there = await (0, _tree_js__WEBPACK_IMPORTED_MODULE_6__.nG)(git, to, changed);
            let gone = changed.filter((path)=>!there.includes(path));
            await git.run([
                'update-index',
                '--force-remove',
                '-z',
                '--stdin'
            ], {
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_3__.t)(gone)
            });
            for (let path of gone)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), {
                recursive: true,
                force: true
            });
            let args = [
                'restore',
                `--source=${to}`,
                '--staged',
                '--worktree',
                '--pathspec-from-file=-',
                '--pathspec-file-nul'
            ];
            if (there.length > 0) await git.run([
                '--literal-pathspecs',
                ...args
            ], {
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_3__.t)(there)
            });
        }
        async function mergeTrees(git, ours, theirs) {
            let args = [
                'merge-tree',
                '--write-tree',
                '--name-only',
                '--no-messages',
                '-z',
                ours,
                theirs
            ];
            let result = await git.try(args, {
                reading: true
            });
            let [tree = '', ...conflicts] = (0, _git_js__WEBPACK_IMPORTED_MODULE_3__.f0)(result.stdout.toString('utf8'));
            if (result.exitCode > 1 || '' === tree) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_4__.XS(`git could not merge ${theirs} into ${ours}: ${result.stderr.trim()}`);
            return {
                tree,
                conflicts: 0 === result.exitCode ? [] : conflicts
            };
        }
    }),
    30012: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $r: ()=>lastChange,
            QX: ()=>isAncestor,
            X6: ()=>datedSince,
            i: ()=>recentCommits,
            nt: ()=>commitsSince
        });
        var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26488);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11475);
        var _object_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43353);
        async function isAncestor(git, ancestor, descendant) {
            let known = knownAncestors.get(git) ?? new Set();
            knownAncestors.set(git, known);
            let key = `${ancestor} ${descendant}`;
            if (known.has(key)) return true;
            let args = [
                'merge-base',
                '--is-ancestor',
                ancestor,
                descendant
            ];
            let result = await git.try(args, {
                reading: true
            });
            if (result.exitCode > 1) throw (0, _git_error_js__WEBPACK_IMPORTED_MODULE_1__.V2)(args, result);
            if (0 === result.exitCode && (0, _object_name_js__WEBPACK_IMPORTED_MODULE_2__.V)(ancestor) && (0, _object_name_js__WEBPACK_IMPORTED_MODULE_2__.V)(descendant)) known.add(key);
            return 0 === result.exitCode;
        }
        let knownAncestors = new WeakMap();
        async function commitsSince(git, sha) {
            return commits(await git.read([
                'log',
                '-z',
                '--reverse',
                '--format=%H %s',
                `${sha}..HEAD`,
                '--'
            ]));
        }
        async function datedSince(git, sha) {
            let log = await git.read([
                'log',
                '-z',
                '--max-count=10000',
                '--format=%H %ct %s',
                `${sha}..HEAD`,
                '--'
            ]);
            return commits(log).map(({ sha: each, subject })=>{
                let [seconds = ''] = subject.split(' ', 1);
                return {
                    sha: each,
                    subject: subject.slice(seconds.length + 1),
                    at: 1000 * Number(seconds)
                };
            });
        }
        async function lastChange(git, files, from = 'HEAD') {
            if (0 === files.length) return null;
            let args = [
                '--literal-pathspecs',
                'log',
                '--max-count=1',
                '--format=%H',
                from,
                '--',
                ...files
            ];
            return (await git.read(args)).trim() || null;
        }
        async function recentCommits(git, limit) {
            return commits(await git.read([
                'log',
                '-z',
                `--max-count=${limit}`,
                '--format=%H %s',
                'HEAD',
                '--'
            ]));
        }
        function commits(log) {
            return (0, _git_js__WEBPACK_IMPORTED_MODULE_0__.f0)(log).map((entry)=>({
                    sha: entry.slice(0, entry.indexOf(' ')),
                    subject: entry.slice(entry.indexOf(' ') + 1)
                }));
        }
    }),
    75209: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $N: ()=>declaredPaths,
            DJ: ()=>hasWorkFor,
            DM: ()=>declaresNothing,
            KD: ()=>promisedPaths,
            Os: ()=>declaredChanges,
            _Z: ()=>inTree,
            ev: ()=>isNamed
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41028);
        function declaredChanges(plan, changed, prefix) {
            let own = inTree(prefix, plan.summaryPath);
            let silent = new Set([
                own,
                ...[
                    'ROADMAP.md',
                    'STATE.md'
                ].map((name)=>`${prefix}.planning/${name}`)
            ]);
            let seen = changed.filter((path)=>!silent.has(path));
            let declared = declaredPaths(plan, prefix).patterns.filter(({ path })=>path !== own);
            if (0 === declared.length) {
                let files = seen.filter((path)=>!path.startsWith(`${prefix}.planning/`)).length;
                return {
                    count: files,
                    of: files
                };
            }
            return {
                count: declared.filter((pattern)=>seen.some((path)=>pattern.covers(path))).length,
                of: declared.length
            };
        }
        function hasWorkFor(plan, changed, prefix) {
            return declaresNothing(plan, prefix) || declaredChanges(plan, changed, prefix).count > 0;
        }
        function declaresNothing(plan, prefix) {
            return declaredPaths(plan, prefix).patterns.every(({ path })=>path === inTree(prefix, plan.summaryPath));
        }
        function declaredPaths(plan, prefix) {
            return remembered(allDeclared, plan, prefix, ({ filesModified, tasks })=>[
                    ...filesModified,
                    ...tasks.flatMap(({ files })=>files),
                    ...promisedBy(plan)
                ]);
        }
        function promisedPaths(plan, prefix) {
            return remembered(allPromised, plan, prefix, promisedBy);
        }
        function isNamed(plan, path, prefix) {
            return declaredPaths(plan, prefix).names(path);
        }
        function inTree(prefix, path) {
            return node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(`${prefix}${path}`).replace(/\/$/, '');
        }
        function promisedBy({ mustHaves }) {
            return mustHaves.artifacts.map(({ path })=>path);
        }
        let allDeclared = new WeakMap();
        let allPromised = new WeakMap();
        function remembered(known, plan, prefix, entries) {
            let byPrefix = known.get(plan) ?? new Map();
            known.set(plan, byPrefix);
            let declared = byPrefix.get(prefix) ?? new _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_1__.DB(entries(plan), prefix);
            byPrefix.set(prefix, declared);
            return declared;
        }
    }),
    87176: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Dz: ()=>markedCommits,
            Gj: ()=>forgedMarks,
            TU: ()=>planMark,
            VA: ()=>runTrailer,
            _7: ()=>findPartCommit,
            ft: ()=>partMark
        });
        var _files_control_characters_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78027);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26488);
        function planMark({ plan, planHash, base, parts, ...run }) {
            return [
                `Phase-Executor-Plan: ${(0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_1__.D)(plan)}`,
                `Phase-Executor-Plan-Hash: ${planHash}`,
                `Phase-Executor-Base: ${base}`,
                ...parts.map((part)=>`Phase-Executor-After: ${part.base}..${part.commit}`),
                runTrailer(run)
            ].join('\n');
        }
        function runTrailer({ runId, runUrl, attempt }) {
            let more = [
                ...void 0 === attempt ? [] : [
                    `attempt ${attempt}`
                ],
                ...null === runUrl ? [] : [
                    runUrl
                ]
            ];
            return `Phase-Executor-Run: ${runId}${0 === more.length ? '' : ` (${more.join(', ')})`}`;
        }
        function partMark({ plan, planHash, base, ...run }, upTo) {
            return [
                `Phase-Executor-Part: ${partName(plan, upTo)}`,
                `Phase-Executor-Part-Hash: ${planHash}`,
                `Phase-Executor-Base: ${base}`,
                runTrailer(run)
            ].join('\n');
        }
        function partName(plan, upTo) {
            return `${(0, _files_control_characters_js__WEBPACK_IMPORTED_MODULE_1__.D)(plan)}, tasks before ${upTo + 1}`;
        }
        async function findPartCommit(git, { plan, planHash, base, upTo, runId, attempt }) {
            if (await git.resolve(base) === null) return null;
            let trailer = (key)=>`%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`;
            let format = [
                '%H',
                ...[
                    'Part',
                    'Part-Hash',
                    'Base',
                    'Run'
                ].map(trailer)
            ].join('%x01');
            let log = await git.read([
                'log',
                '-z',
                '--max-count=2000',
                `--format=${format}`,
                `${base}..HEAD`,
                '--'
            ]);
            let wanted = [
                partName(plan, upTo),
                planHash,
                base
            ].join('\x01');
            let ofRun = `${runId} (attempt ${attempt}`;
            for (let entry of (0, _git_git_js__WEBPACK_IMPORTED_MODULE_0__.f0)(log)){
                let [sha = '', ...mark] = entry.split('\x01').map((text)=>text.trim());
                let run = mark.pop() ?? '';
                if (mark.join('\x01') === wanted && run.startsWith(ofRun) && /[,)]/.test(run[ofRun.length] ?? '')) return sha;
            }
            return null;
        }
        async function markedCommits(git, limit) {
            let trailer = (key)=>`%(trailers:key=Phase-Executor-${key},valueonly,separator=%x02)`;
            let format = `%H%x01%s%x01${trailer('Plan')}%x01${trailer('Plan-Hash')}%x01${trailer('Base')}%x01${trailer('After')}`;
            let log = await git.read([
                'log',
                '-z',
                `--max-count=${limit}`,
                `--format=${format}`,
                'HEAD',
                '--'
            ]);
            return (0, _git_git_js__WEBPACK_IMPORTED_MODULE_0__.f0)(log).map((entry)=>{
                let [sha = '', subject = '', plan = '', planHash = '', base = '', after = ''] = entry.split('\x01').map((part)=>part.trim());
                let isMark = '' !== plan && /^[0-9a-f]{40}$/.test(planHash) && /^[0-9a-f]{40,64}$/.test(base);
                return {
                    sha,
                    subject,
                    mark: isMark ? {
                        plan,
                        planHash,
                        base,
                        parts: rangesIn(after)
                    } : null
                };
            });
        }
        async function forgedMarks(git, shas) {
            if (0 === shas.length) return [];
            let format = "%H %(trailers:key=Phase-Executor-Plan,valueonly)%(trailers:key=Phase-Executor-Part,valueonly)";
            let log = await git.read([
                'log',
                '-z',
                '--no-walk=unsorted',
                '--stdin',
                `--format=${format}`
            ], {
                stdin: `${shas.join('\n')}\n`
            });
            return (0, _git_git_js__WEBPACK_IMPORTED_MODULE_0__.f0)(log).map((entry)=>entry.trim().split(' ')).flatMap(([sha = '', ...mark])=>mark.length > 0 ? [
                    sha
                ] : []);
        }
        function rangesIn(text) {
            return text.split('\x02').flatMap((range)=>{
                let [, base, commit] = /^([0-9a-f]{40,64})\.\.([0-9a-f]{40,64})$/.exec(range.trim()) ?? [];
                return void 0 === base || void 0 === commit ? [] : [
                    {
                        base,
                        commit
                    }
                ];
            });
        }
    }),
    27550: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Mr: ()=>readAnswers,
            Xu: ()=>keepAnswers,
            Yi: ()=>addAnswer,
            cB: ()=>answersRefOf,
            vb: ()=>mostAnswerChars
        });
        var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64377);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59865);
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11475);
        var _published_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54039);
        let mostAnswerChars = 8_000;
        let AnswerSchema = zod__WEBPACK_IMPORTED_MODULE_2__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__.euz(1),
            plan: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().max(200),
            question: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().regex(/^[0-9a-f]{64}$/),
            approved: zod__WEBPACK_IMPORTED_MODULE_2__.zMY(),
            text: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().max(mostAnswerChars).nullable(),
            by: zod__WEBPACK_IMPORTED_MODULE_2__.YjP().max(500),
            url: zod__WEBPACK_IMPORTED_MODULE_2__.OZ5().max(1_000).optional(),
            at: zod__WEBPACK_IMPORTED_MODULE_3__.w$()
        });
        function answersRefOf({ phase, prefix }) {
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_1__.af)(phase, prefix).replace(/state$/, 'answers');
        }
        async function readAnswers(place) {
            let found = new Map();
            for (let tip of [
                await place.git.resolve(answersRefOf(place)),
                await there(place)
            ])for (let answer of null === tip ? [] : await answersIn(place.git, tip))found.set(answer.question, answer);
            return found;
        }
        async function addAnswer(place, answer) {
            let { git, remote } = place;
            let name = answersRefOf(place);
            let here = await git.resolve(name);
            let from = await there(place);
            let parents = [
                ...new Set([
                    from,
                    here
                ].filter((tip)=>null !== tip))
            ];
            let files = new Map();
            for (let tip of parents)for (let line of (await git.read([
                'ls-tree',
                '-z',
                tip
            ])).split('\0').filter((each)=>'' !== each))files.set(line.slice(line.indexOf('\t') + 1), line);
            let text = `${JSON.stringify(answer, null, 2)}\n`;
            let blob = (await git.run([
                'hash-object',
                '-w',
                '--stdin'
            ], {
                stdin: text
            })).trim();
            let file = `${answer.question}.json`;
            files.set(file, `100644 blob ${blob}\t${file}`);
            let stdin = [
                ...files.values()
            ].map((line)=>`${line}\0`).join('');
            let tree = (await git.run([
                'mktree',
                '-z'
            ], {
                stdin
            })).trim();
            let what = `${answer.approved ? 'Approve' : 'Answer'} plan ${answer.plan}`;
            let to = await git.commitTree(tree, parents, what);
            if (null === remote) return void await git.run([
                'update-ref',
                '--no-deref',
                '--',
                name,
                to,
                here ?? '0'.repeat(to.length)
            ]);
            if (!await remote.move([
                {
                    name,
                    to,
                    from
                }
            ])) throw new _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS(`somebody else has just answered a question of phase ${place.phase}; try again`);
        }
        async function keepAnswers({ git, ...of }, at) {
            let name = answersRefOf(of);
            let { exitCode } = await git.try([
                'rev-parse',
                '-q',
                '--verify',
                '--end-of-options',
                name
            ], {
                reading: true
            });
            let now = 0 === exitCode ? await git.object(name) : null;
            if (now === at) return false;
            await git.run([
                'update-ref',
                '--no-deref',
                ...null === at ? [
                    '-d',
                    '--',
                    name
                ] : [
                    '--',
                    name,
                    at
                ]
            ]);
            return true;
        }
        async function there({ git, remote, ...of }) {
            if (null === remote) return null;
            let ref = answersRefOf(of);
            let tip = (await remote.list([
                ref
            ])).get(ref) ?? null;
            if (null !== tip && await git.resolve(tip) === null) await remote.bring([
                ref
            ]);
            return tip;
        }
        async function answersIn(git, commit) {
            let listed = (await git.read([
                'ls-tree',
                '-z',
                '-l',
                `${commit}^{commit}`
            ])).split('\0');
            let found = [];
            for (let line of listed.slice(0, mostAnswers)){
                let [, sha = '', bytes = '', name = ''] = /^100644 blob ([0-9a-f]+) +(\d+)\t([0-9a-f]{64})\.json$/.exec(line) ?? [];
                if ('' === sha || Number(bytes) > 10 * mostAnswerChars) continue;
                let { stdout } = await git.try([
                    'cat-file',
                    'blob',
                    sha
                ], {
                    reading: true
                });
                let answer = AnswerSchema.safeParse(tryJson(stdout.toString('utf8')));
                if (answer.success && answer.data.question === name) found.push(answer.data);
            }
            return found;
        }
        let mostAnswers = 10_000;
        function tryJson(text) {
            try {
                return (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__.q)(text);
            } catch  {
                return;
            }
        }
    }),
    54039: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            RW: ()=>keptUnder,
            Tb: ()=>commitState,
            aX: ()=>restoreState,
            af: ()=>stateRefOf,
            un: ()=>readState,
            yk: ()=>PublishedStateError
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59865);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30012);
        var _git_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78816);
        let keptRef = /^refs\/phase-executor\/[\w%+-][\w%+.-]*\/partial\/[\w%+-][\w%+.-]*\/[\w%+-][\w%+.-]*$/;
        let ManifestSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__.euz(1),
            phase: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            runId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().nonnegative().max(1e9),
            workflowRun: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
                repository: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().max(200),
                id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^\d{1,18}$/),
                attempt: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().positive()
            }).optional(),
            host: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[^\u0000-\u001f\u007f-\u009f]{0,200}$/),
            heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_4__.w$(),
            ttlMs: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().positive().max(604800000),
            released: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
            branch: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullable(),
            head: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[0-9a-f]{40,64}$/),
            kept: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
                ref: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(keptRef),
                commit: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[0-9a-f]{40,64}$/)
            }))
        });
        class PublishedStateError extends Error {
            name = 'PublishedStateError';
            exitCode = 64;
        }
        let parts = [
            /^events\.ndjson$/,
            /^phase\.json$/,
            /^signals\/[^/]+\.json$/,
            /^handoffs\/[^/]+\.json$/
        ];
        function stateRefOf(phase, prefix = '') {
            let project = encodeURIComponent(prefix.replace(/\/$/, '')).replace(/[~*]/g, '_');
            return `refs/phase-executor/${'' === project ? '' : `${project}+`}${phase}/state`;
        }
        async function commitState(git, dir, manifest) {
            let files = filesOf(dir);
            let hashed = 0 === files.length ? [] : (await git.run([
                'hash-object',
                '-w',
                '--no-filters',
                '--stdin-paths'
            ], {
                stdin: `${files.map((file)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, file)).join('\n')}\n`
            })).trim().split('\n');
            let blobs = new Map(files.map((file, at)=>[
                    file,
                    hashed[at] ?? ''
                ]));
            let text = `${JSON.stringify(manifest, null, 2)}\n`;
            blobs.set('state.json', (await git.run([
                'hash-object',
                '-w',
                '--stdin'
            ], {
                stdin: text
            })).trim());
            let tree = await treeFrom(git, blobs);
            let parents = [
                ...new Set([
                    manifest.head,
                    ...manifest.kept.map(({ commit })=>commit)
                ])
            ];
            let message = `State of phase ${manifest.phase}\n\nRun ${manifest.runId} of Phase Executor, epoch ${manifest.epoch}.`;
            return git.commitTree(tree, parents, message);
        }
        async function readState(git, commit) {
            let bytes = await bytesOf(git, `${commit}:state.json`);
            if (null === bytes) throw new PublishedStateError(`commit ${commit} holds no state.json, so it is not a state of a phase`);
            if (bytes > mostManifestBytes) throw new PublishedStateError(`state.json of ${commit} has ${bytes} bytes, and ${mostManifestBytes} are read`);
            let { stdout } = await git.try([
                'cat-file',
                'blob',
                `${commit}:state.json`
            ], {
                reading: true
            });
            let value;
            try {
                value = (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__.q)(stdout.toString('utf8'));
            } catch (cause) {
                throw new PublishedStateError(`state.json of ${commit} is not JSON: ${cause.message}`);
            }
            let version = value?.schemaVersion;
            if ('number' == typeof version && version > 1) throw new PublishedStateError(`state.json of ${commit} has version ${version}, which a newer Phase Executor wrote; use that`);
            let parsed = ManifestSchema.safeParse(value);
            if (!parsed.success) {
                let problems = parsed.error.issues.map(({ path, message })=>`${path.join('.')}: ${message}`);
                throw new PublishedStateError(`state.json of ${commit} is not usable: ${problems.slice(0, 5).join('; ')}`);
            }
            let { phase, kept } = parsed.data;
            let own = keptUnder(phase);
            let foreign = kept.find(({ ref })=>!ref.startsWith(own));
            if (void 0 !== foreign) throw new PublishedStateError(`state.json of ${commit} is of phase ${phase} and names ${foreign.ref}, which is of another`);
            return parsed.data;
        }
        function keptUnder(phase) {
            return `refs/phase-executor/${phase}/partial/`;
        }
        let mostManifestBytes = 4194304;
        async function bytesOf(git, blob) {
            let { exitCode, stdout } = await git.try([
                'cat-file',
                '-s',
                blob
            ], {
                reading: true
            });
            return 0 === exitCode ? Number(stdout.toString('utf8')) : null;
        }
        let mostPartBytes = 268435456;
        async function restoreState(git, commit, dir) {
            let manifest = await readState(git, commit);
            let listed = (await git.read([
                'ls-tree',
                '-r',
                '-z',
                commit
            ])).split('\0');
            for (let line of listed){
                let [, mode, sha = '', path = ''] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
                if ('100644' !== mode || !parts.some((part)=>part.test(path)) || path.includes('..')) continue;
                let bytes = await bytesOf(git, sha);
                if (null === bytes || bytes > mostPartBytes) throw new PublishedStateError(`${path} of ${commit} has ${bytes} bytes, and ${mostPartBytes} are taken`);
                let { stdout } = await git.try([
                    'cat-file',
                    'blob',
                    sha
                ], {
                    reading: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), {
                    recursive: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), stdout);
            }
            for (let { ref, commit: kept } of manifest.kept)await keepBeside(git, ref, kept);
        }
        async function keepBeside(git, ref, kept) {
            if (await git.resolve(kept) === null) return;
            let here = await git.resolve(ref);
            if (null !== here && (here === kept || await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_2__.QX)(git, kept, here))) return;
            let both = null === here ? kept : await git.commitTree(await git.treeOf(kept), [
                kept,
                here
            ], 'Kept beside what this machine had kept');
            await (0, _git_refs_js__WEBPACK_IMPORTED_MODULE_6__.du)(git, ref, both, here);
        }
        function filesOf(dir) {
            let below = [
                'signals',
                'handoffs'
            ].flatMap((folder)=>namesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, folder)).map((name)=>`${folder}/${name}`));
            let isOurs = (file)=>parts.some((part)=>part.test(file)) && !file.includes('\n') && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, file), {
                    throwIfNoEntry: false
                })?.isFile() === true;
            return [
                ...namesIn(dir),
                ...below
            ].filter(isOurs).sort();
        }
        function namesIn(dir) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, {
                throwIfNoEntry: false
            })?.isDirectory() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir) : [];
        }
        async function treeFrom(git, blobs) {
            let folders = new Map();
            let lines = [];
            for (let [file, sha] of blobs){
                let [folder, name] = file.includes('/') ? file.split('/') : [
                    null,
                    file
                ];
                let line = `100644 blob ${sha}\t${name}`;
                if (null == folder) lines.push(line);
                else folders.set(folder, [
                    ...folders.get(folder) ?? [],
                    line
                ]);
            }
            for (let [folder, inside] of folders)lines.push(`040000 tree ${(await git.run([
                'mktree',
                '-z'
            ], {
                stdin: inside.map((line)=>`${line}\0`).join('')
            })).trim()}\t${folder}`);
            return (await git.run([
                'mktree',
                '-z'
            ], {
                stdin: lines.map((line)=>`${line}\0`).join('')
            })).trim();
        }
    }),
    30667: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G5: ()=>checkpointTags,
            Th: ()=>announcedCheckpoints,
            ky: ()=>lastFold,
            o7: ()=>isCutOff,
            qp: ()=>cutOffAttempts,
            r_: ()=>cutOffGate,
            zU: ()=>isOfGate
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        var _orphan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54945);
        function isOfGate(cutOff) {
            return 'of' in cutOff;
        }
        function isCutOff(events, checkout) {
            return cutOffAttempts(events, checkout).length > 0 || lastOf(events, 'attempt_start').length > 0 || null !== cutOffGate(events);
        }
        function cutOffAttempts(events, checkout) {
            let orphans = new Map((0, _orphan_js__WEBPACK_IMPORTED_MODULE_1__.T)(events, checkout).map((orphan)=>[
                    orphan.tag,
                    orphan
                ]));
            let open = lastOf(events, 'checkpoint').map((event)=>({
                    ...event,
                    adopters: orphans.get(event.tag)?.adopters ?? []
                }));
            let tags = new Set(open.map(({ tag })=>tag));
            return [
                ...[
                    ...orphans.values()
                ].filter(({ tag })=>!tags.has(tag)),
                ...open
            ];
        }
        function cutOffGate(events) {
            let last = events.findLast((event)=>(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                    gate: 'opens'
                }) || (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                    gate: 'closes'
                }) || 'recovered' === event.event && void 0 !== event.of);
            return void 0 !== last && (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(last, {
                gate: 'opens'
            }) ? last : null;
        }
        function lastFold(events) {
            return lastOf(events, 'fold').sort((one, other)=>one.seq - other.seq).at(-1) ?? null;
        }
        function announcedCheckpoints(events) {
            return events.flatMap((event)=>'attempt_start' === event.event || 'verify_start' === event.event ? [
                    {
                        plan: event.plan,
                        at: event.since
                    }
                ] : []);
        }
        function checkpointTags(events) {
            return new Set(events.flatMap((event)=>'tag' in event && void 0 !== event.tag ? [
                    event.tag
                ] : []));
        }
        function lastOf(events, kind) {
            let found = new Map();
            for (let event of events)if ('phase_start' === event.event) found.clear();
            else if (isOf(event, kind)) found.set(event.plan, event);
            else if ('checkpoint' === event.event || (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                attempt: 'closes'
            })) found.delete(event.plan ?? '');
            return [
                ...found.values()
            ];
        }
        function isOf(event, kind) {
            return event.event === kind;
        }
    }),
    49607: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E4: ()=>openingOf,
            SN: ()=>lastEnding,
            f5: ()=>settingsOf,
            qi: ()=>recordedBase,
            wZ: ()=>sinceOpened,
            zi: ()=>openerOf
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        function sinceOpened(events, runId) {
            let begun = events.findLastIndex((event)=>'phase_start' === event.event && event.runId === runId);
            return begun < 0 ? [] : events.slice(begun).filter((event)=>event.runId === runId);
        }
        function openingOf(events, runId) {
            return events.filter((event)=>'phase_start' === event.event).findLast((event)=>event.runId === runId) ?? null;
        }
        function settingsOf(events, runId) {
            let opened = events.filter((event)=>'opened' === event.event).findLast((event)=>event.runId === runId);
            return opened?.start === void 0 || void 0 === opened.config ? null : {
                commit: opened.start,
                file: opened.config
            };
        }
        function openerOf(events, runId) {
            return sinceOpened(events, runId).findLast((event)=>'opened' === event.event)?.job ?? null;
        }
        function recordedBase(events) {
            let done = events.findLastIndex(({ event })=>'phase_complete' === event);
            let bases = events.slice(done + 1).flatMap((event)=>'phase_start' === event.event ? event.base ?? [] : []);
            return {
                base: bases[0] ?? null,
                wasComplete: done >= 0
            };
        }
        function lastEnding(events) {
            let begun = events.findLastIndex(({ event })=>'phase_start' === event);
            return events.slice(Math.max(0, begun)).find((event)=>(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                    ends: 'phase'
                })) ?? null;
        }
    }),
    54945: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>marksOf,
            T: ()=>orphansIn
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        function orphansIn(events, checkout) {
            let found = new Map();
            let begunAt = new Map();
            for (let event of events){
                if (!('plan' in event) || void 0 === event.plan) continue;
                let { plan } = event;
                let known = found.get(plan);
                let isOfIt = ({ runId, attempt })=>known?.runId === runId && known.attempt === attempt;
                switch(event.event){
                    case 'attempt_start':
                        found.delete(plan);
                        begunAt.set(plan, Date.parse(event.since));
                        break;
                    case 'checkpoint':
                        found.delete(plan);
                        if (void 0 !== event.place && event.place !== checkout) found.set(plan, draftOf(event, event.place, begunAt.get(plan) ?? Date.parse(event.at)));
                        break;
                    case 'agent_start':
                        if (known && isOfIt(event)) {
                            known.endsAt = Date.parse(event.at) + event.timeoutMs;
                            known.agent = event.agent;
                            known.isEndSeen = false;
                        }
                        break;
                    case 'agent_end':
                        if (known && isOfIt(event) && event.ok) known.isEndSeen = true;
                        else found.delete(plan);
                        break;
                    case 'adopt':
                        known?.adopters.push(event.runId);
                        break;
                    case 'repair':
                        if (known?.attempt === event.attempt) known.repairs = event.repair;
                        break;
                    case 'verify_start':
                        if (known) known.checkedSince = event.since;
                        break;
                    case 'verify':
                        if (known) known.checkedSince = null;
                        break;
                    default:
                        if (isOver(event)) found.delete(plan);
                }
            }
            return [
                ...found.values()
            ].flatMap(({ endsAt, ...rest })=>null === endsAt ? [] : [
                    {
                        ...rest,
                        endsAt
                    }
                ]);
        }
        function draftOf(event, place, startedAt) {
            let { phase, plan, attempt, tag, runId } = event;
            return {
                phase,
                plan,
                attempt,
                place,
                runId,
                startedAt,
                tag,
                agent: '',
                adopters: [],
                endsAt: null,
                isEndSeen: false,
                repairs: void 0,
                checkedSince: null
            };
        }
        function isOver(event) {
            if ((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                ends: 'plan'
            })) return 'plan_complete' === event.event || void 0 !== event.signal.attempt;
            let { attempt } = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.JC)(event.event);
            return 'decides' === attempt || 'closes' === attempt;
        }
        function marksOf({ runId, adopters, plan, attempt }) {
            return [
                runId,
                ...adopters
            ].map((id)=>`${id}/${plan}/${attempt}`);
        }
    }),
    88173: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>partsOf
        });
        function partsOf(events) {
            let found = new Map();
            for (let event of events){
                if ('plan_complete' === event.event) found.delete(event.plan);
                if ('part' !== event.event) continue;
                let { plan, upTo, planHash, base, commit, head, isWitnessed, files } = event;
                let known = found.get(plan) ?? [];
                if (!known.some((each)=>each.commit === commit && each.upTo === upTo && each.planHash === planHash)) found.set(plan, [
                    ...known,
                    {
                        plan,
                        upTo,
                        planHash,
                        base,
                        commit,
                        head,
                        isWitnessed,
                        files
                    }
                ]);
            }
            return found;
        }
    }),
    26567: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            T0: ()=>isTakenIn,
            aG: ()=>jobsOf,
            rM: ()=>openRound,
            uw: ()=>lastIntegrated
        });
        function openRound(events, runId, number) {
            let last = events.findLast((event)=>event.runId === runId && (void 0 === number ? 'round_start' === event.event || 'round_end' === event.event : 'round_start' === event.event && event.round === number));
            return last?.event === 'round_start' ? {
                round: last.round,
                base: last.base,
                jobs: last.jobs
            } : null;
        }
        function lastIntegrated(events) {
            return Math.max(0, ...events.flatMap((event)=>'round_end' === event.event ? [
                    event.round
                ] : []));
        }
        function jobsOf(events, runId) {
            return events.flatMap((event)=>'round_start' === event.event && event.runId === runId ? event.jobs : []);
        }
        function isTakenIn(events, runId, result) {
            return events.some((event)=>'leg' === event.event && event.runId === runId && event.result === result);
        }
    }),
    13567: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            g: ()=>spentOn,
            o: ()=>spendingOf
        });
        var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
        function spendingOf(events) {
            let accounts = new Map();
            let keyOf = (plan, attempt, runId)=>`${runId}\0${plan}\0${attempt}`;
            let accountOf = (plan, attempt, runId)=>{
                let key = keyOf(plan, attempt, runId);
                let account = accounts.get(key) ?? {
                    plan,
                    attempt,
                    closed: _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.at,
                    open: _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.at
                };
                accounts.set(key, account);
                return account;
            };
            for (let event of events)switch(event.event){
                case 'phase_complete':
                    accounts.clear();
                    break;
                case 'agent_start':
                    {
                        let account = accountOf(event.plan, event.attempt, event.runId);
                        account.closed = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.XN)([
                            account.closed,
                            account.open
                        ]);
                        account.open = _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.at;
                        break;
                    }
                case 'agent_spend':
                    {
                        let account = accountOf(event.plan, event.attempt, event.runId);
                        account.open = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.eG)(account.open, event.spent);
                        break;
                    }
                case 'agent_end':
                    {
                        let account = accountOf(event.plan, event.attempt, event.runId);
                        account.closed = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.XN)([
                            account.closed,
                            event.spent ? (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.eG)(account.open, event.spent) : account.open
                        ]);
                        account.open = _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.at;
                        break;
                    }
                case 'adopt':
                    {
                        let account = accountOf(event.plan, event.attempt, event.runId);
                        for (let runId of [
                            event.from,
                            ...event.adopters
                        ]){
                            let before = accounts.get(keyOf(event.plan, event.attempt, runId));
                            if (void 0 !== before) {
                                account.closed = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.XN)([
                                    account.closed,
                                    before.closed
                                ]);
                                account.open = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.eG)(account.open, before.open);
                                accounts.delete(keyOf(event.plan, event.attempt, runId));
                            }
                        }
                        break;
                    }
            }
            return [
                ...accounts.values()
            ].map(({ plan, attempt, closed, open })=>({
                    plan,
                    attempt,
                    spent: (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.XN)([
                        closed,
                        open
                    ])
                }));
        }
        function spentOn(spending, plan) {
            return (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.XN)(spending.flatMap((each)=>void 0 === plan || each.plan === plan ? [
                    each.spent
                ] : []));
        }
    }),
    16799: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    92148: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            N: ()=>findingText
        });
        function findingText({ file, line, message, code }) {
            return `${file}:${line}: ${message} [${code}]`;
        }
    }),
    43017: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            S: ()=>planHash
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        function planHash({ text }) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
        }
    }),
    16288: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    32871: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            j: ()=>donePlans
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50229);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        var _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92649);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88240);
        var _verify_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62119);
        async function donePlans({ phase, schedule, config }, { head, changes }, git, root, prefix) {
            let isCounted = config.commitDocs && null !== head;
            let held = new Set(isCounted ? await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.mz)(git, head, [
                `${prefix}${phase.dir}`
            ]) : []);
            refuseUnknownTwin(phase, held, prefix, isCounted);
            let uncommitted = new Set(config.commitDocs ? changes.map(({ path })=>path) : []);
            let isDone = ({ plan: { hasSummary, halted, path: document, summaryPath: path } })=>{
                if (!hasSummary || halted || uncommitted.has(`${prefix}${path}`)) return false;
                if (held.has(`${prefix}${document}`) && !held.has(`${prefix}${path}`)) return false;
                return true === (0, _verify_summary_js__WEBPACK_IMPORTED_MODULE_4__.I)({
                    path,
                    text: (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_1__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path))
                }).passed;
            };
            let done = schedule.plans.filter(isDone);
            return new Set(done.map(({ plan })=>plan.id));
        }
        function refuseUnknownTwin(phase, held, prefix, isCounted) {
            let isKnown = [
                ...held
            ].some((path)=>path.startsWith(`${prefix}${phase.dir}/`));
            let twin = phase.tree.phases.find(({ id, dir })=>dir !== phase.dir && (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_5__.u1)(id, phase.id));
            if (isCounted && !isKnown && void 0 !== twin) throw new _phase_phase_js__WEBPACK_IMPORTED_MODULE_3__.wo(`${phase.dir} and ${twin.dir} are both phase ${phase.id}, and git knows nothing of the first; remove it`);
        }
    }),
    56248: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>repositoryForm,
            h: ()=>linksOf
        });
        function linksOf({ environment }, hasCommits, left = {
            page: null,
            record: null
        }) {
            let { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
            if (!URL.canParse(server) || !repositoryForm.test(name) || !/^\d+$/.test(id)) return null;
            let repository = `${server.replace(/\/+$/, '')}/${name}`;
            return {
                repository,
                run: `${repository}/actions/runs/${id}`,
                hasCommits,
                ...left
            };
        }
        let repositoryForm = /^[\w.-]+\/[\w.-]+$/;
    }),
    2097: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _x: ()=>isolationOf,
            MT: ()=>prefixOf,
            iA: ()=>prepare,
            Un: ()=>readRunnable,
            fy: ()=>refuseDirtyTree
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var clis = __webpack_require__(62975);
        var attempt_budget = __webpack_require__(3432);
        var fold = __webpack_require__(1429);
        var git_error = __webpack_require__(11475);
        let foldTries = 10;
        class FoldQueue {
            #tip = null;
            #branch;
            #waiting = [];
            #unrecorded = [];
            #last = Promise.resolve();
            #stranded = null;
            async tip({ git, known }) {
                if (void 0 === this.#branch) {
                    let { head, branch } = known ?? await git.state();
                    this.#branch = branch;
                    this.#tip ??= head;
                }
                this.#tip ??= await this.#standsAt(git);
                return this.#tip;
            }
            async #standsAt(git) {
                let sha = this.#branch ? await git.resolve(this.#branch) : (await git.head()).sha;
                if (null === sha) throw new git_error.XS(`${this.#branch}, on which the run began, is gone; make it again, then run again`);
                return sha;
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
            record(git, commit) {
                return this.#alone(async ()=>{
                    if (null !== this.#stranded) throw this.#stranded.error;
                    await this.#refuseSwitched(git);
                    let plans = this.#unrecorded.splice(0);
                    if (plans.length > 0) this.#tip = await commit(plans) ?? this.#tip;
                });
            }
            async #refuseSwitched(git) {
                if (void 0 === this.#branch || 0 === this.#unrecorded.length) return;
                let { branch } = await git.head();
                if (branch === this.#branch) return;
                let [was = 'no branch', now = 'no branch'] = [
                    this.#branch,
                    branch
                ].map((name)=>name?.replace(/^refs\/heads\//, ''));
                throw new git_error.XS(`${git.root} is on ${now} now, and the run began on ${was}: the checkout is left alone, and what ${this.#unrecorded.map(({ id })=>id).join(', ')} proved is folded onto ${was}. git checkout ${was}, then run again`);
            }
            exclusively(work) {
                return this.#alone(work);
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
                    for (let each of batch)await this.#foldAlone(each, run).catch(each.reject);
                }
            }
            async #foldAlone(each, run) {
                for(let tries = 1;; tries += 1){
                    if (null !== this.#stranded) throw this.#stranded.error;
                    this.#tip = null;
                    run.workspace.invalidate();
                    try {
                        return await this.#foldTogether([
                            each
                        ], run);
                    } catch (error) {
                        let isMoved = null !== this.#tip && await this.#standsAt(run.workspace.git) !== this.#tip;
                        if (!isMoved || tries === foldTries) throw error;
                    }
                }
            }
            async #foldTogether(batch, run) {
                let { git } = run.workspace;
                let { ledger } = run.services;
                let base = await this.tip(run.workspace);
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
                    commit,
                    branch: this.#branch
                });
                if (good.length > 0) {
                    let tags = good.map(({ proven })=>`refs/tags/${proven.checkpoint.tag}`);
                    await this.#advance(git, base, folded.commit, tags);
                    for (let { plan, attempt, part } of good.map(({ proven })=>proven))if (null === part) ledger.append('settled', {
                        plan: plan.id,
                        attempt,
                        head: folded.commit
                    });
                    else ledger.append('part', {
                        ...part,
                        attempt,
                        head: folded.commit
                    });
                    run.workspace.invalidate();
                    this.#unrecorded.push(...good.flatMap(({ proven })=>null === proven.part ? [
                            proven.plan
                        ] : []));
                }
                this.#tip = folded.commit;
                for (let { proven, resolve } of batch)resolve(conflicts.get(proven.plan.id) ?? []);
            }
            async #advance(git, from, to, drop) {
                let branch = this.#branch ?? null;
                try {
                    await (0, fold.np)(git, from, to, {
                        branch,
                        drop
                    });
                } catch (error) {
                    let head = await git.head();
                    if (from === to || head.sha !== to || head.branch !== branch) throw error;
                    await (0, fold.It)(git, from).catch((cause)=>{
                        this.#stranded = {
                            error: cause
                        };
                        throw cause;
                    });
                }
            }
        }
        var foreign_writes = __webpack_require__(12438);
        class IdleQueue {
            #waiting = [];
            #busy = 0;
            #working = null;
            #failure = null;
            enqueue(chore) {
                this.#waiting.push(chore);
                this.#workSoon();
            }
            async pauseWhile(work) {
                this.#busy += 1;
                try {
                    return await work();
                } finally{
                    this.#busy -= 1;
                    this.#workSoon();
                }
            }
            async runWhileWaiting(wait) {
                this.#busy -= 1;
                this.#workSoon();
                try {
                    return await wait();
                } finally{
                    this.#busy += 1;
                }
            }
            async drain() {
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
        function freshHome(dir, job, identity) {
            (0, external_node_fs_.rmSync)(dir, {
                recursive: true,
                force: true
            });
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(dir), {
                recursive: true
            });
            (0, external_node_fs_.mkdirSync)(dir, {
                mode: 0o700
            });
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(dir, '.gitconfig'), gitConfig(identity), {
                flag: 'wx',
                mode: 0o600
            });
            return {
                path: dir,
                variables: toolchainsIn(job)
            };
        }
        function gitConfig(identity) {
            let user = identity && `[user]\n\tname = ${quoted(identity.name)}\n\temail = ${quoted(identity.email)}\n`;
            return `${user ?? ''}[init]\n\tdefaultBranch = main\n[safe]\n\tdirectory = *\n`;
        }
        function quoted(text) {
            let oneLine = text.replace(/[\r\n\0]+/g, ' ');
            return `"${oneLine.replace(/[\\"]/g, '\\$&')}"`;
        }
        function toolchainsIn(job) {
            let real = job.HOME;
            if (!real) return {};
            let found = Object.entries(toolchains).filter(([name, place])=>!job[name] && isFolder((0, external_node_path_.join)(real, place)));
            return Object.fromEntries(found.map(([name, place])=>[
                    name,
                    (0, external_node_path_.join)(real, place)
                ]));
        }
        function isFolder(path) {
            return ((0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            }) && (0, external_node_fs_.statSync)(path, {
                throwIfNoEntry: false
            })?.isDirectory()) ?? false;
        }
        let toolchains = {
            RUSTUP_HOME: '.rustup',
            PYENV_ROOT: '.pyenv',
            RBENV_ROOT: '.rbenv',
            NODENV_ROOT: '.nodenv',
            GOENV_ROOT: '.goenv',
            JENV_ROOT: '.jenv',
            PLENV_ROOT: '.plenv',
            NVM_DIR: '.nvm',
            FNM_DIR: '.local/share/fnm',
            VOLTA_HOME: '.volta',
            ASDF_DATA_DIR: '.asdf',
            MISE_DATA_DIR: '.local/share/mise',
            SDKMAN_DIR: '.sdkman',
            OPAMROOT: '.opam',
            ELAN_HOME: '.elan',
            JULIAUP_DEPOT_PATH: '.julia',
            UV_PYTHON_INSTALL_DIR: '.local/share/uv/python',
            WORKON_HOME: '.local/share/virtualenvs',
            POETRY_VIRTUALENVS_PATH: '.cache/pypoetry/virtualenvs',
            PLAYWRIGHT_BROWSERS_PATH: '.cache/ms-playwright',
            CYPRESS_CACHE_FOLDER: '.cache/Cypress',
            PUPPETEER_CACHE_DIR: '.cache/puppeteer'
        };
        function judgedEnvironment(job, { home, path, also, checkout, top }) {
            let passed = Object.entries(job).filter(([name, value])=>void 0 !== value && (isPassed(name) || isAllowed(name, also))).map(([name, value = ''])=>[
                    name,
                    moved(value, checkout, top)
                ]);
            return {
                ...Object.fromEntries(passed),
                ...home.variables,
                PATH: path,
                HOME: home.path
            };
        }
        function moved(text, from, top) {
            let folders = from.filter((folder)=>folder.length > 1).sort((a, b)=>b.length - a.length);
            return folders.reduce((value, folder)=>{
                let [first = '', ...rest] = value.split(folder);
                let isEnd = (after)=>'' === after || /^[/:;,\s"'=]/.test(after);
                return rest.reduce((joined, after)=>`${joined}${isEnd(after) ? top : folder}${after}`, first);
            }, text);
        }
        function withheldSecrets(job, also) {
            return Object.keys(job).filter((name)=>isSecret(name) && !isOfTheRunner.test(name) && !isAllowed(name, also)).sort();
        }
        function isPassed(name) {
            return !isOfTheRunner.test(name) && !isOfTheRealHome.test(name) && !isOfAnotherRepository.test(name) && !isSecret(name);
        }
        function isAllowed(name, also) {
            return also.includes(name) && !isOfTheRunner.test(name);
        }
        let isOfTheRunner = /^(GITHUB_(OUTPUT|ENV|PATH|STATE|STEP_SUMMARY|TOKEN)|(ACTIONS|INPUT|STATE)_.*|OTEL_EXPORTER_OTLP_(TRACES_)?HEADERS|PHASE_EXECUTOR_NOTIFY_.*)$/i;
        let isOfTheRealHome = /^(XDG_(CACHE|CONFIG|DATA|STATE|BIN)_HOME|NPM_CONFIG_USERCONFIG|GIT_CONFIG_GLOBAL)$/i;
        let isOfACache = /^(GOCACHE|CCACHE_DIR|SCCACHE_DIR|PYTHONPYCACHEPREFIX|TURBO_CACHE_DIR|NX_CACHE_DIRECTORY|CARGO_TARGET_DIR|CARGO_BUILD_BUILD_DIR|RUFF_CACHE_DIR|MYPY_CACHE_DIR)$/i;
        function withoutCaches(job, also) {
            return Object.fromEntries(Object.entries(job).filter(([name])=>also.includes(name) || !isOfACache.test(name)));
        }
        let isOfAnotherRepository = /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|CONFIG|CONFIG_(COUNT|PARAMETERS|KEY_\d+|VALUE_\d+))$/;
        function isSecret(name) {
            let upper = name.toUpperCase();
            if (notSecret.has(upper)) return false;
            return secretNames.has(upper) || secretBegin.test(upper) || secretWord.test(upper) || secretEnd.test(upper);
        }
        let notSecret = new Set([
            'PGPASSWORD',
            'MYSQL_PWD',
            'PWD',
            'OLDPWD',
            'CACHE_KEY'
        ]);
        let secretNames = new Set([
            'NPM_AUTH',
            'NPM_CONFIG__AUTH',
            'COMPOSER_AUTH',
            'BASIC_AUTH',
            'SSH_AUTH_SOCK'
        ]);
        let secretBegin = /^(PRIVATE_|AWS_SESSION)/;
        let secretWord = /(^|_)(SECRETS?|CREDENTIALS?|CREDS|PASSPHRASE|API_?KEYS?|ACCESS_?KEYS?|PRIVATE_?KEYS?)(_|$)/;
        let secretEnd = /(TOKEN|_TOKEN_FILE|SECRET|PASSWORD|PASSWD|_PWD|_PAT|(?<!PUBLIC)_KEY|APIKEY|AUTHKEY|CREDENTIALS?|AUTH_CONFIG|:_AUTH)$/;
        var external_node_crypto_ = __webpack_require__(77598);
        function readToolchain(path, repository, untrusted = []) {
            let seen = new Set();
            let folders = path.split(external_node_path_.delimiter).flatMap((dir)=>{
                if (!(0, external_node_path_.isAbsolute)(dir)) return [];
                let real = realPath(dir) ?? dir;
                let both = [
                    dir,
                    real
                ];
                if (seen.has(real) || both.some((each)=>untrusted.some((above)=>isBelow(each, above)))) return [];
                seen.add(real);
                let own = both.find((each)=>isBelow(each, repository));
                if (void 0 !== own) return [
                    {
                        dir,
                        programs: new Map(),
                        inside: (0, external_node_path_.relative)(repository, own)
                    }
                ];
                return [
                    {
                        dir,
                        programs: programsIn(dir, null),
                        inside: null
                    }
                ];
            });
            return {
                folders
            };
        }
        function compareToolchain(before, privateFolder, top) {
            let now = before.folders.map(({ dir, programs, inside })=>null === inside ? programsIn(dir, programs) : programs);
            let known = new Set(before.folders.flatMap(({ programs })=>[
                    ...programs.keys()
                ]));
            let tampered = [];
            let appeared = new Set();
            let dirs = before.folders.map((folder, at)=>{
                let { dir, programs, inside } = folder;
                if (null !== inside) return (0, external_node_path_.join)(top, inside);
                let found = now[at] ?? new Map();
                for (let [name, program] of programs){
                    let same = found.get(name);
                    if (void 0 === same) {
                        if (!name.startsWith('.')) tampered.push({
                            name,
                            file: (0, external_node_path_.join)(dir, name),
                            what: 'gone'
                        });
                    } else if (!isSame(program, same)) tampered.push({
                        name,
                        file: (0, external_node_path_.join)(dir, name),
                        what: 'changed'
                    });
                }
                let added = [
                    ...found.keys()
                ].filter((name)=>!programs.has(name));
                for (let name of added)if (known.has(name)) {
                    if (before.folders.slice(at + 1).some((later)=>later.programs.has(name))) tampered.push({
                        name,
                        file: (0, external_node_path_.join)(dir, name),
                        what: 'shadowed'
                    });
                } else appeared.add(name);
                return 0 === added.length ? dir : launchersFor(folder, (0, external_node_path_.join)(privateFolder, String(at)));
            });
            return {
                path: dirs.join(external_node_path_.delimiter),
                tampered,
                appeared: [
                    ...appeared
                ].sort()
            };
        }
        function programsIn(dir, before) {
            let programs = new Map();
            let isSystems = systemFolders.has(dir);
            let below = (0, external_node_path_.join)(dir, '/');
            for (let name of namesIn(dir)){
                let file = `${below}${name}`;
                let found = statOf(file);
                if (!found?.isFile() || (0o111 & found.mode) === 0) continue;
                let stat = `${found.dev} ${found.ino} ${found.size} ${found.mode} ${found.mtimeMs} ${found.ctimeMs}`;
                let earlier = before?.get(name);
                let isRead = null === before ? !isSystems && found.size < smallBytes : earlier?.content != null;
                let content = isRead ? earlier?.stat === stat ? earlier.content : contentOf(file) : null;
                programs.set(name, {
                    stat,
                    content
                });
            }
            return programs;
        }
        function isSame(before, now) {
            return before.stat === now.stat || null !== before.content && before.content === now.content;
        }
        let smallBytes = 65536;
        let systemFolders = new Set([
            '/usr/bin',
            '/usr/sbin',
            '/bin',
            '/sbin'
        ]);
        function launchersFor({ dir, programs }, folder) {
            (0, external_node_fs_.rmSync)(folder, {
                recursive: true,
                force: true
            });
            (0, external_node_fs_.mkdirSync)(folder, {
                recursive: true,
                mode: 0o700
            });
            for (let name of programs.keys()){
                let file = (0, external_node_path_.join)(dir, name).replaceAll("'", "'\\''");
                (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, name), `#!/bin/sh\nexec '${file}' "$@"\n`, {
                    flag: 'wx',
                    mode: 0o700
                });
            }
            return folder;
        }
        function namesIn(dir) {
            try {
                return (0, external_node_fs_.readdirSync)(dir);
            } catch  {
                return [];
            }
        }
        function statOf(file) {
            try {
                return (0, external_node_fs_.statSync)(file, {
                    throwIfNoEntry: false
                }) ?? null;
            } catch  {
                return null;
            }
        }
        function contentOf(file) {
            try {
                return `${(0, external_node_crypto_.createHash)('sha256').update((0, external_node_fs_.readFileSync)(file)).digest('base64')} ${external_node_fs_.realpathSync.native(file)}`;
            } catch  {
                return null;
            }
        }
        function realPath(path) {
            try {
                return external_node_fs_.realpathSync.native(path);
            } catch  {
                return null;
            }
        }
        function isBelow(path, above) {
            let way = (0, external_node_path_.relative)(above, path);
            return '' === way || !(0, external_node_path_.isAbsolute)(way) && '..' !== way && !way.startsWith('../');
        }
        class JudgeEnvironment {
            #job;
            #also;
            #before;
            #identity;
            #scratch;
            #spared;
            #checkout;
            grounds;
            #checksHome = null;
            constructor(given){
                this.#job = given.job;
                this.#also = given.also;
                this.#before = given.before;
                this.#identity = given.identity;
                this.#scratch = given.scratch;
                this.#spared = new Set(given.spared);
                this.#checkout = given.checkout;
                this.grounds = given.grounds;
            }
            home(folder) {
                return freshHome(folder, this.#job, this.#identity);
            }
            checksHome() {
                this.#checksHome ??= this.home((0, external_node_path_.join)((0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(this.#scratch, 'checks-')), 'home'));
                return this.#checksHome;
            }
            environment(home, top, more) {
                let { path } = this.#changes(top);
                let how = {
                    home,
                    path,
                    also: this.#also,
                    checkout: this.#checkout,
                    top
                };
                return {
                    ...judgedEnvironment(this.#job, how),
                    PHASE_EXECUTOR: '1',
                    ...more
                };
            }
            withheld() {
                return withheldSecrets(this.#job, this.#also);
            }
            problems() {
                return this.#changes('').tampered.filter(({ name })=>!this.#spared.has(name)).slice(0, 5).map(({ file, what })=>`the program ${file} ${sentences[what]} since the run began, so what it says proves nothing`);
            }
            #changes(top) {
                return compareToolchain(this.#before, (0, external_node_path_.join)(this.#scratch, 'programs'), top);
            }
        }
        let sentences = {
            changed: 'was changed',
            gone: 'was removed',
            shadowed: 'was put before another of its name'
        };
        var left_out = __webpack_require__(25701);
        var tracking_files = __webpack_require__(9090);
        var workspace = __webpack_require__(79744);
        var ignored_promises = __webpack_require__(31968);
        var exclude = __webpack_require__(99146);
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
                    return await this.#takeSpare(commit) ?? await this.#make(commit);
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
                let { worktree } = spare;
                try {
                    if (spare.commit !== commit) await this.#worktrees.move(worktree, commit);
                    return worktree;
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
                    this.#spare.push({
                        worktree: await this.#make(commit),
                        commit
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
        var plan_mark = __webpack_require__(87176);
        var test_config = __webpack_require__(19427);
        class JudgingGrounds {
            #before;
            constructor(folders){
                this.#before = new Map([
                    ...new Set(folders)
                ].map((folder)=>[
                        folder,
                        surroundingsOf(folder)
                    ]));
            }
            choose() {
                let folders = [
                    ...this.#before.keys()
                ];
                let clean = folders.find((folder)=>0 === this.intruders(folder).length && isWritable(folder));
                return clean ?? {
                    intruders: folders.flatMap((folder)=>this.intruders(folder))
                };
            }
            intruders(folder) {
                let before = this.#before.get(folder) ?? new Map();
                let now = surroundingsOf(folder);
                return [
                    ...now
                ].flatMap(([path, stat])=>before.get(path) === stat ? [] : [
                        path
                    ]).sort();
            }
        }
        let looked = {
            node_modules: 'all',
            '.cargo': [
                'config',
                'config.toml'
            ],
            '.mvn': 'all',
            '.config': [
                'nextest.toml',
                'mise'
            ],
            '.bundle': [
                'config'
            ],
            '.git': [
                'config'
            ]
        };
        let alsoLooked = /^(?:\.git|Gemfile|gems\.rb|\.pnp\.[cm]?js|pnpm-workspace\.yaml|tsconfig\.json|\.babelrc(?:\.\w+)?|babel\.config\.\w+|\.swcrc|\.pythonrc|setup\.py|WORKSPACE|MODULE\.bazel|\.bazelrc|nuget\.config|\.env)$/i;
        function surroundingsOf(folder) {
            let found = new Map();
            for(let at = folder;; at = (0, external_node_path_.dirname)(at)){
                for (let name of surroundings_namesIn(at))note(found, at, name);
                if ((0, external_node_path_.dirname)(at) === at) return found;
            }
        }
        function isObeyed(name) {
            let known = obeyed.get(name);
            if (void 0 !== known) return known;
            let is = void 0 !== looked[name] || void 0 !== (0, test_config.Se)(name) || alsoLooked.test(name);
            if (obeyed.size < mostRemembered) obeyed.set(name, is);
            return is;
        }
        let obeyed = new Map();
        let mostRemembered = 100_000;
        function note(found, folder, name) {
            if (!isObeyed(name)) return;
            let path = (0, external_node_path_.join)(folder, name);
            let inside = looked[name];
            let stat = surroundings_statOf(path);
            if (null === stat) return;
            if (void 0 === inside || !stat.isDirectory()) return void found.set(path, stamp(stat));
            let names = surroundings_namesIn(path).filter((each)=>'all' === inside ? '.bin' !== each : inside.includes(each));
            for (let each of [
                ...names,
                ...'node_modules' === name ? surroundings_namesIn((0, external_node_path_.join)(path, '.bin')).map((bin)=>`.bin/${bin}`) : []
            ]){
                let below = surroundings_statOf((0, external_node_path_.join)(path, each));
                if (null !== below) found.set((0, external_node_path_.join)(path, each), stamp(below));
            }
        }
        function stamp({ dev, ino, size, mtimeMs, ctimeMs }) {
            return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
        }
        function surroundings_statOf(path) {
            try {
                return (0, external_node_fs_.statSync)(path, {
                    throwIfNoEntry: false
                }) ?? null;
            } catch  {
                return null;
            }
        }
        function surroundings_namesIn(folder) {
            try {
                return (0, external_node_fs_.readdirSync)(folder);
            } catch  {
                return [];
            }
        }
        function isWritable(folder) {
            try {
                (0, external_node_fs_.accessSync)(folder, external_node_fs_.constants.W_OK);
                return true;
            } catch  {
                return false;
            }
        }
        var cut_off = __webpack_require__(30667);
        var opening = __webpack_require__(49607);
        var round = __webpack_require__(26567);
        var readings_spending = __webpack_require__(13567);
        var diagnostic = __webpack_require__(92148);
        var phase = __webpack_require__(92649);
        var waits = __webpack_require__(21999);
        var settings_settings = __webpack_require__(23152);
        var signal_budget = __webpack_require__(22187);
        var done_plans = __webpack_require__(32871);
        var host_links = __webpack_require__(56248);
        var policies = __webpack_require__(13576);
        var read_schedule = __webpack_require__(77690);
        var remote = __webpack_require__(2076);
        var session_standings = __webpack_require__(89239);
        async function prepare(read, given, settings, world) {
            let { root, git, checkpoints, ledger, worktrees, lease, spared, deadlineAt, exchangeDir } = given;
            if (settings['confirming-runs'] > 0 && '' === settings['test-command']) throw new settings_settings.eb('confirming-runs: found a number, but there is no test-command to run again');
            let state = await knownState(checkpoints, git, world);
            let prefix = prefixOf(git, root);
            if (!settings['allow-dirty']) refuseDirtyTree(state, read, root, prefix);
            let done = await (0, done_plans.j)(read, state, git, root, prefix);
            let { phase, schedule, nextPhase, config } = read;
            let isolation = await isolationOf(read, state, git, prefix, settings);
            let isGate = 'gate' === settings['leg-kind'];
            let policy = {
                ...(0, policies.U)(settings, schedule.plans.length, deadlineAt, world.environment),
                ...isolation,
                commitDocs: config.commitDocs,
                teamRules: given.teamRules
            };
            let place = {
                git,
                phase: phase.id,
                prefix,
                remote: '' === settings.remote ? null : (0, remote.e)(git, settings, world)
            };
            let answersAt = await (0, session_standings.XE)(place, ledger);
            let asking = {
                policy: policy.humanCheckpoints,
                canJudge: given.agent.canJudge
            };
            let standings = await (0, session_standings.F3)(read, done, ledger, place, asking);
            let spending = (0, readings_spending.o)(ledger.earlier);
            let budget = (0, signal_budget.CT)(policy.budget, (0, readings_spending.g)(spending), jobsBeside(given));
            let context = {
                runId: given.runId,
                runUrl: (0, host_links.h)(world, false)?.run ?? null,
                leg: given.leg,
                only: null,
                phase,
                schedule,
                nextPhase,
                policy: {
                    ...policy,
                    budget
                },
                workspace: new workspace.a({
                    root,
                    project: root,
                    prefix,
                    git,
                    checkpoints,
                    isolated: false,
                    known: state
                }),
                services: {
                    ledger,
                    agent: given.agent,
                    gateway: given.gateway,
                    budget: new attempt_budget.__(budget, spending),
                    clock: {
                        now: world.now,
                        uptimeMs: world.machine.uptimeMs,
                        sleep
                    },
                    random: world.random,
                    interrupt: given.interrupt,
                    onActivity: given.onActivity,
                    environment: world.environment,
                    exchangeDir,
                    judging: new JudgeEnvironment({
                        job: isGate ? world.environment : withoutCaches(world.environment, settings['agent-env']),
                        also: settings['agent-env'],
                        before: readToolchain(world.environment.PATH ?? '', git.root, [
                            worktrees.folder
                        ]),
                        identity: git.config.user,
                        scratch: exchangeDir,
                        spared: agentPrograms(settings),
                        checkout: [
                            ...new Set([
                                git.root,
                                topAsGiven(root, prefix)
                            ])
                        ],
                        grounds: new JudgingGrounds([
                            exchangeDir,
                            '/var/tmp',
                            ...isGate ? [
                                (0, external_node_path_.dirname)(git.root)
                            ] : []
                        ])
                    })
                },
                found: {
                    startCommit: await phaseBase(ledger, read, git, state.head ?? ''),
                    dirtyAtStart: new Set(state.changes.map(({ path })=>path)),
                    findings: read.diagnostics.filter(({ severity })=>'warning' === severity),
                    unfinished: 'run' === settings['unfinished-plans'] ? new Map() : await (0, session_standings.KK)(read, done, standings, git),
                    standings,
                    answersAt,
                    orphans: orphansOf(spared, ledger, read, done)
                },
                progress: {
                    done,
                    unverified: new Map(),
                    underWay: new Map()
                },
                isolation: apartIn(worktrees, lease, {
                    limit: isolation.parallel,
                    expected: schedule.plans.length - done.size,
                    taken: new Set(spared.map(({ place })=>(0, external_node_path_.basename)(place)))
                })
            };
            await warnOfIgnored(context);
            return context;
        }
        function jobsBeside({ leg, ledger, runId }) {
            return leg?.plan ? (0, round.rM)(ledger.earlier, runId)?.jobs.length ?? 1 : 1;
        }
        function topAsGiven(root, prefix) {
            return '' === prefix ? root : root.slice(0, -prefix.length).replace(/\/$/, '');
        }
        async function warnOfIgnored(run) {
            let { schedule } = run;
            let { done } = run.progress;
            let { git, prefix } = run.workspace;
            let { ledger } = run.services;
            let open = schedule.plans.flatMap(({ plan })=>done.has(plan.id) ? [] : [
                    plan
                ]);
            for (let message of (await (0, ignored_promises.F)(open, git, prefix)))ledger.append('warning', {
                message
            });
        }
        function agentPrograms(settings) {
            let programOf = (command)=>(0, external_node_path_.basename)(/^\s*([\w./+@-]+)/.exec(command)?.[1] ?? '');
            let known = [
                ...clis.jW,
                programOf(settings['agent-command'])
            ];
            let shells = [
                'bash',
                'sh',
                'node',
                'npx',
                'python',
                'python3',
                'env',
                programOf(settings['verifier-command'])
            ];
            return known.filter((name)=>'' !== name && !shells.includes(name));
        }
        async function phaseBase({ earlier }, { schedule }, git, head) {
            let { base: recorded, wasComplete } = (0, opening.qi)(earlier);
            let isDone = wasComplete || !schedule.plans.some(({ plan })=>plan.hasSummary);
            let marks = null !== recorded || isDone ? [] : (await (0, plan_mark.Dz)(git, 2000)).flatMap(({ mark })=>mark ?? []);
            let mine = marks.filter(({ plan })=>schedule.plans.some((each)=>each.plan.id === plan));
            let base = recorded ?? mine.at(-1)?.base ?? '';
            return '' !== base && await git.resolve(base) !== null && await (0, git_history.QX)(git, base, head) ? base : head;
        }
        async function knownState(checkpoints, git, world) {
            let state = await checkpoints.scan();
            let made = state.changes.flatMap(({ kind, path })=>'untracked' === kind && (0, left_out.jg)(path) ? [
                    (0, left_out.rt)(path)
                ] : []);
            if (0 === made.length) return state;
            let paths = [
                ...new Set(made)
            ];
            (0, exclude.x)(git, paths);
            world.progress(`kept out of git here, because no .gitignore names it: ${paths.slice(0, 5).join(', ')}`);
            return checkpoints.scan();
        }
        async function readRunnable(root, ref) {
            let read = await (0, read_schedule.C)(root, ref);
            let errors = read.diagnostics.filter(({ severity })=>'error' === severity);
            if (errors.length > 0) throw new phase.wo(errors.map(diagnostic.N).join('\n'));
            if (0 === read.schedule.plans.length) throw new phase.wo(`${read.phase.dir} holds no plan to run (expected files such as ${read.phase.id}-01-PLAN.md)`);
            return read;
        }
        function refuseDirtyTree({ changes }, { config }, root, prefix) {
            let own = new Set(tracking_files.FB.map((file)=>`${prefix}${file}`));
            let isOurs = (path)=>own.has(path) || !config.commitDocs && path.startsWith(`${prefix}.planning/`);
            let dirty = changes.filter(({ kind })=>'untracked' !== kind).map(({ path })=>path).filter((path)=>!isOurs(path));
            if (0 === dirty.length) return;
            let named = dirty.slice(0, 5).join(', ') + (dirty.length > 5 ? ` and ${dirty.length - 5} more` : '');
            throw new settings_settings.eb(`${root} has uncommitted changes (${named}), and a run needs a clean tree to roll back to; commit or stash them, or give --allow-dirty`);
        }
        function prefixOf(git, root) {
            let below = (0, external_node_path_.relative)(git.root, (0, external_node_fs_.realpathSync)(root)).split(external_node_path_.sep).join('/');
            return '' === below ? '' : `${below}/`;
        }
        async function sleep(ms, until) {
            if (until.aborted) return;
            let pause = new Promise((resolve)=>{
                let wake = ()=>{
                    clearTimeout(timer);
                    until.removeEventListener('abort', wake);
                    resolve();
                };
                let timer = setTimeout(wake, ms);
                until.addEventListener('abort', wake);
            });
            await waits.l.for('a pause', ms + 60_000, pause);
        }
        function orphansOf(spared, { earlier }, { schedule }, done) {
            let tags = (0, cut_off.G5)(earlier);
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
            let chores = new IdleQueue();
            let later = (chore)=>chores.enqueue(async ()=>{
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
                worktrees,
                writes: new foreign_writes.p()
            };
        }
        async function isolationOf({ schedule, config }, { changes }, git, prefix, settings) {
            let wanted = config.parallel ? Math.max(1, settings['max-parallel']) : 1;
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
            throw new settings_settings.eb('isolation: found "worktree", but the planning documents are not committed here (ignored, untracked, or commit_docs: false), so a new work tree would not have them; use in-place or auto');
        }
    }),
    2076: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>remoteOf
        });
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44033);
        function remoteOf(git, settings, { environment }) {
            let { GITHUB_SERVER_URL = 'https://github.com' } = environment;
            return new _git_remote_js__WEBPACK_IMPORTED_MODULE_0__.V$(git, settings.remote, (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_0__.Og)(settings['github-token'], GITHUB_SERVER_URL));
        }
    }),
    89239: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            r8: ()=>answersText,
            F3: ()=>standingsOf,
            XE: ()=>trustedAnswers,
            KK: ()=>unfinishedPlans
        });
        var standing = __webpack_require__(29053);
        function answerCheckpoint(checkpoint, policy) {
            let { gate, options, preconditionOpen } = checkpoint;
            if (preconditionOpen) return {
                ask: true,
                why: 'a precondition is not known to hold'
            };
            if ('blocking-human' === gate) return {
                ask: true,
                why: 'the gate is blocking-human, which no mode passes'
            };
            if ('stop' === policy) return {
                ask: true,
                why: 'the policy is to stop where a person is asked'
            };
            switch(kindOf(checkpoint.type)){
                case 'human-verify':
                    return {
                        ask: false,
                        answer: 'approved',
                        why: 'the policy approves what a person would look at'
                    };
                case 'decision':
                    {
                        let [first] = options;
                        return void 0 === first ? {
                            ask: true,
                            why: 'a decision without options cannot be made'
                        } : {
                            ask: false,
                            answer: first,
                            why: 'the policy takes the first option'
                        };
                    }
                default:
                    return {
                        ask: true,
                        why: `"${checkpoint.type}" is nothing that passes by itself`
                    };
            }
        }
        function kindOf(type) {
            return type.trim().toLowerCase().replace(/^checkpoint:/, '').replaceAll('_', '-');
        }
        function stopsOf(plan, policy, canJudge) {
            let stops = plan.tasks.flatMap((task, at)=>stopAt(task, at, policy, canJudge));
            if (stops.length > 0 || plan.autonomous || 'auto' === policy) return stops;
            let question = `plan ${plan.id} says autonomous: false (the policy is to stop there)`;
            return [
                {
                    at: 0,
                    next: 0,
                    kind: 'go-ahead',
                    task: null,
                    question
                }
            ];
        }
        function stopAt(task, at, policy, canJudge) {
            let isCheckpoint = task.type.startsWith('checkpoint');
            let preconditionOpen = null !== task.precondition && !canJudge;
            if (!isCheckpoint && 'blocking-human' !== task.gate && !preconditionOpen) return [];
            let options = task.options.map(({ id })=>id);
            let answer = answerCheckpoint({
                type: task.type,
                gate: task.gate ?? void 0,
                options,
                preconditionOpen
            }, policy);
            if (!answer.ask) return [];
            let condition = preconditionOpen ? `: ${task.precondition}` : '';
            let question = `${task.type} "${task.name}" asks for a person (${answer.why}${condition})`;
            return [
                {
                    at,
                    next: isCheckpoint ? at + 1 : at,
                    kind: isCheckpoint ? kindAsked(task) : 'go-ahead',
                    task,
                    question
                }
            ];
        }
        function kindAsked({ type }) {
            let kind = kindOf(type);
            return 'decision' === kind || 'human-action' === kind ? kind : 'human-verify';
        }
        var git_history = __webpack_require__(30012);
        var ledger_answers = __webpack_require__(27550);
        var signal_schema = __webpack_require__(95912);
        function agentQuestionsOf(events) {
            let found = new Map();
            for (let event of events){
                if ('plan_complete' === event.event) found.delete(event.plan);
                if ('plan_blocked' !== event.event) continue;
                let { data } = signal_schema.gc.safeParse(event.signal.details.question);
                let known = found.get(event.plan) ?? [];
                if (data?.kind === 'agent-question' && !known.some(({ id })=>id === data.id)) found.set(event.plan, [
                    ...known,
                    data
                ]);
            }
            return found;
        }
        var opening = __webpack_require__(49607);
        var parts = __webpack_require__(88173);
        var resume_gate = __webpack_require__(16288);
        async function unfinishedPlans({ phase, schedule }, done, standings, git) {
            let commits = await (0, git_history.i)(git, 1000);
            let found = new Map();
            for (let { plan } of schedule.plans){
                if (done.has(plan.id)) continue;
                let named = commits.filter(({ subject })=>(0, resume_gate._)(subject, phase.id, plan.id));
                let part = standings.get(plan.id)?.parts.at(-1);
                let open = void 0 === part ? named : await notIn(git, named, part.head);
                if (open.length > 0) found.set(plan.id, open);
            }
            return found;
        }
        async function notIn(git, commits, head) {
            let open = [];
            for (let commit of commits)if (!await (0, git_history.QX)(git, commit.sha, head)) open.push(commit);
            return open;
        }
        async function standingsOf({ schedule }, done, { earlier }, place, { policy, canJudge }) {
            let recorded = (0, parts.C)(earlier);
            let questions = agentQuestionsOf(earlier);
            let asking = schedule.plans.flatMap(({ plan })=>{
                let stops = done.has(plan.id) ? [] : stopsOf(plan, policy, canJudge);
                return stops.length > 0 || !done.has(plan.id) && (recorded.has(plan.id) || questions.has(plan.id)) ? [
                    {
                        plan,
                        stops
                    }
                ] : [];
            });
            if (0 === asking.length) return new Map();
            let answers = await (0, ledger_answers.Mr)(place);
            let standings = new Map();
            for (let { plan, stops } of asking){
                let parts = await (0, standing.FZ)(plan, recorded.get(plan.id) ?? [], place.git);
                let outdated = parts.length > 0 ? void 0 : recorded.get(plan.id)?.at(-1);
                let told = (0, standing.dc)(plan, questions.get(plan.id) ?? [], answers);
                standings.set(plan.id, {
                    ...(0, standing.YP)(stops, parts, answers),
                    told,
                    outdated
                });
            }
            return standings;
        }
        async function trustedAnswers(place, ledger) {
            let begun = ledger.earlier.findLast((event)=>'phase_start' === event.event);
            let now = await place.git.resolve((0, ledger_answers.cB)(place));
            if (begun?.answers === void 0 || null !== (0, opening.SN)(ledger.earlier)) return now;
            if (!await (0, ledger_answers.Xu)(place, begun.answers)) return now;
            ledger.append('warning', {
                message: answersText
            });
            return begun.answers;
        }
        let answersText = 'answers were put among those of the phase while its run was at work, which is not how people answer; they were taken out again';
    }),
    67584: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            n: ()=>insideFile
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        async function insideFile(root, path) {
            if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path) || /^~|^[A-Za-z]:[\\/]/.test(path)) return {
                problem: 'is an absolute path; a plan can only promise files of this repository'
            };
            try {
                let base = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(root);
                let plain = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, path));
                if (leaves(base, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, path))) return {
                    problem: 'is outside of the repository'
                };
                if ('' === plain || plain.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git')) return {
                    problem: 'is not a file that a plan can make'
                };
                let real = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(base, path));
                if (leaves(base, real)) return {
                    problem: 'leads out of the repository through a symbolic link'
                };
                if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, real).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).includes('.git')) return {
                    problem: "leads into git's own files"
                };
                let found = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(real);
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
            let way = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, path);
            return '..' === way || way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way);
        }
    }),
    85136: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>matchingFiles
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _inside_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67584);
        let mostEntries = 50_000;
        async function matchingFiles(root, pattern) {
            let start = pattern.prefix.slice(0, pattern.prefix.lastIndexOf('/') + 1);
            let found = [];
            let folders = [
                start
            ];
            let seen = 0;
            for (let folder of folders)for (let entry of (await entriesOf(root, folder))){
                if (++seen > mostEntries) return null;
                let path = `${folder}${entry.name}`;
                if ('.git' !== entry.name && ('node_modules' !== entry.name || pattern.path.includes('node_modules'))) {
                    if (entry.isDirectory()) folders.push(`${path}/`);
                    if (pattern.covers(path)) found.push(path);
                }
            }
            return found.sort();
        }
        async function entriesOf(root, folder) {
            let place = '' === folder ? {
                path: root,
                directory: true
            } : await (0, _inside_file_js__WEBPACK_IMPORTED_MODULE_2__.n)(root, folder);
            if ('problem' in place || !place.directory) return [];
            return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place.path), {
                withFileTypes: true
            });
        }
    }),
    15528: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>promisedFiles,
            D: ()=>isSecretFile
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41028);
        var _inside_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67584);
        var _matching_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85136);
        async function promisedFiles(root, text, known) {
            let declared = (0, _phase_declared_paths_js__WEBPACK_IMPORTED_MODULE_2__.$9)(text);
            if ('undecidable' === declared.kind && 'prose' !== declared.why) return null;
            let isThere = async (path)=>'path' in await (0, _inside_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(root, path);
            let isFile = async (path)=>{
                let there = await (0, _inside_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(root, path);
                return 'path' in there && !there.directory;
            };
            let asKnown = (path)=>{
                if (known.includes(path)) return path;
                let named = known.filter((file)=>file.endsWith(`/${path}`));
                return 1 === named.length ? named[0] ?? null : null;
            };
            let found = async (path)=>(path.includes('/') && await isThere(path) ? path : null) ?? asKnown(path) ?? (await isThere(path) ? path : null);
            let written = 'undecidable' === declared.kind ? null : declared.path;
            let path = null !== written && /\s/.test(written) && !await isThere(written) ? null : written;
            if (null !== path) {
                let file = await found(path);
                if (null !== file && (/[./]/.test(path) || await isFile(file))) return [
                    file
                ];
                if (!/[./]/.test(path)) return null;
                if ('pattern' === declared.kind && declared.isGlob) return globbed(root, declared);
            }
            let place = /^([^\s:]+\.[A-Za-z]\w{0,9})(?::|\s+(?![+&,]|and\b))/.exec(text.trim())?.[1];
            let inFile = void 0 === place ? null : await found(place);
            if (null !== inFile) return [
                inFile
            ];
            if (null === path) return null;
            let module = await moduleFile(root, path) ?? await moduleFile(root, path.replace(/\.[\w()]+$/, ''));
            if (null !== module) return [
                module
            ];
            return looksLikeFile(path) ? [
                place ?? path
            ] : null;
        }
        async function globbed(root, glob) {
            if (glob.path.includes('**')) return null;
            let found = await (0, _matching_files_js__WEBPACK_IMPORTED_MODULE_4__.V)(root, glob) ?? [];
            let files = [];
            for (let path of found){
                if (200 === files.length) break;
                let there = await (0, _inside_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(root, path);
                if ('path' in there && !there.directory) files.push(path);
            }
            return files.length > 0 ? files : null;
        }
        async function moduleFile(root, path) {
            if (!path.includes('/')) return null;
            let named = (await filesOf(root, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))).filter((file)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.parse)(file).name === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
            return 1 === named.length && void 0 !== named[0] ? node_path__WEBPACK_IMPORTED_MODULE_1__.posix.join((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), named[0]) : null;
        }
        async function filesOf(root, folder) {
            let there = await (0, _inside_file_js__WEBPACK_IMPORTED_MODULE_3__.n)(root, folder);
            if ('problem' in there || !there.directory) return [];
            let entries = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(there.path, {
                withFileTypes: true
            });
            return entries.flatMap((entry)=>entry.isFile() ? [
                    entry.name
                ] : []).sort();
        }
        function looksLikeFile(path) {
            return /(?:^|[\w\])-])\.[a-z]\w{0,4}$/.test(path) || path.endsWith('.svelte');
        }
        function isSecretFile(path) {
            let name = node_path__WEBPACK_IMPORTED_MODULE_1__.posix.basename(path);
            return /^\.env(\..+)?$/.test(name) && !/\.(example|sample|template|dist|defaults?)$/.test(name);
        }
    }),
    62119: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            I: ()=>verifySummary
        });
        var frontmatter = __webpack_require__(97697);
        var markup = __webpack_require__(26811);
        var must_haves = __webpack_require__(22016);
        function plain(line) {
            return line.replace(/^\s*(?:>\s*|\|\s*|[-*+]\s+)*/, '').replace(/<\/?(?:b|strong|i|em|u)>|\*\*|__|`|(?<=^|\s)[*_](?=\S)|(?<=\S)[*_](?=\s|$)/g, '').replace(/\s*\|\s*$/, '').trim();
        }
        function countsIn(lines) {
            let pairs = lines.map((line)=>/^((?:(?:total|completed) )?(?:tasks?|progress|completion)(?: \w+)?)\s*[:：|]\s*([^|]*)/i.exec(plain(line)));
            let counts = pairs.flatMap((found)=>{
                let [, name = '', text = ''] = found ?? [];
                let isCount = /\d\s*(?:\/|of|out of)\s*\d/.test(text) && (!/^progress/i.test(name) || /^\S+(?: tasks?\b.*)?$/i.test(text));
                return isCount || /^\d+ \(.*\)$|^\d+ ?%/.test(text) ? [
                    {
                        name,
                        text,
                        kind: 'count'
                    }
                ] : [];
            });
            let number = (label)=>pairs.find((found)=>label.test(found?.[1] ?? ''))?.[2]?.match(/^\d+$/)?.[0];
            let done = number(/^tasks? (?:completed?|done)$/i);
            let total = number(/^(?:total tasks?|tasks? total)$/i);
            return done && total ? [
                ...counts,
                {
                    name: 'Tasks',
                    text: `${done}/${total}`,
                    kind: 'count'
                }
            ] : counts;
        }
        function tasksIn(lines) {
            return [
                ...rowsIn(lines),
                ...itemsIn(lines)
            ];
        }
        function itemsIn(lines) {
            return lines.flatMap((line)=>{
                let [, box, task] = /^\s*(?:[-*]|\d+\.|\|)\s+(?:\[([ xX])\]\s+)?[*_]*(task \d+.*)$/i.exec(line) ?? [];
                if (void 0 === task) return [];
                let cells = plain(task).split(/\s*(?:\||\s[—–-]\s)\s*/);
                let open = cells.slice(1).find((cell)=>openCell.test(cell));
                if (' ' !== box && void 0 === open) return [];
                return [
                    {
                        name: cells[0] ?? 'Task',
                        text: ' ' === box ? 'not done' : open ?? '',
                        kind: 'prose'
                    }
                ];
            });
        }
        let openCell = /^[^\p{L}]*(?:pending|not (?:done|started|executed|completed?|run)|blocked|awaiting|incomplete|failed|partial|skipped|in progress)\b/iu;
        function rowsIn(lines) {
            let claims = [];
            let state = -1;
            for (let [at, line] of lines.entries()){
                let cells = cellsOf(line);
                if (cells.length < 2) state = -1;
                else if (/^\s*\|[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '')) state = /^(?:task|step|#|no\.?)s?$/i.test(cells[0] ?? '') ? cells.findIndex((cell)=>stateColumn.test(cell)) : -1;
                else if (state > 0) {
                    let said = cells[state] ?? '';
                    if (openCell.test(said) || /^no$|^(?:❌|✗|✘|⏳|⏸|🚧|⛔)/iu.test(said)) claims.push({
                        name: `Task ${cells[0]}`,
                        text: `not done: ${said}`,
                        kind: 'prose'
                    });
                }
            }
            return claims;
        }
        let stateColumn = /^(?:status|state|done|completed?|result)\??$/i;
        function cellsOf(line) {
            if (!/^\s*\|.*\|\s*$/.test(line)) return [];
            let cells = line.trim().slice(1, -1).split('|');
            return cells.map((cell)=>plain(cell));
        }
        function boxesIn(lines) {
            return lines.flatMap((line)=>{
                let [, task] = /^\s{0,3}(?:[-*]|\d+\.)\s+\[ \]\s+(\S.*)$/.exec(line) ?? [];
                return void 0 === task ? [] : [
                    {
                        name: plain(task).slice(0, 100),
                        text: 'not done',
                        kind: 'prose'
                    }
                ];
            });
        }
        function isOpenTitle(verdict) {
            return openTitle.test(verdict);
        }
        function isStop(title) {
            return stops.test(title);
        }
        function isStopSection(title) {
            return stopSections.test(title);
        }
        function refuses(line) {
            let words = line.replace(/^\P{L}+/u, '');
            return refused.test(words) || undone.test(words);
        }
        function isPlaceholder(lines) {
            return lines.length > 0 && lines.every((line)=>/^(?:\[[^\]]+\](?!\()|TBD|TODO|WIP)[.!]?$/i.test(line));
        }
        let openTitle = /^(?:PARTIAL|PARTIALLY COMPLETED?|INCOMPLETE|BLOCKED|HALTED|PAUSED|FAILED|ABORTED|PENDING|SKIPPED|DEFERRED|NOT \w+|IN PROGRESS|WIP|AWAITING\b.*)$/;
        let halts = 'blocked|incomplete|paused|halted|failed|aborted|stopped|partial(?:ly completed?)?|not completed?';
        let stops = new RegExp(`^(?:checkpoint reached|(?:plan|execution) (?:${halts})|human (?:action|input|verification) (?:needed|required)|awaiting (?:human|user|(?:a )?decision|approval|input|review|credentials)\\b.*)(?:\\s*[:：—–(-].*)?$`, 'i');
        let things = '(?:tasks?|work|steps?|items?|parts?)';
        let stopSections = new RegExp(`^(?:blocked|halted|incomplete|partial|unfinished|outstanding|(?:not|still not) (?:done|completed|finished|implemented)|(?:remaining|incomplete|unfinished|unimplemented|open|outstanding|pending|skipped|failed) ${things}|${things} (?:remaining|skipped|left|not (?:done|completed|finished|implemented))|what(?:['’]s| is) left|what remains|left (?:to do|undone)|still (?:to do|open))(?:\\s*[:：—–(-].*)?$`, 'i');
        let work = '(?:implement|complete|finish|start|begin|write|make|do|execute|carry out|proceed|continue|create|build)';
        let refused = new RegExp(`^(?:(?:I|we|the agent|this plan|the plan|it) )?(?:(?:could|can|did)(?:n['’]t| ?not)(?: be)?|(?:was|were|am|is) (?:unable|not able) to|unable to|failed to) ${work}(?:e?d|ten)?\\b|^(?:nothing (?:was|has been) (?:done|changed|implemented|made|written)|no (?:work|changes?|code|files?) (?:was|were|has been|have been) (?:done|made|changed|written|implemented))\\b|^(?:not (?:implemented|done|started|completed?|finished))\\b`, 'iu');
        let part = '(?:(?:the )?(?:first|second|third|last|other) )?(?:tasks?|steps?|part|half)(?: \\d+)?';
        let never = "(?:(?:could|can|did|was|were|is|are|has|have)(?:n['’]t| ?not)|is still|remains?)";
        let undone = new RegExp([
            `^only ${part}\\b.*\\b(?:done|made|implemented|completed?|finished|written|built)\\b`,
            `^(?:the )?(?:task|step|part) \\d+ ${never}(?: yet)?(?: been| be)? ?(?:done|made|implement|complet|finish|start|begun|possible|open|missing|undone)`,
            "^(?:the )?task \\d+ (?:was|is|has been) (?:skipped|blocked|deferred|left (?:out|undone|open))",
            "^(?:only )?partial(?:ly)? (?:implemented|completed?|done|finished|implementation|completion)\\b",
            "^(?:the |this )?(?:implementation|work|plan|feature|migration) (?:is|was left|remains) (?:still |only )?(?:incomplete|partial|unfinished|half|in progress|not (?:yet )?(?:complete|done|finished))",
            "^(?:WIP|work in progress)\\b",
            "^blocked (?:by|on|because|until|:)"
        ].join('|'), 'iu');
        function readClaims(summary) {
            let { start, end, bodyStart } = (0, frontmatter.zx)(summary) ?? nowhere;
            let sections = sectionsOf((0, markup.Iv)(summary.slice(bodyStart)));
            let claims = [
                ...tellingKeys.test(summary.slice(start, end)) ? frontmatterClaims(summary) : [],
                ...sections.flatMap((section, at)=>[
                        ...inHeading(section, at),
                        ...inSection(section, at)
                    ]),
                ...newestSelfCheck(sections),
                ...placeholders(sections)
            ];
            return claims.map((claim)=>({
                    ...claim,
                    text: claim.text.slice(0, maxLineChars)
                }));
        }
        function placeholders(sections) {
            let lines = sections.flatMap((section)=>section.lines).map(plain);
            let said = lines.filter((line)=>/\w/.test(line));
            return isPlaceholder(said) ? [
                {
                    name: 'A line',
                    text: said[0] ?? '',
                    kind: 'stop'
                }
            ] : [];
        }
        function isBareSummary(summary) {
            let body = (0, markup.fx)(summary.slice(((0, frontmatter.zx)(summary) ?? nowhere).bodyStart));
            return body.split('\n').every((line)=>/^(?:#{1,6}(?:\s.*)?|[-=*_\s]*)$/.test(line.trim()));
        }
        let nowhere = {
            start: 0,
            end: 0,
            bodyStart: 0
        };
        let tellingKeys = /^(?:[{?&!]|[ \t]*["']?(?:status|self[-_]check|tasks|tasks[-_]\w+|total[-_]tasks|completed[-_]tasks|progress|state|result|outcome|completed?(?!\s*:\s*["']?\d{4}-)|\w+[-_]status|incomplete|partial|blocked|halted|success|done|remaining|pending|blockers?|unfinished|\w+[-_](?:tasks|work))["']?\s*:)/im;
        let maxLineChars = 500;
        function sectionsOf(body) {
            let sections = [
                {
                    level: 0,
                    title: '',
                    lines: []
                }
            ];
            for (let text of body.split(/\r?\n/)){
                let line = text.slice(0, maxLineChars);
                let [, marks = '', title = ''] = /^ {0,3}(#{1,6})(?:\s+(.*))?$/.exec(line) ?? [];
                if ('' !== marks) sections.push({
                    level: marks.length,
                    title: plain(title).replace(/\s#+$/, ''),
                    lines: []
                });
                else sections.at(-1)?.lines.push(line);
            }
            return sections;
        }
        let statusName = '(?:(?:plan|overall|final|current|completion|execution|implementation|summary|phase(?: [\\d.]+)?) )?status';
        let statusSection = new RegExp(`^${statusName}$`, 'i');
        let statusHeading = new RegExp(`^${statusName}\\s*[:：—–-]\\s*(\\S.*)$`, 'i');
        let statusLine = new RegExp(`^${statusName}\\s*(?:[:：|=]|\\s[—–-]\\s)\\s*([^|]*)`, 'i');
        function frontmatterClaims(summary) {
            let { values, problems } = (0, frontmatter.zT)(summary);
            let isUnread = problems.some(({ code })=>'frontmatter-too-large' === code);
            return isUnread ? [
                {
                    name: 'frontmatter',
                    text: 'frontmatter too large to be read',
                    kind: 'stop'
                }
            ] : inFrontmatter(values);
        }
        function inFrontmatter(values) {
            let nested = values.get('metrics');
            let metrics = 'object' != typeof nested || null === nested || Array.isArray(nested) ? [] : Object.entries(nested);
            let said = new Map([
                ...metrics,
                ...values
            ].map(([key, value])=>[
                    key.toLowerCase().replace(/-/g, '_'),
                    value
                ]));
            let claims = [
                ...said
            ].flatMap(([key, value])=>{
                let text = 'string' == typeof value ? value.trim() : (0, must_haves.Qq)(value);
                if ('status' === key || 'self_check' === key) return [
                    {
                        name: key,
                        text,
                        kind: 'status'
                    }
                ];
                if (/^(?:tasks|tasks_completed?|progress)$/.test(key)) return [
                    {
                        name: key,
                        text,
                        kind: 'count'
                    }
                ];
                if (/^(?:state|result|outcome)$/.test(key)) return [
                    {
                        name: key,
                        text,
                        kind: 'verdict'
                    }
                ];
                if (/^(?:completed?|(?:plan|completion|execution|verification)_status)$/.test(key)) return [
                    {
                        name: key,
                        text: /^no$/i.test(text) ? 'not done' : text,
                        kind: 'prose'
                    }
                ];
                if (/^(?:success|done)$/.test(key)) return /^(?:false|no)$/i.test(text) ? [
                    {
                        name: key,
                        text,
                        kind: 'stop'
                    }
                ] : [];
                if (/^(?:remaining|pending|blockers?|unfinished|(?:remaining|incomplete|pending|open)_(?:tasks|work))$/.test(key)) return isNothing(value) ? [] : [
                    {
                        name: key,
                        text: `${key}: ${text}`,
                        kind: 'stop'
                    }
                ];
                let isOpen = /^(?:incomplete|partial|blocked|halted)$/.test(key) && /^(?:true|yes)$/i.test(text);
                return isOpen ? [
                    {
                        name: key,
                        text: key,
                        kind: 'prose'
                    }
                ] : [];
            });
            let tasks = said.get('tasks');
            let counted = 'object' == typeof tasks && null !== tasks ? tasks : {};
            let done = (0, must_haves.Qq)(counted.completed ?? counted.done ?? said.get('tasks_completed') ?? said.get('tasks_complete') ?? said.get('completed_tasks'));
            let total = (0, must_haves.Qq)(counted.total ?? said.get('tasks_total') ?? said.get('total_tasks'));
            return done && total ? [
                ...claims,
                {
                    name: 'tasks',
                    text: `${done}/${total}`,
                    kind: 'count'
                }
            ] : claims;
        }
        function isNothing(value) {
            if (Array.isArray(value)) return value.every(isNothing);
            return /^(?:none|nothing|no|n\/a|-|0|false|null|~|\{\})?\.?$/i.test((0, must_haves.Qq)(value));
        }
        function inHeading({ level, title: whole, lines }, at) {
            if (0 === level) return [];
            let title = whole.replace(/^[^\p{L}\p{N}]+/u, '');
            let stop = {
                name: `"${title}"`,
                text: title,
                kind: 'stop'
            };
            let [, verdict] = /(?:[([—–:|-]\s*)(?:❌\s*|⏸\s*|⏳\s*)?([A-Z][A-Z ]+[A-Z])[\])]?$/.exec(title) ?? [];
            if (void 0 !== verdict && (at <= 1 || isTask(title)) && isOpenTitle(verdict)) return [
                stop
            ];
            let [, remark = ''] = /\s\(([^()]+)\)$/.exec(title) ?? [];
            if (at <= 1 && isOpenTitle(remark.toUpperCase())) return [
                stop
            ];
            let isTitle = 1 === at && 1 === level;
            if (isStop(title) && (!isTitle || /^checkpoint reached$/i.test(title))) return [
                stop
            ];
            if (!isTitle && level <= 2 && isStopSection(title) && !saysNothing(lines)) return [
                stop
            ];
            if (level > 2) return [];
            let [, text] = statusHeading.exec(title) ?? [];
            if (void 0 !== text) return [
                {
                    name: 'Status',
                    text,
                    kind: 'status'
                }
            ];
            let [, result] = /^(?:result|outcome|verdict)\s*[:：—–-]\s*(\S.*)$/i.exec(title) ?? [];
            return void 0 === result ? countsIn([
                title
            ]) : [
                {
                    name: 'Result',
                    text: result,
                    kind: 'verdict'
                }
            ];
        }
        function saysNothing(lines) {
            let text = paragraph(lines);
            return /^(?:none|nothing|n\/a|-|no (?:blockers?|tasks?|work|steps?))(?![\w/])/i.test(text);
        }
        function inSection({ level, title, lines }, at) {
            let stop = lines.map(plain).find((line)=>/^\P{L}*(?:CHECKPOINT REACHED|PLAN (?:BLOCKED|INCOMPLETE|HALTED|FAILED))(?=$|\s*[:.—–(-])/u.test(line));
            if (void 0 !== stop) return [
                {
                    name: 'A line',
                    text: stop,
                    kind: 'stop'
                }
            ];
            if (level <= 2 && statusSection.test(title)) return inStatusSection(lines);
            if (level <= 2 && /^checkpoint status$/i.test(title)) return [
                {
                    name: title,
                    text: paragraph(lines),
                    kind: 'prose'
                }
            ];
            if (level <= 2 && /^(?:result|outcome|verdict)$/i.test(title)) return [
                {
                    name: title,
                    text: paragraph(lines),
                    kind: 'verdict'
                },
                ...tasksIn(lines)
            ];
            if (isTask(title)) return inTask(title, lines);
            if (level <= 3 && /^tasks?(?: (?:completed?|done|list|status))?$/i.test(title)) return [
                ...countsIn(lines),
                ...tasksIn(lines),
                ...boxesIn(lines)
            ];
            if (at <= 1) return inTop(lines.slice(0, 40));
            let counts = countSections.test(title) ? countsIn(lines) : [];
            return [
                ...counts,
                ...tasksIn(lines)
            ];
        }
        let countSections = /performance|metrics|statistics|stats|progress|execution|completion|result|overview|summary|tasks/i;
        function isTask(title) {
            return /^task \d/i.test(title);
        }
        function inTop(lines) {
            let statuses = lines.flatMap((line, at)=>{
                if (/^(?=.*\|)[\s|:-]*---[\s|:-]*$/.test(lines[at + 1] ?? '')) return [];
                let text = statusIn(line);
                return null === text ? [] : [
                    {
                        name: 'Status',
                        text,
                        kind: 'status'
                    }
                ];
            });
            let refusal = lines.find((line)=>/^\s{0,3}(?:[\p{L}*_]|❌|🚧|⏸|⛔)/u.test(line) && refuses(plain(line)));
            let stops = void 0 === refusal ? [] : [
                {
                    name: 'A sentence',
                    text: plain(refusal).slice(0, 200),
                    kind: 'stop'
                }
            ];
            return [
                ...statuses,
                ...stops,
                ...lines.flatMap(verdictIn),
                ...countsIn(lines),
                ...tasksIn(lines)
            ];
        }
        function verdictIn(line) {
            let [, name = '', text = ''] = /^(result|outcome|verdict|state|overall|overall result|(?:overall )?verification|build|tests|blocked|halted|状态|狀態)\s*[:：]\s*(\S.*)$/i.exec(plain(line)) ?? [];
            if (/^(?:blocked|halted)$/i.test(name) && !/^(?:none|nothing|no|n\/a|false|-|0)\.?$/i.test(text)) return [
                {
                    name,
                    text: `${name}: ${text}`,
                    kind: 'stop'
                }
            ];
            return '' === name ? [] : [
                {
                    name,
                    text,
                    kind: 'verdict'
                }
            ];
        }
        function statusIn(line) {
            let [, bold] = /\*\*\s*(?:[\w ]{1,20} )?status\s*(?::\s*\*\*|\*\*\s*[:：|—–-])\s*([^|·•]*)/i.exec(line) ?? [];
            let [, row] = statusLine.exec(plain(line)) ?? [];
            let text = plain(bold ?? row ?? '');
            return '' === text || /^\d{3}\b/.test(text) ? null : text;
        }
        function inStatusSection(lines) {
            let labelled = lines.map(statusIn).find((text)=>null !== text);
            let text = labelled ?? paragraph(lines);
            if ('' === text || void 0 === labelled && /^\s*(?:[-*|]|\d+\.)\s/.test(lines.find((line)=>line.trim()) ?? '')) return tasksIn(lines);
            let isStatus = void 0 !== labelled || text.split(' ').length <= 6 || /\btasks? \d/i.test(text);
            return [
                {
                    name: 'Status',
                    text,
                    kind: isStatus ? 'status' : 'prose'
                },
                ...tasksIn(lines)
            ];
        }
        function paragraph(lines) {
            let start = lines.findIndex((line)=>'' !== line.trim());
            if (start < 0) return '';
            let end = lines.findIndex((line, at)=>at > start && '' === line.trim());
            return plain(lines.slice(start, end < 0 ? void 0 : end).join(' '));
        }
        function inTask(title, lines) {
            let name = `"${title}"`;
            let text = lines.map(statusIn).find((status)=>null !== status);
            if (null != text) return [
                {
                    name,
                    text,
                    kind: 'prose'
                }
            ];
            let first = plain(lines.find((line)=>'' !== line.trim()) ?? '').replace(/^[-\s]+/, '');
            return openWord.test(first) ? [
                {
                    name,
                    text: first,
                    kind: 'prose'
                }
            ] : [];
        }
        let openWord = /^(?:NOT [A-Z]+|BLOCKED|SKIPPED|PENDING|INCOMPLETE|FAILED|PARTIAL|DEFERRED|AWAITING)\b/;
        function newestSelfCheck(sections) {
            let claims = sections.flatMap(({ title, lines, level }, at)=>{
                let inLines = lines.flatMap((line)=>{
                    let text = selfCheckIn(plain(line));
                    let isLoud = /^\s*(?:>\s*)?\*\*|^\s*self/i.test(line);
                    return text ? [
                        [
                            {
                                name: 'Self-Check',
                                text,
                                kind: isLoud ? 'status' : 'prose'
                            }
                        ]
                    ] : [];
                });
                let said = 0 === level ? null : selfCheckIn(title);
                if (null === said) return inLines;
                let inner = sections.slice(at + 1);
                let end = inner.findIndex((next)=>next.level <= level);
                let all = [
                    ...lines,
                    ...inner.slice(0, end < 0 ? void 0 : end).flatMap((next)=>next.lines)
                ];
                let heading = '' === said ? [] : [
                    {
                        name: 'Self-Check',
                        text: said,
                        kind: 'status'
                    }
                ];
                let found = [
                    ...heading,
                    ...inSelfCheck(all)
                ];
                return found.length > 0 ? [
                    found,
                    ...inLines
                ] : inLines;
            });
            return claims.at(-1) ?? [];
        }
        function selfCheckIn(text) {
            let [all, said, mark = ''] = /^[-\s]*self[- ]?check(?: (?:results?|status))?(?:\s*[:：—–-]\s*(.*)|\s+([^\w\s(].*)|\s*\(.*\))?$/i.exec(text) ?? [];
            return void 0 === all ? null : said ?? mark;
        }
        function inSelfCheck(lines) {
            return lines.flatMap((line)=>{
                let text = plain(line);
                let name = 'Self-Check';
                let [, result] = /^[-\s]*(?:result|status|overall|verdict)\s*[:：]\s*(.+)$/i.exec(text) ?? [];
                if (void 0 !== result) return [
                    {
                        name,
                        text: result,
                        kind: 'status'
                    }
                ];
                if (/^[A-Z][A-Z -]{2,30}[A-Z]$/.test(text)) return [
                    {
                        name,
                        text,
                        kind: 'status'
                    }
                ];
                let isMissing = /(?:[:—–|-]|->|=>)\s*(?:MISSING|NOT FOUND|FAIL|FAILED)[\s|.]*$/.test(text) || /^\s*[-*] \[ \]/.test(line);
                return isMissing ? [
                    {
                        name,
                        text: `missing: ${text.slice(0, 100)}`,
                        kind: 'prose'
                    }
                ] : [];
            });
        }
        let completing = 'complete|completed|done|finished|pass|passed|success|successful|succeeded|implemented|verified|approved|closed|shipped|executed|ok|完成|已完成';
        let around = "phase|plan|all|both|every|everything|the|this|is|are|was|were|has|have|been|now|fully|successfully|implementation|work|feature|execution|task|tasks|steps|items|checks|files|commits|tests|and|uat|auto|code|self|check|overall|status";
        let isCompleting = new RegExp(`^(?:(?:${around}|\\d[\\w./]*)[\\s,:-]+)*(?:${completing})(?![\\p{L}\\p{N}])`, 'u');
        function saysComplete(status) {
            let text = plainOf(status);
            if (saysOpen(status) || status.includes('?') || isCountShort(text) || /\btasks? \d+(?!\s*\/)[^.;]*\b(?:done|complete)/.test(text)) return false;
            return isCompleting.test(text) || /^(?:100 ?%|\d+\/\d+)(?:$|\s)/.test(text) || '' === text && doneMark.test(status);
        }
        function saysOpen(text) {
            if (openMark.test(text.trim())) return true;
            let plain = plainOf(text).replace(settled, ' ');
            return openWords.test(plain);
        }
        function beginsOpen(text) {
            return openMark.test(text.trim()) || openHead.test(plainOf(text));
        }
        function isCountShort(text) {
            let [, done, total] = /(?<![\d./-])(\d{1,4})\s*(?:\/|of|out of)\s*(\d{1,4})(?![\d/-])/i.exec(text) ?? [];
            let percent = /^\D{0,3}(\d{1,2})(?:\.\d+)? ?%|(?<![\d.])(\d{1,2}) ?% (?:complete|done|finished)/i.exec(text)?.[0];
            return void 0 !== done && Number(done) < Number(total) || void 0 !== percent;
        }
        let doneMark = /^\s*[*_]*(?:✅|✓|✔|☑|🟢|🎉)/u;
        let openMark = /^[*_\s]*(?:\[ \]|❌|✗|✘|⛔|🚫|🛑|⏸|⏳|🚧|🔴|🟡|🔄)/u;
        let settled = /\b(?:no|0|zero|none|without|nothing|never|fixed|resolved|repaired|cleared|pre existing|preexisting|unrelated|expected)\s+(?:[\w]+\s+){0,2}?(?:fail\w*|gaps?|blocked|blockers?|missing|remain\w*|pending|left|incomplete|skipped|deferred|issues?)\b|\b(?:fail\w*|gaps?|missing|blocked|pending)\b[\w ]{0,20}\b(?:fixed|resolved|closed|cleared)\b|\bnot (?:applicable|needed|required|necessary)\b/g;
        let openList = "partial(?:ly)?|incomplete|unfinished|blocked|halted|paused|stopped|aborted|interrupted|cancell?ed|rejected|false|pending|awaiting|awaits|waiting|waits|in progress|wip|ongoing|draft|todo|remain(?:s|ing)?|fail(?:s|ed|ing|ure|ures)?|broken|crashed|stuck|missing|staged|uncommitted|untested|unverified|not|cannot|almost|nearly|mostly|half|(?:with|known|open|has|have) (?:\\d+ )?gaps?|gaps? (?:found|remain\\w*|open)|human (?:(?:verification|action|input|review) )?(?:needed|required)|needs? (?:human|user|manual|a person|review|verification)|checkpoint reached|\\d+ (?:tasks?|items?|steps?) left|except|excluding|apart from|up to (?:task|step|wave)|until|(?:with|has|have) (?:\\d+ )?(?:errors|failures)|未完成|未实现|部分完成|进行中|失败|受阻|阻塞|未完了|tasks? (?:\\d+ )?(?:was |were )?(?:skipped|deferred)|(?:skipped|deferred) (?:\\d+ )?tasks?|only (?:task|part|half)|minus|in part";
        let openWords = new RegExp(`(?<![\\p{L}\\p{N}])(?:${openList})(?![\\p{L}\\p{N}])`, 'u');
        let openHead = new RegExp(`^(?:${openList}|[1-9]\\d* (?:tests? )?fail(?:ed|ing|ures?)?|started|skipped|errors?)(?: completed?)?(?=$|\\s*[,;:.()—–|-])`, 'u');
        function plainOf(text) {
            return text.replace(/<!--.*?-->|\[x\]/gi, ' ').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase().replace(/(?<=[\p{L}\p{N}])[-_](?=[\p{L}\p{N}])/gu, ' ').replace(/[^\p{L}\p{N}\s./%,;:()—–|'’+-]/gu, ' ').replace(/\s+/g, ' ').trim().replace(/^[^\p{L}\p{N}]+/u, '');
        }
        let mostCharacters = 262144;
        function verifySummary({ path, text }) {
            let finding = (passed, message)=>({
                    check: 'summary',
                    passed,
                    subject: path,
                    message
                });
            if (null === text) return finding(false, 'does not exist; the plan is not complete without it');
            if (text.includes('\0')) return finding(false, 'is not text');
            if (text.length > mostCharacters) return finding(false, `has ${text.length} characters, more than the ${mostCharacters} that are read`);
            if ('' === text.replace(/^\uFEFF?---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/, '').trim()) return finding(false, 'is empty');
            let claims = readClaims(text);
            let against = claims.find(speaksAgainst);
            if (against) return finding(false, complaint(against));
            let isChecked = claims.some(({ name })=>'Self-Check' === name);
            let checked = isChecked ? 'exists, self-check passed' : 'exists, without a self-check';
            return finding(true, isBareSummary(text) ? `${checked}, and has no text` : checked);
        }
        function speaksAgainst({ text, kind }) {
            switch(kind){
                case 'status':
                    return !saysComplete(text);
                case 'count':
                    return isCountShort(text) || saysOpen(text);
                case 'prose':
                    return saysOpen(text);
                case 'verdict':
                    return beginsOpen(text);
                case 'stop':
                    return true;
            }
        }
        function complaint({ name, text, kind }) {
            let said = text.length > 100 ? `${text.slice(0, 99)}…` : text;
            if ('stop' === kind) return `says "${said}", so the plan stopped before its end`;
            return `says "${name}: ${said}", so the plan is not complete`;
        }
    }),
    19427: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            g3: ()=>testConfigChanges,
            Se: ()=>testConfigRuleFor
        });
        var nesting = __webpack_require__(59865);
        function changedParts(before, after) {
            let plainName = (name)=>name.replace(/\+$/, '');
            return [
                ...new Set([
                    ...before.keys(),
                    ...after.keys()
                ])
            ].filter((name)=>before.get(name) !== after.get(name)).filter((name)=>before.has(name) || !name.endsWith('+')).map(plainName);
        }
        function whole(text) {
            let lines = text.split(/\r?\n/).map((line)=>line.trimEnd());
            let plain = lines.join('\n').trim();
            return new Map('' === plain ? [] : [
                [
                    '',
                    plain
                ]
            ]);
        }
        let hook = /^(?:pre|post)|^(?:install|prepare|prepublish|prepublishOnly|dependencies)$/;
        function packageJson(text) {
            let runners = [
                'jest',
                'vitest',
                'mocha',
                'ava',
                'nyc',
                'c8',
                'tap',
                'jasmine',
                'karma',
                'cypress',
                'wdio'
            ];
            return jsonParts(text, (root)=>{
                let { workspaces } = root;
                let packages = isObject(workspaces) ? workspaces.packages : workspaces;
                let pnpm = isObject(root.pnpm) ? root.pnpm : {};
                return [
                    ...scripts(root.scripts),
                    ...runners.flatMap((key)=>one(key, root[key])),
                    ...Array.isArray(packages) ? packages.map((each)=>addable(`workspaces ${each}`, !`${each}`.startsWith('!'))) : [],
                    ...one('overrides', root.overrides),
                    ...one('resolutions', root.resolutions),
                    ...one('pnpm.overrides', pnpm.overrides),
                    ...one('pnpm.patchedDependencies', pnpm.patchedDependencies)
                ];
            });
        }
        function composerJson(text) {
            return jsonParts(text, (root)=>scripts(root.scripts));
        }
        function denoJson(text) {
            return jsonParts(text, (root)=>[
                    'tasks',
                    'test',
                    'exclude',
                    'workspace'
                ].flatMap((key)=>one(key, root[key])));
        }
        let one = (key, value)=>void 0 === value ? [] : [
                [
                    key,
                    JSON.stringify(value)
                ]
            ];
        let addable = (name, mayBeAdded)=>[
                mayBeAdded ? `${name}+` : name,
                ''
            ];
        function scripts(value) {
            if (!isObject(value)) return [];
            return Object.entries(value).filter(([, script])=>!/no test specified/.test(`${script}`)).map(([name, script])=>[
                    `scripts.${name}${hook.test(name) ? '' : '+'}`,
                    JSON.stringify(script)
                ]);
        }
        function jsonParts(text, entries) {
            if ('' === text.trim()) return new Map();
            try {
                let root = (0, nesting.q)(text);
                return isObject(root) ? new Map(entries(root)) : whole(text);
            } catch  {
                return whole(text);
            }
        }
        function isObject(value) {
            return 'object' == typeof value && null !== value && !Array.isArray(value);
        }
        let pythonTools = "pytest|tox|nox|coverage|hatch\\.envs|pdm\\.scripts|poe|taskipy|nosetests|unittest";
        function pyprojectToml(text) {
            let isTool = new RegExp(`^tool\\.(?:${pythonTools})\\b`);
            let inTool = new RegExp(`^(?:${pythonTools})\\b`);
            return keysWhere(text, (section, key)=>isTool.test(`${section}.${key}`) || isTool.test(key) || 'tool' === section && inTool.test(key));
        }
        function setupCfg(text) {
            let isTool = /^(?:tool:pytest|pytest|aliases|nosetests|unittest|coverage:.*|testenv.*|tox)$/;
            return keysWhere(text, (section)=>isTool.test(section), true);
        }
        function cargoToml(text) {
            let keep = (section, key)=>/^(?:profile|patch|replace)\b/.test(section) || 'test' === section || /^(?:lib|bin|example|bench)$/.test(section) && /^(?:test|harness|doctest|required-features)$/.test(key) || 'package' === section && /^(?:autotests|autoexamples|build)$/.test(key) || 'workspace' === section && /^(?:exclude|default-members)$/.test(key);
            let members = keysWhere(text, (section, key)=>'workspace' === section && 'members' === key);
            let items = [
                ...members.values()
            ].flatMap((value)=>[
                    ...value.matchAll(/"([^"]*)"|'([^']*)'/g)
                ]);
            return new Map([
                ...keysWhere(text, keep),
                ...items.map(([, double, single])=>addable(`workspace.members ${double ?? single}`, true))
            ]);
        }
        function keysWhere(text, keep, isIni = false) {
            let parts = new Map();
            let [section, key, depth] = [
                '',
                '',
                0
            ];
            for (let line of text.split(/\r?\n/)){
                let plain = line.trim();
                if ('' === plain || /^[#;]/.test(plain)) continue;
                let header = depth > 0 ? void 0 : /^\s*\[\[?\s*([^[\]]+?)\s*\]\]?\s*(?:#.*)?$/.exec(line)?.[1];
                if (void 0 !== header) {
                    [section, key, depth] = [
                        header.replaceAll(/["']/g, ''),
                        '',
                        0
                    ];
                    continue;
                }
                let goesOn = depth > 0 || isIni && '' !== key && /^\s/.test(line);
                if (!goesOn) [key, depth] = [
                    (/^([^=:]+?)\s*[=:]/.exec(plain)?.[1] ?? plain).replaceAll(/["']/g, ''),
                    0
                ];
                depth += depthOf(plain);
                if (!keep(section, key)) continue;
                let name = '' === section ? key : `${section}.${key}`;
                parts.set(name, [
                    ...parts.has(name) ? [
                        parts.get(name)
                    ] : [],
                    plain
                ].join('\n'));
            }
            return parts;
        }
        function depthOf(line) {
            let bare = line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '').replace(/#.*/, '');
            return (bare.match(/[[{]/g)?.length ?? 0) - (bare.match(/[\]}]/g)?.length ?? 0);
        }
        function goMod(text) {
            let parts = new Map();
            let block = /^(toolchain|replace|exclude|godebug|ignore)\s*\(([^)]*)\)/gm;
            let line = /^(toolchain|replace|exclude|godebug|ignore)\s+([^(\n]+)$/gm;
            for (let [, directive = '', body = ''] of [
                ...text.matchAll(block),
                ...text.matchAll(line)
            ])for (let each of body.split('\n').map((item)=>item.replace(/\/\/.*/, '').trim()))if ('' !== each) parts.set(`${directive} ${each}`, '');
            return parts;
        }
        function pomXml(text) {
            return whole(text.replace(/<!--[\s\S]*?-->/g, '').replace(/<dependency>[\s\S]*?<\/dependency>/g, '').replace(/<\/?dependencies>/g, '').replace(/\s+/g, ' ').replaceAll('> <', '><'));
        }
        function gradleScript(text) {
            let dependency = /^\s*(?:\w*[iI]mplementation|\w*[aA]pi|\w*[cC]ompileOnly|\w*[rR]untimeOnly|\w*[aA]nnotationProcessor|kapt|ksp)\b/;
            return whole(text.split('\n').filter((line)=>'' !== line.trim() && !dependency.test(line) && !/^\s*\/\//.test(line)).join('\n'));
        }
        function cmakeLists(text) {
            let commands = text.replace(/#.*$/gm, '').matchAll(/^\s*(\w+)\s*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/gm);
            return new Map([
                ...commands
            ].map(([, name = '', body = ''])=>({
                    name: name.toLowerCase(),
                    body: body.replace(/\s+/g, ' ').trim()
                })).filter(({ name, body })=>/test|ctest/i.test(name) || /\bCTest\b|WILL_FAIL|BUILD_TESTING|DISABLED/.test(body)).map(({ name, body })=>{
                let mayBeAdded = !/propert/.test(name) && !/WILL_FAIL|DISABLED|BUILD_TESTING/.test(body);
                return addable(`${name}(${body})`, mayBeAdded);
            }));
        }
        function viteConfig(text) {
            let plain = text.replace(/\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/.*$/gm, '');
            let mentions = [
                ...plain.matchAll(/(?<![\w.$/-])test(?![\w$/.(-])/g)
            ];
            let start = /(?<![\w.$"'`])test\s*:\s*\{/.exec(plain);
            if (0 === mentions.length) return new Map();
            if (!start || mentions.length > 1) return whole(plain);
            let depth = 0;
            for(let at = start.index; at < plain.length; at += 1){
                if ('{' === plain[at]) depth += 1;
                if ('}' === plain[at]) depth -= 1;
                if (0 === depth && '}' === plain[at]) return new Map([
                    [
                        'test',
                        plain.slice(start.index, at + 1).replace(/\s+/g, ' ')
                    ]
                ]);
            }
            return whole(plain);
        }
        function testConfigChanges(changes, declared) {
            return changes.flatMap(({ path, before, after })=>{
                let rule = testConfigRuleFor(path);
                if (!rule || null === before && rule.isNewHarmless) return [];
                let changed = changedParts(rule.parts(before ?? ''), rule.parts(after ?? ''));
                if (0 === changed.length) return [];
                let named = changed.filter((name)=>'' !== name);
                let list = 0 === named.length ? '' : ` (changed: ${named.slice(0, 5).join(', ')}${named.length > 5 ? ', …' : ''})`;
                return [
                    {
                        path,
                        why: `${rule.why}${list}`,
                        declared: declared(path)
                    }
                ];
            });
        }
        function testConfigRuleFor(path) {
            return TEST_CONFIG.find(({ file })=>file.test(path));
        }
        let any = (name)=>new RegExp(`(?:^|/)(?:${name})$`, 'i');
        let js = '\\.(?:[cm]?[jt]s|json)';
        let TEST_CONFIG = [
            {
                file: any('package\\.json'),
                why: "its scripts and the settings of its test runners decide what `npm test` runs",
                parts: packageJson,
                isNewHarmless: true
            },
            {
                file: any('deno\\.jsonc?'),
                why: 'its tasks and excludes decide what `deno test` runs',
                parts: denoJson
            },
            {
                file: any('\\.npmrc|\\.yarnrc|\\.yarnrc\\.ya?ml|\\.pnpmfile\\.[cm]?js|bunfig\\.toml'),
                why: 'it can replace the tools and the shell that run the tests',
                parts: whole
            },
            {
                file: any(`(?:jest|vitest|ava|mocha|karma|jasmine|playwright|cypress|web-test-runner|wdio|nyc|c8|stryker)(?:[.-][\\w-]+)*\\.conf(?:ig)?${js}`),
                why: 'it is the configuration of the test runner',
                parts: whole
            },
            {
                file: any(`(?:jest|vitest)[.-](?:setup|preset|workspace|projects)(?:[.-][\\w-]+)*${js}|setupTests${js}|vitest\\.workspace${js}`),
                why: 'it runs before every test',
                parts: whole
            },
            {
                file: any(`vite\\.config${js}`),
                why: 'its `test` section is the configuration of vitest',
                parts: viteConfig
            },
            {
                file: any('\\.mocharc(?:\\.\\w+)?|\\.taprc|\\.tap/config\\.ya?ml|\\.nycrc(?:\\.\\w+)?|\\.c8rc(?:\\.\\w+)?|\\.?jasmine\\.json|cypress\\.json|cypress/support/.*|test/mocha\\.opts'),
                why: 'it is the configuration of the test runner',
                parts: whole
            },
            {
                file: any('nx\\.json|turbo\\.json|lerna\\.json'),
                why: 'it decides which packages are tested',
                parts: whole
            },
            {
                file: any('conftest\\.py'),
                why: 'pytest runs it before the tests, and it can skip or change any of them',
                parts: whole
            },
            {
                file: any('\\.?pytest\\.(?:ini|toml)|tox\\.ini|noxfile\\.py|\\.coveragerc|nose2?\\.cfg'),
                why: 'it decides which tests run and with which options',
                parts: whole
            },
            {
                file: /^(?:.*\/)?(?:(?:pytest|unittest|_pytest|pluggy)\.py|(?:pytest|unittest|_pytest|pluggy)\/__(?:init|main)__\.py)$/,
                why: 'Python takes it for the test runner, where it lies in the folder of the tests',
                parts: whole
            },
            {
                file: any('pyproject\\.toml'),
                why: 'its test sections decide which tests run',
                parts: pyprojectToml
            },
            {
                file: any('setup\\.cfg'),
                why: 'its test sections decide which tests run',
                parts: setupCfg
            },
            {
                file: any('sitecustomize\\.py|usercustomize\\.py|[^/]+\\.pth'),
                why: 'every Python process runs it, tests as well',
                parts: whole
            },
            {
                file: any('Cargo\\.toml'),
                why: 'its targets, profiles and members decide what `cargo test` runs',
                parts: cargoToml,
                isNewHarmless: true
            },
            {
                file: any('\\.cargo/config(?:\\.toml)?|\\.config/nextest\\.toml|nextest\\.toml'),
                why: 'it can replace the runner, its flags and its aliases',
                parts: whole
            },
            {
                file: any('go\\.mod'),
                why: 'its toolchain and replace lines decide what is compiled',
                parts: goMod,
                isNewHarmless: true
            },
            {
                file: any('go\\.work'),
                why: 'it decides which modules are tested',
                parts: whole
            },
            {
                file: any('pom\\.xml'),
                why: 'its plugins and properties decide which tests run (dependencies are not compared)',
                parts: pomXml,
                isNewHarmless: true
            },
            {
                file: any('(?:build|settings|init)\\.gradle(?:\\.kts)?'),
                why: 'it decides which tests run (dependencies are not compared)',
                parts: gradleScript
            },
            {
                file: any('gradle\\.properties|gradle-wrapper\\.(?:properties|jar)|gradlew(?:\\.bat)?|mvnw(?:\\.cmd)?|junit-platform\\.properties|testng\\.xml|build\\.sbt'),
                why: 'it decides with which options and tools the tests run',
                parts: whole
            },
            {
                file: /(?:^|\/)\.mvn\//,
                why: 'it holds options for every run of maven',
                parts: whole
            },
            {
                file: any('phpunit(?:\\.dist)?\\.xml(?:\\.dist)?|Pest\\.php'),
                why: 'it decides which tests run',
                parts: whole
            },
            {
                file: any('composer\\.json'),
                why: "its scripts decide what `composer test` runs",
                parts: composerJson,
                isNewHarmless: true
            },
            {
                file: any('\\.rspec|\\.rspec-local|Rakefile|cucumber\\.ya?ml|\\.proverc'),
                why: 'it decides which tests run',
                parts: whole
            },
            {
                file: any('(?:spec|rails|test)_helper\\.(?:rb|exs)'),
                why: 'it runs before every test and can leave some out',
                parts: whole
            },
            {
                file: any('[^/]*\\.runsettings|xunit\\.runner\\.json|Directory\\.Build\\.(?:props|targets)'),
                why: 'it decides which tests run',
                parts: whole
            },
            {
                file: any('CMakeLists\\.txt'),
                why: 'its test lines decide what `ctest` runs',
                parts: cmakeLists,
                isNewHarmless: true
            },
            {
                file: any('CTest(?:Testfile|Custom|Config)\\.cmake'),
                why: 'it decides what `ctest` runs',
                parts: whole
            },
            {
                file: any('(?:GNU)?makefile|[^/]+\\.mk|\\.?justfile|Taskfile(?:\\.dist)?\\.ya?ml|(?:Grunt|gulp|Jake)file\\.[cm]?[jt]s|[^/]+\\.rake'),
                why: 'its recipes decide what `make test` and the like run',
                parts: whole
            },
            {
                file: any('rust-toolchain(?:\\.toml)?|\\.nvmrc|\\.node-version|\\.python-version|\\.ruby-version|\\.java-version|\\.tool-versions|\\.?mise\\.toml|global\\.json'),
                why: 'it decides with which version of the tools the tests run',
                parts: whole
            }
        ];
    })
};
