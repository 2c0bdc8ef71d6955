import type { Config } from '../config.js';

/** The address at which this process reaches itself, whatever proxies are in front of it. */
export function ownAddress({ host, port }: Pick<Config, 'host' | 'port'>): string {
  const reachable = { '0.0.0.0': '127.0.0.1', '::': '::1' }[host] ?? host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
