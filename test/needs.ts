import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@jest/globals';
import { isWorking, type Namespace, possibleNamespaces } from '../src/system/process/namespace.ts';
import { home } from './project.ts';

/** `test`, or where what it needs is missing, `test.skip` with a reason that `.ci/skipped.mjs` repeats at the end of the run. */
export function testIf(isThere: boolean, reason: string): typeof test {
  if (!isThere) console.warn(`SKIPPED: ${reason}`);
  return isThere ? test : (test.skip as typeof test);
}

/** The same for tests that read real files beside this repository, which not every checkout has. */
export function testWithShared(folder: string): typeof test {
  return testIf(existsSync(join(home, '..', 'shared', folder)), `there is no ../shared/${folder}`);
}

/** Namespaces to test with: the strongest of this machine, and that of sudo, where it is another. Never empty. */
export async function namespacesHere(): Promise<Namespace[]> {
  const working: Namespace[] = [];
  for (const each of possibleNamespaces())
    if ((working.length === 0 || each.kind === 'sudo') && (await isWorking(each))) working.push(each);
  return working.length > 0 ? working : [{ kind: 'none', words: [] }];
}
