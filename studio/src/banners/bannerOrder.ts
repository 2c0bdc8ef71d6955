import {
  bannerCards,
  bannerChoices,
  bannerPicture,
  planDeck,
  type BannerCard,
  type BannerDesign,
  type BannerOrder,
  type Catalogue,
  type Deck,
  type TemplateConfig,
} from '@cardwright/renderer';
import { withKnownDesigns } from '../rendering/withKnownDesigns.js';
import type { ShownSize } from './sizes.js';

/** A deck as banners show it: the cards to choose from, in one language. */
export interface BannerSubject extends Pick<BannerOrder, 'deck' | 'scheme' | 'language'> {
  readonly choices: readonly BannerCard[];
}

export function subjectOf(deck: Deck, catalogue: Catalogue, language = deck.default_language): BannerSubject {
  const known = withKnownDesigns(deck, catalogue);
  const plan = planDeck(known, catalogue, { languages: [language] });
  return { deck: known, scheme: plan.scheme, language, choices: bannerChoices(plan) };
}

interface Shown {
  readonly design: BannerDesign;
  /** The banner's own template for the preset that it was made from. */
  readonly template?: TemplateConfig | undefined;
}

/** What the renderer needs to draw a banner in one size. */
export function bannerOrder(
  { choices, ...subject }: BannerSubject,
  preset: Pick<ShownSize, 'id' | 'width' | 'height' | 'guides' | 'json_config'>,
  { design, template }: Shown,
): BannerOrder {
  const { id, width, height, guides } = preset;
  return {
    ...subject,
    size: { width, height, guides },
    design,
    template: template ?? preset.json_config,
    places: design.places[id],
    cards: bannerCards(choices, design).map(({ face }) => face),
    picture: bannerPicture(choices, design),
    link: linkOf(subject.deck, design),
  };
}

/** Where the call to action and the code lead; nowhere for cards that belong to no deck. */
export function linkOf({ id }: Pick<Deck, 'id'>, { target }: Pick<BannerDesign, 'target'>): string | undefined {
  if (id === undefined) return undefined;
  return `${location.origin}${target === 'play' ? '/play/random/' : '/explore/decks/'}${id}`;
}
