import { existsSync, readFileSync } from 'node:fs';

/** Payload of the event that started this job, unchecked; null outside of a job. @throws SyntaxError if it is no JSON. */
export function readEvent({ GITHUB_EVENT_PATH: path = '' }: Readonly<Record<string, string>>): unknown {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
