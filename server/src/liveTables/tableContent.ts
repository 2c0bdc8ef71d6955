import { HttpProblem } from '../errors.js';
import { faceRatio } from '../presenters/faceRatio.js';
import { languagesOf } from '../presenters/languagesOf.js';
import { saidKeys } from '../presenters/saidKeys.js';
import { titlesOf } from '../presenters/titlesOf.js';
import type { TableDeckRow } from '../queries/decks/readTableDeck.js';
import type { TableContent } from '../queries/liveTables.js';
import { systemChance } from './game/systemChance.js';

/** Cards on one table, copies included. */
const MOST_CARDS = 1_000;

/** The deck as it is now, for a table. @throws HttpProblem `invalid` if it has no cards or too many */
export function tableContent(row: TableDeckRow): TableContent {
  const { id, default_language, translations, cards } = row;
  const keys = saidKeys(row.front, null).front;
  const copies = cards.flatMap((card, index) => Array.from({ length: card.copies }, () => index));
  if (copies.length === 0) throw new HttpProblem('invalid', 'This deck has no cards yet. Add some to play it.');
  if (copies.length > MOST_CARDS)
    throw new HttpProblem(
      'invalid',
      `This deck has ${copies.length} cards with all copies; a table has room for ${MOST_CARDS}.`,
    );
  return {
    deck: {
      id,
      default_language,
      ratio: faceRatio(row.size, row.ratio),
      translations: titlesOf(translations),
      languages: languagesOf(
        row,
        cards.flatMap((card) => Object.keys(card.translations)),
      ),
    },
    cards: cards.map((card) => ({
      id: card.id,
      face: systemChance.name() + systemChance.name(),
      category: card.category,
      translations: Object.fromEntries(
        Object.entries({ [default_language]: {}, ...card.translations }).map(([language, texts]) => [
          language,
          spokenOf(language === default_language ? { ...card.fields, ...texts } : texts, keys),
        ]),
      ),
    })),
    copies,
  };
}

/** The texts on the front of a card, in the order in which they are read out. */
function spokenOf(texts: Readonly<Record<string, unknown>>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = texts[key];
      return typeof text === 'string' && text.trim() !== '' ? [[key, text]] : [];
    }),
  );
}
