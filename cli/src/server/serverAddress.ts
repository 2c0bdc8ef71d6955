import { UsageError } from '../exitCode.js';

/** The address of `npm start` and `cardwright serve`. */
export const DEFAULT_SERVER = 'http://localhost:3000';

/**
 * `localhost:3000/decks/` → `http://localhost:3000`: normalises a server's address to its origin.
 * @param origin where it came from, such as `--server`, for the message @throws UsageError
 */
export function serverAddress(text: string, origin: string): string {
  const trimmed = text.trim();
  const whole = /^[a-z]+:\/\//i.test(trimmed) ? trimmed : `${isLocal(trimmed) ? 'http' : 'https'}://${trimmed}`;
  const url = URL.canParse(whole) ? new URL(whole) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.hostname === '')
    throw new UsageError(`${origin}: "${text}" is not a server address; use one such as ${DEFAULT_SERVER}.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError(
      `${origin}: a server address must not contain a user or password; sign in with cardwright login.`,
    );
  return url.origin;
}

/** Whether the connection is unencrypted. */
export function isUnprotected(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLocal(hostname);
}

function isLocal(host: string): boolean {
  return /^(localhost|127\.[\d.]+|\[::1\])(?=[:/]|$)/i.test(host);
}
