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
        var _tell_host_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8606);
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
    8606: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            hP: ()=>linksOf,
            pc: ()=>redacted,
            fZ: ()=>tellBeginning,
            HY: ()=>tellCutOff,
            HI: ()=>tellEnd
        });
        var external_node_fs_ = __webpack_require__(73024);
        var schemas = __webpack_require__(27597);
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
        var promises_ = __webpack_require__(58500);
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
                    found.push(...read(schemas.YOg(form), path, part));
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
                    let Viewer = schemas.Ikc({
                        viewer: schemas.Ikc({
                            login: schemas.YjP()
                        })
                    });
                    let { viewer } = await this.graphql('query { viewer { login } }', {}, Viewer);
                    return viewer.login;
                }
                return (await this.get('user', schemas.Ikc({
                    login: schemas.YjP()
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
                    await (0, promises_.setTimeout)(wait, void 0, this.#until ? {
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
        let Answer = schemas.Ikc({
            data: schemas.L5J(),
            errors: schemas.YOg(schemas.Ikc({
                message: schemas.YjP()
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
                let Said = schemas.Ikc({
                    message: schemas.YjP(),
                    errors: schemas.YOg(schemas.L5J()).optional()
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
        let Comment = schemas.Ikc({
            id: schemas.aig(),
            body: schemas.YjP().nullish(),
            html_url: schemas.YjP().optional(),
            user: schemas.Ikc({
                login: schemas.YjP()
            }).nullish()
        });
        async function putComment(number, body, host) {
            let [marker = ''] = body.split('\n', 1);
            let found = await commentsOf(await host.viewer(), number, marker, host);
            let [first, ...more] = found.length > 0 ? found : await created(number, body, marker, host);
            if (void 0 === first) throw new HostError(`the comment on #${number} was made and is not there`);
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
        function pathOf(id, host) {
            return `repos/${host.repository}/issues/comments/${id}`;
        }
        function wasPerhapsHeard(error) {
            return error instanceof HostError && (null === error.status || error.status >= 500);
        }
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
                if (!(error instanceof HostError)) throw error;
                if (/no commits between/i.test(error.said)) return {
                    pullRequest: null,
                    note: null
                };
                if (/draft pull requests are not supported/i.test(error.said)) return {
                    pullRequest: null,
                    note: 'no pull request yet: this repository has no drafts, so it is opened when the phase succeeds'
                };
                if (!wasPerhapsHeard(error) && !/already exists/i.test(error.said)) throw error;
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
                if (!(error instanceof HostError)) throw error;
                return {
                    pullRequest,
                    note: `${byHand}: ${error.message}`
                };
            }
        }
        var fitted = __webpack_require__(7900);
        var headline = __webpack_require__(5916);
        var markdown = __webpack_require__(63021);
        var plan_story = __webpack_require__(44603);
        var plan_table = __webpack_require__(23914);
        let mostCharacters = 65_000;
        function commentMarker({ phase, folder }, kind = 'comment') {
            let safe = (text)=>encodeURIComponent(text).replace(/-(?=-)/g, '%2D');
            return `<!-- phase-executor:${kind} phase=${safe(phase)} folder=${safe(folder)} -->`;
        }
        function endedComment(report, key) {
            let { plans, host } = report;
            let links = linksTo(host);
            let first = [
                `${commentMarker(key)}\n${(0, headline.R_)(report)}`,
                (0, headline.E9)(report),
                (0, headline.u5)(report),
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
            let parts = [
                (0, plan_table.k0)(plans, host, mostCharacters / 2),
                ...(0, plan_story.ab)(plans),
                ...(0, headline.IW)(report),
                ...(0, headline.Y3)(plans).map(plan_story.tJ)
            ];
            return (0, fitted.$)([
                first,
                ...parts
            ], mostCharacters);
        }
        function atWorkComment({ phase, plans, host, since }, key) {
            let done = plans.filter(({ isDone })=>isDone).length;
            let links = linksTo(host);
            let first = [
                `${commentMarker(key)}\n## ⏳ Phase ${(0, markdown.t)(phase.id)} ${(0, markdown.t)(phase.name)}: running`,
                `Since ${since}. ${done} of ${plans.length} ${1 === plans.length ? 'plan was' : 'plans were'} complete when it began.`,
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
            let shown = plans.slice(0, 100);
            let rows = shown.map(({ id, title, isDone })=>`- [${isDone ? 'x' : ' '}] ${(0, markdown.t)(id)} ${(0, markdown.t)(title ?? '', 80)}`.trimEnd());
            let rest = plans.length - shown.length;
            return (0, fitted.$)([
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
                `${commentMarker(key)}\n## ❌ Phase ${(0, markdown.t)(phase.id)} ${(0, markdown.t)(phase.name)}: INTERRUPTED`,
                (0, markdown.t)(why, 2000),
                '**Next:** run the phase again; it continues where this one ended',
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
        }
        function linksTo(host) {
            return null === host ? null : `[Run, with its summary](${host.run}) · [report and logs](${host.run}#artifacts)`;
        }
        let pull_request_mostCharacters = 65_000;
        function proposalTitle({ phase }) {
            return `Phase ${phase.id}: ${phase.name}`.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').slice(0, 200);
        }
        function proposalBody({ phase, plans }, key) {
            let first = `${commentMarker(key, 'pull-request')}\nThe work of phase ${(0, markdown.t)(phase.id)} ${(0, markdown.t)(phase.name)}, made by Phase Executor. How it went stands in its comment below.`;
            let parts = plans.map(({ id, title, objective, isDone })=>[
                    `- [${isDone ? 'x' : ' '}] **${(0, markdown.t)(id)}** ${(0, markdown.t)(title ?? '', 120)}`.trimEnd(),
                    ...'' === objective ? [] : [
                        `  ${(0, markdown.t)(objective, 600)}`
                    ]
                ].join('\n'));
            return (0, fitted.$)([
                first,
                ...parts
            ], pull_request_mostCharacters);
        }
        var redaction = __webpack_require__(25827);
        async function statusOf(ended, { head, host, phase }, run) {
            let context = `phase/${phase.id}`;
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
            let host = tell_host_hostOf(settings, world);
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
                    let body = atWorkComment({
                        phase: read.phase,
                        plans,
                        host: linksOf(world, true),
                        since
                    }, keyOf(run));
                    await putComment(number, redacted(body, place), host);
                    return null;
                }
            ]);
        }
        async function tellEnd(report, ended, place) {
            let { settings, world, run } = place;
            let host = tell_host_hostOf(settings, world);
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
                if (null !== number) await putComment(number, redacted(endedComment(report, keyOf(run)), place), host);
                return null;
            };
            return attempted([
                status,
                pullRequest,
                comment
            ]);
        }
        async function tellCutOff(why, { phase, folder, branch }, settings, world) {
            let host = tell_host_hostOf(settings, world);
            if (null === host || 'off' === settings.comment) return [];
            return attempted([
                async ()=>{
                    let number = eventPullRequest(world) ?? await openPullRequest(branch, host);
                    let body = cutOffComment({
                        phase,
                        host: linksOf(world, true)
                    }, why, {
                        phase: phase.id,
                        folder
                    });
                    if (null !== number) await putComment(number, redacted(body, {
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
                notes.push(`not told on the host: ${error instanceof HostError ? message : `${message} (an error of Phase Executor)`}`);
            }
            return [
                ...new Set(notes)
            ];
        }
        function tell_host_hostOf(settings, { environment, interrupt }) {
            let { GITHUB_API_URL: api = '', GITHUB_GRAPHQL_URL: graphql = '', GITHUB_REPOSITORY: repository = '' } = environment;
            let token = settings['github-token'];
            if ('' === token || !URL.canParse(api) || !repositoryForm.test(repository)) return null;
            let { soon } = interrupt;
            let bounds = soon.aborted ? {
                patienceMs: 2_000
            } : {
                until: soon
            };
            return new HostApi({
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
        function redacted(body, { settings, world }) {
            let secrets = settings['agent-env'].map((name)=>world.environment[name] ?? '');
            return (0, redaction.$)([
                ...secrets,
                settings['github-token']
            ])(body);
        }
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
