import { defineRoute, type Route } from '../../api/defineRoute.js';
import { receiveBody } from '../../bodies/receiveBody.js';
import { chargeStep, formatAmount } from '../../checkout/money/currencies.js';
import { receiveEvent } from '../../commands/checkout/receiveEvent.js';
import { refundOrder } from '../../commands/checkout/refundOrder.js';
import { replaceProduct } from '../../commands/checkout/replaceProduct.js';
import { startCheckout } from '../../commands/checkout/startCheckout.js';
import { checkoutCalls, type CheckoutOrderDetail } from '../../contract/checkout.js';
import { HttpProblem, invalid, notFound } from '../../errors.js';
import { presentOrder, presentProduct } from '../../presenters/checkout.js';
import { listOrders, readOrder } from '../../queries/checkout/orders.js';
import { deleteProduct, listProducts } from '../../queries/checkout/products.js';
import type { Services } from '../../services.js';
import { readDetail } from './readDetail.js';

const listAllProducts = defineRoute(checkoutCalls.adminListProducts, {
  access: 'admin',
  async handle({ services: { database, checkout } }) {
    return { products: (await listProducts(database.knex)).map(presentProduct), provider: checkout.provider };
  },
});

const save = defineRoute(checkoutCalls.adminSaveProduct, {
  access: 'admin',
  async handle({ params, body: { version, ...product }, services }) {
    const step = chargeStep(product.currency);
    if (product.unit_amount % step !== 0)
      throw invalid([{ path: 'unit_amount', message: `Providers charge ${product.currency} in steps of ${step}.` }]);
    return { product: presentProduct(await replaceProduct(services, { id: params.id, product, version })) };
  },
});

const removeProduct = defineRoute(checkoutCalls.adminDeleteProduct, {
  access: 'admin',
  async handle({ params, services: { database }, note }) {
    const name = await deleteProduct(database.knex, params.id);
    if (name === undefined) throw notFound('Product');
    note({ subject: name, subjectId: params.id });
  },
});

const list = defineRoute(checkoutCalls.adminListOrders, {
  access: 'admin',
  async handle({ query, services: { database } }) {
    const { entries, ...page } = await listOrders(database.knex, query, query);
    return { orders: entries.map(presentOrder), ...page };
  },
});

const start = defineRoute(checkoutCalls.adminStartCheckout, {
  access: 'admin',
  async handle({ body, caller, services, note }) {
    await startCheckout(services, body, caller.id);
    const detail = await readDetail(services, body.id);
    note(noteOf(detail.order));
    return detail;
  },
});

const read = defineRoute(checkoutCalls.adminReadOrder, {
  access: 'admin',
  handle: ({ params, services }) => readDetail(services, params.id),
});

const expire = defineRoute(checkoutCalls.adminExpireOrder, {
  access: 'admin',
  async handle({ params, services, note }) {
    await services.checkout.api.expireSession(await sessionOf(services, params.id));
    const detail = await readDetail(services, params.id);
    note(noteOf(detail.order));
    return detail;
  },
});

const refund = defineRoute(checkoutCalls.adminRefundOrder, {
  access: 'admin',
  isIrreversible: true,
  async handle({ params, body, services, note }) {
    await refundOrder(services, params.id, body);
    const detail = await readDetail(services, params.id);
    const { currency } = detail.order;
    note({ ...noteOf(detail.order), details: { refunded: formatAmount(body.amount, currency) } });
    return detail;
  },
});

const send = defineRoute(checkoutCalls.adminSendWebhooks, {
  access: 'admin',
  async handle({ params, body, services, note }) {
    const { gateway } = services.checkout;
    const session = await sessionOf(services, params.id);
    if (gateway === undefined)
      throw new HttpProblem(
        'not-configured',
        'Webhooks can be sent again from here only by the test gateway. Use the provider’s own pages.',
      );
    await gateway.resend(session, body);
    const detail = await readDetail(services, params.id);
    note({ ...noteOf(detail.order), details: body });
    return detail;
  },
});

/** Events are small: Stripe's largest are a few dozen kilobytes. */
const WEBHOOK_LIMITS = { bytes: 256_000, values: 20_000 };

const receive = defineRoute(checkoutCalls.receiveWebhook, {
  access: 'public',
  limit: 'webhook',
  async handle({ koa, services }) {
    // The signature is over the bytes as they came.
    const { bytes } = await receiveBody(koa.req, WEBHOOK_LIMITS, () => undefined);
    await receiveEvent(services, bytes, koa.get('Stripe-Signature'));
    return { received: true } as const;
  },
});

export const checkoutRoutes: readonly Route[] = [
  listAllProducts,
  save,
  removeProduct,
  list,
  start,
  read,
  expire,
  refund,
  send,
  receive,
];

/** The provider's session of an order. @throws HttpProblem 404, 409 for one of another provider */
async function sessionOf({ database, checkout }: Services, id: string): Promise<string> {
  const order = await readOrder(database.knex, id);
  if (order === undefined || order.session_id === null) throw notFound('Order');
  if (order.provider !== checkout.provider)
    throw new HttpProblem(
      'conflict',
      'This order belongs to a different payment provider from the one that is set up.',
    );
  return order.session_id;
}

function noteOf({ id, currency, total }: CheckoutOrderDetail): {
  readonly subject: string;
  readonly subjectId: string;
} {
  return { subject: `Order of ${formatAmount(total, currency)}`, subjectId: id };
}
