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

/** Of events in the same second, which the provider's clock does not tell apart. */
const RANKS = { processing: 0, requires_action: 1, declined: 2 } as const;

/**
 * What a set of events makes of an order. It does not depend on the order in which they arrive: what was refunded only
 * grows, a payment outlasts an expiry, both outlast what is under way, and of that the latest by the provider's clock
 * counts.
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
