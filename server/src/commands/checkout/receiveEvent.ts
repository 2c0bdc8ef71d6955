import { mergeEvents } from '../../checkout/mergeEvents.js';
import { readEvent, type PaymentEvent } from '../../checkout/stripe/readEvent.js';
import { verifyWebhook } from '../../checkout/stripe/signature.js';
import { HttpProblem } from '../../errors.js';
import { readFacts, recordEvent } from '../../queries/checkout/events.js';
import { lockOrder, updateOrder } from '../../queries/checkout/orders.js';
import { inTransaction } from '../../queries/executor.js';
import type { Services } from '../../services.js';

type Rooms = Pick<Services, 'database' | 'checkout' | 'clock' | 'log'>;

/**
 * Accepts a webhook if its signature is valid, records its event once, and recomputes the order's state from all its
 * events, so that their order of arrival does not matter. The order's row is locked: two at once take turns.
 * @throws HttpProblem 400
 */
export async function receiveEvent(rooms: Rooms, body: Buffer, signature: string): Promise<void> {
  const { database, checkout, clock, log } = rooms;
  verifyWebhook(body, signature, await checkout.webhookSecret(), clock());
  const event = readEvent(body.toString('utf8'));
  if (event === undefined) return;
  if (event.isLive) throw new HttpProblem('bad-request', 'Only events of the test mode are accepted.');
  await inTransaction(database, async (trx) => {
    const order = await lockOrder(trx, event.orderId);
    if (order === undefined) return;
    const { id, type, kind, happenedAt, amount = 0 } = event;
    const problem = problemOf(event, order) ?? null;
    await recordEvent(trx, { id, order_id: event.orderId, type, kind, happenedAt, amount, problem }, clock());
    const outcome = mergeEvents(order.total, await readFacts(trx, event.orderId));
    const believed = problem === null ? event.paymentIntent : undefined;
    const payment_intent = order.payment_intent ?? believed ?? null;
    await updateOrder(trx, event.orderId, { ...outcome, payment_intent }, clock());
  });
  log.info({ event: event.id, type: event.type, order: event.orderId }, 'payment event');
}

/** Why an event is not believed although it is signed; undefined if it is. */
function problemOf(
  { kind, amount = 0, currency }: PaymentEvent,
  order: { readonly total: number; readonly currency: string },
): string | undefined {
  if (currency !== undefined && currency.toUpperCase() !== order.currency) return 'Its currency is not the order’s.';
  if (kind === 'paid' && amount !== order.total) return 'What was paid is not the order’s total.';
  if (kind === 'refunded' && amount > order.total) return 'It refunds more than was paid.';
  return undefined;
}
