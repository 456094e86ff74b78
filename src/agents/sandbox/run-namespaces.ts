import { findNamespace, findPrepared, isWorking, type Namespace } from '../../system/process/namespace.ts';
import type { EgressProxy } from '../gateway/egress-proxy.ts';
import { socketFiles, withOwnNetwork } from '../gateway/own-network.ts';
import { hidePaths } from './covered-folders.ts';
import { hiddenInHome } from './home.ts';

/** Namespaces for the programs of one run. */
export interface RunNamespaces {
  readonly namespace: Namespace;
  /** Of a set-up in the checkout: it hides the record as well, where that can be. */
  readonly inCheckout: Namespace;
  /** Of a plan's commands there: it also hides where the user signs in elsewhere, which set-up may need. */
  readonly commands: Namespace;
  /** Of what judges a commit: also, the checkout's git directory stays as it is. And of the set-up for that. */
  readonly judging: Namespace;
  readonly judgingSetUp: Namespace;
  readonly isRecordHidden: boolean;
  /** Reason why nothing of the repository may be run, as a sentence. */
  readonly unsandboxed: string | null;
}

/** The variables that an agent gets: what they name in the home is not hidden from tests either. */
type Environment = Readonly<Record<string, string>>;

/** Finds the namespaces of a run, with a network of their own where the settings ask for one. */
export async function runNamespaces(
  {
    record,
    gitDir,
    environment,
  }: { readonly record: string; readonly gitDir: string; readonly environment: Environment },
  egress: EgressProxy | null,
  network: 'full' | 'gateway' | 'none',
): Promise<RunNamespaces> {
  const { HOME = '', PATH = '', ...others } = environment;
  const used = [gitDir, record, ...PATH.split(':'), ...Object.values(others)].filter((path) => path.startsWith('/'));
  const secrets = HOME === '' ? [] : hiddenInHome(HOME, used);
  if (network === 'full') {
    const { namespace, prepared } = await findPrepared((each) => hidePaths(each, [record, ...secrets], gitDir));
    return withHidden(namespace, prepared, { paths: [record], secrets, gitDir });
  }
  const confined = await withOwnNetwork(await findNamespace(), egress?.route ?? null);
  // Sockets that are files, such as Docker's in /run, lead around it.
  const paths = [record, '/run', ...socketFiles().filter((path) => path !== egress?.route.socket)];
  const judging = confined && hidePaths(confined, [...paths, ...secrets], gitDir);
  if (confined && judging && (await isWorking(judging)))
    return withHidden(confined, judging, { paths, secrets, gitDir });
  const unsandboxed = `network: ${network} cannot be held here, because no network namespace can be made; run where root or user namespaces are allowed`;
  return {
    ...withHidden({ kind: 'none', words: [] }, null, { paths: [], secrets: [], gitDir }),
    unsandboxed: unsandboxed,
  };
}

/** A sandbox that hides less than `judging`, which was seen to work, works too. */
function withHidden(
  namespace: Namespace,
  judging: Namespace | null,
  { paths, secrets, gitDir }: { paths: readonly string[]; secrets: readonly string[]; gitDir: string },
): RunNamespaces {
  const within = (hidden: readonly string[], saved: string | null) =>
    (judging && hidePaths(namespace, hidden, saved)) ?? namespace;
  return {
    namespace,
    inCheckout: within(paths, null),
    commands: within([...paths, ...secrets], null),
    judging: judging ?? namespace,
    judgingSetUp: within(paths, gitDir),
    isRecordHidden: judging !== null,
    unsandboxed: null,
  };
}
