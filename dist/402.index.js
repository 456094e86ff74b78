export const id = 402;
export const ids = [
    402
];
export const modules = {
    85895: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>registeredTrees,
            p: ()=>Worktrees
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11475);
        var _sync_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88317);
        class Worktrees {
            #git;
            #folder;
            constructor(git, folder, { make = true } = {}){
                if (make) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, {
                    recursive: true
                });
                this.#git = git;
                this.#folder = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder) : folder;
            }
            get folder() {
                return this.#folder;
            }
            async add(name, commit) {
                let root = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
                if ('' === name || /[\\/]|^\.\.?$/.test(name)) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`a work tree cannot be named "${name}"; name one folder`);
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(root)) await this.remove(name);
                let forced = [
                    '--force',
                    '--force'
                ];
                await this.#git.run([
                    'worktree',
                    'add',
                    '--quiet',
                    '--detach',
                    '--no-checkout',
                    ...forced,
                    '--',
                    root,
                    commit
                ]);
                let gitDir = gitDirOf(root);
                if (null === gitDir) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_3__.XS(`git made no work tree in ${root}; look whether the disk is full`);
                (0, _sync_js__WEBPACK_IMPORTED_MODULE_4__.f)([
                    (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'),
                    ...[
                        'HEAD',
                        'gitdir',
                        'commondir'
                    ].map((file)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, file))
                ]);
                let worktree = {
                    name,
                    root,
                    git: this.#git.at(root, gitDir)
                };
                await this.move(worktree, commit);
                return worktree;
            }
            async move({ git }, commit) {
                let settings = [
                    '-c',
                    'checkout.workers=0',
                    '-c',
                    'checkout.thresholdForParallelism=100'
                ];
                await git.run([
                    ...settings,
                    'reset',
                    '--hard',
                    '--quiet',
                    commit,
                    '--'
                ]);
                git.knowFlagged([]);
            }
            async discard({ root, git }) {
                await removeAll(root);
                await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(git.gitDir, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
                tryRemoveFolder((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(git.gitDir));
            }
            async remove(name) {
                let root = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name);
                await removeAll(root);
                for (let entry of (await this.#registered()))if (entry.root === root) await this.#git.run([
                    'worktree',
                    'remove',
                    '--force',
                    '--force',
                    '--',
                    root
                ]);
            }
            async list() {
                let known = (await this.#registered()).map((entry)=>entry.name);
                let home = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
                let inside = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(this.#folder) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(this.#folder) : [];
                let left = inside.filter((name)=>gitDirOf((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name))?.startsWith(`${home}/`));
                return [
                    ...new Set([
                        ...known,
                        ...left
                    ])
                ].sort();
            }
            find(root) {
                let home = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#git.commonDir, 'worktrees');
                if ((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) !== this.#folder) return null;
                let name = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(home) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(home).find((each)=>leadsTo(root, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, each))) : void 0;
                if (void 0 === name) return null;
                return {
                    name: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root),
                    root,
                    git: this.#git.at(root, (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(home, name))
                };
            }
            async reap(spared = new Set()) {
                let names = (await this.list()).filter((name)=>!spared.has((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(this.#folder, name)));
                for (let name of names)await this.remove(name);
                return names;
            }
            async #registered() {
                let roots = await registeredTrees(this.#git);
                return roots.flatMap((root)=>(0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(root) === this.#folder ? [
                        {
                            name: (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(root),
                            root
                        }
                    ] : []);
            }
        }
        async function registeredTrees(git) {
            let entries = (await git.read([
                'worktree',
                'list',
                '--porcelain',
                '-z'
            ])).split('\0');
            return entries.flatMap((entry)=>entry.startsWith('worktree ') ? [
                    entry.slice(9)
                ] : []);
        }
        async function removeAll(root) {
            let removing = ()=>(0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(root, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
            await removing().catch((error)=>{
                if ('EACCES' !== error.code && 'EPERM' !== error.code) throw error;
                unlockFolders(root);
                return removing();
            });
        }
        function unlockFolders(folder) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, 0o700);
                for (let entry of (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, {
                    withFileTypes: true
                }))if (entry.isDirectory()) unlockFolders((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry.name));
            } catch  {}
        }
        function gitDirOf(root) {
            let link = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(link, {
                throwIfNoEntry: false
            })?.isFile()) return null;
            return /^gitdir: (.+)$/m.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, 'utf8'))?.[1] ?? null;
        }
        function leadsTo(root, gitDir) {
            let record = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'gitdir');
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(record) && (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(gitDir, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(record, 'utf8').trim()) === (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git');
        }
        function tryRemoveFolder(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
            } catch  {}
        }
    },
    18506: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    23313: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            _: ()=>SharedLease
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var fold = __webpack_require__(1429);
        var git_history = __webpack_require__(30012);
        var ledger_event = __webpack_require__(36881);
        var ledger_lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var published_state = __webpack_require__(54039);
        var shared_record = __webpack_require__(4624);
        var tracked = __webpack_require__(16799);
        var git_git = __webpack_require__(23956);
        var refs = __webpack_require__(78816);
        var settled_work = __webpack_require__(18506);
        async function keepUnpublished(git, { here, there, phase }, events, runs) {
            let ref = `refs/phase-executor/${phase}/unpublished/${here.slice(0, 12)}`;
            if (await git.resolve(ref) !== here) await (0, refs.du)(git, ref, here, await git.resolve(ref));
            let known = await commitsOf(git, events);
            let log = await git.read([
                'log',
                '-z',
                '--format=%H %B',
                `${there}..${here}`,
                '--'
            ]);
            let isOurs = (0, git_git.f0)(log).every((entry)=>known.has(entry.slice(0, entry.indexOf(' '))) || isRecord(entry, runs));
            return {
                ref,
                isOurs
            };
        }
        async function commitsOf(git, events) {
            let known = new Set();
            for (let { base, head } of (0, settled_work.P)(events)){
                if (null === base) continue;
                let listed = await git.try([
                    'rev-list',
                    `${base}..${head}`,
                    '--'
                ], {
                    reading: true
                });
                if (0 === listed.exitCode) for (let sha of listed.stdout.toString('latin1').split('\n'))known.add(sha);
            }
            return known;
        }
        function isRecord(entry, runs) {
            return runs.includes(/\nRun (\S+) of Phase Executor\.\s*$/.exec(entry)?.[1] ?? '');
        }
        class SharedLease {
            epoch;
            #ground;
            #expected;
            #settled;
            #publishedAt = 0;
            #queue = Promise.resolve();
            #isWaiting = false;
            #isLost = false;
            #fenced = null;
            constructor(ground, last, settled){
                this.epoch = last.epoch + 1;
                this.#ground = ground;
                this.#expected = last.commit;
                this.#settled = settled;
            }
            static async take(ground) {
                let { git, dir } = ground;
                let found = await (0, shared_record.Kd)(ground);
                let last = found?.manifest ?? null;
                if (null !== found && null !== last) {
                    let wasHere = (0, shared_record.ad)(dir, last, ground);
                    if (!wasHere && await (0, shared_record.i7)(last, ground)) throw new ledger_lease.by((0, shared_record.mh)(last, ground));
                    await catchUp(last, ground);
                    if (!wasHere) {
                        await ground.beforeAside();
                        await (0, shared_record.fT)(found.commit, ground);
                    }
                }
                let lease = new SharedLease(ground, {
                    commit: found?.commit ?? null,
                    epoch: last?.epoch ?? 0
                }, await git.head());
                await lease.#publish(false);
                if (lease.#isLost) throw new ledger_lease.by(`another run took phase ${ground.phase} on ${(0, shared_record.SP)(ground)} at this very moment; run again later`);
                (0, shared_record.ai)(ground);
                return lease;
            }
            static async giveBack(ground) {
                let found = await (0, shared_record.Kd)(ground);
                if (null === found || found.manifest.released || !(0, shared_record.ad)(ground.dir, found.manifest, ground)) return false;
                let last = {
                    commit: found.commit,
                    epoch: found.manifest.epoch
                };
                let lease = new SharedLease(ground, last, await ground.git.head());
                await lease.#publish(true);
                return !lease.#isLost;
            }
            onEvent(event) {
                if ('settled' === event.event || 'part' === event.event) this.#settle(event.head);
                else if ('tests_start' === event.event) this.#settle(event.commit);
                if ((0, ledger_event.zy)(event, {
                    publishes: true
                })) this.#publishSoon();
            }
            beat() {
                if (this.#ground.now() - this.#publishedAt > this.#ground.ttlMs / 3) this.#publishSoon();
            }
            async release() {
                await this.#queue;
                this.#settled = await this.#ground.git.head();
                await this.#publishOrTell(true);
                if (null !== this.#fenced) throw this.#fenced;
                if (this.#isLost) throw new ledger_lease.Qz(`another run has taken phase ${this.#ground.phase} over on ${(0, shared_record.SP)(this.#ground)}, for this one had not been heard of; what it did is in this checkout only`);
            }
            #settle(sha) {
                if (null !== sha) this.#settled = {
                    ...this.#settled,
                    sha
                };
            }
            #publishSoon() {
                if (this.#isWaiting || this.#isLost) return;
                this.#isWaiting = true;
                this.#queue = this.#queue.then(()=>{
                    this.#isWaiting = false;
                    return this.#publishOrTell(false);
                });
            }
            async #publishOrTell(released) {
                try {
                    await this.#publish(released);
                } catch (error) {
                    if (error instanceof ledger_lease.Qz) this.#fenced = error;
                    else this.#ground.onTrouble(error instanceof Error ? error.message : String(error));
                }
            }
            async #publish(released) {
                if (this.#isLost) return;
                let { remote, now } = this.#ground;
                let at = now();
                let { sha: head, branch } = this.#settled;
                let commit = await (0, shared_record.rN)(this.#ground, {
                    epoch: this.epoch,
                    released,
                    branch,
                    head,
                    at
                });
                if (await remote.move([
                    {
                        name: (0, shared_record.H8)(this.#ground),
                        to: commit,
                        from: this.#expected
                    }
                ])) {
                    this.#expected = commit;
                    this.#publishedAt = at;
                    return;
                }
                this.#isLost = true;
                this.#ground.onLost();
            }
        }
        async function catchUp({ head, branch, host }, ground) {
            let { git, remote, phase } = ground;
            if (await git.resolve(head) === null) throw new published_state.yk(`the phase was last worked on at ${head}, which is not a commit that ${(0, shared_record.SP)(ground)} has`);
            let here = await git.head();
            if (await (0, git_history.QX)(git, head, here.sha)) return;
            if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(git.commonDir, 'shallow'))) {
                await remote.deepen();
                if (await (0, git_history.QX)(git, head, here.sha)) return;
            }
            await (0, tracked.Q)(git, ground.prefix, (0, external_node_path_.join)(ground.dir, 'uncommitted'));
            let isSameBranch = null === branch || null === here.branch || branch === here.branch;
            let short = branch?.replace(/^refs\/heads\//, '') ?? null;
            let isBehind = await (0, git_history.QX)(git, here.sha, head);
            let left = isBehind ? null : await keepUnpublished(git, {
                here: here.sha,
                there: head,
                phase
            }, (0, ledger.FB)(ground.dir, ground.phase), (0, shared_record.F_)(ground));
            if (!isSameBranch || null !== left && !left.isOurs) {
                let kept = null === left ? '' : `; what only this checkout has is kept in ${left.ref}`;
                throw new published_state.yk(`the phase was last worked on at ${head}${null === short ? '' : ` of branch ${short}`} on ${host}, and this checkout stands elsewhere; go there (git checkout ${null === short ? '--detach' : `-B ${short}`} ${head}), then run again${kept}`);
            }
            if (null === left) return void await git.run([
                'merge',
                '--ff-only',
                '--quiet',
                head
            ]);
            await (0, fold.np)(git, here.sha, head);
            ground.tell?.(`the phase has gone on at ${head} without ${here.sha}, which runs here had made and never published; it is kept in ${left.ref}`);
        }
    },
    21462: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            U: ()=>holdCheckout
        });
        var _git_lock_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80221);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _waiting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13707);
        async function holdCheckout(git, runId, { ttlMs, waitUntil: until = 0 }, world, cleanup) {
            let take = ()=>_ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.nD.take(git.gitDir, runId, world.machine, ttlMs);
            let lease = await (0, _waiting_js__WEBPACK_IMPORTED_MODULE_2__.n)(take, {
                until,
                pollMs: _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.x6
            }, world);
            cleanup.defer(()=>tryRelease(lease));
            for (let complaint of lease.complaints)world.progress(complaint);
            let lost = new AbortController();
            let beats = [];
            let timer = setInterval(()=>{
                try {
                    lease.beat();
                    for (let beat of beats)beat();
                } catch (error) {
                    if (error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.Qz) lost.abort();
                }
            }, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.x6);
            cleanup.defer(()=>clearInterval(timer));
            git.guardWith(()=>lease.check(), lease.calls);
            let { removed, left } = await git.clearOwnLocks();
            for (let lock of removed)world.progress(`${lock} was left by a git that an earlier run had called: it was removed`);
            for (let lock of left)world.progress((0, _git_lock_js__WEBPACK_IMPORTED_MODULE_0__.li)(lock, world.now()));
            return {
                lease,
                lost: lost.signal,
                onBeat: (beat)=>beats.push(beat)
            };
        }
        function tryRelease(lease) {
            try {
                lease.release();
            } catch  {}
        }
    },
    56652: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>withCleanup
        });
        class Cleanup {
            #steps = [];
            defer(step) {
                this.#steps.push(step);
            }
            async run() {
                let errors = [];
                for (let step of this.#steps.splice(0).reverse())try {
                    await step();
                } catch (error) {
                    errors.push(error);
                }
                if (errors.length > 0) throw errors[0];
            }
        }
        async function withCleanup(work) {
            let cleanup = new Cleanup();
            let result;
            try {
                result = await work(cleanup);
            } catch (error) {
                await cleanup.run().catch(()=>void 0);
                throw error;
            }
            await cleanup.run();
            return result;
        }
    },
    7185: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Pm: ()=>seenOf,
            Sf: ()=>PlansUnderWay,
            hl: ()=>factsText,
            iE: ()=>hasReported,
            wM: ()=>underWayLine
        });
        var _agents_agent_result_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17761);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44639);
        let nothing = {
            tokens: null,
            costUsd: null,
            isEstimate: false,
            turns: 0
        };
        class PlansUnderWay {
            #now;
            #facts = new Map();
            constructor(now){
                this.#now = now;
            }
            get all() {
                return [
                    ...this.#facts.values()
                ];
            }
            of(id) {
                return this.#facts.get(id) ?? null;
            }
            follow(event) {
                switch(event.event){
                    case 'attempt_start':
                    case 'adopt':
                        if (!('isLost' in event && event.isLost)) this.#begin(event.plan, event.attempt, stepAfter(event) ?? 'begins');
                        return;
                    case 'judge_start':
                    case 'tests_start':
                    case 'verifier_start':
                        this.#begin(event.event.slice(0, -6), null, stepAfter(event) ?? '');
                        return;
                    case 'judge_end':
                    case 'tests_end':
                    case 'verifier_end':
                        this.#facts.delete(event.event.slice(0, -4));
                        return;
                    case 'plan_complete':
                    case 'plan_failed':
                    case 'plan_blocked':
                    case 'plan_skipped':
                        this.#facts.delete(event.plan);
                        return;
                    default:
                        {
                            let facts = 'plan' in event && void 0 !== event.plan ? this.#facts.get(event.plan) : void 0;
                            let step = stepAfter(event);
                            if (void 0 === facts || null === step) return;
                            facts.step = step;
                            facts.seenAt = this.#now();
                            if ('agent_end' === event.event) Object.assign(facts, {
                                edit: null,
                                command: null,
                                other: null
                            });
                            if ('agent_start' === event.event) Object.assign(facts, {
                                spent: nothing,
                                spentBefore: spentBy(facts)
                            });
                        }
                }
            }
            saw(plan, activity) {
                let facts = this.#facts.get(plan);
                if (void 0 === facts) return;
                facts.seenAt = this.#now();
                switch(activity.kind){
                    case 'edit':
                        facts.edit = `edits ${short(activity.path.slice(activity.path.lastIndexOf('/') + 1))}`;
                        facts.other = null;
                        return;
                    case 'command':
                        {
                            let command = short(activity.command);
                            let code = 'ended' === activity.state ? activity.exitCode : null;
                            facts.command = 'started' === activity.state ? `runs ${command}` : withCode(command, code);
                            facts.other = null;
                            return;
                        }
                    case 'tool':
                        facts.other = `uses ${short(activity.tool)}`;
                        return;
                    case 'output':
                        facts.other = `prints ${short(activity.text)}`;
                        return;
                    case 'retry':
                        facts.other = `asks its model again (${activity.count})`;
                        return;
                    case 'turn':
                        facts.spent = {
                            ...facts.spent,
                            turns: activity.turn
                        };
                        return;
                    case 'usage':
                        {
                            let { usage, costUsd, isEstimate = false, isOfSession } = activity;
                            if (!isOfSession) facts.spent = {
                                ...facts.spent,
                                tokens: (0, _agents_agent_result_js__WEBPACK_IMPORTED_MODULE_0__.RP)(usage),
                                costUsd,
                                isEstimate
                            };
                        }
                }
            }
            #begin(of, attempt, step) {
                let now = this.#now();
                let unknown = {
                    edit: null,
                    command: null,
                    other: null,
                    spent: nothing,
                    spentBefore: nothing
                };
                this.#facts.delete(of);
                this.#facts.set(of, {
                    of,
                    attempt,
                    step,
                    since: now,
                    seenAt: now,
                    ...unknown
                });
            }
        }
        function underWayLine(facts, now) {
            return `${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(now - facts.since)}  ${facts.of}  ${factsText(facts, now)}`;
        }
        function factsText(facts, now) {
            let { attempt, step, seenAt } = facts;
            let { tokens, costUsd, isEstimate, turns } = spentBy(facts);
            let silentMs = now - seenAt;
            let parts = [
                null !== attempt && attempt > 1 ? `attempt ${attempt}` : null,
                whatOf(facts) ?? step,
                null === tokens ? null : `${tokensText(tokens)} tok`,
                null === costUsd ? null : `${isEstimate ? '~' : ''}$${costUsd.toFixed(2)}`,
                0 === turns ? null : `turn ${turns}`,
                silentMs < worthSaying ? null : `nothing new for ${(0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.Yi)(silentMs)}`
            ];
            return (0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.pj)(parts.filter((part)=>null !== part && '' !== part).join(' · '));
        }
        function seenOf(facts) {
            if (null === facts) return null;
            let [at = '', since = ''] = [
                facts.seenAt,
                facts.since
            ].map((time)=>new Date(time).toISOString());
            return {
                what: factsText(facts, facts.seenAt),
                at,
                since
            };
        }
        function hasReported(facts) {
            let { tokens, turns } = spentBy(facts);
            return null !== whatOf(facts) || null !== tokens || turns > 0;
        }
        function isInexact({ tokens, costUsd, isEstimate }) {
            return isEstimate || null !== tokens && null === costUsd;
        }
        function spentBy({ spent, spentBefore }) {
            let sum = (one, other)=>null === one && null === other ? null : (one ?? 0) + (other ?? 0);
            return {
                tokens: sum(spent.tokens, spentBefore.tokens),
                costUsd: sum(spent.costUsd, spentBefore.costUsd),
                isEstimate: [
                    spent,
                    spentBefore
                ].some(isInexact),
                turns: spent.turns + spentBefore.turns
            };
        }
        function whatOf({ edit, command, other }) {
            let told = [
                edit,
                command,
                other
            ].filter((part)=>null !== part);
            return 0 === told.length ? null : told.join(' · ');
        }
        let worthSaying = 30_000;
        function stepAfter(event) {
            switch(event.event){
                case 'attempt_start':
                    return 'begins';
                case 'adopt':
                    return 'adopted from the run before';
                case 'setup_start':
                    return 'sets up its work tree';
                case 'agent_start':
                    return `${event.agent} is at work`;
                case 'repair':
                    return `repair ${event.repair} begins`;
                case 'handoff_start':
                    return 'hands over';
                case 'agent_progress':
                    return void 0 === event.activity ? short(event.what) : null;
                case 'agent_end':
                    return 'its work is looked at';
                case 'verify_start':
                    return 1 === event.commands ? 'runs 1 automated check' : `runs ${event.commands} automated checks`;
                case 'commit':
                case 'fold':
                    return 'is committed';
                case 'rollback':
                    return 'is rolled back';
                case 'retry_wait':
                    return 'waits for its next attempt';
                case 'judge_start':
                    return 'the phase is judged in a clean copy';
                case 'tests_start':
                    return short(event.command);
                case 'verifier_start':
                    return short(event.report);
                default:
                    return null;
            }
        }
        function withCode(command, exitCode) {
            return null === exitCode ? command : `${command} (exit ${exitCode})`;
        }
        function tokensText(tokens) {
            if (tokens < 1_000) return String(tokens);
            if (tokens < 1_000_000) return `${Math.round(tokens / 1_000)}k`;
            return `${(tokens / 1_000_000).toFixed(1)}M`;
        }
        function short(text) {
            let line = (0, _report_text_js__WEBPACK_IMPORTED_MODULE_1__.pj)(text);
            return line.length > 40 ? `${line.slice(0, 39).replace(/[\ud800-\udbff]$/, '')}…` : line;
        }
    },
    13974: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>placeOf,
            O: ()=>sharedTtlMs
        });
        var external_node_path_ = __webpack_require__(76760);
        var schemas = __webpack_require__(27597);
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
                let { data } = schemas.Ikc({
                    status: schemas.YjP()
                }).safeParse(answer.ok ? await answer.json() : null);
                return data?.status === 'completed';
            } catch  {
                return false;
            }
        }
        var ledger = __webpack_require__(54648);
        var phase_id = __webpack_require__(88240);
        var prepare = __webpack_require__(2097);
        function placeOf(read, git, settings, world) {
            let { environment, machine, now } = world;
            let prefix = (0, prepare.MT)(git, (0, external_node_path_.resolve)(world.directory, settings.root));
            let { id: phase } = read.phase;
            let dir = (0, ledger.PW)(git.gitDir, prefix, (0, phase_id.nm)(phase));
            let workflowRun = workflowRunOf(environment);
            return {
                read,
                git,
                dir,
                phase,
                prefix,
                host: machine.host,
                now,
                ...null === workflowRun ? {} : {
                    workflowRun
                },
                isOver: (run)=>isOver(run, settings['github-token'], environment)
            };
        }
        function sharedTtlMs(settings) {
            return 5 * settings['lease-ttl'];
        }
    },
    10402: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            recover: ()=>recover,
            recoverCheckout: ()=>recoverCheckout,
            recoverOutdated: ()=>recoverOutdated,
            worktreeFolder: ()=>worktreeFolder
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var checkpoint_checkpoint = __webpack_require__(76988);
        var control_files = __webpack_require__(14844);
        var kept_work = __webpack_require__(70061);
        var git_fold = __webpack_require__(1429);
        var git_history = __webpack_require__(30012);
        var git_worktree = __webpack_require__(85895);
        var cut_off = __webpack_require__(30667);
        var process_tree = __webpack_require__(48009);
        class RecoveryError extends Error {
            name = 'RecoveryError';
            exitCode = 64;
        }
        async function recoverInterrupted(place) {
            let { earlier } = place.ledger;
            let open = (0, cut_off.qp)(earlier, place.git.root).filter(({ tag })=>!place.spared.has(tag));
            let fold = (0, cut_off.ky)(earlier);
            let isHere = fold?.branch === void 0 || fold.branch === (await place.git.head()).branch;
            if (null !== fold && isHere) await (0, git_fold.It)(place.git, fold.base);
            for (let attempt of open)await recoverAttempt(attempt, place);
            let gate = (0, cut_off.r_)(earlier);
            if (null === gate) return open;
            await recoverGate(gate, place);
            return [
                ...open,
                gate
            ];
        }
        async function recoverGate(begun, where) {
            let { of, time, since, runId } = begun;
            let { checkpoints, ledger } = where;
            await (0, process_tree.TK)(`${runId}/${of}/${time}`);
            let checkpoint = (await checkpoints.list()).find(({ plan, at })=>plan === of && at === since);
            if (!checkpoint) return void ledger.append('recovered', {
                of,
                kept: null,
                cutOffRun: runId
            });
            await refuseForeignWork(begun, checkpoint, where);
            let { kept } = await checkpoints.rollback(checkpoint);
            await checkpoints.discard(checkpoint);
            ledger.append('recovered', {
                of,
                tag: checkpoint.tag,
                kept: kept?.ref ?? null,
                cutOffRun: runId
            });
        }
        async function recoverAttempt(open, where) {
            let { git, checkpoints, ledger } = where;
            let { phase, plan, attempt, tag, place, runId, adopters } = open;
            for (let id of [
                runId,
                ...adopters
            ])await (0, process_tree.TK)(`${id}/${plan}/${attempt}`);
            let checkpoint = (await checkpoints.list()).find((each)=>each.tag === tag);
            if (!checkpoint) return;
            let isHere = void 0 === place || place === git.root;
            if (isHere) await refuseForeignWork(open, checkpoint, where);
            let message = `attempt ${attempt} of plan ${plan} was cut off; recovered by the next run`;
            let late = isHere ? await lateCommits(checkpoint, where) : [];
            let as = {
                phase,
                plan,
                attempt,
                message,
                isCutOff: true
            };
            let kept = isHere ? await checkpoints.keep(checkpoint, as) : null;
            let ref = isHere ? kept?.ref : await keepElsewhere(place, checkpoint, as, where.git);
            if (isHere) await checkpoints.rollback(checkpoint, {
                kept
            });
            await checkpoints.discard(checkpoint);
            ledger.append('recovered', {
                plan,
                attempt,
                tag,
                kept: ref ?? null,
                cutOffRun: runId
            });
            if (late.length > 0) ledger.append('warning', {
                plan,
                attempt,
                message: lateText(late, open, ref ?? '')
            });
        }
        async function keepElsewhere(root, checkpoint, as, git) {
            let worktree = new git_worktree.p(git, (0, external_node_path_.dirname)(root), {
                make: false
            }).find(root);
            if (null === worktree) return null;
            let isThere = (0, external_node_fs_.existsSync)(root);
            let kept = isThere ? await new checkpoint_checkpoint.O(worktree.git).keep(checkpoint, as) : await (0, kept_work.dI)(git, checkpoint, as, (0, external_node_path_.basename)(worktree.git.gitDir));
            return kept?.ref ?? null;
        }
        async function keepUnrecorded({ root, git: there }, where) {
            let noted = await where.checkpoints.openIn(there);
            let [oldest] = noted;
            if (void 0 === oldest) return null;
            for (let mark of (0, process_tree.MC)(root))await (0, process_tree.TK)(mark);
            let { phase, plan, tag } = oldest;
            let message = `plan ${plan} was cut off; found by the next run`;
            let as = {
                phase,
                plan,
                attempt: `unrecorded-${tag.slice(tag.lastIndexOf('/') + 1)}`,
                message,
                isCutOff: true
            };
            let ref = await keepElsewhere(root, oldest, as, where.git);
            for (let checkpoint of noted)await where.checkpoints.discard(checkpoint);
            return null === ref ? null : {
                plan,
                ref
            };
        }
        async function lateCommits({ head }, { git, lastAliveAt }) {
            return (await (0, git_history.X6)(git, head)).filter(({ at })=>at + 999 > lastAliveAt);
        }
        function lateText(late, open, ref) {
            let named = late.slice(0, 5).map(({ sha, subject })=>`${sha.slice(0, 12)} "${subject.slice(0, 80)}"`);
            let more = late.length > 5 ? ` and ${late.length - 5} more` : '';
            return `${nameOf(open)} was rolled back with ${named.join(', ')}${more}, committed about when its run died. If one of them is not its agent's: it is kept in ${ref}, and git cherry-pick brings it back`;
        }
        async function discardUnused(events, checkpoints, spared) {
            let begun = new Set((0, cut_off.Th)(events).map(({ plan, at })=>`${plan} ${at}`));
            if (0 === begun.size) return;
            let isSpared = ({ tag, plan, at })=>spared.some((orphan)=>orphan.tag === tag || orphan.plan === plan && orphan.checkedSince === at);
            for (let checkpoint of (await checkpoints.list()))if (begun.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint)) await checkpoints.discard(checkpoint);
        }
        async function refuseForeignWork(cutOff, checkpoint, { git, lastAliveAt }) {
            let { head, branch } = await git.state();
            let operation = (0, control_files.o4)(git);
            let [newest] = null === head ? [] : (await (0, git_history.X6)(git, checkpoint.head)).sort((a, b)=>b.at - a.at);
            let moved = branch !== checkpoint.branch ? `HEAD is on ${branch ?? 'no branch'} now` : null !== operation ? `a ${operation} is open` : void 0 !== newest && newest.at > lastAliveAt + clockSlackMs ? 'there are commits made after it' : null;
            if (null === moved) return;
            throw new RecoveryError(`run ${cutOff.runId} was cut off in ${nameOf(cutOff)}, and the checkout has changed since: ${moved}. To go back to where it began (what is here is kept under a ref): phase-executor checkpoint rollback ${checkpoint.tag}. To keep the checkout as it is: git tag -d ${checkpoint.tag}. Then run again`);
        }
        function nameOf(cutOff) {
            if ((0, cut_off.zU)(cutOff)) return `the ${'tests' === cutOff.of ? 'tests' : 'verification'} of the phase`;
            return `attempt ${cutOff.attempt} of plan ${cutOff.plan}`;
        }
        let clockSlackMs = 2_500;
        var atomic_file = __webpack_require__(50229);
        var git_git = __webpack_require__(23956);
        var git_remote = __webpack_require__(69416);
        var ledger_ledger = __webpack_require__(54648);
        var orphan = __webpack_require__(54945);
        var shared_lease = __webpack_require__(23313);
        var shared_record = __webpack_require__(4624);
        var phase_id = __webpack_require__(88240);
        var markdown = __webpack_require__(63021);
        var checkout = __webpack_require__(21462);
        var cleanup = __webpack_require__(56652);
        var failure = __webpack_require__(34798);
        function clearLeftovers(git, ledgers, spared, world) {
            let home = (0, external_node_path_.join)(git.gitDir, 'phase-executor');
            let left = [
                ...(0, atomic_file.ol)(home).flatMap((name)=>isDeadCopy(name, world) ? [
                        (0, external_node_path_.join)(home, name)
                    ] : []),
                ...draftsIn((0, external_node_path_.join)(home, 'controls'), /\.phase-executor$/),
                ...ledgers.flatMap(({ dir })=>draftsIn(dir, /\.\d+\.tmp$/)),
                ...exchanges(ledgers, spared, world),
                ...unfinishedWorktrees(git, world)
            ];
            for (let path of left)(0, external_node_fs_.rmSync)(path, {
                recursive: true,
                force: true,
                maxRetries: 3
            });
        }
        function isDeadCopy(name, { machine }) {
            let [, pid] = /^index-(\d+)-[0-9a-f]+(\.lock)?$/.exec(name) ?? [];
            return void 0 !== pid && Number(pid) !== machine.pid && null === machine.startOf(Number(pid));
        }
        function draftsIn(folder, name) {
            if (!(0, external_node_fs_.statSync)(folder, {
                throwIfNoEntry: false
            })?.isDirectory()) return [];
            let files = (0, external_node_fs_.readdirSync)(folder, {
                recursive: true,
                encoding: 'utf8'
            });
            return files.filter((file)=>name.test(file)).map((file)=>(0, external_node_path_.join)(folder, file));
        }
        function exchanges(ledgers, spared, { temporaryDirectory, machine }) {
            let kept = new Set(spared.flatMap(({ runId, adopters })=>[
                    runId,
                    ...adopters
                ]));
            let over = new Set(ledgers.flatMap(({ events })=>events.map(({ runId })=>runId)));
            return (0, atomic_file.ol)(temporaryDirectory).flatMap((name)=>{
                let [, whole = '', runId = '', pid] = /^phase-executor-((.+?)(?:-(\d+))?)$/.exec(name) ?? [];
                let isOfJob = over.has(runId) && void 0 !== pid && null === machine.startOf(Number(pid));
                let isOver = over.has(whole) && !kept.has(whole) || isOfJob && !kept.has(runId);
                return isOver ? [
                    (0, external_node_path_.join)(temporaryDirectory, name)
                ] : [];
            });
        }
        function unfinishedWorktrees(git, { now }) {
            let home = (0, external_node_path_.join)(git.commonDir, 'worktrees');
            let isAtIt = (record)=>now() - (0, external_node_fs_.statSync)(record).mtimeMs < patienceMs[(0, process_tree.gl)()] || (0, process_tree.r0)([
                    git.root,
                    git.commonDir
                ], (0, external_node_path_.join)(record, 'HEAD.lock'));
            return (0, atomic_file.ol)(home).flatMap((name)=>{
                let record = (0, external_node_path_.join)(home, name);
                let leadsTo = (0, external_node_fs_.statSync)((0, external_node_path_.join)(record, 'gitdir'), {
                    throwIfNoEntry: false
                });
                let isUnfinished = (0, external_node_fs_.statSync)(record).isDirectory() && (leadsTo?.size ?? 0) === 0;
                return isUnfinished && !isAtIt(record) ? [
                    record
                ] : [];
            });
        }
        let patienceMs = {
            full: 300,
            'group-only': 60_000
        };
        var prepare = __webpack_require__(2097);
        var record_place = __webpack_require__(13974);
        var session_remote = __webpack_require__(2076);
        var run_view = __webpack_require__(55831);
        var tell_broken = __webpack_require__(65499);
        async function recover([ref = ''], settings, world) {
            let git = await git_git.TU.open((0, external_node_path_.resolve)(world.directory, settings.root), world.environment);
            let runId = (0, external_node_crypto_.randomUUID)();
            return (0, cleanup.V)(async (cleanup)=>{
                let { lease } = await (0, checkout.U)(git, runId, {
                    ttlMs: settings['lease-ttl']
                }, world, cleanup);
                let { cutOff } = await recoverCheckout(git, runId, lease, world, ()=>false);
                let named = cutOff.map(nameOf).join(', ');
                let where = await giveBack(ref, runId, git, settings, world);
                let end = null === where ? 'the work is in this checkout only' : `the work is published on ${where}`;
                let text = '' === named ? `nothing was left half done${null === where ? '' : `; the phase is free on ${where}`}` : `the run was cut off in ${named}; its work is kept and the tree restored; ${end}`;
                for (let note of (await (0, tell_broken.j)(text, ref, tell_broken.Z, settings, world)))world.progress(note);
                return {
                    exitCode: 0,
                    json: {
                        recovered: cutOff,
                        published: null !== where
                    },
                    text,
                    summary: `${(0, markdown.t)(text)}\n`
                };
            });
        }
        async function giveBack(ref, runId, git, settings, world) {
            if ('' === settings.remote) return null;
            let warn = (why)=>world.progress(`the end of the run was not published: ${why}`);
            try {
                let place = (0, record_place.$)(await (0, prepare.Un)((0, external_node_path_.resolve)(world.directory, settings.root), ref), git, settings, world);
                let remote = (0, session_remote.e)(git, settings, world);
                let calls = {
                    beforeAside: async ()=>void 0,
                    onLost: ()=>void 0,
                    onTrouble: warn
                };
                let ground = {
                    ...place,
                    ...calls,
                    runId,
                    remote,
                    ttlMs: (0, record_place.O)(settings)
                };
                return await shared_lease._.giveBack(ground) ? `${(0, git_remote.Nt)(settings.remote)}, ${(0, shared_record.H8)(ground)}` : null;
            } catch (error) {
                warn((0, failure.g)(error).message);
                return null;
            }
        }
        async function recoverCheckout(git, runId, lease, world, spares) {
            let cutOff = [];
            let checkpoints = new checkpoint_checkpoint.O(git);
            let ledgers = (0, ledger_ledger.od)(git.gitDir);
            let orphans = ledgers.flatMap(({ dir, events })=>spares(dir) ? (0, orphan.T)(events, git.root) : []);
            let spared = orphans.length > 0 ? await stillThere(orphans, git, world) : [];
            let tags = new Set(spared.map(({ tag })=>tag));
            for (let { dir, phase: key, events, lastAliveAt } of ledgers){
                let phase = events.at(-1)?.phase ?? key;
                if ((0, cut_off.o7)(events, git.root)) {
                    let stamp = {
                        runId,
                        phase,
                        lease,
                        now: ()=>new Date(world.now())
                    };
                    let ledger = ledger_ledger.Oc.open(dir, stamp, (0, run_view.T)(world));
                    let recovered = await recoverInterrupted({
                        git,
                        checkpoints,
                        ledger,
                        lastAliveAt,
                        spared: tags
                    });
                    removeScratch(recovered, world);
                    cutOff.push(...recovered);
                    ledger.close();
                }
                await discardUnused(events, checkpoints, spared);
            }
            await clearWorktrees(git, checkpoints, new Set(spared.map(({ place })=>place)), world);
            clearLeftovers(git, ledgers, spared, world);
            return {
                cutOff,
                spared
            };
        }
        async function clearWorktrees(git, checkpoints, spared, world) {
            for (let folder of (await worktreeFolders(git, world))){
                let worktrees = new git_worktree.p(git, folder, {
                    make: false
                });
                for (let name of (await worktrees.list())){
                    let worktree = worktrees.find((0, external_node_path_.join)(worktrees.folder, name));
                    if (null === worktree || spared.has(worktree.root)) continue;
                    let kept = await keepUnrecorded(worktree, {
                        git,
                        checkpoints
                    });
                    if (null !== kept) world.progress(`${worktree.root} is on no record of a run that can be read: what plan ${kept.plan} had done there is kept in ${kept.ref}`);
                }
                await worktrees.reap(spared);
            }
        }
        function removeScratch(cutOff, { temporaryDirectory }) {
            for (let each of cutOff)if ((0, cut_off.zU)(each)) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(temporaryDirectory, `phase-executor-${each.runId}`), {
                recursive: true,
                force: true,
                maxRetries: 3
            });
        }
        async function stillThere(orphans, git, world) {
            if ('full' !== (0, process_tree.gl)()) return [];
            let tags = new Set((await new checkpoint_checkpoint.O(git).list()).map(({ tag })=>tag));
            let bootedAt = world.now() - world.machine.uptimeMs();
            let isThere = ({ phase, place, startedAt })=>startedAt > bootedAt && null !== new git_worktree.p(git, worktreeFolder(phase, git, world), {
                    make: false
                }).find(place) && (0, external_node_fs_.existsSync)(place);
            return orphans.filter((orphan)=>tags.has(orphan.tag) && isThere(orphan));
        }
        async function recoverOutdated(spared, run) {
            let { git, checkpoints } = run.workspace;
            let { ledger, clock } = run.services;
            let { orphans } = run.found;
            let { isolation } = run;
            let mine = (0, cut_off.G5)(ledger.earlier);
            let outdated = spared.filter(({ tag, plan })=>mine.has(tag) && !orphans.has(plan));
            if (0 === outdated.length) return;
            let tags = new Set([
                ...orphans.values()
            ].map(({ tag })=>tag));
            await recoverInterrupted({
                git,
                checkpoints,
                ledger,
                lastAliveAt: clock.now(),
                spared: tags
            });
            for (let { place } of outdated)await isolation.worktrees.remove((0, external_node_path_.basename)(place));
        }
        function worktreeFolder(phase, git, world) {
            return (0, external_node_path_.join)(world.temporaryDirectory, worktreesOf(git), (0, phase_id.nm)(phase));
        }
        async function worktreeFolders(git, world) {
            let home = (0, external_node_path_.join)(world.temporaryDirectory, worktreesOf(git));
            let known = (await (0, git_worktree.O)(git)).map((root)=>(0, external_node_path_.dirname)(root));
            let isOurs = (folder)=>(0, external_node_path_.dirname)(folder).endsWith(`/${worktreesOf(git)}`);
            return new Set([
                ...(0, atomic_file.ol)(home).map((phase)=>(0, external_node_fs_.realpathSync)((0, external_node_path_.join)(home, phase))),
                ...known.filter(isOurs)
            ]);
        }
        function worktreesOf(git) {
            return (0, external_node_path_.join)('phase-executor-worktrees', (0, external_node_crypto_.createHash)('sha1').update(git.gitDir).digest('hex').slice(0, 12));
        }
    },
    55831: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            J: ()=>RunView,
            T: ()=>eventPrinter
        });
        var ledger_event = __webpack_require__(36881);
        var report_text = __webpack_require__(44639);
        var plans_under_way = __webpack_require__(7185);
        class ProgressLines {
            #paint;
            #heading;
            #startedAt = null;
            constructor(waves, colour){
                this.#paint = painter(colour);
                this.#heading = waveHeadings(waves);
            }
            of(event) {
                let at = Date.parse(event.at);
                this.#startedAt ??= at;
                let wave = this.#heading(event);
                if (!(0, ledger_event.zy)(event, {
                    shown: true
                })) return null;
                let text = lines[event.event](event, this.#paint);
                let clock = this.#clock(at);
                return `${null === wave ? '' : `${clock}  ${this.#paint('bold', wave)}\n`}${clock}  ${text}`;
            }
            on(plan, text, at) {
                this.#startedAt ??= at;
                return `${this.#clock(at)}    ${this.#paint('cyan', plan)}    ${(0, report_text.pj)(text)}`;
            }
            #clock(at) {
                return this.#paint('dim', (0, report_text.vk)(at - (this.#startedAt ?? at)).padStart(8));
            }
        }
        function waveHeadings(waves) {
            let open = new Map(waves);
            let started = new Set();
            let current = 0;
            return (event)=>{
                if ('phase_start' === event.event) for (let id of event.done)open.delete(id);
                if ((0, ledger_event.zy)(event, {
                    ends: 'plan'
                })) open.delete(event.plan);
                if ('attempt_start' !== event.event || started.has(event.plan)) return null;
                started.add(event.plan);
                let wave = waves.get(event.plan) ?? current;
                if (wave === current) return null;
                current = wave;
                let earlier = [
                    ...open
                ].flatMap(([id, number])=>number < wave ? [
                        id
                    ] : []);
                return 0 === earlier.length ? `wave ${wave}` : `wave ${wave}, before ${listed(earlier)} of an earlier wave ended`;
            };
        }
        function listed(ids) {
            return ids.length <= 5 ? ids.join(', ') : `${ids.slice(0, 5).join(', ')} and ${ids.length - 5} more`;
        }
        let styles = {
            bold: 1,
            dim: 2,
            red: 31,
            green: 32,
            yellow: 33,
            cyan: 36
        };
        function painter(colour) {
            return (style, text)=>colour ? `\u001b[${styles[style]}m${text}\u001b[0m` : text;
        }
        let lines = {
            phase_start: ({ phase, plans, done, agent }, paint)=>paint('bold', `phase ${phase}: ${(0, report_text.hS)(plans.length, 'plan')}, ${done.length} of them done, agent ${agent}`),
            attempt_start: ({ plan, attempt }, paint)=>`  ${paint('cyan', plan)}  attempt ${attempt}`,
            adopt: ({ plan, attempt, isAtWork, endsAt }, paint)=>{
                let work = isAtWork ? `; its agent is still at work, until ${endsAt} at the latest` : '';
                return `  ${paint('cyan', plan)}  attempt ${attempt}, adopted from the run before${work}`;
            },
            agent_progress: ({ plan, what }, paint)=>`  ${paint('cyan', plan)}    ${(0, report_text.pj)(what)}`,
            tests_start: ({ command }, paint)=>`  ${paint('cyan', 'tests')}  ${(0, report_text.pj)(command)}`,
            tests_end: ({ verdict, reasons, passed }, paint)=>`  ${paint('cyan', 'tests')}    ${(0, report_text.pj)(verdict)}: ${(0, report_text.pj)(reasons.join('; ') || `${String(passed)} passed`)}`,
            verify_start: ({ plan, commands }, paint)=>`  ${paint('cyan', plan)}    ${commands} automated checks`,
            handoff_start: ({ plan, why }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', (0, report_text.pj)(why))}`,
            repair: ({ plan, repair, details }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', `repair ${repair}, in the same session: ${(0, report_text.pj)(details)}`)}`,
            judge_start: ({ commit }, paint)=>`  ${paint('cyan', 'judge')}  commit ${commit.slice(0, 12)} in a clean copy`,
            judge_end: ({ commands, durationMs }, paint)=>`  ${paint('cyan', 'judge')}    ${commands} ${1 === commands ? 'command' : 'commands'} of plans, ${(0, report_text.vk)(durationMs)} besides`,
            summary_adopted: ({ plan, evidence }, paint)=>`  ${paint('cyan', plan)}  its SUMMARY was verified now (${evidence}); it counts as done`,
            verifier_start: ({ report }, paint)=>`  ${paint('cyan', 'verifier')}  ${(0, report_text.pj)(report)}`,
            set_back: ({ plan, files }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', `set back what the agent changed in ${(0, report_text.pj)(files.join(', '))}`)}`,
            rollback: ({ plan, kept }, paint)=>`  ${paint('cyan', plan)}    rolled back${keptText(kept)}`,
            retry_wait: ({ plan, why }, paint)=>`  ${paint('cyan', plan)}    ${paint('yellow', (0, report_text.pj)(why))}`,
            recovered: ({ plan = '', attempt, of, tag, kept }, paint)=>{
                let part = void 0 === of ? `attempt ${attempt}` : `its ${'judge' === of ? 'exit gate' : of}`;
                let restored = void 0 === tag ? '' : ': tree restored';
                let text = `an earlier run was cut off in ${part}${restored}${keptText(kept)}`;
                return `  ${paint('cyan', plan)}    ${paint('yellow', text)}`;
            },
            answered: ({ plan, approved, by }, paint)=>`  ${paint('cyan', plan)}  ${approved ? 'approved' : 'answered'} by ${(0, report_text.pj)(by)}`,
            warning: ({ plan = '', message }, paint)=>`  ${paint('cyan', plan)}  ${paint('yellow', `! ${(0, report_text.pj)(message)}`)}`,
            plan_complete: ({ plan }, paint)=>`  ${paint('cyan', plan)}  ${paint('green', '✓ complete')}`,
            plan_failed: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('red', '✗ failed:')} ${whyOf(event)}`,
            plan_blocked: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('yellow', '‖ blocked:')} ${whyOf(event)}`,
            plan_skipped: (event, paint)=>`  ${paint('cyan', event.plan)}  ${paint('dim', `- ${whyOf(event)}`)}`
        };
        function keptText(kept) {
            return null === kept ? '' : `, its work is kept in ${kept}`;
        }
        function whyOf({ signal: { details } }) {
            let { error, reason = '' } = details;
            return (0, report_text.pj)(error?.message ?? reason);
        }
        let usualTimes = {
            redrawMs: 250,
            heartbeatMs: 60_000
        };
        class RunView {
            underWay;
            #world;
            #lines;
            #held = new Map();
            #timer;
            constructor(waves, world, times = usualTimes){
                this.underWay = new plans_under_way.Sf(world.now);
                this.#world = world;
                this.#lines = new ProgressLines(waves, world.terminal.colour);
                let isLive = null !== world.terminal.live;
                let look = isLive ? ()=>this.#redraw() : ()=>this.#beat();
                this.#timer = setInterval(look, isLive ? times.redrawMs : times.heartbeatMs).unref();
            }
            follow(event) {
                let { terminal } = this.#world;
                if ('agent_end' === event.event) this.#tellFacts(event.plan);
                this.underWay.follow(event);
                let line = this.#lines.of(event);
                this.#redraw();
                let plan = 'plan' in event ? event.plan : void 0;
                if ((0, ledger_event.zy)(event, {
                    ends: 'plan'
                })) this.#tellHeld(event.plan, event.event.slice(5));
                if (null === line || isDetail(event, terminal)) return;
                if (void 0 !== plan && isHeldBack(event)) this.#tell(plan, line);
                else this.#world.progress(line);
            }
            saw(plan, activity) {
                this.underWay.saw(plan, activity);
            }
            close() {
                clearInterval(this.#timer);
                this.#world.terminal.live?.([]);
                for (let plan of [
                    ...this.#held.keys()
                ])this.#tellHeld(plan, 'cut off');
            }
            #redraw() {
                let now = this.#world.now();
                this.#world.terminal.live?.(this.underWay.all.map((facts)=>(0, plans_under_way.wM)(facts, now)));
            }
            #beat() {
                for (let facts of this.underWay.all)this.#world.progress(this.#factsLine(facts));
            }
            #tellFacts(plan) {
                let facts = this.underWay.of(plan);
                if (null !== facts && (0, plans_under_way.iE)(facts)) this.#tell(plan, this.#factsLine(facts));
            }
            #factsLine(facts) {
                let now = this.#world.now();
                return this.#lines.on(facts.of, `at work for ${(0, report_text.Yi)(now - facts.since)}: ${(0, plans_under_way.hl)(facts, now)}`, now);
            }
            #tell(plan, line) {
                if (null === this.#world.terminal.group || null === this.underWay.of(plan)) return void this.#world.progress(line);
                let held = this.#held.get(plan) ?? {
                    lines: [],
                    left: 0
                };
                this.#held.set(plan, held);
                held.lines.push(line);
                if (held.lines.length <= mostHeld) return;
                held.lines.shift();
                held.left += 1;
            }
            #tellHeld(plan, ending) {
                let held = this.#held.get(plan);
                if (void 0 === held) return;
                this.#held.delete(plan);
                let left = 0 === held.left ? [] : [
                    `… ${(0, report_text.hS)(held.left, 'line')} before these`
                ];
                this.#world.terminal.group?.(`plan ${plan}, ${ending}`, [
                    ...left,
                    ...held.lines
                ]);
            }
        }
        let mostHeld = 500;
        function eventPrinter(world) {
            let lines = new ProgressLines(new Map(), world.terminal.colour);
            return (event)=>{
                let line = lines.of(event);
                if (null !== line) world.progress(line);
            };
        }
        function isDetail(event, { group }) {
            if ('agent_progress' !== event.event || null !== group) return false;
            return 'edit' === event.activity || 'command' === event.activity;
        }
        function isHeldBack(event) {
            let isTold = 'attempt_start' === event.event || 'adopt' === event.event || 'warning' === event.event;
            return !isTold && !(0, ledger_event.zy)(event, {
                ends: 'plan'
            });
        }
    },
    65499: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>ownBranch,
            j: ()=>tellBroken
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23956);
        var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34798);
        var _prepare_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2097);
        var _tell_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90298);
        async function tellBroken(why, ref, findBranch, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            try {
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_1__.TU.open(root, world.environment);
                let read = await (0, _prepare_js__WEBPACK_IMPORTED_MODULE_3__.Un)(root, ref);
                let branch = await findBranch(read, settings, git);
                let folder = (0, _prepare_js__WEBPACK_IMPORTED_MODULE_3__.MT)(git, root).replace(/\/$/, '');
                return await (0, _tell_host_js__WEBPACK_IMPORTED_MODULE_4__.HY)(why, {
                    phase: read.phase,
                    folder,
                    branch
                }, settings, world);
            } catch (error) {
                return [
                    `not told on the host: ${(0, _failure_js__WEBPACK_IMPORTED_MODULE_2__.g)(error).message}`
                ];
            }
        }
        let ownBranch = async (_, { branch }, git)=>{
            let name = branch || (await git.head()).branch;
            return name?.replace(/^refs\/heads\//, '') || null;
        };
    },
    13707: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            L: ()=>waitsUntil,
            n: ()=>whenFree
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _process_ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8949);
        var _process_waits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21999);
        let waitInCiMs = 300000;
        function waitsUntil({ wait }, { environment, now }) {
            return now() + (wait ?? ((0, _process_ci_js__WEBPACK_IMPORTED_MODULE_3__.X)(environment) ? waitInCiMs : 0));
        }
        async function whenFree(take, { until, pollMs }, { now, progress, interrupt }) {
            for(let isTold = false;; isTold = true)try {
                return await take();
            } catch (error) {
                let leftMs = until - now();
                if (!(error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.by) || leftMs <= 0 || interrupt.soon.aborted) throw error;
                if (!isTold) progress(`waiting up to ${Math.ceil(leftMs / 1000)} s (setting wait): ${error.message}`);
                let pause = (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(leftMs, pollMs), void 0, {
                    signal: interrupt.soon
                }).catch(()=>void 0);
                await _process_waits_js__WEBPACK_IMPORTED_MODULE_2__.l.for('another run', pollMs + 60_000, pause);
            }
        }
    }
};
