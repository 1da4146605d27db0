import { BlockList, isIP, isIPv6 } from 'node:net';

/** Tells whether an address is one of the trusted ones. @param trusted addresses and networks, as TRUSTED_PROXIES names them */
export function trustedAddress(trusted: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}
