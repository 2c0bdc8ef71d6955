import { randomUUID } from 'node:crypto';
import { checkoutCalls } from '../../../../contract/checkout.js';
import { PLAIN, type AccessCase, type AccessCases } from '../AccessCase.js';
import type { Things } from '../Things.js';

const aProduct = { name: 'Deck', currency: 'EUR', unit_amount: 1_990, tax_rate: 1_900, tax_behavior: 'exclusive' };

async function product(things: Things): Promise<string> {
  const id = randomUUID();
  await things.clientOf('admin').put(`/api/admin/checkout/products/${id}`, aProduct);
  return id;
}

async function orderBody(things: Things): Promise<object> {
  return { id: randomUUID(), lines: [{ product_id: await product(things), quantity: 1 }], delivery: 'held' };
}

async function order(things: Things): Promise<string> {
  const body = await orderBody(things);
  const answer = await things.clientOf('admin').post(checkoutCalls.adminStartCheckout.path, body);
  return answer.json<{ order: { id: string } }>().order.id;
}

const forOrder = (body?: unknown): readonly AccessCase[] => [
  { request: async (things) => ({ params: { id: await order(things) }, body }) },
];

export const checkoutCases: AccessCases = {
  adminListProducts: PLAIN,
  adminSaveProduct: [{ request: () => ({ params: { id: randomUUID() }, body: aProduct }) }],
  adminDeleteProduct: [{ request: async (things) => ({ params: { id: await product(things) } }) }],
  adminListOrders: PLAIN,
  adminStartCheckout: [{ request: async (things) => ({ body: await orderBody(things) }) }],
  adminReadOrder: forOrder(),
  adminExpireOrder: forOrder(),
  // No payment and no event has arrived yet, which only an admin learns.
  adminRefundOrder: [
    {
      unset: 409,
      request: async (things) => ({ params: { id: await order(things) }, body: { id: randomUUID(), amount: 1 } }),
    },
  ],
  adminSendWebhooks: [{ unset: 409, request: async (things) => ({ params: { id: await order(things) }, body: {} }) }],
  // Anybody may call it; the signature decides.
  receiveWebhook: [{ unset: 400 }],
};
