import type { CheckoutLine, CheckoutOrder, OrderStatus } from '../../contract/checkout.js';
import { adminPage, type AdminPage, type AdminPageRequest } from '../adminPage.js';
import type { Executor } from '../executor.js';
import { containing, type Condition } from '../keysetPage.js';
import { queryRows, readRow } from '../rows.js';

export interface OrderRow extends CheckoutOrder {
  readonly session_id: string | null;
  readonly payment_intent: string | null;
}

export interface NewOrder extends Pick<
  CheckoutOrder,
  'id' | 'provider' | 'currency' | 'net' | 'tax' | 'total' | 'checkout_url'
> {
  readonly session_id: string;
  readonly lines: readonly CheckoutLine[];
  readonly created_by: string;
}

const ORDERS = `(select o.*, coalesce(nullif(m.display_name, ''), m.email, 'A former member') as created_by_name
  from app.checkout_orders o left join app.members m on m.id = o.created_by)`;

interface Filter {
  readonly q?: string | undefined;
  readonly status?: string | undefined;
  readonly currency?: string | undefined;
}

export function listOrders(
  executor: Executor,
  { q, status, currency }: Filter,
  page: AdminPageRequest<'created_at' | 'total' | 'status'>,
): Promise<AdminPage<OrderRow>> {
  const where: Condition[] = [];
  if (q !== undefined)
    where.push([
      `t.id::text ilike ? or t.created_by_name ilike ?
        or exists (select from jsonb_array_elements(t.lines) line where line ->> 'name' ilike ?)`,
      ...[containing(q), containing(q), containing(q)],
    ]);
  if (status !== undefined) where.push(['t.status = ?', status]);
  if (currency !== undefined) where.push(['t.currency = ?', currency]);
  const sorts = {
    created_at: ['t.created_at', 'timestamptz'],
    total: ['t.total', 'integer'],
    status: ['t.status', 'text'],
  } as const;
  return adminPage(executor, { from: ORDERS, where, sorts }, page);
}

export function readOrder(executor: Executor, id: string): Promise<OrderRow | undefined> {
  return readRow(executor, ORDERS, id);
}

interface LockedOrder extends Pick<OrderRow, 'currency' | 'total' | 'payment_intent'> {
  readonly status: OrderStatus;
}

/** Locks an order until the transaction ends. */
export async function lockOrder(executor: Executor, id: string): Promise<LockedOrder | undefined> {
  const [row] = await queryRows<LockedOrder>(
    executor,
    'select status, currency, total, payment_intent from app.checkout_orders where id = ? for update',
    [id],
  );
  return row;
}

/** Keeps the order that there is, if there is one with this id. */
export async function insertOrder(executor: Executor, order: NewOrder, now: Date): Promise<void> {
  await executor('app.checkout_orders')
    .insert({ ...order, lines: JSON.stringify(order.lines), created_at: now, updated_at: now })
    .onConflict('id')
    .ignore();
}

interface OrderChange {
  readonly status?: OrderStatus;
  readonly refunded?: number;
  readonly payment_intent?: string | null;
}

export async function updateOrder(executor: Executor, id: string, change: OrderChange, now: Date): Promise<void> {
  await executor('app.checkout_orders')
    .where({ id })
    .update({ ...change, updated_at: now });
}
