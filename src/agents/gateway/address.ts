import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

/** An address that no provider has: this machine's, or one by which a cloud tells a machine its secrets. */
class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

const never = new BlockList();
never.addSubnet('0.0.0.0', 8, 'ipv4');
never.addSubnet('127.0.0.0', 8, 'ipv4');
never.addSubnet('169.254.0.0', 16, 'ipv4'); // link-local, and the metadata of most clouds
never.addSubnet('224.0.0.0', 3, 'ipv4'); // multicast, reserved and broadcast
never.addAddress('100.100.100.200', 'ipv4'); // metadata of Alibaba
never.addAddress('168.63.129.16', 'ipv4'); // and of Azure
never.addAddress('::', 'ipv6');
never.addAddress('::1', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');
never.addAddress('fd00:ec2::254', 'ipv6');
never.addSubnet('64:ff9b::', 96, 'ipv6'); // IPv4 behind a translator, whichever it is

/** Whether nothing of a provider can be there. */
export function isForbidden(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isForbidden(mapped);
  const family = isIP(address);
  if (family === 0) return true;
  if (family === 6 && /^::(?:ffff:)?[\da-f:.]+$/i.test(address)) return true; // IPv4 in one of its other spellings
  if (never.check(address, family === 4 ? 'ipv4' : 'ipv6')) return true;
  return Object.values(networkInterfaces()).some((list) => list?.some((each) => each.address === address));
}

/** Resolves a name once, for the connection that is made then: all its addresses have to be allowed. */
export const lookupAllowed: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '', 0);
    const wrong = addresses.find(({ address }) => isForbidden(address));
    if (wrong !== undefined) return callback(forbidden(hostname, wrong), '', 0);
    const [first] = addresses;
    if (options.all) return callback(null, addresses as never, 0);
    return callback(null, first?.address ?? '', first?.family ?? 0);
  });
};

/** A name that is an address is not resolved. @throws ForbiddenAddressError */
export function requireAllowed({ hostname }: URL): void {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && isForbidden(address)) throw forbidden(hostname, { address, family: isIP(address) });
}

function forbidden(hostname: string, { address }: LookupAddress): ForbiddenAddressError {
  return new ForbiddenAddressError(
    `${hostname} is ${address}, an address of this machine or its cloud; name an upstream of your own in the setting gateway`,
  );
}
