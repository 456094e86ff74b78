import { z } from 'zod';
import type { HostApi } from './host-api.ts';

export interface CommitStatus {
  readonly state: 'success' | 'failure' | 'error' | 'pending';
  readonly context: string;
  readonly description: string;
  readonly url: string;
}

/** Sets a status; a later one of the same context replaces it. */
export async function setStatus(commit: string, status: CommitStatus, host: HostApi): Promise<void> {
  const { state, context, description, url } = status;
  // GitHub takes 140 characters.
  const body = { state, context, description: description.slice(0, 140), target_url: url };
  await host.put(`repos/${host.repository}/statuses/${commit}`, body, z.object({ state: z.string() }));
}
