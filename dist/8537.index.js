export const id = 8537;
export const ids = [
    8537
];
export const modules = {
    72842: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            c: ()=>waysToAnswer,
            cU: ()=>askAtOnce,
            rS: ()=>askedDetails,
            xt: ()=>wayText,
            zr: ()=>questionDetails
        });
        var _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43017);
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57733);
        var _attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22777);
        var _standing_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29053);
        function askedDetails(plan, stop, part, run) {
            return questionDetails((0, _standing_js__WEBPACK_IMPORTED_MODULE_3__.YH)(plan, stop, part), plan, run);
        }
        function questionDetails(question, plan, { phase, policy }) {
            return {
                userInputRequired: true,
                task: question.task,
                options: question.options.map(({ id, name })=>name ? `${id}: ${name}` : id),
                question,
                nextSteps: [
                    ...waysToAnswer(question, `${phase.id} ${plan.id}`, policy.remote).map(wayText),
                    'then run the phase again'
                ]
            };
        }
        function waysToAnswer({ kind, options }, of, remote) {
            let where = '' === remote ? '' : ` --remote ${remote}`;
            let approve = `phase-executor approve ${of}${where}`;
            let answer = (text)=>`phase-executor answer ${of} ${text}${where}`;
            switch(kind){
                case 'decision':
                    return [
                        {
                            when: whenDecided(options),
                            command: answer(0 === options.length ? '"<your decision>"' : '<option>')
                        }
                    ];
                case 'human-verify':
                    return [
                        {
                            when: 'if what was built is right',
                            command: approve
                        },
                        {
                            when: 'to have it changed first',
                            command: answer('"<what is wrong>"')
                        }
                    ];
                case 'human-action':
                    return [
                        {
                            when: 'when it is done',
                            command: approve
                        },
                        {
                            when: 'to say something of it besides',
                            command: answer('"<what the plan has to know>"')
                        }
                    ];
                case 'agent-question':
                    return [
                        {
                            when: 'to answer',
                            command: answer('"<your answer>"')
                        },
                        {
                            when: 'when what it asks for is done',
                            command: approve
                        }
                    ];
                case 'go-ahead':
                    return [
                        {
                            when: 'to let it go on',
                            command: approve
                        }
                    ];
            }
        }
        function whenDecided(options) {
            return 0 === options.length ? 'to decide' : `to decide (${options.map(({ id })=>id).join(', ')})`;
        }
        function wayText({ when, command }) {
            return `${when}: ${command}`;
        }
        async function askAtOnce(plan, stop, known, run) {
            let part = known ?? await emptyPart(plan, stop, run);
            if (null === known) run.services.ledger.append('part', part);
            let details = askedDetails(plan, stop, part, run);
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_1__.FL.blocked(run.phase.id, stop.question, details, (0, _attempt_signal_js__WEBPACK_IMPORTED_MODULE_2__.OK)(run, plan.id));
        }
        async function emptyPart(plan, { at }, run) {
            let { sha } = await run.workspace.git.head();
            let where = {
                base: sha,
                commit: sha,
                head: sha
            };
            return {
                plan: plan.id,
                upTo: at,
                planHash: (0, _phase_plan_hash_js__WEBPACK_IMPORTED_MODULE_0__.S)(plan),
                ...where,
                isWitnessed: true,
                files: []
            };
        }
    }),
    22777: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            OK: ()=>signalContext,
            Wr: ()=>evidenceDetails,
            oX: ()=>signalOf,
            pG: ()=>endingText,
            tE: ()=>interruptedSignal
        });
        var _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57733);
        var _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67263);
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
                ...0 === facts.repairs ? {} : {
                    repairs: facts.repairs
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
            let at = signalContext(run, plan, attempt);
            switch(ending.status){
                case 'success':
                    {
                        let { files, remarks, planHash, evidence } = ending;
                        let said = remarks.length > 0 ? {
                            warnings: remarks.slice(0, 20)
                        } : {};
                        let details = {
                            ...common,
                            ...said,
                            filesModified: files.slice(0, 1000),
                            verificationStatus: 'passed',
                            evidence: evidenceDetails(evidence),
                            planHash
                        };
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.success(run.phase.id, details, at);
                    }
                case 'part':
                    {
                        let { part, stop, remarks, evidence, asked } = ending;
                        let said = remarks.length > 0 ? {
                            warnings: remarks.slice(0, 20)
                        } : {};
                        let files = {
                            filesModified: part.files.slice(0, 1000),
                            evidence: evidenceDetails(evidence)
                        };
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.blocked(run.phase.id, stop.question, {
                            ...common,
                            ...said,
                            ...files,
                            ...asked
                        }, at);
                    }
                case 'failure':
                    {
                        let retryOptions = {
                            maxRetries: run.policy.retry.maximumAttempts - 1,
                            backoffMs: run.policy.retry.initialIntervalMs
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
                        return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.failure(run.phase.id, ending.message, {
                            ...common,
                            ...asked,
                            reason,
                            retryable,
                            retryOptions
                        }, at);
                    }
                case 'blocked':
                    return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.blocked(run.phase.id, ending.reason, {
                        ...common,
                        ...ending.details
                    }, at);
            }
        }
        function evidenceDetails(facts) {
            let evidence = (0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__.X1)(facts);
            return {
                ...evidence,
                text: (0, _signal_evidence_js__WEBPACK_IMPORTED_MODULE_1__.rS)(facts)
            };
        }
        function endingText(ending) {
            switch(ending.status){
                case 'success':
                    return 'complete';
                case 'part':
                    return ending.stop.question;
                case 'failure':
                    return ending.message;
                case 'blocked':
                    return ending.reason;
            }
        }
        function interruptedSignal(plan, attempt, run) {
            let message = void 0 === attempt ? 'the run ended before this plan was started' : `the run ended in the middle of attempt ${attempt}; run the phase again to continue`;
            let details = {
                reason: 'interrupted',
                retryable: true
            };
            return _signal_completion_signal_js__WEBPACK_IMPORTED_MODULE_0__.FL.failure(run.phase.id, message, details, signalContext(run, plan, attempt));
        }
        function signalContext(run, plan, attempt) {
            return {
                at: new Date(run.services.clock.now()),
                runId: run.runId,
                plan,
                attempt
            };
        }
    }),
    76478: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            E5: ()=>runShell,
            Kf: ()=>commandsOf,
            RN: ()=>runPlanCommands
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
        var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
        var _process_child_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17015);
        var _verify_automated_command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67723);
        let hurriedGraceMs = 2_000;
        function runShell(command, how, programs) {
            let { limits, clock, env, cancel, marker } = programs;
            let strict = how.pipefail ? [
                '-o',
                'pipefail'
            ] : [];
            return (0, _process_child_js__WEBPACK_IMPORTED_MODULE_3__.w)({
                command: 'bash',
                args: [
                    ...strict,
                    '-c',
                    command
                ],
                cwd: how.cwd,
                clock,
                cancel,
                marker,
                graceMs: limits.graceMs,
                cancelGraceMs: Math.min(limits.graceMs, hurriedGraceMs),
                ...limits.idleTimeoutMs > 0 ? {
                    idleTimeoutMs: limits.idleTimeoutMs
                } : {},
                env: {
                    ...env,
                    LC_MESSAGES: 'C'
                },
                timeoutMs: Math.max(1, Math.min(how.endAt, limits.deadlineAt) - clock.uptimeMs()),
                logFile: programs.logFile(how.log)
            });
        }
        async function runPlanCommands({ texts, areAlone }, place, programs, known = new Map()) {
            let endAt = programs.clock.uptimeMs() + programs.limits.timeoutMs;
            let findings = [];
            for (let [at, text] of texts.entries()){
                let interrupted = false;
                let runIn = (cwd, log, given)=>async (command, { pipefail })=>{
                        let { ending, exitCode, escaped, tail } = await runShell(command, {
                            cwd,
                            log,
                            endAt,
                            pipefail
                        }, given);
                        interrupted ||= 'cancelled' === ending;
                        return {
                            exitCode: escaped > 0 ? null : exitCode,
                            timedOut: 'timeout' === ending || 'idle_timeout' === ending,
                            tail
                        };
                    };
                let said = known.get(text) ?? await (0, _verify_automated_command_js__WEBPACK_IMPORTED_MODULE_4__.p)(place, text, runIn(place.root, `verify-${at + 1}`, programs));
                let isAsked = areAlone && said.proves && !interrupted && !looksOutside.test(text);
                let elsewhere = isAsked ? await inEmptyFolder(programs, (root, offline)=>(0, _verify_automated_command_js__WEBPACK_IMPORTED_MODULE_4__.p)({
                        root,
                        project: place.project
                    }, text, runIn(root, `verify-${at + 1}-empty`, offline))) : null;
                if (interrupted) return null;
                known.set(text, said);
                let isVacuous = elsewhere?.passed === true;
                findings.push(isVacuous ? {
                    ...said,
                    proves: false,
                    message: `${said.message}, as in an empty folder`
                } : said);
                if (false === said.passed) break;
            }
            return findings;
        }
        let looksOutside = /:\/\/|\b(?:curl|wget|gh|glab|ssh|scp|nc|ping|dig|psql|mysql|redis-cli|mongosh?|kubectl|helm|docker|podman|terraform|aws|az|gcloud|flyctl|vercel|netlify|wrangler|heroku|railway|supabase|systemctl)\b/;
        async function inEmptyFolder(programs, ask) {
            let root = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(programs.env.TMPDIR ?? (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'phase-executor-empty-'));
            try {
                return await ask(root, {
                    ...programs,
                    env: {
                        ...programs.env,
                        npm_config_offline: 'true'
                    }
                });
            } finally{
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(root, {
                    recursive: true,
                    force: true
                });
            }
        }
        function commandsOf({ tasks }) {
            return [
                ...new Set(tasks.flatMap(({ verify })=>verify.automated))
            ];
        }
    }),
    67723: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            R: ()=>runnableCommand,
            p: ()=>verifyCommand
        });
        var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _command_strength_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51132);
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
                    message,
                    proves: true === passed && (0, _command_strength_js__WEBPACK_IMPORTED_MODULE_2__.nx)(text)
                });
            if ('notRunnable' in runnable) return say(null, runnable.notRunnable);
            let end = await run(runnable.command, {
                pipefail: true
            });
            if (end.timedOut) return {
                ...say(false, 'did not end before its deadline'),
                output: end.tail.slice(-mostOutput)
            };
            if (0 === end.exitCode) return say(true, (0, _command_strength_js__WEBPACK_IMPORTED_MODULE_2__.nx)(text) ? 'exit code 0' : 'exit code 0, but it cannot fail');
            if (end.exitCode === brokenPipe) return afterBrokenPipe(runnable.command, run, say);
            let missing = 127 === end.exitCode ? missingProgram(runnable.command, end.tail) : null;
            let isThere = null !== missing && 0 === (await run(`command -v ${missing}`, {
                pipefail: true
            })).exitCode;
            if (null !== missing && !isThere) return say(null, `needs the program ${missing}, which is not installed here`);
            if (2 === end.exitCode && sentence.test(text) && syntaxError.test(end.tail)) {
                let [first = ''] = text.trim().split(' ');
                if (0 !== (await run(`command -v ${first}`, {
                    pipefail: true
                })).exitCode) return say(null, 'is a sentence and no command');
            }
            let dependency = 127 === end.exitCode ? await missingDependency(place, end.tail) : null;
            if (null !== dependency) return say(null, dependency);
            if (null === end.exitCode) return say(false, 'was killed before it ended');
            let finding = say(false, `exit code ${end.exitCode}: ${firstLine(lastLine(end.tail))}`);
            return {
                ...finding,
                output: end.tail.slice(-mostOutput)
            };
        }
        let mostOutput = 16384;
        let sentence = /^\s*[A-Z][a-z]+ [a-z]/;
        let syntaxError = /^bash: .*(?:unexpected EOF while looking for matching|syntax error)/m;
        let brokenPipe = 141;
        async function afterBrokenPipe(command, run, say) {
            let reader = (0, _command_strength_js__WEBPACK_IMPORTED_MODULE_2__.TX)(command);
            if (null === reader || !/(?:^|\/)(?:[efz]?grep|rg|ag|jq|awk)$/.test(reader)) return say(null, `was cut off by ${reader ?? 'the end of its pipe'}, so its result is not known`);
            let end = await run(command, {
                pipefail: false
            });
            if (end.timedOut) return say(false, 'did not end before its deadline');
            return 0 === end.exitCode ? say(true, 'exit code 0') : say(false, `exit code ${end.exitCode ?? 'none'}: ${firstLine(lastLine(end.tail))}`);
        }
        let programFolders = [
            'node_modules/.bin',
            '.venv/bin',
            'venv/bin',
            'vendor/bin'
        ];
        async function missingDependency({ root, project }, tail) {
            let [, program] = /(?:^|\n)[^\n:]{1,200}: (?:\d+: |line \d+: )?([\w.+@-]+): (?:command )?not found\s*(?:\n|$)/.exec(tail) ?? [];
            if (root === project) return null;
            let [, path] = /(?:^|[:\s])(?:\.\/)?((?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)\/[\w.+@-]+): (?:No such file or directory|not found)/.exec(tail) ?? [];
            if (void 0 !== path && await exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, path)) && !await exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, path))) return `needs ${path}, which git ignores, so this copy of the project does not have it; give setup-command (such as npm ci) to install it`;
            if (void 0 === program) return null;
            for (let folder of programFolders)if (await exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, folder, program)) && !await exists((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder, program))) return `needs ${program} from ${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)}, which git ignores, so this copy of the project does not have it; give setup-command (such as npm ci) to install it`;
            return null;
        }
        async function runnableCommand({ root, project }, text) {
            let command = text.trim();
            if ('' === command) return {
                notRunnable: 'is empty'
            };
            if (/^(?:n\/?a|none|manual(?:ly)?|tbd|-+)\.?$/i.test(command)) return {
                notRunnable: 'names no command'
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
            let at = parts.findLastIndex((part)=>'' !== part && plain(part) === plain((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(project)));
            return at < 0 || path.startsWith('~') ? null : [
                root,
                ...parts.slice(at + 1)
            ].join('/');
        }
        async function exists(path) {
            return (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.access)(path).then(()=>true, ()=>false);
        }
        function lastLine(text) {
            return text.trimEnd().split('\n').at(-1) ?? '';
        }
        function firstLine(text) {
            let line = text.trim().split('\n')[0] ?? '';
            return line.length <= 200 ? line : `${line.slice(0, 199)}…`;
        }
    }),
    51132: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            AD: ()=>onlyReads,
            TS: ()=>programsIn,
            TX: ()=>lastStage,
            nx: ()=>canFail
        });
        function canFail(command) {
            let parts = simpleCommands(command).map(({ joint, text })=>({
                    joint,
                    text: withoutFrame(text)
                })).filter(({ text })=>'' !== text);
            if (parts.some(({ text })=>/^exit (?!0\s*$)/.test(text))) return true;
            let isStrict = parts.some(({ text })=>/^set -(?:[a-z]*e|o errexit)/.test(text));
            let can = false;
            for (let { joint, text } of parts){
                let fails = !isIdle(text) && canFailWithin(text);
                if ('||' === joint) can &&= fails;
                else if ('&&' === joint || joint.startsWith('|') || isStrict && '&' !== joint) can ||= fails;
                else can = fails;
            }
            return can && !/(?<![&>|])&\s*$/.test(command);
        }
        function canFailWithin(text) {
            let [, quote = '', inner = ''] = /^(?:ba|da|z)?sh -\w*c\s+(["'])([\s\S]*)\1$/.exec(text) ?? [];
            return '' === quote || canFail('"' === quote ? inner.replace(/\\(["\\$`])/g, '$1') : inner);
        }
        function withoutFrame(text) {
            let inner = text.replace(/^(?:(?:[({]|if|then|else|elif|do|while|until|!)(?=\s|$)\s*|\(\s*)+/, '');
            let bare = /^\(/.test(text) || !inner.includes('(') ? inner.replace(/\s*\)+$/, '') : inner;
            return /^(?:[)}]|fi|done|esac)$/.test(bare.trim()) ? '' : bare.trim();
        }
        function isIdle(text) {
            let words = text.replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, '').trim();
            return '' === words || idle.test(words) || /^[\w./-]+ (?:--version|-V|--help)$/.test(words);
        }
        let idle = /^(?:echo|printf|(?:\/(?:usr\/)?bin\/)?true|:|cd|pwd|date|sleep|wait|ls|env|which|type|hash|command -v|uname|whoami|trap|unset|export|exit 0|set [-+][a-z]+|git (?:status|log|branch|diff(?! .*--(?:exit-code|quiet|check)))|node -e (?:""|''))(?:\s|$)|--if-present\b/;
        function onlyReads(command) {
            let quiet = command.replace(/(?:[12]|&)?>\s*\/dev\/null|[12]?>&[12]/g, ' ');
            let plain = quiet.replace(/'[^']*'/g, ' ');
            if (/[`<>]|\$\(/.test(plain) || /\b(?:exec|eval|command|builtin|alias|function)\b/.test(plain)) return false;
            return simpleCommands(quiet).every(({ text })=>isReader(text));
        }
        let readers = /^(?:! )?(?:grep|egrep|fgrep|rg|test|\[|\[\[|ls|cat|head|tail|wc|cut|tr|echo|printf|true|false|:|cd|pwd|diff|cmp|jq|stat|basename|dirname|exit|git (?:grep|log|show|diff|ls-files|rev-parse|cat-file))(?:\s|$)/;
        function isReader(text) {
            let isSearch = /^(?:! )?find\s/.test(text) && !/\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b/.test(text);
            return isSearch || readers.test(text) && !/\s--(?:output|pre|open-files-in-pager)\b|\s-O/.test(text);
        }
        function simpleCommands(command) {
            let parts = [];
            let joint = '';
            let text = '';
            let close = (next)=>{
                if ('' !== text.trim()) parts.push({
                    joint,
                    text: text.trim()
                });
                if ('' !== text.trim() || '' === joint) joint = next;
                text = '';
            };
            for(let at = 0; at < command.length;){
                let word = quoted(command, at) ?? ('\\' === command[at] ? command.slice(at, at + 2) : null);
                let found = null === word ? jointAt(command, at) : null;
                if (null === found) text += word ?? command[at];
                else close(found);
                at += (word ?? found ?? command[at] ?? ' ').length;
            }
            close('');
            return parts;
        }
        function quoted(command, at) {
            let quote = command[at] ?? '';
            if (![
                '"',
                "'",
                '`'
            ].includes(quote)) return null;
            for(let end = at + 1; end < command.length; end += 1)if ('\\' === command[end] && "'" !== quote) end += 1;
            else if (command[end] === quote) return command.slice(at, end + 1);
            return command.slice(at);
        }
        function jointAt(command, at) {
            let two = command.slice(at, at + 2);
            if ('&&' === two || '||' === two || '|&' === two) return two;
            let [char = '', before = '', after = ''] = [
                command[at],
                command[at - 1],
                command[at + 1]
            ];
            if (';' === char || '\n' === char || '|' === char) return char;
            return '&' === char && '>' !== before && '>' !== after && '<' !== before ? char : null;
        }
        function lastStage(command) {
            let last = simpleCommands(command).at(-1);
            return last?.joint.startsWith('|') && '||' !== last.joint ? /^[\w./+-]+/.exec(last.text)?.[0] ?? null : null;
        }
        function programsIn(command) {
            let [text = ''] = command.split('<<', 1);
            if (/(?:^|[;&|(]|\n)\s*(?:\.|source|eval|alias)\s/.test(text)) return [];
            let own = new Set([
                ...text.matchAll(/([\w-]+)\s*\(\)/g)
            ].map(([, name])=>name));
            let names = simpleCommands(text).flatMap((part)=>{
                let words = part.text.replace(/^(?:(?:[A-Za-z_]\w*=\S*|!|if|then|elif|else|while|until|do|time|\{|\()\s*(?:\s|(?<=\()))+/, '');
                return /^([A-Za-z][\w.+-]*)(?=\s|\)|$)/.exec(words)?.[1] ?? [];
            });
            return [
                ...new Set(names)
            ].filter((name)=>!own.has(name));
        }
    })
};
