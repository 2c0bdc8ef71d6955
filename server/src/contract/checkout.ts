import { z } from 'zod';
import { adminListQuery, total } from './admin/adminListQuery.js';
import { defineCalls } from './defineCalls.js';
import { nextCursor } from './paging.js';
import { count, editedVersion, idParams, line, search, times, uuid, version } from './values.js';

/** ISO 4217, with 2, 0 and 3 decimals. */
export const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'JPY', 'KRW', 'KWD', 'BHD'] as const;
/** The state of an order, which only the provider's events decide. */
export const ORDER_STATUSES = [
  'open',
  'processing',
  'requires_action',
  'declined',
  'paid',
  'expired',
  'partly_refunded',
  'refunded',
] as const;

/** The most that providers charge at once, in the currency's smallest unit. */
export const MOST_CHARGED = 99_999_999;

const currency = z.enum(CURRENCIES);
const minorUnits = count.describe('in the smallest unit of the currency, such as cents');
const charged = z.number().int().min(1).max(MOST_CHARGED).describe('in the smallest unit of the currency');
const taxed = {
  unit_amount: charged,
  tax_rate: z.number().int().min(0).max(10_000).describe('in hundredths of a percent: 1900 is 19%'),
  tax_behavior: z.enum(['inclusive', 'exclusive']).describe('whether the price contains the tax'),
};

const productBody = z.strictObject({ name: line.min(1).max(120), currency, ...taxed });
const product = productBody.extend({ id: z.uuid(), version, ...times });

const orderLine = z.object({
  name: z.string(),
  quantity: count,
  ...taxed,
  net: minorUnits,
  tax: minorUnits,
  total: minorUnits,
});

const order = z.object({
  id: z.uuid(),
  provider: z.enum(['stripe', 'local']),
  status: z.enum(ORDER_STATUSES),
  currency,
  lines: z.array(orderLine),
  net: minorUnits,
  tax: minorUnits,
  total: minorUnits,
  refunded: minorUnits,
  checkout_url: z.string().describe('the provider’s payment page'),
  created_by_name: z.string(),
  ...times,
});

const event = z.object({
  id: z.string().describe('the provider’s id'),
  type: z.string().describe('such as checkout.session.completed'),
  happened_at: z.string(),
  received_at: z.string(),
  repeats: count.describe('how often it came again and was ignored'),
  problem: z.string().nullable().describe('why it was rejected'),
});

const delivery = z.object({
  id: z.string(),
  type: z.string(),
  created_at: z.string(),
  attempts: count,
  answer: count.nullable().describe('the last status; 0 if nobody answered'),
  delivered_at: z.string().nullable(),
  next_at: z.string().nullable().describe('of the next try'),
});

const refund = z.object({ id: z.uuid(), amount: minorUnits, created_at: z.string() });

const orderDetail = order.extend({
  refundable: minorUnits.describe('what has been paid and is not requested back'),
  events: z.array(event).describe('oldest first'),
  refunds: z.array(refund).describe('requested refunds, oldest first'),
  deliveries: z.array(delivery).nullable().describe('what the test gateway has sent; null for another provider'),
});

export type CheckoutProduct = z.output<typeof product>;
export type CheckoutProductBody = z.output<typeof productBody>;
export type CheckoutLine = z.output<typeof orderLine>;
export type CheckoutOrder = z.output<typeof order>;
export type CheckoutOrderDetail = z.output<typeof orderDetail>;
export type CheckoutEvent = z.output<typeof event>;
export type CheckoutDelivery = z.output<typeof delivery>;
export type CheckoutRefund = z.output<typeof refund>;
export type OrderStatus = CheckoutOrder['status'];
export type Currency = z.output<typeof currency>;

