export const id = 6973;
export const ids = [
    6973
];
export const modules = {
    91474: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            D: ()=>deadlineLadder
        });
        let minute = 60_000;
        function deadlineLadder(jobTimeoutMs) {
            let rung = Math.min(10 * minute, Math.max(minute, Math.round(jobTimeoutMs / 20)));
            let jobMinutes = Math.max(1, Math.floor(jobTimeoutMs / minute));
            let stepMinutes = Math.max(1, Math.floor((jobTimeoutMs - rung) / minute));
            return {
                engineMs: Math.max(jobTimeoutMs / 2, jobTimeoutMs - 2 * rung),
                stepMinutes,
                jobMinutes
            };
        }
    }),
    82920: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>claimedPlans,
            p: ()=>adoptSummaries
        });
        var _attempt_judge_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80238);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30012);
        var _judge_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29550);
        var _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64023);
        var _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87176);
        var _judge_programs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76478);
        var _ledger_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20083);
        var _ledger_readings_settled_work_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(18506);
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43017);
        var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(67263);
        var _commit_judgement_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96280);
        var _judged_plans_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94723);
        var _logged_plans_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(25942);
        var _plan_changes_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(24284);
        async function adoptSummaries(run, witness) {
            let claimed = await claimedPlans(run);
            if (0 === claimed.length) return;
            let { sha } = await run.workspace.git.head();
            let place = await (0, _commit_judgement_js__WEBPACK_IMPORTED_MODULE_8__.QL)(sha, run);
            if ('string' == typeof place) return refuseAll(claimed, place, run);
            try {
                await adoptWhatHolds(claimed, place, witness, run);
            } finally{
                place.close();
            }
        }
        async function claimedPlans(run) {
            let { schedule } = run;
            let { done } = run.progress;
            let { ledger } = run.services;
            let { git, prefix } = run.workspace;
            let plans = schedule.plans.map(({ plan })=>plan).filter(({ id })=>done.has(id));
            let recorded = new Set();
            for (let { plan, head } of (0, _ledger_readings_settled_work_js__WEBPACK_IMPORTED_MODULE_12__.E)(ledger.earlier))if (await git.resolve(head) !== null && await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_1__.QX)(git, head, 'HEAD')) recorded.add(plan);
            let open = plans.filter(({ id })=>!recorded.has(id));
            if (0 === open.length) return [];
            let marks = (await (0, _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(git, 2000)).flatMap(({ mark })=>mark ?? []);
            let logged = git.isShallow ? await (0, _logged_plans_js__WEBPACK_IMPORTED_MODULE_10__.B)(git, prefix) : new Map();
            let isMarked = (plan)=>marks.some((mark)=>mark.plan === plan.id && mark.planHash === (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_7__.S)(plan));
            return open.filter((plan)=>!isMarked(plan) && logged.get(plan.id)?.planHash !== (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_7__.S)(plan));
        }
        async function adoptWhatHolds(claimed, place, witness, run) {
            let changes = await (0, _plan_changes_js__WEBPACK_IMPORTED_MODULE_11__.X)(run, new Map());
            let { answers, unprepared } = await (0, _judged_plans_js__WEBPACK_IMPORTED_MODULE_9__.o)(place, run, changes, witness, claimed);
            if (null !== unprepared) return refuseAll(claimed, unprepared, run);
            for (let plan of claimed){
                let answer = answers.get(plan.id);
                if (void 0 === answer) continue;
                let isAskedLater = null === witness && (0, _judge_programs_js__WEBPACK_IMPORTED_MODULE_5__.Kf)(plan).length > 0;
                let least = (0, _attempt_judge_js__WEBPACK_IMPORTED_MODULE_0__.k$)(run.policy.minEvidence);
                let lacking = isAskedLater ? null : (0, _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_3__.Hx)(plan.id, answer.evidence, least);
                let shape = (0, _judge_commit_shape_js__WEBPACK_IMPORTED_MODULE_2__.nE)(place.top, changes.of(plan.id), ()=>true);
                let against = [
                    ...answer.against.map(_judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_3__.WY),
                    ...shape,
                    ...null === lacking ? [] : [
                        lacking
                    ]
                ];
                if (against.length > 0) refuse(plan, against.slice(0, 3).join('; '), run);
                else run.services.ledger.append('summary_adopted', {
                    plan: plan.id,
                    head: place.commit,
                    evidence: (0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_13__.X1)(answer.evidence).level
                });
            }
        }
        function refuseAll(plans, why, run) {
            for (let plan of plans)refuse(plan, why, run);
        }
        function refuse(plan, why, run) {
            run.progress.done.delete(plan.id);
            let wasAttempted = (0, _ledger_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_6__.c)(run.services.ledger.earlier).lastAttempt.has(plan.id);
            if (wasAttempted || run.policy.rerunsUnfinished) return;
            run.progress.unverified.set(plan.id, `${plan.summaryPath} says that plan ${plan.id} is done, but it was never verified, and it does not hold: ${why}. Finish the work and commit it, or delete the SUMMARY to run the plan again`);
        }
    }),
    96280: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            _g: ()=>commitProblems,
            lq: ()=>leftAbove,
            QL: ()=>openPlace,
            AU: ()=>placeHere
        });
        var foreign_writes = __webpack_require__(12438);
        var tracking_files = __webpack_require__(9090);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var capture = __webpack_require__(44571);
        var external_node_child_process_ = __webpack_require__(31421);
        var external_node_events_ = __webpack_require__(78474);
        var waits = __webpack_require__(21999);
        async function pipeTools(first, second, input) {
            let reader = start(second, [
                'pipe',
                'ignore',
                'pipe'
            ]);
            let readerEnds = endOf(reader);
            let writer = start(first, [
                'pipe',
                reader.stdin ?? 'ignore',
                'pipe'
            ]);
            let writerEnds = endOf(writer);
            reader.stdin?.destroy();
            writer.stdin?.on('error', ()=>void 0);
            writer.stdin?.end(input);
            let kill = ()=>{
                for (let child of [
                    reader,
                    writer
                ])child.kill('SIGKILL');
            };
            let both = Promise.all([
                writerEnds,
                readerEnds
            ]);
            let [firstEnd, secondEnd] = await waits.l.for(`${(0, external_node_path_.basename)(first.command)} into a pipe`, longestMs, both, kill);
            return {
                first: firstEnd,
                second: secondEnd
            };
        }
        let longestMs = 1800000;
        function start({ command, args, cwd, env }, stdio) {
            return (0, external_node_child_process_.spawn)(command, [
                ...args
            ], {
                cwd,
                env,
                stdio
            });
        }
        async function endOf(child) {
            let stderr = '';
            child.stderr?.on('data', (chunk)=>{
                if (stderr.length < 4000) stderr = (stderr + chunk.toString('utf8')).slice(0, 4000);
            });
            let [exitCode] = await (0, external_node_events_.once)(child, 'close');
            return {
                exitCode,
                stderr
            };
        }
        var environment = __webpack_require__(64757);
        var git = __webpack_require__(26488);
        var git_error = __webpack_require__(11475);
        class IncompleteCommitError extends git_error.XS {
            name = 'IncompleteCommitError';
        }
        async function cleanCopy(source, commit, folder, branch) {
            let root = (0, external_node_path_.join)(folder, 'tree');
            let store = (0, external_node_path_.join)(folder, 'store.git');
            (0, external_node_fs_.mkdirSync)(root, {
                recursive: true,
                mode: 0o700
            });
            let env = ownEnvironment(source);
            await initialise(source.plain([]).command, store, folder, env);
            await takeObjects(source, commit, store, env);
            let git = source.apart(root, store, env);
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(store, 'shallow'), `${commit}\n`);
            let config = (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(store, 'config'), 'utf8');
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(store, 'config'), config + fastScan);
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(store, 'HEAD'), `${commit}\n`);
            await checkOut(git, commit);
            await showHistory(source, git, {
                commit,
                branch,
                config
            }, env);
            return {
                root,
                git
            };
        }
        let fastScan = '[core]\n\tuntrackedCache = true\n[status]\n\tshowUntrackedFiles = all\n';
        function ownEnvironment(source) {
            let identity = {
                ...environment.hY,
                ...source.identity
            };
            return {
                ...(0, environment.cA)(source.environment),
                ...identity,
                GIT_CONFIG_GLOBAL: '/dev/null',
                GIT_CONFIG_NOSYSTEM: '1'
            };
        }
        async function initialise(program, store, cwd, env) {
            let init = [
                'init',
                '--quiet',
                '--template=',
                '--bare',
                store
            ];
            let made = await (0, capture.F)(program, init, {
                cwd,
                env
            });
            if (0 !== made.exitCode) throw (0, git_error.V2)(init, made);
        }
        async function takeObjects(source, commit, store, env) {
            let listed = (0, git.f0)(await source.read([
                'ls-tree',
                '-r',
                '-t',
                '-z',
                '--full-tree',
                commit
            ]));
            let objects = listed.flatMap((entry)=>{
                let [mode, , object = ''] = entry.slice(0, entry.indexOf('\t')).split(' ');
                return '160000' === mode ? [] : [
                    object
                ];
            });
            let wanted = [
                ...new Set([
                    commit,
                    await source.treeOf(commit),
                    ...objects
                ])
            ];
            let pack = source.plain([
                'pack-objects',
                '--stdout',
                '--quiet',
                '--delta-base-offset',
                '--window=0'
            ]);
            let index = {
                command: pack.command,
                args: [
                    'index-pack',
                    '--stdin'
                ],
                cwd: store,
                env: {
                    ...env,
                    GIT_DIR: store
                }
            };
            let ended = await pipeTools(pack, index, wanted.map((object)=>`${object}\n`).join(''));
            if (0 === ended.first.exitCode && 0 === ended.second.exitCode) return;
            let why = 0 === ended.first.exitCode ? ended.second.stderr : ended.first.stderr;
            throw new IncompleteCommitError(`commit ${commit} cannot be read in full from the repository: ${why.trim()}`);
        }
        async function checkOut(git, commit) {
            let settings = [
                '-c',
                'checkout.workers=0',
                '-c',
                'checkout.thresholdForParallelism=100'
            ];
            let done = await git.try([
                ...settings,
                'reset',
                '--hard',
                '--quiet',
                commit,
                '--'
            ]);
            if (0 === done.exitCode) return;
            let error = (0, git_error.V2)([
                'reset'
            ], done, git.gitDir);
            throw /No space left/.test(error.message) ? error : new IncompleteCommitError(error.message);
        }
        let shownRefs = [
            'refs/tags',
            'refs/heads',
            'refs/remotes'
        ];
        async function showHistory(source, git, { commit, branch, config }, env) {
            let name = branch?.replace(/^refs\/heads\//, '') ?? 'judged';
            let own = source.apart(git.root, (0, external_node_path_.join)(git.root, '.git'), env);
            for (let folder of [
                'objects/info',
                'objects/pack',
                'refs/heads',
                'refs/tags'
            ])(0, external_node_fs_.mkdirSync)((0, external_node_path_.join)(own.gitDir, folder), {
                recursive: true
            });
            let notBare = config.replace(/^\s*bare = true$/m, '\tbare = false\n\tlogallrefupdates = true');
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(own.gitDir, 'config'), notBare);
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(own.gitDir, 'HEAD'), `ref: refs/heads/${name}\n`);
            let objects = [
                (0, external_node_path_.join)(git.gitDir, 'objects'),
                (0, external_node_path_.join)(source.commonDir, 'objects')
            ];
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(own.gitDir, 'objects/info/alternates'), objects.map((path)=>`${path}\n`).join(''));
            if (source.isShallow) (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(own.gitDir, 'shallow'), `${commit}\n`);
            let refs = (await source.read([
                'for-each-ref',
                '--format=%(objectname) %(refname)',
                ...shownRefs
            ])).split('\n').filter((line)=>'' !== line && !line.includes(' refs/tags/checkpoint/') && !line.endsWith(` refs/heads/${name}`));
            await own.run([
                'update-ref',
                `refs/heads/${name}`,
                commit
            ]);
            for (let kind of shownRefs){
                let stdin = refs.filter((line)=>line.includes(` ${kind}/`)).map(asCreated);
                if (stdin.length > 0) await own.try([
                    'update-ref',
                    '--stdin'
                ], {
                    stdin: stdin.join('')
                });
            }
            if (null === branch) await own.run([
                'update-ref',
                '--no-deref',
                'HEAD',
                commit
            ]);
            (0, external_node_fs_.copyFileSync)((0, external_node_path_.join)(git.gitDir, 'index'), (0, external_node_path_.join)(own.gitDir, 'index'));
        }
        function asCreated(line) {
            let at = line.indexOf(' ');
            return `create ${line.slice(at + 1)} ${line.slice(0, at)}\n`;
        }
        async function resetCopy({ git }, commit) {
            let { changes } = await git.state({
                refresh: true
            });
            if (0 === changes.length) return [];
            await git.run([
                'reset',
                '--hard',
                '--quiet',
                commit,
                '--'
            ]);
            await git.run([
                'clean',
                '-f',
                '-f',
                '-d',
                '--quiet'
            ]);
            return changes.map(({ path })=>path);
        }
        var git_history = __webpack_require__(30012);
        class CleanPlace {
            commit;
            root;
            top;
            #makeHome;
            #home;
            #isSetUp = false;
            temporary;
            ground;
            scratch;
            #copy;
            #folder;
            #isUsed = false;
            answers = new Map();
            constructor(commit, copy, folder, source){
                let { prefix, makeHome } = source;
                this.commit = commit;
                this.#copy = copy;
                this.#folder = folder;
                this.ground = copy.root === source.git.root ? (0, external_node_path_.dirname)(copy.root) : source.scratch;
                this.top = copy.root;
                this.root = (0, external_node_path_.join)(copy.root, prefix);
                this.#makeHome = ()=>makeHome((0, external_node_path_.join)(folder, 'home'));
                this.#home = this.#makeHome();
                this.scratch = (0, external_node_path_.join)(folder, 'scratch');
                this.temporary = (0, external_node_path_.join)(folder, 'tmp');
                for (let path of [
                    this.scratch,
                    this.temporary
                ])(0, external_node_fs_.mkdirSync)(path, {
                    recursive: true,
                    mode: 0o700
                });
            }
            static async open(source, commit, branch) {
                let { git, project, commitDocs, scratch } = source;
                (0, external_node_fs_.mkdirSync)(scratch, {
                    recursive: true
                });
                let folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(scratch, 'judge-'));
                try {
                    let place = new CleanPlace(commit, await cleanCopy(git, commit, folder, branch), folder, source);
                    let documents = (0, external_node_path_.join)(place.root, '.planning');
                    if ((!commitDocs || !(0, external_node_fs_.existsSync)(documents)) && (0, external_node_fs_.existsSync)((0, external_node_path_.join)(project, '.planning'))) (0, external_node_fs_.cpSync)((0, external_node_path_.join)(project, '.planning'), documents, {
                        recursive: true,
                        dereference: false
                    });
                    return place;
                } catch (error) {
                    (0, external_node_fs_.rmSync)(folder, {
                        recursive: true,
                        force: true
                    });
                    throw error;
                }
            }
            static here(source, commit) {
                (0, external_node_fs_.mkdirSync)(source.scratch, {
                    recursive: true
                });
                let folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(source.scratch, 'judge-'));
                return new CleanPlace(commit, {
                    root: source.git.root,
                    git: source.git
                }, folder, source);
            }
            get git() {
                return this.#copy.git;
            }
            async reset() {
                if (!this.#isUsed) return;
                this.#isUsed = false;
                let undone = await resetCopy(this.#copy, this.commit);
                this.#clearAbove();
                if (undone.length > 0) this.answers.clear();
            }
            get home() {
                return this.#home;
            }
            keepHome() {
                this.#isSetUp = true;
            }
            renewHome() {
                if (!this.#isSetUp) this.#home = this.#makeHome();
            }
            #clearAbove() {
                let own = new Set([
                    'tree',
                    'store.git',
                    'home',
                    'scratch',
                    'tmp'
                ]);
                for (let name of (0, external_node_fs_.readdirSync)(this.#folder))if (!own.has(name)) (0, external_node_fs_.rmSync)((0, external_node_path_.join)(this.#folder, name), {
                    recursive: true,
                    force: true
                });
            }
            use() {
                this.#isUsed = true;
            }
            close() {
                (0, external_node_fs_.rmSync)(this.#folder, {
                    recursive: true,
                    force: true,
                    maxRetries: 3
                });
            }
        }
        var commit_shape = __webpack_require__(29550);
        async function openPlace(commit, run) {
            let { branch } = await run.workspace.git.head();
            let ground = run.services.judging.grounds.choose();
            if ('string' != typeof ground) return tampered(ground.intruders);
            try {
                return await CleanPlace.open(sourceOf(run, ground), commit, branch);
            } catch (error) {
                if (!(error instanceof IncompleteCommitError)) throw error;
                return `${error.message}; push or fetch the branch again, then run the phase again`;
            }
        }
        async function placeHere(commit, run) {
            let { git, prefix } = run.workspace;
            let own = new Set(tracking_files.FB.map((file)=>`${prefix}${file}`));
            let { changes } = await git.state();
            let isClean = changes.every(({ path })=>own.has(path));
            return isClean ? CleanPlace.here(sourceOf(run, run.services.exchangeDir), commit) : openPlace(commit, run);
        }
        function sourceOf(run, scratch) {
            let { git, project, prefix } = run.workspace;
            let { commitDocs } = run.policy;
            let { judging } = run.services;
            return {
                git,
                project,
                prefix,
                commitDocs,
                scratch,
                makeHome: (folder)=>judging.home(folder)
            };
        }
        function leftAbove(place, run) {
            let found = run.services.judging.grounds.intruders(place.ground);
            return 0 === found.length ? null : tampered(found);
        }
        function tampered(files) {
            let more = files.length > 3 ? ` and ${files.length - 3} more` : '';
            return `${files.slice(0, 3).join(', ')}${more} came to lie above the folder in which the commit is judged, where tools find it; remove it, then run the phase again`;
        }
        async function commitProblems(place, run) {
            let { git } = run.workspace;
            let { startCommit } = run.found;
            if (!await (0, git_history.QX)(git, startCommit, place.commit)) return [
                `the commit ${startCommit.slice(0, 12)}, on which the phase began, is not an ancestor of ${place.commit.slice(0, 12)}; history was rewritten while the phase ran`
            ];
            return [
                ...await (0, commit_shape.qf)(git, startCommit, place.commit, place.top),
                ...await machineProblems(place, run),
                ...await foreignChanges(run),
                ...run.services.judging.problems()
            ];
        }
        async function machineProblems(place, run) {
            let { git, project, root } = run.workspace;
            let { startCommit } = run.found;
            let folders = [
                ...new Set([
                    project,
                    root,
                    git.root
                ])
            ];
            let files = await (0, commit_shape.oS)(git, startCommit, place.commit, folders);
            return files.map((path)=>`${path} names ${git.root}, the folder of this checkout, which is nowhere else; use a path relative to the file`);
        }
        async function foreignChanges(run) {
            if (!run.policy.useWorktrees || null !== run.leg) return [];
            let foreign = await (0, foreign_writes.n)(run);
            if (0 === foreign.length) return [];
            let named = foreign.slice(0, 5).join(', ') + (foreign.length > 5 ? ` and ${foreign.length - 5} more` : '');
            return [
                `the checkout has changes that no plan committed (${named}): a plan in a work tree, or a person, wrote there while the phase ran; commit or discard them, then run the phase again`
            ];
        }
    }),
    52304: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>doubtAbout,
            l: ()=>waitsForPerson
        });
        var _attempt_asking_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72842);
        var _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22777);
        var _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29053);
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43017);
        var _schedule_resume_gate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16288);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57733);
        async function waitsForPerson(plan, run) {
            let doubt = doubtAbout(plan, run);
            if (null !== doubt) {
                let nextSteps = [
                    `do what ${plan.path} asks, write and commit ${plan.summaryPath}, then run the phase again`
                ];
                let details = {
                    userInputRequired: true,
                    task: null,
                    options: [],
                    nextSteps
                };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_5__.FL.blocked(run.phase.id, doubt, details, (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_1__.OK)(run, plan.id));
            }
            let { next, stop } = (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.qV)(plan, run);
            return 'attempt' === next.kind || null === stop ? null : (0, _attempt_asking_js__WEBPACK_IMPORTED_MODULE_0__.cU)(plan, stop, next.part, run);
        }
        function doubtAbout(plan, run) {
            let unverified = run.progress.unverified.get(plan.id);
            if (void 0 !== unverified) return unverified;
            let resumed = (0, _schedule_resume_gate_js__WEBPACK_IMPORTED_MODULE_4__.T)(plan, run.found.unfinished.get(plan.id) ?? []);
            switch(resumed.kind){
                case 'ask':
                    return changedText(plan, run) ?? resumed.message;
                case 'halted':
                    return resumed.message;
                case 'start':
                case 'done':
                    return null;
            }
        }
        function changedText(plan, run) {
            let { outdated } = (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.qV)(plan, run);
            if (void 0 === outdated || outdated.planHash === (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_3__.S)(plan)) return null;
            let done = `${outdated.upTo} of its tasks were done (commit ${outdated.commit.slice(0, 12)})`;
            return `the text of ${plan.path} has changed since ${done}. Put that text back to go on from there, or begin the plan anew on what is there, with unfinished-plans: run`;
        }
    }),
    94723: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            o: ()=>judgePlans
        });
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18662);
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75209);
        var _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64023);
        var _judge_programs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76478);
        async function judgePlans(place, run, changes, witness, plans = run.schedule.plans.map(({ plan })=>plan)) {
            let all = run.schedule.plans.map(({ plan })=>plan);
            let rules = {
                artifacts: run.policy.artifacts,
                verifyCommands: run.policy.verifyCommands,
                recheck: run.policy.recheck
            };
            let { startCommit } = run.found;
            let { git, prefix } = run.workspace;
            let inPhase = startCommit === place.commit ? [] : await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_0__.jr)(git, startCommit, place.commit);
            let hasWork = (plan)=>(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_1__.DJ)(plan, changes.of(plan.id), prefix) || (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_1__.Os)(plan, inPhase, prefix).count > 0;
            let judged = plans.map((plan)=>({
                    plan,
                    hasWork: hasWork(plan),
                    changed: changes.real(plan.id),
                    heir: heirsOf(plan, all, run.workspace.prefix),
                    links: (0, _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_2__.hP)(plan, all),
                    isOverwritten: (path)=>laterThan(plan, all).some(({ id })=>changes.of(id).includes(path) && !changes.shareCommit(plan.id, id))
                }));
            let files = new Map();
            for (let of of judged)files.set(of.plan.id, await (0, _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_2__.lv)(of, {
                root: place.root,
                prefix: run.workspace.prefix
            }, rules));
            let answers = new Map();
            let unprepared = await witness?.setUp(place) ?? null;
            let [commands, commandMs] = [
                0,
                0
            ];
            for (let of of null === unprepared ? judged : []){
                let isAsked = null !== witness && 'off' !== run.policy.verifyCommands && (0, _judge_programs_js__WEBPACK_IMPORTED_MODULE_3__.Kf)(of.plan).length > 0;
                if (isAsked) await place.reset();
                let begunAt = run.services.clock.uptimeMs();
                let said = isAsked ? await witness.commands(of.plan, place) : [];
                commandMs += run.services.clock.uptimeMs() - begunAt;
                commands += said?.length ?? 0;
                let answer = files.get(of.plan.id);
                if (void 0 !== answer) answers.set(of.plan.id, (0, _judge_plan_judgement_js__WEBPACK_IMPORTED_MODULE_2__.t7)(of, answer, said, run.workspace.prefix, rules));
            }
            return {
                answers,
                unprepared,
                commands,
                commandMs
            };
        }
        function heirsOf(plan, all, prefix) {
            let later = laterThan(plan, all);
            return (path)=>{
                let file = (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_1__._Z)(prefix, path);
                let heir = later.find((other)=>(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_1__.$N)(other, prefix).covers(file));
                return heir?.id ?? null;
            };
        }
        function laterThan(plan, all) {
            return all.slice(all.findIndex(({ id })=>id === plan.id) + 1);
        }
    }),
    25942: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: ()=>loggedPlans
        });
        var tree = __webpack_require__(18662);
        var schemas = __webpack_require__(27597);
        var ledger_event = __webpack_require__(36881);
        var execution_row = __webpack_require__(73230);
        let Details = schemas.Ikc({
            planHash: schemas.YjP(),
            filesModified: schemas.YOg(schemas.YjP()).default([])
        });
        function loggedPlansIn(text) {
            let plans = new Map();
            for (let each of text.split('\n')){
                let line = each.includes('"plan_complete"') ? (0, execution_row.Bv)(each) : null;
                if (null === line || !(0, ledger_event.xH)(line) || 'plan_complete' !== line.event || 'success' !== line.signal.status) continue;
                let details = Details.safeParse(line.signal.details);
                if (details.success) plans.set(line.plan, {
                    planHash: details.data.planHash,
                    files: details.data.filesModified
                });
            }
            return plans;
        }
        async function loggedPlans(git, prefix) {
            return loggedPlansIn(await (0, tree.r7)(git, 'HEAD', `${prefix}.planning/EXECUTION_LOG.md`) ?? '');
        }
    }),
    79582: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            I: ()=>askDocuments,
            n: ()=>phaseGate
        });
        var commit_plan = __webpack_require__(16164);
        var test_integrity = __webpack_require__(21722);
        var plan_judgement = __webpack_require__(64023);
        var set_up = __webpack_require__(84669);
        var signal_evidence = __webpack_require__(67263);
        var exit_gate = __webpack_require__(17120);
        var commit_judgement = __webpack_require__(96280);
        var judged_plans = __webpack_require__(94723);
        var external_node_path_ = __webpack_require__(76760);
        var state_record = __webpack_require__(50464);
        var atomic_file = __webpack_require__(50229);
        var phase = __webpack_require__(92649);
        var phase_id = __webpack_require__(88240);
        var plan_file = __webpack_require__(14923);
        var phase_roadmap = __webpack_require__(53707);
        var state = __webpack_require__(39798);
        function requirementsDone(facts) {
            let { plans, phaseBox, position, plansLeft, planCount, plansThere } = facts;
            let boxes = plans.filter((plan)=>null !== plan.box);
            let open = [
                ...plans.filter((plan)=>!plan.summary).map(({ id, box })=>`${id} has no summary${box ? ', though its box is ticked' : ''}`),
                ...boxes.filter((plan)=>!plan.box && plan.summary).map(({ id })=>`ROADMAP: the box of ${id} is open`),
                ...null !== planCount && planCount > plansThere ? [
                    `ROADMAP: it says that the phase has ${planCount} plans, and there ${1 === plansThere ? 'is' : 'are'} ${plansThere}`
                ] : [],
                ...false === phaseBox ? [
                    'ROADMAP: the box of the phase is open'
                ] : [],
                ...'before' === position ? [
                    'STATE: the phase has not begun'
                ] : [],
                ...'in' === position && null !== plansLeft && plansLeft > 0 ? [
                    `STATE: ${plansLeft} plans are left`
                ] : []
            ];
            let unknown = [
                ...0 === plans.length ? [
                    'the phase has no plans'
                ] : [],
                ...0 === boxes.length && null === phaseBox ? [
                    'ROADMAP has no box for the phase or its plans'
                ] : [],
                ...boxes.length > 0 && boxes.length < plans.length && true !== phaseBox ? [
                    `ROADMAP has no box for ${plans.filter((plan)=>null === plan.box).map((plan)=>plan.id).join(', ')}`
                ] : [],
                ...null === position ? [
                    'STATE does not say where it stands'
                ] : [],
                ...'in' === position && null === plansLeft ? [
                    'STATE does not say how many plans are left'
                ] : []
            ];
            return {
                done: open.length > 0 ? false : unknown.length > 0 ? null : true,
                open,
                unknown
            };
        }
        async function requirementsOf(run) {
            let { plans } = await (0, phase.mc)(run.workspace.root, run.phase.dir);
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(run.workspace.root, '.planning/ROADMAP.md'));
            let roadmap = null === text ? null : (0, phase_roadmap.AR)(text);
            let answer = requirementsDone({
                ...boxes(roadmap, plans, run),
                ...position(roadmap, run)
            });
            let elsewhere = 'milestone' === run.policy.requirements ? openElsewhere(roadmap, run) : [];
            let open = [
                ...answer.open,
                ...elsewhere
            ];
            let unknown = 'phase' === run.policy.requirements ? null : answer.unknown;
            return {
                ...answer,
                open,
                done: open.length > 0 ? false : unknown?.length ? null : true
            };
        }
        function boxes(roadmap, onDisk, run) {
            let { phase } = run;
            let { done } = run.progress;
            let isOurs = ({ id, phase: under })=>((0, plan_file.RB)(id)?.phase ?? under) === (0, phase_id.nm)(phase.id);
            let ours = (roadmap?.plans ?? []).filter((box)=>!box.archived && isOurs(box));
            let plans = onDisk.filter(({ superseded })=>!superseded).map(({ id })=>{
                let mine = ours.filter((box)=>(0, phase_roadmap.cV)(box.id, id));
                return {
                    id,
                    summary: done.has(id),
                    box: 0 === mine.length ? null : mine.every(({ checked })=>checked)
                };
            });
            let toBeWritten = ours.filter((box)=>!box.checked && !onDisk.some(({ id })=>(0, phase_roadmap.cV)(box.id, id)));
            let told = roadmap?.phases.find(({ id, archived })=>!archived && (0, phase_id.nm)(id) === (0, phase_id.nm)(phase.id));
            let hasBox = roadmap?.phases.some(({ id, checked })=>null !== checked && (0, phase_id.nm)(id) === (0, phase_id.nm)(phase.id));
            return {
                plans: [
                    ...plans,
                    ...toBeWritten.map(({ id })=>({
                            id,
                            summary: false,
                            box: false
                        }))
                ],
                phaseBox: hasBox ? true : null,
                planCount: told?.planCount ?? null,
                plansThere: onDisk.length
            };
        }
        function position(roadmap, run) {
            let { phase } = run;
            let { root } = run.workspace;
            let text = (0, atomic_file.o_)((0, external_node_path_.join)(root, '.planning/STATE.md'));
            let found = null === text ? null : (0, state.ux)(text);
            if (!found?.phase) return {
                position: null,
                plansLeft: null
            };
            return {
                position: (0, state_record.ik)(found.phase, phase.id, roadmap),
                plansLeft: found.plansLeft
            };
        }
        function openElsewhere(roadmap, { phase }) {
            if (null === roadmap) return [
                'there is no ROADMAP that could say what the milestone holds'
            ];
            let other = (key)=>null !== key && key !== (0, phase_id.nm)(phase.id);
            return [
                ...roadmap.phases.filter(({ id, checked })=>false === checked && other((0, phase_id.nm)(id))).map(({ id })=>`phase ${id}`),
                ...roadmap.plans.filter((box)=>!box.checked && other(box.phase)).map(({ id })=>id)
            ].map((id)=>`ROADMAP: the box of ${id} is open`);
        }
        async function askDocuments(run) {
            await (0, commit_plan.H)(run);
            run.workspace.invalidate();
            let { sha: commit } = await run.workspace.git.head();
            let { done, open, unknown } = await requirementsOf(run);
            let requirements = {
                done,
                commit,
                open: null === done ? unknown : open
            };
            let facts = {
                tests: null,
                requirements,
                verification: null,
                commit,
                confirmations: 0
            };
            return {
                facts,
                decision: (0, exit_gate.c)(facts, waived),
                remarks: true === done ? unknown : []
            };
        }
        let waived = {
            requireTests: false,
            confirmingRuns: 0
        };
        async function phaseGate(run, witness, changes) {
            let documents = await askDocuments(run);
            let { facts } = documents;
            let nothing = {
                tests: null,
                verification: null,
                commit: facts.commit,
                evidence: new Map(),
                level: null,
                cost: {
                    commands: 0,
                    durationMs: 0
                },
                remarks: documents.remarks
            };
            if (!documents.decision.open) return {
                ...nothing,
                decision: documents.decision
            };
            let closedBy = (...problems)=>({
                    ...nothing,
                    decision: (0, exit_gate.c)({
                        ...facts,
                        problems
                    }, waived)
                });
            let startedAt = run.services.clock.uptimeMs();
            run.services.ledger.append('judge_start', {
                commit: facts.commit,
                of: 'judge',
                time: 1
            });
            let place = await (0, commit_judgement.QL)(facts.commit, run);
            if ('string' == typeof place) return closedBy(place);
            try {
                let problems = await (0, commit_judgement._g)(place, run);
                if (problems.length > 0) return closedBy(...problems);
                let gate = await judged(place, {
                    facts,
                    nothing,
                    startedAt
                }, run, witness, changes);
                let above = gate.decision.open ? (0, commit_judgement.lq)(place, run) : null;
                if (null !== above) return closedBy(above);
                let { sha: now } = await run.workspace.git.head();
                if (gate.decision.open && now !== facts.commit) return closedBy(`the branch moved to ${now.slice(0, 12)} while ${facts.commit.slice(0, 12)} was judged; run the phase again`);
                return gate;
            } finally{
                place.close();
            }
        }
        async function judged(place, { facts: given, nothing, startedAt }, run, witness, changes) {
            let integrity = await (0, test_integrity.u4)(place, run);
            if (integrity.problems.length > 0) return {
                ...nothing,
                decision: (0, exit_gate.c)({
                    ...given,
                    ...asProblems(integrity.problems, run.policy)
                }, waived)
            };
            let { answers, unprepared, commands, commandMs } = await (0, judged_plans.o)(place, run, changes, witness);
            if (null !== unprepared) return {
                ...nothing,
                decision: (0, exit_gate.c)({
                    ...given,
                    problems: [
                        unprepared
                    ]
                }, waived)
            };
            let cost = {
                commands,
                durationMs: Math.max(0, run.services.clock.uptimeMs() - startedAt - commandMs)
            };
            run.services.ledger.append('judge_end', {
                commit: place.commit,
                commands,
                durationMs: cost.durationMs,
                commandMs
            });
            let remarks = [
                ...nothing.remarks,
                ...integrity.remarks,
                ...remarksOn(answers)
            ];
            let lacking = (0, set_up.kc)(place.root, run.workspace.project);
            let evidence = new Map([
                ...answers
            ].map(([id, each])=>[
                    id,
                    each.evidence
                ]));
            let against = [
                ...answers
            ].flatMap(([id, each])=>each.against.map((finding)=>`plan ${id}: ${(0, plan_judgement.WY)(finding)}`));
            let facts = {
                ...given,
                plans: {
                    against,
                    lacking: [],
                    commit: place.commit
                }
            };
            let so = {
                ...nothing,
                evidence,
                cost,
                remarks,
                level: levelOf(evidence)
            };
            let first = (0, exit_gate.c)(facts, waived);
            if (!first.open) return {
                ...so,
                decision: first,
                remarks: [
                    ...remarks,
                    ...lacking
                ]
            };
            let tested = '' === run.policy.testCommand ? null : await witness.tests(facts, place);
            if (tested && !tested.decision.open) return {
                ...so,
                decision: tested.decision,
                tests: tested.tests,
                remarks: [
                    ...remarks,
                    ...lacking,
                    ...tested.remarks
                ]
            };
            let tests = tested?.tests ?? null;
            let isProven = (id)=>tested?.proof?.plans.includes(id) === true;
            let seen = new Map([
                ...evidence
            ].map(([id, each])=>[
                    id,
                    {
                        ...each,
                        tests: tests?.passed ?? null,
                        proven: isProven(id)
                    }
                ]));
            let verification = await witness.verification(place);
            let answer = answerOf(verification, run.policy);
            let decision = (0, exit_gate.c)({
                ...facts,
                plans: {
                    ...facts.plans,
                    lacking: [
                        ...[
                            ...seen
                        ].flatMap(([id, each])=>(0, plan_judgement.Hx)(id, each, run.policy.minEvidence) ?? []),
                        ...unproven(tested?.proof ?? null, run.policy)
                    ]
                },
                tests: tests && {
                    verdict: tests.verdict,
                    commit: given.commit
                },
                verification: answer && {
                    status: answer,
                    commit: given.commit
                }
            }, waived);
            let told = [
                ...remarks,
                ...(tests?.reasons ?? []).map((reason)=>`tests: ${reason}`),
                ...tested?.remarks ?? [],
                ...null === answer ? unasked(verification) : []
            ];
            return {
                ...so,
                evidence: seen,
                level: levelOf(seen),
                tests,
                verification,
                remarks: told,
                decision
            };
        }
        function asProblems(found, { undeclaredChanges }) {
            return 'fail' === undeclaredChanges ? {
                problems: found
            } : {
                questions: found
            };
        }
        function unproven(proof, { prove }) {
            if ('require' !== prove || proof?.proven) return [];
            return [
                `prove: require, but ${proof?.sentence ?? 'the phase added or changed no test that was run'}`
            ];
        }
        function levelOf(evidence) {
            return (0, signal_evidence.hB)([
                ...evidence.values()
            ].map((facts)=>(0, signal_evidence.X1)(facts).level));
        }
        function remarksOn(answers) {
            return [
                ...answers
            ].flatMap(([id, { remarks }])=>remarks.map((remark)=>`plan ${id}: ${remark}`));
        }
        function answerOf({ status }, { verifierCommand }) {
            switch(status){
                case 'passed':
                case 'gaps_found':
                case 'human_needed':
                    return status;
                case 'missing':
                case 'stale':
                case 'unknown':
                    return '' === verifierCommand ? null : 'unknown';
            }
        }
        function unasked({ status, report }) {
            if ('missing' === status) return [];
            let why = 'stale' === status ? 'is older than a summary it should cover' : 'says neither passed, gaps_found nor human_needed';
            return [
                `${report} ${why}; it did not count`
            ];
        }
    }),
    24284: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            X: ()=>planChanges
        });
        var _attempt_hollow_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73506);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30012);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18662);
        var _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75209);
        var _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87176);
        var _schedule_resume_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16288);
        var _verify_substance_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2588);
        var _logged_plans_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(25942);
        let mostCommits = 2000;
        async function planChanges(run, signals) {
            let found = new Map();
            let remarksOnly = new Map();
            let commitsOf = new Map();
            let commits = null;
            let plans = run.schedule.plans.map(({ plan })=>plan);
            let keptSince = new Map();
            let keptOf = (base)=>{
                let known = keptSince.get(base) ?? (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.jr)(run.workspace.git, base, 'HEAD').then((all)=>new Set(all));
                keptSince.set(base, known);
                return known;
            };
            let isDeclaredAfter = (at, path)=>plans.slice(at + 1).some((each)=>(0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.$N)(each, run.workspace.prefix).covers(path));
            for (let [at, plan] of plans.entries()){
                let signal = signals.get(plan.id);
                let isSeen = signal?.status === 'success' && true !== signal.details.alreadyComplete;
                if (!isSeen) commits ??= await (0, _judge_plan_mark_js__WEBPACK_IMPORTED_MODULE_4__.Dz)(run.workspace.git, mostCommits);
                let { base, paths, commits: own } = isSeen ? {
                    base: run.found.startCommit,
                    paths: signal.details.filesModified,
                    commits: []
                } : await changesOf(plan, commits ?? [], run);
                commitsOf.set(plan.id, own);
                let kept = null === base ? new Set(paths) : await keptOf(base);
                let lasting = paths.filter((path)=>kept.has(path) || isDeclaredAfter(at, path));
                let isLasting = lasting.every((path)=>kept.has(path));
                let hollow = isLasting ? await hollowOf(plan, base, lasting, run) : new Map();
                remarksOnly.set(plan.id, new Set(hollow.keys()));
                found.set(plan.id, lasting.filter((path)=>'blanks' !== hollow.get(path)));
            }
            return {
                of: (plan)=>found.get(plan) ?? [],
                real: (plan)=>(found.get(plan) ?? []).filter((path)=>remarksOnly.get(plan)?.has(path) !== true),
                shareCommit: (one, other)=>commitsOf.get(one)?.some((sha)=>commitsOf.get(other)?.includes(sha)) === true
            };
        }
        async function hollowOf(plan, base, paths, { workspace: { git, prefix } }) {
            let hollow = new Map();
            if (null === base) return hollow;
            let declared = (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__.$N)(plan, prefix);
            let isWork = (path)=>!path.startsWith(`${prefix}.planning/`);
            let seen = 0 === declared.patterns.length ? paths.filter(isWork) : paths.filter((path)=>declared.covers(path));
            for (let path of seen.slice(0, _attempt_hollow_js__WEBPACK_IMPORTED_MODULE_0__.fV)){
                let substance = (0, _verify_substance_js__WEBPACK_IMPORTED_MODULE_6__.C6)(path, await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.r7)(git, base, path), await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.r7)(git, 'HEAD', path));
                if ('content' === substance) return new Map();
                hollow.set(path, substance);
            }
            return hollow;
        }
        async function changesOf(plan, commits, { workspace: { git, prefix }, phase }) {
            let marked = commits.find(({ mark })=>mark?.plan === plan.id);
            if (marked?.mark && await git.resolve(marked.mark.base) !== null) return markedChanges(git, marked.sha, marked.mark);
            let logged = git.isShallow ? (await (0, _logged_plans_js__WEBPACK_IMPORTED_MODULE_7__.B)(git, prefix)).get(plan.id) : void 0;
            if (void 0 !== logged) return {
                base: null,
                paths: logged.files,
                commits: []
            };
            let named = commits.filter(({ subject })=>(0, _schedule_resume_gate_js__WEBPACK_IMPORTED_MODULE_5__._)(subject, phase.id, plan.id)).map(({ sha })=>sha);
            let last = await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_1__.$r)(git, [
                (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__._Z)(prefix, plan.summaryPath)
            ]);
            let all = [
                ...new Set([
                    ...named,
                    ...null === last ? [] : [
                        last
                    ]
                ])
            ];
            let changes = [];
            for (let sha of all)changes.push(...await changesIn(git, sha));
            if (null !== last && changes.every((path)=>path.startsWith(`${prefix}.planning/`))) {
                let base = await lastChangeBefore(git, last, (0, _judge_declared_js__WEBPACK_IMPORTED_MODULE_3__._Z)(prefix, phase.dir));
                if (null !== base) return {
                    base,
                    paths: await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.jr)(git, base, last),
                    commits: all
                };
            }
            let first = named.at(-1) ?? last;
            return {
                base: null === first ? null : await git.resolve(`${first}^`),
                paths: [
                    ...new Set(changes)
                ],
                commits: all
            };
        }
        async function markedChanges(git, sha, mark) {
            let paths = await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.jr)(git, mark.base, sha);
            let { base } = mark;
            for (let [at, part] of mark.parts.entries())if (await git.resolve(part.base) !== null && await git.resolve(part.commit) !== null) {
                paths.push(...await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.jr)(git, part.base, part.commit));
                if (0 === at) base = part.base;
            }
            return {
                base,
                paths: [
                    ...new Set(paths)
                ],
                commits: []
            };
        }
        async function lastChangeBefore(git, commit, dir) {
            let parent = await git.resolve(`${commit}^`);
            return null === parent ? null : (0, _git_history_js__WEBPACK_IMPORTED_MODULE_1__.$r)(git, [
                dir
            ], parent);
        }
        async function changesIn(git, sha) {
            let parent = await git.resolve(`${sha}^`);
            if (null === parent && git.isShallow) return [];
            return (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_2__.jr)(git, parent ?? await emptyTree(git), sha);
        }
        async function emptyTree(git) {
            return (await git.run([
                'mktree'
            ], {
                stdin: ''
            })).trim();
        }
    }),
    39904: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Fo: ()=>runPlan,
            Lg: ()=>outOfBudget,
            mC: ()=>decideOn,
            uY: ()=>endAfter,
            z2: ()=>finalSignal
        });
        var _attempt_adoption_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9362);
        var _attempt_attempt_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9390);
        var _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22777);
        var _attempt_budget_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3432);
        var _attempt_isolated_attempt_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24646);
        var _attempt_salvage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(55368);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57733);
        var _signal_decision_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(71564);
        var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61844);
        async function runPlan(plan, history, last, run) {
            let earlier = null;
            let orphan = run.found.orphans.get(plan.id);
            if (void 0 === orphan && last?.outcome === 'failure') {
                let end = run.leg ? null : endAfter(plan, last, history, run);
                if (null !== end) return end;
                earlier = await (0, _attempt_salvage_js__WEBPACK_IMPORTED_MODULE_5__.kT)(plan, last, run);
            }
            let anew = run.policy.useWorktrees ? _attempt_isolated_attempt_js__WEBPACK_IMPORTED_MODULE_4__.f : _attempt_attempt_js__WEBPACK_IMPORTED_MODULE_1__.pi;
            for(let number = orphan?.attempt ?? (last?.attempt ?? 0) + 1;; number += 1){
                let cap = orphan?.attempt === number ? null : (0, _attempt_budget_js__WEBPACK_IMPORTED_MODULE_3__.h4)(run, plan.id);
                if (null !== cap) return outOfBudget(plan, number - 1, cap, run);
                let attempt = await (orphan?.attempt === number ? (0, _attempt_adoption_js__WEBPACK_IMPORTED_MODULE_0__.g)(plan, orphan, run) : anew(plan, number, earlier, run));
                if (!attempt.isAgentless) history.push(recordOf(plan.id, attempt, earlier));
                let decision = decideOn(attempt.signal, history, run);
                let end = {
                    signal: finalSignal(decision, attempt.signal, run),
                    decision,
                    attempts: number
                };
                if ('retry' !== decision.action || run.leg?.plan) return end;
                run.services.ledger.append('retry_wait', {
                    plan: plan.id,
                    attempt: number,
                    backoffMs: decision.backoffMs,
                    why: decision.why
                });
                await run.services.clock.sleep(decision.backoffMs, run.services.interrupt.soon);
                if (run.services.interrupt.soon.aborted) return end;
                earlier = attempt.earlier;
            }
        }
        function outOfBudget(plan, attempts, { text }, run) {
            let message = `no attempt may begin: ${text}`;
            let details = {
                reason: 'budget',
                retryable: true
            };
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__.FL.failure(run.phase.id, message, details, (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__.OK)(run, plan.id));
            let why = `Plan ${plan.id} is not complete, and ${message}`;
            return {
                signal,
                decision: {
                    continue: false,
                    action: 'stop',
                    reason: 'budget',
                    rule: 'budget_used',
                    why
                },
                attempts
            };
        }
        function endAfter(plan, last, history, run) {
            let { attempt, reason = 'agent_error', message = `attempt ${last.attempt} was cut off` } = last;
            let retryOptions = {
                maxRetries: Math.max(1, run.policy.retry.maximumAttempts - 1),
                backoffMs: 0
            };
            let details = {
                reason,
                retryOptions
            };
            let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__.FL.failure(run.phase.id, message, details, (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__.OK)(run, plan.id, attempt));
            let retry = {
                ...run.policy.retry,
                nonRetryableReasons: []
            };
            let decision = stuckOnceOver(decideOn(signal, history, {
                ...run,
                policy: {
                    ...run.policy,
                    retry
                }
            }));
            if ('retry' === decision.action || 'await_dependency' === decision.action) return null;
            return {
                signal: finalSignal(decision, signal, run),
                decision,
                attempts: attempt
            };
        }
        function stuckOnceOver(decision) {
            if ('escalate' !== decision.action || ![
                'interrupted',
                'deadline',
                'budget'
            ].includes(decision.reason)) return decision;
            return {
                ...decision,
                reason: 'stuck'
            };
        }
        function decideOn(signal, history, run) {
            let mine = history.filter(({ plan })=>plan === signal.plan);
            return (0, _signal_decision_js__WEBPACK_IMPORTED_MODULE_7__.L)(signal, {
                retry: run.policy.retry,
                nextPhase: run.nextPhase
            }, {
                failures: mine.slice(0, -1).flatMap(({ reason })=>reason ?? []),
                runAttempts: history.length,
                budget: budgetAfter(signal, run),
                stuck: (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_8__.gQ)(history, run.policy.stuck),
                now: new Date(run.services.clock.now()),
                deadlineAt: new Date(run.services.clock.now() + run.policy.limits.deadlineAt - run.services.clock.uptimeMs()),
                interrupted: run.services.interrupt.soon.aborted,
                random: run.services.random()
            });
        }
        function budgetAfter({ status, plan, attempt }, run) {
            if ('failure' !== status || void 0 === plan) return;
            let cap = (0, _attempt_budget_js__WEBPACK_IMPORTED_MODULE_3__.h4)(run, plan);
            if (null !== cap) return {
                left: false,
                why: cap.text
            };
            if (void 0 === attempt) return;
            if ((0, _attempt_budget_js__WEBPACK_IMPORTED_MODULE_3__.o7)(plan, attempt, run)) return {
                left: true,
                why: 'the next attempt has a budget of its own'
            };
            return (0, _attempt_budget_js__WEBPACK_IMPORTED_MODULE_3__.VN)(plan, attempt, run) ? {
                left: true,
                why: 'the phase has more than its job had'
            } : void 0;
        }
        function recordOf(plan, { signal, earlier: left }, before) {
            if ('failure' !== signal.status) return {
                plan,
                outcome: 'success'
            };
            let { reason, error } = signal.details;
            let kept = left?.salvage ?? null;
            let progressed = null !== kept && kept.tree !== before?.salvage?.tree;
            return {
                plan,
                outcome: 'failure',
                reason,
                fingerprint: (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_8__.hX)(error?.message ?? ''),
                progressed
            };
        }
        function finalSignal(decision, signal, run) {
            if ('failure' !== signal.status) return signal;
            let { plan, attempt } = signal;
            let at = (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__.OK)(run, plan, attempt);
            if ('await_dependency' === decision.action) {
                let { filesModified, checkpoints, tokensUsed, costUsd } = signal.details;
                let used = {
                    ...void 0 === tokensUsed ? {} : {
                        tokensUsed
                    },
                    ...void 0 === costUsd ? {} : {
                        costUsd
                    }
                };
                let until = void 0 === decision.unblockAt ? {} : {
                    estimatedUnblockTime: decision.unblockAt
                };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__.FL.blocked(run.phase.id, decision.why, {
                    ...until,
                    ...used,
                    filesModified,
                    checkpoints
                }, at);
            }
            if ('escalate' === decision.action && 'stuck' === decision.reason) {
                let { error, reason, ...details } = signal.details;
                let message = `${decision.why}: ${error?.message ?? reason}`;
                let stuck = {
                    ...details,
                    reason: 'stuck',
                    lastReason: reason,
                    retryable: false
                };
                return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_6__.FL.failure(run.phase.id, message, stuck, at);
            }
            return signal;
        }
    }),
    14664: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AD: ()=>startRun,
            Ep: ()=>conclude,
            Fd: ()=>whyOver,
            Kj: ()=>plansLeftOut,
            ZL: ()=>resumeRun,
            fj: ()=>noteFailure,
            iP: ()=>announce,
            sl: ()=>endsRun
        });
        var _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22777);
        var _attempt_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3432);
        var _attempt_run_context_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(33526);
        var _ledger_event_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36881);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54648);
        var _ledger_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20083);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(49607);
        var _ledger_readings_plan_standing_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59557);
        var _phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92148);
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43017);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57733);
        var _signal_failures_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(93381);
        var _signal_stuck_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(61844);
        function noteFailure(progress, failure) {
            let { failed, run } = progress;
            if (null === failed || !endsRun(failed, run) && endsRun(failure, run)) progress.failed = failure;
        }
        function whyOver({ failed, history, run }) {
            if (null === failed) return null;
            if (endsRun(failed, run)) return `plan ${failed.plan} failed`;
            return (0, _signal_stuck_js__WEBPACK_IMPORTED_MODULE_10__.Qn)(history, run.policy.stuck) ? 'several plans failed in a row: what they share may be broken' : null;
        }
        function endsRun({ signal, decision }, run) {
            if (run.policy.failFast) return true;
            if ('failure' === signal.status && 'budget' === signal.details.reason) return null !== (0, _attempt_budget_js__WEBPACK_IMPORTED_MODULE_1__.h4)(run);
            let isOwn = 'failure' !== signal.status || _signal_failures_js__WEBPACK_IMPORTED_MODULE_9__.EM[signal.details.reason].isAgentsFault;
            return 'stop' === decision.action || !isOwn;
        }
        function plansLeftOut({ run, states }) {
            let ids = run.schedule.plans.map(({ plan })=>plan.id);
            return ids.filter((id)=>null !== run.only && !run.only.has(id) && 'done' !== states.get(id));
        }
        function startRun(run) {
            let past = withoutOrphans((0, _ledger_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_4__.c)(run.services.ledger.earlier), run.found);
            return {
                run,
                past,
                states: new Map(),
                signals: new Map(),
                running: new Map(),
                retries: new Map(),
                startedAt: run.services.clock.uptimeMs(),
                failed: null,
                cut: null,
                isChained: false,
                before: void 0,
                history: [
                    ...past.attempts
                ],
                attemptsBefore: past.attempts.length,
                hadOpenRecord: run.workspace.known?.changes.some(({ path })=>path.endsWith('.planning/EXECUTION_LOG.md')) === true || wasCutOff(run.services)
            };
        }
        function announce(progress) {
            let { run, states } = progress;
            let { done } = run.progress;
            let ids = run.schedule.plans.map(({ plan })=>plan.id);
            run.services.ledger.append('phase_start', {
                base: run.found.startCommit,
                schemaVersion: _ledger_event_js__WEBPACK_IMPORTED_MODULE_2__.Oy,
                plans: ids,
                done: ids.filter((id)=>done.has(id)),
                agent: run.services.agent.name,
                mode: run.policy.parallel > 1 ? 'team' : 'fallback',
                gate: {
                    tests: '' !== run.policy.testCommand,
                    verifier: '' !== run.policy.verifierCommand
                },
                answers: run.found.answersAt,
                waves: Object.fromEntries(run.schedule.plans.map(({ plan, wave })=>[
                        plan.id,
                        wave
                    ]))
            });
            for (let { parts } of run.found.standings.values())for (let part of parts)run.services.ledger.append('part', part);
            let earlier = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__.cu)(run.services.ledger.dir);
            progress.before = earlier.get(null);
            run.services.ledger.writeSignal(null, (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_0__.tE)(void 0, void 0, run));
            for (let { plan } of run.schedule.plans){
                states.set(plan.id, done.has(plan.id) ? 'done' : 'pending');
                if (done.has(plan.id)) conclude(progress, plan.id, doneBefore(plan, earlier.get(plan.id), run));
                else {
                    let kind = earlier.has(plan.id) ? void 0 : 'fleeting';
                    run.services.ledger.writeSignal(plan.id, (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_0__.tE)(plan.id, void 0, run), kind);
                }
            }
        }
        function doneBefore(plan, before, run) {
            let hash = before?.details?.planHash;
            let hasChanged = 'string' == typeof hash && hash !== (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_7__.S)(plan);
            let warnings = [
                `the text of ${plan.path} has changed since it was completed; delete ${plan.summaryPath} to run it again`
            ];
            let details = {
                alreadyComplete: true,
                ...void 0 === hash ? {} : {
                    planHash: hash
                },
                ...hasChanged ? {
                    warnings
                } : {}
            };
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__.FL.success(run.phase.id, details, (0, _attempt_attempt_signal_js__WEBPACK_IMPORTED_MODULE_0__.OK)(run, plan.id));
        }
        function findingsOn(id, run) {
            let { schedule } = run;
            let { findings } = run.found;
            let path = schedule.plans.find(({ plan })=>plan.id === id)?.plan.path;
            return findings.filter(({ file })=>file === path).map(_phase_diagnostic_js__WEBPACK_IMPORTED_MODULE_11__.N);
        }
        function conclude(progress, plan, ended, decision) {
            let { run, signals, states, retries } = progress;
            let signal = (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__.oV)(ended, findingsOn(plan, run));
            signals.set(plan, signal);
            states.set(plan, stateAfter[signal.status]);
            retries.delete(plan);
            if ('success' === signal.status) run.progress.done.add(plan);
            if ('success' === signal.status && progress.failed?.plan === plan) progress.failed = null;
            run.services.ledger.writeSignal(plan, signal);
            run.services.ledger.append(_ledger_event_js__WEBPACK_IMPORTED_MODULE_2__.pQ[signal.status], {
                plan,
                signal,
                ...void 0 === decision ? {} : {
                    decision
                }
            });
        }
        let stateAfter = {
            success: 'done',
            failure: 'failed',
            blocked: 'blocked',
            skipped: 'skipped'
        };
        function resumeRun(given) {
            let mine = (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_5__.wZ)(given.services.ledger.earlier, given.runId);
            let run = asOpened(mine, given);
            let progress = startRun(run);
            let before = (0, _ledger_readings_attempt_history_js__WEBPACK_IMPORTED_MODULE_4__.c)(run.services.ledger.earlier.filter(({ runId })=>runId !== run.runId));
            let signals = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__.cu)(run.services.ledger.dir);
            for (let { plan } of run.schedule.plans){
                let { id } = plan;
                let last = (0, _ledger_readings_plan_standing_js__WEBPACK_IMPORTED_MODULE_6__.M)(mine, id);
                let ending = null === last || 'retry_wait' === last.event ? null : last;
                let signal = null === ending ? null : (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__._w)(ending.signal);
                progress.states.set(id, run.progress.done.has(id) ? 'done' : 'pending');
                if (run.progress.done.has(id)) progress.signals.set(id, signal?.status === 'success' ? signal : doneBefore(plan, void 0, run));
                else if (null !== signal) recall(progress, id, signal, ending?.decision);
                let told = signals.get(id);
                if (last?.event === 'retry_wait' && void 0 !== told) progress.retries.set(id, (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_8__._w)(told));
            }
            let begunAt = Date.parse((0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_5__.E4)(mine, run.runId)?.at ?? '');
            let startedAt = begunAt ? run.services.clock.uptimeMs() - (0, _attempt_run_context_js__WEBPACK_IMPORTED_MODULE_12__.l)(begunAt, run.services.clock) : progress.startedAt;
            return {
                ...progress,
                isChained: true,
                startedAt,
                attemptsBefore: before.attempts.length
            };
        }
        function asOpened(mine, run) {
            let begun = (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_5__.E4)(mine, run.runId);
            if (null === begun) return run;
            let plans = run.schedule.plans.filter(({ plan })=>begun.plans.includes(plan.id));
            let { startCommit } = run.found;
            return {
                ...run,
                found: {
                    ...run.found,
                    startCommit: begun.base ?? startCommit
                },
                schedule: {
                    ...run.schedule,
                    plans
                }
            };
        }
        function recall(progress, plan, signal, decision) {
            let isFailed = 'failure' === signal.status && void 0 !== decision;
            if (!isFailed && !('blocked' === signal.status && void 0 !== signal.attempt)) return;
            progress.signals.set(plan, signal);
            progress.states.set(plan, stateAfter[signal.status]);
            if (isFailed) noteFailure(progress, {
                plan,
                signal,
                decision,
                attempts: signal.attempt ?? 1
            });
        }
        function withoutOrphans({ attempts, lastAttempt }, { orphans }) {
            let isOpen = ({ plan, attempt, reason })=>'interrupted' === reason && orphans.get(plan)?.attempt === attempt;
            return {
                attempts: attempts.filter((each)=>!isOpen(each)),
                lastAttempt
            };
        }
        function wasCutOff({ ledger }) {
            let told = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_3__.cu)(ledger.dir).get(null);
            if ('string' != typeof told?.status) return ledger.earlier.length > 0;
            let reason = told.details?.reason ?? told.reason;
            return 'interrupted' === reason || 'internal' === reason;
        }
    }),
    59557: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            M: ()=>lastWordOn,
            u: ()=>retriesAt
        });
        var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36881);
        function lastWordOn(events, plan) {
            return events.findLast((event)=>((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.zy)(event, {
                    ends: 'plan'
                }) || 'retry_wait' === event.event) && event.plan === plan) ?? null;
        }
        function retriesAt(events, plans) {
            let waits = plans.flatMap((plan)=>{
                let wait = events.findLast((event)=>'retry_wait' === event.event && event.plan === plan);
                return wait?.event === 'retry_wait' ? [
                    Date.parse(wait.at) + wait.backoffMs
                ] : [];
            });
            return 0 === waits.length ? null : Math.max(...waits);
        }
    }),
    71564: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            L: ()=>decide
        });
        var _failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93381);
        var _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69461);
        function decide(signal, policy, history) {
            switch(signal.status){
                case 'success':
                    return afterSuccess(signal, policy);
                case 'failure':
                    return afterFailure(signal, policy.retry, history);
                case 'blocked':
                    return whileBlocked(signal);
                case 'skipped':
                    return proceed(policy, 'skipped', `${subject(signal)} was skipped: ${signal.details.reason}`, {
                        skipped: true
                    });
            }
        }
        function afterSuccess(signal, policy) {
            let { verificationStatus, nextPhaseReady } = signal.details;
            switch(verificationStatus){
                case 'failed':
                case 'gaps_found':
                    return {
                        continue: false,
                        action: 'escalate',
                        reason: 'verification_failed',
                        skipOption: false,
                        rule: 'verification_contradicts',
                        why: `${subject(signal)} claims success, but its verification says ${verificationStatus}`
                    };
                case 'human_needed':
                    return awaitUser('verification_asks', `${subject(signal)} is done, but its verification asks for a person`, 'verification: human_needed');
                default:
                    return nextPhaseReady ? proceed(policy, 'succeeded', `${subject(signal)} succeeded`) : stop('next_phase_not_ready', `${subject(signal)} succeeded and says that the next phase is not ready`, 'next phase not ready');
            }
        }
        function afterFailure(signal, policy, history) {
            let { reason, retryable, retryOptions, skipOption } = signal.details;
            let escalate = (rule, why)=>({
                    continue: false,
                    action: 'escalate',
                    reason,
                    skipOption,
                    rule,
                    why
                });
            let name = subject(signal);
            if (history.interrupted) return stop('interrupted', `${name} failed (${reason}) and the run was asked to end`, 'interrupted');
            if (!retryable) return escalate('not_retryable', `${name} failed (${reason}) and says that a retry cannot help`);
            let { budget } = history;
            if (budget?.left === false) return stop('budget_used', `${name} failed (${reason}); ${budget.why}`, 'budget');
            let opensAt = opensAgainAt(signal, history.now);
            let hasRoom = 'budget' === reason && budget?.left === true;
            if (void 0 === opensAt && !hasRoom && policy.nonRetryableReasons.includes(reason)) return 'quota' === reason ? parked('quota_used', signal, policy, history, policy.quotaParkedMs) : escalate('reason_not_retried', `${name} failed (${reason}), which another attempt does not fix`);
            let transient = _failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[reason].isTransient;
            let failures = 1 + history.failures.filter((earlier)=>_failures_js__WEBPACK_IMPORTED_MODULE_0__.EM[earlier].isTransient === transient).length;
            let allowed = allowedFailures(policy, transient, retryOptions?.maxRetries);
            if (failures > allowed && isProviderDown(reason)) return parked('provider_down', signal, policy, history, policy.providerParkedMs);
            if (failures > allowed) return escalate('attempts_used', `${name} failed (${reason}); ${failures} of ${allowed + 1} attempts used`);
            if (history.stuck?.stuck) return {
                continue: false,
                action: 'escalate',
                reason: 'stuck',
                skipOption,
                rule: `stuck_${history.stuck.rule}`,
                why: `${history.stuck.why}; another attempt would go the same way (last: ${reason})`
            };
            if (history.runAttempts >= policy.maximumRunAttempts) return stop('run_attempts_used', `${name} failed (${reason}) and the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
            let wait = waitMs(policy, retryOptions?.backoffMs, failures, history, opensAt);
            let resumeAt = history.now.getTime() + wait;
            if (history.deadlineAt && resumeAt >= history.deadlineAt.getTime()) return void 0 === opensAt ? stop('deadline', `${name} failed (${reason}) and the run's deadline leaves no time for another attempt`, 'deadline') : {
                continue: false,
                action: 'await_dependency',
                deps: [],
                unblockAt: opensAt.toISOString(),
                rule: 'open_after_deadline',
                why: `${name} failed (${reason}); it can continue at ${opensAt.toISOString()}, which is after the run's deadline`
            };
            return {
                continue: false,
                action: 'retry',
                attempt: (signal.attempt ?? history.failures.length + 1) + 1,
                backoffMs: wait,
                rule: 'retry',
                why: `${name} failed (${reason}); failure ${failures} of at most ${allowed} that are retried, waiting ${wait} ms`
            };
        }
        function isProviderDown(reason) {
            return 'rate_limit' === reason || 'overloaded' === reason;
        }
        function parked(rule, signal, policy, history, ms) {
            let { reason, error } = signal.details;
            let said = void 0 === error ? '' : `: ${error.message}`;
            if (history.runAttempts >= policy.maximumRunAttempts) return stop('run_attempts_used', `${subject(signal)} failed (${reason})${said}; the run has used its ${policy.maximumRunAttempts} attempts`, 'attempts');
            let opensAt = opensAgainAt(signal, history.now)?.getTime() ?? 0;
            let unblockAt = new Date(Math.max(opensAt, history.now.getTime() + ms)).toISOString();
            let why = `${subject(signal)} failed (${reason})${said}; parked until ${unblockAt}, run the phase again then`;
            return {
                continue: false,
                action: 'await_dependency',
                deps: [],
                unblockAt,
                rule,
                why
            };
        }
        function opensAgainAt(signal, now) {
            let { resetAt, retryAfterMs } = signal.details;
            if (void 0 !== resetAt) return new Date(resetAt);
            if (void 0 === retryAfterMs) return;
            return new Date((signal.timestamp ? Date.parse(signal.timestamp) : now.getTime()) + retryAfterMs);
        }
        function allowedFailures(policy, transient, maxRetries = 1 / 0) {
            return transient ? Math.min(policy.maximumTransientFailures, 0 === maxRetries ? 0 : policy.maximumTransientFailures) : Math.min(policy.maximumAttempts - 1, maxRetries);
        }
        function waitMs(policy, initialIntervalMs, failures, history, opensAt) {
            let base = {
                ...policy,
                initialIntervalMs: initialIntervalMs ?? policy.initialIntervalMs
            };
            let closedMs = opensAt ? opensAt.getTime() - history.now.getTime() : 0;
            return Math.max(closedMs, 0) + (0, _retry_policy_js__WEBPACK_IMPORTED_MODULE_1__.jo)(base, failures, history.random);
        }
        function whileBlocked(signal) {
            let { userInputRequired, blockingDependencies: deps, estimatedUnblockTime, reason } = signal.details;
            if (userInputRequired) return awaitUser('person_asked', `${subject(signal)} waits for a person: ${reason}`, reason);
            let unblockAt = estimatedUnblockTime ? {
                unblockAt: estimatedUnblockTime
            } : {};
            if (deps.length > 0) return {
                continue: false,
                action: 'await_dependency',
                deps,
                ...unblockAt,
                rule: 'dependency_open',
                why: `${subject(signal)} waits for ${deps.join(', ')}: ${reason}`
            };
            if (estimatedUnblockTime) return {
                continue: false,
                action: 'await_dependency',
                deps,
                ...unblockAt,
                rule: 'open_later',
                why: `${subject(signal)} can continue at ${estimatedUnblockTime}: ${reason}`
            };
            return awaitUser('person_asked', `${subject(signal)} is blocked and names nothing a machine could wait for: ${reason}`, reason);
        }
        function proceed(policy, rule, why, more = {}) {
            let { nextPhase } = policy;
            let next = null === nextPhase ? 'it was the last phase' : `next is phase ${nextPhase}`;
            return {
                continue: true,
                action: 'proceed',
                nextPhase,
                ...more,
                rule,
                why: `${why}; ${next}`
            };
        }
        function awaitUser(rule, why, reason) {
            return {
                continue: false,
                action: 'await_user',
                reason,
                rule,
                why
            };
        }
        function stop(rule, why, reason) {
            return {
                continue: false,
                action: 'stop',
                reason,
                rule,
                why
            };
        }
        function subject(signal) {
            return void 0 === signal.plan ? `Phase ${signal.phase}` : `Plan ${signal.plan}`;
        }
    }),
    17120: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>exitGate
        });
        function exitGate(facts, policy) {
            return commitStandsInTheWay(facts) ?? plansStandInTheWay(facts) ?? testsStandInTheWay(facts, policy) ?? requirementsStandInTheWay(facts) ?? verificationStandsInTheWay(facts) ?? openOrConfirm(facts, policy);
        }
        function commitStandsInTheWay({ problems = [], questions = [] }) {
            if (problems.length > 0) return {
                open: false,
                by: 'commit',
                next: 'fix',
                why: `The commit cannot count: ${list(problems)}`
            };
            return 0 === questions.length ? void 0 : {
                open: false,
                by: 'commit',
                next: 'ask',
                why: `Somebody has to say whether this is right: ${list(questions)}`
            };
        }
        function plansStandInTheWay({ plans, commit }) {
            let closed = (by, why)=>({
                    open: false,
                    by,
                    next: 'fix',
                    why
                });
            if (!plans) return;
            if (plans.commit !== commit) return closed('plans', `The plans were judged on ${short(plans.commit)}, not on ${short(commit)}`);
            if (plans.against.length > 0) return closed('plans', `On the final commit this does not hold: ${list(plans.against)}`);
            return plans.lacking.length > 0 ? closed('evidence', `Not enough was seen to call it done: ${list(plans.lacking)}`) : void 0;
        }
        function testsStandInTheWay({ tests, commit }, { requireTests }) {
            let closed = (next, why)=>({
                    open: false,
                    by: 'tests',
                    next,
                    why
                });
            if (null === tests) return false !== requireTests ? closed('run_tests', 'No tests were run; a phase is not complete on trust') : void 0;
            if (tests.commit !== commit) return closed('run_tests', `The tests were run on ${short(tests.commit)}, not on ${short(commit)}`);
            switch(tests.verdict){
                case 'pass':
                    return;
                case 'fail':
                    return closed('fix', 'The tests fail');
                default:
                    return closed('ask', 'Whether the tests pass is not known, and that does not count as a pass');
            }
        }
        function requirementsStandInTheWay({ requirements, commit }) {
            let closed = (next, why)=>({
                    open: false,
                    by: 'requirements',
                    next,
                    why
                });
            let { done, open } = requirements;
            if (requirements.commit !== commit) return closed('continue', `The requirements were read on ${short(requirements.commit)}, not on ${short(commit)}`);
            if (false === done) return closed('continue', `Open: ${list(open)}`);
            return true === done && 0 === open.length ? void 0 : closed('ask', `Whether the requirements are done is not known: ${list(open)}`);
        }
        function verificationStandsInTheWay({ verification, commit }) {
            let closed = (next, why)=>({
                    open: false,
                    by: 'verification',
                    next,
                    why
                });
            if (null === verification) return;
            if (verification.commit !== commit) return closed('continue', `The verification is of ${short(verification.commit)}, not of ${short(commit)}`);
            switch(verification.status){
                case 'passed':
                    return;
                case 'gaps_found':
                    return closed('fix', 'The verification found gaps');
                case 'human_needed':
                    return closed('ask', 'The verification asks for a person');
                default:
                    return closed('fix', 'Whether the phase is verified is not known, and that does not count as a pass');
            }
        }
        function openOrConfirm({ tests, confirmations }, { confirmingRuns }) {
            let why = tests ? 'The tests pass and the requirements are done' : 'The requirements are done; tests are not required';
            let isConfirmed = null === tests || confirmations >= (confirmingRuns ?? 0);
            return isConfirmed ? {
                open: true,
                why
            } : {
                open: false,
                by: 'tests',
                next: 'run_tests',
                why: `${why}; ${confirmingRuns} more runs have to confirm it`
            };
        }
        function short(commit) {
            return commit.slice(0, 12);
        }
        function list(open) {
            if (0 === open.length) return 'nothing is named';
            return open.length <= 5 ? open.join('; ') : `${open.slice(0, 5).join('; ')} and ${open.length - 5} more`;
        }
    })
};
