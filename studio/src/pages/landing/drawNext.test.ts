import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawNext, type Pile } from './drawNext.js';

it('draws every card once before one comes again, and none twice in a row', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 9 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (count, numbers) => {
        const random = (): number => numbers.next().value as number;
        const seen: (number | undefined)[] = [];
        let pile: Pile = { left: [], drawn: undefined };
        for (let draw = 0; draw < count * 3; draw += 1) {
          pile = drawNext(pile, count, random);
          expect(pile.drawn).not.toBe(seen.at(-1));
          seen.push(pile.drawn);
        }
        for (let round = 0; round < 3; round += 1)
          expect(new Set(seen.slice(round * count, (round + 1) * count)).size).toBe(count);
      },
    ),
  );
});
