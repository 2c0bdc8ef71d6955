import type { CheckoutRefund } from '../../contract/checkout.js';
import type { Executor } from '../executor.js';
import { queryRows, readRows } from '../rows.js';

const TABLE = 'app.checkout_refunds';

/** Requested refunds of an order, oldest first. */
export function listRefunds(executor: Executor, orderId: string): Promise<(CheckoutRefund & { order_id: string })[]> {
  return readRows(executor, TABLE, 'where t.order_id = ? order by t.created_at, t.id', [orderId]);
}

/** The sum of an order's requested refunds. */
export async function sumRefunds(executor: Executor, orderId: string): Promise<number> {
  const [row] = await queryRows<{ sum: number }>(
    executor,
    `select coalesce(sum(amount), 0)::int as sum from ${TABLE} where order_id = ?`,
    [orderId],
  );
  return row?.sum ?? 0;
}

interface NewRefund {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number;
}

export async function insertRefund(executor: Executor, refund: NewRefund, now: Date): Promise<void> {
  await executor(TABLE).insert({ ...refund, created_at: now });
}

/** Forgets a refund that the provider has refused. */
export async function deleteRefund(executor: Executor, id: string): Promise<void> {
  await executor(TABLE).where({ id }).delete();
}
