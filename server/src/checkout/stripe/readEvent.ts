import { z } from 'zod';

/** What an event says about an order. */
export type EventKind = 'processing' | 'requires_action' | 'declined' | 'expired' | 'paid' | 'refunded';

export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly isLive: boolean;
  /** When it happened, by the provider's clock; whole seconds. */
  readonly happenedAt: Date;
  readonly orderId: string;
  readonly kind: EventKind;
  /** The amount paid or the total refunded so far, in the smallest unit; undefined for events without an amount. */
  readonly amount?: number | undefined;
  /** In lower case. */
  readonly currency?: string | undefined;
  readonly paymentIntent?: string | undefined;
}

const KINDS: Readonly<Record<string, EventKind>> = {
  'checkout.session.completed': 'paid',
  'checkout.session.async_payment_succeeded': 'paid',
  'checkout.session.async_payment_failed': 'declined',
  'checkout.session.expired': 'expired',
  'payment_intent.processing': 'processing',
  'payment_intent.requires_action': 'requires_action',
  'payment_intent.payment_failed': 'declined',
  'charge.refunded': 'refunded',
};

const amount = z.number().int().min(0).nullish();
const schema = z.object({
  id: z.string().min(1).max(255),
  type: z.string().min(1).max(255),
  created: z.number().int().min(0).max(1e11),
  livemode: z.boolean(),
  data: z.object({
    object: z.object({
      metadata: z.object({ order: z.uuid().optional() }).nullish(),
      payment_status: z.string().nullish(),
      payment_intent: z.string().nullish(),
      currency: z.string().nullish(),
      amount_total: amount,
      amount_refunded: amount,
    }),
  }),
});

/**
 * Reads an event of Stripe's API.
 * @returns undefined if it concerns no order; acknowledge such an event as well, or the provider sends it again
 */
export function readEvent(text: string): PaymentEvent | undefined {
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) return undefined;
  const { id, type, created, livemode, data } = parsed.data;
  const { metadata, payment_status, payment_intent, currency, amount_total, amount_refunded } = data.object;
  const kind = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (kind === undefined || metadata?.order === undefined) return undefined;
  // Some ways to pay take days; the session is complete before the money is there.
  const isPending = type === 'checkout.session.completed' && payment_status !== 'paid';
  return {
    id,
    type,
    isLive: livemode,
    happenedAt: new Date(created * 1000),
    orderId: metadata.order.toLowerCase(),
    kind: isPending ? 'processing' : kind,
    ...(kind === 'paid' && !isPending && { amount: amount_total ?? 0 }),
    ...(kind === 'refunded' && { amount: amount_refunded ?? 0 }),
    currency: currency ?? undefined,
    paymentIntent: payment_intent ?? undefined,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
