export const id = 387;
export const ids = [
    387
];
export const modules = {
    4387: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            tests: ()=>tests
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
        var _agents_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99);
        var _report_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3021);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4639);
        var _settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3390);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5185);
        var _verify_test_results_report_files_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3777);
        var _verify_test_results_test_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2854);
        var _verify_test_results_test_run_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2065);
        var _verify_test_results_verdict_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2944);
        let hurriedGraceMs = 2_000;
        async function tests(words, settings, world) {
            let command = '--' === words[0] ? words.slice(1) : words;
            let { log, report, 'exit-code': exitCode } = settings;
            if (0 === command.length && '' === log && '' === report) throw new _settings_js__WEBPACK_IMPORTED_MODULE_5__.eb('tests: nothing to judge; give a command after --, or a log as --log, or reports as --report');
            if (command.length > 0 && ('' !== log || null !== exitCode)) throw new _settings_js__WEBPACK_IMPORTED_MODULE_5__.eb('tests: found a command and --log or --exit-code; these are for a run that is over');
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
                    ...{
                        timeoutMs: settings.timeout,
                        graceMs: settings['kill-grace']
                    },
                    ...{
                        cancel: world.interrupt.soon,
                        cancelGraceMs: Math.min(settings['kill-grace'], hurriedGraceMs)
                    },
                    ...settings['idle-timeout'] > 0 ? {
                        idleTimeoutMs: settings['idle-timeout']
                    } : {},
                    ...'' === settings.report ? {} : {
                        reports: settings.report
                    },
                    ...{
                        scratch,
                        clock: {
                            now: world.now
                        },
                        marker: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()
                    },
                    baselineTotal: settings['baseline-total'],
                    onText: world.progress
                });
                if (end.error) throw new _settings_js__WEBPACK_IMPORTED_MODULE_5__.eb(`tests: ${end.error.message}`, {
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
                ...{
                    exitCode,
                    baselineTotal
                },
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
                throw new _settings_js__WEBPACK_IMPORTED_MODULE_5__.eb(`tests: the log cannot be read: ${cause.message}`, {
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
    4639: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            NS: ()=>diagnosticLines,
            pj: ()=>plain,
            tp: ()=>table,
            vk: ()=>elapsed
        });
        function table(rows, indent = '  ') {
            let widths = (rows[0] ?? []).map((_, column)=>Math.max(...rows.map((row)=>(row[column] ?? '').length)));
            return rows.map((row)=>`${indent}${row.map((cell, column)=>column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell).join('  ')}`.trimEnd());
        }
        function diagnosticLines(diagnostics) {
            return diagnostics.map(({ severity, code, file, line, message })=>`${plain(file)}:${line}: ${severity}: ${plain(message)} [${code}]`);
        }
        function plain(text) {
            return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
        function elapsed(ms) {
            if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
            let minutes = Math.floor(ms / 60_000);
            return minutes < 60 ? `${minutes} min ${Math.floor(ms % 60_000 / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
        }
    },
    5185: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            et: ()=>exitStatusOf,
            uc: ()=>EXIT_STATUS,
            x8: ()=>TECHNICAL_EXIT
        });
        let EXIT_STATUS = {
            COMPLETED: 0,
            STUCK: 1,
            ABORTED: 2,
            INTERRUPTED: 3,
            BLOCKED: 10
        };
        let TECHNICAL_EXIT = {
            USAGE: 64,
            PHASE_UNREADABLE: 65,
            AGENT_MISSING: 69,
            INTERNAL: 70
        };
        function exitStatusOf(end) {
            let status = wordFor(end);
            let ours = 'failure' === end.status && 'internal' === end.reason && 'ABORTED' === status;
            return {
                status,
                code: ours ? TECHNICAL_EXIT.INTERNAL : EXIT_STATUS[status]
            };
        }
        function wordFor({ status, reason, capReached, interrupted }) {
            switch(status){
                case 'success':
                case 'skipped':
                    return 'COMPLETED';
                case 'blocked':
                    return interrupted ? 'INTERRUPTED' : 'BLOCKED';
                case 'failure':
                    if (interrupted || 'interrupted' === reason) return 'INTERRUPTED';
                    if ('internal' === reason) return 'ABORTED';
                    return capReached || 'deadline' === reason || 'budget' === reason ? 'ABORTED' : 'STUCK';
            }
        }
    }
};
