import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * Whether an address as `getaddrinfo` gives it is one of the public internet: not private, shared (RFC 6598), loopback, link-local,
 * unique local, multicast, reserved or unspecified, nor an IPv6 address that leads to such an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  // An address with a zone belongs to one of this machine's own links.
  if (isIP(address) === 0 || address.includes('%')) return false;
  return isIP(address) === 4 ? isPublicV4(address) : isPublicV6(ipaddr.IPv6.parse(address));
}

function isPublicV4(address: string): boolean {
  return ipaddr.IPv4.parse(address).range() === 'unicast';
}

function isPublicV6(address: ipaddr.IPv6): boolean {
  const range = address.range();
  const [first = 0, second, third] = address.parts;
  // IPv4-mapped (RFC 4291) and the well-known prefix of NAT64 (RFC 6052) end in the IPv4 address that is meant. The prefix of NAT64 for
  // local use (RFC 8215) leads wherever a network likes.
  const isWellKnown = range === 'rfc6052' && third === 0;
  if (range === 'ipv4Mapped' || isWellKnown) return isPublicV4(lastV4(address));
  // 6to4 and Teredo, whose relays are gone, are ranges of their own and not taken, as all that is not global unicast (2000::/3).
  if (range !== 'unicast' || first >>> 13 !== 1 || (first === 0x2001 && second === 0)) return false;
  // ISATAP (RFC 5214) leads to the IPv4 address it ends in.
  const isIsatap = address.parts[5] === 0x5efe && ((address.parts[4] ?? 0) & ~0x200) === 0;
  return !isIsatap || isPublicV4(lastV4(address));
}

function lastV4(address: ipaddr.IPv6): string {
  return address.toByteArray().slice(-4).join('.');
}
