import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bareEnvironment, git, home, temporaryDir } from '../project.ts';
import type { ArtifactService } from '../publish/host/artifact-service.mjs';
import { type LoopbackHost, readersToken } from '../publish/host/host.ts';
import { commandFile, runner } from '../runner.ts';
import type { Machine, StartedJob, StepEnd, StepRun } from './run.ts';
import { engineOf, ours } from './workflows.ts';

/** What the jobs of a run share. */
export interface World {
  readonly origin: string;
  /** The repository over HTTP, where a token decides. */
  readonly remote: string;
  readonly host: LoopbackHost;
  readonly service: ArtifactService;
  readonly runId: string;
  readonly event: { readonly name: string; readonly payload: object };
  /** The file of the dispatched workflow. */
  readonly workflow: string;
  /** A folder with programs that jobs find on PATH before all others. */
  readonly programs: string;
  /** What steps printed, job by job. */
  readonly log: string[];
  /** What the jobs vouch for, by the input that has to bring it on. */
  readonly vouched: { readonly by: string; readonly receipt: string; isPassedOn: boolean }[];
}

/** A machine with nothing but git and node: each step a process, ours the built Action. */
export function machineOf(world: World, { path, permissions }: StartedJob): Machine {
  const { host, service } = world;
  const isGitea = host.dialect === 'gitea';
  const workspace = join(temporaryDir('job'), 'workspace');
  const temp = temporaryDir('runner-temp');
  mkdirSync(workspace);
  const eventPath = join(temp, 'event.json');
  writeFileSync(eventPath, JSON.stringify(world.event.payload));
  const token = Object.values(permissions).includes('write') ? 'tok-of-the-job' : readersToken;
  const sha = git(world.origin, 'rev-parse', 'main');
  const environment: Record<string, string> = {
    ...host.environment(eventPath),
    GITHUB_SERVER_URL: new URL(world.remote).origin,
    // In a called workflow Gitea names the event by how the workflow was started.
    GITHUB_EVENT_NAME: isGitea && path.includes('/') ? 'workflow_call' : world.event.name,
    GITHUB_RUN_ID: world.runId,
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_SHA: sha,
    GITHUB_WORKSPACE: workspace,
    GITHUB_WORKFLOW_REF: `${host.repository}/.github/workflows/${world.workflow}@refs/heads/main`,
    GITHUB_JOB:
      path
        .split('/')
        .at(-1)
        ?.replace(/ \(.*$/, '') ?? '',
    RUNNER_TEMP: temp,
    HOME: temp,
    PATH: `${world.programs}:${dirname(process.execPath)}:${process.env.PATH}`,
    TMPDIR: temp,
    ...(isGitea ? { GITEA_ACTIONS: 'true' } : {}),
  };
  const { ACTIONS_RUNTIME_TOKEN = '', ACTIONS_RESULTS_URL = '' } = service.environment(
    world.runId,
    encodeURIComponent(path),
  );
  const ofRunner = { ACTIONS_RUNTIME_TOKEN, ACTIONS_RESULTS_URL };
  const posts: (() => Promise<void>)[] = [];

  return {
    github: { token, server_url: environment.GITHUB_SERVER_URL ?? '', repository: host.repository, sha },
    runner: { temp, os: 'Linux', environment: 'self-hosted' },
    hasFiles: (pattern) => existsSync(join(workspace, pattern)),
    run: (step) => (step.run === '' ? runAction(step) : runScript(step)),
    end: async () => {
      for (const post of posts.reverse()) await post();
      return { outcome: 'success', outputs: {} };
    },
  };

  async function runAction(step: StepRun): Promise<StepEnd> {
    const folder = engineOf(step.uses);
    if (folder !== null) return runEngine(step, folder);
    if (/^actions\/setup-/.test(step.uses)) return { outcome: 'success', outputs: {} };
    if (!step.uses.startsWith('actions/checkout@')) throw new Error(`the simulator does not know ${step.uses}`);
    const root = join(workspace, step.with.path ?? '');
    if (step.with.repository) copyEngine(root);
    else {
      git(world.origin, 'clone', '-q', '--no-checkout', world.origin, root);
      git(root, 'remote', 'set-url', 'origin', world.remote);
      git(root, 'checkout', '-q', step.with.ref || 'main');
    }
    return { outcome: 'success', outputs: {} };
  }

  async function runEngine(step: StepRun, folder: string): Promise<StepEnd> {
    const defaults = Object.entries(ours.get(folder)?.inputs ?? {}).map(([name, input]) => [name, input.default ?? '']);
    const installed = step.uses.startsWith('./') ? join(workspace, '.phase-executor') : home;
    const variables = { ...environment, ...ofRunner, ...step.env };
    const action = runner(workspace, { ...Object.fromEntries(defaults), ...step.with }, variables, installed);
    const main = await action.main();
    const outputs = action.outputs();
    for (const each of world.vouched)
      each.isPassedOn ||= (step.with[each.by] ?? '').includes(JSON.stringify(each.receipt).slice(1, -1));
    if (outputs.receipt)
      world.vouched.push({
        ...{ by: folder === 'gate' ? 'gate-receipt' : 'leg-receipts', receipt: outputs.receipt, isPassedOn: false },
      });
    world.log.push(`${path}: ${step.uses}\n${main.stdout}${main.stderr}`);
    posts.push(async () => {
      const { code, stdout, stderr } = await action.post(host.dialect);
      world.log.push(`${path}: ${step.uses}, post\n${stdout}${stderr}`);
      if (code !== 0) throw new Error(`the post step of ${path} ended with ${code}:\n${stdout}${stderr}`);
    });
    return { outcome: main.code === 0 ? 'success' : 'failure', outputs };
  }

  async function runScript({ run, shell, env }: StepRun): Promise<StepEnd> {
    const into = temporaryDir('step');
    const file = join(into, 'step.sh');
    writeFileSync(file, run);
    const names = [
      'GITHUB_OUTPUT',
      'GITHUB_STATE',
      'GITHUB_STEP_SUMMARY',
      'GITHUB_ENV',
      'GITHUB_PATH',
      'GITHUB_ARTIFACTS',
    ];
    const files = Object.fromEntries(names.map((name) => [name, join(into, name)]));
    for (const each of Object.values(files)) writeFileSync(each, '');
    const form = shell.includes('{0}') ? shell : 'bash --noprofile --norc -eo pipefail {0}';
    const [program = 'bash', ...words] = form.split(' ').map((word) => (word === '{0}' ? file : word));
    const child = spawn(program, words, {
      cwd: workspace,
      env: bareEnvironment({ ...environment, ...(isGitea ? ofRunner : {}), ...files, ...env }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    world.log.push(`${path}: ${run.split('\n')[0]}\n${printed}`);
    return { outcome: code === 0 ? 'success' : 'failure', outputs: commandFile(join(into, 'GITHUB_OUTPUT')) };
  }
}

/** The files that a runner reads of our Actions. */
function copyEngine(root: string): void {
  for (const folder of ours.keys())
    cpSync(join(home, folder, 'action.yml'), join(root, folder, 'action.yml'), { recursive: true });
  for (const name of ['dist', 'package.json']) cpSync(join(home, name), join(root, name), { recursive: true });
}
