import { HttpProblem } from '../errors.js';
import { titlesOf } from '../presenters/titlesOf.js';
import type { TableDeckRow } from '../queries/decks/readTableDeck.js';
import type { TableContent } from '../queries/liveTables.js';
import { systemChance } from './game/systemChance.js';

/** Cards on one table, copies included. */
const MOST_CARDS = 1_000;
/** What a card says, in the order in which it is read out. */
const SPOKEN = ['title', 'one_liner', 'primary_text', 'description', 'secondary_text'] as const;

/** The deck as it is now, for a table. @throws HttpProblem `invalid` if it has no cards or too many */
export function tableContent({ id, default_language, translations, ratio, cards }: TableDeckRow): TableContent {
  const copies = cards.flatMap((card, index) => Array.from({ length: card.copies }, () => index));
  if (copies.length === 0) throw new HttpProblem('invalid', 'This deck has no cards yet. Add some to play it.');
  if (copies.length > MOST_CARDS)
    throw new HttpProblem(
      'invalid',
      `This deck has ${copies.length} cards with all copies; a table has room for ${MOST_CARDS}.`,
    );
  return {
    deck: { id, default_language, ratio, translations: titlesOf(translations) },
    cards: cards.map((card) => ({
      id: card.id,
      face: systemChance.name() + systemChance.name(),
      category: card.category,
      translations: Object.fromEntries(
        Object.entries(card.translations).map(([language, texts]) => [language, spokenOf(texts)]),
      ),
    })),
    copies,
  };
}

function spokenOf(texts: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    SPOKEN.flatMap((key) => {
      const text = texts[key];
      return typeof text === 'string' && text.trim() !== '' ? [[key, text]] : [];
    }),
  );
}
