import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { installLine } from '../agents/adapters/cli-program.ts';
import { clis } from '../agents/adapters/clis.ts';
import { withOwnNetwork } from '../agents/gateway/own-network.ts';
import { agentEnvironment } from '../agents/program/agent-environment.ts';
import { Sandbox } from '../agents/sandbox/sandbox.ts';
import { findingLines } from '../publish/report/dry-run-text.ts';
import { storedCredentials } from '../run/open/policies.ts';
import { findInstalled } from '../run/room/installed-folders.ts';
import { surveyHost } from '../run/survey/host-survey.ts';
import { withRehearsal } from '../run/survey/run-preview.ts';
import { setUpCommand } from '../settings/call/set-up-command.ts';
import { type CommandHandler, projectRoot, type World } from '../settings/call/world.ts';
import {
  changedSettingsLines,
  type ShownSettings,
  settingsHeading,
  settingsLines,
  shownSettings,
} from '../settings/file/shown-settings.ts';
import { cliNames } from '../settings/table/coding-agents.ts';
import type { Settings } from '../settings/table/settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { Git } from '../system/git/git.ts';
import { proxyTo } from '../system/http/proxy.ts';
import { timeoutWords } from '../system/process/job-program.ts';
import { findNamespace, findReaper, type Namespace } from '../system/process/namespace.ts';
import { findProgram } from '../system/process/program.ts';
import { alignedRows, firstFew, shortId } from '../system/text/text.ts';

/** One thing looked at. `ok` is null where its absence is no fault (an agent CLI you do not use). */
interface Check {
  readonly name: string;
  readonly ok: boolean | null;
  readonly found: string;
  readonly advice: string;
}

function buildCheck(name: string, ok: boolean | null, match: string, advice = ''): Check {
  return { name, ok, found: match, advice };
}

/** Checks this machine, and with a phase everything that would stop it. */
export const runDoctor: CommandHandler = async ([ref], world) => {
  const { settings } = world;
  const root = projectRoot(world);
  const checks = [
    checkNode(),
    ...(await checkRepository(root, world)),
    ...checkSurroundings(root, world),
    ...checkProxy(world),
    ...(await checkSandbox(settings)),
    ...checkAgents(world),
    ...(await hostRules(ref, root, world)),
  ];
  const isUsable = checks.every(({ name, ok }) => name !== 'repository' || ok === true);
  const survey = ref === undefined || !isUsable ? null : await surveyPhase(ref, world);
  const findings = survey?.findings ?? [];
  const healthy = checks.every(({ ok }) => ok !== false) && findings.every(({ severity }) => severity !== 'error');
  const inForce = shownSettings(world);
  const mark = (ok: boolean | null) => (ok === null ? '-' : ok ? '✓' : '✗');
  const rows = checks.map(({ name, ok, found, advice }) => [mark(ok), name, found, ok === true ? '' : advice]);
  return {
    exitCode: healthy ? 0 : TECHNICAL_EXIT.AGENT_MISSING,
    json: { healthy, checks, ...(survey ?? {}), settings: inForce },
    text: [
      ...alignedRows(rows, ''),
      '',
      ...(survey === null ? [] : [...surveyLines(survey), '']),
      ...settingsText(inForce, settings.all),
    ].join('\n'),
  };
};

function settingsText(shown: ShownSettings, isAll: boolean): string[] {
  if (isAll) return settingsLines(shown);
  const changed = changedSettingsLines(shown);
  return changed.length > 0
    ? changed
    : [`${settingsHeading(shown)}, so all have their default (doctor --all shows them)`];
}

function surveyPhase(ref: string, world: World) {
  return withRehearsal(ref, world, async ({ read, open, findings }) => ({
    phase: read.phase.id,
    open: open.map(({ id }) => id),
    findings,
  }));
}

function surveyLines({ phase, open, findings }: Awaited<ReturnType<typeof surveyPhase>>): string[] {
  const plans = open.length === 0 ? 'no plan is left to run' : `to run: ${open.join(', ')}`;
  const lines = findingLines(findings);
  return [`Phase ${phase}, ${plans}`, ...(lines.length === 0 ? ['✓ no problems found'] : lines)];
}

function checkNode(): Check {
  const [major = 0] = process.versions.node.split('.').map(Number);
  return buildCheck('node', major >= 20, process.versions.node, 'install Node 20 or newer');
}

async function checkRepository(root: string, world: World): Promise<Check[]> {
  try {
    const git = await Git.open(root, world.environment);
    const { sha, branch } = await git.head();
    const match = `${branch?.replace('refs/heads/', '') ?? 'detached'} at ${shortId(sha)}`;
    return [
      buildCheck('repository', true, match),
      checkCredentials(git),
      await sandboxHere(git, world),
      ...(await roomsHere(git, world)),
    ];
  } catch (error) {
    return [buildCheck('repository', false, 'not usable', error instanceof Error ? error.message : String(error))];
  }
}

