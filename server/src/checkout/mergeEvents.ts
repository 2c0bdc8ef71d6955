import type { OrderStatus } from '../contract/checkout.js';
import type { EventKind } from './stripe/readEvent.js';

export interface Fact {
  readonly id: string;
  readonly kind: EventKind;
  readonly happenedAt: Date;
  readonly amount: number;
}

interface Outcome {
  readonly status: OrderStatus;
  /** In the currency's smallest unit. */
  readonly refunded: number;
}

/** Decides between events of the same second, the resolution of the provider's clock. */
const RANKS = { processing: 0, requires_action: 1, declined: 2 } as const;

/**
 * Computes an order's state from all its events, whatever the sequence in which they arrived: the refunded amount only
 * grows, a payment overrides an expiry, both override a pending state, and of several pending states the latest by the
 * provider's clock counts.
 * @param total of the order, in the currency's smallest unit
 */
export function mergeEvents(total: number, facts: readonly Fact[]): Outcome {
  const of = (kind: EventKind): readonly Fact[] => facts.filter((fact) => fact.kind === kind);
  const refunded = Math.max(0, ...of('refunded').map(({ amount }) => amount));
  if (refunded > 0) return { status: refunded >= total ? 'refunded' : 'partly_refunded', refunded };
  if (of('paid').length > 0) return { status: 'paid', refunded };
  if (of('expired').length > 0) return { status: 'expired', refunded };
  const latest = facts
    .flatMap(({ id, kind, happenedAt }) => (isUnderWay(kind) ? [{ id, kind, time: happenedAt.getTime() }] : []))
    .toSorted((a, b) => a.time - b.time || RANKS[a.kind] - RANKS[b.kind] || (a.id < b.id ? -1 : 1))
    .at(-1);
  return { status: latest?.kind ?? 'open', refunded };
}

function isUnderWay(kind: EventKind): kind is keyof typeof RANKS {
  return Object.hasOwn(RANKS, kind);
}
