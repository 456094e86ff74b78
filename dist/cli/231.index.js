export const id = 231;
export const ids = [
    231
];
export const modules = {
    89231: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            doctor: ()=>doctor
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        var _agents_cli_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81835);
        var _agents_clis_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62975);
        var _git_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23956);
        var _process_process_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48009);
        var _process_program_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(88353);
        var _report_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44639);
        var _session_stored_credentials_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(17330);
        var _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2864);
        var _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95185);
        async function doctor(_words, settings, world) {
            let root = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(world.directory, settings.root);
            let checks = [
                node(),
                ...await repository(root, world),
                planning(root),
                shell(world),
                processes(),
                ...agents(world)
            ];
            let healthy = checks.every(({ ok })=>false !== ok);
            let inForce = (0, _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_7__.NZ)(settings, world.configuration);
            let mark = (ok)=>null === ok ? '-' : ok ? '✓' : '✗';
            return {
                exitCode: healthy ? 0 : _signal_exit_status_js__WEBPACK_IMPORTED_MODULE_8__.x8.AGENT_MISSING,
                json: {
                    healthy,
                    checks,
                    settings: inForce
                },
                text: [
                    ...(0, _report_text_js__WEBPACK_IMPORTED_MODULE_9__.tp)(checks.map(({ name, ok, found, advice })=>[
                            mark(ok),
                            name,
                            found,
                            true === ok ? '' : advice
                        ]), ''),
                    '',
                    ...(0, _settings_shown_settings_js__WEBPACK_IMPORTED_MODULE_7__.JX)(inForce)
                ].join('\n')
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
                let git = await _git_git_js__WEBPACK_IMPORTED_MODULE_4__.TU.open(root, world.environment);
                let { sha, branch } = await git.head();
                let found = `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${sha.slice(0, 10)}`;
                return [
                    {
                        name: 'repository',
                        ok: true,
                        found,
                        advice: ''
                    },
                    credentials(git)
                ];
            } catch (error) {
                let advice = error instanceof Error ? error.message : String(error);
                return [
                    {
                        name: 'repository',
                        ok: false,
                        found: 'not usable',
                        advice
                    }
                ];
            }
        }
        function credentials(git) {
            let advice = (0, _session_stored_credentials_js__WEBPACK_IMPORTED_MODULE_10__._)(git);
            let found = null === advice ? 'none in the configuration of git' : 'a token in the configuration of git';
            return {
                name: 'credentials',
                ok: null === advice,
                found,
                advice: advice ?? ''
            };
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
            let path = (0, _process_program_js__WEBPACK_IMPORTED_MODULE_6__.C)(world.environment.PATH ?? '', 'bash');
            return {
                name: 'bash',
                ok: null !== path,
                found: path ?? 'not found',
                advice: 'install bash: agents and verification commands run in it'
            };
        }
        function processes() {
            let full = 'full' === (0, _process_process_tree_js__WEBPACK_IMPORTED_MODULE_5__.gl)();
            return {
                name: 'processes',
                ok: full ? true : null,
                found: full ? 'every descendant can be found and ended' : 'only the process group can be ended',
                advice: 'a process that leaves its group can outlive an attempt on this platform; use Linux to be sure'
            };
        }
        function agents(world) {
            return _agents_clis_js__WEBPACK_IMPORTED_MODULE_3__.jW.map((name)=>{
                let path = (0, _process_program_js__WEBPACK_IMPORTED_MODULE_6__.C)(world.environment.PATH ?? '', name);
                return {
                    name: `agent ${name}`,
                    ok: null === path ? null : true,
                    found: path ?? 'not found',
                    advice: `only needed for agent: ${name} (${(0, _agents_cli_agent_js__WEBPACK_IMPORTED_MODULE_2__.c6)((0, _agents_clis_js__WEBPACK_IMPORTED_MODULE_3__.qH)(name))})`
                };
            });
        }
    },
    88353: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            C: ()=>programOn
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        function programOn(path, name) {
            let places = path.split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter).filter((dir)=>'' !== dir);
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
    17330: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
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
    },
    2864: (__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__)=>{
        __webpack_require__.d(__webpack_exports__, {
            JX: ()=>settingsLines,
            NZ: ()=>shownSettings,
            vR: ()=>changedSettingsLines
        });
        var _report_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(44639);
        var _duration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98869);
        var _setting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90437);
        var _settings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23152);
        function shownSettings(settings, { file, commit, text, origins, givenAs }) {
            let from = (name)=>{
                let origin = origins.get(name) ?? 'default';
                if ('default' === origin) return origin;
                return 'given' === origin ? givenAs : `${file}:${origin.line}`;
            };
            let rows = _settings_js__WEBPACK_IMPORTED_MODULE_0__.mH.flatMap(([name, { key, value: placeholder }])=>{
                let value = settings[name];
                return null === key ? [] : [
                    [
                        key,
                        {
                            value: asWritten(value, placeholder),
                            from: from(name)
                        }
                    ]
                ];
            });
            return {
                config: {
                    file,
                    commit,
                    found: null !== text
                },
                values: Object.fromEntries(rows)
            };
        }
        function asWritten(value, placeholder) {
            if ('duration' === placeholder && 'number' == typeof value) return (0, _duration_js__WEBPACK_IMPORTED_MODULE_1__.S5)(value);
            return 'ceilings' === placeholder ? (0, _setting_js__WEBPACK_IMPORTED_MODULE_2__.mZ)(value) : value;
        }
        function settingsLines(shown) {
            return [
                heading(shown),
                ...linesOf(Object.entries(shown.values))
            ];
        }
        function changedSettingsLines(shown) {
            let changed = Object.entries(shown.values).filter(([, { from }])=>'default' !== from);
            return 0 === changed.length ? [] : [
                `${heading(shown)} (doctor also shows the defaults)`,
                ...linesOf(changed)
            ];
        }
        function heading({ config: { file, commit, found } }) {
            if (!found) return `settings; there is no ${file}`;
            return null === commit ? `settings; ${file} as it is on the disk` : `settings; ${file} of commit ${commit.slice(0, 10)}`;
        }
        function linesOf(values) {
            return (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.tp)(values.map(([key, { value, from }])=>[
                    key,
                    valueText(value),
                    from
                ]));
        }
        function valueText(value) {
            let isRecord = 'object' == typeof value && null !== value && !Array.isArray(value);
            let text = (0, _report_text_js__WEBPACK_IMPORTED_MODULE_3__.pj)(isRecord ? Object.keys(value).join(', ') : Array.isArray(value) ? value.join(', ') : String(value ?? ''));
            return '' === text ? '-' : text.length > 60 ? `${text.slice(0, 60)}…` : text;
        }
    }
};
