import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { colorSchemesQuery } from '../../../api/colorSchemes.js';
import type { PublicListedDeck } from '../../../api/decks.js';

/** Sets `--deck-color`, the colour of the ground under a deck's cards, once schemes are loaded. */
export function useDeckGround(deck: PublicListedDeck): CSSProperties {
  const { data: schemes } = useQuery(colorSchemesQuery);
  const scheme = schemes?.find(({ id }) => id === deck.color_scheme_id);
  const color = scheme?.category[deck.primary_color_key] ?? scheme?.brand.primary;
  return color === undefined ? {} : ({ '--deck-color': color } as CSSProperties);
}
