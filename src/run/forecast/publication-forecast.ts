import { notifyUrl } from '../../publish/announce/notify.ts';
import { eventPullRequest } from '../../publish/announce/report-to-host.ts';
import { pushesWork } from '../../publish/branch/work-branch.ts';
import { hostAccess } from '../../publish/host/host-client.ts';
import type { DryRunDocument } from '../../publish/report/dry-run-document.ts';
import { otlpTarget } from '../../publish/telemetry/otlp-target.ts';
import { recordRef } from '../../record/published/published-state.ts';
import type { World } from '../../settings/call/world.ts';
import { withoutSecret } from '../../system/git/remote.ts';
import { urlHost as hostNamed } from '../../system/http/retries.ts';
import type { PhaseOutset } from './phase-forecast.ts';

type Publication = DryRunDocument['publishes'][number];

/** Places where the work of a run would be, and what others would see of it. Uses no network. */
export function publications({ read }: PhaseOutset, branch: string | null, world: World): Publication[] {
  const { settings } = world;
  const remote = withoutSecret(settings.remote);
  const isPushed = pushesWork(world);
  const signed = settings['commit-signing'] === 'api' ? ', with commits that the host recreated and signed' : '';
  const work: Publication = isPushed
    ? { what: 'work', where: `branch ${branch} on ${remote}`, note: `pushed once, after the last agent${signed}` }
    : {
        what: 'work',
        where: null,
        note: `stays here, on ${branch === null ? 'a detached HEAD' : `branch ${branch}`}`,
      };
  const record: Publication =
    settings.remote === ''
      ? { what: 'record', where: null, note: 'stays in the git directory of this checkout' }
      : {
          what: 'record',
          where: `${recordRef({ phase: read.phase.id, prefix: read.prefix })} on ${remote}`,
          note: 'pushed during the run; its present state was not read',
        };
  return [work, record, ...hostPublications(isPushed, world), ...otherPublications(world)];
}

function hostPublications(isPushed: boolean, world: World): Publication[] {
  const on = (what: string) => (world.settings['host-reports'].includes(what) ? 'auto' : 'off');
  const missing = hostMissing(world);
  const missingForBranch = isPushed ? missing : 'nothing is pushed';
  const number = eventPullRequest(world);
  const commented = number === null ? 'the open pull request of the branch, if there is one' : `pull request ${number}`;
  return [
    told('comment', commented, on('comment'), missing),
    told('pull request', 'a draft for the branch', on('pull-request'), missingForBranch),
    told('commit status', 'phase/<phase> of the last commit', on('status'), missingForBranch),
    told('attention', 'a label, or an issue, if a person is needed', on('attention'), missing),
  ];
}

/** Shows only the host of an address: the rest may be a secret. */
function otherPublications({ settings, environment }: World): Publication[] {
  const target = otlpTarget(settings['otel-endpoint'], environment);
  const url = notifyUrl(settings, environment);
  return [
    target !== null && 'problem' in target
      ? { what: 'trace', where: null, note: target.problem }
      : sent('trace', target?.url ?? ''),
    sent('notification', url),
  ];
}

function sent(what: string, url: string): Publication {
  return url === ''
    ? { what, where: null, note: 'no address is set' }
    : { what, where: hostNamed(url), note: 'sent when the run has ended' };
}

function told(what: string, where: string, setting: 'auto' | 'off', missing: string | null): Publication {
  const why = setting === 'off' ? 'switched off' : missing;
  return { what, where: why === null ? where : null, note: why ?? 'if the token permits' };
}

/** Reason why nothing can be published on the host; null where it can. */
function hostMissing({ environment, settings: { 'github-token': token } }: World): string | null {
  if (hostAccess(environment, token) !== null) return null;
  return token === '' ? 'there is no github-token' : 'this is not a job of a workflow';
}
