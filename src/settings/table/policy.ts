import { PROTECTED_PATHS } from '../../plan/phase/protected-files.ts';
import { networkReaches } from '../../signal/boundary.ts';
import { EVIDENCE_LEVELS } from '../../signal/evidence.ts';
import { cliNames } from './coding-agents.ts';
import { github, integrations } from './integrations.ts';
import { agentLines, escalation } from './relay-setting.ts';
import {
  ceilings,
  choice,
  duration,
  flag,
  inFile,
  integer,
  listValue,
  optionalDuration,
  optionalInteger,
  prices,
  textValue,
} from './setting.ts';
import { upstreamValue } from './upstream-address.ts';

/** A host, all below it, or an address, perhaps with a port. */
const hostPattern = /^(?:(?:\*\.)?[a-z\d_-][\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

const agentRows = {
  agent: choice(
    ['auto', ...cliNames, 'command', 'script'],
    'auto',
    'who does the work: a coding agent by name, `command` or `script`; `auto` takes what is there',
    '`command` runs `agent-command`, `script` the `sh` and `bash` blocks of each task. `auto`: `agent-command` where there is one, `script` where every task has a block, else the one agent that is on PATH; several or none is an error.',
  ),
  'agent-command': textValue(
    '',
    'command',
    'shell command of the `command` agent; it gets the prompt on stdin',
    'For an agent by name it is how that is called, flags of yours included, for example `claude --model opus`.',
  ),
  'next-agents': agentLines(
    'agents that go on, in this order, where the provider of the one before refuses: a quota, an outage, a key',
    'Each is a name, perhaps with flags, or a shell command. They begin with the work that was kept, and share all budgets. In the file `agent: [claude, codex]` names the first one and those after it.',
  ),
  'escalate-agent': escalation(
    'agent for a plan that failed so often or would be given up, such as `after=2 to=claude --model opus`',
    'In the file `escalate: { after: 2, to: claude --model opus }`.',
  ),
  'cheap-first': flag(
    'each failed attempt of a plan gives it to the next of `next-agents`, so that the first may be the cheapest',
  ),
  race: integer(
    1,
    { min: 1, max: 2 },
    'with `2` two agents of the relay work on a plan side by side, and the first verified work wins',
    'Each is an attempt in a work tree of its own; the other one is stopped, and its work kept under a ref. Both are paid for. A job of a chain runs one agent.',
  ),
  'agent-env': listValue(
    '',
    'names',
    'environment variables that the agent may see besides the basic ones, for example its key',
    {
      details:
        'These are names; the values come from the environment of the step or of the shell. Set-up, checks, tests and verifier get them too, but for what signs the agent in.',
    },
  ),
  gateway: upstreamValue(
    'who holds the key of an agent by name: a gateway in this process, with `off` the agent itself',
    "The agent gets a token that is worth nothing elsewhere, and the gateway passes its calls on, counts their tokens and refuses them at a ceiling. Logins of a CLI, Bedrock and Vertex cannot pass. The address of a provider of your own, such as `http://localhost:4000`, takes the place of the agent's.",
  ),
  'prompt-file': textValue(
    '',
    'file',
    "a file with the team's own rules for every prompt, by its path from the top of the repository",
    'It is read from the commit on which the run starts, and is one of the protected paths.',
  ),
  'append-prompt': textValue('', 'text', 'text that is added to every prompt'),
  'install-agent': flag(
    'install the agent named in `agent` for this run, in the version that is known to work',
    'From the npm registry, without install scripts; its checksum must be the one on record here. A program of that name on PATH is not used.',
  ),
  cage: choice(
    ['auto', 'off'],
    'auto',
    'with `auto` agents run in the strongest boundary of the kernel that can be built here',
    'In that named `kernel` they write only their work tree; the git directory, the home and temporary folders are layers that go with the attempt. `namespace` holds only their processes. With `off` there is none.',
  ),
  'cage-writable': listValue(
    '',
    'paths',
    'folders that agents may write in the cage besides their work tree, such as `~/.cache` and `~/.m2`',
    {
      details:
        'What an agent leaves there lasts, where the rest of its home goes with its attempt, and can act on later attempts, runs and people: name caches, no folder with programs or settings. Other paths than those below `~` are relative to the root.',
    },
  ),
  'require-cage': choice(
    ['none', 'kernel'],
    'none',
    'with `kernel` agents run in that boundary, and the phase ends BLOCKED, before any agent, where it cannot be built',
  ),
  network: choice(
    networkReaches,
    'full',
    'how far agents, and what judges their work, reach: all, only their model and `network-allow`, or nothing',
    'With `gateway` and `none` they have a network of their own, which needs the cage: where that cannot be built, the phase ends BLOCKED before any agent. `gateway` leads to the gateway of the engine, and by a proxy for https to hosts on the list. `none` is for `command` and `script`, because an agent by name needs its model.',
  ),
  'network-allow': listValue(
    '',
    'hosts',
    'hosts that `network: gateway` lets through, such as `packages.example.com`',
    {
      form: {
        pattern: hostPattern,
        expected: 'expected hosts such as packages.example.com, *.example.com or 10.0.0.5:8443',
      },
      details:
        'Port 443 where none is given. A name counts only if no address of it is in a private network, on this machine or its cloud; such an address has to be on the list itself.',
    },
  ),
  'agent-prices': prices(
    'prices of models in US dollars for a million tokens, over those that are built in',
    'By model: `input`, `cacheRead`, `output` and, where they differ from `input` and twice `input`, `cacheWrite` and `cacheWriteHour`; `search` is for a thousand searches of the web. As an option it is JSON, for example `{"my-model":{"input":1,"cacheRead":0.1,"output":5}}`. The variable `PHASE_EXECUTOR_PRICES` may hold the same, and goes first.',
  ),
};

/** Ceilings: reaching one ends the attempt or the run cleanly, with the work kept. */
const limitRows = {
  timeout: duration('30m', { minMs: 1_000 }, 'ceiling for one attempt'),
  'idle-timeout': duration(
    '10m',
    {},
    'ceiling for the time nothing is seen of an agent; `0` switches it off',
    'Of a command its output counts, and every change of a file in its work tree. Of an agent by name only the events of its stream count, and while one of its tools runs it may be silent three times as long.',
  ),
  'context-limit': integer(
    80,
    { min: 0, max: 100 },
    "percent of its model's window at which an agent is stopped and hands over to the next attempt; 0 for never",
    'Followed where the stream of the agent tells it (claude, opencode) and the window of the model is known. `PHASE_EXECUTOR_WINDOWS`, JSON such as `{"my-model":200000}`, adds to the windows that are known.',
  ),
  'kill-grace': duration('10s', {}, 'time between SIGTERM and SIGKILL'),
  deadline: duration('5h', { minMs: 1_000 }, 'ceiling for the whole run', 'In a chain it follows from `job-timeout`.'),
  'max-cost': ceilings(
    'attempt=25 unknown=allow',
    { most: 1e6, hasFractions: true, mayBeUnknown: true },
    'US dollars that agents may spend: `5` for the phase, or `attempt=1 plan=3 phase=10`; `off` for no ceiling',
    'It holds over retries, runs that continue and chained rounds, until the phase is complete or `fresh` begins anew. Where the price of a model is not known, the run is refused, or the attempt ends before its next call (`unknown=deny`); with `unknown=allow` it goes on, and its tokens count at the dearest known price of the vendor.',
  ),
  'max-tokens': ceilings(
    'attempt=50M',
    { most: 1e12 },
    'tokens that agents may use, cached ones too, in the same form; `k` and `M` may follow a number',
  ),
  'max-turns': ceilings(
    'attempt=1000',
    { most: 1e6 },
    'answers of the model that agents may ask for, in the same form',
  ),
  'max-parallel': integer(
    1,
    { min: 0, max: 256 },
    'plans that may run at once, each in a work tree of its own; 0 means 1',
    '`parallelization: false` in `.planning/config.json` keeps it at 1.',
  ),
};

const retryRows = {
  'max-attempts': integer(3, { min: 1, max: 20 }, 'attempts a plan gets before the run ends as STUCK'),
  'max-run-attempts': optionalInteger(
    { min: 1, max: 10_000 },
    'attempts of all plans together before the run ends as ABORTED',
    'Without it: 50, or twice the number of plans where that is more.',
  ),
  repairs: integer(
    2,
    { min: 0, max: 10 },
    'how often an agent may repair work that failed verification, within one attempt',
    'It gets what the verification said, in the session in which it made the work; `command` has none and gets the whole prompt again. `script` would do the same again and is not repaired.',
  ),
  backoff: duration('2s', {}, 'first wait before a retry; it doubles, with full jitter'),
  'max-backoff': duration('60s', {}, 'longest wait before a retry'),
  'max-wait': duration(
    '10m',
    {},
    'longest wait for a time that a provider names, such as the reset of a limit',
    'Beyond it the phase is parked as `blocked` with `estimatedUnblockTime`, because a job that waits is paid for.',
  ),
  stuck: listValue('', 'rules', 'when a plan is given up before its attempts are used: `off`, or rules', {
    form: {
      pattern: /^(off|(same-failure|consecutive|in-window|window|alternation|circuit-breaker)=(\d{1,4}|true|false))$/,
      expected: 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false',
    },
    details:
      'The rules and their defaults: `same-failure=2` (the same failure twice in a row), `consecutive=3`, `in-window=3` of `window=6` attempts, `alternation=true` (two failures taking turns) and `circuit-breaker=5` (failures in a row over several plans). 0 switches one off. By default `consecutive` and `in-window` leave room for `max-attempts`.',
  }),
  'fail-fast': flag(
    'start no other plan after one has failed',
    'Without it plans that do not depend on the failed one still run, unless it failed for what all of them share: a key, a budget, a cap.',
  ),
  'on-failure': choice(
    ['keep', 'rollback', 'ask'],
    'keep',
    'the work of an attempt that was stopped from outside: the next attempt continues it, starts over, or a person decides',
    'Stopped from outside means by a timeout or an interrupt, for example. The work is kept under a ref in any case.',
  ),
};

const verifyRows = {
  checks: listValue(
    '',
    'names',
    "names of checks and statuses of the project's own CI that must pass on the pushed commit (chain only)",
    {
      details:
        'The word `required` stands for those that the rules of the default branch require. A check that is neutral, skipped, cancelled or missing does not pass. A name with blanks is written as an item of a list in the configuration file.',
    },
  ),
  'checks-timeout': duration('30m', { minMs: 1_000 }, 'how long a chain waits for `checks`; at most 1 hour counts'),
  'checks-dispatch': textValue(
    '',
    'file',
    'workflow file that the chain starts by `workflow_dispatch` on the pushed branch, where a push starts none',
    "A push with a job's own token starts no workflow. The token needs `actions: write`.",
  ),
  'repair-rounds': integer(
    1,
    { min: 0, max: 5 },
    'how often red `checks` send a plan back to its agent, with the log of the failed job',
  ),
  'verify-artifacts': choice(
    ['auto', 'exists', 'content'],
    'auto',
    'what must be true of a file that a plan promises: it exists, or it also holds what is promised of it',
    '`content` asks for the promised text, exports, lines and key links as well. `auto` does so unless the plan itself changed the file.',
  ),
  'verify-commands': choice(
    ['run', 'report', 'off'],
    'run',
    "the `<automated>` commands of a plan's tasks: a failing one fails the attempt, is a warning, or none is run",
  ),
  'min-evidence': choice(
    EVIDENCE_LEVELS,
    'changed',
    'the least evidence that every plan needs before the phase is complete',
    'See [how a plan is run](how-a-plan-is-run.md#evidence) for the levels.',
  ),
  recheck: choice(
    ['fail', 'warn'],
    'fail',
    'a promise or command that no longer holds on the final commit closes the exit gate, or is a warning',
  ),
  requirements: choice(
    ['phase', 'strict', 'milestone'],
    'phase',
    'what ROADMAP and STATE must say: nothing against the phase, that it is done, or that all phases are',
  ),
  'verifier-command': textValue(
    '',
    'command',
    'shell command of an agent that judges the finished phase and writes its VERIFICATION.md',
    'It gets the prompt on stdin.',
  ),
  'protected-paths': listValue(
    PROTECTED_PATHS.map(({ path }) => path).join(','),
    'paths',
    'files and folders (with a slash at the end) that a plan may change only if it names them',
    { details: '`*` and `**` in a plan name nothing. The configuration file is always one of them.' },
  ),
  'undeclared-changes': choice(
    ['fail', 'await_user'],
    'fail',
    'an undeclared change of a protected path, of tests or of their configuration: a failure, or BLOCKED with the question',
  ),
  secrets: choice(
    ['fail', 'await_user', 'off'],
    'await_user',
    'work that has the form of a token or a private key in it: a failure, BLOCKED with the question, or not looked for',
    'Secrets of the job itself, plain or encoded, are a failure in any case.',
  ),
  'fail-on': listValue('failure,blocked', 'statuses', 'statuses of the phase that fail the step (Action only)', {
    details: 'Words of: failure, blocked, skipped, success.',
    allowed: ['failure', 'blocked', 'skipped', 'success'],
  }),
  'fail-on-warnings': flag('a phase that ended with warnings is a failure'),
};

const testRows = {
  'test-command': textValue(
    '',
    'command',
    'shell command whose tests must pass on the final commit; results are counted',
  ),
  'confirming-runs': integer(0, { min: 0, max: 10 }, 'how often the tests must pass besides the first time'),
  'test-baseline': choice(
    ['run', 'off'],
    'run',
    'run the tests also on the commit the phase began on, and close the exit gate when tests were lost since',
    'Lost means fewer executed or more skipped tests than there.',
  ),
  'inherited-tests': choice(
    ['fail', 'allow'],
    'fail',
    'tests that are red before the phase: it ends before any agent is paid, or only new failures close the exit gate',
    'They are compared by name and by the same runner; where the runner tells no names, any red test closes the gate. A phase that is to fix them (a plan names the test, its file or runs the tests) goes on, and is judged at its end.',
  ),
  prove: choice(
    ['off', 'report', 'require'],
    'report',
    "run the phase's new and changed tests without its work, where one must fail: never, as a warning, or required",
  ),
  mutants: integer(
    0,
    { min: 0, max: 20 },
    'how many small changes of the changed lines the tests must notice; each is a run of the tests',
    "For the evidence `sensitive`: at least 80 % of a plan's have to be noticed. With `min-evidence: sensitive` 0 stands for 20. They run side by side in clean copies, together at most `timeout`.",
  ),
};

const gitRows = {
  isolation: choice(
    ['auto', 'in-place', 'worktree'],
    'auto',
    'where attempts run: in the checkout, each in a work tree of its own, or as `max-parallel` asks',
  ),
  'setup-command': textValue(
    'auto',
    'command',
    'shell command that prepares a new work tree and the clean copy that is judged, for example `npm ci`',
    '`auto` installs what a lock file names where the checkout has it installed, `off` does nothing.',
  ),
  'allow-dirty': flag(
    'run although the work tree has uncommitted changes',
    'The plan that succeeds first commits them.',
  ),
  'co-author': choice(
    ['auto', 'off'],
    'auto',
    'commits with the work of an agent by name say so in a trailer `Co-authored-by`',
    'Not of `command` and `script`, whose authors nobody knows.',
  ),
  durability: choice(
    ['safe', 'fast'],
    'safe',
    'git syncs objects, index and refs to the disk, so that a power cut loses nothing, or leaves that to the system',
  ),
};

const peopleRows = {
  'human-checkpoints': choice(
    ['stop', 'auto'],
    'stop',
    'a plan that asks for a person ends BLOCKED with the question, or what GSD approves unattended is approved',
  ),
  'unfinished-plans': choice(
    ['stop', 'run'],
    'stop',
    'a plan with commits but without a SUMMARY ends BLOCKED, or is started again',
  ),
};

const leaseRows = {
  'lease-ttl': duration(
    '60s',
    { minMs: 2_000 },
    'a run without a sign of life for this long counts as dead, and the next one takes over',
  ),
  wait: optionalDuration(
    {},
    'how long a run waits for another one that holds the checkout or the phase',
    'Without it: `5m` in CI, `0` elsewhere. Then it takes over, or ends with exit code 64 and says who holds it.',
  ),
};

const chainRows = {
  mode: choice(
    ['single', 'matrix'],
    'single',
    'a job of a round executes all that can run, retries included, or one attempt of one plan',
  ),
  'snapshot-every': duration(
    '10m',
    {},
    'how often unfinished work is uploaded, in case the runner is lost; `0` for never',
  ),
  unisolated: flag(
    'run a chain although its legs could push',
    'For hosts where all jobs of a chain are one job with one token. The signal says so.',
  ),
  'auto-advance': flag('when the phase is complete, dispatch this workflow for the next one'),
  'auto-continue': flag('when the rounds are used up, dispatch this workflow again'),
};

/** Every setting that the configuration file may hold. */
export const policyRows = {
  ...inFile('agent', agentRows, {
    agent: 'name',
    'agent-command': 'command',
    'agent-env': 'env',
    'next-agents': 'then',
    'escalate-agent': 'escalate',
    'install-agent': 'install',
    'agent-prices': 'prices',
  }),
  ...inFile('limits', limitRows, { 'context-limit': 'context' }),
  ...inFile('retry', retryRows),
  ...inFile('verify', verifyRows, { 'verify-artifacts': 'artifacts', 'verify-commands': 'commands' }),
  ...inFile('tests', testRows, {
    'test-command': 'command',
    'test-baseline': 'baseline',
    'inherited-tests': 'inherited',
  }),
  ...inFile('git', gitRows),
  ...inFile('people', peopleRows),
  ...inFile('lease', leaseRows, { 'lease-ttl': 'ttl' }),
  ...inFile('chain', chainRows),
  ...inFile('github', github),
  ...inFile('integrations', integrations),
};

export const topics: Readonly<Record<string, string>> = {
  agent: 'who does the work',
  limits: 'ceilings of time, silence, money and parallel plans',
  retry: 'what happens after a failed attempt',
  verify: 'what a machine has to see before a plan and the phase are complete',
  tests: 'the tests of the exit gate',
  git: 'where attempts run, and how git is used',
  people: 'where a person is asked',
  lease: 'who may work on a phase at the same time',
  chain: 'chained jobs',
  github: 'what the host is told of a run, where the token may',
  integrations: 'what others are told of a run',
};
