import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';
import special from './special-addresses.json' with { type: 'json' };

/** True for addresses that no provider can have: this machine's, its cloud's or a special range's. */
export function isForbidden(address: string): boolean {
  if (isIP(address) === 0 || isatapPattern.test(address) || isListed(closed, address)) return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((info) => info.address === address));
}

/** ISATAP addresses under any prefix end in an IPv4 address. */
const isatapPattern = /(?:^|:)5efe:(?:[\da-f]{1,4}:[\da-f]{1,4}|[\d.]+)$/i;

/** True for an address that isn't reachable from the internet. */
export function isPrivate(address: string): boolean {
  return isListed(privateNetworks, address);
}

type Resolve = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Resolves a name once, so that the checked addresses are those used to connect; all must be allowed. */
export function checkedLookup(isRefused: (address: string) => boolean, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, '', 0);
      const wrong = addresses.find(({ address }) => isRefused(address));
      if (wrong !== undefined) return callback(forbiddenAddress(hostname, wrong.address), '', 0);
      const [first] = addresses;
      if (options.all) return callback(null, addresses as never, 0);
      return callback(null, first?.address ?? '', first?.family ?? 0);
    });
  };
}

export const lookupAllowed = checkedLookup(isForbidden);

/** Checks a literal IP address, which needs no lookup. @throws Error if it is forbidden */
export function requireAllowed({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && isForbidden(address)) throw forbiddenAddress(hostname, address);
}

function forbiddenAddress(hostname: string, address: string): Error {
  return new Error(
    `${hostname} is ${address}, an address of this machine, its cloud or a special range; set gateway to your own upstream`,
  );
}

/** Keeps a list per family: in a combined list, an IPv6 network could match every IPv4 address. */
function networks(rows: Readonly<Record<string, string>>): Readonly<Record<number, BlockList>> {
  const lists = { 4: new BlockList(), 6: new BlockList() };
  for (const network of Object.keys(rows)) {
    const [address = '', bits] = network.split('/');
    if (isIP(address) === 6) lists[6].addSubnet(address, Number(bits), 'ipv6');
    else lists[4].addSubnet(address, Number(bits), 'ipv4');
  }
  return lists;
}

function isListed(lists: Readonly<Record<number, BlockList>>, address: string): boolean {
  return lists[isIP(address)]?.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4') ?? false;
}

const closed = networks(special.closed);
const privateNetworks = networks(special.private);
