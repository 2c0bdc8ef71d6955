import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bringBack, draw, goBack, newPile, playedCards, putAside, shownCards, shuffleAll, type Pile } from './pile.js';

const cards = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
/** Different for each seed, always the same for one. */
const seeded = (seed: number) => () => ((seed = (seed * 16_807) % 2_147_483_647) % 1_000) / 1_000;

it('draws every card once before any comes again, however many at a time', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1 }),
      (all, count, seed) => {
        const random = seeded(seed);
        let pile = newPile(cards(all), random);
        for (let round = 0; round < 3; round += 1) {
          const drawn: number[] = [];
          while (drawn.length < all) {
            pile = draw(pile, count, random);
            drawn.push(...shownCards(pile));
          }
          expect([...drawn].sort((a, b) => a - b)).toEqual(cards(all));
        }
      },
    ),
  );
});

it('goes back and on through what was drawn, and then draws new cards', () => {
  const random = seeded(7);
  const third = [1, 2, 3].reduce<Pile>((pile) => draw(pile, 1, random), newPile(cards(9), random));
  const first = goBack(goBack(third));
  expect(shownCards(goBack(first))).toEqual(shownCards(first));
  expect(shownCards(draw(draw(first, 1, random), 1, random))).toEqual(shownCards(third));
  expect(playedCards(third)).toHaveLength(2);
  expect(third.left).toHaveLength(6);
});

it('does not show the same card again when the pile is shuffled back in', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 1 }), (all, seed) => {
      const random = seeded(seed);
      let pile = newPile(cards(all), random);
      for (let turn = 0; turn < all * 3; turn += 1) {
        const before = shownCards(pile);
        pile = draw(pile, 1, random);
        expect(shownCards(pile)).not.toEqual(before);
      }
    }),
  );
});

it('leaves out what was put aside until it is brought back', () => {
  const random = seeded(3);
  let pile = putAside(putAside(newPile(cards(4), random), 2), 2);
  const drawn = new Set<number>();
  for (let turn = 0; turn < 12; turn += 1) {
    pile = draw(pile, 1, random);
    shownCards(pile).forEach((card) => drawn.add(card));
  }
  expect([...drawn].sort()).toEqual([0, 1, 3]);
  expect(shuffleAll(pile, random).left).toHaveLength(3);
  expect(shuffleAll(bringBack(pile, random), random).left).toHaveLength(4);
});

it('stays as it is without any card', () => {
  const none = newPile([], seeded(1));
  expect(draw(none, 1, seeded(1))).toEqual(none);
  expect(shownCards(goBack(none))).toEqual([]);
  const only = putAside(draw(newPile([0], seeded(1)), 1, seeded(1)), 0);
  expect(draw(only, 1, seeded(1))).toEqual(only);
});
