export const id = 383;
export const ids = [
    383
];
export const modules = {
    56392: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Wc: ()=>asksGate,
            hj: ()=>forgedWitness,
            o9: ()=>witnessFrom
        });
        var _attempt_tracking_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9090);
        var _execute_verifier_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74341);
        var _git_history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30012);
        var _git_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18662);
        var _judge_programs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76478);
        var _signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17120);
        function witnessFrom(gate, run) {
            let commit = gate?.commit ?? '';
            let isOf = (other)=>'' === commit ? Promise.resolve(false) : isSameWork(commit, other, run.workspace);
            return {
                setUp: async ()=>gate?.unprepared ?? null,
                commands: async (plan, place)=>await isOf(place.commit) ? answersFor(plan, gate?.checks ?? []) : null,
                tests: async (facts)=>{
                    let tests = gate?.tests ?? unheard;
                    let judged = '' === commit || await isOf(facts.commit) ? facts.commit : commit;
                    let said = {
                        ...facts,
                        tests: {
                            verdict: tests.verdict,
                            commit: judged
                        }
                    };
                    let policy = {
                        requireTests: true,
                        confirmingRuns: run.policy.confirmingRuns
                    };
                    let decision = (0, _signal_exit_gate_js__WEBPACK_IMPORTED_MODULE_5__.c)({
                        ...said,
                        confirmations: gate?.confirmations ?? 0
                    }, policy);
                    return {
                        tests,
                        decision,
                        proof: gate?.proof ?? null,
                        remarks: gate?.testRemarks ?? []
                    };
                },
                verification: async (place)=>{
                    if ('' === run.policy.verifierCommand) return (0, _execute_verifier_js__WEBPACK_IMPORTED_MODULE_1__.Bb)(void 0, null, run);
                    let report = (0, _execute_verifier_js__WEBPACK_IMPORTED_MODULE_1__.eG)(run.phase);
                    let text = gate?.verification?.text ?? null;
                    if (null === text || !await isOf(place.commit)) return {
                        status: 'unknown',
                        report,
                        hash: null,
                        isNew: false,
                        text: null
                    };
                    let status = await (0, _execute_verifier_js__WEBPACK_IMPORTED_MODULE_1__.Xv)(report, text, run);
                    return {
                        status,
                        report,
                        hash: (0, _execute_verifier_js__WEBPACK_IMPORTED_MODULE_1__.qQ)(text),
                        isNew: true,
                        text
                    };
                }
            };
        }
        function forgedWitness(forged, run) {
            return {
                ...witnessFrom(null, run),
                setUp: async ()=>forged
            };
        }
        function asksGate(run) {
            let { schedule } = run;
            let { testCommand, verifierCommand, verifyCommands } = run.policy;
            let hasCommands = 'off' !== verifyCommands && schedule.plans.some(({ plan })=>(0, _judge_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kf)(plan).length > 0);
            return '' !== testCommand || '' !== verifierCommand || hasCommands;
        }
        function answersFor(plan, checks) {
            let said = [];
            for (let command of (0, _judge_programs_js__WEBPACK_IMPORTED_MODULE_4__.Kf)(plan)){
                let found = checks.find((check)=>check.plan === plan.id && check.command === command);
                if (void 0 === found) return null;
                let { passed, proves, subject, message } = found;
                said.push({
                    check: 'command',
                    passed,
                    proves: proves && true === passed,
                    subject,
                    message
                });
                if (false === passed) break;
            }
            return said;
        }
        let unheard = {
            verdict: 'unknown',
            passed: null,
            failed: null,
            skipped: null,
            errors: null,
            total: null,
            runner: null,
            source: 'none',
            extra: {},
            reasons: [
                'the job that was to run the tests left no result'
            ]
        };
        async function isSameWork(one, other, { git, prefix }) {
            if (one === other) return true;
            if (await git.resolve(one) === null || !await (0, _git_history_js__WEBPACK_IMPORTED_MODULE_2__.QX)(git, one, other)) return false;
            let own = _attempt_tracking_files_js__WEBPACK_IMPORTED_MODULE_0__.FB.map((file)=>`${prefix}${file}`);
            return (await (0, _git_tree_js__WEBPACK_IMPORTED_MODULE_3__.jr)(git, one, other)).every((path)=>own.includes(path));
        }
    }),
    37647: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            s: ()=>integrateRound
        });
        var asking = __webpack_require__(72842);
        var attempt_signal = __webpack_require__(22777);
        var bounds = __webpack_require__(65376);
        var commit_plan = __webpack_require__(16164);
        var hollow = __webpack_require__(73506);
        var judge = __webpack_require__(80238);
        var question = __webpack_require__(34621);
        var attempt_standing = __webpack_require__(29053);
        var test_integrity = __webpack_require__(21722);
        var plan_run = __webpack_require__(39904);
        var run_progress = __webpack_require__(14664);
        var checkpoint_tag = __webpack_require__(93340);
        var kept_work = __webpack_require__(70061);
        var fold = __webpack_require__(1429);
        var tree = __webpack_require__(18662);
        var judge_declared = __webpack_require__(75209);
        var attempt_history = __webpack_require__(20083);
        var parts = __webpack_require__(88173);
        var phase_phase = __webpack_require__(92649);
        var plan_hash = __webpack_require__(43017);
        var schedule = __webpack_require__(99027);
        var completion_signal = __webpack_require__(57733);
        var finding = __webpack_require__(80236);
        var scope = __webpack_require__(2077);
        var round = __webpack_require__(26567);
        var ready = __webpack_require__(93006);
        var failures = __webpack_require__(93381);
        var tracking_files = __webpack_require__(9090);
        var bundle = __webpack_require__(12596);
        var external_node_buffer_ = __webpack_require__(4573);
        var external_node_path_ = __webpack_require__(76760);
        var git_error = __webpack_require__(11475);
        var dot_git = __webpack_require__(41903);
        var symlink_target = __webpack_require__(66278);
        let mostEntries = 1_000_000;
        let mostLevels = 200;
        let mostTrees = 1_000_000;
        async function checkTreeSizes(git, base, commits) {
            let sizes = known.get(git) ?? new Map();
            known.set(git, sizes);
            let listed = await git.read([
                'log',
                '--no-walk=unsorted',
                '--format=%T',
                '--stdin'
            ], {
                stdin: `${[
                    base,
                    ...commits
                ].join('\n')}\n`
            });
            let [first = '', ...roots] = listed.trimEnd().split('\n');
            let most = (await sizeOf(git, first, sizes)).entries + mostEntries;
            for (let root of new Set(roots)){
                let { entries, levels } = await sizeOf(git, root, sizes);
                if (levels > mostLevels) throw new git_error.XS(`its folders go in ${levels} levels deep, more than the ${mostLevels} that are taken`);
                if (entries > most) throw new git_error.XS(`its tree has over ${mostEntries} more entries than its base; that many are not looked at`);
            }
        }
        let known = new WeakMap();
        async function sizeOf(git, root, sizes) {
            let children = new Map();
            for(let wanted = [
                root
            ]; wanted.length > 0;){
                let missing = [
                    ...new Set(wanted)
                ].filter((tree)=>!sizes.has(tree) && !children.has(tree));
                if (children.size + missing.length > mostTrees) throw new git_error.XS(`it has over ${mostTrees} different folders`);
                let read = 0 === missing.length ? [] : await readTrees(git, missing);
                for (let [at, each] of read.entries())children.set(missing[at] ?? '', each);
                wanted = read.flatMap(({ trees })=>trees);
            }
            for(let open = [
                ...children
            ].reverse(); open.length > 0;){
                let left = [];
                for (let [tree, found] of open){
                    let below = found.trees.map((each)=>sizes.get(each));
                    if (below.some((size)=>void 0 === size)) left.push([
                        tree,
                        found
                    ]);
                    else sizes.set(tree, added(found.entries, below));
                }
                if (left.length === open.length) throw new git_error.XS('its trees hold one another');
                open = left;
            }
            return sizes.get(root) ?? {
                entries: 0,
                levels: 0
            };
        }
        function added(entries, below) {
            return {
                entries: below.reduce((sum, size)=>sum + size.entries, entries),
                levels: below.reduce((most, size)=>Math.max(most, size.levels + 1), 0)
            };
        }
        async function readTrees(git, trees) {
            let { stdout } = await git.try([
                'cat-file',
                '--batch',
                '--buffer'
            ], {
                reading: true,
                stdin: `${trees.join('\n')}\n`
            });
            let read = [];
            for(let at = 0; at < stdout.length;){
                let end = stdout.indexOf('\n', at);
                let [object = '', type, bytes = '0'] = stdout.toString('latin1', at, end).split(' ');
                if ('tree' !== type) throw new git_error.XS(`${object} is not a tree of this repository`);
                let stop = end + 1 + Number(bytes);
                read.push(entriesIn(stdout, end + 1, stop, object.length / 2));
                at = stop + 1;
            }
            return read;
        }
        function entriesIn(bytes, from, to, hashBytes) {
            let trees = [];
            let entries = 0;
            for(let at = from; at < to; entries += 1){
                let hash = bytes.indexOf(0, at) + 1;
                if (0x34 === bytes[at]) trees.push(bytes.toString('hex', hash, hash + hashBytes));
                at = hash + hashBytes;
            }
            return {
                trees,
                entries
            };
        }
        let mostPushedBytes = 104857600;
        async function inspect(git, base, commit, { blobBytes = ()=>mostPushedBytes, commits: mostCommits = 10_000 } = {}) {
            let both = await git.read([
                'rev-list',
                '--left-right',
                `--max-count=${mostCommits + 1}`,
                `${base}...${commit}`,
                '--'
            ]);
            let sides = both.split('\n').filter((line)=>'' !== line);
            let none = {
                changes: [],
                steps: [],
                symlinks: [],
                gitlinks: [],
                large: [],
                notUtf8: [],
                dotGit: [],
                tooLong: []
            };
            if (sides.some((line)=>line.startsWith('<'))) return {
                isAncestor: false,
                commits: 0,
                ...none
            };
            if (sides.length > mostCommits) throw new git_error.XS(`${base}..${commit} has more than ${mostCommits} commits; that many are not looked at`);
            if (0 === sides.length) return {
                isAncestor: true,
                commits: 0,
                ...none
            };
            let commits = sides.map((line)=>line.slice(1));
            await checkTreeSizes(git, base, commits);
            let { changes, steps } = await entriesOf(git, base, commit, commits);
            let objects = await objectsOf(git, steps, blobBytes);
            return {
                isAncestor: true,
                commits: commits.length,
                changes: changes.map(shown),
                steps: unique(steps).map(shown),
                symlinks: objects.symlinks,
                gitlinks: unique(steps.filter(({ oldMode, newMode })=>[
                        oldMode,
                        newMode
                    ].includes(gitlink))).map(shown),
                large: objects.large,
                notUtf8: pathsOf(steps.filter(({ isUtf8 })=>!isUtf8)),
                tooLong: pathsOf(steps.filter(({ path })=>isTooLong(path))),
                dotGit: pathsOf(steps.filter(({ path })=>path.split('/').some(dot_git.G)))
            };
        }
        function isTooLong(path) {
            return path.length > 63 && (Buffer.byteLength(path) > 3_000 || path.split('/').some((part)=>Buffer.byteLength(part) > 255));
        }
        let symlink = '120000';
        let gitlink = '160000';
        async function entriesOf(git, base, commit, commits) {
            let [from, to] = await Promise.all([
                git.treeOf(base),
                git.treeOf(commit)
            ]);
            let args = [
                'diff-tree',
                '--stdin',
                '-m',
                '-r',
                '-z',
                '--raw',
                '--no-renames',
                '--root',
                '--no-abbrev'
            ];
            let result = await git.try(args, {
                reading: true,
                stdin: `${[
                    `${from} ${to}`,
                    ...commits
                ].join('\n')}\n`
            });
            if (0 !== result.exitCode) throw (0, git_error.V2)(args, result);
            return split(result.stdout);
        }
        function split(told) {
            let isAllUtf8 = (0, external_node_buffer_.isUtf8)(told);
            let changes = [];
            let steps = [];
            let into = changes;
            let at = told.indexOf('\n') + 1;
            while(at < told.length){
                let end = told.indexOf(0, at);
                let field = told.toString('latin1', at, end);
                at = end + 1;
                if (!field.startsWith(':')) {
                    into = steps;
                    continue;
                }
                let pathEnd = told.indexOf(0, at);
                let bytes = told.subarray(at, pathEnd);
                at = pathEnd + 1;
                let [oldMode = '', newMode = '', , object = ''] = field.slice(1).split(' ');
                into.push({
                    path: bytes.toString('utf8'),
                    oldMode,
                    newMode,
                    object,
                    isUtf8: isAllUtf8 || (0, external_node_buffer_.isUtf8)(bytes)
                });
            }
            return {
                changes,
                steps
            };
        }
        async function objectsOf(git, steps, blobBytes) {
            let added = steps.filter(({ newMode })=>newMode.startsWith('1') && newMode !== gitlink);
            let sizes = await sizesOf(git, [
                ...new Set(added.map(({ object })=>object))
            ]);
            let size = ({ object })=>sizes.get(object) ?? 0;
            let links = unique(added.filter(({ newMode })=>newMode === symlink));
            let readable = links.filter((link)=>size(link) <= 4096);
            let targets = await contentsOf(git, [
                ...new Set(readable.map(({ object })=>object))
            ]);
            return {
                symlinks: links.map((link)=>{
                    let target = targets.get(link.object);
                    if (void 0 === target) return {
                        path: link.path,
                        target: '',
                        wayOut: 'is longer than a path can be'
                    };
                    return {
                        path: link.path,
                        target,
                        wayOut: (0, symlink_target.k)(external_node_path_.posix.dirname(link.path), target)
                    };
                }),
                large: unique(added).filter((entry)=>size(entry) > blobBytes(entry.path)).map((entry)=>({
                        path: entry.path,
                        bytes: size(entry)
                    }))
            };
        }
        async function sizesOf(git, objects) {
            if (0 === objects.length) return new Map();
            let told = await git.read([
                'cat-file',
                '--batch-check=%(objectname) %(objectsize)',
                '--buffer'
            ], {
                stdin: `${objects.join('\n')}\n`
            });
            let lines = told.split('\n').filter((line)=>'' !== line);
            return new Map(lines.map((line)=>[
                    line.slice(0, line.indexOf(' ')),
                    Number(line.slice(line.indexOf(' ') + 1))
                ]));
        }
        async function contentsOf(git, objects) {
            let contents = new Map();
            if (0 === objects.length) return contents;
            let args = [
                'cat-file',
                '--batch',
                '--buffer'
            ];
            let result = await git.try(args, {
                reading: true,
                stdin: `${objects.join('\n')}\n`
            });
            if (0 !== result.exitCode) throw (0, git_error.V2)(args, result);
            for(let at = 0; at < result.stdout.length;){
                let end = result.stdout.indexOf('\n', at);
                let [object = '', , bytes = '0'] = result.stdout.toString('latin1', at, end).split(' ');
                contents.set(object, result.stdout.toString('utf8', end + 1, end + 1 + Number(bytes)));
                at = end + 1 + Number(bytes) + 1;
            }
            return contents;
        }
        function shown({ path, oldMode, newMode }) {
            return {
                path,
                oldMode,
                newMode
            };
        }
        function unique(entries) {
            return [
                ...new Map(entries.map((entry)=>[
                        `${entry.oldMode} ${entry.newMode} ${entry.object} ${entry.path}`,
                        entry
                    ])).values()
            ];
        }
        function pathsOf(entries) {
            return [
                ...new Set(entries.map(({ path })=>path))
            ];
        }
        var git_history = __webpack_require__(30012);
        var leg_result = __webpack_require__(47199);
        async function readIncomingLeg(folder, job, base, run) {
            let result = (0, leg_result.NT)(folder);
            checkName(result, job, base, run);
            let under = `refs/phase-executor/incoming/${job.artifact}`;
            try {
                if (null !== result.bundle) await (0, bundle.Bo)(run.workspace.git, result.bundle, under);
                let brought = [];
                for (let each of result.leg.proven){
                    let previous = brought.at(-1);
                    let begunOn = previous?.commit ?? base;
                    let why = previous?.refused ? `it builds on plan ${previous.plan}, which was refused` : null;
                    brought.push({
                        ...each,
                        ...await lookedAt(each, begunOn, why, run)
                    });
                }
                await keepWork(result, base, run);
                return {
                    result,
                    brought
                };
            } finally{
                await (0, bundle.WB)(run.workspace.git, under);
            }
        }
        function isRefusal(error) {
            return [
                leg_result.OO,
                bundle.rJ,
                git_error.XS,
                RangeError
            ].some((kind)=>error instanceof kind);
        }
        function checkName({ leg, signals, handoffs, events }, job, base, run) {
            if (null !== leg.fault && leg.proven.length > 0) throw new leg_result.OO('it could not work and yet proved something');
            let asked = {
                kind: 'plans',
                runId: run.runId,
                round: job.round
            };
            let wanted = {
                ...asked,
                ...null === leg.fault ? {
                    phase: run.phase.id,
                    base
                } : {}
            };
            for (let [name, value] of Object.entries(wanted)){
                let found = leg[name];
                if (found !== value) throw new leg_result.OO(`it is of ${name} ${String(found)}, and ${name} is ${value} here`);
            }
            let mayBe = (plan)=>'' === job.plan || plan === job.plan;
            let isAsked = ({ attempt })=>'' === job.plan || attempt === job.attempt;
            let known = new Set(run.schedule.plans.map(({ plan })=>plan.id));
            let named = [
                ...leg.proven,
                ...leg.kept,
                ...handoffs,
                ...events
            ].map(({ plan })=>plan);
            let foreign = [
                ...named,
                ...signals.keys()
            ].find((plan)=>!mayBe(plan) || !known.has(plan));
            if (new Set(leg.proven.map(({ plan })=>plan)).size < leg.proven.length) throw new leg_result.OO('it reports one plan as proven more than once');
            if (![
                ...leg.proven,
                ...leg.kept,
                ...handoffs,
                ...events
            ].every(isAsked)) throw new leg_result.OO(`it reports another attempt than ${job.attempt}, which it was asked for`);
            if (void 0 !== foreign) throw new leg_result.OO(`it reports plan ${foreign}, which it was not asked for`);
        }
        async function lookedAt({ plan, base, commit }, begunOn, before, run) {
            let refuse = (refused)=>({
                    changed: [],
                    touched: [],
                    refused
                });
            if (null !== before) return refuse(before);
            if (base !== begunOn) return refuse(`its work begins on ${base}, and the one before it ended at ${begunOn}`);
            if (await run.workspace.git.resolve(commit) === null) return refuse(`its commit ${commit} was not brought along`);
            if (commit === base) return {
                changed: [],
                touched: [],
                refused: null
            };
            let found;
            try {
                found = await inspect(run.workspace.git, base, commit, {
                    blobBytes: mostBytesOf(run.workspace)
                });
            } catch (error) {
                if (!(error instanceof git_error.XS)) throw error;
                return refuse(error.message);
            }
            let pathsOf = (all)=>[
                    ...new Set(all.map(({ path })=>path))
                ];
            return {
                changed: pathsOf(found.changes),
                touched: pathsOf([
                    ...found.changes,
                    ...found.steps
                ]),
                refused: forbidden(found, plan, run)
            };
        }
        let mostDocumentBytes = 1048576;
        function mostBytesOf({ prefix }) {
            return (path)=>path.startsWith(`${prefix}.planning/`) ? mostDocumentBytes : mostPushedBytes;
        }
        function orNull(error) {
            if (error instanceof git_error.XS) return null;
            throw error;
        }
        function unpushable({ large, steps }, { mayPushWorkflows }) {
            let file = large.find(({ bytes })=>bytes > mostPushedBytes);
            if (file) return `its file ${file.path} has ${file.bytes} bytes, more than can be pushed`;
            let workflow = mayPushWorkflows ? void 0 : steps.find(({ path })=>/^\.github\/workflows\//i.test(path));
            return void 0 === workflow ? null : `it changes ${workflow.path}, which the job's own token may not push; give the workflow a push-token that may`;
        }
        function forbidden(found, plan, run) {
            let wayOut = found.symlinks.find((link)=>null !== link.wayOut);
            let document = found.symlinks.find(({ path })=>path.startsWith(`${run.workspace.prefix}.planning/`));
            let [gitlink] = found.gitlinks;
            let [unreadable] = found.notUtf8;
            let [tooLong] = found.tooLong;
            let [overlong] = found.large;
            let [dotGit] = found.dotGit;
            let own = tracking_files.FB.map((file)=>`${run.workspace.prefix}${file}`);
            let tracked = found.changes.find(({ path })=>own.includes(path));
            let ours = found.steps.find(({ path })=>/^\.phase-executor(\/|$)/i.test(path));
            if (!found.isAncestor) return 'its commits do not come after the base they name';
            if (wayOut) return `its symbolic link ${wayOut.path} leads out of the repository (${wayOut.wayOut})`;
            if (document) return `its document ${document.path} is a symbolic link`;
            if (gitlink) return `it changes the submodule ${gitlink.path}, which a plan run unattended may not`;
            let refused = unpushable(found, run.policy);
            if (null !== refused) return refused;
            if (void 0 !== overlong) return `its document ${overlong.path} has ${overlong.bytes} bytes, more than the ${mostDocumentBytes} that are read`;
            if (void 0 !== tooLong) return `the name of ${JSON.stringify(tooLong.slice(0, 100))}… is too long for a checkout`;
            if (void 0 !== unreadable) return `the name of ${JSON.stringify(unreadable)} is not UTF-8`;
            if (void 0 !== dotGit) return `its path ${JSON.stringify(dotGit)} reaches into .git on some machines`;
            if (ours) return `it changes ${ours.path}, where the engine itself is checked out`;
            if (tracked) return `plan ${plan} changes ${tracked.path}, which only the orchestrator writes`;
            return null;
        }
        let maxHandoff = 65536;
        async function keepWork({ leg, handoffs }, base, run) {
            for (let { plan, attempt, base: begunOn, commit } of leg.kept){
                let isThere = await run.workspace.git.resolve(commit) !== null && await run.workspace.git.resolve(begunOn) !== null;
                if (!isThere || !await (0, git_history.QX)(run.workspace.git, base, begunOn)) continue;
                let found = await inspect(run.workspace.git, begunOn, commit).catch(orNull);
                if (null === found || !found.isAncestor || null !== unpushable(found, run.policy)) continue;
                let ref = await (0, kept_work.H1)(run.workspace.git, {
                    phase: run.phase.id,
                    plan,
                    attempt
                }, commit);
                run.services.ledger.append('rollback', {
                    plan,
                    attempt,
                    kept: ref,
                    base: begunOn
                });
            }
            for (let { plan, attempt, text } of handoffs)if (text.length <= maxHandoff) run.services.ledger.keepHandoff(plan, attempt, text);
        }
        function isWork(outcome) {
            return null !== outcome.brought && ('success' === outcome.signal.status || void 0 !== outcome.brought.upTo);
        }
        async function outcomesOf(expected, base, progress) {
            let { run } = progress;
            let { job, folder, why, mayHaveRun } = expected;
            if (null === folder && !mayHaveRun) return [];
            if (null === folder) return isNews(`${nameOf(job)} lost`, progress) ? lost(job, why, 'interrupted', progress) : [];
            let incoming;
            try {
                incoming = await readIncomingLeg(folder, job, base, run);
            } catch (error) {
                if (!isRefusal(error)) throw error;
                if (!isNews(`${nameOf(job)} unusable`, progress)) return [];
                return lost(job, `the result of its job cannot be used: ${error.message}`, 'agent_error', progress);
            }
            let { leg } = incoming.result;
            let state = leg.final ? 'final' : 'saved';
            if (!isNews(`${nameOf(job)} ${state} in attempt ${leg.runAttempt} of the workflow run`, progress)) return [];
            let isOpen = (plan)=>!run.progress.done.has(plan);
            note(incoming.result.events.filter(({ plan })=>isOpen(plan)), run.services);
            if (null !== leg.fault) return lost(job, leg.fault.message, leg.fault.reason, progress, leg.fault.retryable);
            let outcomes = run.schedule.plans.flatMap(({ plan })=>isOpen(plan.id) ? outcomeOf(plan, incoming, {
                    why,
                    base
                }, run) : []);
            return 0 !== outcomes.length || '' === job.plan && leg.final ? withoutGaps(inOrder(outcomes, incoming), incoming, run) : lost(job, why, 'interrupted', progress);
        }
        function withoutGaps(outcomes, { brought }, run) {
            let counts = new Set(outcomes.flatMap((each)=>isWork(each) ? [
                    each.plan.id
                ] : []));
            let gap = brought.findIndex(({ plan, base, commit })=>base !== commit && !counts.has(plan));
            if (gap < 0) return [
                ...outcomes
            ];
            let after = new Set(brought.slice(gap + 1).map(({ plan })=>plan));
            let message = `it builds on the work of plan ${brought[gap]?.plan}, which does not count`;
            return outcomes.map((each)=>after.has(each.plan.id) && isWork(each) ? failedOutcome(each.plan, each.attempt, {
                    reason: 'merge_conflict',
                    message
                }, run) : each);
        }
        function isNews(result, { run }) {
            let isKnown = (0, round.T0)(run.services.ledger.events, run.runId, result);
            if (!isKnown) run.services.ledger.append('leg', {
                result
            });
            return !isKnown;
        }
        function nameOf({ round, plan, attempt }) {
            return `round ${round}, ${'' === plan ? 'all plans' : `attempt ${attempt} of plan ${plan}`}:`;
        }
        function note(events, services) {
            for (let { at, told } of events)services.ledger.append(told.event, told.details, at);
        }
        function outcomeOf(plan, { result, brought }, { why, base }, run) {
            let { signals, events, leg } = result;
            let attempts = events.filter((event)=>event.plan === plan.id).map(({ attempt })=>attempt);
            let mine = brought.find((each)=>each.plan === plan.id) ?? null;
            let attempt = mine?.attempt ?? Math.max(0, ...attempts);
            let signal = signals.get(plan.id);
            if (0 === attempt) return [];
            let failure = (reason, message)=>[
                    failedOutcome(plan, attempt, {
                        reason,
                        message
                    }, run)
                ];
            let isPart = mine?.upTo !== void 0;
            let isProven = null !== mine && (isPart ? signal?.status !== 'failure' : signal?.status === 'success' || !leg.final);
            if (isProven && null !== mine.refused) return failure('scope_violation', mine.refused);
            if (isProven && isPart) return [
                {
                    plan,
                    attempt,
                    signal: asked(plan.id, attempt, signal, run),
                    brought: mine
                }
            ];
            if (isProven) return [
                {
                    plan,
                    attempt,
                    signal: successOf(plan.id, attempt, signal, run),
                    brought: mine
                }
            ];
            switch(signal?.status){
                case 'success':
                    return failure('verification_failed', 'its job says that it succeeded, but brought no work of it');
                case 'failure':
                case 'blocked':
                    {
                        let told = signal.plan === plan.id && (signal.attempt ?? attempt) <= attempt;
                        if (!told) return failure('agent_error', 'its job reports another plan or attempt under its name');
                        return [
                            {
                                plan,
                                attempt,
                                signal: inOurWords(signal, plan, {
                                    attempt,
                                    base
                                }, run),
                                brought: null
                            }
                        ];
                    }
                case 'skipped':
                case void 0:
                    return failure('interrupted', why);
            }
        }
        function asked(plan, attempt, said, run) {
            let details = said?.status === 'blocked' ? measuredIn(said.details) : {};
            return completion_signal.FL.blocked(run.phase.id, 'a person is asked', details, (0, attempt_signal.OK)(run, plan, attempt));
        }
        function measuredIn({ tokensUsed, costUsd, durationMs, warnings }) {
            return {
                ...void 0 === tokensUsed ? {} : {
                    tokensUsed
                },
                ...void 0 === costUsd ? {} : {
                    costUsd
                },
                ...void 0 === durationMs ? {} : {
                    durationMs
                },
                ...void 0 === warnings ? {} : {
                    warnings
                }
            };
        }
        function lost(job, message, reason, progress, retryable = (0, failures.r3)(reason)) {
            let { run, states } = progress;
            let id = '' === job.plan ? (0, ready.iQ)(run.schedule, states)[0] : job.plan;
            let plan = run.schedule.plans.find((each)=>each.plan.id === id)?.plan;
            if (void 0 === plan || run.progress.done.has(plan.id)) return [];
            let attempt = '' === job.plan ? (progress.past.lastAttempt.get(plan.id) ?? 0) + 1 : job.attempt;
            let since = new Date(run.services.clock.now()).toISOString();
            run.services.ledger.append('attempt_start', {
                plan: plan.id,
                attempt,
                since,
                isLost: true
            });
            return [
                failedOutcome(plan, attempt, {
                    reason,
                    message,
                    retryable
                }, run)
            ];
        }
        function failedOutcome(plan, attempt, { reason, message, retryable = (0, failures.r3)(reason) }, run, more = {}) {
            let blame = {
                task: `plan ${plan.id}`,
                specialist: run.services.agent.name,
                error_type: reason,
                details: message
            };
            run.services.ledger.append('attempt_failed', {
                plan: plan.id,
                attempt,
                ...blame
            });
            let retryOptions = {
                maxRetries: run.policy.retry.maximumAttempts - 1,
                backoffMs: run.policy.retry.initialIntervalMs
            };
            let details = {
                ...more,
                reason,
                retryable,
                retryOptions
            };
            let signal = completion_signal.FL.failure(run.phase.id, message, details, (0, attempt_signal.OK)(run, plan.id, attempt));
            return {
                plan,
                attempt,
                signal,
                brought: null
            };
        }
        function successOf(plan, attempt, said, run) {
            let details = said?.status === 'success' ? said.details : {};
            return completion_signal.FL.success(run.phase.id, details, (0, attempt_signal.OK)(run, plan, attempt));
        }
        function inOurWords(signal, plan, { attempt, base }, run) {
            let at = (0, attempt_signal.OK)(run, plan.id, attempt);
            if ('blocked' === signal.status) {
                let { question, ...details } = signal.details;
                let isAsked = question?.kind === 'agent-question';
                let asked = isAsked ? (0, asking.zr)((0, attempt_standing.CH)(plan, details.reason, base), plan, run) : {};
                return completion_signal.FL.blocked(run.phase.id, details.reason, {
                    ...details,
                    ...asked
                }, at);
            }
            let { error, ...details } = signal.details;
            return completion_signal.FL.failure(run.phase.id, error?.message ?? details.reason, details, at);
        }
        function inOrder(outcomes, { brought }) {
            let at = ({ plan })=>brought.findIndex((each)=>each.plan === plan.id);
            return [
                ...outcomes
            ].sort((one, other)=>at(one) - at(other));
        }
        async function integrateRound(progress, legs, { round, base }) {
            let { run } = progress;
            let outcomes = [];
            for (let leg of legs)outcomes.push(...await outcomesOf(leg, base, progress));
            let refused = await foldAll(outcomes, run);
            let tags = [];
            let folded = [];
            let failures = [];
            for (let outcome of outcomes){
                let objection = refused.get(outcome.plan.id);
                if (isWork(outcome)) if (void 0 !== objection) failures.push(await notTaken(outcome, objection, run));
                else if (void 0 !== outcome.brought.upTo) failures.push(askedNow(outcome, run));
                else {
                    tags.push(await settle(outcome, progress));
                    folded.push(outcome.plan);
                }
                else failures.push(outcome);
            }
            progress.history.splice(0, progress.history.length, ...(0, attempt_history.c)(run.services.ledger.events).attempts);
            for (let outcome of failures)afterFailure(outcome, progress);
            run.services.ledger.append('round_end', {
                round
            });
            if (folded.length > 0) await (0, commit_plan.RG)(folded, run);
            return {
                tags
            };
        }
        async function foldAll(outcomes, run) {
            let { git } = run.workspace;
            let objections = new Map();
            let { sha: start } = await git.head();
            let wanted = outcomes.filter(isWork);
            for(let at = start;;){
                let folded = await (0, fold.AU)(git, start, wanted.map(({ brought: { plan, base, commit } })=>({
                        plan,
                        base,
                        commit
                    })));
                await (0, fold.np)(git, at, folded.commit);
                at = folded.commit;
                run.workspace.invalidate();
                let taken = wanted.filter(({ plan })=>folded.plans.includes(plan.id));
                for (let { plan, brought } of taken){
                    let under = wanted.find((other)=>!taken.includes(other) && other.brought.commit === brought.base);
                    let objection = under ? buildsOn(under.plan) : await objectionTo(plan, brought, at, run).catch(unjudged);
                    if (null !== objection) objections.set(plan.id, objection);
                }
                if (taken.every(({ plan })=>!objections.has(plan.id))) {
                    for (let { plan, files } of folded.conflicts){
                        let message = `its work conflicts in ${listed(files)} with what other plans changed meanwhile`;
                        objections.set(plan, {
                            reason: 'merge_conflict',
                            message
                        });
                    }
                    for (let { plan, brought } of taken){
                        run.services.ledger.append('fold', {
                            plan: plan.id,
                            attempt: brought.attempt,
                            base: start,
                            commit: brought.commit
                        });
                        notePlace(plan, brought, at, run);
                    }
                    return objections;
                }
                for (let { plan, brought } of wanted){
                    let under = wanted.find((other)=>other.brought.commit === brought.base && objections.has(other.plan.id));
                    if (under && !objections.has(plan.id)) objections.set(plan.id, buildsOn(under.plan));
                }
                wanted = wanted.filter(({ plan })=>!objections.has(plan.id));
            }
        }
        function notePlace(plan, brought, head, { services: { ledger, agent } }) {
            let { attempt, upTo, base, commit, changed } = brought;
            if (void 0 === upTo) ledger.append('settled', {
                plan: plan.id,
                attempt,
                head
            });
            else {
                let part = {
                    plan: plan.id,
                    attempt,
                    upTo,
                    planHash: (0, plan_hash.S)(plan),
                    base,
                    commit,
                    head
                };
                ledger.append('part', {
                    ...part,
                    isWitnessed: !agent.canJudge,
                    files: changed.slice(0, 10_000)
                });
            }
        }
        function askedNow({ plan, attempt, signal, brought }, run) {
            let { stop } = (0, attempt_standing.qV)(plan, run);
            let part = (0, parts.C)(run.services.ledger.events).get(plan.id)?.at(-1);
            if (null === stop || void 0 === part) throw new Error(`a part of plan ${plan.id} was taken in that ends nowhere`);
            let { tokensUsed, costUsd, durationMs, warnings } = signal.details;
            let details = integration_known({
                tokensUsed,
                costUsd,
                durationMs,
                warnings,
                filesModified: part.files.slice(0, 1000)
            });
            let told = {
                ...details,
                ...(0, asking.rS)(plan, stop, part, run)
            };
            let at = (0, attempt_signal.OK)(run, plan.id, attempt);
            return {
                plan,
                attempt,
                signal: completion_signal.FL.blocked(run.phase.id, stop.question, told, at),
                brought
            };
        }
        function buildsOn({ id }) {
            return {
                reason: 'merge_conflict',
                message: `it builds on plan ${id}, which was not taken`
            };
        }
        function unjudged(error) {
            let said = error instanceof Error ? error.message : String(error);
            return {
                reason: 'verification_failed',
                message: `its work could not be judged: ${said.slice(0, 1_000)}`
            };
        }
        function listed(files) {
            return files.length <= 20 ? files.join(', ') : `${files.slice(0, 20).join(', ')} and ${files.length - 20} more files`;
        }
        async function objectionTo(plan, { base, commit, changed, touched, upTo }, head, run) {
            let standing = (0, attempt_standing.qV)(plan, run);
            let { stop } = standing;
            let isPart = void 0 !== upTo;
            let outOfTurn = turnOf(plan, upTo, standing);
            if (null !== outOfTurn) return {
                reason: 'scope_violation',
                message: outOfTurn
            };
            let trespassed = (0, bounds.$y)(plan, changed, run);
            if (null !== trespassed) return {
                reason: 'scope_violation',
                message: trespassed
            };
            let plans = (0, bounds.F4)(plan, changed, run.workspace.prefix);
            if (plans.length > 0) return (0, question.gi)(plans);
            let path = (0, judge_declared._Z)(run.workspace.prefix, plan.summaryPath);
            let text = await (0, tree.r7)(run.workspace.git, head, path);
            if (null === text && !isPart) return {
                reason: 'verification_failed',
                message: `its commits hold no ${plan.summaryPath}, so it would not be recorded as done`
            };
            if (null !== text && isPart) {
                let message = `its commits hold ${plan.summaryPath}, although a person is asked before the plan is complete`;
                return {
                    reason: 'verification_failed',
                    message
                };
            }
            if ((0, attempt_standing.hM)(standing) && 0 === changed.length) return {
                reason: 'verification_failed',
                message: 'a person asked for changes, and nothing was changed'
            };
            let unreadable = await unreadableBy(plan, changed, run);
            if (null !== unreadable) return {
                reason: 'scope_violation',
                message: unreadable
            };
            let judged = null === stop ? plan : (0, attempt_standing.rh)(plan, stop, standing);
            let all = isPart && !(0, attempt_standing.hM)(standing) ? changed : [
                ...new Set([
                    ...changed,
                    ...(0, attempt_standing.Yd)(standing)
                ])
            ];
            let verdict = await (0, judge.S4)(run, judged, {
                base,
                changed: all,
                isPart,
                inherited: new Set(),
                hollow: await (0, hollow.rR)(changed, textsOf(base, commit, run.workspace)),
                wasBegun: await (0, hollow.LI)(plan, base, run),
                after: {
                    head,
                    branch: null,
                    changes: []
                },
                commits: [],
                summary: null === text ? null : {
                    text,
                    isNew: changed.includes(path)
                },
                isWitnessed: false,
                parts: await (0, test_integrity.iH)(changed, textsOf(base, commit, run.workspace), run)
            });
            let policy = isPart ? (0, attempt_standing.xB)(judged.tasks, run.policy) : run.policy;
            let asked = (0, judge.Kg)(verdict, judged, policy, {
                areCommandsKnown: false
            });
            let undone = touched.filter((path)=>!changed.includes(path));
            let against = [
                ...asked.findings,
                ...scopeOf(plan, undone, run)
            ].filter(({ passed })=>true !== passed);
            if (0 === against.length) return null;
            let message = `verification failed: ${(0, judge.U4)(against)}`;
            return (0, question.fk)(against, run.policy) ?? {
                reason: (0, finding.A)(against),
                message
            };
        }
        function turnOf({ id }, upTo, { stop, next }) {
            let asks = null === stop ? null : `a person is asked before task ${stop.at + 1} of plan ${id}`;
            if ('wait' === next.kind) return `${asks}, and has not answered yet`;
            if (upTo === stop?.at) return null;
            return null === asks ? `it stops before task ${(upTo ?? 0) + 1} of plan ${id}, where nobody is asked` : `${asks}, and its job went ${void 0 === upTo ? 'to the end of the plan' : `up to task ${upTo}`}`;
        }
        function textsOf(base, commit, { git }) {
            return {
                before: (path)=>(0, tree.r7)(git, base, path),
                after: (path)=>(0, tree.r7)(git, commit, path)
            };
        }
        async function unreadableBy(plan, changed, run) {
            let own = `${run.workspace.prefix}${plan.summaryPath}`;
            if (!changed.some((path)=>path.startsWith(`${run.workspace.prefix}.planning/phases/`) && path !== own)) return null;
            try {
                let phase = await (0, phase_phase.mc)(run.workspace.root, run.phase.dir);
                let found = [
                    ...phase.diagnostics,
                    ...(0, schedule._)(phase).diagnostics
                ].find(({ severity })=>'error' === severity);
                return void 0 === found ? null : `with it the phase cannot be run: ${found.file}: ${found.message}`;
            } catch (error) {
                if (!(error instanceof phase_phase.wo)) throw error;
                return `with it the phase cannot be read: ${error.message}`;
            }
        }
        function scopeOf(plan, undone, run) {
            let { prefix } = run.workspace;
            let { protectedReason } = run.policy;
            let declared = (0, judge_declared.$N)(plan, prefix);
            let found = (0, scope.e)({
                changed: undone,
                declared,
                expected: [],
                protectedReason
            });
            return found.filter(({ passed })=>true !== passed);
        }
        async function settle({ plan, attempt, signal, brought }, progress) {
            let { run } = progress;
            let tag = await (0, checkpoint_tag.z$)(run.workspace.git, checkpointOf(plan, brought?.base ?? '', run), brought?.base ?? '');
            if ('success' !== signal.status) throw new Error(`plan ${plan.id} is settled without a success`);
            let { tokensUsed, costUsd, durationMs, warnings, repairs } = signal.details;
            let details = {
                repairs,
                tokensUsed,
                costUsd,
                durationMs,
                warnings,
                verificationStatus: 'passed',
                planHash: (0, plan_hash.S)(plan),
                checkpoints: [
                    tag
                ],
                filesModified: [
                    ...new Set([
                        ...brought?.changed ?? [],
                        ...(0, attempt_standing.Yd)((0, attempt_standing.qV)(plan, run))
                    ])
                ].slice(0, 1000)
            };
            (0, run_progress.Ep)(progress, plan.id, completion_signal.FL.success(run.phase.id, integration_known(details), (0, attempt_signal.OK)(run, plan.id, attempt)));
            return tag;
        }
        function checkpointOf(plan, head, run) {
            let clean = {
                index: null,
                work: null,
                intended: [],
                assumed: [],
                skipped: [],
                repositories: []
            };
            let at = new Date(run.services.clock.now()).toISOString();
            return {
                phase: run.phase.id,
                plan: plan.id,
                at,
                head,
                branch: null,
                ...clean
            };
        }
        async function notTaken(outcome, objection, run) {
            let { plan, attempt, signal, brought } = outcome;
            let of = {
                phase: run.phase.id,
                plan: plan.id,
                attempt
            };
            let isAsked = 'status' in objection;
            let ref = null !== brought && (isAsked || 'scope_violation' !== objection.reason) ? await (0, kept_work.H1)(run.workspace.git, of, brought.commit) : null;
            if (null !== ref) run.services.ledger.append('rollback', {
                plan: plan.id,
                attempt,
                kept: ref,
                base: brought?.base
            });
            let { tokensUsed, costUsd, durationMs } = signal.details;
            let spent = {
                tokensUsed,
                costUsd,
                durationMs,
                checkpoints: null === ref ? [] : [
                    ref
                ]
            };
            if (!isAsked) return failedOutcome(plan, attempt, objection, run, integration_known(spent));
            let { reason, details } = null === ref ? objection : (0, question.gb)(objection, ref);
            let asked = completion_signal.FL.blocked(run.phase.id, reason, {
                ...integration_known(spent),
                ...details
            }, (0, attempt_signal.OK)(run, plan.id, attempt));
            return {
                plan,
                attempt,
                signal: asked,
                brought: null
            };
        }
        function afterFailure({ plan, attempt, signal }, progress) {
            let { run } = progress;
            if ('blocked' === signal.status) return void (0, run_progress.Ep)(progress, plan.id, signal);
            let decision = (0, plan_run.mC)(signal, progress.history, run);
            if ('retry' === decision.action) {
                let { backoffMs, why } = decision;
                run.services.ledger.append('retry_wait', {
                    plan: plan.id,
                    attempt,
                    backoffMs,
                    why
                });
                run.services.ledger.writeSignal(plan.id, signal);
                progress.retries.set(plan.id, signal);
                return;
            }
            let told = (0, plan_run.z2)(decision, signal, run);
            if ('failure' === told.status) (0, run_progress.fj)(progress, {
                signal: told,
                decision,
                attempts: signal.attempt ?? 1,
                plan: plan.id
            });
            (0, run_progress.Ep)(progress, plan.id, told, decision);
        }
        function integration_known(fields) {
            return Object.fromEntries(Object.entries(fields).filter(([, value])=>void 0 !== value));
        }
    }),
    8076: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            lg: ()=>couldGoOn,
            l6: ()=>isUsedUp,
            qy: ()=>nextRound
        });
        var attempt_signal = __webpack_require__(22777);
        var budget = __webpack_require__(3432);
        var human_gate = __webpack_require__(52304);
        var phase_gate = __webpack_require__(79582);
        var plan_run = __webpack_require__(39904);
        var run_progress = __webpack_require__(14664);
        var attempt_history = __webpack_require__(20083);
        var opening = __webpack_require__(49607);
        var plan_standing = __webpack_require__(59557);
        var round = __webpack_require__(26567);
        var job_matrix = __webpack_require__(62582);
        var ready = __webpack_require__(93006);
        function plansOfRound(schedule, states, mode) {
            return (0, ready.iQ)(schedule, states, {
                apart: 'matrix' === mode,
                limit: job_matrix.x_
            });
        }
        function matrixOf(schedule, plans, { phase, round, mode, attempts }) {
            if ('matrix' === mode) return (0, job_matrix.dI)(schedule, plans, {
                phase,
                round,
                attempts
            });
            let [first] = schedule.plans.filter(({ plan })=>plans.includes(plan.id));
            if (void 0 === first) return null;
            let job = {
                phase,
                plan: '',
                path: '',
                wave: first.wave,
                round,
                attempt: 1,
                index: 0
            };
            return {
                include: [
                    {
                        ...job,
                        artifact: (0, job_matrix.Cs)(phase, round, 'all', 1)
                    }
                ]
            };
        }
        var gate_witness = __webpack_require__(56392);
        async function couldGoOn(progress) {
            return null === (0, run_progress.Fd)(progress) && (await next_round_ready(progress, 'single')).length > 0;
        }
        function isUsedUp({ run, history }, most) {
            let last = (0, round.uw)((0, opening.wZ)(run.services.ledger.earlier, run.runId));
            return last >= most || history.length >= run.policy.retry.maximumRunAttempts;
        }
        async function nextRound(progress, { mode, next, most }) {
            let { run, retries } = progress;
            let found = null === (0, run_progress.Fd)(progress) ? await next_round_ready(progress, mode) : [];
            let plans = null === (0, run_progress.Fd)(progress) ? found : [];
            let none = {
                matrix: null,
                round: next,
                notBefore: null,
                gate: false
            };
            let isSpent = progress.history.length >= run.policy.retry.maximumRunAttempts || null !== (0, budget.h4)(run);
            if (plans.length > 0 && (next > most || isSpent)) return {
                ...none,
                action: 'stop'
            };
            let { lastAttempt: attempts } = (0, attempt_history.c)(run.services.ledger.events);
            let matrix = matrixOf(run.schedule, plans, {
                phase: run.phase.id,
                round: next,
                mode,
                attempts
            });
            if (null !== matrix) {
                let { sha: base } = await run.workspace.git.head();
                run.services.ledger.append('round_start', {
                    round: next,
                    base,
                    jobs: matrix.include
                });
                for (let id of plans)if (!retries.has(id)) run.services.ledger.writeSignal(id, (0, attempt_signal.tE)(id, void 0, run));
                return {
                    ...none,
                    matrix,
                    notBefore: (0, plan_standing.u)(run.services.ledger.events, [
                        ...retries.keys()
                    ]),
                    action: retries.size > 0 ? 'retry' : 'proceed'
                };
            }
            if (progress.failed) return {
                ...none,
                action: progress.failed.decision.action
            };
            if (!run.schedule.plans.every(({ plan })=>run.progress.done.has(plan.id))) return {
                ...none,
                action: waitsFor(progress)
            };
            let { decision } = await (0, phase_gate.I)(run);
            if (!decision.open) return {
                ...none,
                action: 'await_user'
            };
            return {
                ...none,
                gate: (0, gate_witness.Wc)(run),
                action: 'proceed'
            };
        }
        async function next_round_ready(progress, mode) {
            let { run, states } = progress;
            for(;;){
                let plans = plansOfRound(run.schedule, states, mode);
                let capped = run.schedule.plans.flatMap(({ plan })=>{
                    let cap = plans.includes(plan.id) ? (0, budget.h4)(run, plan.id) : null;
                    return cap?.level === 'plan' ? [
                        {
                            plan,
                            cap
                        }
                    ] : [];
                });
                for (let { plan, cap } of capped){
                    let end = (0, plan_run.Lg)(plan, attemptsOf(plan.id, progress), cap, run);
                    (0, run_progress.fj)(progress, {
                        ...end,
                        plan: plan.id
                    });
                    (0, run_progress.Ep)(progress, plan.id, end.signal, end.decision);
                }
                let isAsked = false;
                for (let { plan } of run.schedule.plans){
                    let waits = plans.includes(plan.id) ? await (0, human_gate.l)(plan, run) : null;
                    if (null !== waits) {
                        isAsked = true;
                        (0, run_progress.Ep)(progress, plan.id, waits);
                    }
                }
                if (!isAsked && 0 === capped.length) return plans;
            }
        }
        function attemptsOf(plan, { past }) {
            return past.lastAttempt.get(plan) ?? 0;
        }
        function waitsFor({ signals }) {
            let blocked = [
                ...signals.values()
            ].flatMap((signal)=>'blocked' === signal.status ? [
                    signal
                ] : []);
            return blocked.some(({ details })=>details.userInputRequired) ? 'await_user' : 'await_dependency';
        }
    }),
    46600: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            a: ()=>readRecord,
            r: ()=>ChainRecord
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50229);
        var _lease_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37959);
        var _shared_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4624);
        class ChainRecord {
            #ground;
            #found;
            #epoch;
            constructor(ground, found){
                this.#ground = ground;
                this.#found = found;
                let { epoch = 0, runId } = found?.manifest ?? {};
                this.#epoch = epoch + (runId === ground.runId ? 0 : 1);
            }
            static async open(ground) {
                let found = await readRecord(ground);
                if (null !== found && found.manifest.runId !== ground.runId && await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.i7)(found.manifest, ground)) throw new _lease_js__WEBPACK_IMPORTED_MODULE_3__.by((0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.mh)(found.manifest, ground));
                return new ChainRecord(ground, found);
            }
            get commit() {
                return this.#found?.commit ?? null;
            }
            async publish(now, others) {
                let { remote, now: clock, dir, phase } = this.#ground;
                let commit = await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.rN)(this.#ground, {
                    ...now,
                    epoch: this.#epoch,
                    at: clock()
                });
                let record = {
                    name: (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.H8)(this.#ground),
                    to: commit,
                    from: this.#found?.commit ?? null
                };
                if (!await remote.move([
                    record,
                    ...others
                ])) throw new _lease_js__WEBPACK_IMPORTED_MODULE_3__.Qz(`another run has published phase ${phase} on ${(0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.SP)(this.#ground)} meanwhile; nothing of this job was pushed`);
                (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.fR)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, publishedFile), commit);
            }
        }
        async function readRecord(ground) {
            let found = await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.Kd)(ground);
            let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(ground.dir, publishedFile);
            if (null !== found && (0, _files_atomic_file_js__WEBPACK_IMPORTED_MODULE_2__.o_)(path) !== found.commit) await (0, _shared_record_js__WEBPACK_IMPORTED_MODULE_4__.fT)(found.commit, ground);
            (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, {
                force: true
            });
            return found;
        }
        let publishedFile = 'published';
    }),
    56613: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            W0: ()=>branchOf,
            aw: ()=>checkBaseForm,
            aG: ()=>jobsOf,
            fR: ()=>openChainJob,
            SR: ()=>runIdOf
        });
        var schemas = __webpack_require__(27597);
        var deadline_ladder = __webpack_require__(91474);
        var adopt_summaries = __webpack_require__(82920);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_os_ = __webpack_require__(48161);
        var external_node_path_ = __webpack_require__(76760);
        var git_git = __webpack_require__(26488);
        let rules = '* -text !eol -crlf -ident -filter !working-tree-encoding\n';
        let mark = '# Phase Executor was here: files as git stores them, until its job ends\n';
        async function filesAsStored(git) {
            let path = (0, external_node_path_.join)(git.commonDir, 'info', 'attributes');
            let before = (0, external_node_fs_.existsSync)(path) ? (0, external_node_fs_.readFileSync)(path, 'utf8').replace(mark + rules, '') : '';
            let restore = ()=>'' === before ? (0, external_node_fs_.rmSync)(path, {
                    force: true
                }) : (0, external_node_fs_.writeFileSync)(path, before);
            let override = ()=>(0, external_node_fs_.writeFileSync)(path, `${before}${'' === before || before.endsWith('\n') ? '' : '\n'}${mark}${rules}`);
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)(path), {
                recursive: true
            });
            override();
            try {
                let { changes } = await git.state({
                    untracked: false
                });
                let changed = changes.flatMap((each)=>'M' !== each.worktree || each.repository ? [] : [
                        each.path
                    ]);
                if (0 === changed.length) return restore;
                restore();
                let converted = await asConverted(git, changed);
                override();
                for (let each of converted)(0, external_node_fs_.rmSync)((0, external_node_path_.join)(git.root, each));
                await git.run([
                    'checkout-index',
                    '-u',
                    '-z',
                    '--stdin'
                ], {
                    stdin: (0, git_git.t)(converted)
                });
                return restore;
            } catch (error) {
                restore();
                throw error;
            }
        }
        async function asConverted(git, paths) {
            let folder = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, external_node_os_.tmpdir)(), 'phase-executor-checkout-'));
            try {
                await git.run([
                    'checkout-index',
                    '--force',
                    '-z',
                    '--stdin',
                    `--prefix=${folder}/`
                ], {
                    stdin: (0, git_git.t)(paths)
                });
                return paths.filter((path)=>isSame((0, external_node_path_.join)(folder, path), (0, external_node_path_.join)(git.root, path)));
            } finally{
                (0, external_node_fs_.rmSync)(folder, {
                    recursive: true,
                    force: true
                });
            }
        }
        function isSame(one, other) {
            let stats = [
                one,
                other
            ].map((path)=>(0, external_node_fs_.lstatSync)(path, {
                    throwIfNoEntry: false
                }));
            if (!stats.every((stat)=>stat?.isFile()) || stats[0]?.size !== stats[1]?.size) return false;
            return (0, external_node_fs_.readFileSync)(one).equals((0, external_node_fs_.readFileSync)(other));
        }
        var checkpoint_tag = __webpack_require__(93340);
        var meeting = __webpack_require__(12669);
        var refs = __webpack_require__(78816);
        var chain_record = __webpack_require__(46600);
        var job_matrix = __webpack_require__(62582);
        var settings_settings = __webpack_require__(23152);
        var choose_agent = __webpack_require__(590);
        var hold_phase = __webpack_require__(32015);
        var session_remote = __webpack_require__(2076);
        var sign_commits = __webpack_require__(734);
        var work_branch = __webpack_require__(53835);
        let queueMs = 3600000;
        async function openChainJob({ ref, opens }, settings, world, work) {
            let runId = runIdOf(settings);
            checkBaseForm(settings);
            let shared = null;
            let openRecord = async (place)=>{
                if ('' === settings.remote) return null;
                let remote = (0, session_remote.e)(place.git, settings, world);
                let record = await chain_record.r.open({
                    ...place,
                    remote,
                    ttlMs: settings['job-timeout'] + queueMs
                });
                shared = {
                    remote,
                    record,
                    branchAt: await (0, meeting.u)(place.git, remote, branchOf(place.read, settings))
                };
                return null;
            };
            let isFresh = settings.fresh && opens;
            let hold = {
                ref,
                agent: (read)=>(0, choose_agent.U7)(settings, read),
                continues: !opens,
                runId,
                openRecord,
                onCheckout: async (git)=>{
                    git.config.withoutFilters();
                    return filesAsStored(git);
                },
                deadlineAt: world.machine.uptimeMs() + (0, deadline_ladder.D)(settings['job-timeout']).engineMs
            };
            return (0, hold_phase.f)(hold, {
                ...settings,
                fresh: isFresh
            }, world, async (run, read)=>{
                refuseUncommitted(run.policy);
                await (0, adopt_summaries.p)(run, null);
                let { sha: start, branch: here } = await run.workspace.git.head();
                let branch = null === shared ? here?.replace(/^refs\/heads\//, '') ?? null : branchOf(read, settings);
                let publish = async ({ tags, released })=>{
                    if (null === shared) return sign_commits.h;
                    let { record, remote, branchAt } = shared;
                    let signing = await (0, sign_commits.c)({
                        run,
                        remote,
                        settings,
                        world
                    });
                    let { sha: head } = await run.workspace.git.head();
                    let name = `refs/heads/${branch}`;
                    let moves = head === branchAt ? [] : [
                        {
                            name,
                            to: head,
                            from: branchAt
                        }
                    ];
                    for (let ref of (await unpublished(run, remote)))moves.push(ref);
                    if (isFresh && null !== record.commit) moves.push(earlierRecord(read, record.commit, world));
                    for (let tag of tags){
                        await (0, checkpoint_tag.NM)(run.workspace.git, tag, signing.as);
                        moves.push({
                            name: `refs/tags/${tag}`,
                            to: await run.workspace.git.object(`refs/tags/${tag}`),
                            from: null
                        });
                    }
                    await record.publish({
                        branch: name,
                        head,
                        released
                    }, moves);
                    return signing;
                };
                return work({
                    run,
                    read,
                    branch,
                    start,
                    publish
                });
            });
        }
        async function unpublished(run, remote) {
            let { phase } = run;
            let { git } = run.workspace;
            let kept = await (0, refs.h9)(git, `refs/phase-executor/${phase.id}/partial/`);
            let there = await remote.list(kept.map(({ name })=>name));
            return kept.flatMap(({ name, commit })=>{
                let from = there.get(name) ?? null;
                return from === commit ? [] : [
                    {
                        name,
                        to: commit,
                        from
                    }
                ];
            });
        }
        function earlierRecord({ phase }, commit, world) {
            let at = new Date(world.now()).toISOString().replace(/[-:]/g, '');
            return {
                name: `refs/phase-executor/${phase.id}/earlier/${at}`,
                to: commit,
                from: null
            };
        }
        function runIdOf(settings) {
            if (/^[A-Za-z0-9][\w.-]{0,199}$/.test(settings['run-id'])) return settings['run-id'];
            throw new settings_settings.eb(`run-id: found "${settings['run-id']}", expected a name of letters, digits, dots, _ and - that execute, integrate and conclude share`);
        }
        function checkBaseForm({ base }) {
            if ('' !== base && !/^([0-9a-f]{40}|[0-9a-f]{64})$/.test(base)) throw new settings_settings.eb(`base: found "${base}", expected the full id of a commit, as the output base of integrate tells it`);
        }
        function branchOf(read, { branch }) {
            if (branch === work_branch.ss) throw new settings_settings.eb(`branch: found "${work_branch.ss}", but a chain pushes its work; name a branch`);
            return (0, work_branch.dZ)(read, branch);
        }
        function jobsOf({ matrix }) {
            if ('' === matrix.trim()) return [];
            try {
                return schemas.Ikc({
                    include: schemas.YOg(job_matrix.MF)
                }).parse(JSON.parse(matrix)).include;
            } catch (cause) {
                throw new settings_settings.eb('matrix: found no job matrix of ours, expected the output "matrix" of integrate', {
                    cause
                });
            }
        }
        function refuseUncommitted({ commitDocs }) {
            if (commitDocs) return;
            throw new settings_settings.eb('commit_docs is false in config.json: the plans and their summaries are in no commit, so other jobs would not have them; use run');
        }
    }),
    53350: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JW: ()=>refuseUnisolated,
            Rv: ()=>roundOnRecord,
            U4: ()=>noteOpener,
            nQ: ()=>unisolatedWarning,
            sH: ()=>refuseWithoutTransport
        });
        var _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11045);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49607);
        var _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26567);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23152);
        var _remote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2076);
        async function refuseWithoutTransport(setting, settings, world) {
            if ('' !== settings[setting] || 'true' !== world.environment.GITHUB_ACTIONS) return;
            let advice = `use one job with command: run and remote: origin, or name a folder (setting ${setting}) and carry the results yourself`;
            try {
                await new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E(world.environment).probe();
            } catch (error) {
                if (!(error instanceof _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.n)) throw error;
                throw new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.n(`a leg could not send its result to the next job, so no agent is started: ${error.message}; ${advice}`, {
                    cause: error
                });
            }
        }
        function hostJob({ environment }) {
            return _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E.available(environment) ? new _github_artifacts_js__WEBPACK_IMPORTED_MODULE_0__.E(environment).job : null;
        }
        function noteOpener({ ledger }, start, world) {
            let job = hostJob(world);
            let { file } = world.configuration;
            ledger.append('opened', null === job ? {
                start,
                config: file
            } : {
                job,
                start,
                config: file
            });
        }
        async function refuseUnisolated(run, settings, world) {
            if (settings.unisolated) return;
            let opener = (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_1__.zi)(run.services.ledger.earlier, run.runId);
            let isSame = null !== opener && opener === hostJob(world);
            if (!isSame && ('' === settings.remote || !await (0, _remote_js__WEBPACK_IMPORTED_MODULE_3__.e)(run.workspace.git, settings, world).mayPush())) return;
            let why = isSame ? 'this host runs all jobs of the chain as one job with one token, so' : `the token of this leg may push to ${settings.remote}, so`;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`${why} an agent could push unchecked work; give the leg a token that can only read, in a job of its own (docs/hosts.md), or accept it with the setting unisolated`);
        }
        let unisolatedWarning = 'unisolated: the legs of this run were not held to a token that can only read; an agent could have pushed, and could have reached the jobs that judge';
        function roundOnRecord(run, plan, settings) {
            if ('gate' === settings['leg-kind'] || settings.round > 0) return settings;
            let open = (0, _ledger_readings_round_js__WEBPACK_IMPORTED_MODULE_4__.rM)(run.services.ledger.earlier, run.runId);
            if (null === open && '' === settings.remote) return settings;
            if (null === open) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`round: found none, and no round of run ${run.runId} is open on record; run integrate before, and give this job its round and artifact`);
            let job = open.jobs.find((each)=>each.plan === (plan ?? ''));
            if (void 0 === job) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(`plan: found ${null === plan ? 'none' : `"${plan}"`}, but round ${open.round} has jobs for ${open.jobs.map((each)=>each.plan || 'all plans').join(', ')}; where the host cannot fill a matrix, use mode: single`);
            return {
                ...settings,
                round: open.round,
                'artifact-name': settings['artifact-name'] || job.artifact
            };
        }
    })
};
