import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Agent, type AgentRun, notRun } from '../../agents/program/agent.ts';
import { agentEnvironment } from '../../agents/program/agent-environment.ts';
import { buildAuthorPrompt } from '../../agents/prompt/prompt.ts';
import { Sandbox } from '../../agents/sandbox/sandbox.ts';
import { type AcceptanceFile, listPromised, readRecordedAcceptance } from '../../author/acceptance-tests.ts';
import { countTests } from '../../author/count-tests.ts';
import { declaredPaths } from '../../judge/candidate/declared.ts';
import type { Plan } from '../../plan/phase/plan.ts';
import { hashPlan } from '../../plan/phase/plan-text.ts';
import { isTestFile } from '../../plan/phase/test-file.ts';
import { tryReadRegular } from '../../system/files/atomic-file.ts';
import { clearSpecialFiles } from '../../system/process/special-files.ts';
import { joinFirstFew } from '../../system/text/text.ts';
import { addPayment, enterRoom, getAttemptEnd, isUsedUpBy, type RunContext } from '../context/run-context.ts';
import { openClone } from '../room/private-clone.ts';
import { enterFor, explainMissingSandbox } from './sandboxed-call.ts';

const maxFiles = 5;
const maxText = 20_000;

interface Revision {
  readonly base: string;
  readonly disputed: readonly string[];
}

/** Lets the author write acceptance tests at the plan's base, before there is any work that it could see. */
export async function writeAcceptance(plan: Plan, run: RunContext, revision: Revision | null = null): Promise<void> {
  const { agent, ledger, interrupt } = run.services;
  const { author } = agent;
  if (author === undefined || interrupt.soon.aborted || listPromised(plan).length === 0) return;
  const previousTests = readRecordedAcceptance(plan, run);
  if ((previousTests !== null && revision === null) || isUsedUpBy(run, plan.id) !== null) return;
  if (run.leg !== null) {
    ledger.append('warning', {
      plan: plan.id,
      message: 'verify.author is not used in a chain: no acceptance test was written',
    });
    return;
  }
  const base = revision?.base ?? (await run.isolation.folds.tip(run.workspace));
  const room = await run.isolation.pool.take(base);
  try {
    const roomRun = enterRoom(room, run);
    const { git } = room;
    const folder = await testFolder(base, roomRun);
    for (const { path, text } of previousTests?.files ?? []) {
      mkdirSync(dirname(join(room.root, path)), { recursive: true });
      writeFileSync(join(room.root, path), text);
    }
    const prompt = buildAuthorPrompt(plan, {
      ...{ promised: listPromised(plan), folder, maxFiles, testCommand: run.policy.testCommand },
      disputed: revision?.disputed ?? [],
    });
    const { agentRun, spent } = await callAuthor(plan, author, prompt, roomRun);
    const files = agentRun.ok ? await takeFiles(plan, base, folder, roomRun) : { files: [], dropped: [] };
    const failed = agentRun.ok ? [] : [`the author failed: ${agentRun.message ?? 'no cause given'}`];
    const commit =
      files.files.length === 0
        ? null
        : await git.commitBeside(
            'Acceptance tests',
            files.files.map(({ path }) => path),
            base,
          );
    const accepted =
      commit === null ? { tests: [], dropped: [] } : await countTests(files.files, { plan, base, commit }, roomRun);
    const dropped = [...failed, ...files.dropped, ...accepted.dropped];
    ledger.append('author_end', {
      // An empty hash makes the next attempt call a failed author again.
      ...{
        plan: plan.id,
        planHash: agentRun.ok ? hashPlan(plan) : '',
        agent: run.policy.author,
        durationMs: agentRun.durationMs,
      },
      ...(spent ? { spent } : {}),
      ...{ files: files.files, tests: accepted.tests, dropped, isRevised: revision !== null },
    });
    if (dropped.length > 0)
      ledger.append('warning', {
        plan: plan.id,
        message: `acceptance tests that do not count: ${joinFirstFew(dropped, 3, '; ')}`,
      });
  } finally {
    run.isolation.pool.giveBack(room);
  }
}

