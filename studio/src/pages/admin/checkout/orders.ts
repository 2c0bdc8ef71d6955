import type { Answer, Input } from '@cardwright/server/contract';
import { call } from '../../../api/call.js';
import type { ListSource } from '../list/types.js';
import { formatMoney } from './money.js';

export type Order = Answer<'GET /api/admin/checkout/orders'>['orders'][number];
export type OrderDetail = Answer<'GET /api/admin/checkout/orders/{id}'>['order'];

export const ORDERS: ListSource<Order, Input<'GET /api/admin/checkout/orders'>['query']> = {
  name: 'checkout-orders',
  sort: '-created_at',
  fetch: async (query, signal) => {
    const { orders: rows, ...page } = await call('GET /api/admin/checkout/orders', { query, signal });
    return { rows, ...page };
  },
};

export const STATES: Readonly<
  Record<Order['status'], { label: string; tone: 'good' | 'warning' | 'bad' | 'info' | 'quiet' }>
> = {
  open: { label: 'Open', tone: 'quiet' },
  processing: { label: 'Processing', tone: 'info' },
  requires_action: { label: '3-D Secure', tone: 'warning' },
  declined: { label: 'Declined', tone: 'bad' },
  paid: { label: 'Paid', tone: 'good' },
  expired: { label: 'Expired', tone: 'quiet' },
  partly_refunded: { label: 'Partly refunded', tone: 'info' },
  refunded: { label: 'Refunded', tone: 'quiet' },
};

/** Whether somebody may still pay. */
export function isUnpaid({ status }: Pick<Order, 'status'>): boolean {
  return ['open', 'processing', 'requires_action', 'declined'].includes(status);
}

/** Whether there is something to give back. */
export function isRefundable({ status }: Pick<Order, 'status'>): boolean {
  return status === 'paid' || status === 'partly_refunded';
}

export function nameOfOrder({ total, currency }: Pick<Order, 'total' | 'currency'>): string {
  return `Order of ${formatMoney(total, currency)}`;
}

/** '2 × Deck, Tuck box'. */
export function nameLines({ lines }: Pick<Order, 'lines'>): string {
  return lines.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(', ');
}

export async function expireOrders(orders: readonly Pick<Order, 'id'>[]): Promise<void> {
  for (const { id } of orders) await call('POST /api/admin/checkout/orders/{id}/expire', { params: { id } });
}

/** @param refundId is new for each refund, and the same when one is asked for again */
export function refundOrder(id: string, amount: number, refundId: string): Promise<unknown> {
  return call('POST /api/admin/checkout/orders/{id}/refunds', { params: { id }, body: { id: refundId, amount } });
}
