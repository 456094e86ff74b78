import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { type CommitsVerdict, judgeCommits } from '../judge/decide/judge-commits.ts';
import { explainRule } from '../judge/explain/explain-rule.ts';
import { findingSentence } from '../judge/rules/finding.ts';
import { ruleBook } from '../judge/rules/rule-book.ts';
import { localPhase } from '../record/project/local-phase.ts';
import { readSchedule, withoutPhase } from '../record/project/read-schedule.ts';
import { openEgressProxy, refuseContradictions } from '../run/open/boundaries.ts';
import { withCleanup } from '../run/open/checkout.ts';
import { judgingContext } from '../run/open/judging-context.ts';
import { selectedPlans } from '../run/open/selected-plans.ts';
import { type CommandHandler, type CommandResult, projectRoot } from '../settings/call/world.ts';
import { UsageError } from '../settings/table/settings.ts';
import { evidenceDetails, evidenceText } from '../signal/evidence.ts';
import { EXIT_STATUS } from '../signal/exit-status.ts';
import { Git } from '../system/git/git.ts';
import { removeTree } from '../system/process/mounts.ts';
import { inertMarkdown } from '../system/text/markdown.ts';
import { plainIndented, plainLine, shortId } from '../system/text/text.ts';

/** Judges commits that a person, another agent or another tool made, as an attempt and the exit gate are judged. */
export const runJudge: CommandHandler = async ([ref], world) => {
  const { settings } = world;
  if (settings.explain !== '') return explainRule(settings.explain);
  const root = projectRoot(world);
  if (settings.base === '') throw new UsageError('judge: --base is missing; name the commit before the work');
  if (ref === undefined && settings.only.length > 0)
    throw new UsageError('judge: found --plan without a phase; name the phase of the plan');
  const git = await Git.open(root, world.environment);
  const [base, head] = [await commitNamed(settings.base, 'base', git), await commitNamed(settings.head, 'head', git)];
  const read = localPhase(ref === undefined ? withoutPhase(root) : await readSchedule(root, ref), root, git);
  const only = selectedPlans(read, settings.only, 'plan');
  refuseContradictions(settings, null);
  const scratch = mkdtempSync(join(world.temporaryDirectory, 'phase-executor-judge-'));
  return withCleanup(async (cleanup) => {
    cleanup.defer(() => removeTree(scratch));
    const egress = await openEgressProxy(null, scratch, world, cleanup);
    const run = await judgingContext(read, { base, scratch, only, egress }, world);
    world.progress(`judging ${shortId(base)}..${shortId(head)} in a clean copy`);
    const verdict = await judgeCommits(head, run);
    return buildReply(verdict, { phase: ref === undefined ? null : read.phase.id, base, head });
  });
};

async function commitNamed(name: string, setting: string, git: Git): Promise<string> {
  const sha = await git.resolve(`${name}^{commit}`);
  if (sha === null)
    throw new UsageError(
      `${setting}: found "${name}", which is not a commit in this repository; fetch it first (actions/checkout: fetch-depth: 0)`,
    );
  return sha;
}

function buildReply(verdict: CommitsVerdict, of: { phase: string | null; base: string; head: string }): CommandResult {
  const { decision, evidence, checks, tests, mutants, warnings, notJudged, level } = verdict;
  const answer = decision.open ? 'passes' : decision.next === 'ask' ? 'asks' : 'objects';
  const plans = [...checks].map(([id, findings]) => ({
    id,
    evidence: evidenceDetails(evidence.get(id) ?? noEvidence),
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
  const lines = [
    `${of.phase === null ? 'The work' : `The work on phase ${of.phase}`} in ${shortId(of.base)}..${shortId(of.head)} ${verdicts[answer]}`,
    ...(of.base === of.head ? ['  There is no commit between base and head'] : []),
    ...(reason === null ? [] : [`  ${plainLine(reason)}`]),
    ...[...checks].flatMap(([id, findings]) => {
      const facts = evidence.get(id);
      return [
        `  plan ${id}${facts === undefined ? '' : `: ${evidenceText(facts)}`}`,
        ...findings.map(
          (finding) =>
            `    ${finding.level === 'warn' ? '!' : marks[String(finding.passed)]} ${findingSentence(finding)}`,
        ),
      ];
    }),
    ...(tests === null
      ? []
      : [`  tests: ${tests.verdict}, ${tests.passed ?? 'unknown'} passed, ${tests.failed ?? 'unknown'} failed`]),
    ...warnings.map((warning) => `  warning: ${warning}`),
    ...notJudged.map((what) => `  not judged: ${what}`),
  ];
  const text = lines.map(plainIndented).join('\n');
  return {
    exitCode: exitCodes[answer],
    json,
    text,
    summary: `${inertMarkdown(text)}\n`,
    outputs: {
      status: decision.open ? 'success' : answer === 'asks' ? 'blocked' : 'failure',
      evidence: level ?? '',
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
