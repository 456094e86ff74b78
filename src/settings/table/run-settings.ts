import { choice, duration, flag, integer, listValue, ofRun, optionalInteger, textValue } from './setting.ts';

export const defaultConfig = '.github/phase-executor.yml';

const runRows = {
  root: textValue('.', 'dir', 'the directory that holds `.planning`; it lies in a git repository'),
  config: textValue(
    defaultConfig,
    'file',
    'the configuration file, from the top of the repository',
    'It is read from the commit on which the run starts. Only `plan` and `validate` read it from the disk where there is no git repository.',
  ),
  fresh: flag(
    'count attempts from the beginning, and put the record of earlier runs aside',
    'Plans that are done stay done.',
  ),
  rejudge: flag(
    'judge a complete phase again, even where the verdict on the same commit stands',
    'A verdict stands for the same commit, settings and program, if agents and what judges them could not write the record (`cage: auto`).',
  ),
  only: listValue('', 'plans', 'run these plans of the phase and no others; may be given several times', {
    repeats: true,
    alias: 'plan',
    details:
      'What they depend on has to be complete, or among them. The phase succeeds only when all of its plans are complete; until then it ends BLOCKED and names the plans that are left.',
  }),
  interrupt: choice(
    ['auto', 'now', 'finish'],
    'auto',
    'on the first SIGINT: `finish` the attempt, or stop it `now`; `auto` finishes at a terminal only',
  ),
  remote: textValue(
    '',
    'name',
    'a git remote that holds the record of the phase',
    'It lies in `refs/phase-executor/<phase>/state`: runs on other machines wait for this one, and continue where it ended. `run` in the Action takes `origin`, unless `branch` is `current`.',
  ),
  branch: textValue(
    '',
    'name',
    'branch that gets the work: in jobs `phase/{phase}-{name}`, at a command line the one that is checked out',
    'It goes on where it stands, on the remote too, with the commit that is checked out merged into it; else it is made from that commit. `run` checks it out, and pushes it to `remote` when no agent is left. `current` is what is checked out: nothing is pushed (not in a chain).',
  ),
  'github-token': textValue(
    '',
    'token',
    'token for the remote, and for what the host is told of the run; no agent gets it',
    'Git gets it for calls to the remote only. The topic `github` of the configuration file says what the host is told.',
  ),
};

/** Values that the jobs of a chained run pass on. The aliases are for scripts that play these jobs by hand. */
const jobRows = {
  'run-id': textValue('', 'id', 'name that all jobs of one chained run share, for example the id of the workflow run'),
  'run-attempt': integer(1, { min: 1, max: 1_000 }, 'how often that workflow run was started, this time included'),
  round: integer(
    0,
    { min: 0, max: 100 },
    'the round of a chained run; 0 opens the phase, and in a leg means the round on record',
  ),
  'max-rounds': integer(
    6,
    { min: 1, max: 100 },
    'rounds that the workflow has; when they are used up the run ends as ABORTED',
  ),
  'leg-kind': {
    ...choice(['plans', 'gate'], 'plans', 'what a leg executes: plans, or the tests and the verifier of the exit gate'),
    alias: 'leg',
  },
  matrix: textValue(
    '',
    'json',
    'the job matrix with which the round was started, JSON',
    'Needed only where no `remote` has the record.',
  ),
  base: textValue('', 'commit', 'the commit before the work: of a round of jobs, or of what `judge` judges'),
  head: textValue('HEAD', 'commit', 'the commit with the work (judge only)'),
  'not-before': textValue('', 'time', 'when a retry may begin (ISO time)'),
  'job-timeout': duration(
    '350m',
    { minMs: 60_000, maxDays: 5 },
    'the limit of a job of the round, as the workflow sets it; deadlines inside it follow from it',
  ),
  'job-started': textValue('', 'time', 'when the job began, so that its set-up counts as well (ISO time)'),
  'input-dir': {
    ...textValue('', 'dir', "folder with the results of the round's jobs; default: the artifacts of this workflow run"),
    alias: 'legs',
  },
  'output-dir': {
    ...textValue(
      '',
      'dir',
      "folder for a job's result, which is also uploaded where there is an artifact service",
      'Where there is none, name it and carry the folder to `integrate`.',
    ),
    alias: 'into',
  },
  'artifact-name': { ...textValue('', 'name', "name of the artifact with a job's result"), alias: 'artifact' },
  'leg-results': textValue(
    '',
    'word',
    'how the jobs of the round ended, for example `needs.<job>.result`; used where one left no result',
  ),
  'leg-receipts': textValue(
    '',
    'json',
    'the receipts of the jobs of the round, JSON of `needs.<job>.outputs`',
    'Each is an output `leg-<index>`. A result counts only as that job uploaded it.',
  ),
  'gate-receipt': textValue(
    '',
    'json',
    'the receipt of the exit gate, JSON of `needs.<job>.outputs`; without it no artifact counts as its result',
  ),
  'workflow-changes': choice(
    ['push', 'refuse'],
    'push',
    'whether the token may push commits that change `.github/workflows`',
    'The own token of a job may not.',
  ),
  'agent-secret-name': textValue(
    '',
    'name',
    'environment variable in which the agent gets the secret that the workflow was given',
  ),
};

const commandRows = {
  log: textValue('', 'file', 'output of a finished test run, `-` for stdin (tests only)'),
  report: textValue('', 'glob', 'report files of the tests, JUnit XML or JSON; `*`, `?` and `**` work (tests only)'),
  'exit-code': optionalInteger(
    { min: 0, max: 255 },
    'how the finished test run ended; without it a log or report proves no pass (tests only)',
  ),
  'baseline-total': optionalInteger(
    { min: 0, max: 1e6 },
    'how many tests there were before; fewer now are reported (tests only)',
  ),
  'older-than': duration(
    '7d',
    { maxDays: 3650 },
    'age from which checkpoints are pruned; `0` for all (checkpoint prune only)',
  ),
  'dry-run': flag(
    'report what would be done, and do and change nothing (run, init, checkpoint rollback and prune only)',
  ),
  withdraw: flag('take back what was said to this plan, until a run has taken it up (approve only)'),
  yes: flag('write without asking (init only)'),
  output: textValue(
    '',
    'file',
    'the file to write, `-` for stdout; default: phase-<phase>-report.html here (report only)',
  ),
  junit: textValue('', 'file', 'write the phase as JUnit XML to this file, `-` for stdout (report only)'),
  ctrf: textValue('', 'file', 'write the phase as CTRF JSON to this file, `-` for stdout (report only)'),
  otlp: textValue(
    '',
    'file',
    'write the trace of the newest run as lines of OTLP/JSON to this file, `-` for stdout (report only)',
  ),
  attempt: optionalInteger({ min: 1, max: 1e6 }, 'the attempt whose logs are shown (logs only)'),
  follow: flag('show what comes until the run ends (logs only)'),
  raw: flag('show the events of an agent as its program printed them (logs only)'),
  all: flag('show settings that have their default as well (doctor only)'),
  events: flag('show every event of the record instead (logs only)'),
};

/** Settings of one run, job or command, given by an option or an input only. */
export const plumbingRows = ofRun({ ...runRows, ...jobRows, ...commandRows });
