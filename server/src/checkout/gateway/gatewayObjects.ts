import { randomBytes } from 'node:crypto';
import type { GatewaySession } from '../../queries/checkout/gateway.js';
import { sessionParams, type SessionParams } from './sessionParams.js';

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}

/** The parameters of a stored session, which were checked when it was made. */
export function paramsOf({ params }: Pick<GatewaySession, 'params'>): SessionParams {
  return sessionParams.parse(params);
}

/** A session as Stripe's API describes it. */
export function sessionObject(session: GatewaySession, url: string | null): object {
  const { id, currency, amount_total, status, payment_intent } = session;
  const { metadata, client_reference_id } = paramsOf(session);
  const isPaid = status === 'complete';
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    mode: 'payment',
    status: status === 'requires_action' ? 'open' : status,
    payment_status: isPaid ? 'paid' : 'unpaid',
    payment_intent: isPaid ? payment_intent : null,
    amount_total,
    currency: currency.toLowerCase(),
    client_reference_id: client_reference_id ?? null,
    metadata,
    url: status === 'open' ? url : null,
  };
}

/** A payment as Stripe's API describes it. @param status as there, such as `requires_action` */
export function paymentObject(session: GatewaySession, status: string): object {
  const { payment_intent: id, amount_total: amount, currency } = session;
  const { metadata } = paramsOf(session);
  return { id, object: 'payment_intent', livemode: false, amount, currency: currency.toLowerCase(), status, metadata };
}

/** A charge as Stripe's API describes it. */
export function chargeObject(session: GatewaySession): object {
  const { payment_intent, amount_total: amount, amount_refunded, currency } = session;
  const { metadata } = paramsOf(session);
  return {
    id: payment_intent.replace('pi_', 'ch_'),
    object: 'charge',
    livemode: false,
    amount,
    amount_refunded,
    refunded: amount_refunded === amount,
    currency: currency.toLowerCase(),
    payment_intent,
    metadata,
  };
}
