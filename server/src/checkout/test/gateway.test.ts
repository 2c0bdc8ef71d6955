import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { HttpProblem } from '../../errors.js';
import type { Answer } from '../../testing/TestClient.js';
import { embeddedDatabase } from '../../testing/testDatabases.js';
import { ShopServer } from './ShopServer.js';

describe.each(embeddedDatabase)('checkouts through the test gateway on $name', (database) => {
  let shop: ShopServer;
  beforeAll(async () => {
    shop = await ShopServer.start(database);
  });
  afterAll(() => shop.server.close());

  const pageOf = async (url: string): Promise<string> => (await fetch(url, { redirect: 'manual' })).text();

  it('become paid by the webhook, never by the way back', async () => {
    const { id, checkout_url, total } = await shop.order({ delivery: 'held' });
    expect(total).toBe(1_190);
    expect(await pageOf(checkout_url)).toContain('Pay €11.90');
    await shop.press(checkout_url, { card: 'success' });
    const back = (await fetch(checkout_url, { redirect: 'manual' })).headers.get('Location') ?? '';
    expect(back).toBe(`${shop.server.services.config.publicUrl}/admin/checkout-test?order=${id}&returned=1`);
    await fetch(back);
    await shop.told();
    expect(await shop.read(id)).toMatchObject({ status: 'open', events: [] });
    const send = (body: object) => shop.server.admin.post(`/api/admin/checkout/orders/${id}/webhooks`, body);
    expect((await send({ sequence: 'reversed', times: 2, at_once: true })).status).toBe(200);
    const order = await shop.read(id);
    expect(order).toMatchObject({ status: 'paid', refundable: 1_190 });
    expect(order.events.map(({ repeats }) => repeats)).toEqual([1, 1]);
    expect(order.deliveries).not.toEqual([]);
    for (const delivery of order.deliveries ?? []) expect(delivery).toMatchObject({ answer: 200, attempts: 2 });
  });

  it('can be declined, confirmed with 3-D Secure, refused and expired', async () => {
    const { id, checkout_url } = await shop.order({ scenario: 'decline', delivery: 'reversed' });
    const statusAfter = async (form: Readonly<Record<string, string>>): Promise<string> => {
      await shop.press(checkout_url, form);
      await shop.told();
      return (await shop.read(id)).status;
    };
    expect(await shop.press(checkout_url, { card: 'decline' })).toContain('?declined=1');
    expect(await pageOf(`${checkout_url}?declined=1`)).toContain('The card was declined.');
    await shop.told();
    expect((await shop.read(id)).status).toBe('declined');
    await shop.press(checkout_url, { card: 'three-d-secure' });
    expect(await pageOf(checkout_url)).toContain('Confirm your payment');
    await shop.told();
    expect(await statusAfter({ confirm: 'no' })).toBe('declined');
    await shop.press(checkout_url, { card: 'three-d-secure' });
    expect(await statusAfter({ confirm: 'yes' })).toBe('paid');
    // A page that is out of date changes nothing.
    expect(await statusAfter({ expire: 'now' })).toBe('paid');
    expect((await shop.server.admin.post(`/api/admin/checkout/orders/${id}/expire`)).status).toBe(409);
    const other = await shop.order();
    expect((await shop.server.admin.post(`/api/admin/checkout/orders/${other.id}/expire`)).status).toBe(200);
    await shop.told();
    expect((await shop.read(other.id)).status).toBe('expired');
    expect(await pageOf(other.checkout_url)).toContain('This session has expired');
  });

  it('are refunded in part and wholly, once for each request, and never beyond the payment', async () => {
    const { id, checkout_url } = await shop.order({ delivery: 'twice-at-once' });
    expect((await shop.refund(id, 100)).status).toBe(409);
    await shop.press(checkout_url, { card: 'success' });
    await shop.told();
    const refundId = randomUUID();
    const twice = await Promise.all([shop.refund(id, 400, refundId), shop.refund(id, 400, refundId)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    await shop.told();
    expect(await shop.read(id)).toMatchObject({ status: 'partly_refunded', refunded: 400, refundable: 790 });
    expect((await shop.refund(id, 401, refundId)).status).toBe(409);
    const rivals = await Promise.all([shop.refund(id, 700), shop.refund(id, 700)]);
    expect(rivals.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await shop.refund(id, 91)).text).toContain('€0.90');
    expect((await shop.refund(id, 90)).status).toBe(200);
    await shop.told();
    expect(await shop.read(id)).toMatchObject({ status: 'refunded', refunded: 1_190, refundable: 0 });
    const log = await shop.server.admin.get('/api/admin/actions?action=adminRefundOrder');
    expect(log.text).toContain('Order of €11.90');
  });

  it('start once for each id, with products of one currency', async () => {
    const id = randomUUID();
    const [first, again] = [await shop.order({ id }), await shop.order({ id })];
    expect(again.checkout_url).toBe(first.checkout_url);
    const yen = randomUUID();
    expect((await shop.saveProduct(yen, { currency: 'JPY', unit_amount: 2_980 })).status).toBe(200);
    expect((await shop.saveProduct(randomUUID(), { currency: 'KWD', unit_amount: 2_981 })).status).toBe(422);
    const start = (...products: readonly string[]) =>
      shop.server.admin.post('/api/admin/checkout/orders', {
        id: randomUUID(),
        lines: products.map((product_id) => ({ product_id, quantity: 1 })),
      });
    expect((await start(shop.productId, yen)).status).toBe(422);
    expect((await start(randomUUID())).status).toBe(422);
    expect((await start(yen)).json<{ order: object }>().order).toMatchObject({ currency: 'JPY', total: 3_546 });
  });

  it('are of products that one admin saves without overwriting what another one has saved', async () => {
    const id = randomUUID();
    const path = `/api/admin/checkout/products/${id}`;
    const body = { name: 'Box', currency: 'EUR', unit_amount: 490, tax_rate: 1_900, tax_behavior: 'exclusive' };
    expect((await shop.server.admin.put(path, body)).json()).toMatchObject({ product: { version: 1 } });
    expect((await shop.server.admin.put(path, { ...body, name: 'Tin', version: 1 })).status).toBe(200);
    const stale = await shop.server.admin.put(path, { ...body, unit_amount: 590, version: 1 });
    expect([stale.status, stale.json().type, stale.json().version]).toEqual([409, '/problems/stale-version', 2]);
    await shop.server.admin.delete(path);
    expect((await shop.server.admin.put(path, { ...body, version: 2 })).status).toBe(404);
  });

  it('survive another start with the same id that the provider refuses', async () => {
    const id = randomUUID();
    const { api } = shop.server.services.checkout;
    const create = api.createSession.bind(api);
    const another = (): Promise<Answer> => {
      const lines = [{ product_id: shop.productId, quantity: 2 }];
      return shop.server.admin.post('/api/admin/checkout/orders', { id, lines });
    };
    const spy = vi
      .spyOn(api, 'createSession')
      .mockImplementationOnce(async (...asked) => {
        expect((await another()).status).toBe(409);
        return create(...asked);
      })
      .mockRejectedValueOnce(new HttpProblem('conflict', 'The payment provider refused.'));
    const { checkout_url } = await shop.order({ id });
    spy.mockRestore();
    await shop.press(checkout_url, { card: 'success' });
    await shop.told();
    expect(await shop.read(id)).toMatchObject({ status: 'paid', total: 1_190 });
  });

  it('are not stored when the provider fails, and can be started again', async () => {
    const id = randomUUID();
    const { api } = shop.server.services.checkout;
    const spy = vi.spyOn(api, 'createSession').mockRejectedValueOnce(new HttpProblem('upstream', 'It failed.'));
    const start = (): Promise<Answer> => {
      const lines = [{ product_id: shop.productId, quantity: 1 }];
      return shop.server.admin.post('/api/admin/checkout/orders', { id, lines });
    };
    expect((await start()).status).toBe(502);
    spy.mockRestore();
    expect((await shop.server.admin.get(`/api/admin/checkout/orders/${id}`)).status).toBe(404);
    const both = await Promise.all([start(), start()]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect((await shop.read(id)).status).toBe('open');
  });

  it('keep the gateway to those who know its key, and its answers to their idempotency keys', async () => {
    const call = (
      form: Readonly<Record<string, string>>,
      headers: Readonly<Record<string, string>>,
    ): Promise<Response> =>
      fetch(`${shop.server.url}/test-gateway/v1/checkout/sessions`, {
        method: 'POST',
        headers,
        body: new URLSearchParams(form),
      });
    expect((await call({}, { Authorization: 'Bearer sk_test_guess' })).status).toBe(401);
    const { knex } = shop.server.services.database;
    const row = await knex('app.settings').where({ name: 'test-gateway' }).first<{ value: { key: string } }>('value');
    const headers = { Authorization: `Bearer ${row.value.key}`, 'Idempotency-Key': 'one' };
    const form = {
      mode: 'payment',
      success_url: 'http://localhost/done',
      cancel_url: 'http://localhost/back',
      'line_items[0][quantity]': '2',
      'line_items[0][price_data][currency]': 'eur',
      'line_items[0][price_data][unit_amount]': '250',
      'line_items[0][price_data][product_data][name]': 'Deck',
    };
    const [first, second] = await Promise.all([call(form, headers), call(form, headers)]);
    const session: unknown = await first.json();
    expect(session).toMatchObject({ amount_total: 500, currency: 'eur', livemode: false, payment_status: 'unpaid' });
    expect(await second.json()).toEqual(session);
    const other = await call({ ...form, 'line_items[0][quantity]': '3' }, headers);
    expect(await other.json()).toMatchObject({ error: { type: 'idempotency_error' } });
    expect((await call({ ...form, mode: 'setup' }, { ...headers, 'Idempotency-Key': 'two' })).status).toBe(400);
  });
});
