import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installLine } from '../agents/adapters/cli-program.ts';
import { clis } from '../agents/adapters/clis.ts';
import { withOwnNetwork } from '../agents/gateway/own-network.ts';
import { agentEnvironment } from '../agents/program/agent-environment.ts';
import { Sandbox } from '../agents/sandbox/sandbox.ts';
import { formatFindings } from '../publish/report/dry-run-text.ts';
import { findStoredCredentials } from '../run/open/policies.ts';
import { findInstalled } from '../run/room/installed-folders.ts';
import { surveyHost } from '../run/survey/host-survey.ts';
import { withRehearsal } from '../run/survey/run-preview.ts';
import { setUpCommand } from '../settings/call/set-up-command.ts';
import { type CommandHandler, findProjectRoot, type World } from '../settings/call/world.ts';
import { formatSettings, formatSettingsHeading, shownSettings } from '../settings/file/shown-settings.ts';
import { cliNames } from '../settings/table/coding-agents.ts';
import type { Settings } from '../settings/table/settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { Git } from '../system/git/git.ts';
import { proxyTo } from '../system/http/proxy.ts';
import { formatTimeout } from '../system/process/job-program.ts';
import { findNamespace, findReaper, type Namespace } from '../system/process/namespace.ts';
import { findProgram } from '../system/process/program.ts';
import { alignRows, joinFirstFew, shortenId } from '../system/text/text.ts';

/** One thing looked at. `ok` is null where its absence is no fault, such as an agent that you do not use. */
type Check = readonly [name: string, ok: boolean | null, found: string, advice?: string];

/** Checks this machine, and with a phase everything that would stop it. */
export const runDoctor: CommandHandler = async ([ref], world) => {
  const { settings } = world;
  const root = findProjectRoot(world);
  const git = await Git.open(root, world.environment).catch((error: Error) => error);
  const opened = git instanceof Git ? git : null;
  const checks: Check[] = [
    ['node', Number.parseInt(process.versions.node, 10) >= 20, process.versions.node, 'install Node 20 or newer'],
    ...(git instanceof Git ? await repositoryChecks(git, world) : [unusable('repository', 'not usable', git)]),
    ...surroundingChecks(root, world),
    ...checkProxy(world),
    ...(await boundaryChecks(settings)),
    ...agentChecks(world),
    ...(opened && settings['github-token'] !== '' ? await hostChecks(ref, opened, world) : []),
  ];
  const isUsable = checks.every(([name, ok]) => name !== 'repository' || ok === true);
  const survey = ref === undefined || !isUsable ? null : await surveyPhase(ref, world);
  const findings = survey?.findings ?? [];
  const healthy = checks.every(([, ok]) => ok !== false) && findings.every(({ severity }) => severity !== 'error');
  const inForce = shownSettings(world);
  const settingLines = formatSettings(inForce, settings.all);
  const mark = (ok: boolean | null) => (ok === null ? '-' : ok ? '✓' : '✗');
  const rows = checks.map(([name, ok, found, advice = '']) => [mark(ok), name, found, ok === true ? '' : advice]);
  const documents = checks.map(([name, ok, found, advice = '']) => ({ name, ok, found, advice }));
  return {
    exitCode: healthy ? 0 : TECHNICAL_EXIT.AGENT_MISSING,
    json: { healthy, checks: documents, ...(survey ?? {}), settings: inForce },
    text: [
      ...alignRows(rows, ''),
      '',
      ...(survey === null ? [] : [...surveyLines(survey), '']),
      ...(settingLines.length > 0
        ? settingLines
        : [`${formatSettingsHeading(inForce)}, so all have their default (doctor --all shows them)`]),
    ].join('\n'),
  };
};

function surveyPhase(ref: string, world: World) {
  return withRehearsal(ref, world, async ({ read, open, findings }) => ({
    phase: read.phase.id,
    open: open.map(({ id }) => id),
    findings,
  }));
}

function surveyLines({ phase, open, findings }: Awaited<ReturnType<typeof surveyPhase>>): string[] {
  const plans = open.length === 0 ? 'no plan is left to run' : `to run: ${open.join(', ')}`;
  const lines = formatFindings(findings);
  return [`Phase ${phase}, ${plans}`, ...(lines.length === 0 ? ['✓ no problems found'] : lines)];
}

function unusable(name: string, found: string, { message }: Error): Check {
  return [name, false, found, message];
}

async function repositoryChecks(git: Git, world: World): Promise<Check[]> {
  try {
    const { sha, branch } = await git.head();
    const credentials = findStoredCredentials(git);
    const held = credentials === null ? 'none in the configuration of git' : 'a token in the configuration of git';
    return [
      ['repository', true, `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${shortenId(sha)}`],
      ['credentials', credentials === null, held, credentials ?? ''],
      await sandboxCheck(git, world),
      ...(await roomChecks(git, world)),
    ];
  } catch (error) {
    return [unusable('repository', 'not usable', error as Error)];
  }
}

