export const id = 2441;
export const ids = [
    2441
];
export const modules = {
    80644: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>HostError,
            f: ()=>HostApi
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        var _http_patience_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58977);
        class HostError extends Error {
            name = 'HostError';
            status;
            said;
            constructor(message, status = null, said = ''){
                super(message);
                this.status = status;
                this.said = said;
            }
        }
        let callMs = 15_000;
        let pageSize = 100;
        let mostPages = 100;
        class HostApi {
            #access;
            #patience;
            #viewer = null;
            constructor(access, bounds = {}){
                this.#access = access;
                this.#patience = new _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.i3(bounds);
            }
            get repository() {
                return this.#access.repository;
            }
            async get(path, form) {
                return read(form, path, await this.#call('GET', path, {
                    isRepeatable: true
                }));
            }
            async list(path, form) {
                let found = [];
                for(let page = 1; page <= mostPages; page += 1){
                    let mark = path.includes('?') ? '&' : '?';
                    let part = await this.#call('GET', `${path}${mark}per_page=${pageSize}&page=${page}`, {
                        isRepeatable: true
                    });
                    found.push(...read(zod__WEBPACK_IMPORTED_MODULE_1__.YOg(form), path, part));
                    if (!part.hasNext) return found;
                }
                throw new HostError(`${path} has more than ${mostPages * pageSize} entries; they were not all read`);
            }
            async patch(path, body, form) {
                return read(form, path, await this.#call('PATCH', path, {
                    body,
                    isRepeatable: true
                }));
            }
            async create(path, body, form) {
                return read(form, path, await this.#call('POST', path, {
                    body,
                    isRepeatable: false
                }));
            }
            async put(path, body, form) {
                return read(form, path, await this.#call('POST', path, {
                    body,
                    isRepeatable: true
                }));
            }
            async remove(path) {
                try {
                    await this.#call('DELETE', path, {
                        isRepeatable: true
                    });
                } catch (error) {
                    if (!(error instanceof HostError) || 404 !== error.status) throw error;
                }
            }
            get hasGraphql() {
                return null !== this.#access.graphql;
            }
            async graphql(query, variables, form) {
                let { graphql } = this.#access;
                if (null === graphql) throw new HostError('this host has no GraphQL');
                let answer = await this.#call('POST', graphql, {
                    body: {
                        query,
                        variables
                    },
                    isRepeatable: true
                });
                let { data, errors = [] } = read(GraphqlAnswer, graphql, answer);
                let [first] = errors;
                if (void 0 !== first) throw new HostError(`${(0, _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.w4)(graphql)} refused: ${first.message}`, 200, first.message);
                return read(form, graphql, new Answered(data));
            }
            viewer() {
                this.#viewer ??= this.#askViewer();
                return this.#viewer;
            }
            async #askViewer() {
                if (this.hasGraphql) {
                    let Viewer = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                        viewer: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                            login: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
                        })
                    });
                    let { viewer } = await this.graphql('query { viewer { login } }', {}, Viewer);
                    return viewer.login;
                }
                return (await this.get('user', zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                    login: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
                }))).login;
            }
            #call(method, path, { body, isRepeatable }) {
                return this.#patience.repeat(()=>this.#once(method, path, body), isRepeatable);
            }
            async #once(method, path, body) {
                let { api, token } = this.#access;
                let url = /^https?:/.test(path) ? path : `${api.replace(/\/+$/, '')}/${path}`;
                let host = (0, _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.w4)(url);
                if (this.#patience.isOver) return new _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.oD(new HostError(`${host} did not answer in time`), {
                    isFinal: true
                });
                let headers = {
                    authorization: `Bearer ${token}`,
                    accept: 'application/vnd.github+json',
                    'user-agent': 'phase-executor',
                    ...void 0 === body ? {} : {
                        'content-type': 'application/json'
                    }
                };
                let request = {
                    method,
                    headers,
                    ...void 0 === body ? {} : {
                        body: JSON.stringify(body)
                    }
                };
                try {
                    let answer = await this.#patience.fetch(url, request, {
                        callMs
                    });
                    if (!answer.isOk) return refusal(answer, `${host}, ${method} ${withoutQuery(path)}`);
                    let hasNext = /;\s*rel="?next"?/.test(answer.headers.get('link') ?? '');
                    return new Answered('' === answer.text ? null : JSON.parse(answer.text), hasNext);
                } catch (error) {
                    let why = error.message;
                    return new _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.oD(new HostError(`${host} did not answer ${method} ${withoutQuery(path)}: ${why}`));
                }
            }
        }
        let GraphqlAnswer = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            data: zod__WEBPACK_IMPORTED_MODULE_1__.L5J(),
            errors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
            })).optional()
        });
        class Answered {
            value;
            hasNext;
            constructor(value, hasNext = false){
                this.value = value;
                this.hasNext = hasNext;
            }
        }
        function read(form, path, { value }) {
            let { data, error } = form.safeParse(value);
            if (void 0 === error) return data;
            let [issue] = error.issues;
            throw new HostError(`${withoutQuery(path)}: the answer cannot be read: ${issue?.path.join('.')}: ${issue?.message}`, 200);
        }
        function refusal({ status, headers, text }, what) {
            let said = messageIn(text);
            let needed = headers.get('x-accepted-github-permissions');
            let hint = 403 === status && null !== needed ? ` (it needs ${needed})` : 401 === status ? ' (the token is wrong or has expired)' : '';
            let error = new HostError(`${what}: answered ${status}: ${said}${hint}`, status, said);
            let waitMs = (0, _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.Uy)(headers) ?? untilReset(headers);
            let isLimited = 429 === status || 403 === status && (null !== waitMs || /rate limit/i.test(said));
            if (isLimited) return new _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.oD(error, {
                waitMs: waitMs ?? 60_000,
                wasHeard: false
            });
            return new _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.oD(error, {
                isFinal: status < 500
            });
        }
        function untilReset(headers) {
            let reset = headers.get('x-ratelimit-reset');
            let now = Date.parse(headers.get('date') ?? '');
            if ('0' !== headers.get('x-ratelimit-remaining') || !reset || Number.isNaN(now)) return null;
            return Math.max(0, 1_000 * Number(reset) - now);
        }
        function messageIn(text) {
            let shown = (said)=>said.replace(/\s+/g, ' ').slice(0, 300);
            try {
                let Said = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                    message: zod__WEBPACK_IMPORTED_MODULE_1__.YjP(),
                    errors: zod__WEBPACK_IMPORTED_MODULE_1__.YOg(zod__WEBPACK_IMPORTED_MODULE_1__.L5J()).optional()
                });
                let { message, errors = [] } = Said.parse(JSON.parse(text));
                return shown([
                    message,
                    ...errors.map((each)=>'string' == typeof each ? each : JSON.stringify(each))
                ].join('; '));
            } catch  {
                return shown(text);
            }
        }
        function withoutQuery(path) {
            return path.replace(/\?.*$/, '').replace(/^https?:\/\/[^/]+\//, '');
        }
    }),
    3047: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L5: ()=>wasPerhapsHeard,
            iN: ()=>ownFirstLines,
            jW: ()=>putComment
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        var _host_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80644);
        let Comment = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_1__.aig(),
            body: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().nullish(),
            html_url: zod__WEBPACK_IMPORTED_MODULE_1__.YjP().optional(),
            user: zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                login: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
            }).nullish()
        });
        async function putComment(number, body, host) {
            let [marker = ''] = body.split('\n', 1);
            let found = await commentsOf(await host.viewer(), number, marker, host);
            let [first, ...more] = found.length > 0 ? found : await created(number, body, marker, host);
            if (void 0 === first) throw new _host_api_js__WEBPACK_IMPORTED_MODULE_0__.d(`the comment on #${number} was made and is not there`);
            for (let { id } of more)await host.remove(pathOf(id, host));
            let kept = first.body === body ? first : await host.patch(pathOf(first.id, host), {
                body
            }, Comment);
            return kept.html_url ?? '';
        }
        async function created(number, body, marker, host) {
            let path = `repos/${host.repository}/issues/${number}/comments`;
            let make = ()=>host.create(path, {
                    body
                }, Comment);
            let viewer = await host.viewer();
            let made;
            try {
                made = await make();
            } catch (error) {
                if (!wasPerhapsHeard(error)) throw error;
                let there = await commentsOf(viewer, number, marker, host);
                if (there.length > 0) return there;
                made = await make();
            }
            return commentsOf(made.user?.login ?? viewer, number, marker, host);
        }
        async function commentsOf(login, number, marker, host) {
            let all = await host.list(`repos/${host.repository}/issues/${number}/comments`, Comment);
            return all.filter(({ body, user })=>user?.login === login && (body ?? '').split(/\r?\n/, 1)[0] === marker).sort((one, other)=>one.id - other.id);
        }
        async function ownFirstLines(number, host) {
            let viewer = await host.viewer();
            let all = await host.list(`repos/${host.repository}/issues/${number}/comments`, Comment);
            return all.filter(({ user })=>user?.login === viewer).map(({ body })=>(body ?? '').split(/\r?\n/, 1)[0] ?? '');
        }
        function pathOf(id, host) {
            return `repos/${host.repository}/issues/comments/${id}`;
        }
        function wasPerhapsHeard(error) {
            return error instanceof _host_api_js__WEBPACK_IMPORTED_MODULE_0__.d && (null === error.status || error.status >= 500);
        }
    }),
    58782: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            PU: ()=>isOver,
            Su: ()=>cancelRun,
            ol: ()=>workflowRunOf
        });
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        var _host_api_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80644);
        let patienceMs = 10_000;
        function workflowRunOf({ GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT }) {
            if (!GITHUB_REPOSITORY || !/^\d{1,18}$/.test(GITHUB_RUN_ID ?? '')) return null;
            return {
                repository: GITHUB_REPOSITORY,
                id: GITHUB_RUN_ID ?? '',
                attempt: Number(GITHUB_RUN_ATTEMPT) || 1
            };
        }
        async function isOver(run, token, environment) {
            let here = workflowRunOf(environment);
            if (null === here || here.repository !== run.repository) return false;
            if (here.id === run.id) return run.attempt < here.attempt;
            let { GITHUB_API_URL: api = '' } = environment;
            if (!URL.canParse(api) || '' === token || !/^\d{1,18}$/.test(run.id)) return false;
            try {
                let answer = await fetch(`${api}/repos/${run.repository}/actions/runs/${run.id}`, {
                    headers: {
                        authorization: `Bearer ${token}`,
                        accept: 'application/json',
                        'user-agent': 'phase-executor'
                    },
                    signal: AbortSignal.timeout(patienceMs)
                });
                let { data } = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
                    status: zod__WEBPACK_IMPORTED_MODULE_1__.YjP()
                }).safeParse(answer.ok ? await answer.json() : null);
                return data?.status === 'completed';
            } catch  {
                return false;
            }
        }
        async function cancelRun({ id }, host) {
            try {
                await host.put(`repos/${host.repository}/actions/runs/${id}/cancel`, {}, zod__WEBPACK_IMPORTED_MODULE_1__.L5J());
                return true;
            } catch (error) {
                if (error instanceof _host_api_js__WEBPACK_IMPORTED_MODULE_0__.d && 409 === error.status) return false;
                throw error;
            }
        }
    }),
    37023: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ah: ()=>endedComment,
            MZ: ()=>markedKey,
            Ql: ()=>commentMarker,
            UI: ()=>atWorkComment,
            dY: ()=>cutOffComment
        });
        var _fitted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7900);
        var _headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5916);
        var _markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63021);
        var _plan_story_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44603);
        var _plan_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23914);
        var _text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(44639);
        var _ways_on_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16692);
        let mostCharacters = 65_000;
        function commentMarker({ phase, folder }, kind = 'comment') {
            let safe = (text)=>encodeURIComponent(text).replace(/-(?=-)/g, '%2D');
            return `<!-- phase-executor:${kind} phase=${safe(phase)} folder=${safe(folder)} -->`;
        }
        function markedKey(line) {
            let [, phase, folder] = markerForm.exec(line.trimEnd()) ?? [];
            if (void 0 === phase || void 0 === folder) return null;
            try {
                return {
                    phase: decodeURIComponent(phase),
                    folder: decodeURIComponent(folder)
                };
            } catch  {
                return null;
            }
        }
        let markerForm = /^<!-- phase-executor:(?:comment|pull-request|issue) phase=(\S{1,1000}) folder=(\S{0,3000}) -->$/;
        function endedComment(report, key, { team, remote } = {
            team: '',
            remote: ''
        }) {
            let { plans, host, ended } = report;
            let isAwaited = 'escalate' === ended.decision.action || 'await_user' === ended.decision.action;
            let links = (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.B9)(host);
            let first = [
                `${commentMarker(key)}\n${(0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.R_)(report)}`,
                (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.E9)(report),
                (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.u5)(report),
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
            let parts = [
                (0, _plan_table_js__WEBPACK_IMPORTED_MODULE_1__.k0)(plans, host, mostCharacters / 2),
                ...(0, _plan_story_js__WEBPACK_IMPORTED_MODULE_2__.ab)(plans),
                ...isAwaited ? [
                    ...(0, _ways_on_js__WEBPACK_IMPORTED_MODULE_3__.B)(team),
                    (0, _ways_on_js__WEBPACK_IMPORTED_MODULE_3__.g)(report, remote)
                ] : [],
                ...(0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.IW)(report),
                ...(0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.Y3)(plans).map(_plan_story_js__WEBPACK_IMPORTED_MODULE_2__.tJ)
            ];
            return (0, _fitted_js__WEBPACK_IMPORTED_MODULE_4__.$)([
                first,
                ...parts
            ], mostCharacters);
        }
        function atWorkComment({ phase, plans, host, since, next }, key) {
            let done = plans.filter(({ state })=>'success' === state).length;
            let links = (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.B9)(host);
            let first = [
                `${commentMarker(key)}\n## ⏳ Phase ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.name)}: running`,
                `Since ${since}. ${done} of ${(0, _text_js__WEBPACK_IMPORTED_MODULE_6__.hS)(plans.length, 'plan')} complete.${null === next ? '' : ` ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(next)}`}`,
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
            let shown = plans.slice(0, 100);
            let rows = shown.map(({ id, title, state })=>{
                let mark = 'open' === state || 'success' === state ? '' : `${_plan_table_js__WEBPACK_IMPORTED_MODULE_1__.Pt[state]} ${state}: `;
                return `- [${'success' === state ? 'x' : ' '}] ${mark}${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(title ?? '', 80)}`.trimEnd();
            });
            let rest = plans.length - shown.length;
            return (0, _fitted_js__WEBPACK_IMPORTED_MODULE_4__.$)([
                first,
                [
                    ...rows,
                    ...rest > 0 ? [
                        `- … and ${rest} more`
                    ] : []
                ].join('\n')
            ], mostCharacters);
        }
        function cutOffComment({ phase, host }, why, key) {
            let links = (0, _headline_js__WEBPACK_IMPORTED_MODULE_0__.B9)(host);
            return [
                `${commentMarker(key)}\n## ❌ Phase ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.name)}: INTERRUPTED`,
                (0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(why, 2000),
                '**Next:** run the phase again; it continues where this one ended',
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
        }
    }),
    7900: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>fitted
        });
        function fitted([first, ...rest], most, size = (text)=>text.length) {
            let parts = [
                first
            ];
            let left = most - size(first) - remainderRoom;
            let omitted = 0;
            for (let part of rest){
                let needed = size(part) + 2;
                if (needed > left) omitted += 1;
                else {
                    parts.push(part);
                    left -= needed;
                }
            }
            if (omitted > 0) parts.push(`_${omitted} more ${1 === omitted ? 'part' : 'parts'} of this report did not fit; the run has them._`);
            return parts.join('\n\n');
        }
        let remainderRoom = 120;
    }),
    5916: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B9: ()=>linksTo,
            E9: ()=>causeAndNext,
            IW: ()=>remarks,
            R_: ()=>heading,
            Y3: ()=>troubled,
            sk: ()=>nextStep,
            u5: ()=>figures
        });
        var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63021);
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15272);
        var _plan_report_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42354);
        var _plan_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23914);
        var _spending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12676);
        var _text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44639);
        function heading({ phase, ended }) {
            return `## ${_plan_table_js__WEBPACK_IMPORTED_MODULE_0__.Pt[ended.signal.status]} Phase ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(phase.id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(phase.name)}: ${ended.exitStatus}`;
        }
        function causeAndNext(report) {
            let { ended } = report;
            let why = [
                ended.decision.why,
                ...(0, _phase_report_js__WEBPACK_IMPORTED_MODULE_3__.ST)(ended)
            ].map((each)=>(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(each, 1000)).join('; ');
            return `**${ended.decision.action}**: ${why}\n\n**Next:** ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(nextStep(report))}`;
        }
        function nextStep(report) {
            let { ended, nextPhase } = report;
            let [first] = stepsOf(report);
            if (!ended.decision.continue) return first ?? 'look at the run, then run the phase again';
            return null === nextPhase ? 'review the work; this was the last phase' : `review the work; the next phase is ${nextPhase}`;
        }
        function figures({ ended, host, head, branch }) {
            let { plans, durationMs, evidence } = ended;
            let spent = (0, _spending_js__WEBPACK_IMPORTED_MODULE_1__.u)(ended);
            let complete = [
                ...plans.values()
            ].filter(({ status })=>'success' === status).length;
            return [
                `${complete} of ${plans.size} ${1 === plans.size ? 'plan' : 'plans'} complete`,
                (0, _text_js__WEBPACK_IMPORTED_MODULE_4__.vk)(durationMs),
                (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_3__.MV)(ended)),
                ...null === evidence ? [] : [
                    `evidence: ${evidence}`
                ],
                ...null === spent ? [] : [
                    spent
                ],
                `${null === branch ? '' : `branch ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(branch)}, `}commit ${(0, _plan_table_js__WEBPACK_IMPORTED_MODULE_0__.wn)(head, host)}`
            ].join(' · ');
        }
        function stepsOf({ ended: { signal }, host }) {
            let steps = signal.details.nextSteps;
            return null === host ? steps : steps.filter((step)=>!step.includes('/.git/'));
        }
        function remarks(report) {
            return [
                ...(0, _phase_report_js__WEBPACK_IMPORTED_MODULE_3__.Hq)(report.ended.signal).map((warning)=>`- ⚠️ ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(warning)}`),
                ...stepsOf(report).slice(1).map((step)=>`- ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(step)}`)
            ];
        }
        function troubled(plans) {
            return (0, _plan_report_js__WEBPACK_IMPORTED_MODULE_5__.Y)(plans).filter(({ signal, attempts })=>'failure' === signal.status || 'blocked' === signal.status || attempts.some(({ reason })=>null !== reason));
        }
        function linksTo(host) {
            if (null === host) return null;
            let { run, page, record } = host;
            let left = [
                ...null === page ? [] : [
                    `[report](${page})`
                ],
                ...null === record ? [] : [
                    `[logs and events](${record})`
                ]
            ];
            return [
                `[Run, with its summary](${run})`,
                ...left.length > 0 ? left : [
                    `[report and logs](${run}#artifacts)`
                ]
            ].join(' · ');
        }
    }),
    44603: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            FL: ()=>lastWordsOf,
            ab: ()=>questions,
            tJ: ()=>planStory,
            zH: ()=>details
        });
        var _fence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23327);
        var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63021);
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15272);
        var _question_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58322);
        var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);
        function planStory({ id, signal, attempts }) {
            let failed = attempts.filter(({ reason })=>null !== reason);
            let isHealed = 'success' === signal.status;
            let count = `${attempts.length} ${1 === attempts.length ? 'attempt' : 'attempts'}`;
            let title = isHealed ? `healed after ${failed.map(({ reason })=>reason).join(', ')} (${count})` : `${signal.status}${0 === attempts.length ? '' : ` after ${count}`}`;
            let last = isHealed || saidBy(failed.at(-1)) ? [] : [
                (0, _fence_js__WEBPACK_IMPORTED_MODULE_0__.OF)((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.UW)(signal))
            ];
            let kept = signal.details.checkpoints.map((ref)=>`Its work is kept in ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(ref)}.`);
            return details(`Plan ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(id)}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(title, 200)}`, [
                ...failed.slice(-mostAttempts).map(attemptStory),
                ...last,
                ...kept
            ]);
        }
        let mostAttempts = 5;
        function lastWordsOf({ id, title, signal, attempts }) {
            let words = attempts.at(-1)?.words ?? null;
            if ('success' !== signal.status || null === words) return [];
            let name = null === title ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(id) : `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(title, 80)}`;
            return [
                details(`Plan ${name}: last words of the agent`, [
                    (0, _fence_js__WEBPACK_IMPORTED_MODULE_0__.OF)(words, {
                        lines: 20,
                        columns: 400
                    })
                ])
            ];
        }
        function attemptStory({ attempt, reason, message, startedAt, endedAt }) {
            let line = `Attempt ${attempt}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(reason ?? '')} after ${(0, _text_js__WEBPACK_IMPORTED_MODULE_3__.vk)(Math.max(0, endedAt - startedAt))}`;
            return null === message ? line : `${line}\n\n${(0, _fence_js__WEBPACK_IMPORTED_MODULE_0__.OF)(message)}`;
        }
        function saidBy(attempt) {
            return void 0 !== attempt && null !== attempt.message;
        }
        function questions(plans) {
            return plans.flatMap(({ id, signal })=>{
                let question = 'blocked' === signal.status ? signal.details.question : void 0;
                if (void 0 === question) return [];
                let lines = (0, _question_text_js__WEBPACK_IMPORTED_MODULE_4__.Q)(question);
                let more = lines.length > mostLines ? [
                    `> and ${lines.length - mostLines} more lines in the signal`
                ] : [];
                let shown = lines.slice(0, mostLines).map((line)=>`> ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(line)}  `);
                return [
                    [
                        `**Plan ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(id)} waits for a person**`,
                        '',
                        ...shown,
                        ...more
                    ].join('\n')
                ];
            });
        }
        let mostLines = 200;
        function details(title, parts) {
            return `<details><summary>${title}</summary>\n\n${parts.join('\n\n')}\n\n</details>`;
        }
    }),
    23914: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Pt: ()=>icons,
            k0: ()=>planTable,
            wn: ()=>commitLink
        });
        var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63021);
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15272);
        var _plan_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42354);
        var _text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);
        let icons = {
            success: '✅',
            failure: '❌',
            blocked: '⏸️',
            skipped: '⏭️'
        };
        function planTable(plans, host, most) {
            let head = [
                '| | plan | status | attempts | evidence | checks | tests | tokens | cost | time | changes | commit |',
                '|---|---|---|---|---|---|---|---|---|---|---|---|'
            ];
            let rows = [];
            let left = most - head.join('\n').length - remainderRoom;
            let sorted = (0, _plan_report_js__WEBPACK_IMPORTED_MODULE_0__.Y)(plans);
            for (let plan of sorted){
                let row = rowOf(plan, host);
                if (row.length + 1 > left) break;
                rows.push(row);
                left -= row.length + 1;
            }
            let rest = sorted.slice(rows.length);
            let text = [
                ...head,
                ...rows
            ].join('\n');
            return 0 === rest.length ? text : `${text}\n\n… and ${remainder(rest)}`;
        }
        let remainderRoom = 120;
        function remainder(plans) {
            let counts = new Map();
            for (let { signal } of plans)counts.set(signal.status, 1 + (counts.get(signal.status) ?? 0));
            let parts = [
                ...counts
            ].map(([status, count])=>`${count} ${status}`);
            return `${plans.length} more ${1 === plans.length ? 'plan' : 'plans'}: ${parts.join(', ')}`;
        }
        function rowOf(plan, host) {
            let { signal, changes, commit } = plan;
            let { tokensUsed, costUsd, durationMs } = signal.details;
            let { level, passed, of, tests } = (0, _plan_report_js__WEBPACK_IMPORTED_MODULE_0__.X)(plan);
            let name = null === plan.title ? (0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.t)(plan.id) : `${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.t)(plan.id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.t)(plan.title, 80)}`;
            let cells = [
                icons[signal.status],
                name,
                'success' === signal.status ? 'success' : `${signal.status}: ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.t)((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_2__.UW)(signal), 160)}`,
                attemptsCell(plan),
                level ?? '',
                0 === of ? '' : `${passed} of ${of}`,
                tests ?? '',
                void 0 === tokensUsed ? '' : tokensUsed.toLocaleString('en-US'),
                void 0 === costUsd ? '' : `USD ${costUsd.toFixed(2)}`,
                void 0 === durationMs ? '' : (0, _text_js__WEBPACK_IMPORTED_MODULE_3__.vk)(durationMs),
                null === changes ? '' : `+${changes.added} −${changes.removed} in ${changes.files}`,
                null === commit ? '' : commitLink(commit, host)
            ];
            return `| ${cells.join(' | ')} |`;
        }
        function attemptsCell({ signal, attempts }) {
            let failed = [
                ...new Set(attempts.flatMap(({ reason })=>reason ?? []))
            ];
            let healed = 'success' === signal.status && failed.length > 0 ? `, healed after ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_1__.t)(failed.join(', '))}` : '';
            return void 0 === signal.attempt ? '' : `${signal.attempt}${healed}`;
        }
        function commitLink(commit, host) {
            let short = `\`${commit.slice(0, 10)}\``;
            return host?.hasCommits ? `[${short}](${host.repository}/commit/${commit})` : short;
        }
    }),
    12676: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            q: ()=>costPerPlan,
            u: ()=>spentText
        });
        var _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22187);
        function costPerPlan({ spent, plans }) {
            let verified = [
                ...plans.values()
            ].filter(({ status })=>'success' === status).length;
            return 0 !== verified && spent.isCostKnown && 0 !== spent.costUsd ? spent.costUsd / verified : null;
        }
        function spentText(phase) {
            let { spent } = phase;
            if (0 === (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.k8)(spent) && 0 === spent.costUsd) return null;
            let share = (0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.Vs)(spent);
            let perPlan = costPerPlan(phase);
            let cached = null === share ? '' : ` (${Math.round(100 * share)} % of the input from the cache)`;
            let cost = spent.isCostKnown ? [
                `USD ${spent.costUsd.toFixed(2)}`
            ] : [
                spent.costUsd > 0 ? `USD ${spent.costUsd.toFixed(2)} and a part of unknown cost` : 'the cost is not known'
            ];
            return [
                `${(0, _signal_budget_js__WEBPACK_IMPORTED_MODULE_0__.k8)(spent).toLocaleString('en-US')} tokens${cached}`,
                ...cost,
                ...null === perPlan ? [] : [
                    `USD ${perPlan.toFixed(2)} for each verified plan`
                ]
            ].join(', ');
        }
    }),
    16692: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: ()=>calledTeam,
            g: ()=>waysOn
        });
        var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
        function waysOn({ phase, plans, branch, host }, remote) {
            let at = '' === remote ? '' : ` --remote ${remote}`;
            let on = null !== branch && host?.hasCommits ? ` --branch ${branch}` : '';
            let id = phase.id;
            let asking = plans.filter(({ signal })=>'blocked' === signal.status && void 0 !== signal.details.question);
            let answers = asking.flatMap(({ id: plan, signal })=>{
                let kind = 'blocked' === signal.status ? signal.details.question?.kind : void 0;
                let verb = 'decision' === kind ? 'answer' : 'approve';
                let text = 'answer' === verb ? ' <text>' : '';
                return [
                    [
                        `${verb} ${id} ${plan}${text}`,
                        `phase-executor ${verb} ${id} ${plan}${text}${at}`
                    ]
                ];
            });
            let rows = [
                ...answers,
                [
                    `run ${id}`,
                    `phase-executor run ${id}${on}${at}`
                ],
                [
                    `retry ${id}`,
                    `phase-executor run ${id} --fresh${on}${at}`
                ]
            ].map(([comment, command])=>`| ${code(`/phase ${comment}`)} | ${code(command)} |`);
            return [
                '| in a comment, where those are obeyed | in a clone |',
                '| --- | --- |',
                ...rows
            ].join('\n');
        }
        function calledTeam(team) {
            return '' === team ? [] : [
                `@${team}: this phase needs one of you.`
            ];
        }
        function code(text) {
            return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.t)(text);
        }
    }),
    90298: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Ir: ()=>beginning,
            Z: ()=>eventPullRequest,
            w4: ()=>hostOf,
            Dg: ()=>progressComment,
            fZ: ()=>tellBeginning,
            HY: ()=>tellCutOff,
            HI: ()=>tellEnd,
            Xj: ()=>tellProgress
        });
        var external_node_fs_ = __webpack_require__(73024);
        var schemas = __webpack_require__(27597);
        var git_error = __webpack_require__(11475);
        var remote = __webpack_require__(44033);
        async function setStatus(commit, status, host) {
            let { state, context, description, url } = status;
            let body = {
                state,
                context,
                description: description.slice(0, 140),
                target_url: url
            };
            await host.put(`repos/${host.repository}/statuses/${commit}`, body, schemas.Ikc({
                state: schemas.YjP()
            }));
        }
        var host_api = __webpack_require__(80644);
        var own_comment = __webpack_require__(3047);
        let PullRequest = schemas.Ikc({
            number: schemas.aig(),
            state: schemas.YjP(),
            title: schemas.YjP(),
            body: schemas.YjP().nullish(),
            draft: schemas.zMY().optional(),
            node_id: schemas.YjP().optional(),
            html_url: schemas.YjP(),
            merged_at: schemas.YjP().nullish(),
            user: schemas.Ikc({
                login: schemas.YjP()
            }).nullish(),
            head: schemas.Ikc({
                ref: schemas.YjP(),
                repo: schemas.Ikc({
                    full_name: schemas.YjP()
                }).nullish()
            }),
            base: schemas.Ikc({
                ref: schemas.YjP()
            })
        });
        async function pullRequestsOf(branch, host) {
            let [owner = ''] = host.repository.split('/');
            let head = encodeURIComponent(`${owner}:${branch}`);
            let all = await host.list(`repos/${host.repository}/pulls?state=all&head=${head}`, PullRequest);
            return all.filter((each)=>each.head.ref === branch && each.head.repo?.full_name === host.repository).sort((one, other)=>other.number - one.number);
        }
        async function defaultBranch(host) {
            return (await host.get(`repos/${host.repository}`, schemas.Ikc({
                default_branch: schemas.YjP()
            }))).default_branch;
        }
        async function propose(proposal, host) {
            let found = await pullRequestsOf(proposal.branch, host);
            let open = found.find(({ state })=>'open' === state);
            if (open) return updated(open, proposal, host);
            let [last] = found;
            if (last && !last.merged_at) return {
                pullRequest: null,
                note: `pull request #${last.number} was closed by somebody; reopen it to have it updated`
            };
            return opened(proposal, host);
        }
        async function opened(proposal, host) {
            let { branch, base, title, body, isReady } = proposal;
            let path = `repos/${host.repository}/pulls`;
            let make = (draft)=>host.create(path, {
                    title,
                    body,
                    head: branch,
                    base,
                    draft
                }, PullRequest);
            try {
                return {
                    pullRequest: await make(!isReady),
                    note: null
                };
            } catch (error) {
                if (!(error instanceof host_api.d)) throw error;
                if (/no commits between/i.test(error.said)) return {
                    pullRequest: null,
                    note: null
                };
                if (/draft pull requests are not supported/i.test(error.said)) return {
                    pullRequest: null,
                    note: 'no pull request yet: this repository has no drafts, so it is opened when the phase succeeds'
                };
                if (!(0, own_comment.L5)(error) && !/already exists/i.test(error.said)) throw error;
                let there = (await pullRequestsOf(branch, host)).find(({ state })=>'open' === state);
                return there ? updated(there, proposal, host) : {
                    pullRequest: await make(!isReady),
                    note: null
                };
            }
        }
        async function updated(there, { body, isReady }, host) {
            let [marker = ''] = body.split('\n', 1);
            let isOurs = (there.body ?? '').startsWith(marker) && there.user?.login === await host.viewer();
            if (!isOurs) return {
                pullRequest: there,
                note: null
            };
            let path = `repos/${host.repository}/pulls/${there.number}`;
            let pullRequest = there.body === body ? there : await host.patch(path, {
                body
            }, PullRequest);
            if (!isReady || true !== pullRequest.draft) return {
                pullRequest,
                note: null
            };
            return markReady(pullRequest, host);
        }
        async function markReady(pullRequest, host) {
            let { number, node_id: id } = pullRequest;
            let byHand = `mark pull request #${number} ready for review by hand`;
            if (!host.hasGraphql || void 0 === id) return {
                pullRequest,
                note: `${byHand}: this host has no GraphQL`
            };
            let Ready = schemas.Ikc({
                markPullRequestReadyForReview: schemas.Ikc({
                    pullRequest: schemas.Ikc({
                        isDraft: schemas.zMY()
                    })
                })
            });
            try {
                await host.graphql('mutation($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }', {
                    id
                }, Ready);
                return {
                    pullRequest: {
                        ...pullRequest,
                        draft: false
                    },
                    note: null
                };
            } catch (error) {
                if (!(error instanceof host_api.d)) throw error;
                return {
                    pullRequest,
                    note: `${byHand}: ${error.message}`
                };
            }
        }
        var report_comment = __webpack_require__(37023);
        var fitted = __webpack_require__(7900);
        var markdown = __webpack_require__(63021);
        let mostCharacters = 65_000;
        function proposalTitle({ phase }) {
            return `Phase ${phase.id}: ${phase.name}`.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 200);
        }
        function proposalBody({ phase, plans }, key) {
            let first = `${(0, report_comment.Ql)(key, 'pull-request')}\nThe work of phase ${(0, markdown.t)(phase.id)} ${(0, markdown.t)(phase.name)}, made by Phase Executor. How it went stands in its comment below.`;
            let parts = plans.map(({ id, title, objective, isDone })=>[
                    `- [${isDone ? 'x' : ' '}] **${(0, markdown.t)(id)}** ${(0, markdown.t)(title ?? '', 120)}`.trimEnd(),
                    ...'' === objective ? [] : [
                        `  ${(0, markdown.t)(objective, 600)}`
                    ]
                ].join('\n'));
            return (0, fitted.$)([
                first,
                ...parts
            ], mostCharacters);
        }
        var host_links = __webpack_require__(56248);
        var patience_of = __webpack_require__(73951);
        async function statusOf(ended, { head, host, phase }, run) {
            let context = statusContext(phase.id, run.workspace.prefix);
            let url = host?.run ?? '';
            let { signal, exitStatus, plans, evidence, judged } = ended;
            let complete = [
                ...plans.values()
            ].filter(({ status })=>'success' === status).length;
            let figures = `${exitStatus}: ${complete} of ${plans.size} plans complete`;
            switch(signal.status){
                case 'success':
                    if (null !== judged && 'COMPLETED' === exitStatus && await addsOnlyRecord(judged, head, run)) return {
                        state: 'success',
                        context,
                        url,
                        description: `${figures}, evidence ${evidence}`
                    };
                    return {
                        state: 'error',
                        context,
                        url,
                        description: `${figures}, but the exit gate has not judged this commit`
                    };
                case 'blocked':
                    return {
                        state: 'pending',
                        context,
                        url,
                        description: `${figures}; it waits`
                    };
                case 'failure':
                    {
                        let { reason } = signal.details;
                        let state = 'internal' === reason || 'interrupted' === reason ? 'error' : 'failure';
                        return {
                            state,
                            context,
                            url,
                            description: `${figures} (${reason})`
                        };
                    }
                case 'skipped':
                    return {
                        state: 'failure',
                        context,
                        url,
                        description: `${figures}; it was skipped`
                    };
            }
        }
        function statusContext(phase, prefix) {
            return `phase/${prefix}${phase}`;
        }
        async function addsOnlyRecord(judged, head, run) {
            if (judged === head) return true;
            let { git, prefix } = run.workspace;
            let parent = await git.resolve(`${head}^`);
            if (parent !== judged) return false;
            let listed = await git.read([
                'diff',
                '--name-only',
                '--no-renames',
                '-z',
                judged,
                head,
                '--'
            ]);
            let changed = listed.split('\0').filter((path)=>'' !== path);
            return changed.every((path)=>path.startsWith(`${prefix}.planning/`));
        }
        var redactor = __webpack_require__(67450);
        var session_remote = __webpack_require__(2076);
        let Issue = schemas.Ikc({
            number: schemas.aig(),
            state: schemas.YjP(),
            body: schemas.YjP().nullish(),
            user: schemas.Ikc({
                login: schemas.YjP()
            }).nullish()
        });
        async function markForAttention(number, { label, assignees }, host) {
            let path = `repos/${host.repository}/issues/${number}`;
            if ('' !== label) await host.put(`${path}/labels`, {
                labels: [
                    label
                ]
            }, schemas.L5J());
            if (assignees.length > 0) await host.put(`${path}/assignees`, {
                assignees
            }, schemas.L5J());
        }
        async function dropLabel(number, label, host) {
            if ('' === label) return;
            await host.remove(`repos/${host.repository}/issues/${number}/labels/${encodeURIComponent(label)}`);
        }
        async function putIssue({ title, body }, marks, host) {
            let [marker = ''] = body.split('\n', 1);
            let there = (await ownIssues(marker, 'all', host))[0] ?? await created({
                title,
                body
            }, marker, host);
            if (there.body !== body || 'open' !== there.state) await host.patch(pathOf(there.number, host), {
                title,
                body,
                state: 'open'
            }, Issue);
            await markForAttention(there.number, marks, host);
        }
        async function closeIssue(body, host) {
            let [marker = ''] = body.split('\n', 1);
            for (let { number } of (await ownIssues(marker, 'open', host)))await host.patch(pathOf(number, host), {
                body,
                state: 'closed',
                state_reason: 'completed'
            }, Issue);
        }
        async function created(issue, marker, host) {
            let make = ()=>host.create(`repos/${host.repository}/issues`, issue, Issue);
            try {
                return await make();
            } catch (error) {
                if (!(0, own_comment.L5)(error)) throw error;
                return (await ownIssues(marker, 'all', host))[0] ?? await make();
            }
        }
        async function ownIssues(marker, state, host) {
            let login = await host.viewer();
            let path = `repos/${host.repository}/issues?state=${state}&creator=${encodeURIComponent(login)}`;
            let all = await host.list(path, Issue);
            return all.filter(({ body, user })=>user?.login === login && (body ?? '').split(/\r?\n/, 1)[0] === marker).sort((one, other)=>one.number - other.number);
        }
        function pathOf(number, host) {
            return `repos/${host.repository}/issues/${number}`;
        }
        var headline = __webpack_require__(5916);
        var plan_story = __webpack_require__(44603);
        var plan_table = __webpack_require__(23914);
        var ways_on = __webpack_require__(16692);
        let attention_mostCharacters = 65_000;
        function attentionTitle({ phase, ended }) {
            let what = 'await_user' === ended.decision.action ? 'waits for a person' : 'needs a person';
            return `Phase ${phase.id} ${phase.name} ${what}`.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ').slice(0, 200);
        }
        function attentionIssue(report, key, { team, remote }) {
            let first = [
                `${(0, report_comment.Ql)(key, 'issue')}\n${(0, headline.R_)(report)}`,
                (0, headline.E9)(report),
                (0, headline.u5)(report)
            ];
            let asked = [
                ...(0, plan_story.ab)(report.plans),
                ...(0, ways_on.B)(team),
                (0, ways_on.g)(report, remote)
            ];
            let parts = [
                lastVerified(report),
                ...asked,
                ...(0, headline.IW)(report)
            ];
            return (0, fitted.$)([
                first.join('\n\n'),
                ...parts,
                ...(0, headline.Y3)(report.plans).map(plan_story.tJ)
            ], attention_mostCharacters);
        }
        function healedIssue(report, key) {
            let marked = `${(0, report_comment.Ql)(key, 'issue')}\n${(0, headline.R_)(report)}`;
            return [
                marked,
                'The phase does not need anybody any more.',
                (0, headline.u5)(report)
            ].join('\n\n');
        }
        function lastVerified({ plans, head, host }) {
            let done = plans.filter(({ signal })=>'success' === signal.status);
            let last = done.at(-1);
            if (void 0 === last) return `Last verified state: no plan is complete; the branch stands at ${(0, plan_table.wn)(head, host)}.`;
            let names = done.map(({ id })=>(0, markdown.t)(id)).join(', ');
            let at = null === last.commit ? '' : `, the last one in ${(0, plan_table.wn)(last.commit, host)}`;
            return `Last verified state: complete are ${names}${at}; the branch stands at ${(0, plan_table.wn)(head, host)}.`;
        }
        async function tellAttention(report, place, host) {
            switch(report.ended.decision.action){
                case 'escalate':
                case 'await_user':
                    return ask(report, place, host);
                case 'proceed':
                    return takeBack(report, place, host);
                case 'retry':
                case 'await_dependency':
                case 'stop':
                    return;
            }
        }
        async function ask(report, { number, key, settings, body }, host) {
            let marks = {
                label: settings['attention-label'],
                assignees: settings.assignees
            };
            if (null !== number) return markForAttention(number, marks, host);
            let calling = {
                team: settings['attention-team'],
                remote: (0, remote.Nt)(settings.remote)
            };
            let text = body(attentionIssue(report, key, calling));
            await putIssue({
                title: body(attentionTitle(report)),
                body: text
            }, marks, host);
        }
        async function takeBack(report, place, host) {
            let { number, key, settings, body } = place;
            if (null !== number) await dropLabel(number, settings['attention-label'], host);
            try {
                await closeIssue(body(healedIssue(report, key)), host);
            } catch (error) {
                if (!(error instanceof host_api.d && [
                    403,
                    404,
                    410
                ].includes(error.status ?? 0))) throw error;
            }
        }
        async function tellProgress(place, { since, signals, next }) {
            let { settings, world, run, read } = place;
            let host = hostOf(settings, world);
            if (null === host || 'off' === settings.comment) return [];
            return attempted([
                async ()=>{
                    let number = eventPullRequest(world) ?? await openPullRequest(place.branch, host);
                    if (null === number) return null;
                    let at = {
                        settings,
                        world,
                        read,
                        done: run.progress.done,
                        prefix: run.workspace.prefix
                    };
                    await (0, own_comment.jW)(number, progressComment(at, {
                        since,
                        signals,
                        next
                    }), host);
                    return null;
                }
            ]);
        }
        function progressComment(place, { since, signals, next }) {
            let { world, read, done, prefix } = place;
            let plans = read.schedule.plans.map(({ plan: { id, title } })=>{
                let state = done.has(id) ? 'success' : signals.get(id)?.status ?? 'open';
                return {
                    id,
                    title,
                    state
                };
            });
            let begun = `${new Date(since).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
            let told = {
                phase: read.phase,
                plans,
                host: (0, host_links.h)(world, true),
                since: begun,
                next
            };
            return (0, redactor.pc)((0, report_comment.UI)(told, keyIn(read.phase.id, prefix)), place);
        }
        function tellBeginning(place) {
            return tellProgress(place, beginning(place.world));
        }
        function beginning({ now }) {
            return {
                since: now(),
                signals: new Map(),
                next: null
            };
        }
        async function tellEnd(report, ended, place) {
            let { settings, world, run } = place;
            let host = hostOf(settings, world);
            if (null === host) return [];
            let number = eventPullRequest(world);
            let status = async ()=>{
                if ('off' === settings['commit-status'] || !place.isPushed) return null;
                let { decision } = ended;
                let isHidden = 'stop' === decision.action && 'unpublished' === decision.reason;
                let commit = isHidden ? await tipOf(place.branch, run.workspace.git, place) : report.head;
                if (null !== commit) await setStatus(commit, await statusOf(ended, report, run), host);
                return null;
            };
            let pullRequest = async ()=>{
                if ('off' === settings['pull-request'] || null === place.branch || !place.isPushed) return null;
                let { pullRequest: found, note } = await proposed(ended, place, place.branch, host);
                number ??= found?.number ?? null;
                return note;
            };
            let comment = async ()=>{
                if ('off' === settings.comment) return null;
                number ??= await openPullRequest(place.branch, host);
                let team = 'off' === settings.attention ? '' : settings['attention-team'];
                let text = (0, report_comment.Ah)(report, keyOf(run), {
                    team,
                    remote: (0, remote.Nt)(settings.remote)
                });
                if (null !== number) await (0, own_comment.jW)(number, (0, redactor.pc)(text, place), host);
                return null;
            };
            let attention = async ()=>{
                number ??= await openPullRequest(place.branch, host);
                let body = (text)=>(0, redactor.pc)(text, place);
                await tellAttention(report, {
                    number,
                    key: keyOf(run),
                    settings,
                    body
                }, host);
                return null;
            };
            return attempted([
                status,
                pullRequest,
                comment,
                ...'off' === settings.attention ? [] : [
                    attention
                ]
            ]);
        }
        async function tellCutOff({ why, left }, { phase, prefix, branch, git }, settings, world) {
            let host = hostOf(settings, world);
            if (null === host) return [];
            let status = async ()=>{
                if ('off' === settings['commit-status'] || null === branch || !branch.isPushed) return null;
                let tip = await tipOf(branch.name, git, {
                    settings,
                    world
                });
                let url = (0, host_links.h)(world, true)?.run ?? '';
                let description = 'the run did not bring the phase to its end; its log says why';
                let told = {
                    state: 'error',
                    context: statusContext(phase.id, prefix),
                    url,
                    description
                };
                if (null !== tip) await setStatus(tip, told, host);
                return null;
            };
            let comment = async ()=>{
                if ('off' === settings.comment) return null;
                let number = eventPullRequest(world) ?? await openPullRequest(branch?.name ?? null, host);
                let key = {
                    phase: phase.id,
                    folder: prefix.replace(/\/$/, '')
                };
                let body = (0, report_comment.dY)({
                    phase,
                    host: (0, host_links.h)(world, true, left)
                }, why, key);
                if (null !== number) await (0, own_comment.jW)(number, (0, redactor.pc)(body, {
                    settings,
                    world
                }), host);
                return null;
            };
            return attempted([
                status,
                comment
            ]);
        }
        async function tipOf(branch, git, { settings, world }) {
            if (null === branch || '' === settings.remote) return null;
            let name = `refs/heads/${branch}`;
            return (await (0, session_remote.e)(git, settings, world).list([
                name
            ])).get(name) ?? null;
        }
        async function attempted(steps) {
            let notes = [];
            for (let step of steps)try {
                let note = await step();
                if (null !== note) notes.push(note);
            } catch (error) {
                let { message } = error;
                notes.push(`not told on the host: ${error instanceof host_api.d || error instanceof git_error.XS ? message : `${message} (an error of Phase Executor)`}`);
            }
            return [
                ...new Set(notes)
            ];
        }
        function hostOf(settings, { environment, interrupt }, patienceMs) {
            let { GITHUB_API_URL: api = '', GITHUB_GRAPHQL_URL: graphql = '', GITHUB_REPOSITORY: repository = '' } = environment;
            let token = settings['github-token'];
            if ('' === token || !URL.canParse(api) || !host_links.Z.test(repository)) return null;
            let access = {
                api,
                graphql: URL.canParse(graphql) ? graphql : null,
                repository,
                token
            };
            return new host_api.f(access, (0, patience_of.B)({
                interrupt
            }, patienceMs));
        }
        function eventPullRequest({ environment }) {
            let { GITHUB_EVENT_PATH: path = '' } = environment;
            if ('' === path) return null;
            try {
                let { pull_request: direct, issue } = Event.parse(JSON.parse((0, external_node_fs_.readFileSync)(path, 'utf8')));
                return direct?.number ?? (issue?.pull_request ? issue.number : null);
            } catch  {
                return null;
            }
        }
        let Numbered = schemas.Ikc({
            number: schemas.aig()
        });
        let Event = schemas.Ikc({
            pull_request: Numbered.optional(),
            issue: Numbered.extend({
                pull_request: schemas.L5J().optional()
            }).optional()
        });
        async function openPullRequest(branch, host) {
            if (null === branch) return null;
            return (await pullRequestsOf(branch, host)).find(({ state })=>'open' === state)?.number ?? null;
        }
        async function proposed({ signal }, { world, run, read }, branch, host) {
            let base = baseBranch(world) ?? await defaultBranch(host);
            if (base === branch) return {
                pullRequest: null,
                note: null
            };
            let { done } = run.progress;
            let plans = run.schedule.plans.map(({ plan: { id, title, text } })=>({
                    id,
                    title,
                    objective: objectiveIn(text, title),
                    isDone: done.has(id)
                }));
            let about = {
                phase: read.phase,
                plans
            };
            let isReady = 'success' === signal.status;
            return propose({
                branch,
                base,
                title: proposalTitle(about),
                body: proposalBody(about, keyOf(run)),
                isReady
            }, host);
        }
        function baseBranch({ environment }) {
            let { GITHUB_BASE_REF: target = '', GITHUB_REF: ref = '' } = environment;
            if ('' !== target) return target;
            return ref.startsWith('refs/heads/') ? ref.slice(11) : null;
        }
        function objectiveIn(text, title) {
            let from = text.indexOf('<objective>');
            let to = text.indexOf('</objective>', from);
            if (from < 0 || to < 0) return '';
            let stated = text.slice(from + 11, Math.min(to, from + 10_000)).trim();
            return null !== title && stated.startsWith(title) ? stated.slice(title.length).trim() : stated;
        }
        function keyOf({ phase, workspace }) {
            return keyIn(phase.id, workspace.prefix);
        }
        function keyIn(phase, prefix) {
            return {
                phase,
                folder: prefix.replace(/\/$/, '')
            };
        }
    })
};
