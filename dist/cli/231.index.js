export const id = 231;
export const ids = [
    231
];
export const modules = {
    9231: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            doctor: ()=>doctor
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9891);
        var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8009);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4639);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5185);
        async function doctor(_words, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            let checks = [
                node(),
                await repository(root, world),
                planning(root),
                shell(world),
                processes(),
                ...agents(world)
            ];
            let healthy = checks.every(({ ok })=>false !== ok);
            let mark = (ok)=>null === ok ? '-' : ok ? '✓' : '✗';
            return {
                exitCode: healthy ? 0 : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_4__.x8.AGENT_MISSING,
                json: {
                    healthy,
                    checks
                },
                text: (0, _report_text_js__WEBPACK_IMPORTED_MODULE_5__.tp)(checks.map(({ name, ok, found, advice })=>[
                        mark(ok),
                        name,
                        found,
                        true === ok ? '' : advice
                    ]), '').join('\n')
            };
        }
        function node() {
            let [major = 0] = process.versions.node.split('.').map(Number);
            return {
                name: 'node',
                ok: major >= 20,
                found: process.versions.node,
                advice: 'install Node 20 or newer'
            };
        }
        async function repository(root, world) {
            try {
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_2__.TU.open(root, world.environment);
                let { sha, branch } = await git.head();
                return {
                    name: 'repository',
                    ok: true,
                    found: `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${sha.slice(0, 10)}`,
                    advice: ''
                };
            } catch (error) {
                return {
                    name: 'repository',
                    ok: false,
                    found: 'not usable',
                    advice: error instanceof Error ? error.message : String(error)
                };
            }
        }
        function planning(root) {
            let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, '.planning', 'phases'));
            return {
                name: '.planning',
                ok: found,
                found: found ? 'phases found' : 'no phases',
                advice: `${root} has no .planning/phases; give --root`
            };
        }
        function shell(world) {
            let path = findProgram('bash', world);
            return {
                name: 'bash',
                ok: null !== path,
                found: path ?? 'not found',
                advice: 'install bash: agents and verification commands run in it'
            };
        }
        function processes() {
            let full = 'full' === (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_3__.gl)();
            return {
                name: 'processes',
                ok: full ? true : null,
                found: full ? 'every descendant can be found and ended' : 'only the process group can be ended',
                advice: 'a process that leaves its group can outlive an attempt on this platform; use Linux to be sure'
            };
        }
        function agents(world) {
            return [
                'claude',
                'codex',
                'gemini',
                'opencode',
                'copilot'
            ].map((name)=>{
                let path = findProgram(name, world);
                return {
                    name: `agent ${name}`,
                    ok: null === path ? null : true,
                    found: path ?? 'not found',
                    advice: 'only needed if your agent-command uses it'
                };
            });
        }
        function findProgram(name, { environment }) {
            let places = (environment.PATH ?? '').split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((dir)=>'' !== dir);
            return places.map((dir)=>(0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name)).find(isExecutable) ?? null;
        }
        function isExecutable(path) {
            try {
                (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
                return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
            } catch  {
                return false;
            }
        }
    },
    8009: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            M$: ()=>MARK,
            TK: ()=>sweepMarked,
            gl: ()=>reach,
            i$: ()=>ProcessTree
        });
        var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
        var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
        var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8500);
        let MARK = 'PHASE_EXECUTOR_MARK';
        class ProcessTree {
            #marker;
            #known = new Map();
            #sessions;
            #since;
            #timer = null;
            constructor(marker, root){
                this.#marker = marker;
                this.#sessions = new Set(null === root ? [] : [
                    root
                ]);
                this.#since = null === root ? 0 : Number(readRow(`${root}`)?.start ?? 0);
            }
            watch(everyMs = 20) {
                this.#timer = setTimeout(()=>{
                    this.#alive();
                    this.watch(Math.min(2 * everyMs, 500));
                }, everyMs);
                this.#timer.unref();
            }
            async sweep(limitMs = 5_000) {
                if (this.#timer) clearTimeout(this.#timer);
                let killed = new Set();
                let quiet = 0;
                for(let waitedMs = 0;;){
                    let alive = this.#alive({
                        byMarker: true
                    });
                    quiet = 0 === alive.length ? quiet + 1 : 0;
                    if (2 === quiet) return {
                        killed: killed.size,
                        escaped: 0
                    };
                    if (waitedMs >= limitMs) return {
                        killed: killed.size,
                        escaped: alive.length
                    };
                    for (let row of alive)if (tryKill(row.pid)) killed.add(`${row.pid}/${row.start}`);
                    if (1 === quiet) continue;
                    let pauseMs = Math.min(2 + waitedMs, 25);
                    await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(pauseMs);
                    waitedMs += pauseMs;
                }
            }
            #alive({ byMarker = false } = {}) {
                let rows = processes().filter((row)=>row.pid !== process.pid && !(Number(row.start) < this.#since));
                let ours = new Map();
                for (let row of rows){
                    let known = this.#known.get(row.pid) === row.start;
                    if (known || this.#sessions.has(row.session) || byMarker && isMarked(row.pid, this.#marker)) ours.set(row.pid, row);
                }
                for(let grew = true; grew;){
                    grew = false;
                    for (let row of rows)if (!ours.has(row.pid) && ours.has(row.parent)) {
                        ours.set(row.pid, row);
                        grew = true;
                    }
                }
                this.#sessions = new Set([
                    ...ours.values()
                ].map((row)=>row.session));
                for (let row of ours.values())this.#known.set(row.pid, row.start);
                return [
                    ...ours.values()
                ].filter((row)=>!row.dead);
            }
        }
        function sweepMarked(marker, limitMs) {
            return new ProcessTree(marker, null).sweep(limitMs);
        }
        function reach() {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/environ') && (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)('/proc/self/stat') ? 'full' : 'group-only';
        }
        function processes() {
            return 'full' === reach() ? fromProc() : fromPs();
        }
        function fromProc() {
            return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc').flatMap((name)=>readRow(name) ?? []);
        }
        function readRow(name) {
            let pid = Number(name);
            let stat = Number.isInteger(pid) ? tryRead(`/proc/${name}/stat`)?.toString('latin1') : void 0;
            if (void 0 === stat) return;
            let [state, parent, , session, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
            let dead = 'Z' === state || 'X' === state;
            return {
                pid,
                parent: Number(parent),
                session: Number(session),
                start: rest[15] ?? '',
                dead
            };
        }
        function fromPs() {
            let { stdout } = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('ps', [
                '-axo',
                'pid=,ppid=,pgid=,stat=,lstart='
            ], {
                encoding: 'utf8',
                env: {
                    LC_ALL: 'C'
                }
            });
            return (stdout ?? '').split('\n').flatMap((line)=>{
                let [pid, parent, group, state, ...start] = line.trim().split(/\s+/);
                if (!pid || !state) return [];
                return [
                    {
                        pid: Number(pid),
                        parent: Number(parent),
                        session: Number(group),
                        start: start.join(' '),
                        dead: state.startsWith('Z')
                    }
                ];
            });
        }
        function isMarked(pid, marker) {
            let environment = tryRead(`/proc/${pid}/environ`);
            if (!environment?.includes(MARK)) return false;
            let entry = environment.toString('latin1').split('\0').find((pair)=>pair.startsWith(`${MARK}=`));
            return entry?.slice(MARK.length + 1).split(' ').includes(marker) ?? false;
        }
        function tryRead(path) {
            let file;
            try {
                file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'r');
                for(let length = 0;;){
                    let read = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file, scratch, length, scratch.length - length, null);
                    length += read;
                    if (0 === read) return scratch.subarray(0, length);
                    if (length === scratch.length) scratch = Buffer.concat([
                        scratch,
                        scratch
                    ]);
                }
            } catch  {
                return;
            } finally{
                if (void 0 !== file) (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
            }
        }
        let scratch = Buffer.alloc(65536);
        function tryKill(pid) {
            try {
                return process.kill(pid, 'SIGKILL');
            } catch  {
                return false;
            }
        }
    },
    4639: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            NS: ()=>diagnosticLines,
            pj: ()=>plain,
            tp: ()=>table,
            vk: ()=>elapsed
        });
        function table(rows, indent = '  ') {
            let widths = (rows[0] ?? []).map((_, column)=>Math.max(...rows.map((row)=>(row[column] ?? '').length)));
            return rows.map((row)=>`${indent}${row.map((cell, column)=>column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell).join('  ')}`.trimEnd());
        }
        function diagnosticLines(diagnostics) {
            return diagnostics.map(({ severity, code, file, line, message })=>`${plain(file)}:${line}: ${severity}: ${plain(message)} [${code}]`);
        }
        function plain(text) {
            return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ').trim();
        }
        function elapsed(ms) {
            if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
            let minutes = Math.floor(ms / 60_000);
            return minutes < 60 ? `${minutes} min ${Math.floor(ms % 60_000 / 1000)} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
        }
    },
    5185: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            et: ()=>exitStatusOf,
            uc: ()=>EXIT_STATUS,
            x8: ()=>TECHNICAL_EXIT
        });
        let EXIT_STATUS = {
            COMPLETED: 0,
            STUCK: 1,
            ABORTED: 2,
            INTERRUPTED: 3,
            BLOCKED: 10
        };
        let TECHNICAL_EXIT = {
            USAGE: 64,
            PHASE_UNREADABLE: 65,
            AGENT_MISSING: 69,
            INTERNAL: 70
        };
        function exitStatusOf(end) {
            let status = wordFor(end);
            let ours = 'failure' === end.status && 'internal' === end.reason && 'ABORTED' === status;
            return {
                status,
                code: ours ? TECHNICAL_EXIT.INTERNAL : EXIT_STATUS[status]
            };
        }
        function wordFor({ status, reason, capReached, interrupted }) {
            switch(status){
                case 'success':
                case 'skipped':
                    return 'COMPLETED';
                case 'blocked':
                    return interrupted ? 'INTERRUPTED' : 'BLOCKED';
                case 'failure':
                    if (interrupted || 'interrupted' === reason) return 'INTERRUPTED';
                    if ('internal' === reason) return 'ABORTED';
                    return capReached || 'deadline' === reason || 'budget' === reason ? 'ABORTED' : 'STUCK';
            }
        }
    }
};
