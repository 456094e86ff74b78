import { explainProtection } from '../../plan/phase/protected-files.ts';
import { sendsTraces } from '../../publish/telemetry/otlp-target.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { configInRepository } from '../../settings/file/config-source.ts';
import { type RunPolicy, settingsAsTheyStand } from '../../settings/table/run-policy.ts';
import { toCamelCase } from '../../settings/table/setting.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import type { FallbackRules } from '../../signal/fallback.ts';
import { parseRetryPolicy } from '../../signal/retry-policy.ts';
import { type StuckPolicy, StuckPolicySchema } from '../../signal/stuck.ts';
import type { Git } from '../../system/git/git.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { shortenId } from '../../system/text/text.ts';

export function buildRunPolicy(
  settings: Settings,
  plans: number,
  { deadlineAt, now }: { readonly deadlineAt: number; readonly now: number },
  environment: Readonly<Record<string, string>> = {},
): Omit<RunPolicy, 'rules' | 'parallel' | 'commitDocs' | 'teamRules'> {
  const cost = settings['max-cost'];
  const today = new Date(now).toISOString().slice(0, 10);
  return {
    ...settingsAsTheyStand(settings),
    requireCage: settings.network === 'full' && settings.sandbox !== 'kernel' ? 'none' : 'kernel',
    limits: {
      timeoutMs: settings.timeout,
      idleTimeoutMs: settings['idle-timeout'],
      graceMs: settings['kill-grace'],
      deadlineAt,
    },
    budget: { cost, tokens: settings['max-tokens'], turns: settings['max-turns'], unknownCost: cost.unknown },
    retry: buildRetryPolicy(settings, plans),
    stuck: parseStuckPolicy(settings),
    relay: parseFallbackRules(settings),
    sendsTraces: sendsTraces(settings['otel-endpoint'], environment),
    remote: withoutSecret(settings.remote),
    rerunsUnfinished: settings['unfinished-plans'] === 'run',
    namesCoAuthor: settings['co-author'] === 'auto',
    mayPushWorkflows: settings['workflow-changes'] === 'push',
    protectedReason: explainProtection(settings['protected-paths']),
    levels: settings.rules,
    accepted: settings.accept.filter(({ until }) => until >= today),
    expired: settings.accept.filter(({ until }) => until < today),
    comparesTests: settings['test-baseline'] === 'run',
  };
}

/** Returns null if one agent does all the work. @throws UsageError if the first agent isn't named */
export function parseFallbackRules(settings: Settings): FallbackRules | null {
  const { agent, 'next-agents': next, 'escalate-agent': escalate } = settings;
  if (next.length === 0 && escalate === null) return null;
  const command = settings['agent-command'].trim();
  if (agent === 'script' || (agent === 'auto' && command === ''))
    throw new UsageError(`agent: found "${agent}" with agents that are to follow it; name the first one`);
  const lines = [...new Set([command === '' ? agent : command, ...next])];
  return { lines, stronger: escalate && { line: escalate.to, after: escalate.after } };
}

/** `plans` is the number of plans: the cap on all attempts allows two for each. */
export function buildRetryPolicy(settings: Settings, plans = 0) {
  return parseRetryPolicy({
    initialIntervalMs: Math.max(1, settings.backoff),
    maximumIntervalMs: Math.max(60_000, settings.backoff),
    maximumWaitMs: settings['max-wait'],
    maximumAttempts: settings['max-attempts'],
    maximumRunAttempts: settings['max-run-attempts'] ?? Math.min(10_000, Math.max(50, 2 * plans)),
  });
}

/** Parses `same-failure=2 circuit-breaker=0`, or `off`. Defaults for one plan grow with `max-attempts`. */
function parseStuckPolicy({ stuck: rules, 'max-attempts': attempts }: Settings): StuckPolicy {
  const defaults = attempts > 3 ? { consecutive: attempts, inWindow: attempts, window: 2 * attempts } : {};
  const isOff = rules.length === 1 && rules[0] === 'off';
  const entries = isOff ? [] : rules.map(parseStuckRule);
  if (entries.some(([name]) => name === 'enabled'))
    throw new UsageError('stuck: found "enabled", use off to switch all rules off');
  const parsed = StuckPolicySchema.safeParse({ enabled: !isOff, ...defaults, ...Object.fromEntries(entries) });
  if (parsed.success) return parsed.data;
  const expected = 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false';
  throw new UsageError(`stuck: found "${rules.join(' ')}", ${expected} (${parsed.error.issues[0]?.message})`);
}

function parseStuckRule(word: string): [string, unknown] {
  const [name = '', value = ''] = word.split('=');
  const isFlag = name === 'alternation' && value === '0';
  const flag = isFlag || value === 'true' || value === 'false' ? value === 'true' : null;
  return [toCamelCase(name), flag ?? (/^\d{1,4}$/.test(value) ? Number(value) : value)];
}

/** Reads `prompt-file` from a commit: no agent can write rules for the next one. @throws UsageError if it isn't text */
export async function readTeamRules(settings: Settings, commit: string, git: Git): Promise<string> {
  const file = settings['prompt-file'];
  if (file === '') return '';
  const text = await configInRepository(git, commit, file);
  if (text === null)
    throw new UsageError(`prompt-file: ${file} is not in commit ${shortenId(commit)}; commit it, or name another file`);
  return text.trim();
}

export function findStoredCredentials(git: Git): string | null {
  const keys = git.config.credentials;
  if (keys.length === 0) return null;
  return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and pass the token as github-token`;
}

export function warnOfCredentials(run: PhaseContext): void {
  const { git } = run.workspace;
  const { ledger } = run.services;
  const message = findStoredCredentials(git);
  if (message !== null) ledger.append('warning', { message });
}