async function boundaryChecks({ network }: Settings): Promise<Check[]> {
  const namespace = await findNamespace();
  const isHeld = (await findReaper()).kind === 'reaper';
  const hasTimeout = formatTimeout(1_000).length > 0;
  const open = 'what a test starts can see the engine at work; allow user namespaces on Linux, or run as root';
  const isConfined = namespace.kind !== 'reaper' && namespace.kind !== 'none';
  const hasNetwork = network === 'full' || (await withOwnNetwork(namespace, null)) !== null;
  const networkAdvice = 'a phase ends BLOCKED here; allow user namespaces on Linux, or run as root';
  const hangs = 'a git, an npm or a CLI that hangs before the run ends the run, not the call; install GNU coreutils';
  const strays =
    'a process that detaches itself can outlive an attempt without a sandbox; use Linux with Perl to be sure';
  return [
    ['namespace', isConfined ? true : null, boundaries[namespace.kind], open],
    ...(network === 'full'
      ? []
      : [
          [
            'own network',
            hasNetwork,
            `network: ${network} ${hasNetwork ? 'can' : 'cannot'} be held`,
            networkAdvice,
          ] as const,
        ]),
    ['timeout', hasTimeout || null, hasTimeout ? 'ends programs of the job that hang' : 'no GNU timeout', hangs],
    ['processes', isHeld || null, `what a command starts ${isHeld ? 'ends with it' : 'is looked for'}`, strays],
  ];
}

const boundaries: Readonly<Record<Namespace['kind'], string>> = {
  root: 'checks and tests run in one that root makes',
  user: 'checks and tests run in one of the user',
  sudo: 'checks and tests run in one that sudo makes',
  reaper: 'none; a process kills what checks and tests leave',
  none: 'none; what checks and tests leave is looked for',
};

const openSockets =
  'with network: full agents reach local servers, and sockets outside of the home, /run and folders for temporary files';

async function sandboxCheck(git: Git, { environment, settings, temporaryDirectory }: World): Promise<Check> {
  const folder = mkdtempSync(join(temporaryDirectory, 'phase-executor-doctor-'));
  const sandbox = new Sandbox({ namespace: await findNamespace(), environment }, join(folder, 'sandbox'));
  try {
    const call = { git, cwd: git.root, environment: agentEnvironment(environment, [], {}), writable: [], words: [] };
    const { level, problem } = await sandbox.enter(call);
    const isOpen = level === 'kernel' && settings.network === 'full';
    return ['sandbox', level === 'kernel' || null, isOpen ? `${level}; ${openSockets}` : level, problem ?? ''];
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How folders that git ignores and work needs come into the rooms of agents, and what that costs. */
async function roomChecks(git: Git, { settings, temporaryDirectory }: World): Promise<Check[]> {
  const { ignored = [] } = await git.state();
  const { folders, way, kib, tooLarge } = await findInstalled(git, ignored, temporaryDirectory);
  const there = ignored.map((path) => path.replace(/\/$/, ''));
  const missing = [...tooLarge, ...there.filter((path) => /^(\.?venv|\.tox)$/.test(basename(path)))];
  const copied = `copied, ${Math.ceil(kib / 1024)} MiB a room`;
  const how = way === 'shared' ? 'shared with the checkout by the disk, at no cost' : copied;
  const isMade = setUpCommand(settings['setup-command'], git.root, git.root) !== null;
  const made = `${joinFirstFew(missing)}: ${isMade ? 'made by setup-command, once a room' : 'not there'}`;
  const advice = 'set setup-command to a command that makes them: they are too large to copy, or name the checkout';
  return [
    ...(folders.length === 0 ? [] : [['rooms', true, `${joinFirstFew(folders)}: ${how}`] as const]),
    ...(missing.length === 0 ? [] : [['rooms', isMade || null, made, advice] as const]),
  ];
}

function surroundingChecks(root: string, world: World): Check[] {
  const hasPhases = existsSync(join(root, '.planning', 'phases'));
  const bash = findProgram(world.environment.PATH ?? '', 'bash');
  const found = hasPhases ? 'phases found' : 'no phases';
  return [
    ['.planning', hasPhases, found, `${root} has no .planning/phases; set --root`],
    ['bash', bash !== null, bash ?? 'not found', 'install bash: agents and verification commands run in it'],
  ];
}

function checkProxy({ environment }: World): Check[] {
  try {
    for (const url of ['https://example.com', 'http://example.com']) proxyTo(url, environment);
    return [];
  } catch (error) {
    return [unusable('network', 'unusable proxy', error as Error)];
  }
}

/** One row for each rule of the host that will block the phase, or what comes after it. */
async function hostChecks(ref: string | undefined, git: Git, world: World): Promise<Check[]> {
  const obstacles = await surveyHost(ref, git, world);
  if (obstacles?.length === 0) return [['host', true, 'no rule blocks a phase']];
  return (obstacles ?? []).map(({ isFatal, found, advice }) => ['host', isFatal ? false : null, found, advice]);
}

function agentChecks(world: World): Check[] {
  return cliNames.map((name) => {
    const path = findProgram(world.environment.PATH ?? '', name);
    const advice = `only needed for agent: ${name} (${installLine(clis[name])})`;
    return [`agent ${name}`, path === null ? null : true, path ?? 'not found', advice];
  });
}
