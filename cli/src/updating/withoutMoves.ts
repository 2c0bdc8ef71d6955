import type { Card } from '@cardwright/renderer';
import type { YamlUpdate } from './YamlUpdate.js';

/** A place in a deck: the positions of a category, and of a card in it. */
export type Place = readonly [home: number, card: number];

interface Split {
  /** The update with each card in the category that it was in, in its old order, and new ones behind. */
  readonly update: YamlUpdate;
  /** The places that the cards of each category have after `update` and before the moves; undefined if no card has to move. */
  readonly moves: readonly (readonly Place[])[] | undefined;
}

/** Divides an update into what changes in place, and what moves. */
export function withoutMoves({ before, after, origins }: YamlUpdate): Split {
  const cardAt = new Map<number, Card>();
  const added: (readonly Card[])[] = after.categories.map(({ cards }, home) =>
    cards.filter((card, index) => {
      const origin = origins[home]?.[index];
      if (origin !== undefined) cardAt.set(origin, card);
      return origin === undefined;
    }),
  );
  let next = 0;
  const stayed = after.categories.map((_, home) => {
    const first = next;
    next += before.categories[home]?.cards.length ?? 0;
    return [...cardAt.keys()].filter((index) => index >= first && index < next).toSorted((one, other) => one - other);
  });
  const placeOf = new Map(
    stayed.flatMap((list, home) => list.map((index, at): [number, Place] => [index, [home, at]])),
  );
  const moves = origins.map((list, home) => {
    let news = (stayed[home]?.length ?? 0) - 1;
    return list.map((index): Place => (index === undefined ? undefined : placeOf.get(index)) ?? [home, (news += 1)]);
  });
  const isMoved = moves.some((list, home) => list.some(([from, at], index) => from !== home || at !== index));
  const categories = after.categories.map((category, home) => ({
    ...category,
    cards: [...(stayed[home] ?? []).flatMap((index) => cardAt.get(index) ?? []), ...(added[home] ?? [])],
  }));
  return {
    update: {
      before,
      after: { ...after, categories },
      origins: stayed.map((list, home) => [...list, ...(added[home] ?? []).map(() => undefined)]),
    },
    moves: isMoved ? moves : undefined,
  };
}
