import type { KeyboardEvent, RefObject } from 'react';
import type { ListedDeck } from '../../../api/decks.js';
import { useDeckActions } from '../actions/useDeckActions.js';
import { nextTile, type Direction } from './nextTile.js';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** Arrows, Home and End move between the deck links; Delete asks whether to delete. Elsewhere, keys keep their meaning. */
export function useTileKeys(
  list: RefObject<HTMLElement | null>,
  decks: readonly ListedDeck[],
): (event: KeyboardEvent) => void {
  const actions = useDeckActions();
  return (event) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
    const id = target.dataset.deck;
    if (id === undefined) return;
    const direction = DIRECTIONS[key];
    if (direction !== undefined) {
      event.preventDefault();
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-deck]') ?? [])];
      nextTile(links, target, direction)?.focus();
    } else if (key === 'Delete' || key === 'Backspace') {
      event.preventDefault();
      const deck = decks.find((one) => one.id === id);
      if (deck !== undefined) void actions.askToDelete(deck);
    }
  };
}
