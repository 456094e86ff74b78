export const id = 785;
export const ids = [
    785
];
export const modules = {
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
            'PHASE_EXECUTOR_PRICES',
            'PHASE_EXECUTOR_WINDOWS',
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
    24387: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            tests: ()=>tests
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _agents_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90099);
        var _report_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(63021);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(44639);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23152);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95185);
        var _verify_test_results_report_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43777);
        var _verify_test_results_test_log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40210);
        var _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9132);
        var _verify_test_results_verdict_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(17673);
        let hurriedGraceMs = 2_000;
        async function tests(words, settings, world) {
            let command = '--' === words[0] ? words.slice(1) : words;
            let { log, report, 'exit-code': exitCode } = settings;
            if (0 === command.length && '' === log && '' === report) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb('tests: nothing to judge; give a command after --, or a log as --log, or reports as --report');
            if (command.length > 0 && ('' !== log || null !== exitCode)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb('tests: found a command and --log or --exit-code; these are for a run that is over');
            return command.length > 0 ? judgeCommand(command, settings, world) : judgeRemains(settings, world);
        }
        async function judgeCommand(command, settings, world) {
            let scratch = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(world.temporaryDirectory, 'phase-executor-tests-'));
            let [line = ''] = command;
            try {
                let { verdict, end } = await (0, _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_8__.N)({
                    command: 1 === command.length && /\s/.test(line) ? [
                        'bash',
                        '-c',
                        line
                    ] : command,
                    cwd: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(world.directory, settings.root),
                    env: (0, _agents_environment_js__WEBPACK_IMPORTED_MODULE_3__.Z)(world.environment),
                    timeoutMs: settings.timeout,
                    graceMs: settings['kill-grace'],
                    cancel: world.interrupt.soon,
                    cancelGraceMs: Math.min(settings['kill-grace'], hurriedGraceMs),
                    ...settings['idle-timeout'] > 0 ? {
                        idleTimeoutMs: settings['idle-timeout']
                    } : {},
                    ...'' === settings.report ? {} : {
                        reports: settings.report
                    },
                    scratch,
                    clock: {
                        now: world.now,
                        uptimeMs: world.machine.uptimeMs
                    },
                    marker: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
                    baselineTotal: settings['baseline-total'],
                    onText: world.progress
                });
                if (end.error) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`tests: ${end.error.message}`, {
                    cause: end.error
                });
                return reply(verdict, 'cancelled' === end.ending ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_5__.uc.INTERRUPTED : null, {
                    exitCode: end.code,
                    durationMs: Math.round(end.durationMs)
                });
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(scratch, {
                    recursive: true,
                    force: true
                });
            }
        }
        async function judgeRemains(settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(world.directory, settings.root);
            let { log, report, 'exit-code': exitCode, 'baseline-total': baselineTotal } = settings;
            let verdict = (0, _verify_test_results_verdict_js__WEBPACK_IMPORTED_MODULE_9__.u)({
                exitCode,
                baselineTotal,
                log: '' === log ? void 0 : await readLog('-' === log ? world.stdin() : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, log))),
                reports: '' === report ? [] : _verify_test_results_report_files_js__WEBPACK_IMPORTED_MODULE_6__.y.all(root, report).read()
            });
            return reply(verdict, null, {
                exitCode
            });
        }
        async function readLog(chunks) {
            let log = new _verify_test_results_test_log_js__WEBPACK_IMPORTED_MODULE_7__.Z();
            try {
                for await (let chunk of chunks)log.push(chunk);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_4__.eb(`tests: the log cannot be read: ${cause.message}`, {
                    cause
                });
            }
            return log.end();
        }
        function reply(judged, exitCode, run) {
            let passed = 'pass' === judged.verdict;
            let text = [
                headline(judged),
                ...judged.reasons.map((reason)=>`  ${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.pj)(reason)}`)
            ].join('\n');
            return {
                exitCode: exitCode ?? (passed ? 0 : 1),
                json: {
                    ...judged,
                    ...run
                },
                text,
                summary: `${(0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_11__.t)(headline(judged))}\n`,
                outputs: {
                    status: passed ? 'success' : 'failure',
                    reason: passed ? '' : 'tests_failed'
                }
            };
        }
        function headline({ verdict, runner, source, ...counts }) {
            let { passed, failed, errors, skipped, total } = counts;
            let known = Object.entries({
                passed,
                failed,
                errors,
                skipped,
                'in all': total
            }).filter(([, count])=>null !== count);
            let figures = known.map(([name, count])=>`${count} ${name}`).join(', ');
            return `${verdict}: ${figures || 'nothing countable'}${null === runner ? '' : ` (${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_10__.pj)(runner)}, ${source})`}`;
        }
    },
    78027: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>withoutControls
        });
        function withoutControls(text) {
            return text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, '').replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
    },
    23327: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            ES: ()=>wellFormed,
            OF: ()=>fenced,
            nv: ()=>unseen
        });
        let mostRead = 16384;
        let escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
        let controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;
        let unseen = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
        function fenced(text, { lines, columns } = {
            lines: 12,
            columns: 240
        }) {
            let clean = text.slice(-mostRead).replace(escapes, '').replace(/\r\n?/g, '\n').replace(controls, ' ').replace(unseen, '').replace(/<!--/g, '<! --').split('\n').map((line)=>wellFormed(line.length > columns ? `${line.slice(0, columns)}…` : line).trimEnd());
            while('' === clean.at(-1))clean.pop();
            let shown = clean.slice(-lines);
            let left = clean.length - shown.length;
            let body = [
                ...left > 0 ? [
                    `… ${left} ${1 === left ? 'line' : 'lines'} before`
                ] : [],
                ...shown
            ].join('\n');
            let longest = Math.max(0, ...(body.match(/`+/g) ?? []).map((run)=>run.length));
            let fence = '`'.repeat(Math.max(3, longest + 1));
            return `${fence}text\n${body}\n${fence}`;
        }
        function wellFormed(text) {
            return Buffer.from(text, 'utf8').toString('utf8');
        }
    },
    63021: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            t: ()=>inert
        });
        var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23327);
        let joiner = '&#8203;';
        function inert(text, limit = 500) {
            let line = text.slice(0, Math.max(4 * limit, 4_096)).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').replace(_fence_js__WEBPACK_IMPORTED_MODULE_0__.nv, '').trim();
            let capped = (0, _fence_js__WEBPACK_IMPORTED_MODULE_0__.ES)(line.length > limit ? `${line.slice(0, limit)}…` : line);
            return capped.replace(/[&<>]/g, (sign)=>({
                    '&': '&amp;',
                    '<': '&lt;',
                    '>': '&gt;'
                })[sign] ?? sign).replace(/[\\`*_{}[\]()#|~!]/g, (sign)=>`\\${sign}`).replace(/#(?=\d)/g, `#${joiner}`).replace(/@/g, `&#64;${joiner}`).replace(/\b(GH-)(?=\d)/gi, `$1${joiner}`).replace(/\bwww\./gi, `www${joiner}.`).replace(/:\/\//g, `&#58;${joiner}//`);
        }
    }
};
