import { mkdtempSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CommitsVerdict, judgeCommits } from '../judge/decide/judge-commits.ts';
import { splitVerdict, type TwoAnswers } from '../judge/decide/two-answers.ts';
import { explainRule } from '../judge/explain/explain-rule.ts';
import { findingSentence } from '../judge/rules/finding.ts';
import { ruleBook } from '../judge/rules/rule-book.ts';
import { readAcceptingComments } from '../publish/announce/accepting-comment.ts';
import { connectHost, type Host } from '../publish/host/host-client.ts';
import { HostError } from '../publish/host/host-error.ts';
import { putComment } from '../publish/host/own-comment.ts';
import {
  buildAnnotations,
  buildSarifLog,
  judgeMarkdown,
  type PlacedFinding,
  placeFindings,
} from '../publish/report/judge-report.ts';
import { localPhase } from '../record/project/local-phase.ts';
import { getProjectPrefix, readSchedule, withoutPhase } from '../record/project/read-schedule.ts';
import { openEgressProxy, refuseContradictions } from '../run/open/boundaries.ts';
import { withCleanup } from '../run/open/checkout.ts';
import { type JudgedRange, listClaimedTasks, listClosedPlans, resolveJudgedRange } from '../run/open/judged-range.ts';
import { judgingContext } from '../run/open/judging-context.ts';
import { selectPlans } from '../run/open/selected-plans.ts';
import { findTestCommand } from '../run/survey/project-survey.ts';
import {
  type CommandHandler,
  type CommandResult,
  findProjectRoot,
  type World,
  withSettings,
} from '../settings/call/world.ts';
import { requireSameSettings } from '../settings/file/effective-settings.ts';
import { UsageError } from '../settings/table/settings.ts';
import { formatEvidence, getEvidenceDetails } from '../signal/evidence.ts';
import { EXIT_STATUS } from '../signal/exit-status.ts';
import { replaceFile } from '../system/files/atomic-file.ts';
import { Git } from '../system/git/git.ts';
import { listChangedPaths } from '../system/git/tree.ts';
import { removeTree } from '../system/process/mounts.ts';
import { shortenId, stripIndented, stripLine } from '../system/text/text.ts';

/** Judges commits that a person, another agent or another tool made, as an attempt and the exit gate are judged. */
export const runJudge: CommandHandler = async ([named], world) => {
  const { settings, configuration } = world;
  if (settings.explain !== '') return explainRule(settings.explain);
  const root = findProjectRoot(world);
  if (named === undefined && settings.only.length > 0)
    throw new UsageError('judge: found --plan without a phase; name the phase of the plan');
  const git = await Git.open(root, world.environment);
  const range = await resolveJudgedRange(world, git);
  const { base, head } = range;
  // A change does not bring the rules by which it is judged.
  if (range.isFromEvent || range.pullRequest !== null)
    await requireSameSettings({ commit: base, file: configuration.file }, git, configuration);
  const prefix = getProjectPrefix(git, root);
  const closed = named === undefined && range.isFromEvent ? await listClosedPlans(range, prefix, git) : null;
  const ref = named ?? closed?.phase;
  const read = localPhase(ref === undefined ? withoutPhase(root) : await readSchedule(root, ref), root, git);
  const only = selectPlans(read, closed === null ? settings.only : closed.plans, 'plan');
  const tasks = ref === undefined ? await listClaimedTasks(range, world, prefix, git) : null;
  const host = range.pullRequest !== null && settings['github-token'] !== '' ? await connectHost(world) : null;
  const accepting = await withAcceptingComments(range, host, world);
  const judging = ref === undefined || range.isFromEvent ? withFoundTests(accepting, root) : accepting;
  refuseContradictions(judging.settings, null);
  const scratch = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-judge-'));
  return withCleanup(async (cleanup) => {
    cleanup.defer(() => removeTree(scratch));
    const egress = await openEgressProxy(null, scratch, judging, cleanup);
    const run = await judgingContext(read, { base, scratch, only, egress }, judging);
    world.progress(`judging ${shortenId(base)}..${shortenId(head)} in a clean copy`);
    const verdict = await judgeCommits(head, run, tasks ?? []);
    const files = await listChangedPaths(git, base, head);
    const findings = placeFindings(verdict.findings, new Set(files));
    const phase = ref === undefined ? null : read.phase.id;
    const reply = buildReply(verdict, { phase, base, head, findings, ...splitVerdict(verdict, tasks) });
    return publishReply(reply, { findings, range, host, somewhere: files[0] ?? '.gitignore' }, world);
  });
};

/** The project's own command for its tests, where none is set. */
function withFoundTests(world: World, root: string): World {
  const found = world.settings['test-command'] === '' ? findTestCommand(root) : null;
  if (found === null) return world;
  world.progress(`test-command: ${found.command} (${found.from})`);
  return withSettings(world, { 'test-command': found.command });
}

/** Adds what maintainers have accepted by comments on the pull request. */
async function withAcceptingComments({ pullRequest }: JudgedRange, host: Host | null, world: World): Promise<World> {
  if (pullRequest === null || host === null) return world;
  try {
    const today = new Date(world.now()).toISOString().slice(0, 10);
    const accepted = await readAcceptingComments(pullRequest, today, host);
    return withSettings(world, { accept: [...world.settings.accept, ...accepted] });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    world.progress(`no comment was read: ${stripLine(error.message)}`);
    return world;
  }
}

