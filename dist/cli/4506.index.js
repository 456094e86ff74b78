export const id = 4506;
export const ids = [
    4506,
    3021
];
export const modules = {
    4506: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            init: ()=>init
        });
        var external_node_path_ = __webpack_require__(76760);
        var atomic_file = __webpack_require__(50229);
        var git_git = __webpack_require__(26488);
        let checkout = 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1';
        let setupNode = 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0';
        function starterConfig({ agent, installsAgent, testCommand }) {
            return joined([
                '# The rules of phase-executor runs; docs/settings.md lists them all. A run reads this file from the commit it starts on.',
                'agent:',
                `  name: ${agent}`,
                ...installsAgent ? [
                    "  install: true # in the version that is known to work; no script of it is run"
                ] : [],
                ...null === testCommand ? [] : [
                    'tests:',
                    `  command: ${scalar(testCommand)} # must pass on the final commit`
                ]
            ]);
        }
        function starterWorkflow(starter) {
            let { shape } = starter;
            return joined([
                ...'chain' === shape ? chainComment : oneJobComment,
                'name: Run a phase',
                '',
                'on:',
                '  workflow_dispatch:',
                '    inputs:',
                '      phase:',
                '        description: "the phase: 7, 07, 02.1 or the name of its directory"',
                '        required: true',
                '        type: string',
                '',
                'permissions: {}',
                '',
                ...'chain' === shape ? chain(starter) : oneJob(starter)
            ]);
        }
        let chainComment = [
            '# Runs one phase of .planning. The work is pushed to a branch of its own, phase/<phase>-<name>, by a job that runs no agent;',
            '# logs and signals are uploaded as artifacts.'
        ];
        function chain({ engine, engineRef, secret, folder }) {
            return [
                'jobs:',
                '  phase:',
                '    permissions:',
                '      contents: write # to push branch, tags and record; jobs with agents get only read access',
                '      pull-requests: write # to open the pull request of the phase, and keep one comment on it up to date',
                '      statuses: write # to set the status phase/<phase> of its last commit',
                `    uses: ${engine}/.github/workflows/phase.yml@${engineRef}`,
                '    with:',
                `      phase: ${expression('inputs.phase')}`,
                ...'' === folder ? [] : [
                    `      root: ${scalar(folder)}`
                ],
                ...null === secret ? [] : [
                    `      agent-secret-name: ${secret}`,
                    '    secrets:',
                    `      agent-secret: ${expression(`secrets.${secret}`)}`
                ]
            ];
        }
        let oneJobComment = [
            '# Runs one phase of .planning in one job. The work is pushed to a branch of its own, phase/<phase>-<name>, when no agent is',
            '# left; the next dispatch goes on from there. An agent can read what its job can, the token included.'
        ];
        function oneJob({ engine, engineRef, secret, folder, setUp }) {
            let steps = null === setUp ? [] : setUpSteps(setUp, folder);
            return [
                'concurrency:',
                `  group: phase-${expression('inputs.phase')}`,
                '  cancel-in-progress: false',
                '',
                'jobs:',
                '  phase:',
                '    name: Phase',
                '    runs-on: ubuntu-latest',
                "    timeout-minutes: 170 # Gitea's runner allows three hours",
                '    permissions:',
                '      contents: write # to push the branch and the record',
                '      pull-requests: write # to open the pull request of the phase, and keep one comment on it up to date',
                '      statuses: write # to set the status phase/<phase> of its last commit',
                '    steps:',
                `      - uses: ${checkout}`,
                '        with:',
                '          fetch-depth: 0',
                '          persist-credentials: false',
                ...steps.map((line)=>`      ${line}`),
                '      - name: Run the phase',
                `        uses: ${engine}@${engineRef}`,
                "        timeout-minutes: 160 # above the engine's own deadline, below the job's",
                ...null === secret ? [] : [
                    '        env:',
                    `          ${secret}: ${expression(`secrets.${secret}`)}`
                ],
                '        with:',
                `          phase: ${expression('inputs.phase')}`,
                ...'' === folder ? [] : [
                    `          root: ${scalar(folder)}`
                ],
                '          deadline: 2h30m',
                `          github-token: ${expression('github.token')}`
            ];
        }
        function starterSetUp(setUp, folder) {
            return joined([
                '# Run at the beginning of every job that runs agents or tests: what they need is installed here.',
                'name: Set up the project',
                "description: Installs what plans and tests need",
                'runs:',
                '  using: composite',
                '  steps:',
                ...setUpSteps(setUp, folder).map((line)=>`    ${line}`)
            ]);
        }
        function setUpSteps({ command, node }, folder) {
            return [
                ...null === node ? [] : [
                    `- uses: ${setupNode}`,
                    '  with:',
                    `    ${node}`,
                    '    package-manager-cache: false'
                ],
                `- run: ${scalar(command)}`,
                '  shell: bash',
                ...'' === folder ? [] : [
                    `  working-directory: ${scalar(folder)}`
                ]
            ];
        }
        function expression(inside) {
            return `\${{ ${inside} }}`;
        }
        function scalar(text) {
            return /^[A-Za-z.][\w ./@=-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off)$|\s$/i.test(text) ? text : JSON.stringify(text);
        }
        function joined(lines) {
            return `${lines.join('\n')}\n`;
        }
        var report_text = __webpack_require__(44639);
        var prepare = __webpack_require__(2097);
        var external_node_fs_ = __webpack_require__(73024);
        var builds = __webpack_require__(24881);
        var clis = __webpack_require__(62975);
        var set_up = __webpack_require__(84669);
        var tree = __webpack_require__(95567);
        var program = __webpack_require__(88353);
        var plumbing = __webpack_require__(84133);
        var choose_agent = __webpack_require__(590);
        var read_schedule = __webpack_require__(77690);
        async function firstOpenPhase(root) {
            if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, '.planning', 'phases'))) return null;
            let { phases } = await (0, tree.Z)(root);
            return phases.find(({ planFiles, summaryFiles })=>planFiles.length > summaryFiles.size)?.id ?? null;
        }
        async function hostOf(git) {
            let found = await git.try([
                'remote',
                'get-url',
                'origin'
            ], {
                reading: true
            });
            let url = 0 === found.exitCode ? found.stdout.toString('utf8').trim() : '';
            let [, name = null] = /^(?:[a-z+]+:\/\/)(?:[^@/]*@)?([\w.-]+)/i.exec(url) ?? /^(?:[^@/:]+@)?([\w-]+\.[\w.-]+):/.exec(url) ?? [];
            let hasFolder = [
                '.gitea',
                '.forgejo'
            ].some((folder)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(git.root, folder)));
            if (hasFolder || /gitea|forgejo|codeberg/i.test(name ?? '')) return {
                kind: 'gitea',
                name
            };
            return {
                kind: null === name || /^(?:ssh\.)?github\.com$|\.ghe\.com$/i.test(name) ? 'github' : 'other',
                name
            };
        }
        async function agentFor({ root, phase, there }, settings, world) {
            let { environment } = world;
            let named = 'auto' === settings.agent ? there.get('agent')?.value ?? 'auto' : settings.agent;
            let why = 'auto' === settings.agent ? `${plumbing.s} says so` : 'you asked for it';
            let cli = clis.jW.find((name)=>name === named);
            if (void 0 !== cli) return cliFound(cli, why, {
                environment,
                there
            });
            let [own = null] = there.get('agent-env')?.value ?? [];
            if ('command' === named) return {
                name: 'command',
                why,
                secret: own,
                installs: false
            };
            if ("script" === named) return scriptFound(why);
            if (null !== phase && null === (0, choose_agent.Fl)(await (0, read_schedule.C)(root, phase))) return scriptFound(`every task of phase ${phase} has a script to run`);
            return cliHere({
                environment,
                there
            });
        }
        function cliHere(machine) {
            let { environment } = machine;
            let here = clis.jW.filter((name)=>null !== (0, program.C)(environment.PATH ?? '', name));
            let [only, second] = here;
            if (void 0 !== only && void 0 === second) return cliFound(only, 'the only one on PATH', machine);
            let keyed = (void 0 === only ? clis.jW : here).find((name)=>environment[(0, clis.qH)(name).keys[0] ?? '']);
            let why = void 0 === only ? 'none is on PATH, so this is a guess; another: --agent' : `of ${here.join(', ')}; another: --agent`;
            return cliFound(keyed ?? only ?? 'claude', why, machine);
        }
        function cliFound(name, why, { environment, there }) {
            let { keys } = (0, clis.qH)(name);
            let secret = keys.find((key)=>environment[key]) ?? keys[0] ?? null;
            let asked = 0 === there.size ? null : there.get('install-agent')?.value ?? false;
            return {
                name,
                why,
                secret,
                installs: null === asked ? null !== (0, builds.i)(name, 'linux-x64') : true === asked
            };
        }
        function scriptFound(why) {
            return {
                name: "script",
                why,
                secret: null,
                installs: false
            };
        }
        function setUpOf(root, folder) {
            let found = (0, set_up.or)(root);
            if (null === found) return null;
            let [program = ''] = found.command.split(' ');
            let bring = bringers[program];
            let command = void 0 === bring ? found.command : `${bring} && ${found.command}`;
            return {
                command,
                node: needsNode.has(program) ? nodeVersion(root, folder) : null
            };
        }
        let bringers = {
            pnpm: 'corepack enable',
            yarn: 'corepack enable',
            bun: 'npm install --global bun@1',
            uv: 'pipx install uv',
            poetry: 'pipx install poetry'
        };
        let needsNode = new Set([
            'npm',
            'pnpm',
            'yarn',
            'bun'
        ]);
        function nodeVersion(root, folder) {
            let file = [
                '.nvmrc',
                '.node-version'
            ].find((name)=>(0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, name)));
            return void 0 === file ? 'node-version: 24' : `node-version-file: ${'' === folder ? file : `${folder}/${file}`}`;
        }
        function testCommandOf(root) {
            let script = scriptsOf(root, 'package.json').test ?? '';
            if ('' !== script && !script.includes('no test specified')) {
                let [program = 'npm'] = (0, set_up.or)(root)?.command.split(' ') ?? [];
                let manager = needsNode.has(program) ? program : 'npm';
                return {
                    command: 'bun' === manager ? 'bun run test' : `${manager} test`,
                    from: 'package.json'
                };
            }
            let pyproject = (0, atomic_file.o_)((0, external_node_path_.join)(root, 'pyproject.toml')) ?? '';
            if (/\bpytest\b/.test(pyproject) || (0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, 'pytest.ini'))) {
                let from = '' === pyproject ? 'pytest.ini' : 'pyproject.toml';
                let [program = ''] = (0, set_up.or)(root)?.command.split(' ') ?? [];
                return {
                    command: 'uv' === program || 'poetry' === program ? `${program} run pytest` : 'pytest',
                    from
                };
            }
            if (void 0 !== scriptsOf(root, 'composer.json').test) return {
                command: 'composer test',
                from: 'composer.json'
            };
            for (let [from, command] of [
                [
                    'go.mod',
                    'go test ./...'
                ],
                [
                    'Cargo.toml',
                    'cargo test'
                ]
            ])if ((0, external_node_fs_.existsSync)((0, external_node_path_.join)(root, from))) return {
                command,
                from
            };
            return /^test:/m.test((0, atomic_file.o_)((0, external_node_path_.join)(root, 'Makefile')) ?? '') ? {
                command: 'make test',
                from: 'Makefile'
            } : null;
        }
        function scriptsOf(root, file) {
            try {
                let { scripts } = JSON.parse((0, atomic_file.o_)((0, external_node_path_.join)(root, file)) ?? '{}');
                return Object.fromEntries(Object.entries(scripts ?? {}).map(([name, text])=>[
                        name,
                        String(text)
                    ]));
            } catch  {
                return {};
            }
        }
        function ownWorkflows(top) {
            return [
                '.github/workflows',
                '.gitea/workflows',
                '.forgejo/workflows'
            ].flatMap((folder)=>{
                if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(top, folder))) return [];
                let files = (0, external_node_fs_.readdirSync)((0, external_node_path_.join)(top, folder)).filter((name)=>/\.ya?ml$/.test(name));
                let paths = files.map((name)=>`${folder}/${name}`);
                return paths.filter((path)=>/^\s*(?:- )?uses:\s*\S+\/phase-executor[/@]/m.test((0, atomic_file.o_)((0, external_node_path_.join)(top, path)) ?? ''));
            });
        }
        var environment = __webpack_require__(64757);
        var capture = __webpack_require__(44571);
        var config_file = __webpack_require__(43021);
        var settings_settings = __webpack_require__(23152);
        async function compared(path, text, top, world) {
            refuseLinks(path, top);
            let there = (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(top, path), {
                throwIfNoEntry: false
            });
            if (void 0 === there) return {
                path,
                text,
                state: 'new',
                difference: ''
            };
            let own = there.isFile() ? (0, atomic_file.o_)((0, external_node_path_.join)(top, path)) ?? '' : '';
            if (own === text || path === plumbing.s && saysAll(own, text)) return {
                path,
                text,
                state: 'same',
                difference: ''
            };
            let settings = environment.SY.flatMap((setting)=>[
                    '-c',
                    setting
                ]);
            let args = [
                'diff',
                '--no-index',
                '--no-color',
                '--no-ext-diff',
                '--no-textconv',
                '--',
                path,
                '-'
            ];
            let options = {
                cwd: top,
                env: (0, environment.cA)(world.environment),
                stdin: text,
                timeoutMs: 60_000
            };
            let { stdout } = await (0, capture.F)('git', [
                ...settings,
                ...args
            ], options);
            let lines = stdout.toString('utf8').split('\n');
            let from = lines.findIndex((line)=>line.startsWith('@@'));
            return {
                path,
                text,
                state: 'different',
                difference: lines.slice(from).join('\n').trimEnd()
            };
        }
        function saysAll(own, text) {
            let values = (0, config_file.parseConfigFile)(own, plumbing.s);
            return [
                ...(0, config_file.parseConfigFile)(text, plumbing.s)
            ].every(([name, { value }])=>values.get(name)?.value === value);
        }
        function refuseLinks(path, top) {
            let parts = path.split('/');
            for (let at of parts.keys()){
                let step = parts.slice(0, at + 1).join('/');
                if ((0, external_node_fs_.lstatSync)((0, external_node_path_.join)(top, step), {
                    throwIfNoEntry: false
                })?.isSymbolicLink()) throw new settings_settings.eb(`${step} is a symbolic link; make it a folder or a file of the repository`);
            }
        }
        function writeNew(top, path, text) {
            (0, external_node_fs_.mkdirSync)((0, external_node_path_.dirname)((0, external_node_path_.join)(top, path)), {
                recursive: true
            });
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(top, path), text, {
                flag: 'wx'
            });
        }
        var config_source = __webpack_require__(28593);
        var exit_status = __webpack_require__(95185);
        async function init(_words, settings, world) {
            let root = (0, external_node_path_.resolve)(world.directory, settings.root);
            let survey = await surveyOf(root, settings, world);
            let files = await filesOf(survey, world);
            let missing = files.filter(({ state })=>'new' === state);
            let shown = [
                ...surveyLines(survey),
                '',
                ...files.flatMap(fileLines)
            ];
            let writes = missing.length > 0 && await isWanted(missing, shown, settings, world);
            if (writes) for (let { path, text } of missing)writeNew(survey.top, path, text);
            let isLeftOut = files.some(({ state })=>'different' === state);
            let ending = writes ? writtenLines(missing, survey) : [
                notWritten(missing)
            ];
            let asked = writes && !settings.yes;
            return {
                exitCode: isLeftOut ? exit_status.x8.USAGE : 0,
                json: {
                    ...documentOf(survey),
                    files,
                    written: writes ? missing.map(({ path })=>path) : []
                },
                text: [
                    ...asked ? [] : shown,
                    ...ending
                ].join('\n')
            };
        }
        async function surveyOf(root, settings, world) {
            let git = await git_git.TU.open(root, world.environment);
            let folder = (0, prepare.MT)(git, root).replace(/\/$/, '');
            if (/[^\w./@ +-]/.test(folder)) throw new settings_settings.eb(`root: found "${folder}", which cannot be written into a workflow; use letters and digits`);
            let phase = await firstOpenPhase(root);
            let there = configThere(git.root);
            let found = await agentFor({
                root,
                phase,
                there
            }, settings, world);
            let host = await hostOf(git);
            let tests = testsFor(root, there, settings);
            return {
                ...{
                    top: git.root,
                    host,
                    found,
                    phase,
                    folder,
                    testsFrom: tests?.from ?? null,
                    workflows: ownWorkflows(git.root)
                },
                shape: 'github' === host.kind ? 'chain' : 'one-job',
                engine: repositoryOf(world.home),
                engineRef,
                agent: found.name,
                installsAgent: found.installs,
                secret: found.secret,
                testCommand: tests?.command ?? null,
                setUp: setUpOf(root, folder)
            };
        }
        function configThere(top) {
            let text = (0, config_source.Fr)(top, plumbing.s);
            return null === text ? new Map() : (0, config_file.parseConfigFile)(text, plumbing.s);
        }
        function testsFor(root, there, settings) {
            let given = settings['test-command'];
            if ('' !== given) return {
                command: given,
                from: 'test-command'
            };
            let value = there.get('test-command')?.value;
            return 'string' == typeof value ? {
                command: value,
                from: plumbing.s
            } : testCommandOf(root);
        }
        let engineRef = 'v1';
        function repositoryOf(home) {
            let { repository } = JSON.parse((0, atomic_file.o_)((0, external_node_path_.join)(home, 'package.json')) ?? '{}');
            return (repository ?? 'github:OWNER/phase-executor').replace(/^github:/, '');
        }
        async function filesOf(survey, world) {
            let { top, host, setUp, folder, shape, workflows } = survey;
            let workflow = `${'gitea' === host.kind ? '.gitea' : '.github'}/workflows/run-phase.yml`;
            let wanted = [
                [
                    plumbing.s,
                    starterConfig(survey)
                ]
            ];
            if (workflows.every((path)=>path === workflow)) wanted.push([
                workflow,
                starterWorkflow(survey)
            ]);
            if ('chain' === shape && null !== setUp) wanted.push([
                setUpAction,
                starterSetUp(setUp, folder)
            ]);
            let files = [];
            for (let [path, text] of wanted)files.push(await compared(path, text, top, world));
            return files;
        }
        let setUpAction = '.github/actions/phase-setup/action.yml';
        async function isWanted(missing, shown, settings, world) {
            if (settings['dry-run']) return false;
            if (settings.yes || !world.terminal.interactive) return settings.yes;
            for (let line of shown)world.progress(line);
            return /^y(?:es)?$/i.test((await world.ask(`Write ${countOf(missing)}? [y/N] `)).trim());
        }
        function surveyLines({ host, found, phase, setUp, testCommand, testsFrom, workflows, shape }) {
            let where = host.name ?? 'no remote "origin", so github.com is assumed';
            let jobs = 'chain' === shape ? 'chained jobs' : 'one job, because artifacts or called workflows may be missing there';
            return (0, report_text.tp)([
                [
                    'host',
                    `${where}: ${jobs}`
                ],
                [
                    'phase',
                    phase ?? 'no open phase in .planning/phases'
                ],
                [
                    'agent',
                    `${found.name} (${found.why})`
                ],
                ...null === found.secret ? [] : [
                    [
                        'key',
                        `secret ${found.secret}`
                    ]
                ],
                [
                    'tests',
                    null === testCommand ? 'no command found; set tests.command' : `${testCommand} (${testsFrom})`
                ],
                [
                    'set-up',
                    setUp?.command ?? 'no lock file found; nothing is installed before tests'
                ],
                ...workflows.map((path)=>[
                        'workflow',
                        `${path} already runs phase-executor`
                    ])
            ], '');
        }
        function fileLines({ path, text, state, difference }) {
            switch(state){
                case 'new':
                    return [
                        `--- ${path} (new)`,
                        ...text.trimEnd().split('\n'),
                        ''
                    ];
                case 'same':
                    return [
                        `--- ${path} is there, with all that init would write`,
                        ''
                    ];
                case 'different':
                    return [
                        `--- ${path} is there and stays as it is; what init would write differs:`,
                        ...difference.split('\n'),
                        ''
                    ];
            }
        }
        function countOf(files) {
            return 1 === files.length ? '1 file' : `${files.length} files`;
        }
        function notWritten(missing) {
            if (0 === missing.length) return 'Nothing to write.';
            return `Nothing was written. To write ${countOf(missing)}: phase-executor init --yes`;
        }
        function writtenLines(files, { secret, phase, host }) {
            let paths = files.map(({ path })=>path).join(' ');
            let isGithub = 'github' === host.kind;
            let start = isGithub ? `gh workflow run run-phase.yml -f phase=${phase ?? '<phase>'}` : "start it from the host's page";
            return [
                `Wrote ${paths}`,
                'Next (a run reads its rules from the commit, and a host offers workflows of the default branch):',
                `  git add ${paths} && git commit`,
                ...null === secret ? [] : [
                    isGithub ? `  gh secret set ${secret}` : `  set the secret ${secret} of the repository`
                ],
                `  phase-executor doctor ${phase ?? '<phase>'}`,
                `  ${start}`
            ];
        }
        function documentOf({ host, found, phase, testCommand, setUp, workflows }) {
            return {
                host,
                agent: found,
                phase,
                testCommand,
                setUpCommand: setUp?.command ?? null,
                workflows
            };
        }
    }),
    84669: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.d(__webpack_exports__, {
            bw: ()=>setUpCommand,
            kc: ()=>missingDependencies,
            or: ()=>installerIn
        });
        var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
        var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
        let installers = [
            {
                lock: 'package-lock.json',
                folder: 'node_modules',
                command: 'npm ci'
            },
            {
                lock: 'npm-shrinkwrap.json',
                folder: 'node_modules',
                command: 'npm ci'
            },
            {
                lock: 'pnpm-lock.yaml',
                folder: 'node_modules',
                command: 'pnpm install --frozen-lockfile'
            },
            {
                lock: 'yarn.lock',
                folder: 'node_modules',
                command: 'yarn install --immutable || yarn install --frozen-lockfile'
            },
            {
                lock: 'bun.lock',
                folder: 'node_modules',
                command: 'bun install --frozen-lockfile'
            },
            {
                lock: 'uv.lock',
                folder: '.venv',
                command: 'uv sync --frozen'
            },
            {
                lock: 'poetry.lock',
                folder: '.venv',
                command: 'poetry install --sync'
            },
            {
                lock: 'composer.lock',
                folder: 'vendor',
                command: 'composer install --no-interaction'
            }
        ];
        function installerIn(folder) {
            return installers.find(({ lock })=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, lock))) ?? null;
        }
        function setUpCommand(setting, root, project) {
            if ('off' === setting || '' === setting.trim()) return null;
            if ('auto' !== setting) return setting;
            let found = installers.find(({ lock, folder })=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, lock)) && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder)) && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, folder)));
            return found?.command ?? null;
        }
        function missingDependencies(root, project) {
            let folders = [
                ...new Set(installers.map(({ folder })=>folder)),
                'venv'
            ];
            return folders.filter((folder)=>(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(project, folder)) && !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, folder))).map((folder)=>`the checkout has ${folder}, which git ignores, so the clean copy that was judged does not; give setup-command (such as npm ci) to install it`);
        }
    }),
    43021: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            parseConfigFile: ()=>parseConfigFile
        });
        var config_source = __webpack_require__(28593);
        var policy = __webpack_require__(88880);
        var js_yaml = __webpack_require__(33243);
        function parsePositioned(source, mostLevels) {
            let problems = [];
            try {
                let events = (0, js_yaml.PH)(source, {
                    maxDepth: mostLevels
                });
                let reader = new Reader(events, source, problems);
                return {
                    content: reader.document(),
                    problems
                };
            } catch (error) {
                if (!(error instanceof js_yaml.tB)) throw error;
                let isDeep = error.reason.startsWith('nesting exceeded');
                let message = isDeep ? `found more than ${mostLevels} levels, expected topics with settings under them` : `not valid YAML: ${error.reason}`;
                return {
                    content: null,
                    problems: [
                        {
                            at: isDeep ? 0 : error.mark?.position ?? 0,
                            message
                        }
                    ]
                };
            }
        }
        class Reader {
            #events;
            #source;
            #problems;
            #next = 0;
            constructor(events, source, problems){
                this.#events = events;
                this.#source = source;
                this.#problems = problems;
            }
            document() {
                let documents = this.#events.filter(({ type })=>type === js_yaml.hy.DOCUMENT).length;
                if (documents > 1) this.#report(0, 'found more than one document, expected one');
                if (0 === documents) return null;
                this.#next = 1;
                return this.#isAtEnd() ? null : this.#node();
            }
            #node() {
                let event = this.#events[this.#next++];
                switch(event?.type){
                    case js_yaml.hy.SCALAR:
                        this.#refuseMarks(event);
                        return {
                            kind: 'scalar',
                            value: this.#scalar(event),
                            at: event.valueStart
                        };
                    case js_yaml.hy.SEQUENCE:
                        {
                            this.#refuseMarks(event);
                            let items = [
                                ...this.#untilEnd()
                            ];
                            return {
                                kind: 'sequence',
                                value: items.map(({ value })=>value),
                                at: event.start
                            };
                        }
                    case js_yaml.hy.MAPPING:
                        this.#refuseMarks(event);
                        return this.#mapping(event.start);
                    case js_yaml.hy.ALIAS:
                        this.#refuseReference(event.anchorStart, `*${this.#source.slice(event.anchorStart, event.anchorEnd)}`);
                        return {
                            kind: 'scalar',
                            value: null,
                            at: event.anchorStart
                        };
                    default:
                        throw new js_yaml.tB('a value is missing');
                }
            }
            #mapping(at) {
                let nodes = [
                    ...this.#untilEnd()
                ];
                let pairs = [];
                let seen = new Set();
                for(let index = 0; index + 1 < nodes.length; index += 2){
                    let [key, node] = nodes.slice(index, index + 2);
                    let name = String(key.value);
                    if ('<<' === name) this.#refuseReference(key.at, '<<');
                    if (seen.has(name)) this.#report(key.at, `${name.slice(0, 60)} stands here a second time; keep one of them`);
                    seen.add(name);
                    pairs.push({
                        key,
                        node
                    });
                }
                return {
                    kind: 'mapping',
                    value: Object.fromEntries(pairs.map(({ key, node })=>[
                            String(key.value),
                            node.value
                        ])),
                    pairs,
                    at
                };
            }
            *#untilEnd() {
                while(!this.#isAtEnd())yield this.#node();
                this.#next += 1;
            }
            #isAtEnd() {
                let event = this.#events[this.#next];
                return void 0 === event || event.type === js_yaml.hy.POP;
            }
            #scalar(event) {
                let document = {
                    type: js_yaml.hy.DOCUMENT,
                    explicitStart: false,
                    explicitEnd: false,
                    directives: []
                };
                let plain = {
                    ...event,
                    anchorStart: -1,
                    anchorEnd: -1,
                    tagStart: -1,
                    tagEnd: -1
                };
                let events = [
                    document,
                    plain,
                    {
                        type: js_yaml.hy.POP
                    }
                ];
                return (0, js_yaml.fw)(events, {
                    source: this.#source,
                    schema: js_yaml.OU
                })[0];
            }
            #refuseMarks({ anchorStart, anchorEnd, tagStart, tagEnd }) {
                if (anchorStart >= 0) this.#refuseReference(anchorStart, `&${this.#source.slice(anchorStart, anchorEnd)}`);
                if (tagStart >= 0) this.#report(tagStart, `found ${this.#source.slice(tagStart, tagEnd)}; tags are not read, so remove it`);
            }
            #refuseReference(at, name) {
                this.#report(at, `found ${name}; anchors, aliases and merge keys are not read, so write the value out`);
            }
            #report(at, message) {
                this.#problems.push({
                    at: Math.max(0, at),
                    message
                });
            }
        }
        var settings = __webpack_require__(23152);
        var nearest = __webpack_require__(18535);
        let keys = new Map(settings.mH.flatMap(([name, { key }])=>null === key ? [] : [
                [
                    name,
                    key
                ]
            ]));
        let names = new Set(settings.mH.map(([name])=>name));
        function unknownTopic(word) {
            let setting = settingText(word);
            if (null !== setting) return setting;
            let near = (0, nearest.qw)(word, Object.keys(policy.v)) ?? Object.keys(policy.v).find((each)=>beginAlike(each, word));
            let advice = void 0 === near ? `expected one of: ${Object.keys(policy.v).join(', ')}` : `did you mean ${near}?`;
            return `${word} is not a topic of the settings; ${advice}`;
        }
        function beginAlike(one, other) {
            return one.slice(0, 4) === other.slice(0, 4);
        }
        function unknownSetting(topic, key) {
            let setting = settingText(key);
            if (null !== setting) return setting;
            let own = [
                ...keys.values()
            ].filter((each)=>each.startsWith(`${topic}.`));
            let near = (0, nearest.qw)(key, own.map((each)=>each.slice(topic.length + 1)));
            let elsewhere = [
                ...keys.values()
            ].find((each)=>each.endsWith(`.${key}`));
            let meant = null === near ? elsewhere : `${topic}.${near}`;
            let advice = void 0 === meant ? `expected one of: ${own.join(', ')}` : `did you mean ${meant}?`;
            return `${topic}.${key} is not a setting; ${advice}`;
        }
        function settingText(word) {
            let name = settings.fN.get(word) ?? (names.has(word) ? word : null);
            if (null === name) return null;
            let key = keys.get(name);
            if (void 0 !== key) return `${word} stands under a topic in this file; write ${key.replace('.', ': { ')}: … }`;
            return `${name} belongs to one run or job and cannot stand in this file; give it as an option or an input`;
        }
        let mostLevels = 8;
        let mostProblems = 20;
        function parseConfigFile(source, file) {
            let bytes = Buffer.byteLength(source);
            if (bytes > config_source.j$) throw new settings.eb(`${file}:1: found ${bytes} bytes, expected at most ${config_source.j$}`);
            let { content, problems } = parsePositioned(source, mostLevels);
            let values = new Map();
            let report = (at, message)=>problems.push({
                    at,
                    message
                });
            if (0 === problems.length) for (let entry of entriesOf(content, report))readEntry(entry, source, values, report);
            if (problems.length > 0) throw new settings.eb(problemText(problems, source, file));
            return values;
        }
        function* entriesOf(content, report) {
            if (isEmpty(content)) return;
            if ('mapping' !== content.kind) return void report(content.at, `found ${shown(content)}, expected topics: ${Object.keys(policy.v).join(', ')}`);
            for (let { key, node } of content.pairs){
                let topic = keyText(key.value);
                if (Object.hasOwn(policy.v, topic)) {
                    if ('mapping' === node.kind) for (let pair of node.pairs)yield {
                        topic,
                        key: keyText(pair.key.value),
                        node: pair.node,
                        at: pair.key.at
                    };
                    else if (!isEmpty(node)) report(key.at, `${topic}: found ${shown(node)}, expected settings under it`);
                } else report(key.at, unknownTopic(topic));
            }
        }
        let rows = new Map(settings.mH.flatMap(([name, row])=>null === row.key ? [] : [
                [
                    row.key,
                    {
                        name,
                        row
                    }
                ]
            ]));
        function keyText(key) {
            return String(key).replace(/\p{C}/gu, '?').slice(0, 60);
        }
        function readEntry({ topic, key, node, at }, source, values, report) {
            let path = `${topic}.${key}`;
            let found = rows.get(path);
            if (void 0 === found) report(at, unknownSetting(topic, key));
            else if (isEmpty(node)) report(at, `${path} has no value; give one, or remove the line`);
            else {
                let parsed = found.row.fromFile().safeParse(node.value);
                if (parsed.success) values.set(found.name, {
                    value: parsed.data,
                    line: lineAt(at, source)
                });
                else report(at, `${path}: found ${shown(node)}, ${parsed.error.issues[0]?.message ?? 'not usable'}`);
            }
        }
        function isEmpty(node) {
            return null === node || null === node.value;
        }
        function shown({ value }) {
            let text = JSON.stringify(value) ?? 'nothing';
            return text.length > 60 ? `${text.slice(0, 60)}…` : text;
        }
        function problemText(problems, source, file) {
            let lines = [
                ...problems
            ].sort((one, other)=>one.at - other.at).slice(0, mostProblems).map(({ at, message })=>`${file}:${lineAt(at, source)}: ${message}`);
            return [
                ...new Set(lines)
            ].join('\n');
        }
        function lineAt(at, source) {
            return source.slice(0, at).split('\n').length;
        }
    })
};
