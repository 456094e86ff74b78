export const id = 1304;
export const ids = [
    1304
];
export const modules = {
    74451: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            P: ()=>runPhase,
            E: ()=>runPlans
        });
        var attempt_signal = __webpack_require__(22777);
        var budget = __webpack_require__(3432);
        var standing = __webpack_require__(29053);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        async function packLooseObjects(git, { atLeast = manyObjects } = {}) {
            let objects = (0, external_node_path_.join)(git.commonDir, 'objects');
            let folders = (0, external_node_fs_.readdirSync)(objects).filter((name)=>/^[0-9a-f]{2}$/.test(name));
            let names = folders.flatMap((folder)=>(0, external_node_fs_.readdirSync)((0, external_node_path_.join)(objects, folder)).flatMap((rest)=>/^[0-9a-f]{38,62}$/.test(rest) ? [
                        `${folder}${rest}`
                    ] : []));
            if (names.length < atLeast) return 0;
            let args = [
                'pack-objects',
                '--quiet',
                '--window=4',
                '--threads=1',
                (0, external_node_path_.join)(objects, 'pack', 'pack')
            ];
            await git.run(args, {
                stdin: `${names.join('\n')}\n`
            });
            await git.run([
                'prune-packed',
                '--quiet'
            ]);
            return names.length;
        }
        let manyObjects = 2_000;
        var lease = __webpack_require__(37959);
        var waits = __webpack_require__(21999);
        var ready = __webpack_require__(93006);
        var completion_signal = __webpack_require__(57733);
        var human_gate = __webpack_require__(52304);
        var phase_end = __webpack_require__(66738);
        var phase_gate = __webpack_require__(79582);
        var plan_changes = __webpack_require__(24284);
        var plan_run = __webpack_require__(39904);
        var run_progress = __webpack_require__(14664);
        var witness_here = __webpack_require__(24910);
        async function runPhase(given) {
            let { run, stop } = stoppable(given);
            let progress = (0, run_progress.AD)(run);
            (0, run_progress.iP)(progress);
            try {
                await runPlans(progress);
                return await (0, phase_end.z)(progress, async ()=>(0, phase_gate.n)(run, (0, witness_here.i)(progress.before, run), await (0, plan_changes.X)(run, progress.signals)));
            } catch (error) {
                stop();
                await Promise.allSettled(progress.running.values());
                let message = error instanceof Error ? error.message : String(error);
                let reason = waits.l.isStuck ? 'interrupted' : 'internal';
                let details = {
                    reason,
                    retryable: waits.l.isStuck
                };
                run.services.ledger.writeSignal(null, completion_signal.FL.failure(run.phase.id, message, details, (0, attempt_signal.OK)(run)));
                throw error;
            }
        }
        async function runPlans(progress) {
            let { running } = progress;
            for(;;){
                for (let plan of nextPlans(progress))running.set(plan.id, take(plan, progress).finally(()=>running.delete(plan.id)));
                if (0 === running.size) return;
                await Promise.race(running.values());
            }
        }
        function stoppable(run) {
            let own = new AbortController();
            let orOwn = (signal)=>AbortSignal.any([
                    signal,
                    own.signal
                ]);
            let interrupt = {
                soon: orOwn(run.services.interrupt.soon),
                now: orOwn(run.services.interrupt.now)
            };
            return {
                run: {
                    ...run,
                    services: {
                        ...run.services,
                        interrupt
                    }
                },
                stop: ()=>own.abort()
            };
        }
        function nextPlans(progress) {
            let { run, states } = progress;
            let isOver = run.services.clock.uptimeMs() >= run.policy.limits.deadlineAt || null !== (0, run_progress.Fd)(progress);
            if (isOver || run.services.interrupt.soon.aborted) return [];
            let hasMoney = null === (0, budget.h4)(run);
            let only = hasMoney ? run.leg?.plan : null;
            if (only) return run.schedule.plans.flatMap(({ plan })=>plan.id === only && 'pending' === states.get(only) ? [
                    plan
                ] : []);
            let waiting = [
                ...run.found.orphans.keys()
            ].filter((id)=>'pending' === states.get(id));
            let isBusy = [
                ...states.values()
            ].includes('running');
            if (waiting.length > 0 && !run.policy.useWorktrees) return run.schedule.plans.flatMap(({ plan })=>isBusy || plan.id !== waiting[0] ? [] : [
                    plan
                ]);
            let leftOut = (0, run_progress.Kj)(progress).map((id)=>[
                    id,
                    'skipped'
                ]);
            let atWork = new Map([
                ...states,
                ...leftOut,
                ...waiting.map((id)=>[
                        id,
                        'running'
                    ])
            ]);
            let fresh = hasMoney ? (0, ready.iQ)(run.schedule, atWork, {
                apart: true,
                limit: run.policy.parallel
            }) : [];
            return [
                ...waiting,
                ...fresh
            ].flatMap((id)=>run.schedule.plans.flatMap(({ plan })=>plan.id === id ? [
                        plan
                    ] : []));
        }
        async function take(plan, progress) {
            let { run, states } = progress;
            states.set(plan.id, 'running');
            let waits = run.found.orphans.has(plan.id) ? null : await (0, human_gate.l)(plan, run);
            if (null !== waits) return (0, run_progress.Ep)(progress, plan.id, waits);
            tellAnswers(plan, run);
            let last = progress.past.attempts.findLast((attempt)=>attempt.plan === plan.id);
            let planEnd = await (0, plan_run.Fo)(plan, progress.history, last, run);
            if (progress.history.length % packEvery === 0) await tryToPack(run);
            if ('failure' === planEnd.signal.status) (0, run_progress.fj)(progress, {
                ...planEnd,
                plan: plan.id
            });
            (0, run_progress.Ep)(progress, plan.id, planEnd.signal);
        }
        let packEvery = 100;
        async function tryToPack(run) {
            let { git } = run.workspace;
            let { ledger } = run.services;
            try {
                await packLooseObjects(git);
            } catch (error) {
                if (error instanceof lease.Qz) throw error;
                ledger.append('warning', {
                    message: `objects were not packed: ${error.message}`
                });
            }
        }
        function tellAnswers(plan, run) {
            let { ledger } = run.services;
            let told = ledger.earlier.flatMap((event)=>'answered' === event.event ? [
                    event.question
                ] : []);
            let { answered, told: asked } = (0, standing.qV)(plan, run);
            for (let { answer } of [
                ...answered,
                ...asked
            ])if (!told.includes(answer.question)) ledger.append('answered', {
                plan: plan.id,
                question: answer.question,
                approved: answer.approved,
                by: answer.by
            });
        }
    }),
    24910: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            i: ()=>witnessHere
        });
        var declared = __webpack_require__(75209);
        var programs = __webpack_require__(76478);
        var exit_gate = __webpack_require__(17120);
        var command_strength = __webpack_require__(51132);
        var place_programs = __webpack_require__(8808);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        var test_integrity = __webpack_require__(21722);
        var tree = __webpack_require__(18662);
        function testsOnBase(events, commit, command) {
            let known = events.findLast((event)=>'tests_base' === event.event && event.commit === commit && event.command === command);
            return known?.event === 'tests_base' ? known.verdict : null;
        }
        function compareWithBaseline(before, after) {
            let [base, now] = [
                tallyOf(before),
                tallyOf(after)
            ];
            if (null === base) return {
                weakened: [],
                remarks: [
                    `the tests were not compared: ${uncounted(before)} on the base`
                ]
            };
            if (null === now) return {
                weakened: base.executed > 0 ? [
                    `${uncounted(after)}, but the base executed ${tests(base.executed)}`
                ] : [],
                remarks: []
            };
            let changedRunner = before.runner === after.runner ? [] : [
                `the tests ran with ${before.runner} on the base, with ${after.runner} now`
            ];
            let weakened = [
                ...fell('executed', base.executed, now.executed),
                ...fell('counted in all', base.total, now.total),
                ...rose('skipped', base.skipped, now.skipped),
                ...rose('todo', base.todo, now.todo),
                ...rose('expected to fail', base.expectedToFail, now.expectedToFail),
                ...rose('deselected', base.deselected, now.deselected),
                ...rose('not run', base.notRun, now.notRun)
            ];
            return {
                weakened,
                remarks: changedRunner
            };
        }
        function tallyOf({ passed, failed, skipped, errors, total, extra }) {
            if (null === passed || null === failed) return null;
            let { todo = 0, xfailed = 0, xpassed = 0, flaky = 0, deselected = 0, notRun = 0 } = extra;
            let executed = passed + failed + (errors ?? 0) + flaky;
            let expectedToFail = xfailed + xpassed;
            let all = executed + (skipped ?? 0) + todo + expectedToFail;
            return {
                executed,
                skipped: skipped ?? 0,
                todo,
                expectedToFail,
                deselected,
                notRun,
                total: null === total ? all : Math.max(total, all)
            };
        }
        function uncounted({ passed, failed }) {
            return null === passed && null !== failed ? 'the number of passed tests is not printed' : 'no test could be counted';
        }
        function fell(what, before, after) {
            return after < before ? [
                `${tests(before)} ${was(before)} ${what} on the base, ${after} now`
            ] : [];
        }
        function rose(what, before, after) {
            return after > before ? [
                `${tests(after)} ${is(after)} ${what}, ${before} on the base`
            ] : [];
        }
        let tests = (count)=>1 === count ? '1 test' : `${count} tests`;
        let is = (count)=>1 === count ? 'is' : 'are';
        let was = (count)=>1 === count ? 'was' : 'were';
        var verdict = __webpack_require__(17673);
        function proofOfRed({ onBase, onResult }) {
            if ('pass' !== onResult.verdict) return no(`the new tests do not pass on the result: ${reasonsOf(onResult)}`);
            if ('pass' === onBase.verdict) return no('the new tests pass on the base as well, so they do not show that the work was needed');
            if ('unknown' === onBase.verdict) return no(`whether the new tests fail on the base is not known: ${reasonsOf(onBase)}`);
            let { failed, errors, passed, extra } = onBase;
            let red = (failed ?? 0) + (errors ?? 0);
            if (wasStopped(onBase)) return no(`the new tests did not finish on the base: ${reasonsOf(onBase)}`);
            if (red > 0) return yes(`${red} of ${red + (passed ?? 0)} executed tests fail on the base, and all pass on the result`);
            let files = extra.suitesFailed ?? 0;
            if (files > 0) return yes(`${1 === files ? '1 test file does' : `${files} test files do`} not load on the base, and all pass on the result`);
            if (null !== onBase.runner && null === passed && !onBase.reasons.includes(verdict.g)) return yes(`the new tests do not build on the base (${onBase.runner}), and all pass on the result`);
            return no(`on the base no test failed, though the run did: ${reasonsOf(onBase)}`);
        }
        function wasStopped({ reasons }) {
            return reasons.some((reason)=>/^the tests (?:were killed by|did not end before)/.test(reason));
        }
        let yes = (sentence)=>({
                proven: true,
                sentence
            });
        let no = (sentence)=>({
                proven: false,
                sentence
            });
        function reasonsOf({ reasons }) {
            return reasons.slice(0, 3).join('; ') || 'no reason is known';
        }
        var test_file = __webpack_require__(92856);
        var commit_judgement = __webpack_require__(96280);
        var plan_changes = __webpack_require__(24284);
        async function againstBase(tests, place, run) {
            let nothing = {
                weakened: [],
                remarks: [],
                proof: null
            };
            let { startCommit } = run.found;
            let { git, prefix } = run.workspace;
            let { prove } = run.policy;
            if (!run.policy.comparesTests && 'off' === prove) return nothing;
            let { changed, fresh } = await (0, tree.tX)(git, startCommit, place.commit);
            let files = [
                ...changed,
                ...fresh
            ].filter((path)=>!path.startsWith(`${prefix}.planning/`));
            if (0 === files.length) return nothing;
            let base = await (0, commit_judgement.QL)(startCommit, run);
            if ('string' == typeof base) return {
                ...nothing,
                remarks: [
                    `the tests were not compared: ${base}`
                ]
            };
            try {
                let unprepared = await (0, place_programs.J8)(base, run);
                if (null !== unprepared) return {
                    ...nothing,
                    remarks: [
                        `the tests were not compared: ${unprepared}`
                    ]
                };
                let compared = run.policy.comparesTests ? await comparison(tests, base, files, run) : nothing;
                let proof = 'off' === prove ? null : await provenBy(files, {
                    base,
                    place,
                    tests
                }, run);
                let unproven = null === proof || proof.proven ? [] : [
                    proof.sentence
                ];
                return {
                    ...compared,
                    proof,
                    remarks: [
                        ...compared.remarks,
                        ...unproven
                    ]
                };
            } finally{
                base.close();
            }
        }
        async function comparison(tests, base, files, run) {
            let { weakened, remarks } = compareWithBaseline(await countedOn(base, run), tests);
            let isDeclared = (0, test_integrity.Ol)(run);
            let ofTests = files.filter((path)=>(0, test_file.h)(path) || (0, test_file.G)(path));
            let wasAsked = ofTests.length > 0 && ofTests.every(isDeclared);
            return wasAsked ? {
                weakened: [],
                remarks: [
                    ...weakened,
                    ...remarks
                ],
                proof: null
            } : {
                weakened,
                remarks,
                proof: null
            };
        }
        async function countedOn(base, run) {
            let { ledger } = run.services;
            let { testCommand: command } = run.policy;
            let known = testsOnBase(ledger.earlier, base.commit, command);
            if (null !== known) return known;
            let verdict = await (0, place_programs.pu)(base, {
                time: 100,
                logFile: ledger.logFile('tests-base', 1)
            }, run);
            ledger.append('tests_base', {
                commit: base.commit,
                command,
                verdict
            });
            return verdict;
        }
        async function provenBy(files, { base, place, tests }, run) {
            let wanted = files.filter((path)=>(0, test_file.h)(path) || (0, test_file.G)(path));
            if (!wanted.some(test_file.h)) return null;
            let time = 100;
            let proofWith = async (chosen)=>{
                time += 1;
                await base.reset();
                for (let path of chosen)copyFile(path, place.top, base.top);
                let onBase = await (0, place_programs.pu)(base, {
                    time,
                    logFile: run.services.ledger.logFile('tests-red', time - 100)
                }, run);
                return proofOfRed({
                    onBase,
                    onResult: tests
                });
            };
            let whole = await proofWith(wanted);
            let changes = await (0, plan_changes.X)(run, new Map());
            let ids = run.schedule.plans.map(({ plan })=>plan.id);
            let testsOf = (id)=>changes.of(id).filter((path)=>(0, test_file.h)(path) && wanted.includes(path));
            let authors = ids.filter((id)=>testsOf(id).length > 0);
            if (!whole.proven || authors.length < 2) return {
                ...whole,
                plans: whole.proven ? authors : []
            };
            let material = wanted.filter((path)=>!(0, test_file.h)(path));
            let plans = [];
            for (let id of authors)if ((await proofWith([
                ...material,
                ...testsOf(id)
            ])).proven) plans.push(id);
            return {
                ...whole,
                plans
            };
        }
        function copyFile(path, from, to) {
            let file = (0, external_node_path_.join)(from, path);
            if ((0, external_node_fs_.lstatSync)(file, {
                throwIfNoEntry: false
            })?.isFile() !== true) return;
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(to, path)), {
                recursive: true
            });
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(to, path), (0, external_node_fs_.readFileSync)(file));
        }
        var verifier = __webpack_require__(74341);
        function witnessHere(before, run) {
            return {
                setUp: (place)=>(0, place_programs.J8)(place, run),
                commands: async (plan, place)=>{
                    let commands = (0, programs.Kf)(plan);
                    let how = {
                        marker: `${run.runId}/judge/1`,
                        log: plan.id,
                        onlyReads: commands.every(command_strength.AD)
                    };
                    let ground = {
                        root: place.root,
                        project: run.workspace.project
                    };
                    let asked = {
                        texts: commands,
                        areAlone: (0, declared.DM)(plan, run.workspace.prefix)
                    };
                    return (0, programs.RN)(asked, ground, (0, place_programs.TS)(place, how, run), place.answers);
                },
                tests: (facts, place)=>confirmedTests(facts, place, run),
                verification: async (place)=>{
                    await place.reset();
                    return (0, verifier.Bb)(before, place, run);
                }
            };
        }
        async function confirmedTests(facts, place, run) {
            let policy = {
                requireTests: true,
                confirmingRuns: run.policy.confirmingRuns
            };
            for(let confirmations = 0;; confirmations += 1){
                let tests = await testsOn(facts.commit, confirmations + 1, place, run);
                let decide = (said)=>(0, exit_gate.c)({
                        ...facts,
                        tests: {
                            verdict: said.verdict,
                            commit: facts.commit
                        },
                        confirmations
                    }, policy);
                if ('pass' !== tests.verdict) return {
                    decision: decide(tests),
                    tests,
                    proof: null,
                    remarks: withheldFrom(run.services)
                };
                if (confirmations < run.policy.confirmingRuns) continue;
                let { weakened, remarks, proof } = await againstBase(tests, place, run);
                let told = 0 === weakened.length ? tests : withoutTrust(tests, weakened);
                return {
                    decision: decide(told),
                    tests: told,
                    proof,
                    remarks
                };
            }
        }
        function withheldFrom({ judging }) {
            let names = judging.withheld();
            if (0 === names.length) return [];
            return [
                `the tests ran without the secrets of the job (${names.join(', ')}); agent-env passes those it names`
            ];
        }
        function withoutTrust(tests, weakened) {
            return {
                ...tests,
                verdict: 'fail',
                reasons: [
                    `they prove less than before the phase: ${weakened.join('; ')}`,
                    ...tests.reasons
                ]
            };
        }
        async function testsOn(commit, time, place, run) {
            let { ledger } = run.services;
            ledger.append('tests_start', {
                command: run.policy.testCommand,
                commit,
                of: 'tests',
                time
            });
            await place.reset();
            place.renewHome();
            let verdict = await (0, place_programs.pu)(place, {
                time,
                logFile: ledger.logFile('tests', time)
            }, run);
            ledger.append('tests_end', {
                commit,
                ...verdict
            });
            return verdict;
        }
    }),
    17330: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>warnOfCredentials,
            _: ()=>storedCredentials
        });
        function storedCredentials(git) {
            let keys = git.config.credentials;
            if (0 === keys.length) return null;
            return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and give the token as github-token`;
        }
        function warnOfCredentials(run) {
            let { git } = run.workspace;
            let { ledger } = run.services;
            let message = storedCredentials(git);
            if (null !== message) ledger.append('warning', {
                message
            });
        }
    })
};
