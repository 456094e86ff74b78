export const id = 915;
export const ids = [
    915
];
export const modules = {
    69416: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            Nt: ()=>withoutSecret,
            Og: ()=>credentialsFor,
            V$: ()=>Remote
        });
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
        var _git_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11475);
        let patienceMs = 60_000;
        class Remote {
            name;
            #git;
            #credentials;
            constructor(git, name, credentials = {}){
                this.#git = git;
                this.name = name;
                this.#credentials = credentials;
            }
            async list(names) {
                if (0 === names.length) return new Map();
                let listed = await this.#answer(this.#git.read([
                    'ls-remote',
                    '--refs',
                    '--',
                    this.name,
                    ...names
                ], this.#patiently));
                let refs = listed.split('\n').map((line)=>line.split('\t'));
                return new Map(refs.flatMap(([sha = '', ref = ''])=>names.includes(ref) ? [
                        [
                            ref,
                            sha
                        ]
                    ] : []));
            }
            async fetch(ref) {
                if (!(await this.list([
                    ref
                ])).has(ref)) return null;
                await this.bring([
                    `+${ref}:${ref}`
                ]);
                let commit = await this.#git.resolve(ref);
                if (null === commit) throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS(`${ref} on ${withoutSecret(this.name)} is not a commit. ${this.wayOut(ref)}`);
                return commit;
            }
            wayOut(ref) {
                return `To begin without it: git push ${withoutSecret(this.name)} --delete ${ref}`;
            }
            async bring(refspecs) {
                let options = [
                    '--quiet',
                    '--no-tags',
                    '--no-write-fetch-head',
                    '--no-auto-gc',
                    '--recurse-submodules=no'
                ];
                await this.#answer(this.#git.run([
                    'fetch',
                    ...options,
                    '--',
                    this.name,
                    ...refspecs
                ], this.#patiently));
            }
            async asksForToken() {
                let found = await this.#git.try([
                    'remote',
                    'get-url',
                    '--push',
                    '--',
                    this.name
                ], {
                    reading: true
                });
                return /^https?:/i.test(0 === found.exitCode ? found.stdout.toString('utf8') : this.name);
            }
            async mayPush() {
                if (!await this.asksForToken()) return false;
                let probe = [
                    'push',
                    '--dry-run',
                    '--quiet',
                    '--no-verify',
                    '--recurse-submodules=no',
                    '--',
                    this.name
                ];
                let told = await this.#answer(this.#git.try([
                    ...probe,
                    'HEAD:refs/phase-executor/probe'
                ], this.#patiently));
                return 0 === told.exitCode;
            }
            async deepen() {
                let args = [
                    'fetch',
                    '--quiet',
                    '--unshallow',
                    '--no-tags',
                    '--',
                    this.name
                ];
                await this.#answer(this.#git.run(args, {
                    ...this.#patiently,
                    timeoutMs: 10 * patienceMs
                }));
            }
            async move(moves) {
                let [{ name, to, from }] = moves;
                let leases = moves.map((each)=>`--force-with-lease=${each.name}:${each.from ?? ''}`);
                let specs = moves.map((each)=>`${each.to}:${each.name}`);
                let atomic = moves.length > 1 ? [
                    '--atomic'
                ] : [];
                let options = [
                    '--porcelain',
                    '--no-verify',
                    '--recurse-submodules=no',
                    ...atomic,
                    ...leases
                ];
                for(let tries = 1;; tries += 1){
                    let told = await this.#answer(this.#git.try([
                        'push',
                        ...options,
                        '--',
                        this.name,
                        ...specs
                    ], this.#patiently));
                    let there = 0 === told.exitCode ? to : await this.#whereIs(name).catch(()=>from);
                    if (there === to) break;
                    if (there !== from) return false;
                    let stdout = told.stdout.toString('utf8');
                    if (5 === tries || !/failed to update ref|cannot lock ref/.test(stdout)) throw this.#refused(moves, stdout, told.stderr);
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(50 * tries);
                }
                let updates = moves.filter((each)=>each.name.startsWith('refs/phase-executor/'));
                for (let each of updates)await this.#git.run([
                    'update-ref',
                    each.name,
                    each.to
                ]);
                return true;
            }
            get #patiently() {
                return {
                    env: this.#credentials,
                    timeoutMs: patienceMs
                };
            }
            async #answer(call) {
                try {
                    return await call;
                } catch (error) {
                    if (error instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS && !(error instanceof _git_error_js__WEBPACK_IMPORTED_MODULE_1__.jd)) throw error;
                    throw new _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS(`${withoutSecret(this.name)} did not answer in time; look whether it can be reached from here`, {
                        cause: error
                    });
                }
            }
            async #whereIs(ref) {
                return (await this.list([
                    ref
                ])).get(ref) ?? null;
            }
            #refused(moves, stdout, stderr) {
                let verdicts = stdout.split('\n').filter((line)=>line.startsWith('!')).map((line)=>line.split('\t').at(-1) ?? '');
                let verdict = verdicts.find((each)=>!each.includes('atomic')) ?? verdicts[0];
                let said = stderr.split('\n').find((line)=>/^(fatal|error|remote):/.test(line));
                let why = verdict || said || stderr.trim().split('\n').at(-1) || 'git did not say why';
                let names = moves.map(({ name })=>name).join(', ');
                return new _git_error_js__WEBPACK_IMPORTED_MODULE_1__.XS(`${names} could not be pushed to ${withoutSecret(this.name)}: ${withoutSecret(why.trim())}`);
            }
        }
        function credentialsFor(token, server) {
            if ('' === token) return {};
            let basic = Buffer.from(`x-access-token:${token}`).toString('base64');
            return {
                GIT_CONFIG_COUNT: '1',
                GIT_CONFIG_KEY_0: `http.${server.replace(/\/+$/, '')}/.extraheader`,
                GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}`
            };
        }
        function withoutSecret(text) {
            return text.replace(/\/\/[^/@\s]+@/g, '//');
        }
    },
    76478: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            E5: ()=>runShell,
            Kf: ()=>commandsOf,
            RN: ()=>runPlanCommands
        });
        var _process_child_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17015);
        var _verify_automated_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67723);
        let hurriedGraceMs = 2_000;
        function runShell(command, how, programs) {
            let { limits, clock, env, cancel, marker } = programs;
            let strict = how.pipefail ? [
                '-o',
                'pipefail'
            ] : [];
            return (0, _process_child_js__WEBPACK_IMPORTED_MODULE_0__.w)({
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
        async function runPlanCommands(commands, place, programs, known = new Map()) {
            let endAt = programs.clock.uptimeMs() + programs.limits.timeoutMs;
            let findings = [];
            for (let [at, text] of commands.entries()){
                let interrupted = false;
                let run = async (command, { pipefail })=>{
                    let how = {
                        cwd: place.root,
                        log: `verify-${at + 1}`,
                        endAt,
                        pipefail
                    };
                    let { ending, exitCode, escaped, tail } = await runShell(command, how, programs);
                    interrupted ||= 'cancelled' === ending;
                    return {
                        exitCode: escaped > 0 ? null : exitCode,
                        timedOut: 'timeout' === ending || 'idle_timeout' === ending,
                        tail
                    };
                };
                let finding = known.get(text) ?? await (0, _verify_automated_command_js__WEBPACK_IMPORTED_MODULE_1__.p)(place, text, run);
                if (interrupted) return null;
                known.set(text, finding);
                findings.push(finding);
                if (false === finding.passed) break;
            }
            return findings;
        }
        function commandsOf({ tasks }) {
            return [
                ...new Set(tasks.flatMap(({ verify })=>verify.automated))
            ];
        }
    },
    2076: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            e: ()=>remoteOf
        });
        var _git_remote_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69416);
        function remoteOf(git, settings, { environment }) {
            let { GITHUB_SERVER_URL = 'https://github.com' } = environment;
            return new _git_remote_js__WEBPACK_IMPORTED_MODULE_0__.V$(git, settings.remote, (0, _git_remote_js__WEBPACK_IMPORTED_MODULE_0__.Og)(settings['github-token'], GITHUB_SERVER_URL));
        }
    },
    67723: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    51132: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            AD: ()=>onlyReads,
            TS: ()=>programsIn,
            TX: ()=>lastStage,
            nx: ()=>canFail
        });
        function canFail(command) {
            let parts = simpleCommands(command);
            if (parts.every(({ text })=>isIdle(text))) return false;
            let last = parts.at(-1);
            if (void 0 === last || !isIdle(last.text)) return true;
            return '&&' === last.joint || '' === last.joint;
        }
        function isIdle(text) {
            let words = text.replace(/^(?:[A-Za-z_]\w*=\S*\s+)+/, '').trim();
            return '' === words || /^(?:echo|printf|true|:|cd|pwd|date|sleep|ls|exit 0|set [-+][a-z]+)(?:\s|$)/.test(words);
        }
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
    }
};
