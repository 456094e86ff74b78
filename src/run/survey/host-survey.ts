import { hostAt } from '../../publish/host/host-client.ts';
import { HostError } from '../../publish/host/host-error.ts';
import { findHostObstacles, type HostObstacle } from '../../publish/host/host-rules.ts';
import { getDefaultBranch } from '../../publish/host/pull-request.ts';
import { getOriginUrl } from '../../settings/call/remote-setting.ts';
import type { World } from '../../settings/call/world.ts';
import type { Settings } from '../../settings/table/settings.ts';
import type { Git } from '../../system/git/git.ts';
import { fetchFrom } from '../../system/http/proxy.ts';

/** Predicts what the host's rules will block; null without a token, or if the repository isn't on a host. */
export async function surveyHost(
  ref: string | undefined,
  git: Git,
  { settings, environment }: World,
): Promise<readonly HostObstacle[] | null> {
  const location = { ...(await deriveVariables(git)), ...environment };
  const host = await hostAt(location, settings['github-token'], {
    totalTimeoutMs: 20_000,
    fetch: fetchFrom(environment),
  });
  if (host === null) return null;
  try {
    const base = await getDefaultBranch(host);
    const branch = `phase/${ref ?? '01'}-doctor`; // matches the branch patterns of rules
    const isSigned = settings['commit-signing'] === 'api';
    const terms = { branch, base, isSigned, secret: settings['agent-secret-name'] };
    return [...(await findHostObstacles(terms, host)), ...findUnstartedChecks(settings)];
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    return [{ isFatal: false, found: 'the rules of the host not read', advice: error.message }];
  }
}

function findUnstartedChecks({ checks, 'checks-dispatch': workflow }: Settings): HostObstacle[] {
  if (checks.length === 0 || workflow !== '') return [];
  const advice = "a push with a job's own token starts no workflow: pass push_token, or set checks-dispatch";
  return [{ isFatal: false, found: `the phase waits for ${checks.join(', ')}`, advice }];
}

async function deriveVariables(git: Git): Promise<Record<string, string>> {
  const form = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([\w.-]+)(?::\d+)?[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/i;
  const [, name = '', repository] = form.exec(await getOriginUrl(git)) ?? [];
  if (repository === undefined) return {};
  const api = name === 'github.com' ? 'https://api.github.com' : `https://${name}/api/v3`;
  return { GITHUB_API_URL: api, GITHUB_REPOSITORY: repository };
}
