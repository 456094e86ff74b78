import { z } from 'zod';
import { EVIDENCE_LEVELS } from './signal/evidence.ts';
import { PROTECTED_PATHS } from './verify/protected-files.ts';

/**
 * Every setting of Phase Executor, once: the Action's inputs and the command line's options are both made from this
 * table, so a name, a default and a meaning cannot drift apart. Values arrive as text from either door and leave typed.
 */
const table = {
  root: text('.', 'the directory that holds `.planning`; it lies in a git repository', 'dir'),
  agent: choice(
    ['script', 'command'],
    'script',
    'who does the work: `script` runs the `sh`/`bash` blocks of each task, `command` runs `agent-command`',
  ),
  'agent-command': text('', 'shell command of the `command` agent; it gets the prompt on stdin', 'command'),
  'agent-env': list(
    '',
    'names of environment variables the agent may see besides the basic ones (a key, say)',
    'names',
  ),
  timeout: duration('30m', 'ceiling for one attempt', 1_000),
  'idle-timeout': duration('10m', 'ceiling for silence of the agent; `0` switches it off', 0),
  'kill-grace': duration('10s', 'time between SIGTERM and SIGKILL', 0),
  deadline: duration('5h', 'ceiling for the whole run', 1_000),
  'max-attempts': integer(3, 'attempts a plan gets before the run ends as STUCK', 1, 20),
  'max-run-attempts': optionalInteger(
    'attempts of all plans together before the run ends as ABORTED; empty: 50, or twice the number of plans where that is more',
    10_000,
    1,
  ),
  stuck: list(
    '',
    'when a plan is given up before its attempts are used: `off`, or rules of `same-failure=2` (the same failure so often in a row), `consecutive=3`, `in-window=3` of `window=6` attempts, `alternation=true` (two failures taking turns) and `circuit-breaker=5` (failures in a row over several plans); 0 switches one off, and those named here are the defaults, but for `consecutive` and `in-window`, which leave room for `max-attempts`',
    'rules',
  ),
  backoff: duration('2s', 'first wait before a retry; it doubles, with full jitter', 0),
  'max-backoff': duration('60s', 'longest wait before a retry', 0),
  'human-checkpoints': choice(
    ['stop', 'auto'],
    'stop',
    'at a plan that asks for a person: `stop` ends BLOCKED with the question, `auto` approves what GSD approves unattended',
  ),
  'unfinished-plans': choice(
    ['stop', 'run'],
    'stop',
    'a plan that has commits but no SUMMARY, which somebody left half-way: `stop` ends BLOCKED, `run` starts it again',
  ),
  'verify-artifacts': choice(
    ['auto', 'exists', 'content'],
    'auto',
    'what must be true of a file that a plan promises: it exists (`exists`), it also holds the promised text, exports, lines and key links (`content`), or it exists and holds them unless the plan itself changed it (`auto`)',
  ),
  'min-evidence': choice(
    EVIDENCE_LEVELS,
    'changed',
    'the least that a machine must have seen of every plan before the phase is complete: `none`, `changed`, `artifacts`, `checks`, `tests` or `proven`',
  ),
  recheck: choice(
    ['fail', 'warn'],
    'fail',
    'a promise or command of a plan that does not hold any more on the final commit closes the exit gate (`fail`) or is a warning (`warn`)',
  ),
  'fail-on-warnings': flag('a phase that ended with warnings is a failure'),
  'verify-commands': choice(
    ['run', 'report', 'off'],
    'run',
    "the `<automated>` commands of a plan's tasks: one that fails fails the attempt (`run`), is told as a warning (`report`), or none is run (`off`)",
  ),
  'test-command': text(
    '',
    'shell command whose tests have to pass on the last commit before the phase is complete; counted, not believed',
    'command',
  ),
  'test-baseline': choice(
    ['run', 'off'],
    'run',
    'the tests are also run on the commit the phase began on; fewer executed or more skipped than there closes the exit gate (`run`), or nothing is compared (`off`)',
  ),
  prove: choice(
    ['off', 'report', 'require'],
    'off',
    'tests that the phase added or changed are also run without its work, where one has to fail: never (`off`), as a warning (`report`), or the exit gate stays closed (`require`)',
  ),
  'confirming-runs': integer(0, 'how often the tests have to pass besides the first time', 0, 10),
  requirements: choice(
    ['phase', 'strict', 'milestone'],
    'phase',
    'what ROADMAP and STATE have to say for the phase to be complete: nothing against it (`phase`), both that it is done (`strict`), and that every other phase of ROADMAP is (`milestone`)',
  ),
  'verifier-command': text(
    '',
    'shell command of an agent that judges the finished phase and writes its VERIFICATION.md; it gets the prompt on stdin',
    'command',
  ),
  'protected-paths': list(
    PROTECTED_PATHS.map(({ path }) => path).join(','),
    'files, and folders with a slash at the end, that a plan may change only if it names them; `*` and `**` in a plan name nothing',
    'paths',
  ),
  'undeclared-changes': choice(
    ['fail', 'await_user'],
    'fail',
    'a change that no plan declares of a protected path, of tests or of what decides which tests run: a failure (`fail`), or BLOCKED with the question (`await_user`)',
  ),
  'max-parallel': integer(
    1,
    'plans that may run at once, each in a work tree of its own (0 means 1); `parallelization: false` in config.json keeps it at 1',
    0,
    256,
  ),
  isolation: choice(
    ['auto', 'in-place', 'worktree'],
    'auto',
    'where attempts run: in the checkout itself (`in-place`), each in a work tree of its own that is folded back (`worktree`), or as `max-parallel` asks (`auto`)',
  ),
  'setup-command': text(
    'auto',
    'shell command that prepares a new work tree and the clean copy that is judged, such as `npm ci`; `auto` installs what a lock file names where the checkout has it installed, `off` does nothing',
    'command',
  ),
  'on-failure': choice(
    ['keep', 'rollback', 'ask'],
    'keep',
    'the work of an attempt that was stopped from outside (a timeout, say): the next attempt goes on with it (`keep`), begins anew (`rollback`), or a person decides (`ask`); it is kept under a ref in any case',
  ),
  'allow-dirty': flag('run although the work tree has uncommitted changes; the plan that succeeds first commits them'),
  durability: choice(
    ['safe', 'fast'],
    'safe',
    'after a power cut: git syncs objects, index and refs to the disk (`safe`), or leaves that to the system (`fast`)',
  ),
  'lease-ttl': duration(
    '60s',
    'a run that has shown no sign of life for so long counts as dead, and the next one takes its checkout over',
    2_000,
  ),
  wait: optionalDuration(
    'how long a run waits for another one that holds the checkout or the phase; empty: `5m` in CI, `0` elsewhere. Then it takes over, or ends with exit code 64 and says who holds it',
  ),
  fresh: flag(
    'count attempts from the beginning; the record of earlier runs is put aside, and plans that are done stay done',
  ),
  interrupt: choice(
    ['auto', 'now', 'finish'],
    'auto',
    'on the first SIGINT: `finish` the attempt, or stop it `now`; `auto` finishes at a terminal only',
  ),
  remote: text(
    '',
    'a git remote that holds the state of the phase in `refs/phase-executor/<phase>/state`: runs on other machines wait for this one, and go on where it ended',
    'name',
  ),
  'run-id': text('', 'name that all jobs of one chained run share, such as the id of the workflow run', 'id'),
  'run-attempt': integer(1, 'how often that workflow run was started, this time included', 1, 1_000),
  round: integer(
    0,
    'the round of a chained run; 0 opens the phase, and in a leg stands for the round on record',
    0,
    100,
  ),
  'max-rounds': integer(6, 'rounds a chained run may use before it ends as ABORTED', 1, 100),
  mode: choice(
    ['single', 'matrix'],
    'single',
    'what the jobs of a round do: one executes all that can run, retries included (`single`), or each executes one attempt of one plan (`matrix`)',
  ),
  'leg-kind': choice(
    ['plans', 'gate'],
    'plans',
    'what a job executes: plans, or the tests and the verifier of the exit gate (`gate`)',
  ),
  matrix: text(
    '',
    'the job matrix with which the round was started, JSON; needed only where no `remote` has the record',
    'json',
  ),
  'input-dir': text(
    '',
    "folder with the results of the round's jobs; without it the artifacts of this workflow run",
    'dir',
  ),
  'leg-results': text(
    '',
    'how the jobs of the round ended, words such as `needs.<job>.result`: told where one left no result',
    'word',
  ),
  'leg-receipts': text(
    '',
    'what the jobs of the round vouch for, JSON of `needs.<job>.outputs` with a `receipt` as `leg-<index>`: a result counts only as that job uploaded it',
    'json',
  ),
  'gate-receipt': text(
    '',
    'what the job of the exit gate vouches for, JSON of `needs.<job>.outputs` with its `receipt`; without it no artifact counts as its result',
    'json',
  ),
  'output-dir': text(
    '',
    "folder for a job's result, which is uploaded as well where there is an artifact service; where there is none, it has to be named and carried to `integrate`",
    'dir',
  ),
  'artifact-name': text('', "name of the artifact with a job's result", 'name'),
  base: text('', 'the commit on which the jobs of the round work', 'sha'),
  branch: text(
    '',
    'branch that gets the work: in a chained run, without it, `phase/<phase>-<name>`; of `run`, pushed to `remote` when no agent is left, without it none',
    'name',
  ),
  'job-timeout': duration('350m', 'the limit of a job of the round; deadlines inside it follow from it', 60_000, 5),
  'job-started': text('', 'when the job began, so that its set-up counts as well (ISO time)', 'time'),
  'not-before': text('', 'when a retry may begin (ISO time)', 'time'),
  'snapshot-every': duration(
    '10m',
    'how often work under way is uploaded, for the case that the runner is lost; `0` for never',
    0,
  ),
  unisolated: flag(
    'run a chain although its legs could push, as where all its jobs are one job with one token; the signal says so',
  ),
  'workflow-changes': choice(
    ['push', 'refuse'],
    'push',
    'whether the token may push commits that change `.github/workflows`; the own token of a job may not',
  ),
  'agent-secret-name': text(
    '',
    'environment variable in which the agent gets the secret that the workflow was given',
    'name',
  ),
  'github-token': text('', 'token for the remote; git gets it for calls to the remote only', 'token'),
  'auto-advance': flag('when the phase is complete, dispatch this workflow for the next one'),
  'auto-continue': flag('when the rounds were used up, dispatch this workflow again'),
  'fail-on': list(
    'failure,blocked',
    'statuses that fail the step (Action only): failure, blocked, skipped, success',
    'statuses',
    ['failure', 'blocked', 'skipped', 'success'],
  ),
  log: text('', 'the output of a test run that is over, `-` for stdin (tests only)', 'file'),
  report: text('', 'report files of the tests, JUnit XML or JSON; `*`, `?` and `**` work (tests only)', 'glob'),
  'exit-code': optionalInteger(
    'how that test run ended; without it a log or a report proves no pass (tests only)',
    255,
  ),
  'baseline-total': optionalInteger('how many tests there were before; fewer now are told (tests only)', 1e6),
  'older-than': duration('7d', 'age from which checkpoints are pruned; `0` for all (checkpoint prune only)', 0, 3650),
  'dry-run': flag('tell what would be changed and change nothing (checkpoint rollback and prune only)'),
};

