export const id = 6881;
export const ids = [
    6881
];
export const modules = {
    36881: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            FA: ()=>says,
            JC: ()=>traitsOf,
            Oy: ()=>eventsVersion,
            PG: ()=>phaseEnding,
            i: ()=>kindsWith,
            mT: ()=>isKnownKind,
            np: ()=>endsTheCount,
            pQ: ()=>planEnding,
            wJ: ()=>endingKind,
            xH: ()=>isEvent,
            zy: ()=>has
        });
        var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27597);
        var _schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62582);
        var _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22187);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95185);
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95912);
        function kind(traits, details) {
            return {
                traits,
                details
            };
        }
        let ofAttempt = {
            plan: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            attempt: zod__WEBPACK_IMPORTED_MODULE_4__.aig()
        };
        let time = zod__WEBPACK_IMPORTED_MODULE_4__.YjP();
        let commit = zod__WEBPACK_IMPORTED_MODULE_4__.YjP();
        let texts = zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP()).readonly();
        let count = zod__WEBPACK_IMPORTED_MODULE_4__.aig().nullable();
        let signal = zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
            status: zod__WEBPACK_IMPORTED_MODULE_4__.k5n(_signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_3__.CB),
            attempt: zod__WEBPACK_IMPORTED_MODULE_4__.aig().optional(),
            details: zod__WEBPACK_IMPORTED_MODULE_4__._H3({})
        });
        let verdict = {
            verdict: zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
                'pass',
                'fail',
                'unknown'
            ]),
            passed: count,
            failed: count,
            skipped: count,
            errors: count,
            total: count,
            runner: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
            source: zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
                'report',
                'console',
                'none'
            ]),
            extra: zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.aig().optional()),
            reasons: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.YjP())
        };
        let ofPart = {
            upTo: zod__WEBPACK_IMPORTED_MODULE_4__.aig().int().nonnegative(),
            planHash: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            base: commit,
            isWitnessed: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
            files: texts
        };
        let planEnd = {
            plan: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            signal,
            decision: zod__WEBPACK_IMPORTED_MODULE_4__.IeY((value)=>'string' == typeof value?.action).optional()
        };
        let phaseEnd = {
            signal,
            decision: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            why: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
            exitStatus: zod__WEBPACK_IMPORTED_MODULE_4__.k5n(Object.keys(_signal_exit_status_js__WEBPACK_IMPORTED_MODULE_2__.uc)),
            reason: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            lastPlan: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
            iterations: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
            successRate: zod__WEBPACK_IMPORTED_MODULE_4__.aig().nullable(),
            durationMs: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
            complete: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
            plans: zod__WEBPACK_IMPORTED_MODULE_4__.aig()
        };
        let eventKinds = {
            phase_start: kind({
                sync: true,
                counts: true,
                shown: true,
                gate: 'closes'
            }, {
                schemaVersion: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                base: commit.optional(),
                plans: texts,
                done: texts,
                waves: zod__WEBPACK_IMPORTED_MODULE_4__.g1P(zod__WEBPACK_IMPORTED_MODULE_4__.YjP(), zod__WEBPACK_IMPORTED_MODULE_4__.aig()),
                agent: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                mode: zod__WEBPACK_IMPORTED_MODULE_4__.k5n([
                    'team',
                    'fallback'
                ]),
                gate: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
                    tests: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
                    verifier: zod__WEBPACK_IMPORTED_MODULE_4__.zMY()
                }).optional(),
                answers: commit.nullable().optional()
            }),
            phase_complete: kind({
                sync: true,
                counts: true,
                gate: 'closes',
                ends: 'phase'
            }, phaseEnd),
            phase_failed: kind({
                sync: true,
                counts: true,
                gate: 'closes',
                ends: 'phase'
            }, phaseEnd),
            phase_blocked: kind({
                sync: true,
                counts: true,
                gate: 'closes',
                ends: 'phase'
            }, phaseEnd),
            phase_skipped: kind({
                sync: true,
                counts: true,
                gate: 'closes',
                ends: 'phase'
            }, phaseEnd),
            attempt_start: kind({
                sync: true,
                counts: true,
                shown: true,
                travels: true,
                attempt: 'opens',
                status: 'running'
            }, {
                ...ofAttempt,
                since: time,
                isLost: zod__WEBPACK_IMPORTED_MODULE_4__.euz(true).optional()
            }),
            checkpoint: kind({
                sync: true,
                counts: true,
                publishes: true,
                attempt: 'opens'
            }, {
                ...ofAttempt,
                tag: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                head: commit,
                place: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional()
            }),
            setup_start: kind({
                travels: true
            }, {
                ...partial(ofAttempt),
                command: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional()
            }),
            salvage: kind({
                travels: true
            }, {
                ...ofAttempt,
                from: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            agent_start: kind({
                counts: true,
                travels: true
            }, {
                ...ofAttempt,
                agent: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                timeoutMs: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                promptVersion: zod__WEBPACK_IMPORTED_MODULE_4__.aig().optional(),
                promptTokens: zod__WEBPACK_IMPORTED_MODULE_4__.aig().optional()
            }),
            handoff_start: kind({
                shown: true,
                travels: true
            }, {
                ...ofAttempt,
                why: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            agent_progress: kind({
                fleeting: true,
                shown: true
            }, {
                ...ofAttempt,
                what: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                activity: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional()
            }),
            agent_spend: kind({
                counts: true,
                travels: true
            }, {
                ...ofAttempt,
                spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.IF
            }),
            agent_end: kind({
                counts: true,
                travels: true
            }, {
                ...ofAttempt,
                ok: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
                reason: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
                exitCode: zod__WEBPACK_IMPORTED_MODULE_4__.aig().nullish(),
                durationMs: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                survivors: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                spent: _signal_budget_js__WEBPACK_IMPORTED_MODULE_1__.IF.optional()
            }),
            agent_words: kind({
                travels: true
            }, {
                ...ofAttempt,
                said: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            adopt: kind({
                counts: true,
                shown: true,
                attempt: 'opens',
                status: 'running'
            }, {
                ...ofAttempt,
                from: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                adopters: texts,
                tag: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                endsAt: time,
                isAtWork: zod__WEBPACK_IMPORTED_MODULE_4__.zMY()
            }),
            set_back: kind({
                shown: true,
                travels: true
            }, {
                ...ofAttempt,
                files: texts
            }),
            verify_start: kind({
                sync: true,
                counts: true,
                shown: true
            }, {
                ...ofAttempt,
                commands: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                since: time
            }),
            verify: kind({
                counts: true,
                travels: true
            }, {
                ...ofAttempt,
                passed: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
                findings: zod__WEBPACK_IMPORTED_MODULE_4__.L5J().optional(),
                remarks: texts.optional()
            }),
            repair: kind({
                counts: true,
                shown: true,
                travels: true
            }, {
                ...ofAttempt,
                repair: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                kept: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullish(),
                details: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            commit: kind({
                sync: true,
                counts: true
            }, {
                ...ofAttempt,
                summaryFromFacts: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
                part: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc(ofPart).optional()
            }),
            fold: kind({
                sync: true,
                counts: true
            }, {
                ...ofAttempt,
                base: commit,
                commit,
                branch: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable().optional()
            }),
            settled: kind({
                publishes: true
            }, {
                ...ofAttempt,
                head: commit.nullable()
            }),
            part: kind({
                sync: true,
                counts: true,
                publishes: true
            }, {
                plan: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                attempt: zod__WEBPACK_IMPORTED_MODULE_4__.aig().optional(),
                ...ofPart,
                commit,
                head: commit
            }),
            answered: kind({
                shown: true
            }, {
                plan: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                question: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                approved: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
                by: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            attempt_failed: kind({
                counts: true,
                travels: true,
                attempt: 'decides',
                status: 'failed'
            }, {
                ...ofAttempt,
                task: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                specialist: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                error_type: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                details: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                fingerprint: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                progressed: zod__WEBPACK_IMPORTED_MODULE_4__.zMY().optional(),
                isMachines: zod__WEBPACK_IMPORTED_MODULE_4__.euz(true).optional()
            }),
            rollback: kind({
                sync: true,
                counts: true,
                shown: true,
                attempt: 'decides'
            }, {
                ...ofAttempt,
                tag: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                kept: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
                base: commit.optional()
            }),
            retry_wait: kind({
                counts: true,
                shown: true,
                travels: true,
                attempt: 'closes',
                status: 'retrying'
            }, {
                ...ofAttempt,
                backoffMs: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                why: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            recovered: kind({
                sync: true,
                counts: true,
                shown: true,
                attempt: 'closes',
                status: 'pending'
            }, {
                ...partial(ofAttempt),
                of: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                tag: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                kept: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
                cutOffRun: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            plan_complete: kind({
                counts: true,
                shown: true,
                publishes: true,
                attempt: 'closes',
                ends: 'plan',
                status: 'completed'
            }, planEnd),
            plan_failed: kind({
                counts: true,
                shown: true,
                publishes: true,
                attempt: 'closes',
                ends: 'plan',
                status: 'failed'
            }, planEnd),
            plan_blocked: kind({
                counts: true,
                shown: true,
                publishes: true,
                attempt: 'closes',
                ends: 'plan',
                status: 'blocked'
            }, planEnd),
            plan_skipped: kind({
                counts: true,
                shown: true,
                publishes: true,
                attempt: 'closes',
                ends: 'plan',
                status: 'skipped'
            }, planEnd),
            summary_adopted: kind({
                shown: true
            }, {
                plan: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                head: commit,
                evidence: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            judge_start: kind({
                counts: true,
                shown: true,
                gate: 'opens'
            }, {
                commit,
                of: zod__WEBPACK_IMPORTED_MODULE_4__.euz('judge'),
                time: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                since: time.optional()
            }),
            judge_end: kind({
                counts: true,
                shown: true,
                gate: 'closes'
            }, {
                commit,
                commands: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                durationMs: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                commandMs: zod__WEBPACK_IMPORTED_MODULE_4__.aig()
            }),
            tests_start: kind({
                counts: true,
                shown: true,
                publishes: true,
                gate: 'opens'
            }, {
                commit,
                command: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                of: zod__WEBPACK_IMPORTED_MODULE_4__.euz('tests'),
                time: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                since: time.optional()
            }),
            tests_end: kind({
                counts: true,
                shown: true,
                gate: 'closes'
            }, {
                commit,
                ...verdict
            }),
            tests_base: kind({}, {
                commit,
                command: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                verdict: zod__WEBPACK_IMPORTED_MODULE_4__.Ikc(verdict)
            }),
            verifier_start: kind({
                counts: true,
                shown: true,
                gate: 'opens'
            }, {
                report: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                of: zod__WEBPACK_IMPORTED_MODULE_4__.euz('verification'),
                time: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                since: time.optional()
            }),
            verifier_end: kind({
                counts: true,
                gate: 'closes'
            }, {
                report: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
                ok: zod__WEBPACK_IMPORTED_MODULE_4__.zMY(),
                reason: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
                written: zod__WEBPACK_IMPORTED_MODULE_4__.zMY()
            }),
            signed: kind({
                sync: true,
                counts: true,
                shown: true
            }, {
                from: commit,
                to: commit,
                branch: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().nullable(),
                commits: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(zod__WEBPACK_IMPORTED_MODULE_4__.PVZ([
                    commit,
                    commit
                ])).readonly()
            }),
            warning: kind({
                shown: true
            }, {
                ...partial(ofAttempt),
                message: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            opened: kind({
                counts: true
            }, {
                job: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional(),
                start: commit.optional(),
                config: zod__WEBPACK_IMPORTED_MODULE_4__.YjP().optional()
            }),
            round_start: kind({
                counts: true
            }, {
                round: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
                base: commit,
                jobs: zod__WEBPACK_IMPORTED_MODULE_4__.YOg(_schedule_job_matrix_js__WEBPACK_IMPORTED_MODULE_0__.MF).readonly()
            }),
            leg: kind({
                counts: true
            }, {
                result: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
            }),
            round_end: kind({
                counts: true
            }, {
                round: zod__WEBPACK_IMPORTED_MODULE_4__.aig()
            })
        };
        function partial({ plan, attempt }) {
            return {
                plan: plan.optional(),
                attempt: attempt.optional()
            };
        }
        let eventsVersion = 1;
        let stamp = {
            at: time,
            runId: zod__WEBPACK_IMPORTED_MODULE_4__.YjP(),
            seq: zod__WEBPACK_IMPORTED_MODULE_4__.aig(),
            epoch: zod__WEBPACK_IMPORTED_MODULE_4__.aig().optional(),
            phase: zod__WEBPACK_IMPORTED_MODULE_4__.YjP()
        };
        function eventSchema() {
            schema ??= zod__WEBPACK_IMPORTED_MODULE_4__.gMt('event', kinds.map(schemaOf));
            return schema;
        }
        let schema;
        function schemaOf(event) {
            return zod__WEBPACK_IMPORTED_MODULE_4__.Ikc({
                ...stamp,
                event: zod__WEBPACK_IMPORTED_MODULE_4__.euz(event),
                ...eventKinds[event].details
            });
        }
        let kinds = Object.keys(eventKinds);
        function isKnownKind(event) {
            return Object.hasOwn(eventKinds, event);
        }
        function isEvent(line) {
            return isKnownKind(line.event) && eventSchema().safeParse(line).success;
        }
        function says(event, details) {
            return zod__WEBPACK_IMPORTED_MODULE_4__._H3(eventKinds[event].details).safeParse(details).success;
        }
        function traitsOf(event) {
            return eventKinds[event].traits;
        }
        function has(event, traits) {
            return kindHas(event.event, traits);
        }
        function kindHas(event, traits) {
            let found = eventKinds[event].traits;
            for(let trait in traits)if (found[trait] !== traits[trait]) return false;
            return true;
        }
        function kindsWith(traits) {
            return kinds.filter((event)=>kindHas(event, traits));
        }
        let planEnding = {
            success: 'plan_complete',
            failure: 'plan_failed',
            blocked: 'plan_blocked',
            skipped: 'plan_skipped'
        };
        let phaseEnding = {
            success: 'phase_complete',
            failure: 'phase_failed',
            blocked: 'phase_blocked',
            skipped: 'phase_skipped'
        };
        function endingKind({ plan, status }) {
            return void 0 === plan ? phaseEnding[status] : planEnding[status];
        }
        function endsTheCount(event) {
            if (!has(event, {
                ends: 'phase'
            })) return false;
            let { exitStatus } = event;
            return 'COMPLETED' === exitStatus || 'STUCK' === exitStatus || 'BLOCKED' === exitStatus;
        }
    }),
    62582: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Cs: ()=>artifactName,
            MF: ()=>MatrixJobSchema,
            Oq: ()=>gateArtifact,
            dI: ()=>jobMatrix,
            x_: ()=>maxJobs
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let MatrixJobSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            phase: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            plan: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            path: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            wave: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
            round: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
            attempt: zod__WEBPACK_IMPORTED_MODULE_0__.aig(),
            index: zod__WEBPACK_IMPORTED_MODULE_0__.aig().default(0),
            artifact: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().min(1)
        });
        let maxJobs = 256;
        function jobMatrix(schedule, plans, { phase, round, attempts = new Map() }) {
            let wanted = new Set(plans);
            let chosen = schedule.plans.filter(({ plan })=>wanted.has(plan.id)).slice(0, maxJobs);
            if (0 === chosen.length) return null;
            let include = chosen.map(({ plan, wave }, index)=>{
                let attempt = (attempts.get(plan.id) ?? 0) + 1;
                return {
                    phase,
                    plan: plan.id,
                    path: plan.path,
                    wave,
                    round,
                    attempt,
                    index,
                    artifact: artifactName(phase, round, plan.id, attempt)
                };
            });
            return {
                include
            };
        }
        function artifactName(phase, round, plan, attempt) {
            return `phase-${plain(phase)}-r${round}-${plain(plan)}-a${attempt}`;
        }
        function gateArtifact(phase) {
            return `phase-${plain(phase)}-gate`;
        }
        function plain(text) {
            return text.replace(/[^A-Za-z0-9.-]/gu, (other)=>`_${other.codePointAt(0)?.toString(16)}`);
        }
    }),
    22187: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CT: ()=>sharedPolicy,
            IF: ()=>SpentSchema,
            Vs: ()=>cacheShareOf,
            Wp: ()=>adviceOnPrices,
            XN: ()=>sumOf,
            at: ()=>nothingSpent,
            eG: ()=>laterOf,
            k8: ()=>tokensOf,
            tN: ()=>higherOf,
            vi: ()=>reachedCap
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let amount = zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().max(1e15);
        let SpentSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            inputFresh: amount,
            cacheRead: amount,
            cacheWrite: amount,
            output: amount,
            turns: amount,
            costUsd: amount,
            isCostKnown: zod__WEBPACK_IMPORTED_MODULE_0__.zMY()
        });
        let nothingSpent = {
            inputFresh: 0,
            cacheRead: 0,
            cacheWrite: 0,
            output: 0,
            turns: 0,
            costUsd: 0,
            isCostKnown: true
        };
        function sumOf(all) {
            return all.reduce((sum, each)=>({
                    inputFresh: sum.inputFresh + each.inputFresh,
                    cacheRead: sum.cacheRead + each.cacheRead,
                    cacheWrite: sum.cacheWrite + each.cacheWrite,
                    output: sum.output + each.output,
                    turns: sum.turns + each.turns,
                    costUsd: sum.costUsd + each.costUsd,
                    isCostKnown: sum.isCostKnown && each.isCostKnown
                }), nothingSpent);
        }
        function higherOf(one, other) {
            return {
                inputFresh: Math.max(one.inputFresh, other.inputFresh),
                cacheRead: Math.max(one.cacheRead, other.cacheRead),
                cacheWrite: Math.max(one.cacheWrite, other.cacheWrite),
                output: Math.max(one.output, other.output),
                turns: Math.max(one.turns, other.turns),
                costUsd: Math.max(one.costUsd, other.costUsd),
                isCostKnown: knowsCost(one, other) || knowsCost(other, one)
            };
        }
        function knowsCost(one, other) {
            return one.isCostKnown && tokensOf(one) >= 0.9 * tokensOf(other);
        }
        function laterOf(before, now) {
            return {
                ...higherOf(before, now),
                isCostKnown: now.isCostKnown
            };
        }
        function tokensOf({ inputFresh, cacheRead, cacheWrite, output }) {
            return Math.round(inputFresh + cacheRead + cacheWrite + output);
        }
        function cacheShareOf({ inputFresh, cacheRead, cacheWrite }) {
            let input = inputFresh + cacheRead + cacheWrite;
            return 0 === input ? null : cacheRead / input;
        }
        let levels = [
            'phase',
            'plan',
            'attempt'
        ];
        function reachedCap(policy, spent) {
            for (let level of levels){
                let used = spent[level];
                let cap = void 0 === used ? null : capReached(policy, level, used);
                if (null !== cap) return {
                    level,
                    text: cap
                };
            }
            return null;
        }
        function capReached({ cost, tokens, turns, unknownCost, isShare = false }, level, used) {
            let whole = isShare && 'phase' === level ? 'the phase, as far as this job has a share of it' : `the ${level}`;
            let most = {
                cost: cost[level],
                tokens: tokens[level],
                turns: turns[level]
            };
            if (null !== most.cost && used.costUsd >= most.cost) return `max-cost is reached: USD ${dollars(used.costUsd)} of ${dollars(most.cost)} for ${whole}`;
            if (null !== most.tokens && tokensOf(used) >= most.tokens) return `max-tokens is reached: ${tokensOf(used)} of ${most.tokens} tokens for ${whole}`;
            if (null !== most.turns && used.turns >= most.turns) return `max-turns is reached: ${used.turns} of ${most.turns} turns for ${whole}`;
            if (null !== most.cost && !used.isCostKnown && 'refuse' === unknownCost) return `max-cost cannot be kept: the cost of what was used for ${whole} is not known; ${adviceOnPrices}`;
            return null;
        }
        let adviceOnPrices = 'give the price of the model in agent.prices of the configuration file, or allow it with the word unknown=allow in max-cost';
        function dollars(usd) {
            return usd.toFixed(2);
        }
        function sharedPolicy(policy, spent, parts) {
            if (parts <= 1) return policy;
            let share = ({ phase, ...rest }, used)=>({
                    ...rest,
                    phase: null === phase ? null : used + Math.max(0, phase - used) / parts
                });
            return {
                ...policy,
                isShare: true,
                cost: share(policy.cost, spent.costUsd),
                tokens: share(policy.tokens, tokensOf(spent)),
                turns: share(policy.turns, spent.turns)
            };
        }
    }),
    95912: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            CB: ()=>COMPLETION_STATUS,
            N$: ()=>IdSchema,
            N9: ()=>FAILURE_REASONS,
            b1: ()=>LIMITS,
            gc: ()=>QuestionSchema,
            jW: ()=>complainAboutUnknown,
            sA: ()=>SignalSchema,
            uI: ()=>inCanonicalOrder,
            yt: ()=>FailureReasonSchema
        });
        var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27597);
        let COMPLETION_STATUS = {
            SUCCESS: 'success',
            FAILURE: 'failure',
            BLOCKED: 'blocked',
            SKIPPED: 'skipped'
        };
        let FAILURE_REASONS = [
            'timeout',
            'idle_timeout',
            'killed',
            'interrupted',
            'deadline',
            'context_exhausted',
            'agent_error',
            'rate_limit',
            'quota',
            'overloaded',
            'auth',
            'budget',
            'verification_failed',
            'tests_failed',
            'scope_violation',
            'merge_conflict',
            'stuck',
            'invalid_plan',
            'internal'
        ];
        let FailureReasonSchema = zod__WEBPACK_IMPORTED_MODULE_0__.k5n(FAILURE_REASONS);
        let LIMITS = {
            messageChars: 4000,
            listItems: 1000,
            unknownKeys: 32,
            unknownValueChars: 4000,
            stepsChars: 20_000
        };
        let IdSchema = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative()
        ], {
            error: 'expected an id such as "07" or "02.1" (string or number)'
        }).transform((id)=>String(id).trim()).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]{0,127}$/u, 'expected an id such as "07" or "02.1"'));
        let Instant = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().refine((text)=>!Number.isNaN(Date.parse(text)), 'expected a time such as 2026-01-01T00:00:00.000Z').transform((text)=>new Date(text).toISOString());
        let Message = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform((text)=>clip(text, LIMITS.messageChars));
        let Strings = zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(LIMITS.messageChars)).max(LIMITS.listItems);
        let Count = zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().nonnegative();
        let ErrorSchema = zod__WEBPACK_IMPORTED_MODULE_0__.KCZ([
            zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
            zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                message: zod__WEBPACK_IMPORTED_MODULE_0__.YjP(),
                code: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(100).optional()
            })
        ]).transform((error)=>'string' == typeof error ? {
                message: error
            } : error).pipe(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            message: Message,
            code: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(100).optional()
        }));
        let measured = {
            tokensUsed: Count.optional(),
            costUsd: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().optional(),
            durationMs: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().optional(),
            repairs: Count.optional(),
            filesModified: Strings.default([]),
            checkpoints: Strings.default([]),
            errors: Strings.optional(),
            warnings: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(Message).max(LIMITS.listItems).optional(),
            verificationStatus: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(100).optional(),
            nextSteps: Strings.default([]),
            handoff: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(LIMITS.messageChars).optional()
        };
        let SuccessDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            nextPhaseReady: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            ...measured
        });
        let FailureDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            reason: FailureReasonSchema.default('agent_error'),
            error: ErrorSchema.optional(),
            retryable: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            retryOptions: zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                maxRetries: Count.optional(),
                backoffMs: Count.optional()
            }).optional(),
            retryAfterMs: zod__WEBPACK_IMPORTED_MODULE_0__.aig().nonnegative().optional(),
            resetAt: Instant.optional(),
            skipOption: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            escalateOption: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(false),
            ...measured
        });
        let Steps = zod__WEBPACK_IMPORTED_MODULE_0__.YjP().transform((text)=>clip(text, LIMITS.stepsChars));
        let QuestionSchema = zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
            id: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[0-9a-f]{64}$/),
            kind: zod__WEBPACK_IMPORTED_MODULE_0__.k5n([
                'human-verify',
                'decision',
                'human-action',
                'go-ahead',
                'agent-question'
            ]),
            task: Message.nullable(),
            number: Count,
            tasks: Count,
            done: Count,
            commit: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().regex(/^[0-9a-f]{40,64}$/),
            options: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                id: Message,
                name: Message,
                pros: Message.optional(),
                cons: Message.optional()
            })).max(100).default([]),
            whatBuilt: Steps.optional(),
            howToVerify: Steps.optional(),
            decision: Steps.optional(),
            context: Steps.optional(),
            action: Steps.optional(),
            instructions: Steps.optional(),
            verification: Steps.optional(),
            resumeSignal: Steps.optional(),
            precondition: Steps.optional(),
            asked: Steps.optional()
        });
        let BlockedDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            reason: Message,
            question: QuestionSchema.optional(),
            blockingDependencies: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(IdSchema).max(LIMITS.listItems).default([]),
            userInputRequired: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(false),
            estimatedUnblockTime: Instant.optional(),
            ...measured
        });
        let SkippedDetails = zod__WEBPACK_IMPORTED_MODULE_0__._H3({
            reason: Message,
            incomplete: zod__WEBPACK_IMPORTED_MODULE_0__.zMY().default(true),
            affectedPhases: zod__WEBPACK_IMPORTED_MODULE_0__.YOg(IdSchema).max(LIMITS.listItems).default([]),
            ...measured
        });
        let envelope = {
            schemaVersion: zod__WEBPACK_IMPORTED_MODULE_0__.euz(1).default(1),
            phase: IdSchema,
            plan: IdSchema.optional(),
            attempt: zod__WEBPACK_IMPORTED_MODULE_0__.aig().int().positive().optional(),
            timestamp: Instant.optional(),
            runId: zod__WEBPACK_IMPORTED_MODULE_0__.YjP().max(200).optional()
        };
        let variant = (status, details)=>zod__WEBPACK_IMPORTED_MODULE_0__.Ikc({
                ...envelope,
                status: zod__WEBPACK_IMPORTED_MODULE_0__.euz(status),
                details
            });
        let SignalSchema = zod__WEBPACK_IMPORTED_MODULE_0__.gMt('status', [
            variant('success', SuccessDetails),
            variant('failure', FailureDetails),
            variant('blocked', BlockedDetails),
            variant('skipped', SkippedDetails)
        ]);
        let knownKeys = {
            success: Object.keys(SuccessDetails.shape),
            failure: Object.keys(FailureDetails.shape),
            blocked: Object.keys(BlockedDetails.shape),
            skipped: Object.keys(SkippedDetails.shape)
        };
        function inCanonicalOrder(status, details) {
            let given = new Map(Object.entries(details).filter(([, value])=>void 0 !== value));
            let known = knownKeys[status].filter((key)=>given.has(key));
            let others = [
                ...given.keys()
            ].filter((key)=>!known.includes(key)).sort();
            return Object.fromEntries([
                ...known,
                ...others
            ].map((key)=>[
                    key,
                    given.get(key)
                ]));
        }
        function complainAboutUnknown(status, details) {
            let unknown = Object.keys(details).filter((key)=>!knownKeys[status].includes(key));
            if (unknown.length > LIMITS.unknownKeys) return `details: ${unknown.length} fields this version does not know, at most ${LIMITS.unknownKeys} are kept`;
            for (let key of unknown){
                let size = JSON.stringify(details[key])?.length ?? 0;
                if (size > LIMITS.unknownValueChars) return `details.${clip(key, 60)}: ${size} characters in a field this version does not know, at most ${LIMITS.unknownValueChars} are kept`;
            }
        }
        function clip(text, limit) {
            return text.length <= limit ? text : `${text.slice(0, limit - 1)}…`;
        }
    })
};
