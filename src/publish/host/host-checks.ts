import { z } from 'zod';
import { plainLines } from '../../system/text/text.ts';
import { type HostApi, HostError } from './host-api.ts';
import { statusesOf } from './host-commit.ts';

/** `unclear` is an answer that is no pass and no failure, such as neutral, skipped or cancelled. */
export type CheckState = 'pass' | 'red' | 'pending' | 'unclear' | 'missing';

export interface HostCheck {
  readonly name: string;
  readonly state: CheckState;
  /** Word of the host, such as `failure` or `skipped`. */
  readonly said: string;
  /** Id of the failed check run, which is that of its job where GitHub Actions ran it. */
  readonly redRun: number | null;
  /** Summary of the failed check run. */
  readonly summary: string;
}

const Runs = z.object({
  check_runs: z.array(
    z.object({
      id: z.number(),
      head_sha: z.string(),
      status: z.string(),
      conclusion: z.string().nullish(),
      output: z.object({ summary: z.string().nullish() }).nullish(),
    }),
  ),
});

/** Present answers of check runs and statuses of these names on exactly this commit. @throws HostError */
export async function readChecks(names: readonly string[], commit: string, host: HostApi): Promise<HostCheck[]> {
  const statuses = await statusesOf(commit, host);
  const checks: HostCheck[] = [];
  for (const name of names) {
    const answers = statuses
      .filter(({ context }) => context === name)
      .map(({ state, description }) => answer(statusStates[state], state, null, description));
    for (const run of await runsOf(name, commit, host)) {
      const said = run.status === 'completed' ? (run.conclusion ?? 'no conclusion') : run.status;
      const state = run.status === 'completed' ? conclusionState(said) : 'pending';
      answers.push(answer(state, said, state === 'red' ? run.id : null, run.output?.summary ?? ''));
    }
    const worst = worstFirst.flatMap((state) => answers.filter((each) => each.state === state))[0];
    checks.push({ name, ...(worst ?? answer('missing', 'not there', null, '')) });
  }
  return checks;
}

const worstFirst = ['red', 'pending', 'unclear', 'pass'] as const;
const statusStates = { success: 'pass', failure: 'red', error: 'red', pending: 'pending' } as const;

function answer(state: CheckState, said: string, redRun: number | null, summary: string): Omit<HostCheck, 'name'> {
  return { state, said, redRun, summary };
}

function conclusionState(conclusion: string): CheckState {
  if (conclusion === 'success') return 'pass';
  return ['failure', 'timed_out', 'startup_failure'].includes(conclusion) ? 'red' : 'unclear';
}

async function runsOf(name: string, commit: string, host: HostApi) {
  const query = `check_name=${encodeURIComponent(name)}&filter=latest&per_page=100`;
  try {
    const { check_runs: runs } = await host.get(`commits/${commit}/check-runs?${query}`, Runs);
    return runs.filter(({ head_sha: sha }) => sha === commit);
  } catch (error) {
    // A host without check runs, such as Gitea, has statuses only.
    if (error instanceof HostError && error.status === 404) return [];
    throw error;
  }
}

const Rules = z.object({
  type: z.string(),
  parameters: z
    .object({ required_status_checks: z.array(z.object({ context: z.string() })).optional() })
    .nullish()
    .catch(null),
});

/** Contexts that the rules of a branch require, without our own. */
export async function requiredChecks(branch: string, host: HostApi): Promise<string[]> {
  const rules = await host.list(`rules/branches/${encodeURIComponent(branch)}`, Rules);
  const contexts = rules.flatMap(({ type, parameters }) =>
    type === 'required_status_checks' ? (parameters?.required_status_checks ?? []) : [],
  );
  const names = contexts.map(({ context }) => context);
  return [...new Set(names)].filter((name) => name !== 'phase-executor' && !name.startsWith('phase/'));
}

/** What a log or a summary says of a failure: the end of it. */
const mostExcerpt = 3_000;

/** The end of the log of a red check, or its summary where there is no log. */
export async function redExcerpt({ redRun, summary }: HostCheck, host: HostApi): Promise<string> {
  if (redRun === null) return summary.slice(0, mostExcerpt);
  try {
    const log = await host.text(`actions/jobs/${redRun}/logs`);
    // What follows the last error is the clean-up of the runner.
    const lines = log.split(/\r?\n/).map((line) => line.replace(/^\uFEFF?\d{4}-\d\d-\d\dT[\d:.]+Z /, ''));
    const last = lines.findLastIndex((line) => line.startsWith('##[error]'));
    const shown = plainLines(lines.slice(0, last < 0 ? lines.length : last + 1).join('\n')).trim();
    if (shown !== '') return shown.slice(-mostExcerpt);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
  }
  return summary.slice(0, mostExcerpt);
}
