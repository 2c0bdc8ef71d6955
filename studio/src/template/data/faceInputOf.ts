import {
  deckLanguages,
  findColorScheme,
  templateGeometry,
  type Catalogue,
  type ColorScheme,
  type Deck,
  type FaceGeometry,
  type FaceInput,
} from '@cardwright/renderer';
import type { Subject } from '../builder/builderSession.js';
import type { TemplateDocument } from '../document/types.js';
import { cardsOf, type SubjectCard } from './subjectDecks.js';

/** The face of a card in the template, as it is being edited. */
export function faceInputOf(
  template: Pick<TemplateDocument, 'json_config' | 'ratio'>,
  deck: Deck,
  subject: SubjectCard | undefined,
  {
    scheme,
    language = deck.default_language,
    face = templateGeometry(template),
  }: {
    readonly scheme: ColorScheme;
    readonly language?: string | undefined;
    /** The size of the face; by default, that of the template's own ratio. */
    readonly face?: FaceGeometry;
  },
): FaceInput {
  return {
    template: template.json_config,
    deck,
    category: subject?.category,
    card: subject?.card,
    scheme,
    language: deckLanguages(deck).includes(language) ? language : deck.default_language,
    face,
  };
}

/** The card that a subject names: indexes beyond the last count from the first again. */
export function subjectCard(deck: Deck, { index }: Pick<Subject, 'index'>): SubjectCard | undefined {
  const cards = cardsOf(deck);
  return cards[((index % cards.length) + cards.length) % cards.length];
}

/** The chosen colour scheme, else the deck's, else the one that the template was made with. */
export function schemeFor(
  catalogue: Catalogue,
  deck: Pick<Deck, 'color_scheme_id'>,
  { schemeId }: Pick<Subject, 'schemeId'>,
  templateSlug: string,
): ColorScheme {
  const own = catalogue.templates.find(({ slug }) => slug !== '' && templateSlug.startsWith(slug));
  const wanted = [schemeId, deck.color_scheme_id, own?.color_scheme_id];
  const known = wanted.find((id) => catalogue.colorSchemes.some((scheme) => scheme.id === id));
  return findColorScheme(catalogue, typeof known === 'string' ? known : null);
}
