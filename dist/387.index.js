export const id = 387;
export const ids = [
    387
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
        var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63021);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(44639);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23152);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95185);
        var _verify_test_results_report_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43777);
        var _verify_test_results_test_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(40210);
        var _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9132);
        var _verify_test_results_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17673);
        let hurriedGraceMs = 2_000;
        async function tests(words, settings, world) {
            let command = '--' === words[0] ? words.slice(1) : words;
            let { log, report, 'exit-code': exitCode } = settings;
            if (0 === command.length && '' === log && '' === report) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__.eb('tests: nothing to judge; give a command after --, or a log as --log, or reports as --report');
            if (command.length > 0 && ('' !== log || null !== exitCode)) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__.eb('tests: found a command and --log or --exit-code; these are for a run that is over');
            return command.length > 0 ? judgeCommand(command, settings, world) : judgeRemains(settings, world);
        }
        async function judgeCommand(command, settings, world) {
            let scratch = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(world.temporaryDirectory, 'phase-executor-tests-'));
            let [line = ''] = command;
            try {
                let { verdict, end } = await (0, _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_9__.N)({
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
                if (end.error) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__.eb(`tests: ${end.error.message}`, {
                    cause: end.error
                });
                return reply(verdict, 'cancelled' === end.ending ? _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_6__.uc.INTERRUPTED : null, {
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
            let verdict = (0, _verify_test_results_verdict_js__WEBPACK_IMPORTED_MODULE_10__.u)({
                exitCode,
                baselineTotal,
                log: '' === log ? void 0 : await readLog('-' === log ? world.stdin() : (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, log))),
                reports: '' === report ? [] : _verify_test_results_report_files_js__WEBPACK_IMPORTED_MODULE_7__.y.all(root, report).read()
            });
            return reply(verdict, null, {
                exitCode
            });
        }
        async function readLog(chunks) {
            let log = new _verify_test_results_test_log_js__WEBPACK_IMPORTED_MODULE_8__.Z();
            try {
                for await (let chunk of chunks)log.push(chunk);
            } catch (cause) {
                throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_5__.eb(`tests: the log cannot be read: ${cause.message}`, {
                    cause
                });
            }
            return log.end();
        }
        function reply(judged, exitCode, run) {
            let passed = 'pass' === judged.verdict;
            let text = [
                headline(judged),
                ...judged.reasons.map((reason)=>`  ${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_11__.pj)(reason)}`)
            ].join('\n');
            return {
                exitCode: exitCode ?? (passed ? 0 : 1),
                json: {
                    ...judged,
                    ...run
                },
                text,
                summary: `${(0, _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__.t)(headline(judged))}\n`,
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
            return `${verdict}: ${figures || 'nothing countable'}${null === runner ? '' : ` (${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_11__.pj)(runner)}, ${source})`}`;
        }
    },
    63021: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>phaseMarkdown,
            t: ()=>inert
        });
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15272);
        var _question_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58322);
        var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);
        let icons = {
            success: '✅',
            failure: '❌',
            blocked: '⏸️',
            skipped: '⏭️'
        };
        function phaseMarkdown({ phase, nextPhase, ended }) {
            let { signal, decision, exitStatus, plans, durationMs } = ended;
            let rows = [
                ...plans
            ].map(([id, each])=>{
                let took = void 0 === each.details.durationMs ? '' : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.vk)(each.details.durationMs);
                return `| ${icons[each.status]} | ${inert(id)} | ${each.status} | ${each.attempt ?? ''} | ${took} | ${inert((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.UW)(each))} |`;
            });
            let next = decision.continue ? [
                `Next phase: **${inert(nextPhase ?? 'none')}**`
            ] : [];
            return [
                `## ${icons[signal.status]} Phase ${inert(phase.id)} ${inert(phase.name)}: ${exitStatus}`,
                `${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.vk)(durationMs)}, ${inert((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.MV)(ended))}. Decision: **${decision.action}** (${inert(decision.why)})`,
                ...(0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.ST)(ended).map((why)=>inert(why, 1000)),
                [
                    '| | plan | status | attempts | time | |',
                    '|---|---|---|---|---|---|',
                    ...rows
                ].join('\n'),
                ...[
                    ...plans
                ].flatMap(([id, each])=>asked(id, each)),
                ...(0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.Hq)(signal).map((warning)=>`- ⚠️ ${inert(warning)}`),
                ...signal.details.nextSteps.map((step)=>`- ${inert(step)}`),
                ...next
            ].join('\n\n').concat('\n');
        }
        function asked(id, signal) {
            let question = 'blocked' === signal.status ? signal.details.question : void 0;
            if (void 0 === question) return [];
            let lines = (0, _question_text_js__WEBPACK_IMPORTED_MODULE_2__.Q)(question);
            let more = lines.length > 200 ? [
                `> and ${lines.length - 200} more lines in the signal`
            ] : [];
            let shown = lines.slice(0, 200).map((line)=>`> ${inert(line)}  `);
            return [
                [
                    `**Plan ${inert(id)} waits for a person**`,
                    '',
                    ...shown,
                    ...more
                ].join('\n')
            ];
        }
        function inert(text, limit = 500) {
            let line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
            let capped = line.length > limit ? `${line.slice(0, limit)}…` : line;
            return capped.replace(/[&<>]/g, (sign)=>({
                    '&': '&amp;',
                    '<': '&lt;',
                    '>': '&gt;'
                })[sign] ?? sign).replace(/[\\`*_{}[\]()#|~!]/g, (sign)=>`\\${sign}`).replace(/@/g, '&#64;').replace(/:\/\//g, '&#58;//');
        }
    }
};
