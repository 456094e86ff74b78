export const id = 947;
export const ids = [
    947
];
export const modules = {
    72814: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            j: ()=>attemptSpans
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        function attemptSpans(events, runId) {
            let spans = new Map();
            for (let event of events){
                if (event.runId !== runId || !('plan' in event) || void 0 === event.plan) continue;
                let { plan } = event;
                let attempt = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                    ends: 'plan'
                }) ? event.signal.attempt : event.attempt;
                if (void 0 === attempt) continue;
                let key = JSON.stringify([
                    plan,
                    attempt
                ]);
                let at = Date.parse(event.at);
                if ('attempt_start' === event.event || 'adopt' === event.event) spans.set(key, {
                    plan,
                    attempt,
                    startedAt: at,
                    endedAt: at,
                    outcome: 'interrupted',
                    reason: null,
                    message: null
                });
                let span = spans.get(key);
                if (void 0 !== span) switch(event.event){
                    case 'attempt_failed':
                        {
                            let { error_type: reason = 'agent_error', details: message = null } = event;
                            spans.set(key, {
                                ...span,
                                endedAt: Math.max(at, span.endedAt),
                                outcome: 'failure',
                                reason,
                                message
                            });
                            break;
                        }
                    case 'plan_complete':
                    case 'plan_blocked':
                        spans.set(key, {
                            ...span,
                            outcome: 'plan_complete' === event.event ? 'success' : 'blocked'
                        });
                        break;
                    default:
                        if (!(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                            ends: 'plan'
                        }) && 'retry_wait' !== event.event) spans.set(key, {
                            ...span,
                            endedAt: Math.max(at, span.endedAt)
                        });
                }
            }
            return [
                ...spans.values()
            ].sort((one, other)=>one.startedAt - other.startedAt);
        }
    },
    37325: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Ed: ()=>Html,
            L0: ()=>cleaned,
            pJ: ()=>endOf,
            pv: ()=>beginOf,
            qy: ()=>html
        });
        var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23327);
        class Html {
            text;
            constructor(text){
                this.text = text;
            }
        }
        function html(parts, ...values) {
            return new Html(parts.map((part, at)=>part + (at < values.length ? textOf(values[at] ?? null) : '')).join(''));
        }
        function textOf(value) {
            if (null === value) return '';
            if (value instanceof Html) return value.text;
            if ('object' == typeof value) return value.map(textOf).join('');
            return escaped(beginOf(String(value), 1_000));
        }
        let signs = {
            '&': '&amp;',
            '<': '&lt;',
            '>': '&gt;',
            '"': '&quot;',
            "'": '&#39;'
        };
        function escaped(text) {
            return cleaned(text).replace(/[&<>"']/g, (sign)=>signs[sign] ?? '');
        }
        function cleaned(text) {
            return (0, _fence_js__WEBPACK_IMPORTED_MODULE_0__.ES)(text).replace(escapes, '').replace(/\r\n?/g, '\n').replace(controls, ' ').replace(_fence_js__WEBPACK_IMPORTED_MODULE_0__.nv, '');
        }
        let escapes = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]{0,2000}(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
        let controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufffe\uffff]/g;
        function endOf(text, most = 4_000) {
            let end = text.length <= most ? text : `… ${text.length - most} characters before\n${text.slice(-most)}`;
            return new Html(escaped(end));
        }
        function beginOf(text, most = 200) {
            return text.length <= most ? text : `${text.slice(0, most)}…`;
        }
    },
    57720: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>phasePage
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var budget = __webpack_require__(22187);
        var html = __webpack_require__(37325);
        let pageStyle = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--dim:#59636e;--line:#d1d9e0;--card:#f6f8fa;--ok:#1a7f37;--bad:#cf222e;--wait:#9a6700;--agent:#54aeff;--check:#4ac26b;--repair:#fd8c73;--prep:#c8d1da}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9198a1;--line:#3d444d;--card:#151b23;--ok:#3fb950;--bad:#f85149;--wait:#d29922;--agent:#1f6feb;--check:#238636;--repair:#db6d28;--prep:#545d68}}
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
.key{display:inline-block;width:.8rem;height:.8rem;border-radius:.15rem;margin:0 .3rem 0 .6rem;vertical-align:-.1rem;background:currentColor}.legend{font-size:.85rem;color:var(--dim)}
.waiting,.backoff{fill:var(--dim);background:var(--dim)}.backoff{fill:var(--wait);background:var(--wait)}.preparing,.set-up{fill:var(--prep);background:var(--prep)}.agent{fill:var(--agent);background:var(--agent)}
.handoff{fill:var(--wait);background:var(--wait)}.repair{fill:var(--repair);background:var(--repair)}.checking{fill:var(--check);background:var(--check)}
rect.frame{fill:transparent;stroke:none}rect.failure,rect.interrupted{stroke:var(--bad);stroke-width:2}.key.failed{background:none;border:2px solid var(--bad)}
@media (max-width:40rem){body{padding:.6rem;font-size:14px}}
@media print{:root{--bg:#fff;--fg:#000;--dim:#444;--line:#999;--card:#fff}body{max-width:none}svg{min-width:0}h2,h3{break-after:avoid}details::details-content{content-visibility:visible;display:block}details>*{display:block}}
`;
        var report_text = __webpack_require__(44639);
        let width = 1000;
        let left = 130;
        let right = width - 12;
        let rowHeight = 26;
        let mostRows = 300;
        function timeline({ plans, run }) {
            let drawn = plans.filter(({ attempts })=>attempts.length > 0);
            if (null === run || 0 === drawn.length) return null;
            let rows = drawn.slice(0, mostRows);
            let begin = Math.min(run.startedAt, ...drawn.flatMap(({ attempts })=>attempts.map((each)=>each.startedAt)));
            let end = Math.max(begin + 1, ...drawn.flatMap(({ attempts })=>attempts.map(lastMoment)));
            let scale = (time)=>left + (Math.min(Math.max(time, begin), end) - begin) / (end - begin) * (right - left);
            let height = rows.length * rowHeight + 30;
            let ticks = ticksOf(end - begin).map((ms)=>(0, html.qy)`<line class="grid" x1="${x(scale(begin + ms))}" x2="${x(scale(begin + ms))}" y1="20" y2="${height}"/><text class="tick" x="${x(scale(begin + ms))}" y="14">${tickText(ms)}</text>
`);
            let rest = drawn.length - rows.length;
            return (0, html.qy)`<div class="scroll"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Attempts along the time of the run; the same stands in the cards below">
${ticks}${rows.map((plan, at)=>rowOf(plan, 28 + at * rowHeight, begin, scale))}</svg></div>
<p class="legend">${kinds.map((kind)=>(0, html.qy)`<span class="key ${kind.replace(' ', '-')}"></span>${kind} `)}<span class="key failed"></span>outline: failed</p>
${rest > 0 ? (0, html.qy)`<p>… and ${(0, report_text.hS)(rest, 'more plan')} that were attempted</p>` : null}`;
        }
        let kinds = [
            'waiting',
            'preparing',
            'set-up',
            'agent',
            'handoff',
            'repair',
            'checking',
            'backoff'
        ];
        function rowOf({ id, attempts }, y, begin, scale) {
            let first = attempts[0]?.startedAt ?? begin;
            let wait = first > begin ? bar('waiting', {
                from: begin,
                to: first
            }, y + 6, 3, scale, `${id} waited ${(0, report_text.vk)(first - begin)}`) : null;
            return (0, html.qy)`<text class="row" x="${left - 8}" y="${y + 12}">${(0, html.pv)(id, 16)}</text>${wait}${attempts.map((attempt)=>attemptBars(id, attempt, y, scale))}
`;
        }
        function attemptBars(id, attempt, y, scale) {
            let name = `${id} attempt ${attempt.attempt}`;
            let parts = attempt.stages.map(({ kind, from, to })=>bar(kind, {
                    from,
                    to
                }, 'backoff' === kind ? y + 6 : y, 'backoff' === kind ? 3 : 16, scale, `${name}: ${kind}, ${(0, report_text.vk)(to - from)}`));
            let ended = null === attempt.reason ? attempt.outcome : `${attempt.outcome}, ${attempt.reason}`;
            let { startedAt: from, endedAt: to } = attempt;
            let title = `${name}: ${ended}, ${(0, report_text.vk)(to - from)}`;
            return (0, html.qy)`${parts}${bar(`frame ${attempt.outcome.replace(' ', '-')}`, {
                from,
                to
            }, y, 16, scale, title)}`;
        }
        function bar(kind, { from, to }, y, height, scale, title) {
            return (0, html.qy)`<rect class="${kind}" x="${x(scale(from))}" y="${y}" width="${x(Math.max(1.5, scale(to) - scale(from)))}" height="${height}"><title>${title}</title></rect>`;
        }
        function x(value) {
            return value.toFixed(1);
        }
        function lastMoment({ endedAt, stages }) {
            return Math.max(endedAt, ...stages.map(({ to })=>to));
        }
        function ticksOf(span) {
            let step = steps.find((each)=>span / each <= 6) ?? Math.ceil(span / 6 / day) * day;
            return Array.from({
                length: Math.floor(span / step) + 1
            }, (_, at)=>at * step);
        }
        let day = 86_400_000;
        let steps = [
            100,
            500,
            1_000,
            5_000,
            15_000,
            30_000,
            60_000,
            300_000,
            900_000,
            1_800_000,
            3_600_000,
            10_800_000,
            21_600_000,
            day
        ];
        function tickText(ms) {
            if (0 === ms) return '0';
            if (ms < 60_000) return `${ms / 1000} s`;
            return ms < 3_600_000 ? `${ms / 60_000} min` : `${(ms / 3_600_000).toFixed(ms % 3_600_000 === 0 ? 0 : 1)} h`;
        }
        let phase_page_mostRows = 500;
        function phasePage(story) {
            let { phase, verdict, why, steps, warnings, plans, run } = story;
            let picture = timeline(story);
            let title = `Phase ${phase.id} ${(0, html.pv)(phase.name)}: ${verdict}`;
            let page = (0, html.qy)`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${new html.Ed(policy)}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new html.Ed(pageStyle)}</style>
</head>
<body>
<header class="verdict ${verdict.replace(' ', '-')}"><h1>Phase ${phase.id} ${(0, html.pv)(phase.name)}: ${verdict}</h1>
<p>${(0, html.pJ)(why, 2_000)}</p>
<p class="dim">${figures(story)}</p></header>
${listed('Next', steps)}${listed('Warnings', warnings)}
${null === picture ? null : (0, html.qy)`<h2>Timeline</h2>\n${picture}`}
<h2>Plans</h2>
${urgentFirst(plans).slice(0, phase_page_mostRows).map(card)}${more(plans, 'plan')}
${decisionTable(story.decisions)}
${settingsTable(story.settings)}
<p class="dim">${null === run ? '' : `Run ${run.id}, agent ${run.agent}${null === run.base ? '' : `, begun on ${run.base}`}. `}Put together ${moment(story.at)} from the record of the phase.</p>
</body>
</html>
`;
            return page.text;
        }
        let policy = `default-src 'none'; style-src 'sha256-${(0, external_node_crypto_.createHash)('sha256').update(pageStyle).digest('base64')}'; base-uri 'none'; form-action 'none'`;
        function figures({ plans, run }) {
            let complete = plans.filter(({ verdict })=>'success' === verdict).length;
            let attempts = plans.reduce((sum, each)=>sum + each.attempts.length, 0);
            return [
                `${complete} of ${(0, report_text.hS)(plans.length, 'plan')} complete`,
                (0, report_text.hS)(attempts, 'attempt'),
                ...null === run ? [
                    'no run is on record'
                ] : [
                    ...null === run.exitStatus ? [] : [
                        run.exitStatus
                    ],
                    `${moment(run.startedAt)} to ${moment(run.endedAt)} (${(0, report_text.vk)(Math.max(0, run.endedAt - run.startedAt))})`,
                    ...run.runs > 1 ? [
                        (0, report_text.hS)(run.runs, 'run')
                    ] : [],
                    ...paid(run.spent)
                ]
            ].join(' · ');
        }
        function paid(spent) {
            if (null === spent || 0 === (0, budget.k8)(spent) && 0 === spent.costUsd) return [];
            let share = (0, budget.Vs)(spent);
            let cached = null === share ? '' : ` (${Math.round(100 * share)} % of the input from the cache)`;
            let cost = spent.isCostKnown ? `USD ${spent.costUsd.toFixed(2)}` : 'cost not known in full';
            return [
                `${(0, budget.k8)(spent).toLocaleString('en-US')} tokens${cached}`,
                cost
            ];
        }
        function urgentFirst(plans) {
            return urgency.flatMap((verdict)=>plans.filter((plan)=>plan.verdict === verdict));
        }
        let urgency = [
            'failure',
            'blocked',
            'open',
            'skipped',
            'success'
        ];
        function card(plan) {
            let { id, title, verdict, said, wave, dependsOn, evidence, commit, changes, durationMs, spent } = plan;
            let facts = [
                `wave ${wave}`,
                ...0 === dependsOn.length ? [] : [
                    `after ${dependsOn.join(', ')}`
                ],
                (0, report_text.hS)(plan.attempts.length, 'attempt'),
                ...null === evidence.level ? [] : [
                    `evidence: ${evidence.level}${null === evidence.text ? '' : ` (${evidence.text})`}`
                ],
                ...null === evidence.tests ? [] : [
                    (0, report_text.hS)(evidence.tests, 'test')
                ],
                ...null === durationMs ? [] : [
                    (0, report_text.vk)(durationMs)
                ],
                ...paid(spent),
                ...null === changes ? [] : [
                    `+${changes.added} −${changes.removed} in ${(0, report_text.hS)(changes.files, 'file')}`
                ],
                ...null === commit ? [] : [
                    `commit ${commit.slice(0, 12)}`
                ]
            ];
            return (0, html.qy)`<article class="card"><h3><span class="badge ${verdict}">${verdict}</span> ${(0, html.pv)(id, 100)} ${(0, html.pv)(title ?? '')}</h3>
<p class="dim">${facts.map((fact)=>(0, html.pv)(fact, 400)).join(' · ')}</p>
${'' === said ? null : (0, html.qy)`<pre>${(0, html.pJ)(said)}</pre>`}${0 === plan.question.length ? null : (0, html.qy)`<p>It waits for a person:</p><pre>${(0, html.pJ)(plan.question.join('\n'), 20_000)}</pre>`}
${attemptList(plan)}${checkTable(plan)}${fileTable(plan)}</article>
`;
        }
        function attemptList({ attempts, verdict }) {
            if (0 === attempts.length) return null;
            let isHealed = 'success' === verdict && attempts.length > 1;
            return folded(`${(0, report_text.hS)(attempts.length, 'attempt')}${isHealed ? ', healed' : ''}`, (0, html.qy)`${attempts.slice(0, phase_page_mostRows).map(attemptPart)}${more(attempts, 'attempt')}`, 'success' !== verdict);
        }
        function attemptPart({ attempt, outcome, reason, message, startedAt, endedAt, stages, spent, kept }) {
            let parts = stages.map(({ kind, from, to })=>`${kind} ${(0, report_text.vk)(to - from)}`);
            let line = [
                moment(startedAt),
                (0, report_text.vk)(Math.max(0, endedAt - startedAt)),
                ...paid(spent)
            ].join(' · ');
            return (0, html.qy)`<div><span class="badge ${outcome.replace(' ', '-')}">attempt ${attempt}: ${outcome}</span> ${reason ?? ''}
<p class="dim">${line}${0 === parts.length ? '' : `; ${parts.join(', ')}`}</p>
${null === message ? null : (0, html.qy)`<pre>${(0, html.pJ)(message)}</pre>`}${null === kept ? null : (0, html.qy)`<p>Its work is kept under <code>${kept.ref}</code>. To look at it, and to restore it:</p><pre>${kept.look}\n${kept.restore}</pre>`}</div>
`;
        }
        function checkTable({ checks }) {
            if (0 === checks.length) return null;
            let passed = checks.filter((check)=>true === check.passed).length;
            let rows = checks.slice(0, phase_page_mostRows).map(checkRow);
            return folded(`${passed} of ${(0, report_text.hS)(checks.length, 'check')} passed`, (0, html.qy)`<div class="scroll"><table>${rows}</table></div>${more(checks, 'check')}`, passed < checks.length);
        }
        function checkRow({ check, passed, subject, message }) {
            let word = null === passed ? 'unknown' : passed ? 'yes' : 'no';
            return (0, html.qy)`<tr><td><span class="badge ${word}">${word}</span></td><td>${(0, html.pv)(check, 40)}</td><td><code>${(0, html.pv)(subject)}</code></td><td>${(0, html.pv)(message, 600)}</td></tr>
`;
        }
        function fileTable({ promised, changed }) {
            if (0 === promised.length && 0 === changed.length) return null;
            let names = (files)=>(0, html.qy)`<ul>${files.slice(0, phase_page_mostRows).map((file)=>(0, html.qy)`<li><code>${(0, html.pv)(file, 400)}</code></li>`)}</ul>${more(files, 'file')}`;
            return folded(`${(0, report_text.hS)(promised.length, 'declared path')}, ${(0, report_text.hS)(changed.length, 'changed file')}`, (0, html.qy)`<table class="files"><tr><th>declared</th><th>changed</th></tr><tr><td>${names(promised)}</td><td>${names(changed)}</td></tr></table>`, false);
        }
        function decisionTable(decisions) {
            if (0 === decisions.length) return null;
            let rows = decisions.slice(-phase_page_mostRows).map(({ at, plan, action, why })=>(0, html.qy)`<tr><td>${moment(at)}</td><td>${(0, html.pv)(plan ?? 'phase', 60)}</td><td>${action}</td><td>${(0, html.pv)(why, 1_000)}</td></tr>
`);
            return (0, html.qy)`<h2>Decisions</h2><div class="scroll"><table><tr><th>time</th><th>of</th><th>decision</th><th>because</th></tr>${rows}</table></div>${more(decisions, 'earlier decision')}`;
        }
        function settingsTable({ from, rows }) {
            let cells = rows.map((row)=>(0, html.qy)`<tr><td><code>${(0, html.pv)(row.key, 60)}</code></td><td class="wide">${(0, html.pv)(row.value)}</td><td>${row.from}</td></tr>
`);
            return (0, html.qy)`<h2>Settings</h2>${folded(from, (0, html.qy)`<div class="scroll"><table>${cells}</table></div>`, false)}`;
        }
        function folded(title, body, isOpen) {
            return (0, html.qy)`<details${isOpen ? new html.Ed(' open') : null}><summary>${title}</summary>${body}</details>
`;
        }
        function listed(title, lines) {
            if (0 === lines.length) return null;
            return (0, html.qy)`<h2>${title}</h2><ul>${lines.slice(0, phase_page_mostRows).map((line)=>(0, html.qy)`<li>${(0, html.pv)(line, 1_000)}</li>`)}</ul>${more(lines, 'line')}`;
        }
        function more(all, noun) {
            return all.length <= phase_page_mostRows ? null : (0, html.qy)`<p>… and ${(0, report_text.hS)(all.length - phase_page_mostRows, noun)} more</p>`;
        }
        function moment(ms) {
            return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
        }
    },
    87430: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>phaseStory
        });
        var external_node_path_ = __webpack_require__(76760);
        var ledger_event = __webpack_require__(36881);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var attempt_spans = __webpack_require__(72814);
        function attemptStages(events, { runId, plan, attempt }, until) {
            let stages = [];
            let open = null;
            let isRepair = false;
            let turn = (kind, at)=>{
                if (open?.kind === kind) return;
                if (null !== open && at > open.from) stages.push({
                    ...open,
                    to: at
                });
                open = null === kind ? null : {
                    kind,
                    from: at
                };
            };
            for (let event of events){
                if (event.runId !== runId || !('attempt' in event) || event.plan !== plan || event.attempt !== attempt) continue;
                let at = Date.parse(event.at);
                switch(event.event){
                    case 'attempt_start':
                        turn('preparing', at);
                        break;
                    case 'setup_start':
                        turn('set-up', at);
                        break;
                    case 'adopt':
                        turn('agent', at);
                        break;
                    case 'agent_start':
                        turn(isRepair ? 'repair' : 'agent', at);
                        break;
                    case 'handoff_start':
                        turn('handoff', at);
                        break;
                    case 'agent_end':
                    case 'verify_start':
                        turn('checking', at);
                        break;
                    case 'repair':
                        isRepair = true;
                        turn('repair', at);
                        break;
                    case 'settled':
                    case 'part':
                    case 'attempt_failed':
                        turn(null, at);
                        break;
                    case 'retry_wait':
                        turn(null, at);
                        if (event.backoffMs > 0) stages.push({
                            kind: 'backoff',
                            from: at,
                            to: at + event.backoffMs
                        });
                        break;
                }
            }
            turn(null, until);
            return stages;
        }
        var kept_work = __webpack_require__(41837);
        var opening = __webpack_require__(49607);
        var run_state = __webpack_require__(68894);
        var settled_work = __webpack_require__(18506);
        var readings_spending = __webpack_require__(13567);
        var phase_report = __webpack_require__(15272);
        var plan_report = __webpack_require__(42354);
        var question_text = __webpack_require__(58322);
        var shown_settings = __webpack_require__(2864);
        var budget = __webpack_require__(22187);
        var record_here = __webpack_require__(7682);
        var recorded_signals = __webpack_require__(77242);
        var run_facts = __webpack_require__(60751);
        var tell_host = __webpack_require__(90298);
        async function phaseStory(read, place, settings, world) {
            let record = await (0, record_here.C)(read, place, settings, world, (dir, remoteRun)=>recordOf(read, dir, remoteRun));
            let { events, signals, ended } = record;
            let opening = events.findLast((event)=>'phase_start' === event.event);
            let holder = (0, lease.Fp)(place.git.gitDir, world.machine);
            let isAtWork = void 0 !== opening && null === ended && [
                holder?.runId,
                record.remoteRun
            ].includes(opening.runId);
            let spending = (0, readings_spending.o)(events);
            let facts = {
                ...record,
                spending,
                spans: spansOf(events),
                isAtWork,
                now: world.now()
            };
            let plans = [];
            for (let each of read.schedule.plans){
                let compare = plans.length < run_facts.bw;
                plans.push(await planStory(each, facts, compare ? place : null));
            }
            let signal = isAtWork ? void 0 : signals.get(null);
            let runs = new Set(events.flatMap((event)=>'phase_start' === event.event ? [
                    event.runId
                ] : []));
            let story = {
                phase: {
                    id: read.phase.id,
                    name: read.phase.name
                },
                ...verdictOf(facts, signal),
                steps: signal?.details.nextSteps ?? [],
                warnings: void 0 === signal ? [] : (0, phase_report.Hq)(signal),
                run: void 0 === opening ? null : {
                    id: opening.runId,
                    agent: opening.agent,
                    startedAt: Date.parse((events.find(({ event })=>'phase_start' === event) ?? opening).at),
                    endedAt: isAtWork ? facts.now : Date.parse(events.at(-1)?.at ?? opening.at),
                    base: opening.base ?? null,
                    exitStatus: ended?.exitStatus ?? null,
                    runs: runs.size,
                    spent: (0, readings_spending.g)(spending)
                },
                plans,
                decisions: events.flatMap(decisionIn),
                settings: settingsStory(settings, world),
                at: facts.now
            };
            return withEachText(story, (0, tell_host.sD)({
                settings,
                world
            }));
        }
        function recordOf({ phase }, dir, remoteRun) {
            let all = (0, ledger.FB)(dir, phase.id);
            let begun = all.findLastIndex(({ event })=>'phase_start' === event);
            let events = all.slice(1 + all.findLastIndex((event, at)=>at < begun && (0, ledger_event.np)(event)));
            let known = (0, run_state.mh)(all, {
                phase: (0, external_node_path_.basename)(phase.dir),
                checkpointFile: (0, external_node_path_.relative)(dir, (0, ledger.Q2)(dir))
            });
            return {
                events,
                signals: (0, recorded_signals.a)(dir),
                ended: (0, opening.SN)(all),
                statuses: known?.plans ?? {},
                remoteRun
            };
        }
        function verdictOf({ events, ended, isAtWork }, signal) {
            if (!events.some(({ event })=>'phase_start' === event)) return {
                verdict: 'never run',
                why: 'No run of this phase is on record here.'
            };
            if (isAtWork) return {
                verdict: 'at work',
                why: 'The run has not ended: nothing here is its last word.'
            };
            if (null === ended || void 0 === signal) return {
                verdict: 'cut off',
                why: 'No end of the last run is on record. Run the phase again; the next run continues where this one ended.'
            };
            let said = (0, phase_report.UW)(signal);
            let why = void 0 === ended.why || ended.why.includes(said) ? ended.why ?? said : `${ended.why}; ${said}`;
            if ('success' !== signal.status) return {
                verdict: signal.status,
                why
            };
            let agrees = 'phase_complete' === ended.event && 'COMPLETED' === ended.exitStatus && 'success' === ended.signal.status;
            return agrees ? {
                verdict: 'success',
                why
            } : {
                verdict: 'failure',
                why: `${why}; but the record ends as ${ended.exitStatus}`
            };
        }
        async function planStory({ plan, wave, dependsOn }, facts, place) {
            let { id, title } = plan;
            let { events, statuses, spending, isAtWork } = facts;
            let status = statuses[id]?.status;
            let isOpen = isAtWork && [
                'pending',
                'running',
                'retrying'
            ].includes(status ?? 'pending');
            let signal = isOpen ? void 0 : facts.signals.get(id);
            let { level, tests } = void 0 === signal ? {
                level: null,
                tests: null
            } : (0, plan_report.X)({
                signal
            });
            let text = signal?.details?.evidence?.text;
            let work = (0, settled_work.P)(events).findLast((each)=>each.plan === id && void 0 === each.upTo);
            let isCompared = null !== place && signal?.status === 'success' && void 0 !== work && null !== work.base;
            let spent = spending.filter((each)=>each.plan === id);
            return {
                id,
                title,
                wave,
                dependsOn,
                verdict: signal?.status ?? 'open',
                said: void 0 === signal || 'success' === signal.status ? '' : (0, phase_report.UW)(signal),
                question: signal?.status === 'blocked' && signal.details.question ? (0, question_text.Q)(signal.details.question) : [],
                evidence: {
                    level,
                    tests,
                    text: 'string' == typeof text ? text : null
                },
                attempts: attemptStories(id, facts),
                checks: lastChecks(id, events),
                promised: [
                    ...new Set([
                        ...plan.filesModified,
                        ...plan.mustHaves.artifacts.map(({ path })=>path)
                    ])
                ],
                changed: signal?.details.filesModified ?? [],
                changes: isCompared && null !== work.base ? await (0, run_facts.iv)(work.base, work.head, place) : null,
                commit: signal?.status === 'success' ? work?.head ?? null : null,
                durationMs: signal?.details.durationMs ?? null,
                spent: 0 === spent.length ? null : (0, budget.XN)(spent.map((each)=>each.spent))
            };
        }
        function spansOf(events) {
            let runs = new Set(events.flatMap((event)=>'phase_start' === event.event ? [
                    event.runId
                ] : []));
            return [
                ...runs
            ].flatMap((runId)=>(0, attempt_spans.j)(events, runId).map((span)=>({
                        ...span,
                        runId
                    })));
        }
        function attemptStories(id, { events, spans, spending, isAtWork, now }) {
            let newest = events.findLast(({ event })=>'phase_start' === event)?.runId;
            return spans.filter(({ plan })=>plan === id).map(({ plan, runId, ...span })=>{
                let { attempt } = span;
                let isOpen = isAtWork && runId === newest && 'interrupted' === span.outcome;
                let endedAt = isOpen ? now : span.endedAt;
                let kept = 'success' === span.outcome ? null : (0, kept_work.K)(events, plan, attempt);
                return {
                    ...span,
                    endedAt,
                    outcome: isOpen ? 'at work' : span.outcome,
                    stages: attemptStages(events, {
                        runId,
                        plan,
                        attempt
                    }, endedAt),
                    spent: spending.find((each)=>each.plan === plan && each.attempt === attempt)?.spent ?? null,
                    kept: null === kept ? null : {
                        ref: kept.ref,
                        ...commandsFor(kept)
                    }
                };
            });
        }
        function commandsFor({ ref, base }) {
            return {
                look: `git diff ${shellWord(base)} ${shellWord(ref)}`,
                restore: `git restore --source ${shellWord(ref)} -- <path>`
            };
        }
        function shellWord(text) {
            return /^[\w./%+-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
        }
        function lastChecks(plan, events) {
            let verified = events.findLast((event)=>'verify' === event.event && event.plan === plan);
            let findings = verified?.event === 'verify' && Array.isArray(verified.findings) ? verified.findings : [];
            return findings.map((finding)=>({
                    check: String(finding?.check ?? ''),
                    passed: 'boolean' == typeof finding?.passed ? finding.passed : null,
                    subject: String(finding?.subject ?? ''),
                    message: String(finding?.message ?? '')
                }));
        }
        function decisionIn(event) {
            let at = Date.parse(event.at);
            switch(event.event){
                case 'retry_wait':
                    return [
                        {
                            at,
                            plan: event.plan,
                            action: 'retry',
                            why: event.why
                        }
                    ];
                case 'handoff_start':
                    return [
                        {
                            at,
                            plan: event.plan,
                            action: 'hand over',
                            why: event.why
                        }
                    ];
                case 'repair':
                    return [
                        {
                            at,
                            plan: event.plan,
                            action: 'repair',
                            why: event.details
                        }
                    ];
                case 'adopt':
                    return [
                        {
                            at,
                            plan: event.plan,
                            action: 'adopt',
                            why: `attempt ${event.attempt} was begun by run ${event.from}, which is gone`
                        }
                    ];
                case 'answered':
                    return [
                        {
                            at,
                            plan: event.plan,
                            action: 'go on',
                            why: `${event.approved ? 'approved' : 'answered'} by ${event.by}`
                        }
                    ];
            }
            if ((0, ledger_event.zy)(event, {
                ends: 'plan'
            })) return void 0 === event.decision ? [] : [
                {
                    at,
                    plan: event.plan,
                    action: event.decision.action,
                    why: event.decision.why
                }
            ];
            if ((0, ledger_event.zy)(event, {
                ends: 'phase'
            })) return [
                {
                    at,
                    plan: null,
                    action: event.decision,
                    why: event.why ?? event.reason
                }
            ];
            return [];
        }
        function settingsStory(settings, world) {
            let shown = (0, shown_settings.NZ)(settings, world.configuration);
            let [heading = ''] = (0, shown_settings.JX)(shown);
            return {
                from: `${heading}; options and inputs of the run itself are not on record`,
                rows: Object.entries(shown.values).map(([key, { value, from }])=>({
                        key,
                        value: valueText(value),
                        from
                    }))
            };
        }
        function valueText(value) {
            return 'string' == typeof value ? value : null == value ? '' : JSON.stringify(value);
        }
        function withEachText(value, change) {
            if ('string' == typeof value) return change(value);
            if (Array.isArray(value)) return value.map((each)=>withEachText(each, change));
            if ('object' != typeof value || null === value) return value;
            return Object.fromEntries(Object.entries(value).map(([key, each])=>[
                    key,
                    withEachText(each, change)
                ]));
        }
    },
    7682: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>withLedger
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54648);
        var _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54039);
        var _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4624);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _remote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2076);
        async function withLedger({ phase }, { git, prefix }, settings, world, look) {
            if ('' === settings.remote) return look((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_2__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase.id)), null);
            let remote = (0, _remote_js__WEBPACK_IMPORTED_MODULE_5__.e)(git, settings, world);
            let found = await (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)({
                git,
                remote,
                prefix,
                phase: phase.id
            });
            let dir = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(world.temporaryDirectory, 'phase-executor-status-'));
            try {
                if (null !== found) await (0, _ledger_published_state_js__WEBPACK_IMPORTED_MODULE_3__.aX)(git, found.commit, dir);
                return look(dir, null !== found && (0, _ledger_shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kb)(found.manifest, world.now()) ? found.manifest.runId : null);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    recursive: true,
                    force: true
                });
            }
        }
    },
    77242: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>recordedSignals
        });
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54648);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
        function recordedSignals(dir) {
            return new Map([
                ...(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__.cu)(dir)
            ].map(([id, signal])=>[
                    id,
                    parsedFrom(dir, id, signal)
                ]));
        }
        function parsedFrom(dir, id, signal) {
            try {
                return (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__._w)(signal);
            } catch (cause) {
                let found = cause.message;
                let advice = 'it is only a report: delete it, and the next run writes it again';
                throw new _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.F8(`${(0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_0__.CV)(dir, id)} is damaged: ${found}; ${advice}`, {
                    cause
                });
            }
        }
    },
    60751: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            bw: ()=>mostCompared,
            iv: ()=>changesBetween,
            pI: ()=>runFacts
        });
        var _ledger_readings_attempt_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72814);
        var _ledger_readings_settled_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18506);
        let mostCompared = 200;
        async function runFacts(ended, { phase, nextPhase }, run, place) {
            let { events } = run.services.ledger;
            let spans = (0, _ledger_readings_attempt_spans_js__WEBPACK_IMPORTED_MODULE_0__.j)(events, run.runId);
            let work = new Map((0, _ledger_readings_settled_work_js__WEBPACK_IMPORTED_MODULE_1__.P)(events).map((each)=>[
                    each.plan,
                    each
                ]));
            let plans = [];
            for (let [at, [id, signal]] of [
                ...ended.plans
            ].entries()){
                let title = run.schedule.plans.find(({ plan })=>plan.id === id)?.plan.title ?? null;
                let attempts = spans.filter(({ plan })=>plan === id);
                let { head = null, base = null } = ('success' === signal.status ? work.get(id) : void 0) ?? {};
                let changes = at < mostCompared && null !== head && null !== base ? await changesBetween(base, head, run.workspace) : null;
                plans.push({
                    id,
                    title,
                    signal,
                    attempts: attempts.map(told),
                    commit: head,
                    changes
                });
            }
            let startedAt = spans[0]?.startedAt ?? run.services.clock.now();
            return {
                phase,
                ended,
                nextPhase: ended.decision.continue ? nextPhase : null,
                plans,
                startedAt,
                ...place
            };
        }
        function told({ plan: _, ...attempt }) {
            return attempt;
        }
        async function changesBetween(base, head, { git, prefix }) {
            let args = [
                'diff',
                '--numstat',
                '-z',
                '--no-renames',
                '--no-ext-diff',
                '--no-textconv',
                base,
                head,
                '--'
            ];
            let listed = await git.try(args, {
                reading: true
            });
            if (0 !== listed.exitCode) return null;
            let rows = listed.stdout.toString('utf8').split('\0').map((line)=>line.split('\t')).filter(([, , path])=>void 0 !== path && !path.startsWith(`${prefix}.planning/`));
            let sum = (column)=>rows.reduce((total, row)=>total + (Number(row[column]) || 0), 0);
            return {
                files: rows.length,
                added: sum(0),
                removed: sum(1)
            };
        }
    },
    2864: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            JX: ()=>settingsLines,
            NZ: ()=>shownSettings,
            vR: ()=>changedSettingsLines
        });
        var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);
        var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98869);
        var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90437);
        var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function shownSettings(settings, { file, commit, text, origins, givenAs }) {
            let from = (name)=>{
                let origin = origins.get(name) ?? 'default';
                if ('default' === origin) return origin;
                return 'given' === origin ? givenAs : `${file}:${origin.line}`;
            };
            let rows = _settings_js__WEBPACK_IMPORTED_MODULE_0__.mH.flatMap(([name, { key, value: placeholder }])=>{
                let value = settings[name];
                return null === key ? [] : [
                    [
                        key,
                        {
                            value: asWritten(value, placeholder),
                            from: from(name)
                        }
                    ]
                ];
            });
            return {
                config: {
                    file,
                    commit,
                    found: null !== text
                },
                values: Object.fromEntries(rows)
            };
        }
        function asWritten(value, placeholder) {
            if ('duration' === placeholder && 'number' == typeof value) return (0, _duration_js__WEBPACK_IMPORTED_MODULE_1__.S5)(value);
            return 'ceilings' === placeholder ? (0, _setting_js__WEBPACK_IMPORTED_MODULE_2__.mZ)(value) : value;
        }
        function settingsLines(shown) {
            return [
                heading(shown),
                ...linesOf(Object.entries(shown.values))
            ];
        }
        function changedSettingsLines(shown) {
            let changed = Object.entries(shown.values).filter(([, { from }])=>'default' !== from);
            return 0 === changed.length ? [] : [
                `${heading(shown)} (doctor also shows the defaults)`,
                ...linesOf(changed)
            ];
        }
        function heading({ config: { file, commit, found } }) {
            if (!found) return `settings; there is no ${file}`;
            return null === commit ? `settings; ${file} as it is on the disk` : `settings; ${file} of commit ${commit.slice(0, 10)}`;
        }
        function linesOf(values) {
            return (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.tp)(values.map(([key, { value, from }])=>[
                    key,
                    valueText(value),
                    from
                ]));
        }
        function valueText(value) {
            let isRecord = 'object' == typeof value && null !== value && !Array.isArray(value);
            let text = (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.pj)(isRecord ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
            return '' === text ? '-' : text.length > 60 ? `${text.slice(0, 60)}…` : text;
        }
    }
};
