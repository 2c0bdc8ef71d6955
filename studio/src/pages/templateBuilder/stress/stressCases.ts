import {
  deckLanguages,
  faceGeometry,
  type Card,
  type Catalogue,
  type ColorScheme,
  type Deck,
  type FaceGeometry,
  type FaceInput,
  type Template,
} from '@cardwright/renderer';
import { faceInputOf } from '../../../template/data/faceInputOf.js';
import { cardsOf, type SubjectCard } from '../../../template/data/subjectDecks.js';
import { nameOfLanguage } from '../../../languages/nameOfLanguage.js';

/** One face of the stress test. */
export interface StressCase {
  readonly id: string;
  readonly label: string;
  readonly input: FaceInput;
}

/** The id of the card as it is. */
export const AS_EDITED = 'edited';

type Field = 'title' | 'one_liner' | 'primary_text' | 'description' | 'secondary_text';
type Texts = Readonly<Record<Field, string>>;

function textsBy(of: (field: Field) => string): Texts {
  return {
    title: of('title'),
    one_liner: of('one_liner'),
    primary_text: of('primary_text'),
    description: of('description'),
    secondary_text: of('secondary_text'),
  };
}

/** Longer than what a deck of short texts has: real cards grow. */
const LONG: Texts = {
  title: 'The Keeper of Unreasonably Long Names',
  one_liner: 'A line that says rather more than a line should have to say',
  primary_text: 'What would you do differently if nobody had ever told you how it is supposed to be done around here?',
  description:
    'Look at the top three cards of any pile. **Keep one**, put one back, and give the last to the person who has spoken least. If nobody has spoken, *wait*. Then everyone who agrees turns a card over, and everyone who does not explains why before the next round begins.',
  secondary_text: 'Pass it on to your left, twice around the table',
};

/** The size of a card, in mm. */
export interface PrintSize {
  readonly slug: string;
  readonly name: string;
  readonly width_mm: number;
  readonly height_mm: number;
}

type Looks = Pick<Template, 'json_config' | 'ratio'>;

interface Context {
  readonly template: Looks;
  readonly deck: Deck;
  readonly subject: SubjectCard | undefined;
  readonly scheme: ColorScheme;
  readonly catalogue: Catalogue;
  /** Every size that cards are printed in. */
  readonly sizes: readonly PrintSize[];
}

/**
 * The card as it is, with the longest, the shortest and no texts, in every language, in every colour scheme, and in every
 * size.
 */
export function stressCases({ template, deck, subject, scheme, catalogue, sizes }: Context): readonly StressCase[] {
  const language = deck.default_language;
  const one = (
    id: string,
    label: string,
    changed: SubjectCard | undefined,
    options: { scheme?: ColorScheme; language?: string; face?: FaceGeometry } = {},
  ): StressCase => ({
    id,
    label,
    input: faceInputOf(template, deck, changed, { scheme, language, ...options }),
  });
  const written = (texts: Texts, fields?: Card['fields']): SubjectCard | undefined =>
    subject && {
      ...subject,
      card: { ...withTexts(subject.card, language, texts), fields: { ...subject.card.fields, ...fields } },
    };
  const all = cardsOf(deck).map(({ card }) => card);
  const longest = textsBy((field) => extreme([...textsOf(all, field), LONG[field]], -1));
  const shortest = textsBy((field) => extreme(textsOf(all, field), 1));
  const bare = written(textsBy(() => ''));
  const others = deckLanguages(deck).filter((code) => code !== language);
  return [
    one(AS_EDITED, 'As edited', subject),
    one('longest', 'Longest', written(longest, fieldsBy(all, -1))),
    one('shortest', 'Shortest', written(shortest, fieldsBy(all, 1))),
    one(
      'empty',
      'Empty',
      bare && { ...bare, card: { ...bare.card, illustration: null, attribution: '', card_number: '', fields: {} } },
    ),
    ...others.map((code) => one(`in ${code}`, nameOfLanguage(code, 'en'), subject, { language: code })),
    ...catalogue.colorSchemes
      .filter(({ id }) => id !== scheme.id)
      .map((other) => one(`scheme ${other.id}`, other.name, subject, { scheme: other })),
    ...sizes.map(({ slug, name, width_mm: widthMm, height_mm: heightMm }) =>
      one(`size ${slug}`, name, subject, { face: faceGeometry({ widthMm, heightMm }) }),
    ),
  ];
}

function textsOf(cards: readonly Card[], field: Field): readonly string[] {
  return cards.flatMap(({ translations }) => Object.values(translations).map((texts) => texts[field]));
}

/** The longest or shortest value of each custom field. @param order 1 for the shortest, -1 for the longest */
function fieldsBy(all: readonly Card[], order: 1 | -1): Card['fields'] {
  const lengthOf = (value: string | number): number => order * String(value).length;
  const found: Record<string, string | number> = {};
  for (const { fields } of all)
    for (const [name, value] of Object.entries(fields)) {
      const best = found[name];
      if (value !== '' && (best === undefined || lengthOf(value) < lengthOf(best))) found[name] = value;
    }
  return found;
}

/** @param order 1 for the shortest text that is not empty, -1 for the longest */
function extreme(texts: readonly string[], order: 1 | -1): string {
  return texts.filter((text) => text !== '').sort((one, other) => order * (one.length - other.length))[0] ?? '';
}

function withTexts(card: Card, language: string, texts: Texts): Card {
  const old = card.translations[language];
  return { ...card, translations: { [language]: { ...old, ...texts, language_code: language } } };
}
