import { UsageError } from '../exitCode.js';

/** Where `npm start` and `cardwright serve` answer. */
export const DEFAULT_SERVER = 'http://localhost:3000';

/**
 * `localhost:3000/decks/` → `http://localhost:3000`: the origin of a server, however it was written.
 * @param origin what it was given by, such as `--server`, for the message @throws UsageError
 */
export function serverAddress(text: string, origin: string): string {
  const trimmed = text.trim();
  const whole = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `${isLocal(trimmed) ? 'http' : 'https'}://${trimmed}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new UsageError(`${origin}: "${text}" is no address of a server; write one such as ${DEFAULT_SERVER}.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(`${origin}: a server is named without user and password; sign in with cardwright login.`);
  return url.origin;
}

/** Whether what is sent there can be read by others on the way. */
export function isUnprotected(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLocal(hostname);
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])(?=[:/]|$)/i.test(host);
}
