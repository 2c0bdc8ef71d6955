import { createHmac, timingSafeEqual } from 'node:crypto';
import { HttpProblem } from '../../errors.js';

/** Seconds that a signature is valid before and after its time. */
const TOLERANCE = 300;

/** The value of `Stripe-Signature` for a webhook that is sent now. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const time = secondsOf(now);
  return `t=${time},v1=${digest(time, body, secret).toString('hex')}`;
}

/**
 * Checks that a webhook comes from whoever knows the secret, is unaltered and is not old. A header may carry several
 * `v1`, while a secret is being replaced.
 * @throws HttpProblem 400
 */
export function verifyWebhook(body: Buffer, header: string, secret: string, now: Date): void {
  const pairs = header.split(',').map((pair) => pair.trim().split('=', 2));
  const [, time = ''] = pairs.find(([name]) => name === 't') ?? [];
  if (!/^\d{1,12}$/.test(time)) throw refused('The webhook is not signed.');
  const expected = digest(Number(time), body, secret);
  const isSigned = pairs.some(([name, value = '']) => name === 'v1' && isSame(Buffer.from(value, 'hex'), expected));
  if (!isSigned) throw refused('The signature of the webhook is wrong.');
  if (Math.abs(secondsOf(now) - Number(time)) > TOLERANCE) throw refused('The signature of the webhook has expired.');
}

function digest(time: number, body: string | Buffer, secret: string): Buffer {
  return createHmac('sha256', secret).update(`${time}.`).update(body).digest();
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

function refused(detail: string): HttpProblem {
  return new HttpProblem('bad-request', detail);
}
