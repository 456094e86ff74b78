export const id = 206;
export const ids = [
    206
];
export const modules = {
    69416: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Nt: ()=>withoutSecret,
            Og: ()=>credentialsFor,
            V$: ()=>Remote
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11475);
        let patienceMs = 60_000;
        class Remote {
            name;
            #git;
            #credentials;
            constructor(git, name, credentials = {}){
                this.#git = git;
                this.name = name;
                this.#credentials = credentials;
            }
            async list(names) {
                if (0 === names.length) return new Map();
                let listed = await this.#answer(this.#git.read([
                    'ls-remote',
                    '--refs',
                    '--',
                    this.name,
                    ...names
                ], this.#patiently));
                let refs = listed.split('\n').map((line)=>line.split('\t'));
                return new Map(refs.flatMap(([sha = '', ref = ''])=>names.includes(ref) ? [
                        [
                            ref,
                            sha
                        ]
                    ] : []));
            }
            async fetch(ref) {
                if (!(await this.list([
                    ref
                ])).has(ref)) return null;
                await this.bring([
                    `+${ref}:${ref}`
                ]);
                let commit = await this.#git.resolve(ref);
                if (null === commit) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS(`${ref} on ${withoutSecret(this.name)} is not a commit. ${this.wayOut(ref)}`);
                return commit;
            }
            wayOut(ref) {
                return `To begin without it: git push ${withoutSecret(this.name)} --delete ${ref}`;
            }
            async bring(refspecs) {
                let options = [
                    '--quiet',
                    '--no-tags',
                    '--no-write-fetch-head',
                    '--no-auto-gc',
                    '--recurse-submodules=no'
                ];
                await this.#answer(this.#git.run([
                    'fetch',
                    ...options,
                    '--',
                    this.name,
                    ...refspecs
                ], this.#patiently));
            }
            async asksForToken() {
                let found = await this.#git.try([
                    'remote',
                    'get-url',
                    '--push',
                    '--',
                    this.name
                ], {
                    reading: true
                });
                return /^https?:/i.test(0 === found.exitCode ? found.stdout.toString('utf8') : this.name);
            }
            async mayPush() {
                if (!await this.asksForToken()) return false;
                let probe = [
                    'push',
                    '--dry-run',
                    '--quiet',
                    '--no-verify',
                    '--recurse-submodules=no',
                    '--',
                    this.name
                ];
                let told = await this.#answer(this.#git.try([
                    ...probe,
                    'HEAD:refs/phase-executor/probe'
                ], this.#patiently));
                return 0 === told.exitCode;
            }
            async deepen() {
                let args = [
                    'fetch',
                    '--quiet',
                    '--unshallow',
                    '--no-tags',
                    '--',
                    this.name
                ];
                await this.#answer(this.#git.run(args, {
                    ...this.#patiently,
                    timeoutMs: 10 * patienceMs
                }));
            }
            async move(moves) {
                let [{ name, to, from }] = moves;
                let leases = moves.map((each)=>`--force-with-lease=${each.name}:${each.from ?? ''}`);
                let specs = moves.map((each)=>`${each.to}:${each.name}`);
                let atomic = moves.length > 1 ? [
                    '--atomic'
                ] : [];
                let options = [
                    '--porcelain',
                    '--no-verify',
                    '--recurse-submodules=no',
                    ...atomic,
                    ...leases
                ];
                for(let tries = 1;; tries += 1){
                    let told = await this.#answer(this.#git.try([
                        'push',
                        ...options,
                        '--',
                        this.name,
                        ...specs
                    ], this.#patiently));
                    let there = 0 === told.exitCode ? to : await this.#whereIs(name).catch(()=>from);
                    if (there === to) break;
                    if (there !== from) return false;
                    let stdout = told.stdout.toString('utf8');
                    if (5 === tries || !/failed to update ref|cannot lock ref/.test(stdout)) throw this.#refused(moves, stdout, told.stderr);
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(50 * tries);
                }
                let updates = moves.filter((each)=>each.name.startsWith('refs/phase-executor/'));
                for (let each of updates)await this.#git.run([
                    'update-ref',
                    each.name,
                    each.to
                ]);
                return true;
            }
            get #patiently() {
                return {
                    env: this.#credentials,
                    timeoutMs: patienceMs
                };
            }
            async #answer(call) {
                try {
                    return await call;
                } catch (error) {
                    if (error instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS && !(error instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_1__.jd)) throw error;
                    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS(`${withoutSecret(this.name)} did not answer in time; look whether it can be reached from here`, {
                        cause: error
                    });
                }
            }
            async #whereIs(ref) {
                return (await this.list([
                    ref
                ])).get(ref) ?? null;
            }
            #refused(moves, stdout, stderr) {
                let verdicts = stdout.split('\n').filter((line)=>line.startsWith('!')).map((line)=>line.split('\t').at(-1) ?? '');
                let verdict = verdicts.find((each)=>!each.includes('atomic')) ?? verdicts[0];
                let said = stderr.split('\n').find((line)=>/^(fatal|error|remote):/.test(line));
                let why = verdict || said || stderr.trim().split('\n').at(-1) || 'git did not say why';
                let names = moves.map(({ name })=>name).join(', ');
                return new _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS(`${names} could not be pushed to ${withoutSecret(this.name)}: ${withoutSecret(why.trim())}`);
            }
        }
        function credentialsFor(token, server) {
            if ('' === token) return {};
            let basic = Buffer.from(`x-access-token:${token}`).toString('base64');
            return {
                GIT_CONFIG_COUNT: '1',
                GIT_CONFIG_KEY_0: `http.${server.replace(/\/+$/, '')}/.extraheader`,
                GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`
            };
        }
        function withoutSecret(text) {
            return text.replace(/\/\/[^/@\s]+@/g, '//');
        }
    },
    54039: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            RW: ()=>keptUnder,
            Tb: ()=>commitState,
            aX: ()=>restoreState,
            af: ()=>stateRefOf,
            un: ()=>readState,
            yk: ()=>PublishedStateError
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64377);
        var _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59865);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30012);
        var _git_refs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78816);
        let keptRef = /^refs\/phase-executor\/[\w%+-][\w%+.-]*\/partial\/[\w%+-][\w%+.-]*\/[\w%+-][\w%+.-]*$/;
        let ManifestSchema = zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__.euz(1),
            phase: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            runId: zod__WEBPACK_IMPORTED_MODULE_3__.YjP(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().nonnegative().max(1e9),
            workflowRun: zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
                repository: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().max(200),
                id: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^\d{1,18}$/),
                attempt: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().positive()
            }).optional(),
            host: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[^\u0000-\u001f\u007f-\u009f]{0,200}$/),
            heartbeatAt: zod__WEBPACK_IMPORTED_MODULE_4__.w$(),
            ttlMs: zod__WEBPACK_IMPORTED_MODULE_3__.aig().int().positive().max(604800000),
            released: zod__WEBPACK_IMPORTED_MODULE_3__.zMY(),
            branch: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().nullable(),
            head: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[0-9a-f]{40,64}$/),
            kept: zod__WEBPACK_IMPORTED_MODULE_3__.YOg(zod__WEBPACK_IMPORTED_MODULE_3__.Ikc({
                ref: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(keptRef),
                commit: zod__WEBPACK_IMPORTED_MODULE_3__.YjP().regex(/^[0-9a-f]{40,64}$/)
            }))
        });
        class PublishedStateError extends Error {
            name = 'PublishedStateError';
            exitCode = 64;
        }
        let parts = [
            /^events\.ndjson$/,
            /^phase\.json$/,
            /^signals\/[^/]+\.json$/,
            /^handoffs\/[^/]+\.json$/
        ];
        function stateRefOf(phase, prefix = '') {
            let project = encodeURIComponent(prefix.replace(/\/$/, '')).replace(/[~*]/g, '_');
            return `refs/phase-executor/${'' === project ? '' : `${project}+`}${phase}/state`;
        }
        async function commitState(git, dir, manifest) {
            let files = filesOf(dir);
            let hashed = 0 === files.length ? [] : (await git.run([
                'hash-object',
                '-w',
                '--no-filters',
                '--stdin-paths'
            ], {
                stdin: `${files.map((file)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, file)).join('\n')}\n`
            })).trim().split('\n');
            let blobs = new Map(files.map((file, at)=>[
                    file,
                    hashed[at] ?? ''
                ]));
            let text = `${JSON.stringify(manifest, null, 2)}\n`;
            blobs.set('state.json', (await git.run([
                'hash-object',
                '-w',
                '--stdin'
            ], {
                stdin: text
            })).trim());
            let tree = await treeFrom(git, blobs);
            let parents = [
                ...new Set([
                    manifest.head,
                    ...manifest.kept.map(({ commit })=>commit)
                ])
            ];
            let message = `State of phase ${manifest.phase}\n\nRun ${manifest.runId} of Phase Executor, epoch ${manifest.epoch}.`;
            return git.commitTree(tree, parents, message);
        }
        async function readState(git, commit) {
            let bytes = await bytesOf(git, `${commit}:state.json`);
            if (null === bytes) throw new PublishedStateError(`commit ${commit} holds no state.json, so it is not a state of a phase`);
            if (bytes > mostManifestBytes) throw new PublishedStateError(`state.json of ${commit} has ${bytes} bytes, and ${mostManifestBytes} are read`);
            let { stdout } = await git.try([
                'cat-file',
                'blob',
                `${commit}:state.json`
            ], {
                reading: true
            });
            let value;
            try {
                value = (0, _files_nesting_js__WEBPACK_IMPORTED_MODULE_5__.q)(stdout.toString('utf8'));
            } catch (cause) {
                throw new PublishedStateError(`state.json of ${commit} is not JSON: ${cause.message}`);
            }
            let version = value?.schemaVersion;
            if ('number' == typeof version && version > 1) throw new PublishedStateError(`state.json of ${commit} has version ${version}, which a newer Phase Executor wrote; use that`);
            let parsed = ManifestSchema.safeParse(value);
            if (!parsed.success) {
                let problems = parsed.error.issues.map(({ path, message })=>`${path.join('.')}: ${message}`);
                throw new PublishedStateError(`state.json of ${commit} is not usable: ${problems.slice(0, 5).join('; ')}`);
            }
            let { phase, kept } = parsed.data;
            let own = keptUnder(phase);
            let foreign = kept.find(({ ref })=>!ref.startsWith(own));
            if (void 0 !== foreign) throw new PublishedStateError(`state.json of ${commit} is of phase ${phase} and names ${foreign.ref}, which is of another`);
            return parsed.data;
        }
        function keptUnder(phase) {
            return `refs/phase-executor/${phase}/partial/`;
        }
        let mostManifestBytes = 4194304;
        async function bytesOf(git, blob) {
            let { exitCode, stdout } = await git.try([
                'cat-file',
                '-s',
                blob
            ], {
                reading: true
            });
            return 0 === exitCode ? Number(stdout.toString('utf8')) : null;
        }
        let mostPartBytes = 268435456;
        async function restoreState(git, commit, dir) {
            let manifest = await readState(git, commit);
            let listed = (await git.read([
                'ls-tree',
                '-r',
                '-z',
                commit
            ])).split('\0');
            for (let line of listed){
                let [, mode, sha = '', path = ''] = /^(\d+) blob ([0-9a-f]+)\t(.*)$/s.exec(line) ?? [];
                if ('100644' !== mode || !parts.some((part)=>part.test(path)) || path.includes('..')) continue;
                let bytes = await bytesOf(git, sha);
                if (null === bytes || bytes > mostPartBytes) throw new PublishedStateError(`${path} of ${commit} has ${bytes} bytes, and ${mostPartBytes} are taken`);
                let { stdout } = await git.try([
                    'cat-file',
                    'blob',
                    sha
                ], {
                    reading: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), {
                    recursive: true
                });
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), stdout);
            }
            for (let { ref, commit: kept } of manifest.kept)await keepBeside(git, ref, kept);
        }
        async function keepBeside(git, ref, kept) {
            if (await git.resolve(kept) === null) return;
            let here = await git.resolve(ref);
            if (null !== here && (here === kept || await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_2__.QX)(git, kept, here))) return;
            let both = null === here ? kept : await git.commitTree(await git.treeOf(kept), [
                kept,
                here
            ], 'Kept beside what this machine had kept');
            await (0, _git_refs_js__WEBPACK_IMPORTED_MODULE_6__.du)(git, ref, both, here);
        }
        function filesOf(dir) {
            let below = [
                'signals',
                'handoffs'
            ].flatMap((folder)=>namesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, folder)).map((name)=>`${folder}/${name}`));
            let isOurs = (file)=>parts.some((part)=>part.test(file)) && !file.includes('\n') && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, file), {
                    throwIfNoEntry: false
                })?.isFile() === true;
            return [
                ...namesIn(dir),
                ...below
            ].filter(isOurs).sort();
        }
        function namesIn(dir) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(dir, {
                throwIfNoEntry: false
            })?.isDirectory() ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir) : [];
        }
        async function treeFrom(git, blobs) {
            let folders = new Map();
            let lines = [];
            for (let [file, sha] of blobs){
                let [folder, name] = file.includes('/') ? file.split('/') : [
                    null,
                    file
                ];
                let line = `100644 blob ${sha}\t${name}`;
                if (null == folder) lines.push(line);
                else folders.set(folder, [
                    ...folders.get(folder) ?? [],
                    line
                ]);
            }
            for (let [folder, inside] of folders)lines.push(`040000 tree ${(await git.run([
                'mktree',
                '-z'
            ], {
                stdin: inside.map((line)=>`${line}\0`).join('')
            })).trim()}\t${folder}`);
            return (await git.run([
                'mktree',
                '-z'
            ], {
                stdin: lines.map((line)=>`${line}\0`).join('')
            })).trim();
        }
    },
    4624: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            F_: ()=>ownRuns,
            H8: ()=>refOf,
            Kd: ()=>fetchRecord,
            SP: ()=>shown,
            ad: ()=>isOwnRecord,
            ai: ()=>noteOwnRun,
            fT: ()=>importRecord,
            i7: ()=>isHeld,
            mh: ()=>heldElsewhere,
            rN: ()=>recordCommit
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _git_refs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78816);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69416);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88240);
        var _ledger_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54648);
        var _published_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54039);
        async function fetchRecord(ground) {
            let { remote, phase } = ground;
            let ref = refOf(ground);
            let commit = await remote.fetch(ref);
            if (null === commit) return null;
            let manifest = await usableState(commit, ref, ground);
            if ((0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(manifest.phase) !== (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_6__.nm)(phase)) throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)} is the state of phase ${manifest.phase}, not of ${phase}. ${remote.wayOut(ref)}`);
            return {
                commit,
                manifest
            };
        }
        async function usableState(commit, ref, ground) {
            try {
                return await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.un)(ground.git, commit);
            } catch (error) {
                if (!(error instanceof _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk)) throw error;
                let here = `What it holds stays here as ${commit} until git clears it away`;
                throw new _published_state_js__WEBPACK_IMPORTED_MODULE_5__.yk(`${ref} on ${shown(ground)}: ${error.message}. ${here}. ${ground.remote.wayOut(ref)}`);
            }
        }
        function refOf({ phase, prefix }) {
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.af)(phase, prefix);
        }
        async function recordCommit({ git, dir, phase, runId, host, ttlMs, workflowRun }, now) {
            let { at, ...state } = now;
            let refs = await (0, _git_refs_js__WEBPACK_IMPORTED_MODULE_7__.h9)(git, (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.RW)(phase));
            let kept = refs.flatMap(({ name, commit, type })=>'commit' === type ? [
                    {
                        ref: name,
                        commit
                    }
                ] : []);
            let heartbeatAt = new Date(at).toISOString();
            let by = {
                runId,
                host,
                ...void 0 === workflowRun ? {} : {
                    workflowRun
                }
            };
            return (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.Tb)(git, dir, {
                schemaVersion: 1,
                phase,
                ...by,
                heartbeatAt,
                ttlMs,
                ...state,
                kept
            });
        }
        async function isHeld({ released, heartbeatAt, ttlMs, workflowRun }, { now, isOver }) {
            if (released || Math.abs(now() - Date.parse(heartbeatAt)) > ttlMs) return false;
            return void 0 === workflowRun || void 0 === isOver || !await isOver(workflowRun);
        }
        function heldElsewhere({ runId, host, heartbeatAt, ttlMs }, ground) {
            let { phase } = ground;
            let until = new Date(Date.parse(heartbeatAt) + ttlMs).toISOString();
            return `run ${runId} on ${host} is at work on phase ${phase} (${shown(ground)}, last sign of life ${heartbeatAt}); wait for it. Without another sign of life it counts as dead from ${until} on`;
        }
        function isOwnRecord(dir, { runId, host }, ground) {
            return host === ground.host && ownRuns({
                dir
            }).includes(runId);
        }
        function ownRuns({ dir }) {
            return ((0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere)) ?? '').split('\n').filter((line)=>'' !== line);
        }
        function noteOwnRun({ dir, runId }) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, listOfHere), `${runId}\n`);
        }
        let listOfHere = 'runs-of-this-checkout';
        function shown({ remote }) {
            return (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_3__.Nt)(remote.name);
        }
        async function importRecord(commit, { git, dir, now }) {
            (0, _ledger_js__WEBPACK_IMPORTED_MODULE_4__.Fi)(dir, new Date(now()));
            await (0, _published_state_js__WEBPACK_IMPORTED_MODULE_5__.aX)(git, commit, dir);
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
    2076: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>remoteOf
        });
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69416);
        function remoteOf(git, settings, { environment }) {
            let { GITHUB_SERVER_URL = 'https://github.com' } = environment;
            return new _git_remote_js__WEBPACK_IMPORTED_MODULE_0__.V$(git, settings.remote, (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_0__.Og)(settings['github-token'], GITHUB_SERVER_URL));
        }
    }
};
