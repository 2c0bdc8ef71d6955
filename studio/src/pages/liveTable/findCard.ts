import type { TableView } from '@cardwright/server/contract';

/** Where a card lies that this seat can point at. */
export interface FoundCard {
  readonly id: string;
  readonly face: string | null;
  readonly place: 'hand' | 'table' | 'pile' | 'shown' | 'vote';
  /** A card of one's own hand that everybody sees. */
  readonly isShown: boolean;
}

/** @returns undefined if the card has moved since */
export function findCard({ hand, table, piles, seats, vote }: TableView, id: string): FoundCard | undefined {
  const shown = seats.flatMap((seat) => seat.shown);
  const isShown = shown.some((card) => card.id === id);
  const places = { hand, table, pile: piles.flatMap(({ cards }) => cards), shown, vote: vote?.cards ?? [] } as const;
  for (const [place, cards] of Object.entries(places)) {
    const card = cards.find((each) => each.id === id);
    if (card !== undefined) return { id, face: card.face, place: place as FoundCard['place'], isShown };
  }
  return undefined;
}

/** The seat whose turn comes next. */
export function nextInTurn({ seats, turn }: Pick<TableView, 'seats' | 'turn'>): string | undefined {
  const players = seats.filter(({ role }) => role === 'player');
  return players[(players.findIndex(({ id }) => id === turn) + 1) % players.length]?.name;
}
