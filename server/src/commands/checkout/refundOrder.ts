import { formatAmount } from '../../checkout/money/currencies.js';
import { HttpProblem, notFound } from '../../errors.js';
import { deleteRefund, insertRefund, listRefunds, sumRefunds } from '../../queries/checkout/refunds.js';
import { lockOrder, readOrder } from '../../queries/checkout/orders.js';
import { inTransaction, type Executor } from '../../queries/executor.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'checkout' | 'clock'>;

interface Refund {
  /** The caller's own. */
  readonly id: string;
  /** In the currency's smallest unit. */
  readonly amount: number;
}

/**
 * Requests a refund; the order itself changes when the provider's event arrives. The request is stored first, under the
 * order's lock, so that concurrent requests together never exceed the payment. A repeated id asks for the same refund.
 * @throws HttpProblem 404, 409, 502
 */
export async function refundOrder(
  { database, checkout, clock }: Rooms,
  orderId: string,
  refund: Refund,
): Promise<void> {
  const paymentIntent = await inTransaction(database, (trx) => requestRefund(trx, orderId, refund, clock()));
  try {
    await checkout.api.refund(paymentIntent, refund.amount, `refund-${refund.id}`);
  } catch (error) {
    // If the connection fails, the outcome is unknown: the refund stays requested and can be repeated.
    if (error instanceof HttpProblem && error.kind === 'conflict') await deleteRefund(database.knex, refund.id);
    throw error;
  }
}

/** @returns the id of the payment to refund */
async function requestRefund(trx: Executor, orderId: string, { id, amount }: Refund, now: Date): Promise<string> {
  const order = await lockOrder(trx, orderId);
  if (order === undefined) throw notFound('Order');
  const known = (await listRefunds(trx, orderId)).find((refund) => refund.id === id);
  if (order.payment_intent === null)
    throw new HttpProblem('conflict', 'Nothing has been paid, so nothing can be refunded.');
  if (known !== undefined && known.amount !== amount)
    throw new HttpProblem('conflict', 'This refund was requested with another amount.');
  if (known !== undefined) return order.payment_intent;
  const left = await refundableOf(trx, orderId);
  if (amount > left) {
    const { currency } = (await readOrder(trx, orderId)) ?? {};
    const most = currency === undefined ? String(left) : formatAmount(left, currency);
    throw new HttpProblem('conflict', `At most ${most} is left to refund.`);
  }
  await insertRefund(trx, { id, order_id: orderId, amount }, now);
  return order.payment_intent;
}

/** What has been paid and neither refunded nor requested as a refund, in the currency's smallest unit. */
export async function refundableOf(executor: Executor, orderId: string): Promise<number> {
  const order = await readOrder(executor, orderId);
  if (order === undefined || !['paid', 'partly_refunded'].includes(order.status)) return 0;
  return order.total - Math.max(order.refunded, await sumRefunds(executor, orderId));
}
