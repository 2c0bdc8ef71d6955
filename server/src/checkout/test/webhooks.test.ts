import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '../../testing/testDatabases.js';
import { ShopServer } from './ShopServer.js';

const TOTAL = 1_190;
const TYPES = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.payment_failed',
  'charge.refunded',
  'customer.created',
] as const;

interface Told {
  readonly type: (typeof TYPES)[number];
  readonly second: number;
  readonly refunded: number;
}

/** Events of an order; then the order in which they arrive, with repetitions. */
const aStory = fc
  .array(
    fc.record<Told>({
      type: fc.constantFrom(...TYPES),
      second: fc.integer({ min: 0, max: 3 }),
      refunded: fc.integer({ min: 1, max: TOTAL }),
    }),
    { minLength: 1, maxLength: 5 },
  )
  .chain((events) =>
    fc.record({
      events: fc.constant(events),
      arrivals: fc.array(fc.nat(events.length - 1), { maxLength: 6 }),
      shuffled: fc.shuffledSubarray([...events.keys()], { minLength: events.length }),
    }),
  );

function eventOf(orderId: string, { type, second, refunded }: Told, id: string = randomUUID()): object {
  const object = {
    metadata: { order: orderId },
    currency: 'eur',
    payment_intent: `pi_${orderId}`,
    payment_status: 'paid',
    amount_total: TOTAL,
    amount_refunded: refunded,
  };
  return { id: `evt_${id}`, type, created: 1_780_000_000 + second, livemode: false, data: { object } };
}

describe.each(testDatabases)('webhooks on $name', (database) => {
  let shop: ShopServer;
  beforeAll(async () => {
    shop = await ShopServer.start(database);
  });
  afterAll(() => shop.server.close());

  it('make the same of an order whether they come in order, mixed up, repeated or two at once', async () => {
    await fc.assert(
      fc.asyncProperty(aStory, async ({ events, arrivals, shuffled }) => {
        const [straight, mixed] = [await shop.order(), await shop.order()];
        const ids = events.map(() => randomUUID());
        for (const event of events) await shop.send(eventOf(straight.id, event));
        const sent = [...arrivals, ...shuffled].map((index) => {
          const event = events[index];
          return event === undefined ? {} : eventOf(mixed.id, event, ids[index]);
        });
        for (let first = 0; first < sent.length; first += 2) {
          const pair = await Promise.all(sent.slice(first, first + 2).map((event) => shop.send(event)));
          expect(pair.every(({ status }) => status === 200)).toBe(true);
        }
        const [expected, found] = [await shop.read(straight.id), await shop.read(mixed.id)];
        expect({ status: found.status, refunded: found.refunded }).toEqual({
          status: expected.status,
          refunded: expected.refunded,
        });
        expect(found.events.length).toBe(expected.events.length);
        expect(found.refundable).toBeGreaterThanOrEqual(0);
        expect(found.refunded + found.refundable).toBeLessThanOrEqual(TOTAL);
      }),
      { numRuns: 5 },
    );
  });

  it('are refused with a wrong signature, an old time or an altered body', async () => {
    const { id } = await shop.order();
    const paid = eventOf(id, { type: 'checkout.session.completed', second: 0, refunded: 1 });
    const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
    for (const changes of [
      { secret: 'whsec_of_somebody' },
      { now: minutesAgo(6) },
      { now: minutesAgo(-6) },
      { body: JSON.stringify(paid).replace(String(TOTAL), '1') },
      { body: '' },
    ])
      expect((await shop.send(paid, changes)).status).toBe(400);
    const unsigned = await shop.server.stranger.post('/api/checkout/webhook', paid);
    expect(unsigned.status).toBe(400);
    expect(await shop.read(id)).toMatchObject({ status: 'open', events: [] });
    expect((await shop.send(paid, { body: 'x'.repeat(300_000) })).status).toBe(413);
    expect((await shop.send({ ...paid, livemode: true })).status).toBe(400);
    expect((await shop.send(paid)).status).toBe(200);
    expect(await shop.read(id)).toMatchObject({ status: 'paid', refundable: TOTAL });
  });

  it('are not believed when they tell of another amount or currency, and are received when they are about nothing', async () => {
    const { id } = await shop.order();
    const paid = { type: 'checkout.session.completed', second: 0, refunded: 1 } as const;
    const altered = (from: string, to: string): object =>
      JSON.parse(JSON.stringify(eventOf(id, paid)).replace(from, to)) as object;
    await shop.send(altered(`"amount_total":${TOTAL}`, '"amount_total":1'));
    await shop.send(altered('"eur"', '"usd"'));
    expect(await shop.read(id)).toMatchObject({
      status: 'open',
      events: [{ problem: expect.any(String) as string }, { problem: expect.any(String) as string }],
    });
    expect((await shop.send(eventOf(randomUUID(), paid))).status).toBe(200);
    expect((await shop.send({ hello: 'there' })).status).toBe(200);
  });
});
