import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is assigned to the public internet (IANA, IPv6 address space). */
const GLOBAL_UNICAST = ipaddr.IPv6.parse('2000::');

/**
 * Whether an address is on the public internet: not this machine, not in a private, link-local, shared, multicast,
 * reserved or documentation range, and not an IPv6 form (mapped, compatible, 6to4, Teredo, NAT64) of such an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(GLOBAL_UNICAST, 3)) return false;
  return parsed.range() === 'unicast';
}
