import { stripLines } from '../../system/text/text.ts';
import { type Host, largePages } from './host-client.ts';
import { type CommitStatus, listStatuses } from './host-commit.ts';
import { HostError, unlessRefused } from './host-error.ts';

/** `unclear` covers neutral, skipped and cancelled checks. */
export type CheckState = 'pass' | 'red' | 'pending' | 'unclear' | 'missing';

export interface HostCheck {
  readonly name: string;
  readonly state: CheckState;
  readonly said: string;
  /** Id of the failed check run. In GitHub Actions it is also the job's id. */
  readonly redRun: number | null;
  readonly summary: string;
}

/** `app` is the id or slug of the required app, or null for any app. */
export interface WantedCheck {
  readonly name: string;
  readonly app: number | string | null;
}

type CheckRun = Awaited<ReturnType<Host['rest']['checks']['get']>>['data'];

/** Reads the current results on exactly this commit; the worst one counts if there are several. @throws HostError */
export async function readChecks(expected: readonly WantedCheck[], commit: string, host: Host): Promise<HostCheck[]> {
  const statuses = await listStatuses(commit, host);
  const runs = await runsOn(commit, host);
  // A job that depends on others is listed only after they finish.
  const absent = runs.some(({ status }) => status !== 'completed')
    ? buildAnswer('pending', 'not begun', null, '')
    : buildAnswer('missing', 'not there', null, '');
  return expected.map(({ name, app }) => {
    const answers = [
      ...statuses.filter(({ context }) => context === name).map((status) => readStatus(status, app)),
      ...runs.filter((run) => run.name === name && isFrom(run, app)).map(runAnswer),
    ];
    const worst = worstFirst.flatMap((state) => answers.filter((answer) => answer.state === state))[0];
    return { name, ...(worst ?? absent) };
  });
}

function isFrom({ app }: CheckRun, expected: WantedCheck['app']): boolean {
  return expected === null || app?.id === expected || app?.slug === expected || String(app?.id) === expected;
}

/** Pins each check to the apps that reported it on a trusted commit; any app is accepted if there are none. */
export async function withSeenApps(
  expected: readonly WantedCheck[],
  commit: string,
  host: Host,
): Promise<WantedCheck[]> {
  const runs = expected.some(({ app }) => app === null) ? await runsOn(commit, host) : [];
  return expected.flatMap((check) => {
    const observed = runs.flatMap(({ name, app }) => (name === check.name && app ? [app.id] : []));
    if (check.app !== null || observed.length === 0) return check;
    return [...new Set(observed)].map((app) => ({ name: check.name, app }));
  });
}

function readStatus({ state, description }: CommitStatus, app: WantedCheck['app']): Omit<HostCheck, 'name'> {
  // A commit status doesn't say which app set it.
  if (state === 'success' && app !== null)
    return buildAnswer('unclear', 'a status, but a check of one app is required', null, '');
  return buildAnswer(statusStates[state], state, null, description);
}

function runAnswer({ id, status, conclusion, output }: CheckRun): Omit<HostCheck, 'name'> {
  const result = status === 'completed' ? (conclusion ?? 'no conclusion') : status;
  const state = status === 'completed' ? getConclusionState(result) : 'pending';
  return buildAnswer(state, result, state === 'red' ? id : null, output?.summary ?? '');
}

const worstFirst = ['red', 'pending', 'unclear', 'pass'] as const;
const statusStates = { success: 'pass', failure: 'red', error: 'red', pending: 'pending' } as const;

function buildAnswer(state: CheckState, text: string, redRun: number | null, summary: string): Omit<HostCheck, 'name'> {
  return { state, said: text, redRun, summary };
}

function getConclusionState(conclusion: string): CheckState {
  if (conclusion === 'success') return 'pass';
  return ['failure', 'timed_out', 'startup_failure'].includes(conclusion) ? 'red' : 'unclear';
}

async function runsOn(commit: string, host: Host) {
  const requested = { ...host.here, ...largePages, ref: commit, filter: 'latest' } as const;
  const listing = host.paginate(host.rest.checks.listForRef, requested);
  const runs = await unlessRefused(listing, [404], []); // Gitea has statuses only
  return runs.filter(({ head_sha: sha }) => sha === commit);
}

/** The failure is usually at the end of a log or summary. */
const maxExcerpt = 3_000;

export async function clipRedOutput({ redRun, summary }: HostCheck, host: Host): Promise<string> {
  if (redRun === null) return summary.slice(0, maxExcerpt);
  try {
    const { data } = await host.rest.actions.downloadJobLogsForWorkflowRun({ ...host.here, job_id: redRun });
    const log = typeof data === 'string' ? data : '';
    // Lines after the last error are only the runner's cleanup.
    const lines = log.split(/\r?\n/).map((line) => line.replace(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z /, ''));
    const lastErrorIndex = lines.findLastIndex((line) => line.startsWith('##[error]'));
    const shown = stripLines(lines.slice(0, lastErrorIndex < 0 ? lines.length : lastErrorIndex + 1).join('\n')).trim();
    if (shown !== '') return shown.slice(-maxExcerpt);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
  }
  return summary.slice(0, maxExcerpt);
}
