import type { World } from '../../settings/call/world.ts';
import { repositoryForm } from '../host/host-client.ts';
import type { HostLinks, UploadedRecord } from './phase-story.ts';

export const nothingUploaded: UploadedRecord = { page: null, record: null };

export function buildHostLinks(
  { environment }: Pick<World, 'environment'>,
  hasCommits: boolean,
  uploaded = nothingUploaded,
): HostLinks | null {
  const { GITHUB_SERVER_URL: server = '', GITHUB_REPOSITORY: name = '', GITHUB_RUN_ID: id = '' } = environment;
  if (!URL.canParse(server) || !repositoryForm.test(name) || !/^\d+$/.test(id)) return null;
  const repository = `${server.replace(/\/+$/, '')}/${name}`;
  return { repository, run: `${repository}/actions/runs/${id}`, hasCommits, ...uploaded };
}
