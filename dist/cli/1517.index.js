export const id = 1517;
export const ids = [
    1517
];
export const modules = {
    11517: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            run: ()=>run
        });
        var external_node_path_ = __webpack_require__(76760);
        var adopt_summaries = __webpack_require__(82920);
        var phase_run = __webpack_require__(74451);
        var witness_here = __webpack_require__(24910);
        var choose_agent = __webpack_require__(590);
        var git_git = __webpack_require__(26488);
        var attempt_history = __webpack_require__(20083);
        var report_text = __webpack_require__(44639);
        function dryRunText(document) {
            let { phase, name, wouldStart, exitCode, comment } = document;
            let verdict = wouldStart ? 'a run would start' : `a run would not start (exit code ${exitCode})`;
            return [
                `Dry run of phase ${phase} ${(0, report_text.pj)(name)}: ${verdict}; nothing was changed`,
                ...findingLines(document),
                '',
                ...planLines(document),
                '',
                'Checks that decide about a plan, besides its SUMMARY and the files that it may change:',
                ...checkLines(document.plans),
                '',
                'Exit gate, when every plan is complete:',
                ...gateLines(document),
                '',
                'Limits:',
                ...limitLines(document),
                '',
                'Budget:',
                ...budgetLines(document),
                '',
                ...agentLines(document),
                '',
                'Where it goes:',
                ...(0, report_text.tp)(document.publishes.map(({ what, where, note })=>[
                        what,
                        null === where ? (0, report_text.pj)(note) : (0, report_text.pj)(`${where} (${note})`)
                    ])),
                '',
                ...outcomeLines(document),
                `Comment at the beginning (${comment.isPosted ? 'on' : 'not posted:'} ${(0, report_text.pj)(comment.note)}):`,
                ...comment.body.trimEnd().split('\n').map((line)=>`  | ${(0, report_text._u)(line)}`)
            ].join('\n');
        }
        function findingLines({ findings }) {
            return findings.map(({ severity, file, line, message })=>{
                let place = null === file ? '' : `${(0, report_text.pj)(file)}:${line}: `;
                return `${'error' === severity ? '✗' : '!'} ${place}${(0, report_text.pj)(message)}`;
            });
        }
        function planLines({ plans, schedule, limits }) {
            let { parallel, isolation, steps } = schedule;
            let where = 'worktree' === isolation ? 'each in a work tree of its own' : 'in the checkout';
            let rows = plans.map(({ id, wave, state, why, waitsFor, attempt, prompt, title })=>[
                    id,
                    `wave ${wave}`,
                    stateText({
                        state,
                        waitsFor
                    }),
                    null === attempt ? '' : `attempt ${attempt} of ${limits.plan.attempts}`,
                    null === prompt ? '' : `prompt ${prompt.bytes} bytes, about ${prompt.estimatedTokens} tokens`,
                    (0, report_text.pj)(why ?? title ?? '')
                ]);
            return [
                `Plans, ${parallel} at a time, ${where}:`,
                ...(0, report_text.tp)(rows),
                0 === steps.length ? 'Order: no plan would be run' : `Order: ${steps.map((step)=>step.join(' beside ')).join(', then ')}`
            ];
        }
        function stateText({ state, waitsFor }) {
            switch(state){
                case 'waits':
                    return 0 === waitsFor.length ? 'waits for room' : `waits for ${waitsFor.join(', ')}`;
                case 'claimed':
                    return 'is verified first';
                case 'left_out':
                    return 'left out';
                case 'asks':
                    return 'asks a person';
                case 'ended':
                    return 'gets no attempt';
                case 'held':
                    return 'cannot run';
                default:
                    return state;
            }
        }
        function checkLines(plans) {
            let open = plans.filter(({ attempt })=>null !== attempt);
            let rows = open.flatMap(({ id, checks: { commands, artifacts, keyLinks } })=>[
                    ...commands.map((command)=>[
                            id,
                            `command ${oneLine(command)}`
                        ]),
                    ...0 === artifacts.length ? [] : [
                        [
                            id,
                            `promised ${(0, report_text.pj)(artifacts.join(', '))}`
                        ]
                    ],
                    ...0 === keyLinks ? [] : [
                        [
                            id,
                            (0, report_text.hS)(keyLinks, 'key link')
                        ]
                    ],
                    ...commands.length + artifacts.length + keyLinks === 0 ? [
                        [
                            id,
                            'none: its changes are all that is seen'
                        ]
                    ] : []
                ]);
            return 0 === rows.length ? [
                '  none'
            ] : (0, report_text.tp)(rows);
        }
        function oneLine(command) {
            let [first = '', ...rest] = command.trim().split('\n');
            let cut = first.length > 160 ? `${first.slice(0, 160)}…` : first;
            return (0, report_text.pj)(0 === rest.length ? cut : `${cut} … (${(0, report_text.hS)(rest.length + 1, 'line')})`);
        }
        function gateLines({ gate, plans }) {
            let { testCommand, confirmingRuns, comparesTests, prove, verifierCommand, requirements, minEvidence } = gate;
            let more = [
                ...confirmingRuns > 0 ? [
                    `${(0, report_text.hS)(confirmingRuns, 'further run')} must pass`
                ] : [],
                ...comparesTests ? [
                    'counted also on the commit the phase began on'
                ] : [],
                ...'off' === prove ? [] : [
                    `new tests must fail without the work (prove: ${prove})`
                ]
            ];
            let rows = [
                [
                    'plans',
                    `promises and commands of ${(0, report_text.hS)(plans.length, 'plan')} again (recheck: ${gate.recheck})`
                ],
                [
                    'evidence',
                    `at least ${minEvidence}`
                ],
                [
                    'tests',
                    null === testCommand ? 'none: there is no test-command' : [
                        oneLine(testCommand),
                        ...more
                    ].join('; ')
                ],
                [
                    'documents',
                    `ROADMAP and STATE (requirements: ${requirements})`
                ],
                [
                    'verifier',
                    null === verifierCommand ? 'none' : oneLine(verifierCommand)
                ]
            ];
            return (0, report_text.tp)(rows);
        }
        function limitLines({ limits: { attempt, plan, run, remarks } }) {
            let idle = 0 === attempt.idleTimeoutMs ? '' : `, ${(0, report_text.vk)(attempt.idleTimeoutMs)} without a sign of life`;
            let rows = [
                [
                    'attempt',
                    `${(0, report_text.vk)(attempt.hasMs)}${idle}; ${(0, report_text.hS)(attempt.repairs, 'repair')} where its agent has a session`
                ],
                [
                    'plan',
                    `${(0, report_text.hS)(plan.attempts, 'attempt')}, at most ${(0, report_text.vk)(plan.longestMs)} with the waits between them; ${(0, report_text.hS)(plan.transientFailures, 'failure')} of a provider or a runner not counted`
                ],
                [
                    'run',
                    `${(0, report_text.vk)(run.deadlineMs)}, until ${run.endsAt}; ${(0, report_text.hS)(run.attempts, 'attempt')} of all plans, ${run.attemptsUsed} used`
                ]
            ];
            return [
                ...(0, report_text.tp)(rows),
                ...remarks.map((remark)=>`  ! ${(0, report_text.pj)(remark)}`)
            ];
        }
        function budgetLines({ budget, plans }) {
            let { cost, tokens, turns, used, reached } = budget;
            let usd = (amount)=>`USD ${amount.toFixed(2)}`;
            let row = (name, caps, write, spent)=>[
                    name,
                    [
                        'phase',
                        'plan',
                        'attempt'
                    ].flatMap((level)=>null === caps[level] ? [] : [
                            `${write(caps[level])} for the ${level}`
                        ]).join(', ') || 'no ceiling',
                    spent
                ];
            let known = used.isCostKnown ? '' : ', as far as it is known';
            let rows = [
                row('cost', cost, usd, `used: ${usd(used.costUsd)}${known}`),
                row('tokens', tokens, String, `used: ${used.tokens}`),
                row('turns', turns, String, `used: ${used.turns}`)
            ];
            let spent = plans.filter((plan)=>plan.used.tokens > 0 || plan.used.costUsd > 0);
            return [
                ...(0, report_text.tp)(rows),
                ...spent.map((plan)=>`  plan ${plan.id} used ${usd(plan.used.costUsd)} and ${plan.used.tokens} tokens`),
                ...null === reached ? [] : [
                    `  ✗ no attempt would begin: ${(0, report_text.pj)(reached)}`
                ]
            ];
        }
        function agentLines({ agent, plans }) {
            if (null === agent) return [
                'Agent: none; nothing is left to do, or see above'
            ];
            let { name, version, environment, secrets, gateway } = agent;
            let calls = plans.flatMap(({ id, commandLines })=>commandLines.map((line)=>({
                        id,
                        text: shellLine(line)
                    })));
            let texts = new Set(calls.map(({ text })=>text));
            let rows = 1 === texts.size ? [
                [
                    'command',
                    calls[0]?.text ?? ''
                ]
            ] : calls.map(({ id, text })=>[
                    id,
                    text
                ]);
            let held = gateway.isUsed ? 'holds the key in its place' : `not used: ${gateway.why}`;
            return [
                `Agent: ${name}${null === version ? '' : ` ${(0, report_text.pj)(version)}`}`,
                ...(0, report_text.tp)([
                    ...rows,
                    [
                        'variables',
                        (0, report_text.pj)(environment.filter((each)=>!secrets.includes(each)).join(' '))
                    ],
                    [
                        'secrets',
                        (0, report_text.pj)(secrets.join(' ')) || 'none'
                    ],
                    [
                        'gateway',
                        (0, report_text.pj)(held)
                    ]
                ])
            ];
        }
        function shellLine({ command, args }) {
            return oneLine([
                command,
                ...args
            ].map(quoted).join(' '));
        }
        function quoted(word) {
            return /^[\w./:=@%+,<>-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
        }
        function outcomeLines({ outcomes }) {
            let ofPlans = outcomes.plans.flatMap(({ plans, attempt, endings })=>[
                    `When attempt ${attempt} of ${plans.join(', ')} ends as:`,
                    ...alike(endings).flatMap(({ names, ending })=>[
                            `  ${names}`,
                            `      ${followText(ending)}`
                        ]),
                    ''
                ]);
            let ofPhase = outcomes.phase.flatMap(({ when, status, reason, decision, exitStatus, exitCode })=>[
                    `  ${when}`,
                    `      ${null === reason ? status : `${status}: ${reason}`}; ${decision.action} [${decision.rule}]; ${exitStatus}, exit code ${exitCode}`
                ]);
            return [
                ...ofPlans,
                'When the phase ends because:',
                ...ofPhase,
                ''
            ];
        }
        function alike(endings) {
            let groups = new Map();
            for (let ending of endings){
                let key = null === ending.when && null !== ending.reason ? JSON.stringify([
                    ending.decisions.map(({ action, rule, backoffMs })=>[
                            action,
                            rule,
                            backoffMs
                        ]),
                    ending.endsRun
                ]) : JSON.stringify([
                    ending.status,
                    ending.reason,
                    ending.when
                ]);
                groups.set(key, [
                    ...groups.get(key) ?? [],
                    ending
                ]);
            }
            return [
                ...groups.values()
            ].flatMap((group)=>{
                let [ending] = group;
                return void 0 === ending ? [] : [
                    {
                        names: namesOf(group, ending),
                        ending
                    }
                ];
            });
        }
        function namesOf(group, { status, when }) {
            let reasons = group.flatMap(({ reason })=>reason ?? []);
            let named = 0 === reasons.length ? status : `${status}: ${reasons.join(', ')}`;
            return null === when ? named : `${named} (${when})`;
        }
        function followText({ decisions, endsRun }) {
            let retries = decisions.filter(({ action })=>'retry' === action);
            let last = decisions.at(-1);
            let waits = [
                ...new Set(retries.map(({ backoffMs })=>(0, report_text.vk)(backoffMs?.[1] ?? 0)))
            ].join(', ');
            let times = 1 === retries.length ? 'retry once' : `retry ${retries.length} times`;
            let end = void 0 === last || 'retry' === last.action ? [] : [
                `${last.action} [${last.rule}]`
            ];
            let follow = [
                ...0 === retries.length ? [] : [
                    `${times} (after at most ${waits})`
                ],
                ...end
            ].join(', then ');
            let others = endsRun ? '; no other plan starts' : '; plans that do not depend on it go on';
            return last?.action === 'proceed' ? follow : `${follow}${others}`;
        }
        var fence = __webpack_require__(23327);
        var shown_settings = __webpack_require__(2864);
        var exit_status = __webpack_require__(95185);
        var clis = __webpack_require__(62975);
        function agentPreview({ agent, agentVersion: version }, settings, world) {
            if (null === agent) return null;
            let environment = (0, choose_agent.p7)(agent, settings, world);
            let why = whyNotPassed(agent, environment, settings);
            let keys = clis.jW.filter((name)=>name === agent.name).flatMap((name)=>(0, clis.qH)(name).keys);
            let isSecret = (name)=>keys.includes(name) || /KEY|TOKEN|SECRET|PASSWORD/i.test(name);
            let names = Object.keys(environment).sort();
            return {
                name: agent.name,
                version,
                environment: names,
                secrets: names.filter((name)=>isSecret(name) || settings['agent-env'].includes(name)),
                gateway: {
                    isUsed: null === why,
                    why
                }
            };
        }
        function commandLines(plan, agent, redact, settings, world) {
            if (null === agent) return [];
            let environment = (0, choose_agent.p7)(agent, settings, world);
            let isPassed = null === whyNotPassed(agent, environment, settings);
            let lines = agent.commandLines({
                plan,
                folder: '<folder of the attempt>',
                environment,
                isPassed
            });
            return lines.map(({ command, args, sets })=>({
                    command,
                    args: args.map(redact),
                    sets
                }));
        }
        function whyNotPassed(agent, environment, settings) {
            if (void 0 === agent.cannotPass) return `agent ${agent.name} has no way through it`;
            if ('off' === settings.gateway) return 'gateway is off';
            return agent.cannotPass(environment, 'auto' !== settings.gateway);
        }
        var foreseen = __webpack_require__(21519);
        var external_node_fs_ = __webpack_require__(73024);
        var schemas = __webpack_require__(27597);
        var deadline_ladder = __webpack_require__(91474);
        var atomic_file = __webpack_require__(50229);
        var yaml = __webpack_require__(63980);
        let minuteMs = 60_000;
        let unnamedMinutes = {
            github: 360,
            gitea: 180
        };
        async function deadlineAt({ deadline }, world) {
            let limitMs = await jobLimitMs(world.environment);
            let insideMs = null === limitMs ? deadline : Math.min(deadline, (0, deadline_ladder.D)(limitMs).engineMs);
            if (insideMs < deadline) world.progress(`the job may take ${minutes(limitMs ?? 0)} (timeout-minutes), so the run has ${minutes(insideMs)} instead of its deadline of ${minutes(deadline)}`);
            return world.machine.uptimeMs() + insideMs;
        }
        function minutes(ms) {
            return `${Math.round(ms / minuteMs * 10) / 10} min`;
        }
        async function jobLimitMs(environment) {
            if ('true' !== environment.GITHUB_ACTIONS) return null;
            let host = 'true' === environment.GITEA_ACTIONS ? 'gitea' : 'github';
            return minuteMs * (await namedMinutes(environment) ?? unnamedMinutes[host]);
        }
        let mostBytes = 512000;
        async function namedMinutes({ GITHUB_WORKFLOW_REF = '', GITHUB_WORKSPACE = '', GITHUB_JOB = '' }) {
            let [path] = /\.(?:github|gitea|forgejo)\/workflows\/[^@/]+(?=@)/.exec(GITHUB_WORKFLOW_REF) ?? [];
            if (void 0 === path || '' === GITHUB_WORKSPACE) return null;
            let file = (0, external_node_path_.join)(GITHUB_WORKSPACE, path);
            let size = (0, external_node_fs_.statSync)(file, {
                throwIfNoEntry: false
            })?.size ?? mostBytes + 1;
            let text = size > mostBytes ? null : (0, atomic_file.o_)(file);
            if (null === text) return null;
            let workflow = Workflow.safeParse((0, yaml.bb)(text));
            let named = workflow.data?.jobs[GITHUB_JOB]?.['timeout-minutes'] ?? '';
            return /^\d{1,5}(\.\d{1,3})?$/.test(named) && Number(named) > 0 ? Number(named) : null;
        }
        let Workflow = schemas.Ikc({
            jobs: schemas.g1P(schemas.YjP(), schemas.Ikc({
                'timeout-minutes': schemas.YjP().optional().catch(void 0)
            }))
        });
        var agent_work = __webpack_require__(94860);
        var budget = __webpack_require__(3432);
        var readings_spending = __webpack_require__(13567);
        var retry_policy = __webpack_require__(69461);
        var agents_prompt = __webpack_require__(46774);
        var attempt_attempt = __webpack_require__(9390);
        var salvage = __webpack_require__(55368);
        var plan_run = __webpack_require__(39904);
        var programs = __webpack_require__(76478);
        var ledger_ledger = __webpack_require__(54648);
        var phase_id = __webpack_require__(88240);
        var ready = __webpack_require__(93006);
        var signal_budget = __webpack_require__(22187);
        async function planOutlooks(rehearsal) {
            let { schedule } = rehearsal.ground.read;
            let past = (0, attempt_history.c)(rehearsal.ground.events);
            let spending = (0, readings_spending.o)(rehearsal.ground.events);
            let fates = await fatesOf(rehearsal, past);
            let steps = stepsOf(fates, rehearsal);
            let starting = new Set(steps[0]);
            let held = new Map((0, ready.yJ)(schedule, statesOf(fates)).map((each)=>[
                    each.plan,
                    each
                ]));
            let plans = [];
            for (let { plan, wave, dependsOn } of schedule.plans){
                let fate = fates.get(plan.id) ?? runs;
                let behind = held.get(plan.id);
                let isRun = 'runs' === fate.state && void 0 === behind;
                let state = 'runs' !== fate.state ? fate.state : behind ? 'held' : starting.has(plan.id) ? 'starts' : 'waits';
                let why = behind && 'runs' === fate.state ? `plan ${behind.root} will not be complete` : fate.why;
                let { id, title } = plan;
                let waitsFor = isRun ? dependsOn.filter((other)=>!isDone(fates.get(other))) : [];
                let attempt = isRun ? (past.lastAttempt.get(id) ?? 0) + 1 : null;
                let prompt = null === attempt ? null : await promptSize(plan, attempt, past, rehearsal);
                let commandLines = isRun ? rehearsal.commandLinesOf(plan).map(asWritten) : [];
                let checks = checksOf(plan, rehearsal.policy);
                let used = usedOf((0, readings_spending.g)(spending, id));
                plans.push({
                    id,
                    title,
                    wave,
                    dependsOn,
                    state,
                    why,
                    waitsFor,
                    attempt,
                    prompt,
                    commandLines,
                    checks,
                    used
                });
            }
            return {
                plans,
                steps
            };
        }
        let runs = {
            state: 'runs',
            why: null
        };
        function isDone(fate) {
            return fate?.state === 'done' || fate?.state === 'claimed';
        }
        async function fatesOf(rehearsal, past) {
            let { read, done, git, prefix, events } = rehearsal.ground;
            let place = {
                schedule: read.schedule,
                progress: {
                    done
                },
                services: {
                    ledger: {
                        earlier: events
                    }
                }
            };
            let claimed = new Set((await (0, adopt_summaries.e)({
                ...place,
                workspace: {
                    git,
                    prefix
                }
            })).map(({ id })=>id));
            return new Map(read.schedule.plans.map(({ plan })=>[
                    plan.id,
                    claimed.has(plan.id) ? {
                        state: 'claimed',
                        why: 'its SUMMARY was never verified; that is done first'
                    } : done.has(plan.id) ? {
                        state: 'done',
                        why: null
                    } : openFate(plan, rehearsal, past)
                ]));
        }
        function openFate(plan, { ground, only, deciding }, past) {
            if (null !== only && !only.has(plan.id)) return {
                state: 'left_out',
                why: 'it is not among the plans named'
            };
            let asked = ground.questions.get(plan.id);
            if (asked?.isAtOnce) return {
                state: 'asks',
                why: asked.question
            };
            let last = past.attempts.findLast((attempt)=>attempt.plan === plan.id);
            let end = last?.outcome === 'failure' ? (0, plan_run.uY)(plan, last, past.attempts, deciding) : null;
            if (null !== end) return {
                state: 'ended',
                why: end.decision.why
            };
            let cap = (0, budget.h4)(deciding, plan.id);
            return null === cap ? runs : {
                state: 'ended',
                why: cap.text
            };
        }
        function statesOf(fates) {
            let states = {
                done: 'done',
                claimed: 'done',
                left_out: 'skipped',
                asks: 'blocked',
                ended: 'failed'
            };
            return new Map([
                ...fates
            ].map(([id, { state }])=>[
                    id,
                    'runs' === state ? 'pending' : states[state]
                ]));
        }
        function stepsOf(fates, { ground, policy }) {
            let states = statesOf(fates);
            let steps = [];
            for(;;){
                let step = (0, ready.iQ)(ground.read.schedule, states, {
                    apart: true,
                    limit: policy.parallel
                });
                if (0 === step.length) return steps;
                steps.push(step);
                for (let id of step)states.set(id, 'done');
            }
        }
        async function promptSize(plan, attempt, past, { ground, policy, deciding }) {
            let { git, read, prefix, events, agent, standings } = ground;
            let last = past.attempts.findLast((each)=>each.plan === plan.id);
            let dir = (0, ledger_ledger.PW)(git.gitDir, prefix, (0, phase_id.nm)(read.phase.id));
            let ledger = {
                earlier: events,
                readHandoff: (id, of)=>(0, ledger_ledger.gw)(dir, id, of)
            };
            let services = {
                ledger,
                agent: {
                    canJudge: agent?.canJudge ?? true
                }
            };
            let before = last?.outcome === 'failure' ? await (0, salvage.kT)(plan, last, {
                leg: null,
                policy,
                services,
                workspace: {
                    git
                }
            }) : null;
            let deadline = new Date(deciding.services.clock.now()).toISOString();
            let prompt = (0, attempt_attempt.Gh)(plan, attempt, deadline, before, {
                phase: read.phase,
                policy,
                found: {
                    standings
                }
            });
            return {
                bytes: Buffer.byteLength(prompt),
                estimatedTokens: (0, agents_prompt.Te)(prompt)
            };
        }
        function asWritten({ command, args, sets }) {
            return {
                command,
                args: [
                    ...args
                ],
                sets: [
                    ...sets
                ]
            };
        }
        function checksOf(plan, { verifyCommands }) {
            let { artifacts, keyLinks } = plan.mustHaves;
            return {
                commands: 'off' === verifyCommands ? [] : (0, programs.Kf)(plan),
                artifacts: artifacts.map(({ path })=>path),
                keyLinks: keyLinks.length
            };
        }
        function usedOf(spent) {
            let { costUsd, isCostKnown, turns } = spent;
            return {
                costUsd,
                isCostKnown,
                tokens: (0, signal_budget.k8)(spent),
                turns
            };
        }
        function limitsForecast(policy, steps, run) {
            let { timeoutMs, idleTimeoutMs, graceMs, deadlineAt } = policy.limits;
            let { clock, ledger } = run.services;
            let { maximumAttempts: attempts, maximumRunAttempts, maximumTransientFailures: transientFailures } = policy.retry;
            let deadlineMs = deadlineAt - clock.uptimeMs();
            let hasMs = (0, agent_work.OW)(run) - clock.uptimeMs();
            let { attempts: before } = (0, attempt_history.c)(ledger.events);
            let failed = new Map(steps.flat().map((id)=>[
                    id,
                    before.filter(({ plan })=>plan === id).length
                ]));
            let longestOf = (id)=>longestMs(policy, hasMs, failed.get(id) ?? 0);
            let longest = steps.map((step)=>Math.max(0, ...step.map(longestOf))).reduce((a, b)=>a + b, 0);
            let remarks = [
                ...hasMs < timeoutMs ? [
                    `an attempt has ${(0, report_text.vk)(hasMs)} instead of its ${(0, report_text.vk)(timeoutMs)}: the run ends then`
                ] : [],
                ...longest > deadlineMs ? [
                    `if every attempt took all of its time and failed, the plans would take ${(0, report_text.vk)(longest)}; the run ends after ${(0, report_text.vk)(deadlineMs)}, and the next one continues`
                ] : [],
                ...before.length >= maximumRunAttempts ? [
                    `the ${maximumRunAttempts} attempts of the run are used; --fresh counts them anew`
                ] : []
            ];
            return {
                attempt: {
                    timeoutMs,
                    hasMs,
                    idleTimeoutMs,
                    killGraceMs: graceMs,
                    repairs: policy.repairs
                },
                plan: {
                    attempts,
                    transientFailures,
                    longestMs: longestMs(policy, hasMs, 0)
                },
                run: {
                    deadlineMs,
                    endsAt: new Date(clock.now() + deadlineMs).toISOString(),
                    attempts: maximumRunAttempts,
                    attemptsUsed: before.length,
                    longestMs: longest
                },
                remarks
            };
        }
        function longestMs({ retry }, attemptMs, failures) {
            let left = Math.max(1, retry.maximumAttempts - failures);
            let waits = Array.from({
                length: left - 1
            }, (_, at)=>(0, retry_policy.jo)(retry, failures + at + 1, 1));
            return left * attemptMs + waits.reduce((sum, wait)=>sum + wait, 0);
        }
        function budgetForecast(run) {
            let { cost, tokens, turns } = run.policy.budget;
            let of = ({ phase, plan, attempt })=>({
                    phase,
                    plan,
                    attempt
                });
            let used = usedOf((0, readings_spending.g)((0, readings_spending.o)(run.services.ledger.events)));
            return {
                cost: of(cost),
                tokens: of(tokens),
                turns: of(turns),
                used,
                reached: (0, budget.h4)(run)?.text ?? null
            };
        }
        var attempt_ending = __webpack_require__(87023);
        var attempt_signal = __webpack_require__(22777);
        var run_progress = __webpack_require__(14664);
        var completion_signal = __webpack_require__(57733);
        var signal_schema = __webpack_require__(95912);
        function attemptEndings(next, run) {
            let { plan, attempt } = next;
            let at = (0, attempt_signal.OK)(run, plan, attempt);
            let of = (signal, when = null)=>once(signal, when, next, run);
            let ended = {
                ...run,
                services: {
                    ...run.services,
                    interrupt: {
                        soon: AbortSignal.abort()
                    }
                }
            };
            let reasons = signal_schema.N9.filter((reason)=>!toldApart.has(reason));
            let { sameFailure, enabled } = run.policy.stuck;
            return [
                of(completion_signal.FL.success(run.phase.id, {
                    verificationStatus: 'passed'
                }, at)),
                ...reasons.map((reason)=>repeated(reason, null, next, run)),
                ...enabled && sameFailure > 0 ? [
                    repeated('verification_failed', 'the same failure each time', next, run, true)
                ] : [],
                ...budgetEndings(next, run),
                repeated('interrupted', 'somebody stops the run', next, ended),
                repeated('deadline', "the run's deadline comes", next, atDeadline(run)),
                of(completion_signal.FL.blocked(run.phase.id, 'a question', {
                    userInputRequired: true
                }, at), 'it asks a person'),
                of(completion_signal.FL.blocked(run.phase.id, 'a plan', {
                    blockingDependencies: [
                        run.phase.id
                    ]
                }, at), 'it waits for a plan'),
                of(completion_signal.FL.skipped(run.phase.id, 'it is left out', {}, at))
            ];
        }
        function atDeadline(run) {
            let limits = {
                ...run.policy.limits,
                deadlineAt: run.services.clock.uptimeMs()
            };
            return {
                ...run,
                policy: {
                    ...run.policy,
                    limits
                }
            };
        }
        let toldApart = new Set([
            'budget',
            'interrupted',
            'deadline',
            'stuck',
            'internal'
        ]);
        function once(signal, when, { history, attempt }, run) {
            let decision = (0, plan_run.mC)(signal, [
                ...history,
                {
                    plan: signal.plan ?? '',
                    outcome: 'success'
                }
            ], run);
            return {
                status: signal.status,
                reason: null,
                when,
                decisions: [
                    decided(decision, decision, attempt)
                ],
                endsRun: false
            };
        }
        function repeated(reason, when, { plan, attempt: first, history: before }, run, isSame = false) {
            let history = [
                ...before
            ];
            let decisions = [];
            for(let attempt = first;; attempt += 1){
                let cause = isSame ? 'a cause' : `cause ${attempt}`;
                let facts = {
                    agentRun: agent_work.nE,
                    repairs: 0,
                    kept: null,
                    handoffPath: null,
                    durationMs: 0
                };
                let signal = (0, attempt_signal.oX)(plan, attempt, (0, attempt_ending.V)(reason, cause), facts, run);
                history.push({
                    plan,
                    outcome: 'failure',
                    reason,
                    fingerprint: cause
                });
                let [decision, latest] = [
                    0,
                    almostOne
                ].map((chance)=>(0, plan_run.mC)(signal, history, withChance(run, chance)));
                decisions.push(decided(decision, latest, attempt));
                if (decision?.action === 'retry' && decisions.length < mostSteps) continue;
                let end = {
                    signal: (0, plan_run.z2)(decision, signal, run),
                    decision: decision
                };
                return {
                    status: 'failure',
                    reason,
                    when,
                    decisions,
                    endsRun: 'failure' === end.signal.status && (0, run_progress.sl)(end, run)
                };
            }
        }
        let mostSteps = 250;
        let almostOne = 1 - Number.EPSILON;
        function withChance(run, chance) {
            return {
                ...run,
                services: {
                    ...run.services,
                    random: ()=>chance
                }
            };
        }
        function decided(decision, latest, attempt) {
            let { action, rule, why } = decision;
            let longest = 'retry' === latest.action ? latest.backoffMs : 0;
            let backoffMs = 'retry' === decision.action ? [
                decision.backoffMs,
                longest
            ] : null;
            return {
                attempt,
                action,
                rule,
                why,
                backoffMs
            };
        }
        function budgetEndings(next, run) {
            let { cost, tokens, turns } = run.policy.budget;
            return [
                'attempt',
                'plan',
                'phase'
            ].flatMap((level)=>{
                let most = {
                    costUsd: cost[level],
                    inputFresh: tokens[level],
                    turns: turns[level]
                };
                let spent = {
                    ...signal_budget.at,
                    ...Object.fromEntries(Object.entries(most).filter(([, ceiling])=>null !== ceiling))
                };
                if (Object.values(most).every((ceiling)=>null === ceiling)) return [];
                let of = {
                    ...run.policy.budget,
                    cost: only(cost, level),
                    tokens: only(tokens, level),
                    turns: only(turns, level)
                };
                let at = {
                    ...run,
                    policy: {
                        ...run.policy,
                        budget: of
                    }
                };
                let { ledger } = run.services;
                let spending = (attempt)=>spendingEvents(next.plan, attempt, spent, run);
                let events = [
                    ...ledger.events,
                    ...[
                        ...Array(21).keys()
                    ].flatMap((each)=>spending(next.attempt + each))
                ];
                let reached = {
                    ...at,
                    services: {
                        ...at.services,
                        ledger: {
                            events
                        }
                    }
                };
                return [
                    repeated('budget', `a ceiling of the ${level} is reached`, next, reached)
                ];
            });
        }
        function only(caps, level) {
            return Object.fromEntries(Object.entries(caps).map(([name, most])=>[
                    name,
                    name === level ? most : null
                ]));
        }
        function spendingEvents(plan, attempt, spent, run) {
            let stamp = {
                at: new Date(run.services.clock.now()).toISOString(),
                seq: 0,
                runId: run.runId,
                phase: run.phase.id
            };
            let start = {
                ...stamp,
                event: 'agent_start',
                plan,
                attempt,
                agent: '',
                timeoutMs: 0
            };
            let end = {
                ...stamp,
                event: 'agent_end',
                plan,
                attempt,
                ok: false,
                reason: 'budget',
                exitCode: null,
                durationMs: 0
            };
            return [
                start,
                {
                    ...end,
                    survivors: 0,
                    spent
                }
            ];
        }
        var phase_verdict = __webpack_require__(40361);
        var exit_gate = __webpack_require__(17120);
        function phaseEndings(plans, terms, run) {
            let of = (when, found)=>ending(when, {
                    ...signalsOf(plans, run),
                    ...found
                }, run);
            let waits = signalsOf(plans, run, completion_signal.FL.skipped(run.phase.id, 'not started', {}, atFirst(plans, run)));
            return [
                of('every plan is complete and the exit gate opens', {
                    facts: factsOf({
                        gate: gateOf({})
                    })
                }),
                ...closedGates(terms).map(([when, facts])=>of(when, {
                        facts: factsOf({
                            gate: gateOf(facts, terms.hasTests)
                        })
                    })),
                ...terms.failOnWarnings ? [
                    of('there is a warning', {
                        facts: factsOf({
                            gate: gateOf({}),
                            ...warned
                        })
                    })
                ] : [],
                ...planEndings(plans, run).map(([when, signal, failed])=>of(when, {
                        ...signalsOf(plans, run, signal),
                        failed
                    })),
                of('somebody stops the run', {
                    ...waits,
                    facts: factsOf({
                        interrupted: true
                    })
                }),
                ending("the run's deadline comes", {
                    ...waits,
                    facts: factsOf({
                        deadlineReached: true
                    })
                }, atDeadline(run)),
                of('a ceiling of the phase is reached', {
                    ...waits,
                    facts: factsOf({
                        budgetUsed: spentText
                    }),
                    budgetUsed: {
                        level: 'phase',
                        text: spentText
                    }
                })
            ];
        }
        let spentText = 'a ceiling of the phase is reached';
        let warned = {
            failOnWarnings: true,
            warnings: [
                'a warning'
            ]
        };
        function ending(when, found, run) {
            let none = {
                plans: new Map(),
                facts: factsOf({}),
                failed: null,
                budgetUsed: null,
                attempts: 1
            };
            let { signal, decision, exit } = (0, phase_verdict.h)({
                ...none,
                ...found
            }, run);
            let reason = 'failure' === signal.status ? signal.details.reason : null;
            let said = decided(decision, decision, null);
            return {
                when,
                status: signal.status,
                reason,
                decision: said,
                exitStatus: exit.status,
                exitCode: exit.code
            };
        }
        function signalsOf(plans, run, first) {
            let details = {
                verificationStatus: 'passed'
            };
            let success = (plan)=>completion_signal.FL.success(run.phase.id, details, (0, attempt_signal.OK)(run, plan, 1));
            return {
                plans: new Map(plans.map((plan, at)=>[
                        plan,
                        0 === at && void 0 !== first ? first : success(plan)
                    ]))
            };
        }
        function atFirst([first = ''], run) {
            return (0, attempt_signal.OK)(run, first, 1);
        }
        function planEndings(plans, run) {
            let { id } = run.phase;
            let at = atFirst(plans, run);
            let later = new Date(run.services.clock.now() + run.policy.retry.providerParkedMs).toISOString();
            let failed = lastFailure(at.plan ?? '', run);
            return [
                [
                    'a plan fails for good',
                    failed.signal,
                    failed.decision
                ],
                [
                    'a plan asks a person',
                    completion_signal.FL.blocked(id, 'a question', {
                        userInputRequired: true
                    }, at),
                    null
                ],
                [
                    'a provider does not serve a plan for now',
                    completion_signal.FL.blocked(id, 'its provider', {
                        estimatedUnblockTime: later
                    }, at),
                    null
                ]
            ];
        }
        function lastFailure(plan, run) {
            let { maximumAttempts } = run.policy.retry;
            let history = Array.from({
                length: maximumAttempts
            }, (_, at)=>({
                    plan,
                    outcome: 'failure',
                    reason: 'verification_failed',
                    fingerprint: `cause ${at}`
                }));
            let facts = {
                agentRun: agent_work.nE,
                repairs: 0,
                kept: null,
                handoffPath: null,
                durationMs: 0
            };
            let signal = (0, attempt_signal.oX)(plan, maximumAttempts, (0, attempt_ending.V)('verification_failed', 'a cause'), facts, run);
            return {
                signal,
                decision: (0, plan_run.mC)(signal, history, run)
            };
        }
        function factsOf(facts) {
            return {
                interrupted: false,
                deadlineReached: false,
                durationMs: 0,
                nextSteps: [],
                gate: null,
                ...facts
            };
        }
        function gateOf(facts, requireTests = false) {
            let open = {
                tests: requireTests ? {
                    verdict: 'pass',
                    commit
                } : null,
                requirements: {
                    done: true,
                    commit,
                    open: []
                },
                verification: null,
                commit,
                confirmations: 0
            };
            let decision = (0, exit_gate.c)({
                ...open,
                ...facts
            }, {
                requireTests,
                confirmingRuns: 0
            });
            return {
                decision,
                tests: null,
                verification: null,
                commit,
                remarks: []
            };
        }
        let commit = '0'.repeat(40);
        function closedGates({ hasTests }) {
            let plans = {
                against: [],
                lacking: [],
                commit
            };
            return [
                [
                    'what a plan promised does not hold on the final commit',
                    {
                        plans: {
                            ...plans,
                            against: [
                                'a promise'
                            ]
                        }
                    }
                ],
                [
                    'less evidence than min-evidence was seen',
                    {
                        plans: {
                            ...plans,
                            lacking: [
                                'a plan'
                            ]
                        }
                    }
                ],
                ...hasTests ? [
                    [
                        'the tests fail',
                        {
                            tests: {
                                verdict: 'fail',
                                commit
                            }
                        }
                    ],
                    [
                        'nobody knows whether the tests pass',
                        {
                            tests: {
                                verdict: 'unknown',
                                commit
                            }
                        }
                    ]
                ] : [],
                [
                    'ROADMAP or STATE speak against it',
                    {
                        requirements: {
                            done: false,
                            commit,
                            open: [
                                'a box'
                            ]
                        }
                    }
                ],
                [
                    'a verification found gaps',
                    {
                        verification: {
                            status: 'gaps_found',
                            commit
                        }
                    }
                ],
                [
                    'a verification asks for a person',
                    {
                        verification: {
                            status: 'human_needed',
                            commit
                        }
                    }
                ],
                [
                    'the commit cannot count',
                    {
                        problems: [
                            'a problem'
                        ]
                    }
                ],
                [
                    'the commit needs a person to look at it',
                    {
                        questions: [
                            'a question'
                        ]
                    }
                ]
            ];
        }
        var phase_forecast = __webpack_require__(53519);
        var policies = __webpack_require__(13576);
        var prepare = __webpack_require__(2097);
        var git_remote = __webpack_require__(44033);
        var patience = __webpack_require__(58977);
        var shared_record = __webpack_require__(4624);
        var notify = __webpack_require__(98007);
        var otlp_target = __webpack_require__(4723);
        var tell_host = __webpack_require__(90298);
        var work_branch = __webpack_require__(53835);
        function publications({ prefix, read }, branch, settings, world) {
            let remote = (0, git_remote.Nt)(settings.remote);
            let isPushed = (0, work_branch.gn)(settings, world);
            let signed = 'api' === settings['commit-signing'] ? ', with commits that the host made again and signed' : '';
            let work = isPushed ? {
                what: 'work',
                where: `branch ${branch} on ${remote}`,
                note: `pushed once, when no agent is left${signed}`
            } : {
                what: 'work',
                where: null,
                note: `stays here, on ${null === branch ? 'a detached HEAD' : `branch ${branch}`}`
            };
            let record = '' === settings.remote ? {
                what: 'record',
                where: null,
                note: 'stays in the git directory of this checkout'
            } : {
                what: 'record',
                where: `${(0, shared_record.H8)({
                    phase: read.phase.id,
                    prefix
                })} on ${remote}`,
                note: 'pushed as the run goes on; what is there now was not read'
            };
            return [
                work,
                record,
                ...hostPublications(isPushed, settings, world),
                ...otherPublications(settings, world)
            ];
        }
        function hostPublications(isPushed, settings, world) {
            let { attention } = settings;
            let needsBranch = isPushed ? null : 'nothing is pushed';
            return [
                commentPublication(settings, world),
                told('pull request', 'a draft for the branch', settings['pull-request'], needsBranch ?? hostMissing(settings, world)),
                told('commit status', 'phase/<phase> of the last commit', settings['commit-status'], needsBranch ?? hostMissing(settings, world)),
                told('attention', 'a label, or an issue, if a person is needed', attention, hostMissing(settings, world))
            ];
        }
        function otherPublications(settings, { environment }) {
            let target = (0, otlp_target.Fh)(settings['otel-endpoint'], environment);
            let url = (0, notify.h)(settings, environment);
            return [
                null !== target && 'problem' in target ? {
                    what: 'trace',
                    where: null,
                    note: target.problem
                } : sent('trace', target?.url ?? ''),
                sent('notification', url)
            ];
        }
        function sent(what, url) {
            return '' === url ? {
                what,
                where: null,
                note: 'no address is given'
            } : {
                what,
                where: (0, patience.w4)(url),
                note: 'sent when the run has ended'
            };
        }
        function commentPublication(settings, world) {
            let number = (0, tell_host.Z)(world);
            let where = null === number ? 'the open pull request of the branch, if there is one' : `pull request ${number}`;
            return told('comment', where, settings.comment, hostMissing(settings, world));
        }
        function told(what, where, setting, missing) {
            let why = 'off' === setting ? 'switched off' : missing;
            return {
                what,
                where: null === why ? where : null,
                note: why ?? 'as far as the token may'
            };
        }
        function hostMissing(settings, world) {
            if (null !== (0, tell_host.w4)(settings, world)) return null;
            return '' === settings['github-token'] ? 'there is no github-token' : 'this is not a job of a workflow';
        }
        function commentForecast(ground, settings, world) {
            let { read, done, prefix } = ground;
            let body = (0, tell_host.Dg)({
                settings,
                world,
                read,
                done,
                prefix
            }, (0, tell_host.Ir)(world));
            let { where, note } = commentPublication(settings, world);
            return {
                isPosted: null !== where,
                note: where ?? note,
                body
            };
        }
        var redactor = __webpack_require__(67450);
        var selected_plans = __webpack_require__(40570);
        var team_rules = __webpack_require__(41057);
        async function dryRun(ref, settings, world) {
            let { problem } = world.configuration;
            if (null !== problem) throw problem;
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let git = await git_git.TU.open(root, world.environment);
            let offline = {
                ...settings,
                remote: ''
            };
            let at = standingStill(world);
            let { ground, findings } = await (0, phase_forecast.Z)(root, ref, git, offline, at);
            return answerOf(await documentOf(ground, findings, settings, at));
        }
        function standingStill(world) {
            let now = world.now();
            let uptime = world.machine.uptimeMs();
            return {
                ...world,
                now: ()=>now,
                machine: {
                    ...world.machine,
                    uptimeMs: ()=>uptime
                }
            };
        }
        async function documentOf(ground, found, settings, world) {
            let { read, git } = ground;
            let only = (0, selected_plans.E)(read, settings.only);
            let rehearsal = await rehearsalOf(ground, only, settings, world);
            let { policy, deciding } = rehearsal;
            let findings = [
                ...found,
                ...await furtherFindings(ground, only, settings)
            ];
            let { plans, steps } = await planOutlooks(rehearsal);
            let stops = findings.filter(({ severity })=>'error' === severity);
            let exitCode = 0 === stops.length ? 0 : stops[0]?.exitCode ?? exit_status.x8.AGENT_MISSING;
            let { sha } = await git.head();
            let branch = await (0, work_branch.lI)(read, git, settings, world);
            let terms = {
                hasTests: '' !== policy.testCommand,
                failOnWarnings: policy.failOnWarnings
            };
            return {
                dryRun: true,
                wouldStart: 0 === exitCode,
                exitCode,
                phase: read.phase.id,
                name: read.phase.name,
                dir: read.phase.dir,
                nextPhase: read.nextPhase,
                start: {
                    commit: sha,
                    branch
                },
                findings,
                schedule: {
                    parallel: policy.parallel,
                    isolation: policy.useWorktrees ? 'worktree' : 'in-place',
                    steps,
                    overlaps: read.schedule.overlaps
                },
                plans,
                limits: limitsForecast(policy, steps, deciding),
                budget: budgetForecast(deciding),
                agent: agentPreview(ground, settings, world),
                gate: dry_run_gateOf(policy, (0, redactor.sD)({
                    settings,
                    world
                })),
                publishes: publications(ground, branch, settings, world),
                outcomes: {
                    plans: outcomesOf(plans, ground, deciding),
                    phase: phaseEndings(plans.map(({ id })=>id), terms, deciding)
                },
                comment: commentForecast(ground, settings, world),
                settings: {
                    ...(0, shown_settings.NZ)(settings, world.configuration)
                }
            };
        }
        async function rehearsalOf(ground, only, settings, world) {
            let { read, git, prefix, state, agent, events } = ground;
            let isolation = await (0, prepare._x)(read, state, git, prefix, settings).catch(()=>apartNowhere);
            let policy = {
                ...(0, policies.U)(settings, read.schedule.plans.length, await deadlineAt(settings, world)),
                ...isolation,
                teamRules: await (0, team_rules.Q)(settings, (await git.head()).sha, git)
            };
            let deciding = {
                runId: 'dry-run',
                phase: read.phase,
                nextPhase: read.nextPhase,
                policy,
                services: {
                    ledger: {
                        events
                    },
                    clock: {
                        now: world.now,
                        uptimeMs: world.machine.uptimeMs
                    },
                    interrupt: {
                        soon: new AbortController().signal
                    },
                    random: ()=>0
                }
            };
            let redact = (0, redactor.sD)({
                settings,
                world
            });
            let lines = (plan)=>commandLines(plan, agent, redact, settings, world);
            return {
                ground,
                only,
                policy,
                deciding,
                commandLinesOf: lines
            };
        }
        let apartNowhere = {
            parallel: 1,
            useWorktrees: false
        };
        async function furtherFindings({ read, done }, only, settings) {
            let place = {
                schedule: read.schedule,
                phase: read.phase,
                progress: {
                    done
                },
                found: {
                    orphans: new Map()
                }
            };
            let remote = '' === settings.remote ? [] : [
                (0, foreseen.m)('warning', 'remote-not-read', 'a dry run uses no network: the record on the remote and the branch there were not read; doctor looks at them')
            ];
            return [
                ...await (0, phase_forecast.J)('only', ()=>(0, selected_plans.$)(only, place)),
                ...remote
            ];
        }
        function dry_run_gateOf(policy, redact) {
            let { confirmingRuns, comparesTests, prove, requirements, minEvidence, recheck } = policy;
            let command = (text)=>'' === text ? null : redact(text);
            return {
                testCommand: command(policy.testCommand),
                verifierCommand: command(policy.verifierCommand),
                ...{
                    confirmingRuns,
                    comparesTests,
                    prove,
                    requirements,
                    minEvidence,
                    recheck
                }
            };
        }
        function outcomesOf(plans, { events }, deciding) {
            let { attempts: history } = (0, attempt_history.c)(events);
            let groups = new Map();
            for (let plan of plans){
                if (null === plan.attempt) continue;
                let key = history.some((each)=>each.plan === plan.id) ? plan.id : '';
                groups.set(key, [
                    ...groups.get(key) ?? [],
                    plan
                ]);
            }
            return [
                ...groups.values()
            ].map((group)=>{
                let { id: plan = '', attempt } = group[0] ?? {};
                let next = {
                    plan,
                    attempt: attempt ?? 1,
                    history
                };
                return {
                    plans: group.map(({ id })=>id),
                    attempt: next.attempt,
                    endings: attemptEndings(next, deciding)
                };
            });
        }
        function answerOf(json) {
            let text = dryRunText(json);
            let { exitCode, phase, plans } = json;
            let outputs = {
                phase,
                plans: JSON.stringify(plans.map(({ id })=>id)),
                'exit-code': String(exitCode)
            };
            return {
                exitCode,
                json,
                text,
                outputs,
                summary: `${(0, fence.OF)(text.slice(0, mostShown), {
                    lines: 500,
                    columns: 500
                })}\n`
            };
        }
        let mostShown = 15_000;
        var failure = __webpack_require__(34798);
        var hold_phase = __webpack_require__(62155);
        var phase_record = __webpack_require__(77365);
        var published = __webpack_require__(91542);
        var run_result = __webpack_require__(85038);
        var stored_credentials = __webpack_require__(17330);
        var tell_broken = __webpack_require__(65499);
        async function run([ref = ''], given, world) {
            let root = (0, external_node_path_.resolve)(world.directory, given.root);
            let settings = await (0, work_branch.D_)(given, root, world);
            if (settings['dry-run']) return dryRun(ref, settings, world);
            let agent = (read, scratch)=>(0, choose_agent.dp)(root, settings, world, read, scratch);
            if (null === world.configuration.problem) await (0, choose_agent.uF)(root, settings, world);
            let work = new work_branch.IT(settings, world);
            let enterBranch = (place, last)=>work.enter(place, last);
            let hold = {
                ref,
                agent,
                deadlineAt: await deadlineAt(settings, world),
                enterBranch
            };
            return (0, hold_phase.f)(hold, settings, world, async (context, read, publishRecord)=>{
                let only = (0, selected_plans.E)(read, settings.only);
                (0, stored_credentials.C)(context);
                let { name: branch = null } = await (0, tell_broken.Z)(read, settings, context.workspace.git, world) ?? {};
                let place = {
                    settings,
                    world,
                    run: context,
                    read,
                    branch,
                    isPushed: false,
                    left: phase_record.Zt
                };
                await (0, adopt_summaries.p)(context, (0, witness_here.i)(void 0, context));
                (0, selected_plans.$)(only, context);
                for (let note of (await (0, tell_host.fZ)(place)))world.progress(note);
                try {
                    let { git, prefix } = context.workspace;
                    let push = ()=>work.push(context, publishRecord);
                    let ended = await (0, published.H)(push, await (0, phase_run.P)({
                        ...context,
                        only
                    }), context);
                    let isPushed = work.isPushedAt((await git.head()).sha);
                    let left = await (0, phase_record.hS)({
                        read,
                        git,
                        prefix
                    }, 'own', settings, world);
                    return await (0, run_result.c)(ended, {
                        ...place,
                        isPushed,
                        left
                    });
                } catch (error) {
                    let why = `the run could not bring the phase to its end: ${(0, failure.g)(error).message}`;
                    let left = await (0, phase_record.XO)(ref, 'own', settings, world);
                    for (let note of (await (0, tell_broken.j)({
                        why,
                        left
                    }, ref, tell_broken.Z, settings, world)))world.progress(note);
                    throw error;
                }
            });
        }
    }),
    21519: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            m: ()=>foreseen
        });
        function foreseen(severity, code, message, at) {
            return {
                severity,
                code,
                file: at?.[0] ?? null,
                line: at?.[1] ?? null,
                message
            };
        }
    }),
    53519: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Z: ()=>phaseForecast,
            J: ()=>refused
        });
        var external_node_fs_ = __webpack_require__(73024);
        var human_gate = __webpack_require__(52304);
        var ignored_promises = __webpack_require__(31968);
        var checkpoint = __webpack_require__(60790);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var cut_off = __webpack_require__(30667);
        var external_node_path_ = __webpack_require__(76760);
        var cli_program = __webpack_require__(41065);
        var clis = __webpack_require__(62975);
        var budget = __webpack_require__(22187);
        var choose_agent = __webpack_require__(590);
        var foreseen = __webpack_require__(21519);
        async function agentForecast(agent, root, settings, world) {
            let name = clis.jW.find((each)=>each === agent.name);
            if (void 0 === name) return {
                version: null,
                findings: []
            };
            let cli = (0, clis.qH)(name);
            let environment = (0, choose_agent.p7)(agent, settings, world);
            let version = null === (0, choose_agent.$Y)(settings, world) ? await versionHere(cli, root, environment, settings) : cli.version;
            let findings = [
                ...versionForecast(cli, version),
                ...keyForecast(cli, environment, settings),
                ...costForecast(agent, environment)
            ];
            return {
                version,
                findings
            };
        }
        async function versionHere(cli, cwd, environment, settings) {
            let found = await (0, cli_program.cS)(cli, settings['agent-command'].trim(), {
                cwd,
                environment
            });
            return 'version' in found ? found.version : null;
        }
        function versionForecast(cli, version) {
            if (null === version || version === cli.version) return [];
            let message = `${cli.name} is version ${version}; ${cli.version} is known to work (${(0, cli_program.c6)(cli)}, or set install-agent)`;
            return [
                (0, foreseen.m)('warning', 'agent-version', message)
            ];
        }
        function keyForecast(cli, environment, settings) {
            let secret = settings['agent-secret-name'];
            let isSet = [
                ...cli.keys,
                ...settings['agent-env'],
                secret
            ].some((name)=>(environment[name] ?? '') !== '');
            if (isSet || Object.keys(environment).some((name)=>ownWay.test(name))) return [];
            let home = environment.HOME ?? '';
            if (cli.login.some((path)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(home, path)))) return [];
            let isSure = '' === settings['agent-command'].trim() && 'linux' === process.platform;
            let message = `${cli.name} finds no key: none of ${cli.keys.join(', ')} is set, and there is no login in ${cli.login.map((path)=>`~/${path}`).join(', ')}; set ${cli.secret}`;
            return [
                (0, foreseen.m)(isSure ? 'error' : 'warning', 'agent-key', message)
            ];
        }
        let ownWay = /^(?:CLAUDE_CODE_USE_|CLAUDE_CONFIG_DIR$|CODEX_HOME$|GOOGLE_GENAI_USE_|GEMINI_CLI_SYSTEM|OPENCODE_CONFIG)/;
        function costForecast(agent, environment) {
            let unpriced = agent.unpriced?.(environment) ?? null;
            return null === unpriced ? [] : [
                (0, foreseen.m)('warning', 'unknown-cost', `${unpriced}; ${budget.Wp}`)
            ];
        }
        var done_plans = __webpack_require__(32871);
        var control_characters = __webpack_require__(78027);
        var programs = __webpack_require__(76478);
        var frontmatter = __webpack_require__(97697);
        var must_haves = __webpack_require__(22016);
        function userSetupOf({ text: source, keyLines }) {
            let line = keyLines.get('user_setup');
            if (void 0 === line) return [];
            return (0, must_haves.KE)((0, frontmatter.zT)(source).values.get('user_setup')).flatMap((item)=>{
                let { service, why, task, env_vars: variables } = recordOf(item);
                let about = (0, must_haves.Qq)(service) || (0, must_haves.Qq)(task) || (0, must_haves.Qq)(why) || (0, must_haves.Qq)(item);
                let names = (0, must_haves.KE)(variables).map((each)=>(0, must_haves.Qq)(recordOf(each).name) || (0, must_haves.Qq)(each));
                let known = names.filter((name)=>/^[A-Za-z_]\w{0,100}$/.test(name));
                return '' === about && 0 === known.length ? [] : [
                    {
                        line,
                        about,
                        variables: known
                    }
                ];
            });
        }
        function recordOf(value) {
            return 'object' != typeof value || null === value || Array.isArray(value) ? {} : value;
        }
        var capture = __webpack_require__(44571);
        var automated_command = __webpack_require__(67723);
        var command_strength = __webpack_require__(51132);
        async function commandFindings(open, { root, settings, world }) {
            let findings = [];
            let calls = (0, command_strength.TS)(settings['test-command']).map((program)=>({
                    program,
                    user: 'test-command'
                }));
            let isRun = 'off' !== settings['verify-commands'];
            for (let plan of isRun ? open : [])for (let task of plan.tasks)for (let text of (0, programs.Kf)({
                tasks: [
                    task
                ]
            })){
                let at = [
                    plan.path,
                    task.line
                ];
                let runnable = await (0, automated_command.R)({
                    root,
                    project: root
                }, text);
                let user = `an <automated> command of task "${task.name}"`;
                if ('notRunnable' in runnable) findings.push((0, foreseen.m)('warning', 'command', `${user} cannot be run here: it ${runnable.notRunnable}`, at));
                else calls.push(...(0, command_strength.TS)(text).map((program)=>({
                        program,
                        user,
                        at
                    })));
            }
            let missing = await missingPrograms([
                ...new Set(calls.map(({ program })=>program))
            ], root, world);
            let seen = new Set();
            for (let { program, user, at } of calls){
                let key = `${at?.join(':')} ${program}`;
                if (!missing.has(program) || seen.has(key)) continue;
                seen.add(key);
                let message = `${user} needs ${program}, which is not on PATH; install it, or have a plan or the set-up install it`;
                findings.push((0, foreseen.m)('warning', 'program', message, at));
            }
            return findings;
        }
        async function missingPrograms(names, cwd, { environment }) {
            if (0 === names.length) return new Set();
            let script = 'for name; do command -v -- "$name" > /dev/null || printf "%s\\n" "$name"; done';
            let options = {
                cwd,
                env: environment,
                timeoutMs: 60_000
            };
            let { stdout } = await (0, capture.F)('bash', [
                '--norc',
                '-c',
                script,
                'bash',
                ...names.slice(0, 1000)
            ], options);
            return new Set(stdout.toString('utf8').split('\n'));
        }
        function setUpFindings(plan, { settings, world }) {
            let passed = new Set(settings['agent-env']);
            return userSetupOf(plan).flatMap(({ line, about, variables })=>{
                let at = [
                    plan.path,
                    line
                ];
                let topic = (0, control_characters.D)(about).slice(0, 150);
                if (0 === variables.length) return [
                    (0, foreseen.m)('warning', 'user-setup', `plan ${plan.id} asks a person for: ${topic}`, at)
                ];
                return variables.flatMap((name)=>{
                    if (!world.environment[name]) return [
                        (0, foreseen.m)('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which is not set; set it, and name it in agent-env`, at)
                    ];
                    if (passed.has(name)) return [];
                    return [
                        (0, foreseen.m)('warning', 'user-setup', `plan ${plan.id} needs ${name} (${topic}), which no agent gets; name it in agent-env`, at)
                    ];
                });
            });
        }
        var policies = __webpack_require__(13576);
        var prepare = __webpack_require__(2097);
        var record_here = __webpack_require__(7682);
        var session_remote = __webpack_require__(2076);
        var session_standings = __webpack_require__(89239);
        async function phaseForecast(root, ref, git, settings, world) {
            let read = await (0, prepare.Un)(root, ref);
            let prefix = (0, prepare.MT)(git, root);
            let state = await new checkpoint.O(git).scan();
            let done = await (0, done_plans.j)(read, state, git, root, prefix);
            let open = read.schedule.plans.flatMap(({ plan })=>done.has(plan.id) ? [] : [
                    plan
                ]);
            let seen = {
                root,
                prefix,
                git,
                read,
                settings,
                world,
                state,
                done,
                open
            };
            let recovered = cutOffFindings(seen);
            let stops = await refusals(seen, recovered.length > 0);
            let { agent, version: agentVersion, findings: ofAgent } = await agentFindings(seen);
            let ofPlace = await placeFindings(seen);
            let isAway = ofPlace.some(({ code })=>'remote' === code);
            let record = isAway ? {
                ...settings,
                remote: ''
            } : settings;
            let events = await (0, record_here.C)(read, {
                git,
                prefix
            }, record, world, (dir)=>settings.fresh ? [] : (0, ledger.FB)(dir, read.phase.id));
            let standings = await standingsFound({
                ...seen,
                settings: record
            }, events, agent);
            let questions = await questionsOf(seen, standings);
            let ground = {
                ...seen,
                agent,
                agentVersion,
                events,
                standings,
                questions
            };
            let findings = [
                ...stops,
                ...recovered,
                ...ofAgent,
                ...peopleFindings(ground),
                ...ofPlace,
                ...await commandFindings(open, seen),
                ...open.flatMap((plan)=>setUpFindings(plan, seen)),
                ...(await (0, ignored_promises.F)(open, git, prefix)).map((message)=>(0, foreseen.m)('warning', 'ignored-promise', message))
            ];
            return {
                ground,
                findings
            };
        }
        async function refusals({ root, prefix, git, read, settings, world, state, open }, isRecovered) {
            let { problem } = world.configuration;
            return [
                ...null === problem ? [] : [
                    (0, foreseen.m)('error', 'configuration', problem.message)
                ],
                ...await refused('run-under-way', ()=>(0, lease.$l)(git.gitDir, world.machine)),
                ...await refused('settings', ()=>(0, policies.U)(settings, open.length, 0)),
                ...settings['allow-dirty'] || isRecovered ? [] : await refused('dirty-checkout', ()=>(0, prepare.fy)(state, read, root, prefix)),
                ...await refused('isolation', ()=>(0, prepare._x)(read, state, git, prefix, settings))
            ];
        }
        async function refused(code, check) {
            try {
                await check();
                return [];
            } catch (error) {
                if (!(error instanceof Error && 'exitCode' in error)) throw error;
                return [
                    {
                        ...(0, foreseen.m)('error', code, error.message),
                        exitCode: Number(error.exitCode)
                    }
                ];
            }
        }
        function cutOffFindings({ git, world }) {
            if (null !== (0, lease.Fp)(git.gitDir, world.machine)) return [];
            return (0, ledger.od)(git.gitDir).flatMap(({ phase, events })=>{
                if (!(0, cut_off.o7)(events, git.root)) return [];
                let plans = [
                    ...new Set((0, cut_off.qp)(events, git.root).map(({ plan })=>plan))
                ];
                let where = 0 === plans.length ? '' : ` in plan ${plans.join(', ')}`;
                let message = `a run of phase ${events.at(-1)?.phase ?? phase} was cut off${where}; the next run keeps what it left, or adopts what is still at work, and restores the tree first`;
                return [
                    (0, foreseen.m)('warning', 'cut-off-run', message)
                ];
            });
        }
        async function agentFindings(seen) {
            let { root, settings, world, read } = seen;
            if (0 === seen.open.length) return {
                agent: null,
                version: null,
                findings: []
            };
            let agent = null;
            let missing = await refused('agent', async ()=>{
                agent = await (0, choose_agent.dp)(root, settings, world, read, null);
            });
            if (null === agent) return {
                agent,
                version: null,
                findings: missing
            };
            return {
                agent,
                ...await agentForecast(agent, root, settings, world)
            };
        }
        async function standingsFound({ read, git, prefix, settings, world, done }, events, agent) {
            if (null === agent) return new Map();
            let remote = '' === settings.remote ? null : (0, session_remote.e)(git, settings, world);
            let place = {
                git,
                phase: read.phase.id,
                prefix,
                remote
            };
            let asking = {
                policy: settings['human-checkpoints'],
                canJudge: agent.canJudge
            };
            return (0, session_standings.F3)(read, done, {
                earlier: events
            }, place, asking);
        }
        async function questionsOf({ read, git, settings, open, done }, standings) {
            let reruns = 'run' === settings['unfinished-plans'];
            let run = {
                found: {
                    unfinished: reruns ? new Map() : await (0, session_standings.KK)(read, done, standings, git),
                    standings
                },
                progress: {
                    unverified: new Map()
                }
            };
            let asked = open.flatMap((plan)=>{
                let doubt = (0, human_gate.c)(plan, run);
                let stop = standings.get(plan.id)?.stop ?? null;
                let question = doubt ?? stop?.question ?? null;
                if (null === question) return [];
                let task = null === doubt ? stop?.task : null;
                let isAtOnce = null !== doubt || standings.get(plan.id)?.next.kind === 'wait';
                return [
                    [
                        plan.id,
                        {
                            question,
                            line: task?.line ?? plan.keyLines.get('autonomous') ?? 1,
                            isAtOnce
                        }
                    ]
                ];
            });
            return new Map(asked);
        }
        function peopleFindings({ open, questions, agent }) {
            if (null === agent) return [];
            return open.flatMap(({ id, path })=>{
                let asked = questions.get(id);
                if (void 0 === asked) return [];
                let message = `plan ${id} will wait for a person: ${asked.question}`;
                return [
                    (0, foreseen.m)('warning', 'human-checkpoint', message, [
                        path,
                        asked.line
                    ])
                ];
            });
        }
        async function placeFindings({ git, settings, world }) {
            let findings = [];
            if (git.isShallow) findings.push((0, foreseen.m)('warning', 'shallow-clone', 'the clone is shallow, so earlier work may not be found; use fetch-depth: 0, or git fetch --unshallow'));
            if (void 0 !== git.identity.GIT_COMMITTER_NAME) findings.push((0, foreseen.m)('warning', 'git-identity', `git knows no user.name and user.email here, so commits are by ${git.identity.GIT_COMMITTER_NAME}; set them with git config`));
            for (let place of new Set([
                git.root,
                world.temporaryDirectory
            ])){
                let { bavail, bsize } = (0, external_node_fs_.statfsSync)(place);
                let freeMb = Math.floor(bavail * bsize / 1e6);
                if (freeMb < leastFreeMb) findings.push((0, foreseen.m)(freeMb < 100 ? 'error' : 'warning', 'disk', `${freeMb} MB are free in ${place}; make room for work trees, logs and a clean copy`));
            }
            if ('' !== settings.remote) findings.push(...await refused('remote', async ()=>refuseReadOnlyRemote(git, settings, world)));
            return findings;
        }
        let leastFreeMb = 1000;
        async function refuseReadOnlyRemote(git, settings, world) {
            let remote = (0, session_remote.e)(git, settings, world);
            await remote.list([
                'HEAD'
            ]);
            if (await remote.asksForToken() && !await remote.mayPush()) throw Object.assign(new Error(`nothing can be pushed to ${settings.remote}; give a github-token that may write (contents: write)`), {
                exitCode: 64
            });
        }
    }),
    91542: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            H: ()=>published
        });
        var _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11475);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37959);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57733);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(95185);
        var _sign_commits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(734);
        async function published(publish, ended, run) {
            try {
                let signing = await publish();
                if (signing === _sign_commits_js__WEBPACK_IMPORTED_MODULE_4__.h) return ended;
                let { as, remark } = signing;
                let signal = (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__.oV)((0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__.Ld)(ended.signal, as), null === remark ? [] : [
                    remark
                ]);
                let judged = null === ended.judged ? null : as(ended.judged);
                return {
                    ...ended,
                    judged,
                    signal,
                    signalPath: run.services.ledger.writeSignal(null, signal)
                };
            } catch (error) {
                if (!(error instanceof _git_git_error_js__WEBPACK_IMPORTED_MODULE_0__.XS) && !(error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.Qz)) throw error;
                let message = `it ended as ${ended.exitStatus}, but that could not be pushed, so nothing of it counts: ${error.message}`;
                let details = {
                    reason: 'internal',
                    retryable: false,
                    nextSteps: [
                        'run this job again'
                    ]
                };
                let signal = _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_2__.FL.failure(run.phase.id, message, details, {
                    at: new Date(run.services.clock.now()),
                    runId: run.runId
                });
                let isTakenOver = error instanceof _ledger_lease_js__WEBPACK_IMPORTED_MODULE_1__.Qz;
                let decision = {
                    continue: false,
                    action: 'stop',
                    reason: isTakenOver ? 'taken-over' : 'unpublished',
                    rule: isTakenOver ? 'taken_over' : 'unpublished',
                    why: message
                };
                let signalPath = run.services.ledger.writeSignal(null, signal);
                return {
                    ...ended,
                    signal,
                    signalPath,
                    decision,
                    exitStatus: 'ABORTED',
                    exitCode: _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_3__.x8.INTERNAL
                };
            }
        }
    }),
    85038: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>resultOfRun
        });
        var notification = __webpack_require__(19319);
        var spending = __webpack_require__(12676);
        var fitted = __webpack_require__(7900);
        let mostBars = 50;
        function gantt(plans) {
            let bars = plans.flatMap(({ id, attempts })=>attempts.map((attempt)=>({
                        ...attempt,
                        id
                    }))).sort((one, other)=>one.startedAt - other.startedAt);
            let begin = bars[0]?.startedAt;
            if (void 0 === begin) return null;
            let shown = bars.slice(0, mostBars);
            let lines = shown.map(({ id, attempt, outcome, startedAt, endedAt }, at)=>{
                let tag = 'success' === outcome ? 'done' : 'failure' === outcome ? 'crit' : 'active';
                let [from, to] = [
                    startedAt - begin,
                    Math.max(endedAt, startedAt + 1_000) - begin
                ].map((ms)=>Math.round(ms / 1_000));
                return `  ${plainName(id)} attempt ${attempt} :${tag}, a${at}, ${from}, ${to}`;
            });
            let rest = bars.length - shown.length;
            let text = [
                'gantt',
                '  dateFormat X',
                '  axisFormat %H:%M:%S',
                '  todayMarker off',
                ...lines
            ].join('\n');
            return `\`\`\`mermaid\n${text}\n\`\`\`${rest > 0 ? `\n\n… and ${rest} more ${1 === rest ? 'attempt' : 'attempts'}` : ''}`;
        }
        function plainName(id) {
            return id.replace(/[^A-Za-z0-9 .-]+/g, ' ').trim().slice(0, 40) || 'plan';
        }
        var headline = __webpack_require__(5916);
        var plan_story = __webpack_require__(44603);
        var plan_table = __webpack_require__(23914);
        let mostBytes = 1_000_000;
        function runSummary(report) {
            let { plans, host } = report;
            let picture = gantt(plans);
            let parts = [
                (0, plan_table.k0)(plans, host, mostBytes / 2),
                ...(0, plan_story.ab)(plans),
                ...(0, headline.IW)(report),
                ...(0, headline.Y3)(plans).map(plan_story.tJ),
                ...plans.flatMap(plan_story.FL),
                ...null === picture ? [] : [
                    (0, plan_story.zH)('When the attempts ran', [
                        picture
                    ])
                ]
            ];
            let links = (0, headline.B9)(host);
            let first = [
                (0, headline.R_)(report),
                (0, headline.E9)(report),
                (0, headline.u5)(report),
                ...null === links ? [] : [
                    links
                ]
            ].join('\n\n');
            return `${(0, fitted.$)([
                first,
                ...parts
            ], mostBytes, Buffer.byteLength)}\n`;
        }
        var phase_report = __webpack_require__(15272);
        var question_text = __webpack_require__(58322);
        var report_text = __webpack_require__(44639);
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
                let tries = void 0 === each.attempt ? '' : (0, report_text.hS)(each.attempt, 'attempt');
                let repaired = each.details.repairs ? `, ${(0, report_text.hS)(each.details.repairs, 'repair')} in the last` : '';
                let took = void 0 === each.details.durationMs ? '' : (0, report_text.vk)(each.details.durationMs);
                return [
                    marks[each.status],
                    id,
                    each.status,
                    `${tries}${repaired}`,
                    took,
                    (0, report_text.pj)((0, phase_report.UW)(each))
                ];
            });
            let complete = [
                ...plans.values()
            ].filter(({ status })=>'success' === status).length;
            return [
                `Phase ${phase.id} ${phase.name}: ${exitStatus}, ${complete} of ${plans.size} plans complete, ${(0, report_text.vk)(durationMs)}; ${(0, report_text.pj)((0, phase_report.MV)(ended))}`,
                ...(0, report_text.tp)(rows),
                ...[
                    ...plans
                ].flatMap(([id, each])=>asked(id, each)),
                `${signal.status}: ${(0, report_text.pj)(decision.why)}`,
                ...null === (0, spending.u)(ended) ? [] : [
                    `spent: ${(0, spending.u)(ended)}`
                ],
                ...(0, phase_report.ST)(ended).map((why)=>`because: ${(0, report_text.pj)(why)}`),
                ...(0, phase_report.Hq)(signal).map((warning)=>`warning: ${(0, report_text.pj)(warning)}`),
                ...signal.details.nextSteps.map((step)=>`next: ${(0, report_text.pj)(step)}`),
                ...decision.continue ? [
                    null === nextPhase ? 'next phase: none, this was the last' : `next phase: ${nextPhase}`
                ] : []
            ].join('\n');
        }
        function asked(id, signal) {
            let question = 'blocked' === signal.status ? signal.details.question : void 0;
            if (void 0 === question) return [];
            return [
                `plan ${(0, report_text.pj)(id)} waits for a person:`,
                ...(0, question_text.Q)(question).map((line)=>`  ${(0, report_text._u)(line)}`)
            ];
        }
        var budget = __webpack_require__(22187);
        var host_links = __webpack_require__(56248);
        var notify = __webpack_require__(98007);
        function planDiagnostics({ plans }, { schedule, workspace }) {
            return schedule.plans.flatMap(({ plan })=>{
                let signal = plans.get(plan.id);
                if (void 0 === signal) return [];
                let isFailure = 'failure' === signal.status;
                if (!isFailure && !('blocked' === signal.status && signal.details.userInputRequired)) return [];
                let said = (0, phase_report.UW)(signal);
                return [
                    {
                        severity: isFailure ? 'error' : 'warning',
                        code: isFailure ? signal.details.reason : 'user_input_required',
                        file: `${workspace.prefix}${plan.path}`,
                        line: lineOf(said, plan),
                        message: `plan ${plan.id}: ${said.slice(0, 1000)}`
                    }
                ];
            });
        }
        function lineOf(said, { tasks }) {
            return tasks.find(({ verify })=>verify.automated.some((command)=>said.includes(command)))?.line ?? 1;
        }
        var redactor = __webpack_require__(67450);
        var run_facts = __webpack_require__(60751);
        var send_traces = __webpack_require__(32468);
        var tell_host = __webpack_require__(90298);
        async function resultOfRun(ended, place) {
            let { run, read, world } = place;
            let { runId } = run;
            let { phase, nextPhase } = read;
            let { signal, decision, exitStatus, exitCode, signalPath, plans, attempts, durationMs, evidence } = ended;
            let { sha } = await run.workspace.git.head();
            let following = decision.continue ? nextPhase : null;
            let host = (0, host_links.h)(world, place.isPushed, place.left);
            let report = await (0, run_facts.p)(ended, read, run, {
                head: sha,
                branch: place.branch,
                host
            });
            let notes = await tellAll(report, ended, place);
            let json = {
                status: signal.status,
                decision,
                exitStatus,
                exitCode,
                phase: phase.id,
                nextPhase: following,
                runId,
                attempts,
                durationMs: Math.round(durationMs),
                evidence,
                signalPath,
                signal,
                branch: place.branch,
                headSha: sha,
                plans: [
                    ...plans
                ].map(([id, each])=>({
                        id,
                        signal: each
                    }))
            };
            let outputs = {
                ...outputsOf(ended),
                phase: phase.id,
                'next-phase': following ?? '',
                branch: json.branch ?? '',
                'head-sha': sha
            };
            let diagnostics = planDiagnostics(ended, run);
            let text = [
                phaseReport(report),
                ...notes.map(report_text.pj)
            ].join('\n');
            return {
                exitCode,
                json,
                text,
                summary: (0, redactor.pc)(runSummary(report), place),
                outputs,
                diagnostics
            };
        }
        async function tellAll(report, ended, place) {
            let { settings, world, run, branch, isPushed } = place;
            let folder = run.workspace.prefix.replace(/\/$/, '');
            let about = {
                folder,
                runId: run.runId,
                now: world.now()
            };
            let source = (0, send_traces.L2)(world, {
                head: report.head,
                branch,
                isPushed
            });
            let [notes] = await Promise.all([
                (0, tell_host.HI)(report, ended, place),
                (0, notify.m)(async ()=>(0, notification.S4)(report, about), settings, world),
                (0, send_traces.ei)(()=>(0, send_traces.UR)(ended, run), source, settings, world)
            ]);
            return notes;
        }
        function outputsOf(ended) {
            let { signal, decision, exitStatus, exitCode, signalPath, plans, durationMs } = ended;
            let { details } = signal;
            let done = [
                ...plans
            ].filter(([, { status }])=>'success' === status).map(([id])=>id);
            let figure = (value)=>void 0 === value ? '' : String(value);
            return {
                status: signal.status,
                decision: decision.action,
                'exit-status': exitStatus,
                'exit-code': String(exitCode),
                plans: JSON.stringify([
                    ...plans.keys()
                ]),
                completed: JSON.stringify(done),
                remaining: JSON.stringify([
                    ...plans.keys()
                ].filter((id)=>!done.includes(id))),
                signal: JSON.stringify(signal),
                'signal-path': signalPath,
                checkpoint: details.checkpoints.at(-1) ?? '',
                tokens: figure(details.tokensUsed),
                'cost-usd': figure(details.costUsd),
                'cost-per-plan': figure((0, spending.q)(ended) ?? void 0),
                'cache-share': figure((0, budget.Vs)(ended.spent) ?? void 0).slice(0, 6),
                evidence: ended.evidence ?? '',
                'duration-seconds': String(Math.round(durationMs / 1000)),
                reason: 'failure' === signal.status ? signal.details.reason : 'blocked' === signal.status ? blockedWord(signal.details) : ''
            };
        }
        function blockedWord({ userInputRequired }) {
            return userInputRequired ? 'user_input_required' : 'dependency';
        }
    }),
    40570: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            $: ()=>refuseUnready,
            E: ()=>selectedPlans
        });
        var _schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55392);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23152);
        function selectedPlans({ phase, schedule }, words, by = 'only') {
            if (0 === words.length) return null;
            let known = schedule.plans.map(({ plan })=>plan.id);
            let resolve = (0, _schedule_dependency_js__WEBPACK_IMPORTED_MODULE_0__.A)(phase);
            let selected = new Set();
            let wrong = [];
            for (let word of words){
                let found = resolve(word);
                if ('plan' === found.kind && known.includes(found.id)) selected.add(found.id);
                else wrong.push(notAPlan(word, known, phase.id, by));
            }
            if (wrong.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(wrong.join('\n'));
            return selected;
        }
        function notAPlan(word, known, phase, by) {
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_1__.qw)(word.replace(/\d+/g, (digits)=>digits.padStart(2, '0')), known);
            let meant = null === near ? '' : `; did you mean ${near}?`;
            let plans = known.slice(0, 20).join(', ') + (known.length > 20 ? ` and ${known.length - 20} more` : '');
            return `${by}: found "${word}", which is not a plan of phase ${phase} (plans: ${plans})${meant}`;
        }
        function refuseUnready(only, { schedule, progress, found, phase }) {
            if (null === only) return;
            let isOpen = (id)=>!progress.done.has(id);
            let wrong = schedule.plans.flatMap(({ plan, dependsOn })=>{
                let lacking = dependsOn.filter((id)=>isOpen(id) && !only.has(id));
                if (!only.has(plan.id) || !isOpen(plan.id) || 0 === lacking.length) return [];
                let is = 1 === lacking.length ? 'which is' : 'which are';
                return [
                    `only: plan ${plan.id} depends on ${lacking.join(', ')}, ${is} not complete; run that first, or name it too`
                ];
            });
            let atWork = [
                ...found.orphans.keys()
            ].filter((id)=>!only.has(id));
            if (atWork.length > 0) wrong.push(`only: the agent of plan ${atWork.join(', ')} is still at work from an earlier run; take its work in first: phase-executor adopt ${phase.id}`);
            if (wrong.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_2__.eb(wrong.join('\n'));
        }
    })
};
