export const id = 7691;
export const ids = [
    7691,
    9088
];
export const modules = {
    70958: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            answer: ()=>answer,
            answerAs: ()=>answerAs,
            approve: ()=>approve
        });
        var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
        var _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72842);
        var _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29053);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26488);
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44033);
        var _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27550);
        var _ledger_lease_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37959);
        var _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54648);
        var _ledger_readings_cut_off_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30667);
        var _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(49607);
        var _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(88240);
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(43017);
        var _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(95567);
        var _report_question_text_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(58322);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(44639);
        var _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2097);
        var _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(77690);
        var _session_record_here_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7682);
        var _session_remote_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2076);
        var _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(18535);
        var _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(23152);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(57733);
        var _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(95912);
        async function approve([ref = '', plan = '', ...more], settings, world) {
            if (more.length > 0) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb('approve: expected a phase and a plan; to say something besides, use answer');
            return settle({
                ref,
                plan,
                text: null
            }, settings, world);
        }
        async function answerAs(person, { phase: ref, plan, text }, settings, world) {
            return settle({
                ref,
                plan,
                text: null === text ? null : checked(text),
                person
            }, settings, world);
        }
        async function answer([ref = '', plan = '', ...words], settings, world) {
            return settle({
                ref,
                plan,
                text: checked(words.join(' '))
            }, settings, world);
        }
        function checked(given) {
            let text = given.trim();
            if ('' === text) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb('answer: the text is missing, such as answer 07 07-02 option-a');
            if (text.length <= _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.vb) return text;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`answer: the text has ${text.length} characters, and ${_ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.vb} are taken`);
        }
        async function settle(given, settings, world) {
            if (void 0 !== world.environment.PHASE_EXECUTOR) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person answers');
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(world.directory, settings.root);
            let read = await readPhase(root, given.ref);
            let plan = planOf(given.plan, read);
            let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_3__.TU.open(root, world.environment);
            (0, _ledger_lease_js__WEBPACK_IMPORTED_MODULE_6__.$l)(git.gitDir, world.machine);
            let prefix = (0, _session_prepare_js__WEBPACK_IMPORTED_MODULE_12__.MT)(git, root);
            refuseCutOff(git, '' === settings.remote ? (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.PW)(git.gitDir, prefix, (0, _phase_phase_id_js__WEBPACK_IMPORTED_MODULE_20__.nm)(read.phase.id)) : null);
            let { signal, last } = await (0, _session_record_here_js__WEBPACK_IMPORTED_MODULE_14__.C)(read, {
                git,
                prefix
            }, settings, world, (dir)=>({
                    signal: (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.cu)(dir).get(plan.id),
                    last: lastQuestion((0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.FB)(dir, read.phase.id), plan.id)
                }));
            let remote = '' === settings.remote ? null : (0, _session_remote_js__WEBPACK_IMPORTED_MODULE_15__.e)(git, settings, world);
            let place = {
                git,
                phase: read.phase.id,
                prefix,
                remote
            };
            let answers = await (0, _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.Mr)(place);
            let question = null !== last && answers.has(last.id) ? last : askedIn(signal, plan, settings);
            if (null === remote || 'agent-question' === question.kind) refuseChanged(plan, question);
            let known = answers.get(question.id);
            if (known?.approved === true) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id}: ${known.by} answered this at ${known.at}; run the phase again, and it goes on with that`);
            let how = {
                of: `${read.phase.id} ${plan.id}`,
                remote: (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_4__.Nt)(settings.remote)
            };
            let taken = null === given.text ? approvalOf(question, how) : answerTo(question, given.text, how);
            let at = new Date(world.now()).toISOString();
            let told = {
                schemaVersion: 1,
                plan: plan.id,
                question: question.id,
                ...taken,
                by: given.person?.login ?? await personOf(git),
                ...void 0 === given.person ? {} : {
                    url: given.person.url
                },
                at
            };
            await (0, _ledger_answers_js__WEBPACK_IMPORTED_MODULE_5__.Yi)(place, told);
            return replyOf(told, question, read.phase.id);
        }
        function replyOf(told, question, phase) {
            let nextCommand = `phase-executor run ${phase}`;
            let follows = told.approved ? 'it goes on' : 'what was built is changed first, and you are asked again';
            let text = [
                `plan ${told.plan}: ${null === told.text ? 'approved' : 'answered'} by ${told.by}; ${follows} in the next run`,
                ...(0, _report_question_text_js__WEBPACK_IMPORTED_MODULE_21__.Q)(question).map((line)=>`  ${line}`),
                `to run next: ${nextCommand}`
            ];
            return {
                exitCode: 0,
                json: {
                    ...told,
                    asked: question,
                    nextCommand
                },
                text: (0, _report_text_js__WEBPACK_IMPORTED_MODULE_22__.y1)(text.join('\n'))
            };
        }
        async function readPhase(root, ref) {
            try {
                return await (0, _session_read_schedule_js__WEBPACK_IMPORTED_MODULE_13__.C)(root, ref);
            } catch (error) {
                if (error instanceof _phase_tree_js__WEBPACK_IMPORTED_MODULE_11__.w) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(error.message, {
                    cause: error
                });
                throw error;
            }
        }
        function planOf(id, { schedule, phase }) {
            let plans = schedule.plans.map(({ plan })=>plan);
            let found = plans.find((plan)=>plan.id === id);
            if (void 0 !== found) return found;
            let ids = plans.map((plan)=>plan.id);
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__.qw)(id, ids);
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan: found "${id}", expected a plan of phase ${phase.id}: ${ids.join(', ')}${null === near ? '' : `; did you mean ${near}?`}`);
        }
        function refuseCutOff(git, own) {
            let isOpen = (events)=>events.some(({ event })=>'phase_start' === event) && null === (0, _ledger_readings_opening_js__WEBPACK_IMPORTED_MODULE_9__.SN)(events);
            let cut = (0, _ledger_ledger_js__WEBPACK_IMPORTED_MODULE_7__.od)(git.gitDir).find(({ dir, events })=>(0, _ledger_readings_cut_off_js__WEBPACK_IMPORTED_MODULE_8__.o7)(events, git.root) || dir === own && isOpen(events));
            if (void 0 === cut) return;
            let phase = cut.events.at(-1)?.phase ?? cut.phase;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the last run of phase ${phase} here did not come to its end; run that phase again, which sets right what was left, then answer`);
        }
        function lastQuestion(events, plan) {
            let mine = events.filter((event)=>'plan' in event && event.plan === plan);
            let since = mine.slice(mine.findLastIndex(({ event })=>'plan_complete' === event) + 1);
            let asked = since.flatMap((event)=>'plan_blocked' === event.event ? [
                    event.signal.details.question
                ] : []);
            let read = _signal_signal_schema_js__WEBPACK_IMPORTED_MODULE_19__.gc.safeParse(asked.findLast((each)=>void 0 !== each));
            return read.success ? read.data : null;
        }
        function askedIn(signal, plan, { remote }) {
            let where = '' === remote ? 'here; where the record is shared, name it, such as --remote origin' : `on ${remote}`;
            if (void 0 === signal) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id} asks nobody: no run of it is on record ${where}`);
            let said = (0, _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_18__._w)(signal);
            if ('success' === said.status) throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id} asks nobody: it is complete`);
            let question = 'blocked' === said.status ? said.details.question : void 0;
            if (void 0 !== question) return question;
            let why = 'failure' === said.status ? said.details.error?.message ?? said.details.reason : said.details.reason;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`plan ${plan.id} waits for no answer; it is ${said.status}: ${why}`);
        }
        function refuseChanged(plan, { id, kind, done, commit, asked = '' }) {
            let of = {
                planHash: (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_10__.S)(plan),
                commit
            };
            if (id === ('agent-question' === kind ? (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.Rb)({
                ...of,
                asked
            }) : (0, _attempt_standing_js__WEBPACK_IMPORTED_MODULE_2__.S2)({
                ...of,
                upTo: done
            }))) return;
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the text of ${plan.path} has changed since the plan asked; put it back, or run the phase again to be asked anew`);
        }
        function approvalOf({ kind, options }, { of, remote }) {
            if ('decision' !== kind) return {
                approved: true,
                text: null
            };
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the plan asks for a decision: ${(0, _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.c)({
                kind,
                options
            }, of, remote).map(_attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.xt).join('; ')}`);
        }
        function answerTo({ kind, options }, text, { of, remote }) {
            switch(kind){
                case 'go-ahead':
                    throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`the plan asks whether it may go on: ${(0, _attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.c)({
                        kind,
                        options
                    }, of, remote).map(_attempt_asking_js__WEBPACK_IMPORTED_MODULE_1__.xt).join('; ')}`);
                case 'human-verify':
                    return /^"?approved?"?[.!]?$/i.test(text) ? {
                        approved: true,
                        text: null
                    } : {
                        approved: false,
                        text
                    };
                case 'human-action':
                case 'agent-question':
                    return {
                        approved: true,
                        text
                    };
                case 'decision':
                    return {
                        approved: true,
                        text: chosen(options, text)
                    };
            }
        }
        function chosen(options, text) {
            let ids = options.map(({ id })=>id);
            let isChosen = (id)=>{
                let rest = text.slice(id.length);
                return text.toLowerCase().startsWith(id.toLowerCase()) && /^(?:$|[\s:,;.])/.test(rest);
            };
            let id = ids.filter(isChosen).sort((one, other)=>other.length - one.length)[0];
            if (0 === ids.length) return text;
            if (void 0 !== id) return `${id}${text.slice(id.length)}`;
            let near = (0, _settings_nearest_js__WEBPACK_IMPORTED_MODULE_16__.qw)(text.split(/\s/, 1)[0] ?? '', ids);
            throw new _settings_settings_js__WEBPACK_IMPORTED_MODULE_17__.eb(`answer: found "${text.slice(0, 100)}", expected one of: ${ids.join(', ')}${null === near ? '' : `; did you mean ${near}?`}`);
        }
        async function personOf(git) {
            let { stdout } = await git.try([
                'var',
                'GIT_AUTHOR_IDENT'
            ], {
                reading: true
            });
            let who = stdout.toString('utf8').replace(/ \d+ [+-]\d{4}\s*$/, '').trim();
            return '' === who ? 'somebody without a name in git' : who.slice(0, 500);
        }
    }),
    71246: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            comment: ()=>comment_comment
        });
        var schemas = __webpack_require__(27597);
        var dispatch = __webpack_require__(22437);
        var own_comment = __webpack_require__(3047);
        var host_api = __webpack_require__(80644);
        let Permission = schemas.Ikc({
            permission: schemas.YjP()
        });
        async function mayWrite(login, host) {
            let path = `repos/${host.repository}/collaborators/${encodeURIComponent(login)}/permission`;
            try {
                let { permission } = await host.get(path, Permission);
                return 'admin' === permission || 'write' === permission;
            } catch (error) {
                if (error instanceof host_api.d && 404 === error.status) return false;
                throw error;
            }
        }
        let Pull = schemas.Ikc({
            head: schemas.Ikc({
                repo: schemas.Ikc({
                    full_name: schemas.YjP()
                }).nullish()
            })
        });
        async function isFromFork(pullRequest, host) {
            let { head } = await host.get(`repos/${host.repository}/pulls/${pullRequest}`, Pull);
            return head.repo?.full_name.toLowerCase() !== host.repository.toLowerCase();
        }
        let Reaction = schemas.Ikc({
            content: schemas.YjP(),
            user: schemas.Ikc({
                login: schemas.YjP()
            }).nullish()
        });
        async function receiptsOf(comment, host) {
            let viewer = await host.viewer();
            let all = await host.list(pathOf(comment, host), Reaction);
            return all.filter(({ user })=>user?.login === viewer).map(({ content })=>content);
        }
        async function giveReceipt(comment, content, host) {
            await host.put(pathOf(comment, host), {
                content
            }, Reaction);
        }
        function pathOf(comment, host) {
            return `repos/${host.repository}/issues/comments/${comment}/reactions`;
        }
        var tree = __webpack_require__(95567);
        var fence = __webpack_require__(23327);
        function replyTo(comment, title, text) {
            return `<!-- phase-executor:reply comment=${comment} -->\n${title}\n\n${(0, fence.OF)(text, {
                lines: 200,
                columns: 400
            })}`;
        }
        function commandsHelp(canRun) {
            return [
                '/phase approve [phase] [plan]        the plan that waits goes on in the next run',
                '/phase answer [phase plan] <text>    a decision, what is wrong, what was done; may have several lines',
                '/phase status [phase]                where the phase stands',
                '/phase abort [phase]                 cancel the workflow run that works on the phase; its work is kept',
                ...canRun ? [
                    '/phase run [phase]                   run the phase again; it continues where it ended',
                    '/phase retry [phase]                 the same, with attempts counted from the beginning'
                ] : [],
                '/phase help                          this list'
            ];
        }
        var git_git = __webpack_require__(26488);
        var workflow_run = __webpack_require__(58782);
        var shared_record = __webpack_require__(4624);
        var settings_settings = __webpack_require__(23152);
        var prepare = __webpack_require__(2097);
        var read_schedule = __webpack_require__(77690);
        var remote = __webpack_require__(2076);
        async function abortRun(place, { settings, world, host }) {
            let { phase } = await (0, read_schedule.C)(place.root, place.phase);
            let git = await git_git.TU.open(place.root, world.environment);
            let ground = {
                git,
                remote: (0, remote.e)(git, settings, world),
                prefix: (0, prepare.MT)(git, place.root),
                phase: phase.id
            };
            let manifest = (await (0, shared_record.Kd)(ground))?.manifest ?? null;
            if (null === manifest || !(0, shared_record.Kb)(manifest, world.now())) throw new settings_settings.eb(`no run is at work on phase ${phase.id}, by its record on the remote`);
            let { workflowRun, runId, host: machine } = manifest;
            if (void 0 === workflowRun || workflowRun.repository !== host.repository) throw new settings_settings.eb(`run ${runId} on ${machine} is at work on phase ${phase.id}, and is no job of a workflow here; end it there`);
            if (!await (0, workflow_run.Su)(workflowRun, host)) throw new settings_settings.eb(`workflow run ${workflowRun.id}, which held phase ${phase.id}, is over`);
            return `Workflow run ${workflowRun.id} is being cancelled, with all that runs in it. Phase ${phase.id} ends as INTERRUPTED; its work is kept, and the next run continues it.`;
        }
        var external_node_fs_ = __webpack_require__(73024);
        let User = schemas.Ikc({
            login: schemas.YjP().min(1).max(200),
            type: schemas.YjP().optional()
        });
        let Event = schemas.Ikc({
            action: schemas.YjP(),
            issue: schemas.Ikc({
                number: schemas.aig().int().positive(),
                body: schemas.YjP().nullish(),
                user: User.nullish(),
                pull_request: schemas.L5J().optional()
            }),
            comment: schemas.Ikc({
                id: schemas.aig().int().positive(),
                body: schemas.YjP().nullish(),
                html_url: schemas.OZ5().max(1_000),
                user: User
            }),
            sender: User.optional()
        });
        function readCommentEvent({ environment }) {
            let { GITHUB_EVENT_PATH: path = '', GITHUB_EVENT_NAME: name = '' } = environment;
            if ('' === path || 'issue_comment' !== name) throw new settings_settings.eb(`comment: found ${'' === name ? 'no event of a workflow' : `the event ${name}`}, expected a job that was started by issue_comment`);
            let { data, error } = Event.safeParse(JSON.parse((0, external_node_fs_.readFileSync)(path, 'utf8')));
            if (error) {
                let [issue] = error.issues;
                throw new settings_settings.eb(`comment: the event is not one of a comment: ${issue?.path.join('.')}: ${issue?.message}`);
            }
            let { action, issue, comment, sender } = data;
            let { login, type = '' } = comment.user;
            return {
                isNew: 'created' === action && (void 0 === sender || sender.login === login),
                id: comment.id,
                body: comment.body ?? '',
                url: comment.html_url,
                author: login,
                isBot: 'Bot' === type || /\[bot\]$/i.test(login),
                issue: issue.number,
                isPullRequest: void 0 !== issue.pull_request && null !== issue.pull_request,
                opening: {
                    line: (issue.body ?? '').split(/\r?\n/, 1)[0] ?? '',
                    by: issue.user?.login ?? null
                }
            };
        }
        var external_node_path_ = __webpack_require__(76760);
        var phase_id = __webpack_require__(88240);
        var comment = __webpack_require__(37023);
        async function commentPlace(named, event, { settings, world, host }) {
            if (null !== named && !/^[\w.-]{1,100}$/.test(named)) throw new settings_settings.eb(`phase: found "${named.slice(0, 100)}", expected a number such as 07 or the name of its directory`);
            let told = await toldOf(event, host);
            let found = null === named ? told : told.filter(({ phase })=>(0, phase_id.u1)(phase, named));
            let folder = (0, external_node_path_.resolve)(world.directory, settings.root);
            let [one, another] = found;
            if (void 0 !== another) throw new settings_settings.eb(`several phases are told of here (${found.map(({ phase, folder: of })=>'' === of ? phase : `${phase} in ${of}`).join(', ')}); name the one you mean, such as /phase status ${one?.phase}`);
            if (void 0 === one) {
                if (null !== named) return {
                    phase: named,
                    root: folder
                };
                throw new settings_settings.eb('no phase is told of here; name the one you mean, such as /phase status 07');
            }
            let { root: top } = await git_git.TU.open(folder, world.environment);
            return {
                phase: one.phase,
                root: (0, external_node_path_.join)(top, one.folder)
            };
        }
        async function toldOf({ issue, opening }, host) {
            let viewer = await host.viewer();
            let lines = [
                ...opening.by === viewer ? [
                    opening.line
                ] : [],
                ...await (0, own_comment.iN)(issue, host)
            ];
            let keys = new Map();
            for (let line of lines){
                let key = (0, comment.MZ)(line);
                if (null !== key && !key.folder.split('/').includes('..')) keys.set(JSON.stringify(key), key);
            }
            return [
                ...keys.values()
            ];
        }
        var redactor = __webpack_require__(67450);
        function slashCommandIn(body) {
            let [first = '', ...more] = body.replace(/\r\n?/g, '\n').split('\n');
            if (!begins.test(first)) return null;
            let said = first.slice(6).trim();
            let [verb = ''] = said.split(/\s/, 1);
            let text = [
                said.slice(verb.length),
                ...more
            ].join('\n').trim();
            return {
                verb,
                text,
                hasAnother: more.some((line)=>begins.test(line))
            };
        }
        let begins = /^\/phase(?=[ \t]|$)/;
        function addressed(text) {
            let [, phase = '', plan = '', rest = ''] = /^(\S{1,200})[ \t]+(\S{1,200})(?:\s+([\s\S]*))?$/.exec(text) ?? [];
            let ofPhase = plan.slice(0, Math.max(0, plan.lastIndexOf('-')));
            let isBoth = null !== (0, phase_id.Tf)(phase) && null !== (0, phase_id.Tf)(ofPhase) && (0, phase_id.u1)(phase, ofPhase);
            return isBoth ? {
                phase,
                plan,
                text: rest.trim()
            } : {
                phase: null,
                plan: null,
                text
            };
        }
        var tell_host = __webpack_require__(90298);
        var answer = __webpack_require__(70958);
        var commands_status = __webpack_require__(59088);
        async function comment_comment(words, given, world) {
            if (words.length > 0) throw new settings_settings.eb('comment: expected no words; it reads the comment from the event of the job');
            if (void 0 !== world.environment.PHASE_EXECUTOR) throw new settings_settings.eb('this is the environment of an agent (PHASE_EXECUTOR is set), and only a person answers');
            let event = readCommentEvent(world);
            let command = slashCommandIn(event.body);
            if (null === command) return ended('ignored', 'the comment does not begin with /phase');
            if (!event.isNew) return ended('ignored', 'the comment is not a new one: edited comments start nothing');
            let host = (0, tell_host.w4)(given, world);
            if (null === host) throw new settings_settings.eb('github-token: expected the token of the job, which reads who may and replies');
            let settings = {
                ...given,
                remote: given.remote || 'origin'
            };
            let refusal = await refusalOf(event, settings, host);
            if (null !== refusal) return ended('refused', refusal);
            let receipts = await receiptsOf(event.id, host);
            if (receipts.some((each)=>'+1' === each || 'confused' === each)) return ended('ignored', 'this comment was obeyed or answered before');
            await giveReceipt(event.id, 'eyes', host);
            let job = {
                event,
                settings,
                world,
                host,
                wasBegun: receipts.includes('eyes')
            };
            return obey(command, job);
        }
        async function refusalOf(event, settings, host) {
            let { author, isBot, isPullRequest, issue } = event;
            let isTrusted = isBot && settings['trusted-bots'].includes(author);
            if (isBot && !isTrusted) return `${author} is a bot that github.trusted-bots does not list`;
            if (!isTrusted && !await mayWrite(author, host)) return `${author} cannot write this repository`;
            if (isPullRequest && await isFromFork(issue, host)) return 'the pull request comes from a fork';
            return null;
        }
        async function obey(command, job) {
            let { event, host } = job;
            try {
                let reply = await perform(command, job);
                if (null !== reply) await say(reply, job);
                await giveReceipt(event.id, '+1', host);
                return ended('done', `/phase ${command.verb} of ${event.author}`);
            } catch (error) {
                let isTheirs = error instanceof settings_settings.eb || error instanceof tree.w;
                let why = isTheirs ? error.message : `${error.message}\nThe log of the job says more.`;
                await giveReceipt(event.id, 'confused', host);
                await say(replyTo(event.id, '⚠️ That was not done:', why), job);
                if (!isTheirs) throw error;
                return ended('failed', why);
            }
        }
        async function say(reply, { event, host, settings, world }) {
            await (0, own_comment.jW)(event.issue, (0, redactor.pc)(reply, {
                settings,
                world
            }), host);
        }
        async function perform({ verb, text, hasAnother }, job) {
            let { event, settings } = job;
            if (hasAnother) throw new settings_settings.eb('one comment gives one command, on its first line');
            let canRun = '' !== settings['phase-workflow'];
            switch(verb){
                case 'approve':
                case 'answer':
                    return respond(verb, text, job);
                case 'status':
                    return replyTo(event.id, 'The phase as it stands:', (await statusOf(firstLine(text), job)).text);
                case 'help':
                case '':
                    return replyTo(event.id, 'Commands, each on the first line of a comment:', commandsHelp(canRun).join('\n'));
                case 'abort':
                    {
                        let named = firstLine(text);
                        let place = await commentPlace('' === named ? null : named, event, job);
                        return replyTo(event.id, 'The run was asked to end:', await abortRun(place, job));
                    }
                case 'run':
                case 'retry':
                    if (canRun) return run(verb, firstLine(text), job);
                    throw new settings_settings.eb(`${verb} is not set up here: name the workflow that runs a phase as github.phase-workflow in the configuration file`);
                default:
                    throw new settings_settings.eb(`found "${verb.slice(0, 50)}", expected one of:\n${commandsHelp(canRun).join('\n')}`);
            }
        }
        async function respond(verb, text, job) {
            let { event, settings, world } = job;
            let said = 'approve' === verb ? firstLine(text) : text;
            let whole = addressed(said);
            let [first = ''] = whole.text.split(/\s/, 1);
            let isLone = 'approve' === verb && null === whole.phase && '' !== first && first === whole.text;
            let byPlan = null === whole.plan && /^[\w.]+-[\w.]+$/.test(first) ? first : null;
            let named = whole.phase ?? (isLone ? byPlan?.slice(0, byPlan.lastIndexOf('-')) ?? first : null);
            let { place, plans } = await statusOf(named ?? '', job);
            let isPlan = null !== byPlan && plans.some(({ id })=>id === byPlan);
            let rest = isPlan ? whole.text.slice(first.length).trim() : isLone ? '' : whole.text;
            if ('approve' === verb && '' !== rest) throw new settings_settings.eb('approve: expected a phase and a plan, or nothing; to say something besides, use answer');
            let plan = whole.plan ?? (isPlan ? byPlan : waitingPlan(plans, place.phase));
            let person = {
                login: event.author,
                url: event.url
            };
            let about = {
                phase: place.phase,
                plan,
                text: 'approve' === verb ? null : rest
            };
            await (0, answer.answerAs)(person, about, {
                ...settings,
                root: place.root
            }, world);
            return null;
        }
        let Status = schemas.Ikc({
            plans: schemas.YOg(schemas.Ikc({
                id: schemas.YjP(),
                waiting: schemas.Ikc({
                    answered: schemas.Ikc({
                        approved: schemas.zMY().optional()
                    }).nullable()
                }).nullable()
            }))
        });
        async function statusOf(named, job) {
            let place = await commentPlace('' === named ? null : named, job.event, job);
            let { json, text } = await (0, commands_status.status)([
                place.phase
            ], {
                ...job.settings,
                root: place.root
            }, job.world);
            return {
                place,
                text,
                plans: Status.parse(json).plans
            };
        }
        function waitingPlan(plans, phase) {
            let waiting = plans.filter(({ waiting: of })=>null !== of && of.answered?.approved !== true);
            let [one, another] = waiting;
            if (void 0 === one) throw new settings_settings.eb(`no plan of phase ${phase} waits for an answer`);
            if (void 0 === another) return one.id;
            let ids = waiting.map(({ id })=>id).join(', ');
            throw new settings_settings.eb(`several plans wait (${ids}); name the one you mean, such as /phase approve ${phase} ${one.id}`);
        }
        async function run(verb, named, { event, settings, world, host, wasBegun }) {
            let place = await commentPlace('' === named ? null : named, event, {
                settings,
                world,
                host
            });
            let { phase } = await (0, read_schedule.C)(place.root, place.phase);
            if (wasBegun) throw new settings_settings.eb('a job took this comment up before and did not come to its end; look whether the workflow was started, then comment again');
            let { GITHUB_REF: ref = '' } = world.environment;
            let inputs = {
                phase: phase.id,
                ...'retry' === verb ? {
                    fresh: 'true'
                } : {}
            };
            await (0, dispatch.i3)(settings['phase-workflow'], {
                ref,
                inputs
            }, host);
            return null;
        }
        function firstLine(text) {
            return text.split('\n', 1)[0]?.trim() ?? '';
        }
        function ended(outcome, why) {
            return {
                exitCode: 0,
                json: {
                    outcome,
                    why
                },
                text: `${outcome}: ${why}`
            };
        }
    }),
    59088: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            status: ()=>status_status
        });
        var external_node_path_ = __webpack_require__(76760);
        var asking = __webpack_require__(72842);
        var verifier = __webpack_require__(74341);
        var git_git = __webpack_require__(26488);
        var git_remote = __webpack_require__(44033);
        var ledger_answers = __webpack_require__(27550);
        var heartbeat = __webpack_require__(26937);
        var lease = __webpack_require__(37959);
        var ledger = __webpack_require__(54648);
        var opening = __webpack_require__(49607);
        var run_state = __webpack_require__(68894);
        var phase_report = __webpack_require__(15272);
        var question_text = __webpack_require__(58322);
        var report_text = __webpack_require__(44639);
        var ready = __webpack_require__(93006);
        var done_plans = __webpack_require__(32871);
        var phase_phase = __webpack_require__(92649);
        var phase_id = __webpack_require__(88240);
        var phase_tree = __webpack_require__(95567);
        var schedule = __webpack_require__(99027);
        var prepare = __webpack_require__(2097);
        async function phasesOverview(root, world) {
            let tree = await (0, phase_tree.Z)(root);
            let git = await git_git.TU.open(root, world.environment);
            let prefix = (0, prepare.MT)(git, root);
            let holder = (0, lease.Fp)(git.gitDir, world.machine);
            let phases = tree.phases.map((directory)=>{
                let phase = (0, phase_phase.v6)(root, directory, tree);
                let plans = (0, schedule._)(phase).plans.map(({ plan })=>plan);
                let events = (0, ledger.FB)((0, ledger.PW)(git.gitDir, prefix, (0, phase_id.nm)(phase.id)), phase.id);
                let begun = events.findLast(({ event })=>'phase_start' === event);
                let ended = (0, opening.SN)(events);
                let summaries = plans.filter(({ hasSummary, halted })=>hasSummary && !halted).length;
                let isAtWork = void 0 !== begun && null === ended && holder?.runId === begun.runId;
                let at = ended?.at ?? begun?.at ?? '';
                let lastRun = void 0 === begun ? null : {
                    runId: begun.runId,
                    at,
                    exitStatus: null === ended ? null : ended.exitStatus
                };
                return {
                    phase: phase.id,
                    name: phase.name,
                    plans: plans.length,
                    summaries,
                    isAtWork,
                    lastRun
                };
            });
            let open = phases.find(({ plans, summaries })=>summaries < plans);
            let nextCommand = null !== holder || void 0 === open ? null : `phase-executor run ${open.phase}`;
            let rows = phases.map((each)=>[
                    each.phase,
                    (0, report_text.pj)(each.name),
                    `${each.summaries} of ${each.plans} plans have a SUMMARY`,
                    lastRunText(each)
                ]);
            let text = [
                `${(0, external_node_path_.basename)(root)}: ${(0, report_text.hS)(phases.length, 'phase')}`,
                ...(0, report_text.tp)(rows),
                ...null === nextCommand ? [] : [
                    `to run next: ${nextCommand}`
                ]
            ].join('\n');
            return {
                exitCode: 0,
                json: {
                    phases,
                    nextCommand
                },
                text
            };
        }
        function lastRunText({ isAtWork, lastRun }) {
            if (null === lastRun) return 'never run here';
            if (isAtWork) return `at work since ${lastRun.at}`;
            return `${lastRun.exitStatus ?? 'cut off, begun'} ${lastRun.at}`;
        }
        var read_schedule = __webpack_require__(77690);
        var record_here = __webpack_require__(7682);
        var recorded_signals = __webpack_require__(77242);
        var session_remote = __webpack_require__(2076);
        async function status_status([ref], settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            if (void 0 === ref) return phasesOverview(root, world);
            let read = await (0, read_schedule.C)(root, ref);
            let git = await git_git.TU.open(root, world.environment);
            let prefix = (0, prepare.MT)(git, root);
            let state = await git.state();
            let verification = await (0, verifier.mS)(read.phase, state, {
                root,
                prefix,
                git
            });
            let record = await (0, record_here.C)(read, {
                git,
                prefix
            }, settings, world, (dir, remoteRun)=>({
                    ...recordOf(read, dir, root, world.now()),
                    remoteRun
                }));
            let done = await (0, done_plans.j)(read, state, git, root, prefix);
            let states = new Map(read.schedule.plans.map(({ plan: { id } })=>[
                    id,
                    done.has(id) ? 'done' : 'pending'
                ]));
            let { signals, known, last, ended } = record;
            let asked = [
                ...signals
            ].some(([, signal])=>null !== questionIn(signal));
            let remote = '' === settings.remote ? null : (0, session_remote.e)(git, settings, world);
            let answers = asked ? await (0, ledger_answers.Mr)({
                git,
                phase: read.phase.id,
                prefix,
                remote
            }) : new Map();
            let holder = (0, lease.Fp)(git.gitDir, world.machine);
            let isAtWork = null !== known && null === ended && [
                holder?.runId,
                record.remoteRun
            ].includes(known.run_id);
            let pulses = [
                ...record.heartbeats.healthy,
                ...record.heartbeats.stale
            ];
            let seen = new Map(pulses.flatMap((pulse)=>pulse.seen ? [
                    [
                        pulse.plan_id,
                        pulse.seen
                    ]
                ] : []));
            let plans = read.schedule.plans.map(({ plan: { id }, wave, dependsOn })=>{
                let { attempts = 0, status = null } = known?.plans?.[id] ?? {};
                let isOpen = isAtWork && ('pending' === status || 'running' === status || 'retrying' === status);
                let signal = isOpen ? null : signals.get(id) ?? null;
                let begun = isOpen ? record.begun.get(id) ?? null : null;
                let running = 'running' === status && null !== begun ? {
                    ...begun,
                    seen: seen.get(id) ?? null
                } : null;
                let waitsFor = isOpen ? dependsOn.filter((other)=>!done.has(other)) : [];
                let waiting = done.has(id) ? null : waitingFor(signal, answers, `${read.phase.id} ${id}`, (0, git_remote.Nt)(settings.remote));
                let common = {
                    id,
                    wave,
                    done: done.has(id),
                    status,
                    attempts,
                    attempt: signal?.attempt ?? null,
                    waiting,
                    signal
                };
                return {
                    ...common,
                    isOpen,
                    running,
                    waitsFor
                };
            });
            let { phase, nextPhase } = read;
            let json = {
                phase: phase.id,
                name: phase.name,
                nextPhase,
                signal: isAtWork ? null : signals.get(null) ?? null,
                isAtWork,
                run: null === known ? null : {
                    runId: known.run_id,
                    epoch: known.epoch ?? null,
                    startedAt: known.started_at
                },
                decision: ended?.decision ?? null,
                exitStatus: ended?.exitStatus ?? null,
                verification,
                lastEvent: last ? {
                    at: last.at,
                    event: last.event,
                    runId: last.runId
                } : null,
                spend: spendOf(plans),
                lease: null === holder ? null : leaseDocument(holder),
                heartbeats: record.heartbeats,
                plans,
                next: read.schedule.cycle ? [] : (0, ready.iQ)(read.schedule, states)
            };
            let nextCommand = commandAfter(json);
            return {
                exitCode: 0,
                json: {
                    ...json,
                    nextCommand
                },
                text: statusText({
                    ...json,
                    nextCommand
                }, world.now())
            };
        }
        function recordOf({ phase }, dir, root, now) {
            let events = (0, ledger.FB)(dir, phase.id);
            return {
                heartbeats: (0, heartbeat.S_)((0, heartbeat.$B)(dir), 15, now),
                begun: attemptsUnderWay(events),
                signals: (0, recorded_signals.a)(dir),
                known: (0, run_state.mh)(events, {
                    phase: (0, external_node_path_.basename)(phase.dir),
                    checkpointFile: (0, external_node_path_.relative)(root, (0, ledger.Q2)(dir))
                }),
                last: events.at(-1),
                ended: (0, opening.SN)(events)
            };
        }
        function waitingFor(signal, answers, of, remote) {
            let question = questionIn(signal);
            if (null === question) return null;
            let { approved, by, at } = answers.get(question.id) ?? {};
            let answered = void 0 === by ? null : {
                approved,
                by,
                at
            };
            return {
                question,
                answered,
                ways: null === answered ? (0, asking.c)(question, of, remote) : []
            };
        }
        function questionIn(signal) {
            return signal?.status === 'blocked' ? signal.details.question ?? null : null;
        }
        function attemptsUnderWay(events) {
            let from = Math.max(0, events.findLastIndex(({ event })=>'phase_start' === event));
            return new Map(events.slice(from).flatMap((event)=>'attempt_start' === event.event || 'adopt' === event.event ? [
                    [
                        event.plan,
                        {
                            attempt: event.attempt,
                            since: event.at
                        }
                    ]
                ] : []));
        }
        function spendOf(plans) {
            let sum = (figures)=>{
                let known = figures.filter((figure)=>void 0 !== figure);
                return 0 === known.length ? null : known.reduce((a, b)=>a + b, 0);
            };
            return {
                attempts: plans.reduce((all, { attempts })=>all + attempts, 0),
                tokensUsed: sum(plans.map(({ signal })=>signal?.details.tokensUsed)),
                costUsd: sum(plans.map(({ signal })=>signal?.details.costUsd))
            };
        }
        function leaseDocument({ runId, epoch, pid, host, since, heartbeatAt }) {
            return {
                runId,
                epoch,
                pid,
                host,
                since,
                heartbeatAt
            };
        }
        function commandAfter({ lease, signal, plans, phase, nextPhase }) {
            if (null !== lease) return null;
            let isComplete = plans.length > 0 && plans.every(({ done })=>done);
            let isOver = isComplete && (null === signal || 'success' === signal.status);
            let waiting = plans.flatMap((each)=>each.waiting ?? []);
            let [way] = waiting.flatMap(({ ways })=>ways);
            if (void 0 !== way && waiting.every(({ answered })=>null === answered)) return way.command;
            let next = isOver ? nextPhase : phase;
            return null === next ? null : `phase-executor run ${next}`;
        }
        function statusText(document, now) {
            let { phase, name, verification, signal, lastEvent, plans, next, spend, lease, heartbeats, isAtWork } = document;
            let rows = plans.map((plan)=>[
                    plan.id,
                    `wave ${plan.wave}`,
                    plan.done ? 'done' : 'running' !== plan.status || isAtWork ? plan.status ?? 'open' : 'cut off',
                    0 === plan.attempts ? '' : (0, report_text.hS)(plan.attempts, 'attempt'),
                    plan.signal ? `${plan.signal.status}: ${(0, report_text.pj)((0, phase_report.UW)(plan.signal))}` : plan.isOpen && !plan.done ? openText(plan, now) : 'no signal on record here'
                ]);
            let agents = [
                ...isAtWork ? [] : heartbeats.healthy,
                ...heartbeats.stale
            ].map((pulse)=>[
                    '  ',
                    pulse.agent,
                    (0, report_text.pj)(pulse.current_task ?? 'at work'),
                    lastSeen(pulse)
                ]);
            let cost = [
                (0, report_text.hS)(spend.attempts, 'attempt'),
                ...null === spend.tokensUsed ? [] : [
                    `${spend.tokensUsed} tokens`
                ],
                ...null === spend.costUsd ? [] : [
                    `USD ${spend.costUsd.toFixed(2)}`
                ]
            ];
            return [
                `Phase ${phase} ${name}: ${plans.filter(({ done })=>done).length} of ${plans.length} plans done`,
                ...(0, report_text.tp)(rows),
                ...plans.flatMap(waitingLines),
                `verification: ${verification}`,
                signal ? `last signal: ${signal.status}, ${(0, report_text.pj)((0, phase_report.UW)(signal))}` : `last signal: none, ${isAtWork ? 'the run is at work' : 'the phase was never run here'}`,
                ...null === document.exitStatus ? [] : [
                    `last run: ${String(document.exitStatus)}, decision ${String(document.decision)}`
                ],
                ...lastEvent ? [
                    `last event: ${lastEvent.event} at ${lastEvent.at}`
                ] : [],
                `spent: ${cost.join(', ')}`,
                null === lease ? 'no run is at work here' : `run ${lease.runId} is at work: process ${lease.pid} on ${lease.host} since ${lease.since}, last sign of life ${lease.heartbeatAt}`,
                ...(0, report_text.tp)(agents, ''),
                `next: ${next.join(', ') || 'nothing'}`,
                ...null === document.nextCommand ? [] : [
                    `to run next: ${document.nextCommand}`
                ]
            ].join('\n');
        }
        function waitingLines({ id, waiting }) {
            if (null === waiting) return [];
            let { question, answered, ways } = waiting;
            let said = null === answered ? [] : [
                `answered by ${answered.by}; it goes on in the next run`
            ];
            return [
                `plan ${id} waits for a person:`,
                ...[
                    ...(0, question_text.Q)(question),
                    ...said,
                    ...ways.map(asking.xt)
                ].map((line)=>`  ${(0, report_text._u)(line)}`)
            ];
        }
        function openText({ running, waitsFor, status }, now) {
            if (null === running) return waitsFor.length > 0 ? `waits for ${waitsFor.join(', ')}` : 'retrying' === status ? 'waits for its next attempt' : 'not started yet';
            let { attempt, since, seen } = running;
            let at = `attempt ${attempt} since ${since} (${(0, report_text.Yi)(now - Date.parse(since))})`;
            return null === seen ? at : `${at}: ${(0, report_text.pj)(seen.what)}; seen ${(0, report_text.Yi)(now - Date.parse(seen.at))} ago`;
        }
        function lastSeen({ problem, minutes_ago }) {
            return problem ?? `last seen ${minutes_ago} min ago`;
        }
    }),
    22437: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            JD: ()=>dispatch,
            V$: ()=>DispatchError,
            i3: ()=>startWorkflow
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27597);
        class DispatchError extends Error {
            name = 'DispatchError';
        }
        let patienceMs = 30_000;
        async function dispatch(phase, { head, token, environment }) {
            let { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository, GITHUB_EVENT_PATH: event } = environment;
            if (!api || !repository || !event) throw new DispatchError('this is not a job of a workflow');
            let payload = JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(event, 'utf8'));
            let { path, body, what } = payload.action && payload.client_payload ? again(payload, phase) : anew(payload, {
                phase,
                head
            }, environment);
            await post(`${api}/repos/${repository}/${path}`, body, token);
            return what;
        }
        function anew({ inputs, workflow: named }, { phase, head }, { GITHUB_REF: ref, GITHUB_WORKFLOW_REF: from = '' }) {
            let [, running] = /\.(?:github|gitea|forgejo)\/workflows\/([^@/]+)@/.exec(from) ?? [];
            let workflow = running ?? /(?:^|\/)([^@/]+\.ya?ml)$/.exec(String(named ?? ''))?.[1];
            if (inputs?.phase === void 0) throw new DispatchError('the workflow was started by no workflow_dispatch with an input phase');
            if (void 0 === workflow) throw new DispatchError('neither GITHUB_WORKFLOW_REF nor the event names the file of this workflow');
            let text = Object.fromEntries(Object.entries(inputs).map(([name, value])=>[
                    name,
                    String(value)
                ]));
            let path = `actions/workflows/${encodeURIComponent(workflow)}/dispatches`;
            let begin = void 0 === text.ref ? {} : {
                ref: head
            };
            return {
                path,
                body: {
                    ref,
                    inputs: {
                        ...text,
                        phase,
                        ...begin
                    }
                },
                what: workflow
            };
        }
        function again({ action, client_payload: payload }, phase) {
            return {
                path: 'dispatches',
                body: {
                    event_type: action,
                    client_payload: {
                        ...payload,
                        phase
                    }
                },
                what: `the event ${action}`
            };
        }
        async function post(url, body, token) {
            let headers = {
                authorization: `Bearer ${token}`,
                accept: 'application/vnd.github+json',
                'content-type': 'application/json',
                'user-agent': 'phase-executor'
            };
            let { host } = new URL(url);
            let signal = AbortSignal.timeout(patienceMs);
            let answer = await fetch(url, {
                method: 'POST',
                headers,
                body: JSON.stringify(body),
                signal
            }).catch((cause)=>{
                throw new DispatchError(`${host} could not be reached: ${cause.message}`, {
                    cause
                });
            });
            if (answer.ok) return;
            let hint = 403 === answer.status ? ' (a token that may start workflows is needed: give one as push-token)' : '';
            throw new DispatchError(`${host} answered ${answer.status}: ${(await answer.text()).slice(0, 500)}${hint}`);
        }
        async function startWorkflow(file, start, host) {
            await host.create(`repos/${host.repository}/actions/workflows/${encodeURIComponent(file)}/dispatches`, start, zod__WEBPACK_IMPORTED_MODULE_1__.L5J());
        }
    }),
    58977: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            Uy: ()=>askedWait,
            i3: ()=>Patience,
            oD: ()=>FailedCall,
            w4: ()=>hostOf
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        class FailedCall {
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
        let mostTries = 4;
        class Patience {
            #delayMs;
            #endsAt;
            #until;
            constructor({ delayMs = 1_000, patienceMs = 90_000, until = null } = {}){
                this.#delayMs = delayMs;
                this.#endsAt = performance.now() + patienceMs;
                this.#until = until;
            }
            get isOver() {
                return performance.now() >= this.#endsAt;
            }
            async repeat(call, isRepeatable = true) {
                for(let tries = 1;; tries += 1){
                    let result = await call();
                    if (!(result instanceof FailedCall)) return result;
                    let { error, isFinal, waitMs, wasHeard } = result;
                    let wait = waitMs ?? this.#delayMs * 2 ** (tries - 1);
                    let isLate = performance.now() + wait > this.#endsAt || this.#until?.aborted === true;
                    if (isFinal || wasHeard && !isRepeatable || tries >= mostTries || isLate) throw error;
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(wait, void 0, this.#until ? {
                        signal: this.#until
                    } : {}).catch(()=>void 0);
                }
            }
            async fetch(url, request, { callMs, mostBytes = 1 / 0 }) {
                let givingUp = new AbortController();
                let giveUp = ()=>givingUp.abort(new Error('no answer in time'));
                let timer = setTimeout(giveUp, Math.max(0, Math.ceil(Math.min(callMs, this.#endsAt - performance.now()))));
                this.#until?.addEventListener('abort', giveUp, {
                    once: true
                });
                if (this.#until?.aborted) giveUp();
                try {
                    let answer = await fetch(url, {
                        ...request,
                        signal: givingUp.signal
                    });
                    let text = await beginOf(answer, mostBytes);
                    return {
                        status: answer.status,
                        isOk: answer.ok,
                        headers: answer.headers,
                        text
                    };
                } catch (error) {
                    let { message, cause } = error;
                    throw new Error(cause instanceof Error ? cause.message : message);
                } finally{
                    clearTimeout(timer);
                    this.#until?.removeEventListener('abort', giveUp);
                }
            }
        }
        async function beginOf(answer, mostBytes) {
            let chunks = [];
            let size = 0;
            for await (let chunk of answer.body ?? []){
                chunks.push(chunk);
                size += chunk.length;
                if (size >= mostBytes) break;
            }
            return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8');
        }
        function askedWait(headers) {
            let after = headers.get('retry-after') ?? '';
            if (/^\d{1,6}$/.test(after)) return 1_000 * Number(after);
            let wait = Date.parse(after) - Date.parse(headers.get('date') ?? '');
            return Number.isNaN(wait) ? null : Math.max(0, wait);
        }
        function hostOf(url) {
            return URL.canParse(url) ? new URL(url).host : url;
        }
    }),
    42354: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    25827: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
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
    }),
    73951: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            B: ()=>boundsOf,
            H: ()=>patienceOf
        });
        var _http_patience_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58977);
        function boundsOf({ interrupt: { soon } }, patienceMs) {
            if (soon.aborted) return {
                patienceMs: 2_000
            };
            return {
                until: soon,
                ...void 0 === patienceMs ? {} : {
                    patienceMs
                }
            };
        }
        function patienceOf(world) {
            return new _http_patience_js__WEBPACK_IMPORTED_MODULE_0__.i3(boundsOf(world, 30_000));
        }
    }),
    67450: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            nA: ()=>withEachText,
            pc: ()=>redacted,
            sD: ()=>redactorFor
        });
        var _report_redaction_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25827);
        var _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4723);
        var _webhook_signature_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44230);
        function redacted(body, place) {
            return redactorFor(place)(body);
        }
        function redactorFor({ settings, world: { environment } }) {
            let named = [
                ...settings['agent-env'],
                ..._webhook_signature_js__WEBPACK_IMPORTED_MODULE_1__.l
            ].map((name)=>environment[name] ?? '');
            let headers = _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__.$_.flatMap((name)=>Object.entries((0, _otlp_target_js__WEBPACK_IMPORTED_MODULE_2__.jR)(environment[name])).flatMap(secretIn));
            let words = headers.flatMap((value)=>[
                    value,
                    ...value.split(' ').slice(1)
                ]);
            return (0, _report_redaction_js__WEBPACK_IMPORTED_MODULE_0__.$)([
                ...named,
                ...words,
                settings['notify-url'],
                settings['github-token']
            ]);
        }
        function secretIn([name, value]) {
            return /auth|key|token|secret|password|cookie/i.test(name) || value.length >= 20 ? [
                value
            ] : [];
        }
        function withEachText(value, change) {
            if ('string' == typeof value) return change(value);
            if (Array.isArray(value)) return value.map((each)=>withEachText(each, change));
            if ('object' != typeof value || null === value) return value;
            return Object.fromEntries(Object.entries(value).map(([key, each])=>[
                    key,
                    withEachText(each, change)
                ]));
        }
    }),
    44230: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            G: ()=>webhookHeaders,
            l: ()=>notifySecrets
        });
        var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
        let notifySecrets = [
            'PHASE_EXECUTOR_NOTIFY_SECRET',
            'PHASE_EXECUTOR_NOTIFY_URL'
        ];
        function webhookHeaders(body, secret, now) {
            let id = `msg_${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(body).digest('hex').slice(0, 32)}`;
            let at = String(Math.floor(now / 1_000));
            let named = {
                'webhook-id': id,
                'webhook-timestamp': at,
                'idempotency-key': id
            };
            if ('' === secret) return named;
            let signed = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', keyOf(secret)).update(`${id}.${at}.${body}`).digest('base64');
            let asOnGithub = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', secret).update(body).digest('hex');
            return {
                ...named,
                'webhook-signature': `v1,${signed}`,
                'x-hub-signature-256': `sha256=${asOnGithub}`
            };
        }
        function keyOf(secret) {
            let [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
            return void 0 === encoded ? Buffer.from(secret, 'utf8') : Buffer.from(encoded, 'base64');
        }
    })
};
