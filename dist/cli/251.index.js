export const id = 251;
export const ids = [
    251
];
export const modules = {
    22857: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            f: ()=>holdPhase
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var tracking_files = __webpack_require__(45864);
        var git_checkpoint = __webpack_require__(51608);
        async function keepOutOfGit(git, path) {
            if (await git.read([
                'ls-files',
                '-z',
                '--',
                path
            ]) !== '') return false;
            if (2 === (await git.ignored([
                path,
                `${path}.1.tmp`
            ])).length) return true;
            let file = (0, external_node_path_.join)(git.commonDir, 'info', 'exclude');
            if ((0, external_node_fs_.existsSync)(file) && !(0, external_node_fs_.lstatSync)(file).isFile()) return false;
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(file), {
                recursive: true
            });
            let before = (0, external_node_fs_.existsSync)(file) ? (0, external_node_fs_.readFileSync)(file, 'utf8') : '';
            let line = `/${path.replace(/[\\*?[\]!# ]/g, '\\$&')}*`;
            (0, external_node_fs_.appendFileSync)(file, `${'' === before || before.endsWith('\n') ? '' : '\n'}${line}\n`);
            return true;
        }
        var git_git = __webpack_require__(49891);
        var promises_ = __webpack_require__(51455);
        class Worktrees {
            #git;
            #folder;
            constructor(git, folder){
                (0, external_node_fs_.mkdirSync)(folder, {
                    recursive: true
                });
                this.#git = git;
                this.#folder = (0, external_node_fs_.realpathSync)(folder);
            }
            async add(name, commit) {
                let root = (0, external_node_path_.join)(this.#folder, name);
                if ('' === name || /[\\/]|^\.\.?$/.test(name)) throw new git_git.XS(`a work tree cannot be named "${name}"; name one folder`);
                if ((0, external_node_fs_.existsSync)(root)) await this.remove(name);
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
                if (null === gitDir) throw new git_git.XS(`git made no work tree in ${root}; look whether the disk is full`);
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
                await (0, promises_.rm)(root, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
                await (0, promises_.rm)(git.gitDir, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
                tryRemoveFolder((0, external_node_path_.dirname)(git.gitDir));
            }
            async remove(name) {
                let root = (0, external_node_path_.join)(this.#folder, name);
                await (0, promises_.rm)(root, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
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
                let home = (0, external_node_path_.join)(this.#git.commonDir, 'worktrees');
                let left = (0, external_node_fs_.readdirSync)(this.#folder).filter((name)=>gitDirOf((0, external_node_path_.join)(this.#folder, name))?.startsWith(`${home}/`));
                return [
                    ...new Set([
                        ...known,
                        ...left
                    ])
                ].sort();
            }
            find(root) {
                let home = (0, external_node_path_.join)(this.#git.commonDir, 'worktrees');
                if ((0, external_node_path_.dirname)(root) !== this.#folder) return null;
                let name = (0, external_node_fs_.existsSync)(home) ? (0, external_node_fs_.readdirSync)(home).find((each)=>leadsTo(root, (0, external_node_path_.join)(home, each))) : void 0;
                if (void 0 === name) return null;
                return {
                    name: (0, external_node_path_.basename)(root),
                    root,
                    git: this.#git.at(root, (0, external_node_path_.join)(home, name))
                };
            }
            async reap(spared = new Set()) {
                let names = (await this.list()).filter((name)=>!spared.has((0, external_node_path_.join)(this.#folder, name)));
                for (let name of names)await this.remove(name);
                return names;
            }
            async #registered() {
                let entries = (await this.#git.read([
                    'worktree',
                    'list',
                    '--porcelain',
                    '-z'
                ])).split('\0');
                return entries.flatMap((entry)=>{
                    let root = entry.startsWith(`worktree ${this.#folder}/`) ? entry.slice(9) : null;
                    let name = root?.slice(this.#folder.length + 1) ?? '';
                    return null === root || name.includes('/') ? [] : [
                        {
                            name,
                            root
                        }
                    ];
                });
            }
        }
        function gitDirOf(root) {
            let link = (0, external_node_path_.join)(root, '.git');
            if (!(0, external_node_fs_.statSync)(link, {
                throwIfNoEntry: false
            })?.isFile()) return null;
            return /^gitdir: (.+)$/m.exec((0, external_node_fs_.readFileSync)(link, 'utf8'))?.[1] ?? null;
        }
        function leadsTo(root, gitDir) {
            let record = (0, external_node_path_.join)(gitDir, 'gitdir');
            return (0, external_node_fs_.existsSync)(record) && (0, external_node_path_.resolve)(gitDir, (0, external_node_fs_.readFileSync)(record, 'utf8').trim()) === (0, external_node_path_.join)(root, '.git');
        }
        function tryRemoveFolder(path) {
            try {
                (0, external_node_fs_.rmdirSync)(path);
            } catch  {}
        }
        var atomic_file = __webpack_require__(42939);
        var heartbeat = __webpack_require__(26937);
        var ledger_ledger = __webpack_require__(54648);
        var git_history = __webpack_require__(30012);
        var ledger_lease = __webpack_require__(37959);
        var published_state = __webpack_require__(54039);
        var shared_record = __webpack_require__(4624);
        var tracked = __webpack_require__(16799);
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
                    let wasHere = (0, shared_record.cG)(dir, last, ground);
                    if (!wasHere && (0, shared_record.i7)(last, ground)) throw new ledger_lease.by((0, shared_record.mh)(last, ground));
                    await catchUp(last, ground);
                    if (!wasHere) {
                        await ground.beforeAside();
                        await (0, shared_record.Tl)(found.commit, ground);
                    }
                }
                let lease = new SharedLease(ground, {
                    commit: found?.commit ?? null,
                    epoch: last?.epoch ?? 0
                }, await git.head());
                await lease.#publish(false);
                if (lease.#isLost) throw new ledger_lease.by(`another run took phase ${ground.phase} on ${(0, shared_record.SP)(ground)} at this very moment; run again later`);
                (0, shared_record.yZ)(ground);
                return lease;
            }
            onEvent(event) {
                if ('settled' === event.event) this.#settle(event.head);
                else if ('tests_start' === event.event) this.#settle(event.commit);
                else if (!event.event.startsWith('plan_') && 'checkpoint' !== event.event) return;
                this.#publishSoon();
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
                if ('string' == typeof sha) this.#settled = {
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
            let { git, remote } = ground;
            if (await git.resolve(head) === null) throw new published_state.yk(`the phase was last worked on at ${head}, which is no commit that ${(0, shared_record.SP)(ground)} has`);
            let here = await git.head();
            if (await (0, git_history.QX)(git, head, here.sha)) return;
            if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(git.commonDir, 'shallow'))) {
                await remote.deepen();
                if (await (0, git_history.QX)(git, head, here.sha)) return;
            }
            await (0, tracked.Q)(git, ground.prefix, (0, external_node_path_.join)(ground.dir, 'uncommitted'));
            let short = branch?.replace(/^refs\/heads\//, '') ?? null;
            if (!await (0, git_history.QX)(git, here.sha, head) || null !== branch && null !== here.branch && branch !== here.branch) throw new published_state.yk(`the phase was last worked on at ${head}${null === short ? '' : ` of branch ${short}`} on ${host}, and this checkout stands elsewhere; go there (git checkout ${null === short ? '--detach' : `-B ${short}`} ${head}), then run again`);
            await git.run([
                'merge',
                '--ff-only',
                '--quiet',
                head
            ]);
        }
        var state_file = __webpack_require__(17543);
        var phase_id = __webpack_require__(88240);
        var checkout = __webpack_require__(81388);
        var prepare = __webpack_require__(64987);
        var orphan = __webpack_require__(8081);
        var control_files = __webpack_require__(11443);
        var fold = __webpack_require__(1429);
        var process_tree = __webpack_require__(48009);
        class RecoveryError extends Error {
            name = 'RecoveryError';
        }
        async function recoverInterrupted(place) {
            let open = cutOffIn(place.ledger.earlier, place.git.root).filter(({ tag })=>!place.spared.has(String(tag)));
            let folds = lastOf(place.ledger.earlier, 'fold').sort((one, other)=>one.seq - other.seq);
            if (folds.length > 0) await (0, fold.It)(place.git, String(folds.at(-1)?.base));
            for (let attempt of open)await recoverAttempt(attempt, place);
            let cutOff = openGate(place.ledger.earlier);
            if (null !== cutOff) await recoverGate(cutOff, place);
            return null === cutOff ? open : [
                ...open,
                cutOff
            ];
        }
        function cutOffIn(events, checkout) {
            let orphans = new Map((0, orphan.T)(events, checkout).map((orphan)=>[
                    orphan.tag,
                    orphan
                ]));
            let open = openAttempts(events).map((event)=>({
                    ...event,
                    adopters: orphans.get(event.tag)?.adopters ?? []
                }));
            let tags = new Set(open.map(({ tag })=>tag));
            return [
                ...[
                    ...orphans.values()
                ].filter(({ tag })=>!tags.has(tag)),
                ...open
            ];
        }
        async function recoverGate(begun, where) {
            let { of, time, since, runId } = begun;
            let { checkpoints, ledger } = where;
            await (0, process_tree.TK)(`${runId}/${of}/${time}`);
            let checkpoint = (await checkpoints.list()).find(({ plan, at })=>plan === of && at === since);
            if (!checkpoint) return;
            await refuseForeignWork({
                ...begun,
                tag: checkpoint.tag
            }, checkpoint, where);
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
            let { git, checkpoints, ledger, openGit } = where;
            let { phase, plan = '', attempt = 1, tag, place, runId, adopters = [] } = open;
            for (let id of [
                runId,
                ...adopters
            ])await (0, process_tree.TK)(`${id}/${plan}/${attempt}`);
            let checkpoint = (await checkpoints.list()).find((each)=>each.tag === tag);
            if (!checkpoint) return;
            let isHere = void 0 === place || place === git.root;
            if (isHere) await refuseForeignWork(open, checkpoint, where);
            let message = `attempt ${attempt} of plan ${plan} was cut off; recovered by the next run`;
            let there = isHere ? checkpoints : (0, external_node_fs_.existsSync)(String(place)) ? new git_checkpoint.O(await openGit(String(place))) : null;
            let late = isHere ? await lateCommits(checkpoint, where) : [];
            let kept = await there?.keep(checkpoint, {
                phase,
                plan,
                attempt,
                message
            }) ?? null;
            if (isHere) await checkpoints.rollback(checkpoint, {
                kept
            });
            await checkpoints.discard(checkpoint);
            ledger.append('recovered', {
                plan,
                attempt,
                tag,
                kept: kept?.ref ?? null,
                cutOffRun: runId
            });
            if (late.length > 0) ledger.append('warning', {
                plan,
                attempt,
                message: lateText(late, open, kept?.ref ?? '')
            });
        }
        async function lateCommits({ head }, { git, lastAliveAt }) {
            return (await (0, git_history.X6)(git, head)).filter(({ at })=>at + 999 > lastAliveAt);
        }
        function lateText(late, open, ref) {
            let named = late.slice(0, 5).map(({ sha, subject })=>`${sha.slice(0, 12)} "${subject.slice(0, 80)}"`);
            let more = late.length > 5 ? ` and ${late.length - 5} more` : '';
            return `${recovery_nameOf(open)} was rolled back with ${named.join(', ')}${more}, committed about when its run died. If one of them is not its agent's: it is kept in ${ref}, and git cherry-pick brings it back`;
        }
        async function discardUnused(events, checkpoints, spared) {
            let begun = new Set(events.flatMap(({ event, plan, since })=>'attempt_start' === event || 'verify_start' === event ? [
                    `${plan} ${since}`
                ] : []));
            if (0 === begun.size) return;
            let isSpared = ({ tag, plan, at })=>spared.some((orphan)=>orphan.tag === tag || orphan.plan === plan && orphan.checkedSince === at);
            for (let checkpoint of (await checkpoints.list()))if (begun.has(`${checkpoint.plan} ${checkpoint.at}`) && !isSpared(checkpoint)) await checkpoints.discard(checkpoint);
        }
        async function refuseForeignWork({ plan, attempt, of, tag, runId }, checkpoint, { git, lastAliveAt }) {
            let { head, branch } = await git.state();
            let operation = (0, control_files.o4)(git);
            let [newest] = null === head ? [] : (await (0, git_history.X6)(git, checkpoint.head)).sort((a, b)=>b.at - a.at);
            let moved = branch !== checkpoint.branch ? `HEAD is on ${branch ?? 'no branch'} now` : null !== operation ? `a ${operation} is open` : void 0 !== newest && newest.at > lastAliveAt + clockSlackMs ? 'there are commits made after it' : null;
            if (null === moved) return;
            throw new RecoveryError(`run ${runId} was cut off in ${recovery_nameOf({
                plan,
                attempt,
                of
            })}, and the checkout has changed since: ${moved}. To go back to where it began (what is here is kept under a ref): phase-executor checkpoint rollback ${tag}. To keep the checkout as it is: git tag -d ${tag}. Then run again`);
        }
        function recovery_nameOf({ plan, attempt, of }) {
            return void 0 === plan ? `the ${'tests' === of ? 'tests' : 'verification'} of the phase` : `attempt ${attempt} of plan ${plan}`;
        }
        let clockSlackMs = 2_500;
        function isCutOff(events, checkout) {
            return cutOffIn(events, checkout).length > 0 || lastOf(events, 'attempt_start').length > 0 || null !== openGate(events);
        }
        function openGate(events) {
            let last = events.findLast(({ event, of })=>gateEvents.has(event) || 'recovered' === event && void 0 !== of);
            return last?.event === 'tests_start' || last?.event === 'verifier_start' ? last : null;
        }
        let gateEvents = new Set([
            'phase_start',
            'tests_start',
            'tests_end',
            'verifier_start',
            'verifier_end',
            'phase_complete',
            'phase_failed',
            'phase_blocked',
            'phase_skipped'
        ]);
        function openAttempts(events) {
            return lastOf(events, 'checkpoint');
        }
        function lastOf(events, kind) {
            let found = new Map();
            for (let event of events)if ('phase_start' === event.event) found.clear();
            else if (event.event === kind) found.set(event.plan ?? '', event);
            else if ('checkpoint' === event.event || closing.has(event.event)) found.delete(event.plan ?? '');
            return [
                ...found.values()
            ];
        }
        let closing = new Set([
            'plan_complete',
            'plan_failed',
            'plan_blocked',
            'plan_skipped',
            'retry_wait',
            'recovered'
        ]);
        __webpack_require__(63021);
        var terminal = __webpack_require__(91488);
        async function recoverCheckout(git, runId, lease, world, spares) {
            let cutOff = [];
            let checkpoints = new git_checkpoint.O(git);
            let ledgers = (0, ledger_ledger.od)(git.gitDir);
            let orphans = ledgers.flatMap(({ dir, events })=>spares(dir) ? (0, orphan.T)(events, git.root) : []);
            let spared = orphans.length > 0 ? await stillThere(orphans, git, world) : [];
            let tags = new Set(spared.map(({ tag })=>tag));
            for (let { dir, phase: key, events, lastAliveAt } of ledgers){
                let phase = events.at(-1)?.phase ?? key;
                if (isCutOff(events, git.root)) {
                    let stamp = {
                        runId,
                        phase,
                        lease,
                        now: ()=>new Date(world.now())
                    };
                    let ledger = ledger_ledger.Oc.open(dir, stamp, shower(new Map(), world));
                    let openGit = openerOf(lease, world);
                    cutOff.push(...await recoverInterrupted({
                        git,
                        checkpoints,
                        ledger,
                        lastAliveAt,
                        openGit,
                        spared: tags
                    }));
                    ledger.close();
                }
                await discardUnused(events, checkpoints, spared);
                await new Worktrees(git, worktreeFolder(phase, git, world)).reap(new Set(spared.map(({ place })=>place)));
            }
            return {
                cutOff,
                spared
            };
        }
        async function stillThere(orphans, git, world) {
            if ('full' !== (0, process_tree.gl)()) return [];
            let tags = new Set((await new git_checkpoint.O(git).list()).map(({ tag })=>tag));
            let isThere = ({ phase, place })=>null !== new Worktrees(git, worktreeFolder(phase, git, world)).find(place) && (0, external_node_fs_.existsSync)(place);
            return orphans.filter((orphan)=>tags.has(orphan.tag) && isThere(orphan));
        }
        async function recoverOutdated(spared, run, lease, world) {
            let { git, checkpoints, ledger, orphans, apart } = run;
            let mine = new Set(ledger.earlier.map(({ tag })=>tag));
            let outdated = spared.filter(({ tag, plan })=>mine.has(tag) && !orphans.has(plan));
            if (0 === outdated.length) return;
            let tags = new Set([
                ...orphans.values()
            ].map(({ tag })=>tag));
            let where = {
                git,
                checkpoints,
                ledger,
                openGit: openerOf(lease, world),
                lastAliveAt: world.now(),
                spared: tags
            };
            await recoverInterrupted(where);
            for (let { place } of outdated)await apart.worktrees.remove((0, external_node_path_.basename)(place));
        }
        function openerOf(lease, world) {
            return async (place)=>{
                let there = await git_git.TU.open(place, world.environment);
                there.guardWith(()=>lease.check());
                return there;
            };
        }
        function shower(waves, world) {
            let show = (0, terminal.D)(waves, world.terminal.colour);
            return (event)=>{
                let line = show(event);
                if (null !== line) world.progress(line);
            };
        }
        function worktreeFolder(phase, git, world) {
            let repository = (0, external_node_crypto_.createHash)('sha1').update(git.gitDir).digest('hex').slice(0, 12);
            return (0, external_node_path_.join)(world.temporaryDirectory, 'phase-executor-worktrees', repository, (0, phase_id.nm)(phase));
        }
        var remote = __webpack_require__(87194);
        async function holdPhase(hold, settings, world, work) {
            let { ref, agent, runId = (0, external_node_crypto_.randomUUID)(), leg = null, deadlineAt = world.now() + settings.deadline } = hold;
            let { openRecord = (place)=>holdShared(place, settings, world) } = hold;
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let git = await git_git.TU.open(root, world.environment);
            await keepOurselvesOut(git, world.home);
            return (0, checkout.U)(git, runId, settings['lease-ttl'], world, async ({ lease, lost, onBeat })=>{
                let { spared } = await recoverCheckout(git, runId, lease, world, ()=>true);
                let taken = new AbortController();
                let warn = (message)=>world.progress(message);
                let place = placeOf(await (0, prepare.Un)(root, ref), git, root, world);
                let beforeAside = async ()=>{
                    ({ spared } = await recoverCheckout(git, runId, lease, world, (each)=>each !== place.dir));
                };
                let calls = {
                    onLost: ()=>taken.abort(),
                    beforeAside,
                    warn: (message)=>warn(message)
                };
                let shared = await openRecord({
                    ...place,
                    runId,
                    ...calls
                });
                if (shared) onBeat(()=>shared.beat());
                let read = await (0, prepare.Un)(root, ref);
                let dir = (0, ledger_ledger.PW)(git.gitDir, (0, prepare.MT)(git, root), (0, phase_id.nm)(read.phase.id));
                if (settings.fresh) ({ spared } = await recoverCheckout(git, runId, lease, world, (each)=>each !== dir));
                let aside = settings.fresh ? (0, ledger_ledger.Fi)(dir, new Date(world.now())) : null;
                if (null !== aside) world.progress(`the record of earlier runs lies in ${aside} now`);
                let ledger = openLedger(read, dir, {
                    runId,
                    lease
                }, world);
                if (shared) ledger.watch((event)=>shared.onEvent(event));
                warn = (message)=>{
                    try {
                        ledger.append('warning', {
                            message
                        });
                    } catch  {
                        world.progress(message);
                    }
                };
                for (let complaint of ledger.complaints)world.progress(complaint);
                let heartbeats = new heartbeat.uq(dir, tasksOf(read), world.now);
                ledger.watch((event)=>heartbeats.follow(event));
                for (let file of ownFiles(read))(0, atomic_file.tk)((0, external_node_path_.join)(root, file));
                await keepState(read, root, ledger, git, world);
                onBeat(()=>{
                    ledger.beat(new Date(world.now()));
                    heartbeats.beat();
                });
                let exchangeDir = (0, external_node_path_.join)(world.temporaryDirectory, `phase-executor-${runId}`);
                (0, external_node_fs_.mkdirSync)(exchangeDir, {
                    recursive: true
                });
                try {
                    let worktrees = new Worktrees(git, worktreeFolder(read.phase.id, git, world));
                    let held = {
                        git,
                        checkpoints: new git_checkpoint.O(git),
                        ledger,
                        runId
                    };
                    let interrupt = orLost(world.interrupt, AbortSignal.any([
                        lost,
                        taken.signal
                    ]));
                    let given = {
                        ...held,
                        lease,
                        interrupt,
                        root,
                        worktrees,
                        agent,
                        exchangeDir,
                        spared,
                        leg,
                        deadlineAt
                    };
                    let context = await (0, prepare.iA)(read, given, settings, world);
                    await recoverOutdated(spared, context, lease, world);
                    try {
                        return await work(context, read);
                    } finally{
                        let { chores, pool } = context.apart;
                        await chores.finish().catch(()=>void 0);
                        if (!lost.aborted) await pool.close();
                    }
                } finally{
                    (0, external_node_fs_.rmSync)(exchangeDir, {
                        recursive: true,
                        force: true
                    });
                    if (!lost.aborted) heartbeats.clear();
                    warn = (message)=>world.progress(message);
                    ledger.close();
                    await shared?.release();
                }
            });
        }
        let sharedTtlFactor = 5;
        async function holdShared({ read, warn, ...ground }, settings, world) {
            if ('' === settings.remote) return null;
            return SharedLease.take({
                ...ground,
                remote: (0, remote.e)(ground.git, settings, world),
                ttlMs: sharedTtlFactor * settings['lease-ttl'],
                onTrouble: (message)=>warn(`the state of the run was not published: ${message}`)
            });
        }
        function placeOf(read, git, root, world) {
            let prefix = (0, prepare.MT)(git, root);
            let { id: phase } = read.phase;
            let dir = (0, ledger_ledger.PW)(git.gitDir, prefix, (0, phase_id.nm)(phase));
            return {
                read,
                git,
                dir,
                phase,
                prefix,
                host: world.machine.host,
                now: world.now
            };
        }
        async function keepOurselvesOut(git, home) {
            let below = (0, external_node_path_.relative)(git.root, home);
            if ('' !== below && !below.startsWith('..')) await keepOutOfGit(git, below.split(external_node_path_.sep).join('/'));
        }
        function tasksOf({ schedule }) {
            return new Map(schedule.plans.map(({ plan })=>[
                    plan.id,
                    plan.tasks.length
                ]));
        }
        function ownFiles({ schedule }) {
            return [
                ...tracking_files.FB,
                ...schedule.plans.map(({ plan })=>plan.summaryPath)
            ];
        }
        async function keepState({ phase }, root, ledger, git, world) {
            if (!await keepOutOfGit(git, `${(0, prepare.MT)(git, root)}${state_file.Ed}`)) return void world.progress(`${state_file.Ed} is tracked by git, so it is not kept here; state rebuild shows the state`);
            let facts = {
                phase: (0, external_node_path_.basename)(phase.dir),
                checkpointFile: (0, external_node_path_.relative)(root, (0, ledger_ledger.Q2)(ledger.dir))
            };
            let found = (0, state_file.un)(root);
            if ('unusable' === found.kind || 'state' === found.kind && !(0, phase_id.u1)(found.state.phase, facts.phase)) {
                let aside = (0, external_node_path_.join)(ledger.dir, `${(0, external_node_path_.basename)(state_file.Ed)}.before`);
                (0, state_file.m)(root, aside);
                world.progress(`${state_file.Ed} was not of this phase, or not readable; it lies in ${aside} now`);
            }
            let keeper = new state_file.oN(root, facts);
            ledger.watch((event)=>{
                try {
                    keeper.follow(event, ledger.events);
                } catch (error) {
                    world.progress(`${state_file.Ed} could not be written: ${error.message}`);
                }
            });
        }
        function orLost({ soon, now }, lost) {
            return {
                soon: AbortSignal.any([
                    soon,
                    lost
                ]),
                now: AbortSignal.any([
                    now,
                    lost
                ])
            };
        }
        function openLedger({ phase, schedule }, dir, by, world) {
            let waves = new Map(schedule.plans.map(({ plan, wave })=>[
                    plan.id,
                    wave
                ]));
            let stamp = {
                ...by,
                phase: phase.id,
                now: ()=>new Date(world.now())
            };
            return ledger_ledger.Oc.open(dir, stamp, shower(waves, world));
        }
    },
    97339: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            g: ()=>adoptAttempt
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _agents_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67975);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18662);
        var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48009);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57733);
        var _attempt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1211);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76535);
        var _bounds_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(28114);
        var _exchange_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(83558);
        var _isolated_attempt_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4392);
        var _orphan_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8081);
        var _tracking_files_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(45864);
        async function adoptAttempt(plan, orphan, run) {
            let { pool, chores, worktrees } = run.apart;
            let { attempt: number, runId, adopters, tag, endsAt, isEndSeen } = orphan;
            run.ledger.append('adopt', {
                ...{
                    plan: plan.id,
                    attempt: number,
                    from: runId,
                    adopters,
                    tag,
                    endsAt: new Date(endsAt).toISOString()
                },
                isAtWork: !isEndSeen && (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.d8)((0, _orphan_js__WEBPACK_IMPORTED_MODULE_12__.O)(orphan)[0] ?? '')
            });
            run.ledger.writeSignal(plan.id, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_7__.tE)(plan.id, number, run));
            return chores.putOff(async ()=>{
                let agentRun = await chores.meanwhile(()=>endOf(orphan, run));
                let worktree = worktrees.find(orphan.place);
                let checkpoint = (await run.checkpoints.list()).find((each)=>each.tag === tag);
                if (null !== worktree) pool.takeIn();
                if (null === worktree || void 0 === checkpoint || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(worktree.root)) {
                    if (null !== worktree) pool.giveBack(worktree);
                    return gone(plan, orphan, checkpoint, run);
                }
                return (0, _isolated_attempt_js__WEBPACK_IMPORTED_MODULE_10__.e)(plan, number, {
                    worktree,
                    known: null
                }, run, (inside)=>conclude(plan, orphan, {
                        worktree,
                        checkpoint,
                        agentRun
                    }, inside));
            });
        }
        async function conclude(plan, orphan, left, run) {
            let { checkpoint, agentRun } = left;
            let exchange = (0, _exchange_js__WEBPACK_IMPORTED_MODULE_9__.LT)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(run.exchangeDir), `phase-executor-${orphan.runId}`), plan.id, orphan.attempt);
            let begun = {
                ...{
                    startedAt: orphan.startedAt,
                    checkpoint,
                    exchange,
                    isEndSeen: orphan.isEndSeen
                },
                summaryBefore: await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_3__.r7)(run.git, checkpoint.head, `${run.prefix}${plan.summaryPath}`),
                dirtyBefore: new Set(await run.checkpoints.dirtyAt(checkpoint)),
                ignoredBefore: new Set(orphan.ignoredBefore)
            };
            let work = async ()=>{
                await undoChecks(orphan, run);
                await setBack(orphan, checkpoint, run);
                return agentRun;
            };
            let attempt = await (0, _attempt_js__WEBPACK_IMPORTED_MODULE_6__.jp)(plan, orphan.attempt, begun, work, run);
            (0, _exchange_js__WEBPACK_IMPORTED_MODULE_9__.mJ)(exchange);
            tryRemoveFolder((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(exchange.signal)));
            return attempt;
        }
        let lookEveryMs = 200;
        async function endOf(orphan, run) {
            let { clock, interrupt, limits } = run;
            let [mark = ''] = (0, _orphan_js__WEBPACK_IMPORTED_MODULE_12__.O)(orphan);
            let until = Math.min(orphan.endsAt, limits.deadlineAt);
            let reason = null;
            for(let quiet = 0; quiet < 2 && !orphan.isEndSeen;){
                quiet = (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.d8)(mark) ? 0 : quiet + 1;
                if (2 === quiet) break;
                reason = interrupt.now.aborted ? 'interrupted' : 0 === quiet && clock.now() >= until ? 'timeout' : null;
                if (null !== reason) break;
                await clock.sleep(0 === quiet ? Math.max(1, Math.min(lookEveryMs, until - clock.now())) : 10, interrupt.now);
            }
            if (null !== reason) await (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.Gv)(mark, 'timeout' === reason ? limits.graceMs : Math.min(limits.graceMs, _agents_agent_js__WEBPACK_IMPORTED_MODULE_2__.YF));
            let swept = await Promise.all((0, _orphan_js__WEBPACK_IMPORTED_MODULE_12__.O)(orphan).map((each)=>(0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_4__.TK)(each)));
            let survivors = swept.reduce((all, { killed })=>all + killed, 0);
            let facts = {
                ..._attempt_js__WEBPACK_IMPORTED_MODULE_6__.nE,
                durationMs: clock.now() - orphan.startedAt,
                survivors
            };
            if (swept.some(({ escaped })=>escaped > 0)) return {
                ...facts,
                message: 'processes of the adopted attempt could not be ended and may still write to its work tree'
            };
            if ('interrupted' === reason) return {
                ...facts,
                reason,
                message: 'the run was interrupted while the agent of the adopted attempt worked'
            };
            if ('timeout' === reason) return {
                ...facts,
                reason,
                message: 'the agent of the adopted attempt was still running when its time was over'
            };
            return {
                ...facts,
                ok: true,
                reason: null,
                message: null
            };
        }
        async function undoChecks({ plan, checkedSince }, { checkpoints }) {
            if (null === checkedSince) return;
            let checkpoint = (await checkpoints.list()).find((each)=>each.plan === plan && each.at === checkedSince);
            if (void 0 === checkpoint) return;
            await checkpoints.rollback(checkpoint, {
                kept: 'nothing'
            });
            await checkpoints.discard(checkpoint);
        }
        async function setBack({ plan, attempt }, { head }, run) {
            if (!(0, _bounds_js__WEBPACK_IMPORTED_MODULE_8__.Gl)(run)) return;
            let before = new Map();
            for (let file of _tracking_files_js__WEBPACK_IMPORTED_MODULE_11__.FB)before.set(file, await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_3__.r7)(run.git, head, `${run.prefix}${file}`));
            let files = (0, _tracking_files_js__WEBPACK_IMPORTED_MODULE_11__.C1)(run.root, before);
            if (files.length > 0) run.ledger.append('set_back', {
                plan,
                attempt,
                files
            });
        }
        async function gone(plan, { attempt, tag, runId }, checkpoint, run) {
            if (void 0 !== checkpoint) await run.checkpoints.discard(checkpoint);
            run.ledger.append('recovered', {
                plan: plan.id,
                attempt,
                tag,
                kept: null,
                cutOffRun: runId
            });
            let message = `the run died during attempt ${attempt}, and its work tree is gone`;
            let error = {
                task: `plan ${plan.id}`,
                specialist: run.agent.name,
                error_type: 'interrupted',
                details: message
            };
            run.ledger.append('attempt_failed', {
                plan: plan.id,
                attempt,
                ...error
            });
            let at = (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_7__._O)(run, plan.id, attempt);
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__.FL.failure(run.phase.id, message, {
                reason: 'interrupted',
                retryable: true
            }, at);
            return {
                signal,
                earlier: {
                    attempt,
                    message,
                    handoff: null,
                    salvage: null
                }
            };
        }
        function tryRemoveFolder(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(path);
            } catch  {}
        }
    },
    76535: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            SH: ()=>planHash,
            _O: ()=>context,
            oX: ()=>signalOf,
            pG: ()=>endingText,
            tE: ()=>interruptedSignal
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
        function signalOf(plan, attempt, ending, facts, run) {
            let { tokensUsed, costUsd } = facts.agentRun;
            let common = {
                durationMs: Math.round(facts.durationMs),
                ...null === tokensUsed ? {} : {
                    tokensUsed
                },
                ...null === costUsd ? {} : {
                    costUsd
                },
                ...null === facts.kept ? {} : {
                    checkpoints: [
                        facts.kept
                    ]
                },
                ...null === facts.handoffPath ? {} : {
                    handoff: facts.handoffPath
                }
            };
            let at = context(run, plan, attempt);
            switch(ending.status){
                case 'success':
                    {
                        let { files, remarks, planHash } = ending;
                        let said = remarks.length > 0 ? {
                            warnings: remarks.slice(0, 20)
                        } : {};
                        let details = {
                            ...common,
                            ...said,
                            filesModified: files.slice(0, 1000),
                            verificationStatus: 'passed',
                            planHash
                        };
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.FL.success(run.phase.id, details, at);
                    }
                case 'failure':
                    {
                        let retryOptions = {
                            maxRetries: run.retry.maximumAttempts - 1,
                            backoffMs: run.retry.initialIntervalMs
                        };
                        let { reason, retryable, retryAfterMs, resetAt } = ending;
                        let asked = {
                            ...void 0 === retryAfterMs ? {} : {
                                retryAfterMs
                            },
                            ...void 0 === resetAt ? {} : {
                                resetAt
                            }
                        };
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.FL.failure(run.phase.id, ending.message, {
                            ...common,
                            ...asked,
                            reason,
                            retryable,
                            retryOptions
                        }, at);
                    }
                case 'blocked':
                    return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.FL.blocked(run.phase.id, ending.reason, {
                        ...common,
                        ...ending.details
                    }, at);
            }
        }
        function endingText(ending) {
            switch(ending.status){
                case 'success':
                    return 'verified';
                case 'failure':
                    return ending.message;
                case 'blocked':
                    return ending.reason;
            }
        }
        function interruptedSignal(plan, attempt, run) {
            let message = void 0 === attempt ? 'the run ended before this plan was started' : `the run ended in the middle of attempt ${attempt}; run the phase again to go on`;
            let details = {
                reason: 'interrupted',
                retryable: true
            };
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.FL.failure(run.phase.id, message, details, context(run, plan, attempt));
        }
        function context(run, plan, attempt) {
            return {
                at: new Date(run.clock.now()),
                runId: run.runId,
                plan,
                attempt
            };
        }
        function planHash({ text }) {
            return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha1').update(text).digest('hex');
        }
    },
    1211: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            pi: ()=>attemptPlan,
            jp: ()=>concludeAttempt,
            nE: ()=>notRun
        });
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var agent = __webpack_require__(67975);
        var agents_environment = __webpack_require__(90099);
        var agents_prompt = __webpack_require__(89938);
        var git_history = __webpack_require__(30012);
        var tree = __webpack_require__(18662);
        var atomic_file = __webpack_require__(42939);
        var lease = __webpack_require__(37959);
        var process_tree = __webpack_require__(48009);
        var attempt_signal = __webpack_require__(76535);
        var child = __webpack_require__(90982);
        var promises_ = __webpack_require__(51455);
        function missingProgram(command, tail) {
            let [, program] = /^bash: (?:line \d+: )?([\w.+-]+): command not found$/m.exec(tail) ?? [];
            return void 0 !== program && command.includes(program) ? program : null;
        }
        async function verifyCommand(place, text, run) {
            let runnable = await runnableCommand(place, text);
            let subject = firstLine(text);
            let say = (passed, message)=>({
                    check: 'command',
                    passed,
                    subject,
                    message
                });
            if ('notRunnable' in runnable) return say(null, runnable.notRunnable);
            let end = await run(runnable.command);
            if (end.timedOut) return say(false, 'did not end before its deadline');
            if (0 === end.exitCode) return say(true, 'exit code 0');
            let missing = 127 === end.exitCode ? missingProgram(runnable.command, end.tail) : null;
            if (null !== missing) return say(null, `needs the program ${missing}, which is not installed here`);
            if (null === end.exitCode) return say(false, 'was killed before it ended');
            return say(false, `exit code ${end.exitCode}: ${firstLine(lastLine(end.tail))}`);
        }
        async function runnableCommand({ root, project }, text) {
            let command = text.trim();
            if ('' === command) return {
                notRunnable: 'is empty'
            };
            if (/^MISSING\b/.test(command)) return {
                notRunnable: 'says MISSING: the planner left it to a person'
            };
            if (command.length > 20_000) return {
                notRunnable: 'is longer than a command can be'
            };
            let known = command.replaceAll(project, root);
            let here = known.replace(foreignPath, (path)=>path.startsWith(root) ? path : repositoryPath(path, {
                    root,
                    project
                }) ?? path);
            for (let [path] of here.matchAll(foreignPath))if (!path.startsWith(root) && !await exists(path)) return {
                notRunnable: `names ${firstLine(path)}, a path of the machine it was written on`
            };
            return {
                command: here
            };
        }
        let foreignPath = /(?<![\w./$}-])(?:\/(?:Users|home|root|Volumes|mnt|workspaces?|private\/var)\/[^\s'"`;&|()<>]{1,500}|~\/[^\s'"`;&|()<>]{1,500}|[A-Z]:[\\/][^\s'"`;&|()<>]{1,500})/g;
        function repositoryPath(path, { root, project }) {
            let plain = (name)=>name.toLowerCase().replace(/[-_.]/g, '');
            let parts = path.split(/[\\/]/);
            let at = parts.findLastIndex((part)=>'' !== part && plain(part) === plain((0, external_node_path_.basename)(project)));
            return at < 0 || path.startsWith('~') ? null : [
                root,
                ...parts.slice(at + 1)
            ].join('/');
        }
        async function exists(path) {
            return (0, promises_.access)(path).then(()=>true, ()=>false);
        }
        function lastLine(text) {
            return text.trimEnd().split('\n').at(-1) ?? '';
        }
        function firstLine(text) {
            let line = text.trim().split('\n')[0] ?? '';
            return line.length <= 200 ? line : `${line.slice(0, 199)}…`;
        }
        async function automatedChecks(plan, attempt, after, run) {
            let commands = [
                ...new Set(plan.tasks.flatMap(({ verify })=>verify.automated))
            ];
            if ('off' === run.verifyCommands || 0 === commands.length) return [];
            let { checkpoints, clock, ledger } = run;
            let at = new Date(clock.now());
            ledger.append('verify_start', {
                plan: plan.id,
                attempt,
                commands: commands.length,
                since: at.toISOString()
            });
            let checkpoint = await checkpoints.create({
                phase: run.phase.id,
                plan: plan.id,
                at,
                known: after
            });
            let endAt = clock.now() + run.limits.timeoutMs;
            let findings = [];
            let interrupted = false;
            for (let [at, text] of commands.entries()){
                let bash = async (command)=>{
                    let { ending, exitCode: code, escaped, tail } = await runCommand(plan, attempt, {
                        command,
                        number: at + 1,
                        endAt
                    }, run);
                    interrupted ||= 'cancelled' === ending;
                    let exitCode = escaped > 0 ? null : code;
                    return {
                        exitCode,
                        timedOut: 'timeout' === ending || 'idle_timeout' === ending,
                        tail
                    };
                };
                findings.push(await verifyCommand({
                    root: run.root,
                    project: run.project
                }, text, bash));
                if (interrupted || findings.at(-1)?.passed === false) break;
            }
            await checkpoints.rollback(checkpoint, {
                kept: 'nothing'
            });
            await checkpoints.discard(checkpoint);
            return interrupted ? null : findings;
        }
        function runCommand(plan, attempt, { command, number, endAt }, run) {
            let { limits, clock, ledger } = run;
            return (0, child.w)({
                ...{
                    command: 'bash',
                    args: [
                        '-c',
                        command
                    ],
                    cwd: run.root,
                    clock,
                    cancel: run.interrupt.now
                },
                ...{
                    graceMs: limits.graceMs,
                    cancelGraceMs: Math.min(limits.graceMs, agent.YF)
                },
                ...limits.idleTimeoutMs > 0 ? {
                    idleTimeoutMs: limits.idleTimeoutMs
                } : {},
                env: {
                    ...(0, agents_environment.F)(run.environment, run.agentEnv, {
                        PHASE_ID: run.phase.id,
                        PLAN_ID: plan.id
                    }),
                    LC_MESSAGES: 'C'
                },
                timeoutMs: Math.max(1, Math.min(endAt, limits.deadlineAt) - clock.now()),
                logFile: ledger.logFile(plan.id, attempt, `verify-${number}`),
                marker: `${run.runId}/${plan.id}/${attempt}`
            });
        }
        var bounds = __webpack_require__(28114);
        var execute_exchange = __webpack_require__(83558);
        var judge = __webpack_require__(70322);
        var salvage = __webpack_require__(35034);
        var settle = __webpack_require__(67708);
        var tracking_files = __webpack_require__(45864);
        async function undo(plan, attempt, facts, run) {
            let { checkpoint, after, summaryBefore, message } = facts;
            let known = after ?? await run.checkpoints.scan();
            let kept = await run.checkpoints.keep(checkpoint, {
                phase: run.phase.id,
                plan: plan.id,
                attempt,
                message,
                known
            });
            run.ledger.append('rollback', {
                plan: plan.id,
                attempt,
                tag: checkpoint.tag,
                kept: kept?.ref ?? null
            });
            let { state, refs, hooks } = await run.checkpoints.rollback(checkpoint, {
                kept,
                known
            });
            let files = [
                ...refs,
                ...hooks.map((name)=>`.git/hooks/${name}`)
            ];
            if (files.length > 0) run.ledger.append('set_back', {
                plan: plan.id,
                attempt,
                files
            });
            run.tree.known = state;
            setSummaryBack((0, external_node_path_.join)(run.root, plan.summaryPath), summaryBefore);
            for (let { path } of plan.mustHaves.artifacts)removeEmptyFolder(run, path);
            await run.checkpoints.discard(checkpoint);
            return kept;
        }
        function setSummaryBack(path, before) {
            let found = (0, external_node_fs_.lstatSync)(path, {
                throwIfNoEntry: false
            });
            if (null === before ? void 0 === found : (0, atomic_file.o_)(path) === before) return;
            (0, external_node_fs_.rmSync)(path, {
                recursive: true,
                force: true
            });
            if (null !== before) (0, atomic_file.fR)(path, before);
        }
        function removeEmptyFolder(run, path) {
            let file = (0, external_node_path_.join)(run.root, path);
            if ((0, bounds._Z)(run.prefix, path).startsWith('..') || !(0, external_node_fs_.lstatSync)(file, {
                throwIfNoEntry: false
            })?.isDirectory()) return;
            if (0 === (0, external_node_fs_.readdirSync)(file).length) (0, external_node_fs_.rmdirSync)(file);
        }
        async function attemptPlan(plan, number, earlier, run) {
            let startedAt = run.clock.now();
            let stamp = {
                plan: plan.id,
                attempt: number
            };
            run.ledger.append('attempt_start', {
                ...stamp,
                since: new Date(startedAt).toISOString()
            });
            run.ledger.writeSignal(plan.id, (0, attempt_signal.tE)(plan.id, number, run));
            let before = run.tree.known ?? await run.checkpoints.scan();
            let checkpoint = await run.checkpoints.create({
                phase: run.phase.id,
                plan: plan.id,
                at: new Date(startedAt),
                known: before
            });
            run.tree.known = null;
            let promised = plan.mustHaves.artifacts.map(({ path })=>(0, bounds._Z)(run.prefix, path)).filter((path)=>!path.startsWith('..'));
            let ignored = await run.git.ignored(promised);
            let { tag, head } = checkpoint;
            let hidden = ignored.length > 0 ? {
                ignored
            } : {};
            run.ledger.append('checkpoint', {
                ...stamp,
                tag,
                head,
                place: run.git.root,
                ...hidden
            });
            let begun = {
                ...{
                    startedAt,
                    checkpoint,
                    summaryBefore: (0, atomic_file.o_)((0, external_node_path_.join)(run.root, plan.summaryPath)),
                    isEndSeen: true
                },
                dirtyBefore: new Set(before.changes.map(({ path })=>path)),
                ignoredBefore: new Set(ignored),
                exchange: (0, execute_exchange.E9)(run.exchangeDir, plan.id, number)
            };
            let work = async ()=>{
                if (earlier?.salvage) {
                    run.ledger.append('salvage', {
                        ...stamp,
                        from: earlier.salvage.ref
                    });
                    await (0, salvage.av)(earlier.salvage, run);
                }
                run.underWay.set(plan.id, {
                    attempt: number,
                    checkpoint,
                    checkpoints: run.checkpoints
                });
                return runAgent(plan, number, earlier, begun.exchange, run).finally(()=>run.underWay.delete(plan.id));
            };
            return concludeAttempt(plan, number, begun, work, run);
        }
        async function concludeAttempt(plan, number, begun, work, run) {
            let { startedAt, checkpoint, summaryBefore, exchange } = begun;
            let stamp = {
                plan: plan.id,
                attempt: number
            };
            let { ending, after, agentRun } = await within(plan, number, begun, work, run);
            let left = (0, execute_exchange.ZQ)(exchange);
            let durationMs = ()=>run.clock.now() - startedAt;
            if ('success' === ending.status) {
                let handoffPath = null === left ? null : run.ledger.keepHandoff(plan.id, number, left);
                let said = {
                    agentRun,
                    kept: null,
                    handoffPath,
                    durationMs: durationMs()
                };
                return {
                    signal: (0, attempt_signal.oX)(plan.id, number, ending, said, run),
                    earlier: null
                };
            }
            let message = (0, agent.TN)((0, attempt_signal.pG)(ending)).slice(0, 4000);
            let kept = await undo(plan, number, {
                checkpoint,
                after,
                summaryBefore,
                message
            }, run);
            let isSalvaged = 'failure' === ending.status && (0, salvage.wU)(ending.reason, kept, run);
            let handoff = left ?? (kept && isSalvaged ? JSON.stringify((0, salvage.QJ)(plan, kept, message, run)) : null);
            let handoffPath = null === handoff ? null : run.ledger.keepHandoff(plan.id, number, handoff);
            if ('failure' === ending.status) run.ledger.append('attempt_failed', {
                ...stamp,
                ...blame(plan, ending, agentRun, run)
            });
            let said = {
                agentRun,
                kept: kept?.ref ?? null,
                handoffPath,
                durationMs: durationMs()
            };
            let signal = (0, attempt_signal.oX)(plan.id, number, askedAbout(ending, kept, run), said, run);
            return {
                signal,
                earlier: {
                    attempt: number,
                    message,
                    handoff,
                    salvage: isSalvaged ? kept : null
                }
            };
        }
        async function within(plan, attempt, begun, work, run) {
            let agentRun = notRun;
            let after = null;
            try {
                agentRun = await work();
                await run.checkpoints.reveal(begun.checkpoint);
                after = await run.checkpoints.scan();
                let ending = await endingOf(plan, attempt, {
                    ...begun,
                    after,
                    agentRun
                }, run);
                return {
                    ending,
                    after,
                    agentRun
                };
            } catch (error) {
                if (error instanceof lease.Qz) throw error;
                let message = `what the attempt left could not be handled: ${error instanceof Error ? error.message : String(error)}`;
                return {
                    ending: failure('agent_error', message),
                    after: null,
                    agentRun
                };
            }
        }
        let notRun = {
            ok: false,
            reason: 'agent_error',
            message: 'the agent was not run',
            exitCode: null,
            durationMs: 0,
            survivors: 0,
            tokensUsed: null,
            costUsd: null,
            lastProgress: null
        };
        function blame(plan, ending, { lastProgress }, run) {
            let task = lastProgress ?? (1 === plan.tasks.length ? plan.tasks[0]?.name : void 0) ?? `plan ${plan.id}`;
            return {
                task,
                specialist: run.agent.name,
                error_type: ending.reason,
                details: ending.message
            };
        }
        function askedAbout(ending, kept, run) {
            if ('ask' !== run.onFailure || 'failure' !== ending.status || !(0, salvage.wU)(ending.reason, kept, {
                ...run,
                onFailure: 'keep'
            })) return ending;
            let nextSteps = [
                `git diff HEAD ${kept.ref} shows the work; run again with --on-failure keep or rollback`
            ];
            return {
                status: 'blocked',
                reason: `${ending.message}; is its work in ${kept.ref} to be kept?`,
                details: {
                    userInputRequired: true,
                    options: [
                        'keep',
                        'rollback'
                    ],
                    nextSteps
                }
            };
        }
        async function runAgent(plan, attempt, earlier, exchange, run) {
            let { limits, ledger, clock } = run;
            let timeoutMs = Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now()));
            let deadline = new Date(clock.now() + timeoutMs).toISOString();
            let environment = (0, agents_environment.F)(run.environment, run.agentEnv, {
                ...{
                    PHASE_ID: run.phase.id,
                    PLAN_ID: plan.id,
                    PLAN_PATH: plan.path,
                    SUMMARY_PATH: plan.summaryPath
                },
                ...{
                    ATTEMPT: String(attempt),
                    DEADLINE: deadline,
                    SIGNAL_FILE: exchange.signal,
                    HANDOFF_FILE: exchange.handoff
                }
            });
            let setBack = (0, tracking_files.qT)(run.root);
            ledger.append('agent_start', {
                plan: plan.id,
                attempt,
                agent: run.agent.name,
                timeoutMs
            });
            let before = null === earlier ? null : {
                ...earlier,
                salvaged: null !== earlier.salvage
            };
            (0, external_node_fs_.writeFileSync)(exchange.prompt, (0, agents_prompt.k)(plan, {
                phase: run.phase.id,
                attempt,
                deadline,
                earlier: before
            }));
            let agentRun = await run.agent.run({
                ...{
                    plan,
                    environment: {
                        ...environment,
                        ...run.git.identity
                    },
                    timeoutMs,
                    clock
                },
                promptFile: exchange.prompt,
                cwd: run.root,
                idleTimeoutMs: limits.idleTimeoutMs,
                graceMs: limits.graceMs,
                cancel: run.interrupt.now,
                logFile: ledger.logFile(plan.id, attempt),
                marker: `${run.runId}/${plan.id}/${attempt}`,
                outlivesUs: run.isolated && 'full' === (0, process_tree.gl)(),
                onProgress: (what)=>ledger.append('agent_progress', {
                        plan: plan.id,
                        attempt,
                        what
                    })
            });
            let { ok, reason, exitCode, durationMs, survivors } = agentRun;
            ledger.append('agent_end', {
                plan: plan.id,
                attempt,
                ok,
                reason,
                exitCode,
                durationMs,
                survivors
            });
            let files = (0, bounds.Gl)(run) ? setBack() : [];
            if (files.length > 0) ledger.append('set_back', {
                plan: plan.id,
                attempt,
                files
            });
            return agentRun;
        }
        async function endingOf(plan, attempt, facts, run) {
            let { agentRun, exchange } = facts;
            if ('interrupted' === agentRun.reason) return failure('interrupted', agentRun.message ?? 'interrupted');
            if (!(0, bounds.Gl)(run)) return failure('scope_violation', 'it replaced .planning or a folder in it by something else');
            let said = (0, execute_exchange.IK)(exchange, run.phase.id);
            if (null !== said && 'success' !== said.status) return said;
            if (!agentRun.ok) return agentFailure(agentRun, run);
            let work = await workOf(facts, run);
            let trespassed = await (0, bounds.gY)(plan, facts.checkpoint, facts.after, work.changed, run);
            if (null !== trespassed) return failure('scope_violation', trespassed);
            if (!facts.isEndSeen && !work.changed.includes(`${run.prefix}${plan.summaryPath}`)) return failure('interrupted', `the run died during this attempt, and its agent left no ${plan.summaryPath} to say that it had come to its end`);
            let verdict = await verified(plan, attempt, work, run);
            if (null === verdict) return failure('interrupted', 'the run was interrupted during verification');
            run.ledger.append('verify', {
                plan: plan.id,
                attempt,
                passed: verdict.passed,
                findings: verdict.findings,
                remarks: verdict.remarks
            });
            if (!verdict.passed) {
                let isOutOfTime = run.clock.now() >= run.limits.deadlineAt;
                let message = `verification failed: ${(0, judge.U4)(verdict.findings)}`;
                return failure(isOutOfTime ? 'deadline' : 'verification_failed', isOutOfTime ? `the run's deadline came: ${message}` : message);
            }
            await (0, settle.G9)(plan, attempt, {
                ...facts,
                work,
                ...verdict
            }, run);
            return {
                status: 'success',
                files: [
                    ...work.changed
                ],
                remarks: [
                    ...verdict.remarks
                ],
                planHash: (0, attempt_signal.SH)(plan)
            };
        }
        async function verified(plan, attempt, work, run) {
            let verdict = await (0, judge.S4)(run, plan, work);
            if (!verdict.passed) return verdict;
            let checks = await automatedChecks(plan, attempt, work.after, run);
            return checks && (0, judge.cX)(verdict, checks, run.verifyCommands);
        }
        async function workOf({ checkpoint, dirtyBefore, after, ignoredBefore }, run) {
            let moved = null !== after.head && after.head !== checkpoint.head;
            let isOnTop = moved && await (0, git_history.QX)(run.git, checkpoint.head, after.head ?? '');
            let differing = await (0, tree.$A)(run.git, checkpoint.head, after);
            return {
                base: checkpoint.head,
                changed: differing.filter((path)=>!dirtyBefore.has(path)),
                commits: isOnTop ? await (0, git_history.nt)(run.git, checkpoint.head) : [],
                ...{
                    after,
                    ignoredBefore
                }
            };
        }
        function agentFailure(agentRun, run) {
            let reason = agentRun.reason ?? 'agent_error';
            let message = agentRun.message ?? 'the agent failed without a word';
            let outOfTime = 'timeout' === reason && run.clock.now() >= run.limits.deadlineAt;
            return outOfTime ? failure('deadline', `the run's deadline came: ${message}`) : failure(reason, message, 'invalid_plan' !== reason);
        }
        function failure(reason, message, retryable = true) {
            return {
                status: 'failure',
                reason,
                message,
                retryable
            };
        }
    },
    83558: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E9: ()=>openExchange,
            IK: ()=>readAgentSignal,
            LT: ()=>exchangeOf,
            ZQ: ()=>readHandoff,
            mJ: ()=>closeExchange
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57733);
        function openExchange(dir, plan, attempt) {
            let exchange = exchangeOf(dir, plan, attempt);
            closeExchange(exchange);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(exchange.signal), {
                recursive: true
            });
            return exchange;
        }
        function exchangeOf(dir, plan, attempt) {
            let place = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${encodeURIComponent(plan)}-a${attempt}`);
            return {
                signal: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'signal.json'),
                handoff: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'handoff.json'),
                prompt: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(place, 'prompt.md')
            };
        }
        function closeExchange({ signal }) {
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(signal), {
                recursive: true,
                force: true
            });
        }
        function readAgentSignal({ signal: path }, phase) {
            try {
                let text = readBounded(path);
                if (null === text) return null;
                return said((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__._w)({
                    phase,
                    ...JSON.parse(text)
                }));
            } catch (error) {
                let message = `the agent's SIGNAL_FILE is no completion signal: ${error instanceof Error ? error.message : String(error)}`;
                return {
                    status: 'failure',
                    reason: 'agent_error',
                    message,
                    retryable: true
                };
            }
        }
        function said(signal) {
            switch(signal.status){
                case 'success':
                    return {
                        status: 'success'
                    };
                case 'failure':
                    {
                        let { error, retryable, retryAfterMs, resetAt } = signal.details;
                        let reason = 'internal' === signal.details.reason ? 'agent_error' : signal.details.reason;
                        let message = `the agent says: ${error?.message ?? reason}`;
                        return {
                            status: 'failure',
                            reason,
                            message,
                            retryable,
                            retryAfterMs,
                            resetAt
                        };
                    }
                case 'blocked':
                    return {
                        status: 'blocked',
                        reason: signal.details.reason,
                        details: signal.details
                    };
                case 'skipped':
                    return {
                        status: 'blocked',
                        reason: `the agent wants to skip this plan: ${signal.details.reason}`,
                        details: {
                            userInputRequired: true
                        }
                    };
            }
        }
        function readHandoff({ handoff }) {
            try {
                return readBounded(handoff);
            } catch (error) {
                return JSON.stringify({
                    issues: [
                        `the stopped agent's handoff was left out: ${error instanceof Error ? error.message : String(error)}`
                    ]
                });
            }
        }
        let maxBytes = 65536;
        function readBounded(path) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
            } catch  {
                return null;
            }
            try {
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile()) return null;
                let buffer = Buffer.alloc(maxBytes + 1);
                let length = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, maxBytes + 1, 0);
                if (length > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
                let text = buffer.toString('utf8', 0, length).replace(/^\uFEFF/, '');
                return '' === text.trim() ? null : text;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
    },
    4392: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>foldedBack,
            f: ()=>attemptIsolated
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _agents_agent_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67975);
        var _agents_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90099);
        var _git_checkpoint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51608);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57733);
        var _attempt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1211);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76535);
        async function attemptIsolated(plan, number, earlier, run) {
            let { pool, folds, chores } = run.apart;
            return chores.putOff(async ()=>{
                let taken = await pool.take(await folds.tip(run));
                return foldedBack(plan, number, taken, run, async (inside)=>{
                    let failed = await setUp(plan, number, inside);
                    return failed ?? (0, _attempt_js__WEBPACK_IMPORTED_MODULE_5__.pi)(plan, number, earlier, inside);
                });
            });
        }
        async function foldedBack(plan, number, { worktree, known }, run, attemptIn) {
            let { pool, folds, chores } = run.apart;
            let inside = contextIn(worktree, known, run);
            let attempt = await attemptIn(inside);
            let { sealed } = inside.checkpoints;
            let isProven = 'success' === attempt.signal.status && null !== sealed;
            let conflicts = isProven ? await folds.fold({
                plan,
                attempt: number,
                ...sealed
            }, run) : [];
            let ended = isProven && conflicts.length > 0 ? await conflicting(plan, number, sealed, conflicts, run) : attempt;
            if (isProven && ended === attempt && run.useWorktrees) chores.later(()=>folds.record(run));
            else if (isProven && ended === attempt) await folds.record(run);
            pool.giveBack(worktree);
            return ended;
        }
        function contextIn({ root, git }, known, run) {
            let { agent, apart } = run;
            return {
                ...run,
                root: (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, run.prefix),
                git,
                checkpoints: new _git_checkpoint_js__WEBPACK_IMPORTED_MODULE_3__.O(git, {
                    seal: true
                }),
                tree: {
                    known
                },
                isolated: true,
                agent: {
                    ...agent,
                    run: (job)=>apart.chores.meanwhile(()=>agent.run(job))
                }
            };
        }
        async function setUp(plan, attempt, run) {
            if ('' === run.setupCommand) return null;
            run.ledger.append('setup_start', {
                plan: plan.id,
                attempt
            });
            let { limits, ledger, clock } = run;
            let program = {
                command: 'bash',
                args: [
                    '-c',
                    run.setupCommand
                ]
            };
            let how = {
                ...{
                    cwd: run.root,
                    clock,
                    graceMs: limits.graceMs,
                    idleTimeoutMs: limits.idleTimeoutMs,
                    cancel: run.interrupt.now
                },
                environment: (0, _agents_environment_js__WEBPACK_IMPORTED_MODULE_2__.F)(run.environment, run.agentEnv, {
                    PHASE_ID: run.phase.id,
                    PLAN_ID: plan.id
                }),
                timeoutMs: Math.max(1, Math.min(limits.timeoutMs, limits.deadlineAt - clock.now())),
                logFile: ledger.logFile(plan.id, attempt, 'setup'),
                marker: `${run.runId}/${plan.id}/${attempt}`
            };
            let ended = await run.apart.chores.meanwhile(()=>(0, _agents_agent_js__WEBPACK_IMPORTED_MODULE_1__.mB)(program, how));
            if (ended.ok) return null;
            let message = `setup-command failed in the plan's work tree: ${ended.message}`;
            let reason = 'invalid_plan' === ended.reason || null === ended.reason ? 'agent_error' : ended.reason;
            run.ledger.append('attempt_failed', {
                ...{
                    plan: plan.id,
                    attempt,
                    task: 'setup-command',
                    specialist: 'bash',
                    error_type: reason,
                    details: message
                }
            });
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__.FL.failure(run.phase.id, message, {
                reason
            }, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_6__._O)(run, plan.id, attempt));
            return {
                signal,
                earlier: {
                    attempt,
                    message,
                    handoff: null,
                    salvage: null
                }
            };
        }
        async function conflicting(plan, number, { checkpoint, commit }, files, run) {
            let ref = await run.checkpoints.keepCommit({
                phase: run.phase.id,
                plan: plan.id,
                attempt: number
            }, commit);
            await run.checkpoints.discard(checkpoint);
            let message = `its work conflicts in ${files.join(', ')} with what other plans changed meanwhile; it is kept in ${ref}`;
            let blame = {
                task: `plan ${plan.id}`,
                specialist: run.agent.name,
                error_type: 'merge_conflict',
                details: message
            };
            run.ledger.append('attempt_failed', {
                plan: plan.id,
                attempt: number,
                ...blame
            });
            let details = {
                reason: 'merge_conflict',
                checkpoints: [
                    ref
                ],
                filesModified: [
                    ...files
                ]
            };
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_4__.FL.failure(run.phase.id, message, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_6__._O)(run, plan.id, number));
            return {
                signal,
                earlier: {
                    attempt: number,
                    message,
                    handoff: null,
                    salvage: null
                }
            };
        }
    },
    70322: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            U4: ()=>complaint,
            S4: ()=>judge,
            cX: ()=>withChecks
        });
        var external_node_path_ = __webpack_require__(76760);
        var tree = __webpack_require__(18662);
        var atomic_file = __webpack_require__(42939);
        var general_yaml = __webpack_require__(831);
        var phase_summary = __webpack_require__(19815);
        var artifacts = __webpack_require__(2423);
        var promises_ = __webpack_require__(51455);
        async function promisedFiles(root, text, known) {
            let whole = text.trim().replace(/ \([^()]{0,200}\)$/, '').replace(/^`([^`]+)`$/, '$1').replace(/^\.\//, '');
            if ('' === whole || /^[a-z][a-z+.-]*:\/\//i.test(whole)) return null;
            let isThere = async (path)=>'path' in await (0, artifacts.n)(root, path);
            let isFile = async (path)=>{
                let there = await (0, artifacts.n)(root, path);
                return 'path' in there && !there.directory;
            };
            let asKnown = (path)=>{
                if (known.includes(path)) return path;
                let named = known.filter((file)=>file.endsWith(`/${path}`));
                return 1 === named.length ? named[0] ?? null : null;
            };
            let found = async (path)=>(path.includes('/') && await isThere(path) ? path : null) ?? asKnown(path) ?? (await isThere(path) ? path : null);
            let path = /\s/.test(whole) ? null : whole;
            if (null !== path) {
                let file = await found(path);
                if (null !== file && (/[./]/.test(path) || await isFile(file))) return [
                    file
                ];
                if (!/[./]/.test(path)) return null;
                if (path.includes('*')) return globbed(root, path);
            }
            let place = /^([^\s:]+\.[A-Za-z]\w{0,9})(?::|\s+(?![+&,]|and\b))/.exec(whole)?.[1];
            let inFile = void 0 === place ? null : await found(place);
            if (null !== inFile) return [
                inFile
            ];
            if (null === path) return null;
            let module = await moduleFile(root, path) ?? await moduleFile(root, path.replace(/\.[\w()]+$/, ''));
            if (null !== module) return [
                module
            ];
            return looksLikeFile(path) ? [
                place ?? path
            ] : null;
        }
        async function globbed(root, glob) {
            let [folder, name] = [
                external_node_path_.posix.dirname(glob),
                external_node_path_.posix.basename(glob)
            ];
            if (folder.includes('*') || name.includes('**')) return null;
            let [start = '', ...rest] = name.split('*');
            let fits = (file)=>{
                let at = start.length;
                for (let part of rest.slice(0, -1)){
                    let next = file.indexOf(part, at);
                    if (next < 0) return false;
                    at = next + part.length;
                }
                let end = rest.at(-1) ?? '';
                return file.startsWith(start) && file.endsWith(end) && file.length - end.length >= at;
            };
            let files = (await filesOf(root, folder)).filter(fits).slice(0, 200);
            return files.length > 0 ? files.map((file)=>external_node_path_.posix.join(folder, file)) : null;
        }
        async function moduleFile(root, path) {
            if (!path.includes('/')) return null;
            let named = (await filesOf(root, (0, external_node_path_.dirname)(path))).filter((file)=>(0, external_node_path_.parse)(file).name === (0, external_node_path_.basename)(path));
            return 1 === named.length && void 0 !== named[0] ? external_node_path_.posix.join((0, external_node_path_.dirname)(path), named[0]) : null;
        }
        async function filesOf(root, folder) {
            let there = await (0, artifacts.n)(root, folder);
            if ('problem' in there || !there.directory) return [];
            let entries = await (0, promises_.readdir)(there.path, {
                withFileTypes: true
            });
            return entries.flatMap((entry)=>entry.isFile() ? [
                    entry.name
                ] : []).sort();
        }
        function looksLikeFile(path) {
            return /(?:^|[\w\])-])\.[a-z]\w{0,4}$/.test(path) || path.endsWith('.svelte');
        }
        var promised_pattern = __webpack_require__(13777);
        let MOST_BYTES = 1048576;
        async function verifyKeyLinks(root, links, context) {
            return Promise.all(links.map((link)=>verifyKeyLink(root, link, context)));
        }
        async function verifyKeyLink(root, link, context) {
            let say = (passed, message)=>({
                    check: 'key_link',
                    passed,
                    subject: `${link.from} → ${link.to}`,
                    message
                });
            let files = await promisedFiles(root, link.from, context.known);
            if (null === files) return say(null, `"${link.from}" names no file, so it cannot be looked into`);
            let answers = [];
            for (let file of files)answers.push(await linkFrom(root, file, link, context));
            let [first] = answers;
            if (void 0 === first || 1 === answers.length) return say(first?.passed ?? null, first?.message ?? '');
            let holding = answers.filter(({ passed })=>true === passed).length;
            return say(holding === answers.length ? true : 0 === holding ? false : null, `holds for ${holding} of the ${answers.length} files that ${link.from} names`);
        }
        async function linkFrom(root, from, link, context) {
            let say = (passed, message)=>({
                    passed,
                    message
                });
            let source = await textOf(root, from);
            if ('problem' in source) {
                if (source.unsearchable) return say(null, `${from} ${source.problem}`);
                return context.pending.includes(from) ? say(null, `${from} has still to be made by another plan`) : say(false, `${from} ${source.problem}`);
            }
            if (void 0 === link.pattern) {
                if (mentions(source.text, from, link.to)) return say(true, `${from} mentions ${link.to}`);
                if (/\s/.test(link.to.trim())) return say(null, `"${link.to}" is prose, and there is no pattern to look for`);
                return say(false, `${from} does not mention ${link.to}`);
            }
            let { search, problem } = (0, promised_pattern.d)(link.pattern);
            let how = search(source.text);
            if (null !== how) return say(true, `the pattern matches ${from}${how}`);
            let [to] = await promisedFiles(root, link.to, context.known) ?? [];
            let target = void 0 === to ? null : await textOf(root, to);
            let howThere = target && 'text' in target ? search(target.text) : null;
            if (null !== howThere) return say(true, `the pattern matches ${to}${howThere}`);
            if (void 0 !== problem) return say(null, problem);
            return say(false, `the pattern ${JSON.stringify(link.pattern)} matches neither ${from} nor ${link.to}`);
        }
        function mentions(text, from, to) {
            if (text.includes(to)) return true;
            let path = to.replace(/^\.\//, '');
            if (path.includes('/')) {
                let bare = path.replace(/\.\w+$/, '');
                let near = external_node_path_.posix.relative(external_node_path_.posix.dirname(from), bare);
                let ends = bare.split('/').slice(-2).join('/');
                return [
                    near.startsWith('.') ? near : `./${near}`,
                    `/${ends}`,
                    bare.replaceAll('/', '.')
                ].some((spelt)=>text.includes(spelt));
            }
            let [, module, name] = /^([\w.]+)\.(\w+)$/.exec(path) ?? [];
            return void 0 !== module && void 0 !== name && text.includes(module) && text.includes(name);
        }
        async function textOf(root, path) {
            let file = await (0, artifacts.n)(root, path);
            if ('problem' in file) return file;
            if (file.directory) return {
                problem: 'is a directory, and which of its files is meant is not said',
                unsearchable: true
            };
            let { size } = await (0, promises_.stat)(file.path);
            if (size > MOST_BYTES) return {
                problem: `has ${size} bytes, which is too much to search`,
                unsearchable: true
            };
            return {
                text: await (0, promises_.readFile)(file.path, 'utf8')
            };
        }
        var verify_scope = __webpack_require__(2077);
        var verify_summary = __webpack_require__(86421);
        var bounds = __webpack_require__(28114);
        async function judge(run, plan, work) {
            let { artifacts, remarks } = await judgeArtifacts(run, plan, work);
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(run.root, plan.summaryPath));
            let summaryMissing = null === text;
            let summary = summaryMissing ? workWithoutSummary(plan, work, run.prefix) : (0, verify_summary.I)({
                path: plan.summaryPath,
                text,
                status: (await (0, general_yaml.Yv)(()=>(0, phase_summary.L)(text))).status
            });
            let scope = (0, verify_scope.e)({
                changed: work.changed,
                declared: plan.filesModified.map((path)=>(0, bounds._Z)(run.prefix, path)),
                expected: [
                    `${run.prefix}${plan.summaryPath}`,
                    ...plan.mustHaves.artifacts.map(({ path })=>(0, bounds._Z)(run.prefix, path))
                ],
                protectedPaths: run.protectedPaths
            });
            let links = await judgeLinks(run, plan);
            let findings = [
                ...artifacts,
                ...links.findings,
                summary,
                ...scope
            ];
            let passed = findings.every(({ passed })=>true === passed);
            return {
                passed,
                findings,
                remarks: [
                    ...remarks,
                    ...links.remarks
                ],
                summaryMissing
            };
        }
        function withChecks(verdict, checks, policy) {
            let counts = ({ passed })=>true === passed || false === passed && 'run' === policy;
            let findings = [
                ...verdict.findings,
                ...checks.filter(counts)
            ];
            let remarks = [
                ...verdict.remarks,
                ...checks.filter((check)=>!counts(check)).map(remark)
            ];
            return {
                ...verdict,
                findings,
                remarks,
                passed: findings.every(({ passed })=>true === passed)
            };
        }
        async function judgeLinks({ root, artifacts, schedule }, plan) {
            let named = (each)=>[
                    ...each.filesModified,
                    ...each.mustHaves.artifacts.map(({ path })=>path)
                ];
            let pending = schedule.plans.flatMap((each)=>each.plan.hasSummary || each.plan.id === plan.id ? [] : named(each.plan));
            let known = [
                ...new Set(schedule.plans.flatMap((each)=>named(each.plan)))
            ];
            let found = await verifyKeyLinks(root, plan.mustHaves.keyLinks, {
                known,
                pending
            });
            let decides = ({ passed })=>null !== passed && 'content' === artifacts;
            let lacking = found.filter((finding)=>true !== finding.passed && !decides(finding));
            return {
                findings: found.filter(decides),
                remarks: lacking.map(remark)
            };
        }
        function remark({ check, subject, passed, message }) {
            return `${check} ${subject} ${null === passed ? 'was not checked: ' : ''}${message}`;
        }
        async function judgeArtifacts(run, plan, work) {
            let { root, artifacts: level } = run;
            let promised = plan.mustHaves.artifacts;
            let byContent = await (0, artifacts.F)(root, promised);
            let byPresence = await (0, artifacts.F)(root, promised.map(({ path })=>({
                    path,
                    contains: [],
                    exports: []
                })));
            let findings = await inCommit('content' === level ? byContent : byPresence, work, run);
            if ('content' === level) return {
                artifacts: findings,
                remarks: []
            };
            let lacking = byContent.filter(({ passed }, at)=>false === passed && byPresence[at]?.passed === true);
            return {
                artifacts: findings,
                remarks: lacking.map(({ subject, message })=>`artifact ${subject} ${message}`)
            };
        }
        async function inCommit(findings, { after, ignoredBefore }, { git, prefix }) {
            let paths = findings.flatMap(({ subject, passed })=>true === passed ? [
                    (0, bounds._Z)(prefix, subject)
                ] : []);
            let committed = null === after.head ? [] : await (0, tree.mz)(git, after.head, paths);
            let pending = after.changes.filter(({ repository, worktree, index })=>!repository && 'D' !== worktree && 'D' !== index);
            let files = [
                ...committed,
                ...pending.map(({ path })=>path)
            ];
            return findings.map((finding)=>{
                let path = (0, bounds._Z)(prefix, finding.subject);
                let isHeld = ignoredBefore.has(path) || files.some((file)=>file === path || file.startsWith(`${path}/`));
                return true !== finding.passed || isHeld ? finding : {
                    ...finding,
                    passed: false,
                    message: 'is there, but no commit can hold it: git ignores it, or there is no file in it'
                };
            });
        }
        function workWithoutSummary(plan, { changed, commits }, prefix) {
            let finding = (passed, message)=>({
                    check: 'summary',
                    passed,
                    subject: plan.summaryPath,
                    message
                });
            let touched = (path)=>changed.includes(`${prefix}${path.replace(/^\.\//, '')}`);
            if (0 === changed.length && 0 === commits.length) return finding(false, 'does not exist, and the agent changed nothing; a plan needs work and a summary of it');
            if (plan.mustHaves.artifacts.some(({ path })=>touched(path))) return finding(true, 'is written from facts: the attempt worked on promised files');
            if (plan.filesModified.length > 0 && plan.filesModified.every(touched)) return finding(true, 'is written from facts: every file of files_modified was changed');
            return finding(false, 'does not exist, and the attempt worked on no file that the plan promises, which could prove it without');
        }
        function complaint(findings) {
            return findings.filter(({ passed })=>true !== passed).map(({ check, subject, message, passed })=>`${check} ${subject} ${null === passed ? 'could not be checked: ' : ''}${message}`).join('; ');
        }
    },
    8081: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            O: ()=>marksOf,
            T: ()=>orphansIn
        });
        function orphansIn(events, checkout) {
            let found = new Map();
            let begunAt = new Map();
            for (let event of events){
                let { plan, attempt = 0, runId } = event;
                if (void 0 === plan) continue;
                let known = found.get(plan);
                let isOfIt = known?.runId === runId && known.attempt === attempt;
                switch(event.event){
                    case 'attempt_start':
                        found.delete(plan);
                        begunAt.set(plan, Date.parse(String(event.since)));
                        break;
                    case 'checkpoint':
                        found.delete(plan);
                        if ('string' == typeof event.place && event.place !== checkout) found.set(plan, draftOf(event, event.place, begunAt.get(plan) ?? Date.parse(event.at)));
                        break;
                    case 'agent_start':
                        if (isOfIt) known.endsAt = Date.parse(event.at) + Number(event.timeoutMs);
                        break;
                    case 'agent_end':
                        if (isOfIt && true === event.ok) known.isEndSeen = true;
                        else found.delete(plan);
                        break;
                    case 'adopt':
                        known?.adopters.push(runId);
                        break;
                    case 'verify_start':
                        if (known) known.checkedSince = String(event.since);
                        break;
                    case 'verify':
                        if (known) known.checkedSince = null;
                        break;
                    default:
                        if (isOver(event)) found.delete(plan);
                }
            }
            return [
                ...found.values()
            ].flatMap(({ endsAt, ...rest })=>null === endsAt ? [] : [
                    {
                        ...rest,
                        endsAt
                    }
                ]);
        }
        function draftOf(event, place, startedAt) {
            let { phase, plan = '', attempt = 1, tag, runId, ignored } = event;
            return {
                ...{
                    phase,
                    plan,
                    attempt,
                    place,
                    runId,
                    startedAt,
                    tag: String(tag),
                    adopters: []
                },
                ignoredBefore: Array.isArray(ignored) ? ignored.map(String) : [],
                ...{
                    endsAt: null,
                    isEndSeen: false,
                    checkedSince: null
                }
            };
        }
        function isOver({ event, signal }) {
            switch(event){
                case 'attempt_failed':
                case 'rollback':
                case 'retry_wait':
                case 'recovered':
                case 'plan_complete':
                    return true;
                case 'plan_failed':
                case 'plan_blocked':
                case 'plan_skipped':
                    return signal?.attempt !== void 0;
                default:
                    return false;
            }
        }
        function marksOf({ runId, adopters, plan, attempt }) {
            return [
                runId,
                ...adopters
            ].map((id)=>`${id}/${plan}/${attempt}`);
        }
    },
    35034: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            QJ: ()=>handoffFromFacts,
            av: ()=>salvage,
            kT: ()=>earlierAttempt,
            wU: ()=>isSalvageable
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        var _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27395);
        let stoppedFromOutside = new Set([
            'timeout',
            'idle_timeout',
            'killed',
            'context_exhausted',
            'budget'
        ]);
        let cutShort = new Set([
            'interrupted',
            'deadline'
        ]);
        function isSalvageable(reason, kept, run) {
            let wasStopped = stoppedFromOutside.has(reason) || cutShort.has(reason) && null !== run.leg && run.agent.canJudge;
            return 'keep' === run.onFailure && wasStopped && null !== kept && kept.files.length > 0;
        }
        async function earlierAttempt(plan, { attempt, reason = 'agent_error', message = `attempt ${attempt} was cut off` }, run) {
            let kept = await keptOf(plan.id, attempt, run);
            let handoff = run.ledger.readHandoff(plan.id, attempt);
            return {
                attempt,
                message,
                handoff,
                salvage: isSalvageable(reason, kept, run) ? kept : null
            };
        }
        async function keptOf(plan, attempt, { git, ledger }) {
            let mine = ledger.earlier.filter((event)=>event.plan === plan && event.attempt === attempt);
            let left = mine.findLast(({ kept })=>'string' == typeof kept);
            let ref = left?.kept;
            let base = left?.base ?? mine.findLast(({ event })=>'checkpoint' === event)?.head;
            if ('string' != typeof ref || 'string' != typeof base) return null;
            let commit = await git.resolve(ref);
            if (null === commit || await git.resolve(base) === null) return null;
            let { changed, fresh } = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.tX)(git, base, commit);
            let tree = await git.treeOf(commit);
            return {
                ref,
                commit,
                tree,
                head: null,
                files: [
                    ...changed,
                    ...fresh
                ].sort(),
                changed,
                fresh
            };
        }
        async function salvage(kept, run) {
            let there = new Set(await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.nG)(run.git, kept.tree, kept.files));
            for (let file of kept.files)if (!there.has(file)) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(run.git.root, file), {
                recursive: true,
                force: true
            });
            await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.Ce)(run.git, kept.tree, [
                ...there
            ]);
        }
        function handoffFromFacts(plan, kept, message, run) {
            let builder = new _signal_checkpoint_return_js__WEBPACK_IMPORTED_MODULE_3__.WK(run.agent.name, 'error').addIssue(message);
            let mine = (file)=>file.startsWith(run.prefix) ? file.slice(run.prefix.length) : file;
            let touched = kept.files.map(mine);
            for (let file of touched.slice(0, 100))builder.addCompleted({
                file,
                status: 'partial'
            }).addFileModified(file);
            let promised = [
                ...plan.filesModified,
                ...plan.mustHaves.artifacts.map(({ path })=>path)
            ];
            for (let file of new Set(promised))if (!touched.includes(file)) builder.addRemaining({
                file,
                description: `plan ${plan.id} promises it; the stopped attempt had not touched it`
            });
            return builder.build(new Date(run.clock.now()));
        }
    },
    63021: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>phaseMarkdown,
            t: ()=>inert1
        });
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15272);
        var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);
        let icons = {
            success: '✅',
            failure: '❌',
            blocked: '⏸️',
            skipped: '⏭️'
        };
        function phaseMarkdown({ phase, nextPhase, ended }) {
            let { signal, decision, exitStatus, plans, durationMs } = ended;
            let rows = [
                ...plans
            ].map(([id, each])=>{
                let took = void 0 === each.details.durationMs ? '' : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.vk)(each.details.durationMs);
                return `| ${icons[each.status]} | ${inert1(id)} | ${each.status} | ${each.attempt ?? ''} | ${took} | ${inert1((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.U)(each))} |`;
            });
            let next = decision.continue ? [
                `Next phase: **${inert1(nextPhase ?? 'none')}**`
            ] : [];
            return [
                `## ${icons[signal.status]} Phase ${inert1(phase.id)} ${inert1(phase.name)}: ${exitStatus}`,
                `${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.vk)(durationMs)}, ${inert1((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.M)(ended))}. Decision: **${decision.action}** (${inert1(decision.why)})`,
                [
                    '| | plan | status | attempts | time | |',
                    '|---|---|---|---|---|---|',
                    ...rows
                ].join('\n'),
                ...signal.details.nextSteps.map((step)=>`- ${inert1(step)}`),
                ...next
            ].join('\n\n').concat('\n');
        }
        function inert1(text, limit = 500) {
            let line = text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
            let capped = line.length > limit ? `${line.slice(0, limit)}…` : line;
            return capped.replace(/[&<>]/g, (sign)=>({
                    '&': '&amp;',
                    '<': '&lt;',
                    '>': '&gt;'
                })[sign] ?? sign).replace(/[\\`*_{}[\]()#|~!]/g, (sign)=>`\\${sign}`).replace(/@/g, '&#64;').replace(/:\/\//g, '&#58;//');
        }
    },
    91488: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>progressShow,
            w: ()=>phaseReport
        });
        var _phase_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15272);
        var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44639);
        function progressShow(waves, colour) {
            let paint = painter(colour);
            let startedAt = null;
            let wave = 0;
            return (event)=>{
                startedAt ??= Date.parse(event.at);
                let text = eventText(event, paint);
                if (null === text) return null;
                let clock = paint('dim', (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.vk)(Date.parse(event.at) - startedAt).padStart(8));
                let planWave = 'attempt_start' === event.event && void 0 !== event.plan ? waves.get(event.plan) ?? wave : wave;
                let heading = planWave !== wave ? `${clock}  ${paint('bold', `wave ${planWave}`)}\n` : '';
                wave = planWave;
                return `${heading}${clock}  ${text}`;
            };
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
        function eventText(event, paint) {
            let plan = paint('cyan', event.plan ?? '');
            let signal = event.signal;
            let why = (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(signal?.details?.error?.message ?? signal?.details?.reason ?? '');
            switch(event.event){
                case 'phase_start':
                    return paint('bold', `phase ${event.phase}: ${count(event.plans)} plans, ${count(event.done)} of them done, agent ${String(event.agent)}`);
                case 'attempt_start':
                    return `  ${plan}  attempt ${event.attempt}`;
                case 'adopt':
                    return `  ${plan}  attempt ${event.attempt}, adopted from the run before${event.isAtWork ? `; its agent is still at work, until ${String(event.endsAt)} at the latest` : ''}`;
                case 'agent_progress':
                    return `  ${plan}    ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(String(event.what))}`;
                case 'tests_start':
                    return `  ${paint('cyan', 'tests')}  ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(String(event.command))}`;
                case 'tests_end':
                    return `  ${paint('cyan', 'tests')}    ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(String(event.verdict))}: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(String(listed(event.reasons, '; ') || `${String(event.passed)} passed`))}`;
                case 'verify_start':
                    return `  ${plan}    ${event.commands} automated checks`;
                case 'verifier_start':
                    return `  ${paint('cyan', 'verifier')}  ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(String(event.report))}`;
                case 'set_back':
                    return `  ${plan}    ${paint('yellow', `set back what the agent changed in ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(listed(event.files, ', '))}`)}`;
                case 'rollback':
                    return `  ${plan}    rolled back${event.kept ? `, its work is kept in ${String(event.kept)}` : ''}`;
                case 'retry_wait':
                    return `  ${plan}    ${paint('yellow', `${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(String(event.why))}`)}`;
                case 'recovered':
                    return `  ${plan}    ${paint('yellow', `an earlier run was cut off in ${event.of ? `its ${String(event.of)}` : `attempt ${event.attempt}`}: tree restored${event.kept ? `, its work is kept in ${String(event.kept)}` : ''}`)}`;
                case 'warning':
                    return `  ${plan}  ${paint('yellow', `! ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(String(event.message))}`)}`;
                case 'plan_complete':
                    return `  ${plan}  ${paint('green', '✓ complete')}`;
                case 'plan_failed':
                    return `  ${plan}  ${paint('red', '✗ failed:')} ${why}`;
                case 'plan_blocked':
                    return `  ${plan}  ${paint('yellow', '‖ blocked:')} ${why}`;
                case 'plan_skipped':
                    return `  ${plan}  ${paint('dim', `- ${why}`)}`;
                default:
                    return null;
            }
        }
        let marks = {
            success: '✓',
            failure: '✗',
            blocked: '‖',
            skipped: '-'
        };
        function phaseReport({ phase, nextPhase, ended }) {
            let { signal, decision, exitStatus, plans, durationMs } = ended;
            let rows = [
                ...plans
            ].map(([id, each])=>{
                let tries = void 0 === each.attempt ? '' : `${each.attempt} ${1 === each.attempt ? 'attempt' : 'attempts'}`;
                let took = void 0 === each.details.durationMs ? '' : (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.vk)(each.details.durationMs);
                return [
                    marks[each.status],
                    id,
                    each.status,
                    tries,
                    took,
                    (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.U)(each))
                ];
            });
            let complete = [
                ...plans.values()
            ].filter(({ status })=>'success' === status).length;
            return [
                `Phase ${phase.id} ${phase.name}: ${exitStatus}, ${complete} of ${plans.size} plans complete, ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.vk)(durationMs)}; ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)((0, _phase_report_js__WEBPACK_IMPORTED_MODULE_1__.M)(ended))}`,
                ...(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.tp)(rows),
                `${signal.status}: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(decision.why)}`,
                ...signal.details.nextSteps.map((step)=>`next: ${(0, _text_js__WEBPACK_IMPORTED_MODULE_0__.pj)(step)}`),
                ...decision.continue ? [
                    null === nextPhase ? 'next phase: none, this was the last' : `next phase: ${nextPhase}`
                ] : []
            ].join('\n');
        }
        function count(list) {
            return Array.isArray(list) ? list.length : 0;
        }
        function listed(value, between) {
            return Array.isArray(value) ? value.map(String).join(between) : '';
        }
    },
    27395: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            GW: ()=>problemsOf,
            KF: ()=>CompletedItemSchema,
            WK: ()=>CheckpointReturnBuilder,
            Y8: ()=>CheckpointReturnSchema,
            ZF: ()=>RemainingItemSchema,
            eo: ()=>validateCheckpointSize
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
        let CHECKPOINT_SIZE_WARNING = 4000;
        let Text = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1).max(10_000);
        let Texts = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Text).max(1000);
        let CompletedItemSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            file: Text,
            status: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'done',
                'partial'
            ]),
            tests: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'passed',
                'skipped',
                'failed'
            ]).optional(),
            notes: Text.optional()
        });
        let RemainingItemSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            file: Text,
            description: Text,
            referencePattern: Text.optional(),
            priority: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'high',
                'normal',
                'low'
            ]).optional()
        });
        let HandoffContextSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            decisions: Texts,
            patterns: Texts,
            issues: Texts.optional(),
            filesModified: Texts.transform((files)=>[
                    ...new Set(files)
                ])
        });
        let CheckpointReturnSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            completed: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(CompletedItemSchema).max(1000),
            remaining: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(RemainingItemSchema).max(1000),
            context: HandoffContextSchema,
            createdAt: zod__WEBPACK_IMPORTED_MODULE_1__.w$({
                offset: true
            }),
            agentId: Text,
            reason: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'threshold_critical',
                'task_complete',
                'error'
            ])
        });
        function parseCheckpointReturn(input, missing = {}) {
            let isObject = 'object' == typeof input && null !== input && !Array.isArray(input);
            let parsed = CheckpointReturnSchema.safeParse(isObject ? {
                ...missing,
                ...input
            } : input);
            if (parsed.success) return parsed.data;
            throw new Error(`This is no checkpoint return: ${problemsOf(parsed.error).join('; ')}`);
        }
        function problemsOf(error) {
            return error.issues.slice(0, 10).map((issue)=>`${issue.path.join('.') || 'handoff'}: ${issue.message}`);
        }
        function validateCheckpointSize(checkpoint) {
            let size = JSON.stringify(checkpoint).length;
            if (size <= CHECKPOINT_SIZE_WARNING) return {
                valid: true,
                size
            };
            let warning = `The handoff has ${size} characters, more than ${CHECKPOINT_SIZE_WARNING}; keep what the next agent needs and leave out the rest`;
            return {
                valid: false,
                size,
                warning
            };
        }
        class CheckpointReturnBuilder {
            agentId;
            reason;
            completed = [];
            remaining = [];
            decisions = [];
            patterns = [];
            issues = [];
            filesModified = new Set();
            constructor(agentId, reason){
                this.agentId = agentId;
                this.reason = reason;
            }
            addCompleted(item) {
                this.completed.push(item);
                return this;
            }
            addRemaining(item) {
                this.remaining.push(item);
                return this;
            }
            addDecision(decision) {
                this.decisions.push(decision);
                return this;
            }
            addPattern(pattern) {
                this.patterns.push(pattern);
                return this;
            }
            addIssue(issue) {
                this.issues.push(issue);
                return this;
            }
            addFileModified(file) {
                this.filesModified.add(file);
                return this;
            }
            build(createdAt) {
                let { agentId, reason, completed, remaining, decisions, patterns, issues } = this;
                let told = issues.length > 0 ? {
                    issues: [
                        ...issues
                    ]
                } : {};
                let context = {
                    decisions: [
                        ...decisions
                    ],
                    patterns: [
                        ...patterns
                    ],
                    ...told,
                    filesModified: [
                        ...this.filesModified
                    ]
                };
                return parseCheckpointReturn({
                    completed,
                    remaining,
                    context,
                    createdAt: createdAt.toISOString(),
                    agentId,
                    reason
                });
            }
        }
    },
    2077: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>verifyScope
        });
        var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
        function verifyScope({ changed, declared, expected, protectedPaths }) {
            let allowed = declared.map(matcherOf);
            let undeclared = changed.filter((file)=>!expected.includes(file) && !allowed.some((allows)=>allows(file)));
            let isProtected = (file)=>protectedPaths.some((path)=>covers(path.toLowerCase(), file.toLowerCase()));
            let touched = undeclared.filter(isProtected);
            let outside = undeclared.filter((file)=>!isProtected(file));
            return [
                ...touched.map((file)=>({
                        check: 'scope',
                        passed: false,
                        subject: file,
                        message: 'is protected, and files_modified does not name it'
                    })),
                {
                    check: 'scope',
                    passed: true,
                    subject: 'files_modified',
                    message: 0 === outside.length ? 'nothing else was changed' : `also changed: ${list(outside)}`
                }
            ];
        }
        function matcherOf(entry) {
            let path = entry.trim().replace(/ \([^()]{0,200}\)$/, '').replace(/^\.\//, '');
            if (!path.includes('*')) return (file)=>covers(path, file);
            let source = path.split(/(\*\*\/?|\*)/).map((part)=>'*' === part ? '[^/]*' : part.startsWith('**') ? '.*' : re2js__WEBPACK_IMPORTED_MODULE_0__.L3.quote(part));
            let pattern = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(`^${source.join('')}$`);
            return (file)=>pattern.matcher(file).find();
        }
        function covers(path, file) {
            return path === file || path.endsWith('/') && file.startsWith(path);
        }
        function list(files) {
            return files.length <= 10 ? files.join(', ') : `${files.slice(0, 10).join(', ')} and ${files.length - 10} more`;
        }
    }
};
