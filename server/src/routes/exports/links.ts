import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Signs a link to an export's file, so that a browser can open it without a session.
 * @param secret the export's secret
 */
export function signLink(id: string, expiresAt: Date, secret: Uint8Array): string {
  const time = String(expiresAt.getTime());
  return `${time}.${signatureOf(id, time, secret).toString('base64url')}`;
}

/** Whether a token was signed for this export and has not expired. */
export function isLinkValid(token: string, id: string, secret: Uint8Array, now: Date): boolean {
  const [time = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(id, time, secret);
  return given.length === expected.length && timingSafeEqual(given, expected) && Number(time) > now.getTime();
}

function signatureOf(id: string, time: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${id} ${time}`).digest();
}
