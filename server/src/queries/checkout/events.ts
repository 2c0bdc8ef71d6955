import type { CheckoutEvent } from '../../contract/checkout.js';
import type { Fact } from '../../checkout/mergeEvents.js';
import type { Executor } from '../executor.js';
import { queryRows, readRows } from '../rows.js';

interface NewEvent extends Fact {
  readonly order_id: string;
  readonly type: string;
  /** Why it is not believed. */
  readonly problem: string | null;
}

/** Records an event, or counts that it came again. */
export async function recordEvent(
  executor: Executor,
  { id, order_id, type, kind, amount, problem, happenedAt }: NewEvent,
  now: Date,
): Promise<void> {
  const row = { id, order_id, type, kind, amount, problem, happened_at: happenedAt, received_at: now };
  await executor('app.checkout_events')
    .insert(row)
    .onConflict('id')
    .merge({ repeats: executor.raw('checkout_events.repeats + 1') });
}

/** The events of an order that are believed. */
export function readFacts(executor: Executor, orderId: string): Promise<Fact[]> {
  return queryRows(
    executor,
    `select id, kind, amount, happened_at as "happenedAt" from app.checkout_events
      where order_id = ? and problem is null`,
    [orderId],
  );
}

/** All events of an order, oldest first. */
export function listEvents(executor: Executor, orderId: string): Promise<CheckoutEvent[]> {
  return readRows(
    executor,
    `(select id, order_id, type, happened_at, received_at, repeats, problem from app.checkout_events)`,
    'where t.order_id = ? order by t.happened_at, t.received_at, t.id',
    [orderId],
  );
}