const orderBody = z.strictObject({
  id: uuid.describe('the caller’s own; a repeated request with it starts one checkout'),
  lines: z
    .array(z.strictObject({ product_id: uuid, quantity: z.number().int().min(1).max(1_000) }))
    .min(1)
    .max(20)
    .describe('of one currency'),
  scenario: z
    .enum(['success', 'decline', 'three-d-secure'])
    .default('success')
    .describe('the test card that the payment page of the test gateway offers first'),
  delivery: z
    .enum(['in-order', 'reversed', 'twice-at-once', 'held'])
    .default('in-order')
    .describe('how the test gateway delivers its webhooks'),
});
export type CheckoutOrderBody = z.output<typeof orderBody>;

const sendingBody = z.strictObject({
  sequence: z.enum(['sent', 'reversed']).default('sent'),
  times: z.number().int().min(1).max(5).default(1).describe('how often each is sent'),
  at_once: z.boolean().default(false),
});
export type WebhookSending = z.output<typeof sendingBody>;

const oneOrder = z.object({ order: orderDetail });

export const checkoutCalls = defineCalls('Checkout test', {
  adminListProducts: {
    method: 'get',
    path: '/api/admin/checkout/products',
    summary: 'List the products of test checkouts',
    response: z.object({ products: z.array(product), provider: z.enum(['stripe', 'local']) }),
  },
  adminSaveProduct: {
    method: 'put',
    path: '/api/admin/checkout/products/{id}',
    summary: 'Create or replace a product of test checkouts',
    params: idParams,
    body: productBody.extend({ version: editedVersion }),
    response: z.object({ product }),
    problems: [404, 409],
  },
  adminDeleteProduct: {
    method: 'delete',
    path: '/api/admin/checkout/products/{id}',
    summary: 'Delete a product of test checkouts',
    params: idParams,
    status: 204,
  },
  adminListOrders: {
    method: 'get',
    path: '/api/admin/checkout/orders',
    summary: 'List test orders, newest first',
    query: adminListQuery({ created_at: 'time', total: 'number', status: 'text' }, '-created_at').extend({
      q: search.describe('part of a product, a member or an id'),
      status: z.enum(ORDER_STATUSES).optional(),
      currency: currency.optional(),
    }),
    response: z.object({ orders: z.array(order), ...total, ...nextCursor }),
  },
  adminStartCheckout: {
    method: 'post',
    path: '/api/admin/checkout/orders',
    summary: 'Start a test checkout',
    body: orderBody,
    status: 201,
    response: oneOrder,
    problems: [502],
  },
  adminReadOrder: {
    method: 'get',
    path: '/api/admin/checkout/orders/{id}',
    summary: 'Get a test order with its events',
    params: idParams,
    response: oneOrder,
  },
  adminExpireOrder: {
    method: 'post',
    path: '/api/admin/checkout/orders/{id}/expire',
    summary: 'Let the checkout session of a test order expire',
    params: idParams,
    response: oneOrder,
    problems: [409, 502],
  },
  adminRefundOrder: {
    method: 'post',
    path: '/api/admin/checkout/orders/{id}/refunds',
    summary: 'Refund a test order, wholly or in part',
    params: idParams,
    body: z.strictObject({
      id: uuid.describe('the caller’s own; a repeated request with it refunds once'),
      amount: charged,
    }),
    response: oneOrder,
    problems: [409, 502],
  },
  adminSendWebhooks: {
    method: 'post',
    path: '/api/admin/checkout/orders/{id}/webhooks',
    summary: 'Send the webhooks of a test order again, optionally in reverse order or all at once',
    params: idParams,
    body: sendingBody,
    response: oneOrder,
    problems: [409, 501],
  },
  receiveWebhook: {
    method: 'post',
    path: '/api/checkout/webhook',
    summary: 'Receive a payment provider’s webhook',
    description: 'The body is signed: `Stripe-Signature: t=…,v1=…`, an HMAC-SHA256 that is valid for five minutes.',
    response: z.object({ received: z.literal(true) }),
    problems: [400, 413],
  },
});
