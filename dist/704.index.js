export const id = 704;
export const ids = [
    704
];
export const modules = {
    54388: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            IL: ()=>freeName,
            KN: ()=>asideOf,
            jV: ()=>asidesOlderThan
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function asideOf(git, tag) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.commonDir, 'phase-executor', 'aside', tag);
        }
        function asidesOlderThan(git, olderThan) {
            let common = asideOf(git, 'checkpoint');
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(common)) return [];
            let labels = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(common).map((label)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(common, label));
            let folders = labels.flatMap((label)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(label).map((name)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(label, name)));
            return folders.filter((folder)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mtime < olderThan);
        }
        function freeName(path) {
            let free = path;
            for(let count = 2; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(free); count += 1)free = `${path}-${count}`;
            return free;
        }
    },
    1429: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            AU: ()=>fold,
            It: ()=>finishAdvance,
            Md: ()=>mergeTrees,
            np: ()=>advance
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _aside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54388);
        var _git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5444);
        var _history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(30012);
        var _tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(18662);
        async function fold(git, base, contributions) {
            let folded = {
                commit: base,
                plans: [],
                conflicts: []
            };
            for (let { plan, base: begunOn, commit } of contributions){
                if (commit === begunOn || begunOn === folded.commit) {
                    folded.plans.push(plan);
                    if (commit !== begunOn) folded.commit = commit;
                    continue;
                }
                let flat = await git.commitTree(await git.treeOf(commit), [
                    begunOn
                ], `Work of plan ${plan}`);
                let merged = await mergeTrees(git, folded.commit, flat);
                if (merged.conflicts.length > 0) {
                    folded.conflicts.push({
                        plan,
                        files: merged.conflicts
                    });
                    continue;
                }
                folded.commit = await git.commitTree(merged.tree, [
                    folded.commit,
                    commit
                ], `Fold plan ${plan}`);
                folded.plans.push(plan);
            }
            return folded;
        }
        async function advance(git, from, to, drop = []) {
            if (from !== to) await git.run([
                'read-tree',
                '-m',
                '-u',
                '--dry-run',
                from,
                to
            ]);
            await git.moveHead(from, to, 'phase-executor: fold', drop);
            if (from === to) return;
            await git.run([
                'read-tree',
                '-m',
                '-u',
                from,
                to
            ]);
        }
        async function finishAdvance(git, from) {
            let { sha } = await git.head();
            if (sha === from || !await (0, _history_js__WEBPACK_IMPORTED_MODULE_4__.QX)(git, from, sha)) return;
            let args = [
                'read-tree',
                '-m',
                '-u',
                from,
                sha
            ];
            if (0 !== (await git.try(args)).exitCode) await follow(git, from, sha);
        }
        async function follow(git, from, to) {
            let changed = await (0, _tree_js__WEBPACK_IMPORTED_MODULE_5__.jr)(git, from, to);
            let aside = (0, _aside_js__WEBPACK_IMPORTED_MODULE_2__.IL)((0, _aside_js__WEBPACK_IMPORTED_MODULE_2__.KN)(git, `advance-${to.slice(0, 12)}`));
            for (let path of changed){
                let file = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path);
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, {
                    throwIfNoEntry: false
                })?.isFile()) continue;
                let text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
                let known = await Promise.all([
                    from,
                    to
                ].map((commit)=>(0, _tree_js__WEBPACK_IMPORTED_MODULE_5__.r7)(git, commit, path)));
                if (!known.includes(text.toString('utf8'))) {
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path)), {
                        recursive: true
                    });
                    (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, path), text);
                }
            }
            let there = await (0, _tree_js__WEBPACK_IMPORTED_MODULE_5__.nG)(git, to, changed);
            let gone = changed.filter((path)=>!there.includes(path));
            await git.run([
                'update-index',
                '--force-remove',
                '-z',
                '--stdin'
            ], {
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_3__.t)(gone)
            });
            for (let path of gone)(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path), {
                recursive: true,
                force: true
            });
            let args = [
                'restore',
                `--source=${to}`,
                '--staged',
                '--worktree',
                '--pathspec-from-file=-',
                '--pathspec-file-nul'
            ];
            if (there.length > 0) await git.run([
                '--literal-pathspecs',
                ...args
            ], {
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_3__.t)(there)
            });
        }
        async function mergeTrees(git, ours, theirs) {
            let args = [
                'merge-tree',
                '--write-tree',
                '--name-only',
                '--no-messages',
                '-z',
                ours,
                theirs
            ];
            let result = await git.try(args, {
                reading: true
            });
            let [tree = '', ...conflicts] = (0, _git_js__WEBPACK_IMPORTED_MODULE_3__.f0)(result.stdout.toString('utf8'));
            if (result.exitCode > 1 || '' === tree) throw new _git_js__WEBPACK_IMPORTED_MODULE_3__.XS(`git could not merge ${theirs} into ${ours}: ${result.stderr.trim()}`);
            return {
                tree,
                conflicts: 0 === result.exitCode ? [] : conflicts
            };
        }
    },
    30012: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $r: ()=>lastChange,
            QX: ()=>isAncestor,
            X6: ()=>datedSince,
            i: ()=>recentCommits,
            nt: ()=>commitsSince
        });
        var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5444);
        async function isAncestor(git, ancestor, descendant) {
            let args = [
                'merge-base',
                '--is-ancestor',
                ancestor,
                descendant
            ];
            let result = await git.try(args, {
                reading: true
            });
            if (result.exitCode > 1) throw (0, _git_js__WEBPACK_IMPORTED_MODULE_0__.V2)(args, result);
            return 0 === result.exitCode;
        }
        async function commitsSince(git, sha) {
            return commits(await git.read([
                'log',
                '-z',
                '--reverse',
                '--format=%H %s',
                `${sha}..HEAD`,
                '--'
            ]));
        }
        async function datedSince(git, sha) {
            let log = await git.read([
                'log',
                '-z',
                '--max-count=10000',
                '--format=%H %ct %s',
                `${sha}..HEAD`,
                '--'
            ]);
            return commits(log).map(({ sha: each, subject })=>{
                let [seconds = ''] = subject.split(' ', 1);
                return {
                    sha: each,
                    subject: subject.slice(seconds.length + 1),
                    at: 1000 * Number(seconds)
                };
            });
        }
        async function lastChange(git, files, from = 'HEAD') {
            if (0 === files.length) return null;
            let args = [
                '--literal-pathspecs',
                'log',
                '--max-count=1',
                '--format=%H',
                from,
                '--',
                ...files
            ];
            return (await git.read(args)).trim() || null;
        }
        async function recentCommits(git, limit) {
            return commits(await git.read([
                'log',
                '-z',
                `--max-count=${limit}`,
                '--format=%H %s',
                'HEAD',
                '--'
            ]));
        }
        function commits(log) {
            return (0, _git_js__WEBPACK_IMPORTED_MODULE_0__.f0)(log).map((entry)=>({
                    sha: entry.slice(0, entry.indexOf(' ')),
                    subject: entry.slice(entry.indexOf(' ') + 1)
                }));
        }
    },
    18662: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            $A: ()=>changedSince,
            Ce: ()=>restoreFiles,
            XL: ()=>foldersIn,
            Xz: ()=>isSubmodule,
            jr: ()=>changedBetween,
            mz: ()=>filesUnder,
            nG: ()=>filesIn,
            r7: ()=>textIn,
            s1: ()=>specialEntries,
            sP: ()=>unchangedSince,
            tX: ()=>differences
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5444);
        async function changedSince(git, sha, state) {
            let { head, changes } = state ?? await git.state();
            let committed = null === head || head === sha ? [] : await changedBetween(git, sha, head);
            return [
                ...new Set([
                    ...committed,
                    ...changes.map((change)=>change.path)
                ])
            ].sort();
        }
        async function changedBetween(git, from, to) {
            return (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                'diff-tree',
                '-r',
                '-z',
                '--name-only',
                '--no-renames',
                from,
                to,
                '--'
            ]));
        }
        async function differences(git, from, to) {
            let raw = (await git.read([
                'diff-tree',
                '-r',
                '-z',
                '--raw',
                '--no-renames',
                from,
                to,
                '--'
            ])).split('\0');
            let told = {
                changed: [],
                gone: [],
                fresh: []
            };
            for(let at = 0; at + 1 < raw.length; at += 2){
                let [before = '', now = ''] = (raw[at] ?? '').split(' ');
                let path = raw[at + 1] ?? '';
                (':000000' === before && '160000' !== now ? told.fresh : told.changed).push(path);
                if ('000000' === now) told.gone.push(path);
            }
            return told;
        }
        async function foldersIn(git, tree) {
            let known = lastFolders.get(git);
            if (known?.tree === tree) return known.folders;
            let entries = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                'ls-tree',
                '-r',
                '-d',
                '-z',
                '--full-tree',
                tree
            ]));
            let folders = entries.filter((entry)=>entry.startsWith('040000')).map((entry)=>entry.slice(entry.indexOf('\t') + 1));
            lastFolders.set(git, {
                tree,
                folders
            });
            return folders;
        }
        let lastFolders = new WeakMap();
        async function isSubmodule(git, tree, path) {
            return (await git.read([
                'ls-tree',
                '-z',
                '--full-tree',
                tree,
                '--',
                path
            ])).startsWith('160000 ');
        }
        async function filesIn(git, tree, files) {
            let wanted = new Set(files);
            let listed = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                'ls-tree',
                '-r',
                '-z',
                '--name-only',
                '--full-tree',
                tree
            ]));
            return listed.filter((path)=>wanted.has(path));
        }
        async function filesUnder(git, tree, wanted) {
            if (0 === wanted.length) return [];
            let args = [
                '--literal-pathspecs',
                'ls-tree',
                '-r',
                '-z',
                '--full-tree',
                tree,
                '--',
                ...wanted
            ];
            let entries = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read(args)).filter((entry)=>!entry.startsWith('160000 '));
            return entries.map((entry)=>entry.slice(entry.indexOf('\t') + 1));
        }
        async function textIn(git, tree, path) {
            let { exitCode, stdout } = await git.try([
                'cat-file',
                'blob',
                `${tree}:${path}`
            ], {
                reading: true
            });
            return 0 === exitCode ? stdout.toString('utf8') : null;
        }
        async function unchangedSince(git, tree, files) {
            let wanted = files.filter((path)=>!path.includes('\n') && isPlainFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.root, path)));
            if (0 === wanted.length) return [];
            let listed = (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.f0)(await git.read([
                '--literal-pathspecs',
                'ls-tree',
                '-r',
                '-z',
                '--full-tree',
                tree,
                '--',
                ...wanted
            ]));
            let blobs = new Map(listed.map((entry)=>[
                    entry.slice(entry.indexOf('\t') + 1),
                    entry.slice(0, entry.indexOf('\t')).split(' ')[2]
                ]));
            let told = await git.read([
                'hash-object',
                '--stdin-paths'
            ], {
                stdin: wanted.map((path)=>`${path}\n`).join('')
            });
            let hashes = told.trimEnd().split('\n');
            return wanted.filter((path, at)=>blobs.get(path) === hashes[at]);
        }
        function isPlainFile(path) {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, {
                throwIfNoEntry: false
            })?.isFile() === true;
        }
        async function restoreFiles(git, tree, files) {
            if (0 === files.length) return;
            let args = [
                'restore',
                `--source=${tree}`,
                '--worktree',
                '--pathspec-from-file=-',
                '--pathspec-file-nul'
            ];
            await git.run([
                '--literal-pathspecs',
                ...args
            ], {
                stdin: (0, _git_js__WEBPACK_IMPORTED_MODULE_2__.t)(files)
            });
        }
        async function specialEntries(git, from, to) {
            let raw = (await git.read([
                'diff-tree',
                '-r',
                '-z',
                '--raw',
                '--no-renames',
                from,
                to,
                '--'
            ])).split('\0');
            let found = {
                files: [],
                gitlinks: [],
                symlinks: []
            };
            for(let at = 0; at + 1 < raw.length; at += 2){
                let mode = (raw[at] ?? '').split(' ')[1];
                let path = raw[at + 1] ?? '';
                if ('000000' !== mode) {
                    if ('160000' === mode) found.gitlinks.push(path);
                    else found.files.push(path);
                    if ('120000' === mode) found.symlinks.push(path);
                }
            }
            return found;
        }
    },
    96000: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            V: ()=>updateErrorLog,
            m: ()=>appendSpecialistError
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        var _file_tail_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46282);
        function appendSpecialistError(planning, error) {
            let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'specialist-errors.jsonl'), 'a+');
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, `${(0, _file_tail_js__WEBPACK_IMPORTED_MODULE_3__.u)(file) ? '\n' : ''}${JSON.stringify(error)}\n`);
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fsyncSync)(file);
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function updateErrorLog(planning, events) {
            let failed = events.filter(({ event })=>'attempt_failed' === event);
            if (0 === failed.length) return;
            let missing = new Map(failed.map((event)=>[
                    JSON.stringify(errorOf(event)),
                    errorOf(event)
                ]));
            for (let line of linesIn((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'specialist-errors.jsonl')))missing.delete(line);
            for (let error of missing.values())appendSpecialistError(planning, error);
        }
        function errorOf({ phase, plan = '', task, specialist, error_type, details, at }) {
            return {
                phase,
                plan,
                task,
                specialist,
                error_type,
                details,
                timestamp: at
            };
        }
        function* linesIn(path) {
            let file = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(path);
            if (null === file) return;
            try {
                for (let { text } of (0, _file_tail_js__WEBPACK_IMPORTED_MODULE_3__.R)(file))yield text;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
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
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        class LockedError extends Error {
            name = 'LockedError';
        }
        class FencedError extends Error {
            name = 'FencedError';
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
                    if (null !== holder && isHeld(holder, machine, ttlMs)) throw new LockedError(`run ${nameOf(holder)} is already at work in this checkout; wait for it or stop it. Without a sign of life it counts as dead after ${ttlMs / 1000} s (setting lease-ttl)`);
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
            check() {
                let newest = newestEpoch(this.#dir);
                if (newest === this.epoch) return;
                let silentMs = this.#machine.uptimeMs() - this.#holder.heartbeatUptimeMs;
                if (newest < this.epoch && silentMs <= this.#ttlMs) return void this.#write(this.#holder);
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
                (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(fileOf(this.#dir, this.epoch), JSON.stringify(holder), 'fleeting');
            }
        }
        function leaseHolder(gitDir, machine, ttlMs = defaultTtlMs) {
            let dir = leaseDir(gitDir);
            let holder = readHolder(dir, newestEpoch(dir));
            return null !== holder && isHeld(holder, machine, ttlMs) ? holder : null;
        }
        function refuseDuringRun(gitDir, machine) {
            let holder = leaseHolder(gitDir, machine);
            if (null !== holder) throw new LockedError(`run ${nameOf(holder)} is at work in this checkout; wait for it or stop it`);
        }
        function isHeld(holder, machine, ttlMs) {
            if (holder.released) return false;
            let isHere = holder.host === machine.host && holder.boot === machine.boot;
            if (!isHere) return Math.abs(machine.now() - Date.parse(holder.heartbeatAt)) <= ttlMs;
            let isThatProcess = machine.startOf(holder.pid) === holder.processStartedAt && null !== holder.processStartedAt;
            return isThatProcess && machine.uptimeMs() - holder.heartbeatUptimeMs <= ttlMs;
        }
        function holderOf(runId, epoch, machine) {
            let at = new Date(machine.now()).toISOString();
            return {
                ...{
                    runId,
                    epoch,
                    pid: machine.pid,
                    processStartedAt: machine.startOf(machine.pid)
                },
                ...{
                    host: machine.host,
                    boot: machine.boot,
                    since: at,
                    heartbeatAt: at
                },
                heartbeatUptimeMs: machine.uptimeMs(),
                released: false
            };
        }
        function tryMake(dir, holder) {
            let path = fileOf(dir, holder.epoch);
            let draft = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, `${holder.runId}.draft`);
            (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(draft, JSON.stringify(holder));
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
                let holder = parseHolder((0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)));
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
                return parseHolder((0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(fileOf(dir, epoch)));
            } catch  {
                return null;
            }
        }
        function parseHolder(text) {
            try {
                return Holder.parse(JSON.parse(text ?? 'null'));
            } catch  {
                return null;
            }
        }
    },
    54648: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            FB: ()=>readRecentEvents,
            Fi: ()=>setAside,
            Md: ()=>fileName,
            Oc: ()=>Ledger,
            PW: ()=>ledgerDir,
            Q2: ()=>logPath,
            cu: ()=>readSignals,
            od: ()=>ledgersOf
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42939);
        var _error_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96000);
        var _event_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44414);
        var _execution_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65764);
        var _nesting_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25819);
        class Ledger {
            dir;
            earlier;
            complaints;
            #log;
            #lease;
            #recent;
            #watchers;
            constructor(dir, { log, recent }, lease, onEvent){
                this.dir = dir;
                this.earlier = recent.events;
                this.complaints = recent.complaints.map((said)=>`${logPath(dir)}: ${said}; they are passed over and left as they are`);
                this.#log = log;
                this.#lease = lease;
                this.#recent = [
                    ...recent.events
                ];
                this.#watchers = [
                    onEvent
                ];
            }
            static open(dir, stamp, onEvent) {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'logs'), {
                    recursive: true
                });
                let { runId, phase, now, lease } = stamp;
                lease.check();
                return new Ledger(dir, _event_log_js__WEBPACK_IMPORTED_MODULE_4__.vu.open(logPath(dir), {
                    runId,
                    phase,
                    epoch: lease.epoch
                }, now), lease, onEvent);
            }
            get events() {
                return this.#recent;
            }
            watch(tell) {
                this.#watchers.push(tell);
            }
            append(event, details = {}) {
                this.#lease.check();
                let written = this.#log.append(event, details);
                if ('agent_progress' !== event) this.#recent.push(written);
                for (let tell of this.#watchers)tell(written);
            }
            updateRecords(planning) {
                this.#lease.check();
                (0, _execution_log_js__WEBPACK_IMPORTED_MODULE_5__.I)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(planning, 'EXECUTION_LOG.md'), this.#recent);
                (0, _error_log_js__WEBPACK_IMPORTED_MODULE_3__.V)(planning, this.#recent);
            }
            writeSignal(plan, signal) {
                this.#lease.check();
                let path = signalPath(this.dir, plan);
                (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, `${JSON.stringify(signal, null, 2)}\n`);
                return path;
            }
            logFile(plan, attempt, of = 'agent') {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'logs'), {
                    recursive: true
                });
                return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'logs', `${fileName(plan)}-a${attempt}${'agent' === of ? '' : `.${of}`}.log`);
            }
            keepHandoff(plan, attempt, text) {
                this.#lease.check();
                let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`);
                (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)(path, text);
                return path;
            }
            readHandoff(plan, attempt) {
                return (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.dir, 'handoffs', `${fileName(plan)}-a${attempt}.json`));
            }
            beat(now) {
                if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(logPath(this.dir))) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(logPath(this.dir), now, now);
            }
            close() {
                this.#log.close();
            }
        }
        function ledgerDir(gitDir, prefix, phase) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor', fileName([
                ...prefix.split('/').filter((part)=>'' !== part),
                phase
            ].join('+')));
        }
        function setAside(dir, now) {
            if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir)) return null;
            let aside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(dir), 'earlier', `${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(dir)}-${now.toISOString().replace(/[-:]/g, '')}`);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(aside), {
                recursive: true
            });
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(dir, aside);
            return aside;
        }
        function readSignals(dir) {
            let signals = new Map();
            let phase = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(signalPath(dir, null));
            if (null !== phase) signals.set(null, readJson(phase));
            for (let name of (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'signals'))){
                if (!name.endsWith('.json')) continue;
                let text = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'signals', name));
                if (null !== text) signals.set(decodeURIComponent(name.slice(0, -5)), readJson(text));
            }
            return signals;
        }
        function ledgersOf(gitDir) {
            let home = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'phase-executor');
            return (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.ol)(home).flatMap((name)=>{
                let dir = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name);
                if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(dir, {
                    throwIfNoEntry: false
                })?.isDirectory()) return [];
                let log = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(logPath(dir), {
                    throwIfNoEntry: false
                });
                let phase = name.split(/\+|%2B/).at(-1) ?? '';
                return log ? [
                    {
                        dir,
                        phase,
                        events: readRecentEvents(dir, phase),
                        lastAliveAt: log.mtimeMs
                    }
                ] : [];
            });
        }
        function readRecentEvents(dir, phase) {
            let file = (0, _atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.G3)(logPath(dir));
            if (null === file) return [];
            try {
                return (0, _event_log_js__WEBPACK_IMPORTED_MODULE_4__.Ls)(file, phase).events;
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            }
        }
        function logPath(dir) {
            return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'events.ndjson');
        }
        function signalPath(dir, plan) {
            return null === plan ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'phase.json') : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'signals', `${fileName(plan)}.json`);
        }
        function fileName(plan) {
            return encodeURIComponent(plan).replace(/^\.+/, (dots)=>'%2E'.repeat(dots.length));
        }
        function readJson(text) {
            try {
                if (!(0, _nesting_js__WEBPACK_IMPORTED_MODULE_6__.k)(text)) return JSON.parse(text);
            } catch  {}
            return {
                status: 'failure',
                phase: '0',
                reason: 'internal',
                error: 'the signal on record cannot be read'
            };
        }
    },
    64377: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            w$: ()=>datetime
        });
        var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
        var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        function datetime(params) {
            return _core_index_js__WEBPACK_IMPORTED_MODULE_0__.G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__.You, params);
        }
    }
};
