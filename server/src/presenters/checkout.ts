import type {
  CheckoutDelivery,
  CheckoutEvent,
  CheckoutOrder,
  CheckoutProduct,
  CheckoutRefund,
} from '../contract/checkout.js';
import type { OrderRow } from '../queries/checkout/orders.js';
import { utc } from './utc.js';

export function presentProduct(row: CheckoutProduct): CheckoutProduct {
  return { ...row, created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
}

export function presentOrder(row: OrderRow): CheckoutOrder {
  const { id, provider, status, currency, lines, net, tax, total, refunded, checkout_url, created_by_name } = row;
  const times = { created_at: utc(row.created_at), updated_at: utc(row.updated_at) };
  return { id, provider, status, currency, lines, net, tax, total, refunded, checkout_url, created_by_name, ...times };
}

export function presentEvent({ id, type, repeats, problem, happened_at, received_at }: CheckoutEvent): CheckoutEvent {
  return { id, type, repeats, problem, happened_at: utc(happened_at), received_at: utc(received_at) };
}

export function presentRefund({ id, amount, created_at }: CheckoutRefund): CheckoutRefund {
  return { id, amount, created_at: utc(created_at) };
}

export function presentDelivery(row: CheckoutDelivery): CheckoutDelivery {
  const { id, type, attempts, answer } = row;
  const times = { created_at: utc(row.created_at), delivered_at: utc(row.delivered_at), next_at: utc(row.next_at) };
  return { id, type, attempts, answer, ...times };
}
