import { join } from 'node:path';
import { starterFile } from '../publish/report/starter-files.ts';
import { tryOpenGit } from '../record/project/local-phase.ts';
import { getProjectPrefix } from '../record/project/read-schedule.ts';
import {
  agentFor,
  findOpenPhase,
  findSetUpSteps,
  findTestCommand,
  getProjectFolder,
  listOwnWorkflows,
  originHost,
  workflowFolder,
} from '../run/survey/project-survey.ts';
import { compareFile, type StarterFile, writeNew } from '../run/survey/starter-file.ts';
import { getOriginUrl } from '../settings/call/remote-setting.ts';
import { type CommandHandler, findProjectRoot, type World } from '../settings/call/world.ts';
import { type FileValues, parseConfigFile } from '../settings/file/config-file.ts';
import { configOnDisk } from '../settings/file/config-source.ts';
import { defaultConfig } from '../settings/table/setting-table.ts';
import { type Settings, UsageError } from '../settings/table/settings.ts';
import { TECHNICAL_EXIT } from '../signal/exit-status.ts';
import { tryReadRegular } from '../system/files/atomic-file.ts';
import { Git } from '../system/git/git.ts';
import { alignRows, formatCount } from '../system/text/text.ts';

export const runInit: CommandHandler = async (_words, world) => {
  const root = getProjectFolder(findProjectRoot(world));
  const survey = await surveyProject(root, world);
  const files = await buildStarterFiles(survey, world);
  const missing = files.filter(({ state }) => state === 'new');
  const preview = [...surveyLines(survey), '', ...files.flatMap(fileLines)];
  const writes = missing.length > 0 && (await isConfirmed(missing, preview, world));
  if (writes) for (const { path, text } of missing) writeNew(survey.top, path, text);
  const isOmitted = files.some(({ state }) => state === 'different');
  const advice = `Nothing was written. To write ${formatCount(missing.length, 'file')}: phase-executor init --yes`;
  const lastLines = writes ? writtenLines(missing, survey) : [missing.length === 0 ? 'Nothing to write.' : advice];
  const wasShown = writes && !world.settings.yes; // the files were already shown before the question
  return {
    exitCode: isOmitted ? TECHNICAL_EXIT.USAGE : 0,
    json: { ...buildInitDocument(survey), files, written: writes ? missing.map(({ path }) => path) : [] },
    text: [...(wasShown ? [] : preview), ...lastLines].join('\n'),
  };
};

/** @throws UsageError even for an uncommitted configuration file that no run could use */
async function surveyProject(root: string, world: World) {
  const git = await Git.open(root, world.environment);
  const folder = getProjectPrefix(git, root).replace(/\/$/, '');
  if (/[^\w./@ +-]/.test(folder))
    throw new UsageError(`root: found "${folder}", which cannot be written into a workflow; use letters and digits`);
  const phase = findOpenPhase(root);
  const text = configOnDisk(git.root, defaultConfig);
  const configured: FileValues = text === null ? new Map() : parseConfigFile(text, defaultConfig);
  const agentFound = await agentFor({ root, phase, there: configured }, world);
  const host = await originHost(git);
  const tests = testsFor(root, configured, world.settings);
  return {
    ...{
      top: git.root,
      host,
      found: agentFound,
      phase,
      folder,
      testsFrom: tests?.from ?? null,
      workflows: listOwnWorkflows(git.root),
    },
    /** The host may have no artifacts or no reusable workflows. */
    shape: host.kind === 'github' ? ('chain' as const) : ('one-job' as const),
    engine: await engineRepository(git, world),
    engineRef,
    agent: agentFound.name,
    installsAgent: agentFound.installs,
    secret: agentFound.secret,
    testCommand: tests?.command ?? null,
    setUp: findSetUpSteps(root, folder),
  };
}

type Survey = Awaited<ReturnType<typeof surveyProject>>;

function testsFor(root: string, configured: FileValues, settings: Settings) {
  const text = settings['test-command'];
  if (text !== '') return { command: text, from: 'test-command' };
  const value = configured.get('test-command')?.value;
  return typeof value === 'string' ? { command: value, from: defaultConfig } : findTestCommand(root);
}

const engineRef = 'v1';

/** Finds the engine's repository, or assumes one of the project's owner; null if unknown. */
async function engineRepository(project: Git, world: World): Promise<string | null> {
  const { environment, home } = world;
  const { repository = '' } = JSON.parse(tryReadRegular(join(home, 'package.json')) ?? '{}') as { repository?: string };
  const engineGit = await tryOpenGit(home, world);
  const engineUrl =
    engineGit !== null && engineGit.root === home && engineGit.root !== project.root
      ? await getOriginUrl(engineGit)
      : '';
  const owner = parseRepositorySlug(await getOriginUrl(project))?.split('/')[0];
  const candidates = [
    environment.PHASE_EXECUTOR_REPOSITORY,
    repository.replace(/^github:/, ''),
    parseRepositorySlug(engineUrl),
  ];
  const repositoryName = candidates.find((name) => name && !name.startsWith('OWNER/'));
  return repositoryName ?? (owner === undefined ? null : `${owner}/phase-executor`);
}

