import { findColorScheme, templateGeometry, type Catalogue, type Deck, type FaceInput } from '@cardwright/renderer';
import type { StoredTemplate } from '../api/templates.js';
import type { CardPlace } from './firstCards.js';

/** A face of a deck in a given design, as a preview of the design. By default it is that of the first card. */
export function sampleFace(
  deck: Deck,
  template: Pick<StoredTemplate, 'json_config' | 'ratio' | 'color_scheme_id'>,
  catalogue: Catalogue,
  {
    index = 0,
    category: home = 0,
    schemeId,
  }: Partial<CardPlace> & { readonly schemeId?: string | null | undefined } = {},
): FaceInput {
  const category = deck.categories[home];
  const wanted = schemeId ?? template.color_scheme_id ?? null;
  const known = catalogue.colorSchemes.some(({ id }) => id === wanted) ? wanted : null;
  return {
    template: template.json_config,
    deck,
    category,
    card: category?.cards[index] ?? category?.cards[0],
    scheme: findColorScheme(catalogue, known),
    language: deck.default_language,
    face: templateGeometry(template),
  };
}
