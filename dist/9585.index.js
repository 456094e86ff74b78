export const id = 9585;
export const ids = [
    9585
];
export const modules = {
    13214: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>deliver
        });
        var _patience_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58977);
        class DeliveryError extends Error {
            name = 'DeliveryError';
        }
        let mostBytes = 65536;
        async function deliver(delivery, patience) {
            return patience.repeat(()=>tryOnce(delivery, patience));
        }
        async function tryOnce({ url, body, headers, isTransient, callMs }, patience) {
            let host = (0, _patience_js__WEBPACK_IMPORTED_MODULE_0__.w4)(url);
            let sent = {
                'user-agent': 'phase-executor',
                ...headers(),
                'content-type': 'application/json'
            };
            try {
                let { status, isOk, text, ...answer } = await patience.fetch(url, {
                    method: 'POST',
                    headers: sent,
                    body,
                    redirect: 'manual'
                }, {
                    callMs,
                    mostBytes
                });
                if (isOk) return text;
                let said = text.replace(/\s+/g, ' ').trim().slice(0, 300);
                let why = status >= 300 && status < 400 ? 'redirects are not followed' : said;
                let error = new DeliveryError(`${host} answered ${status}${'' === why ? '' : `: ${why}`}`);
                return new _patience_js__WEBPACK_IMPORTED_MODULE_0__.oD(error, {
                    isFinal: !isTransient(status),
                    waitMs: (0, _patience_js__WEBPACK_IMPORTED_MODULE_0__.Uy)(answer.headers)
                });
            } catch (error) {
                return new _patience_js__WEBPACK_IMPORTED_MODULE_0__.oD(new DeliveryError(`${host} did not answer: ${error.message}`));
            }
        }
    }),
    72814: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
                    message: null,
                    words: null
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
                    case 'agent_words':
                        spans.set(key, {
                            ...span,
                            endedAt: Math.max(at, span.endedAt),
                            words: event.said
                        });
                        break;
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
    }),
    64384: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>attemptStages
        });
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
    }),
    41837: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            K: ()=>keptWork,
            p: ()=>allKeptWork
        });
        function keptWork(events, plan, attempt) {
            let mine = events.filter((event)=>isOf(event, plan, attempt));
            let left = mine.findLast((event)=>null !== refOf(event));
            let ref = void 0 === left ? null : refOf(left);
            let told = left?.event === 'rollback' ? left.base : void 0;
            let base = told ?? mine.findLast((event)=>'checkpoint' === event.event)?.head;
            return null === ref || void 0 === base ? null : {
                plan,
                attempt,
                ref,
                base
            };
        }
        function allKeptWork(events) {
            return events.flatMap((event)=>{
                let ref = refOf(event);
                if (null === ref || !('plan' in event) || void 0 === event.plan || !('attempt' in event)) return [];
                let { plan, attempt = 1 } = event;
                let begun = events.find((each)=>'checkpoint' === each.event && each.plan === plan && each.attempt === attempt);
                return begun?.event === 'checkpoint' ? [
                    {
                        plan,
                        attempt,
                        ref,
                        base: begun.head
                    }
                ] : [];
            });
        }
        function refOf(event) {
            return 'rollback' === event.event || 'recovered' === event.event ? event.kept : null;
        }
        function isOf(event, plan, attempt) {
            return 'plan' in event && 'attempt' in event && event.plan === plan && event.attempt === attempt;
        }
    }),
    18506: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E: ()=>verifiedWork,
            P: ()=>settledWork
        });
        function settledWork(events) {
            let bases = new Map();
            let found = [];
            for (let event of events){
                if ('checkpoint' === event.event) bases.set(event.plan, event.head);
                if ('fold' === event.event) bases.set(event.plan, event.base);
                if ('part' === event.event && void 0 !== event.attempt) {
                    let { plan, attempt, head, upTo } = event;
                    found.push({
                        plan,
                        attempt,
                        head,
                        base: bases.get(plan) ?? null,
                        upTo
                    });
                }
                if ('settled' !== event.event || null === event.head) continue;
                let { plan, attempt, head } = event;
                found.push({
                    plan,
                    attempt,
                    head,
                    base: bases.get(plan) ?? null
                });
            }
            return found;
        }
        function verifiedWork(events) {
            return events.flatMap((event)=>('settled' === event.event || 'summary_adopted' === event.event) && null !== event.head ? [
                    {
                        plan: event.plan,
                        head: event.head
                    }
                ] : []);
        }
    }),
    37325: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    58299: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            z: ()=>phasePage
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var html = __webpack_require__(37325);
        var budget = __webpack_require__(22187);
        var report_text = __webpack_require__(44639);
        let mostRows = 500;
        function folded(title, body, isOpen) {
            return (0, html.qy)`<details${isOpen ? new html.Ed(' open') : null}><summary>${title}</summary>${body}</details>
`;
        }
        function more(all, noun) {
            return all.length <= mostRows ? null : (0, html.qy)`<p>… and ${(0, report_text.hS)(all.length - mostRows, noun)} more</p>`;
        }
        function moment(ms) {
            return `${new Date(ms).toISOString().slice(0, 19).replace('T', ' ')} UTC`;
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
        let pageStyle = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2328;--dim:#59636e;--line:#d1d9e0;--card:#f6f8fa;--ok:#1a7f37;--bad:#cf222e;--wait:#9a6700;--agent:#54aeff;--check:#4ac26b;--repair:#fd8c73;--prep:#c8d1da;--queue:#bf87e8;--setup:#8c959f;--hand:#e3b341;--path:#1f2328}
@media (prefers-color-scheme:dark){:root{--bg:#0d1117;--fg:#e6edf3;--dim:#9198a1;--line:#3d444d;--card:#151b23;--ok:#3fb950;--bad:#f85149;--wait:#d29922;--agent:#1f6feb;--check:#238636;--repair:#db6d28;--prep:#545d68;--queue:#8957e5;--setup:#848d97;--hand:#bb8009;--path:#f0f6fc}}
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
rect.path,.key.path{fill:var(--path);background:var(--path)}.key.path{height:.25rem;vertical-align:.2rem}.link{fill:none;stroke:var(--path);stroke-width:1;stroke-dasharray:3 2}.steps{font-size:.9rem}
.diff{white-space:pre;max-height:32rem;overflow:auto}.diff span{display:block;unicode-bidi:isolate}.diff .add{color:var(--ok)}.diff .del{color:var(--bad)}.diff .file{font-weight:600}.diff .hunk{color:var(--dim)}
rect.frame{fill:transparent;stroke:none}rect.failure,rect.interrupted{stroke:var(--bad);stroke-width:2}.key.failed{background:none;border:2px solid var(--bad)}
@media (max-width:40rem){body{padding:.6rem;font-size:14px}}
@media print{:root{--bg:#fff;--fg:#000;--dim:#444;--line:#999;--card:#fff;--path:#000}body{max-width:none}.diff{white-space:pre-wrap;max-height:none}svg{min-width:0}h2,h3{break-after:avoid}details::details-content{content-visibility:visible;display:block}details>*{display:block}}
`;
        var fence = __webpack_require__(23327);
        let mostColumns = 400;
        function diffPart({ diff, changes }) {
            if (null === diff || 0 === diff.lines.length && '' === diff.left) return null;
            let figures = null === changes ? '' : `: +${changes.added} −${changes.removed} in ${(0, report_text.hS)(changes.files, 'file')}`;
            let lines = 0 === diff.lines.length ? null : (0, html.qy)`<pre class="diff">${diffLines(diff.lines)}</pre>`;
            let left = '' === diff.left ? null : (0, html.qy)`<p>Not shown: ${diff.left}.</p>`;
            return folded(`diff${figures}`, (0, html.qy)`${lines}${left}<p>All of it: <code>${diff.command}</code></p>`, false);
        }
        function diffLines(lines) {
            let isHead = true;
            return lines.map((line)=>{
                if (line.startsWith('diff --git ')) isHead = true;
                else if (line.startsWith('@@')) isHead = false;
                let seen = (0, html.pv)(line, mostColumns).replace(fence.nv, (sign)=>`<U+${codeOf(sign)}>`);
                return (0, html.qy)`<span class="${isHead ? 'file' : kindOf(line)}">${seen}
</span>`;
            });
        }
        function codeOf(sign) {
            return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
        }
        function kindOf(line) {
            if (line.startsWith('@@')) return 'hunk';
            if (line.startsWith('+')) return 'add';
            return line.startsWith('-') ? 'del' : 'same';
        }
        function planCard(plan) {
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
${attemptList(plan)}${checkTable(plan)}${fileTable(plan)}${diffPart(plan)}</article>
`;
        }
        function attemptList({ attempts, verdict }) {
            if (0 === attempts.length) return null;
            let isHealed = 'success' === verdict && attempts.length > 1;
            return folded(`${(0, report_text.hS)(attempts.length, 'attempt')}${isHealed ? ', healed' : ''}`, (0, html.qy)`${attempts.slice(0, mostRows).map(attemptPart)}${more(attempts, 'attempt')}`, 'success' !== verdict);
        }
        function attemptPart({ attempt, outcome, reason, message, words, startedAt, endedAt, stages, spent, kept }) {
            let parts = stages.map(({ kind, from, to })=>`${kind} ${(0, report_text.vk)(to - from)}`);
            let line = [
                moment(startedAt),
                (0, report_text.vk)(Math.max(0, endedAt - startedAt)),
                ...paid(spent)
            ].join(' · ');
            return (0, html.qy)`<div><span class="badge ${outcome.replace(' ', '-')}">attempt ${attempt}: ${outcome}</span> ${reason ?? ''}
<p class="dim">${line}${0 === parts.length ? '' : `; ${parts.join(', ')}`}</p>
${null === message ? null : (0, html.qy)`<pre>${(0, html.pJ)(message)}</pre>`}${null === words ? null : (0, html.qy)`<p class="dim">Last words of the agent:</p><pre>${(0, html.pJ)(words)}</pre>`}${null === kept ? null : (0, html.qy)`<p>Its work is kept under <code>${kept.ref}</code>. To look at it, and to restore it:</p><pre>${kept.look}\n${kept.restore}</pre>`}</div>
`;
        }
        function checkTable({ checks }) {
            if (0 === checks.length) return null;
            let passed = checks.filter((check)=>true === check.passed).length;
            let rows = checks.slice(0, mostRows).map(checkRow);
            return folded(`${passed} of ${(0, report_text.hS)(checks.length, 'check')} passed`, (0, html.qy)`<div class="scroll"><table>${rows}</table></div>${more(checks, 'check')}`, passed < checks.length);
        }
        function checkRow({ check, passed, subject, message }) {
            let word = null === passed ? 'unknown' : passed ? 'yes' : 'no';
            return (0, html.qy)`<tr><td><span class="badge ${word}">${word}</span></td><td>${(0, html.pv)(check, 40)}</td><td><code>${(0, html.pv)(subject)}</code></td><td>${(0, html.pv)(message, 600)}</td></tr>
`;
        }
        function fileTable({ promised, changed }) {
            if (0 === promised.length && 0 === changed.length) return null;
            let names = (files)=>(0, html.qy)`<ul>${files.slice(0, mostRows).map((file)=>(0, html.qy)`<li><code>${(0, html.pv)(file, 400)}</code></li>`)}</ul>${more(files, 'file')}`;
            return folded(`${(0, report_text.hS)(promised.length, 'declared path')}, ${(0, report_text.hS)(changed.length, 'changed file')}`, (0, html.qy)`<table class="files"><tr><th>declared</th><th>changed</th></tr><tr><td>${names(promised)}</td><td>${names(changed)}</td></tr></table>`, false);
        }
        let slackMs = 1_000;
        function criticalPath({ plans, run }) {
            let all = spansOf(plans);
            let at = latest(all);
            let steps = [];
            let seen = new Set();
            while(null !== at && !seen.has(at)){
                seen.add(at);
                let { span: before, why } = heldBy(at, all, run?.startedAt ?? 0);
                let { plan, attempt, from, to } = at;
                let after = null === before ? null : {
                    plan: before.plan,
                    why
                };
                steps.unshift({
                    plan,
                    attempt: attempt.attempt,
                    from,
                    to,
                    after
                });
                at = before;
            }
            return steps;
        }
        function waitsOf({ plans, run }) {
            let all = spansOf(plans);
            return all.map((span)=>{
                let own = ownHold(span, all);
                let begin = Math.min(run?.startedAt ?? span.from, span.from);
                return {
                    plan: span.plan,
                    attempt: span.attempt,
                    readyAt: Math.min(span.from, own?.at ?? begin)
                };
            });
        }
        function spansOf(plans) {
            return plans.flatMap(({ id, dependsOn, attempts })=>attempts.map((attempt)=>{
                    let { startedAt: from, endedAt } = attempt;
                    return {
                        plan: id,
                        dependsOn,
                        attempt,
                        from,
                        to: Math.max(from, endedAt)
                    };
                }));
        }
        function latest(spans) {
            return spans.reduce((last, each)=>null === last || each.to > last.to ? each : last, null);
        }
        function ownHold(span, all) {
            let needed = span.dependsOn.flatMap((id)=>latest(all.filter(({ plan })=>plan === id)) ?? []);
            let earlier = latest(all.filter((each)=>each.plan === span.plan && each.from < span.from));
            let holds = [
                ...needed.map((each)=>({
                        span: each,
                        at: each.to,
                        why: 'dependency'
                    })),
                ...null === earlier ? [] : [
                    {
                        span: earlier,
                        at: endOfBackoff(earlier),
                        why: 'retry'
                    }
                ]
            ];
            return holds.reduce((last, each)=>null === last || each.at > last.at ? each : last, null);
        }
        function endOfBackoff({ attempt, to }) {
            return Math.max(to, ...attempt.stages.map((stage)=>stage.to));
        }
        function heldBy(span, all, begin) {
            let own = ownHold(span, all);
            let readyAt = own?.at ?? begin;
            let others = all.filter(({ plan, from, to })=>plan !== span.plan && from < span.from && to > readyAt && to <= span.from + slackMs);
            let place = span.from - readyAt > slackMs ? latest(others) : null;
            if (null !== place) return {
                span: place,
                why: 'place'
            };
            return null === own ? {
                span: null,
                why: 'place'
            } : {
                span: own.span,
                why: own.why
            };
        }
        let width = 1000;
        let left = 130;
        let right = width - 12;
        let rowHeight = 28;
        let barHeight = 16;
        let thin = 4;
        let timeline_mostRows = 300;
        let gateRow = 'exit gate';
        function timeline({ plans, run, gate }) {
            let drawn = plans.filter(({ attempts })=>attempts.length > 0);
            if (null === run || 0 === drawn.length) return null;
            let rows = drawn.slice(0, timeline_mostRows);
            let begin = Math.min(run.startedAt, ...drawn.flatMap(({ attempts })=>attempts.map((each)=>each.startedAt)));
            let end = Math.max(begin + 1, ...drawn.flatMap(({ attempts })=>attempts.map(lastMoment)), ...gate.map(({ to })=>to));
            let scale = (time)=>left + (Math.min(Math.max(time, begin), end) - begin) / (end - begin) * (right - left);
            let isGateDrawn = gate.length > 0 && drawn.length === rows.length;
            let height = (rows.length + (isGateDrawn ? 1 : 0)) * rowHeight + 30;
            let ticks = ticksOf(end - begin).map((ms)=>(0, html.qy)`<line class="grid" x1="${x(scale(begin + ms))}" x2="${x(scale(begin + ms))}" y1="20" y2="${height}"/><text class="tick" x="${x(scale(begin + ms))}" y="14">${tickText(ms)}</text>
`);
            let path = criticalPath({
                plans: drawn,
                run
            });
            let waits = waitsOf({
                plans: drawn,
                run
            });
            let readyAt = new Map(waits.map((each)=>[
                    each.attempt,
                    each.readyAt
                ]));
            let yOf = new Map(rows.map(({ id }, at)=>[
                    id,
                    28 + at * rowHeight
                ]));
            let rest = drawn.length - rows.length;
            return (0, html.qy)`<div class="scroll"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Attempts along the time of the run; the same stands in the cards below">
${ticks}${rows.map((plan)=>rowOf(plan, yOf.get(plan.id) ?? 0, {
                    begin,
                    readyAt,
                    scale
                }))}${isGateDrawn ? gateBars(gate, 28 + rows.length * rowHeight, scale) : null}${pathMarks(path, yOf, scale)}</svg></div>
<p class="legend">${legend(drawn, gate)}<span class="named"><span class="key failed"></span>outline: failed</span> <span class="named"><span class="key path"></span>critical path</span></p>
${pathText(path, {
                gate,
                span: end - begin
            })}${rest > 0 ? (0, html.qy)`<p>… and ${(0, report_text.hS)(rest, 'more plan')} that were attempted</p>` : null}`;
        }
        function legend(plans, gate) {
            let stages = plans.flatMap(({ attempts })=>attempts.flatMap((each)=>each.stages.map(({ kind })=>kind)));
            let used = new Set([
                'waiting',
                'queued',
                ...stages,
                ...gate.length > 0 ? [
                    'checking'
                ] : []
            ]);
            return kinds.filter((kind)=>used.has(kind)).map((kind)=>(0, html.qy)`<span class="named"><span class="key ${kind}"></span>${kind}</span> `);
        }
        let kinds = [
            'waiting',
            'queued',
            'preparing',
            'set-up',
            'agent',
            'handoff',
            'repair',
            'checking',
            'backoff'
        ];
        function rowOf({ id, attempts }, y, axis) {
            let bars = attempts.map((attempt, at)=>{
                let before = attempts[at - 1];
                return (0, html.qy)`${waitBars(id, attempt, void 0 === before ? axis.begin : lastMoment(before), y, axis)}${attemptBars(id, attempt, y, axis.scale)}`;
            });
            return (0, html.qy)`<text class="row" x="${left - 8}" y="${y + 12}">${(0, html.pv)(id, 16)}</text>${bars}
`;
        }
        function waitBars(id, attempt, from, y, { readyAt, scale }) {
            let start = attempt.startedAt;
            let ready = Math.min(Math.max(readyAt.get(attempt) ?? from, from), start);
            let named = (kind, span)=>span.to - span.from < 1 ? null : bar(kind, span, y + 6, thin, scale, `${id} attempt ${attempt.attempt} ${kind}, ${(0, report_text.vk)(span.to - span.from)}`);
            return (0, html.qy)`${named('waiting', {
                from,
                to: ready
            })}${named('queued', {
                from: ready,
                to: start
            })}`;
        }
        function attemptBars(id, attempt, y, scale) {
            let name = `${id} attempt ${attempt.attempt}`;
            let parts = attempt.stages.map(({ kind, from, to })=>bar(kind, {
                    from,
                    to
                }, 'backoff' === kind ? y + 6 : y, 'backoff' === kind ? thin : barHeight, scale, `${name}: ${kind}, ${(0, report_text.vk)(to - from)}`));
            let ended = null === attempt.reason ? attempt.outcome : `${attempt.outcome}, ${attempt.reason}`;
            let { startedAt: from, endedAt: to } = attempt;
            let title = `${name}: ${ended}, ${(0, report_text.vk)(Math.max(0, to - from))}`;
            return (0, html.qy)`${parts}${bar(`frame ${attempt.outcome.replace(' ', '-')}`, {
                from,
                to
            }, y, barHeight, scale, title)}`;
        }
        function gateBars(gate, y, scale) {
            let bars = gate.map(({ kind, from, to })=>(0, html.qy)`${bar('checking', {
                    from,
                    to
                }, y, barHeight, scale, `${gateRow}: ${kind}, ${(0, report_text.vk)(to - from)}`)}${bar('path', {
                    from,
                    to
                }, y + barHeight + 2, 3, scale, `critical path: ${gateRow}`)}`);
            return (0, html.qy)`<text class="row" x="${left - 8}" y="${y + 12}">${gateRow}</text>${bars}
`;
        }
        function pathMarks(path, yOf, scale) {
            return path.flatMap((step, at)=>{
                let y = yOf.get(step.plan);
                if (void 0 === y) return [];
                let below = y + barHeight + 2;
                let mark = bar('path', step, below, 3, scale, `critical path: ${stepText(step)}`);
                let before = path[at - 1];
                let from = void 0 === before ? void 0 : yOf.get(before.plan);
                if (void 0 === before || void 0 === from) return [
                    mark
                ];
                let link = (0, html.qy)`<path class="link" d="M${x(scale(before.to))} ${from + barHeight + 3.5}V${below + 1.5}H${x(scale(step.from))}"/>`;
                return [
                    link,
                    mark
                ];
            });
        }
        let mostSteps = 40;
        function pathText(path, { gate, span }) {
            if (0 === path.length) return null;
            let shown = path.slice(-mostSteps);
            let before = path.length - shown.length;
            let steps = [
                ...before > 0 ? [
                    `${(0, report_text.hS)(before, 'attempt')} before`
                ] : [],
                ...shown.map(stepText),
                ...gate.length > 0 ? [
                    `${gateRow} (${(0, report_text.vk)(gate.reduce((sum, { from, to })=>sum + to - from, 0))})`
                ] : []
            ];
            return (0, html.qy)`<p class="steps"><strong>Critical path</strong>, which fixed the ${(0, report_text.vk)(span)} that it took: ${steps.map((step)=>(0, html.pv)(step, 200)).join(' → ')}</p>
`;
        }
        function stepText({ plan, attempt, from, to, after }) {
            let waited = {
                dependency: `needed ${after?.plan}`,
                retry: 'tried again',
                place: `its turn came after ${after?.plan}`
            };
            let why = null === after ? '' : `, ${waited[after.why]}`;
            return `${plan} attempt ${attempt} (${(0, report_text.vk)(to - from)}${why})`;
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
${urgentFirst(plans).slice(0, mostRows).map(planCard)}${more(plans, 'plan')}
${testTable(story.tests)}
${decisionTable(story.decisions)}
${settingsTable(story.settings)}${environmentTable(story.environment)}
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
        function decisionTable(decisions) {
            if (0 === decisions.length) return null;
            let rows = decisions.slice(-mostRows).map(({ at, plan, action, why })=>(0, html.qy)`<tr><td>${moment(at)}</td><td>${(0, html.pv)(plan ?? 'phase', 60)}</td><td>${action}</td><td>${(0, html.pv)(why, 1_000)}</td></tr>
`);
            return (0, html.qy)`<h2>Decisions</h2><div class="scroll"><table><tr><th>time</th><th>of</th><th>decision</th><th>because</th></tr>${rows}</table></div>${more(decisions, 'earlier decision')}`;
        }
        function testTable(tests) {
            if (null === tests) return null;
            let figure = (value)=>null === value ? 'not counted' : String(value);
            let row = (when, { verdict, commit, passed, failed, skipped, total })=>(0, html.qy)`<tr><td>${when}</td><td>${verdict}</td><td>${figure(passed)}</td><td>${figure(failed)}</td><td>${figure(skipped)}</td><td>${figure(total)}</td><td><code>${commit.slice(0, 12)}</code></td></tr>
`;
            let before = null === tests.before ? null : row('before', tests.before);
            return (0, html.qy)`<h2>Tests</h2><div class="scroll"><table><tr><th></th><th>verdict</th><th>passed</th><th>failed</th><th>skipped</th><th>total</th><th>commit</th></tr>${before}${row('after', tests.after)}</table></div>${null === before ? (0, html.qy)`<p class="dim">They were not counted on the commit on which the phase began.</p>` : null}`;
        }
        function environmentTable(rows) {
            if (0 === rows.length) return null;
            let cells = rows.map(({ name, value })=>(0, html.qy)`<tr><td>${(0, html.pv)(name, 60)}</td><td class="wide">${(0, html.pv)(value)}</td></tr>
`);
            return folded('environment of the job that wrote this page', (0, html.qy)`<div class="scroll"><table>${cells}</table></div>`, false);
        }
        function settingsTable({ from, rows }) {
            let cells = rows.map((row)=>(0, html.qy)`<tr><td><code>${(0, html.pv)(row.key, 60)}</code></td><td class="wide">${(0, html.pv)(row.value)}</td><td>${row.from}</td></tr>
`);
            return (0, html.qy)`<h2>Settings</h2>${folded(from, (0, html.qy)`<div class="scroll"><table>${cells}</table></div>`, false)}`;
        }
        function listed(title, lines) {
            if (0 === lines.length) return null;
            return (0, html.qy)`<h2>${title}</h2><ul>${lines.slice(0, mostRows).map((line)=>(0, html.qy)`<li>${(0, html.pv)(line, 1_000)}</li>`)}</ul>${more(lines, 'line')}`;
        }
    }),
    92476: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            DR: ()=>spanIdOf,
            G$: ()=>traceparent,
            Wt: ()=>attemptSpan,
            aB: ()=>traceIdOf
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        function traceIdOf(key) {
            return digest(key, [
                'trace'
            ]).slice(0, 32);
        }
        function spanIdOf(key, about) {
            return digest(key, [
                'span',
                ...about
            ]).slice(0, 16);
        }
        function attemptSpan(key, plan, attempt) {
            return spanIdOf(key, [
                'attempt',
                plan,
                String(attempt)
            ]);
        }
        function traceparent(key, plan, attempt) {
            return `00-${traceIdOf(key)}-${attemptSpan(key, plan, attempt)}-01`;
        }
        function digest({ phase, runId, at, base = '' }, about) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify([
                'phase-executor',
                base,
                phase,
                runId,
                at,
                ...about
            ])).digest('hex');
        }
    }),
    77400: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            v: ()=>traceLines,
            u: ()=>traceRequests
        });
        var budget = __webpack_require__(22187);
        var html = __webpack_require__(37325);
        let spanKind = {
            internal: 1,
            server: 2
        };
        class Double {
            value;
            constructor(value){
                this.value = value;
            }
        }
        function attributesOf(values) {
            return Object.entries(values).flatMap(([key, value])=>{
                if (null == value || '' === value) return [];
                if (value instanceof Double) return [
                    {
                        key,
                        value: {
                            doubleValue: value.value
                        }
                    }
                ];
                if ('number' == typeof value) return [
                    {
                        key,
                        value: {
                            intValue: String(Math.round(value))
                        }
                    }
                ];
                return [
                    {
                        key,
                        value: {
                            stringValue: value
                        }
                    }
                ];
            });
        }
        function nanoseconds(ms) {
            return String(1000000n * BigInt(Math.round(ms)));
        }
        var trace_ids = __webpack_require__(92476);
        let schemaUrl = 'https://opentelemetry.io/schemas/1.41.0';
        let mostSpans = 512;
        function traceRequests(trace, source) {
            let spans = new TraceSpans(trace, source.host?.run ?? null).all();
            let resource = {
                attributes: attributesOf(resourceOf(trace, source))
            };
            let requests = [];
            for(let at = 0; at < spans.length; at += mostSpans){
                let scopeSpans = [
                    {
                        scope: {
                            name: 'phase-executor'
                        },
                        spans: spans.slice(at, at + mostSpans)
                    }
                ];
                requests.push({
                    resourceSpans: [
                        {
                            resource,
                            scopeSpans,
                            schemaUrl
                        }
                    ]
                });
            }
            return requests;
        }
        function traceLines(requests) {
            return requests.map((request)=>`${JSON.stringify(request)}\n`).join('');
        }
        function resourceOf({ phase, key }, { service, resource, host, head, branch }) {
            return {
                ...resource,
                'service.name': service,
                'cicd.pipeline.name': pipelineOf(phase),
                'cicd.pipeline.run.id': word(key.runId),
                'cicd.pipeline.run.url.full': host?.run,
                'vcs.repository.url.full': host?.repository,
                'vcs.ref.head.name': null === branch ? null : word(branch),
                'vcs.ref.head.revision': head,
                'vcs.ref.base.revision': key.base
            };
        }
        function pipelineOf(phase) {
            return `phase ${word(phase)}`;
        }
        function word(text) {
            return (0, html.L0)((0, html.pv)(text, 200)).replace(/\s+/g, ' ');
        }
        class TraceSpans {
            #trace;
            #url;
            #traceId;
            #root;
            constructor(trace, url){
                this.#trace = trace;
                this.#url = url;
                this.#traceId = (0, trace_ids.aB)(trace.key);
                this.#root = this.#id('phase');
            }
            all() {
                let { rounds, plans, gate } = this.#trace;
                let waves = [
                    ...new Set(plans.map(({ wave })=>wave))
                ].sort((one, other)=>one - other);
                return [
                    this.#phase(),
                    ...rounds.map((round)=>this.#part(round, this.#root, [
                            'round',
                            round.name
                        ])),
                    ...waves.flatMap((wave)=>this.#wave(wave, plans.filter((plan)=>plan.wave === wave))),
                    ...gate.map((part, at)=>this.#part(part, this.#root, [
                            'gate',
                            part.name,
                            String(at)
                        ]))
                ];
            }
            #phase() {
                let { phase, from, to, outcome, exitStatus, decision } = this.#trace;
                let result = resultOf(outcome);
                let attributes = {
                    'cicd.pipeline.action.name': 'RUN',
                    'cicd.pipeline.result': result,
                    'error.type': errorOf(outcome),
                    'phase_executor.status': outcome.status,
                    'phase_executor.exit_status': exitStatus,
                    'phase_executor.decision': decision
                };
                let name = `RUN ${pipelineOf(phase)}`;
                return this.#span({
                    id: this.#root,
                    parent: '',
                    name,
                    from,
                    to
                }, spanKind.server, attributes, result);
            }
            #wave(wave, plans) {
                let id = this.#id('wave', String(wave));
                let span = {
                    id,
                    parent: this.#root,
                    name: `wave ${wave}`,
                    ...this.#extent(plans),
                    outcome: together(plans)
                };
                return [
                    this.#task(span),
                    ...plans.flatMap((plan)=>this.#plan(plan, id))
                ];
            }
            #plan(plan, parent) {
                let id = this.#id('plan', plan.id);
                let more = {
                    'phase_executor.plan': word(plan.id),
                    'phase_executor.attempts': plan.attempts.length
                };
                let span = {
                    id,
                    parent,
                    name: `plan ${word(plan.id)}`,
                    ...this.#extent([
                        plan
                    ]),
                    outcome: plan.outcome,
                    more
                };
                return [
                    this.#task(span),
                    ...plan.attempts.flatMap((attempt)=>this.#attempt(attempt, plan, id))
                ];
            }
            #attempt(attempt, plan, parent) {
                let { key } = this.#trace;
                let id = (0, trace_ids.Wt)(key, plan.id, attempt.attempt);
                let more = {
                    'phase_executor.plan': word(plan.id),
                    'phase_executor.attempt': attempt.attempt
                };
                let { from, to, outcome } = attempt;
                let path = [
                    plan.id,
                    String(attempt.attempt)
                ];
                return [
                    this.#task({
                        id,
                        parent,
                        name: `attempt ${attempt.attempt}`,
                        from,
                        to,
                        outcome,
                        more
                    }),
                    ...attempt.calls.map((call, at)=>this.#call(call, id, [
                            ...path,
                            String(at)
                        ])),
                    ...attempt.parts.map((part, at)=>this.#part(part, id, [
                            ...path,
                            part.name,
                            String(at)
                        ], checksOf(part.checks)))
                ];
            }
            #call({ kind, agent, from, to, outcome, spent }, parent, path) {
                let provider = providers.get(agent);
                let isModel = void 0 !== provider;
                let others = "script" === agent || 'command' === agent ? agent : '';
                let name = isModel ? `invoke_agent ${agent}` : `${kind} ${others}`.trimEnd();
                let genAi = {
                    'gen_ai.operation.name': 'invoke_agent',
                    'gen_ai.provider.name': provider,
                    'gen_ai.agent.name': agent
                };
                let more = {
                    ...isModel ? genAi : {},
                    ...null === spent || !isModel && 0 === (0, budget.k8)(spent) ? {} : usageOf(spent),
                    'phase_executor.call': kind
                };
                return this.#task({
                    id: this.#id('call', ...path),
                    parent,
                    name,
                    from,
                    to,
                    outcome,
                    more
                });
            }
            #part({ name, from, to, outcome }, parent, path, more = {}) {
                return this.#task({
                    id: this.#id('part', ...path),
                    parent,
                    name,
                    from,
                    to,
                    outcome,
                    more
                });
            }
            #task({ outcome, more = {}, ...span }) {
                let result = null === outcome ? null : resultOf(outcome);
                let attributes = {
                    'cicd.pipeline.task.name': span.name,
                    'cicd.pipeline.task.run.id': span.id,
                    'cicd.pipeline.task.run.url.full': this.#url,
                    'cicd.pipeline.task.run.result': result,
                    'error.type': null === outcome ? null : errorOf(outcome),
                    'phase_executor.status': outcome?.status,
                    ...more
                };
                return this.#span(span, spanKind.internal, attributes, result);
            }
            #span({ id, parent, name, from, to }, kind, attributes, result) {
                let start = this.#within(from);
                return {
                    traceId: this.#traceId,
                    spanId: id,
                    ...'' === parent ? {} : {
                        parentSpanId: parent
                    },
                    flags: 1,
                    name,
                    kind,
                    startTimeUnixNano: nanoseconds(start),
                    endTimeUnixNano: nanoseconds(Math.max(start, this.#within(to))),
                    attributes: attributesOf(attributes),
                    status: 'failure' === result || 'error' === result || 'timeout' === result ? {
                        code: 2
                    } : {}
                };
            }
            #extent(plans) {
                let { to: end } = this.#trace;
                let attempts = plans.flatMap((plan)=>plan.attempts);
                if (0 === attempts.length) return {
                    from: end,
                    to: end
                };
                return {
                    from: Math.min(...attempts.map(({ from })=>from)),
                    to: Math.max(...attempts.map(({ to })=>to))
                };
            }
            #within(time) {
                let { from, to } = this.#trace;
                return time >= from ? Math.min(time, to) : from;
            }
            #id(...about) {
                return (0, trace_ids.DR)(this.#trace.key, about);
            }
        }
        function together(plans) {
            let order = [
                'failure',
                'cut off',
                'at work',
                'blocked',
                'skipped',
                'success'
            ];
            let worst = order.find((status)=>plans.some(({ outcome })=>outcome.status === status));
            return plans.find(({ outcome })=>outcome.status === worst)?.outcome ?? null;
        }
        function resultOf({ status, reason }) {
            switch(status){
                case 'success':
                    return 'success';
                case 'blocked':
                case 'skipped':
                    return 'skip';
                case 'cut off':
                    return 'error';
                case 'failure':
                    return null === reason ? 'failure' : results[reason];
                case 'at work':
                    return null;
            }
        }
        let results = {
            timeout: 'timeout',
            idle_timeout: 'timeout',
            deadline: 'timeout',
            interrupted: 'cancellation',
            killed: 'error',
            rate_limit: 'error',
            quota: 'error',
            overloaded: 'error',
            auth: 'error',
            internal: 'error',
            budget: 'failure',
            context_exhausted: 'failure',
            agent_error: 'failure',
            verification_failed: 'failure',
            tests_failed: 'failure',
            scope_violation: 'failure',
            merge_conflict: 'failure',
            stuck: 'failure',
            invalid_plan: 'failure'
        };
        function errorOf({ status, reason }) {
            switch(status){
                case 'failure':
                    return reason ?? '_OTHER';
                case 'cut off':
                    return 'interrupted';
                default:
                    return null;
            }
        }
        let providers = new Map([
            [
                'claude',
                'anthropic'
            ],
            [
                'codex',
                'openai'
            ],
            [
                'gemini',
                'gcp.gemini'
            ],
            [
                'copilot',
                'github.copilot'
            ],
            [
                'opencode',
                'opencode'
            ]
        ]);
        function usageOf({ inputFresh, cacheRead, cacheWrite, output, turns, costUsd, isCostKnown }) {
            let cost = isCostKnown ? costUsd : null;
            let figures = {
                input: inputFresh + cacheRead + cacheWrite,
                cache_read: cacheRead,
                cache_write: cacheWrite,
                output,
                turns
            };
            let text = Object.entries({
                ...figures,
                ...null === cost ? {} : {
                    cost_usd: cost
                }
            }).map(([name, value])=>`${name}=${value}`);
            return {
                'gen_ai.usage.input_tokens': figures.input,
                'gen_ai.usage.cache_read.input_tokens': cacheRead,
                'gen_ai.usage.cache_creation.input_tokens': cacheWrite,
                'gen_ai.usage.output_tokens': output,
                'phase_executor.cost_usd': null === cost ? null : new Double(cost),
                'phase_executor.usage': text.join(' ')
            };
        }
        function checksOf(checks) {
            return void 0 === checks ? {} : {
                'phase_executor.checks.passed': checks.passed,
                'phase_executor.checks.failed': checks.failed
            };
        }
    }),
    75718: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>phaseStory
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(27597);
        var ledger_event = __webpack_require__(36881);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var attempt_spans = __webpack_require__(72814);
        var attempt_stages = __webpack_require__(64384);
        function gateSpans(events, runId, until) {
            let spans = [];
            for (let event of events){
                if (event.runId !== runId) continue;
                let at = Date.parse(event.at);
                let begun = starts.get(event.event);
                if (void 0 !== begun) spans.push({
                    kind: begun,
                    from: at,
                    to: Math.max(at, until)
                });
                let ended = ends.get(event.event);
                let open = void 0 === ended ? -1 : spans.findLastIndex(({ kind })=>kind === ended);
                let span = spans[open];
                if (void 0 !== span) spans[open] = {
                    ...span,
                    to: at
                };
            }
            return spans;
        }
        let starts = new Map([
            [
                'judge_start',
                'judge'
            ],
            [
                'tests_start',
                'tests'
            ],
            [
                'verifier_start',
                'verifier'
            ]
        ]);
        let ends = new Map([
            [
                'judge_end',
                'judge'
            ],
            [
                'tests_end',
                'tests'
            ],
            [
                'verifier_end',
                'verifier'
            ]
        ]);
        var kept_work = __webpack_require__(41837);
        var opening = __webpack_require__(49607);
        var run_state = __webpack_require__(68894);
        var settled_work = __webpack_require__(18506);
        var readings_spending = __webpack_require__(13567);
        var phase_report = __webpack_require__(15272);
        var plan_report = __webpack_require__(42354);
        var question_text = __webpack_require__(58322);
        var budget = __webpack_require__(22187);
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
        var external_node_fs_ = __webpack_require__(73024);
        var shown_settings = __webpack_require__(2864);
        function settingsStory(settings, world, isOwnRun) {
            let shown = (0, shown_settings.NZ)(settings, world.configuration);
            let [heading = ''] = (0, shown_settings.JX)(shown);
            return {
                from: isOwnRun ? `${heading}, as in force in this run` : `${heading}; options and inputs of the run itself are not on record`,
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
        async function environmentStory(git, world) {
            let { RUNNER_OS = '', RUNNER_ARCH = '', ImageOS = '', ImageVersion = '', GITHUB_ACTIONS } = world.environment;
            let { exitCode, stdout } = await git.try([
                '--version'
            ], {
                reading: true
            });
            let runner = [
                RUNNER_OS,
                RUNNER_ARCH,
                ImageOS,
                ImageVersion
            ].filter((each)=>'' !== each).join(' ');
            return [
                {
                    name: 'Phase Executor',
                    value: versionOf(world)
                },
                {
                    name: 'Node',
                    value: process.version
                },
                {
                    name: 'git',
                    value: 0 === exitCode ? stdout.toString('utf8').trim().replace(/^git version /, '') : 'unknown'
                },
                {
                    name: 'system',
                    value: `${process.platform} ${process.arch}`
                },
                ...void 0 === GITHUB_ACTIONS ? [] : [
                    {
                        name: 'runner',
                        value: runner || 'unknown'
                    }
                ]
            ];
        }
        function versionOf({ home }) {
            let { data } = schemas.Ikc({
                version: schemas.YjP()
            }).safeParse(JSON.parse((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(home, 'package.json'), 'utf8')));
            return data?.version ?? 'unknown';
        }
        var plan_diff = __webpack_require__(37657);
        var record_here = __webpack_require__(7682);
        var recorded_signals = __webpack_require__(77242);
        var redactor = __webpack_require__(67450);
        var run_facts = __webpack_require__(60751);
        async function phaseStory(read, place, settings, world, isOwnRun = false) {
            let redact = (0, redactor.sD)({
                settings,
                world
            });
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
            let room = mostDiffChars;
            for (let each of read.schedule.plans){
                let compare = plans.length < run_facts.b;
                let plan = await planStory(each, facts, compare ? place : null, redact);
                room -= (plan.diff?.lines ?? []).reduce((sum, line)=>sum + line.length, 0);
                plans.push(room < 0 ? {
                    ...plan,
                    diff: withoutLines(plan.diff)
                } : plan);
            }
            let signal = isAtWork ? void 0 : signals.get(null);
            let endedAt = isAtWork ? facts.now : Date.parse((events.at(-1) ?? opening)?.at ?? '');
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
                    endedAt,
                    base: opening.base ?? null,
                    exitStatus: ended?.exitStatus ?? null,
                    runs: runs.size,
                    spent: (0, readings_spending.g)(spending)
                },
                plans,
                gate: void 0 === opening ? [] : gateSpans(events, opening.runId, endedAt),
                tests: testsStory(events, opening?.base ?? null, signal),
                decisions: events.flatMap(decisionIn),
                settings: settingsStory(settings, world, isOwnRun),
                environment: isOwnRun ? await environmentStory(place.git, world) : [],
                at: facts.now
            };
            return (0, redactor.nA)(story, redact);
        }
        let mostDiffChars = 1_500_000;
        function withoutLines(diff) {
            return diff && {
                ...diff,
                lines: [],
                left: 'this diff, for the page has enough of them'
            };
        }
        function testsStory(events, base, signal) {
            let after = Tests.safeParse(signal?.details?.tests).data;
            if (void 0 === after) return null;
            let counted = events.findLast((event)=>'tests_base' === event.event && event.commit === base);
            return {
                after,
                before: counted?.event === 'tests_base' ? {
                    ...counted.verdict,
                    commit: counted.commit
                } : null
            };
        }
        let count = schemas.aig().nullable().default(null);
        let Tests = schemas.Ikc({
            verdict: schemas.YjP(),
            commit: schemas.YjP(),
            passed: count,
            failed: count,
            skipped: count,
            total: count
        });
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
        async function planStory({ plan, wave, dependsOn }, facts, place, redact) {
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
            let seen = isCompared && null !== work.base ? await (0, plan_diff.w)(work.base, work.head, place, redact) : null;
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
                changes: seen?.changes ?? null,
                diff: seen?.diff ?? null,
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
                    stages: (0, attempt_stages.R)(events, {
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
    }),
    37657: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            i: ()=>changesBetween,
            w: ()=>workBetween
        });
        async function changesBetween(base, head, place) {
            let files = await changedFiles(base, head, place);
            return null === files ? null : totalOf(files);
        }
        async function workBetween(base, head, place, redact) {
            let files = await changedFiles(base, head, place);
            let diff = null === files ? null : await diffOf(files, {
                base,
                head
            }, place, redact);
            return null === files || null === diff ? null : {
                changes: totalOf(files),
                diff
            };
        }
        function totalOf(files) {
            let sum = (figure)=>files.reduce((total, file)=>total + figure(file), 0);
            return {
                files: files.length,
                added: sum(({ added })=>added),
                removed: sum(({ removed })=>removed)
            };
        }
        let mostFiles = 40;
        let mostLines = 600;
        let mostChars = 200_000;
        let bigFile = '256k';
        async function diffOf(files, { base, head }, { git }, redact) {
            let command = `git diff ${base} ${head}`;
            let shown = withinBounds(files);
            if (0 === shown.length) return {
                lines: [],
                left: leftText(files, shown, 0),
                command
            };
            let paths = shown.map(({ path })=>path);
            let args = [
                '-c',
                `core.bigFileThreshold=${bigFile}`,
                'diff',
                ...plainDiff,
                base,
                head,
                '--',
                ...paths
            ];
            let told = await git.try(args, {
                reading: true
            });
            if (0 !== told.exitCode) return null;
            let text = told.stdout.toString('utf8').trimEnd();
            let cut = Math.max(0, text.length - mostChars);
            let lines = redact(text.slice(0, mostChars)).split('\n');
            return {
                lines: cut > 0 ? lines.slice(0, -1) : lines,
                left: leftText(files, shown, cut),
                command
            };
        }
        let plainDiff = [
            '--no-color',
            '--no-renames',
            '--no-ext-diff',
            '--no-textconv',
            '--src-prefix=a/',
            '--dst-prefix=b/'
        ];
        async function changedFiles(base, head, { git, prefix }) {
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
            let rows = listed.stdout.toString('utf8').split('\0').map((line)=>line.split('\t'));
            return rows.flatMap(([added, removed, path])=>void 0 === path || path.startsWith(`${prefix}.planning/`) ? [] : [
                    {
                        path,
                        added: Number(added) || 0,
                        removed: Number(removed) || 0
                    }
                ]);
        }
        function withinBounds(files) {
            let left = mostLines;
            let shown = [];
            for (let file of files){
                let lines = file.added + file.removed;
                if (!(shown.length >= mostFiles) && !(lines > left)) {
                    shown.push(file);
                    left -= lines;
                }
            }
            return shown;
        }
        function leftText(files, shown, cutChars) {
            let missing = files.filter((file)=>!shown.includes(file));
            let lines = missing.reduce((sum, { added, removed })=>sum + added + removed, 0);
            let parts = [
                ...missing.length > 0 ? [
                    `${missing.length} more ${1 === missing.length ? 'file' : 'files'} with ${lines} changed lines`
                ] : [],
                ...cutChars > 0 ? [
                    `${cutChars} more characters of these files`
                ] : []
            ];
            return parts.join(' and ');
        }
    }),
    60751: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            b: ()=>mostCompared,
            p: ()=>runFacts
        });
        var _ledger_readings_attempt_spans_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72814);
        var _ledger_readings_settled_work_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18506);
        var _plan_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37657);
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
                let changes = at < mostCompared && null !== head && null !== base ? await (0, _plan_diff_js__WEBPACK_IMPORTED_MODULE_2__.i)(base, head, run.workspace) : null;
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
    }),
    32468: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Pl: ()=>cutOffTrace,
            UR: ()=>endedTrace,
            Cb: ()=>recordedTrace,
            ei: ()=>sendTrace,
            L2: ()=>traceSource
        });
        var schemas = __webpack_require__(27597);
        var delivery = __webpack_require__(13214);
        var http_patience = __webpack_require__(58977);
        var ledger = __webpack_require__(54648);
        var readings_opening = __webpack_require__(49607);
        var report_text = __webpack_require__(44639);
        var trace_ids = __webpack_require__(92476);
        var traces = __webpack_require__(77400);
        var host_links = __webpack_require__(56248);
        var otlp_target = __webpack_require__(4723);
        var patience_of = __webpack_require__(73951);
        var redactor = __webpack_require__(67450);
        var ledger_event = __webpack_require__(36881);
        var budget = __webpack_require__(22187);
        function agentCalls(events, { runId, plan, attempt }, until) {
            let calls = [];
            let kind = 'agent';
            let open = null;
            let close = (end)=>{
                if (null !== open) calls.push({
                    ...open,
                    ...end
                });
                open = null;
            };
            for (let event of events){
                if (event.runId !== runId || !('attempt' in event) || event.plan !== plan || event.attempt !== attempt) continue;
                let at = Date.parse(event.at);
                let call = open;
                switch(event.event){
                    case 'repair':
                        kind = 'repair';
                        break;
                    case 'handoff_start':
                        kind = 'handoff';
                        break;
                    case 'adopt':
                        open = {
                            kind,
                            agent: '',
                            from: at,
                            to: at,
                            isOk: null,
                            reason: null,
                            spent: null
                        };
                        break;
                    case 'agent_start':
                        close({
                            to: at,
                            isOk: null,
                            reason: null
                        });
                        open = {
                            kind,
                            agent: event.agent,
                            from: at,
                            to: at,
                            isOk: null,
                            reason: null,
                            spent: null
                        };
                        break;
                    case 'agent_spend':
                        if (null !== call) open = {
                            ...call,
                            spent: (0, budget.eG)(call.spent ?? budget.at, event.spent)
                        };
                        break;
                    case 'agent_end':
                        if (null !== call && event.spent) open = {
                            ...call,
                            spent: (0, budget.eG)(call.spent ?? budget.at, event.spent)
                        };
                        close({
                            to: at,
                            isOk: event.ok,
                            reason: event.reason ?? null
                        });
                        break;
                    case 'verify_start':
                    case 'verify':
                        close({
                            to: at,
                            isOk: null,
                            reason: null
                        });
                        break;
                }
            }
            close({
                to: until,
                isOk: null,
                reason: null
            });
            return calls;
        }
        var attempt_spans = __webpack_require__(72814);
        var attempt_stages = __webpack_require__(64384);
        var signal_schema = __webpack_require__(95912);
        function runTrace(events, runId, end) {
            let key = (0, readings_opening.E4)(events, runId);
            if (null === key) return null;
            let own = (0, readings_opening.wZ)(events, runId);
            let isAtWork = 'at work' === end.outcome.status;
            let spans = (0, attempt_spans.j)(own, runId);
            let waves = new Map(Object.entries(key.waves));
            let plans = key.plans.flatMap((id)=>{
                let mine = spans.filter(({ plan })=>plan === id);
                return planTrace(id, waves.get(id) ?? 0, mine, own, isAtWork);
            });
            let from = Date.parse(key.at);
            let to = Math.max(from, Date.parse(own.at(-1)?.at ?? key.at));
            return {
                key,
                phase: key.phase,
                from,
                to,
                ...end,
                rounds: roundsIn(own, to),
                plans,
                gate: gateIn(own, to)
            };
        }
        function planTrace(id, wave, spans, events, isAtWork) {
            let last = events.findLast((event)=>(0, ledger_event.zy)(event, {
                    ends: 'plan'
                }) && event.plan === id);
            let ended = void 0 !== last && (0, ledger_event.zy)(last, {
                ends: 'plan'
            }) ? last.signal : null;
            if (0 === spans.length && (null === ended || 'success' === ended.status)) return [];
            let open = {
                status: isAtWork ? 'at work' : 'cut off',
                reason: null
            };
            let outcome = null === ended ? open : outcomeOf(ended.status, ended.details.reason);
            let attempts = spans.map((span, at)=>attemptTrace(span, events, null === ended && at === spans.length - 1 ? open : cutOff));
            return [
                {
                    id,
                    wave,
                    outcome,
                    attempts
                }
            ];
        }
        let cutOff = {
            status: 'cut off',
            reason: null
        };
        function attemptTrace(span, events, open) {
            let { plan, attempt, startedAt: from, endedAt: to, outcome: status, reason } = span;
            let of = {
                runId: events[0]?.runId ?? '',
                plan,
                attempt
            };
            let outcome = 'interrupted' === status ? open : outcomeOf(status, reason);
            let calls = agentCalls(events, of, to).map((call)=>callTrace(call, 'interrupted' === status ? open : null));
            return {
                attempt,
                from,
                to,
                outcome,
                calls,
                parts: partsOf(of, to, events)
            };
        }
        function callTrace({ isOk, reason, ...call }, open) {
            let outcome = null === isOk ? open : outcomeOf(isOk ? 'success' : 'failure', reason);
            return {
                ...call,
                outcome
            };
        }
        function partsOf(of, until, events) {
            let verified = events.filter((event)=>'verify' === event.event && event.plan === of.plan && event.attempt === of.attempt);
            return (0, attempt_stages.R)(events, of, until).flatMap(({ kind, from, to })=>{
                if ('set-up' === kind) return [
                    {
                        name: 'set-up',
                        from,
                        to,
                        outcome: null
                    }
                ];
                let verdict = verified.find(({ at })=>Date.parse(at) >= from && Date.parse(at) <= to);
                if ('checking' !== kind || void 0 === verdict) return [];
                let outcome = verdict.passed ? outcomeOf('success') : outcomeOf('failure', 'verification_failed');
                return [
                    {
                        name: 'verification',
                        from,
                        to,
                        outcome,
                        ...checksIn(verdict)
                    }
                ];
            });
        }
        function checksIn({ findings }) {
            if (!Array.isArray(findings)) return {};
            let count = (value)=>findings.filter((finding)=>finding?.passed === value).length;
            return {
                checks: {
                    passed: count(true),
                    failed: count(false)
                }
            };
        }
        function roundsIn(events, until) {
            return events.flatMap((event)=>{
                if ('round_start' !== event.event) return [];
                let end = events.find((each)=>'round_end' === each.event && each.round === event.round);
                let to = void 0 === end ? until : Date.parse(end.at);
                return [
                    {
                        name: `round ${event.round}`,
                        from: Date.parse(event.at),
                        to,
                        outcome: null
                    }
                ];
            });
        }
        function gateIn(events, until) {
            let parts = [];
            let begun = new Map();
            let close = (name, to, outcome)=>{
                let from = begun.get(name);
                if (void 0 !== from) parts.push({
                    name,
                    from,
                    to,
                    outcome
                });
                begun.delete(name);
            };
            for (let event of events){
                let at = Date.parse(event.at);
                switch(event.event){
                    case 'judge_start':
                    case 'tests_start':
                    case 'verifier_start':
                        begun.set(event.event.replace('_start', ''), at);
                        break;
                    case 'judge_end':
                        close('judge', at, null);
                        break;
                    case 'tests_end':
                        close('tests', at, outcomeOf('pass' === event.verdict ? 'success' : 'failure', 'tests_failed'));
                        break;
                    case 'verifier_end':
                        close('verifier', at, outcomeOf(event.ok ? 'success' : 'failure', event.reason));
                        break;
                }
            }
            for (let name of [
                ...begun.keys()
            ])close(name, until, cutOff);
            return parts;
        }
        function outcomeOf(status, reason) {
            let known = signal_schema.N9.find((each)=>each === reason) ?? null;
            return {
                status,
                reason: 'failure' === status ? known : null
            };
        }
        function endedTrace({ signal, exitStatus, decision }, { runId, services }) {
            let reason = 'failure' === signal.status ? signal.details.reason : null;
            let end = {
                outcome: outcomeOf(signal.status, reason),
                exitStatus,
                decision: decision.action
            };
            return runTrace(services.ledger.events, runId, end);
        }
        function cutOffTrace(events) {
            let opening = events.findLast((event)=>'phase_start' === event.event);
            if (void 0 === opening || null !== (0, readings_opening.SN)(events)) return null;
            return runTrace(events, opening.runId, {
                outcome: outcomeOf('cut off'),
                exitStatus: 'INTERRUPTED',
                decision: null
            });
        }
        function recordedTrace({ verdict, run }, dir, phase) {
            let events = (0, ledger.FB)(dir, phase);
            if (null === run || 'never run' === verdict) return null;
            let ended = (0, readings_opening.SN)(events);
            let reason = ended?.signal.details.reason;
            return runTrace(events, run.id, {
                outcome: outcomeOf(verdict, reason),
                exitStatus: run.exitStatus,
                decision: ended?.decision ?? null
            });
        }
        function traceSource({ environment }, { head, branch, isPushed }) {
            let resource = (0, otlp_target.jR)(environment.OTEL_RESOURCE_ATTRIBUTES);
            let service = environment.OTEL_SERVICE_NAME || resource['service.name'] || 'phase-executor';
            return {
                service,
                resource,
                host: (0, host_links.h)({
                    environment
                }, isPushed),
                head,
                branch
            };
        }
        async function sendTrace(trace, source, settings, world) {
            let target = (0, otlp_target.Fh)(settings['otel-endpoint'], world.environment);
            if (null === target) return;
            let redact = (0, redactor.sD)({
                settings,
                world
            });
            let tell = (text)=>world.progress((0, report_text.pj)(text));
            let taken = 0;
            try {
                if ('problem' in target) throw new Error(target.problem);
                let made = trace();
                if (null === made) return;
                let host = (0, http_patience.w4)(target.url);
                let patience = (0, patience_of.H)(world);
                for (let request of (0, traces.u)(made, source)){
                    let { rejected, said } = refusedIn(await (0, delivery.c)(deliveryOf(request, target), patience));
                    let count = spansIn(request);
                    taken += count - rejected;
                    if (rejected > 0) tell(`${host} did not take ${rejected} of ${(0, report_text.hS)(count, 'span')}: ${redact(said)}`);
                    else if ('' !== said) tell(`${host} says of the trace: ${redact(said)}`);
                }
                tell(`sent ${(0, report_text.hS)(taken, 'span')} to ${host}, trace ${(0, trace_ids.aB)(made.key)}`);
            } catch (error) {
                tell(`the trace was not sent${taken > 0 ? ` after ${(0, report_text.hS)(taken, 'span')}` : ''}: ${redact(error.message)}`);
            }
        }
        function deliveryOf(request, { url, headers, callMs }) {
            return {
                url,
                body: JSON.stringify(request),
                headers: ()=>headers,
                isTransient,
                callMs
            };
        }
        function isTransient(status) {
            return 429 === status || 502 === status || 503 === status || 504 === status;
        }
        function spansIn({ resourceSpans }) {
            return resourceSpans.flatMap(({ scopeSpans })=>scopeSpans.flatMap(({ spans })=>spans)).length;
        }
        function refusedIn(answer) {
            try {
                let { rejectedSpans = 0, errorMessage = '' } = Answer.parse(JSON.parse(answer)).partialSuccess ?? {};
                return {
                    rejected: Number(rejectedSpans),
                    said: errorMessage.replace(/\s+/g, ' ').slice(0, 300)
                };
            } catch  {
                return {
                    rejected: 0,
                    said: ''
                };
            }
        }
        let Answer = schemas.Ikc({
            partialSuccess: schemas.Ikc({
                rejectedSpans: schemas.KCZ([
                    schemas.YjP().regex(/^\d{1,9}$/),
                    schemas.Whr().nonnegative()
                ]).optional(),
                errorMessage: schemas.YjP().optional()
            }).nullish()
        });
    }),
    2864: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
            let rows = _settings_js__WEBPACK_IMPORTED_MODULE_0__.mH.flatMap(([name, { key, value: placeholder, shown }])=>{
                let value = void 0 === shown ? settings[name] : shown(settings[name]);
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
    })
};