async function checkSandbox(settings: Settings): Promise<Check[]> {
  const { kind } = await findNamespace();
  const { kind: reaper } = await findReaper();
  const isHeld = reaper === 'reaper';
  return [
    buildCheck(
      'namespace',
      kind === 'reaper' || kind === 'none' ? null : true,
      boundaries[kind],
      'what a test starts can see the engine at work; allow user namespaces on Linux, or run as root',
    ),
    ...(settings.network === 'full' ? [] : [await ownNetwork(settings)]),
    buildCheck(
      'timeout',
      timeoutWords(1_000).length > 0 ? true : null,
      timeoutWords(1_000).length > 0 ? 'ends programs of the job that hang' : 'no GNU timeout',
      'a git, an npm or a CLI that hangs before the run ends the run, not the call; install GNU coreutils',
    ),
    buildCheck(
      'processes',
      isHeld ? true : null,
      isHeld ? 'all that a command starts ends with it' : 'what a command starts is looked for',
      'a process that detaches itself can outlive an attempt without a sandbox; use Linux with Perl to be sure',
    ),
  ];
}

async function ownNetwork({ network }: Settings): Promise<Check> {
  const isHeld = (await withOwnNetwork(await findNamespace(), null)) !== null;
  const match = `network: ${network} ${isHeld ? 'can' : 'cannot'} be held`;
  return buildCheck(
    'own network',
    isHeld,
    match,
    'a phase ends BLOCKED here; allow user namespaces on Linux, or run as root',
  );
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

async function sandboxHere(git: Git, { environment, settings, temporaryDirectory }: World): Promise<Check> {
  const folder = mkdtempSync(join(temporaryDirectory, 'phase-executor-doctor-'));
  const sandbox = new Sandbox({ namespace: await findNamespace(), environment }, join(folder, 'sandbox'));
  try {
    const call = { git, cwd: git.root, environment: agentEnvironment(environment, [], {}), writable: [], words: [] };
    const { level, problem } = await sandbox.enter(call);
    const isOpen = level === 'kernel' && settings.network === 'full';
    return buildCheck(
      'sandbox',
      level === 'kernel' ? true : null,
      isOpen ? `${level}; ${openSockets}` : level,
      problem ?? '',
    );
  } finally {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** How folders that git ignores and work needs come into the rooms of agents, and what that costs. */
async function roomsHere(git: Git, { settings, temporaryDirectory }: World): Promise<Check[]> {
  const { ignored = [] } = await git.state();
  const { folders, way, kib, tooLarge } = await findInstalled(git, ignored, temporaryDirectory);
  const there = ignored.map((path) => path.replace(/\/$/, ''));
  const missing = [...tooLarge, ...there.filter((path) => /^(\.?venv|\.tox)$/.test(basename(path)))];
  const how =
    way === 'shared'
      ? 'shared with the checkout by the disk, at no cost'
      : `copied, ${Math.ceil(kib / 1024)} MiB a room`;
  const isMade = setUpCommand(settings['setup-command'], git.root, git.root) !== null;
  return [
    ...(folders.length === 0 ? [] : [buildCheck('rooms', true, `${firstFew(folders)}: ${how}`)]),
    ...(missing.length === 0
      ? []
      : [
          buildCheck(
            'rooms',
            isMade ? true : null,
            `${firstFew(missing)}: ${isMade ? 'made by setup-command, once a room' : 'not there'}`,
            'set setup-command to a command that makes them: they are too large to copy, or name the checkout',
          ),
        ]),
  ];
}

function checkCredentials(git: Git): Check {
  const advice = storedCredentials(git);
  const result = advice === null ? 'none in the configuration of git' : 'a token in the configuration of git';
  return buildCheck('credentials', advice === null, result, advice ?? '');
}

function checkSurroundings(root: string, world: World): Check[] {
  const hasPhases = existsSync(join(root, '.planning', 'phases'));
  const bash = findProgram(world.environment.PATH ?? '', 'bash');
  return [
    buildCheck(
      '.planning',
      hasPhases,
      hasPhases ? 'phases found' : 'no phases',
      `${root} has no .planning/phases; set --root`,
    ),
    buildCheck('bash', bash !== null, bash ?? 'not found', 'install bash: agents and verification commands run in it'),
  ];
}

function checkProxy({ environment }: World): Check[] {
  try {
    for (const url of ['https://example.com', 'http://example.com']) proxyTo(url, environment);
    return [];
  } catch (error) {
    return [buildCheck('network', false, 'unusable proxy', (error as Error).message)];
  }
}

/** One row for each rule of the host that will block the phase, or what comes after it. */
async function hostRules(ref: string | undefined, root: string, world: World): Promise<Check[]> {
  if (world.settings['github-token'] === '') return [];
  const git = await Git.open(root, world.environment).catch(() => null); // the row "repository" says why
  const obstacles = git && (await surveyHost(ref, git, world));
  if (obstacles === null) return [];
  if (obstacles.length === 0) return [buildCheck('host', true, 'no rule blocks a phase')];
  return obstacles.map(({ isFatal, found, advice }) => buildCheck('host', isFatal ? false : null, found, advice));
}

function checkAgents(world: World): Check[] {
  return cliNames.map((name) => {
    const path = findProgram(world.environment.PATH ?? '', name);
    const advice = `only needed for agent: ${name} (${installLine(clis[name])})`;
    return buildCheck(`agent ${name}`, path === null ? null : true, path ?? 'not found', advice);
  });
}