export type SettingName = keyof typeof table;
export type Settings = { [Name in SettingName]: (typeof table)[Name]['standard'] };

/** What a person did wrong with a command, an option or an input. Ends with exit code 64. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * Parses text values by setting name; an absent or empty value means the default, as an unset Action input is empty.
 * @throws UsageError naming each wrong setting, what was found and what is expected.
 */
export function parseSettings(values: Partial<Record<SettingName, string | undefined>>): Settings {
  const wrong: string[] = [];
  const read = Object.entries(table).map(([name, { standard, schema }]) => {
    const given = values[name as SettingName];
    if (given === undefined || given === '') return [name, standard];
    const parsed = schema().safeParse(given);
    if (!parsed.success) wrong.push(`${name}: found "${given}", ${parsed.error.issues[0]?.message ?? 'not usable'}`);
    return [name, parsed.data];
  });
  if (wrong.length > 0) throw new UsageError(wrong.join('\n'));
  return Object.fromEntries(read);
}

/** What help, `action.yml` and the README say of a setting. `value` is the placeholder; a flag has none. */
export interface SettingDoc {
  readonly name: SettingName;
  readonly description: string;
  readonly fallback: string;
  readonly value: string | null;
}

export function settingDocs(): SettingDoc[] {
  return Object.entries(table).map(([name, { description, fallback, value }]) => {
    return { name: name as SettingName, description, fallback, value };
  });
}

