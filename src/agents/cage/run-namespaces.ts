import { findNamespace, findPrepared, type Namespace, works } from '../../system/process/namespace.ts';
import type { Outlet } from '../gateway/outlet.ts';
import { socketFiles, withOwnNetwork } from '../gateway/own-network.ts';
import { hiding } from './covered-folders.ts';

/** Namespaces for the programs of one run. */
export interface RunNamespaces {
  readonly namespace: Namespace;
  /** Of what runs in the checkout while work is judged: it hides the record as well, where that can be. */
  readonly inCheckout: Namespace;
  /** Of what judges a commit: also, the checkout's git directory stays as it is. */
  readonly judging: Namespace;
  readonly isRecordHidden: boolean;
  /** Reason why nothing of the repository may be run, as a sentence. */
  readonly unheld: string | null;
}

/** Finds the namespaces of a run, with a network of their own where the settings ask for one. */
export async function runNamespaces(
  { record, gitDir }: { readonly record: string; readonly gitDir: string },
  outlet: Outlet | null,
  network: 'full' | 'gateway' | 'none',
): Promise<RunNamespaces> {
  if (network === 'full') {
    const { namespace, prepared } = await findPrepared((each) => hiding(each, [record], gitDir));
    return withHidden(namespace, [record], prepared);
  }
  const confined = await withOwnNetwork(await findNamespace(), outlet?.way ?? null);
  // Sockets that are files, such as Docker's in /run, lead around it.
  const paths = [record, '/run', ...socketFiles().filter((path) => path !== outlet?.way.socket)];
  const judging = confined && hiding(confined, paths, gitDir);
  if (confined && judging && (await works(judging))) return withHidden(confined, paths, judging);
  const unheld = `network: ${network} cannot be held here, because no network namespace can be made; run where root or user namespaces are allowed`;
  return { ...withHidden({ kind: 'none', words: [] }, [], null), unheld };
}

function withHidden(namespace: Namespace, paths: readonly string[], judging: Namespace | null): RunNamespaces {
  const inCheckout = (judging && hiding(namespace, paths)) ?? namespace;
  return { namespace, inCheckout, judging: judging ?? namespace, isRecordHidden: judging !== null, unheld: null };
}
