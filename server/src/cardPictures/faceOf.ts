import {
  deckGeometry,
  deckLanguages,
  findColorScheme,
  findTemplate,
  type FaceInput,
  type FaceSide,
} from '@cardwright/renderer';
import { loadInMemory } from '@cardwright/renderer/production';
import { officialCatalogue } from '@cardwright/templates';
import { withWholeAddresses } from '../contract/pictureAddress.js';
import { presentDeckContent } from '../presenters/deck.js';
import { presentColorScheme, presentTemplate } from '../presenters/designs.js';
import type { ShownCard } from '../queries/decks/readShownCard.js';

export interface FaceChoice {
  readonly side: FaceSide;
  /** The language of the texts. Without texts in it on the deck or the card, the deck's main language is used. */
  readonly language?: string | undefined;
}

/** What the renderer needs to draw one side of a card. A deck without cards shows its empty face. */
export function faceOf(shown: ShownCard, { side, language }: FaceChoice, publicUrl: string): FaceInput {
  const { deck: row, category, card, templates, color_scheme: scheme } = shown;
  const content = presentDeckContent({
    deck: row,
    author: null,
    categories: category === null ? [] : [category],
    cards: card === null ? [] : [card],
  });
  const { deck, catalogue } = loadInMemory({
    deck: { ...withWholeAddresses(content, publicUrl), link_base: publicUrl },
    designs: {
      templates: templates.map(presentTemplate),
      colorSchemes: scheme === null ? [] : [presentColorScheme(scheme)],
    },
    official: officialCatalogue(),
    folder: '',
  });
  const shownCategory = deck.categories[0];
  const shownCard = shownCategory?.cards[0];
  const key = `${side}_template_id` as const;
  const template = findTemplate(catalogue, shownCard?.[key] ?? shownCategory?.[key] ?? deck[key], side);
  return {
    template: template.json_config,
    deck,
    category: shownCategory,
    card: shownCard,
    scheme: findColorScheme(catalogue, deck.color_scheme_id),
    language: language !== undefined && deckLanguages(deck).includes(language) ? language : deck.default_language,
    face: deckGeometry(deck, template),
  };
}
