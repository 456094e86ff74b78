import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { testIf } from '../needs.ts';
import { commitAll, git, home, temporaryDir } from '../project.ts';
import type { ArtifactService } from '../publish/host/artifact-service.mjs';

/**
 * Workflows run for real, by act in host mode: each job's steps as processes on this machine, in a workspace of its own.
 * What that does not show, because act does not do it (github.com/nektos/act 0.2.87): a job's time limit, cancelling,
 * results other than success, failure and skipped, fail-fast, a maximum of parallel workers that is an expression,
 * concurrency of runs, permissions and tokens, outputs dropped for a masked word, `job.workflow_*`, and any job after a
 * called workflow that failed. The graph of jobs under all of these is what test/workflow/ simulates.
 */
export const act = join(home, 'node_modules/.cache/act-0.2.87/act');
export const isActThere = existsSync(act);
export const testOnAct = testIf(isActThere, 'act is not installed, so no workflow is run; .ci/act.sh installs it');

export interface Dispatch {
  /** The repository whose branch checked out there the event is about. */
  project: string;
  origin: string;
  /** The folder of the Action, built: its action.yml and dist/. */
  engine: string;
  service: ArtifactService;
  inputs?: Record<string, string>;
  runId: string;
  env?: Record<string, string>;
  secrets?: Record<string, string>;
}

export interface Dispatched {
  exitCode: number | null;
  /** `success`, `failure` or `skipped` by `calling job/workflow/job`, such as `Round 1/Round/01-02-2` for the second of the workers; a job that never began has none. */
  jobs: Record<string, string>;
  /** `needs.phase` as the caller's last job sees it; null when that never ran. */
  phase: { result: string; outputs: Record<string, string> } | null;
  /** What the steps printed, a line each, behind the job's name. */
  log: string;
}

/** The caller's workflow ends with a job that writes `needs.phase` where this variable says. */
export const reportVariable = 'ACT_TEST_REPORT';

const longestMs = 240_000;

/** Dispatches `caller.yml` of a project and waits for the end of all jobs. Throws when there is none in four minutes. */
export async function dispatch(what: Dispatch): Promise<Dispatched> {
  // act does not quote the path of a script, so not in one of our folders with a space in its name.
  const base = mkdtempSync(join(tmpdir(), 'act-'));
  const report = join(base, 'report.json');
  for (const folder of ['home', 'cache']) mkdirSync(join(base, folder));
  const variables = {
    GITHUB_RUN_ID: what.runId,
    // Nothing is to reach GitHub from here.
    GITHUB_SERVER_URL: 'http://github.localhost',
    GITHUB_API_URL: 'http://127.0.0.1:9',
    ACT_TEST_ORIGIN: what.origin,
    ACT_TEST_ENGINE: what.engine,
    [reportVariable]: report,
    ...what.env,
  };
  const args = [
    ...['workflow_dispatch', '--json', '--no-cache-server', '--no-skip-checkout'],
    ...['-C', what.project, '-W', '.github/workflows/caller.yml', '-P', 'ubuntu-latest=-self-hosted'],
    ...['--action-cache-path', join(base, 'cache')],
    ...checkouts(what.project).flatMap((uses) => ['--local-repository', `${uses}=${join(home, 'test/act/checkout')}`]),
    ...Object.entries(what.inputs ?? {}).flatMap(([name, value]) => ['--input', `${name}=${value}`]),
    ...Object.entries(what.secrets ?? {}).flatMap(([name, value]) => ['-s', `${name}=${value}`]),
    ...Object.entries(variables).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  ];
  // act passes on what it has itself to every step, so it has next to nothing: no configuration of git's, no key of ours.
  const { ACTIONS_RUNTIME_TOKEN = '', ACTIONS_RESULTS_URL = '' } = what.service.environment(what.runId, 'job');
  const env = { PATH: path(), HOME: join(base, 'home'), ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL };
  try {
    const { exitCode, output } = await ended(args, env);
    const lines = output.split('\n').flatMap(parsed);
    return {
      exitCode,
      jobs: Object.fromEntries(
        lines.flatMap(({ job, jobResult }) => (job && jobResult ? [[job.trim(), jobResult]] : [])),
      ),
      phase: existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null,
      log: lines.map(({ job = '', msg = '' }) => `${job}: ${msg.trimEnd()}`).join('\n'),
    };
  } finally {
    rmSync(base, { recursive: true, force: true, maxRetries: 3 }); // the built Action, once for each job
  }
}

/** Adds these files to a project and gives it a bare repository as origin, as a server would hold it. */
export function withOrigin(project: string, files: Record<string, string>): string {
  const origin = temporaryDir('origin');
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', origin]);
  // GitHub gives out any commit it has, also one that no branch or tag leads to any more.
  git(origin, 'config', 'uploadpack.allowAnySHA1InWant', 'true');
  commitAll(project, 'Call the phase from a workflow', files);
  git(project, 'remote', 'add', 'origin', origin);
  git(project, 'push', '-q', 'origin', 'main');
  return origin;
}

/** Every way the project's workflows name actions/checkout, at whatever commit. */
function checkouts(project: string): string[] {
  const folder = join(project, '.github/workflows');
  const text = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  return [...new Set([...text.join('\n').matchAll(/uses: (actions\/checkout@[\w.]+)/g)].map(([, uses]) => uses ?? ''))];
}

/** This node, for act runs every JavaScript action with the first one it finds, and what a system has of itself. */
function path(): string {
  return [dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':');
}

function ended(args: string[], env: Record<string, string>): Promise<{ exitCode: number | null; output: string }> {
  const child = spawn(act, args, { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
      reject(new Error(`the workflow did not end in ${longestMs / 1000} s:\n${output.slice(-5_000)}`));
    }, longestMs);
    child.once('error', reject);
    child.once('close', (exitCode) => {
      clearTimeout(tooLate);
      resolve({ exitCode, output });
    });
  });
}

/** One line of act's log; what is none, such as its last words, counts as a message. */
function parsed(line: string): { job?: string; jobResult?: string; msg?: string }[] {
  if (line === '') return [];
  try {
    return [JSON.parse(line)];
  } catch {
    return [{ msg: line }];
  }
}
