import ipaddr from 'ipaddr.js';

/**
 * Whether an address is on the public internet: not this machine, not in a private, link-local, shared, multicast,
 * reserved or documentation range, and not an IPv6 form (mapped, 6to4, Teredo, NAT64) of such an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
