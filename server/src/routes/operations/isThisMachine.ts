import { isIP } from 'node:net';

/** Whether an address can be opened only on the machine that it belongs to. */
export function isThisMachine(url: string): boolean {
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, '');
  if (isIP(host) === 4) return host.startsWith('127.');
  return host === '::1' || host === 'localhost' || host.endsWith('.localhost');
}
