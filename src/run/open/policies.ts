import { protectedReason } from '../../plan/phase/protected-files.ts';
import { sendsTraces } from '../../publish/telemetry/otlp-target.ts';
import type { PhaseContext } from '../../record/documents/phase-context.ts';
import { configInRepository } from '../../settings/file/config-source.ts';
import { type RunPolicy, settingsAsTheyStand } from '../../settings/table/run-policy.ts';
import { camelCase } from '../../settings/table/setting.ts';
import { type Settings, UsageError } from '../../settings/table/settings.ts';
import type { FallbackRules } from '../../signal/fallback.ts';
import { parseRetryPolicy } from '../../signal/retry-policy.ts';
import { type StuckPolicy, StuckPolicySchema } from '../../signal/stuck.ts';
import type { Git } from '../../system/git/git.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { shortId } from '../../system/text/text.ts';

/** Rules by the settings alone; parallel plans and the committing of documents depend on the project too. */
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
    protectedReason: protectedReason(settings['protected-paths']),
    levels: settings.rules,
    accepted: settings.accept.filter(({ until }) => until >= today),
    expired: settings.accept.filter(({ until }) => until < today),
    comparesTests: settings['test-baseline'] === 'run',
  };
}

/** Null where one agent does all the work. @throws UsageError where nothing names the first */
export function parseFallbackRules(settings: Settings): FallbackRules | null {
  const { agent, 'next-agents': next, 'escalate-agent': escalate } = settings;
  if (next.length === 0 && escalate === null) return null;
  const command = settings['agent-command'].trim();
  if (agent === 'script' || (agent === 'auto' && command === ''))
    throw new UsageError(`agent: found "${agent}" with agents that are to follow it; name the first one`);
  const lines = [...new Set([command === '' ? agent : command, ...next])];
  return { lines, stronger: escalate && { line: escalate.to, after: escalate.after } };
}

/** `plans` is their number, where known: the cap on all attempts leaves room to try each one again. */
export function buildRetryPolicy(settings: Settings, plans = 0) {
  return parseRetryPolicy({
    initialIntervalMs: Math.max(1, settings.backoff),
    maximumIntervalMs: Math.max(60_000, settings.backoff),
    maximumWaitMs: settings['max-wait'],
    maximumAttempts: settings['max-attempts'],
    maximumRunAttempts: settings['max-run-attempts'] ?? Math.min(10_000, Math.max(50, 2 * plans)),
  });
}

/** Reads `same-failure=2 circuit-breaker=0`, or `off`. Defaults on failures of one plan allow for `max-attempts`. */
function parseStuckPolicy({ stuck: rules, 'max-attempts': attempts }: Settings): StuckPolicy {
  const roomy = attempts > 3 ? { consecutive: attempts, inWindow: attempts, window: 2 * attempts } : {};
  const isOff = rules.length === 1 && rules[0] === 'off';
  const named = isOff ? [] : rules.map(parseStuckRule);
  if (named.some(([name]) => name === 'enabled'))
    throw new UsageError('stuck: found "enabled", use off to switch all rules off');
  const parsed = StuckPolicySchema.safeParse({ enabled: !isOff, ...roomy, ...Object.fromEntries(named) });
  if (parsed.success) return parsed.data;
  const expected = 'expected off, or words such as same-failure=2, consecutive=3 and alternation=false';
  throw new UsageError(`stuck: found "${rules.join(' ')}", ${expected} (${parsed.error.issues[0]?.message})`);
}

function parseStuckRule(word: string): [string, unknown] {
  const [name = '', value = ''] = word.split('=');
  const isFlag = name === 'alternation' && value === '0';
  const truth = isFlag || value === 'true' || value === 'false' ? value === 'true' : null;
  return [camelCase(name), truth ?? (/^\d{1,4}$/.test(value) ? Number(value) : value)];
}

/**
 * Text of `prompt-file` for every prompt, read from the settings' commit, so that no agent writes the next one's
 * rules.
 * @throws UsageError for a file that is missing or is not plain text
 */
export async function readTeamRules(settings: Settings, commit: string, git: Git): Promise<string> {
  const file = settings['prompt-file'];
  if (file === '') return '';
  const text = await configInRepository(git, commit, file);
  if (text === null)
    throw new UsageError(`prompt-file: ${file} is not in commit ${shortId(commit)}; commit it, or name another file`);
  return text.trim();
}

export function storedCredentials(git: Git): string | null {
  const keys = git.config.credentials;
  if (keys.length === 0) return null;
  return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and pass the token as github-token`;
}

/** Warns on record, so that the signal reports it too. */
export function warnOfCredentials(run: PhaseContext): void {
  const { git } = run.workspace;
  const { ledger } = run.services;
  const message = storedCredentials(git);
  if (message !== null) ledger.append('warning', { message });
}