function parseRepositorySlug(url: string): string | undefined {
  return /^(?:[a-z+]+:\/\/[^/]+\/|[^/:]+:)(?:.*\/)?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i.exec(url)?.[1];
}

async function buildStarterFiles(survey: Survey, world: World): Promise<StarterFile[]> {
  const { top, host, setUp, shape, workflows, engine } = survey;
  const workflow = `${workflowFolder(top, host)}/run-phase.yml`;
  const expected: [string, string][] = [[defaultConfig, starterFile('config', survey, world.home)]];
  // A project that already has its own workflow needs no other.
  if (engine !== null && workflows.every((path) => path === workflow))
    expected.push([workflow, starterFile(shape, survey, world.home)]);
  if (shape === 'chain' && setUp !== null) expected.push([setUpAction, starterFile('set-up', survey, world.home)]);
  const files: StarterFile[] = [];
  for (const [path, text] of expected) files.push(await compareFile(path, text, top, world));
  return files;
}

/** If this action exists, the jobs of phase.yml run it. */
const setUpAction = '.github/actions/phase-setup/action.yml';

/** Asks at a terminal; elsewhere only `--yes` confirms. */
async function isConfirmed(
  missing: readonly StarterFile[],
  preview: readonly string[],
  world: World,
): Promise<boolean> {
  const { settings } = world;
  if (settings['dry-run']) return false;
  if (settings.yes || !world.terminal.interactive) return settings.yes;
  for (const line of preview) world.progress(line);
  return /^y(?:es)?$/i.test((await world.ask(`Write ${formatCount(missing.length, 'file')}? [y/N] `)).trim());
}

function surveyLines({
  host,
  found,
  phase,
  setUp,
  engine,
  testCommand,
  testsFrom,
  workflows,
  shape,
}: Survey): string[] {
  const where = host.name ?? 'no remote "origin", so github.com is assumed';
  const jobs =
    shape === 'chain' ? 'chained jobs' : 'one job, because artifacts or called workflows may be missing there';
  return alignRows(
    [
      ['host', `${where}: ${jobs}`],
      ['phase', phase ?? 'no open phase in .planning/phases'],
      ['agent', `${found.name} (${found.why})`],
      ...(found.secret === null ? [] : [['key', `secret ${found.secret}`]]),
      [
        'engine',
        engine ?? 'unknown, so no workflow; set PHASE_EXECUTOR_REPOSITORY=<owner>/phase-executor, then init again',
      ],
      ['tests', testCommand === null ? 'no command found; set tests.command' : `${testCommand} (${testsFrom})`],
      ['set-up', setUp?.command ?? 'no dependencies found; nothing is installed before tests'],
      ...workflows.map((path) => ['workflow', `${path} already runs phase-executor`]),
    ],
    '',
  );
}

function fileLines({ path, text, state, difference }: StarterFile): string[] {
  switch (state) {
    case 'new':
      return [`--- ${path} (new)`, ...text.trimEnd().split('\n'), ''];
    case 'same':
      return [`--- ${path} exists, with everything that init would write`, ''];
    case 'different':
      return [
        `--- ${path} exists and stays unchanged; init would write something else:`,
        ...difference.split('\n'),
        '',
      ];
  }
}

function writtenLines(files: readonly StarterFile[], { secret, phase, host }: Survey): string[] {
  const paths = files.map(({ path }) => path).join(' ');
  const isGithub = host.kind === 'github';
  const start = isGithub
    ? `gh workflow run run-phase.yml -f phase=${phase ?? '<phase>'}`
    : "start it from the host's page";
  return [
    `Wrote ${paths}`,
    'Next (a run reads its rules from the commit, and a host offers workflows of the default branch):',
    `  git add ${paths} && git commit -m "Run phases" && git push`,
    ...(secret === null
      ? []
      : [isGithub ? `  gh secret set ${secret}` : `  set the secret ${secret} of the repository`]),
    `  phase-executor doctor ${phase ?? '<phase>'}`,
    `  ${start}`,
  ];
}

function buildInitDocument({ host, found, phase, testCommand, setUp, workflows }: Survey) {
  return { host, agent: found, phase, testCommand, setUpCommand: setUp?.command ?? null, workflows };
}
