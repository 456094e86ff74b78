"use strict";
exports.id = 420;
exports.ids = [420];
exports.modules = {

/***/ 66729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ Html),
/* harmony export */   OS: () => (/* binding */ more),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   ZB: () => (/* binding */ mostRows),
/* harmony export */   n$: () => (/* binding */ moment),
/* harmony export */   pJ: () => (/* binding */ endOf),
/* harmony export */   qy: () => (/* binding */ html),
/* harmony export */   x3: () => (/* binding */ pageStyle)
/* harmony export */ });
/* harmony import */ var _system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86092);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);


class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
function html(parts, ...values) {
    return new Html(parts.map((part, at) => part + (at < values.length ? textOf(values[at] ?? null) : '')).join(''));
}
function textOf(value) {
    if (value === null)
        return '';
    if (value instanceof Html)
        return value.text;
    if (typeof value === 'object')
        return value.map(textOf).join('');
    return escaped((0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .clipped */ .cz)(String(value), 1_000));
}
const signs = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
function escaped(text) {
    return (0,_system_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .visibleText */ .Q6)(text).replace(/[&<>"']/g, (sign) => signs[sign] ?? '');
}
function endOf(text, most = 4_000) {
    const end = text.length <= most ? text : `… ${text.length - most} characters before\n${text.slice(-most)}`;
    return new Html(escaped(end));
}
const pageStyle = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--dim:#59636e;--line:#d1d9e0;--card:#f6f8fa;--ok:#1a7f37;--bad:#cf222e;--wait:#9a6700;--agent:#54aeff;--check:#4ac26b;--repair:#fd8c73;--prep:#c8d1da;--queue:#bf87e8;--setup:#8c959f;--hand:#e3b341}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9198a1;--line:#3d444d;--card:#151b23;--ok:#3fb950;--bad:#f85149;--wait:#d29922;--agent:#1f6feb;--check:#238636;--repair:#db6d28;--prep:#545d68;--queue:#8957e5;--setup:#848d97;--hand:#bb8009}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:66rem;padding:1rem;background:var(--bg);color:var(--fg);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;margin:.2rem 0}h2{font-size:1.15rem;margin:1.6rem 0 .5rem}h3{font-size:1rem;margin:0}
.verdict{border-left:.4rem solid var(--wait);padding:.2rem 0 .2rem .8rem}.verdict.success{border-color:var(--ok)}.verdict.failure,.verdict.cut-off{border-color:var(--bad)}
.dim{color:var(--dim)}.card{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:.7rem .9rem;margin:.7rem 0}
.badge{display:inline-block;border-radius:1rem;padding:0 .6rem;font-size:.85rem;font-weight:600;border:1px solid var(--wait);color:var(--wait);white-space:nowrap}
.badge.success,.badge.yes{border-color:var(--ok);color:var(--ok)}.badge.failure,.badge.interrupted,.badge.no{border-color:var(--bad);color:var(--bad)}
table{border-collapse:collapse;width:100%;font-size:.9rem}th,td{text-align:left;vertical-align:top;padding:.25rem .5rem .25rem 0;border-bottom:1px solid var(--line)}
th{white-space:nowrap}td{overflow-wrap:break-word}td code{overflow-wrap:anywhere}td:first-child,td:first-child+td{white-space:nowrap}.files td{white-space:normal!important;width:50%}td.wide{white-space:normal!important;overflow-wrap:anywhere}.scroll{overflow-x:auto}pre{background:var(--bg);border:1px solid var(--line);border-radius:.4rem;padding:.5rem;margin:.4rem 0;overflow-x:auto;white-space:pre-wrap;font-size:.85rem;unicode-bidi:plaintext}
code{font-size:.88em}summary{cursor:pointer;padding:.2rem 0}ul{margin:.3rem 0;padding-left:1.2rem}
svg{display:block;min-width:42rem;width:100%;height:auto}svg text{fill:var(--fg);font:12px system-ui,sans-serif}.row{text-anchor:end}svg .tick{fill:var(--dim);text-anchor:middle;font-size:11px}.grid{stroke:var(--line)}
.key{display:inline-block;width:.8rem;height:.8rem;border-radius:.15rem;margin:0 .3rem 0 .6rem;vertical-align:-.1rem;background:currentColor}.legend{font-size:.85rem;color:var(--dim)}.named{white-space:nowrap}
.waiting{fill:var(--dim);background:var(--dim)}.queued{fill:var(--queue);background:var(--queue)}.backoff{fill:var(--wait);background:var(--wait)}.preparing{fill:var(--prep);background:var(--prep)}.set-up{fill:var(--setup);background:var(--setup)}.agent{fill:var(--agent);background:var(--agent)}
.handoff{fill:var(--hand);background:var(--hand)}.repair{fill:var(--repair);background:var(--repair)}.checking{fill:var(--check);background:var(--check)}
.diff{white-space:pre;max-height:32rem;overflow:auto}.diff span{display:block;unicode-bidi:isolate}.diff .add{color:var(--ok)}.diff .del{color:var(--bad)}.diff .file{font-weight:600}.diff .hunk{color:var(--dim)}
rect.frame{fill:transparent;stroke:none}rect.failure,rect.interrupted{stroke:var(--bad);stroke-width:2}.key.failed{background:none;border:2px solid var(--bad)}
@media (max-width:40rem){body{padding:.6rem;font-size:14px}}
@media print{:root{--bg:#fff;--fg:#000;--dim:#444;--line:#999;--card:#fff}body{max-width:none}.diff{white-space:pre-wrap;max-height:none}svg{min-width:0}h2,h3{break-after:avoid}details::details-content{content-visibility:visible;display:block}details>*{display:block}}
`;
const mostRows = 500;
function folded(title, body, isOpen) {
    return html `<details${isOpen ? new Html(' open') : null}><summary>${title}</summary>${body}</details>
`;
}
function more(all, noun) {
    return all.length <= mostRows ? null : html `<p>… and ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_0__/* .counted */ .hS)(all.length - mostRows, noun)} more</p>`;
}
function moment(ms) {
    return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
}


/***/ }),

/***/ 71360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ phasePage)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/report/html.js
var html = __webpack_require__(66729);
// EXTERNAL MODULE: ./lib/system/text/markdown.js
var markdown = __webpack_require__(86092);
// EXTERNAL MODULE: ./lib/publish/report/run-report.js
var run_report = __webpack_require__(94318);
;// CONCATENATED MODULE: ./lib/publish/report/plan-card.js




function planCard(plan) {
    const { id, title, verdict, said, wave, dependsOn, evidence, commit, changes, durationMs, spent } = plan;
    const facts = [
        `wave ${wave}`,
        ...(dependsOn.length === 0 ? [] : [`after ${dependsOn.join(', ')}`]),
        (0,text_text/* counted */.hS)(plan.attempts.length, 'attempt'),
        ...(evidence.level === null
            ? []
            : [`evidence: ${evidence.level}${evidence.text === null ? '' : ` (${evidence.text})`}`]),
        ...(evidence.tests === null ? [] : [(0,text_text/* counted */.hS)(evidence.tests, 'test')]),
        ...(durationMs === null ? [] : [(0,text_text/* elapsed */.vk)(durationMs)]),
        ...(0,run_report/* spendingParts */.vh)(spent),
        ...(changes === null ? [] : [`+${changes.added} −${changes.removed} in ${(0,text_text/* counted */.hS)(changes.files, 'file')}`]),
        ...(commit === null ? [] : [`commit ${(0,text_text/* shortId */.m_)(commit)}`]),
    ];
    return (0,html/* html */.qy) `<article class="card"><h3><span class="badge ${verdict}">${verdict}</span> ${(0,text_text/* clipped */.cz)(id, 100)} ${(0,text_text/* clipped */.cz)(title ?? '')}</h3>
<p class="dim">${facts.map((fact) => (0,text_text/* clipped */.cz)(fact, 400)).join(' · ')}</p>
${said === '' ? null : (0,html/* html */.qy) `<pre>${(0,html/* endOf */.pJ)(said)}</pre>`}${plan.question.length === 0 ? null : (0,html/* html */.qy) `<p>It waits for a person:</p><pre>${(0,html/* endOf */.pJ)(plan.question.join('\n'), 20_000)}</pre>`}
${attemptList(plan)}${checkTable(plan)}${fileTable(plan)}${diffPart(plan)}</article>
`;
}
function attemptList({ attempts, verdict }) {
    if (attempts.length === 0)
        return null;
    const isHealed = verdict === 'success' && attempts.length > 1;
    return (0,html/* folded */.TM)(`${(0,text_text/* counted */.hS)(attempts.length, 'attempt')}${isHealed ? ', healed' : ''}`, (0,html/* html */.qy) `${attempts.slice(0, html/* mostRows */.ZB).map(attemptPart)}${(0,html/* more */.OS)(attempts, 'attempt')}`, verdict !== 'success');
}
function attemptPart(story) {
    const { attempt, outcome, reason, message, words } = story;
    const { startedAt, endedAt, stages, spent, kept } = story;
    const parts = stages.map(({ kind, from, to }) => `${kind} ${(0,text_text/* elapsed */.vk)(to - from)}`);
    const line = [(0,html/* moment */.n$)(startedAt), (0,text_text/* elapsed */.vk)(Math.max(0, endedAt - startedAt)), ...(0,run_report/* spendingParts */.vh)(spent)].join(' · ');
    return (0,html/* html */.qy) `<div><span class="badge ${outcome.replace(' ', '-')}">attempt ${attempt}: ${outcome}</span> ${reason ?? ''}
<p class="dim">${line}${parts.length === 0 ? '' : `; ${parts.join(', ')}`}</p>
${message === null ? null : (0,html/* html */.qy) `<pre>${(0,html/* endOf */.pJ)(message)}</pre>`}${words === null ? null : (0,html/* html */.qy) `<p class="dim">Last words of the agent:</p><pre>${(0,html/* endOf */.pJ)(words)}</pre>`}${kept === null
        ? null
        : (0,html/* html */.qy) `<p>Its work is kept under <code>${kept.ref}</code>. To look at it, and to restore it:</p><pre>${kept.look}\n${kept.restore}</pre>`}</div>
`;
}
function checkTable({ checks }) {
    if (checks.length === 0)
        return null;
    const passed = checks.filter((check) => check.passed === true).length;
    const rows = checks.slice(0, html/* mostRows */.ZB).map(checkRow);
    const table = (0,html/* html */.qy) `<div class="scroll"><table>${rows}</table></div>${(0,html/* more */.OS)(checks, 'check')}`;
    return (0,html/* folded */.TM)(`${passed} of ${(0,text_text/* counted */.hS)(checks.length, 'check')} passed`, table, passed < checks.length);
}
function checkRow({ check, passed, subject, message }) {
    const word = passed === null ? 'unknown' : passed ? 'yes' : 'no';
    return (0,html/* html */.qy) `<tr><td><span class="badge ${word}">${word}</span></td><td>${(0,text_text/* clipped */.cz)(check, 40)}</td><td><code>${(0,text_text/* clipped */.cz)(subject)}</code></td><td>${(0,text_text/* clipped */.cz)(message, 600)}</td></tr>
`;
}
function fileTable({ promised, changed }) {
    if (promised.length === 0 && changed.length === 0)
        return null;
    const names = (files) => (0,html/* html */.qy) `<ul>${files.slice(0, html/* mostRows */.ZB).map((file) => (0,html/* html */.qy) `<li><code>${(0,text_text/* clipped */.cz)(file, 400)}</code></li>`)}</ul>${(0,html/* more */.OS)(files, 'file')}`;
    return (0,html/* folded */.TM)(`${(0,text_text/* counted */.hS)(promised.length, 'declared path')}, ${(0,text_text/* counted */.hS)(changed.length, 'changed file')}`, (0,html/* html */.qy) `<table class="files"><tr><th>declared</th><th>changed</th></tr><tr><td>${names(promised)}</td><td>${names(changed)}</td></tr></table>`, false);
}
const mostColumns = 400;
function diffPart({ diff, changes }) {
    if (diff === null || (diff.lines.length === 0 && diff.left === ''))
        return null;
    const figures = changes === null ? '' : `: +${changes.added} −${changes.removed} in ${(0,text_text/* counted */.hS)(changes.files, 'file')}`;
    const lines = diff.lines.length === 0 ? null : (0,html/* html */.qy) `<pre class="diff">${diffLines(diff.lines)}</pre>`;
    const left = diff.left === '' ? null : (0,html/* html */.qy) `<p>Not shown: ${diff.left}.</p>`;
    return (0,html/* folded */.TM)(`diff${figures}`, (0,html/* html */.qy) `${lines}${left}<p>All of it: <code>${diff.command}</code></p>`, false);
}
function diffLines(lines) {
    let isHead = true;
    return lines.map((line) => {
        if (line.startsWith('diff --git '))
            isHead = true;
        else if (line.startsWith('@@'))
            isHead = false;
        const seen = (0,text_text/* clipped */.cz)(line, mostColumns).replace(markdown/* invisibleCharacters */.sN, (sign) => `<U+${codeOf(sign)}>`);
        return (0,html/* html */.qy) `<span class="${isHead ? 'file' : kindOf(line)}">${seen}
</span>`;
    });
}
function codeOf(sign) {
    return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}
function kindOf(line) {
    if (line.startsWith('@@'))
        return 'hunk';
    if (line.startsWith('+'))
        return 'add';
    return line.startsWith('-') ? 'del' : 'same';
}

// EXTERNAL MODULE: ./lib/system/text/extremes.js
var extremes = __webpack_require__(75200);
;// CONCATENATED MODULE: ./lib/publish/report/timeline.js



const width = 1000;
const left = 130;
const right = width - 12;
const rowHeight = 28;
const barHeight = 16;
const thin = 4;
const mostRows = 300;
const gateRow = 'exit gate';
function timeline({ plans, run, gate }) {
    const drawn = plans.filter(({ attempts }) => attempts.length > 0);
    if (run === null || drawn.length === 0)
        return null;
    const rows = drawn.slice(0, mostRows);
    const begin = (0,extremes/* smallest */.o)(drawn.flatMap(({ attempts }) => attempts.map((each) => each.startedAt)), run.startedAt);
    const ends = drawn.flatMap(({ attempts }) => attempts.map(lastMoment)).concat(gate.map(({ to }) => to));
    const end = (0,extremes/* largest */.n)(ends, begin + 1);
    const scale = (time) => left + ((Math.min(Math.max(time, begin), end) - begin) / (end - begin)) * (right - left);
    const isGateDrawn = gate.length > 0 && drawn.length === rows.length;
    const height = (rows.length + (isGateDrawn ? 1 : 0)) * rowHeight + 30;
    const ticks = ticksOf(end - begin).map((ms) => (0,html/* html */.qy) `<line class="grid" x1="${x(scale(begin + ms))}" x2="${x(scale(begin + ms))}" y1="20" y2="${height}"/><text class="tick" x="${x(scale(begin + ms))}" y="14">${tickText(ms)}</text>
`);
    const endOf = new Map(drawn.map(({ id, attempts }) => [id, (0,extremes/* largest */.n)(attempts.map(({ endedAt }) => endedAt))]));
    const rest = drawn.length - rows.length;
    return (0,html/* html */.qy) `<div class="scroll"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Attempts along the time of the run; the same stands in the cards below">
${ticks}${rows.map((plan, at) => planRow(plan, 28 + at * rowHeight, { begin, endOf, scale }))}${isGateDrawn ? gateBars(gate, 28 + rows.length * rowHeight, scale) : null}</svg></div>
<p class="legend">${legend(drawn, gate)}<span class="named"><span class="key failed"></span>outline: failed</span></p>
${rest > 0 ? (0,html/* html */.qy) `<p>… and ${(0,text_text/* counted */.hS)(rest, 'more plan')} that were attempted</p>` : null}`;
}
function legend(plans, gate) {
    const stages = plans.flatMap(({ attempts }) => attempts.flatMap((each) => each.stages.map(({ kind }) => kind)));
    const used = new Set(['waiting', 'queued', ...stages, ...(gate.length > 0 ? ['checking'] : [])]);
    return kinds
        .filter((kind) => used.has(kind))
        .map((kind) => (0,html/* html */.qy) `<span class="named"><span class="key ${kind}"></span>${kind}</span> `);
}
const waits = ['waiting', 'queued', 'backoff'];
const kinds = ['waiting', 'queued', 'preparing', 'set-up', 'agent', 'handoff', 'repair', 'checking', 'backoff'];
function planRow({ id, dependsOn, attempts }, y, { begin, endOf, scale }) {
    const needed = dependsOn.map((other) => endOf.get(other) ?? begin);
    const bar = barsAt(y, scale);
    const bars = attempts.map((attempt, at) => {
        const { stages, outcome, reason, startedAt, endedAt } = attempt;
        const name = `${id} attempt ${attempt.attempt}`;
        const before = attempts[at - 1];
        const from = before === undefined ? begin : lastMoment(before);
        const ready = Math.min((0,extremes/* largest */.n)(needed, from), startedAt);
        const waiting = ready - from < 1 ? null : bar('waiting', { from, to: ready }, `${name} waiting`);
        const queued = startedAt - ready < 1 ? null : bar('queued', { from: ready, to: startedAt }, `${name} queued`);
        const parts = stages.map((stage) => bar(stage.kind, stage, `${name}: ${stage.kind}`));
        const span = { from: startedAt, to: Math.max(startedAt, endedAt) };
        const ended = reason === null ? outcome : `${outcome}, ${reason}`;
        return (0,html/* html */.qy) `${waiting}${queued}${parts}${bar(`frame ${outcome.replace(' ', '-')}`, span, `${name}: ${ended}`)}`;
    });
    return row(id, y, bars);
}
function gateBars(gate, y, scale) {
    const bar = barsAt(y, scale);
    const bars = gate.map((span) => bar('checking', span, `${gateRow}: ${span.kind}`));
    return row(gateRow, y, bars);
}
function row(name, y, bars) {
    return (0,html/* html */.qy) `<text class="row" x="${left - 8}" y="${y + 12}">${(0,text_text/* clipped */.cz)(name, 16)}</text>${bars}
`;
}
function barsAt(y, scale) {
    return (kind, { from, to }, name) => {
        const [top, height] = waits.includes(kind) ? [y + 6, thin] : [y, barHeight];
        const title = `${name}, ${(0,text_text/* elapsed */.vk)(to - from)}`;
        const length = Math.max(1.5, scale(to) - scale(from));
        return (0,html/* html */.qy) `<rect class="${kind}" x="${x(scale(from))}" y="${top}" width="${x(length)}" height="${height}"><title>${title}</title></rect>`;
    };
}
function x(value) {
    return value.toFixed(1);
}
function lastMoment({ endedAt, stages }) {
    return (0,extremes/* largest */.n)(stages.map(({ to }) => to), endedAt);
}
function ticksOf(span) {
    const step = [...steps, day].find((each) => span / each <= 6) ?? Math.ceil(span / 6 / day) * day;
    return Array.from({ length: Math.floor(span / step) + 1 }, (_, at) => at * step);
}
const day = 86_400_000;
const steps = [
    100, 500, 1_000, 5_000, 15_000, 30_000, 60_000, 300_000, 900_000, 1_800_000, 3_600_000, 10_800_000, 21_600_000,
];
function tickText(ms) {
    if (ms === 0)
        return '0';
    if (ms < 60_000)
        return `${ms / 1000} s`;
    return ms < 3_600_000 ? `${ms / 60_000} min` : `${(ms / 3_600_000).toFixed(ms % 3_600_000 === 0 ? 0 : 1)} h`;
}

;// CONCATENATED MODULE: ./lib/publish/report/phase-page.js






function phasePage(story) {
    const { phase, verdict, why, steps, warnings, plans, run } = story;
    const picture = timeline(story);
    const title = `Phase ${phase.id} ${(0,text_text/* clipped */.cz)(phase.name)}: ${verdict}`;
    const page = (0,html/* html */.qy) `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new html/* Html */.Ed(policy)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new html/* Html */.Ed(html/* pageStyle */.x3)}</style>
</head>
<body>
<header class="verdict ${verdict.replace(' ', '-')}"><h1>Phase ${phase.id} ${(0,text_text/* clipped */.cz)(phase.name)}: ${verdict}</h1>
<p>${(0,html/* endOf */.pJ)(why, 2_000)}</p>
<p class="dim">${figures(story)}</p></header>
${listed('Next', steps)}${listed('Warnings', warnings)}
${picture === null ? null : (0,html/* html */.qy) `<h2>Timeline</h2>\n${picture}`}
<h2>Plans</h2>
${urgentFirst(plans).slice(0, html/* mostRows */.ZB).map(planCard)}${(0,html/* more */.OS)(plans, 'plan')}
${testTable(story.tests)}
${decisionTable(story.decisions)}
${settingsTable(story.settings)}${environmentTable(story.environment)}
<p class="dim">${run === null ? '' : `Run ${run.id}, agent ${run.agent}${run.base === null ? '' : `, begun on ${run.base}`}. `}Put together ${(0,html/* moment */.n$)(story.at)} from the record of the phase.</p>
</body>
</html>
`;
    return page.text;
}
const policy = `default-src 'none'; style-src 'sha256-${(0,external_node_crypto_.createHash)('sha256').update(html/* pageStyle */.x3).digest('base64')}'; base-uri 'none'; form-action 'none'`;
function figures({ plans, run }) {
    const complete = plans.filter(({ verdict }) => verdict === 'success').length;
    const attempts = plans.reduce((sum, each) => sum + each.attempts.length, 0);
    return [
        `${complete} of ${(0,text_text/* counted */.hS)(plans.length, 'plan')} complete`,
        (0,text_text/* counted */.hS)(attempts, 'attempt'),
        ...(run === null
            ? ['no recorded run']
            : [
                ...(run.exitStatus === null ? [] : [run.exitStatus]),
                `${(0,html/* moment */.n$)(run.startedAt)} to ${(0,html/* moment */.n$)(run.endedAt)} (${(0,text_text/* elapsed */.vk)(Math.max(0, run.endedAt - run.startedAt))})`,
                ...(run.runs > 1 ? [(0,text_text/* counted */.hS)(run.runs, 'run')] : []),
                ...(0,run_report/* spendingParts */.vh)(run.spent),
            ]),
    ].join(' · ');
}
function urgentFirst(plans) {
    return urgency.flatMap((verdict) => plans.filter((plan) => plan.verdict === verdict));
}
const urgency = ['failure', 'blocked', 'open', 'skipped', 'success'];
function decisionTable(decisions) {
    if (decisions.length === 0)
        return null;
    const rows = decisions.slice(-html/* mostRows */.ZB).map(decisionRow);
    return (0,html/* html */.qy) `<h2>Decisions</h2><div class="scroll"><table><tr><th>time</th><th>of</th><th>decision</th><th>because</th></tr>${rows}</table></div>${(0,html/* more */.OS)(decisions, 'earlier decision')}`;
}
function decisionRow({ at, plan, action, why }) {
    return (0,html/* html */.qy) `<tr><td>${(0,html/* moment */.n$)(at)}</td><td>${(0,text_text/* clipped */.cz)(plan ?? 'phase', 60)}</td><td>${action}</td><td>${(0,text_text/* clipped */.cz)(why, 1_000)}</td></tr>
`;
}
function testTable(tests) {
    if (tests === null)
        return null;
    const figure = (value) => (value === null ? 'not counted' : String(value));
    const row = (when, { verdict, commit, passed, failed, skipped, total }) => (0,html/* html */.qy) `<tr><td>${when}</td><td>${verdict}</td><td>${figure(passed)}</td><td>${figure(failed)}</td><td>${figure(skipped)}</td><td>${figure(total)}</td><td><code>${(0,text_text/* shortId */.m_)(commit)}</code></td></tr>
`;
    const before = tests.before === null ? null : row('before', tests.before);
    return (0,html/* html */.qy) `<h2>Tests</h2><div class="scroll"><table><tr><th></th><th>verdict</th><th>passed</th><th>failed</th><th>skipped</th><th>total</th><th>commit</th></tr>${before}${row('after', tests.after)}</table></div>${before === null ? (0,html/* html */.qy) `<p class="dim">They were not counted on the commit on which the phase began.</p>` : null}`;
}
function environmentTable(rows) {
    if (rows.length === 0)
        return null;
    const cells = rows.map(({ name, value }) => (0,html/* html */.qy) `<tr><td>${(0,text_text/* clipped */.cz)(name, 60)}</td><td class="wide">${(0,text_text/* clipped */.cz)(value)}</td></tr>
`);
    const table = (0,html/* html */.qy) `<div class="scroll"><table>${cells}</table></div>`;
    return (0,html/* folded */.TM)('environment of the job that wrote this page', table, false);
}
function settingsTable({ from, rows }) {
    const table = (0,html/* html */.qy) `<div class="scroll"><table>${rows.map(settingRow)}</table></div>`;
    return (0,html/* html */.qy) `<h2>Settings</h2>${(0,html/* folded */.TM)(from, table, false)}`;
}
function settingRow({ key, value, from }) {
    return (0,html/* html */.qy) `<tr><td><code>${(0,text_text/* clipped */.cz)(key, 60)}</code></td><td class="wide">${(0,text_text/* clipped */.cz)(value)}</td><td>${from}</td></tr>
`;
}
function listed(title, lines) {
    if (lines.length === 0)
        return null;
    return (0,html/* html */.qy) `<h2>${title}</h2><ul>${lines.slice(0, html/* mostRows */.ZB).map((line) => (0,html/* html */.qy) `<li>${(0,text_text/* clipped */.cz)(line, 1_000)}</li>`)}</ul>${(0,html/* more */.OS)(lines, 'line')}`;
}


/***/ }),

/***/ 17504:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N0: () => (/* binding */ changesIn),
/* harmony export */   bw: () => (/* binding */ mostCompared),
/* harmony export */   wx: () => (/* binding */ workBetween)
/* harmony export */ });
/* harmony import */ var _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94895);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


async function changesIn(ranges, place) {
    return (await changedFiles(ranges, place)).map((files) => files && totalOf(files));
}
async function workBetween(base, head, place, redact) {
    const [files = null] = await changedFiles([{ base, head }], place);
    const diff = files === null ? null : await diffOf(files, { base, head }, place, redact);
    return files === null || diff === null ? null : { changes: totalOf(files), diff };
}
function totalOf(files) {
    const sum = (figure) => files.reduce((total, file) => total + figure(file), 0);
    return { files: files.length, added: sum(({ added }) => added), removed: sum(({ removed }) => removed) };
}
const mostFiles = 40;
const mostLines = 600;
const mostChars = 200_000;
const bigFile = '256k';
async function diffOf(files, { base, head }, { git }, redact) {
    const command = `git diff ${base} ${head}`;
    const shown = withinBounds(files);
    if (shown.length === 0)
        return { lines: [], left: leftText(files, shown, 0), command };
    const paths = shown.map(({ path }) => path);
    const args = ['-c', `core.bigFileThreshold=${bigFile}`, 'diff', ...plainDiff, base, head, '--', ...paths];
    const told = await git.try(args, { reading: true });
    if (told.exitCode !== 0)
        return null;
    const text = told.stdout.toString('utf8').trimEnd();
    const cut = Math.max(0, text.length - mostChars);
    const lines = redact(text.slice(0, mostChars)).split('\n');
    return { lines: cut > 0 ? lines.slice(0, -1) : lines, left: leftText(files, shown, cut), command };
}
const plainDiff = [
    '--no-color',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--src-prefix=a/',
    '--dst-prefix=b/',
];
async function changedFiles(ranges, { git, prefix }) {
    const trees = await Promise.all(ranges.map(async (range) => range && Promise.all([git.treeOf(range.base), git.treeOf(range.head)]).catch(orNull)));
    const args = ['diff-tree', '--stdin', '-r', '--numstat', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'];
    const stdin = trees.map((pair) => (pair === null ? '' : `${pair.join(' ')}\n`)).join('');
    const listed = stdin !== '' ? await git.try(args, { reading: true, stdin }) : null;
    if (listed?.exitCode !== 0)
        return ranges.map(() => null);
    const found = filesOfPairs(listed.stdout.toString('utf8'), prefix);
    return trees.map((pair) => (pair === null ? null : (found.shift() ?? [])));
}
function filesOfPairs(listed, prefix) {
    const pairs = [];
    const header = /[0-9a-f]{40,64} [0-9a-f]{40,64}\n/y;
    for (let at = 0; at < listed.length;) {
        header.lastIndex = at;
        if (header.test(listed)) {
            pairs.push([]);
            at = header.lastIndex;
            continue;
        }
        const end = listed.indexOf('\0', at);
        const [added, removed, ...names] = listed.slice(at, end).split('\t');
        const path = names.join('\t');
        if (!path.startsWith(`${prefix}.planning/`))
            pairs.at(-1)?.push({ path, added: Number(added) || 0, removed: Number(removed) || 0 });
        at = end < 0 ? listed.length : end + 1;
    }
    return pairs;
}
function orNull(error) {
    if (error instanceof _system_git_calls_git_error_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS)
        return null;
    throw error;
}
function withinBounds(files) {
    let left = mostLines;
    const shown = [];
    for (const file of files) {
        const lines = file.added + file.removed;
        if (shown.length >= mostFiles || lines > left)
            continue;
        shown.push(file);
        left -= lines;
    }
    return shown;
}
function leftText(files, shown, cutChars) {
    const missing = files.filter((file) => !shown.includes(file));
    const lines = missing.reduce((sum, { added, removed }) => sum + added + removed, 0);
    const parts = [
        ...(missing.length > 0 ? [`${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .hS)(missing.length, 'more file')} with ${lines} changed lines`] : []),
        ...(cutChars > 0 ? [`${cutChars} more characters of these files`] : []),
    ];
    return parts.join(' and ');
}
const mostCompared = 200;


/***/ }),

/***/ 54755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  P: () => (/* binding */ phaseStory)
});

// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/record/events/event-text.js
var event_text = __webpack_require__(66499);
// EXTERNAL MODULE: ./lib/record/project/current-ledger.js
var current_ledger = __webpack_require__(5314);
// EXTERNAL MODULE: ./lib/record/readings/attempt-spans.js
var attempt_spans = __webpack_require__(4458);
// EXTERNAL MODULE: ./lib/record/readings/plan-record.js
var plan_record = __webpack_require__(65888);
// EXTERNAL MODULE: ./lib/record/readings/recorded-spending.js
var recorded_spending = __webpack_require__(43620);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/signal/budget.js
var budget = __webpack_require__(22187);
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

// EXTERNAL MODULE: ./lib/publish/report/plan-markdown.js
var plan_markdown = __webpack_require__(78793);
// EXTERNAL MODULE: ./lib/publish/report/run-report.js
var run_report = __webpack_require__(94318);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/settings/file/shown-settings.js
var shown_settings = __webpack_require__(80699);
;// CONCATENATED MODULE: ./lib/publish/story/page-settings.js




function settingsStory(world, isOwnRun) {
    const shown = (0,shown_settings/* shownSettings */.NZ)(world);
    const [heading = ''] = (0,shown_settings/* settingsLines */.JX)(shown);
    return {
        from: isOwnRun
            ? `${heading}, as effective in this run`
            : `${heading}; options and inputs of the run itself are not recorded`,
        rows: Object.entries(shown.values).map(([key, { value, from }]) => ({ key, value: valueText(value), from })),
    };
}
function valueText(value) {
    return typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
}
async function environmentStory(git, world) {
    const { RUNNER_OS = '', RUNNER_ARCH = '', ImageOS = '', ImageVersion = '', GITHUB_ACTIONS } = world.environment;
    const { exitCode, stdout } = await git.try(['--version'], { reading: true });
    const version = stdout
        .toString('utf8')
        .trim()
        .replace(/^git version /, '');
    const runner = [RUNNER_OS, RUNNER_ARCH, ImageOS, ImageVersion].filter((each) => each !== '').join(' ');
    return [
        { name: 'Phase Executor', value: versionOf(world) },
        { name: 'Node', value: process.version },
        { name: 'git', value: exitCode === 0 ? version : 'unknown' },
        { name: 'system', value: `${process.platform} ${process.arch}` },
        ...(GITHUB_ACTIONS === undefined ? [] : [{ name: 'runner', value: runner || 'unknown' }]),
    ];
}
function versionOf({ home }) {
    const { data } = schemas/* object */.Ikc({ version: schemas/* string */.YjP() })
        .safeParse(JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(home, 'package.json'), 'utf8')));
    return data?.version ?? 'unknown';
}

// EXTERNAL MODULE: ./lib/publish/story/plan-diff.js
var plan_diff = __webpack_require__(17504);
;// CONCATENATED MODULE: ./lib/publish/story/read-phase-story.js
















async function phaseStory(read, world, isOwnRun = false) {
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const now = world.now();
    const facts = await (0,current_ledger/* withLedger */.CA)(read, world, (dir, holders) => recordOf((0,current_ledger/* readRun */.cI)(read, dir, holders), now));
    const { events, runs, spending, signals, opening, ended, isAtWork } = facts;
    const plans = [];
    let room = mostDiffChars;
    for (const each of read.schedule.plans) {
        const compare = plans.length < plan_diff/* mostCompared */.bw;
        const plan = await planStory(each, facts, compare ? read : null, redact);
        room -= (plan.diff?.lines ?? []).reduce((sum, line) => sum + line.length, 0);
        const short = plan.diff && { ...plan.diff, lines: [], left: 'this diff, because the page has enough of them' };
        plans.push(room < 0 ? { ...plan, diff: short } : plan);
    }
    const signal = signals.get(null);
    const endedAt = isAtWork ? now : Date.parse(events.at(-1)?.at ?? '');
    const story = {
        phase: { id: read.phase.id, name: read.phase.name },
        ...verdictOf(facts, signal),
        steps: signal?.details.nextSteps ?? [],
        warnings: signal?.details.warnings ?? [],
        run: opening === null
            ? null
            : {
                id: opening.runId,
                agent: opening.agent,
                startedAt: Date.parse((events.find(({ event }) => event === 'phase_start') ?? opening).at),
                endedAt,
                base: opening.base ?? null,
                exitStatus: ended?.exitStatus ?? null,
                runs: runs.length,
                spent: (0,recorded_spending/* totalSpent */.J)(spending),
            },
        plans,
        gate: opening === null ? [] : (0,attempt_spans/* gateSpans */.B)(events, opening.runId, endedAt),
        tests: testsStory(events, opening?.base ?? null, signal),
        decisions: events.flatMap(decisionIn),
        settings: settingsStory(world, isOwnRun),
        environment: isOwnRun ? await environmentStory(read.git, world) : [],
        at: now,
    };
    return (0,redaction/* withEachText */.nA)(story, redact);
}
const mostDiffChars = 1_500_000;
function testsStory(events, base, signal) {
    const after = TestCountsSchema.safeParse(signal?.details?.tests).data;
    if (after === undefined)
        return null;
    const counted = events.findLast((event) => event.event === 'tests_base' && event.commit === base);
    return { after, before: counted?.event === 'tests_base' ? { ...counted.verdict, commit: counted.commit } : null };
}
function recordOf(record, now) {
    const all = record.events;
    const begun = all.findLastIndex(({ event }) => event === 'phase_start');
    const events = all.slice(1 + all.findLastIndex((event, at) => at < begun && (0,events_event/* endsCounting */.QS)(event)));
    const runs = [...new Set(events.flatMap((event) => (event.event === 'phase_start' ? [event.runId] : [])))];
    const atWork = record.isAtWork ? record.opening?.runId : undefined;
    return {
        ...record,
        events,
        runs,
        spans: runs.flatMap((runId) => (0,attempt_spans/* attemptSpans */.j)(events, runId, runId === atWork ? now : null)),
        spending: (0,recorded_spending/* recordedSpending */.p)(events),
    };
}
function verdictOf({ opening, ended, isAtWork }, signal) {
    if (opening === null)
        return { verdict: 'never run', why: 'No run of this phase is recorded here.' };
    if (isAtWork)
        return { verdict: 'at work', why: 'The run has not ended: nothing here is final.' };
    if (ended === null || signal === undefined)
        return {
            verdict: 'cut off',
            why: 'The last run has no recorded end. Run the phase again; the next run continues where this one ended.',
        };
    const said = (0,run_report/* signalText */.UW)(signal);
    const why = ended.why === undefined || ended.why.includes(said) ? (ended.why ?? said) : `${ended.why}; ${said}`;
    if (signal.status !== 'success')
        return { verdict: signal.status, why };
    const agrees = ended.event === 'phase_complete' && ended.exitStatus === 'COMPLETED' && ended.signal.status === 'success';
    return agrees
        ? { verdict: 'success', why }
        : { verdict: 'failure', why: `${why}; but the record ends as ${ended.exitStatus}` };
}
async function planStory({ plan, wave, dependsOn }, facts, place, redact) {
    const { id, title } = plan;
    const { events, spending } = facts;
    const signal = facts.signals.get(id);
    const { level, tests, text } = (0,evidence/* evidenceIn */.nM)(signal);
    const work = (0,plan_record/* settledWork */.P_)(events).findLast((each) => each.plan === id && each.upTo === undefined);
    const isCompared = place !== null && signal?.status === 'success' && work !== undefined && work.base !== null;
    const seen = isCompared && work.base !== null ? await (0,plan_diff/* workBetween */.wx)(work.base, work.head, place, redact) : null;
    const spent = spending.filter((each) => each.plan === id);
    return {
        id,
        title,
        wave,
        dependsOn,
        verdict: signal?.status ?? 'open',
        said: signal === undefined || signal.status === 'success' ? '' : (0,run_report/* signalText */.UW)(signal),
        question: signal?.status === 'blocked' && signal.details.question ? (0,plan_markdown/* questionLines */.Qx)(signal.details.question) : [],
        evidence: { level, tests, text },
        attempts: attemptStories(id, facts),
        checks: lastChecks(id, events),
        promised: [...new Set([...plan.filesModified, ...plan.mustHaves.artifacts.map(({ path }) => path)])],
        changed: signal?.details.filesModified ?? [],
        changes: seen?.changes ?? null,
        diff: seen?.diff ?? null,
        commit: signal?.status === 'success' ? (work?.head ?? null) : null,
        durationMs: signal?.details.durationMs ?? null,
        spent: spent.length === 0 ? null : (0,budget/* sumSpent */.YD)(spent.map((each) => each.spent)),
    };
}
function attemptStories(id, { events, spans, spending }) {
    return spans
        .filter(({ plan }) => plan === id)
        .map(({ plan, ...span }) => {
        const { attempt } = span;
        const kept = span.outcome === 'success' ? null : (0,plan_record/* recordedPartialWork */.bE)(events, plan, attempt);
        return {
            ...span,
            spent: spending.find((each) => each.plan === plan && each.attempt === attempt)?.spent ?? null,
            kept: kept && {
                ref: kept.ref,
                look: `git diff ${(0,text_text/* shellWord */.r7)(kept.base)} ${(0,text_text/* shellWord */.r7)(kept.ref)}`,
                restore: `git restore --source ${(0,text_text/* shellWord */.r7)(kept.ref)} -- <path>`,
            },
        };
    });
}
function lastChecks(plan, events) {
    const verified = events.findLast((event) => event.event === 'verify' && event.plan === plan);
    const findings = verified?.event === 'verify' && Array.isArray(verified.findings) ? verified.findings : [];
    return findings.map((finding) => ({
        check: String(finding?.rule ?? finding?.check ?? ''),
        passed: typeof finding?.passed === 'boolean' && finding.level !== 'warn' ? finding.passed : null,
        subject: String(finding?.subject ?? ''),
        message: String(finding?.message ?? ''),
    }));
}
function decisionIn(event) {
    const at = Date.parse(event.at);
    const action = actions[event.event];
    const text = action === undefined ? null : (0,event_text/* eventText */.cj)(event);
    if (action !== undefined && text !== null)
        return [{ at, plan: text.of, action, why: (0,event_text/* joinText */._V)(text.what, text.result ?? '') }];
    if ((0,events_event/* hasTraits */.gA)(event, { ends: 'plan' }))
        return event.decision === undefined
            ? []
            : [{ at, plan: event.plan, action: event.decision.action, why: event.decision.why }];
    return (0,events_event/* hasTraits */.gA)(event, { ends: 'phase' })
        ? [{ at, plan: null, action: event.decision, why: event.why ?? event.reason }]
        : [];
}
const actions = {
    retry_wait: 'retry',
    handoff_start: 'hand over',
    repair: 'repair',
    adopt: 'adopt',
    answered: 'go on',
};


/***/ }),

/***/ 42400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DR: () => (/* binding */ spanIdOf),
/* harmony export */   G$: () => (/* binding */ traceparent),
/* harmony export */   Td: () => (/* binding */ attributesOf),
/* harmony export */   Wt: () => (/* binding */ attemptSpan),
/* harmony export */   _W: () => (/* binding */ nanoseconds),
/* harmony export */   aB: () => (/* binding */ traceIdOf),
/* harmony export */   mk: () => (/* binding */ phaseSpan)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function attributesOf(values) {
    return Object.entries(values).flatMap(([key, value]) => value === null || value === undefined || value === '' ? [] : [{ key, value: anyValue(value) }]);
}
function anyValue(value) {
    if (typeof value === 'object')
        return { doubleValue: value.double };
    return typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value };
}
function nanoseconds(ms) {
    return String(BigInt(Math.round(ms)) * 1000000n);
}
function traceIdOf(key) {
    return digest(key, ['trace']).slice(0, 32);
}
function spanIdOf(key, about) {
    return digest(key, ['span', ...about]).slice(0, 16);
}
function phaseSpan(key) {
    return spanIdOf(key, ['phase']);
}
function attemptSpan(key, plan, attempt) {
    return spanIdOf(key, ['attempt', plan, String(attempt)]);
}
function traceparent(key, plan, attempt) {
    return `00-${traceIdOf(key)}-${attemptSpan(key, plan, attempt)}-01`;
}
function digest({ phase, runId, at, base = '' }, about) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(['phase-executor', base, phase, runId, at, ...about]))
        .digest('hex');
}


/***/ }),

/***/ 33257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Pl: () => (/* binding */ cutOffTrace),
  UR: () => (/* binding */ endedTrace),
  Cb: () => (/* binding */ recordedTrace),
  ei: () => (/* binding */ sendTrace)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(27597);
// EXTERNAL MODULE: ./lib/record/log/ledger.js + 1 modules
var ledger = __webpack_require__(313);
// EXTERNAL MODULE: ./lib/record/readings/run-opening.js
var run_opening = __webpack_require__(95291);
// EXTERNAL MODULE: ./lib/settings/call/job-secrets.js
var job_secrets = __webpack_require__(93893);
// EXTERNAL MODULE: ./lib/system/http/delivery.js
var http_delivery = __webpack_require__(26684);
// EXTERNAL MODULE: ./lib/system/http/retries.js
var retries = __webpack_require__(53132);
// EXTERNAL MODULE: ./lib/system/text/text.js
var text_text = __webpack_require__(5722);
// EXTERNAL MODULE: ./lib/publish/host/host-client.js
var host_client = __webpack_require__(86076);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp.js
var otlp = __webpack_require__(42400);
// EXTERNAL MODULE: ./lib/publish/telemetry/otlp-target.js
var otlp_target = __webpack_require__(8488);
// EXTERNAL MODULE: ./lib/record/events/event.js
var events_event = __webpack_require__(42115);
// EXTERNAL MODULE: ./lib/record/readings/attempt-spans.js
var attempt_spans = __webpack_require__(4458);
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
;// CONCATENATED MODULE: ./lib/publish/telemetry/run-trace.js










function runTrace(events, runId, end) {
    const key = (0,run_opening/* runOpening */.g_)(events, runId);
    if (key === null)
        return null;
    const own = (0,run_opening/* sinceOpened */.wZ)(events, runId);
    const from = Date.parse(key.at);
    const to = Math.max(from, Date.parse(own.at(-1)?.at ?? key.at));
    const open = { status: end.outcome.status === 'at work' ? 'at work' : 'cut off', reason: null };
    return { key, from, to, ...end, tasks: tasksOf({ key, events: own, to, open }) };
}
function tasksOf(run) {
    const plans = plansOf(run);
    const waves = [...new Set(plans.map(({ wave }) => wave))].sort((one, other) => one - other);
    const ofWave = (number) => plans.filter(({ wave }) => wave === number);
    return [...roundTasks(run), ...waves.flatMap((wave) => waveTasks(wave, ofWave(wave), run)), ...gateTasks(run)];
}
function roundTasks({ key, events, to: until }) {
    return events.flatMap((event) => {
        if (event.event !== 'round_start')
            return [];
        const end = events.find((each) => each.event === 'round_end' && each.round === event.round);
        const to = end === undefined ? until : Date.parse(end.at);
        const name = `round ${event.round}`;
        const id = (0,otlp/* spanIdOf */.DR)(key, ['part', 'round', name]);
        return [{ id, parent: (0,otlp/* phaseSpan */.mk)(key), name, from: Date.parse(event.at), to, outcome: null }];
    });
}
function plansOf({ key, events, open }) {
    const spans = (0,attempt_spans/* attemptSpans */.j)(events, key.runId);
    const waves = new Map(Object.entries(key.waves));
    return key.plans.flatMap((id) => {
        const attempts = spans.filter(({ plan }) => plan === id);
        const last = events.findLast((event) => (0,events_event/* hasTraits */.gA)(event, { ends: 'plan' }) && event.plan === id);
        const ended = last !== undefined && (0,events_event/* hasTraits */.gA)(last, { ends: 'plan' }) ? last.signal : null;
        if (attempts.length === 0 && (ended === null || ended.status === 'success'))
            return [];
        const outcome = ended === null ? open : outcomeOf(ended.status, ended.details.reason);
        const openAttempt = ended === null ? open : cutOff;
        return [{ id, wave: waves.get(id) ?? 0, outcome, attempts, openAttempt }];
    });
}
const cutOff = { status: 'cut off', reason: null };
function waveTasks(wave, plans, run) {
    const { key } = run;
    const id = (0,otlp/* spanIdOf */.DR)(key, ['wave', String(wave)]);
    const span = { id, parent: (0,otlp/* phaseSpan */.mk)(key), name: `wave ${wave}`, ...extent(plans, run), outcome: together(plans) };
    return [span, ...plans.flatMap((plan) => planTasks(plan, id, run))];
}
function extent(plans, { to: end }) {
    const attempts = plans.flatMap((plan) => plan.attempts);
    if (attempts.length === 0)
        return { from: end, to: end };
    return {
        from: (0,extremes/* smallest */.o)(attempts.map(({ startedAt }) => startedAt)),
        to: (0,extremes/* largest */.n)(attempts.map(({ endedAt }) => endedAt)),
    };
}
function together(plans) {
    const order = ['failure', 'cut off', 'at work', 'blocked', 'skipped', 'success'];
    const worst = order.find((status) => plans.some(({ outcome }) => outcome.status === status));
    return plans.find(({ outcome }) => outcome.status === worst)?.outcome ?? null;
}
function planTasks(plan, parent, run) {
    const { outcome, attempts, openAttempt } = plan;
    const id = (0,otlp/* spanIdOf */.DR)(run.key, ['plan', plan.id]);
    const more = { 'phase_executor.plan': word(plan.id), 'phase_executor.attempts': attempts.length };
    const task = { id, parent, name: `plan ${word(plan.id)}`, ...extent([plan], run), outcome, more };
    const last = attempts.at(-1);
    return [task, ...attempts.flatMap((span) => attemptTasks(span, span === last ? openAttempt : cutOff, id, run))];
}
function attemptTasks(span, open, parent, { key, events }) {
    const { plan, attempt, startedAt: from, endedAt: to, reason } = span;
    const isOpen = span.outcome === 'interrupted';
    const outcome = isOpen ? open : outcomeOf(span.outcome, reason);
    const id = (0,otlp/* attemptSpan */.Wt)(key, plan, attempt);
    const path = [plan, String(attempt)];
    const more = { 'phase_executor.plan': word(plan), 'phase_executor.attempt': attempt };
    const calls = span.stages.flatMap((stage) => callTask(stage, isOpen ? open : null));
    return [
        { id, parent, name: `attempt ${attempt}`, from, to, outcome, more },
        ...calls.map((call, at) => ({ id: (0,otlp/* spanIdOf */.DR)(key, ['call', ...path, String(at)]), parent: id, ...call })),
        ...partsOf(span, events).map((part, at) => ({
            id: (0,otlp/* spanIdOf */.DR)(key, ['part', ...path, part.name, String(at)]),
            parent: id,
            ...part,
        })),
    ];
}
function callTask({ kind, from, to, call }, open) {
    if (call === undefined)
        return [];
    const { agent, isOk, reason, spent } = call;
    const known = (0,coding_agents/* cliNamed */.qH)(agent);
    const provider = known && coding_agents/* cliRows */._i[known].provider;
    const isModel = provider !== undefined;
    const others = agent === 'script' || agent === 'command' ? agent : '';
    const name = isModel ? `invoke_agent ${agent}` : `${kind} ${others}`.trimEnd();
    const genAi = {
        'gen_ai.operation.name': 'invoke_agent',
        'gen_ai.provider.name': provider,
        'gen_ai.agent.name': agent,
    };
    const more = {
        ...(isModel ? genAi : {}),
        ...(spent === null || (!isModel && (0,budget/* spentTokens */.fb)(spent) === 0) ? {} : usageOf(spent)),
        'phase_executor.call': kind,
    };
    const outcome = isOk === null ? open : outcomeOf(isOk ? 'success' : 'failure', reason);
    return [{ name, from, to, outcome, more }];
}
function usageOf({ inputFresh, cacheRead, cacheWrite, output, turns, costUsd, isCostKnown }) {
    const cost = isCostKnown ? costUsd : null;
    const figures = {
        input: inputFresh + cacheRead + cacheWrite,
        cache_read: cacheRead,
        cache_write: cacheWrite,
        output,
        turns,
    };
    const text = Object.entries({ ...figures, ...(cost === null ? {} : { cost_usd: cost }) }).map(([name, value]) => `${name}=${value}`);
    return {
        'gen_ai.usage.input_tokens': figures.input,
        'gen_ai.usage.cache_read.input_tokens': cacheRead,
        'gen_ai.usage.cache_creation.input_tokens': cacheWrite,
        'gen_ai.usage.output_tokens': output,
        'phase_executor.cost_usd': cost === null ? null : { double: cost },
        'phase_executor.usage': text.join(' '),
    };
}
function partsOf({ plan, attempt, stages }, events) {
    const verified = events.filter((event) => event.event === 'verify' && event.plan === plan && event.attempt === attempt);
    return stages.flatMap(({ kind, from, to }) => {
        if (kind === 'set-up')
            return [{ name: 'set-up', from, to, outcome: null }];
        const verdict = verified.find(({ at }) => Date.parse(at) >= from && Date.parse(at) <= to);
        if (kind !== 'checking' || verdict === undefined)
            return [];
        const outcome = verdict.passed ? outcomeOf('success') : outcomeOf('failure', 'verification_failed');
        return [{ name: 'verification', from, to, outcome, more: checksIn(verdict) }];
    });
}
function checksIn({ findings }) {
    if (!Array.isArray(findings))
        return {};
    const count = (value) => findings.filter((finding) => finding?.passed === value).length;
    return { 'phase_executor.checks.passed': count(true), 'phase_executor.checks.failed': count(false) };
}
function gateTasks({ key, events, to: until }) {
    return (0,attempt_spans/* gateSpans */.B)(events, key.runId, until).map(({ kind, from, to }, at) => {
        const end = events.find((event) => event.event === `${kind}_end` && Date.parse(event.at) === to);
        const outcome = end === undefined ? cutOff : gateOutcome(end);
        return {
            id: (0,otlp/* spanIdOf */.DR)(key, ['part', 'gate', kind, String(at)]),
            parent: (0,otlp/* phaseSpan */.mk)(key),
            name: kind,
            from,
            to,
            outcome,
        };
    });
}
function gateOutcome(end) {
    switch (end.event) {
        case 'tests_end':
            return outcomeOf(end.verdict === 'pass' ? 'success' : 'failure', 'tests_failed');
        case 'verifier_end':
            return outcomeOf(end.ok ? 'success' : 'failure', end.reason);
        default:
            return null;
    }
}
function outcomeOf(status, reason) {
    const known = signal_words/* FAILURE_REASONS */.N9.find((each) => each === reason) ?? null;
    return { status, reason: status === 'failure' ? known : null };
}
function word(text) {
    return (0,markdown/* visibleText */.Q6)((0,text_text/* clipped */.cz)(text)).replace(/\s+/g, ' ');
}

// EXTERNAL MODULE: ./lib/publish/report/run-report.js
var run_report = __webpack_require__(94318);
;// CONCATENATED MODULE: ./lib/publish/telemetry/trace-requests.js





function traceSource({ environment }, { head, branch, isPushed }) {
    const resource = (0,job_secrets/* pairsIn */.jR)(environment.OTEL_RESOURCE_ATTRIBUTES);
    const service = environment.OTEL_SERVICE_NAME || resource['service.name'] || 'phase-executor';
    return { service, resource, host: (0,run_report/* linksOf */.hP)({ environment }, isPushed), head, branch };
}
const schemaUrl = 'https://opentelemetry.io/schemas/1.41.0';
const mostSpans = 512;
function traceRequests(trace, source) {
    const spans = [runSpan(trace), ...trace.tasks.map((task) => taskSpan(task, trace, source))];
    const resource = { attributes: (0,otlp/* attributesOf */.Td)(resourceOf(trace, source)) };
    return Array.from({ length: Math.ceil(spans.length / mostSpans) }, (_, at) => {
        const scopeSpans = [
            { scope: { name: 'phase-executor' }, spans: spans.slice(at * mostSpans, (at + 1) * mostSpans) },
        ];
        return { resourceSpans: [{ resource, scopeSpans, schemaUrl }] };
    });
}
function resourceOf({ key }, { service, resource, host, head, branch }) {
    return {
        ...resource,
        'service.name': service,
        'cicd.pipeline.name': pipelineOf(key.phase),
        'cicd.pipeline.run.id': word(key.runId),
        'cicd.pipeline.run.url.full': host?.run,
        'vcs.repository.url.full': host?.repository,
        'vcs.ref.head.name': branch === null ? null : word(branch),
        'vcs.ref.head.revision': head,
        'vcs.ref.base.revision': key.base,
    };
}
function pipelineOf(phase) {
    return `phase ${word(phase)}`;
}
function runSpan(trace) {
    const { key, from, to, outcome, exitStatus, decision } = trace;
    const result = resultOf(outcome);
    const attributes = {
        'cicd.pipeline.action.name': 'RUN',
        'cicd.pipeline.result': result,
        'error.type': errorOf(outcome),
        'phase_executor.status': outcome.status,
        'phase_executor.exit_status': exitStatus,
        'phase_executor.decision': decision,
    };
    const span = { id: (0,otlp/* phaseSpan */.mk)(key), parent: '', name: `RUN ${pipelineOf(key.phase)}`, from, to };
    return spanOf(span, spanKind.server, attributes, result, trace);
}
function taskSpan({ outcome, more = {}, ...span }, trace, { host }) {
    const result = outcome === null ? null : resultOf(outcome);
    const attributes = {
        'cicd.pipeline.task.name': span.name,
        'cicd.pipeline.task.run.id': span.id,
        'cicd.pipeline.task.run.url.full': host?.run,
        'cicd.pipeline.task.run.result': result,
        'error.type': outcome === null ? null : errorOf(outcome),
        'phase_executor.status': outcome?.status,
        ...more,
    };
    return spanOf(span, spanKind.internal, attributes, result, trace);
}
const spanKind = { internal: 1, server: 2 };
function spanOf({ id, parent, name, from, to }, kind, attributes, result, trace) {
    const within = (time) => (time >= trace.from ? Math.min(time, trace.to) : trace.from);
    const start = within(from);
    return {
        traceId: (0,otlp/* traceIdOf */.aB)(trace.key),
        spanId: id,
        ...(parent === '' ? {} : { parentSpanId: parent }),
        flags: 1,
        name,
        kind,
        startTimeUnixNano: (0,otlp/* nanoseconds */._W)(start),
        endTimeUnixNano: (0,otlp/* nanoseconds */._W)(Math.max(start, within(to))),
        attributes: (0,otlp/* attributesOf */.Td)(attributes),
        status: result === 'failure' || result === 'error' || result === 'timeout' ? { code: 2 } : {},
    };
}
function resultOf({ status, reason }) {
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
function errorOf({ status, reason }) {
    if (status === 'failure')
        return reason ?? '_OTHER';
    return status === 'cut off' ? 'interrupted' : null;
}

;// CONCATENATED MODULE: ./lib/publish/telemetry/send-traces.js












function endedTrace({ signal, exitStatus, decision }, { runId, services }) {
    const reason = signal.status === 'failure' ? signal.details.reason : null;
    const end = { outcome: outcomeOf(signal.status, reason), exitStatus, decision: decision.action };
    return runTrace(services.ledger.events, runId, end);
}
function cutOffTrace(events) {
    const opening = events.findLast((event) => event.event === 'phase_start');
    if (opening === undefined || (0,run_opening/* lastEnding */.SN)(events) !== null)
        return null;
    return runTrace(events, opening.runId, { outcome: outcomeOf('cut off'), exitStatus: 'INTERRUPTED', decision: null });
}
function recordedTrace({ phase, verdict, run }, dir, world) {
    const events = (0,ledger/* readRecentEvents */.FB)(dir, phase.id);
    if (run === null || verdict === 'never run')
        return null;
    const ended = (0,run_opening/* lastEnding */.SN)(events);
    const reason = ended?.signal.details.reason;
    const end = { outcome: outcomeOf(verdict, reason), exitStatus: run.exitStatus, decision: ended?.decision ?? null };
    const trace = runTrace(events, run.id, end);
    const source = traceSource(world, { head: null, branch: null, isPushed: true });
    return (trace &&
        traceRequests(trace, source)
            .map((request) => `${JSON.stringify(request)}\n`)
            .join(''));
}
async function sendTrace(trace, commit, world) {
    const target = (0,otlp_target/* otlpTarget */.F)(world.settings['otel-endpoint'], world.environment);
    if (target === null)
        return;
    const redact = (0,job_secrets/* redactorFor */.sD)(world);
    const tell = (text) => world.progress((0,text_text/* plainLine */.h0)(text));
    let taken = 0;
    try {
        if ('problem' in target)
            throw new Error(target.problem);
        const made = trace();
        if (made === null)
            return;
        const host = (0,retries/* urlHost */.cz)(target.url);
        const route = (0,host_client/* deliveryRoute */.Gh)(world);
        const delivery = { url: target.url, headers: () => target.headers, isTransient, callMs: target.callMs };
        for (const request of traceRequests(made, traceSource(world, commit))) {
            const { rejected, said } = refusedIn(await (0,http_delivery/* deliver */.c)({ ...delivery, body: JSON.stringify(request) }, route));
            const count = spansIn(request);
            taken += count - rejected;
            if (rejected > 0)
                tell(`${host} did not accept ${rejected} of ${(0,text_text/* counted */.hS)(count, 'span')}: ${redact(said)}`);
            else if (said !== '')
                tell(`${host} reports about the trace: ${redact(said)}`);
        }
        tell(`sent ${(0,text_text/* counted */.hS)(taken, 'span')} to ${host}, trace ${(0,otlp/* traceIdOf */.aB)(made.key)}`);
    }
    catch (error) {
        const part = taken > 0 ? ` after ${(0,text_text/* counted */.hS)(taken, 'span')}` : '';
        tell(`the trace was not sent${part}: ${redact(error.message)}`);
    }
}
function isTransient(status) {
    return status === 429 || status === 502 || status === 503 || status === 504;
}
function spansIn({ resourceSpans }) {
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)).length;
}
function refusedIn(answer) {
    try {
        const { rejectedSpans = 0, errorMessage = '' } = Answer.parse(JSON.parse(answer)).partialSuccess ?? {};
        return { rejected: Number(rejectedSpans), said: errorMessage.replace(/\s+/g, ' ').slice(0, 300) };
    }
    catch {
        return { rejected: 0, said: '' };
    }
}
const Answer = schemas/* object */.Ikc({
    partialSuccess: schemas/* object */.Ikc({
        rejectedSpans: schemas/* union */.KCZ([schemas/* string */.YjP().regex(/^\d{1,9}$/), schemas/* int */.Whr().nonnegative()]).optional(),
        errorMessage: schemas/* string */.YjP().optional(),
    })
        .nullish(),
});


/***/ }),

/***/ 4458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ gateSpans),
/* harmony export */   j: () => (/* binding */ attemptSpans)
/* harmony export */ });
/* harmony import */ var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
/* harmony import */ var _system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75200);
/* harmony import */ var _events_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42115);



function attemptSpans(events, runId, now = null) {
    const attempts = new Map();
    for (const event of events) {
        if (event.runId !== runId || !('plan' in event) || event.plan === undefined)
            continue;
        const { plan } = event;
        const attempt = (0,_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTraits */ .gA)(event, { ends: 'plan' }) ? event.signal.attempt : event.attempt;
        if (attempt === undefined)
            continue;
        const key = JSON.stringify([plan, attempt]);
        if (event.event === 'attempt_start' || event.event === 'adopt')
            attempts.set(key, { plan, attempt, own: [] });
        attempts.get(key)?.own.push(event);
    }
    const spans = [...attempts.values()].map(({ own, ...name }) => ({ ...name, ...spanOf(own, now) }));
    return spans.sort((one, other) => one.startedAt - other.startedAt);
}
function spanOf(own, now) {
    const ended = own.findLast(({ event }) => outcomes[event] !== undefined);
    const failed = own.findLast((event) => event.event === 'attempt_failed');
    const outcome = (ended && outcomes[ended.event]) ?? (now === null ? 'interrupted' : 'at work');
    const signs = own.filter((event) => !(0,_events_event_js__WEBPACK_IMPORTED_MODULE_1__/* .hasTraits */ .gA)(event, { ends: 'plan' }) && event.event !== 'retry_wait');
    const times = signs.map(({ at }) => Date.parse(at));
    const endedAt = outcome === 'at work' && now !== null ? now : (0,_system_text_extremes_js__WEBPACK_IMPORTED_MODULE_2__/* .largest */ .n)(times);
    return {
        startedAt: times[0] ?? endedAt,
        endedAt,
        outcome,
        reason: failed === undefined ? null : (failed.error_type ?? 'agent_error'),
        message: failed?.details ?? null,
        words: own.findLast((event) => event.event === 'agent_words')?.said ?? null,
        stages: stagesOf(own, endedAt),
    };
}
const outcomes = {
    attempt_failed: 'failure',
    plan_complete: 'success',
    plan_blocked: 'blocked',
};
function stagesOf(own, until) {
    const stages = [];
    let open = null;
    let callKind = 'agent';
    const turn = (kind, at) => {
        if (open?.kind === kind)
            return;
        if (open !== null && (at > open.from || open.call !== undefined))
            stages.push({ ...open, to: at });
        open = kind === null ? null : { kind, from: at };
    };
    for (const event of own) {
        const at = Date.parse(event.at);
        if (event.event === 'repair' || event.event === 'handoff_start')
            callKind = event.event === 'repair' ? 'repair' : 'handoff';
        if ((event.event === 'agent_spend' || event.event === 'agent_end') && open?.call !== undefined) {
            const { call } = open;
            if (event.spent)
                open.call = { ...call, spent: (0,_signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .laterSpent */ .j6)(call.spent ?? _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at, event.spent) };
            if (event.event === 'agent_end')
                open.call = { ...open.call, isOk: event.ok, reason: event.reason ?? null };
        }
        const kind = event.event === 'agent_start' ? callKind : stageStarts[event.event];
        if (kind !== undefined)
            turn(kind, at);
        if ((event.event === 'agent_start' || event.event === 'adopt') && open !== null)
            open.call = { agent: event.event === 'adopt' ? '' : event.agent, isOk: null, reason: null, spent: null };
        if (event.event === 'retry_wait' && event.backoffMs > 0)
            stages.push({ kind: 'backoff', from: at, to: at + event.backoffMs });
    }
    turn(null, until);
    return stages;
}
const stageStarts = {
    attempt_start: 'preparing',
    setup_start: 'set-up',
    adopt: 'agent',
    handoff_start: 'handoff',
    agent_end: 'checking',
    verify_start: 'checking',
    repair: 'repair',
    settled: null,
    part: null,
    attempt_failed: null,
    retry_wait: null,
};
function gateSpans(events, runId, until) {
    const spans = [];
    for (const event of events) {
        if (event.runId !== runId)
            continue;
        const at = Date.parse(event.at);
        const [, kind, edge] = /^(judge|tests|verifier)_(start|end)$/.exec(event.event) ?? [];
        if (edge === 'start')
            spans.push({ kind: kind, from: at, to: Math.max(at, until) });
        const open = edge === 'end' ? spans.findLastIndex((span) => span.kind === kind) : -1;
        const span = spans[open];
        if (span !== undefined)
            spans[open] = { ...span, to: at };
    }
    return spans;
}


/***/ }),

/***/ 80699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JX: () => (/* binding */ settingsLines),
/* harmony export */   NZ: () => (/* binding */ shownSettings),
/* harmony export */   gA: () => (/* binding */ settingsHeading),
/* harmony export */   vR: () => (/* binding */ changedSettingsLines)
/* harmony export */ });
/* harmony import */ var _system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95687);
/* harmony import */ var _system_text_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _table_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47272);
/* harmony import */ var _table_setting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39126);
/* harmony import */ var _table_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26623);





function shownSettings({ settings, configuration }) {
    const { file, commit, text, origins, givenAs } = configuration;
    const from = (name) => {
        const origin = origins.get(name) ?? 'default';
        if (origin === 'default')
            return origin;
        return origin === 'given' ? givenAs : `${file}:${origin.line}`;
    };
    const rows = _table_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .settingRows */ .mH.flatMap(({ name, key, value: placeholder, shown }) => {
        const value = shown === undefined ? settings[name] : shown(settings[name]);
        return key === null ? [] : [[key, { value: writtenValue(value, placeholder), from: from(name) }]];
    });
    return { config: { file, commit, found: text !== null }, values: Object.fromEntries(rows) };
}
function writtenValue(value, placeholder) {
    if (placeholder === 'duration' && typeof value === 'number')
        return (0,_table_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .durationText */ .S5)(value);
    return placeholder === 'ceilings' ? (0,_table_setting_js__WEBPACK_IMPORTED_MODULE_0__/* .ceilingsText */ .mZ)(value) : value;
}
function settingsLines(shown) {
    return [settingsHeading(shown), ...settingLines(Object.entries(shown.values))];
}
function changedSettingsLines(shown) {
    const changed = Object.entries(shown.values).filter(([, { from }]) => from !== 'default');
    return changed.length === 0
        ? []
        : [`${settingsHeading(shown)} (doctor --all also shows the defaults)`, ...settingLines(changed)];
}
function settingsHeading({ config: { file, commit, found } }) {
    if (!found)
        return `Settings: there is no ${file}`;
    return commit === null ? `Settings: ${file} as it is on the disk` : `Settings: ${file} of commit ${(0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .shortId */ .m_)(commit)}`;
}
function settingLines(values) {
    return (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .alignedRows */ .wC)(values.map(([key, { value, from }]) => [key, settingValueText(value), from]));
}
function settingValueText(value) {
    const text = (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainLine */ .h0)((0,_system_files_json_text_js__WEBPACK_IMPORTED_MODULE_4__/* .isMapping */ .pi)(value) ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
    return text === '' ? '-' : (0,_system_text_text_js__WEBPACK_IMPORTED_MODULE_3__/* .clipped */ .cz)(text, 60);
}


/***/ }),

/***/ 26684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ deliver)
/* harmony export */ });
/* harmony import */ var _retries_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53132);

const mostReplyBytes = 64 * 1024;
async function deliver(delivery, route) {
    const host = (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .urlHost */ .cz)(delivery.url);
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetries */ .LH)(async () => {
        const { status, isOk, headers, text } = await posted(delivery, route).catch((error) => {
            throw Object.assign(new Error(`${host} did not answer: ${error.message}`), { isFinal: error.isFinal });
        });
        if (isOk)
            return text;
        const isRedirect = status >= 300 && status < 400;
        const said = isRedirect ? 'redirects are not followed' : text.replace(/\s+/g, ' ').trim().slice(0, 300);
        const failure = { isFinal: !delivery.isTransient(status), waitMs: (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .requestedWaitMs */ .yL)(headers) };
        throw Object.assign(new Error(`${host} answered ${status}${said === '' ? '' : `: ${said}`}`), failure);
    }, route);
}
async function posted({ url, body, headers, callMs }, { fetch, time }) {
    const sent = { 'user-agent': 'phase-executor', ...headers(), 'content-type': 'application/json' };
    return (0,_retries_js__WEBPACK_IMPORTED_MODULE_0__/* .within */ .ux)(callMs, time, async (signal) => {
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
        if (size >= mostReplyBytes)
            break;
    }
    return Buffer.concat(chunks).subarray(0, mostReplyBytes).toString('utf8');
}


/***/ })

};
;