import ipaddr from 'ipaddr.js';

/**
 * Whether an address is one of the public internet: not this machine, not a private, link-local, shared, multicast, reserved
 * or documentation range, nor an IPv4 one of those inside IPv6 (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
