export const id = 590;
export const ids = [
    590
];
export const modules = {
    24881: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            i: ()=>buildFor
        });
        let builds = {
            claude: {
                'linux-x64': {
                    package: '@anthropic-ai/claude-code-linux-x64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-+n4lu1ubYAp02Y0X/MAUnxw9yY6SHHZ77F+IoW+V0wVoFuiI9opdH6gofjf14gXJCEYMTNpks7Gn1i8XZTKAWA=='
                },
                'linux-arm64': {
                    package: '@anthropic-ai/claude-code-linux-arm64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-IiG5umFToSCVWqB1lEsxxwIxKgxPXyZ3DRU915v8J4Bz5Q3JpslM0ew1m5yaT+lFXBPvYxmsEgi0XI68XHND0A=='
                },
                'linux-x64-musl': {
                    package: '@anthropic-ai/claude-code-linux-x64-musl',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-EouW7B/aG3GOQBmzN9MxHV9uTOE2r6E+VIlFBrBgIEBuBBF4qH1GTvg5/CVf53gGp4DgVf1CYdBHjS+2NeDP4A=='
                },
                'linux-arm64-musl': {
                    package: '@anthropic-ai/claude-code-linux-arm64-musl',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-uVWrRp60cqvikJ13Rtmlkd8WuJtJEWAuGJzenJ0or0I7by05kRWopFdDdpWYQi8dRIJ6+W9T9w+PA4B+EjfCXQ=='
                },
                'darwin-x64': {
                    package: '@anthropic-ai/claude-code-darwin-x64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-6cjJiD19yxOzdnzErJ8ougFKoksK/wUvOJb6V2iCXg1rM9gGEY1I7HE8jQnvh6buAuXHtHaahfoiiISaplOxYg=='
                },
                'darwin-arm64': {
                    package: '@anthropic-ai/claude-code-darwin-arm64',
                    version: '2.1.329',
                    program: 'claude',
                    integrity: 'sha512-brgS94FOoB+ekq1gIeNpBtGAbzWxE1UEeBQWfk1KX1BStrMIxwWXriPfQLKEkFTWHpmGXv2fZxxMQJsR+5PhZw=='
                }
            },
            codex: {
                'linux-x64': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-x64',
                    program: 'vendor/x86_64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww=='
                },
                'linux-arm64': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-arm64',
                    program: 'vendor/aarch64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg=='
                },
                'linux-x64-musl': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-x64',
                    program: 'vendor/x86_64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww=='
                },
                'linux-arm64-musl': {
                    package: '@openai/codex',
                    version: '0.169.0-linux-arm64',
                    program: 'vendor/aarch64-unknown-linux-musl/bin/codex',
                    integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg=='
                },
                'darwin-x64': {
                    package: '@openai/codex',
                    version: '0.169.0-darwin-x64',
                    program: 'vendor/x86_64-apple-darwin/bin/codex',
                    integrity: 'sha512-K1FKSsSLl9v3z5TeagBQXyQRDBIGB5Jncy5dxsRxwT3aaTqN3AI8VrCfoxBxKMOOU9O2QX1vg7WkBwNVth/s9A=='
                },
                'darwin-arm64': {
                    package: '@openai/codex',
                    version: '0.169.0-darwin-arm64',
                    program: 'vendor/aarch64-apple-darwin/bin/codex',
                    integrity: 'sha512-5WsWFBbVP78D+6FvNo1MMVxLPZdmcoQlqVJFrF4qx/TmvneLnMQKtLyXkUo54XOTDfoYKpNouTJ/F7gTVA8FnQ=='
                }
            },
            gemini: {
                any: {
                    package: '@google/gemini-cli',
                    version: '0.61.0',
                    program: 'bundle/gemini.js',
                    integrity: 'sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ=='
                }
            },
            opencode: {
                'linux-x64': {
                    package: 'opencode-linux-x64',
                    version: '1.18.33',
                    program: 'bin/opencode',
                    integrity: 'sha512-q/t/3p2CTxOT9y2kvjesb/LZab2+1eqlhhWA02Be6mjTtmYtNBcBsrI5yDo4Fw7ZSPBW2oyMIGMNRqiKQjiAWw=='
                }
            },
            copilot: {
                'linux-x64': {
                    package: '@github/copilot-linux-x64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw=='
                },
                'linux-arm64': {
                    package: '@github/copilot-linux-arm64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A=='
                },
                'linux-x64-musl': {
                    package: '@github/copilot-linuxmusl-x64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-laj1/lFWwkX7P1jAVm2DNNxRljLkhfKI4XDONIA5njiU+PPvWVH38gIvYU+lNTgJ0QT7CSV6Jj2fuqPx0Go+5Q=='
                },
                'linux-arm64-musl': {
                    package: '@github/copilot-linuxmusl-arm64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-PyuqTcgTKd4XrtSRKAQgfIK41cVzHArSNM8f8XS39dQc75aUsKG+MPd5rLwmqqhtbWVFgI+PSS/X18/Qo4EDTg=='
                },
                'darwin-x64': {
                    package: '@github/copilot-darwin-x64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA=='
                },
                'darwin-arm64': {
                    package: '@github/copilot-darwin-arm64',
                    version: '1.0.102',
                    program: 'copilot',
                    integrity: 'sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA=='
                }
            }
        };
        function buildFor(cli, platform) {
            let own = builds[cli];
            return (null === platform ? void 0 : own[platform]) ?? own.any ?? null;
        }
    }),
    41065: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            LO: ()=>missing,
            c6: ()=>installLine,
            cS: ()=>detectVersion,
            oQ: ()=>programOf
        });
        var _process_capture_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44571);
        var _context_window_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86822);
        var _prices_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96582);
        var _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73102);
        async function missing(cli, command, place) {
            let wrong = wrongTables(place.environment);
            if (null !== wrong) return wrong;
            let found = await detectVersion(cli, command, place);
            if ('version' in found) return null;
            let name = '' === command.trim() ? cli.name : `agent-command "${(0, _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__.S)(command, 100)}"`;
            return `agent ${cli.name}: ${name} --version does not run (${found.problem}); install it: ${installLine(cli)}`;
        }
        async function detectVersion(cli, command, { cwd, environment }) {
            let called = programOf(cli, command, [
                '--version'
            ]);
            try {
                let options = {
                    cwd,
                    env: keyless(environment),
                    timeoutMs: versionMs
                };
                let { exitCode, stdout, stderr } = await (0, _process_capture_js__WEBPACK_IMPORTED_MODULE_0__.F)(called.command, called.args, options);
                if (0 !== exitCode) return {
                    problem: (0, _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__.S)(stderr) || `exit code ${exitCode}`
                };
                let text = stdout.toString('utf8', 0, 1000);
                return {
                    version: /\d+(?:\.\d+)+[\w.+-]*/.exec(text)?.[0]?.slice(0, 40) ?? (0, _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__.S)(text, 40)
                };
            } catch (error) {
                return {
                    problem: (0, _stream_reader_js__WEBPACK_IMPORTED_MODULE_3__.S)(error.message)
                };
            }
        }
        function keyless(environment) {
            return Object.fromEntries(Object.entries(environment).filter(([name])=>!/KEY|TOKEN|SECRET/i.test(name)));
        }
        let versionMs = 60_000;
        function installLine({ package: name, version }) {
            return `npm install -g ${name}@${version}`;
        }
        function wrongTables(environment) {
            try {
                (0, _prices_js__WEBPACK_IMPORTED_MODULE_2__.G)(environment.PHASE_EXECUTOR_PRICES);
                (0, _context_window_js__WEBPACK_IMPORTED_MODULE_1__.x)(environment.PHASE_EXECUTOR_WINDOWS);
                return null;
            } catch (error) {
                return error.message;
            }
        }
        function programOf(cli, command, args) {
            if ('' === command.trim()) return {
                command: cli.name,
                args
            };
            return {
                command: 'bash',
                args: [
                    '-c',
                    `${command} "$@"`,
                    'bash',
                    ...args
                ]
            };
        }
    }),
    96582: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: ()=>pricesIn,
            h: ()=>costOf
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let listPrices = {
            'claude-opus-4-5': {
                input: 5,
                cacheRead: 0.5,
                cacheWrite: 6.25,
                output: 25
            },
            'claude-opus-4-1': {
                input: 15,
                cacheRead: 1.5,
                cacheWrite: 18.75,
                output: 75
            },
            'claude-sonnet-4-5': {
                input: 3,
                cacheRead: 0.3,
                cacheWrite: 3.75,
                output: 15
            },
            'claude-haiku-4-5': {
                input: 1,
                cacheRead: 0.1,
                cacheWrite: 1.25,
                output: 5
            },
            'gpt-5': {
                input: 1.25,
                cacheRead: 0.125,
                output: 10
            },
            'gpt-5-codex': {
                input: 1.25,
                cacheRead: 0.125,
                output: 10
            },
            'gpt-5.1': {
                input: 1.25,
                cacheRead: 0.125,
                output: 10
            },
            'gpt-5.1-codex': {
                input: 1.25,
                cacheRead: 0.125,
                output: 10
            },
            'gpt-5.1-codex-mini': {
                input: 0.25,
                cacheRead: 0.025,
                output: 2
            },
            'gpt-5-mini': {
                input: 0.25,
                cacheRead: 0.025,
                output: 2
            },
            'gpt-5-nano': {
                input: 0.05,
                cacheRead: 0.005,
                output: 0.4
            },
            'gpt-4.1': {
                input: 2,
                cacheRead: 0.5,
                output: 8
            },
            'gemini-2.5-flash': {
                input: 0.3,
                cacheRead: 0.03,
                output: 2.5
            }
        };
        let amount = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative();
        let PricesSchema = zod__WEBPACK_IMPORTED_MODULE_0__.g1P(zod__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod__WEBPACK_IMPORTED_MODULE_0__.rej({
            input: amount,
            cacheRead: amount,
            cacheWrite: amount.optional(),
            output: amount
        }));
        function pricesIn(text, settled = {}) {
            if (void 0 === text || '' === text.trim()) return {
                ...listPrices,
                ...settled
            };
            let given;
            try {
                given = JSON.parse(text);
            } catch (error) {
                throw new Error('PHASE_EXECUTOR_PRICES is not JSON', {
                    cause: error
                });
            }
            let read = PricesSchema.safeParse(given);
            if (read.success) return {
                ...listPrices,
                ...settled,
                ...read.data
            };
            let [issue] = read.error.issues;
            throw new Error(`PHASE_EXECUTOR_PRICES: ${issue?.path.join('.') || 'the text'}: ${issue?.message ?? 'not usable'}`);
        }
        function costOf(usage, model, prices) {
            let name = model?.replace(/^.*\//, '') ?? '';
            let price = prices[model ?? ''] ?? prices[name] ?? prices[name.replace(/-\d{4}-?\d{2}-?\d{2}$/, '')];
            if (void 0 === price) return null;
            let { input, cacheRead, cacheWrite = input, output } = price;
            let parts = [
                usage.inputFresh * input,
                usage.cacheRead * cacheRead,
                (usage.cacheWrite ?? 0) * cacheWrite,
                usage.output * output
            ];
            return parts.reduce((sum, part)=>sum + part) / 1e6;
        }
    }),
    88353: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>programOn
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function programOn(path, name) {
            let places = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((dir)=>'' !== dir);
            return places.map((dir)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).find(isExecutable) ?? null;
        }
        function isExecutable(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
            } catch  {
                return false;
            }
        }
    }),
    590: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ap: ()=>AgentMissingError,
            U7: ()=>chosenAgent,
            $Y: ()=>cliToInstall,
            p7: ()=>environmentOf,
            dp: ()=>findAgent,
            uF: ()=>requireNamedAgent,
            Fl: ()=>taskWithoutScript
        });
        var external_node_path_ = __webpack_require__(76760);
        var external_node_fs_ = __webpack_require__(73024);
        var foreign_file = __webpack_require__(45754);
        var process_child = __webpack_require__(17015);
        var agent = __webpack_require__(35654);
        var agent_result = __webpack_require__(17761);
        var agent_stream = __webpack_require__(6068);
        var agents_prices = __webpack_require__(96582);
        var stream_reader = __webpack_require__(73102);
        function unpriced(cli, result) {
            if (!result || null !== result.cost || null === result.usage) return null;
            let model = null === result.model ? 'a model it does not name' : `model ${(0, stream_reader.S)(result.model)}`;
            return `the cost of ${cli.name} is not known: it reports none, and there is no price for ${model}; give one in agent.prices of the configuration file, or in PHASE_EXECUTOR_PRICES`;
        }
        function hasPrice(model, { PHASE_EXECUTOR_PRICES: text }, prices) {
            return null !== (0, agents_prices.h)(agent_result.tk, model, (0, agents_prices.G)(text, prices));
        }
        function tellUsage({ usage, usageSeen, cost }, costUsd, { onActivity }) {
            let used = usage ?? usageSeen;
            if (null === used) return;
            let source = cost?.source === 'reported' ? {} : {
                isEstimate: true
            };
            onActivity({
                kind: 'usage',
                usage: used,
                costUsd,
                ...source
            });
        }
        function withEstimate(activity, model, prices) {
            if ('usage' !== activity.kind || null !== activity.costUsd) return activity;
            let estimate = (0, agents_prices.h)(activity.usage, model, prices);
            return null === estimate ? activity : {
                ...activity,
                costUsd: estimate,
                isEstimate: true
            };
        }
        function priceOf(cli, usage, model, prices) {
            return (0, agents_prices.h)(usage, model, prices) ?? (cli.reportsCost ? 0 : null);
        }
        function endCost({ cost, usageSeen, turns, model }, prices) {
            if (null !== cost) return cost.usd;
            if (null === usageSeen) return 0 === turns ? 0 : null;
            return (0, agents_prices.h)(usageSeen, model, prices);
        }
        function modelOf(model, command, environment) {
            let given = /(?:^|\s)(?:-m|--model)(?:\s+|=)(["']?)([\w./:@-]+)\1/.exec(command)?.[2];
            return model ?? given ?? (environment.PHASE_EXECUTOR_MODEL || null);
        }
        function priced(result, model, prices) {
            let isTold = null !== result.cost && (result.cost.usd > 0 || null === result.usage || 0 === (0, agent_result.RP)(result.usage));
            if (isTold || null === result.usage) return {
                ...result,
                model
            };
            let usd = (0, agents_prices.h)(result.usage, model, prices);
            return {
                ...result,
                model,
                cost: null === usd ? null : {
                    usd,
                    source: 'estimated'
                }
            };
        }
        var cli_program = __webpack_require__(41065);
        var error_class = __webpack_require__(73549);
        var agents_meter = __webpack_require__(29567);
        function whyNot(cli, facts, hasOwnUpstream) {
            let route = routeOf(cli, facts, hasOwnUpstream);
            return 'string' == typeof route ? route : null;
        }
        function routeOf(cli, facts, hasOwnUpstream) {
            let route = cli.upstream(facts);
            if ('string' == typeof route || hasOwnUpstream) return route;
            let { HTTPS_PROXY, https_proxy, ALL_PROXY, all_proxy } = facts.environment;
            if (HTTPS_PROXY || https_proxy || ALL_PROXY || all_proxy) return 'it knows no way through the proxy of this machine';
            let { hostname } = route.base;
            let isHere = /^(?:localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
            return isHere ? `its provider is at ${hostname}; name that address in the setting gateway` : route;
        }
        async function openPassage(cli, facts, { price, meter, gateway }) {
            let route = null === gateway ? '' : routeOf(cli, facts, gateway.hasOwnUpstream);
            if (null === gateway || 'string' == typeof route) return {
                pass: null,
                stop: meter?.cut ?? new AbortController().signal,
                withoutKey: withoutUndefined,
                close: ()=>void 0
            };
            let pass = await gateway.open(route, {
                price,
                onSpent: (spent)=>meter?.take('gateway', spent),
                reached: ()=>meter?.reached() ?? null
            });
            meter?.take('gateway', (0, agents_meter.u)(null, 0, 0));
            let patience = patient(meter?.cut);
            let secrets = Object.values(route.headers).map((value)=>value.replace(/^Bearer /, '')).filter((secret)=>secret.length >= shortestKey);
            return {
                pass,
                stop: AbortSignal.any([
                    patience.signal,
                    pass.account.hopeless
                ]),
                withoutKey: (environment)=>{
                    let entries = Object.entries(direct(withoutUndefined(environment))).map(([name, value])=>[
                            name,
                            secrets.reduce((text, secret)=>text.replaceAll(secret, pass.token), value)
                        ]);
                    return Object.fromEntries(entries);
                },
                close: ()=>{
                    patience.clear();
                    pass.close();
                }
            };
        }
        function direct(environment) {
            let { NO_PROXY = '', no_proxy = NO_PROXY } = environment;
            let exempt = (list)=>[
                    list,
                    '127.0.0.1'
                ].filter((part)=>'' !== part).join(',');
            return {
                ...environment,
                NO_PROXY: exempt(NO_PROXY || no_proxy),
                no_proxy: exempt(no_proxy)
            };
        }
        let shortestKey = 8;
        function patient(cut) {
            let late = new AbortController();
            let timer;
            let wait = ()=>{
                timer = setTimeout(()=>late.abort(), patienceMs);
            };
            if (cut?.aborted) wait();
            else cut?.addEventListener('abort', wait, {
                once: true
            });
            return {
                signal: late.signal,
                clear: ()=>{
                    clearTimeout(timer);
                    cut?.removeEventListener('abort', wait);
                }
            };
        }
        let patienceMs = 15_000;
        function asTold(error, { name }, pass) {
            let failure = pass?.account.failure ?? null;
            if (null === failure || !isVague(error.class)) return error;
            let { status, message, kind, retryAfterMs } = failure;
            let found = null === status ? 'network' : (0, error_class.Kl)(`${kind} ${message}`, status);
            if ('unknown' === found) return error;
            let what = null === status ? message : `its provider answered ${status}${'' === message ? '' : `: ${message}`}`;
            return {
                class: found,
                message: error.class === found && error.message.length > 0 ? error.message : `${name} failed: ${what}`,
                retryable: (0, error_class.r3)(found),
                ...null === status ? {} : {
                    status
                },
                ...void 0 === error.resetAt ? {} : {
                    resetAt: error.resetAt
                },
                ...both(error.retryAfterMs, retryAfterMs)
            };
        }
        function both(said, told) {
            let retryAfterMs = told ?? said;
            return void 0 === retryAfterMs ? {} : {
                retryAfterMs
            };
        }
        function isVague(name) {
            switch(name){
                case 'rate_limit':
                case 'quota':
                case 'overloaded':
                case 'server':
                case 'network':
                case 'auth':
                case 'bad_model':
                case 'crash':
                case 'unknown':
                case 'idle_timeout':
                    return true;
                default:
                    return false;
            }
        }
        function disagreement(cli, own, pass) {
            let seen = pass?.account.spent();
            if (void 0 === seen) return null;
            let [mine, theirs] = [
                tokens(seen),
                tokens(own)
            ];
            if (0 === theirs || Math.abs(mine - theirs) <= 0.01 * Math.max(mine, theirs)) return null;
            return `the gateway counted ${mine} tokens and ${cli.name} ${theirs}; the budget goes by the higher count`;
        }
        function tokens({ inputFresh, cacheRead, cacheWrite, output }) {
            return Math.round(inputFresh + cacheRead + cacheWrite + output);
        }
        function withoutUndefined(environment) {
            return Object.fromEntries(Object.entries(environment).flatMap(([name, value])=>void 0 === value ? [] : [
                    [
                        name,
                        value
                    ]
                ]));
        }
        var progress = __webpack_require__(69931);
        class StreamWatch {
            #stream;
            #times;
            #stop = new AbortController();
            #idle;
            #lingering;
            #reason = null;
            constructor(stream, times){
                this.#stream = stream;
                this.#times = times;
                this.#listen();
            }
            get signal() {
                return this.#stop.signal;
            }
            get reason() {
                return this.#reason;
            }
            take(line) {
                let isEvent = this.#stream.take(line);
                if (isEvent && null === this.#reason) this.#heard();
                return isEvent;
            }
            #heard() {
                let { reader } = this.#stream;
                if (reader.isStorm) return void this.#end('storm');
                this.#listen();
                if (reader.hasEnded) this.#lingering ??= setTimeout(()=>this.#end('done'), this.#times.lingersMs);
                else {
                    clearTimeout(this.#lingering);
                    this.#lingering = void 0;
                }
            }
            close() {
                clearTimeout(this.#idle);
                clearTimeout(this.#lingering);
            }
            get idleMs() {
                return this.#times.idleMs * (null === this.#stream.reader.openTool ? 1 : whileToolRuns);
            }
            #listen() {
                clearTimeout(this.#idle);
                if (this.#times.idleMs > 0) this.#idle = setTimeout(()=>this.#end('idle_timeout'), this.idleMs);
            }
            #end(reason) {
                this.close();
                this.#reason = reason;
                this.#stop.abort();
            }
        }
        let whileToolRuns = 3;
        function cliAgent(cli, { command = '', prices = {}, installed = null } = {}) {
            let isUnpriced = false;
            return {
                name: cli.name,
                coAuthor: cli.coAuthor,
                canJudge: true,
                resumes: true,
                variables: cli.variables,
                missing: (job)=>(0, cli_program.LO)(cli, command, {
                        ...job,
                        environment: environmentWith(installed, job.environment)
                    }),
                unpriced: (environment)=>{
                    let model = modelOf(null, command, environment);
                    if (cli.reportsCost || null !== model && hasPrice(model, environment, prices)) return null;
                    return `${cli.name} reports no cost, and there is no price for ${null === model ? 'a model that is not named' : `model ${(0, stream_reader.S)(model)}`}`;
                },
                cannotPass: (environment, hasOwnUpstream)=>whyNot(cli, {
                        environment,
                        command,
                        model: modelOf(null, command, environment)
                    }, hasOwnUpstream),
                commandLines: ({ folder, environment, isPassed })=>{
                    let pass = isPassed ? {
                        url: '<gateway>',
                        token: '<token of the attempt>'
                    } : null;
                    let call = callOf(cli, command, {
                        folder,
                        environment,
                        pass
                    });
                    let sets = Object.entries(call.env).flatMap(([name, value])=>void 0 === value ? [] : [
                            name
                        ]);
                    return [
                        {
                            ...(0, cli_program.oQ)(cli, command, call.args),
                            sets
                        }
                    ];
                },
                run: async (given)=>{
                    let job = {
                        ...given,
                        environment: environmentWith(installed, given.environment)
                    };
                    let changed = null === installed ? null : await installed.changed();
                    if (null !== changed) return notStarted(changed);
                    let done = await run(cli, command, prices, job);
                    let note = isUnpriced ? null : unpriced(cli, done.result);
                    isUnpriced ||= null !== note;
                    return null === note ? done : {
                        ...done,
                        note
                    };
                }
            };
        }
        function environmentWith(installed, environment) {
            return null === installed ? environment : {
                ...environment,
                PATH: installed.onPath(environment.PATH)
            };
        }
        function notStarted(message) {
            let nothing = {
                exitCode: null,
                tokensUsed: null,
                costUsd: null,
                durationMs: 0,
                lastProgress: null,
                survivors: 0
            };
            return {
                ...nothing,
                ok: false,
                reason: 'agent_error',
                message,
                retryable: false
            };
        }
        async function run(cli, command, given, job) {
            let prices = (0, agents_prices.G)(job.environment.PHASE_EXECUTOR_PRICES, given);
            let { environment, gateway = null, meter } = job;
            let wanted = modelOf(null, command, environment);
            let price = (usage, model)=>priceOf(cli, usage, model ?? wanted, prices);
            let passage = await openPassage(cli, {
                environment,
                command,
                model: wanted
            }, {
                price,
                meter,
                gateway
            });
            let { pass } = passage;
            let call = callOf(cli, command, {
                folder: (0, external_node_path_.dirname)(job.promptFile),
                environment,
                resume: job.session?.id ?? null,
                pass
            });
            for (let [path, text] of Object.entries(call.files ?? {})){
                (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), {
                    recursive: true
                });
                (0, external_node_fs_.writeFileSync)(path, text);
            }
            let lastProgress = null;
            let seen = {
                what: null,
                at: null
            };
            let reader = cli.reader((activity)=>{
                lastProgress = (0, progress.$)(activity) ?? lastProgress;
                seen.what = lastProgress;
                let isOfSession = void 0 !== job.session && cli.cumulative.includes('usage');
                let told = withEstimate(activity, modelOf(reader.model, command, environment), prices);
                job.onActivity(isOfSession && 'usage' === told.kind ? {
                    ...told,
                    isOfSession
                } : told);
                if (null !== pass) return;
                let usage = isOfSession ? null : reader.usageSeen;
                meter?.take('agent', (0, agents_meter.u)(usage, reader.turns, price(usage ?? agent_result.tk, reader.model)));
            });
            let stream = new agent_stream.o(cli, reader);
            let watch = new StreamWatch(stream, {
                idleMs: job.idleTimeoutMs,
                lingersMs: cli.lingersMs
            });
            if (void 0 !== call.usageFile) (0, external_node_fs_.rmSync)(call.usageFile, {
                recursive: true,
                force: true
            });
            let child = await (0, process_child.w)(specOf(cli, command, call, {
                job,
                watch,
                seen,
                passage
            })).finally(()=>{
                watch.close();
                passage.close();
            });
            let by = endedBy(child, watch, {
                hasEnded: reader.hasEnded,
                isHopeless: pass?.account.hopeless.aborted
            }, job);
            if (void 0 !== call.usageFile) readUsage(stream, call.usageFile);
            let read = stream.end({
                exitCode: child.exitCode,
                by
            }, {
                before: job.session?.before ?? null
            });
            let error = null === read.error ? null : asTold(read.error, cli, pass);
            let model = modelOf(read.model ?? pass?.account.model ?? null, command, environment);
            let result = priced({
                ...read,
                error
            }, model, prices);
            let usd = endCost(result, prices);
            tellUsage(result, usd, job);
            let spent = (0, agents_meter.u)(result.usage ?? result.usageSeen, result.turns, usd);
            let apart = disagreement(cli, spent, pass);
            if (null !== apart) job.onProgress(apart);
            return {
                ...runOf(cli, child, by, result, {
                    job,
                    watch,
                    stream,
                    seen,
                    passage
                }),
                spent,
                lastProgress
            };
        }
        function callOf(cli, command, { resume = null, ...job }) {
            return cli.call({
                ...job,
                model: job.environment.PHASE_EXECUTOR_MODEL || null,
                resume,
                command
            });
        }
        function specOf(cli, command, call, { job, watch, seen, passage }) {
            let { cwd, timeoutMs, graceMs, logFile, marker, clock, outlivesUs = false } = job;
            return {
                ...(0, cli_program.oQ)(cli, command, call.args),
                cwd,
                timeoutMs,
                graceMs,
                logFile,
                marker,
                clock,
                outlivesUs,
                env: passage.withoutKey({
                    ...job.environment,
                    ...call.env
                }),
                stdinFile: job.promptFile,
                cancel: AbortSignal.any([
                    job.cancel,
                    watch.signal,
                    passage.stop,
                    ...softStopOf(job)
                ]),
                cancelGraceMs: Math.min(graceMs, agent.YF),
                lineLimitBytes,
                onLine: (line)=>{
                    if (watch.take(line)) seen.at = clock.uptimeMs();
                }
            };
        }
        let lineLimitBytes = 8388608;
        function softStopOf({ softStop }) {
            return void 0 === softStop ? [] : [
                softStop
            ];
        }
        function endedBy({ ending }, watch, { hasEnded, isHopeless = false }, job) {
            if ('timeout' === ending) return 'timeout';
            if ('cancelled' !== ending) return null;
            if (job.cancel.aborted) return 'interrupted';
            if (null !== watch.reason || hasEnded) return watch.reason ?? 'done';
            return isHopeless ? 'storm' : job.meter?.cut.aborted ? 'budget' : 'stopped';
        }
        function readUsage(stream, file) {
            let text = (0, foreign_file.v)(file, mostUsage);
            if (null !== text) stream.readUsageFile(text);
        }
        let mostUsage = 4194304;
        function runOf(cli, child, by, result, context) {
            let used = result.usage ?? result.usageSeen;
            let common = {
                exitCode: child.code,
                durationMs: child.durationMs,
                survivors: child.survivors,
                tokensUsed: null === used ? null : (0, agent_result.RP)(used),
                costUsd: result.cost?.usd ?? null,
                result
            };
            let ending = (0, agent.O$)(child, context.job);
            if (child.escaped > 0 || 'not_started' === child.ending || 'interrupted' === by) {
                let install = 'not_started' === child.ending ? `; install it: ${(0, cli_program.c6)(cli)}` : '';
                return {
                    ...common,
                    ok: false,
                    reason: ending.reason,
                    message: `${ending.message}${install}`
                };
            }
            if ('budget' === by || (context.passage.pass?.account.refusals ?? 0) > 0) return {
                ...common,
                ...(0, agent.B3)(context.job.meter)
            };
            let { error } = result;
            if (null === error) return {
                ...common,
                ok: true,
                reason: null,
                message: null
            };
            if ('stopped' === by) return {
                ...common,
                ok: false,
                isStopped: true,
                ...stopOf(context.job, cli)
            };
            let wasKilled = 'crash' === error.class && 'signalled' === child.ending;
            let { retryAfterMs, resetAt } = error;
            return {
                ...common,
                ok: false,
                reason: wasKilled ? 'killed' : (0, error_class.kt)(error.class),
                message: adviceOn(cli, error, context),
                retryAfterMs,
                resetAt,
                ...(0, error_class.dR)(error.class) ? {
                    retryable: false
                } : {}
            };
        }
        function stopOf({ softStop }, { name }) {
            let stop = softStop?.reason;
            return {
                reason: stop.reason,
                message: `${name} ${stop.message}`
            };
        }
        function adviceOn(cli, { class: name, message }, { job, watch, stream, seen }) {
            let { openTool, denials } = stream.reader;
            let doing = null === openTool ? 'it waited for its model' : `it ran ${openTool}`;
            switch(name){
                case 'auth':
                    return `${message}; set ${cli.secret} in the environment of the run, in a workflow from a secret`;
                case 'tool_denied':
                    {
                        let flags = [
                            ...new Set([
                                ...denials
                            ].map((tool)=>cli.allowed(tool)))
                        ].join(' ');
                        return `${message}; allow it: ${flags} (flags go into agent-command, such as "${cli.name} ${flags}")`;
                    }
                case 'bad_model':
                    return `${message}; name a model that its provider serves in PHASE_EXECUTOR_MODEL`;
                case 'usage_error':
                    return `${message}; version ${cli.version} is known to work (${(0, cli_program.c6)(cli)})`;
                case 'timeout':
                    return `${cli.name} was still at work after ${(0, agent.r4)(job.timeoutMs)} (setting timeout); ${doing}`;
                case 'idle_timeout':
                    return `${cli.name} reported nothing for ${(0, agent.r4)(watch.idleMs)} while ${doing}; ${lastSeenOf(seen, job)}; ${agent.vX}`;
                default:
                    return message;
            }
        }
        function lastSeenOf({ what, at }, { clock }) {
            if (null === at) return 'nothing was ever seen of it';
            return `last seen: ${null === what ? 'an event of its stream' : `it ${what}`}, ${(0, agent.HB)(clock.uptimeMs() - at)}`;
        }
        var clis = __webpack_require__(62975);
        var capture = __webpack_require__(44571);
        var agents_fields = __webpack_require__(35933);
        var plain_ending = __webpack_require__(25496);
        let mostRereading = 4;
        function readLines(output) {
            let lines = output.split(/\r?\n/);
            let endOf = closingLines(lines);
            let read = [];
            let left = mostRereading * output.length;
            for(let at = 0; at < lines.length; at += 1){
                let end = left > 0 ? endOf(at) : null;
                let text = null === end ? '' : lines.slice(at, end + 1).join(' ');
                left -= text.length;
                let events = eventsOf(text);
                if (null !== end && events.length > 0) {
                    read.push({
                        text,
                        events
                    });
                    at = end;
                } else if (lines[at]?.trim()) read.push({
                    text: lines[at] ?? '',
                    events: eventsOf(lines[at]?.trim() ?? '')
                });
            }
            return read;
        }
        function closingLines(lines) {
            let next = new Map();
            return (at)=>{
                let bracket = '{' === lines[at] ? '}' : '[' === lines[at] ? ']' : null;
                if (null === bracket) return null;
                let end = next.get(bracket) ?? -1;
                if (end < at) {
                    let found = lines.indexOf(bracket, at);
                    end = found < 0 ? 1 / 0 : found;
                    next.set(bracket, end);
                }
                return Number.isFinite(end) ? end : null;
            };
        }
        function isEventStream(lines) {
            let last = lines.findLastIndex(({ events })=>events.length > 0);
            return last >= 0 && (lines.length - 1 - last <= trailingLines || isMostlyEvents(lines));
        }
        let trailingLines = 5;
        function isMostlyEvents(lines) {
            let spoken = lines.filter(({ events })=>events.length > 0).length;
            let first = lines.findIndex(({ events })=>events.length > 0);
            return 3 * spoken >= lines.length || spoken === lines.length - first;
        }
        function endOfStream(lines) {
            let all = lines.flatMap(({ events })=>events);
            let cli = all.at(-1)?.cli;
            if (void 0 === cli) return null;
            let events = all.filter((event)=>event.cli === cli).map(({ fields })=>fields);
            let { error, terminalEvent } = lastRun(cli, events).end({
                exitCode: 0,
                by: null
            });
            if (null === error) return null;
            let isCutOff = !terminalEvent && 'crash' === error.class;
            let isWhole = isMostlyEvents(lines) && events.some(({ type })=>event_stream_frames.has((0, agents_fields.b6)(type)));
            return isCutOff && !isWhole ? null : wordsOf(error);
        }
        function lastRun(cli, events) {
            let stream = new agent_stream.o(cli, cli.reader());
            for (let event of events){
                let session = (0, agents_fields.b6)(event.session_id);
                let isOther = '' !== session && null !== stream.reader.sessionId && session !== stream.reader.sessionId;
                if (isOther || cli.starts(event)) stream = new agent_stream.o(cli, cli.reader());
                stream.reader.take(event);
            }
            return stream;
        }
        function wordsOf({ class: name, message, retryAfterMs, resetAt }) {
            let hint = 'tool_denied' === name ? '; allow it in agent-command' : '';
            return {
                reason: (0, error_class.kt)(name),
                message: `${message}${hint}`,
                retryAfterMs,
                resetAt
            };
        }
        function lastError(lines) {
            let last = lines.at(-1);
            let fields = void 0 === last || last.events.length > 0 ? {} : (0, agents_fields.zv)((0, agents_fields.o_)(last.text.trim()));
            let { type, subtype, is_error: isError, error, message, result } = fields;
            if (true !== isError && 'error' !== type && !/^error/.test((0, agents_fields.b6)(subtype))) return null;
            let detail = (0, agents_fields.zv)(error);
            let said = [
                message,
                detail.message,
                error,
                result,
                subtype
            ].map(agents_fields.b6).find((text)=>'' !== text) ?? '';
            let status = Number(detail.status ?? detail.code);
            let name = (0, error_class.Kl)(`${(0, agents_fields.b6)(detail.type)} ${said}`, Number.isFinite(status) ? status : void 0);
            let { retryAfterMs, resetAt } = (0, plain_ending.g)(said) ?? {};
            let ended = `the agent ended with an error${'' === said ? '' : `: ${said}`}`;
            return {
                reason: (0, error_class.kt)(name),
                message: (0, stream_reader.S)(ended, 500),
                retryAfterMs,
                resetAt
            };
        }
        let event_stream_frames = new Set([
            'system',
            'user',
            'thread.started',
            'turn.started',
            'init',
            'tool_result',
            'step_start',
            'session.skills_loaded',
            'session.tools_updated',
            'assistant.turn_start'
        ]);
        function eventsOf(line) {
            return [
                (0, agents_fields.o_)(line)
            ].flat().flatMap((item)=>{
                let fields = (0, agents_fields.zv)(item);
                let cli = (0, clis.bf)(fields);
                return null === cli ? [] : [
                    {
                        cli,
                        fields
                    }
                ];
            });
        }
        function closingWords(tail) {
            let lines = readLines(tail);
            let text = lines.map((line)=>line.text).join('\n');
            return (isEventStream(lines) ? endOfStream(lines) : closing_words_wordsOf((0, plain_ending.g)(text))) ?? lastError(lines);
        }
        function closing_words_wordsOf(ending) {
            if (null === ending) return null;
            let { class: name, message, retryAfterMs, resetAt } = ending;
            return {
                reason: (0, error_class.kt)(name),
                message,
                retryAfterMs,
                resetAt
            };
        }
        class StreamTally {
            #runs = [];
            #isOverfull = false;
            #tell;
            constructor(tell = ()=>void 0){
                this.#tell = tell;
            }
            take(line) {
                let event = (0, agents_fields.zv)((0, agents_fields.o_)(line.trim()));
                let cli = (0, clis.bf)(event);
                if (null === cli) return false;
                let last = this.#runs.findLast((run)=>run.cli === cli);
                let session = (0, agents_fields.b6)(event.session_id);
                let isOther = '' !== session && last?.stream.reader.sessionId !== null && session !== last?.stream.reader.sessionId;
                let isNew = void 0 === last || isOther || cli.starts(event) && last.stream.reader.hasEnded;
                let run = isNew ? {
                    cli,
                    stream: new agent_stream.o(cli, cli.reader(this.#tell))
                } : last;
                if (isNew && this.#runs.length < mostRuns) this.#runs.push(run);
                else if (isNew) this.#isOverfull = true;
                run.stream.reader.take(event);
                return true;
            }
            seen(resumes) {
                let isOpen = this.#runs.some(({ stream })=>!stream.reader.hasEnded);
                let { spent } = this.total(resumes);
                if (!isOpen) return spent;
                let used = this.#runs.flatMap(({ stream })=>stream.reader.usageSeen ?? []);
                let costs = this.#runs.flatMap(({ stream })=>stream.reader.costUsd ?? []);
                let known = costs.reduce((sum, each)=>sum + each, 0);
                return (0, agents_meter.u)(0 === used.length ? null : used.reduce(agent_result.vk), this.#turns(), known);
            }
            #turns() {
                return this.#runs.reduce((sum, { stream })=>sum + stream.reader.turns, 0);
            }
            total(resumes) {
                if (0 === this.#runs.length || this.#isOverfull) return {
                    tokensUsed: null,
                    costUsd: null,
                    spent: (0, agents_meter.u)(null, this.#turns(), null)
                };
                let usage = this.#sum('usage', resumes, ({ usage })=>usage, agent_result.vk);
                let costUsd = this.#sum('cost', resumes, ({ costUsd })=>costUsd, (one, other)=>one + other);
                return {
                    tokensUsed: null === usage ? null : (0, agent_result.RP)(usage),
                    costUsd,
                    spent: (0, agents_meter.u)(usage, this.#turns(), costUsd)
                };
            }
            #sum(what, resumes, of, add) {
                let sum = null;
                for (let [at, { cli, stream }] of this.#runs.entries()){
                    let { sessionId } = stream.reader;
                    let isCumulative = cli.cumulative.includes(what);
                    let goesOn = this.#runs.slice(at + 1).some((run)=>run.cli === cli && run.stream.reader.sessionId === sessionId);
                    if (isCumulative && goesOn) continue;
                    let value = of(stream.reader);
                    if (null === value || isCumulative && resumes) return null;
                    sum = null === sum ? value : add(sum, value);
                }
                return sum;
            }
        }
        let mostRuns = 200;
        function resumesSession(command) {
            return /(?:^|\s)(?:-c|-r|--continue|--resume(?:=\S*)?|resume|--session(?:=\S*)?)(?=\s|$)/.test(command);
        }
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
                commandLines: ()=>[
                        {
                            ...inBash(shellCommand),
                            sets: []
                        }
                    ],
                run: async (job)=>{
                    let tally = new StreamTally(job.onActivity);
                    let program = {
                        ...inBash(shellCommand),
                        stdinFile: job.promptFile
                    };
                    let resumes = resumesSession(shellCommand);
                    let output = outputTold(job);
                    let onLine = (line)=>{
                        if (tally.take(line)) job.meter?.take('agent', tally.seen(resumes));
                        else output(line);
                    };
                    let run = await (0, agent.mB)({
                        ...program,
                        closingWords: closingWords,
                        onLine
                    }, job);
                    return {
                        ...run,
                        ...tally.total(resumes)
                    };
                }
            };
        }
        function inBash(shellCommand) {
            return {
                command: 'bash',
                args: [
                    '-c',
                    shellCommand
                ]
            };
        }
        function outputTold({ onActivity, clock }) {
            let last = -1 / 0;
            return (line)=>{
                if (clock.uptimeMs() - last < outputEveryMs) return;
                let text = (0, stream_reader.S)(line, 80);
                if ('' === text) return;
                last = clock.uptimeMs();
                onActivity({
                    kind: 'output',
                    text
                });
            };
        }
        let outputEveryMs = 200;
        var agents_environment = __webpack_require__(90099);
        var external_node_crypto_ = __webpack_require__(77598);
        var program = __webpack_require__(88353);
        var builds = __webpack_require__(24881);
        class InstalledCli {
            bin;
            #name;
            #folder;
            #forms;
            #digest;
            constructor(name, folder, forms, digest){
                this.#name = name;
                this.#folder = folder;
                this.bin = (0, external_node_path_.join)(folder, 'bin');
                this.#forms = forms;
                this.#digest = digest;
            }
            static async install(name, build, folder, environment) {
                (0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(folder, 'bin'), {
                    recursive: true
                });
                (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, 'package.json'), JSON.stringify({
                    private: true,
                    dependencies: wanted(build)
                }));
                (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(folder, 'package-lock.json'), JSON.stringify(lockOf(build)));
                await npmCi(folder, environment);
                (0, external_node_fs_.symlinkSync)((0, external_node_path_.join)('..', installed_cli_packages, build.package, build.program), (0, external_node_path_.join)(folder, 'bin', name));
                let entries = entriesIn(folder);
                return new InstalledCli(name, folder, formsOf(entries), await digestOf(entries));
            }
            onPath(path) {
                return void 0 === path ? this.bin : `${this.bin}${external_node_path_.delimiter}${path}`;
            }
            async changed() {
                if (await this.#isAsItWas()) return null;
                return `the program of ${this.#name} in ${this.bin} is not what was installed for this run: an agent, or something it ran, has changed it, so it is not started again; look at the work of the attempts before, then run again, which installs it anew`;
            }
            async #isAsItWas() {
                try {
                    let entries = entriesIn(this.#folder);
                    return formsOf(entries) === this.#forms && await digestOf(entries) === this.#digest;
                } catch  {
                    return false;
                }
            }
        }
        let installed_cli_packages = 'node_modules';
        function buildHere(name, { PATH = '' }) {
            let platform = platformHere();
            let build = (0, builds.i)(name, platform);
            if (null === build) return {
                problem: `no build of it is known for ${platform ?? process.platform}`
            };
            return null === (0, program.C)(PATH, 'npm') ? {
                problem: 'npm is not on PATH'
            } : {
                build
            };
        }
        function platformHere() {
            let { platform, arch } = process;
            if ('x64' !== arch && 'arm64' !== arch || 'linux' !== platform && 'darwin' !== platform) return null;
            if ('darwin' === platform) return `darwin-${arch}`;
            return hasGlibc() ? `linux-${arch}` : `linux-${arch}-musl`;
        }
        function hasGlibc() {
            let report = process.report.getReport();
            return report.header?.glibcVersionRuntime !== void 0;
        }
        function wanted({ package: name, version }) {
            return {
                [name]: version
            };
        }
        function lockOf(build) {
            let { package: name, version, integrity } = build;
            let packages = {
                '': {
                    dependencies: wanted(build)
                },
                [`node_modules/${name}`]: {
                    version,
                    integrity
                }
            };
            return {
                lockfileVersion: 3,
                requires: true,
                packages
            };
        }
        let installMs = 600000;
        async function npmCi(cwd, env) {
            let quiet = [
                '--no-audit',
                '--no-fund',
                '--no-update-notifier',
                '--loglevel=error'
            ];
            let args = [
                'ci',
                "--ignore-scripts",
                '--omit=optional',
                '--omit=peer',
                '--prefer-offline',
                ...quiet
            ];
            let { exitCode, stderr } = await (0, capture.F)('npm', args, {
                cwd,
                env,
                timeoutMs: installMs
            });
            if (0 !== exitCode) throw new Error(`npm ci ended with exit code ${exitCode}: ${npmError(stderr)}`);
        }
        function npmError(stderr) {
            let lines = stderr.split('\n').flatMap((line)=>/^npm error (.*\S)/.exec(line)?.[1] ?? []);
            let told = lines.filter((line)=>!line.startsWith('A complete log'));
            return (0, stream_reader.S)(told.slice(0, 4).join('; ') || stderr);
        }
        function entriesIn(folder) {
            let stat = (0, external_node_fs_.lstatSync)(folder);
            let isFolder = stat.isDirectory();
            let leadsTo = stat.isSymbolicLink() ? (0, external_node_fs_.readlinkSync)(folder) : '';
            let form = `${folder}\0${stat.mode}\0${isFolder ? '' : stat.size}\0${leadsTo}\0`;
            let below = isFolder ? (0, external_node_fs_.readdirSync)(folder).sort().flatMap((name)=>entriesIn((0, external_node_path_.join)(folder, name))) : [];
            return [
                {
                    path: folder,
                    form,
                    isFile: stat.isFile()
                },
                ...below
            ];
        }
        function formsOf(entries) {
            return entries.map(({ form })=>form).join('');
        }
        async function digestOf(entries) {
            let hash = (0, external_node_crypto_.createHash)('sha256');
            for (let { path, isFile } of entries)if (isFile) for await (let chunk of (0, external_node_fs_.createReadStream)(path))hash.update(chunk);
            return hash.digest('hex');
        }
        var script = __webpack_require__(34643);
        var settings_settings = __webpack_require__(23152);
        var budget = __webpack_require__(22187);
        class AgentMissingError extends Error {
            name = 'AgentMissingError';
            exitCode = 69;
        }
        async function findAgent(root, settings, world, read, scratch) {
            let wanted = cliToInstall(settings, world);
            if (null !== wanted && null === scratch) return affordable(cliAgent(wanted.cli, cliSettings(settings)), settings, world);
            let installed = null === wanted || null === scratch ? null : await install(wanted, scratch, world);
            let agent = null !== wanted && null !== installed ? cliAgent(wanted.cli, {
                ...cliSettings(settings),
                installed
            }) : namedAgent(settings) ?? agentHere(read, settings, world);
            let ready = await found(agent, root, settings, world);
            if (null !== scratch) tellOfKey(ready, settings, world);
            return ready;
        }
        function tellOfKey(agent, settings, world) {
            if ('off' === settings.gateway) return;
            let why = agent.cannotPass?.(environmentOf(agent, settings, world), 'auto' !== settings.gateway);
            if (why) world.progress(`gateway: not used, and ${agent.name} holds its credentials itself, because ${why}`);
        }
        async function requireNamedAgent(root, settings, world) {
            let named = namedAgent(settings);
            if (null !== named && null === cliToInstall(settings, world)) await found(named, root, settings, world);
        }
        function cliToInstall(settings, { environment }) {
            if (!settings['install-agent'] || "script" === settings.agent || 'command' === settings.agent) return null;
            let name = clis.jW.find((each)=>each === settings.agent);
            if (void 0 === name) throw new settings_settings.eb(`install-agent: found it with agent "${settings.agent}"; set agent to the one to install (${clis.jW.join(', ')})`);
            let cli = (0, clis.qH)(name);
            let found = buildHere(name, environment);
            if ('build' in found) return {
                cli,
                build: found.build
            };
            throw new AgentMissingError(`agent ${name} cannot be installed here: ${found.problem}; ${byHand(cli)}`);
        }
        function cliSettings(settings) {
            return {
                command: settings['agent-command'].trim(),
                prices: settings['agent-prices']
            };
        }
        function byHand(cli) {
            return `install it yourself (${(0, cli_program.c6)(cli)}) and leave out install-agent`;
        }
        async function install({ cli, build }, scratch, { environment, progress }) {
            let folder = (0, external_node_path_.join)(scratch, 'agent-program');
            let names = Object.keys(environment).filter((name)=>/^npm_config_/i.test(name));
            let npms = (0, agents_environment.F)(environment, [
                ...names,
                'NODE_AUTH_TOKEN',
                'NPM_TOKEN'
            ], {});
            progress(`agent: installing ${cli.name} ${cli.version} for this run`);
            try {
                return await InstalledCli.install(cli.name, build, folder, npms);
            } catch (error) {
                throw new AgentMissingError(`agent ${cli.name} ${cli.version} could not be installed: ${error.message}; run again, or ${byHand(cli)}`, {
                    cause: error
                });
            }
        }
        async function found(agent, root, settings, world) {
            let missing = await agent.missing({
                cwd: root,
                environment: environmentOf(agent, settings, world)
            });
            if (null !== missing) throw new AgentMissingError(missing);
            return affordable(agent, settings, world);
        }
        function environmentOf(agent, settings, { environment }) {
            return (0, agents_environment.F)(environment, [
                ...agent.variables ?? [],
                ...settings['agent-env']
            ], {});
        }
        function affordable(agent, settings, world) {
            let { 'max-cost': most } = settings;
            let environment = environmentOf(agent, settings, world);
            let isCapped = null !== most.attempt || null !== most.plan || null !== most.phase;
            let unpriced = isCapped && 'refuse' === most.unknown ? agent.unpriced?.(environment) ?? null : null;
            if (null !== unpriced) throw new settings_settings.eb(`max-cost: ${unpriced}; ${budget.Wp}`);
            return agent;
        }
        function chosenAgent(settings, read) {
            return namedAgent(settings) ?? (null === taskWithoutScript(read) ? script.N : anyAgent);
        }
        function namedAgent(settings) {
            let command = settings['agent-command'].trim();
            switch(settings.agent){
                case 'auto':
                    return '' === command ? null : commandAgent(command);
                case "script":
                    return script.N;
                case 'command':
                    if ('' !== command) return commandAgent(command);
                    throw new settings_settings.eb('agent-command: found nothing, but agent is "command"; give the shell command to run, it gets the prompt on stdin');
                default:
                    return cliAgent((0, clis.qH)(settings.agent), cliSettings(settings));
            }
        }
        function agentHere(read, settings, world) {
            let bare = taskWithoutScript(read);
            if (null === bare) {
                world.progress("agent: script, because every task has a script to run");
                return script.N;
            }
            let found = clis.jW.filter((name)=>null !== (0, program.C)(world.environment.PATH ?? '', name));
            let [only, second] = found;
            if (void 0 === only) throw new AgentMissingError(`agent: none of ${clis.jW.join(', ')} is on PATH, and ${bare} has no script to run; install one (such as ${(0, cli_program.c6)((0, clis.qH)('claude'))}), or set agent to command and agent-command to what runs yours`);
            if (void 0 !== second) throw new settings_settings.eb(`agent: found ${found.join(' and ')} on PATH; set agent to the one that is to be used`);
            world.progress(`agent: ${only}, the only one on PATH`);
            return cliAgent((0, clis.qH)(only), {
                prices: settings['agent-prices']
            });
        }
        function taskWithoutScript({ schedule }) {
            for (let { plan } of schedule.plans){
                if (plan.hasSummary) continue;
                if (0 === plan.tasks.length) return `plan ${plan.id}`;
                let bare = plan.tasks.find((task)=>!task.type.startsWith('checkpoint') && 0 === (0, script.y)({
                        ...plan,
                        tasks: [
                            task
                        ]
                    }).length);
                if (void 0 !== bare) return `task "${bare.name}" of plan ${plan.id}`;
            }
            return null;
        }
        let anyAgent = {
            name: 'auto',
            canJudge: true,
            missing: async ()=>null,
            commandLines: ()=>[],
            run: async ()=>{
                throw new Error('this job runs no agent');
            }
        };
    })
};
