export const id = 6788;
export const ids = [
    6788
];
export const modules = {
    80644: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            d: ()=>HostError,
            f: ()=>HostApi
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
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
        let budgetMs = 90_000;
        let mostTries = 4;
        let pageSize = 100;
        let mostPages = 100;
        class HostApi {
            #access;
            #delayMs;
            #endsAt;
            #until;
            #viewer = null;
            constructor(access, { delayMs = 1_000, patienceMs = budgetMs, until = null } = {}){
                this.#access = access;
                this.#until = until;
                this.#delayMs = delayMs;
                this.#endsAt = performance.now() + patienceMs;
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
                let { data, errors = [] } = read(Answer, graphql, answer);
                let [first] = errors;
                if (void 0 !== first) throw new HostError(`${hostOf(graphql)} refused: ${first.message}`, 200, first.message);
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
            async #call(method, path, { body, isRepeatable }) {
                for(let tries = 1;; tries += 1){
                    let result = await this.#once(method, path, body);
                    if (result instanceof Answered) return result;
                    let { error, waitMs, wasHeard } = result;
                    let mayRepeat = isRepeatable || !wasHeard;
                    let wait = waitMs ?? this.#delayMs * 2 ** (tries - 1);
                    let isLate = performance.now() + wait > this.#endsAt || this.#until?.aborted === true;
                    if (result.isFinal || !mayRepeat || tries >= mostTries || isLate) throw error;
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, void 0, this.#until ? {
                        signal: this.#until
                    } : {}).catch(()=>void 0);
                }
            }
            async #once(method, path, body) {
                let { api, token } = this.#access;
                let url = /^https?:/.test(path) ? path : `${api.replace(/\/+$/, '')}/${path}`;
                let host = hostOf(url);
                let left = this.#endsAt - performance.now();
                if (left <= 0) return new Refused(new HostError(`${host} did not answer in time`), {
                    isFinal: true
                });
                let givingUp = new AbortController();
                let giveUp = ()=>givingUp.abort(new Error('no answer in time'));
                let timer = setTimeout(giveUp, Math.ceil(Math.min(callMs, left)));
                this.#until?.addEventListener('abort', giveUp, {
                    once: true
                });
                if (this.#until?.aborted) giveUp();
                try {
                    let answer = await fetch(url, {
                        method,
                        headers: {
                            authorization: `Bearer ${token}`,
                            accept: 'application/vnd.github+json',
                            'user-agent': 'phase-executor',
                            ...void 0 === body ? {} : {
                                'content-type': 'application/json'
                            }
                        },
                        ...void 0 === body ? {} : {
                            body: JSON.stringify(body)
                        },
                        signal: givingUp.signal
                    });
                    let text = await answer.text();
                    if (!answer.ok) return refusal(answer, text, `${host}, ${method} ${withoutQuery(path)}`);
                    return new Answered('' === text ? null : JSON.parse(text), /;\s*rel="?next"?/.test(answer.headers.get('link') ?? ''));
                } catch (error) {
                    let { message, cause } = error;
                    let why = cause instanceof Error ? cause.message : message;
                    return new Refused(new HostError(`${host} did not answer ${method} ${withoutQuery(path)}: ${why}`));
                } finally{
                    clearTimeout(timer);
                    this.#until?.removeEventListener('abort', giveUp);
                }
            }
        }
        let Answer = zod__WEBPACK_IMPORTED_MODULE_1__.Ikc({
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
        class Refused {
            error;
            isFinal;
            waitMs;
            wasHeard;
            constructor(error, { isFinal = false, waitMs = null, wasHeard = true } = {}){
                this.error = error;
                this.isFinal = isFinal;
                this.waitMs = waitMs;
                this.wasHeard = wasHeard;
            }
        }
        function refusal({ status, headers }, text, what) {
            let said = messageIn(text);
            let needed = headers.get('x-accepted-github-permissions');
            let hint = 403 === status && null !== needed ? ` (it needs ${needed})` : 401 === status ? ' (the token is wrong or has expired)' : '';
            let error = new HostError(`${what}: answered ${status}: ${said}${hint}`, status, said);
            let waitMs = askedWait(headers);
            let isLimited = 429 === status || 403 === status && (null !== waitMs || /rate limit/i.test(said));
            if (isLimited) return new Refused(error, {
                waitMs: waitMs ?? 60_000,
                wasHeard: false
            });
            return new Refused(error, {
                isFinal: status < 500
            });
        }
        function askedWait(headers) {
            let after = headers.get('retry-after');
            if (null !== after && /^\d{1,6}$/.test(after)) return 1_000 * Number(after);
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
        function hostOf(url) {
            return URL.canParse(url) ? new URL(url).host : url;
        }
        function withoutQuery(path) {
            return path.replace(/\?.*$/, '').replace(/^https?:\/\/[^/]+\//, '');
        }
    },
    3047: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    37959: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $l: ()=>refuseDuringRun,
            Fp: ()=>leaseHolder,
            Qz: ()=>FencedError,
            by: ()=>LockedError,
            nD: ()=>Lease,
            uD: ()=>defaultTtlMs,
            x6: ()=>beatMs
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59865);
        class LockedError extends Error {
            name = 'LockedError';
            exitCode = 64;
        }
        class FencedError extends Error {
            name = 'FencedError';
            exitCode = 64;
        }
        let defaultTtlMs = 60_000;
        let beatMs = 1_000;
        let Holder = zod__WEBPACK_IMPORTED_MODULE_3__._H3({
            runId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            pid: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            processStartedAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullable(),
            host: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            boot: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            since: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            heartbeatUptimeMs: zod__WEBPACK_IMPORTED_MODULE_3__.aig(),
            released: zod__WEBPACK_IMPORTED_MODULE_3__.zMY().default(false)
        });
        class Lease {
            epoch;
            complaints;
            #dir;
            #machine;
            #ttlMs;
            #holder;
            constructor(dir, holder, machine, ttlMs, complaints){
                this.epoch = holder.epoch;
                this.complaints = complaints;
                this.#dir = dir;
                this.#holder = holder;
                this.#machine = machine;
                this.#ttlMs = ttlMs;
            }
            static take(gitDir, runId, machine, ttlMs = defaultTtlMs) {
                let dir = leaseDir(gitDir);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, {
                    throwIfNoEntry: false
                })?.isDirectory() === false) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(dir, {
                    force: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                    recursive: true
                });
                let complaints = removeForeign(dir);
                for(let tries = 0; tries < 10; tries += 1){
                    let newest = newestEpoch(dir);
                    let holder = readHolder(dir, newest);
                    if (null !== holder && isHeld(holder, machine, ttlMs)) throw new LockedError(`run ${nameOf(holder)} is already working in this checkout; wait for it or stop it. Without a sign of life it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
                    let unreadable = newest > 0 && null === holder ? [
                        `${fileOf(dir, newest)} could not be read: it was overtaken`
                    ] : [];
                    let taken = holderOf(runId, newest + 1, machine);
                    if (tryMake(dir, taken)) {
                        for (let epoch of epochsIn(dir))if (epoch < taken.epoch) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(dir, epoch), {
                            recursive: true,
                            force: true
                        });
                        removeDrafts(dir, (holder)=>!isHeld(holder, machine, ttlMs));
                        return new Lease(dir, taken, machine, ttlMs, [
                            ...complaints,
                            ...unreadable
                        ]);
                    }
                }
                throw new LockedError(`${dir} could not be taken: other runs keep taking it; start one run at a time. If none is at work, remove that folder`);
            }
            get calls() {
                let dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(this.#dir), 'git-calls');
                return {
                    id: `${this.#holder.runId}.${this.epoch}`,
                    dir,
                    now: this.#machine.now
                };
            }
            check() {
                let newest = newestEpoch(this.#dir);
                if (newest === this.epoch) return;
                let silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
                let later = epochsIn(this.#dir).filter((epoch)=>epoch > this.epoch);
                if (silentMs <= this.#ttlMs && later.every((epoch)=>isMadeUp(readHolder(this.#dir, epoch), this.#machine))) {
                    for (let epoch of later)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(fileOf(this.#dir, epoch), {
                        recursive: true,
                        force: true
                    });
                    this.#write(this.#holder);
                    return;
                }
                let taker = readHolder(this.#dir, newest);
                throw new FencedError(`run ${this.#holder.runId} showed no sign of life for ${Math.round(silentMs / 1000)} s (it was stopped, or the machine slept), and ${taker ? `run ${nameOf(taker)}` : 'another run'} has taken over this checkout; this run has written nothing since and ends here`);
            }
            beat() {
                this.check();
                let { processStartedAt: _, since: __, ...now } = holderOf(this.#holder.runId, this.epoch, this.#machine);
                this.#holder = {
                    ...this.#holder,
                    ...now
                };
                this.#write(this.#holder);
            }
            release() {
                if (newestEpoch(this.#dir) === this.epoch) this.#write({
                    ...this.#holder,
                    released: true
                });
            }
            #write(holder) {
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(fileOf(this.#dir, this.epoch), JSON.stringify(holder), 'fleeting');
            }
        }
        function leaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
            let dir = leaseDir(gitDir);
            let holder = readHolder(dir, newestEpoch(dir));
            return null !== holder && isHeld(holder, machine, ttlMs) ? holder : null;
        }
        function refuseDuringRun(gitDir, machine) {
            let holder = leaseHolder(gitDir, machine);
            if (null !== holder) throw new LockedError(`run ${nameOf(holder)} is working in this checkout; wait for it or stop it`);
        }
        function isHeld(holder, machine, ttlMs) {
            if (holder.released) return false;
            let isHere = holder.host === machine.host && holder.boot === machine.boot;
            if (!isHere) return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
            let isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && null !== holder.processStartedAt;
            return isThatProcess && machine.uptimeMs() - holder.heartbeatUptimeMs <= ttlMs;
        }
        function isMadeUp(holder, { host, boot, startOf }) {
            if (null === holder) return true;
            let isHere = holder.host === host && holder.boot === boot;
            return isHere && (null === holder.processStartedAt || startOf(holder.pid) !== holder.processStartedAt);
        }
        function holderOf(runId, epoch, machine) {
            let at = new Date(machine.now()).toISOString();
            return {
                runId,
                epoch,
                pid: machine.pid,
                processStartedAt: machine.startOf(machine.pid),
                host: machine.host,
                boot: machine.boot,
                since: at,
                heartbeatAt: at,
                heartbeatUptimeMs: machine.uptimeMs(),
                released: false
            };
        }
        function tryMake(dir, holder) {
            let path = fileOf(dir, holder.epoch);
            let draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${holder.runId}.draft`);
            (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(draft, JSON.stringify(holder));
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync)(draft, path);
            } catch (cause) {
                if ('EEXIST' === cause.code) return false;
                throw cause;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(draft, {
                    force: true
                });
            }
            if (newestEpoch(dir) === holder.epoch) return true;
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return false;
        }
        function removeDrafts(dir, isDead) {
            for (let name of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((each)=>each.endsWith('.draft'))){
                let holder = parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
                if (null !== holder && isDead(holder)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                    force: true
                });
            }
        }
        function nameOf({ runId, pid, host, since, heartbeatAt }) {
            return `${runId} (process ${pid} on ${host}, since ${since}, last sign of life ${heartbeatAt})`;
        }
        function leaseDir(gitDir) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor', 'run.lock');
        }
        function fileOf(dir, epoch) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${epoch}.json`);
        }
        let leaseName = /^\d{1,9}\.json$/;
        function removeForeign(dir) {
            let foreign = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((name)=>/^\d+\.json$/.test(name) && !leaseName.test(name));
            for (let name of foreign)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), {
                recursive: true,
                force: true
            });
            return foreign.map((name)=>`${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)} was no lease of ours: it was removed`);
        }
        function newestEpoch(dir) {
            return Math.max(0, ...epochsIn(dir));
        }
        function epochsIn(dir) {
            try {
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).flatMap((name)=>leaseName.test(name) ? [
                        Number.parseInt(name, 10)
                    ] : []);
            } catch (cause) {
                if ([
                    'ENOENT',
                    'ENOTDIR'
                ].includes(cause.code ?? '')) return [];
                throw cause;
            }
        }
        function readHolder(dir, epoch) {
            try {
                return parseHolder((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(fileOf(dir, epoch)));
            } catch  {
                return null;
            }
        }
        function parseHolder(text) {
            try {
                return Holder.parse((0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_4__.q)(text ?? 'null'));
            } catch  {
                return null;
            }
        }
    },
    37023: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
        function endedComment(report, key, remote = '') {
            let { plans, host, ended } = report;
            let isAwaited = 'escalate' === ended.decision.action || 'await_user' === ended.decision.action;
            let links = linksTo(host);
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
        function atWorkComment({ phase, plans, host, since }, key) {
            let done = plans.filter(({ isDone })=>isDone).length;
            let links = linksTo(host);
            let first = [
                `${commentMarker(key)}\n## ⏳ Phase ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.name)}: running`,
                `Since ${since}. ${done} of ${plans.length} ${1 === plans.length ? 'plan was' : 'plans were'} complete when it began.`,
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
            let shown = plans.slice(0, 100);
            let rows = shown.map(({ id, title, isDone })=>`- [${isDone ? 'x' : ' '}] ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(title ?? '', 80)}`.trimEnd());
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
            let links = linksTo(host);
            return [
                `${commentMarker(key)}\n## ❌ Phase ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.id)} ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(phase.name)}: INTERRUPTED`,
                (0, _markdown_js__WEBPACK_IMPORTED_MODULE_5__.t)(why, 2000),
                '**Next:** run the phase again; it continues where this one ended',
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
        }
        function linksTo(host) {
            return null === host ? null : `[Run, with its summary](${host.run}) · [report and logs](${host.run}#artifacts)`;
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
    7900: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    5916: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E9: ()=>causeAndNext,
            IW: ()=>remarks,
            R_: ()=>heading,
            Y3: ()=>troubled,
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
            let { ended, nextPhase } = report;
            let { decision } = ended;
            let why = [
                decision.why,
                ...(0, _phase_report_js__WEBPACK_IMPORTED_MODULE_3__.ST)(ended)
            ].map((each)=>(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(each, 1000)).join('; ');
            let [first] = stepsOf(report);
            let next = decision.continue ? null === nextPhase ? 'review the work; this was the last phase' : `review the work; the next phase is ${(0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(nextPhase)}` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_2__.t)(first ?? 'look at the run, then run the phase again');
            return `**${decision.action}**: ${why}\n\n**Next:** ${next}`;
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
    },
    15272: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Hq: ()=>warningsIn,
            MV: ()=>attemptsText,
            ST: ()=>closedText,
            UW: ()=>signalText
        });
        var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67263);
        function signalText(signal) {
            switch(signal.status){
                case 'success':
                    {
                        let { alreadyComplete } = signal.details;
                        let said = true === alreadyComplete ? 'was complete before' : null;
                        let seen = seenText(signal.details.evidence);
                        return null === said ? seen : `${said}; ${seen}`;
                    }
                case 'failure':
                    return signal.details.error?.message ?? signal.details.reason;
                case 'blocked':
                case 'skipped':
                    return signal.details.reason;
            }
        }
        function closedText({ signal, plans, decision }) {
            let why = signalText(signal);
            let isOpen = 'success' === signal.status || [
                ...plans.values()
            ].some(({ status })=>'success' !== status);
            return isOpen || decision.why.includes(why) ? [] : [
                why
            ];
        }
        function seenText(evidence) {
            let { level, text } = evidence ?? {};
            let found = _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__.yZ.find((each)=>each === level);
            if (void 0 === found) return 'complete';
            return `${(0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_0__.du)(found, 'artifacts') ? 'verified' : 'complete'}: ${String(text)}`;
        }
        function warningsIn({ details }) {
            let { warnings } = details;
            return Array.isArray(warnings) ? warnings.map(String) : [];
        }
        function attemptsText({ attempts, successRate, lastPlan }) {
            if (null === successRate || null === lastPlan) return 'no attempts';
            let share = `${Math.round(100 * successRate)} % of them succeeded`;
            return `${attempts} ${1 === attempts ? 'attempt' : 'attempts'}, ${share}, the last on plan ${lastPlan}`;
        }
    },
    42354: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>evidenceOf,
            Y: ()=>failedFirst
        });
        function failedFirst(plans) {
            return order.flatMap((status)=>plans.filter(({ signal })=>signal.status === status));
        }
        let order = [
            'failure',
            'blocked',
            'skipped',
            'success'
        ];
        function evidenceOf({ signal }) {
            let { evidence } = signal.details;
            let counted = (value)=>value ?? {};
            let figure = (value)=>'number' == typeof value ? value : 0;
            let { count, of } = counted(evidence?.artifacts);
            let commands = figure(evidence?.commands);
            return {
                level: 'string' == typeof evidence?.level ? evidence.level : null,
                passed: figure(count) + commands,
                of: figure(of) + commands,
                tests: 'number' == typeof evidence?.tests ? evidence.tests : null
            };
        }
    },
    44603: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
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
    },
    23914: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
                signal.attempt ?? '',
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
        function commitLink(commit, host) {
            let short = `\`${commit.slice(0, 10)}\``;
            return host?.hasCommits ? `[${short}](${host.repository}/commit/${commit})` : short;
        }
    },
    58322: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Q: ()=>questionLines
        });
        function questionLines(question) {
            let { kind, task, number, tasks, done, commit, options } = question;
            let where = null === task ? 'the plan as a whole' : `task ${number} of ${tasks}, "${task}"`;
            let before = 0 === done ? 'nothing of it is done yet' : `${tasksText(done)} done and committed`;
            return [
                `${where} (${kind}); ${before}, look at ${commit.slice(0, 12)}`,
                ...texts.flatMap(([name, key])=>block(name, question[key])),
                ...options.flatMap(({ id, name, pros, cons })=>[
                        `option ${id}${'' === name ? '' : `: ${name}`}`,
                        ...void 0 === pros ? [] : [
                            `  pros: ${pros}`
                        ],
                        ...void 0 === cons ? [] : [
                            `  cons: ${cons}`
                        ]
                    ]),
                ...block('to answer', question.resumeSignal)
            ];
        }
        let texts = [
            [
                'needed first',
                'precondition'
            ],
            [
                'what was built',
                'whatBuilt'
            ],
            [
                'how to verify',
                'howToVerify'
            ],
            [
                'decision',
                'decision'
            ],
            [
                'context',
                'context'
            ],
            [
                'action',
                'action'
            ],
            [
                'instructions',
                'instructions'
            ],
            [
                'verification',
                'verification'
            ]
        ];
        function block(name, text) {
            let lines = (text ?? '').split('\n').map((line)=>line.trimEnd());
            if (lines.every((line)=>'' === line)) return [];
            return 1 === lines.length ? [
                `${name}: ${lines[0]?.trim()}`
            ] : [
                `${name}:`,
                ...undented(lines).map((line)=>`  ${line}`)
            ];
        }
        function undented([first = '', ...rest]) {
            let depths = rest.filter((line)=>'' !== line).map((line)=>line.length - line.trimStart().length);
            let depth = Math.min(...depths);
            return [
                first.trim(),
                ...rest.map((line)=>line.slice(depth))
            ].filter((line)=>'' !== line);
        }
        function tasksText(done) {
            return 1 === done ? 'task 1 is' : `tasks 1 to ${done} are`;
        }
    },
    25827: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>redactor
        });
        let mask = '***';
        let shortestSecret = 6;
        function redactor(secrets) {
            let forms = [
                ...new Set(secrets.flatMap(linesOf).flatMap(formsOf))
            ].filter((form)=>form.length >= shortestSecret);
            forms.sort((one, other)=>other.length - one.length);
            let values = 0 === forms.length ? [] : [
                [
                    new RegExp(forms.map(literal).join('|'), 'g'),
                    mask
                ]
            ];
            return (text)=>[
                    ...values,
                    ...tokenForms
                ].reduce((left, [form, shown])=>left.replace(form, shown), text);
        }
        let tokenForms = [
            [
                /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----END)[A-Za-z0-9+/=\s\\:,.()-]){0,32768}(?:-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g,
                mask
            ],
            [
                /gh[pousr]_[A-Za-z0-9_.-]{20,4000}/g,
                mask
            ],
            [
                /github_pat_[A-Za-z0-9_]{20,4000}/g,
                mask
            ],
            [
                /\bgl[a-z]{2,6}-[A-Za-z0-9_-]{20,4000}/g,
                mask
            ],
            [
                /\bsk-[A-Za-z0-9_-]{16,4000}/g,
                mask
            ],
            [
                /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
                mask
            ],
            [
                /AIza[A-Za-z0-9_-]{35}/g,
                mask
            ],
            [
                /\bya29\.[A-Za-z0-9_-]{20,4000}/g,
                mask
            ],
            [
                /\bxox[a-z]-[A-Za-z0-9-]{10,4000}/g,
                mask
            ],
            [
                /\bxapp-[A-Za-z0-9-]{10,4000}/g,
                mask
            ],
            [
                /\bnpm_[A-Za-z0-9]{30,4000}/g,
                mask
            ],
            [
                /(?<![A-Za-z0-9_-])eyJ[A-Za-z0-9_-]{5,16384}\.eyJ[A-Za-z0-9_-]{5,16384}\.[A-Za-z0-9_-]{0,16384}/g,
                mask
            ],
            [
                /\b(bearer[ \t]{1,10})[A-Za-z0-9._~+/=-]{16,16384}/gi,
                `$1${mask}`
            ],
            [
                /\b((?:proxy-)?authorization\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?(?:[a-z]{1,20}[ \t]{1,10})?)[^\s"'\\,;()<>]{3,16384}/gi,
                `$1${mask}`
            ],
            [
                /\b(x-api-key\\{0,3}["']?[ \t]{0,10}[:=][ \t]{0,10}\\{0,3}["']?)[^\s"'\\,;()<>]{3,16384}/gi,
                `$1${mask}`
            ],
            [
                /(:\/\/)[^\s/@"'<>]{1,1000}@/g,
                `$1${mask}@`
            ]
        ];
        function linesOf(secret) {
            let lines = secret.split(/\r?\n/).map((line)=>line.trim());
            return 1 === lines.length ? lines : [
                secret.trim(),
                ...lines
            ];
        }
        function formsOf(secret) {
            let bytes = Buffer.from(secret, 'utf8');
            if (bytes.length < shortestSecret) return [];
            let wellFormed = bytes.toString('utf8');
            let json = JSON.stringify(secret).slice(1, -1);
            let urlForms = [
                encodeURIComponent(wellFormed),
                new URLSearchParams([
                    [
                        '',
                        wellFormed
                    ]
                ]).toString().slice(1)
            ];
            let lowerCase = urlForms.map((form)=>form.replace(/%[0-9A-F]{2}/g, (code)=>code.toLowerCase()));
            let escaped = [
                json,
                JSON.stringify(json).slice(1, -1)
            ];
            return [
                secret,
                ...base64Forms(bytes),
                bytes.toString('hex'),
                ...urlForms,
                ...lowerCase,
                ...escaped
            ];
        }
        function base64Forms(bytes) {
            return [
                0,
                1,
                2
            ].flatMap((shift)=>{
                let encoded = Buffer.concat([
                    Buffer.alloc(shift),
                    bytes
                ]).toString('base64').replace(/=+$/, '');
                let from = Math.ceil(8 * shift / 6);
                let own = encoded.slice(from, Math.floor((shift + bytes.length) * 8 / 6));
                return [
                    encoded.slice(from),
                    own
                ].flatMap((form)=>[
                        form,
                        form.replaceAll('+', '-').replaceAll('/', '_')
                    ]);
            });
        }
        function literal(text) {
            return text.replace(/[\\^$.*+?()[\]{}|/-]/g, (sign)=>`\\${sign}`);
        }
    },
    12676: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    16692: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            g: ()=>waysOn
        });
        var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63021);
        function waysOn({ phase, plans }, remote) {
            let at = '' === remote ? '' : ` --remote ${remote}`;
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
                    `phase-executor run ${id}${at}`
                ],
                [
                    `retry ${id}`,
                    `phase-executor run ${id} --fresh${at}`
                ]
            ].map(([comment, command])=>`| ${code(`/phase ${comment}`)} | ${code(command)} |`);
            return [
                '| in a comment, where those are obeyed | in a clone |',
                '| --- | --- |',
                ...rows
            ].join('\n');
        }
        function code(text) {
            return /^[\w .<>/-]+$/.test(text) ? `\`${text}\`` : (0, _markdown_js__WEBPACK_IMPORTED_MODULE_0__.t)(text);
        }
    },
    90298: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            w4: ()=>hostOf,
            hP: ()=>linksOf,
            pc: ()=>redacted,
            sD: ()=>redactorFor,
            fZ: ()=>tellBeginning,
            HY: ()=>tellCutOff,
            HI: ()=>tellEnd
        });
        var external_node_fs_ = __webpack_require__(73024);
        var schemas = __webpack_require__(27597);
        var remote = __webpack_require__(69416);
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
        var redaction = __webpack_require__(25827);
        async function statusOf(ended, { head, host, phase }, run) {
            let context = `phase/${run.workspace.prefix}${phase.id}`;
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
        function attentionIssue(report, key, remote) {
            let first = [
                `${(0, report_comment.Ql)(key, 'issue')}\n${(0, headline.R_)(report)}`,
                (0, headline.E9)(report),
                (0, headline.u5)(report)
            ];
            let parts = [
                lastVerified(report),
                ...(0, plan_story.ab)(report.plans),
                (0, ways_on.g)(report, remote),
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
            let text = body(attentionIssue(report, key, (0, remote.Nt)(settings.remote)));
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
        function linksOf({ environment }, hasCommits) {
            let { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
            if (!URL.canParse(server) || !repositoryForm.test(name) || !/^\d+$/.test(id)) return null;
            let repository = `${server.replace(/\/+$/, '')}/${name}`;
            return {
                repository,
                run: `${repository}/actions/runs/${id}`,
                hasCommits
            };
        }
        let repositoryForm = /^[\w.-]+\/[\w.-]+$/;
        async function tellBeginning(place) {
            let { settings, world, run, read } = place;
            let host = hostOf(settings, world);
            if (null === host || 'off' === settings.comment) return [];
            return attempted([
                async ()=>{
                    let number = eventPullRequest(world) ?? await openPullRequest(place.branch, host);
                    if (null === number) return null;
                    let { done } = run.progress;
                    let plans = run.schedule.plans.map(({ plan: { id, title } })=>({
                            id,
                            title,
                            isDone: done.has(id)
                        }));
                    let since = `${new Date(world.now()).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
                    let body = (0, report_comment.UI)({
                        phase: read.phase,
                        plans,
                        host: linksOf(world, true),
                        since
                    }, keyOf(run));
                    await (0, own_comment.jW)(number, redacted(body, place), host);
                    return null;
                }
            ]);
        }
        async function tellEnd(report, ended, place) {
            let { settings, world, run } = place;
            let host = hostOf(settings, world);
            if (null === host) return [];
            let number = eventPullRequest(world);
            let status = async ()=>{
                if ('off' === settings['commit-status'] || !place.isPushed) return null;
                await setStatus(report.head, await statusOf(ended, report, run), host);
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
                if (null !== number) await (0, own_comment.jW)(number, redacted((0, report_comment.Ah)(report, keyOf(run), (0, remote.Nt)(settings.remote)), place), host);
                return null;
            };
            let attention = async ()=>{
                number ??= await openPullRequest(place.branch, host);
                let body = (text)=>redacted(text, place);
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
        async function tellCutOff(why, { phase, folder, branch }, settings, world) {
            let host = hostOf(settings, world);
            if (null === host || 'off' === settings.comment) return [];
            return attempted([
                async ()=>{
                    let number = eventPullRequest(world) ?? await openPullRequest(branch, host);
                    let body = (0, report_comment.dY)({
                        phase,
                        host: linksOf(world, true)
                    }, why, {
                        phase: phase.id,
                        folder
                    });
                    if (null !== number) await (0, own_comment.jW)(number, redacted(body, {
                        settings,
                        world
                    }), host);
                    return null;
                }
            ]);
        }
        async function attempted(steps) {
            let notes = [];
            for (let step of steps)try {
                let note = await step();
                if (null !== note) notes.push(note);
            } catch (error) {
                let { message } = error;
                notes.push(`not told on the host: ${error instanceof host_api.d ? message : `${message} (an error of Phase Executor)`}`);
            }
            return [
                ...new Set(notes)
            ];
        }
        function hostOf(settings, { environment, interrupt }) {
            let { GITHUB_API_URL: api = '', GITHUB_GRAPHQL_URL: graphql = '', GITHUB_REPOSITORY: repository = '' } = environment;
            let token = settings['github-token'];
            if ('' === token || !URL.canParse(api) || !repositoryForm.test(repository)) return null;
            let { soon } = interrupt;
            let bounds = soon.aborted ? {
                patienceMs: 2_000
            } : {
                until: soon
            };
            return new host_api.f({
                api,
                graphql: URL.canParse(graphql) ? graphql : null,
                repository,
                token
            }, bounds);
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
            return {
                phase: phase.id,
                folder: workspace.prefix.replace(/\/$/, '')
            };
        }
        function redacted(body, place) {
            return redactorFor(place)(body);
        }
        function redactorFor({ settings, world }) {
            let secrets = settings['agent-env'].map((name)=>world.environment[name] ?? '');
            return (0, redaction.$)([
                ...secrets,
                settings['github-token']
            ]);
        }
    }
};
