"use strict";
exports.id = 7313;
exports.ids = [7313];
exports.modules = {

/***/ 15874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReport: () => (/* binding */ runReport)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/report/page.js
var report_page = __webpack_require__(78559);
// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
;// CONCATENATED MODULE: ./lib/publish/report/junit.js



const testStatuses = {
    success: 'passed',
    failure: 'failed',
    blocked: 'skipped',
    skipped: 'skipped',
    open: 'pending',
};
function buildJunitReport(story) {
    const { phase, plans, run, verdict, at } = story;
    const reason = (0,sentences/* formatCauses */.EM)(story).join('; ');
    const timestamp = new Date(run?.startedAt ?? at).toISOString().slice(0, 19);
    const waves = [...new Set(plans.map(({ wave }) => wave))].sort((a, b) => a - b);
    const suite = (name, cases) => formatElement('testsuite', { name: `phase ${phase.id}, ${name}`, ...counts(cases), errors: 0, timestamp }, [
        '\n',
        ...cases.map(({ text }) => text),
    ]);
    const suites = waves.map((wave) => ({
        name: `wave ${wave}`,
        cases: plans.filter((plan) => plan.wave === wave).map((plan) => buildPlanCase(plan, phase.id)),
    }));
    const failure = verdict === 'success'
        ? []
        : [formatElement('failure', { message: `${verdict}: ${reason}`, type: verdict }, [formatText(reason)])];
    const gateAttributes = { name: `phase ${phase.id}`, classname: `phase-${phase.id}.exit-gate`, time: '0' };
    const gate = {
        status: verdict === 'success' ? 'passed' : 'failed',
        text: formatElement('testcase', gateAttributes, failure),
    };
    const allSuites = [...suites, { name: 'exit gate', cases: [gate] }];
    const { tests, failures } = counts(allSuites.flatMap(({ cases }) => cases));
    const body = ['\n', ...allSuites.map(({ name, cases }) => suite(name, cases))];
    const document = formatElement('testsuites', { name: `phase ${phase.id}`, tests, failures, errors: 0 }, body);
    return `<?xml version="1.0" encoding="UTF-8"?>\n${document}`;
}
function counts(cases) {
    const count = (...expected) => cases.filter(({ status }) => expected.includes(status)).length;
    return { tests: cases.length, failures: count('failed'), skipped: count('skipped', 'pending') };
}
function buildPlanCase(plan, phase) {
    const { wave, verdict, attempts, signal } = plan;
    const openReason = (0,sentences/* openText */.Uq)(plan);
    const failed = attempts.filter(({ outcome }) => outcome === 'failure' || outcome === 'interrupted');
    const lastFailure = failed.at(-1);
    const skipped = (message) => [formatElement('skipped', { message, type: verdict }, [])];
    const ending = {
        success: () => [],
        failure: () => [
            formatElement('failure', { message: openReason, type: lastFailure?.reason ?? 'failure' }, [
                formatText(lastFailure?.message ?? openReason),
            ]),
        ],
        blocked: () => skipped(`blocked: ${[openReason, ...(0,sentences/* askedLines */.QO)(plan)].join('; ')}`),
        skipped: () => skipped(openReason),
        open: () => skipped('not ended'),
    }[verdict]();
    const reruns = (verdict === 'failure' ? failed.slice(0, -1) : failed).map((story) => formatRerun(story, verdict));
    const time = (Math.max(0, signal?.details.durationMs ?? 0) / 1000).toFixed(3);
    const caseAttributes = { name: testName(plan), classname: `phase-${phase}.wave-${wave}`, time };
    return { status: testStatuses[verdict], text: formatElement('testcase', caseAttributes, [...ending, ...reruns]) };
}
function formatRerun({ attempt, reason, outcome, message }, verdict) {
    const trace = formatElement('stackTrace', {}, [formatText(message ?? '')]);
    const rerunAttributes = { message: `attempt ${attempt}: ${message ?? outcome}`, type: reason ?? outcome };
    return formatElement(verdict === 'success' ? 'flakyFailure' : 'rerunFailure', rerunAttributes, [trace]);
}
function testName({ id, title }) {
    return (0,text_text/* clipText */.gL)(title === null ? id : `${id} ${title}`);
}
function formatElement(name, attributes, body) {
    const input = Object.entries(attributes).map(([key, value]) => ` ${key}="${(0,report_page/* escaped */.Mk)((0,text_text/* clipText */.gL)(String(value), 900))}"`);
    return `<${name}${input.join('')}>${body.join('')}</${name}>\n`;
}
function formatText(value) {
    return (0,report_page/* escaped */.Mk)(value.length <= 4_000 ? value : `… ${value.slice(-4_000)}`);
}

;// CONCATENATED MODULE: ./lib/publish/report/ctrf.js




function buildCtrfReport(story) {
    const { phase, plans, run, verdict, at } = story;
    const gate = {
        name: `phase ${phase.id}`,
        status: verdict === 'success' ? 'passed' : 'failed',
        duration: 0,
        suite: [`phase ${phase.id}`, 'exit gate'],
        rawStatus: verdict,
        message: shown((0,sentences/* formatCauses */.EM)(story).join('; ')),
    };
    const tests = [...plans.map((plan) => buildPlanTest(plan, phase.id)), gate];
    const statuses = ['passed', 'failed', 'skipped', 'pending', 'other'];
    const counts = statuses.map((status) => [status, tests.filter((test) => test.status === status).length]);
    return {
        reportFormat: 'CTRF',
        specVersion: '0.0.0',
        timestamp: new Date(at).toISOString(),
        generatedBy: 'phase-executor',
        results: {
            tool: { name: 'phase-executor' },
            summary: {
                tests: tests.length,
                ...Object.fromEntries(counts),
                flaky: plans.filter(isHealed).length,
                suites: new Set(plans.map(({ wave }) => wave)).size + 1,
                start: Math.round(run?.startedAt ?? at),
                stop: Math.round(run?.endedAt ?? at),
            },
            tests,
        },
    };
}
function buildPlanTest(plan, phase) {
    const { wave, verdict, attempts, signal } = plan;
    const message = [(0,sentences/* openText */.Uq)(plan), ...(0,sentences/* askedLines */.QO)(plan)].filter((line) => line !== '').join('\n');
    return {
        name: (0,markdown/* stripInvisible */._0)(testName(plan)),
        status: testStatuses[verdict],
        duration: Math.round(signal?.details.durationMs ?? 0),
        suite: [`phase ${phase}`, `wave ${wave}`],
        rawStatus: verdict,
        ...(message === '' ? {} : { message: shown(message) }),
        ...(attempts.length < 2 ? {} : { retries: attempts.length - 1, retryAttempts: attempts.map(buildRetry) }),
        flaky: isHealed(plan),
    };
}
function buildRetry({ attempt, outcome, startedAt, endedAt, message }) {
    return {
        attempt,
        status: attemptStatuses[outcome],
        duration: Math.max(0, Math.round(endedAt - startedAt)),
        start: Math.round(startedAt),
        stop: Math.round(endedAt),
        ...(message === null ? {} : { message: shown(message) }),
    };
}
const attemptStatuses = {
    success: 'passed',
    failure: 'failed',
    interrupted: 'failed',
    blocked: 'skipped',
    'at work': 'pending',
};
function isHealed({ verdict, attempts }) {
    return verdict === 'success' && attempts.some(({ outcome }) => outcome !== 'success');
}
function shown(text) {
    return (0,markdown/* stripInvisible */._0)((0,text_text/* clipText */.gL)(text, 4_000));
}

// EXTERNAL MODULE: ./lib/publish/story/tell-phase.js + 2 modules
var tell_phase = __webpack_require__(80493);
// EXTERNAL MODULE: ./lib/publish/telemetry/send-traces.js + 1 modules
var send_traces = __webpack_require__(88997);
// EXTERNAL MODULE: ./lib/record/project/local-phase.js
var local_phase = __webpack_require__(80338);
// EXTERNAL MODULE: ./lib/settings/table/settings.js + 1 modules
var settings = __webpack_require__(26623);
// EXTERNAL MODULE: ./lib/system/files/atomic-file.js
var atomic_file = __webpack_require__(15295);
;// CONCATENATED MODULE: ./lib/commands/report-command.js











const runReport = async ([ref = ''], world) => {
    const { output, junit, ctrf, otlp } = world.settings;
    if ([output, junit, ctrf, otlp].filter((file) => file === '-').length > 1)
        throw new settings/* UsageError */.eb('report: found - for several documents, but stdout takes one; name files for the others');
    const read = await (0,local_phase/* openPhase */.yc)(ref, world);
    const story = await (0,tell_phase/* reportRecorded */.d1)(read, world);
    const id = story.phase.id.replace(/[^\p{L}\p{N}._-]+/gu, '_');
    const page = output !== '' || junit + ctrf + otlp !== '' ? output : `phase-${id}-report.html`;
    const documents = [
        { file: page, make: () => (0,report_page/* renderPhasePage */.pl)(story) },
        { file: junit, make: () => buildJunitReport(story) },
        { file: ctrf, make: () => `${JSON.stringify(buildCtrfReport(story), null, 2)}\n` },
        { file: otlp, make: () => (0,send_traces/* traceFile */.U)(story, world) ?? '' },
    ].filter(({ file }) => file !== '');
    const written = [];
    let text = null;
    for (const { file, make } of documents) {
        if (file === '-')
            text = make();
        else {
            const path = (0,external_node_path_.resolve)(world.directory, file);
            (0,atomic_file/* replaceFile */.fR)(path, make());
            written.push(path);
        }
    }
    const reported = (0,text_text/* stripLine */.nU)(`phase ${story.phase.id}, ${story.verdict}: wrote ${written.join(', ')}`);
    if (text !== null && written.length > 0)
        world.progress(reported);
    const { phase, verdict } = story;
    const plans = story.plans.map((plan) => ({ id: plan.id, verdict: plan.verdict }));
    const json = {
        phase: phase.id,
        verdict,
        why: (0,sentences/* formatCauses */.EM)(story).join('; '),
        plans,
        written,
        ...(text === null ? {} : { text }),
    };
    return { exitCode: 0, json, text: text?.trimEnd() ?? reported };
};


/***/ }),