/** A row of the table. The schema is made when a value is given: most commands are called with one or two settings. */
interface Setting<T> extends Omit<SettingDoc, 'name'> {
  readonly standard: T;
  readonly schema: () => z.ZodType<T>;
}

function text(fallback: string, description: string, value: string): Setting<string> {
  return { description, fallback, value, standard: fallback, schema: () => z.string() };
}

/** Words parted by blanks or commas; with `allowed`, only these. */
function list(fallback: string, description: string, value: string, allowed?: readonly string[]): Setting<string[]> {
  const words = (given: string) => given.split(/[\s,]+/).filter((word) => word !== '');
  const isAllowed = (given: string[]) => given.every((word) => allowed?.includes(word) ?? true);
  const error = `expected words of: ${allowed?.join(', ')}`;
  const schema = () => z.string().transform(words).refine(isAllowed, { error });
  return { description, fallback, value, standard: words(fallback), schema };
}

function choice<const T extends string>(choices: readonly T[], fallback: NoInfer<T>, description: string): Setting<T> {
  const schema = () => z.enum(choices as readonly [T, ...T[]], { error: `expected one of: ${choices.join(', ')}` });
  return { description, fallback, value: choices.join('|'), standard: fallback, schema: schema as () => z.ZodType<T> };
}

function flag(description: string): Setting<boolean> {
  const schema = () =>
    z.enum(['true', 'false'], { error: 'expected true or false' }).transform((given) => given === 'true');
  return { description, fallback: 'false', value: null, standard: false, schema };
}