interface JudgedPlace {
  readonly findings: readonly PlacedFinding[];
  readonly range: JudgedRange;
  readonly host: Host | null;
  readonly somewhere: string;
}

/** Writes the SARIF file, and the comment where the token may. */
async function publishReply(
  reply: CommandResult,
  { findings, range, host, somewhere }: JudgedPlace,
  world: World,
): Promise<CommandResult> {
  const { environment, settings, directory } = world;
  const folder = environment.RUNNER_TEMP ?? '';
  const standard = environment.GITHUB_ACTIONS === 'true' && folder !== '' ? join(folder, 'phase-executor.sarif') : '';
  const file = settings.sarif === '' ? standard : resolve(directory, settings.sarif);
  if (file !== '') replaceFile(file, `${JSON.stringify(buildSarifLog(findings, somewhere), null, 2)}\n`);
  if (range.pullRequest !== null && host !== null) {
    try {
      const step = reply.exitCode === 0 ? '' : `\n${acceptStep}\n`;
      await putComment(range.pullRequest, `${commentMark}\n${reply.summary ?? ''}${step}`, host);
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      world.progress(`no comment was written: ${stripLine(error.message)}`);
    }
  }
  return { ...reply, outputs: { ...reply.outputs, sarif: file } };
}

const commentMark = '<!-- phase-executor: judge -->';
const acceptStep = 'To accept a finding, comment `/judge accept RULE FILE` and run this job again.';

interface Judged extends TwoAnswers {
  readonly phase: string | null;
  readonly base: string;
  readonly head: string;
  readonly findings: readonly PlacedFinding[];
}

function buildReply(verdict: CommitsVerdict, of: Judged): CommandResult {
  const { decision, evidence, checks, tests, mutants, warnings, notJudged, level } = verdict;
  const { regression, task, findings } = of;
  const answer = decision.open ? 'passes' : decision.next === 'ask' ? 'asks' : 'objects';
  const plans = [...checks].map(([id, findings]) => ({
    id,
    evidence: getEvidenceDetails(evidence.get(id) ?? noEvidence),
    checks: findings.map(({ rule, level = null, subject, passed, message }) => ({
      check: ruleBook[rule].check,
      rule,
      level,
      subject,
      answer: passed === true ? 'passes' : passed === false ? 'objects' : 'cannot tell',
      message,
    })),
  }));
  const reason = decision.open ? null : decision.why;
  const json = { ...of, verdict: answer, why: reason, evidence: level, plans, tests, mutants, warnings, notJudged };
  const work = of.phase === null ? 'The work' : `The work on phase ${of.phase}`;
  const headline = `${work} in ${shortenId(of.base)}..${shortenId(of.head)} ${verdicts[answer]}`;
  const counted = tests === null ? '' : `${tests.passed ?? 'unknown'} passed, ${tests.failed ?? 'unknown'} failed`;
  const lines = [
    headline,
    ...(of.base === of.head ? ['  There is no commit between base and head'] : []),
    ...(reason === null ? [] : [`  ${stripLine(reason)}`]),
    ...[...checks].flatMap(([id, findings]) => {
      const facts = evidence.get(id);
      const name = id === '' ? 'change' : `plan ${id}`;
      return [
        `  ${name}${facts === undefined ? '' : `: ${formatEvidence(facts)}`}`,
        ...findings.map(
          (finding) =>
            `    ${finding.level === 'warn' ? '!' : marks[String(finding.passed)]} ${findingSentence(finding)}`,
        ),
      ];
    }),
    ...(tests === null ? [] : [`  tests: ${tests.verdict}, ${counted}`]),
    `  regression: ${regression}, task: ${task}`,
    ...warnings.map((warning) => `  warning: ${warning}`),
    ...notJudged.map((what) => `  not judged: ${what}`),
  ];
  const observed = [...evidence.values()].map(formatEvidence).join('; ');
  const answers = [
    ['Does what was there before still work?', regression, counted],
    ['Was done what was asked for?', task, observed],
  ] as const;
  return {
    exitCode: exitCodes[answer],
    json,
    text: lines.map(stripIndented).join('\n'),
    summary: `${judgeMarkdown({ headline, reason, answers, findings, warnings, notJudged })}\n`,
    diagnostics: buildAnnotations(findings),
    outputs: {
      status: decision.open ? 'success' : answer === 'asks' ? 'blocked' : 'failure',
      verdict: answer,
      regression,
      task,
      evidence: level ?? '',
      findings: JSON.stringify(verdict.findings),
      'exit-code': String(exitCodes[answer]),
      'head-sha': of.head,
    },
  };
}

const marks: Readonly<Record<string, string>> = { true: '✓', false: '✗', null: '?' };
const verdicts = { passes: 'passes', objects: 'does not pass', asks: 'needs the answer of a person' };
const exitCodes = { passes: EXIT_STATUS.COMPLETED, objects: EXIT_STATUS.STUCK, asks: EXIT_STATUS.BLOCKED };
const noEvidence = {
  changed: { count: 0, of: 0 },
  artifacts: { count: 0, of: 0 },
  commands: 0,
  tests: null,
  ownTests: 0,
};
