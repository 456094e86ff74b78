import type { World } from '../../settings/call/world.ts';
import { repositoryForm } from '../host/run-host.ts';
import type { HostLinks, LeftRecord } from './plan-report.ts';

/** Addresses of this run, its repository and what it left; null outside of a job. */
export function linksOf(
  { environment }: Pick<World, 'environment'>,
  hasCommits: boolean,
  left: LeftRecord = { page: null, record: null },
): HostLinks | null {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
  if (!URL.canParse(server) || !repositoryForm.test(name) || !/^\d+$/.test(id)) return null;
  const repository = `${server.replace(/\/+$/, '')}/${name}`;
  return { repository, run: `${repository}/actions/runs/${id}`, hasCommits, ...left };
}
