export const id = 9259;
export const ids = [
    9259
];
export const modules = {
    69259: (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {
        __webpack_require__.r(__webpack_exports__);
        __webpack_require__.d(__webpack_exports__, {
            engine: ()=>engine
        });
        var external_node_crypto_ = __webpack_require__(77598);
        var external_node_fs_ = __webpack_require__(73024);
        var external_node_path_ = __webpack_require__(76760);
        let jobs = [
            'run-id',
            'run-attempt',
            'remote',
            'github-token'
        ];
        let actions = [
            {
                folder: '',
                name: 'Phase Executor',
                description: 'Runs one phase of a .planning project unattended and says truthfully how it ended',
                command: {
                    standard: 'run',
                    description: 'what to do: run, plan, adopt, status, validate, signal, state, checkpoint, handoff, errors, tests, comment, doctor or demo'
                },
                args: 'further words of the command, one a line',
                inputs: {
                    'where the phase is': [
                        'root',
                        'config'
                    ],
                    'the agent': [
                        'agent',
                        'agent-command',
                        'agent-env'
                    ],
                    limits: [
                        'timeout',
                        'idle-timeout',
                        'deadline',
                        'max-cost',
                        'max-parallel'
                    ],
                    retries: [
                        'max-attempts',
                        'backoff',
                        'on-failure'
                    ],
                    verification: [
                        'verify-artifacts',
                        'verify-commands',
                        'min-evidence',
                        'requirements',
                        'verifier-command',
                        'setup-command'
                    ],
                    tests: [
                        'test-command',
                        'confirming-runs'
                    ],
                    people: [
                        'human-checkpoints',
                        'fail-on',
                        'fail-on-warnings'
                    ],
                    'git and the record': [
                        'remote',
                        'branch',
                        'github-token',
                        'fresh'
                    ],
                    'the command tests': [
                        'log',
                        'report',
                        'exit-code'
                    ],
                    'a look before': [
                        'dry-run'
                    ]
                }
            },
            {
                folder: 'leg',
                name: 'Phase Executor: leg',
                description: 'A job of a chained run that executes plans and leaves the result for integrate',
                command: {
                    standard: 'execute',
                    description: 'what to do; leave it as it is'
                },
                args: 'the plan to attempt; empty: all that can run, retries included',
                inputs: {
                    'where the phase is': [
                        'root',
                        'config'
                    ],
                    'the agent': [
                        'agent',
                        'agent-command',
                        'agent-env',
                        'agent-secret-name',
                        'max-parallel',
                        'max-attempts',
                        'mode'
                    ],
                    'from the job before': [
                        'base',
                        'round',
                        'artifact-name',
                        'not-before',
                        'job-timeout',
                        'job-started',
                        'output-dir'
                    ],
                    'the chained run': jobs
                }
            },
            {
                folder: 'integrate',
                name: 'Phase Executor: integrate',
                description: 'The job of a chained run that opens the phase, or integrates a round and plans the next one',
                command: {
                    standard: 'integrate',
                    description: 'what to do; leave it as it is'
                },
                args: null,
                inputs: {
                    'where the phase is': [
                        'root',
                        'config'
                    ],
                    'what is to be run': [
                        'agent',
                        'agent-command',
                        'mode',
                        'max-attempts',
                        'test-command',
                        'verifier-command'
                    ],
                    'the round': [
                        'round',
                        'max-rounds',
                        'matrix',
                        'base',
                        'leg-results',
                        'leg-receipts',
                        'input-dir',
                        'job-timeout'
                    ],
                    'the chained run': [
                        ...jobs,
                        'branch',
                        'fresh',
                        'workflow-changes'
                    ]
                }
            },
            {
                folder: 'gate',
                name: 'Phase Executor: exit gate',
                description: 'The job of a chained run that judges the integrated commit',
                command: {
                    standard: 'execute',
                    description: 'execute (judge the commit), engine (put this engine outside the workspace) or upload (upload the verdict)'
                },
                args: null,
                fixed: {
                    'leg-kind': 'gate'
                },
                inputs: {
                    'where the phase is': [
                        'root',
                        'config'
                    ],
                    'what is judged': [
                        'leg-kind',
                        'base',
                        'test-command',
                        'confirming-runs',
                        'verifier-command'
                    ],
                    'the agent of the verifier': [
                        'agent',
                        'agent-command',
                        'agent-env',
                        'agent-secret-name'
                    ],
                    'the job': [
                        'job-timeout',
                        'job-started',
                        'output-dir'
                    ],
                    'the chained run': jobs
                }
            },
            {
                folder: 'conclude',
                name: 'Phase Executor: conclude',
                description: 'The last job of a chained run: the final signal and the decision',
                command: {
                    standard: 'conclude',
                    description: 'what to do; leave it as it is'
                },
                args: null,
                inputs: {
                    'where the phase is': [
                        'root',
                        'config'
                    ],
                    'what was to be run': [
                        'agent',
                        'agent-command',
                        'mode',
                        'max-attempts',
                        'test-command',
                        'verifier-command'
                    ],
                    'what it came to': [
                        'base',
                        'max-rounds',
                        'leg-results',
                        'leg-receipts',
                        'gate-receipt',
                        'input-dir',
                        'job-timeout'
                    ],
                    'what follows': [
                        'fail-on',
                        'auto-advance',
                        'auto-continue'
                    ],
                    'the chained run': [
                        ...jobs,
                        'branch',
                        'workflow-changes'
                    ]
                }
            }
        ];
        let ended = [
            '',
            'conclude'
        ];
        [
            ...ended
        ], [
            ...ended
        ], [
            ...ended
        ];
        async function engine(_, __, world) {
            let path = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)(world.temporaryDirectory, 'engine-'));
            for (let { folder } of actions)(0, external_node_fs_.cpSync)((0, external_node_path_.join)(world.home, folder, 'action.yml'), (0, external_node_path_.join)(path, folder, 'action.yml'));
            (0, external_node_fs_.cpSync)((0, external_node_path_.join)(world.home, 'dist'), (0, external_node_path_.join)(path, 'dist'), {
                recursive: true
            });
            let digest = digestOf(path);
            let outputs = {
                'engine-path': path,
                'engine-digest': digest,
                'node-path': world.node
            };
            return {
                exitCode: 0,
                json: outputs,
                text: `the engine is in ${path}`,
                outputs
            };
        }
        function digestOf(folder) {
            let files = (0, external_node_fs_.readdirSync)(folder, {
                recursive: true,
                withFileTypes: true
            }).filter((entry)=>entry.isFile());
            let names = files.map((entry)=>`./${(0, external_node_path_.relative)(folder, (0, external_node_path_.join)(entry.parentPath, entry.name))}`);
            let lines = names.sort((one, other)=>Buffer.compare(Buffer.from(one), Buffer.from(other))).map((name)=>`${sha256((0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, name)))}  ${name}\n`);
            return sha256(Buffer.from(lines.join('')));
        }
        function sha256(content) {
            return (0, external_node_crypto_.createHash)('sha256').update(content).digest('hex');
        }
    })
};
