import { useQuery } from '@tanstack/react-query';
import { colorSchemesQuery } from '../../../api/colorSchemes.js';
import type { PublicListedDeck } from '../../../api/decks.js';

/** The colour that a deck's cards are in, for the ground they lie on; undefined until schemes are known. */
export function useDeckColor(deck: PublicListedDeck): string | undefined {
  const { data: schemes } = useQuery(colorSchemesQuery);
  const scheme = schemes?.find(({ id }) => id === deck.color_scheme_id);
  return scheme?.category[deck.primary_color_key] ?? scheme?.brand.primary;
}