function integer(fallback: number, description: string, min: number, max: number): Setting<number> {
  return {
    description,
    fallback: String(fallback),
    value: 'n',
    standard: fallback,
    schema: () => wholeNumber(min, max),
  };
}

function optionalInteger(description: string, max: number, min = 0): Setting<number | null> {
  return { description, fallback: '', value: 'n', standard: null, schema: () => wholeNumber(min, max) };
}

function wholeNumber(min: number, max: number) {
  const error = `expected a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,7}$/, { error })
    .transform(Number)
    .refine((given) => given >= min && given <= max, { error });
}

/** Null where nothing was given. */
function optionalDuration(description: string): Setting<number | null> {
  return { ...duration('', description, 0), standard: null };
}

/** At most a day where a timer obeys it: one of Node longer than 2^31-1 ms would fire at once. */
function duration(fallback: string, description: string, minMs: number, maxDays = 1): Setting<number> {
  const most = maxDays === 1 ? '24h' : `${maxDays}d`;
  const error = `expected a duration such as 90s, 5m or 1h30m, at ${minMs > 0 ? `least ${minMs / 1000}s and at ` : ''}most ${most}`;
  const schema = () =>
    z
      .string()
      .transform((given) => durationMs(given.trim()) ?? Number.NaN)
      .refine((ms) => ms >= minMs && ms <= maxDays * 86_400_000, { error });
  return { description, fallback, value: 'duration', standard: durationMs(fallback) ?? Number.NaN, schema };
}

/** Milliseconds of `7d`, `1h30m`, `90s`, `250ms`; a bare number counts as seconds; null for anything else. */
function durationMs(given: string): number | null {
  const parts = /^(?=\d)(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m(?!s))?(?:(\d+)s)?(?:(\d+)ms)?$/.exec(
    /^\d+$/.test(given) ? `${given}s` : given,
  );
  if (!parts) return null;
  const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = parts;
  return Number(d) * 86_400_000 + Number(h) * 3_600_000 + Number(m) * 60_000 + Number(s) * 1_000 + Number(ms);
}
