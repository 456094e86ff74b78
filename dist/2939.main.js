"use strict";
exports.id = 2939;
exports.ids = [2939];
exports.modules = {

/***/ 63746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ buildHostLinks),
/* harmony export */   O: () => (/* binding */ nothingUploaded)
/* harmony export */ });
/* harmony import */ var _host_host_client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86076);

const nothingUploaded = { page: null, record: null };
function buildHostLinks({ environment }, hasCommits, uploaded = nothingUploaded) {
    const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
    if (!URL.canParse(server) || !_host_host_client_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryForm */ .Z7.test(name) || !/^\d+$/.test(id))
        return null;
    const repository = `${server.replace(/\/+$/, '')}/${name}`;
    return { repository, run: `${repository}/actions/runs/${id}`, hasCommits, ...uploaded };
}


/***/ }),

/***/ 78559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mk: () => (/* binding */ escaped),
/* harmony export */   pl: () => (/* binding */ renderPhasePage)
/* harmony export */ });
/* unused harmony export renderHtml */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var marked__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48022);
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86092);
/* harmony import */ var _comment_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19499);




function renderPhasePage(story) {
    const { phase, verdict } = story;
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(`Phase ${phase.id} ${phase.name}: ${verdict}`)}</title>
<style>${style}</style>
</head>
<body>
${renderHtml((0,_comment_text_js__WEBPACK_IMPORTED_MODULE_2__/* .buildDocument */ .a7)(story))}</body>
</html>
`;
}
function renderHtml(markdown) {
    return String(new marked__WEBPACK_IMPORTED_MODULE_1__/* .Marked */ .Dz({ async: false, renderer, tokenizer: { url: () => undefined } }).parse(markdown));
}
const renderer = {
    html: ({ text }) => (ownHtml.test(text.trim()) ? text : escaped(text)),
    link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return /^https?:\/\/[^\s"'<>]+$/.test(href) ? `<a href="${escaped(href)}">${text}</a>` : text;
    },
    image: ({ text }) => escaped(text),
};
const ownHtml = /^(?:<details><summary>[^<>]*<\/summary>|<\/details>)$/;
const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
function escaped(text) {
    return (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .stripInvisible */ ._0)(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}
const style = `
:root{color-scheme:light dark;--dim:#59636e;--line:#d1d9e0;--card:#f6f8fa}
@media (prefers-color-scheme:dark){:root{--dim:#9198a1;--line:#3d444d;--card:#151b23}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:64rem;padding:.8rem;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h2{font-size:1.35rem;margin:.2rem 0 .6rem}
table{display:block;overflow-x:auto;border-collapse:collapse;font-size:.9rem;overflow-wrap:normal}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem;border-bottom:1px solid var(--line)}
td:nth-child(3),td:nth-child(4){min-width:11rem}
details{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.4rem .8rem;margin:.6rem 0}
summary{cursor:pointer}
pre{border:1px solid var(--line);border-radius:.4rem;padding:.5rem;overflow-x:auto;white-space:pre-wrap;font-size:.85rem;unicode-bidi:plaintext}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:.3rem solid var(--line);color:var(--dim)}
@media print{details::details-content{content-visibility:visible;display:block}details>*{display:block}}
`;
const policy = `default-src 'none'; style-src 'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'`;


/***/ }),

/***/ 80493:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wZ: () => (/* binding */ reportEnd),
  d1: () => (/* binding */ reportRecorded)
});

// UNUSED EXPORTS: report

// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/record/project/current-ledger.js
var current_ledger = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/record/readings/phase-state.js + 5 modules
var phase_state = __webpack_require__(46562);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/completion-signal.js
var completion_signal = __webpack_require__(57733);
// EXTERNAL MODULE: ./lib/signal/evidence.js
var evidence = __webpack_require__(67263);
// EXTERNAL MODULE: ./lib/system/text/redaction.js
var redaction = __webpack_require__(52840);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
;// CONCATENATED MODULE: ./lib/publish/report/phase-story.js

const count = schemas/* number */.aig().nullable().default(null);
const TestCountsSchema = schemas/* object */.Ikc({
    verdict: schemas/* string */.YjP(),
    commit: schemas/* string */.YjP(),
    passed: count,
    failed: count,
    skipped: count,
    total: count,
});

// EXTERNAL MODULE: ./lib/publish/report/sentences.js
var sentences = __webpack_require__(71440);
// EXTERNAL MODULE: ./lib/system/git/calls/git-error.js
var git_error = __webpack_require__(94895);
;// CONCATENATED MODULE: ./lib/publish/story/changed-files.js

function countChanges(files) {
    const sum = (figure) => files.reduce((total, file) => total + figure(file), 0);
    return { files: files.length, added: sum(({ added }) => added), removed: sum(({ removed }) => removed) };
}
async function listChangedFiles(ranges, { git, prefix }) {
    const trees = await Promise.all(ranges.map(async (range) => range && Promise.all([git.treeOf(range.base), git.treeOf(range.head)]).catch(ignoreGitError)));
    const args = ['diff-tree', '--stdin', '-r', '--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
    const stdin = trees.map((pair) => (pair === null ? '' : `${pair.join(' ')}\n`)).join('');
    const listed = stdin !== '' ? await git.try(args, { reading: true, stdin }) : null;
    if (listed?.exitCode !== 0)
        return ranges.map(() => null);
    const arrays = parsePairs(listed.stdout.toString('utf8'), prefix);
    return trees.map((pair) => (pair === null ? null : (arrays.shift() ?? [])));
}
function parsePairs(listed, prefix) {
    const pairs = [];
    const header = /[0-9a-f]{40,64} [0-9a-f]{40,64}\n/y;
    for (let offset = 0; offset < listed.length;) {
        header.lastIndex = offset;
        if (header.test(listed)) {
            pairs.push([]);
            offset = header.lastIndex;
            continue;
        }
        const end = listed.indexOf('\0', offset);
        const [added, removed, ...names] = listed.slice(offset, end).split('\t');
        const path = names.join('\t');
        if (!path.startsWith(`${prefix}.planning/`))
            pairs.at(-1)?.push({ path, added: Number(added) || 0, removed: Number(removed) || 0 });
        offset = end < 0 ? listed.length : end + 1;
    }
    return pairs;
}
function ignoreGitError(error) {
    if (error instanceof git_error/* GitError */.XS)
        return null;
    throw error;
}

;// CONCATENATED MODULE: ./lib/publish/story/tell-phase.js













function reportEnd(end, run, world) {
    const { events } = run.services.ledger;
    const signals = new Map([...end.plans, [null, end.signal]]);
    const { root, git, prefix } = run.workspace;
    const plans = run.schedule.plans.filter(({ plan }) => end.plans.has(plan.id));
    const location = { phase: run.phase, next: run.next, schedule: { ...run.schedule, plans }, root, git, prefix };
    const { opening, ended } = (0,phase_state/* phaseState */.R)(events);
    return report(location, { events, opening, ended, isAtWork: false, signals }, world, end);
}
async function reportRecorded(localPhase, world) {
    return report(localPhase, await (0,current_ledger/* withLedger */.CA)(localPhase, world, (dir, holders) => (0,current_ledger/* readRun */.cI)(localPhase, dir, holders)), world, null);
}
async function report(location, recorded, world, end) {
    const redact = (0,job_secrets/* createRedactor */.lY)(world);
    const now = world.now();
    const facts = readRuns(recorded, now, redact);
    const { opening, ended, isAtWork, events, state } = facts;
    const signal = facts.signals.get(null) ?? null;
    const endedAt = isAtWork ? now : Date.parse(events.at(-1)?.at ?? '');
    const story = {
        phase: { id: location.phase.id, name: location.phase.name },
        ...decideVerdict(facts, signal),
        exitStatus: end?.exitStatus ?? ended?.exitStatus ?? null,
        decision: end?.decision.action ?? ended?.decision ?? null,
        ...(end === null ? {} : { why: end.decision.why }),
        next: (end?.decision.continue ?? ended?.decision === 'proceed') ? location.next : null,
        steps: signal?.details.nextSteps ?? [],
        warnings: signal?.details.warnings ?? [],
        evidence: end?.evidence ?? (0,evidence/* readLevel */.lI)(signal?.details.evidence),
        attempts: {
            count: end?.attempts ?? facts.spans.length,
            successRate: end?.successRate ?? ended?.successRate ?? null,
            lastPlan: end?.lastPlan ?? ended?.lastPlan ?? null,
        },
        durationMs: end?.durationMs ?? signal?.details.durationMs ?? null,
        spent: end?.spent ?? (0,recorded_spending/* sumSpending */.Q)(facts.spending),
        run: opening && {
            key: { phase: opening.phase, runId: opening.runId, at: opening.at, base: opening.base },
            agent: opening.agent,
            openedAt: Date.parse(opening.at),
            startedAt: Date.parse(state.startedAt ?? opening.at),
            endedAt,
            runs: facts.runs.length,
        },
        tests: buildTestsStory(state, opening?.base ?? '', signal),
        branch: null,
        head: end?.head ?? null,
        host: null,
        folders: [...new Set([location.root, location.git.root])],
        at: now,
    };
    const plans = (await buildPlanStories(location, facts)).map((plan) => {
        const { signal: reported, ...planFields } = plan;
        return { ...(0,redaction/* withEachText */.nA)(planFields, redact), signal: reported };
    });
    return { ...(0,redaction/* withEachText */.nA)(story, redact), signal, plans };
}
function readRuns(record, now, redact) {
    const allEvents = record.events;
    const started = allEvents.findLastIndex(({ event }) => event === 'phase_start');
    const events = allEvents.slice(1 + allEvents.findLastIndex((event, index) => index < started && (0,events_event/* endsCounting */.QS)(event)));
    const state = (0,phase_state/* phaseState */.R)(events);
    const runs = state.openedRuns;
    const atWork = record.isAtWork ? record.opening?.runId : undefined;
    const hidden = (signal) => (0,completion_signal/* parseSignal */._w)((0,redaction/* withEachText */.nA)(signal.toJSON(), redact));
    return {
        ...record,
        events,
        state,
        runs,
        signals: new Map([...record.signals].map(([id, signal]) => [id, hidden(signal)])),
        spans: runs.flatMap((runId) => state.attempts.spans(runId, runId === atWork ? now : null).map((span) => ({ ...span, runId }))),
        spending: state.attempts.spending,
    };
}
function decideVerdict({ opening, ended, isAtWork }, signal) {
    if (opening === null)
        return { verdict: 'never run', why: 'No run of this phase is recorded here.' };
    if (isAtWork)
        return { verdict: 'at work', why: 'The run has not ended: nothing here is final.' };
    if (ended === null || signal === null)
        return {
            verdict: 'cut off',
            why: 'The last run has no recorded end. Run the phase again; the next run continues where this one ended.',
        };
    const reason = ended.why ?? (0,sentences/* formatSignal */.Eu)(signal);
    if (signal.status !== 'success')
        return { verdict: signal.status, why: reason };
    const agrees = ended.event === 'phase_complete' && ended.exitStatus === 'COMPLETED' && ended.signal.status === 'success';
    return agrees
        ? { verdict: 'success', why: reason }
        : { verdict: 'failure', why: `${reason}; but the record ends as ${ended.exitStatus}` };
}
function buildTestsStory(state, base, signal) {
    const finalCounts = TestCountsSchema.safeParse(signal?.details.tests).data;
    if (finalCounts === undefined)
        return null;
    const counted = state.testsBefore(base);
    return { after: finalCounts, before: counted && { ...counted.verdict, commit: base } };
}
async function buildPlanStories({ schedule, git, prefix }, facts) {
    const works = schedule.plans.map(({ plan }) => reportWork(plan.id, facts));
    const files = await listChangedFiles(works, { git, prefix });
    return schedule.plans.map((scheduled, index) => buildPlanStory(scheduled, works[index] ?? null, files[index] ?? null, facts));
}
function reportWork(id, { state, spans, signals }) {
    if (signals.get(id)?.status === 'success') {
        const settled = state.plans.settled.findLast((work) => work.plan === id && work.upTo === undefined);
        return settled && settled.base !== null ? { base: settled.base, head: settled.head } : null;
    }
    const lastSpan = spans.findLast(({ plan }) => plan === id);
    const saved = lastSpan && state.plans.savedWork(id, lastSpan.attempt);
    return saved ? { base: saved.base, head: saved.ref } : null;
}
function buildPlanStory({ plan, wave, dependsOn }, work, files, facts) {
    const { id, title } = plan;
    const signal = facts.signals.get(id) ?? null;
    const spent = facts.spending.filter((spending) => spending.plan === id);
    const isCommitted = signal?.status === 'success';
    return {
        id,
        title,
        objective: trimObjective(plan.text, title),
        wave,
        dependsOn,
        verdict: signal?.status ?? 'open',
        signal,
        evidence: (0,evidence/* readEvidence */.At)(signal ?? undefined),
        attempts: buildAttemptStories(id, facts),
        checks: listLastChecks(id, facts.state),
        promised: [...new Set([...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)])],
        changed: files?.map(({ path }) => path) ?? signal?.details.filesModified ?? [],
        changes: isCommitted && files !== null ? countChanges(files) : null,
        commit: isCommitted ? (work?.head ?? null) : null,
        spent: spent.length === 0 ? null : (0,budget/* sumSpent */.YD)(spent.map((spending) => spending.spent)),
    };
}
function trimObjective(text, title) {
    const start = text.indexOf('<objective>');
    const endTagStart = text.indexOf('</objective>', start);
    if (start < 0 || endTagStart < 0)
        return '';
    const stated = text.slice(start + '<objective>'.length, Math.min(endTagStart, start + 10_000)).trim();
    return title !== null && stated.startsWith(title) ? stated.slice(title.length).trim() : stated;
}
function buildAttemptStories(id, { state, spans, spending }) {
    return spans
        .filter(({ plan }) => plan === id)
        .map(({ plan, ...span }) => {
        const { attempt } = span;
        const saved = span.outcome === 'success' ? null : state.plans.savedWork(plan, attempt);
        return {
            ...span,
            spent: spending.find((attemptSpending) => attemptSpending.plan === plan && attemptSpending.attempt === attempt)
                ?.spent ?? null,
            saved: saved && {
                look: `git diff ${(0,text_text/* quoteShellWord */.BV)(saved.base)} ${(0,text_text/* quoteShellWord */.BV)(saved.ref)}`,
                restore: `git restore --source ${(0,text_text/* quoteShellWord */.BV)(saved.ref)} -- <path>`,
            },
        };
    });
}
function listLastChecks(plan, { plans }) {
    const { findings: recorded } = plans.verifications.get(plan) ?? {};
    const findings = Array.isArray(recorded) ? recorded : [];
    return findings.map((finding) => ({
        rule: String(finding?.rule ?? finding?.check ?? ''),
        passed: typeof finding?.passed === 'boolean' && finding.level !== 'warn' ? finding.passed : null,
        subject: String(finding?.subject ?? ''),
        message: String(finding?.message ?? ''),
    }));
}


/***/ }),

/***/ 42400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wt: () => (/* binding */ attemptSpan),
/* harmony export */   av: () => (/* binding */ buildSpanId),
/* harmony export */   cI: () => (/* binding */ encodeAttributes),
/* harmony export */   gR: () => (/* binding */ buildTraceparent),
/* harmony export */   h0: () => (/* binding */ buildTraceId),
/* harmony export */   r2: () => (/* binding */ toNanoseconds),
/* harmony export */   sq: () => (/* binding */ buildPhaseSpan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function encodeAttributes(values) {
    return Object.entries(values).flatMap(([key, value]) => value === null || value === undefined || value === '' ? [] : [{ key, value: encodeValue(value) }]);
}
function encodeValue(value) {
    if (typeof value === 'object')
        return { doubleValue: value.double };
    return typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value };
}
function toNanoseconds(ms) {
    return String(BigInt(Math.round(ms)) * 1000000n);
}
function buildTraceId(key) {
    return digestKey(key, ['trace']).slice(0, 32);
}
function buildSpanId(key, path) {
    return digestKey(key, ['span', ...path]).slice(0, 16);
}
function buildPhaseSpan(key) {
    return buildSpanId(key, ['phase']);
}
function attemptSpan(key, plan, attempt) {
    return buildSpanId(key, ['attempt', plan, String(attempt)]);
}
function buildTraceparent(key, plan, attempt) {
    return `00-${buildTraceId(key)}-${attemptSpan(key, plan, attempt)}-01`;
}
function digestKey({ phase, runId, at, base = '' }, path) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(['phase-executor', base, phase, runId, at, ...path]))
        .digest('hex');
}


/***/ }),

/***/ 88997:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ sendTrace),
  U: () => (/* binding */ traceFile)
});

// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/system/http/delivery.js
var delivery = __webpack_require__(26684);
// EXTERNAL MODULE: ./lib/system/http/retries.js
var retries = __webpack_require__(53132);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/report/host-links.js
var host_links = __webpack_require__(63746);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp.js
var otlp = __webpack_require__(42400);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp-target.js
var otlp_target = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/settings/table/coding-agents.js + 1 modules
var coding_agents = __webpack_require__(82774);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
// EXTERNAL MODULE: ./lib/signal/signal-words.js
var signal_words = __webpack_require__(68698);
// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
;// CONCATENATED MODULE: ./lib/publish/telemetry/story-trace.js







const schemaUrl = 'https://opentelemetry.io/schemas/1.41.0';
const maxSpans = 512;
function traceRequests(story, source) {
    const { run } = story;
    if (run === null)
        return [];
    const tasks = story.plans.flatMap((plan) => buildPlanTask(plan, story.verdict, run));
    const spans = [runSpan(story, run), ...buildTaskSpans(tasks, (0,otlp/* buildPhaseSpan */.sq)(run.key), run, source)];
    const resource = { attributes: (0,otlp/* encodeAttributes */.cI)(buildResource(story, run, source)) };
    return Array.from({ length: Math.ceil(spans.length / maxSpans) }, (_, index) => {
        const scopeSpans = [
            { scope: { name: 'phase-executor' }, spans: spans.slice(index * maxSpans, (index + 1) * maxSpans) },
        ];
        return { resourceSpans: [{ resource, scopeSpans, schemaUrl }] };
    });
}
function buildResource({ branch, head }, { key }, { service, resource, host }) {
    return {
        ...resource,
        'service.name': service,
        'cicd.pipeline.name': `phase ${cleanId(key.phase)}`,
        'cicd.pipeline.run.id': cleanId(key.runId),
        'cicd.pipeline.run.url.full': host?.run,
        'vcs.repository.url.full': host?.repository,
        'vcs.ref.head.name': branch === null ? null : cleanId(branch),
        'vcs.ref.head.revision': head,
        'vcs.ref.base.revision': key.base,
    };
}
function buildPlanTask(plan, verdict, { key, endedAt }) {
    const attempts = plan.attempts.filter(({ runId }) => runId === key.runId);
    const isProvisional = verdict === 'cut off' && plan.signal?.details.reason === 'interrupted';
    const signal = isProvisional ? null : plan.signal;
    if (attempts.length === 0 && (signal === null || signal.status === 'success'))
        return [];
    const cutOff = buildOutcome('cut off');
    const openOutcome = signal === null && verdict === 'at work' ? buildOutcome(verdict) : cutOff;
    const parts = attempts.map((story, index) => buildAttemptTask(story, plan.id, key, index === attempts.length - 1 ? openOutcome : cutOff));
    return [
        {
            id: (0,otlp/* buildSpanId */.av)(key, ['plan', plan.id]),
            name: `plan ${cleanId(plan.id)}`,
            from: parts.length === 0 ? endedAt : (0,extremes/* getSmallest */.u)(parts.map(({ from }) => from)),
            to: parts.length === 0 ? endedAt : (0,extremes/* getLargest */.p)(parts.map(({ to }) => to)),
            outcome: signal === null ? openOutcome : buildOutcome(signal.status, signal.details.reason),
            more: { 'phase_executor.plan': cleanId(plan.id), 'phase_executor.attempts': attempts.length },
            parts,
        },
    ];
}
function buildAttemptTask(story, plan, key, openOutcome) {
    const { attempt, startedAt: from, endedAt: to, reason, calls } = story;
    const isOpen = story.outcome === 'interrupted' || story.outcome === 'at work';
    return {
        id: (0,otlp/* attemptSpan */.Wt)(key, plan, attempt),
        name: `attempt ${attempt}`,
        from,
        to,
        outcome: isOpen ? openOutcome : buildOutcome(story.outcome, reason),
        more: { 'phase_executor.plan': cleanId(plan), 'phase_executor.attempt': attempt },
        parts: calls.map((call, index) => buildCallTask(call, (0,otlp/* buildSpanId */.av)(key, ['call', plan, `${attempt}`, `${index}`]), isOpen ? openOutcome : null)),
    };
}
function buildCallTask({ kind, from, to, agent, isOk, reason, spent }, id, openOutcome) {
    const cli = (0,coding_agents/* getCli */.$A)(agent);
    const localAgent = agent === 'script' || agent === 'command' ? agent : '';
    const genAi = cli && {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.provider.name': coding_agents/* cliRows */._i[cli].provider,
        'gen_ai.agent.name': agent,
    };
    const isUsed = spent !== null && (cli !== undefined || (0,budget/* countSpentTokens */.Gh)(spent) > 0);
    return {
        id,
        name: cli === undefined ? `${kind} ${localAgent}`.trimEnd() : `invoke_agent ${agent}`,
        from,
        to,
        outcome: isOk === null ? openOutcome : buildOutcome(isOk ? 'success' : 'failure', reason),
        more: { ...genAi, ...(isUsed ? buildUsage(spent) : {}), 'phase_executor.call': kind },
        parts: [],
    };
}
function buildUsage({ inputFresh, cacheRead, cacheWrite, output, turns, costUsd, isCostKnown }) {
    const input = inputFresh + cacheRead + cacheWrite;
    const cost = isCostKnown ? { cost_usd: costUsd } : {};
    const figures = { input, cache_read: cacheRead, cache_write: cacheWrite, output, turns, ...cost };
    return {
        'gen_ai.usage.input_tokens': input,
        'gen_ai.usage.cache_read.input_tokens': cacheRead,
        'gen_ai.usage.cache_creation.input_tokens': cacheWrite,
        'gen_ai.usage.output_tokens': output,
        'phase_executor.cost_usd': isCostKnown ? { double: costUsd } : null,
        'phase_executor.usage': Object.entries(figures)
            .map(([name, value]) => `${name}=${value}`)
            .join(' '),
    };
}
function buildOutcome(status, reason) {
    const existing = signal_words/* FAILURE_REASONS */.N9.find((each) => each === reason) ?? null;
    return { status, reason: status === 'failure' ? existing : null };
}
function cleanId(text) {
    return (0,markdown/* stripInvisible */._0)((0,text_text/* clipText */.gL)(text)).replace(/\s+/g, ' ');
}
function runSpan({ verdict, signal, exitStatus, decision }, run) {
    const outcome = buildOutcome(verdict === 'never run' ? 'cut off' : verdict, signal?.details.reason);
    const attributes = {
        'cicd.pipeline.action.name': 'RUN',
        'cicd.pipeline.result': getPipelineResult(outcome),
        'error.type': getErrorType(outcome),
        'phase_executor.status': outcome.status,
        'phase_executor.exit_status': verdict === 'cut off' ? 'INTERRUPTED' : exitStatus,
        'phase_executor.decision': decision,
    };
    const task = { name: `RUN phase ${cleanId(run.key.phase)}`, from: run.openedAt, to: run.endedAt, outcome };
    return buildSpan(task, { spanId: (0,otlp/* buildPhaseSpan */.sq)(run.key), kind: spanKind.server }, attributes, run);
}
function buildTaskSpans(tasks, parentSpanId, run, source) {
    return tasks.flatMap((task) => {
        const { id: spanId, name, outcome, more, parts } = task;
        const attributes = {
            'cicd.pipeline.task.name': name,
            'cicd.pipeline.task.run.id': spanId,
            'cicd.pipeline.task.run.url.full': source.host?.run,
            'cicd.pipeline.task.run.result': outcome && getPipelineResult(outcome),
            'error.type': outcome && getErrorType(outcome),
            'phase_executor.status': outcome?.status,
            ...more,
        };
        const span = buildSpan(task, { spanId, parentSpanId, kind: spanKind.internal }, attributes, run);
        return [span, ...buildTaskSpans(parts, spanId, run, source)];
    });
}
const spanKind = { internal: 1, server: 2 };
function buildSpan({ name, from, to, outcome }, spanInfo, attributes, { key, openedAt, endedAt }) {
    const within = (time) => (time >= openedAt ? Math.min(time, Math.max(openedAt, endedAt)) : openedAt);
    const result = (outcome && getPipelineResult(outcome)) ?? '';
    return {
        traceId: (0,otlp/* buildTraceId */.h0)(key),
        ...spanInfo,
        flags: 1,
        name,
        startTimeUnixNano: (0,otlp/* toNanoseconds */.r2)(within(from)),
        endTimeUnixNano: (0,otlp/* toNanoseconds */.r2)(Math.max(within(from), within(to))),
        attributes: (0,otlp/* encodeAttributes */.cI)(attributes),
        status: ['failure', 'error', 'timeout'].includes(result) ? { code: 2 } : {},
    };
}
function getPipelineResult({ status, reason }) {
    if (status !== 'failure' || reason === null)
        return statusResults[status];
    return results[reason] ?? (signal_words/* FAILURES */.EM[reason].isAgentsFault ? 'failure' : 'error');
}
const statusResults = {
    success: 'success',
    failure: 'failure',
    blocked: 'skip',
    skipped: 'skip',
    'cut off': 'error',
    'at work': null,
};
const results = {
    timeout: 'timeout',
    idle_timeout: 'timeout',
    deadline: 'timeout',
    interrupted: 'cancellation',
    killed: 'error',
    budget: 'failure',
};
function getErrorType({ status, reason }) {
    if (status === 'failure')
        return reason ?? '_OTHER';
    return status === 'cut off' ? 'interrupted' : null;
}

;// CONCATENATED MODULE: ./lib/publish/telemetry/send-traces.js









function traceFile(story, world) {
    const requests = traceRequests({ ...story, head: null, branch: null }, getTraceSource(world));
    return requests.length === 0 ? null : requests.map((request) => `${JSON.stringify(request)}\n`).join('');
}
function getTraceSource({ environment }) {
    const resource = (0,job_secrets/* parsePairs */.xg)(environment.OTEL_RESOURCE_ATTRIBUTES);
    const service = environment.OTEL_SERVICE_NAME || resource['service.name'] || 'phase-executor';
    return { service, resource, host: (0,host_links/* buildHostLinks */.M)({ environment }, true) };
}
async function sendTrace(story, world) {
    const target = (0,otlp_target/* otlpTarget */.F)(world.settings['otel-endpoint'], world.environment);
    if (target === null || story.run === null)
        return;
    const report = (text) => world.progress((0,text_text/* stripLine */.nU)(text));
    try {
        if ('problem' in target)
            throw new Error(target.problem);
        const { url, headers, callMs } = target;
        const route = (0,host_client/* deliveryRoute */.Gh)(world);
        for (const request of traceRequests(story, getTraceSource(world)))
            await (0,delivery/* sendDelivery */.B)({ url, body: JSON.stringify(request), headers: () => headers, isTransient, callMs }, route);
        report(`sent the trace ${(0,otlp/* buildTraceId */.h0)(story.run.key)} to ${(0,retries/* getUrlHost */.S$)(url)}`);
    }
    catch (error) {
        report(`the trace was not sent: ${(0,job_secrets/* createRedactor */.lY)(world)(error.message)}`);
    }
}
function isTransient(status) {
    return status === 429 || status === 502 || status === 503 || status === 504;
}


/***/ }),

/***/ 26684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ sendDelivery)
/* harmony export */ });
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53132);

const maxReplyBytes = 64 * 1024;
async function sendDelivery(delivery, route) {
    const host = (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .getUrlHost */ .S$)(delivery.url);
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetries */ .LH)(async () => {
        const { status, isOk, headers, text } = await postDelivery(delivery, route).catch((error) => {
            throw Object.assign(new Error(`${host} did not answer: ${error.message}`), { isFinal: error.isFinal });
        });
        if (isOk)
            return text;
        const isRedirect = status >= 300 && status < 400;
        const message = isRedirect ? 'redirects are not followed' : text.replace(/\s+/g, ' ').trim().slice(0, 300);
        const failure = { isFinal: !delivery.isTransient(status), waitMs: (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .requestedWaitMs */ .yL)(headers) };
        throw Object.assign(new Error(`${host} answered ${status}${message === '' ? '' : `: ${message}`}`), failure);
    }, route);
}
async function postDelivery({ url, body, headers, callMs }, { fetch, time }) {
    const sent = { 'user-agent': 'phase-executor', ...headers(), 'content-type': 'application/json' };
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .callWithin */ .w6)(callMs, time, async (signal) => {
        const answer = await fetch(url, { method: 'POST', headers: sent, body, redirect: 'manual', signal });
        return { status: answer.status, isOk: answer.ok, headers: answer.headers, text: await readStart(answer) };
    });
}
async function readStart(answer) {
    const chunks = [];
    let size = 0;
    for await (const chunk of answer.body ?? []) {
        chunks.push(chunk);
        size += chunk.length;
        if (size >= maxReplyBytes)
            break;
    }
    return Buffer.concat(chunks).subarray(0, maxReplyBytes).toString('utf8');
}


/***/ })

};
;