async function callAuthor(plan: Plan, author: Agent, prompt: string, run: RunContext) {
  const { ledger, clock, sandboxes, exchangeDir, gateway, budget, interrupt } = run.services;
  const { git, root } = run.workspace;
  const folder = join(exchangeDir, `${encodeURIComponent(plan.id)}-author`);
  mkdirSync(folder, { recursive: true });
  const timeoutMs = Math.max(1, getAttemptEnd(run) - clock.uptimeMs());
  const passedVariables = [...(author.variables ?? []), ...run.policy.agentEnv];
  const ownEnvironment = agentEnvironment(run.services.environment, passedVariables, {
    ...{ PHASE_ID: run.phase.id, PLAN_ID: plan.id, PLAN_PATH: plan.path },
    DEADLINE: new Date(clock.now() + timeoutMs).toISOString(),
  });
  const environment = { ...ownEnvironment, ...sandboxes.variables, ...git.identity };
  const promptFile = join(folder, 'prompt.md');
  writeFileSync(promptFile, prompt);
  await openClone(git, run.found.branch);
  const sandbox = new Sandbox(sandboxes, `${folder}-sandbox`);
  const entered = await enterFor(author, sandbox, { plan, environment, promptFile }, run);
  ledger.append('author_start', { plan: plan.id, agent: author.name, timeoutMs });
  const refusal = explainMissingSandbox(entered, run);
  const meter = budget.open(plan.id, 0, () => undefined);
  try {
    const ended: AgentRun =
      refusal !== null
        ? { ...notRun, message: refusal }
        : await author.run({
            ...{ plan, promptFile, environment, timeoutMs, clock, meter, gateway, cwd: root, inside: entered.inside },
            ...{ idleTimeoutMs: run.policy.limits.idleTimeoutMs, graceMs: run.policy.limits.graceMs },
            cancel: interrupt.now,
            logFile: ledger.logFile(`${plan.id}-author`, 0),
            marker: git.processMark(run.runId, `${plan.id}-author`, 0),
            onProgress: () => undefined,
            onActivity: () => undefined,
          });
    const agentRun = addPayment(ended, meter);
    return { agentRun, spent: agentRun.spent };
  } finally {
    await clearSpecialFiles(git.root);
    await sandbox.close();
  }
}

async function testFolder(base: string, { workspace: { git, prefix } }: RunContext): Promise<string> {
  const paths = (await git.trees.list(base)).map(({ path }) => path).filter((path) => path.startsWith(prefix));
  const testPaths = paths.filter((path) => isTestFile(path) && !path.startsWith(`${prefix}.planning/`));
  const folders = testPaths.flatMap((path) => /^(?:.*\/)?(?:tests?|__tests__|specs?)(?=\/)/.exec(path)?.[0] ?? []);
  const [shortest] = [...new Set(folders)].sort((a, b) => a.length - b.length);
  const defaultName = paths.some((path) => path.endsWith('.py')) ? 'tests' : 'test';
  return `${shortest ?? `${prefix}${defaultName}`}/acceptance`;
}

async function takeFiles(plan: Plan, base: string, folder: string, { workspace }: RunContext) {
  const { git, prefix } = workspace;
  workspace.known = null;
  const { changes } = await git.state();
  const declared = declaredPaths(plan, prefix);
  const files: AcceptanceFile[] = [];
  const dropped: string[] = [];
  for (const { path } of changes) {
    const isOurs = path.startsWith(`${folder}/`) || path.startsWith(`${dirname(folder)}/acceptance`);
    const isNew = (await git.trees.at(base, path)) === null;
    const isFile = lstatSync(join(git.root, path), { throwIfNoEntry: false })?.isFile() === true;
    const text = isOurs && isNew && isFile && !declared.covers(path) ? tryReadRegular(join(git.root, path)) : null;
    if (text === null) dropped.push(`the author wrote ${path}, which is no new test file in ${folder}/`);
    else if (text.length > maxText) dropped.push(`${path} has more than ${maxText} characters`);
    else if (files.length >= maxFiles) dropped.push(`${path} is more than ${maxFiles} files`);
    else files.push({ path, text });
  }
  return { files, dropped };
}
