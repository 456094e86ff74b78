import type { PhaseContext } from '../../record/documents/phase-context.ts';
import type { Git } from '../../system/git/git.ts';

/** What is wrong with a checkout that holds a token, and what to do; null where it holds none. */
export function storedCredentials(git: Git): string | null {
  const keys = git.config.credentials;
  if (keys.length === 0) return null;
  return `git's configuration holds a token (${keys.join(', ')}) that every agent can read; check out with persist-credentials: false, and give the token as github-token`;
}

/** Warns of it on record, so that the signal tells it too. */
export function warnOfCredentials(run: PhaseContext): void {
  const { git } = run.workspace;
  const { ledger } = run.services;
  const message = storedCredentials(git);
  if (message !== null) ledger.append('warning', { message });
}
