import { findNamespace, findPrepared, isWorking, type Namespace } from '../../system/process/namespace.ts';
import type { EgressProxy } from '../gateway/egress-proxy.ts';
import { findSocketFiles, withOwnNetwork } from '../gateway/own-network.ts';
import { hidePaths } from './covered-folders.ts';
import { hiddenInHome } from './home.ts';

export interface RunNamespaces {
  readonly namespace: Namespace;
  /** For set-up in the checkout; also hides the record if possible. */
  readonly inCheckout: Namespace;
  /** For a plan's commands in the checkout; also hides logins in the home, which set-up may need. */
  readonly commands: Namespace;
  /** For judging a commit, and for the set-up of that; also protects the checkout's git directory from changes. */
  readonly judging: Namespace;
  readonly judgingSetUp: Namespace;
  readonly isRecordHidden: boolean;
  readonly unsandboxed: string | null;
}

/** The agent's variables; paths in them stay visible to tests too. */
type Environment = Readonly<Record<string, string>>;

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
  // Socket files, such as Docker's in /run, would bypass the network namespace.
  const paths = [record, '/run', ...findSocketFiles().filter((path) => path !== egress?.route.socket)];
  const judging = confined && hidePaths(confined, [...paths, ...secrets], gitDir);
  if (confined && judging && (await isWorking(judging)))
    return withHidden(confined, judging, { paths, secrets, gitDir });
  const unsandboxed = `network: ${network} cannot be held here, because no network namespace can be made; run where root or user namespaces are allowed`;
  return {
    ...withHidden({ kind: 'none', words: [] }, null, { paths: [], secrets: [], gitDir }),
    unsandboxed,
  };
}

/** Assumes that namespaces with fewer hidden paths work because `judging` was tested. */
function withHidden(
  namespace: Namespace,
  judging: Namespace | null,
  { paths, secrets, gitDir }: { paths: readonly string[]; secrets: readonly string[]; gitDir: string },
): RunNamespaces {
  const hideWhenSupported = (hidden: readonly string[], saved: string | null) =>
    (judging && hidePaths(namespace, hidden, saved)) ?? namespace;
  return {
    namespace,
    inCheckout: hideWhenSupported(paths, null),
    commands: hideWhenSupported([...paths, ...secrets], null),
    judging: judging ?? namespace,
    judgingSetUp: hideWhenSupported(paths, gitDir),
    isRecordHidden: judging !== null,
    unsandboxed: null,
  };
}
