import type { SeenCard } from '@cardwright/server/contract';
import type { LiveTable } from './connection/useTable.js';
import { useSingleKeys } from '../../browser/useSingleKeys.js';

export interface HandMoves {
  /** Whether everybody sees the chosen card. */
  readonly isShown: boolean;
  readonly draw: () => void;
  readonly play: () => void;
  readonly show: () => void;
  readonly discard: () => void;
  readonly vote: () => void;
  /** What dropping a card somewhere means. */
  readonly drop: (card: string, target: string) => void;
}

interface Chosen {
  readonly card: SeenCard | undefined;
  readonly place: number | undefined;
  readonly onChoose: (place: number | undefined) => void;
}

/** The moves with one's own hand, by button, key and dragging. */
export function useHandMoves({ view, act }: LiveTable, { card, place, onChoose }: Chosen): HandMoves {
  const { hand, piles, seats, seat } = view;
  const isShown = seats.find(({ id }) => id === seat)?.shown.some(({ id }) => id === card?.id) ?? false;
  const withCard = (move: (id: string) => void) => () => card !== undefined && move(card.id);
  const put = (id: string, pile: string): void => act({ type: 'put', card: id, pile, place: 'top' });
  const moves: HandMoves = {
    isShown,
    draw: () => act({ type: 'draw', pile: piles[0]?.id ?? '', count: 1 }),
    play: withCard((id) => act({ type: 'play', card: id, isFaceUp: true })),
    show: withCard((id) => act({ type: 'show', card: id, isShown: !isShown })),
    discard: withCard((id) => put(id, piles[1]?.id ?? '')),
    vote: withCard((id) => act({ type: 'vote', card: id })),
    drop: (id, target) => {
      const [kind, name = ''] = target.split(':');
      if (kind === 'seat') act({ type: 'give', card: id, seat: name });
      else if (kind === 'pile') put(id, name);
      else act({ type: 'play', card: id, isFaceUp: true });
    },
  };
  const step = (by: number): void => {
    if (hand.length > 0) onChoose(((place ?? (by > 0 ? -1 : 0)) + by + hand.length) % hand.length);
  };
  useSingleKeys({
    ...{ d: moves.draw, p: moves.play, s: moves.show, x: moves.discard },
    ...{ ArrowLeft: () => step(-1), ArrowRight: () => step(1), Escape: () => onChoose(undefined) },
    u: () => act({ type: 'undo' }),
    n: () => act({ type: 'pass-turn' }),
  });
  return moves;
}
