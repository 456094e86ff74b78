import { statusContext } from '../../publish/announce/phase-status.ts';
import { requiredContext } from '../../publish/announce/required-check.ts';
import { fetchBranchRules, listRequiredChecks } from '../../publish/host/branch-rules.ts';
import { startWorkflow } from '../../publish/host/dispatch.ts';
import {
  clipRedOutput,
  type HostCheck,
  readChecks,
  type WantedCheck,
  withSeenApps,
} from '../../publish/host/host-checks.ts';
import { connectHost, type Host } from '../../publish/host/host-client.ts';
import { HostError, mayHaveActed } from '../../publish/host/host-error.ts';
import { getDefaultBranch } from '../../publish/host/pull-request.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import { pause } from '../../system/process/watchdog.ts';
import { joinFirstFew, shortenId } from '../../system/text/text.ts';

export interface ChecksVerdict {
  readonly verdict: 'pass' | 'red' | 'unknown';
  readonly commit: string;
  /** Empty for a pass. */
  readonly why: string;
  /** Last output of the failed jobs; untrusted. */
  readonly excerpt: string;
}

/** The chain's job wouldn't live longer. */
const maxWaitMs = 60 * 60_000;
/** A check that hasn't started by then never will. */
const maxAbsenceMs = 5 * 60_000;

/** Waits for the configured checks. Host errors don't throw; they make the result unknown. */
export async function awaitChecks(
  pushed: {
    readonly commit: string;
    readonly branch: string | null;
    readonly isRequested: boolean;
    readonly prefix: string;
  },
  world: World,
): Promise<ChecksVerdict> {
  const { settings } = world;
  const { commit, branch, isRequested, prefix } = pushed;
  const waitMs = isRequested ? 0 : Math.min(settings['checks-timeout'], maxWaitMs);
  const unknown = (reason: string): ChecksVerdict => ({ verdict: 'unknown', commit, why: reason, excerpt: '' });
  const host = await connectHost(world, waitMs + 90_000);
  if (host === null) return unknown('checks needs a job of a workflow and its github-token');
  try {
    const expected = await listWantedChecks(settings.checks, statusContext('', prefix), host);
    if (expected.length === 0) return unknown('no rule of the default branch requires a check; name them in checks');
    const workflow = settings['checks-dispatch'];
    if (workflow !== '' && !isRequested && branch !== null)
      await startWorkflow(workflow, { ref: branch, inputs: {} }, host);
    const checks = await pollChecks(expected, commit, waitMs, host, world);
    return await judgeChecks(checks, commit, settings, host);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    const namesPermission = error.status !== 403 || error.message.includes('(it needs');
    const permissionHint = namesPermission ? '' : ' (the token needs checks: read and actions: read)';
    return unknown(`the checks of ${shortenId(commit)} cannot be read: ${error.message}${permissionHint}`);
  }
}

/** `ownPrefix` starts our own statuses, which can't be waited for. */
async function listWantedChecks(names: readonly string[], ownPrefix: string, host: Host): Promise<WantedCheck[]> {
  const base = await getDefaultBranch(host);
  const checks = names.filter((name) => name !== 'required').map(parseCheck);
  const isOwn = (name: string) =>
    name === requiredContext ||
    (name.startsWith(ownPrefix) && /^\d+[a-z]?(?:\.\d+)*$/i.test(name.slice(ownPrefix.length)));
  const required =
    checks.length === names.length ? [] : await listRequiredChecks(base, await fetchBranchRules(base, host), host);
  const { data } = await host.rest.repos.getBranch({ ...host.here, branch: base });
  const pinned = await withSeenApps(checks, data.commit.sha, host);
  return [...pinned, ...required.filter(({ name }) => !isOwn(name))];
}

/** Parses `build` or `build@app`. */
function parseCheck(text: string): WantedCheck {
  const [, name = text, app = null] = /^(.+)@([a-z\d][a-z\d-]*)$/.exec(text) ?? [];
  return { name, app };
}

async function pollChecks(
  expected: readonly WantedCheck[],
  commit: string,
  waitMs: number,
  host: Host,
  { machine, interrupt }: World,
): Promise<HostCheck[]> {
  const started = machine.uptimeMs();
  const pollMs = Math.min(15_000, Math.max(200, waitMs / 20));
  let changed = started;
  for (let previousStates = ''; ; ) {
    const isOver = () => machine.uptimeMs() - started >= waitMs || interrupt.soon.aborted;
    const checks = await readChecks(expected, commit, host).catch((error: unknown) => {
      if (isOver() || !mayHaveActed(error)) throw error;
      return null; // the host may recover in time
    });
    const uptime = machine.uptimeMs();
    const states = checks?.map(({ state }) => state) ?? ['pending'];
    if (states.join() !== previousStates) changed = uptime;
    previousStates = states.join();
    const isOpen = states.includes('pending') || (states.includes('missing') && uptime - changed < maxAbsenceMs);
    if (checks !== null && (!isOpen || isOver())) return checks;
    await pause("the project's own CI", pollMs, interrupt.soon);
  }
}

async function judgeChecks(
  checks: readonly HostCheck[],
  commit: string,
  settings: Settings,
  host: Host,
): Promise<ChecksVerdict> {
  const notPassed = checks.filter(({ state }) => state !== 'pass');
  if (notPassed.length === 0) return { verdict: 'pass', commit, why: '', excerpt: '' };
  const red = notPassed.filter(({ state }) => state === 'red');
  const descriptions = (red.length > 0 ? red : notPassed).map(({ name, said }) => `${name}: ${said}`);
  const isAbsent = notPassed.every(({ state }) => state === 'missing') && settings['checks-dispatch'] === '';
  const hint = isAbsent
    ? "; a push with a job's own token starts no workflow: pass push_token, or set checks-dispatch"
    : '';
  const reason = `checks of ${shortenId(commit)} did not pass (${joinFirstFew(descriptions, 10)})${hint}`;
  const parts: string[] = [];
  for (const check of red.slice(0, 3)) {
    const text = await clipRedOutput(check, host);
    parts.push(text === '' ? check.name : `${check.name}:\n${text}`);
  }
  return { verdict: red.length > 0 ? 'red' : 'unknown', commit, why: reason, excerpt: parts.join('\n\n') };
}
