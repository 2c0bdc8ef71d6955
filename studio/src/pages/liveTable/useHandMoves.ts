import { useSingleKeys } from '../../actions/useSingleKeys.js';
import type { LiveTable } from './connection/useTable.js';
import type { OwnHand } from './useHand.js';

export interface HandMoves {
  /** Whether everybody sees the chosen card. */
  readonly isShown: boolean;
  readonly draw: () => void;
  readonly play: () => void;
  readonly playFaceDown: () => void;
  readonly show: () => void;
  readonly discard: () => void;
  readonly vote: () => void;
  /** Called when a card is dropped somewhere. */
  readonly drop: (card: string, target: string) => void;
}

/** The moves with one's own hand, by button, key and dragging. */
export function useHandMoves({ view, act }: LiveTable, hand: OwnHand): HandMoves {
  const { piles, seats, seat } = view;
  const { cards, place, chosen: card } = hand;
  const isShown = seats.find(({ id }) => id === seat)?.shown.some(({ id }) => id === card?.id) ?? false;
  const withCard = (move: (id: string) => void) => () => card !== undefined && move(card.id);
  const put = (id: string, pile: string): void => act({ type: 'put', card: id, pile, place: 'top' });
  const moves: HandMoves = {
    isShown,
    draw: () => act({ type: 'draw', pile: piles[0]?.id ?? '', count: 1 }),
    play: withCard((id) => act({ type: 'play', card: id, isFaceUp: true })),
    playFaceDown: withCard((id) => act({ type: 'play', card: id, isFaceUp: false })),
    show: withCard((id) => act({ type: 'show', card: id, isShown: !isShown })),
    discard: withCard((id) => put(id, piles[1]?.id ?? '')),
    vote: withCard((id) => act({ type: 'vote', card: id })),
    drop: (id, target) => {
      const [kind, name = ''] = target.split(':');
      if (kind === 'seat') act({ type: 'give', card: id, seat: name });
      else if (kind === 'pile') put(id, name);
      else if (kind === 'hand') act({ type: 'arrange', card: id, place: Number(name) });
      else act({ type: 'play', card: id, isFaceUp: true });
    },
  };
  const step = (by: number): void => {
    if (cards.length > 0) hand.choose(((place ?? (by > 0 ? -1 : 0)) + by + cards.length) % cards.length);
  };
  const arrange = (by: number): void => {
    const to = (place ?? 0) + by;
    if (card !== undefined && hand.order === 'own' && to >= 0 && to < cards.length)
      act({ type: 'arrange', card: card.id, place: to });
  };
  useSingleKeys('At the table', [
    { label: 'Draw a card', shortcuts: ['D'], run: moves.draw },
    { label: 'Choose a card in your hand', shortcuts: ['ArrowLeft'], run: () => step(-1) },
    { label: 'Choose a card in your hand', shortcuts: ['ArrowRight'], run: () => step(1) },
    { label: 'Put the chosen card back', shortcuts: ['Escape'], run: () => hand.choose(undefined) },
    { label: 'Play the chosen card', shortcuts: ['P'], run: moves.play },
    { label: 'Play it face down', shortcuts: ['F'], run: moves.playFaceDown },
    { label: 'Show it to everybody, or hide it', shortcuts: ['S'], run: moves.show },
    { label: 'Discard it', shortcuts: ['X'], run: moves.discard },
    { label: 'Move it left or right', shortcuts: [','], run: () => arrange(-1) },
    { label: 'Move it left or right', shortcuts: ['.'], run: () => arrange(1) },
    { label: 'Hold your hand face down, or up', shortcuts: ['H'], run: hand.turn },
    { label: 'Take back the latest move', shortcuts: ['U'], run: () => act({ type: 'undo' }) },
    { label: 'Hand the turn over', shortcuts: ['N'], run: () => act({ type: 'pass-turn' }) },
  ]);
  return moves;
}
