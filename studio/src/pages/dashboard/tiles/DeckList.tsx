import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useRef } from 'react';
import type { ListedDeck } from '../../../api/decks.js';
import { worldsQuery } from '../../../api/worlds.js';
import tiles from '../../../tiles/tiles.module.css';
import type { DeckView } from '../deckView.js';
import styles from './DeckList.module.css';
import { DeckRow } from './DeckRow.js';
import { DeckTile } from './DeckTile.js';
import { useTileKeys } from './useTileKeys.js';

interface DeckListProps {
  readonly decks: readonly ListedDeck[];
  readonly view: DeckView;
}

/** Decks as tiles or rows. Arrow keys move, Enter opens, Delete asks. */
export function DeckList({ decks, view }: DeckListProps): ReactElement {
  const list = useRef<HTMLUListElement>(null);
  const { data: worlds } = useQuery(worldsQuery);
  const onKeyDown = useTileKeys(list, decks);
  const Deck = view === 'grid' ? DeckTile : DeckRow;
  return (
    <ul ref={list} className={view === 'grid' ? tiles.grid : styles.rows} onKeyDown={onKeyDown} aria-label="Decks">
      {decks.map((deck) => (
        <li key={deck.id}>
          <Deck deck={deck} world={worlds?.find(({ id }) => id === deck.world_id)?.name} />
        </li>
      ))}
    </ul>
  );
}
