import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mergeEvents, type Fact } from './mergeEvents.js';

const TOTAL = 1_000;
const at = (seconds: number): Date => new Date(seconds * 1_000);
const someFacts = fc.uniqueArray(
  fc.record<Fact>({
    id: fc.integer({ min: 0, max: 99 }).map((number) => `evt_${number}`),
    kind: fc.constantFrom('processing', 'requires_action', 'declined', 'expired', 'paid', 'refunded'),
    happenedAt: fc.integer({ min: 0, max: 3 }).map(at),
    amount: fc.integer({ min: 0, max: TOTAL }),
  }),
  { selector: ({ id }) => id, maxLength: 8 },
);

const inTwoOrders = someFacts.chain((facts) =>
  fc.record({ facts: fc.constant(facts), shuffled: fc.shuffledSubarray(facts, { minLength: facts.length }) }),
);

it('makes the same of events in every order', () => {
  fc.assert(
    fc.property(inTwoOrders, ({ facts, shuffled }) => {
      const outcome = mergeEvents(TOTAL, shuffled);
      expect(outcome).toEqual(mergeEvents(TOTAL, facts));
      expect(outcome.refunded).toBeGreaterThanOrEqual(0);
      expect(outcome.refunded).toBeLessThanOrEqual(TOTAL);
    }),
  );
});

it('goes by the latest of what is under way, and never back from what is final', () => {
  const fact = (kind: Fact['kind'], seconds: number, amount = 0): Fact => ({
    id: `evt_${kind}_${seconds}`,
    kind,
    happenedAt: at(seconds),
    amount,
  });
  const statusOf = (...facts: readonly Fact[]): string => mergeEvents(TOTAL, facts).status;
  expect(statusOf()).toBe('open');
  expect(statusOf(fact('declined', 2), fact('requires_action', 1))).toBe('declined');
  expect(statusOf(fact('declined', 1), fact('requires_action', 2))).toBe('requires_action');
  expect(statusOf(fact('paid', 1), fact('declined', 2), fact('expired', 3))).toBe('paid');
  expect(statusOf(fact('expired', 1), fact('processing', 2))).toBe('expired');
  expect(statusOf(fact('refunded', 3, 400), fact('refunded', 2, 300))).toBe('partly_refunded');
  expect(statusOf(fact('refunded', 2, TOTAL))).toBe('refunded');
});
