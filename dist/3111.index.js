export const id = 3111;
export const ids = [
    3111
];
export const modules = {
    33111: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            report: ()=>report
        });
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(50229);
        var git_git = __webpack_require__(26488);
        var html = __webpack_require__(37325);
        let specVersion = '0.0.0';
        function ctrfReport(story) {
            let { phase, plans, run, verdict, why, at } = story;
            let gate = {
                name: `phase ${phase.id}`,
                status: 'success' === verdict ? 'passed' : 'failed',
                duration: 0,
                suite: [
                    `phase ${phase.id}`,
                    'exit gate'
                ],
                rawStatus: verdict,
                message: shown(why)
            };
            let tests = [
                ...plans.map((plan)=>planTest(plan, phase.id)),
                gate
            ];
            let count = (status)=>tests.filter((each)=>each.status === status).length;
            return {
                reportFormat: 'CTRF',
                specVersion,
                timestamp: new Date(at).toISOString(),
                generatedBy: 'phase-executor',
                results: {
                    tool: {
                        name: 'phase-executor'
                    },
                    summary: {
                        tests: tests.length,
                        passed: count('passed'),
                        failed: count('failed'),
                        skipped: count('skipped'),
                        pending: count('pending'),
                        other: count('other'),
                        flaky: plans.filter(isHealed).length,
                        suites: new Set(plans.map(({ wave })=>wave)).size + 1,
                        start: Math.round(run?.startedAt ?? at),
                        stop: Math.round(run?.endedAt ?? at)
                    },
                    tests
                }
            };
        }
        function planTest(plan, phase) {
            let { id, title, wave, verdict, said, question, attempts, durationMs } = plan;
            let message = [
                said,
                ...question
            ].filter((line)=>'' !== line).join('\n');
            return {
                name: (0, html.L0)((0, html.pv)(null === title ? id : `${id} ${title}`)),
                status: statusOf(plan),
                duration: Math.round(durationMs ?? 0),
                suite: [
                    `phase ${phase}`,
                    `wave ${wave}`
                ],
                rawStatus: verdict,
                ...'' === message ? {} : {
                    message: shown(message)
                },
                ...attempts.length < 2 ? {} : {
                    retries: attempts.length - 1,
                    retryAttempts: attempts.map(retryAttempt)
                },
                flaky: isHealed(plan)
            };
        }
        function shown(text) {
            return (0, html.L0)((0, html.pv)(text, 4_000));
        }
        function statusOf({ verdict }) {
            switch(verdict){
                case 'success':
                    return 'passed';
                case 'failure':
                    return 'failed';
                case 'blocked':
                case 'skipped':
                    return 'skipped';
                case 'open':
                    return 'pending';
            }
        }
        function isHealed({ verdict, attempts }) {
            return 'success' === verdict && attempts.some(({ outcome })=>'success' !== outcome);
        }
        function retryAttempt({ attempt, outcome, startedAt, endedAt, message }) {
            let status = 'success' === outcome ? 'passed' : 'blocked' === outcome ? 'skipped' : 'at work' === outcome ? 'pending' : 'failed';
            return {
                attempt,
                status,
                duration: Math.max(0, Math.round(endedAt - startedAt)),
                start: Math.round(startedAt),
                stop: Math.round(endedAt),
                ...null === message ? {} : {
                    message: shown(message)
                }
            };
        }
        function junitReport(story) {
            let { phase, plans, run } = story;
            let gate = 'success' === story.verdict ? 'passed' : 'failed';
            let waves = [
                ...new Set(plans.map(({ wave })=>wave))
            ].sort((one, other)=>one - other);
            let at = null === run ? story.at : run.startedAt;
            let suites = [
                ...waves.map((wave)=>{
                    let own = plans.filter((plan)=>plan.wave === wave);
                    return suite(`phase ${phase.id}, wave ${wave}`, own.map(countOf), own.map((plan)=>planCase(plan, phase.id)), at);
                }),
                suite(`phase ${phase.id}, exit gate`, [
                    gate
                ], [
                    phaseCase(story)
                ], at)
            ];
            let all = [
                ...plans.map(countOf),
                gate
            ];
            let document = (0, html.qy)`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="phase ${phase.id}" tests="${all.length}" failures="${counting(all, 'failed')}" errors="0">
${suites}</testsuites>
`;
            return document.text;
        }
        function countOf({ verdict }) {
            switch(verdict){
                case 'success':
                    return 'passed';
                case 'failure':
                    return 'failed';
                case 'blocked':
                case 'skipped':
                case 'open':
                    return 'skipped';
            }
        }
        function suite(name, counts, cases, at) {
            let timestamp = new Date(at).toISOString().slice(0, 19);
            return (0, html.qy)`<testsuite name="${name}" tests="${counts.length}" failures="${counting(counts, 'failed')}" errors="0" skipped="${counting(counts, 'skipped')}" timestamp="${timestamp}">
${cases}</testsuite>
`;
        }
        function counting(counts, wanted) {
            return counts.filter((count)=>count === wanted).length;
        }
        function planCase(plan, phase) {
            let { id, title, wave, verdict, said, question, attempts, durationMs } = plan;
            let name = (0, html.pv)(null === title ? id : `${id} ${title}`, 200);
            let failed = attempts.filter(({ outcome })=>'failure' === outcome || 'interrupted' === outcome);
            let last = failed.at(-1);
            let reruns = 'failure' === verdict ? failed.slice(0, -1) : failed;
            let parts = [
                ...'failure' === verdict ? [
                    (0, html.qy)`<failure message="${(0, html.pv)(said, 500)}" type="${last?.reason ?? 'failure'}">${(0, html.pJ)(last?.message ?? said)}</failure>`
                ] : [],
                ...'blocked' === verdict ? [
                    (0, html.qy)`<skipped message="blocked: ${(0, html.pv)([
                        said,
                        ...question
                    ].join('; '), 900)}" type="blocked"/>`
                ] : [],
                ...'skipped' === verdict || 'open' === verdict ? [
                    (0, html.qy)`<skipped message="${(0, html.pv)('open' === verdict ? 'not ended' : said, 900)}" type="${verdict}"/>`
                ] : [],
                ...reruns.map((attempt)=>rerun(attempt, 'success' === verdict ? 'flakyFailure' : 'rerunFailure'))
            ];
            return (0, html.qy)`<testcase name="${name}" classname="phase-${phase}.wave-${wave}" time="${seconds(durationMs ?? 0)}">${parts}</testcase>
`;
        }
        function rerun({ attempt, reason, outcome, message }, kind) {
            let inner = (0, html.qy)` message="attempt ${attempt}: ${(0, html.pv)(message ?? outcome, 500)}" type="${reason ?? outcome}"><stackTrace>${(0, html.pJ)(message ?? '')}</stackTrace>`;
            return 'flakyFailure' === kind ? (0, html.qy)`<flakyFailure${inner}</flakyFailure>` : (0, html.qy)`<rerunFailure${inner}</rerunFailure>`;
        }
        function phaseCase({ phase, verdict, why }) {
            let failure = 'success' === verdict ? null : (0, html.qy)`<failure message="${verdict}: ${(0, html.pv)(why, 500)}" type="${verdict}">${(0, html.pJ)(why)}</failure>`;
            return (0, html.qy)`<testcase name="phase ${phase.id}" classname="phase-${phase.id}.exit-gate" time="0">${failure}</testcase>
`;
        }
        function seconds(ms) {
            return (Math.max(0, ms) / 1000).toFixed(3);
        }
        var phase_page = __webpack_require__(58299);
        var report_text = __webpack_require__(44639);
        var traces = __webpack_require__(77400);
        var phase_story = __webpack_require__(75718);
        var prepare = __webpack_require__(2097);
        var read_schedule = __webpack_require__(77690);
        var record_here = __webpack_require__(7682);
        var send_traces = __webpack_require__(32468);
        var settings_settings = __webpack_require__(23152);
        async function report([ref], settings, world) {
            if (void 0 === ref) throw new settings_settings.eb('report: expected a phase, such as: report 07');
            let { output, junit, ctrf, otlp } = settings;
            if ([
                output,
                junit,
                ctrf,
                otlp
            ].filter((file)=>'-' === file).length > 1) throw new settings_settings.eb('report: found - for several documents, but stdout takes one; name files for the others');
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let read = await (0, read_schedule.C)(root, ref);
            let git = await git_git.TU.open(root, world.environment);
            let place = {
                git,
                prefix: (0, prepare.MT)(git, root)
            };
            let story = await (0, phase_story.P)(read, place, settings, world);
            let page = '' !== output || junit + ctrf + otlp !== '' ? output : `phase-${fileWord(story.phase.id)}-report.html`;
            let traceText = '' === otlp ? '' : await traceOf(story, read, place, settings, world);
            let documents = [
                {
                    file: page,
                    make: ()=>(0, phase_page.z)(story)
                },
                {
                    file: junit,
                    make: ()=>junitReport(story)
                },
                {
                    file: ctrf,
                    make: ()=>`${JSON.stringify(ctrfReport(story), null, 2)}\n`
                },
                {
                    file: otlp,
                    make: ()=>traceText
                }
            ].filter(({ file })=>'' !== file);
            let written = [];
            let text = null;
            for (let { file, make } of documents)if ('-' === file) text = make();
            else {
                let path = (0, external_node_path_.resolve)(world.directory, file);
                (0, atomic_file.fR)(path, make());
                written.push(path);
            }
            let told = (0, report_text.pj)(`phase ${story.phase.id}, ${story.verdict}: wrote ${written.join(', ')}`);
            if (null !== text && written.length > 0) world.progress(told);
            let json = {
                ...summaryOf(story),
                written,
                ...null === text ? {} : {
                    text
                }
            };
            return {
                exitCode: 0,
                json,
                text: text?.trimEnd() ?? told
            };
        }
        async function traceOf(story, read, place, settings, world) {
            let trace = await (0, record_here.C)(read, place, settings, world, (dir)=>(0, send_traces.Cb)(story, dir, read.phase.id));
            let source = (0, send_traces.L2)(world, {
                head: null,
                branch: null,
                isPushed: true
            });
            return null === trace ? '' : (0, traces.v)((0, traces.u)(trace, source));
        }
        function summaryOf({ phase, verdict, why, plans }) {
            return {
                phase: phase.id,
                verdict,
                why,
                plans: plans.map(({ id, verdict })=>({
                        id,
                        verdict
                    }))
            };
        }
        function fileWord(id) {
            return id.replace(/[^\p{L}\p{N}._-]+/gu, '_');
        }
    })
};