/***/ 8488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ otlpTarget),
/* harmony export */   e: () => (/* binding */ sendsTraces)
/* harmony export */ });
/* harmony import */ var _settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93893);

function otlpTarget(setting, environment) {
    const { OTEL_SDK_DISABLED: disabled = '', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: exact = '' } = environment;
    const { OTEL_EXPORTER_OTLP_ENDPOINT: general = '', OTEL_TRACES_EXPORTER: exporter = 'otlp' } = environment;
    if (setting === 'off' || disabled.trim().toLowerCase() === 'true')
        return null;
    const isGiven = setting !== 'auto';
    if (!isGiven && (exact + general === '' || !exporter.split(',').some((name) => /^\s*(?:otlp)?\s*$/.test(name))))
        return null;
    const variable = exact === '' ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
    const name = isGiven ? 'otel-endpoint' : variable;
    const url = isGiven || exact === '' ? getTracesUrl(isGiven ? setting : general) : parseEndpoint(exact);
    if (url === null)
        return { problem: `${name} must be a URL such as http://localhost:4318, without credentials` };
    const protocol = environment.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || environment.OTEL_EXPORTER_OTLP_PROTOCOL;
    if (!isGiven && protocol === 'grpc')
        return {
            problem: `${name} is for gRPC; set otel-endpoint to an HTTP address of the receiver, such as http://localhost:4318`,
        };
    const headers = Object.fromEntries(_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .otlpSecrets */ .$_.flatMap((otlpSecret) => Object.entries((0,_settings_call_job_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePairs */ .xg)(environment[otlpSecret]))));
    const odd = Object.entries(headers).some(([key, value]) => !/^[\w!#$%&'*+.^`|~-]+$/.test(key) || !/^[\x20-\x7e]*$/.test(value));
    if (odd)
        return { problem: 'OTEL_EXPORTER_OTLP_HEADERS contains an invalid header; write key=value,key=value' };
    return { url, headers, callMs: parseTimeout(environment) };
}
function sendsTraces(setting, environment) {
    const target = otlpTarget(setting, environment);
    return target !== null && 'url' in target;
}
function getTracesUrl(base) {
    const url = parseEndpoint(base);
    if (url === null)
        return null;
    const { origin, pathname, search } = new URL(url);
    const path = pathname.replace(/\/+$/, '');
    return `${origin}${path.endsWith('/v1/traces') ? path : `${path}/v1/traces`}${search}`;
}
function parseEndpoint(text) {
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return null;
    const { username, password, href } = new URL(text);
    return username + password === '' ? href : null;
}
function parseTimeout(environment) {
    const value = environment.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT || environment.OTEL_EXPORTER_OTLP_TIMEOUT || '';
    return /^[1-9]\d{0,4}$/.test(value) ? Number(value) : 10_000;
}


/***/ })

};
;