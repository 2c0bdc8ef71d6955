import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeForm } from './encodeForm.js';
import { signWebhook, verifyWebhook } from './signature.js';

const NOW = new Date('2026-06-01T12:00:00Z');
const SECRET = 'whsec_secret';

describe('the signature of webhooks', () => {
  it('is an HMAC-SHA256 over the time and the body', () => {
    const time = NOW.getTime() / 1_000;
    const digest = createHmac('sha256', SECRET).update(`${time}.{}`).digest('hex');
    expect(signWebhook('{}', SECRET, NOW)).toBe(`t=${time},v1=${digest}`);
    expect(() => verifyWebhook(Buffer.from('{}'), `t=${time},v1=00,v1=${digest},v0=1`, SECRET, NOW)).not.toThrow();
  });

  it('is refused for another body, secret, time or form', () => {
    const verify = (body: string, header: string, secret = SECRET, now = NOW): void =>
      verifyWebhook(Buffer.from(body), header, secret, now);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer({ min: 301, max: 1e6 }), (body, other, seconds) => {
        const header = signWebhook(body, SECRET, NOW);
        verify(body, header);
        if (other !== body) expect(() => verify(other, header)).toThrow('wrong');
        expect(() => verify(body, header, `${SECRET}x`)).toThrow('wrong');
        for (const way of [-1, 1])
          expect(() => verify(body, header, SECRET, new Date(NOW.getTime() + way * seconds * 1_000))).toThrow(
            'expired',
          );
        expect(() => verify(body, header.replace(/t=\d/, 't=9'))).toThrow('wrong');
        expect(() => verify(body, other)).toThrow();
      }),
    );
  });
});

it('writes nested values as Stripe reads them', () => {
  const form = encodeForm({
    mode: 'payment',
    unset: undefined,
    line_items: [{ quantity: 2, price_data: { currency: 'eur' } }],
  });
  expect(decodeURIComponent(form)).toBe(
    'mode=payment&line_items[0][quantity]=2&line_items[0][price_data][currency]=eur',
  );
});
